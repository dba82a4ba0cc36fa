## Доводы подсказки

reason-cash = остаётся больше денег
reason-rivals = у богатейшего соперника меньше денег
reason-guns = остаётся больше стволов
reason-drugs = остаётся больше контрабанды на продажу
reason-heat = внимание полиции меньше
reason-members = остаётся больше парней
reason-tokens = остаётся больше жетонов приказов
reason-sites = под контролем больше мест
reason-patch = Нашивка ближе: её владелец ходит первым и побеждает при ничьей
event-fact-fight = { $place }: вы прибавляете к кубику { $mine }, { $player } — { $theirs }. Без новой подмоги и стволов вы побеждаете с вероятностью { $odds } %{ $later }.
event-fact-sold = Вы продаёте { $goods }: за { $most }, если больше никто не продаёт, а в худшем случае — за { $least }.
event-fact-cool = Без продажи внимание полиции не растёт: у вас остаётся { $n }.
event-fact-saved = Вы оставляете { $goods } на следующий рынок.
event-fact-sites = Вы контролируете { $place }: всего { $n ->
        [one] { $n } место
        [few] { $n } места
       *[other] { $n } мест
    } вне клубхауса{ $later }.
event-fact-ousted = { $player } больше не контролирует { $place }{ $later }.
event-fact-held = У вас { $goods }{ $more }{ $later }.
event-fact-heat = Внимание полиции к вам — { $n }{ $less }{ $later }.
event-fact-patch = Вы получаете Нашивку Жнеца: ходите первым и побеждаете при ничьей{ $later }.
event-fact-yield = { $place }: вы получаете { $goods }{ $later }.
event-fact-there = { $place }: в Разборке ваши парни прибавляют к кубику { $mine }, соперников там нет{ $later }.
event-fact-there-against = { $place }: в Разборке ваши парни прибавляют к кубику { $mine }, парни игрока { $player } — { $theirs }{ $later }.
event-fact-home = В вашем клубхаусе остаются парни, дающие в Разборке +{ $n }{ $more }{ $later }.
hint-taken = { $what } { $where }: больше с вероятностью около { $stronger } %, меньше — около { $weaker } %.
