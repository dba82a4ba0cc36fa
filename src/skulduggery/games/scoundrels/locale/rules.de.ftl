### 3000 Scoundrels: what each rule says, in German. Terms: scoundrel = Halunke, trait / job = Eigenschaft / Job, henchman = Handlanger,
### mark = Marker, slot = Feld, place = Platz, guard window = Warnfrage, trigger window = Reaktionen.
### A rule message says in our own words what the rule with that ID says.

## Rules: names of scoundrels

rule-SC-READ-07 = Auf Deutsch steht der Job über der Eigenschaft, etwa Hund / Dreckig. Englisch (Filthy Dog) und Russisch (Грязный пёс, Job kleingeschrieben) nennen die Eigenschaft zuerst, Italienisch (Cane Puzzolente) den Job.
rule-SC-READ-08 = Auf Italienisch richtet sich die Eigenschaft nach einem weiblichen Job (Mucca, Cavia): Aus der Endung -o wird -a, etwa in Cavia Astuta; andere Endungen bleiben.

## Rules: components and constants

rule-SC-CONST-01 = An jedem Tag machst du 4 Züge, alle anderen ebenso.
rule-SC-CONST-02 = Das kurze Spiel dauert 2 Tage, das erweiterte 3. Am letzten davon endet das Spiel.
rule-SC-CONST-03 = Bei Spielbeginn und nach jedem Auffüllen hast du 4 Pokerkarten auf der Hand. Ein Handlimit gibt es nicht.
rule-SC-CONST-04 = Du beginnst mit 4 $, Ruf 0 und 3 Handlangern, von denen 1 im Knast sitzt.
rule-SC-CONST-05 = An deinem Anführerbogen ist Platz für 5 Halunken, mit der Option „sechs Halunken“ für 6.
rule-SC-CONST-06 = Der Saloon hat 3 Plätze; von links nach rechts heißen sie 0, 1 und 2.
rule-SC-CONST-07 = Bei Pokerkarten zählt nur das Zeichen: Ein A ist ein A und nie eine 1.
rule-SC-CONST-08 = Auf deinem Anführerbogen sind sechs Felder für Pokerkarten: A, 2, 3, 4, 5 und 6. Für die 0 gibt es keines.
rule-SC-CONST-09 = A und 2 sind zwei Felder mit derselben Anführerfähigkeit. Ein A in Feld 2 ist trotzdem ein Bluff, eine 2 in Feld A ebenso.
rule-SC-CONST-10 = Die Anführer unterscheiden sich nur in Name, Kartenfarbe und Strategiekarten. Preston Cain hat Pik, Lilith Boone Herz, Doc Zimmer Kreuz, Milton Goff Karo.
rule-SC-CONST-11 = Die Plätze für Halunken bilden ein Raster aus 2 Reihen und 3 Spalten. Der sechste Platz ist die Ecke oben links.
rule-SC-CONST-12 = Nachbarn teilen eine Kante; schräg gilt nicht. Ein Pfeil verbindet mit dem Platz auf seiner Seite. Zeigt er aus dem Raster hinaus oder ohne die Option „sechs Halunken“ auf die Ecke oben links, verbindet er mit nichts.
rule-SC-CONST-13 = Eine Strategiekarte in der Ecke oben links ist kein Halunke und mit nichts verbunden.
rule-SC-CONST-14 = Die Rufleiste reicht von −2 bis 6.
rule-SC-CONST-15 = So viel Tech bringt dein Ruf: −2 bei Ruf −2, −1 bei −1, 0 bei 0, 1 bei 1 oder 2, 2 bei 3 oder 4, 3 bei 5 und 4 bei 6.
rule-SC-CONST-16 = Du hast sieben Marker: zwei mit 2/3, drei mit 4/5 und zwei mit 6/7.
rule-SC-CONST-17 = Die Safes haben diese Werte: Depot 2, 2, 3, 4, 6, 7; Anwesen 2, 3, 3, 4, 5, 6; Labor 3, 4, 4, 5, 5, 7.
rule-SC-CONST-18 = Welche Werte an einem Ort vorkommen, steht für alle sichtbar auf dem Spielplan und ändert sich nie.
rule-SC-CONST-19 = Auf dem Plan stehen: Depot 2, 3, 4, 6, 7; Anwesen 2, 3, 4, 5, 6; Labor 3, 4, 5, 7. Für die Eigenschaft „Schwätzerisch“ sind also falsch: 5 im Depot, 7 im Anwesen, 2 und 6 im Labor.

## Rules: a scoundrel

rule-SC-SCOU-01 = Ein Halunke besteht aus einer Eigenschaft und einem Job: jeweils der obersten Karte ihres Stapels.
rule-SC-SCOU-02 = Die Eigenschaft bestimmt, wann du den Halunken nutzen kannst, dazu Zusätze und Dollarsymbole. Der Job bringt Fähigkeit, Farbe und Einschusslöcher. Beide zusammen ergeben den Namen.
rule-SC-SCOU-03 = Die beiden Karten bleiben zusammen, ob im Saloon, am Anführerbogen oder auf dem Ablagestapel. Nur ein Tausch trennt sie.
rule-SC-SCOU-04 = Die Dollarsymbole einer Eigenschaft stehen in einer Spalte und füllen sie von der ersten Stelle an. Die Einschusslöcher eines Jobs verdecken immer dieselben Stellen.
rule-SC-SCOU-05 = Ein Halunke kostet 1 $ für jedes Dollarsymbol, das kein Einschussloch verdeckt; es können auch 0 $ sein.
rule-SC-SCOU-06 = Ein Einschussloch an einer Stelle ohne Dollarsymbol bewirkt nichts.
rule-SC-SCOU-07 = Die Tech-Symbole von Eigenschaft und Job werden addiert. Sie gehören zum Halunken, so wie er gerade zusammengesetzt ist.
rule-SC-SCOU-08 = Tech-Symbole zählen nur am Spielende, und nur bei Halunken an deinem Anführerbogen.

## Rules: set-up

rule-SC-SETUP-01 = Eigenschaften werden nach Stufe, Jobs nach Farbe sortiert; jeder Haufen wird für sich gemischt.
rule-SC-SETUP-02 = Daraus entstehen ein Eigenschaftsstapel und ein Jobstapel; was zuerst genannt ist, liegt oben.
rule-SC-SETUP-03 = Im Eigenschaftsstapel liegen über allen 10 roten Karten blaue: zu zweit, zu dritt, zu viert sind es 14, 20, 26 im kurzen und 20, 30, 40 im erweiterten Spiel.
rule-SC-SETUP-04 = Im Jobstapel liegen oben die grünen, dann die violetten und unten alle 22 schwarzen Karten. Grün und violett zu zweit, zu dritt, zu viert: 4+6, 6+8, 8+10 im kurzen, 6+10, 8+14, 12+18 im erweiterten Spiel.
rule-SC-SETUP-05 = Karten, die in keinen Stapel kommen, gehen ungesehen zurück in die Schachtel.
rule-SC-SETUP-06 = Zu zweit, zu dritt, zu viert sind das 24, 30, 36 Eigenschaften und 32, 36, 40 Jobs im kurzen, 30, 40, 50 Eigenschaften und 38, 44, 52 Jobs im erweiterten Spiel. Der Eigenschaftsstapel ist immer kleiner als der Jobstapel, im wilden Saloon kleiner als beide Jobstapel zusammen.
rule-SC-SETUP-07 = Drei Halunken kommen in den Saloon, einer nach dem anderen: erst auf Platz 2, dann auf 1, dann auf 0.
rule-SC-SETUP-08 = Die sechs Safes jedes Ortes werden gemischt; fünf kommen verdeckt auf seine Plätze auf dem Plan.
rule-SC-SETUP-09 = Der sechste Safe jedes Ortes ist ungenutzt: Er liegt verdeckt neben dem Plan, und niemand hat ihn gesehen.
rule-SC-SETUP-10 = Zu deinem Anführerbogen gehören 7 Marker, 3 Handlanger, ein Rufmarker und 7 Pokerkarten.
rule-SC-SETUP-11 = Die Anführer werden frei gewählt, keiner doppelt; sonst werden sie ausgelost. Die Wahl ändert nur Name, Kartenfarbe und Strategiekarten.
rule-SC-SETUP-12 = Du setzt 1 Handlanger in den Knast und behältst 2, stellst deinen Ruf auf 0 und nimmst 4 $.
rule-SC-SETUP-13 = Du mischst deine 7 Pokerkarten und ziehst 4 geheim auf die Hand; die 3 übrigen sind dein verdeckter Stapel.
rule-SC-SETUP-14 = Mit Strategiekarten wählst du geheim eine der zwei Karten deines Anführers. Alle decken zugleich auf; die anderen Karten kommen in die Schachtel.
rule-SC-SETUP-15 = Ohne die Option „Strategiekarten“ ist keine Strategiekarte im Spiel.
rule-SC-SETUP-16 = Das Los entscheidet, wer anfängt; gespielt wird im Uhrzeigersinn.
rule-SC-SETUP-17 = Der Zufall entscheidet immer in derselben Reihenfolge: blaue und rote Eigenschaften, grüne, violette, schwarze Jobs, Safes von Depot, Anwesen, Labor, Anführer, Pokerstapel reihum, wer anfängt. Gleicher Startwert, gleiches Spiel.

## Rules: a turn

rule-SC-TURN-01 = Ein Tag besteht aus 4 Zügen für alle, reihum im Uhrzeigersinn. Danach kommt das Tagesende.
rule-SC-TURN-02 = Dein Zug hat drei Schritte: planen, Fähigkeiten nutzen und zuletzt einen Halunken anheuern oder ins Büro des Sheriffs gehen.
rule-SC-TURN-03 = Nach jeder abgeschlossenen Aktion ist erst Zeit für Reaktionen, bevor irgendetwas anderes weitergeht.
rule-SC-TURN-04 = Was du zu Beginn des Zugs, in Schritt 2 und am Ende des Zugs nutzen kannst, ist freiwillig: nichts davon, einiges oder alles.
rule-SC-TURN-05 = Kannst du mehrere Fähigkeiten zur selben Zeit nutzen, wählst du die Reihenfolge und nutzt sie nacheinander.
rule-SC-TURN-06 = Eine Fähigkeit, die eben an Kosten oder Bedingung scheiterte, wird dir im selben Teil des Zugs wieder angeboten, sobald sie nutzbar ist.
rule-SC-TURN-07 = Passt du zu Beginn des Zugs, in Schritt 2 oder am Ende des Zugs, ist dieser Teil endgültig vorbei.

## Rules: step 1, plan

rule-SC-PLAN-01 = Fähigkeiten für den Beginn des Zugs nutzt du, bevor du deine Pokerkarte spielst.
rule-SC-PLAN-02 = Lege eine Pokerkarte aus der Hand verdeckt auf ein freies Feld deines Anführerbogens. Welches Feld es ist, erfahren alle.
rule-SC-PLAN-03 = Du darfst jedes freie Feld wählen; die Karte muss nicht dazu passen.
rule-SC-PLAN-04 = Auf jedem Feld liegt höchstens eine Karte, und sie bleibt dort bis zum Ende des Tages.
rule-SC-PLAN-05 = Die 0 passt zu keinem Feld: Verdeckt gelegt ist sie immer ein Bluff.
rule-SC-PLAN-06 = Du darfst Feld 6 auch nehmen, wenn du keine Fähigkeit für die 6 hast.
rule-SC-PLAN-07 = Du musst in jedem Zug genau eine Karte spielen; Hand und Felder reichen dafür immer aus.
rule-SC-PLAN-08 = Hast du die 0 auf der Hand und einen nutzbaren Halunken mit „Ehrlich“ an deinem Bogen, darfst du stattdessen die 0 offen spielen.

## Rules: step 2, abilities

rule-SC-ABIL-01 = Das Feld entscheidet, nicht die Karte: Du darfst die Anführerfähigkeit dieses Feldes und jeden deiner Halunken mit dieser Zahl nutzen, auch wenn du bluffst.
rule-SC-ABIL-02 = Anführerfähigkeit und Halunken nutzt du in beliebiger Reihenfolge, und alles ist freiwillig.
rule-SC-ABIL-03 = Einen Halunken mit mehreren Zahlen darfst du in jedem Zug nutzen, in dem dein Feld zu einer davon passt.
rule-SC-ABIL-04 = Ob ein Halunke deiner ist, zählt in dem Moment, in dem du ihn nutzt. Auch ein in Schritt 2 angeheuerter oder durch Tausch veränderter darf noch in Schritt 2 ran, wenn die Zahl passt und beide Hälften ungenutzt sind.
rule-SC-ABIL-05 = Hast du die 0 offen gespielt, gibt es kein Feld: In Schritt 2 bleiben dir nur Strategiekarten.
rule-SC-ABIL-06 = Ein Feld öffnet nur Eigenschaften mit Zahlen, also keine mit Pfeil, mit Ereignistext, für Beginn oder Ende des Zugs, für das Anheuern, und auch nicht „Ehrlich“.

## Rules: using a scoundrel: limits

rule-SC-USE-01 = Jede Fähigkeit darfst du im Zug jeder Person einmal nutzen und an jedem Tagesende einmal.
rule-SC-USE-02 = Du kannst einen Halunken nur nutzen, wenn in diesem Zug oder Tagesende weder seine Eigenschaft noch sein Job schon genutzt wurde.
rule-SC-USE-03 = Eigenschaft und Job gelten als genutzt, sobald die Nutzung beginnt. Innerhalb seiner eigenen Fähigkeit kann ein Halunke also nicht noch einmal genutzt werden.
rule-SC-USE-04 = Auch eine Anführerfähigkeit nutzt du höchstens einmal je Zug oder Tagesende. A und 2 zählen dabei als eine.
rule-SC-USE-05 = Nur der Zusatz „zweimal nutzen“ macht davon eine Ausnahme.
rule-SC-USE-06 = Anheuern, Abwerfen, Umstellen oder Tauschen macht Genutztes nicht wieder frisch.

## Rules: using a scoundrel: what is needed

rule-SC-USE-07 = Nutzbar ist ein Halunke, wenn der Zeitpunkt passt (oder ein anderer Halunke es erlaubt), beide Hälften ungenutzt sind, die Bedingung erfüllt ist und du erst die Kosten der Eigenschaft, dann die des Jobs ganz bezahlen kannst.
rule-SC-USE-08 = „Um ihn zu nutzen …“ bei einer Eigenschaft sind Kosten, ebenso was ein Job dich für etwas zahlen, verlieren oder in den Knast schicken lässt. Kannst du sie nicht aufbringen, kannst du den Halunken nicht nutzen.
rule-SC-USE-09 = Ein Halunke, den du nicht nutzen konntest, gilt als nicht genutzt: Pfeile auf ihn wirken nicht.
rule-SC-USE-10 = Hat ein Halunke einen Bonus-Dollar und nutzt du ihn zu seinem eigenen Zeitpunkt, werden Kosten und Bedingung so geprüft, als hättest du den 1 $ schon.
rule-SC-USE-11 = Kannst du die Kosten bezahlen, darfst du einen Halunken auch dann nutzen, wenn er nichts bewirken wird. Er gilt danach als genutzt.
rule-SC-USE-12 = Eine Nutzung, die nichts bewirken würde, ist als „ohne Wirkung“ gekennzeichnet: Das warnt dich, und Bots können sie auslassen.

## Rules: using a scoundrel: order

rule-SC-USE-13 = So läuft eine Nutzung ab: Beide Hälften gelten als genutzt; Bonus-Dollar; Kosten der Eigenschaft; Kosten des Jobs; Wirkung von links nach rechts; wenn vorgesehen, ein zweites Mal ab den Kosten; wenn vorgesehen, Abwerfen. Erst dann können Pfeile wirken.
rule-SC-USE-14 = Eine begonnene Nutzung führst du so weit wie möglich aus. Freiwillig ist nur, was du tun „darfst“; Dollars oder anderes ablehnen kannst du nicht.
rule-SC-USE-15 = Nichts unterbricht eine Fähigkeit, andere warten bis zu ihrem Ende. Was die Fähigkeit selbst verlangt, etwa einen anderen Halunken zu nutzen oder einen beim Anheuern, gehört dazu.
rule-SC-USE-16 = Einen Handlanger zu setzen ist keine Fähigkeit. Das geht auch mitten in einer, sobald auf eine Entscheidung gewartet wird.
rule-SC-USE-17 = Ein Halunke, der sich selbst abwirft, geht erst nach dem Ende seiner Fähigkeit, bei „zweimal nutzen“ nach beiden Malen.
rule-SC-USE-18 = Sich selbst abzuwerfen sind Kosten, die ein Halunke überall bezahlen kann, wo er liegt. Verlangen es Eigenschaft und Job, wird er nur einmal abgeworfen.
rule-SC-USE-19 = Hat der Halunke inzwischen den Bogen, den Saloon oder den Stapel verlassen, wo seine Nutzung begann, läuft sie zu Ende, aber er wird nicht mehr abgeworfen und nicht zweimal genutzt. Umstellen ist kein Verlassen.

## Rules: using a scoundrel: modifiers

rule-SC-USE-20 = Den Bonus-Dollar bekommst du vor der Fähigkeit, und zwar nur einmal, auch wenn du den Halunken zweimal nutzt.
rule-SC-USE-21 = Bei „zweimal nutzen“ nutzt du den Halunken erst ganz und darfst ihn dann in der neuen Lage noch einmal nutzen.
rule-SC-USE-22 = Beide Male kommen, bevor irgendein anderer Halunke genutzt wird, auch vor allen Pfeilen.
rule-SC-USE-23 = Ein Pfeil auf einen zweimal genutzten Halunken wirkt nur einmal.
rule-SC-USE-24 = Du bezahlst die Kosten beide Male. Reicht es nicht für das zweite Mal, entfällt es.
rule-SC-USE-25 = Hat der Halunke beim ersten Mal den Job gewechselt, gilt das zweite Mal dem neuen Job, mit dessen Kosten und Bedingung und den Kosten der Eigenschaft; danach ist der Job genutzt. War er es schon, gibt es kein zweites Mal.
rule-SC-USE-26 = Nutzt ein Halunke mit „zweimal nutzen“ andere Halunken, müssen es zwei verschiedene sein.
rule-SC-USE-27 = Bonus-Dollar und „zweimal nutzen“ gelten immer, wenn der Halunke zu seinem eigenen Zeitpunkt genutzt wird, nicht nur bei Zahlen.
rule-SC-USE-28 = Bonus-Dollar und „zweimal nutzen“ entfallen, wenn der Halunke durch einen anderen genutzt wird.

## Rules: using one scoundrel through another

rule-SC-USE-29 = Nutzt ein Halunke einen anderen, ist egal, wann dieser sonst genutzt werden darf. Alles Übrige gilt, auch „Um ihn zu nutzen …“ und das Abwerfen.
rule-SC-USE-30 = Eine Bedingung, die zum Zeitpunkt gehört, etwa genau 0 $ bei „Großzügig“, entfällt dann ebenfalls.
rule-SC-USE-31 = Der andere Halunke darf in diesem Zug oder Tagesende noch nicht genutzt sein. Ketten sind also erlaubt, und jedes Glied wird einmal genutzt.
rule-SC-USE-32 = Wählbar sind nur Halunken, die nutzbar sind, samt Kosten und Bedingung. Gibt es keinen, bewirkt die Fähigkeit nichts.
rule-SC-USE-33 = Ist ein Halunke wählbar, musst du einen wählen.
rule-SC-USE-34 = Wirft sich ein Halunke selbst ab, trifft es den, bei dem es steht, gleich nach seiner eigenen Nutzung, und nicht den, der ihn genutzt hat.
rule-SC-USE-35 = Nutzt ein Halunke an deinem Bogen dort einen anderen, wirken danach Pfeile auf beide, sobald die ganze Aktion zu Ende ist.
rule-SC-USE-36 = Einen Halunken an einem gegnerischen Anführerbogen kannst du nie nutzen, tauschen oder abwerfen.

## Rules: when scoundrels are used

rule-SC-TIME-01 = Einen Halunken mit Pfeil darfst du nutzen, nachdem an deinem Bogen der Halunke genutzt wurde, auf den der Pfeil zeigt.
rule-SC-TIME-02 = Hast du den Halunken, auf den der Pfeil zeigt, nicht genutzt, ob du nicht wolltest oder nicht konntest, darfst du auch den mit dem Pfeil nicht nutzen.
rule-SC-TIME-03 = Lässt du bei einem Halunken einen freiwilligen Teil aus, ist er trotzdem genutzt, und der Pfeil auf ihn wirkt.
rule-SC-TIME-04 = Welche Pfeile auf einen genutzten Halunken zeigen, zählt erst, wenn die ganze Aktion zu Ende ist, und zwar dort, wo er dann liegt.
rule-SC-TIME-05 = Hat sich der Halunke selbst abgeworfen, zählt der Platz, den er verlassen hat.
rule-SC-TIME-06 = Wurde ein Halunke abgeworfen, um Platz für einen angeheuerten zu machen, wirkt kein Pfeil auf ihn.
rule-SC-TIME-07 = Heuert eine Fähigkeit einen Halunken mit Pfeil an und legst du ihn so, dass er auf den eben genutzten zeigt, darfst du ihn sofort nutzen.
rule-SC-TIME-08 = Wird ein Halunke im Saloon oder auf dem Ablagestapel genutzt, wirkt kein Pfeil: Er liegt an keinem Bogen.
rule-SC-TIME-09 = Pfeile wirken jederzeit, auch wenn der Nachbar in einem gegnerischen Zug oder am Tagesende genutzt wurde.
rule-SC-TIME-10 = Auch wer durch einen Pfeil genutzt wird, ist genutzt: Als Nächstes wirken die Pfeile auf ihn.
rule-SC-TIME-11 = Einen Halunken mit Ereignis darfst du sofort nach dem Ereignis nutzen, in jedem Zug, in jedem Schritt und am Tagesende, aber nur einmal je Zug oder Tagesende.
rule-SC-TIME-12 = Der Halunke muss schon an deinem Bogen liegen, wenn das Ereignis eintritt, und noch immer, wenn du ihn nutzt.
rule-SC-TIME-13 = Einen Halunken für das Anheuern nutzt du in dem Moment, in dem du ihn anheuerst. Danach wird er abgeworfen, genutzt oder nicht; an einen Bogen kommt er nie.
rule-SC-TIME-14 = Ein Halunke für das Anheuern braucht keinen Platz; für ihn musst du nichts abwerfen.
rule-SC-TIME-15 = Seine Nutzung gehört zum Anheuern. Heuert ihn eine Fähigkeit an, nutzt du ihn mitten in ihr und nicht erst danach.
rule-SC-TIME-16 = Halunken für den Beginn des Zugs nutzt du vor deiner Pokerkarte, in beliebiger Reihenfolge. Jede Bedingung wird geprüft, wenn der Halunke dran ist.
rule-SC-TIME-17 = Ein Halunke für das Ende des Zugs („Selbstsüchtig“) ist gleich nach Schritt 3 dran, vor dem letzten Blick der anderen.
rule-SC-TIME-18 = Kommt eine Eigenschaft für das Anheuern durch einen Tausch an deinen Bogen, hat der Halunke dort keinen eigenen Zeitpunkt. Nutzen kann ihn nur ein anderer Halunke.
rule-SC-TIME-21 = Einen Halunken mit „Selbstsüchtig“ aus Schritt 3 darfst du schon am Ende desselben Zugs nutzen, einen für den Beginn des Zugs, den du genau dann anheuerst, noch zu diesem Beginn.
rule-SC-TIME-19 = Dollars aus dem Büro des Sheriffs oder von einer Anführerfähigkeit zählen nie als Dollars durch einen Halunken, auch wenn dir ein Halunke dazu verholfen hat.
rule-SC-TIME-20 = Tritt dasselbe Ereignis in einer Aktion mehrmals ein, darfst du darauf nur einmal reagieren.

## Rules: reactions

rule-SC-TRIG-01 = Reaktionen kommen, wenn eine Aktion zu Ende ist und keine Fähigkeit mehr läuft, nie mittendrin.
rule-SC-TRIG-02 = Alles, was seit den letzten Reaktionen geschah und genutzt wurde, kann Pfeile, Halunken mit Ereignis und Strategiekarten auslösen. Jeder Halunke ist dabei höchstens einmal vorgemerkt.
rule-SC-TRIG-03 = Zuerst wird gefragt, wer am Zug ist, dann die anderen im Uhrzeigersinn. Wer gefragt wird, reagiert einmal oder passt.
rule-SC-TRIG-04 = Jede Reaktion ist eine eigene Aktion: Was sie auslöst, kommt zu den offenen Reaktionen hinzu, und die Reihenfolge beginnt wieder bei der Person am Zug.
rule-SC-TRIG-05 = Ältere Reaktionen bleiben offen, während neue hinzukommen; unter deinen wählst du frei.
rule-SC-TRIG-06 = Eine Reaktion verfällt, wenn du sie genutzt hast, wenn du passt oder wenn ihr Halunke deinen Bogen verlassen hat.
rule-SC-TRIG-07 = Kannst du die Kosten einer Reaktion gerade nicht bezahlen, bleibt sie offen, wird dir aber nicht angeboten.
rule-SC-TRIG-08 = Kann niemand mehr reagieren, geht das Spiel weiter, und alle übrigen Reaktionen sind verloren.
rule-SC-TRIG-09 = Ein Halunke, bei dem du gepasst hast, ist nicht genutzt. Ein späteres Ereignis im selben Zug oder Tagesende bietet ihn dir wieder an.
rule-SC-TRIG-10 = Am Tagesende ist niemand am Zug. Wer dann zuerst reagiert, sagt die Regel für das Tagesende.

## Rules: step 3, hire

rule-SC-HIRE-01 = In Schritt 3 heuerst du einen Halunken aus dem Saloon an oder gehst ins Büro des Sheriffs. Eines von beiden musst du tun.
rule-SC-HIRE-02 = Anheuern: Wähle einen Halunken im Saloon, bezahle seine vollen Kosten und lege ihn auf einen freien Platz an deinem Bogen.
rule-SC-HIRE-03 = Kannst oder willst du niemanden anheuern, musst du ins Büro des Sheriffs.
rule-SC-HIRE-04 = Ist kein Platz frei, wirf einen Halunken von deinem Bogen oder den eben angeheuerten ab. Du wählst nach dem Bezahlen.
rule-SC-HIRE-05 = Nur so, beim Anheuern mit vollem Bogen, darfst du einen Halunken nach Belieben abwerfen.
rule-SC-HIRE-06 = Bei jedem Anheuern, auch durch eine Fähigkeit, darfst du deine Halunken unter deinen Plätzen umstellen, sonst nie.
rule-SC-HIRE-07 = Ablauf beim Anheuern: wählen, bezahlen, nehmen, bei vollem Bogen abwerfen, legen und umstellen, Saloon auffüllen. Danach kann darauf reagiert werden.
rule-SC-HIRE-08 = Ablauf bei einem Halunken für das Anheuern: wählen, bezahlen, auf Wunsch umstellen, nutzen oder nicht, abwerfen, Saloon auffüllen. Danach kann darauf reagiert werden.
rule-SC-HIRE-09 = Solange du einen Halunken für das Anheuern nutzt, bleibt er auf seinem Platz im Saloon und kann höchstens nach rechts rücken. Nichts anderes kann ihn anheuern, nutzen oder tauschen.
rule-SC-HIRE-10 = Heuert eine Fähigkeit an, heißt „volle Kosten“: was der Halunke kostet. Ein Rabatt senkt das bis höchstens auf 0 $, „kostenlos“ heißt 0 $.
rule-SC-HIRE-11 = Um Platz zu machen, darfst du jeden Halunken an deinem Bogen abwerfen, in diesem Zug genutzt oder nicht, auch den, dessen Fähigkeit anheuert.
rule-SC-HIRE-12 = Anheuern durch eine Fähigkeit ersetzt Schritt 3 nicht.
rule-SC-HIRE-13 = Einen in Schritt 3 angeheuerten Halunken kannst du in diesem Zug nicht mehr über seine Zahlen nutzen: Schritt 2 ist vorbei.

## Rules: saloon and discard pile

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

rule-SC-BLUFF-01 = In einem gegnerischen Zug darfst du einen deiner verfügbaren Handlanger auf die Karte dieses Zugs setzen, vom Moment ihres Ausspielens an, bis der Zug endet.
rule-SC-BLUFF-02 = Auf jeder Karte darf höchstens einer deiner Handlanger stehen. Mehrere Personen dürfen dort je einen haben.
rule-SC-BLUFF-03 = Setze nie auf eine eigene Karte, auf eine offene Karte oder auf eine Karte aus einem früheren Zug. Nur das Letzte kann eine Kartenwirkung aufheben.
rule-SC-BLUFF-04 = Handlanger im Knast oder auf einer Karte kannst du nicht setzen. Ein gesetzter bleibt bis zum Tagesende stehen.
rule-SC-BLUFF-05 = Einen gesetzten Handlanger kannst du nicht zurücknehmen.
rule-SC-BLUFF-06 = Ein befreiter Handlanger kommt in den Vorrat der Person, der er gehört, und kann sofort gesetzt werden.
rule-SC-BLUFF-07 = Sind alle deine drei Handlanger auf Karten, im Knast oder vernichtet, kannst du keinen einsetzen, bis einer zurückkommt.
rule-SC-BLUFF-08 = Ist Verdächtigen jederzeit erlaubt, darf in deinem Zug jeder Gegner, der noch setzen kann, das auch ungefragt tun: vom Spielen der Karte bis zum Ende des Zugs. Es gilt, sobald das Spiel auf eine Entscheidung wartet, auch mitten in einer Fähigkeit.
rule-SC-BLUFF-09 = Wer dabei gerade gefragt war, wird mit aktueller Auswahl noch einmal gefragt. Reaktionen auf den Verdacht warten, bis keine Fähigkeit mehr läuft.
rule-SC-BLUFF-10 = Warnfrage: Würde ein verfügbarer Handlanger von dir in den Knast geschickt, wirst du allein vorher gefragt, ob du einen auf die Karte dieses Zugs setzt. Das gilt bei Hilfssheriff, Kopfgeldjäger/in, Gefangene/r, Gefängnisdirektor/in und Harte Hand.
rule-SC-BLUFF-11 = Keine Warnfrage bekommst du, wenn es in diesem Zug keine verdeckte Karte gibt, wenn sie deine ist, wenn du keinen verfügbaren oder schon einen Handlanger darauf hast, und am Tagesende.
rule-SC-BLUFF-12 = Trifft es mehrere, sind sie links von der nutzenden Person beginnend im Uhrzeigersinn dran: erst Warnfrage, dann Wirkung, dann kommt die nächste Person. Wer ausgewählt wird, steht schon vor der Warnfrage fest.
rule-SC-BLUFF-13 = Letzter Blick: Bevor ein Zug schließt, werden im Uhrzeigersinn alle Gegner, die noch setzen können, einmal gefragt: setzen oder passen. Ohne verdeckte Karte in diesem Zug entfällt das.
rule-SC-BLUFF-14 = Wird während des letzten Blicks eine Fähigkeit genutzt, werden danach alle, die noch setzen können, noch einmal gefragt.
rule-SC-BLUFF-15 = Der letzte Blick kommt nach den Fähigkeiten für das Ende des Zugs („Selbstsüchtig“) und vor dem nächsten Zug.
rule-SC-BLUFF-16 = Alle sehen sofort, wessen Handlanger auf welche Karte gesetzt wurde.
rule-SC-BLUFF-17 = Wollen mehrere zugleich setzen, dürfen es alle, in der Reihenfolge, in der sie sich melden. Niemand nimmt anderen dadurch etwas weg, auch nicht von der Belohnung.
rule-SC-BLUFF-18 = Schickst du einen eigenen Handlanger als Kosten in den Knast (Bankräuber/in, „Grausam“), gibt es keine Warnfrage.
rule-SC-BLUFF-19 = Bei Pyromane/Pyromanin, Schmied/in, Gehirnwäscher/in und Priester/in gibt es keine Warnfrage: Sie nehmen niemandem einen verfügbaren Handlanger weg.
rule-SC-BLUFF-20 = Wurde dein Handlanger auf der Karte dieses Zugs vernichtet oder zurückgeholt, darfst du im selben Zug wieder einen darauf setzen.
rule-SC-BLUFF-21 = Wird nur auf Nachfrage verdächtigt, kommst du bei der Warnfrage und beim letzten Blick dazu. Warten kostet dich nichts und bringt mehr Wissen; nur ein frühes Signal entfällt.
rule-SC-BLUFF-22 = Ist Verdächtigen jederzeit erlaubt, gibt es Warnfrage und letzten Blick genauso. Was auf Nachfrage möglich ist, ist also auch hier möglich.
rule-SC-BLUFF-23 = Auf Wunsch passt das Programm beim letzten Blick für dich. Es setzt nie einen Handlanger für dich.

## Rules: jail

rule-SC-BLUFF-24 = Wird ein Handlanger befreit, kommt er aus dem Knast in den Vorrat der Person, der er gehört.
rule-SC-BLUFF-25 = In den Knast geschickt werden nur verfügbare Handlanger, nie solche auf Karten.
rule-SC-BLUFF-26 = Vernichtete Handlanger sind aus dem Spiel: Sie lassen sich nicht mehr einsetzen, befreien oder zählen.

## Rules: end of the day

rule-SC-DAY-01 = Am Tagesende deckt ihr in Zugreihenfolge jeweils die eigenen Karten auf, auf denen Handlanger stehen. Alle anderen bleiben verdeckt.
rule-SC-DAY-02 = Ist eine aufgedeckte Karte kein Bluff, gehen alle Handlanger darauf in den Knast. Niemand gewinnt oder verliert Ruf.
rule-SC-DAY-03 = Ist eine aufgedeckte Karte ein Bluff, gewinnen alle, die dort einen Handlanger haben, 1 Ruf und nehmen ihn in ihren Vorrat zurück.
rule-SC-DAY-04 = Du verlierst 1 Ruf für jeden deiner aufgedeckten Bluffs, egal wie viele Handlanger darauf stehen.
rule-SC-DAY-05 = Alles, was eine Person aufdeckt, samt Gewinnen, Verlusten und Handlangern geschieht auf einmal. Erst danach kann reagiert werden.
rule-SC-DAY-06 = Karten ohne Handlanger werden nicht aufgedeckt, auch nicht am Spielende. Nur die Wiedergabe darf sie danach zeigen.
rule-SC-DAY-07 = Am letzten Tag endet das Spiel nach dem Aufdecken: Es kommen keine Karten unter die Stapel, keine Hände werden aufgefüllt, kein neuer Tag beginnt.
rule-SC-DAY-08 = Auch am letzten Tag darf vor der Wertung noch auf das Aufdecken reagiert werden, und die Bestechung ist dabei möglich.
rule-SC-DAY-09 = Das Tagesende gehört zu keinem Zug. Jeder Halunke darf darin einmal genutzt werden.
rule-SC-DAY-10 = Halunken, die auf das Tagesende warten, sind einmal dran, nachdem alle aufgedeckt haben, und zwar jeden Tag, auch am letzten.
rule-SC-DAY-11 = Fähigkeiten am Tagesende rühren weder gespielte Pokerkarten noch Handlanger darauf an: kein Setzen, Auskundschaften, Vernichten oder Zurückholen. Solche Teile entfallen, der Rest gilt.
rule-SC-DAY-12 = Erlaubt ist am Tagesende, was mit Knast und Befreien, Stapeln und Händen, Safes, Dollars, Ruf, Anheuern oder dem Büro des Sheriffs zu tun hat.
rule-SC-DAY-13 = Wollen am Tagesende mehrere zugleich Fähigkeiten nutzen, bestimmt die Reihenfolge, wer den letzten Zug des Tages hatte. Mit der Option „nur Beteiligte“ ist es, wer von ihnen zuletzt am Zug war.
rule-SC-DAY-14 = Gefragt wird nur, wenn mindestens zwei reagieren können: Wer ist als Nächstes dran? Nach jedem Nutzen oder Passen wird neu gefragt.
rule-SC-DAY-15 = Nach dem Aufdecken mischst du deine gespielten Karten, auch eine offene 0, und legst sie unter deinen Stapel, nicht hinein.
rule-SC-DAY-16 = Dann ziehst du, bis du 4 Karten auf der Hand hast. Hast du mehr, ziehst du keine.
rule-SC-DAY-17 = Stapel und Hand zusammen reichen immer für 4 Karten.
rule-SC-DAY-18 = Wer allein den höchsten Ruf hat, bestimmt, wer am nächsten Tag anfängt; das darf jede Person sein.
rule-SC-DAY-19 = Bei Gleichstand um den höchsten Ruf bleibt die Reihenfolge: Am nächsten Tag fängt dieselbe Person an wie heute.
rule-SC-DAY-20 = Handlanger im Knast bleiben dort von Tag zu Tag. Nach dem Aufdecken steht keiner mehr auf einer Karte.

## Rules: scouting and marking safes

rule-SC-SAFE-01 = Safe auskundschaften: Wähle einen, sieh dir geheim seinen Wert an und markiere ihn. Das Markieren ist Pflicht.
rule-SC-SAFE-02 = Ist kein Ort genannt, darfst du jeden Safe auf dem Plan wählen, aber nie einen auf einem Anführerbogen.
rule-SC-SAFE-03 = Safe markieren: Lege einen deiner Marker mit einer Zahl deiner Wahl nach oben auf den Safe. Die Zahl darf falsch sein.
rule-SC-SAFE-04 = Die Zahl wählst du, nachdem du nachgesehen hast.
rule-SC-SAFE-05 = Ein Marker zeigt eine Zahl seines Paars 2/3, 4/5 oder 6/7, die andere steht hinten. Dein Vorrat wird nach diesen Sorten gezählt.
rule-SC-SAFE-06 = Hast du keinen Marker mit der gewünschten Zahl mehr, musst du eine andere nehmen. Solange du noch einen Marker hast, musst du markieren.
rule-SC-SAFE-07 = Liegen alle deine sieben Marker aus, markierst du entweder nicht oder nimmst einen deiner Marker von einem anderen Safe.
rule-SC-SAFE-08 = Einen Marker auf einem Safe, den jemand anderes gestohlen hat, kannst du nicht wegnehmen; einen auf dem Plan, auf einem ungenutzten oder auf deinem gestohlenen Safe schon.
rule-SC-SAFE-09 = Ein versetzter Marker darf jede seiner beiden Zahlen zeigen. Ihn auf einen anderen Safe zu legen gilt als Markieren dieses Safes.
rule-SC-SAFE-10 = Auf einem Safe dürfen beliebig viele Marker liegen, von allen und auch mehrere von dir.
rule-SC-SAFE-11 = Einen Safe, den du schon markiert hast, darfst du wieder auskundschaften und markieren.
rule-SC-SAFE-12 = Liegt an einem Ort kein Safe, kann dort nichts gestohlen, ausgekundschaftet oder markiert werden; dieser Teil bewirkt nichts.

## Rules: who may look at a safe

rule-SC-SAFE-13 = Safes mit einem deiner Marker, wo immer sie liegen, und Safes, die du gestohlen hast, darfst du jederzeit ansehen.
rule-SC-SAFE-14 = Andere Safes darfst du nicht ansehen.
rule-SC-SAFE-15 = Dieses Recht endet, wenn dein letzter Marker den Safe verlässt oder wenn du den Safe aufgibst, ohne dass ein Marker von dir darauf liegt.
rule-SC-SAFE-16 = Mit Gedächtnishilfe zeigt dir das Programm weiter, was du gesehen hast, solange alle die Karte verfolgen können.

## Rules: stealing

rule-SC-SAFE-17 = Safe stehlen: Nimm einen vom Plan, von einem beliebigen Ort, wenn keiner genannt ist, und lege ihn verdeckt an deinen Bogen. Alle Marker bleiben darauf.
rule-SC-SAFE-18 = Safes an einem gegnerischen Bogen können nie gestohlen werden.
rule-SC-SAFE-19 = Dein Safelimit ist die Nummer des Tages: 1 am ersten, 2 am zweiten, 3 am dritten. Im wilden Saloon ist es jeden Tag 3.
rule-SC-SAFE-20 = Am Tagesende gilt noch das Limit des eben gespielten Tages.
rule-SC-SAFE-21 = Auch am Limit darfst du stehlen: Sieh dir den neuen Safe geheim an und entscheide dann, welchen du aufgibst; es darf auch der neue sein.
rule-SC-SAFE-22 = Ein aufgegebener Safe kommt verdeckt und mit allen Markern an seinen eigenen Ort zurück. Er kann wieder ausgekundschaftet und gestohlen werden.
rule-SC-SAFE-23 = Er kommt auf den ersten freien Platz des Ortes; alle dürfen verfolgen, welcher Safe es ist.
rule-SC-SAFE-24 = Hat sein Ort keinen freien Platz, wird er ein ungenutzter Safe.
rule-SC-SAFE-25 = Bei sechs Safes und fünf Plätzen hat ein Ort nie mehr als einen ungenutzten Safe. Zu mischen gibt es da nichts.
rule-SC-SAFE-26 = Ungenutzt ist ein Safe, der weder auf dem Plan noch an einem Anführerbogen liegt.
rule-SC-SAFE-27 = Ungenutzte Safes lassen sich nur auskundschaften oder stehlen, wenn eine Wirkung es ausdrücklich sagt.
rule-SC-SAFE-28 = Für die Eigenschaft „Schwätzerisch“ gehört ein ungenutzter Safe zum Ort seiner Farbe.
rule-SC-SAFE-29 = Gestohlene Safes liegen am oberen Rand deines Bogens, von links nach rechts. Ihre Reihenfolge bedeutet nichts.

## Rules: scouting a poker card

rule-SC-SAFE-30 = Pokerkarte auskundschaften: Sieh sie dir geheim an und lege sie verdeckt genau dorthin zurück, wo sie lag, wenn nichts anderes dasteht. Markiert wird sie nie.
rule-SC-SAFE-31 = Deine Hand und deine gespielten Karten darfst du jederzeit ansehen. Einen Stapel, auch deinen eigenen, eine gegnerische Hand oder verdeckte Karte siehst du nur, wenn eine Fähigkeit es erlaubt.

## Rules: reputation

rule-SC-REP-01 = Gewinnst oder verlierst du Ruf, zieht dein Rufmarker so viele Felder weit. Auf einem Feld dürfen beliebig viele stehen.
rule-SC-REP-02 = Dein Ruf steigt nie über 6 und fällt nie unter −2.
rule-SC-REP-03 = Bei 6 kannst du keinen Ruf gewinnen; also reagiert auch nichts darauf.
rule-SC-REP-04 = Bei −2 kannst du keinen Ruf verlieren; also reagiert auch nichts darauf.
rule-SC-REP-05 = Ruf als Kosten kannst du nur verlieren, wenn er über −2 steht.
rule-SC-REP-06 = Verlierst du Ruf, ohne dass es Kosten sind, entfällt der Verlust bei −2.
rule-SC-REP-07 = Am Ruf hängt, wer bestimmt, wer am nächsten Tag anfängt, und am Spielende bringt er Tech.

## Rules: Sheriff’s Office

rule-SC-SHER-01 = Im Büro des Sheriffs wird zuerst der Halunke ganz rechts im Saloon abgeworfen, dann der Saloon aufgefüllt, und dann wählst du eine Möglichkeit.
rule-SC-SHER-02 = Informationen verkaufen: Du bekommst 2 $.
rule-SC-SHER-03 = Kaution: Zahle 2 $, um einen Handlanger zu befreien, oder 4 $ für zwei. Sie dürfen gehören, wem sie wollen.
rule-SC-SHER-04 = Kaution für einen oder zwei Handlanger geht nur, wenn so viele im Knast sitzen.
rule-SC-SHER-05 = Bestechung, nur am letzten Tag: Zahle 12 $, um einen beliebigen Safe vom Plan zu stehlen. Dein Safelimit gilt.
rule-SC-SHER-06 = Die Bestechung geht nur, wenn noch ein Safe auf dem Plan liegt.
rule-SC-SHER-07 = Du musst genau eine Möglichkeit wählen. Informationen verkaufen geht immer.
rule-SC-SHER-08 = Verschafft dir eine Fähigkeit eine Möglichkeit aus dem Büro des Sheriffs (Marschall), wird kein Halunke aus dem Saloon abgeworfen.
rule-SC-SHER-09 = Das ersetzt Schritt 3 nicht. Dort darfst du dieselbe Möglichkeit noch einmal wählen.

## Rules: end of the game and scoring

rule-SC-SCORE-01 = Das Spiel endet am letzten Tag nach dem Aufdecken und den Reaktionen darauf.
rule-SC-SCORE-02 = Decke deine gestohlenen Safes auf und zähle ihre Werte zusammen.
rule-SC-SCORE-03 = Für jeden Marker auf deinen gestohlenen Safes, egal von wem, der den richtigen Wert zeigt, bekommst du +1, ohne Obergrenze.
rule-SC-SCORE-04 = Dazu kommt das Tech für deinen Ruf; es kann negativ sein.
rule-SC-SCORE-05 = Jedes Tech-Symbol auf Halunken an deinem Bogen bringt dir +1.
rule-SC-SCORE-06 = Das meiste Tech gewinnt.
rule-SC-SCORE-07 = Bei Gleichstand gewinnen die meisten Dollars; herrscht dann noch Gleichstand, wer davon zuletzt am Zug war.
rule-SC-SCORE-08 = „Zuletzt“ heißt: später in der Zugreihenfolge des letzten Tages. So gewinnt immer genau eine Person.
rule-SC-SCORE-09 = Über die weiteren Plätze entscheidet dasselbe: Tech, Dollars, späterer Zug.
rule-SC-SCORE-10 = Strategiekarten, übrige Marker und Handlanger zählen nichts, Dollars nur bei Gleichstand.

## Rules: talk and deals

rule-SC-COMM-01 = Reden darfst du frei: dein Wissen teilen, für dich behalten oder lügen.
rule-SC-COMM-02 = Verdecktes darfst du nicht als Beweis herzeigen, weder Safes noch Hand noch gespielte Karten, außer eine Fähigkeit sagt es.
rule-SC-COMM-03 = Das Programm bietet nichts, womit sich Verdecktes herzeigen lässt, und keine Nachricht, deren Wahrheit es bestätigt.
rule-SC-COMM-04 = Abmachungen sind erlaubt, binden aber niemanden.
rule-SC-COMM-05 = Dollars, Karten, Marker und Handlanger darfst du weder verschenken noch tauschen.
rule-SC-COMM-06 = Lügen ändern nie eine Regel: Verdächtigte Karten werden aufgedeckt, Kosten bezahlt und Pflichtteile ausgeführt.
rule-SC-COMM-07 = Auf welches Feld du spielst, ist eine Tatsache, die alle sehen. „Ich habe eine 3 gespielt“ ist bloß Gerede.

## Rules: option: strategy cards

rule-SC-OPT-01 = Eine Strategiekarte nutzt du so, wie es daraufsteht. Das ist freiwillig und unterbricht nichts.
rule-SC-OPT-02 = Du darfst sie im Zug jeder Person einmal nutzen und, wenn ihr Zeitpunkt es zulässt, einmal an jedem Tagesende.
rule-SC-OPT-03 = Eine Strategiekarte ist kein Halunke: Pfeile gelten nicht für sie, und was Halunken betrifft, betrifft sie nicht.
rule-SC-OPT-04 = Was sie bewirkt, kann Halunken mit Ereignis auslösen, zum Beispiel das Auskundschaften.
rule-SC-OPT-05 = Sie liegt in der Ecke oben links, bei sechs Halunken links neben dem Bogen. Für das Spiel ist das gleich.

## Rules: option: six scoundrels

rule-SC-OPT-06 = Mit der Option „sechs Halunken“ ist die Ecke oben links ein sechster Platz, und du kannst sechs Halunken haben.
rule-SC-OPT-07 = Pfeile verbinden den Halunken auf dem sechsten Platz wie jeden anderen. Seine Nachbarn sind rechts und unter ihm.
rule-SC-OPT-08 = Beim Anheuern musst du dann erst abwerfen, wenn du schon sechs Halunken hast.

## Rules: option: wild saloon

rule-SC-OPT-09 = Im wilden Saloon gibt es einen Eigenschaftsstapel und zwei Jobstapel: grün über allen schwarzen, mit 7, 9 oder 12 grünen zu zweit, zu dritt oder zu viert, und alle 22 violetten.
rule-SC-OPT-10 = Zu Beginn entstehen zwei grüne Halunken, erst auf Platz 2, dann auf 1, danach ein violetter auf Platz 0.
rule-SC-OPT-11 = Entsteht ein Halunke und ist kein violetter im Saloon, wird es ein violetter. Sonst kommt der Job vom grün-schwarzen Stapel.
rule-SC-OPT-12 = Kommt durch einen Tausch ein zweiter violetter Halunke in den Saloon, bleibt er dort. Ein neuer entsteht erst, wenn keiner mehr da ist.
rule-SC-OPT-13 = Ist einer der beiden Jobstapel leer, gilt der andere. Sind es beide, entstehen keine Halunken mehr.
rule-SC-OPT-14 = Dein Safelimit ist im wilden Saloon jeden Tag 3. Darüber gibst du wie üblich einen Safe auf.
rule-SC-OPT-15 = Ein Halunke für das Anheuern, der noch im Saloon liegt, zählt für die Farbe des nächsten, bis er abgeworfen ist.

## Rules: option: start from zero

rule-SC-OPT-16 = Start mit der Null: Du beginnst mit der 0 und 3 zufälligen deiner anderen sechs Karten auf der Hand. Die 3 übrigen sind dein Stapel.
rule-SC-OPT-17 = „Sechs Halunken“, „wilder Saloon“ und „Start mit der Null“ gehen auch zusammen, aber nur im erweiterten Spiel; das kurze nimmt sie nicht an.

