## Listes et places

list-join = { $before }, { $after }
list-join-last = { $before } et { $after }
list-empty = rien
seat-unnamed = Place { $number }
seat-human = humain
seat-random = ordinateur, joue au hasard
seat-novice = ordinateur, novice
seat-apprentice = ordinateur, apprentie
seat-adept = ordinateur, adepte
seat-archwitch = ordinateur, archisorcière

## Refus communs à tous les jeux

refused-game-over = La partie est terminée.
refused-not-asked = Ce n’est pas à vous de décider pour l’instant.
refused-other-question = Cela ne répond pas à la question posée.
refused-not-possible = La situation ne le permet pas.
refused-no-talk = Ce jeu ne prévoit pas ce genre de déclaration à la table.
refused-undo-nothing = Vous n’avez aucun coup à reprendre.
refused-undo-chance = Un dé a été lancé ou une carte piochée depuis : on ne peut plus revenir en arrière.
refused-undo-revealed = Une information cachée a été révélée depuis : on ne peut plus revenir en arrière.
refused-undo-others = Reprendre ce coup changerait ce qui est demandé à quelqu’un d’autre.

## Une partie dans le terminal

play-title = { $game }
play-resumed = { $game }, reprise après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
play-commitment = Engagement sur la graine, donné avant toute distribution : { $commitment }
play-seat = Place { $number } : { $name } ({ $kind })
play-asked = { $name } : { $prompt } ({ $rule })
play-nothing = Tapez le numéro d’un coup, ou le coup lui-même. Avec « ? », vous voyez tout ce que l’on peut écrire.
play-no-such-number = Il n’y a pas de coup numéro { $number } ; les numéros vont de 1 à { $most }.
play-not-understood = « { $text } » n’est pas un coup : écrivez-le comme il figure à côté de son numéro. Avec « ? », vous voyez tout ce que l’on peut écrire.
play-refused = { $reason } (Pour savoir pourquoi, tapez « ? { $rule } ».)
play-nobody = Personne ici ne s’appelle { $who }.
play-undone = { $name } reprend son dernier coup.
play-curtain = Entre deux personnes le rideau tombe, et seule une ligne vide (Entrée) le lève. Pour les scripts qui jouent pour plusieurs, il y a --no-curtain.
play-help =
    Tapez le numéro d’un coup, ou le coup tel qu’il est écrit à côté du numéro. Il y a aussi :
    view           montrer de nouveau toute la table et les coups
    undo           reprendre votre dernier coup, tant que c’est loyal (undo NOM : celui d’une autre personne présente)
    hint           ce qu’envisagerait quelqu’un qui joue bien
    ? { $rule }   lire une règle par son code ; les codes suivent les questions et les refus
    ? mot          ce que fait une carte ou autre chose, ou les règles où figure un mot
    save, save FICHIER   enregistrer la partie
    quit           enregistrer la partie et partir
    La question posée vient de cette règle :
play-hint-only = { $notation }  { $move } – le seul coup
play-hint = { $notation }  { $move } – chances de victoire estimées : { $share } %
play-hint-because = { $notation }  { $move } – chances de victoire estimées : { $share } % ({ $reason })
play-coach-looks-back = Bilan : { $text }
play-coach-plans = Plan : { $text }
play-coach-explains = Comment ça marche : { $text }
play-coach-warns = { $text } ({ $rule })
play-over = La partie est terminée.
play-saved = La partie est enregistrée dans { $file }.
play-resume = Pour continuer : coven play --resume { $file }
play-seed = La graine était { $seed }. Pour vérifier la distribution : coven verify { $file }
standing-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-line = { $what } : { $points }
replay-move = { $number }. { $name }

## Menu

menu-welcome = Bienvenue dans Coven. À quoi joue-t-on ?
menu-game = { "  " }{ $number }  { $title } ({ $least } à { $most } joueurs)
menu-which = Jeu ({ $least } à { $most }, ou quit) :
menu-players = Combien de joueurs, vous compris ({ $least } à { $most }) ?
menu-again = Tapez l’un de ces numéros, s’il vous plaît.

## Règles et enregistrements

rules-bonus = Avec le bonus : { $text }
rules-none = Aucune règle ne parle de « { $what } ».
verify-good = { $file } est valide : la distribution est celle qui était promise, tous les coups ({ $moves }) sont légaux et la fin est celle qui est enregistrée.
verify-bad = { $file } n’est pas valide : { $problem }
verify-other-commitment = l’enregistrement porte un autre engagement que celui qui avait été montré.
verify-broken-promise = la graine de l’enregistrement ne correspond pas à son engagement : la distribution n’était pas celle qui était promise.
verify-setup = la mise en place de l’enregistrement n’est pas permise. { $reason } ({ $rule })
verify-notation = le coup { $number } (« { $text } ») n’existe pas dans ce jeu.
verify-refused = le coup { $number } ({ $seat } : { $notation }) est refusé. { $reason } ({ $rule })
verify-other-standing = le classement final enregistré n’est pas celui que donnent les coups.
verify-commitment = Engagement de l’enregistrement : { $commitment }. Ce doit être celui montré avant la première carte.

## Faire tourner un serveur

backup-done = { $file } contient tout ce que le serveur conserve (tables : { $tables }, personnes : { $people }).
backup-secret = Le secret du serveur s’y trouve : protégez ce fichier autant que la base de données.
restore-done = Tout est rétabli depuis { $file } (tables : { $tables }, personnes : { $people }). Chaque partie a été rejouée et en est au même point.
restore-taken-up = Tables dont ce programme n’a plus les règles ou les données et qui continuent depuis la dernière position conservée : { $tables }.
restore-unreadable = La table { $table } a été rétablie bien qu’elle ne puisse pas être rejouée : { $why }.
health-good = { $url } fonctionne correctement.
health-bad = { $url } ne fonctionne pas correctement : { $why }.
doctor-database-good = La base de données répond (schéma { $schema }, tables : { $tables }, personnes : { $people }).
doctor-database-none = La base de données est encore vide ; le premier démarrage du serveur la remplira.
doctor-database-bad = { $why }.
doctor-folder-none = Le dossier { $folder } n’existe pas ou ne peut pas être ouvert.
doctor-permissions-good = Ce qui est privé ne peut être lu que par son propriétaire.
doctor-permissions-open = { $file } peut être lu par d’autres (mode { $mode }) ; donnez-lui le mode 0600.
doctor-permissions-other = { $file } appartient à un autre utilisateur que son dossier ; le serveur ne pourra peut-être pas y écrire.
doctor-disk-good = Il y a de la place dans { $folder } ({ $free } Mo).
doctor-disk-low = Il y a peu de place dans { $folder } ({ $free } Mo) ; quand elle sera épuisée, plus rien ne pourra être écrit.
doctor-disk-unknown = On ne peut pas dire combien de place il y a dans { $folder } : { $why }.
doctor-clock-good = L’horloge est à l’heure, autant qu’on puisse en juger.
doctor-clock-apart = Les horloges de cette machine et de la base de données diffèrent de { $seconds } s ; réglez-les sur la même source.
doctor-clock-behind = Le dernier coup a été joué { $seconds } s dans le futur ; l’horloge a été reculée.
doctor-files-good = Le nombre de fichiers ouverts à la fois est suffisant ({ $limit }).
doctor-files-low = Seuls { $limit } fichiers peuvent être ouverts à la fois dans ce shell, et chaque connexion en occupe un ; un service a sa propre limite (LimitNOFILE).
doctor-files-unknown = On ne peut pas dire ici combien de fichiers peuvent être ouverts à la fois.
doctor-streams-good = Les flux passent sans délai par { $url } ({ $ms } ms).
doctor-streams-bad = Les flux ne passent pas par { $url } : { $why }. Un proxy intermédiaire ne doit pas retenir text/event-stream.
doctor-streams-unasked = Le passage des flux n’a pas été vérifié ; indiquez l’adresse publique avec --public-url.
doctor-mail-none = Le courriel n’est pas configuré : personne n’en reçoit, et une phrase secrète oubliée se remplace à la main (--mail, --mail-from).
doctor-mail-good = Le serveur de courriel répond.
doctor-mail-bad = Le serveur de courriel ne répond pas comme il le devrait : { $why }
