"""Who acts, how often, and by what right somebody reacts."""

from __future__ import annotations

from orrery.referee.galactica.printed import type_of
from orrery.referee.galactica.table import Table
from orrery.referee.story import Event

OWNER = {
    "recon": ("sharon_valerii",),
    "mysterious_intuition": ("sharon_valerii",),
    "eco_officer": ("helo",),
    "moral_compass": ("helo",),
    "secret_destiny": ("kara_thrace",),
    "alert_viper_pilot": ("lee_adama",),
    "friends_in_low_places": ("tom_zarek",),
    "cylon_hatred": ("saul_tigh",),
    "command_authority": ("william_adama",),
    "blind_devotion": ("galen_tyrol",),
    "for_love": ("sharon_athena_agathon",),
    "memento": ("brendan_hot_dog_costanza",),
    "escort": ("brendan_hot_dog_costanza",),
    "modifications": ("simon_oneill",),
    "no_one_gets_left_behind": ("karl_helo_agathon_alt",),
}
ONCE = ("moral_compass", "secret_destiny", "mysterious_intuition", "command_authority", "blind_devotion")
GRANTS = {
    "location:hangar_deck": 1,
    "location:presidents_office": 1,
    "location:quorum_chamber": 1,
    "ability:skilled_politician": 1,
    "ability:organized": 3,
    "ability:resolute": 1,
    "ability:abuse_power": 1,
    "ability:visions": 0,
    "infiltration:end": 1,
}
CARD_GRANTS = ("card:unorthodox_plan", "card:popular_influence")


def step_began(table: Table) -> None:
    """One action; Starbuck, if she began the turn in a viper, two (T2.3)."""
    table.grants.clear()
    seat = table.seats[table.current]
    table.grants[seat.number] = 2 if seat.character.name == "kara_thrace" and table.began_in_viper else 1
    table.acted = False


def step_ended(table: Table, event: Event) -> None:
    seat = table.seats[table.current]
    if not table.acted and seat.location:
        table.wrong(event, "T2.3", f"seat {seat.number} has neither acted nor done nothing")


def acted(table: Table, event: Event) -> None:
    who, action = event["who"], event["action"]
    table.acted |= who == table.current
    if table.grants[who] <= 0:
        table.wrong(event, "T2.3", f"seat {who} acts once too often")
    else:
        table.grants[who] -= 1
    table.grants[who] += GRANTS.get(action, 1 if action.startswith(CARD_GRANTS) else 0)
    if action.startswith("card:repair") and table.seats[who].character.name == "galen_tyrol":
        table.grants[who] += 1
    if action.startswith("card:executive_order"):
        table.ordering = who
        if table.ordered:
            table.wrong(event, "T25.1", "two Executive Orders in one turn")
        table.ordered = True
    if action == "title:draw_quorum":
        table.owe("quorum", who, 1, "T26", action)
    if action.startswith("title:"):
        title = "admiral" if action == "title:nuke" else "president"
        table.same(event, "T17.6", f"who acts as {title}", who, table.titles[title])
    if action.startswith("card:") and not holds(table, who, action.partition(":")[2]):
        table.wrong(event, "T26", f"{action.partition(':')[2]} is not in the hand of seat {who}")


def ordered(table: Table, event: Event) -> None:
    """Another human player moves and takes one action, or takes two (T25.2)."""
    who = event["who"]
    if who == table.ordering:
        table.wrong(event, "T25.1", "somebody orders himself")
    if table.seats[who].cylon:
        table.wrong(event, "T25.1", "a revealed Cylon gets an Executive Order")
    table.grants[who] += 2 if event["choice"] == "two_actions" else 1
    if table.seats[table.ordering].character.name == "lee_adama_alt":
        table.grants[table.ordering] += 1


def holds(table: Table, who: int, card: str) -> bool:
    seat = table.seats[who]
    return seat.hand[card] > 0 or seat.strange > 0


def reacted(table: Table, event: Event) -> None:
    who, play = event["who"], event["play"].partition(":")[0]
    seat = table.seats[who]
    if play in OWNER:
        if seat.character.name not in OWNER[play]:
            table.wrong(event, "T0.12", f"seat {who} has no {play}")
        if seat.cylon:
            table.wrong(event, "B2", f"a revealed Cylon uses {play}")
        if play in ONCE and not table.daybreak:
            if play in table.used:
                table.wrong(event, "0.1.8", f"{play} is used twice in a game")
            table.used.add(play)
    elif type_of(play):
        if not holds(table, who, play):
            table.wrong(event, "L4", f"{play} is not in the hand of seat {who}")
        if not seat.human:
            table.wrong(event, "B1", f"seat {who}, a Cylon player, uses the text of {play}")
    if play == "alert_viper_pilot":
        table.grants[who] += 1


def drawer(table: Table, event: Event) -> None:
    if table.acting == "location:caprica":
        table.same(event, "T8.9", "who draws the crisis", event["drawer"], table.actor)
    else:
        table.same(event, "T2.4", "who draws the crisis", event["drawer"], table.current)
