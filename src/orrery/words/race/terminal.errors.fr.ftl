### Ce qui peut mal tourner dans une ligne de commande, en français. Mêmes messages que terminal.errors.en.ftl.
expert-seats = La variante expert se joue à 2, pas à { $seats }.
experienced-edition = L’édition 1 n’a pas les mondes de départ des joueurs expérimentés : choisissez l’édition 2.
