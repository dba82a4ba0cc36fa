### The interface, for all games, in Italian. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = Tu
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits).
you-listed =
    { $role ->
       *[by] te
    }
money = { $n } $
money-unknown = ? $
list-and = { $first } e { $last }
rule = { $sentence } ({ $rule })
refused = Le regole non lo permettono. ({ $rule })
cards-good = { $file }: con queste carte si può giocare.
cards-replaced = { $file }: al posto di { $card } ora c’è la carta di { $new }; con queste carte si può giocare.

## Players

guest = Ospite
bot-names = Renato, Lola, Vito, Bice, Gino
bot-random = gioca a caso
bot-heuristic = segue regole semplici
bot-beginner = principiante
bot-casual = occasionale
bot-sharp = smaliziato
bot-ruthless = spietato
bot-persona = { $bot }, { $persona }
persona-choirboy = chierichetto
persona-choirboy-way = bluffa di rado, crede agli altri sulla parola
persona-braggart = spaccone
persona-braggart-way = bluffa spesso
persona-bloodhound = segugio
persona-bloodhound-way = sospetta spesso
persona-cynic = malfidente
persona-cynic-way = bluffa di rado, sospetta spesso
persona-daredevil = scavezzacollo
persona-daredevil-way = bluffa spesso, sospetta spesso

## The lobby

lobby-title = Skulduggery
lobby-language = Lingua
lobby-game = Gioco
lobby-players = Giocatori
lobby-people = A questo terminale
lobby-opponents = Avversari
lobby-nobody = nessuno
lobby-hint = Invio inizia la partita, un numero cambia una riga, Q esce.
lobby-language-ask = Quale lingua? { $choices }
lobby-game-ask = Quale gioco? { $choices }
lobby-variant = variante della casa
lobby-players-ask = Quanti giocatori, da { $least } a { $most }?
lobby-people-ask = Chi gioca a questo terminale? Un nome, o più nomi separati da virgole.
lobby-opponents-ask = Quali avversari? Una parola per tutti, o una ciascuno, separate da virgole: { $choices }
lobby-personas = Un livello può avere uno stile, come in { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Scrivi da 1 a { $most } nomi diversi, separati da virgole, ciascuno di { $longest } lettere al massimo.
lobby-opponents-wrong = Scrivi una parola tra { $choices }, oppure { $count } separate da virgole.
lobby-choice-wrong = «{ $said }» non è tra le scelte: scrivi { $choices }, o premi solo Invio per lasciare tutto com’è.
lobby-wrong = «{ $said }» non è una riga: scrivi un numero da 1 a { $last }, Invio per iniziare o Q per uscire.

## Playing

since = Dalla tua ultima mossa
hidden-lines = … e { $count ->
        [one] un’altra riga (L)
       *[other] altre { $count } righe (L)
    }
keys = ? aiuto · T tavolo · R regole · N appunti · L diario · Q esci
your-question = { $player }: { $question }
not-an-answer = «{ $said }» qui non è possibile: scrivi { $keys }, oppure ? per l’aiuto.
nothing-typed = Scrivi { $keys }, oppure ? per l’aiuto.
back = B: indietro
only = Invio: l’unica mossa
allowed = È permesso.
barred = Non ora ({ $why }, { $rule }): { $what }
why-other = le regole non lo permettono
enter = Premi Invio per continuare.
more = Invio: mostra altro; Q e Invio: basta.
earlier = Invio: mostra ciò che è successo prima; Q e Invio: basta.
hand-over = Passa il terminale a { $player }, poi premi Invio.
over = Fine della partita
notes-title = I tuoi appunti
notes-none = Ancora nessun appunto: finora non hai guardato nulla che sia ancora coperto.
log-title = La partita finora
log-none = Non è ancora successo nulla.
rules-none = Nessuna regola comincia con «{ $said }». R da solo le mostra tutte; R con una di queste parole ne mostra solo alcune: { $words }.
help-title = Come si gioca qui
help-keys =
    Scrivi ciò che sta davanti a una risposta, per esempio A o 2, e premi Invio. Puoi anche scrivere più passi in una riga sola: 5 2.
    Puoi rispondere anche con le parole di un registro di gioco, come { $words }. Se una regola lo vieta, ti viene detto quale e perché; con «why» davanti lo chiedi soltanto.

    ?  questa pagina       R  tutte le regole, R { $part } solo alcune
    T  tutto il tavolo, con ogni carta per intero
    N  i tuoi appunti      L  tutto ciò che è successo
    B  un passo indietro   Q  esci, e salva se vuoi
help-table = Come si legge il tavolo
help-rules = Le regole per questa domanda

## Leaving, saving, going on

leave-ask = Vuoi salvare la partita? Invio la salva in { $file }, un altro nome la salva con quel nome, N esce senza salvare, B torna alla partita.
saved =
    La partita è salvata, carte coperte comprese. Continua con:
    skulduggery play --resume { $file }
not-saved = La partita non è salvata.
left = Hai lasciato la partita senza salvarla. Con --log FILE sarebbe stata salvata.
written =
    Tutta la partita è in { $file }. Rivedila con:
    skulduggery replay { $file }
    Analizzala con:
    skulduggery review { $file }
write-failed = Non si può scrivere { $file } ({ $why }); indica un altro nome.
file-exists = { $file } esiste già; indica un altro nome.
keep-ask = S salva la partita per rivederla, Invio esce.
resumed = La partita continua da qui.
resume-over =
    La partita in { $file } è finita; rivedila con:
    skulduggery replay { $file }

## A recorded game

host-undo = L’ultima mossa è annullata
host-undo-of = { $player } annulla una mossa
host-take-over = { $player } è un bot: { $bot }
said-resign = abbandona
said-clock = esaurisce il tempo, e si gioca una mossa a caso
replay-step = Passo { $step } di { $last }
replay-eyes = come lo vede { $player }
replay-open = carte scoperte
replay-bots = Bot: { $bots }
replay-keys = Invio o N: avanti · B: indietro · 12: al passo 12 · g: inizio · G: fine · S 2: visto dal posto 2 · A: tutto scoperto · Q: esci
replay-wrong = «{ $said }» qui non vuol dire nulla. { $keys }
replay-no-seat = Non c’è un posto { $said }; sono da 1 a { $last }.

## Se il caso di una partita registrata era equo

fair-words = La lista in quattro parole, le stesse per tutti al tavolo: { $words }
fair-list = La lista dei sigilli non corrisponde alla registrazione: indica { $what ->
        [game] un altro gioco.
        [rules] altre regole o altre carte.
        [options] altre opzioni.
       *[players] altri giocatori.
    }
fair-unbound = Questa partita è cominciata quando le liste non fissavano ancora le carte: se la registrazione contiene le carte con cui si è giocato, non si può verificare.
fair-key = La chiave del server non corrisponde al suo sigillo.
fair-share = La parte di { $player } non corrisponde al suo sigillo.
fair-without = Distribuito senza { $player }, la cui parte manca.
fair-withheld = { $player } ha sigillato una parte che manca dal mescolamento. Chi conosceva le altre parti poteva scegliere fra due distribuzioni.
fair-part = Oltre al server hanno partecipato al mescolamento: { $players }.
fair-nobody = Nessun altro ha partecipato al mescolamento: il caso viene dal solo server.
fair-follows =
    { $ended ->
        [0] Rivincita della partita al tavolo { $table }.
        [one] Rivincita della partita al tavolo { $table }; una partita precedente è stata interrotta a distribuzione iniziata.
       *[other] Rivincita della partita al tavolo { $table }; { $ended } partite precedenti sono state interrotte a distribuzione iniziata.
    }
fair-draw = La riga { $entry }, dovuta al caso, dice «{ $said }»; da chiave e parti segue «{ $right }».
fair-draws = Ogni estrazione segue dalla chiave e dalle parti: { $count }.
fair-committed = La registrazione apre tutti gli impegni arrivati con i messaggi pubblici: { $count }.
fair-uncommitted = Questa partita è cominciata quando i server non si impegnavano ancora sulla registrazione: se una mossa nascosta è stata riscritta dopo, non si può verificare.
fair-nonces = Alla riga { $entry } il numero degli impegni aperti è diverso da quello dei messaggi pubblici.
fair-clock = Mosse giocate dall’orologio, o dopo un abbandono: { $count }.
fair-undo = Mosse annullate: { $count }.
fair-receipt-game = La ricevuta è di un’altra partita, al tavolo { $table }.
fair-receipt-list = La lista nella ricevuta non è quella della registrazione.
fair-receipt-share = La parte di { $player } nella ricevuta non è quella della registrazione.
fair-receipt-told = Secondo la ricevuta, a { $player } non è stato detto ciò che questa partita dice.
fair-receipt-part = La ricevuta contiene i primi { $count } di { $all } messaggi inviati a { $player }.
fair-receipt-committed = Gli impegni ricevuti da { $player }, secondo la ricevuta, non sono quelli di questa registrazione: è stata riscritta, o alcuni sono stati trattenuti.
fair-receipt-late = Secondo la ricevuta, alcuni impegni sono arrivati a { $player } dopo i messaggi a cui appartengono. Fino ad allora una mossa nascosta poteva ancora essere riscritta.
fair-receipt-uncommitted = La ricevuta viene da una pagina più vecchia, senza impegni: a { $player } non può mostrare che nessuna mossa nascosta è stata riscritta.
fair-receipt-opened = La ricevuta contiene i primi { $count } di { $all } impegni inviati a { $player }.
fair-doubt =
    { $what ->
        [seal] Il browser ha annotato: il server ha mostrato un sigillo della sua chiave diverso da prima.
        [listed] Il browser ha annotato: la lista dei sigilli del server non era di quel tavolo o è stata sostituita.
        [lacks] Il browser ha annotato: la sua parte era sigillata, ma nella lista del server quel sigillo mancava.
        [told] Il browser ha annotato: il server ha ripetuto ciò che era successo, ma in modo diverso.
        [seat] Il browser ha annotato: a lista fissata il server gli ha dato un altro posto.
        [back] Il browser ha annotato: a lista fissata il server ha riportato indietro il tavolo.
        [begun] Il browser ha annotato: la lista taceva una distribuzione interrotta in precedenza.
        [withheld] Il browser ha annotato: una parte sigillata è rimasta fuori dal mescolamento.
        [log] Il browser ha annotato: chiave e parti della registrazione non corrispondevano ai sigilli.
        [device] Il browser ha annotato: la parte del suo posto è stata sigillata da un altro dispositivo.
       *[out] Il browser ha annotato: non ha contribuito al mescolamento.
    }
fair-for-seat = Questa partita è stata equa per { $player }.
fair-so-far = Per la parte che la ricevuta copre, questa partita è stata equa per { $player }. Sul resto non può dire nulla.
fair-itself = Questa registrazione è coerente con sé stessa. Se sia la partita giocata, può dirlo solo la ricevuta di chi vi ha partecipato.
fair-not = Questa partita non è stata distribuita come era sigillato.

## Analisi della partita, e suggerimenti. $chance, $cost, $gain: centesimi della vittoria.

review-title = Analisi della partita
review-method = Le probabilità di vittoria sono stime. Bot veloci continuano la partita da ogni posizione { $rounds } volte, più spesso dove è probabile un errore grave. Dopo { $reach } mosse si giudica in base ad altre partite. ± è il margine dovuto al caso. Come giochino davvero queste persone non si sa.
review-summary = In breve
review-verdict = { $player }: { $won ->
        [yes] una vittoria
       *[no] una sconfitta
    }{ $by ->
        [luck] , soprattutto per { $won ->
            [yes] fortuna
           *[no] sfortuna
        }
        [own] , soprattutto per il proprio gioco
        [others] , soprattutto per il gioco degli altri
       *[nothing] , senza un motivo prevalente
    }.
review-counts = Imprecisioni: { $slips }, errori: { $mistakes }, errori gravi: { $giveaways }. Costo complessivo: { $lost }% di probabilità di vittoria.
review-worst = La mossa più costosa
review-best-bluff = Il bluff migliore
review-curve = Probabilità di vittoria, a carte scoperte
review-decisions = Decisioni, in base a ciò che si sapeva allora
review-bluffs = Bluff e trappole
review-suspicions = Sospetti
review-accounts = Fortuna e abilità
review-accounts-note = In ogni colonna si parte da una parte equa e si arriva al risultato, in percentuale di una vittoria. Caso: ciò che è stato distribuito e pescato. Carte nascoste: l’effetto delle carte che chi giocava non poteva conoscere, e ciò che è sfuggito alle stime. Gioco: quanto le mosse hanno reso più di semplici regole pratiche; ± dice quanto può essere caso. «Incerto» vuol dire che potrebbe essere tutto caso.
review-none = Nessuno.
review-at = Passo { $step }
review-step = Passo
review-player = Giocatore
review-chance = Probabilità
review-odds = { $chance }% ± { $margin }
review-cost = Costo
review-answer = Mossa
review-quiet = { $n ->
        [one] 1 mossa
       *[other] { $n } mosse
    } senza un costo visibile
review-better = Mossa migliore: { $words }.
review-better-why = Mossa migliore: { $words }. Perché: { $reason }.
review-marked = { $player }, { $mark }: −{ $cost }% (±{ $error }), in base a ciò che si sapeva allora. { $better }
review-gain = Rispetto alla migliore mossa onesta, { $up ->
        [yes] ha reso { $gain }% (±{ $error })
        [no] è costato { $gain }% (±{ $error })
       *[even] non ha fatto una chiara differenza (±{ $error }%)
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
answer-no = dire di no
answer-yes = dire di sì
mark-slip = imprecisione
mark-mistake = errore
mark-giveaway = errore grave
account-fair = Parte equa
account-deal = Caso
account-hidden = Carte nascoste
account-own = Gioco proprio
account-others = Gioco altrui
account-result = Risultato
account-unsure = incerto
hint-title = Suggerimento
hint-advice = { $chance }% (± { $error }): { $words }
hint-why = Perché: { $reason }.
hint-even = Forse vale quanto la prima.
hint-nothing = Qui non c’è nulla da scegliere.
hint-others = Che cosa gli altri possono pensare che tu abbia, in base a tutto ciò che hanno visto:
hint-suspect = In base a ciò che sai, la probabilità di un bluff è circa { $odds }%.
hint-odds = { $what } ({ $chance }%)
hint-method = Probabilità di vittoria stimata simulando molte partite a partire da ciò che sai. ± è il margine dovuto al caso. L’ordine delle mosse è più affidabile delle percentuali, perché sono state provate tutte nelle stesse partite simulate.
hint-key = hint: mossa migliore
hint-wait = Ci penso…
hint-not-here = I suggerimenti sono disattivati quando giocano più persone.

## Refused by a server

refusal-calls = Troppe richieste in una volta. Aspetta un minuto.
refusal-new-tables = Troppi tavoli nuovi in una volta. Aspetta un minuto.
refusal-other-page = Questa pagina non è autorizzata a usare questo server.
refusal-nowhere = A questo indirizzo non c’è nulla.
refusal-method = Questa operazione non è possibile a questo indirizzo.
refusal-too-long = È troppo lungo: il limite è { $most } byte.
refusal-not-json = Le richieste devono essere in JSON.
refusal-unread = Impossibile da leggere: { $why }.
refusal-fault = Qualcosa è andato storto sul server. Riprova.
refusal-put-away = Il server ha appena tolto questo tavolo dalla memoria. Riprova.
refusal-moved = Questo tavolo è su un altro server, { $at }. Riprova.
refusal-elsewhere = Il server che gestisce questo tavolo non è raggiungibile al momento. Riprova tra qualche secondo.
refusal-storage = Al momento il server non riesce a leggere o scrivere i suoi tavoli. Riprova tra un minuto.
refusal-header = L’intestazione Authorization deve contenere «Bearer» e il tuo token.
refusal-token = Questo token non vale per nessun posto di questo tavolo.
refusal-game = Qui questo gioco non c’è.
refusal-table = Questo tavolo non esiste.
refusal-person = Qui nessuno con questo nome ha un profilo pubblico.
refusal-old-table = Questa partita è stata giocata con regole più vecchie, che questo server non ha più.
refusal-old-rules = Da allora le regole sono cambiate. Puoi ancora guardare la partita, ma non analizzarla né ripartire da lì.
refusal-unreadable = La registrazione di questa partita è danneggiata: la partita non può continuare né essere mostrata.
refusal-seats = Il numero di posti di un nuovo tavolo dev’essere ammesso dal gioco, e uno solo dev’essere «me».
refusal-options = Il gioco non si può giocare con questo numero di posti o con queste opzioni.
refusal-two-names = Due posti non possono chiamarsi entrambi { $name }.
refusal-bot = Questo bot non esiste.
refusal-name = Un nome deve avere da 1 a { $most } caratteri stampabili.
refusal-chat = Un messaggio deve avere da 1 a { $most } caratteri stampabili.
refusal-other-seat = Questa domanda è per un altro posto.
refusal-gone = Questa domanda non è più aperta: ha già avuto risposta, o non è mai stata posta.
refusal-long-answer = Una risposta può avere al massimo { $most } caratteri.
refusal-answer = Non è una risposta a questa domanda.
refusal-open = La partita non è ancora iniziata.
refusal-running = La partita è già in corso.
refusal-over = La partita è finita.
refusal-ended = L’host ha interrotto questa partita.
refusal-dealing = Le carte stanno per essere distribuite.
refusal-unsealed = Il browser di { $name } non ha ancora sigillato la sua parte del mescolamento.
refusal-sealed = Per questo posto è già stata sigillata un’altra parte, forse da un altro dispositivo.
refusal-stale-seal = Qualcuno si è seduto o si è alzato dopo il sigillo: sigilla una nuova parte per chi è ora al tavolo.
refusal-share = Questa parte non è quella sigillata.
refusal-not-awaited = La distribuzione non aspetta questo posto.
refusal-no-shares = A questo tavolo i browser non partecipano al mescolamento.
refusal-host = Può farlo solo l’host del tavolo.
refusal-full = Questo tavolo è al completo.
refusal-same-name = A questo tavolo c’è già { $name }: scegli un altro nome.
refusal-empty = { $seats ->
        [one] Un posto è ancora libero
       *[other] { $seats } posti sono ancora liberi
    }: la partita inizia quando sono tutti occupati.
refusal-seat = Questo posto non esiste.
refusal-bot-plays = Per questo posto gioca già un bot.
refusal-not-away = { $name } è al tavolo: un bot può sostituire solo chi è assente.
refusal-players = Solo chi ha giocato può rivedere questa partita, a meno che l’host non la apra a tutti.
refusal-rematch-left = Avevi lasciato questo tavolo, perciò nella rivincita non hai un posto.
refusal-not-begun = Questa partita è stata interrotta prima di iniziare.
refusal-step = Questo passo non esiste: il registro della partita ha { $last } voci.
refusal-played-out = A questo punto la partita è già finita: non c’è nulla da continuare.
refusal-crowd = Troppe persone guardano questo tavolo.
refusal-looking-on = Solo chi siede al tavolo può giocare o scrivere in chat.
refusal-hello-first = Il primo messaggio qui dev’essere hello.
refusal-hello-twice = Hai già detto hello.
refusal-hello-late = Nessuno ha detto hello in tempo.
refusal-fast = Troppi messaggi in una volta. Aspetta un momento.
refusal-offers = Troppe offerte in una volta. Aspetta un momento.
refusal-chatter = Troppi messaggi in chat in una volta. Aspetta un momento.
refusal-chat-to = Puoi scrivere in privato solo a un’altra persona al tavolo.
refusal-no-hints = A questo tavolo i suggerimenti sono disattivati.
refusal-lesson = Questa lezione non esiste.
refusal-no-lesson = Questo tavolo non è una lezione.
refusal-lab-closed = Su questo server il laboratorio è chiuso.
refusal-lab-members = Accedi per usare il laboratorio.
refusal-lab-run = Questa misura non esiste o non è tua.
refusal-lab-busy = Ci sono già troppe misure in attesa. Riprova più tardi.
refusal-lab-cards = Con queste carte non si può giocare: { $why }.
refusal-lab-slow = La lettura di queste carte richiede troppo tempo.
refusal-not-played-out = Si possono analizzare solo partite concluse.
refusal-password = Una password deve avere da { $least } a { $most } caratteri.
refusal-common-password = Questa password è troppo comune. Scegline una più difficile da indovinare.
refusal-tries = Troppi tentativi. Aspetta qualche minuto.
refusal-last-way = È l’unico modo per entrare nel tuo account: prima imposta una password.
refusal-name-taken = Il nome { $name } è già preso, o somiglia troppo a uno già preso.
refusal-log-in = Nome o password errati.
refusal-recovery = Nome o codice di recupero errati.
refusal-password-wrong = Non è la password del tuo account.
refusal-logged-out = Non hai effettuato l’accesso.
refusal-no-seat = Nessun posto di questo tavolo appartiene al tuo account.
refusal-others-seat = Questo posto appartiene a un altro account.
refusal-seated = Hai già un posto a questo tavolo.
refusal-bot-token = Questo token non è di un bot, oppure non vale più.
refusal-bot-seated = Questo account si è già seduto a un tavolo. A un bot serve un account tutto suo.
refusal-no-bot = Questo non è un account per bot.
refusal-bot-by-token = Un account per bot si usa solo con il suo token.
refusal-not-invited = Un bot può sedersi a un tavolo solo se invitato, o a un tavolo privato di cui ha ricevuto il link.
refusal-no-bot-account = Non c’è nessun account per bot di nome { $name }.
refusal-muted = L’host ti ha silenziato a questo tavolo.
refusal-line = Di recente nessun altro ti ha scritto questo messaggio.
refusal-provider = L’altro sito non ha confermato chi sei. Riprova.
refusal-clock = Un orologio dev’essere di 10-3600 secondi per domanda, o di 1-14 giorni interi, in secondi.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-resigned = Chi sedeva qui ha abbandonato; al suo posto gioca un bot.
refusal-motion-none = Al momento non c’è nulla da votare.
refusal-motion-stands = Il tavolo sta votando su altro: aspetta l’esito.
refusal-motion-again = L’hai appena chiesto. Riprova più avanti nella partita.
refusal-no-voter = Questo posto non vota: si chiede solo ai giocatori presenti al tavolo.
refusal-voted = Hai già votato.
refusal-undo-none = Non hai mosse da annullare.
refusal-late = Il tuo tempo è scaduto. Puoi solo giocare subito, prima che si giochi una mossa a caso.
refusal-no-way = Questo server non invia avvisi in questo modo.
refusal-many-ways = Hai già { $most } tipi di avviso. Prima eliminane uno.
refusal-mailbox = Questo non è un indirizzo e-mail. Dovrebbe essere come nome@example.org.
refusal-mail-code = Questo non è il codice inviato a questo indirizzo per il tuo posto.
refusal-letters = Con questo link non si disattiva nulla: ne manca una parte.
refusal-push = Questo browser non può ricevere avvisi: non indica un servizio push.

# Notes to people who are away

note-waits = { $name }: tocca a te in una partita di { $game }.
note-subject = Tocca a te in una partita di { $game }
note-mail =
    { $text }

    { $link }

    Ricevi queste e-mail perché l’hai chiesto al tavolo; finiscono con la partita. Per disattivarle subito: { $stop }
note-code-subject = Il tuo codice per Skulduggery
note-code =
    Qualcuno, speriamo tu, vuole ricevere e-mail a questo indirizzo quando è il suo turno in una partita di { $game } su { $server }. Se sei tu, inserisci lì questo codice:

    { $code }

    Se non sei tu, non fare nulla: non arriveranno altre e-mail.
