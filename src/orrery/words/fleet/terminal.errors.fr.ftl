### Ce qui peut mal tourner dans une ligne de commande, en français. Mêmes messages que terminal.errors.en.ftl.
format-alone = Le format free_for_all se joue à 4 ou à 6 ; à { $seats }, on joue ainsi de toute façon.
scenario-seats-alone = Le scénario { $name } ne se joue pas à { $seats } chacun pour soi.
scenario-seats = Le scénario { $name } ne se joue pas à { $seats }.
scenario-board = Le scénario { $name } à { $seats } ne se joue pas sur { $board }.
scenario-points = Le scénario { $name } ne se joue pas avec { $points } points.
scenario-fog = Le scénario { $name } ne se joue pas dans le Brouillard de Guerre.
campaign-seats = Une campagne se joue à deux, ou à deux équipes de deux.
campaign-own = Une campagne choisit elle-même ses scénarios, ses Zones de Combat et ses points.
scenario-fleets = Le scénario { $name } a ses propres flottes : ni autres factions, ni Commandeurs.
portals-seats = Les Portails dans une seule zone se jouent à quatre ou plus.
swap-seats = Les camps ne s’échangent qu’à deux.
