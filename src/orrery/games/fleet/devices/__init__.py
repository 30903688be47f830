"""Technical devices, one module each; those that only forbid or allow share one."""

from orrery.games.fleet.capabilities import CAPABILITIES, Device
from orrery.games.fleet.devices.movement_device import MOVEMENT_DEVICE
from orrery.games.fleet.devices.passive import (
    ATTACK_DEVICE,
    DEFENCE_DEVICE,
    ENERGY_DEVICE,
    POWER_AMPLIFIER,
    SUPPLY,
)
from orrery.games.fleet.devices.radar_jammer import RADAR_JAMMER
from orrery.games.fleet.devices.recon_ray import RECON_RAY
from orrery.games.fleet.devices.repair_drone import REPAIR_DRONE
from orrery.games.fleet.devices.sentinel import SENTINEL

DEVICES: dict[str, Device] = {
    device.name: device
    for device in (
        SENTINEL,
        RADAR_JAMMER,
        SUPPLY,
        REPAIR_DRONE,
        POWER_AMPLIFIER,
        RECON_RAY,
        MOVEMENT_DEVICE,
        DEFENCE_DEVICE,
        ATTACK_DEVICE,
        ENERGY_DEVICE,
    )
}
CAPABILITIES.update({c.name: c for device in DEVICES.values() for c in device.capabilities})
