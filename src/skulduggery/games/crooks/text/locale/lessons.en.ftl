## The first lesson: what is said beside each question (games/crooks/text/lessons/first.toml).
## $rival is the other player.

lesson-aim = Welcome to the city, 1934. You and { $rival } run a gang each, and your crooks rob the same eight targets.
lesson-grid = Each column is a target, worth 2 to 9 points. In the end, the highest level there takes them.
lesson-recruit = First you hire somebody. A hideout costs $1 for each card in it: try C.
lesson-take = You see all its cards, and keep one. The big number is the level; the banner beside it changes what the target is worth.
lesson-boss = The Kingpin may leave only as the last one of his hideout: remember where he is! Now take the Safecracker: level 7, and 2 points more.
lesson-place = Put him under 9. Face up costs nothing, and with him the target is worth 11.
lesson-hidden = { $rival } has put somebody under 9 too, face down. That costs $1 more. Strong, or a bluff? You can’t know yet.
lesson-cheap = You can do that as well. Look into hideout B: only $2.
lesson-bungler = The Bungler is weak, and makes his target 6 points poorer. Wonderful: take him.
lesson-bluff = Put him under 8, face down. Nobody but you knows that 8 is worth next to nothing now.
lesson-trapped = { $rival } took the bait: a level 9, to win nothing at all. That is how a mastermind plays.
lesson-shrinking = Now, who hides under 9? Nobody has looked into hideout A yet: let’s find help there.
lesson-spy = At the foot of a card stands its ability. The Doorman is a spy: he may look at what others hide.
lesson-ability = An ability works once: when its crook is placed face up. Put the Doorman under 5, and use it.
lesson-look = Where shall he look? At what lies face down under 9.
lesson-found = It’s the Wheelman. Level 8 beats your 7, and now you know it.
lesson-back = In hideout C somebody can help. It has become cheaper, too.
lesson-accomplice = The Getaway Driver is an accomplice: he may stand on top of your own crook, and their levels add up. Take him.
lesson-stack = Put him on your Safecracker, under 9: 7 and 2 make 9, and the Wheelman is beaten.
lesson-dear = { $rival } leads under 6 and 7. Hideout E is dear, but it has the most to choose from.
lesson-killer = The Knife is a killer: he removes what one player has at a target. Level 3 is plenty where nobody else is left.
lesson-kill = Send the Knife to 7 and use him: the Brawler there is out of the game.
lesson-last = Remember hideout C? One card is left, for $1, and only you know which.
lesson-kingpin = The Boss himself. Now that he is the last one, he may leave.
lesson-crown = He is always placed face up. Under 6 he beats the Forger, and the Forger’s 2 points more are yours.
lesson-gangs = The coloured letters on cards are gangs. Whoever has the most members of one on the table gets 5 points for it at the end.
lesson-pass = You lead where it counts, and your last $3 would break a tie. Who passes is out for good: do it now. { $rival } plays on alone.
lesson-end = That’s all! The highest level takes a target, every modifier there counts, hidden ones too. The rest is a good poker face.

## And for who plays in another way, once for each kind of question.

lesson-kind-recruit = Hire somebody, or pass. A hideout costs $1 for each card in it; who passes is out for good.
lesson-kind-take = Keep one of these. You only get what you can also place.
lesson-kind-place = Choose a target, then how he lies. Face up, his ability works; face down costs $1 more and keeps your secret, without the ability.
lesson-kind-swap = The crook that stood here moves: to a target where you have nobody.
lesson-kind-kill = Choose whose crooks here leave the game.
lesson-kind-spy = Look at what others hide at a target, or at a whole hideout. Only you will see it.
