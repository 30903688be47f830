### What is written on the cards, sheets, locations and tokens of Battlestar Galactica, in English. Same messages and
### arguments as cards.fr.ftl.

## Pieces of sentences. They take the arguments of the sentence they stand in.

who = { $who ->
        [president] the President
        [admiral] the Admiral
        [each] each human player
        [actor] the acting player
        [target] the chosen character
       *[current] the current player
    }

chooser = { $by ->
        [president] the President
        [admiral] the Admiral
        [actor] the acting player
       *[current] the current player
    }

skill-cards = { $n ->
        [one] { $n } Skill card
       *[other] { $n } Skill cards
    }

typed-cards = { $n ->
        [one] { $n } { $type } card
       *[other] { $n } { $type } cards
    }

ships = { $ship ->
        [viper] { $n ->
            [one] { $n } viper
           *[other] { $n } vipers
        }
        [raptor] { $n ->
            [one] { $n } raptor
           *[other] { $n } raptors
        }
        [raider] { $n ->
            [one] { $n } raider
           *[other] { $n } raiders
        }
        [heavy_raider] { $n ->
            [one] { $n } heavy raider
           *[other] { $n } heavy raiders
        }
        [basestar] { $n ->
            [one] { $n } basestar
           *[other] { $n } basestars
        }
        [centurion] { $n ->
            [one] { $n } centurion
           *[other] { $n } centurions
        }
        [assault_raptor] { $n ->
            [one] { $n } assault raptor
           *[other] { $n } assault raptors
        }
       *[civilian] { $n ->
            [one] { $n } civilian ship
           *[other] { $n } civilian ships
        }
    }

ships-at = { $ships } { $where }

either = { $first } or { $last }

clauses = { $first }; { $last }

times = { $n } × { $card }

in-turn = { $first }, then { $last }

options = { $first }; or { $last }

## Orders of cards: a clause each, which bears the name of its class and takes its fields. No capital, no full stop.

effect-Resource = { SIGNED($delta) } { $resource }

effect-DiscardSkills = { $how ->
        [hand] { who } discards all Skill cards in hand
        [random] { who } discards { skill-cards } at random
       *[choose] { who } discards { skill-cards }
    }

effect-DrawSkills = { who } draws { typed-cards }

effect-Send = { $who ->
        [chosen] { $optional ->
            [yes] { chooser } may choose a character, who is sent { $place }
           *[no] { chooser } chooses a character, who is sent { $place }
        }
        [everybody] all characters { $where } are sent { $place }
       *[other] { who } is sent { $place }
    }

effect-Raptors = { $brings ->
        [yes] return { $n ->
            [one] { $n } destroyed raptor
           *[other] { $n } destroyed raptors
        } to the Reserves
       *[no] destroy { $n ->
            [one] { $n } raptor
           *[other] { $n } raptors
        }
    }

effect-JumpTrack = { $forward ->
        [yes] the fleet token advances { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }
       *[no] the fleet token goes back { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }
    }

effect-PlaceCenturions = { $n ->
        [one] place { $n } centurion
       *[other] place { $n } centurions
    } on the first space of the boarding party track

effect-PlaceShips = place { $ships }

effect-DestroyCivilians = { $n ->
        [one] draw { $n } civilian ship and destroy it
       *[other] draw { $n } civilian ships and destroy them
    }

effect-DamageVipers = damage { $n ->
        [one] { $n } viper
       *[other] { $n } vipers
    } { $where ->
        [reserve] in the Reserves
       *[space] in space
    }

effect-RecallVipers = all vipers in space return to the Reserves, pilots to the Hangar Deck

effect-RollDie = roll the die: on { $at_most } or less, { $then }

effect-LookAtLoyalty = { chooser } looks at 1 random Loyalty card of { $target ->
        [current] the current player
        [president_or_admiral] the President or the Admiral
       *[any] another player
    }

effect-GiveTitle = { $to ->
        [chosen] { $holder } chooses another player, who receives the title { $title }
        [target] the chosen character receives the title { $title }
        [next] the title { $title } passes to the next character in the line of succession
       *[admiral] the Admiral receives the title { $title }
    }

effect-DiscardNuke = the Admiral discards { $n ->
        [one] { $n } nuke
       *[other] { $n } nukes
    }

effect-Choice = { chooser } chooses: { $options }

effect-IfBelow = if { $resource } is below { $below }, { $then }

effect-ExtraCrisis = another Crisis card is drawn and resolved after the Cylon ships are activated

effect-AddDistance = this card stays beside the objective and counts as { $n } distance

effect-Activate = { $n ->
        [one] { $icons }
       *[other] in this order: { $icons }
    }

effect-ActivatePlacedRaiders = the { $n ->
        [one] raider just placed is
       *[other] { $n } raiders just placed are
    } activated at once

effect-DamageGalactica = { $n ->
        [1] damage Galactica
        [2] damage Galactica twice
       *[other] damage Galactica { $n } times
    }

effect-KeepInPlay = { $until ->
        [jump] this card stays in play until the fleet jumps: { $rule }
        [loss] this card stays in play: { $rule }
        [basestar] this card stays in play until the fleet jumps or a basestar is destroyed: { $rule }
       *[end] this card stays in play until the end of the game: { $rule }
    }

effect-Risk = the Admiral may risk { ships }: on { $at_least } or more, { $success }; otherwise, { $failure }

effect-RepairShips = the Admiral may bring back up to { $vipers ->
        [one] { $vipers } damaged or destroyed viper
       *[other] { $vipers } damaged or destroyed vipers
    } and { $raptors ->
        [one] { $raptors } destroyed raptor
       *[other] { $raptors } destroyed raptors
    }

effect-LeaveBrig = the character moves from the Brig to any other location of Galactica

effect-nothing = no effect

# What a card in play changes as long as it stays.
kept-ambush = unmanned vipers subtract 2 from their attack rolls
kept-cylon_swarm = each time a basestar launches raiders or heavy raiders, it launches 1 more of them
kept-jammed_assault = nobody can activate Communications
kept-thirty_three = it leaves when a civilian ship or a basestar is destroyed; if the fleet jumps first, it is shuffled back into the Crisis deck
kept-detector_sabotage = nobody can look at another player’s Loyalty cards
kept-bomb_on_colonial_1 = nobody can move to Colonial One

# A special rule that only reminds.
special-boarding_parties = No vipers are placed.

## Parts of a card

slot-pass = Pass
slot-partial = { $n } or more
slot-fail = Fail
slot-first = Choice 1
slot-second = Choice 2
slot-instead = Or
slot-activate = 1. Ships already there
slot-set_up = 2. Set up
slot-special = 3. { $name }
slot-icons = Then
slot-rule = Rule
slot-text = Text
slot-action = Action
slot-once = Once per game
slot-passive = Always
slot-drawback = Drawback
slot-effect = Effect

summary-crisis = { $kind ->
        [check] Crisis · skill check
        [event] Crisis · event
       *[attack] Crisis · Cylon attack
    }
summary-super = { $kind ->
        [attack] Super Crisis · Cylon attack
       *[check] Super Crisis · skill check
    }
summary-check = difficulty { $difficulty }: { $skills }
summary-chooser = { $by ->
        [president] the President chooses
        [admiral] the Admiral chooses
       *[current] the current player chooses
    }
summary-copies = { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
summary-skill = { $type } card · strength { $strengths }
summary-quorum = Quorum card
summary-destination = Destination · distance { $n }
summary-loyalty = Loyalty card
summary-location = { $ship ->
        [colonial_one] Location of Colonial One
        [cylon] Cylon location
        [demetrius] Location of the Demetrius
        [rebel_basestar] Location of the Rebel Basestar
       *[galactica] Location of Galactica
    }
summary-hazardous = hazardous
summary-civilian = Civilian ship
summary-damage = Galactica damage token
summary-basestar = Basestar damage token
summary-ship = Ship
summary-token = Token
summary-office = Title
summary-resource = Resource · starts at { $n } · red zone at { $red } or less
summary-rule = Rules in short

skill-count = { $types } { $n }

check-line = difficulty { $difficulty }, { $skills }

## Skill cards

skill-card = { $name } { $strength }

text-consolidate_power = Draw 2 Skill cards of any types, even outside your skill set.
text-investigative_committee = Before cards are added to a skill check: all its cards are played face up, Destiny cards included.
text-executive_order = Choose another human player, who may move and take 1 action, or take 2 actions without moving. Only one Executive Order a turn.
text-declare_emergency = After the strength of a skill check is totalled: its difficulty falls by 2. Only one Declare Emergency a check.
text-launch_scout = Risk 1 raptor and roll the die. On 3 or more, look at the top card of the Crisis deck or of the Destination deck and put it back on top or at the bottom; otherwise, the raptor is destroyed.
text-strategic_planning = Before any die is rolled: add 2 to the result. Only one Strategic Planning a roll.
text-evasive_maneuvers = After an attack roll against a viper: roll again. If a character pilots it, subtract 2 from the new roll.
text-maximum_firepower = While you pilot a viper: attack up to 4 times with it.
text-repair = Repair the location where you are, or, on the Hangar Deck, up to 2 damaged vipers instead.
text-scientific_research = Before cards are added to a skill check: all its Engineering cards count as positive.

## Quorum cards. The President plays them as an action.

text-accept_prophecy = Draw 1 Skill card of any type. Keep this card in play: the next time Administration is activated, or the President is chosen in the Admiral’s Quarters, the difficulty rises by 2 and this card is discarded.
text-arrest_order = Choose a character, who is sent to the Brig.
text-assign_arbitrator = Draw 2 Politics cards and give this card to another player. Whoever holds it may discard it when the Admiral’s Quarters are activated, to lower or raise the difficulty by 3.
text-assign_mission_specialist = Draw 2 Politics cards and give this card to another player. At the next jump its holder chooses the destination instead of the Admiral, out of 3 cards; then it is discarded.
text-assign_vice_president = Draw 2 Politics cards and give this card to another player. As long as its holder is not the President, nobody else can be chosen in Administration.
text-authorization_of_brutal_force = Destroy 3 raiders, 1 heavy raider or 1 centurion. Then roll the die: on 2 or less, −1 population.
text-encourage_mutiny = Choose another player who is not the Admiral and rolls the die: on 3 or more, that player becomes the Admiral; otherwise, −1 morale.
text-food_rationing = Roll the die: on 6 or more, +1 food and this card leaves the game. Otherwise no effect.
text-inspirational_speech = Roll the die: on 6 or more, +1 morale and this card leaves the game. Otherwise no effect.
text-presidential_pardon = Move another character from the Brig to any other location of Galactica.
text-release_cylon_mugshots = Look at 1 random Loyalty card of another player. Then roll the die: on 3 or less, −1 morale.

## Loyalty cards

text-not_a_cylon = You play for the humans, unless another card of yours says otherwise.
text-cylon_brig = Action: reveal this card. If you are not in the Brig, you may send a character on Galactica to the Brig.
text-cylon_damage = Action: reveal this card. If you are not in the Brig, you may draw up to 5 Galactica damage tokens and use 2 of them; the others go back unseen.
text-cylon_morale = Action: reveal this card. If you are not in the Brig, you may lower morale by 1.
text-cylon_sickbay = Action: reveal this card. If you are not in the Brig, you may choose a character on Galactica, who discards 5 Skill cards and is sent to Sickbay.
text-sympathizer = Reveal this card at once. If a resource is in its red zone, go to the Brig and go on as you were. Otherwise you are a revealed Cylon, without a Super Crisis card and barred from the Cylon Fleet.

## Abilities

text-inspirational_leader = In skill checks of Crisis cards that you drew, every card of strength 1 counts as positive.
text-command_authority = After a skill check, take all the cards used in it into your hand.
text-emotionally_attached = You cannot activate the Admiral’s Quarters.
text-cylon_hatred = When somebody activates the Admiral’s Quarters, you may lower the difficulty by 3.
text-declare_martial_law = Action: the Admiral receives the title of President.
text-alcoholic = At the start of anybody’s turn, if you hold exactly 1 Skill card, you discard it.
text-eco_officer = In your own turn, once a turn, you may have a die that was just rolled rolled again. The new result stands.
text-moral_compass = After somebody has made the choice of a Crisis card, change it to the other one.
text-stranded = You start off the board, where you can neither move nor be moved nor take actions. At the start of your second turn you arrive on the Hangar Deck.
text-religious_visions = When you draw Crisis cards, draw 2: resolve 1 and put the other under the deck.
text-skilled_politician = Action: draw 4 Quorum cards, resolve 1 and put the others under the deck. You need not be the President.
text-terminal_illness = Before you activate a location, you must discard 2 Skill cards.
text-delusional_intuition = After you draw a Crisis card, draw 1 Skill card of any type.
text-cylon_detector = Action: look at all Loyalty cards of another player.
text-coward = You start the game with 2 Loyalty cards.
text-friends_in_low_places = When somebody activates Administration or the Brig, you may lower or raise the difficulty by 2.
text-unconventional_tactics = Action: −1 population, then +1 of any other resource.
text-convicted_criminal = You cannot activate a location where other characters are, except the Brig.
text-alert_viper_pilot = When a viper is placed from the Reserves and you are on Galactica, but not in the Brig, you may pilot it and take 1 action.
text-cag = Action: activate up to 6 unmanned vipers.
text-headstrong = When you are forced to discard Skill cards, they are picked at random.
text-expert_pilot = If you start your turn in a viper, you may take 2 actions in your Action step.
text-secret_destiny = When a Crisis card is revealed, discard it and draw another.
text-insubordinate = When you are chosen in the Admiral’s Quarters, the difficulty falls by 3.
text-recon = At the end of your turn, you may look at the top Crisis card and put it back on top or at the bottom.
text-mysterious_intuition = Before the skill check of a Crisis card, choose whether it passes or fails. It is not carried out.
text-sleeper_agent = In the Sleeper Agent phase you receive 2 Loyalty cards, then you are sent to the Brig.
text-maintenance_engineer = In your own turn, once a turn, you may take another action after a Repair card.
text-blind_devotion = After cards were added to a skill check and before they are revealed, name a type: its cards count 0.
text-reckless = Your hand limit is 8 cards instead of 10.

## Locations

text-ftl_control = Make the fleet jump, if the fleet token stands on a blue space. Roll the die first: on 6 or less, the population printed on that space is lost.
text-weapons_control = Attack 1 Cylon ship with Galactica.
text-communications = Look at the faces of 2 civilian ships, then move each of them to an adjacent area if you like.
text-research_lab = Draw 1 Engineering card or 1 Tactics card.
text-command = Activate unmanned vipers twice, the same one or two different ones.
text-admirals_quarters = Choose a character, then a skill check decides (difficulty 7, Leadership and Tactics). Pass: that character is sent to the Brig.
text-hangar_deck = Pilots only: launch yourself in a viper, then you may take another action.
text-armory = Attack 1 centurion. It is destroyed on 7 or more.
text-sickbay = You draw only 1 Skill card in your Receive Skills step. You may leave by moving.
text-brig = You cannot move, draw no Crisis card, and add at most 1 card to a skill check. Action: a skill check (difficulty 7, Politics and Tactics). Pass: move to any other location of Galactica.
text-press_room = Draw 2 Politics cards.
text-presidents_office = President only: draw 1 Quorum card, then you may draw 1 more or play 1.
text-administration = Choose a character, then a skill check decides (difficulty 5, Politics and Leadership). Pass: that character becomes the President.
text-caprica = Play your Super Crisis card, or draw 2 Crisis cards, resolve 1 and discard the other. Neither Cylon ships nor the jump track follow.
text-cylon_fleet = Activate all Cylon ships of one kind, or launch 2 raiders and 1 heavy raider from each basestar.
text-human_fleet = Look at a player’s hand and take 1 Skill card. Then roll the die: on 5 or more, damage Galactica.
text-resurrection_ship = Discard your Super Crisis card and draw another if you like. Then, at distance 7 or less, give your face-down Loyalty cards to another player.

## Tokens, ships, titles, resources

text-damage-location = This location is damaged: the characters there are sent to Sickbay, and it cannot be activated until it is repaired. Six damaged locations destroy Galactica.
text-damage-food = −1 food. The token leaves the game.
text-damage-fuel = −1 fuel. The token leaves the game.
text-critical_hit = Counts as 2 damage tokens. A basestar with 3 is destroyed.
text-disabled_hangar = This basestar can launch neither raiders nor heavy raiders.
text-disabled_weapons = This basestar cannot attack Galactica.
text-structural_damage = Attacks against this basestar add 2 to the die.

text-civilian = { $losses ->
        [none] Nothing is lost with it.
       *[other] When it is destroyed: { $losses }.
    }

text-viper = Fights raiders, heavy raiders and basestars. Attacked, it is damaged on 5 to 7 and destroyed on 8. A viper that is activated is launched, moves to an adjacent area, or attacks in its own. Pilots fly their own.
text-raptor = Stays in the Reserves. Cards let it be risked, to scout or to bring resources back.
text-raider = Activated, it does the first of these that it can: attack a viper in its area, destroy a civilian ship there, move towards the nearest civilian ship, attack Galactica, which it damages on 8. It is destroyed on 3 or more.
text-heavy_raider = Carries centurions. Activated, it moves towards the nearest viper launch area; one that starts there boards Galactica and becomes a centurion. It is destroyed on 7 or more.
text-basestar = Activated, it attacks Galactica and damages it on 4 or more. It launches raiders and heavy raiders. A viper damages it on 8, Galactica on 5 or more; it is destroyed at 3 damage.
text-centurion = Boards Galactica. It advances 1 space each time heavy raiders are activated; on the fifth space the humans lose. In the Armory it is destroyed on 7 or more.
text-nuke = Action of the Admiral against a basestar, 2 in the game. On 1 or 2 it is damaged twice, on 3 to 6 destroyed, on 7 or 8 destroyed with 3 raiders of its area.

text-president = Draws and plays Quorum cards and decides on some Crisis cards. Action: draw 1 Quorum card. Keeps the title in the Brig.
text-admiral = Chooses where the fleet jumps, holds the nukes and decides on some Crisis cards. Loses the title in the Brig.

text-fuel = Every jump burns some. At 0 at the end of a turn, the humans lose.
text-food = The fleet must eat. At 0 at the end of a turn, the humans lose.
text-morale = What holds the fleet together. At 0 at the end of a turn, the humans lose.
text-population = Those who are left; most civilian ships carry some. At 0 at the end of a turn, the humans lose.

ship-viper = Viper
ship-raptor = Raptor
ship-raider = Raider
ship-heavy_raider = Heavy raider
ship-basestar = Basestar
ship-colonial_one = Colonial One
    .at = aboard Colonial One
token-centurion = Centurion
token-nuke = Nuke
