## The first lesson: the text next to each question (games/crooks/text/lessons/first.toml).
## Chapters: the name, and what was learned at the end.

lesson-chapter-recruit = Recruit and rob
lesson-learned-recruit = A hideout costs $1 for each card in it. You keep one crook, and the highest level at a target wins its points.
lesson-chapter-bluff = Face down
lesson-learned-bluff = For $1 more, only you know who lies there: a strong crook, or a trap that ruins the target.
lesson-chapter-abilities = Abilities
lesson-learned-abilities = They work once, when you place a crook face up. A Spy looks, an Accomplice joins, a Killer clears the way.
lesson-chapter-kingpin = The Kingpin and the end
lesson-learned-kingpin = You can recruit him only as the last card in his hideout. At the end, the player with the most members of a gang scores for it: 5 points with two players. Money breaks a tie on points.

## $rival is the other player.

lesson-aim = Welcome to the city, 1934. You and { $rival } each lead a crew of crooks, and you’re after the same eight targets.
lesson-grid = Each column is a target, worth 2 to 9 points. At the end of the game, the highest total level in a column wins its points.
lesson-recruit = First recruit a crook. A hideout costs $1 for each card in it. Try C.
lesson-take = You see all its cards and keep one. The big number is the level; the tag below it changes what the target is worth.
lesson-boss = One card here is the Kingpin, a strong crook. He can’t be recruited while other cards lie in his hideout, so remember him and come back later. For now take the Safecracker: level 7, and his target is worth 2 points more.
lesson-place = Place him under 9. Face up costs nothing, and with him the target is worth 11.
lesson-hidden = { $rival } has placed a card under 9 too, face down. That costs $1 extra. A strong crook, or a bluff? You can’t know yet.
lesson-cheap = You can do that as well. Look into hideout B, for only $2.
lesson-bungler = The Bungler is weak and costs his target 6 points. Perfect for a trap: take him.
lesson-bluff = Place him under 8, face down. Only you know that 8 is now worth next to nothing.
lesson-trapped = { $rival } took the bait: a level 9 crook wasted on a target worth nothing. That’s how a mastermind plays.
lesson-shrinking = Now, who is hiding under 9? Nobody has looked into hideout A yet, so let’s find help there.
lesson-spy = The ability is at the foot of the card. The Doorman is a Spy: he can look at what others hide.
lesson-ability = An ability triggers once, when you place the crook face up. Place the Doorman under 5, using his ability.
lesson-look = Send him to peek at the face-down card under 9.
lesson-found = It’s the Wheelman. His level 8 beats your 7, and now you know it.
lesson-back = There’s someone useful in hideout C – and it’s cheaper now.
lesson-accomplice = The Getaway Driver is an Accomplice: you can place her on top of your own crook, and their levels add up. Take her.
lesson-stack = Place her on your Safecracker under 9: 7 and 2 make 9, and the Wheelman is beaten.
lesson-dear = { $rival } leads at 6 and 7. Hideout E is expensive, but it offers the widest choice.
lesson-killer = The Knife is a Killer: he removes all crooks of one player at a target. With nobody else left there, level 3 is enough to win.
lesson-kill = Send the Knife to 7. With the Brawler goes his −2, so the target is worth 7 again. The Forger at 6 may stay: his +2 will be yours soon.
lesson-last = Remember hideout C? One card is left, for $1, and only you know which.
lesson-kingpin = The Kingpin himself! He is the last card now, so you can recruit him.
lesson-crown = He is always placed face up. Under 6 he beats the Forger, whose +2 makes the target worth 8, and you collect it all.
lesson-gangs = The coloured letters on cards are gangs. At the end, the player with the most members of a gang on the table scores for it: 5 points with two players, fewer with more.
lesson-spend = Money left over only breaks ties, so spend it. One card is left in hideout D, for $1.
lesson-tipster = The Tipster belongs to two gangs and makes his target worth 2 more. Take him.
lesson-three = Nobody is at 3 yet. With him it’s worth 5.
lesson-westside = $2 left, and E now costs just that. You know what lies there: look again.
lesson-bootlegger = The Bootlegger is of Westside (W). With him you have more of that gang than { $rival }: 5 points. Take him.
lesson-two = Under 2 he loses to the Smuggler. But he needn’t win to count for his gang.
lesson-end = That’s it! Highest level wins the target, and every modifier counts – even on hidden cards. The rest is a good poker face.

## For players who leave the suggested path: a text for each kind of question, shown once.

lesson-kind-recruit = Recruit a crook, or pass. A hideout costs $1 for each card in it; if you pass, you’re out for the rest of the game.
lesson-kind-take = Keep one of these. You can only take a crook that you can also place.
lesson-kind-place = Choose a target, then face up or face down. Face up, the ability works; face down costs $1 extra and keeps your secret, but the ability is lost.
lesson-kind-swap = The crook that was here moves to a target where you have nobody.
lesson-kind-kill = Choose whose crooks here leave the game.
lesson-kind-spy = Look at what others hide at a target, or at a whole hideout. Only you will see it.
