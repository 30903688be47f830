"""Devices that only forbid or allow: `may.py`, `abilities.py`, `attacks.py` and `survey.py` ask for their tokens."""

from __future__ import annotations

from orrery.games.fleet.capabilities import Capability, Device

SUPPLY = Device("supply_device", (Capability("supply", activated=False),))
"""FC-TEC-18: its token is a slot of the bridge."""
POWER_AMPLIFIER = Device("power_amplifier_device", (Capability("power_amplifier"),), expansion="ks")
"""FC-TEC-20: results used from the Activation Sector reach one sector further."""
DEFENCE_DEVICE = Device("defence_device", (Capability("deflection_shield"), Capability("shield_blocker")), side="phebe")
"""FC-TEC-24, FC-TEC-25."""
ATTACK_DEVICE = Device(
    "attack_device", (Capability("communications_jammer"), Capability("targeting_adjuster")), side="amycles"
)
"""FC-TEC-26, FC-TEC-27."""
ENERGY_DEVICE = Device(
    "energy_device", (Capability("distortion_field"), Capability("energy_optimiser")), side="amycles"
)
"""FC-TEC-28, FC-TEC-29."""
