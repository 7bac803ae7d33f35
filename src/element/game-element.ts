import {
  LitElement,
  html,
  render,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Breach, Seat, Viewer } from '../core/game.js';
import { Match } from '../core/match.js';
import { Desk, type SeatLook } from './desk.js';
import { freeze, GameReadyEvent, type Source } from './events.js';
import type { GameKit, GameWords, Later } from './game-definition.js';
import { onServer } from './lifecycle/on-server.js';
import { lazy, LazyParts } from './lifecycle/lazy.js';
import { blank, shell } from './view/layout.js';
import { parseNames, parseSeat, parseSeats } from './match/players.js';
import type { Declared, Session } from './match/session.js';
import { sight } from './lifecycle/visibility.js';
import type { Played } from './match/table.js';
import { theme } from './styles/theme.styles.js';

export * from './events.js';

/** Options of the game's engine, and who plays, written as the `seats` attribute. */
export type NewGame<O extends object> = O & { readonly seats?: string };

/** The answer to "why not?", in the element's language. */
export interface Why extends Breach {
  readonly message: string;
}

/** A state as a viewer knows it: who asks again gets the same object. */
interface Seen<S> {
  readonly of: S;
  readonly viewer: Viewer;
  readonly state: S;
  readonly scores: readonly number[];
}

/** Boards are drawn when they come as near as a screen, and begin to play when they are seen. */
const near = sight('100%', true);
const seen = sight('0px');

const modes = ['play', 'diagram', 'replay'] as const;
const controlSets = ['full', 'basic', 'none'] as const;

/** The texts of an attribute that names one of a few things; the first is the default. */
const oneOf = <T extends string>(text: string, known: readonly [T, ...T[]]): T =>
  known.find((each) => each === text) ?? known[0];

/**
 * What every board shares: attributes, properties, methods, events, and the parts round the board. It knows no game;
 * a game gives it a kit and draws the board.
 *
 * @fires {GameReadyEvent} game-ready - The board shows its first position.
 * @fires {GameBeforeMoveEvent} game-before-move - A seat is about to move; `preventDefault()` stops it. Never for chance.
 * @fires {GameMoveEvent} game-move - A move was played, by whatever hand (`source`).
 * @fires {GameScoreEvent} game-score - A move changed the score.
 * @fires {GameTurnEvent} game-turn - A seat is to move.
 * @fires {GameOverEvent} game-over - The game has ended: by a rule, by resigning or by agreement.
 * @fires {GameIllegalEvent} game-illegal - Somebody tried what the rules forbid: which rule, which squares, in words.
 * @fires {GameNavigateEvent} game-navigate - Another ply is shown: by undo, redo, replay or a new match.
 * @fires {GameErrorEvent} game-error - Text from outside made no sense, or a part that was wanted (a computer player, a panel) failed; the last good state stays.
 * @fires {GameAnimatedEvent} game-animated - The move has come to rest on the board.
 *
 * @attr {string} lang - The language of the words, as everywhere in HTML; inherited.
 *
 * @slot - The record, as text: what the attribute `record` says wins over it. Not shown.
 * @slot caption - Words under the board.
 * @slot toolbar - Buttons of the page, beside the board's own.
 *
 * @csspart mat - The mat on which everything lies.
 * @csspart status - Whose turn it is, and what can be done.
 * @csspart seats - The players with their scores.
 * @csspart board - The place of the board.
 * @csspart message - The slip under the board: an error, a note, a question.
 * @csspart tools - The toolbar.
 * @csspart record - The list of moves.
 * @csspart analysis - Each seat's chance to win, where `analysis` is asked for.
 * @csspart replay - The buttons that step through the record.
 * @csspart panel - What lies open over the board: rules, new game, more.
 *
 * @cssstate thinking - A computer seat is thinking.
 * @cssstate over - The game is over at the ply that is shown.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam O options of `setup`
 * @typeParam W words
 * @typeParam L what comes right after the board can be played on
 */
export abstract class GameElement<
  S,
  M,
  O extends object,
  W extends GameWords,
  L extends Later = Later,
> extends LitElement {
  static override styles: CSSResultGroup = theme;

  static override properties: PropertyDeclarations = {
    players: { type: Number },
    seats: {},
    names: {},
    first: {},
    mode: {},
    seed: {},
    controls: {},
    orientation: {},
    noCoordinates: { type: Boolean, attribute: 'no-coordinates' },
    noLit: { type: Boolean, attribute: 'no-lit' },
    autosave: {},
    analysis: { type: Boolean },
    position: { noAccessor: true },
    record: { noAccessor: true },
    ply: { type: Number, noAccessor: true },
  };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** How many play, as far as the game lets one choose. Default 2. */
  players: number | undefined;

  /**
   * Who plays each seat, separated by spaces: `human`, `computer` (medium), `computer:easy` … `computer:best`, `remote`.
   * Default: the first human, the others computer.
   */
  seats = '';

  /** Names shown for the seats, separated by commas. */
  names = '';

  /** The seat that begins: a letter, or `random`. Default A. */
  first = '';

  /**
   * `play`, `diagram` (the position, without controls) or `replay` (steps through the record).
   * @type {'play' | 'diagram' | 'replay'}
   */
  mode: (typeof modes)[number] = 'play';

  /** Makes chance repeatable. It is the page's to keep secret; the element's own seed is shown nowhere. */
  seed: string | undefined;

  /**
   * What stands round the board: `full`, `basic` (status, seats, undo, redo, new game) or `none` (status and seats).
   * @type {'full' | 'basic' | 'none'}
   */
  controls: (typeof controlSets)[number] = 'full';

  /** Letter of the seat at the bottom. Left out: the board as the rules draw it. */
  orientation = '';

  /** Leaves out the names of the squares. */
  noCoordinates = false;

  /** Does not light where a move may go. */
  noLit = false;

  /** A key: the game is kept under it in the browser's local storage and survives a reload. */
  autosave = '';

  /**
   * Shows what the computer makes of the game: each seat's chance to win as a bar, what the moves of the record were worth,
   * and after the game how well each seat has played. Where hands are hidden, during the game only of the one person's
   * own decisions.
   */
  analysis = false;

  /**
   * The position shown, in the game's notation; set: begins there, at the latest by the next update: what reads it may
   * still have to come. The attribute is the default and never rewritten.
   */
  get position(): string {
    return this.#match.game.formatPosition(this.state);
  }
  set position(text: string | null | undefined) {
    this.#session.declare('position', (text ?? '') || undefined);
    this.requestUpdate();
  }

  /**
   * The record of the match, in PGN's form; set: loads it, at the latest by the next update. May also be the element's
   * direct text.
   */
  get record(): string {
    return this.#session.table.record();
  }
  set record(text: string | null | undefined) {
    this.#given = (text ?? '') || undefined;
    this.#session.declare('record', this.#given ?? this.#text);
    this.requestUpdate();
  }

  /** How many moves lie before the position shown; set: steps there. */
  get ply(): number {
    return this.#match.ply;
  }
  set ply(ply: number | null | undefined) {
    this.#session.declarePly(ply ?? undefined);
    this.requestUpdate();
  }

  /**
   * The state shown, a plain frozen object of the game's engine, as the viewer may know it.
   */
  get state(): S {
    return this.#see().state;
  }

  /** The legal moves, in notation. */
  get moves(): readonly string[] {
    const { game, turn } = this.#match;
    return turn === 'over' ? [] : game.moves(this.state).map((move) => game.formatMove(move));
  }

  /** The score of each seat. */
  get scores(): readonly number[] {
    return this.#see().scores;
  }

  /** The seats that have won; undefined while the game is open. */
  get winners(): readonly Seat[] | undefined {
    return freeze(this.#match.outcome?.winners);
  }

  protected readonly kit: GameKit<S, M, O, W, L> = this.gameKit();
  #seen: Seen<S> | undefined;
  #given: string | undefined;
  #text: string | undefined;
  /** Markup that a server made, until it is taken over. */
  #served: unknown = this.shadowRoot;
  /** Lets updates begin: the board is to be drawn. */
  readonly #want: () => void;
  #turned: string | undefined;
  #internals: ElementInternals | undefined;
  readonly #desk = new Desk<S, M, O, W>(this, this.kit, {
    declared: () => this.#declared(),
    names: () => parseNames(this.names),
    analysis: () => this.analysis,
    controls: () => oneOf(this.controls, controlSets),
    viewer: () => this.viewer,
    bottom: () => this.bottom,
    turn: (letter) => {
      this.#turned = letter;
    },
    scores: () => this.scores,
    seat: (seat) => this.seat(seat),
    detail: () => this.detail(),
    shown: () => {
      this.#want();
      this.positionShown();
    },
    animate: (played) => this.animateMove(played),
  });

  constructor() {
    super();
    const begin = this.enableUpdating.bind(this, true);
    this.#want = begin;
    // once it is connected
    this.enableUpdating = () => {
      if (this.hasUpdated) return;
      void this.#session.reading;
      near.await(this, begin);
    };
    new LazyParts(this, {
      lack: () => {
        this.#desk.voice.lack();
      },
      later: () => this.later,
      dressed: () => {
        this.dressed();
      },
    });
  }

  /**
   * Begins a new match. Without options as the page declares it: its rule options, its first seat and its position (a
   * record is a game that was played, and nothing to begin with). With options: of these alone, at the own start of
   * the game that is shown. Throws BadOption where the value of an option makes no sense; a name that the game does not
   * know is ignored.
   */
  newGame(options?: NewGame<O>): void {
    this.#desk.close();
    if (!options) {
      this.#session.begin();
      return;
    }
    const own: O = { ...options };
    Reflect.deleteProperty(own, 'seats');
    this.#session.open(new Match(this.#match.game, { options: own }), options.seats);
  }

  /**
   * Plays a move for the seat to move: in notation or as the engine's object. False when a listener of
   * `game-before-move` stopped it. Throws IllegalMove or BadNotation.
   */
  play(move: M | string): boolean {
    return this.#session.play(typeof move === 'string' ? this.#match.game.parseMove(move) : move, 'api');
  }

  /** Takes back to where a person was to move last (a computer's answer goes with it). False where there is nothing. */
  undo(): boolean {
    return this.#desk.undo();
  }

  /** The other way round. False at the end. */
  redo(): boolean {
    return this.#desk.redo();
  }

  /** Shows the position after that many moves. Throws RangeError where the match has no such ply. */
  goTo(ply: number): void {
    const { match, table } = this.#session;
    match.stateAt(ply); // throws
    table.goTo(ply);
  }

  /**
   * Asks the best computer player for a move, shows it on the board with its reason ("wins in 5 moves") and gives its
   * notation; undefined where there is none.
   */
  hint(): Promise<string | undefined> {
    return this.#desk.hint();
  }

  /** Why a move is illegal now; undefined for a legal one. Throws BadNotation. */
  why(move: M | string): Why | undefined {
    const { game } = this.#match;
    const parsed = typeof move === 'string' ? game.parseMove(move) : move;
    const breach = game.explain(this.state, parsed);
    return breach && { ...breach, message: this.words.breach(breach, game.formatMove(parsed)) };
  }

  /**
   * A seat gives up; left out: the one person who plays, else the seat to move. Throws IllegalMove when the game is
   * over, RangeError where no such seat is.
   */
  resign(seat: Seat = this.#desk.ownSeat): void {
    if (!(seat in this.scores)) throw new RangeError(`There is no seat ${seat}.`);
    this.#session.table.conclude(seat);
  }

  /**
   * The seat to move offers a draw, or accepts the one that is offered. A computer seat declines. False where the game
   * knows no agreed draw, or is over.
   */
  async offerDraw(): Promise<boolean> {
    return (await this.#desk.fetchErrands()).offerDraw();
  }

  /** What the game hands over; asked for once. */
  protected abstract gameKit(): GameKit<S, M, O, W, L>;

  /** The board: a template of the present state. */
  protected abstract renderBoard(): TemplateResult;

  /** What the list of seats shows of one. */
  protected abstract seat(seat: Seat): SeatLook;

  /** What can be done now, a sentence under the headline. */
  protected detail(): string | TemplateResult {
    return '';
  }

  /** Another position is shown: whatever a hand was doing is over. */
  protected positionShown(): void {
    // a board that remembers nothing has nothing to forget
  }

  /** What comes right after the board can be played on, once it has come: one copy for all boards of a page. */
  protected get later(): L | undefined {
    return lazy.later.get(this.kit) as L | undefined;
  }

  protected async fetchLater(): Promise<L> {
    const { later } = this;
    if (later) return later;
    const come = await this.kit.later();
    lazy.later.set(this.kit, come);
    this.requestUpdate();
    return come;
  }

  /** What came later is there, and about to be drawn for the first time. */
  protected dressed(): void {
    // not every game has something to set up
  }

  /** Shows on the board the move that led to the position; resolves when it has come to rest. */
  protected animateMove(_played: Played<S, M>): Promise<void> {
    return Promise.resolve();
  }

  /** Who looks at the board. In a game with hidden hands only what that seat knows is shown and can be done. */
  protected get viewer(): Viewer {
    return 'table';
  }

  /** Words of the game in the language in force. */
  protected get words(): W {
    return this.#desk.words.game;
  }

  /** Names of the players by seat. */
  protected get shownNames(): readonly string[] {
    return this.#desk.names;
  }

  /** The moves that a person at this board may make now. */
  protected get offered(): readonly M[] {
    return this.mover === undefined ? [] : this.#match.game.moves(this.state);
  }

  /** The seat to move, where a person at this board is to move for it. */
  protected get mover(): Seat | undefined {
    const { match, player } = this.#session;
    // a player is there where a seat is to move
    return this.mode === 'play' && player?.kind === 'human' ? (match.turn as Seat) : undefined;
  }

  /** The move that led here, where one did. */
  protected get lastMove(): M | undefined {
    const { moves, ply } = this.#match;
    return moves[ply - 1];
  }

  /** The moves that led here, each with the position it was made in; a match may have begun in the middle of a game. */
  protected get past(): readonly { readonly before: S; readonly move: M }[] {
    const { moves, ply } = this.#match;
    return moves.slice(0, ply).map((move, i) => ({ before: this.#match.stateAt(i), move }));
  }

  /** The seat of the one person who plays, where there is exactly one. */
  protected get person(): Seat | undefined {
    return this.#desk.person;
  }

  /** The move a hint shows. */
  protected get hinted(): M | undefined {
    return this.#desk.hinted;
  }

  /** The seat at the bottom, where one is asked for. A board that lies so of itself for a seat says it. */
  protected get bottom(): Seat | undefined {
    return parseSeat(this.#turned ?? this.orientation, this.#match.seats);
  }

  /** Says a sentence in the live region. */
  protected say(text: string): void {
    this.#desk.voice.say(text);
  }

  /** A person tries a move on the board; what is illegal is explained. False when it was not played. */
  protected attempt(move: M, source: Source): boolean {
    return this.#desk.attempt(move, source);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A server reads no text, and its sheets lie in the markup: ours would win over the later ones among them.
    if (this.#served) this.shadowRoot!.adoptedStyleSheets = [];
    else {
      this.#readText();
      if (!this.hasUpdated) render(blank(this.mode), this.renderRoot, this.renderOptions);
    }
    seen.await(this, () => {
      // nobody moves before the board has shown its first position
      void this.updateComplete.then(() => this.#session.wake()).then(() => this.requestUpdate());
    });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    near.leave(this);
    seen.leave(this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) this.#desk.language.refresh();
  }

  /**
   * A record is read before it is shown: what reads it may still have to come. So may the language of the page, which
   * the first words are in.
   */
  protected override async scheduleUpdate(): Promise<void> {
    await this.#session.reading;
    if (!this.hasUpdated) await this.#desk.language.coming;
    const draw = () => super.scheduleUpdate();
    if (!this.#served) {
      await draw();
      return;
    }
    const { takeOver } = await import('./lifecycle/hydration.js');
    await takeOver(this, this.fetchLater(), draw);
    this.#served = undefined;
    this.#readText();
  }

  /** Whoever waits for the board wants it drawn, wherever it is. */
  protected override getUpdateComplete(): Promise<boolean> {
    this.#want();
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // a server calls this and render() alone
    if (onServer) this.#desk.language.refresh();
    this.#session.settle();
    const count = this.#match.seats;
    const check = (name: 'seats' | 'mode' | 'controls' | 'orientation', found: string | undefined) => {
      const { voice } = this.#desk;
      if (!changed.has(name)) return;
      if (found) voice.complain(name, { code: 'attribute', at: name, found });
      else voice.content(name);
    };
    if (changed.has('orientation')) this.#turned = undefined;
    check('seats', parseSeats(this.seats, count).bad);
    check('mode', modes.includes(this.mode) ? undefined : this.mode);
    check('controls', controlSets.includes(this.controls) ? undefined : this.controls);
    check('orientation', parseSeat(this.orientation, count) === undefined ? this.orientation : undefined);
    if (!onServer) return;
    this.#desk.voice.hostUpdate();
    this.dressed();
  }

  protected override render(): TemplateResult {
    const { requests } = this.#desk;
    const view = this.#desk.view();
    return html`${shell(view, requests, this.renderBoard(), this.#desk.extras(view))}
      <div class="live vh" role="log" aria-live="polite" lang=${ifDefined(view.lang)}></div>
      <slot class="text" hidden @slotchange=${this.#readText}></slot>`;
  }

  protected override firstUpdated(): void {
    this.dispatchEvent(new GameReadyEvent({ game: this.#match.game.id }));
    // Where this cannot be had, the board is plainer and nothing glides; each move asks again.
    this.fetchLater().catch(() => undefined);
  }

  protected override updated(): void {
    this.#desk.updated();
    this.#internals ??= this.attachInternals();
    const { states } = this.#internals;
    const show = (name: string, on: boolean) => {
      if (on) states.add(name);
      else states.delete(name);
    };
    show('thinking', this.#desk.thinking);
    show('over', this.#match.turn === 'over');
  }

  /** What the viewer knows now. */
  #see(): Seen<S> {
    const { game, state: of } = this.#match;
    const { viewer } = this;
    if (this.#seen?.of !== of || this.#seen.viewer !== viewer) {
      const state = freeze(game.view(of, viewer));
      this.#seen = { of, viewer, state, scores: freeze(game.scores(state)) };
    }
    return this.#seen;
  }

  get #session(): Session<S, M, O> {
    return this.#desk.session;
  }

  get #match(): Match<S, M, O> {
    return this.#session.match;
  }

  #declared(): Declared {
    const texts = this.kit.options.flatMap((name): [string, string][] => {
      const text = Reflect.get(this, name) as string | boolean | undefined;
      return text ? [[name, `${text}`]] : [];
    });
    const { first, seats, seed, autosave } = this;
    const mode = oneOf(this.mode, modes);
    // an attribute that is taken away leaves null
    const players = this.players ?? undefined;
    return { players, first: first || '', seats, mode, seed, autosave, options: Object.fromEntries(texts) };
  }

  /** A record may be the element's direct text; the attribute wins. */
  readonly #readText = (): void => {
    const own = Array.from(this.childNodes, (node) => (node instanceof Text ? node.data : ''));
    this.#text = own.join('').trim() || undefined;
    if (this.#given === undefined) this.#session.declare('record', this.#text);
    this.requestUpdate();
  };
}
