### What `orrery --help` says: a message for each command, an attribute for each of its arguments and options.

orrery = Great space board games, complete and by the book.
    .version = The version.

any = Shared by several commands.
    .title = The game: see orrery titles.
    .option = An option of the title, as name=value.
    .lang = fr or en; without it, the language of your system.
    .help = This text.
    .database = A file, or postgresql://…

start = Choose a game, in the browser or here: what orrery alone does.

play = Play in the terminal, against bots.
    .seats = How many play, you among them.
    .seed = The same seed and the same answers make the same game.
    .bots = Who plays against you, as greedy,random.
    .load = A saved game to go on with.

simulate = Let bots play many games, and see who wins and how games end.
    .seats = The bots that play, as greedy,random; seats rotate.
    .games = How many games.
    .mixed = Let the other options of the title take turns.
    .seed = The same seed gives the same results.
    .workers = Processes; without it, one a core.
    .study = What else to measure: a report of the title’s bots; so many games at each table.
    .table = For a report, at which kinds of tables, as 5p,5p daybreak; without it, at all.
    .save = Write every result to this file, for orrery report.

ladder = Measure how strong bots are beside each other.
    .bots = Which, as strong,steady,greedy; each meets all named after it, and the last is rated 1000.
    .table = At which kinds of tables, as 2p,3p; without it, at all.
    .games = How many games each pair plays at each kind of table.
    .seed = The same seed gives the same deals.
    .workers = Processes; without it, one a core.
    .save = Keep results in this file, and do not play again what it has.
    .to = A picture to write, in SVG.

train = Train a title’s learned bots, by play against themselves.
    .mode = Which way to play: each has weights of its own.
    .folder = Where the training is kept; it goes on with what is there.
    .games = How many games to learn from, in all.
    .seed = The same seed gives the same weights.
    .processes = Processes; without it, one a core.
    .start = Weights to begin with, in place of nothing.

report = Draw how simulated games ended and who won them.
    .files = Results written by orrery simulate --save.
    .to = The picture to write, in SVG.

replay = Tell a recorded game in words, and check it to the end.
    .file = A game saved while playing, or any record of one.
    .seat = Tell what this seat saw; without it, what everybody saw.

referee = Check recorded games by a second reading of the rules.
    .records = Games saved while playing, or any records.

review = Look at a recorded game again: the chances, and the answers that cost most.
    .record = A game saved while playing, or any record of one.

cards = Print the text of every card.
    .edition = Which edition of the cards.

rules = Print the rules in our own words.
    .sought = Only those with all these words in them, or the one with this number.

titles = List the titles, with their options.

bench = Measure speed and memory, beside python-chess; or of a server.
    .what = The engine; or server.
    .seconds = How long to measure, in all or each time.
    .tables = Of the server: how many tables at once.
    .titles = Of the server: which titles.
    .rate = Of the server: answers a second to offer.
    .database = Of the server: an empty database.
    .logins = Of the server: how many try to log in meanwhile.

serve = Serve tables to people and bots.
    .database = A file, or postgresql://…; made if it is not there.
    .bus = redis://…, when several processes share a database.
    .host = The address to listen on.
    .port = The port to listen on.
    .url = What people type, when a proxy stands before the server.
    .proxies = The addresses of that proxy.
    .public = Whether tables may be open to everybody.
    .webhook = Where reminders are posted.
    .mail_server = Through which reminders are mailed, as host:port.
    .mail_from = From whom.
    .open_page = Open the page in your browser.
    .log = json or plain; without it, plain in a terminal.

check = Replay every stored game, and say what is wrong.

aside = List the tables that cannot go on, and why.

rewind = Take a table back, to so many answers or to all that can be played.
    .table = The table, as “orrery aside” names it.
    .answers = How many answers are to stand.

backup = Copy a database while people play.
    .to = The file to write.

invite = Make a table on a server, and show the links to its seats.
    .server = The server’s address.
    .seats = Who plays: open, or the name of a bot of the server.

join = Play at a table of a server.
    .link = The link to a seat.
    .bot = A bot that plays for you.
    .name = What you are called at the table.

usage = Usage:

commands = Commands:

arguments = Arguments:

options = Options:

default = (default: { $value })

usage-all = COMMAND …
