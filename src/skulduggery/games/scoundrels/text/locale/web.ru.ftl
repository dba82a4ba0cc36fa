### Texts of 3000 Scoundrels that only a screen needs, in Russian. Everything else is shared with the terminal.

## The credits

web-credit = 3000 негодяев (3000 Scoundrels) — игра Кори Конечки (Unexpected Games, 2022).

## The table

web-office = Офис шерифа
web-jail = Тюрьма
web-nobody = никого
web-reputation = Репутация
web-sheriff = Шериф
web-wanted = Розыск
web-marks-left = Осталось меток
web-setup = Подготовка
web-rail = День и ход
web-step-start = Начало
web-step-plan = 1 План
web-step-abilities = 2 Способности
web-step-act = 3 Наём или шериф
web-step-end = Конец
web-step-last = Последний шанс
web-sheet = Планшет главаря: { $player }
web-open-sheet = Показать планшет главаря
web-crew = Негодяи: { $player }
web-place = { $where }: { $what }
web-place-0 = вверху слева
web-place-1 = вверху посередине
web-place-2 = вверху справа
web-place-3 = внизу слева
web-place-4 = внизу посередине
web-place-5 = внизу справа
web-free = свободно
web-slots = Ячейки: { $player }
web-slot = Ячейка { $slot }: { $what }
web-slots-of = ячейка { $slots }
web-bonus = вы получаете { $money }
web-face-down = карта лицом вниз
web-honest = не блеф
web-men-of = Подручные на ней: { $players }
web-henchmen = Подручные: доступны { $supply }, в тюрьме { $jail }
web-hand = Покерные карты в руке: { $n } { $cards }
web-no-hand = в руке нет карт
web-zero-up = 0, разыгранный сегодня лицом вверх
web-deck = колода
web-deck-of = Покерная колода: { $n } { $top }
web-loot = Украденные сейфы: { $player }
web-loot-count = Украдено сейфов: { $n } (сегодня не больше { $limit })
web-safe = Сейф { $safe }, { $location }: { $content }
web-unknown = вам неизвестно
web-marked = Метки: { $marks }
web-unused = Неиспользуемый сейф
web-values = Ценность сейфов: { $values }

## Questions

web-order = Отреагировать могут несколько игроков; порядок определяет тот, кто ходил последним.
web-react-arrow = после того, на кого указывает стрелка
web-idle-only = То, что можно использовать сейчас, ничего не даст. Выбор есть, потому что это всё равно засчитывается: может сработать стрелка.
web-stakes = Если это блеф, вы получите 1 очко репутации; если карта честная, подручный сядет в тюрьму.
web-last-henchman = Это ваш последний свободный подручный: если выставить его, вы сразу потеряете 1 очко репутации.
web-used = уже использован
web-used-by = Его использует { $player }.
web-suspect = Не верю!
web-money-held = у вас { $money }
web-bribe-full = заглянув в него, вы вернёте один из своих сейфов
web-true = правда
web-no-such-safe = сейфа такой ценности здесь нет
web-vain = { $scoundrel } при найме сейчас не сработает: { $why }
web-vain-idle = { $scoundrel } при найме сейчас ничего не даст
web-vain-marked = «!»: { $what }.
web-just-hired = новый
web-waits-plan = { $player } выбирает покерную карту.
web-waits-act = { $player } выбирает, кого нанять.
web-waits-ability = { $player } решает, какую способность использовать.
web-waits-henchman = { $player } думает, не блеф ли эта карта.
web-waits-crew = { $player } расставляет банду.
web-waits-strategy = { $player } выбирает карту.
web-waits-safe = { $player } у сейфов.
web-waits-sheriff = { $player } у шерифа.
web-waits-dawn = { $player } определяет порядок.

## Cards

web-card = Карта
web-tech =
    { $tech ->
        [one] Значок технологий
        [few] { $tech } значка технологий
       *[other] { $tech } значков технологий
    }: +{ $tech } в конце игры
web-zero = Не подходит ни к одной ячейке: в ячейке это всегда блеф.
web-card-slot = В ячейке { $slot } это не блеф, в любой другой — блеф.
web-lens-hidden = Лежит лицом вниз. Вы знаете, что это, а другие, возможно, нет.

# How somebody plays
web-figure-hid = Карты, которые были блефом: { $n } из { $of } ({ $share } %)
web-figure-caught = Раскрытый блеф: { $n } из { $of } ({ $share } %)
web-figure-right = Верные подозрения: { $n } из { $of } ({ $share } %)

## A day’s end, the scoring

web-stamp-bluff = БЛЕФ!
web-stamp-true = НЕ БЛЕФ
web-stamp-lie = ЛОЖЬ!
web-lie =
    { $whom ->
        [you] ваша метка { $number } оказалась ложью
       *[other] метка { $number } игрока { $player } оказалась ложью
    }
web-day-over = День { $day } окончен
web-day-show = Показать, чем закончился день { $day }
web-day-read = Подробно
web-day-less = Свернуть
web-day-calm = Никто не заподозрил ни одной карты, поэтому ничего не открывали.
web-day-bluff = Ячейка { $slot }, карта { $card }: блеф, подозревали: { $players }.
web-day-true = Ячейка { $slot }, карта { $card }: честно, подозревали: { $players }.
web-day-stolen = Украдено: { $safes }
web-day-scouted = Разведано: { $safes }
web-day-drawn = Новые покерные карты: { $cards }
web-day-first =
    { $whom ->
        [you] Начинаете вы.
       *[other] Начинает { $player }.
    }
web-day-fresh = Все ячейки снова свободны, руки пополнены.
web-day-last = Последний день: теперь за { $money } шериф позволит украсть сейф.
web-safes = Сейфы открываются, начиная с самого дешёвого.
web-safes-next = Дальше
web-scoring-legend = Зелёная метка говорит правду: +1 очко технологий тому, кто украл сейф. Зачёркнутое число было ложью.

## Help

web-sign-scout = разведать: посмотреть тайно (буква — только там)
web-sign-mark = пометить сейф
web-sign-steal = украсть сейф
web-sign-rep = репутация
web-sign-jail = подручный садится в тюрьму
web-sign-free = освободить подручного
web-sign-hire = нанять негодяя
web-sign-use = использовать другого негодяя
web-sign-swap = обменять
web-sign-peek = посмотреть покерную карту
web-sign-draw = взять покерную карту
web-sign-sheriff = офис шерифа
web-sign-opp = соперник (четверо — каждый)
web-sign-rob = отобрать доллары
web-sign-discard = сбрасывается
web-sign-tech = 1 очко технологий в конце
web-sign-henchman = подручный

# The lab
web-lab-event-hire = наймы
web-lab-paid = доллары за наймы
web-lab-event-use = использования негодяев
web-lab-event-steal = украденные сейфы
web-lab-event-abandon = брошенные сейфы
web-lab-played-bluff = карты-блефы
web-lab-suspected-bluff = заподозренные блефы
web-lab-suspected-honest = заподозренные честные карты
web-lab-mark-false = ложные метки
web-lab-event-jail = подручные, попавшие в тюрьму
web-lab-event-sheriff = визиты к шерифу
web-lab-tech-reputation = технологии за репутацию, все игроки
web-lab-tech-icons = технологии за значки, все игроки
