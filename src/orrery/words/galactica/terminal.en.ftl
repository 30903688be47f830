### The table of Battlestar Galactica in the terminal, in English. Same messages and arguments as terminal.fr.ftl.

galactica-turn = Turn { $turn }: { $who }, { $phase }.

galactica-dials = Resources: { $dials }.

galactica-dial = { $red ->
        [yes] { $resource } { $n } (red zone)
       *[no] { $resource } { $n }
    }

galactica-tracks = Jump track: { $jump } of { $jump_end }. Distance: { $distance } of { $goal }. Damaged locations: { $damaged } of { $most }.

galactica-boarders = Centurions on board: { $spaces }.

galactica-space = Space around Galactica, clockwise:

galactica-area = { $ships ->
        [none] { $area }: nothing
       *[other] { $area }: { $ships }
    }

galactica-pilot = { $who } in a viper

galactica-basestar = { $damage ->
        [none] 1 basestar
       *[other] 1 basestar ({ $damage })
    }

galactica-location = { $damaged ->
        [yes] { $who ->
            [none] { $location } (damaged)
           *[other] { $location } (damaged): { $who }
        }
       *[no] { $location }: { $who }
    }

galactica-players = Players:

galactica-player = { $who }: { $facts }

galactica-cylon = revealed Cylon

galactica-holds = { $n ->
        [one] { $n } Skill card
       *[other] { $n } Skill cards
    }, { $loyalty ->
        [one] { $loyalty } Loyalty card
       *[other] { $loyalty } Loyalty cards
    }

galactica-flying = { $craft ->
        [assault_raptor] in an assault raptor { $where }
       *[viper] in a viper { $where }
    }

galactica-stranded = not on board yet

galactica-reserves = Reserves: { $vipers }, { $raptors }, damaged vipers: { $damaged }, nukes: { $nukes }.

galactica-in-play = Cards in play: { $cards }.
galactica-resolved = Crises of this turn: { $cards }.

galactica-hand = { $n ->
        [0] You hold no Skill card.
        [one] Your hand, { $n } card:
       *[other] Your hand, { $n } cards:
    }

galactica-loyalty = Your Loyalty cards:

galactica-quorum = Your Quorum cards:

galactica-super = Your Super Crisis cards:

galactica-seen = What only you have seen:

galactica-humans-need = The humans win with the jump after distance { $goal }; now { $distance }.

galactica-cylons-need = Lowest resource: { $resource }, { $n }.

## Daybreak

galactica-mission = { $failed ->
        [yes] Active mission: { $mission } (failed).
       *[no] Active mission: { $mission }.
    }

galactica-missions-won = Missions beside the objective: { $missions }.

galactica-rebels = { $allegiance ->
        [human] The Rebel Basestar serves the humans.
       *[cylon] The Rebel Basestar serves the Cylons.
    }

galactica-leader = { $infiltrating ->
        [yes] infiltrating Cylon leader
       *[no] Cylon leader
    }

galactica-miracles = { $n ->
        [one] { $n } miracle token
       *[other] { $n } miracle tokens
    }

galactica-mutinies = { $n ->
        [one] { $n } Mutiny card
       *[other] { $n } Mutiny cards
    }

galactica-motives = { $n ->
        [one] { $n } unrevealed motive
       *[other] { $n } unrevealed motives
    }{ $shown ->
        [none] { "" }
       *[other] , revealed: { $shown }
    }

galactica-mutiny = Your Mutiny cards:

galactica-motive = Your motives:

galactica-motive-now = { $holds ->
        [yes] true now
       *[no] not true now
    }
