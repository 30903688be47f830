### Ce qui est écrit sur les cartes, les fiches, les lieux et les pions de Renouveau, en français. Mêmes messages et
### mêmes arguments que daybreak_cards.en.ftl.

## Morceaux de phrases

some-mutiny = { $n ->
        [one] { $n } carte Mutinerie
       *[other] { $n } cartes Mutinerie
    }

## Ce que change une carte tant qu’elle reste en jeu

kept-event_horizon = qui active un Viper doit d’abord défausser 1 carte Compétence
kept-hornets_nest = personne ne peut utiliser l’action d’une carte Pilotage
kept-lockdown = personne ne peut activer l’Arsenal

## Ordres des cartes : une proposition chacun, qui porte le nom de sa classe et reçoit ses champs. Ni capitale ni point.

effect-DrawMutiny = { $who ->
        [each_without] chaque joueur qui n’a pas de carte Mutinerie pioche { some-mutiny }
        [chosen] le joueur actif choisit un joueur, qui pioche { some-mutiny }
       *[other] { who } pioche { some-mutiny }
    }
effect-TreacheryToDestiny = mélangez { $n ->
        [one] { $n } carte Traîtrise
       *[other] { $n } cartes Traîtrise
    } dans le paquet Destinée
effect-DrawAny = { who } pioche { skill-cards } de n’importe quels types
effect-DrawQuorum = le Président pioche { $n ->
        [one] { $n } carte Quorum
       *[other] { $n } cartes Quorum
    }
effect-DiscardQuorum = le Président défausse au hasard { $n ->
        [one] { $n } carte Quorum
       *[other] { $n } cartes Quorum
    }
effect-GainMiracle = { $who ->
        [each] chaque joueur humain qui n’a pas de pion Miracle en gagne 1
       *[chosen] l’Amiral choisit un autre joueur, qui gagne 1 pion Miracle
    }
effect-ReleaseToCommand = le Président peut déplacer un personnage de la Cellule vers la Passerelle
effect-OpenBrig = chaque personnage en Cellule peut aller dans n’importe quel autre lieu du Galactica
effect-SendCavalry = le joueur actif place 1 nouveau Raptor d’Assaut dans une zone de bâbord et peut l’activer aussitôt
effect-RemoveShips = { $ship ->
        [basestar] tous les Basestars
        [heavy_raider] tous les Raiders Lourds
       *[centurion] tous les Centurions
    } sont retirés du plateau, dont { $n } du jeu
effect-Ally = { $side ->
        [human] le Basestar Rebelle entre en jeu du côté des humains
       *[cylon] le Basestar Rebelle entre en jeu du côté des Cylons
    }
effect-DestroyHub = le Hub est détruit : il remplace le Vaisseau de Résurrection
effect-TravelOn = la distance parcourue augmente aussitôt de { $n }
effect-TurnMissionOver = cette carte est retournée face cachée
effect-RepairLocations = réparez { $n ->
        [one] { $n } lieu endommagé
       *[other] { $n } lieux endommagés
    }

## Parties d’une carte

slot-miracle = { $n ->
        [one] Miracle
       *[other] Miracle, { $n } pions
    }
slot-in_check = Dans un test
slot-any_time = Dès que c’est le cas
slot-at_end = À la fin de la partie
slot-line = Ordre de succession
summary-mutiny = Carte Mutinerie
summary-motive = { $allegiance ->
        [human] Motivation · allégeance aux humains
       *[cylon] Motivation · allégeance aux Cylons
    }
summary-mission = { $distance ->
        [0] Mission
       *[other] Mission · distance { $distance }
    }
summary-edition = { $edition ->
        [search_for_home] En Quête d’un Foyer
       *[daybreak] Renouveau
    }

## Cartes Compétence. Avec une capacité de test de compétence, seul compte ce qui se passe dans un test.

text-force_their_hand = Si le joueur actif est humain, il peut ajouter à ce test 1 carte Compétence face visible ; s’il n’en ajoute pas, il pioche 1 carte Mutinerie.
text-popular_influence = Piochez 2 cartes Quorum et donnez-en 1 au Président. Jouez l’autre, ou défaussez-la.
text-negotiation = Placez 1 Basestar devant le Galactica et piochez 1 carte Politique. Jusqu’à la fin du tour, les vaisseaux Cylons ne sont ni activés ni lancés.
text-all_hands_on_deck = Chaque carte de valeur 0 de ce test, celle-ci comprise, ajoute 1 au total.
text-restore_order = Avant que des cartes soient jouées dans un test de compétence : aucune capacité de test de compétence n’y prend effet. Sans effet sur les missions.
text-change_of_plans = Après un test de compétence réussi : son résultat est ignoré ; à la place, chaque joueur humain pioche 2 cartes Compétence. Sans effet sur les missions.
text-quick_thinking = Le joueur actif peut retirer de ce test 1 carte de valeur 3 ou moins et la prendre en main, sauf une carte de ce nom.
text-unorthodox_plan = Activez la Passerelle, l’Arsenal, le Contrôle de l’Armement ou les Communications, où que vous soyez, même en cas de dégâts.
text-a_second_chance = Avant que des cartes soient jouées dans un test de compétence : s’il réussit avec au moins 4 de plus que sa difficulté imprimée, le joueur actif gagne 1 pion Miracle.
text-dogfight = Le joueur actif peut endommager 1 Viper, dans l’espace ou dans la Réserve, pour défausser 1 autre carte de ce test.
text-combat_veteran = Choisissez un Viper sans personnage à bord, dans la Réserve ou dans l’espace, et activez-le jusqu’à 3 fois.
text-launch_reserves = Placez jusqu’à 2 Vipers de la Réserve dans une zone où un personnage en pilote un, puis activez chacun d’eux.
text-install_upgrades = Une fois connu le résultat de ce test, le joueur actif pioche des cartes Ingénierie : 2 en cas de réussite, 1 sinon.
text-raptor_specialist = Détruisez 1 Raptor de la Réserve pour gagner 1 Raptor d’Assaut, ou remettez 1 Raptor détruit dans la Réserve.
text-test_the_limits = Seulement avant les cases bleues : le pion Flotte avance de 1 case. Puis lancez le dé : sur 5 ou moins, endommagez le Galactica.
text-bait = Placez 1 vaisseau civil derrière le Galactica. Qui choisit de défausser cette carte pioche 1 carte Mutinerie.
text-dradis_contact = Placez 2 Raiders devant le Galactica. Qui choisit de défausser cette carte pioche 1 carte Mutinerie.
text-a_better_machine = Mélangez 2 cartes Traîtrise dans le paquet Destinée.
text-personal_vices = Chaque joueur humain pioche 1 carte Traîtrise. Le joueur actif, s’il est humain, pioche aussi 1 carte Mutinerie.
text-violent_outbursts = Le joueur actif va à l’Infirmerie.
text-exploit_a_weakness = Le joueur actif choisit un joueur humain, qui pioche 1 carte Mutinerie.

## Cartes Mutinerie. Chacune est une action.

text-armed_resistance = L’Amiral va à l’Infirmerie. Puis regardez la première carte Crise et replacez-la dessus ou dessous.
text-assume_command = Défaussez 5 cartes Compétence pour recevoir le titre d’Amiral. Impossible en Cellule.
text-bait_and_switch = Piochez 2 cartes Compétence de n’importe quels types. Puis mélangez 2 cartes Traîtrise dans le paquet Destinée.
text-betrayal_of_trust = Piochez 2 cartes Traîtrise. Puis regardez la première carte Destination et replacez-la dessus ou dessous.
text-blackmail = Prenez au hasard 3 cartes Compétence au Président, qui doit en avoir au moins 3.
text-clipped_wings = Tous les Vipers dans l’espace rentrent dans la Réserve et tous les Vipers endommagés sont réparés. Puis piochez 2 cartes Traîtrise. Seulement s’il y a un Viper dans l’espace.
text-controversial_speech = Lancez le dé : sur 5 ou moins, chaque joueur pioche 1 carte Traîtrise ; sinon, +1 Moral et cette carte est retirée du jeu.
text-feed_the_people = Le pion Flotte recule de 2 cases ; +1 Rations. Cette carte est retirée du jeu.
text-impeachment = Défaussez 5 cartes Compétence pour recevoir le titre de Président.
text-make_a_deal = Déplacez un personnage de la Cellule vers n’importe quel autre lieu du Galactica. Défaussez cette carte, puis choisissez un joueur, qui pioche 1 carte Mutinerie.
text-necessary_risk = +1 Rations. Puis placez 1 Basestar et 3 Raiders dans une zone de votre choix. Cette carte est retirée du jeu.
text-panic = Placez 1 vaisseau civil derrière le Galactica. Puis activez 1 Viper sans personnage à bord.
text-peaceful_resistance = Allez à l’Infirmerie. Puis lancez le dé : sur 4 ou moins, l’Amiral va en Cellule.
text-ruined_reputation = Choisissez un joueur humain, qui pioche 2 cartes Compétence de n’importe quels types. Puis lancez le dé : sur 4 ou moins, ce joueur va en Cellule.
text-scavenging_for_parts = Endommagez le Galactica. Puis choisissez un vaisseau civil dans l’espace : il est remélangé parmi ceux qui sont inutilisés.
text-selfish_act = Piochez 2 cartes de votre liste de compétences. Défaussez cette carte, puis piochez 1 carte Mutinerie.
text-send_a_message = Endommagez le Galactica. Puis attaquez 1 Centurion en ajoutant 2 au résultat du dé.
text-set_the_agenda = Le Président pioche 2 cartes Quorum. Puis regardez toutes ses cartes Quorum et placez-en 2 sous le paquet, dans l’ordre de votre choix. Impossible si vous avez ce titre.
text-the_strong_survive = Piochez 1 vaisseau civil et détruisez-le. Le pion Flotte avance de 1 case. Cette carte est retirée du jeu.
text-unauthorized_usage = Lancez sur un Basestar une Charge Nucléaire de l’Amiral. Puis toutes les Charges Nucléaires, et cette carte, sont retirées du jeu.
text-violent_protest = Piochez 2 cartes Politique. Le Président va à l’Infirmerie.
text-weapons_armed = Détruisez 1 Raptor de la Réserve pour gagner 1 Raptor d’Assaut. Puis chaque Basestar lance 2 Raiders.

## Motivations : quand le Leader peut les révéler

text-keep_them_docile = Les Rations sont à 4 ou moins.
text-pressure_their_leaders = Le Moral est à 5 ou moins.
text-learn_to_cherish = La Population est à 6 ou moins.
text-improve_efficiency = Vous avez en main au moins 1 carte Politique, 1 carte Tactique et 1 carte Ingénierie.
text-remove_the_threat = Au moins 4 Vipers sont endommagés ou détruits.
text-end_the_chase = Le Contrôle PRL est endommagé, ou les Quartiers de l’Amiral le sont.
text-make_an_ally = Un autre joueur est en Cellule, et vous avez une carte Mutinerie.
text-harvest_their_resources = Les Rations sont à 2 ou plus.
text-a_false_sense_of_security = Le Moral est à 3 ou plus.
text-subjects_for_study = La Population est à 4 ou plus.
text-fight_with_honor = Vous avez en main au moins 3 cartes Traîtrise.
text-savor_their_demise = La Flotte a parcouru une distance de 7 ou plus.
text-no_unnecessary_force = La Flotte a parcouru une distance de 5 ou plus, et il n’y a pas de Centurion à bord.
text-a_justified_response = Le pion Flotte est sur une case bleue, et il n’y a pas de vaisseau Cylon dans l’espace.

## Carte Loyauté

text-you_are_the_mutineer = Vous n’êtes pas un Cylon. Révélez cette carte immédiatement et recevez une autre carte Loyauté. Qui la reçoit pioche 1 carte Mutinerie et transmet ses titres. C’est votre troisième carte Mutinerie, non la deuxième, qui vous envoie en Cellule ; vous y gardez 2 cartes. À votre tour, si votre carte Crise montre la Préparation au Saut, vous piochez 1 carte Mutinerie.

## Capacités

text-forward_thinker = Une fois votre Ordre Exécutif exécuté, vous pouvez activer le lieu où vous êtes.
text-choose_a_different_path = Quand une carte Crise vous laisse le choix, vous pouvez choisir ceci à la place : le joueur actif défausse 5 cartes Compétence.
text-moral_dilemma = Chaque fois que vous piochez une carte Mutinerie, vous devez défausser 2 cartes Compétence.
text-necessary_steps = Quand un joueur doit piocher une carte Mutinerie, regardez plutôt les 2 premières, donnez-en 1 à ce joueur et placez l’autre sous le paquet.
text-abuse_power = Action : piochez 4 cartes Mutinerie, jouez-en 1 et placez les autres sous le paquet. Elles ne vous envoient pas en Cellule.
text-disreputable = Vous commencez la partie avec 1 carte Mutinerie.
text-raptor_pilot = Avec Lancement d’un Éclaireur, vous regardez 2 cartes du paquet au lieu de 1 et replacez chacune dessus ou dessous.
text-no_one_gets_left_behind = Quand les vaisseaux sont retirés lors d’un saut : −1 Carburant, +2 Population.
text-family_commitments = Pendant votre phase Recevoir des Compétences, vous piochez 1 carte de moins si vous n’êtes pas sur le Galactica.
text-cult_leader = Action : choisissez un joueur dans votre lieu ; donnez-lui 1 de vos pions Miracle, ou prenez le sien.
text-broadcast = Action : défaussez 3 pions Miracle, puis +2 à une ressource de votre choix.
text-spiritual_crisis = Vous ne pouvez révéler une carte Cylon pour une action que si vous êtes en Cellule.
text-deceitful = Quand une carte Crise vous fait défausser des cartes Compétence, vous en défaussez 1 de moins, une fois par carte Crise.
text-attorney = Action : déplacez un personnage de la Cellule vers un lieu du Galactica qui n’est pas dangereux. Si c’est le personnage d’un autre joueur, prenez toutes les cartes Compétence de ce joueur.
text-kleptomania = Si vous finissez votre phase de Mouvement dans un lieu où se trouve un autre joueur, défaussez 2 cartes Compétence ; si vous ne pouvez pas, vous allez en Cellule à la fin de votre tour.
text-dutiful = Une fois pendant votre tour, après avoir activé la Passerelle, les Communications ou le Contrôle de l’Armement, vous pouvez défausser 1 carte Compétence pour l’activer de nouveau.
text-organized = Action : hors de la Cellule, activez 3 lieux différents qui ne sont pas endommagés, où que vous soyez. Les sites Cylons sont exclus.
text-reluctant = Chaque fois que vous utilisez l’action d’une carte Compétence, vous devez défausser 1 carte Compétence.
text-memento = Une fois par tour, après une perte de Population, vous pouvez piocher 3 cartes Pilotage, en défausser 1 et garder les 2 autres.
text-escort = Quand un vaisseau civil dans l’espace va être détruit, vous pouvez détruire à la place un Viper qui n’est pas endommagé. Le vaisseau civil est remélangé parmi ceux qui sont inutilisés.
text-forced_to_eject = Un Viper que vous pilotez est détruit au lieu d’être endommagé.
text-treatment = Action : choisissez un autre joueur humain, piochez 2 cartes de sa liste de compétences, puis donnez-lui 2 cartes Compétence de votre main.
text-quarantine = Action : regardez tous les vaisseaux civils dans l’espace et choisissez-en 1. Un nouveau prend sa place, et le vaisseau choisi est remélangé parmi ceux qui sont inutilisés.
text-specialized = Vous ne pouvez pas utiliser les actions des cartes Ingénierie.
text-industrious = Pendant votre Infiltration, vous piochez à votre tour 2 cartes Compétence de plus au lieu de 1. Pas à l’Infirmerie.
text-meticulous = Quand vous mettez fin à votre Infiltration pour une action, vous pouvez aller sur un autre site Cylon que le Vaisseau de Résurrection et effectuer une autre action.
text-vanity = Vous ne jouez pas de carte dans les tests de compétence de la phase d’Action d’un autre joueur.
text-calculating = Vous pouvez jouer jusqu’à 2 cartes dans un test de compétence, 3 pendant votre Infiltration. Pas en Cellule.
text-modifications = Quand des vaisseaux Cylons vont être activés, au tour de n’importe qui : choisissez une sorte à activer, ou un lancement de Raiders. Les symboles de la carte Crise sont ignorés.
text-logic_bound = Quand vous jouez des cartes dans un test de compétence, l’une d’elles est face visible.
text-visions = Action, pendant votre Infiltration : regardez au hasard 1 carte Loyauté d’un joueur humain, puis mettez fin à votre Infiltration sur le Vaisseau de Résurrection.
text-dont_trust_anyone = Action : piochez 2 cartes Crise Majeure.
text-heretic = Pour quitter le Vaisseau de Résurrection, vous devez défausser une carte Crise Majeure.
text-for_love = Une fois par tour, quand un autre joueur doit défausser des cartes Compétence, sauf pour la limite de cartes en main, vous pouvez piocher 1 carte Traîtrise : ce joueur en défausse 1 de moins.
text-resolute = Action : activez n’importe quel lieu qui n’est pas endommagé.
text-grieving = Dans un lieu dangereux, vous ne piochez pas de carte Compétence pendant votre phase Recevoir des Compétences.

## Nouveaux lieux

text-quorum_chamber = Président seulement : piochez 1 carte Quorum, puis vous pouvez en piocher 1 de plus ou en jouer 1.
text-hub_destroyed = Pendant votre phase Recevoir des Compétences, vous ne piochez pas de carte et perdez vos cartes Crise Majeure. Action : défaussez 3 cartes Compétence, piochez 1 carte Crise Majeure et allez sur la Flotte Cylon.
text-bridge = S’il n’y a pas de mission active : révélez la première carte Mission et résolvez-la. Le joueur actif ne pioche pas de carte Crise à ce tour.
text-tactical_plot = Regardez la première carte Mission et replacez-la dessus ou dessous.
text-captains_cabin = Choisissez un type de compétence : chaque joueur, Cylons compris, en pioche 1 carte.
text-hybrid_tank = Défaussez un pion Miracle ou une carte Crise Majeure : regardez les 5 premières cartes Crise et replacez-les dessus dans l’ordre de votre choix.
text-datastream = Défaussez un pion Miracle ou une carte Crise Majeure : prenez 3 cartes de votre choix dans un paquet Compétence et sa défausse, puis mélangez ensemble ce paquet et cette défausse.
text-raider_bay = Défaussez un pion Miracle ou une carte Crise Majeure : placez 2 Raiders, ou 4 Vipers sans personnage à bord, dans une zone de votre choix, puis activez ces vaisseaux et aucun autre.

## Ce que Renouveau imprime autrement, ou qui dit autre chose avec lui

reprinted-press_room = Choisissez un autre joueur, qui pioche 1 carte Mutinerie sans aller en Cellule et n’en garde que 1. Puis vous pouvez défausser 1 des vôtres.
reprinted-presidents_office = Piochez 2 cartes Politique.
reprinted-administration = Piochez 1 carte Mutinerie. Puis, si le Président a une carte Mutinerie, choisissez qui reçoit le titre de Président. On peut défausser Accepter la Prophétie pour le garder.
reprinted-caprica = Jouez une carte Crise Majeure, ou bien piochez 2 cartes Crise, résolvez-en 1 et placez l’autre sous le paquet. Les vaisseaux Cylons ne sont pas activés, mais la Flotte se prépare au saut.
reprinted-human_fleet = Regardez la première carte du paquet Crise ou du paquet Destination, replacez-la dessus ou dessous, puis piochez 2 cartes Compétence. Ou bien, pour un Leader Cylon : infiltrez le Galactica.
reprinted-resurrection_ship = Vous ne piochez que 1 carte Compétence pendant votre phase Recevoir des Compétences. Action : piochez 1 carte Crise Majeure.
reprinted-friends_in_low_places = Quand quelqu’un active la Cellule, vous pouvez réduire ou augmenter la difficulté de 2.
reprinted-accept_prophecy = Piochez 1 carte Compétence de n’importe quel type. Cette carte reste en jeu : la prochaine fois que le Président est choisi dans les Quartiers de l’Amiral, la difficulté augmente de 2 et cette carte est défaussée. À l’Administration, le Président peut la défausser pour garder son titre.

## Vaisseaux et pions

text-assault_raptor = Compte comme un Viper, jamais comme un Raptor. On ne peut pas l’endommager : attaqué, il est détruit sur 7 ou plus. Il endommage un Basestar sur 7 ou plus. Quand la Flotte saute, il peut rester dans l’espace.
text-miracle = Défaussez-le pour utiliser la capacité miracle de votre personnage. Un seul au plus, trois pour l’autre version de Baltar. Les Cylons révélés n’en ont pas, les Leaders Cylons en ont.
text-allegiance = Dit qui peut aller sur le Basestar Rebelle et s’en servir : les joueurs humains ou les joueurs Cylons.
