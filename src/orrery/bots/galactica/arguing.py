"""Talk from evidence: it accuses by what everybody has seen, answers when it is accused, and notes who said what.

A Cylon says what he could believe if he were human: he accuses the human against whom most speaks in public, and what
he once said of somebody he says again.
"""

from __future__ import annotations

from orrery.bots.galactica.clues import Observer, drawn
from orrery.bots.galactica.seen import Seen
from orrery.bots.galactica.talk import LOYAL, OFTEN, Talk
from orrery.bots.galactica.witness import Witness
from orrery.core.question import Choice, Question
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.state import NOBODY

ACCUSED = "suspect"
BELIEVED = 0.55
"""From here on somebody is accused."""
PLAUSIBLE = 0.4
"""From here on it can be believed of somebody that his card was a Cylon's."""
ANSWERED_WITH = ("action", "movement", "contribute")
"""Questions that everybody knows one is asked: with these it answers accusations."""


class Arguing(Talk):
    def __init__(self) -> None:
        super().__init__()
        self.accused = ""
        """The phrase by which it was last accused and has not answered."""
        self.answered = -OFTEN
        self.stated: dict[int, str] = {}
        """What it has said of a loyalty card that it has seen, by whose."""

    # --- listening ------------------------------------------------------------------------------------

    def take_in(self, s: Seen, witness: Witness, seat: int, phrase: str) -> None:
        super().take_in(s, witness, seat, phrase)
        if not isinstance(witness, Observer):
            return
        if phrase.startswith(ACCUSED) and phrase.endswith(f"_{s.me.character}"):
            self.accused = phrase
        target = witness.looked.get(seat, NOBODY) if phrase in ("saw_cylon", "saw_human") else about(s, phrase)
        if target not in (NOBODY, seat):
            what = phrase if phrase.startswith("saw") else phrase.partition("_")[0]
            witness.clue(s, seat, f"says:{what}", s.suspicion(target) - 0.3)
            witness.clue(s, target, f"of:{what}", s.faith(seat))
        elif phrase.startswith("help_"):
            witness.promised[seat] = phrase

    # --- speaking -------------------------------------------------------------------------------------

    def speak(self, s: Seen, q: Question, choice: Choice, witness: Witness) -> None:
        super().speak(s, q, choice, witness)
        if q.kind in ANSWERED_WITH and self.accused and isinstance(witness, Observer):
            if s.g.turn - self.answered >= OFTEN // 2 and not s.me.cylon:
                self.saying = [denial(s, self.accused, witness)]
                self.answered = s.g.turn
            self.accused = ""

    def report(self, s: Seen, witness: Witness) -> list[str]:
        """A human says what he saw. A Cylon clears a Cylon, and blackens a human of whom it will be believed."""
        if not witness.unreported:
            return []
        cards, witness.unreported = witness.unreported, ()
        saw = any(card in CYLON_CARDS for card in cards)
        target = witness.looked.get(s.seat, NOBODY)
        if s.machine:
            saw = not saw and isinstance(witness, Observer) and witness.mind.image(s.g, target) >= PLAUSIBLE
        said = self.stated.setdefault(target, "saw_cylon" if saw else "saw_human")
        return [said]

    def complain(self, s: Seen, witness: Witness) -> list[str]:
        """One thing at most: the plainest reason against whom it suspects, or would as a human."""
        if not s.me.cylon and isinstance(witness, Observer):
            for phrase in self.arguments(s, witness):
                if s.g.turn - self.said.get(phrase, -OFTEN) >= OFTEN:
                    self.said[phrase] = s.g.turn
                    return [phrase]
        return super().complain(s, witness)

    def arguments(self, s: Seen, witness: Observer) -> list[str]:
        others = [seat for seat in s.g.humans() if seat != s.seat and not s.g.is_leader(seat)]
        if not others:
            return []
        believed = {seat: witness.mind.image(s.g, seat) if s.machine else s.suspicions[seat] for seat in others}
        cleared = [seat for seat, said in self.stated.items() if said == "saw_human"]
        worst = max([seat for seat in others if seat not in cleared], key=lambda seat: believed[seat], default=NOBODY)
        found = []
        if worst != NOBODY and believed[worst] > BELIEVED:
            found += [ground.phrase for ground in witness.grounds.against(worst, s.g.turn)[:2]]
            found.append(f"suspect_{s.g.players[worst].character}")
        best = min(others, key=lambda seat: believed[seat])
        if best == witness.grounds.most_generous() and believed[best] < 3 * LOYAL and s.g.turn > OFTEN:
            found.append(f"trust_for_gifts_{s.g.players[best].character}")
        return found


def about(s: Seen, phrase: str) -> int:
    """Of whom a phrase speaks that accuses or vouches."""
    verb, _, rest = phrase.partition("_")
    if verb not in ("suspect", "trust"):
        return NOBODY
    return next((i for i, player in enumerate(s.g.players) if names(rest, player.character)), NOBODY)


def names(rest: str, character: str) -> bool:
    return rest == character or (rest.startswith("for_") and rest.partition("_")[2].partition("_")[2] == character)


def denial(s: Seen, phrase: str, witness: Observer) -> str:
    """By what everybody has seen, whatever one is: it tells nothing."""
    rest = phrase.partition("_")[2]
    type = rest.removeprefix("for_").partition("_")[0] if rest.startswith("for_") else ""
    if type in drawn(s.me.character):
        return "because_others_draw_it"
    if witness.grounds.most_generous() == s.seat:
        return "because_gave_most"
    return "because_not_me" if s.image < BELIEVED else "because_look_at_me"
