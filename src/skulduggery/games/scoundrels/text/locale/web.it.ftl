### Texts of 3000 Scoundrels that only a screen needs, in Italian. Everything else is shared with the terminal.

## The credits

web-credit = 3000 Canaglie (3000 Scoundrels) è un gioco di Corey Konieczka (Unexpected Games, 2022).

## The table

web-office = Ufficio dello Sceriffo
web-jail = Prigione
web-nobody = nessuno
web-reputation = Reputazione
web-sheriff = Sceriffo
web-wanted = Ricercato
web-marks-left = Gettoni rimasti
web-setup = Preparazione
web-rail = Il giorno e il turno
web-step-start = Inizio
web-step-plan = 1 Piano
web-step-abilities = 2 Capacità
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
web-slots = Slot: { $player }
web-slot = Slot { $slot }: { $what }
web-slots-of = slot { $slots }
web-bonus = guadagni { $money }
web-face-down = una carta coperta
web-honest = nessun bluff
web-men-of = Scagnozzi sopra: { $players }
web-henchmen = Scagnozzi: { $supply } disponibili, { $jail } in prigione
web-hand = Carte poker in mano: { $n } { $cards }
web-no-hand = nessuna carta in mano
web-zero-up = Lo 0, giocato oggi scoperto
web-deck = mazzo
web-deck-of = Mazzo poker: { $n } { $top }
web-loot = Casseforti rubate: { $player }
web-loot-count = Casseforti rubate: { $n } (oggi al massimo { $limit })
web-safe = Cassaforte { $safe }, { $location }: { $content }
web-unknown = contenuto che non conosci
web-marked = Gettoni: { $marks }
web-unused = Cassaforte inutilizzata
web-values = Valori delle casseforti: { $values }

## Questions

web-order = Possono reagire più giocatori: l’ordine lo decide chi ha giocato per ultimo.
web-react-arrow = dopo che è stata usata la canaglia indicata dalla freccia
web-idle-only = Ciò che potresti usare ora non ha effetto. Puoi scegliere perché vale comunque come uso: può seguire una freccia.
web-stakes = Se è un bluff guadagni 1 reputazione; se la carta è onesta, il tuo scagnozzo va in prigione.
web-last-henchman = È il tuo ultimo scagnozzo disponibile: se lo piazzi, perdi subito 1 reputazione.
web-used = già usata
web-used-by = { $player } la sta usando.
web-suspect = È un bluff!
web-money-held = hai { $money }
web-bribe-full = dopo averla guardata restituisci una delle tue casseforti
web-true = la verità
web-no-such-safe = qui nessuna cassaforte ha questo numero
web-vain = Se la ingaggi ora, { $scoundrel } non si potrà usare: { $why }
web-vain-idle = Se la ingaggi ora, { $scoundrel } non avrà effetto
web-vain-marked = «!»: { $what }.
web-just-hired = nuova
web-waits-plan = { $player } sta scegliendo una carta poker.
web-waits-act = { $player } sta scegliendo chi ingaggiare.
web-waits-ability = { $player } sta scegliendo una capacità.
web-waits-henchman = { $player } sta valutando se la carta è un bluff.
web-waits-crew = { $player } sta disponendo la banda.
web-waits-strategy = { $player } sta scegliendo una carta.
web-waits-safe = { $player } è alle casseforti.
web-waits-sheriff = { $player } è dallo Sceriffo.
web-waits-dawn = { $player } sta decidendo l’ordine.

## Cards

web-card = Carta
web-tech =
    { $tech ->
        [one] Icona tecnologia
       *[other] { $tech } icone tecnologia
    }: +{ $tech } a fine partita
web-zero = Non corrisponde a nessuno slot: in uno slot è sempre un bluff.
web-card-slot = Nello slot { $slot } non è un bluff, in ogni altro sì.
web-lens-hidden = È coperta. Tu la conosci; gli altri forse no.

# How somebody plays
web-figure-hid = Carte che erano bluff: { $n } su { $of } ({ $share }%)
web-figure-caught = Bluff scoperti: { $n } su { $of } ({ $share }%)
web-figure-right = Sospetti fondati: { $n } su { $of } ({ $share }%)

## A day’s end, the scoring

web-stamp-bluff = BLUFF!
web-stamp-true = NESSUN BLUFF
web-stamp-lie = BUGIA!
web-lie =
    { $whom ->
        [you] il tuo { $number } era una bugia
       *[other] il { $number } di { $player } era una bugia
    }
web-day-over = Il giorno { $day } è finito
web-day-show = Mostra com’è finito il giorno { $day }
web-day-read = Dettagli
web-day-less = Meno
web-day-calm = Nessuno ha sospettato una carta, quindi non se ne è rivelata nessuna.
web-day-bluff = Slot { $slot }, carta { $card }: un bluff, sospettato da { $players }.
web-day-true = Slot { $slot }, carta { $card }: onesta, sospettata da { $players }.
web-day-stolen = Rubate: { $safes }
web-day-scouted = Esplorate: { $safes }
web-day-drawn = Nuove carte poker: { $cards }
web-day-first =
    { $whom ->
        [you] Cominci tu.
       *[other] Comincia { $player }.
    }
web-day-fresh = Tutti gli slot sono di nuovo liberi e le mani sono complete.
web-day-last = Ultimo giorno: per { $money } lo Sceriffo ora ti lascia rubare una cassaforte.
web-safes = Si aprono le casseforti, a cominciare da quella che vale meno.
web-safes-next = Avanti
web-scoring-legend = Un gettone verde dice il vero: 1 punto tecnologia in più per chi ha rubato la cassaforte. Un numero barrato era una bugia.

## Help

web-sign-scout = esplorare: guardare in segreto (una lettera: solo in quel luogo)
web-sign-mark = contrassegnare una cassaforte
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
web-sign-opp = un avversario (quattro: tutti)
web-sign-rob = prendere dollari
web-sign-discard = viene scartata
web-sign-tech = 1 punto tecnologia alla fine
web-sign-henchman = uno scagnozzo

# The lab
web-lab-event-hire = ingaggi
web-lab-paid = dollari pagati per ingaggi
web-lab-event-use = usi di canaglie
web-lab-event-steal = casseforti rubate
web-lab-event-abandon = casseforti abbandonate
web-lab-played-bluff = carte giocate come bluff
web-lab-suspected-bluff = bluff sospettati
web-lab-suspected-honest = carte oneste sospettate
web-lab-mark-false = gettoni falsi
web-lab-event-jail = scagnozzi incarcerati
web-lab-event-sheriff = visite allo Sceriffo
web-lab-tech-reputation = tecnologia per reputazione, tutti
web-lab-tech-icons = tecnologia per icone, tutti
