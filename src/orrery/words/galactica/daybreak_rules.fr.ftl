### Les règles de Renouveau en bref, avec nos mots. Une phrase ou deux par ligne. Mêmes messages que daybreak_rules.en.ftl.

rule-daybreak = Renouveau : ce qui change
    .text =
        De nouvelles cartes rejoignent les paquets : 30 crises, 5 cartes Compétence de chaque type, et un sixième type, la Traîtrise. Le paquet Destinée a 12 cartes, dont 2 Traîtrise.
        Le Colonial One et les sites Cylons ont de nouveaux textes. Le Vaisseau de Résurrection est dangereux : personne n’y va de son plein gré.
        Le Mutin remplace le Sympathisant. Un Cylon révélé pioche 2 cartes Compétence de deux types différents, et la Flotte se prépare au saut pendant son tour aussi.
        Qui se révèle en tant que Cylon défausse aussi ses cartes Mutinerie et ses pions Miracle, et transmet ses cartes Loyauté face cachée à un joueur humain, sauf à une distance de 7 ou plus.
        Le Président garde 10 cartes Quorum au plus. Quatre personnages ont une version alternative ; on ne joue que l’une des deux versions.

rule-miracles = Miracles
    .text =
        Chacun commence avec 1 pion Miracle. La capacité qu’une fiche permet une fois par partie est une capacité miracle : elle coûte ce pion.
        Des cartes peuvent en apporter un nouveau, mais personne n’en a plus d’un, sauf l’autre version de Baltar, qui peut en avoir trois et en dépense trois.
        Qui se révèle en tant que Cylon le perd. Un Leader Cylon garde le sien, infiltré ou non.

rule-mutiny = Cartes Mutinerie
    .text =
        Une carte Mutinerie est gardée secrète et se joue pour une action. Elle aide les humains, mais elle a un prix.
        Qui en pioche une deuxième va aussitôt en Cellule. En Cellule, on en garde 1 et on défausse les autres.
        Un Cylon révélé n’en pioche ni n’en joue ; un Leader infiltré, lui, en pioche et en joue, et il les défausse à la fin de son Infiltration.

rule-mutineer = Le Mutin
    .text =
        Une carte Loyauté unique, qui compte comme « Vous n’êtes pas un Cylon ». Elle est révélée aussitôt, et une autre carte Loyauté la remplace.
        Qui la reçoit pioche 1 carte Mutinerie et transmet ses titres, qui peuvent lui revenir plus tard.
        Le Mutin va en Cellule à la troisième carte Mutinerie et y en garde 2. À son tour, une carte Crise avec la Préparation au Saut lui fait piocher 1 carte Mutinerie.
        Un Mutin qui se révèle en tant que Cylon donne la carte à un joueur humain, à n’importe quelle distance.

rule-treachery = Traîtrise
    .text =
        La Traîtrise est le sixième type de compétence. Ses cartes comptent en négatif dans tout test, et chacune a une capacité de test de compétence.
        Qui choisit de défausser une carte qui l’indique pioche 1 carte Mutinerie, une fois par tour au plus. Pas si elle est défaussée au hasard ou jouée dans un test.

rule-check_abilities = Capacités de test de compétence
    .text =
        Les cartes qui portent le symbole près de leur valeur prennent effet quand un test est révélé, quel que soit le joueur qui les a jouées, et même si elles viennent de la Destinée.
        Le joueur actif les résout dans l’ordre de son choix, puis on calcule le total. Chacune prend effet une seule fois, quel que soit le nombre d’exemplaires.
        Une carte retirée du test avant son tour n’a pas d’effet. Ces capacités ne jouent pas dans les missions.

rule-leaders = Leaders Cylons
    .text =
        À 4 ou plus, l’un de vous peut jouer un Leader Cylon ; à 7, il en faut un. Tout le monde sait que c’est un Cylon, mais pas pour qui il joue.
        Un Leader est traité comme un Cylon révélé, pioche les cartes de sa propre liste de compétences, garde les capacités de sa fiche et n’a pas de carte Loyauté.
        Un Leader gagne ou perd selon ses motivations.

rule-motives = Motivations
    .text =
        Un Leader reçoit 2 motivations au début et 2 autres pendant la phase d’Agent Dormant. Chacune a une allégeance, aux humains ou aux Cylons, et une condition.
        On peut révéler une motivation tant que sa condition est remplie ; la plupart, seulement quand la partie est finie. Une condition remplie plus tôt ne compte pas.
        Les autres peuvent se demander d’avance, à tout moment et à l’insu de tous : chacune est révélée dès qu’elle est vraie, même en pleine action.
        Le Leader gagne avec le camp vainqueur s’il a au plus 1 motivation non révélée et au moins 2 motivations révélées de l’allégeance de ce camp.

rule-infiltration = Infiltration
    .text =
        Depuis la Flotte Humaine, un Leader peut infiltrer le Galactica et aller dans n’importe lequel de ses lieux. C’est alors un joueur humain, qui pioche 1 carte Compétence de plus et une carte Crise, et utilise le texte des cartes Compétence.
        Au plus 2 cartes par test de compétence, 1 en Cellule. Ni titre, ni vice-présidence.
        Pour une action, le Leader peut y mettre fin et aller sur le Vaisseau de Résurrection, même depuis la Cellule, mais il ne garde alors que 3 cartes Compétence. Ses cartes Mutinerie et les cartes Quorum reçues sont défaussées.

rule-assault_raptors = Raptors d’Assaut
    .text =
        La Réserve en a 1 au départ ; des cartes en apportent d’autres, jusqu’à 4. Un Raptor d’Assaut compte comme un Viper pour tout, jamais comme un Raptor.
        Il n’est jamais endommagé : ce qui l’endommagerait le détruit, et une attaque le détruit sur 7 ou plus. Il endommage un Basestar sur 7 ou plus.
        Quand la Flotte saute, il peut rester où il est, avec son pilote.

rule-search_for_home = En Quête d’un Foyer
    .text =
        Le but est la Terre : les humains gagnent au premier saut qui suit une distance parcourue de 10.
        Le Démétrius est un vaisseau comme les autres. À la Timonerie, on lance une mission, s’il n’y en a pas d’active ; le joueur actif ne pioche alors pas de carte Crise à ce tour.
        Une mission est un test de compétence sans capacités de test et sans rien de ce qui change les tests ou les crises ; les limites du nombre de cartes s’appliquent. Une mission qui a une distance l’ajoute dès sa réussite.
        La mission reste jusqu’au saut de la Flotte : réussie et avec une distance, elle va près de l’objectif ; après un échec, si elle a une distance, elle est remélangée dans le paquet ; les autres sont défaussées.

rule-rebel_basestar = Le Basestar Rebelle
    .text =
        La mission Guerre Civile Cylon le fait entrer en jeu : du côté des humains si elle réussit, des Cylons si elle échoue.
        Seul ce camp peut y aller, pour 1 carte Compétence, et activer ses lieux. Chaque usage coûte un pion Miracle ou une carte Crise Majeure.
        Ses lieux, comme ceux du Démétrius, ne peuvent pas être endommagés.

## Chapitres du jeu de base, tels qu’ils sont vrais avec l’extension

reprinted-rule-loyalty =
    Chacun, sauf un Leader Cylon, reçoit 1 carte Loyauté au début. À une distance de 4 vient la phase d’Agent Dormant : chacun en reçoit une autre.
    Une seule carte qui le dit fait de vous un Cylon, quoi que disent les autres.
    Le Mutin, s’il est parmi les cartes, est révélé aussitôt.
reprinted-rule-revealed =
    Pour une action, un Cylon peut révéler une carte et l’utiliser, sauf en Cellule ; il ne garde ensuite que 3 cartes Compétence, défausse ses cartes Mutinerie et ses pions Miracle, perd ses titres, va sur le Vaisseau de Résurrection, reçoit une carte Crise Majeure, transmet ses cartes Loyauté, et le tour prend fin.
    À son tour, un Cylon révélé pioche 2 cartes Compétence de deux types différents, 1 sur le Vaisseau de Résurrection, se déplace entre les sites Cylons et utilise celui où il est. Il ne pioche pas de carte Crise pendant la phase de Crise.
    Il n’utilise plus ni ses capacités ni le texte des cartes Compétence, et les crises ne lui font rien.
reprinted-rule-goal =
    Les humains mènent la Flotte vers la Terre : ils gagnent au premier saut qui suit une distance parcourue de 10.
    Les Cylons gagnent quand une ressource est à 0 à la fin d’un tour, quand 6 lieux du Galactica sont endommagés ou quand un Centurion arrive au bout de sa piste.
    La loyauté est secrète. Est un joueur humain quiconque n’est pas un Cylon révélé, quoi que disent ses cartes.
reprinted-rule-jump =
    La Flotte saute quand son pion arrive au bout de la piste, ou plus tôt depuis le Contrôle PRL, au risque de la Population : 3 sur la première case bleue, 1 sur la seconde.
    Tous les vaisseaux quittent l’espace, puis l’Amiral pioche 2 cartes Destination et en choisit 1. Les Centurions restent à bord ; les Raptors d’Assaut peuvent rester dans l’espace.
    Quand une distance de 10 est parcourue, le saut suivant met fin à la partie.
