### Texts of the pages that show a recorded game, in German; the terminal says some of them, too.

## A recorded game

replay-step = Schritt { $step } von { $last }
replay-eyes = wie { $player } es sieht
replay-open = alle Karten offen

## Analyse einer Partie, und Tipps. $chance, $cost, $gain: Hundertstel des Siegs.

review-title = Analyse der Partie
review-method = Gewinnchancen sind Schätzungen: Schnelle Bots spielen jede Stellung { $rounds }-mal weiter, je { $reach } Züge weit, und öfter, wo ein grober Patzer wahrscheinlich ist. Den Rest beurteilt, was aus anderen Partien gelernt wurde. ± ist die Unsicherheit durch Zufall. Wie diese Leute wirklich spielen, ist nicht bekannt. Die Kurve kennt alle Karten. Tipps und Urteile über Züge gehen nur nach dem, was der Spieler wusste; ihre Zahlen können deshalb weit von der Kurve abweichen.
review-summary = Überblick
review-all = Alles lesen
review-less = Weniger
review-verdict = { $player }: { $won ->
        [yes] gewonnen
        [gone] aufgegeben
       *[no] verloren
    }{ $by ->
        [luck] , vor allem durch { $won ->
            [yes] Glück
           *[no] Pech
        }{ $luck ->
            [deal] {" "}bei dem, was ausgeteilt, gezogen oder gewürfelt wurde
            [hidden] {" "}bei dem, was niemand sehen konnte
           *[unsure] { "" }
        }
        [own] , vor allem durch eigenes Spiel
        [others] , vor allem durch das Spiel der anderen
       *[nothing] { "" }
    }.
review-counts = Ungenauigkeiten: { $slips }, Fehler: { $mistakes }, grobe Patzer: { $giveaways }; jeder Zug kostete im Schnitt { $lost } Prozentpunkte Gewinnchance.
review-worst = Teuerster Zug
review-best-bluff = Bester Bluff
review-curve = Gewinnchancen mit offenen Karten
review-accounts = Glück und Können
review-accounts-note = Zufall: was ausgeteilt, gezogen und gewürfelt wurde. Verdeckte Karten: die Wirkung von Karten, die niemand am Zug kennen konnte. Spiel: die Züge im Vergleich mit einfachen Faustregeln. Ein Strich heißt: Die Wirkung kann auch null sein.
review-none = Keine.
review-at = Schritt { $step }
review-player = Spieler
review-odds = { $chance } % ± { $margin }
review-better = { $whose ->
        [other] Bester Zug für { $player }
       *[mine] Bester Zug
    }: { $words }.
review-ring-best = Bester Zug
review-ring-played = Gespielt
review-ring-tried = Versucht
review-marked = { $player }, { $mark }. { $better } Gewinnchance { $after } % statt { $before } % (±{ $error }), nur nach dem, was { $player } wusste.
review-marked-mine = { $mark }. { $better } Gewinnchance { $after } % statt { $before } % (±{ $error }), nur nach dem, was du wusstest.
review-known = Nur nach dem, was du wusstest: Gewinnchance { $after } % (±{ $error }) { $best ->
        [yes] nach dem besten Zug
       *[no] nach diesem Zug, { $before } % nach dem besten
    }.
review-why = { $won ->
        [yes] Warum du gewonnen hast
       *[no] Warum du verloren hast
    }
review-when = { $unit ->
        [day] Tag { $n }, Schritt { $step }
        [round] Runde { $n }, Schritt { $step }
       *[step] Schritt { $step }
    }
review-why-cost = Dein teuerster Zug ({ $when }): { $did }.
review-why-chance = Dein Zug ließ dir { $after } % Gewinnchance statt { $before } %, nur nach dem, was du wusstest.
review-why-bluff = Dein bester Bluff ({ $when }): { $did }.
review-why-find = Dein stärkster Moment ({ $when }): { $did }.
review-why-swing = Mit offenen Karten ging deine Gewinnchance von { $before } % auf { $after } %.
review-why-nothing = { $won ->
        [yes] Gewonnen hast du nicht durch einen einzelnen Zug.
       *[no] An einem einzelnen Zug von dir lag es nicht.
    }
review-why-slowly = Deine Gewinnchance hat sich Schritt für Schritt verschoben.
review-why-resigned = Du hast aufgegeben ({ $when }). Mit offenen Karten war deine Gewinnchance da { $chance } %.
review-why-turn = { $won ->
        [yes] Am meisten half dir
       *[no] Am meisten schadete dir
    } { $own ->
        [yes] ein eigener Zug
       *[no] etwas, das nicht dein Zug war
    } ({ $when }): { $did }.
review-why-unknown = Das konntest du nicht wissen: Nur nach dem, was du wusstest, war dieser Zug { $mark ->
        [slip] bloß eine Ungenauigkeit
       *[none] kein Fehler
    }.
review-score = Endstand: du { $mine }, { $player } { $theirs }.
review-part = Größter Unterschied: { $part } (du { $mine }, { $player } { $theirs }).
review-left = Am Ende übrig: { $things }. { $level ->
        [yes] Das zählt nichts, aber es steht unentschieden: Da entscheidet es.
       *[no] Das zählt nichts, höchstens bei Gleichstand.
    }
review-often = In Probespielen gewann er öfter: { $before }-mal von 100 statt { $after }-mal.
review-also = Was dich sonst noch gekostet hat
review-wrongly = Du hast { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } verdächtigt, { $wrong ->
        [one] { $wrong } war
       *[other] { $wrong } waren
    } ehrlich.
review-sources = Woher die Punkte kommen
review-total = Summe
review-why-again = Diesen Moment noch einmal spielen
review-why-show = Zeig es mir
review-gain = Verglichen mit dem besten ehrlichen Zug { $up ->
        [yes] brachte es { $gain } Prozentpunkte (±{ $error })
        [no] kostete es { $gain } Prozentpunkte (±{ $error })
       *[even] machte es keinen klaren Unterschied (±{ $error } Prozentpunkte)
    }.
review-suspected = { $player } verdächtigt { $bluff ->
        [yes] einen Bluff
       *[no] eine ehrliche Karte
    }. Nach allem, was { $player } wissen konnte, war es mit { $odds } % Wahrscheinlichkeit ein Bluff: { $right ->
        [yes] ein begründeter Verdacht
       *[no] Vertrauen wäre besser gewesen
    }.
review-trusted = { $player } glaubt { $bluff ->
        [yes] einem Bluff
       *[no] einer ehrlichen Karte
    }. Nach allem, was { $player } wissen konnte, war es mit { $odds } % Wahrscheinlichkeit ein Bluff: Verdacht wäre besser gewesen.
mark-slip = Ungenauigkeit
mark-mistake = Fehler
mark-giveaway = grober Patzer
account-deal = Zufall
account-hidden = Verdeckte Karten
account-own = Eigenes Spiel
account-others = Spiel der anderen
effect-much-up = half sehr
effect-up = half
effect-down = schadete
effect-much-down = schadete sehr
effect-unclear = –

## Review

web-review-start = Alles ist bereit, die Partie beginnt.
web-review-hidden = Diese Partie kann nicht gezeigt werden
web-review-closed = Nur die Spieler können diese Partie ansehen; der Gastgeber kann sie für alle freigeben.
review-begin = Analyse starten
review-so-far = Bisher:
review-wait = Analyse läuft: { $done } %
review-share = { $share } %
review-earlier = { $mine ->
    [yes] Dein voriger
   *[no] Voriger
} Schlüsselmoment
review-later = { $mine ->
    [yes] Dein nächster
   *[no] Nächster
} Schlüsselmoment
review-moment = Moment
review-moments = Schlüsselmomente
review-everybody = von allen
mark-bluff = Bluff
mark-suspicion = Verdacht
count-decisions = Züge
count-best = Beste Züge
count-brilliant = Brillante Bluffs
count-slips = Ungenauigkeiten
count-mistakes = Fehler
count-giveaways = Grobe Patzer
count-average = Verlust an Gewinnchance pro Zug
review-report = Qualität der Züge
review-turn = Wendepunkt
review-swing = Gewinnchance von { $player }: vorher { $before } %, danach { $after } %.
review-swing-mine = Deine Gewinnchance: vorher { $before } %, danach { $after } %.
review-verdict-mine = Du hast { $won ->
        [yes] gewonnen
        [gone] aufgegeben
       *[no] verloren
    }{ $by ->
        [luck] { $too ->
            [yes] ; unterm Strich wog das Pech{ $luck ->
                [deal] {" "}bei dem, was ausgeteilt, gezogen oder gewürfelt wurde,
                [hidden] {" "}bei dem, was niemand sehen konnte,
               *[unsure] { "" }
            } schwerer als deine eigenen Züge
           *[no] , vor allem durch { $won ->
                [yes] Glück
               *[no] Pech
            }{ $luck ->
                [deal] {" "}bei dem, was ausgeteilt, gezogen oder gewürfelt wurde
                [hidden] {" "}bei dem, was niemand sehen konnte
               *[unsure] { "" }
            }
        }
        [own] , vor allem durch dein eigenes Spiel
        [others] , vor allem durch das Spiel der anderen
       *[nothing] { "" }
    }.
review-clean = Kein Fehler sticht heraus.
review-about = etwa { $share } %
mark-brilliant = brillanter Bluff
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Anhalten

## A replay: eyes, speed, sharing, playing on

replay-whose = Blickwinkel
replay-speed = Abspieltempo
replay-unseen = Nichts davon hat { $player } gesehen.
replay-on = Ab hier weiterspielen
share-kind-result = Ergebnis
share-kind-gif = Animation
share-kind-link = Link
share-kind-file = Datei
share-file-says = Wer diese Datei hier oder auf einer anderen Seite ohne Server unter „Meine Partien“ öffnet, kann die Partie analysieren.
share-file-save = Partie speichern
share-send = Senden…
share-save = Bild speichern
share-more = Mehr: Dateien und Einbetten
share-failed = Das Bild ließ sich hier nicht erstellen. Versuch es noch einmal oder wähle einen anderen Weg.
share-refused = Das Teilen hat auf deinem Gerät nicht geklappt. Speichere oder kopiere stattdessen.
share-files = Herunterladen
share-files-say = Der Text erzählt die Partie aus dem gewählten Blickwinkel. Das Protokoll ist die Partie selbst, zum Nachspielen und Analysieren im Terminal.
share-text = Als Text speichern
share-picture = Animiertes Bild
share-picture-says = Die letzte Runde auf dem Spielfeld, aus dem gewählten Blickwinkel: ein GIF von etwa einem Megabyte, für einen Chat oder eine Webseite.
share-draw = Erstellen
share-frame-of = Bild { $n } von { $of }
share-stop = Abbrechen
share-closed = Nur die Spieler können diese Partie ansehen. Gastgeber ist jetzt { $player } und kann sie für alle freigeben.
share-closed-host = Nur die Spieler können diese Partie ansehen. Als Gastgeber kannst du sie für alle freigeben und dann den Link teilen.
share-from-result = Wer dem Link folgt, sieht zuerst das Ergebnis.
share-frame = In deine Seite einbetten
share-frame-says = Füge das in deine Seite ein: Dort lässt sich die Partie Schritt für Schritt ansehen, aber nicht ändern.
share-frame-closed = Sobald die Partie für alle freigegeben ist, lässt sie sich auch in andere Seiten einbetten.
on-says = Ein neuer Tisch beginnt bei Schritt { $step } dieser Partie, ohne Wertung.
on-me = ich
on-hidden = Verdeckte Karten
on-anew = Neu verteilen.
on-anew-says = Mein Platz behält, was er wusste; alles andere Verdeckte wird neu verteilt. Auch wer diese Partie gesehen hat, weiß nur, was ich wusste.
on-same = Liegen lassen.
on-same-says = Jede verdeckte Karte bleibt, wo sie war, auch in den Stapeln. Wer diese Partie gesehen hat, kennt sie also.
on-begin = Ab hier spielen

## Playing one’s own mistakes of a reviewed game again.

retry-begin = Aus deinen Fehlern lernen
retry-task = { $n } von { $all }
retry-played = In der Partie: { $did } ({ $mark }). Finde einen besseren Zug.
retry-waiting = Dein Zug wird verglichen…
retry-best = Das ist der beste Zug: { $words }.
retry-good = Auch das ist gut. Am besten war: { $words }.
retry-bad = Das ist immer noch { $mark ->
    [slip] eine Ungenauigkeit
    [mistake] ein Fehler
   *[giveaway] ein grober Patzer
}: −{ $cost } % (±{ $error }).
retry-why = Was für den besten Zug spricht: { $why }
retry-same = Das hast du in der Partie gespielt.
retry-again = Noch einmal versuchen
retry-show = Besten Zug zeigen
retry-next = Nächster Fehler
retry-end = Beenden
retry-done = { $all ->
    [1] { $found ->
        [0] Das war der einzige. Einen besseren Zug hast du noch nicht gefunden.
       *[other] Das war der einzige, und du hast einen besseren Zug gefunden.
    }
   *[other] Das war der letzte. Bei { $found } von { $all } Fehlern hast du einen besseren Zug gefunden.
}
retry-back = Zurück zur Analyse

## What only one game has: the gain of the best move in trial games, what is left over, where money comes from

review-brings-crooks = In Probespielen brachte er im Schnitt { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr.
review-brings-scoundrels = In Probespielen brachte er im Schnitt { $n } Tech mehr.
review-together-crooks = { $moves } deiner Züge brachten in Probespielen zusammen etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} weniger als die besten.
review-together-scoundrels = { $moves } deiner Züge brachten in Probespielen zusammen etwa { $n } Tech weniger als die besten.
review-together-mayhem = { $moves } deiner Züge brachten in Probespielen zusammen etwa { $money } weniger als die besten.
review-left-henchmen = { $n } Handlanger
review-brings-mayhem = In Probespielen brachte er im Schnitt { $money } mehr.
review-part-stolen = gestohlenes Geld
review-part-robbed = an Diebe verlorenes Geld
review-part-market = Geld vom Schwarzmarkt
review-part-locations = Geld von Orten
review-part-deals = Geld aus Handeln
review-part-cards = Geld durch Anarchiekarten
review-part-orders = Geld durch andere Befehle
