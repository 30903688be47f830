### Les noms de l’extension Renouveau, en français. Mêmes messages que daybreak_names.en.ftl.

## Crises. « special » est la règle spéciale d’une attaque de Cylons.

crisis-abandon_galactica = Abandonner le Galactica
crisis-a_desperate_pact = Un Pacte Désespéré
crisis-an_ambitious_operation = Une Opération Ambitieuse
crisis-blindsided = Pris au Dépourvu
    .special = Arrachez-leur les Yeux
crisis-consult_the_hybrid = Consulter l’Hybride
crisis-dangerous_plots = Complots Dangereux
crisis-dishonest_tactics = Procédés Malhonnêtes
crisis-domestic_dispute = Scène de Ménage
crisis-earth_in_ruins = La Terre en Ruines
crisis-enemy_of_my_enemy = L’Ennemi de mon Ennemi
crisis-event_horizon = Horizon des Événements
    .special = Puits Gravitationnel
crisis-galactica_falling_apart = Le Galactica Tombe en Morceaux
crisis-give_in_to_despair = Céder au Désespoir
crisis-hornets_nest = Guêpier
    .special = Tir de Barrage
crisis-hybrid_in_panic = L’Hybride Panique
crisis-incitement_to_mutiny = Incitation à la Mutinerie
crisis-insubordinate_crew = Équipage Insubordonné
crisis-lockdown = Bouclage
    .special = Attaque Concertée
crisis-one_last_cocktail = Un Dernier Cocktail
crisis-question_procedure = Contester la Procédure
crisis-quorum_in_uproar = Tumulte au Quorum
crisis-rallying_support = Rallier des Soutiens
crisis-reactor_critical = Réacteur en État Critique
crisis-rebuild_trust = Rétablir la Confiance
crisis-religious_turmoil = Troubles Religieux
crisis-reprisal = Représailles
    .special = Occasion de Trahir
crisis-requisition_for_demetrius = Réquisition pour le Démétrius
crisis-secret_meetings = Réunions Secrètes
crisis-starvation_in_dogsville = Famine à Dogsville
crisis-trial_by_fire = Épreuve du Feu
    .special = Voilà la Cavalerie

## Cartes Compétence

skill-force_their_hand = Forcer la Main
skill-popular_influence = Influence Populaire
skill-negotiation = Négociation
skill-all_hands_on_deck = Tout le Monde sur le Pont
skill-restore_order = Rétablir l’Ordre
skill-change_of_plans = Changement de Plan
skill-quick_thinking = Présence d’Esprit
skill-unorthodox_plan = Plan Peu Orthodoxe
skill-a_second_chance = Une Seconde Chance
skill-dogfight = Duel Spatial
skill-combat_veteran = Vétéran des Combats
skill-launch_reserves = Lancement des Réserves
skill-install_upgrades = Installation d’Améliorations
skill-raptor_specialist = Spécialiste des Raptors
skill-test_the_limits = Tester les Limites
skill-bait = Appât
skill-dradis_contact = Contact Dradis
skill-a_better_machine = Une Meilleure Machine
skill-personal_vices = Vices Personnels
skill-violent_outbursts = Accès de Violence
skill-exploit_a_weakness = Exploiter une Faiblesse

## Cartes Mutinerie

mutiny-armed_resistance = Résistance Armée
mutiny-assume_command = Prendre le Commandement
mutiny-bait_and_switch = Tromperie sur la Marchandise
mutiny-betrayal_of_trust = Confiance Trahie
mutiny-blackmail = Chantage
mutiny-clipped_wings = Ailes Rognées
mutiny-controversial_speech = Discours Controversé
mutiny-feed_the_people = Nourrir le Peuple
mutiny-impeachment = Destitution
mutiny-make_a_deal = Conclure un Marché
mutiny-necessary_risk = Risque Nécessaire
mutiny-panic = Panique
mutiny-peaceful_resistance = Résistance Pacifique
mutiny-ruined_reputation = Réputation Ruinée
mutiny-scavenging_for_parts = Récupération de Pièces
mutiny-selfish_act = Acte Égoïste
mutiny-send_a_message = Faire Passer un Message
mutiny-set_the_agenda = Fixer l’Ordre du Jour
mutiny-the_strong_survive = Seuls les Forts Survivent
mutiny-unauthorized_usage = Usage Non Autorisé
mutiny-violent_protest = Manifestation Violente
mutiny-weapons_armed = Paré à Tirer

## Motivations des Leaders Cylons

motive-keep_them_docile = Les Garder Dociles
motive-pressure_their_leaders = Faire Pression sur leurs Dirigeants
motive-learn_to_cherish = Apprendre à Chérir
motive-improve_efficiency = Améliorer l’Efficacité
motive-remove_the_threat = Écarter la Menace
motive-end_the_chase = Mettre Fin à la Poursuite
motive-make_an_ally = Se Faire un Allié
motive-harvest_their_resources = Récolter leurs Ressources
motive-a_false_sense_of_security = Un Faux Sentiment de Sécurité
motive-subjects_for_study = Sujets d’Étude
motive-fight_with_honor = Combattre avec Honneur
motive-savor_their_demise = Savourer leur Perte
motive-no_unnecessary_force = Pas de Violence Inutile
motive-a_justified_response = Une Riposte Justifiée

## Missions

mission-attack_on_the_colony = Attaque contre la Colonie
mission-cylon_civil_war = Guerre Civile Cylon
mission-destroy_the_hub = Détruire le Hub
mission-digging_up_the_past = Déterrer le Passé
mission-needs_of_the_people = Les Besoins du Peuple
mission-rescue_hera = Secourir Héra
mission-the_red_stripes = Les Bandes Rouges
mission-the_search_for_home = La Recherche d’un Foyer

## Carte Loyauté

loyalty-you_are_the_mutineer = Vous êtes le Mutin

## Personnages. « short » est leur nom à la table. Les derniers, d’autres extensions, ne figurent que dans les ordres de succession.

character-lee_adama_alt = Lee Adama (Version Alternative)
    .short = Lee Adama
character-tom_zarek_alt = Tom Zarek (Version Alternative)
    .short = Zarek
character-karl_helo_agathon_alt = Karl “Helo” Agathon (Version Alternative)
    .short = Helo
character-gaius_baltar_alt = Gaius Baltar (Version Alternative)
    .short = Baltar
character-romo_lampkin = Romo Lampkin
    .short = Lampkin
character-louis_hoshi = Louis Hoshi
    .short = Hoshi
character-brendan_hot_dog_costanza = Brendan “Hot Dog” Costanza
    .short = Hot Dog
character-sherman_doc_cottle = Sherman “Doc” Cottle
    .short = Cottle
character-aaron_doral = Aaron Doral
    .short = Doral
character-simon_oneill = Simon O’Neill
    .short = Simon
character-danna_biers = D’Anna Biers
    .short = D’Anna
character-sharon_athena_agathon = Sharon “Athena” Agathon
    .short = Athena
character-helena_cain = Helena Cain
character-felix_gaeta = Felix Gaeta
character-anastasia_dualla = Anastasia “Dee” Dualla
character-louanne_katraine = Louanne “Kat” Katraine
character-samuel_anders = Samuel T. Anders
character-callandra_tyrol = Callandra “Cally” Tyrol
character-ellen_tigh = Ellen Tigh
character-tory_foster = Tory Foster

## Capacités des personnages

ability-forward_thinker = Esprit Visionnaire
ability-choose_a_different_path = Choisir une Autre Voie
ability-moral_dilemma = Dilemme Moral
ability-necessary_steps = Mesures Nécessaires
ability-abuse_power = Abus de Pouvoir
ability-disreputable = Peu Recommandable
ability-raptor_pilot = Pilote de Raptor
ability-no_one_gets_left_behind = On n’Abandonne Personne
ability-family_commitments = Obligations Familiales
ability-cult_leader = Chef de Secte
ability-broadcast = Transmission
ability-spiritual_crisis = Crise Spirituelle
ability-deceitful = Fourbe
ability-attorney = Avocat
ability-kleptomania = Kleptomanie
ability-dutiful = Sens du Devoir
ability-organized = Organisé
ability-reluctant = Réticent
ability-memento = Souvenir
ability-escort = Escorte
ability-forced_to_eject = Éjection Forcée
ability-treatment = Traitement
ability-quarantine = Quarantaine
ability-specialized = Spécialisé
ability-industrious = Industrieux
ability-meticulous = Méticuleux
ability-vanity = Vanité
ability-calculating = Calculateur
ability-modifications = Modifications
ability-logic_bound = Prisonnier de la Logique
ability-visions = Visions
ability-dont_trust_anyone = Ne Faites Confiance à Personne
ability-heretic = Hérétique
ability-for_love = Par Amour
ability-resolute = Déterminée
ability-grieving = En Deuil

## Type de personnage

calling-cylon_leader = Leader Cylon

## Lieux. « at » dit où l’on est, « to » où l’on va, « the » est le nom avec son article.

location-quorum_chamber = Chambre du Quorum
    .at = à la Chambre du Quorum
    .to = à la Chambre du Quorum
    .the = la Chambre du Quorum
location-hub_destroyed = Hub Détruit
    .at = sur le Hub Détruit
    .to = sur le Hub Détruit
    .the = le Hub Détruit
location-bridge = Timonerie
    .at = à la Timonerie
    .to = à la Timonerie
    .the = la Timonerie
location-tactical_plot = Table Tactique
    .at = à la Table Tactique
    .to = à la Table Tactique
    .the = la Table Tactique
location-captains_cabin = Cabine du Capitaine
    .at = dans la Cabine du Capitaine
    .to = dans la Cabine du Capitaine
    .the = la Cabine du Capitaine
location-hybrid_tank = Cuve de l’Hybride
    .at = à la Cuve de l’Hybride
    .to = à la Cuve de l’Hybride
    .the = la Cuve de l’Hybride
location-datastream = Flux de Données
    .at = au Flux de Données
    .to = au Flux de Données
    .the = le Flux de Données
location-raider_bay = Pont des Raiders
    .at = sur le Pont des Raiders
    .to = sur le Pont des Raiders
    .the = le Pont des Raiders

## Type de compétence

type-treachery = Traîtrise

## Vaisseaux, pions et plateaux

ship-assault_raptor = Raptor d’Assaut
ship-demetrius = Démétrius
    .at = à bord du Démétrius
ship-rebel_basestar = Basestar Rebelle
    .at = à bord du Basestar Rebelle
token-miracle = Pion Miracle
token-allegiance = Allégeance du Basestar
