### The terminal client

terminal-round = Manche { $round }
terminal-cards = Cartes
terminal-next-action = prochaine action : { $action }
terminal-cards-left = cartes restantes : { $count }
terminal-plan-claimed = validé pour { $points }
terminal-plan-turned = valeur basse
terminal-legal = Coups possibles :
terminal-illegal = { $move } : { $why }
terminal-is-legal = { $move } est permis.
terminal-not-a-move = { $word } n’est pas un coup. Tape help.
terminal-turn-complete = Le tour est complet. Appuie sur Entrée pour le confirmer ou tape undo.
terminal-undone-move = Coup annulé : { $move }
terminal-undone-round = Retour au début de la manche { $round }.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-saved = Enregistré dans { $file }
terminal-cannot-save = Impossible d’écrire { $file } : { $why }
terminal-resumed = La partie dans { $file } reprend, manche { $round }.
terminal-over = La partie est finie. Score : { $total }.
terminal-quit = La partie est dans { $file }, jusqu’à la manche { $round }. Relance le programme pour la continuer.
terminal-help =
    { $moves }
    moves       montrer les coups possibles
    why MOVES   pourquoi un coup est impossible
    undo        reprendre le dernier coup ou la dernière manche
    sheet       redessiner la table
    save FILE   écrire la partie dans un fichier
    quit        arrêter ; les manches finies sont gardées
    Entrée confirme un tour complet. Plus dans docs/notation.md.
terminal-prompt = coup
terminal-greeting = Une partie en solo. Tape help pour les commandes et les signes des coups.
terminal-taken = Choisi : { $number } avec { $action }.
terminal-why = Tape why puis un coup, par exemple : why { $move }
terminal-not-kept = La partie n’est PAS enregistrée : { $why }.
terminal-seat = Place { $number }
terminal-place = Rang
terminal-verified = Vérifié : { $count } manches, terminée.
terminal-verified-so-far = Vérifié : { $count } manches, non terminée.
terminal-board-signs = · libre  □ libre, un seul étage  - interdit  ≈ ruisseau  M maire  ✓ finie  nom : en main + caisse noire

## Analysis

terminal-analysis = Chance et habileté
terminal-analysis-seat = place
terminal-analysis-unit = en
terminal-analysis-points = points
terminal-analysis-win = % de la victoire
terminal-analysis-start = départ
terminal-analysis-luck = chance
terminal-analysis-others = autres
terminal-analysis-loss = cédé
terminal-analysis-result = résultat
terminal-analysis-each = par tour
terminal-analysis-round = manche
terminal-analysis-verdict = verdict
terminal-analysis-made = tour
terminal-analysis-better = meilleur tour
terminal-analysis-counts = Tours par verdict
terminal-analysis-costliest = Les tours les plus coûteux
terminal-analysis-line = ligne
terminal-analysis-lines = Cédé par ligne de score
terminal-analysis-auctions = Enchères
terminal-analysis-piece = pièce
terminal-analysis-seller = commissaire-priseur
terminal-analysis-buyer = acheteur
terminal-analysis-paid = payé
terminal-analysis-fair = juste
terminal-analysis-worth = valeur
terminal-analysis-gain = gain de l’acheteur
terminal-analysis-course = Le cours de la partie
terminal-analysis-before = avant les cartes
terminal-analysis-after-cards = après les cartes
terminal-analysis-after-turn = après le tour
terminal-verdict-best = le meilleur
terminal-verdict-good = bon
terminal-verdict-inexact = imprécis
terminal-verdict-mistake = erreur
terminal-verdict-blunder = gaffe
