### What is written on the cards, sheets, locations and tokens of Daybreak, in English. Same messages and arguments as
### daybreak_cards.fr.ftl.

## Pieces of sentences

some-mutiny = { $n ->
        [one] { $n } Mutiny card
       *[other] { $n } Mutiny cards
    }

## What a card in play changes as long as it stays

kept-event_horizon = whoever activates a viper must first discard 1 Skill card
kept-hornets_nest = nobody can use the action of a Piloting card
kept-lockdown = nobody can activate the Armory

## Orders of cards: a clause each, which bears the name of its class and takes its fields. No capital, no full stop.

effect-DrawMutiny = { $who ->
        [each_without] each player without a Mutiny card draws { some-mutiny }
        [chosen] the current player chooses a player, who draws { some-mutiny }
       *[other] { who } draws { some-mutiny }
    }
effect-TreacheryToDestiny = shuffle { $n ->
        [one] { $n } Treachery card
       *[other] { $n } Treachery cards
    } into the Destiny deck
effect-DrawAny = { who } draws { skill-cards } of any types
effect-DrawQuorum = the President draws { $n ->
        [one] { $n } Quorum card
       *[other] { $n } Quorum cards
    }
effect-DiscardQuorum = the President discards { $n ->
        [one] { $n } Quorum card
       *[other] { $n } Quorum cards
    } at random
effect-GainMiracle = { $who ->
        [each] each human player without a miracle token gains 1
       *[chosen] the Admiral chooses another player, who gains 1 miracle token
    }
effect-ReleaseToCommand = the President may move a character from the Brig to Command
effect-OpenBrig = each character in the Brig may move to any other location of Galactica
effect-SendCavalry = the current player places 1 new assault raptor in a port area and may activate it at once
effect-RemoveShips = all { $ship ->
        [basestar] basestars
        [heavy_raider] heavy raiders
       *[centurion] centurions
    } leave the board, and { $n } of them the game
effect-Ally = { $side ->
        [human] the Rebel Basestar comes into play on the side of the humans
       *[cylon] the Rebel Basestar comes into play on the side of the Cylons
    }
effect-DestroyHub = the Hub is destroyed: it replaces the Resurrection Ship
effect-TravelOn = the distance travelled rises by { $n } at once
effect-TurnMissionOver = this card is turned face down
effect-RepairLocations = repair { $n ->
        [one] { $n } damaged location
       *[other] { $n } damaged locations
    }

## Parts of a card

slot-miracle = { $n ->
        [one] Miracle
       *[other] Miracle, { $n } tokens
    }
slot-in_check = In a skill check
slot-any_time = As soon as it is true
slot-at_end = At the end of the game
slot-line = Line of succession
summary-mutiny = Mutiny card
summary-motive = { $allegiance ->
        [human] Motive · allegiance to the humans
       *[cylon] Motive · allegiance to the Cylons
    }
summary-mission = { $distance ->
        [0] Mission
       *[other] Mission · distance { $distance }
    }
summary-edition = { $edition ->
        [search_for_home] Search for Home
       *[daybreak] Daybreak
    }

## Skill cards. With a skill check ability, only what happens in a check counts.

text-force_their_hand = If the current player is human, they may add 1 Skill card face up to this check; if they add none, they draw 1 Mutiny card.
text-popular_influence = Draw 2 Quorum cards and give 1 to the President. Play the other, or discard it.
text-negotiation = Place 1 basestar in front of Galactica and draw 1 Politics card. Until the end of the turn, Cylon ships are neither activated nor launched.
text-all_hands_on_deck = Each card of strength 0 in this check adds 1 to the total, this one too.
text-restore_order = Before cards are added to a skill check: no skill check ability takes effect in it. Not in missions.
text-change_of_plans = After a skill check has passed: what it would bring does not happen; each human player draws 2 Skill cards instead. Not in missions.
text-quick_thinking = The current player may take 1 card of strength 3 or less out of this check into their hand, but no card of this name.
text-unorthodox_plan = Activate Command, the Armory, Weapons Control or Communications, wherever you are, even if it is damaged.
text-a_second_chance = Before cards are added to a skill check: if it passes with at least 4 more than its printed difficulty, the current player gains 1 miracle token.
text-dogfight = The current player may damage 1 viper, in space or in the Reserves, to discard 1 other card of this check.
text-combat_veteran = Choose an unmanned viper, in the Reserves or in space, and activate it up to 3 times.
text-launch_reserves = Place up to 2 vipers of the Reserves in an area where a character pilots one, then activate each of them.
text-install_upgrades = When the outcome of this check is known, the current player draws Engineering cards: 2 if it passes, 1 if not.
text-raptor_specialist = Destroy 1 raptor of the Reserves to gain 1 assault raptor, or bring 1 destroyed raptor back to the Reserves.
text-test_the_limits = Only before the blue spaces: the fleet token advances 1 space. Then roll the die: on 5 or less, damage Galactica.
text-bait = Place 1 civilian ship behind Galactica. Whoever chooses to discard this card draws 1 Mutiny card.
text-dradis_contact = Place 2 raiders in front of Galactica. Whoever chooses to discard this card draws 1 Mutiny card.
text-a_better_machine = Shuffle 2 Treachery cards into the Destiny deck.
text-personal_vices = Each human player draws 1 Treachery card. The current player, if human, also draws 1 Mutiny card.
text-violent_outbursts = The current player is sent to Sickbay.
text-exploit_a_weakness = The current player chooses a human player, who draws 1 Mutiny card.

## Mutiny cards. Each is an action.

text-armed_resistance = The Admiral is sent to Sickbay. Then look at the top Crisis card and put it back on top or at the bottom.
text-assume_command = Discard 5 Skill cards to receive the title of Admiral. Not in the Brig.
text-bait_and_switch = Draw 2 Skill cards of any types. Then shuffle 2 Treachery cards into the Destiny deck.
text-betrayal_of_trust = Draw 2 Treachery cards. Then look at the top Destination card and put it back on top or at the bottom.
text-blackmail = Take 3 Skill cards at random from the President, who must hold at least 3.
text-clipped_wings = All vipers in space return to the Reserves and all damaged vipers are repaired. Then draw 2 Treachery cards. Only if there is a viper in space.
text-controversial_speech = Roll the die: on 5 or less, each player draws 1 Treachery card; otherwise, +1 morale and this card leaves the game.
text-feed_the_people = The fleet token goes back 2 spaces; +1 food. This card leaves the game.
text-impeachment = Discard 5 Skill cards to receive the title of President.
text-make_a_deal = Move a character from the Brig to any other location of Galactica. Discard this card, then choose a player, who draws 1 Mutiny card.
text-necessary_risk = +1 food. Then place 1 basestar and 3 raiders in an area of your choice. This card leaves the game.
text-panic = Place 1 civilian ship behind Galactica. Then activate 1 unmanned viper.
text-peaceful_resistance = Go to Sickbay. Then roll the die: on 4 or less, the Admiral is sent to the Brig.
text-ruined_reputation = Choose a human player, who draws 2 Skill cards of any types. Then roll the die: on 4 or less, that player is sent to the Brig.
text-scavenging_for_parts = Damage Galactica. Then choose a civilian ship in space: it is shuffled back among the unused ones.
text-selfish_act = Draw 2 cards of your skill set. Discard this card, then draw 1 Mutiny card.
text-send_a_message = Damage Galactica. Then attack 1 centurion, adding 2 to the die.
text-set_the_agenda = The President draws 2 Quorum cards. Then look at all Quorum cards of the President and put 2 of them under the deck, in any order. Not if you are the President.
text-the_strong_survive = Draw 1 civilian ship and destroy it. The fleet token advances 1 space. This card leaves the game.
text-unauthorized_usage = Launch a nuke of the Admiral’s at a basestar. Then all nukes, and this card, leave the game.
text-violent_protest = Draw 2 Politics cards. The President is sent to Sickbay.
text-weapons_armed = Destroy 1 raptor of the Reserves to gain 1 assault raptor. Then each basestar launches 2 raiders.

## Motives: when the leader may reveal them

text-keep_them_docile = Food is 4 or less.
text-pressure_their_leaders = Morale is 5 or less.
text-learn_to_cherish = Population is 6 or less.
text-improve_efficiency = You hold at least 1 Politics, 1 Tactics and 1 Engineering card.
text-remove_the_threat = At least 4 vipers are damaged or destroyed.
text-end_the_chase = FTL Control is damaged, or the Admiral’s Quarters are.
text-make_an_ally = Another player is in the Brig, and you hold a Mutiny card.
text-harvest_their_resources = Food is 2 or more.
text-a_false_sense_of_security = Morale is 3 or more.
text-subjects_for_study = Population is 4 or more.
text-fight_with_honor = You hold at least 3 Treachery cards.
text-savor_their_demise = The fleet has travelled a distance of 7 or more.
text-no_unnecessary_force = The fleet has travelled a distance of 5 or more, and there is no centurion on board.
text-a_justified_response = The fleet token is on a blue space, and there is no Cylon ship in space.

## Loyalty card

text-you_are_the_mutineer = You are not a Cylon. Reveal this card at once and receive another Loyalty card. Whoever receives it draws 1 Mutiny card and hands on their titles. Your third Mutiny card sends you to the Brig, not your second; there you keep 2. In your turn, if your Crisis card shows Prepare for Jump, you draw 1 Mutiny card.

## Abilities

text-forward_thinker = After your Executive Order has been carried out, you may activate the location where you are.
text-choose_a_different_path = When a Crisis card leaves the choice to you, you may choose this instead: the current player discards 5 Skill cards.
text-moral_dilemma = Each time you draw a Mutiny card, you must discard 2 Skill cards.
text-necessary_steps = When a player is to draw a Mutiny card, you look at the top 2 instead, give that player 1 and put the other under the deck.
text-abuse_power = Action: draw 4 Mutiny cards, play 1 and put the others under the deck. They do not send you to the Brig.
text-disreputable = You start the game with 1 Mutiny card.
text-raptor_pilot = When you use Launch Scout, you look at 2 cards of the deck instead of 1 and put each back on top or at the bottom.
text-no_one_gets_left_behind = When the ships are removed in a jump: −1 fuel, +2 population.
text-family_commitments = In your Receive Skills step, you draw 1 card less if you are not on Galactica.
text-cult_leader = Action: choose a player in your location; give them 1 of your miracle tokens, or take theirs.
text-broadcast = Action: discard 3 miracle tokens, then +2 of a resource of your choice.
text-spiritual_crisis = You can reveal a Cylon card as an action only while you are in the Brig.
text-deceitful = When a Crisis card makes you discard Skill cards, you discard 1 less, once a card.
text-attorney = Action: move a character from the Brig to a location of Galactica that is not hazardous. If it is another player’s, take all the Skill cards of that player.
text-kleptomania = If you end your Movement step in a location with another player, discard 2 Skill cards; if you cannot, you are sent to the Brig at the end of your turn.
text-dutiful = Once in your turn, after activating Command, Communications or Weapons Control, you may discard 1 Skill card to activate it again.
text-organized = Action: unless you are in the Brig, activate 3 different locations that are not damaged, wherever you are. Not Cylon locations.
text-reluctant = Each time you use the action of a Skill card, you must discard 1 Skill card.
text-memento = Once a turn, after population has fallen, you may draw 3 Piloting cards, discard 1 and keep 2.
text-escort = When a civilian ship in space is about to be destroyed, you may destroy an undamaged viper instead. The civilian ship is shuffled back among the unused ones.
text-forced_to_eject = A viper that you pilot is destroyed instead of damaged.
text-treatment = Action: choose another human player, draw 2 Skill cards of that player’s skill set, then give that player any 2 Skill cards of your hand.
text-quarantine = Action: look at all civilian ships in space and choose 1. A new one takes its place, and it is shuffled among the unused ones.
text-specialized = You cannot use the actions of Engineering cards.
text-industrious = While infiltrating, you draw 2 more Skill cards in your turn instead of 1 more. Not in Sickbay.
text-meticulous = When you end your Infiltration as an action, you may go to any other Cylon location instead of the Resurrection Ship and take another action.
text-vanity = You add no card to skill checks in the Action step of another player.
text-calculating = You may add up to 2 cards to a skill check, 3 while infiltrating. Not in the Brig.
text-modifications = When Cylon ships are about to be activated in anybody’s turn: choose one kind to activate, or a launch of raiders. The symbols of the Crisis card are ignored.
text-logic_bound = When you add cards to a skill check, one of them lies face up.
text-visions = Action, while infiltrating: look at 1 random Loyalty card of a human player, then end your Infiltration on the Resurrection Ship.
text-dont_trust_anyone = Action: draw 2 Super Crisis cards.
text-heretic = To leave the Resurrection Ship, you must discard a Super Crisis card.
text-for_love = Once a turn, when another player has to discard Skill cards, except for the hand limit, you may draw 1 Treachery card: that player discards 1 less.
text-resolute = Action: activate any location that is not damaged.
text-grieving = In a hazardous location you draw no Skill card in your Receive Skills step.

## New locations

text-quorum_chamber = President only: draw 1 Quorum card, then you may draw 1 more or play 1.
text-hub_destroyed = You draw no Skill card in your step for it and lose your Super Crisis cards then. Action: discard 3 Skill cards, draw 1 Super Crisis card and go to the Cylon Fleet.
text-bridge = If there is no active mission: reveal the top Mission card and resolve it. The current player draws no Crisis card this turn.
text-tactical_plot = Look at the top Mission card and put it back on top or at the bottom.
text-captains_cabin = Choose a type of skill: each player, Cylons too, draws 1 card of it.
text-hybrid_tank = Discard a miracle token or a Super Crisis card: look at the top 5 Crisis cards and put them back on top in any order.
text-datastream = Discard a miracle token or a Super Crisis card: take any 3 cards of one Skill deck and its discard pile, then shuffle them together.
text-raider_bay = Discard a miracle token or a Super Crisis card: place 2 raiders, or 4 unmanned vipers, in an area of your choice, then activate them and no others.

## What Daybreak prints anew, or what says something else with it

reprinted-press_room = Choose another player, who draws 1 Mutiny card without being sent to the Brig and keeps only 1 Mutiny card. Then you may discard 1 of yours.
reprinted-presidents_office = Draw 2 Politics cards.
reprinted-administration = Draw 1 Mutiny card. Then, if the President holds a Mutiny card, choose who becomes the President. Accept Prophecy can be discarded to keep the title.
reprinted-caprica = Play a Super Crisis card, or draw 2 Crisis cards, resolve 1 and put the other under the deck. No Cylon ship is activated, but the fleet prepares for the jump.
reprinted-human_fleet = Look at the top card of the Crisis deck or of the Destination deck, put it back on top or at the bottom, then draw 2 Skill cards. Or, as a Cylon leader: infiltrate Galactica.
reprinted-resurrection_ship = You draw only 1 Skill card in your step for it. Action: draw 1 Super Crisis card.
reprinted-friends_in_low_places = When somebody activates the Brig, you may lower or raise the difficulty by 2.
reprinted-accept_prophecy = Draw 1 Skill card of any type. Keep this card in play: the next time the President is chosen in the Admiral’s Quarters, the difficulty rises by 2 and this card is discarded. In Administration the President may discard it to keep the title.

## Ships and tokens

text-assault_raptor = Counts as a viper, never as a raptor. It cannot be damaged: attacked, it is destroyed on 7 or more. It damages a basestar on 7 or more. When the fleet jumps, it may stay in space.
text-miracle = Discard it to use the miracle ability of your character. One at most, three for the alternate Baltar. Revealed Cylons have none, Cylon leaders do.
text-allegiance = Says who may enter the Rebel Basestar and use it: the human players, or the Cylon players.
