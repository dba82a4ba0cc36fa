### Men of Mayhem: components, events and questions, in Russian. Terms: as in rules.ru.ftl.

## The game

mayhem-title = Men of Mayhem
mayhem-blurb = Возглавьте мотоклуб: держите лучшие места города, торгуйтесь, деритесь, сбывайте товар на чёрном рынке и не попадайтесь полиции. После шести раундов побеждает тот, у кого больше денег. Для 2–6 игроков, 90–120 минут.

## Table options: names and values

option-mode = Режим
option-mode-unleaded = Unleaded: все банды одинаковы
option-mode-high-octane = High Octane: у банд свои правила
option-gang_choice = Банды
option-gang_choice-draft = выбирают по очереди
option-gang_choice-fixed = заданы заранее
option-hollow_point = Экспансивные пули
option-hollow_point-false = нет
option-hollow_point-true = да: без больницы
option-long_haul = Дальний пробег
option-long_haul-false = нет, 6 раундов
option-long_haul-true = да, 7 раундов
option-under_the_radar = Ниже радаров
option-under_the_radar-false = нет
option-under_the_radar-true = да: жетоны приказов тайные
option-slim_pickings = Скудный выбор
option-slim_pickings-false = нет
option-slim_pickings-true = да: проспектов не больше, чем в начале
option-hardcore_cards = Хардкорные карты
option-hardcore_cards-false = нет
option-hardcore_cards-true = да
option-deals = Сделки
option-deals-true = разрешены
option-deals-false = запрещены
option-deal_log = Что знают о чужих сделках
option-deal_log-private = только кто с кем
option-deal_log-public = и количества
option-offers_per_step = Предложений за ход, не больше
option-offers_per_step-0 = 0
option-offers_per_step-1 = 1
option-offers_per_step-2 = 2
option-offers_per_step-3 = 3
option-offers_per_step-4 = 4
option-offers_per_step-5 = 5
option-offers_per_step-6 = 6
option-offers_per_step-7 = 7
option-offers_per_step-8 = 8
option-offers_per_step-9 = 9
option-offers_per_step-10 = 10
option-parley_before_guns = Переговоры перед выбором стволов
option-parley_before_guns-false = нет
option-parley_before_guns-true = да
option-deal_protocol = Торг
option-deal_protocol-live = в любой момент
option-deal_protocol-sequential = по очереди
option-ledger_help = Учёт
option-ledger_help-false = нет
option-ledger_help-true = показывает, что может быть у соперников

## Goods, Dudes, places. $form: what something is done to (acc), who rides along (with), a name (nom). Of places also:
## what follows “at”, “to” and “from”, with or without that word, as the sentences in that language need it.

guns =
    { $n ->
        [one] { $n } ствол
        [few] { $n } ствола
       *[other] { $n } стволов
    }
contraband =
    { $n ->
        [one] { $form ->
            [nom] { $n } единица контрабанды
           *[acc] { $n } единицу контрабанды
        }
        [few] { $n } единицы контрабанды
       *[other] { $n } единиц контрабанды
    }
goods-none = ничего
members =
    { $form ->
        [with] { $n ->
            [one] { $n } членом клуба
           *[other] { $n } членами клуба
        }
        [nom] { $n ->
            [one] { $n } член клуба
            [few] { $n } члена клуба
           *[other] { $n } членов клуба
        }
       *[acc] { $n ->
            [one] { $n } члена клуба
           *[other] { $n } членов клуба
        }
    }
prospects =
    { $form ->
        [with] { $n ->
            [one] { $n } проспектом
           *[other] { $n } проспектами
        }
        [nom] { $n ->
            [one] { $n } проспект
            [few] { $n } проспекта
           *[other] { $n } проспектов
        }
       *[acc] { $n ->
            [one] { $n } проспекта
           *[other] { $n } проспектов
        }
    }
dudes-none =
    { $form ->
        [nom] никто
       *[acc] никого
    }
dudes-from = { $dudes } { $place }
dude =
    { $kind ->
        [prospect] { $form ->
            [with] проспектом { $place }
            [nom] проспект { $place }
           *[acc] проспекта { $place }
        }
       *[member] { $form ->
            [with] членом клуба { $place }
            [nom] член клуба { $place }
           *[acc] члена клуба { $place }
        }
    }
place-clubhouse =
    { $form ->
        [at] в клубхаусе
        [to] в клубхаус
        [from] из клубхауса
       *[nom] клубхаус
    }
place-emergency-room =
    { $form ->
        [acc] приёмный покой
        [at] в приёмном покое
        [to] в приёмный покой
        [from] из приёмного покоя
       *[nom] { $name }
    }
# The names that a sentence inflects, in the same order in each form. All others stand in quotation marks.
site-names =
    { $form ->
        [acc] место «У ирландца Фредди», Полицейский участок Чарминга, Больницу Святого Томаса, Фасовочную, Оружейную фабрику, Армейские излишки, Доки, Ресторан «Палас», Киностудию для взрослых, Мет-лабораторию в пригороде, Винный магазин, Тату-салон, Придорожный бар, Ломбард, Рейс к границе, Оружейную ярмарку, Уличную точку, Автобазу, Патронную мастерскую, Склад соперников, Карточный клуб, Адвокатскую контору, Явочную квартиру, Угнанную фуру, Заказ картеля, Благотворительный пробег, Ночь покера, Вручение нашивок, Тайник, Хранилище улик, Крупного покупателя, Барахолку
        [at] у ирландца Фредди, в Полицейском участке Чарминга, в Больнице Святого Томаса, в Фасовочной, на Оружейной фабрике, в Армейских излишках, в Доках, в Ресторане «Палас», на Киностудии для взрослых, в Мет-лаборатории в пригороде, в Винном магазине, в Тату-салоне, в Придорожном баре, в Ломбарде, в Рейсе к границе, на Оружейной ярмарке, на Уличной точке, на Автобазе, в Патронной мастерской, на Складе соперников, в Карточном клубе, в Адвокатской конторе, на Явочной квартире, у Угнанной фуры, на Заказе картеля, на Благотворительном пробеге, на Ночи покера, на Вручении нашивок, в Тайнике, в Хранилище улик, у Крупного покупателя, на Барахолке
        [to] к ирландцу Фредди, в Полицейский участок Чарминга, в Больницу Святого Томаса, в Фасовочную, на Оружейную фабрику, в Армейские излишки, в Доки, в Ресторан «Палас», на Киностудию для взрослых, в Мет-лабораторию в пригороде, в Винный магазин, в Тату-салон, в Придорожный бар, в Ломбард, в Рейс к границе, на Оружейную ярмарку, на Уличную точку, на Автобазу, в Патронную мастерскую, на Склад соперников, в Карточный клуб, в Адвокатскую контору, на Явочную квартиру, к Угнанной фуре, на Заказ картеля, на Благотворительный пробег, на Ночь покера, на Вручение нашивок, в Тайник, в Хранилище улик, к Крупному покупателю, на Барахолку
        [from] от ирландца Фредди, из Полицейского участка Чарминга, из Больницы Святого Томаса, из Фасовочной, с Оружейной фабрики, из Армейских излишков, из Доков, из Ресторана «Палас», с Киностудии для взрослых, из Мет-лаборатории в пригороде, из Винного магазина, из Тату-салона, из Придорожного бара, из Ломбарда, из Рейса к границе, с Оружейной ярмарки, с Уличной точки, с Автобазы, из Патронной мастерской, со Склада соперников, из Карточного клуба, из Адвокатской конторы, с Явочной квартиры, от Угнанной фуры, с Заказа картеля, с Благотворительного пробега, с Ночи покера, с Вручения нашивок, из Тайника, из Хранилища улик, от Крупного покупателя, с Барахолки
       *[nom] У ирландца Фредди, Полицейский участок Чарминга, Больница Святого Томаса, Фасовочная, Оружейная фабрика, Армейские излишки, Доки, Ресторан «Палас», Киностудия для взрослых, Мет-лаборатория в пригороде, Винный магазин, Тату-салон, Придорожный бар, Ломбард, Рейс к границе, Оружейная ярмарка, Уличная точка, Автобаза, Патронная мастерская, Склад соперников, Карточный клуб, Адвокатская контора, Явочная квартира, Угнанная фура, Заказ картеля, Благотворительный пробег, Ночь покера, Вручение нашивок, Тайник, Хранилище улик, Крупный покупатель, Барахолка
    }
site =
    { $gender ->
        [none] { $form ->
            [acc] место «{ $name }»
            [at] на месте «{ $name }»
            [to] на место «{ $name }»
            [from] с места «{ $name }»
           *[nom] «{ $name }»
        }
       *[other] { $name }
    }
title = «{ $name }»
gang-plain = { $gang }, сторона Unleaded
gang-start = На старте: { $goods }; внимание { $heat }; { $dudes }; базовые приказы { $base }
list-or = { $first } или { $last }
each-player = { $player } { $what }

## What locations, Club Orders and cards do

does-sell = продать { $pay } за { $get }
does-spend = купить { $get } за { $pay }
does-swap = обменять { $pay } на { $get }
does-swap-both = обменять { $pay } на { $get } или наоборот
order-cost = за { $pay }: { $text }
does-times =
    { $n ->
        [1] { $text }
       *[other] { $text }, до { $n } раз
    }
does-take = взять { $goods }
does-steal = украсть у соперника { $goods }
does-steal-here = украсть { $goods } у соперника, который стоит на одном месте с вами
does-claim-patch = взять Нашивку Жнеца
does-heal =
    { $n ->
        [1] вылечить 1 парня
       *[other] вылечить до { $n } парней
    }
does-promote = повысить проспекта до члена клуба за { $money }
does-promote-free = повысить проспекта до члена клуба бесплатно
does-convoy = Конвой: поехать с одного или двух мест на одно
does-ambush = Засада: ещё за 1 жетон приказа никто не может звать подмогу в Разборке, которую вы начинаете
does-gain = получить { $what }
does-gain-heat = повысить внимание на { $n }
does-drop = снизить внимание на { $n }
does-per = { $text } за { $unit }
does-up = { $text } (с округлением вверх)
does-most = { $text }, не больше { $n } раз
tokens =
    { $n ->
        [one] { $n } жетон приказа
        [few] { $n } жетона приказа
       *[other] { $n } жетонов приказов
    }
good-C = денег
good-G = стволов
good-K = контрабанды
unit-heat =
    { $n ->
        [1] каждую единицу внимания
        [few] каждые { $n } единицы внимания
       *[other] каждые { $n } единиц внимания
    }
unit-members =
    { $n ->
        [1] каждого члена клуба
       *[other] каждых { $n } членов клуба
    }
unit-prospects =
    { $n ->
        [1] каждого проспекта
       *[other] каждых { $n } проспектов
    }
unit-dudes =
    { $n ->
        [1] каждого парня
       *[other] каждых { $n } парней
    }
unit-sites =
    { $n ->
        [1] каждую точку под контролем
        [few] каждые { $n } точки под контролем
       *[other] каждые { $n } точек под контролем
    }
unit-at =
    { $n ->
        [1] каждого парня { $place }
       *[other] каждых { $n } парней { $place }
    }
with-heat = { $text }, внимание +{ $n }
place-heat = внимание +{ $n } при использовании
place-no-guns = здесь в Разборках без стволов
place-boost = Бонус: { $text }

## Whom a card hits, and how: said of them

who-each = Каждая банда
who-most =
    { $what ->
        [heat] У кого больше всего внимания, тот
        [members] У кого больше всего членов клуба, тот
        [prospects] У кого больше всего проспектов, тот
        [dudes] У кого больше всего парней, тот
        [sites] Кто контролирует больше всего точек, тот
       *[at] У кого больше всего парней { $place }, тот
    }
who-least =
    { $what ->
        [heat] У кого меньше всего внимания, тот
        [members] У кого меньше всего членов клуба, тот
        [prospects] У кого меньше всего проспектов, тот
        [dudes] У кого меньше всего парней, тот
        [sites] Кто контролирует меньше всего точек, тот
       *[at] У кого меньше всего парней { $place }, тот
    }
who-if =
    { $what ->
        [heat] У кого внимание не меньше { $n }, тот
        [members] У кого членов клуба не меньше { $n }, тот
        [prospects] У кого проспектов не меньше { $n }, тот
        [dudes] У кого парней не меньше { $n }, тот
        [sites] У кого под контролем точек не меньше { $n }, тот
       *[at] У кого парней { $place } не меньше { $n }, тот
    }
effect = { $who } { $steps }
hits-gain = получает { $what }
hits-gain-heat =
    { $n ->
        [one] получает { $n } единицу внимания
        [few] получает { $n } единицы внимания
       *[other] получает { $n } единиц внимания
    }
hits-lose = теряет { $what }
hits-lose-half =
    { $good ->
        [C] теряет половину денег (с округлением вниз)
        [G] теряет половину стволов (с округлением вниз)
       *[K] теряет половину контрабанды (с округлением вниз)
    }
hits-drop = снижает внимание на { $n }
hits-fall = берёт вину на себя
hits-jail = называет соперника, который возвращает парня в резерв
hits-bill = платит { $money } за каждого своего парня в приёмном покое, иначе тот умирает

## What Hassles and gangs change

change-forbid-sell =
    { $good ->
        [G] стволы продавать нельзя
        [K] на местах нельзя продавать контрабанду
       *[all] на местах нельзя ничего продавать
    }
change-forbid-spend = ничего нельзя покупать
change-forbid-swap =
    { $good ->
        [G] стволы нельзя отдавать в обмен
        [K] контрабанду нельзя отдавать в обмен
       *[all] ничего нельзя обменивать
    }
change-forbid-skim = ничего нельзя брать даром
change-forbid-steal = ничего нельзя красть
change-forbid-gain = места не дают ни внимания, ни проспектов, ни жетонов приказов
change-forbid-drop = места не снижают внимания
change-add-sell =
    { $good ->
        [G] каждая продажа стволов приносит ещё { $money }
        [K] каждая продажа контрабанды приносит ещё { $money }
       *[all] каждая продажа приносит ещё { $money }
    }
change-add-spend = каждая покупка приносит { $money }
change-add-swap =
    { $good ->
        [G] каждый обмен стволов приносит { $money }
        [K] каждый обмен контрабанды приносит { $money }
       *[all] каждый обмен приносит { $money }
    }
change-recruit_count =
    { $n ->
        [one] Вербовка приводит { $n } проспекта
       *[other] Вербовка приводит { $n } проспектов
    }
change-traffic_bonus = пределы рынка от 1 до 3 выше на { $n }
change-traffic_shift = для чёрного рынка внимание считается на { $n } выше
change-throw_prospects =
    { $n ->
        [0] для Разборки нужен член клуба
       *[1] чтобы начать Разборку, хватит и проспектов
    }
change-fall_prospects =
    { $n ->
        [0] вину на себя берут только члены клуба
       *[1] взять вину на себя может и проспект
    }
change-hot_extra = места со значками внимания дают ещё +{ $n }
change-ride_max =
    { $n ->
        [1] Поездка перемещает не больше 1 парня
       *[other] Поездка перемещает не больше { $n } парней
    }
change-ride_cost =
    { $n ->
        [one] Поездка стоит { $n } жетон приказа
        [few] Поездка стоит { $n } жетона приказа
       *[other] Поездка стоит { $n } жетонов приказов
    }
change-guns_allowed =
    { $n ->
        [0] в Разборках без стволов
       *[1] стволы разрешены
    }
change-gun_heat =
    { $n ->
        [0] от стволов в Разборке внимание не растёт
       *[other] от стволов в Разборке внимание +{ $n }
    }
change-backup =
    { $n ->
        [0] никто не может звать подмогу
       *[1] подмогу звать можно
    }
change-er_survive = в приёмном покое парень выживает, если выпало { $n } или больше
change-on-fall = когда член клуба берёт вину на себя, банда { $step }

## Anarchy cards

card-obstacle = Препятствие: { $card }
card-hassle = Проблема: { $card }
card-opportunity = Дело: { $card }
card-last-call = Последний заказ: { $card }
card-text = { $card } — { $text }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-die =
    { $you ->
        [yes] выбрасываете { $n }
       *[no] выбрасывает { $n }
    }
event-gang =
    { $you ->
        [yes] ведёте банду { $gang }
       *[no] ведёт банду { $gang }
    }
event-round = Начинается раунд { $n }
event-claim =
    { $you ->
        [yes] берёте свои жетоны приказов
       *[no] берёт жетоны приказов
    }
event-claim-seen =
    { $you ->
        [yes] берёте { $tokens }
       *[no] берёт { $tokens }
    }
event-site = Открывается точка: { $place }
event-card = Открывается карта. { $card }
event-hit = { $card }. Задеты: { $players }
event-hit-each = { $card } затрагивает все банды
event-hit-none = { $card } никого не затрагивает
event-turn =
    { $you ->
        [yes] ходите
       *[no] ходит
    }
event-passed =
    { $you ->
        [yes] остаётесь без жетонов приказов
       *[no] остаётся без жетонов приказов
    }
event-order-sit =
    { $you ->
        [yes] выжидаете
       *[no] выжидает
    }
event-order-recruit =
    { $you ->
        [yes] вербуете
       *[no] вербует
    }
event-order-exploit =
    { $you ->
        [yes] используете { $place }
       *[no] использует { $place }
    }
event-order-throw-down =
    { $you ->
        [yes] начинаете Разборку { $place }
       *[no] начинает Разборку { $place }
    }
event-order-ambush =
    { $you ->
        [yes] начинаете Разборку { $place } из Засады: подмоги не будет
       *[no] начинает Разборку { $place } из Засады: подмоги не будет
    }
event-order-patch-in =
    { $you ->
        [yes] проводите Приём в клуб
       *[no] проводит Приём в клуб
    }
event-order-ride =
    { $you ->
        [yes] едете с { $dudes } { $source } { $goal }
       *[no] едет с { $dudes } { $source } { $goal }
    }
event-order-club =
    { $you ->
        [yes] отдаёте приказ клуба
       *[no] отдаёт приказ клуба
    }
event-order-convoy =
    { $you ->
        [yes] собираете Конвой
       *[no] собирает Конвой
    }
event-convoy =
    { $you ->
        [yes] едете { $goal }: { $dudes }
       *[no] едет { $goal }: { $dudes }
    }
event-exploit =
    { $you ->
        [yes] используете { $place }: { $text }
       *[no] использует { $place }: { $text }
    }
event-exploit-boost =
    { $you ->
        [yes] платите 1 жетон приказа за Бонус: { $text }
       *[no] платит 1 жетон приказа за Бонус: { $text }
    }
event-trade =
    { $n ->
        [few] { $you ->
            [yes] торгуете { $n } раза
           *[no] торгует { $n } раза
        }
       *[other] { $you ->
            [yes] торгуете { $n } раз
           *[no] торгует { $n } раз
        }
    }
event-trade-none =
    { $you ->
        [yes] не торгуете
       *[no] не торгует
    }
event-gain =
    { $you ->
        [yes] получаете { $goods }
       *[no] получает { $goods }
    }
event-pay =
    { $you ->
        [yes] платите { $goods }
       *[no] платит { $goods }
    }
event-lose =
    { $you ->
        [yes] теряете { $goods }
       *[no] теряет { $goods }
    }
event-steal =
    { $whom ->
        [you] пытается украсть у вас { $goods }
       *[other] { $you ->
            [yes] пытаетесь украсть у игрока { $player } { $goods }
           *[no] пытается украсть у игрока { $player } { $goods }
        }
    }
event-steal-seen =
    { $whom ->
        [you] крадёт у вас { $goods }
       *[other] { $you ->
            [yes] крадёте у игрока { $player } { $goods }
           *[no] крадёт у игрока { $player } { $goods }
        }
    }
event-steal-short =
    { $whom ->
        [you] пытается украсть у вас { $goods }; добыча: { $taken }
       *[other] { $you ->
            [yes] пытаетесь украсть у игрока { $player } { $goods }; добыча: { $taken }
           *[no] пытается украсть у игрока { $player } { $goods }; добыча: { $taken }
        }
    }
event-peek =
    { $whom ->
        [you] заглядывает за вашу ширму и видит, что осталось: { $goods }
       *[other] { $you ->
            [yes] заглядываете за ширму игрока { $player } и видите, что осталось: { $goods }
           *[no] заглядывает за ширму игрока { $player } и видит, что осталось: { $goods }
        }
    }
event-tokens =
    { $you ->
        [yes] получаете { $tokens }
       *[no] получает { $tokens }
    }
event-patch =
    { $you ->
        [yes] получаете Нашивку Жнеца
       *[no] получает Нашивку Жнеца
    }
event-heal =
    { $you ->
        [yes] возвращаете из приёмного покоя { $dudes }
       *[no] возвращает из приёмного покоя { $dudes }
    }
event-recruit =
    { $you ->
        [yes] принимаете { $dudes }
       *[no] принимает { $dudes }
    }
event-promote =
    { $you ->
        [yes] принимаете в члены клуба проспекта { $place }
       *[no] принимает в члены клуба проспекта { $place }
    }
event-heat-gain =
    { $you ->
        [yes] привлекаете внимание: +{ $n } (теперь { $now })
       *[no] привлекает внимание: +{ $n } (теперь { $now })
    }
event-heat-drop =
    { $you ->
        [yes] снижаете внимание на { $n } (теперь { $now })
       *[no] снижает внимание на { $n } (теперь { $now })
    }
event-fall =
    { $you ->
        [yes] берёте вину на себя и расстаётесь с { $dude }: внимание { $now }
       *[no] берёт вину на себя и расстаётся с { $dude }: внимание { $now }
    }
event-out =
    { $you ->
        [yes] не находите, кому взять вину на себя: ваша банда распущена, осталось: { $goods }
       *[no] не находит, кому взять вину на себя: банда распущена, осталось: { $goods }
    }
event-back-up =
    { $you ->
        [yes] зовёте подмогу: { $dudes }
       *[no] зовёт подмогу: { $dudes }
    }
event-back-up-none =
    { $you ->
        [yes] не зовёте подмогу
       *[no] не зовёт подмогу
    }
event-guns-chosen =
    { $you ->
        [yes] решаете, сколько стволов достать
       *[no] решает, сколько стволов достать
    }
event-guns-chosen-seen =
    { $you ->
        [yes] решаете достать { $guns }
       *[no] решает достать { $guns }
    }
event-guns = Стволы: { $amounts }
event-totals = Разборка { $place }: { $totals }; { $who ->
        [you] побеждаете вы
       *[other] побеждает { $player }
    }
event-totals-tied = Разборка { $place }: { $totals }; никто не побеждает
event-shot =
    { $whom ->
        [you] ранит вашего парня
       *[other] { $you ->
            [yes] раните парня игрока { $player }
           *[no] ранит парня игрока { $player }
        }
    }
event-injured =
    { $you ->
        [yes] отправляете в приёмный покой { $dudes }
       *[no] отправляет в приёмный покой { $dudes }
    }
event-home =
    { $you ->
        [yes] возвращаетесь домой с { $dudes }
       *[no] возвращается домой с { $dudes }
    }
event-ready =
    { $you ->
        [yes] заканчиваете переговоры
       *[no] заканчивает переговоры
    }
event-traffic-chosen =
    { $you ->
        [yes] решаете, сколько сбыть
       *[no] решает, сколько сбыть
    }
event-traffic-chosen-seen =
    { $you ->
        [yes] решаете сбыть { $goods }
       *[no] решает сбыть { $goods }
    }
event-traffic = Чёрный рынок: { $amounts }
event-market = Всего { $goods }, по { $money } за единицу
event-offer =
    { $whom ->
        [you] предлагает вам { $terms }
        [all] { $you ->
            [yes] предлагаете всем { $terms }
           *[no] предлагает всем { $terms }
        }
       *[other] { $you ->
            [yes] предлагаете игроку { $player } { $terms }
           *[no] предлагает игроку { $player } { $terms }
        }
    }
event-expired = { $offer } больше не действует
event-declined = { $offer } отклонено
event-withdrawn = { $offer } отозвано
event-deal =
    { $whom ->
        [you] заключает сделку с вами
       *[other] { $you ->
            [yes] заключаете сделку с игроком { $player }
           *[no] заключает сделку с игроком { $player }
        }
    }
event-deal-seen =
    { $whom ->
        [you] заключает сделку с вами (отдаёт: { $given }; получает: { $wanted })
       *[other] { $you ->
            [yes] заключаете сделку с игроком { $player } (отдаёте: { $given }; получаете: { $wanted })
           *[no] заключает сделку с игроком { $player } (отдаёт: { $given }; получает: { $wanted })
        }
    }
event-jail =
    { $whom ->
        [you] называет вас
       *[other] { $you ->
            [yes] называете игрока { $player }
           *[no] называет игрока { $player }
        }
    }
event-dude-lost =
    { $you ->
        [yes] теряете { $dude }
       *[no] теряет { $dude }
    }
event-bill =
    { $you ->
        [yes] платите за парней: { $paid }; умирают: { $dead }
       *[no] платит за парней: { $paid }; умирают: { $dead }
    }
event-clean-up = Уборка: отметки и карты убраны
event-emergency-lives =
    { $kind ->
        [prospect] { $you ->
            [yes] выбрасываете { $n }: проспект выживает
           *[no] выбрасывает { $n }: проспект выживает
        }
       *[member] { $you ->
            [yes] выбрасываете { $n }: член клуба выживает
           *[no] выбрасывает { $n }: член клуба выживает
        }
    }
event-emergency-dies =
    { $kind ->
        [prospect] { $you ->
            [yes] выбрасываете { $n }: проспект умирает
           *[no] выбрасывает { $n }: проспект умирает
        }
       *[member] { $you ->
            [yes] выбрасываете { $n }: член клуба умирает
           *[no] выбрасывает { $n }: член клуба умирает
        }
    }
event-blinds = Ширмы убраны. { $players }
event-last-die =
    { $you ->
        [yes] выбрасываете { $n }: всего { $total }
       *[no] выбрасывает { $n }: всего { $total }
    }
event-end =
    { $who ->
        [you] Вы победили
       *[other] Побеждает { $player }
    }
holdings = { $player }: { $what }

## Offers in sentences. $terms: what is given for what.

terms = { $given } за { $wanted }
terms-gift = { $given } даром
terms-plea = отдать { $wanted } даром
offer =
    { $maker ->
        [you] { $whom ->
            [all] ваше предложение всем ({ $terms })
           *[other] ваше предложение игроку { $player } ({ $terms })
        }
       *[other] { $whom ->
            [you] предложение игрока { $from } вам ({ $terms })
            [all] предложение игрока { $from } всем ({ $terms })
           *[other] предложение игрока { $from } игроку { $player } ({ $terms })
        }
    }

## Questions. One that a card asks is put behind its name.

ask-by = { $card }. { $question }
ask-pick = Какую банду вы выберете?
ask-order = Ваш приказ?
ask-where-exploit = Какое место вы используете?
ask-where-throw-down = Где вы начнёте Разборку?
ask-where-ambush = Где вы устроите Засаду?
ask-where-patch-in = Где вы примете проспекта в клуб?
ask-where-club = Какой приказ клуба?
ask-ride-from = Откуда вы едете?
ask-ride-to = { $place } — куда?
ask-ride-who = { $place } { $goal }: кто едет?
ask-back-up-who = { $place }: кто едет на Разборку?
ask-convoy = Кто едет в Конвое?
ask-convoy-more = Пока: { $dudes }. Присоединится ли к Конвою ещё кто-нибудь?
ask-exploit = Чем вы пользуетесь { $place }?
ask-count = { $pay } за { $get }: сколько раз?
ask-direction = Что на что вы меняете?
ask-alternative = Что вы берёте?
ask-steal = Что вы крадёте и у кого?
ask-heal = Кто покидает приёмный покой?
ask-promote = Какой проспект становится членом клуба?
ask-back-up = Зовёте подмогу { $place }?
ask-back-up-more = Пока: { $dudes }. Зовёте ещё подмогу { $place }?
ask-guns = Сколько стволов вы достаёте { $place }?
ask-shoot =
    { $n ->
        [1] Чьего парня вы раните { $place }?
       *[other] Осталось ранений { $place }: { $n }. Чьего парня вы раните?
    }
ask-injured =
    { $n ->
        [1] Кто из ваших парней ранен { $place }?
       *[other] Ранено парней { $place }: { $n }. Кто именно?
    }
ask-take-patch = Вы победили владельца Нашивки. Берёте Нашивку Жнеца?
ask-exploit-now = Используете { $place } сразу, за 1 жетон приказа?
ask-fall = Кто берёт вину на себя?
ask-traffic = Сколько контрабанды вы сбываете?
ask-jail = Какой соперник теряет парня?
ask-jailed = Кто из ваших парней сядет в тюрьму?
ask-desert = Откуда дезертирует ваш парень?
ask-bill = За кого вы платите? Остальные умирают.
ask-ready = Время сделок. Вы готовы продолжать?
ask-offer = Сделаете предложение?
ask-reply = { $offer }: принимаете?
ask-accept = Какое предложение вы принимаете?
ask-decline = Какое предложение вы отклоняете?
ask-counter = Какое встречное предложение вы делаете?
ask-withdraw = Какое своё предложение вы отзываете?

## Options

choice-yes = Да
choice-no = Нет
choice-sit = Выждать
choice-recruit = Завербовать
choice-exploit = Использовать { $place }
choice-throw-down = Разборка { $place }
choice-ambush = Разборка { $place } из Засады (2 жетона приказа)
choice-patch-in = Принять в клуб ({ $place })
choice-club = Приказ клуба: { $text }
choice-convoy = Конвой
choice-some-ride = Поехать…
choice-some-exploit = Использовать…
choice-some-throw-down = Разборка…
choice-some-ambush = Засада…
choice-some-patch-in = Принять в клуб…
choice-some-club = Приказ клуба…
choice-done = Готово
choice-again = Сначала
choice-finish = Закончить
choice-boost = Бонус за 1 жетон приказа: { $text }
choice-none = Ни разу
choice-swap = Отдать { $pay }, получить { $get }
choice-steal = { $goods } у игрока { $player }
choice-no-back-up = Без подмоги
choice-no-guns = Без стволов
choice-no-traffic = Ничего
choice-ready = Дальше
choice-no-offer = Без предложения
choice-offer = Предложить { $terms } (кому: { $whom })
choice-everybody = всем
choice-accept = Принять { $offer }
choice-decline = Отклонить { $offer }
choice-withdraw = Отозвать { $offer }

## Что именно не так в сделке и как было бы правильно

objection-have = { $good ->
    [C] Деньги
    [G] Стволы
   *[K] Контрабанда
  }: предложено { $n }, за вашей ширмой { $most }. Предлагайте не больше, чем есть.
objection-total = { $good ->
    [C] Деньги
    [G] Стволы
   *[K] Контрабанда
  }: вы просите { $n }, а попросить можно не больше { $most }.
objection-pay = { $good ->
    [C] Деньги
    [G] Стволы
   *[K] Контрабанда
  }: нужно отдать { $n }, за вашей ширмой { $most }. Принять можно, когда у вас будет { $n }.
objection-cost = { $good ->
    [G] Стволы
   *[K] Контрабанда
  }: нужно отдать { $n }, за вашей ширмой { $most }.
objection-both = { $good ->
    [C] Деньги
    [G] Стволы
   *[K] Контрабанда
  }: предложено { $n } и попрошено { $wanted }. Один товар идёт только в одну сторону: уберите что-то одно.
objection-nothing = Ничего не предложено и ничего не попрошено. Добавьте хоть что-нибудь.
objection-self = Самому себе ничего предложить нельзя. Выберите другую банду или всех.
objection-nobody = Этой банды нет в игре. Выберите одну из играющих или всех.
objection-stands = Ваше предложение { $to ->
    [all] всем
   *[one] этой банде
  } ещё в силе. Сначала отзовите его или дождитесь ответа.
objection-many = Сделано предложений: { $n }, сейчас можно { $most }. Новые можно сделать на следующем этапе торга.
objection-again = Именно это предложение только что отклонено или отозвано. Измените количество или выберите другую банду.

## Why something can’t be done now, in few words, by rule

why-MM-ORD-08 = нет такого приказа
why-MM-ORD-10 = ничего не даст
why-MM-RIDE-01 = мало жетонов приказов
why-MM-RIDE-03 = никто не едет
why-MM-RIDE-04 = чужой клубхаус
why-MM-RIDE-05 = не в игре
why-MM-RIDE-06 = в приёмный покой и из него не ездят
why-MM-CARD-H6-1 = слишком много парней для одной Поездки
why-MM-GEN-11 = не в игре
why-MM-EXP-01 = не под вашим контролем
why-MM-EXP-02 = уже использовано в этом раунде
why-MM-EXP-05 = нет такого правила
why-MM-EXP-06 = уже применено
why-MM-BOOST-01 = не осталось жетонов приказов
why-MM-BOOST-04 = уже применён
why-MM-MOD-02 = запрещено или сейчас невозможно
why-MM-THROW-01 = там нет соперника или ваших парней
why-MM-THROW-02 = там нет члена клуба
why-MM-GANG-CALAVERAS-2 = без Засады
why-MM-REC-02 = не осталось проспектов
why-MM-PIN-01 = там нет проспекта
why-MM-PIN-03 = все члены клуба уже в банде
why-MM-PIN-04 = в приёмном покое
why-MM-CLUB-01 = нет приказа клуба
why-MM-DEAL-04 = нет такого партнёра
why-MM-DEAL-08 = сейчас без сделок
why-MM-DEAL-11 = таких количеств не бывает
why-MM-DEAL-12 = больше, чем у вас есть
why-MM-DEAL-13 = больше, чем существует
why-MM-DEAL-16 = нечем заплатить
why-MM-DEAL-19 = такое предложение уже есть
why-MM-DEAL-20 = пока больше никаких предложений
why-MM-DEAL-21 = только что отклонено или отозвано

## The table in the terminal

table-round = Раунд { $n } из { $of }
table-phase-0 = подготовка
table-phase-1 = жетоны приказов
table-phase-2 = открытие
table-phase-3 = приказы
table-phase-4 = чёрный рынок
table-phase-5 = последние заказы
table-phase-6 = уборка
table-phase-7 = конец
table-supply = запас: { $guns }, { $contraband }
table-out = распущена
table-patch = Нашивка Жнеца
table-heat = внимание { $n }
table-tokens = приказы { $n }
table-home = дома { $dudes }
table-cash = деньги
table-gangs-alike = На стороне Unleaded все банды одинаковы. { $text }.
table-deal-key = D: сделать предложение
table-offer-hint = Наберите предложение, например «offer all 2C for 1G»: C — деньги, G — стволы, K — контрабанда; вместо all — номер игрока.
legend-places = Каждая клетка — место: его номер, × — использовано в этом раунде, кто его контролирует и кто там. 2+1 — это 2 члена клуба и 1 проспект. [5] можно выбрать сейчас; ▒ — закрыто.
legend-gangs = ▶ стоит перед бандой, чей ход; ★ отмечает владельца Нашивки Жнеца. На маленьком экране: ☼ внимание полиции, ● жетоны приказов, ⌂ кто дома, ✚ раненые.
legend-offers = Чтобы предложить сделку, наберите её: «offer 2 1G for 3C» предлагает игроку 2 один ствол за 3 $.

# cards show

deck-name = Название
deck-id = Id
deck-says = Что написано
deck-evidence = Откуда значения
deck-starting = Начальные точки
deck-random = Случайные точки
deck-cards = Карты анархии
deck-hardcore = Хардкорные карты
deck-clubs = Клубы и клубхаусы
deck-proof =
    { $kind ->
        [printed] напечатано
        [implied] следует из напечатанного
        [ruling] решение
       *[house] наше
    }

## Некоторые ответы, и что скрыто

answer-finish = больше ничего здесь не использовать
answer-rule = использовать то, что даёт место
answer-guns = стволы: { $n }
answer-traffic = контрабанды на продажу: { $n }
answer-back-up = вызвать подмогу
answer-convoy = собрать Конвой
answer-direction = выбрать направление обмена
holding-blind = за ширмой
holding-good = { $good } { $n }
