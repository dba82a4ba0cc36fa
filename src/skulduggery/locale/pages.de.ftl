### Texts of the pages around the tables (accounts, profiles, the lab, credits), in German. They come with these pages.

## Credits

web-credits-house = Skulduggery ist ein unabhängiges Projekt. Alle Karten, Bilder und Texte sind eigens dafür entstanden.
web-credits-icons = Symbole
web-credits-licence = In anderen Farben und Größen:
web-credits-fonts = Schriften

## Profiles and rankings

web-leaders-how = Wertungen entstehen aus beendeten öffentlichen Partien ohne Tipps, zwischen Leuten mit Konto und unseren Bots. ± zeigt, wie unsicher eine Wertung ist; die Liste ordnet nach Wertung minus Unsicherheit. Alle beginnen mit 1000; das ist anfangs nur geschätzt: ± 667.
web-leaders-place = Platz
web-leaders-who = Spieler
web-leaders-rating = Wertung
web-leaders-games = Partien
web-leaders-none = Noch keine gewerteten Partien. Melde dich an, erstell einen Tisch ohne Tipps und mach den Anfang.
web-games-won = Partien: { $games }, gewonnen: { $won }.
web-rating-is = Wertung { $rating } ± { $spread }
web-rating-place = Platz { $place }
web-rating-change = Wertung { $change }
web-rating-none = Noch keine Wertung.
web-rating-curve = Zuletzt gewertete Partien: { $games }. Von { $first } auf { $last }, am tiefsten { $low }, am höchsten { $high }.
web-newer = Neuere Partien
web-older = Ältere Partien
web-person-none = Noch keine beendete Partie.
web-history = Letzte Partien
web-history-none = Noch keine beendete Partie.
web-played-with = mit { $players }
web-somebody-left = einem ehemaligen Spieler
web-finish = Platz { $place } von { $seats }
web-score = Punkte: { $n }
web-playing = Mein Profil
web-listing = Mein Profil anderen zeigen
web-listing-page = Meine öffentliche Seite
web-listing-what = Dann stehst du in den Bestenlisten und hast eine Seite mit deinen Wertungen, Bluffs und Partien an öffentlichen Tischen. Deine privaten Partien siehst nur du.
web-block = Blockieren
web-block-name = { $name } blockieren
web-block-what = Blockieren: An keinem Tisch siehst du mehr, was { $name } schreibt, und keiner von euch kann den anderen einladen oder sich an einen Tisch setzen, den der andere leitet. { $name } erfährt davon nichts.
web-block-game = Eine Partie, in der ihr beide sitzt, geht weiter.
web-mute-name = { $name } stummschalten
web-hush = Chat für { $name } sperren
web-unhush = Chat für { $name } freigeben
web-mute-what = Stummschalten: Nur du siehst an diesem Tisch nicht mehr, was { $name } schreibt. Niemand erfährt davon.
web-hush-what = Chat sperren: { $name } kann an diesem Tisch nicht mehr schreiben und erfährt das.
web-block-where = Aufheben kannst du das hier, im Chat und in der Lobby unter „Meine Partien“.
web-block-guest = Gäste erkennen wir nur am Browser: Mit einem anderen kommen sie als jemand anderes wieder.
web-blocks = Wen du blockiert hast
web-blocks-none = Du hast niemanden blockiert.
web-report-player = Dem Betreiber der Seite melden
web-report-reason = Grund
web-report-insults = Beleidigungen
web-report-cheating = Betrug
web-report-stalling = Zeitspiel oder Verlassen von Partien
web-report-name = Anstößiger Name
web-report-other = Etwas anderes
web-report-words = Was ist passiert? (optional)
web-report-send = Meldung senden
web-reported = Danke. Der Betreiber der Seite kann das jetzt lesen, samt den letzten Nachrichten im Chat.
web-companions = Mit wem du gespielt hast
web-invite-player = { $name } einladen
web-companion-games = Gemeinsame Partien: { $games }

## E-mails to people who are away

web-stop = E-Mails zu diesem Tisch
web-stop-ask = Keine E-Mails mehr bekommen, wenn du an diesem Tisch am Zug bist? Am Tisch kannst du sie wieder einschalten.
web-stop-do = E-Mails abbestellen
web-stop-done = Erledigt. Zu diesem Tisch bekommst du keine E-Mails mehr.

## Mein Konto

web-log-in-instead = Ich habe ein Konto
web-log-in-with = Mit { $provider } anmelden
web-providers = Andere Anmeldewege
web-provider-also = Auch mit { $provider } anmelden
web-provider-end = Verknüpfung lösen
web-recover = Passwort zurücksetzen
web-recover-instead = Ich habe mein Passwort vergessen
web-account-why = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Partien auf jedem Gerät wieder, und niemand sonst kann deinen Namen benutzen.
web-password = Passwort
web-password-new = Neues Passwort
web-password-least = Mindestens 10 Zeichen; ein paar Wörter lassen sich leicht merken.
web-password-change = Passwort ändern
web-password-changed = Passwort geändert. Alle anderen Browser sind abgemeldet.
web-code = Rettungscode
web-code-why = Schreib dir diesen Code auf: Mit ihm kannst du ein neues Passwort setzen, wenn du deines vergisst. Er wird nur einmal gezeigt. Anders geht es nicht, denn der Server kennt deine E-Mail-Adresse nicht.
web-code-kept = Ist notiert
web-log-out = Abmelden
web-log-out-others = Überall sonst abmelden
web-take-along = { $games ->
        [one] In diesem Browser hast du als Gast an einem Tisch gespielt.
       *[other] In diesem Browser hast du als Gast an { $games } Tischen gespielt.
    }
web-take-along-yes = Zu meinem Konto hinzufügen
web-sessions = Wo du angemeldet bist
web-session-this = dieser Browser
web-session-seen = zuletzt am { $day }
web-my-data = Meine Daten
web-my-data-what = Alles, was dieser Server über dich speichert, in einer Datei: Konto, Browser, Plätze, Züge und Nachrichten.
web-my-data-save = Meine Daten speichern
web-forget = Mein Konto löschen…
web-forget-what = Konto, Name, Plätze und Nachrichten werden endgültig gelöscht. Deine Partien können andere weiter ansehen und prüfen. Nur in den Listen, die vor dem Austeilen versiegelt wurden, bleibt dein Name stehen.
web-forget-yes = Alles löschen
web-bot = Ein Bot
web-bot-why = Mit diesem Konto kann ein Programm von dir spielen. Es setzt sich an Tische, an die es eingeladen wird, und alle sehen, dass es ein Bot ist. Das gilt für immer: Von Hand kann dann niemand mehr mit dem Konto spielen. Es geht nur, solange das Konto noch an keinem Tisch saß.
web-bot-become = Zum Bot-Konto machen
web-bot-become-yes = Ja, für immer
web-bot-is = Mit diesem Konto spielt ein Programm, und alle sehen, dass es ein Bot ist.
web-bot-token-since = Es hat seit dem { $day } ein Token.
web-bot-token-new = Neues Token
web-bot-token-shown = Du siehst es nur einmal: Speichere es dort, wo dein Programm es lesen kann. Das vorige Token gilt nicht mehr.
web-bot-token-end = Token widerrufen

## The lab

web-lab-intro = Ändere eine Karte oder eine Zahl, im Grundset oder in einer eigenen Kartendatei. Bots spielen dieselben Partien mit und ohne Änderung, und du siehst, was sie bewirkt.
web-lab-sample = Beispiel
web-lab-sample-what = Vorab in diesem Labor gemessen: Was wäre, wenn bei { $card } statt { $was } { $change } stünde? Drei Bots haben dieselben Partien mit beiden Karten gespielt.
web-lab-game = Spiel
web-lab-what = Karte
web-lab-numbers = Zahlen des Spiels
web-lab-fields = Wie in Kartendateien
web-lab-before = Jetzt
web-lab-after = Geändert
web-lab-changes = Änderungen
web-lab-back = { $change } zurücknehmen
web-lab-players = Spieler
web-lab-run = Partien spielen
web-lab-unchanged = Ändere zuerst einen Wert; dann spielen Bots mit und ohne die Änderung.
web-lab-stop = Anhalten
web-lab-open = Kartendatei öffnen
web-lab-save = Als Kartendatei speichern
web-lab-file = Karten aus { $name }.
web-lab-house = Zurück zum Grundset
web-lab-problems = Mit { $name } kann noch nicht gespielt werden:
web-lab-warnings = { $warnings ->
    [one] Ein Hinweis zu diesen Karten
   *[other] { $warnings } Hinweise zu diesen Karten
}
web-lab-no-text = { $name } ist kein Text in UTF-8.
web-lab-state-waiting = In der Warteschlange.
web-lab-state-running = Bisher { $deals } Partien; die Ergebnisse werden genauer.
web-lab-state-done = { $deals } Partien: fertig.
web-lab-state-stopped = Nach { $deals } Partien angehalten.
web-lab-state-failed = Fehlgeschlagen: Partien mit diesen Karten dauern zu lange oder führen zu einem Fehler.
web-lab-worth = Mit ihr ändert sich die Gewinnchance um
web-lab-points = Prozentpunkte
web-lab-seldom = Bisher zu selten genommen, um zu sagen, was sie wert ist.
web-lab-few = zu wenige Partien
web-lab-figure = Pro Partie
web-lab-was = vorher
web-lab-moves = ändert sich um
web-lab-range = 95 %
web-lab-wins = Siege von Spieler { $place } in Zugreihenfolge, %
web-lab-note = Was Bots schlecht spielen, sieht hier schwach aus, auch wenn es stark ist. Nimm jede Zahl als Frage, die erst Menschen am Tisch beantworten.
web-lab-game-questions = Fragen
web-lab-leads = Führungswechsel

## Tables that somebody is away from, and my tables that have not begun

web-host-away =
    { $you ->
        [yes] Du leitest diesen Tisch, solange { $host } abwesend ist.
       *[no] { $player } leitet diesen Tisch, solange { $host } abwesend ist.
    }
web-host-back =
    { $you ->
        [yes] Du leitest diesen Tisch wieder; solange du weg warst, hat es { $player } getan.
       *[no] { $host } ist zurück und leitet diesen Tisch wieder.
    }
web-rematch-awaits = { $player } ist noch nicht zur Revanche gekommen.
web-rematch-without =
    { $rated ->
        [yes] Wenn du nicht wartest, spielt ein Bot, bis { $player } kommt, und die Partie wird nicht gewertet.
       *[no] Wenn du nicht wartest, spielt ein Bot, bis { $player } kommt.
    }
web-rematch-bot = Ein Bot spielt für { $player }, bis { $player } kommt.
web-bot-played = Solange du weg warst, hat ein Bot für dich gespielt. Ab jetzt spielst du wieder selbst.
web-state-open = Warten auf Mitspieler: { $taken } von { $seats } Plätzen besetzt.
web-state-full = Alle Plätze sind besetzt; die Partie kann beginnen.
web-state-kept = Du bist zur Revanche eingeladen. Dein Platz ist reserviert.
web-state-bot = Ein Bot spielt für dich.

## Tables in the lobby

web-tables-none = Gerade ist kein Tisch offen. Erstell einen und schick jemandem den Link.
web-watch-none = Gerade läuft keine Partie zum Zusehen.
web-filter = Spiel
web-filter-all = alle Spiele
web-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-watch = Zusehen

## My games in the lobby

web-your-turn = du bist dran
web-finished = Beendete Partien
web-my-games-none = Noch keine Partien.
web-moving = Partien auf ein anderes Gerät mitnehmen
web-moving-all = Alle Partien
web-moving-save = Als Datei speichern
web-moving-open = Gespeicherte Datei öffnen…
web-moving-hidden = Die Datei einer laufenden Partie enthält auch alle verdeckten Karten. Gib sie also niemandem, der mitspielt.
web-moving-done =
    { $n ->
        [one] 1 Partie ist jetzt auf diesem Gerät.
       *[other] { $n } Partien sind jetzt auf diesem Gerät.
    }
web-you-won = Du hast gewonnen
web-winners = { $n ->
        [one] Gewonnen hat { $players }
       *[other] Gewonnen haben { $players }
    }

## The waiting room

web-host = Gastgeber
web-share = Schick diesen Link allen, mit denen du spielen willst.
web-scan = QR-Code zeigen
web-scan-of = QR-Code dieses Links
web-scan-here = Dieser Link funktioniert nur auf diesem Rechner.
web-scan-how = Wie kommen Freunde dazu?
web-scan-way = Starte den Server mit --host 0.0.0.0. Er zeigt dann einen Link, der in deinem ganzen Netz funktioniert.
web-start = Partie starten
web-start-sure =
    { $n ->
        [one] { $players } ist noch nicht bereit.
       *[other] { $players } sind noch nicht bereit.
    } Trotzdem starten?
web-start-yes = Ja, starten
web-start-waits = { $seats ->
        [one] Noch 1 Spieler fehlt
       *[other] Noch { $seats } Spieler fehlen
    }
web-room-waits-seats = Die Partie kann beginnen, sobald alle Plätze besetzt sind.
web-room-waits-host = Warten, bis der Gastgeber die Partie startet.
web-get-up = Platz verlassen
web-close-table = Tisch schließen
web-close-sure = Der Tisch wird für alle geschlossen.
web-close-yes = Ja, schließen
web-room-change = Tisch ändern
web-room-changed = { $player } hat den Tisch geändert. { $what }.
web-room-host = { $player } ist jetzt Gastgeber.
web-room-freed = Du hast hier keinen Platz mehr.
web-room-ready = Ich bin bereit
web-room-is-ready = bereit
web-room-missing = Noch nicht bereit: { $players }
web-room-complete = Alle sind bereit.
web-room-take-out = Entfernen
web-room-take-out-name = { $name } entfernen
web-full = Alle Plätze sind besetzt, aber die Partie hat noch nicht begonnen. Bleib und sieh zu.
web-full-mine = War einer dieser Plätze deiner? Bitte den Gastgeber, ihn freizugeben.
web-known = hat ein Konto
web-bot-account = Bot-Konto
web-invite-bot = Einen fremden Bot einladen
web-invite-name = Name des Bots
web-invite = Einladen
web-invited = { $name } ist eingeladen.
web-invite-sent = { $name } hat die Einladung noch nicht bekommen: Vielleicht läuft das Programm nicht.
web-invite-declined = { $name } hat abgelehnt.
web-here = an diesem Gerät
web-old-rules = Diese Partie folgt älteren Regeln, die dieser Server nicht mehr kennt. Sie wurde ohne Wertung beendet und lässt sich nicht mehr zeigen.
web-old-record = Diese Partie folgt älteren Regeln, die dieser Server nicht mehr kennt. Sie lässt sich nicht mehr zeigen.
web-broken-log = Die Aufzeichnung dieser Partie ist beschädigt. Sie kann weder fortgesetzt noch gezeigt werden.
web-room-awaits = { $player } ist gerade nicht am Tisch. Die Partie kann auch ohne Warten beginnen.
web-room-leave-out = Nicht auf { $player } warten
