"""Skill checks, with every timing point (000 p.16, T9). The steps carry their numbers in docs/rules.

Skill check abilities (T9.9) stand in `check_abilities`.
"""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Item, Question, question
from orrery.games.galactica.board import BRIG, DESTINY_EACH
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.cards.skill import STRENGTH, TYPE_OF, sorted_cards
from orrery.games.galactica.check_abilities import abilities_count, pay_upgrades, resolve_abilities, zeros
from orrery.games.galactica.effects import Effects, TreacheryToDestiny, carries_out, resolve
from orrery.games.galactica.events import (
    CardShown,
    CheckBegan,
    CheckCounted,
    CheckEnded,
    CheckRevealed,
    Contributed,
    ContributedOpenly,
    DestinyAdded,
    DestinyBuilt,
    DestinyShown,
    Discarded,
    TreacheryAdded,
)
from orrery.games.galactica.hands import draw_by_choice, lose_seen, lose_unseen, pile, skill_set, take
from orrery.games.galactica.miracles import gain
from orrery.games.galactica.state import TREACHERY, TYPES, Cards, Check, Galactica, without
from orrery.games.galactica.windows import card_reaction, window

DESTINY = 2
EMERGENCY = 2
PASSED, PARTIAL, FAILED = "pass", "partial", "fail"
MISSION, SUPER_CRISIS = "mission", "super_crisis"
SECOND_CHANCE, CHANGE_OF_PLANS = "a_second_chance", "change_of_plans"
MARGIN = 4
"""By so much over the printed difficulty a second chance is earned."""
DORAL, SIMON = "aaron_doral", "simon_oneill"


@procedure
def skill_check(g: Galactica, kind: str, source: str, test: SkillTest, target: int) -> Play[None]:
    """The whole check, its effects included."""
    announce(g, kind, source, test, target)  # T9.1
    yield from check_window(g, "check_announced")  # T9.2
    if not g.checks[-1].outcome:
        yield from check_window(g, "before_cards")  # T9.3
        add_destiny(g)  # T9.4
        for seat in contributors(g):  # T9.5
            if limit(g, seat):
                choice = yield contribute(seat)
                add_cards(g, seat, choice)
                if g.players[seat].contributed and g.is_(seat, SIMON) and sheets_count(g):
                    yield from show_one(g, seat)
        yield from check_window(g, "before_reveal")  # T9.6
        reveal(g)  # T9.7, T9.8
        if g.daybreak and abilities_count(g):
            yield from resolve_abilities(g)  # T9.9
            count_again(g)  # T9.10
        yield from check_window(g, "after_total")  # T9.11
        decide(g)  # T9.12
    check = g.checks[-1]
    g.tell(CheckEnded(check.outcome, check.total, check.difficulty))
    if check.outcome == PASSED:
        yield from check_window(g, "after_pass")  # T9.13
    if CHANGE_OF_PLANS not in g.checks[-1].played:
        yield from resolve(g, consequences(g, test), g.current)  # T9.14
    pay_upgrades(g)  # T9.15
    yield from check_window(g, "after_check")  # T9.16
    pile(g, g.checks[-1].cards)  # T9.17
    g.checks = ()


@procedure
def check_window(g: Galactica, step: str) -> Play[None]:
    """Nothing interrupts a mission (004 p.14, T27.2)."""
    if g.checks[-1].kind != MISSION:
        yield from window(g, step)


# --- T9.1 ---------------------------------------------------------------------------------------------


def announce(g: Galactica, kind: str, source: str, test: SkillTest, target: int) -> None:
    """Adama makes cards of strength 1 positive in checks of crises that he drew (Inspirational Leader)."""
    inspired = kind == "crisis" and g.drawn_by >= 0 and g.is_(g.drawn_by, "william_adama")
    check = Check(
        kind=kind,
        source=source,
        printed=test.difficulty,
        difficulty=test.difficulty + passive_modifier(g, source, target),
        partial=test.partial_at,
        skills=test.skills,
        target=target,
        inspired=inspired,
    )
    g.checks = (check,)
    g.tell(CheckBegan(kind, source, check.difficulty, test.skills, target))


def passive_modifier(g: Galactica, source: str, target: int) -> int:
    """What changes a difficulty by itself: Starbuck's Insubordinate, Accept Prophecy (which is then discarded)."""
    change = 0
    if source == "admirals_quarters" and g.is_(target, "kara_thrace"):
        change -= 3
    if source == "administration" or (source == "admirals_quarters" and target == g.president):
        for seat, player in enumerate(g.players):
            if "accept_prophecy" in player.assigned:
                player.assigned = without(player.assigned, ("accept_prophecy",))
                g.quorum_discards += ("accept_prophecy",)
                g.tell(Discarded(seat, ("accept_prophecy",), "quorum"))
                change += 2
    return change


# --- T9.4 ---------------------------------------------------------------------------------------------


def build_destiny(g: Galactica) -> None:
    """Two cards of each type (000 p.15), treachery among them in Daybreak (004 p.10)."""
    cards: Cards = ()
    for type in range(len(g.skills)):
        for _ in range(DESTINY_EACH):
            cards += take(g, type)
    g.destiny = g.chance.shuffle(cards)
    g.tell(DestinyBuilt(len(cards)))


def add_destiny(g: Galactica) -> None:
    """Two cards, face down unless a committee looks; an empty deck is rebuilt at once.

    Treachery that ran short can leave a single card: it is taken, and the other comes from the new deck (T9.4).
    """
    check = g.checks[-1]
    cards, g.destiny = g.destiny[:DESTINY], g.destiny[DESTINY:]
    if len(cards) < DESTINY:
        build_destiny(g)
        more = DESTINY - len(cards)
        cards, g.destiny = cards + g.destiny[:more], g.destiny[more:]
    if check.face_up:
        check.cards = sorted_cards(cards)
        g.tell(DestinyShown(check.cards))
    else:
        check.pool = cards
        g.tell(DestinyAdded(len(cards)))
    if not g.destiny:
        build_destiny(g)


@carries_out(TreacheryToDestiny)
def carry_out_treachery(g: Galactica, order: TreacheryToDestiny, seat: int) -> None:
    """As many as there are; their number is public, the cards nobody sees (D9)."""
    cards: Cards = ()
    for _ in range(order.n):
        cards += take(g, TREACHERY)
    if cards:
        g.destiny = g.chance.shuffle(g.destiny + cards)
        g.tell(TreacheryAdded(len(cards)))


# --- T9.5 ---------------------------------------------------------------------------------------------


def contributors(g: Galactica) -> tuple[int, ...]:
    """From the left of the current player, who comes last."""
    return g.clockwise(g.current + 1)


def kind_of_check(g: Galactica) -> str:
    """That of the check under way, if there is one."""
    return g.checks[-1].kind if g.checks else ""


def sheets_count(g: Galactica) -> bool:
    """Whether abilities that affect checks do: not on missions (004 p.14), nor super crises (000 p.19, 004 p.11)."""
    return kind_of_check(g) not in (MISSION, SUPER_CRISIS)


def bound(g: Galactica, seat: int) -> int | None:
    """What a seat may add at most: in the Brig one card, a Cylon player one, an infiltrating leader two (004 p.8).

    Simon one more (Calculating), but not in the Brig. Doral none in the Action step of another player (Vanity, a limit:
    it holds on missions, 004 p.14). Nothing binds the others.
    """
    player = g.players[seat]
    vain = g.is_(seat, DORAL) and kind_of_check(g) != SUPER_CRISIS
    if vain and seat != g.current and g.phase == "action":
        return 0
    if player.location == BRIG:
        return 1
    if not player.cylon and not player.infiltrating:
        return None
    return (1 if player.cylon else 2) + (g.is_(seat, SIMON) and sheets_count(g))


def limit(g: Galactica, seat: int) -> int:
    """How many cards of his hand a seat may add."""
    most, held = bound(g, seat), len(g.players[seat].hand)
    return held if most is None else min(most, held)


@question
def contribute(g: Galactica, seat: int) -> Question:
    """Which cards to add to the check: their number is public at once, the cards are not."""
    check = g.checks[-1]
    about = {"source": check.source, "difficulty": check.difficulty, "skills": list(check.skills)}
    return Question(g.players[seat].hand, 0, limit(g, seat), about)


@contribute.preview
def show_contribution(g: Galactica, asked: Question, choice: tuple[Item, ...]) -> dict[str, int]:
    """What the cards would add to the total."""
    return {"total": sum(value(g.checks[-1], str(card)) for card in choice)}


def add_cards(g: Galactica, seat: int, cards: Cards) -> None:
    player, check = g.players[seat], g.checks[-1]
    if check.face_up:
        lose_seen(g, seat, cards)
        check.cards = sorted_cards(check.cards + cards)
        g.tell(ContributedOpenly(seat, cards))
    else:
        lose_unseen(g, seat, cards)
        player.contributed = cards
        g.tell(Contributed(seat, cards))


@question
def show_contributed(g: Galactica, seat: int) -> Question:
    """Which of the cards that Simon has added lies face up (Logic-Bound)."""
    return Question(g.players[seat].contributed)


@procedure
def show_one(g: Galactica, seat: int) -> Play[None]:
    """Where they are all alike there is nothing to ask; but that would tell, so a single card alone goes unasked."""
    choice = g.players[seat].contributed
    if len(choice) > 1:
        choice = yield show_contributed(seat)
    player, check = g.players[seat], g.checks[-1]
    player.contributed = without(player.contributed, choice)
    check.cards = sorted_cards(check.cards + choice)
    g.tell(CardShown(seat, choice[0]))


# --- T9.7 to T9.10 ------------------------------------------------------------------------------------


def positive(check: Check, card: str) -> bool:
    type = TYPES[TYPE_OF[card]]
    if type in check.skills or (check.inspired and STRENGTH[card] == 1):
        return True
    return type == "engineering" and "scientific_research" in check.played


def value(check: Check, card: str) -> int:
    """What a card adds to the total."""
    if TYPES[TYPE_OF[card]] == check.ignored:
        return 0
    return STRENGTH[card] if positive(check, card) else -STRENGTH[card]


def reveal(g: Galactica) -> None:
    """Destiny and contributions are shuffled and turned up together: sorted, nobody knows who added what."""
    check = g.checks[-1]
    cards = check.cards + check.pool
    for player in g.players:
        cards += player.contributed
        player.contributed = ()
    check.pool, check.cards = (), sorted_cards(cards)
    values = tuple([value(check, card) for card in check.cards])
    check.total = sum(values)
    g.tell(CheckRevealed(check.cards, values, check.total))


def count_again(g: Galactica) -> None:
    """After skill check abilities, which took cards out, added some, or make zeros count (T9.10)."""
    check = g.checks[-1]
    values = tuple([value(check, card) for card in check.cards])
    total = sum(values) + zeros(g)
    if total != check.total:
        check.total = total
        g.tell(CheckCounted(check.cards, values, total))


# --- T9.12 to T9.14 -----------------------------------------------------------------------------------


def outcome(check: Check) -> str:
    if check.total >= check.difficulty:
        return PASSED
    return PARTIAL if check.partial and check.total >= check.partial else FAILED


def decide(g: Galactica) -> None:
    """A Second Chance is measured by the printed difficulty (P5)."""
    check = g.checks[-1]
    check.outcome = outcome(check)
    if SECOND_CHANCE in check.played and check.outcome == PASSED and check.total - check.printed >= MARGIN:
        gain(g, g.current)


def consequences(g: Galactica, test: SkillTest) -> Effects:
    return {PASSED: test.passed, PARTIAL: test.partial, FAILED: test.failed}[g.checks[-1].outcome]


# --- cards played on a check --------------------------------------------------------------------------


def once(name: str) -> None:
    """A card that works once in a check, before cards are added."""

    def possible(g: Galactica, seat: int) -> bool:
        return name not in g.checks[-1].played and not useless(g, name)

    def run(g: Galactica, seat: int, card: str) -> None:
        check = g.checks[-1]
        check.played += (name,)
        check.face_up |= name == "investigative_committee"

    card_reaction(name, possible, run)


def useless(g: Galactica, name: str) -> bool:
    """What can change nothing is not offered (O2): a revealed Cylon, whose turn it is, gains no token."""
    if name == SECOND_CHANCE:
        return g.players[g.current].cylon and not g.is_leader(g.current)
    return name == "scientific_research" and "engineering" in g.checks[-1].skills


for card in ("investigative_committee", "scientific_research", "restore_order", SECOND_CHANCE):
    once(card)


def can_declare_emergency(g: Galactica, seat: int) -> bool:
    """One a check, and only where it turns the result (O2)."""
    check = g.checks[-1]
    short = check.difficulty - check.total
    return "declare_emergency" not in check.played and 0 < short <= EMERGENCY


def declare_emergency(g: Galactica, seat: int, card: str) -> None:
    check = g.checks[-1]
    check.played += ("declare_emergency",)
    check.difficulty -= EMERGENCY


card_reaction("declare_emergency", can_declare_emergency, declare_emergency)


def can_change_plans(g: Galactica, seat: int) -> bool:
    """The window opens on a pass, also one that Boomer foresaw (O12); not on a partial pass (P6)."""
    return CHANGE_OF_PLANS not in g.checks[-1].played


@procedure
def change_plans(g: Galactica, seat: int, card: str) -> Play[None]:
    """In place of the pass every human draws two cards of his set, one player after the other (L6)."""
    g.checks[-1].played += (CHANGE_OF_PLANS,)
    for human in g.humans():
        yield from draw_by_choice(g, human, skill_set(g, human), 2, CHANGE_OF_PLANS)


card_reaction(CHANGE_OF_PLANS, can_change_plans, change_plans)
