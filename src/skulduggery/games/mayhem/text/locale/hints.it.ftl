## I motivi di un suggerimento

reason-cash = restano più contanti
reason-rivals = il rivale più ricco ha meno contanti
reason-guns = restano più armi
reason-drugs = resta più contrabbando da vendere
reason-heat = il Calore è più basso
reason-members = ci sono più uomini
reason-tokens = restano più segnalini Ordine
reason-sites = si controllano più luoghi
reason-patch = la Toppa è più vicina: chi ce l’ha comincia e vince i pareggi
event-fact-fight = { $place }: aggiungi { $mine } al tuo dado e { $player } aggiunge { $theirs }. Senza altri rinforzi o armi vinci con il { $odds }% di probabilità{ $later }.
event-fact-sold = Vendi { $goods }: per { $most } se nessun altro vende, per { $least } nel peggiore dei casi.
event-fact-cool = Chi non vende non prende Calore: il tuo resta { $n }.
event-fact-saved = Tieni { $goods } per un mercato successivo.
event-fact-sites = Controlli { $place }: { $n ->
        [one] 1 luogo
       *[other] { $n } luoghi
    } fuori dalla tua sede{ $later }.
event-fact-ousted = { $player } non controlla più { $place }{ $later }.
event-fact-held = Hai { $goods }{ $more }{ $later }.
event-fact-heat = Il tuo Calore è { $n }{ $less }{ $later }.
event-fact-patch = Ottieni la Toppa del Mietitore: cominci tu e vinci i pareggi{ $later }.
event-fact-yield = { $place } ti dà { $goods }{ $later }.
event-fact-there = { $place }: in una Rissa i tuoi uomini aggiungono { $mine } al dado; non ci sono rivali{ $later }.
event-fact-there-against = { $place }: in una Rissa i tuoi uomini aggiungono { $mine } al dado, quelli di { $player } { $theirs }{ $later }.
event-fact-home = Nella tua sede restano uomini che valgono +{ $n } in una Rissa{ $more }{ $later }.
hint-taken = { $what } { $where }: per gli altri di più (circa { $stronger }%) o di meno (circa { $weaker }%).
