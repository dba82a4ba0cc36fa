## La prima lezione: che cosa si dice accanto a ogni domanda (games/mayhem/text/lessons/first.toml).
## Capitoli: il titolo, e alla fine che cosa si è imparato.

lesson-chapter-orders = Ordini e luoghi
lesson-learned-orders = Un segnalino paga un ordine. Dove ci sono solo i tuoi uomini, puoi sfruttare il luogo.
lesson-chapter-fight = Una Rissa
lesson-learned-fight = Un dado, più 1 per prospect, 2 per membro, 3 per arma. Chi perde se ne va; le armi fanno salire il Calore.
lesson-chapter-deals = Gli affari
lesson-learned-deals = Contanti, armi e contrabbando passano di mano subito. Le promesse non sono vincolanti.
lesson-chapter-market = Il Mercato nero
lesson-learned-market = Più contrabbando si vende, meno vale. Il Calore limita quanto puoi vendere.

## $rival e $other sono gli altri, nell’ordine in cui siedono.

lesson-aim = Eccoti a Charming. Guidi i SAMCRO, un club di motociclisti: dopo sei round vince chi ha più contanti.
lesson-blind = I tuoi contanti, le armi e il contrabbando stanno dietro uno schermo. Fino alla fine nessun altro vede quanto hai.
lesson-order = Nel tuo turno spendi un segnalino Ordine (il volante) per dare un ordine. Ogni round ne ricevi tre, più uno per membro. I tuoi uomini sono nella sede.
lesson-ride = Gli affari si fanno sul posto. Scegli «Corri», poi l’Angolo di spaccio, poi un membro e un prospect (una recluta).
lesson-exploit = Lì non c’è nessun altro, quindi controlli il luogo. Sfruttalo: è un altro ordine.
lesson-sell = Ogni riga è una cosa che puoi fare qui. La prima: vendere fino a tre pezzi di contrabbando a 3 $ l’uno.
lesson-one = Vendine uno e tieni l’altro per il Mercato nero, più tardi.
lesson-boost = Quasi tutti i luoghi hanno anche un Bonus, che costa un altro segnalino. I segnalini ti servono, quindi fermati qui.
lesson-recruited = { $rival } ha reclutato: con un segnalino ha un prospect in più alla sede.
lesson-others = { $rival } controlla il Negozio di liquori, che frutta 2 $ a round. E a difenderlo c’è un solo prospect!
lesson-join = Corri al Negozio di liquori con il resto del club. Finché ci sono due gang, nessuno può sfruttare il luogo.
lesson-member = { $rival } ha affiliato un prospect per un segnalino, 1 $ e un’arma. Da membro vale 2 in una Rissa e porta un segnalino Ordine a ogni round.
lesson-throw = E ora scatena una Rissa: chi perde se ne va.
lesson-strength = Ogni gang tira un dado e aggiunge 1 per prospect, 2 per membro e 3 per arma.
lesson-backup = Potresti chiamare Rinforzi da altri luoghi, ma siete 3 contro 1: non ti servono.
lesson-guns = Tutti scelgono in segreto quante armi estrarre. Ogni arma manda un uomo rivale al Pronto soccorso, e chi ne estrae prende 1 di Calore.
lesson-pull = Qui basta un’arma.
lesson-won = Hai vinto! Ma con l’arma hai preso 1 di Calore: la polizia ti tiene d’occhio. A fine round un dado decide se il prospect ferito sopravvive.
lesson-now = Chi vince può sfruttare subito il luogo, per un segnalino. Usa il tuo ultimo: ne vale la pena.
lesson-take = Prendi i 2 $.
lesson-patch = Intanto { $rival } ha preso la Toppa del Mietitore alla Stazione di polizia: chi ce l’ha comincia e vince i pareggi.
lesson-deals = Durante gli ordini e prima del mercato puoi trattare con chiunque. { $other } ti offre un carico di contrabbando per 2 $.
lesson-accept = Al mercato può valere di più. Accetta: lo scambio è immediato.
lesson-dealt = Ora hai due carichi da vendere. { $rival } sa che avete concluso un affare, ma non quale.
lesson-offers = Con questo pulsante fai le tue offerte: contanti, armi, contrabbando. Le promesse non sono vincolanti.
lesson-ready = Per ora basta affari: vai avanti.
lesson-market = Ecco il Mercato nero. Tutti scelgono in segreto quanto contrabbando vendere: più ce n’è, meno vale.
lesson-traffic = Più Calore hai, meno puoi vendere: con il tuo 1 al massimo tre carichi. Chi vende ne prende 1 in più. Vendi tutti e due i carichi.
lesson-paid = In tutto se ne sono venduti quattro, a 3 $ l’uno: anche quello che avevi pagato 2 $. Occhio al Calore: se supera 4, uno dei tuoi si prende la colpa.
lesson-end = Il primo round è finito: ancora cinque, poi si contano i contanti. Continua a modo tuo: anche { $rival } e { $other } sono alle prime armi.

## E per chi gioca in un altro modo, per ogni tipo di domanda.

lesson-kind-pick = Scegli la tua gang. In modalità Unleaded sono tutte uguali.
lesson-kind-order = Spendi un segnalino per un ordine: spostati, sfrutta un luogo che controlli, scatena una Rissa, recluta, affilia un prospect, che diventa membro, o resta in attesa.
lesson-kind-exploit = Usa gli effetti della carta, ogni riga una volta. Il Bonus costa un altro segnalino.
lesson-kind-count = Quante volte vuoi farlo? Il costo è sempre lo stesso.
lesson-kind-back-up = Puoi chiamare in questa Rissa uomini da altri luoghi.
lesson-kind-guns = Ogni arma dà +3 e manda un uomo rivale al Pronto soccorso. Chi ne estrae prende 1 di Calore. Tutti scelgono in segreto.
lesson-kind-exploit-now = Hai vinto: per un segnalino puoi sfruttare subito il luogo.
lesson-kind-ready = È il momento di trattare. Quando tutti sono pronti, si va avanti.
lesson-kind-traffic = Tutti scelgono in segreto. Più contrabbando si vende in tutto, meno vale ogni carico.
lesson-kind-take-patch = Hai battuto chi ha la Toppa, e puoi prenderla. Con la Toppa cominci tu e vinci i pareggi.
