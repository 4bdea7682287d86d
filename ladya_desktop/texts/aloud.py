"""What is said aloud on demand: whose move it is, the clocks, what must be played, what stands where."""

SENTENCES: dict[str, str] = {
    "aloud.turn_white": "Ход белых.",
    "aloud.turn_black": "Ход чёрных.",
    "aloud.ended": "Партия закончена.",
    "aloud.not_started": "Партия ещё не началась.",
    "aloud.last_move": "Последний ход: {move}.",
    "aloud.must_move": "Тронуто, ходить: {what}.",
    "aloud.must_take": "Тронуто, брать: {what}.",
    "aloud.must_promote": "Выбрать новую фигуру на поле {square}.",
    "aloud.in_hand": "В руке: {what}.",
    "aloud.offer_white": "Белые предлагают ничью.",
    "aloud.offer_black": "Чёрные предлагают ничью.",
    "aloud.time_white": "У белых {time}.",
    "aloud.time_black": "У чёрных {time}.",
    "aloud.clock_white": "Идут часы белых.",
    "aloud.clock_black": "Идут часы чёрных.",
    "aloud.clocks_stand": "Часы стоят.",
    "aloud.pieces_white": "Белые: {what}.",
    "aloud.pieces_black": "Чёрные: {what}.",
    "aloud.no_pieces": "фигур нет",
    "aloud.piece": "{what} {square}",
}

PLURALS: dict[str, tuple[str, str, str]] = {}
