### What the kernel says of any title, in English. Same messages and arguments as fr.ftl.

several = { $first } and { $last }

quoted = “{ $text }”

## Waiting

waiting = Waiting for { $who }

waiting-task = Waiting for { $who }: { $task }

## Choosing nothing, where a title has no words of its own for it

nothing = Choose nothing

## Refusals: facts, without a full stop

refusal-not_offered = Not among the choices: { $item }

refusal-too_few = { $least ->
        [0] Nothing needs to be chosen
       *[other] Choose at least { $least }
    }

refusal-too_many = { $most ->
        [0] Nothing can be chosen
       *[other] Choose { $most } at most
    }

refusal-not_asked = You are not being asked anything now

refusal-not_a_choice = A choice is a list of what you choose

refusal-no_such_combination = These do not go together

## Refusals of undo

refusal-another_answered = Somebody else has answered: undo stops here

refusal-you_learned_something = You learnt something new: undo stops here

refusal-another_learned_something = Somebody has seen something hidden: undo stops here

refusal-chance_was_used = Chance has decided something: undo stops here

refusal-nothing_to_undo = You have nothing to take back

## What can be said at a table with one click

phrase-hello = Hello, everybody

phrase-luck = Good luck

phrase-well_played = Well played

phrase-thanks = Thank you

phrase-wait = One moment, please

phrase-sorry = Sorry

phrase-again = Another game?

## Reminders, by e-mail

reset-subject = A new password

reset-text = { $name }, somebody has asked for a new password for your account. Choose it here, within an hour: { $where }
    If it was not you, there is nothing to do: your password stays as it is.

reminder-subject = It is your turn

reminder-text = { $name }, a table waits for you: { $where }

## What a messenger shows of an invitation

invitation-title = { $game }: come and play

invitation-watch-title = { $game }: come and watch

invitation-text = { $who ->
        [none] You are invited.
       *[other] { $who } invites you.
    } { $pace }.

invitation-free = No clock

invitation-clock = { $n ->
        [one] Clock: { $n } minute for each seat
       *[other] Clock: { $n } minutes for each seat
    }

invitation-days = { $n ->
        [one] { $n } day for each move
       *[other] { $n } days for each move
    }
