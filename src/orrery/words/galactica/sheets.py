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
    "lee_adama_alt": ("forward_thinker", "choose_a_different_path", "moral_dilemma"),
    "tom_zarek_alt": ("necessary_steps", "abuse_power", "disreputable"),
    "karl_helo_agathon_alt": ("raptor_pilot", "no_one_gets_left_behind", "family_commitments"),
    "gaius_baltar_alt": ("cult_leader", "broadcast", "spiritual_crisis"),
    "romo_lampkin": ("deceitful", "attorney", "kleptomania"),
    "louis_hoshi": ("dutiful", "organized", "reluctant"),
    "brendan_hot_dog_costanza": ("memento", "escort", "forced_to_eject"),
    "sherman_doc_cottle": ("treatment", "quarantine", "specialized"),
    "aaron_doral": ("industrious", "meticulous", "vanity"),
    "simon_oneill": ("calculating", "modifications", "logic_bound"),
    "danna_biers": ("visions", "dont_trust_anyone", "heretic"),
    "sharon_athena_agathon": ("for_love", "resolute", "grieving"),
}
