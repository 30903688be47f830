### The battle in the terminal, in English. Same messages and arguments as terminal.fr.ftl.

fleet-round = Round { $round }, { $who }, { $phase }.

fleet-player = { $who }: { $signals ->
        [yes] at least { $points }
       *[no] { $points }
    } of { $start ->
        [one] { $start } point
       *[other] { $start } points
    }. Reserve: red { $red }, blue { $blue }, green { $green }. { $stored ->
        [none] Bridge empty
       *[other] Bridge: { $stored }
    }.{ $rolled ->
        [none] { "" }
       *[other] { " " }Rolled: { $rolled }.
    }

fleet-board = { $zones ->
        [one] Combat Zone, { $depth } rows of { $width } sectors; row 1 is the first camp’s edge.
       *[other] { $zones } Combat Zones, { $depth } rows of { $width } sectors each; row 1 is the first camp’s edge.
    }

fleet-sector = { $at }: { $what }

fleet-empty = { $n ->
        [0] No sector is empty.
        [one] { $n } sector is empty.
       *[other] { $n } sectors are empty.
    }

fleet-unknown = unknown
fleet-disabled = disabled

fleet-portal = Portal { $letter }

fleet-ships = { $ships } ({ $who })

fleet-token = { $what } ({ $who })

fleet-bridge = { $stored ->
        [none] Your bridge is empty
       *[other] On your bridge: { $stored }
    }.{ $rolled ->
        [none] { "" }
       *[other] { " " }Rolled: { $rolled }.
    }

fleet-own = { $n ->
        [0] You have no ship left.
        [one] Your fleet, { $n } ship:
       *[other] Your fleet, { $n } ships:
    }

fleet-total = { $who }: { $points } of { $start ->
        [one] { $start } point
       *[other] { $start } points
    }
