### What the settings of a table change in play, in Russian. They come where settings are chosen or explained.

web-hints-about = Игроки могут спросить, какой ход лучше: полезно, пока кто-то учится.
web-listed-about = За открытый стол может сесть любой из лобби; для игры с друзьями выберите закрытый.
web-watching-about = Зрители никогда не видят тайного; добавьте задержку, если они могут подсказывать.
web-clock-about = Минуты — чтобы доиграть за один вечер, дни — чтобы ходить, когда есть время.
web-late-about = С друзьями можно подождать; с незнакомыми игру продолжит случайный ход или бот.

## The dialog of a new table

web-table-options = Настройки
web-more-options = Ещё настройки ({ $n })
web-cards = Свои карты
web-cards-about = Играйте картами, которые придумали вы или ваши друзья, — из файла карт (.toml).
web-cards-with = За этим столом играют набором «{ $name }».
web-cards-again = Снова взять «{ $name }»
web-cards-other = В файле { $name } карты для другой игры: { $game }.
web-make-table = Создать стол
web-seat-here = тоже на этом устройстве
web-here-who = Имя игрока на месте { $seat }
web-here-name = Игрок { $seat }
web-persona = Стиль бота на месте { $seat }
web-persona-none = просто играет на победу
