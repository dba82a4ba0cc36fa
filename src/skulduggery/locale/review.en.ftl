### Texts of the pages that show a recorded game, in English; the terminal says some of them, too.

## A recorded game

replay-step = Step { $step } of { $last }
replay-eyes = as { $player } sees it
replay-open = all cards face up

## Looking back on a game, and hints. $chance, $cost, $gain: hundredths of the win.

review-title = Game review
review-method = Win chances are estimates: from each position fast bots play { $reach } moves, { $rounds } times over, and more often where a blunder is likely. What was learned from other games judges the rest. ± is the margin of error due to chance. How these people really play isn’t known. The curve sees all cards. Hints, and what is said of a move, are judged only on what its player knew, so their figures can differ widely from the curve.
review-summary = Summary
review-all = Read it all
review-less = Less
review-verdict = { $player }: { $won ->
        [yes] won
        [gone] resigned
       *[no] lost
    }{ $by ->
        [luck] , mainly through { $won ->
            [yes] good luck
           *[no] bad luck
        }{ $luck ->
            [deal] {" "}with what was dealt, drawn or rolled
            [hidden] {" "}with what nobody could see
           *[unsure] { "" }
        }
        [own] , mainly through their own play
        [others] , mainly through the others’ play
       *[nothing] { "" }
    }.
review-counts = Inaccuracies: { $slips }, mistakes: { $mistakes }, blunders: { $giveaways }; each move cost { $lost } percentage points of win chance on average.
review-worst = Costliest move
review-best-bluff = Best bluff
review-curve = Win chances with all cards face up
review-accounts = Luck and skill
review-accounts-note = Chance: what was dealt, drawn and rolled. Hidden cards: the effect of cards the players couldn’t know. Play: the moves compared with simple rules of thumb. A dash means that the effect may be zero.
review-none = None.
review-at = Step { $step }
review-player = Player
review-odds = { $chance }% ± { $margin }
review-better = { $whose ->
        [other] Best move for { $player }
       *[mine] Best move
    }: { $words }.
review-ring-best = Best move
review-ring-played = Played
review-ring-tried = Tried
review-marked = { $player }, { $mark }. { $better } Win chance { $after }% instead of { $before }% (±{ $error }), judged only on what { $player } knew.
review-marked-mine = { $mark }. { $better } Win chance { $after }% instead of { $before }% (±{ $error }), judged only on what you knew.
review-known = Judged only on what you knew: win chance { $after }% (±{ $error }) { $best ->
        [yes] after the best move
       *[no] after this move, { $before }% after the best one
    }.
review-why = { $won ->
        [yes] Why you won
       *[no] Why you lost
    }
review-when = { $unit ->
        [day] day { $n }, step { $step }
        [round] round { $n }, step { $step }
       *[step] step { $step }
    }
review-why-cost = Your costliest move ({ $when }): { $did }.
review-why-chance = Your move left you a win chance of { $after }% instead of { $before }%, judged only on what you knew.
review-why-bluff = Your best bluff ({ $when }): { $did }.
review-why-find = Your strongest moment ({ $when }): { $did }.
review-why-swing = With all cards face up, your win chance went from { $before }% to { $after }%.
review-why-nothing = No single move of yours { $won ->
        [yes] won
       *[no] lost
    } this game.
review-why-slowly = Your win chance shifted little by little.
review-why-resigned = You resigned ({ $when }). With all cards face up, your win chance was { $chance }% then.
review-why-turn = { $won ->
        [yes] Your biggest boost
       *[no] Your biggest setback
    } came { $own ->
        [yes] with a move of your own
       *[no] without a move of yours
    } ({ $when }): { $did }.
review-why-unknown = You couldn’t know that: judged only on what you knew, this move was { $mark ->
        [slip] just an inaccuracy
       *[none] no mistake
    }.
review-score = Final score: you { $mine }, { $player } { $theirs }.
review-part = Biggest difference: { $part } (you { $mine }, { $player } { $theirs }).
review-left = Left over at the end: { $things }. { $level ->
        [yes] That scores nothing, but the scores are level, so it decides.
       *[no] That scores nothing; at most it breaks a tie.
    }
review-often = In trial games it won more often: { $before } of 100 instead of { $after }.
review-also = What else cost you
review-wrongly = You suspected { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }; { $wrong ->
        [one] { $wrong } was
       *[other] { $wrong } were
    } honest.
review-sources = Where the points come from
review-total = Total
review-why-again = Play this moment again
review-why-show = Show it
review-gain = Compared with the best honest move, it { $up ->
        [yes] gained { $gain } percentage points (±{ $error })
        [no] cost { $gain } percentage points (±{ $error })
       *[even] made no clear difference (±{ $error } percentage points)
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
mark-slip = inaccuracy
mark-mistake = mistake
mark-giveaway = blunder
account-deal = Chance
account-hidden = Hidden cards
account-own = Own play
account-others = Others’ play
effect-much-up = helped a lot
effect-up = helped
effect-down = hurt
effect-much-down = hurt a lot
effect-unclear = –

## Review

web-review-start = Everything is set up and the game begins.
web-review-hidden = This game can’t be shown
web-review-closed = Only its players can review this game. Its host can open it to everyone.
review-begin = Analyse the game
review-so-far = So far:
review-wait = Analysing: { $done }%
review-share = { $share }%
review-earlier = { $mine ->
    [yes] Your previous
   *[no] Previous
} key moment
review-later = { $mine ->
    [yes] Your next
   *[no] Next
} key moment
review-moment = Moment
review-moments = Key moments
review-everybody = everyone’s
mark-bluff = bluff
mark-suspicion = suspicion
count-decisions = Moves
count-best = Best moves
count-brilliant = Brilliant bluffs
count-slips = Inaccuracies
count-mistakes = Mistakes
count-giveaways = Blunders
count-average = Average loss of win chance
review-report = Moves by quality
review-turn = Turning point
review-swing = { $player }’s win chance: { $before }% before, { $after }% after.
review-swing-mine = Your win chance: { $before }% before, { $after }% after.
review-verdict-mine = You { $won ->
        [yes] won
        [gone] resigned
       *[no] lost
    }{ $by ->
        [luck] { $too ->
            [yes] ; all in all, bad luck{ $luck ->
                [deal] {" "}with what was dealt, drawn or rolled
                [hidden] {" "}with what nobody could see
               *[unsure] { "" }
            } weighed more than your own moves
           *[no] , mainly through { $won ->
                [yes] good luck
               *[no] bad luck
            }{ $luck ->
                [deal] {" "}with what was dealt, drawn or rolled
                [hidden] {" "}with what nobody could see
               *[unsure] { "" }
            }
        }
        [own] , mainly through your own play
        [others] , mainly through the others’ play
       *[nothing] { "" }
    }.
review-clean = No mistake stands out.
review-about = about { $share }%
mark-brilliant = brilliant bluff
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
share-kind-result = Result
share-kind-gif = Animation
share-kind-link = Link
share-kind-file = File
share-file-says = Anyone who opens this file under “My games”, here or on another site without a server, can review the game.
share-file-save = Save the game
share-send = Send…
share-save = Save the picture
share-more = More: files and embedding
share-failed = The picture couldn’t be made here. Try again, or choose another way.
share-refused = Your device didn’t share this. Save or copy it instead.
share-files = Download
share-files-say = The text tells the game in words from the point of view you have chosen. The log is the game itself, for replay and review in the terminal.
share-text = Save as text
share-picture = Animated picture
share-picture-says = The last round on the board from the point of view you have chosen: a GIF of about a megabyte, for a chat or a web page.
share-draw = Create it
share-frame-of = Frame { $n } of { $of }
share-stop = Stop
share-closed = Only its players can review this game. { $player } is the host now and can open it to everyone.
share-closed-host = Only its players can review this game. As the host, you can open it to everyone and then share its link.
share-from-result = The link shows the result first.
share-frame = Embed in your own page
share-frame-says = Put this into your page: readers can step through the game there but can’t change anything.
share-frame-closed = Once anyone can look at this game, it can be embedded in other pages too.
on-says = A new table starts at step { $step } of this game. It isn’t rated.
on-me = me
on-hidden = Hidden cards
on-anew = Deal again.
on-anew-says = My seat keeps what it knew, and everything it couldn’t know is dealt again. Even someone who has seen this game knows only what I knew.
on-same = As they were.
on-same-says = Hidden cards stay where they were, decks included, so anyone who has seen this game knows them.
on-begin = Start from here

## Playing one’s own mistakes of a reviewed game again.

retry-begin = Learn from your mistakes
retry-task = { $n } of { $all }
retry-played = In the game: { $did } ({ $mark }). Find a better move.
retry-waiting = Comparing your move…
retry-best = That’s the best move: { $words }.
retry-good = That’s good too. The best was: { $words }.
retry-bad = That’s still { $mark ->
    [slip] an inaccuracy
    [mistake] a mistake
   *[giveaway] a blunder
}: −{ $cost }% (±{ $error }).
retry-why = What speaks for the best move: { $why }
retry-same = That’s what you played in the game.
retry-again = Try again
retry-show = Show the best move
retry-next = Next mistake
retry-end = Finish
retry-done = { $all ->
    [1] { $found ->
        [0] That was the only one. You haven’t found a better move yet.
       *[other] That was the only one, and you found a better move.
    }
   *[other] That was the last one. You found a better move for { $found } of { $all } mistakes.
}
retry-back = Back to the review

## What only one game has: the gain of the best move in trial games, what is left over, where money comes from

review-brings-crooks = In trial games it scored { $n ->
    [one] { $n } point
   *[other] { $n } points
} more on average.
review-brings-scoundrels = In trial games it scored { $n } more tech on average.
review-together-crooks = { $moves } of your moves together brought about { $n ->
    [one] { $n } point
   *[other] { $n } points
} less than the best ones, in trial games.
review-together-scoundrels = { $moves } of your moves together brought about { $n } tech less than the best ones, in trial games.
review-together-mayhem = { $moves } of your moves together brought about { $money } less than the best ones, in trial games.
review-left-henchmen = { $n ->
    [one] { $n } henchman
   *[other] { $n } henchmen
}
review-brings-mayhem = In trial games it ended with { $money } more on average.
review-part-stolen = money stolen
review-part-robbed = money lost to thieves
review-part-market = money from the Black Market
review-part-locations = money from locations
review-part-deals = money from deals
review-part-cards = money from Anarchy cards
review-part-orders = money from other orders
