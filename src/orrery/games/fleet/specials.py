"""Special results (chapter SPC): weapon, reroll, drain. Direction change is part of every volley (`dice.volleys`),
retreat and counter-attack are reactions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, Way, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import may_reroll, pickable
from orrery.games.fleet.actions import Action
from orrery.games.fleet.aptitudes import camouflage, can_hide, own_sectors, roll_again
from orrery.games.fleet.capabilities import lying
from orrery.games.fleet.devices.activation import deactivate
from orrery.games.fleet.dice import FACES, Dice, colour, specials, without
from orrery.games.fleet.events import Drained, Rerolled, WeaponUsed
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons import WEAPONS, fire_weapon


def pairs(dice: Dice) -> tuple[Dice, ...]:
    return tuple(dict.fromkeys(combinations(sorted(specials(dice)), 2)))


@question
def pay_specials(g: Fleet, seat: int) -> Question:
    """Which two specials to spend: their colours have other uses (FC-SPC-02)."""
    dice = g.dice(seat)
    return Question(specials(dice), ways=tuple([Way(pair) for pair in pairs(dice)]))


# --- Special Weapons (FC-SPC-02, FC-WPN) --------------------------------------------------------------


def weapon_offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    if len(specials(g.dice(survey.seat))) < 2:
        return
    for origin in survey.own:
        for ship in survey.stacks[origin]:
            if ship.weapon and may.use_weapon(g, ship) and WEAPONS[ship.weapon].aims(survey, ship):
                yield ship.item


@open_question
def aim_weapon(g: Fleet, seat: int, ship: int) -> Question:
    carrier = g.ships[ship]
    items = pickable(g, seat, WEAPONS[carrier.weapon].aims(Survey(g, seat), carrier))
    return Question(items, about={"weapon": carrier.weapon, "ship": ship})


@aim_weapon.preview
def show_weapon(g: Fleet, asked: Question, choice: tuple[object, ...]) -> dict[str, object]:
    weapon = WEAPONS[asked.about["weapon"]]
    return {"weapon": weapon.name, **weapon.shows(g, g.ships[asked.about["ship"]], str(choice[0]))}


@procedure
def play_weapon(g: Fleet, seat: int, item: str) -> Play[None]:
    """Two specials of any colours (FC-SPC-02); nobody can react (FC-WPN-01)."""
    ship = g.ship(item).n
    reveal(g, (ship,))
    g.ships[ship].weapon_known = True
    choice = yield aim_weapon(seat, ship)
    target = choice[0]
    dice = pairs(g.dice(seat))[0]
    if len(pairs(g.dice(seat))) > 1:
        dice = yield pay_specials(seat)
    g.spend(seat, dice)
    g.tell(WeaponUsed(seat, ship, g.ships[ship].weapon, dice, (target,)))
    effect = fire_weapon(g, seat, ship, target)
    if effect is not None:
        yield from effect
    roll_again(g, seat, dice)


# --- reroll (FC-SPC-03, FC-SPC-04) --------------------------------------------------------------------


def reroll_offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    if len(specials(g.dice(survey.seat))) >= 2 and may_reroll(g, survey.seat):
        yield "specials"


@procedure
def play_reroll(g: Fleet, seat: int, words: str) -> Play[None]:
    dice = pairs(g.dice(seat))[0]
    if len(pairs(g.dice(seat))) > 1:
        dice = yield pay_specials(seat)
    g.spend(seat, dice)
    colours = tuple([colour(die) for die in dice])
    g.take_out(seat, colours)
    into = tuple([f"{name}-{FACES[g.chance.roll(6) - 1]}" for name in colours])
    g.players[seat].rolled += into
    g.tell(Rerolled(seat, dice, into))


# --- drain (FC-SPC-07 to 09) --------------------------------------------------------------------------


def losable(g: Fleet, chooser: int, victim: int) -> tuple[str, ...]:
    """The dice to choose from: "red-orth" from the bridge, "token:2" an Activation Die, which only its owner gives up
    (FC-SPC-08)."""
    active = [f"token:{token.n}" for token in g.tokens if token.owner == victim == chooser and token.die]
    return (*dict.fromkeys(sorted(g.players[victim].stored)), *active)


def picks_the_die(g: Fleet, seat: int, die: str) -> bool:
    """Arop Tan drains with any green result; with a multi or a special she chooses what is lost (FC-CMD-06)."""
    return g.players[seat].commander == "arop_tan" and die.endswith(("multi", "special"))


def drain_offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    dice = dict.fromkeys(sorted(g.dice(survey.seat)))
    any_face = g.players[survey.seat].commander == "arop_tan"
    ready = [die for die in dice if die == "green-special" or (any_face and colour(die) == "green")]
    if g.opponents(survey.seat):
        yield from ready


@question
def drain_whom(g: Fleet, seat: int) -> Question:
    return Question(tuple([f"seat:{s}" for s in g.opponents(seat)]))


@question
def give_up(g: Fleet, seat: int, victim: int) -> Question:
    """The die that the victim loses; he chooses it, unless Arop Tan does. With an empty bridge he may keep all."""
    return Question(losable(g, seat, victim), int(bool(g.players[victim].stored)), 1, about={"victim": victim})


@procedure
def play_drain(g: Fleet, seat: int, die: str) -> Play[None]:
    """Where there is nothing to lose, the drain can still be played (FC-SPC-09): it lets Ilya Kai Suhn hide."""
    victim = g.opponents(seat)[0]
    if len(g.opponents(seat)) > 1:
        choice = yield drain_whom(seat)
        victim = int(choice[0].partition(":")[2])
    g.spend(seat, (die,))
    chooser = seat if picks_the_die(g, seat, die) and g.players[victim].stored else victim
    lost = losable(g, chooser, victim)
    if len(lost) > 1 or (lost and not g.players[victim].stored):
        lost = yield give_up(chooser, victim)
    if lost:
        lose_die(g, victim, lost[0])
    g.tell(Drained(seat, victim, (die,), lost[0] if lost else ""))
    if can_hide(g, seat, own_sectors(g, seat)):
        yield from camouflage(g, seat, own_sectors(g, seat))


def lose_die(g: Fleet, victim: int, lost: str) -> None:
    if lost.startswith("token"):
        deactivate(g, lying(g, int(lost.partition(":")[2])))
    else:
        player = g.players[victim]
        player.stored = without(player.stored, (lost,))
        g.put_back(victim, (lost,))


def asks_for_aim(g: Fleet, seat: int, item: str) -> Question:
    return aim_weapon.build(g, seat, g.ship(item).n)


WEAPON = Action("weapon", weapon_offers, play_weapon, asks=asks_for_aim)
REROLL = Action("reroll", reroll_offers, play_reroll)
DRAIN = Action("drain", drain_offers, play_drain)
