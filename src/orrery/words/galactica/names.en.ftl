### Names of Battlestar Galactica, in English. Same messages as names.fr.ftl.

## Crises and super crises. `special` is the special rule of a Cylon attack.

crisis-a_traitor_accused = A Traitor Accused
crisis-admiral_grilled = Admiral Grilled
crisis-ambush = Ambush
    .special = Training New Pilots
crisis-analyze_enemy_fighter = Analyze Enemy Fighter
crisis-besieged = Besieged
    .special = Heavy Casualties
crisis-boarding_parties = Boarding Parties
    .special = Surprise Assault
crisis-bomb_threat = Bomb Threat
crisis-build_cylon_detector = Build Cylon Detector
crisis-colonial_day = Colonial Day
crisis-crash_landing = Crash Landing
crisis-crippled_raider = Crippled Raider
crisis-cylon_accusation = Cylon Accusation
crisis-cylon_screenings = Cylon Screenings
crisis-cylon_swarm = Cylon Swarm
    .special = Massive Deployment
crisis-cylon_tracking_device = Cylon Tracking Device
crisis-cylon_virus = Cylon Virus
crisis-declare_martial_law = Declare Martial Law
crisis-detector_sabotage = Detector Sabotage
crisis-elections_loom = Elections Loom
crisis-food_shortage = Food Shortage
crisis-forced_water_mining = Forced Water Mining
crisis-fulfiller_of_prophecy = Fulfiller of Prophecy
crisis-guilt_by_collusion = Guilt by Collusion
crisis-hangar_accident = Hangar Accident
crisis-heavy_assault = Heavy Assault
    .special = Heavy Bombardment
crisis-informing_the_public = Informing the Public
crisis-jammed_assault = Jammed Assault
    .special = Communications Jamming
crisis-jump_computer_failure = Jump Computer Failure
crisis-keep_tabs_on_visitor = Keep Tabs on Visitor
crisis-legendary_discovery = Legendary Discovery
crisis-loss_of_a_friend = Loss of a Friend
crisis-low_supplies = Low Supplies
crisis-mandatory_testing = Mandatory Testing
crisis-missing_g4_explosives = Missing G4 Explosives
crisis-network_computers = Network Computers
crisis-prison_labor = Prison Labor
crisis-prisoner_revolt = Prisoner Revolt
crisis-raiding_party = Raiding Party
    .special = FTL Failure
crisis-requested_resignation = Requested Resignation
crisis-rescue_caprica_survivors = Rescue Caprica Survivors
crisis-rescue_mission_basestars = Rescue Mission
crisis-rescue_mission_raiders = Rescue Mission
crisis-rescue_the_fleet = Rescue the Fleet
crisis-resistance = Resistance
crisis-riots_basestars = Riots
crisis-riots_launch_raiders = Riots
crisis-scouting_for_fuel = Scouting for Fuel
crisis-scouting_for_water = Scouting for Water
crisis-security_breach = Security Breach
crisis-send_survey_team = Send Survey Team
crisis-sleep_deprivation = Sleep Deprivation
crisis-surrounded = Surrounded
    .special = Panic
crisis-tactical_strike = Tactical Strike
    .special = Hangar Assault
crisis-terrorist_bomber = Terrorist Bomber
crisis-terrorist_investigations = Terrorist Investigations
crisis-the_olympic_carrier = The Olympic Carrier
crisis-thirty_three = Thirty-Three
    .special = Relentless Pursuit
crisis-unexpected_reunion = Unexpected Reunion
crisis-unidentified_ship = Unidentified Ship
crisis-water_sabotaged = Water Sabotaged
crisis-water_shortage_basestars_jump = Water Shortage
crisis-water_shortage_basestars_nojump = Water Shortage
crisis-water_shortage_raiders_jump = Water Shortage
crisis-weapon_malfunction = Weapon Malfunction
crisis-witch_hunt = Witch Hunt
crisis-bomb_on_colonial_1 = Bomb on Colonial 1
crisis-cylon_intruders = Cylon Intruders
crisis-fleet_mobilization = Fleet Mobilization
crisis-inbound_nukes = Inbound Nukes
crisis-massive_assault = Massive Assault
    .special = Power Failure

## Skill cards

skill-consolidate_power = Consolidate Power
skill-investigative_committee = Investigative Committee
skill-executive_order = Executive Order
skill-declare_emergency = Declare Emergency
skill-launch_scout = Launch Scout
skill-strategic_planning = Strategic Planning
skill-evasive_maneuvers = Evasive Maneuvers
skill-maximum_firepower = Maximum Firepower
skill-repair = Repair
skill-scientific_research = Scientific Research

## Quorum cards

quorum-accept_prophecy = Accept Prophecy
quorum-arrest_order = Arrest Order
quorum-assign_arbitrator = Assign Arbitrator
quorum-assign_mission_specialist = Assign Mission Specialist
quorum-assign_vice_president = Assign Vice President
quorum-authorization_of_brutal_force = Authorization of Brutal Force
quorum-encourage_mutiny = Encourage Mutiny
quorum-food_rationing = Food Rationing
quorum-inspirational_speech = Inspirational Speech
quorum-presidential_pardon = Presidential Pardon
quorum-release_cylon_mugshots = Release Cylon Mugshots

## Destinations

destination-asteroid_field = Asteroid Field
destination-barren_planet = Barren Planet
destination-cylon_ambush = Cylon Ambush
destination-cylon_refinery = Cylon Refinery
destination-deep_space = Deep Space
destination-desolate_moon = Desolate Moon
destination-icy_moon = Icy Moon
destination-ragnar_anchorage = Ragnar Anchorage
destination-remote_planet = Remote Planet
destination-tylium_planet = Tylium Planet

## Loyalty cards. `subtitle` says what revealing it can do.

loyalty-not_a_cylon = You Are Not a Cylon
loyalty-cylon_brig = You Are a Cylon
    .subtitle = Can send a character to the Brig
loyalty-cylon_damage = You Are a Cylon
    .subtitle = Can damage Galactica
loyalty-cylon_morale = You Are a Cylon
    .subtitle = Can reduce morale by 1
loyalty-cylon_sickbay = You Are a Cylon
    .subtitle = Can send a character to Sickbay
loyalty-sympathizer = You Are a Sympathizer

## Characters. `short` is what they are called at the table.

character-william_adama = William Adama
    .short = Adama
character-saul_tigh = Saul Tigh
    .short = Tigh
character-helo = Karl “Helo” Agathon
    .short = Helo
character-laura_roslin = Laura Roslin
    .short = Roslin
character-gaius_baltar = Gaius Baltar
    .short = Baltar
character-tom_zarek = Tom Zarek
    .short = Zarek
character-lee_adama = Lee “Apollo” Adama
    .short = Apollo
character-kara_thrace = Kara “Starbuck” Thrace
    .short = Starbuck
character-sharon_valerii = Sharon “Boomer” Valerii
    .short = Boomer
character-galen_tyrol = “Chief” Galen Tyrol
    .short = Tyrol

## Abilities of the characters

ability-inspirational_leader = Inspirational Leader
ability-command_authority = Command Authority
ability-emotionally_attached = Emotionally Attached
ability-cylon_hatred = Cylon Hatred
ability-declare_martial_law = Declare Martial Law
ability-alcoholic = Alcoholic
ability-eco_officer = ECO Officer
ability-moral_compass = Moral Compass
ability-stranded = Stranded
ability-religious_visions = Religious Visions
ability-skilled_politician = Skilled Politician
ability-terminal_illness = Terminal Illness
ability-delusional_intuition = Delusional Intuition
ability-cylon_detector = Cylon Detector
ability-coward = Coward
ability-friends_in_low_places = Friends in Low Places
ability-unconventional_tactics = Unconventional Tactics
ability-convicted_criminal = Convicted Criminal
ability-alert_viper_pilot = Alert Viper Pilot
ability-cag = CAG
ability-headstrong = Headstrong
ability-expert_pilot = Expert Pilot
ability-secret_destiny = Secret Destiny
ability-insubordinate = Insubordinate
ability-recon = Recon
ability-mysterious_intuition = Mysterious Intuition
ability-sleeper_agent = Sleeper Agent
ability-maintenance_engineer = Maintenance Engineer
ability-blind_devotion = Blind Devotion
ability-reckless = Reckless

## Types of characters

calling-political_leader = Political Leader
calling-military_leader = Military Leader
calling-pilot = Pilot
calling-support = Support

## Locations. `at` is where one is, `to` where one goes, `the` the name with its article.

location-ftl_control = FTL Control
    .at = in FTL Control
    .to = to FTL Control
    .the = FTL Control
location-weapons_control = Weapons Control
    .at = in Weapons Control
    .to = to Weapons Control
    .the = Weapons Control
location-communications = Communications
    .at = in Communications
    .to = to Communications
    .the = Communications
location-research_lab = Research Lab
    .at = in the Research Lab
    .to = to the Research Lab
    .the = the Research Lab
location-command = Command
    .at = in Command
    .to = to Command
    .the = Command
location-admirals_quarters = Admiral’s Quarters
    .at = in the Admiral’s Quarters
    .to = to the Admiral’s Quarters
    .the = the Admiral’s Quarters
location-hangar_deck = Hangar Deck
    .at = on the Hangar Deck
    .to = to the Hangar Deck
    .the = the Hangar Deck
location-armory = Armory
    .at = in the Armory
    .to = to the Armory
    .the = the Armory
location-sickbay = Sickbay
    .at = in Sickbay
    .to = to Sickbay
    .the = Sickbay
location-brig = Brig
    .at = in the Brig
    .to = to the Brig
    .the = the Brig
location-press_room = Press Room
    .at = in the Press Room
    .to = to the Press Room
    .the = the Press Room
location-presidents_office = President’s Office
    .at = in the President’s Office
    .to = to the President’s Office
    .the = the President’s Office
location-administration = Administration
    .at = in Administration
    .to = to Administration
    .the = Administration
location-caprica = Caprica
    .at = on Caprica
    .to = to Caprica
    .the = Caprica
location-cylon_fleet = Cylon Fleet
    .at = with the Cylon Fleet
    .to = to the Cylon Fleet
    .the = the Cylon Fleet
location-human_fleet = Human Fleet
    .at = with the Human Fleet
    .to = to the Human Fleet
    .the = the Human Fleet
location-resurrection_ship = Resurrection Ship
    .at = on the Resurrection Ship
    .to = to the Resurrection Ship
    .the = the Resurrection Ship

## Space areas

area-front = In front of Galactica
    .at = in front of Galactica
    .short = Ahead
area-starboard_bow = Starboard bow
    .at = off the starboard bow
    .short = Starboard bow
area-starboard_aft = Starboard quarter
    .at = off the starboard quarter
    .short = Starboard quarter
area-rear = Behind Galactica
    .at = behind Galactica
    .short = Astern
area-port_aft = Port quarter
    .at = off the port quarter
    .short = Port quarter
area-port_bow = Port bow
    .at = off the port bow
    .short = Port bow

## Civilian ships

civilian-empty = Empty civilian ship
civilian-pop1 = Civilian ship (−1 population)
civilian-pop2 = Civilian ship (−2 population)
civilian-pop1_fuel1 = Civilian ship (−1 population, −1 fuel)
civilian-pop1_morale1 = Civilian ship (−1 population, −1 morale)

## Damage tokens

damage-armory = Armory damaged
damage-command = Command damaged
damage-ftl_control = FTL Control damaged
damage-hangar_deck = Hangar Deck damaged
damage-weapons_control = Weapons Control damaged
damage-admirals_quarters = Admiral’s Quarters damaged
damage-food = Food lost
damage-fuel = Fuel lost
basestar-critical_hit = Critical Hit
basestar-disabled_hangar = Disabled Hangar
basestar-disabled_weapons = Disabled Weapons
basestar-structural_damage = Structural Damage

## Resources. `inside` is the name inside a sentence.

resource-fuel = Fuel
    .inside = fuel
resource-food = Food
    .inside = food
resource-morale = Morale
    .inside = morale
resource-population = Population
    .inside = population

## Titles

office-president = President
    .the = the President
    .of = of President
office-admiral = Admiral
    .the = the Admiral
    .of = of Admiral

## Types of skill

type-politics = Politics
type-leadership = Leadership
type-tactics = Tactics
type-piloting = Piloting
type-engineering = Engineering

## Symbols of crisis cards

icon-raiders = Activate Raiders
icon-launch_raiders = Launch Raiders
icon-heavy_raiders = Activate Heavy Raiders and Centurions
icon-basestars = Activate Basestars
icon-jump_prep = Prepare for Jump
