### Men of Mayhem: components, events and questions, in English. Terms: as in rules.en.ftl.

## The game

mayhem-title = Men of Mayhem
mayhem-blurb = Lead a motorcycle club: hold the best spots in town, deal, brawl, sell on the black market and keep the police off your back. The most cash after six rounds wins. For 2 to 6 players, 90 to 120 minutes.

## Table options: names and values

option-mode = Mode
option-mode-unleaded = unleaded: all gangs alike
option-mode-high-octane = high octane: gangs with rules of their own
option-gang_choice = Gangs
option-gang_choice-draft = picked in turn
option-gang_choice-fixed = assigned by seat
option-hollow_point = Hollow Point Rounds
option-hollow_point-false = no
option-hollow_point-true = yes: no St. Thomas Hospital
option-long_haul = Long Haul Ride
option-long_haul-false = no, 6 rounds
option-long_haul-true = yes, 7 rounds
option-under_the_radar = Under the Radar
option-under_the_radar-false = no
option-under_the_radar-true = yes: order tokens are secret
option-slim_pickings = Slim Pickings
option-slim_pickings-false = no
option-slim_pickings-true = yes: no more prospects than at the start
option-hardcore_cards = Hardcore cards
option-hardcore_cards-false = no
option-hardcore_cards-true = yes
option-deals = Deals
option-deals-true = allowed
option-deals-false = none
option-deal_log = What others learn about deals
option-deal_log-private = only who dealt with whom
option-deal_log-public = the amounts too
option-offers_per_step = Offers per turn, at most
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
option-parley_before_guns = Time to deal before guns are pulled
option-parley_before_guns-false = no
option-parley_before_guns-true = yes
option-deal_protocol = Dealing
option-deal_protocol-live = at any time
option-deal_protocol-sequential = only when asked
option-ledger_help = Ledger
option-ledger_help-false = none
option-ledger_help-true = shows what rivals can hold

## Goods, Dudes, places. $form: what something is done to (acc), who rides along (with), a name (nom). Of places also:
## what follows “at”, “to” and “from”, with or without that word, as the sentences in that language need it.

guns =
    { $n ->
        [one] { $n } gun
       *[other] { $n } guns
    }
contraband = { $n } contraband
goods-none = nothing
members =
    { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
prospects =
    { $n ->
        [one] { $n } prospect
       *[other] { $n } prospects
    }
dudes-none = nobody
dudes-from = { $dudes } from { $place }
dude =
    { $kind ->
        [prospect] a prospect at { $place }
       *[member] a member at { $place }
    }
place-clubhouse = the clubhouse
place-emergency-room =
    { $form ->
        [nom] { $name }
       *[acc] the { $name }
    }
# The names that take an article in a sentence. Names that aren't here stand alone.
site-names = Charming Police Station, Cut & Bag Op, Gun Factory, Military Surplus Store, Palace Restaurant, Adult Film Studio, Suburban Meth Lab, Liquor Store, Tattoo Parlour, Roadhouse Bar, Pawn Shop, Border Run, Gun Show, Street Corner, Trucking Depot, Bullet Press, Rival Warehouse, Card Room, Law Office, Safe House, Hijacked Truck, Cartel Order, Charity Ride, Patch Party, Stash House, Evidence Locker, Big Buyer, Swap Meet
site =
    { $gender ->
        [none] { $name }
       *[other] { $form ->
            [nom] { $name }
           *[acc] the { $name }
        }
    }
title = { $name }
gang-plain = { $gang }, unleaded side
gang-start = Starts with { $goods }; heat { $heat }; { $dudes }; base orders { $base }
list-or = { $first } or { $last }
each-player = { $player } { $what }

## What locations, Club Orders and cards do

does-sell = sell { $pay } for { $get }
does-spend = buy { $get } for { $pay }
does-swap = swap { $pay } for { $get }
does-swap-both = swap { $pay } for { $get } or the other way round
order-cost = for { $pay }, { $text }
does-times =
    { $n ->
        [1] { $text }
       *[other] { $text }, up to { $n }×
    }
does-take = take { $goods }
does-steal = steal { $goods } from a rival
does-steal-here = steal { $goods } from a rival who shares a location with you
does-claim-patch = take the Reaper Patch
does-heal =
    { $n ->
        [1] heal 1 dude
       *[other] heal up to { $n } dudes
    }
does-promote = make a prospect a member for { $money }
does-promote-free = make a prospect a member for free
does-convoy = Convoy: ride from one or two locations to one
does-ambush = Ambush: for 1 more order token nobody can call Back-up in a Throw Down that you start
does-gain = gain { $what }
does-gain-heat = gain { $n } heat
does-drop = drop { $n } heat
does-per = { $text } per { $unit }
does-up = { $text } (rounded up)
does-most = { $text }, { $n } times at most
tokens =
    { $n ->
        [one] { $n } order token
       *[other] { $n } order tokens
    }
good-C = cash
good-G = guns
good-K = contraband
unit-heat =
    { $n ->
        [1] point of heat
       *[other] { $n } heat
    }
unit-members =
    { $n ->
        [1] member
       *[other] { $n } members
    }
unit-prospects =
    { $n ->
        [1] prospect
       *[other] { $n } prospects
    }
unit-dudes =
    { $n ->
        [1] dude
       *[other] { $n } dudes
    }
unit-sites =
    { $n ->
        [1] site under your control
       *[other] { $n } sites under your control
    }
unit-at =
    { $n ->
        [1] dude at { $place }
       *[other] { $n } dudes at { $place }
    }
with-heat = { $text }, +{ $n } heat
place-heat = { $n } heat for exploiting it
place-no-guns = no guns in fights here
place-boost = Boost: { $text }

## Whom a card hits, and how: said of them

who-each = Every gang
who-most =
    { $what ->
        [heat] Most heat
        [members] Most members
        [prospects] Most prospects
        [dudes] Most dudes
        [sites] Most sites under control
       *[at] Most dudes at { $place }
    }
who-least =
    { $what ->
        [heat] Least heat
        [members] Fewest members
        [prospects] Fewest prospects
        [dudes] Fewest dudes
        [sites] Fewest sites under control
       *[at] Fewest dudes at { $place }
    }
who-if =
    { $what ->
        [heat] Heat { $n } or more
        [members] { $n } members or more
        [prospects] { $n } prospects or more
        [dudes] { $n } dudes or more
        [sites] { $n } sites under control or more
       *[at] { $n } dudes or more at { $place }
    }
effect = { $who }: { $steps }
hits-gain = gain { $what }
hits-gain-heat = gain { $n } heat
hits-lose = lose { $what }
hits-lose-half =
    { $good ->
        [C] lose half your cash (rounded down)
        [G] lose half your guns (rounded down)
       *[K] lose half your contraband (rounded down)
    }
hits-drop = drop { $n } heat
hits-fall = take the fall
hits-jail = name a rival, who returns a dude to the pool
hits-bill = pay { $money } for each of your dudes in the Emergency Room, or it dies

## What Hassles and gangs change

change-forbid-sell =
    { $good ->
        [G] guns can’t be sold
        [K] contraband can’t be sold at locations
       *[all] nothing can be sold at locations
    }
change-forbid-spend = nothing can be bought
change-forbid-swap =
    { $good ->
        [G] guns can’t be swapped away
        [K] contraband can’t be swapped away
       *[all] nothing can be swapped
    }
change-forbid-skim = nothing can be taken for free
change-forbid-steal = nothing can be stolen
change-forbid-gain = heat, prospects and order tokens can’t be gained at locations
change-forbid-drop = heat can’t be dropped at locations
change-add-sell =
    { $good ->
        [G] guns sell for { $money } more each time
        [K] contraband sells for { $money } more each time
       *[all] every sale brings { $money } more
    }
change-add-spend = every purchase brings { $money } back
change-add-swap =
    { $good ->
        [G] swapping guns away brings { $money } each time
        [K] swapping contraband away brings { $money } each time
       *[all] every swap brings { $money }
    }
change-recruit_count =
    { $n ->
        [1] Recruit brings 1 prospect
       *[other] Recruit brings { $n } prospects
    }
change-traffic_bonus = the market limits 1 to 3 grow by { $n }
change-traffic_shift = the Black Market counts your heat as { $n } higher
change-throw_prospects =
    { $n ->
        [0] a Throw Down needs a member
       *[1] prospects are enough to start a Throw Down
    }
change-fall_prospects =
    { $n ->
        [0] only members take the fall
       *[1] prospects may take the fall too
    }
change-hot_extra = locations with heat icons give { $n } more heat
change-ride_max =
    { $n ->
        [1] a Ride moves 1 dude at most
       *[other] a Ride moves { $n } dudes at most
    }
change-ride_cost =
    { $n ->
        [1] a Ride costs 1 order token
       *[other] a Ride costs { $n } order tokens
    }
change-guns_allowed =
    { $n ->
        [0] no guns in any Throw Down
       *[1] guns may be pulled
    }
change-gun_heat =
    { $n ->
        [0] pulling guns gives no heat
       *[other] pulling guns gives { $n } heat
    }
change-backup =
    { $n ->
        [0] nobody can call Back-up
       *[1] Back-up may be called
    }
change-er_survive = in the Emergency Room a dude lives on a roll of { $n } or more
change-on-fall = when a member takes the fall: { $step }

## Anarchy cards

card-obstacle = Obstacle: { $card }
card-hassle = Hassle: { $card }
card-opportunity = Opportunity: { $card }
card-last-call = Last Call: { $card }
card-text = { $card } – { $text }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-die =
    { $you ->
        [yes] roll a { $n }
       *[no] rolls a { $n }
    }
event-gang =
    { $you ->
        [yes] lead { $gang }
       *[no] leads { $gang }
    }
event-round = Round { $n } begins
event-claim =
    { $you ->
        [yes] take your order tokens
       *[no] takes their order tokens
    }
event-claim-seen =
    { $you ->
        [yes] take { $tokens }
       *[no] takes { $tokens }
    }
event-site = A site is revealed: { $place }
event-card = A card is revealed. { $card }
event-hit = { $card } affects { $players }
event-hit-each = { $card } affects every gang
event-hit-none = { $card } affects nobody
event-turn =
    { $you ->
        [yes] are next
       *[no] is next
    }
event-passed =
    { $you ->
        [yes] have no order tokens left
       *[no] has no order tokens left
    }
event-order-sit =
    { $you ->
        [yes] sit tight
       *[no] sits tight
    }
event-order-recruit =
    { $you ->
        [yes] recruit
       *[no] recruits
    }
event-order-exploit =
    { $you ->
        [yes] exploit { $place }
       *[no] exploits { $place }
    }
event-order-throw-down =
    { $you ->
        [yes] start a Throw Down at { $place }
       *[no] starts a Throw Down at { $place }
    }
event-order-ambush =
    { $you ->
        [yes] start a Throw Down at { $place } from an Ambush: no Back-up
       *[no] starts a Throw Down at { $place } from an Ambush: no Back-up
    }
event-order-patch-in =
    { $you ->
        [yes] patch in
       *[no] patches in
    }
event-order-ride =
    { $you ->
        [yes] ride from { $source } to { $goal } with { $dudes }
       *[no] rides from { $source } to { $goal } with { $dudes }
    }
event-order-club =
    { $you ->
        [yes] issue a Club Order
       *[no] issues a Club Order
    }
event-order-convoy =
    { $you ->
        [yes] set up a Convoy
       *[no] sets up a Convoy
    }
event-convoy =
    { $you ->
        [yes] ride to { $goal }: { $dudes }
       *[no] rides to { $goal }: { $dudes }
    }
event-exploit =
    { $you ->
        [yes] use { $place } ({ $text })
       *[no] uses { $place } ({ $text })
    }
event-exploit-boost =
    { $you ->
        [yes] pay 1 order token for the Boost: { $text }
       *[no] pays 1 order token for the Boost ({ $text })
    }
event-trade =
    { $n ->
        [one] { $you ->
            [yes] trade once
           *[no] trades once
        }
       *[other] { $you ->
            [yes] trade { $n } times
           *[no] trades { $n } times
        }
    }
event-trade-none =
    { $you ->
        [yes] skip the trade
       *[no] skips the trade
    }
event-gain =
    { $you ->
        [yes] get { $goods }
       *[no] gets { $goods }
    }
event-pay =
    { $you ->
        [yes] pay { $goods }
       *[no] pays { $goods }
    }
event-lose =
    { $you ->
        [yes] lose { $goods }
       *[no] loses { $goods }
    }
event-steal =
    { $whom ->
        [you] tries to steal { $goods } from you
       *[other] { $you ->
            [yes] try to steal { $goods } from { $player }
           *[no] tries to steal { $goods } from { $player }
        }
    }
event-steal-seen =
    { $whom ->
        [you] steals { $goods } from you
       *[other] { $you ->
            [yes] steal { $goods } from { $player }
           *[no] steals { $goods } from { $player }
        }
    }
event-steal-short =
    { $whom ->
        [you] tries to steal { $goods } from you, and gets { $taken }
       *[other] { $you ->
            [yes] try to steal { $goods } from { $player }, and get { $taken }
           *[no] tries to steal { $goods } from { $player }, and gets { $taken }
        }
    }
event-peek =
    { $whom ->
        [you] looks behind your blind and sees what you have left: { $goods }
       *[other] { $you ->
            [yes] look behind { $player }’s blind and see what is left: { $goods }
           *[no] looks behind { $player }’s blind and sees what is left: { $goods }
        }
    }
event-tokens =
    { $you ->
        [yes] gain { $tokens }
       *[no] gains { $tokens }
    }
event-patch =
    { $you ->
        [yes] now hold the Reaper Patch
       *[no] now holds the Reaper Patch
    }
event-heal =
    { $you ->
        [yes] bring { $dudes } back from the Emergency Room
       *[no] brings { $dudes } back from the Emergency Room
    }
event-recruit =
    { $you ->
        [yes] welcome { $dudes }
       *[no] welcomes { $dudes }
    }
event-promote =
    { $you ->
        [yes] make a prospect at { $place } a member
       *[no] makes a prospect at { $place } a member
    }
event-heat-gain =
    { $you ->
        [yes] gain { $n } heat (now { $now })
       *[no] gains { $n } heat (now { $now })
    }
event-heat-drop =
    { $you ->
        [yes] drop { $n } heat (now { $now })
       *[no] drops { $n } heat (now { $now })
    }
event-fall =
    { $you ->
        [yes] take the fall with { $dude }: heat is { $now }
       *[no] takes the fall with { $dude }: heat is { $now }
    }
event-out =
    { $you ->
        [yes] have nobody to take the fall: your gang is disbanded, leaving { $goods }
       *[no] has nobody to take the fall: their gang is disbanded, leaving { $goods }
    }
event-back-up =
    { $you ->
        [yes] call Back-up: { $dudes }
       *[no] calls Back-up: { $dudes }
    }
event-back-up-none =
    { $you ->
        [yes] call no Back-up
       *[no] calls no Back-up
    }
event-guns-chosen =
    { $you ->
        [yes] have decided about guns
       *[no] has decided about guns
    }
event-guns-chosen-seen =
    { $you ->
        [yes] will pull { $guns }
       *[no] will pull { $guns }
    }
event-guns = Guns: { $amounts }
event-totals = Throw Down at { $place }: { $totals }; { $who ->
        [you] you win
       *[other] { $player } wins
    }
event-totals-tied = Throw Down at { $place }: { $totals }; nobody wins
event-shot =
    { $whom ->
        [you] injures one of your dudes
       *[other] { $you ->
            [yes] injure one of { $player }’s dudes
           *[no] injures one of { $player }’s dudes
        }
    }
event-injured =
    { $you ->
        [yes] send { $dudes } to the Emergency Room
       *[no] sends { $dudes } to the Emergency Room
    }
event-home =
    { $you ->
        [yes] go home with { $dudes }
       *[no] goes home with { $dudes }
    }
event-ready =
    { $you ->
        [yes] are ready
       *[no] is ready
    }
event-traffic-chosen =
    { $you ->
        [yes] have decided what to traffic
       *[no] has decided what to traffic
    }
event-traffic-chosen-seen =
    { $you ->
        [yes] will traffic { $goods }
       *[no] will traffic { $goods }
    }
event-traffic = Black Market: { $amounts }
event-market = { $goods } in all, so each pays { $money }
event-offer =
    { $whom ->
        [you] offers you { $terms }
        [all] { $you ->
            [yes] offer everyone { $terms }
           *[no] offers everyone { $terms }
        }
       *[other] { $you ->
            [yes] offer { $player } { $terms }
           *[no] offers { $player } { $terms }
        }
    }
event-expired = { $offer } is no longer open
event-declined = { $offer } is declined
event-withdrawn = { $offer } is withdrawn
event-deal =
    { $whom ->
        [you] makes a deal with you
       *[other] { $you ->
            [yes] make a deal with { $player }
           *[no] makes a deal with { $player }
        }
    }
event-deal-seen =
    { $whom ->
        [you] makes a deal with you: gives { $given }, gets { $wanted }
       *[other] { $you ->
            [yes] make a deal with { $player }: give { $given }, get { $wanted }
           *[no] makes a deal with { $player }: gives { $given }, gets { $wanted }
        }
    }
event-jail =
    { $whom ->
        [you] names you
       *[other] { $you ->
            [yes] name { $player }
           *[no] names { $player }
        }
    }
event-dude-lost =
    { $you ->
        [yes] lose { $dude }
       *[no] loses { $dude }
    }
event-bill =
    { $you ->
        [yes] pay for { $paid }; dead: { $dead }
       *[no] pays for { $paid }; dead: { $dead }
    }
event-clean-up = Clean-up: marks and cards are removed
event-emergency-lives =
    { $kind ->
        [prospect] { $you ->
            [yes] roll a { $n }: the prospect lives
           *[no] rolls a { $n }: the prospect lives
        }
       *[member] { $you ->
            [yes] roll a { $n }: the member lives
           *[no] rolls a { $n }: the member lives
        }
    }
event-emergency-dies =
    { $kind ->
        [prospect] { $you ->
            [yes] roll a { $n }: the prospect dies
           *[no] rolls a { $n }: the prospect dies
        }
       *[member] { $you ->
            [yes] roll a { $n }: the member dies
           *[no] rolls a { $n }: the member dies
        }
    }
event-blinds = The blinds are lifted. { $players }
event-last-die =
    { $you ->
        [yes] roll a { $n }: { $total } in all
       *[no] rolls a { $n }: { $total } in all
    }
event-end =
    { $who ->
        [you] You win
       *[other] { $player } wins
    }
holdings = { $player }: { $what }

## Offers in sentences. $terms: what is given for what.

terms = { $given } for { $wanted }
terms-gift = { $given } for nothing
terms-plea = nothing for { $wanted }
offer =
    { $maker ->
        [you] { $whom ->
            [all] your offer to everyone ({ $terms })
           *[other] your offer to { $player } ({ $terms })
        }
       *[other] { $whom ->
            [you] { $from }’s offer to you ({ $terms })
            [all] { $from }’s offer to everyone ({ $terms })
           *[other] { $from }’s offer to { $player } ({ $terms })
        }
    }

## Questions. One that a card asks is put behind its name.

ask-by = { $card }: { $question }
ask-pick = Which gang do you lead?
ask-order = Which order do you issue?
ask-where-exploit = Which location do you exploit?
ask-where-throw-down = Where do you start a Throw Down?
ask-where-ambush = Where do you lay an Ambush?
ask-where-patch-in = Where do you patch in a prospect?
ask-where-club = Which Club Order?
ask-ride-from = Where do you ride from?
ask-ride-to = From { $place }: where to?
ask-ride-who = From { $place } to { $goal }: who rides?
ask-back-up-who = From { $place }: who comes to fight?
ask-convoy = Who rides in the Convoy?
ask-convoy-more = So far: { $dudes }. Does anyone else join the Convoy?
ask-exploit = What do you use at { $place }?
ask-count = { $pay } for { $get }: how many times?
ask-direction = Which way do you swap?
ask-alternative = What do you take?
ask-steal = What do you steal, and from whom?
ask-heal = Who leaves the Emergency Room?
ask-promote = Which prospect becomes a member?
ask-back-up = Call Back-up to { $place }?
ask-back-up-more = So far: { $dudes }. Call more Back-up to { $place }?
ask-guns = How many guns do you pull at { $place }?
ask-shoot =
    { $n ->
        [1] Whose dude do you injure at { $place }?
       *[other] { $n } injuries left at { $place }: whose dude do you injure?
    }
ask-injured =
    { $n ->
        [one] Which of your dudes at { $place } is injured?
       *[other] Which { $n } of your dudes at { $place } are injured?
    }
ask-take-patch = You have beaten the Patch Holder. Take the Reaper Patch?
ask-exploit-now = Exploit { $place } at once, for 1 order token?
ask-fall = Who takes the fall?
ask-traffic = How much contraband do you sell?
ask-jail = Which rival loses a dude?
ask-jailed = Which of your dudes goes to jail?
ask-desert = Where does a dude desert you?
ask-bill = Who do you pay for? The others die.
ask-ready = Deals are open. Finished dealing?
ask-offer = Make an offer?
ask-reply = { $offer }: do you accept?
ask-accept = Which offer do you accept?
ask-decline = Which offer do you decline?
ask-counter = Which counter-offer do you make?
ask-withdraw = Which of your offers do you withdraw?

## Options

choice-yes = Yes
choice-no = No
choice-sit = Sit Tight
choice-recruit = Recruit
choice-exploit = Exploit { $place }
choice-throw-down = Throw Down at { $place }
choice-ambush = Throw Down at { $place } with an Ambush (2 order tokens)
choice-patch-in = Patch In ({ $place })
choice-club = Club Order: { $text }
choice-convoy = Convoy
choice-some-ride = Ride…
choice-some-exploit = Exploit…
choice-some-throw-down = Throw Down…
choice-some-ambush = Ambush…
choice-some-patch-in = Patch In…
choice-some-club = Club Order…
choice-done = Done
choice-again = Start over
choice-finish = Stop here
choice-boost = Boost for 1 order token: { $text }
choice-none = Not at all
choice-swap = Give { $pay }, get { $get }
choice-steal = { $goods } from { $player }
choice-no-back-up = No Back-up
choice-no-guns = No guns
choice-no-traffic = Nothing
choice-ready = Ready
choice-no-offer = No offer
choice-offer = Offer { $whom } { $terms }
choice-everybody = everyone
choice-accept = Accept { $offer }
choice-decline = Decline { $offer }
choice-withdraw = Withdraw { $offer }

## What exactly is wrong with a deal, and what would be right

objection-have = { $good ->
    [C] Cash
    [G] Guns
   *[K] Contraband
  } offered: { $n }, behind your blind: { $most }. Offer no more than that.
objection-total = { $good ->
    [C] Cash
    [G] Guns
   *[K] Contraband
  } asked for: { $n }. The most that can be asked for is { $most }.
objection-pay = { $good ->
    [C] Cash
    [G] Guns
   *[K] Contraband
  } to pay: { $n }, behind your blind: { $most }. You can accept it once you have { $n }.
objection-cost = { $good ->
    [G] Guns
   *[K] Contraband
  } to pay: { $n }, behind your blind: { $most }.
objection-both = { $good ->
    [C] Cash
    [G] Guns
   *[K] Contraband
  } offered: { $n }, asked for: { $wanted }. The same goods can’t go both ways: either offer them or ask for them.
objection-nothing = Nothing is offered and nothing asked for. Put in at least one thing.
objection-self = You can’t make yourself an offer. Choose another gang, or all.
objection-nobody = That gang is not in the game. Choose one that is, or all.
objection-stands = An offer of yours to { $to ->
    [all] all
   *[one] this gang
  } still stands. Withdraw it first, or wait for the answer.
objection-many = You have made { $n } of the { $most } offers allowed now. You can make more in the next deal step.
objection-again = This very offer was just declined or withdrawn. Change an amount or choose another gang.

## Why something can’t be done now, in few words, by rule

why-MM-ORD-08 = no such order
why-MM-ORD-10 = would do nothing
why-MM-RIDE-01 = too few order tokens
why-MM-RIDE-03 = nobody would move
why-MM-RIDE-04 = a rival’s clubhouse
why-MM-RIDE-05 = not in play
why-MM-RIDE-06 = no riding into or out of the Emergency Room
why-MM-CARD-H6-1 = too many dudes for one Ride
why-MM-GEN-11 = not in play
why-MM-EXP-01 = not under your control
why-MM-EXP-02 = exploited this round
why-MM-EXP-05 = no such rule
why-MM-EXP-06 = used already
why-MM-BOOST-01 = no order token left
why-MM-BOOST-04 = used already
why-MM-MOD-02 = forbidden or impossible now
why-MM-THROW-01 = no rival there, or none of yours
why-MM-THROW-02 = no member there
why-MM-GANG-CALAVERAS-2 = no Ambush
why-MM-REC-02 = no prospects left
why-MM-PIN-01 = no prospect there
why-MM-PIN-03 = all members are in the gang
why-MM-PIN-04 = in the Emergency Room
why-MM-CLUB-01 = no Club Order
why-MM-DEAL-04 = no such partner
why-MM-DEAL-08 = no deals now
why-MM-DEAL-11 = such amounts can’t be dealt
why-MM-DEAL-12 = more than you have
why-MM-DEAL-13 = more than there is
why-MM-DEAL-16 = can’t be paid
why-MM-DEAL-19 = one such offer is open already
why-MM-DEAL-20 = no more offers now
why-MM-DEAL-21 = just declined or withdrawn

## The table in the terminal

table-round = Round { $n } of { $of }
table-phase-0 = setting up
table-phase-1 = order tokens
table-phase-2 = reveal
table-phase-3 = orders
table-phase-4 = Black Market
table-phase-5 = Last Calls
table-phase-6 = clean-up
table-phase-7 = over
table-supply = supply: { $guns }, { $contraband }
table-out = disbanded
table-patch = Reaper Patch
table-heat = heat { $n }
table-tokens = orders { $n }
table-home = at home { $dudes }
table-cash = cash
table-gangs-alike = On the unleaded side all gangs are alike. { $text }.
table-deal-key = D: make an offer
table-offer-hint = Type an offer like “offer all 2C for 1G”: C is cash, G guns, K contraband; type a player’s number instead of “all”.
legend-places = Each box is a site: its number, × if it was exploited this round, who controls it and who is there. 2+1 means 2 members and 1 prospect. [5] can be chosen now; ▒ is face down.
legend-gangs = ▶ marks the gang whose turn it is, ★ the holder of the Reaper Patch. On a small screen ☼ is heat, ● order tokens, ⌂ dudes at home, ✚ injured dudes.
legend-offers = To offer a deal, type it: “offer 2 1G for 3C” offers player 2 a gun for $3.

# cards show

deck-name = Name
deck-id = Id
deck-says = What it says
deck-evidence = Where its values come from
deck-starting = Starting Sites
deck-random = Random Sites
deck-cards = Anarchy cards
deck-hardcore = Hardcore cards
deck-clubs = Clubs and clubhouses
deck-proof =
    { $kind ->
        [printed] printed
        [implied] follows from print
        [ruling] ruling
       *[house] our own
    }

## Some answers, and what lies hidden

answer-finish = use no more of the location
answer-rule = use what the location offers
answer-guns = guns: { $n }
answer-traffic = contraband to sell: { $n }
answer-back-up = call for Back-up
answer-convoy = set up a Convoy
answer-direction = choose the direction of the swap
holding-blind = behind the blind
holding-good = { $good } { $n }
