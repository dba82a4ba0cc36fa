### Crooks: rules, abilities and gangs, in German. Terms: crook = Ganove, target = Ziel, hideout = Versteck.
### A rule message says in our own words what the rule with that ID says.

## The game

crooks-title = Crooks
crooks-blurb = Wirb Ganoven an, setze sie auf die richtigen Ziele an und lass die anderen rätseln, wer da verdeckt liegt. Für 2 bis 4 Personen, 10 bis 20 Minuten.

## Gangs

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit
gang-letter-northside = N
gang-letter-westside = W
gang-letter-outfit = O

## Abilities: names and what they do

ability-pickpocket = Taschendieb
ability-pickpocket-text = Nimm 2 $ aus der Bank.
ability-accomplice = Komplize
ability-accomplice-text = Darf bei einem Ziel auf deinen eigenen Ganoven gelegt werden; ihre Stufen werden addiert.
ability-swap = Tausch
ability-swap-text = Darf den Platz deines eigenen Ganoven einnehmen; dieser zieht zu einem Ziel um, bei dem du noch keinen hast.
ability-killer = Killer
ability-killer-text = Entferne alle Ganoven einer Person bei diesem Ziel aus dem Spiel.
ability-boss = Boss
ability-boss-text = Kann nur als letzte Karte seines Verstecks genommen werden und wird immer offen gelegt.
ability-spy = Spion
ability-spy-text = Sieh dir alle verdeckten Ganoven bei einem Ziel oder alle Karten eines Verstecks an.

## Rules: set-up

rule-CR-SETUP-01 = Die acht Ziele mit den Werten 2 bis 9 bilden eine aufsteigende Reihe.
rule-CR-SETUP-02 = Jede Person hat eine Farbe und eine Reihe im Raster; in deine Reihe legst nur du Ganoven.
rule-CR-SETUP-03 = Die gemischten Ganoven kommen verdeckt unter die Verstecke. Stapelgrößen ab A: 2-2-3-4-5 zu zweit, 2-2-3-3-4-4-5 zu dritt, 2-2-3-3-3-4-4-5-5 zu viert; die Ausgabe von 2016 hat eigene.
rule-CR-SETUP-04 = Die Stapel liegen der Größe nach, der kleinste bei Versteck A. Nicht ausgeteilte Ganoven bleiben ungesehen in der Schachtel.
rule-CR-SETUP-05 = Du beginnst mit 18 $.
rule-CR-SETUP-06 = Das Los entscheidet, wer anfängt; danach geht es im Uhrzeigersinn weiter.

## Rules: money

rule-CR-MONEY-01 = Die Bank hat immer genug Geld. Es zählen nur Beträge, nicht die einzelnen Scheine.
rule-CR-MONEY-02 = Alle sehen, wie viel Geld jede Person hat. Mit der Tischoption „geheimes Geld“ bleibt es bis zum Schluss verborgen.

## Rules: a turn

rule-CR-TURN-01 = In deinem Zug wirbst du entweder einen Ganoven an und gehst dann auf Raubzug, oder du passt.
rule-CR-TURN-02 = Wer einmal gepasst hat, kommt in dieser Partie nicht mehr an die Reihe.
rule-CR-TURN-03 = Kannst du dir keinen einzigen Stapel leisten, musst du passen.
rule-CR-TURN-04 = Sobald alle gepasst haben, endet das Spiel und wird gewertet.
rule-CR-TURN-05 = Solange du nicht gepasst hast, kommst du weiter an die Reihe, auch wenn nur noch du übrig bist.
rule-CR-TURN-06 = Sind alle Verstecke leer, passen alle, die noch im Spiel sind.

## Rules: recruit

rule-CR-RECRUIT-01 = Wähle ein Versteck, in dem noch Karten liegen, und zahle 1 $ für jede Karte, die gerade dort liegt.
rule-CR-RECRUIT-02 = Du siehst den ganzen Stapel durch, behältst eine Karte und legst die übrigen verdeckt zurück. Sonst sieht niemand eine davon.
rule-CR-RECRUIT-03 = Du kannst den Boss nicht nehmen, solange andere Karten in seinem Versteck liegen; er muss die letzte dort sein.
rule-CR-RECRUIT-04 = Alle wissen, welchen Stapel du gewählt hast, was du bezahlt hast und wie viele Karten übrig sind.
rule-CR-RECRUIT-05 = Du zahlst, bevor du nachsiehst, und kannst nicht mehr zurück: Danach musst du eine Karte nehmen, die du legen kannst, falls eine da ist.

## Rules: rob

rule-CR-ROB-01 = Lege den eben genommenen Ganoven offen in deine Reihe, unter ein Ziel deiner Wahl.
rule-CR-ROB-02 = Unter jedem Ziel darfst du nur einen Ganoven haben. Ausnahmen: Ein Komplize kommt hinzu; ein Tausch oder ein Killer ersetzt den dort liegenden.
rule-CR-ROB-03 = Für 1 $ zusätzlich darfst du den Ganoven verdeckt statt offen legen.
rule-CR-ROB-04 = Deine eigenen verdeckten Ganoven darfst du jederzeit ansehen. Alle anderen dürfen das nur mit einem Spion.
rule-CR-ROB-05 = Ein verdeckter Ganove nutzt keine Fähigkeit und braucht deshalb ein Ziel, bei dem du noch keinen Ganoven hast, auch als Komplize, Tausch oder Killer.
rule-CR-ROB-06 = Du darfst keinen Ganoven nehmen, den du nirgends legen könntest. Darfst du keine Karte des Stapels nehmen, gehen alle zurück, der Preis bleibt bezahlt und dein Zug endet; die anderen erfahren nur, dass du nichts genommen hast.
rule-CR-ROB-07 = Du darfst auch anwerben, wenn du bei jedem Ziel schon einen Ganoven hast: Im Stapel kann einer sein, den du dank seiner Fähigkeit trotzdem legen darfst.

## Rules: abilities in general

rule-CR-ABIL-01 = Eine Fähigkeit wirkt nur in dem Moment, in dem du ihren Ganoven offen aus der Hand legst.
rule-CR-ABIL-02 = Du darfst auf eine Fähigkeit verzichten, sie aber nicht für später aufheben. Nur der Boss lässt dir keine Wahl.

## Rules: Pickpocket

rule-CR-PICKPOCKET-01 = Taschendieb: Du nimmst 2 $ aus der Bank.

## Rules: Accomplice

rule-CR-ACCOMPLICE-01 = Komplize: Du darfst ihn bei einem Ziel, bei dem du schon einen Ganoven hast, auf diesen legen.
rule-CR-ACCOMPLICE-02 = Bei der Wertung wird die Stufe des Komplizen zur Stufe des Ganoven unter ihm addiert.
rule-CR-ACCOMPLICE-03 = Bei einem Ziel, bei dem du keinen Ganoven hast, ist der Komplize ein gewöhnlicher Ganove.
rule-CR-ACCOMPLICE-04 = Ein Komplize darf auch auf ein Paar gelegt werden: Alle Stufen werden addiert, und jeder Ganove im Stapel zählt mit Banden und Modifikator.

## Rules: Swap

rule-CR-SWAP-01 = Tausch: Du darfst ihn dort legen, wo du schon einen Ganoven hast; dieser zieht zu einem anderen Ziel um.
rule-CR-SWAP-02 = Der verlegte Ganove muss dorthin, wo er regelgerecht liegen darf: zu einem Ziel, bei dem du keinen hast.
rule-CR-SWAP-03 = Ein verdeckter Ganove bleibt beim Umzug verdeckt, und die Fähigkeit eines verlegten Ganoven wirkt nicht noch einmal.
rule-CR-SWAP-04 = Liegen dort dank eines Komplizen mehrere deiner Ganoven, ziehen alle gemeinsam zum selben neuen Ziel um.
rule-CR-SWAP-05 = Hast du bei allen acht Zielen einen Ganoven, kannst du einen Tausch nicht durch seine Fähigkeit legen: Kein Ziel ist frei für den, der umziehen müsste.

## Rules: Killer

rule-CR-KILLER-01 = Killer: Wähle eine Person und entferne alle ihre Ganoven bei diesem Ziel aus dem Spiel.
rule-CR-KILLER-02 = Du darfst auch deine eigenen Ganoven wählen; dann nimmt der Killer ihren Platz ein.
rule-CR-KILLER-03 = Legst du den Killer dorthin, wo du schon einen Ganoven hast, muss er deinen entfernen und kann also keinen gegnerischen treffen.
rule-CR-KILLER-04 = Entfernte Ganoven werden allen gezeigt, wenn sie das Spiel verlassen.

## Rules: Boss

rule-CR-BOSS-01 = Der Boss wird immer offen gelegt, nie verdeckt.

## Rules: Spy

rule-CR-SPY-01 = Spion: Sieh dir alle verdeckten Ganoven bei einem Ziel oder alle Karten in einem Versteck an. Du nimmst keine davon.
rule-CR-SPY-02 = Alle wissen, welches Ziel oder Versteck ausspioniert wurde, aber nicht, was dort zu sehen war.

## Rules: scoring

rule-CR-SCORE-01 = Vor der Wertung werden alle verdeckten Ganoven aufgedeckt.
rule-CR-SCORE-02 = Die Ziele werden einzeln gewertet, angefangen bei 2. Die höchste Stufe bei einem Ziel bekommt dessen Punkte.
rule-CR-SCORE-03 = Bei Gleichstand um die höchste Stufe werden die Punkte gleichmäßig geteilt und abgerundet.
rule-CR-SCORE-04 = Ein Ziel ist so viel wert wie seine Zahl plus die Modifikatoren aller Ganoven dort, egal von wem, offen oder verdeckt, siegreich oder nicht.
rule-CR-SCORE-05 = So weit die Modifikatoren es auch drücken, ein Ziel ist mindestens 0 Punkte wert.
rule-CR-SCORE-06 = Für jede Bande – Northside (rot), Westside (blau), Outfit (gelb) – bekommt Punkte, wer allein die meisten Mitglieder auf dem Tisch hat: zu zweit 5, zu dritt 4, zu viert 3. Bei Gleichstand bekommt niemand etwas.
rule-CR-SCORE-07 = Ein Ganove mit zwei Banden zählt für beide.
rule-CR-SCORE-08 = Aus dem Spiel entfernte Ganoven zählen nirgends; Ganoven unter einem Komplizen zählen mit.
rule-CR-SCORE-09 = Die meisten Punkte gewinnen; bei Gleichstand das meiste Geld. Herrscht immer noch Gleichstand, teilt man sich den Sieg.
rule-CR-SCORE-10 = Ein Ziel ohne Ganoven bringt niemandem Punkte.
rule-CR-SCORE-11 = Der Modifikator eines Komplizen zählt beim Ziel einmal, wie bei jedem anderen Ganoven.

## Rules: who knows what

rule-CR-INFO-01 = Deine Ansicht behält alles, was du regelgerecht gesehen hast und was daraus folgt. Wirbt jemand anderes aus einem Stapel an, den du kennst, liegen dort noch dieselben Karten bis auf eine, die du nicht kennst.
rule-CR-INFO-02 = Am Tisch müsstest du dir Gesehenes merken; hier zeigt das Programm es als Notizen. Mit der Option „strenges Gedächtnis“ bekommen Menschen keine Notizen, Bots und Lernumgebungen erinnern sich immer an alles.

## Table options: names and values

option-edition = Ausgabe
option-edition-2012 = 2012
option-edition-2016 = 2016
option-secret_money = Geld
option-secret_money-false = für alle sichtbar
option-secret_money-true = geheim bis zum Schluss
option-memory = Gedächtnis
option-memory-notes = mit Notizen
option-memory-strict = streng, ohne Notizen

## Cards in sentences. $facts: level, modifier and gangs, as in 7(+2) N

crook = „{ $name }“ { $facts }
card-hidden = ein verdeckter Ganove

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for whoever knows the cards.

event-deal = Die Ganoven werden auf { $hideouts } Verstecke verteilt
event-first =
    { $you ->
        [yes] fängst an
       *[no] fängt an
    }
event-turn =
    { $you ->
        [yes] bist am Zug
       *[no] ist am Zug
    }
event-pass =
    { $why ->
        [broke] { $you ->
            [yes] kannst keinen Stapel bezahlen und bist raus
           *[no] kann keinen Stapel bezahlen und ist raus
        }
        [empty] { $you ->
            [yes] findest nur leere Verstecke und bist raus
           *[no] findet nur leere Verstecke und ist raus
        }
       *[chosen] { $you ->
            [yes] passt
           *[no] passt
        }
    }
event-recruit =
    { $you ->
        [yes] wirbst für { $price } in Versteck { $hideout } an
       *[no] wirbt für { $price } in Versteck { $hideout } an
    }
event-recruit-seen =
    { $you ->
        [yes] wirbst für { $price } in Versteck { $hideout } an und findest { $cards }
       *[no] wirbt für { $price } in Versteck { $hideout } an und findet { $cards }
    }
event-take =
    { $you ->
        [yes] nimmst einen Ganoven aus Versteck { $hideout }
       *[no] nimmt einen Ganoven aus Versteck { $hideout }
    }
event-take-seen =
    { $you ->
        [yes] nimmst { $card } aus Versteck { $hideout }
       *[no] nimmt { $card } aus Versteck { $hideout }
    }
event-nothing =
    { $you ->
        [yes] nimmst nichts aus Versteck { $hideout }
       *[no] nimmt nichts aus Versteck { $hideout }
    }
event-place-up =
    { $you ->
        [yes] legst { $card } zu Ziel { $target }
       *[no] legt { $card } zu Ziel { $target }
    }
event-place-ability =
    { $you ->
        [yes] legst { $card } zu Ziel { $target } und nutzt { $ability }
       *[no] legt { $card } zu Ziel { $target } und nutzt { $ability }
    }
event-place-down =
    { $you ->
        [yes] legst { $card } verdeckt zu Ziel { $target }
       *[no] legt { $card } verdeckt zu Ziel { $target }
    }
event-place-hidden =
    { $you ->
        [yes] legst einen Ganoven verdeckt zu Ziel { $target }
       *[no] legt einen Ganoven verdeckt zu Ziel { $target }
    }
event-gain =
    { $you ->
        [yes] nimmst { $money } aus der Bank
       *[no] nimmt { $money } aus der Bank
    }
event-kill =
    { $you ->
        [yes] verlierst { $cards } bei Ziel { $target } an den Killer
       *[no] verliert { $cards } bei Ziel { $target } an den Killer
    }
event-move =
    { $you ->
        [yes] verlegst, was bei Ziel { $target } lag, zu Ziel { $to }
       *[no] verlegt, was bei Ziel { $target } lag, zu Ziel { $to }
    }
event-spy-nothing =
    { $you ->
        [yes] verzichtest aufs Spionieren
       *[no] verzichtet aufs Spionieren
    }
event-spy-target =
    { $you ->
        [yes] spionierst Ziel { $target } aus
       *[no] spioniert Ziel { $target } aus
    }
event-spy-target-seen =
    { $you ->
        [yes] spionierst Ziel { $target } aus und siehst { $cards }
       *[no] spioniert Ziel { $target } aus und sieht { $cards }
    }
event-spy-hideout =
    { $you ->
        [yes] spionierst Versteck { $hideout } aus
       *[no] spioniert Versteck { $hideout } aus
    }
event-spy-hideout-seen =
    { $you ->
        [yes] spionierst Versteck { $hideout } aus und siehst { $cards }
       *[no] spioniert Versteck { $hideout } aus und sieht { $cards }
    }
event-reveal =
    { $you ->
        [yes] deckst { $card } bei Ziel { $target } auf
       *[no] deckt { $card } bei Ziel { $target } auf
    }
event-score-target = Ziel { $target } ist { $worth } wert: Stufe { $level } ist die höchste, { $points } für { $players }
event-score-target-tie = Ziel { $target } ist { $worth } wert: Gleichstand auf Stufe { $level }, je { $points } für { $players }
event-score-target-nobody = Ziel { $target } ist { $worth } wert: niemand ist dort
event-score-gang = { $gang }: Mit { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitgliedern
    } hat { $player } die meisten, { $points } Punkte
event-score-gang-nobody = { $gang }: Niemand hat allein die meisten Mitglieder
event-end = { $players } gewinnt mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
event-end-money = Gleichstand bei { $points ->
        [one] 1 Punkt:
       *[other] { $points } Punkten:
    } { $players } gewinnt mit dem meisten Geld, { $money }.
event-end-shared = { $players } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
end-you = Du gewinnst mit { $points ->
        [one] 1 Punkt!
       *[other] { $points } Punkten!
    }
end-you-money = Gleichstand bei { $points ->
        [one] 1 Punkt:
       *[other] { $points } Punkten:
    } Du gewinnst mit dem meisten Geld, { $money }!

## Questions

ask-recruit = In welchem Versteck wirbst du an?
ask-recruit-broke = Du kannst keinen Stapel bezahlen.
ask-take = Welchen Ganoven nimmst du aus Versteck { $hideout }?
ask-take-nothing = Du darfst keinen der Ganoven in Versteck { $hideout } nehmen.
take-barred = Jetzt nicht zu haben: { $cards }
ask-place = Unter welches Ziel legst du { $card }?
ask-side = Wie legst du { $card } unter Ziel { $target }?
ask-swap = Der Tausch liegt bei Ziel { $target }: Zu welchem Ziel kommt { $cards }?
ask-kill = Wessen Ganoven bei Ziel { $target } entfernt dein Killer?
ask-spy = Wo sieht dein Spion nach?

## Options

choice-pass = passen (und raus)
choice-nothing = nichts nehmen; der Preis bleibt bezahlt
choice-up = offen
choice-ability = offen, mit Fähigkeit ({ $ability })
choice-down = verdeckt, für { $money }
choice-spy-target = Ziel
choice-spy-hideout = Versteck
choice-spy-nothing = nirgends

## The table. These stand in columns of 15 letters; table-tie of 6, score-target, score-sum and score-money of 13,
## score-worth of 9, score-cells of 23.

table-hideouts = Verstecke
table-notes = Notizen
table-target = Ziel
table-worth = jetzt wert
table-leads = führt
table-tie = gleich
table-passed = raus
note-hideout = { $hideout }: { $cards }
note-mixed = { $places } zusammen: { $cards }
note-place-hideout =
    { $count ->
        [1] { $hideout }
       *[other] { $hideout } ({ $count })
    }
note-place-grid = { $player } bei { $target }
note-place-box = Schachtel
legend-crook = 7(+2) NW ist ein Ganove der Stufe 7, der sein Ziel um 2 wertvoller macht; er gehört zu Northside und Westside (O: Outfit). + vor einem Ganoven: ein Komplize obenauf, die Stufen werden addiert.
legend-hidden = ▒▒▒ ist ein verdeckter Ganove. Stehen über ▒▒▒ Zahlen, kennst du ihn, die anderen vielleicht nicht.
legend-grid = „jetzt wert“ und „führt“ zählen nur Ganoven, die du kennst; ? heißt, dass ein verdeckter Ganove das noch ändern kann. [5] markiert, was du jetzt wählen darfst. Buchstaben sind Verstecke, mit dem Preis fürs Anwerben. ▸ zeigt, wer am Zug ist, × wer raus ist.
score-target = Ziel { $target }
score-worth = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
score-cells = Stufe +Punkte =Summe
score-sum = Punkte
score-money = Geld übrig

## The deck

deck-name = Ganove
deck-level = Stufe
deck-gangs = Banden
deck-ability = Fähigkeit
deck-sum = { $cards ->
        [one] 1 Ganove
       *[other] { $cards } Ganoven
    }
deck-members = { $gang } { $members }
