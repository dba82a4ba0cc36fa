## The first lesson: what is said beside each question (games/scoundrels/lessons/first.toml).
## $rival is the other player.

lesson-aim = Welcome to the West, 1889. You lead a crew that steals technology: whoever has the most tech after two days wins.
lesson-safes = Most tech lies in these safes. Each is worth 2 to 7, and nobody knows which is which.
lesson-plan = Every turn begins with one of your poker cards, face down, in a slot. The slot says what you may do, whatever the card is.
lesson-four = Slot 4 brings $4. You hold a 4: choose it, then slot 4. That is an honest card.
lesson-leader = Now you use what the slot gives. Take your leader’s $4.
lesson-hire = Then you hire somebody. The coloured ribbon says what a scoundrel does; the sign at the top left says when. The price is below.
lesson-event = This one works when you gain reputation, the star beside your money: then you take $2 from a rival. For $1 that’s a bargain.
lesson-stolen = { $rival } played into slot 5, and that one steals a safe. Convenient! Is there really a 5?
lesson-suspect = If you doubt it, put a henchman on the card. If it was a bluff, you gain reputation tonight; if not, he goes to jail. Do it.
lesson-three = Your turn. You have a 3, and slot 3 brings $3.
lesson-money = Take the money: honest work.
lesson-badge = See the 2 on this one? It works in each turn in which you play into slot 2. Hire it: the next turn will be one.
lesson-trust = Slot 3 brings only $3, and that is hardly worth a lie. Let it go: you have few henchmen.
lesson-two = Now the 2 into slot 2. Your leader looks into a safe there, and your scoundrel joins in.
lesson-both = You may use both, in any order. First your leader.
lesson-scout = Choose any safe. Try this one: only you will see what is in it.
lesson-found = Sky Boots, worth 7: as good as it gets. You now put a number on the safe, true or not.
lesson-mark = A true mark is worth 1 tech more to whoever steals the safe. Say 7: who would believe you?
lesson-use = And now your own scoundrel, for its 2 is the slot of this turn.
lesson-peek = You got $2, and may look at the top card of a poker deck. Look at your own.
lesson-keep = There is a 5 on top, and tomorrow it can steal a safe. Don’t shuffle: leave it there.
lesson-sheriff = Instead of hiring you may go to the Sheriff’s Office. You have enough people for now: go there.
lesson-sell = Information is always worth $2. Here you can also get henchmen out of jail.
lesson-claim = { $rival } has looked into a safe, and says it’s worth 2. Marks may lie, and nobody is punished for that. Let the card go.
lesson-last = Your last card is a 0. It fits no slot, so wherever you play it, it’s a bluff.
lesson-bluff = Then let it be worth it: play it into slot 5, and steal the Boots. Nobody sees it unless you are suspected.
lesson-five = With a straight face: use your leader’s 5.
lesson-steal = Take the safe with your 7 on it.
lesson-stay = You have $13. Hire somebody for tomorrow: this one looks into a safe whenever you have been to the Sheriff.
lesson-believed = No henchman on your 5: the Boots are yours, and the 7 on them is true. Let this last card go, and the day ends.
lesson-evening = You were right, { $rival } did bluff: 1 reputation more for you, 1 less for the other crew. And that wakes somebody in yours: use it.
lesson-tech = So tech comes from stolen safes, from true marks on them, from reputation, and from gears on scoundrels.
lesson-end = Tomorrow is the last day, and you know all that it takes. Play on as you like, then see what it was worth.

## And for who plays in another way, for each kind of question.

lesson-kind-start = Some scoundrels work before your card is played. You may use them now.
lesson-kind-plan = One card, face down, into a free slot. The slot counts; a card that doesn’t fit is a bluff.
lesson-kind-abilities = Use your leader’s ability of this slot and each scoundrel with its number, in any order. Then go on.
lesson-kind-act = Hire a scoundrel, or go to the Sheriff’s Office.
lesson-kind-arrange = You may let two scoundrels change places. Arrows point at neighbours.
lesson-kind-last-look = Believe the card, or put a henchman on it. Tonight it is turned up.
lesson-kind-react = Something has happened that one of yours reacts to. You may use it.
lesson-kind-scout = Choose a safe to look into. Only you see what is in it.
lesson-kind-mark = Put a number on it. A true one is worth 1 tech to whoever has the safe in the end.
lesson-kind-steal = Take a safe from the map. You keep it hidden until the end.
lesson-kind-sheriff = Take $2, or pay to get henchmen out of jail. On the last day $12 buys a safe.
lesson-kind-dawn = You choose who begins the next day. Whoever ends a day has the last word in it.
