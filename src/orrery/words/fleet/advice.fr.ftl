## Pourquoi un choix est meilleur : ce qui diffère, et de combien, en points de classe

reason = { $amount ->
        [none] { $what }
       *[other] { $what } ({ $amount })
    }
reason-ships = les vaisseaux et leur coque
reason-goal = l’objectif du scénario
reason-danger = ce que l’ennemi pourrait détruire au prochain tour
reason-chances = ce que vous pourriez détruire au prochain tour
reason-bridge = les résultats sur la passerelle
reason-place = la distance de l’ennemi
reason-quiet = le temps qui passe sans que rien n’arrive
