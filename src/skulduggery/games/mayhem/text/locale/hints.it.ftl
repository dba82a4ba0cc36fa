## I motivi di un suggerimento

reason-cash = arrivano più contanti
reason-rivals = il rivale più ricco ha meno contanti
reason-guns = arrivano più armi
reason-drugs = arriva più contrabbando da vendere
reason-heat = il Calore è più basso
reason-members = ci sono più uomini
reason-tokens = arrivano più segnalini Ordine
reason-sites = si controllano più luoghi
reason-patch = la Toppa è più vicina: chi ce l’ha comincia e vince i pareggi
event-fact-fight = { $place }: aggiungi { $mine } al tuo dado e { $player } aggiunge { $theirs }. Senza altri rinforzi o armi vinci con il { $odds }% di probabilità{ $later }.
event-fact-sold = Vendi { $goods }: per { $most } se nessun altro vende, per { $least } nel peggiore dei casi.
event-fact-no-heat = Non prendi Calore e resti a { $n }: a { $next } { $most ->
        [0] non potresti vendere contrabbando
       *[other] potresti vendere al massimo { $most } di contrabbando per round
    }.
event-fact-no-heat-card = Non prendi Calore e resti a { $n }: con 1 in più, in questo round { $card } potrebbe colpirti.
event-fact-no-heat-fall = Non prendi Calore e resti a { $n }: con 1 in più, uno dei tuoi uomini dovrebbe prendersi la colpa.
event-fact-stored = Tieni { $goods } per un mercato successivo, che paga fino a { $price } al pezzo.
event-fact-armed = Se estrai { $guns }, vinci con una probabilità del { $best }% finché i rivali non estraggono nulla, e del { $worst }% se estraggono tutto ciò che possono avere.
event-fact-armed-sure = Se estrai { $guns }, vinci con una probabilità del { $odds }%: nessun rivale può estrarre armi.
event-fact-safe = Anche senza armi vinci { $odds ->
        [100] di sicuro
       *[other] con una probabilità di almeno il { $odds }%
    }.
event-fact-lost = Anche con tutte le tue armi vinceresti con una probabilità del { $odds }% al massimo.
event-fact-spare = Tieni { $goods } per un’altra Rissa, dove ogni arma aggiunge { $n } al dado.
event-fact-purse = Da tutto ciò che hai visto, { $player } ha almeno { $money }.
event-fact-sites = Controlli { $place }: { $n ->
        [one] 1 luogo
       *[other] { $n } luoghi
    } fuori dalla tua sede{ $later }.
event-fact-sites-use = Controlli { $place }{ $later }. Con un altro ordine lì potresti { $service }.
event-fact-ousted = { $player } non controlla più { $place }{ $later }.
event-fact-held = Hai { $goods }{ $more }.
event-fact-held-later = Se poi scegli bene, avrai { $goods }.
event-fact-members = Hai { $goods }{ $more }. Ogni membro porta un ordine a round.
event-fact-members-later = Se poi scegli bene, avrai { $goods }. Ogni membro porta un ordine a round.
event-fact-heat = Il tuo Calore è { $n }{ $less }{ $later }.
event-fact-patch = Con la Toppa del Mietitore cominci tu e vinci i pareggi{ $later }.
event-fact-yield = { $place } ti dà { $goods }{ $later }.
event-fact-against = { $place }: in una Rissa i tuoi uomini aggiungono { $mine } al dado, quelli di { $player } { $theirs }{ $later }.
event-fact-force = { $place }: se si arriva a una Rissa, i tuoi uomini aggiungono { $mine } al dado{ $later }.
hint-taken = { $what } { $where }: per gli altri di più (circa { $stronger }%) o di meno (circa { $weaker }%).
