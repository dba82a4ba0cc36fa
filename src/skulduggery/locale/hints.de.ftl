### What a hint says, in German. The browser loads it with the first hint.

hint-best = Bester Zug: { $words }.
hint-several = { $n ->
    [2] Zwei Züge sind
   *[other] Mehrere Züge sind
} etwa gleich gut. Einer davon: { $words }.
hint-other = { $n ->
    [2] Der andere
   *[other] Ein anderer
}: { $words }.
hint-next = Zweitbester Zug (Gewinnchance { $after } % statt { $before } %): { $words }.
hint-numbers = Zahlen
hint-chances = Gewinnchance nach jedem Zug, nur nach dem, was du weißt:
hint-advice = { $chance } % (± { $error }): { $words }
hint-even = Vielleicht genauso gut.
hint-deal = { $deal }: { $worth ->
    [yes] gut für dich, etwa { $n } Prozentpunkte mehr Gewinnchance
    [no] lieber nicht, das würde dich etwa { $n } Prozentpunkte Gewinnchance kosten
   *[even] macht für deine Gewinnchance keinen klaren Unterschied
}.
hint-others = Was die anderen nach allem, was sie gesehen haben, bei dir vermuten könnten:
hint-method = Das ist eine Schätzung: Schnelle Bots haben den Rest der Partie viele Male gespielt, ausgehend von dem, was du weißt. ± ist die Unsicherheit durch Zufall. Die Reihenfolge ist verlässlicher als die Prozentwerte, denn alle Züge wurden in denselben simulierten Partien erprobt.
hint-nothing = Hier gibt es keinen Zug abzuwägen.
hint-suspect = Nach allem, was du weißt, ist das { $odds ->
    [0] fast sicher kein Bluff
    [100] fast sicher ein Bluff
   *[other] mit etwa { $odds } % Wahrscheinlichkeit ein Bluff
}.
