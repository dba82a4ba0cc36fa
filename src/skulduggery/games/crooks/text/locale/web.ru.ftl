### Texts of Crooks that only a screen needs, in Russian. Everything else is shared with the terminal.

## The credits

web-credit = Crooks — игра Нила Кроули (White Goblin Games, 2012).

## The table

web-grid = Цели и ряды игроков
web-turn = ходит
web-nothing = ничего
web-empty = пусто
web-hideout = { $count ->
        [0] Логово { $hideout }, пусто
        [one] Логово { $hideout }, { $count } бандит, { $price }
        [few] Логово { $hideout }, { $count } бандита, { $price }
       *[other] Логово { $hideout }, { $count } бандитов, { $price }
    }
web-seen = Все карты здесь вы видели
web-seen-some = Часть карт здесь вы видели
web-may-change = Бандит лицом вниз ещё может изменить стоимость этой цели.
# A player’s members of a gang
web-gang-members = { $gang }, членов банды: { $count }.
web-gang-doubt = Бандиты лицом вниз могут добавить ещё.
web-gang-worth = Тот, у кого в конце больше всего членов банды, получает { $worth }.
web-nobody-leads = Здесь никто не лидирует
web-fresh = Изменилось после вашего хода
web-spoken-recruit = Завербовать в логове { $hideout } за { $price }
web-pass-sure = Спасовать до конца игры?
web-pass-what = Ходов у вас больше не будет. Всё, что вы выложили, принесёт очки, а деньги важны только при ничьей.
web-pass-yes = Да, пасую
web-kill-own-sure = Убрать собственных бандитов у цели { $target }?
web-kill-own-what = Их место займёт ваш Киллер. Вне игры: { $crooks }.
web-kill-own-yes = Да, убрать
# The first turn: what comes next
web-first-recruit = Вы платите 1 $ за каждую карту в нём, смотрите все и берёте одну.
web-first-take = Потом вы положите его к цели; остальные вернутся в логово.
web-first-place = Потом вы решите: лицом вверх или вниз.
# Under “Face up” or “Face down”: what it does, in a few words
web-face-down = Лицом вниз
web-side-up = видят все
web-side-down = тайно, за { $money }
web-side-without = без способности
web-side-pickpocket = взять 2 $
web-side-killer = убрать бандитов
web-side-spy = посмотреть карты
# before one spends too much
web-only-so = { $ability ->
        [accomplice] усилит вашего бандита
        [swap] отправит вашего бандита к другой цели
        [killer] уберёт вашего бандита
       *[other] только со способностью
    }
web-last-crook = у вас останется { $left } (самое дешёвое логово: { $price })
web-last-crook-about = «!»: после этого вам не хватит ни на одно логово. Если цены не упадут, в следующий ход придётся пасовать.
web-waits-recruit = { $player } выбирает логово.
web-waits-take = { $player } выбирает бандита.
web-waits-place = { $player } выбирает цель.
web-waits-swap = { $player } переводит бандита.
web-waits-kill = { $player } выбирает жертву.
web-waits-spy = { $player } выбирает, где шпионить.

## Cards

web-card-level = { $name }, уровень { $level }
web-card-hidden = Бандит лицом вниз, владелец: { $player }
web-card-known = Лицом вниз, но вы его знаете: { $card }
web-card-own = Ваш бандит лицом вниз: { $card }
web-lens-hidden = Лежит лицом вниз. Вы его знаете, а другие, возможно, нет.
web-lens-worth =
    { $way ->
        [more] Прибавляет к своей цели { $by }.
       *[less] Отнимает у своей цели { $by }.
    }
web-lens-gangs = Банда: { $gangs }.

# How somebody plays
web-figure-hid = Бандитов выложено лицом вниз: { $n } из { $of } ({ $share } %)

## The scoring

web-scoring-legend = В каждой клетке — уровень или число членов банды и очки за них. За банду при ничьей очков нет; при равных очках решают деньги.
web-worth = стоит

# The targets as the pictures show them: alone, at the start of a sentence, as a place.
web-target = { $target ->
        [2] Ломбард
        [3] Подпольный бар
        [4] Ювелирная лавка
        [5] Ипподром
        [6] Казино
        [7] Музей
        [8] Банк
        [9] Бронепоезд
       *[other] Цель { $target }
    }
web-target-the = { $target ->
        [2] Ломбард
        [3] Подпольный бар
        [4] Ювелирная лавка
        [5] Ипподром
        [6] Казино
        [7] Музей
        [8] Банк
        [9] Бронепоезд
       *[other] Цель { $target }
    }
web-target-at = { $target ->
        [2] в ломбарде
        [3] в подпольном баре
        [4] в ювелирной лавке
        [5] на ипподроме
        [6] в казино
        [7] в музее
        [8] в банке
        [9] в бронепоезде
       *[other] у цели { $target }
    }

# On the board, target by target
web-night = На город опускается ночь…
web-night-next = Дальше

# The newspaper. Its sentences are about names, never about “you”.
web-paper-name = Ночной вестник
web-paper-date = Ночной выпуск · целей: { $targets } · игроков: { $crews }
web-paper-results = Итоги
web-paper-you = (вы)
web-paper-place = Вы заняли { $place }-е место.
web-paper-place-shared = Вы разделили { $place }-е место.
web-headline-clear = { $winner } берёт город, { $best }:{ $next }
web-headline-narrow = { $winner } впереди на волосок, { $best }:{ $next }
web-headline-rout = { $winner } хозяйничает в городе, { $best }:{ $next }
web-headline-late = На рассвете город берёт { $winner }, { $best }:{ $next }
web-headline-money = Равный счёт, { $best }: { $winner } покупает город
web-headline-shared = { $winner } делят город
web-headline-shared-you = { $winner } делите город
web-news-haul = Главный куш
web-news-haul-text = { $target } приносит { $worth }. Всё забирает { $players }.
web-news-haul-you = { $target } приносит { $worth }. Всё забираете вы.
web-news-haul-shared = { $target } приносит { $worth }. Добычу поделили поровну, по { $share }: { $players }.
web-news-trap = Это была ловушка
web-news-trap-text = Лицом вниз { $target }: { $crook }. Сюрприз от игрока { $owner }. { $share ->
        [0] С пустыми руками
       *[other] Добыча — всего { $share }
    }: { $players }.
web-news-trap-you = Лицом вниз { $target }: { $crook }. Сюрприз от игрока { $owner }. Вам { $share ->
        [0] не досталось ничего
       *[other] осталось всего { $share }
    }.
web-news-trap-mine = Лицом вниз { $target }: { $crook }. Это ваш сюрприз. { $share ->
        [0] С пустыми руками
       *[other] Добыча — всего { $share }
    }: { $players }.
web-news-gang = Банды сделали выбор
web-news-gang-text = { $gang ->
        [outfit] Outfit
        [westside] Westside
       *[northside] Northside
    } — за игрока { $player } (членов банды: { $members }), { $points }.
web-news-gang-you = { $gang ->
        [outfit] Outfit
        [westside] Westside
       *[northside] Northside
    } — за вас (членов банды: { $members }), { $points }.
web-news-waste = Много шума из ничего
web-news-waste-text = { $target } не стоит ни гроша. Кому не повезло: { $players }. Наши соболезнования!
web-news-waste-you = { $target } не стоит ни гроша. Примите наши соболезнования!
web-news-purse = Деньги под матрасом
web-news-purse-text = { $player } уходит домой с деньгами ({ $money }). Очков за них не дают.
web-news-purse-you = Вы уходите домой с деньгами ({ $money }). Очков за них не дают.

## Help

web-help-recruit = Вербовка: выберите логово, заплатите по 1 $ за каждого бандита в нём, посмотрите всех и возьмите одного.
web-help-rob = Ограбление: положите бандита в свой ряд под целью лицом вверх или, за 1 $ больше, лицом вниз. Либо спасуйте: тогда до конца игры вы больше не ходите.
web-help-end = Когда спасовали все, очки за каждую цель получает самый высокий уровень у неё. Тот, у кого больше всего членов банды, получает за неё { $worth }.
web-help-card = Бандит: уровень, модификатор, который меняет стоимость цели, справа банды, внизу способность: она действует, только если положить его лицом вверх.
web-help-hidden = Бандит лицом вниз, в цвете владельца. Знает его только владелец.
web-help-back = Бандит соперника лицом вниз, которого вы видели. Открытый глаз и карандашную пометку видите только вы.
web-help-own = Ваш бандит лицом вниз. Перечёркнутый глаз означает, что соперники его не видят.
web-help-seen = Вы видели всех бандитов в этом логове.
web-help-half = Вы видели бандитов, которые могут быть здесь, но с тех пор кто-то взял одного.
web-help-doubt = Стоимость цели, лидер и число членов банды учитывают только известных вам бандитов. Знак ? значит, что бандит лицом вниз может всё изменить.
web-help-modified = Из-за бандитов у цели она стоит больше или меньше своего числа.
web-help-hat = Шляпа на цели: там лидирует её хозяин.
web-help-corner = Золотой уголок: после вашего хода здесь что-то изменилось.

# The lab
web-lab-event-take = взято бандитов
web-lab-placed-down = бандиты лицом вниз
web-lab-placed-up = бандиты лицом вверх
web-lab-event-kill = убрано бандитов
web-lab-event-move = перемещено бандитов
web-lab-event-gain = карманные кражи
