### 3000 Scoundrels: the rules in words, in Italian. Terms: scoundrel = canaglia, slot = slot (lo), scout = esplorare, mark = gettone, contrassegnare,
### board = plancia, hire = ingaggiare, bribe = tangente, last look = ultima occasione.
### A rule message says in our own words what the rule with that ID says.

## Aiuto

web-help-aim = A fine partita vince chi ha più tecnologia: contano le casseforti rubate, i gettoni veri su di esse, la reputazione e le icone tecnologia sulle canaglie.
web-help-plan = Piano: gioca una carta poker coperta in uno slot libero. Conta lo slot, non la carta: puoi bluffare.
web-help-use = Capacità: usa la capacità del leader di quello slot e ogni tua canaglia con quel numero, nell’ordine che vuoi.
web-help-act = Ingaggia una canaglia dal saloon o vai all’Ufficio dello Sceriffo.
web-help-suspect = Nel turno di un avversario puoi sospettare la carta appena giocata: mettici sopra uno scagnozzo.
web-help-end = Dopo quattro turni a testa si scoprono le carte con scagnozzi sopra. Un bluff costa 1 reputazione a chi l’ha fatto e ne dà 1 a chi l’ha sospettato; se la carta era onesta, lo scagnozzo va in prigione.
web-help-card = Una canaglia: a sinistra quando si usa, a destra quanto costa (un foro di proiettile copre un dollaro), nella fascia che cosa fa. Il rosso si paga, il tratteggio è facoltativo. L’ingranaggio è un’icona tecnologia: a fine partita vale 1. Passaci sopra, o tienila premuta, per leggerla a parole.
web-help-arrow = Una freccia indica una canaglia vicina: dopo averla usata, puoi usare anche questa.
web-help-back = Una carta poker coperta. Ciò che ne sai è annotato a matita; se la cornice è tratteggiata, è un bluff.
web-help-safe = Una cassaforte: il suo nome, il valore se lo conosci, e i gettoni con i numeri dichiarati dai giocatori.

## 3000 Canaglie in sei immagini

primer-title = 3000 Canaglie in tre minuti
primer-rules = Tutte le regole
primer-1-title = L’idea
primer-1 = Il selvaggio West della tecnologia, 1889. Guida una banda per due o tre giorni, ingaggia canaglie e ruba tecnologia dalle casseforti.
primer-1-picture = Deposito, Tenuta e Laboratorio sotto il sole di mezzogiorno.
primer-2-title = Come si vince
primer-2 = Alla fine vince chi ha più tecnologia. Te la danno le casseforti rubate, i gettoni veri su di esse, la reputazione e le icone tecnologia sulle canaglie.
primer-2-picture = Una cassaforte aperta che vale 7, un gettone con il 7, una stella per la reputazione e un’icona tecnologia.
primer-3-title = Il tuo turno
primer-3 = Gioca una carta poker coperta in uno slot libero: è lo slot a decidere che cosa puoi fare. Usa le canaglie con quel numero, poi ingaggiane un’altra o va’ dallo Sceriffo.
primer-3-picture = Una carta poker coperta nello slot 5 e una canaglia che agisce con il 5.
primer-4-title = Il bluff
primer-4 = La carta può anche non corrispondere allo slot. Chi non ci crede ci mette sopra uno scagnozzo.
primer-4-picture = Il tuo 3 è nello slot 5: un bluff. Sopra c’è lo scagnozzo di un rivale.
primer-5-title = La sera
primer-5 = Dopo quattro turni a testa si rivelano le carte sospettate: un bluff costa 1 reputazione a chi l’ha giocato, e chi lo sospettava ne guadagna 1. Se la carta era onesta, lo scagnozzo va in prigione.
primer-5-picture = Un 3 rivelato dallo slot 5, barrato come bluff. Un altro scagnozzo è dietro le sbarre.
primer-6-title = Le casseforti
primer-6 = Esplora una cassaforte per sapere quanto vale e contrassegnala con la verità o una bugia. Alla fine si aprono quelle rubate, e ogni gettone vero dà 1 punto tecnologia in più.
primer-6-picture = Una cassaforte chiusa con i gettoni 3 e 6, e una aperta che vale 6. Il gettone vero è verde.

## Rules: components and constants

part-components = Materiali e numeri
rule-SC-CONST-01 = In un giorno ogni giocatore ha quattro turni.
rule-SC-CONST-02 = Una partita breve dura due giorni, una estesa tre. L’ultimo è il giorno finale.
rule-SC-CONST-03 = Inizi con quattro carte poker in mano e, dopo ogni giorno tranne l’ultimo, peschi fino ad averne quattro. Non c’è un limite alle carte in mano.
rule-SC-CONST-04 = Cominci con 4 $, reputazione 0 e tre scagnozzi, uno dei quali in prigione.
rule-SC-CONST-05 = La tua plancia leader ha cinque posti per le canaglie, o sei con l’opzione delle sei canaglie.
rule-SC-CONST-06 = Il saloon ha tre spazi: 0 all’estrema sinistra, 1 in mezzo e 2 all’estrema destra.
rule-SC-CONST-07 = Di una carta poker conta solo il simbolo. Un A è soltanto un A, mai un 1.
rule-SC-CONST-08 = La tua plancia ha sei slot per le carte poker: A, 2, 3, 4, 5 e 6. Per lo 0 non ce n’è nessuno.
rule-SC-CONST-09 = A e 2 sono due slot che condividono una sola capacità del leader. Un A nello slot 2, o un 2 nello slot A, è un bluff.
rule-SC-CONST-10 = I leader si distinguono solo per nome, carte strategia e seme: Preston Cain ha le picche, Lilith Boone i cuori, Doc Zimmer i fiori, Milton Goff i quadri.
rule-SC-CONST-11 = I posti sulla tua plancia formano due file da tre. L’angolo in alto a sinistra è per la carta strategia, o per la sesta canaglia se giochi con quell’opzione.
rule-SC-CONST-12 = Sono vicini i posti con un lato in comune, non quelli in diagonale. Una freccia indica il posto verso cui punta. Non collega nulla se esce dalla griglia o, senza l’opzione delle sei canaglie, se punta all’angolo in alto a sinistra.
rule-SC-CONST-13 = Una carta strategia nell’angolo in alto a sinistra non è una canaglia, quindi nessuna freccia la collega.
rule-SC-CONST-14 = Il tracciato della reputazione va da −2 a 6.
rule-SC-CONST-15 = Da −2 a 6, gli spazi del tracciato della reputazione valgono −1, 0, 1, 1, 1, 2, 2, 2 e 3 punti tecnologia.
rule-SC-CONST-16 = Hai sette gettoni: due con 2/3, tre con 4/5 e due con 6/7.
rule-SC-CONST-17 = Le casseforti valgono 2, 2, 3, 4, 6 e 7 al Deposito, 2, 3, 3, 4, 5 e 6 alla Tenuta, 3, 4, 4, 5, 5 e 7 al Laboratorio.
rule-SC-CONST-18 = La mappa mostra a tutti quali valori possono avere le casseforti di un luogo. Non cambiano mai.
rule-SC-CONST-19 = La mappa elenca 2, 3, 4, 6, 7 per il Deposito, da 2 a 6 per la Tenuta e 3, 4, 5, 7 per il Laboratorio. Per Contafrottole i numeri falsi sono quindi 5 al Deposito, 7 alla Tenuta, 2 e 6 al Laboratorio.

## Rules: a scoundrel

part-scoundrel = Una canaglia
rule-SC-SCOU-01 = Una canaglia è una carta tratto unita a una carta lavoro, le prime dei rispettivi mazzi.
rule-SC-SCOU-02 = Tratto e lavoro insieme danno il nome. Il tratto dice quando puoi usare la canaglia e dà modificatori e icone dollaro; il lavoro dà la capacità, il colore e i fori di proiettile.
rule-SC-SCOU-03 = Una canaglia resta unita ovunque vada: saloon, plancia o pila degli scarti. La separa solo un effetto che scambia lavori o tratti.
rule-SC-SCOU-04 = Le icone dollaro di un tratto stanno in una colonna, dalla posizione 1 fino al costo stampato. I fori di proiettile di un lavoro coprono posizioni fisse di quella colonna.
rule-SC-SCOU-05 = Una canaglia costa 1 $ per ogni icona dollaro non coperta da un foro di proiettile. Il costo può essere 0 $.
rule-SC-SCOU-06 = Un foro di proiettile dove non c’è un’icona dollaro non cambia nulla.
rule-SC-SCOU-07 = Le icone tecnologia di tratto e lavoro si sommano, per la canaglia così com’è composta ora.
rule-SC-SCOU-08 = Le icone tecnologia contano solo a fine partita, e solo sulle canaglie della tua plancia.

## Rules: set-up

part-set-up = Preparazione
rule-SC-SETUP-01 = I tratti si dividono per livello e i lavori per colore, e ogni mucchio si mescola a parte.
rule-SC-SETUP-02 = Con i mucchi si formano un mazzo dei tratti e uno dei lavori. Quante carte contengono dipende dalla modalità e dal numero di giocatori. In cima stanno i livelli più bassi e i colori che vengono prima.
rule-SC-SETUP-03 = Nel mazzo dei tratti le carte blu stanno sopra tutte e 10 le rosse. In 2, 3 e 4 giocatori le blu sono 14, 20 e 26 nella partita breve, 20, 30 e 40 in quella estesa.
rule-SC-SETUP-04 = Nel mazzo dei lavori in cima stanno le carte verdi, poi le viola, poi tutte e 22 le nere. In 2, 3 e 4 giocatori: 4, 6, 8 verdi e 6, 8, 10 viola nella partita breve; 6, 8, 12 verdi e 10, 14, 18 viola in quella estesa.
rule-SC-SETUP-05 = Le carte che non entrano in un mazzo tornano nella scatola e nessuno le vede.
rule-SC-SETUP-06 = In 2, 3 e 4 giocatori i mazzi hanno 24, 30, 36 tratti e 32, 36, 40 lavori nella partita breve; 30, 40, 50 tratti e 38, 44, 52 lavori in quella estesa. Il mazzo dei tratti è sempre più corto di quello dei lavori, o dei due insieme nel saloon selvaggio.
rule-SC-SETUP-07 = Per il saloon si formano tre canaglie, una dopo l’altra: prima per lo spazio a destra, poi per quello in mezzo, poi per quello a sinistra.
rule-SC-SETUP-08 = Le sei casseforti di ogni luogo si mescolano, e ognuno dei suoi cinque spazi ne riceve una coperta.
rule-SC-SETUP-09 = La sesta cassaforte di ogni luogo è inutilizzata: resta coperta accanto alla mappa e nessuno la guarda.
rule-SC-SETUP-10 = Ricevi una plancia leader con i suoi sette gettoni, tre scagnozzi, il segnalino reputazione e sette carte poker.
rule-SC-SETUP-11 = Due giocatori non hanno mai lo stesso leader. I leader si assegnano a caso oppure si scelgono liberamente quando il saloon è già scoperto; cambiano solo nome, seme e carte strategia.
rule-SC-SETUP-12 = Metti uno dei tuoi scagnozzi in prigione e ne tieni due, parti da reputazione 0 e prendi 4 $.
rule-SC-SETUP-13 = Mescoli le tue sette carte poker e ne peschi quattro: sono la tua mano segreta. Le altre tre sono il tuo mazzo coperto.
rule-SC-SETUP-14 = Se si gioca con le carte strategia, scegli in segreto una delle due del tuo leader. Si scoprono tutte insieme; le altre tornano nella scatola.
rule-SC-SETUP-15 = Senza l’opzione delle carte strategia non ce n’è nessuna in gioco.
rule-SC-SETUP-16 = Chi comincia lo decide la sorte; poi si procede in senso orario.

## Rules: a turn

part-turn = Un turno
rule-SC-TURN-01 = In un giorno si gioca a turno in senso orario finché ognuno ha avuto quattro turni. Poi viene la fine del giorno.
rule-SC-TURN-02 = Il tuo turno ha tre passi: 1. gioca una carta poker; 2. usa le capacità; 3. ingaggia una canaglia o usa l’Ufficio dello Sceriffo.
rule-SC-TURN-03 = Dopo ogni azione completa, in qualunque passo, i giocatori possono reagire. Solo allora il turno va avanti.
rule-SC-TURN-04 = All’inizio del tuo turno, nel passo 2 e alla fine del turno puoi usare tutte le capacità offerte, solo alcune o nessuna.
rule-SC-TURN-05 = Se puoi usare più capacità nello stesso momento, decidi tu l’ordine e le usi una dopo l’altra.
rule-SC-TURN-06 = Una capacità che non potevi usare per il costo o la condizione ti viene offerta più tardi nello stesso passo, se diventa utilizzabile.
rule-SC-TURN-07 = Se passi all’inizio del turno, nel passo 2 o alla fine del turno, quella parte del turno è conclusa definitivamente.

## Rules: start of turn and step 1

part-plan = Inizio del turno e passo 1: piano
rule-SC-PLAN-01 = Le capacità di inizio turno si usano prima di giocare la carta poker.
rule-SC-PLAN-02 = Nel passo 1 metti una carta poker della tua mano, coperta, in uno slot libero della tua plancia. Tutti sanno quale slot.
rule-SC-PLAN-03 = Puoi scegliere qualunque slot libero: la carta non deve per forza corrispondere.
rule-SC-PLAN-04 = In ogni slot sta una sola carta, che vi resta fino alla fine del giorno.
rule-SC-PLAN-05 = Lo 0 non corrisponde a nessuno slot: in uno slot è sempre un bluff.
rule-SC-PLAN-06 = Puoi giocare nello slot 6 anche se non hai capacità per il 6.
rule-SC-PLAN-07 = In ogni tuo turno devi giocare esattamente una carta. La mano e gli slot liberi bastano sempre.
rule-SC-PLAN-08 = Se hai lo 0 in mano e una canaglia Innocente utilizzabile sulla plancia, puoi giocare lo 0 scoperto anziché mettere una carta in uno slot.

## Rules: step 2: which abilities a card opens

part-abilities = Passo 2: quali capacità apre una carta
rule-SC-ABIL-01 = Decide lo slot, non la carta: anche se bluffi, puoi usare la capacità del leader di quello slot e ogni tua canaglia che ne mostra il numero.
rule-SC-ABIL-02 = Puoi usare la capacità del leader e le tue canaglie in qualsiasi ordine, e ognuna è facoltativa.
rule-SC-ABIL-03 = Una canaglia con più numeri si può usare in ogni turno in cui giochi in uno di quegli slot.
rule-SC-ABIL-04 = Se nel passo 2 ingaggi una canaglia o la cambi con uno scambio, puoi usarla in quel passo. Il suo numero deve corrispondere, e né il tratto né il lavoro devono essere già stati usati.
rule-SC-ABIL-05 = Se hai giocato lo 0 scoperto, in questo turno non hai uno slot: nel passo 2 puoi usare solo carte strategia.
rule-SC-ABIL-06 = Uno slot apre solo i tratti con numeri, non quelli con una freccia o un testo: dopo un evento, a inizio o fine turno, all’ingaggio, oppure Innocente.

## Rules: using a scoundrel: limits

part-limits = Usare una canaglia: i limiti
rule-SC-USE-01 = Puoi usare una capacità una volta nel turno di ogni giocatore e una volta a ogni fine del giorno.
rule-SC-USE-02 = Puoi usare una canaglia solo se né la carta tratto né la carta lavoro sono già state usate in questo turno o fine del giorno.
rule-SC-USE-03 = Tratto e lavoro contano come usati appena l’uso comincia. Perciò una canaglia non si può riusare all’interno della sua stessa capacità.
rule-SC-USE-04 = Anche una capacità del leader si usa una volta sola per turno o fine del giorno. A e 2 sono un’unica capacità, quindi hanno un solo uso in due.
rule-SC-USE-05 = Solo l’icona «usa due volte» permette di usare una canaglia più di una volta.
rule-SC-USE-06 = Ingaggiare, scartare, riordinare o scambiare non rende mai di nuovo utilizzabile un tratto o un lavoro già usato.

## Rules: using a scoundrel: what is needed

part-needs = Usare una canaglia: che cosa serve
rule-SC-USE-07 = Puoi usare una canaglia nel suo momento, o quando un’altra te lo permette. Tratto e lavoro non devono essere già usati, la condizione dev’essere soddisfatta, e devi poter pagare per intero il costo del tratto e poi quello del lavoro.
rule-SC-USE-08 = «Per usarla…» su un tratto è un costo. Lo è anche ciò che un lavoro ti fa spendere, perdere o mandare in prigione per ottenere qualcosa. Se non puoi pagare, non puoi usare la canaglia.
rule-SC-USE-09 = Una canaglia che non potevi usare non è stata usata, quindi le frecce che la indicano non scattano.
rule-SC-USE-10 = Se usi nel suo momento una canaglia con il bonus di 1 $, costi e condizione si controllano come se avessi già quel dollaro.
rule-SC-USE-11 = Se puoi pagare i costi, puoi usare una canaglia anche se il suo effetto non farà nulla. Conta comunque come usata.
rule-SC-USE-12 = Un uso che non farebbe nulla è contrassegnato «nessun effetto»: un avviso per te, e per i bot un motivo per saltarlo.

## Rules: using a scoundrel: order

part-order = Usare una canaglia: in che ordine
rule-SC-USE-13 = Ordine di un uso: tratto e lavoro contano come usati; bonus di 1 $; costo del tratto; costo del lavoro; la capacità da sinistra a destra; l’eventuale secondo uso, dai costi in poi; lo scarto di sé stessa, se previsto. Solo allora scattano le frecce.
rule-SC-USE-14 = Un uso cominciato si esegue per quanto possibile. Sono facoltative solo le parti con «puoi»; non puoi rifiutare dollari né altro.
rule-SC-USE-15 = Niente interrompe una capacità: le altre aspettano che sia completa. Ciò che essa stessa richiede, come usare un’altra canaglia o l’uso «all’ingaggio» di una che ingaggia, ne fa parte.
rule-SC-USE-16 = Piazzare uno scagnozzo non è una capacità. Può accadere nel mezzo di una, ogni volta che il gioco aspetta una decisione.
rule-SC-USE-17 = Una canaglia che scarta sé stessa se ne va quando la sua capacità è completa; con «usa due volte», dopo entrambi gli usi.
rule-SC-USE-18 = Una canaglia può pagare il costo di scartare sé stessa ovunque si trovi. Se lo chiedono sia il tratto sia il lavoro, si scarta una volta sola.
rule-SC-USE-19 = Se una canaglia lascia la plancia, il saloon o la pila dove il suo uso è cominciato, l’uso prosegue. Non viene però più scartata né usata una seconda volta. Riordinare le canaglie non conta come lasciare la plancia.

## Rules: using a scoundrel: modifiers

part-modifiers = Usare una canaglia: i modificatori
rule-SC-USE-20 = Ricevi il bonus di 1 $ prima della capacità, una volta sola anche se la canaglia si usa due volte.
rule-SC-USE-21 = Con «usa due volte» usi la canaglia per intero, poi puoi usarla di nuovo nella nuova situazione.
rule-SC-USE-22 = I due usi avvengono di seguito; solo dopo si può usare un’altra canaglia, anche tramite una freccia.
rule-SC-USE-23 = Anche se una canaglia si usa due volte, una freccia che la indica scatta una volta sola.
rule-SC-USE-24 = Ognuno dei due usi ha i suoi costi. Se non puoi pagare quelli del secondo, il secondo uso non avviene.
rule-SC-USE-25 = Se il primo uso ha dato alla canaglia un nuovo lavoro, il secondo uso è di quel lavoro. Valgono il suo costo, la sua condizione e il costo del tratto, e il lavoro conta poi come usato. Se era già stato usato, non c’è un secondo uso.
rule-SC-USE-26 = Se una canaglia usata due volte ne usa altre, ogni volta deve usarne una diversa.
rule-SC-USE-27 = Il bonus di 1 $ e «usa due volte» valgono ogni volta che una canaglia si usa nel suo momento, non solo con un numero.
rule-SC-USE-28 = Il bonus di 1 $ e «usa due volte» non hanno effetto quando la canaglia si usa tramite un’altra.

## Rules: using one scoundrel through another

part-through = Usare una canaglia tramite un’altra
rule-SC-USE-29 = Quando una canaglia ne usa un’altra, si ignora tutto ciò che stabilisce quando quest’ultima si può usare. Il resto vale, compresi i costi «Per usarla…» e lo scarto di sé stessa.
rule-SC-USE-30 = Anche una condizione che fa parte del momento d’uso, come gli 0 $ esatti di Altruista, si ignora quando è un’altra canaglia a usarla.
rule-SC-USE-31 = La canaglia usata non dev’essere già stata usata in questo turno o fine del giorno. Le catene sono permesse, ma ogni canaglia può essere usata una volta sola.
rule-SC-USE-32 = Puoi scegliere solo una canaglia utilizzabile, costi e condizione compresi. Se non ce n’è, la capacità non fa nulla.
rule-SC-USE-33 = Se una capacità usa un’altra canaglia e ce n’è almeno una utilizzabile, devi sceglierne una.
rule-SC-USE-34 = Se la canaglia usata dice di scartare sé stessa, è lei ad andarsene, subito dopo il suo uso, e non quella che l’ha usata.
rule-SC-USE-35 = Quando una canaglia sulla tua plancia ne usa un’altra della stessa plancia, ad azione completata scattano sia le frecce che indicano l’una sia quelle che indicano l’altra.
rule-SC-USE-36 = Non puoi mai usare, scambiare o scartare una canaglia sulla plancia di un avversario.

## Rules: when scoundrels are used

part-when = Quando si usano le canaglie
rule-SC-TIME-01 = Puoi usare una canaglia con una freccia dopo che è stata usata quella che la freccia indica sulla tua plancia.
rule-SC-TIME-02 = Non puoi usare una canaglia con una freccia se non hai usato quella che indica, per scelta o perché non potevi.
rule-SC-TIME-03 = Anche se salti la parte facoltativa («puoi») di una canaglia, l’hai usata, quindi le frecce che la indicano scattano.
rule-SC-TIME-04 = Quali frecce indicano una canaglia usata si stabilisce quando tutta l’azione è completa, dal posto in cui la canaglia si trova in quel momento.
rule-SC-TIME-05 = Se una canaglia ha scartato sé stessa, le frecce che indicano il posto lasciato scattano lo stesso.
rule-SC-TIME-06 = Nessuna freccia scatta per una canaglia scartata per far posto a un ingaggio.
rule-SC-TIME-07 = Se una capacità ingaggia una canaglia con una freccia e la metti in modo che indichi quella appena usata, puoi usarla subito.
rule-SC-TIME-08 = Nessuna freccia scatta per una canaglia usata nel saloon o nella pila degli scarti: non ha un posto su una plancia.
rule-SC-TIME-09 = Le frecce scattano in ogni momento, anche se la canaglia indicata è stata usata nel turno di un avversario o alla fine del giorno.
rule-SC-TIME-10 = Anche usare una canaglia con una freccia è un uso: poi scattano le frecce che la indicano.
rule-SC-TIME-11 = Una canaglia che attende un evento si può usare subito dopo, nel turno di chiunque, in ogni passo e alla fine del giorno. Puoi usarla una sola volta per turno o fine del giorno.
rule-SC-TIME-12 = Per reagire a un evento la canaglia dev’essere sulla tua plancia quando accade, ed esserci ancora quando la usi.
rule-SC-TIME-13 = Una canaglia «all’ingaggio» si usa nel momento in cui la ingaggi. Poi si scarta, usata o no: non arriva mai su una plancia.
rule-SC-TIME-14 = Una canaglia «all’ingaggio» non ha bisogno di un posto, quindi per lei non scarti nulla.
rule-SC-TIME-15 = Usare una canaglia «all’ingaggio» fa parte dell’ingaggio. Se la ingaggia una capacità, la usi lì per lì e non dopo quella capacità.
rule-SC-TIME-16 = Le canaglie «a inizio turno» si usano prima della carta poker, in qualsiasi ordine. Ogni condizione si controlla al momento dell’uso.
rule-SC-TIME-17 = Una canaglia «a fine turno» (Egoista) si usa subito dopo il passo 3, prima dell’ultima occasione degli avversari per sospettare.
rule-SC-TIME-18 = Un tratto «all’ingaggio» arrivato sulla tua plancia con uno scambio non dà alla canaglia un momento proprio: la usi solo tramite un’altra.
rule-SC-TIME-21 = Se nel passo 3 ingaggi una canaglia con il tratto Egoista, puoi usarla alla fine dello stesso turno. Se all’inizio del turno ne ingaggi una «a inizio turno», puoi usarla subito.
rule-SC-TIME-19 = I dollari dell’Ufficio dello Sceriffo o di una capacità del leader non contano mai come dollari di una canaglia, nemmeno se è una canaglia a procurarteli.
rule-SC-TIME-20 = Se lo stesso evento accade più volte in una sola azione, puoi reagire una volta sola.

## Rules: reactions

part-reactions = Reazioni
rule-SC-TRIG-01 = Si reagisce quando un’azione è completa e nessuna capacità è in corso, mai nel mezzo di una.
rule-SC-TRIG-02 = Tutti gli usi e gli eventi dopo le ultime reazioni si confrontano con le frecce, le canaglie che attendono eventi e le carte strategia. Ogni canaglia entra nell’elenco una volta sola.
rule-SC-TRIG-03 = Si chiede prima al giocatore di turno, poi agli avversari in senso orario. Chi è interpellato usa una reazione o passa.
rule-SC-TRIG-04 = Una reazione è a sua volta un’azione: ciò che provoca si aggiunge alle reazioni ancora aperte, e si ricomincia dal giocatore di turno.
rule-SC-TRIG-05 = Le reazioni più vecchie restano aperte mentre se ne aggiungono di nuove, e tu scegli liberamente tra le tue.
rule-SC-TRIG-06 = Una reazione svanisce quando la usi, quando passi o quando la sua canaglia ha lasciato la plancia.
rule-SC-TRIG-07 = Una reazione di cui ora non puoi pagare il costo resta aperta, ma non viene offerta.
rule-SC-TRIG-08 = Quando nessuno può più usare una reazione, quelle rimaste vanno perse.
rule-SC-TRIG-09 = Una canaglia a cui hai rinunciato non conta come usata. Un evento successivo nello stesso turno o fine del giorno la offre di nuovo.
rule-SC-TRIG-10 = Alla fine del giorno nessuno è di turno: chi reagisce per primo dipende dalla regola sull’ordine di fine del giorno.

## Rules: step 3: hire or Sheriff’s Office

part-hire = Passo 3: ingaggiare o Ufficio dello Sceriffo
rule-SC-HIRE-01 = Nel passo 3 ingaggi una canaglia dal saloon oppure usi l’Ufficio dello Sceriffo. Una delle due cose è obbligatoria.
rule-SC-HIRE-02 = Per ingaggiare, scegli una canaglia del saloon, pagane per intero il costo e mettila in un posto libero della tua plancia.
rule-SC-HIRE-03 = Se non puoi o non vuoi ingaggiare, devi usare l’Ufficio dello Sceriffo.
rule-SC-HIRE-04 = Se non hai posti liberi, scarti una canaglia della tua plancia o quella che stai ingaggiando. Scegli dopo aver pagato.
rule-SC-HIRE-05 = Solo quando ingaggi a plancia piena puoi scartare una canaglia a tua scelta.
rule-SC-HIRE-06 = Ogni volta che ingaggi, anche con una capacità, puoi riordinare le canaglie sulla tua plancia. In altri momenti no.
rule-SC-HIRE-07 = Ordine di un ingaggio: scegli; paga; prendi la canaglia; scartane una se la plancia è piena; piazza e riordina; si riempie il saloon. Poi si può reagire.
rule-SC-HIRE-08 = Ordine per una canaglia «all’ingaggio»: scegli; paga; riordina se vuoi; usala o no; scartala; si riempie il saloon. Poi si può reagire.
rule-SC-HIRE-09 = Mentre usi una canaglia «all’ingaggio», questa resta nel suo spazio del saloon e può scorrere a destra. Nient’altro può ingaggiarla, usarla o scambiarla.
rule-SC-HIRE-10 = Quando ingaggi con un effetto, il costo pieno è quello della canaglia. Uno sconto lo abbassa, al minimo a 0 $, e gratis vuol dire 0 $.
rule-SC-HIRE-11 = Per far posto puoi scartare qualunque canaglia sulla tua plancia, usata o no in questo turno, anche quella la cui capacità ingaggia.
rule-SC-HIRE-12 = Un ingaggio tramite una capacità non sostituisce il passo 3.
rule-SC-HIRE-13 = Una canaglia ingaggiata nel passo 3 non si può usare con i suoi numeri in questo turno: il passo 2 è finito.

## Rules: saloon and discard pile

part-saloon = Saloon e scarti
rule-SC-SALOON-01 = Appena una canaglia viene ingaggiata o scartata dal saloon, le altre scorrono a destra per chiudere il vuoto. Poi se ne formano di nuove per gli spazi rimasti liberi a sinistra.
rule-SC-SALOON-02 = Con più vuoti, prima scorrono tutte le canaglie; poi se ne formano di nuove una alla volta, a partire dallo spazio vuoto più a destra.
rule-SC-SALOON-03 = Le canaglie scartate formano un’unica pila scoperta a destra del saloon, con la più recente in cima.
rule-SC-SALOON-04 = Tutti possono guardare l’intera pila degli scarti, ma solo la canaglia in cima si può usare o ingaggiare.
rule-SC-SALOON-05 = Le canaglie nella pila degli scarti non tornano mai nei mazzi.
rule-SC-SALOON-06 = Quando il mazzo dei tratti o quello dei lavori è vuoto, non si formano più canaglie per il resto della partita.
rule-SC-SALOON-07 = Quando non si formano più canaglie, i vuoti a sinistra restano, ma le canaglie presenti continuano a scorrere a destra.
rule-SC-SALOON-08 = Se il saloon è vuoto, non si può ingaggiare nessuna canaglia, e l’Ufficio dello Sceriffo si usa senza scartarne.
rule-SC-SALOON-09 = Un mazzo poker vuoto non ti dà carte. Alla fine del giorno ne avrai uno nuovo.
rule-SC-SALOON-10 = Riempire il saloon non è un evento: nessuno può reagire.

## Rules: placing henchmen

part-henchmen = Piazzare gli scagnozzi
rule-SC-BLUFF-01 = Nel turno di un avversario puoi piazzare uno dei tuoi scagnozzi disponibili sulla carta giocata in quel turno, da quando è giocata fino alla fine del turno.
rule-SC-BLUFF-02 = Su una stessa carta puoi avere un solo scagnozzo. Più giocatori possono averne uno ciascuno.
rule-SC-BLUFF-03 = Non piazzare mai uno scagnozzo su una tua carta, su una carta scoperta o su una di un turno precedente. L’effetto di una carta può togliere soltanto l’ultimo di questi divieti.
rule-SC-BLUFF-04 = Non puoi piazzare uno scagnozzo che è in prigione o su una carta. Una volta piazzato, resta lì fino alla fine del giorno.
rule-SC-BLUFF-05 = Non puoi ripensarci: un piazzamento non si annulla.
rule-SC-BLUFF-06 = Uno scagnozzo liberato va nella riserva del proprietario e si può piazzare subito.
rule-SC-BLUFF-07 = Se i tuoi tre scagnozzi sono tutti su carte, in prigione o distrutti, non puoi usarne nessuno finché uno non torna.
rule-SC-BLUFF-08 = Con il sospetto sempre aperto, se puoi ancora piazzare uno scagnozzo nel turno di un avversario, puoi farlo senza che ti sia chiesto, da quando la carta è giocata fino alla chiusura del turno. Ha effetto appena il gioco attende una decisione, anche nel mezzo di una capacità.
rule-SC-BLUFF-09 = Se uno scagnozzo viene piazzato mentre qualcuno decide, la domanda si ripete con le opzioni aggiornate. Le reazioni al sospetto aspettano che nessuna capacità sia in corso.
rule-SC-BLUFF-10 = Subito prima che un effetto mandi in prigione un tuo scagnozzo disponibile, si chiede soltanto a te se piazzarne uno sulla carta di questo turno. Vale per Vice, Cacciatore di Taglie, Prigioniero, Direttore del Carcere e Maniere Forti.
rule-SC-BLUFF-11 = L’occasione di piazzare prima che uno scagnozzo vada in prigione non c’è se il turno non ha una carta coperta, se la carta è tua, se non hai scagnozzi disponibili o se ne hai già uno sopra. Non c’è nemmeno alla fine del giorno.
rule-SC-BLUFF-12 = Se sono colpiti più giocatori, si procede uno alla volta, in senso orario dalla sinistra di chi usa la capacità: ognuno prima decide se piazzare, poi subisce l’effetto. Se c’è un bersaglio da scegliere, si sceglie prima e non cambia.
rule-SC-BLUFF-13 = Ultima occasione: prima che un turno si chiuda, ogni avversario che può ancora piazzare uno scagnozzo decide una volta, in senso orario, se piazzarlo o passare. Se nel turno non c’è una carta coperta, si salta.
rule-SC-BLUFF-14 = Se durante l’ultima occasione si usa una capacità, tutti gli avversari che possono ancora piazzare decidono un’altra volta.
rule-SC-BLUFF-15 = L’ultima occasione viene dopo le capacità di fine turno (Egoista) e prima del turno successivo.
rule-SC-BLUFF-16 = Tutti vedono subito di chi è lo scagnozzo piazzato e su quale carta.
rule-SC-BLUFF-17 = Se più giocatori vogliono piazzare nello stesso momento, possono farlo tutti, in ordine di arrivo. Nessuno toglie nulla agli altri, nemmeno le ricompense.
rule-SC-BLUFF-18 = Mandare in prigione un tuo scagnozzo come costo (Rapinatore, Crudele) non ti dà prima un’occasione in più di piazzarlo.
rule-SC-BLUFF-19 = Piromane, Fabbro, Strizzacervelli e Sacerdote non tolgono scagnozzi disponibili, quindi non danno a nessuno un’occasione in più di piazzare.
rule-SC-BLUFF-20 = Se il tuo scagnozzo sulla carta di questo turno è stato distrutto o ripreso, puoi piazzarvene un altro nello stesso turno.
rule-SC-BLUFF-21 = Con il sospetto a momenti fissi puoi piazzare solo quando un tuo scagnozzo disponibile sta per finire in prigione e all’ultima occasione. Aspettare non ti toglie diritti e ti fa sapere di più; rinunci solo a dare un segnale in anticipo.
rule-SC-BLUFF-22 = Anche con il sospetto sempre aperto ci sono i momenti fissi. Perciò tutto ciò che può accadere con i momenti fissi può accadere anche qui.
rule-SC-BLUFF-23 = Se vuoi, il client passa per te all’ultima occasione. Non piazza mai uno scagnozzo per te.

## Rules: jail

part-jail = La prigione
rule-SC-BLUFF-24 = Uno scagnozzo liberato passa dalla prigione alla riserva del proprietario.
rule-SC-BLUFF-25 = Gli effetti che mandano scagnozzi in prigione prendono solo quelli disponibili, mai quelli sulle carte.
rule-SC-BLUFF-26 = Uno scagnozzo distrutto è fuori dal gioco: non si può più usare, liberare o contare.

## Rules: end of the day

part-evening = Fine del giorno
rule-SC-DAY-01 = Alla fine del giorno i giocatori, in ordine di turno, rivelano le proprie carte che hanno sopra uno scagnozzo. Le altre restano nascoste.
rule-SC-DAY-02 = Se una carta rivelata non è un bluff, ogni scagnozzo che ha sopra va in prigione. Nessuno guadagna o perde reputazione.
rule-SC-DAY-03 = Se una carta rivelata è un bluff, ogni giocatore che vi ha uno scagnozzo guadagna 1 reputazione e se lo riprende.
rule-SC-DAY-04 = Ogni bluff che ti viene scoperto ti costa 1 reputazione, non importa quanti scagnozzi ci siano sulla carta.
rule-SC-DAY-05 = Le rivelazioni di un giocatore avvengono tutte insieme, con guadagni, perdite e scagnozzi. Solo dopo si può reagire.
rule-SC-DAY-06 = Una carta senza scagnozzi non si rivela, nemmeno a fine partita. La si può vedere solo in seguito, rivedendo la partita.
rule-SC-DAY-07 = Dopo le rivelazioni dell’ultimo giorno la partita è finita: niente carte sotto i mazzi, niente mani da completare, nessun nuovo giorno.
rule-SC-DAY-08 = Anche nell’ultimo giorno si può reagire alle rivelazioni, prima del conteggio. In queste reazioni la tangente è ancora possibile.
rule-SC-DAY-09 = La fine del giorno non è il turno di nessuno. Anche allora ogni canaglia si può usare una volta.
rule-SC-DAY-10 = Le canaglie che attendono la fine del giorno reagiscono una volta, dopo le ultime rivelazioni, in ogni giorno, compreso l’ultimo.
rule-SC-DAY-11 = Le capacità usate alla fine del giorno non toccano le carte poker giocate né gli scagnozzi che hanno sopra: non si può piazzare, esplorare, distruggere o riprendere. Queste parti si saltano, il resto si esegue.
rule-SC-DAY-12 = Alla fine del giorno le capacità possono ancora imprigionare e liberare scagnozzi e agire su mazzi, mani, casseforti, dollari e reputazione. Sono permessi anche gli ingaggi e le opzioni dell’Ufficio dello Sceriffo.
rule-SC-DAY-13 = Se alla fine del giorno più giocatori vogliono usare capacità nello stesso momento, l’ordine lo decide chi ha giocato l’ultimo turno. Con l’altra impostazione lo decide, tra i giocatori interessati, chi ha giocato per ultimo.
rule-SC-DAY-14 = L’ordine alla fine del giorno si decide solo quando possono reagire due o più giocatori: chi è il prossimo? La domanda torna dopo ogni uso o rinuncia.
rule-SC-DAY-15 = Dopo le rivelazioni mescoli le carte che hai giocato oggi, compreso uno 0 scoperto, e le metti sotto il tuo mazzo, non dentro.
rule-SC-DAY-16 = Alla fine del giorno peschi finché hai quattro carte in mano. Se ne hai di più, non peschi.
rule-SC-DAY-17 = Mazzo e mano insieme bastano sempre per arrivare a quattro carte.
rule-SC-DAY-18 = Chi da solo ha la reputazione più alta sceglie chi gioca il primo turno del giorno successivo: può essere chiunque.
rule-SC-DAY-19 = Se più giocatori hanno la reputazione più alta, nessuno sceglie: il nuovo giorno lo comincia lo stesso giocatore di oggi.
rule-SC-DAY-20 = Gli scagnozzi in prigione vi restano da un giorno all’altro. Dopo le rivelazioni non ne rimane nessuno sulle carte.

## Rules: scouting and marking safes

part-safes = Esplorare e contrassegnare le casseforti
rule-SC-SAFE-01 = Per esplorare una cassaforte, scegline una e guardane il valore in segreto. Poi devi contrassegnarla.
rule-SC-SAFE-02 = Se non è indicato un luogo, puoi scegliere qualunque cassaforte sulla mappa, mai una su una plancia leader.
rule-SC-SAFE-03 = Per contrassegnare una cassaforte, mettici sopra un tuo gettone con il numero che vuoi a faccia in su. Il numero può essere falso.
rule-SC-SAFE-04 = Il numero lo scegli dopo aver guardato.
rule-SC-SAFE-05 = Un gettone mostra un numero della sua coppia: 2/3, 4/5 o 6/7. L’altro è sul retro. I gettoni della tua riserva si contano per tipo.
rule-SC-SAFE-06 = Se non hai più gettoni con il numero che vuoi, devi usarne un altro. Finché hai un gettone nella riserva, devi contrassegnare.
rule-SC-SAFE-07 = Se tutti e sette i tuoi gettoni sono su casseforti, o non contrassegni o ne sposti qui uno da un’altra.
rule-SC-SAFE-08 = Non puoi spostare un gettone da una cassaforte rubata da un avversario. Puoi invece spostarlo da una sulla mappa, da una inutilizzata o da una che hai rubato tu.
rule-SC-SAFE-09 = Un gettone che sposti può mostrare uno qualsiasi dei suoi due numeri. Spostarlo su un’altra cassaforte conta come contrassegnarla.
rule-SC-SAFE-10 = Una cassaforte può avere quanti gettoni si vuole, di chiunque, anche più d’uno tuo.
rule-SC-SAFE-11 = Puoi esplorare e contrassegnare una cassaforte che hai già contrassegnato.
rule-SC-SAFE-12 = Se in un luogo non ci sono casseforti, lì non si può rubare, esplorare o contrassegnare nulla: quella parte dell’effetto non fa niente.

## Rules: who may look at a safe

part-looking = Chi può guardare una cassaforte
rule-SC-SAFE-13 = Puoi guardare in ogni momento una cassaforte con un tuo gettone, ovunque sia, e quelle che hai rubato.
rule-SC-SAFE-14 = Non puoi guardare nessun’altra cassaforte.
rule-SC-SAFE-15 = Perdi il diritto di guardare quando il tuo ultimo gettone lascia la cassaforte, o quando la abbandoni senza un tuo gettone sopra.
rule-SC-SAFE-16 = Con l’aiuto alla memoria il client continua a mostrarti ciò che hai visto, finché tutti possono seguire la carta.

## Rules: stealing

part-stealing = Rubare
rule-SC-SAFE-17 = Per rubare, prendi una cassaforte dalla mappa, da qualunque luogo se non ne è indicato uno, e mettila coperta sulla tua plancia. Tutti i gettoni restano sopra.
rule-SC-SAFE-18 = Una cassaforte sulla plancia di un avversario non si può mai rubare.
rule-SC-SAFE-19 = Il tuo limite di casseforti dice quante casseforti rubate puoi tenere. È il numero del giorno in corso: una nel primo, due nel secondo, tre nel terzo. Nel saloon selvaggio è sempre tre.
rule-SC-SAFE-20 = Durante la fine del giorno il limite è ancora quello del giorno appena giocato.
rule-SC-SAFE-21 = Puoi rubare anche quando sei al limite: guarda in segreto la nuova cassaforte, poi scegli quale abbandonare. Può essere quella nuova.
rule-SC-SAFE-22 = Una cassaforte abbandonata torna coperta nel suo luogo con tutti i gettoni. Si può di nuovo esplorare e rubare.
rule-SC-SAFE-23 = Una cassaforte abbandonata prende il primo spazio libero del suo luogo. Tutti possono seguire quale sia.
rule-SC-SAFE-24 = Se il suo luogo non ha spazi liberi, una cassaforte abbandonata diventa inutilizzata.
rule-SC-SAFE-25 = Con sei casseforti e cinque spazi, un luogo non ha mai più di una cassaforte inutilizzata, quindi non c’è nulla da mescolare.
rule-SC-SAFE-26 = È inutilizzata una cassaforte che non sta né sulla mappa né su una plancia leader.
rule-SC-SAFE-27 = Una cassaforte inutilizzata si può esplorare o rubare solo con un effetto che lo dice.
rule-SC-SAFE-28 = Per il tratto Contafrottole una cassaforte inutilizzata appartiene al luogo del suo colore.
rule-SC-SAFE-29 = Le casseforti rubate stanno lungo il bordo superiore della plancia, a partire da sinistra. L’ordine non ha importanza.

## Rules: scouting a poker card

part-poker = Esplorare una carta poker
rule-SC-SAFE-30 = Per esplorare una carta poker, guardala in segreto e rimettila coperta esattamente dov’era, se la carta non dice altro. Non si contrassegna mai.
rule-SC-SAFE-31 = Puoi guardare in ogni momento la tua mano e le carte che hai giocato. Non puoi mai guardare un mazzo, nemmeno il tuo, la mano di un avversario o una sua carta coperta, se una capacità non te lo permette.

## Rules: reputation

part-reputation = Reputazione
rule-SC-REP-01 = Quando guadagni o perdi reputazione, il tuo segnalino si sposta di altrettanti spazi. Più segnalini possono stare nello stesso spazio.
rule-SC-REP-02 = Il tuo segnalino non va mai oltre 6 né sotto −2.
rule-SC-REP-03 = A 6 non puoi guadagnare reputazione, quindi nulla reagisce come se l’avessi guadagnata.
rule-SC-REP-04 = A −2 non puoi perdere reputazione, quindi nulla reagisce come se l’avessi persa.
rule-SC-REP-05 = Puoi perdere reputazione come costo solo se il tuo segnalino è sopra −2.
rule-SC-REP-06 = A −2, una perdita di reputazione che non è un costo si salta.
rule-SC-REP-07 = La reputazione decide chi sceglie il primo giocatore del giorno successivo e a fine partita dà tecnologia.

## Rules: Sheriff’s Office

part-sheriff = L’Ufficio dello Sceriffo
rule-SC-SHER-01 = All’Ufficio dello Sceriffo prima si scarta la canaglia più a destra del saloon. Poi si riempie il saloon e infine scegli un’opzione.
rule-SC-SHER-02 = Vendere informazioni: guadagni 2 $.
rule-SC-SHER-03 = Cauzione: spendi 2 $ per liberare uno scagnozzo o 4 $ per liberarne due, di qualunque giocatore.
rule-SC-SHER-04 = Puoi pagare la cauzione per uno scagnozzo solo se ce n’è uno in prigione, per due solo se ce ne sono due.
rule-SC-SHER-05 = Tangente, solo nell’ultimo giorno: spendi 12 $ per rubare una cassaforte qualsiasi dalla mappa. Vale il tuo limite di casseforti.
rule-SC-SHER-06 = Puoi pagare la tangente solo se sulla mappa c’è almeno una cassaforte.
rule-SC-SHER-07 = Devi scegliere esattamente un’opzione. Vendere informazioni è sempre possibile.
rule-SC-SHER-08 = Se un’opzione dell’Ufficio dello Sceriffo te la dà un effetto (Agente), non si scarta nessuna canaglia dal saloon.
rule-SC-SHER-09 = Un’opzione dell’Ufficio dello Sceriffo data da un effetto non sostituisce il passo 3. Lì puoi scegliere di nuovo la stessa.

## Rules: end of the game and scoring

part-scoring = Fine della partita e punteggio
rule-SC-SCORE-01 = La partita finisce nell’ultimo giorno, dopo le rivelazioni e le reazioni che ne seguono.
rule-SC-SCORE-02 = Scopri le casseforti che hai rubato e ne sommi i valori.
rule-SC-SCORE-03 = Ricevi +1 per ogni gettone sulle casseforti che hai rubato, di chiunque sia, che mostra il valore della sua cassaforte. Non c’è un massimo.
rule-SC-SCORE-04 = Aggiungi la tecnologia del tuo spazio sul tracciato della reputazione, che può essere negativa.
rule-SC-SCORE-05 = Ricevi +1 per ogni icona tecnologia sulle canaglie della tua plancia.
rule-SC-SCORE-06 = Vince chi ha più tecnologia.
rule-SC-SCORE-07 = In caso di parità vince chi ha più dollari; se la parità persiste, chi tra loro ha giocato un turno più di recente.
rule-SC-SCORE-08 = «Più di recente» vuol dire più tardi nell’ordine di turno dell’ultimo giorno: c’è sempre un solo vincitore.
rule-SC-SCORE-09 = Anche gli altri piazzamenti si decidono così: tecnologia, dollari, turno più recente.
rule-SC-SCORE-10 = Carte strategia, gettoni non usati e scagnozzi non danno nulla. I dollari contano solo in caso di parità.

## Rules: talk and deals

part-talk = Parlare e accordarsi
rule-SC-COMM-01 = Puoi parlare liberamente, dire ciò che sai, tenerlo per te o mentire.
rule-SC-COMM-02 = Non puoi mostrare casseforti, la tua mano o carte giocate per provare ciò che dici, se non lo prevede una capacità.
rule-SC-COMM-03 = Il client non offre modi di mostrare cose nascoste, né messaggi che il gioco stesso confermi come veri.
rule-SC-COMM-04 = Gli accordi sono permessi, ma non vincolano nessuno.
rule-SC-COMM-05 = Non puoi dare o scambiare con altri dollari, carte, gettoni o scagnozzi.
rule-SC-COMM-06 = Una bugia non cambia mai una regola: le carte sospettate si rivelano, i costi si pagano, gli obblighi si rispettano.
rule-SC-COMM-07 = In quale slot giochi è un fatto, sotto gli occhi di tutti. «Ho giocato un 3» sono solo parole.

## Rules: effects

part-effects = Effetti
rule-SC-EFF-01 = Scegli il bersaglio in modo che l’effetto faccia il più possibile: se con alcuni può fare qualcosa, scegli uno di quelli.
rule-SC-EFF-02 = Se non c’è un bersaglio, quella parte dell’effetto non fa nulla e si passa alla successiva.
rule-SC-EFF-03 = Se un effetto chiede se uno scagnozzo è stato liberato o è andato in prigione, conta ciò che è davvero accaduto prima nello stesso uso.
rule-SC-EFF-04 = Quando scegli tra più effetti, non puoi sceglierne uno che non fa nulla se un altro può fare qualcosa.
rule-SC-EFF-05 = Una parte facoltativa con un costo la puoi accettare solo se puoi pagarlo.
rule-SC-EFF-06 = Un ingaggio facoltativo lo puoi accettare solo se c’è una canaglia che puoi permetterti.
rule-SC-EFF-07 = I dollari che spendi vanno alla banca. A un altro giocatore vanno solo se un effetto glieli fa prendere da te.
rule-SC-EFF-08 = Alla fine del giorno gli effetti che contano le tue carte di oggi ne contano quattro.
rule-SC-EFF-09 = Se una carta contraddice una regola, vale la carta.
rule-SC-EFF-10 = «Tu» su una carta è chi usa la canaglia, anche nel turno di un altro giocatore.

## Rules: jobs

part-jobs = Lavori
rule-SC-JOB-ABOMINATION-1 = Abominio: guadagni 2 $ ed esplori la prima carta del mazzo poker di un giocatore. Poi puoi mescolare quel mazzo.
rule-SC-JOB-ABOMINATION-2 = Abominio: la carta torna in cima prima che tu decida se mescolare.
rule-SC-JOB-ABOMINATION-3 = Abominio: scegli un mazzo qualsiasi che non sia vuoto, anche il tuo. Non piazzi gettoni. Si può fare anche alla fine del giorno.
rule-SC-JOB-ARSONIST-1 = Piromane: guadagni 2 $ e scegli una delle carte coperte che hai giocato. Tutti gli scagnozzi che ha sopra sono distrutti.
rule-SC-JOB-ARSONIST-2 = Piromane: tutti gli scagnozzi su quella carta, di chiunque siano, escono dal gioco per sempre. Niente può usarli o liberarli.
rule-SC-JOB-ARSONIST-3 = Piromane: se una tua carta ha sopra uno scagnozzo, devi sceglierne una così. Alla fine del giorno ricevi solo i 2 $.
rule-SC-JOB-AUTOMATON-1 = Automa: peschi una carta poker dal tuo mazzo e guadagni 2 $.
rule-SC-JOB-AUTOMATON-2 = Automa: la mano non ha un limite. Da un mazzo vuoto non peschi nulla.
rule-SC-JOB-AUTOMATON-3 = Automa: le carte rimaste in mano contano quando la completi alla fine del giorno. Peschi solo fino a quattro.
rule-SC-JOB-BANK-ROBBER-1 = Rapinatore: manda in prigione un tuo scagnozzo disponibile per guadagnare 6 $.
rule-SC-JOB-BANK-ROBBER-2 = Rapinatore: non puoi usarlo senza uno scagnozzo disponibile.
rule-SC-JOB-BANKER-1 = Banchiere: guadagni 4 $.
rule-SC-JOB-BOUNTY-HUNTER-1 = Cacciatore di Taglie: scegli un avversario, che manda in prigione uno scagnozzo disponibile. Se lo scagnozzo ci va, guadagni 3 $.
rule-SC-JOB-BOUNTY-HUNTER-2 = Cacciatore di Taglie: come con il Vice, quell’avversario può prima piazzare uno scagnozzo sulla carta di questo turno.
rule-SC-JOB-BRAINWASHER-1 = Strizzacervelli: liberi uno scagnozzo di un giocatore qualsiasi. Se l’hai fatto, puoi piazzarlo su una carta poker.
rule-SC-JOB-BRAINWASHER-2 = Strizzacervelli: lo scagnozzo si può piazzare solo su una carta coperta di un tuo avversario, di qualunque turno di oggi.
rule-SC-JOB-BRAINWASHER-3 = Strizzacervelli: lo scagnozzo non si può piazzare su una carta del suo proprietario, né dove questi ne ha già uno.
rule-SC-JOB-BRAINWASHER-4 = Strizzacervelli: se nessuno scagnozzo è stato liberato, non se ne può piazzare nessuno.
rule-SC-JOB-BRAINWASHER-5 = Strizzacervelli: puoi liberare e piazzare lo scagnozzo di un avversario. Alla fine del giorno è il proprietario a guadagnare reputazione o a vederlo finire in prigione.
rule-SC-JOB-BRAINWASHER-6 = Strizzacervelli: alla fine del giorno puoi solo liberare lo scagnozzo.
rule-SC-JOB-BRAINWASHER-7 = Strizzacervelli: il proprietario della carta su cui piazzi lo scagnozzo è sospettato e può reagire.
rule-SC-JOB-CHEF-1 = Chef: spendi 1 $ per guadagnarne 4.
rule-SC-JOB-CHEF-2 = Chef: non puoi usarlo con 0 $.
rule-SC-JOB-CON-ARTIST-1 = Artista della Truffa: perdi 1 reputazione per guadagnare 5 $.
rule-SC-JOB-CON-ARTIST-2 = Artista della Truffa: non puoi usarlo a reputazione −2.
rule-SC-JOB-COW-1 = Mucca: scarta questa canaglia per guadagnare 4 $.
rule-SC-JOB-DOG-1 = Cane: scarta questa canaglia per esplorare una cassaforte in un luogo qualsiasi e contrassegnarla.
rule-SC-JOB-DEPUTY-1 = Vice: scegli un avversario, che manda in prigione uno scagnozzo disponibile. Guadagni 2 $.
rule-SC-JOB-DEPUTY-2 = Vice: prima che lo scagnozzo vada in prigione, quell’avversario può piazzarne uno sulla carta di questo turno.
rule-SC-JOB-DEPUTY-3 = Vice: se così quell’avversario ha piazzato l’ultimo scagnozzo disponibile, in prigione non ne va nessuno.
rule-SC-JOB-DETECTIVE-1 = Investigatore: guadagni 1 $ ed esplori una carta coperta giocata da un avversario. Puoi piazzarci sopra un tuo scagnozzo disponibile.
rule-SC-JOB-DETECTIVE-2 = Investigatore: va bene anche una carta di un turno precedente di oggi, ma non puoi piazzarci un tuo secondo scagnozzo. Alla fine del giorno ricevi solo 1 $.
rule-SC-JOB-DOCTOR-1 = Dottore: guadagni 2 $. Poi puoi ingaggiare a costo pieno la canaglia in cima alla pila degli scarti.
rule-SC-JOB-DOCTOR-2 = Dottore: per ingaggiare devi pagare il costo pieno, ma i 2 $ possono servirti a pagarlo.
rule-SC-JOB-DOCTOR-3 = Dottore: se ingaggi una canaglia con una freccia che indica il Dottore, puoi usarla dopo il Dottore.
rule-SC-JOB-DOCTOR-4 = Dottore: una canaglia con il tratto Insaziabile ingaggiata così non reagisce ai 2 $, perché non era sulla tua plancia quando li hai guadagnati.
rule-SC-JOB-DOCTOR-5 = Dottore: a plancia piena, la canaglia che ingaggi può sostituire il Dottore stesso. Le frecce che indicano il Dottore scartato non scattano.
rule-SC-JOB-DOCTOR-6 = Dottore: se lo Scavafosse lo usa in cima alla pila degli scarti, il Dottore può ingaggiare sé stesso.
rule-SC-JOB-DOCTOR-7 = Dottore: se in cima c’è una canaglia «all’ingaggio», la paghi e se vuoi la usi. Resta in cima alla pila.
rule-SC-JOB-DOCTOR-8 = Dottore: usato due volte, non può né usare né ingaggiare di nuovo la stessa carta della pila.
rule-SC-JOB-FORGER-1 = Falsario: guadagni 2 $. Puoi spostare un tuo gettone su un’altra cassaforte della mappa, o girarlo dove sta.
rule-SC-JOB-FORGER-2 = Falsario: non puoi scegliere un gettone su una cassaforte rubata da un avversario. Spostare un gettone conta come contrassegnare, girarlo no.
rule-SC-JOB-GAMBLER-1 = Scommettitore: rivela a tutti la prima carta del tuo mazzo poker e rimescolala nel mazzo. Se era un 5 o un 6, guadagni 7 $.
rule-SC-JOB-GAMBLER-2 = Scommettitore: la carta si rimescola nel mazzo in ogni caso, che ti abbia fruttato dollari o no.
rule-SC-JOB-GAMBLER-3 = Scommettitore: si mescola l’intero mazzo. Se è vuoto, non succede nulla.
rule-SC-JOB-HORSE-1 = Cavallo: usi un’altra canaglia sulla tua plancia.
rule-SC-JOB-HORSE-2 = Cavallo: se la canaglia che usa scarta sé stessa, se ne va quella. Un Cavallo che usa una Mucca scarta la Mucca.
rule-SC-JOB-HORSE-3 = Cavallo: usato due volte (Attraente, Tenace), deve usare due canaglie diverse.
rule-SC-JOB-HORSE-4 = Cavallo: le catene sono permesse, come un Cavallo che usa un Locandiere che usa una canaglia del saloon.
rule-SC-JOB-IMPERSONATOR-1 = Sosia: guadagni 1 $. Puoi scambiare il lavoro di questa canaglia con quello di un’altra sulla tua plancia o nel saloon.
rule-SC-JOB-IMPERSONATOR-2 = Sosia: il nuovo lavoro ora non si usa, se non come secondo uso con «usa due volte».
rule-SC-JOB-IMPERSONATOR-3 = Sosia: valgono anche qui le regole del Sarto sugli scambi.
rule-SC-JOB-IMPERSONATOR-4 = Sosia: l’altra canaglia ora ha il lavoro Sosia già usato, quindi in questo turno o fine del giorno non si può usare.
rule-SC-JOB-INNKEEPER-1 = Locandiere: usi una canaglia del saloon, che resta lì.
rule-SC-JOB-INNKEEPER-2 = Locandiere: se la canaglia usata scarta sé stessa, si scarta e il saloon si riempie subito.
rule-SC-JOB-INNKEEPER-3 = Locandiere: una canaglia «all’ingaggio» usata così non è stata ingaggiata, quindi resta nel saloon.
rule-SC-JOB-INVENTOR-1 = Inventore: rubi una cassaforte inutilizzata. Scegli il colore, prendila senza vederla, poi guardala.
rule-SC-JOB-INVENTOR-2 = Inventore: non esplori la cassaforte in anticipo. Puoi guardarla prima solo se ha già un tuo gettone.
rule-SC-JOB-INVENTOR-3 = Inventore: oltre il tuo limite abbandoni una cassaforte, magari quella nuova, nel suo luogo.
rule-SC-JOB-INVENTOR-4 = Inventore: se il luogo della cassaforte abbandonata è pieno, questa torna inutilizzata.
rule-SC-JOB-INVESTOR-1 = Capitalista: guadagni 1 $ per ogni carta poker che hai giocato oggi.
rule-SC-JOB-INVESTOR-2 = Capitalista: conta anche la carta di questo turno, e anche uno 0 giocato scoperto.
rule-SC-JOB-INVESTOR-3 = Capitalista: alla fine del giorno guadagni 4 $, anche se le tue carte sono già sotto il mazzo.
rule-SC-JOB-JOURNALIST-1 = Giornalista: guadagni 3 $ ed esplori una carta poker coperta già giocata.
rule-SC-JOB-JOURNALIST-2 = Giornalista: puoi scegliere anche una tua carta, se l’opzione del tavolo non lo vieta.
rule-SC-JOB-JOURNALIST-3 = Giornalista: alla fine del giorno ricevi solo i 3 $.
rule-SC-JOB-JOURNALIST-4 = Giornalista: la carta la vedi solo tu. Resta dov’è e non si contrassegna.
rule-SC-JOB-MAIL-CARRIER-1 = Corriere: puoi ingaggiare una canaglia dal saloon a costo pieno.
rule-SC-JOB-MAIL-CARRIER-2 = Corriere: per costo, frecce, plancia piena e canaglie «all’ingaggio» valgono le regole del Dottore; queste ultime si scartano dal saloon come al solito.
rule-SC-JOB-MARSHAL-1 = Agente: esegui un’opzione dell’Ufficio dello Sceriffo. Nessuna canaglia si scarta dal saloon.
rule-SC-JOB-MARSHAL-2 = Agente: il tuo passo 3 resta com’è, e lì puoi scegliere di nuovo la stessa opzione.
rule-SC-JOB-MARSHAL-3 = Agente: i dollari guadagnati così non fanno scattare Insaziabile. Per ciò che reagisce all’Ufficio dello Sceriffo, però, vale come averlo usato.
rule-SC-JOB-MASTERMIND-1 = Genio del Male: contrassegni una cassaforte sulla mappa senza esplorarla e guadagni 3 $.
rule-SC-JOB-MASTERMIND-2 = Genio del Male: non guardi la cassaforte prima di contrassegnarla, a meno che abbia già un tuo gettone.
rule-SC-JOB-MASTERMIND-3 = Genio del Male: puoi contrassegnare di nuovo una cassaforte che ha già un tuo gettone.
rule-SC-JOB-MASTERMIND-4 = Genio del Male: una volta contrassegnata la cassaforte, puoi guardarla. Non conta come esplorarla.
rule-SC-JOB-OUTLAW-1 = Fuorilegge: spendi 2 $ per rubare una cassaforte da un luogo qualsiasi.
rule-SC-JOB-PRIEST-1 = Sacerdote: liberi uno scagnozzo di un giocatore qualsiasi. Se è di un avversario guadagni 1 reputazione; se è tuo, 1 $.
rule-SC-JOB-PRINTER-1 = Tipografo: guadagni 1 $ per ogni tuo gettone su una cassaforte, ma non più di 5 $.
rule-SC-JOB-PRISONER-1 = Prigioniero: in senso orario dalla tua sinistra, ogni avversario sceglie se mandare in prigione un proprio scagnozzo disponibile o perdere 1 reputazione.
rule-SC-JOB-PRISONER-2 = Prigioniero: un avversario senza scagnozzi disponibili deve perdere la reputazione.
rule-SC-JOB-PRISONER-3 = Prigioniero: subito prima di scegliere, ogni avversario può piazzare uno scagnozzo sulla carta di questo turno.
rule-SC-JOB-PRISONER-4 = Prigioniero: un avversario a reputazione −2 deve mandare in prigione uno scagnozzo disponibile. Se non ne ha, non succede nulla.
rule-SC-JOB-PROSPECTOR-1 = Prospettore: guadagni 3 $.
rule-SC-JOB-RENEGADE-1 = Rinnegato: rubi una cassaforte.
rule-SC-JOB-RENEGADE-2 = Rinnegato: puoi usarlo solo se un avversario ha più casseforti rubate di te.
rule-SC-JOB-TAILOR-1 = Sarto: guadagni 1 $. Puoi scambiare i lavori di un’altra tua canaglia e di una terza sulla tua plancia o nel saloon.
rule-SC-JOB-TAILOR-2 = Sarto: non scambia mai il proprio lavoro.
rule-SC-JOB-TAILOR-3 = In uno scambio i due lavori (o i due tratti) si scambiano di posto. Tutto il resto rimane.
rule-SC-JOB-TAILOR-4 = Dopo uno scambio non puoi usare una canaglia con il tratto o il lavoro già usato, se non come secondo uso.
rule-SC-JOB-TAILOR-5 = Dopo uno scambio puoi usare una canaglia con tratto e lavoro non ancora usati, anche nello stesso passo se il momento è quello giusto.
rule-SC-JOB-TAILOR-6 = Scambiare non è ingaggiare: non riordini, non usi nulla «all’ingaggio» e nessuno reagisce a un ingaggio.
rule-SC-JOB-TAILOR-7 = Sarto: le frecce che lo indicano scattano dopo lo scambio, con le capacità come sono in quel momento.
rule-SC-JOB-TAILOR-8 = Non puoi fare scambi con una canaglia sulla plancia di un avversario o nella pila degli scarti. Solo un Sosia usato nella pila può scambiare il proprio lavoro.
rule-SC-JOB-TAILOR-10 = Puoi fare uno scambio anche con una canaglia la cui capacità è in corso, come un Cavallo che usa il Sarto. Quella capacità prosegue immutata.
rule-SC-JOB-TAILOR-9 = In uno scambio fori di proiettile e colore vanno con il lavoro. Perciò il costo di una canaglia nel saloon può cambiare.
rule-SC-JOB-TEST-SUBJECT-1 = Cavia: esplori una cassaforte inutilizzata e la contrassegni. Puoi scambiarla con una del suo luogo sulla mappa.
rule-SC-JOB-TEST-SUBJECT-2 = Cavia: sono inutilizzate le casseforti che non stanno né sulla mappa né su una plancia leader.
rule-SC-JOB-TEST-SUBJECT-3 = Cavia: nello scambio le due casseforti tengono i loro gettoni, e tutti vedono quali si sono scambiate di posto.
rule-SC-JOB-TIME-TRAVELER-1 = Crononauta: spendi 1 $ per usare una capacità del leader non ancora usata in questo turno o fine del giorno: esplorare, 3 $, 4 $ o rubare. Poi conta come usata.
rule-SC-JOB-UNDERTAKER-1 = Scavafosse: usi la canaglia in cima alla pila degli scarti, poi la metti sotto la pila.
rule-SC-JOB-UNDERTAKER-2 = Scavafosse: può usare anche canaglie «all’ingaggio» e quelle che scartano sé stesse. Pure queste finiscono sotto la pila, non in cima.
rule-SC-JOB-UNDERTAKER-3 = Scavafosse: ogni canaglia che usa va sotto la pila, a meno che non l’abbia già lasciata.
rule-SC-JOB-UNDERTAKER-4 = Scavafosse: se la canaglia in cima è già stata usata in questo turno o fine del giorno, lo Scavafosse non fa nulla.
rule-SC-JOB-UNDERTAKER-5 = Scavafosse: usato mentre è lui stesso in cima alla pila, non ha effetto.
rule-SC-JOB-UNDERTAKER-6 = Scavafosse: con la pila degli scarti vuota non fa nulla.
rule-SC-JOB-HOUSE-1 = Questi lavori fanno ciò che dice la loro carta: Alchimista, Banditore, Barista, Fabbro, Vagabondo, Contadino, Giardiniere, Pistolero, Giudice, Assistente di Laboratorio, Strozzino, Palo, Sindaco, Petroliere, Borseggiatore, Capobanda, Ladro di Bestiame, Scassinatore, Maestro, Contrabbandiere, Stalliere, Capostazione, Agrimensore, Assaltatreni e Direttore del Carcere.
rule-SC-JOB-HOUSE-2 = Contadino: conta le canaglie che hai ora sulla plancia, compreso sé stesso se è lì.
rule-SC-JOB-HOUSE-3 = Vagabondo: non puoi usarlo se hai 4 $ o più.
rule-SC-JOB-HOUSE-4 = Sindaco: prima guadagni 1 reputazione, poi 1 $ per ogni punto di reputazione che ora hai, ma non meno di 0 $ né più di 4 $.
rule-SC-JOB-HOUSE-5 = Scassinatore: dopo aver contrassegnato decidi a parte se rubare. Anche se rinunci, è stato usato.
rule-SC-JOB-HOUSE-6 = Ladro di Bestiame: puoi scegliere solo un avversario con più dollari di te. Se non ce ne sono, non succede nulla.
rule-SC-JOB-HOUSE-7 = Direttore del Carcere: uno dopo l’altro, ogni avversario può prima piazzare uno scagnozzo sulla carta di questo turno e poi ne manda uno in prigione. Infine guadagni 1 $ per ognuno che ci è andato.
rule-SC-JOB-HOUSE-8 = Fabbro: lo scagnozzo che riprendi passa dalla carta alla tua riserva. Una carta rimasta senza scagnozzi non si rivela.
rule-SC-JOB-HOUSE-9 = Capobanda: il costo è 1 reputazione. Con il saloon vuoto puoi usarlo comunque, ma senza effetto.
rule-SC-JOB-HOUSE-10 = Alchimista: prima dici quanti dollari spendi e li paghi; non puoi dirne più di quanti ne hai.
rule-SC-JOB-HOUSE-11 = Palo: esplori una carta coperta giocata da un avversario. Alla fine del giorno ricevi solo 1 $.
rule-SC-JOB-HOUSE-12 = Contrabbandiere: puoi esplorare due volte la stessa cassaforte. La seconda volta viene dopo il primo gettone.
rule-SC-JOB-HOUSE-13 = Giudice: liberi quanti tuoi scagnozzi puoi, al massimo due.

## Rules: traits

part-traits = Tratti
rule-SC-TRAIT-FILTHY-1 = Puzzolente: si usa con gli slot 2 e 5.
rule-SC-TRAIT-CYBERNETIC-1 = Cibernetico: si usa con gli slot A e 2. Ha un’icona tecnologia.
rule-SC-TRAIT-ELDERLY-1 = Venerabile: usi questa canaglia all’inizio del tuo turno, poi la scarti.
rule-SC-TRAIT-ELDERLY-2 = Venerabile: la capacità si esegue per intero prima dello scarto.
rule-SC-TRAIT-ELDERLY-3 = Venerabile: se hai più capacità «a inizio turno», scegli tu l’ordine. Ogni condizione deve valere quando tocca alla sua capacità.
rule-SC-TRAIT-ELDERLY-4 = Venerabile: si scarta anche se viene usata tramite un’altra canaglia.
rule-SC-TRAIT-HELPFUL-1 = Disponibile: la freccia indica la vicina di sinistra.
rule-SC-TRAIT-ARROWS-1 = Questi tratti hanno frecce: Impaziente a destra, Compassionevole in alto, Instancabile in basso, Vivace a sinistra e a destra.
rule-SC-TRAIT-ARROWS-2 = Vivace: reagisce all’una o all’altra vicina, ma una volta sola per turno o fine del giorno.
rule-SC-TRAIT-CHARMING-1 = Affascinante: si usa all’ingaggio. Non va mai su una plancia e non ha bisogno di un posto.
rule-SC-TRAIT-QUICK-DRAW-1 = Manolesta: si usa all’ingaggio, con un bonus di 1 $.
rule-SC-TRAIT-RECKLESS-1 = Tenace: si usa all’ingaggio, e due volte. Vale anche se non c’entra nessuna carta poker.
rule-SC-TRAIT-STUNNING-1 = Attraente: si usa con lo slot 6, e puoi usare la canaglia due volte.
rule-SC-TRAIT-GENEROUS-1 = Altruista: si usa all’inizio del tuo turno, solo se hai esattamente 0 $.
rule-SC-TRAIT-GENEROUS-2 = Altruista: non puoi rifiutare dollari di una canaglia o dell’Ufficio dello Sceriffo per restare a 0 $. Ciò che usi si esegue per quanto possibile.
rule-SC-TRAIT-TALKATIVE-1 = Loquace: si usa dopo che hai guadagnato reputazione, nel turno di chiunque o alla fine del giorno.
rule-SC-TRAIT-TALKATIVE-2 = Loquace: non si usa se eri già a 6, e si usa una volta sola per turno o fine del giorno, anche se guadagni reputazione più volte.
rule-SC-TRAIT-DARING-1 = Audace: si usa dopo che hai perso reputazione, ma una volta sola per turno o fine del giorno, anche se ne perdi più volte.
rule-SC-TRAIT-DARING-2 = Audace: pagare reputazione come costo vale come perderla. Puoi reagire dopo quella capacità.
rule-SC-TRAIT-GREEDY-1 = Insaziabile: si usa dopo che un’altra canaglia, usata da te, ti ha fatto guadagnare o prendere dollari.
rule-SC-TRAIT-GREEDY-2 = Insaziabile: non reagisce ai dollari di una capacità del leader o dell’Ufficio dello Sceriffo.
rule-SC-TRAIT-GREEDY-3 = Insaziabile: l’altra canaglia può stare sulla tua plancia, nel saloon o nella pila degli scarti. Anche un bonus di 1 $ conta.
rule-SC-TRAIT-LYING-1 = Contafrottole: si usa dopo che hai contrassegnato una cassaforte con un numero che la mappa non elenca per il suo luogo.
rule-SC-TRAIT-LYING-2 = Contafrottole: un numero elencato ma sbagliato per quella cassaforte non conta.
rule-SC-TRAIT-SELFISH-1 = Egoista: si usa subito dopo il passo 3 del tuo turno. Segue l’ultima occasione degli avversari per sospettare.
rule-SC-TRAIT-ANNOYING-1 = Irritante: si usa dopo che hai ingaggiato un’altra canaglia, nel passo 3 o con una capacità, in qualsiasi momento.
rule-SC-TRAIT-ANNOYING-2 = Irritante: se la canaglia appena ingaggiata ha una freccia che indica la canaglia Irritante, puoi usarla subito dopo di questa.
rule-SC-TRAIT-HONEST-1 = Innocente: nel passo 1 puoi giocare il tuo 0 scoperto accanto alla plancia anziché una carta in uno slot.
rule-SC-TRAIT-HONEST-2 = Innocente: se giochi lo 0 scoperto, questa canaglia si usa subito, ancora nel passo 1.
rule-SC-TRAIT-HONEST-3 = Innocente: è facoltativo. Puoi sempre giocare lo 0 coperto, come bluff.
rule-SC-TRAIT-HONEST-4 = Innocente: su una carta scoperta non si possono piazzare scagnozzi.
rule-SC-TRAIT-HONEST-5 = Innocente: lo 0 scoperto conta come carta giocata oggi.
rule-SC-TRAIT-HONEST-6 = Innocente: alla fine del giorno lo 0 scoperto si mescola con le altre carte che hai giocato.
rule-SC-TRAIT-HONEST-7 = Innocente: puoi farlo solo se ora la canaglia è utilizzabile. Lo 0 non occupa slot, e in questo turno non c’è una carta da sospettare.
rule-SC-TRAIT-HONEST-8 = Innocente: nessun effetto tratta una carta scoperta come una carta giocata coperta.
rule-SC-TRAIT-CRUEL-1 = Crudele: si usa con gli slot 4, 5 e 6. Per usarla, manda in prigione un tuo scagnozzo disponibile.
rule-SC-TRAIT-CRUEL-2 = Crudele: non puoi usarla se tutti i tuoi scagnozzi sono su carte o in prigione.
rule-SC-TRAIT-CRUEL-3 = Crudele: il costo si paga anche quando la canaglia si usa tramite un’altra.
rule-SC-TRAIT-CRUEL-4 = Crudele: a un Rapinatore Crudele servono due scagnozzi disponibili.
rule-SC-TRAIT-PUNCTUAL-1 = Puntuale: si usa all’inizio del tuo turno. Per usarla, spendi 2 $.
rule-SC-TRAIT-CURIOUS-1 = Curioso: si usa dopo che hai esplorato una cassaforte.
rule-SC-TRAIT-JEALOUS-1 = Invidioso: si usa dopo che un avversario ha rubato una cassaforte.
rule-SC-TRAIT-PROUD-1 = Orgoglioso: si usa dopo che hai rubato una cassaforte, anche se l’hai subito abbandonata.
rule-SC-TRAIT-GLOATING-1 = Maligno: si usa dopo che alla fine del giorno è stato rivelato un bluff di un avversario, chiunque l’abbia sospettato.
rule-SC-TRAIT-COWARDLY-1 = Codardo: si usa dopo che uno scagnozzo è stato piazzato su una tua carta coperta.
rule-SC-TRAIT-CORRUPT-1 = Corrotto: si usa dopo che hai eseguito un’opzione dell’Ufficio dello Sceriffo.
rule-SC-TRAIT-SLEEPY-1 = Assonnato: si usa alla fine del giorno, quando tutte le carte sospettate sono state rivelate.
rule-SC-TRAIT-OTHERS-1 = Tutti gli altri tratti si usano solo con i loro numeri e hanno solo i modificatori e le icone tecnologia che mostrano.

## Variants and fine print: the parts below are folded away

fine-print = Varianti e dettagli

## Rules: option: strategy cards

part-strategy-option = Opzione: carte strategia
rule-SC-OPT-01 = Una carta strategia si usa come dice il suo testo. È sempre facoltativa e non interrompe nulla.
rule-SC-OPT-02 = Puoi usare la tua carta strategia una volta nel turno di ogni giocatore e, se il suo momento lo consente, una volta a ogni fine del giorno.
rule-SC-OPT-03 = Una carta strategia non è una canaglia: le frecce non la collegano e gli effetti sulle canaglie non la toccano.
rule-SC-OPT-04 = Ciò che fa una carta strategia può far scattare canaglie che reagiscono, per esempio a una cassaforte esplorata.
rule-SC-OPT-05 = La tua carta strategia sta nell’angolo in alto a sinistra della plancia, o a sinistra della plancia se hai sei posti. Per il gioco non cambia nulla.

## Rules: strategy cards

part-strategies = Carte strategia
rule-SC-STRAT-TRANSFORM-ALLIES-1 = Trasforma Alleanze: nel passo 2, spendi 2 $ per scambiare il tratto di una tua canaglia con quello di un’altra sulla tua plancia o nel saloon.
rule-SC-STRAT-TRANSFORM-ALLIES-2 = Trasforma Alleanze: una tua canaglia che riceve un tratto «all’ingaggio» non si può usare da sola.
rule-SC-STRAT-TRANSFORM-ALLIES-3 = Trasforma Alleanze: valgono anche qui le regole del Sarto sugli scambi.
rule-SC-STRAT-OTHERS-1 = Le altre carte strategia fanno ciò che dicono: Ricerca sul Campo e Maniere Forti nel passo 2; Sparizione, Covo Sicuro e Tasche Profonde all’inizio del tuo turno; Giro di Vite dopo che è stato rivelato un bluff di un avversario; Affare Riservato dopo che hai usato l’Ufficio dello Sceriffo.

## Rules: option: six scoundrels

part-six-option = Opzione: sei canaglie
rule-SC-OPT-06 = Con l’opzione delle sei canaglie l’angolo in alto a sinistra è un sesto posto, e sulla plancia ne stanno sei.
rule-SC-OPT-07 = Le frecce collegano la canaglia nel sesto posto come ogni altra. Le sue vicine sono quella a destra e quella sotto.
rule-SC-OPT-08 = Con sei posti devi scartare per un ingaggio solo se sulla tua plancia ci sono già sei canaglie.

## Rules: option: wild saloon

part-wild-option = Opzione: saloon selvaggio
rule-SC-OPT-09 = Il saloon selvaggio ha un mazzo dei tratti e due dei lavori: uno con i verdi sopra tutti i neri (7, 9 o 12 verdi in 2, 3 o 4 giocatori), l’altro con tutti e 22 i viola.
rule-SC-OPT-10 = Il saloon selvaggio comincia con due canaglie verdi, formate per lo spazio a destra e per quello in mezzo, poi con una viola a sinistra.
rule-SC-OPT-11 = Ogni volta che nel saloon selvaggio si forma una canaglia, è viola se di viola non ce n’è nessuna. Altrimenti il lavoro viene dal mazzo verde e nero.
rule-SC-OPT-12 = Se uno scambio porta nel saloon selvaggio una seconda canaglia viola, questa resta. Non se ne formano altre viola finché non ce n’è più nessuna.
rule-SC-OPT-13 = Se uno dei due mazzi dei lavori è vuoto, si usa l’altro. Se lo sono entrambi, non si formano più canaglie.
rule-SC-OPT-14 = Nel saloon selvaggio il tuo limite è di tre casseforti ogni giorno. Oltre il limite ne abbandoni una come al solito.
rule-SC-OPT-15 = Una canaglia «all’ingaggio» ancora nel saloon conta per il colore della prossima, finché non viene scartata.

## Rules: option: start from zero

part-zero-option = Opzione: si parte da zero
rule-SC-OPT-16 = Partenza da zero: inizi con lo 0 in mano e tre a caso delle altre sei carte. Le tre rimaste sono il tuo mazzo.
rule-SC-OPT-17 = Sei canaglie, saloon selvaggio e partenza da zero si possono combinare, ma solo nella partita estesa. In quella breve non sono ammessi.

## Rules: names

part-names = I nomi
rule-SC-READ-07 = Il nome di una canaglia unisce lavoro e tratto: Cane Puzzolente in italiano, Filthy Dog in inglese, Hund sopra Dreckig in tedesco, Грязный пёс in russo.
rule-SC-READ-08 = In italiano un tratto che finisce in -o prende -a accanto a un lavoro femminile, come in Cavia Astuta. Le altre desinenze non cambiano.

## Rules: the card set

part-cards = L’insieme delle carte
rule-SC-SET-01 = Nei dati delle carte ogni proprietà dice da dove viene: stampata, dedotta dai regolamenti, poco documentata oppure nostra.
rule-SC-SET-02 = Tutte le somme sono in dollari interi, e di ogni carta c’è una sola copia.

## Rules: balance

part-balance = Equilibrio
rule-SC-SET-03 = I lavori stanno in fasce di valore netto: verdi da 1 a 3, viola da 2,5 a 4, neri da 3,5 a 5. I deboli hanno fori di proiettile come sconto; i forti nessuno o solo in posizioni alte.
rule-SC-SET-04 = Il costo di un tratto dista al massimo 1 dal prezzo giusto: il doppio degli usi attesi in un giorno (moltiplicato per 1,9 con «usa due volte», meno il suo costo d’uso), più 0,7 a uso per il bonus di 1 $ e 1 per ogni icona tecnologia.

## Rules: combinations

part-combinations = Combinazioni
rule-SC-COMBO-01 = Ogni uso consuma un tratto e un lavoro non usati, e nulla li rinnova prima che il turno o la fine del giorno sia conclusa. Perciò nessun ciclo è infinito.
rule-SC-COMBO-02 = Solo Cavallo, Locandiere e Scavafosse usano altre canaglie, e nessuna canaglia viene usata due volte. Perciò una catena ha al massimo quattro canaglie, oltre a quelle «all’ingaggio» che vi entrano con gli ingaggi.
rule-SC-COMBO-03 = Anche le catene di ingaggi finiscono: ingaggiano solo Corriere, Banditore, Dottore e Capobanda, e mazzi e dollari si esauriscono.
rule-SC-COMBO-04 = Anche le reazioni e l’ultima occasione per sospettare finiscono: per ogni nuovo giro serve un nuovo uso o uno scagnozzo appena piazzato.
rule-SC-COMBO-05 = Nessuna coppia di tratto e lavoro è inutile. Solo sei coppie con Altruista non funzionano mai nel loro momento, ma si possono usare tramite un’altra canaglia o dopo uno scambio.

## Rules: card files

part-files = File delle carte
rule-SC-FILE-01 = Un file di carte deve avere 50 tratti (40 blu, 10 rossi), 60 lavori (16 verdi, 22 viola, 22 neri), 18 casseforti e 8 carte strategia, e rimandare solo a ciò che esiste. Altrimenti viene rifiutato e si indica la prima riga sbagliata.
rule-SC-FILE-02 = Se il gioco non sa esprimere la capacità di una carta, il file può indicarla come non supportata. Allora la carta resta fuori dai mazzi ed è elencata all’inizio.
rule-SC-FILE-03 = Un file di carte può numerare come vuole posizioni dei dollari e fori di proiettile. Conta solo quali icone restano non coperte.
rule-SC-FILE-04 = Le regole stampate o dedotte si verificano con ogni file di carte, le nostre aggiunte solo con il nostro set.

## Rules: who may know what

part-knowing = Chi può sapere che cosa
rule-SC-INFO-01 = La tua mano la vedi solo tu. Quante carte hai lo sanno tutti.
rule-SC-INFO-02 = Nessuno conosce l’ordine di un mazzo poker; quante carte abbia lo sanno tutti. L’Abominio te ne mostra la prima: la conosci finché da quel mazzo non si pesca o finché non si mescola.
rule-SC-INFO-03 = Quali carte ci sono nel tuo mazzo lo sai per esclusione. Gli altri possono solo dedurlo dalle carte rivelate e dai giorni passati.
rule-SC-INFO-04 = La carta rivelata dallo Scommettitore la vedono tutti. Dopo il rimescolamento nessuno sa dove sia.
rule-SC-INFO-05 = Tutti vedono in quale slot si gioca una carta.
rule-SC-INFO-06 = Le tue carte coperte le conosci solo tu, finché alla fine del giorno non si rivelano quelle con uno scagnozzo. Giornalista, Palo e Investigatore possono mostrarne una a chi li usa.
rule-SC-INFO-07 = Uno 0 giocato scoperto lo vedono tutti.
rule-SC-INFO-08 = Sai quali carte metti sotto il mazzo, ma nessuno ne conosce l’ordine. Delle carte rivelate si sa che sono tra quelle.
rule-SC-INFO-09 = Le carte che peschi le vedi solo tu, che sia con Automa, con Sparizione o per completare la mano.
rule-SC-INFO-10 = Tutti vedono quanti dollari ha ciascuno.
rule-SC-INFO-11 = Tutti vedono dov’è ogni scagnozzo: nella riserva, in prigione, su quale carta, oppure distrutto.
rule-SC-INFO-12 = Tutti vedono la reputazione di ciascuno e i valori di tecnologia del tracciato.
rule-SC-INFO-13 = Valore e nome di una cassaforte sulla mappa può vederli solo chi vi ha un gettone. Altri possono ricordarli per averla esplorata senza gettoni, rubata in passato o contrassegnata con un gettone poi spostato.
rule-SC-INFO-14 = Il valore di una cassaforte rubata può vederlo solo chi l’ha rubata e chi vi ha un gettone. Al conteggio lo vedono tutti.
rule-SC-INFO-15 = Il valore di una cassaforte inutilizzata può vederlo solo chi vi ha un gettone, e lo sa chi l’ha rubata e abbandonata. Non diventa mai pubblico, se la cassaforte non viene rubata.
rule-SC-INFO-16 = Tutti possono distinguere le casseforti coperte e seguirne posizione e spostamenti.
rule-SC-INFO-17 = Tutti vedono i gettoni sulle casseforti: di chi sono, quale numero mostrano e quindi quale sta sul retro.
rule-SC-INFO-18 = Tutti vedono quanti gettoni di ogni tipo ha un giocatore nella riserva.
rule-SC-INFO-19 = Tutti vedono quale cassaforte viene esplorata, contrassegnata, rubata, abbandonata o scambiata.
rule-SC-INFO-20 = Se rubi oltre il tuo limite, vedi la nuova cassaforte prima di scegliere. Gli altri ne vedono il valore al conteggio, se l’hai tenuta.
rule-SC-INFO-21 = Le casseforti rimaste alla fine sulla mappa o inutilizzate le conosce solo chi vi ha un gettone. Si vedono solo rivedendo la partita.
rule-SC-INFO-22 = Nessuno conosce l’ordine dei mazzi dei tratti e dei lavori. Ogni carta diventa pubblica quando si forma la sua canaglia.
rule-SC-INFO-23 = Tutti sanno quante carte hanno i mazzi e vedono l’intera pila degli scarti.
rule-SC-INFO-24 = Le carte tornate nella scatola durante la preparazione non le vede mai nessuno.
rule-SC-INFO-25 = Tutti vedono il saloon, tutte le plance e le carte strategia in gioco.
rule-SC-INFO-26 = Quale carta strategia hai scelto lo sai solo tu, finché non hanno scelto tutti.
rule-SC-INFO-27 = La carta strategia che non hai scelto la conosci tu; gli altri la sanno per esclusione.
rule-SC-INFO-28 = Tutti vedono che cosa è già stato usato in questo turno o fine del giorno.
rule-SC-INFO-29 = Tutti vedono a chi tocca decidere e che genere di decisione è, ma le opzioni solo se sono pubbliche.
rule-SC-INFO-30 = Nessuno conosce il seme della casualità prima della fine della partita. Poi fa parte della registrazione.

## Rules: views and log

part-views = Visuali e diario
rule-SC-LOG-01 = Ogni giocatore ha la sua visuale, e gli spettatori ne hanno una. Non contiene nulla che chi la guarda non possa vedere.
rule-SC-LOG-02 = Una carta nascosta appare nella tua visuale come un segnaposto senza valore. È lo stesso solo finché tutti possono seguire la carta; dopo un rimescolamento è uno nuovo.
rule-SC-LOG-03 = Nulla di ciò che ricevi tradisce un valore nascosto: né identificativi, né ordine, né tempi, né dimensioni dei messaggi.
rule-SC-LOG-04 = Se passi quando potresti piazzare uno scagnozzo, lo capiscono tutti, perché non ne compare nessuno. Il diario lo annota senza dettagli.
rule-SC-LOG-05 = Quando una tua azione è rifiutata, non ne ricavi informazioni nascoste.
rule-SC-LOG-06 = Solo tu vedi che potresti giocare lo 0 scoperto per Innocente: agli altri direbbe che cosa hai in mano.
rule-SC-LOG-07 = Nelle visuali altrui le carte della tua mano non hanno identificativi, e una carta riceve un segnaposto nuovo quando la giochi. Quello di una cassaforte non dice quale sia.

## Rules: decisions

part-decisions = Decisioni
rule-SC-DEC-01 = Il gioco sceglie per te solo se tutti possono vedere che c’è un’unica opzione e non puoi rinunciare. Altrimenti la scelta è tua.
rule-SC-DEC-02 = Ogni elenco di opzioni è completo. Ciò che non vi compare è rifiutato, con la regola che spiega perché.
rule-SC-DEC-03 = Dopo un ingaggio i bot riordinano la plancia scambiando due posti una volta sola, e un’altra se lo scambio ha spostato la nuova canaglia. Di norma non scambiano nulla.
rule-SC-DEC-04 = Se il tempo scade, ciò che è facoltativo si rifiuta, altrimenti vale la prima opzione. Carta e slot da giocare si tirano a sorte, e nel passo 3 vendi informazioni.
rule-SC-SETUP-17 = Nella preparazione la sorte agisce in un ordine fisso, così lo stesso seme della casualità dà la stessa partita: tratti blu e rossi; lavori verdi, viola e neri; casseforti di Deposito, Tenuta e Laboratorio; leader; mazzi poker posto per posto; primo giocatore.
