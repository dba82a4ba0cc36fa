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
web-phase-over = Das Spiel ist aus
web-market = Schwarzmarkt: Schmuggelware insgesamt, Geld für jede
web-supply = Im Vorrat: Waffen und Schmuggelware
web-no-cards = Keine Anarchie-Karte im Spiel
web-heat = Druck { $n }
web-tokens = Befehle: { $n }
web-orders-left = Befehle
web-good-cash = Bargeld
web-good-guns = Waffen
web-good-contraband = Schmuggelware
web-patch = Reaper-Patch
web-out = aufgelöst
web-clubhouse = Im Clubhaus: { $dudes }
web-my-clubhouse = Mein Clubhaus
web-pool = Noch nicht dabei: { $dudes }
web-control = Kontrolle: { $player }
web-contested = Umkämpft
web-exploited = benutzt
web-price-now = { $now } (aufgedruckt: { $printed })
web-face-down = Ein Ort, verdeckt
web-fight = Schlägerei: { $place }
web-player = Person

## Orders

web-order-at = { $place }: welcher Befehl?
web-dudes-short =
    { $prospects ->
        [0] { $members } M
       *[other] { $members ->
            [0] { $prospects } A
           *[other] { $members } M + { $prospects } A
        }
    }
web-about-sides = Gold: High Octane, jede Gang mit eigenen Regeln. Grau: Unleaded, alle Gangs gleich.
web-pick-sure = { $gang } führen?
web-pick-yes = Diese Gang führen
web-about-guns = Alle wählen geheim. Jede gezogene Waffe zählt in der Schlägerei, verletzt einen fremden Kerl und ist dann weg. Wer welche zieht, bekommt Druck.
web-about-traffic = Alle wählen geheim. Je mehr alle zusammen verticken, desto weniger bringt jedes Stück. Wer verkauft, bekommt Druck.
web-about-fall = Zu viel Druck: Eines deiner Mitglieder kommt zurück in die Reserve.
web-about-patch = Wer ihn hat, ist zuerst dran und gewinnt bei Gleichstand.
web-about-ready = Jetzt kann man Angebote machen und annehmen. Weiter geht es, wenn alle bereit sind.
web-about-back-up = Jeder Ort, von dem du rufst, kostet 1 Befehlsmarker.
web-no-members = Keine Mitglieder

## Deals

web-make-offer = Angebot machen …
web-compose-below = Schreib es auf deiner Seite des Tisches.
web-gives = gibt
web-wants = will
web-accept = Annehmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-counter = Gegenangebot …
web-counter-offer = Gegenangebot
web-counter-declines = Dein Gegenangebot lehnt das andere zugleich ab.
web-offer-to = An
web-offer-gives = Ich gebe
web-offer-wants = Ich will
web-less = Weniger: { $good }
web-more-of = Mehr: { $good }
web-of-mine = von { $n }
web-offer-empty = Leg auf eine der Seiten etwas.
web-send-offer = Dieses Angebot machen

# How somebody plays
web-figure-hid = Schlägereien, in denen vorhandene Waffen verborgen blieben: { $n } von { $of } ({ $share } %)
web-figure-right = Diebstähle, die alles brachten: { $n } von { $of } ({ $share } %)

## What others are doing

web-waits-pick = { $player } wählt eine Gang.
web-not-now = Was jetzt nicht geht
web-not-now-ask = Nichts davon geht jetzt. Drück auf eines, um zu lesen, warum.
web-waits-order = { $player } überlegt sich einen Befehl.
web-waits-fight = Die Schlägerei geht weiter: { $player } entscheidet.
web-waits-market = { $player } denkt über den Schwarzmarkt nach.
web-waits-deal = Zeit für Geschäfte: { $player } ist noch nicht so weit.
web-waits-fall = { $player } muss den Kopf hinhalten.
web-waits-use = { $player } überlegt, was sich hier holen lässt.
web-waits-act = { $player } entscheidet.

## The end

web-scoring = Die Sichtschirme fallen
web-last-die = Letzter Wurf
web-scoring-legend = Das meiste Bargeld gewinnt; dann der Reaper-Patch, dann die meisten Waffen, dann ein letzter Wurf.

## How to play

web-help-aim = Du führst einen Motorradclub. Nach der letzten Runde gewinnt, wer das meiste Bargeld hat; Bargeld, Waffen und Schmuggelware bleiben bis dahin hinter deinem Sichtschirm.
web-help-round = Jede Runde: Befehle nehmen (einen je Mitglied und den Grundwert deines Clubs), Orte und Anarchie-Karten aufdecken, reihum befehlen, auf dem Schwarzmarkt verkaufen, aufräumen.
web-help-orders = Drück auf einen Ort, um zu sehen, was du dort tun kannst: mit deinen Kerlen fahren, ausbeuten, was du allein hältst, eine Schlägerei anfangen, wo Rivalen stehen.
web-help-fight = In einer Schlägerei würfelt jede Seite und zählt 1 je Anwärter, 2 je Mitglied, 3 je Waffe dazu. Jede Waffe schickt einen Rivalen in die Notaufnahme und bringt Druck.
web-help-market = Auf dem Schwarzmarkt wählen alle geheim, wie viel Schmuggelware sie verkaufen: je mehr, desto weniger bringt jede. Druck begrenzt die Menge; über 4 hält jemand den Kopf hin.
web-help-deals = Handle mit jedem, während jemand über einen Befehl nachdenkt: Bargeld, Waffen, Schmuggelware, ein sofortiger Tausch. Versprechen binden niemanden.
web-help-sign-member = Mitglied
web-help-sign-prospect = Anwärter
web-help-sign-token = Befehl; vor einer Regel: der Bonus, für einen Befehl mehr
web-help-sign-heat = Druck
web-help-sign-guns = Waffen; durchgestrichen: hier darf niemand ziehen
web-help-sign-contraband = Schmuggelware
web-help-sign-patch = Reaper-Patch: fängt an und gewinnt Gleichstände
web-help-sign-emergency = Notaufnahme: Ein Wurf entscheidet, wer lebt
web-help-boost = der Bonus eines Ortes

# The lab
web-lab-game-orders = Befehle
web-lab-game-fights = Schlägereien
web-lab-game-deaths = Tote
web-lab-game-falls = hingehaltene Köpfe
web-lab-game-out = aufgelöste Gangs
web-lab-game-cash = Bargeld aller Gangs
web-lab-game-winner = Bargeld des Siegers
web-lab-game-trafficked = gehandelte Schmuggelware
web-lab-game-deals = Geschäfte
web-lab-event-steal = Diebstähle
web-lab-event-jail = inhaftierte Kerle
web-lab-event-offer = Angebote
