## The reasons of a hint

reason-in = leaves more turns before having to pass
reason-money = leaves more money in hand
reason-targets = is likely to score more at the targets
reason-rivals = leaves the strongest rival fewer points at the targets
reason-gangs = is likely to score more for gangs
reason-hidden = keeps more crooks face down, so rivals know less
reason-levels = puts crooks with higher levels on the table
event-fact-lead = You lead at target { $target } with level { $mine } against { $theirs }: { $points } more{ $later }.{ $unseen }
event-fact-lead-from = You take the lead at target { $target } from { $rival } with level { $mine } against { $theirs }: { $points } more{ $later }.{ $unseen }
event-fact-lead-tie = You draw level at target { $target } ({ $mine } each): { $points } more{ $later }.{ $unseen }
event-fact-loss = { $player } loses { $points } at target { $target }{ $later }.{ $unseen }
event-fact-gang = You have the most { $gang } members, { $mine } against { $theirs }: worth { $points }{ $later }.{ $unseen }
event-fact-strong = Counting the crooks you haven’t seen, there’s a { $odds }% chance of one with level { $level } or more in hideout { $hideout }.
event-fact-seen = You know you can take { $card } there.
event-fact-level = { $card }: level { $level }{ $more }.
event-fact-modifier = { $card } makes its target worth { $points } more.
event-fact-total = By the crooks you know, you’d have { $mine } and { $player } { $theirs }{ $later }.
event-fact-spot = You see { $n ->
        [one] a face-down crook
       *[other] { $n } face-down crooks
    } at target { $target }.
event-fact-look = You see { $n ->
        [one] a crook that you don’t know
       *[other] { $n } crooks that you don’t know
    } in hideout { $hideout }.
event-fact-secret = Only you know that { $card } lies at target { $target }: rivals can’t be sure who leads there.
event-fact-margin = You’re ahead at target { $target } with level { $mine } against { $theirs }{ $later }.{ $unseen }
event-fact-money = You keep { $money }{ $more }{ $later }.
fact-unseen = {" "}{ $n ->
        [one] A face-down crook isn’t counted.
       *[other] { $n } face-down crooks aren’t counted.
    }
hint-taken = { $what } { $where }: something stronger (about { $stronger }%) or something weaker (about { $weaker }%).
