### What the options of a table change in play, in Italian. They come where options are chosen or explained.

option-mode-about = La partita breve è ideale per imparare; un terzo giorno dà tempo di formare una banda più forte.
option-strategy_cards-about = Ogni leader ha anche una carta con una capacità propria: aggiungile quando conosci il gioco.
option-six_scoundrels-about = Un sesto posto significa bande più grandi e catene più lunghe: per giocatori esperti.
option-wild_saloon-about = C’è sempre una canaglia viola da ingaggiare, e puoi tenere tre casseforti in ogni giorno: per esperti.
option-start_from_zero-about = Tutti iniziano con lo 0 in mano, così la fortuna conta meno: per giocatori esperti.
option-leaders-about = I leader cambiano solo per nome, seme e carte strategia: a scelta se qualcuno ha un preferito.
option-suspicion-about = Sospettare quando si vuole è più vivace; i momenti fissi vanno bene se si gioca su più giorni.
option-day_end_order-about = Dice chi decide se più capacità partono insieme: non cambiarlo, se il tuo regolamento non dice altro.
option-journalist_own_card-about = I regolamenti stampati non concordano: scegli se il Giornalista può esplorare anche una tua carta.
option-memory_aid-about = Continua a mostrare le carte che hai guardato; toglilo se vuoi ricordarle da solo.

## Why options can’t be played together

option-refused-extended = «{ $option }» vale solo nella partita estesa: imposta «{ option-mode }» su «{ option-mode-extended }».
