### Les règles de Battlestar Galactica en bref, avec nos mots. Une phrase ou deux par ligne. Mêmes messages que rules.en.ftl.

rule-goal = But du jeu
    .text =
        Les humains mènent la Flotte à Kobol : ils gagnent au premier saut qui suit une distance parcourue de 8.
        Les Cylons gagnent quand une ressource est à 0 à la fin d’un tour, quand 6 lieux du Galactica sont endommagés ou quand un Centurion arrive au bout de sa piste.
        La loyauté est secrète. Est un joueur humain quiconque n’est pas un Cylon révélé, quoi que disent ses cartes.

rule-turn = Un tour
    .text =
        1. Recevoir des Compétences : piochez les cartes de votre liste de compétences. 2. Mouvement. 3. Action : une, ou aucune.
        4. Crise : piochez une carte Crise et résolvez-la. 5. Activation de Vaisseaux Cylons : selon le symbole de la carte. 6. Préparation au Saut : si la carte l’indique, le pion Flotte avance de 1 case.
        À la fin du tour, chacun défausse ce qui dépasse 10 cartes Compétence.

rule-movement = Mouvement
    .text =
        Vous pouvez aller dans n’importe quel autre lieu de votre vaisseau. Pour changer de vaisseau, ou quitter un Viper pour un vaisseau, défaussez 1 carte Compétence.
        Un pilote dans un Viper peut plutôt l’amener dans une zone adjacente.
        Personne n’entre de son plein gré à l’Infirmerie, en Cellule ou sur un site Cylon ; personne ne sort de Cellule en se déplaçant.

rule-actions = Actions
    .text =
        Activez le lieu où vous êtes, jouez une carte Compétence avec une action, utilisez une capacité de votre personnage ou de votre titre, activez le Viper que vous pilotez, ou révélez-vous en tant que Cylon.
        Le Président peut aussi jouer une carte Quorum, et l’Amiral lancer une Charge Nucléaire.

rule-crisis = Cartes Crise
    .text =
        Un test de compétence concerne tout le monde. Un événement laisse un choix au joueur actif, au Président ou à l’Amiral. Une attaque de Cylons active des vaisseaux, en amène d’autres et ajoute une règle spéciale.
        Quand une carte offre un choix, on peut prendre une option même si tout n’y est pas réalisable.
        En Cellule, on ne pioche pas de carte Crise.

rule-check = Tests de compétence
    .text =
        Deux cartes du paquet Destinée vont face cachée dans la pile commune. Puis chacun, en commençant à la gauche du joueur actif, qui passe en dernier, ajoute face cachée autant de cartes qu’il veut : on sait combien, pas lesquelles.
        La pile est mélangée et révélée. Les cartes des types demandés ajoutent leur valeur, les autres la retranchent.
        Si le total atteint la difficulté, le test est réussi ; certains tests ont en dessous une réussite partielle.
        En Cellule, et pour un Cylon révélé, 1 carte au plus.

rule-loyalty = Loyauté
    .text =
        Chacun reçoit 1 carte Loyauté au début. À une distance de 4 vient la phase d’Agent Dormant : chacun en reçoit une autre.
        Une seule carte qui le dit fait de vous un Cylon, quoi que disent les autres.
        À 4 ou à 6, un Sympathisant se trouve parmi les cartes suivantes : il est révélé aussitôt.

rule-revealed = Cylons révélés
    .text =
        Pour une action, un Cylon peut révéler une carte et l’utiliser, sauf en Cellule ; il ne garde ensuite que 3 cartes Compétence, perd ses titres, va sur le Vaisseau de Résurrection, reçoit une carte Crise Majeure, et le tour prend fin.
        À son tour, un Cylon révélé pioche 2 cartes Compétence, se déplace entre les quatre sites Cylons et utilise celui où il est. Il ne pioche pas de carte Crise pendant la phase de Crise.
        Il n’utilise plus ni ses capacités ni le texte des cartes Compétence, et les crises ne lui font rien.

rule-titles = Président et Amiral
    .text =
        Le Président tient les cartes Quorum ; l’Amiral, les Charges Nucléaires et le choix des destinations.
        Qui se révèle en tant que Cylon perd ses titres, et l’Amiral perd le sien en Cellule. Le titre va au premier personnage possible dans l’ordre de succession.

rule-space = L’espace
    .text =
        Six zones entourent le Galactica. On passe de l’une à sa voisine, jamais à travers le Galactica.
        Les vaisseaux civils sont face cachée : on voit ce que l’on perd quand ils sont détruits.
        S’il n’y a pas assez de vaisseaux à placer, le joueur actif décide lesquels manquent.

rule-vipers = Vipers
    .text =
        Un Viper que l’on active est lancé de la Réserve dans une des deux zones de bâbord, va dans une zone adjacente ou attaque un vaisseau de la sienne.
        Les personnages qui ont la compétence Pilotage partent du Pont dans leur propre Viper. S’il est endommagé ou détruit, ils vont à l’Infirmerie.
        Un Viper endommagé se répare ; un Viper détruit est perdu.

rule-cylon_ships = Vaisseaux Cylons
    .text =
        Les Raiders, l’un après l’autre, font la première chose possible : attaquer un Viper, de préférence sans personnage à bord ; détruire un vaisseau civil ; aller vers le vaisseau civil le plus proche ; attaquer le Galactica.
        Raiders Lourds : les Centurions à bord avancent, puis les Raiders Lourds d’une zone de bâbord abordent le Galactica, puis les autres vont vers une de ces zones.
        Les Basestars attaquent le Galactica. Lancement : 3 Raiders depuis chaque Basestar.
        S’il n’y a rien à activer, chaque Basestar lance 2 Raiders ou 1 Raider Lourd.

rule-damage = Attaques et dégâts
    .text =
        Le dé a huit faces. Un Raider est détruit sur 3 ou plus ; un Raider Lourd ou un Centurion sur 7 ou plus ; un Viper est endommagé de 5 à 7 et détruit sur 8.
        Le Galactica est endommagé par un Raider sur 8, par un Basestar sur 4 ou plus. Un Basestar est endommagé par un Viper sur 8, par le Galactica sur 5 ou plus ; 3 dégâts le détruisent.
        Un dégât au Galactica est un pion pris au hasard : un lieu inutilisable avant réparation, ou une ressource perdue.

rule-jump = Le saut
    .text =
        La Flotte saute quand son pion arrive au bout de la piste, ou plus tôt depuis le Contrôle PRL, au risque de la Population : 3 sur la première case bleue, 1 sur la seconde.
        Tous les vaisseaux quittent l’espace, puis l’Amiral pioche 2 cartes Destination et en choisit 1. Les Centurions restent à bord.
        Quand une distance de 8 est parcourue, le saut suivant met fin à la partie.

rule-end = La fin
    .text =
        Une ressource à 0 ne fait perdre qu’à la fin d’un tour : elle peut remonter avant.
        Un Centurion au bout de sa piste ou un sixième lieu endommagé met fin à la partie aussitôt.
        Au dernier saut, les humains gagnent si chaque ressource est au-dessus de 0.

rule-secrecy = Ce que l’on peut dire
    .text =
        Les mains, les cartes Loyauté et ce que l’on joue dans un test sont secrets : ne nommez ni une carte ni sa valeur.
        Restez vague : « Je peux aider un peu » est permis, « J’ai un 4 en Politique » ne l’est pas. On peut mentir sur ce que l’on a vu.
        Qui regarde des cartes les retrouve dans ses notes ; les autres savent seulement que c’est arrivé.
