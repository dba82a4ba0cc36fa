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

## Troubles

web-server-gone = Der Server ist nicht erreichbar. Sobald er wieder da ist, geht es hier von selbst weiter.
web-offline = Ohne Netz spielen
web-site-host = Hier spielst du gegen Bots oder gemeinsam an diesem Gerät. Um mit Leuten anderswo zu spielen, brauchst du einen Server.
web-site-keeping = Wird für Zeiten ohne Netz gespeichert…
web-site-kept = Gespeichert: Ab jetzt geht es hier auch ohne Netz.
web-site-loading = Die Spiele werden geladen…
web-site-lost = Die Partie wurde unterbrochen. Gleich geht es hier weiter…
web-site-server = Zurück zum Server
web-site-unkept = Dieser Browser speichert deine Partie nicht. Sie ist weg, sobald du die Seite schließt.
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

web-hand-over = Gib das Gerät an { $player }
web-hand-covered = Bis dahin bleibt alles verdeckt, damit niemand fremde Karten sieht.
web-hand-take = Ich bin { $player }

## The lobby

web-motto = Brettspiele um Gaunereien und Bluff. Kostenlos und ohne Konto.
web-your-name = Dein Name
web-play-now = Jetzt spielen: wie viele Bots?
web-against = { $bots ->
        [one] Gegen 1 Bot spielen
       *[other] Gegen { $bots } Bots spielen
    }
web-bots-here = Bots: { $bot }. Stärkere gibt es an eigenen Tischen.
web-new-table = Tisch erstellen…

## Lessons

web-lesson = Lektion
web-lesson-step = { $step } von { $steps }
web-lesson-rule = Die Regel
web-lesson-again = Neu starten
web-lesson-hide = Ausblenden
web-lesson-show = Lektion zeigen
web-lesson-start = Los geht’s
web-lesson-next = Weiter
web-lesson-complete = Lektion geschafft
web-lesson-go-on = Diese Partie weiterspielen
web-lesson-real = Eine ganze Partie spielen
web-lesson-own = Jetzt spielst du auf eigene Faust. Drück „?“, wenn dir etwas neu ist.
web-lesson-watch =
    Gut gemacht! Sieh zu, was { $rivals ->
        [1] { $rival } tut
       *[other] deine Gegner tun
    }.
web-lesson-scoring = Sieh dir jetzt die Wertung an.
web-lesson-strayed = Das ist nicht der Zug, den die Lektion vorschlägt. Nimm ihn zurück, um sie fortzusetzen (am echten Tisch geht das nicht, wenn du Karten gesehen hast), oder spiel auf deine Art weiter.
web-lesson-stuck = Dieser Zug lässt sich nicht zurücknehmen. Starte die Lektion neu oder spiel weiter.
web-lesson-back = Zug zurücknehmen
web-lesson-tip = Hier
web-learn = Spielend lernen
web-short = { $bots ->
        [one] Eine erste Partie gegen einen Anfänger
       *[other] Eine erste Partie gegen { $bots } Anfänger
    }
web-hints = Tipps
web-hints-yes = erlaubt
web-hints-no = keine
web-listed = Sichtbarkeit
web-listed-yes = öffentlich, steht in der Lobby
web-listed-no = privat, nur über den Link
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
web-terms-about = Was bedeuten die Optionen?
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-open = frei für alle mit dem Link
web-seat-bot = Bot: { $bot }
web-tables = Tische
web-resume = Zurück an deinen Tisch:
web-resume-later = Nicht jetzt: { $table } ausblenden. Bleibt unter „{ web-part-mine }“.

## Der Saal: Tische, eigene Partien, wer wie spielt

web-parts = Bereiche
web-games = Spiele
web-part-play = Spielen
web-part-tables = Offene Tische
web-part-mine = Meine Partien
web-part-watch = Zusehen
web-resume-turn = Du bist dran:
web-watch-best = Partien zum Zusehen
web-leaders = Bestenliste
web-rated = gewertet
web-people-here = Spielerprofile:
web-person-in-tab = Profil von { $player } (neuer Tab)

## Before the game

web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert

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
web-chat-watcher = Hier können nur Spieler schreiben.
web-notes-watcher = Hier steht, was ein Spieler gesehen hat, und nur für ihn selbst.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-to = An
web-chat-everybody = Alle
web-chat-to-name = Nur { $name } schreiben
web-chat-say-to = Das sieht nur { $name }
web-unmute = Stummschaltung aufheben
web-unmute-name = Stummschaltung von { $name } aufheben
web-muted = Du hast { $name } stummgeschaltet.
web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-found =
    { $n ->
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
web-rules-none = Keine Regel erwähnt „{ $said }“. Zug zurücknehmen und aufgeben: im Menü ≡ deines Tisches.
web-rules-games = Spiele
web-rules-contents = Inhalt
web-rules-legend = Symbole und Zeichen
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
web-use-help = Die Spielanleitung in Bildern, die Tasten und Erklärungen zu allem auf dem Tisch.
web-use-sound = Schaltet die Töne aus und wieder ein. Wie laut sie sind, stellst du im Menü ein.
web-use-menu = Einstellungen, der Link zum Tisch, die Regeln und mehr: Zug zurücknehmen, Partie abbrechen, aufgeben.
web-use-skip = Springt ans Ende der Animation. Esc tut dasselbe.
web-use-back = Ein Schritt zurück; noch ist nichts abgeschickt. Esc tut dasselbe.
web-use-undo = Nimmt deinen letzten Zug zurück. Wurden seitdem Karten gesehen, müssen die anderen zustimmen.
web-use-list = Alle Möglichkeiten dieser Frage als Liste von Knöpfen. L öffnet und schließt sie.
web-what = Was ist das?
web-away = abwesend
web-not-connected = nicht verbunden
web-away-long = { $player } ist abwesend.
web-away-soon = { $player } ist nicht verbunden. In { $time } kannst du einen Bot weiterspielen lassen.
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
        [yes] gibst auf
       *[no] gibt auf
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
web-spectator = Du siehst zu
web-why-not = Warum nicht jetzt?
web-show-table = Tisch zeigen
web-list = Alle Möglichkeiten zeigen
web-show-cards = Karten zeigen
web-sent = Gesendet…
web-notes-strict = Keine Notizen an diesem Tisch: Merk dir, was du siehst.

## Ending, and after

web-ended = Diese Partie wurde vorzeitig beendet.
web-scoring = Wertung
web-result = Ergebnis
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-rematch-blocked = { $player } ist nicht eingeladen, weil du diese Person blockiert hast.
web-review = Partie analysieren
web-see-table = Tisch ansehen
web-save-log = Spielprotokoll speichern
web-open-record = Partie für alle freigeben
web-opened = Alle dürfen diese Partie ansehen.

## Review

web-to-table = Zum Tisch

## A replay: eyes, speed, sharing, playing on

replay-share = Teilen
web-continues = Fortsetzung einer anderen Partie; nicht gewertet.
web-continues-anew = Verdeckte Karten wurden neu verteilt: Auch wer die andere Partie gesehen hat, weiß nur, was { $player } wusste.
web-continues-same = Jede Karte liegt wie in der anderen Partie: Wer sie gesehen hat, kennt alle Karten.

## Eine Mischung, die jeder nachprüfen kann

web-dealing = Die Karten werden ausgeteilt…
web-fair-seal = Der Server zeigt ein anderes Siegel seines Anteils als zuvor. Trau dieser Mischung nicht.
web-fair-listed = Die Siegelliste des Servers passt nicht zu diesem Tisch oder hat sich geändert. Trau dieser Mischung nicht.
web-fair-lacks = Dein Browser hat seinen Anteil versiegelt, aber in der Liste des Servers fehlt dieses Siegel. Dein Browser behält seinen Anteil für sich, und ob fair gemischt wurde, lässt sich nicht sagen.
web-fair-told = Der Server sagt jetzt etwas anderes als das, was er deinem Browser zuvor gesagt hat.
web-fair-seat = Der Server gibt dir einen anderen Platz als beim Austeilen. Trau dieser Mischung nicht.
web-fair-back = Der Server ist an diesem Tisch einen Schritt zurückgegangen, nachdem dein Browser seinen Anteil gezeigt hatte. Trau dieser Mischung nicht.
web-fair-begun = Vor diesem Tisch gab es einen, an dem nach dem Austeilen abgebrochen wurde, und der Server zählt das nicht mit. Vielleicht hat er neu ausgeteilt, bis ihm die Karten gefielen.
web-fair-withheld = Der Anteil eines Spielers war versiegelt, doch ausgeteilt wurde ohne ihn. Macht der Server mit diesem Spieler gemeinsame Sache, konnte er zwischen zwei Mischungen wählen.
web-fair-left-out = Der Tisch hat nicht gewartet; darum wurde ohne den Anteil von { $players } gemischt. Wenn du diesem Server vertraust, ist die Mischung so zufällig wie immer.
web-fair-log = Was der Server nach der Partie zeigt, passt nicht zu dem, was vorher versiegelt war. Trau dieser Mischung nicht.
web-fair-device = Der Anteil deines Platzes wurde von einem anderen Gerät versiegelt. Wenn du das nicht warst, trau dieser Mischung nicht.
web-fair-out = Die Karten wurden ausgeteilt, während du nicht da warst.

## Help

## Mein Konto

web-log-in = Anmelden
web-sign-up = Konto erstellen
web-sign-up-instead = Ich möchte ein Konto
web-my-games = Meine Partien
web-bot-named = { $name } (Bot)
web-conduct = { $name } stummschalten, blockieren oder melden
web-conduct-blocked = { $name }: Blockierung aufheben oder melden
web-person-menu = { $name }: { $page ->
    [yes] Profil, blockieren, melden
   *[no] blockieren, melden
}
web-blocked = Du hast { $name } blockiert.
web-unblock = Blockierung aufheben
web-unblock-name = Blockierung von { $name } aufheben
web-invitation = { $host } lädt dich an diesen Tisch ein.
web-invitation-decline = Ablehnen

## The lab

web-lab = Das Labor
