### Crooks: the rules in words, in Italian. Terms: crook = scagnozzo, target = bersaglio, hideout = covo.
### A rule message says in our own words what the rule with that ID says.

## Crooks in sei immagini

primer-title = Crooks in tre minuti
primer-rules = Tutte le regole
primer-1-title = L’idea
primer-1 = La città, 1934. Recluta scagnozzi nei covi e mandali su otto bersagli, che valgono da 2 a 9 punti.
primer-1-picture = Bersagli della città: un banco dei pegni da 2 punti, una gioielleria da 4, un casinò da 6, una banca da 8 e un treno blindato da 9.
primer-2-title = Come si vince
primer-2 = I bersagli sono i posti da rapinare; il livello di uno scagnozzo è il numero grande sulla carta. Su ogni bersaglio il livello più alto vince i punti, che in caso di parità si dividono. Alla fine vince chi ha più punti.
primer-2-picture = Sotto il bersaglio 9 uno scagnozzo di livello 7 batte uno di livello 4 e vince i 9 punti.
primer-3-title = Il tuo turno
primer-3 = Scegli un covo, paga 1 $ per ogni carta che contiene e guardale tutte. Prendi uno scagnozzo e ricorda chi lasci lì.
primer-3-picture = Un covo con tre carte coperte. L’insegna dice 3 $. Ne esce uno scagnozzo.
primer-4-title = Il bluff
primer-4 = Piazza lo scagnozzo sotto un bersaglio: scoperto per usarne l’abilità, o coperto per 1 $ in più. Se è coperto, solo tu sai se è un asso o una schiappa.
primer-4-picture = Un tuo scagnozzo coperto, con il livello a matita, e uno di un rivale, senza note.
primer-5-title = La trappola
primer-5 = I modificatori cambiano quanto vale un bersaglio: questo scagnozzo gli toglie 6 punti. Attira i rivali dove non c’è più niente da vincere.
primer-5-picture = Uno scagnozzo con il modificatore −6 è sotto il bersaglio 8, che ora vale 2.
primer-6-title = La fine
primer-6 = Chi passa non gioca più; quando tutti hanno passato, si scoprono le carte. Prima si contano i bersagli, poi le bande, cioè le lettere colorate sulle carte: ognuna dà punti a chi ne ha più membri. In caso di parità, a nessuno.
primer-6-picture = Un giornale annuncia chi ha vinto: 24 a 13. Sotto, i simboli delle tre bande.

## Rules: set-up

part-set-up = Preparazione
rule-CR-SETUP-01 = Gli otto bersagli, che valgono da 2 a 9, formano una fila dal più basso al più alto.
rule-CR-SETUP-02 = Ogni giocatore ha un colore e una propria fila sotto i bersagli; nella tua piazzi scagnozzi solo tu.
rule-CR-SETUP-03 = Mescola gli scagnozzi e distribuiscili coperti sotto i covi. Carte in ogni pila, a partire da A: 2-2-3-4-5 in 2 giocatori, 2-2-3-3-4-4-5 in 3, 2-2-3-3-3-4-4-5-5 in 4; l’edizione 2016 ha pile proprie.
rule-CR-SETUP-04 = Le pile vanno dalla più piccola, nel covo A, alla più grande. Gli scagnozzi non distribuiti restano nella scatola e nessuno li vede.
rule-CR-SETUP-05 = Inizi la partita con 18 $.
rule-CR-SETUP-06 = Si sorteggia chi comincia; poi si gioca in senso orario.

## Rules: money

part-money = Denaro
rule-CR-MONEY-01 = Il denaro della banca non finisce mai. Contano solo le somme, non i tagli delle banconote.
rule-CR-MONEY-02 = Tutti vedono quanto denaro hanno gli altri. Con l’opzione del denaro segreto, ognuno vede solo il proprio fino alla fine.

## Rules: a turn

part-turn = Un turno
rule-CR-TURN-01 = Nel tuo turno recluti uno scagnozzo e poi fai una rapina, oppure passi.
rule-CR-TURN-02 = Se passi, non hai più turni per il resto della partita.
rule-CR-TURN-03 = Se non puoi permetterti nessuna pila, devi passare.
rule-CR-TURN-04 = Appena tutti hanno passato, la partita finisce e si contano i punti.
rule-CR-TURN-05 = Finché non passi, continui a giocare i tuoi turni, anche quando tutti gli altri hanno passato.
rule-CR-TURN-06 = Quando tutti i covi sono vuoti, chi è ancora in gioco passa.

## Rules: recruit

part-recruit = Reclutare
rule-CR-RECRUIT-01 = Scegli un covo che contiene ancora carte e paga 1 $ per ogni carta che vi si trova in quel momento.
rule-CR-RECRUIT-02 = Guarda tutta la pila, tieni una carta e rimetti a posto le altre coperte. Gli altri giocatori non ne vedono nessuna.
rule-CR-RECRUIT-03 = Non puoi prendere il Boss finché nel suo covo ci sono altre carte: dev’essere l’ultima rimasta.
rule-CR-RECRUIT-04 = Tutti sanno quale pila hai scelto, quanto hai pagato e quante carte restano.
rule-CR-RECRUIT-05 = Paghi prima di guardare e non puoi tornare indietro: se nella pila ci sono carte che puoi piazzare, devi prendere una di quelle.

## Rules: rob

part-rob = Rapinare
rule-CR-ROB-01 = Piazza lo scagnozzo appena preso, scoperto, nella tua fila sotto un bersaglio a tua scelta.
rule-CR-ROB-02 = Puoi avere un solo scagnozzo sotto ogni bersaglio. Eccezioni: il Complice si aggiunge a quello presente; lo Scambio e il Killer ne prendono il posto.
rule-CR-ROB-03 = Pagando 1 $ in più puoi piazzare lo scagnozzo coperto anziché scoperto.
rule-CR-ROB-04 = Puoi guardare i tuoi scagnozzi coperti quando vuoi. Nessun altro può farlo, se non con una Spia.
rule-CR-ROB-05 = Uno scagnozzo coperto non usa la sua abilità, quindi puoi piazzarlo solo su un bersaglio dove non ne hai, anche se è un Complice, uno Scambio o un Killer.
rule-CR-ROB-06 = Non puoi prendere uno scagnozzo che non potresti piazzare. Se non puoi prendere nessuna carta della pila, le rimetti tutte a posto senza rimborso e il tuo turno finisce; gli altri vengono a sapere solo che non hai preso nulla.
rule-CR-ROB-07 = Puoi reclutare anche se hai uno scagnozzo su ogni bersaglio: nella pila può essercene uno che, grazie alla sua abilità, puoi piazzare comunque.

## Rules: abilities in general

part-abilities = Le abilità in generale
rule-CR-ABIL-01 = Un’abilità si attiva solo nel momento in cui giochi dalla mano il suo scagnozzo e lo piazzi scoperto.
rule-CR-ABIL-02 = Puoi rinunciare a un’abilità, ma non tenerla per dopo. Solo il Boss non ti lascia scelta.

## Rules: Pickpocket

part-pickpocket = Borseggiatore
rule-CR-PICKPOCKET-01 = Borseggiatore: prendi 2 $ dalla banca.

## Rules: Accomplice

part-accomplice = Complice
rule-CR-ACCOMPLICE-01 = Complice: puoi piazzarlo sopra un tuo scagnozzo che si trova già su un bersaglio.
rule-CR-ACCOMPLICE-02 = Al conteggio, il livello del Complice si somma a quello dello scagnozzo che ha sotto.
rule-CR-ACCOMPLICE-03 = Su un bersaglio dove non hai scagnozzi, il Complice è uno scagnozzo qualsiasi.
rule-CR-ACCOMPLICE-04 = Il Complice può aggiungersi anche a una coppia: tutti i livelli si sommano, e di ogni scagnozzo contano bande e modificatore.

## Rules: Swap

part-swap = Scambio
rule-CR-SWAP-01 = Scambio: puoi piazzarlo dove hai già uno scagnozzo, che si sposta su un altro bersaglio.
rule-CR-SWAP-02 = Lo scagnozzo spostato deve andare dove le regole permettono di piazzarlo: su un bersaglio dove non ne hai.
rule-CR-SWAP-03 = Uno scagnozzo coperto resta coperto quando si sposta, e l’abilità di uno scagnozzo spostato non si attiva di nuovo.
rule-CR-SWAP-04 = Se lì hai più scagnozzi grazie a un Complice, si spostano tutti insieme sullo stesso nuovo bersaglio.
rule-CR-SWAP-05 = Se hai scagnozzi su tutti e otto i bersagli, non puoi piazzare uno Scambio grazie alla sua abilità: lo scagnozzo da spostare non avrebbe dove andare.

## Rules: Killer

part-killer = Killer
rule-CR-KILLER-01 = Killer: scegli un giocatore ed elimina dal gioco tutti i suoi scagnozzi su questo bersaglio.
rule-CR-KILLER-02 = Puoi scegliere anche i tuoi scagnozzi; in tal caso il Killer ne prende il posto.
rule-CR-KILLER-03 = Se piazzi il Killer dove hai già degli scagnozzi, deve eliminare i tuoi e quindi non può eliminare quelli di un avversario.
rule-CR-KILLER-04 = Gli scagnozzi eliminati vengono mostrati a tutti mentre escono dal gioco.

## Rules: Boss

part-boss = Boss
rule-CR-BOSS-01 = Il Boss si piazza sempre scoperto, mai coperto.

## Rules: Spy

part-spy = Spia
rule-CR-SPY-01 = Spia: guarda tutti gli scagnozzi coperti di un bersaglio oppure tutte le carte di un covo. Non ne prendi nessuna.
rule-CR-SPY-02 = Tutti sanno quale bersaglio o covo è stato spiato, ma non che cosa si è visto.

## Rules: scoring

part-scoring = Punteggio
rule-CR-SCORE-01 = Prima del conteggio si scoprono tutti gli scagnozzi coperti.
rule-CR-SCORE-02 = I bersagli si valutano uno alla volta, a partire dal 2. Il livello più alto su un bersaglio ne vince i punti.
rule-CR-SCORE-03 = I giocatori in parità per il livello più alto si dividono i punti in parti uguali, arrotondate per difetto.
rule-CR-SCORE-04 = Un bersaglio vale il suo numero più i modificatori di tutti gli scagnozzi presenti, di chiunque siano, scoperti o coperti, vincenti o no.
rule-CR-SCORE-05 = Per quanto i modificatori lo abbassino, un bersaglio vale almeno 0 punti.
rule-CR-SCORE-06 = Per ogni banda – Northside (rossa), Westside (blu), Outfit (gialla) – chi da solo ha più membri sul tavolo riceve 5 punti in 2 giocatori, 4 in 3, 3 in 4. In caso di parità nessuno riceve nulla.
rule-CR-SCORE-07 = Uno scagnozzo di due bande conta per entrambe.
rule-CR-SCORE-08 = Gli scagnozzi eliminati dal gioco non contano da nessuna parte; quelli sotto un Complice contano.
rule-CR-SCORE-09 = Vince chi ha più punti; a parità di punti, chi ha più denaro. Se la parità persiste, la vittoria è condivisa.
rule-CR-SCORE-10 = Un bersaglio senza scagnozzi non dà punti a nessuno.
rule-CR-SCORE-11 = Il modificatore di un Complice si aggiunge al bersaglio una volta sola, come quello di ogni altro scagnozzo.

## Variants and fine print: the parts below are folded away

fine-print = Varianti e dettagli

## Rules: who knows what

part-knowing = Chi sa che cosa
rule-CR-INFO-01 = Il tuo schermo conserva tutto ciò che ti è stato permesso vedere e ciò che se ne può dedurre. Se un altro recluta da una pila che hai visto, vi restano le stesse carte meno una, e non sai quale.
rule-CR-INFO-02 = Attorno a un tavolo dovresti ricordare ciò che hai visto; qui il programma lo annota per te. Con l’opzione della memoria rigorosa le persone non hanno appunti, mentre i bot e gli ambienti di apprendimento ricordano sempre tutto.
