# Les écrans du terminal

tui-page-table = La table
tui-choices = Choix
tui-more = … suite plus bas (< >)
tui-panel-table = Plateau
tui-panel-story = Récit
tui-panel-seats = Places
tui-panel-rule = Règle
tui-panel-score = Points
tui-panel-talk = Discussion
tui-panel-signs = Signes
tui-panel-help = Aide
tui-panel-choice = Ce choix
tui-panel-report = Analyse
tui-no-talk = Personne n’a encore rien dit. Deux-points commence une phrase.
tui-statements = Ce que vous pouvez dire (↑↓, Entrée)
tui-explained = { $name } : { $text }
tui-more-tip = (Espace : suite)
tui-too-small = Cette fenêtre est trop petite pour une table : il faut { $width } colonnes et { $height } lignes. Agrandissez-la, ou quittez avec Ctrl-C et jouez avec --plain.
tui-curtain =
    À l’écran : { $name }.
    Passez la main. Appuyez sur Entrée quand personne d’autre ne regarde.
tui-waiting = On attend : { $names }.
tui-not-asked = Rien ne vous est demandé pour l’instant.
tui-only-told = Cette partie est seulement revue ; on ne peut rien y jouer.
tui-say-aloud = Tout le monde est devant cet écran : dites-le à voix haute.
tui-no-rule = Rien n’est demandé, donc aucune règle ne le demande. / cherche toute règle ou carte.
tui-no-score = Les points sont montrés à la fin de la partie.
tui-moment = { $at } coups sur { $of }
tui-ask-word = Une carte, un lieu ou une règle :
tui-ask-speech = Dire :
tui-keys-list = ↑↓ ou lettre, Entrée : choisir · Tab : carte · ⌫ annuler · ! conseil · / chercher · ? aide
tui-keys-map = flèches, Entrée : choisir · Tab : liste · ⌫ annuler · ! conseil · / chercher · ? aide
tui-keys-replay = ←→ coup · ↑↓ manche · Début Fin · e : regard · 2 récit · / chercher · ? aide
tui-keys-report = ←→ coup · n p : remarque suivante ou précédente · ↑↓ manche · 8 analyse · e : regard · ? aide
tui-help =
    Choisir
      ↑ ↓           le choix précédent ou suivant
      une lettre    le choix de cette lettre ; la même lettre encore joue le coup
      Entrée        joue le coup choisi
      Tab           les flèches vont sur la carte, ou de nouveau dans la liste
      souris        un clic choisit, un second clic joue
      Retour arr.   reprend votre dernier coup, tant que c’est équitable
      Espace        tout sur le coup choisi
      {"  "}!             ce que ferait quelqu’un qui joue bien
    Regarder
      {"  "}[ ]           les autres pages de la table
      < >           fait défiler une page plus longue que sa place
      ← →           décale un tableau plus large que l’écran
      1 à 7         plateau, récit, places, règle, points, discussion, signes
      /             explique une carte, un lieu, un signe ou une règle
      Échap         retour à la table
    Le reste
      {"  "}: ou "        dit quelque chose à la table
      + -           la table suivante ou précédente
      Ctrl-W        ferme cet onglet ; la partie continue
      Ctrl-L        redessine l’écran
      Ctrl-Z        suspend ; fg reprend
      Ctrl-C        quitte ; la partie est enregistrée et peut être reprise
    Une partie revue
      ← →           un coup en arrière ou en avant
      ↑ ↓           une manche en arrière ou en avant
      Début Fin     le début ou la fin
      e             du point de vue de la place suivante

tui-join-lost = La connexion est coupée ; nouvel essai …
tui-join-gathering = La table attend ses joueurs.
tui-join-known = Quelqu’un connaît peut-être la donne de cette table : la partie ne compte pas pour le classement.
tui-join-closed = La table a été abandonnée.
tui-join-lobby = Tables du serveur : { $server }
tui-join-lobby-ask = Quelle table ?
tui-join-open = { $game } : { $names }
tui-join-open-known = { $game } : { $names } (donne connue, hors classement)
tui-join-free = place libre
tui-join-claim = S’asseoir à la place { $number }
tui-join-place = Mettre un joueur artificiel ({ $level }) à la place { $number }
tui-join-start = Commencer la partie
tui-join-leave = Se lever
tui-join-accept = Accepter l’invitation
tui-join-decline = Refuser l’invitation
tui-join-new = Ouvrir une table ({ $game }) contre l’ordinateur
tui-join-look = Chercher de nouveau des tables
tui-join-no-hints = Une table de serveur ne donne pas de conseils ici.
tui-join-refused = { $message } ({ $code })
tui-join-unreachable = Le serveur est injoignable : { $error }
tui-cannot-clear = Plusieurs personnes jouent ici, mais ce terminal ne peut pas être effacé entre elles, et chacune verrait ce que les autres ont vu. Réglez TERM, ou confiez les places à l’ordinateur.
tui-needs-screen = Les tables d’un serveur demandent un terminal d’au moins 80 colonnes et 24 lignes ; les programmes jouent par l’API.
tui-rules-more = { $count ->
    [one] Un autre passage en parle : coven rules { $game } --search "{ $what }"
   *[other] { $count } autres passages en parlent : coven rules { $game } --search "{ $what }"
}
