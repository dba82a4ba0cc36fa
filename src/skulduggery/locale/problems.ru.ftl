# Что может быть не так с файлом карт, с записью игры или сохранением, с тем, что дано команде, и с изменениями в
# лаборатории: по одному предложению, и что было бы верно.
# Поля, id и значения стоят так, как в файле.

# Части предложений

problem-file = { $file ->
    [these-cards] эти карты
    [its-cards] его карты
    [changed-cards] изменённые карты
   *[other] { $file }
}{ $line ->
    [none] {""}
   *[other] , строка { $line }
}:
problem-place = { problem-file } { $place }
problem-not = { problem-place } { $there ->
    [no] отсутствует
   *[yes] не может быть { $value }
}
# a, b или c
problem-known = { $many ->
    [no] { $last }
   *[yes] { $known } или { $last }
}
problem-meant = { $near ->
    [yes] возможно, имелось в виду { $guess }
   *[no] допустимо { problem-known }
}
problem-read = { problem-place } не читается, столбец { $column }: { $ended ->
    [yes] конец
   *[no] { $word }
}
# Что значат буквы количеств в Men of Mayhem
problem-good = { $good ->
    [C] деньги
    [G] стволы
    [K] контрабанда
    [H] внимание
    [T] жетоны приказов
    [M] члены клуба
   *[P] проспекты
}

# Файлы и таблицы

problem-unreadable = Файл { $file } не читается: { $cause }.
problem-utf-8 = Файл { $file } — не текст в UTF-8: байт { $byte } неверен.
problem-too-long = { $file }: { $length } — слишком много знаков для { $what ->
    [deck] колоды
    [components] набора компонентов
   *[cards] набора карт
}; читается не больше { $most }.
problem-toml = { $file }: это не файл TOML: «{ $cause }».
problem-more = { $file }: { $more ->
    [one] и ещё { $more } ошибка.
    [few] и ещё { $more } ошибки.
   *[many] и ещё { $more } ошибок.
}
problem-field = { problem-place } — здесь нет такого поля { $what ->
    [deck] колоды
    [components] набора компонентов
   *[cards] набора карт
}; допустимо { problem-known }.
problem-table = { problem-not }; нужна таблица [{ $title }].
problem-none = { problem-file } нет ни одного { $kind }; для каждого нужна таблица [[{ $kind }]].
problem-count = { problem-file } число { $what ->
    [leaders] главарей
    [safes] сейфов
    [jobs] профессий цвета { $of }
    [traits] особенностей уровня { $of }
    [strategies] карт стратегии у { $of }
    [sites] случайных точек
    [hardcore] карт с hardcore
   *[cards] карт без hardcore
} — { $there }; нужно { $right }.

# Значения

problem-text = { problem-not }; нужен текст длиной от 1 до { $most } знаков.
problem-text-as = { problem-not }; нужен текст, например { $example }.
problem-whole = { problem-not }; нужно целое число от { $least } до { $most }.
problem-numbers = { problem-not }; нужен список: { $what ->
    [limits] предел на каждый день
    [prices] цена за одного подручного, за двух и так далее
    [values] от 1 до 20 значений, по одному на деление
   *[faces] грани кубика
}, всё целые числа от { $least } до { $most }.
problem-only-true = { problem-not }; допустимо true, или поле опускают.
problem-word = { problem-not }; { problem-meant }.
problem-word-none = { problem-not }; назвать здесь нечего.
problem-word-or-none = { problem-not }; допустимо { problem-known }, или поле опускают.
problem-words = { problem-not }; нужен список { $what ->
    [slots] ячеек
    [abilities] способностей главаря
    [languages] языков
   *[directions] направлений
}: { problem-known }.
problem-words-twice = { problem-not }; ничто не должно повторяться.
problem-some = { problem-not }; нужен список: пустой или с { problem-known }.
problem-ascending = { problem-place } — числа должны возрастать и не повторяться.
problem-printed = { problem-not }; должно быть { $right }, как напечатано.
problem-id-letters = { problem-place } может содержать только строчные буквы a–z, цифры и дефисы.
problem-id-twice = { problem-place } встречается дважды; у каждого должен быть свой id.
problem-code-twice = { problem-place } { $twice } встречается дважды; у каждой карты должен быть свой code.
problem-names = { problem-place } — нужно имя на каждом языке, хотя бы en (английский).
problem-language = { problem-place } { $more ->
    [0] {""}
   *[other] (и ещё { $more }) {""}
}— нет { $language } ({ $name }), а у других имён он есть; язык стоит у всех имён или ни у одного.
problem-evidence = { problem-place } — для каждого значения нужно указать { problem-known }: { $example }, если всё ваше.
problem-evidence-tag = { problem-not }; допустимо { problem-known }.
problem-evidence-tags = { problem-not }; допустимо { problem-known } или их список для частей списка.

# Колоды Crooks

problem-bosses = { problem-file } слишком много боссов: { $bosses } ({ $ids }); в колоде их не больше одного.
problem-no-member = { problem-file } никто не состоит в { $gang }; каждая банда приносит очки, поэтому каждой нужен хотя бы один член.
problem-targets = { problem-not }; нужен список от 1 до 12 целых чисел от 1 до 99.
problem-editions = { problem-place } — нужны стопки издания 2012, и можно добавить стопки издания 2016.
problem-gang-points = { problem-place } отсутствует; там стоят очки за банду по числу игроков.
problem-piles = { problem-place } — для каждого числа игроков нужен список размеров стопок.
problem-pile-sizes = { problem-place } — нужен список размеров стопок, всё целые числа от 1 до 9.
problem-pile-sum = { problem-place } требует бандитов: { $needed }, а в колоде их { $crooks }.
problem-pile-order = { problem-place } — числа должны возрастать: самая маленькая стопка лежит в логове A.

# Наборы карт 3000 Scoundrels

problem-in-the-box = { problem-place } остаётся в коробке: карта не поддерживается.
problem-unsupported = { problem-place } нужно опустить: карта не поддерживается.
problem-card-text = { problem-not }; нужны слова карты на каждом языке, хотя бы en (английский).
problem-holes = { problem-not }; нужен список позиций от 1 до { $most } без повторов.
problem-dollars = { problem-not }; нужно число значков доллара или список позиций от 1 до { $most } без повторов.
problem-no-scoundrel = { problem-place } не может говорить { $word }: это не негодяй; так может только профессия.
problem-days = { problem-not }; нужны дни короткой и расширенной игры.
problem-limits = { problem-place } содержит { $limits ->
    [one] { $limits } предел
    [few] { $limits } предела
   *[many] { $limits } пределов
}; нужен предел на каждый день, а дней { $days }.
problem-at-most = { problem-place } не может быть { $value }; допустимо не больше { $most }, как { $other }.
problem-spaces = { problem-place } содержит { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
} начиная с { $lowest }; среди них должно быть деление 0, с которого все начинают.
problem-faces = { problem-not }; нужен список двух сторон: целые числа от 1 до 20.
problem-face-twice = { problem-place } — число { $face } уже было; каждое число стоит только на одной стороне одного вида меток.
problem-decks = { problem-place } отсутствует; там стоит, сколько карт в колодах при каждом числе игроков.
problem-heaps = { problem-not }; нужно указать, сколько берётся синих, красных, зелёных, фиолетовых и чёрных карт.
problem-saloon = { problem-place } даёт слишком мало { $what ->
    [traits] особенностей, которыми можно играть
   *[jobs] профессий, которыми можно играть
}: { $there }; для салуна нужно { $saloon }.
problem-suit = { problem-place } — масть { $suit } уже у другого главаря; у каждого должна быть своя.
problem-tint = { problem-not }; нужен цвет, например '#8b0000'.
problem-slot = { problem-place } даёт ячейке { $slot } две способности; у каждой ячейки не больше одной.
problem-id-word = { problem-place } не может быть словом языка способностей.
problem-mark = { problem-place } не может быть { $value }; нужно число, которое есть на метках: { problem-known }.
problem-no-safe = { problem-place } — здесь нет сейфа; нужен хотя бы один.
problem-no-strategy = { problem-place } — нет карты стратегии, которой можно играть; нужна хотя бы одна.
problem-timing = { problem-place } относится к timing { $other }; при { $timing } нужно опустить.

# Наборы компонентов Men of Mayhem

problem-rules = { problem-not }; нужен список, правил в нём от { $least } до { $most }, например { $example }.
problem-unleaded-bases = { problem-place } даёт четырём бандам { $bases }; по нашему выводу, не больше { $most } (MM-SETUP-20).
problem-tokens = { problem-place } — здесь { $members ->
    [one] { $members } член клуба
    [few] { $members } члена клуба
   *[many] { $members } членов клуба
} и base { $base }; вместе должно быть { $tokens }, как напечатано.
problem-no-gang = { problem-file } нет банды { $gang }; нужны все четыре банды базовой игры.
problem-two-rules = { problem-place } содержит { $rules } в gang_rules и { $orders } в club_orders; вместе должно быть 2, как напечатано.
problem-claim-patch = { problem-place } не может говорить CLAIM PATCH: это могут только правила { $station }, как напечатано.
problem-endless = { problem-place } не может давать жетоны приказов: раунд никогда не кончился бы.
problem-among = { problem-place } — здесь должно быть и { $right }, как напечатано.
problem-concluded-members = { problem-place } — здесь { $value }; по нашему выводу, 1 (MM-SETUP-20).
problem-concluded-highest = { problem-place } — здесь { $value }; по нашему выводу, 4, а у других банд меньше (MM-SETUP-20).
problem-concluded-lowest = { problem-place } — здесь { $value }; по нашему выводу, это меньше всех (MM-SETUP-20).
problem-concluded-dudes = { problem-place } — в начале { $dudes ->
    [one] { $dudes } парень
    [few] { $dudes } парня
   *[many] { $dudes } парней
}; по нашему выводу, их здесь больше всех (MM-SETUP-20).
problem-concluded-bases = { problem-file } у четырёх банд вместе базовых приказов { $bases }; по нашему выводу, не больше { $most } (MM-SETUP-20).
problem-one-of-each = { problem-place } нужно опустить: каждая начальная плитка одна.
problem-no-area = { problem-place } нужно опустить: только { $room } — не место.
problem-no-guns = { problem-place } { $right ->
    [yes] — должно быть true
   *[no] нужно опустить
}, как напечатано.
problem-starting = { problem-file } начальные плитки не те; нужны в таком порядке: { $ids }.
problem-no-boost = { problem-file } ни у одной случайной точки нет Бонуса; у некоторых он должен быть, как напечатано.
problem-area = { problem-not }; должно быть true: туда нельзя попасть.
problem-nobody-there = { problem-place } нужно опустить: туда нельзя попасть.
problem-boost-heat = { problem-place } нужно опустить: Бонуса нет.
problem-concluded-tokens = { problem-place } даёт за один жетон приказа { $tokens }; по нашему выводу, их не становится больше (MM-RND-16).
problem-boost-once = { problem-place } не может иметь Max больше x1: Бонус применяют один раз, как напечатано.
problem-club-order = { problem-place } не может говорить { $word }: это приказ клуба.
problem-hardcore-kind = { problem-place } не может быть 'opportunity': таких среди хардкорных карт нет, как напечатано.
problem-kind = { problem-place } относится к { problem-known }; при виде { $kind } нужно опустить.
problem-arrest = { problem-place } — это должна быть last-call с эффектом { $effect }, как напечатано.
problem-no-kind = { problem-file } нет карты вида { $kind }; нужны все четыре вида, как напечатано.
problem-er-roll = { problem-place } — должно быть 'er-roll': карта задаёт er_survive.
problem-no-er-roll = { problem-place } нужно опустить: карта не задаёт er_survive.
problem-too-late = { problem-place } не может давать жетоны приказов: после last-call приказов уже нет.
problem-heat-limits = { problem-not }; нужен список пределов при внимании 0, 1, 2, 3 и 4: каждый — целое число от 0 до 99 или 'none'.
problem-heat-concluded = { problem-place } при внимании { $heat } — { $value }; по нашему выводу, { $right } (раздел 8).
problem-heat-printed = { problem-place } при внимании { $heat } не может быть { $value }; должно быть { $right }, как напечатано.
problem-highest-faces = { problem-not }; нужны старшие грани по возрастанию, например [4, 5, 6].
problem-random-sites = { problem-not }; случайных точек всего { $sites }.
problem-few-gangs = { problem-place } нужно опустить: банд всего { $gangs }.
problem-supply = { problem-place } не может быть { $value }; при { $gangs } бандах в начале может понадобиться { $needed }.
problem-market = { problem-not }; нужен список, например [[2, 4], [5, 3], ['more', 1]]: наибольшая сумма и сколько денег приносит каждая единица контрабанды.
problem-market-end = { problem-place } заканчивается на { $value }; последняя сумма должна быть 'more'.
problem-market-order = { problem-place } — суммы должны возрастать и не повторяться.
problem-market-rise = { problem-place } не может расти вместе с суммой: чем больше предложение, тем ниже цена.
problem-market-eight = { problem-place } не может приносить { $cash } при сумме 8; нужно не меньше 2, как напечатано.
problem-market-nine = { problem-place } приносит { $cash } и при сумме больше 8; по нашему выводу, должно быть меньше, чем { $more } при 8.

# Тексты на языке карт: после «не читается» и столбца — то, что там стоит

problem-read-long = { problem-place } не читается: { $length } — слишком много знаков; читается не больше { $most }.
problem-read-brackets = { problem-place } не читается: { $opened } { $left } и { $closed } { $right }; каждой скобке нужна парная.
problem-read-nothing = { problem-place } не читается, столбец { $column }: { $word } ничего не значит в { $what ->
    [ability] способности
    [rule] правиле
    [modifier] изменении
    [effect] эффекте
   *[amount] количестве
}.
problem-read-expected = { problem-read } стоит там, где нужно { $right }.
problem-read-end = { problem-read } стоит там, где может быть только ';' или конец.
problem-read-deep = { problem-read } стоит слишком глубоко; скобки вкладываются не глубже { $most }.
problem-read-whole = { problem-read } — нужно целое число от { $least } до { $most }.
problem-read-unknown = { problem-read } — { $what ->
    [step] не шаг
    [cost] не цена
    [number] не число
    [counted] не то, что считают
    [compared] не число и не то, с чем его сравнивают
    [comparison] не сравнение
    [inside] не то, что бывает в { $inside }
    [place] не место сейфов
    [filter] не вид соперников
    [slot] не ячейка
    [card] не покерная карта
    [rule] не правило
    [arrow] не стрелка
    [restriction] не ограничение
    [modifier] не изменение
    [value] не значение, которое можно задать
    [transaction] не вид сделки, о котором здесь может идти речь
    [good] не товар
    [paid-good] не товар, которым платят
    [whom] не то, кого касается эффект
   *[quantity] не величина, которую сравнивают карты
}; { problem-meant }.
problem-read-no-cost = { problem-read } — не цена; допустимо { problem-known }.
problem-read-announced = { problem-read } выбирается дважды; допустимо только одно spend(X: …).
problem-read-trait-x = { problem-read } не может быть ценой особенности; целое число может.
problem-read-trait-cost = { problem-read } — не цена особенности; верно было бы { $example }.
problem-read-left = { problem-read } должно стоять слева от '=>', например { $example }.
problem-read-opponent = { problem-read } нельзя сделать сопернику; внутри opp и each-opp стоит { problem-known }.
problem-read-rob = { problem-read } — нужен тот, у кого забирают, например opp(rob(1)) или each-opp(rob(1)).
problem-read-place = { problem-read } не сочетается с { $other }; верно place(freed, opp-card) или place(own, it).
problem-read-before = { problem-read } требует { $step } перед собой.
problem-read-it = { problem-read } — это должно быть { $thing ->
    [safe] «сейф»
    [unused] «неиспользуемый сейф»
    [card] «разыгранная карта»
    [deck] «колода»
    [shown] «открытая карта»
   *[scoundrel] «негодяй»
}, и ни один шаг перед ним этого наверняка не называет; назвал бы { problem-known }.
problem-read-choice = { problem-read } завершает выбор из одного; варианты разделяет '/'.
problem-read-price = { problem-read } — не цена; допустимо full, free или full-2, то есть на 2 $ меньше.
problem-read-x = { problem-read } может стоять только там, где spend(X: 1..4) объявляет его слева от '=>'.
problem-read-minus = { problem-read } стоит там, где нужен минус, например rep(-1).
problem-read-sign = { problem-read } стоит там, где нужен знак, например rep(+1) или rep(-1).
problem-read-compared = { problem-read } — число, и сравнивается с числом; одно из них должно быть { problem-known }.
problem-read-slot = { problem-read } должно стоять слева от '=', например slot = 6.
problem-read-swap = { problem-read } — то, чем платят; SWAP даёт что-то другое.
problem-read-alternatives = { problem-read } стоит дважды; варианты должны различаться.
problem-read-max = { problem-read } стоит там, где нужен Max, от x1 до x{ $most }.
problem-read-on = { problem-read } может стоять только в правиле банды; Проблема говорит { problem-known }.
problem-read-everybody = { problem-read } действует для всех или ни для кого; задать это может только Проблема.
problem-read-no-good = { problem-read } стоит там, где товар назвать нельзя: { $kind } не платит ни стволами, ни контрабандой.
problem-read-secret = { problem-read } скрыто; карты сравнивают то, что видно всем: { $known } или at: и id точки.
problem-read-site = { problem-read } не называет точку; { $near ->
    [none] нужен id точки
   *[other] { problem-meant }
}.
problem-read-amount = { problem-read } — { $good ->
    [none] не количество
   *[other] это { problem-good }
}; верно число с { $letters ->
    [C] C (деньги)
    [H] H (внимание)
    [GK] G (стволы) или K (контрабанда)
    [CGK] C (деньги), G (стволы) или K (контрабанда)
    [CGKMP] C (деньги), G (стволы), K (контрабанда), M (члены клуба) или P (проспекты)
    [CGKP] C (деньги), G (стволы), K (контрабанда) или P (проспекты)
    [HPT] H (внимание), P (проспекты) или T (жетоны приказов)
    [MP] M (члены клуба) или P (проспекты)
   *[CGKHPT] C (деньги), G (стволы), K (контрабанда), H (внимание), P (проспекты) или T (жетоны приказов)
}, например { $example }{ $hint ->
    [skim] ; товары берёт SKIM
    [drop] ; внимание снимает DROP
   *[none] {""}
}.
problem-read-range = { problem-read } вне допустимых пределов; для «{ problem-good }» допустимо от { $least } до { $most }.
problem-read-good-twice = { problem-read } снова называет «{ problem-good }»; каждый товар стоит один раз.

# Опции и места

problem-game = Игры { $game } нет; есть { problem-known }.
problem-option = В { $game } нет опции { $option }; допустимо { problem-known }.
problem-option-value = Опция { $option } в { $game } не может быть { $value }; допустимо { problem-known }.
problem-option-nothing = --option '{ $option }' ничего не задаёт; верно было бы { $option }=ЗНАЧЕНИЕ.
problem-extended = Опция { $option } требует расширенной игры: задайте и mode как 'extended' (SC-OPT-17).
problem-seats = { $game } — игра, где игроков от { $least } до { $most }, а не { $seats }.
problem-deck-seats = В колоде { $deck } нет подготовки для издания { $edition } при таком числе игроков: { $seats }.
problem-gangs = Каждому игроку нужна своя банда: игроков { $seats }, а банд в наборе { $gangs }.

# Изменения в лаборатории

problem-edits = Изменений слишком много: { $edits }; меняется не больше { $most } значений.
problem-edit-nothing = '{ $edit }' ничего не меняет; верно было бы { $edit }=ЗНАЧЕНИЕ.
problem-edit-absent = { $place } здесь нет, так что убрать это нельзя.
problem-edit-place = { $place } — нет такого места в этих картах; { $near ->
    [yes] возможно, имелось в виду { $guess }
   *[no] места начинаются с { $known }
}.
problem-edit-same = Не изменено ничего, от чего зависит игра.

# Записи игр и сохранения

problem-digest = создано по правилам { $digest }, а здесь его карты и опции дают { $here }; нужна та версия Skulduggery, в которой это создано.
problem-document = { $part ->
    [cards] его карты: {""}
    [list] список: {""}
   *[none] {""}
}данные повреждены, или это не тот документ («{ $cause }»); верно было бы: { $right ->
    [words] список слов
   *[object] объект JSON
}.
problem-bytes = { $bytes } — слишком много байтов для { $what ->
    [save] сохранения
   *[log] записи игры
}; читается не больше { $most }.
problem-log-empty = файл пуст; запись игры начинается со строки, где сказано, что это за игра.
problem-log-format = формат записи { $format } неизвестен; эта версия читает формат { $known }.
problem-log-bots = места { $seat } для бота нет; есть места от 1 до { $seats }.
problem-log-entry = строка должна говорить, кто и что, например ["2","take","bruiser"].
problem-log-rule = { $said } противоречит правилам ({ $rule }).
problem-log-fault = { $said } здесь сыграть нельзя: запись повреждена или сделана другой версией Skulduggery.
problem-log-shuffle = в этой записи не сказано, откуда взялся случай; это сказано в записи игры, доигранной на сервере до конца.
problem-log-number = Строк в записи игры: { $entries }; номера { $number } нет.
problem-log-host = Хозяин стола не может { $what }; верно было бы 'undo 2' или 'take-over 2 heuristic'.
problem-log-who = { $who } не участвует в этой игре; верно было бы nature, host, место от 1 до { $seats } или 'clock' и место.
problem-answer-over = Игра окончена; { $who } уже ни о чём не спрашивают.
problem-answer-other = Здесь { $who } ни о чём не спрашивают; на { $kind } отвечает { problem-known }.
problem-players = Мест в этой игре: { $seats }, а игроков названо: { $players }.
problem-player-name = { $name } не может быть именем игрока; в имени от 1 до { $most } знаков, и все они печатаются.
problem-resigned = Игрок на месте { $seat } уже сдался.
problem-resign-over = Игра окончена; сдаться уже никто не может.
problem-undo-none = Нет хода, который можно отменить.
problem-take-over = Замена называет место от 1 до { $seats } и игрока, например '2 heuristic'.
problem-save-format = формат сохранения { $format } неизвестен; эта версия читает форматы от 1 до { $known }.
problem-save-effect = это сохранение повреждено: в { $game } нет эффекта { $effect }.
problem-save-chance = это сохранение повреждено: его поток случайных чисел вне допустимых пределов.
problem-save-lacks = это сохранение формата { $format } повреждено: в нём нет { $field }.
problem-save-1 = это сохранение формата 1 повреждено: passed { $what ->
    [twice] называет одно место дважды
   *[passed] — не список мест
}.
problem-save-table = это сохранение формата { $format } повреждено: в table нет стола.
problem-fair-list = список печатей повреждён («{ $cause }»).
problem-fair-shares = мест в списке { $seats }, а долей { $shares }; их должно быть поровну.
problem-seat = Места { $seat } нет; есть места от 1 до { $seats }.
problem-seat-or-all = Места { $seat } нет; есть места от 1 до { $seats }, или all — все.
problem-receipt-alone = Квитанция нужна для проверки игры: skulduggery replay --verify ФАЙЛ --receipt КВИТАНЦИЯ.
problem-review-rounds = --rounds не может быть { $rounds }; это сколько раз доигрывается каждый вопрос, 1 или больше.
problem-review-early = Эта игра не окончена; разбор показывает всё скрытое, поэтому он бывает только после её конца.
problem-spoken = Языка { $language } нет; верно было бы { problem-known }.

# Перед игрой

problem-unwritable = Файл { $file } не записывается: { $cause }.
problem-exists = Файл { $file } уже есть; игра, которая в нём лежит, не перезаписывается.
problem-options-whose = Для какой игры эти опции? 'skulduggery play ИГРА --option ИМЯ=ЗНАЧЕНИЕ'.
problem-people-name = Имя { $name } не подходит; имена должны различаться, и в каждом от 1 до { $most } букв.
problem-people = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
} и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} — это больше, чем мест в игре: { $seats }.
problem-bot = Бота { $bot } нет; есть { $known }.
problem-bot-level = У уровня нет настройки { $setting }; есть seconds и persona, одно из { $known }.
problem-bot-renamed = Настройка { $old } теперь называется { $new }, например { $new }={ $value }.
problem-bot-temperature = У бота learned нет настройки { $setting }; есть temperature, от 0.01 до 10, например temperature=0.25.
problem-bot-setting = У бота нет настройки { $setting }; есть { $known }, например rollouts=400.
problem-bot-word = { $setting } у бота не может быть { $value }; допустимо { problem-known }.
problem-bot-number = { $setting } у бота не может быть { $value }; нужно { $what ->
    [whole] целое число
   *[any] число
} от { $least } до { $most }.
problem-replace-unknown = { $file }: карты { $word } нет; { $near ->
    [yes] возможно, имелось в виду { $guess }
    [no] укажите id из этого файла, например { $guess }
   *[none] в файле нет карт
}.
problem-replace-several = { $file }: { $word } — так называются несколько карт; верно было бы { problem-known }.
problem-replace-by = { $file }: здесь должна быть одна таблица [[{ $kind }]] и больше ничего.
problem-replace-line = { $file }: чтобы карту можно было заменить, каждая { $kind } должна начинаться со строки [[{ $kind }]].
problem-cards-all = Карты Crooks показываются все вместе; уберите id или укажите другую игру через --game.
problem-cards-word = Ни одна особенность и ни одна профессия в { $set } не называется { $word }; без id перечисляются все, а свой файл стоит перед id: ФАЙЛ filthy dog.
problem-cards-pair = Негодяй — это одна особенность и одна профессия; верно было бы 'filthy dog'.
problem-no-cards = Карты этой игры нельзя изменить: у неё нет файла карт.
problem-cards-component = Ни точка, ни карта, ни клуб в этом наборе не называется { $word }; { $near ->
    [yes] возможно, имелось в виду { problem-known }
   *[no] без id перечисляются все
}.

# Слова ответа, как в записях игр

problem-no-answer = { $said } — не ответ на { $kind }; верно было бы
problem-answer-words = { problem-no-answer } { problem-known }.
