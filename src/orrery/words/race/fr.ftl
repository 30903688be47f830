### Race for the Galaxy, en français. Mêmes messages et mêmes arguments que en.ftl.

title = Race for the Galaxy
    .pitch = Bâtissez une civilisation avec votre main. Chacun choisit une phase en secret.

## Options

option-edition = Édition
    .hint = La seconde édition change cinq cartes et ajoute six mondes de départ.
option-edition-2 = Seconde édition
    .hint = Les cartes de 2018.
option-edition-1 = Première édition
    .hint = Les cartes de 2007, sans les six mondes de départ facultatifs.

option-variant = Variante
    .hint = Combien d’actions chacun choisit par tour.
option-variant-standard = Standard
    .hint = Une action par tour.
option-variant-expert = Variante expert à 2
    .hint = À deux : deux actions différentes par tour, et l’on peut développer ou coloniser deux fois.

option-start = Départ
    .hint = Comment sont distribués les mondes de départ et les premières mains.
option-start-dealt = Mondes de départ distribués
    .hint = Chacun reçoit un des cinq mondes de départ et garde quatre cartes sur six.
option-start-experienced = Mondes de départ au choix
    .hint = Chacun garde un monde de départ sur deux et quatre cartes sur six.
option-start-first_game = Mains de première partie
    .hint = Chacun commence avec quatre cartes choisies pour apprendre.

option-round_limit = Limite de tours
    .hint = Quand la partie s’arrête, quels que soient les tableaux et les jetons.
option-round_limit-0 = Aucune
    .hint = Seules les règles du livret mettent fin à la partie.
option-round_limit-30 = 30 tours
    .hint = La partie s’arrête au plus tard après 30 tours.

## Phases. La Vente est une étape de la phase IV. « power » nomme un pouvoir de la phase dans une phrase.

phase-setup = Préparation
phase-action = Choix des actions
phase-explore = Explorer
    .numeral = I
    .power = un pouvoir d’Exploration
phase-develop = Développer
    .numeral = II
    .power = un pouvoir de Développement
phase-develop_2 = Développer, seconde fois
    .numeral = II
phase-settle = Coloniser
    .numeral = III
    .power = un pouvoir de Colonisation
phase-settle_2 = Coloniser, seconde fois
    .numeral = III
phase-trade = Vente
    .numeral = $
    .power = un pouvoir de Vente
phase-consume = Consommer
    .numeral = IV
    .power = un pouvoir de Consommation
phase-produce = Produire
    .numeral = V
    .power = un pouvoir de Production
phase-end = Fin de tour

## Actions et bonus

action-explore_5 = Explorer : +5
    .bonus = piochez 5 cartes de plus
action-explore_1_1 = Explorer : +1, +1
    .bonus = piochez 1 carte de plus et gardez-en 1 de plus
action-develop = Développer
    .bonus = défaussez 1 carte de moins pour payer votre développement
action-develop_2 = Développer, seconde carte
    .bonus = une seconde phase de Développement
action-settle = Coloniser
    .bonus = piochez 1 carte après avoir colonisé un monde
action-settle_2 = Coloniser, seconde carte
    .bonus = une seconde phase de Colonisation
action-consume_trade = Consommer : Vente
    .bonus = vendez d’abord 1 ressource
action-consume_x2 = Consommer : 2x PV
    .bonus = les jetons PV reçus pour vos ressources sont doublés
action-produce = Produire
    .bonus = produisez 1 ressource sur un monde de trouvaille

## Types de ressources. « inside » est le nom à l’intérieur d’une ligne.

goods-novelty = Ressources Nouvelles
    .inside = ressources Nouvelles
goods-rare = Éléments Rares
    .inside = éléments Rares
goods-genes = Ressources Génétiques
    .inside = ressources Génétiques
goods-alien = Technologie Alien
    .inside = technologie Alien
goods-any = Ressource de n’importe quel type
    .inside = ressource de n’importe quel type

## Morceaux de phrases. Ils prennent les arguments de la phrase qui les contient.

cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

more-cards = { cards } de plus

good = { $kind ->
        [novelty] ressource Nouvelle
        [rare] ressource Rare
        [genes] ressource Génétique
        [alien] ressource Alien
       *[any] ressource
    }

goods = { $kind ->
        [novelty] ressources Nouvelles
        [rare] ressources Rares
        [genes] ressources Génétiques
        [alien] ressources Alien
       *[any] ressources
    }

one-good = { $kind ->
        [this_world] la ressource de ce monde
       *[other] une { good }
    }

some-goods = { $goods ->
        [one] { $goods } ressource
       *[other] { $goods } ressources
    }

# Après « monde » et « mondes » : les ressources Nouvelles ne font pas un monde nouveau.
of-kind = { $kind ->
        [novelty] de ressources Nouvelles
        [rare] Rare
        [genes] Génétique
       *[alien] Alien
    }

of-kind-plural = { $kind ->
        [novelty] de ressources Nouvelles
        [rare] Rares
        [genes] Génétiques
       *[alien] Alien
    }

gain = { $cards ->
        [0] { $vp } PV
        [one] { $vp ->
            [0] { $cards } carte
           *[other] { $vp } PV et { $cards } carte
        }
       *[other] { $vp ->
            [0] { $cards } cartes
           *[other] { $vp } PV et { $cards } cartes
        }
    }

these = { $shown ->
        [none] { "" }
       *[other]  : { $shown }
    }

with-used = { $used ->
        [none] { "" }
       *[other] { " " }avec { $used }
    }

then-draw = { $draw ->
        [0] { "" }
        [one]  ; puis piochez { $draw } carte
       *[other]  ; puis piochez { $draw } cartes
    }

## Pouvoirs : une phrase chacun, qui porte le nom de sa classe et reçoit ses champs.
## « kind » est le champ good, kind, against ou never.

power-DrawExtra = Piochez { more-cards } pour votre sélection.

power-KeepExtra = Gardez { cards } de plus de votre sélection.

power-DrawAtStart = Piochez { cards } au début de la phase.

power-ReduceDevelopment = Vos développements coûtent { $n } de moins.

power-DrawAfterDevelop = Piochez { cards } après avoir construit un développement.

power-ReduceWorld = { $kind ->
        [any] Vos mondes coûtent { $n } de moins.
       *[other] Vos mondes { of-kind-plural } coûtent { $n } de moins.
    }

power-Military = { $kind ->
        [none] Force militaire { SIGNED($n) }.
        [rebel] Force militaire { SIGNED($n) } contre les mondes militaires Rebelles.
       *[other] Force militaire { SIGNED($n) } contre les mondes militaires { of-kind-plural }.
    }

power-TemporaryMilitary = Vous pouvez défausser cette carte : force militaire { SIGNED($n) } jusqu’à la fin de la phase.

power-ZeroCost = Vous pouvez défausser cette carte : le monde que vous colonisez coûte 0. Jamais un monde de { goods }.

power-PayForMilitary = { $discount ->
        [0] Vous pouvez payer un monde militaire au lieu de le conquérir : il coûte sa défense. Jamais un monde de { goods }.
       *[other] Vous pouvez payer un monde militaire au lieu de le conquérir : il coûte sa défense moins { $discount }. Jamais un monde de { goods }.
    }

power-DrawAfterSettle = Piochez { cards } après avoir colonisé un monde.

power-TradeBonus = { $kind ->
        [any] Toute vente : piochez { more-cards }.
        [this_world] Vente de la ressource de ce monde : piochez { more-cards }.
       *[other] Vente d’{ one-good } : piochez { more-cards }.
    }

power-Consume = { $distinct ->
        [yes] Consommez { $spend } { goods } de types différents : { gain }{ up-to-times }.
       *[no] { $spend ->
            [1] { $times ->
                [1] Consommez { one-good } : { gain }.
               *[other] Consommez jusqu’à { $times } { goods } : { gain } pour chacune.
            }
           *[other] Consommez exactement { $spend } { goods } : { gain }{ up-to-times }.
        }
    }

up-to-times = { $times ->
        [1] { "" }
       *[other] , jusqu’à { $times } fois
    }

power-ConsumeAll = Consommez toutes les ressources qui vous restent : 1 PV par ressource, moins 1.

power-ConsumeAtTradePrice = { $trade_powers ->
        [yes] Consommez une ressource : piochez autant de cartes que son prix de Vente, pouvoirs de Vente compris.
       *[no] Consommez une ressource : piochez autant de cartes que son prix de Vente, sans les pouvoirs de Vente.
    }

power-DrawInConsume = Piochez { cards }.

power-Gamble = Annoncez un chiffre de { $low } à { $high } et retournez la première carte de la pioche : gardez-la si ce chiffre est son coût ou sa défense.

power-DiscardForVp = { $most ->
        [one] Vous pouvez défausser { $most } carte de votre main : 1 PV. Jamais doublé.
       *[other] Vous pouvez défausser jusqu’à { $most } cartes de votre main : 1 PV par carte. Jamais doublés.
    }

power-ProduceHere = Produisez 1 ressource ici, si ce monde n’en a pas.

power-ProduceOnWindfall = { $kind ->
        [any] Produisez 1 ressource sur un monde de trouvaille qui n’en a pas.
       *[other] Produisez 1 ressource sur un monde de trouvaille { of-kind } qui n’en a pas.
    }

power-DiscardToProduce = Vous pouvez défausser 1 carte de votre main : produisez 1 ressource sur un monde de trouvaille qui n’en a pas.

power-DrawInProduce = Piochez { cards }.

power-DrawIfProducedHere = Piochez { cards } si ce monde produit une ressource pendant cette phase.

power-DrawPerGoodProduced = Piochez { cards } par { good } que vous produisez pendant cette phase.

power-DrawPerKindProduced = Piochez { cards } par type différent de ressource que vous produisez pendant cette phase.

power-DrawIfMostProduced = Piochez { cards } si vous produisez pendant cette phase strictement plus de { goods } que chaque adversaire.

power-DrawPerWorld = Piochez { cards } par monde { of-kind } de votre tableau.

no-power = Aucun pouvoir.

## Cartes : la ligne de résumé

type-world = Monde
type-military_world = Monde militaire
type-development = Développement

summary-cost = coût { $n }
summary-defence = défense { $n }
summary-vp = { NUMBER($n) } PV
summary-vp-variable = PV variables
summary-produces = production : { $goods }
summary-windfall = trouvaille : { $goods }
summary-keywords = { $count ->
        [one] mot-clé : { $keywords }
       *[other] mots-clés : { $keywords }
    }
summary-start = monde de départ { NUMBER($n) } ({ $colour ->
        [red] rouge
       *[blue] bleu
    })

keyword-alien = Alien
keyword-rebel = Rebelle
keyword-imperium = Imperium
keyword-terraforming = Terraformeur
keyword-uplift = Élevé
keyword-chromosome = Chromosome

## Score. « what » est un des messages suivants, qui porte le nom de la classe de la ligne de score.

score-line = { NUMBER($points) } PV { $what }

score-PerCard = { $card ->
        [none] par { per-other }{ per-type }{ per-worth }{ per-goods }{ per-keyword }{ per-power }{ per-but }
       *[other] pour { $card }
    }

per-other = { $other ->
        [yes] autre{ " " }
       *[no] { "" }
    }

per-keyword = { $keyword ->
        [none] { "" }
       *[other] { " " }{ $keyword }
    }

per-worth = { $six_cost ->
        [yes] { " " }coûtant 6
       *[no] { $military ->
            [yes] { " " }militaire
           *[no] { "" }
        }
    }

per-goods = { $produces ->
        [none] { $windfall ->
            [none] { "" }
            [novelty] { " " }de trouvaille de ressources Nouvelles
            [rare] { " " }de trouvaille Rare
            [genes] { " " }de trouvaille Génétique
            [alien] { " " }de trouvaille Alien
           *[any] { " " }de trouvaille
        }
        [novelty] { " " }de production de ressources Nouvelles
        [rare] { " " }de production Rare
        [genes] { " " }de production Génétique
        [alien] { " " }de production Alien
       *[any] { " " }de production
    }

per-type = { $type ->
        [world] monde
        [development] développement
       *[none] carte
    }

per-power = { $power ->
        [none] { "" }
       *[other] { " " }avec { $power }
    }

per-but = { $itself ->
        [yes] { $type ->
            [none] , celle-ci comprise
           *[other] , celui-ci compris
        }
       *[no] { $produces ->
            [any] , mondes de trouvaille exclus
           *[other] { "" }
        }
    }

score-PerChips = par tranche de { $every } PV en jetons

score-PerMilitary = par point de force militaire, pouvoirs négatifs compris, pouvoirs spécialisés exclus

score-PerGood = par ressource à la fin de la partie

sheet-chips = Jetons PV : { NUMBER($points) } PV
sheet-printed = { $card } : { NUMBER($points) } PV
sheet-scored = { $card } : { NUMBER($points) } PV ({ $line } : { NUMBER($count) })

## Questions : des phrases qui se tiennent seules

q-start_discard = { $world ->
        [yes] { $n ->
            [one] Quel monde de départ et quelle carte défaussez-vous ?
           *[other] Quel monde de départ et quelles { $n } cartes défaussez-vous ?
        }
       *[no] { $n ->
            [one] Quelle carte défaussez-vous avant le premier tour ?
           *[other] Quelles { $n } cartes défaussez-vous avant le premier tour ?
        }
    }

q-action = { $n ->
        [one] Quelle action choisissez-vous ?
       *[other] Quelles { $n } actions choisissez-vous ?
    }

q-explore = { $n ->
        [one] Quelle carte gardez-vous ?
       *[other] Quelles { $n } cartes gardez-vous ?
    }

q-develop = Quel développement construisez-vous ?

q-settle = Quel monde colonisez-vous ?

q-pay = { $way ->
        [cards] { $n ->
            [one] Quelle carte défaussez-vous pour payer { $card } ?
           *[other] Quelles { $n } cartes défaussez-vous pour payer { $card } ?
        }
        [military] Comment colonisez-vous { $card } ?
       *[other] Comment payez-vous { $card } ?
    }

q-trade = Quelle ressource vendez-vous ?

q-consume = Quel pouvoir de Consommation utilisez-vous ?

q-consume_goods = { $exact ->
        [yes] { $n ->
            [one] Quelle ressource consommez-vous avec { $card } ?
           *[other] Quelles { $n } ressources consommez-vous avec { $card } ?
        }
       *[no] Quelles ressources consommez-vous avec { $card } ?
    }

q-discard_for_vp = { $n ->
        [one] Quelle carte défaussez-vous contre 1 PV ?
       *[other] Quelles cartes défaussez-vous contre 1 PV chacune, { $n } au plus ?
    }

q-gamble = Quel chiffre annoncez-vous, de { $low } à { $high } ?

q-produce = Sur quel monde produisez-vous une ressource ?

q-produce_discard = Quelle carte défaussez-vous pour produire une ressource ?

q-hand_limit = { $n ->
        [one] Quelle carte défaussez-vous pour n’en garder que { $limit } ?
       *[other] Quelles { $n } cartes défaussez-vous pour n’en garder que { $limit } ?
    }

## Ce que doit faire la personne qu’on attend

task-start_discard = défausser des cartes de la première main
task-action = choisir une action
task-explore = choisir quoi garder
task-develop = choisir un développement
task-settle = choisir un monde
task-pay = payer
task-trade = vendre une ressource
task-consume = consommer
task-consume_goods = choisir les ressources à consommer
task-discard_for_vp = choisir des cartes à défausser
task-gamble = annoncer un chiffre
task-produce = produire
task-produce_discard = défausser pour produire
task-hand_limit = respecter la limite de main

## Choix : des étiquettes, sans point final

item-action = { $action } ({ $bonus })

item-start = { $world } (monde de départ)

item-sale = { $world } ({ good }, { cards })

item-good = { $world } ({ good })

item-power = { $card } · { $power }

item-produce-here = { $world } ({ good })

item-produce-power = { $world } ({ good }), grâce à { $card }

item-produce-bonus = { $world } ({ good }), grâce au bonus de Production

## Pouvoirs facultatifs du tableau, qui portent le nom de leur classe

use-TemporaryMilitary = Défausser { $card } : force militaire { SIGNED($n) }

use-ZeroCost = Défausser { $card } : le monde coûte 0

use-PayForMilitary = Payer au lieu de conquérir, grâce à { $card }

## Ne rien choisir

nothing-develop = Ne rien construire
nothing-settle = Ne rien coloniser
nothing-pay = Ne rien payer
nothing-pay-conquer = Conquérir { $card }
nothing-consume = Ne plus utiliser de pouvoir
nothing-discard_for_vp = Ne rien défausser
nothing-produce = Ne plus rien produire

## Refus : des faits, sans point final

refusal-too_dear = { $missing ->
        [one] Il manque { $missing } carte
       *[other] Il manque { $missing } cartes
    }

refusal-too_strong = { $missing ->
        [one] Il manque { $missing } point de force militaire
       *[other] Il manque { $missing } points de force militaire
    }

refusal-already_built = Vous l’avez déjà

refusal-not_a_development = Un monde, pas un développement

refusal-not_a_world = Un développement, pas un monde


## Aperçus : ce qu’un choix coûterait et ferait

preview-explore = { $discarded ->
        [none] Gardez { $kept }.
       *[other] Gardez { $kept } ; défaussez { $discarded }.
    }

preview-cost = { $n ->
        [0] gratuit{ with-used }
       *[other] coûte { cards }{ with-used }
    }

preview-conquest = par conquête{ with-used }

preview-windfall = arrive avec { one-good }

preview-pay = { $n ->
        [0] { $card } ne coûte rien{ with-used }{ then-draw }.
       *[other] Payez { cards } pour { $card }{ with-used }{ these }{ then-draw }.
    }

preview-conquer = Conquérez { $card }{ with-used }{ then-draw }.

preview-trade = Vendez la { good } { DE($world) } : piochez { cards }.

preview-produce = { $n ->
        [0] Produisez { one-good } sur { $world }{ then-draw }.
       *[other] Défaussez { cards } pour produire { one-good } sur { $world }{ then-draw }.
    }

preview-gain = { $goods ->
        [none] Vous gagnez { gain }.
        [0] Vous gagnez { gain }.
       *[other] Vous consommez { some-goods } et gagnez { gain }.
    }

preview-gamble = Chances : { $hits } sur { $total }.

## Comment un prix se calcule

price-cost = coût
price-bonus = vous avez choisi Développer

## Journal : au présent, pour qu’aucun participe ne s’accorde avec une personne

event-round_began = Tour { $round }

event-phase_began = Phase { $numeral } : { $phase }

event-start_world = { $who } commence avec { $card }.

event-dealt = { $who } reçoit { cards }{ these }.

event-chose = { $who } choisit { $actions }.

event-looked = { $who } pioche { cards } pour sa sélection{ these }.

event-kept = { $who } garde { cards }{ these }.

event-drew = { $who } pioche { cards }{ $why ->
        [bank] { " " }au début de la phase
        [after] { " " }pour avoir posé une carte
        [bonus] { " " }grâce à son bonus
        [trade] { " " }pour sa vente
        [consume] { " " }grâce à un pouvoir de Consommation
        [produce] { " " }grâce à un pouvoir de Production
       *[other] { "" }
    }{ these }.

event-discarded = { $who } défausse { cards }{ $why ->
        [start] { " " }avant le premier tour
        [explore] { " " }après son exploration
        [limit] { " " }pour respecter la limite de main
        [produce] { " " }pour produire une ressource
       *[other] { "" }
    }{ these }.

event-placed = { $type ->
        [development] { $who } construit { $card }.
       *[world] { $who } colonise { $card }.
    }

event-passed = { $who } ne pose rien.

event-paid = { $n ->
        [0] { $who } ne paie rien pour { $card }{ with-used }.
       *[other] { $who } paie { cards } pour { $card }{ with-used }{ these }.
    }

event-conquered = { $who } conquiert { $card }{ with-used }.

event-left = { $who } défausse { $card } de son tableau.

event-good_placed = { $by ->
        [windfall] { $who } trouve { one-good } sur { $world }.
        [bonus] { $who } produit { one-good } sur { $world } grâce à son bonus.
        [here] { $who } produit { one-good } sur { $world }.
       *[other] { $who } produit { one-good } sur { $world } grâce à { $card }.
    }

event-sold = { $who } vend la { good } { DE($world) } contre { cards }.

event-consumed = { $goods ->
        [0] { $who } utilise { $card } : { gain }.
       *[other] { $who } consomme { some-goods } ({ $worlds }) avec { $card } : { gain }.
    }

event-discarded_for_vp = { $n ->
        [0] { $who } ne défausse rien avec { $card }.
       *[other] { $shown ->
            [none] { $who } défausse { cards } avec { $card } : { $vp } PV.
           *[other] { $who } défausse { cards } ({ $shown }) avec { $card } : { $vp } PV.
        }
    }

event-gambled = { $hit ->
        [yes] { $who } annonce { $number } : { $card } correspond et rejoint sa main.
       *[no] { $who } annonce { $number } : { $card } ne correspond pas.
    }

event-reshuffled = La défausse ({ cards }) est mélangée pour former une nouvelle pioche.

## La fin

ending-tableau = Un tableau complet
ending-chips = Les jetons PV épuisés
ending-tableau_and_chips = Un tableau complet et les jetons PV épuisés
ending-rounds = La limite de tours

end-tableau = Fin de partie : { cards } dans un tableau.
end-chips = Fin de partie : les jetons PV sont épuisés.
end-tableau_and_chips = Fin de partie : { cards } dans un tableau et jetons PV épuisés.
end-rounds = Fin de partie : limite de tours atteinte.

won = { $who } l’emporte.
won-tie = Égalité aux PV : { $who } l’emporte avec plus de cartes et de ressources.
won-shared = Victoire partagée : { $who }.

scores = Scores : { $scores }.
score-of = { $who } { NUMBER($score) }

## Cartes

card-old_earth = Vieille Terre
card-epsilon_eridani = Epsilon Eridani
card-alpha_centauri = Alpha Centauri
card-new_sparta = Nouvelle Sparte
card-earths_lost_colony = Colonie Perdue de la Terre
card-star_nomad_raiders = Pillards Nomades Stellaires
card-industrial_robots = Robots Industriels
card-galactic_trade_emissaries = Émissaires Commerciaux Galactiques
card-terraforming_colonists = Colons Terraformeurs
card-abandoned_mine_squatters = Squatteurs de Mine Abandonnée
card-gateway_station = Station de Transit
card-alien_robot_scout_ship = Vaisseau Éclaireur Robot Alien
card-alien_robot_sentry = Sentinelle Robot Alien
card-alien_robotic_factory = Usine Robotisée Alien
card-alien_rosetta_stone_world = Pierre de Rosette Alien
card-aquatic_uplift_race = Race Aquatique Élevée
card-artist_colony = Colonie d’Artistes
card-asteroid_belt = Ceinture d’Astéroïdes
card-avian_uplift_race = Race Aviaire Élevée
card-bio_hazard_mining_world = Monde Minier à Risque Biologique
card-black_market_trading_world = Monde de Trafiquants
card-blaster_gem_mines = Mines de Gemmes à Blasters
card-comet_zone = Champ de Comètes
card-deserted_alien_colony = Colonie Alien Désertée
card-deserted_alien_library = Bibliothèque Alien Désertée
card-deserted_alien_outpost = Base Alien Désertée
card-destroyed_world = Monde Détruit
card-distant_world = Monde Lointain
card-empath_world = Monde Empathe
card-expanding_colony = Colonie en Expansion
card-former_penal_colony = Ancienne Colonie Pénitentiaire
card-galactic_engineers = Ingénieurs Galactiques
card-galactic_resort = Parc à Thème Galactique
card-galactic_trendsetters = Jet Set Galactique
card-gambling_world = Monde du Jeu
card-gem_world = Monde Minéral
card-imperium_armaments_world = Arsenal de l’Imperium
card-lost_alien_battle_fleet = Flotte Alien Perdue
card-lost_alien_warship = Vaisseau de Guerre Alien Perdu
card-lost_species_ark_world = Arche Monde
card-malevolent_lifeforms = Formes de Vie Malveillantes
card-merchant_world = Monde Marchand
card-mining_world = Monde Minier
card-new_earth = Nouvelle Terre
card-new_survivalists = Nouveaux Survivalistes
card-new_vinland = Nouveau Vinland
card-outlaw_world = Monde Hors-la-Loi
card-pilgrimage_world = Monde de Pèlerinage
card-pirate_world = Monde Pirate
card-plague_world = Monde Pestiféré
card-pre_sentient_race = Race Pré-Intelligente
card-prosperous_world = Monde Prospère
card-radioactive_world = Monde Radioactif
card-rebel_base = Base Rebelle
card-rebel_fuel_cache = Cache de Fuel Rebelle
card-rebel_homeworld = Monde Rebelle
card-rebel_miners = Mineurs Rebelles
card-rebel_outpost = Avant-Poste Rebelle
card-rebel_underground = Résistance Rebelle
card-rebel_warrior_race = Race Guerrière Rebelle
card-refugee_world = Monde de Réfugiés
card-reptilian_uplift_race = Race Reptilienne Élevée
card-runaway_robots = Robots en Fuite
card-secluded_world = Monde Isolé
card-space_port = Astroport
card-spice_world = Monde Producteur d’Épice
card-star_nomad_lair = Repaire des Nomades Stellaires
card-terraformed_world = Monde Terraformé
card-the_last_of_the_uplift_gnarssh = Les Derniers Gnarssh Élevés
card-tourist_world = Monde Touristique
card-contact_specialist = Diplomate
card-expedition_force = Corps Expéditionnaire
card-export_duties = Taxes à l’Export
card-investment_credits = Crédits à l’Investissement
card-new_military_tactics = Tactiques Avancées
card-public_works = Travaux Publics
card-colony_ship = Vaisseau de Colonisation
card-deficit_spending = Dépassement de Budget
card-genetics_lab = Laboratoire Génétique
card-interstellar_bank = Banque Interstellaire
card-mining_robots = Robots Miniers
card-space_marines = Space Marines
card-mining_conglomerate = Conglomérat Minier
card-terraforming_robots = Robots Terraformeurs
card-diversified_economy = Économie Diversifiée
card-drop_ships = Vaisseaux d’Assaut
card-replicant_robots = Robots Réplicateurs
card-research_labs = Laboratoire de Recherche
card-consumer_markets = Société de Consommation
card-alien_tech_institute = Techno-Institut Alien
card-free_trade_association = Association de Libre Échange
card-galactic_federation = Fédération Galactique
card-galactic_imperium = Imperium Galactique
card-galactic_renaissance = Renaissance Galactique
card-galactic_survey_seti = Programme SETI
card-merchant_guild = Guilde des Marchands
card-mining_league = Ligue Minière
card-new_economy = Économie de Marché
card-new_galactic_order = Nouvel Ordre Galactique
card-pan_galactic_league = Ligue Pan-Galactique
card-trade_league = Ligue Commerciale

## Ce que l’on peut dire à la table d’un seul geste

phrase-same_idea = Nous avons eu la même idée

phrase-almost = Encore un tour et j’y étais
