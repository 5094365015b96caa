### Neue Heimat: everything a player reads about the game

## Colours; and the signs by which cubes tell them, each language its own

colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-red = rouge
colour-purple = violet
colour-white = blanc
colour-sign-blue = Bu
colour-sign-green = Ve
colour-sign-yellow = Ja
colour-sign-red = Ro
colour-sign-purple = Vi
colour-sign-white = Bc

## Pieces

piece-cube = cube
piece-roof = toit
piece-permit = permis de construire
piece-blank-cube = cube vierge
piece-mayor = maire

## What each piece does, in a line

about-cube = Construis-le sur le prochain terrain d’une rangée ou sur une maison de valeur plus haute.
about-roof = Pose-le sur une maison sans toit, où tu veux.
about-permit = Allonge ou raccourcis une rangée.
about-blank-cube = Retire un permis déjà posé.
about-mayor = Double les points d’une rangée, en plus ou en moins.

## Lines of the score

line-row-A = Rangée A
line-row-B = Rangée B
line-row-C = Rangée C
line-black = Caisse noire
line-game = Cette partie
line-earlier = Parties précédentes
line-total = Total
line-wins = Parties gagnées

## What the step of a turn asks for

step-offer = Mets un chèque de côté si tu veux, puis propose une pièce.
step-bid = Enchéris ou passe.
step-decide = Vends au plus offrant, ou paie et garde la pièce.
step-place = Place la pièce.
step-done = Le tour est complet.

## The story of a turn

story-black = { $player } met un chèque dans la caisse noire.
story-offer = { $player } propose : { $piece }.
story-drawn = Le toit retourné vaut { $value }.
story-blank = Le toit retourné n’a pas de nombre.
story-bid = { $player } enchérit à { $amount }.
story-pass = { $player } passe.
story-skipped = { $player } ne peut pas surenchérir : son tour est passé.
story-free = Personne n’enchérit : { $player } reçoit la pièce gratuitement.
story-sold = { $player } vend à { $buyer } pour { $amount }.
story-must-sell = { $player } ne peut pas payer et doit vendre à { $buyer } pour { $amount }.
story-kept = { $player } garde la pièce et paie { $amount } à { $buyer }.
story-cube = { $player } construit { $cube } en { $lot }.
story-roof = { $player } pose un toit de valeur { $value } en { $lot }.
story-longer = { $player } allonge la rangée { $row } avec le permis { $permit }.
story-shorter = { $player } raccourcit la rangée { $row } avec le permis { $permit }.
story-removed = { $player } retire le permis { $permit }.
story-mayor = { $player } place le maire devant la rangée { $row }.
story-discarded = { $player } retire du jeu : { $piece }.
story-colour = Le { $colour } est maintenant à { $player }.
story-finished = La rangée { $row } est achevée.
story-reopened = La rangée { $row } est de nouveau inachevée.
story-won = { $player } gagne la partie { $number }.
story-next-game = La partie { $number } commence.
story-over = La partie est finie.

## A hint: its figure, and what to do

hint-value = { $value } %
hint-figure = chance de gagner
hint-about = Le nombre indique ta chance de gagner, telle qu’un joueur fort l’estime. Touche une ligne pour l’essayer ; chaque étape peut être annulée.
grounds-none = { $of ->
    [best] En points, rien ne parle en sa faveur : c’est la chance de gagner qui décide.
   *[other] En points, cela n’abandonne rien : c’est la chance de gagner qui décide.
}
advice-black = Mets un chèque dans la caisse noire.
advice-offer = Propose : { $piece }.
advice-bid = Enchéris à { $amount }.
advice-pass = Passe.
advice-sold = Vends à { $buyer } pour { $amount }.
advice-kept = Garde la pièce et paie { $amount } à { $buyer }.
advice-cube = Construis { $cube } en { $lot }.
advice-roof = Pose le toit de valeur { $value } en { $lot }.
advice-longer = Allonge la rangée { $row } avec le permis { $permit }.
advice-shorter = Raccourcis la rangée { $row } avec le permis { $permit }.
advice-removed = Retire le permis { $permit }.
advice-mayor = Place le maire devant la rangée { $row }.
advice-discarded = Retire du jeu : { $piece }.
advice-colour = Le { $colour } est alors à toi.

## Pourquoi un tour vaut plus qu’un autre : ce que fait ce tour ou l’autre, et ce que cela rapporte ou coûte sur une ligne

ground-finished = { $by ->
    [this] La rangée { $row } est achevée
   *[other] La rangée { $row } n’est pas encore achevée
} : { $points }
ground-reopened = { $by ->
    [this] La rangée { $row } est de nouveau inachevée
   *[other] La rangée { $row } reste achevée
} : { $points }
ground-cube = { $by ->
    [this] { $cube } en { $lot }
   *[other] Sans { $cube } en { $lot }
} : { $points }
ground-roof = { $by ->
    [this] Le toit de valeur { $value } en { $lot }
   *[other] Sans le toit de valeur { $value } en { $lot }
} : { $points }
ground-length = { $by ->
    [this] La rangée { $row } change de longueur
   *[other] La rangée { $row } garde sa longueur
} : { $points }
ground-mayor = { $by ->
    [this] Le maire devant la rangée { $row }
   *[other] Pas de maire devant la rangée { $row }
} : { $points }
ground-row = Rangée { $row }, plus tard : { $points }
ground-black = { $by ->
    [this] Un chèque dans la caisse noire
   *[other] Pas de chèque dans la caisse noire
} : { $points }
ground-black-later = Caisse noire, plus tard : { $points }

## Why a move is illegal

reason-game-over = La partie est finie.
reason-not-your-turn = Ce n’est pas ton tour.
reason-turn-over = Ce tour est déjà complet.
reason-no-offer-now = Il n’y a pas de pièce à proposer maintenant.
reason-no-bid-now = Il n’y a pas d’enchère en cours.
reason-no-decision-now = Il n’y a rien à décider maintenant.
reason-no-placing-now = Il n’y a pas de pièce à placer maintenant.
reason-black-money-once = Un seul chèque par tour va dans la caisse noire.
reason-black-money-without-cheque = Tu n’as plus de chèque.
reason-display-row-empty = Il ne reste pas de cube dans cette rangée de l’étalage.
reason-last-cube-is-left = Il ne reste qu’un cube dans cette rangée ; prends-le comme cube de gauche.
reason-cube-fits-nowhere = Ce cube ne peut être placé nulle part.
reason-piece-not-on-offer = { $piece } n’est plus disponible.
reason-cube-enclosed = Seul un cube au bout d’une rangée peut être proposé ; celui-ci est entre d’autres.
reason-no-house-to-roof = Il n’y a pas de maison sans toit.
reason-bid-too-low = { $amount } ne dépasse pas la plus haute enchère.
reason-bid-beyond-cheques = Tu n’as pas assez de chèques pour { $amount }.
reason-other-piece-to-place = C’est une autre pièce qu’il faut placer.
reason-piece-must-be-placed = Les cubes et les toits doivent être placés.
reason-lot-beyond-length = { $lot } dépasse la longueur permise de la rangée.
reason-lot-not-next = { $lot } n’est pas le prochain terrain libre de la rangée.
reason-lot-single-storey = { $lot } a une barrière blanche : un seul étage.
reason-house-has-roof = La maison en { $lot } a un toit.
reason-cube-not-lower = En { $lot }, il faut une valeur plus basse que le haut de la maison.
reason-lot-without-house = Il n’y a pas de maison en { $lot }.
reason-row-cuts-houses = La rangée serait plus courte que ce qui y est construit.
reason-row-too-short = La rangée serait plus courte que la plus courte permise.
reason-permit-not-placed = Le permis { $permit } n’est pas sur le plateau.

## Player aid and keys

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
keys-bid = Enchérir à ce nombre de chèques
keys-pass = Passer
keys-sell = Vendre
keys-keep = Garder
keys-ledger = Montrer le registre

## The table: names

heimat-game-of = Partie { $number } sur { $games }
heimat-game = Partie { $number }
heimat-auction-number = Enchère { $number }
heimat-replay-auction = Enchère { $part } sur { $parts }
heimat-replay-auction-back = À l’enchère précédente
heimat-replay-auction-on = À l’enchère suivante
heimat-you = toi
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

## The table: seats

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

## The table: building site

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

## The table: display

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

## The table: auction

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

## The table: next step

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
    [keep] Garder.
    [black] Un chèque dans la caisse noire.
   *[other] { $what }.
}
heimat-kept = En attente du réseau : { $what }
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
    [offer] Aller aux pièces
    [bid] Aller aux enchères
    [decide] Aller au choix
   *[place] Aller aux endroits
}
heimat-wait = { $phase ->
    [offer] { $player } choisit quoi proposer.
    [bid] C’est à { $player } d’enchérir.
    [decide] { $player } vend ou garde.
   *[place] C’est à { $player } de poser la pièce.
}
heimat-more-pieces = Plus de pièces
heimat-panels = Que montrer

## The table: ledger, series and story

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

## The table: the end

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

## Score pad

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
pad-series-over = La série revient à { $players }.
pad-next-game = Passer à la partie { $number }
pad-hints = À revoir
pad-hint-owner = La couleur du haut sur { $lot } n’est encore à personne.
pad-hint-roofs = Il n’y a que deux toits de valeur { $value }.

## Looking back

heimat-back-highest = { $player } offre { $amount }.
heimat-back-offer = { $player } choisit ce qui est proposé.
