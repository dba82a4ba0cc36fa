### Texts of dialogs at a table that few open (votes, the menu, reminders), in German. They come with these dialogs.

web-motion-undo =
    { $you ->
        [yes] Du möchtest deinen letzten Zug zurücknehmen.
       *[no] { $player } möchte den letzten Zug zurücknehmen.
    }
web-motion-end =
    { $you ->
        [yes] Du möchtest die Partie ohne Ergebnis abbrechen.
       *[no] { $player } möchte die Partie ohne Ergebnis abbrechen.
    }
web-motion-voted = Abgestimmt: { $voted } von { $voters }
web-motion-declined =
    { $what ->
        [undo] Nicht zurückgenommen: Jemand war dagegen oder hat seither etwas Neues gesehen.
        [bots] Nicht zurückgenommen: Ein Bot war dagegen oder hat seither etwas Neues gesehen.
       *[end] Nicht alle waren einverstanden.
    }
web-motion-yes = Zustimmen
web-motion-no = Ablehnen
web-motion-secret = Die Abstimmung ist geheim.
web-since = Während du weg warst
web-since-read = OK
web-since-more =
    { $n ->
        [one] { $n } Zug davor
       *[other] { $n } Züge davor
    }
web-conceded =
    { $you ->
        [yes] Du gewinnst durch Aufgabe von { $players }.
       *[no] { $winner } gewinnt durch Aufgabe von { $players }.
    }
web-copy-watch = Link zu diesem Tisch kopieren
web-resign = Aufgeben…
web-resign-sure = Bis zum Ende der Partie macht ein Bot erlaubte Züge für dich. Wieder einsteigen kannst du nicht.
web-resign-last = Die Partie ist dann sofort zu Ende, und { $winner } gewinnt.
web-resign-yes = Ja, aufgeben
web-end-ask = Alle bitten, die Partie abzubrechen
web-end = Partie für alle abbrechen…
web-end-sure = Die Partie endet für alle und wird nicht gewertet.
web-end-yes = Ja, abbrechen
web-tell-me = Benachrichtigen, wenn ich dran bin
web-tell-me-webhook = über den Kanal dieses Servers
web-tell-me-mail = per E-Mail an
web-tell-me-coded = Wir haben einen Code an diese Adresse geschickt.
web-tell-me-code = Code
web-tell-me-so = Benachrichtige mich
web-tell-me-ask = Code anfordern
web-tell-me-push = in diesem Browser
web-tell-me-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen für diese Seite und versuch es noch einmal.
web-tell-me-unreached = Dein Browser ist nicht erreichbar: Sein Push-Dienst antwortet nicht, oder er hat keinen.
