"""The Cylon attack cards, the super crisis among them: activation, set-up, special rule (000 p.22; T13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.games.galactica.scene import AREAS, changes, finish, look, scene, words
from tests.games.galactica.table import Table, seat, table


@dataclass(frozen=True)
class Attack:
    id: str
    icons: str
    placed: str
    special: str = ""
    stays: bool = False


ATTACKS = (
    Attack(
        "ambush", "basestars",
        "front raiders +4, starboard_aft civilians +1, rear basestars +1, rear raiders +4, port_aft vipers +2,"
        "port_aft civilians +1, port_bow civilians +1, viper_reserve -2",
        stays=True,
    ),
    # The four raiders come upon two vipers at once; every die is a 1.
    Attack(
        "besieged", "raiders",
        "front civilians +1, starboard_bow civilians +1, rear heavy raiders +1, port_aft basestars +1,"
        "port_bow raiders +4, port_bow vipers +2, port_bow civilians +1, viper_reserve -2",
    ),
    Attack(
        "boarding_parties", "heavy_raiders",
        "front heavy raiders +2, starboard_bow basestars +1, starboard_bow raiders +4, starboard_aft heavy raiders +2,"
        "rear civilians +1, port_aft civilians +2",
    ),
    Attack(
        "cylon_swarm", "basestars",
        "front basestars +1, front raiders +5, starboard_bow heavy raiders +1, rear civilians +1, port_aft vipers +1,"
        "port_aft civilians +1, port_bow vipers +1, port_bow civilians +1, viper_reserve -2",
        stays=True,
    ),
    # Both basestars fire at once; every die is a 1.
    Attack(
        "heavy_assault", "raiders",
        "front basestars +1, starboard_bow basestars +1, rear civilians +1, port_aft civilians +1, port_bow vipers +1,"
        "port_bow civilians +1, viper_reserve -1",
    ),
    Attack(
        "jammed_assault", "raiders",
        "front civilians +1, starboard_bow raiders +4, starboard_aft basestars +1, starboard_aft heavy raiders +2,"
        "rear civilians +1, port_aft vipers +1, port_aft civilians +1, port_bow vipers +1, port_bow civilians +1,"
        "viper_reserve -2",
        stays=True,
    ),
    Attack(
        "raiding_party", "raiders",
        "starboard_aft basestars +1, starboard_aft raiders +3, rear heavy raiders +2, rear raiders +2,"
        "port_aft civilians +1, port_bow vipers +2, port_bow civilians +2, viper_reserve -2",
        special="jump -1",
    ),
    Attack(
        "surrounded", "basestars",
        "front raiders +4, starboard_bow basestars +1, starboard_aft raiders +3, starboard_aft heavy raiders +1,"
        "rear civilians +1, port_aft vipers +1, port_aft civilians +1, port_bow vipers +1, port_bow civilians +1,"
        "viper_reserve -2",
        special="current cards -3",
    ),
    Attack(
        "tactical_strike", "raiders",
        "front heavy raiders +1, starboard_aft civilians +1, rear civilians +1, port_aft vipers +2,"
        "port_aft civilians +1, port_bow basestars +1, port_bow raiders +5, viper_reserve -4",
        special="vipers_damaged +2",
    ),
    Attack(
        "thirty_three", "raiders",
        "front basestars +1, starboard_aft civilians +1, rear civilians +1, port_aft vipers +1, port_aft civilians +1,"
        "port_bow vipers +1, port_bow civilians +1, viper_reserve -2",
        stays=True,
    ),
)  # fmt: skip


@pytest.mark.parametrize("card", ATTACKS, ids=lambda card: card.id)
def test_attack(card: Attack) -> None:
    """T13.2, T13.3: everything that the card places and its special rule, and no jump icon."""
    before = look(scene("riots_basestars", jump=2).g)  # the same table, before a crisis that asks first
    t = scene(card.id, jump=2, script=[1] * 4 if card.id in ("besieged", "heavy_assault") else None)
    finish(t)
    kept = f"{card.id} in play +1" if card.stays else ""
    assert changes(before, look(t.g)) == words(f"{card.placed}, {card.special}, {kept}")
    assert t.g.crisis_discards == (() if card.stays else (card.id,))


@pytest.mark.parametrize("card", ATTACKS, ids=lambda card: card.id)
def test_ships_already_there_are_activated_before_any_is_placed(card: Attack) -> None:
    """FAQ[attack-activates-first], T13.1: a raider sees no civilian ship yet and fires at Galactica."""
    ships: dict[str, Any] = {"raiders": {"starboard_bow": 1}, "heavy_raiders": {"starboard_bow": 1}}
    if card.icons == "basestars":
        ships["basestars"] = [{"area": "rear"}]
    t = scene(card.id, **ships, script=[1] * 12).quiet()
    seen = t.game.events(None)
    first = seen[: [event["event"] for event in seen].index("ships_placed")]
    assert [event["icon"] for event in first if event["event"] == "activated"] == [card.icons]
    attackers = [event["attacker"] for event in first if event["event"] == "attacked"]
    moved = [event["ship"] for event in first if event["event"] == "ship_moved"]
    assert attackers == {"raiders": ["raider"], "basestars": ["basestar"]}.get(card.icons, [])
    assert moved == (["heavy_raider"] if card.icons == "heavy_raiders" else [])


# --- special rules ------------------------------------------------------------------------------------

KEPT = ("ambush", "cylon_swarm", "jammed_assault")


@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0)])
def test_ambush_spoils_the_aim_of_unmanned_vipers(die: int, left: int) -> None:
    """Two less: a raider falls on a 5, not on a 3."""
    t = attack_from_command(["ambush"], die)
    assert t.g.raiders[0] == left


@pytest.mark.parametrize(("die", "left"), [(2, 1), (3, 0)])
def test_ambush_does_not_trouble_a_pilot(die: int, left: int) -> None:
    t = table(
        seat("kara_thrace", location="viper", area="front"),
        phase="action",
        in_play=["ambush"],
        raiders={"front": 1},
        crisis_deck=["riots_launch_raiders"],
        script=[die],
    )
    t.act("viper:activate").say("own_viper", "attack:raider").quiet()
    assert t.g.raiders[0] == left


def attack_from_command(in_play: list[str], die: int) -> Table:
    t = table(
        seat("saul_tigh", location="command"),
        phase="action",
        in_play=in_play,
        vipers={"front": 1},
        raiders={"front": 1},
        script=[die],
    )
    return t.act("location:command").say("viper_activation", "attack:front:raider").quiet()


def activated(icon: str, **position: Any) -> Table:
    """A crisis whose check fails quietly, and its icon."""
    crisis = {"raiders": "prison_labor", "heavy_raiders": "terrorist_bomber", "launch_raiders": "unidentified_ship"}[
        icon
    ]
    return table(seat("galen_tyrol"), phase="crisis", crisis_deck=[crisis], **position).quiet()


@pytest.mark.parametrize(
    ("icon", "ship", "n"),
    [("launch_raiders", "raiders", 4), ("raiders", "raiders", 3), ("heavy_raiders", "heavy_raiders", 2)],
)
def test_cylon_swarm_launches_one_more_of_each_kind(icon: str, ship: str, n: int) -> None:
    """T12.5."""
    t = activated(icon, in_play=["cylon_swarm"], basestars=[{"area": "rear"}])
    assert getattr(t.g, ship)[3] == n


def test_cylon_swarm_launches_nothing_from_a_disabled_hangar() -> None:
    t = activated(
        "launch_raiders", in_play=["cylon_swarm"], basestars=[{"area": "rear", "damage": ["disabled_hangar"]}]
    )
    assert sum(t.g.raiders) == 0


def test_jammed_assault_closes_communications() -> None:
    t = table(
        seat("galen_tyrol", location="communications"),
        phase="action",
        in_play=["jammed_assault"],
        civilians={"rear": ["pop1", "pop2"]},
    )
    assert not t.offered("location:communications")
    assert t.blocked()["location:communications"]


@pytest.mark.parametrize("crisis", KEPT)
def test_what_lasts_until_the_jump_is_then_discarded(crisis: str) -> None:
    """T13.3, T14.2."""
    t = jump(in_play=[crisis])
    assert t.g.in_play == ()
    assert crisis in t.g.crisis_discards


def jump(**position: Any) -> Table:
    """The fleet jumps by the icon of a crisis, and the Admiral is asked where."""
    t = table(seat("saul_tigh"), phase="crisis", crisis_deck=["riots_basestars"], jump=4, **position)
    t.say("crisis_choice", 0)
    assert t.asked() == "destination"
    return t


def test_thirty_three_goes_back_into_the_crisis_deck_at_the_jump() -> None:
    """It is found again: the deck is shuffled with it, and nobody knows a place in it any more (B4)."""
    t = jump(in_play=["thirty_three"])
    assert t.g.in_play == ()
    assert "thirty_three" not in t.g.crisis_discards
    assert "thirty_three" in t.g.crisis_deck
    assert set(t.g.crisis_known) == {0}
    assert [event["crisis"] for event in t.events("left_play")] == ["thirty_three"]
    assert [event["deck"] for event in t.events("reshuffled")] == ["crisis"]


def test_thirty_three_leaves_play_with_a_civilian_ship() -> None:
    t = activated("raiders", in_play=["thirty_three"], raiders={"rear": 1}, civilians={"rear": ["empty"]})
    assert t.g.in_play == ()
    assert "thirty_three" in t.g.crisis_discards


def test_thirty_three_leaves_play_with_a_basestar() -> None:
    t = table(
        seat("saul_tigh"),
        phase="action",
        in_play=["thirty_three"],
        basestars=[{"area": "front"}],
        crisis_deck=["riots_launch_raiders"],
        script=[3],
    )
    t.act("title:nuke").quiet()
    assert t.g.in_play == ()
    assert t.g.crisis_discards == ("thirty_three",)


def test_besieged_sends_only_the_raiders_that_it_placed() -> None:
    """T13.3: a raider that was there before has had its turn in the first step: it does not fire again."""
    t = scene("besieged", raiders={"port_bow": 1}, script=[1] * 5)
    t.quiet()
    shots = [event["target"] for event in t.events("attacked")]
    assert shots == ["galactica", "viper", "viper", "viper", "viper"]


@pytest.mark.parametrize(("there", "placed"), [(16, 0), (13, 3)])
def test_besieged_sends_no_others_where_the_box_has_too_few(there: int, placed: int) -> None:
    """T13.3: none act in place of those that are missing, nor where a ship acts once for each icon (O23)."""
    t = scene("besieged", raiders={"port_bow": there}, script=[1] * (there + placed), options={"activations": "icon"})
    t.quiet()
    shots = [event["target"] for event in t.events("attacked")]
    assert shots == ["galactica"] * there + ["viper"] * placed


def test_heavy_assault_lets_every_basestar_fire() -> None:
    """One is there; another comes with the card: into which of two areas, the current player says (000 p.28)."""
    t = scene("heavy_assault", basestars=[{"area": "rear"}], script=[1, 1])
    t.quiet()
    assert (t.asked(), list(t.game.pending)) == ("choose_placement", [0])
    t.say("choose_placement", AREAS[1]).quiet()
    assert [event["attacker"] for event in t.events("attacked")] == ["basestar", "basestar"]
    assert sorted(ship.area for ship in t.g.basestars) == [1, 3]


def test_raiding_party_never_pushes_the_marker_below_the_start() -> None:
    t = scene("raiding_party", jump=0)
    finish(t)
    assert t.g.jump == 0
