"""Points left, and how the battle ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from orrery.games.fleet.ships import NOT_COUNTED, PROFILES
from orrery.games.fleet.state import LOST, Fleet
from orrery.words.fleet.names import NameWords
from orrery.words.shapes import Names, Outcome, ScoreLine

SIGNAL = "signal"


@dataclass(frozen=True, slots=True)
class Line:
    """Ships of one kind that a fleet has left (FC-VIC-05); whatever the reader cannot see is a Signal."""

    source: str
    what: str
    count: int
    points: int


def sheet(g: Fleet, seat: int) -> tuple[Line, ...]:
    left = [ship.kind for ship in g.ships if ship.owner == seat and ship.at != LOST]
    counted = Counter(kind for kind in left if kind == SIGNAL or kind not in NOT_COUNTED)
    return tuple(Line(kind, kind, n, n * PROFILES[kind].rank) for kind, n in counted.items())


class ScoreWords(NameWords):
    def score_line(self, line: ScoreLine) -> str:
        ships = self.kinds([line.what] * line.count)
        return self.say("sheet-ships", ships=ships, points=line.points, hidden=line.what == SIGNAL)

    def result(self, result: Outcome, names: Names) -> str:
        winners = [names[seat] for seat in result.winners]
        if not winners:
            won = self.say("won-nobody")
        elif len(winners) == len(result.scores):
            won = self.say("won-all")
        else:
            won = self.say("won", n=len(winners), who=self.several(winners))
        scores = [self.say("score-of", who=names[seat], score=score) for seat, score in enumerate(result.scores)]
        return " ".join([self.say(f"end-{result.reason}"), won, self.say("scores", scores=", ".join(scores))])
