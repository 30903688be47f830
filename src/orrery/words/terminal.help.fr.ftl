### Ce que dit « orrery --help » : un message par commande, un attribut par argument et par option. Mêmes messages que terminal.help.en.ftl.

orrery = Les grands jeux de société de l’espace, complets, selon les règles.
    .version = La version.

any = Communs à plusieurs commandes.
    .title = Le jeu : voir orrery titles.
    .option = Une option du titre, sous la forme nom=valeur.
    .lang = fr ou en ; par défaut, la langue de votre système.
    .help = Ce texte.
    .database = Un fichier, ou postgresql://…

start = Choisir un jeu, dans le navigateur ou ici : ce que fait orrery tout seul.

play = Jouer dans le terminal, contre des bots.
    .seats = Combien jouent, vous compris.
    .seed = La même graine et les mêmes réponses donnent la même partie.
    .bots = Qui joue contre vous, comme greedy,random.
    .load = Une partie enregistrée à reprendre.

simulate = Faire jouer des bots et voir qui gagne et comment les parties finissent.
    .seats = Les bots qui jouent, comme greedy,random ; les places tournent.
    .games = Combien de parties.
    .mixed = Faire alterner les autres options du titre.
    .seed = La même graine donne les mêmes résultats.
    .workers = Processus ; par défaut, un par cœur.
    .study = Que mesurer d’autre : un rapport sur les bots du titre ; autant de parties à chaque table.
    .table = Pour un rapport, à quelles tables, comme 5p,5p daybreak ; par défaut, à toutes.
    .save = Écrire tous les résultats dans ce fichier, pour orrery report.

ladder = Mesurer la force des bots les uns contre les autres.
    .bots = Lesquels, comme strong,steady,greedy ; chacun rencontre tous les suivants, et le dernier est coté 1000.
    .table = À quelles tables, comme 2p,3p ; par défaut, à toutes.
    .games = Combien de parties joue chaque paire à chaque table.
    .seed = La même graine donne les mêmes donnes.
    .workers = Processus ; par défaut, un par cœur.
    .save = Garder les résultats dans ce fichier, et ne pas rejouer ce qu’il contient.
    .to = Une image à écrire, en SVG.

train = Entraîner les bots d’un titre qui apprennent, en les faisant jouer contre eux-mêmes.
    .mode = Quelle façon de jouer : chacune a ses propres poids.
    .folder = Où garder l’entraînement ; ce qui s’y trouve est repris.
    .games = De combien de parties apprendre, en tout.
    .seed = La même graine donne les mêmes poids.
    .processes = Processus ; par défaut, un par cœur.
    .start = Des poids de départ, au lieu de rien.

report = Dessiner comment les parties simulées ont fini et qui les a gagnées.
    .files = Résultats écrits par orrery simulate --save.
    .to = L’image à écrire, en SVG.

replay = Raconter une partie enregistrée et la vérifier jusqu’au bout.
    .file = Une partie enregistrée en jouant, ou son relevé.
    .seat = Raconter ce que cette place a vu ; par défaut, ce que tout le monde a vu.

referee = Faire vérifier des parties enregistrées par un arbitre, qui a sa propre lecture des règles.
    .records = Des parties enregistrées en jouant, ou leurs relevés.

review = Analyser une partie enregistrée : les chances, et les réponses qui ont coûté le plus.
    .record = Une partie enregistrée en jouant, ou tout enregistrement d’une partie.

cards = Écrire le texte de toutes les cartes.
    .edition = Quelle édition des cartes.

rules = Écrire les règles avec nos mots.
    .sought = Seulement celles qui contiennent tous ces mots, ou celle de ce numéro.

titles = Donner la liste des titres, avec leurs options.

bench = Mesurer vitesse et mémoire, à côté de python-chess ; ou celles d’un serveur.
    .what = Le moteur ; ou server.
    .seconds = Durée de la mesure, en tout ou chaque fois.
    .tables = Serveur : combien de tables à la fois.
    .titles = Serveur : quels titres.
    .rate = Serveur : combien de réponses par seconde.
    .database = Serveur : une base vide.
    .logins = Serveur : combien tentent de se connecter pendant ce temps.

serve = Tenir des tables pour des personnes et des bots.
    .database = Un fichier, ou postgresql://… ; créé s’il manque.
    .bus = redis://…, quand plusieurs processus partagent une base.
    .host = L’adresse où écouter.
    .port = Le port où écouter.
    .url = Ce que l’on tape, quand un proxy précède le serveur.
    .proxies = Les adresses de ce proxy.
    .public = Si des tables peuvent être ouvertes à tout le monde.
    .webhook = Où les rappels sont postés.
    .mail_server = Par où partent les courriels de rappel, sous la forme hôte:port.
    .mail_from = De la part de qui.
    .open_page = Ouvrir la page dans votre navigateur.
    .log = json ou plain ; par défaut, plain dans un terminal.

check = Rejouer toutes les parties d’une base et dire ce qui ne va pas.

aside = Montre les tables qui ne peuvent pas continuer, et pourquoi.

rewind = Ramène une table à tant de réponses, ou à toutes celles qui peuvent être jouées.
    .table = La table, comme « orrery aside » la nomme.
    .answers = Combien de réponses doivent rester.

backup = Copier une base pendant que l’on joue.
    .to = Le fichier à écrire.

invite = Créer une table sur un serveur et donner les liens de ses places.
    .server = L’adresse du serveur.
    .seats = Qui joue : open, ou le nom d’un bot du serveur.

join = Jouer à une table d’un serveur.
    .link = Le lien d’une place.
    .bot = Un bot qui joue pour vous.
    .name = Votre nom à la table.

usage = Emploi :

commands = Commandes :

arguments = Arguments :

options = Options :

default = (par défaut : { $value })

usage-all = COMMANDE …
