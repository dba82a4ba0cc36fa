### Texts that only a screen needs, in Russian. Everything else is shared with the terminal.

## Everywhere

web-close = Закрыть
web-back = Назад
web-again = Повторить
web-skip = Пропустить
web-more = Ещё
web-looks = Вид
web-theme = Светлая или тёмная тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-contrast = Контраст
web-contrast-auto = Контраст: как в системе
web-contrast-more = Контраст: высокий
web-contrast-none = Контраст: обычный
web-pace = Скорость движения
web-pace-calm = Ходы: спокойно
web-pace-quick = Ходы: быстро
web-pace-none = Ходы: сразу
web-to-lobby = В холл
web-credits = Авторы
web-credits-house = Skulduggery — независимая площадка; карты, рисунки и тексты здесь свои.
web-credits-icons = Пиктограммы
web-credits-licence = В других цветах и размерах:
web-credits-fonts = Шрифты

## Troubles

web-server-gone = Сервер сейчас недоступен. Как только он появится, страница оживёт сама.
web-new-build = Появилась новая версия Skulduggery.
web-new-build-load = Загрузить
web-error-title = Не получилось
web-error-server = Сервер не отвечает как надо. Попробуйте ещё раз чуть позже.
web-gone-title = Такого стола нет
web-gone = По этому адресу нет стола. Возможно, его уже убрали или ссылка неполная.
web-closed-title = Только для игроков
web-lost = Связь потеряна, пробуем снова …
web-joining = Идём к столу …

## Several people at one device

web-seat-here = тоже играет на этом устройстве
web-here = на этом устройстве
web-here-who = Имя игрока на месте { $seat }
web-here-name = Игрок { $seat }
web-hand-over = Устройство берёт { $player }
web-hand-covered = До тех пор всё закрыто: чужих карт никто не увидит.
web-hand-take = Это я, { $player }

## The lobby

web-motto = Игры о преступлениях и блефе
web-your-name = Ваше имя
web-play-now = Играть сейчас
web-against = { $bots ->
        [one] против { $bots } бота
       *[other] против { $bots } ботов
    }
web-bots-here = Боты: { $bot }. Сильнее: «Новый стол …»
web-new-table = Новый стол …

## Lessons

web-lesson = Урок
web-lesson-step = { $step } из { $steps }
web-lesson-rule = Правило
web-lesson-again = Начать заново
web-lesson-hide = Скрыть
web-lesson-show = Показать подсказки
web-lesson-next = Читать дальше
web-lesson-real = Теперь настоящая игра
web-lesson-own = Теперь вы играете по-своему, и это хорошо. Если что-то незнакомо, поможет «?».
web-lesson-watch = Готово. Смотрите, что будет дальше.
web-lesson-strayed = В уроке было иначе. Возьмите ответ назад, и он продолжится, или играйте дальше по-своему.
web-lesson-stuck = Этого уже не вернуть. Начните заново или играйте дальше по-своему.
web-lesson-back = Взять назад
web-lesson-tip = Сюда
web-learn = Учиться играя
web-short = { $bots ->
        [one] Короткая партия против новичка
       *[other] Короткая партия против { $bots } новичков
    }

web-hints = Подсказки
web-hints-yes = разрешены
web-hints-no = без подсказок
web-listed = Стол
web-listed-yes = виден в холле
web-listed-no = только по ссылке
web-watching = Зрители
web-watching-now = сразу видят то же, что все
web-watching-late = видят это на { $lag } сообщений позже
web-watching-none = никого
web-clock = Время на решение
web-clock-none = сколько нужно
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
web-late = Когда время вышло
web-late-answer = отвечают правила
web-late-bot = дальше играет бот
web-late-wait = все ждут
web-make-table = Открыть стол
web-seats = Места
web-seat = Место { $seat }
web-seat-open = для любого, у кого есть ссылка
web-seat-bot = Бот: { $bot }
web-persona = Характер места { $seat }
web-persona-none = просто хочет выиграть
web-tables = Столы
web-tables-none = Открытых столов сейчас нет. Откройте свой и пошлите кому-нибудь ссылку.
web-taken = Занято мест: { $taken } из { $seats }
web-join = Сесть за стол
web-watch = Смотреть
web-resume = Назад к вашему столу:
web-finished = Сыгранные партии

## Лобби: столы, мои партии, кто как играет

web-parts = Чем заняться
web-part-play = Играть
web-part-tables = Открытые столы
web-part-mine = Мои партии
web-part-watch = Смотреть
web-resume-turn = Ваш ход:
web-your-turn = ваш ход
web-filter = Игра
web-filter-all = все игры
web-watch-best = Идущие партии
web-watch-none = Сейчас смотреть нечего.
web-leaders = Лучшие игроки
web-leaders-how = По исходам партий между людьми с учётной записью и ботами дома, за столами из списка и без подсказок. ± говорит, насколько рейтинг может быть неточен; порядок в списке — по нижней границе. Все начинают с 1000 ± 667.
web-leaders-place = Место
web-leaders-who = Игрок
web-leaders-rating = Рейтинг
web-leaders-games = Партии
web-leaders-none = Пока никто не сыграл партию, которая идёт в зачёт. Войдите, откройте стол без подсказок — и список начнётся с вас.
web-rated = идёт в зачёт рейтингов
web-people-here = Как они играют:
web-games-won = Партий: { $games }, побед: { $won }.
web-rating-is = Рейтинг { $rating } ± { $spread }
web-rating-place = место { $place }
web-rating-change = Рейтинг { $change }
web-rating-none = Рейтинга пока нет.
web-rating-curve = Последних партий в зачёт: { $games }. Рейтинг с { $first } до { $last }, низший { $low }, высший { $high }.
web-person-in-tab = Как играет { $player } (в новой вкладке)
web-newer = Более новые партии
web-older = Более старые партии
web-person-none = Ни одна партия ещё не закончена.
web-history = Последние партии
web-history-none = Ни одна партия ещё не закончена.
web-played-with = играли ещё: { $players }
web-somebody-left = кто-то, кого здесь больше нет
web-finish = место { $place } из { $seats }
web-score = Очки: { $n }
web-playing = Как я играю
web-listing = Другие могут видеть, как я играю
web-listing-page = Моя страница
web-listing-what = Тогда вы будете в списках лучших игроков, и у вас будет страница с рейтингами, блефом и партиями за столами из списка. Партии за закрытыми столами видны только вам.

## Before the game

web-host = хозяин
web-link = Ссылка на этот стол
web-share = Пошлите эту ссылку тем, с кем хотите играть.
web-scan = Показать QR-код
web-scan-of = QR-код этой ссылки
web-scan-here = Этот адрес находит только это устройство. Для других в вашей сети запустите сервер с --host 0.0.0.0 и откройте адрес, который он назовёт.
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
web-close-table = Закрыть стол
web-full = Все места заняты, игра ещё не началась. Оставайтесь смотреть.

## For eyes and ears of all kinds

web-sound = Звук
web-sound-off = Звук: выключен
web-sound-soft = Звук: тихий
web-sound-medium = Звук: средний
web-sound-loud = Звук: громкий
web-screen = Экран
web-screen-on = Экран: не гаснет
web-screen-off = Экран: как обычно
web-the-board = Игровое поле
web-skip-to-ask = К вашему решению
web-skip-to-board = К содержимому
web-told = Что происходит
web-told-before = { $n ->
        [one] До этого произошло ещё { $n } событие: оно в журнале.
        [few] До этого произошло ещё { $n } события: они в журнале.
       *[other] До этого произошло ещё { $n } событий: они в журнале.
    }

## At the table

web-ask = Ваше решение
web-log = Журнал
web-notes = Заметки
web-chat = Чат
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-chat-to = Кому
web-chat-everybody = Всем
web-chat-to-name = Говорить наедине: { $name }
web-chat-say-to = Видит только { $name }
web-mute = Скрыть
web-mute-name = Скрыть сообщения: { $name }
web-unmute = Показать
web-unmute-name = Показать сообщения: { $name }
web-muted = Сообщения скрыты: { $name }.
web-rules = Правила
web-rules-search = Поиск по правилам
web-rules-none = Ни одно правило не говорит о «{ $said }».
web-rules-games = Игры
web-rules-parts = Разделы правил
web-rules-which = Выберите игру, правила которой хотите прочитать.
web-rules-lost = Правила { $rule } в этой игре нет; вот все остальные.
web-rules-read = Читать правила
web-things = Что лежит на столе
web-use-log = Что произошло до сих пор, словами; новое внизу. § рядом со строкой ведёт к её правилу.
web-use-notes = Что вы видели и могли забыть, собрано для вас. Больше никто этого не видит.
web-use-chat = Что говорят друг другу люди за этим столом, в том числе с глазу на глаз.
web-use-hint = Лучшие ответы на вопрос по вашим шансам на победу, оценённым по тому, что вам может быть известно.
web-use-rules = Все правила игры; сначала те, что касаются вопроса.
web-use-help = Как играть, в картинках; клавиши; и всё, что лежит на столе, для справки.
web-use-menu = Настройки, ссылка на стол, правила и что ещё можно: взять ответ назад, закончить игру, сдаться.
web-use-skip = Сразу показывает всё, что ещё не показано. То же делает Esc.
web-use-back = Шаг назад: ответа ещё не было. То же делает Esc.
web-what = Что это?
web-away = не за столом
web-away-long = { $player } не за столом.
web-gave-up = сдаётся
web-take-over = Пусть доиграет бот
web-event-take-over = не за столом; дальше играет бот
web-event-return =
    { $you ->
        [yes] снова за столом
       *[no] снова за столом
    }
web-event-resign =
    { $you ->
        [yes] сдаётесь; дальше отвечают правила
       *[no] сдаётся; дальше отвечают правила
    }
web-event-time-out =
    { $you ->
        [yes] не успеваете; отвечают часы
       *[no] не успевает; отвечают часы
    }
web-event-undo =
    { $you ->
        [yes] берёте назад свой последний ответ
       *[no] берёт назад последний ответ
    }
web-left = Осталось времени
web-left-none = время вышло
web-left-soon = { $n ->
        [one] осталась { $n } секунда
        [few] осталось { $n } секунды
       *[other] осталось { $n } секунд
    }
web-left-days = { $days } дн { $hours } ч
web-bot-plays = За вас играет бот: время вышло.
web-play-on = Играть дальше без бота
web-undo = Взять последний ответ назад
web-tell-me = Сообщать, когда стол меня ждёт
web-tell-me-webhook = через канал владельца этого сервера
web-tell-me-mail = по почте на адрес
web-tell-me-coded = Код отправлен на этот адрес.
web-tell-me-code = Код
web-tell-me-so = Сообщать туда
web-tell-me-ask = Прислать код
web-tell-me-push = в этом браузере
web-tell-me-denied = Ваш браузер не разрешает уведомления с этой страницы. Разрешите их в его настройках для этой страницы и попробуйте снова.
web-tell-me-unreached = Ваш браузер недоступен: его служба push-уведомлений не отвечает, или её нет.
web-stop = Письма от стола
web-stop-ask = Больше не присылать писем, когда за этим столом ждут вас? Снова включить их можно за столом.
web-stop-do = Отключить письма
web-stop-done = Готово: писем от этого стола больше не будет.
web-resign = Сдаться …
web-resign-sure = С этого момента до конца игры за вас отвечают правила. Вернуться нельзя.
web-resign-yes = Да, сдаюсь
web-end-ask = Попросить всех закончить игру
web-motion-undo =
    { $you ->
        [yes] Вы хотите взять назад свой последний ответ.
       *[no] { $player } хочет взять назад последний ответ.
    }
web-motion-end =
    { $you ->
        [yes] Вы хотите закончить игру без результата.
       *[no] { $player } хочет закончить игру без результата.
    }
web-motion-voted = Проголосовали { $voted } из { $voters }
web-motion-declined = Согласия не было.
web-motion-yes = За
web-motion-no = Против
web-motion-secret = Никто не узнает, кто как голосовал.
web-spectator = Вы смотрите
web-why-not = Почему нельзя?
web-sent = Отправлено …
web-notes-strict = За этим столом играют без заметок: запоминайте, что видите.

## Ending, and after

web-end = Закончить игру для всех …
web-end-sure = Игра остановится для всех, очки не подсчитываются.
web-end-yes = Да, закончить
web-ended = Хозяин стола закончил эту игру.
web-old-rules = Эта партия шла по старым правилам, которых на этом сервере больше нет. Она завершена без рейтинга, и показать её нельзя.
web-old-record = Эта партия шла по старым правилам, которых на этом сервере больше нет, и показать её нельзя.
web-broken-log = Запись этой партии повреждена: продолжить или показать её нельзя.
web-scoring = Подсчёт
web-result = Итог
web-rematch = Реванш
web-rematch-join = К реваншу
web-review = Просмотреть партию
web-see-table = Посмотреть на стол
web-save-log = Сохранить запись партии
web-open-record = Открыть просмотр партии всем
web-opened = Эту партию могут смотреть все.

## Review

web-review-start = Всё готово: игра начинается.
web-review-closed = Просматривать эту партию могут только её игроки; хозяин может открыть её всем.
web-review-early = Эту партию можно просмотреть, когда она закончится.
review-begin = Шансы, ошибки, блефы
review-wait = Обдумываю: { $done } %
review-share = { $share } %
review-earlier = Предыдущий момент
review-later = Следующий момент
review-moments = Поучительные моменты
review-everybody = всех
mark-bluff = блеф
mark-suspicion = подозрение
web-to-table = К столу
web-first = В начало
web-previous = Шаг назад
web-next = Шаг вперёд
web-last = В конец
web-run = Смотреть подряд
web-pause = Пауза

## A replay: eyes, speed, sharing, playing on

replay-whose = Чьими глазами
replay-speed = Скорость показа
replay-unseen = { $player }: ничего из этого не видно.
replay-on = Доиграть
replay-share = Поделиться
share-moment = Этот момент
share-send = Отправить …
share-files = На память
share-files-say = Текст рассказывает партию словами, с выбранной точки зрения. Запись — это сама партия, для просмотра и разбора в терминале.
share-text = Сохранить как текст
share-picture = Движущаяся картинка
share-picture-says = Последний круг на столе, с выбранной точки зрения: GIF примерно на мегабайт, для чата или страницы.
share-draw = Нарисовать
share-frame-of = Кадр { $n } из { $of }
share-stop = Остановить
share-closed = Просматривать эту партию могут только её игроки; открыть её всем может нынешний хозяин стола: { $player }.
share-save = Сохранить картинку
share-frame = На своей странице
share-frame-says = Вставьте это в свою страницу: читатели смогут листать партию по шагам, но ничего не изменят.
share-frame-closed = Как только партию смогут смотреть все, она сможет стоять и на других страницах.
on-says = Новый стол начинается с шага { $step } этой партии. Всё, что выпадет дальше, — новый случай. В рейтинги это не идёт.
on-me = я
on-hidden = Скрытые карты
on-anew = Розданы заново.
on-anew-says = Что моё место уже знало, остаётся; всё остальное раздаётся заново. Кто видел эту партию, знает только то, что знаю я.
on-same = Как лежали.
on-same-says = Каждая скрытая карта остаётся на месте, и в колодах тоже: кто видел эту партию, знает их.
on-begin = Начать отсюда
web-continues = Продолжение другой партии; в рейтинги не идёт.
web-continues-anew = Скрытые карты розданы заново: кто видел ту партию, знает то, что знает { $player }, и не больше.
web-continues-same = Каждая карта лежит как там: кто видел ту партию, знает их все.

## Случай, который может проверить каждый

web-dealing = Раздаём карты …
web-fair = Случай, который может проверить каждый
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
web-fair-server = Сервер запечатал свою долю:
web-fair-checked = Проверено: ключ сервера и все доли соответствуют своим печатям.
web-fair-false = Что-то не так: то, что сервер раскрыл, не соответствует запечатанному.
web-fair-how = Следует ли из них каждая карта, можно проверить по обоим файлам:
web-fair-receipt = Сохранить мою квитанцию
web-fair-awaits = Ждём, когда браузер игрока { $player } внесёт свою долю в тасовку.
web-fair-leave-out = Раздать без игрока { $player }
web-fair-seal = Сервер показывает не ту печать, что раньше. Ваш браузер не участвует в этой тасовке.
web-fair-listed = Список печатей сервера не подходит к этому столу или отличается от показанного раньше. Ваш браузер не участвует в этой тасовке.
web-fair-lacks = Ваш браузер запечатал свою долю, но в списке сервера этой печати нет. Ваш браузер не раскрывает свою долю: честна ли эта тасовка, сказать нельзя.
web-fair-told = Сервер сообщает не то, что говорил вашему браузеру раньше.
web-fair-device = Доля вашего места запечатана с другого устройства. Если это были не вы, не доверяйте этой тасовке.
web-fair-out = Карты раздаются без доли вашего браузера.

## Help

web-help-hold = Нажмите на что угодно на столе и подержите: узнаете, что это и какие правила за этим стоят.
web-help-keys = Клавиши: то, что стоит на кнопке (A, 5, 0), нажимает её; стрелки переходят от одной к другой; Esc — назад или пропустить; R открывает правила; ? говорит, что это в фокусе, иначе открывает эту страницу. Правая кнопка или долгое нажатие говорит обо всём на столе, что это.
## Моя учётная запись

web-log-in = Войти
web-log-in-instead = У меня есть учётная запись
web-log-in-with = Войти через { $provider }
web-providers = Другие способы входа
web-provider-also = Входить также через { $provider }
web-provider-end = Отвязать
web-sign-up = Новая учётная запись
web-sign-up-instead = Хочу учётную запись
web-recover = Забыли пароль?
web-recover-instead = Я не помню пароль
web-account-why = Играть можно и без учётной записи. С ней ваши партии найдутся на любом устройстве, а ваше имя не возьмёт никто другой.
web-password = Пароль
web-password-new = Новый пароль
web-password-least = Не меньше 10 знаков; несколько слов запомнить легко.
web-password-change = Сменить пароль
web-password-changed = Пароль изменён; во всех других браузерах выполнен выход.
web-code = Код восстановления
web-code-why = Запишите этот код: с ним можно задать новый пароль, если вы забудете свой. Он виден только сейчас, и ничто другое тогда не поможет: сервер не знает вашей электронной почты.
web-code-kept = Код записан
web-log-out = Выйти
web-log-out-others = Выйти во всех остальных
web-my-games = Мои партии
web-my-games-none = Партий пока нет.
web-take-along = { $games ->
        [one] В этом браузере вы заняли { $games } место как гость.
        [few] В этом браузере вы заняли { $games } места как гость.
       *[many] В этом браузере вы заняли { $games } мест как гость.
    }
web-take-along-yes = Взять с собой
web-sessions = Где выполнен вход
web-session-this = этот браузер
web-session-seen = в последний раз { $day }
web-my-data = Мои данные
web-my-data-what = Всё, что этот сервер о вас хранит, одним файлом: учётная запись, браузеры, места, ваши ответы и реплики.
web-my-data-save = Сохранить мои данные
web-forget = Удалить учётную запись …
web-forget-what = Учётная запись, имя, места и всё, что вы говорили, будут удалены без возврата. Сыгранные партии останутся, чтобы другие могли их просмотреть и проверить; ваше имя сохранится только в списке, запечатанном перед каждой раздачей.
web-forget-yes = Удалить всё
web-known = с учётной записью
web-bot-named = { $name } (бот)
web-bot-account = учётная запись бота
web-bot = Бот
web-bot-why = За эту учётную запись может играть ваша программа: она садится туда, куда её пригласили, и все видят, что это бот. Это навсегда: вручную с ней больше никто не играет. Если с ней уже садились за стол, это невозможно.
web-bot-become = Сделать учётной записью бота
web-bot-become-yes = Навсегда: учётная запись бота
web-bot-is = За эту учётную запись играет программа, и все видят, что это бот.
web-bot-token-since = Токен действует с { $day }.
web-bot-token-new = Новый токен
web-bot-token-shown = Показывается один раз: храните его там, где его найдёт ваша программа. Прежний больше не действует.
web-bot-token-end = Отозвать токен
web-invite-bot = Пригласить чужого бота
web-invite-name = Имя бота
web-invite = Пригласить
web-invited = { $name } знает о приглашении.
web-invite-sent = { $name } ещё не знает о приглашении: возможно, программа не запущена.
web-invite-declined = { $name } не придёт.
web-report = Пожаловаться на последнюю реплику: { $name }
web-reported = Теперь её видит владелец сервера вместе с тем, что было сказано раньше.
web-hush = Запретить чат: { $name }
web-unhush = Снова разрешить чат: { $name }

# The lab
web-lab = Лаборатория
web-lab-intro = Измените карту или число — карт дома или своего файла карт: боты играют одни и те же раздачи с изменением и без него, и вы видите, что оно меняет.
web-lab-game = Игра
web-lab-what = Карта
web-lab-numbers = Числа игры
web-lab-fields = Как в файлах карт
web-lab-before = Как есть
web-lab-after = С изменением
web-lab-changes = Что изменено
web-lab-back = Отменить { $change }
web-lab-players = Игроки
web-lab-run = Играть раздачи
web-lab-stop = Остановить
web-lab-open = Открыть файл карт
web-lab-save = Сохранить как файл карт
web-lab-file = Карты из файла { $name }.
web-lab-house = Вернуться к картам дома
web-lab-problems = С файлом { $name } пока нельзя играть:
web-lab-warnings = { $warnings ->
    [one] { $warnings } замечание об этих картах
    [few] { $warnings } замечания об этих картах
   *[other] { $warnings } замечаний об этих картах
}
web-lab-no-text = Файл { $name } — не текст в UTF-8.
web-lab-state-waiting = Ждёт своей очереди.
web-lab-state-running = Раздач пока: { $deals }; числа становятся точнее.
web-lab-state-done = Раздач: { $deals }. Готово.
web-lab-state-stopped = Остановлено, раздач: { $deals }.
web-lab-state-failed = Не получилось: партии с этими картами слишком долги или ведут к ошибке.
web-lab-worth = Кто её берёт, выигрывает чаще на
web-lab-points = пункты
web-lab-figure = За партию
web-lab-was = было
web-lab-moves = изменение
web-lab-range = 95%
web-lab-wins = победы игрока { $place } по порядку хода, %
web-lab-note = Что боты играют плохо, здесь кажется слабым, чего бы ни стоила карта: считайте число вопросом к людям.
web-lab-game-questions = вопросы
web-lab-leads = смены лидера
