### The interface, for all games, in German. Keys to type (Q, N, 2) and file names stand as they are in every language.

you = Du
# The same after a colon: “Best move: …”.
you-after = Du
# The reader among other players in a sentence. $role: by (who did it), of (whose), for (who gets it), hit (whom it hits), who (who acts).
you-listed =
    { $role ->
        [by] dir
        [of] dir
        [who] du
       *[for] dich
    }
money = { $n } $
money-unknown = ? $
list-and = { $first } und { $last }
rule = { $sentence } ({ $rule })
refused = Die Regeln erlauben das nicht. ({ $rule })

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

lobby-language = Sprache
lobby-players = Spieler
lobby-variant = Hausvariante

## Playing

keys = ? Hilfe · T Tisch · R Regeln · N Notizen · L Verlauf · Q beenden
back = B: zurück
only = Enter: die einzige Möglichkeit
barred = Jetzt nicht ({ $why }, { $rule }): { $what }
why-other = die Regeln erlauben es nicht
objection-price = Das kostet { $n } $, du hast aber nur { $most } $.
more = Enter: mehr; Q und Enter: Schluss.
hand-over = Gib das Terminal an { $player } weiter und drück dann Enter.
over = Die Partie ist zu Ende
notes-none = Noch keine Notizen: Du hast noch nichts gesehen, was weiter verdeckt liegt.
log-title = Die Partie bisher
log-none = Noch ist nichts geschehen.
help-title = So spielst du hier
help-rules = Die Regeln zu dieser Frage

## Leaving, saving, going on

left = Du hast die Partie verlassen, ohne zu speichern. Mit --log DATEI wäre sie gespeichert worden.

## Analyse einer Partie, und Tipps. $chance, $cost, $gain: Hundertstel des Siegs.

hint-title = Tipp
hint-gain = So { $reason }.
fact-more = , { $n } mehr als bei { $than ->
        [move] deinem Zug
       *[moves] den anderen guten Zügen
    }
fact-less = , { $n } weniger als bei { $than ->
        [move] deinem Zug
       *[moves] den anderen guten Zügen
    }
fact-later = {" "}(mit den passenden nächsten Entscheidungen)
fact-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
answer-no = Nein sagen
answer-yes = Ja sagen
hint-odds = { $what } ({ $chance } %)
hint-wait = Denke nach…

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
refusal-needs-host = Dafür braucht es einen Server. Hier spielst du nur gegen Bots oder gemeinsam an diesem Gerät.
refusal-other-tab = Skulduggery ist schon in einem anderen Tab offen. Spiel dort weiter, oder schließ ihn und lade diese Seite neu.
refusal-engine = Die Spiele ließen sich nicht laden. Prüf deine Verbindung und lade die Seite neu. In sehr alten Browsern laufen sie nicht.
refusal-interrupted = Die Partie wurde gerade unterbrochen. Falls nichts passiert ist, versuch es noch einmal.
refusal-file-size = Diese Datei ist zu groß: Gespeicherte Partien haben höchstens { $most } MB.
refusal-file-foreign = In dieser Datei sind keine gespeicherten Partien. Wähle eine, die du auf einem anderen Gerät unter „Meine Partien“ gespeichert hast.
refusal-file-broken = Diese Datei ist beschädigt, deshalb wurde keine Partie daraus geöffnet. Speichere sie auf dem anderen Gerät noch einmal.
refusal-file-later = Diese Datei kommt aus einer neueren Version von Skulduggery. Lade diese Seite neu und öffne die Datei dann noch einmal.
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
refusal-stale-seal = Seit dieser Anteil versiegelt wurde, haben sich Plätze oder Optionen geändert. Versiegle einen neuen für alle, die jetzt hier sitzen.
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
refusal-seat-taken = Auf diesem Platz sitzt schon { $name }.
refusal-goes-on = An diesem Tisch geht eine andere Partie weiter, darum gelten deren Optionen.
refusal-bot-plays = Für diesen Platz spielt schon ein Bot.
refusal-not-away = { $name } ist am Tisch: Ein Bot darf nur für Abwesende weiterspielen.
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
refusal-not-reviewed = Analysiere zuerst die Partie: Die Analyse ist noch nicht fertig.
refusal-no-decision = An dieser Stelle der Partie hatte niemand eine Wahl.
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
refusal-not-here = An diesem Tisch kannst du nicht mitspielen.
refusal-blocked-here = An diesem Tisch sitzt jemand, den du blockiert hast: { $name }.
refusal-no-invitation = Du kannst { $name } nicht einladen.
refusal-block-self = Dich selbst kannst du nicht blockieren.
refusal-block-many = Du kannst höchstens { $most } Personen blockieren.
refusal-reports = Du hast schon mehrere Personen gemeldet. Bitte versuch es später noch einmal.
refusal-no-bot-account = Einladen kannst du nur Bots und Leute, mit denen du schon gespielt hast. { $name } gehört nicht dazu.
refusal-muted = Der Gastgeber hat den Chat an diesem Tisch für dich gesperrt.
refusal-line = Zuletzt hast du keine solche Nachricht von jemand anderem bekommen.
refusal-provider = Die andere Seite hat nicht bestätigt, wer du bist. Bitte versuch es noch einmal.
refusal-clock = Die Bedenkzeit pro Zug muss 10 bis 3600 Sekunden betragen oder 1 bis 14 ganze Tage, in Sekunden angegeben.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
refusal-resigned = Wer hier saß, hat aufgegeben; jetzt zieht ein Bot.
refusal-motion-none = Gerade gibt es nichts abzustimmen.
refusal-motion-stands = Der Tisch stimmt gerade über etwas anderes ab. Warte, bis das entschieden ist.
refusal-motion-again = Darum hast du eben erst gebeten. Frag wieder, wenn die Partie weitergegangen ist.
refusal-no-voter = Dieser Platz stimmt nicht mit ab: Gefragt werden nur Spieler, die am Tisch sind.
refusal-voted = Du hast schon abgestimmt.
refusal-undo-none = Du hast keinen Zug zum Zurücknehmen.
refusal-undo-seen = Dieser Zug lässt sich nicht zurücknehmen: Seither wurde etwas Neues aufgedeckt.
refusal-late = Deine Zeit ist um. Du kannst nur noch ziehen, bevor ein zufälliger Zug gespielt wird.
refusal-no-way = Dieser Server benachrichtigt niemanden auf diesem Weg.
refusal-many-ways = Du hast schon { $most } Arten von Benachrichtigungen. Entferne zuerst eine.
refusal-mailbox = Das ist keine E-Mail-Adresse. Sie sollte wie name@example.org aussehen.
refusal-mail-code = Das ist nicht der Code, der an diese Adresse für deinen Platz geschickt wurde.
refusal-letters = Mit diesem Link lassen sich keine E-Mails abbestellen: Ein Teil davon fehlt.
refusal-push = Dieser Browser lässt sich nicht benachrichtigen: Er nennt keinen Push-Dienst.
