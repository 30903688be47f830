### The rules of Battlestar Galactica in short, in our own words. One sentence or two a line. Same messages as rules.fr.ftl.

rule-goal = Goal
    .text =
        The humans lead the fleet to Kobol: they win with the jump that follows once 8 distance has been travelled.
        The Cylons win when a resource is at 0 at the end of a turn, when Galactica has 6 damaged locations, or when a centurion reaches the end of its track.
        Loyalty is secret. A human player is anybody who is not a revealed Cylon, whatever their cards say.

rule-turn = A turn
    .text =
        1. Receive Skills: draw the cards of your skill set. 2. Movement. 3. Action: one, or none.
        4. Crisis: draw a Crisis card and resolve it. 5. Activate Cylon Ships: as the symbol of the card says. 6. Prepare for Jump: if the card shows it, the fleet token advances 1 space.
        At the end of the turn, everybody discards down to 10 Skill cards.

rule-movement = Movement
    .text =
        You may go to any other location of your ship. To go to the other ship, or to leave a viper for a ship, discard 1 Skill card.
        A pilot in a viper may move it to an adjacent area instead.
        Nobody enters Sickbay, the Brig or a Cylon location by choice; nobody walks out of the Brig.

rule-actions = Actions
    .text =
        Activate the location where you are, play a Skill card with an action, use an ability of your character or of your title, activate the viper you pilot, or reveal yourself as a Cylon.
        The President may also play a Quorum card, the Admiral may also launch a nuke.

rule-crisis = Crisis cards
    .text =
        A skill check is for everybody. An event leaves a choice to the current player, the President or the Admiral. A Cylon attack activates ships, brings new ones and adds a special rule.
        Where a card offers a choice, an option may be taken even if not all of it can be done.
        Whoever is in the Brig draws no Crisis card.

rule-check = Skill checks
    .text =
        Two cards of the Destiny deck go face down into the pool. Then everybody, starting on the left of the current player, who comes last, adds any number of cards face down: how many is public, which is not.
        The pool is shuffled and revealed. Cards of the types that the check asks for add their strength, the others subtract theirs.
        If the total reaches the difficulty, the check passes; some checks have a smaller success below it.
        In the Brig, and for a revealed Cylon, at most 1 card.

rule-loyalty = Loyalty
    .text =
        Everybody receives 1 Loyalty card at the start. At distance 4 comes the Sleeper Agent phase: everybody receives another one.
        A single card that says so makes you a Cylon, whatever the others say.
        With 4 or 6 players there is a Sympathizer among the later cards: it is revealed at once.

rule-revealed = Revealed Cylons
    .text =
        As an action, a Cylon may reveal a card and use it, unless in the Brig; then discards down to 3 Skill cards, loses all titles, goes to the Resurrection Ship, receives a Super Crisis card, and the turn ends.
        On their turns revealed Cylons draw 2 Skill cards, move between the four Cylon locations and use the one where they are. They draw no Crisis card in the Crisis step.
        They have neither abilities nor the text of Skill cards, and crises cannot harm them.

rule-titles = President and Admiral
    .text =
        The President holds the Quorum cards, the Admiral the nukes and the choice of destinations.
        Whoever reveals as a Cylon loses both titles, and the Admiral loses the title in the Brig. The highest eligible character in the line of succession receives it.

rule-space = Space
    .text =
        Six areas surround Galactica. Ships move from one to the next, never across Galactica.
        Civilian ships lie face down: what is lost with them is seen when they are destroyed.
        If there are not enough ships to place, the current player decides which are left out.

rule-vipers = Vipers
    .text =
        A viper that is activated is launched from the Reserves into one of the two port areas, moves to an adjacent area, or attacks a ship in its own.
        Characters with Piloting fly their own viper from the Hangar Deck. If it is damaged or destroyed, they go to Sickbay.
        Damaged vipers can be repaired; destroyed ones are gone.

rule-cylon_ships = Cylon ships
    .text =
        Raiders, one after the other, do the first that is possible: attack a viper, unmanned ones first; destroy a civilian ship; move towards the nearest civilian ship; attack Galactica.
        Heavy raiders: the centurions on board advance, then heavy raiders in a port area board Galactica, then the others move towards one.
        Basestars attack Galactica. Launch: 3 raiders from each basestar.
        If there is nothing to activate, each basestar launches 2 raiders or 1 heavy raider instead.

rule-damage = Attacks and damage
    .text =
        The die has eight sides. A raider is destroyed on 3 or more; a heavy raider or a centurion on 7 or more; a viper is damaged on 5 to 7 and destroyed on 8.
        Galactica is damaged by a raider on 8, by a basestar on 4 or more. A basestar is damaged by a viper on 8, by Galactica on 5 or more; 3 damage destroy it.
        Damage to Galactica is a random token: a location that cannot be used until it is repaired, or a lost resource.

rule-jump = The jump
    .text =
        The fleet jumps when its token reaches the end of the track, or earlier from FTL Control, at the risk of population: 3 on the first blue space, 1 on the second.
        All ships in space are removed, then the Admiral draws 2 Destination cards and chooses 1. Centurions stay on board.
        When 8 distance has been travelled, the next jump ends the game.

rule-end = The end
    .text =
        A resource at 0 loses the game only at the end of a turn: it may rise again before.
        A centurion at the end of its track or a sixth damaged location ends the game at once.
        In the last jump the humans win if every resource is above 0.

rule-secrecy = What may be said
    .text =
        Hands, Loyalty cards and what you added to a check are secret: never name a card or its strength.
        Be vague: “I can help a little” is allowed, “I have a 4 in Politics” is not. You may lie about what you saw.
        Who looks at cards keeps them in private notes; the others learn only that it happened.
