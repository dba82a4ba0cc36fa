### The interface, for all games, in Russian. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = Вы
# The same after a colon: “Best move: …”.
you-after = вы
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits).
you-listed =
    { $role ->
       *[by] вы
    }
money = { $n } $
money-unknown = ? $
list-and = { $first } и { $last }
rule = { $sentence } ({ $rule })
refused = Правила этого не разрешают. ({ $rule })

## Players

guest = Гость
bot-names = Жора, Лола, Вито, Мурка, Яша
bot-random = играет наугад
bot-heuristic = играет по простым правилам
bot-beginner = новичок
bot-casual = любитель
bot-sharp = хитрец
bot-ruthless = безжалостный
bot-persona = { $bot }, { $persona }
persona-choirboy = паинька
persona-choirboy-way = блефует редко, верит на слово
persona-braggart = хвастун
persona-braggart-way = блефует часто
persona-bloodhound = ищейка
persona-bloodhound-way = подозревает часто
persona-cynic = скептик
persona-cynic-way = блефует редко, подозревает часто
persona-daredevil = сорвиголова
persona-daredevil-way = блефует часто, подозревает часто

## The lobby

lobby-language = Язык
lobby-players = Игроков
lobby-variant = домашний вариант

## Playing

keys = ? помощь · T стол · R правила · N заметки · L журнал · Q выход
back = B: назад
only = Enter: единственный вариант
barred = Сейчас нельзя ({ $why }, { $rule }): { $what }
why-other = правила этого не разрешают
more = Enter покажет ещё; Q и Enter — хватит.
hand-over = Передайте терминал: дальше играет { $player }. Затем нажмите Enter.
over = Игра окончена
notes-none = Заметок пока нет: вы не смотрели ничего, что всё ещё скрыто.
log-title = Ход игры
log-none = Ещё ничего не произошло.
help-title = Как здесь играть
help-rules = Правила к этому вопросу

## Leaving, saving, going on

left = Вы вышли, не сохранив игру. С ключом --log ФАЙЛ она бы сохранилась.

## Разбор партии и подсказки. $chance, $cost, $gain: сотые доли победы.

hint-title = Подсказка
hint-best = Лучший ход: { $words }.
hint-several = { $n ->
    [2] Два хода
   *[other] Несколько ходов
} примерно одинаково хороши. Один из них: { $words }.
hint-other = { $n ->
    [2] Другой
   *[other] Ещё один
}: { $words }.
hint-gain = Так { $reason }.
fact-more = , на { $n } больше, чем при { $than ->
        [move] вашем ходе
       *[moves] других хороших ходах
    }
fact-less = , на { $n } меньше, чем при { $than ->
        [move] вашем ходе
       *[moves] других хороших ходах
    }
fact-later = {" "}(при верных следующих решениях)
fact-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
hint-numbers = Числа
answer-no = отказаться
answer-yes = согласиться
hint-chances = Шансы на победу после каждого хода — только по тому, что знаете вы:
hint-advice = { $chance } % (± { $error }): { $words }
hint-even = Возможно, не хуже.
hint-nothing = Здесь нечего выбирать.
hint-others = Что у вас может быть, с точки зрения остальных:
hint-suspect = Исходя из того, что вы знаете, { $odds ->
    [0] карта почти наверняка честная
    [100] это почти наверняка блеф
   *[other] это блеф с вероятностью около { $odds } %
}.
hint-odds = { $what } ({ $chance } %)
hint-method = Это оценка: исходя из того, что вы знаете, быстрые боты много раз доиграли партию до конца. ± — случайная погрешность. Порядок ходов надёжнее процентов: все ходы проверены в одних и тех же смоделированных партиях.
hint-wait = Думаю…

## Refused by a server

refusal-calls = Слишком много запросов сразу. Подождите минуту.
refusal-new-tables = Слишком много новых столов сразу. Подождите минуту.
refusal-other-page = Этой странице нельзя обращаться к этому серверу.
refusal-nowhere = По этому адресу ничего нет.
refusal-method = По этому адресу так сделать нельзя.
refusal-too-long = Это слишком длинно: предел — { $most } байт.
refusal-not-json = Запросы должны быть в формате JSON.
refusal-unread = Это нельзя прочитать: { $why }.
refusal-fault = На сервере что-то пошло не так. Попробуйте ещё раз.
refusal-put-away = Сервер только что убрал этот стол из памяти. Попробуйте ещё раз.
refusal-moved = Этот стол ведёт другой сервер, { $at }. Попробуйте ещё раз.
refusal-elsewhere = Сервер, который ведёт этот стол, сейчас недоступен. Попробуйте ещё раз через несколько секунд.
refusal-storage = Сервер сейчас не может ни прочитать, ни записать свои столы. Попробуйте ещё раз через минуту.
refusal-header = В заголовке Authorization должны стоять «Bearer» и ваш токен.
refusal-token = Этот токен не подходит ни к одному месту за этим столом.
refusal-game = Такой игры здесь нет.
refusal-table = Такого стола нет.
refusal-person = Здесь нет никого с таким именем и открытым профилем.
refusal-old-table = Эта партия шла по старым правилам, которых на этом сервере больше нет.
refusal-old-rules = С тех пор правила изменились. Партию ещё можно посмотреть, но нельзя разобрать или продолжить.
refusal-unreadable = Запись этой партии повреждена: продолжить или показать её нельзя.
refusal-seats = За новым столом должно быть столько мест, сколько допускает игра, и ровно одно из них — «me».
refusal-options = С таким числом мест или с такими настройками играть нельзя.
refusal-two-names = Два места не могут оба называться { $name }.
refusal-bot = Такого бота нет.
refusal-name = В имени должно быть от 1 до { $most } печатных знаков.
refusal-chat = В сообщении должно быть от 1 до { $most } печатных знаков.
refusal-other-seat = Этот вопрос задан другому месту.
refusal-gone = Этот вопрос уже закрыт: на него ответили или его не задавали.
refusal-long-answer = В ответе не больше { $most } знаков.
refusal-answer = Это не ответ на этот вопрос.
refusal-open = Игра ещё не началась.
refusal-running = Игра уже идёт.
refusal-over = Игра окончена.
refusal-ended = Хозяин стола прервал эту игру.
refusal-dealing = Сейчас будет раздача.
refusal-unsealed = Браузер игрока { $name } ещё не запечатал свою долю в тасовке.
refusal-sealed = Для этого места уже запечатана другая доля, возможно, с другого устройства.
refusal-stale-seal = После запечатывания этой доли изменились места или настройки. Запечатайте новую для тех, кто сидит сейчас.
refusal-share = Эта доля не та, что была запечатана.
refusal-not-awaited = Тасовка не ждёт этого места.
refusal-no-shares = За этим столом браузеры в тасовке не участвуют.
refusal-host = Это может сделать только хозяин стола.
refusal-full = За этим столом нет свободных мест.
refusal-same-name = За этим столом уже есть { $name }; выберите другое имя.
refusal-empty = { $seats ->
        [one] Ещё свободно { $seats } место
        [few] Ещё свободны { $seats } места
       *[many] Ещё свободно { $seats } мест
    }: игра начнётся, когда все будут заняты.
refusal-seat = Такого места за этим столом нет.
refusal-seat-taken = Это место уже занято: { $name }.
refusal-goes-on = За этим столом продолжают другую партию, поэтому её настройки не меняются.
refusal-bot-plays = За это место уже играет бот.
refusal-not-away = { $name } за столом: бот может заменить только того, кто отошёл.
refusal-players = Эту партию могут смотреть только её игроки, пока хозяин не открыл её всем.
refusal-rematch-left = Вы покинули этот стол, поэтому места в реванше у вас нет.
refusal-not-begun = Эту игру прервали до её начала.
refusal-step = Такого шага нет: строк в записи этой партии { $last }.
refusal-played-out = На этом шаге партия уже закончена: продолжать нечего.
refusal-crowd = За этим столом слишком много зрителей.
refusal-looking-on = Ходить и писать в чат могут только игроки за столом.
refusal-hello-first = Первое сообщение здесь должно быть hello.
refusal-hello-twice = Вы уже сказали hello.
refusal-hello-late = Никто вовремя не сказал hello.
refusal-fast = Слишком много сообщений сразу. Подождите немного.
refusal-offers = Слишком много предложений сразу. Подождите немного.
refusal-chatter = Слишком много сообщений в чате сразу. Подождите немного.
refusal-chat-to = Личные сообщения можно писать только другому человеку за столом.
refusal-no-hints = За этим столом подсказки отключены.
refusal-lesson = Такого урока нет.
refusal-no-lesson = Этот стол — не урок.
refusal-lab-closed = Лаборатория на этом сервере закрыта.
refusal-lab-members = Войдите, чтобы пользоваться лабораторией.
refusal-lab-run = У вас нет такого измерения.
refusal-lab-busy = В очереди уже слишком много измерений. Попробуйте позже.
refusal-lab-cards = С этими картами нельзя играть: { $why }.
refusal-lab-slow = Проверка этих карт занимает слишком много времени.
refusal-not-played-out = Разобрать можно только завершённую партию.
refusal-not-reviewed = Сначала разберите партию: разбор ещё не готов.
refusal-no-decision = На этом шаге партии выбирать было не из чего.
refusal-password = В пароле должно быть от { $least } до { $most } знаков.
refusal-common-password = Этот пароль слишком распространён. Выберите тот, что труднее угадать.
refusal-tries = Слишком много попыток. Подождите несколько минут.
refusal-last-way = Это единственный вход в вашу учётную запись. Сначала задайте пароль.
refusal-name-taken = Имя { $name } занято или слишком похоже на занятое.
refusal-log-in = Неверное имя или пароль.
refusal-recovery = Неверное имя или код восстановления.
refusal-password-wrong = Это не пароль вашей учётной записи.
refusal-logged-out = Вы не вошли в учётную запись.
refusal-no-seat = Ни одно место за этим столом не принадлежит вашей учётной записи.
refusal-others-seat = Это место принадлежит другой учётной записи.
refusal-seated = У вас уже есть место за этим столом.
refusal-bot-token = Это не токен бота, или он отозван.
refusal-bot-seated = С этой учётной записью уже садились за стол. Боту нужна своя.
refusal-no-bot = Это не учётная запись бота.
refusal-bot-by-token = Учётной записью бота можно пользоваться только по её токену.
refusal-not-invited = Бот может сесть только туда, куда его пригласили, или за закрытый стол, ссылку на который ему дали.
refusal-not-here = Вы не можете присоединиться к этому столу.
refusal-blocked-here = За этим столом сидит { $name }: этого игрока вы заблокировали.
refusal-no-invitation = Пригласить этого игрока не получится: { $name }.
refusal-block-self = Заблокировать себя нельзя.
refusal-block-many = Заблокировать можно не больше { $most } игроков.
refusal-reports = Вы уже подали несколько жалоб. Попробуйте позже.
refusal-no-bot-account = Пригласить можно только бота или того, с кем вы уже играли, а { $name } — ни то ни другое.
refusal-muted = Хозяин этого стола запретил вам писать в чат.
refusal-line = Такого сообщения от кого-то другого вы в последнее время не получали.
refusal-provider = Другой сайт не подтвердил, кто вы. Попробуйте ещё раз.
refusal-clock = На ход даётся от 10 до 3600 секунд или от 1 до 14 целых суток, тоже в секундах.
refusal-no-spectators = За этим столом зрители не допускаются.
refusal-resigned = Игрок на этом месте сдался; за него ходит бот.
refusal-motion-none = Сейчас голосовать не о чем.
refusal-motion-stands = Стол уже голосует о другом. Дождитесь решения.
refusal-motion-again = Вы только что об этом просили. Попросите снова, когда игра продвинется.
refusal-no-voter = У этого места нет голоса: спрашивают только игроков за столом.
refusal-voted = Вы уже проголосовали.
refusal-undo-none = У вас нет хода, который можно отменить.
refusal-undo-seen = Этот ход отменить нельзя: с тех пор открылось что-то новое.
refusal-late = Ваше время вышло. Вы можете только сделать ход, пока не сделан случайный.
refusal-no-way = Этот сервер никого так не оповещает.
refusal-many-ways = Видов уведомлений у вас уже { $most }. Сначала удалите один.
refusal-mailbox = Это не адрес электронной почты. Он должен выглядеть как name@example.org.
refusal-mail-code = Это не тот код, что был отправлен на этот адрес для вашего места.
refusal-letters = Эта ссылка не может отключить письма: в ней не хватает части.
refusal-push = Этот браузер нельзя оповестить: он не называет службу push-уведомлений.
