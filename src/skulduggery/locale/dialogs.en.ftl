### Texts of dialogs at a table that few open (votes, the menu, reminders), in English. They come with these dialogs.

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
web-motion-voted = Votes cast: { $voted } of { $voters }
web-motion-declined =
    { $what ->
        [undo] Not undone: someone disagreed, or has seen something new since.
        [bots] Not undone: a bot disagreed, or has seen something new since.
       *[end] Not everyone agreed.
    }
web-motion-yes = Agree
web-motion-no = Disagree
web-motion-secret = Votes are secret.
web-since = While you were away
web-since-read = OK
web-since-more =
    { $n ->
        [one] { $n } earlier move
       *[other] { $n } earlier moves
    }
web-conceded =
    { $you ->
        [yes] You win, because { $players } resigned.
       *[no] { $winner } wins, because { $players } resigned.
    }
web-copy-watch = Copy the link to this table
web-resign = Resign…
web-resign-sure = A bot will make legal moves for you until the game ends. You can’t come back.
web-resign-last = The game ends at once, and { $winner } wins.
web-resign-yes = Yes, resign
web-end-ask = Ask everyone to end the game
web-end = Abandon the game for everyone…
web-end-sure = The game stops for everyone and isn’t scored.
web-end-yes = Yes, abandon it
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
