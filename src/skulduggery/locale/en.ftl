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
refused = The rules do not allow that. ({ $rule })
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
lobby-hint = Enter starts the game, a number changes a line, Q leaves.
lobby-language-ask = Which language? { $choices }
lobby-game-ask = Which game? { $choices }
lobby-variant = house variant
lobby-players-ask = How many players, { $least } to { $most }?
lobby-people-ask = Who plays at this terminal? One name, or several with commas.
lobby-opponents-ask = Which opponents? One word for all, or one for each with commas: { $choices }
lobby-personas = A level can have a character, as in { $example }: { $choices }
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
keys = ? help · T table · R rules · N notes · L log · Q leave
your-question = { $player }: { $question }
not-an-answer = “{ $said }” is no answer here: type { $keys }; ? helps.
nothing-typed = Type { $keys }; ? helps.
back = B: back
only = Enter: the only answer
allowed = That is allowed.
barred = Not now ({ $why }, { $rule }): { $what }
why-other = the rules do not allow it
enter = Enter goes on.
more = Enter shows more; Q and Enter stops.
earlier = Enter shows what was before; Q and Enter stops.
hand-over = Hand the terminal to { $player }, then press Enter.
over = The game is over
notes-title = Your notes
notes-none = You have no notes: you have not yet looked at anything that still lies hidden.
log-title = The game so far
log-none = Nothing has happened yet.
rules-none = No rule begins with “{ $said }”. R alone shows them all; R and one of these words only some: { $words }.
help-title = How to play here
help-keys =
    Type what stands before an answer and press Enter, for example A or 2. The steps of one answer can go in one line: 5 2.
    An answer in the words of a game log works too, such as { $words }. If the rules refuse it, you are told which one and why; “why” before it only asks.

    ?  this page        R  all rules, R { $part } only some
    T  the whole table, every card in full
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
    What was good and what was not:
    skulduggery review { $file }
write-failed = { $file } can’t be written ({ $why }); give another name.
file-exists = { $file } exists already; give another name.
keep-ask = S keeps this game for a replay, Enter leaves.
resumed = Here the game goes on.
resume-over =
    The game in { $file } is over; look at it with:
    skulduggery replay { $file }

## A recorded game

host-undo = The last answer is taken back
host-undo-of = { $player } takes back an answer
host-take-over = { $player } is a bot: { $bot }
said-resign = gives up
said-clock = runs out of time, and chance answers
replay-step = Step { $step } of { $last }
replay-eyes = as { $player } sees it
replay-open = all cards open
replay-bots = Bots: { $bots }
replay-keys = Enter or N: on · B: back · 12: to step 12 · g: first · G: last · S 2: as seat 2 sees it · A: all open · Q: leave
replay-wrong = “{ $said }” means nothing here. { $keys }
replay-no-seat = There is no seat { $said }; they are 1 to { $last }.

## Whether the chance of a recorded game was fair

fair-words = The list in four words, the same for everybody at the table: { $words }
fair-list = The list of seals doesn’t fit the log: it names { $what ->
        [game] another game.
        [rules] other rules or cards.
        [options] other options.
       *[players] other players.
    }
fair-unbound = This game was begun before lists fixed the cards: whether the log holds the cards that were played with can’t be checked.
fair-key = The server’s key doesn’t fit its seal.
fair-share = The share of { $player } doesn’t fit its seal.
fair-without = Dealt without { $player }, whose share is missing.
fair-withheld = { $player } sealed a share that is missing from the deal. Whoever knew the other shares could choose between two deals.
fair-part = Besides the server these had a share in the deal: { $players }.
fair-nobody = Nobody else took part in the deal: the server alone made its chance.
fair-follows =
    { $ended ->
        [0] A rematch of the game at table { $table }.
        [one] A rematch of the game at table { $table }; one game before it was ended after its deal had begun.
       *[other] A rematch of the game at table { $table }; { $ended } games before it were ended after their deals had begun.
    }
fair-draw = Entry { $entry } by chance says “{ $said }”; from key and shares follows “{ $right }”.
fair-draws = Each draw of chance follows from the key and the shares: { $count }.
fair-committed = The log opens every commitment that came with a public message: { $count }.
fair-uncommitted = This game was begun before servers committed to their logs: whether a hidden answer was rewritten later can’t be checked.
fair-nonces = At entry { $entry } the log opens more or fewer commitments than there were public messages.
fair-clock = Answers that the clock gave, or that followed a resignation: { $count }.
fair-undo = Answers taken back: { $count }.
fair-receipt-game = The receipt is of another game, at table { $table }.
fair-receipt-list = The list in the receipt is not the one in the log.
fair-receipt-share = The share of { $player } in the receipt is not the one in the log.
fair-receipt-told = What { $player } was told, by the receipt, is not what this game tells.
fair-receipt-part = The receipt holds the first { $count } of { $all } messages that { $player } was told.
fair-receipt-committed = The commitments that { $player } was sent, by the receipt, are not those of this log: it was rewritten, or some were withheld.
fair-receipt-late = Commitments reached { $player } later than the messages that they belong to, by the receipt. Until then a hidden answer could still be rewritten.
fair-receipt-uncommitted = The receipt was kept by an older page, without commitments: for { $player } it can’t show that no hidden answer was rewritten.
fair-receipt-opened = The receipt holds the first { $count } of { $all } commitments that { $player } was sent.
fair-doubt =
    { $what ->
        [seal] The browser noted: the server showed another seal of its key than before.
        [listed] The browser noted: the server’s list of seals didn’t fit the table, or was exchanged for another.
        [lacks] The browser noted: its share was sealed, and the server’s list lacked that seal.
        [told] The browser noted: the server told again what had happened, and told it differently.
        [seat] The browser noted: after the list was fixed the server gave it another seat.
        [back] The browser noted: after the list was fixed the server took the table a step back.
        [begun] The browser noted: the list left out a deal that had been broken off before.
        [withheld] The browser noted: a share that was sealed was left out of the deal.
        [log] The browser noted: the log’s key and shares didn’t fit their seals.
        [device] The browser noted: another device sealed the share of its seat.
       *[out] The browser noted: it had no share in the deal.
    }
fair-for-seat = This game was fair for { $player }.
fair-so-far = As far as the receipt goes, this game was fair for { $player }. About the rest it can’t say anything.
fair-itself = This log agrees with itself. Whether it is the game that was played, only the receipt of somebody who took part can say.
fair-not = This game was not dealt as it was sealed.

## Looking back on a game, and hints. $chance, $cost, $gain: hundredths of the win.

review-title = Looking back
review-method = Win chances are estimates: the game is played on by quick bots, { $rounds } times for a question and oftener where something seems to be given away, { $reach } answers far; from there on, what other games have taught says how it stands. ± says how far a figure may be off by chance. How these people really play is more than it knows.
review-summary = In short
review-verdict = { $player }: { $won ->
        [yes] a win
       *[no] a loss
    }{ $by ->
        [luck] , above all through { $won ->
            [yes] good luck
           *[no] bad luck
        }
        [own] , above all through own play
        [others] , above all through the others’ play
       *[nothing] ; what decided it can’t be told
    }.
review-counts = Slips: { $slips }, mistakes: { $mistakes }, giveaways: { $giveaways }; together they cost { $lost }/100 of a win.
review-worst = Costliest answer
review-best-bluff = Best bluff
review-curve = Win chances, all cards open
review-decisions = Decisions, by what the player could know then
review-bluffs = Bluffs and traps
review-suspicions = Suspicions
review-accounts = Luck and skill
review-accounts-note = Each column adds up, from a fair share to the result, in hundredths of a win. Chance: what was dealt and drawn. Hidden cards: what came of cards that whoever played could not know, and what the estimates missed. Play: what the answers brought beyond those of simple rules of thumb; ± says how much of it may be chance. Figures that may as well be chance are not named: there it can’t be told.
review-none = There was nothing of the kind.
review-at = Step { $step }
review-step = Step
review-player = Player
review-chance = Chance
review-odds = { $chance }% ± { $margin }
review-cost = Cost
review-answer = Answer
review-quiet = { $n } answers without a cost that shows
review-better = Better: { $words }.
review-better-why = Better: { $words }. Why: { $reason }.
review-marked = { $player }, { $mark }: gave away { $cost }/100 of a win (± { $error }), by what could be known then. { $better }
review-gain = Compared with the best honest way, it { $up ->
        [yes] gained { $gain }/100 of a win (± { $error })
        [no] cost { $gain }/100 of a win (± { $error })
       *[even] was about even (± { $error }/100)
    }.
review-suspected = { $player } suspects { $bluff ->
        [yes] a bluff
       *[no] an honest play
    }. By what { $player } could know, it was a bluff with a chance of { $odds }%: { $right ->
        [yes] a sound suspicion
       *[no] better trusted
    }.
review-trusted = { $player } trusts { $bluff ->
        [yes] a bluff
       *[no] an honest play
    }. By what { $player } could know, it was a bluff with a chance of { $odds }%: better suspected.
answer-no = say no
answer-yes = say yes
mark-slip = slip
mark-mistake = mistake
mark-giveaway = giveaway
account-fair = Fair share
account-deal = Chance
account-hidden = Hidden cards
account-own = Own play
account-others = Others’ play
account-result = Result
account-unsure = can’t be told
hint-title = Hint
hint-advice = { $chance }% (± { $error }): { $words }
hint-why = Why: { $reason }.
hint-even = May be as good as the first.
hint-nothing = There is nothing to choose here.
hint-others = What the others may think you hold, by all that they have seen:
hint-suspect = By all that you know, this is a bluff with a chance of about { $odds }%.
hint-odds = { $what } ({ $chance }%)
hint-method = Your chance to win, estimated: from what you know, the game was played on many times by quick bots. ± says how far a figure may be off by chance. Which answer is better is surer than that: all were tried in the same possible games.
hint-key = hint: what is best
hint-wait = Thinking …
hint-not-here = There are no hints where several people play.

## Refused by a server

refusal-calls = So many calls at once are too many; please wait a minute.
refusal-new-tables = So many new tables at once are too many; please wait a minute.
refusal-other-page = This page may not talk to this server.
refusal-nowhere = There is nothing at this address.
refusal-method = This can’t be done at this address.
refusal-too-long = This is too long: { $most } bytes are read at most.
refusal-not-json = Calls are made in JSON.
refusal-unread = This is not understood: { $why }.
refusal-fault = Something went wrong in the server; please try again.
refusal-put-away = The server has just put this table away; please try again.
refusal-elsewhere = The part of the server that has this table can’t be reached at the moment; please try again in a few seconds.
refusal-storage = The server can't read or write its tables at the moment; please try again in a minute.
refusal-header = The header Authorization must say “Bearer” and your token.
refusal-token = This token is not good for any seat of this table.
refusal-game = There is no such game here.
refusal-table = There is no such table.
refusal-person = There is nobody by this name here whose games others may look at.
refusal-old-table = This game belongs to older rules that this server no longer has.
refusal-old-rules = The rules have changed since this game. You can still watch it, but not have it reviewed or play on from it.
refusal-unreadable = The record of this game is damaged, so the game can’t go on or be shown.
refusal-seats = A new table has as many seats as its game allows, and exactly one of them is “me”.
refusal-options = The game can’t be played with so many seats or with these options.
refusal-two-names = Two seats can’t both be called { $name }.
refusal-bot = There is no such bot.
refusal-name = A name has 1 to { $most } characters, all of which can be printed.
refusal-chat = This can’t be said: it must have 1 to { $most } characters, all of which can be printed.
refusal-other-seat = This question is asked of another seat.
refusal-gone = This question is gone: it has been answered, or it was never asked.
refusal-long-answer = An answer has { $most } characters at most.
refusal-answer = That is no answer to this question.
refusal-open = The game has not begun yet.
refusal-running = The game is running.
refusal-over = The game is over.
refusal-ended = The host has ended this game.
refusal-dealing = The cards are about to be dealt.
refusal-unsealed = The client of { $name } has not sealed its share in the deal yet.
refusal-sealed = Another share of this seat has been sealed already, by another device perhaps.
refusal-stale-seal = Someone has sat down or got up since this share was sealed; seal a new one for those who sit there now.
refusal-share = This share is not what was sealed.
refusal-not-awaited = The deal does not wait for this seat.
refusal-no-shares = At this table the clients take no part in the deal.
refusal-host = Only the host of the table can do this.
refusal-full = This table is full.
refusal-same-name = Somebody at this table is called { $name } already; choose another name.
refusal-empty = { $seats ->
        [one] A seat is
       *[other] { $seats } seats are
    } still empty: the game begins when all are taken.
refusal-seat = There is no such seat at this table.
refusal-bot-plays = A bot plays this seat already.
refusal-not-away = { $name } is not away: a bot may take over only then.
refusal-players = Only the players can look at this game, unless its host opens it to all.
refusal-not-begun = This game was ended before it began.
refusal-step = There is no such step in this game; its log has { $last } entries.
refusal-played-out = This game is over at that step: there is nothing to go on with.
refusal-crowd = Too many people are looking at this table.
refusal-looking-on = Only who sits at the table can answer or chat.
refusal-hello-first = The first thing to say here is hello.
refusal-hello-twice = You have said hello already.
refusal-hello-late = Nobody said hello in time.
refusal-fast = You say too much at once; please wait a moment.
refusal-offers = So many offers at once are too many; please wait a moment.
refusal-chatter = So many lines at once are too many; please wait a moment.
refusal-chat-to = You can talk in private to another person at the table only.
refusal-no-hints = There are no hints at this table.
refusal-lesson = There is no such lesson.
refusal-no-lesson = No lesson is played at this table.
refusal-lab-closed = Cards aren’t measured on this server.
refusal-lab-members = Who measures cards here needs an account; please log in.
refusal-lab-run = There is no such measurement of yours.
refusal-lab-busy = Too many measurements wait here already; please try again later.
refusal-lab-cards = These cards can’t be played: { $why }.
refusal-lab-slow = It takes too long to look at these cards.
refusal-not-played-out = Only a game that was played to its end can be looked back on.
refusal-password = A password has { $least } to { $most } characters.
refusal-common-password = This password is found by anybody who tries common ones; choose one that is harder to guess.
refusal-tries = So many tries at once are too many; please wait a few minutes.
refusal-last-way = This is the only way into your account; set a password first.
refusal-name-taken = An account called { $name }, or so much like it that people would confuse them, is there already.
refusal-log-in = Name and password don’t belong together.
refusal-recovery = Name and recovery code don’t belong together.
refusal-password-wrong = This is not the password of your account.
refusal-logged-out = You are not logged in.
refusal-no-seat = No seat of this table belongs to your account.
refusal-others-seat = This seat belongs to another account.
refusal-seated = You have a seat at this table already.
refusal-bot-token = This token is not a bot’s, or it has ended.
refusal-bot-seated = This account has sat at a table already; a bot needs an account of its own.
refusal-no-bot = This is not a bot’s account.
refusal-bot-by-token = A bot’s account is played by its token only.
refusal-not-invited = A bot sits down where it was invited, or at a private table whose link it was given.
refusal-no-bot-account = There is no bot account called { $name }.
refusal-muted = The host of this table has stopped your talk.
refusal-line = There is no such line of somebody else among the latest that reached you.
refusal-provider = The other site did not say who you are; please try again.
refusal-clock = A clock has 10 to 3600 seconds for a question, or 1 to 14 whole days in seconds.
refusal-no-spectators = This table is for its players only; nobody looks on.
refusal-resigned = This seat has given up; the rules play on for it.
refusal-motion-none = There is nothing to vote on now.
refusal-motion-stands = The table is voting on something else; wait until that is decided.
refusal-motion-again = You have just asked for that; ask again when the game has gone on.
refusal-no-voter = This seat has no vote here: it asks those who play and are at the table.
refusal-voted = You have voted already.
refusal-undo-none = You have no answer of your own to take back.
refusal-late = Your time is up: nobody else can be asked any more; answer at once, or the clock does.
refusal-no-way = This server doesn’t tell anybody in this way.
refusal-many-ways = You are told in { $most } ways already; give one of them up first.
refusal-mailbox = This is no e-mail address; right would be name@example.org.
refusal-mail-code = This is not the code that was sent to this address for your seat.
refusal-letters = This link stops no e-mails: a part of it is missing.
refusal-push = This browser can’t be reached in this way: what it says of itself names no push service.

# Notes to people who are away

note-waits = { $name }: a table of { $game } waits for you.
note-subject = A table of { $game } waits for you
note-mail =
    { $text }

    { $link }

    You asked for this at the table; it ends with the game. To stop it now: { $stop }
note-code-subject = Your code for Skulduggery
note-code =
    Somebody, you we hope, wants to be told at this address when a table of { $game } at { $server } waits for them. If it was you, enter this code there:

    { $code }

    If it was not, do nothing: nothing more will come.
