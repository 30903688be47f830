"""Skill checks: difficulty, the pool, signs, total, outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from orrery.referee.galactica import orders
from orrery.referee.galactica.printed import LOCATION_CHECKS, crises, skill, strength, type_of
from orrery.referee.galactica.table import Seat, Table
from orrery.referee.story import Event

Meets = Callable[[Table, "Check", Event], None]

PER_CHECK = ("investigative_committee", "scientific_research", "declare_emergency", "restore_order", "a_second_chance")
CHANGES = {"friends_in_low_places": (2, -2), "assign_arbitrator": (3, -3), "cylon_hatred": (-3,)}
MAY_BE_MOOT = ("dogfight", "quick_thinking", "force_their_hand", "bait", "dradis_contact", "exploit_a_weakness")


@dataclass
class Check:
    kind: str
    source: str
    target: int
    printed: int
    difficulty: int
    positive: set[str]
    step: str
    face_up: bool = False
    settled: str = ""
    """By Mysterious Intuition."""
    none_of: str = ""
    """The type of Blind Devotion."""
    ones_count: bool = False
    """Inspirational Leader."""
    destiny: int = 0
    added: Counter[str] = field(default_factory=Counter)
    added_by: list[int] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)
    total: int = 0
    revealed: bool = False
    counted: bool = False
    abilities: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    plays: list[str] = field(default_factory=list)
    outcome: str = ""

    def value(self, card: str) -> int:
        """Types of the check add, all others subtract, Treachery always (T9.8)."""
        type, n = type_of(card), strength(card)
        if type == self.none_of:
            return 0
        if type != "treachery" and (type in self.positive or (self.ones_count and n == 1)):
            return n
        return -n

    def worth(self, cards: Iterable[str]) -> int:
        zeros = sum(strength(card) == 0 for card in cards) if "all_hands_on_deck" in self.abilities else 0
        return sum(map(self.value, cards)) + zeros


def began(table: Table, event: Event, crisis: str, drawer: int) -> Check:
    kind, source = event["kind"], event["source"]
    printed, skills = event["difficulty"], tuple(event["skills"])
    rule = "T9.1"
    if source in crises() and kind != "location":
        card = crises()[source]
        expected, types = card.get("check", 0), tuple(card.get("skills", ()))
        if kind in ("crisis", "super_crisis"):
            table.same(event, rule, "the card of the check", source, crisis)
            table.same(event, rule, "the kind of check", kind == "super_crisis", card.get("super_crisis", False))
    else:
        expected, types = LOCATION_CHECKS.get(source, (0, ()))
        if source == "admirals_quarters" and table.seats[event["target"]].character.name == "kara_thrace":
            expected -= 3
        if table.prophecy and foretold(table, event):
            expected += 2
        if table.daybreak and source == "administration":
            table.wrong(event, "T9.1a", "Daybreak's Administration asks for no check")
        if table.acting != f"location:{source}":
            table.wrong(event, "T9.1", f"a check of {source} after {table.acting}")
    table.same(event, rule, f"the difficulty of {source}", printed, expected)
    table.same(event, rule, f"the types of {source}", skills, types)
    adama = kind == "crisis" and drawer >= 0 and table.seats[drawer].character.name == "william_adama"
    adama = adama and not table.seats[drawer].cylon
    return Check(kind, source, event["target"], expected, expected, set(types), table.phase, ones_count=adama)


def foretold(table: Table, event: Event) -> bool:
    """Accept Prophecy: Administration, or Admiral’s Quarters against the President."""
    if event["source"] == "admirals_quarters":
        return bool(event["target"] == table.titles["president"])
    return bool(event["source"] == "administration")


def react(table: Table, check: Check, event: Event) -> None:
    play, _, how = event["play"].partition(":")
    name = play.rpartition("_")[0] if play[-1:].isdigit() else play
    if name in PER_CHECK:
        if name in check.plays:
            table.wrong(event, "0.1.5", f"{name} is played twice on one check")
        check.plays.append(name)
        if check.kind == "mission":
            table.wrong(event, "T27.2", f"{name} is played on a mission")
    if name == "investigative_committee":
        check.face_up = True
    elif name == "scientific_research":
        check.positive.add("engineering")
    elif name == "declare_emergency":
        check.difficulty -= 2
    elif name in CHANGES:
        change = int(how) if how else -3
        if change not in CHANGES[name]:
            table.wrong(event, "T9.3", f"{name} changes the difficulty by {change}")
        check.difficulty += change
    elif name == "mysterious_intuition":
        table.same(event, "T9.2", "the kind of check that Mysterious Intuition settles", check.kind, "crisis")
        check.settled = how
    elif name == "blind_devotion":
        check.none_of = how
    elif name == "change_of_plans":
        change_plans(table, check, event)
    elif name == "command_authority":
        table.seats[event["who"]].hand.update(table.pool)
        table.pool = Counter()


def change_plans(table: Table, check: Check, event: Event) -> None:
    """The pass box is skipped, each human player draws 2 cards (P6)."""
    table.same(event, "T9.13", "the outcome that Change of Plans replaces", check.outcome, "pass")
    table.dues = [due for due in table.dues if due.rule != "T9.14"]
    for seat in table.seats:
        if seat.human:
            table.owe("draw", (seat.number, ""), 2, "T9.13", "change_of_plans")


def destiny(table: Table, check: Check, event: Event) -> None:
    shown = event["event"] == "destiny_shown"
    table.same(event, "T9.4", "the number of Destiny cards", len(event["cards"]) if shown else event["n"], 2)
    if check.destiny or check.added_by:
        table.wrong(event, "T9.4", "Destiny cards come once and first")
    table.same(event, "T9.3", "whether cards lie face up", shown, check.face_up)
    check.destiny += 2
    if shown:
        check.added.update(event["cards"])


def contributed(table: Table, check: Check, event: Event) -> None:
    seat, cards = table.seats[event["who"]], event["cards"]
    table.leave_hand(event, seat, cards, "T9.5")
    check.added.update(cards)
    openly = event["event"] == "contributed_openly"
    if not openly:
        table.same(event, "T9.5", "the number of cards added", event["n"], len(cards))
    if check.revealed:  # the card of Force Their Hand
        check.cards.update(cards)
        return
    if not check.destiny:
        table.wrong(event, "T9.4", "cards are added before those of Destiny")
    table.same(event, "T9.3", "whether cards lie face up", openly, check.face_up)
    order = [other.number for other in table.clockwise(table.current)]
    if seat.number in check.added_by:
        table.wrong(event, "T9.5", f"seat {seat.number} adds cards twice")
    elif check.added_by and order.index(seat.number) < order.index(check.added_by[-1]):
        table.wrong(event, "T9.5", f"seat {seat.number} adds cards out of turn")
    check.added_by.append(seat.number)
    limit = most(table, seat, check)
    if len(cards) > limit:
        table.wrong(event, "T9.5", f"seat {seat.number} adds {len(cards)} cards, at most {limit}")


def most(table: Table, seat: Seat, check: Check) -> int:
    """How many cards somebody may add to a check (T9.5)."""
    in_brig = seat.location == "brig"
    sheet = not seat.cylon and check.kind != "super_crisis"
    if seat.character.name == "aaron_doral" and sheet and check.step == "action" and seat.number != table.current:
        return 0
    if in_brig and seat.human:
        return 1
    simon = seat.character.name == "simon_oneill" and sheet
    if seat.infiltrating:
        return 3 if simon else 2
    if not seat.human:
        return 2 if simon else 1
    return 1_000


def skipped(table: Table, check: Check, event: Event) -> None:
    """Everybody who holds a card is asked to add some."""
    for seat in table.seats:
        if seat.number not in check.added_by and seat.hand_size > 0 and most(table, seat, check):
            table.wrong(event, "T9.5", f"seat {seat.number} was not asked to add cards")


def revealed(table: Table, check: Check, event: Event) -> None:
    if check.revealed:
        table.wrong(event, "T9.8", "the cards of a check are turned up twice")
    told = event["cards"]
    cards: Counter[str] = Counter(told)
    skipped(table, check, event)
    if check.face_up:
        table.same(event, "T9.8", "the cards turned up", sorted(cards.elements()), sorted(check.added.elements()))
    else:
        strange = cards - check.added
        table.same(event, "T9.4", "the number of cards from Destiny", strange.total(), 2)
        if check.added - cards:
            table.wrong(event, "T9.8", f"added and not turned up: {sorted((check.added - cards).elements())}")
    check.cards, check.revealed = cards, True
    values(table, check, event)
    check.total = check.worth(told)


def values(table: Table, check: Check, event: Event) -> None:
    for card, value in zip(event["cards"], event["values"], strict=True):
        if value != check.value(card):
            table.wrong(event, "T9.8", f"{card} counts {value}, by the rules {check.value(card)}")
    table.same(event, "T9.10", "the total", event["total"], check.worth(event["cards"]))


def ability(table: Table, check: Check, event: Event) -> None:
    name = event["card"]
    found = [card for card in check.cards.elements() if card.rpartition("_")[0] == name]
    if check.kind == "mission" or "restore_order" in check.plays:
        table.wrong(event, "T27.2" if check.kind == "mission" else "T9.3", f"{name} is resolved")
    if not found:
        table.wrong(event, "T9.9", f"{name} is not in the check")
    if name in check.abilities:
        table.wrong(event, "T9.9", f"{name} is resolved twice")
    known = skill(f"{name}_0")
    if known is None or not known.ability:
        table.wrong(event, "T9.5a", f"{name} has no skill check ability")
    check.abilities.append(name)
    table.dues = [due for due in table.dues if due.kind != "dogfight"]  # it is over, whether a viper was hit or none
    if name == "dradis_contact":
        orders.give(table, [{"place": {"front": {"raider": 2}}}], "T9.9", name)
    elif name == "bait":
        orders.give(table, [{"place": {"rear": {"civilian": 1}}}], "T9.9", name)
    elif name == "a_better_machine":
        orders.give(table, [{"destiny": 2}], "T9.9", name)
    elif name == "dogfight":
        table.owe("dogfight", None, 1, "T9.9", name)
    elif name == "personal_vices":
        for seat in table.seats:
            if seat.human:
                table.owe("draw", (seat.number, "treachery"), 1, "T9.9", name)


def left(table: Table, check: Check, event: Event) -> None:
    card = event["card"]
    if not check.cards[card]:
        table.wrong(event, "T9.9", f"{card} is not in the check")
    check.cards[card] -= 1
    check.gone.append(card)
    if event["to"] == "hand":
        if strength(card) > 3:
            table.wrong(event, "T9.9", f"Quick Thinking takes {card}")
        table.seats[event["who"]].hand[card] += 1
    else:
        table.piles[type_of(card)][card] += 1


def counted(table: Table, check: Check, event: Event) -> None:
    table.same(event, "T9.9", "the cards counted", sorted(event["cards"]), sorted((+check.cards).elements()))
    check.counted = True
    values(table, check, event)
    check.total = check.worth(event["cards"])


def ended(table: Table, check: Check, event: Event) -> None:
    difficulty = check.difficulty
    if check.outcome:
        table.wrong(event, "T9.12", "a check ends twice")
    table.same(event, "T9.12", "the difficulty", event["difficulty"], difficulty)
    partial_at = crises().get(check.source, {}).get("partial_at")
    if check.settled:
        right = check.settled
    else:
        if not check.revealed:
            table.wrong(event, "T9.8", "the check ends and its cards were not turned up")
        total = check.total
        table.same(event, "T9.10", "the total", event["total"], total)
        right = "pass" if total >= difficulty else "fail"
        if right == "fail" and partial_at is not None and total >= partial_at:
            right = "partial"
        unresolved(table, check, event)
    check.outcome = event["outcome"]
    table.same(event, "T9.12", "the outcome", event["outcome"], right)
    table.pool = +check.cards


def unresolved(table: Table, check: Check, event: Event) -> None:
    """Each name once, whoever added it (T9.9)."""
    if check.kind == "mission" or "restore_order" in check.plays:
        return
    for card in (+check.cards).elements():
        found, name = skill(card), card.rpartition("_")[0]
        if found and found.ability and name not in check.abilities and name not in MAY_BE_MOOT:
            table.wrong(event, "T9.9", f"{name} is not resolved")
            check.abilities.append(name)


def upgrades(table: Table, check: Check) -> None:
    """2 Engineering cards if the check passed, 1 if not (T9.15)."""
    if "install_upgrades" in check.abilities:
        n = 2 if check.outcome == "pass" else 1
        table.owe("draw", (table.current, "engineering"), n, "T9.15", "install_upgrades")
