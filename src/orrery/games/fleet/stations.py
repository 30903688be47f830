"""The Special Weapon of a Battle Station: a docked ship fires it for one special (FC-SEC-12, AMB-54)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import pickable
from orrery.games.fleet.actions import Action
from orrery.games.fleet.aptitudes import roll_again
from orrery.games.fleet.dice import specials
from orrery.games.fleet.events import WeaponUsed
from orrery.games.fleet.sectors.battle_station import ARSENAL, station_at
from orrery.games.fleet.state import Fleet, Station
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons import WEAPONS


def station_of(g: Fleet, ship: int) -> Station | None:
    """The station where a ship is docked."""
    return station_at(g, g.ships[ship].at) if g.ships[ship].docked else None


def aims(survey: Survey, ship: int) -> tuple[str, ...]:
    station = station_of(survey.g, ship)
    return WEAPONS[station.weapon].aims(survey, survey.g.ships[ship]) if station is not None else ()


def offers(survey: Survey) -> Iterator[str]:
    if survey.g.stations and specials(survey.g.dice(survey.seat)):
        for origin in [at for at in survey.own if may.use_specials(survey.g, survey.seat, at)]:
            yield from [ship.item for ship in survey.stacks[origin] if ship.docked and aims(survey, ship.n)]


@open_question
def aim_station(g: Fleet, seat: int, ship: int) -> Question:
    station = station_of(g, ship)
    assert station is not None
    return Question(pickable(g, seat, aims(Survey(g, seat), ship)), about={"weapon": station.weapon, "ship": ship})


@aim_station.preview
def show_station(g: Fleet, asked: Question, choice: tuple[object, ...]) -> dict[str, object]:
    weapon = WEAPONS[asked.about["weapon"]]
    return {"weapon": weapon.name, **weapon.shows(g, g.ships[asked.about["ship"]], str(choice[0]))}


@question
def pay_special(g: Fleet, seat: int) -> Question:
    return Question(tuple(dict.fromkeys(sorted(specials(g.dice(seat))))))


@procedure
def play_station(g: Fleet, seat: int, item: str) -> Play[None]:
    """Its weapon is known from now on: who announces it shows it."""
    ship = g.ship(item).n
    show(g, ship)
    choice = yield aim_station(seat, ship)
    target = choice[0]
    die = sorted(specials(g.dice(seat)))[0]
    if len(set(specials(g.dice(seat)))) > 1:
        choice = yield pay_special(seat)
        die = choice[0]
    g.spend(seat, (die,))
    g.tell(WeaponUsed(seat, ship, weapon_at(g, ship), (die,), (target,)))
    effect = fire_station(g, seat, ship, target)
    if effect is not None:
        yield from effect
    roll_again(g, seat, (die,))


def show(g: Fleet, ship: int) -> None:
    station = station_of(g, ship)
    assert station is not None
    station.known = True
    for player in g.players:
        player.seen = tuple([seen for seen in player.seen if not seen.startswith(f"{station.at}:")])


def weapon_at(g: Fleet, ship: int) -> str:
    station = station_of(g, ship)
    assert station is not None
    return station.weapon


def fire_station(g: Fleet, seat: int, ship: int, target: str) -> Play[None] | None:
    return WEAPONS[weapon_at(g, ship)].fire(g, seat, ship, target)


def resample(g: Fleet, seat: int | None, rng: Random) -> None:
    """A weapon that a seat has not seen could be any. Who is in another duel has seen other stations."""
    here = g.present()
    for station in g.stations:
        before = f"{station.at}:{station.weapon}"
        if not station.known and not (seat in here and before in g.players[seat].seen):
            station.weapon = rng.choice(ARSENAL)
            for player in [g.players[other] for other in here]:
                player.seen = tuple([f"{station.at}:{station.weapon}" if s == before else s for s in player.seen])


STATION = Action("station", offers, play_station)
