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

## Options

option-open-floors = Les étages du dessous restent visibles
option-shortest-row-1 = Aucune rangée ne peut être réduite à rien
option-no-blank-roofs = Chaque toit a un nombre
option-games = On joue plusieurs parties, comptées ensemble.

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
