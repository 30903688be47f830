### Ce que dit le terminal autour d’une partie, en français. Mêmes messages et mêmes arguments que terminal.en.ftl.

## Qui joue. Le nom de la personne au clavier convient aux femmes comme aux hommes dans les deux langues.

person = Capitaine

bot = { $n ->
        [1] { $name }
       *[other] { $name } { $n }
    }

welcome = { $title } : { $names }.

welcome-back = { $title }, reprise : { $names }.

## Où jouer

start-which = À quoi voulez-vous jouer ? Tapez un numéro.

start-place = { $n }. { $place }

start-browser = À tous les jeux, dans votre navigateur

start-here = À { $title }, ici dans le terminal

start-again = Un numéro de 1 à { $most }, s’il vous plaît. Ctrl-D pour partir.

## Comment répondre

how-to = Tapez un numéro pour répondre, ou « aide ».

## Ce que l’on peut taper

command-help = aide
command-hand = main
command-table = table
command-log = journal
command-card = carte
command-score = score
command-why = pourquoi
command-hint = conseil
command-rules = règles
command-talk = dire
command-orders = consignes
command-always = toujours
command-undo = annuler
command-save = sauver
command-quit = quitter

help-answer = Les numéros répondent à la question ; une espace les sépare, comme dans « 1 3 ». Une ligne vide repose la question.
help-help = aide : cette liste.
help-hand = main : les cartes de votre main.
help-table = table : tout ce qui se trouve sur la table.
help-log = journal : ce qui vient de se passer ; « journal 50 » remonte plus loin.
help-card = carte : une carte entière, par son nom ou son numéro dans la liste, comme dans « carte 2 ».
help-score = score : les points de tout le monde, avec leurs raisons.
help-why = pourquoi : ce qui ne peut pas être choisi, et la raison.
help-hint = conseil : ce que choisirait un joueur fort, et pourquoi.
help-rules = règles : les règles d’où vient la question ; « règles cellule » trouve celles qui contiennent ce mot, ou celle de ce numéro.
help-talk = dire : ce qu’on peut dire aux autres d’un mot ; « dire 3 » dit la troisième phrase.
help-orders = consignes : ce qui est répondu pour vous sans vous demander ; « consignes 1 » montre ce qu’on peut régler pour le premier moment.
help-always = toujours : répondre, maintenant et chaque fois que la même question revient, comme dans « toujours 2 ».
help-undo = annuler : revenir sur vos dernières réponses, tant que rien de nouveau n’est connu.
help-save = sauver : enregistrer la partie dans un fichier, comme dans « sauver partie.json ». On la reprend avec « orrery play --load partie.json ».
help-quit = quitter : quitter la partie.

## Questions

choice = { $n }. { $label }

choose-one = Tapez le numéro de votre choix.

choose-exactly = Tapez { $n } numéros, séparés par des espaces.

choose-up-to = { $n ->
        [one] Tapez un numéro, ou 0.
       *[other] Tapez au plus { $n } numéros, séparés par des espaces, ou 0.
    }

choose-between = Tapez de { $least } à { $most } numéros, séparés par des espaces.

choose-ways = Réponses possibles : { $ways }.

ways-or = { $first }, ou { $last }

way-alone = { $numbers }
way-pool = { $n } parmi { $pool }
way-both = { $numbers } et { $n } parmi { $pool }
way-nothing = 0
range = { $first } à { $last }

## Réponses impossibles

not-understood = « { $text } » n’est ni un numéro de la liste ni une commande. « aide » donne les commandes.

not-in-list = Il n’y a pas de { $n } dans la liste.

given-twice = Vous avez tapé deux fois { $n }.

alone = 0 s’emploie seul : il veut dire ne rien choisir.

refused = { $reason }.

## Cartes

card-which = Tapez « carte » et un nom, ou un numéro de la liste.

card-unknown = Aucune carte ne s’appelle « { $text } ».

card-several = Plusieurs cartes conviennent : { $names }.

card-behind = Le numéro { $n } ne désigne aucune carte.

## Règles

rule = { $id } · { $text } ({ $source })

why-rules = « règles » montre les règles d’où vient la question.

rules-none = Aucune règle ne contient « { $text } ».

rules-no-question = Aucune question n’est posée. Tapez « règles » et un mot, ou un numéro de règle.

## Pourquoi, journal, annuler, sauver, quitter

nothing-blocked = Rien ne vous est refusé ici.

blocked = { $item } : { $reason }.

hint-choice = { $place ->
        [1] Le mieux
       *[other] Ensuite
    } : { $choice }. De telles parties se gagnent { $chance } fois sur 100, à { $spread } près.

hint-why = Ce qui pèse le plus : { $reasons }.

hint-why-not = Ce qui parle contre : { $reasons }.

hint-by-rule = Une règle simple le veut.

hint-not-asked = On ne vous demande rien.

hint-not-here = À une table avec d’autres, personne ne reçoit de conseil.

log-empty = Rien ne s’est encore passé.

log-number = Tapez « journal » seul, ou avec le nombre de lignes.

undone = { $n ->
        [one] Votre dernière réponse est annulée.
       *[other] Vos { $n } dernières réponses sont annulées.
    }

undo-refused = Trop tard pour annuler : { $reason ->
        [another_answered] quelqu’un d’autre a répondu
        [chance_was_used] le hasard a tranché
        [you_learned_something] vous avez appris quelque chose
       *[nothing_to_undo] vous n’avez rien à annuler
    }.

saved = Partie enregistrée dans { $file }.

save-where = Tapez « sauver » et le nom d’un fichier.

not-saved = Impossible d’écrire { $file } ({ $reason }). La partie continue : essayez un autre nom.

over = La partie est finie. « sauver » et un nom de fichier la conservent, « quitter » termine.

left = Vous quittez la partie.

left-unsaved = Vous quittez la partie. Elle n’est pas enregistrée.

## Consignes

order-line = { $n }. { $moment } : { $order }
order-for-good = { $n }. Chaque fois que je dois { $task } : { $answer ->
        [None] rien
       *[other] { $answer }
    }
order-ask = Me demander
order-nothing = Chaque fois que je peux ne rien choisir
order-nothing-always = Ne rien choisir
order-values = { $text } ({ $values })
order-cards = { $cards ->
        [None] Il n’y a pas de test pour lequel nommer des cartes.
       *[other] Vos cartes, à nommer ensuite : { $cards }.
    }
order-how = Tapez « consignes { $n } » et le numéro d’une consigne, suivi de ce qu’elle demande ; 0 la retire. Avec « tour » à la fin, elle vaut jusqu’à la fin de ce tour.
order-about = Les consignes répondent pour vous ; personne d’autre ne les voit. « consignes 1 » montre celles du premier moment. « toujours 2 » répond 2, maintenant et désormais.
order-turn = tour
order-until = { $order }, jusqu’à la fin de ce tour
order-noted = C’est noté.
order-incomplete = La consigne n’est pas complète : tapez « consignes » et le numéro du moment pour voir ce qu’elle demande.
order-too-much = C’est plus que ce que la consigne demande.
always-what = Tapez « toujours » et une réponse à la question, comme dans « toujours 2 ».

## À une table d’un serveur

waiting = On attend les autres.

played-for = En votre absence, { $bot } a joué pour vous. Répondez, et la place est de nouveau à vous.

same-address = Même adresse pour { $names } : un seul foyer, ou une seule personne.

moved-on = Réponse non prise : { $reason ->
        [over] la partie est finie
       *[other] la partie a continué entre-temps
    }.

kept-there = Le serveur conserve cette partie : rien à enregistrer.

## Relectures

replay-of = { $title } : { $names }.

replay-seat = Point de vue : { $who }.

replay-done = { $n ->
        [one] { $n } réponse, permise, jusqu’à la fin de la partie.
       *[other] { $n } réponses, toutes permises, jusqu’à la fin de la partie.
    }

replay-open = { $n ->
        [one] { $n } réponse, permise. La partie n’est pas finie.
       *[other] { $n } réponses, toutes permises. La partie n’est pas finie.
    }

seat = Place { $n }

## Titres et résultats des bots

title-seats = { $name } : { $title }, de { $first } à { $last }.

title-option = --option { $name }={ $value } : { $meaning }

title-default = { $meaning } (par défaut)

column-bot = Bot
column-games = Parties
column-wins = Victoires
column-rate = Taux
column-interval = Intervalle à 95 %
column-score = Score moyen
column-ending = Fin de partie
column-share = Part

column-ground = Table
column-against = Contre
column-even = À égalité
column-rating = Cote
column-quarter = Quart
column-beliefs = Avis
column-auc = AUC
column-calibration = ECE
column-humans = Humains
column-cylons = Cylons
ladder-even = à égalité : { $rate }

curve-title = { $title }, { $mode } : victoires contre { $bot }
curve-games = parties jouées pour apprendre
curve-point = { $games } parties : bat { $bot } dans { $rate } des cas ({ $low } – { $high })
trained = Poids : { $file }. Courbe : { $picture }.

report-title = { $title }, { $seats } joueurs, { $games } parties
report-endings = Comment les parties ont fini
report-wins = Qui a gagné
review-curve = Les chances de gagner, telles que chacun pouvait les voir au début du tour :

review-round = Tour { $n } : { $chances }

review-end = À la fin : { $chances }

review-turn = Tour { $n }, réponse { $answers }, { $who } : { $asked }

review-given = Réponse : { $choice }. De telles parties se gagnent { $chance } fois sur 100.

review-better = Mieux valait : { $choice }. De telles parties se gagnent { $chance } fois sur 100.

review-tally = { $who } : { $same ->
        [one] { $same } réponse
       *[other] { $same } réponses
    } comme le juge, { $close } presque, { $costly } coûteuses.

refereed-fault = { $file } : { $why }

refereed = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $faults ->
        [0] aucune faute.
        [one] { $faults } faute.
       *[other] { $faults } fautes.
    }

report-written = Écrit : { $file }.

simulated = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s, { $answers } réponses par partie.

shared-wins = { $n ->
        [0] Aucune victoire partagée.
        [one] { $n } victoire partagée : chacun en a sa part.
       *[other] { $n } victoires partagées : chacun en a sa part.
    }
nobodys-wins = { $n ->
        [one] { $n } partie sans vainqueur.
       *[other] { $n } parties sans vainqueur.
    }

## Un serveur

serving = Orrery est prêt : ouvrez { $url } dans un navigateur.

serving-until = Ctrl-C l’arrête ; les parties en cours sont gardées.

replaying = Relecture

checked-fault = Table { $table } : { $why }

checked = Parties : { $games }, coups : { $moves }, fautes : { $faults }.

aside-table = Table { $table } ({ $title }, règles { $rules }) : depuis { $since }, à la ligne { $seq } de son journal. { $why }

aside-rule-failed = Une règle échoue à cette réponse. « orrery rewind » la reprend.

aside-refused = Cette réponse n’est pas possible. « orrery rewind » la reprend.

aside-other-way = La partie a pris un autre chemin qu’auparavant. « orrery rewind » suivi d’un nombre de réponses la ramène avant cela.

aside-not-kept = Les règles avec lesquelles elle a commencé ne sont pas conservées ici. On peut y mettre fin et la garder dans un fichier.

aside-count = { $n ->
    [0] Aucune table n’est mise de côté.
    [one] Une table est mise de côté.
   *[other] { $n } tables sont mises de côté.
}

rewound = La table { $table } repart de { $answers ->
    [0] son début
    [one] sa première réponse
   *[other] { $answers } réponses
}.

backed-up = { $file } contient toute la base, telle qu’elle était il y a un instant, en { $kilobytes } ko.

bot-sits = { $bot } prend la place { $seat } d’une partie de { $title }.

bot-done = La partie est finie : { $scores }.

## Ce que l’on se dit

talk-line = { $who } : « { $text } »
