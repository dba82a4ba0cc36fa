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
money-unknown = ? $
list-and = { $first } und { $last }
rule = { $sentence } ({ $rule })
refused = Die Regeln erlauben das nicht. ({ $rule })
cards-good = { $file }: Mit diesen Karten kann gespielt werden.
cards-replaced = { $file }: { $card } ist durch die Karte aus { $new } ersetzt; mit diesen Karten kann gespielt werden.

## Players

guest = Gast
bot-names = Rudi, Lola, Ede, Trude, Kalle
bot-random = spielt zufällig
bot-heuristic = spielt nach Faustregeln
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
lobby-players = Mitspielende
lobby-people = An diesem Terminal
lobby-opponents = Gegner
lobby-nobody = niemand
lobby-hint = Enter beginnt das Spiel, eine Zahl ändert eine Zeile, Q beendet.
lobby-language-ask = Welche Sprache? { $choices }
lobby-game-ask = Welches Spiel? { $choices }
lobby-variant = Hausvariante
lobby-players-ask = Wie viele spielen mit, { $least } bis { $most }?
lobby-people-ask = Wer spielt an diesem Terminal? Ein Name oder mehrere, durch Kommas getrennt.
lobby-opponents-ask = Welche Gegner? Ein Wort für alle oder eines für jeden, durch Kommas getrennt: { $choices }
lobby-personas = Eine Spielstärke kann einen Charakter haben, wie in { $example }: { $choices }
lobby-option-ask = { $option }: { $choices }
lobby-people-wrong = Gib 1 bis { $most } verschiedene Namen mit höchstens { $longest } Buchstaben an, durch Kommas getrennt.
lobby-opponents-wrong = Gib eines dieser Wörter an, { $choices }, oder { $count } davon, durch Kommas getrennt.
lobby-choice-wrong = „{ $said }“ steht hier nicht zur Wahl: Gib { $choices } ein, oder nur Enter, damit alles bleibt.
lobby-wrong = „{ $said }“ ist keine Zeile: Gib eine Zahl von 1 bis { $last } ein, Enter zum Beginnen oder Q zum Beenden.

## Playing

since = Seit deiner letzten Entscheidung
hidden-lines = … und { $count ->
        [one] 1 Zeile mehr (L)
       *[other] { $count } Zeilen mehr (L)
    }
keys = ? Hilfe · T Tisch · R Regeln · N Notizen · L Verlauf · Q beenden
your-question = { $player }: { $question }
not-an-answer = „{ $said }“ ist hier keine Antwort: Gib { $keys } ein; ? hilft.
nothing-typed = Gib { $keys } ein; ? hilft.
back = B: zurück
only = Enter: die einzige Antwort
allowed = Das ist erlaubt.
barred = Jetzt nicht ({ $why }, { $rule }): { $what }
why-other = die Regeln erlauben es nicht
enter = Weiter mit Enter.
more = Enter zeigt mehr; Q und Enter hört auf.
earlier = Enter zeigt, was davor war; Q und Enter hört auf.
hand-over = Gib das Terminal an { $player } weiter, dann Enter drücken.
over = Das Spiel ist aus
notes-title = Deine Notizen
notes-none = Du hast keine Notizen: Du hast noch nichts gesehen, was weiter verdeckt liegt.
log-title = Das Spiel bisher
log-none = Noch ist nichts geschehen.
rules-none = Keine Regel beginnt mit „{ $said }“. R allein zeigt alle, R mit einem dieser Wörter nur einige: { $words }.
help-title = So spielst du hier
help-keys =
    Tippe, was vor einer Antwort steht, und drücke Enter, zum Beispiel A oder 2. Die Schritte einer Antwort gehen auch in einer Zeile: 5 2.
    Auch eine Antwort in den Worten der Spielaufzeichnung geht, etwa { $words }. Verbieten es die Regeln, erfährst du, welche und warum; mit „why“ davor fragst du nur.

    ?  diese Seite            R  alle Regeln, R { $part } nur einige
    T  der ganze Tisch, jede Karte in voller Länge
    N  deine Notizen          L  alles, was geschehen ist
    B  einen Schritt zurück   Q  beenden, auf Wunsch mit Speichern
help-table = So liest du den Tisch
help-rules = Die Regeln zu dieser Frage

## Leaving, saving, going on

leave-ask = Spiel speichern? Enter schreibt { $file }, ein anderer Name schreibt dorthin, N beendet ohne Speichern, B führt zurück ins Spiel.
saved =
    Das Spiel ist gespeichert, samt verdeckter Karten. Weiter geht es mit:
    skulduggery play --resume { $file }
not-saved = Das Spiel ist nicht gespeichert.
left = Du hast das Spiel verlassen; gespeichert ist es nicht. Mit --log DATEI wäre es das.
written =
    Das ganze Spiel steht in { $file }. Noch einmal ansehen:
    skulduggery replay { $file }
    Was gut war und was nicht:
    skulduggery review { $file }
write-failed = { $file } lässt sich nicht schreiben ({ $why }); gib einen anderen Namen an.
file-exists = { $file } gibt es schon; gib einen anderen Namen an.
keep-ask = S behält das Spiel zum Nachspielen, Enter beendet.
resumed = Hier geht das Spiel weiter.
resume-over =
    Das Spiel in { $file } ist aus; noch einmal ansehen:
    skulduggery replay { $file }

## A recorded game

host-undo = Die letzte Antwort ist zurückgenommen
host-undo-of = { $player } nimmt eine Antwort zurück
host-take-over = { $player } ist ein Bot: { $bot }
said-resign = gibt auf
said-clock = überschreitet die Zeit, und der Zufall antwortet
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
fair-unbound = Diese Partie begann, bevor Listen die Karten festlegten: Ob die Aufzeichnung die Karten enthält, mit denen gespielt wurde, lässt sich nicht prüfen.
fair-key = Der Schlüssel des Servers passt nicht zu seinem Siegel.
fair-share = Der Anteil von { $player } passt nicht zu seinem Siegel.
fair-without = Ausgeteilt ohne { $player }; der Anteil fehlt.
fair-withheld = { $player } hat einen Anteil versiegelt, der beim Mischen fehlt. Wer die anderen Anteile kannte, konnte zwischen zwei Austeilungen wählen.
fair-part = Außer dem Server hatten Anteil am Mischen: { $players }.
fair-nobody = Niemand sonst hatte Anteil am Mischen: Der Zufall kam vom Server allein.
fair-follows =
    { $ended ->
        [0] Revanche der Partie am Tisch { $table }.
        [one] Revanche der Partie am Tisch { $table }; eine Partie davor wurde beendet, nachdem das Austeilen begonnen hatte.
       *[other] Revanche der Partie am Tisch { $table }; { $ended } Partien davor wurden beendet, nachdem das Austeilen begonnen hatte.
    }
fair-draw = Eintrag { $entry } durch Zufall lautet „{ $said }“; aus Schlüssel und Anteilen folgt „{ $right }“.
fair-draws = Jede Ziehung folgt aus dem Schlüssel und den Anteilen: { $count }.
fair-committed = Die Aufzeichnung öffnet jede Festlegung, die mit einer öffentlichen Nachricht kam: { $count }.
fair-uncommitted = Diese Partie begann, bevor Server sich auf ihre Aufzeichnung festlegten: Ob eine verdeckte Antwort später umgeschrieben wurde, lässt sich nicht prüfen.
fair-nonces = Bei Eintrag { $entry } öffnet die Aufzeichnung mehr oder weniger Festlegungen, als es öffentliche Nachrichten gab.
fair-clock = Antworten der Uhr oder nach einer Aufgabe: { $count }.
fair-undo = Zurückgenommene Antworten: { $count }.
fair-receipt-game = Die Quittung ist von einer anderen Partie, am Tisch { $table }.
fair-receipt-list = Die Liste der Quittung ist nicht die der Aufzeichnung.
fair-receipt-share = Der Anteil von { $player } in der Quittung ist nicht der in der Aufzeichnung.
fair-receipt-told = Was { $player } laut Quittung gesagt wurde, ist nicht, was diese Partie sagt.
fair-receipt-part = Die Quittung enthält die ersten { $count } von { $all } Nachrichten an { $player }.
fair-receipt-committed = Die Festlegungen, die { $player } laut Quittung bekam, sind nicht die dieser Aufzeichnung: Sie wurde umgeschrieben, oder es wurden welche zurückgehalten.
fair-receipt-late = Laut Quittung kamen Festlegungen bei { $player } später an als die Nachrichten, zu denen sie gehören. Bis dahin ließ sich eine verdeckte Antwort noch umschreiben.
fair-receipt-uncommitted = Die Quittung stammt von einer älteren Seite, ohne Festlegungen: Dass keine verdeckte Antwort umgeschrieben wurde, kann sie { $player } nicht zeigen.
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
fair-so-far = Soweit die Quittung reicht, war diese Partie fair für { $player }. Über den Rest kann sie nichts sagen.
fair-itself = Diese Aufzeichnung stimmt mit sich selbst überein. Ob es die gespielte Partie ist, kann nur die Quittung von jemandem sagen, der Anteil hatte.
fair-not = Diese Partie wurde nicht so ausgeteilt, wie es versiegelt war.

## Rückblick und Tipps. $chance, $cost, $gain: Hundertstel des Siegs.

review-title = Rückblick
review-method = Gewinnchancen sind Schätzungen: Das Spiel wird von schnellen Bots weitergespielt, { $rounds }-mal je Frage und öfter, wo etwas verschenkt scheint, { $reach } Antworten weit; wie es dann steht, sagt, was andere Partien gelehrt haben. ± sagt, wie weit eine Zahl durch Zufall danebenliegen kann. Wie diese Leute wirklich spielen, weiß es nicht.
review-summary = Kurz gesagt
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
       *[nothing] ; was es entschied, ist nicht zu sagen
    }.
review-counts = Ausrutscher: { $slips }, Fehler: { $mistakes }, Geschenke: { $giveaways }; zusammen kosten sie { $lost }/100 eines Sieges.
review-worst = Teuerste Antwort
review-best-bluff = Bester Bluff
review-curve = Gewinnchancen, alle Karten offen
review-decisions = Entscheidungen, nach dem, was man damals wissen konnte
review-bluffs = Bluffs und Fallen
review-suspicions = Verdacht
review-accounts = Glück und Können
review-accounts-note = Jede Spalte geht auf, vom gleichen Anteil bis zum Ergebnis, in Hundertsteln eines Siegs. Zufall: was ausgeteilt und gezogen wurde. Verdeckte Karten: was von Karten kam, die nicht kennen konnte, wer gerade spielte, und was den Schätzungen entging. Spiel: was die Antworten mehr brachten als die einfacher Faustregeln; ± sagt, wie viel davon Zufall sein kann. Zahlen, die ebenso gut Zufall sein können, stehen nicht da: dort ist es nicht zu sagen.
review-none = Dergleichen gab es nicht.
review-at = Schritt { $step }
review-step = Schritt
review-player = Spieler
review-chance = Chance
review-odds = { $chance } % ± { $margin }
review-cost = Kosten
review-answer = Antwort
review-quiet = { $n } Antworten ohne nachweisbare Kosten
review-better = Besser: { $words }.
review-better-why = Besser: { $words }. Warum: { $reason }.
review-marked = { $player }, { $mark }: { $cost }/100 eines Sieges verschenkt (± { $error }), nach dem, was man damals wissen konnte. { $better }
review-gain = Verglichen mit dem besten ehrlichen Weg { $up ->
        [yes] brachte es { $gain }/100 eines Sieges (± { $error })
        [no] kostete es { $gain }/100 eines Sieges (± { $error })
       *[even] war es etwa gleich gut (± { $error }/100)
    }.
review-suspected = { $player } verdächtigt { $bluff ->
        [yes] einen Bluff
       *[no] ein ehrliches Spiel
    }. Nach dem, was { $player } wissen konnte, war es zu { $odds } % ein Bluff: { $right ->
        [yes] ein begründeter Verdacht
       *[no] besser geglaubt
    }.
review-trusted = { $player } glaubt { $bluff ->
        [yes] einem Bluff
       *[no] einem ehrlichen Spiel
    }. Nach dem, was { $player } wissen konnte, war es zu { $odds } % ein Bluff: besser verdächtigt.
answer-no = Nein sagen
answer-yes = Ja sagen
mark-slip = Ausrutscher
mark-mistake = Fehler
mark-giveaway = Geschenk
account-fair = Gleicher Anteil
account-deal = Zufall
account-hidden = Verdeckte Karten
account-own = Eigenes Spiel
account-others = Spiel der anderen
account-result = Ergebnis
account-unsure = nicht zu sagen
hint-title = Tipp
hint-advice = { $chance } % (± { $error }): { $words }
hint-why = Warum: { $reason }.
hint-even = Vielleicht so gut wie das Erste.
hint-nothing = Hier gibt es nichts zu wählen.
hint-others = Was die anderen nach allem, was sie gesehen haben, bei dir vermuten können:
hint-suspect = Nach allem, was du weißt, ist das zu etwa { $odds } % ein Bluff.
hint-odds = { $what } ({ $chance } %)
hint-method = Deine Gewinnchance, geschätzt: Aus dem, was du weißt, haben schnelle Bots viele Male weitergespielt. ± sagt, wie weit eine Zahl durch Zufall danebenliegen kann. Welche Antwort besser ist, ist sicherer: Alle wurden in denselben möglichen Partien erprobt.
hint-key = hint: Rat
hint-wait = Denke nach …
hint-not-here = Wo mehrere Menschen spielen, gibt es keine Tipps.

## Refused by a server

refusal-calls = So viele Anfragen auf einmal sind zu viele; warte bitte eine Minute.
refusal-new-tables = So viele neue Tische auf einmal sind zu viele; warte bitte eine Minute.
refusal-other-page = Diese Seite darf nicht mit diesem Server sprechen.
refusal-nowhere = Unter dieser Adresse gibt es nichts.
refusal-method = Das geht unter dieser Adresse nicht.
refusal-too-long = Das ist zu lang: Höchstens { $most } Bytes werden gelesen.
refusal-not-json = Anfragen werden in JSON gestellt.
refusal-unread = Das ist nicht zu verstehen: { $why }.
refusal-fault = Im Server ist etwas schiefgegangen; bitte versuch es noch einmal.
refusal-put-away = Der Server hat diesen Tisch eben weggeräumt; bitte versuch es noch einmal.
refusal-elsewhere = Der Teil des Servers, der diesen Tisch hat, ist gerade nicht zu erreichen; bitte versuch es in ein paar Sekunden noch einmal.
refusal-storage = Der Server kann seine Tische gerade weder lesen noch schreiben; bitte versuch es in einer Minute noch einmal.
refusal-header = In der Kopfzeile Authorization müssen „Bearer“ und dein Token stehen.
refusal-token = Dieses Token gilt für keinen Platz an diesem Tisch.
refusal-game = So ein Spiel gibt es hier nicht.
refusal-table = Diesen Tisch gibt es nicht.
refusal-person = Hier gibt es niemanden mit diesem Namen, dessen Partien andere ansehen dürfen.
refusal-old-table = Dieses Spiel folgt älteren Regeln, die dieser Server nicht mehr kennt.
refusal-old-rules = Seit diesem Spiel haben sich die Regeln geändert. Du kannst es noch ansehen, aber nicht mehr auswerten lassen oder von hier aus weiterspielen.
refusal-unreadable = Die Aufzeichnung dieses Spiels ist beschädigt. Es kann weder fortgesetzt noch gezeigt werden.
refusal-seats = Ein neuer Tisch hat so viele Plätze, wie das Spiel erlaubt, und genau einer davon ist „me“.
refusal-options = Mit so vielen Plätzen oder diesen Optionen lässt sich das Spiel nicht spielen.
refusal-two-names = Zwei Plätze können nicht beide { $name } heißen.
refusal-bot = So einen Bot gibt es nicht.
refusal-name = Ein Name hat 1 bis { $most } Zeichen, die sich alle drucken lassen.
refusal-chat = Das lässt sich nicht sagen: Es müssen 1 bis { $most } Zeichen sein, die sich alle drucken lassen.
refusal-other-seat = Diese Frage gilt einem anderen Platz.
refusal-gone = Diese Frage steht nicht mehr: Sie ist beantwortet oder wurde nie gestellt.
refusal-long-answer = Eine Antwort hat höchstens { $most } Zeichen.
refusal-answer = Das ist keine Antwort auf diese Frage.
refusal-open = Das Spiel hat noch nicht begonnen.
refusal-running = Das Spiel läuft.
refusal-over = Das Spiel ist zu Ende.
refusal-ended = Der Gastgeber hat dieses Spiel beendet.
refusal-dealing = Die Karten werden gleich ausgeteilt.
refusal-unsealed = Der Client von { $name } hat seinen Anteil am Mischen noch nicht versiegelt.
refusal-sealed = Für diesen Platz ist schon ein anderer Anteil versiegelt, vielleicht von einem anderen Gerät.
refusal-stale-seal = Seit dieser Anteil versiegelt wurde, hat sich jemand gesetzt oder ist aufgestanden; versiegle einen neuen für die jetzige Runde.
refusal-share = Dieser Anteil ist nicht der versiegelte.
refusal-not-awaited = Das Austeilen wartet nicht auf diesen Platz.
refusal-no-shares = An diesem Tisch nehmen die Clients am Mischen nicht teil.
refusal-host = Das kann nur der Gastgeber des Tisches.
refusal-full = Dieser Tisch ist voll.
refusal-same-name = An diesem Tisch heißt schon jemand { $name }; wähl einen anderen Namen.
refusal-empty = { $seats ->
        [one] Ein Platz ist
       *[other] { $seats } Plätze sind
    } noch frei: Das Spiel beginnt, wenn alle besetzt sind.
refusal-seat = So einen Platz gibt es an diesem Tisch nicht.
refusal-bot-plays = Für diesen Platz spielt schon ein Bot.
refusal-not-away = { $name } ist nicht abwesend: Nur dann darf ein Bot weiterspielen.
refusal-players = Nur die Mitspieler können dieses Spiel ansehen, solange der Gastgeber es nicht für alle öffnet.
refusal-not-begun = Dieses Spiel wurde beendet, bevor es begann.
refusal-step = Diesen Schritt gibt es nicht; das Protokoll dieses Spiels hat { $last } Einträge.
refusal-played-out = An dieser Stelle ist das Spiel schon aus: Es gibt nichts weiterzuspielen.
refusal-crowd = Zu viele Leute sehen an diesem Tisch zu.
refusal-looking-on = Nur wer am Tisch sitzt, kann antworten oder chatten.
refusal-hello-first = Als Erstes sagt man hier hello.
refusal-hello-twice = Du hast schon hello gesagt.
refusal-hello-late = Niemand hat rechtzeitig hello gesagt.
refusal-fast = Du sagst zu viel auf einmal; warte bitte einen Moment.
refusal-offers = So viele Angebote auf einmal sind zu viele; warte bitte einen Moment.
refusal-chatter = So viele Zeilen auf einmal sind zu viele; warte bitte einen Moment.
refusal-chat-to = Unter vier Augen sprechen kannst du nur mit einer anderen Person am Tisch.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-lesson = Diese Lektion gibt es nicht.
refusal-no-lesson = An diesem Tisch wird keine Lektion gespielt.
refusal-lab-closed = Auf diesem Server werden keine Karten vermessen.
refusal-lab-members = Wer hier Karten vermisst, braucht ein Konto; bitte melde dich an.
refusal-lab-run = So eine Messung von dir gibt es nicht.
refusal-lab-busy = Hier warten schon zu viele Messungen; versuche es bitte später noch einmal.
refusal-lab-cards = Mit diesen Karten kann nicht gespielt werden: { $why }.
refusal-lab-slow = Diese Karten anzusehen dauert zu lange.
refusal-not-played-out = Zurückblicken kann man nur auf ein Spiel, das zu Ende gespielt wurde.
refusal-password = Ein Passwort hat { $least } bis { $most } Zeichen.
refusal-common-password = Dieses Passwort findet jeder, der gängige durchprobiert; wähl eines, das schwerer zu erraten ist.
refusal-tries = So viele Versuche auf einmal sind zu viele; warte bitte ein paar Minuten.
refusal-last-way = Das ist der einzige Weg in dein Konto; setze zuerst ein Passwort.
refusal-name-taken = Ein Konto namens { $name }, oder eines, das man damit verwechseln würde, gibt es schon.
refusal-log-in = Name und Passwort gehören nicht zusammen.
refusal-recovery = Name und Rettungscode gehören nicht zusammen.
refusal-password-wrong = Das ist nicht das Passwort deines Kontos.
refusal-logged-out = Du bist nicht angemeldet.
refusal-no-seat = Kein Platz an diesem Tisch gehört deinem Konto.
refusal-others-seat = Dieser Platz gehört einem anderen Konto.
refusal-seated = Du sitzt schon an diesem Tisch.
refusal-bot-token = Dieses Token gehört keinem Bot, oder es gilt nicht mehr.
refusal-bot-seated = Mit diesem Konto saß schon jemand an einem Tisch; ein Bot braucht ein eigenes Konto.
refusal-no-bot = Dies ist nicht das Konto eines Bots.
refusal-bot-by-token = Für das Konto eines Bots spielt nur, wer sein Token hat.
refusal-not-invited = Ein Bot setzt sich, wo er eingeladen ist, oder an einen privaten Tisch, dessen Link er bekommen hat.
refusal-no-bot-account = Es gibt kein Bot-Konto namens { $name }.
refusal-muted = Der Gastgeber dieses Tisches lässt dich hier nicht mehr chatten.
refusal-line = Unter dem Letzten, was du gehört hast, ist keine solche Zeile von jemand anderem.
refusal-provider = Die andere Seite hat nicht gesagt, wer du bist; bitte versuch es noch einmal.
refusal-clock = Eine Uhr gibt 10 bis 3600 Sekunden für eine Frage oder 1 bis 14 ganze Tage in Sekunden.
refusal-no-spectators = Dieser Tisch ist nur für seine Spieler; niemand sieht zu.
refusal-resigned = Dieser Platz hat aufgegeben; für ihn spielen die Regeln weiter.
refusal-motion-none = Im Augenblick gibt es nichts abzustimmen.
refusal-motion-stands = Der Tisch stimmt gerade über etwas anderes ab; warte, bis das entschieden ist.
refusal-motion-again = Darum hast du eben erst gebeten; frag wieder, wenn das Spiel weitergegangen ist.
refusal-no-voter = Dieser Platz stimmt hier nicht mit: gefragt sind die, die selbst spielen und am Tisch sind.
refusal-voted = Du hast schon abgestimmt.
refusal-undo-none = Du hast keine eigene Antwort, die du zurücknehmen könntest.
refusal-late = Deine Zeit ist um: Andere können nicht mehr gefragt werden; antworte sofort, sonst tut es die Uhr.
refusal-no-way = Dieser Server benachrichtigt niemanden auf diesem Weg.
refusal-many-ways = Du wirst schon auf { $most } Wegen benachrichtigt; gib zuerst einen davon auf.
refusal-mailbox = Das ist keine E-Mail-Adresse; richtig wäre name@example.org.
refusal-mail-code = Das ist nicht der Code, der an diese Adresse für deinen Platz geschickt wurde.
refusal-letters = Dieser Link stellt keine E-Mails ab: Ein Stück davon fehlt.
refusal-push = Dieser Browser ist so nicht zu erreichen: Was er von sich sagt, nennt keinen Push-Dienst.

# Notes to people who are away

note-waits = { $name }: Ein Tisch von { $game } wartet auf dich.
note-subject = Ein Tisch von { $game } wartet auf dich
note-mail =
    { $text }

    { $link }

    Darum hast du am Tisch gebeten; mit dem Spiel endet es. So stellst du es gleich ab: { $stop }
note-code-subject = Dein Code für Skulduggery
note-code =
    Jemand, hoffentlich du, möchte an dieser Adresse erfahren, wenn ein Tisch von { $game } auf { $server } wartet. Wenn du das bist, gib dort diesen Code ein:

    { $code }

    Wenn nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
