## Die erste Lektion: was neben jeder Frage gesagt wird (games/scoundrels/text/lessons/first.toml).
## Kapitel: der Name, und am Ende, was man gelernt hat.

lesson-chapter-slots = Slots und Anheuern
lesson-learned-slots = Der Slot bestimmt, was du tun darfst; eine Karte, die nicht passt, ist ein Bluff. Danach heuerst du einen Halunken an.
lesson-chapter-suspicion = Verdächtigen
lesson-learned-suspicion = Ein Handlanger auf einem Bluff bringt dir am Abend Ruf. Auf einer ehrlichen Karte kommt er in den Knast.
lesson-chapter-safes = Safes und Marker
lesson-learned-safes = Inspiziere einen Safe und leg einen Marker darauf. Ein richtiger Marker bringt 1 Tech, egal wer den Safe am Ende hat. Der Sheriff zahlt immer 2 $.
lesson-chapter-bluff = Ein eigener Bluff
lesson-learned-bluff = Jede Karte darf in jeden Slot. Ein Bluff kostet dich nur etwas, wenn ihn jemand verdächtigt: 1 Ruf.
lesson-chapter-evening = Der Abend und die Tech
lesson-learned-evening = Verdächtigte Karten werden aufgedeckt. Tech bringen Safes, richtige Marker, Ruf und Tech-Symbole.

## $rival ist die andere Person.

lesson-aim = Willkommen im Wilden Westen! Wir schreiben das Jahr 1889. Du führst eine Bande, die Technologie (Tech) stiehlt: Wer nach zwei Tagen am meisten hat, gewinnt.
lesson-safes = Die meiste Tech liegt in diesen Safes; ihre sechs Werte stehen am Schild jedes Gebäudes. Welcher Safe welchen hat, weiß noch niemand; der blasse sechste bleibt ungenutzt.
lesson-plan = Jeder Zug beginnt mit einer deiner Pokerkarten, verdeckt in einem Slot. Der Slot bestimmt, was du tun darfst, nicht die Karte.
lesson-four = Slot 4 bringt 4 $. Du hast eine 4: Wähl sie und dann Slot 4. So ist die Karte kein Bluff.
lesson-leader = Nun nutzt du, was der Slot bietet. Nimm die 4 $ deines Anführers.
lesson-hire = Dann heuerst du jemanden an. Der dunkle Balken zeigt, wann ein Halunke aktiv wird, der Text darunter, was er tut.
lesson-event = Dieser hier wirkt, wenn du Ruf gewinnst: Dann nimmst du jemandem 2 $ weg. Du zahlst 1 $ für jede Münze ohne Einschussloch: hier nur 1 $, ein Schnäppchen.
lesson-stolen = { $rival } hat in Slot 5 gespielt – damit stiehlt man einen Safe. Wie praktisch! Ob das wirklich eine 5 ist?
lesson-suspect = Du glaubst es nicht? Dann verdächtige die Karte: Einer deiner Handlanger kommt darauf. War sie ein Bluff, gewinnst du heute Abend Ruf (den Stern); sonst kommt er in den Knast. Trau dich.
lesson-three = Du bist dran. Du hast eine 3, und Slot 3 bringt 3 $.
lesson-money = Nimm das Geld: ehrliche Arbeit.
lesson-badge = Siehst du die 2 auf diesem Halunken? Er wirkt in jedem Zug, in dem du in Slot 2 spielst, und genau das tust du als Nächstes. Slot 6 nützt nur Halunken mit einer 6. Heuere ihn an.
lesson-trust = Slot 3 bringt nur 3 $, dafür lohnt sich kein Bluff. Lass es gut sein: Du hast nur wenige Handlanger.
lesson-two = Jetzt die 2 in Slot 2. Dein Anführer inspiziert damit einen Safe, und dein Halunke macht mit.
lesson-both = Du darfst beide nutzen, in beliebiger Reihenfolge. Fang mit deinem Anführer an.
lesson-scout = Du könntest jeden Safe inspizieren. Nehmen wir diesen: Nur du siehst, was darin ist.
lesson-found = Himmelsstiefel, 7 wert: Besser geht es nicht. Nun markierst du den Safe mit einer Zahl, wahr oder gelogen; die Zähler zeigen, welche deiner sieben Marker übrig sind.
lesson-mark = Stimmt der Marker, bringt der Safe am Ende 1 Tech mehr, egal wer ihn hat. Leg die 7 darauf: { $rival } hält das vielleicht für gelogen.
lesson-use = Und nun dein Halunke: Seine 2 passt zum Slot dieses Zugs.
lesson-peek = Du hast 2 $ bekommen und darfst die oberste Karte eines Pokerstapels ansehen. Sieh bei deinem nach.
lesson-keep = Oben liegt eine 5, mit der du morgen einen Safe stehlen kannst. Misch also nicht, sondern lass sie liegen.
lesson-sheriff = Statt jemanden anzuheuern, kannst du ins Büro des Sheriffs gehen. Dann verlässt der Halunke ganz rechts den Saloon, und ein neuer kommt. Leute hast du fürs Erste genug: Geh hin.
lesson-sell = Der Sheriff zahlt für Informationen immer 2 $, egal was du weißt. Hier kannst du auch Handlanger aus dem Knast holen und am letzten Tag mit 12 $ Bestechungsgeld einen Safe stehlen.
lesson-claim = { $rival } hat einen Safe inspiziert und behauptet, er sei 2 wert. Marker dürfen lügen, das wird nicht bestraft. Lass die Karte durchgehen.
lesson-last = Deine letzte Karte ist eine 0. Sie passt in keinen Slot: Wo immer du sie spielst, sie ist ein Bluff.
lesson-bluff = Dann soll er sich wenigstens lohnen: Spiel sie in Slot 5 und stiehl die Stiefel. Verdächtigt { $rival } die Karte, verlierst du heute Abend 1 Ruf, aber der Safe bleibt dir.
lesson-five = Verzieh keine Miene und nutze die 5 deines Anführers.
lesson-steal = Nimm den Safe mit deiner 7.
lesson-stay = Du hast 13 $. Heuere jemanden für morgen an: Dieser hier inspiziert jedes Mal einen Safe, wenn du beim Sheriff warst.
lesson-believed = Kein Handlanger auf deiner 5: Die Stiefel gehören dir, und die 7 darauf stimmt. Lass diese letzte Karte durchgehen, dann endet der Tag.
lesson-evening = Du hattest recht, { $rival } hat geblufft. Der Safe bleibt gestohlen, aber du gewinnst 1 Ruf, und die andere Bande verliert 1. Darauf reagiert einer deiner Halunken: Nutze ihn.
lesson-tech = Tech bringen also gestohlene Safes, richtige Marker darauf, Ruf und Tech-Symbole auf Halunken.
lesson-end = Morgen ist der letzte Tag, und du darfst einen zweiten Safe behalten. Du weißt, wie ein Tag verläuft; was ein Zeichen bedeutet, sagt dir der Knopf „?“. Spiel weiter, wie du magst, und sieh dann, was dabei herauskommt.

## Und für alle, die anders spielen, für jede Art von Frage.

lesson-kind-start = Manche Halunken wirken, bevor du deine Karte spielst. Du darfst sie jetzt nutzen.
lesson-kind-plan = Spiel eine Karte verdeckt in einen freien Slot. Nur der Slot zählt; eine Karte, die nicht passt, ist ein Bluff.
lesson-kind-abilities = Nutze die Anführerfähigkeit dieses Slots und jeden Halunken mit seiner Zahl, in beliebiger Reihenfolge. Dann geht es weiter.
lesson-kind-act = Heuere einen Halunken an, oder geh ins Büro des Sheriffs.
lesson-kind-arrange = Du darfst zwei Halunken die Plätze tauschen lassen. Pfeile zeigen auf ihre Nachbarn.
lesson-kind-last-look = Glaub der Karte, oder setz einen Handlanger darauf. Heute Abend wird sie dann aufgedeckt.
lesson-kind-react = Einer deiner Halunken reagiert auf das, was gerade geschehen ist. Du darfst ihn nutzen.
lesson-kind-scout = Wähl den Safe, den du inspizierst. Nur du siehst, was darin ist.
lesson-kind-mark = Leg einen Marker mit einer Zahl darauf. Stimmt sie, bringt der Safe am Ende 1 Tech mehr, egal wer ihn hat.
lesson-kind-steal = Nimm einen Safe vom Plan. Bis zum Ende bleibt er verdeckt.
lesson-kind-sheriff = Nimm 2 $, oder zahl, um Handlanger aus dem Knast zu holen. Am letzten Tag kannst du für 12 $ einen Safe kaufen.
lesson-kind-dawn = Du hast allein den höchsten Ruf, also wählst du, wer den nächsten Tag beginnt. Wer einen Tag beendet, hat darin das letzte Wort.
lesson-kind-end = Dein Zug endet. Manche Halunken wirken erst jetzt, nach allem anderen.
lesson-kind-order = Mehrere können auf dasselbe reagieren: Wähl, wer zuerst dran ist.
lesson-kind-use = Wähl einen deiner Halunken. Jeder wirkt einmal pro Zug.
lesson-kind-use-leader = Dein Anführer hat hier mehrere Fähigkeiten. Nutze eine davon.
lesson-kind-use-hired = Er bleibt nicht, aber du kannst ihn einmal nutzen, bevor er geht. Nutze ihn jetzt, oder lass ihn gehen.
lesson-kind-again = Du darfst ihn zweimal nutzen. Jedes Mal fallen die Kosten an, und das zweite Mal muss nicht sein.
lesson-kind-may = Dieser Effekt ist optional. Nutze ihn, wenn er dir hilft; sonst verlierst du nichts.
lesson-kind-choose = Du bekommst nur eines von beiden. Nimm, was du jetzt brauchst.
lesson-kind-opponent = Wähl, wen es trifft. Wer führt, hat am meisten zu verlieren.
lesson-kind-room = Deine Bande ist voll. Einer muss gehen, der Neue oder ein anderer.
lesson-kind-hire = Du darfst zusätzlich jemanden anheuern, zum Preis auf der Karte.
lesson-kind-guard = Einer deiner Handlanger soll in den Knast. Hältst du die Karte für einen Bluff, darfst du ihn vorher daraufsetzen.
lesson-kind-free = Ein Handlanger kommt aus dem Knast und kann wieder jemanden verdächtigen. Am meisten nützen dir deine eigenen.
lesson-kind-peek = Sieh dir eine verdeckte Karte an. Was du gesehen hast, musst du nicht raten.
lesson-kind-place = Du darfst einen Handlanger auf eine fremde Karte setzen: Abends wird sie aufgedeckt.
lesson-kind-recall = Ein Handlanger kommt von einer Karte zurück und kann eine andere verdächtigen.
lesson-kind-destroy = Die Handlanger auf einer deiner Karten verschwinden, und mit ihnen der Verdacht.
lesson-kind-mark-any = Wähl einen Safe für deine Zahl. Sie zahlt sich nur aus, wenn sie stimmt.
lesson-kind-move = Du darfst einen deiner Marker auf einen anderen Safe legen oder seine Zahl ändern.
lesson-kind-swap = Zwei Halunken tauschen eine Hälfte: Der Job kommt zu einer anderen Eigenschaft. Fähigkeit und Dollars gehen mit.
lesson-kind-abandon = Du hast mehr Safes, als du behalten darfst. Gib den ab, der am wenigsten wert ist.
lesson-kind-spend = Je mehr du zahlst, desto mehr bekommst du. Behalt genug zum Anheuern.
lesson-kind-swap-safe = Ein Safe tauscht den Platz mit einem anderen. Gut, wenn du weißt, was wo liegt.
