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
hint-about = Le nombre indique combien de points un joueur fort attend à la fin de la partie. Touche une ligne pour l’essayer ; chaque étape peut être annulée.
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

## The table

skip-to-sheet = Aller à mes rues
my-streets = Mes rues
all-sheets = Toutes les feuilles
my-score = Mon score
score-title = Score, ligne par ligne
score-open = Afficher le score, ligne par ligne :
sheet-of = Feuille : { $name }
hand = Cartes en main
hand-known = vue par { $who }
town-name = { $name }, score : { $points }. Voir la feuille
street-name = { $street ->
    [A] Rue du haut
    [B] Rue du milieu
   *[C] Rue du bas
}
street-short = { $street ->
    [A] Haut
    [B] Milieu
   *[C] Bas
}
street-open = Ouvrir : { $street }. Maisons : { $built } sur { $of }, { $fits ->
    [0] rien à y faire
    [one] un emplacement possible
   *[other] { $fits } emplacements possibles
}
lot-standing = { $street }, terrain { $place } : { $state ->
    [roundabout] rond-point
    [bis] maison { $number } bis
    [house] maison { $number }
   *[empty] vide
}{ $pool ->
    [drawn] , piscine prévue
    [built] , piscine construite
    [lost] , piscine abandonnée
   *[none] {""}
}.
lot-does = { $fits ->
    [no] Impossible ici : pourquoi ?
   *[yes] { $kind ->
        [write] Écrire { $number } ici.
        [bis] Écrire { $number } bis ici.
        [pool] Construire la piscine ici.
        [roundabout] Construire un rond-point ici.
       *[estate] Utiliser ce lotissement pour le plan.
    }
}
house-taken-back = { $number } ne va pas en { $lot } : la maison a été reprise.
house-may-move = { $why } « Annuler » permet de déplacer la maison.
lot-moves = Déplacer ici la maison de ce tour.
gap-does = { $street } : poser une barrière entre le terrain { $left } et le terrain { $right }
park-does = { $street } : aménager un parc
park-standing = { $street }, parcs : { $parks } sur { $of }, valeur { $points }
cards = Cartes
cards-take = Choisir une combinaison
cards-take-number = Choisir la carte pour le numéro
cards-take-action = Choisir la carte pour l’action
cards-next = Ensuite
card-number-taken = numéro choisi
card-name = { $number ->
    [-1] Carte Solo
   *[other] Numéro { $number }
} avec { $action }.{ $has ->
    [yes] {" "}Prochaine action de cette pile : { $next }.
   *[no] {""}
}{ $taken ->
    [both] {" "}Carte choisie.
    [number] {" "}Numéro choisi.
    [action] {" "}Action choisie.
   *[rest] {""}
}
action-short-surveyor = Géo{"\u00AD"}mètre
action-short-agent = Agent
action-short-landscaper = Paysa{"\u00AD"}giste
action-short-pool = Pis{"\u00AD"}cine
action-short-temp = Inté{"\u00AD"}rim.
action-short-bis = Bis
action-short-solo = Solo
refuse = Cocher un refus
refuse-short = Refus
plans = Plans de la ville
plan-short = Plan { $number }
plan-then = puis { $low }
plan-yours = Validé
plan-claim = Valider
plan-name = Plan { $number } : { $what }. { $done ->
    [yes] Validé, { $mine } points.
   *[no] Vaut maintenant { $value } points.{ $of ->
        [0] {""}
       *[other] {" "}Acquis : { $have } sur { $of }.
    }
} { $taken ->
    [yes] Validé par { $others }.
   *[no] {""}
} { $can ->
    [yes] Valider maintenant.
   *[no] {""}
}
plan-claim-points = Valider : +{ $points }
plan-first = En premier
plan-later = Ensuite
plan-nobody = Personne ne l’a encore validé.
plan-holders = Validé par
plan-progress = Tu en as { $have } sur { $of }.
plan-missing = Il manque : { $what }.
plan-estates = { $count ->
    [one] un lotissement de taille { $size }
   *[other] { $count } lotissements de taille { $size }
}
plan-used = { $count ->
    [one] Une de ses maisons a déjà servi à un autre plan et ne compte pas.
   *[other] { $count } de ses maisons ont déjà servi à un autre plan et ne comptent pas.
}
plan-when = Les plans se valident à la fin du tour, après l’action.
claim = Plan { $plan } : +{ $points }
claim-name = Valider le plan { $plan } : { $points } points
temp-pick = Quel numéro ?
temp-name = { $number }, { $change ->
    [0] tel qu’imprimé
   *[other] avec un intérimaire
} : { $fits ->
    [0] aucun terrain possible
    [one] un terrain possible
   *[other] { $fits } terrains possibles
}
agent-pick = Quels lotissements valoriser ?
agent-name = Lotissements de taille { $size } : { $from } devient { $to }
bis-which = Quel numéro copier ?
bis-copy = { $number } de { $side ->
    [left] gauche
   *[right] droite
}
recap = Manche { $round }
recap-people = { $count } personnes
recap-claim = { $who } { $count ->
    [one] valide
   *[other] valident
} le plan { $plan } pour { $points } points.
recap-turned = Le plan { $plan } vaut maintenant { $value }.
recap-temps = { $who } { $count ->
    [one] a
   *[other] ont
} embauché plus d’intérimaires : les tiens comptent maintenant { $points }, et non plus { $before }.
recap-refusal = { $who } { $count ->
    [one] essuie
   *[other] essuient
} un refus de permis.
recap-roundabout = { $who } { $count ->
    [one] construit
   *[other] construisent
} un rond-point.
recap-near = { $cause ->
    [refusals] Encore un refus pour { $who } et la partie se termine.
    [plans] Encore un plan pour { $who } et la partie se termine.
   *[lots] { $who } : encore { $left ->
        [one] un terrain libre
       *[other] { $left } terrains libres
    } avant la fin.
}
recap-near-you = { $cause ->
    [refusals] Encore un refus pour toi et la partie se termine.
    [plans] Encore un plan pour toi et la partie se termine.
   *[lots] Il te reste { $left ->
        [one] un terrain libre
       *[other] { $left } terrains libres
    } avant la fin.
}
sheet-latest = Marqué : construit à la manche { $round }.
lot-latest = Construit à la dernière manche.
others = Les autres
others-after = Les autres, après la manche { $round }
others-ready = Tours joués : { $ready } sur { $of }
other-name = { $name }, { $who ->
    [computer] ordinateur
   *[person] humain
}, score : { $points } après la manche { $round }, { $state ->
    [ready] tour joué
    [thinking] réfléchit encore
    [away] hors ligne
   *[over] partie finie
}. Voir la feuille
other-houses = { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}{ $refusals ->
    [0] {""}
    [one] {" "}· 1 refus
   *[other] {" "}· { $refusals } refus
}
state-ready = Joué
state-thinking = Réfléchit
state-away = Hors ligne
score-plans = Plans
score-plans-done = { $count ->
    [0] aucun encore
    [one] un validé
   *[other] { $count } validés
}
score-parks = Parcs
score-pools = Piscines
score-temps = Intérimaires
score-estates = Lotissements
score-estates-how = nombre × valeur
score-bis = Bis
score-roundabouts = Ronds-points
score-refusals = Refus
score-total = Total
score-explain = Ce que compte chaque ligne du score
score-why-plans = Chaque plan compte une fois : la valeur du haut pour qui le valide en premier, celle du bas ensuite.
score-why-parks = Chaque rue compte selon le nombre de ses parcs, d’aucun à tous. { $values }.
score-why-pools = Selon le nombre de tes piscines, d’aucune à toutes : { $values }.
score-why-temps = { $alone ->
    [yes] Six intérimaires ou plus rapportent 7 points, moins n’en rapportent aucun.
   *[no] Le plus d’intérimaires rapporte 7 points, la deuxième place 4, la troisième 1 ; à égalité, chacun a les points. Embauchés jusqu’ici : { $hired }.
}
score-why-estates = Chaque lotissement complet entre deux barrières compte ce que vaut sa taille. L’agent immobilier augmente cette valeur.
score-why-bis = À soustraire, selon le nombre de tes numéros bis : { $values }.
score-why-roundabouts = À soustraire, selon le nombre de tes ronds-points : { $values }.
score-why-refusals = À soustraire, selon le nombre de tes refus : { $values }. Le troisième met fin à la partie.
score-leader = { $who } mène avec { $points }
track-next = suivante : { $value }
track-full = complet
track-temps = embauchés : { $count }
steps = Étapes du tour
step-name-card = Carte
step-name-lot = Terrain
step-name-action = Action
step-name-plans = Plans
prompt-kept = En attente du réseau
prompt-choose = Choisir une combinaison
prompt-choose-hand = Choisir un numéro et une action
prompt-choose-about = Le numéro et l’action vont ensemble.
prompt-hand-about = Ils viennent de deux cartes différentes.
prompt-draft-about = Ils viennent de deux cartes différentes. La troisième passe à { $neighbour }.
prompt-half-number = Touche maintenant un numéro
prompt-half-action = Touche maintenant une action
prompt-refuse = Aucun numéro possible
refusal-costs = { $marked ->
    [yes] Refus de permis
   *[no] Cocher un refus de permis
} : { $points ->
    [0] il ne coûte encore rien
   *[other] −{ $points } points
}{ $ends ->
    [yes] , et la partie se termine
   *[no] {""}
}.
prompt-write = Où écrire le { $number } ?
prompt-fits = { $fits ->
    [0] Aucun terrain possible.
    [one] Un terrain possible.
   *[other] { $fits } terrains possibles.
}
prompt-fits-pools = { $fits ->
    [one] Un terrain possible.
   *[other] { $fits } terrains possibles.
} { $pools ->
    [one] Un terrain reçoit sa piscine.
   *[other] { $pools } d’entre eux reçoivent leur piscine.
}
prompt-roundabout = Où va le rond-point ?
prompt-act-surveyor = Géomètre : poser une barrière
prompt-act-agent = Agent : valoriser des lotissements
prompt-act-landscaper = Paysagiste : aménager un parc
prompt-act-pool = Construire la piscine
prompt-act-temp = Embaucher un intérimaire
prompt-act-bis = Écrire un numéro bis
do-landscaper = Aménager un parc
do-pool = Construire la piscine
prompt-estates = Quel lotissement compte pour le plan { $plan } ?
prompt-estates-about = Toucher un des lotissements marqués.
prompt-finish = Valider un plan ou confirmer
prompt-finish-about = Validé plus tard, un plan peut valoir moins.
does-house = { $number } en { $lot } ({ $done ->
    [no] sans l’action
   *[yes] { $action }
})
does-roundabout = rond-point en { $lot }
does-fence = barrière à droite de { $lot }
does-raise = lotissements de { $size } valorisés
does-park = parc dans la rue du { $street ->
    [A] haut
    [B] milieu
   *[C] bas
}
does-pool = piscine
does-bis = { $number } bis en { $lot }
does-claim = plan { $plan } (+{ $points })
does-wish = cartes remélangées
skip-surveyor = Sans géo{"\u00AD"}mètre
skip-agent = Sans agent
skip-landscaper = Sans paysa{"\u00AD"}giste
skip-pool = Sans piscine
skip-temp = Sans intérimaire
skip-bis = Sans bis
roundabout = Rond-point
roundabout-build = Construire un rond-point
reshuffle = Remélanger
reshuffle-not = Ne pas mélanger
reshuffle-question = { $piles ->
    [yes] Remélanger toutes les cartes ? Il en reste { $left } par pile.
   *[no] Remélanger les cartes ? Il en reste { $left } dans la pile.
}
restart = Effacer
restart-about = Effacer le tour et recommencer
lead = Voir les choix
result-lines = Afficher chaque ligne
result-sums = N’afficher que les sommes
result-line = Ligne
result-player = Personne
result-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
end-solo = La ville est achevée : { $points } points
end-cause = { $cause ->
    [refusals] Le troisième refus de permis de { $who } a mis fin à la partie.
    [plans] { $who } : les trois plans sont validés. La partie est finie.
    [lots] { $who } : plus aucun terrain libre. La partie est finie.
   *[cards] Il ne restait plus trois cartes à piocher : la partie est finie.
}
end-cause-you = { $cause ->
    [refusals] Ton troisième refus de permis a mis fin à la partie.
    [plans] Tu as validé les trois plans : la partie est finie.
   *[lots] Il ne te reste aucun terrain libre : la partie est finie.
}
end-original = Dans la partie d’origine : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-tie-break = Égalité : les lotissements départagent.
end-new-deal = Nouvelle partie
end-again = Rejouer ces cartes

## Player aid and keys

aid-welcome-surveyor = Géomètre
aid-welcome-surveyor-about = Une barrière entre deux terrains voisins. Des terrains tous bâtis entre des barrières forment un lotissement.
aid-welcome-agent = Agent immobilier
aid-welcome-agent-about = Augmente la valeur des lotissements d’une taille.
aid-welcome-landscaper = Paysagiste
aid-welcome-landscaper-about = Un parc dans la rue de la maison qui vient d’être bâtie.
aid-welcome-pool = Piscine
aid-welcome-pool-about = La piscine du terrain qui vient d’être bâti, s’il y en a une de dessinée.
aid-welcome-temp = Intérimaire
aid-welcome-temp-about = Le numéro change de 2 au plus ; un intérimaire est embauché. Qui en a le plus marque le plus.
aid-welcome-bis = Numéro bis
aid-welcome-bis-about = Le numéro d’une maison voisine, encore une fois, à côté. Chaque bis coûte des points.
aid-welcome-plan = Plans de la ville
aid-welcome-plan-about = Le premier à réaliser un plan marque beaucoup, les suivants moins.
aid-welcome-refusal = Refus de permis
aid-welcome-refusal-about = Aucun numéro ne convient : un refus. Le troisième termine la partie.
aid-welcome-roundabout = Rond-point
aid-welcome-roundabout-about = Occupe un terrain ; les numéros repartent de chaque côté. Il coûte des points.
keys-cards = Choisir la première, la deuxième ou la troisième carte
keys-lots = Le long de la rue, et vers la rue suivante

## The end of a game alone

end-best = Un nouveau record sur cet appareil !

## Score pad

pad-mode = Avec quelle rigueur ?
pad-guarded = Avec les règles
pad-guarded-about = Ce que les règles interdisent est refusé, avec la raison.
pad-guarded-check = Avec les règles : l’interdit est refusé
pad-guarded-now = Avec les règles. Passer au mode libre, comme sur papier
pad-free = Libre
pad-free-about = Comme sur papier : tout peut s’écrire et s’effacer.
pad-free-now = Libre, comme sur papier. Passer aux règles
pad-roundabouts = Avec les ronds-points
pad-roundabouts-about = Deux au plus sur chaque feuille.
pad-solo = Règles solo
pad-solo-about = Six intérimaires ou plus rapportent 7 points.
pad-sheets = Feuilles
pad-sheet-of = { $player } : { $points } points, place { $place }. Montrer la feuille
pad-next = Suite : { $player }
pad-pass-on = Suite : { $player }. Montrer la feuille
pad-result-open = Résultat, ligne par ligne
pad-tie = À égalité, le plus de lotissements l’emporte, puis le plus de lotissements d’une maison, de deux, et ainsi de suite.
pad-pictures = Images à emporter
pad-picture-town = La ville { $town }
pad-others = Joueurs avec d’autres feuilles
pad-others-about = Leurs intérimaires comptent pour le classement des intérimaires ; avec un total, ils sont classés aussi.
pad-other-add = Ajouter quelqu’un
pad-other-name = Nom de l’autre joueur { $number }
pad-ends-refusals = { $player } a trois refus : la partie se termine avec cette manche.
pad-ends-plans = { $player } a validé tous les plans : la partie se termine avec cette manche.
pad-ends-full = { $player } n’a plus de terrain libre : la partie se termine avec cette manche.
pad-town = Nom de la ville
pad-town-of = Nom de la ville de { $player }
pad-street-open = Ouvrir { $street } : { $built } terrains bâtis sur { $of }
pad-park-open = Parcs, { $street } : { $parks } sur { $of }, { $points } points. Changer
pad-lot-serves = Utiliser ce lotissement pour le plan.
pad-lot-serves-not = Impossible pour ce plan : pourquoi ?
pad-gap-away = { $street } : enlever la barrière entre les terrains { $left } et { $right }
gap-not = { $street } : pas de barrière entre les terrains { $left } et { $right } : pourquoi ?
pad-ask = Touche un terrain pour écrire un numéro
pad-ask-about = Les plans, les parcs et les lignes du score se touchent aussi.
pad-ask-lot = Quel numéro sur { $lot } ?
pad-ask-lot-about = Piscine, intérimaire et parc s’ajoutent en même temps.
pad-ask-fence = Où va la barrière ?
pad-ask-fence-about = Touche entre deux terrains.
pad-ask-parks = Parcs
pad-ask-parks-about = Un arbre de plus dans la rue de la nouvelle maison.
pad-ask-estates = Quels lotissements vaudront plus ?
pad-ask-estates-about = Chaque toucher barre une valeur.
pad-ask-temps = Intérimaires
pad-ask-temps-about = Une case par maison écrite avec un intérimaire.
pad-ask-refusals = Refus de permis
pad-ask-refusals-about = Une case quand aucun numéro ne va. La troisième termine la partie.
pad-ask-plan = Plan { $number }
pad-reason-park = Un parc s’aménage dans la rue de la maison qui vient d’être bâtie.
pad-reason-pool = Seule la maison qui vient d’être bâtie reçoit sa piscine.
pad-faults = { $count ->
    [one] Une chose sur cette feuille enfreint les règles
   *[other] { $count } choses sur cette feuille enfreignent les règles
}
pad-faults-about = « Annuler » revient pas à pas ; sans règles, tout peut être effacé.
pad-fault-bis = Le bis sur { $lot } ne copie aucune maison voisine.
pad-fault-pool = Un bis ne reçoit jamais sa piscine : { $lot }.
pad-fault-boxes = Il y a plus de bis que de cases.
pad-fault-roundabouts = Plus de deux ronds-points sont construits.
pad-lot-park = Parc
pad-fault-actions = Il y a plus d’actions que de maisons : chacune en a une au plus.
pad-fence = Barrière
pad-refusal = Refus
pad-numbers = Numéros de maison
pad-write = Écrire { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
}
pad-with = avec
pad-bis = { $number ->
    [-1] Bis de { $side ->
        [left] gauche
       *[right] droite
    }
   *[other] { $number } bis, de { $side ->
        [left] gauche
       *[right] droite
    }
}
pad-pool = Creuser la piscine
pad-pool-away = Effacer la piscine
pad-erase = Effacer
pad-stands = Ce qui est bâti reste. Annuler revient pas à pas.
pad-raise = Lotissements de { $size } : { $to ->
    [-1] { $from }, valeur la plus haute
   *[other] { $from } devient { $to }
}
pad-raise-back = Lotissements de { $size } : une valeur en arrière
pad-box = { $name } : cocher une case
pad-box-away = { $name } : une case en arrière
pad-of = { $crossed } sur { $boxes }
pad-plan-none = Pas encore de plan
pad-plan-name = Plan { $number } : { $what }. { $state ->
    [claimed] Validé pour { $points } points.
    [none] Choisis la carte posée sur la table.
    [ready] Vaut { $value } points maintenant. Il peut être validé.
   *[open] Vaut { $value } points maintenant.
}
pad-plan-claimed-by = Validé par { $players }.
pad-plan-other = Un autre plan
pad-plans-of-box = Tous les plans numéro { $number }
pad-plan-values = { $high } / { $low }
pad-plan-typed = Ou saisis-le :
pad-plan-text = Ce qu’il demande
pad-plan-high = Points d’abord
pad-plan-low = Points ensuite
pad-plan-take = Prendre
pad-claim = Valider pour { $points }
pad-claim-same = Même manche : { $points }
pad-claim-later = Plus tard : { $points }
pad-claimed = Validé pour { $points } points.
pad-claim-back = Retirer ce plan
pad-turn = Retourner la carte : vaut { $low }
pad-turn-back = Remettre la carte : vaut { $high }
pad-did-write = { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
} est écrit sur { $lot }.
pad-did-bis = { $lot } copie { $from }.
pad-did-roundabout = Un rond-point occupe { $lot }.
pad-did-fence = Une barrière se dresse à droite de { $lot }.
pad-did-pool = { $lot } a sa piscine.
pad-did-erase = { $lot } est de nouveau libre.
pad-did-park = Un parc de plus dans la rue { $street ->
    [A] du haut
    [B] du milieu
   *[C] du bas
}.
pad-did-raise = Les lotissements de { $size } valent plus.
pad-did-temp = Un intérimaire de plus.
pad-did-refuse = Un refus de plus.
pad-did-claim = Plan { $plan } validé pour { $points } points.
pad-did-serve = Le lotissement de { $lot } sert un plan.
pad-did-use = La maison de { $lot } sert un plan.
pad-did-remove = Quelque chose a été effacé.

## Card dealer

dealer-name = Distributeur de cartes
dealer-about = Tout le monde voit les mêmes cartes : pose l’appareil bien en vue ou partage l’écran.
dealer-about-solo = Les cartes se retournent ici. La carte Solo se trouve quelque part dans la moitié inférieure : quand elle apparaît, tous les plans sont retournés.
dealer-mode = Pour qui ?
dealer-piles = Trois piles
dealer-piles-about = À partir de deux : numéro et action viennent de la même pile.
dealer-solo = Solo
dealer-solo-about = Trois cartes par tour : le numéro de l’une, l’action d’une autre.
dealer-advanced = Plans avancés
dealer-advanced-about = Ils sont mélangés aux autres.
dealer-roundabouts-about = Alors seulement le plan qui en demande un est dans la boîte.
dealer-begin = Mélanger et distribuer
dealer-new = Nouvelle donne
dealer-left = { $count ->
    [0] dernières cartes
    [one] encore 1 carte par pile
   *[other] encore { $count } cartes par pile
}
dealer-left-solo = { $count ->
    [one] encore 1 carte
   *[other] encore { $count } cartes
}
dealer-card = { $number } avec { $action }.{ $has ->
    [yes] {" "}Prochaine action de cette pile : { $next }.
   *[no] {""}
}
dealer-top = À venir sur la pile : { $action }.
dealer-none-left = La pile est vide.
dealer-met = La carte Solo : tous les plans sont retournés.
dealer-met-about = Dès cette manche, ils rapportent moins de points. Une autre carte a remplacé la carte Solo.
dealer-over = Il ne reste pas trois cartes : la partie est finie.
dealer-plan = Plan { $number } : { $what }. { $state ->
    [approved] Validé, vaut { $low } points maintenant.
    [claimed] Validé dans cette manche, vaut { $high } points ; { $low } dès la suivante.
   *[open] Vaut { $high } points, plus tard { $low }. Touche quand quelqu’un le valide.
}
dealer-plan-solo = Plan { $number } : { $what }. { $state ->
    [approved] Validé.
    [claimed] Validé dans cette manche.
    [turned] Retourné : vaut { $low } points maintenant. Touche quand tu le valides.
   *[open] Vaut { $high } points, { $low } après la carte Solo. Touche quand tu le valides.
}
dealer-plan-open = Touche quand c’est validé
dealer-plan-claimed = Validé, retourné à la manche suivante
dealer-plan-turned = Retourné. Touche quand c’est validé
dealer-plan-approved = Validé
dealer-reshuffle = Remélanger toutes les cartes
dealer-all-done = { $players ->
    [one] Continue quand tu as écrit.
   *[other] Continue quand tout le monde a écrit.
}
dealer-shuffle-next = Les cartes seront mélangées avant la prochaine manche.
dealer-back = Retour
dealer-next = Manche suivante
