### Texts of Men of Mayhem that only a screen needs, in Italian. Everything else is shared with the terminal.

## The credits

web-credit = Sons of Anarchy: Men of Mayhem è un gioco di Aaron Dill, John Kovaleski e Sean Sweigart (Gale Force Nine, 2014).

## The table

web-round = Round { $n } di { $of }
web-phase-setup = Preparazione
web-phase-claim = Ordini
web-phase-reveal = Rivelazione
web-phase-orders = Ordini in corso
web-phase-market = Mercato nero
web-phase-last-calls = Ultime chiamate
web-phase-clean-up = Pulizia
web-phase-over = La partita è finita
web-market = Mercato nero: contrabbando in tutto, contanti per ognuno
web-supply = Nella riserva: armi e contrabbando
web-no-cards = Nessuna carta Anarchia in gioco
web-heat = Calore { $n }
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
web-exploited = usato
web-price-now = { $now } (stampato: { $printed })
web-face-down = Un luogo coperto
web-fight = Rissa: { $place }
web-player = Giocatore

## Orders

web-order-at = { $place }: quale ordine?
web-dudes-short =
    { $prospects ->
        [0] { $members } M
       *[other] { $members ->
            [0] { $prospects } P
           *[other] { $members } M + { $prospects } P
        }
    }
web-about-sides = In oro: High Octane, ogni gang con regole proprie. In grigio: Unleaded, gang tutte uguali.
web-pick-sure = Guidi la gang { $gang }?
web-pick-yes = Guida questa gang
web-about-guns = Tutti scelgono in segreto. Ogni arma estratta conta nella Rissa, ferisce un tizio rivale e va persa. Chi ne estrae attira Calore.
web-about-traffic = Tutti scelgono in segreto. Più si vende in tutto, meno frutta ogni pezzo. Chi vende attira Calore.
web-about-fall = Troppo Calore: un tuo membro torna nella riserva.
web-about-patch = Chi ce l’ha viene per primo nei turni e vince le parità.
web-about-ready = Ora si possono fare e accettare offerte. Si va avanti quando tutti sono pronti.
web-about-back-up = Ogni luogo da cui chiami costa 1 segnalino Ordine.
web-no-members = Nessun membro

## Deals

web-make-offer = Fai un’offerta …
web-compose-below = Scrivila dalla tua parte del tavolo.
web-gives = dà
web-wants = vuole
web-accept = Accetta
web-decline = Rifiuta
web-withdraw = Ritira
web-counter = Rilancia …
web-counter-offer = Controfferta
web-counter-declines = La tua controfferta rifiuta subito la sua.
web-offer-to = A
web-offer-gives = Io do
web-offer-wants = Io voglio
web-less = Meno: { $good }
web-more-of = Più: { $good }
web-of-mine = su { $n }
web-offer-empty = Metti qualcosa su uno dei lati.
web-send-offer = Fai questa offerta

# How somebody plays
web-figure-hid = Risse in cui le armi disponibili sono rimaste nascoste: { $n } su { $of } ({ $share }%)
web-figure-right = Furti riusciti per intero: { $n } su { $of } ({ $share }%)

## What others are doing

web-waits-pick = { $player } sceglie una gang.
web-not-now = Che cosa non si può fare ora
web-not-now-ask = Niente di questo si può fare ora. Premi una voce per leggere perché.
web-waits-order = { $player } sta per dare un ordine.
web-waits-fight = La Rissa continua: decide { $player }.
web-waits-market = { $player } pensa al Mercato nero.
web-waits-deal = Tempo di trattare: si aspetta { $player }.
web-waits-fall = { $player } deve prendersi la colpa.
web-waits-use = { $player } sceglie che cosa usare.
web-waits-act = Decide { $player }.

## The end

web-scoring = Si alzano gli schermi
web-last-die = Ultimo tiro
web-scoring-legend = Vince chi ha più contanti; poi la Toppa del Mietitore, poi più armi, poi un ultimo tiro.

## How to play

web-help-aim = Guidi un club di motociclisti. Dopo l’ultimo round vince chi ha più contanti; contanti, armi e contrabbando restano fino ad allora dietro il tuo schermo.
web-help-round = Ogni round: prendi gli ordini (uno per membro più la base del club), si scoprono luoghi e carte Anarchia, si danno ordini a turno, si vende al Mercato nero, si ripulisce.
web-help-orders = Premi un luogo per vedere cosa puoi farci: spostare i tuoi tizi, sfruttare ciò che tieni da solo, scatenare una Rissa dove ci sono rivali.
web-help-fight = In una Rissa ogni parte tira un dado e aggiunge 1 per prospect, 2 per membro, 3 per arma. Ogni arma manda un tizio rivale al Pronto soccorso e porta Calore.
web-help-market = Al Mercato nero tutti scelgono in segreto quanto contrabbando vendere: più ce n’è, meno vale. Il Calore limita quanto puoi vendere; oltre 4 qualcuno si prende la colpa.
web-help-deals = Tratta con chiunque mentre qualcuno pensa a un ordine: contanti, armi, contrabbando, uno scambio immediato. Le promesse non vincolano.
web-help-sign-member = Membro
web-help-sign-prospect = Prospect
web-help-sign-token = Ordine; davanti a una regola: il Bonus, per un ordine in più
web-help-sign-heat = Calore
web-help-sign-guns = Armi; barrata: qui non si estraggono
web-help-sign-contraband = Contrabbando
web-help-sign-patch = Toppa del Mietitore: inizia e vince i pareggi
web-help-sign-emergency = Pronto soccorso: un tiro decide chi vive
web-help-boost = il Bonus di un luogo

# The lab
web-lab-game-orders = ordini
web-lab-game-fights = risse
web-lab-game-deaths = morti
web-lab-game-falls = colpe prese
web-lab-game-out = bande sciolte
web-lab-game-cash = contanti di tutte le bande
web-lab-game-winner = contanti del vincitore
web-lab-game-trafficked = contrabbando smerciato
web-lab-game-deals = accordi
web-lab-event-steal = furti
web-lab-event-jail = tizi incarcerati
web-lab-event-offer = offerte
