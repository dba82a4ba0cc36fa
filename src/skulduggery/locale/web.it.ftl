### Texts that only a screen needs, in Italian. Everything else is shared with the terminal.

## Everywhere

web-close = Chiudi
web-back = Indietro
web-again = Riprova
web-skip = Salta
web-forward = Avanti veloce: mosse altrui senza animazioni
web-more = Altro
web-looks = Aspetto
web-theme = Chiaro o scuro
web-theme-auto = Segui il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-contrast = Contrasto
web-contrast-auto = Contrasto: segui il sistema
web-contrast-more = Contrasto: alto
web-contrast-none = Contrasto: normale
web-pace = Velocità delle animazioni
web-pace-calm = Animazioni: normali
web-pace-quick = Animazioni: rapide
web-pace-none = Animazioni: nessuna
web-to-lobby = Torna alla lobby
web-credits = Crediti

## Troubles

web-server-gone = Il server non è raggiungibile. Questa pagina tornerà da sola appena il server risponde.
web-offline = Gioca senza rete
web-site-host = Qui si gioca contro i bot o insieme su questo dispositivo. Per giocare con chi è altrove serve un server.
web-site-keeping = Salvataggio per quando manca la rete…
web-site-kept = Salvato: d’ora in poi qui si gioca anche senza rete.
web-site-loading = Caricamento dei giochi…
web-site-lost = La partita si è interrotta. Tra un attimo riprende da qui…
web-site-server = Torna al server
web-site-unkept = Questo browser non salva la partita: durerà finché non chiudi la pagina.
web-new-build = È disponibile una nuova versione di Skulduggery.
web-new-build-load = Ricarica
web-error-title = Qualcosa è andato storto
web-error-server = Il server non risponde come dovrebbe. Riprova tra poco.
web-gone-title = Tavolo non trovato
web-gone = A questo indirizzo non c’è nessun tavolo. Forse è stato eliminato, oppure manca una parte del link.
web-closed-title = Solo per chi gioca
web-lost = Connessione persa. Riconnessione…
web-joining = Accesso al tavolo…

## Several people at one device

web-hand-over = Passa il dispositivo a { $player }
web-hand-covered = Fino ad allora lo schermo resta coperto: nessuno vede le carte degli altri.
web-hand-take = Sono { $player }

## The lobby

web-motto = Giochi da tavolo di crimine e bluff. Gratis e senza account.
web-your-name = Il tuo nome
web-play-now = Gioca subito: quanti bot?
web-against = { $bots ->
        [one] Gioca contro 1 bot
       *[other] Gioca contro { $bots } bot
    }
web-bots-here = Bot: { $bot }. Per bot più forti, crea un tavolo.
web-new-table = Crea un tavolo…

## Lessons

web-lesson = Lezione
web-lesson-step = { $step } di { $steps }
web-lesson-rule = La regola
web-lesson-again = Ricomincia
web-lesson-hide = Nascondi
web-lesson-show = Mostra la lezione
web-lesson-start = Inizia
web-lesson-next = Avanti
web-lesson-complete = Lezione completata
web-lesson-go-on = Continua questa partita
web-lesson-real = Gioca una partita completa
web-lesson-own = Ora giochi per conto tuo. Se qualcosa non ti è chiaro, premi «?».
web-lesson-watch =
    Bene! Guarda che cosa { $rivals ->
        [1] fa { $rival }
       *[other] fanno i rivali
    }.
web-lesson-scoring = Ora guarda il punteggio.
web-lesson-strayed = Non è la mossa suggerita dalla lezione. Annullala per proseguire (a un vero tavolo non si può, se hai visto delle carte), oppure continua a modo tuo.
web-lesson-stuck = Questa mossa non si può annullare. Ricomincia la lezione, oppure continua a giocare.
web-lesson-back = Annulla la mossa
web-lesson-tip = Qui
web-learn = Impara giocando
web-short = { $bots ->
        [one] Una prima partita contro un principiante
       *[other] Una prima partita contro { $bots } principianti
    }
web-hints = Suggerimenti
web-hints-yes = permessi
web-hints-no = nessuno
web-listed = Visibilità
web-listed-yes = pubblico, visibile nella lobby
web-listed-no = privato, solo con il link
web-watching = Spettatori
web-watching-now = in diretta (informazioni pubbliche)
web-watching-late = in differita di { $lag } messaggi
web-watching-none = non ammessi
web-clock = Tempo per mossa
web-clock-none = illimitato
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
web-late = Allo scadere del tempo
web-late-answer = si gioca una mossa a caso
web-late-bot = continua un bot
web-late-wait = tutti aspettano
web-terms-about = Che cosa significano queste opzioni?
web-seats = Posti
web-seat = Posto { $seat }
web-seat-open = libero per chi ha il link
web-seat-bot = Bot: { $bot }
web-tables = Tavoli
web-resume = Torna al tuo tavolo:
web-resume-later = Non ora: nascondi { $table }. Resta in «{ web-part-mine }».

## La sala: tavoli, partite mie, chi gioca come

web-parts = Sezioni
web-games = Giochi
web-part-play = Gioca
web-part-tables = Tavoli aperti
web-part-mine = Le mie partite
web-part-watch = Guarda
web-resume-turn = Tocca a te:
web-watch-best = Partite da guardare
web-leaders = Classifica
web-rated = valida per il punteggio
web-people-here = Profili dei giocatori:
web-person-in-tab = Profilo di { $player } (nuova scheda)

## Before the game

web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato

## For eyes and ears of all kinds

web-sound = Suoni
web-sound-off = Suoni: spenti
web-sound-soft = Suoni: bassi
web-sound-medium = Suoni: medi
web-sound-loud = Suoni: forti
web-screen = Schermo
web-screen-on = Schermo: sempre acceso
web-screen-off = Schermo: normale
web-the-board = Il tavolo
web-skip-to-ask = Vai alla tua mossa
web-skip-to-board = Vai al contenuto
web-told = Che cosa succede
web-told-before = { $n ->
        [one] Un altro evento è nel diario.
       *[other] Altri { $n } eventi sono nel diario.
    }

## At the table

web-ask = La tua mossa
web-side = Pannello laterale
web-close-side = Chiudi il pannello laterale
web-log = Diario
web-notes = Appunti
web-chat = Chat
web-chat-none = Ancora nessun messaggio.
web-chat-watcher = Qui possono scrivere solo i giocatori.
web-notes-watcher = Qui resta annotato ciò che un giocatore ha visto, solo per lui.
web-chat-say = Scrivi un messaggio
web-chat-send = Invia
web-chat-to = A
web-chat-everybody = Tutti
web-chat-to-name = Scrivi solo a { $name }
web-chat-say-to = Lo vedrà solo { $name }
web-unmute = Riattiva
web-unmute-name = Riattiva { $name }
web-muted = Hai silenziato { $name }.
web-rules = Regole
web-rules-search = Cerca nelle regole
web-rules-found =
    { $n ->
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
web-rules-none = Nessuna regola parla di «{ $said }». Per annullare una mossa o abbandonare, apri il menu ≡ del tuo tavolo.
web-rules-games = Giochi
web-rules-contents = Indice
web-rules-legend = Icone e simboli
web-rules-parts = Sezioni delle regole
web-rules-which = Scegli un gioco per leggerne le regole.
web-rules-lost = Questo gioco non ha la regola { $rule }. Ecco tutte le sue regole.
web-rules-read = Leggi le regole
web-things = Sul tavolo
web-use-log = Tutto ciò che è successo finora, il più recente in fondo. Il simbolo § accanto a una riga apre la sua regola.
web-use-notes = Ciò che hai visto e potresti dimenticare, raccolto per te. Lo vedi solo tu.
web-use-chat = I messaggi tra le persone a questo tavolo, anche privati.
web-use-close-side = Nasconde questo pannello per dare più spazio al tavolo. Con V lo nascondi e lo mostri.
web-use-hint = Le tue mosse migliori, per probabilità di vittoria, in base solo a ciò che puoi sapere.
web-use-rules = Tutte le regole del gioco, a partire da quelle che servono ora.
web-use-help = Come si gioca, per immagini, i tasti e la spiegazione di tutto ciò che c’è sul tavolo.
web-use-sound = Spegne e riaccende i suoni. Il volume si regola nel menu.
web-use-menu = Impostazioni, link al tavolo, regole e altro: annulla una mossa, interrompi la partita, abbandona.
web-use-skip = Salta alla fine dell’animazione. Puoi usare anche Esc.
web-use-back = Torna indietro di un passo: non hai ancora inviato nulla. Puoi usare anche Esc.
web-use-undo = Annulla la tua ultima mossa. Se nel frattempo si sono viste delle carte, gli altri devono essere d’accordo.
web-use-list = Tutte le scelte di questa domanda in un elenco di pulsanti. L lo apre e lo chiude.
web-what = Che cos’è?
web-away = assente
web-not-connected = non in linea
web-away-long = { $player } è assente.
web-away-soon = { $player } non è in linea. Tra { $time } puoi far continuare un bot.
web-gave-up = ha abbandonato
web-take-over = Fai continuare un bot
web-event-take-over = è assente; continua un bot
web-event-return =
    { $you ->
        [yes] sei di nuovo al tavolo
       *[no] è di nuovo al tavolo
    }
web-event-resign =
    { $you ->
        [yes] abbandoni
       *[no] abbandona
    }
web-event-time-out =
    { $you ->
        [yes] esaurisci il tempo; si gioca una mossa a caso
       *[no] esaurisce il tempo; si gioca una mossa a caso
    }
web-event-undo =
    { $you ->
        [yes] annulli la tua ultima mossa
       *[no] annulla l’ultima mossa
    }
web-left = Tempo rimasto
web-left-none = tempo scaduto
web-left-soon =
    { $n ->
        [one] resta 1 secondo
       *[other] restano { $n } secondi
    }
web-left-days = { $days } g { $hours } h
web-bot-plays = Il tuo tempo è scaduto: un bot gioca al tuo posto.
web-play-on = Riprendi a giocare
web-undo = Annulla la mia ultima mossa
web-undo-short = Annulla
web-spectator = Stai guardando
web-why-not = Perché non ora?
web-show-table = Mostra il tavolo
web-list = Elenca tutte le scelte
web-show-cards = Mostra le carte
web-sent = Inviato…
web-notes-strict = A questo tavolo niente appunti: ricorda ciò che vedi.

## Ending, and after

web-ended = Questa partita è stata chiusa in anticipo.
web-scoring = Punteggio
web-result = Risultato
web-rematch = Rivincita
web-rematch-join = Vai alla rivincita
web-rematch-blocked = { $player } non è tra gli invitati, perché hai bloccato questa persona.
web-review = Rivedi la partita
web-see-table = Guarda il tavolo
web-save-log = Salva il registro della partita
web-open-record = Apri la partita a tutti
web-opened = Chiunque può guardare questa partita.

## Review

web-to-table = Vai al tavolo

## A replay: eyes, speed, sharing, playing on

replay-share = Condividi
web-continues = Continua un’altra partita; non vale per il punteggio.
web-continues-anew = Le carte nascoste sono state ridistribuite: chi ha visto quella partita sa ciò che sapeva { $player }, e nient’altro.
web-continues-same = Tutte le carte sono rimaste dov’erano: chi ha visto quella partita le conosce tutte.

## Un mescolamento che chiunque può verificare

web-dealing = Si distribuiscono le carte…
web-fair-seal = Il server mostra un sigillo della sua parte diverso da prima. Non fidarti di questa distribuzione.
web-fair-listed = La lista dei sigilli del server non è di questo tavolo, o non è quella mostrata prima. Non fidarti di questa distribuzione.
web-fair-lacks = Il tuo browser ha sigillato la sua parte, ma nella lista del server quel sigillo manca. Il tuo browser non rivela la sua parte: non si può dire se il mescolamento sia equo.
web-fair-told = Ciò che il server dice ora non è ciò che ha detto prima al tuo browser.
web-fair-seat = Il server ti dà un posto diverso da quello che avevi quando sono state distribuite le carte. Non fidarti di questa distribuzione.
web-fair-back = Il server ha fatto tornare indietro il tavolo dopo che il tuo browser aveva rivelato la sua parte. Non fidarti di questa distribuzione.
web-fair-begun = Prima di questo tavolo una distribuzione è stata interrotta, ma il server non ne tiene conto. Forse ha ridistribuito finché le carte non gli sono piaciute.
web-fair-withheld = La parte di un giocatore era sigillata, ma le carte sono state distribuite senza di essa. Un server d’accordo con quel giocatore avrebbe potuto scegliere fra due distribuzioni.
web-fair-left-out = Il tavolo non ha aspettato: le carte sono state distribuite senza la parte di { $players }. Se ti fidi di questo server, il mescolamento è casuale come sempre.
web-fair-log = Ciò che il server rivela a fine partita non corrisponde a ciò che era sigillato. Non fidarti di questa distribuzione.
web-fair-device = La parte del tuo posto è stata sigillata da un altro dispositivo. Se non eri tu, non fidarti di questa distribuzione.
web-fair-out = Le carte sono state distribuite mentre non c’eri.

## Help

## Il mio account

web-log-in = Accedi
web-sign-up = Crea un account
web-sign-up-instead = Voglio un account
web-my-games = Le mie partite
web-bot-named = { $name } (bot)
web-conduct = Silenzia, blocca o segnala { $name }
web-conduct-blocked = Sblocca o segnala { $name }
web-person-menu = { $name }: { $page ->
    [yes] profilo, blocca, segnala
   *[no] blocca, segnala
}
web-blocked = Hai bloccato { $name }.
web-unblock = Sblocca
web-unblock-name = Sblocca { $name }
web-invitation = { $host } ti invita a questo tavolo.
web-invitation-decline = Rifiuta

## The lab

web-lab = Il laboratorio
