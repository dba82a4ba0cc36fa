### Texts that only a screen needs, in German. Everything else is shared with the terminal.

## Everywhere

web-close = Schließen
web-back = Zurück
web-again = Noch einmal versuchen
web-skip = Überspringen
web-forward = Vorspulen: Züge der anderen ohne Animation zeigen
web-more = Mehr
web-looks = Darstellung
web-theme = Hell oder dunkel
web-theme-auto = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-contrast = Kontrast
web-contrast-auto = Kontrast: wie im System
web-contrast-more = Kontrast: hoch
web-contrast-none = Kontrast: normal
web-pace = Tempo der Animationen
web-pace-calm = Animationen: normal
web-pace-quick = Animationen: schnell
web-pace-none = Animationen: aus
web-to-lobby = Zur Lobby
web-credits = Mitwirkende
web-credits-house = Skulduggery ist ein unabhängiges Projekt. Alle Karten, Bilder und Texte sind eigene.
web-credits-icons = Symbole
web-credits-licence = In anderen Farben und Größen:
web-credits-fonts = Schriften

## Troubles

web-server-gone = Der Server ist nicht erreichbar. Sobald er wieder da ist, geht es hier von selbst weiter.
web-new-build = Eine neue Version von Skulduggery ist da.
web-new-build-load = Neu laden
web-error-title = Etwas ist schiefgegangen
web-error-server = Der Server antwortet nicht, wie er sollte. Bitte versuch es gleich noch einmal.
web-gone-title = Tisch nicht gefunden
web-gone = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er gelöscht, oder ein Teil des Links fehlt.
web-closed-title = Nur für Spieler
web-lost = Verbindung verloren, neuer Versuch…
web-joining = Verbinde mit dem Tisch…

## Several people at one device

web-seat-here = spielt auch an diesem Gerät
web-here = an diesem Gerät
web-here-who = Name des Spielers auf Platz { $seat }
web-here-name = Spieler { $seat }
web-hand-over = Gib das Gerät an { $player }
web-hand-covered = Bis dahin bleibt alles verdeckt, damit niemand fremde Karten sieht.
web-hand-take = Ich bin { $player }

## The lobby

web-motto = Spiele um Gaunereien und Bluff
web-your-name = Dein Name
web-play-now = Jetzt spielen
web-against = { $bots ->
        [one] gegen 1 Bot
       *[other] gegen { $bots } Bots
    }
web-bots-here = Bots: { $bot }. Stärkere gibt es an eigenen Tischen.
web-new-table = Tisch erstellen…

## Lessons

web-lesson = Lektion
web-lesson-step = { $step } von { $steps }
web-lesson-rule = Die Regel
web-lesson-again = Neu starten
web-lesson-hide = Ausblenden
web-lesson-show = Hilfe zeigen
web-lesson-next = Weiter
web-lesson-real = Eine ganze Partie spielen
web-lesson-own = Jetzt spielst du auf eigene Faust. Drück „?“, wenn dir etwas neu ist.
web-lesson-watch = Gut gemacht! Sieh zu, was deine Gegner tun.
web-lesson-strayed = Das ist nicht der Zug, den die Lektion vorschlägt. Nimm ihn zurück, um sie fortzusetzen, oder spiel auf deine Art weiter.
web-lesson-stuck = Dieser Zug lässt sich nicht zurücknehmen. Starte die Lektion neu oder spiel weiter.
web-lesson-back = Zug zurücknehmen
web-lesson-tip = Hier
web-learn = Spielend lernen
web-short = { $bots ->
        [one] Eine kurze Partie gegen einen Anfänger
       *[other] Eine kurze Partie gegen { $bots } Anfänger
    }

web-hints = Tipps
web-hints-yes = erlaubt
web-hints-no = keine
web-listed = Sichtbarkeit
web-listed-yes = öffentlich: steht in der Lobby
web-listed-no = privat: nur über den Link
web-watching = Zuschauer
web-watching-now = erlaubt (was alle sehen, live)
web-watching-late = erlaubt, { $lag } Meldungen später
web-watching-none = nicht erlaubt
web-clock = Zeit pro Zug
web-clock-none = unbegrenzt
web-clock-seconds = { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
web-clock-minutes = { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
web-clock-days = { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
web-late = Wenn die Zeit abläuft
web-late-answer = wird ein zufälliger Zug gespielt
web-late-bot = spielt ein Bot weiter
web-late-wait = warten alle
web-make-table = Tisch erstellen
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-open = frei für alle mit dem Link
web-seat-bot = Bot: { $bot }
web-persona = Stil des Bots auf Platz { $seat }
web-persona-none = will nur gewinnen
web-tables = Tische
web-tables-none = Gerade ist kein Tisch offen. Erstell einen und schick jemandem den Link.
web-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-watch = Zusehen
web-resume = Zurück an deinen Tisch:
web-finished = Beendete Partien

## Der Saal: Tische, eigene Partien, wer wie spielt

web-parts = Bereiche
web-part-play = Spielen
web-part-tables = Offene Tische
web-part-mine = Meine Partien
web-part-watch = Zusehen
web-resume-turn = Du bist dran:
web-your-turn = du bist dran
web-filter = Spiel
web-filter-all = alle Spiele
web-watch-best = Partien zum Zusehen
web-watch-none = Gerade läuft keine Partie zum Zusehen.
web-leaders = Bestenliste
web-leaders-how = Wertungen entstehen aus beendeten öffentlichen Partien ohne Tipps, zwischen Leuten mit Konto und unseren Bots. ± zeigt, wie unsicher eine Wertung ist; die Liste ordnet nach Wertung minus Unsicherheit. Alle beginnen mit 1000 ± 667.
web-leaders-place = Platz
web-leaders-who = Spieler
web-leaders-rating = Wertung
web-leaders-games = Partien
web-leaders-none = Noch keine gewerteten Partien. Melde dich an, erstell einen Tisch ohne Tipps und mach den Anfang.
web-rated = gewertet
web-people-here = Spielerprofile:
web-games-won = Partien: { $games }, gewonnen: { $won }.
web-rating-is = Wertung { $rating } ± { $spread }
web-rating-place = Platz { $place }
web-rating-change = Wertung { $change }
web-rating-none = Noch keine Wertung.
web-rating-curve = Zuletzt gewertete Partien: { $games }. Von { $first } auf { $last }, am tiefsten { $low }, am höchsten { $high }.
web-person-in-tab = Profil von { $player } (neuer Tab)
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

## Before the game

web-host = Gastgeber
web-link = Link zu diesem Tisch
web-share = Schick diesen Link allen, mit denen du spielen willst.
web-scan = QR-Code zeigen
web-scan-of = QR-Code dieses Links
web-scan-here = Diese Adresse gilt nur auf diesem Gerät. Damit andere in deinem Netz mitspielen können, öffne die Adresse, die der Server für sie ausgibt; dazu startest du ihn mit --host 0.0.0.0.
web-copy = Kopieren
web-copied = Kopiert
web-copy-watch = Link zu diesem Tisch kopieren
web-start = Partie starten
web-start-waits = { $seats ->
        [one] Noch 1 Spieler fehlt
       *[other] Noch { $seats } Spieler fehlen
    }
web-waits-seats = Die Partie kann beginnen, sobald alle Plätze besetzt sind.
web-waits-host = Warten, bis der Gastgeber die Partie startet.
web-get-up = Platz verlassen
web-close-table = Tisch schließen
web-full = Alle Plätze sind besetzt, aber die Partie hat noch nicht begonnen. Bleib und sieh zu.

## For eyes and ears of all kinds

web-sound = Töne
web-sound-off = Töne: aus
web-sound-soft = Töne: leise
web-sound-medium = Töne: mittel
web-sound-loud = Töne: laut
web-screen = Bildschirm
web-screen-on = Bildschirm: bleibt an
web-screen-off = Bildschirm: normal
web-the-board = Das Spielfeld
web-skip-to-ask = Zu deinem Zug
web-skip-to-board = Zum Inhalt
web-told = Was passiert
web-told-before = { $n ->
        [one] Ein weiteres Ereignis steht im Verlauf.
       *[other] { $n } weitere Ereignisse stehen im Verlauf.
    }

## At the table

web-ask = Dein Zug
web-side = Seitenleiste
web-close-side = Seitenleiste schließen
web-log = Verlauf
web-notes = Notizen
web-chat = Chat
web-chat-none = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-to = An
web-chat-everybody = Alle
web-chat-to-name = Nur { $name } schreiben
web-chat-say-to = Das sieht nur { $name }
web-mute = Stummschalten
web-mute-name = { $name } stummschalten
web-unmute = Stummschaltung aufheben
web-unmute-name = Stummschaltung von { $name } aufheben
web-muted = Du hast { $name } stummgeschaltet.
web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-none = Keine Regel erwähnt „{ $said }“.
web-rules-games = Spiele
web-rules-parts = Abschnitte der Regeln
web-rules-which = Wähl ein Spiel, um seine Regeln zu lesen.
web-rules-lost = Dieses Spiel hat keine Regel { $rule }. Hier sind alle seine Regeln.
web-rules-read = Regeln lesen
web-things = Auf dem Tisch
web-use-log = Alles, was bisher passiert ist, das Neueste zuletzt. Das § neben einer Zeile öffnet ihre Regel.
web-use-notes = Was du gesehen hast und vergessen könntest, für dich notiert. Nur du siehst es.
web-use-chat = Nachrichten zwischen den Leuten an diesem Tisch, auch private.
web-use-close-side = Blendet diese Leiste aus, damit das Spielfeld mehr Platz hat. V blendet sie aus und wieder ein.
web-use-hint = Deine besten Züge nach Gewinnchance, nur aus dem, was du wissen kannst.
web-use-rules = Alle Regeln des Spiels; die zur aktuellen Frage stehen zuerst.
web-use-help = So wird gespielt, in Bildern; die Tasten; und alles auf dem Tisch erklärt.
web-use-sound = Schaltet die Töne aus und wieder ein. Wie laut sie sind, stellst du im Menü ein.
web-use-menu = Einstellungen, der Link zum Tisch, die Regeln und mehr: Zug zurücknehmen, Partie abbrechen, aufgeben.
web-use-skip = Springt ans Ende der Animation. Esc tut dasselbe.
web-use-back = Ein Schritt zurück; noch ist nichts abgeschickt. Esc tut dasselbe.
web-use-undo = Nimmt deinen letzten Zug zurück. Wurden seitdem Karten gesehen, müssen die anderen zustimmen.
web-use-list = Alle Möglichkeiten dieser Frage als Liste von Knöpfen. L öffnet und schließt sie.
web-what = Was ist das?
web-away = abwesend
web-away-long = { $player } ist abwesend.
web-gave-up = hat aufgegeben
web-take-over = Einen Bot weiterspielen lassen
web-event-take-over = ist abwesend; ein Bot spielt weiter
web-event-return =
    { $you ->
        [yes] bist wieder da
       *[no] ist wieder da
    }
web-event-resign =
    { $you ->
        [yes] gibst auf; ein Bot macht ab jetzt erlaubte Züge
       *[no] gibt auf; ein Bot macht ab jetzt erlaubte Züge
    }
web-event-time-out =
    { $you ->
        [yes] überschreitest die Zeit; ein zufälliger Zug wird gespielt
       *[no] überschreitet die Zeit; ein zufälliger Zug wird gespielt
    }
web-event-undo =
    { $you ->
        [yes] nimmst deinen letzten Zug zurück
       *[no] nimmt den letzten Zug zurück
    }
web-left = Verbleibende Zeit
web-left-none = die Zeit ist um
web-left-soon = noch { $n } Sekunden
web-left-days = { $days } T { $hours } Std
web-bot-plays = Deine Zeit ist abgelaufen, also spielt ein Bot für dich.
web-play-on = Wieder selbst spielen
web-undo = Letzten Zug zurücknehmen
web-undo-short = Zurücknehmen
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
web-stop = E-Mails zu diesem Tisch
web-stop-ask = Keine E-Mails mehr bekommen, wenn du an diesem Tisch am Zug bist? Am Tisch kannst du sie wieder einschalten.
web-stop-do = E-Mails abbestellen
web-stop-done = Erledigt. Zu diesem Tisch bekommst du keine E-Mails mehr.
web-resign = Aufgeben…
web-resign-sure = Bis zum Ende der Partie macht ein Bot erlaubte Züge für dich. Wieder einsteigen kannst du nicht.
web-resign-yes = Ja, aufgeben
web-end-ask = Alle bitten, die Partie abzubrechen
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
web-motion-voted = { $voted } von { $voters } haben abgestimmt
web-motion-declined = Nicht alle waren einverstanden.
web-motion-yes = Zustimmen
web-motion-no = Ablehnen
web-motion-secret = Die Abstimmung ist geheim.
web-spectator = Du siehst zu
web-why-not = Warum nicht?
web-show-table = Tisch zeigen
web-list = Alle Möglichkeiten zeigen
web-show-cards = Karten zeigen
web-sent = Gesendet…
web-notes-strict = Keine Notizen an diesem Tisch: Merk dir, was du siehst.

## Ending, and after

web-end = Partie für alle abbrechen…
web-end-sure = Die Partie endet für alle und wird nicht gewertet.
web-end-yes = Ja, abbrechen
web-ended = Der Gastgeber hat diese Partie abgebrochen.
web-old-rules = Diese Partie folgt älteren Regeln, die dieser Server nicht mehr kennt. Sie wurde ohne Wertung beendet und lässt sich nicht mehr zeigen.
web-old-record = Diese Partie folgt älteren Regeln, die dieser Server nicht mehr kennt. Sie lässt sich nicht mehr zeigen.
web-broken-log = Die Aufzeichnung dieser Partie ist beschädigt. Sie kann weder fortgesetzt noch gezeigt werden.
web-scoring = Wertung
web-result = Ergebnis
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-review = Partie analysieren
web-see-table = Tisch ansehen
web-save-log = Spielprotokoll speichern
web-open-record = Partie für alle freigeben
web-opened = Alle dürfen diese Partie ansehen.

## Review

web-review-start = Alles ist bereit, die Partie beginnt.
web-review-hidden = Diese Partie kann nicht gezeigt werden
web-review-closed = Nur die Spieler können diese Partie ansehen; der Gastgeber kann sie für alle freigeben.
review-begin = Analyse starten
review-wait = Analyse läuft: { $done } %
review-share = { $share } %
review-earlier = Voriger Moment
review-later = Nächster Moment
review-moments = Schlüsselmomente
review-everybody = von allen
mark-bluff = Bluff
mark-suspicion = Verdacht
web-to-table = Zum Tisch
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Anhalten

## A replay: eyes, speed, sharing, playing on

replay-whose = Blickwinkel
replay-speed = Abspieltempo
replay-unseen = Nichts davon hat { $player } gesehen.
replay-on = Ab hier weiterspielen
replay-share = Teilen
share-moment = Dieser Moment
share-send = Senden…
share-files = Herunterladen
share-files-say = Der Text erzählt die Partie aus dem gewählten Blickwinkel. Das Protokoll ist die Partie selbst, zum Nachspielen und Analysieren im Terminal.
share-text = Als Text speichern
share-picture = Animiertes Bild
share-picture-says = Die letzte Runde auf dem Brett, aus dem gewählten Blickwinkel: ein GIF von etwa einem Megabyte, für einen Chat oder eine Webseite.
share-draw = Erstellen
share-frame-of = Bild { $n } von { $of }
share-stop = Abbrechen
share-closed = Nur die Spieler können diese Partie ansehen. Gastgeber ist jetzt { $player } und kann sie für alle freigeben.
share-save = Bild speichern
share-frame = In deine Seite einbetten
share-frame-says = Füge das in deine Seite ein: Dort lässt sich die Partie Schritt für Schritt ansehen, aber nicht ändern.
share-frame-closed = Sobald die Partie für alle freigegeben ist, lässt sie sich auch in andere Seiten einbetten.
on-says = Ein neuer Tisch beginnt bei Schritt { $step } dieser Partie, ohne Wertung. Was ab da gezogen wird, ist neu.
on-me = ich
on-hidden = Verdeckte Karten
on-anew = Neu verteilen.
on-anew-says = Mein Platz behält, was er wusste; alles andere Verdeckte wird neu verteilt. Auch wer diese Partie gesehen hat, weiß nur, was ich wusste.
on-same = Liegen lassen.
on-same-says = Jede verdeckte Karte bleibt, wo sie war, auch in den Stapeln. Wer diese Partie gesehen hat, kennt sie also.
on-begin = Ab hier spielen
web-continues = Fortsetzung einer anderen Partie; nicht gewertet.
web-continues-anew = Verdeckte Karten wurden neu verteilt: Auch wer die andere Partie gesehen hat, weiß nur, was { $player } wusste.
web-continues-same = Jede Karte liegt wie in der anderen Partie: Wer sie gesehen hat, kennt alle Karten.

## Eine Mischung, die jeder nachprüfen kann

web-dealing = Die Karten werden ausgeteilt…
web-fair = Überprüfbare Mischung
web-fair-words = Diese vier Wörter sind für alle am Tisch dieselben.
web-fair-part = Die Browser dieser Spieler haben mitgemischt: { $players }.
web-fair-nobody = Nur der Server hat gemischt.
web-fair-without = Ausgeteilt ohne den Browser von: { $players }.
web-fair-ended =
    { $ended ->
        [one] Eine Partie vor dieser Revanche wurde abgebrochen, nachdem das Austeilen begonnen hatte.
       *[other] { $ended } Partien vor dieser Revanche wurden abgebrochen, nachdem das Austeilen begonnen hatte.
    }
web-fair-commits = Mit jeder öffentlichen Nachricht legt sich der Server auf die ganze bisherige Aufzeichnung fest: Einen verdeckten Zug kann er später nicht unbemerkt ändern.
web-fair-uncommitted = Diese Partie begann, bevor Server sich auf ihre Aufzeichnung festlegten. Spätere Änderungen an verdeckten Zügen lassen sich nicht ausschließen.
web-fair-server = Der Server hat seinen eigenen Anteil versiegelt:
web-fair-checked = Geprüft: Der Schlüssel des Servers und alle Anteile passen zu ihren Siegeln.
web-fair-false = Achtung: Was der Server jetzt sagt, passt nicht zu dem, was versiegelt war.
web-fair-how = Um zu prüfen, dass jede Karte daraus folgt, brauchst du beide Dateien:
web-fair-receipt = Meine Quittung speichern
web-fair-awaits = Warten, bis der Browser von { $player } mitgemischt hat.
web-fair-leave-out = Ohne { $player } austeilen
web-fair-seal = Der Server zeigt ein anderes Siegel seines Anteils als zuvor. Trau dieser Mischung nicht.
web-fair-listed = Die Siegelliste des Servers passt nicht zu diesem Tisch oder hat sich geändert. Trau dieser Mischung nicht.
web-fair-lacks = Dein Browser hat seinen Anteil versiegelt, aber in der Liste des Servers fehlt dieses Siegel. Dein Browser behält seinen Anteil für sich, und ob fair gemischt wurde, lässt sich nicht sagen.
web-fair-told = Der Server sagt jetzt etwas anderes als das, was er deinem Browser zuvor gesagt hat.
web-fair-seat = Der Server gibt dir einen anderen Platz als beim Austeilen. Trau dieser Mischung nicht.
web-fair-back = Der Server ist an diesem Tisch einen Schritt zurückgegangen, nachdem dein Browser seinen Anteil gezeigt hatte. Trau dieser Mischung nicht.
web-fair-begun = Vor diesem Tisch gab es einen, an dem nach dem Austeilen abgebrochen wurde, und der Server zählt das nicht mit. Vielleicht hat er neu ausgeteilt, bis ihm die Karten gefielen.
web-fair-withheld = Der Anteil eines Spielers war versiegelt, doch ausgeteilt wurde ohne ihn. Macht der Server mit diesem Spieler gemeinsame Sache, konnte er zwischen zwei Mischungen wählen.
web-fair-log = Was der Server nach der Partie zeigt, passt nicht zu dem, was vorher versiegelt war. Trau dieser Mischung nicht.
web-fair-device = Der Anteil deines Platzes wurde von einem anderen Gerät versiegelt. Wenn du das nicht warst, trau dieser Mischung nicht.
web-fair-out = Die Karten werden ohne einen Anteil deines Browsers ausgeteilt.

## Help

web-help-hold = Halte etwas auf dem Tisch gedrückt, um zu erfahren, was es ist und welche Regeln dafür gelten.
web-help-keys = Tasten: Das Zeichen auf einem Knopf (A, 5, 0) ist seine Taste. Pfeiltasten springen von Knopf zu Knopf. Esc geht zurück oder überspringt. Die Taste . zeigt die Züge der anderen sofort, bis du sie wieder drückst. L zeigt alle Möglichkeiten als Liste. R öffnet die Regeln. V blendet den Verlauf ein und aus. ? erklärt das ausgewählte Element oder öffnet diese Seite. Rechtsklick oder langes Drücken erklärt alles auf dem Tisch.
## Mein Konto

web-log-in = Anmelden
web-log-in-instead = Ich habe ein Konto
web-log-in-with = Mit { $provider } anmelden
web-providers = Andere Anmeldewege
web-provider-also = Auch mit { $provider } anmelden
web-provider-end = Verknüpfung lösen
web-sign-up = Konto erstellen
web-sign-up-instead = Ich möchte ein Konto
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
web-my-games = Meine Partien
web-my-games-none = Noch keine Partien.
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
web-known = hat ein Konto
web-bot-named = { $name } (Bot)
web-bot-account = Bot-Konto
web-bot = Ein Bot
web-bot-why = Mit diesem Konto kann ein Programm von dir spielen. Es setzt sich an Tische, an die es eingeladen wird, und alle sehen, dass es ein Bot ist. Das gilt für immer: Von Hand kann dann niemand mehr mit dem Konto spielen. Es geht nur, solange das Konto noch an keinem Tisch saß.
web-bot-become = Zum Bot-Konto machen
web-bot-become-yes = Ja, für immer
web-bot-is = Mit diesem Konto spielt ein Programm, und alle sehen, dass es ein Bot ist.
web-bot-token-since = Es hat seit dem { $day } ein Token.
web-bot-token-new = Neues Token
web-bot-token-shown = Du siehst es nur einmal: Speichere es dort, wo dein Programm es lesen kann. Das vorige Token gilt nicht mehr.
web-bot-token-end = Token widerrufen
web-invite-bot = Einen fremden Bot einladen
web-invite-name = Name des Bots
web-invite = Einladen
web-invited = { $name } ist eingeladen.
web-invite-sent = { $name } hat die Einladung noch nicht bekommen: Vielleicht läuft das Programm nicht.
web-invite-declined = { $name } hat abgelehnt.
web-report = Letzte Nachricht von { $name } melden
web-reported = Der Betreiber dieses Servers kann sie jetzt sehen, samt den Nachrichten davor.
web-hush = Chat für { $name } sperren
web-unhush = Chat für { $name } freigeben

# The lab
web-lab = Das Labor
web-lab-intro = Ändere eine Karte oder eine Zahl, im Grundset oder in einer eigenen Kartendatei. Bots spielen dieselben Partien mit und ohne Änderung, und du siehst, was sie bewirkt.
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
web-lab-range = 95 %
web-lab-wins = Siege von Spieler { $place } in Zugreihenfolge, %
web-lab-note = Was Bots schlecht spielen, sieht hier schwach aus, auch wenn es stark ist. Nimm jede Zahl als Frage, die erst Menschen am Tisch beantworten.
web-lab-game-questions = Fragen
web-lab-leads = Führungswechsel
