### Crooks: the rules in words, in German. Terms: crook = Ganove, target = Ziel, hideout = Versteck.
### A rule message says in our own words what the rule with that ID says.

## Crooks in sechs Bildern

primer-title = Crooks in drei Minuten
primer-rules = Alle Regeln
primer-1-title = Der Coup
primer-1 = Die Stadt, 1934. Wirb in den Verstecken Ganoven an und setz sie auf acht Ziele an, die 2 bis 9 Punkte wert sind.
primer-1-picture = Ziele in der Stadt: ein Pfandhaus für 2 Punkte, ein Juwelier für 4, ein Casino für 6, eine Bank für 8 und ein Panzerzug für 9.
primer-2-title = So gewinnst du
primer-2 = Ziele sind die Orte, die ihr ausraubt; die Stufe eines Ganoven ist die große Zahl auf der Karte. An jedem Ziel holt die höchste Stufe die Punkte; bei Gleichstand werden sie geteilt. Wer am Ende die meisten Punkte hat, gewinnt.
primer-2-picture = Unter dem Ziel 9 schlägt ein Ganove der Stufe 7 einen der Stufe 4 und holt die 9 Punkte.
primer-3-title = Dein Zug
primer-3 = Wähl ein Versteck, zahl 1 $ für jede Karte dort und sieh sie dir alle an. Nimm einen Ganoven, und merk dir, wen du liegen lässt.
primer-3-picture = Ein Versteck mit drei verdeckten Karten. Auf dem Schild steht 3 $. Ein Ganove kommt heraus.
primer-4-title = Der Bluff
primer-4 = Leg den Ganoven unter ein Ziel: offen, um seine Fähigkeit zu nutzen, oder für 1 $ mehr verdeckt. Dann weißt nur du, ob er ein Ass ist oder eine Niete.
primer-4-picture = Ein verdeckter Ganove von dir mit Bleistiftnotiz und einer eines Rivalen ohne Notiz.
primer-5-title = Die Falle
primer-5 = Modifikatoren ändern, was ein Ziel wert ist: Dieser Ganove kostet es 6 Punkte. Lock deine Rivalen dorthin, wo es nichts mehr zu holen gibt.
primer-5-picture = Ein Ganove mit dem Modifikator −6 liegt unter dem Ziel 8, das jetzt 2 wert ist.
primer-6-title = Das Ende
primer-6 = Wer passt, kommt nicht mehr an die Reihe; haben alle gepasst, werden die Karten aufgedeckt. Erst zählen die Ziele, dann die Banden, also die farbigen Buchstaben auf den Karten: Jede bringt dem Spieler mit den meisten Mitgliedern Punkte, bei Gleichstand niemandem.
primer-6-picture = Eine Zeitung nennt den Sieger: 24 zu 13 Punkte. Darunter die Zeichen der drei Banden.

## Rules: set-up

part-set-up = Vorbereitung
rule-CR-SETUP-01 = Die acht Ziele mit den Werten 2 bis 9 bilden eine aufsteigende Reihe.
rule-CR-SETUP-02 = Jeder Spieler hat eine Farbe und eine Reihe im Raster; in deine Reihe legst nur du Ganoven.
rule-CR-SETUP-03 = Die gemischten Ganoven kommen in verdeckten Stapeln unter die Verstecke. Stapelgrößen ab A: zu zweit 2-2-3-4-5, zu dritt 2-2-3-3-4-4-5, zu viert 2-2-3-3-3-4-4-5-5. Die Ausgabe von 2016 hat eigene Stapelgrößen.
rule-CR-SETUP-04 = Die Stapel liegen der Größe nach, der kleinste in Versteck A. Nicht ausgeteilte Ganoven bleiben in der Schachtel, und niemand sieht sie.
rule-CR-SETUP-05 = Du beginnst mit 18 $.
rule-CR-SETUP-06 = Das Los entscheidet, wer anfängt; danach geht es im Uhrzeigersinn weiter.

## Rules: money

part-money = Geld
rule-CR-MONEY-01 = Die Bank hat immer genug Geld. Es zählen nur Beträge, nicht die einzelnen Scheine.
rule-CR-MONEY-02 = Alle sehen, wie viel Geld jeder Spieler hat. Mit der Tischoption „geheimes Geld“ bleibt es bis zum Schluss verborgen.

## Rules: a turn

part-turn = Ein Zug
rule-CR-TURN-01 = In deinem Zug wirbst du entweder einen Ganoven an und gehst dann auf Raubzug, oder du passt.
rule-CR-TURN-02 = Sobald du gepasst hast, kommst du in dieser Partie nicht mehr an die Reihe.
rule-CR-TURN-03 = Kannst du dir keinen einzigen Stapel leisten, musst du passen.
rule-CR-TURN-04 = Sobald alle gepasst haben, endet das Spiel und wird gewertet.
rule-CR-TURN-05 = Solange du nicht gepasst hast, bist du weiter an der Reihe, auch wenn nur noch du übrig bist.
rule-CR-TURN-06 = Sind alle Verstecke leer, passen alle, die noch im Spiel sind.

## Rules: recruit

part-recruit = Anwerben
rule-CR-RECRUIT-01 = Wähle ein Versteck, in dem noch Karten liegen, und zahle 1 $ für jede Karte, die gerade dort liegt.
rule-CR-RECRUIT-02 = Sieh dir den ganzen Stapel an, behalte eine Karte und lege die übrigen verdeckt zurück. Die anderen sehen keine davon.
rule-CR-RECRUIT-03 = Du kannst den Boss nicht nehmen, solange andere Karten in seinem Versteck liegen; er muss die letzte dort sein.
rule-CR-RECRUIT-04 = Alle wissen, welchen Stapel du gewählt hast, was du bezahlt hast und wie viele Karten übrig sind.
rule-CR-RECRUIT-05 = Du zahlst, bevor du nachsiehst, und kannst nicht mehr zurück: Kannst du irgendeinen Ganoven des Stapels legen, musst du auch einen nehmen, den du legen kannst.

## Rules: rob

part-rob = Raubzug
rule-CR-ROB-01 = Lege deinen neuen Ganoven offen in deine Reihe, unter ein Ziel deiner Wahl.
rule-CR-ROB-02 = An jedem Ziel darfst du nur einen Ganoven haben. Ausnahmen: Ein Komplize kommt zu ihm dazu; ein Tausch oder ein Killer nimmt seinen Platz ein.
rule-CR-ROB-03 = Für 1 $ zusätzlich darfst du den Ganoven verdeckt statt offen legen.
rule-CR-ROB-04 = Deine eigenen verdeckten Ganoven darfst du jederzeit ansehen. Die anderen dürfen das nur mit einem Spion.
rule-CR-ROB-05 = Ein verdeckter Ganove nutzt keine Fähigkeit und braucht deshalb ein Ziel, an dem du noch keinen Ganoven hast. Das gilt auch für Komplizen, Tausch und Killer.
rule-CR-ROB-06 = Du darfst keinen Ganoven nehmen, den du nirgends legen könntest. Darfst du keine Karte des Stapels nehmen, kommen alle zurück, dein Geld bekommst du nicht wieder und dein Zug endet. Die anderen erfahren nur, dass du nichts genommen hast.
rule-CR-ROB-07 = Du darfst auch anwerben, wenn du an jedem Ziel schon einen Ganoven hast: Im Stapel kann einer liegen, den du dank seiner Fähigkeit trotzdem legen darfst.

## Rules: abilities in general

part-abilities = Fähigkeiten im Allgemeinen
rule-CR-ABIL-01 = Eine Fähigkeit wirkt nur in dem Moment, in dem du ihren Ganoven offen aus der Hand legst.
rule-CR-ABIL-02 = Du darfst auf eine Fähigkeit verzichten, sie aber nicht für später aufheben. Nur der Boss lässt dir keine Wahl.

## Rules: Pickpocket

part-pickpocket = Taschendieb
rule-CR-PICKPOCKET-01 = Taschendieb: Du nimmst 2 $ aus der Bank.

## Rules: Accomplice

part-accomplice = Komplize
rule-CR-ACCOMPLICE-01 = Komplize: Du darfst ihn auf einen Ganoven legen, den du schon an einem Ziel hast.
rule-CR-ACCOMPLICE-02 = Bei der Wertung werden die Stufe des Komplizen und die des Ganoven unter ihm addiert.
rule-CR-ACCOMPLICE-03 = An einem Ziel, an dem du keinen Ganoven hast, ist der Komplize ein gewöhnlicher Ganove.
rule-CR-ACCOMPLICE-04 = Ein Komplize darf auch auf ein Paar gelegt werden. Alle Stufen im Stapel werden addiert, und jeder Ganove darin zählt mit seinen Banden und seinem Modifikator.

## Rules: Swap

part-swap = Tausch
rule-CR-SWAP-01 = Tausch: Du darfst ihn dorthin legen, wo du schon einen Ganoven hast; dieser zieht zu einem anderen Ziel um.
rule-CR-SWAP-02 = Der Ganove, der umzieht, muss an ein Ziel, an dem du noch keinen hast; nur dort darf er nach den Regeln liegen.
rule-CR-SWAP-03 = Ein verdeckter Ganove bleibt beim Umzug verdeckt. Die Fähigkeit eines Ganoven, der umzieht, wirkt nicht noch einmal.
rule-CR-SWAP-04 = Liegen dort wegen eines Komplizen mehrere deiner Ganoven, ziehen alle gemeinsam zum selben neuen Ziel um.
rule-CR-SWAP-05 = Hast du an allen acht Zielen einen Ganoven, kannst du keinen Tausch durch seine Fähigkeit legen, denn der Ganove, der umziehen müsste, fände kein freies Ziel.

## Rules: Killer

part-killer = Killer
rule-CR-KILLER-01 = Killer: Wähle einen Spieler und entferne alle seine Ganoven am Ziel des Killers aus dem Spiel.
rule-CR-KILLER-02 = Du darfst auch dich selbst wählen; dann nimmt der Killer den Platz deiner Ganoven ein.
rule-CR-KILLER-03 = Legst du den Killer dorthin, wo du schon einen Ganoven hast, muss er deinen entfernen und kann keinen gegnerischen treffen.
rule-CR-KILLER-04 = Entfernte Ganoven werden allen gezeigt, wenn sie das Spiel verlassen.

## Rules: Boss

part-boss = Boss
rule-CR-BOSS-01 = Der Boss wird immer offen gelegt, nie verdeckt.

## Rules: Spy

part-spy = Spion
rule-CR-SPY-01 = Spion: Sieh dir alle verdeckten Ganoven an einem Ziel oder alle Karten in einem Versteck an. Du nimmst keine davon.
rule-CR-SPY-02 = Alle wissen, welches Ziel oder Versteck ausspioniert wurde, aber nicht, was dort zu sehen war.

## Rules: scoring

part-scoring = Wertung
rule-CR-SCORE-01 = Vor der Wertung werden alle verdeckten Ganoven aufgedeckt.
rule-CR-SCORE-02 = Die Ziele werden einzeln gewertet, angefangen bei 2. Die höchste Stufe an einem Ziel gewinnt dessen Punkte.
rule-CR-SCORE-03 = Bei Gleichstand um die höchste Stufe werden die Punkte gleichmäßig geteilt und abgerundet. Was übrig bleibt, bekommt niemand.
rule-CR-SCORE-04 = Ein Ziel ist so viel wert wie seine Zahl plus die Modifikatoren aller Ganoven dort, egal von wem sie sind, ob offen oder verdeckt, ob siegreich oder nicht.
rule-CR-SCORE-05 = Auch wenn die Modifikatoren den Wert noch so weit drücken: Ein Ziel ist mindestens 0 Punkte wert.
rule-CR-SCORE-06 = Für jede Bande – Northside (rot), Westside (blau), Outfit (gelb) – bekommt Punkte, wer allein die meisten Mitglieder auf dem Tisch hat: 5 zu zweit, 4 zu dritt, 3 zu viert. Bei Gleichstand bekommt niemand etwas.
rule-CR-SCORE-07 = Ein Ganove mit zwei Banden ist Mitglied in beiden.
rule-CR-SCORE-08 = Aus dem Spiel entfernte Ganoven zählen nirgends; Ganoven unter einem Komplizen zählen mit.
rule-CR-SCORE-09 = Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer von diesen Spielern das meiste Geld hat. Steht es dann noch gleich, teilen sie sich den Sieg.
rule-CR-SCORE-10 = Ein Ziel ohne Ganoven bringt niemandem Punkte.
rule-CR-SCORE-11 = Der Modifikator eines Komplizen zählt wie jeder andere einmal zum Wert des Ziels.

## Variants and fine print: the parts below are folded away

fine-print = Varianten und Feinheiten

## Rules: who knows what

part-knowing = Wer was weiß
rule-CR-INFO-01 = Das Programm merkt sich für dich alles, was du nach den Regeln gesehen hast, und was daraus folgt. Wirbt jemand anderes aus einem Stapel an, den du kennst, liegen dort noch dieselben Karten bis auf eine, und du weißt nicht, welche fehlt.
rule-CR-INFO-02 = Am Tisch müsstest du dir merken, was du gesehen hast; hier führt das Programm Notizen. Mit der Option „strenges Gedächtnis“ bekommen Menschen keine Notizen; Bots und Lernumgebungen erinnern sich immer an alles.
