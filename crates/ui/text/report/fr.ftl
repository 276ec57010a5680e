page-report-title = { $game } : chance et adresse
page-report-chances = Les chances de victoire au fil de la partie, chacune du point de vue de qui est assis à cette place
page-report-chances-hindsight = Après coup : les chances de victoire, cartes sur table
page-report-hindsight-explained = Personne ne pouvait le savoir pendant la partie. Cela ne dit rien de l’adresse.
page-report-ledger = D’où vient chaque résultat
page-report-explained = La probabilité de victoire au départ et toutes les parts, additionnées, donnent exactement le résultat. Les tirages sont la donne, les pioches, les dés et les événements ; les révélations sont des choses cachées devenues connues ; les paris sont des choix simultanés qui ont été dévoilés ; les erreurs sont ce que le meilleur coup aurait donné de plus, là où c’est hors de doute.
page-report-seat = place
page-report-prior = départ
page-report-result = résultat
page-report-draws = tirages
page-report-reveals = révélations
page-report-guesses = paris
page-report-others = les autres
page-report-errors = erreurs
page-report-accuracy = précision
page-report-moves = Les coups qui ont compté le plus
page-report-no-errors = Il n’y a dans cette partie aucune erreur hors de doute.
page-report-kind = { $kind ->
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Grosse erreur
}
page-report-move = Coup { $seq }, { $name }
page-report-played = Joué : { $move }
page-report-better = Mieux : { $move }, gain : { $loss } points de pourcentage (intervalle à 95 % : { $low }–{ $high })
page-report-why = Pourquoi : { $reason }
page-report-open-cards = Après coup, cartes sur table : { $loss } points de pourcentage.
page-report-turning = Les tournants
page-report-turning-point = Coup { $seq }, { $name } : probabilité de victoire avant { $before } %, après { $after } %.
page-report-look = Voir la position
page-report = Chance et adresse
page-report-waiting = Cette partie sera analysée dès que les bots auront le temps.
page-report-under-way = Cette partie est en cours d’analyse : { $percent } %.
page-report-progress = Avancement du rapport
page-report-ready = Le rapport est prêt.
page-report-given-up = Rien n’a pu être établi sur cette partie.
page-report-own = Votre résultat, en points de pourcentage : tirages et révélations { $luck }, paris { $guesses }, les autres { $others }, erreurs { $errors }.
page-report-ways = Suite
page-report-back = Retour au rapport
page-exercise = Apprendre de mes erreurs
page-exercise-ask = Un autre coup aurait été meilleur ici. Que joueriez-vous maintenant ?
page-exercise-good = { $move } : rien ne montre qu’un autre coup soit meilleur.
page-exercise-worse = { $move } : le meilleur coup vaut davantage, en points de pourcentage : { $loss } (intervalle à 95 % : { $low }–{ $high }). Essayez encore.
page-exercise-show = Montrer la réponse
page-exercise-next = Position suivante
