"""A lesson file that cannot be used is named with its line and one sentence."""

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest

from ladya_desktop.lessons import LessonError, course_folder, read_lesson
from ladya_desktop.lessons.kinds.goals import DETAILS
from ladya_desktop.lessons.kinds.rulings import RULINGS
from ladya_desktop.texts import set_language
from tests.lessons.files import HEAD, PROMPT, fault_of

TEXT = 'text.ru = "Текст"\ntext.en = "Text"\n'
PAGE = f'[[page]]\nkind = "text"\n{TEXT}'
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def png(width: int, height: int) -> str:
    data = PNG + width.to_bytes(4) + height.to_bytes(4)
    return base64.b64encode(data).decode()


# The page begins in line 6, the key that is tried stands in line 9.
@pytest.mark.parametrize(
    ("kind", "line", "code"),
    [
        ("text", 'fen = "4k3/8/8/8/8/8/8/4K2 w"', "fen_width"),
        ("text", 'fen = "4k3/8/8/8/8/8/4K3 w"', "fen_ranks"),
        ("text", 'fen = "4k3/8/8/8/8/8/8/4X3 w"', "fen_letter"),
        ("text", 'fen = "4k3/8/8/8/8/8/8/3KK3 w"', "fen_kings"),
        ("text", 'fen = "4k2P/8/8/8/8/8/8/4K3 w"', "fen_pawn"),
        ("text", 'fen = "4k3/8/8/8/8/8/4R3/4K3 w"', "fen_check"),
        ("text", 'fen = "4k3/8/8/8/8/8/8/4K3 w K"', "fen_castling"),
        ("text", 'fen = "4k3/8/8/8/8/8/8/4K3 x"', "fen"),
        ("text", 'fen = "4k3/8/8/4P3/8/8/8/4K3 w - d6"', "fen_passing"),
        ("text", 'attacks = "e9"', "no_square"),
        ("text", 'attacks = ["e9"]', "no_square"),
        ("text", f'attacks = "{"e" * 99}"', "no_square"),
        ("text", 'moves = ["e2e5"]', "illegal_move"),
        ("text", 'arrows = ["e2"]', "no_arrow"),
        ("text", 'arrows = ["e2e4:pink"]', "unknown_word"),
        ("text", 'circles = ["e9"]', "no_square"),
        ("text", "lights = [1]", "not_text"),
        ("text", 'lights = "e4"', "not_list"),
        ("text", 'attacks = ["e4"]', "empty_square"),
        ("text", 'black_below = "yes"', "not_flag"),
        ("text", "colour = 1", "unknown_key"),
        ("text", "heading = 1", "not_table"),
        ("text", "heading.ru = 1", "not_text"),
        ("text", 'heading.ru = "а"', "no_translation"),
        ("text", 'heading.de = "a"', "unknown_key"),
        ("text", f'heading.en = "{"a" * 41}"', "too_long"),
        ("text", f'picture = "{png(5000, 10)}"', "picture_large"),
        ("text", f'picture = "{png(0, 0)}"', "picture_large"),
        ("text", 'picture = "AAAA"', "picture_unreadable"),
        ("text", 'picture = "?"', "picture_unreadable"),
        ("text", f'picture = "{"A" * 1_400_000}"', "picture_big"),
    ],
)
def test_a_page_that_is_wrong(kind: str, line: str, code: str) -> None:
    fault = fault_of(f'{HEAD}\n[[page]]\nkind = "{kind}"\n{TEXT}{line}\n')
    assert (fault.code, fault.line) == (f"lessons.fault.{code}", 10)
    assert fault.sentence.startswith("own.toml, строка 10: ")


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ('kind = "squares"\nask = "way"', "unknown_word"),
        ('kind = "squares"\nask = "moves"', "key_missing"),
        ('kind = "squares"\nask = "moves"\nsquare = "e5"', "empty_square"),
        ('kind = "squares"\nask = "moves"\nsquare = "e7"', "not_on_move"),
        ('kind = "squares"\nask = "pieces"\npieces = "X"', "pieces"),
        ('kind = "legal_moves"\ntouch = 3', "not_text"),
        ('kind = "play"\ngoal = "win"', "unknown_word"),
        ('kind = "play"\ngoal = "capture:z9"', "unknown_word"),
        ('kind = "play"\ngoal = "mate_in"', "unknown_word"),
        ('kind = "play"\ngoal = "mate"', "impossible"),
        ('kind = "play"\ngoals = []', "key_missing"),
        ('kind = "play"\ngoal = "legal"\nfirst = "e2e5"', "illegal_move"),
        ('kind = "play"\ngoal = "legal"\nfirst = "e2?4"', "illegal_move"),
        ('kind = "castling"\nside = "short"\nfen = "4k3/8/8/8/8/8/8/4K2R w"', "castling_unknown"),
        ('kind = "verdict"\nfen = "8/8/8/8/8/8/8/4K3 w"', "needs_kings"),
        ('kind = "verdict"\noptions = ["checkmate"]', "right_not_offered"),
        ('kind = "verdict"\noptions = ["draw"]', "unknown_word"),
        ('kind = "setup"\ntarget = "8/8"', "fen_ranks"),
        ('kind = "setup"\ntarget = "8/8/8/8/8/8/8/8"', "nothing_to_set"),
        ('kind = "notation"\nmove = "e2e5"\nletters = "russian"', "illegal_move"),
        ('kind = "notation"\nmove = "e2e4"\nletters = "greek"', "unknown_word"),
        ('kind = "name_square"\nfind = "z"', "no_name"),
        ('kind = "name_square"\nfind = "a1-b3"', "no_name"),
        ('kind = "name_square"\nname = "z1"', "no_square"),
        ('kind = "choice"', "few_options"),
        ('kind = "order"', "few_steps"),
        ('kind = "clock"\ngame = { time_control = "-" }\nask = "white"', "needs_clock"),
        ('kind = "ruling"\nacts = [{ act = "jump" }]', "act"),
        ('kind = "ruling"\ngame = { colour = 1 }', "case"),
        ('kind = "ruling"\nacts = [1]', "not_table"),
        ('kind = "ruling"\nwrong = ["goes_on", "warning", "forfeit"]', "wrong_rulings"),
        ('kind = "touch"\nask = "pieces"\nacts = [{ act = "resign", by = "white" }]', "no_moves_left"),
        ('kind = "puzzle"', "unknown_word"),
        ('kind = "castling"\nside = "short"\nfen = "8/8/8/8/8/8/8/R6R w"', "needs_kings"),
    ],
)
def test_an_exercise_that_is_wrong(lines: str, code: str) -> None:
    start = "" if "fen" in lines else 'fen = "startpos"\n'
    fault = fault_of(f"{HEAD}\n[[page]]\n{PROMPT}{start}{lines}\n")
    assert fault.code == f"lessons.fault.{code}"
    assert fault.line >= 6
    assert fault.sentence


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('move = "e2e5"', "illegal_move"),
        ('move = "e2e4"\nfen = "startpos"', "fen_and_move"),
        ('put = "e4e5"', "empty_square"),
        ('put = ["e2e4", "e2e3"]', "empty_square"),
        ('put = "e2"', "no_arrow"),
        ('remove = ["e4"]', "empty_square"),
        ('press = "green"', "unknown_word"),
        ("after = 2", "no_such_step"),
        ("after = true", "not_number"),
        ("clock = { white = 1 }", "key_missing"),
        ("clock = { white = -1, black = 1 }", "not_time"),
        ("move = 1", "not_text"),
        ("clock = { white = 1, black = 1, red = 1 }", "unknown_key"),
        ('dots = ["e4"]', "empty_square"),
        ('jump = "e4"', "unknown_key"),
    ],
)
def test_a_step_that_is_wrong(line: str, code: str) -> None:
    fault = fault_of(f'{HEAD}\n[[page]]\nkind = "demo"\nfen = "startpos"\n[[page.step]]\n{TEXT}{line}\n')
    assert fault.code == f"lessons.fault.{code}"
    assert fault.line in (9, 12, 13)


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        (HEAD, 1, "no_pages"),
        (HEAD.replace("format = 1", "format = 3") + PAGE, 1, "newer"),
        (HEAD.replace("format = 1", "format = 0") + PAGE, 1, "unknown_word"),
        (HEAD.replace("format = 1", "") + PAGE, 1, "key_missing"),
        (HEAD.replace('title.en = "Lesson"\n', "") + PAGE, 2, "no_translation"),
        (HEAD.replace("3.2", "three") + PAGE, 4, "article"),
        (HEAD + "pages = 3\n" + PAGE, 5, "unknown_key"),
        (HEAD + 'page = "x"\n', 5, "not_list"),
        (HEAD + 'page = ["x"]\n', 5, "not_table"),
        (HEAD + 'languages = ["de"]\n' + PAGE, 5, "unknown_word"),
        (HEAD + '[[page]]\nkind = "text"\n', 5, "key_missing"),
        (HEAD + '[[page]]\nkind = "demo"\n', 5, "key_missing"),
        (HEAD + PAGE + '[[page]]\nkind = "text\n', 10, "toml"),
        (HEAD + PAGE + '[[page]]\nkind = """text\n', 11, "toml"),
        ("a = " + "[" * 100_000, 1, "deep"),
        (HEAD + "x = " + "{a=" * 3000 + "1" + "}" * 3000 + "\n" + PAGE, 5, "deep"),
    ],
)
def test_a_file_that_is_wrong(text: str, line: int, code: str) -> None:
    fault = fault_of(text)
    assert (fault.code, fault.line) == (f"lessons.fault.{code}", line)


def test_another_encoding() -> None:
    fault = fault_of(HEAD.encode() + PAGE.encode("cp1251"))
    assert (fault.code, fault.line) == ("lessons.fault.encoding", 7)


def test_a_file_too_big() -> None:
    assert fault_of(b"#" * 3_000_001).code == "lessons.fault.file_big"


def test_the_sentence_comes_in_english_too() -> None:
    set_language("en")
    try:
        assert fault_of(HEAD).sentence == "own.toml, line 1: the lesson has no [[page]]."
    finally:
        set_language("ru")


def test_the_item_of_a_list_over_several_lines() -> None:
    fault = fault_of(f'{HEAD}{PAGE}items = [\n  {{ ru = "а", en = "a" }},\n  {{ ru = "б" }},\n]\n')
    assert (fault.code, fault.line) == ("lessons.fault.no_translation", 11)


def test_an_act_of_a_story_over_several_lines() -> None:
    acts = (
        'acts = [\n  { act = "play", by = "white", uci = "e2e4" },\n  { act = "play", by = "white", uci = "e2" },\n]\n'
    )
    fault = fault_of(f'{HEAD}[[page]]\n{PROMPT}kind = "ruling"\nfen = "startpos"\n{acts}')
    assert (fault.code, fault.line, fault.params["n"], fault.params["key"]) == ("lessons.fault.act", 12, 2, "uci")
    assert fault.sentence == "own.toml, строка 12: в рассказе о партии, в действии номер 2, неверно «uci»: e2"


@pytest.mark.parametrize(
    ("story", "key"),
    [("acts = [7]", "lessons.fault.not_table"), ("game = { fen = 7 }", "lessons.fault.case")],
)
def test_a_story_that_is_no_story(story: str, key: str) -> None:
    fault = fault_of(f'{HEAD}[[page]]\n{PROMPT}kind = "ruling"\nfen = "startpos"\n{story}\n')
    assert fault.code == key
    assert "[" not in fault.sentence


def test_what_is_possible_is_told_whole_or_by_what_is_most_like_it() -> None:
    goals = fault_of(f'{HEAD}[[page]]\n{PROMPT}kind = "play"\nfen = "startpos"\ngoal = "mat"\n')
    assert goals.params["known"] == ", ".join(DETAILS)
    rulings = fault_of(f'{HEAD}[[page]]\n{PROMPT}kind = "ruling"\nfen = "startpos"\nacts = []\nwrong = ["flagfall"]\n')
    known = str(rulings.params["known"]).split(", ")
    assert known[0] == "flag_fall"
    assert set(known[:-1]) <= set(RULINGS)
    assert known[-1] == "…"


def test_lines_after_a_text_of_several_lines() -> None:
    long = '[[page]]\nkind = "text"\ntext.ru = """Один\nfen = "нет"\nДва"""\ntext.en = "One"\nfen = "x"\n'
    assert fault_of(HEAD + long).line == 11


def mutations(text: str) -> Iterator[str]:
    """A file with each of its lines left out, doubled, cut or with another value."""
    lines = text.splitlines()
    for index, line in enumerate(lines):
        key = line.partition("=")[0]
        for others in ([], [line, line], [line[: len(line) // 2]], [f"{key}= -1"], [f'{key}= "?"'], [f"{key}= []"]):
            yield "\n".join([*lines[:index], *others, *lines[index + 1 :]])


@pytest.mark.parametrize("path", sorted(course_folder().glob("[1-8]0[0-3]-*.toml")), ids=lambda path: path.stem)
def test_a_spoilt_file_has_one_sentence_or_none(path: Path) -> None:
    for text in mutations(path.read_text(encoding="utf-8")):
        fault = fault_or_none(text, path.name)
        if fault is not None:
            assert fault.sentence
            assert 1 <= fault.line <= text.count("\n") + 2


def fault_or_none(text: str, file: str) -> LessonError | None:
    try:
        read_lesson(text.encode(), file)
    except LessonError as fault:
        return fault
    return None


@pytest.mark.parametrize("number", ["9" * 5000, f"0x{'f' * 5000}"])
def test_a_number_that_no_text_can_hold_is_a_fault_with_a_sentence(number: str) -> None:
    assert "own.toml" in fault_of(f"format = {number}\n{PAGE}").sentence


def test_a_key_of_thousands_of_parts_is_refused_at_once() -> None:
    key = " . ".join(["a"] * 200_000)
    assert fault_of(f"{HEAD}{key} = 1\n{PAGE}").code == "lessons.fault.deep"
