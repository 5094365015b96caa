### The pages

## Everywhere

home = Accueil
home-link = Housewright, accueil
close = Fermer
loading = Un instant…
menu = Menu
help = Aide
help-open = Aide et règles
game-welcome = Welcome To…
game-heimat = Neue Heimat
seat-number = Place { $number }
round-number = Manche { $round }
reconnecting = Reconnexion…
title-your-turn = À toi de jouer – { $title }
table-gone = Impossible d'afficher cette table
table-abandoned = Cette table a été abandonnée
time-left = { $minutes }:{ $seconds }
points-unit = pts
points-short = { $points } pts
two-sentences = { $first } { $second }
why-rule = Règle { $clause }
story = Récit
story-open = Récit de la dernière manche
story-title = Manche { $round }
story-none = Rien ne s'est encore passé.
notice-draft-dropped = La manche s'est terminée sans le tour commencé ici, qui est perdu.
notice-turn-elsewhere = Ce tour a été joué ailleurs : sur un autre appareil, dans un autre onglet ou par l'ordinateur.
error-no-connection = Le serveur ne répond pas. Le tour est gardé ici et sera envoyé dès que possible.

## The table of Welcome To

skip-to-sheet = Aller à mes rues
my-streets = Mes rues
all-sheets = Toutes les feuilles
my-score = Mon score
score-title = Score, ligne par ligne
sheet-of = Feuille : { $name }
hand = Cartes en main
hand-known = vue par { $who }
town-name = { $name }, score : { $points }. Voir la feuille
hand-over = Confier cette place à l'ordinateur
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
    [one] un terrain possible
   *[other] { $fits } terrains possibles
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
    [no] Impossible ici : pourquoi ?
   *[yes] { $kind ->
        [write] Écrire { $number } ici.
        [bis] Écrire { $number } bis ici.
        [roundabout] Construire un rond-point ici.
       *[estate] Utiliser ce lotissement pour le plan.
    }
}
gap-does = { $street } : poser une barrière entre le terrain { $left } et le terrain { $right }
park-does = { $street } : aménager un parc
park-standing = { $street }, parcs : { $parks } sur { $of }, valeur { $points }
cards = Cartes
cards-fold = Replier les cartes
cards-take = Choisir une combinaison
cards-take-number = Choisir la carte pour le numéro
cards-take-action = Choisir la carte pour l'action
cards-next = Ensuite
cards-then = puis
card-number-taken = numéro choisi
card-action-taken = action choisie
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
action-short-surveyor = Barrière
action-short-agent = Agent
action-short-landscaper = Parc
action-short-pool = Piscine
action-short-temp = Intérim
action-short-bis = Bis
action-short-solo = Solo
refuse = Cocher un refus
plans = Plans de la ville
plan-short = Plan { $number }
plan-then = puis { $low }
plan-yours = Validé
plan-claim = Valider
plan-name = Plan { $number } : { $what }. { $done ->
    [yes] Validé, { $mine } points.
   *[no] Vaut maintenant { $value } points. Acquis : { $have } sur { $of }.
} { $taken ->
    [yes] Validé par { $others }.
   *[no] {""}
} { $can ->
    [yes] Valider maintenant.
   *[no] {""}
}
temp-pick = Quel numéro ?
temp-printed = imprimé
temp-name = { $number }, { $change ->
    [0] tel qu'imprimé
   *[other] avec un intérimaire
} : { $fits ->
    [0] aucun terrain possible
    [one] un terrain possible
   *[other] { $fits } terrains possibles
}
agent-pick = Quels lotissements valoriser ?
agent-name = Lotissements de taille { $size } : { $from } devient { $to }
bis-which = Quel numéro copier ?
bis-copy = { $number } de { $side ->
    [left] gauche
   *[right] droite
}
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
score-leader = { $who } mène avec { $points }
track-next = suivante : { $value }
track-full = complet
track-temps = embauchés : { $count }
steps = Étapes du tour
step-name-card = Carte
step-name-lot = Terrain
step-name-action = Action
step-name-plans = Plans
prompt-watching = Mode spectateur
prompt-waiting = Le tour est joué
prompt-awaited = { $count ->
    [0] On n'attend plus personne.
    [one] Un joueur réfléchit encore.
   *[other] { $count } joueurs réfléchissent encore.
}
prompt-handed-over = L'ordinateur joue à ta place
prompt-handed-over-about = On peut reprendre la main à tout moment.
hand-back = Jouer moi-même
hint = Conseil
hint-open = Conseil : que ferait un joueur fort ?
hint-title = Ce qu'un joueur fort envisagerait
hint-about = Les nombres indiquent ce qu'on peut attendre en fin de partie. Toucher une ligne pour l'essayer ; chaque étape peut être annulée.
hint-take = Essayer la suggestion { $number }
hint-line = { $line } { $value }
hint-value = { $game ->
    [heimat] { $value } %
   *[welcome] { $value } pts
}
prompt-choose = Choisir une combinaison
prompt-choose-hand = Choisir un numéro, puis une action
prompt-choose-about = Le numéro et l'action vont ensemble.
prompt-hand-about = Ils viennent de deux cartes différentes.
prompt-refuse = Aucun numéro possible : cocher un refus de permis.
prompt-write = Où écrire le { $number } ?
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
   *[other] { $pools } d'entre eux reçoivent leur piscine.
}
prompt-roundabout = Où va le rond-point ?
prompt-act-surveyor = Poser une barrière
prompt-act-agent = Valoriser des lotissements
prompt-act-landscaper = Aménager un parc
prompt-act-pool = Construire la piscine
prompt-act-temp = Embaucher un intérimaire
prompt-act-bis = Écrire un numéro bis
prompt-estates = Quel lotissement compte pour le plan { $plan } ?
prompt-estates-about = Toucher un des lotissements marqués.
prompt-finish = Valider un plan ou confirmer
prompt-finish-about = Validé plus tard, un plan peut valoir moins.
prompt-confirm = Confirmer le tour
prompt-confirm-about = Jusque-là, chaque étape peut être annulée.
skip-surveyor = Sans barrière
skip-agent = Sans agent
skip-landscaper = Sans parc
skip-pool = Sans piscine
skip-temp = Sans intérimaire
skip-bis = Sans bis
roundabout = Rond-point
roundabout-build = Construire un rond-point
reshuffle = Remélanger
reshuffle-about = Demander à remélanger les cartes
restart = Effacer
restart-about = Effacer le tour et recommencer
undo = Annuler
undo-about = Annuler une étape
confirm = Confirmer
sending = Envoi…
take-back = Reprendre mon tour
result = Résultat
result-line = Ligne
result-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
end-solo = La ville est achevée : { $points } points
end-winner = { $count ->
    [one] { $who } gagne avec { $points } points
   *[other] { $who } gagnent ensemble avec { $points } points
}
end-tie-break = Égalité : les lotissements départagent.
end-rematch = Rejouer
end-new-deal = Nouvelle partie
end-again = Rejouer ces cartes
end-to-rematch = Partie suivante
end-replay = Revoir
end-record = Partager la partie
player-beginner = Débutant
player-easy = Facile
player-medium = Moyen
player-good = Bon
player-strong = Fort
player-master = Maître
player-flora = Flora
player-presto = Presto
player-magnus = Magnus
player-konrad = Konrad
player-berta = Berta
player-rosa = Rosa

## Replay and rules

replay = Revoir la partie
replay-controls = Commandes de lecture
replay-back = Une manche en arrière
replay-on = Une manche en avant
replay-play = Lire
replay-pause = Pause
replay-round = Manche affichée
replay-end = La fin
replay-seat = Vu par
replay-all = Vu par tout le monde
replay-story = Ce qui s'est passé à la manche { $round }
rules-of = Règles de { $game }
rules-games = Jeux
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rules-none = Aucun paragraphe ne contient tous ces mots.
aid = Aide de jeu
aid-welcome-surveyor = Géomètre
aid-welcome-surveyor-about = Une barrière entre deux terrains voisins. Des terrains tous bâtis entre des barrières forment un lotissement.
aid-welcome-agent = Agent immobilier
aid-welcome-agent-about = Augmente la valeur des lotissements d'une taille.
aid-welcome-landscaper = Paysagiste
aid-welcome-landscaper-about = Un parc dans la rue de la maison qui vient d'être bâtie.
aid-welcome-pool = Piscine
aid-welcome-pool-about = La piscine du terrain qui vient d'être bâti, s'il y en a une de dessinée.
aid-welcome-temp = Intérimaire
aid-welcome-temp-about = Le numéro change de 2 au plus ; un intérimaire est engagé. Qui en a le plus marque le plus.
aid-welcome-bis = Bis
aid-welcome-bis-about = Le numéro d'une maison voisine, encore une fois, à côté. Chaque bis coûte des points.
aid-welcome-plan = Plans de ville
aid-welcome-plan-about = Le premier à réaliser un plan marque beaucoup, les suivants moins.
aid-welcome-refusal = Permis refusé
aid-welcome-refusal-about = Aucun numéro ne convient : un refus. Le troisième termine la partie.
aid-welcome-roundabout = Rond-point
aid-welcome-roundabout-about = Occupe un terrain ; les numéros repartent de chaque côté. Il coûte des points.
aid-heimat-cube = Étage
aid-heimat-cube-about = Pris au bout d'une rangée. Sur le prochain terrain libre, ou sur une maison dont la valeur du haut est plus grande.
aid-heimat-roof = Toit
aid-heimat-roof-about = Tiré face cachée. Il ferme pour toujours n'importe quelle maison.
aid-heimat-permit = Permis de construire
aid-heimat-permit-about = Allonge ou raccourcit une rangée de quelques terrains.
aid-heimat-blank = Cube vierge
aid-heimat-blank-about = Retire du jeu un permis posé, et lui-même avec.
aid-heimat-mayor = Maire
aid-heimat-mayor-about = Double tout dans une rangée, le bon comme le mauvais.
aid-heimat-black = Argent sale
aid-heimat-black-about = Un chèque dans la boîte compte un point à la fin ; les chèques en main ne comptent pas.
