"""Skill cards: what is drawn, what is discarded, where each card is."""

from __future__ import annotations

from collections import Counter

from orrery.referee.galactica.printed import SHIP, TYPES, copies, type_of
from orrery.referee.galactica.table import Seat, Table
from orrery.referee.story import Event

LIMIT = 10
HAZARDOUS = ("brig", "sickbay", "resurrection_ship", "hub_destroyed")
DRAWS: dict[str, tuple[int, tuple[str, ...]]] = {
    "consolidate_power": (2, ()),
    "research_lab": (1, ("tactics", "engineering")),
    "delusional_intuition": (1, ()),
    "for_love": (1, ("treachery",)),
    "memento": (3, ("piloting",)),
    "negotiation": (1, ("politics",)),
    "treatment": (2, ()),
    "human_fleet": (2, ()),
    "accept_prophecy": (1, ()),
    "assign_arbitrator": (2, ("politics",)),
    "assign_mission_specialist": (2, ("politics",)),
    "assign_vice_president": (2, ("politics",)),
    "controversial_speech": (1, ("treachery",)),
    "betrayal_of_trust": (2, ("treachery",)),
    "violent_protest": (2, ("politics",)),
    "clipped_wings": (2, ("treachery",)),
    "bait_and_switch": (2, ()),
    "selfish_act": (2, ()),
    "ruined_reputation": (2, ()),
    "captains_cabin": (1, ()),
    "presidents_office": (2, ("politics",)),
    "press_room": (2, ("politics",)),
}
DUE = ("ordered", "personal_vices", "install_upgrades", "change_of_plans")


def drew(table: Table, event: Event) -> None:
    seat, cards, why = table.seats[event["who"]], event["cards"], event["why"]
    table.same(event, "T2.1", "the number of cards drawn", event["n"], len(cards))
    counted = Counter(map(type_of, cards))
    told = dict(zip(table.decks, event["types"], strict=True))
    table.same(event, "T2.1", "the types drawn", told, {type: counted[type] for type in table.decks})
    if why in DUE:
        ordered(table, event, seat, counted)
    elif why in DRAWS:
        n, types = DRAWS[why]
        if len(cards) != n and not scarce(table, types):
            table.wrong(event, "T26", f"{why} draws {len(cards)} cards, by the rules {n}")
        if types and set(counted) - set(types):
            table.wrong(event, "T26", f"{why} draws {', '.join(sorted(set(counted) - set(types)))}")
        if why in ("selfish_act",) and set(counted) - seat.character.types:
            table.wrong(event, "T0.13", f"{why} draws outside the skill set")
    elif why not in ("turn", "setup", "datastream"):
        table.wrong(event, "T2.1", f"cards are drawn for {why}")
    if why == "datastream":
        search(table, event)
    for type, n in counted.items():
        table.decks[type] -= n
        if table.decks_known and table.decks[type] < 0:
            table.wrong(event, "T0.9", f"more {type} cards are drawn than the deck holds")
            table.decks_known = False
    table.note_dry()
    seat.hand.update(cards)
    for card in set(cards):
        check_copies(table, event, card)


def search(table: Table, event: Event) -> None:
    """3 cards, or all there are, out of a deck and its pile, which is then shuffled into the deck (P12)."""
    for type, n in zip(table.decks, event["types"], strict=True):
        if n:
            reshuffled(table, {"deck": type})
            table.same(event, "P12", "the cards taken from the Datastream", n, min(3, table.decks[type]))


def scarce(table: Table, types: tuple[str, ...]) -> bool:
    return any(table.decks[type] + table.piles[type].total() < 3 for type in types or table.decks)


def ordered(table: Table, event: Event, seat: Seat, counted: Counter[str]) -> None:
    why, n = event["why"], event["n"]
    due = next(
        (
            due
            for due in table.dues
            if due.kind == "draw"
            and (due.what[0] == seat.number or table.titles.get(due.title) == seat.number)
            and (why == "ordered" or due.why == why)
        ),
        None,
    )
    if due is None:
        table.wrong(event, "T8.7", f"nothing orders seat {seat.number} to draw")
        return
    if not scarce(table, (due.what[1],) if due.what[1] else ()):
        table.same(event, due.rule, f"the cards drawn for {due.why}", n, due.n)
    if due.what[1] and set(counted) - {due.what[1]}:
        table.wrong(event, due.rule, f"{due.why} draws {', '.join(sorted(counted))}, by the rules {due.what[1]}")
    table.dues.remove(due)


def check_copies(table: Table, event: Event, card: str) -> None:
    """Each card is in one place."""
    seen = sum(seat.hand[card] for seat in table.seats) + table.pool[card] + table.piles[type_of(card)][card]
    moved = sum(seat.missing for seat in table.seats)
    if seen - moved > copies(card, table.daybreak):
        table.wrong(event, "T0.7", f"there are not {seen} of {card}")


def reshuffled(table: Table, event: Event) -> None:
    deck = event["deck"]
    if deck in table.decks:
        table.decks[deck] += table.piles[deck].total()
        table.piles[deck] = Counter()


def destiny_built(table: Table, event: Event) -> None:
    """2 cards of each type (T1.10)."""
    each = {type: min(2, table.decks[type]) for type in table.decks}
    table.same(event, "T1.10", "the Destiny deck", event["n"], sum(each.values()))
    for type, n in each.items():
        table.decks[type] -= n


# --- the draw of a turn -------------------------------------------------------------------------------


def check_turn(table: Table, event: Event, drawn: list[Event]) -> None:
    """What the current player drew in the Receive Skills step (T2.1, T3.1, T4.1, T4.2, T7.1)."""
    seat = table.seats[table.current]
    if any(draw["who"] != seat.number for draw in drawn):
        table.wrong(event, "T2.1", "another player draws in the Receive Skills step")
    got = Counter(type_of(card) for draw in drawn for card in draw["cards"])
    n, fixed, rule = turn_draw(table, seat)
    if not any(table.decks[type] + table.piles[type].total() == 0 for type in table.decks):
        table.same(event, rule, f"the cards that seat {seat.number} draws", got.total(), n)
    elif got.total() <= n:
        return
    if not fixed:
        allowed = set(TYPES) if seat.cylon else seat.character.types
        if set(got) - allowed:
            table.wrong(event, rule, f"seat {seat.number} draws {', '.join(sorted(set(got) - allowed))}")
        if seat.cylon and table.daybreak and n == 2 and got.total() == 2 and len(got) < 2:
            table.wrong(event, "T3.1", "a Cylon draws two cards of one type")
    elif not fits(got, list(seat.character.skills)):
        table.wrong(event, rule, f"seat {seat.number} draws {dict(got)}, not as the skill set says")


def turn_draw(table: Table, seat: Seat) -> tuple[int, bool, str]:
    """How many cards, and whether all of the skill set and nothing else."""
    full = sum(n for n, _ in seat.character.skills)
    if seat.character.leads_cylons and not seat.cylon:
        return leader_draw(seat, full)
    if seat.cylon:
        if table.daybreak and seat.location == "hub_destroyed":
            return 0, False, "T3.1"
        return (1 if table.daybreak and seat.location == "resurrection_ship" else 2), False, "T3.1"
    if seat.location == "sickbay":
        return 1, False, "T7.1"
    if seat.character.name == "karl_helo_agathon_alt" and SHIP.get(seat.location) != "galactica":
        return full - 1, False, "T2.1"
    return full, True, "T2.1"


def leader_draw(seat: Seat, full: int) -> tuple[int, bool, str]:
    rule = "T4.2" if seat.infiltrating else "T4.1"
    if seat.character.name == "sharon_athena_agathon" and seat.location in HAZARDOUS:
        return 0, False, rule
    if seat.location in ("sickbay", "resurrection_ship"):
        return 1, False, rule
    if seat.location == "hub_destroyed":
        return 0, False, rule
    if seat.infiltrating:
        return full + (2 if seat.character.name == "aaron_doral" else 1), False, rule
    return full, True, rule


def fits(got: Counter[str], sets: list[tuple[int, tuple[str, ...]]]) -> bool:
    """Whether the cards can be shared out among the lines of a skill set."""
    if not sets:
        return not +got
    (n, types), rest = sets[0], sets[1:]
    if len(types) == 1:
        return got[types[0]] >= n and fits(got - Counter({types[0]: n}), rest)
    first, second = types[0], types[1]
    return any(
        got[first] >= k and got[second] >= n - k and fits(got - Counter({first: k, second: n - k}), rest)
        for k in range(n + 1)
    )


# --- discards -----------------------------------------------------------------------------------------


def discarded(table: Table, event: Event) -> None:
    seat, why = table.seats[event["who"]], event["why"]
    cards = [card for card in event["cards"] if type_of(card)]
    if not cards:
        return
    size = seat.hand_size
    if why == "ordered":
        check_ordered(table, event, seat)
    elif why == "hand_limit":
        table.same(event, "T23.3", f"what seat {seat.number} keeps", size - len(cards), limit(seat))
    elif why == "movement":
        table.same(event, "T2.2", "the price of another ship", len(cards), 1)
    elif why == "reveal":
        table.same(event, "T16.1", "what a revealed Cylon keeps", size - len(cards), 3)
        due = table.due("discard_to_3", seat.number)
        if due is not None:
            table.settle(due)
    elif why == "alcoholic":
        table.same(event, "T2.0", "the hand of Tigh", size, 1)
    elif why in ("assume_command", "impeachment") and not 5 - table.loved.count(seat.number) <= len(cards) <= 5:
        table.same(event, "T26", f"the price of {why}", len(cards), 5)
    table.leave_hand(event, seat, cards, "T19")
    for card in cards:
        table.piles[type_of(card)][card] += 1


def limit(seat: Seat) -> int:
    return 8 if seat.character.name == "galen_tyrol" and not seat.cylon else LIMIT


def check_ordered(table: Table, event: Event, seat: Seat) -> None:
    if not seat.human:
        table.wrong(event, "T19.1", "a Cylon player discards for a crisis")
    n = len(event["cards"])
    deceit = seat.character.name == "romo_lampkin" and not seat.cylon
    spared = deceit + table.loved.count(seat.number)
    for due in [due for due in table.dues if due.kind == "discard" and table.debtor(due) is seat]:
        table.dues.remove(due)
        asked = min(due.n, seat.hand_size)
        if asked - spared <= n <= asked:
            return
        if asked > spared:
            table.wrong(event, "T19.1", f"seat {seat.number} discards {n} cards, by the rules {asked}")
            return
    table.wrong(event, "T19.1", f"nothing orders seat {seat.number} to discard {n} cards")


def check_limits(table: Table, event: Event) -> None:
    """T23.3: nobody keeps more than 10 Skill cards at the end of a turn."""
    for seat in table.seats:
        if seat.hand_size > limit(seat):
            table.wrong(event, "T23.3", f"seat {seat.number} keeps {seat.hand_size} cards")


SKILLFUL_PASSES = ("location:human_fleet", "ability:treatment", "ability:attorney", "mutiny:blackmail")


def passed(table: Table, event: Event) -> bool:
    """Whether Skill cards went from hand to hand; otherwise they were Loyalty cards."""
    if table.handing_loyalty:
        return False
    if table.acting.startswith("card:popular_influence"):
        return True
    if table.acting not in SKILLFUL_PASSES:
        return False
    giver, taker, n = table.seats[event["of"]], table.seats[event["who"]], event["n"]
    if n > giver.hand_size:
        table.wrong(event, "T19", f"seat {giver.number} has not {n} cards to give")
    if n == giver.hand_size and giver.strange == giver.missing == 0:
        taker.hand.update(giver.hand)
        giver.hand = Counter()
    else:
        giver.missing += n
        taker.strange += n
    return True
