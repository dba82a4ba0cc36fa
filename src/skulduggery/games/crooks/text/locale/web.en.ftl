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
web-spoken-recruit = Recruit at hideout { $hideout } for { $price }
web-pass-sure = Pass? Then you take no more turns in this game.
web-pass-yes = Yes, I am out
# before one spends too much
web-only-so = { $ability } only
web-last-crook = leaves { $left }, where the cheapest hideout then costs { $price }
web-last-crook-about = “!”: what is then left pays for no hideout. If that stays so, you must pass at your next turn.
web-waits-recruit = { $player } is choosing a hideout.
web-waits-take = { $player } is choosing a crook.
web-waits-place = { $player } is choosing a target.
web-waits-swap = { $player } is moving a crook away.
web-waits-kill = { $player } is choosing a victim.
web-waits-spy = { $player } is choosing where to spy.
web-note-box = the box

## Cards

web-card-level = { $name }, level { $level }
web-card-hidden = Face-down crook of { $player }
web-card-known = Face down, known to you: { $card }
web-lens-hidden = Lies face down; you know it, others may not.
web-lens-worth =
    { $way ->
        [more] Makes its target worth { $by } more.
       *[less] Makes its target worth { $by } less.
    }
web-lens-gangs = Gang: { $gangs }.

# How somebody plays
web-figure-hid = Crooks placed face down: { $n } of { $of } ({ $share }%)

## The scoring

web-scoring-legend = Each cell: level or gang members, and the points they bring. A tied gang pays nobody; money breaks a tie of points.
web-worth = worth

## Help

web-help-recruit = Recruit: choose a hideout, pay $1 for each crook there, look at them and take one.
web-help-rob = Rob: place it in your row under a target, face up, or face down for $1 more. Or pass: then you take no more turns.
web-help-end = When all have passed, the highest level at each target takes its points. The most members of a gang bring points too.
web-help-card = A crook: its level, beside it what it adds to the target or takes from it, its gangs on the right, and at the foot its ability, which works only when placed face up.
web-help-back = A crook that lies face down, in its owner’s colour. If you know it, its numbers are pencilled on it.
web-help-seen = You have seen every crook in this hideout.
web-help-half = You have seen crooks that may lie here; somebody has taken one since.
web-help-doubt = What a target is worth and who leads there count only crooks that you know; ? means that a face-down crook may change it.

# The lab
web-lab-event-take = crooks taken
web-lab-placed-down = crooks face down
web-lab-placed-up = crooks face up
web-lab-event-kill = crooks killed
web-lab-event-move = crooks moved
web-lab-event-gain = pockets picked
