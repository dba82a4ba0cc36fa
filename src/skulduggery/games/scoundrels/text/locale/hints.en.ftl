## Why a card that may be a bluff should be suspected or not

hint-weigh = { $best ->
    [suspect] { $likely ->
        [yes] It’s { $odds ->
            [100] almost certainly a bluff
           *[other] probably a bluff (about { $odds }%)
        }: worth risking a henchman.
       *[no] { $odds ->
            [0] It’s almost certainly honest
           *[other] It may well be honest (a bluff: about { $odds }%)
        }, but what you can win is worth risking a henchman.
    }
    [trust] { $likely ->
        [yes] It’s { $odds ->
            [100] almost certainly a bluff, but that isn’t quite enough
           *[other] probably a bluff (about { $odds }%), but not surely enough
        }: if the card is honest, your henchman goes to jail.
       *[no] { $odds ->
            [0] It’s almost certainly honest, and then your henchman would go to jail.
           *[other] A bluff is too unlikely (about { $odds }%): if the card is honest, your henchman goes to jail.
        }
    }
   *[even] { $odds ->
        [0] It’s almost certainly honest, but
        [100] It’s almost certainly a bluff, but
       *[other] A bluff is about { $odds }% likely:
    } reputation if you catch it and a henchman in jail if not weigh about the same.
}

## The reasons of a hint

reason-safes = leads to safes with more tech
reason-marks = brings more tech for true marks
reason-reputation = leads to more reputation
reason-icons = brings more tech icons into the crew
reason-money = leaves more money
reason-henchmen = saves henchmen for later
reason-crew = gets more out of your crew’s abilities
reason-knowledge = reveals more about the safes
reason-caught = lowers the risk of being caught bluffing
reason-suspicion = risks your henchmen only where a bluff is likely
event-fact-safe = You take safe { $safe }, which holds from { $least } to { $most } tech, { $mean } on average.
event-fact-safe-any = This lets you steal a safe.
event-fact-stolen = Safe { $safe } is worth { $value } tech: your safes make { $tech }{ $later }.
event-fact-safes =
    { $n ->
        [one] Your safe is
       *[other] Your { $n } safes are
    } worth { $tech } tech{ $more }{ $later }.
event-fact-hired = { $scoundrel } is worth { $tech } tech at the end{ $later }.
event-fact-icons = Your crew has { $n ->
        [one] 1 tech icon
       *[other] { $n } tech icons
    }{ $more }{ $later }.
event-fact-reputation = Your reputation is { $rep } ({ $tech } tech at the end){ $more }{ $later }.
event-fact-money = You keep { $money }{ $more }{ $later }.
event-fact-henchmen = You have { $n ->
        [one] 1 henchman
       *[other] { $n } henchmen
    } available{ $more }{ $later }.
event-fact-honest = { $card } in slot { $slot } is honest: nobody can catch you bluffing.
event-fact-spare = After that, you can still play { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of your hand honestly{ $more }.
event-fact-opens = Slot { $slot } lets you use { $n ->
        [one] { $scoundrel }
       *[other] { $n } of your scoundrels, such as { $scoundrel }
    }.
event-fact-usable = Today you can still use { $scoundrel } in { $n ->
        [one] 1 slot
       *[other] { $n } slots
    }.
event-fact-scouted = You get to know safe { $safe }, which holds from { $least } to { $most } tech, { $mean } on average.
event-fact-scouted-any = This lets you scout a safe.
event-fact-marked-true = The mark is true: safe { $safe } is worth { $value } tech, and 1 more for the mark.
event-fact-marked-low = The mark lies: { $number }, though safe { $safe } is worth { $value } tech. A rival who believes it leaves the safe to you.
event-fact-marked-high = The mark lies: { $number }, though safe { $safe } is worth { $value } tech. A rival who believes it takes less than expected.
event-fact-links =
    { $n ->
        [one] 1 arrow points
       *[other] { $n } arrows point
    } to a scoundrel of your crew{ $more }.
hint-taken = { $what } { $where }: a bluff (about { $bluff }%).
