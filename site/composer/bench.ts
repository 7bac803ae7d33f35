/** The board on which an author plays: it keeps the moves, and this module what the author says about them. */
import { splitRecord } from '../../src/core/record-text.js';
import {
  formatMoves,
  noRemark,
  pathBefore,
  readMoves,
  remarksOf,
  rowsOf,
  withoutMove,
  withRemarks,
  type Moves,
  type Remark,
  type Remarks,
  type Row,
} from './record.js';

export type Board = HTMLElementTagNameMap['fluctus-board'];

/** The tags that a record of the author keeps: the others follow from its moves. */
const keptTag = /^(Game|Position|Seat[A-Z])$/;

const writeTags = (tags: Iterable<readonly [string, string]>) =>
  Array.from(tags, ([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`).join(' ');

/** What the board begins with. */
export interface Start {
  /** Creates the board, with the rules of its match. */
  create(attributes: Readonly<Record<string, string>>): Board;
  /** Players have hands that others do not see: no variations can be played. */
  readonly hasHands: boolean;
  readonly position: string;
  /** The moves, with or without tags. */
  readonly record: string;
  /** The place that is shown; empty for the end. */
  readonly path: string;
}

interface Listeners {
  /** Other moves, or the moves and remarks of another game. */
  changed(): void;
  /** Another place is shown. */
  moved(): void;
  fault(message: string): void;
}

const noMoves: Moves = { moves: [], notes: new Map(), variations: new Map() };

export class Bench {
  readonly #host: HTMLElement;
  readonly #listeners: Listeners;
  #start: Start | undefined;
  #board: Board | undefined;
  #tags: ReadonlyMap<string, string> = new Map();
  #moves = noMoves;
  #remarks: Remarks = new Map();

  constructor(host: HTMLElement, listeners: Listeners) {
    this.#host = host;
    this.#listeners = listeners;
  }

  get board(): Board | undefined {
    return this.#board;
  }

  get path(): string {
    const { path = '' } = this.#board ?? {};
    return path === '' ? '0' : path;
  }

  /** The position from which the moves begin, if it is not the start of the game. */
  get start(): string {
    return this.#tags.get('Position') ?? '';
  }

  /** The position that is shown. */
  get position(): string {
    return (this.path === '0' && this.start) || (this.#board?.publicPosition ?? '');
  }

  get rows(): readonly Row[] {
    return rowsOf(this.#moves, this.#seats);
  }

  remark(path: string): Remark {
    return this.#remarks.get(path) ?? noRemark;
  }

  /** The moves with the remarks, and the tags that they need but for the position from which they begin. */
  get record(): string {
    return this.#write(['Game', 'Position']);
  }

  /** The record with the position from which it begins. */
  get replay(): string {
    return this.#write(['Game']);
  }

  /** The record without the marks before the first move: those of a puzzle are an attribute. */
  get solution(): string {
    return this.#write(
      ['Game', 'Position'],
      new Map([...this.#remarks, ['0', { ...this.remark('0'), marks: '' }]]),
    );
  }

  #write(without: readonly string[], remarks = this.#remarks): string {
    const tags = writeTags([...this.#tags].filter(([name]) => !without.includes(name)));
    return `${tags} ${formatMoves(withRemarks(this.#moves, remarks), this.#seats)}`.trim();
  }

  get #seats(): number {
    return this.#board?.scores.length ?? 2;
  }

  /** Shows a game, in place of the one before. */
  async open(start: Start): Promise<void> {
    this.#start = start;
    let record = start.record.trim();
    this.#tags = new Map(start.position ? [['Position', start.position]] : []);
    this.#remarks = new Map();
    try {
      const { tags } = splitRecord(record);
      const moves = readMoves(record);
      this.#tags = new Map([...this.#tags, ...tags].filter(([name]) => keptTag.test(name)));
      this.#remarks = remarksOf(moves);
      // the places that errors name stay
      record = record.replace(/\{[^}]*\}/g, (comment) => comment.replace(/[^\n]/g, ' ')).trimEnd();
      if (this.start && !tags.has('Position')) record = `${writeTags([['Position', this.start]])} ${record}`;
      if (!moves.moves.length) record = '';
    } catch {
      // the board says what is wrong, in its language
    }
    if (record) await this.#show({ record });
    else await this.#show({ ...(this.start && { position: this.start }) });
    const board = this.#board!;
    // the tiles that are dealt before the first move
    if (!record && !start.hasHands && board.turn === 'chance') return this.#deal();
    this.#read();
    this.goTo(start.path || this.rows.findLast(({ depth }) => depth === 0)!.path);
    this.#listeners.changed();
  }

  /** Shows a board. Its faults belong to the author. */
  async #show(
    attributes: Readonly<Record<string, string>>,
    mode = this.#start!.hasHands ? 'play' : 'replay',
  ) {
    const { create } = this.#start!;
    const all = { mode, ...(mode === 'replay' && { editable: '' }), ...attributes };
    const board = create(all);
    board.addEventListener('game-error', ({ detail }) => {
      if (board === this.#board) this.#listeners.fault(detail.message);
    });
    for (const type of ['game-move', 'game-navigate'] as const)
      board.addEventListener(type, () => {
        if (board === this.#board) this.#hear();
      });
    this.#board = board;
    this.#host.replaceChildren(board);
    // every seat is the author's; a board that is not drawn yet has the scores of the usual number of players
    const seats = Number(board.getAttribute('players')) || board.scores.length;
    board.seats = Array.from({ length: seats }, () => 'human').join(' ');
    await board.updateComplete;
  }

  /** Lets a board deal that somebody could play on, and continues with what it has dealt. */
  async #deal(): Promise<void> {
    const start = this.#start!;
    await this.#show({ first: 'A', ...(this.start && { position: this.start }) }, 'play');
    const board = this.#board!;
    const opened = () => {
      if (board === this.#board && board.turn !== 'chance')
        void this.open({ ...start, record: formatMoves(readMoves(board.record), 2), path: '' });
    };
    board.addEventListener('game-move', opened);
    // a board that is not seen deals nothing: pieces can be placed
    this.#read();
    this.#listeners.changed();
    opened();
  }

  #hear(): void {
    const before = formatMoves(this.#moves, 2);
    this.#read();
    if (before !== formatMoves(this.#moves, 2)) this.#listeners.changed();
    else this.#listeners.moved();
  }

  /** Reads the moves of the board. What was said about moves that are gone is gone. */
  #read(): void {
    const board = this.#board!;
    this.#moves = withRemarks(readMoves(board.record), new Map());
    // a puzzle of a seed is another one without it
    const options = splitRecord(board.record).tags.get('Options');
    if (options?.includes('"seed"')) this.#tags = new Map([...this.#tags, ['Options', options]]);
    const paths = new Set(this.rows.map(({ path }) => path));
    this.#remarks = new Map([...this.#remarks].filter(([path]) => paths.has(path)));
    this.#showMarks();
  }

  #showMarks(marks = this.remark(this.path).marks): void {
    if (this.#board) this.#board.marks = marks;
  }

  /** Shows the place at a path, if there is one. */
  goTo(path: string): void {
    if (!this.#board || path === this.path) return;
    if (this.rows.some((row) => row.path === path)) this.#board.goTo(path);
  }

  /** Says something about the place at a path. */
  say(path: string, part: Partial<Remark>): void {
    const { prose, marks, sign } = { ...this.remark(path), ...part };
    const others = [...this.#remarks].filter(([each]) => each !== path);
    const own = prose || marks || sign ? [[path, { prose, marks, sign }] as const] : [];
    this.#remarks = new Map([...others, ...own]);
    this.#showMarks();
  }

  /** Shows marks that are not complete. */
  preview(marks: string | undefined): void {
    this.#showMarks(marks);
  }

  /** Removes the move at a path, and what follows it. */
  async remove(path: string): Promise<void> {
    const moves = withoutMove(withRemarks(this.#moves, this.#remarks), path);
    const tags = writeTags([...this.#tags].filter(([name]) => name !== 'Game'));
    await this.#reopen(this.start, `${tags} ${formatMoves(moves, 2)}`, pathBefore(path));
  }

  /** Begins with a position. Its marks stay. */
  async beginAt(position: string): Promise<void> {
    const { marks } = this.remark(this.path);
    await this.#reopen(position, marks && `{[%marks ${marks}]}`, '0');
  }

  async #reopen(position: string, record: string, path: string): Promise<void> {
    await this.open({ ...this.#start!, position, record, path });
  }
}
