## Why a choice is better: what differs, by how much in class points

reason = { $amount ->
        [none] { $what }
       *[other] { $what } ({ $amount })
    }
reason-ships = the ships and their hulls
reason-goal = the goal of the scenario
reason-danger = what the enemy could destroy next turn
reason-chances = what you could destroy next turn
reason-bridge = the results on the bridge
reason-place = how near the enemy is
reason-quiet = the time that passes without anything happening
