### Texts that only a screen needs, in English. Everything else is shared with the terminal.

## Everywhere

web-close = Close
web-back = Back
web-again = Try again
web-skip = Skip
web-more = More
web-looks = Look
web-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-contrast = Contrast
web-contrast-auto = Contrast: as the system
web-contrast-more = Contrast: high
web-contrast-none = Contrast: normal
web-pace = How fast things move
web-pace-calm = Moves: calm
web-pace-quick = Moves: quick
web-pace-none = Moves: at once
web-to-lobby = To the lobby
web-credits = Credits
web-credits-house = Skulduggery is an independent platform; its cards, pictures and texts are its own.
web-credits-icons = The pictograms
web-credits-licence = In other colours and sizes:
web-credits-fonts = The fonts

## Troubles

web-server-gone = The server can’t be reached at the moment. This page comes back by itself as soon as the server is there.
web-new-build = There is a new version of Skulduggery here.
web-new-build-load = Load it
web-error-title = That did not work
web-error-server = The server does not answer as it should. Please try again in a moment.
web-gone-title = No such table
web-gone = There is no table at this address. It may have been cleared away, or the link lacks a part.
web-closed-title = Only for its players
web-lost = Connection lost, trying again …
web-joining = On the way to the table …

## Several people at one device

web-seat-here = plays on this device, too
web-here = on this device
web-here-who = Name of the player in seat { $seat }
web-here-name = Player { $seat }
web-hand-over = Hand over to { $player }
web-hand-covered = Everything is covered until then; nobody sees anybody else’s cards.
web-hand-take = I am { $player }

## The lobby

web-motto = Games of crime and bluff
web-your-name = Your name
web-play-now = Play now
web-against = { $bots ->
        [one] against 1 bot
       *[other] against { $bots } bots
    }
web-bots-here = Bots: { $bot }. Stronger ones: “A new table …”
web-new-table = A new table …

## Lessons

web-lesson = Lesson
web-lesson-step = { $step } of { $steps }
web-lesson-rule = The rule
web-lesson-again = Start over
web-lesson-hide = Hide
web-lesson-show = Show the coach
web-lesson-next = Read on
web-lesson-real = Now a real game
web-lesson-own = You play your own way now: fine. Where something is new to you, “?” tells more.
web-lesson-watch = Done. See what happens now.
web-lesson-strayed = The lesson had something else in mind. Take your answer back and go on with it, or play on in your own way.
web-lesson-stuck = That can’t be taken back. Start over, or play on in your own way.
web-lesson-back = Take it back
web-lesson-tip = Here
web-learn = Learn by playing
web-short = { $bots ->
        [one] A short game against a beginner
       *[other] A short game against { $bots } beginners
    }

web-hints = Hints
web-hints-yes = allowed
web-hints-no = none
web-listed = The table
web-listed-yes = listed in the lobby
web-listed-no = only by its link
web-watching = Spectators
web-watching-now = see what all see, at once
web-watching-late = see it { $lag } messages later
web-watching-none = none
web-clock = Time for a decision
web-clock-none = as long as it takes
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
web-late = When time is up
web-late-answer = the rules answer
web-late-bot = a bot plays on
web-late-wait = everybody waits
web-make-table = Open the table
web-seats = Seats
web-seat = Seat { $seat }
web-seat-open = open to whoever has the link
web-seat-bot = Bot: { $bot }
web-persona = Character of seat { $seat }
web-persona-none = plays to win, nothing else
web-tables = Tables
web-tables-none = No open table just now. Open one and send somebody the link.
web-taken = { $taken } of { $seats } seats taken
web-join = Join
web-watch = Watch
web-resume = Back to your table:
web-finished = Finished games

## The lobby: tables, games of mine, who plays how

web-parts = What to do
web-part-play = Play
web-part-tables = Open tables
web-part-mine = My games
web-part-watch = Watch
web-resume-turn = Your turn:
web-your-turn = your turn
web-filter = Game
web-filter-all = all games
web-watch-best = Games to watch
web-watch-none = No game to watch just now.
web-leaders = Best players
web-leaders-how = By how games have ended among people with an account and the house’s bots, at listed tables without hints. ± says how far a rating may be off; the list goes by its lower end. Everybody begins with 1000 ± 667.
web-leaders-place = Place
web-leaders-who = Player
web-leaders-rating = Rating
web-leaders-games = Games
web-leaders-none = Nobody has played a game that counts yet. Log in, open a table without hints, and be the first.
web-rated = counts for the ratings
web-people-here = How they play:
web-games-won = Games: { $games }, won: { $won }.
web-rating-is = Rating { $rating } ± { $spread }
web-rating-place = place { $place }
web-rating-change = Rating { $change }
web-rating-none = No rating yet.
web-rating-curve = Games that counted of late: { $games }. From { $first } to { $last }, lowest { $low }, highest { $high }.
web-person-in-tab = How { $player } plays, in a new tab
web-newer = Newer games
web-older = Older games
web-person-none = No game is over yet.
web-history = Latest games
web-history-none = No game is over yet.
web-played-with = with { $players }
web-somebody-left = someone who has left
web-finish = place { $place } of { $seats }
web-score = Points: { $n }
web-playing = How I play
web-listing = Others may see how I play
web-listing-page = My page
web-listing-what = Then you stand in the lists of the best players and have a page with your ratings, bluffs and games at listed tables. Games at private tables only you see.

## Before the game

web-host = host
web-link = Link to this table
web-share = Send this link to those you want to play with.
web-scan = Show it as a QR code
web-scan-of = QR code of this link
web-scan-here = Only this device finds this address. For others in your network, start the server with --host 0.0.0.0 and open the address that it prints.
web-copy = Copy
web-copied = Copied
web-copy-watch = Copy the link to this table
web-start = Start the game
web-start-waits = { $seats ->
        [one] Waiting for 1 player
       *[other] Waiting for { $seats } players
    }
web-waits-seats = The game can start as soon as every seat is taken.
web-waits-host = Waiting for the host to start the game.
web-get-up = Leave this seat
web-close-table = Close this table
web-full = Every seat is taken; the game has not begun yet. Stay and watch.

## For eyes and ears of all kinds

web-sound = Sound
web-sound-off = Sound: off
web-sound-soft = Sound: soft
web-sound-medium = Sound: medium
web-sound-loud = Sound: loud
web-screen = Screen
web-screen-on = Screen: stays on
web-screen-off = Screen: as usual
web-the-board = The board
web-skip-to-ask = To your decision
web-skip-to-board = To the content
web-told = What happens
web-told-before = { $n ->
        [one] One more thing happened before: the log has it.
       *[other] { $n } more things happened before: the log has them.
    }

## At the table

web-ask = Your decision
web-log = Log
web-notes = Notes
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-to = To
web-chat-everybody = Everybody
web-chat-to-name = Talk to { $name } only
web-chat-say-to = Only { $name } sees this
web-mute = Mute
web-mute-name = Mute { $name }
web-unmute = Unmute
web-unmute-name = Unmute { $name }
web-muted = { $name } is muted for you.
web-rules = Rules
web-rules-search = Search the rules
web-rules-none = No rule speaks of “{ $said }”.
web-rules-games = Games
web-rules-parts = Parts of the rules
web-rules-which = Choose the game whose rules you want to read.
web-rules-lost = There is no rule { $rule } in this game; here are all of them.
web-rules-read = Read the rules
web-things = What lies on the table
web-use-log = What has happened so far, in words, the newest last. § beside a line leads to its rule.
web-use-notes = What you have seen and might forget, put together for you. Nobody else sees it.
web-use-chat = What the people at this table say to each other, also to one alone.
web-use-hint = The best answers to what is asked of you, by your chance to win, reckoned from what you can know.
web-use-rules = All rules of the game; those of the question come first.
web-use-help = How the game is played, in pictures; the keys; and all that lies on the table, to be looked up.
web-use-menu = Settings, the link to this table, the rules, and what else can be done here: take an answer back, end the game, give it up.
web-use-skip = Shows at once what is still to be shown. Esc does the same.
web-use-back = A step back: nothing has been answered yet. Esc does the same.
web-what = What is this?
web-away = away
web-away-long = { $player } is away.
web-gave-up = gave up
web-take-over = Let a bot play on
web-event-take-over = is away; a bot plays on
web-event-return =
    { $you ->
        [yes] are back
       *[no] is back
    }
web-event-resign =
    { $you ->
        [yes] give up; the rules play on
       *[no] gives up; the rules play on
    }
web-event-time-out =
    { $you ->
        [yes] run out of time; the clock answers
       *[no] runs out of time; the clock answers
    }
web-event-undo =
    { $you ->
        [yes] take your last answer back
       *[no] takes the last answer back
    }
web-left = Time left
web-left-none = time is up
web-left-soon = { $n } seconds left
web-left-days = { $days } d { $hours } h
web-bot-plays = A bot plays for you, because time was up.
web-play-on = Play on yourself
web-undo = Take my last answer back
web-tell-me = Tell me when the table waits
web-tell-me-webhook = through the channel of this server’s host
web-tell-me-mail = by e-mail to
web-tell-me-coded = A code is on its way to this address.
web-tell-me-code = The code
web-tell-me-so = Tell me there
web-tell-me-ask = Send me a code
web-tell-me-push = in this browser
web-tell-me-denied = Your browser doesn’t allow notifications from this page. Allow them in its settings for this page, then try again.
web-tell-me-unreached = Your browser can’t be reached: its own push service doesn’t answer, or it has none.
web-stop = E-mails from the table
web-stop-ask = No more e-mails when this table waits for you? You can ask for them again at the table.
web-stop-do = Stop the e-mails
web-stop-done = Done: no more e-mails come from this table.
web-resign = Give up …
web-resign-sure = From now on the rules answer for you, until the game is over. There is no way back.
web-resign-yes = Yes, give up
web-end-ask = Ask all to end the game
web-motion-undo =
    { $you ->
        [yes] You would like to take your last answer back.
       *[no] { $player } would like to take the last answer back.
    }
web-motion-end =
    { $you ->
        [yes] You would like to end the game without a result.
       *[no] { $player } would like to end the game without a result.
    }
web-motion-voted = { $voted } of { $voters } have voted
web-motion-declined = There was no agreement.
web-motion-yes = Agree
web-motion-no = Don’t agree
web-motion-secret = Nobody learns who votes how.
web-spectator = Watching
web-why-not = Why not?
web-sent = Sent …
web-notes-strict = This table is played without notes: remember what you see.

## Ending, and after

web-end = End the game for all …
web-end-sure = The game stops for everybody and is not scored.
web-end-yes = Yes, end it
web-ended = The host has ended this game.
web-old-rules = This game belongs to older rules that this server no longer has. It has ended without counting for any rating, and can’t be shown.
web-old-record = This game was played by older rules that this server no longer has, so it can’t be shown.
web-broken-log = The record of this game is damaged, so the game can’t go on or be shown.
web-scoring = The scoring
web-result = Result
web-rematch = Rematch
web-rematch-join = To the rematch
web-review = Review this game
web-see-table = See the table
web-save-log = Save the game log
web-open-record = Let everybody review this game
web-opened = Everybody may look at this game.

## Review

web-review-start = Everything lies ready: the game begins.
web-review-closed = Only its players can review this game; its host may open it to all.
review-begin = Win chances, mistakes, bluffs
review-wait = Thinking it over: { $done }%
review-share = { $share }%
review-earlier = The moment before
review-later = The next moment
review-moments = Moments to learn from
review-everybody = of everybody
mark-bluff = bluff
mark-suspicion = suspicion
web-to-table = To the table
web-first = To the start
web-previous = One step back
web-next = One step on
web-last = To the end
web-run = Play on by itself
web-pause = Pause

## A replay: eyes, speed, sharing, playing on

replay-whose = By whose eyes
replay-speed = How fast it runs by itself
replay-unseen = { $player } saw nothing of this.
replay-on = Play on
replay-share = Share
share-moment = This moment
share-send = Send …
share-files = To keep
share-files-say = The text tells the game in words, by the eyes you have chosen. The log is the game itself, for the terminal’s replay and review.
share-text = Save as text
share-picture = A moving picture
share-picture-says = The last round on the board, by the eyes you have chosen: a GIF of a megabyte or so, for a chat or a page.
share-draw = Draw it
share-frame-of = Frame { $n } of { $of }
share-stop = Stop
share-closed = Only its players can review this game; { $player }, who is its host now, may open it to all.
share-save = Save the picture
share-frame = In a page of your own
share-frame-says = Put this into your page: readers step through the game there, and can’t change anything.
share-frame-closed = As soon as everybody may look at this game, it can stand in other pages too.
on-says = A new table begins as this game stood at step { $step }. What is drawn from there on is new chance. It counts for no ranking.
on-me = me
on-hidden = Hidden cards
on-anew = Dealt anew.
on-anew-says = What my seat knew by then stays; all that it couldn’t know is dealt again. Who has seen this game knows only what I knew.
on-same = As they were.
on-same-says = Every hidden card stays where it lay, the decks too: who has seen this game knows them.
on-begin = Begin from here
web-continues = Goes on from another game; counts for no ranking.
web-continues-anew = Hidden cards were dealt anew: who has seen that game knows what { $player } knew, and no more.
web-continues-same = Every card lies as it lay there: who has seen that game knows them all.

## Chance that anyone can check

web-dealing = The cards are being dealt …
web-fair = Chance that anyone can check
web-fair-words = These four words are the same for everybody at the table.
web-fair-part = In this deal these players’ browsers had a part: { $players }.
web-fair-nobody = Nobody but the server took part in this deal.
web-fair-without = Dealt without the browser of: { $players }.
web-fair-ended =
    { $ended ->
        [one] One game before this rematch was ended after its deal had begun.
       *[other] { $ended } games before this rematch were ended after their deals had begun.
    }
web-fair-commits = With every public message the server commits to its whole log so far: it can’t rewrite a hidden answer later without being found out.
web-fair-uncommitted = This game was begun before servers committed to their logs: whether a hidden answer is rewritten later can’t be checked.
web-fair-server = The server has sealed its own part:
web-fair-checked = Checked: the server’s key and all parts fit their seals.
web-fair-false = This is wrong: what the server tells now doesn’t fit what was sealed.
web-fair-how = Whether every card followed from them, check with both files:
web-fair-receipt = Save my receipt
web-fair-awaits = Waiting for the browser of { $player }, for its part in the deal.
web-fair-leave-out = Deal without { $player }
web-fair-seal = The server shows another seal of its part than before. Don’t trust this deal.
web-fair-listed = The server’s list of seals doesn’t fit this table, or isn’t the one that it showed before. Don’t trust this deal.
web-fair-lacks = Your browser sealed its part, and the server’s list lacks that seal. Your browser doesn’t tell its part: whether this deal is fair can’t be said.
web-fair-told = What the server tells now is not what it told your browser before.
web-fair-seat = The server gives you another seat than the one that you had when the cards were dealt. Don’t trust this deal.
web-fair-back = The server has gone back on this table after your browser had told its part. Don’t trust this deal.
web-fair-begun = This table should follow another whose deal was broken off, and the server doesn’t count that deal. It may have dealt again until it liked the cards.
web-fair-withheld = A player’s part was sealed, but the cards were dealt without it. A server in league with that player could choose between two deals.
web-fair-log = What the server tells after the game doesn’t fit what was sealed before it. Don’t trust this deal.
web-fair-device = The part of your seat in this deal was sealed by another device than this one. If that wasn’t you, don’t trust this deal.
web-fair-out = The cards are dealt without a part of your browser.

## Help

web-help-hold = Press anything on the table and hold it: you are told what it is, and by which rules.
web-help-keys = Keys: what stands on a button (A, 5, 0) presses it; the arrows go from one to the next; Esc goes back or skips; R opens the rules; ? says what the thing in focus is, else it opens this page. The right button, or a long press, says what anything on the table is.
## My account

web-log-in = Log in
web-log-in-instead = I have an account
web-log-in-with = Log in with { $provider }
web-providers = Other ways in
web-provider-also = Also log in with { $provider }
web-provider-end = No longer
web-sign-up = New account
web-sign-up-instead = I want an account
web-recover = Forgotten password
web-recover-instead = I have forgotten my password
web-account-why = You need no account to play. With one you find your games on every device, and nobody else has your name.
web-password = Password
web-password-new = New password
web-password-least = At least 10 characters; several words are easy to remember.
web-password-change = Change the password
web-password-changed = The password is changed; all other browsers are logged out.
web-code = Recovery code
web-code-why = Write this code down: with it you can set a new password if you forget yours. It is shown only now, and nothing else helps then: the server knows no e-mail address of yours.
web-code-kept = I have kept it
web-log-out = Log out
web-log-out-others = Log out all others
web-my-games = My games
web-my-games-none = No game yet.
web-take-along = { $games ->
        [one] You took one seat in this browser as a guest.
       *[other] You took { $games } seats in this browser as a guest.
    }
web-take-along-yes = Take along
web-sessions = Where you are logged in
web-session-this = this browser
web-session-seen = last seen { $day }
web-my-data = My data
web-my-data-what = All that this server holds of you, in one file: account, browsers, seats, your answers and your talk.
web-my-data-save = Save my data
web-forget = Delete my account …
web-forget-what = Account, name, seats and everything you said are deleted, and can’t be brought back. Games that you played stay for the others to look at and to check; only in the list that was sealed before each deal your name remains.
web-forget-yes = Delete everything
web-known = with an account
web-bot-named = { $name } (bot)
web-bot-account = a bot’s account
web-bot = A bot
web-bot-why = A program of yours can play by this account: it sits down where it is invited, and all see that it is a bot. That is for good: nobody plays by hand with it any more. It can’t be done once the account has sat at a table.
web-bot-become = Make this a bot’s account
web-bot-become-yes = For good: a bot’s account
web-bot-is = A program plays by this account, and all see that it is a bot.
web-bot-token-since = It has a token since { $day }.
web-bot-token-new = New token
web-bot-token-shown = Shown once: keep it where your program finds it. The one before it has ended.
web-bot-token-end = End the token
web-invite-bot = Invite somebody’s bot
web-invite-name = Name of the bot
web-invite = Invite
web-invited = { $name } has been told.
web-invite-sent = { $name } has not heard of it yet: perhaps its program is not running.
web-invite-declined = { $name } does not come.
web-report = Report what { $name } said last
web-reported = The host of this server can see it now, with what was said before.
web-hush = Let { $name } talk no more here
web-unhush = Let { $name } talk again

# The lab
web-lab = The lab
web-lab-intro = Change a card or a number, of the house or of a card file of your own: bots play the same deals with and without the change, and you see what it moves.
web-lab-game = Game
web-lab-what = Card
web-lab-numbers = Numbers of the game
web-lab-fields = As card files write it
web-lab-before = As it is
web-lab-after = As changed
web-lab-changes = What is changed
web-lab-back = Take back { $change }
web-lab-players = Players
web-lab-run = Play deals
web-lab-stop = Stop
web-lab-open = Open a card file
web-lab-save = Save as a card file
web-lab-file = Cards of { $name }.
web-lab-house = Back to the house cards
web-lab-problems = { $name } can’t be played with yet:
web-lab-warnings = { $warnings ->
    [one] One thing to know about these cards
   *[other] { $warnings } things to know about these cards
}
web-lab-no-text = { $name } is no text in UTF-8.
web-lab-state-waiting = It waits for its turn.
web-lab-state-running = { $deals } deals so far; the figures get surer.
web-lab-state-done = { $deals } deals: done.
web-lab-state-stopped = Stopped after { $deals } deals.
web-lab-state-failed = It failed: the games of these cards take too long, or come to a fault.
web-lab-worth = Who takes it wins more often by
web-lab-points = points
web-lab-seldom = Taken too seldom so far to tell what it is worth.
web-lab-few = too few deals to tell
web-lab-figure = A game
web-lab-was = before
web-lab-moves = moves by
web-lab-range = 95%
web-lab-wins = wins of player { $place } in turn order, %
web-lab-note = What bots play badly looks weak here, whatever its card is worth: take a figure as a question to people.
web-lab-game-questions = questions
web-lab-leads = changes of the lead
