### Texts of Crooks that only a screen needs, in Italian. Everything else is shared with the terminal.

## The credits

web-credit = Crooks è un gioco di Neil Crowley (White Goblin Games, 2012).

## The table

web-grid = I colpi e le file dei giocatori
web-turn = di turno
web-nothing = niente
web-empty = vuoto
web-hideout = { $count ->
        [0] Covo { $hideout }, vuoto
        [one] Covo { $hideout }, 1 furfante, { $price }
       *[other] Covo { $hideout }, { $count } furfanti, { $price }
    }
web-seen = Hai visto che cosa c’è qui
web-seen-some = Hai visto una parte di ciò che c’è qui
web-spoken-recruit = Recluta nel covo { $hideout } per { $price }
web-pass-sure = Passi? Poi non hai più turni in questa partita.
web-pass-yes = Sì, esco
# before one spends too much
web-only-so = solo { $ability }
web-last-crook = restano { $left }, e il covo più economico costerà { $price }
web-last-crook-about = «!»: quel che ti resta non basta per nessun covo. Se rimane così, al tuo prossimo turno dovrai passare.
web-waits-recruit = { $player } sceglie un covo.
web-waits-take = { $player } sceglie un furfante.
web-waits-place = { $player } sceglie un colpo.
web-waits-swap = { $player } sposta un furfante.
web-waits-kill = { $player } sceglie una vittima.
web-waits-spy = { $player } sceglie dove spiare.
web-note-box = la scatola

## Cards

web-card-level = { $name }, livello { $level }
web-card-hidden = Furfante coperto di { $player }
web-card-known = Coperto, lo conosci: { $card }
web-lens-hidden = È coperto; tu lo conosci, gli altri forse no.
web-lens-worth =
    { $way ->
        [more] Il suo colpo vale { $by } in più.
       *[less] Il suo colpo vale { $by } in meno.
    }
web-lens-gangs = Banda: { $gangs }.

# How somebody plays
web-figure-hid = Furfanti messi coperti: { $n } su { $of } ({ $share }%)

## The scoring

web-scoring-legend = In ogni casella: livello o membri della banda, e i punti che portano. Una banda in parità non paga nessuno; a pari punti decide il denaro.
web-worth = vale

## Help

web-help-recruit = Recluta: scegli un covo, paga 1 $ per ogni furfante che c’è, guardali e prendine uno.
web-help-rob = Rapina: piazzalo nella tua fila sotto un colpo, scoperto, o coperto per 1 $ in più. Oppure passa: da lì in poi non giochi più.
web-help-end = Quando tutti hanno passato, il livello più alto su ogni colpo ne prende i punti. Anche avere più membri di una banda porta punti.
web-help-card = Un furfante: il livello, accanto ciò che aggiunge o toglie al colpo, a destra le bande, in fondo l’abilità, che funziona solo se è piazzato scoperto.
web-help-back = Un furfante coperto, nel colore di chi lo possiede. Se lo conosci, i suoi numeri vi sono scritti a matita.
web-help-seen = Hai visto tutti i furfanti di questo covo.
web-help-half = Hai visto furfanti che possono essere qui; qualcuno poi ne ha preso uno.
web-help-doubt = Valore e primo posto di un colpo contano solo i furfanti che conosci; ? vuol dire che uno coperto può cambiarli.

# The lab
web-lab-event-take = furfanti presi
web-lab-placed-down = furfanti coperti
web-lab-placed-up = furfanti scoperti
web-lab-event-kill = furfanti uccisi
web-lab-event-move = furfanti spostati
web-lab-event-gain = borseggi
