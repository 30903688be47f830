"""Reads what happened, event by event, and hands each to the chapter that it belongs to."""

from __future__ import annotations

from collections import Counter

from orrery.referee.galactica import (
    actions,
    activation,
    checks,
    combat,
    dice,
    ending,
    hands,
    jumps,
    lines,
    loyalty,
    orders,
    setup,
    space,
    turns,
)
from orrery.referee.galactica.activation import Activation
from orrery.referee.galactica.checks import Check
from orrery.referee.galactica.dice import Dice
from orrery.referee.galactica.printed import crises, type_of
from orrery.referee.galactica.table import Table
from orrery.referee.story import Event, Story

STEPS = ("turn_began", "phase_began")


AREAS_OF = {
    "ships_placed": ("area",),
    "attacked": ("area",),
    "ship_moved": ("origin", "to"),
    "ship_destroyed": ("area",),
    "moved": ("area",),
}
SPECIAL = ("activated", "jump_prepared", "kept_in_play", "ship_destroyed", "vipers_damaged", "treachery_added")


class Referee:
    def __init__(self, table: Table, story: Story) -> None:
        self.table = table
        self.story = story
        self.dice = Dice()
        self.check: Check | None = None
        self.activation: Activation | None = None
        self.drawn: list[Event] = []
        self.looked: Event | None = None
        self.modified = ""
        self.setting_up = True

    def judge(self, told: list[Event]) -> None:
        setup.check_characters(self.table, told)
        setup.expect(self.table)
        self.read(told)

    def go_on(self, told: list[Event]) -> None:
        """From the middle of a game."""
        self.setting_up = False
        self.read(told)

    def read(self, told: list[Event]) -> None:
        for event in told:
            self.before(event)
            if not self.on_the_map(event):
                self.table.wrong(event, "T0.10", "there are six areas of space")
                continue
            meets = getattr(self, f"on_{event['event']}", None)
            if meets is not None:
                meets(event)
        over = bool(told) and told[-1]["event"] == "ended"
        if over and self.story.views[-1]["result"]:
            ending.check_view(self.table, self.story.views[-1])
        right = bool(self.story.views[-1]["result"])
        self.table.same(told[-1] if told else None, "T24", "that the game is over", over, right)

    def on_the_map(self, event: Event) -> bool:
        return all(event[key] in range(-1, 6) for key in AREAS_OF.get(event["event"], ()))

    def before(self, event: Event) -> None:
        """What is over once something else happens: a roll, an activation, a step."""
        name = event["event"]
        if name == "motive_revealed":
            return  # in the middle of anything
        lines.check_hasty(self.table, event)
        if name not in ("discarded", "check_began"):
            self.table.prophecy = False
        if name != "sent":
            self.table.hit = -1
        spared = self.table.due("spare", None) is not None
        if (name in SPECIAL and event.get("area", -1) < 0 and not spared) or event.get("why") == "ordered":
            self.open_special(event)
        if name not in dice.WINDOWS or event.get("why") == "ordered":
            dice.stand(self.table, self.dice)
        if name in STEPS:
            self.end_step(event)
        elif name in ("acted", "crisis_drawn", "activated", "check_began"):
            self.end_activation(event)
            if name != "activated":
                self.end_check()
        elif name == "ended":
            self.activation = None

    def open_special(self, event: Event) -> None:
        """Where no ship of a Cylon attack could be placed, its special rule is next."""
        if self.table.attack_waits and not any(due.kind == "activated" for due in self.table.dues):
            self.end_activation(event)
            turns.place_attack(self.table)

    def end_step(self, event: Event) -> None:
        self.end_activation(event)
        self.end_check()
        turns.place_attack(self.table)
        orders.forgotten(self.table, event)
        if self.setting_up:
            setup.check_done(self.table, event)
            self.setting_up = False
        if self.table.phase == "receive_skills":
            hands.check_turn(self.table, event, self.drawn)
            self.drawn = []

    def end_activation(self, event: Event) -> None:
        if self.activation is not None:
            activation.finished(self.table, self.activation, event)
            self.activation = None

    def end_check(self) -> None:
        table = self.table
        if table.pool:
            for card in table.pool.elements():
                table.piles[type_of(card)][card] += 1
            table.pool = Counter()
        if self.check is not None and self.check.outcome:
            self.check = None

    # --- turns and actions ----------------------------------------------------------------------------

    def on_turn_began(self, event: Event) -> None:
        turns.turn_began(self.table, event, self.story_first)
        self.dice.used = []

    @property
    def story_first(self) -> int:
        if self.story.first:
            return self.table.current
        return int(next(e["who"] for e in self.story.told() if e["event"] == "character_chosen"))

    def on_phase_began(self, event: Event) -> None:
        turns.phase_began(self.table, event)
        self.modified = ""

    def on_acted(self, event: Event) -> None:
        table = self.table
        table.acting, table.actor, table.walking = event["action"], event["who"], False
        actions.acted(table, event)
        setup.action(table, event)

    def on_chose(self, event: Event) -> None:
        setup.choice(self.table, event)

    def on_moved(self, event: Event) -> None:
        table = self.table
        seat = table.seats[event["who"]]
        due = table.due("home", seat.number)
        if due is not None:
            table.settle(due)
        elif table.phase == "movement" and seat.number == table.current:
            turns.walked(table, event)
        elif table.walking and seat.number == table.actor:
            turns.walked(table, event)
            table.walking = False
        lines.go(table, seat, event["to"], event["area"])
        table.paid = False

    def on_sent(self, event: Event) -> None:
        lines.sent(self.table, event)

    def on_title_given(self, event: Event) -> None:
        lines.given(self.table, event, self.setting_up)

    # --- cards ----------------------------------------------------------------------------------------

    def on_drew_skills(self, event: Event) -> None:
        hands.drew(self.table, event)
        if event["why"] == "turn":
            self.table.same(event, "T2.1", "the step of the draw", self.table.phase, "receive_skills")
            self.drawn.append(event)
        if event["why"] == "setup":
            setup.drew(self.table, event)

    def on_discarded(self, event: Event) -> None:
        hands.discarded(self.table, event)
        if event["why"] == "movement":
            self.table.paid = True
        if event["cards"] == ["accept_prophecy"]:
            self.table.prophecy = True
        if event["why"] == "crisis" and event["cards"] == [self.table.crisis]:
            self.table.replaced = self.table.crisis

    def on_reshuffled(self, event: Event) -> None:
        hands.reshuffled(self.table, event)

    def on_destiny_built(self, event: Event) -> None:
        hands.destiny_built(self.table, event)

    def on_treachery_added(self, event: Event) -> None:
        table = self.table
        due = table.due("destiny", None)
        if due is None:
            setup.free(table, event, "T9.9", "Treachery cards go into the Destiny deck")
        else:
            table.settle(due, event["n"])
        table.decks["treachery"] -= event["n"]
        table.note_dry()

    def on_cards_passed(self, event: Event) -> None:
        if not hands.passed(self.table, event):
            loyalty.passed(self.table, event)

    # --- crises and checks ----------------------------------------------------------------------------

    def on_crisis_drawn(self, event: Event) -> None:
        actions.drawer(self.table, event)
        turns.crisis_drawn(self.table, self.dice, event)

    def on_crisis_choice(self, event: Event) -> None:
        turns.chose_box(self.table, self.dice, event)

    def on_check_began(self, event: Event) -> None:
        table = self.table
        if event["kind"] == "crisis" and "chooser" in crises().get(event["source"], {}):
            table.same(event, "T8.5", "whether the check was chosen", table.box, 0)
        if self.check is not None and not self.check.outcome:
            table.wrong(event, "T9", "a check begins in the middle of another")
        self.check = checks.began(table, event, table.crisis, table.drawer)
        table.prophecy = False

    def on_reacted(self, event: Event) -> None:
        table, play = self.table, event["play"].partition(":")
        actions.reacted(table, event)
        if event["step"] in ("before_roll", "after_roll"):
            dice.react(table, self.dice, event)
        elif self.check is not None:
            checks.react(table, self.check, event)
        if play[0] == "for_love":
            table.loved.append(int(play[2]))
        elif play[0] == "modifications":
            self.modified = play[2]
            for due in [due for due in table.dues if due.kind == "activated"]:
                table.settle(due)
            table.owe("activated", play[2], 1, "T12.0", "Modifications")
        elif play[0] == "alert_viper_pilot":
            table.alert = True
            table.next_craft = "assault_raptor" if play[2].startswith("assault:") else "viper"
        elif play[0] == "escort":
            table.owe("spare", None, 1, "T21", "Escort")
        elif play[0] == "no_one_gets_left_behind":
            orders.give(table, [{"fuel": -1}, {"population": 2}], "T14.2", play[0])

    def on_destiny_added(self, event: Event) -> None:
        self.with_check(event, checks.destiny)

    def on_destiny_shown(self, event: Event) -> None:
        self.with_check(event, checks.destiny)

    def on_contributed(self, event: Event) -> None:
        self.with_check(event, checks.contributed)

    def on_contributed_openly(self, event: Event) -> None:
        self.with_check(event, checks.contributed)

    def on_check_revealed(self, event: Event) -> None:
        self.with_check(event, checks.revealed)

    def on_ability_resolved(self, event: Event) -> None:
        self.with_check(event, checks.ability)

    def on_left_check(self, event: Event) -> None:
        self.with_check(event, checks.left)

    def on_check_counted(self, event: Event) -> None:
        self.with_check(event, checks.counted)

    def on_check_ended(self, event: Event) -> None:
        self.with_check(event, checks.ended)
        if self.check is not None:
            setup.outcome(self.table, self.dice, self.check)
            checks.upgrades(self.table, self.check)

    def with_check(self, event: Event, meets: checks.Meets) -> None:
        if self.check is None:
            self.table.wrong(event, "T9", f"{event['event']} without a check")
        else:
            meets(self.table, self.check, event)

    # --- dice, ships, damage --------------------------------------------------------------------------

    def on_rolled(self, event: Event) -> None:
        dice.rolled(self.table, self.dice, event)

    def on_attacked(self, event: Event) -> None:
        if event["attacker"] == "raider":
            self.activate_placed(event)
        table, now = self.table, self.activation
        if event["attacker"] == "basestar":
            activation.basestar_attacks(table, now, event)
        elif event["attacker"] == "raider":
            if now is None:
                table.wrong(event, "T12.2", "a raider attacks without being activated")
            else:
                what = "attack Galactica" if event["target"] == "galactica" else "attack a viper"
                activation.raider_acts(table, now, event, event["area"], what)
        combat.attacked(table, self.dice, event)

    def on_activated(self, event: Event) -> None:
        turns.activated(self.table, event)
        self.activation = activation.began(self.table, event)

    def on_ships_placed(self, event: Event) -> None:
        self.open_placing(event)
        space.placed(self.table, self.activation, event)

    def open_placing(self, event: Event) -> None:
        """The ships of a Cylon attack come after its activation."""
        boarding = self.activation is not None and self.activation.boarding > 0 and event["ship"] == "centurion"
        if self.table.attack_waits and not boarding and not self.table.due("placed", (event["ship"], event["area"])):
            self.end_activation(event)
            turns.place_attack(self.table)

    def activate_placed(self, event: Event) -> None:
        """The raiders that Besieged has placed act at once."""
        due = self.table.due("placed_raiders", None)
        if due is not None and self.activation is not None and self.activation.icon != "raiders":
            self.end_activation(event)
        if self.activation is None and due is not None:
            self.table.settle(due)
            placed = self.table.attack_placed
            self.table.attack_placed, self.table.set_aside = self.table.set_aside, [0] * 6
            self.activation = activation.began(self.table, event | {"icon": "raiders"}, placed)

    def on_ship_moved(self, event: Event) -> None:
        if event["ship"] == "raider":
            self.activate_placed(event)
        space.moved(self.table, self.activation, event)

    def on_ship_destroyed(self, event: Event) -> None:
        space.destroyed(self.table, event)

    def on_basestar_damaged(self, event: Event) -> None:
        space.basestar_damaged(self.table, event)

    def on_vipers_damaged(self, event: Event) -> None:
        space.vipers_damaged(self.table, event)

    def on_vipers_recalled(self, event: Event) -> None:
        space.recalled(self.table, event)

    def on_repaired(self, event: Event) -> None:
        space.repaired(self.table, event)

    def on_galactica_damaged(self, event: Event) -> None:
        space.galactica_damaged(self.table, event)

    def on_civilian_destroyed(self, event: Event) -> None:
        if event["ship"]:  # raiders destroy those in space
            self.activate_placed(event)
        space.civilian_destroyed(self.table, self.activation, event)

    def on_civilian_returned(self, event: Event) -> None:
        if self.table.due("spare", None):
            self.activate_placed(event)
        space.civilian_returned(self.table, self.activation, event)

    def on_centurions_moved(self, event: Event) -> None:
        space.centurions_moved(self.table, self.activation, event)

    def on_ships_removed(self, event: Event) -> None:
        space.removed(self.table, event)

    def on_hub_destroyed(self, event: Event) -> None:
        """Who was on the Resurrection Ship is on Hub Destroyed (T28)."""
        for seat in self.table.seats:
            if seat.location == "resurrection_ship":
                seat.location = "hub_destroyed"

    def on_assault_raptor_gained(self, event: Event) -> None:
        space.gain_assault_raptor(self.table, event)

    def on_nukes_discarded(self, event: Event) -> None:
        table = self.table
        due = table.due("nukes", None)
        if due is not None:
            table.settle(due, event["n"])
        table.nukes -= event["n"]
        table.same(event, "T17.3", "the nukes left", event["left"], table.nukes)

    def on_resource_changed(self, event: Event) -> None:
        orders.check_resource(self.table, event)
        self.table.resources[event["resource"]] = event["now"]

    def on_kept_in_play(self, event: Event) -> None:
        space.kept(self.table, event)

    def on_left_play(self, event: Event) -> None:
        space.left_play(self.table, event)

    # --- the jump, loyalty, the end -------------------------------------------------------------------

    def on_drew_quorum(self, event: Event) -> None:
        table = self.table
        table.same(event, "D33", "the number of Quorum cards", event["n"], len(event["cards"]))
        table.same(event, "T17.6", "who draws Quorum cards", event["who"], table.titles["president"])
        due = table.due("quorum", event["who"])
        if due is not None:
            table.settle(due)

    def on_drew_mutiny(self, event: Event) -> None:
        table = self.table
        table.same(event, "T18.3", "the number of Mutiny cards", (event["n"], len(event["cards"])), (1, 1))
        if not table.seats[event["who"]].human:
            table.wrong(event, "T18.1", f"seat {event['who']}, a Cylon player, draws a Mutiny card")

    def on_looked(self, event: Event) -> None:
        self.table.same(event, "D19", "the number of cards seen", event["n"], len(event["cards"]))
        if event["what"] == "destination":
            self.looked = event

    def on_jump_prepared(self, event: Event) -> None:
        jumps.prepared(self.table, event)

    def on_stayed_behind(self, event: Event) -> None:
        self.table.staying = event["staying"]

    def on_destination_chosen(self, event: Event) -> None:
        jumps.chosen(self.table, self.dice, event, self.looked)
        self.looked = None
        self.activation = None

    def on_jumped(self, event: Event) -> None:
        jumps.jumped(self.table, event)

    def on_sleeper_agents(self, event: Event) -> None:
        loyalty.sleeper_agents(self.table, event)

    def on_loyalty_dealt(self, event: Event) -> None:
        loyalty.dealt(self.table, event)

    def on_cylon_revealed(self, event: Event) -> None:
        loyalty.revealed(self.table, event)

    def on_drew_super_crisis(self, event: Event) -> None:
        due = self.table.due("super", event["who"])
        if due is not None:
            self.table.settle(due)

    def on_infiltrated(self, event: Event) -> None:
        seat = self.table.seats[event["who"]]
        seat.infiltrating = True
        lines.go(self.table, seat, event["to"], -1)

    def on_infiltration_ended(self, event: Event) -> None:
        seat = self.table.seats[event["who"]]
        seat.infiltrating = False
        lines.go(self.table, seat, event["to"], -1)

    def on_mission_revealed(self, event: Event) -> None:
        self.table.bridge = True
        self.table.mission = event["mission"]

    def on_ended(self, event: Event) -> None:
        ending.check_end(self.table, event)
