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
bot-heuristic = gioca a buon senso
bot-beginner = principiante
bot-casual = alla buona
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
lobby-opponents-ask = Quali avversari? Una parola per tutti, o una per ciascuno separate da virgole: { $choices }
lobby-personas = Un livello può avere un carattere, come in { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Scrivi da 1 a { $most } nomi diversi, di al massimo { $longest } lettere, separati da virgole.
lobby-opponents-wrong = Scrivi una parola tra { $choices }, oppure { $count } separate da virgole.
lobby-choice-wrong = «{ $said }» qui non è una scelta: scrivi { $choices }, o solo Invio per lasciare tutto com’è.
lobby-wrong = «{ $said }» non è una riga: scrivi un numero da 1 a { $last }, Invio per iniziare o Q per uscire.

## Playing

since = Dalla tua ultima decisione
hidden-lines = … e { $count ->
        [one] un’altra riga (L)
       *[other] altre { $count } righe (L)
    }
keys = ? aiuto · T tavolo · R regole · N appunti · L diario · Q esci
your-question = { $player }: { $question }
not-an-answer = «{ $said }» qui non è una risposta: scrivi { $keys }; ? aiuta.
nothing-typed = Scrivi { $keys }; ? aiuta.
back = B: indietro
only = Invio: l’unica risposta
allowed = È permesso.
barred = Non ora ({ $why }, { $rule }): { $what }
why-other = le regole non lo permettono
enter = Invio per continuare.
more = Invio mostra altro; Q e Invio smette.
earlier = Invio mostra ciò che è successo prima; Q e Invio smette.
hand-over = Passa il terminale a { $player }, poi premi Invio.
over = La partita è finita
notes-title = I tuoi appunti
notes-none = Non hai appunti: finora non hai guardato nulla che sia ancora coperto.
log-title = La partita finora
log-none = Non è ancora successo nulla.
rules-none = Nessuna regola comincia con «{ $said }». R da solo le mostra tutte; R con una di queste parole solo alcune: { $words }.
help-title = Come si gioca qui
help-keys =
    Scrivi ciò che sta davanti a una risposta e premi Invio, per esempio A o 2. I passi di una risposta stanno anche in una riga: 5 2.
    Vale anche una risposta con le parole dei registri di gioco, come { $words }. Se le regole la rifiutano, ti si dice quale e perché; con «why» davanti chiedi soltanto.

    ?  questa pagina       R  tutte le regole, R { $part } solo alcune
    T  tutto il tavolo, con ogni carta per intero
    N  i tuoi appunti      L  tutto ciò che è successo
    B  un passo indietro   Q  esci, e salva se vuoi
help-table = Come si legge il tavolo
help-rules = Le regole per questa domanda

## Leaving, saving, going on

leave-ask = Salvare la partita? Invio scrive { $file }, un altro nome scrive lì, N esce senza salvare, B torna alla partita.
saved =
    La partita è salvata, carte coperte comprese. Continua con:
    skulduggery play --resume { $file }
not-saved = La partita non è salvata.
left = Hai lasciato la partita, che non è salvata. Con --log FILE lo sarebbe.
written =
    Tutta la partita è in { $file }. Riguardala con:
    skulduggery replay { $file }
    Che cosa era buono e che cosa no:
    skulduggery review { $file }
write-failed = Non si può scrivere { $file } ({ $why }); indica un altro nome.
file-exists = { $file } esiste già; indica un altro nome.
keep-ask = S conserva la partita per riguardarla, Invio esce.
resumed = La partita continua da qui.
resume-over =
    La partita in { $file } è finita; riguardala con:
    skulduggery replay { $file }

## A recorded game

host-undo = L’ultima risposta è annullata
host-undo-of = { $player } ritira una risposta
host-take-over = { $player } è un bot: { $bot }
said-resign = si arrende
said-clock = esaurisce il tempo, e risponde il caso
replay-step = Passo { $step } di { $last }
replay-eyes = come lo vede { $player }
replay-open = tutte le carte scoperte
replay-bots = Bot: { $bots }
replay-keys = Invio o N: avanti · B: indietro · 12: al passo 12 · g: primo · G: ultimo · S 2: come vede il posto 2 · A: tutto scoperto · Q: esci
replay-wrong = «{ $said }» qui non vuol dire nulla. { $keys }
replay-no-seat = Non c’è un posto { $said }; sono da 1 a { $last }.

## Se il caso di una partita registrata era equo

fair-words = La lista in quattro parole, le stesse per tutti al tavolo: { $words }
fair-list = La lista dei sigilli non corrisponde alla registrazione: nomina { $what ->
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
        [one] Rivincita della partita al tavolo { $table }; una partita precedente è stata chiusa a distribuzione iniziata.
       *[other] Rivincita della partita al tavolo { $table }; { $ended } partite precedenti sono state chiuse a distribuzione iniziata.
    }
fair-draw = La riga { $entry }, dovuta al caso, dice «{ $said }»; da chiave e parti segue «{ $right }».
fair-draws = Ogni estrazione segue dalla chiave e dalle parti: { $count }.
fair-committed = La registrazione apre ogni impegno arrivato con un messaggio pubblico: { $count }.
fair-uncommitted = Questa partita è cominciata quando i server non si impegnavano ancora sulla registrazione: se una risposta nascosta è stata riscritta dopo, non si può verificare.
fair-nonces = Alla riga { $entry } gli impegni aperti sono più o meno dei messaggi pubblici.
fair-clock = Risposte date dall’orologio, o dopo un abbandono: { $count }.
fair-undo = Risposte ritirate: { $count }.
fair-receipt-game = La ricevuta è di un’altra partita, al tavolo { $table }.
fair-receipt-list = La lista nella ricevuta non è quella della registrazione.
fair-receipt-share = La parte di { $player } nella ricevuta non è quella della registrazione.
fair-receipt-told = Secondo la ricevuta, a { $player } non è stato detto ciò che questa partita dice.
fair-receipt-part = La ricevuta contiene i primi { $count } di { $all } messaggi inviati a { $player }.
fair-receipt-committed = Gli impegni ricevuti da { $player }, secondo la ricevuta, non sono quelli di questa registrazione: è stata riscritta, o alcuni sono stati trattenuti.
fair-receipt-late = Secondo la ricevuta, alcuni impegni sono arrivati a { $player } dopo i messaggi a cui appartengono. Fino ad allora una risposta nascosta poteva ancora essere riscritta.
fair-receipt-uncommitted = La ricevuta viene da una pagina più vecchia, senza impegni: a { $player } non può mostrare che nessuna risposta nascosta è stata riscritta.
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

## Uno sguardo indietro, e suggerimenti. $chance, $cost, $gain: centesimi della vittoria.

review-title = Uno sguardo indietro
review-method = Le probabilità di vittoria sono stime: dei bot veloci continuano la partita, { $rounds } volte per domanda e più spesso dove sembra regalato qualcosa, per { $reach } risposte; da lì in poi decide ciò che altre partite hanno insegnato. ± dice di quanto una cifra può sbagliare per caso. Come giocano davvero queste persone, non lo sa.
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
       *[nothing] ; che cosa l’abbia decisa non si può dire
    }.
review-counts = Sviste: { $slips }, errori: { $mistakes }, regali: { $giveaways }; in tutto costano { $lost }/100 di vittoria.
review-worst = La risposta più cara
review-best-bluff = Il bluff migliore
review-curve = Probabilità di vittoria, a carte scoperte
review-decisions = Decisioni, secondo ciò che allora si poteva sapere
review-bluffs = Bluff e trappole
review-suspicions = Sospetti
review-accounts = Fortuna e abilità
review-accounts-note = Ogni colonna torna, dalla parte equa al risultato, in centesimi di una vittoria. Caso: ciò che è stato distribuito e pescato. Carte nascoste: ciò che è venuto da carte che chi giocava non poteva conoscere, e ciò che è sfuggito alle stime. Gioco: quanto le risposte hanno reso più di quelle di semplici regole pratiche; ± dice quanto può essere caso. Le cifre che possono essere solo caso non sono indicate: lì non si può dire.
review-none = Non c’è stato nulla del genere.
review-at = Passo { $step }
review-step = Passo
review-player = Giocatore
review-chance = Probabilità
review-odds = { $chance }% ± { $margin }
review-cost = Costo
review-answer = Risposta
review-quiet = { $n } risposte senza un costo visibile
review-better = Meglio: { $words }.
review-better-why = Meglio: { $words }. Perché: { $reason }.
review-marked = { $player }, { $mark }: { $cost }/100 di vittoria regalati (± { $error }), secondo ciò che allora si poteva sapere. { $better }
review-gain = Rispetto alla migliore scelta onesta { $up ->
        [yes] ha fruttato { $gain }/100 di vittoria (± { $error })
        [no] è costato { $gain }/100 di vittoria (± { $error })
       *[even] è stato all’incirca pari (± { $error }/100)
    }.
review-suspected = { $player } sospetta { $bluff ->
        [yes] un bluff
       *[no] una giocata onesta
    }. Da quel che { $player } poteva sapere, era un bluff al { $odds }%: { $right ->
        [yes] sospetto fondato
       *[no] meglio fidarsi
    }.
review-trusted = { $player } si fida di { $bluff ->
        [yes] un bluff
       *[no] una giocata onesta
    }. Da quel che { $player } poteva sapere, era un bluff al { $odds }%: meglio sospettare.
answer-no = dire di no
answer-yes = dire di sì
mark-slip = svista
mark-mistake = errore
mark-giveaway = regalo
account-fair = Parte equa
account-deal = Caso
account-hidden = Carte nascoste
account-own = Gioco proprio
account-others = Gioco altrui
account-result = Risultato
account-unsure = non si può dire
hint-title = Suggerimento
hint-advice = { $chance }% (± { $error }): { $words }
hint-why = Perché: { $reason }.
hint-even = Può valere quanto il primo.
hint-nothing = Qui non c’è nulla da scegliere.
hint-others = Che cosa gli altri possono credere che tu abbia, da tutto ciò che hanno visto:
hint-suspect = Da tutto ciò che sai, è un bluff al { $odds }% circa.
hint-odds = { $what } ({ $chance }%)
hint-method = La tua probabilità di vincere, stimata: da ciò che sai, dei bot veloci hanno continuato la partita molte volte. ± dice di quanto una cifra può sbagliare per caso. Quale risposta sia migliore è più sicuro: tutte sono state provate nelle stesse partite possibili.
hint-key = hint: il meglio
hint-wait = Ci penso …
hint-not-here = Dove giocano più persone non ci sono suggerimenti.

## Refused by a server

refusal-calls = Troppe richieste tutte insieme: aspetta un minuto.
refusal-new-tables = Troppi tavoli nuovi tutti insieme: aspetta un minuto.
refusal-other-page = Questa pagina non può parlare con questo server.
refusal-nowhere = A questo indirizzo non c’è nulla.
refusal-method = A questo indirizzo non si può fare.
refusal-too-long = È troppo lungo: si leggono al massimo { $most } byte.
refusal-not-json = Le richieste si fanno in JSON.
refusal-unread = Non si capisce: { $why }.
refusal-fault = Qualcosa è andato storto nel server: riprova.
refusal-put-away = Il server ha appena riposto questo tavolo: riprova.
refusal-elsewhere = La parte del server che tiene questo tavolo non è raggiungibile in questo momento: riprova tra qualche secondo.
refusal-storage = Al momento il server non riesce a leggere o scrivere i suoi tavoli: riprova tra un minuto.
refusal-header = L’intestazione Authorization deve dire «Bearer» e il tuo gettone.
refusal-token = Questo gettone non vale per nessun posto di questo tavolo.
refusal-game = Qui non c’è un gioco così.
refusal-table = Questo tavolo non esiste.
refusal-person = Qui non c’è nessuno con questo nome le cui partite siano visibili agli altri.
refusal-old-table = Questa partita segue regole più vecchie, che questo server non ha più.
refusal-old-rules = Da quella partita le regole sono cambiate. Puoi ancora rivederla, ma non farla analizzare né ripartire da lì.
refusal-unreadable = La registrazione di questa partita è danneggiata: la partita non può continuare né essere mostrata.
refusal-seats = Un tavolo nuovo ha tanti posti quanti ne permette il gioco, e uno solo è «me».
refusal-options = Non si può giocare con tanti posti o con queste opzioni.
refusal-two-names = Due posti non possono chiamarsi entrambi { $name }.
refusal-bot = Un bot così non esiste.
refusal-name = Un nome ha da 1 a { $most } caratteri, tutti stampabili.
refusal-chat = Non si può dire: servono da 1 a { $most } caratteri, tutti stampabili.
refusal-other-seat = Questa domanda è per un altro posto.
refusal-gone = Questa domanda non c’è più: ha avuto risposta, o non è mai stata posta.
refusal-long-answer = Una risposta ha al massimo { $most } caratteri.
refusal-answer = Non è una risposta a questa domanda.
refusal-open = La partita non è ancora iniziata.
refusal-running = La partita è in corso.
refusal-over = La partita è finita.
refusal-ended = Chi ospita ha chiuso questa partita.
refusal-dealing = Le carte stanno per essere distribuite.
refusal-unsealed = Il client di { $name } non ha ancora sigillato la sua parte del mescolamento.
refusal-sealed = Per questo posto è già stata sigillata un’altra parte, forse da un altro dispositivo.
refusal-stale-seal = Dopo il sigillo qualcuno si è seduto o si è alzato: sigilla una nuova parte per chi siede ora al tavolo.
refusal-share = Questa parte non è quella sigillata.
refusal-not-awaited = La distribuzione non aspetta questo posto.
refusal-no-shares = A questo tavolo i client non partecipano al mescolamento.
refusal-host = Può farlo solo chi ospita il tavolo.
refusal-full = Questo tavolo è al completo.
refusal-same-name = A questo tavolo c’è già chi si chiama { $name }: scegli un altro nome.
refusal-empty = { $seats ->
        [one] Un posto è ancora libero
       *[other] { $seats } posti sono ancora liberi
    }: la partita inizia quando sono tutti occupati.
refusal-seat = A questo tavolo non c’è un posto così.
refusal-bot-plays = Per questo posto gioca già un bot.
refusal-not-away = { $name } non è assente: un bot può continuare solo in quel caso.
refusal-players = Solo chi ha giocato può rivedere questa partita, se chi ospita non la apre a tutti.
refusal-not-begun = Questa partita è stata chiusa prima di iniziare.
refusal-step = Questo passo non c’è; il registro di questa partita ha { $last } voci.
refusal-played-out = A questo punto la partita è già finita: non c’è nulla da continuare.
refusal-crowd = Troppe persone guardano questo tavolo.
refusal-looking-on = Solo chi siede al tavolo può rispondere o chattare.
refusal-hello-first = La prima cosa da dire qui è hello.
refusal-hello-twice = Hai già detto hello.
refusal-hello-late = Nessuno ha detto hello in tempo.
refusal-fast = Dici troppo tutto insieme: aspetta un momento.
refusal-offers = Così tante offerte tutte insieme sono troppe: aspetta un momento.
refusal-chatter = Così tante righe tutte insieme sono troppe: aspetta un momento.
refusal-chat-to = In privato si può parlare solo con un’altra persona al tavolo.
refusal-no-hints = A questo tavolo non ci sono suggerimenti.
refusal-lesson = Questa lezione non esiste.
refusal-no-lesson = A questo tavolo non si gioca nessuna lezione.
refusal-lab-closed = Su questo server non si misurano carte.
refusal-lab-members = Per misurare carte qui serve un account: accedi.
refusal-lab-run = Non c’è una tua misura così.
refusal-lab-busy = Qui ci sono già troppe misure in attesa: riprova più tardi.
refusal-lab-cards = Con queste carte non si può giocare: { $why }.
refusal-lab-slow = Guardare queste carte richiede troppo tempo.
refusal-not-played-out = Si può rivedere solo una partita giocata fino alla fine.
refusal-password = Una password ha da { $least } a { $most } caratteri.
refusal-common-password = Questa password la trova chiunque provi quelle comuni: scegline una più difficile da indovinare.
refusal-tries = Troppi tentativi tutti insieme: aspetta qualche minuto.
refusal-last-way = È l’unico modo per entrare nel tuo account: prima imposta una password.
refusal-name-taken = Esiste già un account di nome { $name }, o con un nome che si confonderebbe con questo.
refusal-log-in = Nome e password non vanno insieme.
refusal-recovery = Nome e codice di recupero non vanno insieme.
refusal-password-wrong = Non è la password del tuo account.
refusal-logged-out = Non hai effettuato l’accesso.
refusal-no-seat = Nessun posto di questo tavolo appartiene al tuo account.
refusal-others-seat = Questo posto appartiene a un altro account.
refusal-seated = Hai già un posto a questo tavolo.
refusal-bot-token = Questo token non è di un bot, oppure non vale più.
refusal-bot-seated = Questo account si è già seduto a un tavolo: un bot ha bisogno di un account tutto suo.
refusal-no-bot = Questo non è l’account di un bot.
refusal-bot-by-token = Con l’account di un bot si gioca solo con il suo token.
refusal-not-invited = Un bot si siede dove è stato invitato, o a un tavolo privato di cui ha ricevuto il link.
refusal-no-bot-account = Non c’è nessun account di bot di nome { $name }.
refusal-muted = Chi ospita questo tavolo ti ha tolto la parola in chat.
refusal-line = Tra le ultime righe che ti sono arrivate non c’è questa, o è tua.
refusal-provider = L’altro sito non ha detto chi sei: riprova.
refusal-clock = Un orologio dà da 10 a 3600 secondi per domanda, o da 1 a 14 giorni interi in secondi.
refusal-no-spectators = Questo tavolo è solo per chi ci gioca; nessuno assiste.
refusal-resigned = Questo posto ha rinunciato; per lui continuano le regole.
refusal-motion-none = Al momento non c’è nulla da votare.
refusal-motion-stands = Il tavolo sta votando su altro; aspetta che sia deciso.
refusal-motion-again = L’hai appena chiesto; chiedilo di nuovo quando la partita è andata avanti.
refusal-no-voter = Questo posto qui non vota: si chiede a chi gioca ed è al tavolo.
refusal-voted = Hai già votato.
refusal-undo-none = Non hai una tua risposta da ritirare.
refusal-late = Il tuo tempo è scaduto: non si può più chiedere ad altri; rispondi subito, o lo farà l’orologio.
refusal-no-way = Questo server non avvisa nessuno in questo modo.
refusal-many-ways = Ricevi già avvisi in { $most } modi; prima rinuncia a uno di questi.
refusal-mailbox = Questo non è un indirizzo e-mail; uno giusto sarebbe name@example.org.
refusal-mail-code = Questo non è il codice mandato a questo indirizzo per il tuo posto.
refusal-letters = Questo link non disattiva nulla: ne manca un pezzo.
refusal-push = Questo browser non si può raggiungere così: ciò che dice di sé non nomina un servizio push.

# Notes to people who are away

note-waits = { $name }: un tavolo di { $game } ti aspetta.
note-subject = Un tavolo di { $game } ti aspetta
note-mail =
    { $text }

    { $link }

    L’hai chiesto al tavolo; finisce con la partita. Per smettere subito: { $stop }
note-code-subject = Il tuo codice per Skulduggery
note-code =
    Qualcuno, speriamo tu, vuole essere avvisato a questo indirizzo quando un tavolo di { $game } su { $server } lo aspetta. Se sei tu, inserisci lì questo codice:

    { $code }

    Se non sei tu, non fare nulla: non arriverà altro.
