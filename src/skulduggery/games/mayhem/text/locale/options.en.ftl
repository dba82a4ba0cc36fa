### What the options of a table change in play, in English. They come where options are chosen or explained.

option-mode-about = Start with unleaded; in high octane each gang has strengths of its own to learn.
option-gang_choice-about = Pick gangs if you have a favourite; assigned gangs start the game faster.
option-hollow_point-about = Without the hospital injured dudes are harder to save, so fights cost more; for experienced players.
option-long_haul-about = Adds a round with three more Anarchy cards; for groups with time to spare.
option-under_the_radar-about = You no longer see how many orders rivals have left; for players who like to count.
option-slim_pickings-about = You can’t recruit beyond your first prospects, so every dude counts; for experienced players.
option-hardcore_cards-about = Shuffles four harsher cards into the Anarchy deck; for players who know the game.
option-deals-about = Lets players trade with each other; without deals the game is quicker and quieter.
option-deal_log-about = Secret amounts make rivals harder to judge; show them if someone is new to the game.
option-offers_per_step-about = More offers mean more haggling; fewer keep the game moving.
option-parley_before_guns-about = Pauses every Throw Down for one more round of deals; for groups that love to haggle.
option-deal_protocol-about = Dealing at any time feels like a real table; being asked suits games that run over several days.
option-ledger_help-about = Keeps count of what each rival can hold, so nobody has to; helpful for newcomers.
