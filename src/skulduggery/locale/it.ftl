### The interface, for all games, in Italian. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = Tu
# The same after a colon: “Best move: …”.
you-after = { "" }
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits), who (who acts).
you-listed =
    { $role ->
        [who] tu
       *[by] te
    }
money = { $n } $
money-unknown = ? $
list-and = { $first } e { $last }
rule = { $sentence } ({ $rule })
refused = Le regole non lo permettono. ({ $rule })

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

lobby-language = Lingua
lobby-players = Giocatori
lobby-variant = variante della casa

## Playing

keys = ? aiuto · T tavolo · R regole · N appunti · L diario · Q esci
back = B: indietro
only = Invio: l’unica mossa
barred = Non ora ({ $why }, { $rule }): { $what }
why-other = le regole non lo permettono
objection-price = Costa { $n } $, ma tu hai solo { $most } $.
more = Invio: mostra altro; Q e Invio: basta.
hand-over = Passa il terminale a { $player }, poi premi Invio.
over = Fine della partita
notes-none = Ancora nessun appunto: finora non hai guardato nulla che sia ancora coperto.
log-title = La partita finora
log-none = Non è ancora successo nulla.
help-title = Come si gioca qui
help-rules = Le regole per questa domanda

## Leaving, saving, going on

left = Hai lasciato la partita senza salvarla. Con --log FILE sarebbe stata salvata.

## Analisi della partita, e suggerimenti. $chance, $cost, $gain: centesimi della vittoria.

hint-title = Suggerimento
hint-gain = Così { $reason }.
fact-more = , { $n } in più che con { $than ->
        [move] la tua mossa
       *[moves] le altre buone mosse
    }
fact-less = , { $n } in meno che con { $than ->
        [move] la tua mossa
       *[moves] le altre buone mosse
    }
fact-later = {" "}(con le giuste scelte successive)
fact-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
answer-no = dire di no
answer-yes = dire di sì
hint-odds = { $what } ({ $chance }%)
hint-wait = Ci penso…

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
refusal-needs-host = Per questo serve un server. Qui si gioca solo contro i bot o insieme su questo dispositivo.
refusal-other-tab = Skulduggery è già aperto in un’altra scheda. Continua lì, oppure chiudila e ricarica questa pagina.
refusal-engine = Non è stato possibile caricare i giochi. Controlla la connessione e ricarica la pagina. I browser molto vecchi non riescono a eseguirli.
refusal-interrupted = La partita si è interrotta proprio ora. Se non è successo nulla, riprova.
refusal-file-size = Questo file è troppo grande: le partite salvate occupano al massimo { $most } MB.
refusal-file-foreign = Questo file non contiene partite salvate. Scegline uno salvato da «Le mie partite» su un altro dispositivo.
refusal-file-broken = Questo file è danneggiato, perciò non è stata aperta nessuna partita. Salvalo di nuovo sull’altro dispositivo.
refusal-file-later = Questo file viene da una versione più recente di Skulduggery. Ricarica questa pagina e aprilo di nuovo.
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
refusal-stale-seal = Dopo il sigillo sono cambiati i posti o le opzioni: sigilla una nuova parte per chi è ora al tavolo.
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
refusal-seat-taken = In quel posto siede già { $name }.
refusal-goes-on = Questo tavolo continua un’altra partita, perciò le opzioni restano quelle.
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
refusal-not-reviewed = Prima analizza la partita: l’analisi non è ancora pronta.
refusal-no-decision = In quel punto della partita non c’era nulla da scegliere.
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
refusal-not-here = Non puoi unirti a questo tavolo.
refusal-blocked-here = Hai bloccato { $name }, che siede a questo tavolo.
refusal-no-invitation = Non puoi invitare { $name }.
refusal-block-self = Non puoi bloccarti.
refusal-block-many = Puoi bloccare al massimo { $most } persone.
refusal-reports = Hai già segnalato più giocatori. Riprova più tardi.
refusal-no-bot-account = Puoi invitare solo bot e persone con cui hai già giocato, e { $name } non è fra questi.
refusal-muted = A questo tavolo l’host ha bloccato la chat per te.
refusal-line = Di recente nessun altro ti ha scritto questo messaggio.
refusal-provider = L’altro sito non ha confermato chi sei. Riprova.
refusal-clock = Il tempo per mossa dev’essere da 10 a 3600 secondi, oppure da 1 a 14 giorni interi, espressi in secondi.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-resigned = Chi sedeva qui ha abbandonato; al suo posto gioca un bot.
refusal-motion-none = Al momento non c’è nulla da votare.
refusal-motion-stands = Il tavolo sta votando su altro: aspetta l’esito.
refusal-motion-again = L’hai appena chiesto. Riprova più avanti nella partita.
refusal-no-voter = Questo posto non vota: si chiede solo ai giocatori presenti al tavolo.
refusal-voted = Hai già votato.
refusal-undo-none = Non hai mosse da annullare.
refusal-undo-seen = Non puoi annullare questa mossa: da allora si è visto qualcosa di nuovo.
refusal-late = Il tuo tempo è scaduto. Puoi solo giocare subito, prima che si giochi una mossa a caso.
refusal-no-way = Questo server non invia avvisi in questo modo.
refusal-many-ways = Hai già { $most } tipi di avviso. Prima eliminane uno.
refusal-mailbox = Questo non è un indirizzo e-mail. Dovrebbe essere come nome@example.org.
refusal-mail-code = Questo non è il codice inviato a questo indirizzo per il tuo posto.
refusal-letters = Con questo link non si disattiva nulla: ne manca una parte.
refusal-push = Questo browser non può ricevere avvisi: non indica un servizio push.
