### Texts of the pages around the tables (accounts, profiles, the lab, credits), in English. They come with these pages.

## Credits

web-credits-house = Skulduggery is an independent project. All its cards, pictures and texts are its own.
web-credits-icons = Icons
web-credits-licence = Recoloured and resized:
web-credits-fonts = Fonts

## Profiles and rankings

web-leaders-how = Ratings come from finished public games without hints, played by people with accounts and by our bots. ± shows how uncertain a rating is, and we rank players by rating minus uncertainty. Everyone starts at 1000, which is only a guess at first: ± 667.
web-leaders-place = Rank
web-leaders-who = Player
web-leaders-rating = Rating
web-leaders-games = Games
web-leaders-none = No rated games yet. Log in, create a table without hints and be the first.
web-games-won = Games: { $games }, won: { $won }.
web-rating-is = Rating { $rating } ± { $spread }
web-rating-place = rank { $place }
web-rating-change = Rating { $change }
web-rating-none = No rating yet.
web-rating-curve = Recent rated games: { $games }. From { $first } to { $last }, lowest { $low }, highest { $high }.
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
web-block = Block
web-block-name = Block { $name }
web-block-what = Block: at every table, you no longer see what { $name } writes, and neither of you can invite the other or join a table that the other hosts. { $name } isn’t told.
web-block-game = A game you are both in goes on.
web-mute-name = Mute { $name }
web-hush = Stop { $name } from chatting at this table
web-unhush = Let { $name } chat again
web-mute-what = Mute: you alone no longer see what { $name } writes at this table. Nobody is told.
web-hush-what = Stop the chat: { $name } can’t write at this table any more, and is told so.
web-block-where = You can undo this here, in the chat, and in the lobby under “My games”.
web-block-guest = Guests are recognised only by their browser, so in another one they count as someone new.
web-blocks = People you have blocked
web-blocks-none = You haven’t blocked anyone.
web-report-player = Report to the site’s operator
web-report-reason = Reason
web-report-insults = Insults
web-report-cheating = Cheating
web-report-stalling = Stalling or leaving games
web-report-name = Offensive name
web-report-other = Something else
web-report-words = What happened? (optional)
web-report-send = Send report
web-reported = Thank you. The site’s operator can now read your report and the latest chat messages.
web-companions = People you have played with
web-invite-player = Invite { $name }
web-companion-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } together

## E-mails to people who are away

web-stop = E-mails about this table
web-stop-ask = Stop the e-mails that say it’s your turn at this table? You can turn them on again at the table.
web-stop-do = Stop the e-mails
web-stop-done = Done. You won’t get any more e-mails about this table.

## My account

web-log-in-instead = I have an account
web-log-in-with = Log in with { $provider }
web-providers = Other ways to log in
web-provider-also = Also log in with { $provider }
web-provider-end = Unlink
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
web-bot = A bot
web-bot-why = A program of yours can play with this account. It joins tables it is invited to, and everyone can see that it is a bot. This is permanent: nobody can play by hand with the account again. It isn’t possible once the account has joined a table.
web-bot-become = Make this a bot account
web-bot-become-yes = Yes, permanently
web-bot-is = A program plays with this account, and everyone can see that it is a bot.
web-bot-token-since = It has had a token since { $day }.
web-bot-token-new = New token
web-bot-token-shown = Shown only once: save it where your program can read it. The previous token no longer works.
web-bot-token-end = Revoke the token

## The lab

web-lab-intro = Change a card or a number in the house set or your own card file. Bots play the same deals with and without the change, so you see what difference it makes.
web-lab-sample = Sample
web-lab-sample-what = Measured with this lab in advance: what if { $card } said { $change } instead of { $was }? Three bots played the same deals both ways.
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
web-lab-unchanged = Change a value first; then the bots can play with and without the change.
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
web-lab-worth = Taking it changes a player’s chance to win by
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

## Tables that somebody is away from, and my tables that have not begun

web-host-away =
    { $you ->
        [yes] You host this table while { $host } is away.
       *[no] { $player } hosts this table while { $host } is away.
    }
web-host-back =
    { $you ->
        [yes] You host this table again; { $player } did so while you were away.
       *[no] { $host } is back and hosts this table again.
    }
web-rematch-awaits = { $player } hasn’t come to the rematch yet.
web-rematch-without =
    { $rated ->
        [yes] If you don’t wait, a bot plays until { $player } comes, and the game isn’t rated.
       *[no] If you don’t wait, a bot plays until { $player } comes.
    }
web-rematch-bot = A bot plays for { $player } until { $player } comes.
web-bot-played = A bot played for you while you were away. You play again from here.
web-state-open = Waiting for players: { $taken } of { $seats } seats taken.
web-state-full = Every seat is taken; the game can start.
web-state-kept = You’re invited to a rematch. Your seat is kept.
web-state-bot = A bot is playing for you.

## Tables in the lobby

web-tables-none = No open tables right now. Create one and send someone the link.
web-watch-none = No games to watch right now.
web-filter = Game
web-filter-all = all games
web-taken = { $taken } of { $seats } seats taken
web-join = Join
web-watch = Watch

## My games in the lobby

web-your-turn = your turn
web-finished = Finished games
web-my-games-none = No games yet.
web-moving = Take games to another device
web-moving-all = All games
web-moving-save = Save as a file
web-moving-open = Open a saved file…
web-moving-hidden = The file of an unfinished game also holds all hidden cards, so don’t pass it to anyone who plays in it.
web-moving-done =
    { $n ->
        [one] 1 game is on this device now.
       *[other] { $n } games are on this device now.
    }
web-you-won = You won
web-winners = { $n ->
        [one] Winner: { $players }
       *[other] Winners: { $players }
    }

## The waiting room

web-host = host
web-share = Send this link to the people you want to play with.
web-scan = Show QR code
web-scan-of = QR code for this link
web-scan-here = This link works on this computer only.
web-scan-how = How can friends join?
web-scan-way = Start the server with --host 0.0.0.0. It then prints a link that works for everyone on your network.
web-start = Start the game
web-start-sure =
    { $n ->
        [one] { $players } isn’t ready yet.
       *[other] { $players } aren’t ready yet.
    } Start anyway?
web-start-yes = Yes, start
web-start-waits = { $seats ->
        [one] Waiting for 1 player
       *[other] Waiting for { $seats } players
    }
web-room-waits-seats = The game can start once every seat is taken.
web-room-waits-host = Waiting for the host to start the game.
web-get-up = Leave this seat
web-close-table = Close this table
web-close-sure = The table will close for everyone here.
web-close-yes = Yes, close it
web-room-change = Change the settings
web-room-changed = { $player } changed the settings. { $what }.
web-room-host = { $player } is the host now.
web-room-freed = You no longer have a seat here.
web-room-ready = I’m ready
web-room-is-ready = ready
web-room-missing = Not ready yet: { $players }
web-room-complete = Everyone is ready.
web-room-take-out = Remove
web-room-take-out-name = Remove { $name }
web-full = Every seat is taken, but the game hasn’t started yet. Stay and watch!
web-full-mine = Was one of these seats yours? Ask the host to free it.
web-known = has an account
web-bot-account = bot account
web-invite-bot = Invite someone’s bot
web-invite-name = Name of the bot
web-invite = Invite
web-invited = { $name } has been invited.
web-invite-sent = { $name } hasn’t received it yet; its program may not be running.
web-invite-declined = { $name } declined.
web-here = on this device
web-old-rules = This game was played under older rules that this server no longer has. It has ended without counting for ratings and can’t be shown.
web-old-record = This game was played under older rules that this server no longer has, so it can’t be shown.
web-broken-log = The record of this game is damaged, so it can’t be continued or shown.
web-room-awaits = { $player } isn’t at the table right now. The game can start without waiting.
web-room-leave-out = Don’t wait for { $player }
