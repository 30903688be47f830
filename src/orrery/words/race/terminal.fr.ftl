### La table de Race for the Galaxy dans le terminal, en français. Mêmes messages et mêmes arguments que terminal.en.ftl.

race-round = Tour { $round }, { $phase }.

race-supply = Pioche : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }. Défausse : { $discards ->
        [one] { $discards } carte
       *[other] { $discards } cartes
    }. Jetons PV restants : { $pool }.

race-player = { $who } : { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, tableau { $tableau } sur { $full }, { $goods ->
        [one] { $goods } ressource
       *[other] { $goods } ressources
    }, { $chips } PV en jetons, force militaire { NUMBER($military) }.

race-tableau = { $n ->
        [one] { $who }, tableau de { $n } carte :
       *[other] { $who }, tableau de { $n } cartes :
    }

race-hand = { $n ->
        [0] Votre main est vide.
        [one] Votre main, { $n } carte :
       *[other] Votre main, { $n } cartes :
    }

race-looking = { $n ->
        [one] Votre sélection, { $n } carte :
       *[other] Votre sélection, { $n } cartes :
    }

race-good = porte une ressource

race-total = { $who } : { NUMBER($points) } PV

## Pourquoi un choix est meilleur : ce qui diffère, et de combien

reason = { $amount ->
        [none] { $what }
       *[other] { $what } ({ $amount })
    }
reason-tableau = votre tableau
reason-hand = ce que votre main peut encore poser
reason-cards = cartes en main
reason-goods = ressources
reason-points = points
reason-others = ce que gagnent les autres
reason-round = les phases de ce tour
reason-end = la fin plus ou moins proche
