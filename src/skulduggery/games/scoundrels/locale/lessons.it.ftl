## La prima lezione: che cosa si dice accanto a ogni domanda (games/scoundrels/lessons/first.toml).
## $rival è l’altra persona.

lesson-aim = Benvenuto nel West, 1889. Guidi una banda che ruba tecnologia: dopo due giornate vince chi ne ha di più.
lesson-safes = Quasi tutta sta in queste casseforti. Valgono da 2 a 7, e nessuno sa quale quanto.
lesson-plan = Ogni turno comincia con una tua carta poker, coperta, in una casella. La casella dice che cosa puoi fare, qualunque sia la carta.
lesson-four = La casella 4 porta 4 $. Hai un 4: scegli quello, poi la casella 4. È una carta onesta.
lesson-leader = Ora usi ciò che dà la casella. Prendi i 4 $ del tuo leader.
lesson-hire = Poi ingaggi qualcuno. Il nastro colorato dice che cosa fa una canaglia; il segno in alto a sinistra dice quando. Il prezzo è sotto.
lesson-event = Questa agisce quando guadagni reputazione, la stella accanto ai soldi: allora prendi 2 $ a un rivale. Per 1 $ è un affare.
lesson-stolen = { $rival } ha giocato nella casella 5, che ruba una cassaforte. Che comodità! Sarà davvero un 5?
lesson-suspect = Se ne dubiti, metti uno scagnozzo sulla carta. Se era un bluff, stasera guadagni reputazione; altrimenti va in prigione. Fallo.
lesson-three = Tocca a te. Hai un 3, e la casella 3 porta 3 $.
lesson-money = Prendi i soldi: lavoro onesto.
lesson-badge = Vedi il 2 su questa? Agisce in ogni turno in cui giochi nella casella 2. Ingaggiala: il prossimo sarà uno di quelli.
lesson-trust = La casella 3 porta solo 3 $: non vale una bugia. Lascia stare, hai pochi scagnozzi.
lesson-two = Ora il 2 nella casella 2. Lì il tuo leader guarda in una cassaforte, e la tua canaglia lo segue.
lesson-both = Puoi usare entrambi, nell’ordine che vuoi. Prima il tuo leader.
lesson-scout = Scegli una cassaforte qualsiasi. Prova questa: solo tu vedrai che cosa contiene.
lesson-found = Stivali Volanti, valore 7: meglio di così non si può. Ora metti un numero sulla cassaforte, vero o falso.
lesson-mark = Un numero vero vale 1 tecnologia in più per chi alla fine ha la cassaforte. Di’ 7: chi ti crederebbe?
lesson-use = E ora la tua canaglia, perché il suo 2 è la casella di questo turno.
lesson-peek = Hai preso 2 $ e puoi guardare la prima carta di un mazzo poker. Guarda il tuo.
lesson-keep = In cima c’è un 5, che domani può rubare una cassaforte. Non mescolare: lascialo dov’è.
lesson-sheriff = Invece di ingaggiare puoi andare all’Ufficio dello Sceriffo. Di gente per ora ne hai: vacci.
lesson-sell = Le informazioni valgono sempre 2 $. Qui puoi anche tirare fuori scagnozzi dalla prigione.
lesson-claim = { $rival } ha guardato in una cassaforte e dice che vale 2. I numeri possono mentire, e nessuno viene punito. Lascia passare la carta.
lesson-last = La tua ultima carta è uno 0. Non va bene in nessuna casella: ovunque la giochi, è un bluff.
lesson-bluff = Allora ne valga la pena: giocala nella casella 5 e ruba gli Stivali. Nessuno la vede, se nessuno ti sospetta.
lesson-five = Senza battere ciglio: usa il 5 del tuo leader.
lesson-steal = Prendi la cassaforte con il tuo 7.
lesson-stay = Hai 13 $. Ingaggia qualcuno per domani: questa guarda in una cassaforte ogni volta che sei andato dallo Sceriffo.
lesson-believed = Nessuno scagnozzo sul tuo 5: gli Stivali sono tuoi, e il 7 che portano è vero. Lascia passare quest’ultima carta, e la giornata finisce.
lesson-evening = Avevi ragione: { $rival } bluffava. Tu guadagni 1 reputazione, l’altra banda ne perde 1. E nella tua qualcuno reagisce: usalo.
lesson-tech = La tecnologia viene quindi dalle casseforti rubate, dai numeri veri su di esse, dalla reputazione e dagli ingranaggi sulle canaglie.
lesson-end = Domani è l’ultima giornata, e sai tutto ciò che serve. Continua come vuoi, e poi guarda quanto è valso.

## E per chi gioca in un altro modo, per ogni tipo di domanda.

lesson-kind-start = Alcune canaglie agiscono prima della tua carta. Ora puoi usarle.
lesson-kind-plan = Una carta, coperta, in una casella libera. Conta la casella; una carta che non le corrisponde è un bluff.
lesson-kind-abilities = Usa l’abilità del leader di questa casella e ogni canaglia con il suo numero, nell’ordine che vuoi. Poi vai avanti.
lesson-kind-act = Ingaggia una canaglia, oppure vai all’Ufficio dello Sceriffo.
lesson-kind-arrange = Puoi scambiare di posto due canaglie. Le frecce indicano i vicini.
lesson-kind-last-look = Credi alla carta, o mettici sopra uno scagnozzo. Stasera verrà scoperta.
lesson-kind-react = È successo qualcosa a cui una delle tue reagisce. Puoi usarla.
lesson-kind-scout = Scegli una cassaforte in cui guardare. Solo tu vedi che cosa contiene.
lesson-kind-mark = Mettici un numero. Se è vero, vale 1 tecnologia per chi alla fine ha la cassaforte.
lesson-kind-steal = Prendi una cassaforte dalla mappa. Resta coperta fino alla fine.
lesson-kind-sheriff = Prendi 2 $, o paga per tirare fuori scagnozzi dalla prigione. L’ultimo giorno con 12 $ compri una cassaforte.
lesson-kind-dawn = Scegli chi comincia la prossima giornata. Chi la chiude ha l’ultima parola.
