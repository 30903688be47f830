"""Reads what happened, event by event, and hands each to the chapter that it belongs to."""

from __future__ import annotations

from orrery.referee.fleet import attacks, dice, ending, moves, opening, weapons
from orrery.referee.fleet.table import LEFT, LOST, Ship, Table, kind_of, spend
from orrery.referee.story import Event, Story

OF_AN_ATTACK = (
    *("fired", "fire_drawn", "shielded", "bonus_rolled", "fell_back", "counter_attacked", "damaged", "destroyed"),
    *("revealed", "squadrons_gone", "device_ended", "token_gone", "ships_left", "moved", "tested", "dropped_out"),
)
OF_SHIPS = (
    *("moved", "tested", "aimed", "fired", "fire_drawn", "shielded", "bonus_rolled", "fell_back", "counter_attacked"),
    *("damaged", "destroyed", "repaired", "weapon_used", "launched", "squadrons_back", "squadrons_gone", "ships_left"),
    *("docked", "undocked", "offensive_began", "scanned", "deployed", "arrived", "ended"),
)
STEPS = ("turn_began", "rolled", "stored", "aimed", "weapon_used", "drained")


def paid(event: Event) -> list[str]:
    """The dice that an event spends."""
    if event["event"] == "shielded":
        return [die for shield in event["shields"] for die in attacks.own_dice(shield)]
    return list(event["dice"]) if "dice" in event else []


class Referee:
    def __init__(self, table: Table, story: Story) -> None:
        self.table = table
        self.story = story
        self.start = [0] * story.seats

    def judge(self, told: list[Event]) -> None:
        table, last = self.table, self.story.views[-1]
        table.learn(last)
        if self.story.first:
            self.start = opening.take_up(table, self.story)
        for event in told:
            if event["event"] == "battle_began" and len(event["fighters"]) < table.seats:
                break  # of a campaign, two battles side by side: nobody follows those
            if table.attack is not None and event["event"] not in OF_AN_ATTACK:
                attacks.over(table, event)
            if event["event"] in STEPS:
                self.settle(event)
            if event["event"] == "hidden":
                table.blind = True
            if table.blind and event["event"] in OF_SHIPS:
                if paid(event):
                    spend(table, event, event["who"], paid(event))
                if event["event"] == "weapon_used":
                    table.spent_on_weapon = (event["who"], sorted(event["dice"]))
                elif event["event"] == "destroyed":
                    attacks.lose(table, event["who"], event["ship"])
                elif event["event"] == "ships_left":
                    for number in event["ships"]:
                        dice.switch_off(table, event["who"], number)
                continue
            if event["event"] in OF_SHIPS:
                self.meet(event)
            meets = getattr(self, f"on_{event['event']}", None)
            if meets is not None:
                meets(event)
        over = bool(told) and told[-1]["event"] == "ended"
        if last["result"] and not table.blind and over and table.options["campaign"] == "single":
            ending.check_view(table, last)
        table.same(told[-1] if told else None, "FC-VIC-01", "that the battle is over", over, bool(last["result"]))

    def meet(self, event: Event) -> None:
        """Makes the acquaintance of ships that come into play untold."""
        at = event.get("origin") or event.get("at") or ""
        for key in ("ship", "target"):
            if isinstance(event.get(key), int) and event["event"] not in ("deployed", "arrived"):
                self.table.ship(event[key], at)
        numbers = event["ships"] if isinstance(event.get("ships"), list) else []
        told = dict(zip(numbers, event["kinds"], strict=False)) if event["event"] in ("moved", "fired") else {}
        for number in numbers:
            self.table.ship(number, at, event["who"], told.get(number, ""))

    def settle(self, event: Event) -> None:
        """What special sectors owe has been dealt when the next step begins."""
        table = self.table
        for number, (damage, why) in table.due.items():
            if table.ships[number].hull > 0 and table.plain:
                table.wrong(event, "FC-SEC-02", f"{why} should have dealt {damage} to ship {number}")
        table.due.clear()
        table.weapon = table.spent_on_weapon = None
        table.falling_back = ""
        second = event["event"] == "aimed" and not event["dice"]  # of Multipoint Weapons: one action
        if event["event"] != "drained" and not second and not table.blind:
            ending.check_points(table, event, self.start)

    def on_deployed(self, event: Event) -> None:
        table, kind = self.table, kind_of(event["kind"])
        if kind is None:
            return
        ship = Ship(event["ship"], event["who"], kind, kind.hull, event["at"])
        if ship.number in table.ships and table.ships[ship.number].hull > 0:
            table.wrong(event, "FC-SET-19", f"ship {ship.number} is deployed twice")
        table.ships[ship.number] = ship
        self.start[ship.owner] += kind.points
        moves.deployed(table, event, ship)

    def on_arrived(self, event: Event) -> None:
        table, kind = self.table, kind_of(event["kind"])
        if kind is not None and event["ship"] not in table.ships:
            table.ships[event["ship"]] = Ship(event["ship"], event["who"], kind, kind.hull, event["at"])
        elif event["ship"] in table.ships:
            table.ships[event["ship"]].at = event["at"]

    def on_fleet_built(self, event: Event) -> None:
        self.table.sizes[event["who"]] = event["points"]

    def on_battle_began(self, event: Event) -> None:
        self.table.begin_anew()

    def on_turn_began(self, event: Event) -> None:
        table, who = self.table, event["who"]
        if table.turn >= 0:
            if not table.stored:
                dice.stored(table, event | {"who": table.turn, "dice": []})
            skipped = table.next_seat(table.turn)
            if not table.blind or table.seats == 2:
                table.same(event, "FC-TRN-01", "whose turn it is", who, skipped)
        else:
            table.first = who
            for seat, size in table.sizes.items():
                self.start[seat] = max(self.start[seat], size)
        if table.first < 0 or who == table.first or event["round"] > table.round:
            table.same(event, "FC-TRN-01", "the round", event["round"], table.round + 1)
        table.round = event["round"]
        table.turn, table.rolled, table.stored = who, False, False
        table.last_move = table.last_attack = None
        table.pulled = False

    def on_rolled(self, event: Event) -> None:
        dice.rolled(self.table, event)

    def on_stored(self, event: Event) -> None:
        dice.stored(self.table, event)

    def on_rerolled(self, event: Event) -> None:
        dice.rerolled(self.table, event)

    def on_drained(self, event: Event) -> None:
        dice.drained(self.table, event)

    def on_bridge_cleared(self, event: Event) -> None:
        dice.cleared(self.table, event)

    def on_device_activated(self, event: Event) -> None:
        dice.activated(self.table, event)

    def on_device_ended(self, event: Event) -> None:
        dice.device_ended(self.table, event)

    def on_moved(self, event: Event) -> None:
        moves.moved(self.table, event)
        fields = [self.table.terrain_at(event[at]) == "gravity_field" for at in ("origin", "to")]
        for number in event["ships"]:
            if number in self.table.ships and not (all(fields) and not event["dice"]):
                self.table.came_from[number] = event["origin"]  # a chain of fields leads back to where it began

    def on_tested(self, event: Event) -> None:
        moves.tested(self.table, event)

    def on_sector_laid(self, event: Event) -> None:
        if not self.table.drifts:
            self.table.terrain[event["at"]] = event["kind"]

    def on_aimed(self, event: Event) -> None:
        attacks.aimed(self.table, event)

    def on_fire_drawn(self, event: Event) -> None:
        attacks.drawn(self.table, event)

    def on_fired(self, event: Event) -> None:
        attacks.fired(self.table, event)

    def on_bonus_rolled(self, event: Event) -> None:
        attacks.bonus(self.table, event)

    def on_shielded(self, event: Event) -> None:
        attacks.shielded(self.table, event)

    def on_fell_back(self, event: Event) -> None:
        attacks.fell_back(self.table, event)

    def on_counter_attacked(self, event: Event) -> None:
        attacks.counter_attacked(self.table, event)

    def on_damaged(self, event: Event) -> None:
        attacks.damaged(self.table, event)

    def on_destroyed(self, event: Event) -> None:
        attacks.destroyed(self.table, event)

    def on_repaired(self, event: Event) -> None:
        attacks.repaired(self.table, event)

    def on_weapon_used(self, event: Event) -> None:
        weapons.used(self.table, event)

    def on_launched(self, event: Event) -> None:
        spend(self.table, event, event["who"], event["dice"])

    def on_offensive_began(self, event: Event) -> None:
        spend(self.table, event, event["who"], event["dice"])

    def on_scanned(self, event: Event) -> None:
        spend(self.table, event, event["who"], event["dice"])

    def on_squadrons_back(self, event: Event) -> None:
        """Into the sector of their base, or into its bays where an enemy stands (FC-SET-18)."""
        table, who = self.table, event["who"]
        beset = any(table.enemies(who, ship.owner) for ship in table.there(event["to"]))
        for ship in (table.ships[number] for number in event["ships"] if number in table.ships):
            ship.at, ship.hull = (LOST, 0) if beset else (event["to"], ship.hull)

    def on_squadrons_gone(self, event: Event) -> None:
        self.leave(event, LOST)

    def on_ships_left(self, event: Event) -> None:
        spend(self.table, event, event["who"], event["dice"])
        self.leave(event, LEFT)

    def leave(self, event: Event, to: str) -> None:
        for number in event["ships"]:
            if number in self.table.ships:
                ship = self.table.ships[number]
                ship.at, ship.hull = to, 0 if to == LOST else ship.hull
                dice.switch_off(self.table, ship.owner, number)

    def on_black_hole_opened(self, event: Event) -> None:
        """It pulls ships, which is no move by a die (FC-SEC-16)."""
        self.table.weapon, self.table.pulled = {"weapon": "vortex_gate"}, True

    def on_docked(self, event: Event) -> None:
        if event["ship"] in self.table.ships:
            self.table.ships[event["ship"]].docked = True

    def on_undocked(self, event: Event) -> None:
        if event["ship"] in self.table.ships:
            self.table.ships[event["ship"]].docked = False

    def on_dropped_out(self, event: Event) -> None:
        table = self.table
        table.out.add(event["who"])
        for ship in table.ships.values():
            if ship.owner == event["who"] and ship.at != LOST:
                ship.at = LEFT

    def on_ended(self, event: Event) -> None:
        ending.check_end(self.table, event, self.start)
