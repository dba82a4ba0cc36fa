### Texts of 3000 Scoundrels that only a screen needs, in English. Everything else is shared with the terminal.

## The credits

web-credit = 3000 Scoundrels is a game by Corey Konieczka (Unexpected Games, 2022).

## The table

web-office = Sheriff’s Office
web-jail = Jail
web-nobody = nobody
web-reputation = Reputation
web-setup = Setting up
web-rail = The day and the turn
web-step-start = Start
web-step-plan = 1 Plan
web-step-abilities = 2 Abilities
web-step-act = 3 Hire or Sheriff
web-step-end = End
web-step-last = Last look
web-sheet = Leader sheet: { $player }
web-open-sheet = Show the leader sheet
web-crew = Scoundrels: { $player }
web-place = { $where }: { $what }
web-place-0 = top left
web-place-1 = top middle
web-place-2 = top right
web-place-3 = bottom left
web-place-4 = bottom middle
web-place-5 = bottom right
web-free = free
web-slots = Slots: { $player }
web-slot = Slot { $slot }: { $what }
web-face-down = a face-down card
web-honest = no bluff
web-men-of = Henchmen on it: { $players }
web-henchmen = Henchmen: { $supply } available, { $jail } in jail
web-hand = Poker cards in hand: { $n } { $cards }
web-no-hand = no cards in hand
web-zero-up = The 0, played face up today
web-deck = deck
web-deck-of = Poker deck: { $n } { $top }
web-loot = Stolen safes: { $player }
web-note-mine = stolen by you
web-loot-count = Stolen safes: { $n } of { $limit }
web-safe = Safe { $safe }, { $location }: { $content }
web-unknown = not known to you
web-marked = Marks: { $marks }
web-unused = Unused safe
web-values = Values of its safes: { $values }

## Questions

web-order = Several may react; whoever moved last today decides the order.
web-react-arrow = after the one that it points to was used
web-stakes = A bluff brings you 1 reputation; if it is none, your henchman goes to jail.
web-used = used already
web-used-by = { $player } is using it.
web-suspect = Suspect!
web-true = the truth
web-no-such-safe = no safe here is worth that
web-vain = { $scoundrel } can’t be used when hired now: { $why }
web-vain-idle = { $scoundrel } would do nothing when hired now
web-vain-marked = “!”: { $what }.
web-just-hired = new
web-waits-plan = { $player } is choosing a poker card.
web-waits-act = { $player } is choosing whom to hire.
web-waits-ability = { $player } is deciding on an ability.
web-waits-henchman = { $player } is deciding whether to suspect the card.
web-waits-crew = { $player } is arranging the crew.
web-waits-strategy = { $player } is choosing a card.
web-waits-safe = { $player } is at the safes.
web-waits-sheriff = { $player } is at the Sheriff’s Office.
web-waits-dawn = { $player } is setting the order.

## Cards

web-card = Card
web-tech = Tech icons: { $tech }
web-zero = It matches no slot: in a slot it is always a bluff.
web-card-slot = In slot { $slot } it is no bluff, in any other it is.
web-lens-hidden = Lies face down; you know it, others may not.

# How somebody plays
web-figure-hid = Cards that were bluffs: { $n } of { $of } ({ $share }%)
web-figure-caught = Bluffs that were caught: { $n } of { $of } ({ $share }%)
web-figure-right = Suspicions that were right: { $n } of { $of } ({ $share }%)

## A day’s end, the scoring

web-stamp-bluff = BLUFF!
web-stamp-true = NO BLUFF
web-scoring-legend = A green mark tells the truth: 1 tech more for whoever stole the safe.

## Help

web-help-aim = Whoever has the most tech at the end wins: in stolen safes, by true marks on them, by reputation and by the gears on scoundrels.
web-help-plan = Plan: play a poker card face down into a free slot. The slot counts, not the card: it may be a bluff.
web-help-use = Abilities: use your leader’s ability of that slot and each of your scoundrels with that number, in any order.
web-help-act = Hire a scoundrel from the saloon, or go to the Sheriff’s Office.
web-help-suspect = In another’s turn you may suspect the card just played: put a henchman on it.
web-help-end = After four turns each, cards with henchmen are turned up. A bluff costs its owner 1 reputation and brings 1 to whoever suspected it; if it was none, the henchman goes to jail.
web-help-card = A scoundrel: on the left when it is used, on the right what it costs (a bullet hole hides a dollar), in the band what it does; red is paid, dashed is optional. A gear is 1 tech. Point at it, or hold it, to read it in words.
web-help-arrow = An arrow points to a neighbour: once that one has been used, this one may be used too.
web-help-back = A poker card that lies face down. What you know of it is pencilled on it; a dashed frame: it is a bluff.
web-help-safe = A safe: its name, its value if you know it, and marks with the numbers that players claim.
web-sign-scout = scout: look in secret (a letter: only there)
web-sign-mark = mark a safe
web-sign-steal = steal a safe
web-sign-rep = reputation
web-sign-jail = a henchman goes to jail
web-sign-free = free a henchman
web-sign-hire = hire a scoundrel
web-sign-use = use another scoundrel
web-sign-swap = swap
web-sign-peek = look at a poker card
web-sign-draw = draw a poker card
web-sign-sheriff = Sheriff’s Office
web-sign-opp = an opponent (four: each one)
web-sign-rob = take dollars
web-sign-discard = is discarded
web-sign-tech = 1 tech at the end
web-sign-henchman = a henchman

# The lab
web-lab-event-hire = hires
web-lab-paid = dollars paid for hires
web-lab-event-use = uses of scoundrels
web-lab-event-steal = safes stolen
web-lab-event-abandon = safes abandoned
web-lab-played-bluff = cards that are bluffs
web-lab-suspected-bluff = bluffs that are suspected
web-lab-suspected-honest = honest cards that are suspected
web-lab-mark-false = false marks
web-lab-event-jail = henchmen jailed
web-lab-event-sheriff = visits to the Sheriff
web-lab-tech-reputation = tech by reputation, all players
web-lab-tech-icons = tech by icons, all players
