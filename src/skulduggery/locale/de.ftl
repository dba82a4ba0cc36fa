### The interface, for all games, in German. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = Du
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits).
you-listed =
    { $role ->
        [by] dir
        [of] dir
       *[for] dich
    }
money = { $n } $
money-unknown = ? $
list-and = { $first } und { $last }
rule = { $sentence } ({ $rule })
refused = Die Regeln erlauben das nicht. ({ $rule })
cards-good = { $file }: Mit diesen Karten kann gespielt werden.
cards-replaced = { $file }: { $card } ist durch die Karte aus { $new } ersetzt; mit diesen Karten kann gespielt werden.

## Players

guest = Gast
bot-names = Rudi, Lola, Ede, Trude, Kalle
bot-random = spielt zufällig
bot-heuristic = spielt nach einfachen Regeln
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-sharp = gerissen
bot-ruthless = gnadenlos
bot-persona = { $bot }, { $persona }
persona-choirboy = Unschuldslamm
persona-choirboy-way = blufft selten, glaubt anderen aufs Wort
persona-braggart = Großmaul
persona-braggart-way = blufft oft
persona-bloodhound = Spürhund
persona-bloodhound-way = verdächtigt oft
persona-cynic = Schwarzseher
persona-cynic-way = blufft selten, verdächtigt oft
persona-daredevil = Draufgänger
persona-daredevil-way = blufft oft, verdächtigt oft

## The lobby

lobby-title = Skulduggery
lobby-language = Sprache
lobby-game = Spiel
lobby-players = Spieler
lobby-people = An diesem Terminal
lobby-opponents = Gegner
lobby-nobody = niemand
lobby-hint = Enter startet die Partie, eine Zahl ändert die Zeile, Q beendet.
lobby-language-ask = Welche Sprache? { $choices }
lobby-game-ask = Welches Spiel? { $choices }
lobby-variant = Hausvariante
lobby-players-ask = Wie viele Spieler, { $least } bis { $most }?
lobby-people-ask = Wer spielt an diesem Terminal? Ein Name oder mehrere, durch Kommas getrennt.
lobby-opponents-ask = Welche Gegner? Ein Wort für alle oder eines für jeden, durch Kommas getrennt: { $choices }
lobby-personas = Eine Spielstärke kann einen Charakter haben, wie in { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Gib 1 bis { $most } verschiedene Namen mit höchstens { $longest } Buchstaben ein, durch Kommas getrennt.
lobby-opponents-wrong = Gib eines dieser Wörter ein, { $choices }, oder { $count } davon, durch Kommas getrennt.
lobby-choice-wrong = „{ $said }“ steht hier nicht zur Wahl: Gib { $choices } ein, oder nur Enter, und alles bleibt, wie es ist.
lobby-wrong = „{ $said }“ ist keine Zeile: Gib eine Zahl von 1 bis { $last } ein, Enter zum Beginnen oder Q zum Beenden.

## Playing

since = Seit deinem letzten Zug
hidden-lines = … und { $count ->
        [one] 1 Zeile mehr (L)
       *[other] { $count } Zeilen mehr (L)
    }
keys = ? Hilfe · T Tisch · R Regeln · N Notizen · L Verlauf · Q beenden
your-question = { $player }: { $question }
not-an-answer = „{ $said }“ geht hier nicht: Gib { $keys } ein, oder ? für Hilfe.
nothing-typed = Gib { $keys } ein, oder ? für Hilfe.
back = B: zurück
only = Enter: die einzige Möglichkeit
allowed = Das ist erlaubt.
barred = Jetzt nicht ({ $why }, { $rule }): { $what }
why-other = die Regeln erlauben es nicht
enter = Weiter mit Enter.
more = Enter: mehr; Q und Enter: Schluss.
earlier = Enter: was davor war; Q und Enter: Schluss.
hand-over = Gib das Terminal an { $player } weiter und drück dann Enter.
over = Die Partie ist zu Ende
notes-title = Deine Notizen
notes-none = Noch keine Notizen: Du hast noch nichts gesehen, was weiter verdeckt liegt.
log-title = Die Partie bisher
log-none = Noch ist nichts geschehen.
rules-none = Keine Regel beginnt mit „{ $said }“. R allein zeigt alle, R mit einem dieser Wörter nur einige: { $words }.
help-title = So spielst du hier
help-keys =
    Gib ein, was vor einer Antwort steht, und drück Enter, zum Beispiel A oder 2. Die Schritte einer Antwort gehen auch in einer Zeile: 5 2.
    Du kannst auch so antworten, wie es in der Aufzeichnung steht, etwa { $words }. Verbietet es eine Regel, erfährst du, welche und warum; mit „why“ davor fragst du nur.

    ?  diese Seite            R  alle Regeln, R { $part } nur einige
    T  der ganze Tisch, jede Karte in voller Länge
    N  deine Notizen          L  alles, was geschehen ist
    B  einen Schritt zurück   Q  beenden, auf Wunsch mit Speichern
help-table = So liest du den Tisch
help-rules = Die Regeln zu dieser Frage

## Leaving, saving, going on

leave-ask = Partie speichern? Enter speichert in { $file }, ein anderer Name dort, N beendet ohne Speichern, B kehrt zur Partie zurück.
saved =
    Die Partie ist gespeichert, samt verdeckter Karten. Weiter geht es mit:
    skulduggery play --resume { $file }
not-saved = Die Partie ist nicht gespeichert.
left = Du hast die Partie verlassen, ohne zu speichern. Mit --log DATEI wäre sie gespeichert worden.
written =
    Die ganze Partie steht in { $file }. Noch einmal ansehen:
    skulduggery replay { $file }
    Analysieren:
    skulduggery review { $file }
write-failed = { $file } lässt sich nicht schreiben ({ $why }); gib einen anderen Namen an.
file-exists = { $file } gibt es schon; gib einen anderen Namen an.
keep-ask = S speichert die Partie zum Nachspielen, Enter beendet.
resumed = Hier geht die Partie weiter.
resume-over =
    Die Partie in { $file } ist zu Ende; noch einmal ansehen:
    skulduggery replay { $file }

## A recorded game

host-undo = Der letzte Zug ist zurückgenommen
host-undo-of = { $player } nimmt einen Zug zurück
host-take-over = Für { $player } spielt ein Bot: { $bot }
said-resign = gibt auf
said-clock = überschreitet die Zeit, und ein zufälliger Zug wird gespielt
replay-step = Schritt { $step } von { $last }
replay-eyes = wie { $player } es sieht
replay-open = alle Karten offen
replay-bots = Bots: { $bots }
replay-keys = Enter oder N: weiter · B: zurück · 12: zu Schritt 12 · g: erster · G: letzter · S 2: wie Platz 2 es sieht · A: alles offen · Q: beenden
replay-wrong = „{ $said }“ bedeutet hier nichts. { $keys }
replay-no-seat = Es gibt keinen Platz { $said }; es gibt 1 bis { $last }.

## Ob der Zufall einer aufgezeichneten Partie fair war

fair-words = Die Liste in vier Wörtern, für alle am Tisch dieselben: { $words }
fair-list = Die Siegelliste passt nicht zur Aufzeichnung: Sie nennt { $what ->
        [game] ein anderes Spiel.
        [rules] andere Regeln oder Karten.
        [options] andere Optionen.
       *[players] andere Spieler.
    }
fair-unbound = Diese Partie begann, bevor Listen die Karten festlegten. Ob die Aufzeichnung die gespielten Karten enthält, lässt sich nicht prüfen.
fair-key = Der Schlüssel des Servers passt nicht zu seinem Siegel.
fair-share = Der Anteil von { $player } passt nicht zu seinem Siegel.
fair-without = Ausgeteilt ohne { $player }; der Anteil fehlt.
fair-withheld = { $player } hat einen Anteil versiegelt, der beim Mischen fehlt. Wer die anderen Anteile kannte, konnte zwischen zwei Austeilungen wählen.
fair-part = Außer dem Server hatten Anteil am Mischen: { $players }.
fair-nobody = Niemand sonst hatte Anteil am Mischen: Der Zufall kam allein vom Server.
fair-follows =
    { $ended ->
        [0] Revanche der Partie am Tisch { $table }.
        [one] Revanche der Partie am Tisch { $table }; eine Partie davor wurde abgebrochen, nachdem das Austeilen begonnen hatte.
       *[other] Revanche der Partie am Tisch { $table }; { $ended } Partien davor wurden abgebrochen, nachdem das Austeilen begonnen hatte.
    }
fair-draw = Zufallseintrag { $entry } lautet „{ $said }“; aus Schlüssel und Anteilen folgt „{ $right }“.
fair-draws = Jede Ziehung folgt aus dem Schlüssel und den Anteilen: { $count }.
fair-committed = Die Aufzeichnung öffnet jede Festlegung, die mit einer öffentlichen Nachricht kam: { $count }.
fair-uncommitted = Diese Partie begann, bevor Server sich auf ihre Aufzeichnung festlegten. Ob ein verdeckter Zug später umgeschrieben wurde, lässt sich nicht prüfen.
fair-nonces = Bei Eintrag { $entry } öffnet die Aufzeichnung mehr oder weniger Festlegungen, als es öffentliche Nachrichten gab.
fair-clock = Züge der Uhr oder nach einer Aufgabe: { $count }.
fair-undo = Zurückgenommene Züge: { $count }.
fair-receipt-game = Die Quittung gehört zu einer anderen Partie, am Tisch { $table }.
fair-receipt-list = Die Liste der Quittung ist nicht die der Aufzeichnung.
fair-receipt-share = Der Anteil von { $player } in der Quittung ist nicht der in der Aufzeichnung.
fair-receipt-told = Was { $player } laut Quittung erfahren hat, ist nicht, was diese Partie erzählt.
fair-receipt-part = Die Quittung enthält die ersten { $count } von { $all } Nachrichten an { $player }.
fair-receipt-committed = Die Festlegungen, die { $player } laut Quittung bekam, sind nicht die dieser Aufzeichnung: Sie wurde umgeschrieben, oder es wurden welche zurückgehalten.
fair-receipt-late = Laut Quittung kamen Festlegungen bei { $player } später an als die Nachrichten, zu denen sie gehören. Bis dahin ließ sich ein verdeckter Zug noch umschreiben.
fair-receipt-uncommitted = Die Quittung stammt von einer älteren Seite ohne Festlegungen: Sie kann { $player } nicht zeigen, dass kein verdeckter Zug umgeschrieben wurde.
fair-receipt-opened = Die Quittung enthält die ersten { $count } von { $all } Festlegungen, die { $player } bekam.
fair-doubt =
    { $what ->
        [seal] Der Browser hat vermerkt: Der Server zeigte ein anderes Siegel seines Schlüssels als zuvor.
        [listed] Der Browser hat vermerkt: Die Siegelliste des Servers passte nicht zum Tisch oder wurde ausgetauscht.
        [lacks] Der Browser hat vermerkt: Sein Anteil war versiegelt, doch in der Liste des Servers fehlte dieses Siegel.
        [told] Der Browser hat vermerkt: Der Server erzählte noch einmal, was geschehen war, aber anders.
        [seat] Der Browser hat vermerkt: Als die Liste feststand, gab ihm der Server einen anderen Platz.
        [back] Der Browser hat vermerkt: Als die Liste feststand, ging der Server mit dem Tisch einen Schritt zurück.
        [begun] Der Browser hat vermerkt: Die Liste verschwieg, dass schon einmal ausgeteilt und abgebrochen wurde.
        [withheld] Der Browser hat vermerkt: Ein versiegelter Anteil fehlte beim Mischen.
        [log] Der Browser hat vermerkt: Schlüssel und Anteile der Aufzeichnung passten nicht zu ihren Siegeln.
        [device] Der Browser hat vermerkt: Den Anteil seines Platzes hat ein anderes Gerät versiegelt.
       *[out] Der Browser hat vermerkt: Er hatte keinen Anteil am Mischen.
    }
fair-for-seat = Diese Partie war fair für { $player }.
fair-so-far = Soweit die Quittung reicht, war diese Partie fair für { $player }. Über den Rest sagt sie nichts.
fair-itself = Diese Aufzeichnung stimmt mit sich selbst überein. Ob es die gespielte Partie ist, zeigt nur die Quittung von jemandem, der mitgemischt hat.
fair-not = Diese Partie wurde nicht so ausgeteilt, wie sie versiegelt war.

## Analyse einer Partie, und Tipps. $chance, $cost, $gain: Hundertstel des Siegs.

review-title = Analyse der Partie
review-method = Gewinnchancen sind Schätzungen: Schnelle Bots spielen jede Stellung { $rounds }-mal weiter, je { $reach } Züge weit, und öfter, wo ein grober Patzer wahrscheinlich ist. Den Rest beurteilt, was aus anderen Partien gelernt wurde. ± ist die Unsicherheit durch Zufall. Wie diese Leute wirklich spielen, ist nicht bekannt.
review-summary = Überblick
review-verdict = { $player }: { $won ->
        [yes] gewonnen
       *[no] verloren
    }{ $by ->
        [luck] , vor allem durch { $won ->
            [yes] Glück
           *[no] Pech
        }
        [own] , vor allem durch eigenes Spiel
        [others] , vor allem durch das Spiel der anderen
       *[nothing] , ohne eindeutigen Grund
    }.
review-counts = Ungenauigkeiten: { $slips }, Fehler: { $mistakes }, grobe Patzer: { $giveaways }; zusammen kosten sie { $lost } % Gewinnchance.
review-worst = Teuerster Zug
review-best-bluff = Bester Bluff
review-curve = Gewinnchancen mit offenen Karten
review-decisions = Entscheidungen, nach damaligem Wissen
review-bluffs = Bluffs und Fallen
review-suspicions = Verdächtigungen
review-accounts = Glück und Können
review-accounts-note = Jede Spalte führt vom gleichen Anteil zum Ergebnis, in Prozent eines Sieges. Zufall: was ausgeteilt und gezogen wurde. Verdeckte Karten: die Wirkung von Karten, die niemand am Zug kennen konnte, und was den Schätzungen entging. Spiel: was die Züge gegenüber einfachen Faustregeln brachten; ± sagt, wie viel davon Zufall sein kann. Was ebenso gut Zufall sein kann, steht als „unklar“ da.
review-none = Keine.
review-at = Schritt { $step }
review-step = Schritt
review-player = Spieler
review-chance = Chance
review-odds = { $chance } % ± { $margin }
review-cost = Kosten
review-answer = Zug
review-quiet = { $n } Züge ohne sichtbare Kosten
review-better = Bester Zug: { $words }.
review-better-why = Bester Zug: { $words }. Warum: { $reason }.
review-marked = { $player }, { $mark }: −{ $cost } % (±{ $error }), nach damaligem Wissen. { $better }
review-gain = Verglichen mit dem besten ehrlichen Zug { $up ->
        [yes] brachte es { $gain } % (±{ $error })
        [no] kostete es { $gain } % (±{ $error })
       *[even] machte es keinen klaren Unterschied (±{ $error } %)
    }.
review-suspected = { $player } verdächtigt { $bluff ->
        [yes] einen Bluff
       *[no] ein ehrliches Spiel
    }. Nach allem, was { $player } wissen konnte, war es mit { $odds } % Wahrscheinlichkeit ein Bluff: { $right ->
        [yes] ein begründeter Verdacht
       *[no] Vertrauen wäre besser gewesen
    }.
review-trusted = { $player } glaubt { $bluff ->
        [yes] einem Bluff
       *[no] einem ehrlichen Spiel
    }. Nach allem, was { $player } wissen konnte, war es mit { $odds } % Wahrscheinlichkeit ein Bluff: Verdacht wäre besser gewesen.
answer-no = Nein sagen
answer-yes = Ja sagen
mark-slip = Ungenauigkeit
mark-mistake = Fehler
mark-giveaway = grober Patzer
account-fair = Gleicher Anteil
account-deal = Zufall
account-hidden = Verdeckte Karten
account-own = Eigenes Spiel
account-others = Spiel der anderen
account-result = Ergebnis
account-unsure = unklar
hint-title = Tipp
hint-advice = { $chance } % (± { $error }): { $words }
hint-why = Warum: { $reason }.
hint-even = Vielleicht genauso gut.
hint-nothing = Hier gibt es nichts zu wählen.
hint-others = Was die anderen nach allem, was sie gesehen haben, bei dir vermuten könnten:
hint-suspect = Nach allem, was du weißt, ist das mit etwa { $odds } % Wahrscheinlichkeit ein Bluff.
hint-odds = { $what } ({ $chance } %)
hint-method = Deine Gewinnchance ist eine Schätzung: Aus dem, was du weißt, haben schnelle Bots die Partie viele Male weitergespielt. ± ist die Unsicherheit durch Zufall. Die Reihenfolge ist verlässlicher als die Prozentwerte, denn alle Züge wurden in denselben simulierten Partien erprobt.
hint-key = hint: bester Zug
hint-wait = Denke nach…
hint-not-here = Spielen mehrere Menschen, gibt es keine Tipps.

## Refused by a server

refusal-calls = Zu viele Anfragen auf einmal. Bitte warte eine Minute.
refusal-new-tables = Zu viele neue Tische auf einmal. Bitte warte eine Minute.
refusal-other-page = Diese Seite darf diesen Server nicht benutzen.
refusal-nowhere = Unter dieser Adresse gibt es nichts.
refusal-method = Das geht unter dieser Adresse nicht.
refusal-too-long = Das ist zu lang: Erlaubt sind { $most } Bytes.
refusal-not-json = Anfragen müssen JSON sein.
refusal-unread = Das lässt sich nicht lesen: { $why }.
refusal-fault = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
refusal-put-away = Der Server hat diesen Tisch eben aus dem Speicher genommen. Bitte versuch es noch einmal.
refusal-moved = Diesen Tisch führt ein anderer Server, { $at }. Bitte versuch es noch einmal.
refusal-elsewhere = Der Server, der diesen Tisch führt, ist gerade nicht erreichbar. Bitte versuch es in ein paar Sekunden noch einmal.
refusal-storage = Der Server kann seine Tische gerade weder lesen noch schreiben. Bitte versuch es in einer Minute noch einmal.
refusal-header = In der Kopfzeile Authorization müssen „Bearer“ und dein Token stehen.
refusal-token = Dieses Token gilt für keinen Platz an diesem Tisch.
refusal-game = So ein Spiel gibt es hier nicht.
refusal-table = Diesen Tisch gibt es nicht.
refusal-person = Hier gibt es niemanden mit diesem Namen und öffentlichem Profil.
refusal-old-table = Diese Partie folgt älteren Regeln, die dieser Server nicht mehr kennt.
refusal-old-rules = Seit dieser Partie haben sich die Regeln geändert. Du kannst sie noch ansehen, aber nicht mehr analysieren oder von hier aus weiterspielen.
refusal-unreadable = Die Aufzeichnung dieser Partie ist beschädigt. Sie kann weder fortgesetzt noch gezeigt werden.
refusal-seats = Ein neuer Tisch braucht so viele Plätze, wie das Spiel erlaubt, und genau einer muss „me“ sein.
refusal-options = Mit so vielen Plätzen oder diesen Optionen lässt sich das Spiel nicht spielen.
refusal-two-names = Zwei Plätze können nicht beide { $name } heißen.
refusal-bot = So einen Bot gibt es nicht.
refusal-name = Ein Name muss 1 bis { $most } druckbare Zeichen haben.
refusal-chat = Eine Nachricht muss 1 bis { $most } druckbare Zeichen haben.
refusal-other-seat = Diese Frage gilt einem anderen Platz.
refusal-gone = Diese Frage ist nicht mehr offen: Sie wurde schon beantwortet oder nie gestellt.
refusal-long-answer = Eine Antwort hat höchstens { $most } Zeichen.
refusal-answer = Das ist keine Antwort auf diese Frage.
refusal-open = Die Partie hat noch nicht begonnen.
refusal-running = Die Partie läuft schon.
refusal-over = Die Partie ist zu Ende.
refusal-ended = Der Gastgeber hat diese Partie abgebrochen.
refusal-dealing = Die Karten werden gleich ausgeteilt.
refusal-unsealed = Der Browser von { $name } hat seinen Anteil am Mischen noch nicht versiegelt.
refusal-sealed = Für diesen Platz ist schon ein anderer Anteil versiegelt, vielleicht von einem anderen Gerät.
refusal-stale-seal = Seit dieser Anteil versiegelt wurde, hat sich jemand gesetzt oder ist aufgestanden. Versiegle einen neuen für alle, die jetzt hier sitzen.
refusal-share = Dieser Anteil ist nicht der versiegelte.
refusal-not-awaited = Das Austeilen wartet nicht auf diesen Platz.
refusal-no-shares = An diesem Tisch mischen die Browser nicht mit.
refusal-host = Das kann nur der Gastgeber des Tisches.
refusal-full = Dieser Tisch ist voll.
refusal-same-name = An diesem Tisch heißt schon jemand { $name }; wähl einen anderen Namen.
refusal-empty = { $seats ->
        [one] Ein Platz ist
       *[other] { $seats } Plätze sind
    } noch frei: Die Partie beginnt, wenn alle besetzt sind.
refusal-seat = So einen Platz gibt es an diesem Tisch nicht.
refusal-bot-plays = Für diesen Platz spielt schon ein Bot.
refusal-not-away = { $name } ist nicht abwesend: Nur dann darf ein Bot weiterspielen.
refusal-players = Nur die Spieler können diese Partie ansehen, solange der Gastgeber sie nicht für alle freigibt.
refusal-rematch-left = Du hattest diesen Tisch verlassen, darum hat die Revanche keinen Platz für dich.
refusal-not-begun = Diese Partie wurde abgebrochen, bevor sie begann.
refusal-step = Diesen Schritt gibt es nicht; das Protokoll dieser Partie hat { $last } Einträge.
refusal-played-out = Bei diesem Schritt ist die Partie schon zu Ende: Es gibt nichts weiterzuspielen.
refusal-crowd = An diesem Tisch sehen schon zu viele zu.
refusal-looking-on = Nur Spieler am Tisch können ziehen oder chatten.
refusal-hello-first = Die erste Nachricht hier muss hello sein.
refusal-hello-twice = Du hast schon hello gesagt.
refusal-hello-late = Niemand hat rechtzeitig hello gesagt.
refusal-fast = Zu viele Nachrichten auf einmal. Bitte warte einen Moment.
refusal-offers = Zu viele Angebote auf einmal. Bitte warte einen Moment.
refusal-chatter = Zu viele Chat-Nachrichten auf einmal. Bitte warte einen Moment.
refusal-chat-to = Private Nachrichten kannst du nur an eine andere Person am Tisch schicken.
refusal-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
refusal-lesson = Diese Lektion gibt es nicht.
refusal-no-lesson = Dieser Tisch ist keine Lektion.
refusal-lab-closed = Das Labor ist auf diesem Server geschlossen.
refusal-lab-members = Melde dich an, um das Labor zu benutzen.
refusal-lab-run = Du hast keine solche Messung.
refusal-lab-busy = Es warten schon zu viele Messungen. Bitte versuch es später noch einmal.
refusal-lab-cards = Mit diesen Karten kann nicht gespielt werden: { $why }.
refusal-lab-slow = Diese Karten zu lesen dauert zu lange.
refusal-not-played-out = Nur beendete Partien lassen sich analysieren.
refusal-password = Ein Passwort muss { $least } bis { $most } Zeichen haben.
refusal-common-password = Dieses Passwort ist zu gängig. Bitte wähl eines, das schwerer zu erraten ist.
refusal-tries = Zu viele Versuche. Bitte warte ein paar Minuten.
refusal-last-way = Das ist der einzige Weg in dein Konto. Setz zuerst ein Passwort.
refusal-name-taken = Der Name { $name } ist vergeben oder einem vergebenen zu ähnlich.
refusal-log-in = Name oder Passwort ist falsch.
refusal-recovery = Name oder Rettungscode ist falsch.
refusal-password-wrong = Das ist nicht das Passwort deines Kontos.
refusal-logged-out = Du bist nicht angemeldet.
refusal-no-seat = Kein Platz an diesem Tisch gehört deinem Konto.
refusal-others-seat = Dieser Platz gehört einem anderen Konto.
refusal-seated = Du hast schon einen Platz an diesem Tisch.
refusal-bot-token = Das ist kein Token eines Bots, oder es wurde widerrufen.
refusal-bot-seated = Dieses Konto saß schon an einem Tisch. Ein Bot braucht ein eigenes Konto.
refusal-no-bot = Das ist kein Bot-Konto.
refusal-bot-by-token = Ein Bot-Konto lässt sich nur mit seinem Token benutzen.
refusal-not-invited = Ein Bot kann sich nur setzen, wo er eingeladen ist, oder an einen privaten Tisch, dessen Link er bekommen hat.
refusal-no-bot-account = Es gibt kein Bot-Konto namens { $name }.
refusal-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-line = Zuletzt hast du keine solche Nachricht von jemand anderem bekommen.
refusal-provider = Die andere Seite hat nicht bestätigt, wer du bist. Bitte versuch es noch einmal.
refusal-clock = Eine Uhr muss 10 bis 3600 Sekunden pro Frage geben, oder 1 bis 14 ganze Tage in Sekunden.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
refusal-resigned = Dieser Platz hat aufgegeben; ein Bot zieht für ihn.
refusal-motion-none = Gerade gibt es nichts abzustimmen.
refusal-motion-stands = Der Tisch stimmt gerade über etwas anderes ab. Warte, bis das entschieden ist.
refusal-motion-again = Darum hast du eben erst gebeten. Frag wieder, wenn die Partie weitergegangen ist.
refusal-no-voter = Dieser Platz stimmt nicht mit ab: Gefragt werden nur Spieler, die am Tisch sind.
refusal-voted = Du hast schon abgestimmt.
refusal-undo-none = Du hast keinen Zug zum Zurücknehmen.
refusal-late = Deine Zeit ist um. Du kannst nur noch ziehen, bevor ein zufälliger Zug gespielt wird.
refusal-no-way = Dieser Server benachrichtigt niemanden auf diesem Weg.
refusal-many-ways = Du hast schon { $most } Arten von Benachrichtigungen. Entferne zuerst eine.
refusal-mailbox = Das ist keine E-Mail-Adresse. Sie sollte wie name@example.org aussehen.
refusal-mail-code = Das ist nicht der Code, der an diese Adresse für deinen Platz geschickt wurde.
refusal-letters = Mit diesem Link lassen sich keine E-Mails abbestellen: Ein Teil davon fehlt.
refusal-push = Dieser Browser lässt sich nicht benachrichtigen: Er nennt keinen Push-Dienst.

# Notes to people who are away

note-waits = { $name }: Du bist bei { $game } am Zug.
note-subject = Du bist bei { $game } am Zug
note-mail =
    { $text }

    { $link }

    Darum hast du am Tisch gebeten. Mit der Partie hören diese E-Mails auf; sofort abbestellen: { $stop }
note-code-subject = Dein Code für Skulduggery
note-code =
    Jemand, hoffentlich du, möchte E-Mails an diese Adresse bekommen, sobald der nächste Zug bei { $game } auf { $server } ansteht. Wenn du das bist, gib dort diesen Code ein:

    { $code }

    Wenn nicht, brauchst du nichts zu tun: Es kommen keine weiteren E-Mails.
