## Die erste Lektion: was neben jeder Frage gesagt wird (games/crooks/text/lessons/first.toml).
## $rival ist die andere Person.

lesson-aim = Willkommen in der Stadt, 1934. Du und { $rival }, ihr habt je eine Bande, und eure Ganoven haben es auf dieselben acht Ziele abgesehen.
lesson-grid = Jede Spalte ist ein Ziel, 2 bis 9 Punkte wert. Am Ende bekommt sie, wer dort die höchste Stufe hat.
lesson-recruit = Zuerst wirbst du jemanden an. Ein Versteck kostet 1 $ für jede Karte darin: Versuch es mit C.
lesson-take = Du siehst alle seine Karten und behältst eine. Die große Zahl ist die Stufe; das Band daneben ändert den Wert des Ziels.
lesson-boss = Der Boss geht nur als Letzter aus seinem Versteck: Merk dir, wo er ist! Nimm jetzt den Panzerknacker: Stufe 7 und 2 Punkte mehr.
lesson-place = Leg ihn unter die 9. Offen kostet es nichts, und mit ihm ist das Ziel 11 wert.
lesson-hidden = Auch { $rival } hat jemanden unter die 9 gelegt, verdeckt. Das kostet 1 $ mehr. Stark oder ein Bluff? Noch weißt du es nicht.
lesson-cheap = Das kannst du auch. Schau in Versteck B: nur 2 $.
lesson-bungler = Der Stümper ist schwach und macht sein Ziel um 6 Punkte ärmer. Herrlich: Nimm ihn.
lesson-bluff = Leg ihn verdeckt unter die 8. Nur du weißt, dass sie jetzt fast nichts mehr wert ist.
lesson-trapped = { $rival } ist darauf hereingefallen: Stufe 9, und nichts zu holen. So spielt ein kluger Kopf.
lesson-shrinking = Und wer steckt nun unter der 9? In Versteck A hat noch niemand geschaut, da suchen wir Hilfe.
lesson-spy = Unten auf der Karte steht ihre Fähigkeit. Der Türsteher ist ein Spion: Er darf ansehen, was andere verstecken.
lesson-ability = Eine Fähigkeit wirkt einmal: wenn der Ganove offen gelegt wird. Leg den Türsteher unter die 5 und nutze sie.
lesson-look = Wo soll er nachsehen? Bei dem, was verdeckt unter der 9 liegt.
lesson-found = Es ist der Chauffeur. Seine 8 schlägt deine 7, und jetzt weißt du es.
lesson-back = In Versteck C ist jemand, der helfen kann. Billiger geworden ist es auch.
lesson-accomplice = Der Fluchtfahrer ist ein Komplize: Er darf auf deinem eigenen Ganoven liegen, und die Stufen werden addiert. Nimm ihn.
lesson-stack = Leg ihn auf deinen Panzerknacker unter der 9: 7 und 2 macht 9, und der Chauffeur ist geschlagen.
lesson-dear = { $rival } führt unter der 6 und der 7. Versteck E ist teuer, hat aber die größte Auswahl.
lesson-killer = Der Messerstecher ist ein Killer: Er entfernt, was eine Person bei einem Ziel hat. Stufe 3 genügt, wo sonst niemand mehr ist.
lesson-kill = Schick den Messerstecher zur 7 und setz ihn ein: Der Raufbold dort ist aus dem Spiel.
lesson-last = Weißt du noch, Versteck C? Eine Karte ist übrig, für 1 $, und nur du weißt, welche.
lesson-kingpin = Der Boss persönlich. Jetzt ist er der Letzte und darf gehen.
lesson-crown = Er wird immer offen gelegt. Unter der 6 schlägt er den Fälscher, und dessen 2 Punkte mehr gehören dir.
lesson-gangs = Die farbigen Buchstaben auf den Karten sind Gangs. Wer von einer die meisten Mitglieder auf dem Tisch hat, bekommt am Ende 5 Punkte dafür.
lesson-pass = Du führst, wo es zählt, und bei Gleichstand entscheiden deine letzten 3 $. Wer passt, ist für immer raus: Tu es jetzt. { $rival } spielt allein weiter.
lesson-end = Das ist alles! Die höchste Stufe holt das Ziel, und jeder Zusatz dort zählt, auch ein verdeckter. Der Rest ist ein gutes Pokergesicht.

## Und für alle, die anders spielen, einmal für jede Art von Frage.

lesson-kind-recruit = Wirb jemanden an oder passe. Ein Versteck kostet 1 $ für jede Karte darin; wer passt, ist für immer raus.
lesson-kind-take = Behalte eine davon. Du bekommst nur, was du auch legen kannst.
lesson-kind-place = Wähle ein Ziel und dann, wie er liegt. Offen wirkt die Fähigkeit; verdeckt kostet 1 $ mehr und hält das Geheimnis, ohne Fähigkeit.
lesson-kind-swap = Der Ganove von hier zieht um: zu einem Ziel, bei dem du noch niemanden hast.
lesson-kind-kill = Wähle, wessen Ganoven hier das Spiel verlassen.
lesson-kind-spy = Sieh nach, was andere bei einem Ziel verstecken, oder sieh dir ein ganzes Versteck an. Nur du siehst es.
