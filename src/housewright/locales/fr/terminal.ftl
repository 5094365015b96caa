### The terminal client

terminal-round = Manche { $round }
terminal-cards = Cartes
terminal-next-action = prochaine action : { $action }
terminal-cards-left = cartes restantes : { $count }
terminal-plan-claimed = validé pour { $points }
terminal-plan-turned = valeur basse
terminal-legal = Coups possibles :
terminal-illegal = { $move } : { $why }
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
    quit        arrêter ; les manches finies sont gardées
    Entrée confirme un tour complet. Plus dans docs/notation.md.
terminal-prompt = coup
terminal-greeting = Une partie en solo. Tape help pour les commandes et les signes des coups.
terminal-taken = Choisi : { $number } avec { $action }.
terminal-why = Tape why puis un coup, par exemple : why { $move }
terminal-not-kept = La partie n’est PAS enregistrée : { $why }.
terminal-seat = Place { $number }
terminal-place = Rang
terminal-verified = Vérifié : { $count } manches, terminée.
terminal-verified-so-far = Vérifié : { $count } manches, non terminée.
terminal-board-signs = · libre  □ libre, un seul étage  - interdit  ≈ ruisseau  M maire  ✓ finie  nom : en main + caisse noire
