### Texts that only the terminal, and notes to people who are away, need, in English.

cards-good = { $file }: these cards can be played.
cards-replaced = { $file }: { $card } is replaced by the card in { $new }; these cards can be played.

## The lobby

lobby-title = Skulduggery
lobby-game = Game
lobby-people = At this terminal
lobby-opponents = Opponents
lobby-nobody = nobody
lobby-hint = Enter starts the game, a number changes a line, Q quits.
lobby-language-ask = Which language? { $choices }
lobby-game-ask = Which game? { $choices }
lobby-players-ask = How many players, { $least } to { $most }?
lobby-people-ask = Who plays at this terminal? One name, or several separated by commas.
lobby-opponents-ask = Which opponents? One word for all, or one for each separated by commas: { $choices }
lobby-personas = A level can have a style, as in { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Give 1 to { $most } different names of up to { $longest } letters, separated by commas.
lobby-opponents-wrong = Give one of { $choices }, or { $count } of them separated by commas.
lobby-choice-wrong = “{ $said }” isn’t one of the choices: type { $choices }, or just Enter to leave it as it is.
lobby-wrong = “{ $said }” isn’t a line number: type 1 to { $last }, Enter to start or Q to quit.

## Playing

since = Since your last move
hidden-lines = … and { $count ->
        [one] 1 more line (L)
       *[other] { $count } more lines (L)
    }
more-options = +  more options
your-question = { $player }: { $question }
not-an-answer = “{ $said }” isn’t an option here: type { $keys }, or ? for help.
nothing-typed = Type { $keys }, or ? for help.
allowed = That’s allowed.
enter = Press Enter to continue.
earlier = Press Enter for what came before; Q and Enter to stop.
notes-title = Your notes
rules-none = No rule begins with “{ $said }”. R alone shows them all; R and one of these words shows only some: { $words }.
help-keys =
    Type the letter or number of an option and press Enter, for example A or 2. The steps of one move can go on one line: 5 2.
    Words from the game log work too, such as { $words }. If the rules forbid a move, you are told which rule and why; put “why” before it to ask without playing it.

    ?  this page        R  all rules, R { $part } only some
    T  the whole table, every card in full
    N  your notes       L  everything that has happened
    B  one step back    Q  leave, and save if you like
help-table = How to read the table

## Leaving, saving, going on

leave-ask = Save this game? Enter saves it to { $file }, another name saves it there, N quits without saving, B goes back to the game.
saved =
    The game is saved, hidden cards and all. Continue with:
    skulduggery play --resume { $file }
not-saved = The game isn’t saved.
written =
    The whole game is in { $file }. Watch it again with:
    skulduggery replay { $file }
    Analyse it with:
    skulduggery review { $file }
write-failed = { $file } can’t be written ({ $why }); give another name.
file-exists = { $file } exists already; give another name.
keep-ask = S saves this game for a replay, Enter quits.
resumed = The game continues.
resume-over =
    The game in { $file } is over; look at it with:
    skulduggery replay { $file }

## A recorded game

host-undo = The last move is undone
host-undo-of = { $player } undoes a move
host-take-over = { $player } is a bot ({ $bot })
said-resign = resigns
said-clock = runs out of time, and a random move is made
replay-bots = Bots: { $bots }
replay-keys = Enter or N: forward · B: back · 12: to step 12 · g: first · G: last · S 2: as seat 2 sees it · A: all face up · Q: quit
replay-wrong = “{ $said }” means nothing here. { $keys }
replay-no-seat = There is no seat { $said }; seats are 1 to { $last }.

## Whether the chance of a recorded game was fair

fair-words = The list in four words, the same for everyone at the table: { $words }
fair-list = The list of seals doesn’t match the log: it names { $what ->
        [game] another game.
        [rules] other rules or cards.
        [options] other options.
       *[players] other players.
    }
fair-unbound = This game began before lists fixed the cards, so there is no way to check that the log holds the cards that were played with.
fair-key = The server’s key doesn’t match its seal.
fair-share = The share of { $player } doesn’t match its seal.
fair-without = Dealt without { $player }, whose share is missing.
fair-withheld = { $player } sealed a share that is missing from the deal. Anyone who knew the other shares could choose between two deals.
fair-part = Besides the server, these players had a share in the deal: { $players }.
fair-nobody = Nobody else took part in the deal: all its randomness came from the server.
fair-follows =
    { $ended ->
        [0] A rematch of the game at table { $table }.
        [one] A rematch of the game at table { $table }; one earlier game was ended after its deal had begun.
       *[other] A rematch of the game at table { $table }; { $ended } earlier games were ended after their deals had begun.
    }
fair-draw = Entry { $entry }, a draw of chance, says “{ $said }”; by the key and the shares it should be “{ $right }”.
fair-draws = Each draw of chance follows from the key and the shares: { $count }.
fair-committed = The log opens every commitment that came with a public message: { $count }.
fair-uncommitted = This game began before servers committed to their logs, so there is no way to check whether a hidden move was changed later.
fair-nonces = At entry { $entry } the log opens more or fewer commitments than there were public messages.
fair-clock = Moves made by the clock, or after a resignation: { $count }.
fair-undo = Moves undone: { $count }.
fair-receipt-game = The receipt is of another game, at table { $table }.
fair-receipt-list = The list in the receipt is not the one in the log.
fair-receipt-share = The share of { $player } in the receipt is not the one in the log.
fair-receipt-told = What { $player } was told, according to the receipt, is not what this game tells.
fair-receipt-part = The receipt holds the first { $count } of { $all } messages that { $player } was told.
fair-receipt-committed = The commitments in the receipt of { $player } are not those of this log: the log was rewritten, or some were withheld.
fair-receipt-late = According to the receipt, commitments reached { $player } later than the messages they belong to. Until then a hidden move could still be changed.
fair-receipt-uncommitted = The receipt comes from an older page that kept no commitments, so it can’t show { $player } that no hidden move was changed.
fair-receipt-opened = The receipt holds the first { $count } of { $all } commitments that { $player } was sent.
fair-doubt =
    { $what ->
        [seal] The browser noted: the server showed another seal of its key than before.
        [listed] The browser noted: the server’s list of seals didn’t match the table, or was exchanged for another.
        [lacks] The browser noted: its share was sealed, and the server’s list lacked that seal.
        [told] The browser noted: the server repeated what had happened, but differently.
        [seat] The browser noted: after the list was fixed the server gave it another seat.
        [back] The browser noted: after the list was fixed the server took the table a step back.
        [begun] The browser noted: the list left out a deal that had been broken off before.
        [withheld] The browser noted: a share that was sealed was left out of the deal.
        [log] The browser noted: the log’s key and shares didn’t match their seals.
        [device] The browser noted: another device sealed the share of its seat.
       *[out] The browser noted: it had no share in the deal.
    }
fair-for-seat = This game was fair for { $player }.
fair-so-far = As far as the receipt goes, this game was fair for { $player }. The receipt says nothing about the rest.
fair-itself = This log agrees with itself. Only the receipt of someone who took part can show whether it is the game that was played.
fair-not = This game was not dealt as it was sealed.

## Looking back on a game, and hints. $chance, $cost, $gain: hundredths of the win.

review-decisions = Decisions, judged on what the player knew at the time
review-bluffs = Bluffs and traps
review-suspicions = Suspicions
review-step = Step
review-chance = Chance
review-cost = Cost
review-answer = Move
review-quiet = { $n } moves without a visible cost
hint-key = hint: the best move
hint-not-here = Hints are off when several people play.

## Notes to people who are away

note-waits = { $name }: it’s your turn in a game of { $game }.
note-subject = Your turn in a game of { $game }
note-mail =
    { $text }

    { $link }

    You asked for this at the table; it ends with the game. To stop it now: { $stop }
note-code-subject = Your code for Skulduggery
note-code =
    Someone, hopefully you, wants e-mails at this address when it is their turn in a game of { $game } at { $server }. If it was you, enter this code there:

    { $code }

    If it wasn’t you, do nothing: no more e-mails will come.
