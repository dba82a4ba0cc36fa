### What the options of a table change in play, in Italian. They come where options are chosen or explained.

option-mode-about = Per cominciare scegli Unleaded; in High Octane ogni gang ha vantaggi propri da imparare.
option-gang_choice-about = Sceglietele se avete una preferita; assegnate, si comincia prima.
option-hollow_point-about = Senza ospedale è più difficile salvare gli uomini feriti e le Risse costano di più: per esperti.
option-long_haul-about = Aggiunge un round con altre tre carte Anarchia: per chi ha tempo.
option-under_the_radar-about = Non vedi più quanti ordini restano ai rivali: per chi ama tenere il conto.
option-slim_pickings-about = Non puoi reclutare oltre i prospect iniziali, quindi ogni uomo è prezioso: per giocatori esperti.
option-hardcore_cards-about = Mescola quattro carte più spietate nel mazzo Anarchia: per chi conosce il gioco.
option-deals-about = I giocatori possono scambiare tra loro; senza accordi la partita è più rapida e tranquilla.
option-deal_log-about = Con quantità segrete i rivali sono più difficili da valutare; mostrale se qualcuno è alle prime armi.
option-offers_per_step-about = Più offerte vogliono dire più trattative; meno offerte, partita più svelta.
option-parley_before_guns-about = Ferma ogni Rissa per un altro giro di accordi: per gruppi che amano trattare.
option-deal_protocol-about = Trattare quando si vuole è come al tavolo vero; a turno va bene se si gioca su più giorni.
option-ledger_help-about = Tiene il conto di ciò che può avere ogni rivale: un aiuto per chi è alle prime armi.
