### Texts of the pages around the tables (accounts, profiles, the lab, credits), in Italian. They come with these pages.

## Credits

web-credits-house = Skulduggery è un progetto indipendente: carte, immagini e testi sono originali.
web-credits-icons = Icone
web-credits-licence = Ricolorate e ridimensionate:
web-credits-fonts = Caratteri

## Profiles and rankings

web-leaders-how = I punteggi vengono dalle partite pubbliche concluse senza suggerimenti, tra persone con un account e i nostri bot. ± indica l’incertezza; la classifica segue il punteggio meno l’incertezza. Tutti partono da 1000, che all’inizio è solo una stima: ± 667.
web-leaders-place = Posto
web-leaders-who = Giocatore
web-leaders-rating = Punteggio
web-leaders-games = Partite
web-leaders-none = Ancora nessuna partita valida per il punteggio. Accedi, crea un tavolo senza suggerimenti e gioca la prima.
web-games-won = Partite: { $games }, vinte: { $won }.
web-rating-is = Punteggio { $rating } ± { $spread }
web-rating-place = { $place }º posto
web-rating-change = Punteggio { $change }
web-rating-none = Ancora nessun punteggio.
web-rating-curve = Ultime partite valide per il punteggio: { $games }. Da { $first } a { $last }, minimo { $low }, massimo { $high }.
web-newer = Più recenti
web-older = Meno recenti
web-person-none = Ancora nessuna partita conclusa.
web-history = Ultime partite
web-history-none = Ancora nessuna partita conclusa.
web-played-with = con { $players }
web-somebody-left = un ex giocatore
web-finish = { $place }º posto su { $seats }
web-score = Punti: { $n }
web-playing = Il mio profilo
web-listing = Mostra il mio profilo agli altri
web-listing-page = La mia pagina pubblica
web-listing-what = Così appari in classifica e hai una pagina con punteggi, bluff e partite ai tavoli pubblici. Le partite private le vedi solo tu.
web-block = Blocca
web-block-name = Blocca { $name }
web-block-what = Bloccare: a nessun tavolo vedi più ciò che { $name } scrive, e nessuno dei due può invitare l’altro né sedersi a un tavolo che l’altro ospita. { $name } non lo viene a sapere.
web-block-game = Una partita che giocate insieme continua.
web-mute-name = Silenzia { $name }
web-hush = Blocca la chat per { $name }
web-unhush = Sblocca la chat per { $name }
web-mute-what = Silenziare: solo tu non vedi più ciò che { $name } scrive a questo tavolo. Nessuno lo viene a sapere.
web-hush-what = Bloccare la chat: { $name } non può più scrivere a questo tavolo, e lo viene a sapere.
web-block-where = Puoi annullare il blocco qui, nella chat e nella lobby, alla voce «Le mie partite».
web-block-guest = Gli ospiti si riconoscono solo dal browser: con un altro si presentano come qualcun altro.
web-blocks = Persone che hai bloccato
web-blocks-none = Non hai bloccato nessuno.
web-report-player = Segnala a chi gestisce il sito
web-report-reason = Motivo
web-report-insults = Insulti
web-report-cheating = Gioco sleale
web-report-stalling = Perdite di tempo o partite abbandonate
web-report-name = Nome offensivo
web-report-other = Altro
web-report-words = Che cosa è successo? (facoltativo)
web-report-send = Invia la segnalazione
web-reported = Grazie. Ora chi gestisce il sito può leggere la segnalazione e gli ultimi messaggi della chat.
web-companions = Persone con cui hai giocato
web-invite-player = Invita { $name }
web-companion-games = Partite insieme: { $games }

## E-mails to people who are away

web-stop = E-mail da questo tavolo
web-stop-ask = Vuoi disattivare le e-mail che ti avvisano quando tocca a te a questo tavolo? Al tavolo potrai riattivarle.
web-stop-do = Disattiva le e-mail
web-stop-done = Fatto. Non riceverai altre e-mail da questo tavolo.

## Il mio account

web-log-in-instead = Ho un account
web-log-in-with = Accedi con { $provider }
web-providers = Altri modi per accedere
web-provider-also = Accedi anche con { $provider }
web-provider-end = Scollega
web-recover = Reimposta la password
web-recover-instead = Ho dimenticato la password
web-account-why = Per giocare non serve un account. Con un account ritrovi le tue partite su ogni dispositivo, e nessun altro può usare il tuo nome.
web-password = Password
web-password-new = Nuova password
web-password-least = Almeno 10 caratteri; qualche parola si ricorda facilmente.
web-password-change = Cambia la password
web-password-changed = Password cambiata. Tutti gli altri browser sono stati scollegati.
web-code = Codice di recupero
web-code-why = Annota questo codice: ti permette di scegliere una nuova password se dimentichi la tua. Viene mostrato una sola volta e non c’è altro rimedio, perché il server non conosce il tuo indirizzo e-mail.
web-code-kept = L’ho salvato
web-log-out = Esci
web-log-out-others = Esci da tutti gli altri browser
web-take-along = { $games ->
        [one] In questo browser hai giocato a un tavolo come ospite.
       *[other] In questo browser hai giocato a { $games } tavoli come ospite.
    }
web-take-along-yes = Aggiungi al mio account
web-sessions = Dove hai effettuato l’accesso
web-session-this = questo browser
web-session-seen = ultimo accesso: { $day }
web-my-data = I miei dati
web-my-data-what = Tutto ciò che questo server conserva su di te, in un solo file: account, browser, posti, mosse e messaggi.
web-my-data-save = Salva i miei dati
web-forget = Elimina il mio account…
web-forget-what = Account, nome, posti e messaggi vengono eliminati per sempre. Le partite giocate restano visibili e verificabili per gli altri; il tuo nome rimane solo nell’elenco sigillato prima di ogni distribuzione.
web-forget-yes = Elimina tutto
web-bot = Un bot
web-bot-why = Un tuo programma può giocare con questo account: si siede ai tavoli a cui è invitato, e tutti vedono che è un bot. È una scelta definitiva: nessuno potrà più giocarci a mano. Non è possibile se l’account si è già seduto a un tavolo.
web-bot-become = Fanne un account per bot
web-bot-become-yes = Sì, per sempre
web-bot-is = Con questo account gioca un programma, e tutti vedono che è un bot.
web-bot-token-since = Ha un token, creato in data { $day }.
web-bot-token-new = Nuovo token
web-bot-token-shown = Mostrato una sola volta: salvalo dove il tuo programma può leggerlo. Il token precedente non vale più.
web-bot-token-end = Revoca il token

## The lab

web-lab-intro = Cambia una carta o un numero, del set di base o di un tuo file di carte. I bot giocano le stesse mani con e senza la modifica, e vedi che differenza fa.
web-lab-sample = Esempio
web-lab-sample-what = Misurato in anticipo con questo laboratorio: e se { $card } avesse { $change } invece di { $was }? Tre bot hanno giocato le stesse mani in entrambi i modi.
web-lab-game = Gioco
web-lab-what = Carta
web-lab-numbers = Numeri del gioco
web-lab-fields = Come nei file delle carte
web-lab-before = Ora
web-lab-after = Modificata
web-lab-changes = Modifiche
web-lab-back = Annulla { $change }
web-lab-players = Giocatori
web-lab-run = Gioca le mani
web-lab-unchanged = Prima cambia un valore: poi i bot giocano con la modifica e senza.
web-lab-stop = Ferma
web-lab-open = Apri un file di carte
web-lab-save = Salva come file di carte
web-lab-file = Carte di { $name }.
web-lab-house = Torna alle carte di base
web-lab-problems = Con { $name } non si può ancora giocare:
web-lab-warnings = { $warnings ->
    [one] Una cosa da sapere su queste carte
   *[other] { $warnings } cose da sapere su queste carte
}
web-lab-no-text = { $name } non è un testo in UTF-8.
web-lab-state-waiting = In coda.
web-lab-state-running = Mani finora: { $deals }. I risultati diventano più precisi.
web-lab-state-done = Finito. Mani giocate: { $deals }.
web-lab-state-stopped = Fermato. Mani giocate: { $deals }.
web-lab-state-failed = Non riuscito: le partite con queste carte durano troppo o causano un errore.
web-lab-worth = Prenderla cambia la probabilità di vittoria di
web-lab-points = punti
web-lab-seldom = Finora è stata presa troppo di rado per dire quanto vale.
web-lab-few = troppo poche mani
web-lab-figure = Per partita
web-lab-was = prima
web-lab-moves = cambia di
web-lab-range = 95%
web-lab-wins = vittorie del { $place }º giocatore di turno, %
web-lab-note = Una carta che i bot giocano male qui sembra debole anche se è forte: considera ogni cifra una domanda da porre alle persone.
web-lab-game-questions = domande
web-lab-leads = cambi al comando

## Tables that somebody is away from, and my tables that have not begun

web-host-away =
    { $you ->
        [yes] Finché { $host } è assente, l’host di questo tavolo sei tu.
       *[no] Finché { $host } è assente, l’host di questo tavolo è { $player }.
    }
web-host-back =
    { $you ->
        [yes] L’host di questo tavolo sei di nuovo tu; in tua assenza ci ha pensato { $player }.
       *[no] { $host } è di nuovo qui e torna a fare da host.
    }
web-rematch-awaits = Alla rivincita manca ancora { $player }.
web-rematch-without =
    { $rated ->
        [yes] Se non aspetti, gioca un bot finché { $player } non arriva, e la partita non vale per il punteggio.
       *[no] Se non aspetti, gioca un bot finché { $player } non arriva.
    }
web-rematch-bot = Un bot gioca per { $player } fino al suo arrivo.
web-bot-played = In tua assenza ha giocato un bot. Da qui in poi giochi di nuovo tu.
web-state-open = In attesa di giocatori: posti occupati { $taken } su { $seats }.
web-state-full = Tutti i posti sono occupati: la partita può iniziare.
web-state-kept = Ti aspettano per la rivincita. Il tuo posto è riservato.
web-state-bot = Un bot gioca al posto tuo.

## Tables in the lobby

web-tables-none = Nessun tavolo aperto al momento. Creane uno e manda il link a qualcuno.
web-watch-none = Nessuna partita da guardare al momento.
web-filter = Gioco
web-filter-all = tutti i giochi
web-taken = Posti occupati: { $taken } su { $seats }
web-join = Siediti
web-watch = Guarda

## My games in the lobby

web-your-turn = tocca a te
web-finished = Partite concluse
web-my-games-none = Ancora nessuna partita.
web-moving = Porta le partite su un altro dispositivo
web-moving-all = Tutte le partite
web-moving-save = Salva in un file
web-moving-open = Apri un file salvato…
web-moving-hidden = Il file di una partita in corso contiene anche tutte le carte nascoste: non darlo a chi sta giocando.
web-moving-done =
    { $n ->
        [one] Ora 1 partita è su questo dispositivo.
       *[other] Ora { $n } partite sono su questo dispositivo.
    }
web-you-won = Hai vinto
web-winners = { $n ->
        [one] Ha vinto { $players }
       *[other] Hanno vinto { $players }
    }

## The waiting room

web-host = host
web-share = Manda questo link alle persone con cui vuoi giocare.
web-scan = Mostra il codice QR
web-scan-of = Codice QR di questo link
web-scan-here = Questo link funziona solo su questo computer.
web-scan-how = Come si uniscono gli amici?
web-scan-way = Avvia il server con --host 0.0.0.0: mostrerà un link che funziona in tutta la tua rete.
web-start = Inizia la partita
web-start-sure =
    { $n ->
        [one] { $players } non ha ancora dato l’ok.
       *[other] { $players } non hanno ancora dato l’ok.
    } Iniziare lo stesso?
web-start-yes = Sì, inizia
web-start-waits = { $seats ->
        [one] In attesa di 1 giocatore
       *[other] In attesa di { $seats } giocatori
    }
web-room-waits-seats = La partita può iniziare appena tutti i posti sono occupati.
web-room-waits-host = In attesa che l’host inizi la partita.
web-get-up = Lascia il posto
web-close-table = Chiudi questo tavolo
web-close-sure = Il tavolo si chiuderà per tutti.
web-close-yes = Sì, chiudilo
web-room-change = Modifica il tavolo
web-room-changed = { $player } ha modificato il tavolo. { $what }.
web-room-host = Ora l’host è { $player }.
web-room-freed = Non hai più un posto a questo tavolo.
web-room-ready = Ci sono
web-room-is-ready = ok
web-room-missing = Manca ancora l’ok di: { $players }
web-room-complete = Tutti sono pronti.
web-room-take-out = Togli
web-room-take-out-name = Togli { $name }
web-full = Tutti i posti sono occupati, ma la partita non è ancora iniziata. Resta a guardare.
web-full-mine = Uno di questi posti era tuo? Chiedi all’host di liberarlo.
web-known = con account
web-bot-account = account per bot
web-invite-bot = Invita il bot di qualcun altro
web-invite-name = Nome del bot
web-invite = Invita
web-invited = { $name } ha ricevuto l’invito.
web-invite-sent = { $name } non ha ancora ricevuto l’invito: forse il suo programma non è in funzione.
web-invite-declined = { $name } ha rifiutato.
web-here = su questo dispositivo
web-old-rules = Questa partita è stata giocata con regole più vecchie, che questo server non ha più. È finita senza valere per il punteggio e non si può mostrare.
web-old-record = Questa partita è stata giocata con regole più vecchie, che questo server non ha più: non si può mostrare.
web-broken-log = La registrazione di questa partita è danneggiata: la partita non può continuare né essere mostrata.
web-room-awaits = { $player } non è al tavolo in questo momento. Si può iniziare anche senza aspettare.
web-room-leave-out = Non aspettare { $player }
