"""Campaigns (chapter CAM): the chain of battles, and what their winners carry to the last one."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery.core.game import start
from orrery.core.procedure import Play
from orrery.games.fleet import parallel
from orrery.games.fleet.bays import end_stranded
from orrery.games.fleet.board import board_of
from orrery.games.fleet.campaign import CAMPAIGNS, ELEVEN, choose_zones, chooser, clear_table, open_rules, play_final
from orrery.games.fleet.faults import faults
from orrery.games.fleet.fleets import budget
from orrery.games.fleet.knowledge import resample
from orrery.games.fleet.portals import lay_portal, pairs, place_portal
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST, Fleet, Ship, Station
from orrery.games.fleet.survey import Survey, exit_of
from orrery.games.fleet.title import FleetCommander
from orrery.games.fleet.turn import turn_order
from orrery.games.fleet.victory import defeated
from orrery.games.fleet.weapons import WEAPONS


def whole_campaign(seats: int, seed: int) -> orrery.Game:
    game, rng = orrery.new("fleet", seats, seed, {"campaign": "campaign"}), Random(seed)
    while game.pending:
        seat = rng.choice(list(game.pending))
        game.answer(seat, game.pending[seat].sample(rng))
    return game


def told(game: orrery.Game, name: str) -> list[dict[str, Any]]:
    return [event for event in game.events(None) if event["event"] == name]


@pytest.fixture(scope="module", params=[2, 4])
def campaign(request: pytest.FixtureRequest) -> orrery.Game:
    return whole_campaign(request.param, 1)


def test_a_campaign_goes_from_the_first_battle_to_the_last(campaign: orrery.Game) -> None:
    """FC-CAM-02 to 06, FC-CAM-08 to 12."""
    seats = campaign.state.seats
    began = told(campaign, "battle_began")
    fights = [n + 1 for n, battle in enumerate(CAMPAIGNS[seats]) for _ in battle.pairs or (0,)]
    assert [event["battle"] for event in began] == fights
    assert [event["points"] for event in began] == [CAMPAIGNS[seats][n - 1].points for n in fights]
    assert began[0]["scenario"] == began[-1]["scenario"] == "pitched_battle"
    assert len(told(campaign, "battle_ended")) == len(fights) - 1
    assert len(told(campaign, "ended")) == 1
    assert campaign.result is not None


def test_the_battles_of_a_campaign() -> None:
    """FC-CAM-02 to 06, FC-CAM-08 to 12: points for each player, and the zones of four."""
    assert [battle.points for battle in CAMPAIGNS[2]] == [7, 8, 9, 10, 12]
    assert [(battle.points, battle.shape) for battle in CAMPAIGNS[4]] == [(7, "5x7"), (8, ""), (10, ""), (12, "5x9")]


def test_two_duels_give_two_advantages(campaign: orrery.Game) -> None:
    """FC-CAM-09 to 11: who wins later has what the first left."""
    won = [event["prize"] for event in told(campaign, "advantage_won") if event["prize"] != "prepared"]
    assert sorted(won) == sorted(set(won))
    if campaign.state.seats == 4:
        assert set(won) == {"veiled", "bonus", "lays_all", "late"}


def test_winners_carry_advantages(campaign: orrery.Game) -> None:
    """FC-CAM-02 to 05: each decided battle gives its prize."""
    g = cast(Fleet, campaign.state)
    won = [(event["who"], event["prize"]) for event in told(campaign, "advantage_won")]
    assert won
    assert all(prize in g.honours[seat] for seat, prize in won)
    for seat, player in enumerate(g.players):
        assert player.veiled == ("veiled" in g.honours[seat])
        assert player.bonus == (2 if "bonus" in g.honours[seat] else 0)


def test_a_campaign_is_one_record(campaign: orrery.Game) -> None:
    again = orrery.replay(campaign.record())
    assert again.fingerprint() == campaign.fingerprint()


def test_who_lost_chooses_the_next_scenario() -> None:
    """FC-CAM-03; of four, the camp with more defeats (FC-CAM-11)."""
    g = cast(Fleet, orrery.new("fleet", 2, 1, {"campaign": "campaign"}).state)
    g.battles = ((1,),)
    assert chooser(g, ()) == 0
    g.battles = ((1,), (0,))
    assert chooser(g, ()) == 1
    g = cast(Fleet, orrery.new("fleet", 4, 1, {"campaign": "campaign"}).state)
    g.battles = ((0,), (0,), (1,))
    assert chooser(g, (0, 3)) == 3
    assert chooser(g, (2, 1)) == 1


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"format": "free_for_all"}), (2, {"scenario": "duel"})])
def test_what_no_campaign_can_be(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(orrery.BadOption):
        orrery.new("fleet", seats, 1, {"campaign": "campaign", **options})


def test_the_final_battle_alone_decides(campaign: orrery.Game) -> None:
    """FC-CAM-01: its winners are the campaign's, and optional rules are for the battles before it."""
    (ended,) = told(campaign, "ended")
    assert campaign.result is not None
    assert tuple(ended["winners"]) == campaign.result.winners
    assert open_rules(("hidden", "fog", "secret", "even_tiles")) == ("even_tiles",)


def test_eleven_scenarios_may_be_chosen() -> None:
    """FC-CAM-07: the pitched battle counts once."""
    assert len(ELEVEN) == 11
    assert "first_game" not in ELEVEN


@pytest.mark.parametrize(
    ("scenario", "points", "phebe", "amycles"),
    [("capture", 9, 6, 9), ("capture", 8, 5, 8), ("blockade", 10, 10, 10), ("duel", 10, 10, 10)],
)
def test_points_of_scenarios_in_a_campaign(scenario: str, points: int, phebe: int, amycles: int) -> None:
    """AMB-56: the battle's points replace twelve; the escort of the shuttle has two thirds of them."""
    g = cast(Fleet, orrery.new("fleet", 2, 1, {"scenario": scenario}).state)
    g.points = points
    assert [budget(g, seat) for seat in (0, 1)] == [phebe, amycles]


# --- the final battle, and what was won for it --------------------------------------------------------


class Final(FleetCommander):
    """A campaign that begins at its last battle, with what was won for it."""

    def __init__(self, honours: tuple[str, ...]) -> None:
        self.honours = honours

    def play(self, g: Fleet) -> Play[None]:
        g.honours, g.customs = tuple([tuple(one.split()) for one in self.honours]), g.switches
        return play_final(g, len(CAMPAIGNS[g.seats]))


def final(*honours: str) -> list[tuple[int, str]]:
    """The final battle up to its first turn, for seats with these advantages: who is asked what, each once in a row.

    "rolled 9" is said of who rolls so many dice beforehand."""
    title = Final(honours)
    options = title.settle_options(len(honours), {"campaign": "campaign"})
    game, asked = start(title, len(honours), options, {"seed": 1}), [(-1, "")]
    while cast(Fleet, game.state).round == 0:
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or next((choice for choice in question.choices() if choice), ()))
        if asked[-1] != (seat, question.kind):
            asked.append((seat, question.kind))
    rolled = [(event["who"], f"rolled {len(event['dice'])}") for event in told(game, "rolled")]
    return asked[1:] + rolled


def seats_asked(asked: list[tuple[int, str]], kind: str) -> list[int]:
    return [seat for seat, what in asked if what == kind]


def test_who_won_nothing_may_have_a_colony() -> None:
    """FC-CAM-06, FC-CAM-12: nobody of his camp has an advantage; of four, each of the two."""
    assert seats_asked(final("", "veiled"), "place_colony") == [0]
    assert seats_asked(final("bonus", "veiled"), "place_colony") == []
    assert seats_asked(final("", "", "bonus", ""), "place_colony") == [1, 3]


def test_who_lays_all_sectors_of_a_campaign_of_two_deploys_last() -> None:
    """FC-CAM-05: the other places none, and has put down all his ships before."""
    for lord in (0, 1):
        asked = final(*["lays_all" if seat == lord else "veiled" for seat in (0, 1)])
        assert set(seats_asked(asked, "set_aside")) == set(seats_asked(asked, "place_sector")) == {lord}
        assert seats_asked(asked, "deploy") == [1 - lord, lord]


def test_dice_are_rolled_before_the_final_battle() -> None:
    """FC-CAM-02, FC-CAM-08: all nine, by who won the first."""
    assert [(seat, what) for seat, what in final("prepared", "veiled") if "rolled" in what] == [(0, "rolled 9")]


def test_opponents_change_for_the_third_battle() -> None:
    """FC-CAM-10, FC-CAM-11: two duels each time; who has fought one enemy then fights the other."""
    second, third = ({frozenset(pair) for pair in CAMPAIGNS[4][n].pairs} for n in (1, 2))
    assert second == {frozenset({0, 1}), frozenset({2, 3})}
    assert third == {frozenset({0, 3}), frozenset({1, 2})}


def test_the_final_battle_of_four_may_be_fought_in_two_zones() -> None:
    """FC-CAM-12: one of 9 by 5, or two of 5 by 5 with two pairs of portals between them."""
    g = cast(Fleet, orrery.new("fleet", 4, 1, {"campaign": "campaign"}).state)
    one, two = choose_zones(0).build(g, lambda: g).items
    assert [(board_of(str(shape)).zones, len(board_of(str(shape)).sectors)) for shape in (one, two)] == [
        (1, 45),
        (2, 50),
    ]
    g.shape = str(two)
    assert pairs(g) == ("X", "Y")


def test_a_camp_of_four_deploys_last_together() -> None:
    """FC-CAM-11, FC-CAM-12: by the advantage of one of them; who lays the sectors also chooses the zones."""
    asked = final("lays_all", "bonus", "late", "veiled")
    assert seats_asked(asked, "choose_zones") == [0]
    assert set(seats_asked(asked, "place_sector")) == {0}
    late = [seat in (0, 2) for seat in seats_asked(asked, "deploy")]
    assert late == sorted(late)
    assert {False, True} == set(late)


# --- two duels at once --------------------------------------------------------------------------------


def ships(*plan: str) -> tuple[Ship, ...]:
    """ "0 cruiser a1": owner, kind, sector."""
    found = []
    for n, line in enumerate(plan):
        owner, kind, at = line.split()
        found.append(Ship(n, int(owner), kind, PROFILES[kind].hull, at))
    return tuple(found)


def two_duels() -> Fleet:
    """Seats 2 and 3 wait aside in the middle of their second round; seats 0 and 1 are at the table."""
    g = cast(Fleet, orrery.new("fleet", 4, 1, {"campaign": "campaign"}).state)
    g.honours, g.battle = ((),) * 4, 2
    for pair, plan in (((2, 3), ("2 cruiser a1", "3 cruiser e5")), ((0, 1), ("0 cruiser a1", "0 battleship c3"))):
        clear_table(g, 2, pair)
        g.ships, g.turn, g.first, g.round = ships(*plan), pair[0], pair[0], 2
        for seat in pair:
            g.players[seat].start = g.points_of(seat)
        if pair == (2, 3):
            parallel.put_aside(g)
    return g


def test_two_duels_are_fought_at_once(campaign: orrery.Game) -> None:
    """FC-CAM-09: they change places round by round, until one is over."""
    began = [event["fighters"] for event in told(campaign, "battle_began") if event["battle"] == 2]
    turns = [event["fighters"] for event in told(campaign, "duel_went_on")]
    if campaign.state.seats == 2:
        assert turns == []
        return
    assert turns[:2] == began
    assert all(len(event["ships"]) > 0 for event in told(campaign, "help_sent"))


def test_a_duel_that_waits_loses_nothing() -> None:
    """FC-CAM-09."""
    g = two_duels()
    assert (g.fighters(), [s.owner for s in g.ships]) == ([0, 1], [0, 0])
    parallel.change_places(g)
    assert (g.fighters(), [s.owner for s in g.ships], g.turn, g.round) == ([2, 3], [2, 3], 2, 2)
    parallel.change_places(g)
    assert (g.fighters(), [s.kind for s in g.ships], g.turn) == ([0, 1], ["cruiser", "battleship"], 0)
    assert faults(g) == []


def test_half_of_the_winners_fleet_goes_to_help() -> None:
    """FC-CAM-09, AMB-73: of seven points three may go, four are removed."""
    g = two_duels()
    question = parallel.send_help.build(g, 0)
    assert list(question.choices()) == [(), ("ship:0",)]
    parallel.join_zones(g, 0, (0,))
    assert (g.shape, [(s.owner, s.at) for s in g.ships]) == ("2x5x5", [(2, "a1"), (3, "e5"), (0, "f1")])
    assert faults(g) == []


def test_the_squadrons_of_a_carrier_come_with_it() -> None:
    """FC-CAM-09, FC-ABL-12: it has not left its zone; those of a Carrier that stays behind are gone."""
    g = two_duels()
    g.ships = ships(
        "0 frigate b1", "0 carrier a1", "0 carrier e1", "0 interceptor_squadron b2", "0 interceptor_squadron e2",
        "0 interceptor_squadron a1",
    )  # fmt: skip
    for n, base in ((3, 1), (4, 2), (5, 1)):
        g.ships[n].base = f"ship:{base}"
    parallel.join_zones(g, 0, (1,))
    assert [(s.kind, s.at, s.base) for s in g.ships if s.owner == 0] == [
        ("carrier", "f1", ""),
        ("interceptor_squadron", "g2", "ship:2"),
        ("interceptor_squadron", "f1", "ship:2"),
    ]
    assert faults(g) == []
    end_stranded(g)
    assert g.ships[3].at == "g2"


def test_what_waits_aside_could_be_something_else_too() -> None:
    """FC-CAM-09: signals, secret weapons and stations of the other duel, but not what its players know."""
    g = two_duels()
    g.aside_ships = ships("2 frigate a1", "2 battleship a2", "2 cruiser c3", "2 decoy c3")
    for ship in g.aside_ships:
        ship.revealed = False
    g.aside_stations = (Station("c3", "drones"),)

    def worlds(seat: int) -> set[tuple[object, ...]]:
        found: set[tuple[object, ...]] = set()
        for seed in range(12):
            other = g.copy()
            resample(other, seat, Random(seed))
            assert (other.fighters(), [s.kind for s in other.ships]) == ([0, 1], ["cruiser", "battleship"])
            found.add((*[s.kind for s in other.aside_ships], other.aside_stations[0].weapon))
        return found

    assert len(worlds(0)) > 4
    assert len(worlds(3)) > 4
    g.players[2].seen = ("c3:drones",)
    assert worlds(2) == {("frigate", "battleship", "cruiser", "decoy", "drones")}


def test_a_helper_plays_right_after_his_ally_and_counts_for_nothing() -> None:
    """FC-CAM-09: the duel is still one of two players, in its own zone."""
    g = two_duels()
    parallel.join_zones(g, 0, (0,))
    assert (g.fighters(), g.present(), turn_order(g)) == ([2, 3], [0, 2, 3], (2, 0, 3))
    assert SCENARIOS["pitched_battle"].zone(g, 2) == ("a1", "b1", "c1", "d1", "e1")
    assert defeated(g, 0) is False
    g.ships[0].at = LOST
    assert defeated(g, 0) is True


def test_a_carrier_that_helps_keeps_its_squadrons() -> None:
    """FC-CAM-09, FC-ABL-12: those that are out are its own in the other zone, too."""
    g = two_duels()
    g.ships += (Ship(2, 0, "carrier", 15, "a2"), Ship(3, 0, "interceptor_squadron", 1, "b2", base="ship:2"))
    parallel.join_zones(g, 0, (0, 2))
    (carrier,) = [ship for ship in g.ships if ship.kind == "carrier"]
    (squadron,) = [ship for ship in g.ships if ship.kind == "interceptor_squadron"]
    assert (carrier.owner, squadron.base) == (0, carrier.item)


def test_the_loser_places_a_portal_in_each_zone() -> None:
    """FC-CAM-09: and the helper comes through."""
    g = two_duels()
    parallel.join_zones(g, 0, (0,))
    here, there = (place_portal.build(g, 1, ("Z",), (zone,)) for zone in (1, 0))
    assert {str(item)[2] for item in here.items} == set("abcde")
    assert {str(item)[2] for item in there.items} == set("fghij")
    lay_portal(g, 1, "Z>c3")
    lay_portal(g, 1, "Z>f1")
    assert exit_of(g, "f1") == "c3"


def test_nobody_reaches_into_the_other_duel() -> None:
    """FC-CAM-09, FC-SPC-07, FC-WPN-07: neither drains nor clears the bridge of who fights elsewhere."""
    g = two_duels()
    for player in g.players:
        player.stored = ("red-orth",)
    assert g.present() == [0, 1]
    assert g.opponents(0) == (1,)
    bomber = Ship(0, 0, "battleship", 24, "a1", weapon="magnetic_bomb")
    assert WEAPONS["magnetic_bomb"].aims(Survey(g, 0), bomber) == ("seat:1",)
