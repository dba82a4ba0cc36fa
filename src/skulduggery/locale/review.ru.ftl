### Texts of the pages that show a recorded game, in Russian; the terminal says some of them, too.

## A recorded game

replay-step = Шаг { $step } из { $last }
replay-eyes = глазами игрока { $player }
replay-open = всё открыто

## Разбор партии и подсказки. $chance, $cost, $gain: сотые доли победы.

review-title = Разбор партии
review-method = Шансы на победу — это оценки. Быстрые боты доигрывают позицию { $rounds ->
        [few] { $rounds } раза
       *[other] { $rounds } раз
    } на { $reach ->
        [one] { $reach } ход
        [few] { $reach } хода
       *[other] { $reach } ходов
    } вперёд, а где вероятен зевок — чаще; остальное оценивается по опыту других партий. ± — случайная погрешность. Как эти люди играют на самом деле, неизвестно. График видит все карты. Подсказки и оценки ходов исходят только из того, что знал сам игрок, поэтому их числа могут сильно отличаться от графика.
review-summary = Итоги
review-all = Читать всё
review-less = Свернуть
review-verdict = { $player }: { $won ->
        [yes] победа
        [gone] партия сдана
       *[no] поражение
    }{ $by ->
        [luck] ; главная причина — { $won ->
            [yes] везение
           *[no] невезение
        }{ $luck ->
            [deal] : раздача, добор и кубики
            [hidden] : то, чего никто не мог видеть
           *[unsure] { "" }
        }
        [own] ; главная причина — своя игра
        [others] ; главная причина — игра остальных
       *[nothing] { "" }
    }.
review-counts = Неточности: { $slips }, ошибки: { $mistakes }, зевки: { $giveaways }; каждый ход стоил в среднем { $lost } п. п. шансов на победу.
review-worst = Самый дорогой ход
review-best-bluff = Лучший блеф
review-curve = Шансы на победу при открытых картах
review-accounts = Удача и мастерство
review-accounts-note = Случай: что роздано, взято и выпало на кубиках. Скрытые карты: влияние карт, которых игрок знать не мог. Игра: ходы в сравнении с простыми правилами. Прочерк значит, что влияния могло и не быть.
review-none = Нет.
review-at = Шаг { $step }
review-player = Игрок
review-odds = { $chance } % ± { $margin }
review-better = { $whose ->
        [other] Лучший ход игрока { $player }
       *[mine] Лучший ход
    }: { $words }.
review-ring-best = Лучший ход
review-ring-played = Сыграно
review-ring-tried = Попытка
review-marked = { $player }, { $mark }. { $better } Шансы на победу { $after } % вместо { $before } % (±{ $error }) — только по тому, что было известно игроку.
review-marked-mine = { $mark }. { $better } Шансы на победу { $after } % вместо { $before } % (±{ $error }) — только по тому, что знали вы.
review-known = Только по тому, что знали вы: шансы на победу { $after } % (±{ $error }) { $best ->
        [yes] после лучшего хода
       *[no] после этого хода, { $before } % после лучшего
    }.
review-why = { $won ->
        [yes] Почему вы победили
       *[no] Почему вы проиграли
    }
review-when = { $unit ->
        [day] день { $n }, шаг { $step }
        [round] раунд { $n }, шаг { $step }
       *[step] шаг { $step }
    }
review-why-cost = Ваш самый дорогой ход ({ $when }): { $did }.
review-why-chance = Ваш ход оставил вам { $after } % шансов на победу вместо { $before } % — только по тому, что знали вы.
review-why-bluff = Ваш лучший блеф ({ $when }): { $did }.
review-why-find = Ваш самый сильный момент ({ $when }): { $did }.
review-why-swing = При открытых картах ваши шансы на победу изменились с { $before } % до { $after } %.
review-why-nothing = { $won ->
        [yes] Победу принёс не какой-то один ход.
       *[no] Ни один ход сам по себе не стоил вам партии.
    }
review-why-slowly = Ваши шансы на победу менялись понемногу.
review-why-resigned = Вы сдались ({ $when }). При открытых картах ваши шансы на победу были { $chance } %.
review-why-turn = { $won ->
        [yes] Больше всего вам помог
       *[no] Больше всего вам навредил
    } { $own ->
        [yes] ваш собственный ход
       *[no] не ваш ход
    } ({ $when }): { $did }.
review-why-unknown = Знать этого вы не могли: судя только по тому, что знали вы, этот ход { $mark ->
        [slip] — лишь неточность
       *[none] — не ошибка
    }.
review-score = Итог: вы — { $mine }, { $player } — { $theirs }.
review-part = Самая большая разница: { $part } (вы — { $mine }, { $player } — { $theirs }).
review-left = Осталось в конце: { $things }. { $level ->
        [yes] Очков это не даёт, но счёт равный, и это решает.
       *[no] Очков это не даёт, разве что решает ничью.
    }
review-often = В пробных партиях он побеждал чаще: { $before } раз из 100 вместо { $after }.
review-also = Что ещё обошлось вам дорого
review-wrongly = Карт, в которых вы заподозрили блеф: { $n }, честных из них: { $wrong }.
review-sources = Откуда взялись очки
review-total = Итого
review-why-again = Переиграть этот момент
review-why-show = Показать
review-gain = По сравнению с лучшим честным ходом это { $up ->
        [yes] дало { $gain } п. п. (±{ $error })
        [no] стоило { $gain } п. п. (±{ $error })
       *[even] почти ничего не изменило (±{ $error } п. п.)
    }.
review-suspected = { $player } подозревает блеф{ $bluff ->
        [yes] , и это блеф
       *[no] , но ход честный
    }. Судя по тому, что { $player } может знать, это был блеф с вероятностью { $odds } %: { $right ->
        [yes] подозрение обоснованное
       *[no] лучше было поверить
    }.
review-trusted = { $player } верит, { $bluff ->
        [yes] а это блеф
       *[no] и ход честный
    }. Судя по тому, что { $player } может знать, это был блеф с вероятностью { $odds } %: лучше было подозревать.
mark-slip = неточность
mark-mistake = ошибка
mark-giveaway = зевок
account-deal = Случай
account-hidden = Скрытые карты
account-own = Своя игра
account-others = Игра остальных
effect-much-up = очень помогло
effect-up = помогло
effect-down = повредило
effect-much-down = очень повредило
effect-unclear = –

## Review

web-review-start = Всё готово, игра начинается.
web-review-hidden = Эту партию нельзя показать
web-review-closed = Просматривать эту партию могут только её игроки; хозяин может открыть её всем.
review-begin = Разобрать партию
review-so-far = Пока что:
review-wait = Идёт разбор: { $done } %
review-share = { $share } %
review-earlier = { $mine ->
    [yes] Ваш предыдущий
   *[no] Предыдущий
} ключевой момент
review-later = { $mine ->
    [yes] Ваш следующий
   *[no] Следующий
} ключевой момент
review-moment = Момент
review-moments = Ключевые моменты
review-everybody = всех
mark-bluff = блеф
mark-suspicion = подозрение
count-decisions = Ходы
count-best = Лучшие ходы
count-brilliant = Блестящий блеф
count-slips = Неточности
count-mistakes = Ошибки
count-giveaways = Зевки
count-average = Средняя потеря шансов
review-report = Качество ходов
review-turn = Переломный момент
review-swing = Шансы на победу у игрока { $player }: до хода { $before } %, после { $after } %.
review-swing-mine = Ваши шансы на победу: до хода { $before } %, после { $after } %.
review-verdict-mine = Вы { $won ->
        [yes] победили
        [gone] сдались
       *[no] проиграли
    }{ $by ->
        [luck] { $too ->
            [yes] ; в целом невезение{ $luck ->
                [deal] {" "}(раздача, добор и кубики)
                [hidden] {" "}(то, чего никто не мог видеть)
               *[unsure] { "" }
            } повлияло сильнее, чем ваши ходы
           *[no] ; главная причина — { $won ->
                [yes] везение
               *[no] невезение
            }{ $luck ->
                [deal] : раздача, добор и кубики
                [hidden] : то, чего никто не мог видеть
               *[unsure] { "" }
            }
        }
        [own] ; главная причина — ваша собственная игра
        [others] ; главная причина — игра остальных
       *[nothing] { "" }
    }.
review-clean = Заметных ошибок нет.
review-about = около { $share } %
mark-brilliant = блестящий блеф
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
share-kind-result = Итог
share-kind-gif = Анимация
share-kind-link = Ссылка
share-kind-file = Файл
share-file-says = Кто откроет этот файл в разделе «Мои партии» здесь или на другом сайте без сервера, сможет разобрать партию.
share-file-save = Сохранить партию
share-send = Отправить…
share-save = Сохранить картинку
share-more = Ещё: файлы и встраивание
share-failed = Создать картинку не удалось. Попробуйте ещё раз или выберите другой способ.
share-refused = Устройство не смогло поделиться. Сохраните или скопируйте.
share-files = Скачать
share-files-say = В тексте партия рассказана словами с выбранной точки зрения. Запись — это сама партия, для просмотра и разбора в терминале.
share-text = Сохранить как текст
share-picture = Анимированная картинка
share-picture-says = Последний раунд на столе с выбранной точки зрения: GIF примерно на мегабайт, для чата или веб-страницы.
share-draw = Создать
share-frame-of = Кадр { $n } из { $of }
share-stop = Остановить
share-closed = Просматривать эту партию могут только её игроки; открыть её всем может нынешний хозяин стола: { $player }.
share-closed-host = Просматривать эту партию могут только её игроки. Вы хозяин стола: откройте её всем, чтобы поделиться ссылкой.
share-from-result = По ссылке сначала открывается итог.
share-frame = Встроить в свою страницу
share-frame-says = Вставьте это в свою страницу: читатели смогут листать партию по шагам, но ничего не изменят.
share-frame-closed = Когда партию смогут смотреть все, её можно будет встроить и в другие страницы.
on-says = Новый стол начинается с шага { $step } этой партии. Партия не рейтинговая.
on-me = я
on-hidden = Скрытые карты
on-anew = Раздать заново.
on-anew-says = Я знаю всё, что знал игрок на моём месте, а остальное скрытое раздаётся заново. Даже тот, кто видел эту партию, знает не больше моего.
on-same = Оставить.
on-same-says = Скрытые карты остаются на месте, в колодах тоже: тот, кто видел эту партию, их знает.
on-begin = Начать отсюда

## Playing one’s own mistakes of a reviewed game again.

retry-begin = Учиться на своих ошибках
retry-task = { $n } из { $all }
retry-played = В партии: { $did } ({ $mark }). Найдите ход сильнее.
retry-waiting = Сравниваем ваш ход…
retry-best = Это лучший ход: { $words }.
retry-good = Тоже хорошо. Сильнее всего было так: { $words }.
retry-bad = Это всё равно { $mark ->
    [slip] неточность
    [mistake] ошибка
   *[giveaway] зевок
}: −{ $cost } % (±{ $error }).
retry-why = В пользу лучшего хода: { $why }
retry-same = Так вы сыграли в партии.
retry-again = Ещё раз
retry-show = Показать лучший ход
retry-next = Следующая ошибка
retry-end = Закончить
retry-done = { $all ->
    [1] { $found ->
        [0] Это была единственная ошибка. Ход сильнее вы пока не нашли.
       *[other] Это была единственная ошибка, и вы нашли ход сильнее.
    }
   *[other] Это была последняя ошибка. Вы нашли ход сильнее в { $found } из { $all ->
        [one] { $all } случая
       *[other] { $all } случаев
    }.
}
retry-back = К разбору

## What only one game has: the gain of the best move in trial games, what is left over, where money comes from

review-brings-crooks = В пробных партиях он приносил в среднем на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} больше.
review-brings-scoundrels = В пробных партиях он приносил в среднем на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} технологий больше.
review-together-crooks = В пробных партиях { $moves ->
    [one] { $moves } ваш ход принёс
    [few] { $moves } ваших хода принесли
   *[other] { $moves } ваших ходов принесли
} в сумме примерно на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} меньше, чем лучшие ходы.
review-together-scoundrels = В пробных партиях { $moves ->
    [one] { $moves } ваш ход принёс
    [few] { $moves } ваших хода принесли
   *[other] { $moves } ваших ходов принесли
} в сумме примерно на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} технологий меньше, чем лучшие ходы.
review-together-mayhem = В пробных партиях { $moves ->
    [one] { $moves } ваш ход принёс
    [few] { $moves } ваших хода принесли
   *[other] { $moves } ваших ходов принесли
} в сумме примерно на { $money } меньше, чем лучшие ходы.
review-left-henchmen = { $n ->
    [one] { $n } подручный
    [few] { $n } подручных
   *[other] { $n } подручных
}
review-brings-mayhem = В пробных партиях он приносил в среднем на { $money } больше.
review-part-stolen = украденные деньги
review-part-robbed = деньги, отнятые ворами
review-part-market = деньги с чёрного рынка
review-part-locations = деньги с мест
review-part-deals = деньги от сделок
review-part-cards = деньги от карт анархии
review-part-orders = деньги от других приказов
