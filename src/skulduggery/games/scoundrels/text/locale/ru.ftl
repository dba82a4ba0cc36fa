### 3000 Scoundrels: abilities, events, questions and the table, in Russian. Terms: as in rules.ru.ftl.

## The game

scoundrels-title = 3000 негодяев
scoundrels-blurb = Нанимайте негодяев Дикого Запада с его чудесами, блефуйте покерными картами, ловите на блефе других и крадите лучшие технологии. Для 2–4 игроков, 60–90 минут.
scoundrels-goal = Побеждает тот, у кого больше технологий: считаются сейфы, репутация и значки на ваших негодяях.

## Table options: names and values

option-mode = Длина игры
option-mode-short = короткая, 2 дня
option-mode-extended = расширенная, 3 дня
option-strategy_cards = Карты стратегии
option-strategy_cards-false = нет
option-strategy_cards-true = да
option-six_scoundrels = Шесть негодяев
option-six_scoundrels-false = нет, пять мест
option-six_scoundrels-true = да (расширенная игра)
option-wild_saloon = Дикий салун
option-wild_saloon-false = нет
option-wild_saloon-true = да (расширенная игра)
option-start_from_zero = Начало с нуля
option-start_from_zero-false = нет
option-start_from_zero-true = да (расширенная игра)
option-leaders = Главари
option-leaders-dealt = по жребию
option-leaders-chosen = на выбор
option-suspicion = Подозрение
option-suspicion-open = в любой момент
option-suspicion-windows = только в отведённые моменты
option-day_end_order = Порядок в конце дня
option-day_end_order-last-turn = решает ходивший последним
option-day_end_order-involved = решает последний из участников
option-journalist_own_card = Журналист на свою карту
option-journalist_own_card-true = можно
option-journalist_own_card-false = нельзя
option-memory_aid = Подсказки памяти
option-memory_aid-true = показывают увиденное
option-memory_aid-false = нет

## Cards in sentences

scoundrel = «{ $name }»
strategy-card = «{ $name }»
leader-ability = Способность главаря { $slots }
safe-content = { $name } ({ $value })
leader-of = { $player } — { $leader }
strategy-of = { $player } — { $card }
bluff = блеф
list-or = { $first } или { $last }

# A played card. $use: its name, to look at it, to lie on it, to go onto it, to come from it.
card-played =
    { $use ->
        [on] { $whom ->
            [you] на вашей карте в ячейке { $slot }
            [self] на своей карте в ячейке { $slot }
           *[other] на карте игрока { $player } в ячейке { $slot }
        }
        [onto] { $whom ->
            [you] на вашу карту в ячейке { $slot }
            [self] на свою карту в ячейке { $slot }
           *[other] на карту игрока { $player } в ячейке { $slot }
        }
        [from] { $whom ->
            [you] с вашей карты в ячейке { $slot }
            [self] со своей карты в ячейке { $slot }
           *[other] с карты игрока { $player } в ячейке { $slot }
        }
        [look] { $whom ->
            [you] вашу карту в ячейке { $slot }
            [self] свою карту в ячейке { $slot }
           *[other] карту игрока { $player } в ячейке { $slot }
        }
       *[name] { $whom ->
            [you] ваша карта в ячейке { $slot }
            [self] своя карта в ячейке { $slot }
           *[other] карта игрока { $player } в ячейке { $slot }
        }
    }
card-deck =
    { $use ->
        [look] { $whom ->
            [you] верхнюю карту вашей колоды
            [self] верхнюю карту своей колоды
           *[other] верхнюю карту колоды игрока { $player }
        }
       *[name] { $whom ->
            [you] верхняя карта вашей колоды
            [self] верхняя карта своей колоды
           *[other] верхняя карта колоды игрока { $player }
        }
    }

## When a scoundrel can be used

timing-start = начало вашего хода
timing-abilities = шаг 2
timing-hired = при найме
timing-plan = разыграть 0 лицом вверх
timing-end = конец вашего хода
timing-if = { $timing }, если { $condition }
timing-once = { $timing }, один раз за игру
event-when-rep-gained = после роста вашей репутации
event-when-rep-lost = после потери вашей репутации
event-when-dollars-by-scoundrel = после того, как другой негодяй принёс вам доллары
event-when-scouted-safe = после того, как вы разведали сейф
event-when-marked-false = после того, как вы пометили сейф невозможным числом
event-when-hired-other = после того, как вы наняли другого негодяя
event-when-stole = после того, как вы украли сейф
event-when-opp-stole = после того, как соперник украл сейф
event-when-sheriff-used = после вашего визита в офис шерифа
event-when-suspected = после того, как на вашу карту выставили подручного
event-when-opp-caught = после того, как раскрыт блеф соперника
event-when-day-end = конец дня
modifier-twice = использовать дважды
trait-cost = чтобы использовать его, { $cost }
trait-after = потом сбросьте этого негодяя

## Abilities. $form: do (gain $3), then (the same after a condition), to (“to” do it), may (“may” do it), they (an
## opponent does it).

ability-cost = { $cost }, чтобы { $step }
ability-then = { $cost }, и тогда { $text }
ability-only = можно использовать, только если { $condition }
ability-may = можно { $step }
ability-this = сделать так: { $text }
ability-did = если вы это сделали, { $step }
ability-if = если { $condition }, { $step }
ability-choose =
    { $form ->
        [they] выбирает одно: { $options }
       *[do] выберите одно: { $options }
    }
ability-or = { $first } или { $last }
ability-opponent = { $who } { $step }
who-opp = выбранный вами соперник
who-richer = выбранный вами соперник, который богаче вас,
who-each = каждый соперник

step-spend =
    { $form ->
        [may] заплатить { $money }
       *[do] заплатите { $money }
    }
step-spend-x =
    { $form ->
        [may] заплатить от { $least } до { $most }
       *[do] заплатите от { $least } до { $most }
    }
step-discard =
    { $form ->
        [may] сбросить этого негодяя
       *[do] сбросьте этого негодяя
    }
step-gain =
    { $form ->
        [to] получить { $amount }
        [may] получить { $amount }
        [they] получает { $amount }
       *[do] вы получаете { $amount }
    }
step-rob =
    { $form ->
        [to] отдать вам { $amount }
        [may] отдать вам { $amount }
        [they] отдаёт вам { $amount }
       *[do] отдайте { $amount }
    }
step-take =
    { $who ->
        [each] { $form ->
            [to] забрать { $amount } у каждого соперника
            [may] забрать { $amount } у каждого соперника
           *[do] заберите { $amount } у каждого соперника
        }
        [richer] { $form ->
            [to] забрать { $amount } у соперника, который богаче вас
            [may] забрать { $amount } у соперника, который богаче вас
           *[do] заберите { $amount } у соперника, который богаче вас
        }
       *[opp] { $form ->
            [to] забрать { $amount } у соперника
            [may] забрать { $amount } у соперника
           *[do] заберите { $amount } у соперника
        }
    }
step-rep-gain =
    { $form ->
        [to] получить { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации
        [may] получить { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации
        [they] получает { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации
       *[do] вы получаете { $n ->
               [one] { $n } очко
               [few] { $n } очка
              *[many] { $n } очков
           } репутации
    }
step-rep-lose =
    { $form ->
        [to] потерять { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации
        [may] потерять { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации
        [they] теряет { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации
       *[do] потеряйте { $n ->
               [one] { $n } очко
               [few] { $n } очка
              *[many] { $n } очков
           } репутации
    }
step-scout =
    { $form ->
        [to] разведать { $safe }
        [may] разведать { $safe }
       *[do] разведайте { $safe }
    }
step-scout-mark =
    { $form ->
        [to] разведать и пометить { $safe }
        [may] разведать и пометить { $safe }
       *[do] разведайте и пометьте { $safe }
    }
step-mark-it =
    { $form ->
        [to] пометить этот сейф
        [may] пометить этот сейф
       *[do] пометьте этот сейф
    }
step-mark-any =
    { $form ->
        [to] пометить сейф на поле, не разведывая его
        [may] пометить сейф на поле, не разведывая его
       *[do] пометьте сейф на поле, не разведывая его
    }
step-move-mark =
    { $form ->
        [to] переложить одну свою метку на другой сейф на поле или перевернуть её
        [may] переложить одну свою метку на другой сейф на поле или перевернуть её
       *[do] переложите одну свою метку на другой сейф на поле или переверните её
    }
step-steal =
    { $form ->
        [to] украсть { $safe }
        [may] украсть { $safe }
       *[do] украдите { $safe }
    }
step-steal-it =
    { $form ->
        [to] украсть этот сейф
        [may] украсть этот сейф
       *[do] украдите этот сейф
    }
step-swap-safe =
    { $form ->
        [to] обменять его на сейф той же локации на поле
        [may] обменять его на сейф той же локации на поле
       *[do] обменяйте его на сейф той же локации на поле
    }
safe-any = сейф в любой локации
safe-unused = неиспользуемый сейф
safe-depot = сейф в депо
safe-estate = сейф в поместье
safe-laboratory = сейф в лаборатории
safe-at = сейф в локации «{ $location }»
step-free-any =
    { $n ->
        [1] { $form ->
            [to] освободить 1 подручного любого игрока
            [may] освободить 1 подручного любого игрока
           *[do] освободите 1 подручного любого игрока
        }
       *[other] { $form ->
            [to] освободить до { $n } подручных любых игроков
            [may] освободить до { $n } подручных любых игроков
           *[do] освободите до { $n } подручных любых игроков
        }
    }
step-free-own =
    { $n ->
        [1] { $form ->
            [to] освободить 1 своего подручного
            [may] освободить 1 своего подручного
           *[do] освободите 1 своего подручного
        }
       *[other] { $form ->
            [to] освободить до { $n } своих подручных
            [may] освободить до { $n } своих подручных
           *[do] освободите до { $n } своих подручных
        }
    }
step-jail =
    { $n ->
        [1] { $form ->
            [to] отправить в тюрьму 1 своего свободного подручного
            [may] отправить в тюрьму 1 своего свободного подручного
            [they] отправляет в тюрьму 1 своего свободного подручного
           *[do] отправьте в тюрьму 1 своего свободного подручного
        }
       *[other] { $form ->
            [to] отправить в тюрьму { $n } своих свободных подручных
            [may] отправить в тюрьму { $n } своих свободных подручных
            [they] отправляет в тюрьму { $n } своих свободных подручных
           *[do] отправьте в тюрьму { $n } своих свободных подручных
        }
    }
step-recall =
    { $n ->
        [1] { $form ->
            [to] вернуть с карты 1 своего подручного
            [may] вернуть с карты 1 своего подручного
           *[do] верните с карты 1 своего подручного
        }
       *[other] { $form ->
            [to] вернуть с карт до { $n } своих подручных
            [may] вернуть с карт до { $n } своих подручных
           *[do] верните с карт до { $n } своих подручных
        }
    }
step-place-freed =
    { $form ->
        [to] выставить этого подручного на карту соперника, лежащую лицом вниз
        [may] выставить этого подручного на карту соперника, лежащую лицом вниз
       *[do] выставьте этого подручного на карту соперника, лежащую лицом вниз
    }
step-place-own =
    { $form ->
        [to] выставить на неё одного своего свободного подручного
        [may] выставить на неё одного своего свободного подручного
       *[do] выставьте на неё одного своего свободного подручного
    }
step-destroy =
    { $form ->
        [to] уничтожить всех подручных на одной своей карте, лежащей лицом вниз
        [may] уничтожить всех подручных на одной своей карте, лежащей лицом вниз
       *[do] уничтожьте всех подручных на одной своей карте, лежащей лицом вниз
    }
step-draw =
    { $n ->
        [one] { $form ->
            [to] взять { $n } покерную карту
            [may] взять { $n } покерную карту
            [they] берёт { $n } покерную карту
           *[do] возьмите { $n } покерную карту
        }
        [few] { $form ->
            [to] взять { $n } покерные карты
            [may] взять { $n } покерные карты
            [they] берёт { $n } покерные карты
           *[do] возьмите { $n } покерные карты
        }
       *[other] { $form ->
            [to] взять { $n } покерных карт
            [may] взять { $n } покерных карт
            [they] берёт { $n } покерных карт
           *[do] возьмите { $n } покерных карт
        }
    }
step-peek-played-opp =
    { $form ->
        [to] разведать разыгранную лицом вниз карту соперника
        [may] разведать разыгранную лицом вниз карту соперника
       *[do] разведайте разыгранную лицом вниз карту соперника
    }
step-peek-played-any =
    { $form ->
        [to] разведать чью-нибудь карту, разыгранную лицом вниз
        [may] разведать чью-нибудь карту, разыгранную лицом вниз
       *[do] разведайте чью-нибудь карту, разыгранную лицом вниз
    }
step-peek-deck-any =
    { $form ->
        [to] разведать верхнюю карту одной из покерных колод
        [may] разведать верхнюю карту одной из покерных колод
       *[do] разведайте верхнюю карту одной из покерных колод
    }
step-reveal =
    { $form ->
        [to] показать всем верхнюю карту своей покерной колоды
        [may] показать всем верхнюю карту своей покерной колоды
       *[do] покажите всем верхнюю карту своей покерной колоды
    }
step-shuffle-own-deck =
    { $form ->
        [to] перемешать свою покерную колоду
        [may] перемешать свою покерную колоду
       *[do] перемешайте свою покерную колоду
    }
step-shuffle-it =
    { $form ->
        [to] перемешать эту колоду
        [may] перемешать эту колоду
       *[do] перемешайте эту колоду
    }
step-hire-saloon =
    { $form ->
        [to] нанять негодяя из салуна { $price }
        [may] нанять негодяя из салуна { $price }
       *[do] наймите негодяя из салуна { $price }
    }
step-hire-discard =
    { $form ->
        [to] нанять верхнего негодяя из сброса { $price }
        [may] нанять верхнего негодяя из сброса { $price }
       *[do] наймите верхнего негодяя из сброса { $price }
    }
price-full = за полную стоимость
price-less = на { $money } дешевле
price-free = бесплатно
step-use-own =
    { $form ->
        [to] использовать другого негодяя на своём планшете
        [may] использовать другого негодяя на своём планшете
       *[do] используйте другого негодяя на своём планшете
    }
step-use-saloon =
    { $form ->
        [to] использовать негодяя в салуне
        [may] использовать негодяя в салуне
       *[do] используйте негодяя в салуне
    }
step-use-discard =
    { $form ->
        [to] использовать верхнего негодяя в сбросе
        [may] использовать верхнего негодяя в сбросе
       *[do] используйте верхнего негодяя в сбросе
    }
step-use-leader =
    { $form ->
        [to] использовать ещё не использованную способность своего главаря
        [may] использовать ещё не использованную способность своего главаря
       *[do] используйте ещё не использованную способность своего главаря
    }
step-swap-jobs =
    { $form ->
        [to] обменять профессию { $a } на профессию { $b }
        [may] обменять профессию { $a } на профессию { $b }
       *[do] обменяйте профессию { $a } на профессию { $b }
    }
step-swap-traits =
    { $form ->
        [to] обменять особенность { $a } на особенность { $b }
        [may] обменять особенность { $a } на особенность { $b }
       *[do] обменяйте особенность { $a } на особенность { $b }
    }
swap-this = этого негодяя
swap-own = одного своего негодяя
swap-own-other = другого своего негодяя
swap-with-own-or-saloon = ещё одного на своём планшете или в салуне
swap-with-own = ещё одного на своём планшете
swap-with-saloon = негодяя в салуне
step-sheriff =
    { $form ->
        [to] использовать один вариант офиса шерифа
        [may] использовать один вариант офиса шерифа
       *[do] используйте один вариант офиса шерифа
    }
step-to-bottom =
    { $form ->
        [to] положить его под стопку сброса
        [may] положить его под стопку сброса
       *[do] положите его под стопку сброса
    }

amount-each = { $money } за { $thing }
amount-most = { $amount }, но не больше { $money }
amount-number = столько долларов, сколько составляет { $number }
each-own-scoundrels = каждого негодяя на своём планшете
each-cards-today = каждую покерную карту, разыгранную вами сегодня
each-own-marks-out = каждую свою метку на сейфах
each-jailed = каждого подручного, отправленного в тюрьму
each-dollars = каждый доллар, который у вас есть
each-reputation = каждое очко своей репутации
each-x = каждый заплаченный доллар
number-own-scoundrels = число ваших негодяев
number-cards-today = число покерных карт, разыгранных вами сегодня
number-own-marks-out = число ваших меток на сейфах
number-jailed = число подручных, отправленных в тюрьму
number-dollars = число ваших долларов
number-reputation = ваша репутация
number-stolen-safes = число ваших украденных сейфов
number-opponent-safes = наибольшее число украденных сейфов у соперника
number-supply = число ваших свободных подручных
number-x = число заплаченных долларов
number-times = { $n } × { $number }
number-min = меньшее из двух: { $a } и { $b }
number-max = большее из двух: { $a } и { $b }

cond-dollars =
    { $who ->
        [they] у него { $amount }
       *[you] у вас { $amount }
    }
cond-reputation =
    { $who ->
        [they] его репутация { $amount }
       *[you] ваша репутация { $amount }
    }
cond-cards-today =
    { $who ->
        [they] сегодня покерных карт он разыграл { $amount }
       *[you] сегодня покерных карт вы разыграли { $amount }
    }
cond-stolen-safes =
    { $who ->
        [they] украденных сейфов у него { $amount }
       *[you] украденных сейфов у вас { $amount }
    }
cond-opponent-safes =
    { $who ->
        [they] украденных сейфов у кого-то ещё { $amount }
       *[you] украденных сейфов у соперника { $amount }
    }
cond-supply =
    { $who ->
        [they] свободных подручных у него { $amount }
       *[you] свободных подручных у вас { $amount }
    }
cond-slot = ваша карта этого хода лежит в ячейке { $slot }
cond-more-safes = у соперника больше украденных сейфов, чем у вас
cond-numbers = { $a } { $sign } { $b }
cond-in = это { $cards }
cond-freed = подручный освобождён
cond-freed-own = он ваш
cond-freed-opp = он принадлежит сопернику
cond-jailed = подручный отправлен в тюрьму
than-less = меньше { $n }
than-most = не больше { $n }
than-exactly = ровно { $n }
than-least = не меньше { $n }
than-more = больше { $n }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-leaders = Главари: { $leaders }
event-strategy-chosen =
    { $you ->
        [yes] выбираете карту стратегии
       *[no] выбирает карту стратегии
    }
event-strategy-chosen-seen =
    { $you ->
        [yes] выбираете карту { $card }
       *[no] выбирает карту { $card }
    }
event-strategy = Карты стратегии: { $cards }
event-create = В салун приходит { $scoundrel }
event-first =
    { $you ->
        [yes] начинаете
       *[no] начинает
    }
event-day = Начинается день { $day }
event-turn =
    { $you ->
        [yes] ходите
       *[no] ходит
    }
event-play =
    { $you ->
        [yes] кладёте карту лицом вниз в ячейку { $slot }
       *[no] кладёт карту лицом вниз в ячейку { $slot }
    }
event-play-seen =
    { $you ->
        [yes] кладёте карту { $card } лицом вниз в ячейку { $slot }
       *[no] кладёт карту { $card } лицом вниз в ячейку { $slot }
    }
event-face-up =
    { $you ->
        [yes] разыгрываете 0 лицом вверх
       *[no] разыгрывает 0 лицом вверх
    }
event-use =
    { $where ->
        [saloon] { $you ->
            [yes] используете негодяя { $scoundrel } в салуне
           *[no] использует негодяя { $scoundrel } в салуне
        }
        [pile] { $you ->
            [yes] используете негодяя { $scoundrel } в сбросе
           *[no] использует негодяя { $scoundrel } в сбросе
        }
       *[board] { $you ->
            [yes] используете негодяя { $scoundrel }
           *[no] использует негодяя { $scoundrel }
        }
    }
event-use-leader =
    { $you ->
        [yes] используете способность главаря { $slots }
       *[no] использует способность главаря { $slots }
    }
event-use-strategy =
    { $you ->
        [yes] используете карту { $card }
       *[no] использует карту { $card }
    }
event-target =
    { $whom ->
        [you] { $you ->
            [yes] выбираете себя
           *[no] выбирает вас
        }
       *[other] { $you ->
            [yes] выбираете игрока { $player }
           *[no] выбирает игрока { $player }
        }
    }
event-gain =
    { $you ->
        [yes] получаете { $money }
       *[no] получает { $money }
    }
event-spend =
    { $you ->
        [yes] платите { $money }
       *[no] платит { $money }
    }
event-rob =
    { $whom ->
        [you] забирает у вас { $money }
       *[other] { $you ->
            [yes] забираете { $money } у игрока { $player }
           *[no] забирает { $money } у игрока { $player }
        }
    }
event-rep-gain =
    { $you ->
        [yes] получаете { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации (теперь { $now })
       *[no] получает { $n ->
               [one] { $n } очко
               [few] { $n } очка
              *[many] { $n } очков
           } репутации (теперь { $now })
    }
event-rep-lose =
    { $you ->
        [yes] теряете { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            } репутации (теперь { $now })
       *[no] теряет { $n ->
               [one] { $n } очко
               [few] { $n } очка
              *[many] { $n } очков
           } репутации (теперь { $now })
    }
event-jail =
    { $n ->
        [1] { $you ->
            [yes] теряете 1 подручного: он идёт в тюрьму
           *[no] теряет 1 подручного: он идёт в тюрьму
        }
       *[other] { $you ->
            [yes] теряете { $n } подручных: они идут в тюрьму
           *[no] теряет { $n } подручных: они идут в тюрьму
        }
    }
event-free =
    { $n ->
        [1] { $whom ->
            [you] { $you ->
                [yes] освобождаете 1 своего подручного
               *[no] освобождает 1 вашего подручного
            }
            [self] освобождает 1 своего подручного
           *[other] { $you ->
                [yes] освобождаете 1 подручного игрока { $player }
               *[no] освобождает 1 подручного игрока { $player }
            }
        }
       *[other] { $whom ->
            [you] { $you ->
                [yes] освобождаете { $n } своих подручных
               *[no] освобождает { $n } ваших подручных
            }
            [self] освобождает { $n } своих подручных
           *[other] { $you ->
                [yes] освобождаете { $n } подручных игрока { $player }
               *[no] освобождает { $n } подручных игрока { $player }
            }
        }
    }
event-suspect =
    { $you ->
        [yes] подозреваете блеф: подручный { $card }
       *[no] подозревает блеф: подручный { $card }
    }
event-trust =
    { $you ->
        [yes] не выставляете подручного
       *[no] не выставляет подручного
    }
event-peek =
    { $you ->
        [yes] разведываете { $card }
       *[no] разведывает { $card }
    }
event-peek-seen =
    { $you ->
        [yes] разведываете { $card }: это { $face }
       *[no] разведывает { $card }: это { $face }
    }
event-destroy =
    { $you ->
        [yes] уничтожаете подручных { $card } (хозяева: { $players })
       *[no] уничтожает подручных { $card } (хозяева: { $players })
    }
event-recall =
    { $you ->
        [yes] возвращаете подручного { $card }
       *[no] возвращает подручного { $card }
    }
event-draw =
    { $n ->
        [one] { $you ->
            [yes] берёте { $n } покерную карту
           *[no] берёт { $n } покерную карту
        }
        [few] { $you ->
            [yes] берёте { $n } покерные карты
           *[no] берёт { $n } покерные карты
        }
       *[other] { $you ->
            [yes] берёте { $n } покерных карт
           *[no] берёт { $n } покерных карт
        }
    }
event-draw-seen =
    { $n ->
        [one] { $you ->
            [yes] берёте { $n } покерную карту: { $cards }
           *[no] берёт { $n } покерную карту: { $cards }
        }
        [few] { $you ->
            [yes] берёте { $n } покерные карты: { $cards }
           *[no] берёт { $n } покерные карты: { $cards }
        }
       *[other] { $you ->
            [yes] берёте { $n } покерных карт: { $cards }
           *[no] берёт { $n } покерных карт: { $cards }
        }
    }
event-reveal-top =
    { $you ->
        [yes] показываете верхнюю карту своей колоды: { $card }
       *[no] показывает верхнюю карту своей колоды: { $card }
    }
event-shuffle =
    { $you ->
        [yes] перемешиваете свою колоду
       *[no] перемешивает свою колоду
    }
event-under =
    { $you ->
        [yes] кладёте разыгранные карты под свою колоду: { $n }
       *[no] кладёт разыгранные карты под свою колоду: { $n }
    }
event-under-seen =
    { $you ->
        [yes] кладёте разыгранные карты под свою колоду ({ $n }): { $cards }
       *[no] кладёт разыгранные карты под свою колоду ({ $n }): { $cards }
    }
event-hire =
    { $where ->
        [pile] { $you ->
            [yes] нанимаете негодяя { $scoundrel } из сброса за { $money }
           *[no] нанимает негодяя { $scoundrel } из сброса за { $money }
        }
       *[saloon] { $you ->
            [yes] нанимаете негодяя { $scoundrel } за { $money }
           *[no] нанимает негодяя { $scoundrel } за { $money }
        }
    }
event-discard =
    { $you ->
        [yes] сбрасываете негодяя { $scoundrel }
       *[no] сбрасывает негодяя { $scoundrel }
    }
event-gone = { $scoundrel } уходит в сброс
event-to-bottom = { $scoundrel } уходит под стопку сброса
event-arrange =
    { $you ->
        [yes] расставляете своих негодяев
       *[no] расставляет своих негодяев
    }
event-swap-jobs =
    { $you ->
        [yes] меняете местами профессии негодяев { $a } и { $b }
       *[no] меняет местами профессии негодяев { $a } и { $b }
    }
event-swap-traits =
    { $you ->
        [yes] меняете местами особенности негодяев { $a } и { $b }
       *[no] меняет местами особенности негодяев { $a } и { $b }
    }
event-sheriff-sell =
    { $you ->
        [yes] продаёте сведения в офисе шерифа
       *[no] продаёт сведения в офисе шерифа
    }
event-sheriff-bail =
    { $you ->
        [yes] вносите залог за одного подручного
       *[no] вносит залог за одного подручного
    }
event-sheriff-bail-two =
    { $you ->
        [yes] вносите залог за двух подручных
       *[no] вносит залог за двух подручных
    }
event-sheriff-bribe =
    { $you ->
        [yes] подкупаете шерифа
       *[no] подкупает шерифа
    }
event-scout =
    { $you ->
        [yes] разведываете сейф { $safe }
       *[no] разведывает сейф { $safe }
    }
event-scout-seen =
    { $you ->
        [yes] разведываете сейф { $safe } и видите: { $content }
       *[no] разведывает сейф { $safe } и видит: { $content }
    }
event-mark =
    { $you ->
        [yes] помечаете сейф { $safe } числом { $number }
       *[no] помечает сейф { $safe } числом { $number }
    }
event-no-mark =
    { $you ->
        [yes] не помечаете сейф { $safe }
       *[no] не помечает сейф { $safe }
    }
event-move-mark =
    { $you ->
        [yes] перекладываете метку { $number } с сейфа { $safe } на сейф { $to }, теперь она показывает { $new }
       *[no] перекладывает метку { $number } с сейфа { $safe } на сейф { $to }, теперь она показывает { $new }
    }
event-turn-mark =
    { $you ->
        [yes] переворачиваете метку { $number } на сейфе { $safe }: теперь { $new }
       *[no] переворачивает метку { $number } на сейфе { $safe }: теперь { $new }
    }
event-steal =
    { $you ->
        [yes] крадёте сейф { $safe }
       *[no] крадёт сейф { $safe }
    }
event-steal-seen =
    { $you ->
        [yes] крадёте сейф { $safe }: { $content }
       *[no] крадёт сейф { $safe }: { $content }
    }
event-abandon =
    { $where ->
        [unused] { $you ->
            [yes] отказываетесь от сейфа { $safe }, теперь он неиспользуемый
           *[no] отказывается от сейфа { $safe }, теперь он неиспользуемый
        }
       *[map] { $you ->
            [yes] отказываетесь от сейфа { $safe }
           *[no] отказывается от сейфа { $safe }
        }
    }
event-abandon-seen =
    { $where ->
        [unused] { $you ->
            [yes] отказываетесь от сейфа { $safe } ({ $content }), теперь он неиспользуемый
           *[no] отказывается от сейфа { $safe } ({ $content }), теперь он неиспользуемый
        }
       *[map] { $you ->
            [yes] отказываетесь от сейфа { $safe } ({ $content })
           *[no] отказывается от сейфа { $safe } ({ $content })
        }
    }
event-swap-safe =
    { $you ->
        [yes] меняете неиспользуемый сейф { $safe } местами с сейфом { $other }
       *[no] меняет неиспользуемый сейф { $safe } местами с сейфом { $other }
    }
event-dusk = День { $day } закончен: заподозренные карты открываются
event-reveal-bluff =
    { $you ->
        [yes] открываете карту { $card } в ячейке { $slot }: это блеф, подозревали: { $players }
       *[no] открывает карту { $card } в ячейке { $slot }: это блеф, подозревали: { $players }
    }
event-reveal-true =
    { $you ->
        [yes] открываете карту { $card } в ячейке { $slot }: не блеф, напрасно подозревали: { $players }
       *[no] открывает карту { $card } в ячейке { $slot }: не блеф, напрасно подозревали: { $players }
    }
event-order =
    { $whom ->
        [you] { $you ->
            [yes] сначала реагируете сами
           *[no] сначала даёт отреагировать вам
        }
        [self] сначала реагирует
       *[other] { $you ->
            [yes] сначала даёте отреагировать игроку { $player }
           *[no] сначала даёт отреагировать игроку { $player }
        }
    }
event-dawn =
    { $whom ->
        [you] { $you ->
            [yes] сами начинаете следующий день
           *[no] даёт вам начать следующий день
        }
        [self] начинает следующий день
       *[other] { $you ->
            [yes] даёте начать следующий день игроку { $player }
           *[no] даёт начать следующий день игроку { $player }
        }
    }
event-open =
    { $you ->
        [yes] открываете сейф { $safe }: { $content }
       *[no] открывает сейф { $safe }: { $content }
    }
event-tech =
    { $you ->
        [yes] набираете { $total } { $total ->
            [one] очко технологий
            [few] очка технологий
           *[many] очков технологий
        }: сейфы { $safes }, метки { $marks }, репутация { $reputation }, значки { $icons }
       *[no] набирает { $total } { $total ->
            [one] очко технологий
            [few] очка технологий
           *[many] очков технологий
        }: сейфы { $safes }, метки { $marks }, репутация { $reputation }, значки { $icons }
    }
event-end =
    { $who ->
        [you] Вы победили
       *[other] Побеждает { $player }
    }

## Questions. One about a scoundrel’s ability is put behind its name.

ask-by = { $scoundrel }. { $question }
ask-leader = За какого главаря вы играете?
ask-strategy = Какую карту стратегии выберете?
ask-start = Ваш ход начинается. Использовать что-нибудь до карты?
ask-plan = Какую покерную карту разыграете?
ask-slot = В какую ячейку положите карту { $card }?
ask-abilities = Шаг 2: какую способность использовать?
ask-act = Шаг 3: наймите негодяя или зайдите в офис шерифа
ask-end = Ваш ход заканчивается. Использовать что-нибудь ещё?
ask-react = Отреагируете на это?
ask-order = Кто отреагирует первым?
ask-dawn = Кто начнёт следующий день?
ask-use = Кого из негодяев использовать?
ask-use-leader = Какую способность главаря использовать?
ask-again = Использовать его второй раз?
ask-use-hired = Использовать его, прежде чем он уйдёт в сброс?
ask-may = Использовать необязательный эффект?
ask-choose = Что выберете?
ask-spend = Сколько заплатите?
ask-guard = Вашего подручного вот-вот отправят в тюрьму. Сначала выставить его { $card }?
ask-last-look = Последний шанс: выставить подручного { $card }?
ask-opponent = Какого соперника выберете?
ask-free = Чьего подручного освободите?
ask-scout = Какой сейф разведаете?
ask-mark-any = Какой сейф пометите?
ask-steal = Какой сейф украдёте?
ask-abandon = У вас слишком много сейфов. От какого откажетесь?
ask-swap-safe = С каким сейфом поменяется местами { $safe }?
ask-mark = Каким числом пометите сейф { $safe }?
ask-mark-seen = В сейфе { $safe } лежит { $content }. Каким числом его пометите?
ask-mark-none = Все ваши метки выложены. Какую переложите на сейф { $safe }?
ask-mark-face = Какое число теперь покажет { $mark }?
ask-move-mark = Какую свою метку переложите или перевернёте?
ask-move-mark-to = Куда перейдёт { $mark }?
ask-move-mark-face = Какое число она покажет на сейфе { $safe }?
ask-peek = Какую покерную карту разведаете?
ask-place =
    { $whom ->
        [you] На какую карту выставите своего подручного?
       *[other] На какую карту выставите подручного игрока { $player }?
    }
ask-destroy = На какой своей карте уничтожите подручных?
ask-recall = С какой карты вернёте своего подручного?
ask-hire = Кого наймёте?
ask-room = В банде нет места. Кого сбросить?
ask-arrange = Как расставите своих негодяев?
ask-arrange-first = Переставить негодяев, прежде чем использовать негодяя { $scoundrel }?
ask-arrange-with = { $place }: с каким местом поменять?
ask-swap-jobs = Чью профессию обменяете?
ask-swap-jobs-with = С кем поменяется профессией { $scoundrel }?
ask-swap-traits = Чью особенность обменяете?
ask-swap-traits-with = С кем поменяется особенностью { $scoundrel }?
ask-sheriff = Что сделаете в офисе шерифа?

## Options

choice-yes = Да
choice-idle = без эффекта
choice-men = подручные: { $players }
choice-hired-vain = при найме сейчас: { $why }
choice-no = Нет
choice-done-start = Дальше: покерная карта
choice-done-abilities = Готово: наём или шериф
choice-done-end = Закончить ход
choice-done-react = Не реагировать
choice-face-up = Разыграть лицом вверх
choice-sheriff = Пойти в офис шерифа
choice-sell = Продать сведения: получить { $money }
choice-bail = Залог: заплатить { $money } и освободить одного подручного
choice-bail-two = Залог: заплатить { $money } и освободить двух подручных
choice-bribe = Подкуп: заплатить { $money } и украсть сейф
choice-suspect = Не верю: это блеф
choice-trust = Пропустить
choice-suspect-now = Заподозрить: сейчас выставить подручного { $card }
choice-player = { $money }, репутация { $rep }, подручные { $men }, тюрьма { $jail }
choice-mark = метка { $number } на сейфе { $safe }
choice-no-mark = Не помечать сейф
choice-turn = Перевернуть: { $number }
choice-arranged = Оставить так
choice-rearrange = Как было

## Why something can’t be used now, in few words, by rule

why-SC-USE-02 = уже использовано
why-SC-USE-04 = уже использовано
why-SC-OPT-02 = уже использовано
why-SC-USE-07 = условие не выполнено
why-SC-TIME-16 = условие не выполнено
why-SC-USE-08 = нечем заплатить
why-SC-REP-05 = мало репутации
why-SC-HIRE-02 = слишком дорого
why-SC-SHER-03 = слишком дорого
why-SC-SHER-04 = в тюрьме столько нет
why-SC-SHER-05 = только в последний день
why-SC-SHER-06 = на поле нет сейфов
why-SC-ABIL-01 = другое число
why-SC-ABIL-05 = нет ячейки
why-SC-ABIL-06 = другой момент
why-SC-TURN-02 = другой момент
why-SC-OPT-01 = другой момент

## The table. Those in columns of 11 letters: table-saloon, table-pile. Short ones: table-rep to table-top.

table-day = День { $day } из { $days }
table-turn = ход { $turn } из { $turns }
table-decks = колоды { $traits } / { $jobs }
table-saloon = Салун
table-pile = Сброс { $n }
table-rep = реп. { $rep } ({ $tech })
table-men = подручные { $supply }, тюрьма { $jail }
table-cards = рука { $hand }, колода { $deck }
table-top = сверху { $card }
table-hand = Рука
table-marks = Метки
table-loot = сейфы { $n } из { $limit }
step-start = начало хода
step-plan = шаг 1
step-abilities = шаг 2
step-act = шаг 3
step-end = конец хода
step-last = последний шанс
step-dusk = конец дня
note-safe = { $safe }, { $where }: { $content }
note-safe-marked = { $safe }, { $where }: { $content }; метки: { $marks }
note-mark = { $player } { $number }
note-stolen = украл игрок { $player }
note-mine = украли вы
note-unused = { $location }, не используется
note-card = { $card }: { $face }
legend-safes = Д4▒ — сейф 4 в депо (Д). Д4=3: вы знаете, что его ценность 3. 5♠: метка 5, масть показывает её хозяина. В скобках в конце строки — неиспользуемый сейф. [Д4] можно выбрать сейчас.
legend-slots = A· — пустая ячейка, 5▒ — карта лицом вниз в ячейке 5; 5=5 вы знаете, а про 5≠2 знаете, что это блеф. ♥ рядом — подручный этого игрока. За ячейками лежат украденные сейфы. ▸ отмечает, чей ход.
legend-scoundrels = Под именем негодяя сказано, когда его можно использовать: числа ячеек, стрелка на негодяя, которого надо использовать до него, или слова. +1 $ — бонус, ⚙1 — значок технологий. × перед именем: уже использован. Зелёные, фиолетовые и белые имена — зелёные, фиолетовые и чёрные профессии.
legend-marks = Места на вашем планшете: вверху B0, B1, B2, внизу B3, B4, B5. «реп. 2 (+1)» — репутация 2, в конце она даст 1 технологию.
legend-strip = На маленьком экране в строке игрока: доллары, репутация, ☻ свободные подручные, # подручные в тюрьме, ▒ карты на руке / в колоде, ячейки, а за │ — украденные сейфы.

## Scoring

score-safes = украденные сейфы
score-marks = верные метки
score-reputation = репутация
score-icons = значки технологий
score-total = технологии
event-won =
    { $who ->
        [you] Вы побеждаете: { $tech ->
            [one] { $tech } очко технологий
            [few] { $tech } очка технологий
           *[many] { $tech } очков технологий
        }!
       *[other] Побеждает { $player }: { $tech ->
            [one] { $tech } очко технологий
            [few] { $tech } очка технологий
           *[many] { $tech } очков технологий
        }.
    }
event-won-dollars =
    { $who ->
        [you] Технологий поровну ({ $tech }), и вы побеждаете: у вас больше долларов.
       *[other] Технологий поровну ({ $tech }), и побеждает { $player }: больше долларов.
    }
event-won-turn =
    { $who ->
        [you] Технологий ({ $tech }) и долларов поровну, и вы побеждаете: ваш последний ход был позже.
       *[other] Технологий ({ $tech }) и долларов поровну, и побеждает { $player }: последний ход был позже.
    }

## The cards

deck-id = Код
deck-trait = Особенность
deck-job = Профессия
deck-strategy = Карта стратегии
deck-leader = Главарь
deck-cost = Доллары
deck-holes = Отверстия
deck-timing = Когда
deck-ability = Способность

## Некоторые ответы, и что скрыто

answer-sheriff = пойти в офис шерифа
answer-pass = перейти к следующему шагу
answer-discard = сбросить
answer-trust = поверить карте
trusts = не подозревать: { $card }
answer-arrange = оставить негодяев на местах
answer-swap = поменять двух негодяев местами
answer-safe = пометить другой сейф
answer-mark = переложить другую метку
holding-slot = в ячейке { $slot }
holding-card = карта { $face }
review-bluff = { $player } блефует: { $what } { $where }. Остальные, исходя из того, что видели, считали карту честной с вероятностью { $believed } % и предположили бы: { $guesses }.
