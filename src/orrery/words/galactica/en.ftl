### Battlestar Galactica at the table, in English: questions, choices, the log. Same messages and arguments as fr.ftl.
### What things are called is in names.en.ftl, what cards say in cards.en.ftl, the rules in rules.en.ftl.

title = Battlestar Galactica
    .pitch = Save the last humans together. One of you may be a Cylon.

## Options

option-activations = Cylon ships may act
    .hint = How often a Cylon ship can be activated.
option-activations-turn = Once a turn
    .hint = As the rules are written: a second crisis, or a special rule, passes over ships that have already acted.
option-activations-icon = Once an activation
    .hint = A second activation in the same turn moves every ship again.
option-difficulty = Difficulty
    .hint = How much of each resource the humans start with.
option-difficulty-0 = Standard
    .hint = Fuel 8, food 8, morale 10, population 12.
option-difficulty-2 = Easier for the humans
    .hint = 2 more of each resource.
option-difficulty--2 = Harder for the humans
    .hint = 2 less of each resource.

## Steps of a turn

phase-setup = Set-up
phase-receive_skills = Receive Skills
phase-movement = Movement
phase-action = Action
phase-crisis = Crisis
phase-cylon_ships = Activate Cylon Ships
phase-prepare_jump = Prepare for Jump
phase-end = End of the turn
phase-over = End of the game

## Moments at which something can be played

step-crisis_revealed = a crisis is revealed
step-crisis_chosen = a crisis choice has been made
step-check_announced = a skill check is announced
step-before_cards = before cards are added to the check
step-before_reveal = before the cards of the check are revealed
step-after_total = the total of the check is known
step-after_check = the check is over
step-before_roll = before the die is rolled
step-after_roll = the die has been rolled
step-vipers_placed = a viper has been launched
step-end_of_turn = the turn ends

## What a die is rolled for

purpose-order = what the crisis demands
purpose-attack_viper = attack on a viper
purpose-attack_galactica = attack on Galactica
purpose-attack_raider = attack on a raider
purpose-attack_heavy_raider = attack on a heavy raider
purpose-attack_basestar = attack on a basestar
purpose-attack_centurion = attack on a centurion
purpose-nuke = nuke against a basestar
purpose-risk = ships at risk
purpose-ftl = the jump from FTL Control
purpose-human_fleet = sabotage by the Human Fleet

## Decks

deck-crisis = Crisis deck
deck-super_crisis = Super Crisis deck
deck-destination = Destination deck
deck-quorum = Quorum deck
deck-typed = { $type } deck

## Questions: sentences that stand alone

q-choose_character = Whom do you play?

q-react = { $step ->
        [crisis_revealed] A crisis is revealed: { $crisis }. Do you intervene?
        [crisis_chosen] The choice of the crisis has been made. Do you change it?
        [check_announced] A skill check is announced: { $check }. Do you decide its outcome?
        [before_cards] { $check }: do you play something before cards are added?
        [before_reveal] { $check }: do you intervene before the cards are revealed?
        [after_pass] { $check }: the check has passed. Do you play something?
        [after_total] { $check }: the total is { $total }. Do you play something?
        [after_check] The check is over. Do you take its cards?
        [before_roll] A die is about to be rolled: { $purpose }. Do you play something?
        [after_roll] The die shows { $die }: { $purpose }. Do you play something?
        [ships_begin] Cylon ships are about to be activated. Do you modify the orders?
        [civilian_endangered] A civilian ship is about to be destroyed. Do you escort it?
        [discards] Somebody has to discard Skill cards. Do you help?
        [population_lost] Population has been lost. Do you draw Piloting cards?
        [remove_ships] The fleet jumps. Do you go back for those left behind?
        [motive] Do you reveal a motive?
        [end_of_turn] The turn ends. Do you look at the next crisis?
       *[vipers_placed] A viper has been launched. Do you intervene?
    }

q-first_reaction = Several want the same moment. Who comes first?

q-name_character = Whom do you send { $place }?

q-leave_brig = Where does the character go?

q-movement = Where do you go?

q-discard_skills = { $n ->
        [one] Which Skill card do you discard?
       *[other] Which { $n } Skill cards do you discard?
    }

q-choose_types = { $n ->
        [one] Of which type do you draw a card?
       *[other] Of which types do you draw { $n } cards?
    }

q-name_successor = Who receives the title { $title }?

q-keep_crisis = Which crisis do you resolve?

q-crisis_choice = { $crisis }: what do you choose?

q-choose_option = { $crisis }: what do you choose?

q-contribute = { $source } (difficulty { $difficulty }: { $skills }): which cards do you add?

q-who_boards = There { $n ->
        [one] is only { $n } centurion
       *[other] are only { $n } centurions
    } left. From where do heavy raiders board?

q-raider_area = Where are raiders activated next?

q-civilian_target = Which civilian ship { $where } is destroyed?

q-pilot_target = Which pilot { $where } is attacked?

q-choose_placement = There are too few ships ({ $ships }): where do they go?

q-choose_civilian = { $why ->
        [scavenge] Which civilian ship returns to safety?
        [quarantine] Which civilian ship is exchanged?
       *[destroy] Which civilian ship is destroyed?
    }

q-choose_viper = Which viper in space is damaged?

q-action = { $granted ->
        [executive_order] Executive Order: which action do you take?
        [hangar_deck] You are in your viper: which action do you take?
        [alert_viper_pilot] You are in your viper: which action do you take?
        [meticulous] You have left Galactica: which action do you take?
        [maintenance_engineer] After the repair: which action do you take?
       *[other] Which action do you take?
    }

q-nuke_target = Which basestar do you launch the nuke at?

q-viper_activation = { $left ->
        [one] What does an unmanned viper do? 1 activation left.
       *[other] What does an unmanned viper do? { $left } activations left.
    }

q-launch_area = Where is the viper launched?

q-own_viper = What does your viper do?

q-destination = Where does the fleet jump?

q-bury_order = { $deck ->
        [destination] Which destination goes under the deck first?
       *[other] Which card goes under the deck first?
    }

q-take_risk = Do you risk { $ships }? You need { $at_least } or more.

q-repair_ships = Which ships do you bring back?

q-look_whose = At whose Loyalty card do you look?

q-give_sympathizer = Whom do you give the Sympathizer card?

q-cylon_target = Which character do you send { $place }?

q-cylon_choice = Do you use the effect of your card?

q-damage_tokens = { $n ->
        [one] Which damage token takes effect?
       *[other] Which { $n } damage tokens take effect?
    }

q-quorum_target = { $card }: whom do you choose?

q-resolve_quorum = Which Quorum card do you resolve?

q-gain_resource = Which resource do you gain?

q-brutal_force = What do you destroy: 3 raiders, 1 heavy raider or 1 centurion?

q-top_or_bottom = { $card }: on top of the deck or at the bottom?

q-scout_deck = At which deck do you look?

q-order_whom = Who receives the Executive Order?

q-order_how = Executive Order: do you move and act, or act twice?

q-repair_what = What do you repair?

q-office = Do you draw another Quorum card, or play one?

q-nominate = Who is to become President?

q-accuse = Whom do you accuse?

q-caprica_choice = Which crisis do you bring about?

q-fleet_order = What does the Cylon fleet do?

q-spy_on = At whose hand do you look?

q-steal = Which card do you take?

q-swap_super_crisis = Do you discard a Super Crisis card for another?

q-give_loyalty = Who receives your Loyalty cards?

q-weapons_target = What does Galactica attack?

q-contact = { $n ->
        [one] At which civilian ship do you look?
       *[other] At which { $n } civilian ships do you look?
    }

q-guide = Where does { $ship } go?

q-recall_viper = Which viper comes back for you?

q-centurion_target = Which centurion do you attack?

## What somebody who is awaited has to do

task-choose_character = choose a character
task-react = decide whether to intervene
task-first_reaction = say who comes first
task-name_character = choose a character
task-leave_brig = choose a location
task-movement = move
task-discard_skills = discard Skill cards
task-choose_types = choose which cards to draw
task-name_successor = pass a title on
task-keep_crisis = choose a crisis
task-crisis_choice = choose for the crisis
task-choose_option = choose for the crisis
task-contribute = add cards to the check
task-who_boards = choose who boards
task-raider_area = order the raiders
task-civilian_target = choose a civilian ship
task-pilot_target = choose a viper
task-choose_placement = place ships
task-choose_civilian = choose a civilian ship
task-choose_viper = choose a viper
task-action = take an action
task-nuke_target = aim the nuke
task-viper_activation = activate vipers
task-launch_area = launch a viper
task-own_viper = fly the viper
task-destination = choose the destination
task-bury_order = put cards back
task-take_risk = decide on a risk
task-repair_ships = bring ships back
task-look_whose = choose whom to look at
task-give_sympathizer = give a card away
task-cylon_target = choose a character
task-cylon_choice = decide on a Cylon card
task-damage_tokens = choose damage
task-quorum_target = choose for the Quorum card
task-resolve_quorum = resolve a Quorum card
task-gain_resource = choose the resource to gain
task-brutal_force = choose what to destroy
task-top_or_bottom = put a card back
task-scout_deck = choose a deck
task-order_whom = give an order
task-order_how = carry out an order
task-repair_what = choose what to repair
task-office = use the President’s Office
task-nominate = name a candidate
task-accuse = accuse a character
task-caprica_choice = bring about a crisis
task-fleet_order = order the Cylon fleet
task-spy_on = choose a hand
task-steal = take a card
task-swap_super_crisis = decide on a Super Crisis card
task-give_loyalty = pass Loyalty cards on
task-weapons_target = aim Galactica’s weapons
task-contact = contact civilian ships
task-guide = move a civilian ship
task-recall_viper = recall a viper
task-centurion_target = aim at a centurion

## Choices: labels, without a full stop. After the dot, what it does.

item-with = { $what } · { $text }

item-pass = Pass
item-nothing = Do nothing
item-stay = Stay
item-stop = Stop here
item-decline = Decline
item-use = Use it
item-risk = Take the risk
item-draw-crises = Draw 2 Crisis cards and resolve 1
item-draw-quorum = Draw 1 more Quorum card
item-launch = Launch 2 raiders and 1 heavy raider from each basestar
item-top = On top of the deck
item-bottom = At the bottom of the deck
item-move = Move, then take 1 action
item-two_actions = Take 2 actions without moving
item-vipers = Up to 2 damaged vipers
item-damaged_viper = 1 damaged viper
item-destroyed_viper = 1 destroyed viper
item-destroyed_raptor = 1 destroyed raptor
item-check = Skill check ({ $check })
item-leave-brig = Try to leave the Brig
item-leave-brig-text = A skill check (difficulty 7, Politics and Tactics). Pass: move to any other location of Galactica
item-viper = Activate the viper you pilot
item-draw_quorum = Draw 1 Quorum card
item-nuke = Launch a nuke at a basestar
item-reveal = Reveal yourself as a Cylon
item-reveal-in-brig = In the Brig the card has no effect
item-seat-unknown = Seat { $seat }
item-declared = { $character }: { $play }
item-basestar = Basestar { $where }
item-basestar-damaged = Basestar { $where } ({ $damage })
item-centurion = Centurion on space { $space }
item-civilian = Civilian ship { $number }, { $where }
item-civilian-known = Civilian ship { $number }, { $where } ({ $losses })
item-civilian-empty = nothing to lose
item-unmanned = Unmanned viper { $where }
item-piloted = { $character } { $where }
item-ship-at = { $ship } { $where }
item-viper-launch = Launch a viper { $where }
item-viper-move = Move a viper: { $origin } → { $to }
item-viper-attack = Attack { $target } { $where }
item-own-move = Move: { $to }
item-own-attack = Attack { $target }
item-difficulty = { $what }: difficulty { SIGNED($n) }
item-outcome = { $what }: { $outcome ->
        [pass] the check passes
       *[fail] the check fails
    }
item-of = { $what }: { $of }

target = { $target ->
        [raider] a raider
        [heavy_raider] a heavy raider
        [centurion] a centurion
       *[basestar] a basestar
    }

## Choosing nothing

nothing-name_character = Send nobody
nothing-contribute = Add no card
nothing-give_sympathizer = Keep it
nothing-cylon_target = Strike nobody
nothing-swap_super_crisis = Keep it
nothing-repair_ships = Bring nothing back

## Refusals: facts, without a full stop

refusal-colonial_one_closed = Colonial One is closed: a bomb went off there
refusal-no_card_to_change_ship = You have no card to change ships with
refusal-no_nuke = There is no nuke left
refusal-deck_empty = No Quorum card is left
refusal-no_basestar = There is no basestar
refusal-location_damaged = This location is damaged
refusal-terminal_illness = You need { $n } Skill cards to discard
refusal-convicted_criminal = Other characters are here
refusal-emotionally_attached = Your character never activates it
refusal-nobody_to_choose = There is nobody to choose
refusal-once_per_game = Once per game: you have already used it
refusal-admiral_is_president = The Admiral is already President
refusal-detector_sabotaged = The Cylon detector has been sabotaged
refusal-no_population = There is no population left to lose
refusal-brig_empty = Nobody else is in the Brig
refusal-no_cylon_ship = There is no Cylon ship to attack
refusal-one_executive_order_a_turn = One Executive Order a turn
refusal-nobody_to_order = Nobody can take an order
refusal-no_raptor = There is no raptor in the Reserves
refusal-not_in_viper = You are not in a viper
refusal-nothing_to_repair = There is nothing to repair here
refusal-not_president = You are not the President
refusal-nobody_to_elect = There is nobody to choose
refusal-sympathizer_no_fleet = A Sympathizer has no say over the Cylon Fleet
refusal-jump_not_prepared = The fleet is not ready to jump
refusal-no_viper = There is no viper to activate
refusal-communications_jammed = Communications are jammed until the fleet jumps
refusal-no_civilian = There is no civilian ship in space
refusal-no_pilot = Your character is no pilot
refusal-no_centurion = There is no centurion on board
refusal-nobody_to_accuse = There is nobody to accuse

## Previews: what a choice would cost and do

preview-cards = Costs { $cards ->
        [one] { $cards } Skill card
       *[other] { $cards } Skill cards
    }.
preview-contribute = { SIGNED($total) } for the total.
preview-odds = Needs { $at_least } or more ({ $odds } in 8).
preview-nuke = Destroys it in { $destroys } of 8 cases, in { $clears } of them with up to three raiders of the area. Otherwise two hits.
preview-jump = On { $at_most } or less ({ $odds } in 8): population −{ $population }.

## If Cylon ships were activated next: parts of a line

forecast-nothing = nothing
forecast-launched = { $n ->
        [one] { $n } ship is launched
       *[other] { $n } ships are launched
    }
forecast-vipers = { $n ->
        [one] { $n } attack on vipers
       *[other] { $n } attacks on vipers
    }
forecast-civilians = { $n ->
        [one] { $n } civilian ship lost
       *[other] { $n } civilian ships lost
    }
forecast-moves = { $n ->
        [one] { $n } comes closer
       *[other] { $n } come closer
    }
forecast-galactica = { $n ->
        [one] { $n } attack on Galactica (8)
       *[other] { $n } attacks on Galactica (8)
    }
forecast-shots = { $n ->
        [one] { $n } attack on Galactica (4+)
       *[other] { $n } attacks on Galactica (4+)
    }
forecast-boarding = { $n ->
        [one] { $n } boards Galactica
       *[other] { $n } board Galactica
    }
forecast-ahead = centurions reach space { $n }
forecast-boarded = centurions take Galactica

## The log

these = { $shown ->
        [none] { "" }
       *[other] : { $shown }
    }

cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

event-turn_began = Turn { $turn }: { $who }

event-phase_began = { $phase }

event-character_chosen = { $who } plays { $character }.

event-title_given = { $who } received the title { $title }.

event-loyalty_dealt = { $who } received { $n ->
        [one] { $n } Loyalty card
       *[other] { $n } Loyalty cards
    }.

event-drew_skills = { $who } drew { $types }{ these }.

event-reshuffled = The discard pile was shuffled: a new { $deck }.

event-discarded = { $why ->
        [played] { $who } put { $shown } on the discard pile.
        [movement] { $who } discarded { $shown } to change ships.
        [reveal] { $who } discarded down to 3 cards: { $shown }.
        [hand_limit] { $who } discarded down to the hand limit: { $shown }.
        [terminal_illness] { $who } discarded { $shown } to activate a location.
        [dutiful] { $who } discarded { $shown } to activate a location again.
        [event_horizon] { $who } discarded { $shown } to fly against gravity.
        [alcoholic] { $who } discarded the last card: { $shown }.
       *[other] { $who } discarded { $shown }.
    }

event-moved = { $how ->
        [viper] { $who } flew a viper, now { $where }.
       *[location] { $who } went { $place }.
    }

event-sent = { $who } was sent { $place }.

event-acted = { $kind ->
        [location] { $who } activated { $what }.
        [card] { $who } played { $what }.
        [quorum] { $who } played the Quorum card { $what }.
        [mutiny] { $who } played the Mutiny card { $what }.
        [ability] { $who } used an ability: { $what }.
        [viper] { $who } activated the viper they fly.
        [draw_quorum] { $who } used the title of President.
        [nuke] { $who } launched a nuke.
        [infiltration] { $who } left Galactica.
        [reveal] { $who } revealed a Loyalty card as an action.
       *[nothing] { $who } took no action.
    }

event-resource_changed = { $resource } { SIGNED($delta) }: now { $now }.

event-crisis_drawn = { $super ->
        [yes] { $who } brought about the Super Crisis { $crisis }.
       *[no] { $who } drew the crisis { $crisis }.
    }

event-crisis_choice = { $who } chose: { $choice }.

event-chose = { $who } chose: { $choice }.

event-assigned = { $who } gave { $card } to { $other }.

event-kept_in_play = { $crisis } stays in play.

event-left_play = { $crisis } leaves play.

event-check_began = { $target ->
        [none] Skill check: { $source }, difficulty { $difficulty } ({ $skills }).
       *[other] Skill check: { $source }, about { $target }, difficulty { $difficulty } ({ $skills }).
    }

event-destiny_added = { $n ->
        [one] { $n } Destiny card joined the check.
       *[other] { $n } Destiny cards joined the check.
    }

event-destiny_shown = Destiny cards: { $shown }.

event-destiny_built = A new Destiny deck was built: { cards }.

event-contributed = { $n ->
        [0] { $who } added no card.
       *[other] { $who } added { cards }{ these }.
    }

event-contributed_openly = { $shown ->
        [none] { $who } added no card.
       *[other] { $who } added openly: { $shown }.
    }

event-check_revealed = { $shown ->
        [none] No card was added. Total: { NUMBER($total) }.
       *[other] The cards: { $shown }. Total: { NUMBER($total) }.
    }

event-check_ended = { $outcome ->
        [pass] Passed: { NUMBER($total) } against { $difficulty }.
        [partial] Partly passed: { NUMBER($total) } against { $difficulty }.
       *[fail] Failed: { NUMBER($total) } against { $difficulty }.
    }

event-window_closed = Nobody intervened ({ $step }).

event-declared = Several wanted to act at once: { $plays }.

event-reacted = { $who } intervened: { $play }.

event-rolled = { $changed ->
        [yes] { $who } rolled { $die }, which makes { $result } ({ $purpose }).
       *[no] { $who } rolled { $die } ({ $purpose }).
    }

event-activated = { $icon }.

event-ships_placed = { $ship ->
        [centurion] { $n ->
            [one] { $n } centurion is on board Galactica.
           *[other] { $n } centurions are on board Galactica.
        }
       *[other] { $n ->
            [one] { ships } appeared { $where }.
           *[other] { ships } appeared { $where }.
        }
    }

event-ship_moved = { $ship } moved, now { $where }.

event-attacked = { $target ->
        [galactica] { $attacker } attacked Galactica: { attack-effect }.
        [centurion] A centurion on space { $space } was attacked: { attack-effect }.
       *[other] { $attacker } attacked { $aim } { $where }: { attack-effect }.
    }

attack-effect = { $effect ->
        [damaged] damaged
        [destroyed] destroyed
       *[missed] missed
    }

attacker = { $attacker ->
        [raider] A raider
        [basestar] A basestar
        [viper] A viper
        [assault_raptor] An assault raptor
        [nuke] A nuke
       *[galactica] Galactica
    }

aim = { $target ->
        [viper] a viper
        [assault_raptor] an assault raptor
        [raider] a raider
        [heavy_raider] a heavy raider
       *[basestar] a basestar
    }

a-ship = { $ship ->
        [viper] A viper
        [raptor] A raptor
        [assault_raptor] An assault raptor
        [raider] A raider
        [heavy_raider] A heavy raider
        [basestar] A basestar
       *[civilian] A civilian ship
    }

event-vipers_damaged = { $where ->
        [none] { $n ->
            [one] { $n } viper in the Reserves was damaged.
           *[other] { $n } vipers in the Reserves were damaged.
        }
       *[other] A viper { $where } was damaged.
    }

event-vipers_recalled = { $n ->
        [one] { $n } viper was called back to the Reserves.
       *[other] { $n } vipers were called back to the Reserves.
    }

event-nukes_discarded = { $n ->
        [one] { $n } nuke was given up
       *[other] { $n } nukes were given up
    }, { $left ->
        [0] none is left.
        [one] { $left } is left.
       *[other] { $left } are left.
    }

event-galactica_damaged = Galactica was hit. { $token }.

event-basestar_damaged = The basestar { $where } was damaged: { $token }.

event-ship_destroyed = { $where ->
        [none] { a-ship } was destroyed.
       *[other] { a-ship } { $where } was destroyed.
    }

event-civilian_destroyed = { $losses ->
        [none] A civilian ship was destroyed: nothing was on board.
       *[other] A civilian ship was destroyed: { $losses }.
    }

event-centurions_moved = { $spaces ->
        [none] No centurion is left on board.
       *[other] Centurions on board: { $spaces }.
    }

centurions-on = { $n } on space { $space }

event-jump_prepared = Fleet token: space { $jump } of { $most }.

event-jumped = The fleet jumped. Distance travelled: { $distance }.

event-looked = { $of ->
        [none] { $who } looked at { looked-at }{ these }.
       *[other] { $who } looked at { looked-at } of { $of }{ these }.
    }

looked-at = { $what ->
        [crisis] { $n ->
            [one] { $n } Crisis card
           *[other] { $n } Crisis cards
        }
        [destination] { $n ->
            [one] { $n } Destination card
           *[other] { $n } Destination cards
        }
        [loyalty] { $n ->
            [one] { $n } Loyalty card
           *[other] { $n } Loyalty cards
        }
        [quorum] { $n ->
            [one] { $n } Quorum card
           *[other] { $n } Quorum cards
        }
        [damage] { $n ->
            [one] { $n } damage token
           *[other] { $n } damage tokens
        }
        [civilian] { $n ->
            [one] { $n } civilian ship
           *[other] { $n } civilian ships
        }
        [mutiny] { some-mutiny }
        [mission] { $n ->
            [one] { $n } Mission card
           *[other] { $n } Mission cards
        }
        [skill] a Skill deck and its discard pile
        [quorum_hand] the Quorum cards
       *[hand] the hand
    }

event-buried = { $where ->
        [top] { $who } put { cards } back on top: { $deck }.
       *[bottom] { $who } put { cards } at the bottom: { $deck }.
    }

event-destination_chosen = { $who } chose the destination: { $destination }.

event-drew_quorum = { $who } drew { $n ->
        [one] { $n } Quorum card
       *[other] { $n } Quorum cards
    }{ these }.

event-drew_super_crisis = { $who } received { $n ->
        [one] { $n } Super Crisis card
       *[other] { $n } Super Crisis cards
    }{ these }.

event-cards_passed = { $who } received { cards } from { $of }.

event-cylon_revealed = { $card ->
        [sympathizer] { $who } revealed the Sympathizer.
        [you_are_the_mutineer] { $who } is the Mutineer.
       *[other] { $who } is a Cylon! ({ $subtitle })
    }

event-sleeper_agents = Sleeper Agents: at distance { $distance } everybody receives more Loyalty cards.

event-repaired = { $what ->
        [viper] { $n ->
            [one] { $n } viper is back in the Reserves.
           *[other] { $n } vipers are back in the Reserves.
        }
        [raptor] { $n ->
            [one] { $n } raptor is back in the Reserves.
           *[other] { $n } raptors are back in the Reserves.
        }
       *[other] Repaired: { $what }.
    }

## The end

end-kobol = The fleet reached Kobol: the humans win.
end-fuel = No fuel is left: the Cylons win.
end-food = No food is left: the Cylons win.
end-morale = No morale is left: the Cylons win.
end-population = No population is left: the Cylons win.
end-boarded = Centurions took Galactica: the Cylons win.
end-destroyed = Galactica was destroyed: the Cylons win.

# Labels of bars, where many games are counted.
ending-kobol = Kobol reached
ending-fuel = No fuel left
ending-food = No food left
ending-morale = No morale left
ending-population = No population left
ending-boarded = Boarded by centurions
ending-destroyed = Galactica destroyed

won = { $who ->
        [none] No player won.
       *[other] Winners: { $who }.
    }
cylons = { $who ->
        [none] Nobody was a Cylon.
       *[other] Cylons: { $who }.
    }

## Private notes: what only the reader has seen

note-crisis = { $where ->
        [top] Crisis deck, on top: { $card }
       *[bottom] Crisis deck, at the bottom: { $card }
    }
note-destination = { $where ->
        [top] Destination deck, on top: { $card }
       *[bottom] Destination deck, at the bottom: { $card }
    }
note-quorum = { $where ->
        [top] Quorum deck, on top: { $card }
       *[bottom] Quorum deck, at the bottom: { $card }
    }
note-loyalty = { $who } holds: { $card }
note-hand = { $who } holds: { $cards }
note-held = { $who } held: { $cards }
note-civilian = Civilian ship { $number }: { $face }
note-handed_on = Quorum card passed on: { $card }

## Talking

talk-reminder = Secret: the cards in your hand, your Loyalty cards and what you add to a check. Speak of them only vaguely; you may also lie.

phrase-help_none = I cannot help with this
phrase-help_little = I can help a little
phrase-help_lot = I can help a lot
phrase-help_who = Who can help?
phrase-let_it_fail = Let us not spend too much on this
phrase-must_pass = We must pass this
phrase-save_cards = I am saving my cards
phrase-jump_soon = Let us jump as soon as we can
phrase-need_vipers = We need vipers out there
phrase-need_repairs = Something should be repaired
phrase-need_order = An Executive Order would help me
phrase-somebody_sabotages = Somebody is working against us
phrase-saw_human = The card I saw was human
phrase-saw_cylon = The card I saw was a Cylon
phrase-saw_nothing = I will not say what I saw
phrase-i_am_human = I am on the humans’ side
phrase-to_the_brig = Somebody belongs in the Brig
phrase-why = Why did you do that?

phrase-because_smaller_loss = It was the smaller loss
phrase-because_get_away = We had to get away from there
phrase-because_ships = Those ships had to be dealt with
phrase-because_civilians = The civilian ships were in danger
phrase-because_boarders = There are Cylons aboard
phrase-because_repairs = It had to be repaired
phrase-because_supplies = We were running low
phrase-because_cards = I wanted more cards
phrase-because_worth_it = It was worth it
phrase-because_trust = I trust whom I chose
phrase-because_suspicion = I had my suspicions
phrase-because_freedom = I want to get out of there
phrase-because_nothing_better = There was nothing better to do
phrase-because_not_me = It was not me
phrase-because_others_draw_it = I am not the only one who draws that
phrase-because_gave_most = I have given more than anybody
phrase-because_look_at_me = Look at my loyalty, if you do not believe me

phrase-suspect_william_adama = I suspect Adama
phrase-suspect_saul_tigh = I suspect Tigh
phrase-suspect_helo = I suspect Helo
phrase-suspect_laura_roslin = I suspect Roslin
phrase-suspect_gaius_baltar = I suspect Baltar
phrase-suspect_tom_zarek = I suspect Zarek
phrase-suspect_lee_adama = I suspect Apollo
phrase-suspect_kara_thrace = I suspect Starbuck
phrase-suspect_sharon_valerii = I suspect Boomer
phrase-suspect_galen_tyrol = I suspect Tyrol
phrase-trust_william_adama = I trust Adama
phrase-trust_saul_tigh = I trust Tigh
phrase-trust_helo = I trust Helo
phrase-trust_laura_roslin = I trust Roslin
phrase-trust_gaius_baltar = I trust Baltar
phrase-trust_tom_zarek = I trust Zarek
phrase-trust_lee_adama = I trust Apollo
phrase-trust_kara_thrace = I trust Starbuck
phrase-trust_sharon_valerii = I trust Boomer
phrase-trust_galen_tyrol = I trust Tyrol
phrase-suspect_for_leadership_william_adama = That Leadership against us: Adama draws it
phrase-suspect_for_tactics_william_adama = That Tactics against us: Adama draws it
phrase-suspect_for_choice_william_adama = Adama chose what cost us more
phrase-suspect_for_nothing_william_adama = Adama had cards and gave none
phrase-trust_for_gifts_william_adama = Nobody has given more than Adama
phrase-suspect_for_leadership_saul_tigh = That Leadership against us: Tigh draws it
phrase-suspect_for_tactics_saul_tigh = That Tactics against us: Tigh draws it
phrase-suspect_for_choice_saul_tigh = Tigh chose what cost us more
phrase-suspect_for_nothing_saul_tigh = Tigh had cards and gave none
phrase-trust_for_gifts_saul_tigh = Nobody has given more than Tigh
phrase-suspect_for_leadership_helo = That Leadership against us: Helo draws it
phrase-suspect_for_tactics_helo = That Tactics against us: Helo draws it
phrase-suspect_for_piloting_helo = That Piloting against us: Helo draws it
phrase-suspect_for_choice_helo = Helo chose what cost us more
phrase-suspect_for_nothing_helo = Helo had cards and gave none
phrase-trust_for_gifts_helo = Nobody has given more than Helo
phrase-suspect_for_politics_laura_roslin = That Politics against us: Roslin draws it
phrase-suspect_for_leadership_laura_roslin = That Leadership against us: Roslin draws it
phrase-suspect_for_choice_laura_roslin = Roslin chose what cost us more
phrase-suspect_for_nothing_laura_roslin = Roslin had cards and gave none
phrase-trust_for_gifts_laura_roslin = Nobody has given more than Roslin
phrase-suspect_for_politics_gaius_baltar = That Politics against us: Baltar draws it
phrase-suspect_for_leadership_gaius_baltar = That Leadership against us: Baltar draws it
phrase-suspect_for_engineering_gaius_baltar = That Engineering against us: Baltar draws it
phrase-suspect_for_choice_gaius_baltar = Baltar chose what cost us more
phrase-suspect_for_nothing_gaius_baltar = Baltar had cards and gave none
phrase-trust_for_gifts_gaius_baltar = Nobody has given more than Baltar
phrase-suspect_for_politics_tom_zarek = That Politics against us: Zarek draws it
phrase-suspect_for_leadership_tom_zarek = That Leadership against us: Zarek draws it
phrase-suspect_for_tactics_tom_zarek = That Tactics against us: Zarek draws it
phrase-suspect_for_choice_tom_zarek = Zarek chose what cost us more
phrase-suspect_for_nothing_tom_zarek = Zarek had cards and gave none
phrase-trust_for_gifts_tom_zarek = Nobody has given more than Zarek
phrase-suspect_for_politics_lee_adama = That Politics against us: Apollo draws it
phrase-suspect_for_leadership_lee_adama = That Leadership against us: Apollo draws it
phrase-suspect_for_tactics_lee_adama = That Tactics against us: Apollo draws it
phrase-suspect_for_piloting_lee_adama = That Piloting against us: Apollo draws it
phrase-suspect_for_choice_lee_adama = Apollo chose what cost us more
phrase-suspect_for_nothing_lee_adama = Apollo had cards and gave none
phrase-trust_for_gifts_lee_adama = Nobody has given more than Apollo
phrase-suspect_for_leadership_kara_thrace = That Leadership against us: Starbuck draws it
phrase-suspect_for_tactics_kara_thrace = That Tactics against us: Starbuck draws it
phrase-suspect_for_piloting_kara_thrace = That Piloting against us: Starbuck draws it
phrase-suspect_for_engineering_kara_thrace = That Engineering against us: Starbuck draws it
phrase-suspect_for_choice_kara_thrace = Starbuck chose what cost us more
phrase-suspect_for_nothing_kara_thrace = Starbuck had cards and gave none
phrase-trust_for_gifts_kara_thrace = Nobody has given more than Starbuck
phrase-suspect_for_tactics_sharon_valerii = That Tactics against us: Boomer draws it
phrase-suspect_for_piloting_sharon_valerii = That Piloting against us: Boomer draws it
phrase-suspect_for_engineering_sharon_valerii = That Engineering against us: Boomer draws it
phrase-suspect_for_choice_sharon_valerii = Boomer chose what cost us more
phrase-suspect_for_nothing_sharon_valerii = Boomer had cards and gave none
phrase-trust_for_gifts_sharon_valerii = Nobody has given more than Boomer
phrase-suspect_for_politics_galen_tyrol = That Politics against us: Tyrol draws it
phrase-suspect_for_leadership_galen_tyrol = That Leadership against us: Tyrol draws it
phrase-suspect_for_engineering_galen_tyrol = That Engineering against us: Tyrol draws it
phrase-suspect_for_choice_galen_tyrol = Tyrol chose what cost us more
phrase-suspect_for_nothing_galen_tyrol = Tyrol had cards and gave none
phrase-trust_for_gifts_galen_tyrol = Nobody has given more than Tyrol

phrase-why_william_adama = Why did you do that, Adama?
phrase-why_saul_tigh = Why did you do that, Tigh?
phrase-why_helo = Why did you do that, Helo?
phrase-why_laura_roslin = Why did you do that, Roslin?
phrase-why_gaius_baltar = Why did you do that, Baltar?
phrase-why_tom_zarek = Why did you do that, Zarek?
phrase-why_lee_adama = Why did you do that, Apollo?
phrase-why_kara_thrace = Why did you do that, Starbuck?
phrase-why_sharon_valerii = Why did you do that, Boomer?
phrase-why_galen_tyrol = Why did you do that, Tyrol?

phrase-gave_lot = I gave a lot
phrase-gave_little = I helped a little
phrase-gave_held_back = I held back
phrase-gave_had_nothing = I had nothing that would help
phrase-why_nothing = I have done nothing lately
