## Die Gründe eines Tipps

reason-in = bleiben mehr Züge, bevor man passen muss
reason-money = bleibt mehr Geld in der Hand
reason-targets = bringen die Ziele wahrscheinlich mehr Punkte
reason-rivals = bekommt der stärkste Rivale an den Zielen weniger Punkte
reason-gangs = bringen die Banden wahrscheinlich mehr Punkte
reason-hidden = bleiben mehr Ganoven verdeckt und die anderen wissen weniger
reason-levels = liegen Ganoven mit höheren Stufen auf dem Tisch
event-fact-lead = Du führst an Ziel { $target } mit Stufe { $mine } gegen { $theirs }: { $points } mehr{ $later }.{ $unseen }
event-fact-lead-from = Du nimmst { $rival } mit Stufe { $mine } gegen { $theirs } die Führung an Ziel { $target } ab: { $points } mehr{ $later }.{ $unseen }
event-fact-lead-tie = Du ziehst an Ziel { $target } gleich (je Stufe { $mine }): { $points } mehr{ $later }.{ $unseen }
event-fact-loss = { $player } verliert { $points } an Ziel { $target }{ $later }.{ $unseen }
event-fact-gang = { $gang }: Du hast mit { $mine } gegen { $theirs } die meisten Mitglieder, das bringt { $points }{ $later }.{ $unseen }
event-fact-strong = Nach den Ganoven, die du noch nicht gesehen hast, liegt in Versteck { $hideout } zu { $odds } % einer mit Stufe { $level } oder mehr.
event-fact-seen = Du weißt, dass du dort { $card } nehmen kannst.
event-fact-level = { $card }: Stufe { $level }{ $more }.
event-fact-modifier = { $card } macht sein Ziel { $points } mehr wert.
event-fact-total = Nach den Ganoven, die du kennst, hättest du { $mine }, { $player } { $theirs }{ $later }.
event-fact-spot = Du siehst { $n ->
        [one] einen verdeckten Ganoven
       *[other] { $n } verdeckte Ganoven
    } an Ziel { $target }.
event-fact-look = Du siehst { $n ->
        [one] einen unbekannten Ganoven
       *[other] { $n } unbekannte Ganoven
    } in Versteck { $hideout }.
event-fact-secret = Nur du weißt, dass { $card } an Ziel { $target } liegt: Die anderen können nicht sicher sein, wer dort führt.
event-fact-margin = Du liegst an Ziel { $target } mit Stufe { $mine } gegen { $theirs } vorn{ $later }.{ $unseen }
event-fact-money = Du behältst { $money }{ $more }{ $later }.
fact-unseen = {" "}{ $n ->
        [one] Ein verdeckter Ganove ist nicht mitgezählt.
       *[other] { $n } verdeckte Ganoven sind nicht mitgezählt.
    }
hint-taken = { $what } { $where }: mit etwa { $stronger } % Wahrscheinlichkeit etwas Stärkeres, mit etwa { $weaker } % etwas Schwächeres.
