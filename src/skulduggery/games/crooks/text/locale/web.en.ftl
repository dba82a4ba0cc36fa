### Texts of Crooks that only a screen needs, in English. Everything else is shared with the terminal.

## The credits

web-credit = Crooks is a game by Neil Crowley (White Goblin Games, 2012).

## The table

web-grid = The targets and the players’ rows
web-turn = to play
web-nothing = nothing
web-empty = empty
web-hideout = { $count ->
        [0] Hideout { $hideout }, empty
        [one] Hideout { $hideout }, 1 crook, { $price }
       *[other] Hideout { $hideout }, { $count } crooks, { $price }
    }
web-seen = You have seen what lies here
web-seen-some = You have seen some of what lies here
web-may-change = A face-down crook may still change what this target is worth.
# A player’s members of a gang
web-gang-members = { $gang }: { $count ->
        [one] 1 member.
       *[other] { $count } members.
    }
web-gang-doubt = Face-down crooks may add to that.
web-gang-worth = At the end, the player with the most members scores { $worth }.
web-nobody-leads = Nobody leads here
web-fresh = Changed since your last move
web-spoken-recruit = Recruit at hideout { $hideout } for { $price }
web-pass-sure = Pass for good?
web-pass-what = You take no more turns. What you have placed still scores, but cash only breaks ties.
web-pass-yes = Yes, pass
web-kill-own-sure = Remove your own crooks at target { $target }?
web-kill-own-what = Your Killer takes their place. Out of the game: { $crooks }.
web-kill-own-yes = Yes, remove
# The first turn: what comes next
web-first-recruit = You pay $1 for each card there, look at them all and keep one.
web-first-take = You place it under a target next; the others go back.
web-first-place = Next you choose face up or face down.
# Under “Face up” or “Face down”: what it does, in a few words
web-face-down = Face down
web-side-up = shown to all
web-side-down = hidden, for { $money }
web-side-without = ability unused
web-side-pickpocket = take $2
web-side-killer = remove crooks
web-side-spy = spy on cards
# before one spends too much
web-only-so = { $ability ->
        [accomplice] joins your crook here
        [swap] sends your crook elsewhere
        [killer] removes your own crook
       *[other] with its ability only
    }
web-last-crook = leaves you { $left } (cheapest hideout: { $price })
web-last-crook-about = “!”: after this you can’t afford any hideout. Unless prices drop, you’ll have to pass next turn.
web-waits-recruit = { $player } is choosing a hideout.
web-waits-take = { $player } is choosing a crook.
web-waits-place = { $player } is choosing a target.
web-waits-swap = { $player } is moving a crook away.
web-waits-kill = { $player } is choosing a victim.
web-waits-spy = { $player } is choosing where to spy.

## Cards

web-card-level = { $name }, level { $level }
web-card-hidden = Face-down crook of { $player }
web-card-known = Face down, but you know it: { $card }
web-card-own = Your own face-down crook: { $card }
web-lens-hidden = Face down. You know it; others may not.
web-lens-worth =
    { $way ->
        [more] Adds { $by } to its target’s worth.
       *[less] Takes { $by } off its target’s worth.
    }
web-lens-gangs = Gang: { $gangs }.

# How somebody plays
web-figure-hid = Crooks placed face down: { $n } of { $of } ({ $share }%)

## The scoring

web-scoring-legend = Each cell shows the level or gang members, and the points they score. A tied gang scores nothing; money breaks a tie on points.
web-worth = worth

# The targets as the pictures show them: alone, at the start of a sentence, as a place.
web-target = { $target ->
        [2] Pawn shop
        [3] Speakeasy
        [4] Jeweller
        [5] Racetrack
        [6] Casino
        [7] Museum
        [8] Bank
        [9] Armoured train
       *[other] Target { $target }
    }
web-target-the = { $target ->
        [2] The pawn shop
        [3] The speakeasy
        [4] The jeweller
        [5] The racetrack
        [6] The casino
        [7] The museum
        [8] The bank
        [9] The armoured train
       *[other] Target { $target }
    }
web-target-at = { $target ->
        [2] at the pawn shop
        [3] at the speakeasy
        [4] at the jeweller’s
        [5] at the racetrack
        [6] at the casino
        [7] at the museum
        [8] at the bank
        [9] on the armoured train
       *[other] at target { $target }
    }

# On the board, target by target
web-night = Night falls over the city…
web-night-next = Next

# The newspaper. Only texts in -you and -mine speak to the reader: on the reader’s own screen, not in pictures to share.
web-paper-name = Midnight Herald
web-paper-date = Night edition · { $targets } targets · { $crews } crews
web-paper-results = Results
web-paper-you = (you)
web-paper-place = You came { $place ->
        [2] second
        [3] third
       *[other] fourth
    }.
web-paper-place-shared = You share { $place ->
        [2] second
       *[other] third
    } place.
web-headline-clear = { $winner } takes the city, { $best } to { $next }
web-headline-narrow = { $winner } by a whisker, { $best } to { $next }
web-headline-rout = { $winner } owns this town, { $best } to { $next }
web-headline-late = { $winner } steals it at dawn, { $best } to { $next }
web-headline-money = All square at { $best }: { $winner } buys the city
web-headline-shared = { $winner } carve up the city
web-headline-shared-you = { $winner } carve up the city
web-news-haul = Biggest haul
web-news-haul-text = { $target } pays { $worth }. { $players } takes the lot.
web-news-haul-you = { $target } pays { $worth }. You take the lot.
web-news-haul-shared = { $target } pays { $worth }, split between { $players }: { $share } each.
web-news-trap = It was a trap
web-news-trap-text = Face down { $target }: { $crook }, with compliments from { $owner }. That left { $share ->
        [0] nothing
       *[other] { $share }
    } for { $players }.
web-news-trap-you = Face down { $target }: { $crook }, with compliments from { $owner }. That left { $share ->
        [0] nothing
       *[other] { $share }
    } for you.
web-news-trap-mine = Face down { $target }: { $crook }, with your compliments. That left { $share ->
        [0] nothing
       *[other] { $share }
    } for { $players }.
web-news-gang = The gangs have spoken
web-news-gang-text = { $gang ->
        [outfit] The Outfit
        [westside] Westside
       *[northside] Northside
    } backs { $player }: { $members ->
        [one] 1 member
       *[other] { $members } members
    }, { $points }.
web-news-gang-you = { $gang ->
        [outfit] The Outfit
        [westside] Westside
       *[northside] Northside
    } backs you: { $members ->
        [one] 1 member
       *[other] { $members } members
    }, { $points }.
web-news-waste = All that for nothing
web-news-waste-text = { $target } turns out to be worthless. Heartfelt condolences to { $players }.
web-news-waste-you = { $target } turns out to be worthless. Heartfelt condolences to you.
web-news-purse = Cash in the mattress
web-news-purse-text = { $player } goes home with { $money } unspent. Cash scores no points.
web-news-purse-you = You go home with { $money } unspent. Cash scores no points.

## Help

web-help-recruit = Recruit: choose a hideout, pay $1 for each crook there, look at them and take one.
web-help-rob = Rob: place the crook in your row under a target, face up, or face down for $1 more. Or pass and take no more turns.
web-help-end = When everyone has passed, the highest level at each target wins its points. The player with the most members of a gang scores { $worth } for it.
web-help-card = A crook: its level, the modifier that changes what its target is worth, its gangs on the right, and at the foot its ability, which works only when it is placed face up.
web-help-hidden = A face-down crook in its owner’s colour. Only its owner knows it.
web-help-back = A rival’s face-down crook that you have seen. The open eye and the pencilled note are for you alone.
web-help-own = Your own face-down crook. The crossed-out eye means that rivals can’t see it.
web-help-seen = You have seen every crook in this hideout.
web-help-half = You have seen crooks that may be here; someone has taken one since.
web-help-doubt = A target’s worth, who leads it, and a player’s gang members are judged only by the crooks you know. A ? means that a face-down crook may change that.
web-help-modified = The crooks here make the target worth more or less than its number.
web-help-hat = A hat on a target: its owner leads there.
web-help-corner = A gold corner: something has changed here since your last move.

# The lab
web-lab-event-take = crooks taken
web-lab-placed-down = crooks face down
web-lab-placed-up = crooks face up
web-lab-event-kill = crooks killed
web-lab-event-move = crooks moved
web-lab-event-gain = pockets picked
