# Che cosa può non andare in un file di carte, in una registrazione o un salvataggio, in ciò che si dà a un comando e nelle
# modifiche del laboratorio: una frase ciascuna, con ciò che va bene. Campi, id e valori stanno come nel file.

# Parti delle frasi

problem-file = { $file ->
    [these-cards] queste carte
    [its-cards] le sue carte
    [changed-cards] le carte modificate
   *[other] { $file }
}{ $line ->
    [none] {""}
   *[other] {""} riga { $line }
}:
problem-place = { problem-file } { $place }
problem-not = { problem-place } { $there ->
    [no] manca
   *[yes] non può essere { $value }
}
# a, b o c
problem-known = { $many ->
    [no] { $last }
   *[yes] { $known } o { $last }
}
problem-meant = { $near ->
    [yes] forse intendevi { $guess }
   *[no] va bene { problem-known }
}
problem-read = { problem-place } non si legge, colonna { $column }: { $ended ->
    [yes] la fine
   *[no] { $word }
}
# Che cosa significano le lettere delle quantità in Men of Mayhem
problem-good = { $good ->
    [C] contanti
    [G] armi
    [K] contrabbando
    [H] Calore
    [T] segnalini Ordine
    [M] membri
   *[P] prospect
}

# File e tabelle

problem-unreadable = { $file } non si può leggere: { $cause }.
problem-utf-8 = { $file } non è un testo in UTF-8: il byte { $byte } è sbagliato.
problem-too-long = { $file }: { $length } caratteri sono troppi per { $what ->
    [deck] un mazzo
    [components] un set di componenti
   *[cards] un set di carte
}; se ne leggono al massimo { $most }.
problem-toml = { $file }: questo non è un file TOML: «{ $cause }».
problem-more = { $file }: { $more ->
    [one] ancora { $more } problema.
   *[other] ancora { $more } problemi.
}
problem-field = { problem-place } qui non è un campo di { $what ->
    [deck] un mazzo
    [components] un set di componenti
   *[cards] un set di carte
}; va bene { problem-known }.
problem-table = { problem-not }; ci vuole una tabella [{ $title }].
problem-none = { problem-file } non c’è nessun { $kind }; per ciascuno ci vuole una tabella [[{ $kind }]].
problem-count = { problem-file } il numero { $what ->
    [leaders] dei leader
    [safes] delle casseforti
    [jobs] dei lavori di colore { $of }
    [traits] dei tratti di livello { $of }
    [strategies] delle carte strategia di { $of }
    [sites] delle zone casuali
    [hardcore] delle carte con hardcore
   *[cards] delle carte senza hardcore
} è { $there }; deve essere { $right }.

# Valori

problem-text = { problem-not }; ci vuole un testo da 1 a { $most } caratteri.
problem-text-as = { problem-not }; ci vuole un testo come { $example }.
problem-whole = { problem-not }; ci vuole un numero intero da { $least } a { $most }.
problem-numbers = { problem-not }; ci vuole una lista: { $what ->
    [limits] un limite per ogni giorno
    [prices] il prezzo per uno scagnozzo, per due e così via
    [values] da 1 a 20 valori, uno per spazio
   *[faces] facce del dado
}, sempre numeri interi da { $least } a { $most }.
problem-only-true = { problem-not }; va bene true, oppure il campo si omette.
problem-word = { problem-not }; { problem-meant }.
problem-word-none = { problem-not }; non c’è nulla da nominare.
problem-word-or-none = { problem-not }; va bene { problem-known }, oppure il campo si omette.
problem-words = { problem-not }; ci vuole una lista di { $what ->
    [slots] slot
    [abilities] capacità del leader
    [languages] lingue
   *[directions] direzioni
}: { problem-known }.
problem-words-twice = { problem-not }; nulla può comparirvi due volte.
problem-some = { problem-not }; ci vuole una lista, vuota o con { problem-known }.
problem-ascending = { problem-place } deve essere in ordine crescente, senza ripetizioni.
problem-printed = { problem-not }; deve essere { $right }, come stampato.
problem-id-letters = { problem-place } può contenere solo lettere minuscole dalla a alla z, cifre e trattini.
problem-id-twice = { problem-place } compare due volte; ognuno deve avere un id suo.
problem-code-twice = { problem-place } { $twice } compare due volte; ogni carta deve avere un code suo.
problem-names = { problem-place } deve dare un nome per lingua, almeno en (inglese).
problem-language = { problem-place }{ $more ->
    [0] {""}
   *[other] {""} (e altri { $more })
}: manca { $language } ({ $name }), che c’è in altri nomi; una lingua dev’essere in tutti i nomi o in nessuno.
problem-evidence = { problem-place } deve dire per ogni valore se è { problem-known }: { $example } se è tutto tuo.
problem-evidence-tag = { problem-not }; va bene { problem-known }.
problem-evidence-tags = { problem-not }; va bene { problem-known }, oppure una lista di questi per le parti di una lista.

# Mazzi di Crooks

problem-bosses = { problem-file } { $bosses } boss ({ $ids }) sono troppi; un mazzo ne ha al massimo uno.
problem-no-member = { problem-file } nessuno appartiene a { $gang }; ogni banda dà punti, quindi a ciascuna serve almeno un membro.
problem-targets = { problem-not }; ci vuole una lista da 1 a 12 numeri interi da 1 a 99.
problem-editions = { problem-place } deve dare le pile dell’edizione 2012 e può dare quelle dell’edizione 2016.
problem-gang-points = { problem-place } manca; dice i punti di una banda secondo il numero di giocatori.
problem-piles = { problem-place } deve dare una lista di grandezze delle pile per ogni numero di giocatori.
problem-pile-sizes = { problem-place } deve essere una lista di grandezze delle pile, sempre numeri interi da 1 a 9.
problem-pile-sum = { problem-place } richiede { $needed } scagnozzi, ma il mazzo ne ha { $crooks }.
problem-pile-order = { problem-place } deve essere in ordine crescente: la pila più piccola sta nel covo A.

# Set di carte di 3000 Scoundrels

problem-in-the-box = { problem-place } resta nella scatola: la carta non è supportata.
problem-unsupported = { problem-place } va omesso: la carta non è supportata.
problem-card-text = { problem-not }; ci vogliono le parole della carta per lingua, almeno en (inglese).
problem-holes = { problem-not }; ci vuole una lista di posizioni da 1 a { $most }, senza ripetizioni.
problem-dollars = { problem-not }; ci vuole un numero di icone dollaro o una lista di posizioni da 1 a { $most }, senza ripetizioni.
problem-no-scoundrel = { problem-place } non può dire { $word }: non è una canaglia; solo un lavoro può dirlo.
problem-days = { problem-not }; ci vogliono i giorni di una partita breve e di una estesa.
problem-limits = { problem-place } ha { $limits ->
    [one] { $limits } limite
   *[other] { $limits } limiti
}; ce ne vuole uno per { $days ->
    [one] { $days } giorno
   *[other] ciascuno dei { $days } giorni
}.
problem-at-most = { problem-place } non può essere { $value }; può essere al massimo { $most }, come { $other }.
problem-spaces = { problem-place } ha { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
} da { $lowest } in su; lo spazio 0, da cui partono tutti, deve esserci.
problem-faces = { problem-not }; ci vuole una lista delle due facce, numeri interi da 1 a 20.
problem-face-twice = { problem-place } mostra di nuovo { $face }; ogni numero può stare su una sola faccia di un solo tipo.
problem-decks = { problem-place } manca; dice le carte dei mazzi secondo il numero di giocatori.
problem-heaps = { problem-not }; deve dire quante carte blu, rosse, verdi, viola e nere si usano.
problem-saloon = { problem-place } dà troppo pochi { $what ->
    [traits] tratti giocabili
   *[jobs] lavori giocabili
}: { $there }; per il saloon ce ne vogliono { $saloon }.
problem-suit = { problem-place } { $suit } è già di un altro leader; ognuno deve avere un seme suo.
problem-tint = { problem-not }; ci vuole un colore come '#8b0000'.
problem-slot = { problem-place } dà due capacità allo slot { $slot }; ogni slot ne ha al massimo una.
problem-id-word = { problem-place } non può essere una parola della lingua delle capacità.
problem-mark = { problem-place } non può essere { $value }; ci vuole un numero che sta sui gettoni: { problem-known }.
problem-no-safe = { problem-place } non ha casseforti; deve averne almeno una.
problem-no-strategy = { problem-place } non ha carte strategia giocabili; deve averne una.
problem-timing = { problem-place } va con il timing { $other }; con { $timing } va omesso.

# Set di componenti di Men of Mayhem

problem-rules = { problem-not }; ci vuole una lista da { $least } a { $most } regole, come { $example }.
problem-unleaded-bases = { problem-place } ne dà { $bases } a quattro gang; secondo noi al massimo { $most } (MM-SETUP-20).
problem-tokens = { problem-place } ha { $members ->
    [one] { $members } membro
   *[other] { $members } membri
} e base { $base }; insieme devono fare { $tokens }, come stampato.
problem-no-gang = { problem-file } manca la gang { $gang }; le quattro gang del gioco base devono esserci.
problem-two-rules = { problem-place } ha { $rules } in gang_rules e { $orders } in club_orders; insieme devono essere 2, come stampato.
problem-claim-patch = { problem-place } non può dire CLAIM PATCH: lo possono solo le regole di { $station }, come stampato.
problem-endless = { problem-place } non può dare segnalini Ordine: il round non finirebbe mai.
problem-among = { problem-place } deve contenere { $right }, come stampato.
problem-concluded-members = { problem-place } è { $value }; secondo noi 1 (MM-SETUP-20).
problem-concluded-highest = { problem-place } è { $value }; secondo noi 4, e meno per le altre gang (MM-SETUP-20).
problem-concluded-lowest = { problem-place } è { $value }; secondo noi il valore più basso di tutti (MM-SETUP-20).
problem-concluded-dudes = { problem-place } inizia con { $dudes ->
    [one] { $dudes } uomo
   *[other] { $dudes } uomini
}; secondo noi con più di tutte (MM-SETUP-20).
problem-concluded-bases = { problem-file } le quattro gang hanno insieme { $bases } ordini base; secondo noi al massimo { $most } (MM-SETUP-20).
problem-one-of-each = { problem-place } va omesso: di ogni tessera iniziale ce n’è una.
problem-no-area = { problem-place } va omesso: solo { $room } non è un luogo.
problem-no-guns = { problem-place } { $right ->
    [yes] deve essere true
   *[no] va omesso
}, come stampato.
problem-starting = { problem-file } le tessere iniziali non sono quelle che devono essere, in quest’ordine: { $ids }.
problem-no-boost = { problem-file } nessuna zona casuale ha un Bonus; alcune devono averlo, come stampato.
problem-area = { problem-not }; deve essere true: nessuno ci può andare.
problem-nobody-there = { problem-place } va omesso: nessuno ci può andare.
problem-boost-heat = { problem-place } va omesso: non c’è un Bonus.
problem-concluded-tokens = { problem-place } dà { $tokens } segnalini Ordine per uno; secondo noi non aumentano mai (MM-RND-16).
problem-boost-once = { problem-place } non può avere un Max sopra x1: il Bonus si usa una volta, come stampato.
problem-club-order = { problem-place } non può dire { $word }: è un Ordine del club.
problem-hardcore-kind = { problem-place } non può essere 'opportunity': nessuna carta hardcore lo è, come stampato.
problem-kind = { problem-place } va con { problem-known }; con il tipo { $kind } va omesso.
problem-arrest = { problem-place } deve essere una last-call con l’effetto { $effect }, come stampato.
problem-no-kind = { problem-file } nessuna carta è del tipo { $kind }; devono esserci tutti e quattro i tipi, come stampato.
problem-er-roll = { problem-place } deve essere 'er-roll': la carta imposta er_survive.
problem-no-er-roll = { problem-place } va omesso: la carta non imposta er_survive.
problem-too-late = { problem-place } non può dare segnalini Ordine: dopo una last-call non ci sono più ordini.
problem-heat-limits = { problem-not }; ci vuole una lista dei limiti con Calore 0, 1, 2, 3 e 4, ognuno un numero intero da 0 a 99 o 'none'.
problem-heat-concluded = { problem-place } con Calore { $heat } è { $value }; secondo noi { $right } (sezione 8).
problem-heat-printed = { problem-place } con Calore { $heat } non può essere { $value }; deve essere { $right }, come stampato.
problem-highest-faces = { problem-not }; ci vogliono le facce più alte in ordine crescente, come [4, 5, 6].
problem-random-sites = { problem-not }; { $sites ->
    [one] c’è { $sites } zona casuale
   *[other] ci sono { $sites } zone casuali
}.
problem-few-gangs = { problem-place } va omesso: { $gangs ->
    [one] c’è { $gangs } gang
   *[other] ci sono { $gangs } gang
}.
problem-supply = { problem-place } non può essere { $value }; { $gangs } gang possono iniziare con { $needed }.
problem-market = { problem-not }; ci vuole una lista come [[2, 4], [5, 3], ['more', 1]]: il totale massimo, e i contanti che dà ogni carico di contrabbando.
problem-market-end = { problem-place } finisce con { $value }; l’ultimo totale deve essere 'more'.
problem-market-order = { problem-place } deve avere i totali in ordine crescente, senza ripetizioni.
problem-market-rise = { problem-place } non può crescere con il totale: più offerta vuol dire meno valore.
problem-market-eight = { problem-place } non può dare { $cash } in contanti con un totale di 8; ce ne vogliono almeno 2, come stampato.
problem-market-nine = { problem-place } dà { $cash } in contanti anche sopra 8; secondo noi meno dei { $more } con 8.

# Testi nella lingua delle carte: dopo «non si legge» e la colonna, ciò che ci sta

problem-read-long = { problem-place } non si legge: { $length } caratteri sono troppi; se ne leggono al massimo { $most }.
problem-read-brackets = { problem-place } non si legge: { $opened } { $left } e { $closed } { $right }; ogni parentesi aperta va chiusa.
problem-read-nothing = { problem-place } non si legge, colonna { $column }: { $word } non significa nulla in { $what ->
    [ability] una capacità
    [rule] una regola
    [modifier] una modifica
    [effect] un effetto
   *[amount] una quantità
}.
problem-read-expected = { problem-read } sta dove ci vuole { $right }.
problem-read-end = { problem-read } sta dove può stare solo ';' o la fine.
problem-read-deep = { problem-read } sta troppo in profondità; le parentesi stanno al massimo a { $most } livelli.
problem-read-whole = { problem-read } deve essere un numero intero da { $least } a { $most }.
problem-read-unknown = { problem-read } non è { $what ->
    [step] un passo
    [cost] un costo
    [number] un numero
    [counted] qualcosa che si conta
    [compared] un numero né qualcosa con cui se ne confronta uno
    [comparison] un confronto
    [inside] ammesso in { $inside }
    [place] un luogo di casseforti
    [filter] un tipo di avversario
    [slot] uno slot
    [card] una carta poker
    [rule] una regola
    [arrow] una freccia
    [restriction] una restrizione
    [modifier] una modifica
    [value] un valore che si può impostare
    [transaction] un tipo di scambio che qui si può intendere
    [good] un bene
    [paid-good] un bene che si paga
    [whom] chi è colpito da un effetto
   *[quantity] una quantità che le carte confrontano
}; { problem-meant }.
problem-read-no-cost = { problem-read } non è un costo; va bene { problem-known }.
problem-read-announced = { problem-read } è scelto due volte; è ammesso un solo spend(X: …).
problem-read-trait-x = { problem-read } non può essere il costo di un tratto; un numero intero sì.
problem-read-trait-cost = { problem-read } non è il costo di un tratto; va bene { $example }.
problem-read-left = { problem-read } va a sinistra di '=>', come in { $example }.
problem-read-opponent = { problem-read } non si può fare a un avversario; in opp e each-opp va bene { problem-known }.
problem-read-rob = { problem-read } ha bisogno di qualcuno a cui togliere dollari, come in opp(rob(1)) o each-opp(rob(1)).
problem-read-place = { problem-read } non va con { $other }; va bene place(freed, opp-card) o place(own, it).
problem-read-before = { problem-read } richiede prima un { $step }.
problem-read-it = { problem-read } deve essere { $thing ->
    [safe] una cassaforte
    [unused] una cassaforte inutilizzata
    [card] una carta giocata
    [deck] un mazzo
    [shown] una carta rivelata
   *[scoundrel] una canaglia
}, e nessun passo prima ne nomina di sicuro; { problem-known } lo farebbe.
problem-read-choice = { problem-read } chiude una scelta con una sola possibilità; le possibilità si separano con '/'.
problem-read-price = { problem-read } non è un prezzo; può essere full, free o full-2 per 2 $ in meno.
problem-read-x = { problem-read } può stare solo dove spend(X: 1..4) lo annuncia a sinistra di '=>'.
problem-read-minus = { problem-read } sta dove ci vuole un meno, come in rep(-1).
problem-read-sign = { problem-read } sta dove ci vuole un segno, come in rep(+1) o rep(-1).
problem-read-compared = { problem-read } è un numero confrontato con un numero; uno dei due deve essere { problem-known }.
problem-read-slot = { problem-read } va a sinistra di '=', come in slot = 6.
problem-read-swap = { problem-read } è ciò che si paga; uno SWAP dà qualcos’altro.
problem-read-alternatives = { problem-read } compare due volte; le alternative devono essere diverse.
problem-read-max = { problem-read } sta dove ci vuole il Max, da x1 a x{ $most }.
problem-read-on = { problem-read } può stare solo in una regola di una gang; una Grana dice { problem-known }.
problem-read-everybody = { problem-read } vale per tutti o per nessuno; solo una Grana può impostarlo.
problem-read-no-good = { problem-read } sta dove non si può nominare un bene: { $kind } non paga armi né contrabbando.
problem-read-secret = { problem-read } è segreto; le carte confrontano ciò che tutti vedono: { $known } o at: e l’id di una zona.
problem-read-site = { problem-read } non nomina una zona; { $near ->
    [none] ci vuole l’id di una
   *[other] { problem-meant }
}.
problem-read-amount = { problem-read } { $good ->
    [none] non è una quantità
   *[other] è una quantità di { problem-good }
}; ci vuole un numero con { $letters ->
    [C] C (contanti)
    [H] H (Calore)
    [GK] G (armi) o K (contrabbando)
    [CGK] C (contanti), G (armi) o K (contrabbando)
    [CGKMP] C (contanti), G (armi), K (contrabbando), M (membri) o P (prospect)
    [CGKP] C (contanti), G (armi), K (contrabbando) o P (prospect)
    [HPT] H (Calore), P (prospect) o T (segnalini Ordine)
    [MP] M (membri) o P (prospect)
   *[CGKHPT] C (contanti), G (armi), K (contrabbando), H (Calore), P (prospect) o T (segnalini Ordine)
}, come { $example }{ $hint ->
    [skim] ; SKIM prende beni
    [drop] ; DROP toglie Calore
   *[none] {""}
}.
problem-read-range = { problem-read } è fuori dai limiti; per { problem-good } va da { $least } a { $most }.
problem-read-good-twice = { problem-read } nomina di nuovo { problem-good }; ogni bene compare una volta.

# Opzioni e posti

problem-game = Non c’è un gioco { $game }; ci sono { problem-known }.
problem-option = { $game } non ha l’opzione { $option }; va bene { problem-known }.
problem-option-value = L’opzione { $option } di { $game } non può essere { $value }; va bene { problem-known }.
problem-option-nothing = --option '{ $option }' non imposta nulla; si scrive { $option }=VALORE.
problem-extended = L’opzione { $option } richiede la partita estesa: imposta anche mode su 'extended' (SC-OPT-17).
problem-seats = { $game } è per { $least }-{ $most } giocatori, non per { $seats }.
problem-deck-seats = Il mazzo { $deck } non ha una preparazione per { $seats } giocatori nell’edizione { $edition }.
problem-gangs = { $seats } giocatori richiedono altrettante gang; questo set ne ha { $gangs }.

# Modifiche nel laboratorio

problem-edits = { $edits } modifiche sono troppe; si cambiano al massimo { $most } valori.
problem-edit-nothing = '{ $edit }' non cambia nulla; si scrive { $edit }=VALORE.
problem-edit-absent = { $place } non c’è, quindi non si può togliere.
problem-edit-place = { $place } non è un posto in queste carte; { $near ->
    [yes] forse intendevi { $guess }
   *[no] i posti cominciano con { $known }
}.
problem-edit-same = Non è cambiato nulla da cui dipenda una partita.

# Registrazioni e salvataggi

problem-digest = questo file è stato fatto con le regole { $digest }, mentre qui le sue carte e opzioni danno { $here }; serve la versione di Skulduggery con cui è stato fatto.
problem-document = { $part ->
    [cards] le sue carte: {""}
    [list] la lista: {""}
   *[none] {""}
}documento danneggiato o di altro genere («{ $cause }»); ci vuole { $right ->
    [words] un elenco di parole
   *[object] un oggetto JSON
}.
problem-bytes = { $bytes } byte sono troppi per { $what ->
    [save] un salvataggio
   *[log] una registrazione
}; se ne leggono al massimo { $most }.
problem-log-empty = il file è vuoto; una registrazione comincia con una riga che dice di quale gioco si tratta.
problem-log-format = il formato di registrazione { $format } è sconosciuto; questa versione legge il formato { $known }.
problem-log-bots = non c’è un posto { $seat } per un bot; sono da 1 a { $seats }.
problem-log-entry = una voce dice chi e che cosa, come in ["2","take","bruiser"].
problem-log-rule = { $said } è contro le regole ({ $rule }).
problem-log-fault = { $said } non si può giocare qui: la registrazione è danneggiata o viene da un’altra versione di Skulduggery.
problem-log-shuffle = questa registrazione non dice da dove veniva il caso; lo dice solo quella di una partita conclusa su un server.
problem-log-number = La registrazione ha { $entries } voci; non c’è il numero { $number }.
problem-log-host = L’host non può fare { $what }; va bene 'undo 2' o 'take-over 2 heuristic'.
problem-log-who = { $who } non partecipa a questa partita; va bene nature, host, un posto da 1 a { $seats }, o 'clock' e un posto.
problem-answer-over = La partita è finita; { $who } non ha nulla a cui rispondere.
problem-answer-other = Qui a { $who } non si chiede nulla; { $kind } si chiede a { problem-known }.
problem-players = Questa partita ha { $seats } posti, e i giocatori nominati sono { $players }.
problem-player-name = { $name } non può essere il nome di un giocatore; un nome ha da 1 a { $most } caratteri stampabili.
problem-resigned = Chi siede al posto { $seat } ha già abbandonato.
problem-resign-over = La partita è finita; nessuno può più abbandonare.
problem-undo-none = Non c’è nessuna mossa da annullare.
problem-take-over = Per un subentro si indicano un posto da 1 a { $seats } e un giocatore, come in '2 heuristic'.
problem-save-format = il formato di salvataggio { $format } è sconosciuto; questa versione legge i formati da 1 a { $known }.
problem-save-effect = questo salvataggio è danneggiato: { $game } non ha l’effetto { $effect }.
problem-save-chance = questo salvataggio è danneggiato: la sua sequenza casuale è fuori dai limiti.
problem-save-lacks = questo salvataggio di formato { $format } è danneggiato: manca { $field }.
problem-save-1 = questo salvataggio di formato 1 è danneggiato: passed { $what ->
    [twice] nomina un posto due volte
   *[passed] non è un elenco di posti
}.
problem-save-table = questo salvataggio di formato { $format } è danneggiato: in table non c’è un tavolo.
problem-fair-list = la sua lista dei sigilli è danneggiata («{ $cause }»).
problem-fair-shares = i posti elencati sono { $seats }, le parti { $shares }; devono essere altrettante.
problem-seat = Non c’è un posto { $seat }; sono da 1 a { $seats }.
problem-seat-or-all = Non c’è un posto { $seat }; sono da 1 a { $seats }, oppure all per tutti.
problem-receipt-alone = Una ricevuta serve a verificare una partita: skulduggery replay --verify FILE --receipt RICEVUTA.
problem-review-rounds = --rounds non può essere { $rounds }; dice quante volte si continua la partita da ogni domanda, 1 o più.
problem-review-early = Questa partita non è finita; l’analisi mostra tutto ciò che è nascosto, quindi si fa solo dopo la fine.
problem-spoken = Non c’è una lingua { $language }; va bene { problem-known }.

# Prima di una partita

problem-unwritable = { $file } non si può scrivere: { $cause }.
problem-exists = { $file } esiste già; una partita salvata lì non viene sovrascritta.
problem-options-whose = Per quale gioco sono le opzioni? 'skulduggery play GIOCO --option NOME=VALORE'.
problem-people-name = Il nome { $name } non va bene; i nomi sono diversi tra loro e hanno da 1 a { $most } lettere.
problem-people = { $people ->
    [one] { $people } persona
   *[other] { $people } persone
} e { $bots } bot sono più di { $seats } giocatori.
problem-bot = Non c’è un bot { $bot }; ci sono { $known }.
problem-bot-level = Un livello non ha l’impostazione { $setting }; ha seconds e persona, con uno di { $known }.
problem-bot-renamed = L’impostazione { $old } ora si chiama { $new }, come in { $new }={ $value }.
problem-bot-temperature = Un bot learned non ha l’impostazione { $setting }; ha temperature, da 0.01 a 10, come in temperature=0.25.
problem-bot-setting = Un bot non ha l’impostazione { $setting }; ha { $known }, come in rollouts=400.
problem-bot-word = { $setting } di un bot non può essere { $value }; può essere { problem-known }.
problem-bot-number = { $setting } di un bot non può essere { $value }; è { $what ->
    [whole] un numero intero
   *[any] un numero
} da { $least } a { $most }.
problem-replace-unknown = { $file }: non c’è nessuna carta { $word }; { $near ->
    [yes] forse intendevi { $guess }
    [no] scrivi un id di questo file, per esempio { $guess }
   *[none] il file non contiene carte
}.
problem-replace-several = { $file }: più carte si chiamano { $word }; va bene { problem-known }.
problem-replace-by = { $file }: ci vuole una sola tabella [[{ $kind }]] e nient’altro.
problem-replace-line = { $file }: ogni { $kind } deve cominciare con una riga [[{ $kind }]] perché si possa sostituirne uno.
problem-cards-all = Le carte di Crooks si mostrano tutte insieme; togli gli id o indica un altro gioco con --game.
problem-cards-word = Nessun tratto e nessun lavoro di { $set } si chiama { $word }; senza id sono elencati tutti, e un tuo file va prima degli id: FILE filthy dog.
problem-cards-pair = Una canaglia è un tratto e un lavoro; si scrive 'filthy dog'.
problem-no-cards = Le carte di questo gioco non si possono cambiare: non ha un file di carte.
problem-cards-component = Nessuna zona, carta o club di questo set si chiama { $word }; { $near ->
    [yes] forse intendevi { problem-known }
   *[no] senza id sono elencati tutti
}.

# Le parole di una risposta, come nelle registrazioni

problem-no-answer = { $said } non risponde a { $kind }; va bene
problem-answer-words = { problem-no-answer } { problem-known }.
