"""Drawing Mutiny cards, the Brig, and treachery that is discarded by choice (004 p.5-6, p.10; T18, T19.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table, world

MUTINEER = "you_are_the_mutineer"
BEHIND = ["bait_and_switch", "panic", "blackmail"]


def selfish(*held: str, deck: list[str] | None = None, **about: Any) -> Table:
    """The first player uses Selfish Act, which draws a Mutiny card after it is gone."""
    t = table(
        seat("galen_tyrol", mutiny=["selfish_act", *held], miracles=0, **about),
        phase="action",
        mutiny_deck=deck or BEHIND,
    )
    return t.act("mutiny:selfish_act").say("choose_types", "leadership", "engineering")


# --- the limit ----------------------------------------------------------------------------------------


def test_a_first_card_brings_nobody_into_the_brig() -> None:
    t = selfish()
    assert t.g.players[0].mutiny == ("bait_and_switch",)
    assert t.g.players[0].location != "brig"


def test_a_second_card_does_and_one_is_kept() -> None:
    """T18.4, T18.6."""
    t = selfish("feed_the_people")
    assert t.g.players[0].location == "brig"
    t.say("discard_mutiny", "bait_and_switch", who=0)
    assert t.g.players[0].mutiny == ("feed_the_people",)
    assert t.g.mutiny_discards == ("selfish_act", "bait_and_switch")


def test_an_admiral_loses_his_title_there() -> None:
    """T18.5."""
    t = table(
        seat("william_adama", mutiny=["selfish_act", "panic"]),
        seat("saul_tigh"),
        phase="action",
        mutiny_deck=BEHIND[:1],
    )
    assert t.g.admiral == 0
    t.act("mutiny:selfish_act").say("choose_types", "leadership", "leadership")
    assert t.g.admiral == 1


def test_in_the_brig_one_is_kept() -> None:
    """T6.4, T18.6."""
    t = selfish("feed_the_people", location="brig").say("discard_mutiny", "feed_the_people")
    assert t.g.players[0].mutiny == ("bait_and_switch",)
    assert not t.events("sent")


def test_the_mutineer_goes_with_the_third() -> None:
    """004 p.6."""
    t = selfish("feed_the_people", revealed=[MUTINEER])
    assert len(t.g.players[0].mutiny) == 2
    assert t.g.players[0].location != "brig"


def test_the_mutineer_keeps_two() -> None:
    """T18.6."""
    t = selfish("feed_the_people", "make_a_deal", revealed=[MUTINEER])
    assert t.g.players[0].location == "brig"
    t.say("discard_mutiny", "make_a_deal")
    assert t.g.players[0].mutiny == ("bait_and_switch", "feed_the_people")


def test_stranded_helo_stays_where_he_is_and_discards() -> None:
    """B2, Stranded."""
    t = table(
        seat("saul_tigh"),
        seat("helo", location="", turns=0, mutiny=["panic"]),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["exploit_a_weakness_5", "repair_1", "repair_1", "repair_1"],
        mutiny_deck=BEHIND[:1],
    )
    t.say("crisis_choice", 0).say("who_draws_mutiny", 1).say("discard_mutiny", "panic", who=1)
    assert t.g.players[1].location == ""
    assert t.g.players[1].mutiny == ("bait_and_switch",)


def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = table(seat("galen_tyrol", mutiny=["selfish_act"]), phase="action", mutiny_discards=["panic"])
    t.g.mutiny_deck, t.g.mutiny_known = (), ()
    t.act("mutiny:selfish_act").say("choose_types", "leadership", "engineering")
    assert t.events("reshuffled")[-1]["deck"] == "mutiny"
    assert len(t.g.players[0].mutiny) + len(t.g.mutiny_deck) == 2


def test_whoever_reveals_himself_discards_his_mutiny_cards() -> None:
    t = table(seat("saul_tigh", loyalty=["cylon_morale"], mutiny=["panic"]), phase="action")
    t.act("reveal:cylon_morale").say("cylon_choice", "decline")
    assert t.g.players[0].mutiny == ()
    assert t.g.mutiny_discards == ("panic",)


def test_a_cylon_neither_draws_nor_plays() -> None:
    """T18.1."""
    t = table(
        seat("sharon_valerii", cylon=True, location="caprica", loyalty=[], revealed=["cylon_brig"]), phase="action"
    )
    assert not [item for item in t.items("action") if str(item).startswith("mutiny:")]


# --- who sees what (D38, D39) -------------------------------------------------------------------------


def test_the_hand_is_the_owners_and_the_count_everybodys() -> None:
    """D38, T18.3."""
    t = selfish()
    for viewer in (1, 2, None):
        view = t.game.view(viewer)["table"]["players"][0]
        assert "mutiny" not in view
        assert view["mutiny_size"] == 1
        assert t.events("drew_mutiny", viewer)[0]["n"] == 1
        assert "cards" not in t.events("drew_mutiny", viewer)[0]
        assert "bait_and_switch" not in str(t.game.view(viewer))
    assert t.game.view(0)["table"]["players"][0]["mutiny"] == ["bait_and_switch"]


def test_the_deck_shows_its_size_alone() -> None:
    """D39."""
    t = selfish()
    for viewer in (0, 1, None):
        view = t.game.view(viewer)["table"]
        assert view["mutiny_deck_size"] == 20
        assert "mutiny_deck" not in view
        assert "mutiny_known" not in view


def test_other_worlds_deal_the_mutiny_cards_anew() -> None:
    """D38, D39: what a seat cannot see changes; what it sees does not."""
    t = selfish()
    hands, decks = set(), set()
    for n in range(20):
        other = world(t, 1, n)
        assert len(other.players[0].mutiny) == 1
        hands.add(other.players[0].mutiny)
        decks.add(other.mutiny_deck)
        own = world(t, 0, n)
        assert own.players[0].mutiny == ("bait_and_switch",)
    assert len(hands) > 5
    assert len(decks) > 5


def test_zarek_remembers_what_he_gave_and_what_he_buried() -> None:
    """D38, D39, T18.2."""
    t = table(
        seat("galen_tyrol", mutiny=["selfish_act"], miracles=0),
        seat("tom_zarek_alt"),
        phase="action",
        mutiny_deck=BEHIND,
    )
    t.act("mutiny:selfish_act").say("choose_types", "leadership", "engineering")
    assert set(t.items("hand_over_mutiny", who=1)) == {"bait_and_switch", "panic"}
    t.say("hand_over_mutiny", "panic", who=1)
    assert t.g.players[0].mutiny == ("panic",)
    assert t.g.mutiny_deck[-1] == "bait_and_switch"
    assert ("mutiny_hand", 0, "panic") in t.g.players[1].notes
    assert ("mutiny", "bait_and_switch", "bottom") in t.g.players[1].notes
    for n in range(10):
        known = world(t, 1, n)
        assert known.players[0].mutiny == ("panic",)
        assert known.mutiny_deck[-1] == "bait_and_switch"
    assert len({world(t, 2, n).mutiny_deck[-1] for n in range(10)}) > 1


# --- treachery that is discarded by choice (T19.6) ----------------------------------------------------


def drew(t: Table, who: int = 0) -> int:
    return sum(event["who"] == who for event in t.events("drew_mutiny"))


@pytest.mark.parametrize(("card", "n"), [("bait_0", 1), ("dradis_contact_0", 1), ("a_better_machine_3", 0)])
def test_changing_ship_with_treachery(card: str, n: int) -> None:
    t = table(
        seat("galen_tyrol", location="command", hand=[card, "repair_1"], miracles=0),
        phase="movement",
        mutiny_deck=BEHIND,
    )
    t.say("movement", "press_room").say("discard_skills", card)
    assert drew(t) == n
    assert t.g.players[0].location == "press_room"


def test_who_is_arrested_on_the_way_does_not_arrive() -> None:
    """O21."""
    t = table(
        seat("galen_tyrol", location="command", hand=["bait_0", "repair_1"], mutiny=["panic"], miracles=0),
        phase="movement",
        mutiny_deck=["blackmail"],
    )
    t.say("movement", "press_room").say("discard_skills", "bait_0").say("discard_mutiny", "panic")
    assert t.g.players[0].location == "brig"


def test_the_hand_limit() -> None:
    """T19.6, T23.3."""
    t = table(
        seat("saul_tigh", hand=["bait_0"] * 3 + ["launch_scout_1"] * 8 + ["launch_scout_2"] * 2),
        phase="end",
        mutiny_deck=BEHIND,
    )
    t.say("discard_skills", "bait_0", "bait_0", "bait_0", who=0)
    assert drew(t) == 1  # once in a turn, however many


def test_once_in_a_turn() -> None:
    t = table(
        seat("saul_tigh", location="command", hand=["bait_0", *["launch_scout_1"] * 8, *["bait_0"] * 3]),
        phase="movement",
        mutiny_deck=BEHIND,
        crisis_deck=["fulfiller_of_prophecy"],
    )
    t.say("movement", "press_room").say("discard_skills", "bait_0")
    assert drew(t) == 1
    t.act("nothing").say("crisis_choice", 1).say("discard_skills", "bait_0", who=0)
    assert drew(t) == 1


def test_once_for_each_player() -> None:
    hand = ["bait_0"] * 2 + ["launch_scout_1"] * 4 + ["repair_1"] * 5
    other = ["dradis_contact_0"] * 2 + ["executive_order_1"] * 5 + ["consolidate_power_1"] * 5
    t = table(seat("saul_tigh", hand=hand), seat("laura_roslin", hand=other), phase="end", mutiny_deck=BEHIND)
    t.say("discard_skills", "bait_0", who=0)
    t.say("discard_skills", "dradis_contact_0", "dradis_contact_0", who=1)
    assert (drew(t, 0), drew(t, 1)) == (1, 1)


@pytest.mark.parametrize(("character", "n"), [("laura_roslin", 1), ("lee_adama", 0)])
def test_who_has_no_choice_left_answers_all_the_same_but_not_apollo(character: str, n: int) -> None:
    """T19.6, O13: five of his two cards. All but random and whole-hand discards are chosen; Headstrong draws lots."""
    t = table(
        seat("saul_tigh", location="command", hand=["repair_1"] * 3, loyalty=["cylon_sickbay"]),
        seat(character, location="command", hand=["bait_0", "repair_1"]),
        phase="action",
        mutiny_deck=BEHIND,
    )
    t.act("reveal:cylon_sickbay").say("cylon_target", 1)
    assert t.g.players[1].hand == ()
    assert drew(t, 1) == n


def test_apollo_discards_at_random_and_does_not_answer() -> None:
    """Headstrong: forced discards."""
    t = table(seat("lee_adama", location="command", hand=["bait_0"] * 6 + ["dradis_contact_0"] * 5), phase="end")
    assert len(t.events("discarded")) == 1
    assert drew(t) == 0


def test_apollo_answers_for_what_he_chooses() -> None:
    t = table(seat("lee_adama", location="command", hand=["bait_0", "repair_1"]), phase="movement", mutiny_deck=BEHIND)
    t.say("movement", "press_room").say("discard_skills", "bait_0")
    assert drew(t) == 1


def test_not_in_a_check() -> None:
    """T9.17, T19.6."""
    t = table(
        seat("galen_tyrol", miracles=0),
        seat("laura_roslin", hand=["bait_0"]),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["repair_1"] * 4,
    )
    t.say("crisis_choice", 0).say("contribute", "bait_0", who=1).quiet()
    assert drew(t, 0) == drew(t, 1) == 0


def test_not_on_revealing_oneself() -> None:
    """T16.1: discarding to three."""
    t = table(seat("saul_tigh", loyalty=["cylon_morale"], hand=["bait_0"] * 2 + ["repair_1"] * 3), phase="action")
    t.act("reveal:cylon_morale").say("cylon_choice", "decline").say("discard_skills", "bait_0", "bait_0")
    assert drew(t) == 0


# --- what draws, and what it does not -----------------------------------------------------------------


def test_the_press_room_brings_nobody_into_the_brig() -> None:
    """T18.4: where the effect says no."""
    t = table(
        seat("galen_tyrol", location="press_room", miracles=0),
        seat("laura_roslin", mutiny=["panic"]),
        phase="action",
        mutiny_deck=BEHIND[:1],
    )
    t.act("location:press_room").say("interview", 1).say("discard_mutiny", "panic", who=1)
    assert t.g.players[1].location != "brig"
    assert t.g.players[1].mutiny == ("bait_and_switch",)


def test_lee_discards_two_after_the_brig() -> None:
    """T18.7, O10: Brig, keep one, then Moral Dilemma."""
    t = table(
        seat("lee_adama_alt", mutiny=["violent_protest", "panic"], hand=["repair_1", "repair_2", "launch_scout_1"]),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["personal_vices_3", "repair_1", "repair_1", "repair_1"],
        mutiny_deck=BEHIND[:1],
        skills={"treachery": ["violent_outbursts_4"]},
    )
    t.say("crisis_choice", 0).quiet()
    assert t.g.players[0].location == "brig"
    t.say("discard_mutiny", "panic", "violent_protest").say("discard_skills", "repair_1", "repair_2", who=0)
    assert t.g.players[0].mutiny == ("bait_and_switch",)
    assert t.g.players[0].hand == ("launch_scout_1", "violent_outbursts_4")


@pytest.mark.parametrize(("crisis", "n"), [("prisoner_revolt", 1), ("fulfiller_of_prophecy", 0)])
def test_the_mutineer_draws_when_the_jump_is_prepared(crisis: str, n: int) -> None:
    """004 p.6: in his turn, if the crisis shows the symbol; once."""
    t = table(
        seat("galen_tyrol", miracles=0, revealed=[MUTINEER]),
        phase="crisis",
        crisis_deck=[crisis],
        destiny=["repair_1"] * 4,
        mutiny_deck=BEHIND,
    )
    t.quiet()
    while t.g.current == 0 and t.asked():
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.items[: question.least])
        t.quiet()
    assert drew(t) == n
