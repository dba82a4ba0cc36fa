### What the settings of a table change in play, in Italian. They come where settings are chosen or explained.

web-hints-about = I giocatori possono chiedere qual è la mossa migliore: utile se qualcuno sta imparando.
web-listed-about = A un tavolo pubblico può sedersi chiunque dalla lobby; con gli amici meglio privato.
web-watching-about = Gli spettatori non vedono le carte nascoste; scegli la differita se potrebbero suggerire.
web-clock-about = Minuti per finire la partita in una volta sola, giorni per giocare quando si ha tempo.
web-late-about = Tra amici si può aspettare; con sconosciuti una mossa a caso o un bot fa proseguire la partita.

## The dialog of a new table

web-table-options = Opzioni
web-more-options = Altre opzioni ({ $n })
web-cards = Le tue carte
web-cards-about = Gioca con carte create da te o da altri, da un file di carte (.toml).
web-cards-with = A questo tavolo si gioca con «{ $name }».
web-cards-again = Usa di nuovo «{ $name }»
web-cards-other = { $name } contiene carte per un altro gioco: { $game }.
web-make-table = Crea il tavolo
web-seat-here = anche su questo dispositivo
web-here-who = Nome del giocatore al posto { $seat }
web-here-name = Giocatore { $seat }
web-persona = Stile del bot al posto { $seat }
web-persona-none = gioca solo per vincere
