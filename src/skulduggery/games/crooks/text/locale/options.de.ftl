### What the options of a table change in play, in German. They come where options are chosen or explained.

option-edition-about = Bestimmt, wie viele Karten in jedem Versteck liegen: Nimm deine Ausgabe oder bleib bei 2012.
option-secret_money-about = Bei geheimem Geld musst du dir merken, was Rivalen zahlen können: für alle, die gern mitzählen.
option-memory-about = Die Notizen zeigen verdeckte Karten, die du gesehen hast. Ohne Notizen musst du sie dir merken.
