### The interface, for all games, in Russian. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = Вы
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits).
you-listed =
    { $role ->
        [of] ваши
        [for] вам
        [hit] вашу
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

lobby-title = Skulduggery
lobby-language = Язык
lobby-game = Игра
lobby-players = Игроков
lobby-people = За этим терминалом
lobby-opponents = Соперники
lobby-nobody = никого
lobby-hint = Enter начинает игру, номер меняет строку, Q — выход.
lobby-language-ask = Какой язык? { $choices }
lobby-game-ask = Какая игра? { $choices }
lobby-variant = домашний вариант
lobby-players-ask = Сколько игроков, от { $least } до { $most }?
lobby-people-ask = Кто играет за этим терминалом? Одно имя или несколько через запятую.
lobby-opponents-ask = Какие соперники? Одно слово на всех или по слову на каждого через запятую: { $choices }
lobby-personas = У уровня может быть характер, например { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Введите через запятую разные имена, от 1 до { $most }, каждое не длиннее { $longest } букв.
lobby-opponents-wrong = Введите одно из слов: { $choices }; или через запятую столько слов, сколько соперников: { $count }.
lobby-choice-wrong = «{ $said }» здесь выбрать нельзя: введите { $choices } или просто Enter, чтобы ничего не менять.
lobby-wrong = «{ $said }» — не номер строки: введите число от 1 до { $last }, Enter для начала или Q для выхода.

## Playing

since = После вашего прошлого решения
hidden-lines = … и ещё { $count ->
        [one] { $count } строка (L)
        [few] { $count } строки (L)
       *[other] { $count } строк (L)
    }
keys = ? помощь · T стол · R правила · N заметки · L ход игры · Q выход
your-question = { $player }: { $question }
not-an-answer = «{ $said }» здесь не ответ: введите { $keys }; ? — помощь.
nothing-typed = Введите { $keys }; ? — помощь.
back = B: назад
only = Enter: единственный ответ
allowed = Это разрешено.
barred = Сейчас нельзя ({ $why }, { $rule }): { $what }
why-other = правила этого не разрешают
enter = Enter — дальше.
more = Enter покажет ещё; Q и Enter — хватит.
hand-over = Передайте терминал: дальше играет { $player }. Затем нажмите Enter.
over = Игра окончена
notes-title = Ваши заметки
notes-none = Заметок нет: вы ещё не смотрели ничего, что по-прежнему закрыто.
log-title = Ход игры
log-none = Ещё ничего не произошло.
rules-none = Ни одно правило не начинается с «{ $said }». R показывает все, R с одним из этих слов — часть: { $words }.
help-title = Как здесь играть
help-keys =
    Введите то, что стоит перед ответом, и нажмите Enter, например A или 2. Шаги одного ответа можно ввести одной строкой: 5 2.
    Подходит и ответ словами из записи игры, например { $words }. Если правила его не разрешают, вы узнаете, какое и почему; со словом «why» впереди вы только спрашиваете.

    ?  эта страница     R  все правила, R { $part } — только часть
    T  весь стол, каждая карта полностью
    N  ваши заметки     L  всё, что произошло
    B  на шаг назад     Q  выйти и, если нужно, сохранить
help-table = Как читать стол
help-rules = Правила к этому вопросу

## Leaving, saving, going on

leave-ask = Сохранить игру? Enter запишет её в { $file }, другое имя — туда, N — выйти без сохранения, B — вернуться в игру.
saved =
    Игра сохранена вместе с закрытыми картами. Продолжить:
    skulduggery play --resume { $file }
not-saved = Игра не сохранена.
left = Вы вышли, игра не сохранена. С ключом --log ФАЙЛ она бы сохранилась.
written =
    Вся игра записана в { $file }. Посмотреть ещё раз:
    skulduggery replay { $file }
    Что было удачно, а что нет:
    skulduggery review { $file }
write-failed = Файл { $file } не записывается ({ $why }); введите другое имя.
file-exists = Файл { $file } уже есть; введите другое имя.
keep-ask = S сохранит игру для просмотра, Enter — выход.
resumed = Игра продолжается отсюда.
resume-over =
    Игра в файле { $file } окончена; посмотреть её:
    skulduggery replay { $file }

## A recorded game

host-undo = Последний ответ отменён
host-undo-of = { $player } берёт ответ назад
host-take-over = { $player } — бот: { $bot }
said-resign = сдаётся
said-clock = не успевает, и отвечает случай
replay-step = Шаг { $step } из { $last }
replay-eyes = глазами игрока { $player }
replay-open = все карты открыты
replay-bots = Боты: { $bots }
replay-keys = Enter или N: дальше · B: назад · 12: к шагу 12 · g: первый · G: последний · S 2: глазами места 2 · A: всё открыто · Q: выход
replay-wrong = «{ $said }» здесь ничего не значит. { $keys }
replay-no-seat = Места { $said } нет; есть места от 1 до { $last }.

## Честен ли был случай в записанной партии

fair-words = Список в четырёх словах, одинаковых для всех за столом: { $words }
fair-list = Список печатей не подходит к записи: в нём { $what ->
        [game] другая игра.
        [rules] другие правила или карты.
        [options] другие настройки.
       *[players] другие игроки.
    }
fair-key = Ключ сервера не соответствует его печати.
fair-share = Доля игрока { $player } не соответствует печати.
fair-without = Роздано без игрока { $player }: его доли нет.
fair-part = Кроме сервера, в тасовке участвовали: { $players }.
fair-nobody = Больше никто в тасовке не участвовал: весь случай от сервера.
fair-follows =
    { $ended ->
        [0] Реванш партии за столом { $table }.
        [one] Реванш партии за столом { $table }; { $ended } партия до этого прервана после начала раздачи.
        [few] Реванш партии за столом { $table }; { $ended } партии до этого прерваны после начала раздачи.
       *[other] Реванш партии за столом { $table }; { $ended } партий до этого прервано после начала раздачи.
    }
fair-draw = Запись { $entry }, сделанная случаем, гласит «{ $said }»; из ключа и долей следует «{ $right }».
fair-draws = Каждый случайный выбор следует из ключа и долей: { $count }.
fair-clock = Ответы по часам или после сдачи: { $count }.
fair-undo = Ответов взято назад: { $count }.
fair-receipt-game = Квитанция от другой партии, за столом { $table }.
fair-receipt-list = Список в квитанции не тот, что в записи.
fair-receipt-share = Доля игрока { $player } в квитанции не та, что в записи.
fair-receipt-told = По квитанции игроку { $player } сообщали не то, что сообщает эта партия.
fair-receipt-part = В квитанции первые { $count } из { $all } сообщений игроку { $player }.
fair-for-seat = Эта партия была честной для игрока { $player }.
fair-itself = Эта запись не противоречит себе. Та ли это партия, что была сыграна, может показать лишь квитанция того, кто участвовал в тасовке.
fair-not = Эта партия роздана не так, как было запечатано.

## Разбор партии и подсказки. $chance, $cost, $gain: сотые доли победы.

review-title = Разбор партии
review-method = Шансы на победу — оценки: партию доигрывают быстрые боты, { $rounds } раз на вопрос и чаще там, где что-то, похоже, подарено, на { $reach } ответов вперёд, а дальше судят по опыту других партий. ± показывает, насколько число может быть случайно неточным. Как эти люди играют на самом деле, оценка не знает.
review-summary = Коротко
review-verdict = { $player }: { $won ->
        [yes] победа
       *[no] поражение
    }. { $by ->
        [luck] Решило прежде всего: { $won ->
            [yes] везение
           *[no] невезение
        }
        [own] Решило прежде всего: своя игра
        [others] Решило прежде всего: игра остальных
       *[nothing] Что решило, не определить
    }.
review-counts = Промахи: { $slips }, ошибки: { $mistakes }, подарки: { $giveaways }; вместе они стоили { $lost }/100 победы.
review-worst = Самый дорогой ответ
review-best-bluff = Лучший блеф
review-curve = Шансы на победу, все карты открыты
review-decisions = Решения по тому, что игрок мог тогда знать
review-bluffs = Блефы и ловушки
review-suspicions = Подозрения
review-accounts = Удача и мастерство
review-accounts-note = Каждый столбец складывается от равной доли до итога, в сотых долях победы. Случай: что было роздано и взято. Скрытые карты: что вышло из карт, которых тот, кто играл, знать не мог, и что упустили оценки. Игра: что ответы принесли сверх ответов по простым правилам; ± показывает, сколько из этого может быть случайностью. Числа, которые вполне могут быть случайностью, не названы: там этого не определить.
review-none = Ничего такого не было.
review-at = Шаг { $step }
review-step = Шаг
review-player = Игрок
review-chance = Шанс
review-odds = { $chance } % ± { $margin }
review-cost = Цена
review-answer = Ответ
review-better = Лучше: { $words }.
review-better-why = Лучше: { $words }. Почему: { $reason }.
review-marked = { $player }, { $mark }: подарено { $cost } из 100 (± { $error }), по тому, что можно было тогда знать. { $better }
review-gain = По сравнению с лучшим честным ходом это { $up ->
        [yes] дало { $gain } из 100 (± { $error })
        [no] стоило { $gain } из 100 (± { $error })
       *[even] почти то же самое (± { $error } из 100)
    }.
review-suspected = { $player } подозревает { $bluff ->
        [yes] блеф
       *[no] честный ход
    }. По тому, что могло быть известно игроку { $player }, это был блеф с вероятностью { $odds } %: { $right ->
        [yes] подозрение обоснованное
       *[no] лучше было поверить
    }.
review-trusted = { $player } верит, { $bluff ->
        [yes] а это блеф
       *[no] и это не блеф
    }. По тому, что могло быть известно игроку { $player }, это был блеф с вероятностью { $odds } %: лучше было подозревать.
answer-no = отказаться
answer-yes = согласиться
mark-slip = промах
mark-mistake = ошибка
mark-giveaway = подарок
account-fair = Равная доля
account-deal = Случай
account-hidden = Скрытые карты
account-own = Своя игра
account-others = Игра остальных
account-result = Итог
account-unsure = не определить
hint-title = Подсказка
hint-advice = { $chance } % (± { $error }): { $words }
hint-why = Почему: { $reason }.
hint-even = Возможно, не хуже первого.
hint-nothing = Здесь нечего выбирать.
hint-others = Что остальные могут думать о скрытом у вас, судя по всему, что видели:
hint-suspect = По всему, что вы знаете, это блеф с вероятностью около { $odds } %.
hint-odds = { $what } ({ $chance } %)
hint-method = Ваш шанс на победу, оценка: из того, что вы знаете, партию много раз доигрывали быстрые боты. ± показывает, насколько число может быть случайно неточным. Какой ответ лучше, известно надёжнее: все они испытаны в одних и тех же возможных партиях.
hint-key = hint: что лучше
hint-wait = Думаю …
hint-not-here = Где играют несколько человек, подсказок нет.

## Refused by a server

refusal-calls = Слишком много запросов сразу; подождите минуту.
refusal-new-tables = Слишком много новых столов сразу; подождите минуту.
refusal-other-page = Этой странице нельзя обращаться к этому серверу.
refusal-nowhere = По этому адресу ничего нет.
refusal-method = По этому адресу так сделать нельзя.
refusal-too-long = Это слишком длинно: читается не больше { $most } байт.
refusal-not-json = Запросы делаются в JSON.
refusal-unread = Это непонятно: { $why }.
refusal-fault = На сервере что-то пошло не так; попробуйте ещё раз.
refusal-put-away = Сервер только что убрал этот стол; попробуйте ещё раз.
refusal-elsewhere = Часть сервера, у которой этот стол, сейчас недоступна; попробуйте ещё раз через несколько секунд.
refusal-storage = Сейчас сервер не может ни прочитать, ни записать свои столы; попробуйте ещё раз через минуту.
refusal-header = В заголовке Authorization должны стоять «Bearer» и ваш ключ.
refusal-token = Этот ключ не подходит ни к одному месту за этим столом.
refusal-game = Такой игры здесь нет.
refusal-table = Такого стола нет.
refusal-person = Здесь нет никого с таким именем, чьи партии могли бы смотреть другие.
refusal-old-table = Эта версия Skulduggery не может открыть этот стол.
refusal-seats = За новым столом столько мест, сколько допускает игра, и ровно одно из них «me».
refusal-options = С таким числом мест или с такими настройками играть нельзя.
refusal-two-names = Два места не могут оба называться { $name }.
refusal-bot = Такого бота нет.
refusal-name = В имени от 1 до { $most } знаков, и все они печатаются.
refusal-chat = Так сказать нельзя: нужно от 1 до { $most } знаков, и все они должны печататься.
refusal-other-seat = Этот вопрос задан другому месту.
refusal-gone = Этого вопроса уже нет: на него ответили или его не задавали.
refusal-long-answer = В ответе не больше { $most } знаков.
refusal-answer = Это не ответ на этот вопрос.
refusal-open = Игра ещё не началась.
refusal-running = Игра идёт.
refusal-over = Игра окончена.
refusal-ended = Хозяин стола закончил эту игру.
refusal-dealing = Сейчас будет раздача.
refusal-unsealed = Клиент игрока { $name } ещё не запечатал свою долю в тасовке.
refusal-sealed = Для этого места уже запечатана другая доля, возможно, с другого устройства.
refusal-share = Эта доля не та, что была запечатана.
refusal-not-awaited = Раздача не ждёт этого места.
refusal-no-shares = За этим столом клиенты в тасовке не участвуют.
refusal-host = Это может сделать только хозяин стола.
refusal-full = За этим столом нет мест.
refusal-same-name = За этим столом уже есть { $name }; выберите другое имя.
refusal-empty = { $seats ->
        [one] Ещё свободно { $seats } место
        [few] Ещё свободны { $seats } места
       *[many] Ещё свободно { $seats } мест
    }: игра начнётся, когда все будут заняты.
refusal-seat = Такого места за этим столом нет.
refusal-bot-plays = За это место уже играет бот.
refusal-not-away = { $name } за столом: бот может доиграть только за того, кто отошёл.
refusal-players = Эту игру могут смотреть только её игроки, пока хозяин не открыл её для всех.
refusal-not-begun = Эту игру закончили до её начала.
refusal-step = Такого шага нет: в записи этой партии { $last } строк.
refusal-played-out = На этом шаге партия уже закончена: продолжать нечего.
refusal-crowd = За этим столом слишком много зрителей.
refusal-looking-on = Отвечать и писать в чат могут только те, кто сидит за столом.
refusal-hello-first = Сначала здесь говорят hello.
refusal-hello-twice = Вы уже сказали hello.
refusal-hello-late = Никто вовремя не сказал hello.
refusal-fast = Вы говорите слишком много сразу; подождите немного.
refusal-offers = Столько предложений сразу — слишком много; подождите немного.
refusal-chatter = Столько строк сразу — слишком много; подождите немного.
refusal-chat-to = Наедине можно говорить только с другим человеком за столом.
refusal-no-hints = За этим столом подсказок нет.
refusal-lesson = Такого урока нет.
refusal-no-lesson = За этим столом урок не идёт.
refusal-lab-closed = На этом сервере карты не измеряют.
refusal-lab-members = Чтобы измерять карты здесь, нужна учётная запись; войдите, пожалуйста.
refusal-lab-run = У вас нет такого измерения.
refusal-lab-busy = Здесь уже ждёт слишком много измерений; попробуйте позже.
refusal-lab-cards = С этими картами нельзя играть: { $why }.
refusal-not-played-out = Разобрать можно только партию, сыгранную до конца.
refusal-password = В пароле от { $least } до { $most } знаков.
refusal-common-password = Такой пароль найдёт любой, кто перебирает распространённые; выберите тот, что труднее угадать.
refusal-tries = Слишком много попыток сразу; подождите несколько минут.
refusal-last-way = Это единственный вход в вашу учётную запись; сначала задайте пароль.
refusal-name-taken = Учётная запись { $name } или с очень похожим именем уже есть.
refusal-log-in = Имя и пароль не подходят друг к другу.
refusal-recovery = Имя и код восстановления не подходят друг к другу.
refusal-password-wrong = Это не пароль вашей учётной записи.
refusal-logged-out = Вы не вошли в учётную запись.
refusal-no-seat = Ни одно место за этим столом не принадлежит вашей учётной записи.
refusal-others-seat = Это место принадлежит другой учётной записи.
refusal-seated = Вы уже сидите за этим столом.
refusal-bot-token = Это не токен бота, или он уже недействителен.
refusal-bot-seated = С этой учётной записью уже садились за стол; боту нужна своя.
refusal-no-bot = Это не учётная запись бота.
refusal-bot-by-token = За учётную запись бота играют только по её токену.
refusal-not-invited = Бот садится туда, куда его пригласили, или за закрытый стол, ссылку на который ему дали.
refusal-no-bot-account = Учётной записи бота { $name } нет.
refusal-muted = Хозяин этого стола запретил вам писать в чат.
refusal-line = Среди последних дошедших до вас чужих строк такой нет.
refusal-provider = Другой сайт не сообщил, кто вы; попробуйте ещё раз.
refusal-clock = Часы дают на вопрос от 10 до 3600 секунд или от 1 до 14 целых суток в секундах.
refusal-no-spectators = Этот стол только для игроков: смотреть нельзя.
refusal-resigned = Это место сдалось: дальше за него отвечают правила.
refusal-motion-none = Сейчас голосовать не о чем.
refusal-motion-stands = Стол уже голосует о другом; дождитесь решения.
refusal-motion-again = Вы только что об этом просили; попросите снова, когда игра продвинется.
refusal-no-voter = У этого места здесь нет голоса: спрашивают тех, кто играет сам и сидит за столом.
refusal-voted = Вы уже проголосовали.
refusal-undo-none = У вас нет своего ответа, который можно взять назад.
refusal-late = Ваше время вышло: спрашивать других уже нельзя; отвечайте сразу, иначе ответят часы.
refusal-no-way = Этот сервер никого так не оповещает.
refusal-many-ways = Вас уже оповещают { $most } способами; сначала откажитесь от одного из них.
refusal-mailbox = Это не адрес электронной почты; правильно было бы name@example.org.
refusal-mail-code = Это не тот код, что был отправлен на этот адрес для вашего места.
refusal-letters = Эта ссылка ничего не отменяет: части её не хватает.
refusal-push = Этот браузер так не оповестить: в том, что он сообщает о себе, нет службы push-уведомлений.

# Notes to people who are away

note-waits = { $name }: вас ждёт стол игры { $game }.
note-subject = Вас ждёт стол игры { $game }
note-mail =
    { $text }

    { $link }

    Вы попросили об этом за столом; с концом игры всё прекратится. Отменить сейчас: { $stop }
note-code-subject = Ваш код для Skulduggery
note-code =
    Кто-то, надеемся, вы, хочет узнавать по этому адресу, когда его ждёт стол игры { $game } на { $server }. Если это вы, введите там этот код:

    { $code }

    Если нет, ничего не делайте: больше ничего не придёт.
