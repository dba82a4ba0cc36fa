### Texts of the pages that show a recorded game, in Italian; the terminal says some of them, too.

## A recorded game

replay-step = Passo { $step } di { $last }
replay-eyes = come lo vede { $player }
replay-open = carte scoperte

## Analisi della partita, e suggerimenti. $chance, $cost, $gain: centesimi della vittoria.

review-title = Analisi della partita
review-method = Le probabilità di vittoria sono stime. Bot veloci continuano la partita da ogni posizione { $rounds } volte, più spesso dove è probabile un errore grave. Dopo { $reach } mosse si giudica in base ad altre partite. ± è il margine dovuto al caso. Come giochino davvero queste persone non si sa. La curva conosce tutte le carte. Suggerimenti e giudizi sulle mosse si basano solo su ciò che il giocatore sapeva: le loro cifre possono scostarsi molto dalla curva.
review-summary = In breve
review-all = Leggi tutto
review-less = Meno
review-verdict = { $player }: { $won ->
        [yes] una vittoria
        [gone] un abbandono
       *[no] una sconfitta
    }{ $by ->
        [luck] , soprattutto per { $won ->
            [yes] fortuna
           *[no] sfortuna
        }{ $luck ->
            [deal] {" "}in ciò che è stato distribuito, pescato o tirato
            [hidden] {" "}in ciò che nessuno poteva vedere
           *[unsure] { "" }
        }
        [own] , soprattutto per il proprio gioco
        [others] , soprattutto per il gioco degli altri
       *[nothing] { "" }
    }.
review-counts = Imprecisioni: { $slips }, errori: { $mistakes }, errori gravi: { $giveaways }. Ogni mossa è costata in media { $lost } punti percentuali di probabilità di vittoria.
review-worst = La mossa più costosa
review-best-bluff = Il bluff migliore
review-curve = Probabilità di vittoria, a carte scoperte
review-accounts = Fortuna e abilità
review-accounts-note = Caso: ciò che è stato distribuito, pescato e tirato. Carte nascoste: l’effetto delle carte che chi giocava non poteva conoscere. Gioco: le mosse a confronto con semplici regole pratiche. Il trattino vuol dire che l’effetto può essere nullo.
review-none = Nessuno.
review-at = Passo { $step }
review-player = Giocatore
review-odds = { $chance }% ± { $margin }
review-better = { $whose ->
        [other] Mossa migliore per { $player }
       *[mine] Mossa migliore
    }: { $words }.
review-ring-best = Mossa migliore
review-ring-played = Giocata
review-ring-tried = Provata
review-marked = { $player }, { $mark }. { $better } Probabilità di vittoria { $after }% invece di { $before }% (±{ $error }), solo in base a ciò che { $player } sapeva.
review-marked-mine = { $mark }. { $better } Probabilità di vittoria { $after }% invece di { $before }% (±{ $error }), solo in base a ciò che sapevi.
review-known = Solo in base a ciò che sapevi: probabilità di vittoria { $after }% (±{ $error }) { $best ->
        [yes] dopo la mossa migliore
       *[no] dopo questa mossa, { $before }% dopo la migliore
    }.
review-why = { $won ->
        [yes] Perché hai vinto
       *[no] Perché hai perso
    }
review-when = { $unit ->
        [day] giorno { $n }, passo { $step }
        [round] round { $n }, passo { $step }
       *[step] passo { $step }
    }
review-why-cost = La tua mossa più costosa ({ $when }): { $did }.
review-why-chance = La tua mossa ti ha lasciato il { $after }% di probabilità di vittoria invece del { $before }%, solo in base a ciò che sapevi.
review-why-bluff = Il tuo bluff migliore ({ $when }): { $did }.
review-why-find = Il tuo momento migliore ({ $when }): { $did }.
review-why-swing = A carte scoperte, la tua probabilità di vittoria è passata da { $before }% a { $after }%.
review-why-nothing = { $won ->
        [yes] Non hai vinto grazie a una singola mossa.
       *[no] Non hai perso per una singola mossa.
    }
review-why-slowly = La tua probabilità di vittoria è cambiata poco alla volta.
review-why-resigned = Hai abbandonato ({ $when }). A carte scoperte, la tua probabilità di vittoria era del { $chance }%.
review-why-turn = { $won ->
        [yes] L’aiuto più grande
       *[no] Il colpo più duro
    } { $own ->
        [yes] è venuto da una tua mossa
       *[no] non è venuto da una tua mossa
    } ({ $when }): { $did }.
review-why-unknown = Non potevi saperlo: solo in base a ciò che sapevi, questa mossa { $mark ->
        [slip] era solo un’imprecisione
       *[none] non era un errore
    }.
review-score = Punteggio finale: tu { $mine }, { $player } { $theirs }.
review-part = Differenza maggiore: { $part } (tu { $mine }, { $player } { $theirs }).
review-left = Avanzato a fine partita: { $things }. { $level ->
        [yes] Non dà punti, ma il punteggio è pari: è questo che decide.
       *[no] Non dà punti, al massimo decide un pareggio.
    }
review-often = Nelle partite di prova ha vinto più spesso: { $before } volte su 100 invece di { $after }.
review-also = Che cos’altro ti è costato
review-wrongly = Hai sospettato di { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }: { $wrong ->
        [one] { $wrong } era onesta
       *[other] { $wrong } erano oneste
    }.
review-sources = Da dove vengono i punti
review-total = Totale
review-why-again = Rigioca questo momento
review-why-show = Mostramelo
review-gain = Rispetto alla migliore mossa onesta, { $up ->
        [yes] ha reso { $gain } punti percentuali (±{ $error })
        [no] è costato { $gain } punti percentuali (±{ $error })
       *[even] non ha fatto una chiara differenza (±{ $error } punti percentuali)
    }.
review-suspected = { $player } sospetta { $bluff ->
        [yes] un bluff
       *[no] una giocata onesta
    }. In base a ciò che { $player } poteva sapere, la probabilità di un bluff era { $odds }%: { $right ->
        [yes] sospetto fondato
       *[no] meglio fidarsi
    }.
review-trusted = { $player } si fida di { $bluff ->
        [yes] un bluff
       *[no] una giocata onesta
    }. In base a ciò che { $player } poteva sapere, la probabilità di un bluff era { $odds }%: meglio sospettare.
mark-slip = imprecisione
mark-mistake = errore
mark-giveaway = errore grave
account-deal = Caso
account-hidden = Carte nascoste
account-own = Gioco proprio
account-others = Gioco altrui
effect-much-up = ha aiutato molto
effect-up = ha aiutato
effect-down = ha danneggiato
effect-much-down = ha danneggiato molto
effect-unclear = –

## Review

web-review-start = Tutto è pronto e la partita comincia.
web-review-hidden = Questa partita non può essere mostrata
web-review-closed = Solo chi ha giocato può rivedere questa partita; l’host può aprirla a tutti.
review-begin = Analizza la partita
review-so-far = Finora:
review-wait = Analisi in corso: { $done }%
review-share = { $share }%
review-earlier = { $mine ->
    [yes] Il tuo momento chiave
   *[no] Momento chiave
} precedente
review-later = { $mine ->
    [yes] Il tuo momento chiave
   *[no] Momento chiave
} successivo
review-moment = Momento
review-moments = Momenti chiave
review-everybody = di tutti
mark-bluff = bluff
mark-suspicion = sospetto
count-decisions = Mosse
count-best = Mosse migliori
count-brilliant = Bluff brillanti
count-slips = Imprecisioni
count-mistakes = Errori
count-giveaways = Errori gravi
count-average = Probabilità persa in media
review-report = Qualità delle mosse
review-turn = Punto di svolta
review-swing = Probabilità di vittoria di { $player }: prima { $before }%, dopo { $after }%.
review-swing-mine = La tua probabilità di vittoria: prima { $before }%, dopo { $after }%.
review-verdict-mine = Hai { $won ->
        [yes] vinto
        [gone] abbandonato
       *[no] perso
    }{ $by ->
        [luck] { $too ->
            [yes] ; nel complesso la sfortuna{ $luck ->
                [deal] {" "}in ciò che è stato distribuito, pescato o tirato
                [hidden] {" "}in ciò che nessuno poteva vedere
               *[unsure] { "" }
            } ha pesato più delle tue mosse
           *[no] , soprattutto per { $won ->
                [yes] fortuna
               *[no] sfortuna
            }{ $luck ->
                [deal] {" "}in ciò che è stato distribuito, pescato o tirato
                [hidden] {" "}in ciò che nessuno poteva vedere
               *[unsure] { "" }
            }
        }
        [own] , soprattutto per come hai giocato
        [others] , soprattutto per come hanno giocato gli altri
       *[nothing] { "" }
    }.
review-clean = Nessun errore evidente.
review-about = circa { $share }%
mark-brilliant = bluff brillante
web-first = All’inizio
web-previous = Un passo indietro
web-next = Un passo avanti
web-last = Alla fine
web-run = Riproduci
web-pause = Pausa

## A replay: eyes, speed, sharing, playing on

replay-whose = Punto di vista
replay-speed = Velocità di riproduzione
replay-unseen = { $player } non ha visto nulla di tutto questo.
replay-on = Gioca da qui
share-kind-result = Risultato
share-kind-gif = Animazione
share-kind-link = Link
share-kind-file = File
share-file-says = Chi apre questo file in «Le mie partite», qui o su un altro sito senza server, può rivedere la partita.
share-file-save = Salva la partita
share-send = Invia…
share-save = Salva l’immagine
share-more = Altro: file e incorporamento
share-failed = Non è stato possibile creare l’immagine. Riprova o scegli un altro modo.
share-refused = Il dispositivo non ha potuto condividere. Salva o copia.
share-files = Scarica
share-files-say = Il testo racconta la partita a parole, dal punto di vista scelto. Il registro è la partita stessa, da rivedere e analizzare nel terminale.
share-text = Salva come testo
share-picture = Immagine animata
share-picture-says = L’ultimo round sul tavolo, dal punto di vista scelto: una GIF di circa un megabyte, per una chat o una pagina web.
share-draw = Crea
share-frame-of = Immagine { $n } di { $of }
share-stop = Ferma
share-closed = Solo chi ha giocato può rivedere questa partita; { $player }, che ora ne è l’host, può aprirla a tutti.
share-closed-host = Solo chi ha giocato può rivedere questa partita. Sei l’host: puoi aprirla a tutti e poi condividere il link.
share-from-result = Chi apre il link vede prima il risultato.
share-frame = Incorpora nella tua pagina
share-frame-says = Incolla questo nella tua pagina: chi legge può seguire la partita passo per passo, senza poter cambiare nulla.
share-frame-closed = Quando tutti potranno guardare questa partita, la si potrà incorporare anche in altre pagine.
on-says = Un nuovo tavolo parte dal passo { $step } di questa partita. Non vale per il punteggio.
on-me = io
on-hidden = Carte nascoste
on-anew = Ridistribuiscile.
on-anew-says = Io so ancora ciò che sapevo; tutto ciò che non potevo sapere viene ridistribuito. Anche chi ha visto questa partita sa solo ciò che sapevo io.
on-same = Com’erano.
on-same-says = Le carte nascoste restano dov’erano, anche nei mazzi: chi ha visto questa partita le conosce.
on-begin = Comincia da qui

## Playing one’s own mistakes of a reviewed game again.

retry-begin = Impara dai tuoi errori
retry-task = { $n } di { $all }
retry-played = In partita: { $did } ({ $mark }). Trova una mossa migliore.
retry-waiting = Confronto la tua mossa…
retry-best = È la mossa migliore: { $words }.
retry-good = Anche questa va bene. La migliore era: { $words }.
retry-bad = È comunque { $mark ->
    [slip] un’imprecisione
    [mistake] un errore
   *[giveaway] un errore grave
}: −{ $cost }% (±{ $error }).
retry-why = A favore della mossa migliore: { $why }
retry-same = È quello che hai giocato in partita.
retry-again = Riprova
retry-show = Mostra la mossa migliore
retry-next = Errore successivo
retry-end = Termina
retry-done = { $all ->
    [1] { $found ->
        [0] Era l’unico. Non hai ancora trovato una mossa migliore.
       *[other] Era l’unico, e hai trovato una mossa migliore.
    }
   *[other] Era l’ultimo. Hai trovato una mossa migliore per { $found } su { $all } errori.
}
retry-back = Torna all’analisi

## What only one game has: the gain of the best move in trial games, what is left over, where money comes from

review-brings-crooks = Nelle partite di prova ha reso in media { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} in più.
review-brings-scoundrels = Nelle partite di prova ha reso in media { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} tecnologia in più.
review-together-crooks = Nelle partite di prova { $moves } tue mosse hanno reso in tutto circa { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} in meno delle migliori.
review-together-scoundrels = Nelle partite di prova { $moves } tue mosse hanno reso in tutto circa { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} tecnologia in meno delle migliori.
review-together-mayhem = Nelle partite di prova { $moves } tue mosse hanno reso in tutto circa { $money } in meno delle migliori.
review-left-henchmen = { $n ->
    [one] { $n } scagnozzo
   *[other] { $n } scagnozzi
}
review-brings-mayhem = Nelle partite di prova ha reso in media { $money } in più.
review-part-stolen = denaro rubato
review-part-robbed = denaro perso per furti
review-part-market = denaro dal mercato nero
review-part-locations = denaro dai luoghi
review-part-deals = denaro dagli scambi
review-part-cards = denaro dalle carte Anarchia
review-part-orders = denaro da altri ordini
