### Texts that only a screen needs, in German. Everything else is shared with the terminal.

## Everywhere

web-close = Schließen
web-back = Zurück
web-again = Noch einmal
web-skip = Überspringen
web-more = Mehr
web-theme = Hell oder dunkel
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-to-lobby = Zur Lobby
web-credits = Quellen und Dank
web-credits-game = Crooks ist ein Spiel von Neil Crowley (White Goblin Games, 2012). Skulduggery ist eine unabhängige Plattform; Karten, Bilder und Texte sind ihre eigenen.
web-credits-icons = Die Piktogramme kommen von game-icons.net und stehen unter der Lizenz Creative Commons Namensnennung 3.0; Farben und Größen sind geändert.
web-credits-fonts = Die Schriften:

## Troubles

web-error-title = Das ging nicht
web-error-server = Der Server antwortet nicht, wie er sollte. Bitte versuche es gleich noch einmal.
web-gone-title = Diesen Tisch gibt es nicht
web-gone = Unter dieser Adresse steht kein Tisch. Vielleicht wurde er weggeräumt, oder dem Link fehlt ein Stück.
web-lost = Verbindung verloren, neuer Versuch …
web-joining = Auf dem Weg zum Tisch …

## The lobby

web-motto = Spiele um Gaunerei und Bluff
web-your-name = Dein Name
web-play-now = Gleich spielen
web-against = { $bots ->
        [one] gegen 1 Bot
       *[other] gegen { $bots } Bots
    }
web-new-table = Ein neuer Tisch …
web-make-table = Tisch öffnen
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-open = frei für alle mit dem Link
web-seat-bot = Bot: { $bot }
web-tables = Tische
web-tables-none = Gerade ist kein Tisch offen. Öffne einen und schick jemandem den Link.
web-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-watch = Zuschauen
web-resume = Zurück an deinen Tisch:
web-finished = Deine beendeten Spiele

## Before the game

web-host = Gastgeber
web-link = Link zu diesem Tisch
web-share = Schick diesen Link allen, mit denen du spielen willst.
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
web-full = Alle Plätze sind besetzt; das Spiel hat noch nicht begonnen. Bleib und schau zu.

## At the table

web-ask = Deine Entscheidung
web-grid = Die Ziele und die Reihen
web-log = Verlauf
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-none = Keine Regel spricht von „{ $said }“.
web-turn = am Zug
web-away = abwesend
web-away-long = { $player } ist nicht da.
web-take-over = Ein Bot soll weiterspielen
web-event-take-over = ist nicht da; ein Bot spielt weiter
web-event-return =
    { $you ->
        [yes] bist wieder da
       *[no] ist wieder da
    }
web-spectator = Du schaust zu
web-nothing = nichts
web-empty = leer
web-why-not = Warum nicht?
web-hideout = { $count ->
        [0] Versteck { $hideout }, leer
        [one] Versteck { $hideout }, 1 Ganove, { $price }
       *[other] Versteck { $hideout }, { $count } Ganoven, { $price }
    }
web-seen = Du hast gesehen, was hier liegt
web-seen-some = Du hast einen Teil von dem gesehen, was hier liegt
web-spoken-recruit = In Versteck { $hideout } anwerben, für { $price }
web-pass-sure = Passen? Dann bist du in diesem Spiel nicht mehr am Zug.
web-pass-yes = Ja, ich bin raus
web-sent = Gesendet …
web-waits-recruit = { $player } wählt ein Versteck.
web-waits-take = { $player } wählt einen Ganoven.
web-waits-place = { $player } wählt ein Ziel.
web-waits-swap = { $player } verschiebt einen Ganoven.
web-waits-kill = { $player } wählt ein Opfer.
web-waits-spy = { $player } wählt, wo der Spion nachsieht.
web-notes-strict = An diesem Tisch gibt es keine Notizen: Merke dir, was du siehst.
web-note-box = Schachtel

## Cards

web-card-level = { $name }, Stufe { $level }
web-card-hidden = Verdeckter Ganove von { $player }
web-card-known = Verdeckt, dir bekannt: { $card }
web-lens-hidden = Liegt verdeckt; du kennst ihn, andere vielleicht nicht.

## Ending, and after

web-end = Das Spiel für alle abbrechen …
web-end-sure = Das Spiel hört für alle auf und wird nicht gewertet.
web-end-yes = Ja, abbrechen
web-ended = Der Gastgeber hat dieses Spiel abgebrochen.
web-scoring = Die Wertung
web-scoring-legend = In jedem Feld: Stufe oder Bandenmitglieder und die Punkte dafür.
web-worth = wert
web-result = Ergebnis
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-review = Spiel ansehen
web-see-table = Tisch ansehen
web-save-log = Spielprotokoll speichern
web-open-record = Alle dürfen dieses Spiel ansehen

## Review

web-review-start = Der Tisch, bevor die erste Karte liegt.
web-review-closed = Nur wer mitgespielt hat, kann dieses Spiel ansehen; der Gastgeber kann es für alle freigeben.
web-review-early = Dieses Spiel lässt sich ansehen, wenn es aus ist.
web-to-table = Zum Tisch
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-run = Von selbst weiter
web-pause = Anhalten

## Help

web-help-recruit = Anwerben: Wähle ein Versteck, zahle 1 $ je Ganove dort, sieh sie an und nimm einen.
web-help-rob = Rauben: Lege ihn in deiner Reihe unter ein Ziel, offen oder für 1 $ mehr verdeckt. Oder passe: Dann bist du raus.
web-help-end = Wenn alle gepasst haben, holt bei jedem Ziel die höchste Stufe die Punkte. Auch die meisten Mitglieder einer Bande bringen Punkte.
web-help-card = Ein Ganove: seine Stufe, daneben, was er dem Ziel gibt oder nimmt, rechts seine Banden, unten seine Fähigkeit, die nur wirkt, wenn er offen gelegt wird.
web-help-back = Ein verdeckter Ganove, in der Farbe seines Besitzers. Kennst du ihn, stehen seine Werte mit Bleistift darauf.
web-help-seen = Du hast alle Ganoven in diesem Versteck gesehen.
web-help-half = Du hast Ganoven gesehen, die hier liegen können; seitdem hat jemand einen genommen.
web-help-doubt = Wert und Führung eines Ziels zählen nur Ganoven, die du kennst; ? heißt, dass ein verdeckter Ganove das ändern kann.
web-help-keys = Tasten: Was auf einem Knopf steht (A, 5, 0), drückt ihn; die Pfeile gehen von Knopf zu Knopf; Esc geht zurück oder überspringt; R öffnet die Regeln, ? diese Seite.
