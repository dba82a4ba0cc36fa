## Доводы подсказки

reason-in = остаётся больше ходов, прежде чем придётся пасовать
reason-money = остаётся больше денег на руках
reason-targets = цели, скорее всего, принесут больше очков
reason-rivals = сильнейшему сопернику достаётся меньше очков за цели
reason-gangs = банды, скорее всего, принесут больше очков
reason-hidden = больше бандитов лежит лицом вниз, и соперники знают меньше
reason-levels = на столе оказываются бандиты более высокого уровня
event-fact-lead = Вы лидируете у цели { $target } с уровнем { $mine } против { $theirs }: { $points } сверху{ $later }.{ $unseen }
event-fact-lead-from = Первенство у цели { $target } переходит к вам, уровень { $mine } против { $theirs } (обойдён игрок { $rival }): { $points } сверху{ $later }.{ $unseen }
event-fact-lead-tie = Ничья у цели { $target } (уровень { $mine }): { $points } сверху{ $later }.{ $unseen }
event-fact-loss = { $player } теряет { $points } у цели { $target }{ $later }.{ $unseen }
event-fact-gang = { $gang }: у вас больше всего членов, { $mine } против { $theirs }, это { $points }{ $later }.{ $unseen }
event-fact-strong = Если считать бандитов, которых вы не видели, в логове { $hideout } с вероятностью { $odds } % есть бандит уровня { $level } или выше.
event-fact-seen = Вы знаете, что там вас ждёт { $card }.
event-fact-level = { $card }: уровень { $level }{ $more }.
event-fact-modifier = С картой { $card } цель даёт { $points } сверху.
event-fact-total = По известным вам бандитам у вас было бы { $mine }, а { $player } получает { $theirs }{ $later }.
event-fact-spot = Вы увидите { $n ->
        [one] { $n } бандита лицом вниз
       *[other] { $n } бандитов лицом вниз
    } у цели { $target }.
event-fact-look = Вы увидите { $n ->
        [one] { $n } неизвестного вам бандита
       *[other] { $n } неизвестных вам бандитов
    } в логове { $hideout }.
event-fact-secret = Только вы знаете, что у цели { $target } лежит { $card }: соперники не могут быть уверены, кто там впереди.
event-fact-margin = Вы впереди у цели { $target } с уровнем { $mine } против { $theirs }{ $later }.{ $unseen }
event-fact-money = У вас остаётся { $money }{ $more }{ $later }.
fact-unseen = {" "}{ $n ->
        [one] { $n } бандит лицом вниз не учтён.
        [few] { $n } бандита лицом вниз не учтены.
       *[other] { $n } бандитов лицом вниз не учтено.
    }
hint-taken = { $what } { $where }: с вероятностью около { $stronger } % там кто-то сильнее, около { $weaker } % — слабее.
