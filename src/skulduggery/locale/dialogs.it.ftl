### Texts of dialogs at a table that few open (votes, the menu, reminders), in Italian. They come with these dialogs.

web-motion-undo =
    { $you ->
        [yes] Hai chiesto di annullare la tua ultima mossa.
       *[no] { $player } chiede di annullare l’ultima mossa.
    }
web-motion-end =
    { $you ->
        [yes] Hai chiesto di interrompere la partita senza risultato.
       *[no] { $player } chiede di interrompere la partita senza risultato.
    }
web-motion-voted = Voti espressi: { $voted } su { $voters }
web-motion-declined =
    { $what ->
        [undo] Mossa non annullata: qualcuno non era d’accordo, oppure da allora ha visto qualcosa di nuovo.
        [bots] Mossa non annullata: un bot non era d’accordo, oppure da allora ha visto qualcosa di nuovo.
       *[end] Non tutti erano d’accordo.
    }
web-motion-yes = Accetto
web-motion-no = Rifiuto
web-motion-secret = Il voto è segreto.
web-since = Mentre eri via
web-since-read = OK
web-since-more =
    { $n ->
        [one] { $n } mossa prima
        [many] { $n } mosse prima
       *[other] { $n } mosse prima
    }
web-conceded =
    { $you ->
        [yes] Hai vinto: la partita è stata abbandonata da { $players }.
       *[no] { $winner } vince: la partita è stata abbandonata da { $players }.
    }
web-copy-watch = Copia il link a questo tavolo
web-resign = Abbandona…
web-resign-sure = Un bot giocherà mosse lecite al posto tuo fino alla fine della partita. Non potrai rientrare.
web-resign-last = La partita finisce subito e vince { $winner }.
web-resign-yes = Sì, abbandono
web-end-ask = Chiedi a tutti di interrompere la partita
web-end = Interrompi la partita per tutti…
web-end-sure = La partita si ferma per tutti e non si contano i punti.
web-end-yes = Sì, interrompila
web-tell-me = Avvisami quando tocca a me
web-tell-me-webhook = tramite il canale di questo server
web-tell-me-mail = per e-mail a
web-tell-me-coded = Abbiamo inviato un codice a questo indirizzo.
web-tell-me-code = Codice
web-tell-me-so = Avvisami
web-tell-me-ask = Inviami un codice
web-tell-me-push = in questo browser
web-tell-me-denied = Il tuo browser blocca le notifiche di questa pagina. Consentile nelle sue impostazioni, poi riprova.
web-tell-me-unreached = Il tuo browser non è raggiungibile: il suo servizio push non risponde, o non ne ha uno.

## A fair shuffle

web-shuffle = Mescolamento verificabile da tutti
web-shuffle-words = Queste quattro parole sono le stesse per tutti al tavolo.
web-shuffle-part = Al mescolamento hanno partecipato i browser di: { $players }.
web-shuffle-nobody = Al mescolamento ha partecipato solo il server.
web-shuffle-without = Distribuito senza il browser di: { $players }.
web-shuffle-ended =
    { $ended ->
        [one] Una partita prima di questa rivincita è stata interrotta a distribuzione iniziata.
       *[other] { $ended } partite prima di questa rivincita sono state interrotte a distribuzione iniziata.
    }
web-shuffle-commits = Con ogni messaggio pubblico il server si impegna su tutto il registro fino a quel punto: non può cambiare in seguito una mossa nascosta senza essere scoperto.
web-shuffle-uncommitted = Questa partita è cominciata quando i server non si impegnavano ancora sul registro: non si può escludere che una mossa nascosta sia stata cambiata in seguito.
web-shuffle-server = Il server ha sigillato la propria parte:
web-shuffle-checked = Verificato: la chiave del server e tutte le parti corrispondono ai rispettivi sigilli.
web-shuffle-false = Attenzione: ciò che il server rivela ora non corrisponde a ciò che era sigillato.
web-shuffle-how = Per verificare che ogni carta derivi dalla chiave e dalle parti, usa entrambi i file:
web-shuffle-receipt = Salva la mia ricevuta

## Keys

web-keys = Tasti: per premere un pulsante usa il tasto che vi è indicato (A, 5, 0). Con le frecce passi da un pulsante all’altro. Esc torna indietro o salta. Il tasto . mostra subito le mosse altrui, finché non lo premi di nuovo. L elenca tutte le scelte. R apre le regole. V mostra o nasconde il diario. ? spiega l’elemento selezionato, o apre questa pagina. Con il tasto destro, o una pressione lunga, scopri che cos’è qualsiasi cosa sul tavolo.
web-keys-hold = Tieni premuto qualsiasi punto del tavolo per sapere che cos’è e quali regole valgono.
