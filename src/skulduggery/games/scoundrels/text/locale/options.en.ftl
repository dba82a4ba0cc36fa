### What the options of a table change in play, in English. They come where options are chosen or explained.

option-mode-about = The short game is best for learning; a third day leaves time to build a stronger crew.
option-strategy_cards-about = Each leader also gets a card with an ability of its own; add them once you know the game.
option-six_scoundrels-about = A sixth place means bigger crews and longer chains; for experienced players.
option-wild_saloon-about = There is always a purple scoundrel for hire, and you can hold three safes on any day; for experts.
option-start_from_zero-about = Everyone has the 0 in the opening hand, so luck counts less; for experienced players.
option-leaders-about = Leaders differ only in name, suit and strategy cards; let players choose if they have a favourite.
option-suspicion-about = Suspecting at any time is livelier; being asked suits games that run over several days.
option-day_end_order-about = Decides who sets the order if several abilities start at once; keep it unless your rules differ.
option-journalist_own_card-about = The printed rules differ on whether a Journalist may scout your own card; choose what you are used to.
option-memory_aid-about = Keeps showing the cards you have looked at; switch it off if you want to remember them yourself.

## Why options can’t be played together

option-refused-extended = “{ $option }” is only for the extended game: set “{ option-mode }” to “{ option-mode-extended }”.
