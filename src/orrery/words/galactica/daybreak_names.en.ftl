### Names of the expansion Daybreak, in English. Same messages as daybreak_names.fr.ftl.

## Crises. `special` is the special rule of a Cylon attack.

crisis-abandon_galactica = Abandon Galactica
crisis-a_desperate_pact = A Desperate Pact
crisis-an_ambitious_operation = An Ambitious Operation
crisis-blindsided = Blindsided
    .special = Pluck Out Their Eyes
crisis-consult_the_hybrid = Consult the Hybrid
crisis-dangerous_plots = Dangerous Plots
crisis-dishonest_tactics = Dishonest Tactics
crisis-domestic_dispute = Domestic Dispute
crisis-earth_in_ruins = Earth in Ruins
crisis-enemy_of_my_enemy = Enemy of my Enemy
crisis-event_horizon = Event Horizon
    .special = Gravity Well
crisis-galactica_falling_apart = Galactica Falling Apart
crisis-give_in_to_despair = Give in to Despair
crisis-hornets_nest = Hornet’s Nest
    .special = Suppressive Fire
crisis-hybrid_in_panic = Hybrid in Panic
crisis-incitement_to_mutiny = Incitement to Mutiny
crisis-insubordinate_crew = Insubordinate Crew
crisis-lockdown = Lockdown
    .special = Concerted Attack
crisis-one_last_cocktail = One Last Cocktail
crisis-question_procedure = Question Procedure
crisis-quorum_in_uproar = Quorum in Uproar
crisis-rallying_support = Rallying Support
crisis-reactor_critical = Reactor Critical
crisis-rebuild_trust = Rebuild Trust
crisis-religious_turmoil = Religious Turmoil
crisis-reprisal = Reprisal
    .special = Opportunity for Treason
crisis-requisition_for_demetrius = Requisition for Demetrius
crisis-secret_meetings = Secret Meetings
crisis-starvation_in_dogsville = Starvation in Dogsville
crisis-trial_by_fire = Trial by Fire
    .special = Cavalry’s Here

## Skill cards

skill-force_their_hand = Force Their Hand
skill-popular_influence = Popular Influence
skill-negotiation = Negotiation
skill-all_hands_on_deck = All Hands on Deck
skill-restore_order = Restore Order
skill-change_of_plans = Change of Plans
skill-quick_thinking = Quick Thinking
skill-unorthodox_plan = Unorthodox Plan
skill-a_second_chance = A Second Chance
skill-dogfight = Dogfight
skill-combat_veteran = Combat Veteran
skill-launch_reserves = Launch Reserves
skill-install_upgrades = Install Upgrades
skill-raptor_specialist = Raptor Specialist
skill-test_the_limits = Test the Limits
skill-bait = Bait
skill-dradis_contact = Dradis Contact
skill-a_better_machine = A Better Machine
skill-personal_vices = Personal Vices
skill-violent_outbursts = Violent Outbursts
skill-exploit_a_weakness = Exploit a Weakness

## Mutiny cards

mutiny-armed_resistance = Armed Resistance
mutiny-assume_command = Assume Command
mutiny-bait_and_switch = Bait and Switch
mutiny-betrayal_of_trust = Betrayal of Trust
mutiny-blackmail = Blackmail
mutiny-clipped_wings = Clipped Wings
mutiny-controversial_speech = Controversial Speech
mutiny-feed_the_people = Feed the People
mutiny-impeachment = Impeachment
mutiny-make_a_deal = Make a Deal
mutiny-necessary_risk = Necessary Risk
mutiny-panic = Panic
mutiny-peaceful_resistance = Peaceful Resistance
mutiny-ruined_reputation = Ruined Reputation
mutiny-scavenging_for_parts = Scavenging for Parts
mutiny-selfish_act = Selfish Act
mutiny-send_a_message = Send a Message
mutiny-set_the_agenda = Set the Agenda
mutiny-the_strong_survive = The Strong Survive
mutiny-unauthorized_usage = Unauthorized Usage
mutiny-violent_protest = Violent Protest
mutiny-weapons_armed = Weapons Armed

## Motives of Cylon leaders

motive-keep_them_docile = Keep Them Docile
motive-pressure_their_leaders = Pressure their Leaders
motive-learn_to_cherish = Learn to Cherish
motive-improve_efficiency = Improve Efficiency
motive-remove_the_threat = Remove the Threat
motive-end_the_chase = End the Chase
motive-make_an_ally = Make an Ally
motive-harvest_their_resources = Harvest their Resources
motive-a_false_sense_of_security = A False Sense of Security
motive-subjects_for_study = Subjects for Study
motive-fight_with_honor = Fight with Honor
motive-savor_their_demise = Savor their Demise
motive-no_unnecessary_force = No Unnecessary Force
motive-a_justified_response = A Justified Response

## Missions

mission-attack_on_the_colony = Attack on the Colony
mission-cylon_civil_war = Cylon Civil War
mission-destroy_the_hub = Destroy the Hub
mission-digging_up_the_past = Digging Up the Past
mission-needs_of_the_people = Needs of the People
mission-rescue_hera = Rescue Hera
mission-the_red_stripes = The Red Stripes
mission-the_search_for_home = The Search For Home

## Loyalty card

loyalty-you_are_the_mutineer = You Are the Mutineer

## Characters. `short` is what they are called at the table. The last ones, of other expansions, stand in the lines of succession only.

character-lee_adama_alt = Lee Adama (Alternate Version)
    .short = Lee Adama
character-tom_zarek_alt = Tom Zarek (Alternate Version)
    .short = Zarek
character-karl_helo_agathon_alt = Karl “Helo” Agathon (Alternate Version)
    .short = Helo
character-gaius_baltar_alt = Gaius Baltar (Alternate Version)
    .short = Baltar
character-romo_lampkin = Romo Lampkin
    .short = Lampkin
character-louis_hoshi = Louis Hoshi
    .short = Hoshi
character-brendan_hot_dog_costanza = Brendan “Hot Dog” Costanza
    .short = Hot Dog
character-sherman_doc_cottle = Sherman “Doc” Cottle
    .short = Cottle
character-aaron_doral = Aaron Doral
    .short = Doral
character-simon_oneill = Simon O’Neill
    .short = Simon
character-danna_biers = D’Anna Biers
    .short = D’Anna
character-sharon_athena_agathon = Sharon “Athena” Agathon
    .short = Athena
character-helena_cain = Helena Cain
character-felix_gaeta = Felix Gaeta
character-anastasia_dualla = Anastasia “Dee” Dualla
character-louanne_katraine = Louanne “Kat” Katraine
character-samuel_anders = Samuel T. Anders
character-callandra_tyrol = Callandra “Cally” Tyrol
character-ellen_tigh = Ellen Tigh
character-tory_foster = Tory Foster

## Abilities of the characters

ability-forward_thinker = Forward Thinker
ability-choose_a_different_path = Choose a Different Path
ability-moral_dilemma = Moral Dilemma
ability-necessary_steps = Necessary Steps
ability-abuse_power = Abuse Power
ability-disreputable = Disreputable
ability-raptor_pilot = Raptor Pilot
ability-no_one_gets_left_behind = No One Gets Left Behind
ability-family_commitments = Family Commitments
ability-cult_leader = Cult Leader
ability-broadcast = Broadcast
ability-spiritual_crisis = Spiritual Crisis
ability-deceitful = Deceitful
ability-attorney = Attorney
ability-kleptomania = Kleptomania
ability-dutiful = Dutiful
ability-organized = Organized
ability-reluctant = Reluctant
ability-memento = Memento
ability-escort = Escort
ability-forced_to_eject = Forced to Eject
ability-treatment = Treatment
ability-quarantine = Quarantine
ability-specialized = Specialized
ability-industrious = Industrious
ability-meticulous = Meticulous
ability-vanity = Vanity
ability-calculating = Calculating
ability-modifications = Modifications
ability-logic_bound = Logic-Bound
ability-visions = Visions
ability-dont_trust_anyone = Don’t Trust Anyone
ability-heretic = Heretic
ability-for_love = For Love
ability-resolute = Resolute
ability-grieving = Grieving

## Type of character

calling-cylon_leader = Cylon Leader

## Locations. `at` is where one is, `to` where one goes, `the` the name with its article.

location-quorum_chamber = Quorum Chamber
    .at = in the Quorum Chamber
    .to = to the Quorum Chamber
    .the = the Quorum Chamber
location-hub_destroyed = Hub Destroyed
    .at = at the destroyed Hub
    .to = to the destroyed Hub
    .the = the destroyed Hub
location-bridge = Bridge
    .at = on the Bridge
    .to = to the Bridge
    .the = the Bridge
location-tactical_plot = Tactical Plot
    .at = at the Tactical Plot
    .to = to the Tactical Plot
    .the = the Tactical Plot
location-captains_cabin = Captain’s Cabin
    .at = in the Captain’s Cabin
    .to = to the Captain’s Cabin
    .the = the Captain’s Cabin
location-hybrid_tank = Hybrid Tank
    .at = at the Hybrid Tank
    .to = to the Hybrid Tank
    .the = the Hybrid Tank
location-datastream = Datastream
    .at = at the Datastream
    .to = to the Datastream
    .the = the Datastream
location-raider_bay = Raider Bay
    .at = in the Raider Bay
    .to = to the Raider Bay
    .the = the Raider Bay

## Type of skill

type-treachery = Treachery

## Ships, tokens and boards

ship-assault_raptor = Assault raptor
ship-demetrius = Demetrius
    .at = aboard the Demetrius
ship-rebel_basestar = Rebel Basestar
    .at = aboard the Rebel Basestar
token-miracle = Miracle token
token-allegiance = Basestar allegiance
