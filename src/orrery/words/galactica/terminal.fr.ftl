### La table de Battlestar Galactica dans le terminal, en français. Mêmes messages et mêmes arguments que terminal.en.ftl.

galactica-turn = Tour { $turn } : { $who }, { $phase }.

galactica-dials = Ressources : { $dials }.

galactica-dial = { $red ->
        [yes] { $resource } { $n } (zone rouge)
       *[no] { $resource } { $n }
    }

galactica-tracks = Préparation au Saut : { $jump } sur { $jump_end }. Distance : { $distance } sur { $goal }. Lieux endommagés : { $damaged } sur { $most }.

galactica-boarders = Centurions à bord : { $spaces }.

galactica-space = L’espace autour du Galactica, dans le sens horaire :

galactica-area = { $ships ->
        [none] { $area } : rien
       *[other] { $area } : { $ships }
    }

galactica-pilot = { $who } dans un Viper

galactica-basestar = { $damage ->
        [none] 1 Basestar
       *[other] 1 Basestar ({ $damage })
    }

galactica-location = { $damaged ->
        [yes] { $who ->
            [none] { $location } (dégâts)
           *[other] { $location } (dégâts) : { $who }
        }
       *[no] { $location } : { $who }
    }

galactica-players = Autour de la table :

galactica-player = { $who } : { $facts }

galactica-cylon = Cylon révélé

galactica-holds = { $n ->
        [one] { $n } carte Compétence
       *[other] { $n } cartes Compétence
    }, { $loyalty ->
        [one] { $loyalty } carte Loyauté
       *[other] { $loyalty } cartes Loyauté
    }

galactica-flying = { $craft ->
        [assault_raptor] dans un Raptor d’Assaut { $where }
       *[viper] dans un Viper { $where }
    }

galactica-stranded = pas encore à bord

galactica-reserves = Réserve : { $vipers }, { $raptors }, Vipers endommagés : { $damaged }, Charges Nucléaires : { $nukes }.

galactica-in-play = Cartes en jeu : { $cards }.
galactica-resolved = Crises de ce tour : { $cards }.

galactica-hand = { $n ->
        [0] Vous n’avez pas de carte Compétence.
        [one] Votre main, { $n } carte :
       *[other] Votre main, { $n } cartes :
    }

galactica-loyalty = Vos cartes Loyauté :

galactica-quorum = Vos cartes Quorum :

galactica-super = Vos cartes Crise Majeure :

galactica-seen = Ce que personne d’autre n’a vu :

galactica-humans-need = Les humains gagnent au saut qui suit une distance de { $goal } ; elle est de { $distance }.

galactica-cylons-need = Ressource la plus basse : { $resource }, { $n }.

## Renouveau

galactica-mission = { $failed ->
        [yes] Mission active : { $mission } (échec).
       *[no] Mission active : { $mission }.
    }

galactica-missions-won = Missions près de l’objectif : { $missions }.

galactica-rebels = { $allegiance ->
        [human] Le Basestar Rebelle sert les humains.
       *[cylon] Le Basestar Rebelle sert les Cylons.
    }

galactica-leader = { $infiltrating ->
        [yes] Leader Cylon en Infiltration
       *[no] Leader Cylon
    }

galactica-miracles = { $n ->
        [one] { $n } pion Miracle
       *[other] { $n } pions Miracle
    }

galactica-mutinies = { $n ->
        [one] { $n } carte Mutinerie
       *[other] { $n } cartes Mutinerie
    }

galactica-motives = { $n ->
        [one] { $n } motivation cachée
       *[other] { $n } motivations cachées
    }{ $shown ->
        [none] { "" }
       *[other] , révélées : { $shown }
    }

galactica-mutiny = Vos cartes Mutinerie :

galactica-motive = Vos motivations :

galactica-motive-now = { $holds ->
        [yes] condition remplie
       *[no] condition non remplie
    }
