### What the settings of a table change in play, in German. They come where settings are chosen or explained.

web-hints-about = Alle können nach dem besten Zug fragen: gut, solange jemand das Spiel noch lernt.
web-listed-about = An einen öffentlichen Tisch kann sich jeder aus der Lobby setzen; unter Freunden passt privat.
web-watching-about = Zuschauer sehen nie verdeckte Karten; wähle eine Verzögerung, falls sie jemandem helfen könnten.
web-clock-about = Minuten, um in einem Rutsch fertig zu werden; Tage, um zu ziehen, wann es passt.
web-late-about = Unter Freunden kann man warten; mit Fremden geht es durch einen Zufallszug oder Bot weiter.

## The dialog of a new table

web-table-options = Optionen
web-more-options = Weitere Optionen ({ $n })
web-cards = Eigene Karten
web-cards-about = Spiele mit Karten, die du oder jemand anderes entworfen hat, aus einer Kartendatei (.toml).
web-cards-with = An diesem Tisch wird mit „{ $name }“ gespielt.
web-cards-again = Wieder „{ $name }“ nehmen
web-cards-other = { $name } enthält Karten für ein anderes Spiel: { $game }.
web-make-table = Tisch erstellen
web-seat-here = auch an diesem Gerät
web-here-who = Name des Spielers auf Platz { $seat }
web-here-name = Spieler { $seat }
web-persona = Stil des Bots auf Platz { $seat }
web-persona-none = will nur gewinnen
