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
somebody = Quelqu’un
round-number = Manche { $round }
title-your-turn = À toi de jouer – { $title }
title-over = Terminé – { $title }
table-gone = Impossible d’afficher cette table
table-unread-turns = Récupérer les tours
table-abandoned = Cette table a été abandonnée
time-left = { $minutes }:{ $seconds }
points-unit = pts
points-short = { $points } pts
two-sentences = { $first } { $second }
why-rule = Règle { $clause }
story = Récit
story-open = Récit de la partie
story-title = Manche { $round }
story-none = Rien ne s’est encore passé.
story-of = La part de qui dans le récit
story-of-all = Tout le monde
story-others = { $count ->
    [one] Une autre personne
   *[other] Les { $count } autres
}
story-earlier = Manches précédentes
story-clock = Le temps de { $player } était écoulé : l’ordinateur a joué ce tour.
notice-draft-dropped = La manche s’est terminée sans le tour commencé ici, qui est perdu.
notice-turn-elsewhere = Ce tour a été joué ailleurs : sur un autre appareil, dans un autre onglet ou par l’ordinateur.
notice-lost = Pas de connexion. { $kept ->
    [turn] Ton tour est gardé ici et sera envoyé.
    [step] Ta dernière étape est gardée ici et sera envoyée.
   *[nothing] Nouvel essai…
}
notice-clock = Ton temps était écoulé : l’ordinateur a joué pour toi.
notice-clock-open = Ton temps était écoulé : l’ordinateur a joué pour toi. Tant que d’autres réfléchissent, tu peux reprendre ce tour.
notice-left = { $name } a quitté la table : l’ordinateur joue à sa place.
notice-back = { $name } est de retour à la table.
step-waits = Ta dernière étape attend encore le réseau. « Annuler » la reprend.
error-no-connection = Pas de connexion : rien n’a été fait. Réessaie quand elle sera rétablie.

## The table of Welcome To

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
hand-over = Confier cette place à l’ordinateur
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
prompt-watching = Mode spectateur
prompt-waiting = Le tour est joué
prompt-awaited = { $named ->
    [yes] { $count ->
        [0] On n’attend plus personne.
        [one] { $names } réfléchit encore.
       *[other] { $names } réfléchissent encore.
    }
   *[no] { $count } joueurs réfléchissent encore.
}
prompt-kept = En attente du réseau
prompt-kept-about = Ton étape est gardée et comptera dès le retour du réseau. « Annuler » la reprend.
prompt-handed-over = L’ordinateur joue à ta place
prompt-handed-over-about = On peut reprendre la main à tout moment.
hand-back = Jouer moi-même
hint = Conseil
hint-open = Conseil : que ferait un joueur fort ?
hint-title = Ce qu’un joueur fort envisagerait
hint-about = Le nombre indique ce qu’un joueur fort attend pour la fin de la partie. Touche une ligne pour l’essayer ; chaque étape peut être annulée.
hint-take = Essayer la suggestion { $number }
hint-value = { $value }
hint-figure = attendu
hint-why = { $how ->
    [helps] Cela t’aide pour « { $line } » : tu peux y attendre environ { $points }, avec les autres environ { $otherwise }.
    [spares] Cela t’aide pour « { $line } » : tu ne devrais y perdre qu’environ { $points }, avec les autres environ { $otherwise }.
    [saves] Cela t’aide pour « { $line } » : tu ne devrais rien y perdre, avec les autres environ { $otherwise }.
    [alike] Aucun poste ne fait ici la différence à lui seul. C’est de « { $line } » que tu peux attendre le plus : environ { $points }.
    [most] C’est de « { $line } » que tu peux attendre le plus : environ { $points }.
   *[even] Tu ne peux encore guère compter sur des points ; tu gardes ainsi tes chances.
}
hint-same = Tout aussi bon :
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
prompt-confirm = Confirmer le tour
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
prompt-confirm-about = Tant que tu n’as pas confirmé, chaque étape peut être annulée.
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
undo = Annuler
undo-about = Annuler une étape
confirm = Confirmer le tour
lead = Voir les choix
waiting = En attente…
sending = Envoi…
take-back = Reprendre mon tour
result = Résultat
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
end-you-win = Tu gagnes !
end-you-share = Tu partages la victoire !
end-you-place = Tu finis à la place { $place } sur { $of }
end-rematch-open = Les autres rejouent.
end-ranking = Classement
end-winner = { $count ->
    [one] { $who } gagne avec { $points } points
   *[other] { $who } gagnent ensemble avec { $points } points
}
end-tie-break = Égalité : les lotissements départagent.
end-rematch = Rejouer
end-new-deal = Nouvelle partie
end-again = Rejouer ces cartes
end-to-rematch = Rejouer avec les autres
end-watch-rematch = Regarder la partie suivante
end-replay = Revoir
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
replay-of = Revoir la partie : { $name }
replay-controls = Commandes de lecture
replay-back = Une { $step ->
    [step] étape
   *[round] manche
} en arrière
replay-on = Une { $step ->
    [step] étape
   *[round] manche
} en avant
replay-play = Lire
replay-pause = Pause
replay-round = { $step ->
    [step] Étape
   *[round] Manche
} affichée
replay-place = { $step ->
    [step] Étape
   *[round] Manche
} { $number } sur { $all }
replay-place-in = { $part } · { $place }
replay-start = Le début : { $all ->
    [one] { $all } { $step ->
        [step] étape
       *[round] manche
    }
   *[other] { $all } { $step ->
        [step] étapes
       *[round] manches
    }
}
replay-end = La fin : { $all ->
    [one] { $all } { $step ->
        [step] étape
       *[round] manche
    }
   *[other] { $all } { $step ->
        [step] étapes
       *[round] manches
    }
}
replay-speed = Vitesse
replay-times = { $times }×
replay-share = Partager la partie
replay-share-about = Avec ce lien, chacun peut revoir la partie coup par coup.
replay-share-here = Commencer à ce moment
replay-share-text = Regarde notre partie : { $title }
replay-keep = Enregistrer la partie dans un fichier
replay-seat = Vu par
replay-all = Tous
replay-story = Ce qui s’est passé à la manche { $round }
rules-back = Retour
rules-of = Règles de { $game }
rules-games = Jeux
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rules-none = Aucun paragraphe ne contient un de ces mots.
rules-not-all = Aucun paragraphe ne contient tous ces mots.
rules-some = { $held } des { $of } mots :
aid = Aide de jeu
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
aid-heimat-cube = Cube
aid-heimat-cube-about = Pris au bout d’une rangée de l’étalage. Sur le prochain terrain libre, ou sur une maison dont la valeur du haut est plus grande.
aid-heimat-roof = Toit
aid-heimat-roof-about = Tiré face cachée ; sans nombre, il est écarté. Il ferme pour toujours n’importe quelle maison.
aid-heimat-permit = Permis de construire
aid-heimat-permit-about = Allonge ou raccourcit une rangée de quelques terrains.
aid-heimat-blank = Cube vierge
aid-heimat-blank-about = Retire du jeu un permis posé, et lui-même avec.
aid-heimat-mayor = Maire
aid-heimat-mayor-about = Double tout dans une rangée, le bon comme le mauvais.
aid-heimat-finished = Rangée achevée
aid-heimat-finished-about = Tous les terrains permis bâtis, toutes les maisons couvertes : les maisons comptent en plus.
aid-heimat-torn = Rangée démolie
aid-heimat-torn-about = Inachevée à la fin de la partie : les maisons comptent en moins.
aid-heimat-black = Caisse noire
aid-heimat-black-about = Un chèque dans la caisse noire compte un point à la fin ; les chèques en main ne comptent pas.
keys = Touches
key-enter = Entrée
key-tab = Tab
key-control = Ctrl
keys-cards = Choisir la première, la deuxième ou la troisième carte
keys-lots = Le long de la rue, et vers la rue suivante
keys-do = Faire ce qui est sélectionné ; la sélection passe d’elle-même à l’étape suivante
keys-on = Vers la prochaine chose possible
keys-undo = Annuler une étape
keys-restart = Effacer le tour et recommencer
keys-confirm = Confirmer le tour
keys-bid = Enchérir à ce nombre de chèques
keys-pass = Passer
keys-sell = Vendre
keys-keep = Garder
keys-ledger = Montrer le registre

### Home, waiting room, menu

## Words of many pages

guest = Invité
you = Moi
computer = Ordinateur
keep = Enregistrer
cancel = Annuler
change = Changer
done = Terminé
leave = Quitter
fewer = Un de moins
more = Un de plus
skip = Aller au contenu
page-title = { $page } – Housewright
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
share = Partager
share-link = Lien
share-copy = Copier le lien
share-copied = Lien copié
share-by-hand = Ce navigateur ne laisse pas la page copier. Sélectionne le lien et copie-le.

## Computer players, a line about each

player-beginner-about = Vient d’apprendre les règles et joue souvent à côté.
player-easy-about = Sait quoi faire, mais se trompe souvent. Bien pour les premières parties.
player-medium-about = Joue bien, avec une erreur de temps en temps.
player-good-about = Ne gâche presque aucun tour. Difficile à battre par la seule chance.
player-strong-about = A appris de très nombreuses parties. Pour qui connaît bien le jeu.
player-master-about = Réfléchit aussi à l’avance. L’adversaire le plus fort de la maison.
player-flora-about = Aime les parcs et les piscines. Force moyenne.
player-flora-style = parcs et piscines
player-presto-about = Veut être premier à chaque plan. Force moyenne.
player-presto-style = les plans d’abord
player-magnus-about = Construit de grands lotissements et fait monter leur prix. Force moyenne.
player-magnus-style = grands lotissements chers
player-konrad-about = L’avare : garde volontiers ses chèques. Force moyenne.
player-konrad-style = garde ses chèques
player-berta-about = La bâtisseuse : veut ses propres maisons. Force moyenne.
player-berta-style = veut ses propres maisons
player-rosa-about = La gêneuse : gâche les rangées des autres. Force moyenne.
player-rosa-style = gâche les rangées des autres
company-characters = Personnages
player-with-style = { $name } ({ $style })
company-characters-about = { $names } : tous de force moyenne.
company-levels = Niveaux
level-preparing = Encore en préparation ; disponible dans quelques minutes.

## Variants

variant = Variante
variant-welcome-basic = De base
variant-welcome-basic-about = Trois plans, six actions : pour commencer.
variant-welcome-advanced = Avancée
variant-welcome-advanced-about = Des plans plus exigeants, et des ronds-points.
variant-welcome-expert = Expert
variant-welcome-expert-about = Avancée, avec des cartes en main : deux servent, la troisième passe à la place voisine.
variant-welcome-own = Variante libre
variant-welcome-own-about = Certaines parties du jeu avancé.
variant-heimat-basic = De base
variant-heimat-basic-about = Les étages du dessous sont cachés, et certains toits sont vides.
variant-heimat-estates = The Estates
variant-heimat-estates-about = Comme dans la réédition : les étages restent visibles, et chaque toit a un nombre.
variant-heimat-own = Variante libre
variant-heimat-own-about = Des options au choix.
variant-own = Variante libre
variant-switches = Options une à une
variant-games = Parties
variant-games-one = Une seule partie.
variant-games-series = Une série de { $games } parties au plus. Les chèques se gardent ; deux victoires suffisent.

## Home

home-title = Housewright : deux jeux de société, à jouer tout de suite
home-about-welcome = Numérote les maisons de trois rues. On joue tous en même temps, de 1 à 100.
home-about-heimat = Enchéris sur étages et toits, puis termine les rangées qui rapportent. De 2 à 5.
home-computer = Contre l’ordinateur
home-computer-short = Ordi
home-computer-about = { $count ->
    [one] Un adversaire, commence tout de suite
   *[other] { $count } adversaires, commence tout de suite
}
home-alone = En solo
home-alone-about = Ton propre score à battre
home-alone-best = Ton record : { $best }
home-alone-no-draft = En avancée : personne à qui passer de carte
home-practise = S’exercer
home-practise-short = S’exercer
home-practise-about = Il faut être deux : un adversaire facile
home-friends = Avec des amis
home-friends-short = Amis
home-friends-about = Par lien ou code, sans compte
home-agreed = { $variant }{ $games ->
    [1] {""}
   *[other] {" "}· { $games } parties
} · { $count ->
    [one] un adversaire
   *[other] { $count } adversaires
} · { $company }
home-how = Options de { $game }
home-opponents = Adversaires virtuels
home-opponents-about = Pour les parties contre l’ordinateur.
home-company = Qui sont-ils ?
home-continue = Continuer
home-finished = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
home-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}
home-less = En montrer moins
home-row-with = Avec { $names }
home-row-waiting = Attend des amis
home-row-computers = { $count ->
    [one] Contre un adversaire virtuel
   *[other] Contre { $count } adversaires virtuels
}
home-row-round = Manche { $round } · { $variant }
home-row-running = { $variant }
home-row-open = { $variant } · { $empty ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $empty } places libres
}
home-state-yours = À toi
home-state-waiting = Les autres réfléchissent
home-state-finished = Terminée
home-state-open = Pas commencée
home-state-unread = Anciennes règles
home-join = Rejoindre une table
home-open = Tables ouvertes
home-open-of = Table de { $names }
home-join-table = Rejoindre : { $title }
home-more-pages = À la vraie table, règles et parties enregistrées
home-box = La boîte est sur la table ?
home-lost = Pas de connexion. À la vraie table, ceci fonctionne sans :
home-pad = Carnet de score
home-dealer = Distributeur de cartes
home-rules = Règles et aides de jeu
home-record = Voir une partie enregistrée
home-drop = Dépose le fichier ici pour voir la partie

## Deal of the day

daily = Donne du jour
daily-about = Welcome To en solo, avec les mêmes cartes pour tous. Seul le premier essai compte.
daily-new = Jouer
daily-running = Continuer
daily-done = { $total } points, rang { $place }
daily-board = { $count ->
    [0] Classement du jour
    [one] Classement du jour : un résultat
   *[other] Classement du jour : { $count } résultats
}
daily-honour = Premiers essais seulement. Personne ne vérifie : c’est une affaire d’honneur. Les parties s’ouvrent quand le jour (UTC) est fini.
daily-nobody-yet = Personne ne l’a encore terminée.
daily-nobody = Personne n’a joué ce jour-là.
daily-before = Le jour précédent
daily-after = Le jour suivant

## Joining, and moving to another device

join = Rejoindre
join-code = Code de table
join-title = Rejoindre une table
join-about = Huit lettres et chiffres, donnés par la personne qui a ouvert la table. Pas besoin de compte.
join-about-link = Une invitation à une table. Pas besoin de compte.
join-invited = { $named ->
    [yes] { $host } t’invite à jouer à { $game }
   *[no] Une invitation à jouer à { $game }
}
join-about-invited = Dis ton nom et prends place. Pas besoin de compte.
join-there = { $taken ->
    [0] Personne n’y est encore assis ; il y a { $seats } places.
    [one] 1 place sur { $seats } est prise : { $who }.
   *[other] { $taken } places sur { $seats } sont prises : { $who }.
}
join-computers = { $count ->
    [one] un joueur virtuel
   *[other] { $count } joueurs virtuels
}
join-games = { $games } parties
join-name = Mon nom
join-sit = S’asseoir
join-mine = Mes parties en cours
join-no-such-code = Aucune table ouverte n’a ce code. Il est peut-être mal tapé, ou la partie a déjà commencé.
transfer-title = Reprendre une place
transfer-about = Sur l’autre appareil, ouvre le menu de la table et choisis de déplacer la place. Son code ou lien s’écrit ici.
transfer-about-link = La partie continue ici, et l’autre appareil ne fera plus que regarder.
transfer-code = Code ou lien
transfer-take = Continuer ici
transfer-waiting = Confirme maintenant sur l’autre appareil. Il demande ce nombre :
transfer-no-such-code = Ce code n’est pas valable. Il sert une fois et quelques minutes : fais-en un nouveau sur l’autre appareil.

## Menu

menu-name = Mon nom
menu-name-about = Pour les tables à venir.
menu-name-kept = Enregistré.
menu-language = Langue
menu-theme = Couleurs
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
menu-tempo = Rythme du jeu des autres (toucher pour passer)
tempo-off = Aussitôt
tempo-quick = Rapide
tempo-calm = Calme
menu-sound = Sons
menu-sound-about = Un petit son quand c’est ton tour.
menu-calm = Moins de mouvement
menu-calm-about = Rien ne glisse ni ne grandit sur la page.
menu-auto-confirm = Confirmer automatiquement
menu-auto-confirm-about = Un tour complet part aussitôt, sans dernier regard.
menu-auto-action = Parc et piscine automatiques
menu-auto-action-about = Dans Welcome To, ce qui ne fait que rapporter se fait sans demander.
menu-ways = Plus
menu-device = Déplacer ma place sur un autre appareil
menu-transfer = Reprendre une place depuis un autre appareil
menu-leave = Quitter la table
menu-forget = M’oublier pour de bon
device-about = Scanne l’image avec l’autre appareil, ou ouvre le lien là-bas. Puis confirme ici : la place passe avec tout ce qu’elle a.
device-picture = Le lien en image pour l’appareil photo de l’autre appareil
device-share = Continuer ma partie ici
device-asked = Un appareil demande ta place et montre le nombre { $check }. Est-ce le tien ?
device-confirm = Céder la place
device-refuse = Non, un nouveau code
device-done = La place est maintenant sur l’autre appareil.
device-good = { $minutes ->
    [one] Il sert une fois, pendant { $minutes } minute. Qui l’a prend la place.
   *[other] Il sert une fois, pendant { $minutes } minutes. Qui l’a prend la place.
}
leave-closes = Personne d’autre n’est assis ici : la table ferme.
leave-empties = La chaise se libère pour quelqu’un d’autre.
leave-stand-in = Un ordinateur continue à jouer. Revenir est possible à tout moment.
leave-waits = Personne d’autre ne joue : la table t’attend.
menu-sign-out = Se déconnecter sur cet appareil
sign-out = Se déconnecter
sign-out-about = Cet appareil n’est plus connu ici et ne peut plus jouer à ses places. Ton nom reste aux tables. Avant, les places peuvent passer sur un autre appareil.
forget = M’oublier
forget-about = Ton nom est effacé ici : de toutes les tables, de leurs récits et des classements, où l’on lira « quelqu’un ». Là où d’autres jouent encore, un joueur ordinateur prend ta place. C’est définitif. Avant, les places peuvent passer sur un autre appareil.

## Waiting room

room-title = { $game } avec des amis
room-about = { $variant } · { $seats ->
    [one] une place
   *[other] { $seats } places
}
room-about-named = { $game } · { $variant } · { $seats ->
    [one] une place
   *[other] { $seats } places
}
room-invite = Inviter d’autres
room-code = Code de table : { $code }
room-picture = L’invitation en image pour un appareil photo
room-invite-about = Taper le code sur la page d’accueil, ouvrir le lien, ou scanner l’image. Valable jusqu’au début.
room-unnamed = Les autres liront : « { $invited } ».
room-say-name = Donner mon nom
room-share-title = Invitation à une partie
room-share = Viens jouer à { $game } avec moi. Code de table : { $code }
room-seats-title = Qui joue
room-host = Hôte
room-away = Absent
room-empty = Chaise libre
room-empty-about = Pour qui vient avec le code ou le lien.
room-town-of = Ville : { $town }
room-rename = Renommer
room-change-player = Quelqu’un d’autre à la place de { $name }
room-send-away = Faire quitter la chaise à { $name }
room-add = Asseoir un ordinateur sur cette chaise
room-more-empty = { $count ->
    [one] Et encore une chaise libre.
   *[other] Et encore { $count } chaises libres.
}
room-who = Qui doit s’asseoir ici ?
room-empty-chair = Laisser la chaise libre
room-myself = Mon nom et ma ville
room-town = Ma ville
room-town-about = Elle figure sur la feuille. Peut rester vide.
room-terms = Ce qui est convenu
room-seats = Places
room-seats-about = De { $fewest } à { $most } dans cette variante.
room-seats-last = Quelqu’un est assis sur la dernière chaise.
room-limit = Temps pour un tour
room-limit-none = Illimité
room-limit-minute = 1 min
room-limit-three = 3 min
room-limit-ten = 10 min
room-limit-day = 1 jour
room-limit-other = Autre
room-no-limit = Pas de limite de temps
room-limit-is = Temps pour un tour : { $limit }
room-late = Ensuite, un ordinateur
room-late-turn = joue ce tour
room-late-seat = prend la place
room-late-turn-by = Ensuite un ordinateur joue ce tour : { $player }.
room-late-seat-by = Ensuite un ordinateur joue jusqu’au retour de la personne : { $player }.
room-stand-in = Sa force
room-listed = Ouverte à tous
room-listed-on = La table figure sur la page d’accueil, et chacun peut s’asseoir.
room-listed-off = On ne s’assied qu’avec le code ou le lien.
room-hints = Conseils
room-hints-about = Chacun peut demander ce que ferait un bon joueur.
room-name = Nom de la table
room-name-about = Pour la retrouver. Peut rester vide.
room-is-listed = Ouverte à tous
room-is-private = Sur invitation
room-with-hints = Conseils permis
room-without-hints = Sans conseils
room-start = Commencer
room-start-empty = { $count ->
    [one] Une chaise est encore libre.
   *[other] { $count } chaises sont encore libres.
}
room-fill-level = Force des ordinateurs
room-fill = { $count ->
    [one] Commencer avec un ordinateur à cette place
   *[other] Commencer avec { $count } ordinateurs à ces places
}
room-shrink = { $count ->
    [one] Commencer en solo
   *[other] Commencer à { $count }
}
room-wait = Attendre encore
room-step-host = { $empty ->
    [0] Tout le monde est là : la partie peut commencer.
    [one] Une chaise est libre : partage le code, ou commence.
   *[other] { $empty } chaises sont libres : partage le code, ou commence.
}
room-step-away = Toutes les chaises sont prises. Absents pour l’instant : { $names }.
room-step-guest = Un peu de patience : { $host } lance la partie.
room-step-hostless = Un peu de patience, la partie va commencer.
room-step-sit = Il y a une chaise libre à cette table.
room-step-watch = Cette table est sur invitation : il faut son code ou son lien.
room-came = { $name } s’est installé à table.
room-went = { $name } est parti.

## Refusals

error-no-answer = Le serveur ne répond pas. Essaie encore dans un instant.

## The end of a game alone

end-best = Un nouveau record sur cet appareil !

### Neue Heimat table

## Names

heimat-game-of = Partie { $number } sur { $games }
heimat-game = Partie { $number }
heimat-auction-number = Enchère { $number }
heimat-replay-auction = Enchère { $part } sur { $parts }
heimat-replay-auction-back = À l’enchère précédente
heimat-replay-auction-on = À l’enchère suivante
heimat-you = toi
heimat-same-name = { $name } { $number }
heimat-cube = { $colour } { $value }
heimat-piece = { $kind ->
    [roof] toit { $value }
    [roof-down] toit tiré à l’aveugle
    [roof-blank] toit sans nombre
    [permit] permis { $permit }
    [blank_cube] cube vierge
   *[mayor] maire
}
heimat-row-short = Rangée { $row }

## Seats

heimat-seats = Autour de la table, dans l’ordre
heimat-seat = { $name }{ $you ->
    [yes] {" "}(toi)
   *[no] {""}
} : { $cheques } en main, { $black } dans la caisse noire, { $owns ->
    [yes] couleurs : { $colours }
   *[no] encore aucune couleur
}. { $status }
heimat-status = { $state ->
    [turn] à toi
    [thinks] { $phase ->
        [offer] choisit …
        [bid] réfléchit …
        [decide] réfléchit …
       *[place] pose …
    }
    [away] absent
    [offers] propose
    [bid] { $highest ->
        [yes] enchère { $amount }, la plus haute
       *[no] enchère { $amount }
    }
    [passed] a passé
    [cannot] ne peut pas monter
    [over] partie finie
   *[waits] attend
}
heimat-seat-state = { $state ->
    [here] { $player } est à la table.
    [away] { $player } n’est pas là.
    [handed-over] L’ordinateur joue pour { $player }.
   *[computer] Ici joue l’ordinateur : { $player }.
}
heimat-in-hand = Chèques en main

## Building site

heimat-site = Chantier
heimat-row-label = { $row } : { $built } terrains bâtis sur { $length }, { $roofed } avec toit, { $finished ->
    [yes] achevée
   *[no] inachevée
}.{ $has ->
    [yes] {" "}Au bout : { $permits }.
   *[no] {""}
}{ $mayor ->
    [yes] {" "}Le maire la double.
   *[no] {""}
}
heimat-permit-placed = { $longer ->
    [yes] permis { $permit }, plus longue
   *[no] permis { $permit }, plus courte
}
heimat-finished = achevée
heimat-torn-down = démolie
heimat-doubled = doublée par le maire
heimat-badge-open = Qu’est-ce que cela veut dire ?
heimat-finished-about = Tous les terrains permis sont bâtis et toutes les maisons ont un toit. Chaque maison compte en plus pour son propriétaire.
heimat-torn-down-about = Inachevée à la fin de la partie : la rangée est démolie, et chaque maison compte en moins pour son propriétaire.
heimat-torn-down-now = Si la partie s’arrêtait maintenant, la rangée serait démolie : chaque maison compterait en moins pour son propriétaire.
heimat-built-about = { $built } terrains bâtis sur { $length } permis.
heimat-roofs-about = { $over ->
    [yes] { $count ->
        [one] Il manquait un toit.
       *[other] Il manquait { $count } toits.
    }
   *[no] { $count ->
        [one] Il manque encore un toit.
       *[other] Il manque encore { $count } toits.
    }
}
heimat-doubled-about = Le maire double chaque maison de la rangée, en plus comme en moins.
heimat-permits-about = { $permits } : longueur permise { $length }.
heimat-built = { $built } bâtis sur { $length }
heimat-roofs-to-go = { $count ->
    [one] manque { $count } toit
   *[other] manquent { $count } toits
}
heimat-roofs-missed = { $count ->
    [one] il manquait { $count } toit
   *[other] il manquait { $count } toits
}
heimat-lot-empty = { $fenced ->
    [yes] { $lot } : vide, clôture blanche, un seul étage.
   *[no] { $lot } : vide.
}
heimat-lot-house = { $lot } : { $storeys ->
    [one] { $storeys } étage
   *[other] { $storeys } étages
}, { $top } en haut{ $lower ->
    [yes] , dessous { $below }
   *[no] {""}
}, { $roofed ->
    [yes] toit { $roof }
   *[no] pas encore de toit
}. Compte pour { $owner }.
heimat-lot-target = { $state ->
    [chosen] Choisi, pas encore confirmé. { $lot }
    [legal] Poser ici. { $lot }
   *[not] Pas ici. { $lot }
}
heimat-mayor-here = Placer le maire devant la rangée { $row }
heimat-permit-here = { $longer ->
    [yes] Allonger la rangée { $row }
   *[no] Raccourcir la rangée { $row }
}{ $legal ->
    [yes] {""}
   *[no] {" "}: impossible
}
heimat-remove-here = Retirer le permis { $permit }{ $legal ->
    [yes] {""}
   *[no] {" "}: impossible
}

## Display

heimat-display = Étalage
heimat-display-hint = seuls les bouts marqués sont à proposer
heimat-display-row = { $count ->
    [one] Rangée { $row } de l’étalage : { $count } cube
   *[other] Rangée { $row } de l’étalage : { $count } cubes
}
heimat-display-end = { $name }, { $state ->
    [chosen] choisi
    [legal] peut être proposé
    [later] au bout de sa rangée
   *[not] ne va nulle part
}
heimat-display-inner = { $cubes }, entre d’autres
heimat-display-roofs = { $left ->
    [one] Tirer un toit : { $left }, face cachée
   *[other] Tirer un toit : { $left }, face cachée
}, { $blank ->
    [0] tous avec nombre
   *[other] dont { $blank } sans nombre
}{ $state ->
    [chosen] . Choisi.
    [legal] . Peut être proposé.
    [later] .
   *[not] . Aucune maison sans toit.
}
heimat-display-special = { $name } : { $about }{ $state ->
    [chosen] . Choisi.
    [legal] . Peut être proposé.
   *[later] .
}
heimat-roofs-left = { $count ->
    [one] { $count } toit
   *[other] { $count } toits
}
heimat-roofs-blank = { $count ->
    [0] tous avec nombre
    [one] { $count } sans nombre
   *[other] { $count } sans nombre
}
heimat-special-about = { $kind ->
    [permit] { $number ->
        [one] { $number } terrain de plus ou de moins
       *[other] { $number } terrains de plus ou de moins
    }
    [idle] aucun permis posé
    [blank_cube] annule un permis
   *[mayor] double une rangée
}

## Auction

heimat-auction = Enchère
heimat-you-offer = la tienne
heimat-offers = { $player } propose.
heimat-chooses = { $player } choisit une pièce.
heimat-choose-piece = Puis proposer une pièce de l’étalage.
heimat-could-offer = À proposer : { $pieces }.
heimat-black-title = Un chèque dans la caisse noire ?
heimat-black-purse = { $cheques } en main, { $black } dans la caisse.
heimat-black-about = Il y vaut 1 point à la fin, mais ne paie plus rien.
heimat-brief = { $kind ->
    [permit] Permis { $piece }
    [mayor] Maire
   *[blank_cube] Cube vierge
}
heimat-cube-about = { $owned ->
    [nobody] Le { $colour } n’est encore à personne : qui pose ce cube l’obtient.
    [you] Le { $colour } est à toi.
   *[other] Le { $colour } est à { $player }.
}
heimat-roof-risk = { $blank ->
    [one] { $blank } sur { $left } est sans nombre.
   *[other] { $blank } sur { $left } sont sans nombre.
} Un toit sans nombre est écarté, sans enchères.
heimat-blank-cube = { $use ->
    [some] Il n’a pas de nombre et ne bâtit rien : il retire un permis posé.
   *[none] Il n’a pas de nombre et ne bâtit rien. Aucun permis ne peut être retiré pour l’instant : il ne pourrait que quitter le jeu.
}
heimat-blank-then = Un toit sans nombre est écarté : personne n’enchérit, rien n’est bâti.
heimat-fits = Va en { $lots }.
heimat-bidders = Enchères, un tour à partir de la gauche
heimat-has = a { $cheques }
heimat-highest = le plus
heimat-bidder = { $state ->
    [passed] passe
    [cannot] ne peut pas
    [now] ?
   *[to-come] –
}
heimat-your-bid = Ton enchère
heimat-bid-label = Enchérir à { $amount }{ $sure ->
    [yes] {" "}: { $player } devrait vendre
   *[no] {""}
}
heimat-more-bids = Autres enchères, de { $from } à { $to }
heimat-one-less = Un de moins
heimat-one-more = Un de plus
heimat-all-in = Tout : { $amount }
heimat-pass = Passer
heimat-if-sells = Si { $player } vend
heimat-if-sells-then = tu paies { $amount }, il reste { $after }, tu poses
heimat-if-keeps = Si { $player } garde
heimat-if-keeps-then = tu reçois { $amount }, cela fait { $after }
heimat-cannot-keep = { $player } ne peut pas payer cela
heimat-sure-from = À partir de { $amount }
heimat-sure-then = { $player } doit vendre
heimat-leads = { $player } mène avec { $amount }.
heimat-places = { $player } pose la pièce.
heimat-verdict = { $how ->
    [kept] { $player } la garde pour { $amount }
    [free] Gratuite pour { $player }
    [blank] Un toit sans nombre
   *[other] Vendue à { $buyer } pour { $amount }
}
heimat-decide-title = { $move ->
    [sell] Vendre
   *[keep] Garder
}
heimat-from-to = { $from } → { $to }
heimat-decide-money = { $move ->
    [sell] { $amount } de { $player }
   *[keep] { $amount } à { $player }
}
heimat-decide-places = { $move ->
    [sell] Qui achète pose où c’est possible.
   *[keep] Tu poses où c’est possible.
}
heimat-decide-best = Au mieux en { $lots } : maison { $worth }.
heimat-either-way = ± : en plus si la rangée est achevée, sinon en moins.
heimat-decide-ends = { $ends ->
    [every] Où qu’on le pose, la partie finit.
   *[some] Une pose peut mettre fin à la partie.
}
heimat-placing = { $kind ->
    [place] { $lot }
    [longer] Rangée { $row } plus longue
    [shorter] Rangée { $row } plus courte
    [remove] Retirer le permis { $permit } de la rangée { $row }
    [mayor] Devant la rangée { $row }
   *[discard] Hors du jeu
}
heimat-placing-on = { $on ->
    [house] sur { $house }
   *[lot] nouvelle maison
}
heimat-placing-worth = { $whose ->
    [you] la maison compte { $worth } pour toi
   *[other] la maison compte { $worth } pour { $player }
}
heimat-placing-takes = { $whose ->
    [you] était à toi
   *[other] était à { $player }
}
heimat-placing-length = { $length ->
    [one] { $length } terrain
   *[other] { $length } terrains
}
heimat-placing-finishes = achève la rangée
heimat-placing-reopens = de nouveau inachevée
heimat-placing-ends = met fin à la partie

## Next step

heimat-next-step = Prochaine étape
heimat-lead = { $step ->
    [offer] Proposer une pièce.
    [bid] Ta seule enchère.
   *[place] À poser : { $piece }.
}
heimat-lead-decide = { $player } enchérit à { $amount } pour : { $piece }.
heimat-ask = { $step ->
    [offer] À toucher dans l’étalage.
   *[place] { $count ->
        [one] Il y a { $count } possibilité.
       *[other] Il y a { $count } possibilités.
    }
}
heimat-range = { $any ->
    [yes] Au moins { $from }, au plus { $to }.
   *[no] On ne peut que passer.
}
heimat-chosen = { $kind ->
    [bid] Enchère { $move }.
    [pass] Pas d’enchère.
    [sell] Vendre.
   *[other] { $what }.
}
heimat-go = { $kind ->
    [offer] Proposer
    [roof] Tirer le toit
    [bid] Enchérir à { $amount }
    [pass] Passer
    [sell] Vendre pour { $amount }
    [place] Bâtir ici
    [permit] Poser ainsi
    [remove] Retirer
    [mayor] Placer là
   *[discard] Retirer du jeu
}
heimat-show = { $step ->
    [offer] Voir les pièces
    [bid] Voir les enchères
    [decide] Voir le choix
   *[place] Voir les endroits
}
heimat-wait = { $phase ->
    [offer] { $player } choisit quoi proposer.
    [bid] C’est à { $player } d’enchérir.
    [decide] { $player } vend ou garde.
   *[place] C’est à { $player } de poser la pièce.
}
heimat-more-pieces = Plus de pièces
heimat-panels = Que montrer

## Ledger, series and story

heimat-ledger = Registre
heimat-ledger-hint = ce qui est ombré compte maintenant
heimat-ledger-words = Achevée : les maisons comptent en plus. Démolie : inachevée à la fin, elles comptent en moins.
heimat-now-with-black = Maintenant, avec caisse
heimat-futures = Totaux si deux rangées sont achevées et que l’on démolit …
heimat-range-of = { $least } à { $most }
heimat-bounds = −18 à −12 : entre les deux, des étages sont cachés.
heimat-sum = { $exact ->
    [yes] { $least }
   *[no] entre { $least } et { $most }
}{ $leads ->
    [yes] , le plus à coup sûr
   *[no] {""}
}
heimat-series = Série
heimat-series-hint = deux victoires décident aussitôt
heimat-won = gagnée
heimat-story-none = Rien n’a encore été vendu.
heimat-told-bid = { $state ->
    [passed] { $player } passe
    [cannot] { $player } ne peut pas monter
   *[bid] { $player } { $amount }
}
heimat-game-over = La partie { $number } est finie
heimat-game-won = { $count ->
    [one] { $players } gagne la partie { $number }.
   *[other] { $players } gagnent ensemble la partie { $number }.
}
heimat-next-game = À la partie { $number }
heimat-board-of = Plateau de la partie { $number }

## The end

heimat-wins = { $count ->
    [one] { $series ->
        [yes] { $players } gagne la série.
       *[no] { $players } gagne.
    }
   *[other] { $players } gagnent ensemble.
}
heimat-ended-by = { $by ->
    [roofs] Il ne reste aucun toit avec un nombre : la partie est finie.
    [houses] Chaque maison a son toit et il ne reste aucun cube : la partie est finie.
   *[rows] Deux rangées sont achevées : la partie est finie.
}
heimat-decided-by = { $by ->
    [two-wins] Deux parties gagnées décident la série, quels que soient les totaux : { $total } à { $second }.
    [wins] Chacun a { $total } points ; plus de parties gagnées décident.
    [cheques] Chacun a { $total } points ; les chèques en main et en caisse décident : { $cheques } à { $others }.
    [shared] Avec { $total } points chacun et autant de chèques, la place est partagée.
   *[total] { $total } points à { $second }.
}
heimat-ranking = Classement
heimat-town = La ville telle qu’elle était, tous étages ouverts
heimat-end-row = { $row }, { $finished ->
    [yes] achevée
   *[no] démolie
}{ $mayor ->
    [yes] , doublée par le maire
   *[no] {""}
}
heimat-houses = Maisons
heimat-no-houses = Aucune maison.
heimat-reckoning = Le décompte
heimat-purse = { $player } { $cheques }
heimat-purses = Les chèques en main ne comptent qu’en cas d’égalité. En main et en caisse : { $cheques }.
heimat-what-next = Et maintenant

### Score pad and dealer

## Score pad: in general

pad-name = Carnet de score
pad-title = { $title } · Housewright
pad-back = Retour à tous les carnets
pad-about = Pour la vraie boîte sur la table : des feuilles qui comptent toutes seules, et les cartes pour qui n’en a pas.
pad-way-welcome = Welcome To… : feuilles
pad-way-welcome-about = De 1 à 8 feuilles sur cet appareil, avec ou sans les règles.
pad-way-heimat = Neue Heimat : décompte final
pad-way-heimat-about = Saisis le plateau et vois qui a gagné ; les séries aussi.
pad-way-dealer = Welcome To… : distributeur de cartes
pad-way-dealer-about = Les 81 cartes et les plans, pour un appel vidéo ou une boîte perdue.
pad-kept = Gardé sur cet appareil
pad-kept-game = { $names } · { $date }
pad-kept-deal = Donne · { $date }
pad-kept-won = { $count ->
    [one] { $players } a gagné avec { $points } points.
   *[other] { $players } ont gagné avec { $points } points.
}
pad-remove = Supprimer { $title }
pad-remove-ask = Supprimer ?
pad-remove-about = { $title } disparaîtra définitivement de cet appareil.
pad-remove-yes = Supprimer
pad-read-file = Lire un fichier
pad-file-no-json = Le fichier est illisible : il est coupé, ou ce n’est pas un fichier du carnet.
pad-file-other = Ce n’est pas un fichier du carnet.
pad-file-newer = Ce fichier vient d’une autre version du carnet.
pad-file-place = Le fichier est abîmé : ce qui se trouve à { $place } est impossible.
pad-file-mark = Le fichier est abîmé : à { $place } se trouve { $mark }, que personne ne peut écrire.
pad-file-check = Le fichier a été modifié ou abîmé : sa somme de contrôle est fausse.
pad-file-untouched = Rien de ce qui est gardé ici n’a été touché.
pad-offline-file = Ce fichier fonctionne sans aucun réseau.
pad-offline-preparing = Préparation pour l’usage sans réseau…
pad-offline-ready = Fonctionne désormais sans réseau.
pad-offline-insecure = Sans réseau, cette page n’est pas disponible ici : il faut une connexion sécurisée (https). Emporte plutôt le carnet sous forme de fichier.
pad-offline-failed = Ce navigateur n’a pas gardé la page pour l’usage sans réseau. Emporte plutôt le carnet sous forme de fichier.
pad-offline-download = Enregistrer le carnet
pad-not-kept = Ce navigateur ne garde rien : tout sera perdu à la fermeture de la page. Enregistre un fichier.
pad-language = Langue
pad-theme = Couleurs
pad-theme-system = Comme l’appareil
pad-theme-light = Clair
pad-theme-dark = Sombre
pad-who = Qui joue ?
pad-player = Joueur { $number }
pad-name-of = Nom du joueur { $number }
pad-player-add = Ajouter quelqu’un
pad-player-away = Retirer { $player }
pad-options = Options
pad-begin = Commencer
pad-settings = Noms, options, fichiers
pad-game-title = Nom de la partie
pad-out = Emporter
pad-save-file = Enregistrer un fichier
pad-save-picture = Enregistrer une image
pad-dock = À faire
pad-cancel = Annuler
pad-done = Terminé
pad-redo = Rétablir

## Score pad: Welcome To

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

## Score pad: Neue Heimat

pad-entry = Comment saisir ?
pad-entry-whole = Tout le plateau
pad-entry-whole-about = Chaque étage et chaque toit, les permis et le maire ; le carnet trouve le reste.
pad-entry-brief = Seulement les maisons de chaque rangée
pad-entry-brief-about = À qui est chaque maison et ce qu’elle vaut.
pad-games = Parties de la série
pad-games-count = { $count ->
    [one] Une partie
   *[other] { $count } parties, deux victoires suffisent
}
pad-game-number = Partie { $number }
pad-ask-board = Touche un terrain pour saisir sa maison
pad-ask-house = { $row }, terrain { $lot }
pad-ask-row = { $row } : permis et maire
pad-ask-owners = À qui est chaque couleur ?
pad-ask-money = Argent
pad-owners = Couleurs
pad-money = Argent
pad-row-finished = Terminée
pad-row-torn = Démolie
pad-row-length = { $built } terrains sur { $length }
pad-row-open = { $row } : permis et maire
pad-house = { $row }, terrain { $lot } : { $floors ->
    [0] maison
    [one] un étage
   *[other] { $floors } étages
}{ $roof ->
    [0] {""}
   *[other] , toit { $roof }
}. { $points } points{ $owned ->
    [yes] {" "}pour { $owner }
   *[no] {""}
}.
pad-house-add = { $row } : saisir la maison du terrain { $lot }
pad-house-points = Combien vaut-elle ?
pad-house-owner = À qui est-elle ?
pad-house-away = Enlever la maison
pad-cube-pick = Étage : couleur, puis valeur. Le suivant va par-dessus.
pad-colour = Couleur
pad-value = Valeur
pad-cube = { $used ->
    [yes] { $colour } { $value } est déjà sur { $place }
   *[no] Poser { $colour } { $value } par-dessus
}
pad-cube-away = Enlever l’étage du haut
pad-roof-pick = Toit
pad-roof = Toit { $value }
pad-roof-away = Sans toit
pad-permit = Permis { $permit }
pad-longer = Plus longue de { $lots }
pad-shorter = Plus courte de { $lots }
pad-mayor = Le maire est ici : tout compte double
pad-cheques = Chèques en main
pad-cheques-about = Les chèques en main ne comptent qu’à égalité de points.
pad-less = { $player }, { $what } : un de moins
pad-more = { $player }, { $what } : un de plus
pad-reckoning = Décompte
pad-money-all = Argent en tout
pad-leads = { $count ->
    [one] { $players } est en tête.
   *[other] { $players } sont en tête ensemble.
}
pad-heimat-tie = À égalité, le plus de chèques en main et en caisse l’emporte.
pad-series = Série
pad-won = gagnée
pad-place = Place
pad-series-over = La série revient à { $players }.
pad-next-game = Passer à la partie { $number }
pad-hints = À revoir
pad-hint-owner = La couleur du haut sur { $lot } n’est encore à personne.
pad-hint-roofs = Il n’y a que deux toits de valeur { $value }.

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

### The plain table, for a game that has none of its own

plain-table = La table
plain-moves = Coups
plain-choose = À toi de jouer
plain-others = Les autres jouent
plain-yes = oui
plain-no = non
plain-none = rien
plain-made = Jusqu’ici : { $moves }
plain-choose-about = { $count ->
    [one] Un coup est possible.
   *[other] { $count } coups sont possibles.
}
plain-awaited = { $count ->
    [0] Personne n’est attendu.
   *[other] On attend : { $names }.
}

## Regarder en arrière : chance, talent et meilleurs tours

analysis = Analyse
analysis-title = Analyse : { $title }
analysis-open = Chance ou talent ?
analysis-overview = Vue d’ensemble
analysis-turns = Tour par tour
analysis-share = Partager l’analyse
analysis-seat = La partie de qui
analysis-you = toi
analysis-name = Nom
analysis-place = { $step ->
    [step] Étape { $round }
   *[round] Manche { $round }
}
analysis-when = { $step ->
    [step] Étape
   *[round] Manche
}
analysis-of = sur { $count }
analysis-as-table = Voir en tableau
analysis-as-drawing = Voir en dessin
analysis-sentence = { $result ->
    [place] { $place ->
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
       *[other] Place { $place }
    } avec { $points ->
        [one] un point
       *[other] { $points } points
    } :
    [points] { $points ->
        [one] Un point
       *[other] { $points } points
    } :
   *[open] Jusqu’ici :
} { $lucky ->
    [up] <luck>{ $luck } par chance</luck>
    [down] <luck>{ $luck } de malchance</luck>
   *[none] <luck>chance neutre</luck>
}, { $helped ->
    [up] <others>{ $others } pris aux autres</others>,
    [down] <others>{ $others } pris par les autres</others>,
   *[none] { "" }
} { $spoilt ->
    [yes] <lost>{ $lost } gaspillés</lost>
   *[no] <lost>rien de gaspillé</lost>
}.
analysis-could = { $how ->
    [same] Aucun tour n’aurait pu être meilleur.
    [more] Avec les meilleurs tours, cela aurait fait { $total }.
    [enough] Avec les meilleurs tours, cela aurait fait { $total } : { $by } de plus que { $name }.
   *[less] Avec les meilleurs tours, cela aurait fait { $total }, toujours pas plus que { $name }.
}
analysis-so-far = { $step ->
    [step] Jusqu’ici, { $count } décisions
   *[round] Jusqu’ici, { $count } tours
}
analysis-part-luck = Chance
analysis-part-others = Les autres
analysis-part-lost = Gaspillé
analysis-start = Départ
analysis-result = { $whole ->
    [yes] Résultat
   *[no] Jusqu’ici
}
analysis-bridge-name = Attendu au départ { $start }, chance { $luck }, { $alone ->
    [yes] { "" }
   *[no] les autres { $others },
} gaspillé { $lost }, résultat { $result }.
analysis-bridge-from = { $unit ->
    [win] Chances de gagner en pour cent. Les parts mènent exactement à la fin : 100 pour la victoire, 0 pour les autres.
   *[points] { $cut ->
        [yes] Dessiné à partir de { $floor } points. Les parts font exactement le résultat.
       *[no] Les parts font exactement le résultat.
    }
}
analysis-pairs = Chance et talent côte à côte
analysis-pairs-about = { $unit ->
    [win] En pour cent des chances de gagner. Ce que l’un gaspille, les autres le gagnent.
   *[points] Les mêmes cartes étaient là pour tous : la chance, c’est si elles convenaient à la feuille.
}
analysis-not-looked = Pas encore examiné
analysis-all-seats = Voir les { $count }
analysis-course = { $unit ->
    [win] Chances de gagner, étape par étape
   *[points] Total attendu, manche par manche
}
analysis-course-about = Glisse pour parcourir la partie.
analysis-course-slider = { $step ->
    [step] Décision
   *[round] Manche
}
analysis-course-at = { $place } : { $name } { $value }{ $verdict ->
    [best] , meilleur tour
    [good] , bon
    [inexact] , imprécis
    [mistake] , erreur
    [blunder] , gaffe
    [only] , aucun choix
   *[none] { "" }
}
verdict-best = Meilleur
verdict-good = Bon
verdict-inexact = Imprécis
verdict-mistake = Erreur
verdict-blunder = Gaffe
analysis-turn-was = { $verdict ->
    [best] Tour : le meilleur
    [good] Tour : bon
    [inexact] Tour : imprécis
    [mistake] Tour : erreur
   *[blunder] Tour : gaffe
}
analysis-verdict-is = { $verdict ->
    [best] Meilleur tour
    [good] Bon tour
    [inexact] Imprécis
    [mistake] Erreur
   *[blunder] Gaffe
}{ $gave ->
    [yes]  : { $lost } gaspillés
   *[no] { "" }
}
analysis-verdict = Verdict
analysis-only = Aucun choix
analysis-before = Attendu avant
analysis-after = Attendu après
analysis-open-turn = Ouvrir ce tour
analysis-costly = { $whole ->
    [yes] Les tours les plus coûteux
   *[no] Les tours les plus coûteux jusqu’ici
} ({ $count })
analysis-costly-of = { $sum } sur { $all } gaspillés
analysis-nothing-lost = Rien de gaspillé : { $count ->
    [one] un tour
   *[other] { $count } tours
}, chacun le meilleur ou aussi bon.
analysis-costly-name = Voir le tour, { $place } : { $verdict ->
    [good] bon
    [inexact] imprécis
    [mistake] erreur
   *[blunder] gaffe
}, { $lost }
analysis-look-at-turn = Voir le tour
analysis-lost = Où des points ont été gaspillés
analysis-lost-of = { $name }, { $count ->
    [one] un tour
   *[other] { $count } tours
}
analysis-lost-about = Un plus signifie : ici, ces tours ont rapporté plus que les meilleurs, aux dépens d’une autre ligne.
analysis-line = Ligne
analysis-points = Points
analysis-counts = Comment les tours ont été joués
analysis-limit = { $how ->
    [worst] { $limit } et plus
    [best] moins de { $limit } gaspillé
   *[less] moins de { $limit }
}
analysis-prices = Ce que les pièces ont coûté
analysis-prices-of = { $name }, en millions
analysis-prices-all = Payé et juste, tous
analysis-price-fair = prix juste
analysis-price-paid = payé
analysis-price-was = { $how ->
    [over] { $by } de trop
    [under] { $by } épargnés
   *[fair] juste
}
analysis-price-from = { $own ->
    [yes] gardé
   *[no] de { $name }
}
analysis-piece = Pièce
analysis-looking = Examen de la partie : { $done } tours sur { $of }
analysis-status-stopped = Arrêté : { $done } tours sur { $of }
analysis-status-failed = Impossible de continuer : { $done } tours sur { $of }
analysis-so-far-stays = Ce qui a été trouvé reste. Rien n’est examiné deux fois.
analysis-left = { $how ->
    [known] { $seconds ->
        [one] Encore une seconde environ.
       *[other] Encore { $seconds } secondes environ.
    }
   *[unknown] Cela vient de commencer.
} Tu peux quitter la page, cela continue. { $beside ->
    [0] { "" }
    [one] Une autre partie est examinée aussi.
   *[other] { $beside } autres parties sont examinées aussi.
}
analysis-said = { $percent } pour cent examinés
analysis-seat-state = { $whole ->
    [yes] terminé
   *[no] { $judged ->
        [0] à venir
        [one] un tour
       *[other] { $judged } tours
    }
}
analysis-computers = Les sièges d’ordinateur aussi
analysis-computers-about = Désactivé, on gagne du temps. Leur résultat est montré quand même.
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-begin = Examiner la partie
analysis-what = Qu’est-ce qui tient à la chance, au talent ?
analysis-what-about = { $step ->
    [step] Un joueur fort parcourt la partie, { $rounds } étapes, décision par décision.
   *[round] Un joueur fort parcourt la partie, { $rounds } manches, tour par tour.
}
analysis-cannot = Cette partie ne peut pas être analysée
analysis-because-not-over = Seulement après la fin
analysis-because-day-not-over = Ouvre quand la journée est finie
analysis-because-no-analyses = Ce serveur n’analyse pas
analysis-because-analyses-full = D’autres parties passent avant
analysis-because-too-much-kept = Plus de place
analysis-because-table-unread = Cet enregistrement ne peut pas être analysé
analysis-because-preparing = Pas encore prêt
analysis-because-not-seated = Ceux qui ont joué décident
analysis-no-network = Pas de connexion
analysis-lost-network = Ce qui était chargé est toujours là. Le reste viendra quand le serveur répondra.
analysis-try-again = Réessayer
analysis-to-table = Retour à la table
analysis-turn-comes = Ce tour n’a pas encore été examiné. Il apparaîtra ici.
analysis-yours = Toi :
analysis-made = { $name } :
analysis-best = Le mieux :
analysis-key-yours = Ton tour
analysis-key-made = Le tour joué
analysis-key-best = Meilleur tour
analysis-then = Attendu { $cards } avant le tour, { $turn } après.
analysis-choices = Les tours possibles
analysis-gives-up = Ce qu’il abandonne
analysis-why = Pourquoi
analysis-why-next = Pourquoi il est meilleur que le suivant
analysis-why-even = Ils finissent presque pareil, ligne par ligne.
analysis-expected = Points attendus
analysis-column-made = Joué
analysis-column-next = Suivant
analysis-column-best = Meilleur
analysis-column-more = De plus
analysis-total = Total
analysis-mistakes = D’erreur en erreur
analysis-mistake-of = { $number } sur { $count }
analysis-mistakes-about = { $count ->
    [one] tour moins que bon
   *[other] tours moins que bons
}
analysis-mistake-back = Erreur précédente
analysis-mistake-on = Erreur suivante
analysis-try = Essaie toi-même
mark-own = Joué
mark-best = Mieux
mark-both = Joué, mieux
what-if-title = Essaie toi-même : { $place }
what-if-about = { $alone ->
    [yes] Tu prends ce siège à une nouvelle table, avec la même feuille ou le même plan.
   *[no] Tu prends ce siège à une nouvelle table, avec la même feuille ou le même plan. Des ordinateurs forts jouent tous les autres.
}
what-if-cards = Les cartes à partir d’ici
what-if-same = Les mêmes que dans cette partie
what-if-same-about = Qu’est-ce que cela aurait donné ?
what-if-new = De nouvelles cartes
what-if-new-about = Ce qui est caché est redistribué : entraîne-toi depuis cette position.
what-if-begin = Commencer
what-if-from = Et si : depuis { $place }, { $cards ->
    [same] avec les cartes telles quelles
   *[new] avec de nouvelles cartes cachées
}
what-if-counts = Rien ne compte ici.
what-if-back = À l’analyse
table-line = À propos de cette table
learning = Partie d’apprentissage
learning-about = Après chaque tour, tu vois s’il était bon et peux le reprendre.
learning-waits = Partie d’apprentissage : joue, puis vois si c’est bon.
learning-judging = Examen de ton tour…
learning-silent = Ce tour n’a pas pu être jugé. Tu peux continuer.
learning-why = Pourquoi ?
learning-take-back = Reprendre le tour
learning-keep = Le garder
hint-grounds-best = Pourquoi c’est le mieux
hint-grounds-other = Ce que cela abandonne
heimat-back-highest = { $player } offre { $amount }.
heimat-back-offer = { $player } choisit ce qui est proposé.
