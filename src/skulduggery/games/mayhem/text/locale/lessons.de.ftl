## Die erste Lektion: was neben jeder Frage gesagt wird (games/mayhem/text/lessons/first.toml).
## $rival und $other sind die anderen, in der Reihe, in der sie sitzen.

lesson-aim = Willkommen in Charming. Du führst SAMCRO, einen Motorradclub: Wer nach sechs Runden das meiste Bargeld hat, gewinnt.
lesson-blind = Dein Bargeld, deine Waffen und deine Schmuggelware liegen hinter einem Sichtschirm. Wie viel es ist, sieht bis zum Schluss niemand sonst.
lesson-order = In deinem Zug gibst du einen Befehlsmarker (das Lenkrad) für einen Befehl aus. In dieser Runde hast du fünf, und deine Kerle sind in deinem Clubhaus.
lesson-ride = Geschäfte machst du dort, wo deine Kerle sind: Schick ein Mitglied und einen Anwärter zur Straßenecke.
lesson-exploit = Niemand sonst ist dort, also kontrollierst du die Straßenecke. Beute sie aus: Auch das ist ein Befehl.
lesson-sell = Was dort geht, steht auf der Karte. Hier verkaufst du Schmuggelware, das Stück für 3 $.
lesson-one = Verkauf eine, und behalte die andere: Später gibt es einen Schwarzmarkt.
lesson-boost = Jeder Ort hat auch einen Bonus, für noch einen Marker. Marker sind knapp: Hör hier auf.
lesson-others = { $rival } hält den Spirituosenladen, wo jede Runde 3 $ zu holen sind. Und dort ist nur ein Anwärter!
lesson-join = Fahr mit dem Rest deines Clubs hin. Wo zwei Gangs stehen, kann niemand ausbeuten.
lesson-throw = Und jetzt eine Schlägerei: Wer verliert, muss gehen.
lesson-strength = Jede Seite würfelt und zählt 1 je Anwärter, 2 je Mitglied, 3 je Waffe dazu.
lesson-backup = Du könntest von anderswo Verstärkung rufen. Mit 3 gegen 1 brauchst du sie nicht.
lesson-guns = Alle wählen geheim, wie viele Waffen sie ziehen. Jede schickt einen Kerl der anderen in die Notaufnahme und bringt dir Druck.
lesson-pull = Eine genügt.
lesson-won = Gewonnen! Die Waffe hat dir 1 Druck gebracht: Die Polizei sieht zu. Der Anwärter in der Notaufnahme überlebt vielleicht, vielleicht nicht.
lesson-now = Wer gewinnt, darf den Ort sofort ausbeuten, für einen Marker. Es ist dein letzter: Tu es.
lesson-take = Nimm die 3 $.
lesson-patch = Inzwischen hat sich { $rival } auf der Polizeiwache den Reaper-Patch geholt: Wer ihn hat, fängt an und gewinnt Gleichstände.
lesson-deals = Bevor der Markt öffnet, und während der Befehle, darfst du mit allen handeln. { $other } bietet dir eine Schmuggelware für 2 $ an.
lesson-accept = Auf dem Markt bringt sie vielleicht mehr. Nimm an: Getauscht wird sofort.
lesson-dealt = Jetzt hast du zwei zu verkaufen. { $rival } hat gesehen, dass ihr gehandelt habt, aber nicht, worum es ging.
lesson-offers = Hier machst du selbst Angebote: Bargeld, Waffen, Schmuggelware. Versprechen binden niemanden. Genug für heute: weiter.
lesson-market = Der Schwarzmarkt. Alle wählen geheim, wie viel Schmuggelware sie verkaufen: je mehr, desto weniger bringt jede.
lesson-traffic = Druck begrenzt, wie viel du verkaufen darfst, und wer verkauft, bekommt 1 Druck dazu. Verkauf beide.
lesson-paid = Vier wurden insgesamt verkauft, also brachte jede 3 $, auch die für 2 $. Achte auf deinen Druck: Über 4 hält einer von dir den Kopf hin.
lesson-end = Das war eine Runde; noch fünf, dann wird das Bargeld gezählt. Spiel weiter, wie du magst: { $rival } und { $other } sind auch Anfänger.

## Und für alle, die anders spielen, für jede Art von Frage.

lesson-kind-pick = Wähl deine Gang. Bei „Unleaded“ sind alle gleich.
lesson-kind-order = Ein Befehl für einen Marker: fahren, ausbeuten, was du allein hältst, eine Schlägerei anfangen, anwerben oder einen Anwärter befördern.
lesson-kind-exploit = Nutze, was auf der Karte steht, jede Zeile einmal. Der Bonus kostet noch einen Marker.
lesson-kind-count = Wie oft tust du es? Jedes Mal kostet gleich viel.
lesson-kind-back-up = Du darfst Kerle von anderen Orten in diese Schlägerei rufen.
lesson-kind-guns = Jede Waffe zählt 3, schickt einen Kerl der anderen in die Notaufnahme und bringt 1 Druck. Alle wählen geheim.
lesson-kind-exploit-now = Du hast gewonnen und darfst den Ort für einen Marker sofort ausbeuten.
lesson-kind-ready = Zeit zu verhandeln. Wenn alle bereit sind, geht es weiter.
lesson-kind-traffic = Alle wählen geheim. Je mehr Schmuggelware insgesamt verkauft wird, desto weniger bringt jede.
lesson-kind-take-patch = Du hast geschlagen, wer den Patch hatte. Mit dem Patch fängt man an und gewinnt Gleichstände.
