### Texts that only a screen needs, in Russian. Everything else is shared with the terminal.

## Everywhere

web-close = Закрыть
web-back = Назад
web-again = Повторить
web-skip = Пропустить
web-forward = Перемотка: чужие ходы без анимации
web-more = Ещё
web-looks = Оформление
web-theme = Светлая или тёмная тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-contrast = Контраст
web-contrast-auto = Контраст: как в системе
web-contrast-more = Контраст: высокий
web-contrast-none = Контраст: обычный
web-pace = Скорость анимации
web-pace-calm = Анимация: обычная
web-pace-quick = Анимация: быстрая
web-pace-none = Анимация: выключена
web-to-lobby = В лобби
web-credits = Авторы

## Troubles

web-server-gone = Сервер недоступен. Страница оживёт сама, как только он вернётся.
web-offline = Играть без сети
web-site-host = Здесь играют с ботами или вместе на этом устройстве. Чтобы играть с людьми в других местах, нужен сервер.
web-site-keeping = Сохраняем, чтобы играть и без сети…
web-site-kept = Сохранено: теперь здесь можно играть и без сети.
web-site-loading = Игры загружаются…
web-site-lost = Партия прервалась. Сейчас она продолжится с этого же места…
web-site-server = Вернуться на сервер
web-site-unkept = Этот браузер не сохранит партию: она исчезнет, когда вы закроете страницу.
web-new-build = Вышла новая версия Skulduggery.
web-new-build-load = Обновить
web-error-title = Что-то пошло не так
web-error-server = Сервер отвечает не так, как должен. Попробуйте ещё раз чуть позже.
web-gone-title = Стол не найден
web-gone = По этому адресу нет стола. Возможно, его удалили или часть ссылки потерялась.
web-closed-title = Только для игроков
web-lost = Связь потеряна. Подключаемся снова…
web-joining = Подключаемся к столу…

## Several people at one device

web-hand-over = Передайте устройство: { $player }
web-hand-covered = До этого экран закрыт: чужих карт никто не увидит.
web-hand-take = Это я, { $player }

## The lobby

web-motto = Настольные игры о преступлениях и блефе. Бесплатно и без регистрации.
web-your-name = Ваше имя
web-play-now = Сколько ботов против вас?
web-against = { $bots ->
        [one] Играть против { $bots } бота
       *[other] Играть против { $bots } ботов
    }
web-bots-here = Боты: { $bot }. Нужны посильнее — создайте стол.
web-new-table = Создать стол…

## Lessons

web-lesson = Урок
web-lesson-step = { $step } из { $steps }
web-lesson-rule = Правило
web-lesson-again = Начать заново
web-lesson-hide = Скрыть
web-lesson-show = Показать урок
web-lesson-start = Начать
web-lesson-next = Далее
web-lesson-complete = Урок пройден
web-lesson-go-on = Доиграть эту партию
web-lesson-real = Сыграть полную партию
web-lesson-own = Теперь вы играете сами. Если что-то незнакомо, нажмите «?».
web-lesson-watch =
    Отлично! Смотрите, что { $rivals ->
        [1] сделает { $rival }
       *[other] сделают соперники
    }.
web-lesson-scoring = Теперь смотрите подсчёт очков.
web-lesson-strayed = Урок предлагает другой ход. Отмените свой, чтобы продолжить урок (за настоящим столом этого нельзя, если вы увидели карты), или играйте по-своему.
web-lesson-stuck = Этот ход отменить нельзя. Начните урок заново или играйте дальше.
web-lesson-back = Отменить ход
web-lesson-tip = Сюда
web-learn = Учебная партия
web-short = { $bots ->
        [one] Первая партия против новичка
       *[other] Первая партия против { $bots } новичков
    }
web-hints = Подсказки
web-hints-yes = разрешены
web-hints-no = нет
web-listed = Доступ
web-listed-yes = открытый, виден в лобби
web-listed-no = закрытый, только по ссылке
web-watching = Зрители
web-watching-now = можно, сразу (только открытое)
web-watching-late = можно, с задержкой на { $lag ->
        [one] { $lag } сообщение
        [few] { $lag } сообщения
       *[other] { $lag } сообщений
    }
web-watching-none = нельзя
web-clock = Время на ход
web-clock-none = без ограничения
web-clock-seconds = { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[other] { $n } секунд
    }
web-clock-minutes = { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }
web-clock-days = { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }
web-late = Когда время выйдет
web-late-answer = делается случайный ход
web-late-bot = дальше играет бот
web-late-wait = все ждут
web-terms-about = Что значат эти настройки?
web-seats = Места
web-seat = Место { $seat }
web-seat-open = для всех, у кого есть ссылка
web-seat-bot = Бот: { $bot }
web-tables = Столы
web-resume = Вернуться к столу:
web-resume-later = Не сейчас: скрыть { $table }. Останется в разделе «{ web-part-mine }».

## Лобби: столы, мои партии, кто как играет

web-parts = Разделы
web-games = Игры
web-part-play = Играть
web-part-tables = Открытые столы
web-part-mine = Мои партии
web-part-watch = Смотреть
web-resume-turn = Ваш ход:
web-watch-best = Сейчас играют
web-leaders = Лучшие игроки
web-rated = рейтинговая
web-people-here = Профили игроков:
web-person-in-tab = Профиль игрока { $player } (новая вкладка)

## Before the game

web-link = Ссылка на этот стол
web-copy = Копировать
web-copied = Скопировано

## For eyes and ears of all kinds

web-sound = Звук
web-sound-off = Звук: выключен
web-sound-soft = Звук: тихий
web-sound-medium = Звук: средний
web-sound-loud = Звук: громкий
web-screen = Экран
web-screen-on = Экран: не гаснет
web-screen-off = Экран: обычный
web-the-board = Игровое поле
web-skip-to-ask = К вашему ходу
web-skip-to-board = К содержимому
web-told = Что происходит
web-told-before = { $n ->
        [one] Ещё { $n } событие — в журнале.
        [few] Ещё { $n } события — в журнале.
       *[other] Ещё { $n } событий — в журнале.
    }

## At the table

web-ask = Ваш ход
web-side = Боковая панель
web-close-side = Закрыть боковую панель
web-log = Журнал
web-notes = Заметки
web-chat = Чат
web-chat-none = Сообщений пока нет.
web-chat-watcher = Писать здесь могут только игроки.
web-notes-watcher = Здесь записано, что видел игрок, и только для него самого.
web-chat-say = Напишите сообщение
web-chat-send = Отправить
web-chat-to = Кому
web-chat-everybody = Всем
web-chat-to-name = Написать лично: { $name }
web-chat-say-to = Увидит только { $name }
web-unmute = Показать
web-unmute-name = Показать сообщения: { $name }
web-muted = Сообщения скрыты: { $name }.
web-rules = Правила
web-rules-search = Поиск по правилам
web-rules-found =
    { $n ->
        [one] Найдено { $n } правило
        [few] Найдено { $n } правила
       *[other] Найдено { $n } правил
    }
web-rules-none = Ни одно правило не упоминает «{ $said }». Отменить ход или сдаться можно в меню ≡ за вашим столом.
web-rules-games = Игры
web-rules-contents = Содержание
web-rules-legend = Значки и символы
web-rules-parts = Разделы правил
web-rules-which = Выберите игру, чтобы прочитать её правила.
web-rules-lost = В этой игре нет правила { $rule }. Вот все её правила.
web-rules-read = Читать правила
web-things = На столе
web-use-log = Всё, что произошло до сих пор; новое внизу. Знак § рядом со строкой открывает её правило.
web-use-notes = То, что вы видели и могли забыть. Эти заметки видны только вам.
web-use-chat = Сообщения людей за этим столом, в том числе личные.
web-use-close-side = Убирает эту панель, чтобы полю досталось больше места. V убирает и возвращает её.
web-use-hint = Ваши лучшие ходы по шансам на победу. Учитывается только то, что вы можете знать.
web-use-rules = Все правила игры; сначала те, что касаются текущего вопроса.
web-use-help = Как играть, в картинках; клавиши; что лежит на столе и зачем.
web-use-sound = Выключает и включает звук. Громкость настраивается в меню.
web-use-menu = Настройки, ссылка на стол, правила и прочее: отменить ход, прервать игру, сдаться.
web-use-skip = Переходит к концу анимации. То же делает Esc.
web-use-back = Шаг назад: ничего ещё не отправлено. То же делает Esc.
web-use-undo = Отменяет ваш последний ход. Если с тех пор кто-то видел карты, нужно согласие остальных.
web-use-list = Все варианты этого вопроса списком кнопок. L открывает и закрывает его.
web-what = Что это?
web-away = не за столом
web-not-connected = не в сети
web-away-long = { $player } не за столом.
web-away-soon = Нет связи с игроком { $player }. Через { $time } можно передать игру боту.
web-gave-up = сдаётся
web-take-over = Передать игру боту
web-event-take-over = не за столом; дальше играет бот
web-event-return =
    { $you ->
        [yes] снова за столом
       *[no] снова за столом
    }
web-event-resign =
    { $you ->
        [yes] сдаётесь
       *[no] сдаётся
    }
web-event-time-out =
    { $you ->
        [yes] не успеваете; делается случайный ход
       *[no] не успевает; делается случайный ход
    }
web-event-undo =
    { $you ->
        [yes] отменяете свой последний ход
       *[no] отменяет последний ход
    }
web-left = Осталось времени
web-left-none = время вышло
web-left-soon = { $n ->
        [one] осталась { $n } секунда
        [few] осталось { $n } секунды
       *[other] осталось { $n } секунд
    }
web-left-days = { $days } дн. { $hours } ч
web-bot-plays = Ваше время вышло, и за вас играет бот.
web-play-on = Вернуться в игру
web-undo = Отменить последний ход
web-undo-short = Отменить
web-spectator = Вы зритель
web-why-not = Почему нельзя?
web-show-table = Показать стол
web-list = Показать все варианты
web-show-cards = Показать карты
web-sent = Отправлено…
web-notes-strict = За этим столом заметок нет: запоминайте, что видите.

## Ending, and after

web-ended = Эта игра завершена досрочно.
web-scoring = Подсчёт
web-result = Итог
web-rematch = Реванш
web-rematch-join = К реваншу
web-rematch-blocked = { $player } не получит приглашения: вы заблокировали этого игрока.
web-review = Разобрать партию
web-see-table = Посмотреть стол
web-save-log = Сохранить запись партии
web-open-record = Открыть партию всем
web-opened = Эту партию теперь может смотреть каждый.

## Review

web-to-table = К столу

## A replay: eyes, speed, sharing, playing on

replay-share = Поделиться
web-continues = Продолжение другой партии; не рейтинговая.
web-continues-anew = Скрытые карты розданы заново: тот, кто видел ту партию, знает то же, что { $player }, и не больше.
web-continues-same = Все карты лежат там же, где лежали: тот, кто видел ту партию, знает их все.

## Раздача, которую может проверить каждый

web-dealing = Раздаём карты…
web-fair-seal = Сервер показывает не ту печать своей доли, что раньше. Не доверяйте этой раздаче.
web-fair-listed = Список печатей сервера не подходит к этому столу или отличается от показанного раньше. Не доверяйте этой раздаче.
web-fair-lacks = Ваш браузер запечатал свою долю, но в списке сервера этой печати нет. Браузер держит свою долю при себе, и сказать, честна ли раздача, нельзя.
web-fair-told = Сервер сообщает не то, что говорил вашему браузеру раньше.
web-fair-seat = Сервер даёт вам не то место, на котором вы сидели при раздаче. Не доверяйте этой раздаче.
web-fair-back = Сервер вернул стол на шаг назад, когда ваш браузер уже раскрыл свою долю. Не доверяйте этой раздаче.
web-fair-begun = Этот стол продолжает другой, где раздачу прервали, но сервер её не считает. Возможно, он пересдавал, пока карты ему не понравились.
web-fair-withheld = Доля одного из игроков была запечатана, но карты розданы без неё. Сервер в сговоре с этим игроком мог выбрать из двух раздач.
web-fair-left-out = Стол не стал ждать, и карты розданы без доли игрока { $players }. Если вы доверяете этому серверу, тасовка случайна, как всегда.
web-fair-log = То, что сервер раскрыл после игры, не соответствует запечатанному до неё. Не доверяйте этой раздаче.
web-fair-device = Доля вашего места запечатана с другого устройства. Если это были не вы, не доверяйте этой раздаче.
web-fair-out = Карты раздали, пока вас не было.

## Help

## Моя учётная запись

web-log-in = Войти
web-sign-up = Создать учётную запись
web-sign-up-instead = Мне нужна учётная запись
web-my-games = Мои партии
web-bot-named = { $name } (бот)
web-conduct = Скрыть, заблокировать или пожаловаться: { $name }
web-conduct-blocked = Разблокировать или пожаловаться: { $name }
web-person-menu = { $name }: { $page ->
    [yes] профиль, заблокировать, пожаловаться
   *[no] заблокировать, пожаловаться
}
web-blocked = Игрок заблокирован: { $name }.
web-unblock = Разблокировать
web-unblock-name = Разблокировать: { $name }
web-invitation = Вас приглашает за стол { $host }.
web-invitation-decline = Отказаться

## The lab

web-lab = Лаборатория
