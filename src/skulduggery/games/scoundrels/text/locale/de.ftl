### 3000 Scoundrels: abilities, events, questions and the table, in German. Terms: as in rules.de.ftl.

## The game

scoundrels-title = 3000 Halunken
scoundrels-blurb = Heuere Halunken des wilden, verdrahteten Westens an, bluffe mit deinen Pokerkarten, ertappe andere beim Bluffen und stiehl die beste Technologie. Für 2 bis 4 Spieler, 60 bis 90 Minuten.
scoundrels-goal = Die meiste Tech gewinnt: Es zählen gestohlene Safes, dein Ruf und die Tech-Symbole auf deinen Halunken.

## Table options: names and values

option-mode = Länge
option-mode-short = kurz, 2 Tage
option-mode-extended = erweitert, 3 Tage
option-strategy_cards = Strategiekarten
option-strategy_cards-false = nein
option-strategy_cards-true = ja
option-six_scoundrels = Sechs Halunken
option-six_scoundrels-false = nein, fünf Plätze
option-six_scoundrels-true = ja (erweitertes Spiel)
option-wild_saloon = Wilder Saloon
option-wild_saloon-false = nein
option-wild_saloon-true = ja (erweitertes Spiel)
option-start_from_zero = Start mit der Null
option-start_from_zero-false = nein
option-start_from_zero-true = ja (erweitertes Spiel)
option-leaders = Anführer
option-leaders-dealt = ausgelost
option-leaders-chosen = frei gewählt
option-suspicion = Verdächtigen
option-suspicion-open = jederzeit
option-suspicion-windows = nur auf Nachfrage
option-day_end_order = Reihenfolge am Tagesende
option-day_end_order-last-turn = wer zuletzt am Zug war, bestimmt
option-day_end_order-involved = der letzte Beteiligte bestimmt
option-journalist_own_card = Journalist/in auf eigene Karte
option-journalist_own_card-true = erlaubt
option-journalist_own_card-false = verboten
option-memory_aid = Gedächtnishilfe
option-memory_aid-true = zeigt, was du gesehen hast
option-memory_aid-false = keine

## Cards in sentences

scoundrel = „{ $name }“
strategy-card = „{ $name }“
leader-ability = Anführerfähigkeit { $slots }
safe-content = { $name } ({ $value })
leader-of = { $player } – { $leader }
strategy-of = { $player } – { $card }
bluff = Bluff
list-or = { $first } oder { $last }

# A played card. $use: its name, to look at it, to lie on it, to go onto it, to come from it.
card-played =
    { $use ->
        [on] { $whom ->
            [you] auf deiner Karte in Slot { $slot }
            [self] auf der eigenen Karte in Slot { $slot }
           *[other] auf der Karte von { $player } in Slot { $slot }
        }
        [onto] { $whom ->
            [you] auf deine Karte in Slot { $slot }
            [self] auf die eigene Karte in Slot { $slot }
           *[other] auf die Karte von { $player } in Slot { $slot }
        }
        [from] { $whom ->
            [you] von deiner Karte in Slot { $slot }
            [self] von der eigenen Karte in Slot { $slot }
           *[other] von der Karte von { $player } in Slot { $slot }
        }
       *[name] { $whom ->
            [you] deine Karte in Slot { $slot }
            [self] die eigene Karte in Slot { $slot }
           *[other] die Karte von { $player } in Slot { $slot }
        }
    }
card-deck =
    { $whom ->
        [you] die oberste Karte deines Stapels
        [self] die oberste Karte des eigenen Stapels
       *[other] die oberste Karte des Stapels von { $player }
    }

## When a scoundrel can be used

timing-start = Beginn deines Zugs
timing-abilities = Schritt 2
timing-hired = beim Anheuern
timing-plan = die 0 offen spielen
timing-end = Ende deines Zugs
timing-if = { $timing }, wenn { $condition }
timing-once = { $timing }, einmal im Spiel
event-when-rep-gained = nachdem du Ruf gewonnen hast
event-when-rep-lost = nachdem du Ruf verloren hast
event-when-dollars-by-scoundrel = nachdem dir ein anderer Halunke Dollars gebracht hat
event-when-scouted-safe = nachdem du einen Safe inspiziert hast
event-when-marked-false = nachdem du einen Safe mit einer unmöglichen Zahl markiert hast
event-when-hired-other = nachdem du einen anderen Halunken angeheuert hast
event-when-stole = nachdem du einen Safe gestohlen hast
event-when-opp-stole = nachdem ein Gegner einen Safe gestohlen hat
event-when-sheriff-used = nachdem du das Büro des Sheriffs genutzt hast
event-when-suspected = nachdem ein Handlanger auf deine Karte gesetzt wurde
event-when-opp-caught = nachdem ein gegnerischer Bluff aufgedeckt wurde
event-when-day-end = Tagesende
modifier-twice = zweimal nutzen
trait-cost = um diesen Halunken zu nutzen, { $cost }
trait-after = wirf diesen Halunken danach ab

## Abilities. $form: do (gain $3), then (the same after a condition), to (“to” do it), may (“may” do it), they (an
## opponent does it).

ability-cost = { $cost }, um { $step }
ability-then = { $cost } – { $text }
ability-only = nur nutzbar, wenn { $condition }
ability-may =
    { $form ->
        [then] darfst du { $step }
       *[do] du darfst { $step }
    }
ability-this = Folgendes tun: { $text }
ability-did = tust du das, { $step }
ability-if = wenn { $condition }, { $step }
ability-choose =
    { $form ->
        [they] wählt eins: { $options }
       *[do] wähle eins: { $options }
    }
ability-or = { $first } oder { $last }
ability-opponent = { $who } { $step }
who-opp = ein Gegner deiner Wahl
who-richer = ein Gegner deiner Wahl mit mehr Dollars als du
who-each = jeder Gegner

step-spend =
    { $form ->
        [may] { $money } zahlen
       *[do] zahle { $money }
    }
step-spend-x =
    { $form ->
        [may] { $least } bis { $most } zahlen
       *[do] zahle { $least } bis { $most }
    }
step-discard =
    { $form ->
        [may] diesen Halunken abwerfen
       *[do] wirf diesen Halunken ab
    }
step-gain =
    { $form ->
        [then] bekommst du { $amount }
        [to] { $amount } zu bekommen
        [may] { $amount } bekommen
        [they] bekommt { $amount }
       *[do] du bekommst { $amount }
    }
step-rob =
    { $form ->
        [to] dir { $amount } zu geben
        [may] dir { $amount } geben
        [they] gibt dir { $amount }
       *[do] gib { $amount } ab
    }
step-take =
    { $who ->
        [each] { $form ->
            [to] jedem Gegner { $amount } wegzunehmen
            [may] jedem Gegner { $amount } wegnehmen
           *[do] nimm jedem Gegner { $amount } weg
        }
        [richer] { $form ->
            [to] einem Gegner mit mehr Dollars als du { $amount } wegzunehmen
            [may] einem Gegner mit mehr Dollars als du { $amount } wegnehmen
           *[do] nimm einem Gegner mit mehr Dollars als du { $amount } weg
        }
       *[opp] { $form ->
            [to] einem Gegner { $amount } wegzunehmen
            [may] einem Gegner { $amount } wegnehmen
           *[do] nimm einem Gegner { $amount } weg
        }
    }
step-rep-gain =
    { $form ->
        [then] gewinnst du { $n } Ruf
        [to] { $n } Ruf zu gewinnen
        [may] { $n } Ruf gewinnen
        [they] gewinnt { $n } Ruf
       *[do] du gewinnst { $n } Ruf
    }
step-rep-lose =
    { $form ->
        [to] { $n } Ruf zu verlieren
        [may] { $n } Ruf verlieren
        [they] verliert { $n } Ruf
       *[do] verliere { $n } Ruf
    }
step-scout =
    { $form ->
        [to] { $safe } zu inspizieren
        [may] { $safe } inspizieren
       *[do] inspiziere { $safe }
    }
step-scout-mark =
    { $form ->
        [to] { $safe } zu inspizieren und zu markieren
        [may] { $safe } inspizieren und markieren
       *[do] inspiziere { $safe } und markiere ihn
    }
step-mark-it =
    { $form ->
        [to] diesen Safe zu markieren
        [may] diesen Safe markieren
       *[do] markiere diesen Safe
    }
step-mark-any =
    { $form ->
        [to] einen Safe auf dem Plan zu markieren, ohne ihn zu inspizieren
        [may] einen Safe auf dem Plan markieren, ohne ihn zu inspizieren
       *[do] markiere einen Safe auf dem Plan, ohne ihn zu inspizieren
    }
step-move-mark =
    { $form ->
        [to] einen deiner Marker auf einen anderen Safe auf dem Plan zu legen oder ihn umzudrehen
        [may] einen deiner Marker auf einen anderen Safe auf dem Plan legen oder ihn umdrehen
       *[do] lege einen deiner Marker auf einen anderen Safe auf dem Plan oder dreh ihn um
    }
step-steal =
    { $form ->
        [to] { $safe } zu stehlen
        [may] { $safe } stehlen
       *[do] stiehl { $safe }
    }
step-steal-it =
    { $form ->
        [to] diesen Safe zu stehlen
        [may] diesen Safe stehlen
       *[do] stiehl diesen Safe
    }
step-swap-safe =
    { $form ->
        [to] ihn mit einem Safe seines Ortes auf dem Plan zu tauschen
        [may] ihn mit einem Safe seines Ortes auf dem Plan tauschen
       *[do] tausche ihn mit einem Safe seines Ortes auf dem Plan
    }
safe-any = einen beliebigen Safe
safe-unused = einen ungenutzten Safe
safe-depot = einen Safe im Depot
safe-estate = einen Safe im Anwesen
safe-laboratory = einen Safe im Labor
safe-at = einen Safe am Ort „{ $location }“
step-free-any =
    { $n ->
        [1] { $form ->
            [to] 1 Handlanger zu befreien, egal von wem
            [may] 1 Handlanger befreien, egal von wem
           *[do] befreie 1 Handlanger, egal von wem
        }
       *[other] { $form ->
            [to] bis zu { $n } Handlanger zu befreien, egal von wem
            [may] bis zu { $n } Handlanger befreien, egal von wem
           *[do] befreie bis zu { $n } Handlanger, egal von wem
        }
    }
step-free-own =
    { $n ->
        [1] { $form ->
            [to] 1 deiner Handlanger zu befreien
            [may] 1 deiner Handlanger befreien
           *[do] befreie 1 deiner Handlanger
        }
       *[other] { $form ->
            [to] bis zu { $n } deiner Handlanger zu befreien
            [may] bis zu { $n } deiner Handlanger befreien
           *[do] befreie bis zu { $n } deiner Handlanger
        }
    }
step-jail =
    { $n ->
        [1] { $form ->
            [to] 1 verfügbaren Handlanger in den Knast zu schicken
            [may] 1 verfügbaren Handlanger in den Knast schicken
            [they] schickt 1 verfügbaren Handlanger in den Knast
           *[do] schicke 1 verfügbaren Handlanger in den Knast
        }
       *[other] { $form ->
            [to] { $n } verfügbare Handlanger in den Knast zu schicken
            [may] { $n } verfügbare Handlanger in den Knast schicken
            [they] schickt { $n } verfügbare Handlanger in den Knast
           *[do] schicke { $n } verfügbare Handlanger in den Knast
        }
    }
step-recall =
    { $n ->
        [1] { $form ->
            [to] 1 deiner Handlanger von einer Karte zurückzuholen
            [may] 1 deiner Handlanger von einer Karte zurückholen
           *[do] hole 1 deiner Handlanger von einer Karte zurück
        }
       *[other] { $form ->
            [to] bis zu { $n } deiner Handlanger von Karten zurückzuholen
            [may] bis zu { $n } deiner Handlanger von Karten zurückholen
           *[do] hole bis zu { $n } deiner Handlanger von Karten zurück
        }
    }
step-place-freed =
    { $form ->
        [to] diesen Handlanger auf eine verdeckte gegnerische Karte zu setzen
        [may] diesen Handlanger auf eine verdeckte gegnerische Karte setzen
       *[do] setze diesen Handlanger auf eine verdeckte gegnerische Karte
    }
step-place-own =
    { $form ->
        [to] einen deiner verfügbaren Handlanger darauf zu setzen
        [may] einen deiner verfügbaren Handlanger darauf setzen
       *[do] setze einen deiner verfügbaren Handlanger darauf
    }
step-destroy =
    { $form ->
        [to] alle Handlanger auf einer deiner verdeckten Karten zu entfernen
        [may] alle Handlanger auf einer deiner verdeckten Karten entfernen
       *[do] entferne alle Handlanger auf einer deiner verdeckten Karten
    }
step-draw =
    { $n ->
        [1] { $form ->
            [to] 1 Pokerkarte zu ziehen
            [may] 1 Pokerkarte ziehen
            [they] zieht 1 Pokerkarte
           *[do] zieh 1 Pokerkarte
        }
       *[other] { $form ->
            [to] { $n } Pokerkarten zu ziehen
            [may] { $n } Pokerkarten ziehen
            [they] zieht { $n } Pokerkarten
           *[do] zieh { $n } Pokerkarten
        }
    }
step-peek-played-opp =
    { $form ->
        [to] eine verdeckt gespielte gegnerische Karte zu inspizieren
        [may] eine verdeckt gespielte gegnerische Karte inspizieren
       *[do] inspiziere eine verdeckt gespielte gegnerische Karte
    }
step-peek-played-any =
    { $form ->
        [to] eine verdeckt gespielte Karte zu inspizieren
        [may] eine verdeckt gespielte Karte inspizieren
       *[do] inspiziere eine verdeckt gespielte Karte
    }
step-peek-deck-any =
    { $form ->
        [to] die oberste Karte eines Pokerstapels zu inspizieren
        [may] die oberste Karte eines Pokerstapels inspizieren
       *[do] inspiziere die oberste Karte eines Pokerstapels
    }
step-reveal =
    { $form ->
        [to] die oberste Karte deines Pokerstapels aufzudecken
        [may] die oberste Karte deines Pokerstapels aufdecken
       *[do] decke die oberste Karte deines Pokerstapels auf
    }
step-shuffle-own-deck =
    { $form ->
        [to] deinen Pokerstapel zu mischen
        [may] deinen Pokerstapel mischen
       *[do] mische deinen Pokerstapel
    }
step-shuffle-it =
    { $form ->
        [to] diesen Stapel zu mischen
        [may] diesen Stapel mischen
       *[do] mische diesen Stapel
    }
step-hire-saloon =
    { $form ->
        [to] einen Halunken aus dem Saloon { $price } anzuheuern
        [may] einen Halunken aus dem Saloon { $price } anheuern
       *[do] heuere einen Halunken aus dem Saloon { $price } an
    }
step-hire-discard =
    { $form ->
        [to] den obersten Halunken des Ablagestapels { $price } anzuheuern
        [may] den obersten Halunken des Ablagestapels { $price } anheuern
       *[do] heuere den obersten Halunken des Ablagestapels { $price } an
    }
price-full = zu vollen Kosten
price-less = für { $money } weniger
price-free = kostenlos
step-use-own =
    { $form ->
        [to] einen anderen Halunken an deinem Anführerbogen zu nutzen
        [may] einen anderen Halunken an deinem Anführerbogen nutzen
       *[do] nutze einen anderen Halunken an deinem Anführerbogen
    }
step-use-saloon =
    { $form ->
        [to] einen Halunken im Saloon zu nutzen
        [may] einen Halunken im Saloon nutzen
       *[do] nutze einen Halunken im Saloon
    }
step-use-discard =
    { $form ->
        [to] den obersten Halunken des Ablagestapels zu nutzen
        [may] den obersten Halunken des Ablagestapels nutzen
       *[do] nutze den obersten Halunken des Ablagestapels
    }
step-use-leader =
    { $form ->
        [to] eine noch ungenutzte Anführerfähigkeit zu nutzen
        [may] eine noch ungenutzte Anführerfähigkeit nutzen
       *[do] nutze eine noch ungenutzte Anführerfähigkeit
    }
step-swap-jobs =
    { $form ->
        [to] den Job { $a } mit dem { $b } zu tauschen
        [may] den Job { $a } mit dem { $b } tauschen
       *[do] tausche den Job { $a } mit dem { $b }
    }
step-swap-traits =
    { $form ->
        [to] die Eigenschaft { $a } mit der { $b } zu tauschen
        [may] die Eigenschaft { $a } mit der { $b } tauschen
       *[do] tausche die Eigenschaft { $a } mit der { $b }
    }
swap-this = dieses Halunken
swap-own = eines deiner Halunken
swap-own-other = eines anderen deiner Halunken
swap-with-own-or-saloon = eines weiteren an deinem Anführerbogen oder im Saloon
swap-with-own = eines weiteren an deinem Anführerbogen
swap-with-saloon = eines Halunken im Saloon
step-sheriff =
    { $form ->
        [to] eine Möglichkeit aus dem Büro des Sheriffs zu nutzen
        [may] eine Möglichkeit aus dem Büro des Sheriffs nutzen
       *[do] nutze eine Möglichkeit aus dem Büro des Sheriffs
    }
step-to-bottom =
    { $form ->
        [to] ihn unter den Ablagestapel zu legen
        [may] ihn unter den Ablagestapel legen
       *[do] lege ihn unter den Ablagestapel
    }

amount-each = { $money } für { $thing }
amount-most = { $amount }, höchstens { $money }
amount-number = so viele Dollars wie { $number }
each-own-scoundrels = jeden Halunken an deinem Anführerbogen
each-cards-today = jede Pokerkarte, die du heute gespielt hast
each-own-marks-out = jeden deiner Marker auf Safes
each-jailed = jeden Handlanger, der in den Knast ging
each-dollars = jeden Dollar, den du hast
each-reputation = jeden Punkt deines Rufs
each-x = jeden gezahlten Dollar
number-own-scoundrels = die Zahl deiner Halunken
number-cards-today = die Zahl der Pokerkarten, die du heute gespielt hast
number-own-marks-out = die Zahl deiner Marker auf Safes
number-jailed = die Zahl der Handlanger, die in den Knast gingen
number-dollars = deine Dollars
number-reputation = dein Ruf
number-stolen-safes = die Zahl deiner gestohlenen Safes
number-opponent-safes = die größte Zahl gestohlener Safes bei einem Gegner
number-supply = die Zahl deiner verfügbaren Handlanger
number-x = die gezahlten Dollars
number-times = { $n } mal { $number }
number-min = das Kleinere von { $a } und { $b }
number-max = das Größere von { $a } und { $b }

cond-dollars =
    { $who ->
        [they] dieser Gegner { $amount } hat
       *[you] du { $amount } hast
    }
cond-reputation =
    { $who ->
        [they] dessen Ruf { $amount } beträgt
       *[you] dein Ruf { $amount } beträgt
    }
cond-cards-today =
    { $who ->
        [they] dieser Gegner heute { $amount } Pokerkarten gespielt hat
       *[you] du heute { $amount } Pokerkarten gespielt hast
    }
cond-stolen-safes =
    { $who ->
        [they] dieser Gegner { $amount } gestohlene Safes hat
       *[you] du { $amount } gestohlene Safes hast
    }
cond-opponent-safes =
    { $who ->
        [they] jemand anderes { $amount } gestohlene Safes hat
       *[you] ein Gegner { $amount } gestohlene Safes hat
    }
cond-supply =
    { $who ->
        [they] dieser Gegner { $amount } verfügbare Handlanger hat
       *[you] du { $amount } verfügbare Handlanger hast
    }
cond-slot = deine Karte dieses Zugs in Slot { $slot } liegt
cond-more-safes = ein Gegner mehr gestohlene Safes hat als du
cond-numbers = gilt: { $a } { $sign } { $b }
cond-in = es { $cards } ist
cond-freed = ein Handlanger befreit wurde
cond-freed-own = es deiner war
cond-freed-opp = es ein gegnerischer war
cond-jailed = einer in den Knast ging
than-less = weniger als { $n }
than-most = höchstens { $n }
than-exactly = genau { $n }
than-least = mindestens { $n }
than-more = mehr als { $n }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-leaders = Anführer: { $leaders }
event-strategy-chosen =
    { $you ->
        [yes] wählst eine Strategiekarte
       *[no] wählt eine Strategiekarte
    }
event-strategy-chosen-seen =
    { $you ->
        [yes] wählst { $card }
       *[no] wählt { $card }
    }
event-strategy = Strategiekarten: { $cards }
event-create = { $scoundrel } kommt in den Saloon
event-first =
    { $you ->
        [yes] fängst an
       *[no] fängt an
    }
event-day = Tag { $day } beginnt
event-turn =
    { $you ->
        [yes] bist am Zug
       *[no] ist am Zug
    }
event-play =
    { $you ->
        [yes] spielst eine Karte verdeckt in Slot { $slot }
       *[no] spielt eine Karte verdeckt in Slot { $slot }
    }
event-play-seen =
    { $you ->
        [yes] spielst { $card ->
            [A] das A
           *[other] die { $card }
        } verdeckt in Slot { $slot }
       *[no] spielt { $card ->
            [A] das A
           *[other] die { $card }
        } verdeckt in Slot { $slot }
    }
event-face-up =
    { $you ->
        [yes] spielst die 0 offen
       *[no] spielt die 0 offen
    }
event-use =
    { $where ->
        [saloon] { $you ->
            [yes] nutzt { $scoundrel } im Saloon
           *[no] nutzt { $scoundrel } im Saloon
        }
        [pile] { $you ->
            [yes] nutzt { $scoundrel } auf dem Ablagestapel
           *[no] nutzt { $scoundrel } auf dem Ablagestapel
        }
       *[board] { $you ->
            [yes] nutzt { $scoundrel }
           *[no] nutzt { $scoundrel }
        }
    }
event-use-leader =
    { $you ->
        [yes] nutzt die Anführerfähigkeit { $slots }
       *[no] nutzt die Anführerfähigkeit { $slots }
    }
event-use-strategy =
    { $you ->
        [yes] nutzt { $card }
       *[no] nutzt { $card }
    }
event-target =
    { $whom ->
        [you] { $you ->
            [yes] wählst dich selbst
           *[no] wählt dich
        }
       *[other] { $you ->
            [yes] wählst { $player }
           *[no] wählt { $player }
        }
    }
event-gain =
    { $you ->
        [yes] bekommst { $money }
       *[no] bekommt { $money }
    }
event-spend =
    { $you ->
        [yes] zahlst { $money }
       *[no] zahlt { $money }
    }
event-rob =
    { $whom ->
        [you] nimmt dir { $money } weg
       *[other] { $you ->
            [yes] nimmst { $player } { $money } weg
           *[no] nimmt { $player } { $money } weg
        }
    }
event-rep-gain =
    { $you ->
        [yes] gewinnst { $n } Ruf (jetzt { $now })
       *[no] gewinnt { $n } Ruf (jetzt { $now })
    }
event-rep-lose =
    { $you ->
        [yes] verlierst { $n } Ruf (jetzt { $now })
       *[no] verliert { $n } Ruf (jetzt { $now })
    }
event-jail =
    { $n ->
        [1] { $you ->
            [yes] verlierst 1 Handlanger an den Knast
           *[no] verliert 1 Handlanger an den Knast
        }
       *[other] { $you ->
            [yes] verlierst { $n } Handlanger an den Knast
           *[no] verliert { $n } Handlanger an den Knast
        }
    }
event-free =
    { $whom ->
        [you] { $you ->
            [yes] befreist { $n } deiner Handlanger
           *[no] befreit { $n } deiner Handlanger
        }
        [self] befreit { $n } der eigenen Handlanger
       *[other] { $you ->
            [yes] befreist { $n } Handlanger von { $player }
           *[no] befreit { $n } Handlanger von { $player }
        }
    }
event-suspect =
    { $you ->
        [yes] platzierst einen Handlanger { $card }
       *[no] platziert einen Handlanger { $card }
    }
event-trust =
    { $you ->
        [yes] setzt keinen Handlanger
       *[no] setzt keinen Handlanger
    }
event-peek =
    { $you ->
        [yes] inspizierst { $card }
       *[no] inspiziert { $card }
    }
event-peek-seen =
    { $you ->
        [yes] inspizierst { $card }: Es ist { $face ->
            [A] das A
           *[other] die { $face }
        }
       *[no] inspiziert { $card }: Es ist { $face ->
            [A] das A
           *[other] die { $face }
        }
    }
event-destroy =
    { $you ->
        [yes] entfernst die Handlanger von { $players } { $card }
       *[no] entfernt die Handlanger von { $players } { $card }
    }
event-recall =
    { $you ->
        [yes] holst einen Handlanger { $card } zurück
       *[no] holt einen Handlanger { $card } zurück
    }
event-draw =
    { $n ->
        [1] { $you ->
            [yes] ziehst 1 Pokerkarte
           *[no] zieht 1 Pokerkarte
        }
       *[other] { $you ->
            [yes] ziehst { $n } Pokerkarten
           *[no] zieht { $n } Pokerkarten
        }
    }
event-draw-seen =
    { $n ->
        [1] { $you ->
            [yes] ziehst 1 Pokerkarte: { $cards }
           *[no] zieht 1 Pokerkarte: { $cards }
        }
       *[other] { $you ->
            [yes] ziehst { $n } Pokerkarten: { $cards }
           *[no] zieht { $n } Pokerkarten: { $cards }
        }
    }
event-reveal-top =
    { $you ->
        [yes] deckst { $card ->
            [A] das A
           *[other] die { $card }
        } oben auf deinem Stapel auf
       *[no] deckt { $card ->
            [A] das A
           *[other] die { $card }
        } oben auf dem eigenen Stapel auf
    }
event-shuffle =
    { $you ->
        [yes] hast jetzt einen frisch gemischten Stapel
       *[no] hat jetzt einen frisch gemischten Stapel
    }
event-under =
    { $you ->
        [yes] legst { $n } gespielte Karten unter deinen Stapel
       *[no] legt { $n } gespielte Karten unter den eigenen Stapel
    }
event-under-seen =
    { $you ->
        [yes] legst { $n } gespielte Karten unter deinen Stapel: { $cards }
       *[no] legt { $n } gespielte Karten unter den eigenen Stapel: { $cards }
    }
event-hire =
    { $where ->
        [pile] { $you ->
            [yes] heuerst { $scoundrel } vom Ablagestapel für { $money } an
           *[no] heuert { $scoundrel } vom Ablagestapel für { $money } an
        }
       *[saloon] { $you ->
            [yes] heuerst { $scoundrel } für { $money } an
           *[no] heuert { $scoundrel } für { $money } an
        }
    }
event-discard =
    { $you ->
        [yes] wirfst { $scoundrel } ab
       *[no] wirft { $scoundrel } ab
    }
event-gone = { $scoundrel } wird abgeworfen
event-to-bottom = { $scoundrel } kommt unter den Ablagestapel
event-arrange =
    { $you ->
        [yes] ordnest deine Halunken
       *[no] ordnet die eigenen Halunken
    }
event-swap-jobs =
    { $you ->
        [yes] tauschst die Jobs von { $a } und { $b }
       *[no] tauscht die Jobs von { $a } und { $b }
    }
event-swap-traits =
    { $you ->
        [yes] tauschst die Eigenschaften von { $a } und { $b }
       *[no] tauscht die Eigenschaften von { $a } und { $b }
    }
event-sheriff-sell =
    { $you ->
        [yes] verkaufst im Büro des Sheriffs Informationen
       *[no] verkauft im Büro des Sheriffs Informationen
    }
event-sheriff-bail =
    { $you ->
        [yes] zahlst Kaution für einen Handlanger
       *[no] zahlt Kaution für einen Handlanger
    }
event-sheriff-bail-two =
    { $you ->
        [yes] zahlst Kaution für zwei Handlanger
       *[no] zahlt Kaution für zwei Handlanger
    }
event-sheriff-bribe =
    { $you ->
        [yes] bestichst den Sheriff
       *[no] besticht den Sheriff
    }
event-scout =
    { $you ->
        [yes] inspizierst Safe { $safe }
       *[no] inspiziert Safe { $safe }
    }
event-scout-seen =
    { $you ->
        [yes] inspizierst Safe { $safe }: { $content }
       *[no] inspiziert Safe { $safe }: { $content }
    }
event-mark =
    { $you ->
        [yes] markierst Safe { $safe } mit { $number }
       *[no] markiert Safe { $safe } mit { $number }
    }
event-no-mark =
    { $you ->
        [yes] markierst Safe { $safe } nicht
       *[no] markiert Safe { $safe } nicht
    }
event-move-mark =
    { $you ->
        [yes] legst die { $number } von Safe { $safe } auf Safe { $to }; sie zeigt nun { $new }
       *[no] legt die { $number } von Safe { $safe } auf Safe { $to }; sie zeigt nun { $new }
    }
event-turn-mark =
    { $you ->
        [yes] drehst die { $number } auf Safe { $safe } um: { $new }
       *[no] dreht die { $number } auf Safe { $safe } um: { $new }
    }
event-steal =
    { $you ->
        [yes] stiehlst Safe { $safe }
       *[no] stiehlt Safe { $safe }
    }
event-steal-seen =
    { $you ->
        [yes] stiehlst Safe { $safe }: { $content }
       *[no] stiehlt Safe { $safe }: { $content }
    }
event-abandon =
    { $where ->
        [unused] { $you ->
            [yes] gibst Safe { $safe } auf; er ist jetzt ungenutzt
           *[no] gibt Safe { $safe } auf; er ist jetzt ungenutzt
        }
       *[map] { $you ->
            [yes] gibst Safe { $safe } auf
           *[no] gibt Safe { $safe } auf
        }
    }
event-abandon-seen =
    { $where ->
        [unused] { $you ->
            [yes] gibst Safe { $safe } auf ({ $content }); er ist jetzt ungenutzt
           *[no] gibt Safe { $safe } auf ({ $content }); er ist jetzt ungenutzt
        }
       *[map] { $you ->
            [yes] gibst Safe { $safe } auf ({ $content })
           *[no] gibt Safe { $safe } auf ({ $content })
        }
    }
event-swap-safe =
    { $you ->
        [yes] tauschst den ungenutzten Safe { $safe } mit Safe { $other }
       *[no] tauscht den ungenutzten Safe { $safe } mit Safe { $other }
    }
event-dusk = Tag { $day } ist zu Ende: Verdächtigte Karten werden aufgedeckt
event-reveal-bluff =
    { $you ->
        [yes] deckst { $card ->
            [A] das A
           *[other] die { $card }
        } in Slot { $slot } auf: ein Bluff, verdächtigt von { $players }
       *[no] deckt { $card ->
            [A] das A
           *[other] die { $card }
        } in Slot { $slot } auf: ein Bluff, verdächtigt von { $players }
    }
event-reveal-true =
    { $you ->
        [yes] deckst { $card ->
            [A] das A
           *[other] die { $card }
        } in Slot { $slot } auf: kein Bluff, zu Unrecht verdächtigt von { $players }
       *[no] deckt { $card ->
            [A] das A
           *[other] die { $card }
        } in Slot { $slot } auf: kein Bluff, zu Unrecht verdächtigt von { $players }
    }
event-order =
    { $whom ->
        [you] { $you ->
            [yes] reagierst zuerst
           *[no] lässt dich zuerst reagieren
        }
        [self] reagiert zuerst
       *[other] { $you ->
            [yes] lässt { $player } zuerst reagieren
           *[no] lässt { $player } zuerst reagieren
        }
    }
event-dawn =
    { $whom ->
        [you] { $you ->
            [yes] fängst den nächsten Tag selbst an
           *[no] lässt dich den nächsten Tag anfangen
        }
        [self] fängt den nächsten Tag selbst an
       *[other] { $you ->
            [yes] lässt { $player } den nächsten Tag anfangen
           *[no] lässt { $player } den nächsten Tag anfangen
        }
    }
event-open =
    { $you ->
        [yes] deckst Safe { $safe } auf: { $content }
       *[no] deckt Safe { $safe } auf: { $content }
    }
event-tech =
    { $you ->
        [yes] hast { $total } Tech: Safes { $safes }, Marker { $marks }, Ruf { $reputation }, Symbole { $icons }
       *[no] hat { $total } Tech: Safes { $safes }, Marker { $marks }, Ruf { $reputation }, Symbole { $icons }
    }
event-end =
    { $who ->
        [you] Du gewinnst
       *[other] { $player } gewinnt
    }

## Questions. One about a scoundrel’s ability is put behind its name.

ask-by = { $scoundrel }: { $question }
ask-leader = Welcher Anführer bist du?
ask-strategy = Welche Strategiekarte wählst du?
ask-start = Dein Zug beginnt. Willst du erst etwas nutzen?
ask-plan = Welche Pokerkarte spielst du?
ask-slot = In welchen Slot spielst du { $card ->
        [A] das A
       *[other] die { $card }
    }?
ask-abilities = Schritt 2: Welche Fähigkeit nutzt du?
ask-act = Schritt 3: Heuere jemanden an oder geh ins Büro des Sheriffs
ask-end = Dein Zug endet. Willst du noch etwas nutzen?
ask-react = Willst du darauf reagieren?
ask-order = Wer reagiert zuerst?
ask-dawn = Wer fängt den nächsten Tag an?
ask-use = Welchen Halunken nutzt du?
ask-use-leader = Welche Anführerfähigkeit nutzt du?
ask-again = Willst du ihn noch einmal nutzen?
ask-use-hired = Willst du ihn nutzen, bevor er abgeworfen wird?
ask-may = Den optionalen Effekt nutzen?
ask-choose = Was von beidem?
ask-spend = Wie viel zahlst du?
ask-guard = Einer deiner Handlanger soll in den Knast. Setzt du ihn vorher { $card }?
ask-last-look = Letzte Chance: Setzt du einen Handlanger { $card }?
ask-opponent = Welchen Gegner wählst du?
ask-free = Wessen Handlanger befreist du?
ask-scout = Welchen Safe inspizierst du?
ask-mark-any = Welchen Safe markierst du?
ask-steal = Welchen Safe stiehlst du?
ask-abandon = Du hast zu viele Safes. Welchen gibst du auf?
ask-swap-safe = Mit welchem Safe tauscht { $safe } den Platz?
ask-mark = Mit welcher Zahl markierst du Safe { $safe }?
ask-mark-seen = In Safe { $safe }: { $content }. Mit welcher Zahl markierst du ihn?
ask-mark-none = Alle deine Marker liegen aus. Welchen legst du auf Safe { $safe }?
ask-mark-face = Welche Zahl soll { $mark } zeigen?
ask-move-mark = Welchen deiner Marker versetzt du oder drehst du um?
ask-move-mark-to = Wohin kommt { $mark }?
ask-move-mark-face = Welche Zahl soll der Marker auf Safe { $safe } zeigen?
ask-peek = Welche Pokerkarte inspizierst du?
ask-place =
    { $whom ->
        [you] Auf welche Karte setzt du deinen Handlanger?
       *[other] Auf welche Karte setzt du den Handlanger von { $player }?
    }
ask-destroy = Auf welcher deiner Karten entfernst du die Handlanger?
ask-recall = Von welcher Karte holst du deinen Handlanger zurück?
ask-hire = Wen heuerst du an?
ask-room = Deine Bande ist voll. Wen wirfst du ab?
ask-arrange = Wohin kommen deine Halunken?
ask-arrange-first = Willst du deine Halunken umstellen, bevor du { $scoundrel } nutzt?
ask-arrange-with = { $place }: Mit welchem Platz tauschen?
ask-swap-jobs = Wessen Job tauschst du?
ask-swap-jobs-with = Mit wem tauscht { $scoundrel } den Job?
ask-swap-traits = Wessen Eigenschaft tauschst du?
ask-swap-traits-with = Mit wem tauscht { $scoundrel } die Eigenschaft?
ask-sheriff = Was tust du im Büro des Sheriffs?

## Options

choice-yes = Ja
choice-idle = ohne Wirkung
choice-men = Handlanger: { $players }
choice-hired-vain = wenn jetzt angeheuert: { $why }
choice-no = Nein
choice-done-start = Weiter: Pokerkarte spielen
choice-done-abilities = Fertig: anheuern oder zum Sheriff
choice-done-end = Zug beenden
choice-done-react = Nicht reagieren
choice-face-up = Offen spielen
choice-sheriff = Ins Büro des Sheriffs gehen
choice-sell = Informationen verkaufen: { $money } bekommen
choice-bail = Kaution: { $money } zahlen, um einen Handlanger zu befreien
choice-bail-two = Kaution: { $money } zahlen, um zwei Handlanger zu befreien
choice-bribe = Bestechung: { $money } zahlen, um einen Safe zu stehlen
choice-suspect = Karte verdächtigen
choice-trust = Durchgehen lassen
choice-suspect-now = Verdächtigen: jetzt einen Handlanger { $card } setzen
choice-player = { $money }, Ruf { $rep }, Handlanger { $men }, Knast { $jail }
choice-mark = die { $number } auf Safe { $safe }
choice-no-mark = Safe nicht markieren
choice-turn = Umdrehen: { $number }
choice-arranged = So lassen
choice-rearrange = Wie vorher

## Why something can’t be used now, in few words, by rule

why-SC-USE-02 = schon genutzt
why-SC-USE-04 = schon genutzt
why-SC-OPT-02 = schon genutzt
why-SC-USE-07 = Bedingung nicht erfüllt
why-SC-TIME-16 = Bedingung nicht erfüllt
why-SC-USE-08 = nicht zu bezahlen
why-SC-REP-05 = zu wenig Ruf
why-SC-HIRE-02 = zu teuer
why-SC-SHER-03 = zu teuer
why-SC-SHER-04 = zu wenige im Knast
why-SC-SHER-05 = erst am letzten Tag
why-SC-SHER-06 = kein Safe mehr auf dem Plan
why-SC-ABIL-01 = andere Zahl
why-SC-ABIL-05 = kein Slot
why-SC-ABIL-06 = anderer Zeitpunkt
why-SC-TURN-02 = anderer Zeitpunkt
why-SC-OPT-01 = anderer Zeitpunkt

## The table. Those in columns of 11 letters: table-saloon, table-pile. Short ones: table-rep to table-top.

table-day = Tag { $day } von { $days }
table-turn = Zug { $turn } von { $turns }
table-decks = Stapel { $traits } / { $jobs }
table-saloon = Saloon
table-pile = Ablage { $n }
table-rep = Ruf { $rep } ({ $tech })
table-men = Handlanger { $supply }, Knast { $jail }
table-cards = Hand { $hand }, Stapel { $deck }
table-top = oben { $card }
table-hand = Hand
table-marks = Marker
table-loot = Safes { $n } von { $limit }
step-start = Zugbeginn
step-plan = Schritt 1
step-abilities = Schritt 2
step-act = Schritt 3
step-end = Zugende
step-last = letzte Chance
step-dusk = Tagesende
note-safe = { $safe }, { $where }: { $content }
note-safe-marked = { $safe }, { $where }: { $content }; Marker: { $marks }
note-mark = { $player } { $number }
note-stolen = gestohlen von { $player }
note-mine = von dir gestohlen
note-unused = { $location }, ungenutzt
note-card = { $card }: { $face }
legend-safes = D4▒ ist Safe 4 im Depot (D). D4=3: Du weißt, dass er 3 wert ist. 5♠: ein Marker mit 5, in der Kartenfarbe seines Besitzers. In Klammern am Zeilenende: der ungenutzte Safe. [D4] kannst du jetzt wählen.
legend-slots = A· ist ein leerer Slot, 5▒ eine verdeckte Karte in Slot 5; 5=5 kennst du, 5≠2 kennst du als Bluff. ♥ daneben: ein Handlanger dieses Spielers. Hinter den Slots stehen gestohlene Safes. ▸ zeigt, wer am Zug ist.
legend-scoundrels = Unter dem Namen eines Halunken steht, wann er genutzt werden kann: Nummern von Slots, ein Pfeil auf den Halunken, nach dem er dran ist, oder Worte. +1 $ ist ein Bonus, ⚙1 ein Tech-Symbol. × vor dem Namen: schon genutzt. Grüne, violette und weiße Namen sind grüne, violette und schwarze Jobs.
legend-marks = Die Plätze an deinem Anführerbogen sind oben B0, B1, B2 und unten B3, B4, B5. „Ruf 2 (+1)“ ist Ruf 2, der am Ende 1 Tech wert ist.
legend-strip = Auf kleinen Bildschirmen zeigt die Zeile eines Spielers Dollar, Ruf, ☻ verfügbare Handlanger, # Handlanger im Knast, ▒ Karten auf der Hand / im Stapel, Slots und hinter │ gestohlene Safes.

## Scoring

score-safes = gestohlene Safes
score-marks = richtige Marker
score-reputation = Ruf
score-icons = Tech-Symbole
score-total = Tech
event-won =
    { $who ->
        [you] Du gewinnst mit { $tech } Tech!
       *[other] { $player } gewinnt mit { $tech } Tech.
    }
event-won-dollars =
    { $who ->
        [you] Gleichstand bei { $tech } Tech: Du gewinnst, weil du mehr Dollars hast.
       *[other] Gleichstand bei { $tech } Tech: { $player } gewinnt mit mehr Dollars.
    }
event-won-turn =
    { $who ->
        [you] Gleichstand bei { $tech } Tech und bei den Dollars: Du gewinnst, weil dein letzter Zug später kam.
       *[other] Gleichstand bei { $tech } Tech und bei den Dollars: { $player } gewinnt, weil der letzte Zug später kam.
    }

## The cards

deck-id = Kennung
deck-trait = Eigenschaft
deck-job = Job
deck-strategy = Strategiekarte
deck-leader = Anführer
deck-cost = Dollars
deck-holes = Löcher
deck-timing = Wann
deck-ability = Fähigkeit

## Einige Antworten, und was verdeckt liegt

answer-sheriff = ins Büro des Sheriffs gehen
answer-pass = zum nächsten Schritt gehen
answer-discard = abwerfen
answer-trust = der Karte glauben
trusts = { $card } für wahr halten
answer-arrange = die Halunken lassen, wo sie sind
answer-swap = zwei Halunken die Plätze tauschen lassen
answer-safe = einen anderen Safe markieren
answer-mark = einen anderen Marker versetzen
holding-slot = in Slot { $slot }
holding-card = Karte { $face }
review-bluff = { $player } blufft: { $what } { $where }. Nach allem, was sie gesehen hatten, mussten die anderen zu { $believed } % mit der richtigen Karte rechnen und hätten auf { $guesses } getippt.
