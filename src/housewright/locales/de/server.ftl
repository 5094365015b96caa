### What the server refuses, and why

## Who you are

error-no-guest = Bitte zuerst einen Namen angeben: Dieses Gerät ist hier nicht bekannt.
error-wrong-token = Dieses Token ist hier nicht bekannt. Bitte ein neues anfordern.
error-foreign-site = Diese Anfrage kam von einer fremden Seite und wurde nicht angenommen.
error-unknown-host = Dieser Server ist unter dem Namen „{ $host }“ nicht bekannt. Wer ihn betreibt, kann den Namen in der Einstellung „{ $setting }“ ergänzen.
error-not-host = Das kann nur, wer diesen Tisch leitet.
error-not-seated = An diesem Tisch hast du keinen Platz.
error-already-seated = An diesem Tisch hast du schon einen Platz.
error-seat-asked-for = Ein anderes Gerät hat schon nach diesem Platz gefragt. Bitte auf dem Gerät, an dem du sitzt, einen neuen Code erzeugen.
error-nobody-asks = Kein Gerät, das diese Zahl zeigt, fragt nach deinem Platz.
error-too-many = Das war zu oft. Bitte in { $seconds } s noch einmal versuchen.

## Finding a table

error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er aufgegeben und abgeräumt.
error-table-unread = Dieser Tisch lässt sich nicht mehr lesen: Er wurde nach Version { $rules } der Regeln begonnen. Wer dort saß, kann die Züge noch abholen.
error-no-such-code = Dieser Code gilt nicht oder nicht mehr.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-by-invitation = An diesen Tisch kommt man nur mit Einladung: Frag nach dem Code oder dem Link.
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-seat-taken = Dieser Platz ist besetzt.
error-house-full = Es sind so viele Tische in Gebrauch, dass kein weiterer eröffnet werden kann. Bitte später noch einmal versuchen.
error-too-many-tables = Du hast schon { $most } Tische in Gebrauch. Beende oder verlasse zuerst einige davon.
error-too-many-replays = Für dich sind schon { $most } eingelesene Partien aufbewahrt. Ältere werden mit der Zeit weggeräumt.
error-too-much-kept = Für dich sind so viele Partien aufbewahrt, dass für weitere kein Platz ist. Ältere werden mit der Zeit weggeräumt.

## Before the start

error-no-such-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
error-no-such-language = Auf „{ $language }“ hat das Spiel keine Texte.
error-no-such-player = Einen Computerspieler namens „{ $player }“ gibt es in diesem Spiel nicht.
error-bad-options = Diese Optionen gehen nicht: { $what }
error-bad-seats = Gewünschte Plätze: { $seats }. Dieses Spiel hat { $fewest } bis { $most }.
error-other-game = Das Spiel eines Tischs lässt sich nicht wechseln. Dafür braucht es einen neuen Tisch.
error-own-seat = Das ist dein eigener Platz. Um ihn aufzugeben, verlass den Tisch.
error-seats-empty = Es sind noch Plätze frei. Warte auf weitere Leute oder besetze sie mit Computerspielern.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.

## Playing

error-over = Das Spiel ist zu Ende.
error-round-closed = Diese Runde ist schon beendet.
error-round-not-begun = Diese Runde hat noch nicht begonnen.
error-not-your-turn = Du bist nicht dran.
error-turn-taken = Dein Zug ist schon abgegeben. Nimm ihn zurück, um ihn zu ändern.
error-turn-incomplete = Der Zug ist nicht vollständig: Es ist noch etwas zu entscheiden.
error-nothing-to-take-back = Es gibt keinen Zug, der sich zurücknehmen lässt.
error-not-a-move = „{ $move }“ ist kein Schritt.
error-key-used = Dieser Zug wurde schon mit anderen Schritten gesendet. Bitte die Seite neu laden und noch einmal versuchen.
error-seat-handed-over = Der Computer spielt für dich. Übernimm zuerst deinen Platz wieder.
error-no-person = Hier sitzt niemand, für den gespielt werden könnte: Der Platz gehört einem Computerspieler.
error-not-absent = Diese Person ist verbunden. Der Computer übernimmt nur für Leute, die nicht da sind.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-preparing = Tipps, Analysen und das Prüfen langer Aufzeichnungen werden noch vorbereitet; in wenigen Minuten sind sie da.

## Afterwards

error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
error-not-alone = Nur wer allein gespielt hat, kann dieselben Karten noch einmal spielen.
error-no-rematch = Hier gibt es keine Revanche: Das ist das Spiel des Tages, oder ein Was-wäre-wenn.
error-no-such-round = Diese Runde oder diesen Platz gibt es in diesem Spiel nicht.
error-day-not-over = Das geht erst, wenn der Tag vorbei ist: Andere spielen noch mit diesen Karten.
error-no-such-turn = Dieser Zug wurde noch nicht angesehen.
error-no-analyst = Dieses Spiel kann hier niemand beurteilen.
error-no-analyses = Dieser Server analysiert keine Spiele.
error-analyses-full = Es werden so viele Spiele analysiert, dass kein weiteres begonnen werden kann. Bitte später noch einmal versuchen.
error-cannot-suppose = Von dieser Stellung aus kann nicht weitergespielt werden.
error-no-learning = Das ist kein Lernspiel.
error-learning-alone = An einem Lernspiel nimmt eine Person teil; alle anderen sind Computerspieler.
error-learning-hints = Ein Lernspiel braucht Tipps.
error-day-to-come = Dieser Tag ist noch nicht gekommen.
error-bad-day = „{ $day }“ ist kein Tag.
error-bad-record = Das ist keine gültige Aufzeichnung. { $cause ->
    [illegal] Die Regeln verbieten „{ $token }“ in Zeile { $line }.
    [token] „{ $token }“ in Zeile { $line } ist falsch.
    [name] „{ $token }“ kann kein Name sein.
   *[line] Zeile { $line } ist falsch, oder dort fehlt etwas.
}
error-record-unfinished = Das Spiel dieser Aufzeichnung wurde nicht zu Ende gespielt.
error-record-too-long = Diese Aufzeichnung zu prüfen dauert zu lange.

## The server

error-malformed = Der Server konnte mit dieser Anfrage nichts anfangen. { $what }
error-too-large = Das ist zu viel: Mehr als { $most } Bytes werden nicht angenommen.
error-no-such-route = Unter dieser Adresse gibt es nichts.
error-no-such-method = Das geht unter dieser Adresse nicht.
error-too-much-changed = An diesem Tisch wurde so viel geändert, dass nur noch möglich ist, was das Spiel braucht: anfangen, Züge machen, verlassen.
error-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Bitte noch einmal versuchen.
error-no-storage = Der Server kann gerade nichts speichern. Es wurde nichts geändert; bitte später noch einmal versuchen.
error-closing = Der Server wird gerade angehalten. Vielleicht ist er gleich wieder da.
error-failure = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; bitte noch einmal versuchen.
