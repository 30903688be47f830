### What can go wrong at a command line, to the letter as the program raises it: by this it is found again. Nobody reads this file.

## The engine

not-a-record = This is no record of a game.
not-this-format = This is no record of a game in format { $format }.
no-such-bot = There is no bot '{ $name }' for { $title }. The bots are: { $names }.
bot-needs = This bot needs { $module }, which is not installed: install Orrery with its extra '{ $extra }'.
no-judge = Nobody judges the choices of { $title } yet.
no-referee = There is no referee for { $title }. There is one for: { $names }.
no-course = No bot of { $title } learns.
which-mode = Which mode? The modes are: { $modes }.
no-such-mode = There is no mode '{ $mode }'. The modes are: { $modes }.
no-such-ground = There is no kind of table '{ $name }'. They are: { $names }.
other-mode = { $folder } has a training of { $mode }, not of { $wanted }.
other-seats = { $file } is for another number of players.
began-otherwise = How a game began is a mapping.
seed-form = A seed is a number or a line of text.
script-form = A script is a list of outcomes.
position-form = A position is a mapping.
script-over = The script is used up and there is no seed to go on with.
script-order = The script orders { $scripted }, which is not a shuffle of { $things }.
script-roll = The script rolls { $scripted } on a die of { $sides } sides.
saved-impossible = This saved game cannot be: { $why }.
rules-not-kept = These rules are not kept here: version { $then } of { $title }. Today's are { $now }.
saved-elsewhere = This is no game that this code has saved.
saved-imagined = This saved game is an imagined world: only the code that saved it can go on with it.
record-rules = This record was made by rules version { $then } of { $title }; here is { $now }.
record-answers = This record has no list of answers.
record-options = This record has no options.
record-start = This record has neither a seed nor a script nor a position.
position-impossible = There can be no such position: { $why }.
saved-unreadable = This saved game cannot be read: { $why }.
answer-form = Answer { $n } of this record is not a seat and a list of items.
answer-impossible = Answer { $n } of this record is not possible: { $why }.
played-by = { $title } is played by { $least } to { $most }, not by { $n }.
no-such-option = { $title } has no option '{ $name }'. Its options are: { $names }.
no-such-value = { $name } cannot be { $value }. It can be: { $values }.
not-mixed = { $title } is not mixed with these options.
no-such-title = There is no title '{ $name }'. The titles are: { $names }.
no-words = There are no words for a title called '{ $name }'.
no-language = There are words in { $languages }, not in '{ $name }'.
no-terminal-words = { $title } has no words for the terminal.
refused-not-asked = not asked
refused-no-choice = not a choice

## The command line

game-of-another = { $file } is a game of { $title }, not of { $other }.
nothing-to-measure = There is nothing called '{ $name }' to measure: leave it out, or say server.
no-such-log = There is no log in '{ $name }': say json or plain.
saved-has-its-own = A saved game has its own seats, seed and options: leave them out with --load.
tables-list = '{ $text }' is no list of numbers of tables.
too-many-bots = { $bots } bots and a person need { $needed } seats, not { $seats }.
commas = Bots are named with commas between, not as '{ $text }'.
which-title = Which title? The titles are: { $names }.
option-form = An option is written name=value, not '{ $text }'.
option-twice = The option { $name } was given twice.
option-switch = { $name } is switched on or off: true, yes, on or 1; false, no, off or 0; not '{ $text }'.
file-other-end = { $file } tells of another end than the one its answers lead to.
file-players = { $file } names players that do not exist here.
file-not-json = { $file } is no record of a game: it is not JSON.
file-not-a-record = { $file } is no record of a game.
file-unreadable = { $file } cannot be read: { $reason }.
file-impossible = { $file } leads to an impossible table: { $why }.
no-results = { $file } holds no results of orrery simulate --save: { $reason }.
no-such-seat = There is no seat { $seat }: the seats of this game are 0 to { $last }.
no-such-edition = { $title } has no edition { $edition }. It has: { $editions }.
file-and-why = { $file }: { $why }

## Written by typer

typer-command = No such command '{ $name }'.
typer-missing-command = Missing command.
typer-option = No such option: { $name }
typer-option-possible = No such option: { $name } (Possible options: { $names })
typer-missing-argument = Missing argument '{ $name }'.
typer-missing-option = Missing option '{ $name }'.
typer-extra = Got unexpected extra argument(s) ({ $extra })
typer-not-integer = Invalid value for '{ $name }': '{ $value }' is not a valid integer.
typer-not-float = Invalid value for '{ $name }': '{ $value }' is not a valid float.
typer-range = Invalid value for '{ $name }': { $value } is not in the range { $range }.
typer-needs-value = Option '{ $name }' requires an argument.
typer-no-value = Option '{ $name }' does not take a value.

## Databases and backups

backup-exists = { $file } exists. A backup replaces nothing.
no-pg-dump = There is no pg_dump here. On Debian or Ubuntu: apt install postgresql-client
pg-dump-failed = pg_dump failed: { $reason }
backup-failed = The backup could not be written: { $reason }.
bench-not-empty = The database to measure with is not empty.
bench-no-server = The server to be measured did not start.
no-database-file = There is no database file { $file }.
no-database-of-ours = This is no database of Orrery.
no-such-table-here = There is no table { $table } in this database.
rewind-not-played = The table { $table } is not being played.
rewind-raced = Somebody has answered at that table in this moment. Try again.
rewind-no-rules = The rules of the table { $table } are not kept here: none of its answers can be played.
rewind-to-where = The table { $table } is not set aside. Say to how many answers it is to go back.
rewind-other-way = The table { $table } went another way somewhere: say to how many answers it is to go back.
rewind-too-far = The table { $table } has { $most } answers that can be played, not { $asked }.
check-seed = The seed is not the one that was committed to.
check-hole = Its log has no move { $seq }.
check-snapshot-late = Its snapshot is of move { $seq }; the log has { $length }.
check-over = It is over in the database, and not by its log.
check-result = Its result is not the one that its log leads to.
check-snapshot = Its snapshot of move { $seq } is not what its log leads to.
check-move = Move { $seq } is not possible: { $why }.
check-kind = Move { $seq } is of an unknown kind, '{ $kind }'.
check-log = The log cannot be replayed: { $why }.
database-unreadable = The database cannot be read: { $reason }
database-closed = The database { $url } cannot be opened. Check that it is there and may be written.
database-newer = The database is of version { $found }, newer than this program's { $newest }.
database-address = '{ $url }' is no address of a database: sqlite:///FILE or postgresql://…
database-silent = The database does not answer. Try again in a moment.
no-listening = Nothing can listen at { $address }: { $reason }. Choose another --port.

## Servers and tables

link-form = '{ $text }' is no link to a table: it has the form http://…/join/…
server-address = '{ $url }' is no address of a server: it has the form http://…
server-silent = The server at { $url } does not answer.
server-gone = The server at { $url } is gone.
server-foreign = What answers at { $url } is no server of Orrery.
link-for-looking = That link is for looking on, not for playing.
place-lost = This place is no longer yours.
place-taken = This place is not yours to take.
no-such-order = There is no such order.
too-fast = That was too much at once. Wait a little.
not-for-you = This is not for you.
no-such-table = There is no such table here.
foreign-page = The call comes from a page of another site.
no-token = The call does not show the token of its session.
seat-form = A seat is a number, or none.
who-are-you = Say who you are first.
server-bot = There is no such bot. The bots are: { $names }.
no-seat-there = There is no such seat at this table.
bot-unnamed = A bot's seat names the bot.
order-nothing = An order for any question can only be to answer nothing.
order-early = Orders can be given when the game has begun.
order-unseen = Nobody sees anything called '{ $name }' at this table.
order-many = A seat can have { $most } orders. Take one back first.
pace-form = This is no way to play that a table can have: { $reason }.
wrong-password = The name and the password do not go together.
not-the-password = This is not the password of the account.
passwords-down = Passwords cannot be checked at this moment. Try again in a little while.
options-json = Options are a JSON object.
too-busy = Too many people are logging in at this moment. Try again in a little while.
login-taken = Somebody here has that name already. Choose another.
account-already = You have an account already.
too-many-connections = That is too many connections.
not-over = The game is not over.
over-then = The game is over at that moment.
kept-to-players = Those who played this game keep its hands to themselves.
record-not-over = This record tells a game that is not over.
record-unplayable = This record does not tell a game that can be played.
record-names = This record names more or fewer players than it has seats.
not-begun = The game has not begun.
seat-taken = Somebody sits there already.
table-empty = A table needs at least one person or open seat.
link-dead = This link does not hold, or no longer.
reset-dead = This link no longer holds. Ask for another.
has-begun = The game has begun. It can be ended when all agree.
seat-kept = This seat is not kept for you.
hints-none = At this table nobody gets hints.
asked-nothing = You are not asked anything.
review-none = Nobody reviews games of this title yet.
review-open = This game has come to no result.
advice-none = The coach has no advice now. Try again in a moment.
friend-unknown = There is no such friend.
friend-oneself = This is your own link: it is for somebody else.
friends-full = One of you has as many friends here as one may have.
tables-private = Tables are private on this server. Send a link instead.
lesson-unknown = There is no such lesson.
lesson-unnamed = There is no lesson '{ $name }' of { $title }.
malformed = The request is not of the form that this address takes.
internal = Something went wrong here. It has been noted.
