### Texts that only a screen needs, in Italian. Everything else is shared with the terminal.

## Everywhere

web-close = Chiudi
web-back = Indietro
web-again = Riprova
web-skip = Salta
web-more = Altro
web-looks = Aspetto
web-theme = Chiaro o scuro
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-contrast = Contrasto
web-contrast-auto = Contrasto: come il sistema
web-contrast-more = Contrasto: alto
web-contrast-none = Contrasto: normale
web-pace = Velocità dei movimenti
web-pace-calm = Movimenti: calmi
web-pace-quick = Movimenti: rapidi
web-pace-none = Movimenti: immediati
web-to-lobby = All’ingresso
web-credits = Riconoscimenti
web-credits-house = Skulduggery è una piattaforma indipendente: carte, figure e testi sono originali.
web-credits-icons = I pittogrammi
web-credits-licence = In altri colori e misure:
web-credits-fonts = I caratteri

## Troubles

web-server-gone = Il server al momento non è raggiungibile. Questa pagina torna da sola appena il server c’è di nuovo.
web-new-build = C’è una nuova versione di Skulduggery.
web-new-build-load = Caricala
web-error-title = Qualcosa non ha funzionato
web-error-server = Il server non risponde come dovrebbe. Riprova tra un momento.
web-gone-title = Tavolo inesistente
web-gone = A questo indirizzo non c’è nessun tavolo. Forse è stato tolto, oppure il link non è completo.
web-closed-title = Solo per chi gioca
web-lost = Connessione persa, nuovo tentativo …
web-joining = Verso il tavolo …

## Several people at one device

web-seat-here = gioca anche su questo dispositivo
web-here = su questo dispositivo
web-here-who = Nome di chi siede al posto { $seat }
web-here-name = Giocatore { $seat }
web-hand-over = Passa a { $player }
web-hand-covered = Fino ad allora è tutto coperto: nessuno vede le carte degli altri.
web-hand-take = Sono { $player }

## The lobby

web-motto = Giochi di malaffare e bluff
web-your-name = Il tuo nome
web-play-now = Gioca subito
web-against = { $bots ->
        [one] contro 1 bot
       *[other] contro { $bots } bot
    }
web-bots-here = Bot: { $bot }. Più forti: «Un nuovo tavolo …»
web-new-table = Un nuovo tavolo …

## Lessons

web-lesson = Lezione
web-lesson-step = { $step } di { $steps }
web-lesson-rule = La regola
web-lesson-again = Da capo
web-lesson-hide = Nascondi
web-lesson-show = Mostra l’aiuto
web-lesson-next = Continua a leggere
web-lesson-real = Ora una partita vera
web-lesson-own = Ora giochi a modo tuo: bene così. Se qualcosa ti è nuovo, «?» lo spiega.
web-lesson-watch = Fatto. Guarda che cosa succede ora.
web-lesson-strayed = La lezione prevedeva altro. Ritira la risposta per riprenderla, oppure continua a modo tuo.
web-lesson-stuck = Questa non si può ritirare. Ricomincia da capo, oppure continua a modo tuo.
web-lesson-back = Ritira la risposta
web-lesson-tip = Qui
web-learn = Impara giocando
web-short = { $bots ->
        [one] Una partita breve contro un principiante
       *[other] Una partita breve contro { $bots } principianti
    }

web-hints = Suggerimenti
web-hints-yes = permessi
web-hints-no = nessuno
web-listed = Il tavolo
web-listed-yes = si vede all’ingresso
web-listed-no = solo con il link
web-watching = Chi assiste
web-watching-now = vede subito ciò che vedono tutti
web-watching-late = lo vede { $lag } messaggi dopo
web-watching-none = nessuno
web-clock = Tempo per una decisione
web-clock-none = quanto serve
web-clock-seconds = { $n ->
        [one] 1 secondo
       *[other] { $n } secondi
    }
web-clock-minutes = { $n ->
        [one] 1 minuto
       *[other] { $n } minuti
    }
web-clock-days = { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
web-late = Quando il tempo scade
web-late-answer = rispondono le regole
web-late-bot = continua un bot
web-late-wait = tutti aspettano
web-make-table = Apri il tavolo
web-seats = Posti
web-seat = Posto { $seat }
web-seat-open = libero per chi ha il link
web-seat-bot = Bot: { $bot }
web-persona = Carattere del posto { $seat }
web-persona-none = vuole solo vincere
web-tables = Tavoli
web-tables-none = Per ora nessun tavolo aperto. Aprine uno e manda il link a qualcuno.
web-taken = { $taken } posti su { $seats } occupati
web-join = Siediti
web-watch = Guarda
web-resume = Torna al tuo tavolo:
web-finished = Partite finite

## La sala: tavoli, partite mie, chi gioca come

web-parts = Che cosa fare
web-part-play = Gioca
web-part-tables = Tavoli aperti
web-part-mine = Le mie partite
web-part-watch = Guarda
web-resume-turn = Tocca a te:
web-your-turn = tocca a te
web-filter = Gioco
web-filter-all = tutti i giochi
web-watch-best = Partite da guardare
web-watch-none = Nessuna partita da guardare, per ora.
web-leaders = I migliori
web-leaders-how = Secondo come sono finite le partite tra chi ha un account e i bot della casa, a tavoli elencati e senza suggerimenti. ± dice di quanto un punteggio può sbagliare; l’elenco segue il suo limite inferiore. Tutti cominciano con 1000 ± 667.
web-leaders-place = Posto
web-leaders-who = Giocatore
web-leaders-rating = Punteggio
web-leaders-games = Partite
web-leaders-none = Nessuno ha ancora giocato una partita che conta. Accedi, apri un tavolo senza suggerimenti e comincia tu.
web-rated = vale per i punteggi
web-people-here = Come giocano:
web-games-won = Partite: { $games }, vinte: { $won }.
web-rating-is = Punteggio { $rating } ± { $spread }
web-rating-place = { $place }º posto
web-rating-change = Punteggio { $change }
web-rating-none = Ancora nessun punteggio.
web-rating-curve = Ultime partite valide per il punteggio: { $games }. Da { $first } a { $last }, minimo { $low }, massimo { $high }.
web-person-in-tab = Come gioca { $player }, in una nuova scheda
web-newer = Partite più recenti
web-older = Partite precedenti
web-person-none = Nessuna partita è ancora finita.
web-history = Ultime partite
web-history-none = Nessuna partita è ancora finita.
web-played-with = con { $players }
web-somebody-left = qualcuno che se n’è andato
web-finish = { $place }º posto su { $seats }
web-score = Punti: { $n }
web-playing = Come gioco
web-listing = Gli altri possono vedere come gioco
web-listing-page = La mia pagina
web-listing-what = Allora sei negli elenchi dei migliori e hai una pagina con punteggi, bluff e partite ai tavoli elencati. Le partite a tavoli privati le vedi solo tu.

## Before the game

web-host = ospita
web-link = Link a questo tavolo
web-share = Manda questo link alle persone con cui vuoi giocare.
web-scan = Mostralo come codice QR
web-scan-of = Codice QR di questo link
web-scan-here = Solo questo dispositivo trova questo indirizzo. Per gli altri nella tua rete avvia il server con --host 0.0.0.0 e apri l’indirizzo che mostra.
web-copy = Copia
web-copied = Copiato
web-copy-watch = Copia il link a questo tavolo
web-start = Inizia la partita
web-start-waits = { $seats ->
        [one] Manca 1 giocatore
       *[other] Mancano { $seats } giocatori
    }
web-waits-seats = La partita può iniziare appena tutti i posti sono occupati.
web-waits-host = In attesa che chi ospita inizi la partita.
web-get-up = Lascia il posto
web-close-table = Chiudi questo tavolo
web-full = Tutti i posti sono occupati; la partita non è ancora iniziata. Resta a guardare.

## For eyes and ears of all kinds

web-sound = Suoni
web-sound-off = Suoni: spenti
web-sound-soft = Suoni: bassi
web-sound-medium = Suoni: medi
web-sound-loud = Suoni: forti
web-screen = Schermo
web-screen-on = Schermo: resta acceso
web-screen-off = Schermo: come al solito
web-the-board = Il tavolo
web-skip-to-ask = Alla tua decisione
web-skip-to-board = Al contenuto
web-told = Che cosa succede
web-told-before = { $n ->
        [one] Prima è successa un’altra cosa: è nel diario.
       *[other] Prima sono successe altre { $n } cose: sono nel diario.
    }

## At the table

web-ask = La tua decisione
web-log = Diario
web-notes = Appunti
web-chat = Chat
web-chat-none = Nessuno ha ancora detto nulla.
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-chat-to = A
web-chat-everybody = Tutti
web-chat-to-name = Parla solo con { $name }
web-chat-say-to = Lo vede solo { $name }
web-mute = Silenzia
web-mute-name = Silenzia { $name }
web-unmute = Riattiva
web-unmute-name = Riattiva { $name }
web-muted = Non senti più { $name }.
web-rules = Regole
web-rules-search = Cerca nelle regole
web-rules-none = Nessuna regola parla di «{ $said }».
web-rules-games = Giochi
web-rules-parts = Le parti delle regole
web-rules-which = Scegli il gioco di cui vuoi leggere le regole.
web-rules-lost = In questo gioco non c’è la regola { $rule }; ecco tutte le altre.
web-rules-read = Leggi le regole
web-things = Che cosa c’è sul tavolo
web-use-log = Che cosa è successo finora, a parole; in fondo il più recente. § accanto a una riga porta alla sua regola.
web-use-notes = Ciò che hai visto e potresti dimenticare, raccolto per te. Nessun altro lo vede.
web-use-chat = Che cosa si dicono le persone a questo tavolo, anche in privato.
web-use-hint = Le risposte migliori a ciò che ti si chiede, secondo le tue possibilità di vittoria, stimate da ciò che puoi sapere.
web-use-rules = Tutte le regole del gioco; prima quelle della domanda.
web-use-help = Come si gioca, in figure; i tasti; e tutto ciò che c’è sul tavolo, da consultare.
web-use-menu = Impostazioni, il link del tavolo, le regole e che cos’altro si può fare: riprendere una risposta, chiudere la partita, arrendersi.
web-use-skip = Mostra subito ciò che resta da mostrare. Lo fa anche Esc.
web-use-back = Un passo indietro: non è stato ancora risposto nulla. Lo fa anche Esc.
web-what = Che cos’è?
web-away = assente
web-away-long = { $player } è assente.
web-gave-up = ha rinunciato
web-take-over = Fai continuare un bot
web-event-take-over = è assente; continua un bot
web-event-return =
    { $you ->
        [yes] sei di nuovo al tavolo
       *[no] è di nuovo al tavolo
    }
web-event-resign =
    { $you ->
        [yes] rinunci; continuano le regole
       *[no] rinuncia; continuano le regole
    }
web-event-time-out =
    { $you ->
        [yes] non hai più tempo; risponde l’orologio
       *[no] non ha più tempo; risponde l’orologio
    }
web-event-undo =
    { $you ->
        [yes] ritiri la tua ultima risposta
       *[no] ritira l’ultima risposta
    }
web-left = Tempo rimasto
web-left-none = tempo scaduto
web-left-soon = restano { $n } secondi
web-left-days = { $days } g { $hours } h
web-bot-plays = Un bot gioca per te, perché il tempo era scaduto.
web-play-on = Continua tu
web-undo = Ritira la mia ultima risposta
web-tell-me = Avvisami se il tavolo mi aspetta
web-tell-me-webhook = tramite il canale di chi gestisce questo server
web-tell-me-mail = per e-mail a
web-tell-me-coded = Un codice sta arrivando a questo indirizzo.
web-tell-me-code = Il codice
web-tell-me-so = Avvisami lì
web-tell-me-ask = Mandami un codice
web-tell-me-push = in questo browser
web-tell-me-denied = Il tuo browser non permette notifiche da questa pagina. Permettile nelle sue impostazioni per questa pagina, poi riprova.
web-tell-me-unreached = Il tuo browser non si può raggiungere: il suo servizio push non risponde, o non c’è.
web-stop = E-mail dal tavolo
web-stop-ask = Niente più e-mail quando questo tavolo ti aspetta? Al tavolo potrai chiederle di nuovo.
web-stop-do = Disattiva le e-mail
web-stop-done = Fatto: da questo tavolo non arrivano più e-mail.
web-resign = Rinuncia …
web-resign-sure = Da ora le regole rispondono per te, fino alla fine della partita. Non si torna indietro.
web-resign-yes = Sì, rinuncio
web-end-ask = Chiedi a tutti di chiudere la partita
web-motion-undo =
    { $you ->
        [yes] Vorresti ritirare la tua ultima risposta.
       *[no] { $player } vorrebbe ritirare l’ultima risposta.
    }
web-motion-end =
    { $you ->
        [yes] Vorresti chiudere la partita senza risultato.
       *[no] { $player } vorrebbe chiudere la partita senza risultato.
    }
web-motion-voted = Hanno votato { $voted } su { $voters }
web-motion-declined = Non c’è stato accordo.
web-motion-yes = D’accordo
web-motion-no = Non d’accordo
web-motion-secret = Nessuno saprà chi vota cosa.
web-spectator = Stai guardando
web-why-not = Perché no?
web-sent = Inviato …
web-notes-strict = A questo tavolo si gioca senza appunti: ricorda ciò che vedi.

## Ending, and after

web-end = Chiudi la partita per tutti …
web-end-sure = La partita si ferma per tutti e non si contano i punti.
web-end-yes = Sì, chiudila
web-ended = Chi ospita ha chiuso questa partita.
web-old-rules = Questa partita segue regole più vecchie, che questo server non ha più. È finita senza contare per i punteggi e non si può più mostrare.
web-old-record = Questa partita seguiva regole più vecchie, che questo server non ha più: non si può mostrare.
web-broken-log = La registrazione di questa partita è danneggiata: la partita non può continuare né essere mostrata.
web-scoring = Il punteggio
web-result = Risultato
web-rematch = Rivincita
web-rematch-join = Alla rivincita
web-review = Rivedi la partita
web-see-table = Guarda il tavolo
web-save-log = Salva il registro della partita
web-open-record = Lascia rivedere la partita a tutti
web-opened = Tutti possono guardare questa partita.

## Review

web-review-start = Tutto è pronto: la partita comincia.
web-review-closed = Solo chi ha giocato può rivedere questa partita; chi ospita può aprirla a tutti.
review-begin = Probabilità, errori, bluff
review-wait = Ci penso su: { $done }%
review-share = { $share }%
review-earlier = Il momento prima
review-later = Il prossimo momento
review-moments = Momenti da cui imparare
review-everybody = di tutti
mark-bluff = bluff
mark-suspicion = sospetto
web-to-table = Al tavolo
web-first = All’inizio
web-previous = Un passo indietro
web-next = Un passo avanti
web-last = Alla fine
web-run = Riproduci
web-pause = Pausa

## A replay: eyes, speed, sharing, playing on

replay-whose = Dal punto di vista di
replay-speed = Velocità con cui va da sé
replay-unseen = Di questo { $player } non ha visto nulla.
replay-on = Gioca da qui
replay-share = Condividi
share-moment = Questo momento
share-send = Invia …
share-files = Da conservare
share-files-say = Il testo racconta la partita a parole, dal punto di vista scelto. Il registro è la partita stessa, da rivedere e analizzare nel terminale.
share-text = Salva come testo
share-picture = Un’immagine animata
share-picture-says = L’ultimo giro sul tavolo, dal punto di vista scelto: una GIF di circa un megabyte, per una chat o una pagina.
share-draw = Disegnala
share-frame-of = Immagine { $n } di { $of }
share-stop = Ferma
share-closed = Solo chi ha giocato può rivedere questa partita; { $player }, che ora la ospita, può aprirla a tutti.
share-save = Salva l’immagine
share-frame = In una pagina tua
share-frame-says = Metti questo nella tua pagina: chi legge scorre la partita passo per passo e non può cambiare nulla.
share-frame-closed = Appena tutti potranno guardare questa partita, potrà stare anche in altre pagine.
on-says = Un nuovo tavolo comincia da come stava questa partita al passo { $step }. Ciò che si pesca da lì in poi è un caso nuovo. La nuova partita non conta per nessuna classifica.
on-me = io
on-hidden = Carte nascoste
on-anew = Ridistribuite.
on-anew-says = Ciò che il mio posto sapeva fin lì resta; tutto il resto si ridistribuisce. Chi ha visto questa partita sa solo ciò che sapevo io.
on-same = Com’erano.
on-same-says = Ogni carta nascosta resta dov’era, anche nei mazzi: chi ha visto questa partita le conosce.
on-begin = Comincia da qui
web-continues = Continua un’altra partita; non conta per nessuna classifica.
web-continues-anew = Le carte nascoste sono state ridistribuite: chi ha visto quella partita sa ciò che sapeva { $player }, e nient’altro.
web-continues-same = Ogni carta sta dove stava là: chi ha visto quella partita le conosce tutte.

## Un caso che chiunque può verificare

web-dealing = Si distribuiscono le carte …
web-fair = Un caso che chiunque può verificare
web-fair-words = Queste quattro parole sono le stesse per tutti al tavolo.
web-fair-part = A mescolare hanno contribuito i browser di: { $players }.
web-fair-nobody = A mescolare è stato solo il server.
web-fair-without = Distribuito senza il browser di: { $players }.
web-fair-ended =
    { $ended ->
        [one] Una partita prima di questa rivincita è stata chiusa a distribuzione iniziata.
       *[other] { $ended } partite prima di questa rivincita sono state chiuse a distribuzione iniziata.
    }
web-fair-commits = Con ogni messaggio pubblico il server si impegna su tutta la registrazione fino a quel punto: non può riscrivere una risposta nascosta senza essere scoperto.
web-fair-uncommitted = Questa partita è cominciata quando i server non si impegnavano ancora sulla registrazione: se una risposta nascosta viene riscritta dopo, non si può verificare.
web-fair-server = Il server ha sigillato la propria parte:
web-fair-checked = Verificato: la chiave del server e tutte le parti corrispondono ai loro sigilli.
web-fair-false = Qualcosa non va: ciò che il server rivela ora non corrisponde a ciò che era sigillato.
web-fair-how = Per verificare che ogni carta ne sia derivata servono entrambi i file:
web-fair-receipt = Salva la mia ricevuta
web-fair-awaits = In attesa del browser di { $player }, che deve contribuire a mescolare.
web-fair-leave-out = Distribuisci senza { $player }
web-fair-seal = Il server mostra un sigillo della sua parte diverso da prima. Non fidarti di questa distribuzione.
web-fair-listed = La lista dei sigilli del server non è di questo tavolo, o non è quella mostrata prima. Non fidarti di questa distribuzione.
web-fair-lacks = Il tuo browser ha sigillato la sua parte, ma nella lista del server quel sigillo manca. Il tuo browser non rivela la sua parte: non si può dire se il mescolamento sia equo.
web-fair-told = Ciò che il server dice ora non è ciò che ha detto prima al tuo browser.
web-fair-seat = Il server ti dà un posto diverso da quello che avevi quando sono state date le carte. Non fidarti di questa distribuzione.
web-fair-back = Il server ha riportato indietro il tavolo dopo che il tuo browser aveva rivelato la sua parte. Non fidarti di questa distribuzione.
web-fair-begun = Questo tavolo segue un altro la cui distribuzione è stata interrotta, ma il server non la conta. Forse ha ridistribuito finché le carte non gli andavano bene.
web-fair-withheld = La parte di un giocatore era sigillata, ma le carte sono state date senza di essa. Un server d’accordo con quel giocatore poteva scegliere fra due distribuzioni.
web-fair-log = Ciò che il server rivela a fine partita non corrisponde a ciò che era sigillato. Non fidarti di questa distribuzione.
web-fair-device = La parte del tuo posto è stata sigillata da un altro dispositivo. Se non eri tu, non fidarti di questo mescolamento.
web-fair-out = Le carte sono distribuite senza una parte del tuo browser.

## Help

web-help-hold = Tieni premuto un punto qualsiasi del tavolo: ti si dice che cos’è, e secondo quali regole.
web-help-keys = Tasti: ciò che sta su un pulsante (A, 5, 0) lo preme; le frecce vanno dall’uno all’altro; Esc torna indietro o salta; R apre le regole; ? dice che cos’è ciò che è selezionato, altrimenti apre questa pagina. Il tasto destro, o una pressione lunga, dice che cos’è qualsiasi cosa sul tavolo.
## Il mio account

web-log-in = Accedi
web-log-in-instead = Ho un account
web-log-in-with = Accedi con { $provider }
web-providers = Altri modi per entrare
web-provider-also = Accedi anche con { $provider }
web-provider-end = Non più
web-sign-up = Nuovo account
web-sign-up-instead = Voglio un account
web-recover = Password dimenticata
web-recover-instead = Ho dimenticato la password
web-account-why = Per giocare non serve un account. Con un account ritrovi le tue partite su ogni dispositivo, e nessun altro ha il tuo nome.
web-password = Password
web-password-new = Nuova password
web-password-least = Almeno 10 caratteri; più parole si ricordano facilmente.
web-password-change = Cambia la password
web-password-changed = La password è cambiata; tutti gli altri browser sono stati scollegati.
web-code = Codice di recupero
web-code-why = Annota questo codice: ti permette di scegliere una nuova password se dimentichi la tua. Si vede solo adesso, e non c’è altro rimedio: il server non conosce nessun tuo indirizzo e-mail.
web-code-kept = L’ho annotato
web-log-out = Esci
web-log-out-others = Scollega tutti gli altri
web-my-games = Le mie partite
web-my-games-none = Ancora nessuna partita.
web-take-along = { $games ->
        [one] In questo browser hai preso un posto come ospite.
       *[other] In questo browser hai preso { $games } posti come ospite.
    }
web-take-along-yes = Porta con te
web-sessions = Dove hai effettuato l’accesso
web-session-this = questo browser
web-session-seen = visto il { $day }
web-my-data = I miei dati
web-my-data-what = Tutto ciò che questo server sa di te, in un solo file: account, browser, posti, le tue risposte e ciò che hai detto.
web-my-data-save = Salva i miei dati
web-forget = Elimina il mio account …
web-forget-what = Account, nome, posti e tutto ciò che hai detto vengono eliminati e non si possono recuperare. Le partite giocate restano, perché gli altri possano rivederle e verificarle; il tuo nome rimane solo nell’elenco sigillato prima di ogni distribuzione.
web-forget-yes = Elimina tutto
web-known = con account
web-bot-named = { $name } (bot)
web-bot-account = account di un bot
web-bot = Un bot
web-bot-why = Un tuo programma può giocare con questo account: si siede dove viene invitato, e tutti vedono che è un bot. È per sempre: nessuno ci gioca più a mano. Non si può più fare se l’account si è già seduto a un tavolo.
web-bot-become = Farne l’account di un bot
web-bot-become-yes = Per sempre: account di un bot
web-bot-is = Con questo account gioca un programma, e tutti vedono che è un bot.
web-bot-token-since = Ha un token dal { $day }.
web-bot-token-new = Nuovo token
web-bot-token-shown = Mostrato una sola volta: conservalo dove il tuo programma lo trova. Quello di prima non vale più.
web-bot-token-end = Annulla il token
web-invite-bot = Invita il bot di qualcun altro
web-invite-name = Nome del bot
web-invite = Invita
web-invited = { $name } lo sa.
web-invite-sent = { $name } non ne sa ancora nulla: forse il suo programma non è in funzione.
web-invite-declined = { $name } non viene.
web-report = Segnala l’ultima frase di { $name }
web-reported = Ora chi gestisce questo server può vederla, con ciò che è stato detto prima.
web-hush = Togli la parola a { $name }
web-unhush = Ridai la parola a { $name }

# The lab
web-lab = Il laboratorio
web-lab-intro = Cambia una carta o un numero, della casa o di un tuo file di carte: i bot giocano le stesse mani con e senza la modifica, e vedi che cosa cambia.
web-lab-game = Gioco
web-lab-what = Carta
web-lab-numbers = Numeri del gioco
web-lab-fields = Come nei file delle carte
web-lab-before = Com’è
web-lab-after = Com’è modificata
web-lab-changes = Che cosa cambia
web-lab-back = Annulla { $change }
web-lab-players = Giocatori
web-lab-run = Gioca le mani
web-lab-stop = Ferma
web-lab-open = Apri un file di carte
web-lab-save = Salva come file di carte
web-lab-file = Carte di { $name }.
web-lab-house = Torna alle carte della casa
web-lab-problems = Con { $name } non si può ancora giocare:
web-lab-warnings = { $warnings ->
    [one] Una cosa da sapere su queste carte
   *[other] { $warnings } cose da sapere su queste carte
}
web-lab-no-text = { $name } non è un testo in UTF-8.
web-lab-state-waiting = Aspetta il suo turno.
web-lab-state-running = { $deals } mani finora; le cifre diventano più sicure.
web-lab-state-done = { $deals } mani: finito.
web-lab-state-stopped = Fermato dopo { $deals } mani.
web-lab-state-failed = Non è riuscito: le partite con queste carte durano troppo o danno errore.
web-lab-worth = Chi la prende vince più spesso di
web-lab-points = punti
web-lab-seldom = Finora è stata presa troppo di rado per dire quanto vale.
web-lab-few = troppo poche mani per dirlo
web-lab-figure = Una partita
web-lab-was = prima
web-lab-moves = cambia di
web-lab-range = 95%
web-lab-wins = vittorie del giocatore { $place } nell’ordine di turno, %
web-lab-note = Ciò che i bot giocano male qui sembra debole, qualunque sia il valore della carta: prendi una cifra come una domanda alle persone.
web-lab-game-questions = domande
web-lab-leads = cambi in testa
