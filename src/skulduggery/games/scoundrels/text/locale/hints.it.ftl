## Why a card that may be a bluff should be suspected or not

hint-weigh = { $best ->
    [suspect] { $likely ->
        [yes] È { $odds ->
            [100] quasi certamente un bluff
           *[other] probabilmente un bluff (circa { $odds }%)
        }: vale la pena rischiare uno scagnozzo.
       *[no] La carta { $odds ->
            [0] è quasi certamente onesta
           *[other] può anche essere onesta (bluff: circa { $odds }%)
        }, ma quello che puoi guadagnare vale il rischio di uno scagnozzo.
    }
    [trust] { $likely ->
        [yes] È { $odds ->
            [100] quasi certamente un bluff, ma ancora non basta
           *[other] probabilmente un bluff (circa { $odds }%), ma non è abbastanza sicuro
        }: se la carta è onesta, il tuo scagnozzo finisce in prigione.
       *[no] { $odds ->
            [0] La carta è quasi certamente onesta, e allora il tuo scagnozzo finirebbe in prigione.
           *[other] Un bluff è troppo improbabile (circa { $odds }%): se la carta è onesta, il tuo scagnozzo finisce in prigione.
        }
    }
   *[even] { $odds ->
        [0] La carta è quasi certamente onesta, ma
        [100] È quasi certamente un bluff, ma
       *[other] Un bluff è probabile circa al { $odds }%:
    } la reputazione per un bluff scoperto e uno scagnozzo in prigione pesano più o meno lo stesso.
}

## I motivi di un suggerimento

reason-safes = si ottengono casseforti con più tecnologia
reason-marks = i gettoni veri danno più tecnologia
reason-reputation = la reputazione è più alta
reason-icons = la banda ha più icone tecnologia
reason-money = restano più soldi
reason-henchmen = si tengono scagnozzi per dopo
reason-crew = si sfruttano meglio le capacità della tua banda
reason-knowledge = si sa di più sulle casseforti
reason-caught = si rischia meno di farsi scoprire a bluffare
reason-suspicion = rischi i tuoi scagnozzi solo dove un bluff è probabile
event-fact-safe = Prendi la cassaforte { $safe }, che contiene da { $least } a { $most } di tecnologia, in media { $mean }.
event-fact-safe-any = Così puoi rubare una cassaforte.
event-fact-stolen = La cassaforte { $safe } vale { $value } di tecnologia: le tue casseforti ne danno { $tech }{ $later }.
event-fact-safes =
    { $n ->
        [one] La tua cassaforte vale
       *[other] Le tue { $n } casseforti valgono
    } { $tech } di tecnologia{ $more }{ $later }.
event-fact-hired = { $scoundrel } vale { $tech } di tecnologia alla fine{ $later }.
event-fact-icons = La tua banda ha { $n ->
        [one] 1 icona tecnologia
       *[other] { $n } icone tecnologia
    }{ $more }{ $later }.
event-fact-reputation = La tua reputazione è { $rep } ({ $tech } di tecnologia alla fine){ $more }{ $later }.
event-fact-money = Ti restano { $money }{ $more }{ $later }.
event-fact-henchmen = Hai { $n ->
        [one] 1 scagnozzo disponibile
       *[other] { $n } scagnozzi disponibili
    }{ $more }{ $later }.
event-fact-honest = La carta { $card } nello slot { $slot } è onesta: nessuno può scoprirti a bluffare.
event-fact-spare = Dopo puoi ancora giocare onestamente { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } della tua mano{ $more }.
event-fact-opens = Lo slot { $slot } ti fa usare { $n ->
        [one] { $scoundrel }
       *[other] { $n } delle tue canaglie, come { $scoundrel }
    }.
event-fact-usable = Oggi puoi ancora usare { $scoundrel } in { $n ->
        [one] 1 slot
       *[other] { $n } slot
    }.
event-fact-scouted = Scopri la cassaforte { $safe }, che contiene da { $least } a { $most } di tecnologia, in media { $mean }.
event-fact-scouted-any = Così puoi esplorare una cassaforte.
event-fact-marked-true = Il gettone è vero: la cassaforte { $safe } vale { $value } di tecnologia, più 1 per il gettone.
event-fact-marked-low = Il gettone mente: { $number }, ma la cassaforte { $safe } vale { $value } di tecnologia. Chi ci crede te la lascia.
event-fact-marked-high = Il gettone mente: { $number }, ma la cassaforte { $safe } vale { $value } di tecnologia. Chi ci crede prende meno di quanto si aspetta.
event-fact-links =
    { $n ->
        [one] 1 freccia punta
       *[other] { $n } frecce puntano
    } a una canaglia della tua banda{ $more }.
hint-taken = { $what } { $where }: un bluff (circa { $bluff }%).
