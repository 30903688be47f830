## Pourquoi un choix est meilleur : ce qui diffère, et de combien

reason = { $amount ->
        [none] { $what }
       *[other] { $what } ({ $amount })
    }
reason-tableau = votre tableau
reason-hand = ce que votre main peut encore poser
reason-cards = cartes en main
reason-goods = ressources
reason-points = points
reason-others = ce que gagnent les autres
reason-round = les phases de ce tour
reason-end = la fin plus ou moins proche
