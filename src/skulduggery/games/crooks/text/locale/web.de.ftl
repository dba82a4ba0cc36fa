### Texts of Crooks that only a screen needs, in German. Everything else is shared with the terminal.

## The credits

web-credit = Crooks ist ein Spiel von Neil Crowley (White Goblin Games, 2012).

## The table

web-grid = Die Ziele und die Reihen
web-turn = am Zug
web-nothing = nichts
web-empty = leer
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
# before one spends too much
web-only-so = nur { $ability }
web-last-crook = lässt dir { $left }, und das billigste Versteck kostet dann { $price }
web-last-crook-about = „!“: Was dann bleibt, reicht für kein Versteck. Bleibt es dabei, musst du in deinem nächsten Zug passen.
web-waits-recruit = { $player } wählt ein Versteck.
web-waits-take = { $player } wählt einen Ganoven.
web-waits-place = { $player } wählt ein Ziel.
web-waits-swap = { $player } verschiebt einen Ganoven.
web-waits-kill = { $player } wählt ein Opfer.
web-waits-spy = { $player } wählt, wo der Spion nachsieht.
web-note-box = Schachtel

## Cards

web-card-level = { $name }, Stufe { $level }
web-card-hidden = Verdeckter Ganove von { $player }
web-card-known = Verdeckt, dir bekannt: { $card }
web-lens-hidden = Liegt verdeckt; du kennst ihn, andere vielleicht nicht.
web-lens-worth =
    { $way ->
        [more] Sein Ziel ist { $by } mehr wert.
       *[less] Sein Ziel ist { $by } weniger wert.
    }
web-lens-gangs = Bande: { $gangs }.

# How somebody plays
web-figure-hid = Verdeckt gelegte Ganoven: { $n } von { $of } ({ $share } %)

## The scoring

web-scoring-legend = In jedem Feld: Stufe oder Bandenmitglieder und die Punkte dafür. Bei Gleichstand bringt eine Bande niemandem etwas; bei gleich vielen Punkten entscheidet das Geld.
web-worth = wert

## Help

web-help-recruit = Anwerben: Wähle ein Versteck, zahle 1 $ je Ganove dort, sieh sie an und nimm einen.
web-help-rob = Rauben: Lege ihn in deiner Reihe unter ein Ziel, offen oder für 1 $ mehr verdeckt. Oder passe: Dann kommst du nicht mehr dran.
web-help-end = Wenn alle gepasst haben, holt bei jedem Ziel die höchste Stufe die Punkte. Auch die meisten Mitglieder einer Bande bringen Punkte.
web-help-card = Ein Ganove: seine Stufe, daneben, was er dem Ziel gibt oder nimmt, rechts seine Banden, unten seine Fähigkeit, die nur wirkt, wenn er offen gelegt wird.
web-help-back = Ein verdeckter Ganove, in der Farbe seines Besitzers. Kennst du ihn, stehen seine Werte mit Bleistift darauf.
web-help-seen = Du hast alle Ganoven in diesem Versteck gesehen.
web-help-half = Du hast Ganoven gesehen, die hier liegen können; seitdem hat jemand einen genommen.
web-help-doubt = Wert und Führung eines Ziels zählen nur Ganoven, die du kennst; ? heißt, dass ein verdeckter Ganove das ändern kann.

# The lab
web-lab-event-take = genommene Ganoven
web-lab-placed-down = verdeckte Ganoven
web-lab-placed-up = offene Ganoven
web-lab-event-kill = getötete Ganoven
web-lab-event-move = bewegte Ganoven
web-lab-event-gain = Taschendiebstähle
