import { partWords } from '../../element/words/sentences.js';

/** The words of the keys on the board that speak, and of the field for moves and words. */
export const keyWords = partWords('keys', {
  list: 'Keys:',
  /** By question: the lines of the list of keys, in their order. */
  keys: {
    last: 'L, the last moves.',
    score: 'S, the scores.',
    hand: 'H, the hand.',
    moves: 'M, the moves from here.',
    targets: 'T, everything you can do now.',
    board: 'B, the whole board.',
    row: 'R, the row.',
    lines: 'X, the lines from here.',
    place: 'N, to the next square for a piece. Shift N, to the previous one.',
    piece: 'P, to the next own piece. Shift P, to the next piece of others.',
    square: 'O, this square again.',
    clock: 'K, the clocks.',
    captures: 'Shift M, the captures.',
    capture: 'Shift C, the last capture.',
    previous: 'Shift A and Shift D, one move back and forward.',
    hint: 'G, the best move.',
    value: 'E, its value.',
    grid: 'Shift B, the board with or without rows and columns.',
    field: 'Slash, the field for moves and commands.',
    keys: 'Question mark, this list.',
    rules: 'The commands “rules” and “rules 3” in the field read the rules.',
    invite: 'The command “invite” in the field invites somebody elsewhere.',
    guide: 'The command “guide” in the field leaves this page for a tab with a guide for blind players.',
  },
  /** The first line of the first list of keys, unless the choice was made before. */
  offerGrid: 'Shift B leaves out the words “row 2, column 1”, which screen readers add to a square.',
  /** The answer to the key. */
  gridOff: 'Buttons only: rows and columns are not spoken. Shift B turns them on again.',
  gridOn: 'Rows and columns are spoken.',
  /** Introduces the moves that were taken back. */
  takenBack: 'Taken back:',
  nothing: 'Nothing.',
  noCaptures: 'No captures.',
  noClock: 'No clock is running.',
  noMoves: (square: string) => `No moves from ${square}.`,
  /** The lines of games that have these keys. */
  own: {
    die: 'A digit, choose the die with this number, its place in the throw. Enter on the cup throws the chosen dice; without any, it chooses all. Tab leads from the cup to the buttons that throw and stop. The commands are “roll” and “stop”. X, what the dice score.',
    side: 'A digit, choose a side of the chip; on a possible square, place it. F, the other side.',
    tile: 'The fifth row is the middle: the pile, then the tiles in hand and face up. A number, choose this tile. D, turn over a tile. Control End leads to the button that leaves it; the command is “leave”.',
    tiles: 'P, to the next tile on the board. Shift P, to the next tile beside it.',
    ring: 'R, the ring.',
    room: 'R, the room.',
    changes: 'W, which squares change a room, the best first.',
    uncover: 'U, uncover the hand.',
    list: 'V, the position as a list.',
  },
  /** A heading of the position as a list. */
  possible: 'Possible squares',
  /** A row, ring or line: squares with their content. */
  row: (name: string, squares: readonly string[]) => `${name}: ${squares.join(', ')}.`,
  /** The lines from a square, each with its squares. */
  lines: (square: string, lines: readonly string[]) => `Lines from ${square}: ${lines.join('; ')}.`,
  /** One of the lines from a square. */
  line: (square: string, line: string, number: number, count: number) =>
    `Line ${number} of ${count} from ${square}: ${line}.`,
  rowName: (row: string) => `row ${row}`,
  columnName: (column: string) => `column ${column}`,
  blocked: (squares: readonly string[]) => `blocked by ${squares.join(', ')}`,
  targets: (squares: readonly string[]) => `Possible squares: ${squares.join(', ')}.`,
  /** Follows the list while the computer waits for a key. */
  goOnKey: 'C, the next move of the computer.',
  /** The field for moves and words. */
  command: {
    label: 'Type a move or a command',
    send: 'OK',
    intro: 'The command “help” lists all commands.',
    /** By question, the words that a person may type, separated by commas. The first one is in the list. */
    words: {
      last: 'last, l',
      score: 'score, scores',
      hand: 'hand, pocket',
      clock: 'clock, clocks, time, k',
      targets: 'moves, targets, m',
      changes: 'changes, w',
      captures: 'captures',
      capture: 'last capture, capture, c',
      board: 'board',
      where: 'where, pieces, p',
      row: 'row, ring, room, s',
      lines: 'lines, x',
      square: 'square, here, o',
      jump: 'jump, b',
      first: 'first, start',
      previous: 'previous, prev',
      next: 'next',
      end: 'end',
      ply: 'move',
      value: 'value, eval, v',
      undo: 'undo, back, takeback',
      redo: 'redo, forward',
      hint: 'hint, best, g',
      grid: 'buttons, grid',
      rules: 'rules, rule',
      invite: 'invite, invitation',
      guide: 'guide',
      help: 'help, info, i, ?',
    },
    /** The file of the guide for blind players, in docs/. */
    guide: 'blind.md',
    list: (words: readonly string[], examples: readonly string[]) =>
      `Commands: ${words.join(', ')}. Examples: ${examples.join('; ')}.`,
    /** Examples of words that a text may follow. */
    examples: {
      targets: '“moves” with a square',
      where: '“where” with a colour, a number or a player',
      row: '“row” with its name',
      jump: '“jump” with a square or a row',
      ply: '“move” with a number',
      rules: '“rules” with a number',
      guide: '“guide” leaves this page',
    },
    opens: 'You leave this page: the guide opens in a tab of its own.',
    /** Names of the pieces of the person, and of those of all others. */
    mine: 'mine, own',
    others: 'others, theirs',
    /** Nothing has the name that was typed. */
    unknown: (text: string, names: readonly string[]) =>
      `There is no “${text}”. Possible: ${names.join(', ')}.`,
    unread: (text: string) => `“${text}” is neither a move nor a command.`,
    noSquare: (text: string) => `There is no square “${text}”.`,
    /** There is no position after a move of this number; `last` is the number of the last move. */
    noPly: (text: string, last: number) => `There is no move “${text}”. The last one is ${last}.`,
    rules: (titles: readonly string[]) =>
      `Rules: ${titles.join('; ')}. The command “rules” with a number reads one.`,
    best: (move: string) => `Best: ${move}.`,
    example: (move: string) => `Moves are typed like this: ${move}.`,
    // reasons, without a full stop
    refused: 'The move was not played',
    notNow: 'This is not possible now',
    noReplay: 'Moves cannot be tried in this replay',
  },
});

export type KeyWords = ReturnType<typeof keyWords>;
