server-over = { $game } : votre partie est finie.
letter-turn = C’est à vous de jouer : { $game }
letter-invitation = On vous invite à jouer : { $game }
letter-over = Une partie est finie : { $game }
letter-reminder = Votre temps touche à sa fin : { $game }
letter-digest = { $count ->
    [one] Un avis de Coven
   *[other] { $count } avis de Coven
}
letter-why = Vous recevez ce courriel, car { $name } a demandé des avis de { $house }. Pour choisir ce qui vous est annoncé : { $link }
letter-leave = Ne plus recevoir de courriels : { $link }
letter-link = { $link }
letter-confirm = Confirmez votre adresse
letter-confirm-about = { $name } souhaite recevoir des avis de { $house } à cette adresse. Si cette demande est la vôtre, ouvrez ce lien dans la journée :
letter-confirm-not-you = Sinon, ne faites rien : sans ce lien, aucun autre courriel ne viendra.
letter-reset = Votre nouvelle phrase secrète
letter-reset-about = Quelqu’un a demandé une nouvelle phrase secrète pour l’identifiant { $login } sur { $house }. Si cette demande est la vôtre, ouvrez ce lien dans l’heure :
letter-reset-not-you = Sinon, ne faites rien : votre phrase secrète reste la même.
letter-test = Avis d’essai
letter-test-about = Cet avis est parti de { $house } et il est arrivé.
