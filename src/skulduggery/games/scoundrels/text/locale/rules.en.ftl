### 3000 Scoundrels: the rules in words, in English.
### A rule message says in our own words what the rule with that ID says.

## Help

web-help-aim = The most tech at the end wins. Tech comes from stolen safes, true marks on them, reputation, and tech icons on scoundrels.
web-help-plan = Plan: play a poker card face down into a free slot. The slot you choose – not the card – decides what you can do, so it may be a bluff.
web-help-use = Abilities: use your leader’s ability for that slot and each of your scoundrels with that number, in any order.
web-help-act = Hire a scoundrel from the saloon, or visit the Sheriff’s Office.
web-help-suspect = On another player’s turn you can suspect the card just played: put a henchman on it.
web-help-end = After four turns each, cards with henchmen are turned up. A bluff costs its owner 1 reputation, and everyone who suspected it gains 1. If it was honest, the henchman goes to jail.
web-help-card = A scoundrel: on the left when it is used, on the right what it costs (a bullet hole hides a dollar), in the band what it does. Red is a cost, dashed is optional. The gear is a tech icon, worth 1 tech at the end. Hover over it, or hold it, to read it in words.
web-help-arrow = An arrow points at a neighbour: once that one has been used, this one can be used too.
web-help-back = A face-down poker card. A pencilled note shows what you know of it; a dashed frame means a bluff.
web-help-safe = A safe: its name, its value if you know it, and the marks with the numbers that players claim.

## 3000 Scoundrels in six pictures

primer-title = 3000 Scoundrels in three minutes
primer-rules = All the rules
primer-1-title = The job
primer-1 = The wild, wired West, 1889. Lead a crew through two or three days, hire scoundrels and steal technology from safes.
primer-1-picture = Depot, Estate and Laboratory under the noon sun.
primer-2-title = How you win
primer-2 = The player with the most tech at the end wins. Tech comes from stolen safes, true marks on them, reputation, and tech icons on your scoundrels.
primer-2-picture = An open safe worth 7, a mark with the number 7, a star for reputation and a tech icon.
primer-3-title = Your turn
primer-3 = Play a poker card face down into a free slot: the slot decides what you can do. Use scoundrels with that number, then hire another or visit the Sheriff.
primer-3-picture = A face-down poker card in slot 5, and a scoundrel who works on a 5.
primer-4-title = The bluff
primer-4 = The card need not match its slot. A rival who doubts it puts a henchman on the card.
primer-4-picture = Your 3 lies in slot 5, a bluff. A rival’s henchman stands on it.
primer-5-title = The evening
primer-5 = After four turns each, the suspected cards are turned face up: a bluff costs its owner 1 reputation, and everyone who suspected it gains 1. If the card was honest, the henchman goes to jail.
primer-5-picture = A turned-up 3 from slot 5, crossed out as a bluff. Another henchman stands behind bars.
primer-6-title = The safes
primer-6 = Scout a safe to learn its value, and mark it with the truth or a lie. At the end all stolen safes are opened, and each true mark on your safes scores 1 extra tech.
primer-6-picture = A closed safe with two marks, 3 and 6, and an open safe worth 6. The true mark is green.

## Rules: components and constants

part-components = Components and numbers
rule-SC-CONST-01 = Each player takes four turns in a day.
rule-SC-CONST-02 = A short game lasts two days, an extended game three. The last of them is the final day.
rule-SC-CONST-03 = You start with four poker cards in hand and refill to four after each day but the last. There is no hand limit.
rule-SC-CONST-04 = You begin with $4, reputation 0 and three henchmen, one of them in jail.
rule-SC-CONST-05 = Your board is the part of your leader sheet where scoundrels lie. It has five places, or six with the option for six scoundrels.
rule-SC-CONST-06 = The saloon has three spaces: 0 on the far left, 1 in the middle and 2 on the far right.
rule-SC-CONST-07 = A poker card is only the symbol it shows. An A is just an A, never a 1.
rule-SC-CONST-08 = Your sheet has six slots for poker cards: A, 2, 3, 4, 5 and 6. There is none for the 0.
rule-SC-CONST-09 = A and 2 are two slots that share one leader ability. An A in slot 2 or a 2 in slot A is a bluff.
rule-SC-CONST-10 = Leaders differ only in name, strategy cards and suit. Preston Cain has spades, Lilith Boone hearts, Doc Zimmer clubs and Milton Goff diamonds.
rule-SC-CONST-11 = Your board is a grid of two rows of three. The upper left corner is for the strategy card or, with the option for six scoundrels, for the sixth scoundrel.
rule-SC-CONST-12 = Places are neighbours if they share an edge; diagonals do not count. An arrow points to the place on its side. It links to nothing if it points off the grid or, without the option for six scoundrels, to the upper left corner.
rule-SC-CONST-13 = A strategy card in the upper left corner is not a scoundrel, so arrows do not link to it.
rule-SC-CONST-14 = The reputation track runs from −2 to 6.
rule-SC-CONST-15 = From −2 to 6, the spaces of the reputation track are worth −1, 0, 1, 1, 1, 2, 2, 2 and 3 tech.
rule-SC-CONST-16 = You have seven marks: two with 2/3, three with 4/5 and two with 6/7.
rule-SC-CONST-17 = The safes are worth 2, 2, 3, 4, 6 and 7 at the Depot, 2, 3, 3, 4, 5 and 6 at the Estate, and 3, 4, 4, 5, 5 and 7 at the Laboratory.
rule-SC-CONST-18 = The map shows everyone which values a location’s safes can have. They never change.
rule-SC-CONST-19 = The map lists 2, 3, 4, 6, 7 for the Depot, 2 to 6 for the Estate and 3, 4, 5, 7 for the Laboratory. For Lying, the false numbers are thus 5 at the Depot, 7 at the Estate, 2 and 6 at the Laboratory.

## Rules: a scoundrel

part-scoundrel = A scoundrel
rule-SC-SCOU-01 = A scoundrel is one trait card joined to one job card. It is made from the top card of each deck.
rule-SC-SCOU-02 = Trait and job together give the name. The trait says when you may use the scoundrel and brings modifiers and dollar icons; the job brings the ability, the colour and the bullet holes.
rule-SC-SCOU-03 = A scoundrel stays joined wherever it goes: saloon, board or discard pile. Only an effect that swaps jobs or traits separates it.
rule-SC-SCOU-04 = A trait’s dollar icons stand in one column, in the positions from 1 to its printed cost. A job’s bullet holes cover fixed positions of that column.
rule-SC-SCOU-05 = A scoundrel costs $1 for each dollar icon that no bullet hole covers. The cost may be $0.
rule-SC-SCOU-06 = A bullet hole where there is no dollar icon changes nothing.
rule-SC-SCOU-07 = A scoundrel has the tech icons of its trait and its job together, as the two cards are joined now.
rule-SC-SCOU-08 = Tech icons count only at the end of the game, for the scoundrels on your board.

## Rules: set-up

part-set-up = Set-up
rule-SC-SETUP-01 = Traits are sorted by level and jobs by colour, and each group is shuffled separately.
rule-SC-SETUP-02 = The sorted cards become one trait deck and one job deck; the mode and the number of players decide how large they are. Lower levels and earlier colours lie on top.
rule-SC-SETUP-03 = The trait deck has blue cards on top of all 10 red ones. With 2, 3 and 4 players there are 14, 20 and 26 blue ones in a short game, 20, 30 and 40 in an extended one.
rule-SC-SETUP-04 = The job deck has green cards on top, then purple ones, then all 22 black ones. With 2, 3 and 4 players: 4, 6, 8 green and 6, 8, 10 purple in a short game, 6, 8, 12 green and 10, 14, 18 purple in an extended one.
rule-SC-SETUP-05 = Cards that go into no deck return to the box, and nobody sees them.
rule-SC-SETUP-06 = With 2, 3 and 4 players the decks hold 24, 30, 36 traits and 32, 36, 40 jobs in a short game, 30, 40, 50 traits and 38, 44, 52 jobs in an extended one. The trait deck is always smaller than the job deck; in the wild saloon, smaller than the two job decks together.
rule-SC-SETUP-07 = Three scoundrels are made for the saloon, one after the other: first for the right space, then for the middle, then for the left.
rule-SC-SETUP-08 = The six safes of each location are shuffled, and five of them go face down on its five spaces.
rule-SC-SETUP-09 = The sixth safe of each location is unused: it lies face down next to the map, and nobody looks at it.
rule-SC-SETUP-10 = You get a leader sheet with its seven marks, three henchmen, reputation marker and seven poker cards.
rule-SC-SETUP-11 = No two players have the same leader. Leaders are dealt at random, or chosen freely once the saloon lies open; this only decides name, suit and strategy cards.
rule-SC-SETUP-12 = You put one of your henchmen in jail and keep two, set your reputation to 0 and take $4.
rule-SC-SETUP-13 = You shuffle your seven poker cards and draw four as your secret hand. The other three are your face-down deck.
rule-SC-SETUP-14 = If strategy cards are in play, you secretly pick one of your leader’s two. All picks are revealed together, and the cards not picked go back to the box.
rule-SC-SETUP-15 = Without the option for strategy cards, none are in play.
rule-SC-SETUP-16 = The first player is chosen at random; turns then pass clockwise.

## Rules: a turn

part-turn = A turn
rule-SC-TURN-01 = Each day, the players take turns clockwise until everyone has had four. Then the day ends.
rule-SC-TURN-02 = Your turn has three steps: 1. play a poker card; 2. use abilities; 3. hire a scoundrel or use the Sheriff’s Office.
rule-SC-TURN-03 = After every action, in any step, players may react to it before the turn goes on.
rule-SC-TURN-04 = At the start of your turn, in step 2 and at the end of your turn, you may use none, some or all of the abilities offered.
rule-SC-TURN-05 = If you can use several abilities at the same time, you decide their order and use them one after the other.
rule-SC-TURN-06 = If the cost or the condition of an ability stops you from using it, you are offered it again in the same part of the turn once that has changed.
rule-SC-TURN-07 = Once you pass at the start of your turn, in step 2 or at the end of your turn, that part of the turn is over for good.

## Rules: start of turn and step 1

part-plan = Start of the turn, and step 1: plan
rule-SC-PLAN-01 = You use start-of-turn abilities before you play your poker card.
rule-SC-PLAN-02 = In step 1 you place one poker card from your hand face down in a free slot of your sheet. Everyone is told which slot.
rule-SC-PLAN-03 = You may choose any free slot; the card need not match it.
rule-SC-PLAN-04 = Each slot holds only one card, and that card stays until the end of the day.
rule-SC-PLAN-05 = The 0 matches no slot: in a slot it is always a bluff.
rule-SC-PLAN-06 = You may play into slot 6 even if you have no ability for it.
rule-SC-PLAN-07 = You must play exactly one card on each of your turns. You always have a card and a free slot for it.
rule-SC-PLAN-08 = If you hold the 0 and have a usable Honest scoundrel on your board, you may play the 0 face up instead of filling a slot.

## Rules: step 2: which abilities a card opens

part-abilities = Step 2: which abilities a card opens
rule-SC-ABIL-01 = The slot decides, not the card: even when you bluff, you may use your leader ability for that slot and each of your scoundrels showing its number.
rule-SC-ABIL-02 = You may use your leader ability and your scoundrels in any order, and you may leave out any of them.
rule-SC-ABIL-03 = A scoundrel with several numbers may be used on every turn you play into one of those slots.
rule-SC-ABIL-04 = A scoundrel that you hire or change by a swap during step 2 may be used in that step if its number fits and neither its trait nor its job has been used.
rule-SC-ABIL-05 = If you played the 0 face up, you have no slot this turn: step 2 can offer you only strategy cards.
rule-SC-ABIL-06 = A slot opens only traits with numbers. It does not open traits with an arrow or with a text: after an event, at the start or end of a turn, when hired, or Honest.

## Rules: using a scoundrel: limits

part-limits = Using a scoundrel: limits
rule-SC-USE-01 = You may use an ability once on each player’s turn and once at each end of day.
rule-SC-USE-02 = You can use a scoundrel only if neither its trait card nor its job card has been used in this turn or end of day.
rule-SC-USE-03 = Trait and job count as used as soon as the use begins. So a scoundrel cannot be used again inside its own ability.
rule-SC-USE-04 = A leader ability, too, may be used only once in a turn or end of day. Slots A and 2 have the same ability, so they share that one use.
rule-SC-USE-05 = Only the icon “use twice” lets you use a scoundrel more than once.
rule-SC-USE-06 = Hiring, discarding, rearranging or swapping never makes a used trait or job usable again.

## Rules: using a scoundrel: what is needed

part-needs = Using a scoundrel: what is needed
rule-SC-USE-07 = You can use a scoundrel if the moment is right (or another scoundrel lets you use it), its trait and its job are both unused, and its condition is met. You must also be able to pay the trait’s cost and then the job’s, each in full.
rule-SC-USE-08 = “To use it…” on a trait is a cost. So is anything that a job makes you spend, lose or send to jail in return for something. If you cannot pay, you cannot use the scoundrel.
rule-SC-USE-09 = A scoundrel that you could not use has not been used, so arrows pointing to it do nothing.
rule-SC-USE-10 = If a scoundrel with the bonus of $1 is used at its own moment, its costs and condition are checked as though you already had that dollar.
rule-SC-USE-11 = If you can pay the costs, you may use a scoundrel even if its effect will do nothing. It then counts as used.
rule-SC-USE-12 = A use that would do nothing is marked “no effect”: a warning to you, and a hint for bots to skip it.

## Rules: using a scoundrel: order

part-order = Using a scoundrel: in which order
rule-SC-USE-13 = Order of a use: trait and job count as used; bonus $1; trait’s cost; job’s cost; the ability from left to right; a second use from the costs on, if there is one; the scoundrel’s own discard, if it has one. Only then can arrows react.
rule-SC-USE-14 = Once you begin a use, you carry it out as far as possible. Only parts with “may” are optional; you cannot refuse dollars or anything else.
rule-SC-USE-15 = Nothing interrupts an ability: others wait until it is complete. Anything that the ability itself calls for is part of it, such as using another scoundrel or the “when hired” use of one it hires.
rule-SC-USE-16 = Placing a henchman is not an ability. It may happen in the middle of one, whenever the game waits for a decision.
rule-SC-USE-17 = A scoundrel that discards itself leaves once its ability is complete (with “use twice”, after both uses).
rule-SC-USE-18 = Discarding itself is a cost that a scoundrel can pay wherever it lies. If both trait and job ask for it, it is discarded only once.
rule-SC-USE-19 = If a scoundrel leaves the board, saloon or pile where its use began, the use goes on. But the scoundrel is no longer discarded, and it is not used a second time. Rearranging is not leaving.

## Rules: using a scoundrel: modifiers

part-modifiers = Using a scoundrel: what changes it
rule-SC-USE-20 = You gain the bonus $1 before the ability. You get it once, even if the scoundrel is used twice.
rule-SC-USE-21 = With “use twice” you use the scoundrel completely, then you may use it again in the new situation.
rule-SC-USE-22 = With “use twice”, both uses come before any other scoundrel is used, even one with an arrow.
rule-SC-USE-23 = If a scoundrel is used twice, an arrow pointing to it still reacts only once.
rule-SC-USE-24 = With “use twice” you pay the costs for each of the two uses. If you cannot pay for the second, there is none.
rule-SC-USE-25 = If the first use gave the scoundrel a new job, the second use is of that job: its cost and condition and the trait’s cost apply, and the job then counts as used. If that job was already used, there is no second use.
rule-SC-USE-26 = If a scoundrel that is used twice uses others, it must use a different one each time.
rule-SC-USE-27 = The bonus $1 and “use twice” work whenever a scoundrel is used at its own moment, not only with a number.
rule-SC-USE-28 = The bonus $1 and “use twice” do nothing when the scoundrel is used through another one.

## Rules: using one scoundrel through another

part-through = Using one scoundrel through another
rule-SC-USE-29 = When one scoundrel uses another, ignore everything that says when the other may be used. The rest applies, including “To use it…” costs and discarding itself.
rule-SC-USE-30 = A condition that belongs to the moment of use, such as exactly $0 for Generous, is ignored as well when another scoundrel uses this one.
rule-SC-USE-31 = To be used by another, a scoundrel must not have been used yet in this turn or end of day. Chains are allowed: each scoundrel in them is used once.
rule-SC-USE-32 = When one scoundrel uses another, you can choose only one that is usable, costs and condition included. If there is none, the ability does nothing.
rule-SC-USE-33 = If an ability uses another scoundrel and any can be used, you must choose one.
rule-SC-USE-34 = If a scoundrel that another one uses discards itself, it leaves right after its own use. The one that used it stays.
rule-SC-USE-35 = When one scoundrel on your board uses another there, arrows pointing to either may react once the whole action is complete.
rule-SC-USE-36 = You can never use, swap or discard a scoundrel on an opponent’s board.

## Rules: when scoundrels are used

part-when = When scoundrels are used
rule-SC-TIME-01 = You may use a scoundrel with an arrow after you used the scoundrel on your board that the arrow points to.
rule-SC-TIME-02 = You may not use a scoundrel with an arrow if you did not use the one it points to, whether you chose not to or could not.
rule-SC-TIME-03 = Even if you skip the optional part (“may”) of a scoundrel, you have used it, so arrows pointing to it react.
rule-SC-TIME-04 = Which arrows point to a used scoundrel is checked once the whole action is complete. What counts is where that scoundrel lies then.
rule-SC-TIME-05 = If a scoundrel discarded itself, arrows pointing to the place it left react all the same.
rule-SC-TIME-06 = No arrow reacts to a scoundrel that was discarded to make room for a hire.
rule-SC-TIME-07 = If an ability hires a scoundrel with an arrow and you place it so that it points to the scoundrel just used, you may use it at once.
rule-SC-TIME-08 = No arrow reacts to a scoundrel used in the saloon or the discard pile: it has no place on a board.
rule-SC-TIME-09 = Arrows react at any time, even when the scoundrel they point to was used on an opponent’s turn or at the end of the day.
rule-SC-TIME-10 = Using a scoundrel with an arrow is a use as well: arrows that point to it react next.
rule-SC-TIME-11 = A scoundrel that waits for an event may be used right after it, on anyone’s turn and in any step or at the end of the day, but only once in each turn or end of day.
rule-SC-TIME-12 = To react to an event, the scoundrel must be on your board when it happens and still be there when you use it.
rule-SC-TIME-13 = You use a “when hired” scoundrel the moment you hire it. Then it is discarded, used or not; it never comes onto a board.
rule-SC-TIME-14 = A “when hired” scoundrel needs no place, so you discard nothing to make room for it.
rule-SC-TIME-15 = Using a “when hired” scoundrel is part of its hire. If an ability hires it, you use it right there and not after that ability.
rule-SC-TIME-16 = Start-of-turn scoundrels are used before your poker card, in any order. Each condition is checked when its scoundrel is used.
rule-SC-TIME-17 = An end-of-turn scoundrel (Selfish) is used right after step 3, before the opponents’ last chance to suspect.
rule-SC-TIME-18 = If a swap brings a “when hired” trait onto your board, that scoundrel has no moment of its own there. You can use it only through another one.
rule-SC-TIME-21 = If you hire a Selfish scoundrel in step 3, you may use it at the end of that same turn. If you hire a start-of-turn scoundrel at the start of your turn, you may use it right then.
rule-SC-TIME-19 = Dollars from the Sheriff’s Office or a leader ability never count as dollars from a scoundrel, even if a scoundrel gave you access to them.
rule-SC-TIME-20 = If the same event happens several times within one action, you get only one chance to react to it.

## Rules: reactions

part-reactions = Reactions
rule-SC-TRIG-01 = Players react once an action is complete and no ability is being carried out, never in the middle of one.
rule-SC-TRIG-02 = Everything used and every event since the last reactions may set off arrows, scoundrels that wait for events, and strategy cards. Each of them comes up only once.
rule-SC-TRIG-03 = The active player is asked first, then the opponents clockwise. The player who is asked uses one reaction or passes.
rule-SC-TRIG-04 = A reaction is an action of its own: anything it sets off joins the reactions still open, and the active player is asked first again.
rule-SC-TRIG-05 = Older reactions stay open while newer ones join them. You choose freely among your own.
rule-SC-TRIG-06 = A reaction is gone when you use it, when you pass, or when its scoundrel has left your board.
rule-SC-TRIG-07 = A reaction whose cost you cannot pay now stays open, but is not offered.
rule-SC-TRIG-08 = Once nobody can use a reaction any more, all those left are lost.
rule-SC-TRIG-09 = A scoundrel that you passed on does not count as used. A later event in the same turn or end of day offers it again.
rule-SC-TRIG-10 = At the end of the day there is no active player. The rule about the order at the end of the day decides who reacts first.

## Rules: step 3: hire or Sheriff’s Office

part-hire = Step 3: hire, or the Sheriff’s Office
rule-SC-HIRE-01 = In step 3 you either hire one scoundrel from the saloon or use the Sheriff’s Office. You must do one of the two.
rule-SC-HIRE-02 = To hire, choose a scoundrel in the saloon, pay its cost in full and put it on a free place of your board.
rule-SC-HIRE-03 = If you cannot or do not want to hire, you have to use the Sheriff’s Office.
rule-SC-HIRE-04 = If you have no free place, discard one scoundrel from your board or the one you are just hiring. You choose after paying.
rule-SC-HIRE-05 = Only when you hire with a full board may you discard a scoundrel of your choice.
rule-SC-HIRE-06 = Whenever you hire, even by an ability, you may rearrange the scoundrels on your board. You may do so at no other time.
rule-SC-HIRE-07 = Order of a hire: choose; pay; take the scoundrel; discard one if your board is full; place and rearrange; refill the saloon. Then scoundrels may react.
rule-SC-HIRE-08 = Order for a “when hired” scoundrel: choose; pay; rearrange if you like; use it or not; discard it; refill the saloon. Then scoundrels may react.
rule-SC-HIRE-09 = While you use a “when hired” scoundrel it stays in its saloon space and may shift right. Nothing else can hire, use or swap it.
rule-SC-HIRE-10 = When an effect lets you hire at full cost, you pay the scoundrel’s cost. A discount lowers it, though never below $0; “free of charge” means $0.
rule-SC-HIRE-11 = To make room you may discard any scoundrel on your board, used in this turn or not, even the one whose ability hires.
rule-SC-HIRE-12 = A hire by an ability does not replace step 3.
rule-SC-HIRE-13 = A scoundrel hired in step 3 cannot be used by its numbers in this turn, since step 2 is over.

## Rules: saloon and discard pile

part-saloon = Saloon and discard pile
rule-SC-SALOON-01 = As soon as a scoundrel is hired or discarded from the saloon, the others shift right to close the gap and new ones are made for the spaces emptied on the left.
rule-SC-SALOON-02 = With several gaps all scoundrels shift first; then new ones are made one at a time, starting with the rightmost empty space.
rule-SC-SALOON-03 = Discarded scoundrels form one face-up pile to the right of the saloon, the newest on top.
rule-SC-SALOON-04 = Everyone may look through the discard pile, but only its top scoundrel can be used or hired.
rule-SC-SALOON-05 = Scoundrels in the discard pile are never shuffled back into the decks.
rule-SC-SALOON-06 = When the trait deck or the job deck is empty, no more scoundrels are made for the rest of the game.
rule-SC-SALOON-07 = When no more scoundrels are made, gaps stay open on the left, but the scoundrels there still shift right.
rule-SC-SALOON-08 = If the saloon is empty, nobody can hire from it, and the Sheriff’s Office is used without discarding a scoundrel.
rule-SC-SALOON-09 = An empty poker deck gives you no cards. You get a new one at the end of the day.
rule-SC-SALOON-10 = Refilling the saloon is no event: nothing reacts to it.

## Rules: placing henchmen

part-henchmen = Placing henchmen
rule-SC-BLUFF-01 = On an opponent’s turn you may place one of your available henchmen on the card just played, from the moment it is played until the turn ends.
rule-SC-BLUFF-02 = You may have only one henchman on any one card. Several players may each have one there.
rule-SC-BLUFF-03 = Never place a henchman on your own card, on a face-up card or on a card from an earlier turn. A card’s effect can lift only the last of these bans.
rule-SC-BLUFF-04 = You cannot place a henchman that is in jail or on a card. Once placed, it stays there until the end of the day.
rule-SC-BLUFF-05 = You cannot change your mind: a placement is never undone.
rule-SC-BLUFF-06 = A freed henchman goes to its owner’s supply and can be placed at once.
rule-SC-BLUFF-07 = If all three of your henchmen are on cards, in jail or destroyed, you cannot use any until one comes back.
rule-SC-BLUFF-08 = If suspecting is allowed at any time, an opponent who can still place a henchman may do so without being asked, from when the card is played until the turn ends. It counts at the next decision, even in the middle of an ability.
rule-SC-BLUFF-09 = If a henchman is placed while someone decides, that player is asked again with up-to-date options. Reactions to the suspicion wait until no ability is being carried out.
rule-SC-BLUFF-10 = Right before an effect would send one of your available henchmen to jail, you alone are asked whether to place one on the card of this turn. This applies to Deputy, Bounty Hunter, Prisoner, Warden and Strong Arm.
rule-SC-BLUFF-11 = You are not asked to place a henchman before one goes to jail if this turn has no face-down card, if that card is yours, if you have no available henchman or already have one on it, or at the end of the day.
rule-SC-BLUFF-12 = If an effect sends henchmen of several players to jail, these players come one by one, clockwise from the left of the ability’s user: each is asked first and then suffers the effect. If the user picks a target, that is done before anyone is asked, and it does not change.
rule-SC-BLUFF-13 = Last chance: before a turn ends, every opponent who can still place a henchman is asked once, clockwise, to place or pass. It is skipped if the turn has no face-down card.
rule-SC-BLUFF-14 = If an ability is used during the last chance, all opponents who can still place a henchman are asked once more.
rule-SC-BLUFF-15 = The last chance comes after end-of-turn abilities (Selfish) and before the next turn.
rule-SC-BLUFF-16 = Everyone sees at once whose henchman is placed on which card.
rule-SC-BLUFF-17 = If several players want to place a henchman at the same moment, all of them may, in the order in which they say so. Nobody takes anything away from the others, rewards included.
rule-SC-BLUFF-18 = Sending your own henchman to jail as a cost (Bank Robber, Cruel) gives you no extra chance to place it first.
rule-SC-BLUFF-19 = Arsonist, Blacksmith, Brainwasher and Priest take no available henchman away, so they give nobody an extra chance to place one.
rule-SC-BLUFF-20 = If your henchman on the card of this turn was destroyed or taken back, you may place another one there in the same turn.
rule-SC-BLUFF-21 = If suspecting is possible only when you are asked, you are asked just before you would lose an available henchman to jail, and at the last chance. Waiting costs you nothing and lets you know more; all you give up is an early signal.
rule-SC-BLUFF-22 = If suspecting is allowed at any time, you are still asked just before a henchman of yours goes to jail and at the last chance. So anything possible with “only when asked” is possible here too.
rule-SC-BLUFF-23 = If you like, the client passes for you at the last chance. It never places a henchman for you.

## Rules: jail

part-jail = Jail
rule-SC-BLUFF-24 = A henchman that is freed moves from jail to its owner’s supply.
rule-SC-BLUFF-25 = Effects that send henchmen to jail take only available ones, never those on cards.
rule-SC-BLUFF-26 = A destroyed henchman is out of the game: it cannot be used, freed or counted any more.

## Rules: end of the day

part-evening = End of the day
rule-SC-DAY-01 = At the end of the day, the players in turn order reveal those of their cards that bear a henchman. The others stay hidden.
rule-SC-DAY-02 = If a revealed card is no bluff, every henchman on it goes to jail. Nobody gains or loses reputation.
rule-SC-DAY-03 = If a revealed card is a bluff, every player with a henchman on it gains 1 reputation and takes the henchman back.
rule-SC-DAY-04 = For each bluff you are caught in, you lose 1 reputation, however many henchmen are on the card.
rule-SC-DAY-05 = All reveals of one player happen together, with their gains, losses and henchmen. Only then may players react.
rule-SC-DAY-06 = A card without a henchman is not revealed, not even at the end of the game. Only a replay may show it afterwards.
rule-SC-DAY-07 = After the reveals of the final day the game is over: no cards go under the decks, no hands are refilled, and no new day begins.
rule-SC-DAY-08 = On the final day, too, players may react to the reveals before scoring. The bribe is still open in those reactions.
rule-SC-DAY-09 = The end of the day is nobody’s turn. Each scoundrel may be used once in it.
rule-SC-DAY-10 = Scoundrels that wait for the end of the day react once, after the last reveals, on every day including the final one.
rule-SC-DAY-11 = Abilities used at the end of the day cannot touch played poker cards or the henchmen on them: no placing, scouting, destroying or taking back. Such parts are skipped, the rest is carried out.
rule-SC-DAY-12 = Abilities used at the end of the day may still send henchmen to jail and free them, and affect decks, hands, safes, dollars and reputation. They may also hire and use options of the Sheriff’s Office.
rule-SC-DAY-13 = If several players want to use abilities at the same moment at the end of the day, the player who took the day’s last turn decides their order. If the table lets the last of those involved decide, it is the one of these players who moved last.
rule-SC-DAY-14 = At the end of the day the order is asked for only when two or more players can react: who goes next? The question returns after every use or pass.
rule-SC-DAY-15 = After the reveals you shuffle the cards you played today, a face-up 0 included, and put them under your deck, not into it.
rule-SC-DAY-16 = At the end of the day you draw until you have four cards in hand. If you have more, you draw none.
rule-SC-DAY-17 = Your deck and your hand together always have the four cards you need.
rule-SC-DAY-18 = If one player alone has the highest reputation, that player chooses who takes the first turn of the next day; it can be anyone.
rule-SC-DAY-19 = If the highest reputation is tied, nobody chooses: the same player as today begins the next day.
rule-SC-DAY-20 = Henchmen in jail stay there from one day to the next. After the reveals there are none on cards.

## Rules: scouting and marking safes

part-safes = Scouting and marking safes
rule-SC-SAFE-01 = To scout a safe, choose one and look at its value in secret. Then you must mark it.
rule-SC-SAFE-02 = If no location is named, you may choose any safe on the map, but never one on a leader sheet.
rule-SC-SAFE-03 = To mark a safe, put one of your marks on it, with a number of your choice face up. The number may be false.
rule-SC-SAFE-04 = You choose the number of your mark after looking at the safe.
rule-SC-SAFE-05 = A mark shows one number of its pair: 2/3, 4/5 or 6/7. The other is on its back. Your supply of marks is counted by these pairs.
rule-SC-SAFE-06 = If you have no mark left with the number you want, you must use another. As long as you have any mark in supply, you have to mark.
rule-SC-SAFE-07 = If all seven of your marks are on safes, either do not mark or move one of them here from another safe.
rule-SC-SAFE-08 = You may move a mark on the map, on an unused safe or on a safe that you have stolen, but not one on a safe that an opponent has stolen.
rule-SC-SAFE-09 = A mark that you move may show either of its numbers. Moving it to another safe counts as marking that safe.
rule-SC-SAFE-10 = A safe may bear any number of marks, of any players, and several of yours.
rule-SC-SAFE-11 = You may scout and mark a safe that you have already marked.
rule-SC-SAFE-12 = If a location has no safe, nothing can be stolen, scouted or marked there. That part of the effect does nothing.

## Rules: who may look at a safe

part-looking = Who may look at a safe
rule-SC-SAFE-13 = You may look at any time at a safe that bears your mark, wherever it lies, and at safes you have stolen.
rule-SC-SAFE-14 = You may look at no other safe.
rule-SC-SAFE-15 = You lose the right to look when your last mark leaves the safe, or when you abandon it without a mark of yours on it.
rule-SC-SAFE-16 = With the memory aid, the client keeps showing you the value of a card or safe you have seen, as long as everyone can follow where it lies.

## Rules: stealing

part-stealing = Stealing
rule-SC-SAFE-17 = To steal, take a safe from the map, from any location unless one is named, and put it face down on your sheet. All marks stay on it.
rule-SC-SAFE-18 = A safe on an opponent’s sheet can never be stolen.
rule-SC-SAFE-19 = Your safe limit, the number of stolen safes that you may keep, is the number of the current day: one on the first day, two on the second, three on the third. In the wild saloon it is three on every day.
rule-SC-SAFE-20 = During the end of the day, the limit is still that of the day just played.
rule-SC-SAFE-21 = You may steal even at the limit: look at the new safe in secret, then choose which safe to abandon. It may be the new one.
rule-SC-SAFE-22 = An abandoned safe returns face down to its own location with all its marks. It can be scouted and stolen again.
rule-SC-SAFE-23 = An abandoned safe takes the first free space of its location. Everyone can follow which safe it is.
rule-SC-SAFE-24 = If its location has no free space, an abandoned safe becomes an unused safe.
rule-SC-SAFE-25 = With six safes and five spaces, a location never has more than one unused safe, so there is nothing to shuffle.
rule-SC-SAFE-26 = A safe is unused if it lies neither on the map nor on a leader sheet.
rule-SC-SAFE-27 = Only an effect that says so can scout or steal an unused safe.
rule-SC-SAFE-28 = For the trait Lying, an unused safe belongs to the location of its colour.
rule-SC-SAFE-29 = Stolen safes lie along the top edge of your sheet, filled from the left. Their order has no meaning.

## Rules: scouting a poker card

part-poker = Scouting a poker card
rule-SC-SAFE-30 = To scout a poker card, look at it in secret and put it back face down exactly where it was, unless the ability says otherwise. You never mark it.
rule-SC-SAFE-31 = You may look at your hand and your own played cards at any time. You may never look at a deck, even yours, an opponent’s hand or an opponent’s face-down card, unless an ability lets you.

## Rules: reputation

part-reputation = Reputation
rule-SC-REP-01 = When you gain or lose reputation, your marker moves that many spaces. Any number of markers may share a space.
rule-SC-REP-02 = Your marker never goes above 6 or below −2.
rule-SC-REP-03 = At 6 you cannot gain reputation, so nothing reacts as if you had.
rule-SC-REP-04 = At −2 you cannot lose reputation, so nothing reacts as if you had.
rule-SC-REP-05 = You can lose reputation as a cost only if your marker is above −2.
rule-SC-REP-06 = At −2, a loss of reputation that is not a cost is skipped.
rule-SC-REP-07 = If you alone have the highest reputation, you choose the first player of the next day. Reputation also gives tech at the end of the game.

## Rules: Sheriff’s Office

part-sheriff = The Sheriff’s Office
rule-SC-SHER-01 = At the Sheriff’s Office the rightmost scoundrel of the saloon is discarded first. Then the saloon is refilled, and you choose one option.
rule-SC-SHER-02 = Sell information: gain $2.
rule-SC-SHER-03 = Bail: spend $2 to free one henchman or $4 to free two, of any player or players.
rule-SC-SHER-04 = You can pay bail for one henchman only if one is in jail, and for two only if two are.
rule-SC-SHER-05 = Bribe, only on the final day: spend $12 to steal any safe from the map. Your safe limit still applies.
rule-SC-SHER-06 = You can pay the bribe only if there is a safe on the map.
rule-SC-SHER-07 = You must choose exactly one option. Selling information is always possible.
rule-SC-SHER-08 = If an effect gives you an option of the Sheriff’s Office (Marshal), no scoundrel is discarded from the saloon.
rule-SC-SHER-09 = An option of the Sheriff’s Office that an effect gives you does not replace step 3. There you may choose the same one again.

## Rules: end of the game and scoring

part-scoring = End of the game and scoring
rule-SC-SCORE-01 = The game ends on the final day, after the reveals and the reactions to them.
rule-SC-SCORE-02 = You turn up your stolen safes and add up their values.
rule-SC-SCORE-03 = Each mark on your stolen safes that shows the value of its safe scores you +1, no matter whose mark it is. There is no limit.
rule-SC-SCORE-04 = You add the tech of your space on the reputation track, which may be negative.
rule-SC-SCORE-05 = You score +1 for each tech icon on the scoundrels on your board.
rule-SC-SCORE-06 = The player with the most tech wins.
rule-SC-SCORE-07 = If tied, the player with the most dollars wins. If there is still a tie, the tied player who took a turn most recently wins.
rule-SC-SCORE-08 = “Most recently” means later in the turn order of the final day, so there is always exactly one winner.
rule-SC-SCORE-09 = The lower ranks are decided in the same way: tech, dollars, latest turn.
rule-SC-SCORE-10 = Strategy cards, unused marks and henchmen score nothing. Dollars only break ties.

## Rules: talk and deals

part-talk = Talk and deals
rule-SC-COMM-01 = You may talk freely, share what you know, keep it to yourself or lie about it.
rule-SC-COMM-02 = You may not show safes, your hand or played cards to prove what you say, unless an ability says so.
rule-SC-COMM-03 = The client offers no way to show hidden things, and no message that the game itself confirms as true.
rule-SC-COMM-04 = Deals are allowed, but they bind nobody.
rule-SC-COMM-05 = You may not give or trade dollars, cards, marks or henchmen.
rule-SC-COMM-06 = A lie never changes a rule: suspected cards are revealed, costs are paid, and what must be done is done.
rule-SC-COMM-07 = Which slot you play into is a fact for all to see. “I played a 3” is only talk.

## Rules: effects

part-effects = Effects
rule-SC-EFF-01 = Choose a target so that the effect does as much as possible: if some targets let it do something, choose one of those.
rule-SC-EFF-02 = If there is no target, that part of the effect does nothing and the next part follows.
rule-SC-EFF-03 = If an effect depends on whether a henchman was freed or went to jail, what counts is what really happened earlier in the same use.
rule-SC-EFF-04 = When you choose one of several effects, you cannot choose one that does nothing while another can do something.
rule-SC-EFF-05 = You can accept an optional part that has a cost only if you can pay that cost.
rule-SC-EFF-06 = You can accept an optional hire only if there is a scoundrel you can afford.
rule-SC-EFF-07 = Dollars you spend go to the bank. Another player gets your dollars only through an effect that takes them from you.
rule-SC-EFF-08 = If an effect at the end of the day counts the cards you have played today, it counts four.
rule-SC-EFF-09 = If a card contradicts a rule, the card wins.
rule-SC-EFF-10 = “You” on a card is the player who uses the scoundrel, even on another player’s turn.

## Rules: jobs

part-jobs = Jobs
rule-SC-JOB-ABOMINATION-1 = Abomination: gain $2 and scout the top card of one player’s poker deck. Then you may shuffle that deck.
rule-SC-JOB-ABOMINATION-2 = Abomination: the card is back on top before you decide whether to shuffle.
rule-SC-JOB-ABOMINATION-3 = Abomination: choose any deck that is not empty, even your own. You place no mark. This is possible at the end of the day too.
rule-SC-JOB-ARSONIST-1 = Arsonist: gain $2 and choose one of your played face-down cards. All henchmen on it are destroyed.
rule-SC-JOB-ARSONIST-2 = Arsonist: all henchmen on that card, no matter whose, leave the game for good. Nothing can use or free them any more.
rule-SC-JOB-ARSONIST-3 = Arsonist: if any of your cards bears a henchman, you must choose such a card. At the end of the day you get only the $2.
rule-SC-JOB-AUTOMATON-1 = Automaton: draw one poker card from your deck and gain $2.
rule-SC-JOB-AUTOMATON-2 = Automaton: your hand has no limit. From an empty deck you draw nothing.
rule-SC-JOB-AUTOMATON-3 = Automaton: cards still in your hand count when you refill it after the day. You draw only up to four.
rule-SC-JOB-BANK-ROBBER-1 = Bank Robber: send one of your available henchmen to jail to gain $6.
rule-SC-JOB-BANK-ROBBER-2 = Bank Robber: you cannot use it without an available henchman.
rule-SC-JOB-BANKER-1 = Banker: gain $4.
rule-SC-JOB-BOUNTY-HUNTER-1 = Bounty Hunter: choose an opponent, who sends one available henchman to jail. If one went there, gain $3.
rule-SC-JOB-BOUNTY-HUNTER-2 = Bounty Hunter: as with the Deputy, that opponent may first place a henchman on the card of this turn.
rule-SC-JOB-BRAINWASHER-1 = Brainwasher: free one henchman of any player. If you did, you may place it on a poker card.
rule-SC-JOB-BRAINWASHER-2 = Brainwasher: the henchman may be placed only on a face-down card of one of your opponents, from any turn of today.
rule-SC-JOB-BRAINWASHER-3 = Brainwasher: the henchman cannot be placed on its owner’s card, nor where its owner already has one.
rule-SC-JOB-BRAINWASHER-4 = Brainwasher: if no henchman was freed, none can be placed.
rule-SC-JOB-BRAINWASHER-5 = Brainwasher: you may free and place an opponent’s henchman. At the end of the day its owner gains the reputation or sees it go to jail.
rule-SC-JOB-BRAINWASHER-6 = Brainwasher: at the end of the day you only free the henchman.
rule-SC-JOB-BRAINWASHER-7 = Brainwasher: the owner of the card on which you place the henchman counts as suspected and may react.
rule-SC-JOB-CHEF-1 = Chef: spend $1 to gain $4.
rule-SC-JOB-CHEF-2 = Chef: you cannot use it with $0.
rule-SC-JOB-CON-ARTIST-1 = Con Artist: lose 1 reputation to gain $5.
rule-SC-JOB-CON-ARTIST-2 = Con Artist: you cannot use it at reputation −2.
rule-SC-JOB-COW-1 = Cow: discard this scoundrel to gain $4.
rule-SC-JOB-DOG-1 = Dog: discard this scoundrel to scout a safe at any location and mark it.
rule-SC-JOB-DEPUTY-1 = Deputy: choose an opponent, who sends one available henchman to jail. Gain $2.
rule-SC-JOB-DEPUTY-2 = Deputy: before the henchman goes to jail, that opponent may place one on the active player’s card of this turn.
rule-SC-JOB-DEPUTY-3 = Deputy: if that opponent thereby placed the last available henchman, none goes to jail.
rule-SC-JOB-DETECTIVE-1 = Detective: gain $1 and scout an opponent’s played face-down card. You may place one of your available henchmen on it.
rule-SC-JOB-DETECTIVE-2 = Detective: the card may be from an earlier turn of today, but you cannot place a henchman where you already have one. At the end of the day you get only the $1.
rule-SC-JOB-DOCTOR-1 = Doctor: gain $2. Then you may hire the top scoundrel of the discard pile at full cost.
rule-SC-JOB-DOCTOR-2 = Doctor: you must pay the full cost of the hire, but may use the $2 for it.
rule-SC-JOB-DOCTOR-3 = Doctor: if you hire a scoundrel with an arrow and it points to the Doctor, you may use it after the Doctor.
rule-SC-JOB-DOCTOR-4 = Doctor: a Greedy scoundrel hired this way cannot react to the $2, as it was not on your board when you gained them.
rule-SC-JOB-DOCTOR-5 = Doctor: with a full board, the scoundrel you hire may replace the Doctor itself. Arrows pointing to the discarded Doctor do not react.
rule-SC-JOB-DOCTOR-6 = Doctor: if the Undertaker uses the Doctor on top of the discard pile, the Doctor may hire itself.
rule-SC-JOB-DOCTOR-7 = Doctor: if a “when hired” scoundrel is on top, pay for it and use it if you like. It stays on top of the pile.
rule-SC-JOB-DOCTOR-8 = Doctor: when used twice, it can neither use nor hire the same card of the pile a second time.
rule-SC-JOB-FORGER-1 = Forger: gain $2. You may move one of your marks to another safe on the map, or turn it over where it is.
rule-SC-JOB-FORGER-2 = Forger: you cannot choose a mark on a safe that an opponent has stolen. Moving a mark counts as marking, turning it over does not.
rule-SC-JOB-GAMBLER-1 = Gambler: reveal the top card of your poker deck to all and shuffle it into the deck. If it was a 5 or 6, gain $7.
rule-SC-JOB-GAMBLER-2 = Gambler: you shuffle the card in, whether it paid or not.
rule-SC-JOB-GAMBLER-3 = Gambler: you shuffle the whole deck. If it is empty, nothing happens.
rule-SC-JOB-HORSE-1 = Horse: use another scoundrel on your board.
rule-SC-JOB-HORSE-2 = Horse: if the scoundrel it uses discards itself, that one goes. A Horse using a Cow discards the Cow.
rule-SC-JOB-HORSE-3 = Horse: when used twice (Stunning, Reckless), it must use two different scoundrels.
rule-SC-JOB-HORSE-4 = Horse: chains are allowed, such as a Horse using an Innkeeper that uses a scoundrel in the saloon.
rule-SC-JOB-IMPERSONATOR-1 = Impersonator: gain $1. You may swap this scoundrel’s job with that of another one on your board or in the saloon.
rule-SC-JOB-IMPERSONATOR-2 = Impersonator: the new job is not used now, except as the second use with “use twice”.
rule-SC-JOB-IMPERSONATOR-3 = Impersonator: the Tailor’s rules for swaps apply here as well.
rule-SC-JOB-IMPERSONATOR-4 = Impersonator: the other scoundrel now bears the used Impersonator job, so it cannot be used in this turn or end of day.
rule-SC-JOB-INNKEEPER-1 = Innkeeper: use a scoundrel in the saloon. It stays there.
rule-SC-JOB-INNKEEPER-2 = Innkeeper: if the scoundrel it uses discards itself, it is discarded and the saloon is refilled at once.
rule-SC-JOB-INNKEEPER-3 = Innkeeper: a “when hired” scoundrel used this way was not hired, so it stays in the saloon.
rule-SC-JOB-INVENTOR-1 = Inventor: steal an unused safe. Choose its colour, take the safe unseen, then look at it.
rule-SC-JOB-INVENTOR-2 = Inventor: you do not scout the safe first. You may look beforehand only if a mark of yours lies on it.
rule-SC-JOB-INVENTOR-3 = Inventor: if you are over your limit you abandon one safe, perhaps the new one. It returns to its own location.
rule-SC-JOB-INVENTOR-4 = Inventor: if the location of the abandoned safe is full, that safe becomes unused again.
rule-SC-JOB-INVESTOR-1 = Investor: gain $1 for each poker card you have played today.
rule-SC-JOB-INVESTOR-2 = Investor: the card of this turn counts, and so does a 0 played face up.
rule-SC-JOB-INVESTOR-3 = Investor: at the end of the day you gain $4, even if your cards already lie under the deck.
rule-SC-JOB-JOURNALIST-1 = Journalist: gain $3 and scout a played face-down poker card.
rule-SC-JOB-JOURNALIST-2 = Journalist: you may choose a card of your own, unless the table has switched that off.
rule-SC-JOB-JOURNALIST-3 = Journalist: at the end of the day you get only the $3.
rule-SC-JOB-JOURNALIST-4 = Journalist: only you see the card. It stays where it is and is not marked.
rule-SC-JOB-MAIL-CARRIER-1 = Mail Carrier: you may hire a scoundrel from the saloon at full cost.
rule-SC-JOB-MAIL-CARRIER-2 = Mail Carrier: the Doctor’s rules apply for cost, arrows, a full board and “when hired” scoundrels. But “when hired” scoundrels are discarded from the saloon as usual.
rule-SC-JOB-MARSHAL-1 = Marshal: carry out one option of the Sheriff’s Office. No scoundrel is discarded from the saloon.
rule-SC-JOB-MARSHAL-2 = Marshal: your step 3 stays as it is, and you may choose the same option again there.
rule-SC-JOB-MARSHAL-3 = Marshal: dollars gained this way do not let Greedy react. But you have used the Sheriff’s Office, so anything that waits for that may react.
rule-SC-JOB-MASTERMIND-1 = Mastermind: mark a safe on the map without scouting it, and gain $3.
rule-SC-JOB-MASTERMIND-2 = Mastermind: you do not look at the safe before you mark it, unless a mark of yours is already on it.
rule-SC-JOB-MASTERMIND-3 = Mastermind: you may mark a safe again that already bears your mark.
rule-SC-JOB-MASTERMIND-4 = Mastermind: once the safe is marked you may look at it. That is not scouting.
rule-SC-JOB-OUTLAW-1 = Outlaw: spend $2 to steal a safe from any location.
rule-SC-JOB-PRIEST-1 = Priest: free one henchman of any player. If it is an opponent’s, gain 1 reputation; if it is yours, gain $1.
rule-SC-JOB-PRINTER-1 = Printer: gain $1 for each of your marks on safes, but no more than $5.
rule-SC-JOB-PRISONER-1 = Prisoner: clockwise from your left, each opponent chooses either to send one available henchman to jail or to lose 1 reputation.
rule-SC-JOB-PRISONER-2 = Prisoner: an opponent without an available henchman must lose the reputation.
rule-SC-JOB-PRISONER-3 = Prisoner: right before choosing, each opponent may first place a henchman on the card of this turn.
rule-SC-JOB-PRISONER-4 = Prisoner: an opponent at reputation −2 must send an available henchman to jail. Without one, nothing happens.
rule-SC-JOB-PROSPECTOR-1 = Prospector: gain $3.
rule-SC-JOB-RENEGADE-1 = Renegade: steal a safe.
rule-SC-JOB-RENEGADE-2 = Renegade: you can use it only if some opponent has more stolen safes than you.
rule-SC-JOB-TAILOR-1 = Tailor: gain $1. You may swap the job of another scoundrel on your board with that of a third one on your board or in the saloon.
rule-SC-JOB-TAILOR-2 = Tailor: it never swaps its own job.
rule-SC-JOB-TAILOR-3 = In a swap, the two jobs (or the two traits) change places. Everything else stays.
rule-SC-JOB-TAILOR-4 = After a swap, a scoundrel whose trait or job was already used cannot be used, except as a second use.
rule-SC-JOB-TAILOR-5 = After a swap, a scoundrel whose trait and job are both unused may be used, even in the same step if the moment is right.
rule-SC-JOB-TAILOR-6 = Swapping is not hiring: you do not rearrange, use nothing “when hired”, and nothing reacts to a hire.
rule-SC-JOB-TAILOR-7 = Tailor: arrows pointing to it react after the swap, with the abilities as they are then.
rule-SC-JOB-TAILOR-8 = You cannot swap with a scoundrel on an opponent’s board or in the discard pile. Only an Impersonator used in the pile may swap its own job.
rule-SC-JOB-TAILOR-10 = You may swap with a scoundrel whose ability is being carried out, such as a Horse that is using the Tailor. That ability goes on unchanged.
rule-SC-JOB-TAILOR-9 = In a swap, bullet holes and colour go with the job. So the cost of a scoundrel in the saloon may change.
rule-SC-JOB-TEST-SUBJECT-1 = Test Subject: scout an unused safe and mark it. You may exchange it with a safe at its location on the map.
rule-SC-JOB-TEST-SUBJECT-2 = Test Subject: a safe is unused if it lies neither on the map nor on a leader sheet.
rule-SC-JOB-TEST-SUBJECT-3 = Test Subject: both safes keep their marks in the exchange, and everyone sees which two changed places.
rule-SC-JOB-TIME-TRAVELER-1 = Time Traveler: spend $1 to use a leader ability not yet used in this turn or end of day: scout, $3, $4 or steal. It then counts as used.
rule-SC-JOB-UNDERTAKER-1 = Undertaker: use the top scoundrel of the discard pile, then put it under the pile.
rule-SC-JOB-UNDERTAKER-2 = Undertaker: it may use “when hired” scoundrels and those that discard themselves. They, too, end up under the pile, not on top.
rule-SC-JOB-UNDERTAKER-3 = Undertaker: every scoundrel it uses goes under the pile, unless that scoundrel has left the pile.
rule-SC-JOB-UNDERTAKER-4 = Undertaker: if the top scoundrel has already been used in this turn or end of day, the Undertaker does nothing.
rule-SC-JOB-UNDERTAKER-5 = Undertaker: used while it is itself on top of the pile, it has no effect.
rule-SC-JOB-UNDERTAKER-6 = Undertaker: with an empty discard pile it does nothing.
rule-SC-JOB-HOUSE-1 = These jobs do exactly what their cards say: Alchemist, Auctioneer, Bartender, Blacksmith, Drifter, Farmer, Gardener, Gunslinger, Judge, Lab Assistant, Loan Shark, Lookout, Mayor, Oil Baron, Pickpocket, Ringleader, Rustler, Safecracker, Schoolteacher, Smuggler, Stable Hand, Stationmaster, Surveyor, Train Robber and Warden.
rule-SC-JOB-HOUSE-2 = Farmer: it counts the scoundrels on your board now, itself included if it lies there.
rule-SC-JOB-HOUSE-3 = Drifter: you cannot use it if you have $4 or more.
rule-SC-JOB-HOUSE-4 = Mayor: gain 1 reputation first, then $1 for each point of reputation you now have, from $0 to $4.
rule-SC-JOB-HOUSE-5 = Safecracker: after marking you decide separately whether to steal. If you decline, it has been used all the same.
rule-SC-JOB-HOUSE-6 = Rustler: you may choose only an opponent with more dollars than you. If there is none, nothing happens.
rule-SC-JOB-HOUSE-7 = Warden: one after the other, each opponent may first place a henchman on the card of this turn and then sends one to jail. After that you gain $1 for each henchman that went.
rule-SC-JOB-HOUSE-8 = Blacksmith: the henchman you take back goes from its card to your supply. If no henchman is left on the card, it is not revealed.
rule-SC-JOB-HOUSE-9 = Ringleader: the cost is 1 reputation. You may use it even if the saloon is empty, but then it has no effect.
rule-SC-JOB-HOUSE-10 = Alchemist: first you say how many dollars you spend and pay them; you cannot name more than you have.
rule-SC-JOB-HOUSE-11 = Lookout: you scout an opponent’s played face-down card. At the end of the day you get only the $1.
rule-SC-JOB-HOUSE-12 = Smuggler: you may scout the same safe twice. The second scouting comes after the first mark.
rule-SC-JOB-HOUSE-13 = Judge: it frees as many of your henchmen as possible, up to two.

## Rules: traits

part-traits = Traits
rule-SC-TRAIT-FILTHY-1 = Filthy: used with slots 2 and 5.
rule-SC-TRAIT-CYBERNETIC-1 = Cybernetic: used with slots A and 2. It has one tech icon.
rule-SC-TRAIT-ELDERLY-1 = Elderly: use this scoundrel at the start of your turn, then discard it.
rule-SC-TRAIT-ELDERLY-2 = Elderly: its ability is carried out completely before it is discarded.
rule-SC-TRAIT-ELDERLY-3 = Elderly: if you have several start-of-turn abilities, you choose their order. Each condition must hold when its ability’s time comes.
rule-SC-TRAIT-ELDERLY-4 = Elderly: it is discarded even if it is used through another scoundrel.
rule-SC-TRAIT-HELPFUL-1 = Helpful: its arrow points to the neighbour on the left.
rule-SC-TRAIT-ARROWS-1 = These traits have arrows: Anxious to the right, Compassionate upwards, Tireless downwards, Energetic to the left and right.
rule-SC-TRAIT-ARROWS-2 = Energetic: either neighbour lets it react, but only once in a turn or end of day.
rule-SC-TRAIT-CHARMING-1 = Charming: used when hired. It never lies on a board and needs no place there.
rule-SC-TRAIT-QUICK-DRAW-1 = Quick-Draw: used when hired, with a bonus of $1.
rule-SC-TRAIT-RECKLESS-1 = Reckless: used when hired, and twice. This works even though no poker card is involved.
rule-SC-TRAIT-STUNNING-1 = Stunning: used with slot 6, and you may use the scoundrel twice.
rule-SC-TRAIT-GENEROUS-1 = Generous: used at the start of your turn, only if you have exactly $0.
rule-SC-TRAIT-GENEROUS-2 = Generous: you may not refuse dollars from a scoundrel or the Sheriff’s Office in order to stay at $0. What you use is carried out as far as possible.
rule-SC-TRAIT-TALKATIVE-1 = Talkative: used after you gain reputation, on anyone’s turn or at the end of the day.
rule-SC-TRAIT-TALKATIVE-2 = Talkative: it cannot be used if you were already at reputation 6, and only once in a turn or end of day, however often you gain.
rule-SC-TRAIT-DARING-1 = Daring: used after you lose reputation, but only once in a turn or end of day, however often you lose.
rule-SC-TRAIT-DARING-2 = Daring: paying reputation as a cost is losing it. You may react after that ability.
rule-SC-TRAIT-GREEDY-1 = Greedy: used after you gained or took dollars by using another scoundrel.
rule-SC-TRAIT-GREEDY-2 = Greedy: dollars from a leader ability or the Sheriff’s Office do not let it react.
rule-SC-TRAIT-GREEDY-3 = Greedy: the other scoundrel may lie on your board, in the saloon or in the discard pile. A bonus $1 counts.
rule-SC-TRAIT-LYING-1 = Lying: used after you mark a safe with a number that the map does not list for its location.
rule-SC-TRAIT-LYING-2 = Lying: a number that is listed but wrong for this safe does not count.
rule-SC-TRAIT-SELFISH-1 = Selfish: used right after step 3 of your own turn. The opponents’ last chance to suspect follows.
rule-SC-TRAIT-ANNOYING-1 = Annoying: used after you hire another scoundrel, in step 3 or by an ability, at any time.
rule-SC-TRAIT-ANNOYING-2 = Annoying: if the arrow of the scoundrel just hired points to this one, you may use that scoundrel next.
rule-SC-TRAIT-HONEST-1 = Honest: in step 1 you may play your 0 face up next to your sheet instead of a card in a slot.
rule-SC-TRAIT-HONEST-2 = Honest: if you play the 0 face up, this scoundrel is used at once, as part of step 1.
rule-SC-TRAIT-HONEST-3 = Honest: playing the 0 face up is optional. You may still play it face down as a bluff.
rule-SC-TRAIT-HONEST-4 = Honest: no henchman may be placed on a face-up card.
rule-SC-TRAIT-HONEST-5 = Honest: the face-up 0 counts as a card you played today.
rule-SC-TRAIT-HONEST-6 = Honest: after the day, the face-up 0 is shuffled together with your other played cards.
rule-SC-TRAIT-HONEST-7 = Honest: you may play the 0 face up only if this scoundrel is usable now. The 0 takes up no slot, and this turn there is no card to suspect.
rule-SC-TRAIT-HONEST-8 = Honest: no effect treats a face-up card as a played face-down card.
rule-SC-TRAIT-CRUEL-1 = Cruel: used with slots 4, 5 and 6. To use it, send one of your available henchmen to jail.
rule-SC-TRAIT-CRUEL-2 = Cruel: you cannot use it if all your henchmen are on cards or in jail.
rule-SC-TRAIT-CRUEL-3 = Cruel: you pay its cost even when it is used through another scoundrel.
rule-SC-TRAIT-CRUEL-4 = Cruel: a Cruel Bank Robber needs two available henchmen.
rule-SC-TRAIT-PUNCTUAL-1 = Punctual: used at the start of your turn. To use it, spend $2.
rule-SC-TRAIT-CURIOUS-1 = Curious: used after you scouted a safe.
rule-SC-TRAIT-JEALOUS-1 = Jealous: used after an opponent stole a safe.
rule-SC-TRAIT-PROUD-1 = Proud: used after you stole a safe, even if you abandoned it at once.
rule-SC-TRAIT-GLOATING-1 = Gloating: used after an opponent’s bluff was revealed at the end of the day, no matter who suspected it.
rule-SC-TRAIT-COWARDLY-1 = Cowardly: used after a henchman was placed on one of your face-down cards.
rule-SC-TRAIT-CORRUPT-1 = Corrupt: used after you carried out an option of the Sheriff’s Office.
rule-SC-TRAIT-SLEEPY-1 = Sleepy: used at the end of the day, after all suspected cards have been revealed.
rule-SC-TRAIT-OTHERS-1 = All other traits are used with their numbers alone. They have only the modifiers and tech icons shown on them.

## Variants and fine print: the parts below are folded away

fine-print = Variants and fine print

## Rules: option: strategy cards

part-strategy-option = Option: strategy cards
rule-SC-OPT-01 = You use a strategy card as it says. That is always optional, and it interrupts nothing.
rule-SC-OPT-02 = You may use your strategy card once on each player’s turn and, if its timing allows, once at each end of day.
rule-SC-OPT-03 = A strategy card is not a scoundrel: arrows do not link to it, and effects on scoundrels do not touch it.
rule-SC-OPT-04 = What a strategy card does can set off scoundrels that react, for example to scouting.
rule-SC-OPT-05 = Your strategy card lies in the upper left corner of your board or, with six places, to the left of your sheet. It works the same in both places.

## Rules: strategy cards

part-strategies = Strategy cards
rule-SC-STRAT-TRANSFORM-ALLIES-1 = Transform Allies: in step 2, spend $2 to swap the trait of one of your scoundrels with that of another one on your board or in the saloon.
rule-SC-STRAT-TRANSFORM-ALLIES-2 = Transform Allies: if a scoundrel of yours receives a “when hired” trait, it can be used only through another one.
rule-SC-STRAT-TRANSFORM-ALLIES-3 = Transform Allies: the Tailor’s rules for swaps apply here as well.
rule-SC-STRAT-OTHERS-1 = The other strategy cards do just what they say: Field Research and Strong Arm in step 2; Vanishing Act, Safe House and Deep Pockets at the start of your turn; Crackdown after an opponent’s bluff is revealed; Insider Deal after you use the Sheriff’s Office.

## Rules: option: six scoundrels

part-six-option = Option: six scoundrels
rule-SC-OPT-06 = With the option for six scoundrels, the upper left corner is a sixth place and your board holds six scoundrels.
rule-SC-OPT-07 = Arrows link to the scoundrel on the sixth place as to any other. Its neighbours are to its right and below it.
rule-SC-OPT-08 = With six places, you have to discard for a hire only when six scoundrels are on your board.

## Rules: option: wild saloon

part-wild-option = Option: wild saloon
rule-SC-OPT-09 = The wild saloon has one trait deck and two job decks. One has 7, 9 or 12 green jobs (for 2, 3 or 4 players) on top of all the black ones, the other has all 22 purple ones.
rule-SC-OPT-10 = The wild saloon begins with two green scoundrels, made for the right and the middle space, and then a purple one on the left.
rule-SC-OPT-11 = Whenever a scoundrel is made in the wild saloon and no purple one is there, a purple one is made. Otherwise its job comes from the green and black deck.
rule-SC-OPT-12 = If a swap brings a second purple scoundrel into the wild saloon, it stays. No purple one is made until none is left.
rule-SC-OPT-13 = If one of the two job decks is empty, the other is used. If both are, no more scoundrels are made.
rule-SC-OPT-14 = In the wild saloon your safe limit is three on every day. Beyond it you abandon a safe as usual.
rule-SC-OPT-15 = A “when hired” scoundrel that is still in the saloon counts for the colour of the next one until it is discarded.

## Rules: option: start from zero

part-zero-option = Option: start from zero
rule-SC-OPT-16 = Start from zero: you start with the 0 in hand and three of your other six cards at random. The remaining three are your deck.
rule-SC-OPT-17 = Six scoundrels, the wild saloon and start from zero can be combined freely, but only in an extended game, never in a short one.

## Rules: names

part-names = Names
rule-SC-READ-07 = A scoundrel’s name joins its trait and its job: Filthy Dog in English, Cane Puzzolente in Italian, Hund above Dreckig in German, Грязный пёс in Russian.
rule-SC-READ-08 = In Italian, a trait that ends in -o takes -a with a feminine job, as in Cavia Astuta. Other endings stay as they are.

## Rules: the card set

part-cards = The card set
rule-SC-SET-01 = In the card data, every property of a card says where it comes from: printed, implied by the rulebooks, weakly attested, or our own.
rule-SC-SET-02 = All dollar amounts are whole numbers, and there is one copy of each card.

## Rules: balance

part-balance = Balance
rule-SC-SET-03 = Jobs fall into bands of net value: green 1 to 3, purple 2.5 to 4, black 3.5 to 5. Weak jobs have bullet holes as a discount; strong ones have none or only in high positions.
rule-SC-SET-04 = A trait’s cost is within 1 of its fair price. That price is twice its expected uses a day (times 1.9 with “use twice”, less if it has a cost of its own), plus 0.7 a use for the bonus $1 and 1 for each tech icon.

## Rules: combinations

part-combinations = Combinations
rule-SC-COMBO-01 = Each use takes up one unused trait and one unused job, and nothing makes them unused before the turn or end of day is over. So no loop goes on forever.
rule-SC-COMBO-02 = Only Horse, Innkeeper and Undertaker use other scoundrels, and no scoundrel is used twice. So a chain has at most four scoundrels, apart from “when hired” ones brought in by hires within it.
rule-SC-COMBO-03 = Chains of hires come to an end: only Mail Carrier, Auctioneer, Doctor and Ringleader hire, and the decks and dollars run out.
rule-SC-COMBO-04 = Reactions and the last chance to suspect come to an end, because every new round of them needs a new use or a newly placed henchman.
rule-SC-COMBO-05 = No pair of trait and job is useless. Only six pairs with Generous can never work at their own moment, and even they can be used through another scoundrel or after a swap.

## Rules: card files

part-files = Card files
rule-SC-FILE-01 = A card file must hold 50 traits (40 blue, 10 red), 60 jobs (16 green, 22 purple, 22 black), 18 safes and 8 strategy cards, and may refer only to what exists. Otherwise it is rejected, and the first faulty line is named.
rule-SC-FILE-02 = A card whose ability the game cannot express may be marked as unsupported in its file. It then stays out of the decks and is listed at the start.
rule-SC-FILE-03 = A card file may number dollar positions and bullet holes as it likes. All that counts is which icons remain uncovered.
rule-SC-FILE-04 = Printed and implied rules are tested with any card file, our own additions only with the house set.

## Rules: who may know what

part-knowing = Who may know what
rule-SC-INFO-01 = Only you see your hand. How many cards you hold is known to all.
rule-SC-INFO-02 = Nobody knows the order of a poker deck; its size is known to all. The Abomination shows you a top card, which you know until that deck is shuffled or drawn from.
rule-SC-INFO-03 = By elimination, you know which cards are in your deck. Others can only work it out from revealed cards and the days so far.
rule-SC-INFO-04 = Everyone sees the card the Gambler reveals. After the shuffle nobody knows where it is.
rule-SC-INFO-05 = Everyone sees into which slot a card is played.
rule-SC-INFO-06 = Only you know your face-down cards, until those with a henchman are revealed at the end of the day. A Journalist, Lookout or Detective can show one to its user.
rule-SC-INFO-07 = Everyone sees a 0 that is played face up.
rule-SC-INFO-08 = You know which cards you put under your deck, but nobody knows their order. Everyone knows that the revealed cards are among them.
rule-SC-INFO-09 = Only you see the cards you draw, whether by Automaton, by Vanishing Act or to refill your hand.
rule-SC-INFO-10 = Everyone sees how many dollars each player has.
rule-SC-INFO-11 = Everyone sees where each henchman is: in supply, in jail, on which card, or destroyed.
rule-SC-INFO-12 = Everyone sees each player’s reputation and the tech values of the track.
rule-SC-INFO-13 = Only players with a mark on a safe on the map may see its value and name. Others may remember it because they scouted it without marking it, stole it earlier, or have since moved their mark.
rule-SC-INFO-14 = Only the thief of a stolen safe and players with a mark on it may see its value. At scoring everyone sees it.
rule-SC-INFO-15 = Only players with a mark on an unused safe may see its value, and a thief who abandoned it knows it. It is never made public unless the safe is stolen.
rule-SC-INFO-16 = Everyone can tell the face-down safes apart and follow where each lies and moves.
rule-SC-INFO-17 = Everyone sees the marks on safes: whose they are, which number is up and so which is on the back.
rule-SC-INFO-18 = Everyone sees how many marks of each kind a player has in supply.
rule-SC-INFO-19 = Everyone sees which safe is scouted, marked, stolen, abandoned or exchanged.
rule-SC-INFO-20 = If you steal beyond your limit, you see the new safe before you choose. Others see its value at scoring, if you kept it.
rule-SC-INFO-21 = Safes left on the map or unused at the end are known only to players with a mark on them. Only the replay shows them.
rule-SC-INFO-22 = Nobody knows the order of the trait and job decks. Each card becomes public when its scoundrel is made.
rule-SC-INFO-23 = Everyone knows the sizes of the decks and sees the whole discard pile.
rule-SC-INFO-24 = Nobody ever sees the cards that went back to the box at set-up.
rule-SC-INFO-25 = Everyone sees the saloon, all boards and the strategy cards in play.
rule-SC-INFO-26 = Only you know which strategy card you picked, until everyone has picked.
rule-SC-INFO-27 = The strategy card you did not pick is yours to know; the others know it by elimination.
rule-SC-INFO-28 = Everyone sees what has already been used in this turn or end of day.
rule-SC-INFO-29 = Everyone sees who is being asked and what kind of decision it is, but the options only if they are public.
rule-SC-INFO-30 = Nobody knows the random seed before the game is over. Then it is part of the replay.

## Rules: views and log

part-views = Views and log
rule-SC-LOG-01 = Each player has their own view, and spectators have one too. It holds nothing that its reader may not see.
rule-SC-LOG-02 = A hidden card appears in your view as a token without a value. It is the same token only while everyone can follow the card; after a shuffle it is a new one.
rule-SC-LOG-03 = Nothing that you are sent gives away a hidden value: no identifier, no order, no timing and no size of a message.
rule-SC-LOG-04 = If you pass when you could place a henchman, everyone can tell, because none appears. The log notes it without details.
rule-SC-LOG-05 = When an action of yours is refused, you learn nothing hidden from it.
rule-SC-LOG-06 = Only you see that you could play the 0 face up for Honest, as it would tell the others what is in your hand.
rule-SC-LOG-07 = In the others’ views the cards in your hand have no identifiers, and a card gets a fresh token when you play it. A safe’s token does not tell which safe it is.

## Rules: decisions

part-decisions = Decisions
rule-SC-DEC-01 = The game answers for you only if everyone can see that there is just one option and you cannot decline. Otherwise you are asked.
rule-SC-DEC-02 = Every list of options is complete. Anything that is not on it is refused, with the rule that says why.
rule-SC-DEC-03 = Bots rearrange a board by swapping two places once after a hire, and once more if that swap moved the new scoundrel. Their default is no swap.
rule-SC-DEC-04 = If your time runs out, anything optional is declined, and otherwise the first option is taken. The card and slot you play are drawn at random, and in step 3 you sell information.
rule-SC-SETUP-17 = Random steps of the set-up follow a fixed order, so the same seed gives the same game: blue and red traits; green, purple and black jobs; safes of Depot, Estate and Laboratory; leaders; poker decks by seat; first player.
