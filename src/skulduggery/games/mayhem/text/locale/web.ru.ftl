### Texts of Men of Mayhem that only a screen needs, in Russian. Everything else is shared with the terminal.

## The credits

web-credit = Sons of Anarchy: Men of Mayhem — игра Аарона Дилла, Джона Ковалески и Шона Суайгарта (Gale Force Nine, 2014).

## The table

web-round = Раунд { $n } из { $of }
web-phase-setup = Подготовка
web-phase-claim = Жетоны приказов
web-phase-reveal = Открытие
web-phase-orders = Приказы
web-phase-market = Чёрный рынок
web-phase-last-calls = Последние заказы
web-phase-clean-up = Уборка
web-phase-over = Игра окончена
web-market = Чёрный рынок: всего контрабанды, цена за единицу
web-market-step = продано { $range }: по { $cash }
web-market-sold = продано
web-market-last = Прошлый рынок: продано { $n }, по { $cash }
web-sale = Банды показывают, сколько продают.
web-sale-none = Никто ничего не продаёт.
web-market-mine = Если продать { $n }: по { $cash }
web-supply = В запасе: стволы и контрабанда
web-no-cards = Карт анархии в игре нет
web-heat = Внимание полиции: { $n }
web-heat-limits = Сколько банда может продать на чёрном рынке при внимании полиции: { $limits }
web-heat-limit =
    { $heat } — { $n ->
        [-1] сколько угодно
        [0] ничего
       *[other] не больше { $n }
    }
web-tokens = Приказы: { $n }
web-orders-left = Приказы
web-good-cash = Деньги
web-good-guns = Стволы
web-good-contraband = Контрабанда
web-patch = Нашивка Жнеца
web-out = распущена
web-clubhouse = В клубхаусе: { $dudes }
web-my-clubhouse = Мой клубхаус
web-pool = В резерве: { $dudes }
web-control = Контроль: { $player }
web-contested = Спорное
web-exploited = использовано
web-price-now = { $now } (на карте: { $printed })
web-barred = { $text } (сейчас запрещено)
web-face-down = Закрытая точка
web-fight = Разборка: { $place }
web-fight-begun =
    { $you ->
        [yes] Нападаете вы.
       *[no] Нападает { $player }.
    }
web-fight-ties =
    { $you ->
        [yes] Нашивка Жнеца у вас: при ничьей побеждаете вы.
       *[no] Нашивка Жнеца у игрока { $player }: ничья в его пользу.
    }
web-fight-no-ties = Нашивки Жнеца здесь нет: при ничьей никто не побеждает.
web-fight-won =
    { $you ->
        [yes] Вы побеждаете: { $sum } против { $next }.
       *[no] Побеждает { $player }: { $sum } против { $next }.
    }
web-fight-won-tie =
    { $you ->
        [yes] Ничья, { $sum }: Нашивка Жнеца у вас, и вы побеждаете.
       *[no] Ничья, { $sum }: Нашивка Жнеца и победа у игрока { $player }.
    }
web-fight-tied = Ничья, { $sum }, и ни у кого нет Нашивки Жнеца: никто не побеждает, все уезжают домой.
web-fight-die = выпадает { $n }
web-fight-attacked = На вас нападает { $player }.
web-fight-odds = Сейчас ваш шанс победить — { $now } %. Стволы и подмога, вызванная позже, ещё могут это изменить.
web-fight-odds-unarmed = Сейчас ваш шанс победить — { $now } %. Стволы здесь никто достать не может, но подмога, вызванная позже, ещё может это изменить.
web-fight-odds-gun = Сейчас ваш шанс победить — { $now } %, с одним стволом — { $more } %. Стволы и подмога, вызванная позже, ещё могут это изменить.
web-fight-odds-guns = Ваш шанс победить: первое число — если соперники достанут все стволы, какие могут у них быть, второе — если ни одного.
web-player = Игрок

## Orders

web-order-at = { $place }: какой приказ?
web-drop-token = Положить жетон приказа на место
web-token-where = Куда вы кладёте жетон приказа?
web-ride-here = Приехать сюда…
web-about-sides = Золотые — High Octane: у каждой банды свои правила. Серые — Unleaded: все банды одинаковы.
web-pick-sure = Выбрать банду: { $gang }?
web-pick-yes = Выбрать эту банду
web-about-guns =
    Все решают тайно. Ствол прибавляет 3, ранит парня соперника и уходит в сброс; { $heat ->
        [no] в этот раз стволы не привлекают внимания полиции.
       *[yes] стволы привлекают внимание полиции.
    }
web-about-traffic = Все решают тайно. Чем больше продадут все вместе, тем дешевле каждая единица. Торговля привлекает внимание полиции.
web-about-limit = При вашем внимании полиции можно продать не больше { $n }.
web-market-barred = Внимание полиции к вам — { $heat }: в этом раунде продавать нельзя.
web-sale-barred = Внимание { $heat }: продавать нельзя
web-about-fall = Один член клуба уходит в резерв.
web-about-patch = Её владелец ходит первым и побеждает при ничьей.
web-about-ready = Сейчас можно заключать сделки. Когда все будут готовы, игра продолжится.
web-about-back-up = Нажмите на место, чтобы позвать парней оттуда: 1 жетон приказа за место, сколько бы парней ни пришло.
web-no-members = Без членов клуба
web-idle = сейчас без пользы

## Deals

web-make-offer = Предложить…
web-offer = Предложение
web-compose-below = Составьте предложение на своей стороне стола.
web-gives =
    { $you ->
        [yes] даёте
       *[no] даёт
    }
web-wants =
    { $you ->
        [yes] хотите
       *[no] хочет
    }
web-accept = Принять
web-decline = Отклонить
web-withdraw = Отозвать
web-counter = Встречное…
web-counter-offer = Встречное предложение
web-counter-declines = Ваше встречное предложение сразу отклоняет первое.
web-offer-accepted = { $player } соглашается: { $terms }.
web-offer-declined = { $player } отказывается: { $terms }.
web-offer-countered = { $player } отказывается и предлагает взамен: { $terms }.
web-offer-to = Кому
web-offer-gives = Вы даёте
web-offer-wants = Вы хотите
web-less = Меньше: { $good }
web-more-of = Больше: { $good }
web-of-mine = из { $n }
web-offer-empty = Положите что-нибудь на одну из сторон.
web-send-offer = Предложить

# How somebody plays
web-figure-hid = Разборки, в которых стволы были, но остались припрятаны: { $n } из { $of } ({ $share } %)
web-figure-right = Кражи, которые удались целиком: { $n } из { $of } ({ $share } %)

## What others are doing

web-waits-pick = { $player } выбирает банду.
web-not-now = Сейчас недоступно…
web-not-now-ask = Ничего из этого сейчас нельзя. Нажмите, чтобы узнать почему.
web-ride-start = Откуда
web-ride-goal = Куда
web-waits-order = { $player } решает, какой отдать приказ.
web-waits-fight = Разборка продолжается: решает { $player }.
web-waits-market = { $player } думает о чёрном рынке.
web-waits-deal = Время сделок: ждём игрока { $player }.
web-waits-fall = { $player } решает, кто возьмёт вину на себя.
web-waits-use = { $player } решает, чем здесь воспользоваться.
web-waits-act = Решает { $player }.

## The end

web-scoring = Ширмы убраны
web-last-die = Последний бросок
web-scoring-legend = Побеждает тот, у кого больше денег. При ничьей — Нашивка Жнеца, затем больше стволов, затем бросок кубика.

## How to play

web-help-aim = Вы возглавляете мотоклуб. После последнего раунда побеждает тот, у кого больше денег; до этого деньги, стволы и контрабанда скрыты за вашей ширмой.
web-help-round = Каждый раунд: возьмите жетоны приказов (по одному за члена клуба плюс базовые приказы клуба), откройте точки и карты анархии, отдавайте приказы по очереди, сбудьте контрабанду на чёрном рынке и проведите уборку.
web-help-orders = Перетащите жетон приказа на место или нажмите на него, чтобы увидеть, что там можно сделать: отправить туда парней, использовать место под вашим контролем, начать Разборку там, где есть соперники. Перетащите своих парней на другое место, чтобы они поехали туда.
web-help-fight = В Разборке каждая сторона бросает кубик и прибавляет 1 за проспекта (новичка), 2 за члена клуба, 3 за ствол. Каждый ствол отправляет парня соперника в приёмный покой, а кто достал хоть один, привлекает внимание полиции.
web-help-market = На чёрном рынке все тайно решают, сколько контрабанды продать: чем её больше, тем она дешевле. Внимание полиции ограничивает продажу; если оно выше 4, кому-то придётся взять вину на себя.
web-help-deals = Пока кто-то думает о приказе, можно торговаться с кем угодно: деньги, стволы, контрабанда, обмен сразу. Обещания ни к чему не обязывают.
web-help-sign-member = Член клуба
web-help-sign-prospect = Проспект (новичок)
web-help-sign-token = Жетон приказа; перед правилом — Бонус, ещё за один жетон
web-help-sign-heat = Внимание полиции
web-help-sign-guns = Стволы; зачёркнуто: здесь доставать нельзя
web-help-sign-contraband = Контрабанда
web-help-sign-patch = Нашивка Жнеца: её владелец ходит первым и побеждает при ничьей
web-help-sign-emergency = Приёмный покой: бросок решает, кто выживет
web-help-boost = Бонус места

# The lab
web-lab-game-orders = приказы
web-lab-game-fights = разборки
web-lab-game-deaths = смерти
web-lab-game-falls = вина, взятая на себя
web-lab-game-out = распавшиеся банды
web-lab-game-cash = деньги всех банд
web-lab-game-winner = деньги победителя
web-lab-game-trafficked = сбыто контрабанды
web-lab-game-deals = сделки
web-lab-event-steal = кражи
web-lab-event-jail = арестованные парни
web-lab-event-offer = предложения

## The lobby

mayhem-variant = Наш вариант игры для двоих.
