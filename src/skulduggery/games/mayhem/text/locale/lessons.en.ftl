## The first lesson: what is said beside each question (games/mayhem/text/lessons/first.toml).
## $rival and $other are the players behind who learns.

lesson-aim = Welcome to Charming. You lead SAMCRO, a motorcycle club: whoever has the most cash after six rounds wins.
lesson-blind = Your cash, guns and contraband lie behind a blind. Nobody else sees how much you have until the end.
lesson-order = In your turn you spend one order token (the wheel) on one order. You have five in this round, and your dudes are at your clubhouse.
lesson-ride = Business is done where your dudes are: send a member and a prospect to the Street Corner.
lesson-exploit = Nobody else is there, so you control the Street Corner. Exploit it: that is an order, too.
lesson-sell = What can be done there stands on the card. Here you sell contraband, for $3 apiece.
lesson-one = Sell one, and keep the other: there will be a Black Market.
lesson-boost = Each location has a Boost as well, for another token. Tokens are short: finish here.
lesson-others = { $rival } holds the Liquor Store, where $3 can be taken each round. And there is only one prospect!
lesson-join = Ride there with the rest of your club. Where two gangs stand, nobody can exploit.
lesson-throw = And now a Throw Down: whoever loses must leave.
lesson-strength = Each side rolls a die and adds 1 for a prospect, 2 for a member, 3 for a gun.
lesson-backup = You could call Back-up from elsewhere. With 3 against 1 you don’t need it.
lesson-guns = All choose in secret how many guns they pull. Each one sends a rival dude to the Emergency Room, and brings you heat.
lesson-pull = One will do.
lesson-won = You win! The gun brought you 1 heat: the police are watching. The prospect in the Emergency Room may live or die.
lesson-now = Who wins may exploit the place at once, for a token. It’s your last: do it.
lesson-take = Take the $3.
lesson-patch = Meanwhile { $rival } has taken the Reaper Patch at the Police Station: who holds it goes first and wins ties.
lesson-deals = Before the market opens, and during orders, you may deal with anybody. { $other } offers you one contraband for $2.
lesson-accept = The market may pay more for it. Accept: what was agreed changes hands at once.
lesson-dealt = Now you have two to sell. { $rival } has seen that you two made a deal, but not what it was.
lesson-offers = Here you make offers of your own: cash, guns, contraband. Promises bind nobody. Enough for today: go on.
lesson-market = The Black Market. All choose in secret how much contraband they sell: the more there is, the less each one pays.
lesson-traffic = Heat limits how much you may sell, and who sells gets 1 heat more. Sell both.
lesson-paid = Four were sold in all, so each paid $3, the one for $2 as well. Mind your heat: above 4 somebody takes the fall for you.
lesson-end = That was a round; five more, and the cash is counted. Go on as you like: { $rival } and { $other } are beginners too.

## And for who plays in another way, for each kind of question.

lesson-kind-pick = Choose your gang. In an unleaded game all are alike.
lesson-kind-order = One order for one token: ride, exploit what you alone hold, start a Throw Down, recruit, or patch in a prospect.
lesson-kind-exploit = Use what stands on the card, each line once. The Boost costs another token.
lesson-kind-count = How often do you do it? Each time costs the same.
lesson-kind-back-up = You may call dudes from other places into this fight.
lesson-kind-guns = Each gun adds 3, sends a rival dude to the Emergency Room, and brings 1 heat. All choose in secret.
lesson-kind-exploit-now = You have won, and may exploit the place at once for a token.
lesson-kind-ready = Time to deal. When everybody is ready, the game goes on.
lesson-kind-traffic = All choose in secret. The more contraband is sold in all, the less each one pays.
lesson-kind-take-patch = You have beaten the Patch Holder. The Patch goes first and wins ties.
