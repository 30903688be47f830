"""What the locations aboard Galactica do."""

from __future__ import annotations

from orrery.core.declared import declare
from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, open_question, question
from orrery.games.galactica.actions import LOCATION_ACTIONS, Action, take_action
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import AREAS, BRIG, JUMP_RISK
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.combat import (
    CENTURION_ON,
    PREFIX,
    activate_vipers,
    activations,
    attack,
    attack_odds,
    craft_of,
    destroy_centurion,
    launch_oneself,
    targets_in,
    why_grounded,
)
from orrery.games.galactica.dice import odds, roll
from orrery.games.galactica.effects import LeaveBrig, Send
from orrery.games.galactica.events import Attacked, Looked, ShipMoved, VipersRecalled
from orrery.games.galactica.hands import draw_by_choice
from orrery.games.galactica.jump import jump_fleet
from orrery.games.galactica.movement import can_be_sent
from orrery.games.galactica.resources import change
from orrery.games.galactica.skill_checks import skill_check
from orrery.games.galactica.space import stow, unmanned
from orrery.games.galactica.state import Galactica

FTL_ROLL = 6

# --- FTL Control --------------------------------------------------------------------------------------


def why_no_jump(g: Galactica, seat: int) -> Refusal | None:
    return None if g.jump in JUMP_RISK else Refusal("jump_not_prepared")


@procedure
def ftl_control(g: Galactica, seat: int) -> Play[None]:
    """Jump early: on 6 or less the population printed under the marker is lost (T14.0)."""
    result = yield from roll(g, seat, "ftl", (FTL_ROLL + 1,), 0, "")
    if result <= FTL_ROLL:
        change(g, "population", -JUMP_RISK[g.jump])
        yield from settle(g)
    yield from jump_fleet(g)


def show_jump(g: Galactica) -> dict[str, int]:
    return {"at_most": FTL_ROLL, "population": JUMP_RISK[g.jump], "odds": FTL_ROLL}


LOCATION_ACTIONS["ftl_control"] = Action(ftl_control, why_no_jump, show_jump)

# --- Weapons Control ----------------------------------------------------------------------------------


def shots(g: Galactica) -> tuple[str, ...]:
    return tuple([f"{AREAS[area]}:{target}" for area in range(6) for target in targets_in(g, area)])


def why_no_shot(g: Galactica, seat: int) -> Refusal | None:
    return None if shots(g) else Refusal("no_cylon_ship")


@open_question
def weapons_target(g: Galactica, seat: int) -> Question:
    """Which Cylon ship Galactica attacks: `area:ship`."""
    return Question(shots(g))


@weapons_target.preview
def show_shot(g: Galactica, asked: Question, choice: Choice) -> dict[str, int]:
    return attack_odds(g, "galactica", str(choice[0]).partition(":")[2])


@procedure
def weapons_control(g: Galactica, seat: int) -> Play[None]:
    choice = yield weapons_target(seat)
    area, _, target = choice[0].partition(":")
    yield from attack(g, seat, "galactica", target, AREAS.index(area), 0)


def show_only_shot(g: Galactica) -> dict[str, int]:
    """Where there is one target nobody asks for it."""
    only = shots(g)
    return attack_odds(g, "galactica", only[0].partition(":")[2]) if len(only) == 1 else {}


LOCATION_ACTIONS["weapons_control"] = Action(weapons_control, why_no_shot, show_only_shot)

# --- Command ------------------------------------------------------------------------------------------


def why_no_viper(g: Galactica, seat: int) -> Refusal | None:
    return why_grounded(g, seat) or (None if activations(g) else Refusal("no_viper"))


def command(g: Galactica, seat: int) -> Play[None]:
    return activate_vipers(g, seat, 2)


LOCATION_ACTIONS["command"] = Action(command, why_no_viper)

# --- Communications -----------------------------------------------------------------------------------


def why_no_message(g: Galactica, seat: int) -> Refusal | None:
    if "jammed_assault" in g.in_play:
        return Refusal("communications_jammed")
    return None if g.civilians else Refusal("no_civilian")


@open_question
def contact(g: Galactica, seat: int) -> Question:
    """At which civilian ships to look."""
    names = tuple([name for name, _ in g.civilians])
    n = min(2, len(names))
    return Question(names, n, n)


@question
def guide(g: Galactica, seat: int, name: str) -> Question:
    """Where the civilian ship goes: it stays, or moves to an adjacent area."""
    area = dict(g.civilians)[name]
    return Question(tuple([AREAS[a % 6] for a in (area, area + 1, area - 1)]), about={"ship": name})


@procedure
def communications(g: Galactica, seat: int) -> Play[None]:
    """He alone sees their faces, and may move each to an adjacent area."""
    names = yield contact(seat)
    see_civilians(g, seat, names)
    for name in names:
        choice = yield guide(seat, name)
        guide_civilian(g, name, AREAS.index(choice[0]))


def see_civilians(g: Galactica, seat: int, names: tuple[str, ...]) -> None:
    faces: tuple[str, ...] = ()
    for i, (name, _) in enumerate(g.civilians):
        if name in names:
            known = g.civilian_known
            g.civilian_known = (*known[:i], known[i] | 1 << seat, *known[i + 1 :])
            g.note(seat, "civilian", name, g.civilian_faces[i])
            faces += (g.civilian_faces[i],)
    g.tell(Looked(seat, "civilian", -1, faces))


def guide_civilian(g: Galactica, name: str, to: int) -> None:
    origin = dict(g.civilians)[name]
    if origin != to:
        g.civilians = tuple([(n, to if n == name else area) for n, area in g.civilians])
        g.tell(ShipMoved(name, origin, to))


LOCATION_ACTIONS["communications"] = Action(communications, why_no_message)

# --- Research Lab -------------------------------------------------------------------------------------


def research_lab(g: Galactica, seat: int) -> Play[None]:
    return draw_by_choice(g, seat, ("tactics", "engineering"), 1, "research_lab")


LOCATION_ACTIONS["research_lab"] = Action(research_lab)

# --- Hangar Deck --------------------------------------------------------------------------------------


def why_no_launch(g: Galactica, seat: int) -> Refusal | None:
    if not CHARACTERS[g.players[seat].character].pilot:
        return Refusal("no_pilot")
    there = g.viper_reserve + g.assault_reserve + sum(g.vipers) + sum(g.assault_raptors)
    return None if there else Refusal("no_viper")


@question
def recall_viper(g: Galactica, seat: int) -> Question:
    """The Reserve is empty: which unmanned viper, or assault raptor, returns to be piloted (000 p.28)."""
    crafts = [(area, craft) for area in range(6) for craft in unmanned(g, area)]
    return Question(tuple([f"{PREFIX[craft]}{AREAS[area]}" for area, craft in crafts]))


@procedure
def hangar_deck(g: Galactica, seat: int) -> Play[None]:
    """Launch yourself, then one more action (T26.2)."""
    if not g.viper_reserve + g.assault_reserve:
        choice = yield recall_viper(seat)
        craft = craft_of(choice[0])
        stow(g, craft, AREAS.index(choice[0].removeprefix(PREFIX[craft])))
        g.tell(VipersRecalled(1))
    yield from launch_oneself(g, seat)
    yield from take_action(g, seat, "hangar_deck")


LOCATION_ACTIONS["hangar_deck"] = Action(hangar_deck, why_no_launch)

# --- Armory -------------------------------------------------------------------------------------------


def why_no_centurion(g: Galactica, seat: int) -> Refusal | None:
    """Concerted Attack closes the Armory while Lockdown is in play."""
    if "lockdown" in g.in_play:
        return Refusal("armory_locked")
    return None if sum(g.centurions) else Refusal("no_centurion")


@open_question
def centurion_target(g: Galactica, seat: int, modifier: int) -> Question:
    """A centurion on which space of the boarding party track."""
    about = {"modifier": modifier} if modifier else {}
    return Question(tuple([space for space, n in enumerate(g.centurions) if n]), about=about)


@centurion_target.preview
def show_centurion(g: Galactica, asked: Question, choice: Choice) -> dict[str, int]:
    return odds(CENTURION_ON, asked.about.get("modifier", 0))


def armory(g: Galactica, seat: int) -> Play[None]:
    return attack_centurion(g, seat, 0)


@procedure
def attack_centurion(g: Galactica, seat: int, modifier: int) -> Play[None]:
    choice = yield centurion_target(seat, modifier)
    result = yield from roll(g, seat, "attack_centurion", (CENTURION_ON,), modifier, "")
    g.tell(Attacked("galactica", "centurion", choice[0], "destroyed" if result >= CENTURION_ON else "missed"))
    if result >= CENTURION_ON:
        destroy_centurion(g, choice[0])


LOCATION_ACTIONS["armory"] = Action(armory, why_no_centurion, lambda g: odds(CENTURION_ON))

# --- Admiral's Quarters and the Brig ------------------------------------------------------------------

QUARTERS_TEST = declare(
    "galactica.location.admirals_quarters", SkillTest(7, ("leadership", "tactics"), (Send("target", "brig"),), ())
)
BRIG_TEST = declare("galactica.location.brig", SkillTest(7, ("politics", "tactics"), (LeaveBrig(),), ()))


def accusable(g: Galactica) -> tuple[int, ...]:
    return tuple([seat for seat in g.clockwise(g.current) if can_be_sent(g, seat, BRIG)])


def why_no_accusation(g: Galactica, seat: int) -> Refusal | None:
    return None if accusable(g) else Refusal("nobody_to_accuse")


@open_question
def accuse(g: Galactica, seat: int) -> Question:
    """Whom to accuse."""
    return Question(accusable(g))


@procedure
def admirals_quarters(g: Galactica, seat: int) -> Play[None]:
    choice = yield accuse(seat)
    yield from skill_check(g, "location", "admirals_quarters", QUARTERS_TEST, choice[0])


def brig(g: Galactica, seat: int) -> Play[None]:
    return skill_check(g, "location", "brig", BRIG_TEST, seat)


LOCATION_ACTIONS["admirals_quarters"] = Action(admirals_quarters, why_no_accusation)
LOCATION_ACTIONS["brig"] = Action(brig)
