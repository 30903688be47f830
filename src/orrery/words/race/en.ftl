### Race for the Galaxy, in English. Same messages and arguments as fr.ftl.

title = Race for the Galaxy
    .pitch = Build a civilisation from your hand. Everyone picks a phase in secret.

## Options

option-edition = Edition
    .hint = The second edition changed five cards and added six start worlds.
option-edition-2 = Second edition
    .hint = The cards of 2018.
option-edition-1 = First edition
    .hint = The cards of 2007, without the six optional start worlds.

option-variant = Variant
    .hint = How many actions everyone chooses in a round.
option-variant-standard = Standard
    .hint = One action a round.
option-variant-expert = Two-player expert variant
    .hint = For two: two different actions a round, and Develop or Settle may come twice.

option-start = Start
    .hint = How start worlds and first hands are given out.
option-start-dealt = Start worlds dealt
    .hint = One of the five start worlds each, and four cards kept out of six.
option-start-experienced = Experienced players
    .hint = Two start worlds each, of which one is kept, and four cards kept out of six.
option-start-first_game = First game hands
    .hint = Everyone starts with four cards chosen for learning.

option-round_limit = Round limit
    .hint = When the game ends, whatever the tableaus and the chips.
option-round_limit-0 = None
    .hint = The game ends by the rulebook only.
option-round_limit-30 = 30 rounds
    .hint = The game ends after 30 rounds at the latest.

## Phases. Trade is a step of phase IV. `power` names a power of that phase inside a sentence.

phase-setup = Set-up
phase-action = Choice of actions
phase-explore = Explore
    .numeral = I
    .power = an Explore power
phase-develop = Develop
    .numeral = II
    .power = a Develop power
phase-develop_2 = Develop, second time
    .numeral = II
phase-settle = Settle
    .numeral = III
    .power = a Settle power
phase-settle_2 = Settle, second time
    .numeral = III
phase-trade = Trade
    .numeral = $
    .power = a Trade power
phase-consume = Consume
    .numeral = IV
    .power = a Consume power
phase-produce = Produce
    .numeral = V
    .power = a Produce power
phase-end = End of the round

## Actions and their bonuses

action-explore_5 = Explore: +5
    .bonus = look at 5 more cards
action-explore_1_1 = Explore: +1, +1
    .bonus = look at 1 more card and keep 1 more
action-develop = Develop
    .bonus = your development costs 1 card less
action-develop_2 = Develop, second card
    .bonus = a second Develop phase
action-settle = Settle
    .bonus = draw 1 card after you place a world
action-settle_2 = Settle, second card
    .bonus = a second Settle phase
action-consume_trade = Consume: Trade
    .bonus = sell 1 good first
action-consume_x2 = Consume: 2x VP
    .bonus = VP chips from goods are doubled
action-produce = Produce
    .bonus = produce on 1 windfall world

## Kinds of goods. `inside` is the name inside a line.

goods-novelty = Novelty goods
    .inside = novelty goods
goods-rare = Rare elements
    .inside = rare elements
goods-genes = Genes
    .inside = genes
goods-alien = Alien technology
    .inside = alien technology
goods-any = Any good
    .inside = any good

## Pieces of sentences. They take the arguments of the sentence they stand in.

cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

more-cards = { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }

good = { $kind ->
        [novelty] novelty good
        [rare] rare element
        [genes] genes good
        [alien] alien good
       *[any] good
    }

goods = { $kind ->
        [novelty] novelty goods
        [rare] rare elements
        [genes] genes goods
        [alien] alien goods
       *[any] goods
    }

one-good = { $kind ->
        [alien] an { good }
        [this_world] the good of this world
       *[other] a { good }
    }

some-goods = { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }

# Before “world” and “worlds”.
of-kind = { $kind }

of-kind-plural = { $kind }

gain = { $cards ->
        [0] { $vp } VP
        [one] { $vp ->
            [0] { $cards } card
           *[other] { $vp } VP and { $cards } card
        }
       *[other] { $vp ->
            [0] { $cards } cards
           *[other] { $vp } VP and { $cards } cards
        }
    }

these = { $shown ->
        [none] { "" }
       *[other] : { $shown }
    }

with-used = { $used ->
        [none] { "" }
       *[other] { " " }with { $used }
    }

then-draw = { $draw ->
        [0] { "" }
        [one] ; then draw { $draw } card
       *[other] ; then draw { $draw } cards
    }

## Powers: one sentence each, named after its class and given its fields.
## `kind` is the field good, kind, against or never.

power-DrawExtra = Look at { more-cards }.

power-KeepExtra = Keep { $n } more of the cards you look at.

power-DrawAtStart = Draw { cards } when the phase starts.

power-ReduceDevelopment = Your developments cost { $n } less.

power-DrawAfterDevelop = Draw { cards } after you build a development.

power-ReduceWorld = { $kind ->
        [any] Your worlds cost { $n } less.
       *[other] Your { of-kind-plural } worlds cost { $n } less.
    }

power-Military = { $kind ->
        [none] Military { SIGNED($n) }.
        [rebel] Military { SIGNED($n) } against Rebel military worlds.
       *[other] Military { SIGNED($n) } against { of-kind-plural } military worlds.
    }

power-TemporaryMilitary = You may discard this card: military { SIGNED($n) } until the phase ends.

power-ZeroCost = You may discard this card: the world you place costs 0. Never a world of { goods }.

power-PayForMilitary = { $discount ->
        [0] You may pay for a military world instead of conquering it: it costs its defence. Never a world of { goods }.
       *[other] You may pay for a military world instead of conquering it: it costs its defence less { $discount }. Never a world of { goods }.
    }

power-DrawAfterSettle = Draw { cards } after you place a world.

power-TradeBonus = { $kind ->
        [any] Selling any good brings { more-cards }.
       *[other] Selling { one-good } brings { more-cards }.
    }

power-Consume = { $distinct ->
        [yes] Spend { $spend } { goods } of different kinds: { gain }{ up-to-times }.
       *[no] { $spend ->
            [1] { $times ->
                [1] Spend { one-good }: { gain }.
               *[other] Spend up to { $times } { goods }: { gain } each.
            }
           *[other] Spend exactly { $spend } { goods }: { gain }{ up-to-times }.
        }
    }

up-to-times = { $times ->
        [1] { "" }
       *[other] , up to { $times } times
    }

power-ConsumeAll = Spend all the goods you have left: 1 VP each, less 1.

power-ConsumeAtTradePrice = { $trade_powers ->
        [yes] Spend a good: draw as many cards as its trade price, Trade powers included.
       *[no] Spend a good: draw as many cards as its trade price, without Trade powers.
    }

power-DrawInConsume = Draw { cards }.

power-Gamble = Name a number from { $low } to { $high } and flip the top card of the deck: keep it if the number is its cost or defence.

power-DiscardForVp = { $most ->
        [one] You may discard { $most } card from your hand: 1 VP. Never doubled.
       *[other] You may discard up to { $most } cards from your hand: 1 VP each. Never doubled.
    }

power-ProduceHere = Make a good here, if this world has none.

power-ProduceOnWindfall = { $kind ->
        [any] Make a good on one empty windfall world.
       *[other] Make a good on one empty { of-kind } windfall world.
    }

power-DiscardToProduce = You may discard 1 card from your hand: make a good on one empty windfall world.

power-DrawInProduce = Draw { cards }.

power-DrawIfProducedHere = Draw { cards } if this world makes a good in this phase.

power-DrawPerGoodProduced = Draw { cards } for each { good } you make in this phase.

power-DrawPerKindProduced = Draw { cards } for each kind of good you make in this phase.

power-DrawIfMostProduced = Draw { cards } if you alone make the most { goods } in this phase.

power-DrawPerWorld = Draw { cards } for each { of-kind } world in your tableau.

no-power = No power.

## Cards: the summary line

type-world = World
type-military_world = Military world
type-development = Development

summary-cost = cost { $n }
summary-defence = defence { $n }
summary-vp = { NUMBER($n) } VP
summary-vp-variable = variable VP
summary-produces = production: { $goods }
summary-windfall = windfall: { $goods }
summary-keywords = { $count ->
        [one] keyword: { $keywords }
       *[other] keywords: { $keywords }
    }
summary-start = start world { NUMBER($n) } ({ $colour ->
        [red] red
       *[blue] blue
    })

keyword-alien = Alien
keyword-rebel = Rebel
keyword-imperium = Imperium
keyword-terraforming = Terraforming
keyword-uplift = Uplift
keyword-chromosome = Chromosome

## Scores. `what` is one of the next messages, named after the class of the scoring line.

score-line = { NUMBER($points) } VP { $what }

score-PerCard = { $card ->
        [none] per { per-other }{ per-keyword }{ per-worth }{ per-goods }{ per-type }{ per-power }{ per-but }
       *[other] for { $card }
    }

per-other = { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }

per-keyword = { $keyword ->
        [none] { "" }
       *[other] { $keyword }{ " " }
    }

per-worth = { $six_cost ->
        [yes] 6-cost{ " " }
       *[no] { $military ->
            [yes] military{ " " }
           *[no] { "" }
        }
    }

per-goods = { $produces ->
        [none] { $windfall ->
            [none] { "" }
            [any] windfall{ " " }
           *[other] { $windfall } windfall{ " " }
        }
        [any] production{ " " }
       *[other] { $produces } production{ " " }
    }

per-type = { $type ->
        [world] world
        [development] development
       *[none] card
    }

per-power = { $power ->
        [none] { "" }
       *[other] { " " }with { $power }
    }

per-but = { $itself ->
        [yes] , this one included
       *[no] { $produces ->
            [any] , windfall worlds not counted
           *[other] { "" }
        }
    }

score-PerChips = per { $every } VP in chips, rounded down

score-PerMilitary = per point of military, negative powers included, specialised ones not

score-PerGood = per good at the end of the game

sheet-chips = VP chips: { NUMBER($points) } VP
sheet-printed = { $card }: { NUMBER($points) } VP
sheet-scored = { $card }: { NUMBER($points) } VP ({ $line }: { NUMBER($count) })

## Questions: sentences that stand alone

q-start_discard = { $world ->
        [yes] { $n ->
            [one] Which start world and which card do you discard?
           *[other] Which start world and which { $n } cards do you discard?
        }
       *[no] { $n ->
            [one] Which card do you discard before the first round?
           *[other] Which { $n } cards do you discard before the first round?
        }
    }

q-action = { $n ->
        [one] Which action do you choose?
       *[other] Which { $n } actions do you choose?
    }

q-explore = { $n ->
        [one] Which card do you keep?
       *[other] Which { $n } cards do you keep?
    }

q-develop = Which development do you build?

q-settle = Which world do you place?

q-pay = { $way ->
        [cards] { $n ->
            [one] Which card do you discard to pay for { $card }?
           *[other] Which { $n } cards do you discard to pay for { $card }?
        }
        [military] How do you place { $card }?
       *[other] How do you pay for { $card }?
    }

q-trade = Which good do you sell?

q-consume = Which Consume power do you use?

q-consume_goods = { $exact ->
        [yes] { $n ->
            [one] Which good do you spend with { $card }?
           *[other] Which { $n } goods do you spend with { $card }?
        }
       *[no] Which goods do you spend with { $card }?
    }

q-discard_for_vp = { $n ->
        [one] Which card do you discard for 1 VP?
       *[other] Which cards do you discard for 1 VP each, { $n } at most?
    }

q-gamble = Which number do you name, from { $low } to { $high }?

q-produce = On which world do you make a good?

q-produce_discard = Which card do you discard to make a good?

q-hand_limit = { $n ->
        [one] Which card do you discard to come down to { $limit }?
       *[other] Which { $n } cards do you discard to come down to { $limit }?
    }

## What somebody who is awaited has to do

task-start_discard = discard from the first hand
task-action = choose an action
task-explore = choose what to keep
task-develop = choose a development
task-settle = choose a world
task-pay = pay
task-trade = sell a good
task-consume = consume
task-consume_goods = choose goods to spend
task-discard_for_vp = choose cards to discard
task-gamble = name a number
task-produce = produce
task-produce_discard = discard to produce
task-hand_limit = discard down to the hand limit

## Items: labels, without a full stop

item-action = { $action } ({ $bonus })

item-start = { $world } (start world)

item-sale = { $world } ({ good }, { cards })

item-good = { $world } ({ good })

item-power = { $card } · { $power }

item-produce-here = { $world } ({ good })

item-produce-power = { $world } ({ good }), with { $card }

item-produce-bonus = { $world } ({ good }), with the Produce bonus

## Optional powers of the tableau, named after their class

use-TemporaryMilitary = Discard { $card }: military { SIGNED($n) }

use-ZeroCost = Discard { $card }: the world costs 0

use-PayForMilitary = Pay instead of conquering, with { $card }

## Choosing nothing

nothing-develop = Build nothing
nothing-settle = Place nothing
nothing-pay = Pay nothing
nothing-pay-conquer = Conquer { $card }
nothing-consume = Use no more powers
nothing-discard_for_vp = Discard nothing
nothing-produce = Produce no more

## Refusals: facts, without a full stop

refusal-too_dear = { $missing ->
        [one] { $missing } card short
       *[other] { $missing } cards short
    }

refusal-too_strong = { $missing } military short

refusal-already_built = You already have one

refusal-not_a_development = A world, not a development

refusal-not_a_world = A development, not a world


## Previews: what a choice would cost and do

preview-explore = { $discarded ->
        [none] Keep { $kept }.
       *[other] Keep { $kept }; discard { $discarded }.
    }

preview-cost = { $n ->
        [0] free{ with-used }
       *[other] costs { cards }{ with-used }
    }

preview-conquest = by conquest{ with-used }

preview-windfall = comes with { one-good }

preview-pay = { $n ->
        [0] { $card } costs nothing{ with-used }{ then-draw }.
       *[other] Pay { cards } for { $card }{ with-used }{ these }{ then-draw }.
    }

preview-conquer = Conquer { $card }{ with-used }{ then-draw }.

preview-trade = Sell the { good } of { $world }: draw { cards }.

preview-produce = { $n ->
        [0] Make { one-good } on { $world }{ then-draw }.
       *[other] Discard { cards } to make { one-good } on { $world }{ then-draw }.
    }

preview-gain = { $goods ->
        [none] You gain { gain }.
        [0] You gain { gain }.
       *[other] You spend { some-goods } and gain { gain }.
    }

preview-gamble = Chances: { $hits } in { $total }.

## How a price comes about

price-cost = costs
price-bonus = you chose Develop

## Log: in the past tense

event-round_began = Round { $round }

event-phase_began = Phase { $numeral }: { $phase }

event-start_world = { $who } started with { $card }.

event-dealt = { $who } was dealt { cards }{ these }.

event-chose = { $who } chose { $actions }.

event-looked = { $who } looked at { cards }{ these }.

event-kept = { $who } kept { cards }{ these }.

event-drew = { $who } drew { cards }{ $why ->
        [bank] { " " }when the phase started
        [after] { " " }for having placed a card
        [bonus] { " " }as a bonus
        [trade] { " " }for the sale
        [consume] { " " }with a Consume power
        [produce] { " " }with a Produce power
       *[other] { "" }
    }{ these }.

event-discarded = { $who } discarded { cards }{ $why ->
        [start] { " " }before the first round
        [explore] { " " }after exploring
        [limit] { " " }at the hand limit
        [produce] { " " }to make a good
       *[other] { "" }
    }{ these }.

event-placed = { $type ->
        [development] { $who } built { $card }.
       *[world] { $who } placed { $card }.
    }

event-passed = { $who } placed nothing.

event-paid = { $n ->
        [0] { $who } paid nothing for { $card }{ with-used }.
       *[other] { $who } paid { cards } for { $card }{ with-used }{ these }.
    }

event-conquered = { $who } conquered { $card }{ with-used }.

event-left = { $who } discarded { $card } from the tableau.

event-good_placed = { $by ->
        [windfall] { $who } found { one-good } on { $world }.
        [bonus] { $who } made { one-good } on { $world } as a bonus.
        [here] { $who } made { one-good } on { $world }.
       *[other] { $who } made { one-good } on { $world } with { $card }.
    }

event-sold = { $who } sold the { good } of { $world } for { cards }.

event-consumed = { $goods ->
        [0] { $who } used { $card }: { gain }.
       *[other] { $who } spent { some-goods } ({ $worlds }) with { $card }: { gain }.
    }

event-discarded_for_vp = { $n ->
        [0] { $who } discarded nothing with { $card }.
       *[other] { $shown ->
            [none] { $who } discarded { cards } with { $card }: { $vp } VP.
           *[other] { $who } discarded { cards } ({ $shown }) with { $card }: { $vp } VP.
        }
    }

event-gambled = { $hit ->
        [yes] { $who } named { $number }: { $card } matches and is kept.
       *[no] { $who } named { $number }: { $card } does not match.
    }

event-reshuffled = The discard pile ({ cards }) was shuffled into a new deck.

## The end

ending-tableau = A full tableau
ending-chips = No chips left
ending-tableau_and_chips = A full tableau and no chips left
ending-rounds = The round limit

end-tableau = The game ended: { cards } in a tableau.
end-chips = The game ended: no VP chips left.
end-tableau_and_chips = The game ended: { cards } in a tableau and no VP chips left.
end-rounds = The game ended: the round limit was reached.

won = { $who } won.
won-tie = Tied on points, { $who } won with more cards and goods.
won-shared = Shared victory: { $who }.

scores = Scores: { $scores }.
score-of = { $who } { NUMBER($score) }

## Cards

card-old_earth = Old Earth
card-epsilon_eridani = Epsilon Eridani
card-alpha_centauri = Alpha Centauri
card-new_sparta = New Sparta
card-earths_lost_colony = Earth’s Lost Colony
card-star_nomad_raiders = Star Nomad Raiders
card-industrial_robots = Industrial Robots
card-galactic_trade_emissaries = Galactic Trade Emissaries
card-terraforming_colonists = Terraforming Colonists
card-abandoned_mine_squatters = Abandoned Mine Squatters
card-gateway_station = Gateway Station
card-alien_robot_scout_ship = Alien Robot Scout Ship
card-alien_robot_sentry = Alien Robot Sentry
card-alien_robotic_factory = Alien Robotic Factory
card-alien_rosetta_stone_world = Alien Rosetta Stone World
card-aquatic_uplift_race = Aquatic Uplift Race
card-artist_colony = Artist Colony
card-asteroid_belt = Asteroid Belt
card-avian_uplift_race = Avian Uplift Race
card-bio_hazard_mining_world = Bio-Hazard Mining World
card-black_market_trading_world = Black Market Trading World
card-blaster_gem_mines = Blaster Gem Mines
card-comet_zone = Comet Zone
card-deserted_alien_colony = Deserted Alien Colony
card-deserted_alien_library = Deserted Alien Library
card-deserted_alien_outpost = Deserted Alien Outpost
card-destroyed_world = Destroyed World
card-distant_world = Distant World
card-empath_world = Empath World
card-expanding_colony = Expanding Colony
card-former_penal_colony = Former Penal Colony
card-galactic_engineers = Galactic Engineers
card-galactic_resort = Galactic Resort
card-galactic_trendsetters = Galactic Trendsetters
card-gambling_world = Gambling World
card-gem_world = Gem World
card-imperium_armaments_world = Imperium Armaments World
card-lost_alien_battle_fleet = Lost Alien Battle Fleet
card-lost_alien_warship = Lost Alien Warship
card-lost_species_ark_world = Lost Species Ark World
card-malevolent_lifeforms = Malevolent Lifeforms
card-merchant_world = Merchant World
card-mining_world = Mining World
card-new_earth = New Earth
card-new_survivalists = New Survivalists
card-new_vinland = New Vinland
card-outlaw_world = Outlaw World
card-pilgrimage_world = Pilgrimage World
card-pirate_world = Pirate World
card-plague_world = Plague World
card-pre_sentient_race = Pre-Sentient Race
card-prosperous_world = Prosperous World
card-radioactive_world = Radioactive World
card-rebel_base = Rebel Base
card-rebel_fuel_cache = Rebel Fuel Cache
card-rebel_homeworld = Rebel Homeworld
card-rebel_miners = Rebel Miners
card-rebel_outpost = Rebel Outpost
card-rebel_underground = Rebel Underground
card-rebel_warrior_race = Rebel Warrior Race
card-refugee_world = Refugee World
card-reptilian_uplift_race = Reptilian Uplift Race
card-runaway_robots = Runaway Robots
card-secluded_world = Secluded World
card-space_port = Space Port
card-spice_world = Spice World
card-star_nomad_lair = Star Nomad Lair
card-terraformed_world = Terraformed World
card-the_last_of_the_uplift_gnarssh = The Last of the Uplift Gnarssh
card-tourist_world = Tourist World
card-contact_specialist = Contact Specialist
card-expedition_force = Expedition Force
card-export_duties = Export Duties
card-investment_credits = Investment Credits
card-new_military_tactics = New Military Tactics
card-public_works = Public Works
card-colony_ship = Colony Ship
card-deficit_spending = Deficit Spending
card-genetics_lab = Genetics Lab
card-interstellar_bank = Interstellar Bank
card-mining_robots = Mining Robots
card-space_marines = Space Marines
card-mining_conglomerate = Mining Conglomerate
card-terraforming_robots = Terraforming Robots
card-diversified_economy = Diversified Economy
card-drop_ships = Drop Ships
card-replicant_robots = Replicant Robots
card-research_labs = Research Labs
card-consumer_markets = Consumer Markets
card-alien_tech_institute = Alien Tech Institute
card-free_trade_association = Free Trade Association
card-galactic_federation = Galactic Federation
card-galactic_imperium = Galactic Imperium
card-galactic_renaissance = Galactic Renaissance
card-galactic_survey_seti = Galactic Survey: SETI
card-merchant_guild = Merchant Guild
card-mining_league = Mining League
card-new_economy = New Economy
card-new_galactic_order = New Galactic Order
card-pan_galactic_league = Pan-Galactic League
card-trade_league = Trade League

## What can be said at a table with one click

phrase-same_idea = We had the same idea

phrase-almost = One more round and I had it
