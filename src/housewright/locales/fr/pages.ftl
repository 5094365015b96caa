### The pages

## Everywhere

home = Accueil
home-link = Housewright, accueil
close = Fermer
loading = Un instant…
menu = Menu
help = Aide
help-open = Aide et règles
seat-number = Place { $number }
same-name = { $name } { $number }
is-you = (toi)
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

## Tables

hand-over = Confier cette place à l’ordinateur
hand-over-finishes = Personne d’autre ne joue : les ordinateurs joueraient aussitôt la partie jusqu’à la fin.
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
prompt-kept-about = Ton étape est gardée et comptera dès le retour du réseau. « Annuler » la reprend.
prompt-handed-over = L’ordinateur joue à ta place
prompt-handed-over-about = On peut reprendre la main à tout moment.
hand-back = Jouer moi-même
hint = Conseil
hint-open = Conseil : que ferait un joueur fort ?
hint-title = Ce qu’un joueur fort envisagerait
hint-about = Le nombre indique ce que vaut le tour pour un joueur fort. Touche une ligne pour l’essayer ; chaque étape peut être annulée.
hint-lost = Pas de connexion : les conseils viennent du serveur. Redemande-les quand elle sera rétablie.
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
prompt-confirm = Confirmer le tour
prompt-confirm-about = Tant que tu n’as pas confirmé, chaque étape peut être annulée.
undo = Annuler
undo-about = Annuler une étape
confirm = Confirmer le tour
waiting = En attente…
sending = Envoi…
take-back = Reprendre mon tour
result = Résultat
end-you-win = Tu gagnes !
end-you-share = Tu partages la victoire !
end-you-place = Tu finis à la place { $place } sur { $of }
end-rematch-open = Les autres rejouent.
end-ranking = Classement
end-winner = { $count ->
    [one] { $who } gagne avec { $points } points
   *[other] { $who } gagnent ensemble avec { $points } points
}
end-rematch = Rejouer
end-to-rematch = Rejouer avec les autres
end-watch-rematch = Regarder la partie suivante
end-replay = Revoir
player-beginner = Débutant
player-easy = Facile
player-medium = Moyen
player-good = Bon
player-strong = Fort
player-master = Maître

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
rules-within = Dans des mots plus longs :
aid = Aide de jeu
keys = Touches
key-enter = Entrée
key-tab = Tab
key-control = Ctrl
key-shift = Maj
key-home = Début
key-end = Fin
key-escape = Échap
keys-do = Faire ce qui est sélectionné ; la sélection passe d’elle-même à l’étape suivante
keys-on = Vers la prochaine chose possible
keys-undo = Annuler une étape
keys-restart = Effacer le tour et recommencer
keys-confirm = Confirmer le tour
keys-first = Au début
keys-last = À la fin
keys-close = Fermer ce qui est ouvert
keys-best = Seulement le meilleur tour, tant qu’on la tient
keys-made = Seulement le tour joué, tant qu’on la tient
keys-seats = Regarder depuis la première, deuxième … place
keys-here = Montrer ces touches

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
company-characters = Personnages
player-with-style = { $name } ({ $style })
company-characters-about = { $names } : tous de force moyenne.
company-levels = Niveaux
level-preparing = Encore en préparation ; disponible dans quelques minutes.

## Variants

variant = Variante
variant-own = Variante libre
variant-switches = Options une à une
variant-games = Parties
variant-games-one = Une seule partie.
variant-games-series = Une série de { $games } parties au plus. Les chèques se gardent ; deux victoires suffisent.

## Home

home-title = Housewright : deux jeux de société, à jouer tout de suite
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
home-tried = { $count ->
    [one] Une partie « Et si »
   *[other] { $count } parties « Et si »
}
home-what-if = Et si
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
room-change-player = Changer : quelqu’un d’autre à la place de { $name }
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
        [1] un point
       *[other] { $points } points
    } :
    [points] { $points ->
        [1] Un point
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
analysis-price-sums = payé { $paid }, juste { $fair }
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
    [yes] Tu prends le siège de { $name } à une nouvelle table, dans la même position.
   *[no] Tu prends le siège de { $name } à une nouvelle table, dans la même position. Des ordinateurs forts jouent tous les autres.
}
what-if-cards = Ce qui vient à partir d’ici
what-if-same = Comme dans cette partie
what-if-same-about = Qu’est-ce que cela aurait donné ?
what-if-new = Du nouveau
what-if-new-about = Ce qui est caché est redistribué : entraîne-toi depuis cette position.
what-if-begin = Commencer
what-if-from = Et si : depuis { $place }, { $cards ->
    [same] tout comme c’était
   *[new] ce qui est caché redistribué
}
what-if-counts = Rien ne compte ici.
what-if-back = À l’analyse
table-line = À propos de cette table
learning = Partie d’apprentissage
learning-about = Avant de confirmer un tour, tu vois s’il est bon et peux encore le reprendre.
learning-waits = Partie d’apprentissage : joue ; avant de confirmer, vois si c’est bon.
learning-judging = Examen de ton tour…
learning-preparing = L’évaluation des tours est encore en préparation ; elle commencera d’elle-même dans quelques minutes.
learning-silent = Ce tour n’a pas pu être jugé. Tu peux continuer.
learning-why = Pourquoi ?
learning-take-back = Reprendre le tour
learning-keep = Le garder
hint-grounds-best = Pourquoi c’est le mieux
hint-grounds-other = Ce que cela abandonne
grounds-return = { $of ->
    [best] En échange, cela abandonne :
   *[other] En échange, cela apporte :
}
grounds-none = { $of ->
    [best] Aucun poste ne parle à lui seul en sa faveur : c’est l’ensemble qui décide.
   *[other] Cela n’abandonne rien sur aucun poste : c’est l’ensemble qui décide.
}
