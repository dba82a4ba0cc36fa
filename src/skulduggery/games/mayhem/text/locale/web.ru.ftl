### Texts of Men of Mayhem that only a screen needs, in Russian. Everything else is shared with the terminal.

## The credits

web-credit = Sons of Anarchy: Men of Mayhem — игра Аарона Дилла, Джона Ковалески и Шона Суайгарта (Gale Force Nine, 2014).

## The table

web-round = Раунд { $n } из { $of }
web-phase-setup = Подготовка
web-phase-claim = Раздача приказов
web-phase-reveal = Открытие
web-phase-orders = Приказы
web-phase-market = Чёрный рынок
web-phase-last-calls = Последние заказы
web-phase-clean-up = Уборка
web-phase-over = Игра окончена
web-market = Чёрный рынок: всего контрабанды, деньги за каждую
web-supply = В запасе: стволы и контрабанда
web-no-cards = Нет карт Анархии в игре
web-heat = Внимание полиции: { $n }
web-tokens = Приказы: { $n }
web-orders-left = Приказы
web-good-cash = Деньги
web-good-guns = Стволы
web-good-contraband = Контрабанда
web-patch = Нашивка Жнеца
web-out = распущена
web-clubhouse = В клубхаусе: { $dudes }
web-my-clubhouse = Мой клубхаус
web-pool = Не набраны: { $dudes }
web-control = Контроль: { $player }
web-contested = Спорное
web-exploited = использовано
web-price-now = { $now } (напечатано: { $printed })
web-face-down = Закрытое место
web-fight = Разборка: { $place }
web-player = Игрок

## Orders

web-order-at = { $place }: какой приказ?
web-dudes-short =
    { $prospects ->
        [0] { $members } Ч
       *[other] { $members ->
            [0] { $prospects } П
           *[other] { $members } Ч + { $prospects } П
        }
    }
web-about-sides = Золотые — High Octane: у каждой банды свои правила. Серые — Unleaded: все банды одинаковы.
web-pick-sure = Вести банду: { $gang }?
web-pick-yes = Вести эту банду
web-about-guns = Все выбирают тайно. Каждый выхваченный ствол идёт в счёт Разборки, ранит чужого парня и пропадает. Стволы привлекают внимание полиции.
web-about-traffic = Все выбирают тайно. Чем больше продадут все вместе, тем дешевле каждая единица. Торговля привлекает внимание полиции.
web-about-fall = Слишком много внимания: один член клуба уходит в резерв.
web-about-patch = У кого она, тот ходит первым и побеждает при равенстве.
web-about-ready = Сейчас можно предлагать и принимать сделки. Игра идёт дальше, когда готовы все.
web-about-back-up = Каждое место, откуда вы зовёте, стоит 1 жетон приказа.
web-no-members = Без членов клуба

## Deals

web-make-offer = Предложить …
web-compose-below = Составьте его на своей стороне стола.
web-gives = даёт
web-wants = хочет
web-accept = Принять
web-decline = Отклонить
web-withdraw = Отозвать
web-counter = Встречное …
web-counter-offer = Встречное предложение
web-counter-declines = Ваше встречное предложение сразу отклоняет первое.
web-offer-to = Кому
web-offer-gives = Я даю
web-offer-wants = Я хочу
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
web-not-now = Чего сейчас нельзя
web-not-now-ask = Ничего из этого сейчас нельзя. Нажмите, чтобы узнать почему.
web-waits-order = { $player } решает, какой отдать приказ.
web-waits-fight = Разборка продолжается: решает { $player }.
web-waits-market = { $player } думает о чёрном рынке.
web-waits-deal = Время сделок: ждём игрока { $player }.
web-waits-fall = { $player } берёт вину на себя.
web-waits-use = { $player } решает, чем здесь воспользоваться.
web-waits-act = Решает { $player }.

## The end

web-scoring = Ширмы подняты
web-last-die = Последний бросок
web-scoring-legend = Побеждает тот, у кого больше денег; затем — Нашивка Жнеца, затем — больше стволов, затем — последний бросок.

## How to play

web-help-aim = Вы ведёте мотоклуб. После последнего раунда побеждает тот, у кого больше денег; до того деньги, стволы и контрабанда скрыты за вашей ширмой.
web-help-round = Каждый раунд: возьмите приказы (по одному за члена клуба и базу клуба), откройте места и карты Анархии, отдавайте приказы по очереди, торгуйте на чёрном рынке, приберитесь.
web-help-orders = Нажмите на место, чтобы увидеть, что там можно сделать: отправить туда парней, использовать то, что держите вы одни, начать Разборку там, где стоят соперники.
web-help-fight = В Разборке каждая сторона бросает кубик и добавляет 1 за проспекта, 2 за члена клуба, 3 за ствол. Каждый ствол отправляет парня соперника в приёмный покой и привлекает полицию.
web-help-market = На чёрном рынке все тайно решают, сколько контрабанды продать: чем её больше, тем она дешевле. Внимание полиции ограничивает продажу; выше 4 кто-то берёт вину на себя.
web-help-deals = Торгуйтесь с кем угодно, пока кто-то думает о приказе: деньги, стволы, контрабанда, один обмен сразу. Обещания никого не связывают.
web-help-sign-member = Член клуба
web-help-sign-prospect = Проспект
web-help-sign-token = Приказ; перед правилом: Бонус за ещё один приказ
web-help-sign-heat = Внимание
web-help-sign-guns = Стволы; зачёркнуто: здесь доставать нельзя
web-help-sign-contraband = Контрабанда
web-help-sign-patch = Нашивка Жнеца: ходит первым и выигрывает ничьи
web-help-sign-emergency = Приёмный покой: бросок решает, кто выживет
web-help-boost = Бонус места

# The lab
web-lab-game-orders = приказы
web-lab-game-fights = разборки
web-lab-game-deaths = смерти
web-lab-game-falls = взятая вина
web-lab-game-out = распавшиеся банды
web-lab-game-cash = деньги всех банд
web-lab-game-winner = деньги победителя
web-lab-game-trafficked = сбыто контрабанды
web-lab-game-deals = сделки
web-lab-event-steal = кражи
web-lab-event-jail = арестованные парни
web-lab-event-offer = предложения
