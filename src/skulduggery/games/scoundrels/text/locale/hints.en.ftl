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
