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
web-market = Black Market: contraband in all, cash for each
web-supply = In the supply: guns and contraband
web-no-cards = No Anarchy card in play
web-heat = Heat { $n }
web-tokens = Order tokens: { $n }
web-orders-left = Orders left
web-good-cash = Cash
web-good-guns = Guns
web-good-contraband = Contraband
web-patch = Reaper Patch
web-out = disbanded
web-clubhouse = In the clubhouse: { $dudes }
web-my-clubhouse = My clubhouse
web-pool = Not recruited: { $dudes }
web-control = Controlled by: { $player }
web-contested = Contested
web-exploited = used
web-price-now = { $now } (printed: { $printed })
web-face-down = A site, face down
web-fight = Throw Down: { $place }
web-player = Player

## Orders

web-order-at = { $place }: which order?
web-dudes-short =
    { $prospects ->
        [0] { $members } M
       *[other] { $members ->
            [0] { $prospects } P
           *[other] { $members } M + { $prospects } P
        }
    }
web-about-sides = Gold: High Octane, each gang with rules of its own. Grey: Unleaded, all gangs alike.
web-pick-sure = Lead { $gang }?
web-pick-yes = Lead this gang
web-about-guns = All choose in secret. Each gun pulled counts in the fight, injures a rival’s dude, and is gone. Pulling any brings heat.
web-about-traffic = All choose in secret. The more everybody sells, the less each piece brings. Selling any brings heat.
web-about-fall = Too much heat: one of your members goes back to your pool.
web-about-patch = Its holder comes first in turns and wins ties.
web-about-ready = Offers can be made and accepted now. It goes on when everybody is ready.
web-about-back-up = Each place you call from costs 1 order token.
web-no-members = No members

## Deals

web-make-offer = Make an offer …
web-compose-below = Write it on your side of the table.
web-gives = gives
web-wants = wants
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-counter = Counter …
web-counter-offer = Counter-offer
web-counter-declines = Your counter-offer declines theirs at once.
web-offer-to = To
web-offer-gives = I give
web-offer-wants = I want
web-less = Less: { $good }
web-more-of = More: { $good }
web-of-mine = of { $n }
web-offer-empty = Put something on one of the sides.
web-send-offer = Make this offer

# How somebody plays
web-figure-hid = Throw Downs in which guns at hand stayed hidden: { $n } of { $of } ({ $share }%)
web-figure-right = Thefts that got all they were after: { $n } of { $of } ({ $share }%)

## What others are doing

web-waits-pick = { $player } picks a gang.
web-not-now = What can’t be done now
web-not-now-ask = None of this can be done now. Press one to read why.
web-waits-order = { $player } is about to issue an order.
web-waits-fight = The fight goes on: { $player } decides.
web-waits-market = { $player } thinks about the Black Market.
web-waits-deal = Time to deal: { $player } is not ready yet.
web-waits-fall = { $player } has to take the fall.
web-waits-use = { $player } chooses what to use.
web-waits-act = { $player } decides.

## The end

web-scoring = The blinds are lifted
web-last-die = Last roll
web-scoring-legend = Most cash wins; then the Reaper Patch, then most guns, then a last roll.

## How to play

web-help-aim = You lead a motorcycle club. After the last round whoever has the most cash wins; cash, guns and contraband stay behind your blind until then.
web-help-round = Each round: take order tokens (one for each member, and the base of your club), turn up sites and Anarchy cards, issue orders in turn, sell on the Black Market, clean up.
web-help-orders = Press a location to see what you can do there: ride with your dudes, exploit what you alone hold, start a Throw Down where rivals stand.
web-help-fight = In a Throw Down each side rolls a die and adds 1 for a prospect, 2 for a member, 3 for a gun. Each gun sends a rival dude to the Emergency Room and brings heat.
web-help-market = On the Black Market all choose in secret how much contraband they sell: the more there is, the less each pays. Heat limits how much you may sell; above 4 somebody takes the fall.
web-help-deals = Deal with anybody while somebody thinks about an order: cash, guns, contraband, one immediate exchange. Promises bind nobody.
web-help-sign-member = Member
web-help-sign-prospect = Prospect
web-help-sign-token = Order token; before a rule: the Boost, for one more token
web-help-sign-heat = Heat
web-help-sign-guns = Guns; crossed out: none may be pulled here
web-help-sign-contraband = Contraband
web-help-sign-patch = Reaper Patch: goes first and wins ties
web-help-sign-emergency = Emergency Room: a roll decides who lives
web-help-boost = the Boost of a location

# The lab
web-lab-game-orders = orders
web-lab-game-fights = Throw Downs
web-lab-game-deaths = deaths
web-lab-game-falls = Falls
web-lab-game-out = gangs disbanded
web-lab-game-cash = Cash of all gangs
web-lab-game-winner = Cash of the winner
web-lab-game-trafficked = Contraband trafficked
web-lab-game-deals = deals
web-lab-event-steal = thefts
web-lab-event-jail = Dudes jailed
web-lab-event-offer = offers
