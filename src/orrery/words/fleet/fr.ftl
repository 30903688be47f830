### Fleet Commander, en français. Mêmes messages et mêmes arguments que en.ftl. Les noms et textes des choses sont dans almanac.fr.ftl.

title = Fleet Commander
    .pitch = Lancez vos ordres, déplacez vos escadres, brisez la ligne adverse.

## Options

option-scenario = Scénario
    .hint = De quoi il s’agit, et comment on l’emporte.
option-scenario-pitched_battle = { card-pitched_battle }
    .hint = { goal-pitched_battle }
option-scenario-first_game = Première bataille
    .hint = Deux flottes égales et deux Champs d’Astéroïdes, pour apprendre les règles.
option-scenario-asteroid_belt = { card-asteroid_belt }
    .hint = { goal-asteroid_belt }
option-scenario-trap = { card-trap }
    .hint = { goal-trap }
option-scenario-salvage = { card-salvage }
    .hint = { goal-salvage }
option-scenario-passage = { card-passage }
    .hint = { goal-passage }
option-scenario-capture = { card-capture }
    .hint = { goal-capture }
option-scenario-control = { card-control }
    .hint = { goal-control }
option-scenario-planetary_assault = { card-planetary_assault }
    .hint = { goal-planetary_assault }
option-scenario-duel = { card-duel }
    .hint = { goal-duel }
option-scenario-blockade = { card-blockade }
    .hint = { goal-blockade }
option-scenario-illegal = { card-illegal }
    .hint = { goal-illegal }

option-board = Zone de Combat
    .hint = Profondeur par largeur, en secteurs.
option-board-usual = Habituelle
    .hint = Celle du scénario pour ce nombre de flottes.
option-board-5x5 = 5 par 5
    .hint = Une zone.
option-board-5x6 = 5 par 6
    .hint = Une zone plus large.
option-board-6x6 = 6 par 6
    .hint = Une zone plus large et plus profonde.
option-board-2x4x4 = Deux zones, 4 par 4
    .hint = Deux zones reliées par des Portails.

option-points = Taille des flottes
    .hint = Les points de classe de chaque flotte.
option-points-12 = 12 points
    .hint = Une bataille ordinaire.
option-points-9 = 9 points
    .hint = Une bataille courte.
option-points-10 = 10 points
    .hint = Une bataille plus petite.
option-points-11 = 11 points
    .hint = Une bataille un peu plus petite.
option-points-13 = 13 points
    .hint = Une bataille un peu plus grande.
option-points-14 = 14 points
    .hint = Une bataille plus grande.
option-points-15 = 15 points
    .hint = Une bataille longue.

option-round_limit = Limite de manches
    .hint = Quand la bataille s’arrête au plus tard ; le plus de points l’emporte alors.
option-round_limit-0 = Aucune
    .hint = Seules ses propres règles mettent fin à la bataille.
option-round_limit-30 = 30 manches
    .hint = La bataille s’arrête au plus tard après 30 manches.
option-round_limit-60 = 60 manches
    .hint = La bataille s’arrête au plus tard après 60 manches.

option-turned_shields = Orienter un bouclier
    .hint = Un spécial stocké peut-il changer la direction d’un bouclier pendant le tour d’un ennemi ?
option-turned_shields-turned_shields = Permis
    .hint = Un vert spécial stocké change un bouclier stocké d’orthogonal en diagonal, ou inversement.
option-turned_shields-no_turned_shields = Pas permis
    .hint = On ne change de direction que pendant son propre tour.

## Phases

phase-setup = Préparation
phase-deployment = Déploiement
phase-start = Début de Tour
phase-energy = Énergie
phase-actions = Actions des Dés
phase-bridge = Passerelle

## Dés

colour-red = rouge
colour-blue = bleu
colour-green = vert

face-orth = orthogonal
face-diag = diagonal
face-multi = multidirectionnel
face-special = spécial

die = { $colour } { $face }

die-unrolled = dé { $colour }

die-turned = { $die } joué en { $face }

dice-alike = { $n ->
        [1] un { $die }
       *[other] { $n } × { $die }
    }

activation-die = un Dé d’Activation

shield-before = { $die } face à { $at }

## Vaisseaux et autres choses

ship = { $ship }{ $at ->
        [none] { "" }
       *[other] { " " }en { $at }
    }{ $cargo ->
        [none] { "" }
       *[other] { " " }({ $cargo })
    }{ $full ->
        [0] { "" }
       *[other] , coque { $hull } sur { $full }
    }{ $docked ->
        [yes] , à quai
       *[no] { "" }
    }

ship-at = { $at ->
        [none] { $ship }
       *[other] { $ship } en { $at }
    }

ships-alike = { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }

ships-numbered = { $n ->
        [one] { $n } vaisseau
       *[other] { $n } vaisseaux
    }

entry = { $cargo ->
        [none] { $ship }
       *[other] { $ship } avec { $cargo }
    }

token = { $what }{ aimed-at }{ $die ->
        [none] { "" }
       *[other] { " " }({ $die })
    }

seat-of = Flotte { $n } ({ $faction })

numbered-ship = vaisseau { $n }
numbered-token = jeton { $n }
numbered-seat = flotte { $n }

class-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

with-dice = { $dice ->
        [none] { "" }
       *[other] { " " }avec { $dice }
    }

because = { $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    }

## Questions : des phrases qui se tiennent seules

q-muster = Quelle flotte commandez-vous ?

q-build = { $plan ->
        [none] Quel est le premier vaisseau de votre flotte ? { points-left }
       *[other] Quel vaisseau ajoutez-vous à votre flotte ({ $plan }) ? { points-left }
    }

points-left = { $left ->
        [one] Il reste { $left } point.
       *[other] Il reste { $left } points.
    }

q-set_aside = Quels { $n } Secteurs Spéciaux mettez-vous de côté ?

q-place_sector = Quel Secteur Spécial placez-vous, et où ?

q-deploy = Quel vaisseau déployez-vous, et où ?

q-energy = { $n ->
        [one] Quel dé lancez-vous ?
       *[other] Quels { $n } dés lancez-vous ?
    }

q-act = Que faites-vous de vos dés ?

q-step = D’où et vers où allez-vous{ with-dice } ?

q-go = Quels vaisseaux vont en { $to } ?

q-again = Où vos vaisseaux poursuivent-ils depuis { $at } ?

q-aim = Quel secteur attaque quel vaisseau{ with-dice } ?

q-via = Quel secteur votre attaque traverse-t-elle en dernier ?

q-fire = Quels vaisseaux tirent sur { $target_the } ?

q-aim_first = Quel secteur attaque d’abord quel vaisseau{ with-dice } ?

q-aim_second = Quel vaisseau attaquez-vous ensuite ?

q-draw_fire = Une attaque vise { $target_the }. Quel vaisseau attire le tir ?

q-react = { $who } attaque votre { $target }. Comment réagissez-vous ?

q-haven = Où vos vaisseaux se replient-ils depuis { $at } ?

q-strike_back = Quel attaquant subit votre Contre-Attaque de { $damage } ?

q-explode = Quel secteur votre vaisseau perdu en { $at } emporte-t-il ?

q-aim_weapon = Que visez-vous avec { $weapon_the } ?

q-pay_specials = Quels 2 spéciaux dépensez-vous ?

q-drain_whom = Qui drainez-vous ?

q-give_up = Quel dé cédez-vous ?

q-activate = Quelle Capacité Technique activez-vous ?

q-activate_where = Où activez-vous { $capability_the } ?

q-last_die = Quel dé devient le Dé d’Activation ?

q-reprogram = Quels Dés d’Activation relancez-vous ?

q-repair_which = Quel vaisseau réparez-vous avec { $capability_the } ?

q-roll_again = Le dé pour { $at } donne : { $face }. Le relancez-vous ?

q-second_mine = Où posez-vous la seconde mine ?

q-pull_to = Où tirez-vous { $target_the } ?

q-gate_ships = Quels vaisseaux en { $at } passent la Porte Vortex ?

q-gate_to = Où la Porte Vortex mène-t-elle depuis { $at } ?

q-bombard = D’où bombardez-vous quelle Colonie{ with-dice } ?

q-cover = Un bombardement depuis { $from } vise la Colonie en { $at }. Quel bouclier levez-vous ?

q-take_back = Quelles mines et capacités reprenez-vous ?

q-carry = Quels vaisseaux emportent un container ?

q-leave = Quels vaisseaux quittent la zone pour de bon ?

q-drift = { $at ->
        [none] Quel Champ d’Astéroïdes dérive ?
       *[other] Le dé du Champ Gravitationnel en { $at } donne : { $face }. Où vos vaisseaux poursuivent-ils ?
    }

q-drift_to = Le dé donne : { $face }. Où dérive le Champ d’Astéroïdes en { $at } ?

q-dock = Quel vaisseau est à quai en { $at } désormais ?

q-recall = Quel vaisseau la Balise de Rappel amène-t-elle en { $at } ?

q-sentinel_target = Quel vaisseau le Sentinel touche-t-il ?

q-keep = Quels résultats gardez-vous sur votre Passerelle ?

## Ce que doit faire la personne qu’on attend

task-muster = choisir une flotte
task-build = composer une flotte
task-set_aside = choisir des Secteurs Spéciaux
task-place_sector = placer un Secteur Spécial
task-deploy = déployer un vaisseau
task-energy = choisir des dés
task-act = utiliser ses dés
task-step = choisir un déplacement
task-go = choisir qui se déplace
task-again = poursuivre un déplacement
task-aim = choisir une cible
task-via = choisir un chemin
task-fire = choisir qui tire
task-aim_first = choisir deux cibles
task-aim_second = choisir la seconde cible
task-draw_fire = attirer le tir ou non
task-react = réagir à une attaque
task-haven = choisir où se replier
task-strike_back = choisir qui contre-attaquer
task-explode = choisir où frappe l’explosion
task-aim_weapon = viser avec une Arme Spéciale
task-pay_specials = choisir les spéciaux à dépenser
task-drain_whom = choisir qui drainer
task-give_up = céder un dé
task-activate = activer une capacité
task-activate_where = choisir un Secteur d’Activation
task-last_die = choisir le Dé d’Activation
task-reprogram = reprogrammer des capacités
task-repair_which = choisir un vaisseau à réparer
task-roll_again = relancer ou non
task-second_mine = poser une seconde mine
task-pull_to = choisir où tirer un vaisseau
task-gate_ships = choisir qui passe la Porte Vortex
task-gate_to = choisir où mène la Porte Vortex
task-bombard = choisir une Colonie
task-cover = protéger une Colonie
task-take_back = reprendre mines et capacités
task-carry = choisir qui emporte des containers
task-leave = choisir qui part
task-drift = choisir ce qui dérive, et où
task-drift_to = choisir où dérive un Champ d’Astéroïdes
task-dock = amarrer un vaisseau
task-recall = rappeler un vaisseau
task-sentinel_target = choisir la cible d’un Sentinel
task-keep = ranger sa Passerelle

## Choix : des étiquettes, sans point final. « what » est ce avec quoi l’on agit.

item-to = { $left } vers { $right }

item-at = { $left } en { $right }

item-on = { $left } sur { $right }

item-use = { $left } : { $right }

act-ready = { $name ->
        [line] Ligne de bataille
        [wall] Mur de croiseurs
       *[pack] Meute
    } : { $plan }

act-add = { $what } ({ class-points })

act-build = Composer ma flotte

act-done = Flotte prête

act-move = Déplacer avec { $what }

act-attack = Attaquer avec { $what }

act-double = Attaquer deux cibles avec { $what }

act-weapon = Utiliser { $weapon } : { $what }

act-reroll = Relancer 2 spéciaux

act-drain = Drainer un adversaire avec { $what }

act-activate = Activer une Capacité Technique avec { $what }

act-switch_off = Désactiver l’Interdictor : { $what }

act-shake = Chasser les Drones : { $what }

act-bombard = Bombarder une Colonie avec { $what }

act-leave = Quitter la zone avec { $what }

act-end = Finir mes actions

act-again = Relancer

act-shield = Bouclier : { $what } arrête { $at }

act-retreat = Repli avec { $what }

act-counter = Contre-Attaque avec { $what }

## Ne rien choisir

nothing-place_sector = Ne rien placer
nothing-again = S’arrêter là
nothing-draw_fire = Ne pas attirer le tir
nothing-react = Encaisser
nothing-reprogram = Ne rien reprogrammer
nothing-roll_again = Garder ce résultat
nothing-second_mine = N’en poser qu’une
nothing-cover = Ne lever aucun bouclier
nothing-take_back = Ne rien reprendre
nothing-carry = Ne rien emporter
nothing-dock = N’amarrer aucun vaisseau
nothing-recall = Ne rappeler aucun vaisseau
nothing-keep = Ne garder aucun résultat

## Refus : des faits, sans point final

refusal-enemy_there = L’ennemi tient { $at }

refusal-sector_full = Il n’y a plus de place en { $at }

refusal-out_of_reach = Hors de portée

refusal-no_target = Impossible à cibler

## Aperçus : ce qu’un choix coûterait et ferait

preview-damage = { $kills ->
        [yes] { $target } : { $damage } de dégâts, destruction
       *[no] { $target } : { $damage } de dégâts, reste { $hull_left } de coque
    }

preview-from = { $damage } depuis { $at }

preview-remote = à distance : pas de soutien

preview-stops = boucliers qui peuvent l’arrêter : { $shields }

preview-counter = Contre-Attaque : { $damage } de dégâts

preview-room = place pour { $n ->
        [one] { $n } point de classe
       *[other] { $n } points de classe
    }

preview-repair = { $target } : { $repair } de coque en plus

preview-drones = { $target } : { $damage } de dégâts à chaque tour

preview-blast = { $damage } de dégâts à { $ships }

preview-bomb = { $damage } de dégâts à votre prochain Début de Tour dans les directions d’un dé, ou { $centre } dans ce seul secteur

preview-mines = { $damage } de dégâts par mine ; encore { $left ->
        [one] { $left } mine
       *[other] { $left } mines
    } à poser

preview-bridge = retour en Réserve : { $dice }

preview-sectors = protège { $sectors }

preview-hits = tir réussi { $hits } sur { $needed }

preview-left = { points-left }

## Journal : au présent

event-joined = { $commander ->
        [none] { $who } joue { $faction_the }.
       *[other] { $who } joue { $faction_the } avec { $commander }.
    }

event-fleet_built = { $plan ->
        [none] { $who } compose une flotte de { class-points }.
       *[other] { $who } compose une flotte de { class-points } : { $plan }.
    }

event-sector_laid = { $who ->
        [none] { $kind } en { $at }.
       *[other] { $who } place { $kind_a } en { $at }.
    }

event-first_player = { $who } commence.

event-deployed = { $who } déploie { $ship_a } en { $at }.

event-turn_began = Manche { $round } : { $who }

event-rolled = { $who } lance { $dice }.

event-rerolled = { $who } relance { $dice } : { $into }.

event-stored = { $dice ->
        [none] { $who } ne garde rien sur sa Passerelle.
       *[other] { $who } garde { $dice } sur sa Passerelle.
    }

event-moved = { $who } déplace { $ships } depuis { $origin } vers { $to }{ with-dice }{ because }.

event-aimed = { $who } attaque { $target_the }{ aimed-at } depuis { $origin }{ with-dice }.

aimed-at = { $at ->
        [none] { "" }
       *[other] { " " }en { $at }
    }

event-fire_drawn = { $who } attire le tir sur { $target_the }{ aimed-at }.

event-fired = { $who } tire avec { $ships }.

event-shielded = { $who } lève ses boucliers : { $shields }.

event-fell_back = { $who } se replie{ with-dice }.

event-counter_attacked = { $who } contre-attaque{ with-dice } : { $damage } de dégâts sur { $target_the }{ aimed-at }.

event-damaged = { $who } : { $damage } de dégâts sur { $ship_the }{ aimed-at }, reste { $hull } de coque{ because }.

event-destroyed = { $who } perd { $ship_the }{ aimed-at }.

event-drained = { $who } draine { $victim }{ with-dice } : { $lost } retourne en Réserve.

event-weapon_used = { $aim ->
        [none] { $who } utilise { $weapon_the }{ with-dice }.
       *[other] { $who } utilise { $weapon_the } sur { $aim }{ with-dice }.
    }

event-tested = { $kind } en { $at } : { $face }.

event-device_activated = { $who } active { $capability_the } en { $at } avec un { $die }.

event-device_ended = { $capability } en { $at } : fin de l’activation.

event-repaired = { $who } : { $gained } de coque en plus sur { $ship_the }{ aimed-at }{ because }.

event-token_laid = { $target ->
        [none] { $to ->
            [none] { $who } : { $weapon_the }, début de l’effet.
           *[other] { $who } pose en { $to } : { $weapon }.
        }
       *[other] { $who } envoie { $weapon_the } sur { $target_the }{ aimed-at }.
    }

event-token_gone = { $to ->
        [none] { $who } : { $weapon }, fin de l’effet.
       *[other] { $who } : { $weapon } en { $to }, fin de l’effet.
    }

event-bridge_cleared = { $dice ->
        [none] { $who } n’a aucun dé à perdre.
       *[other] { $who } remet { $dice } en Réserve.
    }

event-bomb_exploded = { $who } : la Bombe Gamma explose en { $to } ({ $face }).

event-bombarded = { $who } touche la Colonie en { $to } : tir réussi { $hits }.

event-containers_moved = { $who } emporte { $n ->
        [one] { $n } container
       *[other] { $n } containers
    } vers { $to }.

event-ships_left = { $who } quitte { $at } avec { $ships }{ with-dice } : { $what ->
        [evacuated] containers évacués
        [escaped] fuite réussie
        [passed] passage réussi
       *[with_shuttle] la navette est partie
    }.

event-arrived = { $who } : { $ship_the } arrive en { $at }.

event-arrival_rolled = { $who } lance un dé pour le croiseur endommagé : { $face }.

event-field_drifted = { $to ->
        [none] { $who } lance un dé pour le Champ d’Astéroïdes en { $at } : { $face }. Il ne bouge pas.
       *[other] { $who } lance un dé pour le Champ d’Astéroïdes en { $at } : { $face }. Il dérive vers { $to }.
    }

event-shuttle_taken = { $who } prend le contrôle de la navette diplomatique en { $at }.

event-portal_laid = { $who ->
        [none] Portail { $letter } en { $at }.
       *[other] { $who } place le Portail { $letter } en { $at }.
    }

event-station_off = { $who } désactive la Station de Bataille en { $at }.

event-dropped_out = { $who } quitte la bataille avec sa flotte.

event-docked = { $who } amarre { $ship_the }{ aimed-at }.

event-undocked = { $who } libère le quai{ aimed-at } : { $ship_the } peut repartir.

event-station_seen = { $weapon ->
        [none] { $who } consulte l’arme de la Station de Bataille en { $at }.
       *[other] { $who } consulte l’arme de la Station de Bataille en { $at } : { $weapon }.
    }

event-bonus_rolled = { $who } lance un dé bonus dans le Nuage de Gaz en { $at } : { $die }.

event-marker_laid = Trou Noir en { $at } : { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.

event-black_hole_opened = Le Trou Noir en { $at } s’ouvre.

## Pourquoi quelque chose arrive, quand ce n’est ni une arme, ni un dispositif, ni un secteur, ni un Commandeur

why-attack = attaque
why-counter_attack = Contre-Attaque

## La fin

end-attrition = Fin de la bataille : une flotte est réduite au tiers.
end-annihilation = Fin de la bataille : il ne reste rien à l’un des camps.
end-shuttle = Fin de la bataille : la navette diplomatique est partie.
end-shuttle_lost = Fin de la bataille : la navette diplomatique est perdue.
end-escaped = Fin de la bataille : assez de vaisseaux civils sont passés.
end-civilians_lost = Fin de la bataille : trop de vaisseaux civils sont perdus.
end-champion = Fin de la bataille : un Classe 5 est détruit.
end-passed = Fin de la bataille : le croiseur endommagé est sorti par le Portail Y.
end-cruiser_lost = Fin de la bataille : le croiseur endommagé est détruit.
end-portals = Fin de la bataille : les deux Portails sont tenus par un même camp.
end-containers = Fin de la bataille : les containers sont évacués.
end-stations = Fin de la bataille : les deux Stations de Bataille sont désactivées.
end-colonies = Fin de la bataille : les deux Colonies sont détruites.
end-warheads = Fin de la bataille : les Ogives Gamma sont détruites.
end-time = Fin de la bataille : limite de manches atteinte.
end-draw = Fin de la bataille.

won = { $n ->
        [one] { $who } l’emporte.
       *[other] { $who } l’emportent ensemble.
    }
won-nobody = Il y a égalité.

scores = Points restants : { $scores }.
score-of = { $who } { $score }

sheet-ships = { $hidden ->
        [yes] { $ships } : points inconnus
       *[no] { $ships } : { class-points }
    }

## Ce que l’on peut dire à la table d’un seul geste

phrase-well_aimed = Bien visé

phrase-shields_up = Boucliers levés
