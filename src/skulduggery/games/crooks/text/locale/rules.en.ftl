### Crooks: the rules in words, in English.
### A rule message says in our own words what the rule with that ID says.

## Crooks in six pictures

primer-title = Crooks in three minutes
primer-rules = All the rules
primer-1-title = The job
primer-1 = The city, 1934. Recruit crooks from the hideouts and set them on eight targets, worth 2 to 9 points.
primer-1-picture = Targets of the city: a pawn shop worth 2 points, a jeweller worth 4, a casino worth 6, a bank worth 8 and an armoured train worth 9.
primer-2-title = How you win
primer-2 = Targets are the places you rob, and a crook’s level is the large number on the card. At each target the highest level wins the points; players who tie split them. The player with the most points at the end wins.
primer-2-picture = Under target 9, a level 7 crook of one player stands above a level 4 crook of another and wins its 9 points.
primer-3-title = Your turn
primer-3 = Choose a hideout, pay $1 for each card there and look at all of them. Take one crook, and remember what you leave behind.
primer-3-picture = A hideout with three face-down cards. Its sign says $3. One crook comes out of it.
primer-4-title = The bluff
primer-4 = Place your crook under a target: face up to use its ability, or face down for $1 more. Face down, only you know whether it is an ace or a dud.
primer-4-picture = A face-down crook of yours, with its level pencilled on it, and one of a rival, with nothing on it.
primer-5-title = The trap
primer-5 = Modifiers change what a target is worth: this crook costs it 6 points. Lure your rivals to where there is nothing left to win.
primer-5-picture = A crook with the modifier −6 lies under target 8, which is now worth 2.
primer-6-title = The end
primer-6 = Once you pass, you take no more turns; when everyone has passed, all cards are turned face up. Targets score first, then the gangs, which are the coloured letters on the cards: each gang scores for the player with the most members. A tie scores nothing.
primer-6-picture = A newspaper names the winner: 24 points to 13. Below it, the badges of the three gangs.

## Rules: set-up

part-set-up = Set-up
rule-CR-SETUP-01 = The eight targets, worth 2 to 9, form a line from lowest to highest.
rule-CR-SETUP-02 = You have one colour and one row of the grid. Nobody else places crooks in your row.
rule-CR-SETUP-03 = The shuffled crooks go face down in piles under the hideouts. Pile sizes from A on: 2-2-3-4-5 for 2 players, 2-2-3-3-4-4-5 for 3, 2-2-3-3-3-4-4-5-5 for 4. The 2016 edition has sizes of its own.
rule-CR-SETUP-04 = The piles run from the smallest, at hideout A, to the largest. Crooks that were not dealt stay in the box, and nobody sees them.
rule-CR-SETUP-05 = You begin the game with $18.
rule-CR-SETUP-06 = The first player is chosen at random; turns then pass clockwise.

## Rules: money

part-money = Money
rule-CR-MONEY-01 = The bank always has enough money. Only amounts matter, never which notes make them up.
rule-CR-MONEY-02 = Everyone can see how much money each player has. With the table option for secret money it stays hidden until the end.

## Rules: a turn

part-turn = A turn
rule-CR-TURN-01 = On your turn, either recruit a crook and then rob with it, or pass.
rule-CR-TURN-02 = Once you pass, you take no more turns in this game.
rule-CR-TURN-03 = If you cannot afford any pile, you must pass.
rule-CR-TURN-04 = As soon as every player has passed, the game ends and is scored.
rule-CR-TURN-05 = As long as you have not passed you keep getting turns, even when you are the only one left.
rule-CR-TURN-06 = Once all hideouts are empty, every player still in the game passes.

## Rules: recruit

part-recruit = Recruit
rule-CR-RECRUIT-01 = Pick a hideout that still has cards and pay $1 for each card lying there at that moment.
rule-CR-RECRUIT-02 = Look at the whole pile, take one card and put the others back face down. No other player sees any of them.
rule-CR-RECRUIT-03 = You cannot take the Boss (the Kingpin) while other cards lie in its hideout; it must be the last one there.
rule-CR-RECRUIT-04 = Everyone knows which pile you chose, what you paid and how many cards are left.
rule-CR-RECRUIT-05 = You pay before you look, and there is no going back: if you can place any crook in the pile, you must take one that you can place.

## Rules: rob

part-rob = Rob
rule-CR-ROB-01 = Place your new crook face up in your row, under any target you like.
rule-CR-ROB-02 = You may have only one crook under each target. Exceptions: an Accomplice joins the one there; a Swap or a Killer takes its place.
rule-CR-ROB-03 = For an extra $1 you may place the crook face down instead of face up.
rule-CR-ROB-04 = You may check your own face-down crooks whenever you like. Nobody else may, except with a Spy.
rule-CR-ROB-05 = A face-down crook uses no ability, so it needs a target where you have no crook, even if it is an Accomplice, a Swap or a Killer.
rule-CR-ROB-06 = You cannot take a crook that you have nowhere to place. If you cannot take any card of the pile, they all go back, you get no refund and your turn ends. The others learn only that you took nothing.
rule-CR-ROB-07 = You may recruit even if you have a crook at every target: the pile may hold one whose ability still lets you place it.

## Rules: abilities in general

part-abilities = Abilities in general
rule-CR-ABIL-01 = An ability works only at the moment you place its crook face up from your hand.
rule-CR-ABIL-02 = You may leave an ability unused, but you cannot save it for later. Only the Boss leaves you no choice.

## Rules: Pickpocket

part-pickpocket = Pickpocket
rule-CR-PICKPOCKET-01 = Pickpocket: you take $2 from the bank.

## Rules: Accomplice

part-accomplice = Accomplice
rule-CR-ACCOMPLICE-01 = Accomplice: you may place it on top of a crook you already have at a target.
rule-CR-ACCOMPLICE-02 = At scoring, add the level of the Accomplice to the level of the crook below it.
rule-CR-ACCOMPLICE-03 = At a target where you have no crook yet, an Accomplice is just an ordinary crook.
rule-CR-ACCOMPLICE-04 = An Accomplice may also join a pair. All levels in the stack add up, and the gangs and modifier of every crook in it count.

## Rules: Swap

part-swap = Swap
rule-CR-SWAP-01 = Swap: you may place it where you already have a crook. That crook moves to another target.
rule-CR-SWAP-02 = The moved crook must go where the rules let you place it: to a target where you have no crook.
rule-CR-SWAP-03 = A face-down crook stays face down when it moves, and the ability of a moved crook does not work again.
rule-CR-SWAP-04 = If you have several crooks there because of an Accomplice, they all move together to one new target.
rule-CR-SWAP-05 = If you have a crook at all eight targets, you cannot place a Swap by its ability, because the crook that would move has nowhere to go.

## Rules: Killer

part-killer = Killer
rule-CR-KILLER-01 = Killer: choose one player and remove all of their crooks at the Killer’s target from the game.
rule-CR-KILLER-02 = You may choose yourself: the Killer then takes the place of your own crooks.
rule-CR-KILLER-03 = If you place the Killer where you already have a crook, it must remove yours and so cannot remove an opponent’s.
rule-CR-KILLER-04 = Removed crooks are shown to everyone as they leave the game.

## Rules: Boss

part-boss = Boss
rule-CR-BOSS-01 = The Boss (the Kingpin) is always placed face up, never face down.

## Rules: Spy

part-spy = Spy
rule-CR-SPY-01 = Spy: look at every face-down crook at one target, or at every card in one hideout. You take none of them.
rule-CR-SPY-02 = Everyone knows which target or hideout was spied on, but not what was seen there.

## Rules: scoring

part-scoring = Scoring
rule-CR-SCORE-01 = Before scoring, all face-down crooks are turned face up.
rule-CR-SCORE-02 = Targets are scored one at a time, starting with 2. The highest level at a target wins its points.
rule-CR-SCORE-03 = Players who tie for the highest level split the points equally, rounded down. Nobody gets the points left over.
rule-CR-SCORE-04 = A target is worth its number plus the modifier of every crook there: anyone’s, face up or face down, winning or losing.
rule-CR-SCORE-05 = However many modifiers pull it down, a target is worth at least 0 points.
rule-CR-SCORE-06 = For each gang – Northside (red), Westside (blue), Outfit (yellow) – the player who alone has the most members on the table gets 5 points with 2 players, 4 with 3, 3 with 4. If tied, nobody gets any.
rule-CR-SCORE-07 = A crook of two gangs is a member of both.
rule-CR-SCORE-08 = Crooks removed from the game count nowhere; crooks covered by an Accomplice do count.
rule-CR-SCORE-09 = The player with the most points wins; if tied, the one with the most money. Players still tied share the win.
rule-CR-SCORE-10 = A target without crooks scores for nobody.
rule-CR-SCORE-11 = The modifier of an Accomplice is added to the target once, as with any other crook.

## Variants and fine print: the parts below are folded away

fine-print = Variants and fine print

## Rules: who knows what

part-knowing = Who knows what
rule-CR-INFO-01 = Your notes keep everything you were allowed to see and what follows from it. If another player recruits from a pile you saw, it holds the same cards except one, and you do not know which one is gone.
rule-CR-INFO-02 = At a real table you would have to remember what you saw; here the client keeps notes for you. With the strict memory option people get no notes. Bots and learning environments always remember everything.
