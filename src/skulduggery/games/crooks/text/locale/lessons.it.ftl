## La prima lezione: che cosa si dice accanto a ogni domanda (games/crooks/text/lessons/first.toml).
## Capitoli: il titolo, e alla fine che cosa si è imparato.

lesson-chapter-recruit = Reclutare
lesson-learned-recruit = Un covo costa 1 $ per ogni carta che contiene. Tieni uno scagnozzo, e il livello più alto vince i punti del bersaglio.
lesson-chapter-bluff = Carte coperte
lesson-learned-bluff = Con 1 $ in più solo tu sai chi c’è: uno scagnozzo forte, o una trappola che rovina il bersaglio.
lesson-chapter-abilities = Le abilità
lesson-learned-abilities = Si attivano una volta sola, quando piazzi lo scagnozzo scoperto. La spia guarda, il complice si aggiunge, il killer elimina.
lesson-chapter-kingpin = Il Boss e la fine
lesson-learned-kingpin = Si recluta solo come ultima carta del suo covo. Alla fine chi ha più membri di una banda riceve punti: 5 in due giocatori. A parità di punti decide il denaro.

## $rival è l’altra persona.

lesson-aim = Eccoti in città: è il 1934. Tu e { $rival } comandate ciascuno i propri scagnozzi e puntate agli stessi otto bersagli.
lesson-grid = Ogni colonna è un bersaglio, da 2 a 9 punti. A fine partita li prende chi ha lì il livello più alto.
lesson-recruit = Per prima cosa, recluta qualcuno. Un covo costa 1 $ per ogni carta che contiene: prova il C.
lesson-take = Guarda tutte le carte del covo e tienine una. Il numero grande è il livello; la targhetta sotto cambia il valore del bersaglio.
lesson-boss = Una di queste carte è il Boss, uno scagnozzo forte. Non puoi reclutarlo finché nel suo covo ci sono altre carte: ricordati di lui e torna più tardi. Per ora prendi l’Apricasseforti: livello 7, e il suo bersaglio vale 2 punti in più.
lesson-place = Piazzalo sotto il 9. Scoperto è gratis, e con lui il bersaglio vale 11.
lesson-hidden = Anche { $rival } ha piazzato qualcuno sotto il 9, ma coperto: costa 1 $ in più. Uno forte o un bluff? Per ora non puoi saperlo.
lesson-cheap = Puoi farlo anche tu. Dai un’occhiata al covo B: costa solo 2 $.
lesson-bungler = Il Pasticcione è debole e toglie 6 punti al suo bersaglio. Perfetto per una trappola: prendilo.
lesson-bluff = Piazzalo coperto sotto l’8. Solo tu sai che adesso l’8 non vale quasi niente.
lesson-trapped = { $rival } ha abboccato: un livello 9 sprecato per un bersaglio che non vale niente. Così gioca un maestro del crimine.
lesson-shrinking = E ora: chi si nasconde sotto il 9? Nel covo A nessuno ha ancora guardato: forse lì c’è chi può aiutarti.
lesson-spy = In fondo alla carta c’è la sua abilità. Il Portiere è una spia: può guardare le carte coperte.
lesson-ability = Un’abilità si attiva una volta sola, quando piazzi lo scagnozzo scoperto. Piazza il Portiere sotto il 5 e usala.
lesson-look = Mandalo a guardare la carta coperta sotto il 9.
lesson-found = È il Pilota: il suo 8 batte il tuo 7. Meglio saperlo!
lesson-back = Nel covo C c’è chi fa al caso tuo, e adesso costa meno.
lesson-accomplice = L’Autista è una complice: puoi piazzarla sopra un tuo scagnozzo, e i livelli si sommano. Prendila.
lesson-stack = Piazzala sul tuo Apricasseforti, sotto il 9: 7 più 2 fa 9, e il Pilota è battuto.
lesson-dear = { $rival } è in testa sul 6 e sul 7. Il covo E è caro, ma è quello con più scelta.
lesson-killer = Il Coltello è un killer: elimina tutti gli scagnozzi che un giocatore ha su un bersaglio. E se non resta nessun altro, il livello 3 basta.
lesson-kill = Manda il Coltello sotto il 7. Con l’Attaccabrighe se ne va il suo −2, e il bersaglio torna a valere 7. Il Falsario sul 6 può restare: presto il suo +2 sarà tuo.
lesson-last = Ricordi il covo C? Resta una sola carta, costa 1 $, e solo tu sai qual è.
lesson-kingpin = Il Boss in persona! È rimasto l’ultimo, quindi ora puoi reclutarlo.
lesson-crown = Si piazza sempre scoperto. Sotto il 6 batte il Falsario, che con il suo +2 porta il bersaglio a 8: ed è tutto tuo.
lesson-gangs = Le lettere colorate sulle carte indicano le bande. A fine partita, chi ha sul tavolo più membri di una banda riceve punti: 5 in due giocatori, meno se si è di più.
lesson-spend = Il denaro avanzato serve solo in caso di parità: spendilo. Nel covo D resta una carta, a 1 $.
lesson-tipster = L’Informatore è di due bande e fa valere il suo bersaglio 2 in più. Prendilo.
lesson-three = Sul 3 non c’è ancora nessuno. Con lui vale 5.
lesson-westside = Ti restano 2 $, e ora il covo E costa proprio tanto. Sai che cosa c’è: guardaci di nuovo.
lesson-bootlegger = Il Contrabbandiere è della Westside (W). Con lui hai più membri di quella banda di { $rival }: 5 punti. Prendilo.
lesson-two = Sotto il 2 perde contro lo Spallone. Ma per la sua banda conta lo stesso.
lesson-end = Ecco tutto! Il livello più alto vince il bersaglio, e ogni modificatore conta, anche quello di una carta coperta. Il resto è faccia da poker.

## E per chi gioca in un altro modo, una volta per ogni tipo di domanda.

lesson-kind-recruit = Recluta qualcuno o passa. Un covo costa 1 $ per ogni carta che contiene; se passi, esci dalla partita.
lesson-kind-take = Tieni una di queste carte. Puoi prendere solo chi puoi anche piazzare.
lesson-kind-place = Scegli un bersaglio e come piazzare lo scagnozzo. Scoperto usa l’abilità; coperto costa 1 $ in più e resta segreto, ma senza abilità.
lesson-kind-swap = Lo scagnozzo che era qui si sposta su un bersaglio dove non hai nessuno.
lesson-kind-kill = Scegli un giocatore: i suoi scagnozzi qui escono dal gioco.
lesson-kind-spy = Guarda le carte coperte di un bersaglio o di un intero covo. Le vedi solo tu.
