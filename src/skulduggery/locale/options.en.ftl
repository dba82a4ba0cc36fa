### What the settings of a table change in play, in English. They come where settings are chosen or explained.

web-hints-about = Lets players ask which move looks best; allow it while someone is learning.
web-listed-about = Anyone can join a public table from the lobby; stay private to play with friends.
web-watching-about = Spectators never see hidden cards; add a delay if they might help a player.
web-clock-about = Choose minutes to finish in one sitting, or days to move whenever you have time.
web-late-about = Among friends you can wait; with strangers a random move or a bot keeps the game going.

## The dialog of a new table

web-table-options = Options
web-more-options = More options ({ $n })
web-cards = Your own cards
web-cards-about = Play with cards that you or a friend designed, from a card file (.toml).
web-cards-with = This table plays with “{ $name }”.
web-cards-again = Use “{ $name }” again
web-cards-other = { $name } holds cards for another game: { $game }.
web-make-table = Create the table
web-seat-here = also plays on this device
web-here-who = Name of the player in seat { $seat }
web-here-name = Player { $seat }
web-persona = Style of the bot in seat { $seat }
web-persona-none = simply plays to win
