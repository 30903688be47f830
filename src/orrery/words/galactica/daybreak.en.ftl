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
    .hint = The humans need a distance of 10, and missions shorten the way.
option-danna_press_room = D’Anna’s start
    .hint = Where D’Anna Biers starts, if somebody plays her: the sources differ.
option-danna_press_room-False = Human Fleet
    .hint = She starts as a known Cylon, with 2 Skill cards.
option-danna_press_room-True = Press Room
    .hint = She starts infiltrating, with 3 Skill cards.
option-dutiful_each = Hoshi’s Dutiful
    .hint = How often Louis Hoshi may activate a location again.
option-dutiful_each-False = Once a turn
    .hint = Once in his turn, whichever location it is.
option-dutiful_each-True = Once a location
    .hint = Once in his turn for each of the three locations.

## Questions: sentences that stand alone

q-hand_over_mutiny = Which of these Mutiny cards does { $to } receive?
q-discard_mutiny = { $n ->
        [one] Which Mutiny card do you discard?
       *[other] Which { $n } Mutiny cards do you discard?
    }
q-next_ability = Which skill check ability takes effect next?

## What somebody who is awaited has to do

task-hand_over_mutiny = hand out a Mutiny card
task-discard_mutiny = discard Mutiny cards
task-next_ability = order the skill check abilities

## The log

event-ability_resolved = { $card } takes effect in the check.
event-check_counted = The total is now { NUMBER($total) }.
event-drew_mutiny = { $who } drew { some-mutiny }{ these }.
event-motives_dealt = { $who } received { $n ->
        [one] { $n } motive
       *[other] { $n } motives
    }{ these }.
event-mutineer_given = { $of ->
        [none] { $who } is the Mutineer.
       *[other] { $who } received the Mutineer card from { $of }.
    }
event-miracle_gained = { $who } gained a miracle token.

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
