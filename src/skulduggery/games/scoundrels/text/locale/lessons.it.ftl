## La prima lezione: che cosa si dice accanto a ogni domanda (games/scoundrels/text/lessons/first.toml).
## Capitoli: il titolo, e alla fine che cosa si è imparato.

lesson-chapter-slots = Slot e ingaggi
lesson-learned-slots = È lo slot a decidere che cosa puoi fare; una carta che non corrisponde è un bluff. Poi ingaggi una canaglia.
lesson-chapter-suspicion = I sospetti
lesson-learned-suspicion = Uno scagnozzo su un bluff ti dà reputazione la sera. Su una carta onesta, finisce in prigione.
lesson-chapter-safes = Casseforti e gettoni
lesson-learned-safes = Esplora una cassaforte e contrassegnala. Un gettone vero vale 1 punto tecnologia per chi alla fine ha la cassaforte. Lo Sceriffo paga sempre 2 $.
lesson-chapter-bluff = Un bluff tutto tuo
lesson-learned-bluff = Ogni carta può andare in ogni slot. Un bluff ti costa qualcosa solo se qualcuno lo sospetta: 1 reputazione.
lesson-chapter-evening = La sera e la tecnologia
lesson-learned-evening = Le carte sospettate si rivelano. La tecnologia viene da casseforti, gettoni veri, reputazione e icone tecnologia.

## $rival è l’altra persona.

lesson-aim = Eccoti nel West: è il 1889. Guidi una banda che ruba tecnologia: dopo due giorni vince chi ne ha di più.
lesson-safes = Quasi tutta la tecnologia è in queste casseforti: i sei valori sono sull’insegna di ogni edificio. Quale sia quale, nessuno lo sa ancora; la sesta, sbiadita, è inutilizzata.
lesson-plan = Ogni turno comincia con una tua carta poker, giocata coperta in uno slot. È lo slot, non la carta, a decidere che cosa puoi fare.
lesson-four = Lo slot 4 ti dà 4 $, e hai un 4 in mano: scegli quello, poi lo slot 4. È una carta onesta.
lesson-leader = Ora usa la capacità dello slot: prendi i 4 $ del tuo leader.
lesson-hire = Poi ingaggia qualcuno. La barra scura dice quando una canaglia agisce, il testo sotto che cosa fa.
lesson-event = Questa si attiva quando guadagni reputazione: prendi 2 $ da un rivale. Paghi 1 $ per ogni moneta senza foro di proiettile: qui solo 1 $, un affare.
lesson-stolen = { $rival } ha giocato nello slot 5, con cui si ruba una cassaforte. Che comodità! Sarà davvero un 5?
lesson-suspect = Non ci credi? Metti uno scagnozzo sulla carta. Se è un bluff, stasera guadagni reputazione (la stella); altrimenti lo scagnozzo va in prigione. Provaci.
lesson-three = Tocca a te. Hai un 3, e lo slot 3 ti dà 3 $.
lesson-money = Prendi i soldi: lavoro onesto.
lesson-badge = Vedi il 2 su questa canaglia? Si attiva ogni volta che giochi nello slot 2, e il prossimo turno giocherai proprio lì. Lo slot 6 serve solo alle canaglie con un 6. Ingaggiala.
lesson-trust = Lo slot 3 dà solo 3 $: non vale un bluff. Lascia correre, hai pochi scagnozzi.
lesson-two = Ora gioca il 2 nello slot 2. Il tuo leader esplora una cassaforte, e anche la tua canaglia entra in azione.
lesson-both = Puoi usare entrambi, nell’ordine che vuoi. Prima il tuo leader.
lesson-scout = Potresti esplorare qualsiasi cassaforte. Prendiamo questa: solo tu vedrai che cosa contiene.
lesson-found = Stivali Volanti, valore 7: meglio di così non si può. Ora contrassegna la cassaforte con un numero, vero o falso; i contatori mostrano quali dei tuoi sette gettoni restano.
lesson-mark = Se il numero è vero, vale 1 punto tecnologia in più per chi alla fine ha la cassaforte. Metti il 7: { $rival } potrebbe credere che menti.
lesson-use = E ora la tua canaglia: il suo 2 corrisponde allo slot di questo turno.
lesson-peek = Hai preso 2 $ e puoi guardare la prima carta di un mazzo poker. Guarda il tuo.
lesson-keep = In cima c’è un 5: domani ti servirà per rubare una cassaforte. Non mescolare, lascialo dov’è.
lesson-sheriff = Invece di ingaggiare puoi andare all’Ufficio dello Sceriffo. La canaglia più a destra lascia il saloon e ne arriva una nuova. Per ora hai abbastanza gente: vacci.
lesson-sell = Lo Sceriffo paga le informazioni sempre 2 $, qualunque cosa tu sappia. Qui puoi anche far uscire di prigione i tuoi scagnozzi e, l’ultimo giorno, rubare una cassaforte con una tangente di 12 $.
lesson-claim = { $rival } ha esplorato una cassaforte e dice che vale 2. I gettoni possono mentire, e nessuno viene punito. Lascia passare la carta.
lesson-last = La tua ultima carta è uno 0. Non corrisponde a nessuno slot: ovunque la giochi, è un bluff.
lesson-bluff = E allora che ne valga la pena: giocala nello slot 5 e ruba gli Stivali. Se { $rival } sospetta, stasera perdi 1 reputazione, ma la cassaforte resta tua.
lesson-five = Senza battere ciglio: usa il 5 del tuo leader.
lesson-steal = Prendi la cassaforte con il tuo 7.
lesson-stay = Hai 13 $. Ingaggia qualcuno per domani: questa canaglia esplora una cassaforte ogni volta che vai dallo Sceriffo.
lesson-believed = Nessuno scagnozzo sul tuo 5: gli Stivali sono tuoi, e il tuo gettone 7 dice il vero. Lascia passare quest’ultima carta, e il giorno finisce.
lesson-evening = Avevi ragione: { $rival } bluffava. La cassaforte resta rubata, ma tu guadagni 1 reputazione e l’altra banda ne perde 1. Una delle tue canaglie reagisce: usala.
lesson-tech = La tecnologia viene quindi dalle casseforti rubate, dai gettoni veri su di esse, dalla reputazione e dalle icone tecnologia sulle canaglie.
lesson-end = Domani è l’ultimo giorno, e potrai tenere una seconda cassaforte. Ora sai come si svolge un giorno; che cosa significa un’icona te lo dice il pulsante «?». Continua a modo tuo, poi guarda com’è andata.

## E per chi gioca in un altro modo, per ogni tipo di domanda.

lesson-kind-start = Alcune canaglie si attivano prima che tu giochi la carta. Ora puoi usarle.
lesson-kind-plan = Gioca una carta coperta in uno slot libero. Conta lo slot: una carta con un altro numero è un bluff.
lesson-kind-abilities = Usa la capacità del leader di questo slot e ogni canaglia con il suo numero, nell’ordine che vuoi. Poi vai avanti.
lesson-kind-act = Ingaggia una canaglia o vai all’Ufficio dello Sceriffo.
lesson-kind-arrange = Puoi scambiare di posto due canaglie. Le frecce indicano le vicine.
lesson-kind-last-look = Credi alla carta, o mettici sopra uno scagnozzo: in quel caso stasera verrà scoperta.
lesson-kind-react = È successo qualcosa a cui una delle tue canaglie reagisce. Puoi usarla.
lesson-kind-scout = Scegli una cassaforte da esplorare. Solo tu vedrai che cosa contiene.
lesson-kind-mark = Contrassegnala con un numero. Se è vero, vale 1 punto tecnologia per chi alla fine ha la cassaforte.
lesson-kind-steal = Prendi una cassaforte dalla mappa. Resta coperta fino alla fine.
lesson-kind-sheriff = Prendi 2 $, o paga per far uscire scagnozzi di prigione. L’ultimo giorno, con 12 $ compri una cassaforte.
lesson-kind-dawn = Sei l’unico con la reputazione più alta, quindi scegli tu chi comincia il prossimo giorno. Chi lo chiude ha l’ultima parola.
lesson-kind-end = Il tuo turno sta per finire. Alcune canaglie si attivano adesso, dopo tutto il resto.
lesson-kind-order = Lo stesso evento riguarda più giocatori: scegli chi reagisce per primo.
lesson-kind-use = Scegli quale delle tue canaglie usare. Ognuna si attiva una volta per turno.
lesson-kind-use-leader = Qui il tuo leader ha più di una capacità. Usane una.
lesson-kind-use-hired = Non resta con te, ma prima che se ne vada puoi usarla una volta. Fallo adesso, o lasciala andare.
lesson-kind-again = Puoi usarla due volte. Ogni uso ha il suo costo, e il secondo non è obbligatorio.
lesson-kind-may = Questo effetto è facoltativo. Usalo se ti serve; se no, non perdi nulla.
lesson-kind-choose = Puoi avere solo una delle due cose. Prendi quella che ti serve ora.
lesson-kind-opponent = Scegli chi colpire. Chi è in testa ha più da perdere.
lesson-kind-room = La tua banda è al completo. Qualcuno deve andarsene: la nuova canaglia o un’altra.
lesson-kind-hire = Puoi ingaggiare qualcuno in più, al prezzo della carta.
lesson-kind-guard = Un tuo scagnozzo sta per finire in prigione. Se credi che la carta sia un bluff, puoi prima metterlo lì sopra.
lesson-kind-free = Uno scagnozzo esce di prigione e può di nuovo sospettare. Di solito conviene liberare uno dei tuoi.
lesson-kind-peek = Guarda una carta coperta. Ciò che hai visto non devi più indovinarlo.
lesson-kind-place = Puoi mettere uno scagnozzo sulla carta di qualcuno: stasera verrà scoperta.
lesson-kind-recall = Uno scagnozzo torna da una carta: potrà sospettarne un’altra.
lesson-kind-destroy = Gli scagnozzi su una tua carta spariscono, e con loro il sospetto.
lesson-kind-mark-any = Scegli una cassaforte da contrassegnare con un numero. Rende solo se il numero è vero.
lesson-kind-move = Puoi spostare un tuo gettone su un’altra cassaforte o cambiarne il numero.
lesson-kind-swap = Due canaglie si scambiano una metà: il lavoro passa a un altro tratto, con la sua capacità e i suoi dollari.
lesson-kind-abandon = Hai più casseforti di quante ne puoi tenere. Restituisci quella che vale meno.
lesson-kind-spend = Più paghi, più ottieni. Ma tieni da parte quanto basta per ingaggiare.
lesson-kind-swap-safe = Due casseforti si scambiano di posto. Meglio sapere che cosa c’è dentro.
