## Die Gründe eines Tipps

reason-cash = bleibt mehr Bargeld
reason-rivals = hat der reichste Gegner weniger Bargeld
reason-guns = bleiben mehr Waffen
reason-drugs = bleibt mehr Schmuggelware zum Verkauf
reason-heat = gibt es weniger Heat
reason-members = bleiben mehr Dudes
reason-tokens = bleiben mehr Befehlsmarker
reason-sites = sind mehr Orte unter Kontrolle
reason-patch = rückt der Patch näher: Wer ihn hat, beginnt und gewinnt bei Gleichstand
event-fact-fight = { $place } addierst du { $mine } zu deinem Würfel, { $player } addiert { $theirs }. Ohne weitere Verstärkung oder Waffen gewinnst du zu { $odds } %{ $later }.
event-fact-sold = Du verkaufst { $goods }: für { $most }, wenn sonst niemand verkauft, schlimmstenfalls für { $least }.
event-fact-cool = Ohne Verkauf kommt kein Heat dazu: Es bleibt bei { $n }.
event-fact-saved = Du behältst { $goods } für einen späteren Markt.
event-fact-sites = Du kontrollierst { $place } und damit { $n ->
        [one] 1 Ort
       *[other] { $n } Orte
    } außerhalb deines Clubhauses{ $later }.
event-fact-ousted = { $player } kontrolliert { $place } nicht mehr{ $later }.
event-fact-held = Du hast { $goods }{ $more }{ $later }.
event-fact-heat = Du hast { $n } Heat{ $less }{ $later }.
event-fact-patch = Du bekommst den Reaper-Patch: Du beginnst und gewinnst bei Gleichstand{ $later }.
event-fact-yield = { $place } bringt dir { $goods }{ $later }.
event-fact-there = { $place } addieren deine Dudes in einer Schlägerei { $mine } zu deinem Würfel; von den anderen ist niemand da{ $later }.
event-fact-there-against = { $place } addieren deine Dudes in einer Schlägerei { $mine } zu deinem Würfel, die von { $player } { $theirs }{ $later }.
event-fact-home = Dudes mit zusammen +{ $n } in einer Schlägerei bleiben in deinem Clubhaus{ $more }{ $later }.
hint-taken = { $what } { $where }: mit etwa { $stronger } % Wahrscheinlichkeit mehr davon, mit etwa { $weaker } % weniger.
