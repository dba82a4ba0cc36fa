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
web-credits-house = Skulduggery — независимый проект. Все карты, рисунки и тексты здесь собственные.
web-credits-icons = Пиктограммы
web-credits-licence = В других цветах и размерах:
web-credits-fonts = Шрифты

## Troubles

web-server-gone = Сервер недоступен. Страница оживёт сама, как только он вернётся.
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

web-seat-here = тоже играет на этом устройстве
web-here = на этом устройстве
web-here-who = Имя игрока на месте { $seat }
web-here-name = Игрок { $seat }
web-hand-over = Передайте устройство: { $player }
web-hand-covered = До этого экран закрыт: чужих карт никто не увидит.
web-hand-take = Это я, { $player }

## The lobby

web-motto = Игры о преступлениях и блефе
web-your-name = Ваше имя
web-play-now = Играть сейчас
web-against = { $bots ->
        [one] против { $bots } бота
       *[other] против { $bots } ботов
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
web-lesson-next = Далее
web-lesson-real = Сыграть полную партию
web-lesson-own = Теперь вы играете сами. Если что-то незнакомо, нажмите «?».
web-lesson-watch = Отлично! Смотрите, что сделают соперники.
web-lesson-strayed = Урок предлагает другой ход. Отмените свой, чтобы продолжить урок, или играйте по-своему.
web-lesson-stuck = Этот ход отменить нельзя. Начните урок заново или играйте дальше.
web-lesson-back = Отменить ход
web-lesson-tip = Сюда
web-learn = Учебная партия
web-short = { $bots ->
        [one] Короткая партия против новичка
       *[other] Короткая партия против { $bots } новичков
    }

web-hints = Подсказки
web-hints-yes = разрешены
web-hints-no = нет
web-listed = Доступ
web-listed-yes = открытый: стол виден в лобби
web-listed-no = закрытый: только по ссылке
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
web-make-table = Создать стол
web-seats = Места
web-seat = Место { $seat }
web-seat-open = для всех, у кого есть ссылка
web-seat-bot = Бот: { $bot }
web-persona = Стиль бота на месте { $seat }
web-persona-none = просто играет на победу
web-tables = Столы
web-tables-none = Открытых столов сейчас нет. Создайте свой и отправьте кому-нибудь ссылку.
web-taken = Занято мест: { $taken } из { $seats }
web-join = Сесть за стол
web-watch = Смотреть
web-resume = Вернуться к столу:
web-finished = Завершённые партии

## Лобби: столы, мои партии, кто как играет

web-parts = Разделы
web-part-play = Играть
web-part-tables = Открытые столы
web-part-mine = Мои партии
web-part-watch = Смотреть
web-resume-turn = Ваш ход:
web-your-turn = ваш ход
web-filter = Игра
web-filter-all = все игры
web-watch-best = Сейчас играют
web-watch-none = Сейчас смотреть нечего.
web-leaders = Лучшие игроки
web-leaders-how = Рейтинг дают завершённые партии за открытыми столами без подсказок — между людьми с учётной записью и нашими ботами. ± показывает погрешность: места распределяются по рейтингу за её вычетом. Все начинают с 1000 ± 667.
web-leaders-place = Место
web-leaders-who = Игрок
web-leaders-rating = Рейтинг
web-leaders-games = Партии
web-leaders-none = Рейтинговых партий пока нет. Войдите, создайте стол без подсказок и возглавьте список.
web-rated = рейтинговая
web-people-here = Профили игроков:
web-games-won = Партий: { $games }, побед: { $won }.
web-rating-is = Рейтинг { $rating } ± { $spread }
web-rating-place = место { $place }
web-rating-change = Рейтинг { $change }
web-rating-none = Рейтинга пока нет.
web-rating-curve = Последних рейтинговых партий: { $games }. Рейтинг изменился с { $first } до { $last }; минимум { $low }, максимум { $high }.
web-person-in-tab = Профиль игрока { $player } (новая вкладка)
web-newer = Более новые
web-older = Более старые
web-person-none = Завершённых партий пока нет.
web-history = Последние партии
web-history-none = Завершённых партий пока нет.
web-played-with = играли ещё: { $players }
web-somebody-left = бывший игрок
web-finish = место { $place } из { $seats }
web-score = Очки: { $n }
web-playing = Мой профиль
web-listing = Показывать мой профиль другим
web-listing-page = Моя открытая страница
web-listing-what = Вы появитесь в таблице рейтинга, и у вас будет страница с рейтингами, блефами и партиями за открытыми столами. Партии за закрытыми столами видите только вы.

## Before the game

web-host = хозяин
web-link = Ссылка на этот стол
web-share = Отправьте эту ссылку тем, с кем хотите играть.
web-scan = Показать QR-код
web-scan-of = QR-код этой ссылки
web-scan-here = Этот адрес работает только на этом устройстве. Чтобы с вами могли играть другие в вашей сети, откройте адрес, который сервер вывел для них; он выводит его, если запущен с --host 0.0.0.0.
web-copy = Копировать
web-copied = Скопировано
web-copy-watch = Копировать ссылку на стол
web-start = Начать игру
web-start-waits = { $seats ->
        [one] Ждём ещё { $seats } игрока
       *[other] Ждём ещё { $seats } игроков
    }
web-waits-seats = Игру можно начать, когда все места заняты.
web-waits-host = Ждём, когда хозяин стола начнёт игру.
web-get-up = Встать из-за стола
web-close-table = Закрыть стол
web-full = Все места заняты, но игра ещё не началась. Оставайтесь смотреть.

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
web-log = Журнал
web-notes = Заметки
web-chat = Чат
web-chat-none = Сообщений пока нет.
web-chat-say = Напишите сообщение
web-chat-send = Отправить
web-chat-to = Кому
web-chat-everybody = Всем
web-chat-to-name = Написать лично: { $name }
web-chat-say-to = Увидит только { $name }
web-mute = Скрыть
web-mute-name = Скрыть сообщения: { $name }
web-unmute = Показать
web-unmute-name = Показать сообщения: { $name }
web-muted = Сообщения скрыты: { $name }.
web-rules = Правила
web-rules-search = Поиск по правилам
web-rules-none = Ни одно правило не упоминает «{ $said }».
web-rules-games = Игры
web-rules-parts = Разделы правил
web-rules-which = Выберите игру, чтобы прочитать её правила.
web-rules-lost = В этой игре нет правила { $rule }. Вот все её правила.
web-rules-read = Читать правила
web-things = На столе
web-use-log = Всё, что произошло до сих пор; новое внизу. Знак § рядом со строкой открывает её правило.
web-use-notes = То, что вы видели и могли забыть. Эти заметки видны только вам.
web-use-chat = Сообщения людей за этим столом, в том числе личные.
web-use-hint = Ваши лучшие ходы по шансам на победу. Учитывается только то, что вы можете знать.
web-use-rules = Все правила игры; сначала те, что касаются текущего вопроса.
web-use-help = Как играть, в картинках; клавиши; что лежит на столе и зачем.
web-use-menu = Настройки, ссылка на стол, правила и прочее: отменить ход, прервать игру, сдаться.
web-use-skip = Переходит к концу анимации. То же делает Esc.
web-use-back = Шаг назад: ничего ещё не отправлено. То же делает Esc.
web-what = Что это?
web-away = не за столом
web-away-long = { $player } не за столом.
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
        [yes] сдаётесь; дальше бот делает ходы по правилам
       *[no] сдаётся; дальше бот делает ходы по правилам
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
web-tell-me = Сообщать о моём ходе
web-tell-me-webhook = через канал этого сервера
web-tell-me-mail = по почте на адрес
web-tell-me-coded = Мы отправили код на этот адрес.
web-tell-me-code = Код
web-tell-me-so = Сообщать
web-tell-me-ask = Прислать код
web-tell-me-push = в этом браузере
web-tell-me-denied = Ваш браузер блокирует уведомления с этой страницы. Разрешите их в настройках страницы и попробуйте снова.
web-tell-me-unreached = До вашего браузера не достучаться: его служба push-уведомлений не отвечает или её нет.
web-stop = Письма об этом столе
web-stop-ask = Больше не присылать писем, когда за этим столом ваш ход? Снова включить их можно за столом.
web-stop-do = Отключить письма
web-stop-done = Готово. Писем об этом столе больше не будет.
web-resign = Сдаться…
web-resign-sure = До конца игры бот будет делать за вас ходы по правилам. Вернуться в игру нельзя.
web-resign-yes = Да, сдаюсь
web-end-ask = Попросить всех прервать игру
web-motion-undo =
    { $you ->
        [yes] Вы хотите отменить свой последний ход.
       *[no] { $player } хочет отменить последний ход.
    }
web-motion-end =
    { $you ->
        [yes] Вы хотите прервать игру без результата.
       *[no] { $player } хочет прервать игру без результата.
    }
web-motion-voted = Проголосовали { $voted } из { $voters }
web-motion-declined = Согласились не все.
web-motion-yes = За
web-motion-no = Против
web-motion-secret = Голосование тайное.
web-spectator = Вы зритель
web-why-not = Почему нельзя?
web-show-table = Показать стол
web-show-cards = Показать карты
web-sent = Отправлено…
web-notes-strict = За этим столом заметок нет: запоминайте, что видите.

## Ending, and after

web-end = Прервать игру для всех…
web-end-sure = Игра остановится для всех, без подсчёта очков.
web-end-yes = Да, прервать
web-ended = Хозяин стола прервал эту игру.
web-old-rules = Эта партия шла по старым правилам, которых на этом сервере больше нет. Она завершена без рейтинга, и показать её нельзя.
web-old-record = Эта партия шла по старым правилам, которых на этом сервере больше нет, и показать её нельзя.
web-broken-log = Запись этой партии повреждена: продолжить или показать её нельзя.
web-scoring = Подсчёт
web-result = Итог
web-rematch = Реванш
web-rematch-join = К реваншу
web-review = Разобрать партию
web-see-table = Посмотреть стол
web-save-log = Сохранить запись партии
web-open-record = Открыть партию всем
web-opened = Эту партию теперь может смотреть каждый.

## Review

web-review-start = Всё готово, игра начинается.
web-review-hidden = Эту партию нельзя показать
web-review-closed = Просматривать эту партию могут только её игроки; хозяин может открыть её всем.
review-begin = Разобрать партию
review-wait = Идёт разбор: { $done } %
review-share = { $share } %
review-earlier = Предыдущий момент
review-later = Следующий момент
review-moments = Ключевые моменты
review-everybody = всех
mark-bluff = блеф
mark-suspicion = подозрение
web-to-table = К столу
web-first = В начало
web-previous = Шаг назад
web-next = Шаг вперёд
web-last = В конец
web-run = Воспроизвести
web-pause = Пауза

## A replay: eyes, speed, sharing, playing on

replay-whose = Точка зрения
replay-speed = Скорость воспроизведения
replay-unseen = { $player } ничего из этого не видит.
replay-on = Играть отсюда
replay-share = Поделиться
share-moment = Этот момент
share-send = Отправить…
share-files = Скачать
share-files-say = В тексте партия рассказана словами с выбранной точки зрения. Запись — это сама партия, для просмотра и разбора в терминале.
share-text = Сохранить как текст
share-picture = Анимированная картинка
share-picture-says = Последний круг на столе с выбранной точки зрения: GIF примерно на мегабайт, для чата или веб-страницы.
share-draw = Создать
share-frame-of = Кадр { $n } из { $of }
share-stop = Остановить
share-closed = Просматривать эту партию могут только её игроки; открыть её всем может нынешний хозяин стола: { $player }.
share-save = Сохранить картинку
share-frame = Встроить в свою страницу
share-frame-says = Вставьте это в свою страницу: читатели смогут листать партию по шагам, но ничего не изменят.
share-frame-closed = Когда партию смогут смотреть все, её можно будет встроить и в другие страницы.
on-says = Новый стол начинается с шага { $step } этой партии. Всё, что выпадет дальше, будет новым. Партия не рейтинговая.
on-me = я
on-hidden = Скрытые карты
on-anew = Раздать заново.
on-anew-says = За моим местом остаётся всё, что оно знало, а остальное раздаётся заново. Даже тот, кто видел эту партию, знает не больше моего.
on-same = Оставить.
on-same-says = Скрытые карты остаются на месте, в колодах тоже: тот, кто видел эту партию, их знает.
on-begin = Начать отсюда
web-continues = Продолжение другой партии; не рейтинговая.
web-continues-anew = Скрытые карты розданы заново: тот, кто видел ту партию, знает то же, что { $player }, и не больше.
web-continues-same = Все карты лежат там же, где лежали: тот, кто видел ту партию, их знает.

## Раздача, которую может проверить каждый

web-dealing = Раздаём карты…
web-fair = Честная раздача (можно проверить)
web-fair-words = Эти четыре слова одинаковы для всех за столом.
web-fair-part = В тасовке участвовали браузеры игроков: { $players }.
web-fair-nobody = В тасовке участвовал только сервер.
web-fair-without = Роздано без участия браузеров игроков: { $players }.
web-fair-ended =
    { $ended ->
        [one] { $ended } партия перед этим реваншем прервана после начала раздачи.
        [few] { $ended } партии перед этим реваншем прерваны после начала раздачи.
       *[other] { $ended } партий перед этим реваншем прервано после начала раздачи.
    }
web-fair-commits = С каждым открытым сообщением сервер закрепляет всю запись до этого места: незаметно изменить скрытый ход он уже не может.
web-fair-uncommitted = Эта партия начата раньше, чем серверы стали закреплять свои записи: исключить позднее изменение скрытых ходов нельзя.
web-fair-server = Сервер запечатал свою долю:
web-fair-checked = Проверено: ключ сервера и все доли соответствуют своим печатям.
web-fair-false = Внимание: то, что сервер раскрыл, не соответствует запечатанному.
web-fair-how = Чтобы проверить, что все карты следуют из ключа и долей, возьмите оба файла:
web-fair-receipt = Сохранить мою квитанцию
web-fair-awaits = Ждём, когда браузер игрока { $player } примет участие в тасовке.
web-fair-leave-out = Раздать без игрока { $player }
web-fair-seal = Сервер показывает не ту печать своей доли, что раньше. Не доверяйте этой раздаче.
web-fair-listed = Список печатей сервера не подходит к этому столу или отличается от показанного раньше. Не доверяйте этой раздаче.
web-fair-lacks = Ваш браузер запечатал свою долю, но в списке сервера этой печати нет. Браузер держит свою долю при себе, и сказать, честна ли раздача, нельзя.
web-fair-told = Сервер сообщает не то, что говорил вашему браузеру раньше.
web-fair-seat = Сервер даёт вам не то место, на котором вы сидели при раздаче. Не доверяйте этой раздаче.
web-fair-back = Сервер вернул стол на шаг назад, когда ваш браузер уже раскрыл свою долю. Не доверяйте этой раздаче.
web-fair-begun = Этот стол продолжает другой, где раздачу прервали, но сервер её не считает. Возможно, он пересдавал, пока карты ему не понравились.
web-fair-withheld = Доля одного из игроков была запечатана, но карты розданы без неё. Сервер в сговоре с этим игроком мог выбрать из двух раздач.
web-fair-log = То, что сервер раскрыл после игры, не соответствует запечатанному до неё. Не доверяйте этой раздаче.
web-fair-device = Доля вашего места запечатана с другого устройства. Если это были не вы, не доверяйте этой тасовке.
web-fair-out = Карты раздаются без доли вашего браузера.

## Help

web-help-hold = Нажмите и удерживайте что угодно на столе, чтобы узнать, что это и какие правила здесь действуют.
web-help-keys = Клавиши: знак на кнопке (A, 5, 0) нажимает её. Стрелки переходят от кнопки к кнопке. Esc — назад или пропустить. Клавиша «.» сразу показывает чужие ходы, пока вы не нажмёте её снова. R открывает правила. ? объясняет выбранное или открывает эту страницу. Правая кнопка или долгое нажатие объясняет всё, что есть на столе.
## Моя учётная запись

web-log-in = Войти
web-log-in-instead = У меня есть учётная запись
web-log-in-with = Войти через { $provider }
web-providers = Другие способы входа
web-provider-also = Входить также через { $provider }
web-provider-end = Отвязать
web-sign-up = Создать учётную запись
web-sign-up-instead = Мне нужна учётная запись
web-recover = Сбросить пароль
web-recover-instead = Я не помню пароль
web-account-why = Играть можно и без учётной записи. С ней ваши партии найдутся на любом устройстве, а ваше имя никто не займёт.
web-password = Пароль
web-password-new = Новый пароль
web-password-least = Не меньше 10 знаков; несколько слов легко запомнить.
web-password-change = Сменить пароль
web-password-changed = Пароль изменён. Во всех остальных браузерах выполнен выход.
web-code = Код восстановления
web-code-why = Запишите этот код: с ним можно задать новый пароль, если вы забудете свой. Он показывается один раз, и ничто другое не поможет: сервер не знает вашей почты.
web-code-kept = Код записан
web-log-out = Выйти
web-log-out-others = Выйти в других браузерах
web-my-games = Мои партии
web-my-games-none = Партий пока нет.
web-take-along = { $games ->
        [one] В этом браузере вы играли гостем за { $games } столом.
        [few] В этом браузере вы играли гостем за { $games } столами.
       *[many] В этом браузере вы играли гостем за { $games } столами.
    }
web-take-along-yes = Добавить в мою учётную запись
web-sessions = Где выполнен вход
web-session-this = этот браузер
web-session-seen = последний раз: { $day }
web-my-data = Мои данные
web-my-data-what = Всё, что этот сервер хранит о вас, одним файлом: учётная запись, браузеры, места, ходы и сообщения.
web-my-data-save = Сохранить мои данные
web-forget = Удалить учётную запись…
web-forget-what = Учётная запись, имя, места и сообщения удаляются навсегда. Сыгранные партии другие смогут смотреть и проверять и дальше; ваше имя останется только в списке, запечатанном перед каждой раздачей.
web-forget-yes = Удалить всё
web-known = с учётной записью
web-bot-named = { $name } (бот)
web-bot-account = учётная запись бота
web-bot = Бот
web-bot-why = С этой учётной записью может играть ваша программа. Она садится за столы, куда её пригласили, и все видят, что это бот. Это навсегда: сами вы с этой учётной записью больше не сыграете. Если с ней уже садились за стол, сделать её ботом нельзя.
web-bot-become = Сделать учётной записью бота
web-bot-become-yes = Да, навсегда
web-bot-is = С этой учётной записью играет программа, и все видят, что это бот.
web-bot-token-since = Токен действует с { $day }.
web-bot-token-new = Новый токен
web-bot-token-shown = Показывается один раз: сохраните его там, где его прочитает ваша программа. Прежний токен больше не действует.
web-bot-token-end = Отозвать токен
web-invite-bot = Пригласить чужого бота
web-invite-name = Имя бота
web-invite = Пригласить
web-invited = Приглашение отправлено: { $name }.
web-invite-sent = { $name } ещё не знает о приглашении: возможно, программа не запущена.
web-invite-declined = { $name } отказывается.
web-report = Пожаловаться на последнее сообщение: { $name }
web-reported = Теперь его и предыдущие сообщения видит владелец сервера.
web-hush = Запретить чат: { $name }
web-unhush = Снова разрешить чат: { $name }

# The lab
web-lab = Лаборатория
web-lab-intro = Измените карту или число — в основном наборе или в своём файле карт. Боты сыграют одни и те же раздачи с изменением и без него, и вы увидите разницу.
web-lab-game = Игра
web-lab-what = Карта
web-lab-numbers = Числа игры
web-lab-fields = Как в файлах карт
web-lab-before = Сейчас
web-lab-after = Изменено
web-lab-changes = Изменения
web-lab-back = Отменить { $change }
web-lab-players = Игроки
web-lab-run = Сыграть раздачи
web-lab-stop = Остановить
web-lab-open = Открыть файл карт
web-lab-save = Сохранить как файл карт
web-lab-file = Карты из файла { $name }.
web-lab-house = Вернуться к основному набору
web-lab-problems = С файлом { $name } пока нельзя играть:
web-lab-warnings = { $warnings ->
    [one] { $warnings } замечание об этих картах
    [few] { $warnings } замечания об этих картах
   *[other] { $warnings } замечаний об этих картах
}
web-lab-no-text = Файл { $name } — не текст в UTF-8.
web-lab-state-waiting = В очереди.
web-lab-state-running = Раздач пока: { $deals }; результаты становятся точнее.
web-lab-state-done = Раздач: { $deals }. Готово.
web-lab-state-stopped = Остановлено, раздач: { $deals }.
web-lab-state-failed = Не получилось: партии с этими картами слишком долгие или ведут к ошибке.
web-lab-worth = Кто её берёт, выигрывает чаще на
web-lab-points = пункты
web-lab-seldom = Её пока брали слишком редко, чтобы сказать, чего она стоит.
web-lab-few = слишком мало раздач
web-lab-figure = За партию
web-lab-was = было
web-lab-moves = изменение
web-lab-range = 95 %
web-lab-wins = победы игрока { $place } по порядку хода, %
web-lab-note = Карта, с которой боты не умеют играть, кажется здесь слабой, чего бы она ни стоила. Считайте каждое число вопросом к людям.
web-lab-game-questions = вопросы
web-lab-leads = смены лидера
