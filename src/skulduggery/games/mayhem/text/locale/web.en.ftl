### Texts of Men of Mayhem that only a screen needs, in English. Everything else is shared with the terminal.

## The credits

web-credit = Sons of Anarchy: Men of Mayhem is a game by Aaron Dill, John Kovaleski and Sean Sweigart (Gale Force Nine, 2014).

## The table

web-round = Round { $n } of { $of }
web-phase-setup = Setting up
web-phase-claim = Order tokens
web-phase-reveal = Reveal
web-phase-orders = Orders
web-phase-market = Black Market
web-phase-last-calls = Last Calls
web-phase-clean-up = Clean-up
web-phase-over = The game is over
web-market = Black Market: contraband sold in total, cash for each
web-market-step = { $range } sold: { $cash } each
web-market-sold = sold
web-market-last = Last market: { $n } sold, { $cash } each
web-sale = Each gang shows what it sells.
web-sale-none = Nobody sells anything.
web-market-mine =
    { $n ->
        [one] If { $n } is sold: { $cash }
       *[other] If { $n } are sold: { $cash } each
    }
web-supply = In the supply: guns and contraband
web-no-cards = No Anarchy card in play
web-heat = Heat { $n }
web-heat-limits = The most that a gang can sell on the Black Market: { $limits }
web-heat-limit =
    at heat { $heat }: { $n ->
        [-1] any amount
        [0] nothing
       *[other] { $n }
    }
web-tokens = Order tokens: { $n }
web-orders-left = Orders left
web-good-cash = Cash
web-good-guns = Guns
web-good-contraband = Contraband
web-patch = Reaper Patch
web-out = disbanded
web-clubhouse = In the clubhouse: { $dudes }
web-my-clubhouse = My clubhouse
web-pool = In the pool: { $dudes }
web-control = Controlled by: { $player }
web-contested = Contested
web-exploited = used
web-price-now = { $now } (printed: { $printed })
web-barred = { $text } (forbidden now)
web-face-down = A site, face down
web-fight = Throw Down: { $place }
web-fight-begun =
    { $you ->
        [yes] You attack.
       *[no] { $player } attacks.
    }
web-fight-ties =
    { $you ->
        [yes] You hold the Reaper Patch and win ties.
       *[no] { $player } holds the Reaper Patch and wins ties.
    }
web-fight-no-ties = The Reaper Patch isn’t here, so in a tie nobody wins.
web-fight-won =
    { $you ->
        [yes] You win { $sum } to { $next }.
       *[no] { $player } wins { $sum } to { $next }.
    }
web-fight-won-tie =
    { $you ->
        [yes] A tie at { $sum }: you hold the Reaper Patch, so you win.
       *[no] A tie at { $sum }: { $player } holds the Reaper Patch and wins.
    }
web-fight-tied = A tie at { $sum } without the Reaper Patch: nobody wins, everyone goes home.
web-fight-die = rolls { $n }
web-fight-attacked = { $player } attacks you.
web-fight-odds = As it stands, your chance of winning is { $now }%. Guns and later Back-up can still change that.
web-fight-odds-unarmed = As it stands, your chance of winning is { $now }%. Nobody can pull guns here; later Back-up can still change that.
web-fight-odds-gun = As it stands, your chance of winning is { $now }%; with one gun, { $more }%. Guns and later Back-up can still change that.
web-fight-odds-guns = Your chance to win: the first number if rivals pull every gun they may have, the second if they pull none.
web-player = Player

## Orders

web-order-at = { $place }: which order?
web-drop-token = Drop an order token on a location
web-token-where = Where do you drop the order token?
web-ride-here = Ride here…
web-about-sides = Gold: High Octane, each gang with rules of its own. Grey: Unleaded, all gangs alike.
web-pick-sure = Lead { $gang }?
web-pick-yes = Lead this gang
web-about-guns =
    Everyone chooses in secret. A gun adds 3, injures a rival dude and is spent; { $heat ->
        [no] pulling guns gives no heat this time.
       *[yes] pulling any brings heat.
    }
web-about-traffic = Everyone chooses in secret. The more that’s sold in total, the less each one pays. Selling any brings heat.
web-about-limit =
    { $n ->
        [one] Your heat lets you sell 1 at most.
       *[other] Your heat lets you sell { $n } at most.
    }
web-market-barred = Your heat is { $heat }: you can’t sell this round.
web-sale-barred = Heat { $heat }: can’t sell
web-about-fall = One of your members goes back to your pool.
web-about-patch = Its holder goes first and wins ties.
web-about-ready = You can make and accept offers now. The game continues when everyone is ready.
web-about-back-up = Press a location to call dudes from there: 1 order token for each location, however many dudes come.
web-no-members = No members
web-idle = no effect now

## Deals

web-make-offer = Make an offer…
web-offer = Make an offer
web-compose-below = Write it on your side of the table.
web-gives =
    { $you ->
        [yes] give
       *[no] gives
    }
web-wants =
    { $you ->
        [yes] want
       *[no] wants
    }
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-counter = Counter…
web-counter-offer = Counter-offer
web-counter-declines = Your counter-offer declines theirs at once.
web-offer-accepted = { $player } accepts: { $terms }.
web-offer-declined = { $player } declines: { $terms }.
web-offer-countered = { $player } declines and offers { $terms } instead.
web-offer-to = To
web-offer-gives = You give
web-offer-wants = You want
web-less = Less: { $good }
web-more-of = More: { $good }
web-of-mine = of { $n }
web-offer-empty = Put something on one side of the offer.
web-send-offer = Make this offer

# How somebody plays
web-figure-hid = Throw Downs in which you kept guns hidden: { $n } of { $of } ({ $share }%)
web-figure-right = Thefts that got everything they wanted: { $n } of { $of } ({ $share }%)

## What others are doing

web-waits-pick = { $player } is choosing a gang.
web-not-now = Unavailable orders…
web-not-now-ask = None of these is possible now. Press one to see why.
web-ride-start = From
web-ride-goal = To
web-waits-order = { $player } is choosing an order.
web-waits-fight = The fight continues: { $player } is deciding.
web-waits-market = { $player } is deciding what to sell.
web-waits-deal = Deals are open: { $player } isn’t ready yet.
web-waits-fall = { $player } is choosing who takes the fall.
web-waits-use = { $player } is choosing what to use.
web-waits-act = { $player } is deciding.

## The end

web-scoring = The blinds are lifted
web-last-die = Last roll
web-scoring-legend = Most cash wins. Ties: Reaper Patch, then most guns, then a die roll.

## How to play

web-help-aim = You lead a motorcycle club. The most cash after the last round wins; cash, guns and contraband stay behind your blind until then.
web-help-round = Each round: take order tokens (one for each member, plus your club’s base), reveal sites and Anarchy cards, take turns issuing orders, sell on the Black Market, clean up.
web-help-orders = Drop an order token on a location, or press it, to see what you can do there: ride with your dudes, exploit a site you alone hold, or start a Throw Down where rivals are. Drag your dudes to make them ride.
web-help-fight = In a Throw Down each side rolls a die and adds 1 for each prospect, 2 for each member and 3 for each gun. Each gun sends a rival dude to the Emergency Room; pulling any brings heat.
web-help-market = On the Black Market everyone secretly chooses how much contraband to sell: the more there is, the less each one pays. Heat limits how much you can sell; above 4, one of your members takes the fall.
web-help-deals = Make deals while someone is choosing an order: cash, guns and contraband change hands at once. Promises bind nobody.
web-help-sign-member = Member
web-help-sign-prospect = Prospect
web-help-sign-token = Order token; before a rule, the Boost, which costs one more token
web-help-sign-heat = Heat
web-help-sign-guns = Guns; crossed out if none may be pulled here
web-help-sign-contraband = Contraband
web-help-sign-patch = Reaper Patch: its holder goes first and wins ties
web-help-sign-emergency = Emergency Room: a roll decides who lives
web-help-boost = the Boost of a location

# The lab
web-lab-game-orders = orders
web-lab-game-fights = Throw Downs
web-lab-game-deaths = deaths
web-lab-game-falls = falls taken
web-lab-game-out = gangs disbanded
web-lab-game-cash = cash of all gangs
web-lab-game-winner = cash of the winner
web-lab-game-trafficked = contraband sold
web-lab-game-deals = deals
web-lab-event-steal = thefts
web-lab-event-jail = dudes jailed
web-lab-event-offer = offers

## The lobby

mayhem-variant = Our own variant for two players.
