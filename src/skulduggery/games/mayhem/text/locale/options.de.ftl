### What the options of a table change in play, in German. They come where options are chosen or explained.

option-mode-about = Fangt mit Unleaded an; in High Octane hat jede Gang eigene Stärken, die man kennen muss.
option-gang_choice-about = Wählt selbst, wenn ihr eine Lieblingsgang habt; vorgegeben geht es schneller los.
option-hollow_point-about = Ohne Krankenhaus sind verletzte Dudes schwerer zu retten, und Schlägereien kosten mehr: für Erfahrene.
option-long_haul-about = Eine Runde mehr, mit drei weiteren Anarchiekarten: für alle, die Zeit haben.
option-under_the_radar-about = Du siehst nicht mehr, wie viele Befehle Rivalen noch haben: für alle, die gern mitzählen.
option-slim_pickings-about = Mehr Anwärter als am Anfang bekommst du nie, also zählt jeder Dude: für Erfahrene.
option-hardcore_cards-about = Mischt vier härtere Karten unter die Anarchiekarten: für alle, die das Spiel kennen.
option-deals-about = Alle dürfen miteinander handeln; ohne Geschäfte geht es schneller und ruhiger zu.
option-deal_log-about = Geheime Mengen machen Rivalen schwerer einschätzbar; zeigt sie, wenn jemand neu ist.
option-offers_per_step-about = Mehr Angebote heißt mehr Feilschen; mit weniger geht es flotter.
option-parley_before_guns-about = Hält jede Schlägerei für weitere Geschäfte an: für Runden, die gern feilschen.
option-deal_protocol-about = Jederzeit ist wie am echten Tisch; auf Nachfrage passt zu Partien, die sich über Tage ziehen.
option-ledger_help-about = Rechnet für alle mit, was Rivalen haben können: hilfreich für Neulinge.
