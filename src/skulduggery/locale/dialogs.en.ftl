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

## A fair shuffle

web-shuffle = Provably fair shuffle
web-shuffle-words = These four words are the same for everyone at the table.
web-shuffle-part = These players’ browsers took part in the shuffle: { $players }.
web-shuffle-nobody = Only the server took part in the shuffle.
web-shuffle-without = These players’ browsers took no part in the shuffle: { $players }.
web-shuffle-ended =
    { $ended ->
        [one] One earlier game was ended after its deal had begun.
       *[other] { $ended } earlier games were ended after their deals had begun.
    }
web-shuffle-commits = With every public message the server commits to its whole log so far, so it can’t change a hidden move later without being caught.
web-shuffle-uncommitted = This game began before servers committed to their logs, so later changes to hidden moves can’t be ruled out.
web-shuffle-server = The server has sealed its own part:
web-shuffle-checked = Checked: the server’s key and all parts match their seals.
web-shuffle-false = Warning: what the server says now doesn’t match what was sealed.
web-shuffle-how = To check that every card followed from them, use both files:
web-shuffle-receipt = Save my receipt

## Keys

web-keys = Keys: to press a button, use the key shown on it (A, 5, 0). Arrow keys move from one button to the next. Esc goes back or skips. The . key shows others’ moves at once, until you press it again. L lists all choices. R opens the rules. V shows and hides the log. ? explains the selected item, or opens this page. Right-click or long-press anything on the table to see what it is.
web-keys-hold = Press and hold anything on the table to see what it is and which rules apply.
