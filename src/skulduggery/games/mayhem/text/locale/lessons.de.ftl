## Die erste Lektion: was neben jeder Frage gesagt wird (games/mayhem/text/lessons/first.toml).
## Kapitel: der Name, und am Ende, was man gelernt hat.

lesson-chapter-orders = Befehle und Orte
lesson-learned-orders = Ein Marker bezahlt einen Befehl. Wo nur deine Dudes sind, kannst du den Ort nutzen.
lesson-chapter-fight = Eine Schlägerei
lesson-learned-fight = Ein Würfelwurf plus 1 je Anwärter, 2 je Mitglied und 3 je Waffe. Wer verliert, muss gehen, und Waffen bringen Heat.
lesson-chapter-deals = Handel
lesson-learned-deals = Bargeld, Waffen und Schmuggelware wechseln sofort den Besitzer. Versprechen sind nicht bindend.
lesson-chapter-market = Der Schwarzmarkt
lesson-learned-market = Je mehr Schmuggelware verkauft wird, desto tiefer fällt der Preis. Heat begrenzt, wie viel du verkaufen darfst.

## $rival und $other sind die anderen, in der Reihe, in der sie sitzen.

lesson-aim = Willkommen in Charming. Du führst SAMCRO, einen Motorradclub. Wer nach sechs Runden das meiste Bargeld hat, gewinnt.
lesson-blind = Dein Bargeld, deine Waffen und deine Schmuggelware liegen hinter einem Sichtschirm. Bis zum Schluss sieht sonst niemand, wie viel du hast.
lesson-order = In deinem Zug gibst du einen Marker (das Lenkrad) für einen Befehl aus. Jede Runde bekommst du drei und einen je Mitglied. Deine Dudes sind im Clubhaus.
lesson-ride = Geschäfte machst du dort, wo deine Dudes sind. Wähl „Fahren“, dann die Straßenecke, dann ein Mitglied und einen Anwärter.
lesson-exploit = Sonst ist niemand dort, also kontrollierst du die Straßenecke. Nutze sie: Das ist ein weiterer Befehl.
lesson-sell = Jede Zeile ist eine Möglichkeit. Die erste: Verkauf bis zu drei Ladungen Schmuggelware für je 3 $.
lesson-one = Verkauf eine Ladung und behalte die andere für den Schwarzmarkt.
lesson-boost = Die meisten Orte haben auch einen Bonus, der noch einen Marker kostet. Du brauchst deine Marker aber noch: Hör hier auf.
lesson-recruited = { $rival } hat angeworben: Für einen Marker steht ein Anwärter mehr im Clubhaus.
lesson-others = { $rival } hält den Spirituosenladen, der jede Runde 2 $ bringt. Und dort steht nur ein einziger Anwärter!
lesson-join = Fahr mit dem Rest deines Clubs zum Spirituosenladen. Solange zwei Gangs dort sind, kann niemand den Ort nutzen.
lesson-member = { $rival } hat für einen Marker, 1 $ und eine Waffe einen Anwärter aufgenommen. Als Mitglied zählt er in einer Schlägerei 2 und bringt jede Runde einen Marker.
lesson-throw = Und jetzt zettle eine Schlägerei an: Wer verliert, muss gehen.
lesson-strength = Jede Seite würfelt und addiert 1 für jeden Anwärter, 2 für jedes Mitglied und 3 für jede Waffe.
lesson-backup = Du könntest Verstärkung von anderen Orten rufen. Bei 3 gegen 1 brauchst du keine.
lesson-guns = Alle wählen geheim, wie viele Waffen sie ziehen. Jede Waffe schickt einen gegnerischen Dude in die Notaufnahme, und wer zieht, bekommt 1 Heat.
lesson-pull = Hier genügt eine Waffe.
lesson-won = Gewonnen! Die Waffe hat dir 1 Heat (Fahndungsdruck) eingebracht: Die Polizei behält dich im Auge. Ob der verletzte Anwärter überlebt, entscheidet am Rundenende ein Würfel.
lesson-now = Wer gewinnt, darf den Ort für einen Marker sofort nutzen. Es ist dein letzter, aber es lohnt sich.
lesson-take = Nimm die 2 $.
lesson-patch = Inzwischen hat sich { $rival } auf der Polizeiwache den Reaper-Patch geholt. Wer ihn hat, beginnt und gewinnt bei Gleichstand.
lesson-deals = Während der Befehle und vor dem Markt darfst du mit allen handeln. { $other } bietet dir eine Ladung Schmuggelware für 2 $ an.
lesson-accept = Auf dem Markt bringt sie vielleicht mehr. Nimm an: Ihr tauscht sofort.
lesson-dealt = Jetzt hast du zwei Ladungen zu verkaufen. { $rival } weiß, dass ihr gehandelt habt, aber nicht, worum es ging.
lesson-offers = Mit diesem Knopf machst du selbst Angebote: Bargeld, Waffen, Schmuggelware. Versprechen sind nicht bindend.
lesson-ready = Das reicht fürs Erste: Du bist bereit.
lesson-market = Der Schwarzmarkt. Alle wählen geheim, wie viel Schmuggelware sie verkaufen. Je mehr auf den Markt kommt, desto tiefer fällt der Preis.
lesson-traffic = Je mehr Heat, desto weniger darfst du verkaufen: bei deinem 1 Heat höchstens drei Ladungen. Wer verkauft, bekommt 1 Heat dazu. Verkauf beide.
lesson-paid = Insgesamt wurden vier Ladungen verkauft, jede für 3 $, auch die, die dich 2 $ gekostet hat. Achte auf Heat: Über 4 muss eines deiner Mitglieder den Kopf hinhalten.
lesson-end = Das war die erste Runde. Noch fünf, dann wird das Bargeld gezählt. Spiel weiter, wie du magst: { $rival } und { $other } sind auch Anfänger.

## Und für alle, die anders spielen, für jede Art von Frage.

lesson-kind-pick = Wähl deine Gang. Bei „Unleaded“ sind alle gleich.
lesson-kind-order = Ein Befehl für einen Marker: fahren, einen Ort nutzen, den du kontrollierst, eine Schlägerei anzetteln, anwerben, einen Anwärter aufnehmen oder stillhalten.
lesson-kind-exploit = Nutze die Effekte der Karte, jede Zeile einmal. Der Bonus kostet noch einen Marker.
lesson-kind-count = Wie oft willst du das tun? Es kostet jedes Mal gleich viel.
lesson-kind-back-up = Du darfst Dudes von anderen Orten in diese Schlägerei rufen.
lesson-kind-guns = Jede Waffe zählt 3 und schickt einen gegnerischen Dude in die Notaufnahme. Wer zieht, bekommt 1 Heat. Alle wählen geheim.
lesson-kind-exploit-now = Du hast gewonnen und darfst den Ort für einen Marker sofort nutzen.
lesson-kind-ready = Zeit zu handeln. Wenn alle bereit sind, geht es weiter.
lesson-kind-traffic = Alle wählen geheim. Je mehr Schmuggelware insgesamt verkauft wird, desto weniger bringt jede Ladung.
lesson-kind-take-patch = Du hast die Gang mit dem Patch geschlagen. Wer den Patch hat, beginnt und gewinnt bei Gleichstand.
