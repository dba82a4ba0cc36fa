### Texts that only a screen needs, in Russian. Everything else is shared with the terminal.

## Everywhere

web-close = Закрыть
web-back = Назад
web-again = Ещё раз
web-skip = Пропустить
web-more = Ещё
web-theme = Светлая или тёмная тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-to-lobby = В холл
web-credits = Авторы
web-credits-game = Crooks — игра Нила Кроули (White Goblin Games, 2012). Skulduggery — независимая площадка; карты, рисунки и тексты здесь свои.
web-credits-icons = Пиктограммы взяты с game-icons.net по лицензии Creative Commons Attribution 3.0, в других цветах и размерах.
web-credits-fonts = Шрифты:

## Troubles

web-error-title = Не получилось
web-error-server = Сервер не отвечает как надо. Попробуйте ещё раз чуть позже.
web-gone-title = Такого стола нет
web-gone = По этому адресу нет стола. Возможно, его уже убрали или в ссылке чего-то не хватает.
web-lost = Связь потеряна, пробуем снова …
web-joining = Идём к столу …

## The lobby

web-motto = Игры о преступлениях и блефе
web-your-name = Ваше имя
web-play-now = Играть сейчас
web-against = { $bots ->
        [one] против { $bots } бота
       *[other] против { $bots } ботов
    }
web-new-table = Новый стол …
web-make-table = Открыть стол
web-seats = Места
web-seat = Место { $seat }
web-seat-open = для того, у кого есть ссылка
web-seat-bot = Бот: { $bot }
web-tables = Столы
web-tables-none = Открытых столов сейчас нет. Откройте свой и пошлите кому-нибудь ссылку.
web-taken = Занято мест: { $taken } из { $seats }
web-join = Сесть за стол
web-watch = Смотреть
web-resume = Назад к вашему столу:
web-finished = Ваши сыгранные партии

## Before the game

web-host = хозяин
web-link = Ссылка на этот стол
web-share = Пошлите эту ссылку тем, с кем хотите играть.
web-copy = Копировать
web-copied = Скопировано
web-copy-watch = Копировать ссылку на стол
web-start = Начать игру
web-start-waits = { $seats ->
        [one] Ждём ещё { $seats } игрока
       *[other] Ждём ещё { $seats } игроков
    }
web-waits-seats = Игра может начаться, как только заняты все места.
web-waits-host = Ждём, когда хозяин стола начнёт игру.
web-get-up = Встать из-за стола
web-full = Все места заняты, игра ещё не началась. Оставайтесь смотреть.

## At the table

web-ask = Ваше решение
web-grid = Цели и ряды игроков
web-log = Журнал
web-chat = Чат
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-rules = Правила
web-rules-search = Поиск по правилам
web-rules-none = Ни одно правило не говорит о «{ $said }».
web-turn = ходит
web-away = отошёл
web-away-long = { $player } не за столом.
web-take-over = Пусть доиграет бот
web-event-take-over = не за столом; дальше играет бот
web-event-return =
    { $you ->
        [yes] снова за столом
       *[no] снова за столом
    }
web-spectator = Вы смотрите
web-nothing = ничего
web-empty = пусто
web-why-not = Почему нельзя?
web-hideout = { $count ->
        [0] Логово { $hideout }, пусто
        [one] Логово { $hideout }, { $count } бандит, { $price }
        [few] Логово { $hideout }, { $count } бандита, { $price }
       *[other] Логово { $hideout }, { $count } бандитов, { $price }
    }
web-seen = Вы видели, кто здесь лежит
web-seen-some = Вы видели часть того, что здесь лежит
web-spoken-recruit = Вербовать в логове { $hideout } за { $price }
web-pass-sure = Пас? Тогда до конца игры вы больше не ходите.
web-pass-yes = Да, пас
web-sent = Отправлено …
web-waits-recruit = { $player } выбирает логово.
web-waits-take = { $player } выбирает бандита.
web-waits-place = { $player } выбирает цель.
web-waits-swap = { $player } переводит бандита.
web-waits-kill = { $player } выбирает жертву.
web-waits-spy = { $player } выбирает, где шпионить.
web-notes-strict = За этим столом играют без заметок: запоминайте, что видите.
web-note-box = коробка

## Cards

web-card-level = { $name }, уровень { $level }
web-card-hidden = Закрытый бандит, владелец: { $player }
web-card-known = Закрыт, но вы его знаете: { $card }
web-lens-hidden = Лежит лицом вниз; вы его знаете, а другие, возможно, нет.

## Ending, and after

web-end = Закончить игру для всех …
web-end-sure = Игра остановится для всех, очки не подсчитываются.
web-end-yes = Да, закончить
web-ended = Хозяин стола закончил эту игру.
web-scoring = Подсчёт
web-scoring-legend = В каждой клетке: уровень или число членов банды и очки за них.
web-worth = стоит
web-result = Итог
web-rematch = Реванш
web-rematch-join = К реваншу
web-review = Просмотр партии
web-see-table = Посмотреть на стол
web-save-log = Сохранить запись партии
web-open-record = Открыть просмотр партии всем

## Review

web-review-start = Стол до раздачи карт.
web-review-closed = Просматривать эту партию могут только её игроки; хозяин может открыть её всем.
web-review-early = Эту партию можно просмотреть, когда она закончится.
web-to-table = К столу
web-first = В начало
web-previous = Шаг назад
web-next = Шаг вперёд
web-last = В конец
web-run = Дальше само
web-pause = Пауза

## Help

web-help-recruit = Вербовка: выберите логово, заплатите по 1 $ за каждого бандита там, посмотрите их и возьмите одного.
web-help-rob = Ограбление: положите его в свой ряд под цель лицом вверх или, за 1 $ больше, лицом вниз. Либо пасуйте: тогда вы выбываете.
web-help-end = Когда спасовали все, очки за каждую цель получает наивысший уровень у неё. Очки приносит и большинство в банде.
web-help-card = Бандит: уровень, рядом — сколько он прибавляет к цели или отнимает, справа банды, внизу способность: она действует, только если его положили лицом вверх.
web-help-back = Бандит лицом вниз, в цвете владельца. Если вы его знаете, на нём карандашом написаны его числа.
web-help-seen = Вы видели всех бандитов в этом логове.
web-help-half = Вы видели бандитов, которые могут лежать здесь; потом кто-то взял одного.
web-help-doubt = Стоимость цели и лидер учитывают только известных вам бандитов; ? значит, что закрытый бандит может всё изменить.
web-help-keys = Клавиши: то, что стоит на кнопке (A, 5, 0), нажимает её; стрелки переходят от одной к другой; Esc — назад или пропустить; R открывает правила, ? — эту страницу.
