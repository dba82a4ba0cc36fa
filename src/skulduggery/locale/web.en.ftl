### Texts that only a screen needs, in English. Everything else is shared with the terminal.

## Everywhere

web-close = Close
web-back = Back
web-again = Try again
web-skip = Skip
web-forward = Fast forward: show others’ moves without animation
web-more = More
web-looks = Appearance
web-theme = Light or dark
web-theme-auto = Match system
web-theme-light = Light
web-theme-dark = Dark
web-contrast = Contrast
web-contrast-auto = Contrast: match system
web-contrast-more = Contrast: high
web-contrast-none = Contrast: normal
web-pace = Animation speed
web-pace-calm = Animations: normal
web-pace-quick = Animations: fast
web-pace-none = Animations: off
web-to-lobby = Back to the lobby
web-credits = Credits

## Troubles

web-server-gone = Can’t reach the server. This page will come back by itself as soon as the server does.
web-offline = Play without a network
web-site-host = Here you play against bots, or together on this device. To play with people elsewhere, you need a server.
web-site-keeping = Being stored for times without a network…
web-site-kept = Stored: this works without a network from now on.
web-site-loading = Loading the games…
web-site-lost = The game was interrupted. It will go on right here in a moment…
web-site-server = Back to the server
web-site-unkept = This browser won’t save your game. It lasts until you close the page.
web-new-build = A new version of Skulduggery is available.
web-new-build-load = Reload
web-error-title = Something went wrong
web-error-server = The server isn’t responding as it should. Please try again in a moment.
web-gone-title = Table not found
web-gone = There is no table at this address. It may have been deleted, or part of the link is missing.
web-closed-title = Players only
web-lost = Connection lost. Reconnecting…
web-joining = Joining the table…

## Several people at one device

web-hand-over = Pass the device to { $player }
web-hand-covered = The screen stays covered until then, so nobody sees another player’s cards.
web-hand-take = I’m { $player }

## The lobby

web-motto = Tabletop games of crime and bluff. Free, no account needed.
web-your-name = Your name
web-play-now = Play now: how many bots?
web-against = { $bots ->
        [one] Play against 1 bot
       *[other] Play against { $bots } bots
    }
web-bots-here = The bots play like { $bot }. For stronger ones, create a table.
web-new-table = Create a table…

## Lessons

web-lesson = Lesson
web-lesson-step = { $step } of { $steps }
web-lesson-rule = The rule
web-lesson-again = Restart
web-lesson-hide = Hide
web-lesson-show = Show the lesson
web-lesson-start = Start
web-lesson-next = Next
web-lesson-complete = Lesson complete
web-lesson-go-on = Keep playing this game
web-lesson-real = Play a full game
web-lesson-own = You’re on your own now. Press ? whenever something is unfamiliar.
web-lesson-watch =
    Nice! Watch what { $rivals ->
        [1] { $rival } does
       *[other] your rivals do
    }.
web-lesson-scoring = Now watch the scoring.
web-lesson-strayed = That isn’t the move the lesson suggests. Undo it to continue the lesson (at a real table you can’t once you’ve seen cards), or carry on your own way.
web-lesson-stuck = That move can’t be undone. Restart the lesson or carry on playing.
web-lesson-back = Undo
web-lesson-tip = Here
web-learn = Learn by playing
web-short = { $bots ->
        [one] A first game against a beginner
       *[other] A first game against { $bots } beginners
    }
web-hints = Hints
web-hints-yes = allowed
web-hints-no = none
web-listed = Visibility
web-listed-yes = public, listed in the lobby
web-listed-no = private, by link only
web-watching = Spectators
web-watching-now = allowed (public information, live)
web-watching-late = allowed, { $lag } messages behind
web-watching-none = not allowed
web-clock = Time per move
web-clock-none = unlimited
web-clock-seconds = { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
web-clock-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
web-clock-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
web-late = When time runs out
web-late-answer = a random move is made
web-late-bot = a bot takes over
web-late-wait = everyone waits
web-terms-about = What do these settings mean?
web-seats = Seats
web-seat = Seat { $seat }
web-seat-open = open to anyone with the link
web-seat-bot = Bot: { $bot }
web-tables = Tables
web-resume = Back to your table:
web-resume-later = Not now: hide { $table }. It stays under “{ web-part-mine }”.

## The lobby: tables, my games, and who fills each seat

web-parts = Sections
web-games = Games
web-part-play = Play
web-part-tables = Open tables
web-part-mine = My games
web-part-watch = Watch
web-resume-turn = Your turn:
web-watch-best = Games to watch
web-leaders = Best players
web-rated = rated
web-people-here = Player profiles:
web-person-in-tab = Profile of { $player } (new tab)

## Before the game

web-link = Link to this table
web-copy = Copy
web-copied = Copied

## For eyes and ears of all kinds

web-sound = Sound
web-sound-off = Sound: off
web-sound-soft = Sound: soft
web-sound-medium = Sound: medium
web-sound-loud = Sound: loud
web-screen = Screen
web-screen-on = Screen: keep awake
web-screen-off = Screen: normal
web-the-board = The board
web-skip-to-ask = Skip to your move
web-skip-to-board = Skip to the content
web-told = What happens
web-told-before = { $n ->
        [one] One earlier event is in the log.
       *[other] { $n } earlier events are in the log.
    }

## At the table

web-ask = Your move
web-side = Side panel
web-close-side = Close the side panel
web-log = Log
web-notes = Notes
web-chat = Chat
web-chat-none = No messages yet.
web-chat-watcher = Only players can write here.
web-notes-watcher = What a player has seen is noted here, for that player only.
web-chat-say = Write a message
web-chat-send = Send
web-chat-to = To
web-chat-everybody = Everyone
web-chat-to-name = Message { $name } only
web-chat-say-to = Only { $name } will see this
web-unmute = Unmute
web-unmute-name = Unmute { $name }
web-muted = You have muted { $name }.
web-rules = Rules
web-rules-search = Search the rules
web-rules-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
web-rules-none = No rule mentions “{ $said }”. To undo a move or resign, open the menu ≡ of your table.
web-rules-games = Games
web-rules-contents = Contents
web-rules-legend = Icons and signs
web-rules-parts = Sections of the rules
web-rules-which = Choose a game to read its rules.
web-rules-lost = This game has no rule { $rule }. Here are all its rules.
web-rules-read = Read the rules
web-things = On the table
web-use-log = Everything that has happened so far, newest last. The § next to a line opens its rule.
web-use-notes = What you have seen and might forget, kept for you. Only you can see it.
web-use-chat = Messages between the people at this table, including private ones.
web-use-close-side = Hides this panel to give the board more room. V hides and shows it, too.
web-use-hint = Your best moves right now by win chance, based only on what you can know.
web-use-rules = All rules of the game, with those about the current question first.
web-use-help = How to play in pictures, the keys, and everything on the table explained.
web-use-sound = Switches the sounds off and on. How loud they are is set in the menu.
web-use-menu = Settings, the link to this table, the rules and more: undo a move, end the game, resign.
web-use-skip = Skips to the end of the animation. Esc does the same.
web-use-back = One step back; nothing has been sent yet. Esc does the same.
web-use-undo = Takes back your last move. If others have seen cards since then, they must agree.
web-use-list = All choices of this question as a list of buttons. L opens and closes it.
web-what = What is this?
web-away = away
web-not-connected = not connected
web-away-long = { $player } is away.
web-away-soon = { $player } isn’t connected. You can let a bot take over in { $time }.
web-gave-up = resigned
web-take-over = Let a bot take over
web-event-take-over = is away; a bot takes over
web-event-return =
    { $you ->
        [yes] are back
       *[no] is back
    }
web-event-resign =
    { $you ->
        [yes] resign
       *[no] resigns
    }
web-event-time-out =
    { $you ->
        [yes] run out of time; a random move is made
       *[no] runs out of time; a random move is made
    }
web-event-undo =
    { $you ->
        [yes] undo your last move
       *[no] undoes their last move
    }
web-left = Time left
web-left-none = time’s up
web-left-soon = { $n } seconds left
web-left-days = { $days } d { $hours } h
web-bot-plays = You ran out of time, so a bot is playing for you.
web-play-on = Take over again
web-undo = Undo my last move
web-undo-short = Undo
web-spectator = Watching
web-why-not = Why can’t I?
web-show-table = Show the table
web-list = List all choices
web-show-cards = Show the cards
web-sent = Sent…
web-notes-strict = No notes at this table: remember what you see.

## Ending, and after

web-ended = This game was ended early.
web-scoring = Scoring
web-result = Result
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-blocked = { $player } isn’t invited, because you have blocked them.
web-review = Review this game
web-see-table = See the table
web-save-log = Save the game log
web-open-record = Let anyone review this game
web-opened = Anyone can look at this game.

## Review

web-to-table = To the table

## A replay: eyes, speed, sharing, playing on

replay-share = Share
web-continues = Continued from another game; not rated.
web-continues-anew = Hidden cards were dealt again: someone who has seen that game knows what { $player } knew, and no more.
web-continues-same = Every card is where it was: anyone who has seen that game knows them all.

## Chance that anyone can check

web-dealing = The cards are being dealt…
web-fair-seal = The server now shows a different seal for its part. Don’t trust this deal.
web-fair-listed = The server’s list of seals doesn’t match this table, or it has changed. Don’t trust this deal.
web-fair-lacks = Your browser sealed its part, but the server’s list doesn’t have that seal. Your browser keeps its part to itself, so nobody can say whether this deal is fair.
web-fair-told = What the server says now isn’t what it told your browser before.
web-fair-seat = The server has given you a different seat since the deal. Don’t trust this deal.
web-fair-back = The server went back a step after your browser had shown its part. Don’t trust this deal.
web-fair-begun = This table should follow one whose deal was broken off, but the server doesn’t count that deal. It may have dealt again until it liked the cards.
web-fair-withheld = A player’s part was sealed, but the cards were dealt without it. A server in league with that player could have chosen between two deals.
web-fair-left-out = The cards were dealt without { $players }’s part of the shuffle, because the table didn’t wait. If you trust this server, the shuffle is as random as ever.
web-fair-log = What the server shows after the game doesn’t match what was sealed before it. Don’t trust this deal.
web-fair-device = Your seat’s part in this deal was sealed by another device. If that wasn’t you, don’t trust this deal.
web-fair-out = The cards were dealt while you were away.

## Help

## My account

web-log-in = Log in
web-sign-up = Create account
web-sign-up-instead = I need an account
web-my-games = My games
web-bot-named = { $name } (bot)
web-conduct = Mute, block or report { $name }
web-conduct-blocked = Unblock or report { $name }
web-person-menu = { $name }: { $page ->
    [yes] profile, block, report
   *[no] block, report
}
web-blocked = You have blocked { $name }.
web-unblock = Unblock
web-unblock-name = Unblock { $name }
web-invitation = { $host } invites you to this table.
web-invitation-decline = Decline

## The lab

web-lab = The lab
