### What the options of a table change in play, in German. They come where options are chosen or explained.

option-mode-about = Kurz ist ideal zum Lernen; der dritte Tag lässt Zeit für eine stärkere Bande.
option-strategy_cards-about = Jeder Anführer bekommt eine Karte mit eigener Fähigkeit: gut, wenn ihr das Spiel schon kennt.
option-six_scoundrels-about = Ein sechster Platz erlaubt größere Banden und längere Ketten: für Erfahrene.
option-wild_saloon-about = Im Saloon liegt immer ein violetter Halunke, und du darfst jeden Tag drei Safes haben: für Könner.
option-start_from_zero-about = Alle haben die 0 von Anfang an auf der Hand, also zählt Glück weniger: für Erfahrene.
option-leaders-about = Anführer unterscheiden sich nur in Name, Farbe und Strategiekarten: Wer Lieblinge hat, wählt frei.
option-suspicion-about = Jederzeit ist lebhafter; auf Nachfrage passt zu Partien, die sich über Tage ziehen.
option-day_end_order-about = Regelt, wer entscheidet, wenn mehrere Fähigkeiten zugleich dran sind: Ändere es nur, wenn eure Regeln es anders sagen.
option-journalist_own_card-about = Die gedruckten Regeln sind sich uneins, ob man die eigene Karte inspizieren darf: Nehmt, was ihr gewohnt seid.
option-memory_aid-about = Zeigt weiter, welche Karten du gesehen hast; ohne spielt, wer sie sich selbst merken will.

## Why options can’t be played together

option-refused-extended = „{ $option }“ gibt es nur im erweiterten Spiel: Stell „{ option-mode }“ auf „{ option-mode-extended }“.
