### Texts of Crooks that only a screen needs, in Italian. Everything else is shared with the terminal.

## The credits

web-credit = Crooks è un gioco di Neil Crowley (White Goblin Games, 2012).

## The table

web-grid = I bersagli e le file dei giocatori
web-turn = di turno
web-nothing = niente
web-empty = vuoto
web-hideout = { $count ->
        [0] Covo { $hideout }, vuoto
        [one] Covo { $hideout }, 1 scagnozzo, { $price }
       *[other] Covo { $hideout }, { $count } scagnozzi, { $price }
    }
web-seen = Hai visto tutto ciò che c’è qui
web-seen-some = Hai visto una parte delle carte qui
web-may-change = Uno scagnozzo coperto può ancora cambiare il valore di questo bersaglio.
# A player’s members of a gang
web-gang-members = { $gang }: { $count ->
        [one] 1 membro.
       *[other] { $count } membri.
    }
web-gang-doubt = Gli scagnozzi coperti possono aggiungerne altri.
web-gang-worth = Alla fine chi ha più membri riceve { $worth }.
web-nobody-leads = Qui nessuno è in testa
web-fresh = Cambiato dopo la tua ultima mossa
web-spoken-recruit = Recluta nel covo { $hideout } per { $price }
web-pass-sure = Passi definitivamente?
web-pass-what = Non avrai altri turni. Quello che hai piazzato conta ancora, il denaro solo in caso di parità.
web-pass-yes = Sì, passo
web-kill-own-sure = Elimini i tuoi scagnozzi sul bersaglio { $target }?
web-kill-own-what = Il tuo Killer prende il loro posto. Fuori dal gioco: { $crooks }.
web-kill-own-yes = Sì, elimina
# The first turn: what comes next
web-first-recruit = Paghi 1 $ per ogni carta che contiene, le guardi tutte e ne tieni una.
web-first-take = Poi lo piazzi sotto un bersaglio; gli altri tornano nel covo.
web-first-place = Poi scegli se scoperto o coperto.
# Under “Face up” or “Face down”: what it does, in a few words
web-face-down = Coperto
web-side-up = visibile a tutti
web-side-down = segreto, per { $money }
web-side-without = senza abilità
web-side-pickpocket = prendi 2 $
web-side-killer = elimina scagnozzi
web-side-spy = spia le carte
# before one spends too much
web-only-so = { $ability ->
        [accomplice] rinforza il tuo scagnozzo
        [swap] sposta altrove il tuo scagnozzo
        [killer] elimina il tuo scagnozzo
       *[other] solo con l’abilità
    }
web-last-crook = ti restano { $left } (covo più economico: { $price })
web-last-crook-about = «!»: dopo non potrai permetterti nessun covo. Se i prezzi non scendono, al prossimo turno dovrai passare.
web-waits-recruit = { $player } sta scegliendo un covo.
web-waits-take = { $player } sta scegliendo uno scagnozzo.
web-waits-place = { $player } sta scegliendo un bersaglio.
web-waits-swap = { $player } sta spostando uno scagnozzo.
web-waits-kill = { $player } sta scegliendo una vittima.
web-waits-spy = { $player } sta scegliendo dove spiare.

## Cards

web-card-level = { $name }, livello { $level }
web-card-hidden = Scagnozzo coperto di { $player }
web-card-known = Coperto, ma lo conosci: { $card }
web-card-own = Il tuo scagnozzo coperto: { $card }
web-lens-hidden = È coperto. Tu lo conosci; gli altri forse no.
web-lens-worth =
    { $way ->
        [more] Il suo bersaglio vale { $by } in più.
       *[less] Il suo bersaglio vale { $by } in meno.
    }
web-lens-gangs = Banda: { $gangs }.

# How somebody plays
web-figure-hid = Scagnozzi piazzati coperti: { $n } su { $of } ({ $share }%)

## The scoring

web-scoring-legend = Ogni casella mostra il livello o i membri della banda e i punti che valgono. Una banda in parità non dà punti; a parità di punti decide il denaro.
web-worth = vale

# The targets as the pictures show them: alone, at the start of a sentence, as a place.
web-target = { $target ->
        [2] Banco dei pegni
        [3] Bar clandestino
        [4] Gioielleria
        [5] Ippodromo
        [6] Casinò
        [7] Museo
        [8] Banca
        [9] Treno blindato
       *[other] Bersaglio { $target }
    }
web-target-the = { $target ->
        [2] Il banco dei pegni
        [3] Il bar clandestino
        [4] La gioielleria
        [5] L’ippodromo
        [6] Il casinò
        [7] Il museo
        [8] La banca
        [9] Il treno blindato
       *[other] Il bersaglio { $target }
    }
web-target-at = { $target ->
        [2] al banco dei pegni
        [3] al bar clandestino
        [4] in gioielleria
        [5] all’ippodromo
        [6] al casinò
        [7] al museo
        [8] in banca
        [9] sul treno blindato
       *[other] sul bersaglio { $target }
    }

# On the board, target by target
web-night = Cala la notte sulla città…
web-night-next = Avanti

# The newspaper. Its sentences are about names, never about “you”.
web-paper-name = Il Notturno
web-paper-date = Edizione della notte · { $targets } bersagli · { $crews } giocatori
web-paper-results = Risultati
web-paper-you = (tu)
web-paper-place = Chiudi al { $place }º posto.
web-paper-place-shared = Chiudi al { $place }º posto a pari merito.
web-headline-clear = { $winner } si prende la città, { $best } a { $next }
web-headline-narrow = { $winner } per un soffio, { $best } a { $next }
web-headline-rout = Comanda { $winner }, { $best } a { $next }
web-headline-late = Ribaltone all’alba: { $winner }, { $best } a { $next }
web-headline-money = Pari a { $best }: { $winner } si compra la città
web-headline-shared = { $winner } si spartiscono la città
web-headline-shared-you = { $winner } vi spartite la città
web-news-haul = Il bottino più ricco
web-news-haul-text = { $target } frutta { $worth }. Va tutto a { $players }.
web-news-haul-you = { $target } frutta { $worth }. Va tutto a te.
web-news-haul-shared = { $target } frutta { $worth }, da dividere: { $share } ciascuno a { $players }.
web-news-trap = Era una trappola
web-news-trap-text = Coperto { $target }: { $crook }, con gli omaggi di { $owner }. A { $players } { $share ->
        [0] non resta nulla
        [one] ne resta 1
       *[other] ne restano { $share }
    }.
web-news-trap-you = Coperto { $target }: { $crook }, con gli omaggi di { $owner }. A te { $share ->
        [0] non resta nulla
        [one] ne resta 1
       *[other] ne restano { $share }
    }.
web-news-trap-mine = Coperto { $target }: { $crook }, con i tuoi omaggi. A { $players } { $share ->
        [0] non resta nulla
        [one] ne resta 1
       *[other] ne restano { $share }
    }.
web-news-gang = Le bande hanno deciso
web-news-gang-text = { $gang ->
        [outfit] L’Outfit
        [westside] La Westside
       *[northside] La Northside
    } sta con { $player }: { $members ->
        [one] 1 membro
       *[other] { $members } membri
    }, { $points }.
web-news-gang-you = { $gang ->
        [outfit] L’Outfit
        [westside] La Westside
       *[northside] La Northside
    } sta con te: { $members ->
        [one] 1 membro
       *[other] { $members } membri
    }, { $points }.
web-news-waste = Tanto per niente
web-news-waste-text = { $target } non vale nulla. Sentite condoglianze a { $players }.
web-news-waste-you = { $target } non vale nulla. Le nostre più sentite condoglianze.
web-news-purse = I soldi nel materasso
web-news-purse-text = { $player } torna a casa con { $money } mai spesi. Il denaro non dà punti.
web-news-purse-you = Torni a casa con { $money } mai spesi. Il denaro non dà punti.

## Help

web-help-recruit = Recluta: scegli un covo, paga 1 $ per ogni scagnozzo che contiene, guardali e prendine uno.
web-help-rob = Rapina: piazza lo scagnozzo nella tua fila sotto un bersaglio, scoperto, o coperto per 1 $ in più. Oppure passa: non avrai altri turni.
web-help-end = Quando tutti hanno passato, il livello più alto su ogni bersaglio ne vince i punti. Chi ha più membri di una banda riceve { $worth }.
web-help-card = Uno scagnozzo: il livello, il modificatore che cambia il valore del bersaglio, a destra le bande, in fondo l’abilità. L’abilità funziona solo se lo piazzi scoperto.
web-help-hidden = Uno scagnozzo coperto, nel colore del suo proprietario. Solo lui lo conosce.
web-help-back = Uno scagnozzo coperto di un rivale, che hai visto. L’occhio aperto e la nota a matita li vedi solo tu.
web-help-own = Un tuo scagnozzo coperto. L’occhio barrato vuol dire che i rivali non lo vedono.
web-help-seen = Hai visto tutti gli scagnozzi di questo covo.
web-help-half = Hai visto scagnozzi che potrebbero essere qui, ma da allora qualcuno ne ha preso uno.
web-help-doubt = Il valore di un bersaglio, chi è in testa e i membri di una banda si calcolano solo con gli scagnozzi che conosci. Il simbolo ? vuol dire che uno coperto può cambiare le cose.
web-help-modified = Gli scagnozzi presenti fanno valere il bersaglio più o meno del suo numero.
web-help-hat = Un cappello su un bersaglio: il suo proprietario è in testa lì.
web-help-corner = Un angolo dorato: qui è cambiato qualcosa dopo la tua ultima mossa.

# The lab
web-lab-event-take = scagnozzi presi
web-lab-placed-down = scagnozzi coperti
web-lab-placed-up = scagnozzi scoperti
web-lab-event-kill = scagnozzi eliminati
web-lab-event-move = scagnozzi spostati
web-lab-event-gain = borseggi
