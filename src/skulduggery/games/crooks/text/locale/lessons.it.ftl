## La prima lezione: che cosa si dice accanto a ogni domanda (games/crooks/text/lessons/first.toml).
## $rival è l’altra persona.

lesson-aim = Benvenuto in città, 1934. Tu e { $rival } avete una banda ciascuno, e i vostri furfanti puntano agli stessi otto colpi.
lesson-grid = Ogni colonna è un colpo, da 2 a 9 punti. Alla fine li prende il livello più alto.
lesson-recruit = Prima si recluta. Un covo costa 1 $ per ogni carta che contiene: prova il C.
lesson-take = Vedi tutte le sue carte e ne tieni una. Il numero grande è il livello; la fascetta accanto cambia il valore del colpo.
lesson-boss = Il Boss può uscire solo come ultimo del suo covo: ricordati dov’è! Ora prendi l’Apricasseforti: livello 7 e 2 punti in più.
lesson-place = Mettilo sotto il 9. Scoperto non costa nulla, e con lui il colpo vale 11.
lesson-hidden = Anche { $rival } ha messo qualcuno sotto il 9, ma coperto. Costa 1 $ in più. Un forte o un bluff? Ancora non si sa.
lesson-cheap = Puoi farlo anche tu. Guarda nel covo B: solo 2 $.
lesson-bungler = Il Pasticcione è debole e toglie 6 punti al suo colpo. Magnifico: prendilo.
lesson-bluff = Mettilo sotto l’8, coperto. Solo tu sai che ora l’8 non vale quasi niente.
lesson-trapped = { $rival } ha abboccato: un livello 9 per non vincere nulla. Così gioca una mente criminale.
lesson-shrinking = E ora: chi si nasconde sotto il 9? Nel covo A non ha ancora guardato nessuno: cerchiamo aiuto lì.
lesson-spy = In fondo alla carta c’è la sua abilità. Il Portiere è una spia: può guardare ciò che gli altri nascondono.
lesson-ability = Un’abilità vale una volta sola: quando il furfante viene piazzato scoperto. Metti il Portiere sotto il 5 e usala.
lesson-look = Dove deve guardare? Le carte coperte sotto il 9.
lesson-found = È il Pilota. Il suo 8 batte il tuo 7, e ora lo sai.
lesson-back = Nel covo C c’è chi può aiutarti. E adesso costa meno.
lesson-accomplice = L’Autista è un complice: può stare sopra un tuo furfante, e i livelli si sommano. Prendilo.
lesson-stack = Mettilo sul tuo Apricasseforti, sotto il 9: 7 più 2 fa 9, e il Pilota è battuto.
lesson-dear = { $rival } è in testa sotto il 6 e il 7. Il covo E è caro, ma offre più scelta di tutti.
lesson-killer = Il Coltello è un killer: elimina ciò che un giocatore ha su un colpo. Il livello 3 basta, se non resta nessun altro.
lesson-kill = Manda il Coltello al 7 e usalo: l’Attaccabrighe esce dal gioco.
lesson-last = Ricordi il covo C? Resta una carta, per 1 $, e solo tu sai quale.
lesson-kingpin = Il Boss in persona. Ora che è l’ultimo, può uscire.
lesson-crown = Si piazza sempre scoperto. Sotto il 6 batte il Falsario, e i 2 punti in più del Falsario sono tuoi.
lesson-gangs = Le lettere colorate sulle carte sono le gang. Chi ne ha più membri sul tavolo riceve alla fine 5 punti per ciascuna.
lesson-pass = Sei in testa dove conta, e i tuoi ultimi 3 $ decidono in caso di parità. Chi passa è fuori per sempre: fallo ora. { $rival } continua senza di te.
lesson-end = È tutto! Il livello più alto prende il colpo, e ogni modificatore conta, anche coperto. Il resto è una buona faccia da poker.

## E per chi gioca in un altro modo, una volta per ogni tipo di domanda.

lesson-kind-recruit = Recluta qualcuno o passa. Un covo costa 1 $ per ogni carta; chi passa è fuori per sempre.
lesson-kind-take = Tieni una di queste carte. Puoi prendere solo ciò che puoi anche piazzare.
lesson-kind-place = Scegli un colpo, poi come piazzarlo. Scoperto, l’abilità funziona; coperto costa 1 $ in più e tiene il segreto, senza abilità.
lesson-kind-swap = Il furfante che era qui si sposta: su un colpo dove non hai nessuno.
lesson-kind-kill = Scegli di chi sono i furfanti che escono dal gioco.
lesson-kind-spy = Guarda che cosa nascondono gli altri su un colpo, o un covo intero. Lo vedi solo tu.
