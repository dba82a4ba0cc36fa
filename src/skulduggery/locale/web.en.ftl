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
web-credits-house = Skulduggery is an independent project. All its cards, pictures and texts are its own.
web-credits-icons = Icons
web-credits-licence = Recoloured and resized:
web-credits-fonts = Fonts

## Troubles

web-server-gone = Can’t reach the server. This page will come back by itself as soon as the server does.
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

web-seat-here = also plays on this device
web-here = on this device
web-here-who = Name of the player in seat { $seat }
web-here-name = Player { $seat }
web-hand-over = Pass the device to { $player }
web-hand-covered = The screen stays covered until then, so nobody sees another player’s cards.
web-hand-take = I’m { $player }

## The lobby

web-motto = Games of crime and bluff
web-your-name = Your name
web-play-now = Play now
web-against = { $bots ->
        [one] against 1 bot
       *[other] against { $bots } bots
    }
web-bots-here = Bots: { $bot }. For stronger ones, create a table.
web-new-table = Create a table…

## Lessons

web-lesson = Lesson
web-lesson-step = { $step } of { $steps }
web-lesson-rule = The rule
web-lesson-again = Restart
web-lesson-hide = Hide
web-lesson-show = Show the coach
web-lesson-next = Next
web-lesson-real = Play a full game
web-lesson-own = You’re on your own now. Press ? whenever something is unfamiliar.
web-lesson-watch = Nice! Watch what your rivals do.
web-lesson-strayed = That isn’t the move the lesson suggests. Undo it to continue the lesson, or carry on your own way.
web-lesson-stuck = That move can’t be undone. Restart the lesson or carry on playing.
web-lesson-back = Undo
web-lesson-tip = Here
web-learn = Learn by playing
web-short = { $bots ->
        [one] A short game against a beginner
       *[other] A short game against { $bots } beginners
    }

web-hints = Hints
web-hints-yes = allowed
web-hints-no = none
web-listed = Visibility
web-listed-yes = public: listed in the lobby
web-listed-no = private: by link only
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
web-make-table = Create the table
web-seats = Seats
web-seat = Seat { $seat }
web-seat-open = open to anyone with the link
web-seat-bot = Bot: { $bot }
web-persona = Style of the bot in seat { $seat }
web-persona-none = simply plays to win
web-tables = Tables
web-tables-none = No open tables right now. Create one and send someone the link.
web-taken = { $taken } of { $seats } seats taken
web-join = Join
web-watch = Watch
web-resume = Back to your table:
web-finished = Finished games

## The lobby: tables, my games, and who fills each seat

web-parts = Sections
web-part-play = Play
web-part-tables = Open tables
web-part-mine = My games
web-part-watch = Watch
web-resume-turn = Your turn:
web-your-turn = your turn
web-filter = Game
web-filter-all = all games
web-watch-best = Games to watch
web-watch-none = No games to watch right now.
web-leaders = Best players
web-leaders-how = Ratings come from finished public games without hints, played by people with accounts and by our bots. ± shows how uncertain a rating is, and we rank players by rating minus uncertainty. Everyone starts at 1000 ± 667.
web-leaders-place = Rank
web-leaders-who = Player
web-leaders-rating = Rating
web-leaders-games = Games
web-leaders-none = No rated games yet. Log in, create a table without hints and be the first.
web-rated = rated
web-people-here = Player profiles:
web-games-won = Games: { $games }, won: { $won }.
web-rating-is = Rating { $rating } ± { $spread }
web-rating-place = rank { $place }
web-rating-change = Rating { $change }
web-rating-none = No rating yet.
web-rating-curve = Recent rated games: { $games }. From { $first } to { $last }, lowest { $low }, highest { $high }.
web-person-in-tab = Profile of { $player } (new tab)
web-newer = Newer games
web-older = Older games
web-person-none = No finished games yet.
web-history = Recent games
web-history-none = No finished games yet.
web-played-with = with { $players }
web-somebody-left = a former player
web-finish = place { $place } of { $seats }
web-score = Points: { $n }
web-playing = My profile
web-listing = Show my profile to others
web-listing-page = My public page
web-listing-what = You then appear in the rankings and have a page with your ratings, bluffs and games at public tables. Only you can see your private games.

## Before the game

web-host = host
web-link = Link to this table
web-share = Send this link to the people you want to play with.
web-scan = Show QR code
web-scan-of = QR code for this link
web-scan-here = This address only works on this device. For others on your network, open the address that the server printed for them; it prints one if you start it with --host 0.0.0.0.
web-copy = Copy
web-copied = Copied
web-copy-watch = Copy the link to this table
web-start = Start the game
web-start-waits = { $seats ->
        [one] Waiting for 1 player
       *[other] Waiting for { $seats } players
    }
web-waits-seats = The game can start once every seat is taken.
web-waits-host = Waiting for the host to start the game.
web-get-up = Leave this seat
web-close-table = Close this table
web-full = Every seat is taken, but the game hasn’t started yet. Stay and watch!

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
web-chat-say = Write a message
web-chat-send = Send
web-chat-to = To
web-chat-everybody = Everyone
web-chat-to-name = Message { $name } only
web-chat-say-to = Only { $name } will see this
web-mute = Mute
web-mute-name = Mute { $name }
web-unmute = Unmute
web-unmute-name = Unmute { $name }
web-muted = You have muted { $name }.
web-rules = Rules
web-rules-search = Search the rules
web-rules-none = No rule mentions “{ $said }”.
web-rules-games = Games
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
web-away-long = { $player } is away.
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
        [yes] resign; a bot makes legal moves from now on
       *[no] resigns; a bot makes legal moves from now on
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
web-tell-me = Notify me when it’s my turn
web-tell-me-webhook = through this server’s channel
web-tell-me-mail = by e-mail to
web-tell-me-coded = We’ve sent a code to this address.
web-tell-me-code = Code
web-tell-me-so = Notify me
web-tell-me-ask = Send me a code
web-tell-me-push = in this browser
web-tell-me-denied = Your browser blocks notifications from this page. Allow them in the settings for this page, then try again.
web-tell-me-unreached = Your browser can’t be reached: its push service isn’t responding, or it has none.
web-stop = E-mails about this table
web-stop-ask = Stop the e-mails that say it’s your turn at this table? You can turn them on again at the table.
web-stop-do = Stop the e-mails
web-stop-done = Done. You won’t get any more e-mails about this table.
web-resign = Resign…
web-resign-sure = A bot will make legal moves for you until the game ends. You can’t come back.
web-resign-yes = Yes, resign
web-end-ask = Ask everyone to end the game
web-motion-undo =
    { $you ->
        [yes] You want to undo your last move.
       *[no] { $player } wants to undo their last move.
    }
web-motion-end =
    { $you ->
        [yes] You want to end the game without a result.
       *[no] { $player } wants to end the game without a result.
    }
web-motion-voted = { $voted } of { $voters } have voted
web-motion-declined = Not everyone agreed.
web-motion-yes = Agree
web-motion-no = Disagree
web-motion-secret = Votes are secret.
web-spectator = Watching
web-why-not = Why not?
web-show-table = Show the table
web-list = List all choices
web-show-cards = Show the cards
web-sent = Sent…
web-notes-strict = No notes at this table: remember what you see.

## Ending, and after

web-end = Abandon the game for everyone…
web-end-sure = The game stops for everyone and isn’t scored.
web-end-yes = Yes, abandon it
web-ended = The host has abandoned this game.
web-old-rules = This game was played under older rules that this server no longer has. It has ended without counting for ratings and can’t be shown.
web-old-record = This game was played under older rules that this server no longer has, so it can’t be shown.
web-broken-log = The record of this game is damaged, so it can’t be continued or shown.
web-scoring = Scoring
web-result = Result
web-rematch = Rematch
web-rematch-join = Join the rematch
web-review = Review this game
web-see-table = See the table
web-save-log = Save the game log
web-open-record = Let anyone review this game
web-opened = Anyone can look at this game.

## Review

web-review-start = Everything is set up and the game begins.
web-review-hidden = This game can’t be shown
web-review-closed = Only its players can review this game. Its host can open it to everyone.
review-begin = Analyse the game
review-wait = Analysing: { $done }%
review-share = { $share }%
review-earlier = Previous moment
review-later = Next moment
review-moments = Key moments
review-everybody = everyone’s
mark-bluff = bluff
mark-suspicion = suspicion
web-to-table = To the table
web-first = To the start
web-previous = One step back
web-next = One step forward
web-last = To the end
web-run = Play automatically
web-pause = Pause

## A replay: eyes, speed, sharing, playing on

replay-whose = Point of view
replay-speed = Playback speed
replay-unseen = { $player } saw none of this.
replay-on = Play on from here
replay-share = Share
share-moment = This moment
share-send = Send…
share-files = Download
share-files-say = The text tells the game in words from the point of view you have chosen. The log is the game itself, for replay and review in the terminal.
share-text = Save as text
share-picture = Animated picture
share-picture-says = The last round on the board from the point of view you have chosen: a GIF of about a megabyte, for a chat or a web page.
share-draw = Create it
share-frame-of = Frame { $n } of { $of }
share-stop = Stop
share-closed = Only its players can review this game. { $player } is the host now and can open it to everyone.
share-save = Save the picture
share-frame = Embed in your own page
share-frame-says = Put this into your page: readers can step through the game there but can’t change anything.
share-frame-closed = Once anyone can look at this game, it can be embedded in other pages too.
on-says = A new table starts at step { $step } of this game. Everything drawn from then on is new. It isn’t rated.
on-me = me
on-hidden = Hidden cards
on-anew = Deal again.
on-anew-says = My seat keeps what it knew, and everything it couldn’t know is dealt again. Even someone who has seen this game knows only what I knew.
on-same = As they were.
on-same-says = Hidden cards stay where they were, decks included, so anyone who has seen this game knows them.
on-begin = Start from here
web-continues = Continued from another game; not rated.
web-continues-anew = Hidden cards were dealt again: someone who has seen that game knows what { $player } knew, and no more.
web-continues-same = Every card is where it was: anyone who has seen that game knows them all.

## Chance that anyone can check

web-dealing = The cards are being dealt…
web-fair = Provably fair shuffle
web-fair-words = These four words are the same for everyone at the table.
web-fair-part = These players’ browsers took part in the shuffle: { $players }.
web-fair-nobody = Only the server took part in the shuffle.
web-fair-without = These players’ browsers took no part in the shuffle: { $players }.
web-fair-ended =
    { $ended ->
        [one] One earlier game was ended after its deal had begun.
       *[other] { $ended } earlier games were ended after their deals had begun.
    }
web-fair-commits = With every public message the server commits to its whole log so far, so it can’t change a hidden move later without being caught.
web-fair-uncommitted = This game began before servers committed to their logs, so later changes to hidden moves can’t be ruled out.
web-fair-server = The server has sealed its own part:
web-fair-checked = Checked: the server’s key and all parts match their seals.
web-fair-false = Warning: what the server says now doesn’t match what was sealed.
web-fair-how = To check that every card followed from them, use both files:
web-fair-receipt = Save my receipt
web-fair-awaits = Waiting for { $player }’s browser to take part in the shuffle.
web-fair-leave-out = Deal without { $player }
web-fair-seal = The server now shows a different seal for its part. Don’t trust this deal.
web-fair-listed = The server’s list of seals doesn’t match this table, or it has changed. Don’t trust this deal.
web-fair-lacks = Your browser sealed its part, but the server’s list doesn’t have that seal. Your browser keeps its part to itself, so nobody can say whether this deal is fair.
web-fair-told = What the server says now isn’t what it told your browser before.
web-fair-seat = The server has given you a different seat since the deal. Don’t trust this deal.
web-fair-back = The server went back a step after your browser had shown its part. Don’t trust this deal.
web-fair-begun = This table should follow one whose deal was broken off, but the server doesn’t count that deal. It may have dealt again until it liked the cards.
web-fair-withheld = A player’s part was sealed, but the cards were dealt without it. A server in league with that player could have chosen between two deals.
web-fair-log = What the server shows after the game doesn’t match what was sealed before it. Don’t trust this deal.
web-fair-device = Your seat’s part in this deal was sealed by another device. If that wasn’t you, don’t trust this deal.
web-fair-out = The cards are dealt without your browser’s part.

## Help

web-help-hold = Press and hold anything on the table to see what it is and which rules apply.
web-help-keys = Keys: the sign on a button (A, 5, 0) presses it. Arrow keys move from one button to the next. Esc goes back or skips. The . key shows others’ moves at once, until you press it again. L lists all choices. R opens the rules. V shows and hides the log. ? explains what has the focus, or opens this page. Right-click or long-press anything on the table to see what it is.
## My account

web-log-in = Log in
web-log-in-instead = I have an account
web-log-in-with = Log in with { $provider }
web-providers = Other ways to log in
web-provider-also = Also log in with { $provider }
web-provider-end = Unlink
web-sign-up = Create account
web-sign-up-instead = I need an account
web-recover = Reset password
web-recover-instead = I forgot my password
web-account-why = You don’t need an account to play. With one you find your games on every device, and nobody else can use your name.
web-password = Password
web-password-new = New password
web-password-least = At least 10 characters; a few words are easy to remember.
web-password-change = Change the password
web-password-changed = Password changed. All other browsers are logged out.
web-code = Recovery code
web-code-why = Write this code down: it lets you set a new password if you forget yours. It is shown only once, and nothing else will help, because the server doesn’t know your e-mail address.
web-code-kept = I’ve saved it
web-log-out = Log out
web-log-out-others = Log out everywhere else
web-my-games = My games
web-my-games-none = No games yet.
web-take-along = { $games ->
        [one] You joined one table in this browser as a guest.
       *[other] You joined { $games } tables in this browser as a guest.
    }
web-take-along-yes = Add to my account
web-sessions = Where you are logged in
web-session-this = this browser
web-session-seen = last seen { $day }
web-my-data = My data
web-my-data-what = Everything this server stores about you in one file: account, browsers, seats, moves and messages.
web-my-data-save = Save my data
web-forget = Delete my account…
web-forget-what = Your account, name, seats and messages are deleted for good. Others can still look at and check the games you played; your name remains only in the list that was sealed before each deal.
web-forget-yes = Delete everything
web-known = has an account
web-bot-named = { $name } (bot)
web-bot-account = bot account
web-bot = A bot
web-bot-why = A program of yours can play with this account. It joins tables it is invited to, and everyone can see that it is a bot. This is permanent: nobody can play by hand with the account again. It isn’t possible once the account has joined a table.
web-bot-become = Make this a bot account
web-bot-become-yes = Yes, permanently
web-bot-is = A program plays with this account, and everyone can see that it is a bot.
web-bot-token-since = It has had a token since { $day }.
web-bot-token-new = New token
web-bot-token-shown = Shown only once: save it where your program can read it. The previous token no longer works.
web-bot-token-end = Revoke the token
web-invite-bot = Invite someone’s bot
web-invite-name = Name of the bot
web-invite = Invite
web-invited = { $name } has been invited.
web-invite-sent = { $name } hasn’t received it yet; its program may not be running.
web-invite-declined = { $name } declined.
web-report = Report the last message from { $name }
web-reported = The server’s host can now see it and the messages before it.
web-hush = Silence { $name } at this table
web-unhush = Let { $name } talk again

# The lab
web-lab = The lab
web-lab-intro = Change a card or a number in the house set or your own card file. Bots play the same deals with and without the change, so you see what difference it makes.
web-lab-game = Game
web-lab-what = Card
web-lab-numbers = Game numbers
web-lab-fields = As written in card files
web-lab-before = Now
web-lab-after = Changed
web-lab-changes = Changes
web-lab-back = Undo { $change }
web-lab-players = Players
web-lab-run = Play deals
web-lab-stop = Stop
web-lab-open = Open a card file
web-lab-save = Save as a card file
web-lab-file = Cards from { $name }.
web-lab-house = Back to the house cards
web-lab-problems = { $name } can’t be played yet:
web-lab-warnings = { $warnings ->
    [one] One thing to know about these cards
   *[other] { $warnings } things to know about these cards
}
web-lab-no-text = { $name } isn’t a UTF-8 text file.
web-lab-state-waiting = Waiting in the queue.
web-lab-state-running = { $deals } deals so far; the results are getting more precise.
web-lab-state-done = { $deals } deals: done.
web-lab-state-stopped = Stopped after { $deals } deals.
web-lab-state-failed = Failed: games with these cards take too long or cause an error.
web-lab-worth = Players who take it win more often by
web-lab-points = points
web-lab-seldom = Taken too rarely so far to say what it is worth.
web-lab-few = too few deals
web-lab-figure = Per game
web-lab-was = before
web-lab-moves = changes by
web-lab-range = 95%
web-lab-wins = wins of player { $place } in turn order, %
web-lab-note = A card that bots play badly looks weak here, whatever it is really worth: take each figure as a question to ask people.
web-lab-game-questions = questions
web-lab-leads = lead changes
