## The first lesson: the text next to each question (games/scoundrels/text/lessons/first.toml).
## Chapters: the name, and what was learned at the end.

lesson-chapter-slots = Slots and hiring
lesson-learned-slots = The slot decides what you can do; a card that doesn’t fit it is a bluff. Then you hire a scoundrel.
lesson-chapter-suspicion = Calling bluffs
lesson-learned-suspicion = A henchman on a bluff brings you reputation in the evening. On an honest card, he goes to jail.
lesson-chapter-safes = Safes and marks
lesson-learned-safes = Scout a safe and mark it. A true mark is worth 1 tech to the safe’s final owner. The Sheriff always pays $2.
lesson-chapter-bluff = A bluff of your own
lesson-learned-bluff = Any card can go into any slot. A bluff costs you only if somebody suspects it: 1 reputation.
lesson-chapter-evening = The evening and tech
lesson-learned-evening = Suspected cards are turned up. Tech comes from safes, true marks, reputation and tech icons.

## $rival is the other player.

lesson-aim = Welcome to the West, 1889. You lead a crew that steals technology, and the crew with the most tech after two days wins.
lesson-safes = Most tech is in these safes; the sign of each building lists their six values. Nobody knows yet which is which, and the pale sixth safe is unused.
lesson-plan = Every turn begins with one of your poker cards, face down, in a slot. The slot you choose – not the card – decides what you can do.
lesson-four = Slot 4 gives you $4. You hold a 4, so choose it, then slot 4. That makes it an honest card.
lesson-leader = Now use what the slot gives you. Take your leader’s $4.
lesson-hire = Then you hire a scoundrel. The dark bar says when a scoundrel’s ability works, the words below it what it does.
lesson-event = This one reacts when you gain reputation: then you take $2 from a rival. You pay $1 for each coin without a bullet hole: here only $1, a bargain.
lesson-stolen = { $rival } played into slot 5, which steals a safe. How convenient! Is it really a 5?
lesson-suspect = If you doubt it, suspect it: one of your henchmen goes on the card. If it was a bluff, you gain reputation (the star) tonight; if it’s honest, he goes to jail. Call it.
lesson-three = Your turn. You have a 3, and slot 3 gives you $3.
lesson-money = Take the money: honest work.
lesson-badge = See the 2 on this one? It works on every turn you play into slot 2 – and you’ll do that next turn. Slot 6 works only for scoundrels with a 6. Hire this one.
lesson-trust = Slot 3 gives only $3, hardly worth a bluff. Let it go: you have few henchmen.
lesson-two = Now play the 2 into slot 2. Your leader scouts a safe there, and your scoundrel joins in.
lesson-both = You can use both, in any order. Your leader first.
lesson-scout = You could scout any safe. Let’s take this one: only you will see what’s inside.
lesson-found = Sky Boots, worth 7: as good as it gets. Now mark the safe with a number, true or not; the counters show which of your seven marks are left.
lesson-mark = If the mark tells the truth, the safe’s final owner scores 1 extra tech. Mark it 7: { $rival } may well think that you’re lying.
lesson-use = And now your own scoundrel, because its 2 is the slot of this turn.
lesson-peek = You got $2, and now you may look at the top card of a poker deck. Look at your own.
lesson-keep = There is a 5 on top, and tomorrow it can steal a safe. Don’t shuffle: leave it there.
lesson-sheriff = Instead of hiring you can visit the Sheriff’s Office. The rightmost scoundrel then leaves the saloon, so that a new one comes. You have enough for now, so go there.
lesson-sell = The Sheriff always pays $2 for information, whatever you know. Here you can also get henchmen out of jail, and on the last day a bribe of $12 gets you a safe.
lesson-claim = { $rival } has scouted a safe and marked it 2. Marks may lie, and nobody is punished for that. Let the card go.
lesson-last = Your last card is a 0. It fits no slot, so wherever you play it, it’s a bluff.
lesson-bluff = Then make it worth your while: play it into slot 5 and steal the Boots. If { $rival } suspects it, you lose 1 reputation tonight – but you keep the safe.
lesson-five = With a straight face: use your leader’s 5.
lesson-steal = Take the safe with your 7 on it.
lesson-stay = You have $13. Hire for tomorrow: this one scouts a safe whenever you have visited the Sheriff.
lesson-believed = No henchman in your slot 5: the Boots are yours, and the 7 on them is true. Let this last card go, and the day ends.
lesson-evening = You were right: { $rival } did bluff. The safe stays stolen, but you gain 1 reputation and the other crew loses 1. Your Talkative Pickpocket reacts: use her now.
lesson-tech = So tech comes from stolen safes, true marks on them, reputation, and tech icons on scoundrels.
lesson-end = Tomorrow is the last day, and you may hold a second safe. You know how a day goes now, and the ? button explains every sign. Play on as you like, then see how you did.

## For players who leave the suggested path: a text for each kind of question.

lesson-kind-start = Some scoundrels work before your card is played. You can use them now.
lesson-kind-plan = One card, face down, into a free slot. Only the slot counts; a card that doesn’t fit is a bluff.
lesson-kind-abilities = Use your leader’s ability for this slot and each scoundrel with its number, in any order. Then go on.
lesson-kind-act = Hire a scoundrel, or visit the Sheriff’s Office.
lesson-kind-arrange = You can have two scoundrels change places. Arrows point at neighbours.
lesson-kind-last-look = Believe the card, or put a henchman on it so that it is turned up tonight.
lesson-kind-react = One of your scoundrels reacts to what just happened. You can use it.
lesson-kind-scout = Choose a safe to look into. Only you see what’s inside.
lesson-kind-mark = Put a number on it. If it’s true, the safe’s final owner scores 1 extra tech.
lesson-kind-steal = Take a safe from the map. It stays hidden until the end.
lesson-kind-sheriff = Take $2, or pay to get henchmen out of jail. On the last day $12 buys a safe.
lesson-kind-dawn = You alone have the highest reputation, so you choose who goes first tomorrow. The player who goes last has the last word.
lesson-kind-end = Your turn ends. Some scoundrels work now, after everything else.
lesson-kind-order = Several players can react to the same thing. Choose who goes first.
lesson-kind-use = Choose which of your scoundrels to use. Each works once a turn.
lesson-kind-use-leader = Your leader has several abilities. Use one of them.
lesson-kind-use-hired = It won’t stay, but you can use it once before it goes. Use it now, or let it go.
lesson-kind-again = You can use it twice. Each use pays its own cost, and the second one is optional.
lesson-kind-may = This part is optional. Use it if it helps you; skipping it costs nothing.
lesson-kind-choose = Only one of the two happens. Take what you need now.
lesson-kind-opponent = Choose which rival it hits. The leader has the most to lose.
lesson-kind-room = Your crew is full. One must leave, the new one or another.
lesson-kind-hire = You can hire outside your usual step, for the price on the card.
lesson-kind-guard = A henchman of yours is about to go to jail. If you think the card is a bluff, you may first place him on it.
lesson-kind-free = A henchman leaves jail and can suspect again. Usually you need your own.
lesson-kind-peek = Look at a hidden card. You needn’t guess what you have seen.
lesson-kind-place = You can put a henchman on someone’s card: a suspected card is turned up in the evening.
lesson-kind-recall = A henchman comes back from a card and can suspect another.
lesson-kind-destroy = The henchmen on one of your cards are destroyed, so nobody suspects it.
lesson-kind-mark-any = Choose a safe for your number. It pays only if the number is true.
lesson-kind-move = One of your marks can go to another safe, or show another number.
lesson-kind-swap = Two scoundrels trade halves: a job gets another trait. Abilities and dollars go along with them.
lesson-kind-abandon = You have more safes than you can keep. Give back the one that is worth least.
lesson-kind-spend = The more you pay, the more you get. Keep enough to hire tomorrow.
lesson-kind-swap-safe = A safe changes places with another. It helps to know what is in them.
