## Play over days: pace, a person’s time, what is urgent, notes.
page-stand-in = Who plays on when somebody’s time ends
page-stand-in-about = Nobody loses by time. With a bot stronger than “{ $level }” the game is not rated.
page-stand-in-told = When somebody’s time ends, a bot ({ $level }) plays on until they come back.
page-days-about = With days for each move, everybody’s quiet hours and holidays count.
page-on-holiday = { $seat }: on holiday, { $from } – { $until }
page-day = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[12] { $day } December
}
page-time-left = { $time } left
page-next-table = Next table: { $game }
page-time = Your time
page-time-about = For tables where a move may take days. There your clock keeps to your day: no time runs out at night or while you are away.
page-time-zone = Time zone
page-time-quiet = Quiet hours
page-time-quiet-about = What would be due then is due when they end. At most 12 hours; leave both empty for none.
page-time-from = From
page-time-until = Until
page-holidays = Holidays
page-holidays-about = While you are away, your clock stands still, and the others see until when. At most { $length } days at once.
page-holidays-left = { $days ->
    [0] None of this year’s { $most } days are left.
    [one] { $days } of this year’s { $most } days is left.
   *[other] { $days } of this year’s { $most } days are left.
}
page-holidays-none = You have announced none.
page-holiday-first = First day
page-holiday-last = Last day
page-holiday-announce = Announce
page-holiday-cancel = Cancel
page-holiday-end = I am back
page-note = Your notes
page-note-about = Only you see them, here and on your other devices.
page-error-bad-zone = There is no such time zone.
page-error-bad-quiet-hours = Quiet hours need a beginning and an end, at most 12 hours apart.
page-error-bad-holiday = These days cannot be announced: they begin today or later and within a year, are at most 14 at once with a day between two holidays, and at most 30 a year.
page-prepare = Prepare an answer
page-prepare-about = Say now what you will answer when you are asked. It is given at once, takes none of your time, and nobody else sees it. If you are asked something else, it is dropped and you are told.
page-prepare-asked = What you may be asked next
page-prepare-none = What you will be asked next cannot be foreseen now.
page-prepare-when = When it holds
page-prepare-any = Whatever happens before
page-prepare-if = Only after this:
page-prepare-do = Prepare this answer
page-prepared = Prepared answers
page-prepared-drop = Drop what is prepared
page-error-asked-now = You are being asked now. Answer that first.
page-error-shared-screen = At a shared screen nothing can be prepared: the others would see it.
page-error-no-such-case = That is not what you may be asked next. Look again at what may come.
page-error-too-many-prepared = Eight answers at most can be prepared.
