### Battlestar Galactica à la table, en français : questions, choix, journal. Mêmes messages et mêmes arguments que en.ftl.
### Les noms sont dans names.fr.ftl, le texte des cartes dans cards.fr.ftl, les règles dans rules.fr.ftl.

title = Battlestar Galactica
    .pitch = Sauvez ensemble les derniers humains. Un Cylon se cache peut-être parmi vous.

## Options

option-activations = Activation des Cylons
    .hint = Combien de fois un vaisseau Cylon peut être activé.
option-activations-turn = Une fois par tour
    .hint = Les règles à la lettre : une seconde crise, ou une règle spéciale, ignore les vaisseaux qui ont déjà agi.
option-activations-icon = Une fois par activation
    .hint = Une seconde activation pendant le même tour active tous les vaisseaux de nouveau.
option-difficulty = Difficulté
    .hint = Les ressources des humains au départ.
option-difficulty-0 = Normale
    .hint = Carburant 8, Rations 8, Moral 10, Population 12.
option-difficulty-2 = Plus facile pour les humains
    .hint = 2 de plus à chaque ressource.
option-difficulty--2 = Plus difficile pour les humains
    .hint = 2 de moins à chaque ressource.

## Phases d’un tour

phase-setup = Mise en place
phase-receive_skills = Recevoir des Compétences
phase-movement = Mouvement
phase-action = Action
phase-crisis = Crise
phase-cylon_ships = Activation de Vaisseaux Cylons
phase-prepare_jump = Préparation au Saut
phase-end = Fin du tour
phase-over = Fin de la partie

## Moments où l’on peut jouer quelque chose

step-crisis_revealed = une crise est révélée
step-crisis_chosen = le choix de la crise est fait
step-check_announced = un test est annoncé
step-before_cards = avant que des cartes soient jouées dans le test
step-before_reveal = avant que les cartes du test soient révélées
step-after_total = le total du test est connu
step-after_check = le test est fini
step-before_roll = avant le jet de dé
step-after_roll = le dé est lancé
step-vipers_placed = un Viper est lancé
step-end_of_turn = le tour prend fin

## Pourquoi l’on lance un dé

purpose-order = ce que demande la crise
purpose-attack_viper = attaque contre un Viper
purpose-attack_galactica = attaque contre le Galactica
purpose-attack_raider = attaque contre un Raider
purpose-attack_heavy_raider = attaque contre un Raider Lourd
purpose-attack_basestar = attaque contre un Basestar
purpose-attack_centurion = attaque contre un Centurion
purpose-nuke = Charge Nucléaire contre un Basestar
purpose-risk = vaisseaux risqués
purpose-ftl = saut depuis le Contrôle PRL
purpose-human_fleet = sabotage de la Flotte Humaine

## Paquets

deck-crisis = paquet Crise
deck-super_crisis = paquet Crise Majeure
deck-destination = paquet Destination
deck-quorum = paquet Quorum
deck-typed = paquet { $type }

## Questions : des phrases qui se tiennent seules

q-choose_character = Quel personnage jouez-vous ?

q-react = { $step ->
        [crisis_revealed] Une crise est révélée : { $crisis }. Intervenez-vous ?
        [crisis_chosen] Le choix de la crise est fait. Le changez-vous ?
        [check_announced] Un test de compétence est annoncé : { $check }. Décidez-vous de son résultat ?
        [before_cards] { $check } : jouez-vous quelque chose avant les cartes ?
        [before_reveal] { $check } : intervenez-vous avant que les cartes soient révélées ?
        [after_pass] { $check } : le test est réussi. Jouez-vous quelque chose ?
        [after_total] { $check } : le total est de { $total }. Jouez-vous quelque chose ?
        [after_check] Le test est fini. Prenez-vous ses cartes ?
        [before_roll] Un dé va être lancé : { $purpose }. Jouez-vous quelque chose ?
        [after_roll] Le dé donne { $die } : { $purpose }. Jouez-vous quelque chose ?
        [ships_begin] Des vaisseaux Cylons vont être activés. Changez-vous les ordres ?
        [civilian_endangered] Un vaisseau civil va être détruit. L’escortez-vous ?
        [discards] Des cartes Compétence doivent être défaussées. Aidez-vous ?
        [population_lost] De la Population est perdue. Piochez-vous des cartes Pilotage ?
        [remove_ships] La Flotte saute. Retournez-vous chercher ceux qui restent ?
        [motive] Révélez-vous une motivation ?
        [end_of_turn] Le tour prend fin. Regardez-vous la prochaine crise ?
       *[vipers_placed] Un Viper est lancé. Intervenez-vous ?
    }

q-first_reaction = Plusieurs joueurs veulent intervenir en même temps. Qui passe en premier ?

q-name_character = Qui envoyez-vous { $place } ?

q-leave_brig = Où va le personnage ?

q-movement = Où allez-vous ?

q-discard_skills = { $n ->
        [one] Quelle carte Compétence défaussez-vous ?
       *[other] Quelles { $n } cartes Compétence défaussez-vous ?
    }

q-choose_types = { $n ->
        [one] De quel type piochez-vous une carte ?
       *[other] De quels types piochez-vous { $n } cartes ?
    }

q-name_successor = Qui reçoit le titre { $title } ?

q-keep_crisis = Quelle crise résolvez-vous ?

q-crisis_choice = { $crisis } : que choisissez-vous ?

q-choose_option = { $crisis } : que choisissez-vous ?

q-contribute = { $source } (difficulté { $difficulty } : { $skills }) : quelles cartes jouez-vous ?

q-who_boards = Il ne reste que { $n ->
        [one] { $n } Centurion
       *[other] { $n } Centurions
    }. D’où les Raiders Lourds abordent-ils ?

q-raider_area = Où active-t-on maintenant des Raiders ?

q-civilian_target = Quel vaisseau civil { $where } est détruit ?

q-pilot_target = Quel pilote { $where } est attaqué ?

q-choose_placement = Il n’y a pas assez de vaisseaux ({ $ships }) : où placer ce qui reste ?

q-choose_civilian = { $why ->
        [scavenge] Quel vaisseau civil retourne à l’abri ?
        [quarantine] Quel vaisseau civil est échangé ?
       *[destroy] Quel vaisseau civil est détruit ?
    }

q-choose_viper = Quel Viper dans l’espace est endommagé ?

q-action = { $granted ->
        [executive_order] Ordre Exécutif : quelle action effectuez-vous ?
        [hangar_deck] Vous êtes dans votre Viper : quelle action effectuez-vous ?
        [alert_viper_pilot] Vous êtes dans votre Viper : quelle action effectuez-vous ?
        [meticulous] Vous avez quitté le Galactica : quelle action effectuez-vous ?
        [maintenance_engineer] Après la réparation : quelle action effectuez-vous ?
       *[other] Quelle action effectuez-vous ?
    }

q-nuke_target = Sur quel Basestar lancez-vous la Charge Nucléaire ?

q-viper_activation = { $left ->
        [one] Que fait un Viper sans personnage ? Il reste 1 activation.
       *[other] Que fait un Viper sans personnage ? Il reste { $left } activations.
    }

q-launch_area = Où le Viper est-il lancé ?

q-own_viper = Que fait votre Viper ?

q-destination = Où saute la Flotte ?

q-bury_order = { $deck ->
        [destination] Quelle destination va en premier sous le paquet ?
       *[other] Quelle carte va en premier sous le paquet ?
    }

q-take_risk = Risquez-vous { $ships } ? Il faut { $at_least } ou plus.

q-repair_ships = Quels vaisseaux récupérez-vous ?

q-look_whose = De quel joueur regardez-vous une carte Loyauté ?

q-give_sympathizer = À qui donnez-vous la carte Sympathisant ?

q-cylon_target = Quel personnage envoyez-vous { $place } ?

q-cylon_choice = Utilisez-vous l’effet de votre carte ?

q-damage_tokens = { $n ->
        [one] Quel pion Dégâts s’applique ?
       *[other] Quels { $n } pions Dégâts s’appliquent ?
    }

q-quorum_target = { $card } : qui choisissez-vous ?

q-resolve_quorum = Quelle carte Quorum résolvez-vous ?

q-gain_resource = Quelle ressource gagnez-vous ?

q-brutal_force = Que détruisez-vous : 3 Raiders, 1 Raider Lourd ou 1 Centurion ?

q-top_or_bottom = { $card } : sur le paquet ou dessous ?

q-scout_deck = Quel paquet regardez-vous ?

q-order_whom = Qui reçoit l’Ordre Exécutif ?

q-order_how = Ordre Exécutif : un déplacement et une action, ou deux actions ?

q-repair_what = Que réparez-vous ?

q-office = Piochez-vous une autre carte Quorum, ou en jouez-vous une ?

q-nominate = Qui doit devenir Président ?

q-accuse = Qui accusez-vous ?

q-caprica_choice = Quelle crise provoquez-vous ?

q-fleet_order = Que fait la flotte Cylon ?

q-spy_on = Quelle main regardez-vous ?

q-steal = Quelle carte prenez-vous ?

q-swap_super_crisis = Défaussez-vous une carte Crise Majeure pour en piocher une autre ?

q-give_loyalty = Qui reçoit vos cartes Loyauté ?

q-weapons_target = Qu’attaque le Galactica ?

q-contact = { $n ->
        [one] Quel vaisseau civil regardez-vous ?
       *[other] Quels { $n } vaisseaux civils regardez-vous ?
    }

q-guide = { $ship } : où va-t-il ?

q-recall_viper = Quel Viper revient pour vous ?

q-centurion_target = Quel Centurion attaquez-vous ?

## Ce que doit faire la personne qu’on attend

task-choose_character = choisir un personnage
task-react = décider d’intervenir ou non
task-first_reaction = dire qui passe en premier
task-name_character = choisir un personnage
task-leave_brig = choisir un lieu
task-movement = se déplacer
task-discard_skills = défausser des cartes Compétence
task-choose_types = choisir quelles cartes piocher
task-name_successor = transmettre un titre
task-keep_crisis = choisir une crise
task-crisis_choice = choisir pour la crise
task-choose_option = choisir pour la crise
task-contribute = jouer des cartes dans le test
task-who_boards = choisir qui aborde
task-raider_area = choisir l’ordre des Raiders
task-civilian_target = choisir un vaisseau civil
task-pilot_target = choisir un Viper
task-choose_placement = placer des vaisseaux
task-choose_civilian = choisir un vaisseau civil
task-choose_viper = choisir un Viper
task-action = effectuer une action
task-nuke_target = viser avec la Charge Nucléaire
task-viper_activation = activer des Vipers
task-launch_area = lancer un Viper
task-own_viper = piloter son Viper
task-destination = choisir la destination
task-bury_order = replacer des cartes
task-take_risk = décider d’un risque
task-repair_ships = récupérer des vaisseaux
task-look_whose = choisir de qui regarder la carte
task-give_sympathizer = donner une carte
task-cylon_target = choisir un personnage
task-cylon_choice = décider d’une carte Cylon
task-damage_tokens = choisir les dégâts
task-quorum_target = choisir pour la carte Quorum
task-resolve_quorum = résoudre une carte Quorum
task-gain_resource = choisir la ressource gagnée
task-brutal_force = choisir quoi détruire
task-top_or_bottom = replacer une carte
task-scout_deck = choisir un paquet
task-order_whom = donner un ordre
task-order_how = exécuter un ordre
task-repair_what = choisir quoi réparer
task-office = utiliser le Bureau du Président
task-nominate = désigner un candidat
task-accuse = accuser un personnage
task-caprica_choice = provoquer une crise
task-fleet_order = commander la flotte Cylon
task-spy_on = choisir une main
task-steal = prendre une carte
task-swap_super_crisis = décider d’une carte Crise Majeure
task-give_loyalty = transmettre des cartes Loyauté
task-weapons_target = viser avec le Galactica
task-contact = contacter des vaisseaux civils
task-guide = déplacer un vaisseau civil
task-recall_viper = rappeler un Viper
task-centurion_target = viser un Centurion

## Choix : des étiquettes, sans point final. Après le point médian, ce que cela fait.

item-with = { $what } · { $text }

item-pass = Passer
item-nothing = Ne rien faire
item-stay = Rester
item-stop = S’arrêter là
item-decline = Renoncer
item-use = L’utiliser
item-risk = Prendre le risque
item-draw-crises = Piocher 2 cartes Crise et en résoudre 1
item-draw-quorum = Piocher 1 carte Quorum de plus
item-launch = Lancer 2 Raiders et 1 Raider Lourd depuis chaque Basestar
item-top = Sur le paquet
item-bottom = Sous le paquet
item-move = Se déplacer, puis effectuer 1 action
item-two_actions = Effectuer 2 actions sans se déplacer
item-vipers = Jusqu’à 2 Vipers endommagés
item-damaged_viper = 1 Viper endommagé
item-destroyed_viper = 1 Viper détruit
item-destroyed_raptor = 1 Raptor détruit
item-check = Test de compétence ({ $check })
item-leave-brig = Essayer de quitter la Cellule
item-leave-brig-text = Un test de compétence (difficulté 7, Politique et Tactique). Réussite : allez dans n’importe quel autre lieu du Galactica
item-viper = Activer le Viper que vous pilotez
item-draw_quorum = Piocher 1 carte Quorum
item-nuke = Lancer une Charge Nucléaire sur un Basestar
item-reveal = Se révéler en tant que Cylon
item-reveal-in-brig = En Cellule, la carte reste sans effet
item-seat-unknown = Place { $seat }
item-declared = { $character } : { $play }
item-basestar = Basestar { $where }
item-basestar-damaged = Basestar { $where } ({ $damage })
item-centurion = Centurion sur la case { $space }
item-civilian = Vaisseau civil { $number }, { $where }
item-civilian-known = Vaisseau civil { $number }, { $where } ({ $losses })
item-civilian-empty = rien à perdre
item-unmanned = Viper sans personnage { $where }
item-piloted = { $character } { $where }
item-ship-at = { $ship } { $where }
item-viper-launch = Lancer un Viper { $where }
item-viper-move = Déplacer un Viper : { $origin } → { $to }
item-viper-attack = Attaquer { $target } { $where }
item-own-move = Se déplacer : { $to }
item-own-attack = Attaquer { $target }
item-difficulty = { $what } : difficulté { SIGNED($n) }
item-outcome = { $what } : { $outcome ->
        [pass] le test réussit
       *[fail] le test échoue
    }
item-of = { $what } : { $of }

target = { $target ->
        [raider] un Raider
        [heavy_raider] un Raider Lourd
        [centurion] un Centurion
       *[basestar] un Basestar
    }

## Ne rien choisir

nothing-name_character = N’envoyer personne
nothing-contribute = Ne jouer aucune carte
nothing-give_sympathizer = La garder
nothing-cylon_target = Ne frapper personne
nothing-swap_super_crisis = La garder
nothing-repair_ships = Ne rien récupérer

## Refus : des faits, sans point final

refusal-colonial_one_closed = Le Colonial One est fermé : une bombe y a explosé
refusal-no_card_to_change_ship = Vous n’avez pas de carte pour changer de vaisseau
refusal-no_nuke = Il ne reste pas de Charge Nucléaire
refusal-deck_empty = Il ne reste pas de carte Quorum
refusal-no_basestar = Il n’y a pas de Basestar
refusal-location_damaged = Ce lieu est endommagé
refusal-terminal_illness = Il faut { $n } cartes Compétence à défausser
refusal-convicted_criminal = D’autres personnages sont ici
refusal-emotionally_attached = Votre personnage ne l’active jamais
refusal-nobody_to_choose = Il n’y a personne à choisir
refusal-once_per_game = Une fois par partie : c’est déjà fait
refusal-admiral_is_president = L’Amiral est déjà Président
refusal-detector_sabotaged = Le détecteur de Cylons est saboté
refusal-no_population = Il n’y a plus de Population à perdre
refusal-brig_empty = Personne d’autre n’est en Cellule
refusal-no_cylon_ship = Il n’y a pas de vaisseau Cylon à attaquer
refusal-one_executive_order_a_turn = Un seul Ordre Exécutif par tour
refusal-nobody_to_order = Personne ne peut recevoir d’ordre
refusal-no_raptor = Il n’y a pas de Raptor dans la Réserve
refusal-not_in_viper = Vous n’êtes pas dans un Viper
refusal-nothing_to_repair = Il n’y a rien à réparer ici
refusal-not_president = Vous n’avez pas le titre de Président
refusal-nobody_to_elect = Il n’y a personne à choisir
refusal-sympathizer_no_fleet = Un Sympathisant ne commande pas la Flotte Cylon
refusal-jump_not_prepared = La Flotte n’est pas prête à sauter
refusal-no_viper = Il n’y a pas de Viper à activer
refusal-communications_jammed = Les Communications sont brouillées jusqu’au saut
refusal-no_civilian = Il n’y a pas de vaisseau civil dans l’espace
refusal-no_pilot = Votre personnage n’est pas pilote
refusal-no_centurion = Il n’y a pas de Centurion à bord
refusal-nobody_to_accuse = Il n’y a personne à accuser

## Aperçus : ce qu’un choix coûterait et ferait

preview-cards = Coûte { $cards ->
        [one] { $cards } carte Compétence
       *[other] { $cards } cartes Compétence
    }.
preview-contribute = { SIGNED($total) } au total.
preview-odds = Il faut { $at_least } ou plus ({ $odds ->
        [one] { $odds } chance
       *[other] { $odds } chances
    } sur 8).
preview-nuke = Détruit le Basestar dans { $destroys } cas sur 8, avec jusqu’à trois Raiders de la zone dans { $clears } d’entre eux. Sinon, deux dégâts.
preview-jump = Sur { $at_most } ou moins ({ $odds ->
        [one] { $odds } chance
       *[other] { $odds } chances
    } sur 8) : Population −{ $population }.

## Si les vaisseaux Cylons étaient activés maintenant : morceaux d’une ligne

forecast-nothing = rien
forecast-launched = { $n ->
        [one] { $n } vaisseau décolle
       *[other] { $n } vaisseaux décollent
    }
forecast-vipers = { $n ->
        [one] { $n } attaque contre les Vipers
       *[other] { $n } attaques contre les Vipers
    }
forecast-civilians = { $n ->
        [one] { $n } vaisseau civil perdu
       *[other] { $n } vaisseaux civils perdus
    }
forecast-moves = { $n ->
        [one] { $n } s’approche
       *[other] { $n } s’approchent
    }
forecast-galactica = { $n ->
        [one] { $n } attaque contre le Galactica (8)
       *[other] { $n } attaques contre le Galactica (8)
    }
forecast-shots = { $n ->
        [one] { $n } attaque contre le Galactica (4+)
       *[other] { $n } attaques contre le Galactica (4+)
    }
forecast-boarding = { $n ->
        [one] { $n } aborde le Galactica
       *[other] { $n } abordent le Galactica
    }
forecast-ahead = les Centurions atteignent la case { $n }
forecast-boarded = les Centurions prennent le Galactica

## Journal : au présent, pour qu’aucun participe ne s’accorde avec une personne

these = { $shown ->
        [none] { "" }
       *[other] : { $shown }
    }

cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

event-turn_began = Tour { $turn } : { $who }

event-phase_began = { $phase }

event-character_chosen = { $who } joue { $character }.

event-title_given = { $who } reçoit le titre { $title }.

event-loyalty_dealt = { $who } reçoit { $n ->
        [one] { $n } carte Loyauté
       *[other] { $n } cartes Loyauté
    }.

event-drew_skills = { $who } pioche { $types }{ these }.

event-reshuffled = La défausse est mélangée : nouveau { $deck }.

event-discarded = { $why ->
        [played] { $who } met { $shown } à la défausse.
        [movement] { $who } défausse { $shown } pour changer de vaisseau.
        [reveal] { $who } ne garde que 3 cartes et défausse { $shown }.
        [hand_limit] { $who } dépasse la limite de cartes en main et défausse { $shown }.
        [terminal_illness] { $who } défausse { $shown } pour activer un lieu.
        [dutiful] { $who } défausse { $shown } pour activer un lieu de nouveau.
        [event_horizon] { $who } défausse { $shown } pour voler contre la gravité.
        [alcoholic] { $who } défausse sa dernière carte : { $shown }.
       *[other] { $who } défausse { $shown }.
    }

event-moved = { $how ->
        [viper] { $who } pilote un Viper { $where }.
       *[location] { $who } va { $place }.
    }

event-sent = On envoie { $who } { $place }.

event-acted = { $kind ->
        [location] { $who } active { $what }.
        [card] { $who } joue { $what }.
        [quorum] { $who } joue la carte Quorum { $what }.
        [mutiny] { $who } joue la carte Mutinerie { $what }.
        [ability] { $who } utilise une capacité : { $what }.
        [viper] { $who } active son Viper.
        [draw_quorum] { $who } utilise le titre de Président.
        [nuke] { $who } lance une Charge Nucléaire.
        [infiltration] { $who } quitte le Galactica.
        [reveal] { $who } révèle une carte Loyauté pour une action.
       *[nothing] { $who } n’effectue aucune action.
    }

event-resource_changed = { $resource } { SIGNED($delta) } : cadran à { $now }.

event-crisis_drawn = { $super ->
        [yes] { $who } provoque la Crise Majeure { $crisis }.
       *[no] { $who } pioche la crise { $crisis }.
    }

event-crisis_choice = { $who } choisit : { $choice }.

event-chose = { $who } choisit : { $choice }.

event-assigned = { $who } donne { $card } à { $other }.

event-kept_in_play = { $crisis } reste en jeu.

event-left_play = { $crisis } n’est plus en jeu.

event-check_began = { $target ->
        [none] Test de compétence : { $source }, difficulté { $difficulty } ({ $skills }).
       *[other] Test de compétence : { $source }, personnage concerné { $target }, difficulté { $difficulty } ({ $skills }).
    }

event-destiny_added = { $n ->
        [one] { $n } carte Destinée rejoint le test.
       *[other] { $n } cartes Destinée rejoignent le test.
    }

event-destiny_shown = Cartes Destinée : { $shown }.

event-destiny_built = Nouveau paquet Destinée : { cards }.

event-contributed = { $n ->
        [0] { $who } ne joue aucune carte.
       *[other] { $who } joue { cards }{ these }.
    }

event-contributed_openly = { $shown ->
        [none] { $who } ne joue aucune carte.
       *[other] { $who } joue face visible : { $shown }.
    }

event-check_revealed = { $shown ->
        [none] Aucune carte dans le test. Total : { NUMBER($total) }.
       *[other] Les cartes : { $shown }. Total : { NUMBER($total) }.
    }

event-check_ended = { $outcome ->
        [pass] Réussite : { NUMBER($total) } pour une difficulté de { $difficulty }.
        [partial] Réussite partielle : { NUMBER($total) } pour une difficulté de { $difficulty }.
       *[fail] Échec : { NUMBER($total) } pour une difficulté de { $difficulty }.
    }

event-window_closed = Personne n’intervient ({ $step }).

event-declared = Plusieurs joueurs veulent agir au même moment : { $plays }.

event-reacted = { $who } intervient : { $play }.

event-rolled = { $changed ->
        [yes] { $who } lance le dé : { $die }, ce qui fait { $result } ({ $purpose }).
       *[no] { $who } lance le dé : { $die } ({ $purpose }).
    }

event-activated = { $icon }.

event-ships_placed = { $ship ->
        [centurion] { $n ->
            [one] { $n } Centurion aborde le Galactica.
           *[other] { $n } Centurions abordent le Galactica.
        }
       *[other] { $n ->
            [one] { ships } apparaît { $where }.
           *[other] { ships } apparaissent { $where }.
        }
    }

event-ship_moved = { $ship } se déplace : { $where }.

event-attacked = { $target ->
        [galactica] { $attacker } attaque le Galactica : { attack-effect }.
        [centurion] Attaque contre un Centurion sur la case { $space } : { attack-effect }.
       *[other] { $attacker } attaque { $aim } { $where } : { attack-effect }.
    }

attack-effect = { $effect ->
        [damaged] endommagé
        [destroyed] détruit
       *[missed] manqué
    }

attacker = { $attacker ->
        [raider] Un Raider
        [basestar] Un Basestar
        [viper] Un Viper
        [assault_raptor] Un Raptor d’Assaut
        [nuke] Une Charge Nucléaire
       *[galactica] Le Galactica
    }

aim = { $target ->
        [viper] un Viper
        [assault_raptor] un Raptor d’Assaut
        [raider] un Raider
        [heavy_raider] un Raider Lourd
       *[basestar] un Basestar
    }

a-ship = { $ship ->
        [viper] Un Viper
        [raptor] Un Raptor
        [assault_raptor] Un Raptor d’Assaut
        [raider] Un Raider
        [heavy_raider] Un Raider Lourd
        [basestar] Un Basestar
       *[civilian] Un vaisseau civil
    }

event-vipers_damaged = { $where ->
        [none] { $n ->
            [one] { $n } Viper de la Réserve est endommagé.
           *[other] { $n } Vipers de la Réserve sont endommagés.
        }
       *[other] Un Viper { $where } est endommagé.
    }

event-vipers_recalled = { $n ->
        [one] { $n } Viper est rappelé dans la Réserve.
       *[other] { $n } Vipers sont rappelés dans la Réserve.
    }

event-nukes_discarded = { $n ->
        [one] { $n } Charge Nucléaire est sacrifiée
       *[other] { $n } Charges Nucléaires sont sacrifiées
    }, { $left ->
        [0] il n’en reste plus.
       *[other] il en reste { $left }.
    }

event-galactica_damaged = Le Galactica est touché. { $token }.

event-basestar_damaged = Le Basestar { $where } est endommagé : { $token }.

event-ship_destroyed = { $where ->
        [none] { a-ship } est détruit.
       *[other] { a-ship } { $where } est détruit.
    }

event-civilian_destroyed = { $losses ->
        [none] Un vaisseau civil est détruit : il était vide.
       *[other] Un vaisseau civil est détruit : { $losses }.
    }

event-centurions_moved = { $spaces ->
        [none] Il n’y a plus de Centurion à bord.
       *[other] Centurions à bord : { $spaces }.
    }

centurions-on = { $n } sur la case { $space }

event-jump_prepared = Pion Flotte : case { $jump } sur { $most }.

event-jumped = La Flotte saute. Distance parcourue : { $distance }.

event-looked = { $of ->
        [none] { $who } regarde { looked-at }{ these }.
       *[other] { $who } regarde { looked-at } ({ $of }){ these }.
    }

looked-at = { $what ->
        [crisis] { $n ->
            [one] { $n } carte Crise
           *[other] { $n } cartes Crise
        }
        [destination] { $n ->
            [one] { $n } carte Destination
           *[other] { $n } cartes Destination
        }
        [loyalty] { $n ->
            [one] { $n } carte Loyauté
           *[other] { $n } cartes Loyauté
        }
        [quorum] { $n ->
            [one] { $n } carte Quorum
           *[other] { $n } cartes Quorum
        }
        [damage] { $n ->
            [one] { $n } pion Dégâts
           *[other] { $n } pions Dégâts
        }
        [civilian] { $n ->
            [one] { $n } vaisseau civil
           *[other] { $n } vaisseaux civils
        }
        [mutiny] { some-mutiny }
        [mission] { $n ->
            [one] { $n } carte Mission
           *[other] { $n } cartes Mission
        }
        [skill] un paquet Compétence et sa défausse
        [quorum_hand] les cartes Quorum
       *[hand] la main
    }

event-buried = { $where ->
        [top] { $who } replace { cards } sur le { $deck }.
       *[bottom] { $who } place { cards } sous le { $deck }.
    }

event-destination_chosen = { $who } choisit la destination : { $destination }.

event-drew_quorum = { $who } pioche { $n ->
        [one] { $n } carte Quorum
       *[other] { $n } cartes Quorum
    }{ these }.

event-drew_super_crisis = { $who } reçoit { $n ->
        [one] { $n } carte Crise Majeure
       *[other] { $n } cartes Crise Majeure
    }{ these }.

event-cards_passed = { $of } passe { cards } à { $who }.

event-cylon_revealed = { $card ->
        [sympathizer] { $who } révèle le Sympathisant.
        [you_are_the_mutineer] { $who } révèle le Mutin.
       *[other] { $who } se révèle en tant que Cylon ! ({ $subtitle })
    }

event-sleeper_agents = Agents Dormants : à une distance de { $distance }, tout le monde reçoit d’autres cartes Loyauté.

event-repaired = { $what ->
        [viper] { $n ->
            [one] { $n } Viper revient dans la Réserve.
           *[other] { $n } Vipers reviennent dans la Réserve.
        }
        [raptor] { $n ->
            [one] { $n } Raptor revient dans la Réserve.
           *[other] { $n } Raptors reviennent dans la Réserve.
        }
       *[other] Réparation : { $what }.
    }

## La fin

end-kobol = La Flotte atteint Kobol : les humains gagnent la partie.
end-fuel = Il n’y a plus de Carburant : les Cylons gagnent la partie.
end-food = Il n’y a plus de Rations : les Cylons gagnent la partie.
end-morale = Il n’y a plus de Moral : les Cylons gagnent la partie.
end-population = Il n’y a plus de Population : les Cylons gagnent la partie.
end-boarded = Les Centurions prennent le Galactica : les Cylons gagnent la partie.
end-destroyed = Le Galactica est détruit : les Cylons gagnent la partie.

# Étiquettes, quand on compte beaucoup de parties.
ending-kobol = Kobol atteinte
ending-fuel = Plus de Carburant
ending-food = Plus de Rations
ending-morale = Plus de Moral
ending-population = Plus de Population
ending-boarded = Abordage des Centurions
ending-destroyed = Galactica détruit

won = { $who ->
        [none] Aucun joueur n’a gagné.
       *[other] Victoire : { $who }.
    }
cylons = { $who ->
        [none] Personne n’était un Cylon.
       *[other] Cylons : { $who }.
    }

## Notes privées : ce que la personne qui lit est seule à avoir vu

note-crisis = { $where ->
        [top] Paquet Crise, dessus : { $card }
       *[bottom] Paquet Crise, dessous : { $card }
    }
note-destination = { $where ->
        [top] Paquet Destination, dessus : { $card }
       *[bottom] Paquet Destination, dessous : { $card }
    }
note-quorum = { $where ->
        [top] Paquet Quorum, dessus : { $card }
       *[bottom] Paquet Quorum, dessous : { $card }
    }
note-loyalty = { $who } détient : { $card }
note-hand = { $who } a en main : { $cards }
note-held = { $who } avait en main : { $cards }
note-civilian = Vaisseau civil { $number } : { $face }
note-handed_on = Carte Quorum transmise : { $card }

## Parler

talk-reminder = Secret : votre main, vos cartes Loyauté et ce que vous jouez dans un test. N’en parlez que vaguement ; vous pouvez aussi mentir.

phrase-help_none = Je ne peux pas aider ici
phrase-help_little = Je peux aider un peu
phrase-help_lot = Je peux aider beaucoup
phrase-help_who = Qui peut aider ?
phrase-let_it_fail = Ne dépensons pas trop pour ce test
phrase-must_pass = Il faut réussir ce test
phrase-save_cards = Je garde mes cartes
phrase-jump_soon = Sautons dès que possible
phrase-need_vipers = Il nous faut des Vipers dehors
phrase-need_repairs = Il faudrait réparer
phrase-need_order = Un Ordre Exécutif m’aiderait
phrase-somebody_sabotages = Quelqu’un travaille contre nous
phrase-saw_human = La carte que j’ai vue était humaine
phrase-saw_cylon = La carte que j’ai vue était un Cylon
phrase-saw_nothing = Je ne dirai pas ce que j’ai vu
phrase-i_am_human = Je suis du côté des humains
phrase-to_the_brig = Quelqu’un a sa place en Cellule
phrase-why = Pourquoi ce choix ?

phrase-because_smaller_loss = C’était la moindre perte
phrase-because_get_away = Il fallait partir de là
phrase-because_ships = Il fallait s’occuper de ces vaisseaux
phrase-because_civilians = Les vaisseaux civils étaient en danger
phrase-because_boarders = Il y a des Cylons à bord
phrase-because_repairs = Il fallait réparer
phrase-because_supplies = Nous allions en manquer
phrase-because_cards = Je voulais plus de cartes
phrase-because_worth_it = Cela en valait la peine
phrase-because_trust = J’ai choisi quelqu’un de confiance
phrase-because_suspicion = J’avais des soupçons
phrase-because_freedom = Je veux sortir de là
phrase-because_nothing_better = Il n’y avait rien de mieux à faire
phrase-because_not_me = Ce n’était pas moi
phrase-because_others_draw_it = D’autres que moi en piochent
phrase-because_gave_most = J’ai donné plus que tout le monde
phrase-because_look_at_me = Regardez ma Loyauté, si vous ne me croyez pas

phrase-suspect_william_adama = Je soupçonne Adama
phrase-suspect_saul_tigh = Je soupçonne Tigh
phrase-suspect_helo = Je soupçonne Helo
phrase-suspect_laura_roslin = Je soupçonne Roslin
phrase-suspect_gaius_baltar = Je soupçonne Baltar
phrase-suspect_tom_zarek = Je soupçonne Zarek
phrase-suspect_lee_adama = Je soupçonne Apollo
phrase-suspect_kara_thrace = Je soupçonne Starbuck
phrase-suspect_sharon_valerii = Je soupçonne Boomer
phrase-suspect_galen_tyrol = Je soupçonne Tyrol
phrase-trust_william_adama = J’ai confiance en Adama
phrase-trust_saul_tigh = J’ai confiance en Tigh
phrase-trust_helo = J’ai confiance en Helo
phrase-trust_laura_roslin = J’ai confiance en Roslin
phrase-trust_gaius_baltar = J’ai confiance en Baltar
phrase-trust_tom_zarek = J’ai confiance en Zarek
phrase-trust_lee_adama = J’ai confiance en Apollo
phrase-trust_kara_thrace = J’ai confiance en Starbuck
phrase-trust_sharon_valerii = J’ai confiance en Boomer
phrase-trust_galen_tyrol = J’ai confiance en Tyrol
phrase-suspect_for_leadership_william_adama = La carte Commandement contre nous : Adama en pioche
phrase-suspect_for_tactics_william_adama = La carte Tactique contre nous : Adama en pioche
phrase-suspect_for_choice_william_adama = Adama a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_william_adama = Adama avait des cartes et n’a rien donné
phrase-trust_for_gifts_william_adama = Personne n’a donné plus qu’Adama
phrase-suspect_for_leadership_saul_tigh = La carte Commandement contre nous : Tigh en pioche
phrase-suspect_for_tactics_saul_tigh = La carte Tactique contre nous : Tigh en pioche
phrase-suspect_for_choice_saul_tigh = Tigh a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_saul_tigh = Tigh avait des cartes et n’a rien donné
phrase-trust_for_gifts_saul_tigh = Personne n’a donné plus que Tigh
phrase-suspect_for_leadership_helo = La carte Commandement contre nous : Helo en pioche
phrase-suspect_for_tactics_helo = La carte Tactique contre nous : Helo en pioche
phrase-suspect_for_piloting_helo = La carte Pilotage contre nous : Helo en pioche
phrase-suspect_for_choice_helo = Helo a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_helo = Helo avait des cartes et n’a rien donné
phrase-trust_for_gifts_helo = Personne n’a donné plus que Helo
phrase-suspect_for_politics_laura_roslin = La carte Politique contre nous : Roslin en pioche
phrase-suspect_for_leadership_laura_roslin = La carte Commandement contre nous : Roslin en pioche
phrase-suspect_for_choice_laura_roslin = Roslin a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_laura_roslin = Roslin avait des cartes et n’a rien donné
phrase-trust_for_gifts_laura_roslin = Personne n’a donné plus que Roslin
phrase-suspect_for_politics_gaius_baltar = La carte Politique contre nous : Baltar en pioche
phrase-suspect_for_leadership_gaius_baltar = La carte Commandement contre nous : Baltar en pioche
phrase-suspect_for_engineering_gaius_baltar = La carte Ingénierie contre nous : Baltar en pioche
phrase-suspect_for_choice_gaius_baltar = Baltar a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_gaius_baltar = Baltar avait des cartes et n’a rien donné
phrase-trust_for_gifts_gaius_baltar = Personne n’a donné plus que Baltar
phrase-suspect_for_politics_tom_zarek = La carte Politique contre nous : Zarek en pioche
phrase-suspect_for_leadership_tom_zarek = La carte Commandement contre nous : Zarek en pioche
phrase-suspect_for_tactics_tom_zarek = La carte Tactique contre nous : Zarek en pioche
phrase-suspect_for_choice_tom_zarek = Zarek a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_tom_zarek = Zarek avait des cartes et n’a rien donné
phrase-trust_for_gifts_tom_zarek = Personne n’a donné plus que Zarek
phrase-suspect_for_politics_lee_adama = La carte Politique contre nous : Apollo en pioche
phrase-suspect_for_leadership_lee_adama = La carte Commandement contre nous : Apollo en pioche
phrase-suspect_for_tactics_lee_adama = La carte Tactique contre nous : Apollo en pioche
phrase-suspect_for_piloting_lee_adama = La carte Pilotage contre nous : Apollo en pioche
phrase-suspect_for_choice_lee_adama = Apollo a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_lee_adama = Apollo avait des cartes et n’a rien donné
phrase-trust_for_gifts_lee_adama = Personne n’a donné plus qu’Apollo
phrase-suspect_for_leadership_kara_thrace = La carte Commandement contre nous : Starbuck en pioche
phrase-suspect_for_tactics_kara_thrace = La carte Tactique contre nous : Starbuck en pioche
phrase-suspect_for_piloting_kara_thrace = La carte Pilotage contre nous : Starbuck en pioche
phrase-suspect_for_engineering_kara_thrace = La carte Ingénierie contre nous : Starbuck en pioche
phrase-suspect_for_choice_kara_thrace = Starbuck a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_kara_thrace = Starbuck avait des cartes et n’a rien donné
phrase-trust_for_gifts_kara_thrace = Personne n’a donné plus que Starbuck
phrase-suspect_for_tactics_sharon_valerii = La carte Tactique contre nous : Boomer en pioche
phrase-suspect_for_piloting_sharon_valerii = La carte Pilotage contre nous : Boomer en pioche
phrase-suspect_for_engineering_sharon_valerii = La carte Ingénierie contre nous : Boomer en pioche
phrase-suspect_for_choice_sharon_valerii = Boomer a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_sharon_valerii = Boomer avait des cartes et n’a rien donné
phrase-trust_for_gifts_sharon_valerii = Personne n’a donné plus que Boomer
phrase-suspect_for_politics_galen_tyrol = La carte Politique contre nous : Tyrol en pioche
phrase-suspect_for_leadership_galen_tyrol = La carte Commandement contre nous : Tyrol en pioche
phrase-suspect_for_engineering_galen_tyrol = La carte Ingénierie contre nous : Tyrol en pioche
phrase-suspect_for_choice_galen_tyrol = Tyrol a choisi ce qui nous coûtait le plus
phrase-suspect_for_nothing_galen_tyrol = Tyrol avait des cartes et n’a rien donné
phrase-trust_for_gifts_galen_tyrol = Personne n’a donné plus que Tyrol

phrase-why_william_adama = Pourquoi ce choix, Adama ?
phrase-why_saul_tigh = Pourquoi ce choix, Tigh ?
phrase-why_helo = Pourquoi ce choix, Helo ?
phrase-why_laura_roslin = Pourquoi ce choix, Roslin ?
phrase-why_gaius_baltar = Pourquoi ce choix, Baltar ?
phrase-why_tom_zarek = Pourquoi ce choix, Zarek ?
phrase-why_lee_adama = Pourquoi ce choix, Apollo ?
phrase-why_kara_thrace = Pourquoi ce choix, Starbuck ?
phrase-why_sharon_valerii = Pourquoi ce choix, Boomer ?
phrase-why_galen_tyrol = Pourquoi ce choix, Tyrol ?

phrase-gave_lot = J’ai beaucoup donné
phrase-gave_little = J’ai aidé un peu
phrase-gave_held_back = J’ai gardé mes cartes
phrase-gave_had_nothing = Je n’avais rien d’utile
phrase-why_nothing = Je n’ai rien fait récemment
