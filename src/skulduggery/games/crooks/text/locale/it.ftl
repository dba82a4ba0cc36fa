### Crooks: abilities and gangs, events and questions, in Italian. Terms: crook = furfante, target = colpo, hideout = covo.

## The game

crooks-title = Crooks
crooks-blurb = Recluta furfanti, manda ciascuno al colpo giusto e lascia i rivali nel dubbio su chi si nasconde tra le carte coperte. Da 2 a 4 giocatori, 10-20 minuti.

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
ability-accomplice-text = Può essere messo sopra un tuo furfante già su un colpo; i loro livelli si sommano.
ability-swap = Scambio
ability-swap-text = Può prendere il posto di un tuo furfante, che si sposta su un colpo dove non ne hai.
ability-killer = Killer
ability-killer-text = Elimina dal gioco tutti i furfanti che un giocatore ha su questo colpo.
ability-boss = Boss
ability-boss-text = Si può prendere solo come ultima carta del suo covo e si gioca sempre scoperto.
ability-spy = Spia
ability-spy-text = Guarda tutti i furfanti coperti di un colpo oppure tutte le carte di un covo.

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
card-hidden = un furfante coperto
cards-moved =
    { $hidden ->
        [only] un proprio furfante coperto
        [too] { $cards } e un proprio furfante coperto
       *[no] { $cards }
    }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for whoever knows the cards.

event-deal = I furfanti sono distribuiti in { $hideouts } covi
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
            [yes] non puoi pagare nessuna pila ed esci
           *[no] non può pagare nessuna pila ed esce
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
        [yes] prendi un furfante dal covo { $hideout }
       *[no] prende un furfante dal covo { $hideout }
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
        [yes] piazzi { $card } sul colpo { $target }
       *[no] piazza { $card } sul colpo { $target }
    }
event-place-ability =
    { $you ->
        [yes] piazzi { $card } sul colpo { $target } e usi { $ability }
       *[no] piazza { $card } sul colpo { $target } e usa { $ability }
    }
event-place-down =
    { $you ->
        [yes] piazzi { $card } coperto sul colpo { $target }
       *[no] piazza { $card } coperto sul colpo { $target }
    }
event-place-hidden =
    { $you ->
        [yes] piazzi un furfante coperto sul colpo { $target }
       *[no] piazza un furfante coperto sul colpo { $target }
    }
event-gain =
    { $you ->
        [yes] prendi { $money } dalla banca
       *[no] prende { $money } dalla banca
    }
event-kill =
    { $you ->
        [yes] perdi { $cards } sul colpo { $target } per mano del Killer
       *[no] perde { $cards } sul colpo { $target } per mano del Killer
    }
event-move =
    { $you ->
        [yes] sposti { $cards } dal colpo { $target } al colpo { $to }
       *[no] sposta { $cards } dal colpo { $target } al colpo { $to }
    }
event-spy-nothing =
    { $you ->
        [yes] rinunci a spiare
       *[no] rinuncia a spiare
    }
event-spy-target =
    { $you ->
        [yes] spii il colpo { $target }
       *[no] spia il colpo { $target }
    }
event-spy-target-seen =
    { $you ->
        [yes] spii il colpo { $target } e vedi { $cards }
       *[no] spia il colpo { $target } e vede { $cards }
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
        [yes] scopri { $card } sul colpo { $target }
       *[no] scopre { $card } sul colpo { $target }
    }
event-score-target = Il colpo { $target } vale { $worth }: il livello più alto è { $level }, { $points } a { $players }
event-score-target-tie = Il colpo { $target } vale { $worth }: parità a livello { $level }, { $points } ciascuno a { $players }
event-score-target-nobody = Il colpo { $target } vale { $worth }: non c’è nessuno
event-score-gang = { $gang }: con { $members ->
        [one] 1 membro
       *[other] { $members } membri
    } { $who ->
        [you] ne hai
       *[other] { $player } ne ha
    } più di tutti, { $points } punti
event-score-gang-nobody = { $gang }: nessuno ha da solo il maggior numero di membri
event-end = { $players } vince con { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
event-end-money = In parità a { $points ->
        [one] 1 punto,
       *[other] { $points } punti,
    } { $players } vince con più denaro: { $money }.
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
event-end-you-money = In parità a { $points ->
        [one] 1 punto,
       *[other] { $points } punti,
    } vinci con più denaro: { $money }!

## Questions

ask-recruit = In quale covo recluti?
ask-recruit-broke = Non puoi pagare nessuna pila.
ask-take = Quale furfante prendi dal covo { $hideout }?
ask-take-nothing = Non puoi prendere nessuno dei furfanti del covo { $hideout }.
why-CR-RECRUIT-03 = si prende solo come ultima carta lì
why-CR-ROB-06 = non si può mettere da nessuna parte
ask-place = Sotto quale colpo piazzi { $card }?
ask-side = Come piazzi { $card } sotto il colpo { $target }?
ask-swap = Lo Scambio è sul colpo { $target }: su quale colpo va { $cards }?
ask-kill = Di chi sono i furfanti sul colpo { $target } che il tuo Killer elimina?
ask-spy = Dove guarda la tua Spia?

## Options

choice-pass = passa ed esci
choice-nothing = non prendere nulla; il prezzo resta pagato
choice-up = scoperto
choice-ability = scoperto, usando { $ability }
choice-kill-own = scoperto, usando { $ability } su una tua carta: { $cards }
choice-without = scoperto, senza usare { $ability }
choice-down = coperto, per { $money }
choice-spy-target = colpo
choice-spy-hideout = covo
choice-spy-nothing = da nessuna parte

## The table. These stand in columns of 15 letters; table-tie of 6, score-target, score-sum and score-money of 13,
## score-worth of 9, score-cells of 23.

table-hideouts = Covi
table-notes = Appunti
table-target = Colpo
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
note-place-grid = { $player } sul { $target }
note-place-box = la scatola
legend-crook = 7(+2) NW è un furfante di livello 7 che aggiunge 2 al suo colpo; è di Northside e Westside (O: Outfit). + davanti a un furfante: un Complice messo sopra, i livelli si sommano.
legend-hidden = ▒▒▒ è un furfante coperto. Se sopra ▒▒▒ ci sono dei numeri lo conosci, e forse gli altri no.
legend-grid = «vale ora» e «in testa» contano solo i furfanti che conosci; ? vuol dire che un furfante coperto può cambiarli. [5] segna ciò che puoi scegliere ora. Le lettere sono i covi, con il prezzo per reclutarvi. ▸ segna chi è di turno, × chi è fuori.
score-target = Colpo { $target }
score-worth = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
score-cells = livello +punti =somma
score-sum = Punti
score-money = Denaro

## The deck

deck-name = Furfante
deck-level = Livello
deck-gangs = Bande
deck-ability = Abilità
deck-sum = { $cards ->
        [one] 1 furfante
       *[other] { $cards } furfanti
    }
deck-members = { $gang } { $members }

## Perché una risposta è buona, e che cosa è nascosto

reason-in = restare più a lungo in gioco
reason-money = più soldi in mano
reason-targets = migliori prospettive sui colpi
reason-rivals = peggiori prospettive per i rivali
reason-gangs = un posto migliore nelle gang
reason-hidden = più carte coperte
reason-levels = furfanti più forti in tavola
holding-target = sul colpo { $target }
hint-taken = { $what } { $where }: qualcosa di più forte al { $stronger }% circa, di più debole al { $weaker }% circa.
review-bluff = { $player } bluffa: { $what }, nascosto { $where }. Da quel che avevano visto, gli altri dovevano crederlo più forte al { $believed }% e avrebbero pensato: { $guesses }.
review-trap = { $player } tende una trappola: { $what }, nascosto { $where }. Da quel che avevano visto, gli altri dovevano crederlo più debole al { $believed }% e avrebbero pensato: { $guesses }.
