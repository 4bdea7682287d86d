"""What a screen reader says of the board: the square, what stands there, what is in hand."""

SENTENCES: dict[str, str] = {
    "board.name": "Доска",
    "board.square": "{square}, {what}",
    "board.in_hand": "{what}, в руке",
    "board.empty": "пусто",
    "board.white_king": "белый король",
    "board.white_queen": "белый ферзь",
    "board.white_rook": "белая ладья",
    "board.white_bishop": "белый слон",
    "board.white_knight": "белый конь",
    "board.white_pawn": "белая пешка",
    "board.black_king": "чёрный король",
    "board.black_queen": "чёрный ферзь",
    "board.black_rook": "чёрная ладья",
    "board.black_bishop": "чёрный слон",
    "board.black_knight": "чёрный конь",
    "board.black_pawn": "чёрная пешка",
    # The letters on the pieces of the set of letters
    "board.letter_king": "Кр",
    "board.letter_queen": "Ф",
    "board.letter_rook": "Л",
    "board.letter_bishop": "С",
    "board.letter_knight": "К",
    "board.letter_pawn": "п",
    "board.promotion": "Превращение: выбирается {what}",
}

PLURALS: dict[str, tuple[str, str, str]] = {}
