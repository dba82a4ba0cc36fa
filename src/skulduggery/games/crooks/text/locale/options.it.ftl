### What the options of a table change in play, in Italian. They come where options are chosen or explained.

option-edition-about = Cambia il numero di carte in ogni covo: scegli l’edizione che hai, o resta sulla 2012.
option-secret_money-about = Se è segreto, devi ricordare quanto possono pagare i rivali: per chi ama tenere il conto.
option-memory-about = Gli appunti elencano le carte coperte che hai visto; senza, gioca chi vuole ricordarle da solo.
