### Fleet Commander, in English. Same messages and arguments as fr.ftl. Names and texts of things are in almanac.en.ftl.

title = Fleet Commander
    .pitch = Roll your orders, move your squadrons, break their line.

## Options

option-scenario = Scenario
    .hint = What the battle is about, and how it is won.
option-scenario-pitched_battle = { card-pitched_battle }
    .hint = { goal-pitched_battle }
option-scenario-first_game = First battle
    .hint = Two equal fleets and two Asteroid Fields, to learn the rules.
option-scenario-asteroid_belt = { card-asteroid_belt }
    .hint = { goal-asteroid_belt }
option-scenario-trap = { card-trap }
    .hint = { goal-trap }
option-scenario-salvage = { card-salvage }
    .hint = { goal-salvage }
option-scenario-passage = { card-passage }
    .hint = { goal-passage }
option-scenario-capture = { card-capture }
    .hint = { goal-capture }
option-scenario-control = { card-control }
    .hint = { goal-control }
option-scenario-planetary_assault = { card-planetary_assault }
    .hint = { goal-planetary_assault }
option-scenario-duel = { card-duel }
    .hint = { goal-duel }
option-scenario-blockade = { card-blockade }
    .hint = { goal-blockade }
option-scenario-illegal = { card-illegal }
    .hint = { goal-illegal }

option-campaign = Campaign
    .hint = A single battle, or a chain of battles whose winners carry advantages to the last.
option-campaign-single = Single battle
    .hint = One battle decides.
option-campaign-campaign = Campaign
    .hint = For 2 or 4: only the final battle decides, and the earlier ones help to win it.

option-board = Board
    .hint = Depth by width, in sectors.
option-board-usual = Usual
    .hint = The board of the scenario for this number of players.
option-board-shape = { $zones ->
        [one] { $depth } by { $width }
       *[other] { $zones } zones, { $depth } by { $width }
    }
    .hint = { $zones ->
        [one] One zone of { $sectors } sectors.
       *[other] { $zones } zones joined by Portals, { $sectors } sectors in all.
    }

option-points = Fleet size
    .hint = The class points of each fleet.
option-points-usual = Usual
    .hint = The size that the scenario has as a rule.
option-points-size = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .hint = Everyone’s fleet has { $points ->
        [one] { $points } class point
       *[other] { $points } class points
    }.

option-round_limit = Round limit
    .hint = When the battle ends at the latest.
option-round_limit-0 = None
    .hint = The battle ends by its own rules only.
option-round_limit-30 = 30 rounds
    .hint = The battle ends after 30 rounds at the latest.
option-round_limit-60 = 60 rounds
    .hint = The battle ends after 60 rounds at the latest.

option-quiet_limit = Quiet rounds
    .hint = When a battle ends in which nothing happens: no ship damaged, captured, come or gone, no station disabled, no Colony hit, no sector discovered. All are told five rounds before. The rulebook has no such end.
option-quiet_limit-20 = 20 rounds
    .hint = The battle ends after 20 quiet rounds.
option-quiet_limit-40 = 40 rounds
    .hint = The battle ends after 40 quiet rounds.
option-quiet_limit-0 = Never
    .hint = Everybody may wait as long as they like.

option-format = Format
    .hint = Who fights whom when there are more than two fleets.
option-format-teams = Teams
    .hint = Two camps whose players take turns; an odd number of players is a free-for-all.
option-format-free_for_all = Free-for-all
    .hint = Everyone for themselves; who has lost two thirds of the points is out.

option-sides = Sides
    .hint = Who plays which part in a scenario whose two parts differ.
option-sides-usual = As seated
    .hint = The first seat plays the League’s part.
option-sides-swapped = Swapped
    .hint = The first seat plays the Hegemony’s part.

option-weapons = Special Weapons
    .hint = How battleships come by their Special Weapons.
option-weapons-chosen = Chosen
    .hint = With the fleet, in the open.
option-weapons-secret = Secret
    .hint = One of four drawn ones, unknown to the others until it is used.
option-weapons-drawn = Drawn
    .hint = One of four drawn ones, in the open.
option-weapons-random = Random
    .hint = One drawn one, in the open.

option-deployment = Deployment
    .hint = Whether the others see the ships that are deployed.
option-deployment-open = Open
    .hint = Everyone sees everything.
option-deployment-hidden = Hidden
    .hint = Ships begin as Signals, with 2 Decoys for each fleet.

option-map = Map
    .hint = Whether the sectors are known from the beginning.
option-map-laid = Known
    .hint = Players place special sectors before the battle.
option-map-fog = Fog of War
    .hint = Only the Deployment Zones are known; the rest is discovered.

option-tiles = Special sectors in the fog
    .hint = How often the fog hides each kind of special sector.
option-tiles-tiles_18_16_16 = 18, 16, 16
    .hint = Asteroid Fields are a little more frequent than Gas Clouds and Gravity Fields.
option-tiles-even_tiles = Even
    .hint = All three kinds are equally frequent.

option-zones = Deployment Zones
    .hint = The diagrams of the scenarios are lost: whether a fleet has all of its edge.
option-zones-edge_zones = Whole edge
    .hint = The whole row along one’s edge; allies on a wide edge as far apart as they can be. In an ambush, both edges against the median row.
option-zones-middle_zones = Middle of the edge
    .hint = The same rows without their two ends; allies on a wide edge side by side in its middle.

option-capture_zones = Deployment in The Capture
    .hint = Where the two fleets deploy around the diplomatic shuttle.
option-capture_zones-both_edges = Both edges
    .hint = The Hegemony deploys on two opposite edges, the League on the median row.
option-capture_zones-four_edges = Four edges
    .hint = The Hegemony deploys in the middle of all four edges, the League around the centre.

option-line_of_sight = Line of sight
    .hint = When a Special Weapon has nothing in its way at a distance of 2 sectors.
option-line_of_sight-centre_line = Centre line
    .hint = One clear sector on the line between the two centres is enough.
option-line_of_sight-any_path = Any path
    .hint = Any clear path of two steps is enough.

option-devices_of = Devices of technical ships
    .hint = Whether the ships of an empire may carry neutral devices.
option-devices_of-own_devices = Own only
    .hint = An Advantage carries a device of the Hegemony, a Salvation one of the League, a Mule a neutral one.
option-devices_of-neutral_devices = Neutral ones too
    .hint = An Advantage or a Salvation may carry a neutral device as well.

option-control_portals = Portals in Control
    .hint = Whether ships can go from one Portal to the other.
option-control_portals-separate_portals = Separate
    .hint = The Portals only let the fleets in.
option-control_portals-linked_portals = Linked
    .hint = The two Portals are a pair.

option-evacuation = Evacuation in Salvage
    .hint = How many ships one blue result evacuates.
option-evacuation-whole_sector = A whole sector
    .hint = All ships of one sector that carry a container may leave together.
option-evacuation-one_evacuation = One ship
    .hint = Each blue result evacuates one ship.

option-salvage_row = Containers for four
    .hint = Which five sectors of the median row hold containers when four play Salvage.
option-salvage_row-salvage_left = Towards the left
    .hint = The five sectors from the second column to the sixth.
option-salvage_row-salvage_right = Towards the right
    .hint = The five sectors from the third column to the seventh.

option-at_the_limit = At the round limit
    .hint = What happens when a round limit ends the battle, or too many quiet rounds do.
option-at_the_limit-limit_draws = Draw
    .hint = Nobody wins.
option-at_the_limit-limit_counts = Points decide
    .hint = More class points left win.

option-portals_laid_on = Tokens on Portals
    .hint = Whether an Interdictor or mines may be laid on a Portal.
option-portals_laid_on-portals_are_empty = Allowed
    .hint = A Portal without ships counts as an empty sector.
option-portals_laid_on-portals_are_not_empty = Not allowed
    .hint = A Portal never counts as an empty sector.

option-factions = Factions
    .hint = Which factions can be played.
option-factions-empires = Both empires
    .hint = The League and the Hegemony.
option-factions-any_faction = All
    .hint = Everyone chooses among the empires, the Forge and the pirates.

option-commanders = Commanders
    .hint = Whether fleets may be led by commanders.
option-commanders-no_commanders = None
    .hint = Everyone has three dice of each colour.
option-commanders-paid_commanders = Paid
    .hint = Everyone may recruit one, for 2 class points.
option-commanders-free_commanders = Free
    .hint = Everyone may recruit one, for nothing if all do, else for 2 class points.

option-flagship = Llib Sorg’s flagship
    .hint = The ship that Llib Sorg commands from; all his others are of a lower class.
option-flagship-heavy_flagship = Heavy Battleship
    .hint = As in Avatar.
option-flagship-battleship_flagship = Battleship
    .hint = For tables that play without Avatar.

option-sectors = Special sectors
    .hint = Which special sectors may be placed.
option-sectors-base_sectors = Of the base game
    .hint = Asteroid Fields, Gas Clouds and Gravity Fields.
option-sectors-all_sectors = All
    .hint = Battle Stations, Black Holes, Colonies and Gamma Storms too.

option-shortcuts = Shortcuts
    .hint = Pairs of Portals inside a single zone, for four and more.
option-shortcuts-no_shortcuts = None
    .hint = Portals only join zones.
option-shortcuts-one_shortcut = One
    .hint = One pair of Portals.
option-shortcuts-two_shortcuts = Two
    .hint = Two pairs of Portals.

option-turned_shields = Turning shields
    .hint = Whether a stored special may change the direction of a shield during an enemy’s turn.
option-turned_shields-turned_shields = Allowed
    .hint = A stored green special turns a stored shield from orthogonal to diagonal, or the reverse.
option-turned_shields-no_turned_shields = Not allowed
    .hint = Directions are changed in one’s own turn only.

option-counter_attacks = Counter-attacks
    .hint = Whom a counter-attack may strike of those who fired.
option-counter_attacks-counter_attacks_aim = Aimed
    .hint = Only ships that an attack could be aimed at: none in a Gamma Storm or a Sanctuary.
option-counter_attacks-counter_attacks_pass = Everywhere
    .hint = Any ship that fired, wherever it is.

## Phases

phase-setup = Set-up
phase-deployment = Deployment
phase-start = Start of Turn
phase-energy = Energy
phase-actions = Dice Actions
phase-bridge = Bridge

## Dice

colour-red = red
colour-blue = blue
colour-green = green

face-orth = orthogonal
face-diag = diagonal
face-multi = multi-directional
face-special = special

die = { $colour } { $face }

die-unrolled = { $colour } die

die-turned = { $die } played as { $face }

dice-alike = { $n ->
        [1] a { $die }
       *[other] { $n } × { $die }
    }

activation-die = an Activation Die

shield-before = { $die } before { $at }

## Ships and other things

ship = { $ship }{ $at ->
        [none] { "" }
       *[other] { " " }in { $at }
    }{ $cargo ->
        [none] { "" }
       *[other] { " " }({ $cargo })
    }{ $full ->
        [0] { "" }
       *[other] , hull { $hull } of { $full }
    }{ $docked ->
        [yes] , docked
       *[no] { "" }
    }

ship-at = { $at ->
        [none] { $ship }
       *[other] { $ship } in { $at }
    }

ships-alike = { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }

ships-numbered = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }

entry = { $cargo ->
        [none] { $ship }
       *[other] { $ship } with { $cargo }
    }

token = { $what }{ aimed-at }{ $die ->
        [none] { "" }
       *[other] { " " }({ $die })
    }

seat-of = Fleet { $n } ({ $faction })

ray-column = The column
ray-row = The row
ray-rising = The diagonal that rises to the right
ray-falling = The diagonal that rises to the left

portal-letter = Portal { $letter }

numbered-ship = ship { $n }
numbered-token = token { $n }
numbered-seat = fleet { $n }

class-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

with-dice = { $dice ->
        [none] { "" }
       *[other] { " " }with { $dice }
    }

dealt = { $damage } damage

because = { $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    }

## Questions: sentences that stand alone

q-muster = Which fleet do you command?

q-build = { $plan ->
        [none] Which ship is the first of your fleet? { points-left }
       *[other] Which ship do you add to { $plan }? { points-left }{ still }
    }

still = { $why ->
        [none] { "" }
       *[other] { " " }{ $why }.
    }

points-left = { $left ->
        [one] { $left } point left.
       *[other] { $left } points left.
    }

q-set_aside = Which { $n } special sectors do you set aside?

q-place_sector = Which special sector do you place, and where?

q-deploy = Which ship do you deploy, and where?

q-energy = Which { $n ->
        [one] die
       *[other] { $n } dice
    } do you roll?

q-act = What do you do with your dice?

q-step = From where to where do you move{ with-dice }?

q-go = Which ships go to { $to }?

q-again = Where do your ships go on to from { $at }?

q-aim = Which sector attacks which ship{ with-dice }?

q-via = Which sector does your attack cross last?

q-fire = Which ships fire on { $target_the }?

q-aim_first = Which sector attacks which ship first{ with-dice }?

q-aim_second = Which ship do you attack second?

q-draw_fire = An attack is aimed at { $target_the }. Which ship draws the fire?

q-react = { $who } attacks your { $target }. How do you react?

q-haven = Where do your ships retreat to from { $at }?

q-strike_back = Which attacker takes your counter-attack of { $damage }?

q-explode = Which sector does your ship lost in { $at } take along?

q-aim_weapon = What do you aim at with { $weapon_the }?

q-pay_specials = Which 2 specials do you spend?

q-drain_whom = Whom do you drain?

q-give_up = Which die do you give up?

q-activate = Which technical capability do you activate?

q-activate_where = Where do you activate { $capability_the }?

q-last_die = Which die becomes the Activation Die?

q-reprogram = Which Activation Dice do you roll again?

q-repair_which = Which ship does { $capability_the } repair?

q-roll_again = The die for { $at } shows { $face }. Do you roll it again?

q-second_mine = Where do you lay the second mine?

q-pull_to = Where do you pull { $target_the }?

q-gate_ships = Which ships of { $at } go through the Vortex Gate?

q-gate_to = Where does the Vortex Gate lead from { $at }?

q-bombard = From where do you bombard which Colony{ with-dice }?

q-cover = A bombardment from { $from } aims at the Colony in { $at }. Which shield do you raise?

q-take_back = Which mines and capabilities do you take back?

q-carry = Which ships take a container along?

q-leave = Which ships leave the zone for good?

q-drift = The die of the Gravity Field in { $at } shows { $face }. Where do your ships go on to?

q-drift_field = Which Asteroid Field drifts?

q-drift_to = The die shows { $face }. Where does the Asteroid Field of { $at } drift to?

q-first_effect = Several things happen now. Which comes first?

q-drawn_in = Not all ships of { $at } may find room in { $to }. Which are drawn in?

q-dock = Which ship is docked in { $at } from now on?

q-recall = Which ship does the Recall Beacon bring to { $at }?

q-sentinel_target = Which ship does the Sentinel hit?

q-deflect = An attack is aimed at { $target_the }. Which ship does your Deflector Shield offer instead?

q-join_in = Which of your ships support the attack from { $from } on { $target_the }?

q-scan = From where do you scan which sector{ with-dice }?

q-scan_via = Which sector does your scan cross last?

q-foil = Your Signals in { $at } are being scanned. Which shield foils it?

q-chart = From where, and in which directions, do you scan unknown sectors{ with-dice }?

q-keep_weapon = Which Special Weapon does { $ship_the } carry?

q-reinforce = Which ship comes in, and where?

q-arrive = Where does your fleet arrive{ with-dice }?

q-arrive_who = Which ships arrive in { $to }?

q-roll_first = { $n ->
        [one] Which die do you roll before the battle?
       *[other] Which { $n } dice do you roll before the battle?
    }

q-keep_first = Which results do you keep on your bridge before the battle?

q-place_site = Where do you place { $kind_a }?

q-aim_station = What do you aim at with { $weapon_the } of the Battle Station?

q-pay_special = Which special do you spend?

q-roll_bonus = Do you roll a green die in the Gas Cloud?

q-take_faction = Which faction do you play?

q-recruit = Which commander do you recruit?

q-place_portal = Which Portal do you place, and where?

q-pass_through = Through which Portal do your ships go{ with-dice }?

q-launch = From where to where do you launch a squadron{ with-dice }?

q-strike_at = Which ship does the squadron in { $at } strike for { $damage }?

q-impulse = Which squadron moves, and where?

q-redeem = Which frigate destroys itself, to deal { $damage } damage to which ship?

q-board = Which sector boards which ship?

q-sacrifice = Which ships do you sacrifice to capture { $target_the }? Their classes must add up to { $class }.

q-vanish = Which sector do you hide?

q-ray_line = Which line does the Recon Beam in { $at } reveal?

q-choose_scenario = Which scenario is the next battle?

q-choose_side = Which side do you play in { $scenario }?

q-choose_prize = Which advantage do you take to the final battle?

q-send_help = Your duel is won. Which ships go to help your ally? Their classes may add up to { $points }.

q-choose_zones = On which board is the final battle fought?

q-place_colony = Where do you place your Colony?

q-keep = Which results do you keep on your bridge?

## What somebody who is awaited has to do

task-muster = choose a fleet
task-build = build a fleet
task-set_aside = choose special sectors
task-place_sector = place a special sector
task-deploy = deploy a ship
task-energy = choose dice
task-act = use dice
task-step = choose a move
task-go = choose who moves
task-again = go on moving
task-aim = choose a target
task-via = choose a path
task-fire = choose who fires
task-aim_first = choose two targets
task-aim_second = choose the second target
task-draw_fire = draw the fire or not
task-react = react to an attack
task-haven = choose where to retreat
task-strike_back = choose whom to hit back
task-explode = choose where the explosion strikes
task-aim_weapon = aim a Special Weapon
task-pay_specials = choose specials to spend
task-drain_whom = choose whom to drain
task-give_up = give up a die
task-activate = activate a capability
task-activate_where = choose an Activation Sector
task-last_die = choose the Activation Die
task-reprogram = reprogram capabilities
task-repair_which = choose a ship to repair
task-roll_again = roll again or not
task-second_mine = lay a second mine
task-pull_to = choose where to pull a ship
task-gate_ships = choose who goes through the Vortex Gate
task-gate_to = choose where the Vortex Gate leads
task-bombard = choose a Colony
task-cover = cover a Colony
task-take_back = take back mines and capabilities
task-carry = choose who carries containers
task-leave = choose who leaves
task-drift = choose where ships are thrown
task-drift_field = choose an Asteroid Field
task-drift_to = choose where an Asteroid Field drifts
task-first_effect = choose what comes first
task-drawn_in = choose who is drawn in
task-dock = dock a ship
task-recall = recall a ship
task-sentinel_target = choose the target of a Sentinel
task-deflect = choose the target of an attack
task-join_in = support an attack or not
task-scan = choose a sector to scan
task-scan_via = choose the path of a scan
task-foil = foil a scan or not
task-chart = scan unknown sectors
task-keep_weapon = choose a Special Weapon
task-reinforce = bring in reinforcements
task-arrive = choose where to arrive
task-arrive_who = choose who arrives
task-roll_first = choose dice
task-keep_first = arrange the bridge
task-place_site = place a special sector
task-aim_station = aim the weapon of a Battle Station
task-pay_special = choose a special to spend
task-roll_bonus = roll a bonus die or not
task-take_faction = choose a faction
task-recruit = recruit a commander
task-place_portal = place a Portal
task-pass_through = choose a Portal
task-launch = launch a squadron
task-strike_at = choose the target of a squadron
task-impulse = move squadrons
task-redeem = choose a Redemption
task-board = choose whom to board
task-sacrifice = choose whom to sacrifice
task-vanish = hide a sector or not
task-ray_line = aim the Recon Beam
task-choose_scenario = choose a scenario
task-choose_side = choose a side
task-choose_prize = choose an advantage
task-send_help = help an ally or not
task-choose_zones = choose a board
task-place_colony = place a Colony
task-keep = arrange the bridge

## Items: labels, without a full stop. `what` is what a verb is done with.

item-to = { $left } to { $right }

item-at = { $left } in { $right }

item-on = { $left } on { $right }

item-use = { $left }: { $right }

ready-line = Line of battle
ready-wall = Wall of cruisers
ready-carriers = Carrier wing
ready-escort = Escort
ready-pack = Wolf pack
ready-hammer = Hammer
ready-raiders = Raiders
ready-anvil = Anvil
ready-foundry = Foundry
ready-guard = Guard
ready-flagship = Flagship and escort
ready-corsairs = Corsairs
ready-cutlass = Cutlass
ready-chimaera = The Chimaera and its hunters
ready-shadows = Shadows
ready-uprising = Uprising
ready-stand = Last stand
ready-swarm = Swarm
ready-wreckers = Wreckers

ready-light = { $name }, many small ships

act-ready = { $ready }: { $plan }

act-add = { $what } ({ class-points })

act-build = Build my own fleet

act-done = Fleet complete

act-move = Move with { $what }

act-attack = Attack with { $what }

act-double = Attack two targets with { $what }

act-weapon = Fire { $weapon }: { $what }

act-reroll = Reroll 2 specials

act-drain = Drain an opponent with { $what }

act-activate = Activate a technical capability with { $what }

act-switch_off = Switch off the Interdictor: { $what }

act-shake = Shake off the Drones: { $what }

act-bombard = Bombard a Colony with { $what }

act-leave = Leave the zone with { $what }

act-remove = Take out: { $what }

act-deactivate = End a capability with { $what }: { $at }

act-scan = Scan a sector with { $what }

act-chart = Scan unknown sectors with { $what }

act-arrive = Bring ships in with { $what }

act-station = Use the weapon of the Battle Station: { $what }

act-portal = Go through a Portal with { $what }

act-launch = Launch a squadron with { $what }

act-offensive = Offensive of the squadrons: { $what }

act-redeem = Redemption: sacrifice a frigate

act-board = Boarding Action

act-side = { $name ->
        [0] The side of the League
       *[1] The side of the Hegemony
    }

act-end = End of my actions

act-again = Roll again

act-shield = Shield: { $what } stops { $at }

act-bonus = Bonus shield: { $what } stops { $at }

act-roll = Roll

act-retreat = Retreat with { $what }

act-counter = Counter-attack with { $what }

## Choosing nothing

nothing-place_sector = Place nothing
nothing-again = Stay there
nothing-draw_fire = Do not draw the fire
nothing-react = Take the hit
nothing-reprogram = Reprogram nothing
nothing-roll_again = Keep this result
nothing-second_mine = Lay only one
nothing-cover = Raise no shield
nothing-take_back = Take nothing back
nothing-carry = Carry nothing
nothing-dock = Dock no ship
nothing-recall = Recall no ship
nothing-join_in = Do not support
nothing-foil = Let the scan pass
nothing-reinforce = Bring nobody in now
nothing-keep_first = Keep no result
nothing-roll_bonus = Do not roll
nothing-recruit = No commander
nothing-strike_at = Strike nothing
nothing-impulse = Move no more squadrons
nothing-vanish = Hide nothing
nothing-place_colony = Place no Colony
nothing-keep = Keep no result

## Refusals: facts, without a full stop

refusal-no_ships = The fleet has no ship

refusal-too_many_points = Too many class points

refusal-not_in_faction = Not open to this faction

refusal-no_cruiser_or_battleship = Neither cruisers nor battleships here

refusal-needs_a_champion = A class 5 ship is needed

refusal-one_champion_only = One class 5 ship only

refusal-classes_1_to_3 = Classes 1 to 3 only

refusal-needs_gamma_warheads = A battleship with Gamma Warheads is needed, and one only

refusal-too_many_forge_ships = Too many Forge ships

refusal-needs_flagship = The flagship is missing

refusal-flagship_is_greatest = No other ship may be of the flagship’s class

refusal-too_many_small_ships = Too many ships of class 1

refusal-needs_two_class_3 = Two ships of class 3 are needed

refusal-needs_great_ships = Two thirds of the points must be in ships of class 3 or more

refusal-enemy_there = An enemy holds { $at }

refusal-sector_full = { $at } has no room

refusal-out_of_reach = Out of reach

refusal-no_target = Cannot be targeted

## Previews: what a choice would cost and do

preview-damage = { $kills ->
        [yes] { $target }: { dealt }, destroyed
       *[no] { $target }: { dealt }, { $hull_left } hull left
    }

preview-from = { $damage } from { $at }

preview-remote = remote: no support

preview-stops = shields that can stop it: { $shields }

preview-counter = counter-attack: { dealt }

preview-room = room for { $n ->
        [one] { $n } class point
       *[other] { $n } class points
    }

preview-repair = { $target }: { $repair } hull regained

preview-drones = { $target }: { dealt } each turn

preview-blast = { dealt } to { $ships }

preview-bomb = { dealt } at your next Start of Turn in the directions of a die, or { $centre } there alone

preview-mines = { dealt } for each mine; { $left ->
        [one] { $left } mine
       *[other] { $left } mines
    } still to lay

preview-bridge = back to the reserve: { $dice }

preview-sectors = protects { $sectors }

preview-hits = hit { $hits } of { $needed }

preview-left = { points-left }

## Log: in the past tense

event-joined = { $commander ->
        [none] { $who } plays { $faction_the }.
       *[other] { $who } plays { $faction_the } with { $commander }.
    }

event-fleet_built = { $plan ->
        [none] { $who } built a fleet of { class-points }.
       *[other] { $who } built a fleet of { class-points }: { $plan }.
    }

event-sector_laid = { $who ->
        [none] { $kind } in { $at }.
       *[other] { $who } placed { $kind_a } in { $at }.
    }

event-first_player = { $who } begins.

event-deployed = { $who } deployed { $ship_a } in { $at }.

event-turn_began = Round { $round }: { $who }

event-rolled = { $who } rolled { $dice }.

event-rerolled = { $who } rolled { $dice } again: { $into }.

event-stored = { $dice ->
        [none] { $who } kept nothing on the bridge.
       *[other] { $who } kept { $dice } on the bridge.
    }

event-moved = { $who } moved { $ships } from { $origin } to { $to }{ with-dice }{ because }.

event-aimed = { $who } attacked { $target_the }{ aimed-at } from { $origin }{ with-dice }.

aimed-at = { $at ->
        [none] { "" }
       *[other] { " " }in { $at }
    }

event-fire_drawn = { $who } drew the fire to { $target_the }{ aimed-at }.

event-fired = { $who } fired with { $ships }.

event-shielded = { $who } raised shields: { $shields }.

event-fell_back = { $who } retreated{ with-dice }.

event-counter_attacked = { $who } counter-attacked{ with-dice }: { dealt } to { $target_the }{ aimed-at }.

event-damaged = { $who }: { dealt } to { $ship_the }{ aimed-at }, { $hull } hull left{ because }.

event-destroyed = { $who } lost { $ship_the }{ aimed-at }.

event-quiet = Nothing has happened for { $rounds } rounds: the battle ends if nothing happens in the next { $left }.

event-fleet_ready = { $who } is ready with the fleet.

event-drained = { $lost ->
        [none] { $who } drained { $victim }{ with-dice }: nothing was lost.
       *[other] { $who } drained { $victim }{ with-dice }: { $lost } went back to the reserve.
    }

event-weapon_used = { $aim ->
        [none] { $who } used { $weapon_the }{ with-dice }.
       *[other] { $who } used { $weapon_the } on { $aim }{ with-dice }.
    }

event-tested = { $kind } in { $at }: { $face }.

event-device_activated = { $who } activated { $capability_the } in { $at } with a { $die }.

event-device_ended = { $capability } in { $at } ended.

event-repaired = { $who }: { $gained } hull regained by { $ship_the }{ aimed-at }{ because }.

event-token_laid = { $target ->
        [none] { $to ->
            [none] { $who }: { $weapon_the } took effect.
           *[other] { $who } laid on { $to }: { $weapon }.
        }
       *[other] { $who } sent { $weapon_the } onto { $target_the }{ aimed-at }.
    }

event-token_gone = { $to ->
        [none] { $who }’s { $weapon } ended.
       *[other] { $who }’s { $weapon } in { $to } ended.
    }

event-bridge_cleared = { $dice ->
        [none] { $who } had no die to lose.
       *[other] { $who } put { $dice } back into the reserve.
    }

event-bomb_exploded = { $who }’s Gamma Bomb went off in { $to }: { $face }.

event-bombarded = { $who } hit the Colony in { $to }: hit { $hits }.

event-containers_moved = { $who } took { $n ->
        [one] { $n } container
       *[other] { $n } containers
    } along to { $to }.

event-ships_left = { $who } left { $at } with { $ships }{ with-dice }: { $what ->
        [evacuated] containers evacuated
        [escaped] escaped
        [passed] passed through
       *[with_shuttle] the shuttle is gone
    }.

event-arrived = { $who }: { $ship_the } arrived in { $at }.

event-arrival_rolled = { $who } rolled for the damaged cruiser: { $face }.

event-field_drifted = { $to ->
        [none] { $who } rolled for the Asteroid Field in { $at }: { $face }. It stayed.
       *[other] { $who } rolled for the Asteroid Field in { $at }: { $face }. It drifted to { $to }.
    }

event-shuttle_taken = { $who } took control of the diplomatic shuttle in { $at }.

event-portal_laid = { $who ->
        [none] Portal { $letter } in { $at }.
       *[other] { $who } placed Portal { $letter } in { $at }.
    }

event-station_off = { $who } switched off the Battle Station in { $at }.

event-dropped_out = { $who } is out: the fleet leaves the battle.

event-docked = { $who } docked { $ship_the }{ aimed-at }.

event-undocked = { $who } undocked { $ship_the }{ aimed-at }.

event-station_seen = { $weapon ->
        [none] { $who } looked at the weapon of the Battle Station in { $at }.
       *[other] { $who } looked at the weapon of the Battle Station in { $at }: { $weapon }.
    }

event-bonus_rolled = { $who } rolled a bonus die in the Gas Cloud of { $at }: { $die }.

event-marker_laid = Black Hole in { $at }: { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.

event-black_hole_opened = The Black Hole in { $at } opened.

event-revealed = { $who }: the Signal in { $at } is { $kind_a }.

event-hidden = { $decoy ->
        [yes] { $who } hid { $ships } in { $at }, with a Decoy.
       *[no] { $who } hid { $ships } in { $at }.
    }

event-scanned = { $foiled ->
        [yes] { $who } scanned { $at }{ with-dice }: the scan was foiled.
       *[no] { $who } scanned { $at }{ with-dice }.
    }

event-weapons_drawn = { $weapons ->
        [none] { $who } drew { $n } Special Weapons.
       *[other] { $who } drew { $weapons }.
    }

event-weapon_kept = { $weapon ->
        [none] { $open ->
            [none] { $who } kept a Special Weapon in secret.
           *[other] { $who } kept { $open }.
        }
       *[other] { $who } kept { $weapon }.
    }

event-discovered = { $kind ->
        [none] { $who } discovered { $at }: { $face }, a neutral sector.
       *[other] { $who } discovered { $at }: { $face }, { $kind_a }.
    }

event-launched = { $at ->
        [none] { $who } launched a squadron to { $to }{ with-dice }.
       *[other] { $who } launched a squadron from { $at } to { $to }{ with-dice }.
    }

event-offensive_began = { $who } launched the Offensive of the squadrons{ with-dice }.

event-squadrons_back = { $who }: { $ships } back in { $to }.

event-squadrons_gone = { $who } lost { $ships } with their bay.

event-redeemed = { $who } sacrificed a frigate against { $target_the }{ aimed-at }{ with-dice }.

event-captured = { $who } captured { $target_the } of { $victim }{ aimed-at }{ with-dice }.

event-leader_lost = { $who } lost the flagship: the fleet leaves the battle.

event-battle_began = { $fighters ->
        [none] Battle { $battle }: { $scenario }, { class-points } each.
       *[other] Battle { $battle }: { $scenario }, { class-points } each. { $fighters } fight.
    }

event-battle_ended = { $winners ->
        [none] Battle { $battle }: a draw.
       *[other] Battle { $battle } goes to { $winners }.
    } { $reason }

event-advantage_won = { $who } won an advantage for the final battle: { $prize }.

event-duel_went_on = The duel of { $fighters } goes on, round { $round }: { $scenario }.

event-help_sent = { $who } comes to help with { $ships }.

## Advantages of a campaign

prize-prepared = a loaded bridge
    .hint = Before the battle, roll all your dice and keep what the bridge can hold.
prize-veiled = Hidden Deployment
    .hint = Your fleet begins as Signals, with Decoys.
prize-bonus = 2 more class points
    .hint = Your fleet is larger.
prize-lays_all = all special sectors
    .hint = You choose and place them all.
prize-late = the last word
    .hint = Your camp deploys last.

## Why something happened, where it is neither a weapon, a device, a sector nor a commander

why-attack = attack
why-counter_attack = counter-attack
why-offensive = Offensive
why-redemption = Redemption

## The end

end-attrition = The battle is over: a fleet is down to a third.
end-annihilation = The battle is over: one side has nothing left.
end-shuttle = The battle is over: the diplomatic shuttle has left.
end-shuttle_lost = The battle is over: the diplomatic shuttle is lost.
end-escaped = The battle is over: enough civilian ships have escaped.
end-civilians_lost = The battle is over: too many civilian ships are lost.
end-champion = The battle is over: a class 5 ship is destroyed.
end-passed = The battle is over: the damaged cruiser has left by Portal Y.
end-cruiser_lost = The battle is over: the damaged cruiser is destroyed.
end-portals = The battle is over: both Portals are held by one side.
end-containers = The battle is over: the containers are evacuated.
end-stations = The battle is over: both Battle Stations are switched off.
end-colonies = The battle is over: both Colonies are destroyed.
end-warheads = The battle is over: the Gamma Warheads are destroyed.
end-time = The battle is over: the round limit was reached.
end-stillness = The battle is over: nothing has happened for too many rounds.
end-draw = The battle is over.

ending-attrition = A fleet down to a third
ending-annihilation = One side with nothing left
ending-shuttle = The shuttle away
ending-shuttle_lost = The shuttle lost
ending-escaped = Civilian ships escaped
ending-civilians_lost = Civilian ships lost
ending-champion = A class 5 ship destroyed
ending-passed = The damaged cruiser through
ending-cruiser_lost = The damaged cruiser destroyed
ending-portals = Both Portals held
ending-containers = Containers evacuated
ending-stations = Battle Stations switched off
ending-colonies = Colonies destroyed
ending-warheads = Gamma Warheads destroyed
ending-time = The round limit
ending-stillness = Nothing happened any more
ending-draw = A draw

won = { $n ->
        [one] { $who } won.
       *[other] { $who } won together.
    }
won-all = It is a draw.
won-nobody = Nobody won.

scores = Points left: { $scores }.
score-of = { $who } { $score }

sheet-ships = { $hidden ->
        [yes] { $ships }: points not known
       *[no] { $ships }: { class-points }
    }

## How near a camp is to its aim: a line beside its points

progress-containers = { $n } of { $goal } containers
progress-escaped = { $n } of { $goal } escaped
progress-destroyed = { $n } of { $goal } destroyed
progress-stations = { $n } of { $goal } Battle Stations off
progress-colonies = { $n } of { $goal } Colonies destroyed
progress-portals = holds { $n } of { $goal } Portals
progress-champion = champion: hull { $hull } of { $full }
progress-cruiser = damaged cruiser: hull { $hull } of { $full }
progress-shuttle = holds the diplomatic shuttle
progress-flagship = lost with its flagship

## What can be said at a table with one click

phrase-well_aimed = Well aimed

phrase-shields_up = Shields up
