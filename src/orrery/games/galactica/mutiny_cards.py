"""What the 22 Mutiny cards do: each is an action, also in the Brig (004 p.5, B5).

A played card is gone before its text is resolved: it lies in its pile, or is out of the game, and counts for no limit
(L4).
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, question
from orrery.games.galactica.actions import MUTINY_ACTIONS, Action, always, draw_quorum, launch_nuke, show_only_nuke
from orrery.games.galactica.activation import launch
from orrery.games.galactica.board import AREAS, BRIG, REAR, SICKBAY
from orrery.games.galactica.combat import CENTURION_ON, activate_viper, activations, unmanned_odds, why_grounded
from orrery.games.galactica.damage import damage_galactica
from orrery.games.galactica.decks import bury
from orrery.games.galactica.dice import odds, roll
from orrery.games.galactica.effects import Raptors, RecallVipers, TreacheryToDestiny
from orrery.games.galactica.events import CardsPassed, Chose, Looked, NukesDiscarded, Repaired
from orrery.games.galactica.hands import demand_discards, draw, draw_by_choice, pass_unseen, skill_set
from orrery.games.galactica.jump import prepare_jump
from orrery.games.galactica.locations.galactica import attack_centurion
from orrery.games.galactica.movement import send, walk_out_of_brig
from orrery.games.galactica.mutiny import draw_chosen, draw_mutiny
from orrery.games.galactica.resources import change
from orrery.games.galactica.scouting import scout
from orrery.games.galactica.skill_checks import carry_out_treachery
from orrery.games.galactica.space import (
    carry_out_raptors,
    carry_out_recall,
    choose_civilian,
    destroy_civilians,
    flying,
    gain_assault_raptor,
    place,
    put_away,
)
from orrery.games.galactica.state import TREACHERY, TYPES, Galactica, without
from orrery.games.galactica.succession import ADMIRAL, HANDED_ON, PRESIDENT, give_title, may_hold_title, settle_titles

DISCARDS, REMOVED = "mutiny_discards", "mutiny_removed"
COUP = 5
"""How many cards it costs to take a title."""
LOOT = 3
AGENDA = 2


def mutiny_card(
    name: str,
    run: Callable[[Galactica, int], Play[None] | None],
    why_not: Callable[[Galactica, int], Refusal | None] = always,
    to: str = DISCARDS,
    preview: Callable[[Galactica], dict[str, int]] | None = None,
) -> None:
    """`to`: where the card goes, before anything else."""

    def play(g: Galactica, seat: int) -> Play[None] | None:
        setattr(g, to, (*getattr(g, to), name))
        return run(g, seat)

    MUTINY_ACTIONS[name] = Action(play, why_not, preview)


def unless(code: str, holds: Callable[[Galactica, int], bool]) -> Callable[[Galactica, int], Refusal | None]:
    """Why a card cannot be played: unless something holds."""

    def why_not(g: Galactica, seat: int) -> Refusal | None:
        return None if holds(g, seat) else Refusal(code)

    return why_not


# --- taking a title -----------------------------------------------------------------------------------


def why_no_coup(g: Galactica, seat: int, title: str) -> Refusal | None:
    if getattr(g, title) == seat:
        return Refusal("holds_title_already")
    if not may_hold_title(g, seat):
        return Refusal("leader_without_title")
    return None if len(g.players[seat].hand) >= COUP else Refusal("too_few_cards", n=COUP)


def why_no_command(g: Galactica, seat: int) -> Refusal | None:
    in_brig = g.players[seat].location == BRIG
    return Refusal("admiral_not_in_brig") if in_brig else why_no_coup(g, seat, ADMIRAL)


def why_no_impeachment(g: Galactica, seat: int) -> Refusal | None:
    return why_no_coup(g, seat, PRESIDENT)


@procedure
def assume_command(g: Galactica, seat: int) -> Play[None]:
    """Whom the discarded treachery has brought into the Brig cannot be Admiral any more."""
    yield from demand_discards(g, ((seat, COUP),), "assume_command", False)
    if g.players[seat].location != BRIG:
        give_title(g, ADMIRAL, seat)
        settle_titles(g)


@procedure
def impeachment(g: Galactica, seat: int) -> Play[None]:
    yield from demand_discards(g, ((seat, COUP),), "impeachment", False)
    give_title(g, PRESIDENT, seat)


mutiny_card("assume_command", assume_command, why_no_command)
mutiny_card("impeachment", impeachment, why_no_impeachment)

# --- against those in power ---------------------------------------------------------------------------


@procedure
def armed_resistance(g: Galactica, seat: int) -> Play[None]:
    send(g, g.admiral, SICKBAY)
    yield from scout(g, seat, "crisis")


mutiny_card("armed_resistance", armed_resistance)


def violent_protest(g: Galactica, seat: int) -> None:
    draw(g, seat, (TYPES.index("politics"),) * 2, "violent_protest")
    send(g, g.president, SICKBAY)


mutiny_card("violent_protest", violent_protest)


@procedure
def peaceful_resistance(g: Galactica, seat: int) -> Play[None]:
    """To Sickbay himself; on 4 or less the Admiral goes to the Brig."""
    send(g, seat, SICKBAY)
    result = yield from roll(g, seat, "peaceful_resistance", (5,), 0, "")
    if result <= 4:
        send(g, g.admiral, BRIG)


mutiny_card("peaceful_resistance", peaceful_resistance)


def why_no_blackmail(g: Galactica, seat: int) -> Refusal | None:
    if seat == g.president:
        return Refusal("is_president")
    return None if len(g.players[g.president].hand) >= LOOT else Refusal("president_has_few_cards", n=LOOT)


def blackmail(g: Galactica, seat: int) -> None:
    """Three cards of the President at random; the two know which (D46)."""
    cards = g.chance.shuffle(g.players[g.president].hand)[:LOOT]
    pass_unseen(g, g.president, seat, cards)
    g.tell(CardsPassed(seat, g.president, LOOT))


mutiny_card("blackmail", blackmail, why_no_blackmail)


@question
def set_agenda(g: Galactica, seat: int) -> Question:
    """Which cards of the Quorum hand go under the deck."""
    there = g.players[seat].looking
    n = min(AGENDA, len(there))
    return Question(there, n, n)


@procedure
def set_the_agenda(g: Galactica, seat: int) -> Play[None]:
    """The President draws two Quorum cards; the player sees the hand and puts two of it under the deck."""
    draw_quorum(g, g.president, AGENDA)
    take_quorum_hand(g, seat)
    choice = yield set_agenda(seat)
    return_quorum_hand(g, seat, choice)
    yield from bury(g, seat, "quorum")


def take_quorum_hand(g: Galactica, seat: int) -> None:
    """While he looks the cards lie before him. What others knew of the hand is no longer sure: two cards will leave."""
    hand = g.players[g.president].quorum
    g.players[seat].looking, g.players[g.president].quorum = hand, ()
    g.players[seat].looking_known = (1 << seat | 1 << g.president,) * len(hand)
    for player in g.players:
        player.notes = tuple([note for note in player.notes if note[0] != HANDED_ON])
    g.tell(Looked(seat, "quorum_hand", g.president, hand))


def return_quorum_hand(g: Galactica, seat: int, buried: Choice) -> None:
    """All but the buried cards; he remembers them (D34)."""
    player, gone = g.players[seat], tuple([str(card) for card in buried])
    kept = without(player.looking, gone)
    g.players[g.president].quorum = kept
    player.looking, player.looking_known = gone, player.looking_known[: len(gone)]
    player.notes += tuple([(HANDED_ON, card) for card in kept])


mutiny_card("set_the_agenda", set_the_agenda, unless("is_president", lambda g, seat: seat != g.president))

# --- cards for oneself and others ---------------------------------------------------------------------


@procedure
def bait_and_switch(g: Galactica, seat: int) -> Play[None]:
    yield from draw_by_choice(g, seat, g.types, 2, "bait_and_switch")
    carry_out_treachery(g, TreacheryToDestiny(2), seat)


mutiny_card("bait_and_switch", bait_and_switch)


@procedure
def betrayal_of_trust(g: Galactica, seat: int) -> Play[None]:
    draw(g, seat, (TREACHERY,) * 2, "betrayal_of_trust")
    yield from scout(g, seat, "destination")


mutiny_card("betrayal_of_trust", betrayal_of_trust)


@procedure
def selfish_act(g: Galactica, seat: int) -> Play[None]:
    """The card is gone already: by itself the new one brings nobody into the Brig."""
    yield from draw_by_choice(g, seat, skill_set(g, seat), 2, "selfish_act")
    yield from draw_mutiny(g, seat)


mutiny_card("selfish_act", selfish_act)


@question
def ruin_whom(g: Galactica, seat: int) -> Question:
    """Which human draws two cards, and may go to the Brig for it."""
    return Question(tuple([s for s in g.clockwise(seat) if not g.players[s].cylon]))


@procedure
def ruined_reputation(g: Galactica, seat: int) -> Play[None]:
    """On 4 or less he who drew goes to the Brig."""
    choice = yield ruin_whom(seat)
    who = choice[0]
    g.tell(Chose(seat, "ruined_reputation", str(who)))
    yield from draw_by_choice(g, who, g.types, 2, "ruined_reputation")
    result = yield from roll(g, seat, "ruined_reputation", (5,), 0, "")
    if result <= 4:
        send(g, who, BRIG)


mutiny_card("ruined_reputation", ruined_reputation)


@question
def free_whom(g: Galactica, seat: int) -> Question:
    """Who leaves the Brig."""
    return Question(g.at(BRIG))


@procedure
def make_a_deal(g: Galactica, seat: int) -> Play[None]:
    """Somebody leaves the Brig for a location of Galactica; then somebody draws a Mutiny card."""
    freed = g.at(BRIG)
    if len(freed) > 1:
        freed = yield free_whom(seat)
    yield from walk_out_of_brig(g, seat, freed[0])
    yield from draw_chosen(g, seat)


mutiny_card("make_a_deal", make_a_deal, unless("brig_empty", lambda g, seat: bool(g.at(BRIG))))


@procedure
def controversial_speech(g: Galactica, seat: int) -> Play[None]:
    """6 or more: a morale is gained and the card leaves the game. Else every player, Cylons too, draws treachery."""
    result = yield from roll(g, seat, "controversial_speech", (6,), 0, "")
    if result >= 6:
        change(g, "morale", 1)
        g.mutiny_discards = without(g.mutiny_discards, ("controversial_speech",))
        g.mutiny_removed += ("controversial_speech",)
    else:
        for who in g.clockwise(seat):
            draw(g, who, (TREACHERY,), "controversial_speech")


mutiny_card("controversial_speech", controversial_speech, preview=lambda g: odds(6))

# --- ships and the fleet ------------------------------------------------------------------------------


@procedure
def feed_the_people(g: Galactica, seat: int) -> Play[None]:
    """The fleet marker stops at the start of the track (P20)."""
    yield from prepare_jump(g, -2)
    change(g, "food", 1)


mutiny_card("feed_the_people", feed_the_people, to=REMOVED)


@question
def risk_area(g: Galactica, seat: int) -> Question:
    """In which area the Cylon ships appear."""
    return Question(AREAS)


@procedure
def necessary_risk(g: Galactica, seat: int) -> Play[None]:
    """As many of the ships as there are."""
    change(g, "food", 1)
    choice = yield risk_area(seat)
    area = AREAS.index(choice[0])
    place(g, "basestar", area, 1)
    place(g, "raider", area, 3)


mutiny_card("necessary_risk", necessary_risk, to=REMOVED)


@question
def panic_activation(g: Galactica, seat: int) -> Question:
    """What an unmanned viper does."""
    return Question(activations(g))


@panic_activation.preview
def show_panic(g: Galactica, asked: Question, choice: Choice) -> dict[str, int]:
    return unmanned_odds(g, str(choice[0])) if choice else {}


@procedure
def panic(g: Galactica, seat: int) -> Play[None]:
    """A civilian ship, if one is left (P19); then one unmanned viper acts, if one can."""
    place(g, "civilian", REAR, 1)
    if activations(g) and not why_grounded(g, seat):
        choice = yield panic_activation(seat)
        yield from activate_viper(g, seat, choice[0])


mutiny_card("panic", panic)


def clipped_wings(g: Galactica, seat: int) -> None:
    """All vipers come home, all damaged ones are repaired."""
    carry_out_recall(g, RecallVipers(), seat)
    if g.vipers_damaged:
        g.tell(Repaired("viper", g.vipers_damaged))
        g.viper_reserve += g.vipers_damaged
        g.vipers_damaged = 0
    draw(g, seat, (TREACHERY,) * 2, "clipped_wings")


mutiny_card("clipped_wings", clipped_wings, unless("no_viper_in_space", lambda g, seat: flying(g) > 0))


@procedure
def scavenging_for_parts(g: Galactica, seat: int) -> Play[None]:
    """Galactica is damaged; a civilian ship leaves space unseen (D32)."""
    damage_galactica(g)
    if g.civilians:
        choice = yield choose_civilian(seat, "scavenge")
        put_away(g, choice[0])


mutiny_card("scavenging_for_parts", scavenging_for_parts)


MESSAGE = 2
"""What the card adds to the die."""


@procedure
def send_a_message(g: Galactica, seat: int) -> Play[None]:
    """Galactica is damaged; a centurion is attacked with 2 more on the die."""
    damage_galactica(g)
    if sum(g.centurions):
        yield from attack_centurion(g, seat, MESSAGE)


def show_message(g: Galactica) -> dict[str, int]:
    return odds(CENTURION_ON, MESSAGE) if sum(g.centurions) else {}


mutiny_card("send_a_message", send_a_message, preview=show_message)


@procedure
def the_strong_survive(g: Galactica, seat: int) -> Play[None]:
    yield from destroy_civilians(g, 1)
    yield from prepare_jump(g, 1)


mutiny_card("the_strong_survive", the_strong_survive, to=REMOVED)


def why_no_usage(g: Galactica, seat: int) -> Refusal | None:
    if not g.nukes:
        return Refusal("no_nuke")
    return None if g.basestars else Refusal("no_basestar")


@procedure
def unauthorized_usage(g: Galactica, seat: int) -> Play[None]:
    """The player chooses the basestar and rolls (P14); then no nuke is left."""
    yield from launch_nuke(g, seat)
    if g.nukes:
        g.tell(NukesDiscarded(g.nukes, 0))
        g.nukes = 0


mutiny_card("unauthorized_usage", unauthorized_usage, why_no_usage, REMOVED, show_only_nuke)


@procedure
def weapons_armed(g: Galactica, seat: int) -> Play[None]:
    """A raptor becomes an assault raptor; each basestar launches two raiders. Discarded (errata)."""
    carry_out_raptors(g, Raptors(-1), seat)
    gain_assault_raptor(g)
    yield from launch(g, "raider", 2)


mutiny_card("weapons_armed", weapons_armed, unless("no_raptor", lambda g, seat: g.raptors > 0))
