## Die Gründe eines Tipps

reason-cash = kommt mehr Bargeld herein
reason-rivals = hat der reichste Gegner weniger Bargeld
reason-guns = kommen mehr Waffen dazu
reason-drugs = kommt mehr Schmuggelware zum Verkauf dazu
reason-heat = gibt es weniger Heat
reason-members = bleiben mehr Dudes
reason-tokens = kommen mehr Befehlsmarker dazu
reason-sites = sind mehr Orte unter Kontrolle
reason-patch = rückt der Patch näher: Wer ihn hat, beginnt und gewinnt bei Gleichstand
event-fact-fight = { $place } addierst du { $mine } zu deinem Würfel, { $player } addiert { $theirs }. Ohne weitere Verstärkung oder Waffen gewinnst du zu { $odds } %{ $later }.
event-fact-sold = Du verkaufst { $goods }: für { $most }, wenn sonst niemand verkauft, schlimmstenfalls für { $least }.
event-fact-no-heat = Du bekommst kein Heat und bleibst bei { $n }: Bei { $next } könntest du { $most ->
        [0] keine Schmuggelware
       *[other] pro Runde höchstens { $most } Schmuggelware
    } verkaufen.
event-fact-no-heat-card = Du bekommst kein Heat und bleibst bei { $n }: Mit einem mehr könnte dich in dieser Runde { $card } treffen.
event-fact-no-heat-fall = Du bekommst kein Heat und bleibst bei { $n }: Mit einem mehr müsste einer deiner Dudes den Kopf hinhalten.
event-fact-stored = Du behältst { $goods } für einen späteren Markt, der bis zu { $price } pro Stück zahlt.
event-fact-armed = Ziehst du { $guns }, gewinnst du mit { $best } % Wahrscheinlichkeit, solange kein Gegner zieht, und mit { $worst } %, wenn alle ziehen, was sie haben können.
event-fact-armed-sure = Ziehst du { $guns }, gewinnst du mit { $odds } % Wahrscheinlichkeit: Kein Gegner kann ziehen.
event-fact-safe = Auch ohne Waffen gewinnst du { $odds ->
        [100] sicher
       *[other] mit mindestens { $odds } % Wahrscheinlichkeit
    }.
event-fact-lost = Selbst mit allen deinen Waffen würdest du höchstens mit { $odds } % Wahrscheinlichkeit gewinnen.
event-fact-spare = Du behältst { $goods } für eine andere Schlägerei, in der jede Waffe { $n } zu deinem Würfel addiert.
event-fact-purse = Nach allem, was du gesehen hast, hat { $player } mindestens { $money }.
event-fact-sites = Du kontrollierst { $place } und damit { $n ->
        [one] 1 Ort
       *[other] { $n } Orte
    } außerhalb deines Clubhauses{ $later }.
event-fact-sites-use = Du kontrollierst { $place }{ $later }. Mit einem weiteren Befehl könntest du dort { $service }.
event-fact-ousted = { $player } kontrolliert { $place } nicht mehr{ $later }.
event-fact-held = Du hast { $goods }{ $more }.
event-fact-held-later = Wenn du danach gut wählst, hast du { $goods }.
event-fact-members = Du hast { $goods }{ $more }. Jedes Mitglied bringt pro Runde einen Befehl.
event-fact-members-later = Wenn du danach gut wählst, hast du { $goods }. Jedes Mitglied bringt pro Runde einen Befehl.
event-fact-heat = Du hast { $n } Heat{ $less }{ $later }.
event-fact-patch = Mit dem Reaper-Patch beginnst du und gewinnst bei Gleichstand{ $later }.
event-fact-yield = { $place } bringt dir { $goods }{ $later }.
event-fact-against = { $place } addieren deine Dudes in einer Schlägerei { $mine } zu deinem Würfel, die von { $player } { $theirs }{ $later }.
event-fact-force = { $place } addieren deine Dudes { $mine } zu deinem Würfel, falls es zu einer Schlägerei kommt{ $later }.
hint-taken = { $what } { $where }: mit etwa { $stronger } % Wahrscheinlichkeit mehr davon, mit etwa { $weaker } % weniger.
