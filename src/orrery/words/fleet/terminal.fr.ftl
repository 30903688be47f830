### La bataille dans le terminal, en français. Mêmes messages et mêmes arguments que terminal.en.ftl.

fleet-round = Manche { $round }, { $who }, { $phase }.

fleet-player = { $who } : { $signals ->
        [yes] au moins { $points }
       *[no] { $points }
    } sur { $start ->
        [one] { $start } point
       *[other] { $start } points
    }. Réserve : rouge { $red }, bleu { $blue }, vert { $green }. { $stored ->
        [none] Passerelle vide
       *[other] Passerelle : { $stored }
    }.{ $rolled ->
        [none] { "" }
       *[other] { " " }Lancés : { $rolled }.
    }

fleet-board = { $zones ->
        [one] Zone de Combat, { $depth } rangées de { $width } secteurs ; la rangée 1 est le bord du premier camp.
       *[other] { $zones } Zones de Combat, { $depth } rangées de { $width } secteurs chacune ; la rangée 1 est le bord du premier camp.
    }

fleet-sector = { $at } : { $what }

fleet-empty = { $n ->
        [0] Aucun secteur n’est vide.
        [one] { $n } secteur est vide.
       *[other] { $n } secteurs sont vides.
    }

fleet-unknown = inconnu
fleet-disabled = désactivée

fleet-portal = Portail { $letter }

fleet-ships = { $ships } ({ $who })

fleet-token = { $what } ({ $who })

fleet-bridge = { $stored ->
        [none] Votre Passerelle est vide
       *[other] Sur votre Passerelle : { $stored }
    }.{ $rolled ->
        [none] { "" }
       *[other] { " " }Lancés : { $rolled }.
    }

fleet-own = { $n ->
        [0] Il ne vous reste aucun vaisseau.
        [one] Votre flotte, { $n } vaisseau :
       *[other] Votre flotte, { $n } vaisseaux :
    }

fleet-total = { $who } : { $points } sur { $start ->
        [one] { $start } point
       *[other] { $start } points
    }
