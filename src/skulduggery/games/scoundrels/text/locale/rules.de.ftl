### 3000 Scoundrels: what each rule says, in German. Terms: scoundrel = Halunke, trait / job = Eigenschaft / Job, henchman = Handlanger,
### mark = Marker, slot = Slot, place = Platz, guard window = Warnfrage, trigger window = Reaktionen.
### A rule message says in our own words what the rule with that ID says.

## Hilfe

web-help-aim = Wer am Ende am meisten Tech hat, gewinnt. Tech bringen gestohlene Safes, richtige Marker darauf, Ruf und Tech-Symbole auf Halunken.
web-help-plan = Plan: Spiel eine Pokerkarte verdeckt in einen freien Slot. Der Slot zählt, nicht die Karte: Du darfst bluffen.
web-help-use = Fähigkeiten: Nutze die Anführerfähigkeit dieses Slots und jeden deiner Halunken mit dieser Zahl, in beliebiger Reihenfolge.
web-help-act = Heuere einen Halunken aus dem Saloon an, oder geh ins Büro des Sheriffs.
web-help-suspect = Im Zug eines Gegners kannst du die gerade gespielte Karte verdächtigen: Setz einen Handlanger darauf.
web-help-end = Nach vier Zügen pro Spieler werden Karten mit Handlangern aufgedeckt. Ein Bluff kostet 1 Ruf, und wer ihn verdächtigt hat, gewinnt 1. War die Karte ehrlich, kommt der Handlanger in den Knast.
web-help-card = Ein Halunke: links, wann er genutzt wird, rechts, was er kostet (ein Einschussloch verdeckt einen Dollar), im Band, was er tut. Rot sind Kosten, gestrichelt ist optional. Das Zahnrad ist ein Tech-Symbol und bringt am Ende 1 Tech. Zeig darauf oder halte ihn gedrückt, um ihn in Worten zu lesen.
web-help-arrow = Ein Pfeil zeigt auf einen Nachbarn: Nach ihm darfst du auch diesen Halunken nutzen.
web-help-back = Eine verdeckte Pokerkarte. Was du von ihr weißt, ist mit Bleistift notiert; ein gestrichelter Rahmen heißt Bluff.
web-help-safe = Ein Safe: sein Name, sein Wert, falls du ihn kennst, und Marker mit den Zahlen, die Spieler behaupten.

## 3000 Halunken in sechs Bildern

primer-title = 3000 Halunken in drei Minuten
primer-rules = Alle Regeln
primer-1-title = Der Coup
primer-1 = Der wilde, verdrahtete Westen, 1889. Führ eine Bande durch zwei oder drei Tage, heuere Halunken an und stiehl Technologie aus Safes.
primer-1-picture = Depot, Anwesen und Labor in der Mittagssonne.
primer-2-title = So gewinnst du
primer-2 = Wer am Ende die meiste Tech hat, gewinnt. Tech bringen gestohlene Safes, richtige Marker darauf, Ruf und Tech-Symbole auf deinen Halunken.
primer-2-picture = Ein offener Safe mit Wert 7, ein Marker mit der Zahl 7, ein Stern für Ruf und ein Tech-Symbol.
primer-3-title = Dein Zug
primer-3 = Spiel eine Pokerkarte verdeckt in einen freien Slot: Der Slot bestimmt, was du tun darfst. Nutze Halunken mit dieser Zahl, dann heuere einen weiteren an oder geh zum Sheriff.
primer-3-picture = Eine verdeckte Pokerkarte in Slot 5 und ein Halunke, der bei einer 5 hilft.
primer-4-title = Der Bluff
primer-4 = Die Karte muss nicht zum Slot passen. Wer ihr nicht traut, setzt einen Handlanger darauf.
primer-4-picture = Deine 3 liegt in Slot 5, ein Bluff. Darauf steht der Handlanger eines Rivalen.
primer-5-title = Der Abend
primer-5 = Nach vier Zügen pro Spieler werden die verdächtigten Karten aufgedeckt: Ein Bluff kostet seinen Besitzer 1 Ruf, und wer ihn verdächtigt hat, gewinnt 1. War die Karte ehrlich, kommt der Handlanger in den Knast.
primer-5-picture = Eine aufgedeckte 3 aus Slot 5, als Bluff durchgestrichen. Ein anderer Handlanger sitzt hinter Gittern.
primer-6-title = Die Safes
primer-6 = Inspiziere einen Safe, um seinen Wert zu erfahren, und leg einen Marker darauf: mit der Wahrheit oder einer Lüge. Am Ende werden die gestohlenen Safes geöffnet, und jeder richtige Marker auf deinen Safes bringt dir 1 Tech mehr.
primer-6-picture = Ein geschlossener Safe mit den Markern 3 und 6 und ein offener mit Wert 6. Der richtige Marker ist grün.

## Rules: components and constants

part-components = Material und Zahlen
rule-SC-CONST-01 = Jeder Spieler hat an jedem Tag 4 Züge.
rule-SC-CONST-02 = Das kurze Spiel dauert 2 Tage, das erweiterte 3. Mit dem letzten Tag endet das Spiel.
rule-SC-CONST-03 = Du beginnst mit 4 Pokerkarten auf der Hand und füllst sie nach jedem Tag außer dem letzten auf 4 auf. Ein Handlimit gibt es nicht.
rule-SC-CONST-04 = Du beginnst mit 4 $, Ruf 0 und 3 Handlangern, von denen 1 im Knast sitzt.
rule-SC-CONST-05 = An deinem Anführerbogen ist Platz für 5 Halunken, mit der Option „sechs Halunken“ für 6.
rule-SC-CONST-06 = Der Saloon hat 3 Plätze; von links nach rechts heißen sie 0, 1 und 2.
rule-SC-CONST-07 = Bei Pokerkarten zählt nur das Zeichen: Ein A ist ein A und nie eine 1.
rule-SC-CONST-08 = Auf deinem Anführerbogen sind sechs Slots für Pokerkarten: A, 2, 3, 4, 5 und 6. Für die 0 gibt es keinen.
rule-SC-CONST-09 = A und 2 sind zwei Slots mit derselben Anführerfähigkeit. Ein A in Slot 2 ist trotzdem ein Bluff, eine 2 in Slot A ebenso.
rule-SC-CONST-10 = Die Anführer unterscheiden sich nur in Name, Kartenfarbe und Strategiekarten. Preston Cain hat Pik, Lilith Boone Herz, Doc Zimmer Kreuz, Milton Goff Karo.
rule-SC-CONST-11 = Die Plätze für Halunken bilden ein Raster aus 2 Reihen und 3 Spalten. Die Ecke oben links ist für die Strategiekarte da, mit der Option „sechs Halunken“ für den sechsten Halunken.
rule-SC-CONST-12 = Nachbarn teilen eine Kante; schräg gilt nicht. Ein Pfeil zeigt auf den Platz auf seiner Seite. Zeigt er aus dem Raster hinaus oder, ohne die Option „sechs Halunken“, auf die Ecke oben links, verbindet er mit nichts.
rule-SC-CONST-13 = Eine Strategiekarte in der Ecke oben links ist kein Halunke; Pfeile verbinden nicht mit ihr.
rule-SC-CONST-14 = Die Rufleiste reicht von −2 bis 6.
rule-SC-CONST-15 = So viel Tech bringt dein Ruf: −1 bei Ruf −2, 0 bei −1, 1 bei 0 bis 2, 2 bei 3 bis 5 und 3 bei 6.
rule-SC-CONST-16 = Du hast sieben Marker: zwei mit 2/3, drei mit 4/5 und zwei mit 6/7.
rule-SC-CONST-17 = Die Safes haben diese Werte: Depot 2, 2, 3, 4, 6, 7; Anwesen 2, 3, 3, 4, 5, 6; Labor 3, 4, 4, 5, 5, 7.
rule-SC-CONST-18 = Welche Werte an einem Ort vorkommen, steht für alle sichtbar auf dem Spielplan und ändert sich nie.
rule-SC-CONST-19 = Auf dem Plan stehen: Depot 2, 3, 4, 6, 7; Anwesen 2, 3, 4, 5, 6; Labor 3, 4, 5, 7. Für die Eigenschaft „Schwätzerisch“ sind also falsch: 5 im Depot, 7 im Anwesen, 2 und 6 im Labor.

## Rules: a scoundrel

part-scoundrel = Ein Halunke
rule-SC-SCOU-01 = Ein Halunke besteht aus einer Eigenschaft und einem Job, jeweils der obersten Karte ihres Stapels.
rule-SC-SCOU-02 = Eigenschaft und Job ergeben zusammen den Namen. Die Eigenschaft bestimmt, wann du den Halunken nutzen darfst, und bringt Zusätze und Dollarsymbole mit; der Job bringt Fähigkeit, Farbe und Einschusslöcher.
rule-SC-SCOU-03 = Die beiden Karten bleiben zusammen, ob im Saloon, am Anführerbogen oder auf dem Ablagestapel. Nur ein Tausch trennt sie.
rule-SC-SCOU-04 = Die Dollarsymbole einer Eigenschaft stehen in einer Spalte und füllen sie von der ersten Stelle an. Jedes Einschussloch eines Jobs verdeckt eine bestimmte Stelle dieser Spalte.
rule-SC-SCOU-05 = Ein Halunke kostet 1 $ für jedes Dollarsymbol, das kein Einschussloch verdeckt; es können auch 0 $ sein.
rule-SC-SCOU-06 = Ein Einschussloch an einer Stelle ohne Dollarsymbol bewirkt nichts.
rule-SC-SCOU-07 = Die Tech-Symbole von Eigenschaft und Job werden addiert, so wie der Halunke gerade zusammengesetzt ist.
rule-SC-SCOU-08 = Tech-Symbole zählen erst am Spielende und nur bei Halunken an deinem Anführerbogen.

## Rules: set-up

part-set-up = Vorbereitung
rule-SC-SETUP-01 = Eigenschaften werden nach Stufe, Jobs nach Farbe sortiert; jeder Haufen wird für sich gemischt.
rule-SC-SETUP-02 = Aus den sortierten Karten entstehen ein Eigenschaftsstapel und ein Jobstapel; wie groß sie sind, hängt von Modus und Spielerzahl ab. Niedrige Stufen und frühe Farben liegen oben.
rule-SC-SETUP-03 = Im Eigenschaftsstapel liegen blaue Karten über allen 10 roten. Zu zweit, zu dritt und zu viert sind es 14, 20 und 26 blaue im kurzen Spiel, 20, 30 und 40 im erweiterten.
rule-SC-SETUP-04 = Im Jobstapel liegen oben die grünen Karten, dann die violetten und unten alle 22 schwarzen. Zu zweit, zu dritt und zu viert sind es im kurzen Spiel 4, 6 und 8 grüne und 6, 8 und 10 violette, im erweiterten 6, 8 und 12 grüne und 10, 14 und 18 violette.
rule-SC-SETUP-05 = Karten, die in keinen Stapel kommen, gehen ungesehen zurück in die Schachtel.
rule-SC-SETUP-06 = Zu zweit, zu dritt und zu viert haben die Stapel im kurzen Spiel 24, 30 und 36 Eigenschaften und 32, 36 und 40 Jobs, im erweiterten 30, 40 und 50 Eigenschaften und 38, 44 und 52 Jobs. Der Eigenschaftsstapel ist immer kleiner als der Jobstapel, im wilden Saloon kleiner als beide Jobstapel zusammen.
rule-SC-SETUP-07 = Drei Halunken kommen in den Saloon, einer nach dem anderen: erst auf Platz 2, dann auf 1, dann auf 0.
rule-SC-SETUP-08 = Die sechs Safes jedes Ortes werden gemischt; fünf kommen verdeckt auf seine Plätze auf dem Plan.
rule-SC-SETUP-09 = Der sechste Safe jedes Ortes ist ungenutzt: Er liegt verdeckt neben dem Plan, und niemand sieht ihn an.
rule-SC-SETUP-10 = Zu deinem Anführerbogen gehören 7 Marker, 3 Handlanger, ein Rufmarker und 7 Pokerkarten.
rule-SC-SETUP-11 = Kein Anführer kommt doppelt vor. Die Anführer werden ausgelost oder, sobald der Saloon offen liegt, frei gewählt. Davon hängen nur Name, Kartenfarbe und Strategiekarten ab.
rule-SC-SETUP-12 = Du setzt 1 Handlanger in den Knast und behältst 2, stellst deinen Ruf auf 0 und nimmst 4 $.
rule-SC-SETUP-13 = Du mischst deine 7 Pokerkarten und ziehst 4 geheim auf die Hand; die 3 übrigen sind dein verdeckter Stapel.
rule-SC-SETUP-14 = Spielt ihr mit Strategiekarten, wählst du geheim eine der zwei Karten deines Anführers. Alle decken zugleich auf; die anderen Karten kommen in die Schachtel.
rule-SC-SETUP-15 = Ohne die Option „Strategiekarten“ ist keine Strategiekarte im Spiel.
rule-SC-SETUP-16 = Das Los entscheidet, wer anfängt; gespielt wird im Uhrzeigersinn.

## Rules: a turn

part-turn = Ein Zug
rule-SC-TURN-01 = Jeder Spieler hat pro Tag 4 Züge, reihum im Uhrzeigersinn. Danach kommt das Tagesende.
rule-SC-TURN-02 = Dein Zug hat drei Schritte: planen, Fähigkeiten nutzen und zuletzt einen Halunken anheuern oder ins Büro des Sheriffs gehen.
rule-SC-TURN-03 = Nach jeder Aktion, egal in welchem Schritt, darf zuerst darauf reagiert werden. Erst dann geht der Zug weiter.
rule-SC-TURN-04 = Was du zu Beginn des Zugs, in Schritt 2 und am Ende des Zugs nutzen kannst, ist optional: Nutze nichts davon, einiges oder alles.
rule-SC-TURN-05 = Kannst du mehrere Fähigkeiten zur selben Zeit nutzen, wählst du die Reihenfolge und nutzt sie nacheinander.
rule-SC-TURN-06 = Scheitert eine Fähigkeit an Kosten oder Bedingung, wird sie dir im selben Teil des Zugs wieder angeboten, sobald du sie nutzen kannst.
rule-SC-TURN-07 = Passt du zu Beginn des Zugs, in Schritt 2 oder am Ende des Zugs, ist dieser Teil endgültig vorbei.

## Rules: step 1, plan

part-plan = Beginn des Zugs und Schritt 1: Plan
rule-SC-PLAN-01 = Fähigkeiten für den Beginn des Zugs nutzt du, bevor du deine Pokerkarte spielst.
rule-SC-PLAN-02 = Lege eine Pokerkarte aus der Hand verdeckt in einen freien Slot deines Anführerbogens. Welcher Slot es ist, erfahren alle.
rule-SC-PLAN-03 = Du darfst jeden freien Slot wählen; die Karte muss nicht dazu passen.
rule-SC-PLAN-04 = In jedem Slot liegt höchstens eine Karte, und sie bleibt dort bis zum Ende des Tages.
rule-SC-PLAN-05 = Die 0 passt zu keinem Slot: In einem Slot ist sie immer ein Bluff.
rule-SC-PLAN-06 = Du darfst auch dann in Slot 6 spielen, wenn du keine Fähigkeit für die 6 hast.
rule-SC-PLAN-07 = Du musst in jedem Zug genau eine Karte spielen. Eine Handkarte und einen freien Slot hast du dafür immer.
rule-SC-PLAN-08 = Hast du die 0 auf der Hand und einen nutzbaren Halunken mit „Ehrlich“ an deinem Anführerbogen, darfst du die 0 offen spielen, statt eine Karte in einen Slot zu legen.

## Rules: step 2, abilities

part-abilities = Schritt 2: welche Fähigkeiten eine Karte öffnet
rule-SC-ABIL-01 = Der Slot entscheidet, nicht die Karte: Du darfst die Anführerfähigkeit dieses Slots und jeden deiner Halunken mit dieser Zahl nutzen, auch wenn du bluffst.
rule-SC-ABIL-02 = Deine Anführerfähigkeit und deine Halunken darfst du in beliebiger Reihenfolge nutzen oder auslassen.
rule-SC-ABIL-03 = Einen Halunken mit mehreren Zahlen darfst du in jedem Zug nutzen, in dem dein Slot zu einer davon passt.
rule-SC-ABIL-04 = Auch einen Halunken, den du erst in Schritt 2 anheuerst oder durch einen Tausch veränderst, darfst du in diesem Schritt nutzen, wenn seine Zahl passt und weder seine Eigenschaft noch sein Job genutzt ist.
rule-SC-ABIL-05 = Hast du die 0 offen gespielt, gibt es keinen Slot: In Schritt 2 bleiben dir nur Strategiekarten.
rule-SC-ABIL-06 = Ein Slot öffnet nur Eigenschaften mit Zahlen. Er öffnet keine mit Pfeil oder Ereignis, keine für Beginn oder Ende des Zugs, keine mit „beim Anheuern“ und auch „Ehrlich“ nicht.

## Rules: using a scoundrel: limits

part-limits = Einen Halunken nutzen: Grenzen
rule-SC-USE-01 = Jede Fähigkeit darfst du in jedem Zug einmal nutzen, egal wer dran ist, und an jedem Tagesende einmal.
rule-SC-USE-02 = Du kannst einen Halunken nur nutzen, wenn in diesem Zug oder an diesem Tagesende weder seine Eigenschaft noch sein Job genutzt wurde.
rule-SC-USE-03 = Eigenschaft und Job gelten als genutzt, sobald die Nutzung beginnt. Innerhalb seiner eigenen Fähigkeit kann ein Halunke also nicht noch einmal genutzt werden.
rule-SC-USE-04 = Auch eine Anführerfähigkeit nutzt du höchstens einmal je Zug oder Tagesende. A und 2 zählen dabei als eine.
rule-SC-USE-05 = Nur mit dem Zusatz „zweimal nutzen“ darfst du einen Halunken mehr als einmal nutzen.
rule-SC-USE-06 = Anheuern, Abwerfen, Umstellen oder Tauschen macht nichts Genutztes wieder nutzbar.

## Rules: using a scoundrel: what is needed

part-needs = Einen Halunken nutzen: was nötig ist
rule-SC-USE-07 = Nutzbar ist ein Halunke, wenn der Zeitpunkt passt (oder ein anderer Halunke ihn nutzt), wenn Eigenschaft und Job beide ungenutzt sind und wenn die Bedingung erfüllt ist. Außerdem musst du erst die Kosten der Eigenschaft, dann die des Jobs ganz bezahlen können.
rule-SC-USE-08 = „Um diesen Halunken zu nutzen …“ auf einer Eigenschaft nennt Kosten. Auch alles, was du bei einem Job zahlst, verlierst oder in den Knast schickst, um etwas zu bekommen, gehört zu den Kosten. Kannst du sie nicht aufbringen, kannst du den Halunken nicht nutzen.
rule-SC-USE-09 = Ein Halunke, den du nicht nutzen konntest, gilt als nicht genutzt: Pfeile auf ihn wirken nicht.
rule-SC-USE-10 = Hat ein Halunke einen Bonus-Dollar und nutzt du ihn zu seinem eigenen Zeitpunkt, werden Kosten und Bedingung so geprüft, als hättest du den 1 $ schon.
rule-SC-USE-11 = Kannst du die Kosten bezahlen, darfst du einen Halunken auch dann nutzen, wenn er nichts bewirkt. Er gilt danach als genutzt.
rule-SC-USE-12 = Eine Nutzung, die nichts bewirken würde, ist als „ohne Wirkung“ gekennzeichnet. Das warnt dich, und Bots dürfen sie auslassen.

## Rules: using a scoundrel: order

part-order = Einen Halunken nutzen: die Reihenfolge
rule-SC-USE-13 = So läuft eine Nutzung ab: Eigenschaft und Job gelten als genutzt; Bonus-Dollar; Kosten der Eigenschaft; Kosten des Jobs; Wirkung von links nach rechts; wenn vorgesehen, die zweite Nutzung ab den Kosten; wenn vorgesehen, das Abwerfen. Erst dann können Pfeile wirken.
rule-SC-USE-14 = Eine begonnene Nutzung führst du so weit wie möglich aus. Optional ist nur, was du tun „darfst“; Dollars oder anderes kannst du nicht ablehnen.
rule-SC-USE-15 = Nichts unterbricht eine Fähigkeit; andere warten bis zu ihrem Ende. Was die Fähigkeit selbst verlangt, gehört zu ihr, etwa wenn sie einen anderen Halunken nutzt oder einen mit „beim Anheuern“ anheuert.
rule-SC-USE-16 = Einen Handlanger zu setzen ist keine Fähigkeit. Das geht auch mitten in einer, sobald das Spiel auf eine Entscheidung wartet.
rule-SC-USE-17 = Ein Halunke, der sich selbst abwirft, geht erst, wenn seine Fähigkeit zu Ende ist, bei „zweimal nutzen“ nach der zweiten Nutzung.
rule-SC-USE-18 = Sich selbst abzuwerfen sind Kosten, die ein Halunke überall bezahlen kann, wo er liegt. Verlangen es sowohl Eigenschaft als auch Job, wird er nur einmal abgeworfen.
rule-SC-USE-19 = Verlässt ein Halunke während seiner Nutzung den Anführerbogen, den Saloon oder den Ablagestapel, wo sie begann, läuft sie zu Ende. Er wird danach aber weder abgeworfen noch ein zweites Mal genutzt. Umstellen ist kein Verlassen.

## Rules: using a scoundrel: modifiers

part-modifiers = Einen Halunken nutzen: was daran etwas ändert
rule-SC-USE-20 = Den Bonus-Dollar bekommst du vor der Fähigkeit, und zwar nur einmal, auch wenn du den Halunken zweimal nutzt.
rule-SC-USE-21 = Bei „zweimal nutzen“ führst du die erste Nutzung ganz aus und darfst den Halunken dann in der neuen Lage noch einmal nutzen.
rule-SC-USE-22 = Bei „zweimal nutzen“ kommen beide Nutzungen vor jedem anderen Halunken, auch vor denen mit Pfeil.
rule-SC-USE-23 = Ein Pfeil auf einen zweimal genutzten Halunken wirkt nur einmal.
rule-SC-USE-24 = Bei „zweimal nutzen“ bezahlst du die Kosten für jede der beiden Nutzungen. Reicht es nicht für die zweite, entfällt sie.
rule-SC-USE-25 = Bekommt ein Halunke mit „zweimal nutzen“ bei der ersten Nutzung einen neuen Job, nutzt du beim zweiten Mal diesen, mit seinen Kosten, seiner Bedingung und den Kosten der Eigenschaft. Danach ist auch der neue Job genutzt. War er es schon vorher, entfällt die zweite Nutzung.
rule-SC-USE-26 = Nutzt ein Halunke mit „zweimal nutzen“ andere Halunken, müssen es zwei verschiedene sein.
rule-SC-USE-27 = Bonus-Dollar und „zweimal nutzen“ gelten immer, wenn der Halunke zu seinem eigenen Zeitpunkt genutzt wird, nicht nur bei Zahlen.
rule-SC-USE-28 = Bonus-Dollar und „zweimal nutzen“ entfallen, wenn der Halunke durch einen anderen genutzt wird.

## Rules: using one scoundrel through another

part-through = Einen Halunken durch einen anderen nutzen
rule-SC-USE-29 = Nutzt ein Halunke einen anderen, ist egal, wann dieser sonst genutzt werden darf. Alles Übrige gilt, auch die Kosten „Um diesen Halunken zu nutzen …“ und das Abwerfen.
rule-SC-USE-30 = Gehört eine Bedingung zum Zeitpunkt, etwa genau 0 $ bei „Großzügig“, gilt auch sie nicht, wenn ein anderer Halunke diesen nutzt.
rule-SC-USE-31 = Ein Halunke, den ein anderer nutzt, darf in diesem Zug oder an diesem Tagesende noch nicht genutzt sein. Ketten sind erlaubt, und jedes Glied wird einmal genutzt.
rule-SC-USE-32 = Nutzt ein Halunke einen anderen, darfst du nur einen wählen, der nutzbar ist, samt Kosten und Bedingung. Gibt es keinen, bewirkt die Fähigkeit nichts.
rule-SC-USE-33 = Nutzt ein Halunke einen anderen und ist einer nutzbar, musst du einen wählen.
rule-SC-USE-34 = Wirft sich ein Halunke ab, den ein anderer nutzt, geht er gleich nach seiner eigenen Nutzung. Der Halunke, der ihn genutzt hat, bleibt.
rule-SC-USE-35 = Nutzt ein Halunke an deinem Anführerbogen dort einen anderen, wirken danach Pfeile auf beide, sobald die ganze Aktion zu Ende ist.
rule-SC-USE-36 = Einen Halunken an einem gegnerischen Anführerbogen kannst du nie nutzen, tauschen oder abwerfen.

## Rules: when scoundrels are used

part-when = Wann Halunken genutzt werden
rule-SC-TIME-01 = Einen Halunken mit Pfeil darfst du nutzen, nachdem an deinem Anführerbogen der Halunke genutzt wurde, auf den der Pfeil zeigt.
rule-SC-TIME-02 = Hast du den Halunken, auf den der Pfeil zeigt, nicht genutzt, darfst du auch den mit dem Pfeil nicht nutzen. Ob du nicht wolltest oder nicht konntest, ist egal.
rule-SC-TIME-03 = Lässt du bei einem Halunken den optionalen Teil aus, hast du ihn trotzdem genutzt, und Pfeile auf ihn wirken.
rule-SC-TIME-04 = Welche Pfeile auf einen genutzten Halunken zeigen, entscheidet sich erst am Ende der ganzen Aktion: Es zählt der Platz, auf dem er dann liegt.
rule-SC-TIME-05 = Hat sich ein Halunke selbst abgeworfen, wirken die Pfeile auf den Platz, den er verlassen hat, trotzdem.
rule-SC-TIME-06 = Wurde ein Halunke abgeworfen, um Platz für einen angeheuerten zu machen, wirkt kein Pfeil auf ihn.
rule-SC-TIME-07 = Heuert eine Fähigkeit einen Halunken mit Pfeil an und legst du ihn so, dass der Pfeil auf den eben genutzten zeigt, darfst du ihn sofort nutzen.
rule-SC-TIME-08 = Wird ein Halunke im Saloon oder auf dem Ablagestapel genutzt, wirkt kein Pfeil, denn er liegt an keinem Anführerbogen.
rule-SC-TIME-09 = Pfeile wirken jederzeit, auch wenn der Nachbar in einem gegnerischen Zug oder am Tagesende genutzt wurde.
rule-SC-TIME-10 = Auch ein durch seinen Pfeil genutzter Halunke ist genutzt: Als Nächstes wirken die Pfeile auf ihn.
rule-SC-TIME-11 = Einen Halunken mit Ereignis darfst du sofort nach dem Ereignis nutzen, in jedem Zug, in jedem Schritt und am Tagesende, aber nur einmal je Zug oder Tagesende.
rule-SC-TIME-12 = Um auf ein Ereignis zu reagieren, muss der Halunke schon an deinem Anführerbogen liegen, wenn es eintritt, und noch dort liegen, wenn du ihn nutzt.
rule-SC-TIME-13 = Einen Halunken mit „beim Anheuern“ nutzt du in dem Moment, in dem du ihn anheuerst. Danach wird er abgeworfen, genutzt oder nicht; an einen Anführerbogen kommt er nie.
rule-SC-TIME-14 = Ein Halunke mit „beim Anheuern“ braucht keinen Platz; für ihn musst du nichts abwerfen.
rule-SC-TIME-15 = Einen Halunken mit „beim Anheuern“ zu nutzen gehört zum Anheuern. Heuert ihn eine Fähigkeit an, nutzt du ihn mitten in ihr und nicht erst danach.
rule-SC-TIME-16 = Halunken für den Beginn des Zugs nutzt du vor deiner Pokerkarte, in beliebiger Reihenfolge. Jede Bedingung wird geprüft, wenn der Halunke dran ist.
rule-SC-TIME-17 = Ein Halunke für das Ende des Zugs („Selbstsüchtig“) ist gleich nach Schritt 3 dran, vor der letzten Chance der anderen.
rule-SC-TIME-18 = Kommt eine Eigenschaft mit „beim Anheuern“ durch einen Tausch an deinen Anführerbogen, hat der Halunke dort keinen eigenen Zeitpunkt. Du kannst ihn nur durch einen anderen Halunken nutzen.
rule-SC-TIME-21 = Heuerst du in Schritt 3 einen Halunken mit „Selbstsüchtig“ an, darfst du ihn schon am Ende desselben Zugs nutzen. Heuerst du zu Beginn deines Zugs einen Halunken für den Beginn des Zugs an, darfst du ihn sofort nutzen.
rule-SC-TIME-19 = Dollars aus dem Büro des Sheriffs oder von einer Anführerfähigkeit zählen nie als Dollars durch einen Halunken, auch wenn dir ein Halunke dazu verholfen hat.
rule-SC-TIME-20 = Tritt dasselbe Ereignis in einer Aktion mehrmals ein, darfst du darauf nur einmal reagieren.

## Rules: reactions

part-reactions = Reaktionen
rule-SC-TRIG-01 = Reaktionen kommen, wenn eine Aktion zu Ende ist und keine Fähigkeit mehr läuft, nie mittendrin.
rule-SC-TRIG-02 = Alles, was seit den letzten Reaktionen geschah und genutzt wurde, kann Pfeile, Halunken mit Ereignis und Strategiekarten auslösen. Jeder Halunke ist dabei höchstens einmal vorgemerkt.
rule-SC-TRIG-03 = Zuerst wird gefragt, wer am Zug ist, dann die anderen im Uhrzeigersinn. Wer gefragt wird, reagiert einmal oder passt.
rule-SC-TRIG-04 = Jede Reaktion ist eine eigene Aktion: Was sie auslöst, kommt zu den offenen Reaktionen hinzu, und die Reihenfolge beginnt wieder bei dem Spieler, der am Zug ist.
rule-SC-TRIG-05 = Ältere Reaktionen bleiben offen, während neue hinzukommen; unter deinen wählst du frei.
rule-SC-TRIG-06 = Eine Reaktion ist weg, wenn du sie nutzt, wenn du passt oder wenn ihr Halunke deinen Anführerbogen verlassen hat.
rule-SC-TRIG-07 = Kannst du die Kosten einer Reaktion gerade nicht bezahlen, bleibt sie offen, wird dir aber nicht angeboten.
rule-SC-TRIG-08 = Kann niemand mehr reagieren, geht das Spiel weiter, und alle übrigen Reaktionen sind verloren.
rule-SC-TRIG-09 = Ein Halunke, bei dem du gepasst hast, ist nicht genutzt. Ein späteres Ereignis im selben Zug oder am selben Tagesende bietet ihn dir wieder an.
rule-SC-TRIG-10 = Am Tagesende ist niemand am Zug. Die Regel für die Reihenfolge am Tagesende bestimmt, wer dann zuerst reagiert.

## Rules: step 3, hire

part-hire = Schritt 3: anheuern oder zum Sheriff
rule-SC-HIRE-01 = In Schritt 3 heuerst du einen Halunken aus dem Saloon an oder gehst ins Büro des Sheriffs. Eines von beiden musst du tun.
rule-SC-HIRE-02 = Anheuern: Wähle einen Halunken im Saloon, bezahle seine vollen Kosten und lege ihn auf einen freien Platz an deinem Anführerbogen.
rule-SC-HIRE-03 = Kannst oder willst du niemanden anheuern, musst du ins Büro des Sheriffs.
rule-SC-HIRE-04 = Ist kein Platz frei, wirf einen Halunken von deinem Anführerbogen oder den eben angeheuerten ab. Das entscheidest du erst nach dem Bezahlen.
rule-SC-HIRE-05 = Nur beim Anheuern mit vollem Anführerbogen darfst du einen Halunken nach Belieben abwerfen.
rule-SC-HIRE-06 = Bei jedem Anheuern, auch durch eine Fähigkeit, darfst du die Halunken an deinem Anführerbogen umstellen. Sonst darfst du das nie.
rule-SC-HIRE-07 = Ablauf beim Anheuern: wählen, bezahlen, nehmen, bei vollem Anführerbogen abwerfen, legen und umstellen, Saloon auffüllen. Danach kann darauf reagiert werden.
rule-SC-HIRE-08 = Ablauf bei einem Halunken mit „beim Anheuern“: wählen, bezahlen, auf Wunsch umstellen, nutzen oder nicht, abwerfen, Saloon auffüllen. Danach kann darauf reagiert werden.
rule-SC-HIRE-09 = Solange du einen Halunken mit „beim Anheuern“ nutzt, bleibt er im Saloon auf seinem Platz oder rückt nach rechts. Nichts anderes kann ihn anheuern, nutzen oder tauschen.
rule-SC-HIRE-10 = Lässt dich eine Wirkung zu vollen Kosten anheuern, zahlst du, was der Halunke kostet. Ein Rabatt senkt die Kosten, aber nie unter 0 $; „kostenlos“ heißt 0 $.
rule-SC-HIRE-11 = Um Platz zu machen, darfst du jeden Halunken an deinem Anführerbogen abwerfen, ob in diesem Zug genutzt oder nicht, auch den, dessen Fähigkeit gerade anheuert.
rule-SC-HIRE-12 = Anheuern durch eine Fähigkeit ersetzt Schritt 3 nicht.
rule-SC-HIRE-13 = Einen in Schritt 3 angeheuerten Halunken kannst du in diesem Zug nicht mehr über seine Zahlen nutzen: Schritt 2 ist vorbei.

## Rules: saloon and discard pile

part-saloon = Saloon und Ablagestapel
rule-SC-SALOON-01 = Verlässt ein Halunke den Saloon, rücken die anderen sofort nach rechts in die Lücke, und für die frei gewordenen Plätze links entstehen neue.
rule-SC-SALOON-02 = Bei mehreren Lücken rücken erst alle nach rechts; dann entstehen neue Halunken einzeln, zuerst auf dem leeren Platz ganz rechts.
rule-SC-SALOON-03 = Abgeworfene Halunken liegen offen auf einem Stapel rechts vom Saloon, der neueste oben.
rule-SC-SALOON-04 = Den ganzen Ablagestapel dürfen alle ansehen; nutzen oder anheuern lässt sich nur der oberste Halunke.
rule-SC-SALOON-05 = Der Ablagestapel wird nie wieder eingemischt.
rule-SC-SALOON-06 = Ist der Eigenschafts- oder der Jobstapel leer, entstehen im ganzen Spiel keine neuen Halunken mehr.
rule-SC-SALOON-07 = Entstehen keine Halunken mehr, bleiben links Lücken; nach rechts gerückt wird weiterhin.
rule-SC-SALOON-08 = Ist der Saloon leer, kann niemand daraus anheuern, und im Büro des Sheriffs wird kein Halunke abgeworfen.
rule-SC-SALOON-09 = Ein leerer Pokerstapel gibt keine Karten her. Am Ende des Tages entsteht ein neuer.
rule-SC-SALOON-10 = Das Auffüllen des Saloons ist kein Ereignis; darauf reagiert nichts.

## Rules: placing henchmen

part-henchmen = Handlanger setzen
rule-SC-BLUFF-01 = In einem gegnerischen Zug darfst du einen deiner verfügbaren Handlanger auf die Karte dieses Zugs setzen: vom Spielen der Karte bis zum Ende des Zugs.
rule-SC-BLUFF-02 = Auf jeder Karte darf höchstens einer deiner Handlanger stehen. Mehrere Spieler dürfen dort je einen haben.
rule-SC-BLUFF-03 = Setze nie auf eine eigene Karte, auf eine offene Karte oder auf eine Karte aus einem früheren Zug. Nur das letzte dieser Verbote kann eine Karte aufheben.
rule-SC-BLUFF-04 = Handlanger im Knast oder auf einer Karte kannst du nicht setzen. Ein gesetzter Handlanger bleibt bis zum Tagesende stehen.
rule-SC-BLUFF-05 = Einen gesetzten Handlanger kannst du nicht zurücknehmen.
rule-SC-BLUFF-06 = Ein befreiter Handlanger kommt in den Vorrat seines Besitzers und kann sofort gesetzt werden.
rule-SC-BLUFF-07 = Sind deine drei Handlanger alle auf Karten, im Knast oder aus dem Spiel, kannst du keinen einsetzen, bis einer zurückkommt.
rule-SC-BLUFF-08 = Ist Verdächtigen jederzeit erlaubt, darf jeder Gegner, der noch setzen kann, das auch ungefragt tun: vom Spielen der Karte bis zum Ende des Zugs. Es gilt, sobald das Spiel auf eine Entscheidung wartet, auch mitten in einer Fähigkeit.
rule-SC-BLUFF-09 = Wird ein Handlanger gesetzt, während jemand entscheidet, wird dieser Spieler noch einmal gefragt, mit aktualisierter Auswahl. Reaktionen auf den Verdacht warten, bis keine Fähigkeit mehr läuft.
rule-SC-BLUFF-10 = Warnfrage: Würde ein verfügbarer Handlanger von dir in den Knast geschickt, wirst du allein vorher gefragt, ob du einen auf die Karte dieses Zugs setzt. Das gilt bei Hilfssheriff, Kopfgeldjäger/in, Gefangene/r, Gefängnisdirektor/in und der Strategiekarte „Harte Hand“.
rule-SC-BLUFF-11 = Keine Warnfrage bekommst du, wenn es in diesem Zug keine verdeckte Karte gibt, wenn sie von dir ist, wenn du keinen verfügbaren Handlanger oder schon einen auf der Karte hast, und am Tagesende.
rule-SC-BLUFF-12 = Schickt eine Wirkung Handlanger mehrerer Spieler in den Knast, kommen diese im Uhrzeigersinn an die Reihe, beginnend links von dem Spieler, der die Fähigkeit nutzt: jeweils erst Warnfrage, dann Wirkung. Wer ausgewählt wird, steht schon vor der Warnfrage fest.
rule-SC-BLUFF-13 = Letzte Chance: Bevor ein Zug endet, werden im Uhrzeigersinn alle Gegner, die noch setzen können, einmal gefragt: setzen oder passen. Ohne verdeckte Karte in diesem Zug entfällt das.
rule-SC-BLUFF-14 = Wird während der letzten Chance eine Fähigkeit genutzt, werden danach alle, die noch setzen können, noch einmal gefragt.
rule-SC-BLUFF-15 = Die letzte Chance kommt nach den Fähigkeiten für das Ende des Zugs („Selbstsüchtig“) und vor dem nächsten Zug.
rule-SC-BLUFF-16 = Alle sehen sofort, wessen Handlanger auf welche Karte gesetzt wurde.
rule-SC-BLUFF-17 = Wollen mehrere zugleich setzen, dürfen es alle, in der Reihenfolge, in der sie sich melden. Niemand nimmt den anderen damit etwas weg, auch nicht von der Belohnung.
rule-SC-BLUFF-18 = Schickst du einen eigenen Handlanger als Kosten in den Knast (Bankräuber/in, „Grausam“), gibt es keine Warnfrage.
rule-SC-BLUFF-19 = Bei Pyromane/Pyromanin, Schmied/in, Gehirnwäscher/in und Priester/in gibt es keine Warnfrage: Sie nehmen niemandem einen verfügbaren Handlanger weg.
rule-SC-BLUFF-20 = Wurde dein Handlanger auf der Karte dieses Zugs entfernt oder zurückgeholt, darfst du im selben Zug wieder einen darauf setzen.
rule-SC-BLUFF-21 = Ist Verdächtigen nur auf Nachfrage möglich, fragt dich das Spiel nur bei der Warnfrage und bei der letzten Chance. Zu warten kostet dich nichts, und du weißt mehr; du verzichtest nur auf ein frühes Signal.
rule-SC-BLUFF-22 = Ist Verdächtigen jederzeit erlaubt, gibt es Warnfrage und letzte Chance genauso. Alles, was „nur auf Nachfrage“ geschehen kann, kann also auch hier geschehen.
rule-SC-BLUFF-23 = Auf Wunsch passt das Programm bei der letzten Chance für dich. Es setzt nie einen Handlanger für dich.

## Rules: jail

part-jail = Der Knast
rule-SC-BLUFF-24 = Wird ein Handlanger befreit, kommt er aus dem Knast in den Vorrat seines Besitzers.
rule-SC-BLUFF-25 = In den Knast geschickt werden nur verfügbare Handlanger, nie solche auf Karten.
rule-SC-BLUFF-26 = Entfernte Handlanger sind aus dem Spiel: Niemand kann sie mehr setzen oder befreien, und sie zählen nicht mehr.

## Rules: end of the day

part-evening = Ende des Tages
rule-SC-DAY-01 = Am Tagesende deckt ihr in Zugreihenfolge jeweils die eigenen Karten auf, auf denen Handlanger stehen. Alle anderen bleiben verdeckt.
rule-SC-DAY-02 = Ist eine aufgedeckte Karte kein Bluff, gehen alle Handlanger darauf in den Knast. Niemand gewinnt oder verliert Ruf.
rule-SC-DAY-03 = Ist eine aufgedeckte Karte ein Bluff, gewinnt jeder, der einen Handlanger darauf hat, 1 Ruf und nimmt ihn in seinen Vorrat zurück.
rule-SC-DAY-04 = Jeder Bluff, bei dem du erwischt wirst, kostet dich 1 Ruf, egal wie viele Handlanger auf der Karte stehen.
rule-SC-DAY-05 = Alles, was ein Spieler aufdeckt, geschieht auf einmal, samt Gewinnen, Verlusten und Handlangern. Erst danach kann reagiert werden.
rule-SC-DAY-06 = Karten ohne Handlanger werden nicht aufgedeckt, auch nicht am Spielende. Nur die Wiedergabe darf sie nach dem Spiel zeigen.
rule-SC-DAY-07 = Am letzten Tag endet das Spiel nach dem Aufdecken: Es kommen keine Karten unter die Stapel, keine Hände werden aufgefüllt, kein neuer Tag beginnt.
rule-SC-DAY-08 = Auch am letzten Tag darf vor der Wertung noch auf das Aufdecken reagiert werden. Die Bestechung ist bei diesen Reaktionen weiter möglich.
rule-SC-DAY-09 = Das Tagesende gehört zu keinem Zug. Jeder Halunke darf darin einmal genutzt werden.
rule-SC-DAY-10 = Halunken, die auf das Tagesende warten, sind einmal dran, nachdem alle aufgedeckt haben, und zwar jeden Tag, auch am letzten.
rule-SC-DAY-11 = Fähigkeiten am Tagesende rühren weder gespielte Pokerkarten noch Handlanger darauf an: kein Setzen, Inspizieren, Entfernen oder Zurückholen. Solche Teile entfallen, der Rest gilt.
rule-SC-DAY-12 = Am Tagesende dürfen Fähigkeiten weiterhin Handlanger in den Knast schicken und befreien sowie Stapel, Hände, Safes, Dollars und Ruf verändern. Auch Anheuern und das Büro des Sheriffs sind erlaubt.
rule-SC-DAY-13 = Wollen am Tagesende mehrere zugleich Fähigkeiten nutzen, bestimmt der Spieler die Reihenfolge, der den letzten Zug des Tages hatte. Mit der Option „der letzte Beteiligte bestimmt“ tut es der von ihnen, der zuletzt am Zug war.
rule-SC-DAY-14 = Am Tagesende wird nur dann nach der Reihenfolge gefragt, wenn mindestens zwei Spieler reagieren können: Wer ist als Nächstes dran? Nach jedem Nutzen oder Passen kommt die Frage wieder.
rule-SC-DAY-15 = Nach dem Aufdecken mischst du deine gespielten Karten, auch eine offene 0, und legst sie unter deinen Stapel, nicht hinein.
rule-SC-DAY-16 = Nach dem Tag ziehst du nach, bis du 4 Karten auf der Hand hast. Hast du schon mehr, ziehst du keine.
rule-SC-DAY-17 = Dein Stapel und deine Hand reichen zusammen immer für 4 Karten.
rule-SC-DAY-18 = Wer allein den höchsten Ruf hat, bestimmt, wer am nächsten Tag anfängt; das darf jeder sein.
rule-SC-DAY-19 = Bei Gleichstand um den höchsten Ruf bleibt es, wie es ist: Am nächsten Tag fängt derselbe Spieler an wie heute.
rule-SC-DAY-20 = Handlanger im Knast bleiben dort von Tag zu Tag. Nach dem Aufdecken steht keiner mehr auf einer Karte.

## Rules: scouting and marking safes

part-safes = Safes inspizieren und markieren
rule-SC-SAFE-01 = Safe inspizieren: Wähle einen Safe, sieh dir geheim seinen Wert an und markiere ihn dann. Das Markieren ist Pflicht.
rule-SC-SAFE-02 = Ist kein Ort genannt, darfst du jeden Safe auf dem Plan wählen, aber nie einen auf einem Anführerbogen.
rule-SC-SAFE-03 = Safe markieren: Lege einen deiner Marker auf den Safe, mit einer Zahl deiner Wahl nach oben. Die Zahl darf falsch sein.
rule-SC-SAFE-04 = Die Zahl auf deinem Marker wählst du erst, nachdem du dir den Safe angesehen hast.
rule-SC-SAFE-05 = Ein Marker zeigt eine Zahl seines Paars 2/3, 4/5 oder 6/7; die andere steht auf der Rückseite. Dein Vorrat wird nach diesen Paaren gezählt.
rule-SC-SAFE-06 = Hast du keinen Marker mit der gewünschten Zahl mehr, musst du eine andere nehmen. Solange du noch einen Marker im Vorrat hast, musst du markieren.
rule-SC-SAFE-07 = Liegen alle deine sieben Marker auf Safes, markierst du entweder nicht oder versetzt einen deiner Marker von einem anderen Safe hierher.
rule-SC-SAFE-08 = Versetzen darfst du Marker auf Safes auf dem Plan, auf ungenutzten Safes und auf Safes, die du gestohlen hast, aber keinen auf einem Safe, den ein Gegner gestohlen hat.
rule-SC-SAFE-09 = Ein versetzter Marker darf jede seiner beiden Zahlen zeigen. Versetzt du ihn auf einen anderen Safe, hast du diesen damit markiert.
rule-SC-SAFE-10 = Auf einem Safe dürfen beliebig viele Marker liegen, egal von wem, auch mehrere von dir.
rule-SC-SAFE-11 = Einen Safe, den du schon markiert hast, darfst du wieder inspizieren und markieren.
rule-SC-SAFE-12 = Liegt an einem Ort kein Safe, kann dort nichts inspiziert, markiert oder gestohlen werden; dieser Teil bewirkt nichts.

## Rules: who may look at a safe

part-looking = Wer einen Safe ansehen darf
rule-SC-SAFE-13 = Jederzeit ansehen darfst du Safes, die du gestohlen hast, und Safes mit einem deiner Marker, egal wo sie liegen.
rule-SC-SAFE-14 = Safes, auf denen kein Marker von dir liegt und die du nicht gestohlen hast, darfst du nicht ansehen.
rule-SC-SAFE-15 = Du darfst einen Safe nicht mehr ansehen, wenn dein letzter Marker ihn verlässt oder wenn du ihn aufgibst, ohne dass ein Marker von dir darauf liegt.
rule-SC-SAFE-16 = Mit Gedächtnishilfe zeigt dir das Programm weiter, was du gesehen hast, solange alle verfolgen können, wo die Karte oder der Safe liegt.

## Rules: stealing

part-stealing = Stehlen
rule-SC-SAFE-17 = Safe stehlen: Nimm einen Safe vom Plan, egal von welchem Ort, wenn keiner genannt ist, und lege ihn verdeckt an deinen Anführerbogen. Alle Marker bleiben darauf.
rule-SC-SAFE-18 = Safes an einem gegnerischen Anführerbogen können nie gestohlen werden.
rule-SC-SAFE-19 = Dein Safelimit sagt, wie viele gestohlene Safes du behalten darfst. Es ist so hoch wie die Nummer des Tages: 1 am ersten, 2 am zweiten, 3 am dritten. Im wilden Saloon ist es jeden Tag 3.
rule-SC-SAFE-20 = Am Tagesende gilt noch das Limit des eben gespielten Tages.
rule-SC-SAFE-21 = Auch am Limit darfst du stehlen: Sieh dir den neuen Safe geheim an und entscheide dann, welchen du aufgibst; es darf auch der neue sein.
rule-SC-SAFE-22 = Ein aufgegebener Safe kommt verdeckt und mit allen Markern an seinen eigenen Ort zurück. Er kann wieder inspiziert und gestohlen werden.
rule-SC-SAFE-23 = Ein aufgegebener Safe kommt auf den ersten freien Platz seines Ortes; alle dürfen verfolgen, welcher es ist.
rule-SC-SAFE-24 = Hat der Ort eines aufgegebenen Safes keinen freien Platz, wird er ein ungenutzter Safe.
rule-SC-SAFE-25 = Bei sechs Safes und fünf Plätzen hat ein Ort nie mehr als einen ungenutzten Safe, also gibt es nichts zu mischen.
rule-SC-SAFE-26 = Ungenutzt ist ein Safe, der weder auf dem Plan noch an einem Anführerbogen liegt.
rule-SC-SAFE-27 = Ungenutzte Safes lassen sich nur inspizieren oder stehlen, wenn eine Wirkung es ausdrücklich sagt.
rule-SC-SAFE-28 = Für die Eigenschaft „Schwätzerisch“ gehört ein ungenutzter Safe zum Ort seiner Farbe.
rule-SC-SAFE-29 = Gestohlene Safes liegen am oberen Rand deines Anführerbogens, von links nach rechts. Ihre Reihenfolge bedeutet nichts.

## Rules: scouting a poker card

part-poker = Eine Pokerkarte inspizieren
rule-SC-SAFE-30 = Pokerkarte inspizieren: Sieh sie dir geheim an und lege sie verdeckt genau dorthin zurück, wo sie lag, wenn die Fähigkeit nichts anderes sagt. Markiert wird sie nie.
rule-SC-SAFE-31 = Deine Hand und deine gespielten Karten darfst du jederzeit ansehen. Einen Stapel (auch deinen eigenen), eine gegnerische Hand oder eine verdeckte gegnerische Karte darfst du nur ansehen, wenn eine Fähigkeit es erlaubt.

## Rules: reputation

part-reputation = Ruf
rule-SC-REP-01 = Gewinnst oder verlierst du Ruf, rückt dein Rufmarker um so viele Felder weiter oder zurück. Auf einem Feld dürfen beliebig viele stehen.
rule-SC-REP-02 = Dein Ruf steigt nie über 6 und fällt nie unter −2.
rule-SC-REP-03 = Bei 6 kannst du keinen Ruf gewinnen; also reagiert auch nichts darauf.
rule-SC-REP-04 = Bei −2 kannst du keinen Ruf verlieren; also reagiert auch nichts darauf.
rule-SC-REP-05 = Kosten in Ruf kannst du nur bezahlen, solange dein Ruf über −2 liegt.
rule-SC-REP-06 = Steht dein Ruf bei −2, entfällt jeder Verlust von Ruf, mit dem du keine Kosten bezahlst.
rule-SC-REP-07 = Dein Ruf entscheidet mit, wer am nächsten Tag anfängt, und bringt am Spielende Tech.

## Rules: Sheriff’s Office

part-sheriff = Das Büro des Sheriffs
rule-SC-SHER-01 = Im Büro des Sheriffs wird zuerst der Halunke ganz rechts im Saloon abgeworfen und der Saloon aufgefüllt. Dann wählst du eine Möglichkeit.
rule-SC-SHER-02 = Informationen verkaufen: Du bekommst 2 $.
rule-SC-SHER-03 = Kaution: Zahle 2 $, um einen Handlanger zu befreien, oder 4 $ für zwei, egal wem sie gehören.
rule-SC-SHER-04 = Kaution für einen oder zwei Handlanger kannst du nur zahlen, wenn mindestens so viele im Knast sitzen.
rule-SC-SHER-05 = Bestechung, nur am letzten Tag: Zahle 12 $, um einen beliebigen Safe vom Plan zu stehlen. Dein Safelimit gilt.
rule-SC-SHER-06 = Die Bestechung ist nur möglich, wenn noch ein Safe auf dem Plan liegt.
rule-SC-SHER-07 = Im Büro des Sheriffs musst du genau eine Möglichkeit wählen. Informationen verkaufen geht immer.
rule-SC-SHER-08 = Nutzt du durch eine Fähigkeit (Marschall) eine Möglichkeit aus dem Büro des Sheriffs, wird kein Halunke aus dem Saloon abgeworfen.
rule-SC-SHER-09 = Nutzt du durch eine Fähigkeit eine Möglichkeit aus dem Büro des Sheriffs, ersetzt das nicht deinen Schritt 3. Dort darfst du dieselbe noch einmal wählen.

## Rules: end of the game and scoring

part-scoring = Spielende und Wertung
rule-SC-SCORE-01 = Das Spiel endet am letzten Tag nach dem Aufdecken und den Reaktionen darauf.
rule-SC-SCORE-02 = Decke deine gestohlenen Safes auf und zähle ihre Werte zusammen.
rule-SC-SCORE-03 = Jeder Marker auf deinen gestohlenen Safes, der den richtigen Wert zeigt, bringt dir +1, egal wem er gehört. Eine Obergrenze gibt es nicht.
rule-SC-SCORE-04 = Dazu kommt die Tech, die dein Ruf bringt; sie kann negativ sein.
rule-SC-SCORE-05 = Jedes Tech-Symbol auf Halunken an deinem Anführerbogen bringt dir +1.
rule-SC-SCORE-06 = Wer die meiste Tech hat, gewinnt.
rule-SC-SCORE-07 = Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Dollars hat. Steht es dann noch gleich, gewinnt, wer von ihnen zuletzt am Zug war.
rule-SC-SCORE-08 = „Zuletzt am Zug“ heißt bei Gleichstand: später in der Zugreihenfolge des letzten Tages. So gewinnt immer genau ein Spieler.
rule-SC-SCORE-09 = Über die weiteren Plätze entscheidet dasselbe: Tech, Dollars, späterer Zug.
rule-SC-SCORE-10 = Strategiekarten, übrige Marker und Handlanger zählen nichts, Dollars nur bei Gleichstand.

## Rules: talk and deals

part-talk = Reden und Abmachungen
rule-SC-COMM-01 = Reden darfst du frei: dein Wissen teilen, es für dich behalten oder lügen.
rule-SC-COMM-02 = Verdecktes darfst du nicht als Beweis herzeigen, weder Safes noch Hand noch gespielte Karten, außer eine Fähigkeit erlaubt es.
rule-SC-COMM-03 = Das Programm bietet nichts, womit sich Verdecktes herzeigen lässt, und keine Nachricht, deren Wahrheit es bestätigt.
rule-SC-COMM-04 = Abmachungen sind erlaubt, sind aber nicht bindend.
rule-SC-COMM-05 = Dollars, Karten, Marker und Handlanger darfst du weder verschenken noch tauschen.
rule-SC-COMM-06 = Lügen ändern nie eine Regel: Verdächtigte Karten werden aufgedeckt, Kosten bezahlt und Pflichtteile ausgeführt.
rule-SC-COMM-07 = In welchen Slot du spielst, ist eine Tatsache, die alle sehen. „Ich habe eine 3 gespielt“ ist bloß Gerede.

## Rules: effects

part-effects = Wirkungen
rule-SC-EFF-01 = Wähle ein Ziel so, dass möglichst viel geschieht: Geschieht nur bei manchen Zielen etwas, wähle eines von diesen.
rule-SC-EFF-02 = Gibt es kein Ziel, bewirkt dieser Teil nichts, und der nächste folgt.
rule-SC-EFF-03 = Fragt eine Wirkung, ob ein Handlanger befreit wurde oder in den Knast ging, zählt, was vorher in derselben Nutzung wirklich geschah.
rule-SC-EFF-04 = Hast du die Wahl zwischen mehreren Wirkungen, darfst du keine nehmen, die nichts bewirkt, solange eine andere etwas bewirken kann.
rule-SC-EFF-05 = Einen optionalen Teil, der etwas kostet, kannst du nur annehmen, wenn du die Kosten bezahlen kannst.
rule-SC-EFF-06 = Ein optionales Anheuern kannst du nur annehmen, wenn ein Halunke da ist, den du bezahlen kannst.
rule-SC-EFF-07 = Was du zahlst, geht an die Bank. Andere bekommen deine Dollars nur durch eine Wirkung, die sie dir wegnimmt.
rule-SC-EFF-08 = Zählt eine Wirkung am Tagesende, wie viele Karten du heute gespielt hast, sind es vier.
rule-SC-EFF-09 = Widerspricht eine Karte einer Regel, gilt die Karte.
rule-SC-EFF-10 = „Du“ auf einer Karte ist der Spieler, der den Halunken nutzt, auch im Zug eines anderen.

## Rules: jobs

part-jobs = Jobs
rule-SC-JOB-ABOMINATION-1 = Scheusal: Du bekommst 2 $ und inspizierst die oberste Karte eines Pokerstapels. Danach darfst du diesen Stapel mischen.
rule-SC-JOB-ABOMINATION-2 = Scheusal: Die Karte liegt wieder oben, bevor du dich fürs Mischen entscheidest.
rule-SC-JOB-ABOMINATION-3 = Scheusal: Wähle irgendeinen Stapel, der nicht leer ist, auch deinen eigenen. Markiert wird nichts. Das geht auch am Tagesende.
rule-SC-JOB-ARSONIST-1 = Pyromane/Pyromanin: Du bekommst 2 $ und wählst eine deiner verdeckt gespielten Karten; alle Handlanger darauf werden entfernt.
rule-SC-JOB-ARSONIST-2 = Pyromane/Pyromanin: Alle Handlanger auf dieser Karte, egal von wem, sind für immer aus dem Spiel. Nichts kann sie einsetzen oder befreien.
rule-SC-JOB-ARSONIST-3 = Pyromane/Pyromanin: Stehen auf deinen Karten Handlanger, musst du eine Karte mit Handlanger wählen. Am Tagesende gibt es nur die 2 $.
rule-SC-JOB-AUTOMATON-1 = Automaton: Zieh 1 Pokerkarte von deinem Stapel; du bekommst 2 $.
rule-SC-JOB-AUTOMATON-2 = Automaton: Ein Handlimit gibt es nicht; von einem leeren Stapel ziehst du nichts.
rule-SC-JOB-AUTOMATON-3 = Automaton: Karten, die du noch auf der Hand hast, zählen beim Auffüllen mit: Du ziehst nur bis vier.
rule-SC-JOB-BANK-ROBBER-1 = Bankräuber/in: Schicke einen deiner verfügbaren Handlanger in den Knast, um 6 $ zu bekommen.
rule-SC-JOB-BANK-ROBBER-2 = Bankräuber/in: Ohne verfügbaren Handlanger kannst du diesen Halunken nicht nutzen.
rule-SC-JOB-BANKER-1 = Banker/in: Du bekommst 4 $.
rule-SC-JOB-BOUNTY-HUNTER-1 = Kopfgeldjäger/in: Wähle einen Gegner, der einen verfügbaren Handlanger in den Knast schickt. Ging einer dorthin, bekommst du 3 $.
rule-SC-JOB-BOUNTY-HUNTER-2 = Kopfgeldjäger/in: Vorher kommt die Warnfrage, wie beim Hilfssheriff.
rule-SC-JOB-BRAINWASHER-1 = Gehirnwäscher/in: Befreie einen Handlanger, egal von wem. Hast du einen befreit, darfst du ihn auf eine Pokerkarte setzen.
rule-SC-JOB-BRAINWASHER-2 = Gehirnwäscher/in: Setzen darfst du den befreiten Handlanger nur auf eine verdeckte gegnerische Karte, egal aus welchem Zug von heute.
rule-SC-JOB-BRAINWASHER-3 = Gehirnwäscher/in: Der Handlanger darf nicht auf eine Karte seines Besitzers und nicht dorthin, wo dieser schon einen hat.
rule-SC-JOB-BRAINWASHER-4 = Gehirnwäscher/in: Wurde kein Handlanger befreit, entfällt der Rest.
rule-SC-JOB-BRAINWASHER-5 = Gehirnwäscher/in: Du darfst auch einen gegnerischen Handlanger befreien und setzen. Am Tagesende gewinnt dann sein Besitzer den Ruf, oder der Handlanger kommt in den Knast.
rule-SC-JOB-BRAINWASHER-6 = Gehirnwäscher/in: Am Tagesende wird der Handlanger nur befreit.
rule-SC-JOB-BRAINWASHER-7 = Gehirnwäscher/in: Wird der Handlanger gesetzt, gilt der Besitzer der Karte als verdächtigt und kann reagieren.
rule-SC-JOB-CHEF-1 = Koch/Köchin: Zahle 1 $, um 4 $ zu bekommen.
rule-SC-JOB-CHEF-2 = Koch/Köchin: Mit 0 $ kannst du diesen Halunken nicht nutzen.
rule-SC-JOB-CON-ARTIST-1 = Hochstapler/in: Verliere 1 Ruf, um 5 $ zu bekommen.
rule-SC-JOB-CON-ARTIST-2 = Hochstapler/in: Bei Ruf −2 kannst du diesen Halunken nicht nutzen.
rule-SC-JOB-COW-1 = Kuh: Wirf diesen Halunken ab, um 4 $ zu bekommen.
rule-SC-JOB-DOG-1 = Hund: Wirf diesen Halunken ab, um einen beliebigen Safe zu inspizieren und zu markieren.
rule-SC-JOB-DEPUTY-1 = Hilfssheriff: Wähle einen Gegner, der einen verfügbaren Handlanger in den Knast schickt. Du bekommst 2 $.
rule-SC-JOB-DEPUTY-2 = Hilfssheriff: Vorher kommt die Warnfrage: Dieser Gegner darf erst noch einen Handlanger auf die Karte dieses Zugs setzen.
rule-SC-JOB-DEPUTY-3 = Hilfssheriff: Hat dieser Gegner dabei seinen letzten verfügbaren Handlanger gesetzt, geht keiner in den Knast.
rule-SC-JOB-DETECTIVE-1 = Detektiv/in: Du bekommst 1 $ und inspizierst eine verdeckt gespielte gegnerische Karte. Du darfst einen deiner verfügbaren Handlanger darauf setzen.
rule-SC-JOB-DETECTIVE-2 = Detektiv/in: Es darf auch eine Karte aus einem früheren Zug von heute sein, aber keine, auf der schon ein Handlanger von dir steht. Am Tagesende gibt es nur den 1 $.
rule-SC-JOB-DOCTOR-1 = Doktor/in: Du bekommst 2 $. Danach darfst du den obersten Halunken des Ablagestapels zu vollen Kosten anheuern.
rule-SC-JOB-DOCTOR-2 = Doktor/in: Du musst die vollen Kosten bezahlen; die 2 $ darfst du dafür nehmen.
rule-SC-JOB-DOCTOR-3 = Doktor/in: Heuerst du damit einen Halunken an, dessen Pfeil auf diesen zeigt, darfst du ihn danach nutzen.
rule-SC-JOB-DOCTOR-4 = Doktor/in: Ein damit angeheuerter Halunke mit „Gierig“ kann auf die 2 $ nicht reagieren: Er lag noch nicht an deinem Anführerbogen, als du sie bekamst.
rule-SC-JOB-DOCTOR-5 = Doktor/in: Bei vollem Anführerbogen darf der neue Halunke auch diesen ersetzen. Pfeile auf den abgeworfenen Halunken wirken dann nicht.
rule-SC-JOB-DOCTOR-6 = Doktor/in: Liegt dieser Halunke oben auf dem Ablagestapel und wird er durch Totengräber/in genutzt, darf er sich selbst anheuern.
rule-SC-JOB-DOCTOR-7 = Doktor/in: Liegt ein Halunke mit „beim Anheuern“ oben, bezahle ihn und nutze ihn, wenn du magst. Er bleibt oben auf dem Stapel.
rule-SC-JOB-DOCTOR-8 = Doktor/in: Nutzt du diesen Halunken zweimal, kann er dieselbe Karte des Stapels weder zweimal nutzen noch zweimal anheuern.
rule-SC-JOB-FORGER-1 = Fälscher/in: Du bekommst 2 $. Du darfst einen deiner Marker auf einen anderen Safe auf dem Plan legen oder ihn an Ort und Stelle umdrehen.
rule-SC-JOB-FORGER-2 = Fälscher/in: Ein Marker auf einem Safe, den jemand anderes gestohlen hat, ist nicht wählbar. Versetzen gilt als Markieren, Umdrehen nicht.
rule-SC-JOB-GAMBLER-1 = Glücksspieler/in: Zeig allen die oberste Karte deines Pokerstapels und misch sie wieder in den Stapel. War es eine 5 oder 6, bekommst du 7 $.
rule-SC-JOB-GAMBLER-2 = Glücksspieler/in: Die Karte wird in jedem Fall eingemischt, ob sie Geld brachte oder nicht.
rule-SC-JOB-GAMBLER-3 = Glücksspieler/in: Gemischt wird der ganze Stapel. Ist er leer, geschieht nichts.
rule-SC-JOB-HORSE-1 = Pferd: Nutze einen anderen Halunken an deinem Anführerbogen.
rule-SC-JOB-HORSE-2 = Pferd: Wirft sich der genutzte Halunke selbst ab, geht er und nicht das Pferd. Nutzt das Pferd eine Kuh, wird die Kuh abgeworfen.
rule-SC-JOB-HORSE-3 = Pferd: Mit „Umwerfend“ oder „Rücksichtslos“ müssen es zwei verschiedene Halunken sein.
rule-SC-JOB-HORSE-4 = Pferd: Ketten sind erlaubt, etwa Pferd, Gastwirt/in, ein Halunke im Saloon.
rule-SC-JOB-IMPERSONATOR-1 = Nachahmer/in: Du bekommst 1 $. Du darfst den Job dieses Halunken mit dem eines anderen an deinem Anführerbogen oder im Saloon tauschen.
rule-SC-JOB-IMPERSONATOR-2 = Nachahmer/in: Den neuen Job nutzt du jetzt nicht, außer als zweite Nutzung bei „zweimal nutzen“.
rule-SC-JOB-IMPERSONATOR-3 = Nachahmer/in: Fürs Tauschen gilt dasselbe wie bei Schneider/in.
rule-SC-JOB-IMPERSONATOR-4 = Nachahmer/in: Der andere Halunke trägt nun diesen schon genutzten Job und kann in diesem Zug oder an diesem Tagesende nicht mehr genutzt werden.
rule-SC-JOB-INNKEEPER-1 = Gastwirt/in: Nutze einen Halunken im Saloon; er bleibt dort.
rule-SC-JOB-INNKEEPER-2 = Gastwirt/in: Wirft sich der genutzte Halunke selbst ab, wird er abgeworfen und der Saloon sofort aufgefüllt.
rule-SC-JOB-INNKEEPER-3 = Gastwirt/in: Ein so genutzter Halunke mit „beim Anheuern“ wurde nicht angeheuert; er bleibt im Saloon.
rule-SC-JOB-INVENTOR-1 = Erfinder/in: Stiehl einen ungenutzten Safe: Wähle die Farbe, nimm den Safe ungesehen und sieh ihn dir dann an.
rule-SC-JOB-INVENTOR-2 = Erfinder/in: Der Safe wird vorher nicht inspiziert; nachsehen darfst du nur, wenn ein Marker von dir darauf liegt.
rule-SC-JOB-INVENTOR-3 = Erfinder/in: Bist du damit über deinem Limit, gibst du einen Safe auf, vielleicht den neuen; er kommt an seinen Ort zurück.
rule-SC-JOB-INVENTOR-4 = Erfinder/in: Ist der Ort des aufgegebenen Safes voll, wird dieser wieder ein ungenutzter.
rule-SC-JOB-INVESTOR-1 = Investor/in: Du bekommst 1 $ für jede Pokerkarte, die du heute gespielt hast.
rule-SC-JOB-INVESTOR-2 = Investor/in: Die Karte dieses Zugs zählt mit, auch eine offen gespielte 0.
rule-SC-JOB-INVESTOR-3 = Investor/in: Am Tagesende sind es 4 $, auch wenn die Karten schon unter dem Stapel liegen.
rule-SC-JOB-JOURNALIST-1 = Journalist/in: Du bekommst 3 $ und inspizierst eine verdeckt gespielte Pokerkarte.
rule-SC-JOB-JOURNALIST-2 = Journalist/in: Du darfst auch eine eigene Karte wählen, wenn der Tisch das nicht abgeschaltet hat.
rule-SC-JOB-JOURNALIST-3 = Journalist/in: Am Tagesende gibt es nur die 3 $.
rule-SC-JOB-JOURNALIST-4 = Journalist/in: Nur du siehst die Karte; sie bleibt, wo sie ist, und wird nicht markiert.
rule-SC-JOB-MAIL-CARRIER-1 = Briefträger/in: Du darfst einen Halunken aus dem Saloon zu vollen Kosten anheuern.
rule-SC-JOB-MAIL-CARRIER-2 = Briefträger/in: Für Kosten, Pfeile, vollen Anführerbogen und Halunken mit „beim Anheuern“ gilt dasselbe wie bei Doktor/in; Letztere werden wie üblich aus dem Saloon abgeworfen.
rule-SC-JOB-MARSHAL-1 = Marschall: Nutze eine Möglichkeit aus dem Büro des Sheriffs. Aus dem Saloon wird dabei niemand abgeworfen.
rule-SC-JOB-MARSHAL-2 = Marschall: Dein Schritt 3 bleibt, wie er ist; dort darfst du dieselbe Möglichkeit noch einmal wählen.
rule-SC-JOB-MARSHAL-3 = Marschall: Auf so gewonnene Dollars reagiert „Gierig“ nicht. Was auf das Büro des Sheriffs reagiert, darf es aber.
rule-SC-JOB-MASTERMIND-1 = Drahtzieher/in: Markiere einen Safe auf dem Plan, ohne ihn zu inspizieren; du bekommst 3 $.
rule-SC-JOB-MASTERMIND-2 = Drahtzieher/in: Vor dem Markieren siehst du dir den Safe nicht an, außer es liegt schon ein Marker von dir darauf.
rule-SC-JOB-MASTERMIND-3 = Drahtzieher/in: Einen Safe mit einem Marker von dir darfst du noch einmal markieren.
rule-SC-JOB-MASTERMIND-4 = Drahtzieher/in: Den markierten Safe darfst du danach ansehen. Das ist kein Inspizieren.
rule-SC-JOB-OUTLAW-1 = Gesetzlose/r: Zahle 2 $, um einen Safe von einem beliebigen Ort zu stehlen.
rule-SC-JOB-PRIEST-1 = Priester/in: Befreie einen Handlanger, egal von wem. Ist es ein gegnerischer, gewinnst du 1 Ruf, ist es dein eigener, bekommst du 1 $.
rule-SC-JOB-PRINTER-1 = Drucker/in: Du bekommst 1 $ für jeden deiner Marker, der auf einem Safe liegt, höchstens 5 $.
rule-SC-JOB-PRISONER-1 = Gefangene/r: Links von dir beginnend wählt jeder Gegner im Uhrzeigersinn: einen eigenen verfügbaren Handlanger in den Knast schicken oder 1 Ruf verlieren.
rule-SC-JOB-PRISONER-2 = Gefangene/r: Wer keinen verfügbaren Handlanger hat, muss den Ruf verlieren.
rule-SC-JOB-PRISONER-3 = Gefangene/r: Direkt vor der eigenen Wahl darf jeder Gegner noch einen Handlanger auf die Karte dieses Zugs setzen (Warnfrage).
rule-SC-JOB-PRISONER-4 = Gefangene/r: Wer bei Ruf −2 steht, muss einen verfügbaren Handlanger in den Knast schicken. Ohne einen geschieht nichts.
rule-SC-JOB-PROSPECTOR-1 = Goldschürfer/in: Du bekommst 3 $.
rule-SC-JOB-RENEGADE-1 = Abtrünnige/r: Stiehl einen Safe.
rule-SC-JOB-RENEGADE-2 = Abtrünnige/r: Du kannst diesen Halunken nur nutzen, wenn ein Gegner mehr gestohlene Safes hat als du.
rule-SC-JOB-TAILOR-1 = Schneider/in: Du bekommst 1 $. Du darfst den Job eines anderen Halunken von dir mit dem eines dritten an deinem Anführerbogen oder im Saloon tauschen.
rule-SC-JOB-TAILOR-2 = Schneider/in: Der eigene Job wird dabei nie getauscht.
rule-SC-JOB-TAILOR-3 = Bei einem Tausch wechseln die beiden Jobs (oder Eigenschaften) den Platz; alles andere bleibt.
rule-SC-JOB-TAILOR-4 = Ein Halunke, dessen Eigenschaft oder Job schon genutzt wurde, kann nach dem Tausch nicht genutzt werden, außer als zweite Nutzung bei „zweimal nutzen“.
rule-SC-JOB-TAILOR-5 = Sind nach dem Tausch Eigenschaft und Job eines Halunken beide ungenutzt, darfst du ihn nutzen. Passt sein Zeitpunkt, geht das sogar im selben Schritt.
rule-SC-JOB-TAILOR-6 = Tauschen ist kein Anheuern: Du stellst nicht um, nutzt keinen Halunken mit „beim Anheuern“, und nichts reagiert wie auf ein Anheuern.
rule-SC-JOB-TAILOR-7 = Schneider/in: Pfeile auf diesen Halunken wirken nach dem Tausch, mit den Fähigkeiten, die dann da sind.
rule-SC-JOB-TAILOR-8 = Mit einem Halunken an einem gegnerischen Anführerbogen oder auf dem Ablagestapel wird nie getauscht. Nur ein dort genutzter Halunke mit dem Job Nachahmer/in darf seinen eigenen Job tauschen.
rule-SC-JOB-TAILOR-10 = Tauschen darfst du auch mit einem Halunken, dessen Fähigkeit gerade läuft, etwa mit einem Pferd, das Schneider/in nutzt. Diese Fähigkeit geht unverändert weiter.
rule-SC-JOB-TAILOR-9 = Einschusslöcher und Farbe wandern beim Tausch mit dem Job mit. Bei einem Halunken im Saloon können sich dadurch die Kosten ändern.
rule-SC-JOB-TEST-SUBJECT-1 = Versuchsobjekt: Inspiziere einen ungenutzten Safe und markiere ihn. Du darfst ihn mit einem Safe seines Ortes auf dem Plan tauschen.
rule-SC-JOB-TEST-SUBJECT-2 = Versuchsobjekt: Ungenutzt ist ein Safe, der weder auf dem Plan noch an einem Anführerbogen liegt.
rule-SC-JOB-TEST-SUBJECT-3 = Versuchsobjekt: Beim Tauschen behält jeder Safe seine Marker, und alle sehen, welche zwei den Platz wechseln.
rule-SC-JOB-TIME-TRAVELER-1 = Zeitreisende/r: Zahle 1 $, um eine Anführerfähigkeit zu nutzen, die in diesem Zug oder an diesem Tagesende noch frei ist: inspizieren, 3 $, 4 $ oder stehlen. Danach gilt sie als genutzt.
rule-SC-JOB-UNDERTAKER-1 = Totengräber/in: Nutze den obersten Halunken des Ablagestapels und lege ihn dann unter den Stapel.
rule-SC-JOB-UNDERTAKER-2 = Totengräber/in: Das geht auch bei Halunken, die sich selbst abwerfen, und bei solchen mit „beim Anheuern“. Auch sie kommen danach unter den Stapel, nicht obenauf.
rule-SC-JOB-UNDERTAKER-3 = Totengräber/in: Jeder so genutzte Halunke kommt unter den Stapel, außer er hat ihn verlassen.
rule-SC-JOB-UNDERTAKER-4 = Totengräber/in: Wurde der oberste Halunke in diesem Zug oder an diesem Tagesende schon genutzt, bewirkt die Fähigkeit nichts.
rule-SC-JOB-UNDERTAKER-5 = Totengräber/in: Liegt dieser Halunke selbst oben auf dem Stapel, während er genutzt wird, bewirkt er nichts.
rule-SC-JOB-UNDERTAKER-6 = Totengräber/in: Ist der Ablagestapel leer, bewirkt die Fähigkeit nichts.
rule-SC-JOB-HOUSE-1 = Diese Jobs tun genau, was auf ihrer Karte steht: Alchemist/in, Auktionator/in, Barkeeper/in, Schmied/in, Landstreicher/in, Farmer/in, Gärtner/in, Revolverheld/in, Richter/in, Laborassistent/in, Kredithai, Späher/in, Bürgermeister/in, Ölbaron/in, Taschendieb/in, Rädelsführer/in, Viehdieb/in, Safeknacker/in, Lehrer/in, Schmuggler/in, Stallknecht/Stallmagd, Bahnhofsvorsteher/in, Landvermesser/in, Zugräuber/in, Gefängnisdirektor/in.
rule-SC-JOB-HOUSE-2 = Farmer/in: Es zählen die Halunken, die jetzt an deinem Anführerbogen liegen, dieser eingeschlossen, wenn er dort liegt.
rule-SC-JOB-HOUSE-3 = Landstreicher/in: Mit 4 $ oder mehr kannst du diesen Halunken nicht nutzen.
rule-SC-JOB-HOUSE-4 = Bürgermeister/in: Erst gewinnst du 1 Ruf, dann bekommst du so viele Dollars, wie dein Ruf nun beträgt, mindestens 0 $ und höchstens 4 $.
rule-SC-JOB-HOUSE-5 = Safeknacker/in: Ob du stiehlst, entscheidest du getrennt, nach dem Markieren. Auch wenn du verzichtest, ist der Halunke genutzt.
rule-SC-JOB-HOUSE-6 = Viehdieb/in: Wählbar sind nur Gegner mit mehr Dollars als du. Gibt es keinen, geschieht nichts.
rule-SC-JOB-HOUSE-7 = Gefängnisdirektor/in: Für jeden Gegner nacheinander kommt erst die Warnfrage, dann der Knast. Danach bekommst du 1 $ für jeden Handlanger, der dorthin ging.
rule-SC-JOB-HOUSE-8 = Schmied/in: Der zurückgeholte Handlanger kommt von der Karte in deinen Vorrat. Steht dann kein Handlanger mehr auf ihr, wird sie nicht aufgedeckt.
rule-SC-JOB-HOUSE-9 = Rädelsführer/in: Die Kosten sind 1 Ruf. Du darfst diesen Halunken auch bei leerem Saloon nutzen, dann ohne Wirkung.
rule-SC-JOB-HOUSE-10 = Alchemist/in: Zuerst sagst du, wie viele Dollars du zahlst, und bezahlst sie; höchstens so viele, wie du hast.
rule-SC-JOB-HOUSE-11 = Späher/in: Du inspizierst eine verdeckt gespielte gegnerische Karte. Am Tagesende gibt es nur den 1 $.
rule-SC-JOB-HOUSE-12 = Schmuggler/in: Es darf zweimal derselbe Safe sein. Das zweite Inspizieren kommt nach dem ersten Markieren.
rule-SC-JOB-HOUSE-13 = Richter/in: Du befreist so viele deiner Handlanger wie möglich, höchstens zwei.

## Rules: traits

part-traits = Eigenschaften
rule-SC-TRAIT-FILTHY-1 = Dreckig: nutzbar mit den Slots 2 und 5.
rule-SC-TRAIT-CYBERNETIC-1 = Kybernetisch: nutzbar mit den Slots A und 2. Diese Eigenschaft hat ein Tech-Symbol.
rule-SC-TRAIT-ELDERLY-1 = Alt: Nutze diesen Halunken zu Beginn deines Zugs und wirf ihn dann ab.
rule-SC-TRAIT-ELDERLY-2 = Alt: Erst wird die Fähigkeit ganz ausgeführt, dann der Halunke abgeworfen.
rule-SC-TRAIT-ELDERLY-3 = Alt: Hast du mehrere Fähigkeiten für den Beginn des Zugs, wählst du die Reihenfolge, und jede Bedingung muss gelten, wenn ihre Fähigkeit dran ist.
rule-SC-TRAIT-ELDERLY-4 = Alt: Auch wenn ihn ein anderer nutzt, wird dieser Halunke danach abgeworfen.
rule-SC-TRAIT-HELPFUL-1 = Hilfreich: Der Pfeil zeigt auf den linken Nachbarn.
rule-SC-TRAIT-ARROWS-1 = Pfeile haben auch: Ängstlich nach rechts, Mitfühlend nach oben, Unermüdlich nach unten, Energiegeladen nach links und rechts.
rule-SC-TRAIT-ARROWS-2 = Energiegeladen: reagiert auf jeden der beiden Nachbarn, aber nur einmal je Zug oder Tagesende.
rule-SC-TRAIT-CHARMING-1 = Charmant: nutzbar beim Anheuern. Dieser Halunke kommt nie an einen Anführerbogen und braucht dort keinen Platz.
rule-SC-TRAIT-QUICK-DRAW-1 = Schnell am Colt: nutzbar beim Anheuern, mit einem Bonus von 1 $.
rule-SC-TRAIT-RECKLESS-1 = Rücksichtslos: nutzbar beim Anheuern, auf Wunsch zweimal. Das geht, obwohl dabei keine Pokerkarte gespielt wird.
rule-SC-TRAIT-STUNNING-1 = Umwerfend: nutzbar mit Slot 6, auf Wunsch zweimal.
rule-SC-TRAIT-GENEROUS-1 = Großzügig: nutzbar zu Beginn deines Zugs, nur mit genau 0 $.
rule-SC-TRAIT-GENEROUS-2 = Großzügig: Um bei 0 $ zu bleiben, darfst du keine Dollars von einem Halunken oder aus dem Büro des Sheriffs ablehnen. Was du nutzt, führst du so weit wie möglich aus.
rule-SC-TRAIT-TALKATIVE-1 = Redselig: nutzbar, nachdem du Ruf gewonnen hast, in jedem Zug und am Tagesende.
rule-SC-TRAIT-TALKATIVE-2 = Redselig: nicht nutzbar, wenn dein Ruf schon 6 war, und nur einmal je Zug oder Tagesende, so oft du auch gewinnst.
rule-SC-TRAIT-DARING-1 = Draufgängerisch: nutzbar, nachdem du Ruf verloren hast, nur einmal je Zug oder Tagesende, so oft du auch verlierst.
rule-SC-TRAIT-DARING-2 = Draufgängerisch: Auch Ruf, den du als Kosten zahlst, ist verlorener Ruf. Reagieren darfst du, sobald jene Fähigkeit zu Ende ist.
rule-SC-TRAIT-GREEDY-1 = Gierig: nutzbar, nachdem dir ein anderer Halunke, den du genutzt hast, Dollars gebracht hat, auch wenn du sie Gegnern abgenommen hast.
rule-SC-TRAIT-GREEDY-2 = Gierig: nicht nutzbar nach einer Anführerfähigkeit oder nach dem Büro des Sheriffs.
rule-SC-TRAIT-GREEDY-3 = Gierig: Der andere Halunke darf an deinem Anführerbogen, im Saloon oder auf dem Ablagestapel liegen; auch ein Bonus-Dollar zählt.
rule-SC-TRAIT-LYING-1 = Schwätzerisch: nutzbar, nachdem du einen Safe mit einer Zahl markiert hast, die auf dem Plan nicht bei seinem Ort steht.
rule-SC-TRAIT-LYING-2 = Schwätzerisch: Eine Zahl, die zwar dort steht, aber für diesen Safe falsch ist, zählt nicht.
rule-SC-TRAIT-SELFISH-1 = Selbstsüchtig: nutzbar gleich nach Schritt 3 deines eigenen Zugs; danach folgt die letzte Chance der anderen.
rule-SC-TRAIT-ANNOYING-1 = Nervig: nutzbar, nachdem du einen anderen Halunken angeheuert hast, in Schritt 3 oder durch eine Fähigkeit, zu jeder Zeit.
rule-SC-TRAIT-ANNOYING-2 = Nervig: Zeigt der Pfeil des eben angeheuerten Halunken auf diesen, darfst du ihn danach nutzen.
rule-SC-TRAIT-HONEST-1 = Ehrlich: In Schritt 1 darfst du deine 0 offen neben den Anführerbogen legen, statt eine Karte in einen Slot zu spielen.
rule-SC-TRAIT-HONEST-2 = Ehrlich: Legst du die 0 offen, wird dieser Halunke sofort genutzt, noch in Schritt 1.
rule-SC-TRAIT-HONEST-3 = Ehrlich: Die 0 offen zu spielen ist optional. Du darfst sie weiterhin verdeckt als Bluff spielen.
rule-SC-TRAIT-HONEST-4 = Ehrlich: Auf eine offene Karte darf kein Handlanger gesetzt werden.
rule-SC-TRAIT-HONEST-5 = Ehrlich: Die offene 0 zählt als heute gespielte Karte.
rule-SC-TRAIT-HONEST-6 = Ehrlich: Nach dem Tag wird die offene 0 mit deinen anderen gespielten Karten gemischt.
rule-SC-TRAIT-HONEST-7 = Ehrlich: Offen spielen darfst du die 0 nur, wenn dieser Halunke gerade nutzbar ist. Sie belegt keinen Slot, und in diesem Zug gibt es keine Karte, die man verdächtigen könnte.
rule-SC-TRAIT-HONEST-8 = Ehrlich: Eine offene Karte gilt für keine Wirkung als „verdeckt gespielte Karte“.
rule-SC-TRAIT-CRUEL-1 = Grausam: nutzbar mit den Slots 4, 5 und 6. Um diesen Halunken zu nutzen, schicke einen deiner verfügbaren Handlanger in den Knast.
rule-SC-TRAIT-CRUEL-2 = Grausam: nicht nutzbar, wenn alle deine Handlanger auf Karten oder im Knast sind.
rule-SC-TRAIT-CRUEL-3 = Grausam: Die Kosten fallen auch an, wenn ein anderer Halunke diesen nutzt.
rule-SC-TRAIT-CRUEL-4 = Grausam: Mit dem Job Bankräuber/in brauchst du zwei verfügbare Handlanger.
rule-SC-TRAIT-PUNCTUAL-1 = Pünktlich: nutzbar zu Beginn deines Zugs. Um diesen Halunken zu nutzen, zahle 2 $.
rule-SC-TRAIT-CURIOUS-1 = Neugierig: nutzbar, nachdem du einen Safe inspiziert hast.
rule-SC-TRAIT-JEALOUS-1 = Neidisch: nutzbar, nachdem ein Gegner einen Safe gestohlen hat.
rule-SC-TRAIT-PROUD-1 = Stolz: nutzbar, nachdem du einen Safe gestohlen hast, auch wenn du ihn gleich wieder aufgegeben hast.
rule-SC-TRAIT-GLOATING-1 = Schadenfroh: nutzbar, nachdem am Tagesende ein gegnerischer Bluff aufgedeckt wurde, egal wer ihn verdächtigt hat.
rule-SC-TRAIT-COWARDLY-1 = Feige: nutzbar, nachdem ein Handlanger auf eine deiner verdeckten Karten gesetzt wurde.
rule-SC-TRAIT-CORRUPT-1 = Korrupt: nutzbar, nachdem du eine Möglichkeit aus dem Büro des Sheriffs genutzt hast.
rule-SC-TRAIT-SLEEPY-1 = Schläfrig: nutzbar am Tagesende, wenn alle verdächtigten Karten aufgedeckt sind.
rule-SC-TRAIT-OTHERS-1 = Alle anderen Eigenschaften wirken nur über ihre Zahlen. Sie haben nur die Zusätze und Tech-Symbole, die auf ihnen stehen.

## Variants and fine print: the parts below are folded away

fine-print = Varianten und Feinheiten

## Rules: option: strategy cards

part-strategy-option = Option: Strategiekarten
rule-SC-OPT-01 = Eine Strategiekarte nutzt du so, wie es auf ihr steht. Das ist optional und unterbricht nichts.
rule-SC-OPT-02 = Deine Strategiekarte darfst du in jedem Zug einmal nutzen, egal wer dran ist, und einmal an jedem Tagesende, wenn ihr Zeitpunkt es zulässt.
rule-SC-OPT-03 = Eine Strategiekarte ist kein Halunke: Pfeile verbinden nicht mit ihr, und Wirkungen auf Halunken betreffen sie nicht.
rule-SC-OPT-04 = Was eine Strategiekarte bewirkt, zum Beispiel das Inspizieren, kann Halunken mit Ereignis auslösen.
rule-SC-OPT-05 = Deine Strategiekarte liegt in der Ecke oben links, bei sechs Halunken links neben dem Anführerbogen. Auf das Spiel hat das keinen Einfluss.

## Rules: strategy cards

part-strategies = Strategiekarten
rule-SC-STRAT-TRANSFORM-ALLIES-1 = Verbündete transformieren: In Schritt 2 darfst du 2 $ zahlen, um die Eigenschaft eines deiner Halunken mit der eines anderen an deinem Anführerbogen oder im Saloon zu tauschen.
rule-SC-STRAT-TRANSFORM-ALLIES-2 = Verbündete transformieren: Bekommt ein Halunke von dir eine Eigenschaft mit „beim Anheuern“, kann ihn nur noch ein anderer Halunke nutzen.
rule-SC-STRAT-TRANSFORM-ALLIES-3 = Verbündete transformieren: Fürs Tauschen gilt dasselbe wie bei Schneider/in.
rule-SC-STRAT-OTHERS-1 = Die übrigen Strategiekarten tun genau, was auf ihnen steht. In Schritt 2: Feldforschung und Harte Hand. Zu Beginn des Zugs: Verschwindetrick, Unterschlupf und Tiefe Taschen. Nach dem Aufdecken eines gegnerischen Bluffs: Hartes Durchgreifen. Nach dem Büro des Sheriffs: Insidergeschäft.

## Rules: option: six scoundrels

part-six-option = Option: sechs Halunken
rule-SC-OPT-06 = Mit der Option „sechs Halunken“ ist die Ecke oben links ein sechster Platz, und du kannst sechs Halunken haben.
rule-SC-OPT-07 = Pfeile verbinden den Halunken auf dem sechsten Platz wie jeden anderen. Seine Nachbarn sind rechts und unter ihm.
rule-SC-OPT-08 = Mit sechs Plätzen musst du beim Anheuern erst abwerfen, wenn du schon sechs Halunken hast.

## Rules: option: wild saloon

part-wild-option = Option: wilder Saloon
rule-SC-OPT-09 = Im wilden Saloon gibt es einen Eigenschaftsstapel und zwei Jobstapel: einen mit 7, 9 oder 12 grünen Karten (zu zweit, zu dritt, zu viert) über allen schwarzen und einen mit allen 22 violetten.
rule-SC-OPT-10 = Im wilden Saloon entstehen zu Beginn zwei grüne Halunken, erst auf Platz 2, dann auf 1, danach ein violetter auf Platz 0.
rule-SC-OPT-11 = Entsteht im wilden Saloon ein Halunke und liegt dort kein violetter, wird es ein violetter. Sonst kommt der Job vom grün-schwarzen Stapel.
rule-SC-OPT-12 = Kommt durch einen Tausch ein zweiter violetter Halunke in den wilden Saloon, bleibt er dort. Ein neuer violetter entsteht erst, wenn keiner mehr da ist.
rule-SC-OPT-13 = Ist im wilden Saloon einer der beiden Jobstapel leer, kommen die Jobs vom anderen. Sind beide leer, entstehen keine Halunken mehr.
rule-SC-OPT-14 = Dein Safelimit ist im wilden Saloon jeden Tag 3. Darüber gibst du wie üblich einen Safe auf.
rule-SC-OPT-15 = Ein Halunke mit „beim Anheuern“, der noch im wilden Saloon liegt, zählt für die Farbe des nächsten, bis er abgeworfen ist.

## Rules: option: start from zero

part-zero-option = Option: Start mit der Null
rule-SC-OPT-16 = Start mit der Null: Du beginnst mit der 0 und 3 zufälligen deiner anderen sechs Karten auf der Hand. Die 3 übrigen sind dein Stapel.
rule-SC-OPT-17 = „Sechs Halunken“, „wilder Saloon“ und „Start mit der Null“ gehen auch zusammen, aber nur im erweiterten Spiel, nicht im kurzen.

## Rules: names of scoundrels

part-names = Namen
rule-SC-READ-07 = Auf Deutsch steht der Job über der Eigenschaft, etwa Hund / Dreckig. Englisch (Filthy Dog) und Russisch (Грязный пёс, Job kleingeschrieben) nennen die Eigenschaft zuerst, Italienisch (Cane Puzzolente) den Job.
rule-SC-READ-08 = Auf Italienisch richtet sich die Eigenschaft nach einem weiblichen Job (Mucca, Cavia): Aus der Endung -o wird -a, etwa in Cavia Astuta; andere Endungen bleiben.

## Rules: the card set

part-cards = Der Kartensatz
rule-SC-SET-01 = In den Kartendaten steht zu jeder Angabe, woher sie stammt: gedruckt, aus den Regelheften gefolgert, schwach belegt oder von uns.
rule-SC-SET-02 = Alle Dollarbeträge sind ganze Zahlen, und jede Karte gibt es einmal.

## Rules: balance

part-balance = Ausgewogenheit
rule-SC-SET-03 = Jobs liegen nach ihrem Nettowert in Stufen: grün 1 bis 3, violett 2,5 bis 4, schwarz 3,5 bis 5. Schwache Jobs haben Einschusslöcher als Rabatt, starke keine oder nur an hohen Stellen.
rule-SC-SET-04 = Die Kosten einer Eigenschaft weichen höchstens um 1 vom fairen Preis ab. Dieser ist zweimal die erwarteten Nutzungen am Tag (mal 1,9 bei „zweimal nutzen“, weniger bei eigenen Kosten), dazu 0,7 je Nutzung für den Bonus-Dollar und 1 je Tech-Symbol.

## Rules: combinations

part-combinations = Kombinationen
rule-SC-COMBO-01 = Jede Nutzung verbraucht eine ungenutzte Eigenschaft und einen ungenutzten Job, und vor dem Ende des Zugs oder Tagesendes wird nichts davon wieder frei. Endlose Schleifen gibt es also nicht.
rule-SC-COMBO-02 = Nur Pferd, Gastwirt/in und Totengräber/in nutzen andere Halunken, und kein Halunke wird dabei zweimal genutzt. Eine solche Kette hat also höchstens vier Halunken, dazu solche mit „beim Anheuern“, die unterwegs angeheuert werden.
rule-SC-COMBO-03 = Auch wenn ein Anheuern zum nächsten führt, ist irgendwann Schluss: Nur Briefträger/in, Auktionator/in, Doktor/in und Rädelsführer/in heuern an, und Stapel und Dollars gehen zur Neige.
rule-SC-COMBO-04 = Reaktionen und letzte Chance nehmen ein Ende, denn jede neue Runde davon braucht eine neue Nutzung oder einen neu gesetzten Handlanger.
rule-SC-COMBO-05 = Kein Paar aus Eigenschaft und Job ist nutzlos. Nur sechs Paare mit „Großzügig“ können zu ihrem eigenen Zeitpunkt nie wirken; durch einen anderen Halunken oder nach einem Tausch wirken auch sie.

## Rules: card files

part-files = Kartendateien
rule-SC-FILE-01 = Eine Kartendatei muss 50 Eigenschaften (40 blau, 10 rot), 60 Jobs (16 grün, 22 violett, 22 schwarz), 18 Safes und 8 Strategiekarten haben und darf nur auf Vorhandenes verweisen. Sonst wird sie abgelehnt und die erste fehlerhafte Zeile genannt.
rule-SC-FILE-02 = Eine Karte, deren Fähigkeit das Spiel nicht ausdrücken kann, darf in der Datei als „nicht unterstützt“ gekennzeichnet sein. Sie kommt in keinen Stapel und wird zu Beginn genannt.
rule-SC-FILE-03 = Eine Kartendatei darf Dollarstellen und Einschusslöcher zählen, wie sie will. Es kommt nur darauf an, welche Symbole frei bleiben.
rule-SC-FILE-04 = Gedruckte und daraus gefolgerte Regeln werden mit jeder Kartendatei geprüft, unsere eigenen Zutaten nur mit unserem Kartensatz.

## Rules: who may know what

part-knowing = Wer was wissen darf
rule-SC-INFO-01 = Deine Hand siehst nur du. Wie viele Karten es sind, sehen alle.
rule-SC-INFO-02 = Die Reihenfolge in einem Pokerstapel kennt niemand, seine Größe kennen alle. Die oberste Karte, die dir das Scheusal zeigt, kennst du, bis der Stapel gemischt oder eine Karte davon gezogen wird.
rule-SC-INFO-03 = Welche Karten in deinem Stapel sind, kannst du dir erschließen. Andere können es nur aus aufgedeckten Karten und den bisherigen Tagen ableiten.
rule-SC-INFO-04 = Die Karte von Glücksspieler/in sehen alle. Nach dem Mischen weiß niemand, wo sie steckt.
rule-SC-INFO-05 = In welchen Slot eine Karte gespielt wird, sehen alle.
rule-SC-INFO-06 = Deine verdeckten Karten kennst nur du. Am Tagesende werden die mit einem Handlanger aufgedeckt. Durch Journalist/in, Späher/in oder Detektiv/in kann ein anderer eine davon sehen.
rule-SC-INFO-07 = Eine offen gespielte 0 sehen alle.
rule-SC-INFO-08 = Welche Karten du unter deinen Stapel legst, weißt du; ihre Reihenfolge kennt niemand. Dass die aufgedeckten dabei sind, wissen alle.
rule-SC-INFO-09 = Gezogene Karten siehst nur du, ob durch Automaton, durch Verschwindetrick oder beim Auffüllen.
rule-SC-INFO-10 = Alle sehen, wie viele Dollars jeder Spieler hat.
rule-SC-INFO-11 = Wo jeder Handlanger ist, sehen alle: im Vorrat, im Knast, auf welcher Karte, entfernt.
rule-SC-INFO-12 = Den Ruf aller und die Tech auf der Rufleiste sehen alle.
rule-SC-INFO-13 = Wert und Namen eines Safes auf dem Plan darf nur sehen, wer einen Marker darauf hat. Andere können sie noch kennen: weil sie den Safe ohne Marker inspiziert, früher gestohlen oder ihren Marker inzwischen versetzt haben.
rule-SC-INFO-14 = Den Wert eines gestohlenen Safes sieht nur, wer ihn gestohlen hat oder einen Marker darauf hat; bei der Wertung sehen ihn alle.
rule-SC-INFO-15 = Den Wert eines ungenutzten Safes sieht nur, wer einen Marker darauf hat; wer ihn gestohlen und aufgegeben hat, kennt ihn noch. Alle erfahren ihn nur, wenn der Safe noch gestohlen wird.
rule-SC-INFO-16 = Alle können die verdeckten Safes auseinanderhalten und verfolgen, wo jeder liegt und wohin er kommt.
rule-SC-INFO-17 = Die Marker auf Safes sehen alle: wessen sie sind, welche Zahl oben liegt und damit auch, welche hinten steht.
rule-SC-INFO-18 = Wie viele Marker jeder Sorte ein Spieler noch im Vorrat hat, sehen alle.
rule-SC-INFO-19 = Welcher Safe inspiziert, markiert, gestohlen, aufgegeben oder vertauscht wird, sehen alle.
rule-SC-INFO-20 = Stiehlst du über dem Limit, siehst du den neuen Safe, bevor du wählst. Die anderen sehen ihn erst bei der Wertung, und nur wenn du ihn behältst.
rule-SC-INFO-21 = Safes, die am Ende auf dem Plan oder ungenutzt liegen, kennt nur, wer einen Marker darauf hat. Nur die Wiedergabe zeigt sie.
rule-SC-INFO-22 = Die Reihenfolge im Eigenschafts- und im Jobstapel kennt niemand. Jede Karte wird sichtbar, wenn ihr Halunke entsteht.
rule-SC-INFO-23 = Wie groß die Stapel sind und was alles auf dem Ablagestapel liegt, sehen alle.
rule-SC-INFO-24 = Was vor dem Spiel in die Schachtel zurückging, sieht niemand.
rule-SC-INFO-25 = Den Saloon, die Halunken an allen Anführerbögen und die Strategiekarten im Spiel sehen alle.
rule-SC-INFO-26 = Welche Strategiekarte du gewählt hast, weißt nur du, bis alle gewählt haben.
rule-SC-INFO-27 = Deine nicht gewählte Strategiekarte kennst du; die anderen können sie sich erschließen.
rule-SC-INFO-28 = Was in diesem Zug oder an diesem Tagesende schon genutzt ist, sehen alle.
rule-SC-INFO-29 = Wer gerade gefragt ist und welche Art Entscheidung ansteht, sehen alle; was zur Wahl steht, nur wenn es öffentlich ist.
rule-SC-INFO-30 = Den Startwert des Zufalls erfährt niemand vor dem Ende des Spiels; danach steht er in der Wiedergabe.

## Rules: views and log

part-views = Ansichten und Protokoll
rule-SC-LOG-01 = Jeder Spieler hat eine eigene Ansicht, und für Zuschauer gibt es auch eine. In keiner steht etwas, was ihr Leser nicht sehen darf.
rule-SC-LOG-02 = Eine verdeckte Karte erscheint in deiner Ansicht als Platzhalter ohne Wert. Er bleibt derselbe, solange alle die Karte verfolgen können; nach dem Mischen ist es ein neuer.
rule-SC-LOG-03 = Nichts, was du geschickt bekommst, verrät einen verborgenen Wert: keine Kennung, keine Reihenfolge, kein Zeitpunkt, keine Größe einer Nachricht.
rule-SC-LOG-04 = Passt du, obwohl du einen Handlanger setzen könntest, merken es alle, denn es erscheint keiner. Der Verlauf vermerkt es ohne Einzelheiten.
rule-SC-LOG-05 = Wird etwas abgelehnt, was du tun willst, verrät dir das nichts Verborgenes.
rule-SC-LOG-06 = Dass du die 0 dank „Ehrlich“ offen spielen könntest, siehst nur du; es würde verraten, dass du sie auf der Hand hast.
rule-SC-LOG-07 = Handkarten haben in den Ansichten der anderen keine Kennung; beim Spielen bekommt die Karte einen neuen Platzhalter. Der Platzhalter eines Safes verrät nicht, welcher es ist.

## Rules: decisions

part-decisions = Entscheidungen
rule-SC-DEC-01 = Das Spiel entscheidet nur dann für dich, wenn alle sehen können, dass es genau eine Möglichkeit gibt, und du nicht ablehnen darfst. Sonst wirst du gefragt.
rule-SC-DEC-02 = Jede Auswahl ist vollständig. Was nicht darin steht, wird abgelehnt, und du erfährst die Regel dazu.
rule-SC-DEC-03 = Bots tauschen nach dem Anheuern einmal zwei Plätze, und noch einmal, falls der Tausch den neuen Halunken versetzt hat. In der Voreinstellung tauschen sie nichts.
rule-SC-DEC-04 = Läuft deine Zeit ab, wird Optionales abgelehnt und sonst die erste Möglichkeit gewählt. Welche Karte du in welchen Slot spielst, entscheidet das Los, und in Schritt 3 verkaufst du Informationen.
rule-SC-SETUP-17 = Der Zufall entscheidet immer in derselben Reihenfolge: blaue und rote Eigenschaften; grüne, violette, schwarze Jobs; Safes von Depot, Anwesen, Labor; Anführer; Pokerstapel reihum; wer anfängt. Gleicher Startwert, gleiches Spiel.
