import type { CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { RuleViolation, PastMove, Seat, Turn, Viewer, GameTypes } from '../core/game.js';
import { toPlain } from '../core/plain-text.js';
import type { Link } from '../core/table/entry.js';
import { toMove } from '../core/to-data.js';
import { BoardLife } from './board-life.js';
import { BoardParts } from './board-parts.js';
import type { PictureStyle } from './drawing/create-picture.js';
import type { Board } from './model/board.js';
import type { PlayedMove, ToldFault } from './model/effects.js';
import { freeze, type BoardListening, type Evaluation, type Source } from './model/events.js';
import type { GameDefinition } from './model/game-definition.js';
import { pastMoves } from './model/past-moves.js';
import { seatOf } from './model/players.js';
import type { Mode } from './model/session.js';
import type { Snapshot } from './model/snapshot.js';
import type { MarksView } from './parts/marks/index.js';
import type { BlobOptions, BoardPicture } from './parts/picture/board-picture.js';
import type { ConnectOptions, TableConnection } from './parts/table/connection.js';
import { fireReady } from './public-events.js';
import { theme } from './styles/theme.styles.js';
import { showCommandField } from './ui/a11y/key-hook.js';
import { boardStates, setStates } from './ui/custom-states.js';
import { FormElement } from './ui/form-element.js';
import type { LongTexts } from './ui/view/places.js';
import type { SeatDetails } from './ui/view/view-model.js';
import type { BoardWords, GameWords, Languages } from './words/game-words.js';
import { boardLanguages } from './words/index.js';
import { attributeList, pageAttributes } from './model/attributes.js';
import type { Controls, Pace, Settings } from './model/settings.js';

export * from './model/events.js';
export type { BlobOptions, PictureStyle };

/** Options with values as `setup` takes them, or as texts of attributes. */
type OrTexts<O> = {
  readonly [N in keyof O]: O[N] | (NonNullable<O[N]> extends string ? never : string) | undefined;
};

/** Options of the game's `setup`, or their texts such as `first: 'A'`, and the players, written as the attribute `seats` or as a list. */
export type NewGame<O extends object> = OrTexts<O> & {
  readonly seats?: string | readonly string[] | undefined;
};

/** The result of a match that the page ends. */
export interface MatchEnd {
  /** The winners: one seat, several for a shared win, all for a draw, or none. */
  readonly winners: readonly Seat[];
  /** The reason in words that the board shows, such as `Time is up.` 1 to 200 characters. */
  readonly reason: string;
}

/** The reason why a move is illegal, with a message in the element's language. */
export interface Why extends RuleViolation {
  readonly message: string;
}

/** At a board, the moves of events have the game's type. */
// eslint-disable-next-line typescript/no-unsafe-declaration-merging, no-unused-vars -- the members are those of HTMLElement
export interface GameElement<G extends GameTypes, W extends GameWords> {
  addEventListener: BoardListening<this, G['move']>;
  removeEventListener: BoardListening<this, G['move']>;
}

/**
 * The base class of all boards: attributes, properties, methods, events, and everything around the board. A game
 * provides a definition and renders the board.
 *
 * @fires {BoardEvents} *
 *
 * @attr {string} lang - The language of the words, as everywhere in HTML; inherited.
 *
 * @slot - The record, as text. The attribute `record` overrides it. Not shown.
 * @slot caption - A caption under the board.
 * @slot toolbar - Buttons of the page, next to the board's own.
 *
 * @csspart mat - The mat that contains everything.
 * @csspart status - Whose turn it is, and what can be done.
 * @csspart seats - The players with their scores.
 * @csspart board - The box of the board.
 * @csspart command - The field for moves and words, with its answer.
 * @csspart message - The message under the board: an error, a note or a question.
 * @csspart tools - The toolbar.
 * @csspart table - With `table`: the forms and the lobby below the board, and in the game what its people do besides moves.
 * @csspart alarm - At a table, above everything else: what does not fit. It stays.
 * @csspart places - The list of seats in it, with who is there.
 * @csspart clock - The times of the seats in it.
 * @csspart games - The list of the games of this browser at a table server.
 * @csspart game - Each game in it.
 * @csspart record - The list of moves.
 * @csspart analysis - Each seat's chance to win, with `analysis`.
 * @csspart chart - The chances over the whole game, with `analysis` in a replay.
 * @csspart replay - The buttons that step through the record.
 * @csspart panel - The open dialog: rules, new game or more.
 * @csspart rule-list - The list of the rules in the dialog with the rules.
 * @csspart rule - Each rule in the dialog with the rules.
 * @csspart rule-heading - The headings there.
 * @csspart example - Each example of a rule: its picture or board, and its caption.
 *
 * @cssstate thinking - A computer seat is thinking.
 * @cssstate high-contrast - The player has chosen high contrast.
 * @cssstate large-text - The player has chosen larger text.
 * @cssstate motion-short - The player has chosen short animations.
 * @cssstate motion-long - The player has chosen long animations.
 * @cssstate motion-off - The player has switched animations off.
 * @cssstate over - The game is over at the ply that is shown.
 * @cssstate solved - The reader has solved the puzzle.
 * @cssstate waiting - The board is not drawn yet.
 *
 * @typeParam G types of the game
 * @typeParam W words
 */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- games read `words` with their type
export abstract class GameElement<G extends GameTypes, W extends GameWords> extends FormElement {
  /** The definition of the game: a GameDefinition. */
  static definition: { readonly tag: string };

  /** The class has the languages: closures that a board creates would keep the first board in memory. */
  protected static get languages(): Languages<BoardWords> {
    return boardLanguages(this.definition as GameDefinition<never, GameWords>);
  }

  static override styles: CSSResultGroup = theme;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  static override properties: PropertyDeclarations = Object.fromEntries(
    attributeList.map(([name, row]) => [name, { ...row }]),
  );

  /**
   * The attributes that a board in a frame does not have.
   * @internal
   */
  static readonly pageAttributes = pageAttributes;

  /**
   * Loads the behaviour of moves in running text. It belongs to the bundle of the board: `<game-move>` is registered once, and
   * a page may have several bundles.
   * @internal
   */
  static moveLink = () => import('./prose/move-link.js');

  /**
   * The number of players, if the game lets one choose it. Default 2.
   * @summary Number of players
   */
  players: number | `${number}` | undefined;

  /**
   * The players of the seats, separated by spaces or as a list: `human`, `computer` (medium), `computer:easy` … `computer:best`,
   * `remote`. Default: the first human, the others computer.
   * @summary People and computers
   */
  seats: string | readonly string[] | undefined;

  /**
   * The names of the players, separated by commas, or a list of them, as an attribute in JSON: `["Smith, Ada", "Bo"]`. Names entered
   * in the new-game form hold until this text changes.
   * @summary Names
   */
  names: string | readonly string[] | undefined;

  /**
   * The seat that begins: a letter, the number of a seat (from 0), or `random`. Default `random`; A in games without dice or draws, in other modes than
   * `play`, and with `position`, `record` or `seed`.
   * @summary Who begins
   */
  first: string | Seat | undefined;

  /**
   * `play`, `diagram` (the position without controls), `replay` (steps through the record) or `puzzle` (the reader finds the
   * moves of the record, or reaches the `goal`).
   */
  mode: Mode | undefined;

  /**
   * The goal of a puzzle without a record, in games in which the computer proves a result: `win`, `win in 3` (with the third move
   * of the reader at the latest) or `draw`, in a swap puzzle `par`. Every move counts as right that still reaches the goal.
   * @type {'win' | `win in ${number}` | 'draw' | 'par'}
   * @summary Goal, instead of moves
   */
  goal: 'win' | `win in ${number}` | 'draw' | 'par' | '' | undefined;

  /**
   * The task of a puzzle in the words of the page, such as `Win a stone.` Default: the comment before the first move of the record, or
   * else what the `goal` says.
   * @summary Task in your own words
   */
  task: string | undefined;

  /** The name of the puzzle in a form. A form gets the number of wrong moves, or `shown` if the solution was shown. */
  name: string | undefined;

  /** In a form, the puzzle must be solved. */
  required: boolean | undefined;

  /** The puzzle cannot be played, and a form does not get its value. */
  disabled: boolean | undefined;

  /** Makes random values repeatable. The page keeps it secret; the element shows its own seed nowhere. */
  seed: string | number | undefined;

  /**
   * The controls around the board: `full`, `basic` (status, seats, undo, redo, new game) or `none` (status and seats).
   * @summary Controls
   */
  controls: Controls | undefined;

  /**
   * The letter or the number (from 0) of the seat at the bottom of the board. Default: as the rules draw the board.
   * @summary Seat at the bottom
   */
  orientation: string | Seat | undefined;

  /**
   * Hides the names of the squares.
   * @summary Hide the names of squares
   */
  noCoordinates: boolean | undefined;

  /**
   * Does not highlight the squares that a move may go to.
   * @summary Hide possible moves
   */
  noLit: boolean | undefined;

  /**
   * Turns off all keys on the board that are single characters, such as `l` and the digits. Speech input may type them by mistake.
   * @summary No keys that are letters
   */
  noKeys: boolean | undefined;

  /**
   * Keeps the command field visible below the board: it takes moves, such as `ri wo`, and words, such as `undo`. Without the
   * attribute, the key `/` opens it. With `mode="play"` only.
   * @summary Field for typed moves
   */
  command: boolean | undefined;

  /**
   * A key: the match is saved under it in the browser's local storage and survives a reload. The key also keeps the
   * statistics of one person at the board.
   */
  autosave: string | undefined;

  /**
   * Shows the evaluation of the computer: each seat's chance to win as a bar, the values of the moves in the record, and
   * the accuracy of each seat after the game. In games with hidden hands, only the moves of the only person at the board
   * are evaluated during the game.
   * @summary Evaluation by the computer
   */
  analysis: boolean | undefined;

  /**
   * The speed of the computer's moves: between two of them pass at least 0.6 seconds (`normal`), 1.5 (`slow`) or none
   * (`fast`). With `key`, each waits until the player presses the key `c` or a button. A player can choose another one in the menu.
   * @summary Speed of the computer
   */
  pace: Pace | undefined;

  /**
   * Plays a sound for each move. A player can switch it in the menu.
   * @summary Sounds
   */
  sound: boolean | undefined;

  /**
   * The menu offers a link to the game, and the board shows the game of such a link: `#<id>=<moves>` in the address of the
   * page. The board needs an `id`. The link contains only what everybody at the table may know, and no names or comments.
   */
  share: boolean | undefined;

  /**
   * The people play elsewhere, each on a page of their own. With the address of a table server (`https://…`, or a path such as `/`), the
   * board opens tables and takes seats there. With `link`, two players send each other a link with the moves, without a server: for games
   * without dice and open draws. The board needs an `id`; its links are `#<id>=…` in the address of the page.
   */
  table: string | undefined;

  /**
   * The address of a page that shows the board of a link. It contains a board with `share` and the same `id`. The menu then
   * offers an `<iframe>` with that page as the code for other pages.
   */
  embed: string | undefined;

  /**
   * In a replay, the moves that a reader plays become variations of `record`. Without it, they are shown as a variation of the
   * reader until another move of the record is shown.
   * @summary Readers may add variations
   */
  editable: boolean | undefined;

  /**
   * The board stays in view while the reader scrolls through a text, and shows the position of the last `<game-move>` above the
   * middle of the window, or of its part below the board. It takes half of the window at most (`--spiel-fit`), and leaves out what
   * the text says. It does not change for readers who prefer reduced motion.
   */
  follow: boolean | undefined;

  /**
   * Rings and arrows over the pieces, separated by spaces or as a list: `ro` is a ring on a square, `ro-wo` an arrow; `:red`, `:yellow` or
   * `:blue` sets the colour (default `green`), and `=1` adds a label of at most two characters, such as `ro-wo:blue=1`. A
   * record can contain marks, too: `{[%marks ro-wo] Now both can step.}`
   * @summary Arrows and rings
   */
  marks: string | readonly string[] | undefined;

  readonly #parts = this.#createParts();
  readonly #life = new BoardLife(this, this.#parts, () => this.atAttribute);

  /**
   * The position shown, in the game's notation. Setting it starts a match there, at once. The attribute is the default
   * and never rewritten.
   * @summary Position
   */
  get position(): string {
    return this.#snapshot.match.game.formatPosition(this.state);
  }
  set position(text: string | null | undefined) {
    this.#board.declare('position', text);
  }

  /**
   * The position shown, as everybody at the table may know it: without hidden hands. `position` also contains the hand of
   * the one person who plays at the board.
   */
  get publicPosition(): string {
    return this.#board.store.position;
  }

  /**
   * The record of the match, in PGN's form. Setting it loads it, at once. May also be the element's direct text.
   * @summary Moves
   */
  get record(): string {
    return this.#board.store.record;
  }
  set record(text: string | null | undefined) {
    this.#board.declare('record', text);
  }

  /**
   * The number of moves before the position shown. Setting it steps there, at once.
   * @summary Moves before the position
   */
  get ply(): number {
    return this.#snapshot.match.ply;
  }
  set ply(ply: number | `${number}` | null | undefined) {
    this.#board.declare('ply', ply);
  }

  /**
   * The place of the position in the tree of the record: `5` is ply 5 of the main line, `5a3` ply 3 of the first variation that
   * replaces ply 5, `5a3b1` ply 1 of the second variation that replaces ply 3 of that one. Empty while a `<game-move>` shows a
   * position that is not in the record.
   */
  get path(): string {
    return this.#snapshot.path;
  }

  /** The state shown: a plain frozen object of the game's engine, as the viewer may know it. */
  get state(): G['state'] {
    return this.#snapshot.view;
  }

  /** The legal moves, in notation. */
  get moves(): readonly string[] {
    const { legalMoves, match } = this.#snapshot;
    return legalMoves.map((move) => match.game.formatMove(move));
  }

  /**
   * The values of the positions of the line that is shown, the main line or a variation, in order, as far as they are known;
   * with `analysis`. With hidden hands, during the game only of those in which the only person at the board moves.
   */
  get evaluations(): readonly Evaluation[] {
    return this.#board.evaluations();
  }

  /** The side to move in the position shown: a seat, `chance`, or `over` after the end. */
  get turn(): Turn {
    return this.#snapshot.turn;
  }

  /** The score of each seat. */
  get scores(): readonly number[] {
    return this.#snapshot.scores;
  }

  /** The seats that have won; undefined while the game is open. */
  get winners(): readonly Seat[] | undefined {
    return freeze(this.#snapshot.outcome?.winners);
  }

  /** The number of wrong moves in a puzzle so far. */
  get tries(): number {
    return this.#snapshot.puzzle?.tries ?? 0;
  }

  /** True if the reader has solved the puzzle. */
  get solved(): boolean {
    return this.#snapshot.puzzle?.solved ?? false;
  }

  /**
   * Starts a new match. Without options as the page declares it: with its options, first seat and position (not its
   * record). With options: with these only, at the start of the game that is shown; each may be the text of its attribute.
   * Throws BadOption if a value makes no sense; unknown names are ignored.
   */
  newGame(options?: NewGame<G['options']>): void {
    const { store, loader } = this.#configured;
    if (options === undefined || options === null) loader.newGame();
    else loader.newGameWith(options);
    store.closeDialog();
  }

  /**
   * Plays a move for the seat to move: in notation, or as the engine's object. Returns false if a listener of
   * `game-before-move` stopped it, or a puzzle waits for no move. In a replay it replaces the moves of the main line after the
   * ply that is shown; while a variation is shown, it continues the variation. Throws IllegalMove or BadNotation.
   */
  play(move: G['move'] | string): boolean {
    const { store } = this.#configured;
    return store.play(this.#parseMove(move), 'api');
  }

  /**
   * Goes back to where a person was to move last; takes back a computer's answer, too. With a `remote` seat the moves are removed.
   * At a table, the others are asked to take back the last move of the person. Returns true if it went back, `asked` if the others
   * decide, false if it cannot.
   */
  undo(): boolean | 'asked' {
    return this.#configured.store.undo(true);
  }

  /** Goes forward again. Returns false at the end. */
  redo(): boolean {
    return this.#configured.store.redo();
  }

  /**
   * Shows the position after that many moves of the line that is shown, or at a `path`. From a position of a `<game-move>` that
   * is not in the record, it goes back to the game. Variations are shown with `mode="replay"` only. Throws RangeError if there is no such ply, BadNotation if there is no such path.
   */
  goTo(place: number | string): void {
    const { store, goToPath } = this.#configured;
    const { line, match, record } = store.snapshot;
    const variation = line?.branches[0];
    const text = typeof place === 'string' ? toPlain(place) : '';
    if (typeof place === 'string' && (variation || !/^\d+$/.test(text))) return goToPath(place);
    const ply = typeof place === 'string' ? Number(text) : place;
    (variation ? match : record).stateAt(ply); // throws
    store.goTo(ply);
  }

  /**
   * Asks the best computer player for a move, shows it on the board with its reason ("wins in 5 moves") and resolves with
   * its notation. If the computer player needs longer, the board shows its best move so far until then. Undefined if there is
   * no move, the position changes or Escape is pressed before, or the computer player cannot be loaded.
   */
  hint(): Promise<string | undefined> {
    return this.#configured.hint();
  }

  /** Tells why a move is illegal now; undefined for a legal one. Throws BadNotation. */
  why(move: G['move'] | string): Why | undefined {
    const { game } = this.#configured.store.snapshot.match;
    const parsed = this.#parseMove(move);
    const violation = game.explain(this.state, parsed);
    return violation && { ...violation, message: this.words.violation(violation) };
  }

  /**
   * Resigns for a seat: its number from 0 or its letter. Default: the only person who plays, else the seat to move. Does nothing in a
   * puzzle, which has an end only by its solution. Throws IllegalMove if the game is over, RangeError if there is no such seat.
   */
  resign(seat?: Seat | string): void {
    const { store, ownSeat } = this.#configured;
    store.conclude(seat === undefined ? ownSeat() : seatOf(seat, this.scores.length));
  }

  /**
   * Ends the match: time is up, a score is reached. The board shows the reason as the page words it, and the record keeps
   * it. The reason `time` is told in the language of the board if a single seat does not win. Neither `undo` nor a person at the
   * board takes it back. Does nothing in a puzzle. Throws RangeError if there is no such seat or the reason does not have 1 to 200
   * characters, IllegalMove if the match is over.
   */
  endGame(end: MatchEnd): void {
    const { winners, reason } = Object(end) as Partial<MatchEnd>;
    const { store } = this.#configured;
    if (!Array.isArray(winners)) throw new RangeError('The winners must be a list of seats.');
    const seats = Array.from(winners, (seat) => seatOf(seat, this.scores.length));
    store.end(seats, reason!);
  }

  /**
   * Resolves with the commitment to the secret seed that decides dice and draws: the SHA-256 of its UTF-8 text, 64 lower-case hexadecimal
   * digits. It is known from the start of a match that is played and stays until another match is shown; `revealSeed` reveals
   * the seed after the end. Resolves with undefined if the board has no secret seed for the whole match: the page gives one, the
   * match began with moves of a record or of `autosave`, the board has not been seen yet, the mode is not `play`, the game has no
   * chance, or the context is insecure.
   */
  getCommitment(): Promise<string | undefined> {
    return import('./model/fairness.js').then(({ commitment }) => commitment(this.#board));
  }

  /**
   * Resolves with the seed of `getCommitment` after the end of the match; with undefined before the end, and if there is none.
   * From then on the end cannot be taken back: `undo` returns false, and nobody at the board goes on with the match.
   */
  revealSeed(): Promise<string | undefined> {
    return import('./model/fairness.js').then(({ revealSeed }) => revealSeed(this.#configured));
  }

  /**
   * Connects the board to a table, at a seat or, without one, as a spectator. Seats, names and match of the board are those of the
   * table then, and the moves of its person go to the host; see `game-table`. Resolves with the connection once the log of the
   * table is shown. Rejects if the host cannot be reached, with TypeError for what is no link, and with RangeError if there is no such
   * seat. A board that opens another match, as by `newGame()`, leaves the table.
   */
  async connect(link: Link, options?: ConnectOptions): Promise<TableConnection> {
    const board = this.#configured;
    return (await import('./parts/table/index.js')).connect(board, link, options);
  }

  /** Opens the rules; at the rule with this number, if one is given. */
  openRules(rule?: string): void {
    this.#board.configure();
    this.#board.store.openDialog({ kind: 'rules', rule: typeof rule === 'string' ? rule.trim() : undefined });
  }

  /** Moves the focus to the board: to the square that had it last. */
  override focus(options?: FocusOptions): void {
    const square = this.renderRoot.querySelector<HTMLElement>('.board [tabindex="0"]');
    (square ?? this.renderRoot.querySelector<HTMLElement>('.board button'))?.focus(options);
  }

  /**
   * Offers a draw for the seat to move, or accepts the one that is offered. A computer seat declines. While a
   * `remote` seat is to move, the person at the board is asked; at a table, the others are. Resolves with false if the game has no agreed draw, or is over, in a
   * puzzle, and if a `remote` seat would have to be asked.
   */
  async offerDraw(): Promise<boolean> {
    const board = this.#configured;
    try {
      return (await import('./ui/view/offer-draw.js')).offerDraw(board);
    } catch {
      board.store.reject(undefined, { code: 'load' });
      return false;
    }
  }

  /**
   * Resolves with the position shown as an SVG that needs nothing else: as the viewer may know it, with its marks, in the
   * colours and the language of the board. Rejects with BadOption if an option is invalid.
   */
  async toSVG(options?: PictureStyle): Promise<string> {
    return (await this.#picture()).toSVG(options);
  }

  /**
   * Resolves with the position shown as an image: `image/png` (default), another type that the browser writes, or
   * `image/svg+xml`. Its pixels are `width` times `scale`; with a `height`, it is opaque, and the picture is in its middle. Rejects
   * with BadOption if an option is invalid, and with an `EncodingError` if the page blocks images from `blob:`.
   */
  async toBlob(options?: BlobOptions): Promise<Blob> {
    return (await this.#picture()).toBlob(options);
  }

  /** The writer of the picture of the position that is shown now, loaded on demand. */
  async #picture(): Promise<BoardPicture> {
    const board = this.#configured;
    const { state, history, recentMoves: recent } = this;
    const marks = this.shownMarks?.shown ?? [];
    const { boardPicture } = await import('./parts/picture/board-picture.js');
    return boardPicture(board, { state, history, recent }, marks);
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** @internal */
  formResetCallback(): void {
    const { store, loader } = this.#board;
    if (store.snapshot.puzzle) loader.newGame();
  }

  /** @internal */
  formStateRestoreCallback(restored: unknown): void {
    this.#board.store.set({ restored });
  }

  // For games

  /** Renders the board. */
  protected abstract renderBoard(): TemplateResult;

  /** The name of a seat without a name. */
  protected abstract seatName(seat: Seat): string;

  /** The game's part of a seat's entry in the list of seats. */
  protected abstract seatDetails(seat: Seat): SeatDetails;

  /** The name of a square in a sentence. Undefined if the board has no such square, or no arrow from `from` can end there. */
  protected squareName(_square: string, _from?: string): string | undefined {
    return undefined;
  }

  /** The marks that are shown, if there are any. */
  protected get shownMarks(): MarksView | undefined {
    return this.#parts.onDemand.marks.part;
  }

  /** The accessible name of a board, with its marks. */
  protected withMarks(label: string): string {
    return this.shownMarks?.describe(label) ?? label;
  }

  /** The sentence under the headline: what the person to move can do. The spoken one names `all` squares, also if they are many. */
  protected prompt(_all = false): string {
    return '';
  }

  /** The longest texts of the game around the board, of no certain position: their places are as high as the highest of them. */
  protected longTexts(): LongTexts {
    return { prompts: [], endings: [], notes: [] };
  }

  /** The news of the person to move at the start of their turn, such as a chip that was drawn. It is said after whose turn it is. */
  protected turnNote(): string {
    return '';
  }

  /** The squares that a person has chosen, for games whose answers to keys tell them. */
  protected chosen(): readonly string[] {
    return [];
  }

  /** Called when another position is shown, or the page refused a move: what a person has selected is obsolete. */
  protected positionChanged(): void {
    // Nothing is selected.
  }

  /** Animates a move on the board that shows the position after it; resolves when the animation has ended. */
  protected animateMove(_played: PlayedMove<G>): Promise<void> {
    return Promise.resolve();
  }

  /** The mode of the board: `play` while a reader solves, and if the attribute is unknown or null. */
  protected get shownMode(): Mode {
    const { mode, session } = this.#snapshot.settings;
    return session.isPuzzle ? 'play' : mode;
  }

  /** The attributes with their defaults. */
  protected get settings(): Settings {
    return this.#snapshot.settings;
  }

  /** The seat whose hidden hand is shown, or the table. */
  protected get viewer(): Viewer {
    return this.#snapshot.viewer;
  }

  /** Shows the hidden hand of the seat to move, while several people share the board. */
  protected uncover(): void {
    this.#board.store.set({ uncovered: this.movableSeat });
  }

  /** The words of the game in the language in force. */
  protected get words(): W {
    return this.#board.words().game as W;
  }

  /** The names of the players by seat. */
  protected get playerNames(): readonly string[] {
    return this.#board.names();
  }

  /** The names of the players as announcements and labels say them: "You" for the only person at the board. */
  protected get displayNames(): readonly string[] {
    return this.#board.displayNames();
  }

  /** The moves that a person at this board may make now. */
  protected get offered(): readonly G['move'][] {
    return this.movableSeat === undefined ? [] : this.#snapshot.legalMoves;
  }

  /** The seat to move, if a person at this board moves for it. */
  protected get movableSeat(): Seat | undefined {
    return this.#snapshot.movableSeat;
  }

  /** The move that led to the position. */
  protected get lastMove(): G['move'] | undefined {
    return this.#snapshot.lastMove;
  }

  /** The moves that led to the position, each with the state before it. A match may begin in the middle of a game. */
  protected get history(): readonly PastMove<G['state'], G['move']>[] {
    return pastMoves(this.#snapshot);
  }

  /** The last moves of `history`: all that others made since a person moved, or else the last one. */
  protected get recentMoves(): readonly PastMove<G['state'], G['move']>[] {
    return this.history.slice(this.#snapshot.recentFrom ?? -1);
  }

  /** The seat of the only person who plays, if there is exactly one. */
  protected get person(): Seat | undefined {
    return this.#snapshot.soleHuman;
  }

  /** The seat of the person whom the texts address: of the only one who plays. Undefined in diagrams and replays. */
  protected get addressee(): Seat | undefined {
    return this.#snapshot.addressee;
  }

  /** The move that a hint shows. */
  protected get hinted(): G['move'] | undefined {
    return this.#snapshot.hint;
  }

  /** The seat at the bottom of the board, if one is asked for. */
  protected get bottomSeat(): Seat | undefined {
    return this.#snapshot.bottom;
  }

  /** Says a sentence in the live region. */
  protected announce(text: string): void {
    this.#board.announce(text);
  }

  /** Shows and says what a person has selected, with what can be done with it. */
  protected selectionChanged(): void {
    this.#parts.select();
  }

  /** Plays a move of a person at this board. Explains an illegal one, and returns false if it was not played. */
  protected attempt(move: G['move'], source: Source): boolean {
    return this.#board.attempt(move, source);
  }

  // Lifecycle

  override connectedCallback(): void {
    super.connectedCallback();
    this.#life.connected();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#life.disconnected();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) this.#parts.language.refresh();
  }

  protected override scheduleUpdate(): Promise<void> {
    return this.#life.update(() => super.scheduleUpdate());
  }

  protected override performUpdate(): void {
    this.#life.batch();
    super.performUpdate();
  }

  protected override shouldUpdate(): boolean {
    return this.#life.mayRender();
  }

  /** A board that somebody waits for is rendered wherever it is. */
  protected override getUpdateComplete(): Promise<boolean> {
    this.#life.start();
    return super.getUpdateComplete();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.#life.beforeRender();
  }

  protected override render(): TemplateResult {
    return this.#parts.render();
  }

  protected override firstUpdated(): void {
    fireReady(this, this.#snapshot.match);
  }

  protected override updated(): void {
    if (this.command) showCommandField(this.#board);
    setStates(this.#board.internals.states, boardStates(this.#snapshot));
    this.#board.control.update();
  }

  protected override refuse(fault: ToldFault): void {
    this.#board.store.reject(undefined, fault);
  }

  get #board(): Board<G> {
    return this.#parts.board;
  }

  get #snapshot(): Snapshot<G> {
    return this.#board.store.snapshot;
  }

  #createParts(): BoardParts<G> {
    const { definition, languages } = this.constructor as typeof GameElement;
    return new BoardParts<G>(this, definition as GameDefinition<G, W>, languages, {
      configure: () => this.#life.configure(),
      declare: (kind, value) => this.#life.declare(kind, value),
    });
  }

  /** The board, after all pending declarations were applied. */
  get #configured(): Board<G> {
    const board = this.#board;
    board.configure();
    return board;
  }

  #parseMove(move: G['move'] | string): G['move'] {
    return toMove(this.#snapshot.match.game, typeof move === 'string' ? toPlain(move) : move);
  }
}
