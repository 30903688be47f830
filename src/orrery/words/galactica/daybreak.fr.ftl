### Renouveau à la table, en français : options, questions, choix, journal. Mêmes messages et mêmes arguments que
### daybreak.en.ftl.

## Options

option-daybreak = Extension Renouveau
    .hint = Mutineries, traîtrise, miracles, et des Leaders Cylons aux motivations bien à eux. De 3 à 7.
option-daybreak-False = Jeu de base
    .hint = Le jeu de la première boîte, de 3 à 6.
option-daybreak-True = Renouveau
    .hint = 12 personnages et 30 crises de plus, de nouvelles cartes Compétence ; le Mutin remplace le Sympathisant.
option-search_for_home = En Quête d’un Foyer
    .hint = Une variante de Renouveau : les missions du Démétrius, et le chemin de la Terre.
option-search_for_home-False = Vers Kobol
    .hint = Il faut aux humains une distance de 8.
option-search_for_home-True = Vers la Terre
    .hint = Il faut aux humains une distance de 10, et des missions raccourcissent le chemin.
option-danna_press_room = Le départ de D’Anna
    .hint = Où commence D’Anna Biers, si quelqu’un la joue : les sources divergent.
option-danna_press_room-False = Flotte Humaine
    .hint = Elle commence en Cylon connu, avec 2 cartes Compétence.
option-danna_press_room-True = Salle de Presse
    .hint = Elle commence infiltrée, avec 3 cartes Compétence.
option-dutiful_each = Le Sens du Devoir de Hoshi
    .hint = Combien de fois Louis Hoshi peut activer un lieu de nouveau.
option-dutiful_each-False = Une fois par tour
    .hint = Une fois pendant son tour, quel que soit le lieu.
option-dutiful_each-True = Une fois par lieu
    .hint = Une fois pendant son tour pour chacun des trois lieux.

## Questions : des phrases qui se tiennent seules

q-hand_over_mutiny = Laquelle de ces cartes Mutinerie va à { $to } ?
q-discard_mutiny = { $n ->
        [one] Quelle carte Mutinerie défaussez-vous ?
       *[other] Quelles { $n } cartes Mutinerie défaussez-vous ?
    }
q-next_ability = Quelle capacité de test de compétence prend effet maintenant ?

## Ce que doit faire la personne qu’on attend

task-hand_over_mutiny = distribuer une carte Mutinerie
task-discard_mutiny = défausser des cartes Mutinerie
task-next_ability = ordonner les capacités de test

## Journal

event-ability_resolved = { $card } prend effet dans le test.
event-check_counted = Le total est maintenant de { NUMBER($total) }.
event-drew_mutiny = { $who } pioche { some-mutiny }{ these }.
event-motives_dealt = { $who } reçoit { $n ->
        [one] { $n } motivation
       *[other] { $n } motivations
    }{ these }.
event-mutineer_given = { $of ->
        [none] { $who } devient le Mutin.
       *[other] { $of } donne à { $who } la carte du Mutin.
    }
event-miracle_gained = { $who } gagne un pion Miracle.

## La fin

end-earth = La Flotte atteint la Terre : les humains gagnent la partie.
ending-earth = Terre atteinte

## Parler

phrase-suspect_lee_adama_alt = Je soupçonne Lee Adama
phrase-suspect_tom_zarek_alt = Je soupçonne Zarek
phrase-suspect_karl_helo_agathon_alt = Je soupçonne Helo
phrase-suspect_gaius_baltar_alt = Je soupçonne Baltar
phrase-suspect_romo_lampkin = Je soupçonne Lampkin
phrase-suspect_louis_hoshi = Je soupçonne Hoshi
phrase-suspect_brendan_hot_dog_costanza = Je soupçonne Hot Dog
phrase-suspect_sherman_doc_cottle = Je soupçonne Cottle
phrase-suspect_aaron_doral = Je soupçonne Doral
phrase-suspect_simon_oneill = Je soupçonne Simon
phrase-suspect_danna_biers = Je soupçonne D’Anna
phrase-suspect_sharon_athena_agathon = Je soupçonne Athena
phrase-trust_lee_adama_alt = J’ai confiance en Lee Adama
phrase-trust_tom_zarek_alt = J’ai confiance en Zarek
phrase-trust_karl_helo_agathon_alt = J’ai confiance en Helo
phrase-trust_gaius_baltar_alt = J’ai confiance en Baltar
phrase-trust_romo_lampkin = J’ai confiance en Lampkin
phrase-trust_louis_hoshi = J’ai confiance en Hoshi
phrase-trust_brendan_hot_dog_costanza = J’ai confiance en Hot Dog
phrase-trust_sherman_doc_cottle = J’ai confiance en Cottle
phrase-trust_aaron_doral = J’ai confiance en Doral
phrase-trust_simon_oneill = J’ai confiance en Simon
phrase-trust_danna_biers = J’ai confiance en D’Anna
phrase-trust_sharon_athena_agathon = J’ai confiance en Athena
