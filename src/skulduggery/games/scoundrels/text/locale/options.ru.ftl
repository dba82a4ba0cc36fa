### What the options of a table change in play, in Russian. They come where options are chosen or explained.

option-mode-about = Короткая игра лучше для знакомства; третий день даёт время собрать банду посильнее.
option-strategy_cards-about = Каждый главарь получает карту с особой способностью: добавьте их, когда освоите игру.
option-six_scoundrels-about = Шестое место — это больше людей в банде и длиннее цепочки: для опытных игроков.
option-wild_saloon-about = В салуне всегда есть фиолетовый негодяй, а предел — три сейфа в любой день: для знатоков.
option-start_from_zero-about = У каждого с самого начала есть 0, поэтому везение значит меньше: для опытных игроков.
option-leaders-about = Главари различаются лишь именем, мастью и картами стратегии: выбирайте, если есть любимец.
option-suspicion-about = В любой момент — живее; отведённые моменты удобны, если партия идёт несколько дней.
option-day_end_order-about = Решает, кто задаёт порядок, если способности срабатывают сразу: меняйте, только если у вас другие правила.
option-journalist_own_card-about = Печатные правила расходятся, можно ли разведать свою карту: выберите то, к чему привыкли.
option-memory_aid-about = Показывает карты, которые вы уже видели; отключите, если хотите запоминать сами.

## Why options can’t be played together

option-refused-extended = «{ $option }» — только для расширенной игры: выберите «{ option-mode }: { option-mode-extended }».
