### 3000 Scoundrels: abilities, events, questions and the table, in Italian. Terms: as in rules.it.ftl.

## The game

scoundrels-title = 3000 Canaglie
scoundrels-blurb = Ingaggia canaglie in un selvaggio West pieno di tecnologia, bluffa con le carte poker, smaschera i bluff altrui e ruba la tecnologia migliore. Da 2 a 4 giocatori, da 60 a 90 minuti.
scoundrels-goal = Vince chi ha più tecnologia: contano casseforti, reputazione e le icone delle tue canaglie.

## Table options: names and values

option-mode = Durata
option-mode-short = breve, 2 giorni
option-mode-extended = estesa, 3 giorni
option-strategy_cards = Carte strategia
option-strategy_cards-false = no
option-strategy_cards-true = sì
option-six_scoundrels = Sei canaglie
option-six_scoundrels-false = no, cinque posti
option-six_scoundrels-true = sì (partita estesa)
option-wild_saloon = Saloon selvaggio
option-wild_saloon-false = no
option-wild_saloon-true = sì (partita estesa)
option-start_from_zero = Partenza da zero
option-start_from_zero-false = no
option-start_from_zero-true = sì (partita estesa)
option-leaders = Leader
option-leaders-dealt = a caso
option-leaders-chosen = a scelta
option-suspicion = Sospetto
option-suspicion-open = sempre aperto
option-suspicion-windows = a momenti fissi
option-day_end_order = Ordine alla fine del giorno
option-day_end_order-last-turn = decide chi ha giocato per ultimo
option-day_end_order-involved = decide l’ultimo degli interessati
option-journalist_own_card = Giornalista su una tua carta
option-journalist_own_card-true = permesso
option-journalist_own_card-false = vietato
option-memory_aid = Aiuto alla memoria
option-memory_aid-true = mostra ciò che hai visto
option-memory_aid-false = nessuno

## Cards in sentences

scoundrel = «{ $name }»
strategy-card = «{ $name }»
leader-ability = Capacità del leader { $slots }
safe-content = { $name } ({ $value })
leader-of = { $player } – { $leader }
strategy-of = { $player } – { $card }
bluff = bluff
list-or = { $first } o { $last }

# A played card. $use: its name, to look at it, to lie on it, to go onto it, to come from it.
card-played =
    { $use ->
        [on] { $whom ->
            [you] sulla tua carta nello slot { $slot }
            [self] sulla propria carta nello slot { $slot }
           *[other] sulla carta di { $player } nello slot { $slot }
        }
        [onto] { $whom ->
            [you] sulla tua carta nello slot { $slot }
            [self] sulla propria carta nello slot { $slot }
           *[other] sulla carta di { $player } nello slot { $slot }
        }
        [from] { $whom ->
            [you] dalla tua carta nello slot { $slot }
            [self] dalla propria carta nello slot { $slot }
           *[other] dalla carta di { $player } nello slot { $slot }
        }
       *[name] { $whom ->
            [you] la tua carta nello slot { $slot }
            [self] la propria carta nello slot { $slot }
           *[other] la carta di { $player } nello slot { $slot }
        }
    }
card-deck =
    { $whom ->
        [you] la prima carta del tuo mazzo
        [self] la prima carta del proprio mazzo
       *[other] la prima carta del mazzo di { $player }
    }

## When a scoundrel can be used

timing-start = inizio del tuo turno
timing-abilities = passo 2
timing-hired = all’ingaggio
timing-plan = gioca lo 0 scoperto
timing-end = fine del tuo turno
timing-if = { $timing }, se { $condition }
timing-once = { $timing }, una volta nella partita
event-when-rep-gained = dopo che hai guadagnato reputazione
event-when-rep-lost = dopo che hai perso reputazione
event-when-dollars-by-scoundrel = dopo che un’altra canaglia ti ha portato dollari
event-when-scouted-safe = dopo che hai esplorato una cassaforte
event-when-marked-false = dopo che hai contrassegnato una cassaforte con un numero impossibile
event-when-hired-other = dopo che hai ingaggiato un’altra canaglia
event-when-stole = dopo che hai rubato una cassaforte
event-when-opp-stole = dopo che un avversario ha rubato una cassaforte
event-when-sheriff-used = dopo che hai usato l’Ufficio dello Sceriffo
event-when-suspected = dopo che uno scagnozzo è stato piazzato su una tua carta
event-when-opp-caught = dopo che è stato rivelato il bluff di un avversario
event-when-day-end = fine del giorno
modifier-twice = usa due volte
trait-cost = per usarla, { $cost }
trait-after = poi scarta questa canaglia

## Abilities. $form: do (gain $3), then (the same after a condition), to (“to” do it), may (“may” do it), they (an
## opponent does it).

ability-cost = { $cost } per { $step }
ability-then = { $cost }, poi { $text }
ability-only = usabile solo se { $condition }
ability-may = puoi { $step }
ability-this = fare questo: { $text }
ability-did = se lo fai, { $step }
ability-if = se { $condition }, { $step }
ability-choose =
    { $form ->
        [they] sceglie: { $options }
       *[do] scegli: { $options }
    }
ability-or = { $first } oppure { $last }
ability-opponent = { $who } { $step }
who-opp = un avversario a tua scelta
who-richer = un avversario a tua scelta con più dollari di te
who-each = ogni avversario

step-spend =
    { $form ->
        [may] spendere { $money }
       *[do] spendi { $money }
    }
step-spend-x =
    { $form ->
        [may] spendere da { $least } a { $most }
       *[do] spendi da { $least } a { $most }
    }
step-discard =
    { $form ->
        [may] scartare questa canaglia
       *[do] scarta questa canaglia
    }
step-gain =
    { $form ->
        [to] guadagnare { $amount }
        [may] guadagnare { $amount }
        [they] guadagna { $amount }
       *[do] guadagni { $amount }
    }
step-rob =
    { $form ->
        [to] darti { $amount }
        [may] darti { $amount }
        [they] ti dà { $amount }
       *[do] dai { $amount }
    }
step-take =
    { $who ->
        [each] { $form ->
            [to] prendere { $amount } da ogni avversario
            [may] prendere { $amount } da ogni avversario
           *[do] prendi { $amount } da ogni avversario
        }
        [richer] { $form ->
            [to] prendere { $amount } da un avversario con più dollari di te
            [may] prendere { $amount } da un avversario con più dollari di te
           *[do] prendi { $amount } da un avversario con più dollari di te
        }
       *[opp] { $form ->
            [to] prendere { $amount } da un avversario
            [may] prendere { $amount } da un avversario
           *[do] prendi { $amount } da un avversario
        }
    }
step-rep-gain =
    { $form ->
        [to] guadagnare { $n } reputazione
        [may] guadagnare { $n } reputazione
        [they] guadagna { $n } reputazione
       *[do] guadagni { $n } reputazione
    }
step-rep-lose =
    { $form ->
        [to] perdere { $n } reputazione
        [may] perdere { $n } reputazione
        [they] perde { $n } reputazione
       *[do] perdi { $n } reputazione
    }
step-scout =
    { $form ->
        [to] esplorare { $safe }
        [may] esplorare { $safe }
       *[do] esplori { $safe }
    }
step-scout-mark =
    { $form ->
        [to] esplorare { $safe } e contrassegnarla
        [may] esplorare { $safe } e contrassegnarla
       *[do] esplori { $safe } e la contrassegni
    }
step-mark-it =
    { $form ->
        [to] contrassegnare quella cassaforte
        [may] contrassegnare quella cassaforte
       *[do] contrassegni quella cassaforte
    }
step-mark-any =
    { $form ->
        [to] contrassegnare una cassaforte sulla mappa senza esplorarla
        [may] contrassegnare una cassaforte sulla mappa senza esplorarla
       *[do] contrassegni una cassaforte sulla mappa senza esplorarla
    }
step-move-mark =
    { $form ->
        [to] spostare un tuo gettone su un’altra cassaforte della mappa o girarlo
        [may] spostare un tuo gettone su un’altra cassaforte della mappa o girarlo
       *[do] sposti un tuo gettone su un’altra cassaforte della mappa o lo giri
    }
step-steal =
    { $form ->
        [to] rubare { $safe }
        [may] rubare { $safe }
       *[do] rubi { $safe }
    }
step-steal-it =
    { $form ->
        [to] rubare quella cassaforte
        [may] rubare quella cassaforte
       *[do] rubi quella cassaforte
    }
step-swap-safe =
    { $form ->
        [to] scambiarla con una del suo luogo sulla mappa
        [may] scambiarla con una del suo luogo sulla mappa
       *[do] la scambi con una del suo luogo sulla mappa
    }
safe-any = una cassaforte in un luogo qualsiasi
safe-unused = una cassaforte inutilizzata
safe-depot = una cassaforte del Deposito
safe-estate = una cassaforte della Tenuta
safe-laboratory = una cassaforte del Laboratorio
safe-at = una cassaforte del luogo «{ $location }»
step-free-any =
    { $n ->
        [1] { $form ->
            [to] liberare 1 scagnozzo di chiunque
            [may] liberare 1 scagnozzo di chiunque
           *[do] liberi 1 scagnozzo di chiunque
        }
       *[other] { $form ->
            [to] liberare fino a { $n } scagnozzi di chiunque
            [may] liberare fino a { $n } scagnozzi di chiunque
           *[do] liberi fino a { $n } scagnozzi di chiunque
        }
    }
step-free-own =
    { $n ->
        [1] { $form ->
            [to] liberare 1 dei tuoi scagnozzi
            [may] liberare 1 dei tuoi scagnozzi
           *[do] liberi 1 dei tuoi scagnozzi
        }
       *[other] { $form ->
            [to] liberare fino a { $n } tuoi scagnozzi
            [may] liberare fino a { $n } tuoi scagnozzi
           *[do] liberi fino a { $n } tuoi scagnozzi
        }
    }
step-jail =
    { $n ->
        [1] { $form ->
            [to] mandare in prigione 1 scagnozzo disponibile
            [may] mandare in prigione 1 scagnozzo disponibile
            [they] manda in prigione 1 scagnozzo disponibile
           *[do] manda in prigione 1 scagnozzo disponibile
        }
       *[other] { $form ->
            [to] mandare in prigione { $n } scagnozzi disponibili
            [may] mandare in prigione { $n } scagnozzi disponibili
            [they] manda in prigione { $n } scagnozzi disponibili
           *[do] manda in prigione { $n } scagnozzi disponibili
        }
    }
step-recall =
    { $n ->
        [1] { $form ->
            [to] riprendere da una carta 1 dei tuoi scagnozzi
            [may] riprendere da una carta 1 dei tuoi scagnozzi
           *[do] riprendi da una carta 1 dei tuoi scagnozzi
        }
       *[other] { $form ->
            [to] riprendere da carte fino a { $n } tuoi scagnozzi
            [may] riprendere da carte fino a { $n } tuoi scagnozzi
           *[do] riprendi da carte fino a { $n } tuoi scagnozzi
        }
    }
step-place-freed =
    { $form ->
        [to] piazzare quello scagnozzo su una carta coperta di un avversario
        [may] piazzare quello scagnozzo su una carta coperta di un avversario
       *[do] piazzi quello scagnozzo su una carta coperta di un avversario
    }
step-place-own =
    { $form ->
        [to] piazzarci sopra un tuo scagnozzo disponibile
        [may] piazzarci sopra un tuo scagnozzo disponibile
       *[do] ci piazzi sopra un tuo scagnozzo disponibile
    }
step-destroy =
    { $form ->
        [to] distruggere tutti gli scagnozzi su una tua carta coperta
        [may] distruggere tutti gli scagnozzi su una tua carta coperta
       *[do] distruggi tutti gli scagnozzi su una tua carta coperta
    }
step-draw =
    { $n ->
        [1] { $form ->
            [to] pescare 1 carta poker
            [may] pescare 1 carta poker
            [they] pesca 1 carta poker
           *[do] peschi 1 carta poker
        }
       *[other] { $form ->
            [to] pescare { $n } carte poker
            [may] pescare { $n } carte poker
            [they] pesca { $n } carte poker
           *[do] peschi { $n } carte poker
        }
    }
step-peek-played-opp =
    { $form ->
        [to] esplorare una carta coperta giocata da un avversario
        [may] esplorare una carta coperta giocata da un avversario
       *[do] esplori una carta coperta giocata da un avversario
    }
step-peek-played-any =
    { $form ->
        [to] esplorare una carta coperta già giocata
        [may] esplorare una carta coperta già giocata
       *[do] esplori una carta coperta già giocata
    }
step-peek-deck-any =
    { $form ->
        [to] esplorare la prima carta del mazzo poker di un giocatore
        [may] esplorare la prima carta del mazzo poker di un giocatore
       *[do] esplori la prima carta del mazzo poker di un giocatore
    }
step-reveal =
    { $form ->
        [to] rivelare la prima carta del tuo mazzo poker
        [may] rivelare la prima carta del tuo mazzo poker
       *[do] riveli la prima carta del tuo mazzo poker
    }
step-shuffle-own-deck =
    { $form ->
        [to] mescolare il tuo mazzo poker
        [may] mescolare il tuo mazzo poker
       *[do] mescoli il tuo mazzo poker
    }
step-shuffle-it =
    { $form ->
        [to] mescolare quel mazzo
        [may] mescolare quel mazzo
       *[do] mescoli quel mazzo
    }
step-hire-saloon =
    { $form ->
        [to] ingaggiare { $price } una canaglia dal saloon
        [may] ingaggiare { $price } una canaglia dal saloon
       *[do] ingaggi { $price } una canaglia dal saloon
    }
step-hire-discard =
    { $form ->
        [to] ingaggiare { $price } la canaglia in cima alla pila degli scarti
        [may] ingaggiare { $price } la canaglia in cima alla pila degli scarti
       *[do] ingaggi { $price } la canaglia in cima alla pila degli scarti
    }
price-full = a costo pieno
price-less = per { $money } in meno
price-free = gratis
step-use-own =
    { $form ->
        [to] usare un’altra canaglia sulla tua plancia
        [may] usare un’altra canaglia sulla tua plancia
       *[do] usi un’altra canaglia sulla tua plancia
    }
step-use-saloon =
    { $form ->
        [to] usare una canaglia del saloon
        [may] usare una canaglia del saloon
       *[do] usi una canaglia del saloon
    }
step-use-discard =
    { $form ->
        [to] usare la canaglia in cima alla pila degli scarti
        [may] usare la canaglia in cima alla pila degli scarti
       *[do] usi la canaglia in cima alla pila degli scarti
    }
step-use-leader =
    { $form ->
        [to] usare una capacità del tuo leader non ancora usata
        [may] usare una capacità del tuo leader non ancora usata
       *[do] usi una capacità del tuo leader non ancora usata
    }
step-swap-jobs =
    { $form ->
        [to] scambiare il lavoro { $a } con quello { $b }
        [may] scambiare il lavoro { $a } con quello { $b }
       *[do] scambi il lavoro { $a } con quello { $b }
    }
step-swap-traits =
    { $form ->
        [to] scambiare il tratto { $a } con quello { $b }
        [may] scambiare il tratto { $a } con quello { $b }
       *[do] scambi il tratto { $a } con quello { $b }
    }
swap-this = di questa canaglia
swap-own = di una tua canaglia
swap-own-other = di un’altra tua canaglia
swap-with-own-or-saloon = di un’altra sulla tua plancia o nel saloon
swap-with-own = di un’altra sulla tua plancia
swap-with-saloon = di una del saloon
step-sheriff =
    { $form ->
        [to] eseguire un’opzione dell’Ufficio dello Sceriffo
        [may] eseguire un’opzione dell’Ufficio dello Sceriffo
       *[do] esegui un’opzione dell’Ufficio dello Sceriffo
    }
step-to-bottom =
    { $form ->
        [to] metterla sotto la pila degli scarti
        [may] metterla sotto la pila degli scarti
       *[do] la metti sotto la pila degli scarti
    }

amount-each = { $money } per { $thing }
amount-most = { $amount }, al massimo { $money }
amount-number = tanti dollari quanto { $number }
each-own-scoundrels = ogni canaglia sulla tua plancia
each-cards-today = ogni carta poker che hai giocato oggi
each-own-marks-out = ogni tuo gettone su una cassaforte
each-jailed = ogni scagnozzo andato in prigione
each-dollars = ogni dollaro che hai
each-reputation = ogni punto della tua reputazione
each-x = ogni dollaro speso
number-own-scoundrels = il numero delle tue canaglie
number-cards-today = il numero delle carte poker che hai giocato oggi
number-own-marks-out = il numero dei tuoi gettoni su casseforti
number-jailed = il numero degli scagnozzi andati in prigione
number-dollars = i tuoi dollari
number-reputation = la tua reputazione
number-stolen-safes = il numero delle tue casseforti rubate
number-opponent-safes = il numero più alto di casseforti rubate di un avversario
number-supply = il numero dei tuoi scagnozzi disponibili
number-x = i dollari spesi
number-times = { $n } volte { $number }
number-min = il minore tra { $a } e { $b }
number-max = il maggiore tra { $a } e { $b }

cond-dollars =
    { $who ->
        [they] ha { $amount }
       *[you] hai { $amount }
    }
cond-reputation =
    { $who ->
        [they] ha { $amount } di reputazione
       *[you] hai { $amount } di reputazione
    }
cond-cards-today =
    { $who ->
        [they] oggi ha giocato { $amount } carte poker
       *[you] oggi hai giocato { $amount } carte poker
    }
cond-stolen-safes =
    { $who ->
        [they] ha { $amount } casseforti rubate
       *[you] hai { $amount } casseforti rubate
    }
cond-opponent-safes =
    { $who ->
        [they] un altro giocatore ha { $amount } casseforti rubate
       *[you] un avversario ha { $amount } casseforti rubate
    }
cond-supply =
    { $who ->
        [they] ha { $amount } scagnozzi disponibili
       *[you] hai { $amount } scagnozzi disponibili
    }
cond-slot = la tua carta di questo turno è nello slot { $slot }
cond-more-safes = un avversario ha più casseforti rubate di te
cond-numbers = vale { $a } { $sign } { $b }
cond-in = è { $cards }
cond-freed = uno scagnozzo è stato liberato
cond-freed-own = era tuo
cond-freed-opp = era di un avversario
cond-jailed = uno scagnozzo è andato in prigione
than-less = meno di { $n }
than-most = al massimo { $n }
than-exactly = esattamente { $n }
than-least = almeno { $n }
than-more = più di { $n }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-leaders = Leader: { $leaders }
event-strategy-chosen =
    { $you ->
        [yes] scegli una carta strategia
       *[no] sceglie una carta strategia
    }
event-strategy-chosen-seen =
    { $you ->
        [yes] scegli { $card }
       *[no] sceglie { $card }
    }
event-strategy = Carte strategia: { $cards }
event-create = { $scoundrel } arriva al saloon
event-first =
    { $you ->
        [yes] cominci
       *[no] comincia
    }
event-day = Comincia il giorno { $day }
event-turn =
    { $you ->
        [yes] sei di turno
       *[no] è di turno
    }
event-play =
    { $you ->
        [yes] giochi una carta coperta nello slot { $slot }
       *[no] gioca una carta coperta nello slot { $slot }
    }
event-play-seen =
    { $you ->
        [yes] giochi la carta { $card } coperta nello slot { $slot }
       *[no] gioca la carta { $card } coperta nello slot { $slot }
    }
event-face-up =
    { $you ->
        [yes] giochi la carta 0 scoperta
       *[no] gioca la carta 0 scoperta
    }
event-use =
    { $where ->
        [saloon] { $you ->
            [yes] usi { $scoundrel } nel saloon
           *[no] usa { $scoundrel } nel saloon
        }
        [pile] { $you ->
            [yes] usi { $scoundrel } nella pila degli scarti
           *[no] usa { $scoundrel } nella pila degli scarti
        }
       *[board] { $you ->
            [yes] usi { $scoundrel }
           *[no] usa { $scoundrel }
        }
    }
event-use-leader =
    { $you ->
        [yes] usi la capacità { $slots } del leader
       *[no] usa la capacità { $slots } del leader
    }
event-use-strategy =
    { $you ->
        [yes] usi { $card }
       *[no] usa { $card }
    }
event-target =
    { $whom ->
        [you] { $you ->
            [yes] scegli te
           *[no] sceglie te
        }
       *[other] { $you ->
            [yes] scegli { $player }
           *[no] sceglie { $player }
        }
    }
event-gain =
    { $you ->
        [yes] guadagni { $money }
       *[no] guadagna { $money }
    }
event-spend =
    { $you ->
        [yes] spendi { $money }
       *[no] spende { $money }
    }
event-rob =
    { $whom ->
        [you] ti prende { $money }
       *[other] { $you ->
            [yes] prendi { $money } da { $player }
           *[no] prende { $money } da { $player }
        }
    }
event-rep-gain =
    { $you ->
        [yes] guadagni { $n } reputazione (ora { $now })
       *[no] guadagna { $n } reputazione (ora { $now })
    }
event-rep-lose =
    { $you ->
        [yes] perdi { $n } reputazione (ora { $now })
       *[no] perde { $n } reputazione (ora { $now })
    }
event-jail =
    { $n ->
        [1] { $you ->
            [yes] perdi 1 scagnozzo, che va in prigione
           *[no] perde 1 scagnozzo, che va in prigione
        }
       *[other] { $you ->
            [yes] perdi { $n } scagnozzi, che vanno in prigione
           *[no] perde { $n } scagnozzi, che vanno in prigione
        }
    }
event-free =
    { $n ->
        [1] { $whom ->
            [you] { $you ->
                [yes] liberi 1 dei tuoi scagnozzi
               *[no] libera 1 dei tuoi scagnozzi
            }
            [self] libera 1 dei propri scagnozzi
           *[other] { $you ->
                [yes] liberi 1 scagnozzo di { $player }
               *[no] libera 1 scagnozzo di { $player }
            }
        }
       *[other] { $whom ->
            [you] { $you ->
                [yes] liberi { $n } tuoi scagnozzi
               *[no] libera { $n } tuoi scagnozzi
            }
            [self] libera { $n } dei propri scagnozzi
           *[other] { $you ->
                [yes] liberi { $n } scagnozzi di { $player }
               *[no] libera { $n } scagnozzi di { $player }
            }
        }
    }
event-suspect =
    { $you ->
        [yes] metti uno scagnozzo { $card }
       *[no] mette uno scagnozzo { $card }
    }
event-trust =
    { $you ->
        [yes] non piazzi scagnozzi
       *[no] non piazza scagnozzi
    }
event-peek =
    { $you ->
        [yes] esplori { $card }
       *[no] esplora { $card }
    }
event-peek-seen =
    { $you ->
        [yes] esplori { $card }: è { $face }
       *[no] esplora { $card }: è { $face }
    }
event-destroy =
    { $you ->
        [yes] distruggi gli scagnozzi { $card }, colpendo { $players }
       *[no] distrugge gli scagnozzi { $card }, colpendo { $players }
    }
event-recall =
    { $you ->
        [yes] riprendi uno scagnozzo { $card }
       *[no] riprende uno scagnozzo { $card }
    }
event-draw =
    { $n ->
        [1] { $you ->
            [yes] peschi 1 carta poker
           *[no] pesca 1 carta poker
        }
       *[other] { $you ->
            [yes] peschi { $n } carte poker
           *[no] pesca { $n } carte poker
        }
    }
event-draw-seen =
    { $n ->
        [1] { $you ->
            [yes] peschi 1 carta poker: { $cards }
           *[no] pesca 1 carta poker: { $cards }
        }
       *[other] { $you ->
            [yes] peschi { $n } carte poker: { $cards }
           *[no] pesca { $n } carte poker: { $cards }
        }
    }
event-reveal-top =
    { $you ->
        [yes] riveli la prima carta del tuo mazzo: { $card }
       *[no] rivela la prima carta del proprio mazzo: { $card }
    }
event-shuffle =
    { $you ->
        [yes] ti ritrovi il mazzo rimescolato
       *[no] si ritrova il mazzo rimescolato
    }
event-under =
    { $you ->
        [yes] metti { $n } carte giocate sotto il tuo mazzo
       *[no] mette { $n } carte giocate sotto il proprio mazzo
    }
event-under-seen =
    { $you ->
        [yes] metti { $n } carte giocate sotto il tuo mazzo: { $cards }
       *[no] mette { $n } carte giocate sotto il proprio mazzo: { $cards }
    }
event-hire =
    { $where ->
        [pile] { $you ->
            [yes] ingaggi { $scoundrel } dalla pila degli scarti per { $money }
           *[no] ingaggia { $scoundrel } dalla pila degli scarti per { $money }
        }
       *[saloon] { $you ->
            [yes] ingaggi { $scoundrel } per { $money }
           *[no] ingaggia { $scoundrel } per { $money }
        }
    }
event-discard =
    { $you ->
        [yes] scarti { $scoundrel }
       *[no] scarta { $scoundrel }
    }
event-gone = { $scoundrel } finisce tra gli scarti
event-to-bottom = { $scoundrel } va sotto la pila degli scarti
event-arrange =
    { $you ->
        [yes] riordini le tue canaglie
       *[no] riordina le proprie canaglie
    }
event-swap-jobs =
    { $you ->
        [yes] scambi i lavori di { $a } e { $b }
       *[no] scambia i lavori di { $a } e { $b }
    }
event-swap-traits =
    { $you ->
        [yes] scambi i tratti di { $a } e { $b }
       *[no] scambia i tratti di { $a } e { $b }
    }
event-sheriff-sell =
    { $you ->
        [yes] vendi informazioni all’Ufficio dello Sceriffo
       *[no] vende informazioni all’Ufficio dello Sceriffo
    }
event-sheriff-bail =
    { $you ->
        [yes] paghi la cauzione per uno scagnozzo
       *[no] paga la cauzione per uno scagnozzo
    }
event-sheriff-bail-two =
    { $you ->
        [yes] paghi la cauzione per due scagnozzi
       *[no] paga la cauzione per due scagnozzi
    }
event-sheriff-bribe =
    { $you ->
        [yes] paghi una tangente allo Sceriffo
       *[no] paga una tangente allo Sceriffo
    }
event-scout =
    { $you ->
        [yes] esplori la cassaforte { $safe }
       *[no] esplora la cassaforte { $safe }
    }
event-scout-seen =
    { $you ->
        [yes] esplori la cassaforte { $safe } e trovi { $content }
       *[no] esplora la cassaforte { $safe } e trova { $content }
    }
event-mark =
    { $you ->
        [yes] contrassegni la cassaforte { $safe } con { $number }
       *[no] contrassegna la cassaforte { $safe } con { $number }
    }
event-no-mark =
    { $you ->
        [yes] non contrassegni la cassaforte { $safe }
       *[no] non contrassegna la cassaforte { $safe }
    }
event-move-mark =
    { $you ->
        [yes] sposti il gettone { $number } dalla cassaforte { $safe } alla cassaforte { $to }, dove mostra { $new }
       *[no] sposta il gettone { $number } dalla cassaforte { $safe } alla cassaforte { $to }, dove mostra { $new }
    }
event-turn-mark =
    { $you ->
        [yes] giri il gettone { $number } sulla cassaforte { $safe }: ora mostra { $new }
       *[no] gira il gettone { $number } sulla cassaforte { $safe }: ora mostra { $new }
    }
event-steal =
    { $you ->
        [yes] rubi la cassaforte { $safe }
       *[no] ruba la cassaforte { $safe }
    }
event-steal-seen =
    { $you ->
        [yes] rubi la cassaforte { $safe }: { $content }
       *[no] ruba la cassaforte { $safe }: { $content }
    }
event-abandon =
    { $where ->
        [unused] { $you ->
            [yes] abbandoni la cassaforte { $safe }, che ora è inutilizzata
           *[no] abbandona la cassaforte { $safe }, che ora è inutilizzata
        }
       *[map] { $you ->
            [yes] abbandoni la cassaforte { $safe }
           *[no] abbandona la cassaforte { $safe }
        }
    }
event-abandon-seen =
    { $where ->
        [unused] { $you ->
            [yes] abbandoni la cassaforte { $safe } ({ $content }), che ora è inutilizzata
           *[no] abbandona la cassaforte { $safe } ({ $content }), che ora è inutilizzata
        }
       *[map] { $you ->
            [yes] abbandoni la cassaforte { $safe } ({ $content })
           *[no] abbandona la cassaforte { $safe } ({ $content })
        }
    }
event-swap-safe =
    { $you ->
        [yes] scambi la cassaforte inutilizzata { $safe } con la cassaforte { $other }
       *[no] scambia la cassaforte inutilizzata { $safe } con la cassaforte { $other }
    }
event-dusk = Il giorno { $day } è finito: si rivelano le carte sospettate
event-reveal-bluff =
    { $you ->
        [yes] riveli la carta { $card } nello slot { $slot }: un bluff, sospettato da { $players }
       *[no] rivela la carta { $card } nello slot { $slot }: un bluff, sospettato da { $players }
    }
event-reveal-true =
    { $you ->
        [yes] riveli la carta { $card } nello slot { $slot }: nessun bluff, sospettata a torto da { $players }
       *[no] rivela la carta { $card } nello slot { $slot }: nessun bluff, sospettata a torto da { $players }
    }
event-order =
    { $whom ->
        [you] { $you ->
            [yes] scegli di reagire prima tu
           *[no] fa reagire prima te
        }
        [self] sceglie di reagire prima
       *[other] { $you ->
            [yes] fai reagire prima { $player }
           *[no] fa reagire prima { $player }
        }
    }
event-dawn =
    { $whom ->
        [you] { $you ->
            [yes] cominci tu il prossimo giorno
           *[no] fa cominciare a te il prossimo giorno
        }
        [self] comincia il prossimo giorno
       *[other] { $you ->
            [yes] fai cominciare a { $player } il prossimo giorno
           *[no] fa cominciare a { $player } il prossimo giorno
        }
    }
event-open =
    { $you ->
        [yes] scopri la cassaforte { $safe }: { $content }
       *[no] scopre la cassaforte { $safe }: { $content }
    }
event-tech =
    { $you ->
        [yes] hai { $total } punti tecnologia: casseforti { $safes }, gettoni { $marks }, reputazione { $reputation }, icone { $icons }
       *[no] ha { $total } punti tecnologia: casseforti { $safes }, gettoni { $marks }, reputazione { $reputation }, icone { $icons }
    }
event-end =
    { $who ->
        [you] Hai vinto
       *[other] Vince { $player }
    }

## Questions. One about a scoundrel’s ability is put behind its name.

ask-by = { $scoundrel }. { $question }
ask-leader = Quale leader sei?
ask-strategy = Quale carta strategia scegli?
ask-start = Comincia il tuo turno. Vuoi prima usare qualcosa?
ask-plan = Quale carta poker giochi?
ask-slot = In quale slot giochi la carta { $card }?
ask-abilities = Passo 2: quale capacità usi?
ask-act = Passo 3: ingaggia una canaglia o vai all’Ufficio dello Sceriffo
ask-end = Il tuo turno sta per finire. Vuoi usare altro?
ask-react = Vuoi reagire?
ask-order = Chi reagisce per primo?
ask-dawn = Chi comincia il prossimo giorno?
ask-use = Quale canaglia usi?
ask-use-leader = Quale capacità del tuo leader usi?
ask-again = Vuoi usarla una seconda volta?
ask-use-hired = Vuoi usarla prima di scartarla?
ask-may = Vuoi usare l’effetto facoltativo?
ask-choose = Quale delle due?
ask-spend = Quanto spendi?
ask-guard = Un tuo scagnozzo sta per finire in prigione. Vuoi prima piazzarlo { $card }?
ask-last-look = Ultima occasione: vuoi piazzare uno scagnozzo { $card }?
ask-opponent = Quale avversario scegli?
ask-free = Di chi è lo scagnozzo che liberi?
ask-scout = Quale cassaforte esplori?
ask-mark-any = Quale cassaforte contrassegni?
ask-steal = Quale cassaforte rubi?
ask-abandon = Hai troppe casseforti. Quale abbandoni?
ask-swap-safe = Con quale cassaforte scambi { $safe }?
ask-mark = Con quale numero contrassegni la cassaforte { $safe }?
ask-mark-seen = Nella cassaforte { $safe } c’è { $content }. Con quale numero la contrassegni?
ask-mark-none = I tuoi gettoni sono tutti in uso. Quale sposti sulla cassaforte { $safe }?
ask-mark-face = Quale numero deve mostrare { $mark }?
ask-move-mark = Quale tuo gettone sposti o giri?
ask-move-mark-to = Dove sposti { $mark }?
ask-move-mark-face = Quale numero deve mostrare sulla cassaforte { $safe }?
ask-peek = Quale carta poker esplori?
ask-place =
    { $whom ->
        [you] Su quale carta piazzi il tuo scagnozzo?
       *[other] Su quale carta piazzi lo scagnozzo di { $player }?
    }
ask-destroy = Su quale tua carta distruggi gli scagnozzi?
ask-recall = Da quale carta riprendi il tuo scagnozzo?
ask-hire = Chi ingaggi?
ask-room = La tua banda è al completo. Chi scarti?
ask-arrange = Dove vanno le tue canaglie?
ask-arrange-first = Vuoi spostare le tue canaglie prima di usare { $scoundrel }?
ask-arrange-with = { $place }: con quale posto fai cambio?
ask-swap-jobs = Di chi è il lavoro che scambi?
ask-swap-jobs-with = Con chi scambia il lavoro { $scoundrel }?
ask-swap-traits = Di chi è il tratto che scambi?
ask-swap-traits-with = Con chi scambia il tratto { $scoundrel }?
ask-sheriff = Che cosa fai all’Ufficio dello Sceriffo?

## Options

choice-yes = Sì
choice-idle = nessun effetto
choice-men = scagnozzi: { $players }
choice-hired-vain = se ingaggiata adesso: { $why }
choice-no = No
choice-done-start = Vai alla carta poker
choice-done-abilities = Fatto: ingaggia o vai dallo Sceriffo
choice-done-end = Chiudi il turno
choice-done-react = Non reagire
choice-face-up = Giocala scoperta
choice-sheriff = Vai all’Ufficio dello Sceriffo
choice-sell = Vendi informazioni: guadagni { $money }
choice-bail = Cauzione: spendi { $money } per liberare uno scagnozzo
choice-bail-two = Cauzione: spendi { $money } per liberare due scagnozzi
choice-bribe = Tangente: spendi { $money } per rubare una cassaforte
choice-suspect = Sospetta la carta
choice-trust = Lascia correre
choice-suspect-now = Sospetta: piazza ora uno scagnozzo { $card }
choice-player = { $money }, reputazione { $rep }, scagnozzi { $men }, prigione { $jail }
choice-mark = il { $number } sulla cassaforte { $safe }
choice-no-mark = Non contrassegnare la cassaforte
choice-turn = Giralo: { $number }
choice-arranged = Lascia così
choice-rearrange = Ricomincia

## Why something can’t be used now, in few words, by rule

why-SC-USE-02 = nessun uso rimasto
why-SC-USE-04 = nessun uso rimasto
why-SC-OPT-02 = nessun uso rimasto
why-SC-USE-07 = condizione non soddisfatta
why-SC-TIME-16 = condizione non soddisfatta
why-SC-USE-08 = costo impossibile da pagare
why-SC-REP-05 = reputazione troppo bassa
why-SC-HIRE-02 = costo troppo alto
why-SC-SHER-03 = costo troppo alto
why-SC-SHER-04 = troppo pochi in prigione
why-SC-SHER-05 = solo l’ultimo giorno
why-SC-SHER-06 = nessuna cassaforte sulla mappa
why-SC-ABIL-01 = altro numero
why-SC-ABIL-05 = nessuno slot
why-SC-ABIL-06 = altro momento
why-SC-TURN-02 = altro momento
why-SC-OPT-01 = altro momento

## The table. Those in columns of 11 letters: table-saloon, table-pile. Short ones: table-rep to table-top.

table-day = Giorno { $day } di { $days }
table-turn = turno { $turn } di { $turns }
table-decks = mazzi { $traits } / { $jobs }
table-saloon = Saloon
table-pile = Scarti { $n }
table-rep = rep. { $rep } ({ $tech })
table-men = scagnozzi { $supply }, prigione { $jail }
table-cards = mano { $hand }, mazzo { $deck }
table-top = in cima { $card }
table-hand = Mano
table-marks = Gettoni
table-loot = casseforti { $n } di { $limit }
step-start = inizio turno
step-plan = passo 1
step-abilities = passo 2
step-act = passo 3
step-end = fine turno
step-last = ultima occasione
step-dusk = fine del giorno
note-safe = { $safe }, { $where }: { $content }
note-safe-marked = { $safe }, { $where }: { $content }; gettoni: { $marks }
note-mark = { $player } { $number }
note-stolen = rubata da { $player }
note-mine = rubata da te
note-unused = { $location }, inutilizzata
note-card = { $card }: { $face }
legend-safes = D4▒ è la cassaforte 4 del Deposito (D). D4=3: sai che vale 3. 5♠: un gettone con 5, nel seme del suo proprietario. Tra parentesi in fondo alla riga: la cassaforte inutilizzata. [D4] si può scegliere ora.
legend-slots = A· è uno slot vuoto, 5▒ una carta coperta nello slot 5; 5=5 è una che conosci, 5≠2 un bluff che conosci. ♥ accanto: uno scagnozzo di quel giocatore. Dietro gli slot ci sono le casseforti rubate. ▸ indica chi è di turno.
legend-scoundrels = Sotto il nome di una canaglia c’è scritto quando si può usare: numeri di slot, una freccia verso la canaglia da usare prima, o parole. +1 $ è un bonus, ⚙1 un’icona tecnologia. × davanti al nome: già usata. I nomi verdi, viola e bianchi sono lavori verdi, viola e neri.
legend-marks = I posti della tua plancia sono B0, B1, B2 sopra e B3, B4, B5 sotto. «rep. 2 (+1)» è reputazione 2, che alla fine vale 1 tecnologia.
legend-strip = Su uno schermo piccolo la riga di un giocatore mostra dollari, reputazione, ☻ scagnozzi disponibili, # scagnozzi in prigione, ▒ carte in mano / nel mazzo, slot e, dopo │, le casseforti rubate.

## Scoring

score-safes = casseforti rubate
score-marks = gettoni esatti
score-reputation = reputazione
score-icons = icone tecnologia
score-total = tecnologia
event-won =
    { $who ->
        [you] Vinci con { $tech ->
            [1] 1 punto
           *[other] { $tech } punti
        } tecnologia!
       *[other] Vince { $player } con { $tech ->
            [1] 1 punto
           *[other] { $tech } punti
        } tecnologia.
    }
event-won-dollars =
    { $who ->
        [you] In parità con { $tech ->
            [1] 1 punto
           *[other] { $tech } punti
        } tecnologia, vinci tu: hai più dollari.
       *[other] In parità con { $tech ->
            [1] 1 punto
           *[other] { $tech } punti
        } tecnologia, vince { $player }: ha più dollari.
    }
event-won-turn =
    { $who ->
        [you] In parità con { $tech ->
            [1] 1 punto
           *[other] { $tech } punti
        } tecnologia e gli stessi dollari, vinci tu: il tuo ultimo turno è venuto dopo.
       *[other] In parità con { $tech ->
            [1] 1 punto
           *[other] { $tech } punti
        } tecnologia e gli stessi dollari, vince { $player }: il suo ultimo turno è venuto dopo.
    }

## The cards

deck-id = Id
deck-trait = Tratto
deck-job = Lavoro
deck-strategy = Carta strategia
deck-leader = Leader
deck-cost = Dollari
deck-holes = Fori
deck-timing = Quando
deck-ability = Capacità

## Alcune risposte, e che cosa è nascosto

answer-sheriff = andare all’Ufficio dello Sceriffo
answer-pass = passare alla fase seguente
answer-discard = scartarla
answer-trust = fidarsi della carta
trusts = ritenere onesta { $card }
answer-arrange = lasciare le canaglie al loro posto
answer-swap = scambiare di posto due canaglie
answer-safe = contrassegnare un’altra cassaforte
answer-mark = spostare un altro gettone
holding-slot = nello slot { $slot }
holding-card = carta { $face }
review-bluff = { $player } bluffa: { $what } { $where }. In base a ciò che avevano visto, per gli altri era la carta giusta con probabilità { $believed }%, e avrebbero pensato a: { $guesses }.
