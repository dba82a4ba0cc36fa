### Texts that only the terminal, and notes to people who are away, need, in Italian.

cards-good = { $file }: con queste carte si può giocare.
cards-replaced = { $file }: al posto di { $card } ora c’è la carta di { $new }; con queste carte si può giocare.

## The lobby

lobby-title = Skulduggery
lobby-game = Gioco
lobby-people = A questo terminale
lobby-opponents = Avversari
lobby-nobody = nessuno
lobby-hint = Invio inizia la partita, un numero cambia una riga, Q esce.
lobby-language-ask = Quale lingua? { $choices }
lobby-game-ask = Quale gioco? { $choices }
lobby-players-ask = Quanti giocatori, da { $least } a { $most }?
lobby-people-ask = Chi gioca a questo terminale? Un nome, o più nomi separati da virgole.
lobby-opponents-ask = Quali avversari? Una parola per tutti, o una ciascuno, separate da virgole: { $choices }
lobby-personas = Un livello può avere uno stile, come in { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Scrivi da 1 a { $most } nomi diversi, separati da virgole, ciascuno di { $longest } lettere al massimo.
lobby-opponents-wrong = Scrivi una parola tra { $choices }, oppure { $count } separate da virgole.
lobby-choice-wrong = «{ $said }» non è tra le scelte: scrivi { $choices }, o premi solo Invio per lasciare tutto com’è.
lobby-wrong = «{ $said }» non è una riga: scrivi un numero da 1 a { $last }, Invio per iniziare o Q per uscire.

## Playing

since = Dalla tua ultima mossa
hidden-lines = … e { $count ->
        [one] un’altra riga (L)
       *[other] altre { $count } righe (L)
    }
more-options = +  altre opzioni
your-question = { $player }: { $question }
not-an-answer = «{ $said }» qui non è possibile: scrivi { $keys }, oppure ? per l’aiuto.
nothing-typed = Scrivi { $keys }, oppure ? per l’aiuto.
allowed = È permesso.
enter = Premi Invio per continuare.
earlier = Invio: mostra ciò che è successo prima; Q e Invio: basta.
notes-title = I tuoi appunti
rules-none = Nessuna regola comincia con «{ $said }». R da solo le mostra tutte; R con una di queste parole ne mostra solo alcune: { $words }.
help-keys =
    Scrivi la lettera o il numero di una scelta e premi Invio, per esempio A o 2. I passi di una mossa possono stare su una riga sola: 5 2.
    Vanno bene anche le parole del registro di gioco, come { $words }. Se una regola vieta la mossa, ti viene detto quale e perché; con «why» davanti lo chiedi senza giocarla.

    ?  questa pagina       R  tutte le regole, R { $part } solo alcune
    T  tutto il tavolo, con ogni carta per intero
    N  i tuoi appunti      L  tutto ciò che è successo
    B  un passo indietro   Q  esci, e salva se vuoi
help-table = Come si legge il tavolo

## Leaving, saving, going on

leave-ask = Vuoi salvare la partita? Invio la salva in { $file }, un altro nome la salva con quel nome, N esce senza salvare, B torna alla partita.
saved =
    La partita è salvata, carte coperte comprese. Continua con:
    skulduggery play --resume { $file }
not-saved = La partita non è salvata.
written =
    Tutta la partita è in { $file }. Rivedila con:
    skulduggery replay { $file }
    Analizzala con:
    skulduggery review { $file }
write-failed = Non si può scrivere { $file } ({ $why }); indica un altro nome.
file-exists = { $file } esiste già; indica un altro nome.
keep-ask = S salva la partita per rivederla, Invio esce.
resumed = La partita continua da qui.
resume-over =
    La partita in { $file } è finita; rivedila con:
    skulduggery replay { $file }

## A recorded game

host-undo = L’ultima mossa è annullata
host-undo-of = { $player } annulla una mossa
host-take-over = { $player } è un bot: { $bot }
said-resign = abbandona
said-clock = esaurisce il tempo, e si gioca una mossa a caso
replay-bots = Bot: { $bots }
replay-keys = Invio o N: avanti · B: indietro · 12: al passo 12 · g: inizio · G: fine · S 2: visto dal posto 2 · A: tutto scoperto · Q: esci
replay-wrong = «{ $said }» qui non vuol dire nulla. { $keys }
replay-no-seat = Non c’è un posto { $said }; sono da 1 a { $last }.

## Se il caso di una partita registrata era equo

fair-words = La lista in quattro parole, le stesse per tutti al tavolo: { $words }
fair-list = La lista dei sigilli non corrisponde alla registrazione: indica { $what ->
        [game] un altro gioco.
        [rules] altre regole o altre carte.
        [options] altre opzioni.
       *[players] altri giocatori.
    }
fair-unbound = Questa partita è cominciata quando le liste non fissavano ancora le carte: se la registrazione contiene le carte con cui si è giocato, non si può verificare.
fair-key = La chiave del server non corrisponde al suo sigillo.
fair-share = La parte di { $player } non corrisponde al suo sigillo.
fair-without = Distribuito senza { $player }, la cui parte manca.
fair-withheld = { $player } ha sigillato una parte che manca dal mescolamento. Chi conosceva le altre parti avrebbe potuto scegliere fra due distribuzioni.
fair-part = Oltre al server hanno partecipato al mescolamento: { $players }.
fair-nobody = Nessun altro ha partecipato al mescolamento: il caso viene dal solo server.
fair-follows =
    { $ended ->
        [0] Rivincita della partita al tavolo { $table }.
        [one] Rivincita della partita al tavolo { $table }; una partita precedente è stata interrotta a distribuzione iniziata.
       *[other] Rivincita della partita al tavolo { $table }; { $ended } partite precedenti sono state interrotte a distribuzione iniziata.
    }
fair-draw = La riga { $entry }, dovuta al caso, dice «{ $said }»; da chiave e parti segue «{ $right }».
fair-draws = Ogni estrazione segue dalla chiave e dalle parti: { $count }.
fair-committed = La registrazione apre tutti gli impegni arrivati con i messaggi pubblici: { $count }.
fair-uncommitted = Questa partita è cominciata quando i server non si impegnavano ancora sulla registrazione: se una mossa nascosta è stata riscritta dopo, non si può verificare.
fair-nonces = Alla riga { $entry } il numero degli impegni aperti è diverso da quello dei messaggi pubblici.
fair-clock = Mosse giocate dall’orologio, o dopo un abbandono: { $count }.
fair-undo = Mosse annullate: { $count }.
fair-receipt-game = La ricevuta è di un’altra partita, al tavolo { $table }.
fair-receipt-list = La lista nella ricevuta non è quella della registrazione.
fair-receipt-share = La parte di { $player } nella ricevuta non è quella della registrazione.
fair-receipt-told = Secondo la ricevuta, a { $player } non è stato detto ciò che questa partita dice.
fair-receipt-part = La ricevuta contiene i primi { $count } di { $all } messaggi inviati a { $player }.
fair-receipt-committed = Gli impegni ricevuti da { $player }, secondo la ricevuta, non sono quelli di questa registrazione: è stata riscritta, o alcuni sono stati trattenuti.
fair-receipt-late = Secondo la ricevuta, alcuni impegni sono arrivati a { $player } dopo i messaggi a cui appartengono. Fino ad allora una mossa nascosta poteva ancora essere riscritta.
fair-receipt-uncommitted = La ricevuta viene da una pagina più vecchia, senza impegni: a { $player } non può mostrare che nessuna mossa nascosta è stata riscritta.
fair-receipt-opened = La ricevuta contiene i primi { $count } di { $all } impegni inviati a { $player }.
fair-doubt =
    { $what ->
        [seal] Il browser ha annotato: il server ha mostrato un sigillo della sua chiave diverso da prima.
        [listed] Il browser ha annotato: la lista dei sigilli del server non era di quel tavolo o è stata sostituita.
        [lacks] Il browser ha annotato: la sua parte era sigillata, ma nella lista del server quel sigillo mancava.
        [told] Il browser ha annotato: il server ha ripetuto ciò che era successo, ma in modo diverso.
        [seat] Il browser ha annotato: a lista fissata il server gli ha dato un altro posto.
        [back] Il browser ha annotato: a lista fissata il server ha riportato indietro il tavolo.
        [begun] Il browser ha annotato: la lista taceva una distribuzione interrotta in precedenza.
        [withheld] Il browser ha annotato: una parte sigillata è rimasta fuori dal mescolamento.
        [log] Il browser ha annotato: chiave e parti della registrazione non corrispondevano ai sigilli.
        [device] Il browser ha annotato: la parte del suo posto è stata sigillata da un altro dispositivo.
       *[out] Il browser ha annotato: non ha contribuito al mescolamento.
    }
fair-for-seat = Questa partita è stata equa per { $player }.
fair-so-far = Per la parte che la ricevuta copre, questa partita è stata equa per { $player }. Sul resto non può dire nulla.
fair-itself = Questa registrazione è coerente con sé stessa. Se sia la partita giocata, può dirlo solo la ricevuta di chi vi ha partecipato.
fair-not = Questa partita non è stata distribuita come era sigillato.

## Analisi della partita, e suggerimenti. $chance, $cost, $gain: centesimi della vittoria.

review-decisions = Decisioni, in base a ciò che si sapeva allora
review-bluffs = Bluff e trappole
review-suspicions = Sospetti
review-step = Passo
review-chance = Probabilità
review-cost = Costo
review-answer = Mossa
review-quiet = { $n ->
        [one] 1 mossa
       *[other] { $n } mosse
    } senza un costo visibile
hint-key = hint: consiglio
hint-not-here = I suggerimenti sono disattivati quando giocano più persone.

## Notes to people who are away

note-waits = { $name }: tocca a te in una partita di { $game }.
note-subject = Tocca a te in una partita di { $game }
note-mail =
    { $text }

    { $link }

    Ricevi queste e-mail perché l’hai chiesto al tavolo; finiscono con la partita. Per disattivarle subito: { $stop }
note-code-subject = Il tuo codice per Skulduggery
note-code =
    Qualcuno, speriamo tu, vuole ricevere e-mail a questo indirizzo quando è il suo turno in una partita di { $game } su { $server }. Se sei tu, inserisci lì questo codice:

    { $code }

    Se non sei tu, non fare nulla: non arriveranno altre e-mail.
