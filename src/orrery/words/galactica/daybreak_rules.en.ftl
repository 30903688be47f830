### The rules of Daybreak in short, in our own words. One sentence or two a line. Same messages as daybreak_rules.fr.ftl.

rule-daybreak = Daybreak: what changes
    .text =
        New cards join the decks: 30 crises, 5 Skill cards of each type, and a sixth type, Treachery. The Destiny deck has 12 cards, 2 of them Treachery.
        Colonial One and the Cylon locations have new texts. The Resurrection Ship is hazardous: nobody goes there by choice.
        The Mutineer replaces the Sympathizer. Revealed Cylons draw 2 Skill cards of two different types, and the fleet prepares for the jump in their turns too.
        Whoever reveals as a Cylon also discards Mutiny cards and miracle tokens and hands face-down Loyalty cards on to a human player, unless the distance is 7 or more.
        The President keeps at most 10 Quorum cards. Four characters have an alternate version; of the two versions only one can be played.

rule-miracles = Miracles
    .text =
        Everybody starts with 1 miracle token. The ability that a sheet allows once per game is a miracle ability: it costs the token.
        Cards can bring a new token, but nobody has more than one, except the alternate Baltar, who may have three and spends three.
        Whoever reveals as a Cylon loses it. Cylon leaders keep theirs, infiltrating or not.

rule-mutiny = Mutiny cards
    .text =
        A Mutiny card is held in secret and played as an action. It helps the humans, at a price.
        Whoever draws a second one goes to the Brig at once. In the Brig everybody keeps 1 and discards the others.
        Revealed Cylons neither draw nor play them; an infiltrating leader does, and discards them when the Infiltration ends.

rule-mutineer = The Mutineer
    .text =
        A single Loyalty card, which counts as “You Are Not a Cylon”. It is revealed at once, and another Loyalty card replaces it.
        Whoever receives it draws 1 Mutiny card and hands on their titles, which they may win back later.
        The Mutineer goes to the Brig with the third Mutiny card and keeps 2 there. In the Mutineer’s turn, a Crisis card with Prepare for Jump brings 1 Mutiny card.
        A Mutineer who reveals as a Cylon gives the card to a human player, at any distance.

rule-treachery = Treachery
    .text =
        Treachery is the sixth type of skill. Its cards count against every skill check, and each has a skill check ability.
        Whoever chooses to discard a card that says so draws 1 Mutiny card, once a turn at most. Not if it is discarded at random or added to a check.

rule-check_abilities = Skill check abilities
    .text =
        Cards with the symbol beside their strength take effect when a skill check is revealed, whoever added them, Destiny too.
        The current player resolves them in any order, then the total is counted. Each takes effect once, however many copies there are.
        A card taken out of the check before its turn has no effect. Missions know no skill check abilities.

rule-leaders = Cylon leaders
    .text =
        With 4 players or more, one may play a Cylon leader; with 7, one must. Everybody knows that this player is a Cylon, but not for whom.
        A leader is treated as a revealed Cylon, draws the cards of their own skill set, keeps the abilities of their sheet and has no Loyalty card.
        A leader wins or loses by motives.

rule-motives = Motives
    .text =
        A leader receives 2 motives at the start and 2 more in the Sleeper Agent phase. Each has an allegiance, human or Cylon, and a condition.
        A motive may be revealed while its condition is true; most only when the game is over. What was true earlier does not count.
        The others can be ordered beforehand, at any time and unseen: each is revealed the moment it is true, even in the middle of an action.
        The leader wins with the winning side if at most 1 motive is unrevealed and at least 2 revealed ones have that side’s allegiance.

rule-infiltration = Infiltration
    .text =
        From the Human Fleet, a leader may infiltrate Galactica and go to any of its locations. The leader is then a human player, draws 1 more Skill card and a Crisis card, and may use the text of Skill cards.
        At most 2 cards in a skill check, 1 in the Brig. No title, and no Vice President.
        As an action, the leader may end it and go to the Resurrection Ship, also from the Brig, but then keeps only 3 Skill cards. Mutiny cards and assigned Quorum cards are discarded.

rule-assault_raptors = Assault raptors
    .text =
        One waits in the Reserves; cards bring more, up to 4. An assault raptor counts as a viper for everything, never as a raptor.
        It is never damaged: what would damage it destroys it, and an attack destroys it on 7 or more. It damages a basestar on 7 or more.
        When the fleet jumps, it may stay where it is, with its pilot.

rule-search_for_home = Search for Home
    .text =
        The goal is Earth: the humans win with the jump that follows once 10 distance has been travelled.
        The Demetrius is a ship like the others. On its Bridge a mission is launched, if none is active; the current player then draws no Crisis card this turn.
        A mission is a skill check without skill check abilities and without what changes checks or crises; limits on the number of cards hold. Missions with a distance add it at once when they pass.
        The mission stays until the fleet jumps: one that passed and has a distance goes beside the objective, a failed one with a distance is shuffled back, the others are discarded.

rule-rebel_basestar = The Rebel Basestar
    .text =
        The mission Cylon Civil War brings it into play: on the side of the humans if it passes, of the Cylons if it fails.
        Only that side may go there, for 1 Skill card, and activate its locations. Each use costs a miracle token or a Super Crisis card.
        Its locations, like those of the Demetrius, cannot be damaged.

## Chapters of the base game, as they are true with the expansion

reprinted-rule-loyalty =
    Everybody but a Cylon leader receives 1 Loyalty card at the start. At distance 4 comes the Sleeper Agent phase: everybody receives another one.
    A single card that says so makes you a Cylon, whatever the others say.
    The Mutineer, if it is among the cards, is revealed at once.
reprinted-rule-revealed =
    As an action, a Cylon may reveal a card and use it, unless in the Brig; then discards down to 3 Skill cards, all Mutiny cards and miracle tokens, loses all titles, goes to the Resurrection Ship, receives a Super Crisis card, hands on Loyalty cards, and the turn ends.
    On their turns revealed Cylons draw 2 Skill cards of two different types, 1 on the Resurrection Ship, move between the Cylon locations and use the one where they are. They draw no Crisis card in the Crisis step.
    They have neither abilities nor the text of Skill cards, and crises cannot harm them.
reprinted-rule-goal =
    The humans lead the fleet to Earth: they win with the jump that follows once 10 distance has been travelled.
    The Cylons win when a resource is at 0 at the end of a turn, when Galactica has 6 damaged locations, or when a centurion reaches the end of its track.
    Loyalty is secret. A human player is anybody who is not a revealed Cylon, whatever their cards say.
reprinted-rule-jump =
    The fleet jumps when its token reaches the end of the track, or earlier from FTL Control, at the risk of population: 3 on the first blue space, 1 on the second.
    All ships in space are removed, then the Admiral draws 2 Destination cards and chooses 1. Centurions stay on board; assault raptors may stay in space.
    When 10 distance has been travelled, the next jump ends the game.
