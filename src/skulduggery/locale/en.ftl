### The interface, for all games, in English. Keys to type (Q, N, 2) and file names stand as they are in every language.

language-name = English
you = You
money = ${ $n }
money-unknown = $?
list-and = { $first } and { $last }
rule = { $sentence } ({ $rule })
refused = The rules do not allow that. ({ $rule })

## Players

guest = Guest
bot-names = Dutch, Lola, Vito, Mae, Ziggy
bot-random = plays at random
bot-heuristic = plays by rules of thumb

## The lobby

lobby-title = Skulduggery
lobby-language = Language
lobby-game = Game
lobby-players = Players
lobby-people = At this terminal
lobby-opponents = Opponents
lobby-nobody = nobody
lobby-hint = Enter starts the game, a number changes a line, Q leaves.
lobby-language-ask = Which language? { $choices }
lobby-game-ask = Which game? { $choices }
lobby-players-ask = How many players, { $least } to { $most }?
lobby-people-ask = Who plays at this terminal? One name, or several with commas.
lobby-opponents-ask = Which opponents? One word for all, or one for each with commas: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Give 1 to { $most } different names of up to { $longest } letters, with commas between them.
lobby-opponents-wrong = Give one of { $choices }, or { $count } of them with commas.
lobby-choice-wrong = “{ $said }” is not a choice here: type { $choices }, or just Enter to leave it as it is.
lobby-wrong = “{ $said }” is not a line: type a number from 1 to { $last }, Enter to start or Q to leave.

## Playing

since = Since your last decision
hidden-lines = … and { $count ->
        [one] 1 line more (L)
       *[other] { $count } lines more (L)
    }
keys = ? help · R rules · N notes · L log · Q leave
your-question = { $player }: { $question }
not-an-answer = “{ $said }” is no answer here: type { $keys }; ? helps.
nothing-typed = Type { $keys }; ? helps.
back = B: back
allowed = That is allowed.
enter = Enter goes on.
more = Enter shows more; Q and Enter stops.
hand-over = Hand the terminal to { $player }, then press Enter.
over = The game is over
notes-title = Your notes
notes-none = You have no notes: you have not yet looked at anything that still lies hidden.
log-title = The game so far
log-none = Nothing has happened yet.
rules-none = No rule begins with “{ $said }”. R alone shows them all; R and one of these words only some: { $words }.
help-title = How to play here
help-keys =
    Type what stands before an answer and press Enter, for example A or 2. Several steps can go in one line: 5 2.
    An answer in the words of a game log works too, such as { $words }. If the rules refuse it, you are told which one and why; “why” before it only asks.

    ?  this page        R  all rules, R ROB those on robbing
    N  your notes       L  everything that has happened
    B  one step back    Q  leave, and save if you like
help-table = How to read the table
help-rules = The rules for this question

## Leaving, saving, going on

leave-ask = Save this game? Enter writes { $file }, another name writes there, N leaves without saving, B goes back to the game.
saved =
    The game is saved, hidden cards and all. Go on with:
    skulduggery play --resume { $file }
not-saved = The game is not saved.
left = You have left; the game is not saved. With --log FILE it would be.
written =
    The whole game is in { $file }. Look at it again with:
    skulduggery replay { $file }
write-failed = { $file } can’t be written ({ $why }); give another name.
file-exists = { $file } exists already; give another name.
keep-ask = S keeps this game for a replay, Enter leaves.
resumed = Here the game goes on.
resume-over =
    The game in { $file } is over; look at it with:
    skulduggery replay { $file }

## A recorded game

host-undo = The last answer is taken back
host-take-over = { $player } is played by: { $bot }
said-resign = gives up
said-clock = runs out of time, and chance answers
replay-step = Step { $step } of { $last }
replay-eyes = as { $player } sees it
replay-open = all cards open
replay-keys = Enter or N: on · B: back · 12: to step 12 · g: first · G: last · S 2: as seat 2 sees it · A: all open · Q: leave
replay-wrong = “{ $said }” means nothing here. { $keys }
replay-no-seat = There is no seat { $said }; they are 1 to { $last }.
