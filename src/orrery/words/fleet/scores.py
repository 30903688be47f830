"""Points left, and how the battle ended."""

from __future__ import annotations

from orrery.words.fleet.names import NameWords
from orrery.words.shapes import Names, Outcome, ScoreLine


class ScoreWords(NameWords):
    def score_line(self, line: ScoreLine) -> str:
        """`what` is a kind of ship, `count` how many of them are left."""
        ships = self.say("ships-alike", n=line.count, one=self.kind(line.what), many=self.say(f"card-{line.what}.many"))
        return self.say("sheet-ships", ships=ships, points=line.points)

    def result(self, result: Outcome, names: Names) -> str:
        winners = [names[seat] for seat in result.winners]
        drawn = not winners or len(winners) == len(names)
        won = self.say("won-nobody") if drawn else self.say("won", n=len(winners), who=self.several(winners))
        scores = [self.say("score-of", who=names[seat], score=score) for seat, score in enumerate(result.scores)]
        return " ".join([self.say(f"end-{result.reason}"), won, self.say("scores", scores=", ".join(scores))])
