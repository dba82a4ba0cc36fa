### Men of Mayhem: the rules in words, in English. Terms: dude = a member or a prospect, pool = recruit pool, blind = what hides the goods,
### location = a site, an Opportunity or a clubhouse, touched = of a gang whose offers expire, live / in turn = the two ways of dealing,
### deal step = the time for which offers are counted, kinds of rules of a location: Sell, Spend, Swap, Skim, Steal, Gain, Drop, Heal, Promote.
### A rule message says in our own words what the rule with that ID says. A note states no behaviour of its own.

## Men of Mayhem in six pictures

primer-title = Men of Mayhem in three minutes
primer-rules = All the rules
primer-1-title = The job
primer-1 = Charming after dark. Lead a motorcycle club through six rounds: ride, exploit sites, deal, and fight for the best spots.
primer-1-picture = Three sites of Charming by night, and bikers of two clubs.
primer-2-title = How you win
primer-2 = The most cash after the last round wins. Until then cash, guns and contraband stay behind your blind.
primer-2-picture = Piles of cash, guns and contraband behind a blind.
primer-3-title = Your turn
primer-3 = Spend an order token: ride with your dudes, exploit a site you alone hold, or recruit. Turns go round until all tokens are spent.
primer-3-picture = Three order tokens, and a site whose neon sign has the colour of the club that holds it.
primer-4-title = The Throw Down
primer-4 = Each side rolls a die and adds 1 for each prospect, 2 for each member and 3 for each gun. Guns are chosen in secret, and each one pulled injures a rival dude.
primer-4-picture = Two gangs face to face. One rolls a 4 and has two members and a gun, 11 in total; the other rolls a 5 and has two members and a prospect, 10 in total.
primer-5-title = Deals and the market
primer-5 = Goods change hands at once, and promises bind nobody. On the Black Market everyone secretly chooses how much contraband to sell: the more there is, the lower its price.
primer-5-picture = Falling steps with the price of contraband: $4, $3, $2 and $1.
primer-6-title = Heat, and the end
primer-6 = Pulling guns and exploiting hot sites bring heat, and above 4 one of your members must take the fall. After six rounds the blinds are lifted and the cash is counted.
primer-6-picture = A thermometer that shows heat 4 of 4, and a pile of cash beside a lifted blind.

## Rules: the game as a whole

part-game = The game as a whole
rule-MM-RND-01 = A round goes through six phases: Claim Order Tokens, Reveal, Issue Orders, Black Market, Last Calls, Clean Up.
rule-MM-RND-02 = The game lasts 6 rounds, or 7 with the option Long Haul Ride.

## Rules: components

part-components = Components
rule-MM-COMP-01 = There are four starting sites to exploit, the Emergency Room as an area of the board, and 20 random sites.
rule-MM-COMP-02 = Cash and order tokens never run out.
rule-MM-COMP-03 = Guns and contraband are limited: once the supply is empty, nobody gets any more.
rule-MM-COMP-04 = Everyone sees how many guns and how much contraband are left in the supply. With 3 or 4 gangs a game has 24 of each.
rule-MM-COMP-05 = If the supply is short, you get what is left. If several gangs are to get something, they are served in Patch order.
rule-MM-COMP-06 = Guns and contraband that you pay, sell, lose or use go back to the supply, and cash goes to the bank. Only trafficked contraband does not come back.
rule-MM-COMP-07 = Each gang has 5 members and 5 prospects. Those not in play lie in its own pool.

## Rules: set-up

part-set-up = Set-up
rule-MM-SETUP-01 = The base game is for 3 or 4 players, each with a gang of their own; no gang is played twice.
rule-MM-SETUP-02 = The Grim Bastards and the Calaveras each make room for one more player: 5 with one of them, 6 with both.
rule-MM-SETUP-03 = If the expansion gangs are in the set, they may be picked with any number of players.
rule-MM-SETUP-04 = Five starting tiles lie face up: Charming Police Station, St. Thomas Hospital, Emergency Room, Cut & Bag Op and Gun Factory.
rule-MM-SETUP-05 = The 20 random sites are shuffled and 6 of them laid out face down. The others go back to the box, and nobody sees them.
rule-MM-SETUP-06 = Of the 36 shuffled Anarchy cards 15 form the face-down deck; nobody sees the others. The 4 hardcore cards take part only with their option.
rule-MM-SETUP-07 = You all play the same mode: unleaded or high octane.
rule-MM-SETUP-08 = In an unleaded game every gang uses its unleaded side. These sides are all alike and have no special rules.
rule-MM-SETUP-09 = In a high octane game you choose which side of your clubhouse card to use. You may also choose the unleaded one.
rule-MM-SETUP-10 = You choose the side together with your gang, openly, when it is your turn to pick.
rule-MM-SETUP-11 = Everyone rolls a die. The player with the highest roll picks a gang first; the others follow to the left.
rule-MM-SETUP-12 = If several players have the highest roll, they roll again among themselves until one of them is highest.
rule-MM-SETUP-13 = The last player to pick takes the Reaper Patch and starts the first round.
rule-MM-SETUP-14 = If the gangs are assigned by seat, the dice are still rolled: the player to the right of the one with the highest roll takes the Patch.
rule-MM-SETUP-15 = You start with the cash, guns, contraband, heat, members and prospects of the side you chose.
rule-MM-SETUP-16 = Your starting dudes stand on your clubhouse. The rest of your dudes are your pool.
rule-MM-SETUP-17 = Your cash, guns and contraband are hidden behind your blind. Dudes, heat, order tokens and clubhouse cards are open to all.
rule-MM-SETUP-18 = As clubhouse cards are open, everyone knows what each gang starts with.
rule-MM-SETUP-19 = With a high octane side you have 5 order tokens in round 1: your starting members and your base orders always make 5.

## Rules: in general

part-general = In general
rule-MM-GEN-01 = What a card, a site or a gang says takes precedence over a general rule. If one rule forbids what another allows, it is forbidden.
rule-MM-GEN-04 = If something cannot be done in full, do as much of it as you can, unless its rule says otherwise.
rule-MM-GEN-05 = If something hits several gangs, first settle whom it hits and how hard. Then it happens to one gang at a time, in Patch order.
rule-MM-GEN-06 = If an effect has several parts, the first happens to all gangs it hits, then the second to all of them, and so on.
rule-MM-GEN-07 = If everyone can see that only one move is possible, the game makes it for you. If the choice depends on secret goods, you are always asked.
rule-MM-GEN-08 = Only gangs still in the game count for “each”, “every”, “most” and “least”.
rule-MM-GEN-10 = Locations are the face-up sites, the Opportunities in play and the clubhouses. The Emergency Room is not one.
rule-MM-GEN-11 = While a site lies face down, it is not a location.
rule-MM-GEN-12 = You control a location if yours are the only dudes there. Without dudes nobody controls it; with dudes of two or more gangs it is contested.
rule-MM-GEN-13 = Even without a member, your prospects can hold, contest and exploit a location.
rule-MM-GEN-14 = Any number of gangs and dudes fit at one site or Opportunity.
rule-MM-GEN-15 = Patch order begins with the gang that holds the Patch and goes on to the left. It applies wherever no other order is stated.
rule-MM-GEN-16 = Your members, prospects or dudes in the Emergency Room count towards how many you have. Those in your pool do not.

## Rules: phase 1, order tokens

part-tokens = Phase 1: order tokens
rule-MM-CLAIM-01 = Each round you take one order token for each of your members, plus the base orders of your clubhouse card.
rule-MM-CLAIM-02 = Prospects bring no order tokens.
rule-MM-CLAIM-03 = Everyone always sees how many order tokens each gang has, except with the option Under the Radar.
rule-MM-CLAIM-04 = Order tokens are counted once a round. If you gain or lose a member after that, it matters only from the next round on.
rule-MM-CLAIM-05 = Even without a member you take the base orders of your clubhouse.
rule-MM-CLAIM-06 = You cannot save order tokens for the next round: phase 3 goes on until all are spent.

## Rules: phase 2, reveal

part-reveal = Phase 2: reveal
rule-MM-REV-01 = The phase begins by turning up two face-down random sites, as long as there are any. That is in rounds 1 to 3.
rule-MM-REV-02 = Nobody chooses which sites are turned up: they come in their shuffled order.
rule-MM-REV-03 = Then come the Anarchy cards: 1 in round 1, 2 in round 2, 3 in each later round.
rule-MM-REV-04 = The deck is the clock of the game: the last of its 15 cards is revealed in round 6.
rule-MM-REV-05 = Only one card is turned up at a time. The next one follows once it has been carried out.
rule-MM-REV-06 = An Obstacle happens at once, and only once. It may hit every gang.
rule-MM-REV-07 = A Hassle is a rule for the rest of the round. It counts from its reveal, so it also affects cards revealed after it.
rule-MM-REV-08 = An Opportunity is one more location, which works like a site until the round ends.
rule-MM-REV-09 = A Last Call stays face up and waits for phase 5.
rule-MM-REV-10 = If a card hits the gang with the most or the least of something, it hits all gangs tied for it.
rule-MM-REV-11 = If nobody has any of something, nobody has the most of it.
rule-MM-REV-12 = You can have the least of something even if you have none.
rule-MM-REV-13 = Cards compare only what everyone sees. A component file with a card that compares hidden goods is rejected.
rule-MM-REV-14 = You can use an order token gained in phase 2 in phase 3 of the same round.

## Rules: phase 3, turns and orders

part-orders = Phase 3: turns and orders
rule-MM-ORD-01 = The gang with the Patch has the first turn. Then turns pass to the left, again and again around the table.
rule-MM-ORD-02 = On your turn you issue one order.
rule-MM-ORD-03 = If you have an order token on your turn, you must issue an order. To wait, choose Sit Tight.
rule-MM-ORD-04 = If you have no order token on your turn, you are passed over and issue no more orders this round.
rule-MM-ORD-05 = Phase 3 goes on until no gang has an order token left.
rule-MM-ORD-06 = Order tokens spent on Back-up are gone. So you may be passed over even though you issued few orders yourself.
rule-MM-ORD-07 = If the Patch moves in this phase, the next turn still goes to the left of the gang whose turn it was. From then on, Patch order begins with the new holder.
rule-MM-ORD-08 = You can order a Ride, an Exploit, a Throw Down, a Recruit, a Patch In or to Sit Tight. A high octane side may have a Club Order as well.
rule-MM-ORD-09 = You may issue each order as often as you like in a round, as far as its own limits allow.
rule-MM-ORD-10 = You can issue an order only if it would do something: no Recruit with an empty pool, no Ride without dudes. Only Exploit and Sit Tight need not do anything.
rule-MM-ORD-11 = You pay the order token when you declare the order. After that you cannot take it back.

## Rules: Ride

part-ride = Ride
rule-MM-RIDE-01 = Ride: for 1 order token, move any number of your dudes from one location to another.
rule-MM-RIDE-02 = A Ride has one starting point and one destination.
rule-MM-RIDE-03 = At least one dude must ride, and the destination must be another location.
rule-MM-RIDE-04 = You cannot ride into a rival’s clubhouse.
rule-MM-RIDE-05 = You can ride to your own clubhouse, to face-up sites and to Opportunities in play.
rule-MM-RIDE-06 = You cannot ride into the Emergency Room or out of it.
rule-MM-RIDE-07 = Arriving where rivals are does not start a fight. The location is now contested.
rule-MM-RIDE-08 = If you ride away, another gang may gain control of the place at once.
rule-MM-RIDE-09 = You may leave some of your dudes behind.

## Rules: Exploit

part-exploit = Exploit
rule-MM-EXP-01 = You can exploit only a location that you control.
rule-MM-EXP-02 = A location can be exploited only once a round, no matter by which gang. The order token stays there as a mark.
rule-MM-EXP-03 = There is nothing to exploit in a clubhouse.
rule-MM-EXP-04 = Riding somewhere and exploiting the place are two orders, so rivals can act in between. The exception is an Exploit right after a fight you won.
rule-MM-EXP-05 = When you exploit a location, you may use any of its rules right away.
rule-MM-EXP-06 = You may use each rule of the location once in an Exploit or leave it out, in the order you like. If a rule can be repeated, choose how often and do it all in one go.
rule-MM-EXP-07 = You may exploit a location and use none of its rules: that blocks it for this round. You get its heat all the same.
rule-MM-EXP-08 = You need control when you declare the Exploit. If you lose your last dude there during it, the Exploit goes on.
rule-MM-EXP-09 = If your gang is disbanded during its Exploit, the rest of the Exploit is dropped. The mark stays.

## Rules: Boost

part-boost = Boost
rule-MM-BOOST-01 = Some locations have a Boost: something extra that you may use while exploiting them, for 1 more order token.
rule-MM-BOOST-02 = You may use the Boost as well as the other rules or instead of them. Either way it costs its order token.
rule-MM-BOOST-03 = To use only the Boost of a location costs 2 order tokens in all, and the location is marked as exploited.
rule-MM-BOOST-04 = A Boost works only once a round.
rule-MM-BOOST-05 = You may use the Boost before, between or after the other rules, as long as you have an order token for it.

## Rules: hot locations

part-hot = Hot locations
rule-MM-HOT-01 = As soon as you exploit a location with heat icons, you gain 1 heat for each of them.
rule-MM-HOT-02 = You gain this heat before you use any rule of the location. If it makes you take the fall, that comes first.
rule-MM-HOT-03 = Heat icons of a single rule or of the Boost count only when you use it, just before it works. Icons of the whole location count in every Exploit.
rule-MM-HOT-04 = You may exploit a hot location even at heat 4.

## Rules: Recruit, Patch In, Sit Tight, Club Orders

part-others = Recruit, Patch In, Sit Tight, Club Orders
rule-MM-REC-01 = Recruit: for 1 order token, put 1 prospect from your pool on your clubhouse.
rule-MM-REC-02 = You can never have more than 5 prospects at a time.
rule-MM-PIN-01 = Patch In: pay 1 order token, $1 and 1 gun. One of your prospects goes back to your pool, and a member from there takes its place.
rule-MM-PIN-02 = The new member stands where the prospect stood. You need not control that location.
rule-MM-PIN-03 = You can never have more than 5 members at a time.
rule-MM-PIN-04 = You cannot patch in a prospect in the Emergency Room. Dudes there count towards the limits of 5.
rule-MM-SIT-01 = Sit Tight: you spend 1 order token and do nothing.
rule-MM-CLUB-01 = A Club Order is an order like any other: you may issue it on your turn in place of one of the usual ones, several times a round.
rule-MM-CLUB-02 = A Club Order always costs 1 order token. If it costs anything else, its card says so.

## Rules: what rules of locations do

part-locations = What rules of locations do
rule-MM-TX-01 = You pay what is before the arrow and get what is after it.
rule-MM-TX-02 = The number after a Sell, Spend or Swap says how often you may do it in one Exploit.
rule-MM-TX-03 = You can use each Skim, Gain or Drop only once in an Exploit.
rule-MM-TX-04 = You can use each Steal only once in an Exploit.
rule-MM-TX-05 = You must pay and receive each repetition in full, so your goods and the supply limit how many are possible. You may also choose none.
rule-MM-TX-06 = If goods can be swapped either way, you choose one direction for the whole Exploit.
rule-MM-TX-07 = If a rule offers a choice between two things, you choose before it takes effect.
rule-MM-TX-08 = Steal: choose a rival and take from it what the rule says.
rule-MM-TX-09 = You may steal from any gang in the game, whatever it has and wherever its dudes are, unless the rule says otherwise.
rule-MM-TX-10 = If your victim does not have all you came for, you alone may look behind its blind.
rule-MM-TX-11 = If the victim has too little, you take what there is and are shown what cash, guns and contraband it has left. If it had enough, you see nothing.
rule-MM-TX-12 = The others learn who stole from whom and how much was meant to be taken. Only you and your victim know how much was actually taken.
rule-MM-TX-13 = A Drop lowers your heat by the number stated, but never below 0. You may use it even if you have less heat than that, or none.
rule-MM-TX-14 = A prospect that you gain comes from your pool to your clubhouse. With an empty pool you get none.
rule-MM-TX-15 = Heal: move up to the stated number of your dudes from the Emergency Room to your clubhouse. You choose which dudes.
rule-MM-TX-16 = Promote: like Patch In, but for the stated cash only, without a gun and without an order token.
rule-MM-TX-17 = You may take the Patch. If you already hold it, nothing happens.
rule-MM-MOD-01 = A Hassle or a gang rule may change or forbid a kind of transaction. That applies to all transactions of the kind, even in a Boost.
rule-MM-MOD-02 = While a card forbids a kind of transaction, nobody can use it at all.
rule-MM-MOD-03 = Extra cash is paid once for each repetition, however many goods that repetition costs.
rule-MM-MOD-04 = Extras add up. If two cards set the same value, the one revealed later counts. A ban beats everything.
rule-MM-MOD-05 = If a Club Order is a transaction, Hassles and gang rules change or forbid it as they would at a site.
rule-MM-MOD-06 = Trafficking, Patch In and deals are not transactions: rules about Sell, Spend or Swap do not touch them.

## Rules: Throw Down, how it begins

part-throw-down = Throw Down: how it begins
rule-MM-THROW-01 = Throw Down: you need at least one of your members and at least one dude of a rival at the location.
rule-MM-THROW-02 = You cannot issue a Throw Down where you have only prospects.
rule-MM-THROW-03 = There are no fights in clubhouses, as rivals never stand there.
rule-MM-THROW-04 = You may issue a Throw Down where the location has already been exploited this round.
rule-MM-THROW-05 = All gangs with dudes at the location take part. With three or more it is a pile-up.
rule-MM-THROW-06 = Who takes part is settled when the order is declared. Nobody may leave, and nobody may join later.

## Rules: Throw Down, Back-up

part-back-up = Throw Down: back-up
rule-MM-THROW-07 = In Patch order, each gang in the fight decides once whether to call Back-up. That includes the gang that issued the order.
rule-MM-THROW-08 = If the gang with the Patch is not in the fight, the first gang to its left that is in the fight decides first.
rule-MM-THROW-09 = Back-up: for 1 order token bring any number of your dudes, but at least one, from one other location into the fight. Each further location costs 1 more.
rule-MM-THROW-10 = You name all locations your Back-up comes from at once. Then the next gang decides, knowing what you did.
rule-MM-THROW-11 = Once you have called Back-up, you cannot get out of the fight.
rule-MM-THROW-12 = Back-up can come from your clubhouse, from sites and from Opportunities, never from the Emergency Room.
rule-MM-THROW-13 = Back-up is not a Ride, so what limits Rides does not limit it.
rule-MM-THROW-14 = If you have no order token or no dudes elsewhere, you are not asked for Back-up. With Under the Radar you are asked without a token too.
rule-MM-THROW-15 = If your Back-up leaves a location empty, you no longer control it.

## Rules: Throw Down, guns

part-guns = Throw Down: guns
rule-MM-THROW-16 = All gangs in the fight choose in secret and at the same time how many guns they pull. Then all numbers are shown together.
rule-MM-THROW-17 = You may pull any number of guns, from 0 up to the number of your dudes in the fight, Back-up included, but never more than you own.
rule-MM-THROW-18 = At Charming Police Station, St. Thomas Hospital and other locations marked in this way, guns are prohibited. The fight goes straight on to the dice.
rule-MM-THROW-19 = Where guns are prohibited you may still buy, sell, swap and take guns. Only pulling them in a fight is forbidden.
rule-MM-THROW-20 = Guns that you pull leave your holdings at once, so they can be neither traded nor stolen. After the fight they go to the supply.

## Rules: Throw Down, dice

part-dice = Throw Down: dice
rule-MM-THROW-21 = Each gang in the fight rolls a die and adds 1 for each of its prospects there, 2 for each member and 3 for each gun pulled.
rule-MM-THROW-22 = The highest total wins the fight.
rule-MM-THROW-23 = If the gang with the Patch is among those tied for the highest total, it wins.
rule-MM-THROW-24 = If others are tied for the highest total, nobody wins and every gang in the fight goes home, even those below the tie.
rule-MM-THROW-25 = Apart from a tie for the highest total, the Patch is of no help in a fight.
rule-MM-THROW-44 = The dice of a fight are rolled in Patch order.

## Rules: Throw Down, injuries

part-injuries = Throw Down: injuries
rule-MM-THROW-26 = Each gun pulled injures one dude of a rival, whether the gang that pulled it wins, loses or ties.
rule-MM-THROW-27 = In a fight of two gangs all your injuries go to the other one.
rule-MM-THROW-28 = In a pile-up you share out your injuries among your rivals as you like, or give all of them to one. The gangs that pulled guns decide in Patch order.
rule-MM-THROW-29 = You cannot give a rival more injuries than it has dudes in the fight; injuries given by others count too. While a rival has a dude left to injure, you must not hold any injury back. Injuries left over are lost.
rule-MM-THROW-30 = You choose which of your own dudes are injured.
rule-MM-THROW-31 = Only dudes in this fight can be injured. The victims choose in Patch order, once all injuries have been given out.

## Rules: Throw Down, aftermath

part-aftermath = Throw Down: aftermath
rule-MM-THROW-32 = Injured dudes go to the Emergency Room after the totals have been compared, so they still count in the fight.
rule-MM-THROW-33 = Guns that were pulled go back to the supply.
rule-MM-THROW-34 = The losers’ uninjured dudes go home to their clubhouses. If nobody won, so do the dudes of every gang in the fight.
rule-MM-THROW-35 = Even if all the winner’s dudes are injured, the losers leave. The location is then empty.
rule-MM-THROW-36 = At the end of the fight, in Patch order, each gang that pulled guns gains 1 heat, no matter how many it pulled. If that makes it take the fall, it does so at once.
rule-MM-THROW-37 = Throughout a fight, Patch order begins with the gang that held the Patch when the fight was declared.
rule-MM-THROW-38 = If you win a fight against the gang with the Patch, you may take the Patch.
rule-MM-THROW-39 = If you issued the Throw Down and won it, you may exploit the location at once for 1 more order token, unless it has already been exploited this round. Its Boost costs 1 more.
rule-MM-THROW-40 = For an Exploit right after the fight you must control the location: one of your dudes must still be there.
rule-MM-THROW-41 = If you win a fight that someone else started, you get no Exploit out of it.
rule-MM-THROW-42 = If nobody wins, nobody takes the Patch and nobody exploits.
rule-MM-THROW-43 = If the heat of its guns disbands the winner, it takes neither the Patch nor anything else.
rule-MM-THROW-45 = If the heat of its guns disbands the beaten gang with the Patch, the Patch first passes to the left. The winner may still take it.

## Rules: heat and the fall

part-heat = Heat, and taking the fall
rule-MM-HEAT-01 = Everyone sees your heat. It runs from 0 to 4; at 0 you are legit.
rule-MM-HEAT-02 = If your heat goes above 4, you take the fall at once.
rule-MM-HEAT-03 = Heat that comes from one source at one time is one gain, however much it is. It makes you take the fall once at most.
rule-MM-HEAT-04 = To take the fall, return one of your members to your pool. You then have exactly 1 heat, no matter how much you gained.
rule-MM-HEAT-05 = The member who takes the fall may be one in the Emergency Room.
rule-MM-HEAT-06 = You may choose any of your members to take the fall, wherever they are.
rule-MM-HEAT-07 = If a card makes you take the fall at heat 4 or less, you lose the member, and your heat becomes 1 if it was higher. Taking the fall never raises it.
rule-MM-HEAT-08 = If several gangs take the fall at the same time, they do so in Patch order, each one completely before the next.
rule-MM-HEAT-09 = You keep your order tokens of this round when you take the fall.
rule-MM-HEAT-10 = You gain heat by pulling guns, by trafficking, at hot locations, by rules that say so and by some cards. Drops, taking the fall and some cards lower it.

## Rules: disbanded gangs

part-disbanded = Disbanded gangs
rule-MM-ELIM-01 = If you must take the fall and have no member, your gang is disbanded and you are out of the game.
rule-MM-ELIM-02 = Members in the Emergency Room count: if your only member is there, that member must take the fall.
rule-MM-ELIM-03 = Without a member you play on, as long as you need not take the fall.
rule-MM-ELIM-04 = When a gang is disbanded, its dudes leave the game, its guns and contraband go to the supply and its cash to the bank. Its order tokens and offers are gone. Exploit marks stay until Clean Up.
rule-MM-ELIM-05 = If a disbanded gang held the Patch, the Patch passes at once to the nearest gang in the game on its left.
rule-MM-ELIM-06 = As soon as only one gang is left, it wins. Nothing else happens.
rule-MM-ELIM-07 = If a gang is disbanded, the market table stays the same: what counts is the number of gangs at the start.

## Rules: the Patch

part-patch = The Patch
rule-MM-PATCH-01 = With the Patch you come first: in turns, in Back-up, with injuries and with the effects of cards.
rule-MM-PATCH-02 = With the Patch you win any fight in which you are tied for the highest total. You also win a tied game.
rule-MM-PATCH-03 = The Patch can be won in two ways only: by exploiting Charming Police Station, or by beating its holder in a fight. It also passes on if its holder is disbanded.

## Rules: deals, what and when

part-deals = Deals: what and when
rule-MM-DEAL-01 = Any two players may exchange cash, guns and contraband, for any reason.
rule-MM-DEAL-02 = You cannot trade order tokens, heat or dudes.
rule-MM-DEAL-03 = You cannot trade the Patch, control, your place in the turn order or what you will earn later.
rule-MM-DEAL-04 = A deal is one exchange between two gangs in the game, carried out at once. One of the two may give nothing: a gift, a bribe, a tribute.
rule-MM-DEAL-05 = Promises, threats and agreements about the future bind nobody, and the game does not record them.
rule-MM-DEAL-06 = A deal costs no order token and changes nobody’s turn. The player who was deciding goes on deciding, with up-to-date options.
rule-MM-DEAL-07 = You can deal whenever the game waits for one gang to decide something that is not secret, from the first phase 2 to the last phase 5.
rule-MM-DEAL-08 = You cannot deal while guns or the market are being chosen in secret, while the game itself is at work, in phases 1 and 6, or after the end.
rule-MM-DEAL-09 = Before each market there is a parley for deals. It ends when every gang has said that it is ready, or when time is up. If deals are switched off there is no parley. An option adds one before guns are chosen.
rule-MM-DEAL-10 = While dealing is open, every gang in the game may make offers, on its turn or not.

## Rules: deals, offers

part-offers = Deals: offers
rule-MM-DEAL-11 = Amounts in an offer are whole numbers, 0 or more, but not all of them 0. You cannot give and want the same kind of goods.
rule-MM-DEAL-12 = You can offer only what you have when you make the offer. If you offer more, only you learn that it is refused, and it does not count as an offer.
rule-MM-DEAL-13 = You may ask for up to all the guns and contraband in the game, and for up to $999. What the other side owns does not matter.
rule-MM-DEAL-14 = An offer to one gang can be accepted or declined by that gang only. An open offer can be accepted by any other gang in the game; the first to accept gets it.
rule-MM-DEAL-15 = An offer is checked and carried out in one step: its maker must still have what it gives, and the gang that accepts must have what it wants.
rule-MM-DEAL-16 = You cannot accept an offer if you do not have what it wants. Only you are told so. The offer stands, and to the others you seem to be thinking.
rule-MM-DEAL-17 = If you decline an offer made to you, it is closed; its maker learns that, but not why. Declining an open offer goes unnoticed.
rule-MM-DEAL-18 = You may withdraw your offer whenever dealing is open.
rule-MM-DEAL-19 = You can have one offer to each gang standing at a time, and one open offer.
rule-MM-DEAL-20 = The table sets how many offers you can make in one deal step; withdrawn and declined ones count. A deal step is one turn of any gang in phase 3, one parley, or any other phase as a whole.
rule-MM-DEAL-21 = You cannot repeat an offer that was declined or withdrawn in the same deal step.
rule-MM-DEAL-22 = An offer expires when its maker is touched, when the deal step ends, when a secret choice begins, or when one of its two gangs is disbanded.
rule-MM-DEAL-23 = A gang is touched when it makes a deal, a transaction or a Patch In, when it is named as the victim of a theft, when it is asked for guns or for the market, or when a card hits its goods. The amounts do not matter, so an offer that expires gives nothing away.
rule-MM-DEAL-24 = Only the two gangs involved know of an offer made to one gang. When it is carried out, the others learn that the two have made a deal, but not the amounts, unless the table shows them. Everyone knows of an open offer and of its deal.
rule-MM-DEAL-25 = You cannot trade guns you have pulled, contraband you have chosen for the market, or goods in the middle of a transaction.
rule-MM-DEAL-26 = A deal once made is final.
rule-MM-DEAL-27 = Deals only move goods around. What all gangs and the supply have together stays the same.

## Rules: deals, in turn

part-in-turn = Deals: in turn
rule-MM-DEAL-28 = When deals are made in turn, you can make offers only before your own order or Back-up, and once in each parley, in Patch order. Each offer is answered before anything else happens.
rule-MM-DEAL-29 = When deals are made in turn, the gang to which an offer goes is asked to accept or decline. With an open offer the other gangs are asked one by one, to the left of its maker, until one accepts.
rule-MM-DEAL-30 = You are asked about an offer even if you cannot pay; you can then only decline. So being asked gives nothing away.
rule-MM-DEAL-31 = Live or in turn, offers follow the same rules. Each game notes which of the two it uses.

## Rules: phase 4, Black Market

part-market = Phase 4: the Black Market
rule-MM-MKT-01 = When all orders are done, each gang may traffic its contraband on the Black Market.
rule-MM-MKT-02 = Your heat limits how much you may traffic: at heat 0 as much as you like, at 1, 2 and 3 at most 3, 2 and 1, at 4 nothing.
rule-MM-MKT-03 = Everyone chooses in secret and at the same time how much to traffic. Then all amounts are shown together.
rule-MM-MKT-04 = You may traffic nothing, or any amount up to your limit, but no more than you own.
rule-MM-MKT-05 = If your limit is at least 1, you are asked how much you sell, even without contraband. At limit 0 you are not asked.
rule-MM-MKT-06 = The street value of contraband depends on the total of all gangs and on the number of players: the more there is, the less it is worth.
rule-MM-MKT-07 = With 4 players a total of 8 still pays $2 apiece; 9 or more pay less.
rule-MM-MKT-08 = You get the street value for each piece of contraband you traffic.
rule-MM-MKT-09 = Trafficked contraband is out of the game and does not return to the supply.
rule-MM-MKT-10 = If you trafficked anything, you gain 1 heat when the phase ends, no matter how much it was.
rule-MM-MKT-11 = First everyone is paid; then the gangs gain heat in Patch order.
rule-MM-MKT-12 = Trafficking alone never makes you take the fall: at heat 4 you cannot traffic.
rule-MM-MKT-13 = If nobody traffics anything, nothing happens.

## Rules: phases 5 and 6

part-clean-up = Phases 5 and 6
rule-MM-LAST-01 = In phase 5 all Last Calls revealed this round take effect.
rule-MM-LAST-02 = Several Last Calls take effect in the order in which they were revealed.
rule-MM-LAST-03 = A Last Call looks at things as they are when it takes effect, so heat from the market counts.
rule-MM-CLEAN-01 = Clean Up begins by removing all exploit marks.
rule-MM-CLEAN-02 = Second, all dudes on Opportunities go home to their clubhouses.
rule-MM-CLEAN-03 = Third, all Anarchy cards of this round are discarded: Hassles end, Opportunities are gone.
rule-MM-CLEAN-04 = Fourth, you roll a die for each of your dudes in the Emergency Room. The roll decides whether that dude lives or dies.
rule-MM-CLEAN-05 = Dudes on a site do not go home: they stay there.
rule-MM-CLEAN-06 = A Hassle about Emergency Room rolls applies to those at the end of its round, even though the card is discarded just before.

## Rules: Emergency Room

part-emergency = The Emergency Room
rule-MM-ER-01 = In the Emergency Room a dude lives on a roll of 4, 5 or 6 and dies on 1, 2 or 3.
rule-MM-ER-02 = The dead go back to their pool, and you can recruit or patch them in again.
rule-MM-ER-03 = Survivors go home to their clubhouse.
rule-MM-ER-04 = When a round starts, nobody is in the Emergency Room.
rule-MM-ER-05 = Gangs roll in Patch order, first for members, then for prospects. Everyone sees the rolls.
rule-MM-ER-06 = The dice of the Emergency Room are rolled in the last round too.

## Rules: end of the game

part-end = End of the game
rule-MM-END-01 = After Clean Up of the last round the game is over, and everyone’s goods are shown.
rule-MM-END-02 = The gang with the most cash wins.
rule-MM-END-03 = If there is a tie and one of the tied gangs holds the Patch, that gang wins.
rule-MM-END-04 = If there is a tie and none of the tied gangs holds the Patch, the one with the most guns wins.
rule-MM-END-05 = If there is still a tie, each tied gang rolls a die and adds 1 for each of its prospects and 2 for each member, wherever they are. The highest total wins.
rule-MM-END-06 = If these totals are tied as well, the tied gangs roll again until one wins.
rule-MM-END-07 = The other ranks are decided the same way: cash, Patch, guns, dice.
rule-MM-END-08 = Disbanded gangs come last; the later a gang was disbanded, the higher it ranks.
rule-MM-END-09 = Guns and contraband you have left are worth nothing, except that guns may break a tie.

## Rules: gangs

part-gangs = Gangs
rule-MM-GANG-SAMCRO-1 = SAMCRO: you get $1 more each time you sell one or more guns, for every repetition.
rule-MM-GANG-SAMCRO-2 = SAMCRO, Club Order: buy 1 gun for $1, once, wherever your dudes are.
rule-MM-GANG-MAYANS-1 = Mayans: your Recruit brings 2 prospects, or 1 if only one is left in your pool.
rule-MM-GANG-MAYANS-2 = Mayans, Club Order Convoy: for 1 order token your dudes ride from one or two locations to one destination. It counts as one Ride for all limits and costs of Rides.
rule-MM-GANG-LIN-1 = Lin Syndicate: if your market limit is 1, 2 or 3, you may traffic 1 more. A limit of 0 stays 0, and where there was no limit there is still none.
rule-MM-GANG-LIN-2 = Lin Syndicate, Club Order: swap 1 gun for 1 contraband or the other way round, up to 2 times.
rule-MM-GANG-NINERS-1 = One-Niners: you may issue a Throw Down even with nothing but prospects.
rule-MM-GANG-NINERS-2 = One-Niners, Club Order: give up 1 gun and steal $2 from a rival that has a dude at a site or Opportunity where you have one as well.
rule-MM-GANG-BASTARDS-1 = Grim Bastards: whenever one of your members takes the fall, you gain $3.
rule-MM-GANG-BASTARDS-2 = Grim Bastards, Club Order: promote a prospect to member for $2, without a gun.
rule-MM-GANG-CALAVERAS-1 = Calaveras: a prospect may take the fall instead of a member. You are disbanded only if you have neither.
rule-MM-GANG-CALAVERAS-2 = Calaveras, Ambush: when you issue a Throw Down you may spend 1 more order token. Then no gang in the fight can call Back-up, not even yours.
rule-MM-GANG-UNL-1 = The unleaded side is the same for all gangs and has no rules: $4, 2 guns, 2 contraband, heat 0, 2 members, 2 prospects and 3 base orders.

## Rules: starting sites

part-starting = Starting sites
rule-MM-SITE-S1 = Charming Police Station: take the Patch; take $2. Boost: drop 1 heat. Guns are prohibited in fights here.
rule-MM-SITE-S2 = St. Thomas Hospital: heal up to 2 dudes; take 1 contraband. Boost: heal 1 dude. Guns are prohibited in fights here.
rule-MM-SITE-S3 = Cut & Bag Op: buy 1 contraband for $1, up to 2 times. Boost: take 1 contraband.
rule-MM-SITE-S4 = Gun Factory: buy 1 gun for $1, up to 3 times. Boost: sell 1 gun for $3.
rule-MM-SITE-S5 = Emergency Room: injured dudes wait here for their die at the end of the round.
rule-MM-SITE-S1-1 = If you exploit Charming Police Station, you may take the Patch.
rule-MM-SITE-S5-1 = No order leads into the Emergency Room. It cannot be controlled, exploited or fought over.

## Rules: random sites

part-random = Random sites
rule-MM-SITE-R01 = Irish Freddy’s: buy 1 gun for $1, up to 4 times. Boost: take 1 gun.
rule-MM-SITE-R02 = Military Surplus Store, 1 heat: take 2 guns. Boost: take 1 gun.
rule-MM-SITE-R03 = The Docks: take 2 contraband. Boost: take 1 contraband.
rule-MM-SITE-R04 = The Hairy Dog: swap 1 gun for 1 contraband, up to 3 times. Boost: take $2.
rule-MM-SITE-R05 = Palace Restaurant: take $2. Boost: take $2. Guns are prohibited in fights here.
rule-MM-SITE-R06 = Adult Film Studio, 1 heat: take $4. Boost, 1 more heat: take $3.
rule-MM-SITE-R07 = Suburban Meth Lab, 1 heat: take 1 contraband; buy 1 contraband for $1, up to 3 times.
rule-MM-SITE-R08 = Liquor Store: take $2. Boost: take 1 gun.
rule-MM-SITE-R09 = Tattoo Parlour: take $1; gain 1 prospect. Boost: promote a prospect for $1.
rule-MM-SITE-R10 = Roadhouse Bar: take $2. Boost: gain 1 prospect.
rule-MM-SITE-R11 = Pawn Shop: sell 1 gun for $3, up to 3 times. Boost: sell 1 gun for $4.
rule-MM-SITE-R12 = Border Run, 2 heat: sell 1 gun for $5, up to 3 times.
rule-MM-SITE-R13 = Gun Show: sell 1 gun for $3, up to 3 times. Boost: take $1.
rule-MM-SITE-R14 = Street Corner: sell 1 contraband for $3, up to 3 times. Boost: sell 1 contraband for $4.
rule-MM-SITE-R15 = Trucking Depot: sell 1 contraband for $3, up to 2 times; take $1. Boost: take 1 contraband.
rule-MM-SITE-R16 = Bullet Press: swap 1 contraband for 2 guns, up to 2 times.
rule-MM-SITE-R17 = Rival Warehouse, 1 heat: steal 2 contraband or 2 guns.
rule-MM-SITE-R18 = Card Room: steal $3. Boost: steal $1.
rule-MM-SITE-R19 = Law Office: drop 2 heat. Boost: drop 1 heat. Guns are prohibited in fights here.
rule-MM-SITE-R20 = Safe House: drop 1 heat; gain 1 prospect. Boost: drop 1 heat.

## Rules: Obstacles

part-obstacles = Obstacles
rule-MM-CARD-O1-1 = All Points Bulletin: every gang gains 1 heat. At heat 4 that means taking the fall.
rule-MM-CARD-O2-1 = Gun Drop: every gang gains 1 gun, in Patch order if there are too few.
rule-MM-CARD-O3-1 = Payday: every gang gains $2.
rule-MM-CARD-O4-1 = Loose Shipment: every gang gains 1 contraband, in Patch order if there is too little.
rule-MM-CARD-O5-1 = Raid: each gang with the most heat loses 1 gun and 1 contraband, or what it has of them.
rule-MM-CARD-O5-2 = Raid: everyone sees what was lost.
rule-MM-CARD-O6-1 = Slow News Day: each gang with the most heat drops 1 heat.
rule-MM-CARD-O7-1 = Fresh Faces: each gang with the fewest dudes gains 1 prospect at its clubhouse.
rule-MM-CARD-O8-1 = Club Dues: every gang pays $1 for every 2 members, rounded up (5 members make $3), as far as it can.
rule-MM-CARD-O9-1 = All Hands Called In: each gang with the fewest members gains 1 order token for this round.

## Rules: Hassles

part-hassles = Hassles
rule-MM-CARD-H1-1 = Gung-Ho Local Cop: exploiting a location with heat icons brings 1 more heat, once per Exploit and as part of the same gain.
rule-MM-CARD-H2-1 = Seller’s Market: each Sell brings $1 more for every repetition.
rule-MM-CARD-H3-1 = Gun Embargo: no guns can be sold.
rule-MM-CARD-H4-1 = Dry Streets: no contraband can be sold. The Black Market takes place as usual.
rule-MM-CARD-H5-1 = Supply Cut: nobody can buy anything with a Spend, SAMCRO’s Club Order included. Patch In and Promote are still possible.
rule-MM-CARD-H6-1 = Road Blocks: a Ride moves at most 2 dudes. Back-up is not limited.
rule-MM-CARD-H7-1 = Truce: no guns can be pulled in any fight this round.
rule-MM-CARD-H8-1 = Stake-out: for the market your heat counts as 1 higher. At heat 0, 1 and 2 you may traffic at most 3, 2 and 1, at 3 and 4 nothing.
rule-MM-CARD-H9-1 = Cops Look Away: pulling guns brings no heat this round.

## Rules: Opportunities

part-opportunities = Opportunities
rule-MM-CARD-P1-1 = Hijacked Truck, 1 heat: take 3 contraband from the supply.
rule-MM-CARD-P2-1 = Cartel Order, 1 heat: sell up to 3 guns for $4 each.
rule-MM-CARD-P3-1 = Charity Ride: drop up to 2 heat. Guns are prohibited in fights here.
rule-MM-CARD-P4-1 = Poker Night: take $4. Guns are prohibited in fights here.
rule-MM-CARD-P5-1 = Patch Party: promote one of your prospects, at any location, to member for nothing. Boost: gain 1 prospect.
rule-MM-CARD-P6-1 = Stash House, 1 heat: steal $3 from any rival.
rule-MM-CARD-P7-1 = Evidence Locker: drop 1 heat; take 1 gun. You may use both. Boost: take 1 contraband.
rule-MM-CARD-P8-1 = Big Buyer, 1 heat: sell up to 3 contraband for $4 each.
rule-MM-CARD-P9-1 = Swap Meet: swap guns for contraband or the other way round, one for one, up to 4 times in one direction. Boost: take 1 gun or 1 contraband.

## Rules: Last Calls

part-last-calls = Last Calls
rule-MM-CARD-L1-1 = Arrest Warrant: all gangs with the most heat take the fall.
rule-MM-CARD-L1-2 = Arrest Warrant: if all gangs have heat 0, nobody takes the fall.
rule-MM-CARD-L2-1 = Racketeering Probe: each gang that controls the most sites gains 1 heat. If no site is controlled, nobody does.
rule-MM-CARD-L3-1 = Inside Man: if you have the most dudes at Charming Police Station, you must name a rival that has dudes, if there is one.
rule-MM-CARD-L3-2 = Inside Man: if you are named, you choose which of your dudes returns to your pool.
rule-MM-CARD-L3-3 = Inside Man: without any dudes at Charming Police Station nothing happens.
rule-MM-CARD-L4-1 = Clean Hands: each gang with the least heat gains $3.
rule-MM-CARD-L5-1 = Protection Money: every gang gains $1 for each site it controls, at most $3.
rule-MM-CARD-L6-1 = Hospital Bills: for each of your dudes in the Emergency Room, either pay $1 or the dude dies now. You still roll in Clean Up for those you pay for.
rule-MM-CARD-L6-2 = Hospital Bills: gangs decide in Patch order. You are asked even if you have no cash.
rule-MM-CARD-L7-1 = Deserters: if you have the most prospects, one of them returns to your pool. You choose which.
rule-MM-CARD-L8-1 = New Blood: each gang with the fewest members gains 1 prospect at its clubhouse.
rule-MM-CARD-L9-1 = Street Tax: each gang with the most members pays $2, or what it can.

## Rules: all cards

part-all-cards = All cards
rule-MM-CARD-ALL-1 = On every card, gangs tied for the most or the least are all hit.
rule-MM-CARD-ALL-2 = Cards never compare hidden goods and never move the Patch.

## Variants and fine print: the parts below are folded away

fine-print = Variants and fine print

## Rules: number of players

part-players = Number of players
rule-MM-VAR-01 = With 2 players there are 3 random sites, one revealed in each of rounds 1 to 3, a supply of 16 guns and 16 contraband, and a market table of its own. There are no deals unless you switch them on.
rule-MM-VAR-02 = With 5 players there are 8 random sites, of which 3, 3 and 2 are revealed in rounds 1 to 3, a supply of 30 guns and 30 contraband, and a market table of its own.
rule-MM-VAR-03 = With 6 players there are 9 random sites, of which 3 are revealed in each of rounds 1 to 3, a supply of 36 guns and 36 contraband, and a market table of its own.
# A note.
rule-MM-VAR-04 = There is a printed market table for 5 and 6 players, but we do not know its numbers. The one used here is ours.
rule-MM-VAR-05 = The game for 2 is a variant of our own. It is marked as such and has a rating of its own.

## Rules: hardcore options

part-hardcore = Hardcore options
rule-MM-HARD-01 = Hollow Point Rounds: there is no St. Thomas Hospital in the game.
rule-MM-HARD-02 = Long Haul Ride: the deck has 18 cards, and there is a seventh round with 3 of them.
rule-MM-HARD-03 = Under the Radar: nobody but you sees how many order tokens you have.
rule-MM-HARD-04 = Under the Radar: everyone sees what is spent and who is passed over. All gangs in a fight with dudes elsewhere are asked for Back-up, with or without order tokens.
rule-MM-HARD-05 = Slim Pickings: after set-up all prospects in the pools leave the game, and you can never have more than you started with. A prospect that returns to your pool later can be recruited or gained again.
rule-MM-HARD-06 = Hardcore cards: 4 cards with red stripes join the 36 others before the deck is made.

## Rules: hardcore cards

part-hardcore-cards = Hardcore cards
rule-MM-CARD-X1-1 = Grand Jury: at heat 3 or more you take the fall.
rule-MM-CARD-X2-1 = Bled Out: in the Emergency Room a dude lives only on a 5 or 6 this round.
rule-MM-CARD-X3-1 = Curfew: there is no Back-up in this round’s fights.
rule-MM-CARD-X3-2 = Curfew: a Ride costs 2 order tokens. With only 1 you cannot ride.
rule-MM-CARD-X4-1 = RICO: all gangs with the most heat take the fall.
rule-MM-CARD-X4-2 = RICO: after that, each of those gangs still in the game loses half its contraband, rounded down.

## Rules: component files

part-files = Component files
# A note.
rule-MM-COMP-10 = An example: with a Sell of 1 gun for $3, up to three times, you can turn 3 guns into $9.
rule-MM-COMP-11 = Each value of a component file says where it comes from, and the client can show it.
rule-MM-COMP-12 = A component file that contradicts what is printed is rejected. One that contradicts only what we concluded from it is loaded with a warning.
rule-MM-COMP-13 = If a component file has a kind of property that the game does not know, the file is rejected when it is read.
rule-MM-COMP-14 = Each random site has one or two rules, with or without a Boost. A high octane side has two special rules, counting both gang rules and Club Orders.
rule-MM-GEN-02 = All numbers of our own making are in the component file. The engine has none built in.
rule-MM-SETUP-20 = A component file is checked against what we know: the Lin Syndicate has 1 starting member and the most base orders, 4; the Mayans have the fewest and the largest gang. The base orders of the four base gangs make at most 14.

## Rules: who may know what

part-knowing = Who may know what
rule-MM-INFO-01 = Nobody else sees your cash, guns and contraband until the game is over.
rule-MM-INFO-02 = Everyone sees all dudes, heat and order tokens.
rule-MM-INFO-03 = Nothing you are sent – tables, logs, options, errors – holds a secret of another gang, in any form.
rule-MM-INFO-04 = Everyone sees which rules of a location are used, how often and what for, as goods change hands in the open. Only thefts are different.
rule-MM-INFO-05 = Everyone sees what a card makes you lose, even if that shows that you have run out.
rule-MM-INFO-06 = Pulled guns and trafficked contraband are known to all from the moment they are shown together.
rule-MM-INFO-07 = It makes no difference who makes a secret choice first.
rule-MM-INFO-08 = If something you try is refused, only you are told.
rule-MM-INFO-09 = If you come back after losing the connection, you get your own log again and nothing else.
rule-MM-INFO-10 = A bot sees just what a person in its seat would see: no seed, no deck, no goods of its rivals.
rule-MM-INFO-11 = After the game its players get the whole log with all secrets.
rule-MM-INFO-20 = Whether you are asked depends only on what everyone can see. So you are asked for guns, for the market, for hospital bills and about offers even if you have nothing to spend.
rule-MM-INFO-21 = When you steal, you can name any rival the rule allows. The list of options does not hint at what they have.
rule-MM-INFO-22 = Spectators see only what everyone sees. They see secrets only after the end of the game.

## Rules: what can be counted

part-counting = What can be counted
rule-MM-INFO-30 = As long as no two gangs have made a deal with hidden amounts, anyone who counts along knows exactly what each gang has.
rule-MM-INFO-31 = If a gang does less than it could, that proves nothing about what it has.
rule-MM-INFO-32 = Under the Radar: order tokens can also be worked out from members, base orders, gains and what was spent. The option is a test of memory.
rule-MM-RND-10 = Whenever anyone is asked, each gang in the game has heat from 0 to 4, no amount below 0, and at most 5 members and 5 prospects.
rule-MM-RND-11 = Each gang always has 5 members and 5 prospects in all: at locations, in the Emergency Room, in the pool, or removed by Slim Pickings.
rule-MM-RND-12 = Guns and contraband neither appear nor vanish. Add up the supply, the holdings, what is being chosen in secret and what was removed: the total stays the same.
rule-MM-RND-13 = The Patch is always held by exactly one gang, and that gang is still in the game.
rule-MM-RND-14 = You never have dudes in a rival’s clubhouse, on a face-down site or on a card that is out of play.
rule-MM-RND-15 = A location has at most one exploit mark. When a round starts there are no marks, and nobody is in the Emergency Room.
rule-MM-RND-16 = While orders are issued, the number of order tokens on the table never grows.

## Rules: decisions

part-decisions = Decisions
rule-MM-DEC-01 = Your dudes of one kind at one place are all the same. You choose how many members and how many prospects, never which figures.
rule-MM-DEC-02 = Bots that learn choose their offers from a short list: one kind of goods on each side, in amounts of 0, 1, 2, 3, 5 or 8. People may offer anything.
rule-MM-DEC-03 = If your time runs out, a fixed move is made for you, so that every game comes to an end. It depends only on what everyone sees and on what is yours.
rule-MM-DEC-04 = Every game ends, because each turn spends an order token and offers are limited.
rule-MM-DEC-05 = You do not choose to be passed over: it happens when you have no order tokens.
rule-MM-DEC-06 = You may put Back-up or an Exploit together in several steps. The others see only what you have confirmed; you confirm each step of an Exploit separately.
rule-MM-GEN-03 = All randomness in a game comes from one stream that starts from a seed: the same seed and the same decisions give the same game.
