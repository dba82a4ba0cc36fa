# What can be wrong with a card file, with a log or save, with what a command is given, and with what is changed in the
# lab: a sentence each, with what would be right. Fields, ids and values stand as the file has them.

# Parts of the sentences below

problem-file = { $file ->
    [these-cards] these cards
    [its-cards] its cards
    [changed-cards] the changed cards
   *[other] { $file }
}{ $line ->
    [none] {""}
   *[other] {""} line { $line }
}:
problem-place = { problem-file } { $place }
problem-not = { problem-place } { $there ->
    [no] is missing
   *[yes] can't be { $value }
}
# a, b or c
problem-known = { $many ->
    [no] { $last }
   *[yes] { $known } or { $last }
}
problem-meant = { $near ->
    [yes] perhaps you meant { $guess }
   *[no] it must be { problem-known }
}
problem-read = { problem-place } can't be read: at column { $column } { $ended ->
    [yes] the end
   *[no] { $word }
}
# What the letters of amounts in Men of Mayhem mean
problem-good = { $good ->
    [C] Cash
    [G] Guns
    [K] Contraband
    [H] Heat
    [T] Order tokens
    [M] Members
   *[P] Prospects
}

# Files and tables

problem-unreadable = { $file } can't be read: { $cause }.
problem-utf-8 = { $file } is not UTF-8 text: byte { $byte } is wrong.
problem-too-long = { $file }: { $length } characters are too many for { $what ->
    [deck] a deck
    [components] a component set
   *[cards] a card set
}; the limit is { $most }.
problem-toml = { $file }: this is not a TOML file: { $cause }.
problem-more = { $file }: { $more ->
    [one] { $more } more problem.
   *[other] { $more } more problems.
}
problem-field = { problem-place } is not a field of { $what ->
    [deck] a deck
    [components] a component set
   *[cards] a card set
} here; the fields are { problem-known }.
problem-table = { problem-not }; it must be a table [{ $title }].
problem-none = { problem-file } has no { $kind }; each must be a table [[{ $kind }]].
problem-count = { problem-file } the number of { $what ->
    [leaders] leaders
    [safes] safes
    [jobs] { $of } jobs
    [traits] traits of level { $of }
    [strategies] strategy cards of { $of }
    [sites] random Sites
    [hardcore] cards with hardcore
   *[cards] cards without hardcore
} is { $there }; it must be { $right }.

# Values

problem-text = { problem-not }; it must be a text of 1 to { $most } characters.
problem-text-as = { problem-not }; it must be a text such as { $example }.
problem-whole = { problem-not }; it must be a whole number from { $least } to { $most }.
problem-numbers = { problem-not }; it must be a list of { $what ->
    [limits] limits, one for each day
    [prices] prices, for one henchman, two and so on
    [values] 1 to 20 values, one for each space
   *[faces] faces of the die
}, each a whole number from { $least } to { $most }.
problem-only-true = { problem-not }; it must be true or left out.
problem-word = { problem-not }; { problem-meant }.
problem-word-none = { problem-not }; this set has nothing that it could name.
problem-word-or-none = { problem-not }; it must be left out or be { problem-known }.
problem-words = { problem-not }; it must be a list of { $what ->
    [slots] slots
    [abilities] leader abilities
    [languages] languages
   *[directions] directions
}: { problem-known }.
problem-words-twice = { problem-not }; each may be listed only once.
problem-some = { problem-not }; it must be a list of { problem-known }, or an empty list.
problem-ascending = { problem-place } must be in ascending order, without repeats.
problem-printed = { problem-not }; it must be { $right }, as printed.
problem-id-letters = { problem-place } may have only lower-case letters a to z, digits and hyphens.
problem-id-twice = { problem-place } appears twice; each id must be unique.
problem-code-twice = { problem-place } { $twice } appears twice; each card needs its own code.
problem-names = { problem-place } must give a name by language, at least en (English).
problem-language = { problem-place } { $more ->
    [0] {""}
   *[other] (and { $more } more) {""}
}lack { $language } ({ $name }), which other names give; give a language for every name or for none.
problem-evidence = { problem-place } must say for each value whether it is { problem-known }; if all is your own, write { $example }.
problem-evidence-tag = { problem-not }; it must be { problem-known }.
problem-evidence-tags = { problem-not }; it must be { problem-known }, or a list of them for the parts of a list.

# Decks of Crooks

problem-bosses = { problem-file } has { $bosses } bosses ({ $ids }); a deck has at most one.
problem-no-member = { problem-file } has no member of { $gang }; each gang scores, so each needs at least one.
problem-targets = { problem-not }; it must be a list of 1 to 12 whole numbers from 1 to 99.
problem-editions = { problem-place } must give the piles of edition 2012, and may give those of edition 2016.
problem-gang-points = { problem-place } is missing; it gives the points for a gang by number of players.
problem-piles = { problem-place } must give a list of pile sizes for each number of players.
problem-pile-sizes = { problem-place } must be a list of pile sizes, each a whole number from 1 to 9.
problem-pile-sum = { problem-place } needs { $needed } crooks, but the deck has only { $crooks }.
problem-pile-order = { problem-place } must be in ascending order: the smallest pile lies at hideout A.

# Card sets of 3000 Scoundrels

problem-in-the-box = { problem-place } stays in the box: it is unsupported.
problem-unsupported = { problem-place } must be left out: the card is unsupported.
problem-card-text = { problem-not }; it must give the words of the card by language, at least en (English).
problem-holes = { problem-not }; it must be a list of positions from 1 to { $most }, without repeats.
problem-dollars = { problem-not }; it must be a number of dollar icons or a list of positions from 1 to { $most }, without repeats.
problem-no-scoundrel = { problem-place } can't say { $word }; only a job can.
problem-days = { problem-not }; it must give the days of a short and of an extended game.
problem-limits = { problem-place } has { $limits ->
    [one] { $limits } limit
   *[other] { $limits } limits
}; it must give one for each of { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
problem-at-most = { problem-place } can't be { $value }; it must be at most { $most }, the value of { $other }.
problem-spaces = { problem-place } has { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} from { $lowest } on; space 0, where all begin, must be one.
problem-faces = { problem-not }; it must be a list of the two faces, whole numbers from 1 to 20.
problem-face-twice = { problem-place } show { $face } again; each number may be on only one face.
problem-decks = { problem-place } is missing; it must give the cards in the decks by number of players.
problem-heaps = { problem-not }; it must say how many blue, red, green, purple and black cards are used.
problem-saloon = { problem-place } gives { $there } { $what ->
    [traits] traits
   *[jobs] jobs
} that can be played; the saloon needs { $saloon }.
problem-suit = { problem-place } { $suit } is taken by another leader; each leader needs its own suit.
problem-tint = { problem-not }; it must be a colour such as '#8b0000'.
problem-slot = { problem-place } give slot { $slot } two abilities; each slot has at most one.
problem-id-word = { problem-place } can't be a word of the language of abilities.
problem-mark = { problem-place } can't be { $value }; it must be a number that marks show: { problem-known }.
problem-no-safe = { problem-place } has no safe; it needs at least one.
problem-no-strategy = { problem-place } has no strategy card that can be played; it needs at least one.
problem-timing = { problem-place } belongs to the timing { $other }; with { $timing } it must be left out.

# Component sets of Men of Mayhem

problem-rules = { problem-not }; it must be a list of { $least } to { $most } rules, as { $example }.
problem-unleaded-bases = { problem-place } gives four gangs { $bases }; by our reading at most { $most } (MM-SETUP-20).
problem-tokens = { problem-place } has { $members ->
    [one] { $members } Member
   *[other] { $members } Members
} and base { $base }; together it must be { $tokens }, as printed.
problem-no-gang = { problem-file } has no gang { $gang }; the four gangs of the base game must be there.
problem-two-rules = { problem-place } has { $rules } of gang_rules and { $orders } of club_orders; it must have 2 of both together, as printed.
problem-claim-patch = { problem-place } can't say CLAIM PATCH: only the rules of { $station } can, as printed.
problem-endless = { problem-place } can't gain Order tokens: the round would not end.
problem-among = { problem-place } must include { $right }, as printed.
problem-concluded-members = { problem-place } is { $value }; by our reading it should be 1 (MM-SETUP-20).
problem-concluded-highest = { problem-place } is { $value }; by our reading it should be 4, and less for other gangs (MM-SETUP-20).
problem-concluded-lowest = { problem-place } is { $value }; by our reading it should be the lowest of all (MM-SETUP-20).
problem-concluded-dudes = { problem-place } starts with { $dudes ->
    [one] { $dudes } Dude
   *[other] { $dudes } Dudes
}; by our reading it should be the most of all (MM-SETUP-20).
problem-concluded-bases = { problem-file } gives the four gangs { $bases } base orders; by our reading at most { $most } (MM-SETUP-20).
problem-one-of-each = { problem-place } must be left out: there is only one of each starting tile.
problem-no-area = { problem-place } must be left out: only { $room } is not a location.
problem-no-guns = { problem-place } must { $right ->
    [yes] be true
   *[no] be left out
}, as printed.
problem-starting = { problem-file } the starting tiles must be, in this order: { $ids }.
problem-no-boost = { problem-file } has no random Site with a Boost; some must have one, as printed.
problem-area = { problem-not }; it must be true: nobody can go there.
problem-nobody-there = { problem-place } must be left out: nobody can go there.
problem-boost-heat = { problem-place } must be left out: there is no Boost.
problem-concluded-tokens = { problem-place } give { $tokens } Order tokens for one; by our reading tokens never grow (MM-RND-16).
problem-boost-once = { problem-place } can't have a Max above x1: it is done once, as printed.
problem-club-order = { problem-place } can't say { $word }: it is a Club Order.
problem-hardcore-kind = { problem-place } can't be 'opportunity': no Hardcore card is one, as printed.
problem-kind = { problem-place } belongs to { problem-known }; with the kind { $kind } it must be left out.
problem-arrest = { problem-place } must be a last-call with the effect { $effect }, as printed.
problem-no-kind = { problem-file } has no card of the kind { $kind }; there must be all four kinds, as printed.
problem-er-roll = { problem-place } must be 'er-roll': the card sets er_survive.
problem-no-er-roll = { problem-place } must be left out: the card doesn't set er_survive.
problem-too-late = { problem-place } can't gain Order tokens: no orders come after a Last Call.
problem-heat-limits = { problem-not }; it must be a list of limits at Heat 0, 1, 2, 3 and 4, each a whole number from 0 to 99 or 'none'.
problem-heat-concluded = { problem-place } at Heat { $heat } is { $value }; by our reading it should be { $right } (section 8).
problem-heat-printed = { problem-place } at Heat { $heat } can't be { $value }; it must be { $right }, as printed.
problem-highest-faces = { problem-not }; it must be the highest faces in ascending order, as [4, 5, 6].
problem-random-sites = { problem-not }; there { $sites ->
    [one] is { $sites } random Site
   *[other] are { $sites } random Sites
}.
problem-few-gangs = { problem-place } must be left out: there { $gangs ->
    [one] is { $gangs } gang
   *[other] are { $gangs } gangs
}.
problem-supply = { problem-place } can't be { $value }; { $gangs } gangs can start with { $needed }.
problem-market = { problem-not }; it must be a list as [[2, 4], [5, 3], ['more', 1]]: the highest total, and the Cash that each Contraband brings.
problem-market-end = { problem-place } ends with { $value }; the last total must be 'more'.
problem-market-order = { problem-place } must have its totals in ascending order, without repeats.
problem-market-rise = { problem-place } can't rise with the total: more supply means a lower value.
problem-market-eight = { problem-place } can't give { $cash } Cash at a total of 8; it must be at least 2, as printed.
problem-market-nine = { problem-place } gives { $cash } Cash above 8 too; by our reading it should be less than the { $more } at 8.

# Texts in the language of the cards: after “can't be read” where, then what stands there

problem-read-long = { problem-place } can't be read: it has { $length } characters; the limit is { $most }.
problem-read-brackets = { problem-place } can't be read: it has { $opened } { $left } and { $closed } { $right }; brackets must come in pairs.
problem-read-nothing = { problem-place } can't be read: at column { $column } { $word } means nothing in { $what ->
    [ability] an ability
    [rule] a rule
    [modifier] a modifier
    [effect] an effect
   *[amount] an amount
}.
problem-read-expected = { problem-read } was found where { $right } was expected.
problem-read-end = { problem-read } was found where ';' or the end was expected.
problem-read-deep = { problem-read } is nested too deep; the limit is { $most }.
problem-read-whole = { problem-read } must be a whole number from { $least } to { $most }.
problem-read-unknown = { problem-read } is not { $what ->
    [step] a step
    [cost] a cost
    [number] a number
    [counted] something that is counted
    [compared] a number or what one is compared with
    [comparison] a comparison
    [inside] right in { $inside }
    [place] a place of safes
    [filter] a kind of opponent
    [slot] a slot
    [card] a poker card
    [rule] a rule
    [arrow] an arrow
    [restriction] a restriction
    [modifier] a modifier
    [value] a value that can be set
    [transaction] a kind of transaction that is allowed here
    [good] a good
    [paid-good] a good that is paid
    [whom] whom an effect hits
   *[quantity] a quantity that cards compare
}; { problem-meant }.
problem-read-no-cost = { problem-read } is not a cost; it must be { problem-known }.
problem-read-announced = { problem-read } is chosen twice; only one spend(X: …) is allowed.
problem-read-trait-x = { problem-read } can't be the cost of a trait; write a whole number.
problem-read-trait-cost = { problem-read } is not a cost that a trait can have; write { $example }.
problem-read-left = { problem-read } belongs to the left of '=>', as in { $example }.
problem-read-opponent = { problem-read } can't be done to an opponent; inside opp and each-opp only these work: { problem-known }.
problem-read-rob = { problem-read } needs someone to take from, as in opp(rob(1)) or each-opp(rob(1)).
problem-read-place = { problem-read } doesn't go with { $other }; write place(freed, opp-card) or place(own, it).
problem-read-before = { problem-read } needs a { $step } before it.
problem-read-it = { problem-read } must be { $thing ->
    [safe] a safe
    [unused] an unused safe
    [card] a played card
    [deck] a deck
    [shown] a revealed card
   *[scoundrel] a scoundrel
}, but no step before it always gives one; add { problem-known } first.
problem-read-choice = { problem-read } ends a choice of one option; options are separated by '/'.
problem-read-price = { problem-read } is not a price; it must be full, free, or full-2 for $2 less.
problem-read-x = { problem-read } can be used only where spend(X: 1..4) announces it left of '=>'.
problem-read-minus = { problem-read } was found where a minus is needed, as in rep(-1).
problem-read-sign = { problem-read } was found where a sign is needed, as in rep(+1) or rep(-1).
problem-read-compared = { problem-read } is compared with another number; one of the two must be { problem-known }.
problem-read-slot = { problem-read } belongs to the left of '=', as in slot = 6.
problem-read-swap = { problem-read } is what is paid; a SWAP gives something else.
problem-read-alternatives = { problem-read } appears twice; alternatives must differ.
problem-read-max = { problem-read } was found where the Max, x1 to x{ $most }, was expected.
problem-read-on = { problem-read } is allowed only in a rule of a gang; in a Hassle write { problem-known }.
problem-read-everybody = { problem-read } applies to every gang or to none, so only a Hassle can set it.
problem-read-no-good = { problem-read } names a good where none is allowed: { $kind } pays no Guns or Contraband.
problem-read-secret = { problem-read } is secret; cards compare what is public: { $known } or at: and the id of a Site.
problem-read-site = { problem-read } names no Site; { $near ->
    [none] it must be the id of one
   *[other] { problem-meant }
}.
problem-read-amount = { problem-read } { $good ->
    [none] is not an amount
   *[other] is an amount of { problem-good }
}; write a number and { $letters ->
    [C] C (Cash)
    [H] H (Heat)
    [GK] G (Guns) or K (Contraband)
    [CGK] C (Cash), G (Guns) or K (Contraband)
    [CGKMP] C (Cash), G (Guns), K (Contraband), M (Members) or P (Prospects)
    [CGKP] C (Cash), G (Guns), K (Contraband) or P (Prospects)
    [HPT] H (Heat), P (Prospects) or T (Order tokens)
    [MP] M (Members) or P (Prospects)
   *[CGKHPT] C (Cash), G (Guns), K (Contraband), H (Heat), P (Prospects) or T (Order tokens)
}, as { $example }{ $hint ->
    [skim] ; SKIM takes goods
    [drop] ; DROP takes Heat away
   *[none] {""}
}.
problem-read-range = { problem-read } is out of range; of { problem-good } it must be { $least } to { $most }.
problem-read-good-twice = { problem-read } names { problem-good } again; each good may appear once.

# Options and seats

problem-game = There is no game { $game }; the games are { problem-known }.
problem-option = { $game } has no option { $option }; it has { problem-known }.
problem-option-value = Option { $option } of { $game } can't be { $value }; it can be { problem-known }.
problem-option-nothing = --option '{ $option }' sets nothing; write { $option }=VALUE.
problem-extended = Option { $option } needs the extended game: set mode to 'extended' too (SC-OPT-17).
problem-seats = { $game } is for { $least } to { $most } players, not { $seats }.
problem-deck-seats = The deck { $deck } has no set-up for { $seats } players in edition { $edition }.
problem-gangs = { $seats } players need as many gangs; this set has { $gangs }.

# Changes in the lab

problem-edits = { $edits } changes are too many; at most { $most } values can be changed.
problem-edit-nothing = '{ $edit }' changes nothing; write { $edit }=VALUE.
problem-edit-absent = { $place } isn't there, so it can't be removed.
problem-edit-place = { $place } is not a place in these cards; { $near ->
    [yes] perhaps you meant { $guess }
   *[no] places begin with { $known }
}.
problem-edit-same = This changes nothing that affects a game.

# Logs and saves

problem-digest = made under rules { $digest }, and its cards and options give { $here } here; it needs the version of Skulduggery it was made with.
problem-document = { $part ->
    [cards] its cards: {""}
    [list] the list: {""}
   *[none] {""}
}this is damaged or not the right kind of document ({ $cause }); right would be { $right ->
    [words] a list of words
   *[object] a JSON object
}.
problem-bytes = { $bytes } bytes are too many for { $what ->
    [save] a save
   *[log] a log
}; the limit is { $most }.
problem-log-empty = the file is empty; a log begins with a line that says which game it is.
problem-log-format = log format { $format } is unknown; this version reads format { $known }.
problem-log-bots = there is no seat { $seat } for a bot; there are 1 to { $seats }.
problem-log-entry = an entry says who and what, as in ["2","take","bruiser"].
problem-log-rule = { $said } is against the rules ({ $rule }).
problem-log-fault = { $said } can’t be played here: the log is damaged, or another version of Skulduggery wrote it.
problem-log-shuffle = this log doesn't say where its chance came from; that of a game which was played to its end at a server does.
problem-log-number = The log has { $entries } entries; there is no number { $number }.
problem-log-host = The host can't { $what }; right would be 'undo 2' or 'take-over 2 heuristic'.
problem-log-who = { $who } takes no part in this game; right would be nature, host, a seat from 1 to { $seats }, or 'clock' and a seat.
problem-answer-over = The game is over; { $who } has nothing to answer.
problem-answer-other = Nothing is asked of { $who } here; { $kind } is asked of { problem-known }.
problem-players = This game has { $seats } seats, and { $players } players were named.
problem-player-name = { $name } can't be a player's name; it has 1 to { $most } printable letters.
problem-resigned = Seat { $seat } has resigned already.
problem-resign-over = The game is over; nobody can resign any more.
problem-undo-none = There is no move to undo.
problem-take-over = A take-over names a seat from 1 to { $seats } and a player, as in '2 heuristic'.
problem-save-format = save format { $format } is unknown; this version reads formats 1 to { $known }.
problem-save-effect = this save is damaged: { $game } has no effect { $effect }.
problem-save-chance = this save is damaged: its stream of chance is out of range.
problem-save-lacks = this save of format { $format } is damaged: it lacks { $field }.
problem-save-1 = this save of format 1 is damaged: passed { $what ->
    [twice] names a seat twice
   *[passed] is not a list of seats
}.
problem-save-table = this save of format { $format } is damaged: it has no table.
problem-fair-list = its list of seals is damaged ({ $cause }).
problem-fair-shares = it lists { $seats } seats and { $shares } shares.
problem-seat = There is no seat { $seat }; there are 1 to { $seats }.
problem-seat-or-all = There is no seat { $seat }; there are 1 to { $seats }, or all.
problem-receipt-alone = A receipt is for checking a game: skulduggery replay --verify FILE --receipt RECEIPT.
problem-review-rounds = --rounds can't be { $rounds }; it must be 1 or more: the number of times each question is played out.
problem-review-early = This game is not over; a review shows all that is hidden, so there is one only after the end.
problem-spoken = There is no language { $language }; right would be { problem-known }.

# Before a game

problem-unwritable = { $file } can't be written: { $cause }.
problem-exists = { $file } exists already, and saved games are never overwritten.
problem-options-whose = Which game are the options for? 'skulduggery play GAME --option NAME=VALUE'.
problem-people-name = The name { $name } can't be used; names must differ and have 1 to { $most } letters.
problem-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} are more than { $seats } players.
problem-bot = There is no bot { $bot }; there are { $known }.
problem-bot-level = A level has no setting { $setting }; it has seconds and persona, one of { $known }.
problem-bot-renamed = The setting { $old } is called { $new } now, as in { $new }={ $value }.
problem-bot-temperature = A learned bot has no setting { $setting }; it has temperature, from 0.01 to 10, as in temperature=0.25.
problem-bot-setting = A bot has no setting { $setting }; it has { $known }, as in rollouts=400.
problem-bot-word = { $setting } of a bot can't be { $value }; it can be { problem-known }.
problem-bot-number = { $setting } of a bot can't be { $value }; it is { $what ->
    [whole] a whole number
   *[any] a number
} from { $least } to { $most }.
problem-replace-unknown = { $file }: there is no card { $word }; { $near ->
    [yes] perhaps you meant { $guess }
    [no] write an id from this file, such as { $guess }
   *[none] this file has no cards
}.
problem-replace-several = { $file }: several cards are called { $word }; write { problem-known }.
problem-replace-by = { $file }: this must hold one [[{ $kind }]] table and nothing else.
problem-replace-line = { $file }: each { $kind } must begin with a line [[{ $kind }]] before one can be replaced.
problem-cards-all = The cards of Crooks are shown all together; leave out the ids, or name another game with --game.
problem-cards-word = { $set } has no trait or job { $word }; leave out the ids to list all, and write a file of your own first: FILE filthy dog.
problem-cards-pair = A scoundrel is one trait and one job; write 'filthy dog'.
problem-no-cards = Cards of this game can't be changed: it has no card file.
problem-cards-component = This set has no Site, card or club { $word }; { $near ->
    [yes] perhaps you meant { problem-known }
   *[no] leave out the id to list all
}.

# Words of an answer, as logs have them

problem-no-answer = { $said } does not answer { $kind }; right would be
problem-answer-words = { problem-no-answer } { problem-known }.
