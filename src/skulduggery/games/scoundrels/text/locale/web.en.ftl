### Texts of 3000 Scoundrels that only a screen needs, in English. Everything else is shared with the terminal.

## The credits

web-credit = 3000 Scoundrels is a game by Corey Konieczka (Unexpected Games, 2022).

## The table

web-office = Sheriff’s Office
web-jail = Jail
web-nobody = nobody
web-reputation = Reputation
web-sheriff = Sheriff
web-wanted = Wanted
web-marks-left = Marks left
web-setup = Setting up
web-rail = The day and the turn
web-step-start = Start
web-step-plan = 1 Plan
web-step-abilities = 2 Abilities
web-step-act = 3 Hire or Sheriff
web-step-end = End
web-step-last = Last chance
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
web-slots-of = slot { $slots }
web-bonus = you gain { $money }
web-face-down = a face-down card
web-honest = honest
web-men-of = Henchmen on it: { $players }
web-henchmen = Henchmen: { $supply } available, { $jail } in jail
web-hand = Poker cards in hand: { $n } { $cards }
web-no-hand = no cards in hand
web-zero-up = The 0 played face up today
web-deck = deck
web-deck-of = Poker deck: { $n } { $top }
web-loot = Stolen safes: { $player }
web-loot-count = Stolen safes: { $n } (limit today: { $limit })
web-safe = Safe { $safe }, { $location }: { $content }
web-unknown = not known to you
web-marked = Marks: { $marks }
web-unused = Unused safe
web-values = Values of its safes: { $values }

## Questions

web-order = Several players can react. The one who moved last today decides the order.
web-react-arrow = after you use the scoundrel that the arrow points at
web-idle-only = Nothing you could use now has an effect. You are asked because it still counts as used, so an arrow may follow.
web-stakes = If it’s a bluff, you gain 1 reputation. If it’s honest, your henchman goes to jail.
web-last-henchman = This is your last available henchman: if you put it there, you lose 1 reputation now.
web-used = already used
web-used-by = { $player } is using it.
web-suspect = It’s a bluff!
web-money-held = you have { $money }
web-bribe-full = after a look you give one of your safes back
web-true = the truth
web-no-such-safe = no safe here has this value
web-vain = { $scoundrel } can’t be used when hired now: { $why }
web-vain-idle = { $scoundrel } would do nothing if hired now
web-vain-marked = “!”: { $what }.
web-just-hired = new
web-waits-plan = { $player } is choosing a poker card.
web-waits-act = { $player } is hiring.
web-waits-ability = { $player } is deciding on an ability.
web-waits-henchman = { $player } is deciding whether to suspect the card.
web-waits-crew = { $player } is arranging the crew.
web-waits-strategy = { $player } is choosing a card.
web-waits-safe = { $player } is at the safes.
web-waits-sheriff = { $player } is at the Sheriff’s Office.
web-waits-dawn = { $player } is setting the turn order.

## Cards

web-card = Card
web-tech =
    { $tech ->
        [one] Tech icon
       *[other] { $tech } tech icons
    }: +{ $tech } tech at the end
web-zero = It matches no slot: wherever it is played, it is a bluff.
web-card-slot = In slot { $slot } it is honest; anywhere else it is a bluff.
web-lens-hidden = Face down. You know it; others may not.

# How somebody plays
web-figure-hid = Cards that were bluffs: { $n } of { $of } ({ $share }%)
web-figure-caught = Bluffs that were caught: { $n } of { $of } ({ $share }%)
web-figure-right = Suspicions that were right: { $n } of { $of } ({ $share }%)

## A day’s end, the scoring

web-stamp-bluff = BLUFF!
web-stamp-true = HONEST
web-stamp-lie = LIE!
web-lie =
    { $whom ->
        [you] your { $number } was a lie
       *[other] { $player }’s { $number } was a lie
    }
web-day-over = Day { $day } is over
web-day-show = Show how day { $day } ended
web-day-read = Details
web-day-less = Less
web-day-calm = Nobody suspected a card, so none was turned up.
web-day-bluff = In slot { $slot } the { $card }: a bluff, suspected by { $players }.
web-day-true = In slot { $slot } the { $card }: honest, suspected by { $players }.
web-day-stolen = Stolen: { $safes }
web-day-scouted = Scouted: { $safes }
web-day-drawn = New poker cards: { $cards }
web-day-first =
    { $whom ->
        [you] You begin.
       *[other] { $player } begins.
    }
web-day-fresh = All slots are free again, and hands are refilled.
web-day-last = Last day: for { $money }, the Sheriff now lets you steal a safe.
web-safes = The safes are opened, the least valuable first.
web-safes-next = Next
web-scoring-legend = A green mark tells the truth: 1 extra tech for the player who stole the safe. A struck-out number was a lie.

## Help

web-sign-scout = scout: look in secret (a letter: only at that location)
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
web-lab-tech-reputation = tech from reputation, all players
web-lab-tech-icons = tech from icons, all players
