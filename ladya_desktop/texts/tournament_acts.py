"""Sentences of the area `tournament_acts`: why the tournament refuses what was asked for, and what to do instead."""

SENTENCES: dict[str, str] = {
    # Laying down the tournament
    "tournament_acts.already_created": "Турнир уже создан. Для нового турнира нужно начать новую запись.",
    "tournament_acts.title_missing": "У турнира нет названия. Его нужно вписать.",
    "tournament_acts.title_too_long": "Название слишком длинное: помещается не больше {limit} букв.",
    "tournament_acts.year": "Год {year} не подходит. Нужен год от {first} до {last}.",
    "tournament_acts.no_groups": "В турнире нет ни одной группы. Нужна хотя бы одна.",
    "tournament_acts.group_twice": "Группа {group} указана дважды. Названия групп должны различаться.",
    "tournament_acts.grades_overlap": "Группы {group} и {other}: один класс попал в обе. Классы нужно разделить.",
    "tournament_acts.group_code": "У группы нет короткого названия, например: II",
    "tournament_acts.group_name_missing": "У группы должно быть название, например: II или «Младшие».",
    "tournament_acts.group_name_too_long": "Название группы длинное: поместится {limit} знаков.",
    "tournament_acts.grades": "Группа {group}: классы указаны неверно. Нужны классы от 1 до 11, меньший — первым.",
    "tournament_acts.day": "Группа {group}: дня {day}.{month} в этом году нет. Нужно исправить дату.",
    "tournament_acts.hours": "Группа {group}: конец должен быть позже начала, в тот же день.",
    "tournament_acts.time_control": "Группа {group}: контроль времени записан неверно. Пример: 300+3",
    "tournament_acts.cycles": "Группа {group}: кругов может быть один или два.",
    "tournament_acts.tie_break_not_built": "Группа {group}: показатель {tie_break} программа пока не считает.",
    "tournament_acts.tie_break_twice": "Группа {group}: один показатель назван дважды.",
    "tournament_acts.unknown_group": "Группы {group} в турнире нет.",
    "tournament_acts.setup_locked": (
        "Группа {group}: жребий брошен, поэтому классы и круги уже не меняются. "
        "Остальное менять можно до первой партии."
    ),
    "tournament_acts.regulations_locked": (
        "Группа {group}: партии уже начались, регламент закреплён. Менять можно день, часы и число досок."
    ),
    "tournament_acts.default_time": "Группа {group}: время опоздания — от 0 до {limit} минут.",
    "tournament_acts.earliest_draw": "Группа {group}: ничья по соглашению — не раньше хода с номером от 1 до {limit}.",
    "tournament_acts.boards_number": (
        "Группа {group}: компьютеров бывает не больше {computers}, деревянных досок не больше {boards}."
    ),
    "tournament_acts.boards_none": "Группа {group}: играть не на чем. Нужен хотя бы один компьютер или одна доска.",
    "tournament_acts.break": "Группа {group}: перерыв между турами — от 0 до {limit} минут.",
    "tournament_acts.detail_too_long": "Строка слишком длинная: помещается не больше {limit} букв.",
    "tournament_acts.complaint_min": "Срок подачи жалобы — от 0 до {limit} минут.",
    "tournament_acts.group_not_empty": "Группа {group}: в ней есть ученики. Сначала их нужно убрать или перевести.",
    "tournament_acts.import_into_list": (
        "Группа {group}: в ней уже есть ученики. Взять турнир из файла можно в пустую группу или в новую."
    ),
    "tournament_acts.group_has_complaints": "Группа {group}: по ней подана жалоба, поэтому группу убрать нельзя.",
    "tournament_acts.unknown_condition": "Группа {group}: условие «{condition}» программе незнакомо.",
    "tournament_acts.grade_in_use": (
        "Группа {group}: в ней уже записан ученик {name}, {class_name}. Сначала его нужно убрать из списка."
    ),
    "tournament_acts.group_closed": (
        "Группа {group}: протокол подписан, ничего не меняется. Сначала нужно снять подпись и назвать причину."
    ),
    "tournament_acts.reason_missing": "Нужна причина: её увидят в протоколе.",
    # The list
    "tournament_acts.too_many_participants": "Участников слишком много: помещается не больше {limit}.",
    "tournament_acts.unknown_participant": "Такого участника нет: возможно, его уже убрали из списка.",
    "tournament_acts.name_missing": "Нет фамилии и имени. Их нужно вписать.",
    "tournament_acts.name_too_long": "Имя «{name}…» слишком длинное: помещается не больше {limit} букв.",
    "tournament_acts.class_letter": "{name}: буква класса должна быть одна, например: 5А",
    "tournament_acts.grade_not_admitted": (
        "{name}: {grade}-й класс не играет. По положению допускаются классы: {grades}."
    ),
    "tournament_acts.name_taken": (
        "{name}, {class_name}: такой участник уже записан. Если это тёзка, к имени нужно добавить отчество."
    ),
    "tournament_acts.participants_locked": (
        "Группа {group}: жребий уже брошен, список закрыт. До первой партии жребий можно отменить."
    ),
    "tournament_acts.late_before_draw": "Группа {group}: жребия ещё не было, ученика можно просто записать в список.",
    "tournament_acts.late_after_start": (
        "Группа {group}: партии уже начались. В круговой турнир после первой партии не принимают."
    ),
    "tournament_acts.late_needs_redraw": (
        "Группа {group}: свободного номера нет. Нужно отменить жребий, записать ученика и бросить жребий снова."
    ),
    "tournament_acts.late_other_group": "{name}, {class_name}: в группе {group} этот класс не играет.",
    # Drawing lots
    "tournament_acts.already_drawn": "Группа {group}: жребий уже брошен. До первой партии его можно отменить.",
    "tournament_acts.not_drawn": "Группа {group}: жребия ещё не было.",
    "tournament_acts.nobody_to_draw": "Группа {group}: никто не записан. Нужны хотя бы двое.",
    "tournament_acts.one_to_draw": "Группа {group}: записан один ученик, играть ему не с кем. Нужны хотя бы двое.",
    "tournament_acts.too_many_to_draw": (
        "Группа {group}: записано учеников: {n}. По круговой системе играют не больше {limit}, группу нужно разделить."
    ),
    "tournament_acts.numbers_incomplete": (
        "Группа {group}: каждому ученику нужен свой номер, без пропусков и повторов. Учеников: {n}."
    ),
    "tournament_acts.play_begun": "Группа {group}: партии уже начались, жребий не отменяется.",
    # Games and results
    "tournament_acts.no_such_game": "Группа {group}: в туре {round} нет партии на доске {board}.",
    "tournament_acts.game_taken": "Эта запись партии уже принадлежит другой паре. Нужно начать новую партию.",
    "tournament_acts.game_runs": (
        "{white} — {black}, тур {round}: партия идёт на доске программы. Сначала её нужно закончить или отменить."
    ),
    "tournament_acts.result_stands": (
        "{white} — {black}, тур {round}: результат {score} уже записан. "
        "Изменить его можно исправлением, назвав причину."
    ),
    "tournament_acts.other_game": (
        "{white} — {black}, тур {round}: результат пришёл не из той партии, которая назначена этой паре. Он не записан."
    ),
    "tournament_acts.forfeit_reversed": (
        "{white} — {black}, тур {round}: партия не игралась, поэтому цвета в ней поменяться не могли."
    ),
    "tournament_acts.no_result": "{white} — {black}, тур {round}: результата ещё нет, исправлять нечего.",
    "tournament_acts.nothing_to_annul": (
        "{white} — {black}, тур {round}: отменить можно только партию на доске программы или записанный результат."
    ),
    # Ties, complaints, taking back
    "tournament_acts.tie_not_in_list": (
        "Группа {group}: по регламенту места при равенстве делятся. Ни жребия, ни решения организатора в списке нет."
    ),
    "tournament_acts.no_such_tie": "Группа {group}: эти ученики места не делят, решать нечего.",
    "tournament_acts.author_too_long": (
        "Имя того, кто подал жалобу, слишком длинное: помещается не больше {limit} букв."
    ),
    "tournament_acts.author_missing": "Не указано, кто подал жалобу.",
    "tournament_acts.complaint_text_missing": "Нет текста жалобы. Его нужно вписать с бумаги.",
    "tournament_acts.complaint_too_long": "Текст слишком длинный: помещается не больше {limit} букв.",
    "tournament_acts.complaint_from_the_future": "Время подачи жалобы ещё не наступило. Его нужно исправить.",
    "tournament_acts.no_such_complaint": "Такой жалобы нет: возможно, её запись отменена.",
    "tournament_acts.answer_missing": "Нет решения по жалобе. Его нужно вписать.",
    "tournament_acts.nothing_to_undo": "Отменять больше нечего.",
    "tournament_acts.step_is_not_last": "Это действие уже не последнее. Отменять можно по порядку, с последнего.",
    "tournament_acts.changed_since": "После этого действия результат изменила партия на доске. Отменить его нельзя.",
    "tournament_acts.begun_since": "Группа {group}: партии уже начались, это действие не отменяется.",
    # Leaving and coming back
    "tournament_acts.participant_left": "{name} больше не участвует в турнире. Сначала нужно вернуть участника.",
    "tournament_acts.bears_no_number": (
        "{name}: номера по жребию нет, поэтому выбывать не из чего. Ученика можно убрать из списка."
    ),
    "tournament_acts.already_left": "{name} уже не участвует в турнире.",
    "tournament_acts.not_left": "{name} и так участвует в турнире.",
    "tournament_acts.no_such_round": "Тура {round} здесь быть не может. Всего туров: {rounds}.",
    "tournament_acts.played_later": (
        "{name}: в туре {round} партия сыграна, значит, уход был позже. Нужно назвать более поздний тур."
    ),
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "tournament_acts.games_open": (
        "Группа {group}: не хватает результата {n} партии. Протокол подписывают, когда есть все.",
        "Группа {group}: не хватает результатов {n} партий. Протокол подписывают, когда есть все.",
        "Группа {group}: не хватает результатов {n} партий. Протокол подписывают, когда есть все.",
    ),
}
