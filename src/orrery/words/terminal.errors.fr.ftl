### Ce qui peut mal tourner dans une ligne de commande, en français. Mêmes messages que terminal.errors.en.ftl.

## Le moteur

not-a-record = Ce n’est pas une partie enregistrée.
not-this-format = Ce n’est pas une partie enregistrée au format { $format }.
no-such-bot = Aucun bot ne s’appelle « { $name } » pour { $title }. Les bots : { $names }.
bot-needs = Ce bot a besoin de { $module }, qui n’est pas installé : installez Orrery avec son extra « { $extra } ».
no-judge = Personne ne juge encore les choix de { $title }.
no-referee = Il n’y a pas d’arbitre pour { $title }. Il y en a un pour : { $names }.
no-course = Aucun bot n’apprend à jouer à { $title }.
which-mode = Quel mode ? Les modes sont : { $modes }.
no-such-mode = Il n’y a pas de mode « { $mode } ». Les modes sont : { $modes }.
no-such-ground = Il n’y a pas de table « { $name } ». Les tables sont : { $names }.
other-mode = { $folder } contient un entraînement de { $mode }, pas de { $wanted }.
other-seats = { $file } est pour un autre nombre de joueurs.
began-otherwise = Le début de la partie est illisible.
seed-form = La graine est un nombre ou une ligne de texte.
script-form = Le script du hasard est illisible.
position-form = La position est illisible.
script-over = Le script du hasard est épuisé et aucune graine ne le prolonge.
script-order = Le script impose { $scripted }, qui n’est pas un mélange de { $things }.
script-roll = Le script donne { $scripted } sur un dé à { $sides } faces.
saved-impossible = Cette partie enregistrée est impossible : { $why }.
rules-not-kept = Ces règles ne sont pas conservées ici : version { $then } de { $title }. Celles d’aujourd’hui portent le numéro { $now }.
saved-elsewhere = Ce n’est pas une partie que ce code a enregistrée.
saved-imagined = Cette partie enregistrée est un monde imaginé : seul le code qui l’a enregistrée peut la continuer.
record-rules = Cette partie de { $title } suit la version { $then } des règles ; ce programme suit la version { $now }.
record-answers = Cette partie enregistrée n’a pas de liste de réponses.
record-options = Cette partie enregistrée n’a pas d’options.
record-start = Cette partie enregistrée n’a ni graine, ni script, ni position.
position-impossible = Cette position est impossible : { $why }.
saved-unreadable = Cette partie enregistrée est illisible : { $why }.
answer-form = La réponse { $n } de cette partie enregistrée est illisible.
answer-impossible = La réponse { $n } de cette partie enregistrée est impossible : { $why }.
played-by = { $title } se joue de { $least } à { $most }, pas à { $n }.
no-such-option = { $title } n’a pas d’option « { $name } ». Ses options : { $names }.
no-such-value = { $name } ne peut pas valoir { $value }. Valeurs possibles : { $values }.
not-mixed = { $title } ne se mélange pas avec ces options.
no-such-title = Aucun titre ne s’appelle « { $name } ». Les titres : { $names }.
no-words = Rien n’est écrit pour un titre nommé « { $name } ».
no-language = Les langues sont le français (fr) et l’anglais (en), pas « { $name } ».
no-terminal-words = { $title } ne se joue pas encore dans le terminal.
refused-not-asked = rien n’était demandé
refused-no-choice = ce n’est pas un choix

## La ligne de commande

game-of-another = { $file } est une partie de { $title }, pas de { $other }.
nothing-to-measure = Rien à mesurer sous le nom « { $name } » : n’écrivez rien, ou écrivez server.
no-such-log = Le journal ne s’écrit pas en « { $name } » : choisissez json ou plain.
saved-has-its-own = Une partie enregistrée garde ses places, sa graine et ses options : ne les donnez pas avec --load.
tables-list = « { $text } » n’est pas une liste de nombres de tables.
too-many-bots = Pour { $bots } bots et une personne, il faut { $needed } places, pas { $seats }.
commas = Séparez les noms des bots par des virgules, et non comme « { $text } ».
which-title = Quel titre ? Les titres : { $names }.
option-form = Une option s’écrit nom=valeur, et non « { $text } ».
option-twice = L’option { $name } est donnée deux fois.
option-switch = { $name } vaut oui ou non (ou on, off, true, false, 1, 0), et non « { $text } ».
file-other-end = { $file } raconte une autre fin que celle où mènent ses réponses.
file-players = { $file } nomme des bots inconnus ici.
file-not-json = { $file } n’est pas une partie enregistrée : ce n’est pas du JSON.
file-not-a-record = { $file } n’est pas une partie enregistrée.
file-unreadable = Impossible de lire { $file } ({ $reason }).
file-impossible = { $file } mène à une table impossible : { $why }.
no-results = { $file } ne contient pas de résultats de « orrery simulate --save » ({ $reason }).
no-such-seat = La place { $seat } n’existe pas : les places de cette partie vont de 0 à { $last }.
no-such-edition = { $title } n’a pas d’édition { $edition }. Éditions : { $editions }.
file-and-why = { $file } : { $why }

## Écrites par typer

typer-command = Aucune commande ne s’appelle « { $name } ». « orrery --help » donne la liste.
typer-missing-command = Il manque une commande. « orrery --help » donne la liste.
typer-option = Aucune option ne s’appelle { $name }.
typer-option-possible = Aucune option ne s’appelle { $name }. Peut-être : { $names }.
typer-missing-argument = Il manque un argument : { $name }.
typer-missing-option = Il manque une option : { $name }.
typer-extra = De trop sur cette ligne : { $extra }.
typer-not-integer = { $name } attend un nombre entier, et non « { $value } ».
typer-not-float = { $name } attend un nombre, et non « { $value } ».
typer-range = { $name } ne peut pas valoir { $value } : l’intervalle permis est { $range }.
typer-needs-value = L’option { $name } attend une valeur.
typer-no-value = L’option { $name } ne prend pas de valeur.

## Bases et sauvegardes

backup-exists = { $file } existe. Une sauvegarde ne remplace rien.
no-pg-dump = pg_dump manque ici. Sous Debian ou Ubuntu : apt install postgresql-client
pg-dump-failed = Échec de pg_dump : { $reason }
backup-failed = La sauvegarde n’a pas pu être écrite ({ $reason }).
bench-not-empty = La base de mesure n’est pas vide.
bench-no-server = Le serveur à mesurer n’a pas démarré.
no-database-file = Aucun fichier de base { $file }.
no-database-of-ours = Ce n’est pas une base d’Orrery.
no-such-table-here = Il n’y a pas de table { $table } dans cette base.
rewind-not-played = On ne joue pas à la table { $table }.
rewind-raced = Quelqu’un vient de répondre à cette table. Réessayez.
rewind-no-rules = Les règles de la table { $table } ne sont pas conservées ici : aucune de ses réponses ne peut être jouée.
rewind-to-where = La table { $table } n’est pas mise de côté. Dites à combien de réponses la ramener.
rewind-other-way = La table { $table } a pris un autre chemin quelque part : dites à combien de réponses la ramener.
rewind-too-far = La table { $table } compte { $most } réponses qui peuvent être jouées, et non { $asked }.
check-seed = La graine n’est pas celle qui avait été promise.
check-hole = Il manque le coup { $seq } à son journal.
check-snapshot-late = Son instantané est celui du coup { $seq } ; le journal en compte { $length }.
check-over = Finie selon la base, pas selon son journal.
check-result = Son résultat n’est pas celui où mène son journal.
check-snapshot = Son instantané du coup { $seq } n’est pas celui où mène son journal.
check-move = Le coup { $seq } est impossible : { $why }.
check-kind = Le coup { $seq } est d’une sorte inconnue, « { $kind } ».
check-log = Le journal ne peut pas être rejoué : { $why }.
database-unreadable = Impossible de lire la base : { $reason }
database-closed = Impossible d’ouvrir la base { $url }. Vérifiez son adresse et le droit d’y écrire.
database-newer = La base est de la version { $found }, plus récente que la version { $newest } de ce programme.
database-address = « { $url } » n’est pas l’adresse d’une base : sqlite:///FICHIER ou postgresql://…
database-silent = La base ne répond pas. Réessayez dans un instant.
no-listening = Impossible d’écouter à l’adresse { $address } ({ $reason }). Choisissez un autre --port.

## Serveurs et tables

link-form = « { $text } » n’est pas le lien d’une table : il a la forme http://…/join/…
server-address = « { $url } » n’est pas l’adresse d’un serveur : elle a la forme http://…
server-silent = Le serveur { $url } ne répond pas.
server-gone = Le serveur { $url } a disparu.
server-foreign = Ce qui répond à { $url } n’est pas un serveur d’Orrery.
link-for-looking = Ce lien permet de regarder, pas de jouer.
place-lost = Cette place n’est plus la vôtre.
place-taken = Cette place n’est pas pour vous.
no-such-order = Cette consigne n’existe pas.
too-fast = Trop de demandes à la fois. Patientez un peu.
not-for-you = Ce n’est pas pour vous.
no-such-table = Cette table n’existe pas ici.
foreign-page = La demande vient de la page d’un autre site.
no-token = La demande ne montre pas le jeton de sa session.
seat-form = Une place est un nombre, ou none.
who-are-you = Dites d’abord qui vous êtes.
server-bot = Ce bot n’existe pas. Les bots : { $names }.
no-seat-there = Cette place n’existe pas à cette table.
bot-unnamed = Une place de bot nomme le bot.
order-nothing = Une consigne pour toute question ne peut être que de ne rien choisir.
order-early = Les consignes se donnent une fois la partie commencée.
order-unseen = Personne ne voit rien qui s’appelle « { $name } » à cette table.
order-many = Une place garde au plus { $most } consignes. Retirez-en une d’abord.
pace-form = Aucune table ne se joue ainsi ({ $reason }).
wrong-password = Le nom et le mot de passe ne vont pas ensemble.
not-the-password = Ce n’est pas le mot de passe du compte.
passwords-down = Les mots de passe ne peuvent pas être vérifiés en ce moment. Réessayez un peu plus tard.
options-json = Les options sont un objet JSON.
too-busy = Trop de connexions en ce moment. Réessayez un peu plus tard.
login-taken = Ce nom est déjà pris. Choisissez-en un autre.
account-already = Vous avez déjà un compte.
too-many-connections = Trop de connexions à la fois.
not-over = La partie n’est pas finie.
over-then = La partie est finie à ce moment.
kept-to-players = Les mains de cette partie restent entre ceux qui l’ont jouée.
record-not-over = Cette partie enregistrée n’est pas finie.
record-unplayable = Cette partie enregistrée ne peut pas être jouée.
record-names = Cette partie enregistrée nomme plus ou moins de joueurs qu’elle n’a de places.
not-begun = La partie n’a pas commencé.
seat-taken = Cette place est déjà prise.
table-empty = Il faut au moins une personne ou une place libre.
link-dead = Ce lien n’est pas valable, ou ne l’est plus.
reset-dead = Ce lien ne vaut plus. Demandez-en un autre.
has-begun = La partie a commencé. Elle peut finir si tout le monde est d’accord.
seat-kept = Cette place n’est pas gardée pour vous.
hints-none = À cette table, personne ne reçoit de conseil.
asked-nothing = On ne vous demande rien.
review-none = Personne n’analyse encore les parties de ce jeu.
review-open = Cette partie n’a pas eu de résultat.
advice-none = Le conseiller n’a rien à dire maintenant. Réessayez dans un instant.
friend-unknown = Cette personne n’est pas parmi vos amis.
friend-oneself = C’est votre propre lien : il est fait pour quelqu’un d’autre.
friends-full = L’un de vous a déjà autant d’amis qu’on peut en avoir ici.
tables-private = Les tables sont privées sur ce serveur. Envoyez plutôt un lien.
lesson-unknown = Cette leçon n’existe pas.
lesson-unnamed = Il n’y a pas de leçon « { $name } » pour { $title }.
malformed = La demande n’a pas la forme attendue.
internal = Une erreur s’est produite sur le serveur. Elle est notée.
