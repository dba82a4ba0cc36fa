### Crooks: the rules in words, in Italian. Terms: crook = furfante, target = colpo, hideout = covo.
### A rule message says in our own words what the rule with that ID says.

## Rules: set-up

part-set-up = Preparazione
rule-CR-SETUP-01 = Gli otto colpi, di valore da 2 a 9, sono disposti in linea dal più basso al più alto.
rule-CR-SETUP-02 = Ogni giocatore ha un colore e una fila della griglia; nella tua fila piazzi furfanti solo tu.
rule-CR-SETUP-03 = I furfanti, mescolati, vanno coperti sotto i covi. Pile a partire da A: 2-2-3-4-5 in 2 giocatori, 2-2-3-3-4-4-5 in 3, 2-2-3-3-3-4-4-5-5 in 4; l’edizione 2016 ha le sue.
rule-CR-SETUP-04 = Le pile vanno dalla più piccola, nel covo A, alla più grande. I furfanti non distribuiti restano nella scatola e nessuno li vede.
rule-CR-SETUP-05 = Inizi la partita con 18 $.
rule-CR-SETUP-06 = Chi comincia lo decide la sorte; poi si procede in senso orario.

## Rules: money

part-money = Denaro
rule-CR-MONEY-01 = La banca ha sempre denaro a sufficienza. Contano solo le somme, non i tagli delle banconote.
rule-CR-MONEY-02 = Tutti vedono quanto denaro ha ciascuno. Con l’opzione del denaro segreto resta nascosto fino alla fine.

## Rules: a turn

part-turn = Un turno
rule-CR-TURN-01 = Nel tuo turno recluti un furfante e poi fai una rapina, oppure passi.
rule-CR-TURN-02 = Una volta passato, non hai più turni per il resto della partita.
rule-CR-TURN-03 = Se non puoi permetterti nessuna pila, devi passare.
rule-CR-TURN-04 = Appena tutti hanno passato, la partita finisce e si contano i punti.
rule-CR-TURN-05 = Finché non passi continui a giocare i tuoi turni, anche se resti da solo.
rule-CR-TURN-06 = Quando tutti i covi sono vuoti, passa chiunque sia ancora in gioco.

## Rules: recruit

part-recruit = Reclutare
rule-CR-RECRUIT-01 = Scegli un covo che abbia ancora carte e paga 1 $ per ogni carta che vi si trova in quel momento.
rule-CR-RECRUIT-02 = Guardi tutta la pila, tieni una carta e rimetti le altre coperte. Nessun altro ne vede alcuna.
rule-CR-RECRUIT-03 = Non puoi prendere il Boss finché nel suo covo ci sono altre carte: dev’essere l’ultima rimasta.
rule-CR-RECRUIT-04 = Tutti sanno quale pila hai scelto, quanto hai pagato e quante carte restano.
rule-CR-RECRUIT-05 = Paghi prima di guardare e non si torna indietro: poi devi prendere una carta che puoi piazzare, se ce n’è una.

## Rules: rob

part-rob = Rapinare
rule-CR-ROB-01 = Metti il furfante appena preso scoperto nella tua fila, sotto un colpo a tua scelta.
rule-CR-ROB-02 = Puoi avere un solo furfante sotto ogni colpo. Eccezioni: il Complice si aggiunge a quello presente; lo Scambio e il Killer ne prendono il posto.
rule-CR-ROB-03 = Con 1 $ in più puoi piazzare il furfante coperto anziché scoperto.
rule-CR-ROB-04 = Puoi guardare i tuoi furfanti coperti quando vuoi. Nessun altro può farlo, se non con una Spia.
rule-CR-ROB-05 = Un furfante coperto non usa abilità, quindi gli serve un colpo dove non hai furfanti, anche se è un Complice, uno Scambio o un Killer.
rule-CR-ROB-06 = Non puoi prendere un furfante che non potresti piazzare. Se nessuna carta della pila si può prendere, tornano tutte a posto, il prezzo resta pagato e il turno finisce; gli altri sanno solo che non hai preso nulla.
rule-CR-ROB-07 = Puoi reclutare anche se hai un furfante su ogni colpo: nella pila può essercene uno che la sua abilità ti permette comunque di piazzare.

## Rules: abilities in general

part-abilities = Le abilità in generale
rule-CR-ABIL-01 = Un’abilità funziona solo nel momento in cui piazzi il suo furfante scoperto dalla mano.
rule-CR-ABIL-02 = Puoi rinunciare a un’abilità, ma non conservarla per dopo. Solo il Boss non ti lascia scelta.

## Rules: Pickpocket

part-pickpocket = Borseggiatore
rule-CR-PICKPOCKET-01 = Borseggiatore: prendi 2 $ dalla banca.

## Rules: Accomplice

part-accomplice = Complice
rule-CR-ACCOMPLICE-01 = Complice: puoi metterlo sopra un tuo furfante, su un colpo dove ne hai già uno.
rule-CR-ACCOMPLICE-02 = Al conteggio, il livello del Complice si somma a quello del furfante che ha sotto.
rule-CR-ACCOMPLICE-03 = Su un colpo dove non hai furfanti, il Complice è un furfante qualsiasi.
rule-CR-ACCOMPLICE-04 = Il Complice può aggiungersi anche a una coppia: tutti i livelli si sommano, e di ogni furfante contano bande e modificatore.

## Rules: Swap

part-swap = Scambio
rule-CR-SWAP-01 = Scambio: puoi piazzarlo dove hai già un furfante, che si sposta su un altro colpo.
rule-CR-SWAP-02 = Il furfante spostato deve andare dove sarebbe lecito piazzarlo: su un colpo dove non ne hai.
rule-CR-SWAP-03 = Un furfante coperto resta coperto quando si sposta, e l’abilità di un furfante spostato non funziona di nuovo.
rule-CR-SWAP-04 = Se grazie a un Complice lì hai più furfanti, si spostano tutti insieme su uno stesso nuovo colpo.
rule-CR-SWAP-05 = Se hai furfanti su tutti e otto i colpi, non puoi piazzare uno Scambio con la sua abilità: nessun colpo è libero per chi dovrebbe spostarsi.

## Rules: Killer

part-killer = Killer
rule-CR-KILLER-01 = Killer: scegli un giocatore ed elimina dal gioco tutti i suoi furfanti su questo colpo.
rule-CR-KILLER-02 = Puoi scegliere anche i tuoi furfanti; in tal caso il Killer ne prende il posto.
rule-CR-KILLER-03 = Se piazzi il Killer dove hai già un furfante, deve eliminare il tuo e quindi non quello di un avversario.
rule-CR-KILLER-04 = I furfanti eliminati vengono mostrati a tutti mentre escono dal gioco.

## Rules: Boss

part-boss = Boss
rule-CR-BOSS-01 = Il Boss si piazza sempre scoperto, mai coperto.

## Rules: Spy

part-spy = Spia
rule-CR-SPY-01 = Spia: guarda tutti i furfanti coperti di un colpo oppure tutte le carte di un covo. Non ne prendi nessuna.
rule-CR-SPY-02 = Tutti sanno quale colpo o covo è stato spiato, ma non che cosa si è visto.

## Rules: scoring

part-scoring = Punteggio
rule-CR-SCORE-01 = Prima del conteggio si scoprono tutti i furfanti coperti.
rule-CR-SCORE-02 = I colpi si valutano uno alla volta, a partire dal 2. Il livello più alto su un colpo ne vince i punti.
rule-CR-SCORE-03 = Chi è in parità per il livello più alto divide i punti in parti uguali, arrotondate per difetto.
rule-CR-SCORE-04 = Un colpo vale il suo numero più i modificatori di tutti i furfanti presenti, di chiunque siano, scoperti o coperti, vincenti o no.
rule-CR-SCORE-05 = Per quanto i modificatori lo abbassino, un colpo vale almeno 0 punti.
rule-CR-SCORE-06 = Per ogni banda – Northside (rossa), Westside (blu), Outfit (gialla) – chi da solo ha più membri sul tavolo riceve 5 punti in 2 giocatori, 4 in 3, 3 in 4. In parità nessuno riceve nulla.
rule-CR-SCORE-07 = Un furfante di due bande conta per entrambe.
rule-CR-SCORE-08 = I furfanti eliminati dal gioco non contano da nessuna parte; quelli sotto un Complice contano.
rule-CR-SCORE-09 = Vince chi ha più punti; in parità, chi ha più denaro. Se la parità resta, la vittoria è condivisa.
rule-CR-SCORE-10 = Un colpo senza furfanti non dà punti a nessuno.
rule-CR-SCORE-11 = Il modificatore di un Complice si aggiunge al colpo una volta sola, come quello di ogni altro furfante.

## Rules: who knows what

part-knowing = Chi sa che cosa
rule-CR-INFO-01 = La tua vista conserva ciò che hai visto lecitamente e ciò che ne consegue. Se un altro recluta da una pila che hai visto, vi restano quelle carte meno una che non conosci.
rule-CR-INFO-02 = Sulla carta dovresti ricordare ciò che hai visto; qui il client lo tiene come appunti. Con l’opzione memoria rigorosa le persone non hanno appunti; bot e ambienti di apprendimento ricordano sempre tutto.
