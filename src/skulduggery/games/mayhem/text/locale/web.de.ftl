### Texts of Men of Mayhem that only a screen needs, in German. Everything else is shared with the terminal.

## The credits

web-credit = Sons of Anarchy: Men of Mayhem ist ein Spiel von Aaron Dill, John Kovaleski und Sean Sweigart (Gale Force Nine, 2014).

## The table

web-round = Runde { $n } von { $of }
web-phase-setup = Aufbau
web-phase-claim = Befehle nehmen
web-phase-reveal = Aufdecken
web-phase-orders = Befehle
web-phase-market = Schwarzmarkt
web-phase-last-calls = Sperrstunde
web-phase-clean-up = Aufräumen
web-phase-over = Die Partie ist zu Ende
web-market = Schwarzmarkt: Schmuggelware insgesamt, Bargeld pro Ladung
web-market-step = { $range } verkauft: je { $cash }
web-market-sold = verkauft
web-market-last = Zuletzt: { $n } verkauft, je { $cash }
web-sale = Alle Gangs decken auf, was sie verkaufen.
web-sale-none = Niemand verkauft etwas.
web-market-mine =
    { $n ->
        [one] Wird { $n } verkauft: { $cash }
       *[other] Werden { $n } verkauft: je { $cash }
    }
web-supply = Im Vorrat: Waffen und Schmuggelware
web-no-cards = Keine Anarchiekarte im Spiel
web-heat = Heat { $n }
web-heat-limits = So viel darf eine Gang auf dem Schwarzmarkt höchstens verkaufen: { $limits }
web-heat-limit =
    bei Heat { $heat }: { $n ->
        [-1] beliebig viel
        [0] nichts
       *[other] { $n }
    }
web-tokens = Befehle: { $n }
web-orders-left = Befehle
web-good-cash = Bargeld
web-good-guns = Waffen
web-good-contraband = Schmuggelware
web-patch = Reaper-Patch
web-out = aufgelöst
web-clubhouse = Im Clubhaus: { $dudes }
web-my-clubhouse = Mein Clubhaus
web-pool = Nicht angeworben: { $dudes }
web-control = Kontrolle: { $player }
web-contested = Umkämpft
web-exploited = genutzt
web-price-now = { $now } (aufgedruckt: { $printed })
web-barred = { $text } (zurzeit verboten)
web-face-down = Ein verdeckter Schauplatz
web-fight = Schlägerei: { $place }
web-fight-begun =
    { $you ->
        [yes] Du greifst an.
       *[no] { $player } greift an.
    }
web-fight-ties =
    { $you ->
        [yes] Du hast den Reaper-Patch und gewinnst bei Gleichstand.
       *[no] { $player } hat den Reaper-Patch und gewinnt bei Gleichstand.
    }
web-fight-no-ties = Der Reaper-Patch ist nicht dabei: Bei Gleichstand gewinnt niemand.
web-fight-won =
    { $you ->
        [yes] Du gewinnst { $sum } zu { $next }.
       *[no] { $player } gewinnt { $sum } zu { $next }.
    }
web-fight-won-tie =
    { $you ->
        [yes] Gleichstand bei { $sum }: Du hast den Reaper-Patch und gewinnst.
       *[no] Gleichstand bei { $sum }: { $player } hat den Reaper-Patch und gewinnt.
    }
web-fight-tied = Gleichstand bei { $sum } ohne den Reaper-Patch: Niemand gewinnt, alle fahren heim.
web-fight-die = würfelt { $n }
web-fight-attacked = { $player } greift dich an.
web-fight-odds = So, wie es steht, gewinnst du mit { $now } % Wahrscheinlichkeit. Waffen und spätere Verstärkung können das noch ändern.
web-fight-odds-unarmed = So, wie es steht, gewinnst du mit { $now } % Wahrscheinlichkeit. Waffen darf hier niemand ziehen; spätere Verstärkung kann das noch ändern.
web-fight-odds-gun = So, wie es steht, gewinnst du mit { $now } % Wahrscheinlichkeit, mit einer Waffe mit { $more } %. Waffen und spätere Verstärkung können das noch ändern.
web-fight-odds-guns = Deine Gewinnchance: die erste Zahl, wenn die anderen alle Waffen ziehen, die sie haben können, die zweite, wenn sie keine ziehen.
web-player = Spieler

## Orders

web-order-at = { $place }: Welcher Befehl?
web-drop-token = Befehlsmarker auf einen Ort legen
web-token-where = Wohin legst du den Befehlsmarker?
web-ride-here = Hierher fahren…
web-about-sides = Gold: High Octane, jede Gang mit eigenen Regeln. Grau: Unleaded, alle Gangs gleich.
web-pick-sure = { $gang } anführen?
web-pick-yes = Diese Gang anführen
web-about-guns =
    Alle wählen geheim. Eine Waffe zählt 3, verletzt einen gegnerischen Dude und wird abgelegt; { $heat ->
        [no] Waffen bringen diesmal kein Heat.
       *[yes] Waffen bringen Heat.
    }
web-about-traffic = Alle wählen geheim. Je mehr insgesamt verkauft wird, desto weniger bringt jede Ladung. Wer verkauft, bekommt Heat.
web-about-limit = Bei deinem Heat darfst du höchstens { $n } verkaufen.
web-market-barred = Dein Heat ist { $heat }: Du darfst diese Runde nichts verkaufen.
web-sale-barred = Heat { $heat }: kein Verkauf
web-about-fall = Eines deiner Mitglieder kommt zurück in die Reserve.
web-about-patch = Wer ihn hat, beginnt und gewinnt bei Gleichstand.
web-about-ready = Jetzt dürft ihr handeln. Weiter geht es, wenn alle bereit sind.
web-about-back-up = Drück auf einen Ort, um von dort Dudes zu rufen: 1 Befehlsmarker pro Ort, egal wie viele Dudes kommen.
web-no-members = Keine Mitglieder
web-idle = derzeit ohne Wirkung

## Deals

web-make-offer = Angebot machen…
web-offer = Angebot machen
web-compose-below = Mach es auf deiner Seite des Tisches.
web-gives =
    { $you ->
        [yes] gibst
       *[no] gibt
    }
web-wants =
    { $you ->
        [yes] willst
       *[no] will
    }
web-accept = Annehmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-counter = Gegenangebot…
web-counter-offer = Gegenangebot
web-counter-declines = Mit deinem Gegenangebot lehnst du das andere sofort ab.
web-offer-accepted = { $player } nimmt an: { $terms }.
web-offer-declined = { $player } lehnt ab: { $terms }.
web-offer-countered = { $player } lehnt ab und bietet dafür an: { $terms }.
web-offer-to = An
web-offer-gives = Du gibst
web-offer-wants = Du willst
web-less = Weniger: { $good }
web-more-of = Mehr: { $good }
web-of-mine = von { $n }
web-offer-empty = Leg etwas auf eine der beiden Seiten.
web-send-offer = Angebot senden

# How somebody plays
web-figure-hid = Schlägereien mit zurückgehaltenen Waffen: { $n } von { $of } ({ $share } %)
web-figure-right = Diebstähle mit voller Beute: { $n } von { $of } ({ $share } %)

## What others are doing

web-waits-pick = { $player } wählt eine Gang.
web-not-now = Gerade nicht möglich…
web-not-now-ask = Keiner dieser Befehle ist gerade möglich. Drück auf einen, um zu lesen, warum.
web-ride-start = Start
web-ride-goal = Ziel
web-waits-order = { $player } überlegt sich einen Befehl.
web-waits-fight = Die Schlägerei geht weiter: { $player } entscheidet.
web-waits-market = { $player } überlegt, was auf den Schwarzmarkt kommt.
web-waits-deal = Zeit zu handeln: { $player } ist noch nicht bereit.
web-waits-fall = { $player } wählt, wer den Kopf hinhält.
web-waits-use = { $player } wählt, was hier zu holen ist.
web-waits-act = { $player } entscheidet.

## The end

web-scoring = Die Sichtschirme fallen
web-last-die = Letzter Wurf
web-scoring-legend = Das meiste Bargeld gewinnt. Bei Gleichstand: Reaper-Patch, dann die meisten Waffen, dann ein Würfelwurf.

## How to play

web-help-aim = Du führst einen Motorradclub. Nach der letzten Runde gewinnt, wer das meiste Bargeld hat; Bargeld, Waffen und Schmuggelware bleiben bis dahin hinter deinem Sichtschirm.
web-help-round = Jede Runde: Befehlsmarker nehmen (einen je Mitglied, dazu den Grundwert des Clubs), Orte und Anarchiekarten aufdecken, reihum Befehle geben, auf dem Schwarzmarkt verkaufen, aufräumen.
web-help-orders = Zieh einen Befehlsmarker auf einen Ort oder drück darauf, um zu sehen, was du dort tun kannst: mit deinen Dudes hinfahren, ihn nutzen, wenn du ihn kontrollierst, oder dort eine Schlägerei mit Rivalen anzetteln. Zieh deine Dudes auf einen anderen Ort, um zu fahren.
web-help-fight = In einer Schlägerei würfelt jede Seite und addiert 1 je Anwärter, 2 je Mitglied und 3 je Waffe. Jede Waffe schickt einen gegnerischen Dude in die Notaufnahme, und wer zieht, bekommt Heat.
web-help-market = Auf dem Schwarzmarkt wählen alle geheim, wie viel Schmuggelware sie verkaufen. Je mehr es ist, desto tiefer fällt der Preis. Heat begrenzt die Menge; über 4 muss ein Mitglied den Kopf hinhalten.
web-help-deals = Während jemand über einen Befehl nachdenkt, kannst du mit allen handeln: Bargeld, Waffen, Schmuggelware, sofort getauscht. Versprechen sind nicht bindend.
web-help-sign-member = Mitglied
web-help-sign-prospect = Anwärter
web-help-sign-token = Befehlsmarker; vor einer Regel: der Bonus, der noch einen Marker kostet
web-help-sign-heat = Heat
web-help-sign-guns = Waffen; durchgestrichen: hier darf niemand ziehen
web-help-sign-contraband = Schmuggelware
web-help-sign-patch = Reaper-Patch: Wer ihn hat, beginnt und gewinnt bei Gleichstand
web-help-sign-emergency = Notaufnahme: Ein Wurf entscheidet, wer lebt
web-help-boost = der Bonus eines Ortes

# The lab
web-lab-game-orders = Befehle
web-lab-game-fights = Schlägereien
web-lab-game-deaths = Tote
web-lab-game-falls = den Kopf hingehalten
web-lab-game-out = aufgelöste Gangs
web-lab-game-cash = Bargeld aller Gangs
web-lab-game-winner = Bargeld des Siegers
web-lab-game-trafficked = verkaufte Schmuggelware
web-lab-game-deals = Geschäfte
web-lab-event-steal = Diebstähle
web-lab-event-jail = inhaftierte Dudes
web-lab-event-offer = Angebote

## The lobby

mayhem-variant = Unsere eigene Variante für zwei.
