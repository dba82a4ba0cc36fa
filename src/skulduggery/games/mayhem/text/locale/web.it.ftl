### Texts of Men of Mayhem that only a screen needs, in Italian. Everything else is shared with the terminal.

## The credits

web-credit = Sons of Anarchy: Men of Mayhem è un gioco di Aaron Dill, John Kovaleski e Sean Sweigart (Gale Force Nine, 2014).

## The table

web-round = Round { $n } di { $of }
web-phase-setup = Preparazione
web-phase-claim = Segnalini
web-phase-reveal = Rivelazione
web-phase-orders = Ordini
web-phase-market = Mercato nero
web-phase-last-calls = Ultime chiamate
web-phase-clean-up = Pulizia
web-phase-over = Partita finita
web-market = Mercato nero: contrabbando venduto in tutto, contanti per ogni carico
web-market-step = { $range } venduti: { $cash } l’uno
web-market-sold = venduti
web-market-last =
    { $n ->
        [one] Ultimo mercato: { $n } venduto per { $cash }
       *[other] Ultimo mercato: { $n } venduti, { $cash } l’uno
    }
web-sale = Ogni gang scopre quanto vende.
web-sale-none = Nessuno vende niente.
web-market-mine =
    { $n ->
        [one] Se se ne vende { $n }: { $cash }
       *[other] Se se ne vendono { $n }: { $cash } l’uno
    }
web-supply = Nella scorta: armi e contrabbando
web-no-cards = Nessuna carta Anarchia in gioco
web-heat = Calore { $n }
web-heat-limits = Quanto può vendere al massimo una gang al Mercato nero: { $limits }
web-heat-limit =
    con Calore { $heat }: { $n ->
        [-1] quanto vuole
        [0] niente
       *[other] { $n }
    }
web-tokens = Ordini: { $n }
web-orders-left = Ordini
web-good-cash = Contanti
web-good-guns = Armi
web-good-contraband = Contrabbando
web-patch = Toppa del Mietitore
web-out = sciolta
web-clubhouse = Nella sede: { $dudes }
web-my-clubhouse = La mia sede
web-pool = Da reclutare: { $dudes }
web-control = Controlla: { $player }
web-contested = Conteso
web-exploited = sfruttato
web-price-now = { $now } (stampato: { $printed })
web-barred = { $text } (ora vietato)
web-face-down = Una zona coperta
web-fight = Rissa: { $place }
web-fight-begun =
    { $you ->
        [yes] Attacchi tu.
       *[no] Attacca { $player }.
    }
web-fight-ties =
    { $you ->
        [yes] Hai la Toppa del Mietitore e vinci i pareggi.
       *[no] { $player } ha la Toppa del Mietitore e vince i pareggi.
    }
web-fight-no-ties = La Toppa del Mietitore non è qui: in caso di pareggio non vince nessuno.
web-fight-won =
    { $you ->
        [yes] Vinci { $sum } a { $next }.
       *[no] { $player } vince { $sum } a { $next }.
    }
web-fight-won-tie =
    { $you ->
        [yes] Pareggio a { $sum }: hai la Toppa del Mietitore e vinci tu.
       *[no] Pareggio a { $sum }: { $player } ha la Toppa del Mietitore e vince.
    }
web-fight-tied = Pareggio a { $sum } senza la Toppa del Mietitore: non vince nessuno e tutti tornano a casa.
web-fight-die = tira { $n }
web-fight-attacked = { $player } ti attacca.
web-fight-odds = Per ora vinci con una probabilità del { $now }%. Armi e rinforzi successivi possono ancora cambiare le cose.
web-fight-odds-unarmed = Per ora vinci con una probabilità del { $now }%. Qui nessuno può estrarre armi; rinforzi successivi possono ancora cambiare le cose.
web-fight-odds-gun = Per ora vinci con una probabilità del { $now }%, con un’arma del { $more }%. Armi e rinforzi successivi possono ancora cambiare le cose.
web-fight-odds-guns = Le tue probabilità di vincere: il primo numero se i rivali estraggono tutte le armi che possono avere, il secondo se non ne estraggono nessuna.
web-player = Giocatore

## Orders

web-order-at = { $place }: quale ordine?
web-drop-token = Metti un segnalino Ordine su un luogo
web-token-where = Dove metti il segnalino Ordine?
web-ride-here = Corri qui…
web-about-sides = Oro: High Octane, ogni gang con regole proprie. Grigio: Unleaded, gang tutte uguali.
web-pick-sure = Vuoi guidare { $gang }?
web-pick-yes = Guida questa gang
web-about-guns =
    Tutti scelgono in segreto. Un’arma dà +3, ferisce un uomo rivale e si scarta; { $heat ->
        [no] stavolta estrarne non porta Calore.
       *[yes] estrarne porta Calore.
    }
web-about-traffic = Tutti scelgono in segreto. Più si vende in tutto, meno rende ogni carico. Chi vende prende Calore.
web-about-limit = Con il tuo Calore puoi vendere al massimo { $n }.
web-market-barred = Il tuo Calore è { $heat }: in questo round non puoi vendere.
web-sale-barred = Calore { $heat }: niente vendita
web-about-fall = Un tuo membro torna nella riserva.
web-about-patch = Chi ce l’ha comincia e vince i pareggi.
web-about-ready = Ora si può trattare. Si va avanti quando tutti sono pronti.
web-about-back-up = Premi un luogo per chiamare uomini da lì: 1 segnalino Ordine per luogo, per quanti uomini arrivino.
web-no-members = Nessun membro
web-idle = ora senza effetto

## Deals

web-make-offer = Fai un’offerta…
web-offer = Fai un’offerta
web-compose-below = Preparala dalla tua parte del tavolo.
web-gives =
    { $you ->
        [yes] dai
       *[no] dà
    }
web-wants =
    { $you ->
        [yes] vuoi
       *[no] vuole
    }
web-accept = Accetta
web-decline = Rifiuta
web-withdraw = Ritira
web-counter = Rilancia…
web-counter-offer = Controfferta
web-counter-declines = Con la controfferta rifiuti subito la sua offerta.
web-offer-accepted = { $player } accetta: { $terms }.
web-offer-declined = { $player } rifiuta: { $terms }.
web-offer-countered = { $player } rifiuta e rilancia: { $terms }.
web-offer-to = A
web-offer-gives = Dai
web-offer-wants = Vuoi
web-less = Meno: { $good }
web-more-of = Più: { $good }
web-of-mine = su { $n }
web-offer-empty = Metti qualcosa da una delle due parti.
web-send-offer = Invia l’offerta

# How somebody plays
web-figure-hid = Risse con armi tenute nascoste: { $n } su { $of } ({ $share }%)
web-figure-right = Furti riusciti per intero: { $n } su { $of } ({ $share }%)

## What others are doing

web-waits-pick = { $player } sta scegliendo una gang.
web-not-now = Ordini non disponibili…
web-not-now-ask = Nessuno di questi è possibile ora. Premine uno per sapere perché.
web-ride-start = Da qui
web-ride-goal = Qui
web-waits-order = { $player } sta per dare un ordine.
web-waits-fight = La Rissa continua: decide { $player }.
web-waits-market = { $player } sta pensando al Mercato nero.
web-waits-deal = Si tratta! In attesa di { $player }.
web-waits-fall = { $player } sta scegliendo chi si prende la colpa.
web-waits-use = { $player } sta scegliendo che cosa usare.
web-waits-act = Decide { $player }.

## The end

web-scoring = Si alzano gli schermi
web-last-die = Ultimo tiro
web-scoring-legend = Vince chi ha più contanti. In parità: la Toppa del Mietitore, poi più armi, poi un tiro di dado.

## How to play

web-help-aim = Guidi un club di motociclisti. Dopo l’ultimo round vince chi ha più contanti; contanti, armi e contrabbando restano fino ad allora dietro il tuo schermo.
web-help-round = Ogni round: prendi i segnalini Ordine (uno per membro più la base del club), scopri luoghi e carte Anarchia, dai ordini a turno, vendi al Mercato nero. Infine c’è la Pulizia.
web-help-orders = Trascina un segnalino Ordine su un luogo, o premilo, per vedere che cosa puoi farci: spostare i tuoi uomini, sfruttarlo se lo controlli, scatenare una Rissa dove ci sono rivali. Trascina i tuoi uomini su un altro luogo per farli correre lì.
web-help-fight = In una Rissa ogni gang tira un dado e aggiunge 1 per prospect, 2 per membro, 3 per arma. Ogni arma manda un uomo rivale al Pronto soccorso; chi ne estrae prende Calore.
web-help-market = Al Mercato nero tutti scelgono in segreto quanto contrabbando vendere: più ce n’è, meno vale. Il Calore limita quanto puoi vendere; se supera 4, uno dei tuoi si prende la colpa.
web-help-deals = Mentre qualcuno pensa a un ordine puoi trattare con chiunque: contanti, armi, contrabbando, scambio immediato. Le promesse non sono vincolanti.
web-help-sign-member = Membro
web-help-sign-prospect = Prospect
web-help-sign-token = Segnalino Ordine; davanti a una regola: il Bonus, che ne costa un altro
web-help-sign-heat = Calore
web-help-sign-guns = Armi; se barrate, qui non si estraggono
web-help-sign-contraband = Contrabbando
web-help-sign-patch = Toppa del Mietitore: chi ce l’ha comincia e vince i pareggi
web-help-sign-emergency = Pronto soccorso: un tiro di dado decide chi vive
web-help-boost = il Bonus di un luogo

# The lab
web-lab-game-orders = ordini
web-lab-game-fights = risse
web-lab-game-deaths = morti
web-lab-game-falls = colpe prese
web-lab-game-out = gang sciolte
web-lab-game-cash = contanti di tutte le gang
web-lab-game-winner = contanti di chi vince
web-lab-game-trafficked = contrabbando smerciato
web-lab-game-deals = accordi
web-lab-event-steal = furti
web-lab-event-jail = uomini incarcerati
web-lab-event-offer = offerte

## The lobby

mayhem-variant = Una nostra variante per due giocatori.
