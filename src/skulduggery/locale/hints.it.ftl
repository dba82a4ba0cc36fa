### What a hint says, in Italian. The browser loads it with the first hint.

hint-best = Mossa migliore: { $words }.
hint-several = { $n ->
    [2] Due mosse valgono
   *[other] Diverse mosse valgono
} più o meno lo stesso. Una di queste: { $words }.
hint-other = { $n ->
    [2] L’altra
   *[other] Un’altra
}: { $words }.
hint-next = Seconda scelta (probabilità di vittoria { $after }% invece di { $before }%): { $words }.
hint-numbers = Numeri
hint-chances = Probabilità di vittoria dopo ogni mossa, solo in base a ciò che sai:
hint-advice = { $chance }% (± { $error }): { $words }
hint-even = Forse vale quanto la prima.
hint-deal = { $deal }: { $worth ->
    [yes] ti conviene, circa { $n } punti percentuali di probabilità di vittoria in più
    [no] meglio di no, ti costerebbe circa { $n } punti percentuali di probabilità di vittoria
   *[even] per le tue probabilità di vittoria non fa una chiara differenza
}.
hint-others = Che cosa gli altri possono pensare che tu abbia, in base a tutto ciò che hanno visto:
hint-method = È una stima: partendo da ciò che sai, bot veloci hanno giocato molte volte il resto della partita. ± è il margine dovuto al caso. L’ordine delle mosse è più affidabile delle percentuali, perché sono state provate tutte nelle stesse partite simulate.
hint-nothing = Qui non c’è una mossa da valutare.
hint-suspect = In base a ciò che sai, { $odds ->
    [0] la carta è quasi certamente onesta
    [100] è quasi certamente un bluff
   *[other] la probabilità di un bluff è circa { $odds }%
}.
