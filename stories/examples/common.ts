import type { AnyBoardArgs } from '../support/board.js';

/** What somebody does with an element, in the order of its page on the site: the title of a part of the page, and how it begins. */
export const tasks = {
  Play: 'A board without attributes is a game against the computer.',
  Options: 'Attributes choose among the rules of the game.',
  Show: 'For articles: positions, games and moves.',
  Puzzles: 'The reader finds the moves.',
  Analysis: 'What the computer says about a game.',
  Surroundings: 'Language, controls, and what is around the board.',
  'Keep and share': 'Games that outlast the page.',
} as const;

/** An example of an element. Storybook shows all of them; the site those with a task. */
export interface Example<Args extends object = AnyBoardArgs> {
  readonly task?: keyof typeof tasks;
  /** Sentences in Markdown. */
  readonly text: string;
  /** The attributes, and `content`, which is HTML. */
  readonly args: Args;
  /** The tag of the element, if the example shows another one. */
  readonly tag?: string;
  /** HTML after the element. */
  readonly after?: string;
  /** The HTML of an example that is no element alone. */
  readonly html?: string;
}

/** The attributes of all boards, and those of single ones. */
type Args = AnyBoardArgs & { readonly rounds?: string; readonly table?: string };

/** What differs between the boards in the examples that all of them have. `args` are over those of the kit. */
export interface ExamplesKit {
  readonly tag: string;
  /** People at one screen, in the middle of a game. */
  readonly args: Args & { readonly position: string };
  /** Sentences in place of the common ones, by example. */
  readonly about?: Readonly<Record<string, string>>;
  readonly analysis: Args;
  readonly reviewed: Args;
  readonly replay: Args;
  /** A record with a variation. */
  readonly variations: string;
  /** A record, and one of its moves in a text. */
  readonly text: { readonly record: string; readonly move: string };
  readonly diagram?: Args;
  readonly marks: Args;
  readonly dark?: Args;
  readonly shared: Args & { readonly record: string };
  readonly puzzle: PuzzleKit;
  /** True if the game can be played by links. */
  readonly byLink: boolean;
}

/** A puzzle: its position and record, the record with a wrong answer, a wrong move with what the reader is told, and the right moves. */
export interface PuzzleKit {
  readonly position: string;
  readonly record: string;
  readonly refuting: string;
  readonly wrong: string;
  readonly right: readonly string[];
  readonly answer: string;
}

/** The examples that all boards have. */
export function commonExamples(kit: ExamplesKit) {
  const { args } = kit;
  const { position, ...people } = args;
  const diagram = { mode: 'diagram', position, names: args.names, players: args.players } as const;
  const examples = {
    Diagram: {
      task: 'Show',
      text: '`mode="diagram"` shows a position as a picture with a text alternative, without controls.',
      args: { ...diagram, ...kit.diagram },
    },
    Marks: {
      task: 'Show',
      text: '`marks` draws rings and arrows over the pieces, in four colours and with labels.',
      args: { ...diagram, ...kit.marks },
    },
    Replay: {
      task: 'Show',
      text: '`mode="replay"` steps through a `record`; `ply` sets the move at which it starts.',
      args: { mode: 'replay', ...kit.replay },
    },
    Variations: {
      task: 'Show',
      text: 'Variations stand in parentheses after the move that they replace. The reader can play other moves; with `editable` they become part of the `record`.',
      args: { mode: 'replay', editable: true, record: kit.variations },
    },
    MovesInText: {
      task: 'Show',
      text: '`<game-move>` is a move in running text. With `follow`, the board shows the move that the reader has scrolled to.',
      args: { id: 'game', mode: 'replay', follow: true, record: kit.text.record },
      after: `<p>
  It begins with <game-move board="game" ply="1">the first move</game-move>.
  Later comes <game-move board="game">${kit.text.move}</game-move>.
</p>`,
    },
    Puzzle: {
      task: 'Puzzles',
      text: 'The reader finds the moves of the record. Its comments are the task and the answers.',
      args: { mode: 'puzzle', position: kit.puzzle.position, record: kit.puzzle.record },
    },
    Refutation: {
      task: 'Puzzles',
      text: 'A variation that ends in `?` is a wrong answer, and its comment is what the reader is told.',
      args: { mode: 'puzzle', position: kit.puzzle.position, record: kit.puzzle.refuting },
    },
    Analysis: {
      task: 'Analysis',
      text: '`analysis` shows the chance of each seat to win and the worth of each move, and after the game how well each seat played.',
      args: { ...args, analysis: true, ...kit.analysis },
    },
    AnalysisOfAReplay: {
      task: 'Analysis',
      text: '`analysis` in a replay draws the chances to win over the whole game. A press on the chart goes to that position.',
      args: { mode: 'replay', analysis: true, ...kit.reviewed },
    },
    German: {
      task: 'Surroundings',
      text: '`lang` on the element or on any ancestor sets the language. It can change during a game.',
      args: { ...args, lang: 'de' },
    },
    WithoutMarks: {
      task: 'Surroundings',
      text: '`no-lit` hides the marks of possible moves; `no-coordinates` hides the names of the squares.',
      args: { ...args, 'no-lit': true, 'no-coordinates': true },
    },
    CommandField: {
      task: 'Surroundings',
      text: 'The field below the board takes moves and commands, such as `help`. Without `command`, the key `/` opens it.',
      args: { ...args, command: true },
    },
    SpokenKeys: {
      text: 'Keys on the board speak: `l` the last moves, `s` the scores, `h` the hand, `m` the moves from here, `t` all that can be done, `b` the board, `?` all keys. `no-keys` turns them off.',
      args: { ...args, 'no-keys': false },
    },
    Narrow: { text: '320 px wide, as on a small phone.', args },
    Dark: {
      text: 'The board follows the `color-scheme` of its container, which is dark here.',
      args: { ...args, ...kit.dark },
    },
    Sharing: {
      task: 'Keep and share',
      text: '`share` adds a link to the game to the menu; a board shows the game of such a link. `embed` names a page for frames.',
      args: { ...people, id: 'shared', share: true, embed: 'https://example.org/embed.html', ...kit.shared },
    },
    Elsewhere: {
      ...(kit.byLink && { task: 'Keep and share' }),
      text: 'With `table="link"`, two players send each other links with their moves, without a server.',
      args: { id: 'elsewhere', table: 'link' },
    },
  } satisfies Readonly<Record<string, Example<Args>>>;
  return Object.fromEntries(
    Object.entries(examples).map(([name, each]) => [name, { ...each, text: kit.about?.[name] ?? each.text }]),
  ) as { [N in keyof typeof examples]: Example<Args> };
}
