### Ce qui est écrit sur les cartes, les fiches, les lieux et les pions de Battlestar Galactica, en français. Mêmes
### messages et mêmes arguments que cards.en.ftl.

## Morceaux de phrases. Ils prennent les arguments de la phrase qui les contient.

who = { $who ->
        [president] le Président
        [admiral] l’Amiral
        [each] chaque joueur humain
        [actor] le joueur qui effectue l’action
        [target] le personnage choisi
       *[current] le joueur actif
    }

chooser = { $by ->
        [president] le Président
        [admiral] l’Amiral
        [actor] le joueur qui effectue l’action
       *[current] le joueur actif
    }

skill-cards = { $n ->
        [one] { $n } carte Compétence
       *[other] { $n } cartes Compétence
    }

typed-cards = { $n ->
        [one] { $n } carte { $type }
       *[other] { $n } cartes { $type }
    }

ships = { $ship ->
        [viper] { $n ->
            [one] { $n } Viper
           *[other] { $n } Vipers
        }
        [raptor] { $n ->
            [one] { $n } Raptor
           *[other] { $n } Raptors
        }
        [raider] { $n ->
            [one] { $n } Raider
           *[other] { $n } Raiders
        }
        [heavy_raider] { $n ->
            [one] { $n } Raider Lourd
           *[other] { $n } Raiders Lourds
        }
        [basestar] { $n ->
            [one] { $n } Basestar
           *[other] { $n } Basestars
        }
        [centurion] { $n ->
            [one] { $n } Centurion
           *[other] { $n } Centurions
        }
        [assault_raptor] { $n ->
            [one] { $n } Raptor d’Assaut
           *[other] { $n } Raptors d’Assaut
        }
       *[civilian] { $n ->
            [one] { $n } vaisseau civil
           *[other] { $n } vaisseaux civils
        }
    }

ships-at = { $ships } { $where }

either = { $first } ou { $last }

clauses = { $first } ; { $last }

times = { $n } × { $card }

in-turn = { $first }, puis { $last }

options = { $first } ; ou { $last }

## Ordres des cartes : une proposition chacun, qui porte le nom de sa classe et reçoit ses champs. Ni capitale ni point.

effect-Resource = { SIGNED($delta) } { $resource }

effect-DiscardSkills = { $how ->
        [hand] { who } défausse toutes les cartes Compétence de sa main
        [random] { who } défausse { skill-cards } au hasard
       *[choose] { who } défausse { skill-cards }
    }

effect-DrawSkills = { who } pioche { typed-cards }

effect-Send = { $who ->
        [chosen] { $optional ->
            [yes] { chooser } peut choisir un personnage, qui va { $place }
           *[no] { chooser } choisit un personnage, qui va { $place }
        }
        [everybody] tous les personnages qui sont { $where } vont { $place }
       *[other] { who } va { $place }
    }

effect-Raptors = { $brings ->
        [yes] remettez dans la Réserve { $n ->
            [one] { $n } Raptor détruit
           *[other] { $n } Raptors détruits
        }
       *[no] détruisez { $n ->
            [one] { $n } Raptor
           *[other] { $n } Raptors
        }
    }

effect-JumpTrack = { $forward ->
        [yes] le pion Flotte avance de { $n ->
            [one] { $n } case
           *[other] { $n } cases
        }
       *[no] le pion Flotte recule de { $n ->
            [one] { $n } case
           *[other] { $n } cases
        }
    }

effect-PlaceCenturions = { $n ->
        [one] placez { $n } Centurion
       *[other] placez { $n } Centurions
    } sur la case départ de la piste des Troupes d’Abordage

effect-PlaceShips = placez { $ships }

effect-DestroyCivilians = { $n ->
        [one] piochez { $n } vaisseau civil et détruisez-le
       *[other] piochez { $n } vaisseaux civils et détruisez-les
    }

effect-DamageVipers = endommagez { $n ->
        [one] { $n } Viper
       *[other] { $n } Vipers
    } { $where ->
        [reserve] de la Réserve
       *[space] dans l’espace
    }

effect-RecallVipers = tous les Vipers dans l’espace rentrent dans la Réserve, leurs pilotes sur le Pont

effect-RollDie = lancez le dé : sur { $at_most } ou moins, { $then }

effect-LookAtLoyalty = { chooser } regarde au hasard 1 carte Loyauté { $target ->
        [current] du joueur actif
        [president_or_admiral] du Président ou de l’Amiral
       *[any] d’un autre joueur
    }

effect-GiveTitle = { $to ->
        [chosen] { $holder } choisit un autre joueur, qui reçoit le titre { $title }
        [target] le personnage choisi reçoit le titre { $title }
        [next] le titre { $title } passe au personnage suivant dans l’ordre de succession
       *[admiral] l’Amiral reçoit le titre { $title }
    }

effect-DiscardNuke = l’Amiral défausse { $n ->
        [one] { $n } Charge Nucléaire
       *[other] { $n } Charges Nucléaires
    }

effect-Choice = { chooser } choisit : { $options }

effect-IfBelow = si le cadran de { $resource } est en dessous de { $below }, { $then }

effect-ExtraCrisis = une nouvelle carte Crise est piochée et résolue après l’activation des vaisseaux Cylons

effect-AddDistance = cette carte reste près de l’objectif et vaut une distance de { $n }

effect-Activate = { $n ->
        [one] { $icons }
       *[other] dans cet ordre : { $icons }
    }

effect-ActivatePlacedRaiders = { $n ->
        [one] le Raider qui vient d’être placé est activé aussitôt
       *[other] les { $n } Raiders qui viennent d’être placés sont activés aussitôt
    }

effect-DamageGalactica = { $n ->
        [1] endommagez le Galactica
       *[other] endommagez { $n } fois le Galactica
    }

effect-KeepInPlay = { $until ->
        [jump] cette carte reste en jeu jusqu’au saut de la Flotte : { $rule }
        [loss] cette carte reste en jeu : { $rule }
        [basestar] cette carte reste en jeu jusqu’au saut de la Flotte ou à la destruction d’un Basestar : { $rule }
       *[end] cette carte reste en jeu jusqu’à la fin de la partie : { $rule }
    }

effect-Risk = l’Amiral peut risquer { ships } : sur { $at_least } ou plus, { $success } ; sinon, { $failure }

effect-RepairShips = l’Amiral peut récupérer jusqu’à { $vipers ->
        [one] { $vipers } Viper endommagé ou détruit
       *[other] { $vipers } Vipers endommagés ou détruits
    } et { $raptors ->
        [one] { $raptors } Raptor détruit
       *[other] { $raptors } Raptors détruits
    }

effect-LeaveBrig = le personnage quitte la Cellule pour un autre lieu du Galactica

effect-nothing = pas d’effet

# Ce que change une carte tant qu’elle reste en jeu.
kept-ambush = les Vipers sans personnage à bord retranchent 2 à leurs jets d’attaque
kept-cylon_swarm = chaque fois qu’un Basestar lance des Raiders ou des Raiders Lourds, il en lance 1 de plus
kept-jammed_assault = personne ne peut activer les Communications
kept-thirty_three = elle part dès qu’un vaisseau civil ou un Basestar est détruit ; si la Flotte saute avant, elle est remélangée dans le paquet Crise
kept-detector_sabotage = personne ne peut regarder les cartes Loyauté d’un autre joueur
kept-bomb_on_colonial_1 = personne ne peut se déplacer vers le Colonial One

# Une règle spéciale qui n’est qu’un rappel.
special-boarding_parties = Aucun Viper n’est placé.

## Parties d’une carte

slot-pass = Réussite
slot-partial = { $n } ou plus
slot-fail = Échec
slot-first = Choix 1
slot-second = Choix 2
slot-instead = Ou
slot-activate = 1. Vaisseaux présents
slot-set_up = 2. Mise en place
slot-special = 3. { $name }
slot-icons = Ensuite
slot-rule = Règle
slot-text = Texte
slot-action = Action
slot-once = Une fois par partie
slot-passive = Toujours
slot-drawback = Défaut
slot-effect = Effet

summary-crisis = { $kind ->
        [check] Crise · test de compétence
        [event] Crise · événement
       *[attack] Crise · attaque de Cylons
    }
summary-super = { $kind ->
        [attack] Crise Majeure · attaque de Cylons
       *[check] Crise Majeure · test de compétence
    }
summary-check = difficulté { $difficulty } : { $skills }
summary-chooser = { $by ->
        [president] le Président choisit
        [admiral] l’Amiral choisit
       *[current] le joueur actif choisit
    }
summary-copies = { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
summary-skill = Carte { $type } · valeur { $strengths }
summary-quorum = Carte Quorum
summary-destination = Destination · distance { $n }
summary-loyalty = Carte Loyauté
summary-location = { $ship ->
        [colonial_one] Lieu du Colonial One
        [cylon] Site Cylon
        [demetrius] Lieu du Démétrius
        [rebel_basestar] Lieu du Basestar Rebelle
       *[galactica] Lieu du Galactica
    }
summary-hazardous = dangereux
summary-civilian = Vaisseau civil
summary-damage = Pion Dégâts du Galactica
summary-basestar = Pion Dégâts du Basestar
summary-ship = Vaisseau
summary-token = Pion
summary-office = Titre
summary-resource = Ressource · { $n } au départ · zone rouge à { $red } ou moins
summary-rule = Les règles en bref

skill-count = { $types } { $n }

check-line = difficulté { $difficulty }, { $skills }

## Cartes Compétence

skill-card = { $name } { $strength }

text-consolidate_power = Piochez 2 cartes Compétence de n’importe quels types, même en dehors de votre liste de compétences.
text-investigative_committee = Avant que des cartes soient jouées dans un test de compétence : toutes ses cartes, Destinée comprise, sont jouées face visible.
text-executive_order = Choisissez un autre joueur humain, qui peut se déplacer et effectuer 1 action, ou effectuer 2 actions sans se déplacer. Un seul Ordre Exécutif par tour.
text-declare_emergency = Une fois calculée la valeur finale d’un test de compétence : sa difficulté baisse de 2. Une seule de ces cartes par test.
text-launch_scout = Risquez 1 Raptor et lancez le dé. Sur 3 ou plus, regardez la première carte du paquet Crise ou du paquet Destination et replacez-la dessus ou dessous ; sinon, le Raptor est détruit.
text-strategic_planning = Avant n’importe quel jet de dé : ajoutez 2 au résultat. Une seule de ces cartes par jet.
text-evasive_maneuvers = Après un jet d’attaque contre un Viper : relancez le dé. Si un personnage le pilote, retranchez 2 au nouveau jet.
text-maximum_firepower = Si vous pilotez un Viper : attaquez jusqu’à 4 fois avec lui.
text-repair = Réparez le lieu où vous êtes ou bien, sur le Pont, jusqu’à 2 Vipers endommagés.
text-scientific_research = Avant que des cartes soient jouées dans un test de compétence : toutes ses cartes Ingénierie comptent en positif.

## Cartes Quorum. Le Président les joue pour une action.

text-accept_prophecy = Piochez 1 carte Compétence de n’importe quel type. Cette carte reste en jeu : la prochaine fois que l’Administration est activée, ou que le Président est choisi dans les Quartiers de l’Amiral, la difficulté augmente de 2 et cette carte est défaussée.
text-arrest_order = Choisissez un personnage, qui va en Cellule.
text-assign_arbitrator = Piochez 2 cartes Politique et donnez cette carte à un autre joueur. Qui la détient peut la défausser quand les Quartiers de l’Amiral sont activés, pour réduire ou augmenter la difficulté de 3.
text-assign_mission_specialist = Piochez 2 cartes Politique et donnez cette carte à un autre joueur. Au prochain saut, qui la détient choisit la destination à la place de l’Amiral, parmi 3 cartes ; elle est ensuite défaussée.
text-assign_vice_president = Piochez 2 cartes Politique et donnez cette carte à un autre joueur. Tant que ce joueur n’est pas le Président, personne d’autre ne peut être choisi à l’Administration.
text-authorization_of_brutal_force = Détruisez 3 Raiders, 1 Raider Lourd ou 1 Centurion. Puis lancez le dé : sur 2 ou moins, −1 Population.
text-encourage_mutiny = Choisissez un autre joueur, mais pas l’Amiral : ce joueur lance le dé. Sur 3 ou plus, il reçoit le titre d’Amiral ; sinon, −1 Moral.
text-food_rationing = Lancez le dé : sur 6 ou plus, +1 Rations et cette carte est retirée du jeu. Sinon, pas d’effet.
text-inspirational_speech = Lancez le dé : sur 6 ou plus, +1 Moral et cette carte est retirée du jeu. Sinon, pas d’effet.
text-presidential_pardon = Déplacez un autre personnage de la Cellule vers n’importe quel autre lieu du Galactica.
text-release_cylon_mugshots = Regardez au hasard 1 carte Loyauté d’un autre joueur. Puis lancez le dé : sur 3 ou moins, −1 Moral.

## Cartes Loyauté

text-not_a_cylon = Vous jouez pour les humains, sauf si une autre de vos cartes dit le contraire.
text-cylon_brig = Action : révélez cette carte. Hors de la Cellule, vous pouvez envoyer en Cellule un personnage du Galactica.
text-cylon_damage = Action : révélez cette carte. Hors de la Cellule, vous pouvez piocher jusqu’à 5 pions Dégâts du Galactica et en appliquer 2 ; les autres retournent avec le reste sans être montrés.
text-cylon_morale = Action : révélez cette carte. Hors de la Cellule, vous pouvez réduire le Moral de 1.
text-cylon_sickbay = Action : révélez cette carte. Hors de la Cellule, vous pouvez choisir un personnage du Galactica, qui défausse 5 cartes Compétence et va à l’Infirmerie.
text-sympathizer = Révélez cette carte immédiatement. Si une ressource est en zone rouge, allez en Cellule et continuez comme avant. Sinon, vous êtes un Cylon révélé, sans carte Crise Majeure et sans accès à la Flotte Cylon.

## Capacités

text-inspirational_leader = Dans les tests de compétence des cartes Crise que vous avez piochées, toute carte de valeur 1 compte en positif.
text-command_authority = Après un test de compétence, prenez en main toutes les cartes qui y ont servi.
text-emotionally_attached = Vous ne pouvez pas activer les Quartiers de l’Amiral.
text-cylon_hatred = Quand quelqu’un active les Quartiers de l’Amiral, vous pouvez réduire la difficulté de 3.
text-declare_martial_law = Action : l’Amiral reçoit le titre de Président.
text-alcoholic = Au début du tour de n’importe qui, si vous avez exactement 1 carte Compétence en main, vous la défaussez.
text-eco_officer = Pendant votre tour, une fois par tour, vous pouvez faire relancer un dé qui vient d’être lancé. Le nouveau résultat est définitif.
text-moral_compass = Après le choix fait sur une carte Crise, remplacez-le par l’autre.
text-stranded = Vous commencez hors du plateau, sans pouvoir ni vous déplacer, ni être déplacé, ni effectuer d’action. Au début de votre deuxième tour, vous arrivez sur le Pont.
text-religious_visions = Quand vous piochez une carte Crise, piochez-en 2 : résolvez-en 1 et placez l’autre sous le paquet.
text-skilled_politician = Action : piochez 4 cartes Quorum, résolvez-en 1 et placez les autres sous le paquet. Le titre de Président n’est pas nécessaire.
text-terminal_illness = Avant d’activer un lieu, vous devez défausser 2 cartes Compétence.
text-delusional_intuition = Après avoir pioché une carte Crise, piochez 1 carte Compétence de n’importe quel type.
text-cylon_detector = Action : regardez toutes les cartes Loyauté d’un autre joueur.
text-coward = Vous commencez la partie avec 2 cartes Loyauté.
text-friends_in_low_places = Quand quelqu’un active l’Administration ou la Cellule, vous pouvez réduire ou augmenter la difficulté de 2.
text-unconventional_tactics = Action : −1 Population, puis +1 à une autre ressource de votre choix.
text-convicted_criminal = Vous ne pouvez pas activer un lieu où se trouvent d’autres personnages, sauf la Cellule.
text-alert_viper_pilot = Quand un Viper de la Réserve est placé et que vous êtes sur le Galactica, hors de la Cellule, vous pouvez le piloter et effectuer 1 action.
text-cag = Action : activez jusqu’à 6 Vipers sans personnage à bord.
text-headstrong = Quand on vous force à défausser des cartes Compétence, elles sont prises au hasard.
text-expert_pilot = Si vous commencez votre tour dans un Viper, vous pouvez effectuer 2 actions pendant votre phase d’Action.
text-secret_destiny = Quand une carte Crise est révélée, défaussez cette carte et piochez-en une autre.
text-insubordinate = Quand on vous choisit dans les Quartiers de l’Amiral, la difficulté baisse de 3.
text-recon = À la fin de votre tour, vous pouvez regarder la première carte Crise et la replacer dessus ou dessous.
text-mysterious_intuition = Avant le test de compétence d’une carte Crise, choisissez s’il réussit ou s’il échoue. Il n’a pas lieu.
text-sleeper_agent = Pendant la phase d’Agent Dormant, vous recevez 2 cartes Loyauté, puis vous allez en Cellule.
text-maintenance_engineer = Pendant votre tour, une fois par tour, vous pouvez effectuer une autre action après une carte Réparer.
text-blind_devotion = Une fois les cartes jouées dans un test de compétence et avant de les révéler, nommez un type : ses cartes comptent pour 0.
text-reckless = Votre limite est de 8 cartes en main au lieu de 10.

## Lieux

text-ftl_control = Faites sauter la Flotte, si le pion Flotte est sur une case bleue. Lancez d’abord le dé : sur 6 ou moins, la Population indiquée sur cette case est perdue.
text-weapons_control = Attaquez 1 vaisseau Cylon avec le Galactica.
text-communications = Regardez la face de 2 vaisseaux civils, puis déplacez chacun d’eux, si vous voulez, vers une zone adjacente.
text-research_lab = Piochez 1 carte Ingénierie ou 1 carte Tactique.
text-command = Activez deux fois des Vipers sans personnage à bord, le même ou deux différents.
text-admirals_quarters = Choisissez un personnage, puis un test de compétence décide (difficulté 7, Commandement et Tactique). Réussite : ce personnage va en Cellule.
text-hangar_deck = Pilotes seulement : partez dans un Viper, puis vous pouvez effectuer une autre action.
text-armory = Attaquez 1 Centurion. Il est détruit sur 7 ou plus.
text-sickbay = Vous ne piochez que 1 carte Compétence pendant votre phase Recevoir des Compétences. On en sort en se déplaçant.
text-brig = Vous ne pouvez ni vous déplacer, ni piocher de carte Crise, ni jouer plus de 1 carte par test de compétence. Action : un test de compétence (difficulté 7, Politique et Tactique). Réussite : allez dans n’importe quel autre lieu du Galactica.
text-press_room = Piochez 2 cartes Politique.
text-presidents_office = Président seulement : piochez 1 carte Quorum, puis vous pouvez en piocher 1 de plus ou en jouer 1.
text-administration = Choisissez un personnage, puis un test de compétence décide (difficulté 5, Politique et Commandement). Réussite : ce personnage reçoit le titre de Président.
text-caprica = Jouez votre carte Crise Majeure, ou bien piochez 2 cartes Crise, résolvez-en 1 et défaussez l’autre. Les vaisseaux Cylons ne sont pas activés ensuite, et la Flotte ne se prépare pas au saut.
text-cylon_fleet = Activez tous les vaisseaux Cylons d’une sorte, ou lancez 2 Raiders et 1 Raider Lourd depuis chaque Basestar.
text-human_fleet = Regardez la main d’un joueur et prenez-y 1 carte Compétence. Puis lancez le dé : sur 5 ou plus, endommagez le Galactica.
text-resurrection_ship = Si vous voulez, défaussez votre carte Crise Majeure et piochez-en une autre. Ensuite, à une distance de 7 ou moins, donnez vos cartes Loyauté face cachée à un autre joueur.

## Pions, vaisseaux, titres, ressources

text-damage-location = Ce lieu est endommagé : les personnages qui s’y trouvent vont à l’Infirmerie, et on ne peut plus l’activer avant de l’avoir réparé. Six lieux endommagés détruisent le Galactica.
text-damage-food = −1 Rations. Le pion est retiré du jeu.
text-damage-fuel = −1 Carburant. Le pion est retiré du jeu.
text-critical_hit = Compte comme 2 pions Dégâts. Un Basestar qui en a 3 est détruit.
text-disabled_hangar = Ce Basestar ne peut lancer ni Raiders ni Raiders Lourds.
text-disabled_weapons = Ce Basestar ne peut pas attaquer le Galactica.
text-structural_damage = Les attaques contre ce Basestar ajoutent 2 au résultat du dé.

text-civilian = { $losses ->
        [none] On ne perd rien avec lui.
       *[other] S’il est détruit : { $losses }.
    }

text-viper = Combat les Raiders, les Raiders Lourds et les Basestars. Attaqué, il est endommagé de 5 à 7 et détruit sur 8. Un Viper qu’on active est lancé, va dans une zone adjacente ou attaque dans la sienne. Les pilotes dirigent le leur.
text-raptor = Reste dans la Réserve. Des cartes permettent de le risquer, pour explorer ou rapporter des ressources.
text-raider = Activé, il fait la première chose possible : attaquer un Viper de sa zone, y détruire un vaisseau civil, aller vers le vaisseau civil le plus proche, attaquer le Galactica, qu’il endommage sur 8. Il est détruit sur 3 ou plus.
text-heavy_raider = Transporte des Centurions. Activé, il va vers la zone de lancement de Vipers la plus proche ; s’il y était déjà, il aborde le Galactica et devient un Centurion. Il est détruit sur 7 ou plus.
text-basestar = Activé, il attaque le Galactica et l’endommage sur 4 ou plus. Il lance des Raiders et des Raiders Lourds. Un Viper l’endommage sur 8, le Galactica sur 5 ou plus ; à 3 dégâts, il est détruit.
text-centurion = Aborde le Galactica. Il avance de 1 case à chaque activation des Raiders Lourds ; sur la cinquième case, les humains perdent. Dans l’Arsenal, on le détruit sur 7 ou plus.
text-nuke = Action de l’Amiral contre un Basestar ; il y en a 2 dans la partie. Sur 1 ou 2, il est endommagé deux fois ; de 3 à 6, détruit ; sur 7 ou 8, détruit avec 3 Raiders de sa zone.

text-president = Pioche et joue les cartes Quorum, et décide de certaines cartes Crise. Action : piocher 1 carte Quorum. Garde son titre en Cellule.
text-admiral = Choisit où saute la Flotte, détient les Charges Nucléaires et décide de certaines cartes Crise. Perd son titre en Cellule.

text-fuel = Chaque saut en consomme. S’il est à 0 à la fin d’un tour, les humains perdent.
text-food = De quoi nourrir la Flotte. Si elles sont à 0 à la fin d’un tour, les humains perdent.
text-morale = Ce qui fait tenir la Flotte. S’il est à 0 à la fin d’un tour, les humains perdent.
text-population = Les survivants ; la plupart des vaisseaux civils en transportent. Si elle est à 0 à la fin d’un tour, les humains perdent.

ship-viper = Viper
ship-raptor = Raptor
ship-raider = Raider
ship-heavy_raider = Raider Lourd
ship-basestar = Basestar
ship-colonial_one = Colonial One
    .at = à bord du Colonial One
token-centurion = Centurion
token-nuke = Charge Nucléaire
