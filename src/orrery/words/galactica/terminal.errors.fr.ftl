### Ce qui peut mal tourner à la ligne de commande, en français. Mêmes messages et mêmes arguments que terminal.errors.en.ftl.

seven-need-daybreak = On ne joue à sept qu’avec l’extension Renouveau.
option-of-daybreak = L’option { $name } appartient à l’extension Renouveau.
