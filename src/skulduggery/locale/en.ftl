### The interface, for all games, in English. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = You
# The same after a colon: “Best move: …”.
you-after = you
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits), who (who acts).
you-listed =
    { $role ->
       *[by] you
    }
money = ${ $n }
money-unknown = $?
list-and = { $first } and { $last }
rule = { $sentence } ({ $rule })
refused = The rules don’t allow that. ({ $rule })

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

lobby-language = Language
lobby-players = Players
lobby-variant = house variant

## Playing

keys = ? help · T table · R rules · N notes · L log · Q quit
back = B: back
only = Enter: the only option
barred = Not now ({ $why }, { $rule }): { $what }
why-other = the rules don’t allow it
objection-price = It costs ${ $n }, but you only have ${ $most }.
more = Press Enter for more; Q and Enter to stop.
hand-over = Hand the terminal to { $player }, then press Enter.
over = Game over
notes-none = You have no notes yet: you haven’t looked at anything that is still hidden.
log-title = The game so far
log-none = Nothing has happened yet.
help-title = How to play here
help-rules = The rules for this question

## Leaving, saving, going on

left = You have quit, and the game isn’t saved. Play with --log FILE to keep it.

## Looking back on a game, and hints. $chance, $cost, $gain: hundredths of the win.

hint-title = Hint
hint-gain = It { $reason }.
fact-more = , { $n } more than with { $than ->
        [move] your move
       *[moves] the other good moves
    }
fact-less = , { $n } less than with { $than ->
        [move] your move
       *[moves] the other good moves
    }
fact-later = {" "}(with the right choices next)
fact-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
answer-no = say no
answer-yes = say yes
hint-odds = { $what } ({ $chance }%)
hint-wait = Thinking…

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
refusal-needs-host = This needs a server. Here you can only play against bots, or together on this device.
refusal-other-tab = Skulduggery is open in another tab. Play on there, or close it and reload this page.
refusal-engine = The games couldn’t be loaded. Check your connection and reload the page. Very old browsers can’t run them.
refusal-interrupted = The game was interrupted just then. If nothing has happened, please try again.
refusal-file-size = This file is too big: saved games take at most { $most } MB.
refusal-file-foreign = This file holds no saved games. Choose one that you saved under “My games” on another device.
refusal-file-broken = This file is damaged, so none of its games were opened. Save it again on the other device.
refusal-file-later = This file comes from a newer version of Skulduggery. Reload this page, then open the file again.
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
refusal-stale-seal = The seats or options have changed since this part was sealed. Seal a new one for those who sit here now.
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
refusal-seat-taken = { $name } already sits in that seat.
refusal-goes-on = This table continues another game, so its options stay as they were.
refusal-bot-plays = A bot already plays for this seat.
refusal-not-away = { $name } is at the table. A bot can take over only for someone who is away.
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
refusal-not-reviewed = Analyse this game first. Its review isn’t finished yet.
refusal-no-decision = Nobody had a choice at that step of the game.
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
refusal-not-here = You can’t join this table.
refusal-blocked-here = You have blocked { $name }, who sits at this table.
refusal-no-invitation = You can’t invite { $name }.
refusal-block-self = You can’t block yourself.
refusal-block-many = You can block { $most } people at most.
refusal-reports = You have reported several players already. Please try again later.
refusal-no-bot-account = Only bots and people you have played with can be invited, and { $name } is neither.
refusal-muted = The host has silenced you at this table.
refusal-line = You haven’t received such a message from anyone else lately.
refusal-provider = The other site didn’t confirm who you are. Please try again.
refusal-clock = The time limit must be 10 to 3600 seconds per move, or 1 to 14 whole days in seconds.
refusal-no-spectators = This table doesn’t allow spectators.
refusal-resigned = This seat has resigned; a bot makes its moves.
refusal-motion-none = There is nothing to vote on now.
refusal-motion-stands = The table is already voting on something else. Wait until that is decided.
refusal-motion-again = You have just asked for that. Ask again when the game has moved on.
refusal-no-voter = This seat has no vote here: only players who are at the table are asked.
refusal-voted = You have already voted.
refusal-undo-none = You have no move to undo.
refusal-undo-seen = You can’t undo that move: something new has been seen since.
refusal-late = Your time is up. All you can do is move before a random move is made for you.
refusal-no-way = This server doesn’t notify anyone in this way.
refusal-many-ways = You already have { $most } kinds of notification. Remove one first.
refusal-mailbox = This isn’t an e-mail address. It should look like name@example.org.
refusal-mail-code = This isn’t the code that was sent to this address for your seat.
refusal-letters = This link can’t stop any e-mails: part of it is missing.
refusal-push = This browser can’t be notified: it doesn’t name a push service.
