## The reasons of a hint

reason-cash = brings more cash
reason-rivals = leaves the richest rival less cash
reason-guns = brings more guns
reason-drugs = brings more contraband to sell
reason-heat = keeps the heat lower
reason-members = leaves more dudes
reason-tokens = brings more order tokens
reason-sites = controls more locations
reason-patch = brings the Patch closer: its holder goes first and wins ties
event-fact-fight = At { $place }, you add { $mine } to your die and { $player } adds { $theirs }. Without more back-up or guns you win with { $odds }%{ $later }.
event-fact-sold = You sell { $goods }: for { $most } if nobody else sells, for { $least } at worst.
event-fact-no-heat = You get no heat and stay at { $n }: at { $next }, you { $most ->
        [0] couldn’t sell any contraband
       *[other] could sell at most { $most } contraband a round
    }.
event-fact-no-heat-card = You get no heat and stay at { $n }: with one more, { $card } could hit you this round.
event-fact-no-heat-fall = You get no heat and stay at { $n }: with one more, one of your dudes would take the fall.
event-fact-stored = You keep { $goods } for a later market, which pays up to { $price } for each.
event-fact-armed = If you pull { $guns }, your chance to win is { $best }% as long as no rival pulls any, and { $worst }% if they pull all they may have.
event-fact-armed-sure = If you pull { $guns }, your chance to win is { $odds }%: no rival can pull any.
event-fact-safe = Even without guns, you { $odds ->
        [100] are sure to win
       *[other] win with a chance of at least { $odds }%
    }.
event-fact-lost = Even with all your guns, your chance to win would be { $odds }% at most.
event-fact-spare = You keep { $goods } for another fight, where each adds { $n } to your die.
event-fact-purse = From all you’ve seen, { $player } has at least { $money }.
event-fact-sites = You control { $place }, { $n ->
        [one] your only location
       *[other] one of your { $n } locations
    } outside your clubhouse{ $later }.
event-fact-sites-use = You control { $place }{ $later }. With another order you could { $service }.
event-fact-ousted = { $player } no longer controls { $place }{ $later }.
event-fact-held = You have { $goods }{ $more }.
event-fact-held-later = If you choose well next, you’ll have { $goods }.
event-fact-members = You have { $goods }{ $more }. Each member brings one order a round.
event-fact-members-later = If you choose well next, you’ll have { $goods }. Each member brings one order a round.
event-fact-heat = Your heat is { $n }{ $less }{ $later }.
event-fact-patch = With the Reaper Patch, you go first and win ties{ $later }.
event-fact-yield = { $place } brings you { $goods }{ $later }.
event-fact-against = At { $place }, your dudes add { $mine } to your die in a fight, those of { $player } { $theirs }{ $later }.
event-fact-force = At { $place }, your dudes add { $mine } to your die if it comes to a fight{ $later }.
hint-taken = { $what } { $where }: more (about { $stronger }%) or less (about { $weaker }%).
