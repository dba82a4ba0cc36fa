## I motivi di un suggerimento

reason-in = restano più turni prima di dover passare
reason-money = resta più denaro in mano
reason-targets = è probabile fare più punti sui bersagli
reason-rivals = il rivale più forte ottiene meno punti sui bersagli
reason-gangs = è probabile fare più punti con le bande
reason-hidden = restano coperti più scagnozzi e i rivali ne sanno meno
reason-levels = gli scagnozzi sul tavolo hanno livelli più alti
event-fact-lead = Sei in testa sul bersaglio { $target } con livello { $mine } contro { $theirs }: { $points } in più{ $later }.{ $unseen }
event-fact-lead-from = Superi { $rival } sul bersaglio { $target } con livello { $mine } contro { $theirs }: { $points } in più{ $later }.{ $unseen }
event-fact-lead-tie = Raggiungi la parità sul bersaglio { $target } (livello { $mine }): { $points } in più{ $later }.{ $unseen }
event-fact-loss = { $player } perde { $points } sul bersaglio { $target }{ $later }.{ $unseen }
event-fact-gang = { $gang }: hai più membri di tutti, { $mine } contro { $theirs }, e ti dà { $points }{ $later }.{ $unseen }
event-fact-strong = Contando gli scagnozzi che non hai visto, nel covo { $hideout } ce n’è uno di livello { $level } o più con il { $odds }% di probabilità.
event-fact-seen = Sai che lì puoi prendere { $card }.
event-fact-level = { $card }: livello { $level }{ $more }.
event-fact-modifier = { $card } fa valere il suo bersaglio { $points } in più.
event-fact-total = Con gli scagnozzi che conosci avresti { $mine }, { $player } { $theirs }{ $later }.
event-fact-spot = Vedi { $n ->
        [one] uno scagnozzo coperto
       *[other] { $n } scagnozzi coperti
    } sul bersaglio { $target }.
event-fact-look = Vedi { $n ->
        [one] uno scagnozzo che non conosci
       *[other] { $n } scagnozzi che non conosci
    } nel covo { $hideout }.
event-fact-secret = Solo tu sai che { $card } è sul bersaglio { $target }: i rivali non possono sapere chi è in testa lì.
event-fact-margin = Sei avanti sul bersaglio { $target } con livello { $mine } contro { $theirs }{ $later }.{ $unseen }
event-fact-money = Ti restano { $money }{ $more }{ $later }.
fact-unseen = {" "}{ $n ->
        [one] Uno scagnozzo coperto non è contato.
       *[other] { $n } scagnozzi coperti non sono contati.
    }
hint-taken = { $what } { $where }: per gli altri è qualcosa di più forte (circa { $stronger }%) o di più debole (circa { $weaker }%).
