## Why a card that may be a bluff should be suspected or not

hint-weigh = { $best ->
    [suspect] { $likely ->
        [yes] Es ist { $odds ->
            [100] fast sicher ein Bluff
           *[other] wohl ein Bluff (etwa { $odds } %)
        }: Dafür lohnt es sich, einen Handlanger zu riskieren.
       *[no] Die Karte { $odds ->
            [0] ist fast sicher ehrlich
           *[other] kann gut ehrlich sein (ein Bluff: etwa { $odds } %)
        }, aber was du gewinnen kannst, ist das Risiko für einen Handlanger wert.
    }
    [trust] { $likely ->
        [yes] Es ist { $odds ->
            [100] fast sicher ein Bluff, aber das reicht nicht ganz
           *[other] wohl ein Bluff (etwa { $odds } %), aber nicht sicher genug
        }: Ist die Karte ehrlich, muss dein Handlanger ins Gefängnis.
       *[no] { $odds ->
            [0] Die Karte ist fast sicher ehrlich, und dann müsste dein Handlanger ins Gefängnis.
           *[other] Ein Bluff ist zu unwahrscheinlich (etwa { $odds } %): Ist die Karte ehrlich, muss dein Handlanger ins Gefängnis.
        }
    }
   *[even] { $odds ->
        [0] Die Karte ist fast sicher ehrlich, aber der
        [100] Es ist fast sicher ein Bluff, aber der
       *[other] Ein Bluff ist es zu etwa { $odds } %: Der
    } Ruf für einen aufgedeckten Bluff und ein Handlanger im Gefängnis wiegen etwa gleich schwer.
}
