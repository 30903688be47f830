### Ce que le noyau dit de n’importe quel titre, en français. Mêmes messages et mêmes arguments que en.ftl.

several = { $first } et { $last }

quoted = « { $text } »

## L’attente

waiting = On attend { $who }

waiting-task = On attend { $who } : { $task }

## Ne rien choisir, quand le titre n’a pas ses propres mots

nothing = Ne rien choisir

## Refus : des faits, sans point final

refusal-not_offered = Ce choix n’est pas proposé : { $item }

refusal-too_few = { $least ->
        [0] Aucun choix n’est nécessaire
       *[other] Choisissez-en au moins { $least }
    }

refusal-too_many = { $most ->
        [0] Aucun choix n’est possible
       *[other] Choisissez-en { $most } au plus
    }

refusal-not_asked = Rien ne vous est demandé en ce moment

refusal-not_a_choice = Un choix est la liste de ce que vous choisissez

refusal-no_such_combination = Ces choix ne vont pas ensemble

## Refus d’annuler

refusal-another_answered = Quelqu’un d’autre a répondu : impossible de revenir plus loin

refusal-you_learned_something = Vous avez appris quelque chose : impossible de revenir plus loin

refusal-another_learned_something = Quelqu’un a vu quelque chose de caché : impossible de revenir plus loin

refusal-chance_was_used = Le hasard a tranché : impossible de revenir plus loin

refusal-nothing_to_undo = Vous n’avez rien à annuler

## Ce que l’on peut dire à la table d’un seul geste

phrase-hello = Bonjour, tout le monde

phrase-luck = Bonne chance

phrase-well_played = Bien joué

phrase-thanks = Merci

phrase-wait = Un instant, s’il vous plaît

phrase-sorry = Pardon

phrase-again = Une autre partie ?

## Rappels, par courriel

reset-subject = Un nouveau mot de passe

reset-text = { $name }, un nouveau mot de passe a été demandé pour votre compte. Choisissez-le ici, dans l’heure : { $where }
    Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.

reminder-subject = C’est à vous de jouer

reminder-text = { $name }, une table vous attend : { $where }

## Ce qu’une messagerie montre d’une invitation

invitation-title = { $game } : venez jouer

invitation-watch-title = { $game } : venez regarder

invitation-text = { $who ->
        [none] Une place vous attend.
       *[other] { $who } vous invite.
    } { $pace }.

invitation-free = Sans pendule

invitation-clock = { $n ->
        [one] Pendule : { $n } minute par place
       *[other] Pendule : { $n } minutes par place
    }

invitation-days = { $n ->
        [one] { $n } jour par coup
       *[other] { $n } jours par coup
    }
