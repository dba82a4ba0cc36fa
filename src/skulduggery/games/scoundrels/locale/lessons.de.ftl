## Die erste Lektion: was neben jeder Frage gesagt wird (games/scoundrels/lessons/first.toml).
## $rival ist die andere Person.

lesson-aim = Willkommen im Westen, 1889. Du führst eine Bande, die Technik stiehlt, kurz Tech: Wer nach zwei Tagen die meiste hat, gewinnt.
lesson-safes = Die meiste Tech liegt in diesen Safes. Jeder ist 2 bis 7 wert, und niemand weiß, welcher wie viel.
lesson-plan = Jeder Zug beginnt mit einer deiner Pokerkarten, verdeckt auf einem Feld. Das Feld sagt, was du tun darfst, egal, welche Karte dort liegt.
lesson-four = Feld 4 bringt 4 $. Du hast eine 4: Wähl sie und dann Feld 4. Das ist eine ehrliche Karte.
lesson-leader = Nun nutzt du, was das Feld gibt. Nimm die 4 $ deines Anführers.
lesson-hire = Dann heuerst du jemanden an. Das farbige Band sagt, was ein Halunke tut; das Zeichen links oben, wann. Der Preis steht darunter.
lesson-event = Dieser wirkt, sobald du Ruf gewinnst, den Stern neben deinem Geld: Dann nimmst du jemandem 2 $ weg. Für 1 $ ein guter Kauf.
lesson-stolen = { $rival } hat auf Feld 5 gespielt, und das stiehlt einen Safe. Wie praktisch! Ob da wirklich eine 5 liegt?
lesson-suspect = Wenn du zweifelst, setz einen Handlanger auf die Karte. War es ein Bluff, gewinnst du heute Abend Ruf; sonst kommt er in den Knast. Wag es.
lesson-three = Du bist dran. Du hast eine 3, und Feld 3 bringt 3 $.
lesson-money = Nimm das Geld: ehrliche Arbeit.
lesson-badge = Siehst du die 2 auf diesem hier? Er wirkt in jedem Zug, in dem du auf Feld 2 spielst. Heuere ihn an: Der nächste Zug wird so einer.
lesson-trust = Feld 3 bringt nur 3 $, dafür lügt man kaum. Lass es: Du hast wenige Handlanger.
lesson-two = Jetzt die 2 auf Feld 2. Dein Anführer schaut dort in einen Safe, und dein Halunke macht mit.
lesson-both = Du darfst beide nutzen, in beliebiger Reihenfolge. Zuerst deinen Anführer.
lesson-scout = Wähl irgendeinen Safe. Versuch diesen hier: Nur du siehst, was darin ist.
lesson-found = Himmelsstiefel, 7 wert: Besser geht es nicht. Nun setzt du eine Zahl auf den Safe, wahr oder nicht.
lesson-mark = Wer den Safe am Ende hat, bekommt für einen wahren Marker 1 Tech dazu. Sag 7: Wer würde dir glauben?
lesson-use = Und nun dein eigener Halunke, denn seine 2 ist das Feld dieses Zugs.
lesson-peek = Du hast 2 $ bekommen und darfst die oberste Karte eines Pokerstapels ansehen. Sieh bei deinem nach.
lesson-keep = Oben liegt eine 5, und die kann morgen einen Safe stehlen. Misch nicht: Lass sie liegen.
lesson-sheriff = Statt anzuheuern, darfst du ins Büro des Sheriffs gehen. Leute hast du fürs Erste genug: Geh hin.
lesson-sell = Informationen sind immer 2 $ wert. Hier kannst du auch Handlanger aus dem Knast holen.
lesson-claim = { $rival } hat in einen Safe geschaut und sagt, er sei 2 wert. Marker dürfen lügen, und niemand wird dafür bestraft. Lass die Karte durchgehen.
lesson-last = Deine letzte Karte ist eine 0. Sie passt auf kein Feld; wo du sie auch spielst, ist sie ein Bluff.
lesson-bluff = Dann soll er sich lohnen: Spiel sie auf Feld 5 und stiehl die Stiefel. Niemand deckt sie auf, wenn dich niemand verdächtigt.
lesson-five = Ohne eine Miene zu verziehen: Nutze die 5 deines Anführers.
lesson-steal = Nimm den Safe mit deiner 7.
lesson-stay = Du hast 13 $. Heuere jemanden für morgen an: Dieser schaut in einen Safe, sooft du beim Sheriff warst.
lesson-believed = Kein Handlanger auf deiner 5: Die Stiefel gehören dir, und die 7 darauf ist wahr. Lass diese letzte Karte durchgehen, dann endet der Tag.
lesson-evening = Du hattest recht, { $rival } hat geblufft: 1 Ruf mehr für dich, 1 weniger für die andere Bande. Und das weckt jemanden in deiner: Nutze ihn.
lesson-tech = Tech kommt also aus gestohlenen Safes, von wahren Markern darauf, vom Ruf und von den Zahnrädern auf Halunken.
lesson-end = Morgen ist der letzte Tag, und du weißt alles, was man braucht. Spiel weiter, wie du magst, und sieh dann, was es wert war.

## Und für alle, die anders spielen, für jede Art von Frage.

lesson-kind-start = Manche Halunken wirken, bevor du deine Karte spielst. Du darfst sie jetzt nutzen.
lesson-kind-plan = Eine Karte, verdeckt, auf ein freies Feld. Es zählt das Feld; eine Karte, die nicht passt, ist ein Bluff.
lesson-kind-abilities = Nutze die Anführerfähigkeit dieses Feldes und jeden Halunken mit seiner Zahl, in beliebiger Reihenfolge. Dann geht es weiter.
lesson-kind-act = Heuere einen Halunken an, oder geh ins Büro des Sheriffs.
lesson-kind-arrange = Du darfst zwei Halunken die Plätze tauschen lassen. Pfeile zeigen auf Nachbarn.
lesson-kind-last-look = Glaub der Karte, oder setz einen Handlanger darauf. Heute Abend wird sie dann aufgedeckt.
lesson-kind-react = Etwas ist geschehen, worauf einer deiner Halunken reagiert. Du darfst ihn nutzen.
lesson-kind-scout = Wähl einen Safe, in den du schaust. Nur du siehst, was darin ist.
lesson-kind-mark = Setz eine Zahl darauf. Stimmt sie, bekommt 1 Tech dazu, wer den Safe am Ende hat.
lesson-kind-steal = Nimm einen Safe vom Plan. Bis zum Ende bleibt er verdeckt.
lesson-kind-sheriff = Nimm 2 $, oder zahl, um Handlanger aus dem Knast zu holen. Am letzten Tag kauft man für 12 $ einen Safe.
lesson-kind-dawn = Du wählst, wer den nächsten Tag beginnt. Wer einen Tag beendet, hat darin das letzte Wort.
