import { html, render, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { IllegalMove } from '../core/errors.js';
import type { Seat, Viewer, PastMove } from '../core/game.js';
import { createAnnouncer } from './ui/a11y/announcer.js';
import { showCommandField } from './ui/a11y/key-hook.js';
import type { BoardWords, GameWords, Languages } from './words/game-words.js';
import { BoardAttributes } from './board-attributes.js';
import { boardLanguages } from './words/index.js';
import { setBoard, type Board } from './model/board.js';
import { ComputerController } from './parts/computer/computer-controller.js';
import { readContent, reportSkipped, watchContent } from './model/content-text.js';
import { boardStates, setStates } from './ui/custom-states.js';
import { GameBeforeMoveEvent, type Source } from './model/events.js';
import type { GameDefinition } from './model/game-definition.js';
import { MarksController } from './parts/marks/marks-controller.js';
import { analysisPart, puzzlePart, sharePart, tablePart } from './parts/registry.js';
import { LanguageController } from './words/language-controller.js';
import { onServer } from './base/on-server.js';
import { preload } from './lifecycle/preload.js';
import { near, visible, whenNear } from './base/visibility.js';
import type { PlayedMove } from './model/effects.js';
import { MatchLoader } from './model/match-loader.js';
import { MatchStore } from './model/match-store.js';
import { cutName } from './model/players.js';
import { pastMoves } from './model/past-moves.js';
import { attributeTexts } from './model/settings.js';
import { sessionOf, type Mode } from './model/session/index.js';
import { ownSeat } from './model/snapshot.js';
import { followPreferences } from './ui/preferences/preferences.js';
import { firePublicEvents, fireReady } from './public-events.js';
import { playSounds } from './ui/sound/play-sounds.js';
import { countMatches } from './model/count-matches.js';
import { TreeController, treeModule } from './parts/tree/tree-controller.js';
import { followAim } from './model/aim.js';
import { boardActions } from './ui/view/board-actions.js';
import { DialogController } from './parts/dialogs/dialog-controller.js';
import { layout, placeholder } from './ui/view/layout.js';
import { queueMotion } from './ui/view/motion-queue.js';
import { recordPart } from './ui/view/record-part.js';
import { keepMessageInSight } from './ui/view/message-in-sight.js';
import { keepRecordScrolled } from './ui/view/record-scroll.js';
import { Region, region } from './ui/view/region.js';
import { status } from './ui/view/status.js';
import { viewModel, withPrompt, type SeatDetails } from './ui/view/view-model.js';

/** The store and the controllers of a board, its lifecycle and rendering, and the interface for games. GameElement has the public one. */
export abstract class BoardBase<S, M, O extends object, W extends GameWords> extends BoardAttributes {
  /** The definition of the game: a GameDefinition. */
  static definition: { readonly tag: string };

  /** The class has the languages: closures that a board creates would keep the first board in memory. */
  protected static get languages(): Languages<BoardWords> {
    return boardLanguages(this.definition as GameDefinition<never, never, never, GameWords>);
  }

  readonly #definition = (this.constructor as typeof BoardBase).definition as GameDefinition<S, M, O, W>;
  readonly #optionNames = this.#definition.options.map(({ name }) => name);
  readonly #store = new MatchStore<S, M, O>(this.#definition, (detail) =>
    this.dispatchEvent(new GameBeforeMoveEvent(detail)),
  );
  readonly #loader = new MatchLoader<S, M, O>(this.#definition, this.#store);
  readonly #language = new LanguageController(this, (this.constructor as typeof BoardBase).languages);
  readonly #internals = this.attachInternals();
  readonly #board = this.#createBoard();
  readonly #rest = queueMotion(this.#board, (played) => this.animateMove(played));
  readonly #computer = new ComputerController<S, M, O>(this.#board);
  readonly #analysis = analysisPart(this.#board);
  readonly #puzzle = puzzlePart(this.#board);
  readonly #tree = new TreeController<S, M, O>(this.#board);
  readonly #marks = new MarksController<S, M, O>(this.#board);
  readonly #dialogs = new DialogController<S, M, O>(this.#board);
  readonly #actions = boardActions(this.#board, () => this.#tree.lookBack());
  readonly #share = sharePart(this.#board);
  readonly #choices = followPreferences(this.#board);
  readonly #square = new Region(() => this.renderBoard());
  /** The status as it was rendered last. */
  #shownStatus: Parameters<typeof status> | undefined;
  readonly #status = new Region(() => status(...this.#shownStatus!));
  #declaredRecord: string | undefined;
  #directText: string | undefined;
  readonly #checkText = watchContent(this, () => this.#readText());
  /** Declarations wait for the others: of properties that were set before the upgrade. */
  #batching = false;
  #serverRendered = !onServer && this.shadowRoot !== null; // and not hydrated yet
  /** Lets the element render: it is near the viewport, or somebody waits for it. */
  #start!: () => void;
  readonly #started = new Promise<void>((resolve) => (this.#start = resolve));

  constructor() {
    super();
    keepRecordScrolled(this);
    keepMessageInSight(this.#board);
    this.#store.subscribe((effect) => {
      if (!effect) this.requestUpdate();
      else if (effect.type === 'save') this.#loader.save();
      else if (effect.type === 'position') {
        this.#start();
        this.positionChanged();
      }
    });
    this.announce = createAnnouncer(this.#board);
    tablePart(this.#board);
    for (const follow of [countMatches, firePublicEvents, playSounds, followAim]) follow(this.#board);
  }

  #hint(): Promise<string | undefined> {
    const { puzzle, settings } = this.#store.snapshot;
    if (puzzle && this.#puzzle.part) return this.#puzzle.part.hint();
    return settings.session.assists ? this.#computer.hint() : Promise.resolve(undefined);
  }

  #createBoard(): Board<S, M, O> {
    return setBoard<S, M, O>(this, {
      element: this,
      definition: this.#definition,
      store: this.#store,
      loader: this.#loader,
      words: () => this.#language.words,
      language: () => this.#language.tag,
      names: () => this.playerNames,
      called: () =>
        this.playerNames.map((name, seat) =>
          seat === this.#store.snapshot.you ? this.#language.words.ui.you.name : name,
        ),
      seatName: (seat) => this.seatName(seat),
      bottomSeat: () => this.bottomSeat,
      ownSeat: () => ownSeat(this.#store.snapshot),
      squareName: (square, from) => this.squareName?.(square, from),
      scoreLabel: (seat) => this.seatDetails(seat).scoreLabel,
      chosen: () => this.chosen?.() ?? [],
      turnNote: () => this.turnNote?.() ?? '',
      announce: (text) => this.announce(text),
      attempt: (move, source) => this.attempt(move, source),
      redraw: () => {
        if (!this.isUpdatePending) this.#square.refresh();
      },
      rest: () => this.#rest(),
      hint: () => this.#hint(),
      evaluations: () => this.#analysis.part?.evaluations ?? [],
      internals: this.#internals,
      goToPath: (path) => this.#tree.goTo(path),
      configure: () => this.#configure(),
      declare: (kind, value) => this.#declare(kind, value),
    });
  }

  /** Applies all declarations that are pending. Without a pending update, no attribute has changed. */
  #configure(mayFollow = false): void {
    this.#batching = false;
    if (!mayFollow) this.#checkText();
    const texts = this.isUpdatePending ? attributeTexts(this, this.#optionNames) : undefined;
    this.#loader.configure(texts, mayFollow);
    this.#marks.update();
  }

  #declare(kind: 'position' | 'record' | 'ply', value: string | number | null | undefined): void {
    const text = value ? String(value) : undefined;
    if (kind === 'record') this.#declaredRecord = text;
    if (kind === 'ply') this.#loader.declarePly((value as number | null) ?? undefined);
    else this.#loader.declare(kind, kind === 'record' ? (text ?? this.#directText) : text);
    if (!this.#batching && !this.atAttribute) this.#configure(true);
    this.requestUpdate();
  }

  /** Reads the record that is the element's text; the attribute overrides it. */
  #readText(): void {
    const { text, skipped } = readContent(this);
    this.#directText = text || undefined;
    if (this.#declaredRecord !== undefined) return;
    this.#loader.declare('record', this.#directText);
    if (this.hasUpdated) this.#configure(true); // the match would replace the messages that follow
    reportSkipped(skipped, this.#store);
  }

  /** Renders the board. */
  protected abstract renderBoard(): TemplateResult;

  /** The name of a seat without a name. */
  protected abstract seatName(seat: Seat): string;

  /** The game's part of a seat's entry in the list of seats. */
  protected abstract seatDetails(seat: Seat): SeatDetails;

  /** The name of a square in a sentence. Undefined if the board has no such square, or no arrow from `from` can end there. */
  protected squareName?(square: string, from?: string): string | undefined;

  /** The marks that are shown, if there are any. */
  protected get shownMarks(): MarksController<S, M, O>['view'] {
    return this.#marks.view;
  }

  /** The accessible name of a board, with its marks. */
  protected withMarks(label: string): string {
    return this.shownMarks?.describe(label) ?? label;
  }

  /** The sentence under the headline: what the person to move can do. The spoken one names `all` squares, also if they are many. */
  protected prompt(_all = false): string {
    return '';
  }

  /** The news of the person to move at the start of their turn, such as a chip that was drawn. It is said after whose turn it is. */
  protected turnNote?(): string;

  /** The squares that a person has chosen, for games whose answers to keys tell them. */
  protected chosen?(): readonly string[];

  /** Called when another position is shown, or the page refused a move: what a person has selected is obsolete. */
  protected positionChanged(): void {
    // Nothing is selected.
  }

  /** Animates a move on the board that shows the position after it; resolves when the animation has ended. */
  protected animateMove(_played: PlayedMove<S, M>): Promise<void> {
    return Promise.resolve();
  }

  /** The mode of the board: `play` for a puzzle, and if the attribute is unknown or null. */
  protected get shownMode(): Mode {
    const { mode, session } = this.#store.snapshot.settings;
    return session.solves ? 'play' : mode;
  }

  /** The seat whose hidden hand is shown, or the table. */
  protected get viewer(): Viewer {
    return this.#store.snapshot.viewer;
  }

  /** Shows the hidden hand of the seat to move, while several people share the board. */
  protected uncover(): void {
    this.#store.set({ uncovered: this.mover });
  }

  /** The words of the game in the language in force. */
  protected get words(): W {
    return this.#language.words.game as W;
  }

  /** The names of the players by seat. */
  protected get playerNames(): readonly string[] {
    return this.#store.snapshot.names.map((name, seat) => cutName(name ?? '') || this.seatName(seat));
  }

  /** The moves that a person at this board may make now. */
  protected get offered(): readonly M[] {
    return this.mover === undefined ? [] : this.#store.snapshot.legalMoves;
  }

  /** The seat to move, if a person at this board moves for it. */
  protected get mover(): Seat | undefined {
    return this.#store.snapshot.mover;
  }

  /** The move that led to the position. */
  protected get lastMove(): M | undefined {
    return this.#store.snapshot.lastMove;
  }

  /** The moves that led to the position, each with the state before it. A match may begin in the middle of a game. */
  protected get history(): readonly PastMove<S, M>[] {
    return pastMoves(this.#store.snapshot);
  }

  /** The last moves of `history`: all that others made since a person moved, or else the last one. */
  protected get recentMoves(): readonly PastMove<S, M>[] {
    return this.history.slice(this.#store.snapshot.recentFrom ?? -1);
  }

  /** The seat of the only person who plays, if there is exactly one. */
  protected get person(): Seat | undefined {
    return this.#store.snapshot.person;
  }

  /** The seat of the person whom the texts address: of the only one who plays. Undefined in diagrams and replays. */
  protected get you(): Seat | undefined {
    return this.#store.snapshot.you;
  }

  /** The move that a hint shows. */
  protected get hinted(): M | undefined {
    return this.#store.snapshot.hint;
  }

  /** The seat at the bottom of the board, if one is asked for. */
  protected get bottomSeat(): Seat | undefined {
    return this.#store.snapshot.bottom;
  }

  /** Says a sentence in the live region. */
  protected readonly announce: (text: string) => void;

  /** Shows and says what a person has selected, with what can be done with it: renders the board and the status. */
  protected selectionChanged(): void {
    this.#store.select();
    if (this.#shownStatus && !this.isUpdatePending) {
      const [view, ...rest] = this.#shownStatus;
      this.#shownStatus = [withPrompt(view, this.prompt()), ...rest];
      this.#square.refresh();
      this.#status.refresh();
    }
    this.announce(this.prompt(true));
  }

  /** Plays a move of a person at this board. Explains an illegal one, and returns false if it was not played. */
  protected attempt(move: M, source: Source): boolean {
    if (this.mover === undefined || this.#store.snapshot.covered) return false;
    try {
      if (this.#store.play(move, source)) return true;
      this.positionChanged();
      this.requestUpdate();
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.#store.explain(move);
    }
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The style sheets of markup from a server are in the markup; ours would override the ones after them.
    if (this.#serverRendered) this.shadowRoot!.adoptedStyleSheets = [];
    else {
      void this.#share.load(); // the page may be opened for a board that is not near the viewport
      this.#readText();
      preload(this, this.#declaredRecord ?? this.#directText);
      setStates(this.#internals.states, { waiting: !this.hasUpdated });
      if (!this.hasUpdated) {
        // Style sheets reserve the space of a board by its mode, which is a property in the templates of frameworks.
        if ((this.mode ?? 'play') !== 'play') this.setAttribute('mode', this.mode);
        render(placeholder(sessionOf(this.mode).bare), this.renderRoot, this.renderOptions);
      }
    }
    // Only of a diagram the size is known before it is drawn.
    if (sessionOf(this.mode).bare && !this.hasUpdated) whenNear(this, this.#start);
    else this.#start();
    visible.await(this, () => {
      // Nobody moves before the board has shown its first position.
      void this.updateComplete.then(() => this.#loader.wake()).then(() => this.requestUpdate());
    });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const watch of [near, visible]) watch.cancel(this);
    this.#loader.leave();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) this.#language.refresh();
  }

  /** The first render waits for the language of the page, and for modules that the match of a link or the marks need. */
  protected override async scheduleUpdate(): Promise<void> {
    const { loading } = this.#language;
    if (!this.hasUpdated)
      await Promise.all([
        this.#started,
        loading,
        this.#choices(),
        this.#serverRendered || this.#share.load(),
      ]);
    const update = () => super.scheduleUpdate();
    if (!this.#serverRendered) {
      await update();
      if (this.hasUpdated) return;
      await this.#marks.loading;
      await update();
      return;
    }
    await (await import('./lifecycle/hydration.js')).hydrate(this, update);
    this.#serverRendered = false;
    this.#readText();
  }

  protected override performUpdate(): void {
    // Lit sets the properties from before the upgrade here, one by one.
    this.#batching = true;
    super.performUpdate();
  }

  /** Puts off the first render while a module is loaded. Markup from a server shows the default match until then. */
  protected override shouldUpdate(): boolean {
    if (this.hasUpdated || this.#serverRendered) return true;
    this.#configure();
    return !this.#marks.loading;
  }

  /** A board that somebody waits for is rendered wherever it is. */
  protected override getUpdateComplete(): Promise<boolean> {
    this.#start();
    return super.getUpdateComplete();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    // On a server, only this method and `render` are called.
    if (onServer) this.#language.refresh();
    this.#configure();
    // Nothing can be loaded during a render: a server has loaded the module.
    if (onServer && sessionOf(this.mode).explores) this.#tree.use(treeModule.value!);
  }

  protected override render(): TemplateResult {
    const { snapshot } = this.#store;
    const analysis = this.#analysis.part;
    const play = viewModel(snapshot, this.#definition, {
      words: this.#language.words,
      called: this.#board.called(),
      prompt: snapshot.outcome ? '' : this.prompt(),
      lang: this.#language.foreign,
      names: this.playerNames,
      seats: this.playerNames.map((_, seat) => this.seatDetails(seat)),
    });
    const view = this.#puzzle.part?.view(play) ?? play;
    const { bare } = view.session;
    this.#shownStatus = [
      view,
      this.#actions,
      { ...this.#computer.render(view), ...analysis?.render(view, this.#actions) },
    ];
    const parts = {
      // the style sheet of a diagram on a server has the rules for its template
      board: bare ? this.renderBoard() : region(this.#square),
      status: region(this.#status),
      record: recordPart(this.#board, view, this.#actions, this.#tree, analysis?.valueAt),
      replay: this.#tree.bar?.(view, this.#actions),
      dialog: view.dialog && this.#dialogs.render(view, this.#actions),
      modal: this.#dialogs.ready,
      ...this.#shownStatus[2],
    };
    return html`${layout(view, this.#actions, parts)}
      <div class="live vh" role="log" aria-live="polite" lang=${ifDefined(view.lang)}></div>`;
  }

  protected override firstUpdated(): void {
    fireReady(this, this.#store.snapshot.match);
  }

  protected override updated(): void {
    if (this.command) showCommandField(this.#board);
    setStates(this.#internals.states, boardStates(this.#store.snapshot));
  }
}
