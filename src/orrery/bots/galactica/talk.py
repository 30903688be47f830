"""What the bot says, in quick phrases, and what it makes of what others say.

It speaks when something public happens: a check is announced, it has acted, it has looked at a card. What it says never
depends on what else it could have answered. A Cylon says what a human would say in his place, or its opposite.
"""

from __future__ import annotations

from orrery.bots.bot import Said, View
from orrery.bots.galactica import worth
from orrery.bots.galactica.checks import outlook
from orrery.bots.galactica.reasons import contribution, reason
from orrery.bots.galactica.seen import Seen
from orrery.bots.galactica.witness import Witness
from orrery.core.question import Choice, Question
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.skill_checks import value

OFFERS = {"help_none": 0.1, "help_little": 0.35, "help_lot": 0.75}
"""What a promise is taken for: the share of his fitting cards that somebody will add."""
SAW = {"saw_cylon": 1.8, "saw_human": -1.2}
"""What a report about a loyalty card weighs, from somebody who is trusted."""
SUSPECTED, TRUSTED = 0.25, -0.15
ANNOUNCED = ("check_announced", "before_cards")
AT_STAKE = 1.6
"""Checks about less are not talked about."""
LITTLE, LOT = 2, 6
SURE, LOYAL = 0.6, 0.06
OFTEN = 8
"""Turns between two complaints about the same thing."""
WHY = "why"


class Talk:
    def __init__(self) -> None:
        self.heard: list[Said] = []
        self.offers: dict[int, float] = {}
        self.check: tuple[int, str] = (-1, "")
        """The check that was last talked about."""
        self.saying: list[str] = []
        self.said: dict[str, int] = {}
        """The turn in which each complaint was last made."""
        self.reason, self.since = "", 0
        """Why the bot did what it last did before everybody, and in which turn."""
        self.explained = False
        self.latest, self.since_latest = "", 0
        """The same for the last thing that it did at all, additions to checks included: for who asks it by name."""

    def is_asked(self, view: View, seat: int) -> bool:
        """Whether somebody wants to know of this very player why: it is answered with whatever comes next."""
        named = f"{WHY}_{view['table']['players'][seat]['character']}"
        return any(phrase == named for _, phrase in self.heard)

    def is_due(self, view: View, q: Question) -> bool:
        """Whether a check has just been announced: everybody who is asked speaks now, whatever he could play."""
        return q.kind == "react" and q.about["step"] in ANNOUNCED and check_of(view) != self.check

    # --- listening ------------------------------------------------------------------------------------

    def attend(self, s: Seen, witness: Witness) -> None:
        """Weighs what was said by who said it."""
        key = (s.g.turn, s.g.checks[-1].source) if s.g.checks else self.check
        if key != self.check:
            self.offers.clear()
        for seat, phrase in self.heard:
            if seat != s.seat:
                self.take_in(s, witness, seat, phrase)
        self.heard = []

    def take_in(self, s: Seen, witness: Witness, seat: int, phrase: str) -> None:
        if phrase == WHY:
            self.explain(s)
        elif phrase == f"{WHY}_{s.me.character}":
            self.saying = [self.latest if self.latest and s.g.turn - self.since_latest <= 1 else "why_nothing"]
        elif phrase in OFFERS:
            self.offers[seat] = OFFERS[phrase]
        elif phrase in SAW:
            target = witness.looked.get(seat, -1)
            if target >= 0:
                witness.mind.add(target, SAW[phrase] * (s.faith(seat) - 0.4))
        verb, _, character = phrase.partition("_")
        if verb in ("suspect", "trust"):
            target = s.g.seat_of(character)
            if target not in (-1, seat):
                witness.mind.add(target, (SUSPECTED if verb == "suspect" else TRUSTED) * (s.faith(seat) - 0.4))

    def explain(self, s: Seen) -> None:
        """Once for each deed, and only while it is remembered: this turn or the last."""
        if self.reason and not self.explained and s.g.turn - self.since <= 1:
            self.saying = [self.reason]
            self.explained = True

    # --- speaking -------------------------------------------------------------------------------------

    def speak(self, s: Seen, q: Question, choice: Choice, witness: Witness) -> None:
        """Makes up its mind what to say with this answer."""
        if q.kind == "react":
            if s.g.checks and q.about["step"] in ANNOUNCED and self.check != (s.g.turn, s.g.checks[-1].source):
                self.check = (s.g.turn, s.g.checks[-1].source)
                self.saying += promise(s)
            return
        why = reason(s, q, choice)
        if why:
            self.reason, self.since, self.explained = why, s.g.turn, False
        latest = why or contribution(s, q, choice)
        if latest:
            self.latest, self.since_latest = latest, s.g.turn
        if q.kind in ("action", "movement"):
            self.saying += self.report(s, witness) or self.complain(s, witness)

    def report(self, s: Seen, witness: Witness) -> list[str]:
        """What was on the card that it has looked at; a Cylon says the contrary."""
        if not witness.unreported:
            return []
        cards, witness.unreported = witness.unreported, ()
        machine = any(card in CYLON_CARDS for card in cards)
        return ["saw_cylon" if machine != s.machine else "saw_human"]

    def complain(self, s: Seen, witness: Witness) -> list[str]:
        """One thing at most, and none of them over and over."""
        g = s.g
        found = []
        if witness.spoiled:
            found.append("somebody_sabotages")
        if not s.me.cylon:
            found += suspects(s)
        if g.jump >= 3 and worth.danger(g) > 2.5:
            found.append("jump_soon")
        if len(g.damaged) >= 3:
            found.append("need_repairs")
        for phrase in found:
            if g.turn - self.said.get(phrase, -OFTEN) >= OFTEN:
                self.said[phrase] = g.turn
                return [phrase]
        return []

    def spoken(self) -> list[str]:
        said, self.saying = self.saying, []
        return said[:1]


def check_of(view: View) -> tuple[int, str]:
    table = view["table"]
    return (table["turn"], table["checks"][-1]["source"]) if table["checks"] else (-1, "")


def promise(s: Seen) -> list[str]:
    """How much it could help. A hidden Cylon always promises a little; a revealed one is asked by nobody."""
    view = outlook(s)
    if s.me.cylon or abs(view.failed - view.passed) < AT_STAKE:
        return []
    if s.cylon:
        return ["help_little"]
    help = sum([max(0, value(view.check, card)) for card in s.me.hand])
    return ["help_lot" if help >= LOT else "help_little" if help >= LITTLE else "help_none"]


def suspects(s: Seen) -> list[str]:
    """Whom it suspects, or trusts without a doubt. A Cylon names the human whom others would believe it of."""
    others = [seat for seat in s.g.humans() if seat != s.seat]
    if not others:
        return []
    worst = max(others, key=lambda seat: s.suspicions[seat])
    if s.suspicions[worst] > SURE and not s.machine:
        return [f"suspect_{s.g.players[worst].character}"]
    if s.machine:
        human = max(others, key=lambda seat: s.mind.evidence.get(seat, 0.0) + 3 * s.faith(seat))
        return [f"suspect_{s.g.players[human].character}"] if s.mind.evidence.get(human, 0.0) > 0.5 else []
    best = min(others, key=lambda seat: s.suspicions[seat])
    return [f"trust_{s.g.players[best].character}"] if s.suspicions[best] < LOYAL and s.g.turn > OFTEN else []
