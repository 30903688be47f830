"""The three abilities of each character, in the order of the sheet."""

from __future__ import annotations

SLOTS = ("passive", "once", "drawback")

ABILITIES = {
    "william_adama": ("inspirational_leader", "command_authority", "emotionally_attached"),
    "saul_tigh": ("cylon_hatred", "declare_martial_law", "alcoholic"),
    "helo": ("eco_officer", "moral_compass", "stranded"),
    "laura_roslin": ("religious_visions", "skilled_politician", "terminal_illness"),
    "gaius_baltar": ("delusional_intuition", "cylon_detector", "coward"),
    "tom_zarek": ("friends_in_low_places", "unconventional_tactics", "convicted_criminal"),
    "lee_adama": ("alert_viper_pilot", "cag", "headstrong"),
    "kara_thrace": ("expert_pilot", "secret_destiny", "insubordinate"),
    "sharon_valerii": ("recon", "mysterious_intuition", "sleeper_agent"),
    "galen_tyrol": ("maintenance_engineer", "blind_devotion", "reckless"),
}
