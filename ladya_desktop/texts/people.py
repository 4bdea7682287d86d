"""Sentences of the area `people`: who has come, late, moved, gone and back; numbers, and ties decided."""

SENTENCES: dict[str, str] = {
    # The list on the day
    "people.column_check": "Отметка",
    "people.here": "Здесь",
    "people.not_here": "Нет",
    "people.check_here": "здесь",
    "people.check_absent": "нет",
    "people.check_unasked": "без отметки",
    "people.check_said": "{name}: {state}",
    "people.check_counts": "Здесь {here} из {n}",
    "people.check_absent_count": "нет {absent}",
    "people.check_hint": "Кто отмечен «Нет», в жеребьёвке не участвует. С клавиатуры отметка ставится пробелом.",
    "people.all_here": "Все здесь",
    "people.rest_here": "Остальные здесь",
    "people.move": "В другую группу…",
    "people.leave": "Больше не играет…",
    "people.return": "Вернуть в турнир…",
    "people.late": "Поздний приход…",
    "people.title_some_left": "Участники: {n}, выбыли: {left}",
    "people.left": "уход после {round}-го тура",
    "people.left_at_once": "уход до начала игры",
    "people.left_annulled": "партии не в счёт",
    "people.not_drawn": "не было на жеребьёвке",
    "people.from_other_group": "из другой группы",
    "people.cancel": "Отмена",
    "people.close": "Закрыть",
    # Leaving
    "people.withdraw_title": "Больше не играет: {name}",
    "people.withdraw_when": "С какого времени",
    "people.after_round": "после {round}-го тура",
    "people.before_first": "с самого начала",
    "people.withdraw_why": "Почему",
    "people.why_ill": "болезнь",
    "people.why_home": "уход домой",
    "people.why_absent": "неявка",
    "people.why_wish": "своё желание",
    "people.why_other": "другая причина",
    "people.why_words": "Своими словами",
    "people.why_empty": "Нужно вписать причину: она останется в журнале турнира.",
    "people.rule_annulled": (
        "Сыграно {played} из {games} — меньше половины. Результаты не учитываются никому, но в таблице остаются видны."
    ),
    "people.rule_kept": (
        "Сыграно {played} из {games} — это не меньше половины. Сыгранное остаётся, за остальные партии соперникам плюс."
    ),
    "people.rule_regulations": (
        "Сыграно {played} из {games}. По регламенту группы сыгранное остаётся, за остальные партии соперникам плюс."
    ),
    "people.rule_open": "До ухода ещё есть партии. Когда их сыграют, счёт может измениться.",
    "people.withdraw_confirm": "Записать уход",
    "people.preview": "Таблица сейчас и после",
    "people.column_name": "Участник",
    "people.column_points": "Очки",
    "people.column_place": "Место",
    "people.column_then": "станет",
    "people.unchanged": "Очки и места не изменятся.",
    # Coming back
    "people.return_title": "Вернуть в турнир: {name}",
    "people.return_when": "С какого тура",
    "people.from_round": "с {round}-го тура",
    "people.rule_return": "Пропущенные туры остаются неявками: соперникам за них плюс.",
    "people.rule_counts_again": "Сыграно пока {played} из {games}. Результаты снова учитываются.",
    "people.return_confirm": "Вернуть",
    # Coming late
    "people.late_title": "Поздний приход",
    "people.late_who": "Кого записать",
    "people.late_new": "Другой ученик",
    "people.late_new_note": "в списке его не было",
    "people.rule_free_number": (
        "Свободен номер {number}, он и достанется новому участнику. У остальных номера и доски прежние, "
        "а вместо свободного тура у каждого будет игра."
    ),
    "people.rule_redraw": (
        "Свободного номера нет: участников {n}, все пары заняты. Жребий нужно отменить и бросить снова, "
        "номера у всех будут новые."
    ),
    "people.rule_begun": (
        "Партии уже начались. По правилам круговых турниров после этого новых участников не принимают."
    ),
    "people.column_number": "№",
    "people.column_now": "Сейчас",
    "people.column_later": "Потом",
    "people.number_free": "свободен",
    "people.late_somebody": "новый участник",
    "people.late_confirm": "Дать номер {number}",
    "people.late_redraw": "Отменить жребий и записать",
    "people.late_reason": "поздний приход: {name}",
    # Another group
    "people.move_title": "В другую группу: {name}",
    "people.move_own": "По классу ({class_name}) это {group}.",
    "people.move_here": "сейчас здесь",
    "people.move_belongs": "сюда относится класс {class_name}",
    "people.move_locked": "жребий уже брошен",
    "people.move_confirm": "Перевести",
    # The draw
    "people.apart": "Кого развести…",
    "people.by_hand": "Номера вручную…",
    "people.again": "Повторить показ",
    "people.apart_chosen": "В последних турах не встретятся: {list}.",
    "people.draw_some": (
        "На жребий идут {n} из {total}. {absent} Каждый вытянет номер, а по номерам сложатся пары всех туров: "
        "кто с кем и каким цветом."
    ),
    "people.absent": "Не на месте и без номера: {names}.",
    "people.and_more": "{names} и ещё {n}",
    "people.apart_title": "Кого развести",
    "people.apart_text": (
        "Ученики одного класса или одной семьи сыграют между собой не в последних турах, насколько позволят номера. "
        "Тогда в конце никто не подарит очко своему."
    ),
    "people.apart_classes": "Одноклассников",
    "people.apart_class": "{class_name}: {names}",
    "people.apart_family": "Братьев и сестёр",
    "people.apart_none": "Одноклассников и однофамильцев в этом списке нет, разводить некого.",
    "people.apart_done": "Готово",
    "people.apart_classmates": "одноклассники",
    "people.kept_apart": "Развести удалось: в последних турах свои не встречаются.",
    "people.numbers_given": "Номера даны вручную.",
    "people.seed": "Число жребия {seed}",
    "people.hand_title": "Номера вручную",
    "people.hand_text": "Номер можно вписать или двигать ученика кнопками. Остальные подвинутся сами.",
    "people.up": "Выше",
    "people.down": "Ниже",
    "people.hand_confirm": "Дать номера",
    # A tie
    "people.tie_title": "Места {places}: кто выше?",
    "people.tie_text": "Показатели у этих учеников равны, поэтому места они делят.",
    "people.tie_lot": "Бросить жребий",
    "people.tie_lot_note": "Число жребия видно всем. Его может назвать и класс.",
    "people.tie_hand": "Решить самому",
    "people.tie_hand_note": "Порядок и причина останутся в журнале.",
    "people.tie_seed": "Число жребия",
    "people.tie_reason": "Причина",
    "people.tie_reason_empty": "Нужна причина: она останется в журнале турнира.",
    "people.tie_seed_wrong": "Число жребия состоит из одних цифр, не больше {n}.",
    "people.tie_neither": "По регламенту группы места при равенстве делятся: жребия и решения организатора в нём нет.",
    "people.tie_decide": "Записать порядок",
    "people.tie_drawn": "Жребий с числом {seed}:",
    "people.tie_place": "{place}-е место: {name}",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "people.meet_late": (
        "Развести удалось не всех: в последних турах {n} встреча своих.",
        "Развести удалось не всех: в последних турах {n} встречи своих.",
        "Развести удалось не всех: в последних турах {n} встреч своих.",
    ),
}
