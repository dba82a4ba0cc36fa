kuhn-title = Kuhn poker
rule-KP-TURN-01 = Players answer in turn.
rule-KP-BET-01 = A player passes or bets.
