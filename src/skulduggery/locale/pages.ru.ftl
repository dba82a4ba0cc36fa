### Texts of the pages around the tables (accounts, profiles, the lab, credits), in Russian. They come with these pages.

## Credits

web-credits-house = Skulduggery — независимый проект. Все карты, рисунки и тексты здесь собственные.
web-credits-icons = Пиктограммы
web-credits-licence = В других цветах и размерах:
web-credits-fonts = Шрифты

## Profiles and rankings

web-leaders-how = Рейтинг дают завершённые партии за открытыми столами без подсказок — между людьми с учётной записью и нашими ботами. ± показывает погрешность: места распределяются по рейтингу за её вычетом. Все начинают с 1000, но поначалу это лишь догадка: ± 667.
web-leaders-place = Место
web-leaders-who = Игрок
web-leaders-rating = Рейтинг
web-leaders-games = Партии
web-leaders-none = Рейтинговых партий пока нет. Войдите, создайте стол без подсказок и возглавьте список.
web-games-won = Партий: { $games }, побед: { $won }.
web-rating-is = Рейтинг { $rating } ± { $spread }
web-rating-place = место { $place }
web-rating-change = Рейтинг { $change }
web-rating-none = Рейтинга пока нет.
web-rating-curve = Последних рейтинговых партий: { $games }. Рейтинг изменился с { $first } до { $last }; минимум { $low }, максимум { $high }.
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
web-block = Заблокировать
web-block-name = Заблокировать: { $name }
web-block-what = Заблокировать: ни за одним столом вы больше не увидите, что пишет { $name }. Пригласить друг друга или сесть за стол, где другой — хозяин, вы не сможете. { $name } об этом не узнает.
web-block-game = Партия, которую вы играете вместе, продолжится.
web-mute-name = Скрыть сообщения: { $name }
web-hush = Запретить чат: { $name }
web-unhush = Снова разрешить чат: { $name }
web-mute-what = Скрыть: только вы больше не увидите, что пишет { $name } за этим столом. Никто об этом не узнает.
web-hush-what = Запретить чат: { $name } больше не сможет писать за этим столом и узнает об этом.
web-block-where = Снять блокировку можно здесь, в чате и в лобби, в разделе «Мои партии».
web-block-guest = Гостя узнают только по браузеру: из другого он придёт как новый человек.
web-blocks = Кого вы заблокировали
web-blocks-none = Вы никого не заблокировали.
web-report-player = Пожаловаться владельцу сайта
web-report-reason = Причина
web-report-insults = Оскорбления
web-report-cheating = Нечестная игра
web-report-stalling = Затягивание или бросание партий
web-report-name = Оскорбительное имя
web-report-other = Другое
web-report-words = Что случилось? (необязательно)
web-report-send = Отправить жалобу
web-reported = Спасибо. Теперь владелец сайта может прочесть вашу жалобу и последние сообщения чата.
web-companions = С кем вы играли
web-invite-player = Пригласить: { $name }
web-companion-games = Партий вместе: { $games }

## E-mails to people who are away

web-stop = Письма об этом столе
web-stop-ask = Больше не присылать писем, когда за этим столом ваш ход? Снова включить их можно за столом.
web-stop-do = Отключить письма
web-stop-done = Готово. Писем об этом столе больше не будет.

## Моя учётная запись

web-log-in-instead = У меня есть учётная запись
web-log-in-with = Войти через { $provider }
web-providers = Другие способы входа
web-provider-also = Входить также через { $provider }
web-provider-end = Отвязать
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
web-bot = Бот
web-bot-why = С этой учётной записью может играть ваша программа. Она садится за столы, куда её пригласили, и все видят, что это бот. Это навсегда: сами вы с этой учётной записью больше не сыграете. Если с ней уже садились за стол, сделать её ботом нельзя.
web-bot-become = Сделать учётной записью бота
web-bot-become-yes = Да, навсегда
web-bot-is = С этой учётной записью играет программа, и все видят, что это бот.
web-bot-token-since = Токен действует с { $day }.
web-bot-token-new = Новый токен
web-bot-token-shown = Показывается один раз: сохраните его там, где его прочитает ваша программа. Прежний токен больше не действует.
web-bot-token-end = Отозвать токен

## The lab

web-lab-intro = Измените карту или число — в основном наборе или в своём файле карт. Боты сыграют одни и те же раздачи с изменением и без него, и вы увидите разницу.
web-lab-sample = Пример
web-lab-sample-what = Измерено в этой лаборатории заранее: что, если бы у карты { $card } было { $change } вместо { $was }? Три бота сыграли одни и те же раздачи обоими способами.
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
web-lab-unchanged = Сначала измените значение; потом боты сыграют с изменением и без него.
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
web-lab-worth = Кто её берёт, у того вероятность победы меняется на
web-lab-points = пункта
web-lab-seldom = Её пока брали слишком редко, чтобы сказать, чего она стоит.
web-lab-few = слишком мало раздач
web-lab-figure = За партию
web-lab-was = было
web-lab-moves = изменение
web-lab-range = 95 %
web-lab-wins = победы игрока { $place } по порядку хода, %
web-lab-note = Карта, с которой боты не умеют играть, кажется здесь слабой, чего бы она ни стоила. Считайте каждое число вопросом к людям.
web-lab-game-questions = вопросы
web-lab-leads = смены лидера

## Tables that somebody is away from, and my tables that have not begun

web-host-away =
    { $you ->
        [yes] Пока { $host } не за столом, хозяин стола — вы.
       *[no] Пока { $host } не за столом, хозяин стола — { $player }.
    }
web-host-back =
    { $you ->
        [yes] Вы снова хозяин стола; в ваше отсутствие им был игрок { $player }.
       *[no] { $host } снова за столом и снова его хозяин.
    }
web-rematch-awaits = На реванш ещё не пришёл игрок { $player }.
web-rematch-without =
    { $rated ->
        [yes] Если не ждать, до прихода игрока { $player } будет играть бот, а партия не пойдёт в рейтинг.
       *[no] Если не ждать, до прихода игрока { $player } будет играть бот.
    }
web-rematch-bot = До прихода игрока { $player } играет бот.
web-bot-played = Пока вас не было, за вас играл бот. Дальше снова играете вы.
web-state-open = Ждём игроков: занято мест { $taken } из { $seats }.
web-state-full = Все места заняты, игру можно начать.
web-state-kept = Вас ждут на реванш. Ваше место сохранено.
web-state-bot = За вас играет бот.

## Tables in the lobby

web-tables-none = Открытых столов сейчас нет. Создайте свой и отправьте кому-нибудь ссылку.
web-watch-none = Сейчас смотреть нечего.
web-filter = Игра
web-filter-all = все игры
web-taken = Занято мест: { $taken } из { $seats }
web-join = Сесть за стол
web-watch = Смотреть

## My games in the lobby

web-your-turn = ваш ход
web-finished = Завершённые партии
web-my-games-none = Партий пока нет.
web-moving = Перенести партии на другое устройство
web-moving-all = Все партии
web-moving-save = Сохранить в файл
web-moving-open = Открыть сохранённый файл…
web-moving-hidden = В файле незаконченной партии есть и все скрытые карты, поэтому не давайте его тем, кто в ней играет.
web-moving-done =
    { $n ->
        [one] Теперь на этом устройстве { $n } партия из файла.
        [few] Теперь на этом устройстве { $n } партии из файла.
       *[other] Теперь на этом устройстве { $n } партий из файла.
    }
web-you-won = Вы победили
web-winners = Победа: { $players }

## The waiting room

web-host = хозяин
web-share = Отправьте эту ссылку тем, с кем хотите играть.
web-scan = Показать QR-код
web-scan-of = QR-код этой ссылки
web-scan-here = Эта ссылка работает только на этом компьютере.
web-scan-how = Как присоединиться друзьям?
web-scan-way = Запустите сервер с --host 0.0.0.0. Он покажет ссылку, которая работает во всей вашей сети.
web-start = Начать игру
web-start-sure = Ещё не подтвердили готовность: { $players }. Всё равно начать?
web-start-yes = Да, начать
web-start-waits = { $seats ->
        [one] Ждём ещё { $seats } игрока
       *[other] Ждём ещё { $seats } игроков
    }
web-room-waits-seats = Игру можно начать, когда все места заняты.
web-room-waits-host = Ждём, когда хозяин стола начнёт игру.
web-get-up = Встать из-за стола
web-close-table = Закрыть стол
web-close-sure = Стол закроется для всех.
web-close-yes = Да, закрыть
web-room-change = Изменить настройки стола
web-room-changed = { $player } меняет настройки стола. { $what }.
web-room-host = Теперь хозяин стола: { $player }.
web-room-freed = У вас больше нет места за этим столом.
web-room-ready = Подтвердить готовность
web-room-is-ready = готовность подтверждена
web-room-missing = Ещё не подтвердили готовность: { $players }
web-room-complete = Все готовы.
web-room-take-out = Убрать
web-room-take-out-name = Убрать игрока { $name }
web-full = Все места заняты, но игра ещё не началась. Оставайтесь смотреть.
web-full-mine = Одно из этих мест было вашим? Попросите хозяина стола освободить его.
web-known = с учётной записью
web-bot-account = учётная запись бота
web-invite-bot = Пригласить чужого бота
web-invite-name = Имя бота
web-invite = Пригласить
web-invited = Приглашение отправлено: { $name }.
web-invite-sent = { $name } ещё не знает о приглашении: возможно, программа не запущена.
web-invite-declined = { $name } отказывается.
web-here = на этом устройстве
web-old-rules = Эта партия шла по старым правилам, которых на этом сервере больше нет. Она завершена без рейтинга, и показать её нельзя.
web-old-record = Эта партия шла по старым правилам, которых на этом сервере больше нет, и показать её нельзя.
web-broken-log = Запись этой партии повреждена: продолжить или показать её нельзя.
web-room-awaits = Игрока { $player } сейчас нет за столом. Можно начать, не дожидаясь.
web-room-leave-out = Не ждать игрока { $player }
