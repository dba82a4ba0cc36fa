### What the options of a table change in play, in English. They come where options are chosen or explained.

option-edition-about = Sets how many cards lie in each hideout; choose the edition you own, or keep 2012.
option-secret_money-about = If money is secret, you must remember what rivals can pay; for players who like to count.
option-memory-about = Notes list the hidden cards you have seen; strict is for players who want to remember them.
