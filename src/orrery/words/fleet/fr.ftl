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

option-campaign = Campagne
    .hint = Une seule bataille, ou une suite de batailles dont les vainqueurs emportent des avantages dans la dernière.
option-campaign-single = Une bataille
    .hint = Une seule bataille décide.
option-campaign-campaign = Campagne
    .hint = À 2 ou à 4 : seule la bataille finale décide, et les précédentes aident à la gagner.

option-board = Zone de Combat
    .hint = Profondeur par largeur, en secteurs.
option-board-usual = Habituelle
    .hint = Celle du scénario pour ce nombre de flottes.
option-board-shape = { $zones ->
        [one] { $depth } par { $width }
       *[other] { $zones } zones, { $depth } par { $width }
    }
    .hint = { $zones ->
        [one] Une zone de { $sectors } secteurs.
       *[other] { $zones } zones reliées par des Portails, { $sectors } secteurs en tout.
    }

option-points = Taille des flottes
    .hint = Les points de classe de chaque flotte.
option-points-usual = Habituelle
    .hint = La taille habituelle du scénario.
option-points-size = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .hint = Chaque flotte a { $points ->
        [one] { $points } point de classe
       *[other] { $points } points de classe
    }.

option-round_limit = Limite de manches
    .hint = Quand la bataille s’arrête au plus tard.
option-round_limit-0 = Aucune
    .hint = Seules ses propres règles mettent fin à la bataille.
option-round_limit-30 = 30 manches
    .hint = La bataille s’arrête au plus tard après 30 manches.
option-round_limit-60 = 60 manches
    .hint = La bataille s’arrête au plus tard après 60 manches.

option-quiet_limit = Manches calmes
    .hint = Quand s’arrête une bataille où il ne se passe rien : aucun vaisseau endommagé, capturé, arrivé ou parti, aucune station désactivée, aucune Colonie touchée, aucun secteur découvert. Tous sont prévenus cinq manches avant. Le manuel ne connaît pas cette fin.
option-quiet_limit-20 = 20 manches
    .hint = La bataille s’arrête après 20 manches calmes.
option-quiet_limit-40 = 40 manches
    .hint = La bataille s’arrête après 40 manches calmes.
option-quiet_limit-0 = Jamais
    .hint = Chacun peut attendre aussi longtemps qu’il veut.

option-format = Format
    .hint = Qui combat qui quand il y a plus de deux flottes.
option-format-teams = Équipes
    .hint = Deux camps qui jouent à tour de rôle ; en nombre impair, c’est chacun pour soi.
option-format-free_for_all = Chacun pour soi
    .hint = Qui a perdu les deux tiers de ses points quitte la bataille.

option-sides = Camps
    .hint = Qui joue quel rôle quand les deux rôles d’un scénario diffèrent.
option-sides-usual = Selon les places
    .hint = La première place joue le rôle de la Ligue.
option-sides-swapped = Échangés
    .hint = La première place joue le rôle de l’Hégémonie.

option-weapons = Armes Spéciales
    .hint = Comment les cuirassés reçoivent leur Arme Spéciale.
option-weapons-chosen = Choisies
    .hint = Avec la flotte, à la vue de tous.
option-weapons-secret = Secrètes
    .hint = Une au choix parmi quatre tirées, inconnue des autres avant son premier usage.
option-weapons-drawn = Tirées
    .hint = Une au choix parmi quatre tirées, à la vue de tous.
option-weapons-random = Au hasard
    .hint = Une seule tirée, à la vue de tous.

option-deployment = Déploiement
    .hint = Les autres voient-ils les vaisseaux déployés ?
option-deployment-open = Visible
    .hint = Tout le monde voit tout.
option-deployment-hidden = Caché
    .hint = Les vaisseaux commencent en Signaux, avec 2 Leurres par flotte.

option-map = Carte
    .hint = Les secteurs sont-ils connus dès le début ?
option-map-laid = Connue
    .hint = On place les Secteurs Spéciaux avant la bataille.
option-map-fog = Brouillard de Guerre
    .hint = Seules les Zones de Déploiement sont connues ; le reste se découvre.

option-tiles = Secteurs Spéciaux du brouillard
    .hint = À quelle fréquence le brouillard cache chaque sorte de Secteur Spécial.
option-tiles-tiles_18_16_16 = 18, 16, 16
    .hint = Les Champs d’Astéroïdes sont un peu plus fréquents que les Nuages de Gaz et les Champs Gravitationnels.
option-tiles-even_tiles = À parts égales
    .hint = Les trois sortes sont aussi fréquentes l’une que l’autre.

option-zones = Zones de Déploiement
    .hint = Les schémas des scénarios sont perdus : une flotte dispose-t-elle de tout son bord ?
option-zones-edge_zones = Tout le bord
    .hint = Toute la ligne le long de son bord ; sur un bord large, les alliés le plus loin possible l’un de l’autre. Dans une embuscade, les deux bords contre la ligne médiane.
option-zones-middle_zones = Milieu du bord
    .hint = Les mêmes lignes sans leurs deux extrémités ; sur un bord large, les alliés côte à côte au milieu.

option-capture_zones = Déploiement dans La Capture
    .hint = Où les deux flottes se déploient autour de la navette diplomatique.
option-capture_zones-both_edges = Deux bords
    .hint = L’Hégémonie se déploie sur deux bords opposés, la Ligue sur la ligne médiane.
option-capture_zones-four_edges = Quatre bords
    .hint = L’Hégémonie se déploie au milieu des quatre bords, la Ligue autour du centre.

option-line_of_sight = Ligne de vue
    .hint = Quand rien ne gêne une Arme Spéciale à une distance de 2 secteurs.
option-line_of_sight-centre_line = Ligne des centres
    .hint = Un secteur dégagé sur la ligne entre les deux centres suffit.
option-line_of_sight-any_path = N’importe quel chemin
    .hint = N’importe quel chemin dégagé de deux pas suffit.

option-devices_of = Dispositifs des Vaisseaux Techniques
    .hint = Les vaisseaux d’un empire peuvent-ils porter des dispositifs neutres ?
option-devices_of-own_devices = Les leurs seulement
    .hint = Un Advantage porte un dispositif de l’Hégémonie, un Salvation un dispositif de la Ligue, une Mule un dispositif neutre.
option-devices_of-neutral_devices = Les neutres aussi
    .hint = Un Advantage ou un Salvation peut aussi porter un dispositif neutre.

option-control_portals = Portails dans Contrôle
    .hint = Peut-on passer d’un Portail à l’autre ?
option-control_portals-separate_portals = Séparés
    .hint = Les Portails ne servent qu’à faire entrer les flottes.
option-control_portals-linked_portals = Reliés
    .hint = Les deux Portails font la paire.

option-evacuation = Évacuation dans Le Sauvetage
    .hint = Combien de vaisseaux un résultat bleu évacue.
option-evacuation-whole_sector = Tout un secteur
    .hint = Tous les vaisseaux d’un secteur qui portent un container peuvent partir ensemble.
option-evacuation-one_evacuation = Un vaisseau
    .hint = Chaque résultat bleu évacue un vaisseau.

option-salvage_row = Containers à quatre
    .hint = Quels cinq secteurs de la ligne médiane portent des containers quand on joue Le Sauvetage à quatre.
option-salvage_row-salvage_left = Vers la gauche
    .hint = Les cinq secteurs de la deuxième à la sixième colonne.
option-salvage_row-salvage_right = Vers la droite
    .hint = Les cinq secteurs de la troisième à la septième colonne.

option-at_the_limit = À la limite de manches
    .hint = Ce qui arrive quand une limite de manches, ou trop de manches calmes, arrêtent la bataille.
option-at_the_limit-limit_draws = Égalité
    .hint = Personne ne gagne.
option-at_the_limit-limit_counts = Aux points
    .hint = Le camp qui garde le plus de points de classe l’emporte.

option-portals_laid_on = Jetons sur les Portails
    .hint = Peut-on poser un Interdictor ou des mines sur un Portail ?
option-portals_laid_on-portals_are_empty = Permis
    .hint = Un Portail sans vaisseau compte comme un secteur vide.
option-portals_laid_on-portals_are_not_empty = Pas permis
    .hint = Un Portail ne compte jamais comme un secteur vide.

option-factions = Factions
    .hint = Quelles factions sont jouables.
option-factions-empires = Les deux empires
    .hint = La Ligue et l’Hégémonie.
option-factions-any_faction = Toutes
    .hint = Chacun choisit parmi les empires, la Forge et les Pirates.

option-commanders = Commandeurs
    .hint = Les flottes peuvent-elles avoir un Commandeur ?
option-commanders-no_commanders = Aucun
    .hint = Chacun a trois dés de chaque couleur.
option-commanders-paid_commanders = Payants
    .hint = Chacun peut en recruter un, pour 2 points de classe.
option-commanders-free_commanders = Gratuits
    .hint = Chacun peut en recruter un, gratuitement si tous le font, sinon pour 2 points de classe.

option-flagship = Vaisseau Amiral de Llib Sorg
    .hint = Le vaisseau d’où Llib Sorg commande. Tous les autres sont d’une classe inférieure.
option-flagship-heavy_flagship = Cuirassé Lourd
    .hint = Comme dans Avatar.
option-flagship-battleship_flagship = Cuirassé
    .hint = Pour les tables qui jouent sans Avatar.

option-sectors = Secteurs Spéciaux
    .hint = Quels Secteurs Spéciaux peuvent être placés.
option-sectors-base_sectors = Ceux du jeu de base
    .hint = Champs d’Astéroïdes, Nuages de Gaz et Champs Gravitationnels.
option-sectors-all_sectors = Tous
    .hint = Stations de Bataille, Trous Noirs, Colonies et Tempêtes Gamma aussi.

option-shortcuts = Raccourcis
    .hint = Des paires de Portails dans une même zone, à quatre ou plus.
option-shortcuts-no_shortcuts = Aucun
    .hint = Les Portails ne relient que des zones.
option-shortcuts-one_shortcut = Un
    .hint = Une paire de Portails.
option-shortcuts-two_shortcuts = Deux
    .hint = Deux paires de Portails.

option-turned_shields = Orienter un bouclier
    .hint = Un spécial stocké peut-il changer la direction d’un bouclier pendant le tour d’un ennemi ?
option-turned_shields-turned_shields = Permis
    .hint = Un vert spécial stocké change un bouclier stocké d’orthogonal en diagonal, ou inversement.
option-turned_shields-no_turned_shields = Pas permis
    .hint = On ne change de direction que pendant son propre tour.

option-counter_attacks = Contre-Attaques
    .hint = Qui une Contre-Attaque peut frapper parmi ceux qui ont tiré.
option-counter_attacks-counter_attacks_aim = Ciblées
    .hint = Seulement les vaisseaux qu’une attaque pourrait cibler : aucun dans une Tempête Gamma ou un Sanctuaire.
option-counter_attacks-counter_attacks_pass = Partout
    .hint = Tout vaisseau qui a tiré, où qu’il soit.

## Phases

phase-setup = Mise en place
phase-deployment = Déploiement
phase-start = Début de Tour
phase-energy = Affectation d’Énergie
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

ray-column = La colonne
ray-row = La rangée
ray-rising = La diagonale qui monte vers la droite
ray-falling = La diagonale qui monte vers la gauche

portal-letter = Portail { $letter }

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

dealt = { $damage ->
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    }

because = { $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    }

## Questions : des phrases qui se tiennent seules

q-muster = Quelle flotte commandez-vous ?

q-build = { $plan ->
        [none] Quel est le premier vaisseau de votre flotte ? { points-left }
       *[other] Quel vaisseau ajoutez-vous à votre flotte ({ $plan }) ? { points-left }{ still }
    }

still = { $why ->
        [none] { "" }
       *[other] { " " }{ $why }.
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

q-again = Où vos vaisseaux poursuivent-ils leur route depuis { $at } ?

q-aim = Quel secteur attaque quel vaisseau{ with-dice } ?

q-via = Quel secteur votre attaque traverse-t-elle en dernier ?

q-fire = Quels vaisseaux tirent sur { $target_the } ?

q-aim_first = Quel secteur attaque d’abord quel vaisseau{ with-dice } ?

q-aim_second = Quel vaisseau attaquez-vous ensuite ?

q-draw_fire = Une attaque vise { $target_the }. Quel vaisseau attire le tir ?

q-react = { $who } attaque votre { $target }. Comment réagissez-vous ?

q-haven = Où vos vaisseaux se replient-ils depuis { $at } ?

q-strike_back = { $damage ->
        [one] Quel attaquant subit { $damage } point de dégâts de votre Contre-Attaque ?
       *[other] Quel attaquant subit { $damage } points de dégâts de votre Contre-Attaque ?
    }

q-explode = Quel secteur l’explosion de votre vaisseau perdu en { $at } touche-t-elle ?

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

q-drift = Le dé du Champ Gravitationnel en { $at } donne : { $face }. Où vos vaisseaux poursuivent-ils leur route ?

q-drift_field = Quel Champ d’Astéroïdes dérive ?

q-drift_to = Le dé donne : { $face }. Où dérive le Champ d’Astéroïdes en { $at } ?

q-first_effect = Plusieurs effets se produisent maintenant. Lequel d’abord ?

q-drawn_in = Tous les vaisseaux en { $at } ne tiennent peut-être pas en { $to }. Lesquels sont attirés ?

q-dock = Quel vaisseau est à quai en { $at } désormais ?

q-recall = Quel vaisseau la Balise de Rappel amène-t-elle en { $at } ?

q-sentinel_target = Quel vaisseau le Sentinel touche-t-il ?

q-deflect = Une attaque vise { $target_the }. Quel vaisseau votre Bouclier de Déflexion expose-t-il à la place ?

q-join_in = Lesquels de vos vaisseaux soutiennent l’attaque depuis { $from } contre { $target_the } ?

q-scan = D’où scannez-vous quel secteur{ with-dice } ?

q-scan_via = Quel secteur votre scan traverse-t-il en dernier ?

q-foil = On scanne vos Signaux en { $at }. Quel bouclier déjoue le scan ?

q-chart = D’où, et dans quelles directions, scannez-vous les secteurs inconnus{ with-dice } ?

q-keep_weapon = Quelle Arme Spéciale porte { $ship_the } ?

q-reinforce = Quel vaisseau entre, et où ?

q-arrive = Où votre flotte arrive-t-elle{ with-dice } ?

q-arrive_who = Quels vaisseaux arrivent en { $to } ?

q-roll_first = { $n ->
        [one] Quel dé lancez-vous avant la bataille ?
       *[other] Quels { $n } dés lancez-vous avant la bataille ?
    }

q-keep_first = Quels résultats gardez-vous sur votre Passerelle avant la bataille ?

q-place_site = Où placez-vous { $kind_a } ?

q-aim_station = Que visez-vous avec { $weapon_the } de la Station de Bataille ?

q-pay_special = Quel spécial dépensez-vous ?

q-roll_bonus = Lancez-vous un dé vert dans le Nuage de Gaz ?

q-take_faction = Quelle faction jouez-vous ?

q-recruit = Quel Commandeur recrutez-vous ?

q-place_portal = Quel Portail placez-vous, et où ?

q-pass_through = Par quel Portail passent vos vaisseaux{ with-dice } ?

q-launch = D’où et vers où déployez-vous un escadron{ with-dice } ?

q-strike_at = { $damage ->
        [one] À quel vaisseau l’escadron en { $at } inflige-t-il { $damage } point de dégâts ?
       *[other] À quel vaisseau l’escadron en { $at } inflige-t-il { $damage } points de dégâts ?
    }

q-impulse = Quel escadron avance, et où ?

q-redeem = Quelle frégate se détruit pour infliger { $damage } points de dégâts à quel vaisseau ?

q-board = Quel secteur aborde quel vaisseau ?

q-sacrifice = Quels vaisseaux sacrifiez-vous pour capturer { $target_the } ? La somme de leurs classes doit atteindre { $class }.

q-vanish = Quel secteur cachez-vous ?

q-ray_line = Quelle ligne le Rayon de Reconnaissance en { $at } dévoile-t-il ?

q-choose_scenario = Quel scénario choisissez-vous pour la prochaine bataille ?

q-choose_side = Quel camp jouez-vous dans ce scénario : { $scenario } ?

q-choose_prize = Quel avantage emportez-vous dans la bataille finale ?

q-send_help = Votre duel est gagné. Quels vaisseaux vont aider votre allié ? La somme de leurs classes ne dépasse pas { $points }.

q-choose_zones = Sur quelle Zone de Combat se joue la bataille finale ?

q-place_colony = Où placez-vous votre Colonie ?

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
task-drift = choisir où les vaisseaux sont projetés
task-drift_field = choisir un Champ d’Astéroïdes
task-drift_to = choisir où dérive un Champ d’Astéroïdes
task-first_effect = choisir l’effet à résoudre d’abord
task-drawn_in = choisir les vaisseaux attirés
task-dock = amarrer un vaisseau
task-recall = rappeler un vaisseau
task-sentinel_target = choisir la cible d’un Sentinel
task-deflect = choisir la cible d’une attaque
task-join_in = soutenir une attaque ou non
task-scan = choisir un secteur à scanner
task-scan_via = choisir le chemin d’un scan
task-foil = déjouer un scan ou non
task-chart = scanner des secteurs inconnus
task-keep_weapon = choisir une Arme Spéciale
task-reinforce = faire entrer des renforts
task-arrive = choisir où arriver
task-arrive_who = choisir qui arrive
task-roll_first = choisir des dés
task-keep_first = ranger sa Passerelle
task-place_site = placer un Secteur Spécial
task-aim_station = viser avec l’arme d’une Station de Bataille
task-pay_special = choisir le spécial à dépenser
task-roll_bonus = lancer un dé bonus ou non
task-take_faction = choisir une faction
task-recruit = recruter un Commandeur
task-place_portal = placer un Portail
task-pass_through = choisir un Portail
task-launch = déployer un escadron
task-strike_at = choisir la cible d’un escadron
task-impulse = déplacer des escadrons
task-redeem = choisir une Rédemption
task-board = choisir qui aborder
task-sacrifice = choisir qui sacrifier
task-vanish = cacher un secteur ou non
task-ray_line = orienter le Rayon de Reconnaissance
task-choose_scenario = choisir un scénario
task-choose_side = choisir un camp
task-choose_prize = choisir un avantage
task-send_help = aider un allié ou non
task-choose_zones = choisir la Zone de Combat
task-place_colony = placer une Colonie
task-keep = ranger sa Passerelle

## Choix : des étiquettes, sans point final. « what » est ce avec quoi l’on agit.

item-to = { $left } vers { $right }

item-at = { $left } en { $right }

item-on = { $left } contre { $right }

item-use = { $left } : { $right }

ready-line = Ligne de bataille
ready-wall = Mur de croiseurs
ready-carriers = Groupe aéronaval
ready-escort = Escorte
ready-pack = Meute
ready-hammer = Marteau
ready-raiders = Pillards
ready-anvil = Enclume
ready-foundry = Fonderie
ready-guard = Garde
ready-flagship = Vaisseau Amiral et escorte
ready-corsairs = Corsaires
ready-cutlass = Coutelas
ready-chimaera = Le Chimaera et ses chasseurs
ready-shadows = Ombres
ready-uprising = Soulèvement
ready-stand = Baroud d’honneur
ready-swarm = Essaim
ready-wreckers = Naufrageurs

ready-light = { $name }, en petits vaisseaux

act-ready = { $ready } : { $plan }

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

act-remove = Retirer : { $what }

act-deactivate = Mettre fin à une capacité avec { $what } : { $at }

act-scan = Scanner un secteur avec { $what }

act-chart = Scanner des secteurs inconnus avec { $what }

act-arrive = Faire entrer des vaisseaux avec { $what }

act-station = Utiliser l’arme de la Station de Bataille : { $what }

act-portal = Passer un Portail avec { $what }

act-launch = Déployer un escadron avec { $what }

act-offensive = Offensive des escadrons : { $what }

act-redeem = Rédemption : sacrifier une frégate

act-board = Aller à l’abordage

act-side = { $name ->
        [0] Le camp de la Ligue
       *[1] Le camp de l’Hégémonie
    }

act-end = Finir mes actions

act-again = Relancer

act-shield = Bouclier : { $what } arrête { $at }

act-bonus = Bouclier bonus : { $what } arrête { $at }

act-roll = Lancer

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
nothing-join_in = Ne pas soutenir
nothing-foil = Laisser passer le scan
nothing-reinforce = Ne faire entrer personne pour l’instant
nothing-keep_first = Ne garder aucun résultat
nothing-roll_bonus = Ne pas lancer
nothing-recruit = Aucun Commandeur
nothing-strike_at = Ne rien frapper
nothing-impulse = Ne plus déplacer d’escadron
nothing-vanish = Ne rien cacher
nothing-place_colony = Ne placer aucune Colonie
nothing-keep = Ne garder aucun résultat

## Refus : des faits, sans point final

refusal-no_ships = La flotte n’a aucun vaisseau

refusal-too_many_points = Trop de points de classe

refusal-not_in_faction = Pas ouvert à cette faction

refusal-no_cruiser_or_battleship = Ni croiseur ni cuirassé ici

refusal-needs_a_champion = Il faut un Classe 5

refusal-one_champion_only = Un seul Classe 5

refusal-classes_1_to_3 = Classes 1 à 3 seulement

refusal-needs_gamma_warheads = Il faut un cuirassé aux Ogives Gamma, et un seul

refusal-too_many_forge_ships = Trop de vaisseaux de la Forge

refusal-needs_flagship = Le Vaisseau Amiral manque

refusal-flagship_is_greatest = Aucun autre vaisseau de la classe du Vaisseau Amiral

refusal-too_many_small_ships = Trop de vaisseaux de classe 1

refusal-needs_two_class_3 = Il faut deux vaisseaux de classe 3

refusal-needs_great_ships = Il faut les deux tiers des points en vaisseaux de classe 3 ou plus

refusal-enemy_there = L’ennemi tient { $at }

refusal-sector_full = Il n’y a plus de place en { $at }

refusal-out_of_reach = Hors de portée

refusal-no_target = Impossible à cibler

## Aperçus : ce qu’un choix coûterait et ferait

preview-damage = { $kills ->
        [yes] { $target } : { dealt }, destruction
       *[no] { $target } : { dealt }, coque restante { $hull_left }
    }

preview-from = { $damage } depuis { $at }

preview-remote = à distance : pas de soutien

preview-stops = boucliers qui peuvent l’arrêter : { $shields }

preview-counter = Contre-Attaque : { dealt }

preview-room = place pour { $n ->
        [one] { $n } point de classe
       *[other] { $n } points de classe
    }

preview-repair = { $repair ->
        [one] { $target } : { $repair } point de coque en plus
       *[other] { $target } : { $repair } points de coque en plus
    }

preview-drones = { $target } : { dealt } à chaque tour

preview-blast = { dealt } à { $ships }

preview-bomb = { dealt } à votre prochain Début de Tour dans les directions d’un dé, ou { $centre } dans ce seul secteur

preview-mines = { dealt } par mine ; encore { $left ->
        [one] { $left } mine
       *[other] { $left } mines
    } à poser

preview-bridge = retour en Réserve : { $dice }

preview-sectors = protège { $sectors }

preview-hits = tirs réussis : { $hits } sur { $needed }

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

event-counter_attacked = { $who } contre-attaque{ with-dice } : { dealt } sur { $target_the }{ aimed-at }.

event-damaged = { $who } : { dealt } sur { $ship_the }{ aimed-at }, coque restante { $hull }{ because }.

event-destroyed = { $who } perd { $ship_the }{ aimed-at }.

event-quiet = Il ne s’est rien passé depuis { $rounds } manches : la bataille s’arrête s’il ne se passe rien pendant les { $left } prochaines.

event-fleet_ready = { $who } a composé sa flotte.

event-drained = { $lost ->
        [none] { $who } draine { $victim }{ with-dice } : rien n’est perdu.
       *[other] { $who } draine { $victim }{ with-dice } : { $lost } retourne en Réserve.
    }

event-weapon_used = { $aim ->
        [none] { $who } utilise { $weapon_the }{ with-dice }.
       *[other] { $who } utilise { $weapon_the } sur { $aim }{ with-dice }.
    }

event-tested = { $kind } en { $at } : { $face }.

event-device_activated = { $who } active { $capability_the } en { $at } avec un { $die }.

event-device_ended = { $capability } en { $at } : fin de l’activation.

event-repaired = { $gained ->
        [one] { $who } : { $gained } point de coque en plus pour { $ship_the }{ aimed-at }{ because }.
       *[other] { $who } : { $gained } points de coque en plus pour { $ship_the }{ aimed-at }{ because }.
    }

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

event-bombarded = { $hits ->
        [one] { $who } touche la Colonie en { $to } : { $hits } tir réussi.
       *[other] { $who } touche la Colonie en { $to } : { $hits } tirs réussis.
    }

event-containers_moved = { $who } emporte { $n ->
        [one] { $n } container
       *[other] { $n } containers
    } vers { $to }.

event-ships_left = { $who } fait sortir { $ships } depuis { $at }{ with-dice } : { $what ->
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

event-revealed = { $who } : le Signal en { $at } est { $kind_a }.

event-hidden = { $decoy ->
        [yes] { $who } cache { $ships } en { $at }, avec un Leurre.
       *[no] { $who } cache { $ships } en { $at }.
    }

event-scanned = { $foiled ->
        [yes] { $who } scanne { $at }{ with-dice } : le scan est déjoué.
       *[no] { $who } scanne { $at }{ with-dice }.
    }

event-weapons_drawn = { $weapons ->
        [none] { $who } tire { $n } Armes Spéciales.
       *[other] { $who } tire ces Armes Spéciales : { $weapons }.
    }

event-weapon_kept = { $weapon ->
        [none] { $open ->
            [none] { $who } garde une Arme Spéciale secrète.
           *[other] { $who } garde une Arme Spéciale : { $open }.
        }
       *[other] { $who } garde une Arme Spéciale : { $weapon }.
    }

event-discovered = { $kind ->
        [none] { $who } découvre { $at } : { $face }, un secteur neutre.
       *[other] { $who } découvre { $at } : { $face }, { $kind_a }.
    }

event-launched = { $at ->
        [none] { $who } déploie un escadron en { $to }{ with-dice }.
       *[other] { $who } déploie un escadron depuis { $at } vers { $to }{ with-dice }.
    }

event-offensive_began = { $who } lance l’Offensive des escadrons{ with-dice }.

event-squadrons_back = { $who } : { $ships } de retour en { $to }.

event-squadrons_gone = { $who } perd { $ships }, faute de base.

event-redeemed = { $who } sacrifie une frégate contre { $target_the }{ aimed-at }{ with-dice }.

event-captured = { $who } capture { $target_the }{ aimed-at } ({ $victim }){ with-dice }.

event-leader_lost = { $who } perd son Vaisseau Amiral et quitte la bataille.

event-battle_began = { $fighters ->
        [none] Bataille { $battle } : { $scenario }, { class-points } par flotte.
       *[other] Bataille { $battle } : { $scenario }, { class-points } par flotte. { $fighters } s’affrontent.
    }

event-battle_ended = { $winners ->
        [none] Bataille { $battle } : égalité.
       *[other] Bataille { $battle } : victoire pour { $winners }.
    } { $reason }

event-advantage_won = { $who } gagne un avantage pour la bataille finale : { $prize }.

event-duel_went_on = Le duel entre { $fighters } reprend, manche { $round } : { $scenario }.

event-help_sent = { $who } vient prêter main-forte avec { $ships }.

## Avantages d’une campagne

prize-prepared = une Passerelle pleine
    .hint = Avant la bataille, lancez tous vos dés et gardez ce que la Passerelle peut recevoir.
prize-veiled = le Déploiement Caché
    .hint = Votre flotte commence en Signaux, avec des Leurres.
prize-bonus = 2 points de classe de plus
    .hint = Votre flotte est plus grande.
prize-lays_all = tous les Secteurs Spéciaux
    .hint = Vous les choisissez et les placez tous.
prize-late = le dernier mot
    .hint = Votre camp se déploie en dernier.

## Pourquoi quelque chose arrive, quand ce n’est ni une arme, ni un dispositif, ni un secteur, ni un Commandeur

why-attack = attaque
why-counter_attack = Contre-Attaque
why-offensive = Offensive
why-redemption = Rédemption

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
end-stillness = Fin de la bataille : il ne s’est rien passé depuis trop de manches.
end-draw = Fin de la bataille.

ending-attrition = Une flotte réduite au tiers
ending-annihilation = Plus rien dans un camp
ending-shuttle = Navette diplomatique partie
ending-shuttle_lost = Navette diplomatique perdue
ending-escaped = Vaisseaux civils passés
ending-civilians_lost = Vaisseaux civils perdus
ending-champion = Un Classe 5 détruit
ending-passed = Croiseur endommagé sorti
ending-cruiser_lost = Croiseur endommagé détruit
ending-portals = Les deux Portails tenus
ending-containers = Containers évacués
ending-stations = Stations de Bataille désactivées
ending-colonies = Colonies détruites
ending-warheads = Ogives Gamma détruites
ending-time = La limite de manches
ending-stillness = Plus rien ne se passait
ending-draw = Égalité

won = { $n ->
        [one] { $who } l’emporte.
       *[other] { $who } l’emportent ensemble.
    }
won-all = Il y a égalité.
won-nobody = Personne ne l’emporte.

scores = Points restants : { $scores }.
score-of = { $who } { $score }

sheet-ships = { $hidden ->
        [yes] { $ships } : points inconnus
       *[no] { $ships } : { class-points }
    }

## Où en est chaque camp : une ligne à côté de ses points

progress-containers = containers : { $n } sur { $goal }
progress-escaped = évadés : { $n } sur { $goal }
progress-destroyed = détruits : { $n } sur { $goal }
progress-stations = Stations de Bataille désactivées : { $n } sur { $goal }
progress-colonies = Colonies détruites : { $n } sur { $goal }
progress-portals = Portails tenus : { $n } sur { $goal }
progress-champion = Classe 5 : coque { $hull } sur { $full }
progress-cruiser = croiseur endommagé : coque { $hull } sur { $full }
progress-shuttle = tient la navette diplomatique
progress-flagship = défaite avec le Vaisseau Amiral

## Ce que l’on peut dire à la table d’un seul geste

phrase-well_aimed = Bien visé

phrase-shields_up = Boucliers levés
