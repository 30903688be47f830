"""Titles and the lines of succession; where characters are sent."""

from __future__ import annotations

from orrery.referee.galactica.table import Due, Seat, Table
from orrery.referee.story import Event

BASE = {
    "admiral": (
        *("william_adama", "saul_tigh", "helo", "lee_adama", "kara_thrace", "sharon_valerii"),
        *("galen_tyrol", "tom_zarek", "gaius_baltar", "laura_roslin"),
    ),
    "president": (
        *("laura_roslin", "gaius_baltar", "tom_zarek", "lee_adama", "william_adama", "helo"),
        *("galen_tyrol", "sharon_valerii", "saul_tigh", "kara_thrace"),
    ),
}
DAYBREAK = {
    "admiral": (
        *("william_adama", "saul_tigh", "helo", "louis_hoshi", "tom_zarek_alt", "lee_adama"),
        *("karl_helo_agathon_alt", "kara_thrace", "sharon_valerii", "brendan_hot_dog_costanza", "galen_tyrol"),
        *("sherman_doc_cottle", "lee_adama_alt", "tom_zarek", "gaius_baltar_alt", "gaius_baltar"),
        *("romo_lampkin", "laura_roslin"),
    ),
    "president": (
        *("laura_roslin", "gaius_baltar", "lee_adama_alt", "tom_zarek", "romo_lampkin", "lee_adama"),
        *("tom_zarek_alt", "william_adama", "helo", "galen_tyrol", "gaius_baltar_alt", "sherman_doc_cottle"),
        *("louis_hoshi", "karl_helo_agathon_alt", "sharon_valerii", "saul_tigh", "brendan_hot_dog_costanza"),
        "kara_thrace",
    ),
}


def line(table: Table, title: str) -> list[Seat]:
    """Those who may hold a title, the highest first: no Cylon, no Cylon Leader (T17.3)."""
    names = (DAYBREAK if table.daybreak else BASE)[title]
    able = [seat for seat in table.seats if seat.human and not seat.character.leads_cylons]
    return sorted(able, key=lambda seat: names.index(seat.character.name))


def heir(table: Table, title: str, but: int) -> int | None:
    """Who takes a title that is lost; nobody in the Brig becomes Admiral, unless all are there (T17.2)."""
    others = [seat for seat in line(table, title) if seat.number != but]
    free = [seat for seat in others if title != "admiral" or seat.location != "brig"]
    if not free and others and table.seats[but].human and title == "admiral":
        all_here = line(table, title)
        return all_here[0].number
    found = free or others
    return found[0].number if found else None


def lose(table: Table, event: Event, seat: Seat, title: str) -> None:
    if table.titles.get(title) == seat.number:
        to = heir(table, title, seat.number)
        if to is not None and to != seat.number:
            table.owe("title", title, 1, "T17.2" if title == "admiral" else "T17.1", f"heir {to}")


def given(table: Table, event: Event, setting_up: bool) -> None:
    title, who = event["title"], event["who"]
    seat = table.seats[who]
    if setting_up and title not in table.titles:
        table.same(event, "T1.4", f"the first {title}", who, line(table, title)[0].number)
    due = table.due("title", title)
    if due is not None:
        if due.why != f"heir {who}":
            table.hasty = (event, due, who)
        table.settle(due)
    if not seat.human or seat.character.leads_cylons:
        table.wrong(event, "T17.3", f"seat {who} cannot hold a title")
    table.titles[title] = who


def check_hasty(table: Table, event: Event) -> None:
    """An heir who is sent to the Brig at this very moment is passed over."""
    if table.hasty is not None:
        given_by, due, who = table.hasty
        table.hasty = None
        if event["event"] != "sent" or event["to"] != "brig" or due.why != f"heir {event['who']}":
            table.same(given_by, due.rule, "who takes the title", f"heir {who}", due.why)


def sent(table: Table, event: Event) -> None:
    seat, to = table.seats[event["who"]], event["to"]
    due = table.due("sent", (seat.number, to))
    if due is None and to == "sickbay" and seat.location == "viper":
        due = hit_instead(table, seat)
    if due is not None:
        table.settle(due)
    if not seat.human:
        table.wrong(event, "T3.7", f"seat {seat.number}, a Cylon player, is sent to {to}")
    if (
        seat.location == "viper"
        and to == "sickbay"
        and due is None
        and table.hit == seat.area
        and seat.craft == "viper"
    ):
        table.vipers[seat.area] += 1
        seat.location = "wreck"
    elif seat.location == "viper" and to == "sickbay" and due is None and table.may_be_hit(seat):
        seat.location = "wreck"
        table.wrecks.append(seat.area)
    go(table, seat, to, -1)
    if to == "brig":
        lose(table, event, seat, "admiral")


def hit_instead(table: Table, seat: Seat) -> Due | None:
    """Of two pilots in one area the current player says who is hit (T11.1): this one flew, the other still flies."""
    for other in table.seats:
        due = table.due("sent", (other.number, "sickbay"))
        if due is not None and other.location == "wreck" and (other.area, other.craft) == (seat.area, seat.craft):
            due.what = (seat.number, "sickbay")
            other.location, seat.location = "viper", "wreck"
            return due
    return None


def go(table: Table, seat: Seat, to: str, area: int) -> None:
    """A character moves; a viper that is left goes to the Reserves (T5.4)."""
    if seat.location == "viper" and to != "viper":
        if seat.craft == "viper":
            table.reserve += 1
        else:
            table.assault_reserve += 1
    if to == "viper" and seat.location != "viper":
        seat.craft = table.next_craft or "viper"
        if not table.next_craft and (table.latest_launch == (area, "assault_raptor") or not table.vipers[area]):
            seat.craft = "assault_raptor"
        table.next_craft = ""
        if seat.craft == "viper":
            table.vipers[area] -= 1
        else:
            table.assault_raptors[area] -= 1
    seat.location, seat.area = to, area
