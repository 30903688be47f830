### What the terminal says around a game, in English. Same messages and arguments as terminal.fr.ftl.

## Who plays. The name of the person at the keyboard fits women and men alike in both languages.

person = Captain

bot = { $n ->
        [1] { $name }
       *[other] { $name } { $n }
    }

welcome = { $title }: { $names }.

welcome-back = { $title }, resumed: { $names }.

## Where to play

start-which = What would you like to play? Type a number.

start-place = { $n }. { $place }

start-browser = All games, in your browser

start-here = { $title }, here in the terminal

start-again = A number from 1 to { $most }, please. Ctrl-D leaves.

## How to answer

how-to = Type a number to answer, or “help”.

## What can be typed

command-help = help
command-hand = hand
command-table = table
command-log = log
command-card = card
command-score = score
command-why = why
command-hint = hint
command-rules = rules
command-talk = say
command-orders = orders
command-always = always
command-undo = undo
command-save = save
command-quit = quit

help-answer = Numbers answer the question; several are separated by spaces, as in “1 3”. An empty line asks again.
help-help = help: this list.
help-hand = hand: the cards in your hand.
help-table = table: all that lies on the table.
help-log = log: the last things that happened; “log 50” goes further back.
help-card = card: a whole card, by its name or its number in the list, as in “card 2”.
help-score = score: everybody’s points, each explained.
help-why = why: what cannot be chosen now, and the reason.
help-hint = hint: what a strong player would choose here, and why.
help-rules = rules: the rules that the question comes from; “rules brig” finds those with that word in them, or the one with that number.
help-talk = say: what can be said to the others with one word; “say 3” says the third of them.
help-orders = orders: what is answered for you without asking; “orders 1” shows what can be ordered for the first moment.
help-always = always: answer now, and each time the same is asked, as in “always 2”.
help-undo = undo: take back your last answers, as far as nothing new was learnt.
help-save = save: write the game to a file, as in “save game.json”. It goes on with “orrery play --load game.json”.
help-quit = quit: leave the game.

## Questions

choice = { $n }. { $label }

choose-one = Type the number of your choice.

choose-exactly = Type { $n } numbers, separated by spaces.

choose-up-to = { $n ->
        [one] Type one number, or 0.
       *[other] Type { $n } numbers at most, separated by spaces, or 0.
    }

choose-between = Type { $least } to { $most } numbers, separated by spaces.

choose-ways = Possible answers: { $ways }.

ways-or = { $first }, or { $last }

way-alone = { $numbers }
way-pool = { $n } of { $pool }
way-both = { $numbers } and { $n } of { $pool }
way-nothing = 0
range = { $first } to { $last }

## Answers that cannot be taken

not-understood = “{ $text }” is neither a number of the list nor a command. “help” lists the commands.

not-in-list = There is no { $n } in the list.

given-twice = { $n } was given twice.

alone = 0 stands alone: it means choosing nothing.

refused = { $reason }.

## Cards

card-which = Type “card” and a name, or a number of the list.

card-unknown = No card is called “{ $text }”.

card-several = Several cards fit: { $names }.

card-behind = No card stands behind { $n }.

## Rules

rule = { $id } · { $text } ({ $source })

why-rules = “rules” shows the rules that the question comes from.

rules-none = No rule has “{ $text }” in it.

rules-no-question = Nothing is being asked. Type “rules” and a word, or the number of a rule.

## Why, log, undo, save, quit

nothing-blocked = Nothing is kept from you here.

blocked = { $item }: { $reason }.

hint-choice = { $place ->
        [1] Best
       *[other] Next
    }: { $choice }. Such games are won { $chance } times in 100, give or take { $spread }.

hint-why = What weighs most: { $reasons }.

hint-why-not = What speaks against it: { $reasons }.

hint-by-rule = A plain rule says so.

hint-not-asked = You are not asked anything.

hint-not-here = At a table with others, nobody gets hints.

log-empty = Nothing has happened yet.

log-number = Type “log” alone, or with the number of lines.

undone = { $n ->
        [one] Your last answer was taken back.
       *[other] Your last { $n } answers were taken back.
    }

undo-refused = Too late to undo: { $reason ->
        [another_answered] somebody else has answered
        [chance_was_used] chance has decided something
        [you_learned_something] you learnt something new
       *[nothing_to_undo] you have nothing to take back
    }.

saved = Saved in { $file }.

save-where = Type “save” and the name of a file.

not-saved = { $file } cannot be written ({ $reason }). The game goes on: try another name.

over = The game is over. “save” and a file name keep it, “quit” leaves.

left = You left the game.

left-unsaved = You left the game. It was not saved.

## Standing orders

order-line = { $n }. { $moment }: { $order }
order-for-good = { $n }. Whenever I have to { $task }: { $answer ->
        [None] nothing
       *[other] { $answer }
    }
order-ask = Ask me
order-nothing = Whenever I may choose nothing
order-nothing-always = Choose nothing
order-values = { $text } ({ $values })
order-cards = { $cards ->
        [None] There is no check for which you could name cards.
       *[other] Your cards, to be named after that: { $cards }.
    }
order-how = Type “orders { $n }” and the number of an order, followed by what it asks for; 0 takes it back. With “turn” at the end it holds until this turn is over.
order-about = Orders answer for you; nobody else learns of them. “orders 1” shows those for the first moment. “always 2” answers 2 now and from now on.
order-turn = turn
order-until = { $order }, until this turn is over
order-noted = Noted.
order-incomplete = The order is not complete: type “orders” and the number of the moment to see what it asks for.
order-too-much = That is more than the order asks for.
always-what = Type “always” and an answer to the question, as in “always 2”.

## At a table of a server

waiting = Waiting for the others.

played-for = While you were away, { $bot } played for you. Answer, and the seat is yours again.

same-address = { $names } play from the same address: one household, or one person.

moved-on = Not taken: { $reason ->
        [over] the game is over
       *[other] the table has moved on
    }.

kept-there = The server keeps this game: there is nothing to save.

## Replays

replay-of = { $title }: { $names }.

replay-seat = As { $who } saw it.

replay-done = { $n ->
        [one] { $n } answer, each one legal, to the end of the game.
       *[other] { $n } answers, each one legal, to the end of the game.
    }

replay-open = { $n ->
        [one] { $n } answer, each one legal. The game is not over.
       *[other] { $n } answers, each one legal. The game is not over.
    }

seat = Seat { $n }

## Titles and results of bots

title-seats = { $name }: { $title }, { $first } to { $last } players.

title-option = --option { $name }={ $value }: { $meaning }

title-default = { $meaning } (default)

column-bot = Bot
column-games = Games
column-wins = Wins
column-rate = Win rate
column-interval = 95% interval
column-score = Mean score
column-ending = Ending
column-share = Share

column-ground = Table
column-against = Against
column-even = Even
column-rating = Rating
column-quarter = Quarter
column-beliefs = Beliefs
column-auc = AUC
column-calibration = ECE
column-humans = Humans
column-cylons = Cylons
ladder-even = even: { $rate }

curve-title = { $title }, { $mode }: how often { $bot } is beaten
curve-games = games trained
curve-point = { $games } games: beats { $bot } in { $rate } ({ $low } – { $high })
trained = Weights: { $file }. Curve: { $picture }.

report-title = { $title }, { $seats } players, { $games } games
report-endings = How games ended
report-wins = Who won
review-curve = Chances to win, as each player could see them when the round began:

review-round = Round { $n }: { $chances }

review-end = The end: { $chances }

review-turn = Round { $n }, answer { $answers }, { $who }: { $asked }

review-given = Answered: { $choice }. Such games are won { $chance } times in 100.

review-better = Better: { $choice }. Such games are won { $chance } times in 100.

review-tally = { $who }: { $same ->
        [one] { $same } answer
       *[other] { $same } answers
    } as the judge would give them, { $close } close, { $costly } costly.

refereed-fault = { $file }: { $why }

refereed = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $faults ->
        [0] no fault.
        [one] { $faults } fault.
       *[other] { $faults } faults.
    }

report-written = Written: { $file }.

simulated = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s, { $answers } answers a game.

shared-wins = { $n ->
        [0] No victory was shared.
        [one] { $n } victory was shared: each winner has its part of it.
       *[other] { $n } victories were shared: each winner has its part of them.
    }
nobodys-wins = { $n ->
        [one] { $n } game was won by nobody.
       *[other] { $n } games were won by nobody.
    }

## A server

serving = Orrery is ready: open { $url } in a browser.

serving-until = Ctrl-C stops it; games under way are kept.

replaying = Replaying

checked-fault = Table { $table }: { $why }

checked = { $games } games, { $moves } moves, { $faults } faults.

aside-table = Table { $table } ({ $title }, rules { $rules }): since { $since }, at row { $seq } of its log. { $why }

aside-rule-failed = A rule fails at that answer. “orrery rewind” takes it back.

aside-refused = That answer is not possible. “orrery rewind” takes it back.

aside-other-way = The game went another way than it once did. “orrery rewind” with a number of answers takes it back to before that.

aside-not-kept = The rules that it began by are not kept here. It can be ended, and kept as a file.

aside-count = { $n ->
    [0] No table is set aside.
    [one] One table is set aside.
   *[other] { $n } tables are set aside.
}

rewound = Table { $table } goes on from { $answers ->
    [0] its beginning
    [one] its first answer
   *[other] { $answers } answers
}.

backed-up = { $file } holds the whole database as it was a moment ago, { $kilobytes } kB.

bot-sits = { $bot } sits at seat { $seat } of a game of { $title }.

bot-done = The game is over: { $scores }.

## What is said

talk-line = { $who }: “{ $text }”
