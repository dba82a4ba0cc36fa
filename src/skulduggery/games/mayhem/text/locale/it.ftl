### Men of Mayhem: components, events and questions, in Italian. Terms: as in rules.it.ftl.

## The game

mayhem-title = Men of Mayhem
mayhem-blurb = Guida un club di motociclisti: prenditi i posti migliori della città, tratta, fai a botte, vendi al mercato nero e tieni alla larga la polizia. Dopo sei round vince chi ha più contanti. Da 2 a 6 giocatori, da 90 a 120 minuti.

## Table options: names and values

option-mode = Modalità
option-mode-unleaded = Unleaded: gang tutte uguali
option-mode-high-octane = High Octane: gang con regole proprie
option-gang_choice = Gang
option-gang_choice-draft = scelte a turno
option-gang_choice-fixed = assegnate
option-hollow_point = Punta cava
option-hollow_point-false = no
option-hollow_point-true = sì: niente ospedale
option-long_haul = Lunga percorrenza
option-long_haul-false = no, 6 round
option-long_haul-true = sì, 7 round
option-under_the_radar = Sotto traccia
option-under_the_radar-false = no
option-under_the_radar-true = sì: segnalini Ordine segreti
option-slim_pickings = Vacche magre
option-slim_pickings-false = no
option-slim_pickings-true = sì: mai più prospect che all’inizio
option-hardcore_cards = Carte hardcore
option-hardcore_cards-false = no
option-hardcore_cards-true = sì
option-deals = Accordi
option-deals-true = permessi
option-deals-false = nessuno
option-deal_log = Che cosa si sa degli accordi altrui
option-deal_log-private = solo chi li ha fatti
option-deal_log-public = anche le quantità
option-offers_per_step = Offerte per tornata, al massimo
option-offers_per_step-0 = 0
option-offers_per_step-1 = 1
option-offers_per_step-2 = 2
option-offers_per_step-3 = 3
option-offers_per_step-4 = 4
option-offers_per_step-5 = 5
option-offers_per_step-6 = 6
option-offers_per_step-7 = 7
option-offers_per_step-8 = 8
option-offers_per_step-9 = 9
option-offers_per_step-10 = 10
option-parley_before_guns = Tempo per trattare prima delle armi
option-parley_before_guns-false = no
option-parley_before_guns-true = sì
option-deal_protocol = Trattative
option-deal_protocol-live = in ogni momento
option-deal_protocol-sequential = solo a turno
option-ledger_help = Registro
option-ledger_help-false = nessuno
option-ledger_help-true = mostra quanto possono avere i rivali

## Goods, Dudes, places. $form: what something is done to (acc), who rides along (with), a name (nom). Of places also:
## what follows “at”, “to” and “from”, with or without that word, as the sentences in that language need it.

guns =
    { $n ->
        [1] { $n } arma
       *[other] { $n } armi
    }
contraband = { $n } di contrabbando
goods-none = niente
members =
    { $n ->
        [1] { $n } membro
       *[other] { $n } membri
    }
prospects = { $n } prospect
dudes-none = nessuno
dudes-from = { $dudes } { $place }
dude =
    { $kind ->
        [prospect] un prospect { $place }
       *[member] un membro { $place }
    }
place-clubhouse =
    { $form ->
        [acc] la sede
        [at] in sede
        [to] alla sede
        [from] dalla sede
       *[nom] sede
    }
place-emergency-room =
    { $form ->
        [acc] il { $name }
        [from] dal { $name }
        [nom] { $name }
       *[at] al { $name }
    }
# The names that take an article in a sentence, in the same order in each form. All others stand in quotation marks.
site-names =
    { $form ->
        [acc] l’Irish Freddy’s, la Stazione di polizia di Charming, l’Ospedale St. Thomas, il Laboratorio di taglio, la Fabbrica d’armi, il Surplus militare, il porto, il Ristorante Palace, lo Studio di film per adulti, il Laboratorio di meth in periferia, il Negozio di liquori, lo Studio di tatuaggi, il Bar sulla statale, il Banco dei pegni, la Corsa al confine, la Fiera delle armi, l’Angolo di spaccio, il Deposito di camion, la Pressa per munizioni, il Magazzino dei rivali, la Sala da gioco, lo Studio legale, il Rifugio sicuro, il Camion rapinato, l’Ordine del cartello, il Raduno di beneficenza, la Notte di poker, la Festa delle toppe, il Nascondiglio dei soldi, il Deposito prove, il Grosso acquirente, il Mercatino di scambio
        [from] dall’Irish Freddy’s, dalla Stazione di polizia di Charming, dall’Ospedale St. Thomas, dal Laboratorio di taglio, dalla Fabbrica d’armi, dal Surplus militare, dal porto, dal Ristorante Palace, dallo Studio di film per adulti, dal Laboratorio di meth in periferia, dal Negozio di liquori, dallo Studio di tatuaggi, dal Bar sulla statale, dal Banco dei pegni, dalla Corsa al confine, dalla Fiera delle armi, dall’Angolo di spaccio, dal Deposito di camion, dalla Pressa per munizioni, dal Magazzino dei rivali, dalla Sala da gioco, dallo Studio legale, dal Rifugio sicuro, dal Camion rapinato, dall’Ordine del cartello, dal Raduno di beneficenza, dalla Notte di poker, dalla Festa delle toppe, dal Nascondiglio dei soldi, dal Deposito prove, dal Grosso acquirente, dal Mercatino di scambio
        [nom] Irish Freddy’s, Stazione di polizia di Charming, Ospedale St. Thomas, Laboratorio di taglio, Fabbrica d’armi, Surplus militare, Il porto, Ristorante Palace, Studio di film per adulti, Laboratorio di meth in periferia, Negozio di liquori, Studio di tatuaggi, Bar sulla statale, Banco dei pegni, Corsa al confine, Fiera delle armi, Angolo di spaccio, Deposito di camion, Pressa per munizioni, Magazzino dei rivali, Sala da gioco, Studio legale, Rifugio sicuro, Camion rapinato, Ordine del cartello, Raduno di beneficenza, Notte di poker, Festa delle toppe, Nascondiglio dei soldi, Deposito prove, Grosso acquirente, Mercatino di scambio
       *[at] all’Irish Freddy’s, alla Stazione di polizia di Charming, all’Ospedale St. Thomas, al Laboratorio di taglio, alla Fabbrica d’armi, al Surplus militare, al porto, al Ristorante Palace, allo Studio di film per adulti, al Laboratorio di meth in periferia, al Negozio di liquori, allo Studio di tatuaggi, al Bar sulla statale, al Banco dei pegni, alla Corsa al confine, alla Fiera delle armi, all’Angolo di spaccio, al Deposito di camion, alla Pressa per munizioni, al Magazzino dei rivali, alla Sala da gioco, allo Studio legale, al Rifugio sicuro, al Camion rapinato, all’Ordine del cartello, al Raduno di beneficenza, alla Notte di poker, alla Festa delle toppe, al Nascondiglio dei soldi, al Deposito prove, al Grosso acquirente, al Mercatino di scambio
    }
site =
    { $gender ->
        [none] { $form ->
            [at] presso «{ $name }»
            [to] a «{ $name }»
            [from] da «{ $name }»
           *[nom] «{ $name }»
        }
       *[other] { $name }
    }
title = «{ $name }»
gang-plain = { $gang }, lato Unleaded
gang-start = All’inizio: { $goods }; Calore { $heat }; { $dudes }; ordini base { $base }
list-or = { $first } o { $last }
each-player = { $player } { $what }

## What locations, Club Orders and cards do

does-sell = vendere { $pay } per { $get }
does-spend = comprare { $get } per { $pay }
does-swap = scambiare { $pay } con { $get }
does-swap-both = scambiare { $pay } con { $get } o viceversa
order-cost = pagando { $pay }, { $text }
does-times =
    { $n ->
        [1] { $text }
       *[other] { $text }, fino a { $n }×
    }
does-take = prendere { $goods }
does-steal = rubare { $goods } a un rivale
does-steal-here = rubare { $goods } a un rivale che ha uomini in un luogo con i tuoi
does-claim-patch = prendere la Toppa del Mietitore
does-heal =
    { $n ->
        [1] curare 1 uomo
       *[other] curare fino a { $n } uomini
    }
does-promote = promuovere un prospect a membro per { $money }
does-promote-free = promuovere gratis un prospect a membro
does-convoy = Convoglio, da uno o due luoghi in un altro
does-ambush = Imboscata, con 1 altro segnalino Ordine: nella Rissa che scateni nessuno può chiamare rinforzi
does-gain = guadagnare { $what }
does-gain-heat = guadagnare { $n } di Calore
does-drop = ridurre il Calore di { $n }
does-per = { $text } { $unit }
does-up = { $text } (arrotondando per eccesso)
does-most = { $text }, al massimo { $n ->
        [1] 1 volta
       *[other] { $n } volte
    }
tokens =
    { $n ->
        [1] { $n } segnalino Ordine
       *[other] { $n } segnalini Ordine
    }
good-C = contanti
good-G = armi
good-K = contrabbando
unit-heat =
    { $n ->
        [1] per ogni punto di Calore
       *[other] ogni { $n } di Calore
    }
unit-members =
    { $n ->
        [1] per ogni membro
       *[other] ogni { $n } membri
    }
unit-prospects =
    { $n ->
        [1] per ogni prospect
       *[other] ogni { $n } prospect
    }
unit-dudes =
    { $n ->
        [1] per ogni uomo
       *[other] ogni { $n } uomini
    }
unit-sites =
    { $n ->
        [1] per ogni zona controllata
       *[other] ogni { $n } zone controllate
    }
unit-at =
    { $n ->
        [1] per ogni uomo { $place }
       *[other] ogni { $n } uomini { $place }
    }
with-heat = { $text }, Calore +{ $n }
place-heat = Calore +{ $n } per chi lo sfrutta
place-no-guns = qui niente armi nelle Risse
place-boost = Bonus: { $text }

## Whom a card hits, and how: said of them

who-each = Ogni gang
who-most =
    { $what ->
        [heat] Chi ha più Calore
        [members] Chi ha più membri
        [prospects] Chi ha più prospect
        [dudes] Chi ha più uomini
        [sites] Chi controlla più zone
       *[at] Chi ha più uomini { $place }
    }
who-least =
    { $what ->
        [heat] Chi ha meno Calore
        [members] Chi ha meno membri
        [prospects] Chi ha meno prospect
        [dudes] Chi ha meno uomini
        [sites] Chi controlla meno zone
       *[at] Chi ha meno uomini { $place }
    }
who-if =
    { $what ->
        [heat] Chi ha almeno { $n } di Calore
        [members] Chi ha almeno { $n ->
            [1] 1 membro
           *[other] { $n } membri
        }
        [prospects] Chi ha almeno { $n } prospect
        [dudes] Chi ha almeno { $n ->
            [1] 1 uomo
           *[other] { $n } uomini
        }
        [sites] Chi controlla almeno { $n ->
            [1] 1 zona
           *[other] { $n } zone
        }
       *[at] Chi ha almeno { $n ->
            [1] 1 uomo
           *[other] { $n } uomini
        } { $place }
    }
effect = { $who } { $steps }
hits-gain = guadagna { $what }
hits-gain-heat = guadagna { $n } di Calore
hits-lose = perde { $what }
hits-lose-half =
    { $good ->
        [C] perde metà dei contanti (arrotondando per difetto)
        [G] perde metà delle armi (arrotondando per difetto)
       *[K] perde metà del contrabbando (arrotondando per difetto)
    }
hits-drop = riduce il proprio Calore di { $n }
hits-fall = si prende la colpa
hits-jail = indica un rivale, che rimette un uomo nella riserva
hits-bill = paga { $money } per ogni proprio uomo al Pronto soccorso, che altrimenti muore

## What Hassles and gangs change

change-forbid-sell =
    { $good ->
        [G] non si possono vendere armi
        [K] nei luoghi non si può vendere contrabbando
       *[all] nei luoghi non si può vendere niente
    }
change-forbid-spend = non si può comprare niente
change-forbid-swap =
    { $good ->
        [G] non si possono dare armi in scambio
        [K] non si può dare contrabbando in scambio
       *[all] non si può scambiare niente
    }
change-forbid-skim = non si può prendere niente gratis
change-forbid-steal = non si può rubare niente
change-forbid-gain = nei luoghi non si guadagnano Calore, prospect e segnalini Ordine
change-forbid-drop = nei luoghi non si può ridurre il Calore
change-add-sell =
    { $good ->
        [G] ogni vendita di armi rende { $money } in più
        [K] ogni vendita di contrabbando rende { $money } in più
       *[all] ogni vendita rende { $money } in più
    }
change-add-spend = ogni acquisto rende { $money }
change-add-swap =
    { $good ->
        [G] ogni scambio di armi rende { $money }
        [K] ogni scambio di contrabbando rende { $money }
       *[all] ogni scambio rende { $money }
    }
change-recruit_count = un Reclutamento porta { $n } prospect
change-traffic_bonus = i limiti di mercato da 1 a 3 crescono di { $n }
change-traffic_shift = il mercato nero conta { $n } di Calore in più
change-throw_prospects =
    { $n ->
        [0] per una Rissa serve un membro
       *[1] per scatenare una Rissa bastano i prospect
    }
change-fall_prospects =
    { $n ->
        [0] solo i membri si prendono la colpa
       *[1] anche i prospect possono prendersi la colpa
    }
change-hot_extra = i luoghi con icone di Calore danno { $n } di Calore in più
change-ride_max =
    { $n ->
        [1] una Corsa sposta al massimo 1 uomo
       *[other] una Corsa sposta al massimo { $n } uomini
    }
change-ride_cost =
    { $n ->
        [1] una Corsa costa 1 segnalino Ordine
       *[other] una Corsa costa { $n } segnalini Ordine
    }
change-guns_allowed =
    { $n ->
        [0] niente armi nelle Risse
       *[1] le armi sono permesse
    }
change-gun_heat =
    { $n ->
        [0] estrarre armi non dà Calore
       *[other] estrarre armi dà { $n } di Calore
    }
change-backup =
    { $n ->
        [0] nessuno può chiamare rinforzi
       *[1] si possono chiamare rinforzi
    }
change-er_survive = al Pronto soccorso un uomo vive con { $n } o più
change-on-fall = quando un membro si prende la colpa, la gang { $step }

## Anarchy cards

card-obstacle = Ostacolo: { $card }
card-hassle = Grana: { $card }
card-opportunity = Occasione: { $card }
card-last-call = Ultima chiamata: { $card }
card-text = { $card } – { $text }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-die =
    { $you ->
        [yes] tiri un { $n }
       *[no] tira un { $n }
    }
event-gang =
    { $you ->
        [yes] guidi la gang { $gang }
       *[no] guida la gang { $gang }
    }
event-round = Comincia il round { $n }
event-claim =
    { $you ->
        [yes] prendi i tuoi segnalini Ordine
       *[no] prende i suoi segnalini Ordine
    }
event-claim-seen =
    { $you ->
        [yes] prendi { $tokens }
       *[no] prende { $tokens }
    }
event-site = Si rivela una zona: { $place }
event-card = Si rivela una carta. { $card }
event-hit = { $card } riguarda { $players }
event-hit-each = { $card } riguarda ogni gang
event-hit-none = { $card } non riguarda nessuno
event-turn =
    { $you ->
        [yes] sei di turno
       *[no] è di turno
    }
event-passed =
    { $you ->
        [yes] non hai più segnalini Ordine
       *[no] non ha più segnalini Ordine
    }
event-order-sit =
    { $you ->
        [yes] aspetti
       *[no] aspetta
    }
event-order-recruit =
    { $you ->
        [yes] recluti
       *[no] recluta
    }
event-order-exploit =
    { $you ->
        [yes] sfrutti { $place }
       *[no] sfrutta { $place }
    }
event-order-throw-down =
    { $you ->
        [yes] scateni una Rissa { $place }
       *[no] scatena una Rissa { $place }
    }
event-order-ambush =
    { $you ->
        [yes] scateni una Rissa { $place } con un’Imboscata: niente rinforzi
       *[no] scatena una Rissa { $place } con un’Imboscata: niente rinforzi
    }
event-order-patch-in =
    { $you ->
        [yes] affili un prospect
       *[no] affilia un prospect
    }
event-order-ride =
    { $you ->
        [yes] sposti { $dudes } { $source } { $goal }
       *[no] sposta { $dudes } { $source } { $goal }
    }
event-order-club =
    { $you ->
        [yes] dai un Ordine del club
       *[no] dà un Ordine del club
    }
event-order-convoy =
    { $you ->
        [yes] formi un Convoglio
       *[no] forma un Convoglio
    }
event-convoy =
    { $you ->
        [yes] vai { $goal }: { $dudes }
       *[no] va { $goal }: { $dudes }
    }
event-exploit =
    { $you ->
        [yes] usi { $place } ({ $text })
       *[no] usa { $place } ({ $text })
    }
event-exploit-boost =
    { $you ->
        [yes] paghi 1 segnalino Ordine per il Bonus: { $text }
       *[no] paga 1 segnalino Ordine per il Bonus ({ $text })
    }
event-trade =
    { $n ->
        [1] { $you ->
            [yes] fai affari una volta
           *[no] fa affari una volta
        }
       *[other] { $you ->
            [yes] fai affari { $n } volte
           *[no] fa affari { $n } volte
        }
    }
event-trade-none =
    { $you ->
        [yes] non fai affari
       *[no] non fa affari
    }
event-gain =
    { $you ->
        [yes] ricevi { $goods }
       *[no] riceve { $goods }
    }
event-pay =
    { $you ->
        [yes] paghi { $goods }
       *[no] paga { $goods }
    }
event-lose =
    { $you ->
        [yes] perdi { $goods }
       *[no] perde { $goods }
    }
event-steal =
    { $whom ->
        [you] cerca di rubarti { $goods }
       *[other] { $you ->
            [yes] cerchi di rubare { $goods } a { $player }
           *[no] cerca di rubare { $goods } a { $player }
        }
    }
event-steal-seen =
    { $whom ->
        [you] ti ruba { $goods }
       *[other] { $you ->
            [yes] rubi { $goods } a { $player }
           *[no] ruba { $goods } a { $player }
        }
    }
event-steal-short =
    { $whom ->
        [you] cerca di rubarti { $goods }; bottino: { $taken }
       *[other] { $you ->
            [yes] cerchi di rubare { $goods } a { $player }; bottino: { $taken }
           *[no] cerca di rubare { $goods } a { $player }; bottino: { $taken }
        }
    }
event-peek =
    { $whom ->
        [you] guarda dietro il tuo schermo e vede che cosa ti resta: { $goods }
       *[other] { $you ->
            [yes] guardi dietro lo schermo di { $player } e vedi che cosa resta: { $goods }
           *[no] guarda dietro lo schermo di { $player } e vede che cosa resta: { $goods }
        }
    }
event-tokens =
    { $you ->
        [yes] guadagni { $tokens }
       *[no] guadagna { $tokens }
    }
event-patch =
    { $you ->
        [yes] ora hai la Toppa del Mietitore
       *[no] ora ha la Toppa del Mietitore
    }
event-heal =
    { $you ->
        [yes] riprendi { $dudes } dal Pronto soccorso
       *[no] riprende { $dudes } dal Pronto soccorso
    }
event-recruit =
    { $you ->
        [yes] accogli { $dudes }
       *[no] accoglie { $dudes }
    }
event-promote =
    { $you ->
        [yes] fai diventare membro un prospect { $place }
       *[no] fa diventare membro un prospect { $place }
    }
event-heat-gain =
    { $you ->
        [yes] guadagni { $n } di Calore (ora { $now })
       *[no] guadagna { $n } di Calore (ora { $now })
    }
event-heat-drop =
    { $you ->
        [yes] riduci il Calore di { $n } (ora { $now })
       *[no] riduce il Calore di { $n } (ora { $now })
    }
event-fall =
    { $you ->
        [yes] fai prendere la colpa a { $dude }: Calore { $now }
       *[no] fa prendere la colpa a { $dude }: Calore { $now }
    }
event-out =
    { $you ->
        [yes] non hai nessuno che si prenda la colpa: la tua gang viene sciolta e lascia { $goods }
       *[no] non ha nessuno che si prenda la colpa: la gang viene sciolta e lascia { $goods }
    }
event-back-up =
    { $you ->
        [yes] chiami rinforzi: { $dudes }
       *[no] chiama rinforzi: { $dudes }
    }
event-back-up-none =
    { $you ->
        [yes] non chiami rinforzi
       *[no] non chiama rinforzi
    }
event-guns-chosen =
    { $you ->
        [yes] hai deciso quante armi estrarre
       *[no] ha deciso quante armi estrarre
    }
event-guns-chosen-seen =
    { $you ->
        [yes] estrarrai { $guns }
       *[no] estrarrà { $guns }
    }
event-guns = Armi: { $amounts }
event-totals = Rissa { $place }: { $totals }; { $who ->
        [you] vinci tu
       *[other] vince { $player }
    }
event-totals-tied = Rissa { $place }: { $totals }; non vince nessuno
event-shot =
    { $whom ->
        [you] ferisce un tuo uomo
       *[other] { $you ->
            [yes] ferisci un uomo di { $player }
           *[no] ferisce un uomo di { $player }
        }
    }
event-injured =
    { $you ->
        [yes] mandi { $dudes } al Pronto soccorso
       *[no] manda { $dudes } al Pronto soccorso
    }
event-home =
    { $you ->
        [yes] torni a casa con { $dudes }
       *[no] torna a casa con { $dudes }
    }
event-ready =
    { $you ->
        [yes] hai finito di trattare
       *[no] ha finito di trattare
    }
event-traffic-chosen =
    { $you ->
        [yes] hai deciso quanto smerciare
       *[no] ha deciso quanto smerciare
    }
event-traffic-chosen-seen =
    { $you ->
        [yes] smercerai { $goods }
       *[no] smercerà { $goods }
    }
event-traffic = Mercato nero: { $amounts }
event-market = In tutto { $goods }, a { $money } l’uno
event-offer =
    { $whom ->
        [you] ti offre { $terms }
        [all] { $you ->
            [yes] offri a tutti { $terms }
           *[no] offre a tutti { $terms }
        }
       *[other] { $you ->
            [yes] offri a { $player } { $terms }
           *[no] offre a { $player } { $terms }
        }
    }
event-expired = { $offer } non vale più
event-declined = { $offer } è stata rifiutata
event-withdrawn = { $offer } è stata ritirata
event-deal =
    { $whom ->
        [you] fa un accordo con te
       *[other] { $you ->
            [yes] fai un accordo con { $player }
           *[no] fa un accordo con { $player }
        }
    }
event-deal-seen =
    { $whom ->
        [you] fa un accordo con te (dà: { $given }, riceve: { $wanted })
       *[other] { $you ->
            [yes] fai un accordo con { $player } (dai: { $given }, ricevi: { $wanted })
           *[no] fa un accordo con { $player } (dà: { $given }, riceve: { $wanted })
        }
    }
event-jail =
    { $whom ->
        [you] indica te
       *[other] { $you ->
            [yes] indichi { $player }
           *[no] indica { $player }
        }
    }
event-dude-lost =
    { $you ->
        [yes] perdi { $dude }
       *[no] perde { $dude }
    }
event-bill =
    { $you ->
        [yes] paghi per: { $paid }; morti: { $dead }
       *[no] paga per: { $paid }; morti: { $dead }
    }
event-clean-up = Pulizia: si tolgono i segni e le carte
event-emergency-lives =
    { $kind ->
        [prospect] { $you ->
            [yes] tiri un { $n }: il prospect vive
           *[no] tira un { $n }: il prospect vive
        }
       *[member] { $you ->
            [yes] tiri un { $n }: il membro vive
           *[no] tira un { $n }: il membro vive
        }
    }
event-emergency-dies =
    { $kind ->
        [prospect] { $you ->
            [yes] tiri un { $n }: il prospect muore
           *[no] tira un { $n }: il prospect muore
        }
       *[member] { $you ->
            [yes] tiri un { $n }: il membro muore
           *[no] tira un { $n }: il membro muore
        }
    }
event-blinds = Si alzano gli schermi. { $players }
event-last-die =
    { $you ->
        [yes] tiri un { $n }: in tutto { $total }
       *[no] tira un { $n }: in tutto { $total }
    }
event-end =
    { $who ->
        [you] Hai vinto
       *[other] Vince { $player }
    }
holdings = { $player }: { $what }

## Offers in sentences. $terms: what is given for what.

terms = { $given } per { $wanted }
terms-gift = { $given } in regalo
terms-plea = un bel niente per { $wanted }
offer =
    { $maker ->
        [you] { $whom ->
            [all] la tua offerta a tutti ({ $terms })
           *[other] la tua offerta a { $player } ({ $terms })
        }
       *[other] { $whom ->
            [you] l’offerta che { $from } ti ha fatto ({ $terms })
            [all] l’offerta di { $from } a tutti ({ $terms })
           *[other] l’offerta di { $from } a { $player } ({ $terms })
        }
    }

## Questions. One that a card asks is put behind its name.

ask-by = { $card }. { $question }
ask-pick = Quale gang guidi?
ask-order = Quale ordine dai?
ask-where-exploit = Quale luogo sfrutti?
ask-where-throw-down = Dove scateni una Rissa?
ask-where-ambush = Dove tendi l’Imboscata?
ask-where-patch-in = Dove affili un prospect?
ask-where-club = Quale ordine del club?
ask-ride-from = Da dove parti?
ask-ride-to = { $place }: verso dove?
ask-ride-who = { $place } { $goal }: chi parte?
ask-back-up-who = { $place }: chi viene a combattere?
ask-convoy = Chi viaggia nel Convoglio?
ask-convoy-more = Finora: { $dudes }. Qualcun altro si unisce al Convoglio?
ask-exploit = Che cosa usi { $place }?
ask-count = { $pay } per { $get }: quante volte?
ask-direction = In quale senso scambi?
ask-alternative = Che cosa prendi?
ask-steal = Che cosa rubi, e a chi?
ask-heal = Chi lascia il Pronto soccorso?
ask-promote = Quale prospect diventa membro?
ask-back-up = Chiami rinforzi { $place }?
ask-back-up-more = Finora: { $dudes }. Chiami altri rinforzi { $place }?
ask-guns = Quante armi estrai { $place }?
ask-shoot =
    { $n ->
        [1] Di chi è l’uomo che ferisci { $place }?
       *[other] Hai ancora { $n } ferite da dare { $place }: di chi è l’uomo che ferisci?
    }
ask-injured =
    { $n ->
        [1] Quale tuo uomo resta ferito { $place }?
       *[other] Quali { $n } tuoi uomini restano feriti { $place }?
    }
ask-take-patch = Hai battuto chi ha la Toppa del Mietitore. La prendi?
ask-exploit-now = Sfrutti subito { $place } per 1 segnalino Ordine?
ask-fall = Chi si prende la colpa?
ask-traffic = Quanto contrabbando smerci?
ask-jail = Quale rivale perde un uomo?
ask-jailed = Quale tuo uomo finisce dentro?
ask-desert = Da dove diserta un tuo uomo?
ask-bill = Per chi paghi? Gli altri muoiono.
ask-ready = Si tratta! Hai finito?
ask-offer = Fai un’offerta?
ask-reply = { $offer }: accetti?
ask-accept = Quale offerta accetti?
ask-decline = Quale offerta rifiuti?
ask-counter = Quale controfferta fai?
ask-withdraw = Quale tua offerta ritiri?

## Options

choice-yes = Sì
choice-no = No
choice-sit = Aspetta
choice-recruit = Recluta
choice-exploit = Sfrutta { $place }
choice-throw-down = Rissa { $place }
choice-ambush = Rissa { $place } con Imboscata (2 segnalini Ordine)
choice-patch-in = Affilia ({ $place })
choice-club = Ordine del club: { $text }
choice-convoy = Convoglio
choice-some-ride = Corri…
choice-some-exploit = Sfrutta…
choice-some-throw-down = Scatena Rissa…
choice-some-ambush = Tendi Imboscata…
choice-some-patch-in = Affilia…
choice-some-club = Ordine del club…
choice-done = Fatto
choice-again = Ricomincia
choice-finish = Basta così
choice-boost = Bonus per 1 segnalino Ordine: { $text }
choice-none = Nessuna volta
choice-swap = Dai { $pay }, ricevi { $get }
choice-steal = { $goods } a { $player }
choice-no-back-up = Niente rinforzi
choice-no-guns = Nessun’arma
choice-no-traffic = Niente
choice-ready = Avanti
choice-no-offer = Nessuna offerta
choice-offer = Offri a { $whom } { $terms }
choice-everybody = tutti
choice-accept = Accetta { $offer }
choice-decline = Rifiuta { $offer }
choice-withdraw = Ritira { $offer }

## Che cosa non va in un accordo, e che cosa andrebbe

objection-have = { $good ->
    [C] Contanti
    [G] Armi
   *[K] Contrabbando
  }: ne offri { $n }, dietro il tuo schermo ne hai { $most }. Offri al massimo quanto hai.
objection-total = { $good ->
    [C] Contanti
    [G] Armi
   *[K] Contrabbando
  }: ne chiedi { $n }. Se ne può chiedere al massimo { $most }.
objection-pay = { $good ->
    [C] Contanti
    [G] Armi
   *[K] Contrabbando
  }: devi pagarne { $n }, dietro il tuo schermo ne hai { $most }. Potrai accettare quando ne avrai { $n }.
objection-cost = { $good ->
    [G] Armi
   *[K] Contrabbando
  }: devi pagarne { $n }, dietro il tuo schermo ne hai { $most }.
objection-both = { $good ->
    [C] Contanti
    [G] Armi
   *[K] Contrabbando
  }: ne offri { $n } e ne chiedi { $wanted }. La stessa merce va in una sola direzione: togli una delle due quantità.
objection-nothing = Non offri e non chiedi nulla. Metti almeno una cosa.
objection-self = Non puoi fare un’offerta alla tua gang. Scegli un’altra gang, o tutte.
objection-nobody = Quella gang non è in gioco. Scegline una che lo sia, o tutte.
objection-stands = Una tua offerta a { $to ->
    [all] tutte
   *[one] questa gang
  } è ancora valida. Prima ritirala, o aspetta la risposta.
objection-many = Offerte già fatte: { $n } su { $most } possibili per ora. Potrai farne altre nella prossima tornata.
objection-again = Questa stessa offerta è stata appena rifiutata o ritirata. Cambia una quantità o scegli un’altra gang.

## Why something can’t be done now, in few words, by rule

why-MM-ORD-08 = ordine inesistente
why-MM-ORD-10 = senza effetto
why-MM-RIDE-01 = troppo pochi segnalini Ordine
why-MM-RIDE-03 = non si muove nessuno
why-MM-RIDE-04 = sede di un rivale
why-MM-RIDE-05 = non in gioco
why-MM-RIDE-06 = Pronto soccorso
why-MM-CARD-H6-1 = troppi uomini per una Corsa
why-MM-GEN-11 = non in gioco
why-MM-EXP-01 = non sotto il tuo controllo
why-MM-EXP-02 = già sfruttato in questo round
why-MM-EXP-05 = regola inesistente
why-MM-EXP-06 = già usata
why-MM-BOOST-01 = nessun segnalino Ordine rimasto
why-MM-BOOST-04 = già usato
why-MM-MOD-02 = vietato o impossibile ora
why-MM-THROW-01 = manca un rivale o un tuo uomo
why-MM-THROW-02 = nessun membro sul posto
why-MM-GANG-CALAVERAS-2 = niente Imboscata
why-MM-REC-02 = nessun prospect rimasto
why-MM-PIN-01 = nessun prospect lì
why-MM-PIN-03 = tutti i membri sono già nella gang
why-MM-PIN-04 = al Pronto soccorso
why-MM-CLUB-01 = nessun Ordine del club
why-MM-DEAL-04 = partner inesistente
why-MM-DEAL-08 = ora niente accordi
why-MM-DEAL-11 = quantità non ammesse
why-MM-DEAL-12 = più di quanto hai
why-MM-DEAL-13 = più di quanto esiste
why-MM-DEAL-16 = impossibile da pagare
why-MM-DEAL-19 = un’offerta così è già aperta
why-MM-DEAL-20 = basta offerte per ora
why-MM-DEAL-21 = appena rifiutata o ritirata

## The table in the terminal

table-round = Round { $n } di { $of }
table-phase-0 = preparazione
table-phase-1 = segnalini
table-phase-2 = rivelazione
table-phase-3 = ordini
table-phase-4 = Mercato nero
table-phase-5 = ultime chiamate
table-phase-6 = pulizia
table-phase-7 = finita
table-supply = scorta: { $guns }, { $contraband }
table-out = sciolta
table-patch = Toppa del Mietitore
table-heat = calore { $n }
table-tokens = ordini { $n }
table-home = in sede { $dudes }
table-cash = contanti
table-gangs-alike = Sul lato Unleaded tutte le gang sono uguali. { $text }.
table-deal-key = D: fai un’offerta
table-offer-hint = Scrivi un’offerta come «offer all 2C for 1G»: C sono i contanti, G le armi, K il contrabbando; al posto di all va anche il numero di un giocatore.
legend-places = Ogni riquadro è un luogo: il suo numero, × se è stato sfruttato in questo round, chi lo controlla e chi c’è. 2+1 vuol dire 2 membri e 1 prospect. [5] si può scegliere ora; ▒ è coperto.
legend-gangs = ▶ sta davanti alla gang di turno; ★ segna chi ha la Toppa del Mietitore. Su uno schermo piccolo ☼ è il Calore, ● i segnalini Ordine, ⌂ chi è in sede, ✚ i feriti.
legend-offers = Per fare un’offerta, scrivila: offer 2 1G for 3C offre al giocatore 2 un’arma per 3 $.

# cards show

deck-name = Nome
deck-id = Id
deck-says = Che cosa dice
deck-evidence = Da dove vengono i valori
deck-starting = Luoghi iniziali
deck-random = Luoghi casuali
deck-cards = Carte Anarchia
deck-hardcore = Carte hardcore
deck-clubs = Club e sedi
deck-proof =
    { $kind ->
        [printed] stampato
        [implied] segue dallo stampato
        [ruling] decisione
       *[house] nostro
    }

## Alcune risposte, e che cosa è nascosto

answer-finish = non usare altro del luogo
answer-rule = usare ciò che il luogo offre
answer-guns = armi: { $n }
answer-traffic = contrabbando da vendere: { $n }
answer-back-up = chiamare i rinforzi
answer-convoy = formare un Convoglio
answer-direction = scegliere il senso dello scambio
holding-blind = dietro lo schermo
holding-good = { $good } { $n }
