"""Technical devices, one module each."""

from orrery.core.procedure import Play
from orrery.games.fleet.devices.device import Capability, Device
from orrery.games.fleet.devices.repair_drone import REPAIR_DRONE
from orrery.games.fleet.state import Fleet, Token

DEVICES: dict[str, Device] = {device.name: device for device in (REPAIR_DRONE,)}
CAPABILITIES: dict[str, Capability] = {c.name: c for device in DEVICES.values() for c in device.capabilities}


def capability_of(token: Token | None) -> Capability | None:
    """The capability that a token stands for; a weapon's token has none."""
    return None if token is None else CAPABILITIES.get(token.kind)


def working(g: Fleet, seat: int) -> tuple[int, ...]:
    """The tokens of a seat whose capability does something at its Start of Turn."""
    own = [token for token in g.tokens if token.owner == seat]
    return tuple([token.n for token in own if (c := capability_of(token)) is not None and c.works is not None])


def work(g: Fleet, token: int) -> Play[None]:
    capability = capability_of(g.token(token))
    assert capability is not None
    assert capability.works is not None
    return capability.works(g, token)


def watching(g: Fleet) -> tuple[int, ...]:
    """The tokens of capabilities that look at arrivals."""
    return tuple([t.n for t in g.tokens if (c := capability_of(t)) is not None and c.arrives is not None])


def greet(g: Fleet, token: int, seat: int, ships: tuple[int, ...], at: str) -> Play[None]:
    capability = capability_of(g.token(token))
    assert capability is not None
    assert capability.arrives is not None
    return capability.arrives(g, token, seat, ships, at)
