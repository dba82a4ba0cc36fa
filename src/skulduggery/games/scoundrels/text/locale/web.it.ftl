### Texts of 3000 Scoundrels that only a screen needs, in Italian. Everything else is shared with the terminal.

## The credits

web-credit = 3000 Canaglie (3000 Scoundrels) è un gioco di Corey Konieczka (Unexpected Games, 2022).

## The table

web-office = Ufficio dello Sceriffo
web-jail = Prigione
web-nobody = nessuno
web-reputation = Reputazione
web-setup = Preparazione
web-rail = Il giorno e il turno
web-step-start = Inizio
web-step-plan = 1 Piano
web-step-abilities = 2 Abilità
web-step-act = 3 Ingaggio o Sceriffo
web-step-end = Fine
web-step-last = Ultima occasione
web-sheet = Plancia leader: { $player }
web-open-sheet = Mostra la plancia leader
web-crew = Canaglie: { $player }
web-place = { $where }: { $what }
web-place-0 = in alto a sinistra
web-place-1 = in alto al centro
web-place-2 = in alto a destra
web-place-3 = in basso a sinistra
web-place-4 = in basso al centro
web-place-5 = in basso a destra
web-free = libero
web-slots = Caselle: { $player }
web-slot = Casella { $slot }: { $what }
web-face-down = una carta coperta
web-honest = carta vera
web-men-of = Scagnozzi sopra: { $players }
web-henchmen = Scagnozzi: { $supply } disponibili, { $jail } in prigione
web-hand = Carte poker in mano: { $n } { $cards }
web-no-hand = nessuna carta in mano
web-zero-up = Lo 0, giocato oggi scoperto
web-deck = mazzo
web-deck-of = Mazzo poker: { $n } { $top }
web-loot = Casseforti rubate: { $player }
web-note-mine = rubata da te
web-loot-count = Casseforti rubate: { $n } di { $limit }
web-safe = Cassaforte { $safe }, { $location }: { $content }
web-unknown = contenuto a te ignoto
web-marked = Gettoni: { $marks }
web-unused = Cassaforte inutilizzata
web-values = Valori delle casseforti: { $values }

## Questions

web-order = Possono reagire in più d’uno: decide l’ordine chi ha giocato per ultimo.
web-react-arrow = dopo che è stata usata quella indicata dalla freccia
web-stakes = Se è un bluff guadagni 1 reputazione; se non lo è, lo scagnozzo va in prigione.
web-used = già usata
web-used-by = { $player } la sta usando.
web-suspect = Sospetto!
web-true = la verità
web-no-such-safe = nessuna cassaforte qui vale tanto
web-vain = All’ingaggio { $scoundrel } ora non si può usare: { $why }
web-vain-idle = All’ingaggio { $scoundrel } ora non farebbe nulla
web-vain-marked = «!»: { $what }.
web-just-hired = nuova
web-waits-plan = { $player } sceglie una carta poker.
web-waits-act = { $player } sceglie chi ingaggiare.
web-waits-ability = { $player } decide su un’abilità.
web-waits-henchman = { $player } valuta se la carta è un bluff.
web-waits-crew = { $player } dispone la banda.
web-waits-strategy = { $player } sceglie una carta.
web-waits-safe = { $player } è alle casseforti.
web-waits-sheriff = { $player } è dallo Sceriffo.
web-waits-dawn = { $player } stabilisce l’ordine.

## Cards

web-card = Carta
web-tech = Icone tecnologia: { $tech }
web-zero = Non corrisponde a nessuna casella: in una casella è sempre un bluff.
web-card-slot = Nella casella { $slot } non è un bluff, in ogni altra sì.
web-lens-hidden = È coperta; tu la conosci, gli altri forse no.

# How somebody plays
web-figure-hid = Carte che erano bluff: { $n } su { $of } ({ $share }%)
web-figure-caught = Bluff scoperti: { $n } su { $of } ({ $share }%)
web-figure-right = Sospetti fondati: { $n } su { $of } ({ $share }%)

## A day’s end, the scoring

web-stamp-bluff = BLUFF!
web-stamp-true = NESSUN BLUFF
web-scoring-legend = Un gettone verde dice il vero: 1 tecnologia in più a chi ha rubato la cassaforte.

## Help

web-help-aim = Alla fine vince chi ha più tecnologia: nelle casseforti rubate, con i gettoni veritieri su di esse, con la reputazione e con gli ingranaggi delle canaglie.
web-help-plan = Piano: gioca una carta poker coperta in una casella libera. Conta la casella, non la carta: può essere un bluff.
web-help-use = Abilità: usa l’abilità del leader di quella casella e ogni tua canaglia con quel numero, nell’ordine che vuoi.
web-help-act = Ingaggia una canaglia dal saloon, oppure vai all’Ufficio dello Sceriffo.
web-help-suspect = Nel turno altrui puoi sospettare della carta appena giocata: mettici sopra uno scagnozzo.
web-help-end = Dopo quattro turni a testa si scoprono le carte con scagnozzi. Un bluff costa 1 reputazione a chi l’ha fatto e ne dà 1 a chi ha sospettato; se non lo era, lo scagnozzo va in prigione.
web-help-card = Una canaglia: a sinistra quando si usa, a destra quanto costa (un foro di proiettile nasconde un dollaro), nella fascia che cosa fa; il rosso si paga, il tratteggio è facoltativo. Un ingranaggio vale 1 tecnologia. Puntala, o tienila premuta, per leggerla a parole.
web-help-arrow = Una freccia indica un vicino: quando quello è stato usato, puoi usare anche questa.
web-help-back = Una carta poker coperta. Ciò che ne sai è scritto a matita; cornice tratteggiata: è un bluff.
web-help-safe = Una cassaforte: il suo nome, il valore se lo conosci, e i gettoni con i numeri dichiarati dai giocatori.
web-sign-scout = spiare: guardare in segreto (una lettera: solo lì)
web-sign-mark = segnare una cassaforte
web-sign-steal = rubare una cassaforte
web-sign-rep = reputazione
web-sign-jail = uno scagnozzo va in prigione
web-sign-free = liberare uno scagnozzo
web-sign-hire = ingaggiare una canaglia
web-sign-use = usare un’altra canaglia
web-sign-swap = scambiare
web-sign-peek = guardare una carta poker
web-sign-draw = pescare una carta poker
web-sign-sheriff = Ufficio dello Sceriffo
web-sign-opp = un avversario (quattro: ognuno)
web-sign-rob = prendere dollari
web-sign-discard = viene scartata
web-sign-tech = 1 tecnologia alla fine
web-sign-henchman = uno scagnozzo

# The lab
web-lab-event-hire = ingaggi
web-lab-paid = dollari pagati per ingaggi
web-lab-event-use = usi di canaglie
web-lab-event-steal = casseforti rubate
web-lab-event-abandon = casseforti abbandonate
web-lab-played-bluff = carte che sono bluff
web-lab-suspected-bluff = bluff sospettati
web-lab-suspected-honest = carte oneste sospettate
web-lab-mark-false = gettoni falsi
web-lab-event-jail = scagnozzi incarcerati
web-lab-event-sheriff = visite allo Sceriffo
web-lab-tech-reputation = tecnologia per reputazione, tutti
web-lab-tech-icons = tecnologia per icone, tutti
