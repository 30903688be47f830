### Daybreak at the table, in English: options, questions, choices, the log. Same messages and arguments as
### daybreak.fr.ftl.

## Options

option-daybreak = Expansion Daybreak
    .hint = Mutinies, treachery, miracles, and Cylon leaders with motives of their own. For 3 to 7.
option-daybreak-False = Base game
    .hint = The game as it is in the first box, for 3 to 6.
option-daybreak-True = Daybreak
    .hint = 12 more characters, 30 more crises, new Skill cards; the Mutineer replaces the Sympathizer.
option-search_for_home = Search for Home
    .hint = A variant of Daybreak: missions of the Demetrius, and the way to Earth.
option-search_for_home-False = To Kobol
    .hint = The humans need a distance of 8.
option-search_for_home-True = To Earth
    .hint = With Daybreak only. The humans need a distance of 10, and missions shorten the way.
option-danna_press_room = D’Anna’s start
    .hint = Where D’Anna Biers starts, if somebody plays her: the sources differ.
option-danna_press_room-False = Human Fleet
    .hint = She starts as a known Cylon, with 2 Skill cards.
option-danna_press_room-True = Press Room
    .hint = With Daybreak only. She starts infiltrating, with 3 Skill cards.
option-dutiful_each = Hoshi’s Dutiful
    .hint = How often Louis Hoshi may activate a location again.
option-dutiful_each-False = Once a turn
    .hint = Once in his turn, whichever location it is.
option-dutiful_each-True = Once a location
    .hint = With Daybreak only. Once in his turn for each of the three locations.

## Moments at which something can be played

step-ships_begin = Cylon ships are about to be activated
step-civilian_endangered = a civilian ship is about to be destroyed
step-discards = Skill cards have to be discarded
step-population_lost = population has been lost
step-remove_ships = the ships leave space for the jump
step-motive = a motive could be true
step-after_pass = the check has passed

## What a die is rolled for

purpose-attack_assault_raptor = attack on an assault raptor

## Decks

deck-mutiny = Mutiny deck
deck-mission = Mission deck

## Questions: sentences that stand alone

q-hand_over_mutiny = Which of these Mutiny cards does { $to } receive?
q-discard_mutiny = { $n ->
        [one] Which Mutiny card do you discard?
       *[other] Which { $n } Mutiny cards do you discard?
    }
q-who_draws_mutiny = Who draws a Mutiny card?
q-next_ability = Which skill check ability takes effect next?
q-seek_mutineer = Nobody has shown the Mutineer. Who receives another Loyalty card?
q-give_mutineer = Whom do you give the Mutineer card?
q-different_types = { $n ->
        [one] Of which type do you draw a card?
       *[other] Of which { $n } different types do you draw a card each?
    }
q-discard_quorum = { $n ->
        [one] Which Quorum card do you discard?
       *[other] Which { $n } Quorum cards do you discard?
    }
q-release = Whom do you move from the Brig to Command?
q-walk_free = The Brig is open: where do you go?
q-choose_craft = What do you fly?
q-craft_target = What does the raider { $where } attack?
q-choose_assault_raptors = Where does an assault raptor take the place of a viper?
q-choose_damaged = { $n ->
        [one] Which ship of the Reserves is hit? An assault raptor would be destroyed.
       *[other] Which { $n } ships of the Reserves are hit? Assault raptors would be destroyed.
    }
q-cavalry_order = What does the new assault raptor do at once?
q-stay_or_leave = The fleet jumps. Does your assault raptor stay where it is?
q-leave_unmanned = The fleet jumps. Which unmanned assault raptors stay in space?
q-bless = Who gains a miracle token?
q-force_hand = Which card do you add to the check, face up? If none, you draw a Mutiny card.
q-quick_choice = Which card of the check do you take into your hand?
q-dogfight_viper = Which viper is damaged so that a card leaves the check?
q-dogfight_card = Which card leaves the check?
q-free_whom = Who leaves the Brig?
q-give_to_president = Which Quorum card goes to the President?
q-use_influence = { $card }: do you play it or discard it?
q-plan_where = Which location do you activate from afar?
q-panic_activation = What does an unmanned viper do?
q-veteran_activation = { $left ->
        [one] What does this viper do? 1 activation left.
       *[other] What does this viper do? { $left } activations left.
    }
q-reserves_area = Beside which pilot do the vipers appear?
q-reserves_number = How many vipers leave the Reserves?
q-risk_area = Where do the Cylon ships appear?
q-ruin_whom = Who draws 2 Skill cards, at the risk of the Brig?
q-set_agenda = { $n ->
        [one] Which Quorum card goes under the deck?
       *[other] Which { $n } Quorum cards go under the deck?
    }
q-specialist_work = What does the raptor specialist do?
q-may_use = { $ability }: do you use it now?
q-once_more = Do you discard 1 Skill card to activate { $location } again?
q-activate_where = Which location do you activate from here?
q-broadcast_what = Which resource rises by 2?
q-pass_token = Whom do you give a miracle token, or from whom do you take one?
q-defend = Whom do you bring out of the Brig?
q-drop_memento = Which Piloting card do you discard?
q-forgo_skill = Of which type do you draw 1 card less?
q-infiltrate_where = Where on Galactica do you appear?
q-return_to = Where do you return? Elsewhere than to the first place costs a miracle token and brings another action.
q-next_seen = Which card goes back next, and where?
q-pay_as_heretic = Which Super Crisis card do you discard to leave?
q-play_mutiny = Which Mutiny card do you play?
q-treat_whom = Whom do you treat?
q-prescribe = { $n ->
        [one] Which card do you give to { $to }?
       *[other] Which { $n } cards do you give to { $to }?
    }
q-show_contributed = Which of your cards lies face up in the check?
q-interview = Who draws a Mutiny card in the Press Room?
q-drop_mutiny = Do you discard a Mutiny card?
q-elect = The President holds a Mutiny card: who becomes President?
q-keep_office = Do you discard Accept Prophecy to keep the title of President?
q-human_fleet_choice = At which deck do you look?
q-name_type = { $why ->
        [datastream] Which Skill deck do you search?
       *[captains_cabin] Of which type does everybody draw a card?
    }
q-rebel_price = How do you pay the rebels?
q-stack_order = Which card goes back on the deck next? The last one will be on top.
q-search_deck = { $n ->
        [one] Which card do you take?
       *[other] Which { $n } cards do you take?
    }
q-bay_order = Which ships leave the Raider Bay, and where?
q-placed_activation = { $left ->
        [one] What does the ship just placed do? 1 activation left.
       *[other] What does one of the ships just placed do? { $left } activations left.
    }
q-repair_location = Which location is repaired?

## What somebody who is awaited has to do

task-hand_over_mutiny = hand out a Mutiny card
task-discard_mutiny = discard Mutiny cards
task-who_draws_mutiny = choose who draws a Mutiny card
task-next_ability = order the skill check abilities
task-seek_mutineer = choose who receives a Loyalty card
task-give_mutineer = give the Mutineer card away
task-different_types = choose which cards to draw
task-discard_quorum = discard Quorum cards
task-release = decide on the Brig
task-walk_free = leave the Brig or stay
task-choose_craft = choose a ship to fly
task-craft_target = choose what is attacked
task-choose_assault_raptors = choose between vipers and assault raptors
task-choose_damaged = choose which ships are hit
task-cavalry_order = fly the new assault raptor
task-stay_or_leave = decide about an assault raptor
task-leave_unmanned = decide about assault raptors
task-bless = choose who gains a miracle token
task-force_hand = add a card to the check
task-quick_choice = take a card out of the check
task-dogfight_viper = decide on a dogfight
task-dogfight_card = take a card out of the check
task-free_whom = choose who leaves the Brig
task-give_to_president = give the President a Quorum card
task-use_influence = play or discard a Quorum card
task-plan_where = activate a location from afar
task-panic_activation = activate a viper
task-veteran_activation = activate a viper
task-reserves_area = choose where vipers appear
task-reserves_number = choose how many vipers
task-risk_area = choose where Cylon ships appear
task-ruin_whom = choose whose reputation is at stake
task-set_agenda = put Quorum cards under the deck
task-specialist_work = work on raptors
task-may_use = decide on an ability
task-once_more = decide on a second activation
task-activate_where = activate a location
task-broadcast_what = choose the resource that rises
task-pass_token = pass a miracle token on
task-defend = bring somebody out of the Brig
task-drop_memento = discard a Piloting card
task-forgo_skill = choose which card is not drawn
task-infiltrate_where = infiltrate Galactica
task-return_to = end an Infiltration
task-next_seen = put cards back
task-pay_as_heretic = discard a Super Crisis card
task-play_mutiny = play a Mutiny card
task-treat_whom = choose a patient
task-prescribe = give cards away
task-show_contributed = show a card of the check
task-interview = choose whom to interview
task-drop_mutiny = decide on a Mutiny card
task-elect = choose the President
task-keep_office = decide about the title of President
task-human_fleet_choice = act from the Human Fleet
task-name_type = choose a type of skill
task-rebel_price = pay the rebels
task-stack_order = put cards back
task-search_deck = search a Skill deck
task-bay_order = launch ships from the Raider Bay
task-placed_activation = activate the ships just placed
task-repair_location = choose what is repaired

## Choices: labels, without a full stop

item-craft = { $craft ->
        [assault_raptor] Assault raptor
       *[viper] Viper
    }
item-build = Make an assault raptor of a raptor
item-bring_back = Bring a destroyed raptor back
item-play = Play it
item-discard = Discard it
item-reserve = { $craft ->
        [assault_raptor] Assault raptor of the Reserves (destroyed)
       *[viper] Viper of the Reserves
    }
item-repeat = Activate it again
item-infiltration = End the Infiltration
item-infiltration-text = Go { $place }. From the Brig, keep 3 Skill cards
item-different_path = Choose a Different Path: the current player discards 5 Skill cards
item-give-token = Give a miracle token: { $character }
item-take-token = Take a miracle token: { $character }
item-back = { $where ->
        [top] { $card }: on top of the deck
       *[bottom] { $card }: at the bottom of the deck
    }
item-motive = Reveal { $motive }
item-destroyed_assault_raptor = 1 destroyed assault raptor
item-infiltrate = Infiltrate Galactica
item-miracle = 1 miracle token
item-keep = Discard it and stay President
item-resign = Give up the title
item-bay = { $ships ->
        [raiders] Raiders { $where }
       *[vipers] Vipers { $where }
    }
item-bay-ships = { $ships } { $where }
item-leave = Return with the fleet
item-assault-unmanned = Unmanned assault raptor { $where }
item-assault-launch = Launch an assault raptor { $where }
item-assault-move = Move an assault raptor: { $origin } → { $to }
item-assault-attack = With an assault raptor, attack { $target } { $where }

## Choosing nothing

nothing-force_hand = Add no card
nothing-quick_choice = Leave them all
nothing-dogfight_viper = Damage none
nothing-drop_mutiny = Keep them
nothing-release = Leave everybody in the Brig
nothing-choose_assault_raptors = Only vipers
nothing-leave_unmanned = All return with the fleet

## Refusals: facts, without a full stop

refusal-no_action_there = This location has no action
refusal-armory_locked = The Armory is closed: Lockdown is in play
refusal-gravity_well = It would cost 1 Skill card more than you have
refusal-suppressive_fire = No Piloting card can be used: Hornet’s Nest is in play
refusal-admiral_not_in_brig = Nobody in the Brig can be Admiral
refusal-holds_title_already = You hold this title already
refusal-leader_without_title = A Cylon leader holds no title
refusal-is_president = You are the President
refusal-president_has_few_cards = The President holds fewer than { $n } Skill cards
refusal-too_few_cards = You need { $n } Skill cards
refusal-jump_prepared = The fleet is already ready to jump
refusal-no_location_to_activate = There is no location to activate
refusal-no_piloted_viper = Nobody pilots a viper
refusal-no_viper_in_space = There is no viper in space
refusal-heretic = You need a Super Crisis card to leave
refusal-in_brig = Not in the Brig
refusal-no_token_to_pass = There is no miracle token to give or to take here
refusal-not_infiltrating = Only while infiltrating
refusal-reluctant = You need another Skill card to discard
refusal-specialized = Your character does not use the actions of Engineering cards
refusal-spiritual_crisis = Only in the Brig
refusal-no_miracle = You have no miracle token
refusal-too_few_miracles = You need { $n } miracle tokens
refusal-mission_active = There is an active mission until the fleet jumps
refusal-no_miracle_nor_super_crisis = You need a miracle token or a Super Crisis card
refusal-no_ship_left = There is no ship left to place
refusal-nobody_to_interview = There is nobody to choose
refusal-other_side = The Rebel Basestar is on the other side

## The log

event-ability_resolved = { $card } took effect in the check.
event-check_counted = The total became { NUMBER($total) }.
event-drew_mutiny = { $who } drew { some-mutiny }{ these }.
event-motives_dealt = { $who } received { $n ->
        [one] { $n } motive
       *[other] { $n } motives
    }{ these }.
event-mutineer_given = { $who } received the Mutineer card from { $of }.
event-miracle_gained = { $who } gained a miracle token.
event-assault_raptor_gained = An assault raptor joined the Reserves: { $reserve } there now.
event-stayed_behind = { $areas ->
        [none] No assault raptor stayed in space.
       *[other] Assault raptors stayed in space: { $areas }.
    }
event-treachery_added = { $n ->
        [one] { $n } Treachery card was shuffled into the Destiny deck.
       *[other] { $n } Treachery cards were shuffled into the Destiny deck.
    }
event-left_check = { $to ->
        [hand] { $who } took { $card } out of the check into their hand.
       *[pile] { $who } had { $card } leave the check.
    }
event-civilian_returned = A civilian ship was shuffled back among the unused ones, unseen.
event-card_shown = { $who } has { $card } face up in the check.
event-infiltrated = { $who } infiltrated Galactica and appeared { $place }.
event-infiltration_ended = { $who } ended the Infiltration and went { $place }.
event-miracle_passed = { $who } received a miracle token from { $of }.
event-motive_revealed = { $allegiance ->
        [human] { $who } revealed a motive: { $motive }, allegiance to the humans.
       *[cylon] { $who } revealed a motive: { $motive }, allegiance to the Cylons.
    }
event-miracle_spent = { $who } spent { $n ->
        [one] a miracle token
       *[other] { $n } miracle tokens
    }.
event-mission_revealed = { $who } launched the mission { $mission }.
event-mission_turned_over = The mission { $mission } failed and lies face down until the fleet jumps.
event-mission_won = The mission { $mission } goes beside the objective.
event-distance_added = The fleet came { $n } nearer to Earth. Distance travelled: { $distance }.
event-rebels_joined = { $side ->
        [human] The Rebel Basestar joined the humans.
       *[cylon] The Rebel Basestar joined the Cylons.
    }
event-ships_removed = { $ship ->
        [basestar] All basestars left the board, { $n } of them the game.
        [heavy_raider] All heavy raiders left the board, { $n } of them the game.
       *[centurion] All centurions left the board, { $n } of them the game.
    }
event-hub_destroyed = The Hub was destroyed: it takes the place of the Resurrection Ship.

## Private notes: what only the reader has seen

note-mutiny = { $where ->
        [top] Mutiny deck, on top: { $card }
       *[bottom] Mutiny deck, at the bottom: { $card }
    }
note-mission = { $where ->
        [top] Mission deck, on top: { $card }
       *[bottom] Mission deck, at the bottom: { $card }
    }
note-skill_deck = { $type } deck, shuffled: { $cards }

## The end

end-earth = The fleet reached Earth: the humans win.
ending-earth = Earth reached

## Talking

phrase-suspect_lee_adama_alt = I suspect Lee Adama
phrase-suspect_tom_zarek_alt = I suspect Zarek
phrase-suspect_karl_helo_agathon_alt = I suspect Helo
phrase-suspect_gaius_baltar_alt = I suspect Baltar
phrase-suspect_romo_lampkin = I suspect Lampkin
phrase-suspect_louis_hoshi = I suspect Hoshi
phrase-suspect_brendan_hot_dog_costanza = I suspect Hot Dog
phrase-suspect_sherman_doc_cottle = I suspect Cottle
phrase-suspect_aaron_doral = I suspect Doral
phrase-suspect_simon_oneill = I suspect Simon
phrase-suspect_danna_biers = I suspect D’Anna
phrase-suspect_sharon_athena_agathon = I suspect Athena
phrase-trust_lee_adama_alt = I trust Lee Adama
phrase-trust_tom_zarek_alt = I trust Zarek
phrase-trust_karl_helo_agathon_alt = I trust Helo
phrase-trust_gaius_baltar_alt = I trust Baltar
phrase-trust_romo_lampkin = I trust Lampkin
phrase-trust_louis_hoshi = I trust Hoshi
phrase-trust_brendan_hot_dog_costanza = I trust Hot Dog
phrase-trust_sherman_doc_cottle = I trust Cottle
phrase-trust_aaron_doral = I trust Doral
phrase-trust_simon_oneill = I trust Simon
phrase-trust_danna_biers = I trust D’Anna
phrase-trust_sharon_athena_agathon = I trust Athena
phrase-suspect_for_politics_lee_adama_alt = That Politics against us: Lee Adama draws it
phrase-suspect_for_leadership_lee_adama_alt = That Leadership against us: Lee Adama draws it
phrase-suspect_for_tactics_lee_adama_alt = That Tactics against us: Lee Adama draws it
phrase-suspect_for_piloting_lee_adama_alt = That Piloting against us: Lee Adama draws it
phrase-suspect_for_choice_lee_adama_alt = Lee Adama chose what cost us more
phrase-suspect_for_nothing_lee_adama_alt = Lee Adama had cards and gave none
phrase-trust_for_gifts_lee_adama_alt = Nobody has given more than Lee Adama
phrase-suspect_for_politics_tom_zarek_alt = That Politics against us: Zarek draws it
phrase-suspect_for_leadership_tom_zarek_alt = That Leadership against us: Zarek draws it
phrase-suspect_for_tactics_tom_zarek_alt = That Tactics against us: Zarek draws it
phrase-suspect_for_choice_tom_zarek_alt = Zarek chose what cost us more
phrase-suspect_for_nothing_tom_zarek_alt = Zarek had cards and gave none
phrase-trust_for_gifts_tom_zarek_alt = Nobody has given more than Zarek
phrase-suspect_for_leadership_karl_helo_agathon_alt = That Leadership against us: Helo draws it
phrase-suspect_for_tactics_karl_helo_agathon_alt = That Tactics against us: Helo draws it
phrase-suspect_for_piloting_karl_helo_agathon_alt = That Piloting against us: Helo draws it
phrase-suspect_for_choice_karl_helo_agathon_alt = Helo chose what cost us more
phrase-suspect_for_nothing_karl_helo_agathon_alt = Helo had cards and gave none
phrase-trust_for_gifts_karl_helo_agathon_alt = Nobody has given more than Helo
phrase-suspect_for_politics_gaius_baltar_alt = That Politics against us: Baltar draws it
phrase-suspect_for_leadership_gaius_baltar_alt = That Leadership against us: Baltar draws it
phrase-suspect_for_engineering_gaius_baltar_alt = That Engineering against us: Baltar draws it
phrase-suspect_for_choice_gaius_baltar_alt = Baltar chose what cost us more
phrase-suspect_for_nothing_gaius_baltar_alt = Baltar had cards and gave none
phrase-trust_for_gifts_gaius_baltar_alt = Nobody has given more than Baltar
phrase-suspect_for_politics_romo_lampkin = That Politics against us: Lampkin draws it
phrase-suspect_for_tactics_romo_lampkin = That Tactics against us: Lampkin draws it
phrase-suspect_for_choice_romo_lampkin = Lampkin chose what cost us more
phrase-suspect_for_nothing_romo_lampkin = Lampkin had cards and gave none
phrase-trust_for_gifts_romo_lampkin = Nobody has given more than Lampkin
phrase-suspect_for_leadership_louis_hoshi = That Leadership against us: Hoshi draws it
phrase-suspect_for_tactics_louis_hoshi = That Tactics against us: Hoshi draws it
phrase-suspect_for_engineering_louis_hoshi = That Engineering against us: Hoshi draws it
phrase-suspect_for_choice_louis_hoshi = Hoshi chose what cost us more
phrase-suspect_for_nothing_louis_hoshi = Hoshi had cards and gave none
phrase-trust_for_gifts_louis_hoshi = Nobody has given more than Hoshi
phrase-suspect_for_leadership_brendan_hot_dog_costanza = That Leadership against us: Hot Dog draws it
phrase-suspect_for_tactics_brendan_hot_dog_costanza = That Tactics against us: Hot Dog draws it
phrase-suspect_for_piloting_brendan_hot_dog_costanza = That Piloting against us: Hot Dog draws it
phrase-suspect_for_engineering_brendan_hot_dog_costanza = That Engineering against us: Hot Dog draws it
phrase-suspect_for_choice_brendan_hot_dog_costanza = Hot Dog chose what cost us more
phrase-suspect_for_nothing_brendan_hot_dog_costanza = Hot Dog had cards and gave none
phrase-trust_for_gifts_brendan_hot_dog_costanza = Nobody has given more than Hot Dog
phrase-suspect_for_politics_sherman_doc_cottle = That Politics against us: Cottle draws it
phrase-suspect_for_tactics_sherman_doc_cottle = That Tactics against us: Cottle draws it
phrase-suspect_for_engineering_sherman_doc_cottle = That Engineering against us: Cottle draws it
phrase-suspect_for_choice_sherman_doc_cottle = Cottle chose what cost us more
phrase-suspect_for_nothing_sherman_doc_cottle = Cottle had cards and gave none
phrase-trust_for_gifts_sherman_doc_cottle = Nobody has given more than Cottle
