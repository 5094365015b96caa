### Welcome To: everything a player reads about the game

## The six actions

action-surveyor = Géomètre
action-agent = Agent immobilier
action-landscaper = Paysagiste
action-pool = Piscine
action-temp = Intérimaire
action-bis = Numéro bis
action-solo = Carte Solo

## What each action does, in a line

about-surveyor = Pose une barrière entre deux terrains voisins, où tu veux.
about-agent = Augmente la valeur des lotissements d’une taille au choix.
about-landscaper = Aménage un parc dans la rue de la nouvelle maison.
about-pool = Construis la piscine, si le terrain de la nouvelle maison en a une.
about-temp = Change le numéro de 2 au plus et embauche un intérimaire.
about-bis = Écris encore une fois le numéro d’une maison, juste à côté d’elle.

## City plans

plan-estates-111111 = Six lotissements d’une maison
plan-estates-2222 = Quatre lotissements de deux maisons
plan-estates-333 = Trois lotissements de trois maisons
plan-estates-44 = Deux lotissements de quatre maisons
plan-estates-55 = Deux lotissements de cinq maisons
plan-estates-66 = Deux lotissements de six maisons
plan-estates-1116 = Trois lotissements d’une maison et un de six
plan-estates-225 = Deux lotissements de deux maisons et un de cinq
plan-estates-334 = Deux lotissements de trois maisons et un de quatre
plan-estates-36 = Un lotissement de trois maisons et un de six
plan-estates-45 = Un lotissement de quatre maisons et un de cinq
plan-estates-1114 = Trois lotissements d’une maison et un de quatre
plan-estates-126 = Lotissements d’une, de deux et de six maisons
plan-estates-145 = Lotissements d’une, de quatre et de cinq maisons
plan-estates-34 = Un lotissement de trois maisons et un de quatre
plan-estates-25 = Un lotissement de deux maisons et un de cinq
plan-estates-1223 = Lotissements d’une, de deux, de deux et de trois maisons
plan-estates-235 = Lotissements de deux, de trois et de cinq maisons
plan-houses-C = Toutes les maisons de la rue du bas
plan-houses-A = Toutes les maisons de la rue du haut
plan-bis-5 = Cinq maisons bis dans une rue
plan-temps-7 = Sept intérimaires
plan-ends = Première et dernière maison des trois rues
plan-parks-2 = Tous les parcs dans deux rues
plan-pools-2 = Toutes les piscines dans deux rues
plan-parks-pools-roundabout = Une rue avec tous ses parcs, toutes ses piscines et un rond-point
plan-parks-pools-C = Tous les parcs et toutes les piscines de la rue du bas
plan-parks-pools-B = Tous les parcs et toutes les piscines de la rue du milieu

## Lines of the score

line-plan-1 = Plan 1
line-plan-2 = Plan 2
line-plan-3 = Plan 3
line-park-A = Parcs, rue du haut
line-park-B = Parcs, rue du milieu
line-park-C = Parcs, rue du bas
line-pools = Piscines
line-temps = Intérimaires
line-estate-1 = Lotissements de 1 maison
line-estate-2 = Lotissements de 2 maisons
line-estate-3 = Lotissements de 3 maisons
line-estate-4 = Lotissements de 4 maisons
line-estate-5 = Lotissements de 5 maisons
line-estate-6 = Lotissements de 6 maisons
line-bis = Numéros bis
line-refusals = Refus de permis
line-roundabouts = Ronds-points
line-total = Total

## What the step of a turn asks for

step-choose = Prends une combinaison.
step-write = Où va le numéro ?
step-act = Utilise l’action ou passe.
step-finish = Valide un plan ou termine le tour.
step-estates = Quel lotissement compte pour le plan ?
step-done = Le tour est complet.

## The story of a round

story-house = { $player } écrit { $number } en { $lot } ({ $action }).
story-refusal = { $player } essuie un refus de permis.
story-roundabout = { $player } construit un rond-point en { $lot }.
story-fence = { $player } pose une barrière à droite de { $lot }.
story-raise = { $player } augmente la valeur des lotissements de taille { $size }.
story-park = { $player } aménage un parc dans la rue { $street }.
story-pool = { $player } construit la piscine de { $lot }.
story-bis = { $player } copie le numéro de { $copies } en { $lot }.
story-claim = { $player } valide le plan { $plan } pour { $points } points : { $name }.
story-wish = { $player } demande à remélanger les cartes.
story-plan-turned = Le plan { $plan } vaut maintenant moins : { $name }.
story-shuffled = Les cartes sont mélangées.
story-over = La partie est finie.

## A hint: its figure, and what to do

hint-value = { $value }
hint-figure = points attendus
advice-house = Écris { $number } en { $lot } ({ $action }).
advice-refusal = Prends un refus de permis.
advice-roundabout = Construis un rond-point en { $lot }.
advice-fence = Pose une barrière à droite de { $lot }.
advice-raise = Augmente la valeur des lotissements de taille { $size }.
advice-park = Aménage un parc dans la rue du { $street ->
    [A] haut
    [B] milieu
   *[C] bas
}.
advice-pool = Construis la piscine de { $lot }.
advice-bis = Copie le numéro de { $copies } en { $lot }.
advice-claim = Valide le plan { $plan } pour { $points } points : { $name }.
advice-wish = Demande à remélanger les cartes.

## Pourquoi un tour vaut plus qu’un autre : ce que fait ce tour ou l’autre, et ce que cela rapporte ou coûte sur une ligne

ground-plan-claimed = { $by ->
    [this] Le plan { $plan } est validé
   *[other] Le plan { $plan } n’est pas encore validé
} : { $points }
ground-plan-nearer = { $by ->
    [this] Le plan { $plan } se rapproche, { $have } sur { $of }
   *[other] Le plan { $plan } reste plus loin que { $have } sur { $of }
} : { $points }
ground-plan = Plan { $plan }, plus tard : { $points }
ground-park = { $by ->
    [this] Un parc dans la rue
   *[other] Pas de parc dans la rue
} { $street ->
    [A] du haut
    [B] du milieu
   *[C] du bas
} avec { $lot } : { $points }
ground-parks = Parcs de la rue { $street ->
    [A] du haut
    [B] du milieu
   *[C] du bas
}, plus tard : { $points }
ground-pool = { $by ->
    [this] La piscine de { $lot }
   *[other] Sans la piscine de { $lot }
} : { $points }
ground-pools = Piscines, plus tard : { $points }
ground-temp = { $by ->
    [this] Un intérimaire pour { $lot }
   *[other] Pas d’intérimaire pour { $lot }
} : { $points }
ground-temps = Intérimaires, plus tard : { $points }
ground-estate = { $by ->
    [this] Un lotissement de { $size } à partir de { $lot }
   *[other] Sans le lotissement de { $size } à partir de { $lot }
} : { $points }
ground-raise = { $by ->
    [this] Les lotissements de { $size } valent plus
   *[other] Les lotissements de { $size } ne sont pas valorisés
} : { $points }
ground-estates = Lotissements de { $size }, plus tard : { $points }
ground-bis = { $by ->
    [this] Le bis sur { $lot }
   *[other] Sans le bis sur { $lot }
} : { $points }
ground-bis-later = Bis, plus tard : { $points }
ground-refusal = { $by ->
    [this] Le refus de permis
   *[other] Sans refus de permis
} : { $points }
ground-refusals = Refus de permis, plus tard : { $points }
ground-roundabout = { $by ->
    [this] Le rond-point sur { $lot }
   *[other] Sans le rond-point sur { $lot }
} : { $points }
ground-roundabouts = Ronds-points, plus tard : { $points }

## Why a move is illegal

reason-game-over = La partie est finie.
reason-turn-over = Ce tour est déjà complet.
reason-combination-first = Prends d’abord une combinaison.
reason-combination-taken = Tu as déjà pris une combinaison pendant ce tour.
reason-house-first = La maison vient d’abord.
reason-house-part-over = Pour ce tour, la maison est déjà réglée.
reason-action-first = Utilise d’abord l’action ou passe.
reason-action-part-over = Pour ce tour, l’action est déjà réglée.
reason-estates-first = Choisis d’abord les lotissements qui comptent pour le plan.
reason-cards-of-two-piles = Le numéro et l’action doivent venir de la même pile.
reason-cards-must-differ = Le numéro et l’action doivent venir de deux cartes différentes.
reason-combination-fits-nowhere = Le numéro de cette combinaison n’a de place nulle part sur ta feuille.
reason-number-not-on-card = { $number } n’est pas le numéro de ta combinaison.
reason-number-beyond-temp = Un intérimaire change le numéro de 2 au plus ; { $number } est trop loin.
reason-temps-full = Tous les intérimaires sont embauchés : le numéro reste tel qu’imprimé.
reason-lot-already-built = Il y a déjà quelque chose en { $lot }.
reason-number-not-ascending = { $number } ne va pas en { $lot } : les numéros montent de gauche à droite.
reason-refusal-number-fits = Un numéro imprimé a encore sa place : pas de refus de permis.
reason-other-action-taken = Ce n’est pas l’action de ta combinaison.
reason-refusal-ends-building = Après un refus de permis, il n’y a pas d’action.
reason-fence-already-built = Il y a déjà une barrière à droite de { $lot }.
reason-fence-splits-bis-pair = Une barrière ne peut pas séparer une maison de sa maison bis.
reason-fence-splits-used-estate = Ce lotissement compte déjà pour un plan ; une barrière ne peut pas le couper.
reason-estate-value-at-top = Les lotissements de taille { $size } ont déjà leur plus haute valeur.
reason-parks-full = Cette rue a déjà tous ses parcs.
reason-pool-not-drawn = Le terrain de la nouvelle maison n’a pas de piscine.
reason-bis-full = Toutes les cases des numéros bis sont cochées.
reason-bis-without-neighbour = Il n’y a pas de maison à copier en { $copies }.
reason-bis-copies-roundabout = Un rond-point n’a pas de numéro à copier.
reason-bis-across-fence = Il y a une barrière entre { $lot } et { $copies }.
reason-roundabouts-not-played = Cette partie se joue sans ronds-points.
reason-roundabouts-full = Les deux ronds-points sont déjà construits.
reason-roundabout-once-a-turn = Un seul rond-point par tour.
reason-roundabout-before-combination = Un rond-point se construit avant de prendre une combinaison ou après l’action.
reason-roundabout-before-claim = Un rond-point se construit avant de valider un plan.
reason-plan-already-claimed = Tu as déjà validé le plan { $plan }.
reason-plan-lacks-estates = Il manque des lotissements complets et inutilisés pour le plan { $plan }.
reason-plan-lacks-houses = Les maisons que demande le plan { $plan } ne sont pas toutes construites.
reason-plan-house-already-used = Une maison que demande le plan { $plan } compte déjà pour un autre plan.
reason-plan-lacks-bis = Aucune rue n’a cinq maisons bis.
reason-plan-lacks-temps = Tu as embauché moins de sept intérimaires.
reason-plan-lacks-parks = Moins de deux rues ont tous leurs parcs.
reason-plan-lacks-pools = Moins de deux rues ont toutes leurs piscines.
reason-plan-lacks-parks-and-pools = La rue du plan { $plan } n’a pas tous ses parcs et toutes ses piscines.
reason-plan-lacks-roundabout = Aucune rue n’a de rond-point.
reason-estate-not-asked = Aucun plan n’attend de lotissement.
reason-estate-not-complete = Aucun lotissement complet ne commence en { $lot }.
reason-estate-already-used = Le lotissement en { $lot } compte déjà pour un plan.
reason-estate-size-not-needed = Le plan n’a plus besoin de lotissements de cette taille.
reason-reshuffle-never-in-solo = En solo, on ne remélange jamais les cartes.
reason-reshuffle-needs-claim = Il faut valider un plan pour demander à remélanger les cartes.
reason-reshuffle-too-late = On ne peut demander à remélanger que dans la première manche où un plan est validé.
reason-reshuffle-already-asked = Tu as déjà demandé à remélanger les cartes.

## Moves in the terminal: one as an example, and the signs of all

help-move = 8:B5
help-moves =
    Tape les coups un par un ou un tour entier, par exemple 1/3 8:B5 |B4
    1/3 numéro de la carte 1, action de la carte 3    8:B5 écrire 8 sur B5
    |B4 barrière à droite de B4    $3 valoriser la taille 3    * parc    ~ piscine
    C8=C7 bis de C7 sur C8    @A4 rond-point sur A4    - sans action    x refus
    !2 valider le plan 2    &B3 utiliser le lotissement dès B3    . fin du tour
