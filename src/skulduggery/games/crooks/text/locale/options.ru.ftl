### What the options of a table change in play, in Russian. They come where options are chosen or explained.

option-edition-about = Задаёт, сколько карт лежит в каждом логове: выберите своё издание или оставьте 2012.
option-secret_money-about = Если деньги тайные, надо помнить, сколько может заплатить соперник: для тех, кто любит считать.
option-memory-about = Заметки хранят тайные карты, которые вы видели; строгая игра — для тех, кто хочет их запоминать.
