"""The course of a game: choosing actions, running the chosen phases, ending rounds (002, "DÉROULEMENT DU JEU")."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Choice, Question, Way, question
from orrery.core.state import Result
from orrery.games.race.consume import consume_phase
from orrery.games.race.develop import develop_phase
from orrery.games.race.events import Chose, Discarded, Ended, PhaseBegan, RoundBegan
from orrery.games.race.explore import explore_phase
from orrery.games.race.outlook import outlook
from orrery.games.race.produce import produce_phase
from orrery.games.race.scoring import scores, tie_break
from orrery.games.race.settle import settle_phase
from orrery.games.race.setup import SETUP, choose_start
from orrery.games.race.state import Race

ACTIONS = ("explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce")
SECOND = {"develop_2": "develop", "settle_2": "settle"}
EXPERT_ACTIONS = ("explore_5", "explore_1_1", "develop", "develop_2", "settle", "settle_2", *ACTIONS[4:])
EXPERT_WAYS = tuple(
    Way(pair)
    for pair in combinations(EXPERT_ACTIONS, 2)
    if all(action not in SECOND or SECOND[action] in pair for action in pair)
)
PHASE_OF = {
    "explore_5": "explore",
    "explore_1_1": "explore",
    "consume_trade": "consume",
    "consume_x2": "consume",
}
HAND_LIMIT = 10
FULL_TABLEAU = 12


@question
def action(g: Race, seat: int) -> Question:
    """Which of the seven action cards to play; in the expert variant, which two of nine."""
    return Question(EXPERT_ACTIONS, ways=EXPERT_WAYS) if g.expert else Question(ACTIONS)


@action.preview
def show_action(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    """Of one action also what it would come to now."""
    actions = [str(item) for item in choice]
    now = {"now": outlook(g.copy(), asked.seat, actions[0])} if len(actions) == 1 else {}
    return {"actions": actions, **now}


@procedure
def play(g: Race) -> Play[None]:
    """A whole game."""
    if g.phase == SETUP:
        yield from choose_start(g)
    yield from play_rounds(g)


@procedure
def play_rounds(g: Race) -> Play[None]:
    while not g.reason:
        yield from play_round(g)


@procedure
def play_round(g: Race) -> Play[None]:
    """Choose in secret, reveal, run the chosen phases in order, discard down to the hand limit."""
    begin_round(g)
    answers = yield All(action(seat) for seat in g.order())
    for seat, choice in answers:
        g.players[seat].actions = choice
        g.tell(Chose(seat, choice))
    for phase in chosen_phases(g):
        begin_phase(g, phase)
        if phase == "explore":
            yield from explore_phase(g)
        elif phase in ("develop", "develop_2"):
            yield from develop_phase(g)
        elif phase in ("settle", "settle_2"):
            yield from settle_phase(g)
        elif phase == "consume":
            yield from consume_phase(g)
        else:
            yield from produce_phase(g)
    g.phase = "end"
    answers = yield All(hand_limit(seat) for seat in g.order() if len(g.players[seat].hand) > HAND_LIMIT)
    for seat, choice in answers:
        g.discard(seat, choice)
        g.tell(Discarded(seat, choice, "limit"))
    end_round(g)


def begin_round(g: Race) -> None:
    g.round += 1
    g.phase = "action"
    for player in g.players:
        player.actions = ()
    g.tell(RoundBegan(g.round))


def begin_phase(g: Race, phase: str) -> None:
    g.phase = phase
    g.tell(PhaseBegan(phase))


def chosen_phases(g: Race) -> tuple[str, ...]:
    """The phases that somebody chose, each once, in order; a second Develop or Settle follows the first."""
    chosen = {PHASE_OF.get(action, action) for player in g.players for action in player.actions}
    order = ("explore", "develop", "develop_2", "settle", "settle_2", "consume", "produce")
    return tuple([phase for phase in order if phase in chosen])


@question
def hand_limit(g: Race, seat: int) -> Question:
    """Which cards to discard down to ten (002, "FIN DE TOUR")."""
    hand = g.players[seat].hand
    return Question(hand, len(hand) - HAND_LIMIT, len(hand) - HAND_LIMIT)


# --- the end of the game (002, "FIN DE PARTIE") -------------------------------------------------------


def end_round(g: Race) -> None:
    """The game ends after the round in which a tableau is full or the last chip is won."""
    full = any(len(player.tableau) >= FULL_TABLEAU for player in g.players)
    empty = g.pool <= 0
    if full and empty:
        finish(g, "tableau_and_chips")
    elif full:
        finish(g, "tableau")
    elif empty:
        finish(g, "chips")
    elif g.round == g.round_limit:
        finish(g, "rounds")


def finish(g: Race, reason: str) -> None:
    """The highest score wins; then most cards in hand and goods together; then all who are still tied."""
    points = scores(g)
    ranks = [(points[seat], tie_break(g, seat)) for seat in range(g.seats)]
    winners = tuple([seat for seat in range(g.seats) if ranks[seat] == max(ranks)])
    g.finish(Result(points, winners, reason))
    g.tell(Ended(reason, points, winners))
