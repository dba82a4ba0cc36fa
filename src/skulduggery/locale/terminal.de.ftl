### Texts that only the terminal, and notes to people who are away, need, in German.

cards-good = { $file }: Mit diesen Karten kann gespielt werden.
cards-replaced = { $file }: { $card } ist durch die Karte aus { $new } ersetzt; mit diesen Karten kann gespielt werden.

## The lobby

lobby-title = Skulduggery
lobby-game = Spiel
lobby-people = An diesem Terminal
lobby-opponents = Gegner
lobby-nobody = niemand
lobby-hint = Enter startet die Partie, eine Zahl ändert die Zeile, Q beendet.
lobby-language-ask = Welche Sprache? { $choices }
lobby-game-ask = Welches Spiel? { $choices }
lobby-players-ask = Wie viele Spieler, { $least } bis { $most }?
lobby-people-ask = Wer spielt an diesem Terminal? Ein Name oder mehrere, durch Kommas getrennt.
lobby-opponents-ask = Welche Gegner? Ein Wort für alle oder eines für jeden, durch Kommas getrennt: { $choices }
lobby-personas = Eine Spielstärke kann einen Charakter haben, wie in { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Gib 1 bis { $most } verschiedene Namen mit höchstens { $longest } Buchstaben ein, durch Kommas getrennt.
lobby-opponents-wrong = Gib eines dieser Wörter ein, { $choices }, oder { $count } davon, durch Kommas getrennt.
lobby-choice-wrong = „{ $said }“ steht hier nicht zur Wahl: Gib { $choices } ein, oder nur Enter, und alles bleibt, wie es ist.
lobby-wrong = „{ $said }“ ist keine Zeile: Gib eine Zahl von 1 bis { $last } ein, Enter zum Beginnen oder Q zum Beenden.

## Playing

since = Seit deinem letzten Zug
hidden-lines = … und { $count ->
        [one] 1 Zeile mehr (L)
       *[other] { $count } Zeilen mehr (L)
    }
more-options = +  weitere Möglichkeiten
your-question = { $player }: { $question }
not-an-answer = „{ $said }“ geht hier nicht: Gib { $keys } ein, oder ? für Hilfe.
nothing-typed = Gib { $keys } ein, oder ? für Hilfe.
allowed = Das ist erlaubt.
enter = Weiter mit Enter.
earlier = Enter: was davor war; Q und Enter: Schluss.
notes-title = Deine Notizen
rules-none = Keine Regel beginnt mit „{ $said }“. R allein zeigt alle, R mit einem dieser Wörter nur einige: { $words }.
help-keys =
    Gib den Buchstaben oder die Zahl einer Möglichkeit ein und drück Enter, zum Beispiel A oder 2. Die Schritte eines Zugs passen auch in eine Zeile: 5 2.
    Auch die Wörter der Aufzeichnung gelten, etwa { $words }. Verbietet eine Regel den Zug, erfährst du, welche und warum; mit „why“ davor fragst du nur, ohne zu ziehen.

    ?  diese Seite            R  alle Regeln, R { $part } nur einige
    T  der ganze Tisch, jede Karte in voller Länge
    N  deine Notizen          L  alles, was geschehen ist
    B  einen Schritt zurück   Q  beenden, auf Wunsch mit Speichern
help-table = So liest du den Tisch

## Leaving, saving, going on

leave-ask = Partie speichern? Enter speichert in { $file }, ein anderer Name dort, N beendet ohne Speichern, B kehrt zur Partie zurück.
saved =
    Die Partie ist gespeichert, samt verdeckter Karten. Weiter geht es mit:
    skulduggery play --resume { $file }
not-saved = Die Partie ist nicht gespeichert.
written =
    Die ganze Partie steht in { $file }. Noch einmal ansehen:
    skulduggery replay { $file }
    Analysieren:
    skulduggery review { $file }
write-failed = { $file } lässt sich nicht schreiben ({ $why }); gib einen anderen Namen an.
file-exists = { $file } gibt es schon; gib einen anderen Namen an.
keep-ask = S speichert die Partie zum Nachspielen, Enter beendet.
resumed = Hier geht die Partie weiter.
resume-over =
    Die Partie in { $file } ist zu Ende; noch einmal ansehen:
    skulduggery replay { $file }

## A recorded game

host-undo = Der letzte Zug ist zurückgenommen
host-undo-of = { $player } nimmt einen Zug zurück
host-take-over = Für { $player } spielt ein Bot: { $bot }
said-resign = gibt auf
said-clock = überschreitet die Zeit, und ein zufälliger Zug wird gespielt
replay-bots = Bots: { $bots }
replay-keys = Enter oder N: weiter · B: zurück · 12: zu Schritt 12 · g: erster · G: letzter · S 2: wie Platz 2 es sieht · A: alles offen · Q: beenden
replay-wrong = „{ $said }“ bedeutet hier nichts. { $keys }
replay-no-seat = Es gibt keinen Platz { $said }; es gibt 1 bis { $last }.

## Ob der Zufall einer aufgezeichneten Partie fair war

fair-words = Die Liste in vier Wörtern, für alle am Tisch dieselben: { $words }
fair-list = Die Siegelliste passt nicht zur Aufzeichnung: Sie nennt { $what ->
        [game] ein anderes Spiel.
        [rules] andere Regeln oder Karten.
        [options] andere Optionen.
       *[players] andere Spieler.
    }
fair-unbound = Diese Partie begann, bevor Listen die Karten festlegten. Ob die Aufzeichnung die gespielten Karten enthält, lässt sich nicht prüfen.
fair-key = Der Schlüssel des Servers passt nicht zu seinem Siegel.
fair-share = Der Anteil von { $player } passt nicht zu seinem Siegel.
fair-without = Ausgeteilt ohne { $player }; der Anteil fehlt.
fair-withheld = { $player } hat einen Anteil versiegelt, der beim Mischen fehlt. Wer die anderen Anteile kannte, konnte zwischen zwei Austeilungen wählen.
fair-part = Außer dem Server hatten Anteil am Mischen: { $players }.
fair-nobody = Niemand sonst hatte Anteil am Mischen: Der Zufall kam allein vom Server.
fair-follows =
    { $ended ->
        [0] Revanche der Partie am Tisch { $table }.
        [one] Revanche der Partie am Tisch { $table }; eine Partie davor wurde abgebrochen, nachdem das Austeilen begonnen hatte.
       *[other] Revanche der Partie am Tisch { $table }; { $ended } Partien davor wurden abgebrochen, nachdem das Austeilen begonnen hatte.
    }
fair-draw = Zufallseintrag { $entry } lautet „{ $said }“; aus Schlüssel und Anteilen folgt „{ $right }“.
fair-draws = Jede Ziehung folgt aus dem Schlüssel und den Anteilen: { $count }.
fair-committed = Die Aufzeichnung öffnet jede Festlegung, die mit einer öffentlichen Nachricht kam: { $count }.
fair-uncommitted = Diese Partie begann, bevor Server sich auf ihre Aufzeichnung festlegten. Ob ein verdeckter Zug später umgeschrieben wurde, lässt sich nicht prüfen.
fair-nonces = Bei Eintrag { $entry } öffnet die Aufzeichnung mehr oder weniger Festlegungen, als es öffentliche Nachrichten gab.
fair-clock = Züge der Uhr oder nach einer Aufgabe: { $count }.
fair-undo = Zurückgenommene Züge: { $count }.
fair-receipt-game = Die Quittung gehört zu einer anderen Partie, am Tisch { $table }.
fair-receipt-list = Die Liste der Quittung ist nicht die der Aufzeichnung.
fair-receipt-share = Der Anteil von { $player } in der Quittung ist nicht der in der Aufzeichnung.
fair-receipt-told = Was { $player } laut Quittung erfahren hat, ist nicht, was diese Partie erzählt.
fair-receipt-part = Die Quittung enthält die ersten { $count } von { $all } Nachrichten an { $player }.
fair-receipt-committed = Die Festlegungen, die { $player } laut Quittung bekam, sind nicht die dieser Aufzeichnung: Sie wurde umgeschrieben, oder es wurden welche zurückgehalten.
fair-receipt-late = Laut Quittung kamen Festlegungen bei { $player } später an als die Nachrichten, zu denen sie gehören. Bis dahin ließ sich ein verdeckter Zug noch umschreiben.
fair-receipt-uncommitted = Die Quittung stammt von einer älteren Seite ohne Festlegungen: Sie kann { $player } nicht zeigen, dass kein verdeckter Zug umgeschrieben wurde.
fair-receipt-opened = Die Quittung enthält die ersten { $count } von { $all } Festlegungen, die { $player } bekam.
fair-doubt =
    { $what ->
        [seal] Der Browser hat vermerkt: Der Server zeigte ein anderes Siegel seines Schlüssels als zuvor.
        [listed] Der Browser hat vermerkt: Die Siegelliste des Servers passte nicht zum Tisch oder wurde ausgetauscht.
        [lacks] Der Browser hat vermerkt: Sein Anteil war versiegelt, doch in der Liste des Servers fehlte dieses Siegel.
        [told] Der Browser hat vermerkt: Der Server erzählte noch einmal, was geschehen war, aber anders.
        [seat] Der Browser hat vermerkt: Als die Liste feststand, gab ihm der Server einen anderen Platz.
        [back] Der Browser hat vermerkt: Als die Liste feststand, ging der Server mit dem Tisch einen Schritt zurück.
        [begun] Der Browser hat vermerkt: Die Liste verschwieg, dass schon einmal ausgeteilt und abgebrochen wurde.
        [withheld] Der Browser hat vermerkt: Ein versiegelter Anteil fehlte beim Mischen.
        [log] Der Browser hat vermerkt: Schlüssel und Anteile der Aufzeichnung passten nicht zu ihren Siegeln.
        [device] Der Browser hat vermerkt: Den Anteil seines Platzes hat ein anderes Gerät versiegelt.
       *[out] Der Browser hat vermerkt: Er hatte keinen Anteil am Mischen.
    }
fair-for-seat = Diese Partie war fair für { $player }.
fair-so-far = Soweit die Quittung reicht, war diese Partie fair für { $player }. Über den Rest sagt sie nichts.
fair-itself = Diese Aufzeichnung stimmt mit sich selbst überein. Ob es die gespielte Partie ist, zeigt nur die Quittung von jemandem, der mitgemischt hat.
fair-not = Diese Partie wurde nicht so ausgeteilt, wie sie versiegelt war.

## Analyse einer Partie, und Tipps. $chance, $cost, $gain: Hundertstel des Siegs.

review-decisions = Entscheidungen, nach damaligem Wissen
review-bluffs = Bluffs und Fallen
review-suspicions = Verdächtigungen
review-step = Schritt
review-chance = Chance
review-cost = Kosten
review-answer = Zug
review-quiet = { $n } Züge ohne sichtbare Kosten
hint-key = hint: Tipp
hint-not-here = Spielen mehrere Menschen, gibt es keine Tipps.

## Notes to people who are away

note-waits = { $name }: Du bist bei { $game } am Zug.
note-subject = Du bist bei { $game } am Zug
note-mail =
    { $text }

    { $link }

    Darum hast du am Tisch gebeten. Mit der Partie hören diese E-Mails auf; sofort abbestellen: { $stop }
note-code-subject = Dein Code für Skulduggery
note-code =
    Jemand, hoffentlich du, möchte E-Mails an diese Adresse bekommen, sobald der nächste Zug bei { $game } auf { $server } ansteht. Wenn du das bist, gib dort diesen Code ein:

    { $code }

    Wenn nicht, brauchst du nichts zu tun: Es kommen keine weiteren E-Mails.
