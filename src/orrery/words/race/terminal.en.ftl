### The table of Race for the Galaxy in the terminal, in English. Same messages and arguments as terminal.fr.ftl.

race-round = Round { $round }, { $phase }.

race-supply = Deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }. Discard pile: { $discards ->
        [one] { $discards } card
       *[other] { $discards } cards
    }. VP chips left: { $pool }.

race-player = { $who }: { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }, tableau { $tableau } of { $full }, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }, { $chips } VP in chips, military { NUMBER($military) }.

race-tableau = { $n ->
        [one] { $who }’s tableau, { $n } card:
       *[other] { $who }’s tableau, { $n } cards:
    }

race-hand = { $n ->
        [0] Your hand is empty.
        [one] Your hand, { $n } card:
       *[other] Your hand, { $n } cards:
    }

race-looking = { $n ->
        [one] To choose from, { $n } card:
       *[other] To choose from, { $n } cards:
    }

race-good = holds a good

race-total = { $who }: { NUMBER($points) } VP
