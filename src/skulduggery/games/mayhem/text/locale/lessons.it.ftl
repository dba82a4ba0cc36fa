## La prima lezione: che cosa si dice accanto a ogni domanda (games/mayhem/text/lessons/first.toml).
## $rival e $other sono gli altri, nell’ordine in cui siedono.

lesson-aim = Benvenuto a Charming. Guidi i SAMCRO, un club di motociclisti: dopo sei round vince chi ha più contanti.
lesson-blind = I tuoi contanti, le armi e il contrabbando stanno dietro uno schermo. Nessun altro vede quanto hai, fino alla fine.
lesson-order = A ogni turno spendi un segnalino Ordine (il volante) per un ordine. In questo round ne hai cinque, e i tuoi tizi sono nella sede del club.
lesson-ride = Gli affari si fanno dove stanno i tuoi tizi: manda un membro e un prospect all’Angolo di spaccio.
lesson-exploit = Lì non c’è nessun altro, quindi controlli il luogo. Sfruttalo: anche questo è un ordine.
lesson-sell = Che cosa si può fare sta scritto sulla carta. Qui vendi contrabbando, a 3 $ l’uno.
lesson-one = Vendine uno e tieni l’altro: più tardi c’è un Mercato nero.
lesson-boost = Ogni luogo ha anche un Bonus, per un altro segnalino. Ne hai pochi: finisci qui.
lesson-others = { $rival } tiene il Negozio di liquori, dove ogni round si prendono 3 $. E lo difende un solo prospect!
lesson-join = Vai lì con il resto del club. Dove stanno due gang, nessuna può sfruttare il luogo.
lesson-throw = E ora una Rissa: chi perde deve andarsene.
lesson-strength = Ogni parte tira un dado e aggiunge 1 per prospect, 2 per membro, 3 per arma.
lesson-backup = Potresti chiamare rinforzi da altrove. Con 3 contro 1 non ti servono.
lesson-guns = Tutti scelgono in segreto quante armi estrarre. Ognuna manda un tizio rivale al Pronto soccorso e ti porta Calore.
lesson-pull = Una basta.
lesson-won = Hai vinto! Ma l’arma ti ha portato 1 di Calore: la polizia ti tiene d’occhio. Il prospect al Pronto soccorso può vivere o morire.
lesson-now = Chi vince può sfruttare subito il luogo, per un segnalino. È il tuo ultimo: fallo.
lesson-take = Prendi i 3 $.
lesson-patch = Intanto { $rival } ha preso la Toppa del Mietitore alla Stazione di polizia: chi ce l’ha comincia per primo e vince i pareggi.
lesson-deals = Prima del mercato, e durante gli ordini, puoi trattare con chiunque. { $other } ti offre un contrabbando per 2 $.
lesson-accept = Al mercato potrebbe valere di più. Accetta: lo scambio avviene subito.
lesson-dealt = Ora ne hai due da vendere. { $rival } ha visto che avete fatto un affare, ma non quale.
lesson-offers = Le tue offerte le fai da qui: contanti, armi, contrabbando. Le promesse non vincolano. Per ora basta: vai avanti.
lesson-market = Il Mercato nero. Tutti scelgono in segreto quanto contrabbando vendere: più ce n’è, meno vale.
lesson-traffic = Il Calore limita quanto puoi vendere, e chi vende ne riceve 1 in più. Vendili tutti e due.
lesson-paid = Quattro venduti, a 3 $ l’uno: i tuoi 2 $ hanno reso. Attenzione al Calore: oltre 4 qualcuno dei tuoi si prende la colpa.
lesson-end = Questo era un round; ancora cinque, e si contano i contanti. Continua come vuoi: anche { $rival } e { $other } sono principianti.

## E per chi gioca in un altro modo, per ogni tipo di domanda.

lesson-kind-pick = Scegli la tua gang. In modalità Unleaded sono tutte uguali.
lesson-kind-order = Un ordine per un segnalino: spostati, sfrutta ciò che tieni da solo, scatena una Rissa, recluta, o affilia un prospect, che diventa membro.
lesson-kind-exploit = Usa ciò che sta sulla carta, ogni riga una volta. Il Bonus costa un altro segnalino.
lesson-kind-count = Quante volte lo fai? Ogni volta costa lo stesso.
lesson-kind-back-up = Puoi chiamare in questa rissa tizi da altri luoghi.
lesson-kind-guns = Ogni arma aggiunge 3, manda un tizio rivale al Pronto soccorso e porta 1 di Calore. Tutti scelgono in segreto.
lesson-kind-exploit-now = Hai vinto, e puoi sfruttare subito il luogo per un segnalino.
lesson-kind-ready = È il momento di trattare. Quando tutti sono pronti, si va avanti.
lesson-kind-traffic = Tutti scelgono in segreto. Più contrabbando si vende in tutto, meno vale ciascuno.
lesson-kind-take-patch = Hai battuto chi teneva la Toppa. Con la Toppa si comincia e si vincono i pareggi.
