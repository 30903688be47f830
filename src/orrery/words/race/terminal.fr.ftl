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
