### What the server refuses, and why

## Who you are

error-no-guest = Prima serve un nome: questo dispositivo qui non è conosciuto.
error-wrong-token = Questo token qui non è conosciuto. Bisogna chiederne uno nuovo.
error-foreign-site = Questa richiesta veniva da una pagina di un altro sito e non è stata accettata.
error-unknown-host = Questo server non è conosciuto con il nome «{ $host }». Chi lo gestisce può aggiungere il nome all’impostazione «{ $setting }».
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-seated = Non hai un posto a questo tavolo.
error-already-seated = Hai già un posto a questo tavolo.
error-seat-asked-for = Un altro dispositivo ha già chiesto questo posto. Crea un nuovo codice sul dispositivo dove giochi.
error-nobody-asks = Nessun dispositivo che mostra questo numero chiede il tuo posto.
error-too-many = Troppe volte di seguito. Riprova tra { $seconds } s.

## Finding a table

error-no-such-table = Questo tavolo non esiste. Forse è stato abbandonato e sgomberato.
error-table-unread = Questo tavolo non si può più leggere: è stato iniziato con la versione { $rules } delle regole. Chi vi sedeva può ancora scaricare i turni.
error-no-such-code = Questo codice non è valido, o non lo è più.
error-no-such-seat = Questo posto non esiste a questo tavolo.
error-by-invitation = A questo tavolo si entra su invito: chiedi il codice o il link.
error-table-full = Tutti i posti di questo tavolo sono occupati.
error-seat-taken = Questo posto è occupato.
error-house-full = I tavoli in uso sono così tanti che non se ne può aprire un altro. Riprova più tardi.
error-too-many-tables = Hai già { $most } tavoli in uso. Prima concludine o lasciane qualcuno.
error-too-many-replays = Per te sono già conservate { $most } partite importate. Le più vecchie vengono eliminate col tempo.
error-too-much-kept = Per te sono conservate così tante partite che non c’è posto per altre. Le più vecchie vengono eliminate col tempo.

## Before the start

error-no-such-game = Qui non c’è un gioco che si chiama «{ $game }».
error-no-such-language = Il gioco non ha testi in «{ $language }».
error-no-such-player = In questo gioco non c’è un giocatore virtuale che si chiama «{ $player }».
error-bad-options = Queste opzioni non vanno bene: { $what }
error-bad-seats = Posti richiesti: { $seats }. Questo gioco ne ha da { $fewest } a { $most }.
error-other-game = Il gioco di un tavolo non si può cambiare. Apri un altro tavolo.
error-own-seat = Questo è il tuo posto. Per lasciarlo, esci dal tavolo.
error-seats-empty = Ci sono ancora posti liberi. Aspetta altre persone o affidali al computer.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.

## Playing

error-over = La partita è finita.
error-round-closed = Questo round è già chiuso.
error-round-not-begun = Questo round non è ancora cominciato.
error-not-your-turn = Non tocca a te.
error-turn-taken = Il tuo turno è già stato inviato. Ritiralo per cambiarlo.
error-turn-incomplete = Il turno non è completo: resta qualcosa da decidere.
error-nothing-to-take-back = Non c’è un turno da ritirare.
error-not-a-move = «{ $move }» non è una mossa.
error-key-used = Questo turno è già stato inviato con altre mosse. Ricarica la pagina e riprova.
error-seat-handed-over = Il computer gioca al posto tuo. Prima riprendi il tuo posto.
error-no-person = Nessuno da sostituire: questo posto è di un giocatore virtuale.
error-not-absent = Questa persona è collegata. Il computer sostituisce solo chi non c’è.
error-no-hints = A questo tavolo non ci sono suggerimenti.
error-preparing = Suggerimenti, analisi e controllo delle partite lunghe sono ancora in preparazione; saranno pronti tra qualche minuto.

## Afterwards

error-not-over = Bisogna aspettare la fine della partita.
error-not-alone = Si possono rigiocare le stesse carte solo se si è giocato da soli.
error-no-rematch = Qui non c’è rivincita: è la partita del giorno, o un «e se…».
error-no-such-round = Questo round o questo posto non esiste in questa partita.
error-day-not-over = Bisogna aspettare la fine della giornata: altri stanno ancora giocando con queste carte.
error-no-such-turn = Questo turno non è ancora stato esaminato.
error-no-analyst = Qui nessuno sa giudicare questo gioco.
error-no-analyses = Questo server non analizza partite.
error-analyses-full = Le partite in analisi sono così tante che non se ne può iniziare un’altra. Riprova più tardi.
error-cannot-suppose = Da questa posizione non si può continuare a giocare.
error-no-learning = Questa non è una partita per imparare.
error-learning-alone = A una partita per imparare partecipa una sola persona; tutti gli altri sono giocatori del computer.
error-learning-hints = Una partita per imparare ha bisogno dei suggerimenti.
error-day-to-come = Questo giorno non è ancora arrivato.
error-bad-day = «{ $day }» non è un giorno.
error-bad-record = Questa non è una partita registrata valida. { $cause ->
    [illegal] Le regole vietano «{ $token }» nella riga { $line }.
    [token] «{ $token }» nella riga { $line } è sbagliato.
    [name] «{ $token }» non può essere un nome.
   *[line] La riga { $line } è sbagliata, o lì manca qualcosa.
}
error-record-unfinished = Questa partita registrata non è stata giocata fino alla fine.
error-record-too-long = Controllare questa partita richiede troppo tempo.

## The server

error-malformed = Il server non ha capito questa richiesta. { $what }
error-too-large = È troppo: si accettano al massimo { $most } byte.
error-no-such-route = A questo indirizzo non c’è niente.
error-no-such-method = A questo indirizzo non si può fare.
error-too-much-changed = A questo tavolo sono già state cambiate così tante cose che si può fare ancora solo il necessario: iniziare, giocare il proprio turno, lasciare il tavolo.
error-busy = A questo tavolo sta succedendo troppo in una volta. Riprova.
error-no-storage = Il server al momento non può salvare nulla. Non è stato cambiato nulla; riprova più tardi.
error-closing = Il server si sta fermando. Forse torna tra un momento.
error-failure = Qualcosa è andato storto sul server. Non è stato cambiato niente; riprova.
