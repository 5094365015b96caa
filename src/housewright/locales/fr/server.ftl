### What the server refuses, and why

## Who you are

error-no-guest = Il faut d’abord indiquer un nom : cet appareil n’est pas connu ici.
error-wrong-token = Ce jeton n’est pas connu ici. Il faut en demander un nouveau.
error-foreign-site = Cette demande venait d’une page d’un autre site et n’a pas été acceptée.
error-unknown-host = Ce serveur n’est pas connu sous le nom « { $host } ». La personne qui le gère peut ajouter ce nom au réglage « { $setting } ».
error-not-host = Seule la personne qui tient la table peut faire cela.
error-not-seated = Tu n’as pas de place à cette table.
error-already-seated = Tu as déjà une place à cette table.
error-seat-asked-for = Un autre appareil a déjà demandé cette place. Fais un nouveau code sur l’appareil où tu joues.
error-nobody-asks = Aucun appareil qui montre ce nombre ne demande ta place.
error-too-many = C’était trop souvent. Réessayer dans { $seconds } s.

## Finding a table

error-no-such-table = Cette table n’existe pas. Elle a peut-être été abandonnée et débarrassée.
error-table-unread = Cette table ne peut plus être lue : elle a été commencée avec la version { $rules } des règles. Qui y était assis peut encore récupérer les tours.
error-no-such-code = Ce code n’est pas valable, ou ne l’est plus.
error-no-such-seat = Cette place n’existe pas à cette table.
error-by-invitation = On rejoint cette table sur invitation : il faut demander le code ou le lien.
error-table-full = Toutes les places de cette table sont prises.
error-seat-taken = Cette place est prise.
error-house-full = Trop de tables sont occupées pour en ouvrir une de plus. Réessayer plus tard.
error-too-many-tables = Il y a déjà { $most } tables en cours à ce nom. Il faut d’abord en terminer ou en quitter quelques-unes.
error-too-many-replays = { $most } parties importées sont déjà conservées à ce nom. Les plus anciennes seront effacées avec le temps.
error-too-much-kept = Tant de parties sont conservées à ce nom qu’il n’y a plus de place. Les plus anciennes seront effacées avec le temps.

## Before the start

error-no-such-game = Il n’y a pas ici de jeu nommé « { $game } ».
error-no-such-language = Le jeu n’a pas de textes en « { $language } ».
error-no-such-player = Il n’y a pas de joueur ordinateur nommé « { $player } » dans ce jeu.
error-bad-options = Ces options ne conviennent pas : { $what }
error-bad-seats = Places demandées : { $seats }. Ce jeu en compte de { $fewest } à { $most }.
error-other-game = Le jeu d’une table ne peut pas être changé. Il faut ouvrir une autre table.
error-own-seat = C’est ta propre place. Pour la laisser, il faut quitter la table.
error-seats-empty = Il reste des places libres. Attends d’autres personnes ou confie-les à l’ordinateur.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.

## Playing

error-over = La partie est finie.
error-round-closed = Cette manche est déjà terminée.
error-round-not-begun = Cette manche n’a pas encore commencé.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-turn-taken = Ton tour est déjà envoyé. Reprends-le pour le changer.
error-turn-incomplete = Le tour n’est pas complet : il reste quelque chose à décider.
error-nothing-to-take-back = Il n’y a pas de tour à reprendre.
error-not-a-move = « { $move } » n’est pas un coup.
error-key-used = Ce tour a déjà été envoyé avec d’autres coups. Recharger la page et réessayer.
error-seat-handed-over = L’ordinateur joue pour toi. Reprends d’abord ta place.
error-no-person = Personne à remplacer : cette place appartient à un joueur ordinateur.
error-not-absent = Cette personne est connectée. L’ordinateur ne remplace que les absents.
error-no-hints = Il n’y a pas de conseils à cette table.
error-preparing = Conseils, analyses et vérification des longues parties sont encore en préparation ; ils seront là dans quelques minutes.

## Afterwards

error-not-over = Il faut attendre la fin de la partie.
error-not-alone = Seule une donne jouée en solo peut être rejouée.
error-no-rematch = Pas de revanche ici : c’est la donne du jour, ou une partie « et si… ».
error-no-such-round = Cette manche ou cette place n’existe pas dans cette partie.
error-day-not-over = Il faut attendre la fin de la journée : d’autres jouent encore cette donne.
error-no-such-turn = Ce tour n’a pas encore été examiné.
error-no-analyst = Personne ici ne sait juger ce jeu.
error-no-analyses = Ce serveur n’analyse pas les parties.
error-analyses-full = Trop de parties sont en cours d’analyse pour en commencer une de plus. Réessayer plus tard.
error-cannot-suppose = On ne peut pas continuer à jouer à partir de cette position.
error-no-learning = Ce n’est pas une partie d’apprentissage.
error-learning-alone = Une partie d’apprentissage se joue seul ; tous les autres sont des joueurs ordinateurs.
error-learning-hints = Une partie d’apprentissage a besoin de conseils.
error-day-to-come = Ce jour n’est pas encore venu.
error-bad-day = « { $day } » n’est pas un jour.
error-bad-record = Ce n’est pas une partie enregistrée valable. { $cause ->
    [illegal] Les règles interdisent « { $token } » à la ligne { $line }.
    [token] « { $token } » à la ligne { $line } est faux.
    [name] « { $token } » ne peut pas être un nom.
   *[line] La ligne { $line } est fausse, ou il y manque quelque chose.
}
error-record-unfinished = Cette partie enregistrée n’a pas été jouée jusqu’au bout.
error-record-too-long = Vérifier cette partie prend trop de temps.

## The server

error-malformed = Le serveur n’a pas compris cette demande. { $what }
error-too-large = C’est trop : { $most } octets au plus sont acceptés.
error-no-such-route = Il n’y a rien à cette adresse.
error-no-such-method = Cela ne se fait pas à cette adresse.
error-too-much-changed = Tant de choses ont été changées à cette table que seul le nécessaire est encore possible : commencer, jouer son tour, quitter.
error-busy = Il se passe trop de choses à cette table en ce moment. Réessayer.
error-no-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n’a été changé ; réessayer plus tard.
error-closing = Le serveur va s’arrêter. Il sera peut-être de retour dans un instant.
error-failure = Une erreur s’est produite sur le serveur. Rien n’a été changé ; réessayer.
