### What a hint says, in English. The browser loads it with the first hint.

hint-best = Best move: { $words }.
hint-several = { $n ->
    [2] Two moves are
   *[other] Several moves are
} about equally good. One of them: { $words }.
hint-other = { $n ->
    [2] The other
   *[other] Another
}: { $words }.
hint-next = Next best (win chance { $after }% instead of { $before }%): { $words }.
hint-numbers = Numbers
hint-chances = Win chance after each move, judged only on what you know:
hint-advice = { $chance }% (± { $error }): { $words }
hint-even = May be just as good.
hint-deal = { $deal }: { $worth ->
    [yes] good for you, about { $n } percentage points more win chance
    [no] better not, it would cost you about { $n } percentage points of win chance
   *[even] makes no clear difference to your win chance
}.
hint-others = What the others may think you have, from all they have seen:
hint-method = This is an estimate: starting from what you know, fast bots played the rest of the game many times. ± is the margin of error due to chance. The ranking is more reliable than the percentages, because every option was tried in the same simulated games.
hint-nothing = There is no move to weigh up here.
hint-suspect = From all you know, { $odds ->
    [0] this is almost certainly honest
    [100] this is almost certainly a bluff
   *[other] the chance that this is a bluff is about { $odds }%
}.
