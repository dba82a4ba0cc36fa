# Was mit einer Kartendatei, mit einer Aufzeichnung oder einem Spielstand, mit den Angaben zu einem Befehl und mit
# Änderungen im Labor nicht stimmen kann: je ein Satz, und was richtig wäre.
# Felder, ids und Werte stehen da, wie die Datei sie hat.

# Teile der Sätze

problem-file = { $file ->
    [these-cards] diese Karten
    [its-cards] seine Karten
    [changed-cards] die geänderten Karten
   *[other] { $file }
}{ $line ->
    [none] {""}
   *[other] {""} Zeile { $line }
}:
problem-place = { problem-file } { $place }
problem-not = { problem-place } { $there ->
    [no] fehlt
   *[yes] kann nicht { $value } sein
}
# a, b oder c
problem-known = { $many ->
    [no] { $last }
   *[yes] { $known } oder { $last }
}
problem-meant = { $near ->
    [yes] gemeint ist vielleicht { $guess }
   *[no] möglich ist { problem-known }
}
problem-read = { problem-place } ist nicht lesbar, Spalte { $column }: { $ended ->
    [yes] das Ende
   *[no] { $word }
}
# Was die Buchstaben von Mengen in Men of Mayhem heißen
problem-good = { $good ->
    [C] Bargeld
    [G] Waffen
    [K] Schmuggelware
    [H] Heat
    [T] Befehlsmarker
    [M] Mitglieder
   *[P] Anwärter
}

# Dateien und Tabellen

problem-unreadable = { $file } lässt sich nicht lesen: { $cause }.
problem-utf-8 = { $file } ist kein Text in UTF-8: Byte { $byte } ist falsch.
problem-too-long = { $file }: { $length } Zeichen sind zu viele für { $what ->
    [deck] ein Deck
    [components] einen Satz Spielteile
   *[cards] einen Kartensatz
}; höchstens { $most } werden gelesen.
problem-toml = { $file }: Das ist keine TOML-Datei: „{ $cause }“.
problem-more = { $file }: { $more ->
    [one] noch { $more } Problem.
   *[other] noch { $more } Probleme.
}
problem-field = { problem-place } ist hier kein Feld { $what ->
    [deck] eines Decks
    [components] eines Satzes Spielteile
   *[cards] eines Kartensatzes
}; möglich ist { problem-known }.
problem-table = { problem-not }; nötig ist eine Tabelle [{ $title }].
problem-none = { problem-file } { $kind } kommt nicht vor; nötig ist je eine Tabelle [[{ $kind }]].
problem-count = { problem-file } die Zahl der { $what ->
    [leaders] Anführer
    [safes] Safes
    [jobs] Jobs der Farbe { $of }
    [traits] Eigenschaften der Stufe { $of }
    [strategies] Strategiekarten von { $of }
    [sites] zufälligen Schauplätze
    [hardcore] Karten mit hardcore
   *[cards] Karten ohne hardcore
} ist { $there }; richtig ist { $right }.

# Werte

problem-text = { problem-not }; nötig ist ein Text von 1 bis { $most } Zeichen.
problem-text-as = { problem-not }; nötig ist ein Text wie { $example }.
problem-whole = { problem-not }; nötig ist eine ganze Zahl von { $least } bis { $most }.
problem-numbers = { problem-not }; nötig ist eine Liste: { $what ->
    [limits] je Tag eine Obergrenze
    [prices] der Preis für einen Handlanger, für zwei und so weiter
    [values] 1 bis 20 Werte, einer je Feld
   *[faces] Augenzahlen des Würfels
}, jede Zahl ganz und von { $least } bis { $most }.
problem-only-true = { problem-not }; möglich ist true, oder das Feld wird weggelassen.
problem-word = { problem-not }; { problem-meant }.
problem-word-none = { problem-not }; es gibt nichts, was sich nennen ließe.
problem-word-or-none = { problem-not }; möglich ist { problem-known }, oder das Feld wird weggelassen.
problem-words = { problem-not }; nötig ist eine Liste von { $what ->
    [slots] Slots
    [abilities] Anführer-Fähigkeiten
    [languages] Sprachen
   *[directions] Richtungen
}: { problem-known }.
problem-words-twice = { problem-not }; nichts darf doppelt darin stehen.
problem-some = { problem-not }; nötig ist eine Liste, leer oder mit { problem-known }.
problem-ascending = { problem-place } muss aufsteigen, ohne Doppeltes.
problem-printed = { problem-not }; richtig ist { $right }, wie gedruckt.
problem-id-letters = { problem-place } darf nur kleine Buchstaben a bis z, Ziffern und Bindestriche haben.
problem-id-twice = { problem-place } steht zweimal da; alle brauchen eine eigene id.
problem-code-twice = { problem-place } { $twice } steht zweimal da; jede Karte braucht einen eigenen code.
problem-names = { problem-place } braucht einen Namen je Sprache, mindestens en (Englisch).
problem-language = { problem-place }{ $more ->
    [0] {""}
   *[other] {""} (und noch { $more })
}: Es fehlt { $language } ({ $name }), das andere Namen haben; eine Sprache steht bei allen Namen oder bei keinem.
problem-evidence = { problem-place } muss zu jedem Wert sagen, ob er { problem-known } ist: { $example }, wenn alles von dir ist.
problem-evidence-tag = { problem-not }; möglich ist { problem-known }.
problem-evidence-tags = { problem-not }; möglich ist { problem-known }, oder eine Liste davon für die Teile einer Liste.

# Decks von Crooks

problem-bosses = { problem-file } { $bosses } Bosse ({ $ids }) sind zu viele; ein Deck hat höchstens einen.
problem-no-member = { problem-file } niemand gehört zu { $gang }; jede Bande bringt Punkte und braucht darum mindestens ein Mitglied.
problem-targets = { problem-not }; nötig ist eine Liste von 1 bis 12 ganzen Zahlen von 1 bis 99.
problem-editions = { problem-place } braucht die Stapel der Ausgabe 2012 und darf die der Ausgabe 2016 haben.
problem-gang-points = { problem-place } fehlt; dort stehen die Punkte für eine Bande je nach Spielerzahl.
problem-piles = { problem-place } braucht für jede Spielerzahl eine Liste der Stapelgrößen.
problem-pile-sizes = { problem-place } muss eine Liste von Stapelgrößen sein, jede eine ganze Zahl von 1 bis 9.
problem-pile-sum = { problem-place } braucht { $needed } Ganoven, und das Deck hat { $crooks }.
problem-pile-order = { problem-place } muss aufsteigen: Der kleinste Stapel liegt bei Versteck A.

# Kartensätze von 3000 Scoundrels

problem-in-the-box = { problem-place } bleibt in der Schachtel: Die Karte wird nicht unterstützt.
problem-unsupported = { problem-place } muss wegbleiben: Die Karte wird nicht unterstützt.
problem-card-text = { problem-not }; nötig sind die Worte der Karte je Sprache, mindestens en (Englisch).
problem-holes = { problem-not }; nötig ist eine Liste von Stellen von 1 bis { $most }, keine doppelt.
problem-dollars = { problem-not }; nötig ist eine Zahl von Dollarsymbolen oder eine Liste von Stellen von 1 bis { $most }, keine doppelt.
problem-no-scoundrel = { problem-place } kann nicht { $word } sagen: Das ist kein Halunke; nur ein Job kann das sagen.
problem-days = { problem-not }; nötig sind die Tage eines kurzen und eines erweiterten Spiels.
problem-limits = { problem-place } hat { $limits ->
    [one] { $limits } Obergrenze
   *[other] { $limits } Obergrenzen
}; nötig ist eine für { $days ->
    [one] { $days } Tag
   *[other] jeden von { $days } Tagen
}.
problem-at-most = { problem-place } kann nicht { $value } sein; möglich ist höchstens { $most }, so viel wie { $other }.
problem-spaces = { problem-place } hat { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} ab { $lowest }; Feld 0, wo alle beginnen, muss dabei sein.
problem-faces = { problem-not }; nötig ist eine Liste der beiden Seiten, ganze Zahlen von 1 bis 20.
problem-face-twice = { problem-place } zeigt { $face } noch einmal; jede Zahl darf nur auf einer Seite einer Sorte stehen.
problem-decks = { problem-place } fehlt; dort steht je nach Spielerzahl, welche Karten in die Stapel kommen.
problem-heaps = { problem-not }; dort muss stehen, wie viele blaue, rote, grüne, violette und schwarze Karten gebraucht werden.
problem-saloon = { problem-place } gibt zu wenige spielbare { $what ->
    [traits] Eigenschaften
   *[jobs] Jobs
}: { $there }; für den Saloon müssen es { $saloon } sein.
problem-suit = { problem-place } { $suit } hat schon ein anderer Anführer; jeder braucht eine eigene Kartenfarbe.
problem-tint = { problem-not }; nötig ist eine Farbe wie '#8b0000'.
problem-slot = { problem-place } gibt Slot { $slot } zwei Fähigkeiten; jeder Slot hat höchstens eine.
problem-id-word = { problem-place } kann kein Wort aus der Sprache der Fähigkeiten sein.
problem-mark = { problem-place } kann nicht { $value } sein; nötig ist eine Zahl, die auf Markern steht: { problem-known }.
problem-no-safe = { problem-place } hat keinen Safe; mindestens einer muss dort sein.
problem-no-strategy = { problem-place } hat keine spielbare Strategiekarte; eine muss es geben.
problem-timing = { problem-place } gehört zum timing { $other }; bei { $timing } muss es wegbleiben.

# Spielteile von Men of Mayhem

problem-rules = { problem-not }; nötig ist eine Liste von { $least } bis { $most } Regeln wie { $example }.
problem-unleaded-bases = { problem-place } gibt vier Gangs { $bases }; wir schließen auf höchstens { $most } (MM-SETUP-20).
problem-tokens = { problem-place } hat { $members ->
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
} und base { $base }; zusammen müssen es { $tokens } sein, wie gedruckt.
problem-no-gang = { problem-file } die Gang { $gang } fehlt; die vier Gangs des Grundspiels müssen dabei sein.
problem-two-rules = { problem-place } hat { $rules } bei gang_rules und { $orders } bei club_orders; zusammen müssen es 2 sein, wie gedruckt.
problem-claim-patch = { problem-place } kann nicht CLAIM PATCH sagen: Nur die Regeln von { $station } können das, wie gedruckt.
problem-endless = { problem-place } darf keine Befehlsmarker bringen: Die Runde würde nie enden.
problem-among = { problem-place } muss { $right } enthalten, wie gedruckt.
problem-concluded-members = { problem-place } ist { $value }; wir schließen auf 1 (MM-SETUP-20).
problem-concluded-highest = { problem-place } ist { $value }; wir schließen auf 4 und auf weniger bei den anderen Gangs (MM-SETUP-20).
problem-concluded-lowest = { problem-place } ist { $value }; wir schließen auf den niedrigsten Wert von allen (MM-SETUP-20).
problem-concluded-dudes = { problem-place } beginnt mit { $dudes ->
    [one] { $dudes } Dude
   *[other] { $dudes } Dudes
}; wir schließen auf die meisten von allen (MM-SETUP-20).
problem-concluded-bases = { problem-file } die vier Gangs haben zusammen { $bases } Grundbefehle; wir schließen auf höchstens { $most } (MM-SETUP-20).
problem-one-of-each = { problem-place } muss wegbleiben: Jedes Startplättchen gibt es einmal.
problem-no-area = { problem-place } muss wegbleiben: Nur { $room } ist kein Ort.
problem-no-guns = { problem-place } muss { $right ->
    [yes] true sein
   *[no] wegbleiben
}, wie gedruckt.
problem-starting = { problem-file } die Startplättchen sind andere als nötig; es müssen in dieser Reihenfolge sein: { $ids }.
problem-no-boost = { problem-file } kein zufälliger Schauplatz hat einen Bonus; manche müssen einen haben, wie gedruckt.
problem-area = { problem-not }; richtig ist true: Dorthin kann niemand.
problem-nobody-there = { problem-place } muss wegbleiben: Dorthin kann niemand.
problem-boost-heat = { problem-place } muss wegbleiben: Es gibt keinen Bonus.
problem-concluded-tokens = { problem-place } gibt { $tokens } Befehlsmarker für einen; wir schließen, dass es nie mehr werden (MM-RND-16).
problem-boost-once = { problem-place } kann kein Max über x1 haben: Der Bonus wird einmal genutzt, wie gedruckt.
problem-club-order = { problem-place } kann nicht { $word } sagen: Das ist ein Clubbefehl.
problem-hardcore-kind = { problem-place } kann nicht 'opportunity' sein: Keine Hardcore-Karte ist eine, wie gedruckt.
problem-kind = { problem-place } gehört zu { problem-known }; bei der Art { $kind } muss es wegbleiben.
problem-arrest = { problem-place } muss eine last-call mit der Wirkung { $effect } sein, wie gedruckt.
problem-no-kind = { problem-file } keine Karte ist von der Art { $kind }; alle vier Arten müssen vorkommen, wie gedruckt.
problem-er-roll = { problem-place } muss 'er-roll' sein: Die Karte setzt er_survive.
problem-no-er-roll = { problem-place } muss wegbleiben: Die Karte setzt er_survive nicht.
problem-too-late = { problem-place } darf keine Befehlsmarker bringen: Nach einer last-call gibt es keine Befehle mehr.
problem-heat-limits = { problem-not }; nötig ist eine Liste der Obergrenzen bei 0, 1, 2, 3 und 4 Heat, jede eine ganze Zahl von 0 bis 99 oder 'none'.
problem-heat-concluded = { problem-place } ist bei { $heat } Heat { $value }; wir schließen auf { $right } (Abschnitt 8).
problem-heat-printed = { problem-place } kann bei { $heat } Heat nicht { $value } sein; richtig ist { $right }, wie gedruckt.
problem-highest-faces = { problem-not }; nötig sind die höchsten Augenzahlen, aufsteigend, wie [4, 5, 6].
problem-random-sites = { problem-not }; es gibt { $sites ->
    [one] { $sites } zufälligen Schauplatz
   *[other] { $sites } zufällige Schauplätze
}.
problem-few-gangs = { problem-place } muss wegbleiben: Es gibt { $gangs ->
    [one] { $gangs } Gang
   *[other] { $gangs } Gangs
}.
problem-supply = { problem-place } kann nicht { $value } sein; { $gangs } Gangs können mit { $needed } beginnen.
problem-market = { problem-not }; nötig ist eine Liste wie [[2, 4], [5, 3], ['more', 1]]: die höchste Summe, und wie viel Bargeld jede Ladung Schmuggelware bringt.
problem-market-end = { problem-place } endet mit { $value }; die letzte Summe muss 'more' sein.
problem-market-order = { problem-place } muss aufsteigende Summen haben, keine doppelt.
problem-market-rise = { problem-place } kann nicht mit der Summe steigen: Mehr Angebot heißt weniger Wert.
problem-market-eight = { problem-place } kann bei einer Summe von 8 nicht { $cash } Bargeld geben; nötig sind mindestens 2, wie gedruckt.
problem-market-nine = { problem-place } gibt auch über 8 noch { $cash } Bargeld; wir schließen auf weniger als die { $more } bei 8.

# Texte in der Sprache der Karten: nach „ist nicht lesbar“ und der Spalte das, was dort steht

problem-read-long = { problem-place } ist nicht lesbar: { $length } Zeichen sind zu viele; höchstens { $most } werden gelesen.
problem-read-brackets = { problem-place } ist nicht lesbar: { $opened } { $left } und { $closed } { $right }; jede Klammer braucht ihr Gegenstück.
problem-read-nothing = { problem-place } ist nicht lesbar, Spalte { $column }: { $word } bedeutet nichts in { $what ->
    [ability] einer Fähigkeit
    [rule] einer Regel
    [modifier] einer Änderung
    [effect] einer Wirkung
   *[amount] einer Menge
}.
problem-read-expected = { problem-read } steht da, wo { $right } stehen muss.
problem-read-end = { problem-read } steht da, wo nur ';' oder das Ende stehen kann.
problem-read-deep = { problem-read } steht zu tief; Klammern stehen höchstens { $most } tief ineinander.
problem-read-whole = { problem-read } muss eine ganze Zahl von { $least } bis { $most } sein.
problem-read-unknown = { problem-read } ist { $what ->
    [step] kein Schritt
    [cost] kein Preis
    [number] keine Zahl
    [counted] nichts, was gezählt wird
    [compared] keine Zahl und nichts, was mit einer verglichen wird
    [comparison] kein Vergleich
    [inside] in { $inside } nicht richtig
    [place] kein Ort von Safes
    [filter] keine Art von Gegnern
    [slot] kein Slot
    [card] keine Pokerkarte
    [rule] keine Regel
    [arrow] kein Pfeil
    [restriction] keine Einschränkung
    [modifier] keine Änderung
    [value] kein Wert, der sich setzen lässt
    [transaction] keine Art von Transaktion, die hier gemeint sein kann
    [good] keine Ware
    [paid-good] keine Ware, mit der gezahlt wird
    [whom] nicht das, was sagt, wen eine Wirkung trifft
   *[quantity] keine Größe, die Karten vergleichen
}; { problem-meant }.
problem-read-no-cost = { problem-read } ist kein Preis; möglich ist { problem-known }.
problem-read-announced = { problem-read } wird zweimal gewählt; nur ein spend(X: …) ist erlaubt.
problem-read-trait-x = { problem-read } kann nicht der Preis einer Eigenschaft sein; eine ganze Zahl geht.
problem-read-trait-cost = { problem-read } ist kein Preis einer Eigenschaft; richtig wäre { $example }.
problem-read-left = { problem-read } gehört nach links von '=>', wie in { $example }.
problem-read-opponent = { problem-read } lässt sich mit Gegnern nicht machen; in opp und each-opp steht { problem-known }.
problem-read-rob = { problem-read } braucht jemanden, dem etwas genommen wird, wie in opp(rob(1)) oder each-opp(rob(1)).
problem-read-place = { problem-read } passt nicht zu { $other }; richtig ist place(freed, opp-card) oder place(own, it).
problem-read-before = { problem-read } braucht vorher ein { $step }.
problem-read-it = { problem-read } muss { $thing ->
    [safe] ein Safe
    [unused] ein ungenutzter Safe
    [card] eine gespielte Karte
    [deck] ein Stapel
    [shown] eine aufgedeckte Karte
   *[scoundrel] ein Halunke
} sein, aber kein Schritt davor nennt sicher so etwas; mit { problem-known } ginge es.
problem-read-choice = { problem-read } beendet eine Wahl aus nur einem; Möglichkeiten trennt '/'.
problem-read-price = { problem-read } ist kein Preis; möglich ist full, free oder full-2 für 2 $ weniger.
problem-read-x = { problem-read } darf nur stehen, wo spend(X: 1..4) es links von '=>' ansagt.
problem-read-minus = { problem-read } steht da, wo ein Minus stehen muss, wie in rep(-1).
problem-read-sign = { problem-read } steht da, wo ein Vorzeichen stehen muss, wie in rep(+1) oder rep(-1).
problem-read-compared = { problem-read } wird mit einer Zahl verglichen und ist selbst eine; eines von beiden muss { problem-known } sein.
problem-read-slot = { problem-read } gehört nach links von '=', wie in slot = 6.
problem-read-swap = { problem-read } ist das, womit gezahlt wird; ein SWAP gibt etwas anderes.
problem-read-alternatives = { problem-read } steht zweimal da; Möglichkeiten müssen verschieden sein.
problem-read-max = { problem-read } steht da, wo das Max stehen muss, x1 bis x{ $most }.
problem-read-on = { problem-read } darf nur in der Regel einer Gang stehen; ein Ärgernis sagt { problem-known }.
problem-read-everybody = { problem-read } gilt für alle oder für niemanden; nur ein Ärgernis kann es setzen.
problem-read-no-good = { problem-read } steht da, wo keine Ware genannt werden kann: { $kind } zahlt weder Waffen noch Schmuggelware.
problem-read-secret = { problem-read } ist geheim; Karten vergleichen, was offen liegt: { $known } oder at: und die id eines Schauplatzes.
problem-read-site = { problem-read } nennt keinen Schauplatz; { $near ->
    [none] nötig ist die id von einem
   *[other] { problem-meant }
}.
problem-read-amount = { problem-read } { $good ->
    [none] ist keine Menge
   *[other] ist eine Menge von: { problem-good }
}; richtig ist eine Zahl mit { $letters ->
    [C] C (Bargeld)
    [H] H (Heat)
    [GK] G (Waffen) oder K (Schmuggelware)
    [CGK] C (Bargeld), G (Waffen) oder K (Schmuggelware)
    [CGKMP] C (Bargeld), G (Waffen), K (Schmuggelware), M (Mitglieder) oder P (Anwärter)
    [CGKP] C (Bargeld), G (Waffen), K (Schmuggelware) oder P (Anwärter)
    [HPT] H (Heat), P (Anwärter) oder T (Befehlsmarker)
    [MP] M (Mitglieder) oder P (Anwärter)
   *[CGKHPT] C (Bargeld), G (Waffen), K (Schmuggelware), H (Heat), P (Anwärter) oder T (Befehlsmarker)
}, wie { $example }{ $hint ->
    [skim] ; SKIM nimmt Waren
    [drop] ; DROP nimmt Heat weg
   *[none] {""}
}.
problem-read-range = { problem-read } liegt außerhalb der Grenzen; bei „{ problem-good }“ ist { $least } bis { $most } möglich.
problem-read-good-twice = { problem-read } nennt „{ problem-good }“ noch einmal; jede Ware steht einmal da.

# Optionen und Plätze

problem-game = Es gibt kein Spiel { $game }; es gibt { problem-known }.
problem-option = { $game } hat keine Option { $option }; möglich ist { problem-known }.
problem-option-value = Die Option { $option } von { $game } kann nicht { $value } sein; möglich ist { problem-known }.
problem-option-nothing = --option '{ $option }' setzt nichts; richtig wäre { $option }=WERT.
problem-extended = Die Option { $option } braucht das erweiterte Spiel: Setze auch mode auf 'extended' (SC-OPT-17).
problem-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
problem-deck-seats = Das Deck { $deck } hat für { $seats } Spieler in der Ausgabe { $edition } keinen Aufbau.
problem-gangs = { $seats } Spieler brauchen ebenso viele Gangs; dieser Satz hat { $gangs }.

# Änderungen im Labor

problem-edits = { $edits } Änderungen sind zu viele; höchstens { $most } Werte werden geändert.
problem-edit-nothing = '{ $edit }' ändert nichts; richtig wäre { $edit }=WERT.
problem-edit-absent = { $place } ist nicht da, lässt sich also nicht entfernen.
problem-edit-place = { $place } ist keine Stelle in diesen Karten; { $near ->
    [yes] gemeint ist vielleicht { $guess }
   *[no] Stellen beginnen mit { $known }
}.
problem-edit-same = Nichts ist geändert, was für ein Spiel zählt.

# Aufzeichnungen und Spielstände

problem-digest = Diese Partie entstand unter den Regeln { $digest }, aber ihre Karten und Optionen ergeben hier { $here }; nötig ist die Version von Skulduggery, mit der sie entstand.
problem-document = { $part ->
    [cards] seine Karten: {""}
    [list] die Liste: {""}
   *[none] {""}
}Das ist beschädigt oder kein solches Dokument („{ $cause }“); richtig wäre { $right ->
    [words] eine Liste von Wörtern
   *[object] ein JSON-Objekt
}.
problem-bytes = { $bytes } Bytes sind zu viele für { $what ->
    [save] einen Spielstand
   *[log] eine Aufzeichnung
}; höchstens { $most } werden gelesen.
problem-log-empty = Die Datei ist leer; eine Aufzeichnung beginnt mit einer Zeile, die das Spiel nennt.
problem-log-format = Das Aufzeichnungsformat { $format } ist unbekannt; diese Version liest Format { $known }.
problem-log-bots = Es gibt keinen Platz { $seat } für einen Bot; es gibt 1 bis { $seats }.
problem-log-entry = Ein Eintrag sagt, wer was tut, wie in ["2","take","bruiser"].
problem-log-rule = { $said } verstößt gegen die Regeln ({ $rule }).
problem-log-fault = { $said } lässt sich hier nicht spielen: Die Aufzeichnung ist beschädigt oder stammt von einer anderen Version von Skulduggery.
problem-log-shuffle = Diese Aufzeichnung sagt nicht, woher ihr Zufall kam; das sagt nur die einer Partie, die auf einem Server zu Ende gespielt wurde.
problem-log-number = Die Aufzeichnung hat { $entries } Einträge; eine Nummer { $number } gibt es nicht.
problem-log-host = Der Gastgeber kann { $what } nicht; richtig wäre 'undo 2' oder 'take-over 2 heuristic'.
problem-log-who = { $who } nimmt an dieser Partie nicht teil; richtig wäre nature, host, ein Platz von 1 bis { $seats } oder 'clock' und ein Platz.
problem-answer-over = Die Partie ist zu Ende; { $who } hat nichts zu beantworten.
problem-answer-other = { $who } wird hier nichts gefragt; { $kind } wird { problem-known } gefragt.
problem-players = Dieses Spiel hat { $seats } Plätze; angegebene Namen: { $players }.
problem-player-name = { $name } kann kein Name sein; ein Name hat 1 bis { $most } Zeichen, die sich alle drucken lassen.
problem-resigned = Wer auf Platz { $seat } sitzt, hat schon aufgegeben.
problem-resign-over = Die Partie ist zu Ende; niemand kann mehr aufgeben.
problem-undo-none = Es gibt keinen Zug, der sich zurücknehmen ließe.
problem-take-over = Eine Übernahme nennt einen Platz von 1 bis { $seats } und wer dort spielt, wie in '2 heuristic'.
problem-save-format = Das Format { $format } eines Spielstands ist unbekannt; diese Version liest die Formate 1 bis { $known }.
problem-save-effect = Dieser Spielstand ist beschädigt: { $game } hat keinen Effekt { $effect }.
problem-save-chance = Dieser Spielstand ist beschädigt: Seine Zufallsfolge liegt außerhalb des Bereichs.
problem-save-lacks = Dieser Spielstand im Format { $format } ist beschädigt: Es fehlt { $field }.
problem-save-1 = Dieser Spielstand im Format 1 ist beschädigt: passed { $what ->
    [twice] nennt einen Platz zweimal
   *[passed] ist keine Liste von Plätzen
}.
problem-save-table = Dieser Spielstand im Format { $format } ist beschädigt: In table steht kein Tisch.
problem-fair-list = Die Siegelliste ist beschädigt („{ $cause }“).
problem-fair-shares = Die Liste nennt { $seats } Plätze, aber { $shares } Anteile; es müssen gleich viele sein.
problem-seat = Es gibt keinen Platz { $seat }; es gibt 1 bis { $seats }.
problem-seat-or-all = Es gibt keinen Platz { $seat }; es gibt 1 bis { $seats }, oder all für alle.
problem-receipt-alone = Mit einer Quittung prüft man eine Partie: skulduggery replay --verify DATEI --receipt QUITTUNG.
problem-review-rounds = --rounds kann nicht { $rounds } sein; es sagt, wie oft von einer Frage aus weitergespielt wird, 1-mal oder öfter.
problem-review-early = Diese Partie ist noch nicht zu Ende; eine Analyse zeigt alles Verdeckte, also gibt es sie erst danach.
problem-spoken = Es gibt keine Sprache { $language }; richtig wäre { problem-known }.

# Vor einem Spiel

problem-unwritable = { $file } lässt sich nicht schreiben: { $cause }.
problem-exists = { $file } gibt es schon; eine Partie, die dort liegt, wird nicht überschrieben.
problem-options-whose = Für welches Spiel sind die Optionen? 'skulduggery play SPIEL --option NAME=WERT'.
problem-people-name = Der Name { $name } geht nicht; Namen sind verschieden und haben 1 bis { $most } Buchstaben.
problem-people = { $people ->
    [one] { $people } Mensch
   *[other] { $people } Menschen
} und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} sind mehr als { $seats } Spieler.
problem-bot = Es gibt keinen Bot { $bot }; es gibt { $known }.
problem-bot-level = Eine Stufe hat keine Einstellung { $setting }; sie hat seconds und persona, eins von { $known }.
problem-bot-renamed = Die Einstellung { $old } heißt jetzt { $new }, wie in { $new }={ $value }.
problem-bot-temperature = Ein Bot learned hat keine Einstellung { $setting }; er hat temperature, von 0.01 bis 10, wie in temperature=0.25.
problem-bot-setting = Ein Bot hat keine Einstellung { $setting }; er hat { $known }, wie in rollouts=400.
problem-bot-word = { $setting } eines Bots kann nicht { $value } sein; möglich ist { problem-known }.
problem-bot-number = { $setting } eines Bots kann nicht { $value } sein; nötig ist { $what ->
    [whole] eine ganze Zahl
   *[any] eine Zahl
} von { $least } bis { $most }.
problem-replace-unknown = { $file }: Es gibt keine Karte { $word }; { $near ->
    [yes] gemeint ist vielleicht { $guess }
    [no] richtig wäre eine id aus dieser Datei, etwa { $guess }
   *[none] die Datei enthält keine Karten
}.
problem-replace-several = { $file }: Mehrere Karten heißen { $word }; richtig wäre { problem-known }.
problem-replace-by = { $file }: Hier muss genau eine Tabelle [[{ $kind }]] stehen und sonst nichts.
problem-replace-line = { $file }: Jede { $kind } muss mit einer Zeile [[{ $kind }]] beginnen, damit sich eine ersetzen lässt.
problem-cards-all = Die Karten von Crooks werden alle zusammen gezeigt, also ohne ids; ein anderes Spiel nennt --game.
problem-cards-word = Keine Eigenschaft und kein Job von { $set } heißt { $word }; ohne id werden alle aufgezählt. Eine eigene Datei steht vor den ids: DATEI filthy dog.
problem-cards-pair = Ein Halunke ist eine Eigenschaft und ein Job; richtig wäre 'filthy dog'.
problem-no-cards = Die Karten dieses Spiels lassen sich nicht ändern: Es hat keine Kartendatei.
problem-cards-component = Kein Schauplatz, keine Karte und kein Club dieses Satzes heißt { $word }; { $near ->
    [yes] gemeint ist vielleicht { problem-known }
   *[no] ohne id werden alle aufgezählt
}.

# Wörter einer Antwort, wie in Aufzeichnungen

problem-no-answer = { $said } beantwortet { $kind } nicht; richtig wäre
problem-answer-words = { problem-no-answer } { problem-known }.
