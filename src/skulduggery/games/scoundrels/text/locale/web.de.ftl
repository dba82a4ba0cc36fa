### Texts of 3000 Scoundrels that only a screen needs, in German. Everything else is shared with the terminal.

## The credits

web-credit = 3000 Halunken (3000 Scoundrels) ist ein Spiel von Corey Konieczka (Unexpected Games, 2022).

## The table

web-office = Büro des Sheriffs
web-jail = Knast
web-nobody = niemand
web-reputation = Ruf
web-sheriff = Sheriff
web-wanted = Gesucht
web-marks-left = Übrige Marker
web-setup = Vorbereitung
web-rail = Tag und Zug
web-step-start = Beginn
web-step-plan = 1 Plan
web-step-abilities = 2 Fähigkeiten
web-step-act = 3 Anheuern oder Sheriff
web-step-end = Ende
web-step-last = Letzte Chance
web-sheet = Anführerbogen: { $player }
web-open-sheet = Anführerbogen zeigen
web-crew = Halunken: { $player }
web-place = { $where }: { $what }
web-place-0 = oben links
web-place-1 = oben Mitte
web-place-2 = oben rechts
web-place-3 = unten links
web-place-4 = unten Mitte
web-place-5 = unten rechts
web-free = frei
web-slots = Slots: { $player }
web-slot = Slot { $slot }: { $what }
web-slots-of = Slot { $slots }
web-bonus = du erhältst { $money }
web-face-down = eine verdeckte Karte
web-honest = kein Bluff
web-men-of = Handlanger darauf: { $players }
web-henchmen = Handlanger: { $supply } verfügbar, { $jail } im Knast
web-hand = Pokerkarten auf der Hand: { $n } { $cards }
web-no-hand = keine Karten auf der Hand
web-zero-up = Die 0, heute offen gespielt
web-deck = Stapel
web-deck-of = Pokerstapel: { $n } { $top }
web-loot = Gestohlene Safes: { $player }
web-loot-count = Gestohlene Safes: { $n } (heute höchstens { $limit })
web-safe = Safe { $safe }, { $location }: { $content }
web-unknown = dir unbekannt
web-marked = Marker: { $marks }
web-unused = Ungenutzter Safe
web-values = Werte der Safes: { $values }

## Questions

web-order = Mehrere können reagieren; wer heute zuletzt am Zug war, bestimmt die Reihenfolge.
web-react-arrow = nachdem der Halunke genutzt wurde, auf den der Pfeil zeigt
web-idle-only = Was du jetzt nutzen könntest, hat keine Wirkung. Du wirst gefragt, weil es trotzdem als genutzt gilt: Ein Pfeil kann folgen.
web-stakes = Ist es ein Bluff, gewinnst du 1 Ruf; ist die Karte ehrlich, kommt dein Handlanger in den Knast.
web-last-henchman = Das ist dein letzter verfügbarer Handlanger: Setzt du ihn, verlierst du sofort 1 Ruf.
web-used = schon genutzt
web-used-by = { $player } nutzt ihn gerade.
web-suspect = Bluff!
web-money-held = du hast { $money }
web-bribe-full = nach einem Blick darauf gibst du einen deiner Safes zurück
web-true = die Wahrheit
web-no-such-safe = diesen Wert gibt es hier nicht
web-vain = { $scoundrel } lässt sich beim Anheuern jetzt nicht nutzen: { $why }
web-vain-idle = { $scoundrel } würde beim Anheuern jetzt nichts bewirken
web-vain-marked = „!“: { $what }.
web-just-hired = neu
web-waits-plan = { $player } wählt eine Pokerkarte.
web-waits-act = { $player } wählt, wer angeheuert wird.
web-waits-ability = { $player } entscheidet über eine Fähigkeit.
web-waits-henchman = { $player } überlegt, ob die Karte ein Bluff ist.
web-waits-crew = { $player } ordnet die Bande.
web-waits-strategy = { $player } wählt eine Karte.
web-waits-safe = { $player } ist bei den Safes.
web-waits-sheriff = { $player } ist beim Sheriff.
web-waits-dawn = { $player } legt die Reihenfolge fest.

## Cards

web-card = Karte
web-tech =
    { $tech ->
        [one] Tech-Symbol
       *[other] { $tech } Tech-Symbole
    }: am Ende +{ $tech } Tech
web-zero = Sie passt in keinen Slot: Dort ist sie immer ein Bluff.
web-card-slot = In Slot { $slot } ist sie kein Bluff, in jedem anderen schon.
web-lens-hidden = Liegt verdeckt. Du kennst sie, die anderen vielleicht nicht.

# How somebody plays
web-figure-hid = Geblufft: { $n } von { $of } Karten ({ $share } %)
web-figure-caught = Beim Bluffen ertappt: { $n } von { $of } ({ $share } %)
web-figure-right = Zu Recht verdächtigt: { $n } von { $of } ({ $share } %)

## A day’s end, the scoring

web-stamp-bluff = BLUFF!
web-stamp-true = KEIN BLUFF
web-stamp-lie = GELOGEN!
web-lie =
    { $whom ->
        [you] deine { $number } war gelogen
       *[other] die { $number } von { $player } war gelogen
    }
web-day-over = Tag { $day } ist zu Ende
web-day-show = Zeigen, wie Tag { $day } ausging
web-day-read = Details
web-day-less = Weniger
web-day-calm = Niemand hat eine Karte verdächtigt, also wurde keine aufgedeckt.
web-day-bluff = In Slot { $slot } { $card ->
        [A] das A
       *[other] die { $card }
    }: ein Bluff, verdächtigt von { $players }.
web-day-true = In Slot { $slot } { $card ->
        [A] das A
       *[other] die { $card }
    }: ehrlich, verdächtigt von { $players }.
web-day-stolen = Gestohlen: { $safes }
web-day-scouted = Inspiziert: { $safes }
web-day-drawn = Neue Pokerkarten: { $cards }
web-day-first =
    { $whom ->
        [you] Du fängst an.
       *[other] { $player } fängt an.
    }
web-day-fresh = Alle Slots sind wieder frei, die Handkarten aufgefüllt.
web-day-last = Letzter Tag: Für { $money } lässt dich der Sheriff jetzt einen Safe stehlen.
web-safes = Die Safes werden geöffnet, der billigste zuerst.
web-safes-next = Weiter
web-scoring-legend = Ein grüner Marker stimmt: Der gestohlene Safe bringt 1 Tech mehr. Eine durchgestrichene Zahl war gelogen.

## Help

web-sign-scout = inspizieren: heimlich ansehen (ein Buchstabe: nur dort)
web-sign-mark = einen Safe markieren
web-sign-steal = einen Safe stehlen
web-sign-rep = Ruf
web-sign-jail = ein Handlanger kommt in den Knast
web-sign-free = einen Handlanger befreien
web-sign-hire = einen Halunken anheuern
web-sign-use = einen anderen Halunken nutzen
web-sign-swap = tauschen
web-sign-peek = eine Pokerkarte ansehen
web-sign-draw = eine Pokerkarte ziehen
web-sign-sheriff = Büro des Sheriffs
web-sign-opp = ein Gegner (vier: alle)
web-sign-rob = Dollars wegnehmen
web-sign-discard = wird abgeworfen
web-sign-tech = am Ende 1 Tech
web-sign-henchman = ein Handlanger

# The lab
web-lab-event-hire = angeheuerte Halunken
web-lab-paid = Dollars fürs Anheuern
web-lab-event-use = genutzte Halunken
web-lab-event-steal = gestohlene Safes
web-lab-event-abandon = aufgegebene Safes
web-lab-played-bluff = gespielte Bluffs
web-lab-suspected-bluff = verdächtigte Bluffs
web-lab-suspected-honest = verdächtigte ehrliche Karten
web-lab-mark-false = falsche Marker
web-lab-event-jail = Handlanger in den Knast
web-lab-event-sheriff = Besuche beim Sheriff
web-lab-tech-reputation = Tech durch Ruf, alle Spieler
web-lab-tech-icons = Tech durch Symbole, alle Spieler
