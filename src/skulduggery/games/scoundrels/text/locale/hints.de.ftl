## Why a card that may be a bluff should be suspected or not

hint-weigh = { $best ->
    [suspect] { $likely ->
        [yes] Es ist { $odds ->
            [100] fast sicher ein Bluff
           *[other] wohl ein Bluff (etwa { $odds } %)
        }: Dafür lohnt es sich, einen Handlanger zu riskieren.
       *[no] Die Karte { $odds ->
            [0] ist fast sicher ehrlich
           *[other] kann gut ehrlich sein (ein Bluff: etwa { $odds } %)
        }, aber was du gewinnen kannst, ist das Risiko für einen Handlanger wert.
    }
    [trust] { $likely ->
        [yes] Es ist { $odds ->
            [100] fast sicher ein Bluff, aber das reicht nicht ganz
           *[other] wohl ein Bluff (etwa { $odds } %), aber nicht sicher genug
        }: Ist die Karte ehrlich, muss dein Handlanger ins Gefängnis.
       *[no] { $odds ->
            [0] Die Karte ist fast sicher ehrlich, und dann müsste dein Handlanger ins Gefängnis.
           *[other] Ein Bluff ist zu unwahrscheinlich (etwa { $odds } %): Ist die Karte ehrlich, muss dein Handlanger ins Gefängnis.
        }
    }
   *[even] { $odds ->
        [0] Die Karte ist fast sicher ehrlich, aber der
        [100] Es ist fast sicher ein Bluff, aber der
       *[other] Ein Bluff ist es zu etwa { $odds } %: Der
    } Ruf für einen aufgedeckten Bluff und ein Handlanger im Gefängnis wiegen etwa gleich schwer.
}

## Die Gründe eines Tipps

reason-safes = kommen Safes mit mehr Tech zusammen
reason-marks = bringen richtige Marker mehr Tech
reason-reputation = fällt der Ruf höher aus
reason-icons = hat die Bande mehr Tech-Symbole
reason-money = bleibt mehr Geld
reason-henchmen = bleiben Handlanger für später
reason-crew = nützen die Fähigkeiten deiner Bande mehr
reason-knowledge = ist mehr über die Safes bekannt
reason-caught = sinkt das Risiko, beim Bluffen ertappt zu werden
reason-suspicion = riskierst du Handlanger nur bei wahrscheinlichen Bluffs
event-fact-safe = Du nimmst Safe { $safe }, der { $least } bis { $most } Tech enthält, im Schnitt { $mean }.
event-fact-safe-any = So kannst du einen Safe stehlen.
event-fact-stolen = Safe { $safe } ist { $value } Tech wert: Deine Safes bringen zusammen { $tech }{ $later }.
event-fact-safes =
    { $n ->
        [one] Dein Safe bringt
       *[other] Deine { $n } Safes bringen
    } { $tech } Tech{ $more }{ $later }.
event-fact-hired = { $scoundrel } bringt am Ende { $tech } Tech{ $later }.
event-fact-icons = Deine Bande hat { $n ->
        [one] 1 Tech-Symbol
       *[other] { $n } Tech-Symbole
    }{ $more }{ $later }.
event-fact-reputation = Dein Ruf ist { $rep } (am Ende { $tech } Tech){ $more }{ $later }.
event-fact-money = Du behältst { $money }{ $more }{ $later }.
event-fact-henchmen = Du hast { $n } Handlanger verfügbar{ $more }{ $later }.
event-fact-honest = { $card } in Slot { $slot } ist ehrlich: Niemand kann dich beim Bluffen ertappen.
event-fact-spare = Danach kannst du noch { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } deiner Hand ehrlich spielen{ $more }.
event-fact-opens = In Slot { $slot } kannst du { $n ->
        [one] { $scoundrel }
       *[other] { $n } deiner Halunken
    } nutzen{ $n ->
        [one] {""}
       *[other] , etwa { $scoundrel }
    }.
event-fact-usable = Heute kannst du { $scoundrel } noch in { $n ->
        [one] 1 Slot
       *[other] { $n } Slots
    } einsetzen.
event-fact-scouted = Du lernst Safe { $safe } kennen, der { $least } bis { $most } Tech enthält, im Schnitt { $mean }.
event-fact-scouted-any = So kannst du einen Safe inspizieren.
event-fact-marked-true = Der Marker stimmt: Safe { $safe } ist { $value } Tech wert und 1 mehr für den Marker.
event-fact-marked-low = Der Marker lügt: { $number }, obwohl Safe { $safe } { $value } Tech wert ist. Wer ihm glaubt, lässt dir den Safe.
event-fact-marked-high = Der Marker lügt: { $number }, obwohl Safe { $safe } { $value } Tech wert ist. Wer ihm glaubt, bekommt weniger als erwartet.
event-fact-links =
    { $n ->
        [one] 1 Pfeil zeigt
       *[other] { $n } Pfeile zeigen
    } auf einen Halunken deiner Bande{ $more }.
hint-taken = { $what } { $where }: mit etwa { $bluff } % Wahrscheinlichkeit ein Bluff.
