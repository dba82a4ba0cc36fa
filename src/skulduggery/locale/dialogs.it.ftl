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
        [yes] Hai vinto per abbandono di { $players }.
       *[no] { $winner } vince per abbandono di { $players }.
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
