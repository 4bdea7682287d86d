"""Sentences of the area `classroom`: who is at the computer in a lesson, and what the teacher sees of the class."""

SENTENCES: dict[str, str] = {
    # Who is here
    "classroom.who": "Кто здесь?",
    "classroom.who_hint": "Нажать на своё имя — и программа вспомнит, какие уроки уже пройдены.",
    "classroom.nobody": "Без имени: ничего не сохраняется",
    "classroom.next": "Следующий ученик",
    "classroom.here": "Сейчас: {name}",
    "classroom.not_kept": "Ответы не сохраняются",
    "classroom.here_spoken": "Сейчас занимается {name}. Сменить ученика",
    "classroom.group": "Группа",
    "classroom.own_list": "Список учителя",
    "classroom.empty": "Списка класса ещё нет. Его пишет учитель. Имена участников турнира появляются здесь сами.",
    "classroom.close": "Закрыть",
    # The list
    "classroom.list": "Список класса",
    "classroom.list_edit": "Список класса…",
    "classroom.list_hint": (
        "Одно имя на строке. Список остаётся на этом компьютере. Имя, написанное иначе, — это уже другой ученик."
    ),
    "classroom.list_save": "Сохранить",
    "classroom.list_cancel": "Отмена",
    "classroom.list_too_many": "Слишком много имён: помещается не больше {limit}.",
    "classroom.list_too_long": "Имя в строке {line} слишком длинное: помещается не больше {limit} букв.",
    "classroom.list_twice": "Имя «{name}» записано два раза. Можно добавить класс или букву отчества.",
    "classroom.list_alike": (
        "Имена «{other}» и «{name}» на экране не различить. Можно добавить класс или букву отчества."
    ),
    # The table
    "classroom.title": "Класс: кто что прошёл",
    "classroom.table_of": "Таблица класса",
    "classroom.done_of": "{done} из {n}",
    "classroom.done_column": "Пройдено",
    "classroom.own_column": "свой",
    "classroom.cell_count": "{right}/{n}",
    "classroom.nobody_yet": "Пока ничего не записано. Ответы появятся, когда ученик выберет своё имя перед уроком.",
    "classroom.legend": "Галочка — урок пройден. 1/5 — верно решено 1 задание из 5.",
    "classroom.cell_untouched": "{name}. {lesson}: ещё не начат.",
    "classroom.cell_begun": "{name}. {lesson}: верно {right} из {n}, с первого раза {first}.",
    "classroom.cell_done": "{name}. {lesson}: пройден, с первого раза верно {first} из {n}.",
    "classroom.cell_sum": "{name}: пройдено уроков {done} из {n}.",
    "classroom.lesson_numbered": "Урок {number}. {title}",
    "classroom.certificate": "Сертификат…",
    "classroom.certificate_none": (
        "Сертификат дают за раздел или за весь курс, когда решены все задания. Пока до конца ничего не пройдено."
    ),
    "classroom.certificate_course": "Весь курс: {name}",
    "classroom.certificate_section": "Раздел «{section}»: {name}",
    "classroom.certificates_all_course": "Весь курс: всем, кто его прошёл ({n})",
    "classroom.certificates_all_section": "Раздел «{section}»: всем, кто его прошёл ({n})",
    "classroom.save": "Сохранить таблицу…",
    "classroom.save_xlsx": "Таблица Excel",
    "classroom.save_csv": "Таблица CSV",
    "classroom.where": "Где сохранить таблицу",
    "classroom.kind_xlsx": "Таблица Excel (*.xlsx)",
    "classroom.kind_csv": "Таблица CSV (*.csv)",
    "classroom.section": "Раздел",
    "classroom.all_sections": "Все разделы",
    "classroom.saved": "Сохранено: {path}",
    "classroom.saving": "Готовится таблица: строк {done} из {total}",
    "classroom.stop": "Прервать",
    "classroom.stopped": "Прервано. Файл не записан.",
    "classroom.not_made": (
        "Таблица не готова: её негде собрать ({reason}). Обычно помогает освободить место на диске. Файл не записан."
    ),
    "classroom.erase": "Стереть…",
    "classroom.erase_one": "Стереть ответы: {name}",
    "classroom.erase_one_title": "Стереть ответы?",
    "classroom.erase_one_text": (
        "{name}: всё, что пройдено в уроках, будет стёрто с этого компьютера. Вернуть это нельзя."
    ),
    "classroom.erase_one_listed": "Имя в списке останется.",
    "classroom.erase_all": "Стереть всё",
    "classroom.erase_all_title": "Стереть всё о классе?",
    "classroom.erase_all_text": (
        "Ответы всех учеников и список класса будут стёрты с этого компьютера. Вернуть их нельзя. "
        "Турнир и партии останутся."
    ),
    "classroom.erase_yes": "Стереть",
    "classroom.erase_no": "Оставить",
    "classroom.erased_one": "{name}: ответы стёрты.",
    "classroom.erased_all": "Всё о классе стёрто.",
    "classroom.not_erased": (
        "Стереть не удалось: файл {file} не изменяется ({reason}). "
        "Нужно разрешить запись в этот файл и его папку и стереть ещё раз."
    ),
    "classroom.not_erased_full": (
        "Стереть не удалось: на диске не осталось места, чтобы переписать файл {file}. "
        "Нужно освободить место и стереть ещё раз."
    ),
    "classroom.list_not_kept": (
        "Список класса не сохранён: в файл {file} не удаётся записать ({reason}). "
        "Нужно разрешить запись в этот файл и его папку и сохранить ещё раз."
    ),
    "classroom.list_not_kept_full": (
        "Список класса не сохранён: на диске не осталось места для файла {file}. "
        "Нужно освободить место и сохранить ещё раз."
    ),
    # Files
    "classroom.file": "Класс, уроки",
    "classroom.sheet_results": "Уроки",
    "classroom.sheet_summary": "Ученики",
    "classroom.column_pupil": "Ученик",
    "classroom.column_number": "№",
    "classroom.column_lesson": "Урок",
    "classroom.column_exercises": "Заданий",
    "classroom.column_tried": "С ответом",
    "classroom.column_right": "Верно",
    "classroom.column_right_first": "С первого раза",
    "classroom.column_done": "Пройден",
    "classroom.column_lessons_done": "Пройдено уроков",
    "classroom.column_lessons": "Всего уроков",
    "classroom.done": "да",
}

PLURALS: dict[str, tuple[str, str, str]] = {
    "classroom.damaged": (
        "{n} запись не читается: файл повреждён. Остальные целы.",
        "{n} записи не читаются: файл повреждён. Остальные целы.",
        "{n} записей не читаются: файл повреждён. Остальные целы.",
    ),
    "classroom.newer": (
        "{n} запись сделана более новой программой: она цела, но здесь её не видно.",
        "{n} записи сделаны более новой программой: они целы, но здесь их не видно.",
        "{n} записей сделано более новой программой: они целы, но здесь их не видно.",
    ),
    "classroom.erased_newer": (
        "{n} запись более новой программы осталась: её стирает «Стереть всё».",
        "{n} записи более новой программы остались: их стирает «Стереть всё».",
        "{n} записей более новой программы осталось: их стирает «Стереть всё».",
    ),
}
