## Die erste Lektion: was neben jeder Frage gesagt wird (games/crooks/text/lessons/first.toml).
## Kapitel: der Name, und am Ende, was man gelernt hat.

lesson-chapter-recruit = Anwerben
lesson-learned-recruit = Ein Versteck kostet 1 $ für jede Karte darin. Du behältst einen Ganoven, und die höchste Stufe an einem Ziel holt dessen Punkte.
lesson-chapter-bluff = Verdeckte Karten
lesson-learned-bluff = Für 1 $ mehr weißt nur du, wer dort liegt: ein starker Ganove oder eine Falle, die das Ziel entwertet.
lesson-chapter-abilities = Fähigkeiten
lesson-learned-abilities = Sie wirken einmal, wenn du den Ganoven offen legst. Spione sehen nach, Komplizen zählen mit, Killer räumen auf.
lesson-chapter-kingpin = Der Boss und das Ende
lesson-learned-kingpin = Ihn kannst du nur als letzte Karte seines Verstecks anwerben. Wer am Ende die meisten Mitglieder einer Bande hat, bekommt dafür Punkte, zu zweit 5. Bei Punktgleichstand entscheidet das Geld.

## $rival ist die andere Person.

lesson-aim = Willkommen in der Stadt! Wir schreiben das Jahr 1934. Du und { $rival } habt es mit euren Ganoven auf dieselben acht Ziele abgesehen.
lesson-grid = Jede Spalte ist ein Ziel, das 2 bis 9 Punkte wert ist. Diese Punkte bekommt, wer dort am Spielende die höchste Stufe hat.
lesson-recruit = Zuerst wirbst du jemanden an. Ein Versteck kostet 1 $ für jede Karte darin. Probier es mit C.
lesson-take = Du siehst alle Karten des Verstecks und behältst eine. Die große Zahl ist die Stufe; das Schild darunter ändert den Wert des Ziels.
lesson-boss = Eine dieser Karten ist der Boss, ein starker Ganove. Solange andere Karten in seinem Versteck liegen, kannst du ihn nicht anwerben. Merk ihn dir und komm später wieder. Nimm jetzt den Panzerknacker: Stufe 7, und sein Ziel ist 2 Punkte mehr wert.
lesson-place = Leg ihn unter die 9. Offen kostet es nichts, und mit ihm ist das Ziel 11 wert.
lesson-hidden = Auch { $rival } hat jemanden unter die 9 gelegt, aber verdeckt. Das kostet 1 $ extra. Ein starker Ganove oder ein Bluff? Noch kannst du es nicht wissen.
lesson-cheap = Das kannst du auch. Schau in Versteck B: Es kostet nur 2 $.
lesson-bungler = Der Stümper ist schwach und macht sein Ziel 6 Punkte weniger wert. Perfekt für eine Falle: Nimm ihn.
lesson-bluff = Leg ihn verdeckt unter die 8. Nur du weißt, dass sie jetzt fast nichts mehr wert ist.
lesson-trapped = { $rival } ist darauf hereingefallen: Stufe 9 liegt jetzt an einem wertlosen Ziel. So spielt ein Meister des Verbrechens.
lesson-shrinking = Aber wer steckt unter der 9? In Versteck A hat noch niemand nachgesehen. Vielleicht findest du dort Hilfe.
lesson-spy = Unten auf der Karte steht ihre Fähigkeit. Der Türsteher ist ein Spion: Er darf verdeckte Karten ansehen.
lesson-ability = Eine Fähigkeit wirkt nur einmal: wenn du den Ganoven offen legst. Leg den Türsteher unter die 5 und nutze sie.
lesson-look = Lass ihn die verdeckte Karte unter der 9 ansehen.
lesson-found = Es ist der Chauffeur, und seine 8 schlägt deine 7. Gut, dass du es jetzt weißt!
lesson-back = In Versteck C ist jemand, der dir helfen kann. Und es ist inzwischen billiger.
lesson-accomplice = Die Fluchtfahrerin hat die Fähigkeit „Komplize“: Du darfst sie auf deinen eigenen Ganoven legen, und ihre Stufen zählen zusammen. Nimm sie.
lesson-stack = Leg sie auf deinen Panzerknacker unter der 9: 7 und 2 macht 9, und der Chauffeur ist geschlagen.
lesson-dear = { $rival } führt an den Zielen 6 und 7. Versteck E ist teuer, bietet aber die größte Auswahl.
lesson-killer = Der Messerstecher ist ein Killer: Er beseitigt alle Ganoven eines Spielers an einem Ziel. Ist dort sonst niemand mehr, genügt Stufe 3.
lesson-kill = Schick den Messerstecher zur 7. Mit dem Raufbold geht sein −2, und das Ziel ist wieder 7 wert. Der Fälscher bei der 6 darf bleiben: Sein +2 gehört bald dir.
lesson-last = Erinnerst du dich an Versteck C? Dort liegt noch eine Karte, für 1 $, und nur du weißt, welche.
lesson-kingpin = Der Boss persönlich! Er ist als Letzter übrig, also kannst du ihn jetzt anwerben.
lesson-crown = Er wird immer offen gelegt. An Ziel 6 schlägt er den Fälscher. Mit dessen +2 ist das Ziel 8 wert, und alles gehört dir.
lesson-gangs = Die farbigen Buchstaben auf den Karten stehen für Banden. Wer am Ende die meisten Mitglieder einer Bande auf dem Tisch hat, bekommt dafür Punkte: zu zweit 5, bei mehr Spielern weniger.
lesson-spend = Übriges Geld entscheidet nur bei Gleichstand, also gib es aus. In Versteck D liegt noch eine Karte, für 1 $.
lesson-tipster = Der Tippgeber gehört zu zwei Banden, und sein Ziel ist 2 mehr wert. Nimm ihn.
lesson-three = Bei der 3 liegt noch niemand. Mit ihm ist sie 5 wert.
lesson-westside = Dir bleiben 2 $, und genau so viel kostet jetzt E. Was dort liegt, weißt du: Sieh noch einmal nach.
lesson-bootlegger = Der Schmuggler gehört zur Westside (W). Mit ihm hast du mehr von dieser Bande als { $rival }: 5 Punkte. Nimm ihn.
lesson-two = Unter der 2 verliert er gegen den Schieber. Für seine Bande zählt er trotzdem.
lesson-end = Das war’s! Die höchste Stufe holt das Ziel, und jeder Modifikator dort zählt, auch der einer verdeckten Karte. Der Rest ist ein gutes Pokerface.

## Und für alle, die anders spielen, einmal für jede Art von Frage.

lesson-kind-recruit = Wirb jemanden an oder passe. Ein Versteck kostet 1 $ für jede Karte darin; wer passt, ist für den Rest der Partie raus.
lesson-kind-take = Behalte eine dieser Karten. Nehmen darfst du nur, wen du auch legen kannst.
lesson-kind-place = Wähl ein Ziel und ob er offen oder verdeckt liegt. Offen wirkt seine Fähigkeit. Verdeckt kostet 1 $ mehr und bleibt geheim, aber ohne Fähigkeit.
lesson-kind-swap = Der Ganove, der hier lag, zieht zu einem Ziel um, an dem du noch keinen hast.
lesson-kind-kill = Wähl einen Spieler: Dessen Ganoven hier verlassen das Spiel.
lesson-kind-spy = Sieh dir die verdeckten Karten an einem Ziel oder ein ganzes Versteck an. Nur du siehst sie.
