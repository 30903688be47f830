"""A short first game of Race for the Galaxy: two players, few points to win, a deck whose top is known.

Settle a world, let it produce, sell a good for cards, spend the cards on what turns goods into points: the circle that
every game goes round, once.
"""

from __future__ import annotations

from orrery.core.question import Choice
from orrery.lessons.lesson import Beat, Lesson, Moment, When, anything, choose, kind, offered

VEGA = 1
POINTS = 7
"""In the pool: once round the circle, and the game is over."""
WANTED = ("consumer_markets", "gem_world", "public_works", "spice_world")
"""What the lesson is about, the most needed first: the rest of the hand is there to pay with."""
USELESS = ("rebel_base", "drop_ships", "lost_alien_warship")
"""What the learner cannot place in this lesson, in the first hand."""
WEALTH = 5
"""With more cards than that in hand it is time to spend them."""
VEGA_CHOOSES = ("explore_1_1", "develop", "explore_1_1", "settle", "settle")
"""Round by round, phases that the learner then meets without having chosen them."""

POSITION = {
    "players": [
        {
            "tableau": ["earths_lost_colony"],
            "hand": ["spice_world", "public_works", "gem_world", *USELESS],
        },
        {
            "tableau": ["epsilon_eridani"],
            "hand": ["expedition_force", "new_military_tactics", "rebel_underground", "deficit_spending"],
        },
    ],
    "deck": [
        # the first two are what the learner explores
        *("consumer_markets", "rebel_homeworld"),
        *("space_marines", "rebel_warrior_race", "pirate_world", "galactic_renaissance"),
        *("artist_colony", "deserted_alien_library", "terraformed_world", "investment_credits"),
        *("aquatic_uplift_race", "prosperous_world", "merchant_world", "mining_world"),
        *("colony_ship", "star_nomad_lair", "replicant_robots", "plague_world"),
    ],
    "pool": POINTS,
    "first": 0,
}


def _choosing(moment: Moment) -> bool:
    return moment.question.kind == "action"


def _first_round(moment: Moment) -> bool:
    return _choosing(moment) and moment.table["round"] == 1


def _world_left_behind(moment: Moment) -> bool:
    return _choosing(moment) and "spice_world" in moment.own["hand"]


def _idle_worlds(moment: Moment) -> bool:
    return _choosing(moment) and "spice_world" in moment.own["tableau"] and not moment.own["goods"]


def _short_of_cards(moment: Moment) -> bool:
    return _choosing(moment) and "spice_world" in moment.own["goods"] and not _can_grow(moment)


def _rich(moment: Moment) -> bool:
    return _choosing(moment) and _can_grow(moment)


def _can_grow(moment: Moment) -> bool:
    """With cards left over when Consumer Markets are paid."""
    return "consumer_markets" in moment.own["hand"] and len(moment.own["hand"]) > WEALTH


def _empty_again(moment: Moment) -> bool:
    return _choosing(moment) and "consumer_markets" in moment.own["tableau"] and not moment.own["goods"]


def _full(moment: Moment) -> bool:
    return _choosing(moment) and "consumer_markets" in moment.own["tableau"] and len(moment.own["goods"]) > 1


def _spare(moment: Moment) -> Choice:
    """As few cards as will do: first those that the lesson has no use for, then what it can best do without."""
    cards = [str(item) for item in moment.question.items if not str(item).startswith("use:")]
    spare = sorted(cards, key=lambda card: len(WANTED) - WANTED.index(card) if card in WANTED else 0)
    return tuple(spare[: moment.question.least])


def _paying(moment: Moment) -> bool:
    return moment.question.kind == "pay"


def _only_vega(moment: Moment, phase: str) -> bool:
    """Whether it is Vega alone who chose a phase."""
    own, other = (
        any(action.startswith(phase) for action in moment.table["players"][seat]["actions"]) for seat in (0, 1)
    )
    return other and not own


def _from_vega(phase: str, card: str) -> When:
    return lambda moment: offered(phase, card)(moment) and _only_vega(moment, phase)


def _useless_cards(moment: Moment) -> bool:
    return _paying(moment) and set(USELESS) <= set(moment.question.items)


def _markets(moment: Moment) -> bool:
    return offered("develop", "consumer_markets")(moment) and "gem_world" in moment.own["hand"]


def _big_payment(moment: Moment) -> bool:
    return _paying(moment) and "gem_world" in moment.question.items and _only_vega(moment, "settle")


def _first(moment: Moment) -> Choice:
    return moment.question.items[:1]


def _keeps_what_is_wanted(moment: Moment, choice: Choice) -> bool:
    """Any payment is as good that costs no more of these than it must."""

    def given(cards: Choice) -> int:
        return sum(card in WANTED for card in cards)

    return given(choice) <= given(_spare(moment))


def _plays(moment: Moment) -> Choice | None:
    number = int(moment.table["round"]) - 1
    return (VEGA_CHOOSES[number],) if _choosing(moment) and number < len(VEGA_CHOOSES) else None


BEATS = (
    Beat("start", _first_round, choose("settle")),
    Beat("explore", _from_vega("explore", "consumer_markets"), choose("consumer_markets")),
    Beat("settle", offered("settle", "spice_world"), choose("spice_world")),
    Beat("pay", _useless_cards, _spare, _keeps_what_is_wanted),
    Beat("left_behind", _world_left_behind, choose("settle"), aside=True),
    Beat("grow", _rich, choose("develop")),
    Beat("produce", _idle_worlds, choose("produce")),
    Beat("develop", _from_vega("develop", "public_works"), choose("public_works")),
    Beat("trade", _short_of_cards, choose("consume_trade")),
    Beat("sell", offered("trade", "spice_world"), choose("spice_world"), anything),
    Beat("spend", kind("consume"), _first, anything, repeats=True),
    Beat("markets", _markets, choose("consumer_markets")),
    Beat("pay_more", _big_payment, _spare, _keeps_what_is_wanted),
    Beat("more", _from_vega("settle", "gem_world"), choose("gem_world")),
    Beat("again", _empty_again, choose("produce")),
    Beat("points", _full, choose("consume_x2")),
)

LESSONS = (
    Lesson(
        name="first",
        title="race",
        options={},
        begun={"seed": "a first game", "position": POSITION},
        learner=0,
        cast={VEGA: "Vega"},
        minutes=10,
        beats=BEATS,
        plays=_plays,
    ),
)
