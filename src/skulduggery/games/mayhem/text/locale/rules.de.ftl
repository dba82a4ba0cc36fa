### Men of Mayhem: the rules in words, in German. Terms: Dude = Dude, Member = Mitglied, Prospect = Anwärter, Order token = Befehlsmarker,
### Heat = Heat, Cash / Guns / Contraband = Bargeld / Waffen / Schmuggelware, Patch = Patch (der), clubhouse = Clubhaus,
### pool = Reserve, supply = Vorrat, blind = Sichtschirm, location = Ort, Site = Schauplatz, Opportunity = Gelegenheit, Obstacle = Hindernis,
### Hassle = Ärgernis, Last Call = Sperrstunde, Ride = Fahrt, exploit = nutzen, Throw Down = Schlägerei, pile-up = Massenschlägerei,
### Back-up = Verstärkung, Recruit = Anwerbung, Patch In = Aufnahme, Sit Tight = Stillhalten, Club Order = Clubbefehl, Boost = Bonus,
### traffic = verticken, Take the Fall = den Kopf hinhalten, disbanded = aufgelöst, deal = Geschäft, parley = Verhandlung,
### deal step = Handelsabschnitt, touched = betroffen, live / in turn = live / reihum,
### Sell, Spend, Swap, Skim, Steal, Gain, Drop, Heal, Promote = Verkauf, Kauf, Tausch, Abschöpfung, Diebstahl, Gewinn, Abbau, Heilung, Beförderung.
### A rule message says in our own words what the rule with that ID says. A note states no behaviour of its own.

## Men of Mayhem in sechs Bildern

primer-title = Men of Mayhem in drei Minuten
primer-rules = Alle Regeln
primer-1-title = Der Coup
primer-1 = Charming bei Nacht. Führ einen Motorradclub durch sechs Runden: Fahr los, nutze Orte, handle und kämpf um die besten Plätze.
primer-1-picture = Drei Orte von Charming bei Nacht und Biker zweier Clubs.
primer-2-title = So gewinnst du
primer-2 = Nach der letzten Runde gewinnt, wer das meiste Bargeld hat. Bargeld, Waffen und Schmuggelware bleiben bis dahin hinter deinem Sichtschirm.
primer-2-picture = Bargeld, Waffen und Schmuggelware hinter einem Sichtschirm.
primer-3-title = Dein Zug
primer-3 = Gib einen Befehlsmarker aus: Fahr mit deinen Dudes, nutze einen Ort, den du kontrollierst, oder wirb einen Anwärter an. Es geht reihum, bis alle Marker ausgegeben sind.
primer-3-picture = Drei Befehlsmarker und ein Ort, dessen Leuchtschrift die Farbe des Clubs hat, der ihn kontrolliert.
primer-4-title = Die Schlägerei
primer-4 = Jede Seite würfelt und addiert 1 je Anwärter, 2 je Mitglied und 3 je Waffe. Wie viele Waffen du ziehst, wählst du geheim; jede verletzt einen gegnerischen Dude.
primer-4-picture = Zwei Gangs stehen sich gegenüber. Die eine würfelt 4 und hat zwei Mitglieder und eine Waffe, zusammen 11; die andere würfelt 5 und hat zwei Mitglieder und einen Anwärter, zusammen 10.
primer-5-title = Handel und Markt
primer-5 = Güter wechseln sofort den Besitzer, Versprechen binden niemanden. Auf dem Schwarzmarkt wählen alle geheim, wie viel Schmuggelware sie verticken: Je mehr es ist, desto tiefer fällt der Preis.
primer-5-picture = Fallende Stufen mit dem Preis der Schmuggelware: 4 $, 3 $, 2 $ und 1 $.
primer-6-title = Heat und das Ende
primer-6 = Gezogene Waffen und heiße Orte bringen Heat; steigt er über 4, muss eines deiner Mitglieder den Kopf hinhalten. Nach sechs Runden fallen die Sichtschirme, und das Bargeld wird gezählt.
primer-6-picture = Ein Thermometer mit Heat 4 von 4 und Bargeld neben einem gehobenen Sichtschirm.

## Rules: the game as a whole

part-game = Das Spiel im Ganzen
rule-MM-RND-01 = Eine Runde hat sechs Phasen: Befehlsmarker, Aufdecken, Befehle, Schwarzmarkt, Sperrstunde, Aufräumen.
rule-MM-RND-02 = Das Spiel dauert 6 Runden, mit der Option „Langstrecke“ 7.

## Rules: components

part-components = Material
rule-MM-COMP-01 = Es gibt vier Start-Schauplätze zum Nutzen, die Notaufnahme als Bereich des Plans und 20 zufällige Schauplätze.
rule-MM-COMP-02 = Bargeld und Befehlsmarker gehen nie aus.
rule-MM-COMP-03 = Waffen und Schmuggelware sind begrenzt: Ist der Vorrat leer, bekommt niemand mehr welche.
rule-MM-COMP-04 = Alle sehen, wie viele Waffen und wie viel Schmuggelware noch im Vorrat sind. Mit 3 oder 4 Gangs gibt es je 24 im Spiel.
rule-MM-COMP-05 = Reicht der Vorrat nicht, bekommst du, was noch da ist. Steht mehreren Gangs etwas zu, werden sie in Patch-Reihenfolge bedient.
rule-MM-COMP-06 = Waffen und Schmuggelware, die du zahlst, verkaufst, verlierst oder einsetzt, kommen zurück in den Vorrat, Bargeld in die Bank. Nur vertickte Schmuggelware kommt nicht zurück.
rule-MM-COMP-07 = Jede Gang hat 5 Mitglieder und 5 Anwärter. Wer davon nicht im Spiel ist, liegt in ihrer Reserve.

## Rules: set-up

part-set-up = Vorbereitung
rule-MM-SETUP-01 = Das Grundspiel ist für 3 oder 4 Spieler mit je einer eigenen Gang; keine Gang gibt es doppelt.
rule-MM-SETUP-02 = Mit den Grim Bastards und den Calaveras kann je ein Spieler mehr mitspielen: 5 mit einer der beiden Gangs, 6 mit beiden.
rule-MM-SETUP-03 = Sind die Gangs der Erweiterungen dabei, dürfen sie bei jeder Spielerzahl gewählt werden.
rule-MM-SETUP-04 = Fünf Startplättchen liegen offen: Polizeiwache von Charming, St.-Thomas-Krankenhaus, Notaufnahme, Abpacklabor und Waffenfabrik.
rule-MM-SETUP-05 = Die 20 zufälligen Schauplätze werden gemischt und 6 davon verdeckt ausgelegt. Die anderen kommen ungesehen in die Schachtel.
rule-MM-SETUP-06 = Von den 36 gemischten Anarchiekarten bilden 15 den verdeckten Stapel; die anderen sieht niemand. Die 4 Hardcore-Karten sind nur mit ihrer Option dabei.
rule-MM-SETUP-07 = Ihr spielt alle im selben Modus: Unleaded oder High Octane.
rule-MM-SETUP-08 = In einem Unleaded-Spiel nutzt jede Gang ihre Unleaded-Seite. Diese Seiten sind alle gleich und haben keine Sonderregeln.
rule-MM-SETUP-09 = In einem High-Octane-Spiel wählst du, welche Seite deiner Clubhauskarte du nutzt. Auch die Unleaded-Seite ist erlaubt.
rule-MM-SETUP-10 = Du wählst die Seite offen und zusammen mit deiner Gang, sobald du mit Wählen dran bist.
rule-MM-SETUP-11 = Alle würfeln. Wer am höchsten würfelt, wählt zuerst eine Gang; die anderen folgen nach links.
rule-MM-SETUP-12 = Bei Gleichstand um den höchsten Wurf würfeln die Beteiligten noch einmal, bis jemand allein am höchsten liegt.
rule-MM-SETUP-13 = Wer zuletzt wählt, nimmt den Reaper-Patch und beginnt die erste Runde.
rule-MM-SETUP-14 = Stehen die Gangs schon fest, wird trotzdem gewürfelt: Den Patch bekommt, wer rechts vom höchsten Wurf sitzt.
rule-MM-SETUP-15 = Du beginnst mit dem Bargeld, den Waffen, der Schmuggelware, dem Heat, den Mitgliedern und den Anwärtern der gewählten Seite.
rule-MM-SETUP-16 = Die Dudes, mit denen du beginnst, stehen in deinem Clubhaus. Alle übrigen bilden deine Reserve.
rule-MM-SETUP-17 = Dein Bargeld, deine Waffen und deine Schmuggelware liegen hinter deinem Sichtschirm. Dudes, Heat, Befehlsmarker und Clubhauskarten sehen alle.
rule-MM-SETUP-18 = Da die Clubhauskarten offen liegen, wissen alle, womit jede Gang beginnt.
rule-MM-SETUP-19 = Mit einer High-Octane-Seite hast du in Runde 1 immer 5 Befehlsmarker: Anfangsmitglieder und Grundbefehle ergeben zusammen 5.

## Rules: in general

part-general = Allgemeines
rule-MM-GEN-01 = Was auf einer Karte, einem Schauplatz oder bei einer Gang steht, geht einer allgemeinen Regel vor. Ein Verbot geht einer Erlaubnis vor.
rule-MM-GEN-04 = Was nicht ganz ausgeführt werden kann, wird so weit wie möglich ausgeführt, wenn die jeweilige Regel nichts anderes sagt.
rule-MM-GEN-05 = Trifft etwas mehrere Gangs, wird zuerst bestimmt, welche es trifft und wie stark. Dann kommt eine Gang nach der anderen an die Reihe, in Patch-Reihenfolge.
rule-MM-GEN-06 = Hat eine Wirkung mehrere Teile, wirkt erst der erste auf alle betroffenen Gangs, dann der zweite auf alle und so weiter.
rule-MM-GEN-07 = Können alle sehen, dass nur eine Antwort möglich ist, gibt das Spiel sie für dich. Hängt die Wahl von geheimen Gütern ab, wirst du immer gefragt.
rule-MM-GEN-08 = Bei „jede“, „alle“, „am meisten“ und „am wenigsten“ zählen nur Gangs, die noch im Spiel sind.
rule-MM-GEN-10 = Orte sind die offenen Schauplätze, die Gelegenheiten im Spiel und die Clubhäuser. Die Notaufnahme ist kein Ort.
rule-MM-GEN-11 = Ein verdeckter Schauplatz ist noch kein Ort.
rule-MM-GEN-12 = Du kontrollierst einen Ort, wenn dort nur Dudes von dir sind. Ohne Dudes kontrolliert ihn niemand; mit Dudes mehrerer Gangs ist er umkämpft.
rule-MM-GEN-13 = Auch ohne Mitglied können deine Anwärter einen Ort halten, ihn anderen streitig machen und ihn nutzen.
rule-MM-GEN-14 = An einem Schauplatz oder einer Gelegenheit ist Platz für beliebig viele Gangs und Dudes.
rule-MM-GEN-15 = Die Patch-Reihenfolge beginnt bei der Gang mit dem Patch und geht nach links weiter. Sie gilt überall, wo keine andere Reihenfolge angegeben ist.
rule-MM-GEN-16 = Bei der Zahl deiner Mitglieder, Anwärter oder Dudes zählen die in der Notaufnahme mit, die in deiner Reserve nicht.

## Rules: phase 1, order tokens

part-tokens = Phase 1: Befehlsmarker
rule-MM-CLAIM-01 = Jede Runde nimmst du einen Befehlsmarker für jedes deiner Mitglieder, dazu die Grundbefehle deiner Clubhauskarte.
rule-MM-CLAIM-02 = Anwärter bringen keine Befehlsmarker.
rule-MM-CLAIM-03 = Alle sehen jederzeit, wie viele Befehlsmarker jede Gang hat, außer mit der Option „Unter dem Radar“.
rule-MM-CLAIM-04 = Befehlsmarker werden einmal pro Runde gezählt. Ein Mitglied, das du danach gewinnst oder verlierst, zählt erst ab der nächsten Runde.
rule-MM-CLAIM-05 = Auch ganz ohne Mitglieder nimmst du die Grundbefehle deines Clubhauses.
rule-MM-CLAIM-06 = Du kannst keine Befehlsmarker für die nächste Runde aufheben: Phase 3 dauert, bis alle ausgegeben sind.

## Rules: phase 2, reveal

part-reveal = Phase 2: Aufdecken
rule-MM-REV-01 = Zuerst werden zwei verdeckte zufällige Schauplätze aufgedeckt, solange noch welche da sind, also in den Runden 1 bis 3.
rule-MM-REV-02 = Niemand sucht aus, welche Schauplätze aufgedeckt werden: Sie kommen in gemischter Reihenfolge.
rule-MM-REV-03 = Dann werden Anarchiekarten aufgedeckt: 1 in Runde 1, 2 in Runde 2, 3 in jeder späteren Runde.
rule-MM-REV-04 = Der Stapel ist die Uhr des Spiels: Die letzte seiner 15 Karten wird in Runde 6 aufgedeckt.
rule-MM-REV-05 = Karten werden einzeln aufgedeckt, und jede wird vor der nächsten abgehandelt.
rule-MM-REV-06 = Ein Hindernis wirkt sofort und nur einmal. Es kann alle Gangs treffen.
rule-MM-REV-07 = Ein Ärgernis ist eine Regel für den Rest der Runde. Es gilt vom Aufdecken an, also auch für Karten, die danach aufgedeckt werden.
rule-MM-REV-08 = Eine Gelegenheit ist ein weiterer Ort. Bis zum Ende der Runde verhält sie sich wie ein Schauplatz.
rule-MM-REV-09 = Eine Karte „Sperrstunde“ bleibt offen liegen und wartet auf Phase 5.
rule-MM-REV-10 = Trifft eine Karte die Gang, die von etwas am meisten oder am wenigsten hat, trifft sie bei Gleichstand alle diese Gangs.
rule-MM-REV-11 = „Am meisten“ trifft niemanden, wenn alle Gangs 0 davon haben.
rule-MM-REV-12 = „Am wenigsten“ haben kann man auch mit 0.
rule-MM-REV-13 = Karten vergleichen nur, was alle sehen. Eine Datei mit einer Karte, die verdeckte Güter vergleicht, wird abgelehnt.
rule-MM-REV-14 = Einen Befehlsmarker, den du in Phase 2 bekommst, kannst du schon in Phase 3 derselben Runde ausgeben.

## Rules: phase 3, turns and orders

part-orders = Phase 3: Züge und Befehle
rule-MM-ORD-01 = Die Gang mit dem Patch hat den ersten Zug. Dann geht es nach links weiter, immer wieder um den Tisch.
rule-MM-ORD-02 = In deinem Zug gibst du einen Befehl.
rule-MM-ORD-03 = Hast du in deinem Zug einen Befehlsmarker, musst du einen Befehl geben. Zum Warten wählst du Stillhalten.
rule-MM-ORD-04 = Hast du in deinem Zug keinen Befehlsmarker, wirst du übersprungen und gibst in dieser Runde keine Befehle mehr.
rule-MM-ORD-05 = Phase 3 endet, wenn keine Gang mehr Befehlsmarker hat.
rule-MM-ORD-06 = Befehlsmarker für Verstärkung sind weg. Du kannst also übersprungen werden, obwohl du selbst erst wenige Befehle gegeben hast.
rule-MM-ORD-07 = Wechselt der Patch in dieser Phase, geht es trotzdem links von der Gang weiter, die am Zug war. Von da an beginnt die Patch-Reihenfolge bei der neuen Gang mit dem Patch.
rule-MM-ORD-08 = Die Befehle sind Fahrt, Nutzung, Schlägerei, Anwerbung, Aufnahme und Stillhalten. Eine High-Octane-Seite kann einen Clubbefehl mitbringen.
rule-MM-ORD-09 = Du darfst jeden Befehl in einer Runde so oft geben, wie du willst und wie seine eigenen Grenzen es zulassen.
rule-MM-ORD-10 = Du kannst einen Befehl nur geben, wenn er etwas bewirkt: keine Anwerbung mit leerer Reserve, keine Fahrt ohne Dudes. Nur Nutzung und Stillhalten müssen nichts bewirken.
rule-MM-ORD-11 = Den Befehlsmarker zahlst du, wenn du den Befehl ansagst. Danach gibt es kein Zurück.

## Rules: Ride

part-ride = Fahrt
rule-MM-RIDE-01 = Fahrt: Für 1 Befehlsmarker bewegst du beliebig viele deiner Dudes von einem Ort zu einem anderen.
rule-MM-RIDE-02 = Eine Fahrt hat einen Startort und ein Ziel.
rule-MM-RIDE-03 = Mindestens ein Dude muss fahren, und das Ziel muss ein anderer Ort sein.
rule-MM-RIDE-04 = In ein fremdes Clubhaus kannst du nicht fahren.
rule-MM-RIDE-05 = Du kannst in dein eigenes Clubhaus, zu offenen Schauplätzen und zu Gelegenheiten im Spiel fahren.
rule-MM-RIDE-06 = Keine Fahrt führt in die Notaufnahme oder aus ihr heraus.
rule-MM-RIDE-07 = Fährst du dorthin, wo andere Gangs stehen, beginnt damit noch keine Schlägerei. Der Ort ist dann umkämpft.
rule-MM-RIDE-08 = Fährst du weg, kann eine andere Gang den Ort sofort kontrollieren.
rule-MM-RIDE-09 = Du darfst Dudes zurücklassen.

## Rules: Exploit

part-exploit = Nutzen
rule-MM-EXP-01 = Du kannst nur einen Ort nutzen, den du kontrollierst.
rule-MM-EXP-02 = Ein Ort kann nur einmal pro Runde genutzt werden, egal von wem. Der Befehlsmarker bleibt dort als Nutzungsmarke liegen.
rule-MM-EXP-03 = In einem Clubhaus gibt es nichts zu nutzen.
rule-MM-EXP-04 = Hinfahren und Nutzen sind zwei Befehle; dazwischen sind also die anderen dran. Eine Ausnahme ist die Nutzung gleich nach einer Schlägerei, die du gewonnen hast.
rule-MM-EXP-05 = Wenn du einen Ort nutzt, darfst du jede seiner Regeln sofort anwenden.
rule-MM-EXP-06 = Jede Regel des Ortes darfst du in einer Nutzung einmal anwenden oder auslassen, in beliebiger Reihenfolge. Lässt sie sich wiederholen, wählst du, wie oft, und führst alles auf einmal aus.
rule-MM-EXP-07 = Du darfst einen Ort nutzen, ohne eine Regel anzuwenden: Er ist dann für diese Runde gesperrt. Seinen Heat bekommst du trotzdem.
rule-MM-EXP-08 = Du musst den Ort kontrollieren, wenn du die Nutzung ansagst. Verlierst du währenddessen deinen letzten Dude dort, geht sie weiter.
rule-MM-EXP-09 = Wird deine Gang aufgelöst, während sie einen Ort nutzt, entfällt der Rest der Nutzung. Die Marke bleibt.

## Rules: Boost

part-boost = Bonus
rule-MM-BOOST-01 = Manche Orte haben einen Bonus: etwas Zusätzliches, das du beim Nutzen des Ortes für 1 weiteren Befehlsmarker tun darfst.
rule-MM-BOOST-02 = Den Bonus darfst du neben den anderen Regeln oder statt ihrer nutzen. Er kostet in jedem Fall seinen Befehlsmarker.
rule-MM-BOOST-03 = Nur den Bonus eines Ortes zu nutzen kostet insgesamt 2 Befehlsmarker, und der Ort gilt als genutzt.
rule-MM-BOOST-04 = Ein Bonus wirkt nur einmal pro Runde.
rule-MM-BOOST-05 = Den Bonus darfst du vor, zwischen oder nach den anderen Regeln nutzen, solange du einen Befehlsmarker dafür hast.

## Rules: hot locations

part-hot = Orte mit Heat-Symbolen
rule-MM-HOT-01 = Sobald du einen Ort mit Heat-Symbolen nutzt, bekommst du für jedes davon 1 Heat.
rule-MM-HOT-02 = Diesen Heat bekommst du, bevor du eine Regel des Ortes anwendest. Musst du deshalb den Kopf hinhalten, geschieht das zuerst.
rule-MM-HOT-03 = Heat-Symbole einer einzelnen Regel oder des Bonus zählen nur, wenn du diese anwendest, und zwar direkt vor der Wirkung. Symbole des ganzen Ortes zählen bei jeder Nutzung.
rule-MM-HOT-04 = Auch mit 4 Heat darfst du einen heißen Ort nutzen.

## Rules: Recruit, Patch In, Sit Tight, Club Orders

part-others = Anwerbung, Aufnahme, Stillhalten, Clubbefehle
rule-MM-REC-01 = Anwerbung: Für 1 Befehlsmarker stellst du 1 Anwärter aus deiner Reserve in dein Clubhaus.
rule-MM-REC-02 = Du kannst nie mehr als 5 Anwärter zugleich haben.
rule-MM-PIN-01 = Aufnahme: Zahle 1 Befehlsmarker, 1 $ und 1 Waffe. Einer deiner Anwärter geht in deine Reserve zurück, und ein Mitglied von dort nimmt seinen Platz ein.
rule-MM-PIN-02 = Das neue Mitglied steht da, wo der Anwärter stand. Du musst den Ort nicht kontrollieren.
rule-MM-PIN-03 = Du kannst nie mehr als 5 Mitglieder zugleich haben.
rule-MM-PIN-04 = Einen Anwärter in der Notaufnahme kannst du nicht aufnehmen. Dudes dort zählen für die Obergrenzen von 5 mit.
rule-MM-SIT-01 = Stillhalten: Du gibst 1 Befehlsmarker aus und tust nichts.
rule-MM-CLUB-01 = Ein Clubbefehl ist ein Befehl wie jeder andere: Du darfst ihn in deinem Zug statt eines gewöhnlichen Befehls geben, auch mehrmals pro Runde.
rule-MM-CLUB-02 = Ein Clubbefehl kostet immer 1 Befehlsmarker. Kostet er noch etwas, sagt es seine Karte.

## Rules: what rules of locations do

part-locations = Was Regeln von Orten tun
rule-MM-TX-01 = Was vor dem Pfeil steht, zahlst du; was dahinter steht, bekommst du.
rule-MM-TX-02 = Die Zahl hinter einem Verkauf, Kauf oder Tausch sagt, wie oft du ihn in einer Nutzung ausführen darfst.
rule-MM-TX-03 = Abschöpfung, Gewinn und Abbau darfst du nur je einmal pro Nutzung ausführen.
rule-MM-TX-04 = Einen Diebstahl darfst du nur einmal pro Nutzung ausführen.
rule-MM-TX-05 = Jede Wiederholung musst du ganz bezahlen und ganz bekommen können; wie viele möglich sind, hängt also von deinen Gütern und vom Vorrat ab. Auch 0 Wiederholungen sind erlaubt.
rule-MM-TX-06 = Geht ein Tausch in beide Richtungen, wählst du eine davon für die ganze Nutzung.
rule-MM-TX-07 = Lässt dir eine Regel die Wahl zwischen zwei Dingen, wählst du, bevor sie wirkt.
rule-MM-TX-08 = Diebstahl: Nimm einer anderen Gang die genannten Güter weg.
rule-MM-TX-09 = Du darfst jede andere Gang im Spiel bestehlen, egal was sie hat und wo ihre Dudes sind, wenn die Regel nichts anderes sagt.
rule-MM-TX-10 = Hat dein Opfer nicht alles, was du wolltest, darfst nur du hinter seinen Sichtschirm sehen.
rule-MM-TX-11 = Hat das Opfer zu wenig, nimmst du, was da ist, und siehst, wie viel Bargeld, Waffen und Schmuggelware ihm bleibt. Hatte es genug, siehst du nichts.
rule-MM-TX-12 = Die anderen erfahren, wer wen bestohlen hat und wie viel es sein sollte. Wie viel es wirklich war, bleibt zwischen dir und deinem Opfer.
rule-MM-TX-13 = Ein Abbau senkt deinen Heat um die angegebene Zahl, aber nie unter 0. Du darfst ihn auch nutzen, wenn du weniger Heat hast oder gar keinen.
rule-MM-TX-14 = Ein gewonnener Anwärter kommt aus deiner Reserve in dein Clubhaus. Ist sie leer, bekommst du keinen.
rule-MM-TX-15 = Heilung: Bewege höchstens die angegebene Zahl deiner Dudes aus der Notaufnahme in dein Clubhaus. Du wählst, welche.
rule-MM-TX-16 = Beförderung: wie eine Aufnahme, aber nur für das genannte Bargeld, ohne Waffe und ohne Befehlsmarker.
rule-MM-TX-17 = Du darfst den Patch nehmen. Hast du ihn schon, geschieht nichts.
rule-MM-MOD-01 = Ein Ärgernis oder eine Gangregel kann eine Art von Transaktion ändern oder verbieten. Das gilt dann für alle Transaktionen dieser Art, auch im Bonus.
rule-MM-MOD-02 = Solange eine Karte eine Art von Transaktion verbietet, kann niemand sie nutzen.
rule-MM-MOD-03 = Zusätzliches Bargeld gibt es einmal pro Wiederholung, egal wie viele Güter sie kostet.
rule-MM-MOD-04 = Zusätze werden addiert. Setzen zwei Karten denselben Wert, gilt die später aufgedeckte. Ein Verbot geht allem vor.
rule-MM-MOD-05 = Ist ein Clubbefehl eine Transaktion, ändern und verbieten ihn Ärgernisse und Gangregeln genauso wie eine an einem Schauplatz.
rule-MM-MOD-06 = Verticken, Aufnahme und Geschäfte sind keine Transaktionen: Regeln über Verkauf, Kauf oder Tausch gelten für sie nicht.

## Rules: Throw Down, how it begins

part-throw-down = Schlägerei: wie sie beginnt
rule-MM-THROW-01 = Schlägerei: An dem Ort müssen mindestens ein Mitglied von dir und mindestens ein Dude einer anderen Gang sein.
rule-MM-THROW-02 = Wo du nur Anwärter hast, kannst du keine Schlägerei anzetteln.
rule-MM-THROW-03 = In Clubhäusern gibt es keine Schlägerei, denn dort stehen nie fremde Dudes.
rule-MM-THROW-04 = Eine Schlägerei darfst du auch an einem Ort anzetteln, der diese Runde schon genutzt wurde.
rule-MM-THROW-05 = Alle Gangs mit Dudes am Ort machen mit. Ab drei Gangs ist es eine Massenschlägerei.
rule-MM-THROW-06 = Wer mitmacht, steht fest, sobald du den Befehl ansagst. Niemand darf gehen und niemand später dazukommen.

## Rules: Throw Down, Back-up

part-back-up = Schlägerei: Verstärkung
rule-MM-THROW-07 = In Patch-Reihenfolge entscheidet jede Gang in der Schlägerei einmal, ob sie Verstärkung ruft. Das gilt auch für die Gang, die den Befehl gegeben hat.
rule-MM-THROW-08 = Ist die Gang mit dem Patch nicht dabei, entscheidet zuerst die nächste Gang links von ihr, die dabei ist.
rule-MM-THROW-09 = Verstärkung: Für 1 Befehlsmarker holst du beliebig viele deiner Dudes, mindestens einen, von einem anderen Ort in die Schlägerei. Jeder weitere Ort kostet 1 weiteren Befehlsmarker.
rule-MM-THROW-10 = Du nennst alle Orte, von denen deine Verstärkung kommt, auf einmal. Dann entscheidet die nächste Gang und weiß, was du getan hast.
rule-MM-THROW-11 = Hast du Verstärkung gerufen, kommst du aus der Schlägerei nicht mehr heraus.
rule-MM-THROW-12 = Verstärkung kann aus deinem Clubhaus, von Schauplätzen und von Gelegenheiten kommen, nie aus der Notaufnahme.
rule-MM-THROW-13 = Verstärkung ist keine Fahrt: Grenzen für Fahrten gelten für sie nicht.
rule-MM-THROW-14 = Hast du keinen Befehlsmarker oder anderswo keine Dudes, wirst du nicht nach Verstärkung gefragt. Mit „Unter dem Radar“ wirst du auch ohne Befehlsmarker gefragt.
rule-MM-THROW-15 = Lässt deine Verstärkung einen Ort leer zurück, kontrollierst du ihn nicht mehr.

## Rules: Throw Down, guns

part-guns = Schlägerei: Waffen
rule-MM-THROW-16 = Alle Gangs in der Schlägerei wählen geheim und gleichzeitig, wie viele Waffen sie ziehen. Dann werden alle Zahlen zugleich gezeigt.
rule-MM-THROW-17 = Du darfst beliebig viele Waffen ziehen, von 0 bis zur Zahl deiner Dudes in der Schlägerei, Verstärkung eingerechnet, aber nie mehr, als du besitzt.
rule-MM-THROW-18 = In der Polizeiwache von Charming, im St.-Thomas-Krankenhaus und an anderen so gekennzeichneten Orten sind Waffen verboten. Es geht gleich mit den Würfeln weiter.
rule-MM-THROW-19 = Wo Waffen verboten sind, darfst du trotzdem Waffen kaufen, verkaufen, tauschen und nehmen. Verboten ist nur, sie in einer Schlägerei zu ziehen.
rule-MM-THROW-20 = Gezogene Waffen verlassen sofort deinen Besitz und können weder gehandelt noch gestohlen werden. Nach der Schlägerei kommen sie in den Vorrat.

## Rules: Throw Down, dice

part-dice = Schlägerei: Würfel
rule-MM-THROW-21 = Jede Gang in der Schlägerei würfelt und addiert 1 für jeden ihrer Anwärter dort, 2 für jedes Mitglied und 3 für jede gezogene Waffe.
rule-MM-THROW-22 = Die höchste Summe gewinnt die Schlägerei.
rule-MM-THROW-23 = Hat bei Gleichstand um die höchste Summe eine der beteiligten Gangs den Patch, gewinnt diese.
rule-MM-THROW-24 = Bei jedem anderen Gleichstand um die höchste Summe gewinnt niemand, und alle Gangs in der Schlägerei gehen heim, auch die mit einer niedrigeren Summe.
rule-MM-THROW-25 = Der Patch hilft nur bei Gleichstand um die höchste Summe.
rule-MM-THROW-44 = In einer Schlägerei wird in Patch-Reihenfolge gewürfelt.

## Rules: Throw Down, injuries

part-injuries = Schlägerei: Verletzungen
rule-MM-THROW-26 = Jede gezogene Waffe verletzt einen Dude einer anderen Gang, egal ob die Gang, die sie gezogen hat, gewinnt, verliert oder gleichauf liegt.
rule-MM-THROW-27 = In einer Schlägerei zweier Gangs gehen alle deine Verletzungen an die andere.
rule-MM-THROW-28 = In einer Massenschlägerei verteilst du deine Verletzungen beliebig auf die anderen oder gibst alle einer Gang. Wer Waffen gezogen hat, entscheidet in Patch-Reihenfolge.
rule-MM-THROW-29 = Du kannst einer Gang nicht mehr Verletzungen geben, als sie Dudes in der Schlägerei hat; Verletzungen von anderen zählen mit. Solange eine andere Gang noch einen unverletzten Dude hat, darfst du keine Verletzung zurückhalten. Überzählige verfallen.
rule-MM-THROW-30 = Welche deiner Dudes verletzt werden, wählst du selbst.
rule-MM-THROW-31 = Nur Dudes in dieser Schlägerei können verletzt werden. Die Opfer wählen in Patch-Reihenfolge, wenn alle Verletzungen verteilt sind.

## Rules: Throw Down, aftermath

part-aftermath = Schlägerei: was danach kommt
rule-MM-THROW-32 = Verletzte kommen erst nach dem Vergleich der Summen in die Notaufnahme; in der Schlägerei zählen sie also noch.
rule-MM-THROW-33 = Gezogene Waffen kommen zurück in den Vorrat.
rule-MM-THROW-34 = Die unverletzten Dudes der Verlierer gehen heim in ihre Clubhäuser. Hat niemand gewonnen, tun das die Dudes aller Gangs in der Schlägerei.
rule-MM-THROW-35 = Auch wenn alle Dudes der siegreichen Gang verletzt sind, gehen die Verlierer heim, und der Ort ist leer.
rule-MM-THROW-36 = Am Ende der Schlägerei bekommt in Patch-Reihenfolge jede Gang, die Waffen gezogen hat, 1 Heat, egal wie viele es waren. Muss sie deshalb den Kopf hinhalten, geschieht das sofort.
rule-MM-THROW-37 = In einer Schlägerei beginnt die Patch-Reihenfolge bis zum Schluss bei der Gang, die beim Ansagen den Patch hatte.
rule-MM-THROW-38 = Gewinnst du eine Schlägerei gegen die Gang mit dem Patch, darfst du den Patch nehmen.
rule-MM-THROW-39 = Hast du die Schlägerei angezettelt und gewonnen, darfst du den Ort für 1 weiteren Befehlsmarker sofort nutzen, wenn er diese Runde noch nicht genutzt wurde. Sein Bonus kostet 1 mehr.
rule-MM-THROW-40 = Für die Nutzung gleich nach der Schlägerei musst du den Ort kontrollieren: Ein Dude von dir muss noch dort sein.
rule-MM-THROW-41 = Gewinnst du eine Schlägerei, die jemand anders angezettelt hat, bringt sie dir keine Nutzung.
rule-MM-THROW-42 = Gewinnt niemand, nimmt niemand den Patch, und niemand darf den Ort sofort nutzen.
rule-MM-THROW-43 = Wird die siegreiche Gang durch den Heat ihrer Waffen aufgelöst, bekommt sie weder den Patch noch sonst etwas.
rule-MM-THROW-45 = Wird die besiegte Gang mit dem Patch durch den Heat ihrer Waffen aufgelöst, geht der Patch erst nach links. Wer gewonnen hat, darf ihn trotzdem nehmen.

## Rules: heat and the fall

part-heat = Heat (Fahndungsdruck), und wer den Kopf hinhält
rule-MM-HEAT-01 = Deinen Heat, den Fahndungsdruck der Polizei, sehen alle. Er reicht von 0 bis 4; bei 0 bist du sauber.
rule-MM-HEAT-02 = Steigt dein Heat auf mehr als 4, musst du sofort den Kopf hinhalten.
rule-MM-HEAT-03 = Heat, der auf einmal aus einer Quelle kommt, ist ein einziger Zuwachs, egal wie viel es ist: Dafür hältst du höchstens einmal den Kopf hin.
rule-MM-HEAT-04 = Den Kopf hinhalten: Du gibst eines deiner Mitglieder in deine Reserve zurück. Danach hast du genau 1 Heat, egal wie viel dazukam.
rule-MM-HEAT-05 = Den Kopf hinhalten darf auch ein Mitglied in der Notaufnahme.
rule-MM-HEAT-06 = Du bestimmst, welches deiner Mitglieder den Kopf hinhält, egal wo es ist.
rule-MM-HEAT-07 = Lässt dich eine Karte bei 4 Heat oder weniger den Kopf hinhalten, verlierst du das Mitglied. War dein Heat höher als 1, sinkt er auf 1; er steigt dadurch nie.
rule-MM-HEAT-08 = Müssen mehrere Gangs zugleich den Kopf hinhalten, tun sie es in Patch-Reihenfolge, jede ganz, bevor die nächste dran ist.
rule-MM-HEAT-09 = Wenn du den Kopf hinhältst, behältst du die Befehlsmarker dieser Runde.
rule-MM-HEAT-10 = Heat bekommst du durch gezogene Waffen, durch Verticken, an heißen Orten, durch Regeln, die es sagen, und durch manche Karten. Er sinkt durch Abbau, durch manche Karten und dadurch, dass du den Kopf hinhältst.

## Rules: disbanded gangs

part-disbanded = Aufgelöste Gangs
rule-MM-ELIM-01 = Musst du den Kopf hinhalten und hast kein Mitglied, wird deine Gang aufgelöst, und du scheidest aus.
rule-MM-ELIM-02 = Mitglieder in der Notaufnahme zählen mit: Ist dein einziges Mitglied dort, muss dieses den Kopf hinhalten.
rule-MM-ELIM-03 = Ohne Mitglieder spielst du weiter, solange du nicht den Kopf hinhalten musst.
rule-MM-ELIM-04 = Wird eine Gang aufgelöst, verlassen ihre Dudes das Spiel. Ihre Waffen und ihre Schmuggelware gehen in den Vorrat, ihr Bargeld in die Bank. Ihre Befehlsmarker und Angebote verfallen. Nutzungsmarken bleiben bis zum Aufräumen.
rule-MM-ELIM-05 = Hatte eine aufgelöste Gang den Patch, nimmt ihn sofort die nächste Gang im Spiel links von ihr.
rule-MM-ELIM-06 = Ist nur noch eine Gang übrig, hat sie sofort gewonnen. Danach geschieht nichts mehr.
rule-MM-ELIM-07 = Wird eine Gang aufgelöst, bleibt die Markttabelle dieselbe: Es gilt die Zahl der Gangs, die begonnen haben.

## Rules: the Patch

part-patch = Der Patch
rule-MM-PATCH-01 = Mit dem Patch bist du zuerst dran: bei Zügen, Verstärkung, Verletzungen und Wirkungen von Karten.
rule-MM-PATCH-02 = Mit dem Patch gewinnst du jede Schlägerei, in der du mit anderen die höchste Summe hast. Auch bei Gleichstand am Spielende gewinnst du.
rule-MM-PATCH-03 = Den Patch bekommst du nur auf zwei Arten: wenn du die Polizeiwache von Charming nutzt oder wenn du die Gang mit dem Patch in einer Schlägerei besiegst. Außerdem wechselt er, wenn diese Gang aufgelöst wird.

## Rules: deals, what and when

part-deals = Geschäfte: was und wann
rule-MM-DEAL-01 = Zwei beliebige Spieler dürfen Bargeld, Waffen und Schmuggelware austauschen, aus welchem Grund auch immer.
rule-MM-DEAL-02 = Mit Befehlsmarkern, Heat und Dudes kannst du nicht handeln.
rule-MM-DEAL-03 = Auch mit dem Patch, mit der Kontrolle über einen Ort, mit deinem Platz in der Zugfolge und mit künftigen Einkünften kannst du nicht handeln.
rule-MM-DEAL-04 = Bei einem Geschäft tauschen genau zwei Gangs im Spiel einmal und sofort etwas aus. Es kann auch nur eine der beiden etwas geben: als Geschenk, Bestechung oder Tribut.
rule-MM-DEAL-05 = Versprechen, Drohungen und Absprachen für später binden niemanden, und das Spiel hält sie nicht fest.
rule-MM-DEAL-06 = Ein Geschäft kostet keinen Befehlsmarker und ändert nichts daran, wer am Zug ist. Wer gerade entscheidet, entscheidet weiter, mit aktualisierter Auswahl.
rule-MM-DEAL-07 = Geschäfte sind möglich, wann immer das Spiel auf eine Entscheidung einer einzelnen Gang wartet, die nicht geheim ist, von der ersten Phase 2 bis zur letzten Phase 5.
rule-MM-DEAL-08 = Keine Geschäfte gibt es, während Waffen oder Markt geheim gewählt werden, während das Spiel selbst etwas ausführt, in den Phasen 1 und 6 und nach dem Ende.
rule-MM-DEAL-09 = Vor jedem Markt gibt es eine Verhandlung. Sie endet, wenn alle Gangs bereit sind oder die Zeit um ist. Sind Geschäfte ausgeschaltet, entfällt sie. Eine Option fügt noch eine ein, bevor Waffen gewählt werden.
rule-MM-DEAL-10 = Solange Geschäfte möglich sind, darf jede Gang im Spiel Angebote machen, ob sie am Zug ist oder nicht.

## Rules: deals, offers

part-offers = Geschäfte: Angebote
rule-MM-DEAL-11 = Mengen in einem Angebot sind ganze Zahlen ab 0, und nicht alle sind 0. Dieselbe Art von Gütern kannst du nicht zugleich geben und verlangen.
rule-MM-DEAL-12 = Du kannst nur anbieten, was du gerade hast. Bietest du mehr an, wird es abgelehnt; das erfährst nur du, und es zählt nicht als Angebot.
rule-MM-DEAL-13 = Verlangen darfst du höchstens so viele Waffen und so viel Schmuggelware, wie es im Spiel gibt, und höchstens 999 $. Was die andere Seite besitzt, spielt keine Rolle.
rule-MM-DEAL-14 = Ein Angebot an eine Gang kann nur diese annehmen oder ablehnen. Ein offenes Angebot kann jede andere Gang im Spiel annehmen; die erste bekommt es.
rule-MM-DEAL-15 = Ein Angebot wird in einem Schritt geprüft und ausgeführt: Wer es gemacht hat, muss noch haben, was angeboten ist; wer annimmt, muss haben, was verlangt wird.
rule-MM-DEAL-16 = Hast du nicht, was ein Angebot verlangt, kannst du es nicht annehmen. Nur du erfährst das. Das Angebot bleibt stehen, und für die anderen überlegst du noch.
rule-MM-DEAL-17 = Lehnst du ein Angebot an dich ab, ist es erledigt; die anbietende Gang erfährt das, aber nicht den Grund. Ein offenes Angebot abzulehnen bleibt unbemerkt.
rule-MM-DEAL-18 = Du darfst dein Angebot jederzeit zurückziehen, solange Geschäfte möglich sind.
rule-MM-DEAL-19 = Gleichzeitig darfst du höchstens ein Angebot an jede Gang und dazu ein offenes Angebot stehen haben.
rule-MM-DEAL-20 = Der Tisch legt fest, wie viele Angebote du pro Handelsabschnitt machen kannst; zurückgezogene und abgelehnte zählen mit. Ein Abschnitt ist ein Zug einer beliebigen Gang in Phase 3, eine Verhandlung oder eine andere ganze Phase.
rule-MM-DEAL-21 = Ein Angebot, das im selben Handelsabschnitt abgelehnt oder zurückgezogen wurde, kannst du nicht wiederholen.
rule-MM-DEAL-22 = Ein Angebot verfällt, wenn die Gang, die es gemacht hat, betroffen ist, wenn der Handelsabschnitt endet, wenn eine geheime Wahl beginnt oder wenn eine der beiden Gangs aufgelöst wird.
rule-MM-DEAL-23 = Betroffen ist eine Gang, die ein Geschäft, eine Transaktion oder eine Aufnahme macht, die bestohlen werden soll, die nach Waffen oder Markt gefragt wird oder deren Güter eine Karte trifft. Die Mengen sind egal: Dass ein Angebot verfällt, verrät nichts.
rule-MM-DEAL-24 = Von einem Angebot an eine Gang wissen nur die beiden beteiligten Gangs. Wird es ausgeführt, erfahren die anderen, dass die zwei ein Geschäft gemacht haben, aber keine Mengen, außer wenn der Tisch sie zeigt. Ein offenes Angebot und das Geschäft daraus kennen alle.
rule-MM-DEAL-25 = Mit gezogenen Waffen, für den Markt gewählter Schmuggelware und Gütern mitten in einer Transaktion kannst du nicht handeln.
rule-MM-DEAL-26 = Ein gemachtes Geschäft ist endgültig.
rule-MM-DEAL-27 = Geschäfte verschieben Güter nur. Was alle Gangs und der Vorrat zusammen haben, bleibt gleich.

## Rules: deals, in turn

part-in-turn = Geschäfte: reihum
rule-MM-DEAL-28 = Werden Geschäfte reihum gemacht, kannst du Angebote nur vor deinem eigenen Befehl oder deiner Verstärkung machen und, in Patch-Reihenfolge, einmal in jeder Verhandlung. Jedes Angebot wird beantwortet, bevor sonst etwas geschieht.
rule-MM-DEAL-29 = Werden Geschäfte reihum gemacht, fragt das Spiel die Gang, an die ein Angebot geht, ob sie annimmt oder ablehnt. Bei einem offenen Angebot fragt es die anderen Gangs einzeln, links von der anbietenden beginnend, bis eine annimmt.
rule-MM-DEAL-30 = Zu einem Angebot wirst du auch gefragt, wenn du nicht zahlen kannst; dann kannst du nur ablehnen. So verrät die Frage niemandem etwas.
rule-MM-DEAL-31 = Ob live oder reihum: Für Angebote gelten dieselben Regeln. Jede Partie hält fest, welche der beiden Arten sie nutzt.

## Rules: phase 4, Black Market

part-market = Phase 4: der Schwarzmarkt
rule-MM-MKT-01 = Sind alle Befehle gegeben, darf jede Gang Schmuggelware auf dem Schwarzmarkt verticken.
rule-MM-MKT-02 = Dein Heat begrenzt, wie viel du verticken darfst: bei 0 beliebig viel, bei 1, 2 und 3 höchstens 3, 2 und 1, bei 4 nichts.
rule-MM-MKT-03 = Alle wählen geheim und gleichzeitig, wie viel sie verticken. Dann werden alle Mengen zugleich gezeigt.
rule-MM-MKT-04 = Du darfst jede Menge von 0 bis zu deiner Grenze verticken, aber nicht mehr, als du besitzt.
rule-MM-MKT-05 = Du wirst gefragt, wenn deine Grenze mindestens 1 ist, auch ohne Schmuggelware. Ist sie 0, wirst du nicht gefragt.
rule-MM-MKT-06 = Der Straßenpreis der Schmuggelware hängt von der Gesamtmenge aller Gangs und der Spielerzahl ab: Je mehr sie zusammen verticken, desto niedriger ist er.
rule-MM-MKT-07 = Zu viert bringt eine Gesamtmenge von 8 noch je 2 $; 9 oder mehr bringen weniger.
rule-MM-MKT-08 = Für jede vertickte Ladung Schmuggelware bekommst du den Straßenpreis.
rule-MM-MKT-09 = Vertickte Schmuggelware ist aus dem Spiel und kommt nicht in den Vorrat zurück.
rule-MM-MKT-10 = Jede Gang, die etwas vertickt hat, bekommt am Ende der Phase 1 Heat, egal wie viel es war.
rule-MM-MKT-11 = Erst werden alle bezahlt, dann bekommen die Gangs in Patch-Reihenfolge Heat.
rule-MM-MKT-12 = Verticken allein lässt dich nie den Kopf hinhalten: Mit 4 Heat kannst du nichts verticken.
rule-MM-MKT-13 = Vertickt niemand etwas, geschieht nichts.

## Rules: phases 5 and 6

part-clean-up = Phasen 5 und 6
rule-MM-LAST-01 = In Phase 5 wirken alle Karten „Sperrstunde“, die diese Runde aufgedeckt wurden.
rule-MM-LAST-02 = Mehrere Karten „Sperrstunde“ wirken in der Reihenfolge, in der sie aufgedeckt wurden.
rule-MM-LAST-03 = Eine Karte „Sperrstunde“ zählt den Stand in dem Moment, in dem sie wirkt; der Heat vom Markt zählt also mit.
rule-MM-CLEAN-01 = Das Aufräumen beginnt damit, dass alle Nutzungsmarken entfernt werden.
rule-MM-CLEAN-02 = Zweitens gehen alle Dudes von Gelegenheiten heim in ihre Clubhäuser.
rule-MM-CLEAN-03 = Drittens werden alle Anarchiekarten dieser Runde abgelegt: Ärgernisse enden, Gelegenheiten sind weg.
rule-MM-CLEAN-04 = Viertens würfelst du für jeden deiner Dudes in der Notaufnahme: Der Wurf entscheidet, ob er lebt oder stirbt.
rule-MM-CLEAN-05 = Dudes auf Schauplätzen bleiben, wo sie sind.
rule-MM-CLEAN-06 = Ein Ärgernis über Würfe in der Notaufnahme gilt für die Würfe am Ende seiner Runde, obwohl es kurz davor abgelegt wird.

## Rules: Emergency Room

part-emergency = Die Notaufnahme
rule-MM-ER-01 = In der Notaufnahme lebt ein Dude bei 4, 5 oder 6 und stirbt bei 1, 2 oder 3.
rule-MM-ER-02 = Die Toten kommen zurück in die Reserve ihrer Gang; von dort kannst du sie wieder anwerben oder aufnehmen.
rule-MM-ER-03 = Wer überlebt, geht heim in das Clubhaus seiner Gang.
rule-MM-ER-04 = Wenn eine Runde beginnt, ist die Notaufnahme leer.
rule-MM-ER-05 = Die Gangs würfeln in Patch-Reihenfolge, erst für Mitglieder, dann für Anwärter. Die Würfe sehen alle.
rule-MM-ER-06 = In der Notaufnahme wird auch in der letzten Runde gewürfelt.

## Rules: end of the game

part-end = Spielende
rule-MM-END-01 = Das Spiel endet nach dem Aufräumen der letzten Runde. Dann fallen alle Sichtschirme.
rule-MM-END-02 = Wer am meisten Bargeld hat, gewinnt.
rule-MM-END-03 = Hat bei Gleichstand eine der beteiligten Gangs den Patch, gewinnt diese.
rule-MM-END-04 = Hat bei Gleichstand keine der beteiligten Gangs den Patch, gewinnt die von ihnen mit den meisten Waffen.
rule-MM-END-05 = Steht es immer noch gleich, würfelt jede dieser Gangs und addiert 1 für jeden ihrer Anwärter und 2 für jedes Mitglied, egal wo sie sind. Die höchste Summe gewinnt.
rule-MM-END-06 = Sind auch diese Summen gleich, würfeln die Beteiligten noch einmal, bis es entschieden ist.
rule-MM-END-07 = Die anderen Plätze werden ebenso entschieden: Bargeld, Patch, Waffen, Würfel.
rule-MM-END-08 = Aufgelöste Gangs kommen zuletzt; je später eine aufgelöst wurde, desto besser ist ihr Platz.
rule-MM-END-09 = Übrige Waffen und Schmuggelware sind nichts wert; Waffen zählen nur bei Gleichstand.

## Rules: gangs

part-gangs = Gangs
rule-MM-GANG-SAMCRO-1 = SAMCRO: Jedes Mal, wenn du eine oder mehrere Waffen verkaufst, bekommst du 1 $ mehr, und zwar bei jeder Wiederholung.
rule-MM-GANG-SAMCRO-2 = SAMCRO, Clubbefehl: Kaufe 1 Waffe für 1 $, einmal, egal wo deine Dudes sind.
rule-MM-GANG-MAYANS-1 = Mayans: Deine Anwerbung bringt 2 Anwärter, oder 1, wenn nur noch einer in deiner Reserve ist.
rule-MM-GANG-MAYANS-2 = Mayans, Clubbefehl Konvoi: Für 1 Befehlsmarker fahren deine Dudes von einem oder zwei Orten zu einem Ziel. Für alle Grenzen und Kosten von Fahrten zählt der Konvoi als eine Fahrt.
rule-MM-GANG-LIN-1 = Lin-Syndikat: Ist deine Marktgrenze 1, 2 oder 3, darfst du 1 mehr verticken. Eine Grenze von 0 bleibt 0, und wo es keine Grenze gab, gibt es weiterhin keine.
rule-MM-GANG-LIN-2 = Lin-Syndikat, Clubbefehl: Tausche 1 Waffe gegen 1 Schmuggelware oder umgekehrt, bis zu 2 Mal.
rule-MM-GANG-NINERS-1 = One-Niners: Du darfst eine Schlägerei auch anzetteln, wo du nur Anwärter hast.
rule-MM-GANG-NINERS-2 = One-Niners, Clubbefehl: Gib 1 Waffe ab und stiehl 2 $ von einer Gang, die an einem Schauplatz oder einer Gelegenheit steht, wo auch du einen Dude hast.
rule-MM-GANG-BASTARDS-1 = Grim Bastards: Immer wenn eines deiner Mitglieder den Kopf hinhält, bekommst du 3 $.
rule-MM-GANG-BASTARDS-2 = Grim Bastards, Clubbefehl: Befördere einen Anwärter für 2 $ zum Mitglied, ohne Waffe.
rule-MM-GANG-CALAVERAS-1 = Calaveras: Statt eines Mitglieds darf ein Anwärter den Kopf hinhalten. Aufgelöst wirst du nur, wenn du weder Mitglieder noch Anwärter hast.
rule-MM-GANG-CALAVERAS-2 = Calaveras, Hinterhalt: Wenn du eine Schlägerei anzettelst, darfst du 1 weiteren Befehlsmarker ausgeben. Dann kann keine Gang in der Schlägerei Verstärkung rufen, auch deine nicht.
rule-MM-GANG-UNL-1 = Die Unleaded-Seite ist für alle Gangs gleich und hat keine Regeln: 4 $, 2 Waffen, 2 Schmuggelware, Heat 0, 2 Mitglieder, 2 Anwärter und 3 Grundbefehle.

## Rules: starting sites

part-starting = Startschauplätze
rule-MM-SITE-S1 = Polizeiwache von Charming: Nimm den Patch; nimm 2 $. Bonus: Baue 1 Heat ab. Bei Schlägereien hier sind Waffen verboten.
rule-MM-SITE-S2 = St.-Thomas-Krankenhaus: Heile bis zu 2 Dudes; nimm 1 Schmuggelware. Bonus: Heile 1 Dude. Bei Schlägereien hier sind Waffen verboten.
rule-MM-SITE-S3 = Abpacklabor: Kaufe 1 Schmuggelware für 1 $, bis zu 2 Mal. Bonus: Nimm 1 Schmuggelware.
rule-MM-SITE-S4 = Waffenfabrik: Kaufe 1 Waffe für 1 $, bis zu 3 Mal. Bonus: Verkaufe 1 Waffe für 3 $.
rule-MM-SITE-S5 = Notaufnahme: Hier warten Verletzte auf ihren Wurf am Ende der Runde.
rule-MM-SITE-S1-1 = Nutzt du die Polizeiwache von Charming, darfst du den Patch nehmen.
rule-MM-SITE-S5-1 = Kein Befehl führt in die Notaufnahme. Du kannst sie weder kontrollieren noch nutzen, und um sie wird nicht gekämpft.

## Rules: random sites

part-random = Zufällige Schauplätze
rule-MM-SITE-R01 = Irish Freddy’s: Kaufe 1 Waffe für 1 $, bis zu 4 Mal. Bonus: Nimm 1 Waffe.
rule-MM-SITE-R02 = Army-Shop, 1 Heat: Nimm 2 Waffen. Bonus: Nimm 1 Waffe.
rule-MM-SITE-R03 = Hafendocks: Nimm 2 Schmuggelware. Bonus: Nimm 1 Schmuggelware.
rule-MM-SITE-R04 = The Hairy Dog: Tausche 1 Waffe gegen 1 Schmuggelware, bis zu 3 Mal. Bonus: Nimm 2 $.
rule-MM-SITE-R05 = Restaurant Palace: Nimm 2 $. Bonus: Nimm 2 $. Bei Schlägereien hier sind Waffen verboten.
rule-MM-SITE-R06 = Erotikfilmstudio, 1 Heat: Nimm 4 $. Bonus, 1 Heat mehr: Nimm 3 $.
rule-MM-SITE-R07 = Meth-Labor in der Vorstadt, 1 Heat: Nimm 1 Schmuggelware; kaufe 1 Schmuggelware für 1 $, bis zu 3 Mal.
rule-MM-SITE-R08 = Spirituosenladen: Nimm 2 $. Bonus: Nimm 1 Waffe.
rule-MM-SITE-R09 = Tattoostudio: Nimm 1 $; gewinne 1 Anwärter. Bonus: Befördere einen Anwärter für 1 $.
rule-MM-SITE-R10 = Kneipe an der Landstraße: Nimm 2 $. Bonus: Gewinne 1 Anwärter.
rule-MM-SITE-R11 = Pfandleihe: Verkaufe 1 Waffe für 3 $, bis zu 3 Mal. Bonus: Verkaufe 1 Waffe für 4 $.
rule-MM-SITE-R12 = Grenztour, 2 Heat: Verkaufe 1 Waffe für 5 $, bis zu 3 Mal.
rule-MM-SITE-R13 = Waffenmesse: Verkaufe 1 Waffe für 3 $, bis zu 3 Mal. Bonus: Nimm 1 $.
rule-MM-SITE-R14 = Straßenecke: Verkaufe 1 Schmuggelware für 3 $, bis zu 3 Mal. Bonus: Verkaufe 1 Schmuggelware für 4 $.
rule-MM-SITE-R15 = Lkw-Depot: Verkaufe 1 Schmuggelware für 3 $, bis zu 2 Mal; nimm 1 $. Bonus: Nimm 1 Schmuggelware.
rule-MM-SITE-R16 = Munitionswerkstatt: Tausche 1 Schmuggelware gegen 2 Waffen, bis zu 2 Mal.
rule-MM-SITE-R17 = Lagerhaus der Rivalen, 1 Heat: Stiehl 2 Schmuggelware oder 2 Waffen.
rule-MM-SITE-R18 = Kartenclub: Stiehl 3 $. Bonus: Stiehl 1 $.
rule-MM-SITE-R19 = Anwaltskanzlei: Baue 2 Heat ab. Bonus: Baue 1 Heat ab. Bei Schlägereien hier sind Waffen verboten.
rule-MM-SITE-R20 = Unterschlupf: Baue 1 Heat ab; gewinne 1 Anwärter. Bonus: Baue 1 Heat ab.

## Rules: Obstacles

part-obstacles = Hindernisse
rule-MM-CARD-O1-1 = Großfahndung: Jede Gang bekommt 1 Heat. Wer schon 4 hat, muss den Kopf hinhalten.
rule-MM-CARD-O2-1 = Waffenlieferung: Jede Gang bekommt 1 Waffe, in Patch-Reihenfolge, wenn es zu wenige sind.
rule-MM-CARD-O3-1 = Zahltag: Jede Gang bekommt 2 $.
rule-MM-CARD-O4-1 = Verlorene Fracht: Jede Gang bekommt 1 Schmuggelware, in Patch-Reihenfolge, wenn es zu wenig ist.
rule-MM-CARD-O5-1 = Razzia: Jede Gang mit dem meisten Heat verliert 1 Waffe und 1 Schmuggelware, soweit sie welche hat.
rule-MM-CARD-O5-2 = Razzia: Was verloren geht, sehen alle.
rule-MM-CARD-O6-1 = Ruhiger Tag: Jede Gang mit dem meisten Heat baut 1 Heat ab.
rule-MM-CARD-O7-1 = Frische Gesichter: Jede Gang mit den wenigsten Dudes gewinnt 1 Anwärter in ihrem Clubhaus.
rule-MM-CARD-O8-1 = Clubbeiträge: Jede Gang zahlt 1 $ je 2 Mitglieder, aufgerundet (5 Mitglieder machen 3 $), soweit sie kann.
rule-MM-CARD-O9-1 = Alle Mann antreten: Jede Gang mit den wenigsten Mitgliedern bekommt 1 Befehlsmarker für diese Runde.

## Rules: Hassles

part-hassles = Ärgernisse
rule-MM-CARD-H1-1 = Übereifriger Dorfsheriff: Einen Ort mit Heat-Symbolen zu nutzen bringt 1 Heat mehr, einmal pro Nutzung und als Teil desselben Zuwachses.
rule-MM-CARD-H2-1 = Verkäufermarkt: Jeder Verkauf bringt bei jeder Wiederholung 1 $ mehr.
rule-MM-CARD-H3-1 = Waffenembargo: Niemand kann Waffen verkaufen.
rule-MM-CARD-H4-1 = Trockene Straßen: Niemand kann Schmuggelware verkaufen. Der Schwarzmarkt findet wie sonst statt.
rule-MM-CARD-H5-1 = Lieferstopp: Niemand kann einen Kauf ausführen, auch nicht mit dem Clubbefehl von SAMCRO. Aufnahme und Beförderung sind weiter möglich.
rule-MM-CARD-H6-1 = Straßensperren: Mit einer Fahrt bewegst du höchstens 2 Dudes. Verstärkung ist nicht begrenzt.
rule-MM-CARD-H7-1 = Waffenruhe: In dieser Runde kann in keiner Schlägerei jemand Waffen ziehen.
rule-MM-CARD-H8-1 = Observierung: Für den Markt zählt dein Heat um 1 höher. Bei Heat 0, 1 und 2 darfst du höchstens 3, 2 und 1 verticken, bei 3 und 4 nichts.
rule-MM-CARD-H9-1 = Die Bullen schauen weg: Waffen zu ziehen bringt diese Runde keinen Heat.

## Rules: Opportunities

part-opportunities = Gelegenheiten
rule-MM-CARD-P1-1 = Gekaperter Lkw, 1 Heat: Nimm 3 Schmuggelware aus dem Vorrat.
rule-MM-CARD-P2-1 = Kartellauftrag, 1 Heat: Verkaufe bis zu 3 Waffen für je 4 $.
rule-MM-CARD-P3-1 = Benefizfahrt: Baue bis zu 2 Heat ab. Bei Schlägereien hier sind Waffen verboten.
rule-MM-CARD-P4-1 = Pokernacht: Nimm 4 $. Bei Schlägereien hier sind Waffen verboten.
rule-MM-CARD-P5-1 = Patch-Party: Befördere einen deiner Anwärter, egal an welchem Ort, kostenlos zum Mitglied. Bonus: Gewinne 1 Anwärter.
rule-MM-CARD-P6-1 = Geldversteck, 1 Heat: Stiehl 3 $ von einer beliebigen Gang.
rule-MM-CARD-P7-1 = Asservatenkammer: Baue 1 Heat ab; nimm 1 Waffe. Du darfst beides tun. Bonus: Nimm 1 Schmuggelware.
rule-MM-CARD-P8-1 = Großabnehmer, 1 Heat: Verkaufe bis zu 3 Schmuggelware für je 4 $.
rule-MM-CARD-P9-1 = Tauschbörse: Tausche Waffen gegen Schmuggelware oder umgekehrt, eins zu eins, bis zu 4 Mal in einer Richtung. Bonus: Nimm 1 Waffe oder 1 Schmuggelware.

## Rules: Last Calls

part-last-calls = Sperrstunden
rule-MM-CARD-L1-1 = Haftbefehl: Jede Gang mit dem meisten Heat muss den Kopf hinhalten.
rule-MM-CARD-L1-2 = Haftbefehl: Haben alle Gangs 0 Heat, muss niemand den Kopf hinhalten.
rule-MM-CARD-L2-1 = Racketeering-Ermittlung: Jede Gang, die die meisten Schauplätze kontrolliert, bekommt 1 Heat. Kontrolliert niemand einen Schauplatz, bekommt niemand Heat.
rule-MM-CARD-L3-1 = Der Mann im Revier: Jede Gang mit den meisten Dudes in der Polizeiwache von Charming muss eine andere Gang nennen, die Dudes hat, falls es eine gibt.
rule-MM-CARD-L3-2 = Der Mann im Revier: Die genannte Gang wählt, welcher ihrer Dudes in ihre Reserve zurückgeht.
rule-MM-CARD-L3-3 = Der Mann im Revier: Sind keine Dudes in der Polizeiwache von Charming, geschieht nichts.
rule-MM-CARD-L4-1 = Saubere Hände: Jede Gang mit dem wenigsten Heat bekommt 3 $.
rule-MM-CARD-L5-1 = Schutzgeld: Jede Gang bekommt 1 $ für jeden Schauplatz, den sie kontrolliert, höchstens 3 $.
rule-MM-CARD-L6-1 = Krankenhausrechnungen: Zahle für jeden deiner Dudes in der Notaufnahme 1 $, sonst stirbt er jetzt. Für die, für die du zahlst, würfelst du beim Aufräumen trotzdem.
rule-MM-CARD-L6-2 = Krankenhausrechnungen: Die Gangs entscheiden in Patch-Reihenfolge. Du wirst auch ohne Bargeld gefragt.
rule-MM-CARD-L7-1 = Deserteure: Jede Gang mit den meisten Anwärtern gibt einen davon in ihre Reserve zurück. Welchen, wählt sie selbst.
rule-MM-CARD-L8-1 = Frisches Blut: Jede Gang mit den wenigsten Mitgliedern gewinnt 1 Anwärter in ihrem Clubhaus.
rule-MM-CARD-L9-1 = Straßensteuer: Jede Gang mit den meisten Mitgliedern zahlt 2 $, soweit sie kann.

## Rules: all cards

part-all-cards = Alle Karten
rule-MM-CARD-ALL-1 = Auf allen Karten sind mit „am meisten“ und „am wenigsten“ alle Gangs gemeint, die gleichauf liegen.
rule-MM-CARD-ALL-2 = Keine Karte vergleicht verdeckte Güter, und keine bewegt den Patch.

## Variants and fine print: the parts below are folded away

fine-print = Varianten und Feinheiten

## Rules: number of players

part-players = Zahl der Spieler
rule-MM-VAR-01 = Zu zweit gibt es 3 zufällige Schauplätze, von denen in den Runden 1 bis 3 je einer aufgedeckt wird, einen Vorrat von 16 Waffen und 16 Schmuggelware und eine eigene Markttabelle. Geschäfte gibt es nur, wenn ihr sie einschaltet.
rule-MM-VAR-02 = Zu fünft gibt es 8 zufällige Schauplätze, von denen in den Runden 1 bis 3 nacheinander 3, 3 und 2 aufgedeckt werden, einen Vorrat von 30 Waffen und 30 Schmuggelware und eine eigene Markttabelle.
rule-MM-VAR-03 = Zu sechst gibt es 9 zufällige Schauplätze, von denen in den Runden 1 bis 3 je 3 aufgedeckt werden, einen Vorrat von 36 Waffen und 36 Schmuggelware und eine eigene Markttabelle.
# A note.
rule-MM-VAR-04 = Es gibt eine gedruckte Markttabelle für 5 und 6 Spieler, doch ihre Zahlen kennen wir nicht. Die hier ist von uns.
rule-MM-VAR-05 = Das Spiel zu zweit ist unsere eigene Variante. Es ist als solche gekennzeichnet und hat eine eigene Wertung.

## Rules: hardcore options

part-hardcore = Hardcore-Optionen
rule-MM-HARD-01 = Hohlspitzgeschosse: Das St.-Thomas-Krankenhaus ist nicht im Spiel.
rule-MM-HARD-02 = Langstrecke: Der Stapel hat 18 Karten, und es gibt eine siebte Runde, in der 3 davon aufgedeckt werden.
rule-MM-HARD-03 = Unter dem Radar: Auch Befehlsmarker sind geheim.
rule-MM-HARD-04 = Unter dem Radar: Alle sehen, was ausgegeben und wer übersprungen wird. Jede Gang in der Schlägerei, die anderswo Dudes hat, wird nach Verstärkung gefragt, mit oder ohne Befehlsmarker.
rule-MM-HARD-05 = Magere Zeiten: Nach dem Aufbau verlassen alle Anwärter in den Reserven das Spiel, und du kannst nie mehr haben als am Anfang. Kommt später einer in deine Reserve zurück, kannst du ihn wieder anwerben oder gewinnen.
rule-MM-HARD-06 = Hardcore-Karten: Die 4 Karten mit roten Streifen werden unter die 36 anderen gemischt, bevor der Stapel gebildet wird.

## Rules: hardcore cards

part-hardcore-cards = Hardcore-Karten
rule-MM-CARD-X1-1 = Grand Jury: Jede Gang mit 3 oder mehr Heat muss den Kopf hinhalten.
rule-MM-CARD-X2-1 = Verblutet: In der Notaufnahme lebt ein Dude diese Runde nur bei 5 oder 6.
rule-MM-CARD-X3-1 = Ausgangssperre: Diese Runde kann niemand Verstärkung rufen.
rule-MM-CARD-X3-2 = Ausgangssperre: Eine Fahrt kostet 2 Befehlsmarker. Mit nur 1 kannst du nicht fahren.
rule-MM-CARD-X4-1 = RICO-Anklage: Jede Gang mit dem meisten Heat muss den Kopf hinhalten.
rule-MM-CARD-X4-2 = RICO-Anklage: Dann verliert jede dieser Gangs, die noch im Spiel ist, die Hälfte ihrer Schmuggelware, abgerundet.

## Rules: component files

part-files = Dateien mit Spielteilen
# A note.
rule-MM-COMP-10 = Ein Beispiel: Mit einem Verkauf von 1 Waffe für 3 $, bis zu dreimal, machst du aus 3 Waffen 9 $.
rule-MM-COMP-11 = Zu jedem Wert in einer Datei mit Spielteilen steht darin, woher er kommt, und das Programm kann es zeigen.
rule-MM-COMP-12 = Widerspricht eine Datei mit Spielteilen dem, was gedruckt ist, wird sie abgelehnt. Widerspricht sie nur dem, was wir daraus geschlossen haben, wird sie mit einer Warnung geladen.
rule-MM-COMP-13 = Hat eine Datei mit Spielteilen eine Art von Eigenschaft, die das Spiel nicht kennt, wird die Datei beim Einlesen abgelehnt.
rule-MM-COMP-14 = Ein zufälliger Schauplatz hat eine oder zwei Regeln, manche dazu einen Bonus. Eine High-Octane-Seite hat zwei Sonderregeln, Gangregeln und Clubbefehle zusammen.
rule-MM-GEN-02 = Alle Zahlen, die von uns stammen, stehen in der Datei mit Spielteilen. Das Programm selbst kennt keine davon.
rule-MM-SETUP-20 = Eine Datei mit Spielteilen wird an dem gemessen, was wir wissen: Das Lin-Syndikat hat 1 Anfangsmitglied und mit 4 die meisten Grundbefehle. Die Mayans haben die wenigsten Grundbefehle und die größte Gang. Die vier Gangs des Grundspiels haben zusammen höchstens 14 Grundbefehle.

## Rules: who may know what

part-knowing = Wer was wissen darf
rule-MM-INFO-01 = Dein Bargeld, deine Waffen und deine Schmuggelware sieht bis zum Ende des Spiels niemand sonst.
rule-MM-INFO-02 = Dudes, Heat und Befehlsmarker aller Gangs sehen alle.
rule-MM-INFO-03 = Was dir geschickt wird – Tisch, Protokoll, Möglichkeiten, Fehler –, enthält kein Geheimnis einer anderen Gang, in keiner Form.
rule-MM-INFO-04 = Welche Regeln eines Ortes angewendet werden, wie oft und wofür, sehen alle, denn Güter wechseln offen den Besitzer. Nur beim Diebstahl ist es anders.
rule-MM-INFO-05 = Was du durch eine Karte verlierst, sehen alle, auch wenn sich so zeigt, dass du nichts mehr hast.
rule-MM-INFO-06 = Gezogene Waffen und vertickte Schmuggelware kennen alle, sobald sie gemeinsam gezeigt werden.
rule-MM-INFO-07 = Es ist egal, wer eine geheime Wahl zuerst trifft.
rule-MM-INFO-08 = Wird etwas abgelehnt, was du versuchst, erfährst nur du es.
rule-MM-INFO-09 = Kommst du nach einem Verbindungsabbruch zurück, bekommst du dein eigenes Protokoll wieder und sonst nichts.
rule-MM-INFO-10 = Ein Bot sieht genau, was ein Mensch an seinem Platz sähe: keinen Startwert, keinen Stapel, keine Güter anderer Gangs.
rule-MM-INFO-11 = Nach dem Spiel bekommen alle Beteiligten das ganze Protokoll mit allen Geheimnissen.
rule-MM-INFO-20 = Ob du gefragt wirst, hängt nur von dem ab, was alle sehen. Darum wirst du nach Waffen, Markt, Krankenhausrechnungen und Angeboten auch gefragt, wenn du nichts auszugeben hast.
rule-MM-INFO-21 = Beim Stehlen kannst du jede Gang nennen, die die Regel erlaubt. Die Auswahl verrät nicht, was sie haben.
rule-MM-INFO-22 = Wer zuschaut, sieht nur, was alle sehen, und Geheimnisse erst nach dem Ende des Spiels.

## Rules: what can be counted

part-counting = Was sich zählen lässt
rule-MM-INFO-30 = Solange keine zwei Gangs ein Geschäft mit verborgenen Mengen gemacht haben, weiß jeder, der mitzählt, genau, was jede Gang hat.
rule-MM-INFO-31 = Tut eine Gang weniger, als sie könnte, beweist das nichts über ihren Besitz.
rule-MM-INFO-32 = Unter dem Radar: Auch Befehlsmarker lassen sich mitzählen, aus Mitgliedern, Grundbefehlen, Gewinnen und Ausgaben. Die Option prüft das Gedächtnis.
rule-MM-RND-10 = Wann immer jemand gefragt wird, hat jede Gang im Spiel Heat von 0 bis 4, keine Menge unter 0 und höchstens 5 Mitglieder und 5 Anwärter.
rule-MM-RND-11 = Von jeder Gang gibt es stets zusammen 5 Mitglieder und 5 Anwärter: an Orten, in der Notaufnahme, in der Reserve oder durch „Magere Zeiten“ entfernt.
rule-MM-RND-12 = Waffen und Schmuggelware entstehen nicht und verschwinden nicht: Vorrat, Besitz der Gangs, gerade geheim Gewähltes und Entferntes ergeben immer dieselbe Summe.
rule-MM-RND-13 = Den Patch hat immer genau eine Gang, und sie ist noch im Spiel.
rule-MM-RND-14 = Keine Gang hat je Dudes in einem fremden Clubhaus, auf einem verdeckten Schauplatz oder auf einer Karte, die nicht mehr im Spiel ist.
rule-MM-RND-15 = An einem Ort liegt höchstens eine Nutzungsmarke. Wenn eine Runde beginnt, gibt es keine, und die Notaufnahme ist leer.
rule-MM-RND-16 = Während der Befehle nimmt die Zahl der Befehlsmarker auf dem Tisch nie zu.

## Rules: decisions

part-decisions = Entscheidungen
rule-MM-DEC-01 = Deine Dudes einer Art an einem Ort sind alle gleich. Du wählst, wie viele Mitglieder und wie viele Anwärter, nie welche Figuren.
rule-MM-DEC-02 = Lernende Bots wählen ihre Angebote aus einer kurzen Liste: auf jeder Seite eine Art von Gütern, in Mengen von 0, 1, 2, 3, 5 oder 8. Menschen dürfen alles anbieten.
rule-MM-DEC-03 = Läuft deine Zeit ab, wird für dich ein fester Zug gemacht, damit jedes Spiel zu Ende kommt. Er hängt nur von dem ab, was alle sehen und was dir gehört.
rule-MM-DEC-04 = Jedes Spiel endet, denn jeder Zug kostet einen Befehlsmarker, und Angebote sind begrenzt.
rule-MM-DEC-05 = Ob du übersprungen wirst, entscheidest du nicht: Es geschieht, wenn du keine Befehlsmarker hast.
rule-MM-DEC-06 = Verstärkung oder eine Nutzung darfst du in mehreren Schritten zusammenstellen. Die anderen sehen nur, was du bestätigt hast; jeder Schritt einer Nutzung wird für sich bestätigt.
rule-MM-GEN-03 = Alles Zufällige einer Partie stammt aus einer einzigen Zufallsfolge mit einem Startwert: Gleicher Startwert und gleiche Entscheidungen ergeben die gleiche Partie.
