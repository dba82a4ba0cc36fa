### Crooks: abilities and gangs, events and questions, in Italian. Terms: crook = scagnozzo, target = bersaglio, hideout = covo.

## The game

crooks-title = Crooks
crooks-blurb = Recluta scagnozzi, mandali sui bersagli giusti e lascia che i rivali si chiedano chi si nasconde sotto le carte coperte. Da 2 a 4 giocatori, da 10 a 20 minuti.
crooks-goal = Il livello più alto su un bersaglio ne vince i punti; dà punti anche avere più membri di una banda. Vince chi ha più punti.

## Gangs

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit
gang-letter-northside = N
gang-letter-westside = W
gang-letter-outfit = O

## Abilities: names and what they do

ability-pickpocket = Borseggiatore
ability-pickpocket-text = Prendi 2 $ dalla banca.
ability-accomplice = Complice
ability-accomplice-text = Puoi piazzarlo sopra un tuo scagnozzo su un bersaglio; i loro livelli si sommano.
ability-swap = Scambio
ability-swap-text = Può prendere il posto di un tuo scagnozzo, che si sposta su un bersaglio dove non hai nessuno.
ability-killer = Killer
ability-killer-text = Scegli un giocatore: tutti i suoi scagnozzi su questo bersaglio escono dal gioco.
ability-boss = Boss
ability-boss-text = Si recluta solo come ultima carta del suo covo e si piazza sempre scoperto.
ability-spy = Spia
ability-spy-text = Guarda tutti gli scagnozzi coperti di un bersaglio oppure tutte le carte di un covo.

## Table options: names and values

option-edition = Edizione
option-edition-2012 = 2012
option-edition-2016 = 2016
option-secret_money = Denaro
option-secret_money-false = visibile a tutti
option-secret_money-true = segreto fino alla fine
option-memory = Memoria
option-memory-notes = con appunti
option-memory-strict = rigorosa, senza appunti

## Cards in sentences. $facts: level, modifier and gangs, as in 7(+2) N

crook = «{ $name }» { $facts }
card-hidden = uno scagnozzo coperto
cards-moved =
    { $hidden ->
        [only] un proprio scagnozzo coperto
        [too] { $cards } e un proprio scagnozzo coperto
       *[no] { $cards }
    }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the cards.

event-deal = Gli scagnozzi vengono distribuiti in { $hideouts } covi
event-first =
    { $you ->
        [yes] cominci
       *[no] comincia
    }
event-turn =
    { $you ->
        [yes] sei di turno
       *[no] è di turno
    }
event-pass =
    { $why ->
        [broke] { $you ->
            [yes] non puoi permetterti nessun covo ed esci
           *[no] non può permettersi nessun covo ed esce
        }
        [empty] { $you ->
            [yes] trovi vuoti tutti i covi ed esci
           *[no] trova vuoti tutti i covi ed esce
        }
       *[chosen] { $you ->
            [yes] passi
           *[no] passa
        }
    }
event-recruit =
    { $you ->
        [yes] recluti nel covo { $hideout } per { $price }
       *[no] recluta nel covo { $hideout } per { $price }
    }
event-recruit-seen =
    { $you ->
        [yes] recluti nel covo { $hideout } per { $price } e trovi { $cards }
       *[no] recluta nel covo { $hideout } per { $price } e trova { $cards }
    }
event-take =
    { $you ->
        [yes] prendi uno scagnozzo dal covo { $hideout }
       *[no] prende uno scagnozzo dal covo { $hideout }
    }
event-take-seen =
    { $you ->
        [yes] prendi { $card } dal covo { $hideout }
       *[no] prende { $card } dal covo { $hideout }
    }
event-nothing =
    { $you ->
        [yes] non prendi nulla dal covo { $hideout }
       *[no] non prende nulla dal covo { $hideout }
    }
event-place-up =
    { $you ->
        [yes] piazzi { $card } sotto il bersaglio { $target }
       *[no] piazza { $card } sotto il bersaglio { $target }
    }
event-place-ability =
    { $you ->
        [yes] piazzi { $card } sotto il bersaglio { $target } e usi { $ability }
       *[no] piazza { $card } sotto il bersaglio { $target } e usa { $ability }
    }
event-place-down =
    { $you ->
        [yes] piazzi { $card } coperto sotto il bersaglio { $target }
       *[no] piazza { $card } coperto sotto il bersaglio { $target }
    }
event-place-hidden =
    { $you ->
        [yes] piazzi uno scagnozzo coperto sotto il bersaglio { $target }
       *[no] piazza uno scagnozzo coperto sotto il bersaglio { $target }
    }
event-gain =
    { $you ->
        [yes] prendi { $money } dalla banca
       *[no] prende { $money } dalla banca
    }
event-kill =
    { $you ->
        [yes] perdi { $cards } sul bersaglio { $target } per mano del Killer
       *[no] perde { $cards } sul bersaglio { $target } per mano del Killer
    }
event-move =
    { $you ->
        [yes] sposti { $cards } dal bersaglio { $target } al bersaglio { $to }
       *[no] sposta { $cards } dal bersaglio { $target } al bersaglio { $to }
    }
event-spy-nothing =
    { $you ->
        [yes] non spii nulla
       *[no] non spia nulla
    }
event-spy-target =
    { $you ->
        [yes] spii il bersaglio { $target }
       *[no] spia il bersaglio { $target }
    }
event-spy-target-seen =
    { $you ->
        [yes] spii il bersaglio { $target } e vedi { $cards }
       *[no] spia il bersaglio { $target } e vede { $cards }
    }
event-spy-hideout =
    { $you ->
        [yes] spii il covo { $hideout }
       *[no] spia il covo { $hideout }
    }
event-spy-hideout-seen =
    { $you ->
        [yes] spii il covo { $hideout } e vedi { $cards }
       *[no] spia il covo { $hideout } e vede { $cards }
    }
event-reveal =
    { $you ->
        [yes] scopri { $card } sul bersaglio { $target }
       *[no] scopre { $card } sul bersaglio { $target }
    }
event-score-target = Il bersaglio { $target } vale { $worth }: il livello più alto è { $level }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a { $players }
event-score-target-tie = Il bersaglio { $target } vale { $worth }: parità a livello { $level }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ciascuno a { $players }
event-score-target-nobody = Il bersaglio { $target } vale { $worth }: non c’è nessuno
event-score-gang = { $gang }: con { $members ->
        [one] 1 membro
       *[other] { $members } membri
    } { $who ->
        [you] hai
       *[other] { $player } ha
    } la maggioranza, { $points } punti
event-score-gang-nobody = { $gang }: nessuno ha più membri degli altri, nessun punto
event-end = { $players } vince con { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
event-end-money = Parità a { $points ->
        [one] 1 punto,
       *[other] { $points } punti,
    } vince { $players } con più denaro: { $money }.
event-end-shared = { $who ->
        [you] Tu e { $players } vincete
       *[other] { $players } vincono
    } insieme con { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
event-end-you = Vinci con { $points ->
        [one] 1 punto!
       *[other] { $points } punti!
    }
event-end-you-money = Parità a { $points ->
        [one] 1 punto,
       *[other] { $points } punti,
    } vinci con più denaro: { $money }!

## Questions

ask-recruit = In quale covo recluti?
ask-recruit-broke = Non puoi permetterti nessun covo.
ask-take = Quale scagnozzo prendi dal covo { $hideout }?
ask-take-nothing = Non puoi prendere nessuno degli scagnozzi del covo { $hideout }.
why-CR-RECRUIT-03 = si recluta solo come ultima carta del covo
why-CR-ROB-06 = non hai dove piazzarlo
ask-place = Sotto quale bersaglio piazzi { $card }?
ask-side = { $card } sotto il bersaglio { $target }: scoperto o coperto?
ask-swap = Lo Scambio prende il posto sul bersaglio { $target }. Su quale bersaglio sposti { $cards }?
ask-kill = Di chi elimini gli scagnozzi sul bersaglio { $target } con il Killer?
ask-spy = Dove mandi la Spia a guardare?

## Options

choice-pass = Passa definitivamente
choice-nothing = Non prendere nulla (nessun rimborso)
choice-up = Scoperto
choice-ability = Scoperto, usando { $ability }
choice-kill-own = Scoperto, usando { $ability } sui tuoi: { $cards }
choice-without = Scoperto, senza usare { $ability }
choice-down = Coperto, per { $money }
choice-spy-target = Bersaglio
choice-spy-hideout = Covo
choice-spy-nothing = Da nessuna parte

## The table. These stand in columns of 15 letters; table-tie of 6, score-target, score-sum and score-money of 13,
## score-worth of 9, score-cells of 23.

table-hideouts = Covi
table-notes = Appunti
table-target = Bersaglio
table-worth = vale ora
table-leads = in testa
table-tie = pari
table-passed = fuori
note-hideout = { $hideout }: { $cards }
note-mixed = { $places } insieme: { $cards }
note-place-hideout =
    { $count ->
        [1] { $hideout }
       *[other] { $hideout } ({ $count })
    }
note-place-grid = { $player } su { $target }
note-place-box = la scatola
legend-crook = 7(+2) NW è uno scagnozzo di livello 7 che aggiunge 2 al suo bersaglio; è di Northside e Westside (O: Outfit). + davanti a uno scagnozzo: c’è sopra un Complice, i livelli si sommano.
legend-hidden = ▒▒▒ è uno scagnozzo coperto. Se sopra ▒▒▒ ci sono dei numeri, tu lo conosci; gli altri forse no.
legend-grid = «vale ora» e «in testa» contano solo gli scagnozzi che conosci; ? vuol dire che uno scagnozzo coperto può cambiare le cose. [5] indica ciò che puoi scegliere ora. Le lettere sono i covi, con i prezzi. ▸ indica di chi è il turno, × chi è fuori.
score-target = Bersaglio { $target }
score-worth = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
score-cells = livello +punti =somma
score-sum = Punti
score-money = Denaro

## The deck

deck-name = Scagnozzo
deck-level = Livello
deck-gangs = Bande
deck-ability = Abilità
deck-sum = { $cards ->
        [one] 1 scagnozzo
       *[other] { $cards } scagnozzi
    }
deck-members = { $gang } { $members }

## Che cosa è nascosto

holding-target = sul bersaglio { $target }
review-bluff = { $player } bluffa: { $what }, coperto { $where }. In base a ciò che avevano visto, gli altri dovevano aspettarsi qualcosa di più forte (probabilità { $believed }%) e avrebbero pensato a: { $guesses }.
review-trap = { $player } nasconde la propria forza: { $what }, coperto { $where }. In base a ciò che avevano visto, gli altri dovevano aspettarsi qualcosa di più debole (probabilità { $believed }%) e avrebbero pensato a: { $guesses }.
