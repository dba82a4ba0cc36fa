### Crooks: abilities and gangs, events and questions, in Russian. Terms: crook = бандит, target = цель, hideout = логово.

## The game

crooks-title = Crooks
crooks-blurb = Вербуйте бандитов, отправляйте каждого к верной цели, и пусть соперники гадают, кто лежит лицом вниз. Для 2–4 игроков, 10–20 минут.
crooks-goal = Очки за цель получает самый высокий уровень у неё; очки даёт и большинство в банде. Побеждает тот, у кого больше очков.

## Gangs

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit
gang-letter-northside = N
gang-letter-westside = W
gang-letter-outfit = O

## Abilities: names and what they do

ability-pickpocket = Щипач
ability-pickpocket-text = Возьмите 2 $ из банка.
ability-accomplice = Сообщник
ability-accomplice-text = Можно положить поверх своего бандита у цели; их уровни складываются.
ability-swap = Подмена
ability-swap-text = Может занять место вашего бандита, а тот переходит к цели, где у вас никого нет.
ability-killer = Киллер
ability-killer-text = Выберите игрока: все его бандиты у этой цели выходят из игры.
ability-boss = Босс
ability-boss-text = Вербуется, только когда остался в логове последним; кладётся всегда лицом вверх.
ability-spy = Шпион
ability-spy-text = Посмотрите всех бандитов лицом вниз у одной цели или все карты одного логова.

## Table options: names and values

option-edition = Издание
option-edition-2012 = 2012
option-edition-2016 = 2016
option-secret_money = Деньги
option-secret_money-false = видны всем
option-secret_money-true = тайные до конца
option-memory = Память
option-memory-notes = с заметками
option-memory-strict = строгая, без заметок

## Cards in sentences. $facts: level, modifier and gangs, as in 7(+2) N

crook = «{ $name }» { $facts }
card-hidden = бандит лицом вниз
cards-moved =
    { $hidden ->
        [only] своего бандита лицом вниз
        [too] { $cards } и своего бандита лицом вниз
       *[no] { $cards }
    }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the cards.

event-deal =
    { $hideouts ->
        [one] Бандиты разложены по { $hideouts } логову
       *[other] Бандиты разложены по { $hideouts } логовам
    }
event-first =
    { $you ->
        [yes] начинаете
       *[no] начинает
    }
event-turn =
    { $you ->
        [yes] ходите
       *[no] ходит
    }
event-pass =
    { $why ->
        [broke] { $you ->
            [yes] не можете заплатить ни за одно логово и выбываете
           *[no] не может заплатить ни за одно логово и выбывает
        }
        [empty] { $you ->
            [yes] видите, что все логова пусты, и выбываете
           *[no] видит, что все логова пусты, и выбывает
        }
       *[chosen] { $you ->
            [yes] пасуете
           *[no] пасует
        }
    }
event-recruit =
    { $you ->
        [yes] вербуете в логове { $hideout } за { $price }
       *[no] вербует в логове { $hideout } за { $price }
    }
event-recruit-seen =
    { $you ->
        [yes] вербуете в логове { $hideout } за { $price } и видите: { $cards }
       *[no] вербует в логове { $hideout } за { $price } и видит: { $cards }
    }
event-take =
    { $you ->
        [yes] берёте бандита из логова { $hideout }
       *[no] берёт бандита из логова { $hideout }
    }
event-take-seen =
    { $you ->
        [yes] берёте из логова { $hideout } карту { $card }
       *[no] берёт из логова { $hideout } карту { $card }
    }
event-nothing =
    { $you ->
        [yes] никого не берёте из логова { $hideout }
       *[no] никого не берёт из логова { $hideout }
    }
event-place-up =
    { $you ->
        [yes] выкладываете карту { $card } к цели { $target }
       *[no] выкладывает карту { $card } к цели { $target }
    }
event-place-ability =
    { $you ->
        [yes] выкладываете карту { $card } к цели { $target } и используете способность «{ $ability }»
       *[no] выкладывает карту { $card } к цели { $target } и использует способность «{ $ability }»
    }
event-place-down =
    { $you ->
        [yes] выкладываете карту { $card } лицом вниз к цели { $target }
       *[no] выкладывает карту { $card } лицом вниз к цели { $target }
    }
event-place-hidden =
    { $you ->
        [yes] выкладываете бандита лицом вниз к цели { $target }
       *[no] выкладывает бандита лицом вниз к цели { $target }
    }
event-gain =
    { $you ->
        [yes] берёте { $money } из банка
       *[no] берёт { $money } из банка
    }
event-kill =
    { $you ->
        [yes] теряете у цели { $target } от руки Киллера: { $cards }
       *[no] теряет у цели { $target } от руки Киллера: { $cards }
    }
event-move =
    { $you ->
        [yes] переводите от цели { $target } к цели { $to }: { $cards }
       *[no] переводит от цели { $target } к цели { $to }: { $cards }
    }
event-spy-nothing =
    { $you ->
        [yes] ни за кем не шпионите
       *[no] ни за кем не шпионит
    }
event-spy-target =
    { $you ->
        [yes] шпионите у цели { $target }
       *[no] шпионит у цели { $target }
    }
event-spy-target-seen =
    { $you ->
        [yes] шпионите у цели { $target } и видите: { $cards }
       *[no] шпионит у цели { $target } и видит: { $cards }
    }
event-spy-hideout =
    { $you ->
        [yes] шпионите в логове { $hideout }
       *[no] шпионит в логове { $hideout }
    }
event-spy-hideout-seen =
    { $you ->
        [yes] шпионите в логове { $hideout } и видите: { $cards }
       *[no] шпионит в логове { $hideout } и видит: { $cards }
    }
event-reveal =
    { $you ->
        [yes] открываете у цели { $target } карту { $card }
       *[no] открывает у цели { $target } карту { $card }
    }
event-score-target = Цель { $target } стоит { $worth }: высший уровень — { $level }. Добыча ({ $points }): { $players }
event-score-target-tie = Цель { $target } стоит { $worth }: ничья на уровне { $level }. Добыча (по { $points }): { $players }
event-score-target-nobody = Цель { $target } стоит { $worth }: там никого нет
event-score-gang = { $gang }: больше всего членов ({ $members }) { $who ->
        [you] у вас
       *[other] у игрока { $player }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
event-score-gang-nobody = { $gang }: ни у кого нет большинства, очков нет
event-end = Побеждает { $players }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
event-end-money = Ничья: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }. Побеждает { $players }: больше всего денег ({ $money }).
event-end-shared = { $who ->
        [you] Вы делите победу с другими ({ $players })
       *[other] Победу делят { $players }
    }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
event-end-you = Вы побеждаете: { $points ->
        [one] { $points } очко!
        [few] { $points } очка!
       *[other] { $points } очков!
    }
event-end-you-money = Ничья: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }. Вы побеждаете: у вас больше всего денег ({ $money })!

## Questions

ask-recruit = В каком логове вы вербуете?
ask-recruit-broke = Вам не хватает денег ни на одно логово.
ask-take = Какого бандита вы берёте из логова { $hideout }?
ask-take-nothing = Никого из бандитов в логове { $hideout } взять нельзя.
why-CR-RECRUIT-03 = вербуется, только когда он там последний
why-CR-ROB-06 = некуда положить
ask-place = К какой цели вы выкладываете карту { $card }?
ask-side = { $card } к цели { $target }: лицом вверх или вниз?
ask-swap = Подмена займёт место у цели { $target }. К какой цели перейдёт { $cards }?
ask-kill = Чьих бандитов у цели { $target } уберёт ваш Киллер?
ask-spy = Куда посмотрит ваш Шпион?

## Options

choice-pass = Спасовать до конца игры
choice-nothing = Никого не брать (без возврата денег)
choice-up = Лицом вверх
choice-ability = Лицом вверх, со способностью «{ $ability }»
choice-kill-own = Лицом вверх, со способностью «{ $ability }» против своих: { $cards }
choice-without = Лицом вверх, без способности «{ $ability }»
choice-down = Лицом вниз, за { $money }
choice-spy-target = Цель
choice-spy-hideout = Логово
choice-spy-nothing = Никуда

## The table. These stand in columns of 15 letters; table-tie of 6, score-target, score-sum and score-money of 13,
## score-worth of 9, score-cells of 23.

table-hideouts = Логова
table-notes = Заметки
table-target = Цель
table-worth = сейчас стоит
table-leads = лидирует
table-tie = ничья
table-passed = пас
note-hideout = { $hideout }: { $cards }
note-mixed = { $places } вместе: { $cards }
note-place-hideout =
    { $count ->
        [1] { $hideout }
       *[other] { $hideout } ({ $count })
    }
note-place-grid = { $player } у { $target }
note-place-box = коробка
legend-crook = 7(+2) NW — бандит уровня 7, который прибавляет к цели 2; он из Northside и Westside (O: Outfit). + перед бандитом: сверху лежит Сообщник, уровни складываются.
legend-hidden = ▒▒▒ — бандит лицом вниз. Если над ▒▒▒ стоят цифры, вы его знаете, а остальные, возможно, нет.
legend-grid = «Сейчас стоит» и «лидирует» учитывают только известных вам бандитов; ? значит, что бандит лицом вниз может всё изменить. [5] отмечает то, что можно выбрать сейчас. Буквы — логова с их ценами. ▸ отмечает, чей ход, × — кто выбыл.
score-target = Цель { $target }
score-worth = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
score-cells = уровень +очки =сумма
score-sum = Очки
score-money = Осталось $

## The deck

deck-name = Бандит
deck-level = Уровень
deck-gangs = Банды
deck-ability = Способность
deck-sum = { $cards ->
        [one] { $cards } бандит
        [few] { $cards } бандита
       *[other] { $cards } бандитов
    }
deck-members = { $gang } { $members }

## Что скрыто

holding-target = у цели { $target }
review-bluff = { $player } блефует: { $what }, лицом вниз { $where }. Остальные, исходя из того, что видели, ждали кого-то сильнее с вероятностью { $believed } % и предположили бы: { $guesses }.
review-trap = { $player } скрывает силу: { $what }, лицом вниз { $where }. Остальные, исходя из того, что видели, ждали кого-то слабее с вероятностью { $believed } % и предположили бы: { $guesses }.
