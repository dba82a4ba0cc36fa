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
web-seen = Du hast alle Karten hier gesehen
web-seen-some = Du hast einige der Karten hier gesehen
web-may-change = Ein verdeckter Ganove kann noch ändern, was dieses Ziel wert ist.
# A player’s members of a gang
web-gang-members = { $gang }: { $count ->
        [one] 1 Mitglied.
       *[other] { $count } Mitglieder.
    }
web-gang-doubt = Verdeckte Ganoven können dazukommen.
web-gang-worth = Wer am Ende die meisten Mitglieder hat, bekommt { $worth }.
web-nobody-leads = Hier führt niemand
web-fresh = Geändert seit deinem letzten Zug
web-spoken-recruit = In Versteck { $hideout } anwerben, für { $price }
web-pass-sure = Endgültig passen?
web-pass-what = Du bist dann nicht mehr am Zug. Was du gelegt hast, wird gewertet; Bargeld zählt nur bei Gleichstand.
web-pass-yes = Ja, passen
web-kill-own-sure = Deine eigenen Ganoven an Ziel { $target } beseitigen?
web-kill-own-what = Dein Killer nimmt ihren Platz ein. Aus dem Spiel: { $crooks }.
web-kill-own-yes = Ja, beseitigen
# The first turn: what comes next
web-first-recruit = Du zahlst 1 $ für jede Karte dort, siehst dir alle an und behältst eine.
web-first-take = Danach legst du ihn unter ein Ziel; die anderen kommen zurück ins Versteck.
web-first-place = Danach wählst du: offen oder verdeckt.
# Under “Face up” or “Face down”: what it does, in a few words
web-face-down = Verdeckt
web-side-up = für alle sichtbar
web-side-down = geheim, für { $money }
web-side-without = ohne Fähigkeit
web-side-pickpocket = 2 $ nehmen
web-side-killer = Ganoven beseitigen
web-side-spy = Karten ausspähen
# before one spends too much
web-only-so = { $ability ->
        [accomplice] verstärkt deinen Ganoven
        [swap] verschiebt deinen Ganoven
        [killer] beseitigt deinen eigenen Ganoven
       *[other] nur mit Fähigkeit
    }
web-last-crook = lässt dir { $left } (billigstes Versteck: { $price })
web-last-crook-about = „!“: Danach kannst du dir kein Versteck mehr leisten. Sinken die Preise nicht, musst du in deinem nächsten Zug passen.
web-waits-recruit = { $player } wählt ein Versteck.
web-waits-take = { $player } wählt einen Ganoven.
web-waits-place = { $player } wählt ein Ziel.
web-waits-swap = { $player } verlegt einen Ganoven.
web-waits-kill = { $player } wählt ein Opfer.
web-waits-spy = { $player } wählt, wo der Spion nachsieht.

## Cards

web-card-level = { $name }, Stufe { $level }
web-card-hidden = Verdeckter Ganove von { $player }
web-card-known = Verdeckt, aber dir bekannt: { $card }
web-card-own = Dein verdeckter Ganove: { $card }
web-lens-hidden = Liegt verdeckt. Du kennst ihn, die anderen vielleicht nicht.
web-lens-worth =
    { $way ->
        [more] Sein Ziel ist { $by } mehr wert.
       *[less] Sein Ziel ist { $by } weniger wert.
    }
web-lens-gangs = Bande: { $gangs }.

# How somebody plays
web-figure-hid = Verdeckt gelegte Ganoven: { $n } von { $of } ({ $share } %)

## The scoring

web-scoring-legend = Jedes Feld zeigt Stufe oder Bandenmitglieder und die Punkte dafür. Bei Gleichstand bringt eine Bande keine Punkte; bei Punktgleichstand entscheidet das Geld.
web-worth = wert

# The targets as the pictures show them: alone, at the start of a sentence, as a place.
web-target = { $target ->
        [2] Pfandhaus
        [3] Flüsterkneipe
        [4] Juwelier
        [5] Rennbahn
        [6] Casino
        [7] Museum
        [8] Bank
        [9] Panzerzug
       *[other] Ziel { $target }
    }
web-target-the = { $target ->
        [2] Das Pfandhaus
        [3] Die Flüsterkneipe
        [4] Der Juwelier
        [5] Die Rennbahn
        [6] Das Casino
        [7] Das Museum
        [8] Die Bank
        [9] Der Panzerzug
       *[other] Ziel { $target }
    }
web-target-at = { $target ->
        [2] im Pfandhaus
        [3] in der Flüsterkneipe
        [4] beim Juwelier
        [5] auf der Rennbahn
        [6] im Casino
        [7] im Museum
        [8] in der Bank
        [9] im Panzerzug
       *[other] an Ziel { $target }
    }

# On the board, target by target
web-night = Die Nacht senkt sich über die Stadt…
web-night-next = Weiter

# The newspaper. Its sentences are about names, never about “you”.
web-paper-name = Der Nachtbote
web-paper-date = Nachtausgabe · { $targets } Ziele · { $crews } Spieler
web-paper-results = Ergebnisse
web-paper-you = (du)
web-paper-place = Du landest auf Platz { $place }.
web-paper-place-shared = Du teilst dir Platz { $place }.
web-headline-clear = { $winner } holt sich die Stadt, { $best } zu { $next }
web-headline-narrow = { $winner } siegt um Haaresbreite, { $best } zu { $next }
web-headline-rout = Die Stadt gehört { $winner }, { $best } zu { $next }
web-headline-late = Im Morgengrauen siegt { $winner }, { $best } zu { $next }
web-headline-money = Gleichstand bei { $best }: { $winner } kauft sich die Stadt
web-headline-shared = { $winner } teilen sich die Stadt
web-headline-shared-you = { $winner } teilt euch die Stadt
web-news-haul = Die fetteste Beute
web-news-haul-text = { $target } bringt { $worth }. Alles geht an { $players }.
web-news-haul-you = { $target } bringt { $worth }. Alles geht an dich.
web-news-haul-shared = { $target } bringt { $worth }, je { $share } für { $players }.
web-news-trap = Es war eine Falle
web-news-trap-text = Verdeckt { $target }: { $crook }, mit besten Grüßen von { $owner }. Für { $players } { $share ->
        [0] blieb nichts
        [one] blieb nur 1
       *[other] blieben nur { $share }
    }.
web-news-trap-you = Verdeckt { $target }: { $crook }, mit besten Grüßen von { $owner }. Für dich { $share ->
        [0] blieb nichts
        [one] blieb nur 1
       *[other] blieben nur { $share }
    }.
web-news-trap-mine = Verdeckt { $target }: { $crook }, mit besten Grüßen von dir. Für { $players } { $share ->
        [0] blieb nichts
        [one] blieb nur 1
       *[other] blieben nur { $share }
    }.
web-news-gang = Die Banden haben gewählt
web-news-gang-text = { $gang ->
        [outfit] Das Outfit
        [westside] Die Westside
       *[northside] Die Northside
    } hält zu { $player }: { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitglieder
    }, { $points }.
web-news-gang-you = { $gang ->
        [outfit] Das Outfit
        [westside] Die Westside
       *[northside] Die Northside
    } hält zu dir: { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitglieder
    }, { $points }.
web-news-waste = Viel Lärm um nichts
web-news-waste-text = { $target } ist wertlos. Unser Beileid gilt { $players }.
web-news-waste-you = { $target } ist wertlos. Unser Beileid gilt dir.
web-news-purse = Geld unter der Matratze
web-news-purse-text = { $player } geht mit { $money } nach Hause. Geld bringt keine Punkte.
web-news-purse-you = Du gehst mit { $money } nach Hause. Geld bringt keine Punkte.

## Help

web-help-recruit = Anwerben: Wähl ein Versteck, zahl 1 $ für jeden Ganoven dort, sieh sie dir an und nimm einen.
web-help-rob = Raubzug: Leg den Ganoven in deiner Reihe unter ein Ziel, offen oder für 1 $ mehr verdeckt. Oder passe: Dann bist du nicht mehr am Zug.
web-help-end = Wenn alle gepasst haben, holt die höchste Stufe an jedem Ziel dessen Punkte. Wer die meisten Mitglieder einer Bande hat, bekommt dafür { $worth }.
web-help-card = Ein Ganove: seine Stufe, der Modifikator, der den Wert des Ziels ändert, rechts seine Banden und unten seine Fähigkeit. Sie wirkt nur, wenn du ihn offen legst.
web-help-hidden = Ein verdeckter Ganove in der Farbe seines Besitzers. Nur der kennt ihn.
web-help-back = Ein verdeckter Ganove eines Rivalen, den du gesehen hast. Das offene Auge und die Bleistiftnotiz siehst nur du.
web-help-own = Dein eigener verdeckter Ganove. Das durchgestrichene Auge heißt: Die anderen sehen ihn nicht.
web-help-seen = Du hast alle Ganoven in diesem Versteck gesehen.
web-help-half = Du hast hier Ganoven gesehen; seitdem hat jemand einen genommen.
web-help-doubt = Wert und Führung eines Ziels und die Zahl der Bandenmitglieder richten sich nur nach den Ganoven, die du kennst. Ein ? heißt: Ein verdeckter Ganove kann das noch ändern.
web-help-modified = Durch die Ganoven dort ist das Ziel mehr oder weniger wert, als seine Zahl sagt.
web-help-hat = Ein Hut auf einem Ziel: Sein Besitzer führt dort.
web-help-corner = Eine goldene Ecke: Hier hat sich seit deinem letzten Zug etwas geändert.

# The lab
web-lab-event-take = genommene Ganoven
web-lab-placed-down = verdeckte Ganoven
web-lab-placed-up = offene Ganoven
web-lab-event-kill = beseitigte Ganoven
web-lab-event-move = verlegte Ganoven
web-lab-event-gain = Taschendiebstähle
