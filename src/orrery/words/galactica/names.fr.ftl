### Les noms de Battlestar Galactica, en français. Mêmes messages que names.en.ftl.

## Crises et Crises Majeures. « special » est la règle spéciale d’une attaque de Cylons.

crisis-a_traitor_accused = Un Traître Accusé
crisis-admiral_grilled = L’Amiral sur le Gril
crisis-ambush = Embuscade
    .special = Entraînement des Nouveaux Pilotes
crisis-analyze_enemy_fighter = Analyse d’un Chasseur Ennemi
crisis-besieged = Assiégés
    .special = Lourdes Pertes
crisis-boarding_parties = Troupes d’Abordage
    .special = Assaut Surprise
crisis-bomb_threat = Alerte à la Bombe
crisis-build_cylon_detector = Construire un Détecteur de Cylons
crisis-colonial_day = La Fête Coloniale
crisis-crash_landing = Atterrissage en Catastrophe
crisis-crippled_raider = Raider Désemparé
crisis-cylon_accusation = Accusé d’Être un Cylon
crisis-cylon_screenings = Dépistage des Cylons
crisis-cylon_swarm = Nuée Cylon
    .special = Déploiement Massif
crisis-cylon_tracking_device = Mouchard Cylon
crisis-cylon_virus = Virus Cylon
crisis-declare_martial_law = Déclarer la Loi Martiale
crisis-detector_sabotage = Sabotage du Détecteur
crisis-elections_loom = Les Élections Approchent
crisis-food_shortage = Pénurie de Nourriture
crisis-forced_water_mining = Extraction Forcée d’Eau
crisis-fulfiller_of_prophecy = Celui qui Accomplit la Prophétie
crisis-guilt_by_collusion = Complicité Coupable
crisis-hangar_accident = Accident dans le Hangar
crisis-heavy_assault = Assaut en Force
    .special = Bombardement Intensif
crisis-informing_the_public = Informer le Public
crisis-jammed_assault = Assaut sous Brouillage
    .special = Brouillage des Communications
crisis-jump_computer_failure = Panne de l’Ordinateur de Saut
crisis-keep_tabs_on_visitor = Garder un Œil sur le Visiteur
crisis-legendary_discovery = Découverte Légendaire
crisis-loss_of_a_friend = Perte d’un Ami
crisis-low_supplies = Provisions au Plus Bas
crisis-mandatory_testing = Analyses Obligatoires
crisis-missing_g4_explosives = Disparition d’Explosifs G4
crisis-network_computers = Mise en Réseau des Ordinateurs
crisis-prison_labor = Travail des Prisonniers
crisis-prisoner_revolt = Révolte des Prisonniers
crisis-raiding_party = Groupe de Raid
    .special = Panne du Moteur PRL
crisis-requested_resignation = Démission Exigée
crisis-rescue_caprica_survivors = Secourir les Survivants de Caprica
crisis-rescue_mission_basestars = Mission de Sauvetage
crisis-rescue_mission_raiders = Mission de Sauvetage
crisis-rescue_the_fleet = Secourir la Flotte
crisis-resistance = Résistance
crisis-riots_basestars = Émeutes
crisis-riots_launch_raiders = Émeutes
crisis-scouting_for_fuel = À la Recherche de Carburant
crisis-scouting_for_water = À la Recherche d’Eau
crisis-security_breach = Faille de Sécurité
crisis-send_survey_team = Envoyer une Équipe de Prospection
crisis-sleep_deprivation = Manque de Sommeil
crisis-surrounded = Encerclés
    .special = Panique
crisis-tactical_strike = Frappe Tactique
    .special = Assaut sur le Hangar
crisis-terrorist_bomber = Poseur de Bombe
crisis-terrorist_investigations = Enquêtes Antiterroristes
crisis-the_olympic_carrier = L’Olympic Carrier
crisis-thirty_three = Trente-Trois
    .special = Poursuite Implacable
crisis-unexpected_reunion = Retrouvailles Inattendues
crisis-unidentified_ship = Vaisseau Non Identifié
crisis-water_sabotaged = Sabotage de l’Eau
crisis-water_shortage_basestars_jump = Pénurie d’Eau
crisis-water_shortage_basestars_nojump = Pénurie d’Eau
crisis-water_shortage_raiders_jump = Pénurie d’Eau
crisis-weapon_malfunction = Défaillance de l’Armement
crisis-witch_hunt = Chasse aux Sorcières
crisis-bomb_on_colonial_1 = Bombe sur le Colonial 1
crisis-cylon_intruders = Intrus Cylons
crisis-fleet_mobilization = Mobilisation de la Flotte
crisis-inbound_nukes = Missiles Nucléaires en Approche
crisis-massive_assault = Assaut Massif
    .special = Panne d’Énergie

## Cartes Compétence

skill-consolidate_power = Consolidation du Pouvoir
skill-investigative_committee = Commission d’Enquête
skill-executive_order = Ordre Exécutif
skill-declare_emergency = Déclarer l’État d’Urgence
skill-launch_scout = Lancement d’un Éclaireur
skill-strategic_planning = Planification Stratégique
skill-evasive_maneuvers = Manœuvres d’Évasion
skill-maximum_firepower = Puissance de Feu Maximale
skill-repair = Réparer
skill-scientific_research = Recherche Scientifique

## Cartes Quorum

quorum-accept_prophecy = Accepter la Prophétie
quorum-arrest_order = Ordre d’Arrestation
quorum-assign_arbitrator = Désigner un Arbitre
quorum-assign_mission_specialist = Assigner un Spécialiste pour la Mission
quorum-assign_vice_president = Désigner le Vice-président
quorum-authorization_of_brutal_force = Force Brute Autorisée
quorum-encourage_mutiny = Encourager la Mutinerie
quorum-food_rationing = Rationnement de la Nourriture
quorum-inspirational_speech = Discours Inspirant
quorum-presidential_pardon = Grâce Présidentielle
quorum-release_cylon_mugshots = Diffuser les Portraits des Cylons

## Destinations

destination-asteroid_field = Champ d’Astéroïdes
destination-barren_planet = Planète Aride
destination-cylon_ambush = Embuscade Cylon
destination-cylon_refinery = Raffinerie Cylon
destination-deep_space = Espace Profond
destination-desolate_moon = Lune Désolée
destination-icy_moon = Lune Glacée
destination-ragnar_anchorage = Station Ragnar
destination-remote_planet = Planète Lointaine
destination-tylium_planet = Planète à Tylium

## Cartes Loyauté. « subtitle » dit ce que sa révélation permet.

loyalty-not_a_cylon = Vous n’êtes pas un Cylon
loyalty-cylon_brig = Vous êtes un Cylon
    .subtitle = Peut envoyer un personnage en Cellule
loyalty-cylon_damage = Vous êtes un Cylon
    .subtitle = Peut endommager le Galactica
loyalty-cylon_morale = Vous êtes un Cylon
    .subtitle = Peut réduire le Moral de 1
loyalty-cylon_sickbay = Vous êtes un Cylon
    .subtitle = Peut envoyer un personnage à l’Infirmerie
loyalty-sympathizer = Vous êtes un Sympathisant

## Personnages. « short » est leur nom à la table.

character-william_adama = William Adama
    .short = Adama
character-saul_tigh = Saul Tigh
    .short = Tigh
character-helo = Karl “Helo” Agathon
    .short = Helo
character-laura_roslin = Laura Roslin
    .short = Roslin
character-gaius_baltar = Gaius Baltar
    .short = Baltar
character-tom_zarek = Tom Zarek
    .short = Zarek
character-lee_adama = Lee “Apollo” Adama
    .short = Apollo
character-kara_thrace = Kara “Starbuck” Thrace
    .short = Starbuck
character-sharon_valerii = Sharon “Boomer” Valerii
    .short = Boomer
character-galen_tyrol = “Chef” Galen Tyrol
    .short = Tyrol

## Capacités des personnages

ability-inspirational_leader = Meneur Inspirant
ability-command_authority = Autorité du Commandement
ability-emotionally_attached = Attachement Affectif
ability-cylon_hatred = Haine des Cylons
ability-declare_martial_law = Déclarer la Loi Martiale
ability-alcoholic = Alcoolique
ability-eco_officer = Officier des Contre-Mesures
ability-moral_compass = Boussole Morale
ability-stranded = Isolé
ability-religious_visions = Visions Religieuses
ability-skilled_politician = Politicienne Habile
ability-terminal_illness = Maladie en Phase Terminale
ability-delusional_intuition = Intuition Délirante
ability-cylon_detector = Détecteur de Cylons
ability-coward = Lâche
ability-friends_in_low_places = Amis dans les Bas-Fonds
ability-unconventional_tactics = Tactique Non Conventionnelle
ability-convicted_criminal = Repris de Justice
ability-alert_viper_pilot = Pilote de Viper Vigilant
ability-cag = CAG
ability-headstrong = Forte Tête
ability-expert_pilot = Pilote Émérite
ability-secret_destiny = Destin Secret
ability-insubordinate = Insubordonnée
ability-recon = Reconnaissance
ability-mysterious_intuition = Intuition Mystérieuse
ability-sleeper_agent = Agent Dormant
ability-maintenance_engineer = Ingénieur de Maintenance
ability-blind_devotion = Dévouement Aveugle
ability-reckless = Téméraire

## Types de personnages

calling-political_leader = Leader Politique
calling-military_leader = Chef Militaire
calling-pilot = Pilote
calling-support = Personnel

## Lieux. « at » dit où l’on est, « to » où l’on va, « the » est le nom avec son article.

location-ftl_control = Contrôle PRL
    .at = au Contrôle PRL
    .to = au Contrôle PRL
    .the = le Contrôle PRL
location-weapons_control = Contrôle de l’Armement
    .at = au Contrôle de l’Armement
    .to = au Contrôle de l’Armement
    .the = le Contrôle de l’Armement
location-communications = Communications
    .at = aux Communications
    .to = aux Communications
    .the = les Communications
location-research_lab = Laboratoire de Recherche
    .at = dans le Laboratoire de Recherche
    .to = dans le Laboratoire de Recherche
    .the = le Laboratoire de Recherche
location-command = Passerelle
    .at = sur la Passerelle
    .to = sur la Passerelle
    .the = la Passerelle
location-admirals_quarters = Quartiers de l’Amiral
    .at = dans les Quartiers de l’Amiral
    .to = dans les Quartiers de l’Amiral
    .the = les Quartiers de l’Amiral
location-hangar_deck = Pont
    .at = sur le Pont
    .to = sur le Pont
    .the = le Pont
location-armory = Arsenal
    .at = dans l’Arsenal
    .to = dans l’Arsenal
    .the = l’Arsenal
location-sickbay = Infirmerie
    .at = à l’Infirmerie
    .to = à l’Infirmerie
    .the = l’Infirmerie
location-brig = Cellule
    .at = en Cellule
    .to = en Cellule
    .the = la Cellule
location-press_room = Salle de Presse
    .at = à la Salle de Presse
    .to = à la Salle de Presse
    .the = la Salle de Presse
location-presidents_office = Bureau du Président
    .at = dans le Bureau du Président
    .to = dans le Bureau du Président
    .the = le Bureau du Président
location-administration = Administration
    .at = à l’Administration
    .to = à l’Administration
    .the = l’Administration
location-caprica = Caprica
    .at = sur Caprica
    .to = sur Caprica
    .the = Caprica
location-cylon_fleet = Flotte Cylon
    .at = sur la Flotte Cylon
    .to = sur la Flotte Cylon
    .the = la Flotte Cylon
location-human_fleet = Flotte Humaine
    .at = sur la Flotte Humaine
    .to = sur la Flotte Humaine
    .the = la Flotte Humaine
location-resurrection_ship = Vaisseau de Résurrection
    .at = sur le Vaisseau de Résurrection
    .to = sur le Vaisseau de Résurrection
    .the = le Vaisseau de Résurrection

## Zones d’espace

area-front = Devant le Galactica
    .at = devant le Galactica
    .short = Devant
area-starboard_bow = Avant tribord
    .at = à l’avant tribord
    .short = Av. trib.
area-starboard_aft = Arrière tribord
    .at = à l’arrière tribord
    .short = Arr. trib.
area-rear = Derrière le Galactica
    .at = derrière le Galactica
    .short = Derrière
area-port_aft = Arrière bâbord
    .at = à l’arrière bâbord
    .short = Arr. bâb.
area-port_bow = Avant bâbord
    .at = à l’avant bâbord
    .short = Av. bâb.

## Vaisseaux civils

civilian-empty = Vaisseau civil vide
civilian-pop1 = Vaisseau civil (−1 Population)
civilian-pop2 = Vaisseau civil (−2 Population)
civilian-pop1_fuel1 = Vaisseau civil (−1 Population, −1 Carburant)
civilian-pop1_morale1 = Vaisseau civil (−1 Population, −1 Moral)

## Pions Dégâts

damage-armory = Dégâts à l’Arsenal
damage-command = Dégâts à la Passerelle
damage-ftl_control = Dégâts au Contrôle PRL
damage-hangar_deck = Dégâts au Pont
damage-weapons_control = Dégâts au Contrôle de l’Armement
damage-admirals_quarters = Dégâts aux Quartiers de l’Amiral
damage-food = Perte de Rations
damage-fuel = Perte de Carburant
basestar-critical_hit = Coup Critique
basestar-disabled_hangar = Hangar Avarié
basestar-disabled_weapons = Armes Hors de Combat
basestar-structural_damage = Structure Endommagée

## Ressources. « inside » est le nom dans une phrase.

resource-fuel = Carburant
    .inside = Carburant
resource-food = Rations
    .inside = Rations
resource-morale = Moral
    .inside = Moral
resource-population = Population
    .inside = Population

## Titres

office-president = Président
    .the = le Président
    .of = de Président
office-admiral = Amiral
    .the = l’Amiral
    .of = d’Amiral

## Types de compétence

type-politics = Politique
type-leadership = Commandement
type-tactics = Tactique
type-piloting = Pilotage
type-engineering = Ingénierie

## Symboles des cartes Crise

icon-raiders = Activation des Raiders
icon-launch_raiders = Lancement de Raiders
icon-heavy_raiders = Activation des Raiders Lourds et des Centurions
icon-basestars = Activation des Basestars
icon-jump_prep = Préparation au Saut
