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

## A fair shuffle

web-shuffle = Überprüfbare Mischung
web-shuffle-words = Diese vier Wörter sind für alle am Tisch dieselben.
web-shuffle-part = Die Browser dieser Spieler haben mitgemischt: { $players }.
web-shuffle-nobody = Nur der Server hat gemischt.
web-shuffle-without = Ausgeteilt ohne den Browser von: { $players }.
web-shuffle-ended =
    { $ended ->
        [one] Eine Partie vor dieser Revanche wurde abgebrochen, nachdem das Austeilen begonnen hatte.
       *[other] { $ended } Partien vor dieser Revanche wurden abgebrochen, nachdem das Austeilen begonnen hatte.
    }
web-shuffle-commits = Mit jeder öffentlichen Nachricht legt sich der Server auf die ganze bisherige Aufzeichnung fest: Einen verdeckten Zug kann er später nicht unbemerkt ändern.
web-shuffle-uncommitted = Diese Partie begann, bevor Server sich auf ihre Aufzeichnung festlegten. Spätere Änderungen an verdeckten Zügen lassen sich nicht ausschließen.
web-shuffle-server = Der Server hat seinen eigenen Anteil versiegelt:
web-shuffle-checked = Geprüft: Der Schlüssel des Servers und alle Anteile passen zu ihren Siegeln.
web-shuffle-false = Achtung: Was der Server jetzt sagt, passt nicht zu dem, was versiegelt war.
web-shuffle-how = Um zu prüfen, dass jede Karte daraus folgt, brauchst du beide Dateien:
web-shuffle-receipt = Meine Quittung speichern

## Keys

web-keys = Tasten: Das Zeichen auf einem Knopf (A, 5, 0) ist seine Taste. Mit den Pfeiltasten springst du von Knopf zu Knopf. Esc geht zurück oder überspringt. Die Taste . zeigt die Züge der anderen sofort, bis du sie wieder drückst. L zeigt alle Möglichkeiten als Liste. R öffnet die Regeln. V blendet den Verlauf ein und aus. ? erklärt das ausgewählte Element oder öffnet diese Seite. Rechtsklick oder langes Drücken erklärt alles auf dem Tisch.
web-keys-hold = Halte etwas auf dem Tisch gedrückt, um zu erfahren, was es ist und welche Regeln dafür gelten.
