### Texts that only a screen needs, in German. Everything else is shared with the terminal.

## Everywhere

web-close = Schließen
web-back = Zurück
web-again = Noch einmal versuchen
web-skip = Überspringen
web-more = Mehr
web-looks = Aussehen
web-theme = Hell oder dunkel
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-contrast = Kontrast
web-contrast-auto = Kontrast: wie das System
web-contrast-more = Kontrast: hoch
web-contrast-none = Kontrast: normal
web-pace = Wie schnell sich alles bewegt
web-pace-calm = Züge: ruhig
web-pace-quick = Züge: schnell
web-pace-none = Züge: sofort
web-to-lobby = Zur Lobby
web-credits = Quellen und Dank
web-credits-house = Skulduggery ist eine unabhängige Plattform; Karten, Bilder und Texte sind ihre eigenen.
web-credits-icons = Die Piktogramme
web-credits-licence = In anderen Farben und Größen:
web-credits-fonts = Die Schriften

## Troubles

web-server-gone = Der Server ist gerade nicht zu erreichen. Sobald er wieder da ist, geht es hier von selbst weiter.
web-new-build = Es gibt hier eine neue Version von Skulduggery.
web-new-build-load = Neu laden
web-error-title = Das hat nicht geklappt
web-error-server = Der Server antwortet nicht, wie er sollte. Bitte versuche es gleich noch einmal.
web-gone-title = Diesen Tisch gibt es nicht
web-gone = Unter dieser Adresse steht kein Tisch. Vielleicht wurde er weggeräumt, oder dem Link fehlt ein Stück.
web-closed-title = Nur für die Mitspielenden
web-lost = Verbindung verloren, neuer Versuch …
web-joining = Auf dem Weg zum Tisch …

## Several people at one device

web-seat-here = spielt auch an diesem Gerät
web-here = an diesem Gerät
web-here-who = Wer auf Platz { $seat } spielt
web-here-name = Spieler { $seat }
web-hand-over = Weitergeben an { $player }
web-hand-covered = Bis dahin ist alles verdeckt; niemand sieht die Karten der anderen.
web-hand-take = Ich bin { $player }

## The lobby

web-motto = Spiele um Gaunerei und Bluff
web-your-name = Dein Name
web-play-now = Gleich spielen
web-against = { $bots ->
        [one] gegen 1 Bot
       *[other] gegen { $bots } Bots
    }
web-bots-here = Bots: { $bot }. Stärkere: „Ein neuer Tisch …“
web-new-table = Ein neuer Tisch …

## Lessons

web-lesson = Lektion
web-lesson-step = { $step } von { $steps }
web-lesson-rule = Die Regel
web-lesson-again = Von vorn
web-lesson-hide = Ausblenden
web-lesson-show = Hilfe zeigen
web-lesson-next = Weiterlesen
web-lesson-real = Jetzt ein echtes Spiel
web-lesson-own = Du spielst jetzt auf eigene Art: gut so. Ist dir etwas neu, hilft „?“ weiter.
web-lesson-watch = Erledigt. Sieh, was jetzt passiert.
web-lesson-strayed = Die Lektion hatte etwas anderes vor. Nimm die Antwort zurück, dann geht sie weiter, oder spiel auf deine Art.
web-lesson-stuck = Das lässt sich nicht zurücknehmen. Fang von vorn an oder spiel auf deine Art weiter.
web-lesson-back = Zurücknehmen
web-lesson-tip = Hier
web-learn = Spielend lernen
web-short = { $bots ->
        [one] Ein kurzes Spiel gegen einen Anfänger
       *[other] Ein kurzes Spiel gegen { $bots } Anfänger
    }

web-hints = Tipps
web-hints-yes = erlaubt
web-hints-no = keine
web-listed = Der Tisch
web-listed-yes = steht in der Lobby
web-listed-no = nur über den Link
web-watching = Wer zusieht
web-watching-now = sieht sofort, was alle sehen
web-watching-late = sieht es { $lag } Meldungen später
web-watching-none = niemand
web-clock = Zeit für eine Entscheidung
web-clock-none = beliebig lange
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
web-late = Wenn die Zeit um ist
web-late-answer = antworten die Regeln
web-late-bot = spielt ein Bot weiter
web-late-wait = warten alle
web-make-table = Tisch öffnen
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-open = frei für alle mit dem Link
web-seat-bot = Bot: { $bot }
web-persona = Charakter von Platz { $seat }
web-persona-none = will nur gewinnen
web-tables = Tische
web-tables-none = Gerade ist kein Tisch offen. Öffne einen und schick jemandem den Link.
web-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-watch = Zusehen
web-resume = Zurück an deinen Tisch:
web-finished = Beendete Partien

## Der Saal: Tische, eigene Partien, wer wie spielt

web-parts = Was du tun kannst
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
web-leaders-how = Danach, wie Partien unter Leuten mit Konto und den Bots des Hauses ausgegangen sind, an Tischen in der Liste und ohne Tipps. ± sagt, wie weit eine Wertung danebenliegen kann; geordnet ist die Liste nach ihrem unteren Ende. Alle beginnen mit 1000 ± 667.
web-leaders-place = Platz
web-leaders-who = Wer
web-leaders-rating = Wertung
web-leaders-games = Partien
web-leaders-none = Noch hat niemand eine Partie gespielt, die zählt. Melde dich an, öffne einen Tisch ohne Tipps und mach den Anfang.
web-rated = zählt für die Wertungen
web-people-here = Wie sie spielen:
web-games-won = Partien: { $games }, gewonnen: { $won }.
web-rating-is = Wertung { $rating } ± { $spread }
web-rating-place = Platz { $place }
web-rating-change = Wertung { $change }
web-rating-none = Noch keine Wertung.
web-rating-curve = Zuletzt gewertete Partien: { $games }. Von { $first } auf { $last }, am tiefsten { $low }, am höchsten { $high }.
web-person-in-tab = Wie { $player } spielt, in einem neuen Tab
web-newer = Neuere Partien
web-older = Ältere Partien
web-person-none = Noch ist keine Partie zu Ende.
web-history = Letzte Partien
web-history-none = Noch ist keine Partie zu Ende.
web-played-with = mit: { $players }
web-somebody-left = jemand, der gegangen ist
web-finish = Platz { $place } von { $seats }
web-score = Punkte: { $n }
web-playing = Wie ich spiele
web-listing = Andere dürfen sehen, wie ich spiele
web-listing-page = Meine Seite
web-listing-what = Dann stehst du in den Bestenlisten und hast eine Seite mit Wertungen, Bluffs und Partien an Tischen der Liste. Partien an privaten Tischen siehst nur du.

## Before the game

web-host = Gastgeber
web-link = Link zu diesem Tisch
web-share = Schick diesen Link allen, mit denen du spielen willst.
web-scan = Als QR-Code zeigen
web-scan-of = QR-Code dieses Links
web-scan-here = Diese Adresse findet nur dieses Gerät. Für andere in deinem Netz: Starte den Server mit --host 0.0.0.0 und öffne die Adresse, die er nennt.
web-copy = Kopieren
web-copied = Kopiert
web-copy-watch = Link zu diesem Tisch kopieren
web-start = Spiel beginnen
web-start-waits = { $seats ->
        [one] Noch 1 Person fehlt
       *[other] Noch { $seats } Personen fehlen
    }
web-waits-seats = Das Spiel kann beginnen, sobald alle Plätze besetzt sind.
web-waits-host = Der Gastgeber muss das Spiel noch beginnen.
web-get-up = Platz verlassen
web-close-table = Tisch schließen
web-full = Alle Plätze sind besetzt; das Spiel hat noch nicht begonnen. Bleib und sieh zu.

## For eyes and ears of all kinds

web-sound = Töne
web-sound-off = Töne: aus
web-sound-soft = Töne: leise
web-sound-medium = Töne: mittel
web-sound-loud = Töne: laut
web-screen = Bildschirm
web-screen-on = Bildschirm: bleibt an
web-screen-off = Bildschirm: wie sonst
web-the-board = Das Spielfeld
web-skip-to-ask = Zu deiner Entscheidung
web-skip-to-board = Zum Inhalt
web-told = Was geschieht
web-told-before = { $n ->
        [one] Davor ist noch etwas geschehen: Es steht im Verlauf.
       *[other] Davor ist noch { $n } Mal etwas geschehen: Es steht im Verlauf.
    }

## At the table

web-ask = Deine Entscheidung
web-log = Verlauf
web-notes = Notizen
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-to = An
web-chat-everybody = Alle
web-chat-to-name = Nur mit { $name } sprechen
web-chat-say-to = Nur { $name } sieht das
web-mute = Stummschalten
web-mute-name = Stummschalten: { $name }
web-unmute = Wieder hören
web-unmute-name = Wieder hören: { $name }
web-muted = { $name } ist für dich stumm.
web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-none = Keine Regel spricht von „{ $said }“.
web-rules-games = Spiele
web-rules-parts = Teile der Regeln
web-rules-which = Wähl das Spiel, dessen Regeln du lesen möchtest.
web-rules-lost = Eine Regel { $rule } gibt es in diesem Spiel nicht; hier sind alle.
web-rules-read = Regeln lesen
web-things = Was auf dem Tisch liegt
web-use-log = Was bisher geschah, in Worten, das Neueste zuletzt. § neben einer Zeile führt zu ihrer Regel.
web-use-notes = Was du gesehen hast und vergessen könntest, für dich gesammelt. Niemand sonst sieht es.
web-use-chat = Was die Leute an diesem Tisch einander sagen, auch einem allein.
web-use-hint = Die besten Antworten auf das, was du gefragt bist, nach deiner Gewinnchance, geschätzt aus dem, was du wissen kannst.
web-use-rules = Alle Regeln des Spiels; die zur Frage stehen zuerst.
web-use-help = Wie man spielt, in Bildern; die Tasten; und alles, was auf dem Tisch liegt, zum Nachschlagen.
web-use-menu = Einstellungen, der Link zum Tisch, die Regeln und was sonst geht: eine Antwort zurücknehmen, das Spiel beenden, aufgeben.
web-use-skip = Zeigt sofort, was noch zu zeigen ist. Esc tut dasselbe.
web-use-back = Ein Schritt zurück: Noch ist nichts geantwortet. Esc tut dasselbe.
web-what = Was ist das?
web-away = nicht da
web-away-long = { $player } ist nicht da.
web-gave-up = hat aufgegeben
web-take-over = Ein Bot soll weiterspielen
web-event-take-over = ist nicht da; ein Bot spielt weiter
web-event-return =
    { $you ->
        [yes] bist wieder da
       *[no] ist wieder da
    }
web-event-resign =
    { $you ->
        [yes] gibst auf; die Regeln spielen weiter
       *[no] gibt auf; die Regeln spielen weiter
    }
web-event-time-out =
    { $you ->
        [yes] hast keine Zeit mehr; die Uhr antwortet
       *[no] hat keine Zeit mehr; die Uhr antwortet
    }
web-event-undo =
    { $you ->
        [yes] nimmst deine letzte Antwort zurück
       *[no] nimmt die letzte Antwort zurück
    }
web-left = Verbleibende Zeit
web-left-none = die Zeit ist um
web-left-soon = noch { $n } Sekunden
web-left-days = { $days } T { $hours } Std
web-bot-plays = Ein Bot spielt für dich, weil die Zeit um war.
web-play-on = Selbst weiterspielen
web-undo = Meine letzte Antwort zurücknehmen
web-tell-me = Sag mir, wenn der Tisch wartet
web-tell-me-webhook = über den Kanal des Betreibers dieses Servers
web-tell-me-mail = per E-Mail an
web-tell-me-coded = Ein Code ist unterwegs zu dieser Adresse.
web-tell-me-code = Der Code
web-tell-me-so = Sag es mir dort
web-tell-me-ask = Schick mir einen Code
web-tell-me-push = in diesem Browser
web-tell-me-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite und versuch es noch einmal.
web-tell-me-unreached = Dein Browser ist nicht zu erreichen: Sein eigener Push-Dienst antwortet nicht, oder er hat keinen.
web-stop = E-Mails vom Tisch
web-stop-ask = Keine E-Mails mehr, wenn dieser Tisch auf dich wartet? Am Tisch kannst du sie wieder einschalten.
web-stop-do = E-Mails abstellen
web-stop-done = Erledigt: Von diesem Tisch kommen keine E-Mails mehr.
web-resign = Aufgeben …
web-resign-sure = Von jetzt an antworten die Regeln für dich, bis das Spiel aus ist. Es gibt kein Zurück.
web-resign-yes = Ja, aufgeben
web-end-ask = Alle bitten, das Spiel zu beenden
web-motion-undo =
    { $you ->
        [yes] Du möchtest deine letzte Antwort zurücknehmen.
       *[no] { $player } möchte die letzte Antwort zurücknehmen.
    }
web-motion-end =
    { $you ->
        [yes] Du möchtest das Spiel ohne Ergebnis beenden.
       *[no] { $player } möchte das Spiel ohne Ergebnis beenden.
    }
web-motion-voted = { $voted } von { $voters } haben abgestimmt
web-motion-declined = Es gab keine Einigung.
web-motion-yes = Einverstanden
web-motion-no = Nicht einverstanden
web-motion-secret = Niemand erfährt, wer wie stimmt.
web-spectator = Du siehst zu
web-why-not = Warum nicht?
web-sent = Gesendet …
web-notes-strict = An diesem Tisch gibt es keine Notizen: Merke dir, was du siehst.

## Ending, and after

web-end = Das Spiel für alle abbrechen …
web-end-sure = Das Spiel hört für alle auf und wird nicht gewertet.
web-end-yes = Ja, abbrechen
web-ended = Der Gastgeber hat dieses Spiel abgebrochen.
web-old-rules = Dieses Spiel folgt älteren Regeln, die dieser Server nicht mehr kennt. Es wurde ohne Wertung beendet und kann nicht mehr gezeigt werden.
web-old-record = Dieses Spiel folgte älteren Regeln, die dieser Server nicht mehr kennt. Es kann nicht gezeigt werden.
web-broken-log = Die Aufzeichnung dieses Spiels ist beschädigt. Es kann weder fortgesetzt noch gezeigt werden.
web-scoring = Die Wertung
web-result = Ergebnis
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-review = Spiel ansehen
web-see-table = Tisch ansehen
web-save-log = Spielprotokoll speichern
web-open-record = Dieses Spiel für alle freigeben
web-opened = Alle dürfen dieses Spiel ansehen.

## Review

web-review-start = Alles liegt bereit: Das Spiel beginnt.
web-review-closed = Nur wer mitgespielt hat, kann dieses Spiel ansehen; der Gastgeber kann es für alle freigeben.
review-begin = Chancen, Fehler, Bluffs
review-wait = Denke darüber nach: { $done } %
review-share = { $share } %
review-earlier = Der Moment davor
review-later = Der nächste Moment
review-moments = Momente, aus denen man lernt
review-everybody = von allen
mark-bluff = Bluff
mark-suspicion = Verdacht
web-to-table = Zum Tisch
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-run = Von selbst weiter
web-pause = Anhalten

## A replay: eyes, speed, sharing, playing on

replay-whose = Aus wessen Sicht
replay-speed = Wie schnell es von selbst läuft
replay-unseen = Davon hat { $player } nichts gesehen.
replay-on = Weiterspielen
replay-share = Teilen
share-moment = Dieser Moment
share-send = Senden …
share-files = Zum Aufheben
share-files-say = Der Text erzählt das Spiel in Worten, aus der gewählten Sicht. Das Protokoll ist das Spiel selbst, zum Nachspielen und Durchsehen im Terminal.
share-text = Als Text speichern
share-picture = Ein bewegtes Bild
share-picture-says = Die letzte Runde auf dem Brett, aus der gewählten Sicht: ein GIF von etwa einem Megabyte, für einen Chat oder eine Seite.
share-draw = Zeichnen
share-frame-of = Bild { $n } von { $of }
share-stop = Abbrechen
share-closed = Nur wer mitgespielt hat, kann dieses Spiel ansehen; wer den Tisch jetzt leitet, { $player }, kann es für alle freigeben.
share-save = Bild speichern
share-frame = In einer eigenen Seite
share-frame-says = Das hier in die Seite einfügen: Wer sie liest, kann das Spiel dort Schritt für Schritt ansehen und nichts verändern.
share-frame-closed = Sobald alle dieses Spiel ansehen dürfen, kann es auch in anderen Seiten stehen.
on-says = Ein neuer Tisch beginnt so, wie dieses Spiel bei Schritt { $step } stand. Was von da an gezogen wird, ist neuer Zufall. Für Ranglisten zählt das neue Spiel nicht.
on-me = ich
on-hidden = Verdeckte Karten
on-anew = Neu verteilt.
on-anew-says = Was mein Platz bis dahin wusste, bleibt; alles andere wird neu verteilt. Wer dieses Spiel gesehen hat, weiß nur, was ich wusste.
on-same = Wie sie lagen.
on-same-says = Jede verdeckte Karte bleibt liegen, auch in den Stapeln: Wer dieses Spiel gesehen hat, kennt sie.
on-begin = Von hier an spielen
web-continues = Setzt ein anderes Spiel fort; zählt für keine Rangliste.
web-continues-anew = Verdeckte Karten wurden neu verteilt: Wer jenes Spiel gesehen hat, weiß, was { $player } wusste, und nicht mehr.
web-continues-same = Jede Karte liegt, wie sie dort lag: Wer jenes Spiel gesehen hat, kennt sie alle.

## Zufall, den jeder nachprüfen kann

web-dealing = Die Karten werden ausgeteilt …
web-fair = Zufall, den jeder nachprüfen kann
web-fair-words = Diese vier Wörter sind für alle am Tisch dieselben.
web-fair-part = Am Mischen hatten die Browser dieser Spieler Anteil: { $players }.
web-fair-nobody = Am Mischen hatte nur der Server Anteil.
web-fair-without = Ausgeteilt ohne den Browser von: { $players }.
web-fair-ended =
    { $ended ->
        [one] Eine Partie vor dieser Revanche wurde beendet, nachdem das Austeilen begonnen hatte.
       *[other] { $ended } Partien vor dieser Revanche wurden beendet, nachdem das Austeilen begonnen hatte.
    }
web-fair-commits = Mit jeder öffentlichen Nachricht legt sich der Server auf die ganze bisherige Aufzeichnung fest: Eine verdeckte Antwort kann er später nicht unbemerkt umschreiben.
web-fair-uncommitted = Diese Partie begann, bevor Server sich auf ihre Aufzeichnung festlegten: Ob eine verdeckte Antwort später umgeschrieben wird, lässt sich nicht prüfen.
web-fair-server = Der Server hat seinen eigenen Anteil versiegelt:
web-fair-checked = Geprüft: Der Schlüssel des Servers und alle Anteile passen zu ihren Siegeln.
web-fair-false = Das stimmt nicht: Was der Server jetzt sagt, passt nicht zu dem, was versiegelt war.
web-fair-how = Ob jede Karte daraus folgte, prüfst du mit beiden Dateien:
web-fair-receipt = Meine Quittung speichern
web-fair-awaits = Warten auf den Browser von { $player } und seinen Anteil am Mischen.
web-fair-leave-out = Ohne { $player } austeilen
web-fair-seal = Der Server zeigt ein anderes Siegel seines Anteils als zuvor. Traue diesem Austeilen nicht.
web-fair-listed = Die Siegelliste des Servers passt nicht zu diesem Tisch, oder sie ist nicht die, die er zuvor gezeigt hat. Traue diesem Austeilen nicht.
web-fair-lacks = Dein Browser hat seinen Anteil versiegelt, und in der Liste des Servers fehlt dieses Siegel. Dein Browser verrät seinen Anteil nicht: Ob dieses Mischen fair ist, lässt sich nicht sagen.
web-fair-told = Was der Server jetzt sagt, ist nicht, was er deinem Browser zuvor gesagt hat.
web-fair-seat = Der Server gibt dir einen anderen Platz als beim Austeilen. Traue diesem Austeilen nicht.
web-fair-back = Der Server ist mit diesem Tisch einen Schritt zurückgegangen, nachdem dein Browser seinen Anteil verraten hatte. Traue diesem Austeilen nicht.
web-fair-begun = Dieser Tisch folgt auf einen, an dem das Spiel nach dem Austeilen abgebrochen wurde, und der Server zählt das nicht mit. Vielleicht hat er neu ausgeteilt, bis ihm die Karten gefielen.
web-fair-withheld = Der Anteil eines Spielers war versiegelt, doch ausgeteilt wurde ohne ihn. Ein Server, der mit diesem Spieler gemeinsame Sache macht, konnte zwischen zwei Austeilungen wählen.
web-fair-log = Was der Server nach dem Spiel sagt, passt nicht zu dem, was vorher versiegelt war. Traue diesem Austeilen nicht.
web-fair-device = Der Anteil deines Platzes wurde von einem anderen Gerät versiegelt. Wenn du das nicht warst, traue diesem Mischen nicht.
web-fair-out = Die Karten werden ohne einen Anteil deines Browsers ausgeteilt.

## Help

web-help-hold = Halte irgendetwas auf dem Tisch gedrückt: Dann erfährst du, was es ist und welche Regeln dafür gelten.
web-help-keys = Tasten: Was auf einem Knopf steht (A, 5, 0), drückt ihn; die Pfeile gehen von Knopf zu Knopf; Esc geht zurück oder überspringt; R öffnet die Regeln; ? sagt, was das Ausgewählte ist, sonst öffnet es diese Seite. Die rechte Taste oder langes Drücken sagt von allem auf dem Tisch, was es ist.
## Mein Konto

web-log-in = Anmelden
web-log-in-instead = Ich habe ein Konto
web-log-in-with = Mit { $provider } anmelden
web-providers = Andere Wege hinein
web-provider-also = Auch mit { $provider } anmelden
web-provider-end = Nicht mehr
web-sign-up = Neues Konto
web-sign-up-instead = Ich möchte ein Konto
web-recover = Passwort vergessen
web-recover-instead = Ich habe mein Passwort vergessen
web-account-why = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Spiele auf jedem Gerät wieder, und niemand sonst hat deinen Namen.
web-password = Passwort
web-password-new = Neues Passwort
web-password-least = Mindestens 10 Zeichen; mehrere Wörter lassen sich leicht merken.
web-password-change = Passwort ändern
web-password-changed = Das Passwort ist geändert; alle anderen Browser sind abgemeldet.
web-code = Rettungscode
web-code-why = Schreib dir diesen Code auf: Mit ihm kannst du ein neues Passwort setzen, wenn du deines vergisst. Er wird nur jetzt gezeigt, und etwas anderes hilft dann nicht: Der Server kennt keine E-Mail-Adresse von dir.
web-code-kept = Ich habe ihn
web-log-out = Abmelden
web-log-out-others = Alle anderen abmelden
web-my-games = Meine Partien
web-my-games-none = Noch keine Partie.
web-take-along = { $games ->
        [one] Einen Platz hast du in diesem Browser als Gast genommen.
       *[other] { $games } Plätze hast du in diesem Browser als Gast genommen.
    }
web-take-along-yes = Mitnehmen
web-sessions = Wo du angemeldet bist
web-session-this = dieser Browser
web-session-seen = zuletzt am { $day }
web-my-data = Meine Daten
web-my-data-what = Alles, was dieser Server über dich hat, in einer Datei: Konto, Browser, Plätze, deine Antworten und was du gesagt hast.
web-my-data-save = Meine Daten sichern
web-forget = Mein Konto löschen …
web-forget-what = Konto, Name, Plätze und alles, was du gesagt hast, werden gelöscht und lassen sich nicht zurückholen. Deine Spiele bleiben, damit die anderen sie ansehen und prüfen können; nur in der Liste, die vor jedem Austeilen versiegelt wurde, steht dein Name weiterhin.
web-forget-yes = Alles löschen
web-known = mit Konto
web-bot-named = { $name } (Bot)
web-bot-account = Konto eines Bots
web-bot = Ein Bot
web-bot-why = Für dieses Konto kann ein Programm von dir spielen: Es setzt sich, wo es eingeladen ist, und alle sehen, dass es ein Bot ist. Das gilt für immer: Niemand spielt damit mehr von Hand. Es geht nicht mehr, wenn das Konto schon an einem Tisch saß.
web-bot-become = Zum Konto eines Bots machen
web-bot-become-yes = Für immer: Konto eines Bots
web-bot-is = Für dieses Konto spielt ein Programm, und alle sehen, dass es ein Bot ist.
web-bot-token-since = Es hat seit { $day } ein Token.
web-bot-token-new = Neues Token
web-bot-token-shown = Nur dieses eine Mal zu sehen: Bewahre es da auf, wo dein Programm es findet. Das vorige gilt nicht mehr.
web-bot-token-end = Token beenden
web-invite-bot = Einen fremden Bot einladen
web-invite-name = Name des Bots
web-invite = Einladen
web-invited = { $name } weiß Bescheid.
web-invite-sent = { $name } weiß noch nichts davon: Vielleicht läuft das Programm nicht.
web-invite-declined = { $name } kommt nicht.
web-report = Melden, was { $name } zuletzt gesagt hat
web-reported = Der Betreiber dieses Servers kann es jetzt sehen, mit dem, was davor gesagt wurde.
web-hush = { $name } hier nicht mehr chatten lassen
web-unhush = { $name } wieder chatten lassen

# The lab
web-lab = Das Labor
web-lab-intro = Ändere eine Karte oder eine Zahl, vom Haus oder aus einer eigenen Kartendatei: Bots spielen dieselben Partien mit und ohne die Änderung, und du siehst, was sie bewegt.
web-lab-game = Spiel
web-lab-what = Karte
web-lab-numbers = Zahlen des Spiels
web-lab-fields = Wie in Kartendateien
web-lab-before = Wie sie ist
web-lab-after = Wie geändert
web-lab-changes = Was geändert ist
web-lab-back = { $change } zurücknehmen
web-lab-players = Spieler
web-lab-run = Partien spielen
web-lab-stop = Anhalten
web-lab-open = Kartendatei öffnen
web-lab-save = Als Kartendatei speichern
web-lab-file = Karten aus { $name }.
web-lab-house = Zurück zu den Karten des Hauses
web-lab-problems = Mit { $name } kann noch nicht gespielt werden:
web-lab-warnings = { $warnings ->
    [one] Ein Hinweis zu diesen Karten
   *[other] { $warnings } Hinweise zu diesen Karten
}
web-lab-no-text = { $name } ist kein Text in UTF-8.
web-lab-state-waiting = Es wartet, bis es dran ist.
web-lab-state-running = Bisher { $deals } Partien; die Zahlen werden sicherer.
web-lab-state-done = { $deals } Partien: fertig.
web-lab-state-stopped = Nach { $deals } Partien angehalten.
web-lab-state-failed = Es ging nicht: Partien mit diesen Karten dauern zu lange oder führen zu einem Fehler.
web-lab-worth = Wer sie nimmt, gewinnt öfter um
web-lab-points = Punkte
web-lab-seldom = Bisher zu selten genommen, um zu sagen, was sie wert ist.
web-lab-few = zu wenige Partien für eine Aussage
web-lab-figure = Je Partie
web-lab-was = vorher
web-lab-moves = bewegt sich um
web-lab-range = 95%
web-lab-wins = Siege von Spieler { $place } in Zugreihenfolge, %
web-lab-note = Was Bots schlecht spielen, sieht hier schwach aus, was immer die Karte wert ist: Nimm eine Zahl als Frage an Menschen.
web-lab-game-questions = Fragen
web-lab-leads = Wechsel der Führung
