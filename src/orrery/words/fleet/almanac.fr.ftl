### Fleet Commander, l’almanach en français. Mêmes messages et mêmes arguments que almanac.en.ftl.
### card-… nomme une chose ; « inside » est son nom dans une phrase, « many » son pluriel, « a » et « the » le nom avec son article.
### text-… dit ce qu’elle fait, un paragraphe par ligne ; ses nombres viennent des déclarations des règles.

## Sections et extensions

section-rules = Règles
section-ships = Vaisseaux
section-abilities = Capacités Spéciales
section-weapons = Armes Spéciales
section-devices = Dispositifs Techniques
section-capabilities = Capacités Techniques
section-sectors = Secteurs Spéciaux
section-commanders = Commandeurs
section-factions = Factions
section-scenarios = Scénarios
section-optional_rules = Règles optionnelles

expansion-genesis = Genesis
expansion-avatar = Avatar
expansion-salvation = Salvation
expansion-forge = Forge
expansion-pirates = Pirates
expansion-ks = Kickstarter

## Morceaux de phrases

points = { $points ->
        [one] { $points } point de classe
       *[other] { $points } points de classe
    }

sectors = { $reach ->
        [one] { $reach } secteur
       *[other] { $reach } secteurs
    }

## Lignes de résumé

line-named = { $name } · { $text }

summary-of = { $name }
summary-class = classe { $n }
summary-firepower = { $n ->
        [none] sans armes
       *[other] Puissance de Feu { $n }
    }
summary-hull = coque { $n }
summary-range = portée { $n }
summary-dice = dés : rouge { $red }, bleu { $blue }, vert { $green }
summary-slot-any = emplacement supplémentaire : tout résultat
summary-slot-special = emplacement supplémentaire : spécial seulement
summary-slot-directional = emplacement supplémentaire : directionnel seulement
summary-slot-red = emplacement supplémentaire : rouge seulement
summary-slot-blue = emplacement supplémentaire : bleu seulement
summary-slot-green = emplacement supplémentaire : vert seulement
summary-cost = { $points ->
        [0] gratuit
       *[other] coûte { points }
    }
summary-players = { $several ->
        [yes] { $first } à { $last } joueurs
       *[no] { $last } joueurs
    }
summary-points = { points } par flotte
summary-board = zone de { $depth } par { $width }
summary-sides = { $n ->
        [one] une face
       *[other] deux faces, au choix à l’activation
    }

kind-ship = Vaisseau
kind-piece = Pièce
kind-ability = Capacité Spéciale
kind-weapon = Arme Spéciale
kind-device = Dispositif Technique
kind-capability = Capacité Technique
kind-sector = Secteur Spécial
kind-commander = Commandeur
kind-empire = Empire
kind-independent = Faction indépendante
kind-pirate = Faction Pirate
kind-scenario = Scénario
kind-optional_rule = Règle optionnelle
kind-rules = Règles

## Factions

card-any = Toutes les factions
card-neutral = Neutre
card-scenario = Scénario

card-phebe = Ligue de Phébé
    .the = la Ligue de Phébé
    .short = Phébé
card-amycles = Hégémonie d’Amyclès
    .the = l’Hégémonie d’Amyclès
    .short = Amyclès
card-forge_of_fendrix = Forge de Fendrix
    .the = la Forge de Fendrix
    .short = Forge
card-llib_sorg = Llib Sorg
    .the = Llib Sorg
    .short = Llib Sorg
card-maa_seti = Maa Seti
    .the = Maa Seti
    .short = Maa Seti
card-rebels = Rebelles
    .the = les Rebelles
    .short = Rebelles
card-scavengers = Scavengers
    .the = les Scavengers
    .short = Scavengers

text-phebe = Vaisseaux réservés, outre les vaisseaux communs : { $ships }.
    Arme réservée : { $weapons }. Commandeurs : { $commanders }.
text-amycles = Vaisseaux réservés, outre les vaisseaux communs : { $ships }.
    Arme réservée : { $weapons }. Commandeurs : { $commanders }.
text-forge_of_fendrix = Vaisseaux, armes et dispositifs des deux empires lui sont ouverts.
    Au moins les deux tiers de ses points de classe sont en vaisseaux de classe { $heavy } ou plus.
    Jamais de Commandeur ; { $extra } points de classe de plus si l’adversaire en a un.
text-llib_sorg = Le Vaisseau Amiral est un { $flagship } ; tous les autres vaisseaux sont d’une classe inférieure.
    La Passerelle garde un résultat rouge de plus, quelle que soit sa face.
    Rédemption : pour 2 spéciaux, une frégate se détruit et inflige { $damage } points de dégâts à un vaisseau d’un secteur adjacent. Aucune réaction n’est possible.
    Leader charismatique : cette flotte ne perd qu’avec son Vaisseau Amiral. En équipe, tous ses autres vaisseaux partent avec lui.
    { pirate-ships }
text-maa_seti = Son Vaisseau Amiral est le Chimaera ; pas plus de { $most } vaisseaux de classe 1.
    La Passerelle garde un résultat vert de plus, quelle que soit sa face.
    Leader charismatique : cette flotte ne perd qu’avec le Chimaera. En équipe, tous ses autres vaisseaux partent avec lui.
    { pirate-ships }
text-rebels = Au moins { $least } vaisseaux de classe { $heavy }, et aucun au-dessus.
    Indisciplinés : chaque multidirectionnel de la phase Affectation d’Énergie est relancé une fois ; le second résultat compte.
    Acharnés : un vaisseau qui devrait être détruit garde un dernier point de coque. Rien ne peut plus le réparer, et tout nouveau dégât le retire.
    { pirate-ships }
text-scavengers = Seulement des vaisseaux de classes 1 et { $heavy }.
    Pilotes experts : chaque dé lancé pour un Secteur Spécial peut être relancé une fois.
    Ruse : cette flotte place tous les Secteurs Spéciaux et se déploie en dernier.
    Abordage : pour 2 spéciaux, sacrifiez des vaisseaux d’un secteur pour capturer un vaisseau ennemi seul dans un secteur adjacent, si sa classe ne dépasse pas la somme des leurs.
    { pirate-ships }

pirate-ships = Aucun vaisseau réservé à un empire ; pas plus de { $forge } vaisseaux de la Forge.

## Vaisseaux

card-frigate = Frégate
    .inside = frégate
    .many = frégates
    .a = une frégate
    .the = la frégate
card-destroyer = Destroyer
    .inside = destroyer
    .many = destroyers
    .a = un destroyer
    .the = le destroyer
card-cruiser = Croiseur
    .inside = croiseur
    .many = croiseurs
    .a = un croiseur
    .the = le croiseur
card-battleship = Cuirassé
    .inside = cuirassé
    .many = cuirassés
    .a = un cuirassé
    .the = le cuirassé
card-heavy_battleship = Cuirassé Lourd
    .inside = cuirassé lourd
    .many = cuirassés lourds
    .a = un cuirassé lourd
    .the = le cuirassé lourd
card-dreadnought = Dreadnought
    .inside = dreadnought
    .many = dreadnoughts
    .a = un dreadnought
    .the = le dreadnought
card-carrier = Porte-Nefs
    .inside = porte-nefs
    .many = porte-nefs
    .a = un porte-nefs
    .the = le porte-nefs
card-interceptor_squadron = Escadron d’Intercepteurs
    .inside = escadron
    .many = escadrons
    .a = un escadron
    .the = l’escadron
card-mule = Mule
    .inside = Mule
    .many = Mules
    .a = une Mule
    .the = la Mule
card-advantage = Advantage
    .inside = Advantage
    .many = Advantages
    .a = un Advantage
    .the = l’Advantage
card-salvation = Salvation
    .inside = Salvation
    .many = Salvations
    .a = un Salvation
    .the = le Salvation
card-testudo = Frégate d’Escorte Testudo
    .inside = Testudo
    .many = Testudos
    .a = un Testudo
    .the = le Testudo
card-centaurus = Croiseur Stratégique Centaurus
    .inside = Centaurus
    .many = Centaurus
    .a = un Centaurus
    .the = le Centaurus
card-phalanx = Destroyer d’Assaut Phalanx
    .inside = Phalanx
    .many = Phalanx
    .a = un Phalanx
    .the = le Phalanx
card-sagittarius = Croiseur d’Attaque Sagittarius
    .inside = Sagittarius
    .many = Sagittarius
    .a = un Sagittarius
    .the = le Sagittarius
card-chimaera = Chimaera
    .inside = Chimaera
    .many = Chimaera
    .a = un Chimaera
    .the = le Chimaera
card-damaged_cruiser = Croiseur endommagé
    .inside = croiseur endommagé
    .many = croiseurs endommagés
    .a = un croiseur endommagé
    .the = le croiseur endommagé
card-diplomatic_shuttle = Navette diplomatique
    .inside = navette diplomatique
    .many = navettes diplomatiques
    .a = une navette diplomatique
    .the = la navette diplomatique
card-civilian_ship = Vaisseau civil
    .inside = vaisseau civil
    .many = vaisseaux civils
    .a = un vaisseau civil
    .the = le vaisseau civil
card-decoy = Leurre
    .inside = Leurre
    .many = Leurres
    .a = un Leurre
    .the = le Leurre
card-signal = Signal
    .inside = Signal
    .many = Signaux
    .a = un Signal
    .the = le Signal

text-frigate = Le plus petit des vaisseaux de guerre : rapide entre pairs, vite perdu.
text-destroyer = Un chasseur solitaire : il tire loin, ou deux fois, tant que rien ne partage son secteur.
text-cruiser = Il protège tout ce qui partage son secteur.
text-battleship = Son Arme Spéciale se choisit avec la flotte, ne change jamais de vaisseau et se perd avec lui.
text-heavy_battleship = Un cuirassé mieux armé et plus solide. Il ne laisse aucune place à un autre vaisseau dans son secteur.
text-dreadnought = Les canons les plus lourds de tous. Pour la relance de deux spéciaux, il compte comme un cuirassé.
text-carrier = Il combat par ses escadrons. Il peut lancer une attaque que d’autres soutiennent. Pour la relance de deux spéciaux, il compte comme un cuirassé.
text-interceptor_squadron = Un secteur en reçoit autant qu’on veut, et aucun ne compte pour la victoire.
    Il n’utilise pas de dé : il suit les vaisseaux de son secteur, soutient toute attaque et profite de leurs boucliers. Il interdit son secteur à l’ennemi et coupe les lignes de vue.
    Les Champs d’Astéroïdes et les Tempêtes Gamma, dont les dégâts suivent la classe, ne lui font rien.
text-mule = Porte un dispositif ouvert à tous. Sans attaque ni soutien.
text-advantage = Porte un dispositif de l’Hégémonie. Sans attaque ni soutien.
text-salvation = Porte un dispositif de la Ligue. Sans attaque ni soutien.
text-testudo = Aucune Puissance de Feu, mais il peut lancer une attaque que d’autres soutiennent.
text-centaurus = Un croiseur qui se déplace comme une frégate.
text-phalanx = La place d’un destroyer, les canons d’un croiseur, les moteurs et la coque d’une frégate.
text-sagittarius = Un croiseur qui tire comme un destroyer.
text-chimaera = Le Vaisseau Amiral de Maa Seti : deux dispositifs de toute origine, et pas d’Arme Spéciale. Il n’empêche pas la relance de deux spéciaux.
text-damaged_cruiser = Une pièce du Passage, hors des points de flotte. Ses boucliers sont en panne.
text-diplomatic_shuttle = Une pièce de La Capture, hors des points de flotte. Rien ne peut la cibler, mais les secteurs et les dégâts de zone la touchent.
text-civilian_ship = Une pièce du Blocus, hors des points de flotte.
text-decoy = Un Signal qui ne cache rien. Il se déplace comme un vaisseau, barre la route à l’ennemi et coupe les tirs, puis disparaît une fois dévoilé.
text-signal = Un vaisseau qui n’est pas dévoilé : on sait où il est, rien de plus.
    Il se dévoile quand il est scanné, subit des dégâts, lance ou soutient une attaque, ou utilise une capacité.

## Capacités Spéciales

card-ionic_propulsion = Propulsion Ionique
card-depolarised_shields = Boucliers Dépolarisés
card-multipoint_weapons = Armes Multipoint
card-special_weapon = Arme Spéciale
card-interceptor_bays = Baies d’Intercepteurs
card-impulse = Impulsion
card-long_range_missiles = Missiles Longue Portée
card-support_ray = Rayon de Soutien
card-technical_device = Dispositif de Capacités Techniques
card-elusive = Insaisissable

text-ionic_propulsion = Un résultat bleu directionnel utilisé sur un secteur qui ne contient que de tels vaisseaux peut être joué deux fois de suite.
    Quand seuls de tels vaisseaux se replient, l’attaque ne leur fait rien.
text-depolarised_shields = Un résultat vert directionnel utilisé ici arrête les dégâts d’un secteur dans n’importe quelle direction, quel que soit le vaisseau visé.
    Le vaisseau peut attirer sur lui une attaque contre un autre vaisseau de son secteur.
text-multipoint_weapons = Seul dans son secteur, le vaisseau peut jouer deux fois un résultat rouge directionnel : une attaque à 2 secteurs, ou deux attaques de suite sur deux cibles d’un même secteur adjacent. Aucun soutien.
text-special_weapon = Le vaisseau porte une Arme Spéciale ; la plupart s’utilisent avec 2 spéciaux de toute couleur.
text-interceptor_bays = Un résultat rouge directionnel déploie un escadron sur un secteur indiqué ; pas plus de { $squadrons } à la fois, et ceux qui sont perdus peuvent repartir.
    Offensive : pour 2 spéciaux, chaque escadron inflige { $damage } points de dégâts à un vaisseau d’un secteur adjacent au sien ; puis tous rentrent au porte-nefs. Aucune réaction n’est possible.
    Les escadrons dont le porte-nefs est perdu, ou quitte la zone sans eux, sont retirés.
text-impulse = Au commencement du Début de Tour de sa flotte, chaque escadron peut avancer de 1 secteur sans dé.
text-long_range_missiles = Tant que 2 spéciaux sont sur la Passerelle, un seul résultat rouge suffit pour une attaque à 2 secteurs, sans soutien. Ils ne sont pas dépensés.
text-support_ray = Chaque résultat vert qui active une Capacité Technique peut couvrir jusqu’à 2 secteurs.
text-technical_device = Un résultat vert directionnel active la capacité du dispositif sur un secteur indiqué.
text-elusive = On ne peut le cibler que si ce qu’on utilise n’a aucune autre cible possible, où que ce soit.

## Armes Spéciales

card-proton_ray = Rayon Proton
    .the = le Rayon Proton
card-magnetic_bomb = Bombe Magnétique
    .the = la Bombe Magnétique
card-interdictor = Interdictor
    .the = l’Interdictor
card-vortex_gate = Porte Vortex
    .the = la Porte Vortex
card-vortex_missiles = Missiles Vortex
    .the = les Missiles Vortex
card-nano_repairer = Nano-Réparateur
    .the = le Nano-Réparateur
card-drones = Drones
    .the = les Drones
card-exo_bomb = Exo Bombe
    .the = l’Exo Bombe
card-tractor_beam = Rayon Tracteur
    .the = le Rayon Tracteur
card-minefields = Champs de Mines
    .the = les Champs de Mines
card-gamma_bomb = Bombe Gamma
    .the = la Bombe Gamma
card-sanctuary = Sanctuaire
    .the = le Sanctuaire
card-gamma_warheads = Ogives Gamma
    .the = les Ogives Gamma
card-rampart_of_coeos = Rempart de Coeos
    .the = le Rempart de Coeos
card-prometheus_ray = Rayon Prométhée
    .the = le Rayon Prométhée
card-ionic_module = Module Ionique
    .the = le Module Ionique
card-multipoint_module = Module Multipoint
    .the = le Module Multipoint

text-proton_ray = Un vaisseau à { sectors } au plus, sans obstacle entre les deux : { $damage } points de dégâts par point de sa classe.
text-magnetic_bomb = Un adversaire remet en Réserve tous les dés de sa Passerelle.
text-interdictor = Un secteur vide à { sectors } au plus, malgré les obstacles : personne n’y entre, personne ne tire au travers.
    Il dure jusqu’à ce qu’on l’utilise ailleurs ou qu’on le désactive pendant ses Actions des Dés, ou jusqu’à ce que son vaisseau soit perdu ou quitte la zone.
text-vortex_gate = Tout ou partie des vaisseaux de ce secteur ou d’un secteur adjacent, ennemis compris, rejoignent un secteur vide de n’importe quelle zone, non adjacent à leur secteur de départ.
text-vortex_missiles = { $damage } points de dégâts à un vaisseau n’importe où dans la zone, sauf dans les secteurs adjacents à celui-ci.
text-nano_repairer = Un vaisseau à { sectors } au plus regagne { $repair } points de coque, sans dépasser son maximum.
text-drones = Un vaisseau à { sectors } au plus, malgré les obstacles : { $damage } points de dégâts à chaque Début de Tour de sa flotte.
    Ils partent quand cette flotte dépense un rouge multidirectionnel, quand l’un des deux vaisseaux est perdu ou change de zone, ou quand on les envoie vers une autre cible.
text-exo_bomb = Un secteur à { sectors } au plus, malgré les obstacles : { $damage } point de dégâts à chaque vaisseau de ce secteur et de tous les secteurs adjacents, les vôtres aussi, Secteurs Spéciaux compris.
    On ne peut viser ni un Nuage de Gaz, ni un Champ d’Astéroïdes, ni une Tempête Gamma.
text-tractor_beam = Un vaisseau à { sectors } au plus, sans obstacle entre les deux, ami ou ennemi : déplacez-le vers un secteur adjacent qui peut le recevoir.
text-minefields = Jusqu’à { $mines } mines sur un ou deux secteurs vides à { sectors } au plus, malgré les obstacles ; jamais plus de { $most } en place.
    Chaque vaisseau ennemi qui entre subit { $damage } points de dégâts par mine ; puis ces mines vous reviennent.
    Pendant votre phase Passerelle, vous pouvez reprendre des mines. Elles disparaissent avec leur vaisseau.
text-gamma_bomb = Un secteur à { sectors } au plus, malgré les obstacles, mais ni Nuage de Gaz, ni Champ d’Astéroïdes, ni Tempête Gamma.
    À votre prochain Début de Tour, on lance un dé : { $damage } points de dégâts à chaque vaisseau de ce secteur et des secteurs adjacents indiqués ; sur un spécial, { $centre } points de dégâts, dans ce seul secteur.
text-sanctuary = Jusqu’à votre prochain Début de Tour, rien ne peut être ciblé dans ce secteur ni dans les secteurs adjacents.
text-gamma_warheads = Seulement dans Illégale : chaque résultat rouge directionnel est un tir sur une Colonie. { $hits } tirs réussis la détruisent, et un Champ d’Astéroïdes la remplace.
    Un vaisseau sur la Colonie peut lever un bouclier. Pas de tir depuis le secteur même de la Colonie.
text-rampart_of_coeos = Jusqu’à votre prochain Début de Tour, aucun vaisseau de votre camp ne descend sous { $least } point de coque.
text-prometheus_ray = Une ligne droite, orthogonale ou diagonale : un vaisseau de votre choix dans le premier secteur qui en contient.
    Aucun dégât dans un secteur adjacent, { $damage } points de dégâts dans le suivant, et { $damage } de plus par secteur au-delà. Un obstacle arrête le rayon.
text-ionic_module = Tant que 2 spéciaux sont sur la Passerelle, ce vaisseau va deux fois plus loin avec un résultat bleu. Ils ne sont pas dépensés. Le Repli ne change pas.
text-multipoint_module = Tant que 2 spéciaux sont sur la Passerelle, chaque résultat rouge d’une attaque à distance porte deux fois plus loin pour ce vaisseau. Ils ne sont pas dépensés. Pas d’attaque double.

card-mine = Mine
    .the = la mine
card-black_hole_marker = Marqueur
    .the = le marqueur
card-container = Container
    .the = le container
card-scar = Tir réussi sur la Colonie
    .the = le tir réussi sur la Colonie

## Dispositifs techniques

card-sentinel_device = Sentinel
card-radar_jammer_device = Brouilleur Radar
card-supply_device = Ravitailleur
card-repair_drone_device = Drone de Réparation
card-power_amplifier_device = Amplificateur de Puissance
card-recon_ray_device = Rayon de Reconnaissance
card-movement_device = Dispositif de déplacement
card-defence_device = Dispositif de défense
card-attack_device = Dispositif d’attaque
card-energy_device = Dispositif d’énergie

card-sentinel = Sentinel
    .the = le Sentinel
card-radar_jammer = Brouilleur Radar
    .the = le Brouilleur Radar
card-supply = Ravitailleur
    .the = le Ravitailleur
card-repair_drone = Drone de Réparation
    .the = le Drone de Réparation
card-power_amplifier = Amplificateur de Puissance
    .the = l’Amplificateur de Puissance
card-recon_ray = Rayon de Reconnaissance
    .the = le Rayon de Reconnaissance
card-recall_beacon = Balise de Rappel
    .the = la Balise de Rappel
card-propulsion_disruptor = Disrupteur de Propulsion
    .the = le Disrupteur de Propulsion
card-deflection_shield = Bouclier de Déflexion
    .the = le Bouclier de Déflexion
card-shield_blocker = Bloqueur de Bouclier
    .the = le Bloqueur de Bouclier
card-communications_jammer = Brouilleur de Communications
    .the = le Brouilleur de Communications
card-targeting_adjuster = Ajusteur de Ciblage
    .the = l’Ajusteur de Ciblage
card-distortion_field = Champ de Distorsion
    .the = le Champ de Distorsion
card-energy_optimiser = Optimiseur d’Énergie
    .the = l’Optimiseur d’Énergie

text-sentinel = Un vaisseau ennemi dans un secteur indiqué par le Dé d’Activation subit { $damage } point de dégâts : à l’activation, à votre Début de Tour, et quand des ennemis y arrivent, l’un d’eux. Aucune réaction n’est possible.
text-radar_jammer = Les vaisseaux de votre camp sur le Secteur d’Activation deviennent des Signaux, et un Leurre les rejoint : à l’activation, à votre Début de Tour, et à leur arrivée.
text-supply = Sans activation, il stocke un résultat de plus, quel qu’il soit. Si le vaisseau est perdu, le dé retourne en Réserve.
text-repair_drone = Un vaisseau de votre camp sur le Secteur d’Activation regagne { $repair } point de coque : à l’activation, à votre Début de Tour, et quand des vaisseaux arrivent, l’un d’eux.
text-power_amplifier = Un résultat que votre camp utilise depuis le Secteur d’Activation porte 1 secteur plus loin, toujours dans les directions du dé. Un bouclier utilisé là couvre 2 secteurs.
text-recon_ray = Il dévoile tout sur une ligne entière dans une direction du Dé d’Activation, malgré les obstacles. Tant qu’il est actif, tout Signal sur cette ligne est dévoilé.
text-recall_beacon = À l’activation et à votre Début de Tour, un vaisseau de votre camp qui n’est pas adjacent au Secteur d’Activation peut y être rappelé.
text-propulsion_disruptor = Les vaisseaux ennemis sur le Secteur d’Activation ne peuvent pas se déplacer d’eux-mêmes ; d’autres effets peuvent les déplacer.
text-deflection_shield = Vous choisissez la cible de toute attaque contre le Secteur d’Activation.
text-shield_blocker = Les vaisseaux ennemis sur le Secteur d’Activation ne peuvent pas utiliser de bouclier.
text-communications_jammer = Les vaisseaux ennemis sur le Secteur d’Activation ne peuvent ni lancer ni soutenir d’attaque.
text-targeting_adjuster = Les vaisseaux de votre camp sur le Secteur d’Activation peuvent jouer un rouge diagonal comme un orthogonal, et inversement.
text-distortion_field = Les vaisseaux ennemis sur tous les secteurs indiqués par le Dé d’Activation ne peuvent pas utiliser de spécial.
text-energy_optimiser = Un spécial que votre camp joue depuis le Secteur d’Activation peut compter comme multidirectionnel.

## Secteurs Spéciaux

card-asteroid_field = Champ d’Astéroïdes
    .a = un Champ d’Astéroïdes
    .the = le Champ d’Astéroïdes
card-gravity_field = Champ Gravitationnel
    .a = un Champ Gravitationnel
    .the = le Champ Gravitationnel
card-gas_cloud = Nuage de Gaz
    .a = un Nuage de Gaz
    .the = le Nuage de Gaz
card-battle_station = Station de Bataille
    .a = une Station de Bataille
    .the = la Station de Bataille
card-black_hole = Trou Noir
    .a = un Trou Noir
    .the = le Trou Noir
card-colony = Colonie
    .a = une Colonie
    .the = la Colonie
card-gamma_storm = Tempête Gamma
    .a = une Tempête Gamma
    .the = la Tempête Gamma
card-unknown = Secteur inconnu
    .a = un secteur inconnu
    .the = le secteur inconnu
card-portal = Portail
    .a = un Portail
    .the = le Portail

text-asteroid_field = Les vaisseaux qui entrent lancent un dé, et vous de même à votre Début de Tour pour chaque champ où se trouvent vos vaisseaux : sur un spécial, chaque vaisseau du champ subit autant de dégâts que sa classe.
    À l’intérieur, les vaisseaux ne peuvent ni attaquer, ni soutenir, ni utiliser d’Arme Spéciale, ni être ciblés.
text-gravity_field = Les vaisseaux qui entrent lancent un dé. Sur un spécial, chacun subit { $damage } point de dégâts et tous retournent d’où ils viennent ; sinon, ils doivent poursuivre leur route dans une direction du dé, ou retourner s’ils ne le peuvent pas.
    Personne ne reste ici.
text-gas_cloud = Quand des vaisseaux sont attaqués ici, on peut aussitôt lancer un dé vert de sa Réserve : s’il arrête les dégâts d’un secteur de cette attaque, il peut servir de bouclier. Il retourne ensuite en Réserve.
    À l’intérieur, les vaisseaux attaquent sans soutien, ne soutiennent pas et n’utilisent pas d’Arme Spéciale ; seules les attaques ordinaires peuvent les cibler.
text-battle_station = Elle garde une Arme Spéciale tirée face cachée : qui entre peut la consulter. Tant que votre vaisseau est à quai, vous pouvez utiliser cette arme pour 1 spécial.
    { docking }
text-black_hole = Au Début de Tour de chacun, on lance un dé : sur un spécial, le Trou Noir reçoit un marqueur. Avec { $markers } marqueurs, il s’active : tous les vaisseaux en ligne droite avec lui avancent de 1 secteur vers lui, et les marqueurs sont retirés.
    Ce qui aboutit sur lui est détruit.
text-colony = Un vaisseau à quai regagne { $repair } points de coque au Début de Tour de sa flotte, sans dépasser son maximum.
    { docking }
text-gamma_storm = Les vaisseaux qui entrent lancent un dé, et vous de même à votre Début de Tour pour chaque tempête où se trouvent vos vaisseaux : sur un spécial, chaque vaisseau de la tempête subit { $damage } points de dégâts par point de sa classe.
    À l’intérieur, les vaisseaux ne peuvent pas être ciblés, mais peuvent attaquer et soutenir. Aucune Arme Spéciale ne part d’ici ni ne vise ici.
text-portal = Deux Portails de même lettre font la paire. Depuis un Portail, un résultat bleu directionnel mène tout ou partie de vos vaisseaux sur un secteur indiqué autour de l’autre Portail ; un bleu spécial les mène sur l’autre Portail lui-même.
    Les Portails sont des obstacles pour les Armes Spéciales, pas pour les attaques à distance.

docking = À votre Début de Tour, vous pouvez amarrer ici un de vos vaisseaux, lui faire quitter le quai ou l’échanger. Un vaisseau à quai ne peut ni bouger, ni attaquer, ni soutenir, ni lever de bouclier, ni utiliser de capacité, mais on peut le cibler.

## Commandeurs

card-anata_shunxn = Anata Shunx’n
card-feyn_gandris = Feyn Gandris
card-sao_kai_suhn = Sao Kaï Suhn
card-bondra_zoupa = Bondra Zoupa
card-borom_himnital = Borom Himnital
card-arop_tan = Arop Tan
card-ilya_kai_suhn = Ilya Kaï Suhn
card-adan_rildanis = Adan Rildanis
card-dun_antar = Dun Antar

text-anata_shunxn = Après une Arme Spéciale, relance les spéciaux dépensés ; les nouveaux résultats sont utilisables.
text-feyn_gandris = Contre-attaque avec tout résultat rouge de la Passerelle. Un orthogonal ou un diagonal dit où la cible peut se trouver.
text-sao_kai_suhn = Avec un multidirectionnel, la Propulsion Ionique va jusqu’à 3 secteurs, les Armes Multipoint atteignent 3 secteurs, et les Boucliers Dépolarisés arrêtent les dégâts de 2 secteurs.
text-bondra_zoupa = Aucune aptitude : les dés suffisent.
text-borom_himnital = Se replie avec tout résultat bleu de la Passerelle. Un orthogonal ou un diagonal dit où.
text-arop_tan = Draine avec tout résultat vert. Après un orthogonal ou un diagonal, la victime choisit le dé ; après un multidirectionnel ou un spécial, c’est Arop Tan.
text-ilya_kai_suhn = Après une réaction avec un spécial, ses vaisseaux du secteur attaqué peuvent devenir des Signaux, et un Leurre les rejoint.
    Après un Drain, ou un tour où elle n’a utilisé aucun dé, elle peut cacher de même un secteur de son choix.
text-adan_rildanis = Pour les Capacités Techniques, tout résultat directionnel compte comme multidirectionnel, Dés d’Activation compris.
text-dun_antar = Un vaisseau de cette flotte qui est détruit inflige au même moment sa Puissance de Feu à tous les vaisseaux d’un secteur adjacent de votre choix. Les escadrons ne l’infligent ni ne la subissent.

## Scénarios

card-pitched_battle = Bataille Rangée
card-first_game = Première bataille
card-asteroid_belt = Dans la Ceinture d’Astéroïdes
card-trap = Le Piège
card-salvage = Le Sauvetage
card-passage = Le Passage
card-capture = La Capture
card-control = Contrôle
card-planetary_assault = Assaut Planétaire
card-duel = Duel
card-blockade = Blocus
card-illegal = Illégale

goal-pitched_battle = Réduisez la flotte adverse au tiers de ses points de classe.
goal-first_game = Apprenez les règles avec deux flottes égales.
goal-asteroid_belt = Une Bataille Rangée parmi des astéroïdes qui dérivent.
goal-trap = La Ligue est cernée : tenez, ou percez.
goal-salvage = Évacuez plus de containers que l’adversaire.
goal-passage = Le croiseur endommagé doit sortir par le Portail Y.
goal-capture = La navette diplomatique doit fuir par un coin, ou être capturée.
goal-control = Tenez les deux Portails à votre Début de Tour.
goal-planetary_assault = Désactivez les deux Stations de Bataille, ou défendez-les.
goal-duel = Détruisez le Classe 5 adverse.
goal-blockade = Faites passer 2 vaisseaux civils, ou détruisez-en 2.
goal-illegal = Détruisez les deux Colonies, ou le cuirassé aux Ogives Gamma.

text-pitched_battle = { goal-pitched_battle }
    Chacun peut placer jusqu’à 2 Secteurs Spéciaux hors des Zones de Déploiement.
    Si une même action met les deux camps en défaite, celui qui garde le plus de points l’emporte ; sinon il y a égalité.
    En équipe, les points d’un camp s’additionnent. Chacun pour soi, qui a perdu les deux tiers de ses points quitte la bataille, et la dernière flotte l’emporte.
text-first_game = { goal-first_game }
    Chaque camp a 4 frégates, 2 destroyers et un cuirassé. Deux Champs d’Astéroïdes se trouvent sur la ligne médiane.
text-asteroid_belt = { goal-asteroid_belt }
    Chacun place 2 Champs d’Astéroïdes, et aucun autre Secteur Spécial.
    Au commencement de votre Début de Tour, choisissez un champ et lancez un dé : il dérive vers un secteur indiqué, s’il en est un sans Secteur Spécial ni Portail. Les vaisseaux qu’il atteint passent le test.
text-trap = { goal-trap }
    Victoire et défaite comme en Bataille Rangée. L’Hégémonie se déploie sur les deux bords, au moins un vaisseau sur chacun ; la Ligue sur la ligne médiane.
    L’Hégémonie lance { $dice } dés avant la bataille, garde ce que sa Passerelle peut recevoir, et commence.
text-salvage = { goal-salvage }
    { $containers } containers se trouvent sur la ligne médiane. Un vaisseau qui commence son tour avec un container peut l’emporter en se déplaçant, un seul à la fois.
    Dans sa Zone de Déploiement, un vaisseau qui porte un container part pour de bon avec un résultat bleu directionnel. { $goal } containers donnent aussitôt la victoire ; quand il n’y a plus de vaisseau, le plus grand nombre.
    Les containers coupent les tirs. Dans leur secteur, ni Propulsion Ionique ni Armes Multipoint.
text-passage = { goal-passage }
    Les Portails X et Y sont aux deux bouts de la ligne médiane. Ils ne mènent nulle part ailleurs.
    À chaque Début de Tour de la Ligue, on lance un dé : sur un spécial, le croiseur endommagé arrive sur X, et aucun dé bleu ne le déplace ce tour-là.
    La Ligue l’emporte quand il part du Portail Y, avec un résultat bleu directionnel ; l’Hégémonie, quand il est détruit. La Ligue commence.
text-capture = { goal-capture }
    La Ligue a { $league } points de classe, sans croiseur ni cuirassé, et la navette, qui part du centre. L’Hégémonie en a { $hegemony }, se déploie sur les deux bords, lance { $dice } dés avant la bataille, et commence.
    Qui amène un vaisseau sur la navette, seule dans son secteur, en prend le contrôle. Avec un résultat bleu directionnel dans un coin, la navette part et son camp l’emporte. Si elle est détruite, personne ne gagne.
text-control = { goal-control }
    Les Portails sont dans deux coins opposés et ne sont pas reliés. Les flottes commencent hors de la zone : chaque résultat bleu fait entrer jusqu’à { $arrivals } points de classe, autour de votre Portail dans ses directions, ou sur lui avec un spécial.
text-planetary_assault = { goal-planetary_assault }
    La Ligue place deux Stations de Bataille dans sa moitié, avec { $squadrons } escadrons chacune et sans arme. Un vaisseau de l’Hégémonie qui s’y amarre la désactive pour de bon.
    La Ligue l’emporte quand l’Hégémonie est réduite au tiers de ses points.
text-duel = { goal-duel }
    Chaque camp déploie un Classe 5. Dès que celui-ci a perdu la moitié de sa coque, { $reinforcements } points de classe de renforts peuvent entrer dans sa Zone de Déploiement à un Début de Tour.
text-blockade = { goal-blockade }
    Un camp escorte { $civilians } vaisseaux civils, qui fuient avec un résultat bleu directionnel depuis la Zone de Déploiement adverse.
text-illegal = { goal-illegal }
    La Ligue n’a que des vaisseaux de classes 1 à 3 et place deux Colonies dans sa moitié. L’Hégémonie a un cuirassé aux Ogives Gamma.

## Règles optionnelles

card-secret_weapons = Armes Spéciales Secrètes
card-hidden_deployment = Déploiement Caché
card-fog_of_war = Brouillard de Guerre

text-secret_weapons = Pour chaque cuirassé, regardez { $draw } Armes Spéciales et gardez-en { $keep }. Personne d’autre ne la connaît avant son premier usage.
text-hidden_deployment = Les vaisseaux commencent en Signaux, et chaque flotte a { $decoys } Leurres.
    On n’attaque pas un Signal. Un résultat rouge directionnel scanne un secteur et dévoile tous ses Signaux ; un bouclier déjoue le scan.
    Un Signal se dévoile aussi quand il subit des dégâts, lance ou soutient une attaque, ou utilise une capacité.
text-fog_of_war = Seules les Zones de Déploiement sont connues. Au lieu d’un déplacement, un résultat bleu directionnel scanne les secteurs inconnus alentour, dans ses directions ; on peut aussi entrer dans l’un d’eux.
    On lance un dé pour chacun : sur un spécial, c’est un Secteur Spécial, dont les effets s’appliquent aussitôt à qui entre.
    Aucun tir ne passe par un secteur inconnu.

## Règles

card-rules_aim = But du jeu
card-rules_fleet = Composer une flotte
card-rules_set_up = Mise en place
card-rules_turn = Un tour
card-rules_dice = Dés et Passerelle
card-rules_move = Déplacements
card-rules_attack = Attaques
card-rules_reactions = Réactions
card-rules_specials = Résultats spéciaux
card-rules_technical = Capacités Techniques
card-rules_sectors = Secteurs Spéciaux et Portails
card-rules_teams = Équipes et chacun pour soi
card-rules_campaign = Campagnes

text-rules_aim = Vous commandez une flotte. Dans la plupart des batailles, un camp réduit au tiers de ses points de classe, arrondi à l’inférieur, a perdu ; d’autres scénarios ont leurs propres buts.
    La classe dit ce que vaut un vaisseau. La Puissance de Feu dit les dégâts qu’il inflige. La coque dit ceux qu’il peut subir : à 0, il est détruit.
text-rules_fleet = Les classes de vos vaisseaux font { $points } en tout dans une bataille ordinaire, de { $least } à { $most } dans d’autres. Faction et scénario disent quels vaisseaux vous sont ouverts.
    Un Commandeur coûte { $commander } points de classe et change vos dés, votre Passerelle et vos moyens. Chaque cuirassé reçoit une Arme Spéciale, chaque Vaisseau Technique son dispositif.
text-rules_set_up = Chacun place à son tour des Secteurs Spéciaux, hors des Zones de Déploiement ; puis un vaisseau chacun son tour, sur son propre bord.
    Les classes de tous les vaisseaux d’un secteur ne font jamais plus de { $capacity }, et aucun vaisseau n’entre dans un secteur qui contient un ennemi.
text-rules_turn = 1. Début de Tour : effets du scénario, des secteurs, des Armes Spéciales et des Capacités Techniques, dans cet ordre.
    2. Affectation d’Énergie : choisissez { $dice } dés de votre Réserve et lancez-les.
    3. Actions des Dés : utilisez ce que vous avez lancé et ce qui est sur votre Passerelle, dans l’ordre et le nombre voulus. Les dés utilisés retournent en Réserve.
    4. Passerelle : remettez des dés en Réserve si vous voulez, puis stockez les résultats restants dans les emplacements libres. Tous les autres retournent en Réserve.
text-rules_dice = Le rouge attaque, le bleu déplace, le vert lève les boucliers et active les dispositifs. Vous en avez { $each } de chaque, sauf avec certains Commandeurs.
    Un dé a 2 faces orthogonales, 2 diagonales, 1 multidirectionnelle, qui est l’une ou l’autre, et 1 spéciale.
    La Passerelle a 2 emplacements pour les résultats directionnels et 2 pour les spéciaux. Ce qui est stocké sert dans un tour suivant, ou à réagir pendant celui d’un ennemi.
text-rules_move = Un résultat bleu directionnel déplace tout ou partie des vaisseaux d’un secteur vers un secteur adjacent indiqué.
text-rules_attack = Avec un résultat rouge directionnel, des vaisseaux d’un secteur attaquent un vaisseau d’un secteur adjacent indiqué. Tout autre de vos vaisseaux à côté de la cible peut soutenir, dans n’importe quelle direction. Les dégâts sont la Puissance de Feu de tous ceux qui participent.
    Attaque à distance : un résultat rouge par pas, le long d’un chemin de secteurs vides. Personne ne la soutient.
text-rules_reactions = Qui est attaqué peut réagir d’une seule manière, avec des dés stockés.
    Boucliers : chaque résultat vert directionnel arrête tous les dégâts d’un secteur dans ses directions.
    Repli : pour un bleu spécial, après les dégâts, tous les vaisseaux du secteur partent vers un secteur adjacent.
    Contre-Attaque : pour un rouge spécial, tous les vaisseaux du secteur infligent leur Puissance de Feu à un attaquant, au même moment que l’attaque. Jamais contre une attaque à distance.
text-rules_specials = Deux spéciaux de toute couleur déclenchent une Arme Spéciale. Une flotte sans cuirassé peut plutôt relancer deux spéciaux.
    Un spécial change un résultat de sa couleur, d’orthogonal en diagonal ou inversement.
    Un vert spécial draine un adversaire, qui remet en Réserve un dé de sa Passerelle.
text-rules_technical = Un résultat vert directionnel pose le dispositif sur un secteur indiqué, avec le dé : la capacité est active tant que le dé y reste. Plusieurs résultats verts portent plus loin, comme une attaque à distance.
    À la fin de votre Début de Tour, chaque Dé d’Activation peut être relancé une fois ; un spécial met fin à la capacité.
    Un ennemi sur ce secteur ou à côté y met fin avec un résultat rouge de mêmes directions. Vous pouvez y mettre fin pendant votre phase Passerelle, ou céder son dé à un Drain.
text-rules_sectors = Les vaisseaux peuvent entrer dans les Secteurs Spéciaux ; ce qui leur arrive là arrive aussitôt. Aucune attaque à distance ne les traverse.
    { text-portal }
text-rules_teams = Les camps jouent à tour de rôle. Chacun commande une flotte et ses propres dés ; des alliés ne partagent jamais un secteur, mais chacun peut soutenir les attaques des autres.
    Chacun pour soi, les vaisseaux de toute autre flotte à côté de la cible peuvent soutenir une attaque. Qui a perdu les deux tiers de ses points quitte la bataille.
text-rules_campaign = Une suite de batailles : qui en gagne une emporte un avantage dans la bataille finale, qui décide seule.
    À deux : des batailles à { $battles } points de classe, puis une à { $final }. Qui perd une bataille choisit le scénario suivant.
    Avantages : une Passerelle pleine, le Déploiement Caché, des points de classe, tous les Secteurs Spéciaux, le dernier mot au déploiement.
