### The interface, for all games, in English. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = You
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits).
you-listed =
    { $role ->
       *[by] you
    }
money = ${ $n }
money-unknown = $?
list-and = { $first } and { $last }
rule = { $sentence } ({ $rule })
refused = The rules don’t allow that. ({ $rule })
cards-good = { $file }: these cards can be played.
cards-replaced = { $file }: { $card } is replaced by the card in { $new }; these cards can be played.

## Players

guest = Guest
bot-names = Dutch, Lola, Vito, Mae, Ziggy
bot-random = plays at random
bot-heuristic = plays by rules of thumb
bot-beginner = a beginner
bot-casual = a casual player
bot-sharp = a sharp player
bot-ruthless = ruthless
bot-persona = { $bot }, { $persona }
persona-choirboy = a choirboy
persona-choirboy-way = seldom bluffs, takes others at their word
persona-braggart = a braggart
persona-braggart-way = bluffs often
persona-bloodhound = a bloodhound
persona-bloodhound-way = suspects often
persona-cynic = a cynic
persona-cynic-way = seldom bluffs, suspects often
persona-daredevil = a daredevil
persona-daredevil-way = bluffs often, suspects often

## The lobby

lobby-title = Skulduggery
lobby-language = Language
lobby-game = Game
lobby-players = Players
lobby-people = At this terminal
lobby-opponents = Opponents
lobby-nobody = nobody
lobby-hint = Enter starts the game, a number changes a line, Q quits.
lobby-language-ask = Which language? { $choices }
lobby-game-ask = Which game? { $choices }
lobby-variant = house variant
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
keys = ? help · T table · R rules · N notes · L log · Q quit
your-question = { $player }: { $question }
not-an-answer = “{ $said }” isn’t an option here: type { $keys }, or ? for help.
nothing-typed = Type { $keys }, or ? for help.
back = B: back
only = Enter: the only option
allowed = That’s allowed.
barred = Not now ({ $why }, { $rule }): { $what }
why-other = the rules don’t allow it
enter = Press Enter to continue.
more = Press Enter for more; Q and Enter to stop.
earlier = Press Enter for what came before; Q and Enter to stop.
hand-over = Hand the terminal to { $player }, then press Enter.
over = Game over
notes-title = Your notes
notes-none = You have no notes yet: you haven’t looked at anything that is still hidden.
log-title = The game so far
log-none = Nothing has happened yet.
rules-none = No rule begins with “{ $said }”. R alone shows them all; R and one of these words shows only some: { $words }.
help-title = How to play here
help-keys =
    Type the letter or number of an option and press Enter, for example A or 2. The steps of one move can go on one line: 5 2.
    Words from the game log work too, such as { $words }. If the rules forbid a move, you are told which rule and why; put “why” before it to ask without playing it.

    ?  this page        R  all rules, R { $part } only some
    T  the whole table, every card in full
    N  your notes       L  everything that has happened
    B  one step back    Q  leave, and save if you like
help-table = How to read the table
help-rules = The rules for this question

## Leaving, saving, going on

leave-ask = Save this game? Enter saves it to { $file }, another name saves it there, N quits without saving, B goes back to the game.
saved =
    The game is saved, hidden cards and all. Continue with:
    skulduggery play --resume { $file }
not-saved = The game isn’t saved.
left = You have quit, and the game isn’t saved. Play with --log FILE to keep it.
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
replay-step = Step { $step } of { $last }
replay-eyes = as { $player } sees it
replay-open = all cards face up
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

review-title = Game review
review-method = Win chances are estimates: from each position quick bots play { $reach } moves, { $rounds } times over, and more often where a blunder is likely. What was learned from other games judges the rest. ± is the margin of error due to chance. How these people really play isn’t known.
review-summary = Summary
review-verdict = { $player }: { $won ->
        [yes] won
       *[no] lost
    }{ $by ->
        [luck] , mainly through { $won ->
            [yes] good luck
           *[no] bad luck
        }
        [own] , mainly through their own play
        [others] , mainly through the others’ play
       *[nothing] ; no single cause stood out
    }.
review-counts = Inaccuracies: { $slips }, mistakes: { $mistakes }, blunders: { $giveaways }; together they cost { $lost }% win chance.
review-worst = Costliest move
review-best-bluff = Best bluff
review-curve = Win chances with all cards face up
review-decisions = Decisions, judged on what the player knew at the time
review-bluffs = Bluffs and traps
review-suspicions = Suspicions
review-accounts = Luck and skill
review-accounts-note = Each column adds up from a fair share to the result, in percent of a win. Chance: what was dealt and drawn. Hidden cards: the effect of cards the players couldn’t know, and what the estimates missed. Play: what the moves gained over simple rules of thumb; ± shows how much of that may be chance. Anything that may well be chance is marked unclear.
review-none = None.
review-at = Step { $step }
review-step = Step
review-player = Player
review-chance = Chance
review-odds = { $chance }% ± { $margin }
review-cost = Cost
review-answer = Answer
review-quiet = { $n } moves without a visible cost
review-better = Best move: { $words }.
review-better-why = Best move: { $words }. Why: { $reason }.
review-marked = { $player }, { $mark }: −{ $cost }% (±{ $error }), judged on what was known at the time. { $better }
review-gain = Compared with the best honest move, it { $up ->
        [yes] gained { $gain }% (±{ $error })
        [no] cost { $gain }% (±{ $error })
       *[even] made no clear difference (±{ $error }%)
    }.
review-suspected = { $player } suspects { $bluff ->
        [yes] a bluff
       *[no] an honest play
    }. From what { $player } could know, the chance of a bluff was { $odds }%: { $right ->
        [yes] a sound suspicion
       *[no] it was better to trust
    }.
review-trusted = { $player } trusts { $bluff ->
        [yes] a bluff
       *[no] an honest play
    }. From what { $player } could know, the chance of a bluff was { $odds }%: it was better to suspect.
answer-no = say no
answer-yes = say yes
mark-slip = inaccuracy
mark-mistake = mistake
mark-giveaway = blunder
account-fair = Fair share
account-deal = Chance
account-hidden = Hidden cards
account-own = Own play
account-others = Others’ play
account-result = Result
account-unsure = unclear
hint-title = Hint
hint-advice = { $chance }% (± { $error }): { $words }
hint-why = Why: { $reason }.
hint-even = May be just as good.
hint-nothing = There is nothing to choose here.
hint-others = What the others may think you have, from all they have seen:
hint-suspect = From all you know, the chance that this is a bluff is about { $odds }%.
hint-odds = { $what } ({ $chance }%)
hint-method = Your win chance is an estimate: from what you know, quick bots played the game on many times. ± is the margin of error due to chance. The ranking is more reliable than the percentages, because every option was tried in the same simulated games.
hint-key = hint: the best move
hint-wait = Thinking…
hint-not-here = Hints are off when several people play.

## Refused by a server

refusal-calls = Too many requests at once. Please wait a minute.
refusal-new-tables = Too many new tables at once. Please wait a minute.
refusal-other-page = This page isn’t allowed to use this server.
refusal-nowhere = There is nothing at this address.
refusal-method = This can’t be done at this address.
refusal-too-long = This is too long: the limit is { $most } bytes.
refusal-not-json = Calls must be JSON.
refusal-unread = This can’t be read: { $why }.
refusal-fault = Something went wrong on the server. Please try again.
refusal-put-away = The server has just unloaded this table. Please try again.
refusal-moved = This table is on another server, { $at }. Please try again.
refusal-elsewhere = The server that runs this table can’t be reached right now. Please try again in a few seconds.
refusal-storage = The server can’t read or write its tables right now. Please try again in a minute.
refusal-header = The header Authorization must say “Bearer” and your token.
refusal-token = This token isn’t valid for any seat at this table.
refusal-game = There is no such game here.
refusal-table = There is no such table.
refusal-person = There is nobody by this name here with a public profile.
refusal-old-table = This game was played under older rules that this server no longer has.
refusal-old-rules = The rules have changed since this game. You can still watch it, but not review it or play on from it.
refusal-unreadable = The record of this game is damaged, so it can’t be continued or shown.
refusal-seats = A new table must have as many seats as the game allows, and exactly one of them must be “me”.
refusal-options = The game can’t be played with this number of seats or these options.
refusal-two-names = Two seats can’t both be called { $name }.
refusal-bot = There is no such bot.
refusal-name = A name must have 1 to { $most } printable characters.
refusal-chat = A message must have 1 to { $most } printable characters.
refusal-other-seat = This question is for another seat.
refusal-gone = This question is no longer open: it has been answered, or it was never asked.
refusal-long-answer = An answer can have at most { $most } characters.
refusal-answer = That isn’t an answer to this question.
refusal-open = The game hasn’t started yet.
refusal-running = The game is already running.
refusal-over = The game is over.
refusal-ended = The host has abandoned this game.
refusal-dealing = The cards are about to be dealt.
refusal-unsealed = { $name }’s browser hasn’t sealed its part in the shuffle yet.
refusal-sealed = A different part has already been sealed for this seat, perhaps by another device.
refusal-stale-seal = Someone has joined or left since this part was sealed. Seal a new one for those who sit here now.
refusal-share = This isn’t the part that was sealed.
refusal-not-awaited = The shuffle isn’t waiting for this seat.
refusal-no-shares = Browsers take no part in the shuffle at this table.
refusal-host = Only the host of this table can do that.
refusal-full = This table is full.
refusal-same-name = Someone at this table is already called { $name }. Please choose another name.
refusal-empty = { $seats ->
        [one] A seat is
       *[other] { $seats } seats are
    } still empty: the game starts when all are taken.
refusal-seat = There is no such seat at this table.
refusal-bot-plays = A bot already plays for this seat.
refusal-not-away = { $name } isn’t away: a bot can take over only then.
refusal-players = Only its players can look at this game, unless the host opens it to everyone.
refusal-rematch-left = You had left this table, so the rematch has no seat for you.
refusal-not-begun = This game was abandoned before it started.
refusal-step = There is no such step in this game; its log has { $last } entries.
refusal-played-out = The game is over at that step, so there is nothing to continue.
refusal-crowd = Too many people are watching this table.
refusal-looking-on = Only players at the table can move or chat.
refusal-hello-first = The first message here must be hello.
refusal-hello-twice = You have already said hello.
refusal-hello-late = Nobody said hello in time.
refusal-fast = Too many messages at once. Please wait a moment.
refusal-offers = Too many offers at once. Please wait a moment.
refusal-chatter = Too many chat messages at once. Please wait a moment.
refusal-chat-to = You can send private messages only to another person at the table.
refusal-no-hints = Hints are off at this table.
refusal-lesson = There is no such lesson.
refusal-no-lesson = This table isn’t a lesson.
refusal-lab-closed = The lab is closed on this server.
refusal-lab-members = Log in to use the lab.
refusal-lab-run = You have no such measurement.
refusal-lab-busy = Too many measurements are waiting already. Please try again later.
refusal-lab-cards = These cards can’t be played: { $why }.
refusal-lab-slow = These cards take too long to read.
refusal-not-played-out = Only finished games can be reviewed.
refusal-password = A password must have { $least } to { $most } characters.
refusal-common-password = This password is too common. Please choose one that is harder to guess.
refusal-tries = Too many attempts. Please wait a few minutes.
refusal-last-way = This is the only way into your account. Set a password first.
refusal-name-taken = The name { $name } is taken, or too similar to one that is.
refusal-log-in = Wrong name or password.
refusal-recovery = Wrong name or recovery code.
refusal-password-wrong = This isn’t your account’s password.
refusal-logged-out = You are not logged in.
refusal-no-seat = None of the seats at this table belongs to your account.
refusal-others-seat = This seat belongs to another account.
refusal-seated = You already have a seat at this table.
refusal-bot-token = This isn’t a bot’s token, or it has been revoked.
refusal-bot-seated = This account has already joined a table. A bot needs an account of its own.
refusal-no-bot = This isn’t a bot account.
refusal-bot-by-token = A bot account can be used only with its token.
refusal-not-invited = A bot can join a table only when invited, or a private table whose link it was given.
refusal-no-bot-account = There is no bot account called { $name }.
refusal-muted = The host has silenced you at this table.
refusal-line = You haven’t received such a message from anyone else lately.
refusal-provider = The other site didn’t confirm who you are. Please try again.
refusal-clock = A clock must be 10 to 3600 seconds per move, or 1 to 14 whole days in seconds.
refusal-no-spectators = This table doesn’t allow spectators.
refusal-resigned = This seat has resigned; a bot makes its moves.
refusal-motion-none = There is nothing to vote on now.
refusal-motion-stands = The table is already voting on something else. Wait until that is decided.
refusal-motion-again = You have just asked for that. Ask again when the game has moved on.
refusal-no-voter = This seat has no vote here: only players who are at the table are asked.
refusal-voted = You have already voted.
refusal-undo-none = You have no move to undo.
refusal-late = Your time is up. You can only move now, before a random move is made.
refusal-no-way = This server doesn’t notify anyone in this way.
refusal-many-ways = You already have { $most } kinds of notification. Remove one first.
refusal-mailbox = This isn’t an e-mail address. It should look like name@example.org.
refusal-mail-code = This isn’t the code that was sent to this address for your seat.
refusal-letters = This link can’t stop any e-mails: part of it is missing.
refusal-push = This browser can’t be notified: it doesn’t name a push service.

# Notes to people who are away

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
