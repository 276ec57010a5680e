## Play over days: pace, a person’s time, what is urgent, notes.
page-stand-in = Qui continue quand le temps de quelqu’un est écoulé
page-stand-in-about = Personne ne perd au temps. Avec un bot plus fort que « { $level } », la partie n’est pas classée.
page-stand-in-told = Quand le temps de quelqu’un est écoulé, un bot ({ $level }) joue à sa place jusqu’à son retour.
page-days-about = Avec des jours pour chaque coup, les heures calmes et les congés de chacun comptent.
page-on-holiday = { $seat } : en congé, { $from } – { $until }
page-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
page-time-left = reste { $time }
page-next-table = Table suivante : { $game }
page-time = Votre temps
page-time-about = Pour les tables où un coup peut prendre des jours. Votre pendule y suit votre journée : aucun délai n’expire la nuit ni pendant votre absence.
page-time-zone = Fuseau horaire
page-time-quiet = Heures calmes
page-time-quiet-about = Un délai qui expirerait pendant ces heures expire à leur fin. Douze heures au plus ; laisser les deux champs vides pour n’en avoir aucune.
page-time-from = De
page-time-until = À
page-holidays = Congés
page-holidays-about = Pendant votre absence, votre pendule s’arrête, et les autres voient jusqu’à quand. { $length } jours de suite au plus.
page-holidays-left = { $days ->
    [0] Sur les { $most } jours de cette année, il n’en reste aucun.
    [one] Sur les { $most } jours de cette année, il en reste { $days }.
   *[other] Sur les { $most } jours de cette année, il en reste { $days }.
}
page-holidays-none = Vous n’en avez annoncé aucun.
page-holiday-first = Premier jour
page-holiday-last = Dernier jour
page-holiday-announce = Annoncer
page-holiday-cancel = Annuler
page-holiday-end = Signaler mon retour
page-note = Vos notes
page-note-about = Personne d’autre ne les voit, ici comme sur vos autres appareils.
page-error-bad-zone = Ce fuseau horaire n’existe pas.
page-error-bad-quiet-hours = Les heures calmes ont un début et une fin, à 12 heures d’écart au plus.
page-error-bad-holiday = Ces jours ne peuvent pas être annoncés : ils commencent aujourd’hui ou plus tard et d’ici un an, 14 de suite au plus avec un jour entre deux congés, et 30 par an au plus.
page-prepare = Préparer une réponse
page-prepare-about = Dites dès maintenant ce que vous répondrez. La réponse est donnée aussitôt, ne vous coûte pas de temps, et personne d’autre ne la voit. Si la question est une autre, elle est abandonnée, et la table vous le dit.
page-prepare-asked = Ce qui peut vous être demandé
page-prepare-none = Ce qui vous sera demandé ne peut pas être prévu maintenant.
page-prepare-when = Quand elle vaut
page-prepare-any = Quoi qu’il arrive avant
page-prepare-if = Seulement après ceci :
page-prepare-do = Préparer cette réponse
page-prepared = Réponses préparées
page-prepared-drop = Abandonner ce qui est préparé
page-error-asked-now = C’est à vous de répondre. Répondez d’abord.
page-error-shared-screen = À un écran partagé rien ne peut être préparé : les autres le verraient.
page-error-no-such-case = Ce n’est pas ce qui peut vous être demandé. Regardez de nouveau ce qui peut venir.
page-error-too-many-prepared = Huit réponses au plus peuvent être préparées.
