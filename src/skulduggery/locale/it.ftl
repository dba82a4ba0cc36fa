### The interface, for all games, in Italian. Keys to type (Q, N, 2) and file names stand as they are in every language.

language-name = Italiano
you = Tu
money = { $n } $
money-unknown = ? $
list-and = { $first } e { $last }
rule = { $sentence } ({ $rule })
refused = Le regole non lo permettono. ({ $rule })

## Players

guest = Ospite
bot-names = Renato, Lola, Vito, Bice, Gino
bot-random = gioca a caso
bot-heuristic = gioca a buon senso

## The lobby

lobby-title = Skulduggery
lobby-language = Lingua
lobby-game = Gioco
lobby-players = Giocatori
lobby-people = A questo terminale
lobby-opponents = Avversari
lobby-nobody = nessuno
lobby-hint = Invio inizia la partita, un numero cambia una riga, Q esce.
lobby-language-ask = Quale lingua? { $choices }
lobby-game-ask = Quale gioco? { $choices }
lobby-players-ask = Quanti giocatori, da { $least } a { $most }?
lobby-people-ask = Chi gioca a questo terminale? Un nome, o più nomi separati da virgole.
lobby-opponents-ask = Quali avversari? Una parola per tutti, o una per ciascuno separate da virgole: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Scrivi da 1 a { $most } nomi diversi, di al massimo { $longest } lettere, separati da virgole.
lobby-opponents-wrong = Scrivi una parola tra { $choices }, oppure { $count } separate da virgole.
lobby-choice-wrong = «{ $said }» qui non è una scelta: scrivi { $choices }, o solo Invio per lasciare tutto com’è.
lobby-wrong = «{ $said }» non è una riga: scrivi un numero da 1 a { $last }, Invio per iniziare o Q per uscire.

## Playing

since = Dalla tua ultima decisione
hidden-lines = … e { $count ->
        [one] un’altra riga (L)
       *[other] altre { $count } righe (L)
    }
keys = ? aiuto · R regole · N appunti · L diario · Q esci
your-question = { $player }: { $question }
not-an-answer = «{ $said }» qui non è una risposta: scrivi { $keys }; ? aiuta.
nothing-typed = Scrivi { $keys }; ? aiuta.
back = B: indietro
allowed = È permesso.
enter = Invio per continuare.
more = Invio mostra altro; Q e Invio smette.
hand-over = Passa il terminale a { $player }, poi premi Invio.
over = La partita è finita
notes-title = I tuoi appunti
notes-none = Non hai appunti: finora non hai guardato nulla che sia ancora coperto.
log-title = La partita finora
log-none = Non è ancora successo nulla.
rules-none = Nessuna regola comincia con «{ $said }». R da solo le mostra tutte; R con una di queste parole solo alcune: { $words }.
help-title = Come si gioca qui
help-keys =
    Scrivi ciò che sta davanti a una risposta e premi Invio, per esempio A o 2. Più passi stanno in una riga: 5 2.
    Vale anche una risposta con le parole dei registri di gioco, come { $words }. Se le regole la rifiutano, ti si dice quale e perché; con «why» davanti chiedi soltanto.

    ?  questa pagina       R  tutte le regole, R ROB quelle sulle rapine
    N  i tuoi appunti      L  tutto ciò che è successo
    B  un passo indietro   Q  esci, e salva se vuoi
help-table = Come si legge il tavolo
help-rules = Le regole per questa domanda

## Leaving, saving, going on

leave-ask = Salvare la partita? Invio scrive { $file }, un altro nome scrive lì, N esce senza salvare, B torna alla partita.
saved =
    La partita è salvata, carte coperte comprese. Continua con:
    skulduggery play --resume { $file }
not-saved = La partita non è salvata.
left = Hai lasciato la partita, che non è salvata. Con --log FILE lo sarebbe.
written =
    Tutta la partita è in { $file }. Riguardala con:
    skulduggery replay { $file }
write-failed = Non si può scrivere { $file } ({ $why }); indica un altro nome.
file-exists = { $file } esiste già; indica un altro nome.
keep-ask = S conserva la partita per riguardarla, Invio esce.
resumed = La partita continua da qui.
resume-over =
    La partita in { $file } è finita; riguardala con:
    skulduggery replay { $file }

## A recorded game

host-undo = L’ultima risposta è annullata
host-take-over = Per { $player } gioca: { $bot }
said-resign = si arrende
said-clock = esaurisce il tempo, e risponde il caso
replay-step = Passo { $step } di { $last }
replay-eyes = come lo vede { $player }
replay-open = tutte le carte scoperte
replay-keys = Invio o N: avanti · B: indietro · 12: al passo 12 · g: primo · G: ultimo · S 2: come vede il posto 2 · A: tutto scoperto · Q: esci
replay-wrong = «{ $said }» qui non vuol dire nulla. { $keys }
replay-no-seat = Non c’è un posto { $said }; sono da 1 a { $last }.
