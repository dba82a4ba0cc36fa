## The reasons of a hint

reason-cash = leaves more cash
reason-rivals = leaves the richest rival less cash
reason-guns = leaves more guns
reason-drugs = leaves more contraband to sell
reason-heat = keeps the heat lower
reason-members = leaves more dudes
reason-tokens = leaves more order tokens
reason-sites = controls more locations
reason-patch = brings the Patch closer: its holder goes first and wins ties
event-fact-fight = At { $place }, you add { $mine } to your die and { $player } adds { $theirs }. Without more back-up or guns you win with { $odds }%{ $later }.
event-fact-sold = You sell { $goods }: for { $most } if nobody else sells, for { $least } at worst.
event-fact-cool = Selling nothing brings no heat: yours stays at { $n }.
event-fact-saved = You keep { $goods } for a later market.
event-fact-sites = You control { $place }, { $n ->
        [one] your only location
       *[other] one of your { $n } locations
    } outside your clubhouse{ $later }.
event-fact-ousted = { $player } no longer controls { $place }{ $later }.
event-fact-held = You have { $goods }{ $more }{ $later }.
event-fact-heat = Your heat is { $n }{ $less }{ $later }.
event-fact-patch = You get the Reaper Patch: you go first and win ties{ $later }.
event-fact-yield = { $place } brings you { $goods }{ $later }.
event-fact-there = At { $place }, your dudes add { $mine } to your die in a fight; no rival is there{ $later }.
event-fact-there-against = At { $place }, your dudes add { $mine } to your die in a fight, those of { $player } { $theirs }{ $later }.
event-fact-home = Dudes worth +{ $n } in a fight stay in your clubhouse{ $more }{ $later }.
hint-taken = { $what } { $where }: more (about { $stronger }%) or less (about { $weaker }%).
