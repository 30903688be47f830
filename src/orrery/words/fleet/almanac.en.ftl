### Fleet Commander, the almanac in English. Same messages and arguments as almanac.fr.ftl.
### card-… names a thing; `inside` is the name inside a sentence, `many` its plural, `a` and `the` the name with its article.
### text-… says what it does, a paragraph a line; its numbers come from the rules' declarations.

## Sections and expansions

section-rules = Rules
section-ships = Ships
section-abilities = Special abilities
section-weapons = Special Weapons
section-devices = Technical devices
section-capabilities = Technical capabilities
section-sectors = Special sectors
section-commanders = Commanders
section-factions = Factions
section-scenarios = Scenarios
section-optional_rules = Optional rules

expansion-genesis = Genesis
expansion-avatar = Avatar
expansion-salvation = Salvation
expansion-forge = Forge
expansion-pirates = Pirates
expansion-ks = Kickstarter

## Pieces of sentences

points = { $points ->
        [one] { $points } class point
       *[other] { $points } class points
    }

sectors = { $reach ->
        [one] { $reach } sector
       *[other] { $reach } sectors
    }

## Summary lines

line-named = { $name } · { $text }

summary-of = { $name }
summary-class = class { $n }
summary-firepower = { $n ->
        [none] unarmed
       *[other] firepower { $n }
    }
summary-hull = hull { $n }
summary-range = range { $n }
summary-dice = dice: red { $red }, blue { $blue }, green { $green }
summary-slot-any = extra slot: any result
summary-slot-special = extra slot: special only
summary-slot-directional = extra slot: directional only
summary-slot-red = extra slot: red only
summary-slot-blue = extra slot: blue only
summary-slot-green = extra slot: green only
summary-cost = { $points ->
        [0] costs nothing
       *[other] costs { points }
    }
summary-players = { $several ->
        [yes] { $first } to { $last } players
       *[no] { $last } players
    }
summary-points = { points } each
summary-board = board { $depth } by { $width }
summary-sides = { $n ->
        [one] one side
       *[other] two sides, chosen at activation
    }

kind-ship = Ship
kind-piece = Piece
kind-ability = Special ability
kind-weapon = Special Weapon
kind-device = Technical device
kind-capability = Technical capability
kind-sector = Special sector
kind-commander = Commander
kind-empire = Empire
kind-independent = Independent faction
kind-pirate = Pirate faction
kind-scenario = Scenario
kind-optional_rule = Optional rule
kind-rules = Rules

## Factions

card-any = Every faction
card-neutral = Neutral
card-scenario = Scenario

card-phebe = League of Phébé
    .the = the League of Phébé
    .short = Phébé
card-amycles = Hegemony of Amyclès
    .the = the Hegemony of Amyclès
    .short = Amyclès
card-forge_of_fendrix = Forge of Fendrix
    .the = the Forge of Fendrix
    .short = Forge
card-llib_sorg = Llib Sorg
    .the = Llib Sorg
    .short = Llib Sorg
card-maa_seti = Maa Seti
    .the = Maa Seti
    .short = Maa Seti
card-rebels = Rebels
    .the = the Rebels
    .short = Rebels
card-scavengers = Scavengers
    .the = the Scavengers
    .short = Scavengers

text-phebe = Ships of its own, besides the common ones: { $ships }.
    Weapon of its own: { $weapons }. Commanders: { $commanders }.
text-amycles = Ships of its own, besides the common ones: { $ships }.
    Weapon of its own: { $weapons }. Commanders: { $commanders }.
text-forge_of_fendrix = Takes ships, weapons and devices of both empires.
    At least two thirds of its class points are in ships of class { $heavy } or more.
    Never a commander; { $extra } more class points if the opponent has one.
text-llib_sorg = The flagship is a { $flagship }; every other ship is of a lower class.
    The bridge holds one more red result, whatever its face.
    Redemption: for 2 specials a frigate destroys itself and deals { $damage } damage to one ship in an adjacent sector. No reaction is possible.
    Charismatic Leader: this fleet loses only with its flagship. In a team, all its other ships leave with it.
    { pirate-ships }
text-maa_seti = The flagship is the Chimaera; { $most } ships of class 1 at most.
    The bridge holds one more green result, whatever its face.
    Charismatic Leader: this fleet loses only with the Chimaera. In a team, all its other ships leave with it.
    { pirate-ships }
text-rebels = { $least } ships of class { $heavy } at least, and none above.
    Undisciplined: each multi-directional result of the Energy phase is rerolled once, and the second result stands.
    Relentless: a ship that would be destroyed stays with a last hull point. Nothing can repair it any more, and further damage removes it.
    { pirate-ships }
text-scavengers = Only ships of classes 1 and { $heavy }.
    Expert Pilots: each die rolled for a special sector may be rerolled once.
    Cunning: this fleet places all special sectors, and deploys last.
    Boarding Action: for 2 specials, sacrifice ships of one sector to capture an enemy ship that is alone in an adjacent one, if its class is not above theirs together.
    { pirate-ships }

pirate-ships = No ship of an empire; { $forge } Forge ships at most.

## Ships

card-frigate = Frigate
    .inside = frigate
    .many = frigates
    .a = a frigate
    .the = the frigate
card-destroyer = Destroyer
    .inside = destroyer
    .many = destroyers
    .a = a destroyer
    .the = the destroyer
card-cruiser = Cruiser
    .inside = cruiser
    .many = cruisers
    .a = a cruiser
    .the = the cruiser
card-battleship = Battleship
    .inside = battleship
    .many = battleships
    .a = a battleship
    .the = the battleship
card-heavy_battleship = Heavy Battleship
    .inside = heavy battleship
    .many = heavy battleships
    .a = a heavy battleship
    .the = the heavy battleship
card-dreadnought = Dreadnought
    .inside = dreadnought
    .many = dreadnoughts
    .a = a dreadnought
    .the = the dreadnought
card-carrier = Carrier
    .inside = carrier
    .many = carriers
    .a = a carrier
    .the = the carrier
card-interceptor_squadron = Interceptor Squadron
    .inside = squadron
    .many = squadrons
    .a = a squadron
    .the = the squadron
card-mule = Mule
    .inside = Mule
    .many = Mules
    .a = a Mule
    .the = the Mule
card-advantage = Advantage
    .inside = Advantage
    .many = Advantages
    .a = an Advantage
    .the = the Advantage
card-salvation = Salvation
    .inside = Salvation
    .many = Salvations
    .a = a Salvation
    .the = the Salvation
card-testudo = Testudo Escort Frigate
    .inside = Testudo
    .many = Testudos
    .a = a Testudo
    .the = the Testudo
card-centaurus = Centaurus Strategic Cruiser
    .inside = Centaurus
    .many = Centaurus
    .a = a Centaurus
    .the = the Centaurus
card-phalanx = Phalanx Assault Destroyer
    .inside = Phalanx
    .many = Phalanxes
    .a = a Phalanx
    .the = the Phalanx
card-sagittarius = Sagittarius Attack Cruiser
    .inside = Sagittarius
    .many = Sagittarius
    .a = a Sagittarius
    .the = the Sagittarius
card-chimaera = Chimaera
    .inside = Chimaera
    .many = Chimaera
    .a = a Chimaera
    .the = the Chimaera
card-damaged_cruiser = Damaged Cruiser
    .inside = damaged cruiser
    .many = damaged cruisers
    .a = a damaged cruiser
    .the = the damaged cruiser
card-diplomatic_shuttle = Diplomatic Shuttle
    .inside = diplomatic shuttle
    .many = diplomatic shuttles
    .a = a diplomatic shuttle
    .the = the diplomatic shuttle
card-civilian_ship = Civilian Ship
    .inside = civilian ship
    .many = civilian ships
    .a = a civilian ship
    .the = the civilian ship
card-decoy = Decoy
    .inside = Decoy
    .many = Decoys
    .a = a Decoy
    .the = the Decoy
card-signal = Signal
    .inside = Signal
    .many = Signals
    .a = a Signal
    .the = the Signal

text-frigate = The smallest warship: fast among its own kind, and soon lost.
text-destroyer = A lone hunter: it shoots far, or twice, while nothing else shares its sector.
text-cruiser = It protects whatever shares its sector.
text-battleship = Its Special Weapon is chosen with the fleet, never changes ship, and is lost with it.
text-heavy_battleship = A battleship with more guns and more hull. It leaves no room for another ship in its sector.
text-dreadnought = The heaviest guns of all. For the reroll of two specials it counts as a battleship.
text-carrier = It fights through its squadrons. It may launch an attack that others support. For the reroll of two specials it counts as a battleship.
text-interceptor_squadron = Any number fit in a sector, and none counts for victory.
    It uses no dice: it moves along with the ships of its sector, supports any attack and profits from their shields. It keeps enemies out of its sector and blocks lines of sight.
    Asteroids and gamma storms, whose damage follows the class, do not hurt it.
text-mule = Carries one device open to everybody. It neither attacks nor supports.
text-advantage = Carries one device of the Hegemony. It neither attacks nor supports.
text-salvation = Carries one device of the League. It neither attacks nor supports.
text-testudo = No firepower, but it may launch an attack that others support.
text-centaurus = A cruiser that moves like a frigate.
text-phalanx = The place of a destroyer, the guns of a cruiser, the engines and the hull of a frigate.
text-sagittarius = A cruiser that shoots like a destroyer.
text-chimaera = The flagship of Maa Seti: two devices of any origin, and no Special Weapon. It does not prevent the reroll of two specials.
text-damaged_cruiser = A piece of Safe Passage, outside any fleet’s points. Its shields are out of order.
text-diplomatic_shuttle = A piece of The Capture, outside any fleet’s points. Nothing can target it, but sectors and area damage hurt it.
text-civilian_ship = A piece of Blockade, outside any fleet’s points.
text-decoy = A Signal with nothing behind it. It moves like a ship, keeps enemies out and blocks shots, and vanishes once revealed.
text-signal = A ship that is not revealed: its place is known, nothing else.
    It is revealed when it is scanned, takes damage, launches or supports an attack, or uses an ability.

## Special abilities

card-ionic_propulsion = Ion Drive
card-depolarised_shields = Depolarised Shields
card-multipoint_weapons = Multipoint Weapons
card-special_weapon = Special Weapon
card-interceptor_bays = Interceptor Bays
card-impulse = Impulse
card-long_range_missiles = Long-Range Missiles
card-support_ray = Support Beam
card-technical_device = Technical Device
card-elusive = Elusive

text-ionic_propulsion = A blue directional result used on a sector that holds only such ships may be played twice in a row.
    When only such ships retreat, the attack does not hurt them.
text-depolarised_shields = A green directional result used here stops a sector in any direction, whichever ship is the target.
    The ship may draw to itself an attack on another ship of its sector.
text-multipoint_weapons = Alone in its sector, the ship may play a red directional result twice: one attack at 2 sectors, or two attacks in a row on two targets of one adjacent sector. Neither is supported.
text-special_weapon = The ship carries one Special Weapon; most are used with 2 specials of any colours.
text-interceptor_bays = A red directional result launches one squadron onto a sector it indicates; { $squadrons } at most are out at a time, and lost ones can be launched again.
    Offensive: for 2 specials, each squadron deals { $damage } damage to a ship in a sector adjacent to it; then all return to their carrier. No reaction is possible.
    Squadrons whose carrier is lost, or leaves the zone without them, are removed.
text-impulse = At the very beginning of its owner’s Start of Turn, each squadron may move 1 sector without a die.
text-long_range_missiles = While 2 specials lie on the bridge, one red result is enough for an attack at 2 sectors, without support. They are not spent.
text-support_ray = Each green result that activates a technical capability may cover up to 2 sectors.
text-technical_device = A green directional result activates the device’s capability on a sector it indicates.
text-elusive = It can be targeted only if whatever is used has no other possible target anywhere.

## Special Weapons

card-proton_ray = Proton Ray
    .the = the Proton Ray
card-magnetic_bomb = Magnetic Bomb
    .the = the Magnetic Bomb
card-interdictor = Interdictor
    .the = the Interdictor
card-vortex_gate = Vortex Gate
    .the = the Vortex Gate
card-vortex_missiles = Vortex Missiles
    .the = the Vortex Missiles
card-nano_repairer = Repair Nanites
    .the = the Repair Nanites
card-drones = Drones
    .the = Drones
card-exo_bomb = Exo-Bomb
    .the = the Exo-Bomb
card-tractor_beam = Tractor Beam
    .the = the Tractor Beam
card-minefields = Minefields
    .the = Minefields
card-gamma_bomb = Gamma Bomb
    .the = the Gamma Bomb
card-sanctuary = Sanctuary
    .the = the Sanctuary
card-gamma_warheads = Gamma Warheads
    .the = the Gamma Warheads
card-rampart_of_coeos = Rampart of Coeus
    .the = the Rampart of Coeus
card-prometheus_ray = Prometheus Ray
    .the = the Prometheus Ray
card-ionic_module = Ion Module
    .the = the Ion Module
card-multipoint_module = Multipoint Module
    .the = the Multipoint Module

text-proton_ray = One ship within { sectors }, nothing in between: { $damage } damage for each point of its class.
text-magnetic_bomb = One opponent puts every die of the bridge back into the reserve.
text-interdictor = An empty sector within { sectors }, obstacles or not: nobody enters it, nobody shoots through it.
    It lasts until it is used elsewhere or switched off during your Dice Actions, or until the ship is lost or leaves the zone.
text-vortex_gate = All or some ships of this sector, or of one adjacent to it, enemies included, go to an empty sector of any zone, not adjacent to where they were.
text-vortex_missiles = { $damage } damage to one ship anywhere in the zone, except in the sectors adjacent to this one.
text-nano_repairer = One ship within { sectors } regains { $repair } hull, up to its maximum.
text-drones = One ship within { sectors }, obstacles or not: { $damage } damage at each Start of Turn of its owner.
    They leave when that owner spends a red multi-directional result, when either ship is lost or changes zone, or when they are sent to another target.
text-exo_bomb = A sector within { sectors }, obstacles or not: { $damage } damage to every ship there and in all adjacent sectors, yours too, special sectors included.
    It cannot be aimed at a Gas Cloud, an Asteroid Field or a Gamma Storm.
text-tractor_beam = One ship within { sectors }, nothing in between, friend or foe: move it to an adjacent sector that can receive it.
text-minefields = Up to { $mines } mines on one or two empty sectors within { sectors }, obstacles or not; never more than { $most } out.
    Every enemy ship that comes in takes { $damage } damage for each mine; then those mines return to you.
    In your Bridge phase you may take mines back. They vanish with their ship.
text-gamma_bomb = A sector within { sectors }, obstacles or not, but no Gas Cloud, Asteroid Field or Gamma Storm.
    At your next Start of Turn a die is rolled: { $damage } damage to every ship there and in the adjacent sectors it indicates; on a special, { $centre } damage there alone.
text-sanctuary = Until your next Start of Turn, nothing in this sector or in those adjacent to it can be targeted.
text-gamma_warheads = For Illegal Settlement only: each red directional result is a shot at a Colony. { $hits } shots that come through destroy it, and an Asteroid Field takes its place.
    A ship on the Colony may raise a shield. No shot from the Colony’s own sector.
text-rampart_of_coeos = Until your next Start of Turn, no ship of your camp falls below { $least } hull.
text-prometheus_ray = A straight line, orthogonal or diagonal: one ship of your choice in the first sector that holds any.
    No damage to an adjacent sector, { $damage } to the next one, and { $damage } more for each sector beyond. An obstacle stops the ray.
text-ionic_module = While 2 specials lie on the bridge, this ship goes twice as far with one blue result. They are not spent. Retreats are not changed.
text-multipoint_module = While 2 specials lie on the bridge, each red result of a remote attack carries twice as far for this ship. They are not spent. No double attack.

card-mine = Mine
    .the = the mine
card-black_hole_marker = Marker
    .the = the marker
card-container = Container
    .the = the container
card-scar = Hit on the Colony
    .the = the hit on the Colony

## Technical devices

card-sentinel_device = Sentinel
card-radar_jammer_device = Radar Jammer
card-supply_device = Supply Pod
card-repair_drone_device = Repair Drone
card-power_amplifier_device = Power Amplifier
card-recon_ray_device = Recon Beam
card-movement_device = Movement Device
card-defence_device = Defence Device
card-attack_device = Attack Device
card-energy_device = Energy Device

card-sentinel = Sentinel
    .the = the Sentinel
card-radar_jammer = Radar Jammer
    .the = the Radar Jammer
card-supply = Supply Pod
    .the = the Supply Pod
card-repair_drone = Repair Drone
    .the = the Repair Drone
card-power_amplifier = Power Amplifier
    .the = the Power Amplifier
card-recon_ray = Recon Beam
    .the = the Recon Beam
card-recall_beacon = Recall Beacon
    .the = the Recall Beacon
card-propulsion_disruptor = Drive Disruptor
    .the = the Drive Disruptor
card-deflection_shield = Deflector Shield
    .the = the Deflector Shield
card-shield_blocker = Shield Suppressor
    .the = the Shield Suppressor
card-communications_jammer = Comms Jammer
    .the = the Comms Jammer
card-targeting_adjuster = Targeting Adjuster
    .the = the Targeting Adjuster
card-distortion_field = Distortion Field
    .the = the Distortion Field
card-energy_optimiser = Energy Optimiser
    .the = the Energy Optimiser

text-sentinel = One enemy ship in a sector that the Activation Die indicates takes { $damage } damage: on activation, at your Start of Turn, and when enemies arrive there, one of them. No reaction is possible.
text-radar_jammer = Ships of your camp on the Activation Sector become Signals, and a Decoy joins them: on activation, at your Start of Turn, and when they arrive.
text-supply = Without any activation, it stores one more result of any kind. If the ship is lost, the die goes back to the reserve.
text-repair_drone = One ship of your camp on the Activation Sector regains { $repair } hull: on activation, at your Start of Turn, and when ships arrive, one of them.
text-power_amplifier = A result that your camp uses from the Activation Sector reaches 1 sector further, still in the directions of the die. A shield used there covers 2 sectors.
text-recon_ray = It reveals everything on one whole line in a direction of the Activation Die, obstacles or not. While it is active, every Signal on that line is revealed.
text-recall_beacon = On activation and at your Start of Turn, one ship of your camp that is not adjacent to the Activation Sector may be brought there.
text-propulsion_disruptor = Enemy ships on the Activation Sector cannot move by themselves; other effects can move them.
text-deflection_shield = You choose the target of every attack on the Activation Sector.
text-shield_blocker = Enemy ships on the Activation Sector cannot use shields.
text-communications_jammer = Enemy ships on the Activation Sector can neither launch nor support attacks.
text-targeting_adjuster = Ships of your camp on the Activation Sector may play a red diagonal as an orthogonal, and the reverse.
text-distortion_field = Enemy ships on all the sectors that the Activation Die indicates cannot use specials.
text-energy_optimiser = A special that your camp plays from the Activation Sector may count as multi-directional.

## Special sectors

card-asteroid_field = Asteroid Field
    .a = an Asteroid Field
    .the = the Asteroid Field
card-gravity_field = Gravity Field
    .a = a Gravity Field
    .the = the Gravity Field
card-gas_cloud = Gas Cloud
    .a = a Gas Cloud
    .the = the Gas Cloud
card-battle_station = Battle Station
    .a = a Battle Station
    .the = the Battle Station
card-black_hole = Black Hole
    .a = a Black Hole
    .the = the Black Hole
card-colony = Colony
    .a = a Colony
    .the = the Colony
card-gamma_storm = Gamma Storm
    .a = a Gamma Storm
    .the = the Gamma Storm
card-unknown = Unknown sector
    .a = an unknown sector
    .the = the unknown sector
card-portal = Portal
    .a = a Portal
    .the = the Portal

text-asteroid_field = Ships that enter roll a die, and so do you at your Start of Turn for each field that holds your ships: on a special, each ship in the field takes as much damage as its class.
    Inside, ships cannot attack, support, use Special Weapons or be targeted.
text-gravity_field = Ships that enter roll a die. On a special, they take { $damage } damage each and go back to where they came from; otherwise they must move on in a direction rolled, or go back if they cannot.
    Nobody stays here.
text-gas_cloud = When ships are attacked here, their player may at once roll a green die of the reserve: if it stops a sector of that attack, it may serve as a shield. It then returns to the reserve.
    Inside, ships attack without support, do not support, and use no Special Weapons; nothing but ordinary attacks can target them.
text-battle_station = It holds a Special Weapon, drawn face down: whoever enters may look at it. While your ship is docked, it is yours to use for 1 special.
    { docking }
text-black_hole = At everybody’s Start of Turn a die is rolled: on a special it gets a marker. At marker { $markers }, every ship on a straight line with it moves 1 sector closer, and the markers are taken off.
    Whatever ends up on it is destroyed.
text-colony = A docked ship regains { $repair } hull at its owner’s Start of Turn, up to its maximum.
    { docking }
text-gamma_storm = Ships that enter roll a die, and so do you at your Start of Turn for each storm that holds your ships: on a special, each ship in the storm takes { $damage } damage for each point of its class.
    Inside, ships cannot be targeted, but may attack and support. No Special Weapon is used from here or towards here.
text-portal = Portals of one letter are a pair. From a Portal, a blue directional result takes all or some of your ships to a sector that it indicates around the other Portal; a blue special takes them onto the other Portal itself.
    Portals are obstacles for Special Weapons, not for remote attacks.

docking = At your Start of Turn you may dock one of your ships here, undock it, or swap it. A docked ship cannot move, attack, support, raise shields or use abilities, but can be targeted.

## Commanders

card-anata_shunxn = Anata Shunx’n
card-feyn_gandris = Feyn Gandris
card-sao_kai_suhn = Sao Kaï Suhn
card-bondra_zoupa = Bondra Zoupa
card-borom_himnital = Borom Himnital
card-arop_tan = Arop Tan
card-ilya_kai_suhn = Ilya Kaï Suhn
card-adan_rildanis = Adan Rildanis
card-dun_antar = Dun Antar

text-anata_shunxn = After a Special Weapon, rolls the specials spent on it again; the new results can be used.
text-feyn_gandris = Counter-attacks with any red result of the bridge. An orthogonal or a diagonal says where the target may be.
text-sao_kai_suhn = With a multi-directional result, Ion Drive moves up to 3 sectors, Multipoint Weapons reach 3 sectors, and Depolarised Shields stop 2 sectors.
text-bondra_zoupa = No aptitude: the dice are enough.
text-borom_himnital = Retreats with any blue result of the bridge. An orthogonal or a diagonal says where to.
text-arop_tan = Drains with any green result. After an orthogonal or a diagonal the victim chooses the die; after a multi-directional or a special, she does.
text-ilya_kai_suhn = After a reaction with a special, her ships of the attacked sector may become Signals, and a Decoy joins them.
    After a Drain, or a turn in which she used no die, she may hide one sector of her choice in the same way.
text-adan_rildanis = For technical capabilities, every directional result counts as multi-directional, Activation Dice included.
text-dun_antar = A ship of this fleet that is destroyed deals its firepower, at that moment, to all ships of one adjacent sector of its owner’s choice. Squadrons neither deal nor take it.

## Scenarios

card-pitched_battle = Pitched Battle
card-first_game = First battle
card-asteroid_belt = In the Asteroid Belt
card-trap = The Trap
card-salvage = Salvage
card-passage = Safe Passage
card-capture = The Capture
card-control = Control
card-planetary_assault = Planetary Assault
card-duel = Duel
card-blockade = Blockade
card-illegal = Illegal Settlement

goal-pitched_battle = Bring the enemy fleet down to a third of its class points.
goal-first_game = Learn the rules with two equal fleets.
goal-asteroid_belt = A pitched battle among drifting asteroids.
goal-trap = The League is surrounded: hold, or break out.
goal-salvage = Carry off more containers than the enemy.
goal-passage = The damaged cruiser must leave by Portal Y.
goal-capture = The diplomatic shuttle must flee by a corner, or be captured.
goal-control = Hold both Portals at your Start of Turn.
goal-planetary_assault = Switch off both Battle Stations, or defend them.
goal-duel = Destroy the enemy’s class 5 ship.
goal-blockade = Get 2 civilian ships through, or destroy 2.
goal-illegal = Destroy both Colonies, or the battleship with the Gamma Warheads.

text-pitched_battle = { goal-pitched_battle }
    Each player may place up to 2 special sectors outside the Deployment Zones.
    If both sides are beaten by one and the same action, the one with more points left wins; with as many, it is a draw.
    In a team battle the points of a camp are added up. In a free-for-all, who has lost two thirds is out, and the last one left wins.
text-first_game = { goal-first_game }
    Each side has 4 frigates, 2 destroyers and a battleship. Two Asteroid Fields lie on the median row.
text-asteroid_belt = { goal-asteroid_belt }
    Each player places 2 Asteroid Fields, and no other special sector.
    At the beginning of your Start of Turn, choose a field and roll a die: it drifts to a sector that the die indicates, if one is free of special sectors and Portals. Ships that it lands on are tested.
text-trap = { goal-trap }
    Won and lost as a pitched battle. The Hegemony deploys on both edges, at least one ship on each; the League on the median row.
    The Hegemony rolls { $dice } dice before the battle, keeps what the bridge can hold, and plays first.
text-salvage = { goal-salvage }
    { $containers } containers lie on the median row. A ship that began its turn with a container may take it along when it moves, one at a time.
    In its own Deployment Zone, a ship that carries a container leaves for good with a blue directional result. { $goal } containers win at once; when no ship is left, the most do.
    Containers block shots. Next to one, in its sector, Ion Drive and Multipoint Weapons do not work.
text-passage = { goal-passage }
    Portals X and Y are at the ends of the median row. They lead nowhere else.
    At each Start of Turn of the League a die is rolled: on a special the damaged cruiser arrives on X, and no blue die moves it that turn.
    The League wins when it leaves from Portal Y, with a blue directional result; the Hegemony when it is destroyed. The League plays first.
text-capture = { goal-capture }
    The League has { $league } class points without any cruiser or battleship, and the shuttle, which starts in the centre. The Hegemony has { $hegemony }, deploys on both edges, rolls { $dice } dice before the battle, and plays first.
    Whoever moves a ship onto the shuttle, alone in its sector, takes control of it. With a blue directional result in a corner, the shuttle leaves and its side wins. If it is destroyed, nobody does.
text-control = { goal-control }
    The Portals are in two opposite corners and are not linked. Fleets begin outside the board: each blue result brings up to { $arrivals } class points in, around your Portal in its directions, or onto it with a special.
text-planetary_assault = { goal-planetary_assault }
    The League places two Battle Stations in its half, with { $squadrons } squadrons each and no weapon. A ship of the Hegemony that docks there switches the station off for good.
    The League wins when the Hegemony is down to a third of its points.
text-duel = { goal-duel }
    Each side deploys one class 5 ship. Once it has lost half its hull, { $reinforcements } class points of reinforcements may come into its Deployment Zone at a Start of Turn.
text-blockade = { goal-blockade }
    One side escorts { $civilians } civilian ships, which escape with a blue directional result from the enemy’s Deployment Zone.
text-illegal = { goal-illegal }
    The League has ships of classes 1 to 3 only, and places two Colonies in its half. The Hegemony has a battleship with Gamma Warheads.

## Optional rules

card-secret_weapons = Secret Special Weapons
card-hidden_deployment = Hidden Deployment
card-fog_of_war = Fog of War

text-secret_weapons = For each battleship, look at { $draw } Special Weapons and keep { $keep }. Nobody else knows it until it is used.
text-hidden_deployment = Ships begin as Signals, and each fleet has { $decoys } Decoys.
    A Signal cannot be attacked. A red directional result scans a sector and reveals all its Signals; their owner may foil the scan with one shield.
    A Signal is also revealed when it takes damage, launches or supports an attack, or uses an ability.
text-fog_of_war = Only the Deployment Zones are known. Instead of a move, a blue directional result scans the unknown sectors around, in its directions; ships may also enter one.
    A die is rolled for each: on a special it is a special sector, whose effects apply at once to whoever enters.
    Nothing can be shot through an unknown sector.

## Rules

card-rules_aim = Aim of the game
card-rules_fleet = Building a fleet
card-rules_set_up = Setting up
card-rules_turn = A turn
card-rules_dice = Dice and bridge
card-rules_move = Moves
card-rules_attack = Attacks
card-rules_reactions = Reactions
card-rules_specials = Specials
card-rules_technical = Technical capabilities
card-rules_sectors = Special sectors and Portals
card-rules_teams = Teams and free-for-all
card-rules_campaign = Campaigns

text-rules_aim = You command a fleet. In most battles a side that is down to a third of its class points, rounded down, has lost; other scenarios have goals of their own.
    Class is what a ship counts for. Firepower is the damage it deals. Hull is the damage it can take: at 0 it is destroyed.
text-rules_fleet = The classes of your ships add up to { $points } in an ordinary battle, { $least } to { $most } in others. Faction and scenario say which ships are open to you.
    A commander costs { $commander } class points, and changes your dice, your bridge and your means. Each battleship takes one Special Weapon, each technical ship its device.
text-rules_set_up = Players place special sectors in turn, outside the Deployment Zones; then one ship each in turn, on their own edge.
    The classes of all ships in one sector never add up to more than { $capacity }, and no ship enters a sector that holds an enemy.
text-rules_turn = 1. Start of Turn: effects of the scenario, of sectors, of Special Weapons and of technical capabilities, in this order.
    2. Energy: choose { $dice } dice of your reserve and roll them.
    3. Dice Actions: use what you rolled and what is on your bridge, in any order and number. Used dice go back to the reserve.
    4. Bridge: put dice back if you like, then store results that are left in free slots. All others go back to the reserve.
text-rules_dice = Red attacks, blue moves, green raises shields and activates devices. You have { $each } of each, unless a commander says otherwise.
    A die has 2 orthogonal faces, 2 diagonal ones, 1 multi-directional, which is either, and 1 special.
    The bridge has 2 slots for directional results and 2 for specials. What is stored can be used in a later turn, or to react in an enemy’s.
text-rules_move = A blue directional result moves all or some ships of one sector to one adjacent sector that it indicates.
text-rules_attack = A red directional result makes ships of one sector attack one ship in an adjacent sector that it indicates. Any of your ships next to the target may support, whatever the direction. Damage is the firepower of all that take part.
    Remote attack: one red result for each step, along a path of empty sectors. Nobody supports it.
text-rules_reactions = Who is attacked may react in one way, with stored dice.
    Shields: each green directional result stops all damage from one sector in its directions.
    Retreat: for a blue special, after the damage, all ships of the sector leave for one adjacent sector.
    Counter-attack: for a red special, all ships of the sector deal their firepower to one attacker, at the same moment as the attack. Never against a remote attack.
text-rules_specials = Two specials of any colours fire a Special Weapon. A fleet without any battleship may roll two specials again instead.
    One special turns a result of its colour from orthogonal to diagonal, or the reverse.
    A green special drains an opponent, who puts one die of the bridge back into the reserve.
text-rules_technical = A green directional result puts the device on a sector that it indicates, with the die on it: the capability is active as long as the die stays. Several green results reach further, as a remote attack does.
    At the end of your Start of Turn each Activation Die may be rolled again once; a special ends the capability.
    An enemy on that sector or next to it ends it with a red result of the same directions. You may end it in your Bridge phase, or give up its die to a Drain.
text-rules_sectors = Ships may enter special sectors; what happens to them there happens at once. No remote attack crosses one.
    { text-portal }
text-rules_teams = Camps play in turn. Each player commands one fleet and its own dice; allies never share a sector, but may support each other’s attacks.
    In a free-for-all, ships of any other player next to the target may support an attack. Who has lost two thirds of the points is out.
text-rules_campaign = A chain of battles: who wins one brings an advantage to the final battle, which alone decides.
    For two: battles of { $battles } class points, then one of { $final }. The loser of a battle chooses the next scenario.
    Advantages: a loaded bridge, Hidden Deployment, more class points, all special sectors, the last word in deployment.
