### Renouveau à la table, en français : options, questions, choix, journal. Mêmes messages et mêmes arguments que
### daybreak.en.ftl.

## Options

option-daybreak = Extension Renouveau
    .hint = Mutineries, traîtrise, miracles, et des Leaders Cylons aux motivations bien à eux. De 3 à 7 joueurs.
option-daybreak-False = Jeu de base
    .hint = Le jeu de la première boîte, de 3 à 6 joueurs.
option-daybreak-True = Renouveau
    .hint = 12 personnages et 30 crises de plus, de nouvelles cartes Compétence ; le Mutin remplace le Sympathisant.
option-search_for_home = En Quête d’un Foyer
    .hint = Une variante de Renouveau : les missions du Démétrius, et le chemin de la Terre.
option-search_for_home-False = Vers Kobol
    .hint = Il faut aux humains une distance de 8.
option-search_for_home-True = Vers la Terre
    .hint = Avec Renouveau seulement. Il faut aux humains une distance de 10, et des missions raccourcissent le chemin.
option-danna_press_room = Le départ de D’Anna
    .hint = Où commence D’Anna Biers, si quelqu’un la joue : les sources divergent.
option-danna_press_room-False = Flotte Humaine
    .hint = Elle commence en Cylon connu, avec 2 cartes Compétence.
option-danna_press_room-True = Salle de Presse
    .hint = Avec Renouveau seulement. Elle commence infiltrée, avec 3 cartes Compétence.
option-dutiful_each = Le Sens du Devoir de Hoshi
    .hint = Combien de fois Louis Hoshi peut activer un lieu de nouveau.
option-dutiful_each-False = Une fois par tour
    .hint = Une fois pendant son tour, quel que soit le lieu.
option-dutiful_each-True = Une fois par lieu
    .hint = Avec Renouveau seulement. Une fois pendant son tour pour chacun des trois lieux.

## Moments où l’on peut jouer quelque chose

step-ships_begin = des vaisseaux Cylons vont être activés
step-civilian_endangered = un vaisseau civil va être détruit
step-discards = des cartes Compétence doivent être défaussées
step-population_lost = de la Population est perdue
step-remove_ships = les vaisseaux quittent l’espace pour le saut
step-motive = la condition d’une motivation est peut-être remplie
step-after_pass = le test est réussi

## Pourquoi l’on lance un dé

purpose-attack_assault_raptor = attaque contre un Raptor d’Assaut

## Paquets

deck-mutiny = paquet Mutinerie
deck-mission = paquet Mission

## Questions : des phrases qui se tiennent seules

q-hand_over_mutiny = Laquelle de ces cartes Mutinerie va à { $to } ?
q-discard_mutiny = { $n ->
        [one] Quelle carte Mutinerie défaussez-vous ?
       *[other] Quelles { $n } cartes Mutinerie défaussez-vous ?
    }
q-who_draws_mutiny = Qui pioche une carte Mutinerie ?
q-next_ability = Quelle capacité de test de compétence prend effet maintenant ?
q-seek_mutineer = Personne n’a révélé le Mutin. Qui reçoit une autre carte Loyauté ?
q-give_mutineer = À qui donnez-vous la carte du Mutin ?
q-different_types = { $n ->
        [one] De quel type piochez-vous une carte ?
       *[other] De quels { $n } types différents piochez-vous une carte (une par type) ?
    }
q-discard_quorum = { $n ->
        [one] Quelle carte Quorum défaussez-vous ?
       *[other] Quelles { $n } cartes Quorum défaussez-vous ?
    }
q-release = Qui déplacez-vous de la Cellule vers la Passerelle ?
q-walk_free = La Cellule est ouverte : où allez-vous ?
q-choose_craft = Que pilotez-vous ?
q-craft_target = Qu’attaque le Raider { $where } ?
q-choose_assault_raptors = Où un Raptor d’Assaut remplace-t-il un Viper ?
q-choose_damaged = { $n ->
        [one] Quel vaisseau de la Réserve est touché ? Un Raptor d’Assaut serait détruit.
       *[other] Quels { $n } vaisseaux de la Réserve sont touchés ? Les Raptors d’Assaut seraient détruits.
    }
q-cavalry_order = Que fait aussitôt le nouveau Raptor d’Assaut ?
q-stay_or_leave = La Flotte saute. Votre Raptor d’Assaut reste-t-il sur place ?
q-leave_unmanned = La Flotte saute. Quels Raptors d’Assaut sans personnage restent dans l’espace ?
q-bless = Qui gagne un pion Miracle ?
q-force_hand = Quelle carte ajoutez-vous au test, face visible ? Si vous n’en ajoutez pas, vous piochez une carte Mutinerie.
q-quick_choice = Quelle carte du test prenez-vous en main ?
q-dogfight_viper = Quel Viper est endommagé pour retirer une carte du test ?
q-dogfight_card = Quelle carte quitte le test ?
q-free_whom = Qui sort de Cellule ?
q-give_to_president = Quelle carte Quorum va au Président ?
q-use_influence = { $card } : la jouez-vous ou la défaussez-vous ?
q-plan_where = Quel lieu activez-vous à distance ?
q-panic_activation = Que fait un Viper sans personnage ?
q-veteran_activation = { $left ->
        [one] Que fait ce Viper ? Il reste 1 activation.
       *[other] Que fait ce Viper ? Il reste { $left } activations.
    }
q-reserves_area = À côté de quel pilote les Vipers apparaissent-ils ?
q-reserves_number = Combien de Vipers quittent la Réserve ?
q-risk_area = Où les vaisseaux Cylons apparaissent-ils ?
q-ruin_whom = Qui pioche 2 cartes Compétence, au risque de la Cellule ?
q-set_agenda = { $n ->
        [one] Quelle carte Quorum va sous le paquet ?
       *[other] Quelles { $n } cartes Quorum vont sous le paquet ?
    }
q-specialist_work = Que fait le spécialiste des Raptors ?
q-may_use = { $ability } : utilisez-vous cette capacité maintenant ?
q-once_more = Défaussez-vous 1 carte Compétence pour activer de nouveau { $location } ?
q-activate_where = Quel lieu activez-vous d’ici ?
q-broadcast_what = Quelle ressource monte de 2 ?
q-pass_token = À qui donnez-vous un pion Miracle, ou à qui en prenez-vous un ?
q-defend = Qui faites-vous sortir de Cellule ?
q-drop_memento = Quelle carte Pilotage défaussez-vous ?
q-forgo_skill = De quel type piochez-vous 1 carte de moins ?
q-infiltrate_where = Où apparaissez-vous sur le Galactica ?
q-return_to = Où retournez-vous ? Ailleurs qu’au premier lieu, cela coûte un pion Miracle et donne une autre action.
q-next_seen = Quelle carte replacez-vous maintenant, et où ?
q-pay_as_heretic = Quelle carte Crise Majeure défaussez-vous pour partir ?
q-play_mutiny = Quelle carte Mutinerie jouez-vous ?
q-treat_whom = Qui soignez-vous ?
q-prescribe = { $n ->
        [one] Quelle carte donnez-vous à { $to } ?
       *[other] Quelles { $n } cartes donnez-vous à { $to } ?
    }
q-show_contributed = Laquelle de vos cartes est face visible dans le test ?
q-interview = Qui pioche une carte Mutinerie à la Salle de Presse ?
q-drop_mutiny = Défaussez-vous une carte Mutinerie ?
q-elect = Le Président a une carte Mutinerie : qui reçoit le titre de Président ?
q-keep_office = Défaussez-vous Accepter la Prophétie pour garder le titre de Président ?
q-human_fleet_choice = Quel paquet regardez-vous ?
q-name_type = { $why ->
        [datastream] Dans quel paquet Compétence cherchez-vous ?
       *[captains_cabin] De quel type chacun pioche-t-il une carte ?
    }
q-rebel_price = Comment payez-vous les rebelles ?
q-stack_order = Quelle carte replacez-vous maintenant ? La dernière sera dessus.
q-search_deck = { $n ->
        [one] Quelle carte prenez-vous ?
       *[other] Quelles { $n } cartes prenez-vous ?
    }
q-bay_order = Quels vaisseaux quittent le Pont des Raiders, et où ?
q-placed_activation = { $left ->
        [one] Que fait le vaisseau qui vient d’être placé ? Il reste 1 activation.
       *[other] Que fait l’un des vaisseaux qui viennent d’être placés ? Il reste { $left } activations.
    }
q-repair_location = Quel lieu est réparé ?

## Ce que doit faire la personne qu’on attend

task-hand_over_mutiny = distribuer une carte Mutinerie
task-discard_mutiny = défausser des cartes Mutinerie
task-who_draws_mutiny = choisir qui pioche une carte Mutinerie
task-next_ability = choisir l’ordre des capacités de test
task-seek_mutineer = choisir qui reçoit une carte Loyauté
task-give_mutineer = donner la carte du Mutin
task-different_types = choisir quelles cartes piocher
task-discard_quorum = défausser des cartes Quorum
task-release = décider pour la Cellule
task-walk_free = quitter la Cellule ou y rester
task-choose_craft = choisir un vaisseau à piloter
task-craft_target = choisir ce qui est attaqué
task-choose_assault_raptors = choisir entre Vipers et Raptors d’Assaut
task-choose_damaged = choisir les vaisseaux touchés
task-cavalry_order = faire voler le nouveau Raptor d’Assaut
task-stay_or_leave = décider d’un Raptor d’Assaut
task-leave_unmanned = décider des Raptors d’Assaut
task-bless = choisir qui gagne un pion Miracle
task-force_hand = ajouter une carte au test
task-quick_choice = retirer une carte du test
task-dogfight_viper = décider d’un Duel Spatial
task-dogfight_card = retirer une carte du test
task-free_whom = choisir qui sort de Cellule
task-give_to_president = donner une carte Quorum au Président
task-use_influence = jouer ou défausser une carte Quorum
task-plan_where = activer un lieu à distance
task-panic_activation = activer un Viper
task-veteran_activation = activer un Viper
task-reserves_area = choisir où des Vipers apparaissent
task-reserves_number = choisir combien de Vipers
task-risk_area = choisir où des vaisseaux Cylons apparaissent
task-ruin_whom = choisir quelle réputation est en jeu
task-set_agenda = placer des cartes Quorum sous le paquet
task-specialist_work = travailler sur les Raptors
task-may_use = décider d’une capacité
task-once_more = décider d’une seconde activation
task-activate_where = activer un lieu
task-broadcast_what = choisir la ressource qui monte
task-pass_token = transmettre un pion Miracle
task-defend = faire sortir quelqu’un de Cellule
task-drop_memento = défausser une carte Pilotage
task-forgo_skill = choisir la carte qui n’est pas piochée
task-infiltrate_where = infiltrer le Galactica
task-return_to = mettre fin à une Infiltration
task-next_seen = replacer des cartes
task-pay_as_heretic = défausser une carte Crise Majeure
task-play_mutiny = jouer une carte Mutinerie
task-treat_whom = choisir à qui va le traitement
task-prescribe = donner des cartes
task-show_contributed = montrer une carte du test
task-interview = choisir qui interviewer
task-drop_mutiny = décider d’une carte Mutinerie
task-elect = choisir qui reçoit le titre de Président
task-keep_office = décider du titre de Président
task-human_fleet_choice = agir depuis la Flotte Humaine
task-name_type = choisir un type de compétence
task-rebel_price = payer les rebelles
task-stack_order = replacer des cartes
task-search_deck = chercher dans un paquet Compétence
task-bay_order = lancer des vaisseaux du Pont des Raiders
task-placed_activation = activer les vaisseaux placés
task-repair_location = choisir ce qui est réparé

## Choix : des étiquettes, sans point final

item-craft = { $craft ->
        [assault_raptor] Raptor d’Assaut
       *[viper] Viper
    }
item-build = Transformer un Raptor en Raptor d’Assaut
item-bring_back = Récupérer un Raptor détruit
item-play = La jouer
item-discard = La défausser
item-reserve = { $craft ->
        [assault_raptor] Raptor d’Assaut de la Réserve (détruit)
       *[viper] Viper de la Réserve
    }
item-repeat = L’activer de nouveau
item-infiltration = Mettre fin à l’Infiltration
item-infiltration-text = Allez { $place }. Depuis la Cellule, gardez 3 cartes Compétence
item-different_path = Choisir une Autre Voie : le joueur actif défausse 5 cartes Compétence
item-give-token = Donner un pion Miracle : { $character }
item-take-token = Prendre un pion Miracle : { $character }
item-back = { $where ->
        [top] { $card } : sur le paquet
       *[bottom] { $card } : sous le paquet
    }
item-motive = Révéler { $motive }
item-destroyed_assault_raptor = 1 Raptor d’Assaut détruit
item-infiltrate = Infiltrer le Galactica
item-miracle = 1 pion Miracle
item-keep = Défausser { quorum-accept_prophecy } et garder le titre
item-resign = Céder le titre
item-bay = { $ships ->
        [raiders] Des Raiders { $where }
       *[vipers] Des Vipers { $where }
    }
item-bay-ships = { $ships } { $where }
item-leave = Rentrer avec la Flotte
item-assault-unmanned = Raptor d’Assaut sans personnage { $where }
item-assault-launch = Lancer un Raptor d’Assaut { $where }
item-assault-move = Déplacer un Raptor d’Assaut : { $origin } → { $to }
item-assault-attack = Avec un Raptor d’Assaut, attaquer { $target } { $where }

## Ne rien choisir

nothing-force_hand = N’ajouter aucune carte
nothing-quick_choice = Les laisser toutes
nothing-dogfight_viper = N’en endommager aucun
nothing-drop_mutiny = Les garder
nothing-release = Laisser tout le monde en Cellule
nothing-choose_assault_raptors = Des Vipers seulement
nothing-leave_unmanned = Tous rentrent avec la Flotte

## Refus : des faits, sans point final

refusal-no_action_there = Ce lieu n’a pas d’action
refusal-armory_locked = L’Arsenal est fermé : Bouclage est en jeu
refusal-gravity_well = Il vous manque 1 carte Compétence à défausser
refusal-suppressive_fire = Aucune carte Pilotage n’est utilisable : Guêpier est en jeu
refusal-admiral_not_in_brig = Personne en Cellule ne peut avoir le titre d’Amiral
refusal-holds_title_already = Vous avez déjà ce titre
refusal-leader_without_title = Un Leader Cylon n’a pas de titre
refusal-is_president = Vous avez le titre de Président
refusal-president_has_few_cards = Le Président a moins de { $n } cartes Compétence
refusal-too_few_cards = Il vous faut { $n } cartes Compétence
refusal-jump_prepared = La Flotte est déjà prête à sauter
refusal-no_location_to_activate = Il n’y a pas de lieu à activer
refusal-no_piloted_viper = Personne ne pilote de Viper
refusal-no_viper_in_space = Il n’y a pas de Viper dans l’espace
refusal-heretic = Il faut une carte Crise Majeure pour partir
refusal-in_brig = Impossible en Cellule
refusal-no_token_to_pass = Il n’y a pas de pion Miracle à donner ni à prendre ici
refusal-not_infiltrating = Seulement pendant une Infiltration
refusal-reluctant = Il faut une autre carte Compétence à défausser
refusal-specialized = Votre personnage n’utilise pas les actions des cartes Ingénierie
refusal-spiritual_crisis = En Cellule seulement
refusal-no_miracle = Vous n’avez pas de pion Miracle
refusal-too_few_miracles = Il faut { $n } pions Miracle
refusal-mission_active = Une mission est active jusqu’au saut de la Flotte
refusal-no_miracle_nor_super_crisis = Il faut un pion Miracle ou une carte Crise Majeure
refusal-no_ship_left = Il ne reste pas de vaisseau à placer
refusal-nobody_to_interview = Il n’y a personne à choisir
refusal-other_side = Le Basestar Rebelle est dans l’autre camp

## Journal

event-ability_resolved = { $card } prend effet dans le test.
event-check_counted = Le total passe à { NUMBER($total) }.
event-drew_mutiny = { $who } pioche { some-mutiny }{ these }.
event-motives_dealt = { $who } reçoit { $n ->
        [one] { $n } motivation
       *[other] { $n } motivations
    }{ these }.
event-mutineer_given = { $of } donne à { $who } la carte du Mutin.
event-miracle_gained = { $who } gagne un pion Miracle.
event-assault_raptor_gained = Un Raptor d’Assaut rejoint la Réserve : elle en compte { $reserve }.
event-stayed_behind = { $areas ->
        [none] Aucun Raptor d’Assaut ne reste dans l’espace.
       *[other] Des Raptors d’Assaut restent dans l’espace : { $areas }.
    }
event-treachery_added = { $n ->
        [one] { $n } carte Traîtrise est mélangée dans le paquet Destinée.
       *[other] { $n } cartes Traîtrise sont mélangées dans le paquet Destinée.
    }
event-left_check = { $to ->
        [hand] { $who } retire du test { $card } et prend cette carte en main.
       *[pile] { $who } retire du test { $card } et défausse cette carte.
    }
event-civilian_returned = Un vaisseau civil est remélangé parmi ceux qui sont inutilisés, sans être révélé.
event-card_shown = { $who } montre { $card } dans le test.
event-infiltrated = { $who } infiltre le Galactica et apparaît { $place }.
event-infiltration_ended = { $who } met fin à son Infiltration et va { $place }.
event-miracle_passed = { $of } passe un pion Miracle à { $who }.
event-motive_revealed = { $allegiance ->
        [human] { $who } révèle une motivation : { $motive }, allégeance aux humains.
       *[cylon] { $who } révèle une motivation : { $motive }, allégeance aux Cylons.
    }
event-miracle_spent = { $who } dépense { $n ->
        [one] un pion Miracle
       *[other] { $n } pions Miracle
    }.
event-mission_revealed = { $who } lance la mission { $mission }.
event-mission_turned_over = La mission { $mission } échoue et reste face cachée jusqu’au saut de la Flotte.
event-mission_won = La mission { $mission } va près de l’objectif.
event-distance_added = La Flotte se rapproche de la Terre de { $n }. Distance parcourue : { $distance }.
event-rebels_joined = { $side ->
        [human] Le Basestar Rebelle rejoint les humains.
       *[cylon] Le Basestar Rebelle rejoint les Cylons.
    }
event-ships_removed = { $ship ->
        [basestar] Tous les Basestars quittent le plateau. Retirés du jeu : { $n }.
        [heavy_raider] Tous les Raiders Lourds quittent le plateau. Retirés du jeu : { $n }.
       *[centurion] Tous les Centurions quittent le plateau. Retirés du jeu : { $n }.
    }
event-hub_destroyed = Le Hub est détruit : il prend la place du Vaisseau de Résurrection.

## Notes privées : ce que la personne qui lit est seule à avoir vu

note-mutiny = { $where ->
        [top] Paquet Mutinerie, dessus : { $card }
       *[bottom] Paquet Mutinerie, dessous : { $card }
    }
note-mission = { $where ->
        [top] Paquet Mission, dessus : { $card }
       *[bottom] Paquet Mission, dessous : { $card }
    }
note-skill_deck = Paquet { $type }, mélangé : { $cards }

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
phrase-suspect_for_politics_lee_adama_alt = La carte Politique contre nous : Lee Adama en pioche
phrase-suspect_for_leadership_lee_adama_alt = La carte Commandement contre nous : Lee Adama en pioche
phrase-suspect_for_tactics_lee_adama_alt = La carte Tactique contre nous : Lee Adama en pioche
phrase-suspect_for_piloting_lee_adama_alt = La carte Pilotage contre nous : Lee Adama en pioche
phrase-suspect_for_choice_lee_adama_alt = Lee Adama a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_lee_adama_alt = Lee Adama avait des cartes et n’a rien donné
phrase-trust_for_gifts_lee_adama_alt = Personne n’a donné plus que Lee Adama
phrase-suspect_for_politics_tom_zarek_alt = La carte Politique contre nous : Zarek en pioche
phrase-suspect_for_leadership_tom_zarek_alt = La carte Commandement contre nous : Zarek en pioche
phrase-suspect_for_tactics_tom_zarek_alt = La carte Tactique contre nous : Zarek en pioche
phrase-suspect_for_choice_tom_zarek_alt = Zarek a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_tom_zarek_alt = Zarek avait des cartes et n’a rien donné
phrase-trust_for_gifts_tom_zarek_alt = Personne n’a donné plus que Zarek
phrase-suspect_for_leadership_karl_helo_agathon_alt = La carte Commandement contre nous : Helo en pioche
phrase-suspect_for_tactics_karl_helo_agathon_alt = La carte Tactique contre nous : Helo en pioche
phrase-suspect_for_piloting_karl_helo_agathon_alt = La carte Pilotage contre nous : Helo en pioche
phrase-suspect_for_choice_karl_helo_agathon_alt = Helo a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_karl_helo_agathon_alt = Helo avait des cartes et n’a rien donné
phrase-trust_for_gifts_karl_helo_agathon_alt = Personne n’a donné plus que Helo
phrase-suspect_for_politics_gaius_baltar_alt = La carte Politique contre nous : Baltar en pioche
phrase-suspect_for_leadership_gaius_baltar_alt = La carte Commandement contre nous : Baltar en pioche
phrase-suspect_for_engineering_gaius_baltar_alt = La carte Ingénierie contre nous : Baltar en pioche
phrase-suspect_for_choice_gaius_baltar_alt = Baltar a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_gaius_baltar_alt = Baltar avait des cartes et n’a rien donné
phrase-trust_for_gifts_gaius_baltar_alt = Personne n’a donné plus que Baltar
phrase-suspect_for_politics_romo_lampkin = La carte Politique contre nous : Lampkin en pioche
phrase-suspect_for_tactics_romo_lampkin = La carte Tactique contre nous : Lampkin en pioche
phrase-suspect_for_choice_romo_lampkin = Lampkin a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_romo_lampkin = Lampkin avait des cartes et n’a rien donné
phrase-trust_for_gifts_romo_lampkin = Personne n’a donné plus que Lampkin
phrase-suspect_for_leadership_louis_hoshi = La carte Commandement contre nous : Hoshi en pioche
phrase-suspect_for_tactics_louis_hoshi = La carte Tactique contre nous : Hoshi en pioche
phrase-suspect_for_engineering_louis_hoshi = La carte Ingénierie contre nous : Hoshi en pioche
phrase-suspect_for_choice_louis_hoshi = Hoshi a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_louis_hoshi = Hoshi avait des cartes et n’a rien donné
phrase-trust_for_gifts_louis_hoshi = Personne n’a donné plus que Hoshi
phrase-suspect_for_leadership_brendan_hot_dog_costanza = La carte Commandement contre nous : Hot Dog en pioche
phrase-suspect_for_tactics_brendan_hot_dog_costanza = La carte Tactique contre nous : Hot Dog en pioche
phrase-suspect_for_piloting_brendan_hot_dog_costanza = La carte Pilotage contre nous : Hot Dog en pioche
phrase-suspect_for_engineering_brendan_hot_dog_costanza = La carte Ingénierie contre nous : Hot Dog en pioche
phrase-suspect_for_choice_brendan_hot_dog_costanza = Hot Dog a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_brendan_hot_dog_costanza = Hot Dog avait des cartes et n’a rien donné
phrase-trust_for_gifts_brendan_hot_dog_costanza = Personne n’a donné plus que Hot Dog
phrase-suspect_for_politics_sherman_doc_cottle = La carte Politique contre nous : Cottle en pioche
phrase-suspect_for_tactics_sherman_doc_cottle = La carte Tactique contre nous : Cottle en pioche
phrase-suspect_for_engineering_sherman_doc_cottle = La carte Ingénierie contre nous : Cottle en pioche
phrase-suspect_for_choice_sherman_doc_cottle = Cottle a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_sherman_doc_cottle = Cottle avait des cartes et n’a rien donné
phrase-trust_for_gifts_sherman_doc_cottle = Personne n’a donné plus que Cottle
