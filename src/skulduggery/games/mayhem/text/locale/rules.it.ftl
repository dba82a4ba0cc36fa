### Men of Mayhem: the rules in words, in Italian. Terms: dude = uomo, member = membro, order token = segnalino Ordine, heat = Calore,
### cash / guns / contraband = contanti / armi / contrabbando, Patch = Toppa, clubhouse = sede, pool = riserva, supply = scorta, blind = schermo,
### location = luogo, site = zona, Opportunity = Occasione, Obstacle = Ostacolo, Hassle = Grana, Last Call = Ultima chiamata, Ride = Corsa,
### exploit = sfruttare, Throw Down = Rissa, pile-up = mischia, Back-up = rinforzi, Recruit = Reclutamento, Patch In = Affiliazione,
### Sit Tight = Attesa, Club Order = Ordine del club, Boost = Bonus, traffic = smerciare, take the fall = prendersi la colpa, disbanded = sciolta,
### deal = accordo, parley = trattativa, deal step = tornata, touched = coinvolta, live / in turn = dal vivo / a turno,
### Sell, Spend, Swap, Skim, Steal, Gain, Drop, Heal, Promote = Vendita, Acquisto, Scambio, Prelievo, Furto, Guadagno, Calo, Cura, Promozione.
### A rule message says in our own words what the rule with that ID says. A note states no behaviour of its own.

## Men of Mayhem in sei immagini

primer-title = Men of Mayhem in tre minuti
primer-rules = Tutte le regole
primer-1-title = L’idea
primer-1 = Charming di notte. Guida un club di motociclisti per sei round: corri, sfrutta i luoghi, tratta e fatti valere nelle Risse per i posti migliori.
primer-1-picture = Tre luoghi di Charming di notte e i motociclisti di due club.
primer-2-title = Come si vince
primer-2 = Dopo l’ultimo round vince chi ha più contanti. Fino ad allora contanti, armi e contrabbando restano dietro il tuo schermo.
primer-2-picture = Contanti, armi e contrabbando dietro uno schermo.
primer-3-title = Il tuo turno
primer-3 = Spendi un segnalino Ordine: corri con i tuoi uomini, sfrutta un luogo che controlli o recluta. Si gioca a turno finché i segnalini non sono finiti.
primer-3-picture = Tre segnalini Ordine e un luogo la cui insegna ha il colore del club che lo controlla.
primer-4-title = La Rissa
primer-4 = Ogni gang tira un dado e aggiunge 1 per prospect, 2 per membro e 3 per arma. Le armi si scelgono in segreto, e ognuna di quelle estratte ferisce un uomo rivale.
primer-4-picture = Due gang faccia a faccia. Una tira 4 e ha due membri e un’arma, 11 in tutto; l’altra tira 5 e ha due membri e un prospect, 10 in tutto.
primer-5-title = Affari e mercato
primer-5 = Gli affari si concludono subito, e le promesse non sono vincolanti. Al Mercato nero tutti scelgono in segreto quanto contrabbando vendere: più ce n’è, meno vale.
primer-5-picture = Gradini che scendono con il prezzo del contrabbando: 4 $, 3 $, 2 $ e 1 $.
primer-6-title = Il Calore e la fine
primer-6 = Estrarre armi e sfruttare luoghi che scottano porta Calore; se supera 4, uno dei tuoi membri si prende la colpa. Dopo sei round si alzano gli schermi e si contano i contanti.
primer-6-picture = Un termometro con Calore 4 su 4 e un mucchio di contanti accanto a uno schermo alzato.

## Rules: the game as a whole

part-game = La partita nel suo insieme
rule-MM-RND-01 = Un round ha sei fasi: Segnalini Ordine, Rivelazione, Ordini, Mercato nero, Ultime chiamate, Pulizia.
rule-MM-RND-02 = La partita dura 6 round, oppure 7 con l’opzione Lunga percorrenza.

## Rules: components

part-components = Materiali
rule-MM-COMP-01 = Ci sono quattro zone iniziali da sfruttare, il Pronto soccorso come area del tabellone e 20 zone casuali.
rule-MM-COMP-02 = Contanti e segnalini Ordine non finiscono mai.
rule-MM-COMP-03 = Armi e contrabbando sono limitati: quando la scorta è vuota, nessuno ne riceve più.
rule-MM-COMP-04 = Tutti vedono quante armi e quanto contrabbando restano nella scorta. Con 3 o 4 gang la partita ne ha 24 per tipo.
rule-MM-COMP-05 = Se la scorta non basta, ricevi quello che resta. Se spetta qualcosa a più gang, lo ricevono in ordine di Toppa.
rule-MM-COMP-06 = Le armi e il contrabbando che paghi, vendi, perdi o usi tornano nella scorta, e i contanti vanno alla banca. Solo il contrabbando smerciato non torna più.
rule-MM-COMP-07 = Ogni gang ha 5 membri e 5 prospect. Quelli non in gioco stanno nella sua riserva.

## Rules: set-up

part-set-up = Preparazione
rule-MM-SETUP-01 = Il gioco base è per 3 o 4 giocatori, ognuno con la propria gang; nessuna gang si usa due volte.
rule-MM-SETUP-02 = Grim Bastards e Calaveras fanno posto a un giocatore in più ciascuna: con una delle due si gioca in 5, con entrambe in 6.
rule-MM-SETUP-03 = Se ci sono le gang delle espansioni, puoi sceglierle con qualsiasi numero di giocatori.
rule-MM-SETUP-04 = Le cinque tessere iniziali sono scoperte: Stazione di polizia di Charming, Ospedale St. Thomas, Pronto soccorso, Laboratorio di taglio e Fabbrica d’armi.
rule-MM-SETUP-05 = Si mescolano le 20 zone casuali e se ne dispongono 6 coperte. Le altre tornano nella scatola e nessuno le vede.
rule-MM-SETUP-06 = Delle 36 carte Anarchia mescolate, 15 formano il mazzo coperto; le altre non le vede nessuno. Le 4 carte hardcore si usano solo con l’opzione apposita.
rule-MM-SETUP-07 = Giocate tutti nella stessa modalità: Unleaded o High Octane.
rule-MM-SETUP-08 = In una partita Unleaded ogni gang usa il suo lato Unleaded. Questi lati sono tutti uguali e non hanno regole speciali.
rule-MM-SETUP-09 = In una partita High Octane scegli quale lato della tua carta sede usare. È permesso anche quello Unleaded.
rule-MM-SETUP-10 = Scegli il lato insieme alla gang, davanti a tutti, quando tocca a te scegliere.
rule-MM-SETUP-11 = Ognuno tira un dado. Chi ottiene di più sceglie per primo una gang; poi scelgono gli altri, procedendo verso sinistra.
rule-MM-SETUP-12 = Chi è in parità per il tiro più alto tira di nuovo, finché non resta un solo tiro più alto.
rule-MM-SETUP-13 = Chi sceglie per ultimo prende la Toppa del Mietitore e gioca per primo nel primo round.
rule-MM-SETUP-14 = Se le gang sono già assegnate, si tirano lo stesso i dadi: la Toppa va a chi siede alla destra di chi ha ottenuto di più.
rule-MM-SETUP-15 = Cominci con i contanti, le armi, il contrabbando, il Calore, i membri e i prospect del lato scelto.
rule-MM-SETUP-16 = I tuoi uomini iniziali stanno nella tua sede. Gli altri formano la tua riserva.
rule-MM-SETUP-17 = I tuoi contanti, le armi e il contrabbando sono nascosti dietro il tuo schermo. Uomini, Calore, segnalini Ordine e carte sede li vedono tutti.
rule-MM-SETUP-18 = Poiché le carte sede sono scoperte, tutti sanno con che cosa comincia ogni gang.
rule-MM-SETUP-19 = Con un lato High Octane hai 5 segnalini Ordine nel round 1: membri iniziali e ordini base fanno sempre 5 in tutto.

## Rules: in general

part-general = In generale
rule-MM-GEN-01 = Ciò che dice una carta, una zona o una gang prevale su una regola generale. Se una regola permette qualcosa e un’altra lo vieta, vale il divieto.
rule-MM-GEN-04 = Ciò che non si può fare per intero si fa fin dove si può, a meno che la regola in questione dica altro.
rule-MM-GEN-05 = Se qualcosa colpisce più gang, prima si stabilisce chi viene colpito e quanto; poi l’effetto si applica a una gang alla volta, in ordine di Toppa.
rule-MM-GEN-06 = Se un effetto ha più parti, la prima vale per tutte le gang colpite, poi la seconda per tutte, e così via.
rule-MM-GEN-07 = Se tutti possono vedere che c’è una sola mossa possibile, il gioco la fa per te. Se la scelta dipende da beni segreti, spetta sempre a te.
rule-MM-GEN-08 = Per «ogni», «il maggior numero» e «il minor numero» contano solo le gang ancora in gioco.
rule-MM-GEN-10 = Sono luoghi le zone scoperte, le Occasioni in gioco e le sedi. Il Pronto soccorso non lo è.
rule-MM-GEN-11 = Una zona coperta non è ancora un luogo.
rule-MM-GEN-12 = Controlli un luogo se lì ci sono solo uomini tuoi. Senza uomini non lo controlla nessuno; con uomini di due o più gang è conteso.
rule-MM-GEN-13 = I prospect possono tenere, contendere e sfruttare un luogo anche senza membri.
rule-MM-GEN-14 = In una zona o in un’Occasione c’è posto per qualsiasi numero di gang e di uomini.
rule-MM-GEN-15 = L’ordine di Toppa comincia dalla gang con la Toppa e prosegue verso sinistra. Vale ogni volta che non è indicato un ordine diverso.
rule-MM-GEN-16 = Quando si contano i tuoi membri, prospect o uomini, valgono anche quelli al Pronto soccorso, ma non quelli nella tua riserva.

## Rules: phase 1, order tokens

part-tokens = Fase 1: segnalini Ordine
rule-MM-CLAIM-01 = Ogni round prendi un segnalino Ordine per ogni tuo membro, più gli ordini base della tua carta sede.
rule-MM-CLAIM-02 = I prospect non danno segnalini Ordine.
rule-MM-CLAIM-03 = Tutti vedono sempre quanti segnalini Ordine ha ogni gang, tranne con l’opzione Sotto traccia.
rule-MM-CLAIM-04 = I segnalini Ordine si contano una volta per round. Un membro guadagnato o perso dopo conta solo dal round seguente.
rule-MM-CLAIM-05 = Anche senza membri prendi gli ordini base della tua sede.
rule-MM-CLAIM-06 = Non puoi conservare segnalini Ordine per il round seguente: la fase 3 continua finché non sono stati spesi tutti.

## Rules: phase 2, reveal

part-reveal = Fase 2: Rivelazione
rule-MM-REV-01 = Prima si scoprono due zone casuali coperte, finché ce ne sono: quindi nei round da 1 a 3.
rule-MM-REV-02 = Nessuno sceglie quali zone scoprire: si segue l’ordine in cui sono state mescolate.
rule-MM-REV-03 = Poi si rivelano carte Anarchia: 1 nel round 1, 2 nel round 2, 3 in ogni round successivo.
rule-MM-REV-04 = Il mazzo è l’orologio della partita: l’ultima delle sue 15 carte si rivela nel round 6.
rule-MM-REV-05 = Le carte si rivelano una alla volta, e ognuna si risolve prima della seguente.
rule-MM-REV-06 = Un Ostacolo ha effetto una volta sola, subito. Può colpire tutte le gang.
rule-MM-REV-07 = Una Grana è una regola che vale per il resto del round da quando viene rivelata, quindi anche per le carte rivelate dopo.
rule-MM-REV-08 = Un’Occasione è un luogo in più, che funziona come una zona fino alla fine del round.
rule-MM-REV-09 = Un’Ultima chiamata resta scoperta e aspetta la fase 5.
rule-MM-REV-10 = Se una carta colpisce la gang con il valore più alto o più basso di qualcosa, colpisce tutte le gang in parità.
rule-MM-REV-11 = Se tutte le gang hanno 0, il valore più alto non è di nessuna.
rule-MM-REV-12 = Il valore più basso, invece, può essere anche 0.
rule-MM-REV-13 = Le carte confrontano solo ciò che tutti vedono. Un file di componenti con una carta che confronta beni nascosti viene rifiutato.
rule-MM-REV-14 = Un segnalino Ordine guadagnato nella fase 2 si può usare nella fase 3 dello stesso round.

## Rules: phase 3, turns and orders

part-orders = Fase 3: turni e ordini
rule-MM-ORD-01 = Il primo turno tocca alla gang con la Toppa. Poi i turni passano a sinistra, facendo più volte il giro del tavolo.
rule-MM-ORD-02 = Nel tuo turno dai un ordine.
rule-MM-ORD-03 = Se nel tuo turno hai un segnalino Ordine, devi dare un ordine. Per aspettare scegli «Aspetta».
rule-MM-ORD-04 = Se nel tuo turno non hai segnalini Ordine, il turno viene saltato e in questo round non dai più ordini.
rule-MM-ORD-05 = La fase 3 finisce quando nessuna gang ha più segnalini Ordine.
rule-MM-ORD-06 = I segnalini Ordine spesi per i rinforzi sono persi. Perciò il tuo turno può essere saltato anche se hai dato pochi ordini.
rule-MM-ORD-07 = Se in questa fase la Toppa cambia di mano, il turno passa comunque a sinistra della gang di turno. Da quel momento l’ordine di Toppa comincia dalla nuova gang con la Toppa.
rule-MM-ORD-08 = Gli ordini sono Corsa, Sfruttamento, Rissa, Reclutamento, Affiliazione e Attesa. Un lato High Octane può aggiungere un Ordine del club.
rule-MM-ORD-09 = In un round puoi dare ogni ordine quante volte vuoi, entro i suoi limiti.
rule-MM-ORD-10 = Puoi dare solo un ordine che abbia effetto: niente Reclutamento con la riserva vuota, niente Corsa senza uomini. Sfruttamento e Attesa possono anche non fare nulla.
rule-MM-ORD-11 = Paghi il segnalino Ordine quando dichiari l’ordine. Dopo non puoi ritirarlo.

## Rules: Ride

part-ride = Corsa
rule-MM-RIDE-01 = Corsa: con 1 segnalino Ordine sposti da un luogo a un altro quanti dei tuoi uomini vuoi.
rule-MM-RIDE-02 = Una Corsa ha una sola partenza e una sola destinazione.
rule-MM-RIDE-03 = Deve partire almeno un uomo, e la destinazione dev’essere un altro luogo.
rule-MM-RIDE-04 = Non puoi andare nella sede di una gang rivale.
rule-MM-RIDE-05 = Puoi andare nella tua sede, nelle zone scoperte e nelle Occasioni in gioco.
rule-MM-RIDE-06 = Con una Corsa non si entra nel Pronto soccorso e non se ne esce.
rule-MM-RIDE-07 = Se arrivi dove ci sono rivali non comincia nessuna Rissa, ma il luogo diventa conteso.
rule-MM-RIDE-08 = Se te ne vai, un’altra gang può ottenere subito il controllo del luogo.
rule-MM-RIDE-09 = Puoi lasciare sul posto una parte dei tuoi uomini.

## Rules: Exploit

part-exploit = Sfruttamento
rule-MM-EXP-01 = Puoi sfruttare solo un luogo che controlli.
rule-MM-EXP-02 = Un luogo si può sfruttare una sola volta per round, chiunque lo faccia. Il segnalino Ordine resta lì come segno.
rule-MM-EXP-03 = In una sede non c’è nulla da sfruttare.
rule-MM-EXP-04 = Arrivare in un luogo e sfruttarlo sono due ordini, quindi tra l’uno e l’altro i rivali possono agire. Fa eccezione lo Sfruttamento subito dopo una Rissa vinta.
rule-MM-EXP-05 = Quando sfrutti un luogo, puoi usarne subito tutte le regole che vuoi.
rule-MM-EXP-06 = In uno Sfruttamento puoi usare ogni regola del luogo una volta o tralasciarla, nell’ordine che vuoi. Se una regola si può ripetere, scegli quante volte e la ripeti tutta di seguito.
rule-MM-EXP-07 = Puoi sfruttare un luogo senza usarne nessuna regola: così lo blocchi per questo round. Il suo Calore lo prendi comunque.
rule-MM-EXP-08 = Il controllo ti serve quando dichiari lo Sfruttamento. Se intanto perdi lì il tuo ultimo uomo, lo Sfruttamento continua.
rule-MM-EXP-09 = Se la tua gang viene sciolta durante il suo Sfruttamento, il resto non si fa. Il segno resta.

## Rules: Boost

part-boost = Bonus
rule-MM-BOOST-01 = Alcuni luoghi hanno un Bonus: qualcosa in più che puoi usare mentre li sfrutti, con 1 altro segnalino Ordine.
rule-MM-BOOST-02 = Puoi usare il Bonus oltre alle altre regole o al loro posto. In ogni caso costa il suo segnalino Ordine.
rule-MM-BOOST-03 = Usare solo il Bonus di un luogo costa in tutto 2 segnalini Ordine, e il luogo risulta sfruttato.
rule-MM-BOOST-04 = Un Bonus si usa una sola volta per round.
rule-MM-BOOST-05 = Puoi usare il Bonus prima delle altre regole, fra l’una e l’altra o alla fine, purché tu abbia un segnalino Ordine per pagarlo.

## Rules: hot locations

part-hot = Luoghi con icone Calore
rule-MM-HOT-01 = Appena sfrutti un luogo con icone Calore, guadagni 1 di Calore per ogni icona.
rule-MM-HOT-02 = Guadagni questo Calore prima di usare qualsiasi regola del luogo. Se ti costringe a prenderti la colpa, lo fai subito, prima di ogni regola.
rule-MM-HOT-03 = Le icone Calore di una singola regola o del Bonus contano solo se li usi, subito prima del loro effetto. Quelle di tutto il luogo contano a ogni Sfruttamento.
rule-MM-HOT-04 = Puoi sfruttare un luogo che scotta anche con Calore 4.

## Rules: Recruit, Patch In, Sit Tight, Club Orders

part-others = Reclutamento, Affiliazione, Attesa, Ordini del club
rule-MM-REC-01 = Reclutamento: con 1 segnalino Ordine metti 1 prospect dalla tua riserva nella tua sede.
rule-MM-REC-02 = Non puoi mai avere più di 5 prospect insieme.
rule-MM-PIN-01 = Affiliazione: paga 1 segnalino Ordine, 1 $ e 1 arma. Un tuo prospect torna nella riserva e un membro della riserva ne prende il posto.
rule-MM-PIN-02 = Il nuovo membro compare dov’era il prospect. Non serve controllare quel luogo.
rule-MM-PIN-03 = Non puoi mai avere più di 5 membri insieme.
rule-MM-PIN-04 = Un prospect al Pronto soccorso non si può affiliare. Anche gli uomini che sono lì contano per i limiti di 5 membri e 5 prospect.
rule-MM-SIT-01 = Attesa: spendi 1 segnalino Ordine e non fai nulla.
rule-MM-CLUB-01 = Un Ordine del club è un ordine come gli altri: puoi darlo nel tuo turno al posto di un ordine normale, anche più volte per round.
rule-MM-CLUB-02 = Un Ordine del club costa sempre 1 segnalino Ordine. Se costa altro, lo dice la sua carta.

## Rules: what rules of locations do

part-locations = Che cosa fanno le regole dei luoghi
rule-MM-TX-01 = Ciò che sta prima della freccia lo paghi; ciò che sta dopo lo ricevi.
rule-MM-TX-02 = Il numero accanto a una Vendita, un Acquisto o uno Scambio dice quante volte puoi farlo in uno Sfruttamento.
rule-MM-TX-03 = Prelievo, Guadagno e Calo: una volta per Sfruttamento.
rule-MM-TX-04 = Furto: una volta per Sfruttamento.
rule-MM-TX-05 = Ogni ripetizione va pagata e ricevuta per intero, quindi i tuoi beni e la scorta limitano quante ne puoi fare. Puoi anche non farne nessuna.
rule-MM-TX-06 = Se uno Scambio vale nei due sensi, ne scegli uno per tutto lo Sfruttamento.
rule-MM-TX-07 = Se una regola offre una cosa oppure un’altra, scegli prima che abbia effetto.
rule-MM-TX-08 = Furto: prendi i beni indicati da una gang rivale.
rule-MM-TX-09 = Puoi rubare a qualsiasi gang in gioco, qualunque cosa abbia e ovunque siano i suoi uomini, se la regola non dice altro.
rule-MM-TX-10 = Se la vittima non ha tutto ciò che vuoi rubarle, tu, e solo tu, puoi guardare dietro il suo schermo.
rule-MM-TX-11 = Se la vittima ha troppo poco, prendi ciò che c’è e vedi quanti contanti, quante armi e quanto contrabbando le restano. Se ne aveva abbastanza, non vedi nulla.
rule-MM-TX-12 = Gli altri sanno chi ha rubato a chi e quanto intendeva prendere. Quanto ha preso davvero lo sapete solo tu e la vittima.
rule-MM-TX-13 = Con un Calo il Calore scende del numero indicato, ma mai sotto 0. Puoi usarlo anche se hai meno Calore, o non ne hai affatto.
rule-MM-TX-14 = Un prospect che guadagni passa dalla riserva alla tua sede. Con la riserva vuota non ne ricevi.
rule-MM-TX-15 = Cura: sposta dal Pronto soccorso alla tua sede alcuni tuoi uomini, a tua scelta, fino al numero indicato.
rule-MM-TX-16 = Promozione: come l’Affiliazione, ma paghi solo i contanti indicati, senza arma né segnalino Ordine.
rule-MM-TX-17 = Se vuoi, prendi la Toppa. Se l’hai già, non succede nulla.
rule-MM-MOD-01 = Una Grana o la regola di una gang può cambiare o vietare un tipo di transazione. In tal caso vale per tutte le transazioni di quel tipo, anche nei Bonus.
rule-MM-MOD-02 = Finché una carta vieta un tipo di transazione, nessuno può farne.
rule-MM-MOD-03 = I contanti in più contano una volta per ogni ripetizione, per quanti beni tu ceda.
rule-MM-MOD-04 = Le aggiunte si sommano. Se due carte fissano lo stesso valore, conta la più recente. Un divieto prevale su tutto.
rule-MM-MOD-05 = Se un Ordine del club è una transazione, Grane e regole delle gang possono cambiarlo o vietarlo come farebbero in una zona.
rule-MM-MOD-06 = Smercio, Affiliazione e accordi non sono transazioni: le regole su Vendita, Acquisto o Scambio non li riguardano.

## Rules: Throw Down, how it begins

part-throw-down = Rissa: come comincia
rule-MM-THROW-01 = Rissa: nel luogo servono almeno un tuo membro e almeno un uomo rivale.
rule-MM-THROW-02 = Non puoi ordinare una Rissa dove hai solo prospect.
rule-MM-THROW-03 = Nelle sedi non ci sono Risse, perché i rivali non ci entrano mai.
rule-MM-THROW-04 = Puoi ordinare una Rissa anche in un luogo già sfruttato in questo round.
rule-MM-THROW-05 = Partecipano tutte le gang che hanno uomini nel luogo. Se sono tre o più è una mischia.
rule-MM-THROW-06 = I partecipanti si stabiliscono quando si dichiara l’ordine. Nessuno può andarsene e nessuno può aggiungersi dopo.

## Rules: Throw Down, Back-up

part-back-up = Rissa: i rinforzi
rule-MM-THROW-07 = In ordine di Toppa, ogni gang nella Rissa decide una sola volta se chiamare rinforzi, compresa quella che ha dato l’ordine.
rule-MM-THROW-08 = Se la gang con la Toppa non partecipa, decide per prima la partecipante più vicina alla sua sinistra.
rule-MM-THROW-09 = Rinforzi: con 1 segnalino Ordine porti nella Rissa, da un altro luogo, quanti dei tuoi uomini vuoi, almeno uno. Ogni luogo in più costa 1 altro segnalino.
rule-MM-THROW-10 = Indichi insieme tutti i luoghi da cui arrivano i tuoi rinforzi. Poi decide la gang seguente, sapendo che cosa hai fatto.
rule-MM-THROW-11 = Se hai chiamato rinforzi non puoi più tirarti fuori dalla Rissa.
rule-MM-THROW-12 = I rinforzi possono venire dalla tua sede, da zone e da Occasioni, mai dal Pronto soccorso.
rule-MM-THROW-13 = I rinforzi non sono una Corsa: i limiti delle Corse non li riguardano.
rule-MM-THROW-14 = Se non hai segnalini Ordine o non hai uomini altrove, non decidi sui rinforzi. Con Sotto traccia la domanda arriva anche a chi non ha segnalini.
rule-MM-THROW-15 = Se i rinforzi lasciano vuoto un luogo, non lo controlli più.

## Rules: Throw Down, guns

part-guns = Rissa: le armi
rule-MM-THROW-16 = Tutte le gang nella Rissa scelgono in segreto e nello stesso momento quante armi estrarre. Poi tutti i numeri si mostrano insieme.
rule-MM-THROW-17 = Puoi estrarre quante armi vuoi, da 0 fino al numero dei tuoi uomini nella Rissa, rinforzi compresi, ma mai più di quante ne hai.
rule-MM-THROW-18 = Alla Stazione di polizia di Charming, all’Ospedale St. Thomas e negli altri luoghi che lo indicano le armi sono vietate. Si passa direttamente ai dadi.
rule-MM-THROW-19 = Dove le armi sono vietate puoi comunque comprarle, venderle, scambiarle e prenderle. È vietato solo estrarle in una Rissa.
rule-MM-THROW-20 = Le armi che estrai non sono più tra i tuoi beni: non si possono né cedere né rubare. Dopo la Rissa vanno nella scorta.

## Rules: Throw Down, dice

part-dice = Rissa: i dadi
rule-MM-THROW-21 = Ogni gang nella Rissa tira un dado e aggiunge 1 per ogni suo prospect lì, 2 per ogni membro e 3 per ogni arma estratta.
rule-MM-THROW-22 = Vince il totale più alto.
rule-MM-THROW-23 = Se la gang con la Toppa è tra quelle in parità per il totale più alto, vince lei.
rule-MM-THROW-24 = Se in parità per il totale più alto sono solo altre gang, non vince nessuno. Tutte le gang nella Rissa tornano a casa, anche quelle con un totale più basso.
rule-MM-THROW-25 = In una Rissa la Toppa aiuta solo in caso di parità per il totale più alto.
rule-MM-THROW-44 = I dadi di una Rissa si tirano in ordine di Toppa.

## Rules: Throw Down, injuries

part-injuries = Rissa: i feriti
rule-MM-THROW-26 = Ogni arma estratta ferisce un uomo rivale, anche se la gang che l’ha estratta perde o pareggia.
rule-MM-THROW-27 = In una Rissa fra due gang tutte le ferite che infliggi vanno all’altra.
rule-MM-THROW-28 = In una mischia dividi fra i rivali come vuoi le ferite che infliggi, o le dai tutte a uno solo. Le gang che hanno estratto armi decidono in ordine di Toppa.
rule-MM-THROW-29 = Non puoi infliggere a una gang rivale più ferite di quanti uomini ha nella Rissa, contando quelle inflitte da altri. Finché un rivale ha ancora un uomo da ferire non puoi trattenerne; le ferite in più vanno perse.
rule-MM-THROW-30 = Scegli tu quali dei tuoi uomini restano feriti.
rule-MM-THROW-31 = Si possono ferire solo gli uomini in questa Rissa. Le gang colpite scelgono in ordine di Toppa, quando tutte le ferite sono state assegnate.

## Rules: Throw Down, aftermath

part-aftermath = Rissa: le conseguenze
rule-MM-THROW-32 = Gli uomini feriti vanno al Pronto soccorso dopo il confronto dei totali, quindi nella Rissa contano ancora.
rule-MM-THROW-33 = Le armi estratte tornano nella scorta.
rule-MM-THROW-34 = Gli uomini illesi di chi ha perso tornano nelle loro sedi. Se non ha vinto nessuno, ci tornano quelli di tutte le gang nella Rissa.
rule-MM-THROW-35 = Anche se tutti gli uomini di chi ha vinto sono feriti, chi ha perso se ne va e il luogo resta vuoto.
rule-MM-THROW-36 = Alla fine della Rissa, in ordine di Toppa, ogni gang che ha estratto armi, poche o tante, guadagna 1 di Calore. Chi deve prendersi la colpa lo fa subito.
rule-MM-THROW-37 = Per tutta la Rissa l’ordine di Toppa comincia dalla gang che aveva la Toppa quando la Rissa è stata dichiarata.
rule-MM-THROW-38 = Se vinci una Rissa contro la gang con la Toppa, puoi prendere la Toppa.
rule-MM-THROW-39 = Se hai ordinato tu la Rissa e l’hai vinta, puoi sfruttare subito il luogo con 1 altro segnalino Ordine, se in questo round non è ancora stato sfruttato. Il suo Bonus ne costa 1 in più.
rule-MM-THROW-40 = Per lo Sfruttamento subito dopo la Rissa devi controllare il luogo: lì dev’esserci ancora almeno un tuo uomo.
rule-MM-THROW-41 = Se vinci una Rissa ordinata da altri, non puoi sfruttare subito il luogo.
rule-MM-THROW-42 = Se non vince nessuno, nessuno prende la Toppa e nessuno sfrutta il luogo.
rule-MM-THROW-43 = Se il Calore delle sue armi fa sciogliere la gang che ha vinto, questa non prende né la Toppa né altro.
rule-MM-THROW-45 = Se il Calore delle sue armi fa sciogliere la gang sconfitta che aveva la Toppa, la Toppa passa prima a sinistra. Chi ha vinto può comunque prenderla.

## Rules: heat and the fall

part-heat = Calore, e prendersi la colpa
rule-MM-HEAT-01 = Tutti vedono il tuo Calore. Va da 0 a 4; a 0 hai la fedina pulita.
rule-MM-HEAT-02 = Se il tuo Calore supera 4, devi subito prenderti la colpa.
rule-MM-HEAT-03 = Il Calore che ricevi in una volta da una sola fonte è un guadagno unico, per quanto grande: ti prendi la colpa al massimo una volta.
rule-MM-HEAT-04 = Per prenderti la colpa, rimetti un tuo membro nella riserva. Il tuo Calore diventa esattamente 1, per quanto tu ne abbia guadagnato.
rule-MM-HEAT-05 = A prendersi la colpa può essere anche un membro al Pronto soccorso.
rule-MM-HEAT-06 = Scegli tu quale dei tuoi membri si prende la colpa, ovunque sia.
rule-MM-HEAT-07 = Se una carta ti fa prendere la colpa con Calore 4 o meno, perdi il membro e il Calore, se era più alto di 1, scende a 1. Prendersi la colpa non lo alza mai.
rule-MM-HEAT-08 = Se più gang devono prendersi la colpa insieme, lo fanno in ordine di Toppa, una dopo l’altra.
rule-MM-HEAT-09 = Quando ti prendi la colpa conservi i segnalini Ordine di questo round.
rule-MM-HEAT-10 = Il Calore viene da armi estratte, smercio, luoghi che scottano, regole che lo dicono e alcune carte. Scende con i Cali, quando ti prendi la colpa e con alcune carte.

## Rules: disbanded gangs

part-disbanded = Gang sciolte
rule-MM-ELIM-01 = Se devi prenderti la colpa e non hai membri, la tua gang viene sciolta e sei fuori dal gioco.
rule-MM-ELIM-02 = I membri al Pronto soccorso contano: se ne hai uno solo lì, la colpa deve prendersela lui.
rule-MM-ELIM-03 = Senza membri continui a giocare, finché non devi prenderti la colpa.
rule-MM-ELIM-04 = Quando una gang viene sciolta, i suoi uomini escono dal gioco, armi e contrabbando vanno nella scorta, i contanti alla banca. Segnalini Ordine e offerte sono persi. I segni di sfruttamento restano fino alla Pulizia.
rule-MM-ELIM-05 = Se una gang sciolta aveva la Toppa, la prende subito la prima gang in gioco alla sua sinistra.
rule-MM-ELIM-06 = Appena resta una sola gang, vince. Non succede più nulla.
rule-MM-ELIM-07 = Anche se una gang viene sciolta, il mercato usa la tabella per il numero di gang iniziali.

## Rules: the Patch

part-patch = La Toppa
rule-MM-PATCH-01 = Con la Toppa tocca prima a te: nei turni, nei rinforzi, con le ferite e con gli effetti delle carte.
rule-MM-PATCH-02 = Con la Toppa vinci le Risse in cui sei in parità per il totale più alto, e anche la partita se finisce in parità.
rule-MM-PATCH-03 = La Toppa si conquista in due soli modi: sfruttando la Stazione di polizia di Charming o battendo in una Rissa chi ce l’ha. Passa di mano anche se chi ce l’ha viene sciolto.

## Rules: deals, what and when

part-deals = Accordi: che cosa e quando
rule-MM-DEAL-01 = Due giocatori qualsiasi possono scambiarsi contanti, armi e contrabbando, per qualsiasi motivo.
rule-MM-DEAL-02 = Non puoi cedere segnalini Ordine, Calore o uomini.
rule-MM-DEAL-03 = Non puoi cedere la Toppa, il controllo, il tuo posto nei turni o ciò che guadagnerai più avanti.
rule-MM-DEAL-04 = Un accordo è un unico scambio fra due gang in gioco, eseguito subito. Una delle due può non dare nulla: un regalo, una mazzetta, un tributo.
rule-MM-DEAL-05 = Promesse, minacce e intese su mosse future non vincolano nessuno, e il gioco non ne prende nota.
rule-MM-DEAL-06 = Un accordo non costa segnalini Ordine e non cambia i turni. Chi stava decidendo continua, con le opzioni aggiornate.
rule-MM-DEAL-07 = Puoi fare accordi ogni volta che il gioco aspetta la decisione non segreta di una sola gang, dalla fase 2 del primo round alla fase 5 dell’ultimo.
rule-MM-DEAL-08 = Non puoi fare accordi mentre si scelgono in segreto le armi o lo smercio, mentre il gioco procede da sé, nelle fasi 1 e 6 e dopo la fine.
rule-MM-DEAL-09 = Prima di ogni mercato c’è una trattativa. Finisce quando ogni gang ha detto di essere pronta o quando scade il tempo. Se la partita non prevede accordi, non c’è. Con l’opzione apposita ce n’è una anche prima della scelta delle armi.
rule-MM-DEAL-10 = Quando si possono fare accordi, ogni gang in gioco può fare offerte, anche fuori dal proprio turno.

## Rules: deals, offers

part-offers = Accordi: le offerte
rule-MM-DEAL-11 = In un’offerta le quantità sono numeri interi, da 0 in su e non tutti 0. Lo stesso bene non si può dare e chiedere insieme.
rule-MM-DEAL-12 = Puoi offrire solo ciò che hai quando fai l’offerta. Se non ce l’hai, il rifiuto lo vedi solo tu, e non conta come offerta.
rule-MM-DEAL-13 = Puoi chiedere fino a tutte le armi e tutto il contrabbando della partita, e fino a 999 $. Non importa che cosa possiede l’altra parte.
rule-MM-DEAL-14 = Un’offerta rivolta a una gang può accettarla o rifiutarla solo quella. Un’offerta aperta può accettarla qualsiasi altra gang in gioco; vale la prima che accetta.
rule-MM-DEAL-15 = Un’offerta si controlla e si esegue in un solo passo: chi l’ha fatta deve avere ancora ciò che dà, chi accetta deve avere ciò che è chiesto.
rule-MM-DEAL-16 = Non puoi accettare un’offerta se non hai ciò che chiede. Lo vieni a sapere solo tu. L’offerta resta valida, e per gli altri ci stai ancora pensando.
rule-MM-DEAL-17 = Se rifiuti un’offerta rivolta a te, si chiude; chi l’ha fatta lo viene a sapere, ma non il perché. Il rifiuto di un’offerta aperta non si nota.
rule-MM-DEAL-18 = Puoi ritirare la tua offerta quando vuoi, purché si possano fare accordi.
rule-MM-DEAL-19 = Puoi avere in sospeso allo stesso tempo un’offerta per ogni gang e un’offerta aperta.
rule-MM-DEAL-20 = In una tornata puoi fare al massimo le offerte previste dal tavolo, comprese quelle ritirate e rifiutate. Una tornata è un turno di una qualsiasi gang nella fase 3, una trattativa oppure un’altra fase intera.
rule-MM-DEAL-21 = In una stessa tornata non puoi ripetere un’offerta rifiutata o ritirata.
rule-MM-DEAL-22 = Un’offerta scade quando la gang che l’ha fatta viene coinvolta, quando finisce la tornata, quando comincia una scelta segreta o quando una delle due gang viene sciolta.
rule-MM-DEAL-23 = Una gang è coinvolta quando fa un accordo, una transazione o un’Affiliazione e quando è indicata come vittima di un Furto. Lo è anche quando deve scegliere armi o smercio, o quando una carta colpisce i suoi beni. Le quantità non contano: la scadenza di un’offerta non rivela nulla.
rule-MM-DEAL-24 = Un’offerta rivolta a una gang la conoscono solo le due interessate. Quando si esegue, gli altri vengono a sapere che c’è stato un accordo, ma non le quantità, a meno che il tavolo le mostri. Un’offerta aperta e il suo accordo li conoscono tutti.
rule-MM-DEAL-25 = Non puoi cedere armi estratte, contrabbando scelto per il mercato o beni impegnati in una transazione in corso.
rule-MM-DEAL-26 = Un accordo fatto è definitivo.
rule-MM-DEAL-27 = Gli accordi spostano soltanto i beni. Il totale di tutte le gang e della scorta non cambia.

## Rules: deals, in turn

part-in-turn = Accordi: a turno
rule-MM-DEAL-28 = Con gli accordi a turno puoi fare offerte solo prima di un tuo ordine o dei tuoi rinforzi, e una volta in ogni trattativa, in ordine di Toppa. Si risponde a ogni offerta prima che succeda altro.
rule-MM-DEAL-29 = Con gli accordi a turno, la gang che riceve un’offerta deve accettarla o rifiutarla. Un’offerta aperta passa alle altre gang una alla volta, cominciando da sinistra di chi l’ha fatta, finché una accetta.
rule-MM-DEAL-30 = Un’offerta ti viene proposta anche se non puoi pagarla; in tal caso puoi solo rifiutarla. Così nessuno può dedurne nulla.
rule-MM-DEAL-31 = Dal vivo o a turno, per le offerte valgono le stesse regole. Ogni partita annota quale dei due modi usa.

## Rules: phase 4, Black Market

part-market = Fase 4: il Mercato nero
rule-MM-MKT-01 = Dopo la fase 3 ogni gang può smerciare contrabbando.
rule-MM-MKT-02 = Il Calore limita quanto puoi smerciare: a 0 quanto vuoi, a 1, 2 e 3 rispettivamente 3, 2 e 1 al massimo, a 4 nulla.
rule-MM-MKT-03 = Tutti scelgono in segreto e nello stesso momento quanto smerciare. Poi tutte le quantità si mostrano insieme.
rule-MM-MKT-04 = Puoi non smerciare nulla o smerciare fino al tuo limite, ma non più di quanto possiedi.
rule-MM-MKT-05 = La scelta spetta a chi ha un limite di almeno 1, anche se non ha contrabbando. Con limite 0 non si sceglie.
rule-MM-MKT-06 = Il valore di mercato del contrabbando dipende dal totale di tutte le gang e dal numero di giocatori: più ce n’è, meno vale.
rule-MM-MKT-07 = In 4 giocatori un totale di 8 rende ancora 2 $ a pezzo; 9 o più rendono meno.
rule-MM-MKT-08 = Ricevi il valore di mercato per ogni pezzo di contrabbando che smerci.
rule-MM-MKT-09 = Il contrabbando smerciato è fuori dal gioco e non torna nella scorta.
rule-MM-MKT-10 = Ogni gang che ha smerciato guadagna 1 di Calore alla fine della fase, qualunque sia la quantità.
rule-MM-MKT-11 = Prima vengono pagati tutti, poi si guadagna Calore in ordine di Toppa.
rule-MM-MKT-12 = Lo smercio da solo non ti fa mai prendere la colpa: con Calore 4 non puoi smerciare.
rule-MM-MKT-13 = Se nessuno smercia nulla, non succede nulla.

## Rules: phases 5 and 6

part-clean-up = Fasi 5 e 6
rule-MM-LAST-01 = Nella fase 5 hanno effetto tutte le Ultime chiamate rivelate in questo round.
rule-MM-LAST-02 = Se ci sono più Ultime chiamate, hanno effetto nell’ordine in cui sono state rivelate.
rule-MM-LAST-03 = Per un’Ultima chiamata conta la situazione nel momento in cui ha effetto, quindi anche il Calore preso al mercato.
rule-MM-CLEAN-01 = La Pulizia comincia togliendo tutti i segni di sfruttamento.
rule-MM-CLEAN-02 = Secondo: tutti gli uomini nelle Occasioni tornano nelle loro sedi.
rule-MM-CLEAN-03 = Terzo: si scartano tutte le carte Anarchia di questo round. Le Grane finiscono, le Occasioni spariscono.
rule-MM-CLEAN-04 = Quarto: per ogni tuo uomo al Pronto soccorso tiri un dado, che decide se vive o muore.
rule-MM-CLEAN-05 = Gli uomini nelle zone restano dove sono.
rule-MM-CLEAN-06 = Una Grana che cambia i tiri del Pronto soccorso vale per i tiri alla fine del suo round, anche se viene scartata appena prima.

## Rules: Emergency Room

part-emergency = Il Pronto soccorso
rule-MM-ER-01 = Al Pronto soccorso un uomo vive con 4, 5 o 6 e muore con 1, 2 o 3.
rule-MM-ER-02 = I morti tornano nella riserva, da dove puoi reclutarli o affiliarli di nuovo.
rule-MM-ER-03 = Chi sopravvive torna nella propria sede.
rule-MM-ER-04 = Quando comincia un round il Pronto soccorso è vuoto.
rule-MM-ER-05 = Le gang tirano in ordine di Toppa, prima per i membri e poi per i prospect. I tiri li vedono tutti.
rule-MM-ER-06 = I dadi del Pronto soccorso si tirano anche nell’ultimo round.

## Rules: end of the game

part-end = Fine della partita
rule-MM-END-01 = La partita finisce dopo la Pulizia dell’ultimo round. Poi si tolgono tutti gli schermi.
rule-MM-END-02 = Vince chi ha più contanti.
rule-MM-END-03 = In caso di parità, se una delle gang in parità ha la Toppa, vince lei.
rule-MM-END-04 = Se nessuna delle gang in parità ha la Toppa, vince quella fra loro che ha più armi.
rule-MM-END-05 = Se la parità persiste, ognuna di queste gang tira un dado e aggiunge 1 per ogni suo prospect e 2 per ogni membro, ovunque siano. Vince il totale più alto.
rule-MM-END-06 = Se anche questi totali sono pari, chi è in parità tira di nuovo, finché qualcuno vince.
rule-MM-END-07 = Gli altri posti si decidono allo stesso modo: contanti, Toppa, armi, dadi.
rule-MM-END-08 = Le gang sciolte vengono per ultime; più tardi una gang è stata sciolta, meglio si piazza.
rule-MM-END-09 = Armi e contrabbando avanzati non valgono nulla, ma le armi possono decidere una parità.

## Rules: gangs

part-gangs = Gang
rule-MM-GANG-SAMCRO-1 = SAMCRO: ricevi 1 $ in più per ogni ripetizione di una Vendita in cui cedi una o più armi.
rule-MM-GANG-SAMCRO-2 = SAMCRO, Ordine del club: compra 1 arma per 1 $, una volta, ovunque siano i tuoi uomini.
rule-MM-GANG-MAYANS-1 = Mayans: il tuo Reclutamento dà 2 prospect, o 1 se nella riserva ne resta uno solo.
rule-MM-GANG-MAYANS-2 = Mayans, Ordine del club Convoglio: con 1 segnalino Ordine i tuoi uomini vanno da uno o due luoghi a una sola destinazione. Vale come una Corsa per tutti i limiti e i costi delle Corse.
rule-MM-GANG-LIN-1 = Sindacato Lin: se il tuo limite al mercato è 1, 2 o 3, puoi smerciare 1 in più. Se il limite è 0 o non c’è, non cambia nulla.
rule-MM-GANG-LIN-2 = Sindacato Lin, Ordine del club: scambia 1 arma con 1 di contrabbando o viceversa, fino a 2 volte.
rule-MM-GANG-NINERS-1 = One-Niners: puoi ordinare una Rissa anche con soli prospect.
rule-MM-GANG-NINERS-2 = One-Niners, Ordine del club: cedi 1 arma e rubi 2 $ a una gang rivale che ha un uomo in una zona o in un’Occasione dove ne hai uno anche tu.
rule-MM-GANG-BASTARDS-1 = Grim Bastards: ogni volta che un tuo membro si prende la colpa, guadagni 3 $.
rule-MM-GANG-BASTARDS-2 = Grim Bastards, Ordine del club: promuovi un prospect a membro per 2 $, senza arma.
rule-MM-GANG-CALAVERAS-1 = Calaveras: a prendersi la colpa può essere un prospect invece di un membro. La tua gang viene sciolta solo se non ha né gli uni né gli altri.
rule-MM-GANG-CALAVERAS-2 = Calaveras, Imboscata: quando ordini una Rissa puoi spendere 1 altro segnalino Ordine. Allora nessuna gang in quella Rissa può chiamare rinforzi, nemmeno la tua.
rule-MM-GANG-UNL-1 = Il lato Unleaded è uguale per tutte le gang e non ha regole: 4 $, 2 armi, 2 di contrabbando, Calore 0, 2 membri, 2 prospect e 3 ordini base.

## Rules: starting sites

part-starting = Zone iniziali
rule-MM-SITE-S1 = Stazione di polizia di Charming: prendi la Toppa; prendi 2 $. Bonus: il Calore cala di 1. Nelle Risse qui le armi sono vietate.
rule-MM-SITE-S2 = Ospedale St. Thomas: cura fino a 2 uomini; prendi 1 di contrabbando. Bonus: cura 1 uomo. Nelle Risse qui le armi sono vietate.
rule-MM-SITE-S3 = Laboratorio di taglio: compra 1 di contrabbando per 1 $, fino a 2 volte. Bonus: prendi 1 di contrabbando.
rule-MM-SITE-S4 = Fabbrica d’armi: compra 1 arma per 1 $, fino a 3 volte. Bonus: vendi 1 arma per 3 $.
rule-MM-SITE-S5 = Pronto soccorso: gli uomini feriti aspettano qui il loro dado a fine round.
rule-MM-SITE-S1-1 = Se sfrutti la Stazione di polizia di Charming, puoi prendere la Toppa.
rule-MM-SITE-S5-1 = Nessun ordine porta al Pronto soccorso. Non lo si può controllare, sfruttare o contendere in una Rissa.

## Rules: random sites

part-random = Zone casuali
rule-MM-SITE-R01 = Irish Freddy’s: compra 1 arma per 1 $, fino a 4 volte. Bonus: prendi 1 arma.
rule-MM-SITE-R02 = Surplus militare, Calore 1: prendi 2 armi. Bonus: prendi 1 arma.
rule-MM-SITE-R03 = Il porto: prendi 2 di contrabbando. Bonus: prendi 1 di contrabbando.
rule-MM-SITE-R04 = The Hairy Dog: scambia 1 arma con 1 di contrabbando, fino a 3 volte. Bonus: prendi 2 $.
rule-MM-SITE-R05 = Ristorante Palace: prendi 2 $. Bonus: prendi 2 $. Nelle Risse qui le armi sono vietate.
rule-MM-SITE-R06 = Studio di film per adulti, Calore 1: prendi 4 $. Bonus, Calore 1 in più: prendi 3 $.
rule-MM-SITE-R07 = Laboratorio di meth in periferia, Calore 1: prendi 1 di contrabbando; compra 1 di contrabbando per 1 $, fino a 3 volte.
rule-MM-SITE-R08 = Negozio di liquori: prendi 2 $. Bonus: prendi 1 arma.
rule-MM-SITE-R09 = Studio di tatuaggi: prendi 1 $; guadagna 1 prospect. Bonus: promuovi un prospect per 1 $.
rule-MM-SITE-R10 = Bar sulla statale: prendi 2 $. Bonus: guadagna 1 prospect.
rule-MM-SITE-R11 = Banco dei pegni: vendi 1 arma per 3 $, fino a 3 volte. Bonus: vendi 1 arma per 4 $.
rule-MM-SITE-R12 = Corsa al confine, Calore 2: vendi 1 arma per 5 $, fino a 3 volte.
rule-MM-SITE-R13 = Fiera delle armi: vendi 1 arma per 3 $, fino a 3 volte. Bonus: prendi 1 $.
rule-MM-SITE-R14 = Angolo di spaccio: vendi 1 di contrabbando per 3 $, fino a 3 volte. Bonus: vendi 1 di contrabbando per 4 $.
rule-MM-SITE-R15 = Deposito di camion: vendi 1 di contrabbando per 3 $, fino a 2 volte; prendi 1 $. Bonus: prendi 1 di contrabbando.
rule-MM-SITE-R16 = Pressa per munizioni: scambia 1 di contrabbando con 2 armi, fino a 2 volte.
rule-MM-SITE-R17 = Magazzino dei rivali, Calore 1: ruba 2 di contrabbando o 2 armi.
rule-MM-SITE-R18 = Sala da gioco: ruba 3 $. Bonus: ruba 1 $.
rule-MM-SITE-R19 = Studio legale: il Calore cala di 2. Bonus: cala di 1. Nelle Risse qui le armi sono vietate.
rule-MM-SITE-R20 = Rifugio sicuro: il Calore cala di 1; guadagna 1 prospect. Bonus: il Calore cala di 1.

## Rules: Obstacles

part-obstacles = Ostacoli
rule-MM-CARD-O1-1 = Allarme a tutte le unità: ogni gang guadagna 1 di Calore. Chi era già a 4 si prende la colpa.
rule-MM-CARD-O2-1 = Carico d’armi: ogni gang guadagna 1 arma, in ordine di Toppa se non bastano.
rule-MM-CARD-O3-1 = Giorno di paga: ogni gang guadagna 2 $.
rule-MM-CARD-O4-1 = Carico smarrito: ogni gang guadagna 1 di contrabbando, in ordine di Toppa se non basta.
rule-MM-CARD-O5-1 = Retata: ogni gang con il Calore più alto perde 1 arma e 1 di contrabbando, se li ha.
rule-MM-CARD-O5-2 = Retata: tutti vedono che cosa si è perso.
rule-MM-CARD-O6-1 = Giornata tranquilla: ogni gang con il Calore più alto lo riduce di 1.
rule-MM-CARD-O7-1 = Facce nuove: ogni gang con il minor numero di uomini guadagna 1 prospect nella sua sede.
rule-MM-CARD-O8-1 = Quote del club: ogni gang paga 1 $ ogni 2 membri, arrotondando per eccesso (5 membri fanno 3 $), fin dove può.
rule-MM-CARD-O9-1 = Tutti a rapporto: ogni gang con il minor numero di membri guadagna 1 segnalino Ordine per questo round.

## Rules: Hassles

part-hassles = Grane
rule-MM-CARD-H1-1 = Sbirro troppo zelante: sfruttare un luogo con icone Calore porta 1 di Calore in più, una sola volta per Sfruttamento e come parte dello stesso guadagno.
rule-MM-CARD-H2-1 = Affari d’oro: ogni Vendita rende 1 $ in più per ripetizione.
rule-MM-CARD-H3-1 = Embargo sulle armi: non si possono vendere armi.
rule-MM-CARD-H4-1 = Piazza a secco: non si può vendere contrabbando. Il Mercato nero si tiene come sempre.
rule-MM-CARD-H5-1 = Forniture tagliate: nessuno può fare Acquisti, nemmeno con l’Ordine del club dei SAMCRO. Affiliazione e Promozione restano possibili.
rule-MM-CARD-H6-1 = Posti di blocco: una Corsa sposta al massimo 2 uomini. I rinforzi non hanno limiti.
rule-MM-CARD-H7-1 = Tregua: in questo round non si possono estrarre armi in nessuna Rissa.
rule-MM-CARD-H8-1 = Appostamento: per il mercato il tuo Calore conta 1 in più. Con Calore 0, 1 e 2 puoi smerciare al massimo 3, 2 e 1, con 3 e 4 nulla.
rule-MM-CARD-H9-1 = Sbirri distratti: in questo round estrarre armi non porta Calore.

## Rules: Opportunities

part-opportunities = Occasioni
rule-MM-CARD-P1-1 = Camion rapinato, Calore 1: prendi 3 di contrabbando dalla scorta.
rule-MM-CARD-P2-1 = Ordine del cartello, Calore 1: vendi fino a 3 armi a 4 $ l’una.
rule-MM-CARD-P3-1 = Raduno di beneficenza: il Calore cala di 2 al massimo. Nelle Risse qui le armi sono vietate.
rule-MM-CARD-P4-1 = Notte di poker: prendi 4 $. Nelle Risse qui le armi sono vietate.
rule-MM-CARD-P5-1 = Festa delle toppe: promuovi gratis a membro un tuo prospect, in qualsiasi luogo. Bonus: guadagna 1 prospect.
rule-MM-CARD-P6-1 = Nascondiglio dei soldi, Calore 1: ruba 3 $ a una gang rivale qualsiasi.
rule-MM-CARD-P7-1 = Deposito prove: il Calore cala di 1; prendi 1 arma. Puoi fare entrambe le cose. Bonus: prendi 1 di contrabbando.
rule-MM-CARD-P8-1 = Grosso acquirente, Calore 1: vendi fino a 3 di contrabbando a 4 $ l’uno.
rule-MM-CARD-P9-1 = Mercatino di scambio: scambia armi con contrabbando o viceversa, uno a uno, fino a 4 volte in un solo senso. Bonus: prendi 1 arma o 1 di contrabbando.

## Rules: Last Calls

part-last-calls = Ultime chiamate
rule-MM-CARD-L1-1 = Mandato di arresto: ogni gang con il Calore più alto si prende la colpa.
rule-MM-CARD-L1-2 = Mandato di arresto: se tutte le gang hanno Calore 0, nessuna si prende la colpa.
rule-MM-CARD-L2-1 = Inchiesta per racket: ogni gang che controlla il maggior numero di zone guadagna 1 di Calore. Se nessuna zona è controllata, non lo guadagna nessuno.
rule-MM-CARD-L3-1 = La talpa: ogni gang con il maggior numero di uomini alla Stazione di polizia di Charming deve indicare una gang rivale che abbia uomini, se ce n’è una.
rule-MM-CARD-L3-2 = La talpa: la gang indicata sceglie quale dei propri uomini torna nella sua riserva.
rule-MM-CARD-L3-3 = La talpa: se alla Stazione di polizia di Charming non ci sono uomini, non succede nulla.
rule-MM-CARD-L4-1 = Mani pulite: ogni gang con il Calore più basso guadagna 3 $.
rule-MM-CARD-L5-1 = Pizzo: ogni gang guadagna 1 $ per ogni zona che controlla, al massimo 3 $.
rule-MM-CARD-L6-1 = Conti dell’ospedale: per ogni tuo uomo al Pronto soccorso paga 1 $, o muore subito. Gli uomini per cui paghi tirano comunque il dado nella Pulizia.
rule-MM-CARD-L6-2 = Conti dell’ospedale: le gang decidono in ordine di Toppa, anche quelle senza contanti.
rule-MM-CARD-L7-1 = Disertori: ogni gang con il maggior numero di prospect ne rimette uno, a sua scelta, nella sua riserva.
rule-MM-CARD-L8-1 = Sangue nuovo: ogni gang con il minor numero di membri guadagna 1 prospect nella sua sede.
rule-MM-CARD-L9-1 = Tassa di strada: ogni gang con il maggior numero di membri paga 2 $, fin dove può.

## Rules: all cards

part-all-cards = Tutte le carte
rule-MM-CARD-ALL-1 = Su tutte le carte il valore più alto o più basso riguarda tutte le gang in parità.
rule-MM-CARD-ALL-2 = Nessuna carta confronta beni nascosti e nessuna sposta la Toppa.

## Variants and fine print: the parts below are folded away

fine-print = Varianti e dettagli

## Rules: number of players

part-players = Numero di giocatori
rule-MM-VAR-01 = In 2 giocatori ci sono 3 zone casuali, rivelate una per round nei round da 1 a 3, una scorta di 16 armi e 16 di contrabbando e una tabella di mercato apposita. Niente accordi, se non li attivate.
rule-MM-VAR-02 = In 5 giocatori ci sono 8 zone casuali, rivelate 3, 3 e 2 per round, una scorta di 30 armi e 30 di contrabbando e una tabella di mercato apposita.
rule-MM-VAR-03 = In 6 giocatori ci sono 9 zone casuali, rivelate 3 per round, una scorta di 36 armi e 36 di contrabbando e una tabella di mercato apposita.
# A note.
rule-MM-VAR-04 = Esiste una tabella di mercato stampata per 5 e 6 giocatori, ma non ne conosciamo i numeri. Quella usata qui è nostra.
rule-MM-VAR-05 = La partita in 2 è una nostra variante. È segnalata come tale e ha una classifica a parte.

## Rules: hardcore options

part-hardcore = Opzioni hardcore
rule-MM-HARD-01 = Punta cava: in gioco non c’è l’Ospedale St. Thomas.
rule-MM-HARD-02 = Lunga percorrenza: il mazzo ha 18 carte, e c’è un settimo round in cui se ne rivelano 3.
rule-MM-HARD-03 = Sotto traccia: sono segreti anche i segnalini Ordine.
rule-MM-HARD-04 = Sotto traccia: tutti vedono che cosa si spende e quale turno viene saltato. Sui rinforzi decide ogni gang nella Rissa che ha uomini altrove, con o senza segnalini Ordine.
rule-MM-HARD-05 = Vacche magre: dopo la preparazione tutti i prospect nelle riserve escono dal gioco, e non puoi mai averne più che all’inizio. Uno che torna più tardi nella riserva si può reclutare o guadagnare di nuovo.
rule-MM-HARD-06 = Carte hardcore: le 4 carte a strisce rosse si mescolano con le altre 36 prima di formare il mazzo.

## Rules: hardcore cards

part-hardcore-cards = Carte hardcore
rule-MM-CARD-X1-1 = Gran giurì: ogni gang con Calore 3 o più si prende la colpa.
rule-MM-CARD-X2-1 = Dissanguati: in questo round al Pronto soccorso un uomo vive solo con 5 o 6.
rule-MM-CARD-X3-1 = Coprifuoco: in questo round nessuno può chiamare rinforzi.
rule-MM-CARD-X3-2 = Coprifuoco: una Corsa costa 2 segnalini Ordine. Con 1 solo non puoi fare Corse.
rule-MM-CARD-X4-1 = Legge RICO: ogni gang con il Calore più alto si prende la colpa.
rule-MM-CARD-X4-2 = Legge RICO: poi ognuna di queste gang ancora in gioco perde metà del suo contrabbando, arrotondando per difetto.

## Rules: component files

part-files = File dei componenti
# A note.
rule-MM-COMP-10 = Un esempio: con una Vendita di 1 arma per 3 $, fino a tre volte, puoi trasformare 3 armi in 9 $.
rule-MM-COMP-11 = Ogni valore di un file di componenti dice da dove viene, e il client può mostrarlo.
rule-MM-COMP-12 = Un file di componenti che contraddice ciò che è stampato viene rifiutato. Se contraddice solo ciò che ne abbiamo dedotto, si carica con un avviso.
rule-MM-COMP-13 = Se un file di componenti ha un tipo di proprietà che il gioco non conosce, viene rifiutato alla lettura.
rule-MM-COMP-14 = Una zona casuale ha una o due regole, e alcune hanno anche un Bonus. Un lato High Octane ha due regole speciali, fra regole della gang e Ordini del club.
rule-MM-GEN-02 = Tutti i numeri di nostra invenzione stanno nel file dei componenti. Il motore del gioco di per sé non ne conosce nessuno.
rule-MM-SETUP-20 = Un file di componenti si controlla su ciò che sappiamo. Il Sindacato Lin ha 1 membro iniziale e più ordini base di tutti, 4. I Mayans hanno meno ordini base di tutti e la gang più numerosa. Gli ordini base delle quattro gang di base fanno al massimo 14.

## Rules: who may know what

part-knowing = Chi può sapere che cosa
rule-MM-INFO-01 = Nessun altro vede i tuoi contanti, le armi e il contrabbando fino alla fine della partita.
rule-MM-INFO-02 = Tutti vedono tutti gli uomini, il Calore e i segnalini Ordine.
rule-MM-INFO-03 = Ciò che ti viene inviato – tavoli, diari, opzioni, errori – non contiene nessun segreto altrui, in nessuna forma.
rule-MM-INFO-04 = Tutti vedono quali regole di un luogo si usano, quante volte e per che cosa, perché i beni passano di mano davanti a tutti. Fanno eccezione solo i Furti.
rule-MM-INFO-05 = Tutti vedono che cosa perdi per una carta, anche se così si scopre che non hai più nulla.
rule-MM-INFO-06 = Le armi estratte e il contrabbando smerciato sono noti a tutti dal momento in cui si mostrano insieme.
rule-MM-INFO-07 = Non importa chi fa per primo una scelta segreta.
rule-MM-INFO-08 = Se qualcosa che tenti è rifiutato, lo vieni a sapere solo tu.
rule-MM-INFO-09 = Se torni dopo aver perso la connessione, ritrovi il tuo diario e nient’altro.
rule-MM-INFO-10 = Un bot vede solo ciò che vedrebbe una persona al suo posto: né il seme, né il mazzo, né i beni dei rivali.
rule-MM-INFO-11 = Dopo la partita i giocatori ricevono il diario completo con tutti i segreti.
rule-MM-INFO-20 = Il gioco ti fa una domanda solo in base a ciò che tutti vedono. Perciò devi rispondere su armi, mercato, conti dell’ospedale e offerte anche se non hai nulla da spendere.
rule-MM-INFO-21 = Quando rubi puoi indicare qualsiasi rivale permesso dalla regola. L’elenco delle opzioni non fa capire che cosa possiede.
rule-MM-INFO-22 = Gli spettatori vedono solo ciò che vedono tutti. I segreti li vedono solo dopo la fine della partita.

## Rules: what can be counted

part-counting = Che cosa si può contare
rule-MM-INFO-30 = Finché non si fanno accordi con quantità nascoste, chi tiene il conto sa esattamente che cosa ha ogni gang.
rule-MM-INFO-31 = Se una gang fa meno di quanto potrebbe, questo non dice nulla su ciò che ha.
rule-MM-INFO-32 = Sotto traccia: anche i segnalini Ordine si possono contare, da membri, ordini base, guadagni e spese. L’opzione mette alla prova la memoria.
rule-MM-RND-10 = A ogni decisione, di chiunque sia, ogni gang in gioco ha Calore da 0 a 4, nessuna quantità sotto 0 e al massimo 5 membri e 5 prospect.
rule-MM-RND-11 = Per ogni gang ci sono sempre in tutto 5 membri e 5 prospect: nei luoghi, al Pronto soccorso, nella riserva o tolti da Vacche magre.
rule-MM-RND-12 = Armi e contrabbando non compaiono e non spariscono: la scorta, i beni delle gang, quelli impegnati in una scelta e quelli tolti fanno sempre il totale della partita.
rule-MM-RND-13 = La Toppa è sempre in mano a una sola gang, e quella gang è ancora in gioco.
rule-MM-RND-14 = Nessuna gang ha mai uomini in una sede rivale, in una zona coperta o su una carta fuori gioco.
rule-MM-RND-15 = Un luogo ha al massimo un segno di sfruttamento. Quando comincia un round non ci sono segni e nessuno è al Pronto soccorso.
rule-MM-RND-16 = Durante la fase degli ordini il numero di segnalini Ordine sul tavolo non aumenta mai.

## Rules: decisions

part-decisions = Decisioni
rule-MM-DEC-01 = I tuoi uomini dello stesso tipo in uno stesso luogo sono tutti uguali. Scegli quanti membri e quanti prospect, mai quali pedine.
rule-MM-DEC-02 = I bot che imparano scelgono le offerte da un breve elenco: un solo tipo di bene per parte, in quantità di 0, 1, 2, 3, 5 o 8. Le persone possono offrire qualsiasi cosa.
rule-MM-DEC-03 = Se il tuo tempo scade, il gioco fa per te una mossa prestabilita, così che ogni partita arrivi alla fine. La mossa dipende solo da ciò che vedono tutti e da ciò che è tuo.
rule-MM-DEC-04 = Ogni partita finisce, perché ogni turno spende un segnalino Ordine e le offerte sono limitate.
rule-MM-DEC-05 = Il turno saltato non è una decisione: capita a una gang senza segnalini Ordine.
rule-MM-DEC-06 = Puoi comporre rinforzi o uno Sfruttamento in più passi. Gli altri vedono solo ciò che hai confermato; i passi di uno Sfruttamento si confermano uno alla volta.
rule-MM-GEN-03 = In una partita tutto ciò che è casuale viene da un’unica sequenza generata da un seme: lo stesso seme e le stesse decisioni danno la stessa partita.
