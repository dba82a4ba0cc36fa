## The first lesson: the text next to each question (games/mayhem/text/lessons/first.toml).
## Chapters: the name, and what was learned at the end.

lesson-chapter-orders = Orders and sites
lesson-learned-orders = One token buys one order. You can exploit a site where only your dudes are.
lesson-chapter-fight = A Throw Down
lesson-learned-fight = Roll a die and add 1 for each prospect, 2 for each member and 3 for each gun. The loser leaves, and guns bring you heat.
lesson-chapter-deals = Deals
lesson-learned-deals = Cash, guns and contraband change hands at once. Promises bind nobody.
lesson-chapter-market = The Black Market
lesson-learned-market = The more contraband is sold, the less each one pays. Heat limits how much you can sell.

## $rival and $other are the opponents, in turn order.

lesson-aim = Welcome to Charming. You lead SAMCRO, a motorcycle club, and the club with the most cash after six rounds wins.
lesson-blind = Your cash, guns and contraband are behind a blind. Nobody else sees how much you have until the end.
lesson-order = On your turn you spend one order token (the wheel) on one order. Each round you get three, plus one for each member. Your dudes are at your clubhouse.
lesson-ride = Business happens where your dudes are. Choose Ride, then the Street Corner, then a member and a prospect.
lesson-exploit = Nobody else is there, so you control the Street Corner. Exploit it – that’s another order.
lesson-sell = Each row is something you can do here. The first: sell up to three contraband for $3 each.
lesson-one = Sell one and keep the other for the Black Market later.
lesson-boost = Most sites also have a Boost for one more token. You need your tokens, so stop here.
lesson-recruited = { $rival } has recruited: for a token, one more prospect stands at their clubhouse.
lesson-others = { $rival } holds the Liquor Store, where you can take $2 each round. And it’s guarded by a single prospect!
lesson-join = Ride to the Liquor Store with the rest of your club. Nobody can exploit a site while two gangs are there.
lesson-member = { $rival } has patched in a prospect for a token, $1 and a gun. Unlike a prospect, a member counts 2 in a fight and brings an order token every round.
lesson-throw = Now start a Throw Down: the loser must leave.
lesson-strength = Each side rolls a die and adds 1 for each prospect, 2 for each member and 3 for each gun.
lesson-backup = You could call Back-up from elsewhere, but with 3 against 1 you don’t need it.
lesson-guns = Everyone secretly chooses how many guns to pull. Each gun sends a rival dude to the Emergency Room; pulling any brings you 1 heat.
lesson-pull = One gun is enough here.
lesson-won = You win! The gun brought you 1 heat: the police are watching. Whether the injured prospect lives is rolled at the end of the round.
lesson-now = The winner may exploit the site at once, for a token. It’s your last one, but it’s worth it.
lesson-take = Take the $2.
lesson-patch = Meanwhile { $rival } has taken the Reaper Patch at the Police Station. Its holder goes first and wins ties.
lesson-deals = Before the market opens, and during orders, you can deal with anyone. { $other } offers you one contraband for $2.
lesson-accept = The market may pay more for it. Accept: the goods change hands at once.
lesson-dealt = Now you have two to sell. { $rival } has seen that you made a deal, but not what it was.
lesson-offers = This button makes your own offers: cash, guns, contraband. Promises bind nobody.
lesson-ready = That’s enough dealing for now: you’re ready.
lesson-market = The Black Market. Everyone secretly chooses how much contraband to sell: the more there is, the less each one pays.
lesson-traffic = The more heat, the less you can sell: at your 1 heat three at most. Selling brings 1 more heat. Sell both.
lesson-paid = Four were sold in total, so each earned $3 – including the one you bought for $2. Watch your heat: above 4, one of your members takes the fall.
lesson-end = That was one round. After five more, the cash is counted. Play on as you like: { $rival } and { $other } are beginners too.

## For players who leave the suggested path: a text for each kind of question.

lesson-kind-pick = Choose your gang. In an unleaded game they are all alike.
lesson-kind-order = One order for one token: ride, exploit a site you alone hold, start a Throw Down, recruit, patch in a prospect, or sit tight and do nothing.
lesson-kind-exploit = Use what is on the card, each line once. The Boost costs another token.
lesson-kind-count = How many times? Each one costs the same.
lesson-kind-back-up = You can call dudes from other places into this fight.
lesson-kind-guns = Each gun adds 3 and sends a rival dude to the Emergency Room. Pulling any brings you 1 heat. Everyone chooses in secret.
lesson-kind-exploit-now = You have won, and may exploit the site at once for a token.
lesson-kind-ready = Deals are open. The game continues when everyone is ready.
lesson-kind-traffic = Everyone chooses in secret. The more contraband is sold in total, the less each one pays.
lesson-kind-take-patch = You have beaten the Patch Holder. The gang that holds the Patch goes first and wins ties.
