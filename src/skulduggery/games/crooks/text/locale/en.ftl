### Crooks: abilities and gangs, events and questions, in English.

## The game

crooks-title = Crooks
crooks-blurb = Recruit crooks, send each to the right target and keep your rivals guessing who lies face down. For 2 to 4 players, 10 to 20 minutes.
crooks-goal = The highest level at a target wins its points; having the most members of a gang scores too. Most points wins.

## Gangs

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit
gang-letter-northside = N
gang-letter-westside = W
gang-letter-outfit = O

## Abilities: names and what they do

ability-pickpocket = Pickpocket
ability-pickpocket-text = Take $2 from the bank.
ability-accomplice = Accomplice
ability-accomplice-text = May be placed on top of your own crook at a target; their levels add up.
ability-swap = Swap
ability-swap-text = May take the place of your own crook, which moves to a target where you have none.
ability-killer = Killer
ability-killer-text = Choose a player: all crooks of that player at this target leave the game.
ability-boss = Boss
ability-boss-text = Can be taken only as the last card of its hideout and is always placed face up.
ability-spy = Spy
ability-spy-text = See every face-down crook at one target, or every card in one hideout.

## Table options: names and values

option-edition = Edition
option-edition-2012 = 2012
option-edition-2016 = 2016
option-secret_money = Money
option-secret_money-false = open to all
option-secret_money-true = secret until the end
option-memory = Memory
option-memory-notes = notes are kept
option-memory-strict = strict, no notes

## Cards in sentences. $facts: level, modifier and gangs, as in 7(+2) N

crook = { $name } { $facts }
card-hidden = a face-down crook
cards-moved =
    { $hidden ->
        [only] their own face-down crook
        [too] { $cards } and their own face-down crook
       *[no] { $cards }
    }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the cards.

event-deal = The crooks are dealt to { $hideouts } hideouts
event-first =
    { $you ->
        [yes] begin
       *[no] begins
    }
event-turn =
    { $you ->
        [yes] are next
       *[no] is next
    }
event-pass =
    { $why ->
        [broke] { $you ->
            [yes] can’t afford any hideout and are out
           *[no] can’t afford any hideout and is out
        }
        [empty] { $you ->
            [yes] find every hideout empty and are out
           *[no] finds every hideout empty and is out
        }
       *[chosen] { $you ->
            [yes] pass
           *[no] passes
        }
    }
event-recruit =
    { $you ->
        [yes] recruit at hideout { $hideout } for { $price }
       *[no] recruits at hideout { $hideout } for { $price }
    }
event-recruit-seen =
    { $you ->
        [yes] recruit at hideout { $hideout } for { $price } and find { $cards }
       *[no] recruits at hideout { $hideout } for { $price } and finds { $cards }
    }
event-take =
    { $you ->
        [yes] take a crook from hideout { $hideout }
       *[no] takes a crook from hideout { $hideout }
    }
event-take-seen =
    { $you ->
        [yes] take { $card } from hideout { $hideout }
       *[no] takes { $card } from hideout { $hideout }
    }
event-nothing =
    { $you ->
        [yes] take nothing from hideout { $hideout }
       *[no] takes nothing from hideout { $hideout }
    }
event-place-up =
    { $you ->
        [yes] place { $card } under target { $target }
       *[no] places { $card } under target { $target }
    }
event-place-ability =
    { $you ->
        [yes] place { $card } under target { $target } and use { $ability }
       *[no] places { $card } under target { $target } and uses { $ability }
    }
event-place-down =
    { $you ->
        [yes] place { $card } face down under target { $target }
       *[no] places { $card } face down under target { $target }
    }
event-place-hidden =
    { $you ->
        [yes] place a crook face down under target { $target }
       *[no] places a crook face down under target { $target }
    }
event-gain =
    { $you ->
        [yes] take { $money } from the bank
       *[no] takes { $money } from the bank
    }
event-kill =
    { $you ->
        [yes] lose { $cards } at target { $target } to the Killer
       *[no] loses { $cards } at target { $target } to the Killer
    }
event-move =
    { $you ->
        [yes] move { $cards } from target { $target } to target { $to }
       *[no] moves { $cards } from target { $target } to target { $to }
    }
event-spy-nothing =
    { $you ->
        [yes] spy on nothing
       *[no] spies on nothing
    }
event-spy-target =
    { $you ->
        [yes] spy on target { $target }
       *[no] spies on target { $target }
    }
event-spy-target-seen =
    { $you ->
        [yes] spy on target { $target } and see { $cards }
       *[no] spies on target { $target } and sees { $cards }
    }
event-spy-hideout =
    { $you ->
        [yes] spy on hideout { $hideout }
       *[no] spies on hideout { $hideout }
    }
event-spy-hideout-seen =
    { $you ->
        [yes] spy on hideout { $hideout } and see { $cards }
       *[no] spies on hideout { $hideout } and sees { $cards }
    }
event-reveal =
    { $you ->
        [yes] turn up { $card } at target { $target }
       *[no] turns up { $card } at target { $target }
    }
event-score-target = Target { $target } is worth { $worth }: level { $level } is the highest, { $points } for { $players }
event-score-target-tie = Target { $target } is worth { $worth }: tied at level { $level }, { $points } each for { $players }
event-score-target-nobody = Target { $target } is worth { $worth }: nobody is there
event-score-gang = { $gang }: { $who ->
        [you] you have the most members ({ $members }) and score
       *[other] { $player } has the most members ({ $members }) and scores
    } { $points } points
event-score-gang-nobody = { $gang }: nobody has the most members – no points
event-end = { $players } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-end-money = Tied at { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } { $players } wins with the most money: { $money }.
event-end-shared = { $who ->
        [you] You and { $players } share
       *[other] { $players } share
    } the win with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-end-you = You win with { $points ->
        [one] 1 point!
       *[other] { $points } points!
    }
event-end-you-money = Tied at { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } you win with the most money: { $money }!

## Questions

ask-recruit = Which hideout do you recruit from?
ask-recruit-broke = You can’t afford any hideout.
ask-take = Which crook do you take from hideout { $hideout }?
ask-take-nothing = None of the crooks in hideout { $hideout } can be taken.
why-CR-RECRUIT-03 = taken only as the last card there
why-CR-ROB-06 = there is nowhere to place it
ask-place = Under which target do you place { $card }?
ask-side = { $card } under target { $target }: face up or face down?
ask-swap = Your Swap takes over at target { $target }. Which target does { $cards } move to?
ask-kill = Whose crooks at target { $target } does your Killer remove?
ask-spy = Where does your Spy look?

## Options

choice-pass = Pass for good
choice-nothing = Take nothing (no refund)
choice-up = Face up
choice-ability = Face up, using { $ability }
choice-kill-own = Face up, using { $ability } on your own { $cards }
choice-without = Face up, not using { $ability }
choice-down = Face down, for { $money }
choice-spy-target = Target
choice-spy-hideout = Hideout
choice-spy-nothing = Nowhere

## The table. These stand in columns of 15 letters; table-tie of 6, score-target, score-sum and score-money of 13,
## score-worth of 9, score-cells of 23.

table-hideouts = Hideouts
table-notes = Notes
table-target = Target
table-worth = worth now
table-leads = leads
table-tie = tie
table-passed = out
note-hideout = { $hideout }: { $cards }
note-mixed = { $places } together: { $cards }
note-place-hideout =
    { $count ->
        [1] { $hideout }
       *[other] { $hideout } ({ $count })
    }
note-place-grid = { $player } at { $target }
note-place-box = the box
legend-crook = 7(+2) NW is a crook of level 7 that adds 2 to its target; it belongs to Northside and Westside (O: Outfit). + before a crook: an Accomplice on top, levels add up.
legend-hidden = ▒▒▒ is a face-down crook. If numbers stand above the ▒▒▒, you know it; others may not.
legend-grid = “worth now” and “leads” count only the crooks you know; ? means that a face-down crook may change that. [5] marks what you can choose now. Letters are hideouts with their prices. ▸ marks whose turn it is, × marks who is out.
score-target = Target { $target }
score-worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
score-cells = level +points =sum
score-sum = Points
score-money = Money left

## The deck

deck-name = Crook
deck-level = Level
deck-gangs = Gangs
deck-ability = Ability
deck-sum = { $cards ->
        [one] 1 crook
       *[other] { $cards } crooks
    }
deck-members = { $gang } { $members }

## What lies hidden

holding-target = at target { $target }
review-bluff = { $player } bluffs: { $what }, hidden { $where }. From what the others had seen, the chance of something stronger was { $believed }%; they would guess { $guesses }.
review-trap = { $player } hides strength: { $what }, face down { $where }. From what the others had seen, the chance of something weaker was { $believed }%; they would guess { $guesses }.
