"""The score sheet, and how the game ended."""

from __future__ import annotations

from orrery.games.race.cards import CARDS
from orrery.games.race.rounds import FULL_TABLEAU
from orrery.words.race.cards import CardWords
from orrery.words.shapes import Names, Outcome, ScoreLine


class ScoreWords(CardWords):
    def score_line(self, line: ScoreLine) -> str:
        if line.what == "chips":
            return self.say("sheet-chips", points=line.points)
        if line.what == "printed":
            return self.say("sheet-printed", card=self.card(line.source), points=line.points)
        development, _, number = line.what.partition(".")
        scored = self.score(CARDS[development], int(number) - 1)
        name = self.card(development)
        return self.say("sheet-scored", card=name, points=line.points, count=line.count, line=scored)

    def result(self, result: Outcome, names: Names) -> str:
        winners = self.several(names[seat] for seat in result.winners)
        best = max(result.scores)
        if len(result.winners) > 1:
            won = "won-shared"
        elif list(result.scores).count(best) > 1:
            won = "won-tie"
        else:
            won = "won"
        scores = [self.say("score-of", who=names[seat], score=score) for seat, score in enumerate(result.scores)]
        return " ".join(
            [
                self.say(f"end-{result.reason}", n=FULL_TABLEAU),
                self.say(won, who=winners),
                self.say("scores", scores=", ".join(scores)),
            ]
        )
