"""Each player has one name in every sentence: the character, once there is one (AUDIT W7)."""

from __future__ import annotations

from random import Random

import orrery
from orrery.server.telling import tell

NAMES = ("Ines", "Omar", "Yuki")


def test_players_are_called_by_their_characters_once_they_have_chosen() -> None:
    game = orrery.new("galactica", seats=3, seed=5)
    rng = Random(1)
    called: list[tuple[str, ...]] = []
    while len([event for event in game.events(None) if event["event"] == "turn_began"]) < 2:
        told = tell("en", "galactica", NAMES, game.view(None), game.events(None), None)
        called.append(tuple(told["called"]))
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    assert called[0] == NAMES
    assert not set(called[-1]) & set(NAMES)
    events = game.events(None)
    told = tell("en", "galactica", NAMES, game.view(None), events, None)
    lines = dict(zip([event["event"] for event in events], told["events"], strict=True))
    chosen = [event for event in events if event["event"] == "character_chosen"][-1]
    assert lines["character_chosen"].startswith(f"{NAMES[chosen['who']]} plays ")
    later = [line for event, line in zip(events, told["events"], strict=True) if event["event"] == "drew_skills"]
    assert later
    assert not [line for line in later if line.startswith(NAMES)]


def test_other_titles_call_players_by_their_own_names() -> None:
    game = orrery.new("race", seats=3, seed=5)
    assert tell("en", "race", NAMES, game.view(None), [], None)["called"] == list(NAMES)
