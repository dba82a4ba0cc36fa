### Crooks: abilities and gangs, events and questions, in German. Terms: crook = Ganove, target = Ziel, hideout = Versteck.
### A crook lies or is placed „unter“ a target; everything else happens „an“ it.

## The game

crooks-title = Crooks
crooks-blurb = Wirb Ganoven an, setze sie auf die richtigen Ziele an und lass die anderen rätseln, wer da verdeckt liegt. Für 2 bis 4 Spieler, 10 bis 20 Minuten.
crooks-goal = Die höchste Stufe an einem Ziel holt dessen Punkte; auch die meisten Mitglieder einer Bande bringen Punkte. Wer am Ende die meisten Punkte hat, gewinnt.

## Gangs

gang-northside = Northside
gang-westside = Westside
gang-outfit = Outfit
gang-letter-northside = N
gang-letter-westside = W
gang-letter-outfit = O

## Abilities: names and what they do

ability-pickpocket = Taschendieb
ability-pickpocket-text = Nimm 2 $ aus der Bank.
ability-accomplice = Komplize
ability-accomplice-text = Darf an einem Ziel auf deinen eigenen Ganoven gelegt werden; ihre Stufen zählen zusammen.
ability-swap = Tausch
ability-swap-text = Darf den Platz deines eigenen Ganoven einnehmen; der zieht zu einem Ziel um, an dem du noch keinen hast.
ability-killer = Killer
ability-killer-text = Wähle einen Spieler: Alle seine Ganoven an diesem Ziel verlassen das Spiel.
ability-boss = Boss
ability-boss-text = Kann nur als letzte Karte seines Verstecks angeworben werden und wird immer offen gelegt.
ability-spy = Spion
ability-spy-text = Sieh dir alle verdeckten Ganoven an einem Ziel oder alle Karten eines Verstecks an.

## Table options: names and values

option-edition = Ausgabe
option-edition-2012 = 2012
option-edition-2016 = 2016
option-secret_money = Geld
option-secret_money-false = für alle sichtbar
option-secret_money-true = geheim bis zum Schluss
option-memory = Gedächtnis
option-memory-notes = mit Notizen
option-memory-strict = streng, ohne Notizen

## Cards in sentences. $facts: level, modifier and gangs, as in 7(+2) N

crook = „{ $name }“ { $facts }
card-hidden = ein verdeckter Ganove
cards-moved =
    { $hidden ->
        [only] einen eigenen verdeckten Ganoven
        [too] { $cards } und einen eigenen verdeckten Ganoven
       *[no] { $cards }
    }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the cards.

event-deal = Die Ganoven werden auf { $hideouts } Verstecke verteilt
event-first =
    { $you ->
        [yes] fängst an
       *[no] fängt an
    }
event-turn =
    { $you ->
        [yes] bist am Zug
       *[no] ist am Zug
    }
event-pass =
    { $why ->
        [broke] { $you ->
            [yes] kannst dir kein Versteck leisten und bist raus
           *[no] kann sich kein Versteck leisten und ist raus
        }
        [empty] { $you ->
            [yes] findest nur leere Verstecke und bist raus
           *[no] findet nur leere Verstecke und ist raus
        }
       *[chosen] { $you ->
            [yes] passt
           *[no] passt
        }
    }
event-recruit =
    { $you ->
        [yes] wirbst für { $price } in Versteck { $hideout } an
       *[no] wirbt für { $price } in Versteck { $hideout } an
    }
event-recruit-seen =
    { $you ->
        [yes] wirbst für { $price } in Versteck { $hideout } an und findest { $cards }
       *[no] wirbt für { $price } in Versteck { $hideout } an und findet { $cards }
    }
event-take =
    { $you ->
        [yes] nimmst einen Ganoven aus Versteck { $hideout }
       *[no] nimmt einen Ganoven aus Versteck { $hideout }
    }
event-take-seen =
    { $you ->
        [yes] nimmst { $card } aus Versteck { $hideout }
       *[no] nimmt { $card } aus Versteck { $hideout }
    }
event-nothing =
    { $you ->
        [yes] nimmst nichts aus Versteck { $hideout }
       *[no] nimmt nichts aus Versteck { $hideout }
    }
event-place-up =
    { $you ->
        [yes] legst { $card } unter Ziel { $target }
       *[no] legt { $card } unter Ziel { $target }
    }
event-place-ability =
    { $you ->
        [yes] legst { $card } unter Ziel { $target } und nutzt { $ability }
       *[no] legt { $card } unter Ziel { $target } und nutzt { $ability }
    }
event-place-down =
    { $you ->
        [yes] legst { $card } verdeckt unter Ziel { $target }
       *[no] legt { $card } verdeckt unter Ziel { $target }
    }
event-place-hidden =
    { $you ->
        [yes] legst einen Ganoven verdeckt unter Ziel { $target }
       *[no] legt einen Ganoven verdeckt unter Ziel { $target }
    }
event-gain =
    { $you ->
        [yes] nimmst { $money } aus der Bank
       *[no] nimmt { $money } aus der Bank
    }
event-kill =
    { $you ->
        [yes] verlierst durch den Killer { $cards } an Ziel { $target }
       *[no] verliert durch den Killer { $cards } an Ziel { $target }
    }
event-move =
    { $you ->
        [yes] verlegst { $cards } von Ziel { $target } zu Ziel { $to }
       *[no] verlegt { $cards } von Ziel { $target } zu Ziel { $to }
    }
event-spy-nothing =
    { $you ->
        [yes] spionierst nichts aus
       *[no] spioniert nichts aus
    }
event-spy-target =
    { $you ->
        [yes] spionierst Ziel { $target } aus
       *[no] spioniert Ziel { $target } aus
    }
event-spy-target-seen =
    { $you ->
        [yes] spionierst Ziel { $target } aus und siehst { $cards }
       *[no] spioniert Ziel { $target } aus und sieht { $cards }
    }
event-spy-hideout =
    { $you ->
        [yes] spionierst Versteck { $hideout } aus
       *[no] spioniert Versteck { $hideout } aus
    }
event-spy-hideout-seen =
    { $you ->
        [yes] spionierst Versteck { $hideout } aus und siehst { $cards }
       *[no] spioniert Versteck { $hideout } aus und sieht { $cards }
    }
event-reveal =
    { $you ->
        [yes] deckst { $card } an Ziel { $target } auf
       *[no] deckt { $card } an Ziel { $target } auf
    }
event-score-target = Ziel { $target } ist { $worth } wert: Stufe { $level } ist die höchste, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $players }
event-score-target-tie = Ziel { $target } ist { $worth } wert: Gleichstand bei Stufe { $level }, je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $players }
event-score-target-nobody = Ziel { $target } ist { $worth } wert: Dort ist niemand
event-score-gang = { $gang }: { $who ->
        [you] Du hast
       *[other] { $player } hat
    } die meisten Mitglieder ({ $members }), das bringt { $points } Punkte
event-score-gang-nobody = { $gang }: niemand hat die meisten Mitglieder, keine Punkte
event-end = { $players } gewinnt mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
event-end-money = Gleichstand bei { $points ->
        [one] 1 Punkt:
       *[other] { $points } Punkten:
    } { $players } gewinnt mit dem meisten Geld, { $money }.
event-end-shared = { $who ->
        [you] Du und { $players } teilt euch
       *[other] { $players } teilen sich
    } den Sieg mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
event-end-you = Du gewinnst mit { $points ->
        [one] 1 Punkt!
       *[other] { $points } Punkten!
    }
event-end-you-money = Gleichstand bei { $points ->
        [one] 1 Punkt:
       *[other] { $points } Punkten:
    } Du gewinnst mit dem meisten Geld, { $money }!

## Questions

ask-recruit = In welchem Versteck wirbst du an?
ask-recruit-broke = Du kannst dir kein Versteck leisten.
ask-take = Welchen Ganoven nimmst du aus Versteck { $hideout }?
ask-take-nothing = Du kannst keinen der Ganoven in Versteck { $hideout } nehmen.
why-CR-RECRUIT-03 = nur als letzte Karte des Verstecks
why-CR-ROB-06 = passt an kein Ziel
ask-place = Unter welches Ziel legst du { $card }?
ask-side = { $card } unter Ziel { $target }: offen oder verdeckt?
ask-swap = Der Tausch liegt jetzt unter Ziel { $target }. Unter welches Ziel verlegst du { $cards }?
ask-kill = Wessen Ganoven an Ziel { $target } beseitigt dein Killer?
ask-spy = Wo soll dein Spion nachsehen?

## Options

choice-pass = Endgültig passen
choice-nothing = Nichts nehmen (kein Geld zurück)
choice-up = Offen
choice-ability = Offen, mit Fähigkeit ({ $ability })
choice-kill-own = Offen, mit Fähigkeit ({ $ability }) gegen deine eigenen: { $cards }
choice-without = Offen, ohne Fähigkeit ({ $ability })
choice-down = Verdeckt, für { $money }
choice-spy-target = Ziel
choice-spy-hideout = Versteck
choice-spy-nothing = Nirgends

## The table. These stand in columns of 15 letters; table-tie of 6, score-target, score-sum and score-money of 13,
## score-worth of 9, score-cells of 23.

table-hideouts = Verstecke
table-notes = Notizen
table-target = Ziel
table-worth = jetzt wert
table-leads = führt
table-tie = gleich
table-passed = raus
note-hideout = { $hideout }: { $cards }
note-mixed = { $places } zusammen: { $cards }
note-place-hideout =
    { $count ->
        [1] { $hideout }
       *[other] { $hideout } ({ $count })
    }
note-place-grid = { $player } unter { $target }
note-place-box = Schachtel
legend-crook = 7(+2) NW ist ein Ganove der Stufe 7, der sein Ziel um 2 wertvoller macht; er gehört zu Northside und Westside (O: Outfit). + vor einem Ganoven: Ein Komplize liegt obenauf, die Stufen zählen zusammen.
legend-hidden = ▒▒▒ ist ein verdeckter Ganove. Stehen Zahlen über ▒▒▒, kennst du ihn; die anderen vielleicht nicht.
legend-grid = „jetzt wert“ und „führt“ zählen nur Ganoven, die du kennst; ? heißt, dass ein verdeckter Ganove das noch ändern kann. [5] markiert, was du jetzt wählen kannst. Buchstaben sind Verstecke mit ihren Preisen. ▸ zeigt, wer am Zug ist, × wer raus ist.
score-target = Ziel { $target }
score-worth = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
score-cells = Stufe +Punkte =Summe
score-sum = Punkte
score-money = Geld übrig

## The deck

deck-name = Ganove
deck-level = Stufe
deck-gangs = Banden
deck-ability = Fähigkeit
deck-sum = { $cards ->
        [one] 1 Ganove
       *[other] { $cards } Ganoven
    }
deck-members = { $gang } { $members }

## Was verdeckt liegt

holding-target = an Ziel { $target }
review-bluff = { $player } blufft: { $what }, verdeckt { $where }. Nach allem, was sie gesehen hatten, mussten die anderen zu { $believed } % mit etwas Stärkerem rechnen und hätten auf { $guesses } getippt.
review-trap = { $player } verbirgt Stärke: { $what }, verdeckt { $where }. Nach allem, was sie gesehen hatten, mussten die anderen zu { $believed } % mit etwas Schwächerem rechnen und hätten auf { $guesses } getippt.
