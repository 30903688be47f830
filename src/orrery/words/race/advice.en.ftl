## Why a choice is better: what differs, by how much

reason = { $amount ->
        [none] { $what }
       *[other] { $what } ({ $amount })
    }
reason-tableau = your tableau
reason-hand = what your hand can still place
reason-cards = cards in hand
reason-goods = goods
reason-points = points
reason-others = what the others get
reason-round = the phases of this round
reason-end = how near the end is
