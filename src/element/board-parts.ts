import { html, type LitElement, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { IllegalMove } from '../core/errors.js';
import type { Seat } from '../core/game.js';
import { isolate } from '../core/player-name.js';
import { followAim } from './model/aim.js';
import { setBoard, type Board } from './model/board.js';
import { FormControl } from './model/form-control.js';
import { countMatches } from './model/count-matches.js';
import type { PlayedMove } from './model/effects.js';
import type { GameMoveDetail, Source } from './model/events.js';
import { fire } from './model/fire.js';
import type { GameDefinition } from './model/game-definition.js';
import { MatchLoader } from './model/match-loader.js';
import { MatchStore } from './model/match-store.js';
import { ownSeat } from './model/snapshot.js';
import { ComputerController } from './parts/computer/computer-controller.js';
import { DialogController } from './parts/dialogs/dialog-controller.js';
import { MarksController } from './parts/marks/marks-controller.js';
import { analysisPart, sharePart, solvingPart, tablePart } from './parts/registry.js';
import { TreeController } from './parts/tree/tree-controller.js';
import { firePublicEvents } from './public-events.js';
import { createAnnouncer } from './ui/a11y/announcer.js';
import { followPreferences } from './ui/preferences/preferences.js';
import { playSounds } from './ui/sound/play-sounds.js';
import { boardActions } from './ui/view/board-actions.js';
import { joined, layout } from './ui/view/layout.js';
import { keepMessageInSight } from './ui/view/message.js';
import { queueMotion } from './ui/view/motion-queue.js';
import type { LongTexts } from './ui/view/places.js';
import { recordPart, keepRecordScrolled } from './ui/view/record.js';
import { Region, region } from './ui/view/region.js';
import { status } from './ui/view/status.js';
import { viewModel, withPrompt, type SeatDetails } from './ui/view/view-model.js';
import type { BoardWords, GameWords, Languages } from './words/game-words.js';
import { LanguageController } from './words/language-controller.js';
import { internalsOf } from './base/abilities.js';

/** The drawing and the texts that the element of a game provides. */
export interface GameFace<S, M> {
  render(): TemplateResult;
  seatName(seat: Seat): string;
  seatDetails(seat: Seat): SeatDetails;
  squareName(square: string, from?: string): string | undefined;
  bottomSeat(): Seat | undefined;
  prompt(all?: boolean): string;
  longTexts(): LongTexts;
  turnNote(): string;
  chosen(): readonly string[];
  positionChanged(): void;
  animateMove(played: PlayedMove<S, M>): Promise<void>;
}

/** The store and the controllers of a board, and its rendering. */
export class BoardParts<S, M, O extends object> {
  readonly board: Board<S, M, O>;
  readonly language: LanguageController<BoardWords>;
  readonly marks: MarksController;
  readonly tree: TreeController;
  readonly share: ReturnType<typeof sharePart>;
  readonly table: ReturnType<typeof tablePart>;
  /** Loads the preferences of the person. */
  readonly preferences: () => unknown;
  readonly #game: GameFace<S, M>;
  readonly #rest: () => Promise<unknown>;
  readonly #computer: ComputerController;
  readonly #analysis: ReturnType<typeof analysisPart>;
  readonly #solving: ReturnType<typeof solvingPart>;
  readonly #dialogs: DialogController;
  readonly #actions: ReturnType<typeof boardActions>;
  readonly #square = new Region(() => this.#game.render());
  /** The status as it was rendered last. */
  #shownStatus: Parameters<typeof status> | undefined;
  readonly #status = new Region(() => status(...this.#shownStatus!));

  constructor(
    element: LitElement,
    definition: GameDefinition<S, M, O, GameWords>,
    languages: Languages<BoardWords>,
    game: GameFace<S, M>,
    pending: Pick<Board<S, M, O>, 'configure' | 'declare'>,
  ) {
    this.#game = game;
    const confirm = (detail: GameMoveDetail) => fire(element, 'game-before-move', detail);
    const store = new MatchStore<S, M, O>(definition, confirm);
    const loader = new MatchLoader<S, M, O>(definition, store);
    this.language = new LanguageController(element, languages);
    const internals = internalsOf(element);
    const board = (this.board = setBoard<S, M, O>(element, {
      ...{ element, definition, store, loader, internals, control: new FormControl(element, internals) },
      ...this.#texts(store),
      ...this.#deeds(element, store),
      ...pending,
    }));
    this.#rest = queueMotion(board, (played) => game.animateMove(played));
    this.#computer = new ComputerController(board);
    this.#analysis = analysisPart(board);
    this.#solving = solvingPart(board);
    this.tree = new TreeController(board);
    this.marks = new MarksController(board);
    this.#dialogs = new DialogController(board);
    this.#actions = boardActions(board, () => this.tree.lookBack());
    this.share = sharePart(board);
    this.preferences = followPreferences(board);
    keepRecordScrolled(element);
    keepMessageInSight(board);
    store.subscribe((effect) => {
      if (!effect) element.requestUpdate();
      else if (effect.type === 'save') loader.save();
      else if (effect.type === 'position') game.positionChanged();
    });
    this.announce = createAnnouncer(board);
    this.table = tablePart(board);
    for (const follow of [countMatches, firePublicEvents, playSounds, followAim]) follow(board);
  }

  /** Says a sentence in the live region. */
  readonly announce: (text: string) => void;

  /** The names of players, seats and squares, and the texts about a position. */
  #texts(store: MatchStore<S, M, O>) {
    const { language } = this;
    const game = this.#game;
    const names = () =>
      store.snapshot.names.map((name, seat) => (name ? isolate(name) : game.seatName(seat)));
    return {
      words: () => language.words,
      language: () => language.tag,
      names,
      called: () =>
        names().map((name, seat) => (seat === store.snapshot.you ? language.words.ui.you.name : name)),
      seatName: (seat: Seat) => game.seatName(seat),
      bottomSeat: () => game.bottomSeat(),
      ownSeat: () => ownSeat(store.snapshot),
      squareName: (square: string, from?: string) => game.squareName(square, from),
      scoreLabel: (seat: Seat) => game.seatDetails(seat).scoreLabel,
      chosen: () => game.chosen(),
      turnNote: () => game.turnNote(),
    };
  }

  /** The actions of a board. */
  #deeds(element: LitElement, store: MatchStore<S, M, O>) {
    return {
      announce: (text: string) => this.announce(text),
      attempt: (move: M, source: Source) => {
        const { mover, covered } = store.snapshot;
        if (mover === undefined || covered) return false;
        try {
          if (store.play(move, source)) return true;
          this.#game.positionChanged();
          element.requestUpdate();
        } catch (error) {
          if (!(error instanceof IllegalMove)) throw error;
          store.explain(move);
        }
        return false;
      },
      redraw: () => {
        if (!element.isUpdatePending) this.#square.refresh();
      },
      rest: () => this.#rest(),
      hint: () => {
        const { assists, solves } = store.snapshot.settings.session;
        const part = solves ? this.#solving.part : assists ? this.#computer : undefined;
        return part?.hint() ?? Promise.resolve(undefined);
      },
      evaluations: () => this.#analysis.part?.evaluations ?? [],
      goToPath: (path: string) => this.tree.goTo(path),
    };
  }

  /** Shows and says what a person has selected, with what can be done with it: renders the board and the status. */
  select(): void {
    const { element, store } = this.board;
    store.select();
    if (this.#shownStatus && !element.isUpdatePending) {
      const [view, ...rest] = this.#shownStatus;
      this.#shownStatus = [withPrompt(view, this.#game.prompt()), ...rest];
      this.#square.refresh();
      this.#status.refresh();
    }
    this.announce(this.#game.prompt(true));
  }

  render(): TemplateResult {
    const { store, definition, names, called } = this.board;
    const { snapshot } = store;
    const actions = this.#actions;
    const analysis = this.#analysis.part;
    const play = viewModel(snapshot, definition, {
      words: this.language.words,
      lang: this.language.foreign,
      names: names(),
      called: called(),
      seats: names().map((_, seat) => this.#game.seatDetails(seat)),
      prompt: snapshot.outcome ? '' : this.#game.prompt(),
      longTexts: this.#game.longTexts(),
    });
    const view = this.#solving.part?.view(play) ?? play;
    const shown = { ...this.#computer.render(view), ...analysis?.render(view, actions) };
    this.#shownStatus = [view, actions, shown];
    const parts = {
      // the style sheet of a diagram on a server has the rules for its template
      board: view.session.bare ? this.#game.render() : region(this.#square),
      status: region(this.#status),
      record: recordPart(this.board, view, actions, this.tree, analysis?.valueAt),
      replay: this.tree.bar?.(view, actions),
      dialog: view.dialog && this.#dialogs.render(view, actions),
      modal: this.#dialogs.ready,
      ...shown,
    };
    const live = html`<div class="live vh" role="log" aria-live="polite" lang=${ifDefined(view.lang)}></div>`;
    return joined(layout(view, actions, parts), live);
  }
}
