### 3000 Scoundrels: abilities, events, questions and the table, in English.

## The game

scoundrels-title = 3000 Scoundrels
scoundrels-blurb = Hire scoundrels of the wild, wired West, bluff with your poker cards, catch others bluffing and steal the best technology. For 2 to 4 players, 60 to 90 minutes.
scoundrels-goal = Most tech wins: stolen safes, your reputation and the icons on your scoundrels count.

## Table options: names and values

option-mode = Length
option-mode-short = short, 2 days
option-mode-extended = extended, 3 days
option-strategy_cards = Strategy cards
option-strategy_cards-false = no
option-strategy_cards-true = yes
option-six_scoundrels = Six scoundrels
option-six_scoundrels-false = no, five places
option-six_scoundrels-true = yes (extended game)
option-wild_saloon = Wild saloon
option-wild_saloon-false = no
option-wild_saloon-true = yes (extended game)
option-start_from_zero = Start from zero
option-start_from_zero-false = no
option-start_from_zero-true = yes (extended game)
option-leaders = Leaders
option-leaders-dealt = dealt
option-leaders-chosen = chosen
option-suspicion = Suspecting
option-suspicion-open = at any time
option-suspicion-windows = only when asked
option-day_end_order = Order at the end of a day
option-day_end_order-last-turn = the player who moved last decides
option-day_end_order-involved = the last of those involved decides
option-journalist_own_card = Journalist on your own card
option-journalist_own_card-true = allowed
option-journalist_own_card-false = forbidden
option-memory_aid = Memory aid
option-memory_aid-true = shows what you have seen
option-memory_aid-false = none

## Cards in sentences

scoundrel = { $name }
strategy-card = { $name }
leader-ability = Leader’s ability { $slots }
safe-content = { $name } ({ $value })
leader-of = { $player } – { $leader }
strategy-of = { $player } – { $card }
bluff = a bluff
list-or = { $first } or { $last }

# A played card. $use: its name, to look at it, to lie on it, to go onto it, to come from it.
card-played =
    { $use ->
        [on] { $whom ->
            [you] on your card in slot { $slot }
            [self] on their own card in slot { $slot }
           *[other] on { $player }’s card in slot { $slot }
        }
        [onto] { $whom ->
            [you] on your card in slot { $slot }
            [self] on their own card in slot { $slot }
           *[other] on { $player }’s card in slot { $slot }
        }
        [from] { $whom ->
            [you] from your card in slot { $slot }
            [self] from their own card in slot { $slot }
           *[other] from { $player }’s card in slot { $slot }
        }
       *[name] { $whom ->
            [you] your card in slot { $slot }
            [self] their own card in slot { $slot }
           *[other] { $player }’s card in slot { $slot }
        }
    }
card-deck =
    { $whom ->
        [you] the top card of your deck
        [self] the top card of their own deck
       *[other] the top card of { $player }’s deck
    }

## When a scoundrel can be used

timing-start = start of your turn
timing-abilities = step 2
timing-hired = when hired
timing-plan = play the 0 face up
timing-end = end of your turn
timing-if = { $timing }, if { $condition }
timing-once = { $timing }, once in the game
event-when-rep-gained = after you gain reputation
event-when-rep-lost = after you lose reputation
event-when-dollars-by-scoundrel = after another scoundrel brings you dollars
event-when-scouted-safe = after you scout a safe
event-when-marked-false = after you mark a safe with an impossible number
event-when-hired-other = after you hire another scoundrel
event-when-stole = after you steal a safe
event-when-opp-stole = after an opponent steals a safe
event-when-sheriff-used = after you use the Sheriff’s Office
event-when-suspected = after a henchman is placed on your card
event-when-opp-caught = after an opponent’s bluff is revealed
event-when-day-end = end of the day
modifier-twice = use twice
trait-cost = to use it, { $cost }
trait-after = then discard this scoundrel

## Abilities. $form: do (gain $3), then (the same after a condition), to (“to” do it), may (“may” do it), they (an
## opponent does it).

ability-cost = { $cost } to { $step }
ability-then = { $cost }, then { $text }
ability-only = usable only if { $condition }
ability-may = you may { $step }
ability-this = do this: { $text }
ability-did = if you do, { $step }
ability-if = if { $condition }, { $step }
ability-choose =
    { $form ->
        [they] chooses one: { $options }
       *[do] choose one: { $options }
    }
ability-or = { $first }, or { $last }
ability-opponent = { $who } { $step }
who-opp = an opponent of your choice
who-richer = an opponent of your choice with more dollars than you
who-each = each opponent

step-spend = spend { $money }
step-spend-x = spend { $least } to { $most }
step-discard = discard this scoundrel
step-gain =
    { $form ->
        [they] gains { $amount }
       *[do] gain { $amount }
    }
step-rob =
    { $form ->
        [they] gives you { $amount }
       *[do] give you { $amount }
    }
step-take =
    { $who ->
        [each] take { $amount } from each opponent
        [richer] take { $amount } from an opponent with more dollars than you
       *[opp] take { $amount } from an opponent
    }
step-rep-gain =
    { $form ->
        [they] gains { $n } reputation
       *[do] gain { $n } reputation
    }
step-rep-lose =
    { $form ->
        [they] loses { $n } reputation
       *[do] lose { $n } reputation
    }
step-scout = scout { $safe }
step-scout-mark = scout { $safe } and mark it
step-mark-it = mark that safe
step-mark-any = mark a safe on the map without scouting it
step-move-mark = move one of your marks to another safe on the map, or turn it over
step-steal = steal { $safe }
step-steal-it = steal that safe
step-swap-safe = exchange it for a safe on the map at its location
safe-any = a safe at any location
safe-unused = an unused safe
safe-depot = a safe at the Depot
safe-estate = a safe at the Estate
safe-laboratory = a safe at the Laboratory
safe-at = a safe at { $location }
step-free-any =
    { $n ->
        [1] free 1 henchman of any player
       *[other] free up to { $n } henchmen of any players
    }
step-free-own =
    { $n ->
        [1] free 1 of your henchmen
       *[other] free up to { $n } of your henchmen
    }
step-jail =
    { $form ->
        [they] sends { $n ->
            [1] 1 available henchman to jail
           *[other] { $n } available henchmen to jail
        }
       *[do] send { $n ->
            [1] 1 available henchman to jail
           *[other] { $n } available henchmen to jail
        }
    }
step-recall =
    { $n ->
        [1] take 1 of your henchmen back from a card
       *[other] take up to { $n } of your henchmen back from cards
    }
step-place-freed = place that henchman on an opponent’s face-down card
step-place-own = place one of your available henchmen on it
step-destroy = destroy all henchmen on one of your face-down cards
step-draw =
    { $form ->
        [they] draws { $n ->
            [1] 1 poker card
           *[other] { $n } poker cards
        }
       *[do] draw { $n ->
            [1] 1 poker card
           *[other] { $n } poker cards
        }
    }
step-peek-played-opp = scout a face-down card that an opponent has played
step-peek-played-any = scout a face-down card that any player has played
step-peek-deck-any = scout the top card of one player’s poker deck
step-reveal = reveal the top card of your poker deck
step-shuffle-own-deck = shuffle your poker deck
step-shuffle-it = shuffle that deck
step-hire-saloon = hire a scoundrel from the saloon { $price }
step-hire-discard = hire the top scoundrel of the discard pile { $price }
price-full = at full cost
price-less = for { $money } less
price-free = free of charge
step-use-own = use another scoundrel on your board
step-use-saloon = use a scoundrel in the saloon
step-use-discard = use the top scoundrel of the discard pile
step-use-leader = use an ability of your leader that you have not used yet
step-swap-jobs = swap the job of { $a } with that of { $b }
step-swap-traits = swap the trait of { $a } with that of { $b }
swap-this = this scoundrel
swap-own = one of your scoundrels
swap-own-other = another of your scoundrels
swap-with-own-or-saloon = another on your board or in the saloon
swap-with-own = another on your board
swap-with-saloon = one in the saloon
step-sheriff = carry out one option of the Sheriff’s Office
step-to-bottom = put it under the discard pile

amount-each = { $money } for each { $thing }
amount-most = { $amount }, at most { $money }
amount-number = as many dollars as { $number }
each-own-scoundrels = scoundrel on your board
each-cards-today = poker card that you played today
each-own-marks-out = of your marks on safes
each-jailed = henchman that went to jail
each-dollars = dollar that you have
each-reputation = point of your reputation
each-x = dollar spent
number-own-scoundrels = the number of your scoundrels
number-cards-today = the number of poker cards that you played today
number-own-marks-out = the number of your marks on safes
number-jailed = the number of henchmen that went to jail
number-dollars = your dollars
number-reputation = your reputation
number-stolen-safes = the number of your stolen safes
number-opponent-safes = the greatest number of stolen safes of an opponent
number-supply = the number of your available henchmen
number-x = the dollars spent
number-times = { $n } times { $number }
number-min = the lesser of { $a } and { $b }
number-max = the greater of { $a } and { $b }

cond-dollars =
    { $who ->
        [they] they have { $amount }
       *[you] you have { $amount }
    }
cond-reputation =
    { $who ->
        [they] their reputation is { $amount }
       *[you] your reputation is { $amount }
    }
cond-cards-today =
    { $who ->
        [they] they have played { $amount } poker cards today
       *[you] you have played { $amount } poker cards today
    }
cond-stolen-safes =
    { $who ->
        [they] they have { $amount } stolen safes
       *[you] you have { $amount } stolen safes
    }
cond-opponent-safes =
    { $who ->
        [they] another player has { $amount } stolen safes
       *[you] an opponent has { $amount } stolen safes
    }
cond-supply =
    { $who ->
        [they] they have { $amount } available henchmen
       *[you] you have { $amount } available henchmen
    }
cond-slot = your card of this turn lies in slot { $slot }
cond-more-safes = an opponent has more stolen safes than you
cond-numbers = { $a } { $sign } { $b }
cond-in = it is { $cards }
cond-freed = a henchman was freed
cond-freed-own = it was yours
cond-freed-opp = it was an opponent’s
cond-jailed = one went to jail
than-less = less than { $n }
than-most = at most { $n }
than-exactly = exactly { $n }
than-least = at least { $n }
than-more = more than { $n }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-leaders = Leaders: { $leaders }
event-strategy-chosen =
    { $you ->
        [yes] pick a strategy card
       *[no] picks a strategy card
    }
event-strategy-chosen-seen =
    { $you ->
        [yes] pick { $card }
       *[no] picks { $card }
    }
event-strategy = Strategy cards: { $cards }
event-create = { $scoundrel } comes to the saloon
event-first =
    { $you ->
        [yes] begin
       *[no] begins
    }
event-day = Day { $day } begins
event-turn =
    { $you ->
        [yes] are next
       *[no] is next
    }
event-play =
    { $you ->
        [yes] play a card face down into slot { $slot }
       *[no] plays a card face down into slot { $slot }
    }
event-play-seen =
    { $you ->
        [yes] play the { $card } face down into slot { $slot }
       *[no] plays the { $card } face down into slot { $slot }
    }
event-face-up =
    { $you ->
        [yes] play the 0 face up
       *[no] plays the 0 face up
    }
event-use =
    { $where ->
        [saloon] { $you ->
            [yes] use { $scoundrel } in the saloon
           *[no] uses { $scoundrel } in the saloon
        }
        [pile] { $you ->
            [yes] use { $scoundrel } on the discard pile
           *[no] uses { $scoundrel } on the discard pile
        }
       *[board] { $you ->
            [yes] use { $scoundrel }
           *[no] uses { $scoundrel }
        }
    }
event-use-leader =
    { $you ->
        [yes] use your leader’s ability { $slots }
       *[no] uses their leader’s ability { $slots }
    }
event-use-strategy =
    { $you ->
        [yes] use { $card }
       *[no] uses { $card }
    }
event-target =
    { $whom ->
        [you] { $you ->
            [yes] choose yourself
           *[no] chooses you
        }
       *[other] { $you ->
            [yes] choose { $player }
           *[no] chooses { $player }
        }
    }
event-gain =
    { $you ->
        [yes] gain { $money }
       *[no] gains { $money }
    }
event-spend =
    { $you ->
        [yes] spend { $money }
       *[no] spends { $money }
    }
event-rob =
    { $whom ->
        [you] takes { $money } from you
       *[other] { $you ->
            [yes] take { $money } from { $player }
           *[no] takes { $money } from { $player }
        }
    }
event-rep-gain =
    { $you ->
        [yes] gain { $n } reputation (now { $now })
       *[no] gains { $n } reputation (now { $now })
    }
event-rep-lose =
    { $you ->
        [yes] lose { $n } reputation (now { $now })
       *[no] loses { $n } reputation (now { $now })
    }
event-jail =
    { $n ->
        [1] { $you ->
            [yes] lose 1 henchman to jail
           *[no] loses 1 henchman to jail
        }
       *[other] { $you ->
            [yes] lose { $n } henchmen to jail
           *[no] loses { $n } henchmen to jail
        }
    }
event-free =
    { $whom ->
        [you] { $you ->
            [yes] free { $n } of your henchmen
           *[no] frees { $n } of your henchmen
        }
        [self] frees { $n } of their own henchmen
       *[other] { $you ->
            [yes] free { $n } of { $player }’s henchmen
           *[no] frees { $n } of { $player }’s henchmen
        }
    }
event-suspect =
    { $you ->
        [yes] put a henchman { $card }
       *[no] puts a henchman { $card }
    }
event-trust =
    { $you ->
        [yes] place no henchman
       *[no] places no henchman
    }
event-peek =
    { $you ->
        [yes] scout { $card }
       *[no] scouts { $card }
    }
event-peek-seen =
    { $you ->
        [yes] scout { $card }: it is the { $face }
       *[no] scouts { $card }: it is the { $face }
    }
event-destroy =
    { $you ->
        [yes] destroy the henchmen of { $players } { $card }
       *[no] destroys the henchmen of { $players } { $card }
    }
event-recall =
    { $you ->
        [yes] take a henchman back { $card }
       *[no] takes a henchman back { $card }
    }
event-draw =
    { $n ->
        [1] { $you ->
            [yes] draw 1 poker card
           *[no] draws 1 poker card
        }
       *[other] { $you ->
            [yes] draw { $n } poker cards
           *[no] draws { $n } poker cards
        }
    }
event-draw-seen =
    { $n ->
        [1] { $you ->
            [yes] draw 1 poker card: { $cards }
           *[no] draws 1 poker card: { $cards }
        }
       *[other] { $you ->
            [yes] draw { $n } poker cards: { $cards }
           *[no] draws { $n } poker cards: { $cards }
        }
    }
event-reveal-top =
    { $you ->
        [yes] reveal the { $card } on top of your deck
       *[no] reveals the { $card } on top of their deck
    }
event-shuffle =
    { $you ->
        [yes] have your deck shuffled
       *[no] has their deck shuffled
    }
event-under =
    { $you ->
        [yes] put { $n } played cards under your deck
       *[no] puts { $n } played cards under their deck
    }
event-under-seen =
    { $you ->
        [yes] put { $n } played cards under your deck: { $cards }
       *[no] puts { $n } played cards under their deck: { $cards }
    }
event-hire =
    { $where ->
        [pile] { $you ->
            [yes] hire { $scoundrel } from the discard pile for { $money }
           *[no] hires { $scoundrel } from the discard pile for { $money }
        }
       *[saloon] { $you ->
            [yes] hire { $scoundrel } for { $money }
           *[no] hires { $scoundrel } for { $money }
        }
    }
event-discard =
    { $you ->
        [yes] discard { $scoundrel }
       *[no] discards { $scoundrel }
    }
event-gone = { $scoundrel } is discarded
event-to-bottom = { $scoundrel } goes under the discard pile
event-arrange =
    { $you ->
        [yes] arrange your scoundrels
       *[no] arranges their scoundrels
    }
event-swap-jobs =
    { $you ->
        [yes] swap the jobs of { $a } and { $b }
       *[no] swaps the jobs of { $a } and { $b }
    }
event-swap-traits =
    { $you ->
        [yes] swap the traits of { $a } and { $b }
       *[no] swaps the traits of { $a } and { $b }
    }
event-sheriff-sell =
    { $you ->
        [yes] sell information at the Sheriff’s Office
       *[no] sells information at the Sheriff’s Office
    }
event-sheriff-bail =
    { $you ->
        [yes] pay bail for one henchman
       *[no] pays bail for one henchman
    }
event-sheriff-bail-two =
    { $you ->
        [yes] pay bail for two henchmen
       *[no] pays bail for two henchmen
    }
event-sheriff-bribe =
    { $you ->
        [yes] bribe the Sheriff
       *[no] bribes the Sheriff
    }
event-scout =
    { $you ->
        [yes] scout safe { $safe }
       *[no] scouts safe { $safe }
    }
event-scout-seen =
    { $you ->
        [yes] scout safe { $safe } and find { $content }
       *[no] scouts safe { $safe } and finds { $content }
    }
event-mark =
    { $you ->
        [yes] mark safe { $safe } with { $number }
       *[no] marks safe { $safe } with { $number }
    }
event-no-mark =
    { $you ->
        [yes] don’t mark safe { $safe }
       *[no] doesn’t mark safe { $safe }
    }
event-move-mark =
    { $you ->
        [yes] move the { $number } from safe { $safe } to safe { $to }, showing { $new }
       *[no] moves the { $number } from safe { $safe } to safe { $to }, showing { $new }
    }
event-turn-mark =
    { $you ->
        [yes] turn the { $number } on safe { $safe } over to { $new }
       *[no] turns the { $number } on safe { $safe } over to { $new }
    }
event-steal =
    { $you ->
        [yes] steal safe { $safe }
       *[no] steals safe { $safe }
    }
event-steal-seen =
    { $you ->
        [yes] steal safe { $safe }: { $content }
       *[no] steals safe { $safe }: { $content }
    }
event-abandon =
    { $where ->
        [unused] { $you ->
            [yes] abandon safe { $safe }, which is now unused
           *[no] abandons safe { $safe }, which is now unused
        }
       *[map] { $you ->
            [yes] abandon safe { $safe }
           *[no] abandons safe { $safe }
        }
    }
event-abandon-seen =
    { $where ->
        [unused] { $you ->
            [yes] abandon safe { $safe } ({ $content }), which is now unused
           *[no] abandons safe { $safe } ({ $content }), which is now unused
        }
       *[map] { $you ->
            [yes] abandon safe { $safe } ({ $content })
           *[no] abandons safe { $safe } ({ $content })
        }
    }
event-swap-safe =
    { $you ->
        [yes] exchange the unused safe { $safe } for safe { $other }
       *[no] exchanges the unused safe { $safe } for safe { $other }
    }
event-dusk = Day { $day } is over: suspected cards are revealed
event-reveal-bluff =
    { $you ->
        [yes] reveal the { $card } in slot { $slot }: a bluff, suspected by { $players }
       *[no] reveals the { $card } in slot { $slot }: a bluff, suspected by { $players }
    }
event-reveal-true =
    { $you ->
        [yes] reveal the { $card } in slot { $slot }: honest, wrongly suspected by { $players }
       *[no] reveals the { $card } in slot { $slot }: honest, wrongly suspected by { $players }
    }
event-order =
    { $whom ->
        [you] { $you ->
            [yes] react first yourself
           *[no] lets you react first
        }
        [self] reacts first
       *[other] { $you ->
            [yes] let { $player } react first
           *[no] lets { $player } react first
        }
    }
event-dawn =
    { $whom ->
        [you] { $you ->
            [yes] begin the next day yourself
           *[no] lets you begin the next day
        }
        [self] begins the next day
       *[other] { $you ->
            [yes] let { $player } begin the next day
           *[no] lets { $player } begin the next day
        }
    }
event-open =
    { $you ->
        [yes] turn up safe { $safe }: { $content }
       *[no] turns up safe { $safe }: { $content }
    }
event-tech =
    { $you ->
        [yes] have { $total } tech: safes { $safes }, marks { $marks }, reputation { $reputation }, icons { $icons }
       *[no] has { $total } tech: safes { $safes }, marks { $marks }, reputation { $reputation }, icons { $icons }
    }
event-end =
    { $who ->
        [you] You win
       *[other] { $player } wins
    }

## Questions. One about a scoundrel’s ability is put behind its name.

ask-by = { $scoundrel }: { $question }
ask-leader = Which leader do you play?
ask-strategy = Which strategy card do you pick?
ask-start = Your turn begins. Use something first?
ask-plan = Which poker card do you play?
ask-slot = Into which slot do you play the { $card }?
ask-abilities = Step 2: Which ability do you use?
ask-act = Step 3: Hire a scoundrel or visit the Sheriff’s Office
ask-end = Your turn ends. Use anything else?
ask-react = React to that?
ask-order = Who reacts first?
ask-dawn = Who begins the next day?
ask-use = Which scoundrel do you use?
ask-use-leader = Which ability of your leader do you use?
ask-again = Use it a second time?
ask-use-hired = Use it before it is discarded?
ask-may = Use the optional effect?
ask-choose = Which of the two?
ask-spend = How much do you spend?
ask-guard = One of your henchmen is about to go to jail. Put one { $card } first?
ask-last-look = Last chance: put a henchman { $card }?
ask-opponent = Which opponent do you choose?
ask-free = Whose henchman do you free?
ask-scout = Which safe do you scout?
ask-mark-any = Which safe do you mark?
ask-steal = Which safe do you steal?
ask-abandon = You have too many safes. Which one do you give back?
ask-swap-safe = Which safe trades places with { $safe }?
ask-mark = Which number do you put on safe { $safe }?
ask-mark-seen = Safe { $safe } holds { $content }. Which number do you put on it?
ask-mark-none = All your marks are out. Which one do you move to safe { $safe }?
ask-mark-face = Which number should { $mark } show?
ask-move-mark = Which of your marks do you move or turn over?
ask-move-mark-to = Where does { $mark } go?
ask-move-mark-face = Which number should it show on safe { $safe }?
ask-peek = Which poker card do you scout?
ask-place =
    { $whom ->
        [you] On which card do you place your henchman?
       *[other] On which card do you place { $player }’s henchman?
    }
ask-destroy = Which of your cards do you clear of henchmen?
ask-recall = Which card do you take your henchman back from?
ask-hire = Who do you hire?
ask-room = Your crew is full. Who leaves?
ask-arrange = Where do your scoundrels go?
ask-arrange-first = Rearrange your crew before { $scoundrel } is used?
ask-arrange-with = { $place }: swap with which place?
ask-swap-jobs = Whose job do you swap?
ask-swap-jobs-with = Who does { $scoundrel } swap jobs with?
ask-swap-traits = Whose trait do you swap?
ask-swap-traits-with = Who does { $scoundrel } swap traits with?
ask-sheriff = What do you do at the Sheriff’s Office?

## Options

choice-yes = Yes
choice-idle = no effect
choice-men = henchmen: { $players }
choice-hired-vain = when hired now: { $why }
choice-no = No
choice-done-start = Go on to the poker card
choice-done-abilities = Done – hire or visit the Sheriff
choice-done-end = End the turn
choice-done-react = No
choice-face-up = Play it face up
choice-sheriff = Visit the Sheriff’s Office
choice-sell = Sell information: gain { $money }
choice-bail = Bail: spend { $money } to free one henchman
choice-bail-two = Bail: spend { $money } to free two henchmen
choice-bribe = Bribe: spend { $money } to steal a safe
choice-suspect = Suspect the card
choice-trust = Let it go
choice-suspect-now = Suspect: put a henchman { $card } now
choice-player = { $money }, reputation { $rep }, henchmen { $men }, jail { $jail }
choice-mark = the { $number } on safe { $safe }
choice-no-mark = Leave the safe unmarked
choice-turn = Turn it over to { $number }
choice-arranged = Leave them as they are
choice-rearrange = Start over

## Why something can’t be used now, in few words, by rule

why-SC-USE-02 = used already
why-SC-USE-04 = used already
why-SC-OPT-02 = used already
why-SC-USE-07 = condition not met
why-SC-TIME-16 = condition not met
why-SC-USE-08 = you can’t pay the cost
why-SC-REP-05 = reputation too low
why-SC-HIRE-02 = too expensive
why-SC-SHER-03 = too expensive
why-SC-SHER-04 = too few in jail
why-SC-SHER-05 = only on the last day
why-SC-SHER-06 = no safe left on the map
why-SC-ABIL-01 = wrong number
why-SC-ABIL-05 = no slot
why-SC-ABIL-06 = wrong moment
why-SC-TURN-02 = wrong moment
why-SC-OPT-01 = wrong moment

## The table. Those in columns of 11 letters: table-saloon, table-pile. Short ones: table-rep to table-top.

table-day = Day { $day } of { $days }
table-turn = turn { $turn } of { $turns }
table-decks = decks { $traits } / { $jobs }
table-saloon = Saloon
table-pile = Pile { $n }
table-rep = rep. { $rep } ({ $tech })
table-men = henchmen { $supply }, jail { $jail }
table-cards = hand { $hand }, deck { $deck }
table-top = top { $card }
table-hand = Hand
table-marks = Marks
table-loot = safes { $n } of { $limit }
step-start = start of turn
step-plan = step 1
step-abilities = step 2
step-act = step 3
step-end = end of turn
step-last = last chance
step-dusk = end of the day
note-safe = { $safe }, { $where }: { $content }
note-safe-marked = { $safe }, { $where }: { $content }; marks: { $marks }
note-mark = { $player } { $number }
note-stolen = stolen by { $player }
note-mine = stolen by you
note-unused = { $location }, unused
note-card = { $card }: { $face }
legend-safes = D4▒ is safe number 4 at the Depot (D). D4=3: you know that it is worth 3. 5♠: a mark with 5, in the suit of its owner. In brackets at the end of a line: the unused safe. [D4] can be chosen now.
legend-slots = A· is an empty slot, 5▒ a face-down card in slot 5; 5=5 is one that you know, 5≠2 one that you know is a bluff. ♥ next to it: a henchman of that player. After the slots come stolen safes. ▸ marks whose turn it is.
legend-scoundrels = Below a scoundrel’s name you see when it can be used: slot numbers, an arrow to the scoundrel that must be used before it, or words. +$1 is a bonus, ⚙1 a tech icon. × before the name: used already. Green, violet and white names are green, purple and black jobs.
legend-marks = The places on your board are B0, B1, B2 on top and B3, B4, B5 below. “rep. 2 (+1)” is reputation 2, worth 1 tech at the end.
legend-strip = On a small screen a player’s line shows dollars, reputation, ☻ available henchmen, # henchmen in jail, ▒ cards in hand / in the deck, slots, and behind │ stolen safes.

## Scoring

score-safes = stolen safes
score-marks = true marks on them
score-reputation = reputation
score-icons = tech icons
score-total = tech
event-won =
    { $who ->
        [you] You win with { $tech } tech!
       *[other] { $player } wins with { $tech } tech.
    }
event-won-dollars =
    { $who ->
        [you] Tied at { $tech } tech, you win: you have more dollars.
       *[other] Tied at { $tech } tech, { $player } wins with more dollars.
    }
event-won-turn =
    { $who ->
        [you] Tied at { $tech } tech and in dollars, you win the tie-break: you took the last turn.
       *[other] Tied at { $tech } tech and in dollars, { $player } wins the tie-break (took the last turn).
    }

## The cards

deck-id = Id
deck-trait = Trait
deck-job = Job
deck-strategy = Strategy card
deck-leader = Leader
deck-cost = Dollars
deck-holes = Holes
deck-timing = When
deck-ability = Ability

## Some answers, and what lies hidden

answer-sheriff = go to the Sheriff’s Office
answer-pass = go on to the next step
answer-discard = discard it
answer-trust = trust the card
trusts = trust { $card }
answer-arrange = leave the scoundrels where they are
answer-swap = have two scoundrels change places
answer-safe = mark another safe
answer-mark = move another mark
holding-slot = in slot { $slot }
holding-card = card { $face }
review-bluff = { $player } bluffs: { $what } { $where }. From what the others had seen, the chance that it was the right card was { $believed }%; they would guess { $guesses }.
