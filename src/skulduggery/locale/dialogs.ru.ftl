### Texts of dialogs at a table that few open (votes, the menu, reminders), in Russian. They come with these dialogs.

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
web-motion-voted = Проголосовало: { $voted } из { $voters }
web-motion-declined =
    { $what ->
        [undo] Ход не отменён: кто-то против или узнал с тех пор что-то новое.
        [bots] Ход не отменён: один из ботов против или узнал с тех пор что-то новое.
       *[end] Согласились не все.
    }
web-motion-yes = За
web-motion-no = Против
web-motion-secret = Голосование тайное.
web-since = Пока вас не было
web-since-read = OK
web-since-more =
    { $n ->
        [one] { $n } ход до этого
        [few] { $n } хода до этого
       *[many] { $n } ходов до этого
    }
web-conceded =
    { $you ->
        [yes] Вы победили. Партию сдали: { $players }.
       *[no] Победитель: { $winner }. Партию сдали: { $players }.
    }
web-copy-watch = Копировать ссылку на стол
web-resign = Сдаться…
web-resign-sure = До конца игры бот будет делать за вас ходы по правилам. Вернуться в игру нельзя.
web-resign-last = Игра сразу закончится, и победит { $winner }.
web-resign-yes = Да, сдаюсь
web-end-ask = Попросить всех прервать игру
web-end = Прервать игру для всех…
web-end-sure = Игра остановится для всех, без подсчёта очков.
web-end-yes = Да, прервать
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
