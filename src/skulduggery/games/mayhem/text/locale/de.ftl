### Men of Mayhem: components, events and questions, in German. Terms: as in rules.de.ftl.

## The game

mayhem-title = Men of Mayhem
mayhem-blurb = Führe einen Motorradclub: Halte die besten Plätze der Stadt, handle, prügle dich, verkaufe auf dem Schwarzmarkt und halte dir die Polizei vom Leib. Wer nach sechs Runden das meiste Bargeld hat, gewinnt. Für 2 bis 6 Spieler, 90 bis 120 Minuten.

## Table options: names and values

option-mode = Spielart
option-mode-unleaded = Unleaded: alle Gangs gleich
option-mode-high-octane = High Octane: Gangs mit eigenen Regeln
option-gang_choice = Gangs
option-gang_choice-draft = der Reihe nach gewählt
option-gang_choice-fixed = vorgegeben
option-hollow_point = Hohlspitzgeschosse
option-hollow_point-false = nein
option-hollow_point-true = ja: kein Krankenhaus
option-long_haul = Langstrecke
option-long_haul-false = nein, 6 Runden
option-long_haul-true = ja, 7 Runden
option-under_the_radar = Unter dem Radar
option-under_the_radar-false = nein
option-under_the_radar-true = ja: Befehlsmarker sind geheim
option-slim_pickings = Magere Zeiten
option-slim_pickings-false = nein
option-slim_pickings-true = ja: nie mehr Anwärter als zu Beginn
option-hardcore_cards = Hardcore-Karten
option-hardcore_cards-false = nein
option-hardcore_cards-true = ja
option-deals = Geschäfte
option-deals-true = erlaubt
option-deals-false = keine
option-deal_log = Was andere von Geschäften erfahren
option-deal_log-private = nur, dass es eines gab
option-deal_log-public = auch die Mengen
option-offers_per_step = Angebote je Zug, höchstens
option-offers_per_step-0 = 0
option-offers_per_step-1 = 1
option-offers_per_step-2 = 2
option-offers_per_step-3 = 3
option-offers_per_step-4 = 4
option-offers_per_step-5 = 5
option-offers_per_step-6 = 6
option-offers_per_step-7 = 7
option-offers_per_step-8 = 8
option-offers_per_step-9 = 9
option-offers_per_step-10 = 10
option-parley_before_guns = Zeit zum Handeln vor den Waffen
option-parley_before_guns-false = nein
option-parley_before_guns-true = ja
option-deal_protocol = Handeln
option-deal_protocol-live = jederzeit
option-deal_protocol-sequential = nur auf Nachfrage
option-ledger_help = Buchführung
option-ledger_help-false = keine
option-ledger_help-true = zeigt, was Rivalen haben können

## Goods, Dudes, places. $form: what something is done to (acc), who rides along (with), a name (nom). Of places also:
## what follows “at”, “to” and “from”, with or without that word, as the sentences in that language need it.

guns =
    { $n ->
        [1] { $n } Waffe
       *[other] { $n } Waffen
    }
contraband =
    { $n ->
        [1] { $n } Schmuggelware
       *[other] { $n } Schmuggelware
    }
goods-none = nichts
members =
    { $n ->
        [1] { $n } Mitglied
       *[other] { $form ->
            [with] { $n } Mitgliedern
           *[acc] { $n } Mitglieder
        }
    }
prospects =
    { $n ->
        [1] { $n } Anwärter
       *[other] { $form ->
            [with] { $n } Anwärtern
           *[acc] { $n } Anwärter
        }
    }
dudes-none =
    { $form ->
        [acc] niemanden
        [with] niemandem
       *[nom] niemand
    }
dudes-from = { $dudes } { $place }
dude =
    { $kind ->
        [prospect] { $form ->
            [with] einem Anwärter { $place }
            [nom] ein Anwärter { $place }
           *[acc] einen Anwärter { $place }
        }
       *[member] { $form ->
            [with] einem Mitglied { $place }
           *[acc] ein Mitglied { $place }
        }
    }
place-clubhouse =
    { $form ->
        [acc] das Clubhaus
        [at] im Clubhaus
        [to] zum Clubhaus
        [from] vom Clubhaus
       *[nom] Clubhaus
    }
place-emergency-room =
    { $form ->
        [acc] die { $name }
        [at] in der { $name }
        [to] in die { $name }
        [from] aus der { $name }
       *[nom] { $name }
    }
# Names by gender, which take an article in a sentence. All others stand in quotation marks.
site-names =
    { $gender ->
        [masculine] Army-Shop, Spirituosenladen, Kartenclub, Unterschlupf, Kartellauftrag, Großabnehmer
        [feminine] Polizeiwache von Charming, Waffenfabrik, Kneipe an der Landstraße, Pfandleihe, Grenztour, Waffenmesse, Straßenecke, Munitionswerkstatt, Anwaltskanzlei, Benefizfahrt, Pokernacht, Patch-Party, Asservatenkammer, Tauschbörse
        [neuter] St.-Thomas-Krankenhaus, Abpacklabor, Restaurant Palace, Erotikfilmstudio, Meth-Labor in der Vorstadt, Tattoostudio, Lkw-Depot, Lagerhaus der Rivalen, Geldversteck
       *[plural] Hafendocks
    }
site =
    { $gender ->
        [masculine] { $form ->
            [acc] den { $name }
            [at] beim { $name }
            [to] zum { $name }
            [from] vom { $name }
           *[nom] { $name }
        }
        [feminine] { $form ->
            [acc] die { $name }
            [at] bei der { $name }
            [to] zur { $name }
            [from] von der { $name }
           *[nom] { $name }
        }
        [neuter] { $form ->
            [acc] das { $name }
            [at] beim { $name }
            [to] zum { $name }
            [from] vom { $name }
           *[nom] { $name }
        }
        [plural] { $form ->
            [acc] die { $name }
            [at] bei den { $name }
            [to] zu den { $name }
            [from] von den { $name }
           *[nom] { $name }
        }
       *[none] { $form ->
            [at] bei „{ $name }“
            [to] zu „{ $name }“
            [from] von „{ $name }“
           *[nom] „{ $name }“
        }
    }
title = „{ $name }“
gang-plain = { $gang }, Unleaded-Seite
gang-start = Zu Beginn: { $goods }; Heat { $heat }; { $dudes }; Grundbefehle { $base }
list-or = { $first } oder { $last }
each-player = { $player } { $what }

## What locations, Club Orders and cards do

does-sell = { $pay } für { $get } verkaufen
does-spend = { $get } für { $pay } kaufen
does-swap = { $pay } gegen { $get } tauschen
does-swap-both = { $pay } gegen { $get } tauschen oder umgekehrt
order-cost = für { $pay }: { $text }
does-times =
    { $n ->
        [1] { $text }
       *[other] { $text }, bis zu { $n }×
    }
does-take = { $goods } nehmen
does-steal = einem Rivalen { $goods } stehlen
does-steal-here = einem Rivalen, der mit dir an einem Ort steht, { $goods } stehlen
does-claim-patch = den Reaper-Patch nehmen
does-heal =
    { $n ->
        [1] 1 Dude heilen
       *[other] bis zu { $n } Dudes heilen
    }
does-promote = einen Anwärter für { $money } zum Mitglied machen
does-promote-free = einen Anwärter umsonst zum Mitglied machen
does-convoy = Konvoi: von einem oder zwei Orten zu einem anderen fahren
does-ambush = Hinterhalt: Zahle 1 Befehlsmarker mehr, und in der Schlägerei, die du anzettelst, kann niemand Verstärkung rufen
does-gain = { $what } bekommen
does-gain-heat = { $n } Heat bekommen
does-drop = { $n } Heat abbauen
does-per = { $text } je { $unit }
does-up = { $text } (aufgerundet)
does-most = { $text }, höchstens { $n }-mal
tokens = { $n } Befehlsmarker
good-C = Bargeld
good-G = Waffen
good-K = Schmuggelware
unit-heat =
    { $n ->
        [1] Heat
       *[other] { $n } Heat
    }
unit-members =
    { $n ->
        [1] Mitglied
       *[other] { $n } Mitglieder
    }
unit-prospects =
    { $n ->
        [1] Anwärter
       *[other] { $n } Anwärter
    }
unit-dudes =
    { $n ->
        [1] Dude
       *[other] { $n } Dudes
    }
unit-sites =
    { $n ->
        [1] kontrollierten Schauplatz
       *[other] { $n } kontrollierte Schauplätze
    }
unit-at =
    { $n ->
        [1] Dude { $place }
       *[other] { $n } Dudes { $place }
    }
with-heat = { $text }, Heat +{ $n }
place-heat = Heat +{ $n } beim Nutzen
place-no-guns = hier keine Waffen in Schlägereien
place-boost = Bonus: { $text }

## Whom a card hits, and how: said of them

who-each = Jede Gang
who-most =
    { $what ->
        [heat] Wer am meisten Heat hat,
        [members] Wer die meisten Mitglieder hat,
        [prospects] Wer die meisten Anwärter hat,
        [dudes] Wer die meisten Dudes hat,
        [sites] Wer die meisten Schauplätze kontrolliert,
       *[at] Wer die meisten Dudes { $place } hat,
    }
who-least =
    { $what ->
        [heat] Wer am wenigsten Heat hat,
        [members] Wer die wenigsten Mitglieder hat,
        [prospects] Wer die wenigsten Anwärter hat,
        [dudes] Wer die wenigsten Dudes hat,
        [sites] Wer die wenigsten Schauplätze kontrolliert,
       *[at] Wer die wenigsten Dudes { $place } hat,
    }
who-if =
    { $what ->
        [heat] Wer mindestens { $n } Heat hat,
        [members] Wer mindestens { $n ->
            [1] 1 Mitglied
           *[other] { $n } Mitglieder
        } hat,
        [prospects] Wer mindestens { $n } Anwärter hat,
        [dudes] Wer mindestens { $n ->
            [1] 1 Dude
           *[other] { $n } Dudes
        } hat,
        [sites] Wer mindestens { $n ->
            [1] 1 Schauplatz
           *[other] { $n } Schauplätze
        } kontrolliert,
       *[at] Wer mindestens { $n ->
            [1] 1 Dude
           *[other] { $n } Dudes
        } { $place } hat,
    }
effect = { $who } { $steps }
hits-gain = bekommt { $what }
hits-gain-heat = bekommt { $n } Heat
hits-lose = verliert { $what }
hits-lose-half =
    { $good ->
        [C] verliert die Hälfte des Bargelds (abgerundet)
        [G] verliert die Hälfte der Waffen (abgerundet)
       *[K] verliert die Hälfte der Schmuggelware (abgerundet)
    }
hits-drop = baut { $n } Heat ab
hits-fall = hält den Kopf hin
hits-jail = nennt einen Rivalen, der einen Dude in die Reserve zurückgibt
hits-bill = zahlt für jeden eigenen Dude in der Notaufnahme { $money }, sonst stirbt er

## What Hassles and gangs change

change-forbid-sell =
    { $good ->
        [G] Waffen können nicht verkauft werden
        [K] Schmuggelware kann an Orten nicht verkauft werden
       *[all] an Orten kann nichts verkauft werden
    }
change-forbid-spend = nichts kann gekauft werden
change-forbid-swap =
    { $good ->
        [G] Waffen können nicht eingetauscht werden
        [K] Schmuggelware kann nicht eingetauscht werden
       *[all] nichts kann getauscht werden
    }
change-forbid-skim = nichts kann umsonst genommen werden
change-forbid-steal = nichts kann gestohlen werden
change-forbid-gain = an Orten bekommt man weder Heat noch Anwärter noch Befehlsmarker
change-forbid-drop = an Orten kann kein Heat abgebaut werden
change-add-sell =
    { $good ->
        [G] jeder Verkauf von Waffen bringt { $money } mehr
        [K] jeder Verkauf von Schmuggelware bringt { $money } mehr
       *[all] jeder Verkauf bringt { $money } mehr
    }
change-add-spend = jeder Kauf bringt { $money } zurück
change-add-swap =
    { $good ->
        [G] jeder Tausch von Waffen bringt { $money }
        [K] jeder Tausch von Schmuggelware bringt { $money }
       *[all] jeder Tausch bringt { $money }
    }
change-recruit_count = eine Anwerbung bringt { $n } Anwärter
change-traffic_bonus = die Marktgrenzen 1 bis 3 steigen um { $n }
change-traffic_shift = der Schwarzmarkt zählt { $n } Heat mehr
change-throw_prospects =
    { $n ->
        [0] für eine Schlägerei braucht es ein Mitglied
       *[1] zum Anzetteln einer Schlägerei reichen Anwärter
    }
change-fall_prospects =
    { $n ->
        [0] nur Mitglieder halten den Kopf hin
       *[1] auch Anwärter dürfen den Kopf hinhalten
    }
change-hot_extra = Orte mit Heat-Symbolen geben { $n } Heat mehr
change-ride_max =
    { $n ->
        [1] eine Fahrt bewegt höchstens 1 Dude
       *[other] eine Fahrt bewegt höchstens { $n } Dudes
    }
change-ride_cost =
    { $n ->
        [1] eine Fahrt kostet 1 Befehlsmarker
       *[other] eine Fahrt kostet { $n } Befehlsmarker
    }
change-guns_allowed =
    { $n ->
        [0] keine Waffen in Schlägereien
       *[1] Waffen sind erlaubt
    }
change-gun_heat =
    { $n ->
        [0] Waffen zu ziehen gibt keinen Heat
       *[other] Waffen zu ziehen gibt { $n } Heat
    }
change-backup =
    { $n ->
        [0] niemand kann Verstärkung rufen
       *[1] Verstärkung ist erlaubt
    }
change-er_survive = in der Notaufnahme überlebt ein Dude mit { $n } oder mehr
change-on-fall = die Gang { $step }, wenn ein Mitglied den Kopf hinhält

## Anarchy cards

card-obstacle = Hindernis: { $card }
card-hassle = Ärgernis: { $card }
card-opportunity = Gelegenheit: { $card }
card-last-call = Sperrstunde: { $card }
card-text = { $card } – { $text }

## Events. A text without a subject follows its player’s name, or “You” if $you is yes.
## -seen: the text for a player who knows the secret.

event-die =
    { $you ->
        [yes] würfelst eine { $n }
       *[no] würfelt eine { $n }
    }
event-gang =
    { $you ->
        [yes] führst die Gang { $gang }
       *[no] führt die Gang { $gang }
    }
event-round = Runde { $n } beginnt
event-claim =
    { $you ->
        [yes] nimmst deine Befehlsmarker
       *[no] nimmt Befehlsmarker
    }
event-claim-seen =
    { $you ->
        [yes] nimmst { $tokens }
       *[no] nimmt { $tokens }
    }
event-site = Ein Schauplatz wird aufgedeckt: { $place }
event-card = Eine Karte wird aufgedeckt. { $card }
event-hit = { $card } betrifft { $players }
event-hit-each = { $card } betrifft jede Gang
event-hit-none = { $card } betrifft niemanden
event-turn =
    { $you ->
        [yes] bist am Zug
       *[no] ist am Zug
    }
event-passed =
    { $you ->
        [yes] hast keine Befehlsmarker mehr
       *[no] hat keine Befehlsmarker mehr
    }
event-order-sit =
    { $you ->
        [yes] hältst still
       *[no] hält still
    }
event-order-recruit =
    { $you ->
        [yes] wirbst Nachwuchs an
       *[no] wirbt Nachwuchs an
    }
event-order-exploit =
    { $you ->
        [yes] nutzt { $place }
       *[no] nutzt { $place }
    }
event-order-throw-down =
    { $you ->
        [yes] zettelst { $place } eine Schlägerei an
       *[no] zettelt { $place } eine Schlägerei an
    }
event-order-ambush =
    { $you ->
        [yes] zettelst { $place } aus dem Hinterhalt eine Schlägerei an: keine Verstärkung
       *[no] zettelt { $place } aus dem Hinterhalt eine Schlägerei an: keine Verstärkung
    }
event-order-patch-in =
    { $you ->
        [yes] nimmst jemanden in den Club auf
       *[no] nimmt jemanden in den Club auf
    }
event-order-ride =
    { $you ->
        [yes] fährst mit { $dudes } { $source } { $goal }
       *[no] fährt mit { $dudes } { $source } { $goal }
    }
event-order-club =
    { $you ->
        [yes] gibst einen Clubbefehl
       *[no] gibt einen Clubbefehl
    }
event-order-convoy =
    { $you ->
        [yes] bildest einen Konvoi
       *[no] bildet einen Konvoi
    }
event-convoy =
    { $you ->
        [yes] fährst { $goal }: { $dudes }
       *[no] fährt { $goal }: { $dudes }
    }
event-exploit =
    { $you ->
        [yes] nutzt { $place } ({ $text })
       *[no] nutzt { $place } ({ $text })
    }
event-exploit-boost =
    { $you ->
        [yes] zahlst 1 Befehlsmarker für den Bonus: { $text }
       *[no] zahlt 1 Befehlsmarker für den Bonus ({ $text })
    }
event-trade =
    { $n ->
        [1] { $you ->
            [yes] machst das einmal
           *[no] macht das einmal
        }
       *[other] { $you ->
            [yes] machst das { $n }-mal
           *[no] macht das { $n }-mal
        }
    }
event-trade-none =
    { $you ->
        [yes] verzichtest darauf
       *[no] verzichtet darauf
    }
event-gain =
    { $you ->
        [yes] bekommst { $goods }
       *[no] bekommt { $goods }
    }
event-pay =
    { $you ->
        [yes] zahlst { $goods }
       *[no] zahlt { $goods }
    }
event-lose =
    { $you ->
        [yes] verlierst { $goods }
       *[no] verliert { $goods }
    }
event-steal =
    { $whom ->
        [you] will dir { $goods } stehlen
       *[other] { $you ->
            [yes] willst { $player } { $goods } stehlen
           *[no] will { $player } { $goods } stehlen
        }
    }
event-steal-seen =
    { $whom ->
        [you] stiehlt dir { $goods }
       *[other] { $you ->
            [yes] stiehlst { $player } { $goods }
           *[no] stiehlt { $player } { $goods }
        }
    }
event-steal-short =
    { $whom ->
        [you] will dir { $goods } stehlen und bekommt { $taken }
       *[other] { $you ->
            [yes] willst { $player } { $goods } stehlen und bekommst { $taken }
           *[no] will { $player } { $goods } stehlen und bekommt { $taken }
        }
    }
event-peek =
    { $whom ->
        [you] schaut hinter deinen Sichtschirm und sieht, was du noch hast: { $goods }
       *[other] { $you ->
            [yes] schaust hinter den Sichtschirm von { $player } und siehst, was noch da ist: { $goods }
           *[no] schaut hinter den Sichtschirm von { $player } und sieht, was noch da ist: { $goods }
        }
    }
event-tokens =
    { $you ->
        [yes] bekommst { $tokens }
       *[no] bekommt { $tokens }
    }
event-patch =
    { $you ->
        [yes] hast jetzt den Reaper-Patch
       *[no] hat jetzt den Reaper-Patch
    }
event-heal =
    { $you ->
        [yes] holst { $dudes } aus der Notaufnahme
       *[no] holt { $dudes } aus der Notaufnahme
    }
event-recruit =
    { $you ->
        [yes] bekommst { $dudes }
       *[no] bekommt { $dudes }
    }
event-promote =
    { $you ->
        [yes] machst einen Anwärter { $place } zum Mitglied
       *[no] macht einen Anwärter { $place } zum Mitglied
    }
event-heat-gain =
    { $you ->
        [yes] bekommst { $n } Heat (jetzt { $now })
       *[no] bekommt { $n } Heat (jetzt { $now })
    }
event-heat-drop =
    { $you ->
        [yes] baust { $n } Heat ab (jetzt { $now })
       *[no] baut { $n } Heat ab (jetzt { $now })
    }
event-fall =
    { $you ->
        [yes] hältst den Kopf hin und trennst dich von { $dude }: Heat { $now }
       *[no] hält den Kopf hin und trennt sich von { $dude }: Heat { $now }
    }
event-out =
    { $you ->
        [yes] hast niemanden, der den Kopf hinhält: Deine Gang löst sich auf und hinterlässt { $goods }
       *[no] hat niemanden, der den Kopf hinhält: Die Gang löst sich auf und hinterlässt { $goods }
    }
event-back-up =
    { $you ->
        [yes] rufst Verstärkung: { $dudes }
       *[no] ruft Verstärkung: { $dudes }
    }
event-back-up-none =
    { $you ->
        [yes] rufst keine Verstärkung
       *[no] ruft keine Verstärkung
    }
event-guns-chosen =
    { $you ->
        [yes] hast über die Waffen entschieden
       *[no] hat über die Waffen entschieden
    }
event-guns-chosen-seen =
    { $you ->
        [yes] wirst { $guns } ziehen
       *[no] wird { $guns } ziehen
    }
event-guns = Waffen: { $amounts }
event-totals = Schlägerei { $place }: { $totals }; { $who ->
        [you] du gewinnst
       *[other] { $player } gewinnt
    }
event-totals-tied = Schlägerei { $place }: { $totals }; niemand gewinnt
event-shot =
    { $whom ->
        [you] verletzt einen deiner Dudes
       *[other] { $you ->
            [yes] verletzt einen Dude von { $player }
           *[no] verletzt einen Dude von { $player }
        }
    }
event-injured =
    { $you ->
        [yes] schickst { $dudes } in die Notaufnahme
       *[no] schickt { $dudes } in die Notaufnahme
    }
event-home =
    { $you ->
        [yes] fährst mit { $dudes } nach Hause
       *[no] fährt mit { $dudes } nach Hause
    }
event-ready =
    { $you ->
        [yes] bist mit dem Handeln fertig
       *[no] ist mit dem Handeln fertig
    }
event-traffic-chosen =
    { $you ->
        [yes] hast für den Schwarzmarkt gewählt
       *[no] hat für den Schwarzmarkt gewählt
    }
event-traffic-chosen-seen =
    { $you ->
        [yes] wirst { $goods } verticken
       *[no] wird { $goods } verticken
    }
event-traffic = Schwarzmarkt: { $amounts }
event-market = Zusammen { $goods }, für je { $money }
event-offer =
    { $whom ->
        [you] bietet dir { $terms }
        [all] { $you ->
            [yes] bietest allen { $terms }
           *[no] bietet allen { $terms }
        }
       *[other] { $you ->
            [yes] bietest { $player } { $terms }
           *[no] bietet { $player } { $terms }
        }
    }
event-expired = { $offer } gilt nicht mehr
event-declined = { $offer } wurde abgelehnt
event-withdrawn = { $offer } wurde zurückgezogen
event-deal =
    { $whom ->
        [you] macht ein Geschäft mit dir
       *[other] { $you ->
            [yes] machst ein Geschäft mit { $player }
           *[no] macht ein Geschäft mit { $player }
        }
    }
event-deal-seen =
    { $whom ->
        [you] macht ein Geschäft mit dir: gibt { $given }, bekommt { $wanted }
       *[other] { $you ->
            [yes] machst ein Geschäft mit { $player }: gibst { $given }, bekommst { $wanted }
           *[no] macht ein Geschäft mit { $player }: gibt { $given }, bekommt { $wanted }
        }
    }
event-jail =
    { $whom ->
        [you] nennt dich
       *[other] { $you ->
            [yes] nennst { $player }
           *[no] nennt { $player }
        }
    }
event-dude-lost =
    { $you ->
        [yes] verlierst { $dude }
       *[no] verliert { $dude }
    }
event-bill =
    { $you ->
        [yes] zahlst für { $paid }; tot: { $dead }
       *[no] zahlt für { $paid }; tot: { $dead }
    }
event-clean-up = Aufräumen: Nutzungsmarken und Karten kommen weg
event-emergency-lives =
    { $kind ->
        [prospect] { $you ->
            [yes] würfelst eine { $n }: Der Anwärter überlebt
           *[no] würfelt eine { $n }: Der Anwärter überlebt
        }
       *[member] { $you ->
            [yes] würfelst eine { $n }: Das Mitglied überlebt
           *[no] würfelt eine { $n }: Das Mitglied überlebt
        }
    }
event-emergency-dies =
    { $kind ->
        [prospect] { $you ->
            [yes] würfelst eine { $n }: Der Anwärter stirbt
           *[no] würfelt eine { $n }: Der Anwärter stirbt
        }
       *[member] { $you ->
            [yes] würfelst eine { $n }: Das Mitglied stirbt
           *[no] würfelt eine { $n }: Das Mitglied stirbt
        }
    }
event-blinds = Die Sichtschirme fallen. { $players }
event-last-die =
    { $you ->
        [yes] würfelst eine { $n }: zusammen { $total }
       *[no] würfelt eine { $n }: zusammen { $total }
    }
event-end =
    { $who ->
        [you] Du gewinnst
       *[other] { $player } gewinnt
    }
holdings = { $player }: { $what }

## Offers in sentences. $terms: what is given for what.

terms = { $given } für { $wanted }
terms-gift = { $given } für nichts
terms-plea = nichts für { $wanted }
offer =
    { $maker ->
        [you] { $whom ->
            [all] dein Angebot an alle ({ $terms })
           *[other] dein Angebot an { $player } ({ $terms })
        }
       *[other] { $whom ->
            [you] das Angebot von { $from } an dich ({ $terms })
            [all] das Angebot von { $from } an alle ({ $terms })
           *[other] das Angebot von { $from } an { $player } ({ $terms })
        }
    }

## Questions. One that a card asks is put behind its name.

ask-by = { $card }: { $question }
ask-pick = Welche Gang führst du?
ask-order = Welchen Befehl gibst du?
ask-where-exploit = Welchen Ort nutzt du?
ask-where-throw-down = Wo zettelst du eine Schlägerei an?
ask-where-ambush = Wo legst du den Hinterhalt?
ask-where-patch-in = Wo wird ein Anwärter zum Mitglied?
ask-where-club = Welcher Clubbefehl?
ask-ride-from = Von wo fährst du los?
ask-ride-to = { $place } aus: Wohin?
ask-ride-who = { $place } { $goal }: Wer fährt?
ask-back-up-who = { $place }: Wer kommt zur Schlägerei?
ask-convoy = Wer fährt im Konvoi?
ask-convoy-more = Bisher: { $dudes }. Fährt noch jemand mit?
ask-exploit = Was nutzt du { $place }?
ask-count = { $pay } für { $get }: Wie oft?
ask-direction = In welche Richtung tauschst du?
ask-alternative = Was nimmst du?
ask-steal = Was stiehlst du, und wem?
ask-heal = Wer verlässt die Notaufnahme?
ask-promote = Welcher Anwärter wird Mitglied?
ask-back-up = Rufst du Verstärkung { $place }?
ask-back-up-more = Bisher: { $dudes }. Rufst du noch mehr Verstärkung { $place }?
ask-guns = Wie viele Waffen ziehst du { $place }?
ask-shoot =
    { $n ->
        [1] Wessen Dude verletzt du { $place }?
       *[other] Noch { $n } Verletzungen { $place }: Wessen Dude verletzt du?
    }
ask-injured =
    { $n ->
        [1] Welcher deiner Dudes wird { $place } verletzt?
       *[other] Welche { $n } deiner Dudes werden { $place } verletzt?
    }
ask-take-patch = Du hast die Gang mit dem Patch besiegt. Nimmst du den Reaper-Patch?
ask-exploit-now = Nutzt du { $place } sofort, für 1 Befehlsmarker?
ask-fall = Wer hält den Kopf hin?
ask-traffic = Wie viel Schmuggelware verkaufst du?
ask-jail = Welcher Rivale verliert einen Dude?
ask-jailed = Welcher deiner Dudes muss in den Knast?
ask-desert = Von wo desertiert einer deiner Dudes?
ask-bill = Für wen zahlst du? Die anderen sterben.
ask-ready = Zeit zu handeln. Bist du fertig?
ask-offer = Machst du ein Angebot?
ask-reply = { $offer }: Nimmst du an?
ask-accept = Welches Angebot nimmst du an?
ask-decline = Welches Angebot lehnst du ab?
ask-counter = Welches Gegenangebot machst du?
ask-withdraw = Welches deiner Angebote ziehst du zurück?

## Options

choice-yes = Ja
choice-no = Nein
choice-sit = Stillhalten
choice-recruit = Anwerben
choice-exploit = { $place } nutzen
choice-throw-down = Schlägerei { $place }
choice-ambush = Schlägerei { $place } aus dem Hinterhalt (2 Befehlsmarker)
choice-patch-in = Aufnehmen ({ $place })
choice-club = Clubbefehl: { $text }
choice-convoy = Konvoi
choice-some-ride = Fahren…
choice-some-exploit = Nutzen…
choice-some-throw-down = Schlägerei…
choice-some-ambush = Hinterhalt…
choice-some-patch-in = Aufnehmen…
choice-some-club = Clubbefehl…
choice-done = Das sind alle
choice-again = Von vorn
choice-finish = Nichts mehr
choice-boost = Bonus für 1 Befehlsmarker: { $text }
choice-none = Gar nicht
choice-swap = { $pay } geben, { $get } bekommen
choice-steal = { $goods } von { $player }
choice-no-back-up = Keine Verstärkung
choice-no-guns = Keine Waffen
choice-no-traffic = Nichts
choice-ready = Weiter
choice-no-offer = Kein Angebot
choice-offer = Angebot an { $whom }: { $terms }
choice-everybody = alle
choice-accept = Annehmen: { $offer }
choice-decline = Ablehnen: { $offer }
choice-withdraw = Zurückziehen: { $offer }

## Was genau an einem Handel falsch ist, und was richtig wäre

objection-have = { $good ->
    [C] Bargeld
    [G] Waffen
   *[K] Schmuggelware
  } angeboten: { $n }, hinter deinem Sichtschirm: { $most }. Biete höchstens so viel.
objection-total = { $good ->
    [C] Bargeld
    [G] Waffen
   *[K] Schmuggelware
  } verlangt: { $n }. Mehr als { $most } lässt sich nicht verlangen.
objection-pay = { $good ->
    [C] Bargeld
    [G] Waffen
   *[K] Schmuggelware
  } zu zahlen: { $n }, hinter deinem Sichtschirm: { $most }. Annehmen kannst du, sobald du { $n } hast.
objection-cost = { $good ->
    [G] Waffen
   *[K] Schmuggelware
  } zu zahlen: { $n }, hinter deinem Sichtschirm: { $most }.
objection-both = { $good ->
    [C] Bargeld
    [G] Waffen
   *[K] Schmuggelware
  } angeboten: { $n }, verlangt: { $wanted }. Dieselbe Ware geht nur in eine Richtung: Lass eines von beiden weg.
objection-nothing = Nichts ist angeboten und nichts verlangt. Nimm wenigstens eine Ware auf.
objection-self = Dir selbst kannst du nichts anbieten. Wähl eine andere Gang oder alle.
objection-nobody = Diese Gang ist nicht im Spiel. Wähl eine andere oder alle.
objection-stands = Ein Angebot von dir an { $to ->
    [all] alle
   *[one] diese Gang
  } steht noch. Zieh es erst zurück oder warte auf die Antwort.
objection-many = Gemachte Angebote: { $n } von { $most }, die jetzt möglich sind. Weitere gehen erst im nächsten Handelsabschnitt.
objection-again = Genau dieses Angebot wurde eben abgelehnt oder zurückgezogen. Ändere eine Menge oder wähl eine andere Gang.

## Why something can’t be done now, in few words, by rule

why-MM-ORD-08 = kein solcher Befehl
why-MM-ORD-10 = bewirkt nichts
why-MM-RIDE-01 = zu wenige Befehlsmarker
why-MM-RIDE-03 = niemand fährt
why-MM-RIDE-04 = Clubhaus eines Rivalen
why-MM-RIDE-05 = nicht im Spiel
why-MM-RIDE-06 = Notaufnahme
why-MM-CARD-H6-1 = zu viele Dudes für eine Fahrt
why-MM-GEN-11 = nicht im Spiel
why-MM-EXP-01 = nicht unter deiner Kontrolle
why-MM-EXP-02 = in dieser Runde schon genutzt
why-MM-EXP-05 = keine solche Regel
why-MM-EXP-06 = schon genutzt
why-MM-BOOST-01 = kein Befehlsmarker übrig
why-MM-BOOST-04 = schon genutzt
why-MM-MOD-02 = verboten oder jetzt unmöglich
why-MM-THROW-01 = kein Rivale dort oder niemand von dir
why-MM-THROW-02 = kein Mitglied dort
why-MM-GANG-CALAVERAS-2 = kein Hinterhalt
why-MM-REC-02 = keine Anwärter übrig
why-MM-PIN-01 = kein Anwärter dort
why-MM-PIN-03 = alle Mitglieder schon in der Gang
why-MM-PIN-04 = in der Notaufnahme
why-MM-CLUB-01 = kein Clubbefehl
why-MM-DEAL-04 = kein solcher Partner
why-MM-DEAL-08 = jetzt keine Geschäfte
why-MM-DEAL-11 = solche Mengen gehen nicht
why-MM-DEAL-12 = mehr, als du hast
why-MM-DEAL-13 = mehr, als es gibt
why-MM-DEAL-16 = nicht zu bezahlen
why-MM-DEAL-19 = so ein Angebot steht schon
why-MM-DEAL-20 = vorerst keine Angebote mehr
why-MM-DEAL-21 = gerade abgelehnt oder zurückgezogen

## The table in the terminal

table-round = Runde { $n } von { $of }
table-phase-0 = Aufbau
table-phase-1 = Befehle nehmen
table-phase-2 = Aufdecken
table-phase-3 = Befehle geben
table-phase-4 = Schwarzmarkt
table-phase-5 = Sperrstunde
table-phase-6 = Aufräumen
table-phase-7 = vorbei
table-supply = Vorrat: { $guns }, { $contraband }
table-out = aufgelöst
table-patch = Reaper-Patch
table-heat = Heat { $n }
table-tokens = Befehle { $n }
table-home = zu Hause { $dudes }
table-cash = Geld
table-gangs-alike = Auf der Unleaded-Seite sind alle Gangs gleich. { $text }.
table-deal-key = D: Angebot machen
table-offer-hint = Gib ein Angebot ein wie „offer all 2C for 1G“: C ist Bargeld, G sind Waffen, K ist Schmuggelware; statt all die Nummer eines Spielers.
legend-places = Jeder Kasten ist ein Ort: seine Nummer, × falls er in dieser Runde genutzt wurde, wer ihn kontrolliert und wer dort ist. 2+1 heißt 2 Mitglieder und 1 Anwärter. [5] kannst du jetzt wählen; ▒ liegt verdeckt.
legend-gangs = ▶ steht vor der Gang, die am Zug ist; ★ zeigt, wer den Reaper-Patch hat. Auf kleinen Bildschirmen: ☼ Heat, ● Befehlsmarker, ⌂ Dudes zu Hause, ✚ Verletzte.
legend-offers = Um ein Angebot zu machen, gib es so ein: offer 2 1G for 3C bietet Spieler 2 eine Waffe für 3 $.

# cards show

deck-name = Name
deck-id = ID
deck-says = Was draufsteht
deck-evidence = Woher die Werte kommen
deck-starting = Startorte
deck-random = Zufällige Orte
deck-cards = Anarchiekarten
deck-hardcore = Hardcore-Karten
deck-clubs = Clubs und Clubhäuser
deck-proof =
    { $kind ->
        [printed] gedruckt
        [implied] folgt aus Gedrucktem
        [ruling] Entscheidung
       *[house] von uns
    }

## Einige Antworten, und was verdeckt liegt

answer-finish = nichts mehr vom Ort nutzen
answer-rule = nutzen, was der Ort bietet
answer-guns = Waffen: { $n }
answer-traffic = Schmuggelware zum Verkauf: { $n }
answer-back-up = Verstärkung rufen
answer-convoy = einen Konvoi bilden
answer-direction = die Richtung des Tauschs wählen
holding-blind = hinter dem Sichtschirm
holding-good = { $good } { $n }
