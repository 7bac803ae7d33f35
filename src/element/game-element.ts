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
import { nameRegion } from './ui/a11y/region-name.js';
import { boardStates, setStates } from './ui/custom-states.js';
import { FormElement } from './ui/form-element.js';
import type { LongTexts } from './ui/view/places.js';
import type { EventTexts, SeatDetails } from './ui/view/view-model.js';
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

/** The options of the game, as values or as the texts of their attributes (`first: 'A'`), and `seats` as in the attribute. */
export type NewGame<O extends object> = OrTexts<O> & {
  readonly seats?: string | readonly string[] | undefined;
};

/** The result of a game that the page ends. */
export interface MatchEnd {
  /** The winners: one seat, several for a shared win, all for a draw, or an empty list. */
  readonly winners: readonly Seat[];
  /** The reason that the board shows, such as `Time is up.` It has 1 to 200 characters. */
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
 * @attr {string} lang - The language: `en` or `de`. Default: that of the page.
 *
 * @slot - The record, as text. The board does not show it. The attribute `record` overrides it.
 * @slot caption - A caption below the board.
 * @slot toolbar - Your own buttons, in the toolbar of the board.
 *
 * @csspart mat - The background of the whole element.
 * @csspart status - The line with the side to move and what it can do.
 * @csspart seats - The players with their scores.
 * @csspart board - The board.
 * @csspart command - The command field with its answer.
 * @csspart message - The message below the board: an error, a note or a question.
 * @csspart tools - The toolbar.
 * @csspart table - With `table`: the forms, the lobby and the requests below the board.
 * @csspart alarm - At a table: the warning above the board when a check of the game fails.
 * @csspart places - With `table`: the list of the players at the table.
 * @csspart clock - With `table`: the clocks of the players.
 * @csspart games - With `table`: the list of your games at a table server.
 * @csspart game - Each game in that list.
 * @csspart record - The list of moves.
 * @csspart analysis - With `analysis`: the chance of each seat to win.
 * @csspart chart - With `analysis`, in a replay: the chart of the chances over the whole game.
 * @csspart replay - The buttons that step through the record.
 * @csspart panel - The open dialog: the rules, the new-game form or the menu.
 * @csspart rule-list - The list of rules in the rules dialog.
 * @csspart rule - Each rule in the rules dialog.
 * @csspart rule-heading - Each heading in the rules dialog.
 * @csspart examples - The examples of a rule, as a list.
 * @csspart example - Each example of a rule: a picture or a board, with a caption.
 *
 * @cssstate thinking - The computer is choosing a move.
 * @cssstate high-contrast - The player has chosen high contrast.
 * @cssstate large-text - The player has chosen larger text.
 * @cssstate motion-short - The player has chosen short animations.
 * @cssstate motion-long - The player has chosen long animations.
 * @cssstate motion-off - The player has turned animations off.
 * @cssstate over - The game is over in the position on the board.
 * @cssstate solved - The puzzle is solved.
 * @cssstate waiting - The board has not rendered yet.
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
   * The number of players, in games with a choice. Default: 2.
   * @summary Number of players
   */
  players: number | `${number}` | undefined;

  /**
   * Who plays each seat, in order: `human`, `computer` (the same as `computer:medium`), `computer:easy`,
   * `computer:hard`, `computer:best`, or `remote`, which your page plays. Default: `human` at the first seat,
   * `computer` at the others.
   * @summary People and computers
   */
  seats: string | readonly string[] | undefined;

  /**
   * The names of the players, in order, separated by commas, or as JSON: `["Smith, Ada", "Bo"]`. A name from the
   * new-game form stays until you change this attribute.
   * @summary Names
   */
  names: string | readonly string[] | undefined;

  /**
   * The seat that begins: a letter, a number from 0, or `random`. Default: `random` in games with dice or draws,
   * otherwise `A`; always `A` with `position`, `record`, `seed` or another `mode` than `play`.
   * @summary Who begins
   */
  first: string | Seat | undefined;

  /**
   * `play` (default) is a game. `diagram` shows a position without controls. `replay` steps through a record.
   * `puzzle` asks the player for the moves of the record, or for the `goal`.
   */
  mode: Mode | undefined;

  /**
   * The goal of a puzzle without a `record`, as its game has them: `win`, `win in 3`, `draw`, `par`, `points` or
   * `fill in 3`. Any move that still reaches it is correct.
   * @type {'win' | `win in ${number}` | 'draw' | 'par' | 'points' | `fill in ${number}`}
   * @summary Goal, instead of moves
   */
  goal: 'win' | `win in ${number}` | 'draw' | 'par' | 'points' | `fill in ${number}` | '' | undefined;

  /**
   * The task above a puzzle. Default: the comment before the first move of the record, or a sentence for the `goal`.
   * @summary Task in your own words
   */
  task: string | undefined;

  /** The name of the puzzle in a form. The form gets its `value`. */
  name: string | undefined;

  /** The form cannot be submitted until the puzzle is solved. */
  required: boolean | undefined;

  /** Disables the puzzle: it cannot be played, and the form does not get its value. */
  disabled: boolean | undefined;

  /**
   * Fixes all dice and draws: the same seed, options and moves give the same game. It tells every future draw: keep it
   * secret. Default: a secret seed. Only the record of a swap puzzle shows it.
   */
  seed: string | number | undefined;

  /**
   * The controls around the board: `full` (default), `basic` (status, players, undo, redo, new game) or `none` (status
   * and players).
   * @summary Controls
   */
  controls: Controls | undefined;

  /**
   * The seat at the bottom of the board: a letter, or a number from 0. In Lucky Numbers, the seat whose board is
   * large. Default: the standard view of the game.
   * @summary Seat at the bottom
   */
  orientation: string | Seat | undefined;

  /**
   * Hides the names of the squares.
   * @summary Hide the names of squares
   */
  noCoordinates: boolean | undefined;

  /**
   * Hides the marks on squares to which a piece can move.
   * @summary Hide possible moves
   */
  noLit: boolean | undefined;

  /**
   * Turns off all keys that are a single character: speech input can type them by mistake.
   * @summary No keys that are letters
   */
  noKeys: boolean | undefined;

  /**
   * Keeps the command field open, for moves such as `ri wo` and commands such as `undo`. Default: the key `/` opens
   * it. A diagram has none.
   * @summary Field for typed moves
   */
  command: boolean | undefined;

  /**
   * Saves the game and the player’s statistics in `localStorage` under this name. Boards of the same game and name
   * share them, also after a reload and in other tabs.
   */
  autosave: string | undefined;

  /**
   * Shows each seat’s chance to win, the value of every move in the record, and after the game the accuracy of each
   * seat. While hands are hidden, only moves of the local player are evaluated.
   * @summary Evaluation by the computer
   */
  analysis: boolean | undefined;

  /**
   * The shortest pause before a move of the computer: `normal` (default, 0.6 s), `slow` (1.5 s), `fast` (none), or
   * `key`: it waits for the key `c` or the button “Next move”. Players can change it in the menu.
   * @summary Speed of the computer
   */
  pace: Pace | undefined;

  /**
   * Plays a sound for each move. Players can turn it on and off in the menu.
   * @summary Sounds
   */
  sound: boolean | undefined;

  /**
   * Adds “Copy the link” to the menu: the address of this page with the game in its fragment, `#<id>=<moves>`. The
   * board opens such a link. Needs `id`.
   */
  share: boolean | undefined;

  /**
   * Lets people play from different devices: at the URL of a table server (`https://…`, or a path such as `/`), or
   * with `link` by links that two players send each other, in games without dice or open draws. Needs `id`.
   */
  table: string | undefined;

  /**
   * The URL of a page with a board that has `share` and the same `id`, or, with `?` at the end, of one that takes the
   * board by its query. The menu copies an `<iframe>` of it.
   */
  embed: string | undefined;

  /**
   * In a replay, adds the moves of the reader to `record` as variations. Default: they disappear when another move of
   * the record is shown.
   * @summary Readers may add variations
   */
  editable: boolean | undefined;

  /**
   * In a replay, keeps the board in view, in at most half of the window, and shows the last `<game-move>` that was
   * scrolled past. With reduced motion, scrolling changes nothing.
   */
  follow: boolean | undefined;

  /**
   * Rings and arrows, separated by spaces: `ro` is a ring on a square, `ro-wo` an arrow. `:red`, `:yellow` or `:blue`
   * sets the colour (default: green), `=1` a label: `ro-wo:blue=1`.
   * @summary Arrows and rings
   */
  marks: string | readonly string[] | undefined;

  readonly #parts = this.#createParts();
  readonly #life = new BoardLife(this, this.#parts, () => this.atAttribute);

  /**
   * The position, in the notation of the game. Setting it starts a new game from there at once. The property returns
   * the current position.
   * @summary Position
   */
  get position(): string {
    return this.#snapshot.match.game.formatPosition(this.state);
  }
  set position(text: string | null | undefined) {
    this.#board.declare('position', text);
  }

  /** The position as everybody at the table knows it. `position` also contains the hand of the local player. */
  get publicPosition(): string {
    return this.#board.store.position;
  }

  /**
   * The record of the game, in the format of PGN. Setting it loads the record at once. Text inside the element is a
   * record, too. The property returns the current record.
   * @summary Moves
   */
  get record(): string {
    return this.#board.store.record;
  }
  set record(text: string | null | undefined) {
    this.#board.declare('record', text);
  }

  /**
   * The number of moves before the position. Setting it goes there at once. The property returns the current number.
   * @summary Moves before the position
   */
  get ply(): number {
    return this.#snapshot.match.ply;
  }
  set ply(ply: number | `${number}` | null | undefined) {
    this.#board.declare('ply', ply);
  }

  /**
   * The place in the record. `5` is ply 5 of the main line, `5a3` ply 3 of the first variation that replaces ply 5.
   * Variations nest: `5a3b1`. Empty while a `<game-move>` shows a position outside the record.
   */
  get path(): string {
    return this.#snapshot.path;
  }

  /** The state of the engine, as a frozen plain object, with what the viewer may know. */
  get state(): G['state'] {
    return this.#snapshot.view;
  }

  /** The legal moves, in notation. */
  get moves(): readonly string[] {
    const { legalMoves, match } = this.#snapshot;
    return legalMoves.map((move) => match.game.formatMove(move));
  }

  /**
   * The known evaluations of the current line. Needs `analysis`. While hands are hidden, only those of the local
   * player’s decisions.
   */
  get evaluations(): readonly Evaluation[] {
    return this.#board.evaluations();
  }

  /** The side to move: a seat, `chance`, or `over` after the end. */
  get turn(): Turn {
    return this.#snapshot.turn;
  }

  /** The score of each seat. */
  get scores(): readonly number[] {
    return this.#snapshot.scores;
  }

  /** The seats that won; `undefined` while the game is running. */
  get winners(): readonly Seat[] | undefined {
    return freeze(this.#snapshot.outcome?.winners);
  }

  /** The number of wrong moves in a puzzle so far. */
  get tries(): number {
    return this.#snapshot.puzzle?.tries ?? 0;
  }

  /** True once the puzzle is solved. */
  get solved(): boolean {
    return this.#snapshot.puzzle?.solved ?? false;
  }

  /**
   * Starts a new game, as the attributes declare it. With `options`, only these count, and the game starts from its
   * usual opening. Unknown options are ignored. Throws BadOption.
   */
  newGame(options?: NewGame<G['options']>): void {
    const { store, loader } = this.#configured;
    if (options === undefined || options === null) loader.newGame();
    else loader.newGameWith(options);
    store.closeDialog();
  }

  /**
   * Plays a move for the seat to move, in notation or as an object of the engine. In a replay, the move replaces the
   * rest of the main line, or continues the variation on the board. Returns `false` if `game-before-move` was
   * cancelled, or if a puzzle expects no move. Throws IllegalMove or BadNotation.
   */
  play(move: G['move'] | string): boolean {
    const { store } = this.#configured;
    return store.play(this.#parseMove(move), 'api');
  }

  /**
   * Takes back a resignation or an agreed draw, otherwise goes back to the last turn of a person. With a `remote`
   * seat, the moves are removed. Returns whether the board went back; at a table, where the others decide, `asked`.
   */
  undo(): boolean | 'asked' {
    return this.#configured.store.undo(true);
  }

  /** Replays the moves that `undo()` took back. Returns `false` if there are none. */
  redo(): boolean {
    return this.#configured.store.redo();
  }

  /**
   * Shows the position after a number of moves in the current line (0 is its start), or at a `path`. A path into a
   * variation needs `mode="replay"`. Throws RangeError for an unknown number, BadNotation for an unknown path.
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
   * Shows the move of the best computer player with its reason, and resolves with its notation; with `undefined` if
   * there is none, the position changes, the player presses Escape, or the computer player cannot be loaded.
   */
  hint(): Promise<string | undefined> {
    return this.#configured.hint();
  }

  /**
   * Explains why a move is illegal: the rule, the reason, the squares and a message. Returns `undefined` for a legal
   * move. Throws BadNotation.
   */
  why(move: G['move'] | string): Why | undefined {
    const { game } = this.#configured.store.snapshot.match;
    const parsed = this.#parseMove(move);
    const violation = game.explain(this.state, parsed);
    return violation && { ...violation, message: this.words.violation(violation) };
  }

  /**
   * Resigns for a seat. Default: the only person who plays, otherwise the seat to move. Does nothing in a puzzle.
   * Throws IllegalMove after the end, and RangeError for an unknown seat.
   */
  resign(seat?: Seat | string): void {
    const { store, ownSeat } = this.#configured;
    store.conclude(seat === undefined ? ownSeat() : seatOf(seat, this.scores.length));
  }

  /**
   * Ends the game for good, for a reason of 1 to 200 characters, which the board shows and the record keeps. `time`,
   * with exactly one loser, becomes “Bo ran out of time.” Does nothing in a puzzle or at a table. Throws RangeError
   * for an unknown seat or another reason, IllegalMove after the end.
   */
  endGame(end: MatchEnd): void {
    const { winners, reason } = Object(end) as Partial<MatchEnd>;
    const { store } = this.#configured;
    if (!Array.isArray(winners)) throw new RangeError('The winners must be a list of seats.');
    const seats = Array.from(winners, (seat) => seatOf(seat, this.scores.length));
    store.end(seats, reason!);
  }

  /**
   * Resolves with the SHA-256 of the secret seed in UTF-8, as 64 hexadecimal digits; with `undefined` without dice or
   * draws, with your `seed`, with moves from a record, a link or `autosave`, in another `mode` than `play`, at a
   * table, before the board was visible, and outside of a secure context.
   */
  getCommitment(): Promise<string | undefined> {
    return import('./model/fairness.js').then(({ commitment }) => commitment(this.#board));
  }

  /**
   * Resolves with the seed of `getCommitment()` after the end of the game, otherwise with `undefined`. Then the
   * result is final.
   */
  revealSeed(): Promise<string | undefined> {
    return import('./model/fairness.js').then(({ revealSeed }) => revealSeed(this.#configured));
  }

  /**
   * Connects the board to a table, at a seat or as a spectator. Resolves with the connection once the game is shown.
   * Rejects if the host cannot be reached, with TypeError for an invalid `link`, and with RangeError for an unknown
   * seat. `newGame()` leaves the table.
   */
  async connect(link: Link, options?: ConnectOptions): Promise<TableConnection> {
    const board = this.#configured;
    return (await import('./parts/table/index.js')).connect(board, link, options);
  }

  /** Opens the rules, at the rule with this number if you pass one. */
  openRules(rule?: string): void {
    this.#board.configure();
    this.#board.store.openDialog({ kind: 'rules', rule: typeof rule === 'string' ? rule.trim() : undefined });
  }

  /** Moves the focus to the square of the board that had it last. */
  override focus(options?: FocusOptions): void {
    const square = this.renderRoot.querySelector<HTMLElement>('.board [tabindex="0"]');
    (square ?? this.renderRoot.querySelector<HTMLElement>('.board button'))?.focus(options);
  }

  /**
   * Offers a draw for the seat to move, or accepts an open offer. A computer player declines. While a `remote` seat
   * is to move, the local player is asked; at a table, the others. Resolves with `false` if the game has no agreed
   * draw or is over, in a puzzle, and if a `remote` seat would have to answer.
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
   * Resolves with the position as an SVG, in the colours and the language of the board, with its marks and only what
   * the viewer may know. Rejects with BadOption.
   */
  async toSVG(options?: PictureStyle): Promise<string> {
    return (await this.#picture()).toSVG(options);
  }

  /**
   * Resolves with the position as `image/png` (default), another type that the browser can write, or `image/svg+xml`,
   * `width` times `scale` pixels wide. Rejects with BadOption, and with `EncodingError` if the page blocks images
   * from `blob:`.
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

  /**
   * A sentence about the result of a move, such as a chip that the person to move has drawn. It is said after whose turn it is. `state` is
   * that after the move; the board shows it if it `isLast`.
   */
  protected moveNote(_state: G['state'], _isLast: boolean): string {
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

  /** Shows over the board what a move has led to, once that is told; resolves at the end. */
  protected showEvent(_played: PlayedMove<G>): Promise<void> {
    return Promise.resolve();
  }

  /** The texts of the status while an event is shown, if nobody at this board is to move. */
  protected shownEvent(): EventTexts | undefined {
    return undefined;
  }

  /** True while a move is animated that the texts do not tell yet. */
  protected get moving(): boolean {
    return this.#parts.motions.moving;
  }

  /** A game that is over is looked at again. */
  protected get reviewed(): boolean {
    return this.#snapshot.reviewed !== undefined;
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

  /** Says a sentence in the live region that answers what a person has just done. */
  protected announce(text: string): void {
    this.#board.announce(text, true);
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
    nameRegion(this.#board);
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
