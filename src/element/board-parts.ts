import { html, type LitElement, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { IllegalMove, toText, type BadNotation } from '../core/errors.js';
import type { Seat, GameTypes } from '../core/game.js';
import { isolate } from '../core/player-name.js';
import { followAim } from './model/aim.js';
import { setBoard, type Board, type Face } from './model/board.js';
import { FormControl } from './model/form-control.js';
import { countMatches } from './model/count-matches.js';
import type { PlayedMove } from './model/effects.js';
import type { GameMoveDetail, Source } from './model/events.js';
import { fire } from './model/fire.js';
import type { GameDefinition } from './model/game-definition.js';
import { MatchLoader } from './model/match-loader.js';
import { MatchStore } from './model/match-store.js';
import { ownSeat } from './model/snapshot.js';
import { firePublicEvents } from './public-events.js';
import { createAnnouncer } from './ui/a11y/announcer.js';
import { followPreferences } from './ui/preferences/preferences.js';
import { playSounds } from './ui/sound/play-sounds.js';
import { boardActions } from './ui/view/board-actions.js';
import { followEndings } from './ui/view/endings.js';
import { joined, layout } from './ui/view/layout.js';
import { keepMessageInSight } from './ui/view/message.js';
import { Motions, type Hear } from './ui/view/motion-queue.js';
import type { LongTexts } from './ui/view/places.js';
import { recordPart, keepRecordScrolled } from './ui/view/record.js';
import { Region, region } from './ui/view/region.js';
import { status, statusText } from './ui/view/status.js';
import {
  toldAs,
  viewModel,
  withEvent,
  withPrompt,
  type BoardView,
  type EventTexts,
  type SeatDetails,
} from './ui/view/view-model.js';
import type { BoardWords, GameWords, Languages } from './words/game-words.js';
import { LanguageController } from './words/language-controller.js';
import { internalsOf } from './base/abilities.js';
import { matchAt, parsePath, badPath } from '../core/path.js';
import { createParts, partKinds, type Parts } from './parts/registry.js';

/** The element of a game, which draws the position and tells about it. */
export interface GameFace<G extends GameTypes> extends Face {
  renderBoard(): TemplateResult;
  seatDetails(seat: Seat): SeatDetails;
  prompt(all?: boolean): string;
  longTexts(): LongTexts;
  animateMove(played: PlayedMove<G>): Promise<void>;
  showEvent(played: PlayedMove<G>): Promise<void>;
  shownEvent(): EventTexts | undefined;
}

/** The store and the controllers of a board, and its rendering. */
export class BoardParts<G extends GameTypes = GameTypes> {
  readonly board: Board<G>;
  readonly language: LanguageController<BoardWords>;
  readonly onDemand: Parts;
  /** Loads the preferences of the person. */
  readonly preferences: () => unknown;
  readonly #game: GameFace<G>;
  readonly motions: Motions<G>;
  readonly #actions: ReturnType<typeof boardActions>;
  readonly #square = new Region(() => this.#game.renderBoard());
  /** The status as it was rendered last. */
  #shownStatus: Parameters<typeof status> | undefined;
  readonly #status = new Region(() => status(...this.#shownStatus!));
  /** The texts and the record from before the motion. */
  #told: { readonly view: BoardView; readonly record: unknown } | undefined;

  constructor(
    element: LitElement,
    definition: GameDefinition<G, GameWords>,
    languages: Languages<BoardWords>,
    pending: Pick<Board<G>, 'configure' | 'declare'>,
  ) {
    // what a game provides is protected from pages, and not from the board
    const face = element as LitElement & GameFace<G>;
    this.#game = face;
    const confirm = (detail: GameMoveDetail) => fire(element, 'game-before-move', detail);
    const store = new MatchStore<G>(definition, confirm);
    const loader = new MatchLoader<G>(definition, store);
    this.language = new LanguageController(element, languages);
    const internals = internalsOf(element);
    const control = new FormControl(element, internals);
    const board = (this.board = setBoard<G>(element, {
      ...{ element, face, definition, store, loader, internals, control },
      ...this.#texts(store),
      ...this.#actionsOf(element, store),
      ...pending,
    }));
    this.motions = this.#motionsOf(board);
    this.onDemand = createParts(board);
    const { tree } = this.onDemand;
    this.#actions = boardActions(board, () => void tree.load().then((part) => part?.lookBack()));
    this.preferences = followPreferences(board);
    keepRecordScrolled(element);
    keepMessageInSight(board);
    store.subscribe((effect) => {
      if (!effect) element.requestUpdate();
      else if (effect.type === 'save') loader.save();
      else if (effect.type === 'position') face.positionChanged();
    });
    this.announce = createAnnouncer(board);
    for (const follow of [countMatches, firePublicEvents, playSounds, followAim]) follow(board);
  }

  /** Says a sentence in the live region. */
  readonly announce: Board<G>['announce'];

  /** The motions of moves, and after the last one the scene of the end. */
  #motionsOf(board: Board<G>): Motions<G> {
    const ending = followEndings(board, () => this.motions.moving);
    const game = this.#game;
    return new Motions(board, {
      move: (played) => game.animateMove(played),
      after: (played) => Promise.all([game.showEvent(played), ending(played.ply)]),
    });
  }

  /** The words, and the names of the players. */
  #texts(store: MatchStore<G>) {
    const { language } = this;
    const game = this.#game;
    const names = () =>
      store.snapshot.names.map((name, seat) => (name ? isolate(name) : game.seatName(seat)));
    return {
      words: () => language.words,
      language: () => language.tag,
      names,
      displayNames: () =>
        names().map((name, seat) => (seat === store.snapshot.addressee ? language.words.ui.you.name : name)),
      ownSeat: () => ownSeat(store.snapshot),
    };
  }

  /** The actions of a board. */
  #actionsOf(element: LitElement, store: MatchStore<G>) {
    return {
      announce: (text: string, isAnswer?: boolean) => this.announce(text, isAnswer),
      attempt: (move: G['move'], source: Source) => {
        const { movableSeat, covered } = store.snapshot;
        if (movableSeat === undefined || covered) {
          this.announce(this.board.status(), true);
          return false;
        }
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
      rest: () => this.motions.rest,
      hear: (listener: Hear<G>) => this.motions.hear(listener),
      hint: async () => {
        const { assists, isPuzzle } = store.snapshot.settings.session;
        const { computer, puzzle } = this.onDemand;
        const part = isPuzzle ? puzzle.part : assists ? await computer.load() : undefined;
        return part?.hint();
      },
      status: () => {
        const [view] = this.#shownStatus ?? [];
        return view ? statusText(view) : '';
      },
      evaluations: () => this.onDemand.analysis.part?.evaluations ?? [],
      goToPath: (path: string) => this.#goToPath(path),
    };
  }

  /** Shows the place of a path in a replay; a place in a variation as soon as the module is loaded. Throws BadNotation. */
  #goToPath(path: string): void {
    const { store } = this.board;
    const { record, settings } = store.snapshot;
    const { tree } = this.onDemand;
    if (!settings.session.explores) throw badPath(toText(path));
    if (partKinds.tree.value) void tree.load();
    if (tree.part) return tree.part.goTo(path);
    matchAt(record, parsePath(path)); // throws
    tree
      .load()
      .then((part) => part?.goTo(path))
      .catch((error: unknown) => store.reject('path', error as BadNotation));
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
    this.announce(this.#game.prompt(true), true);
  }

  render(): TemplateResult {
    const { store, definition, names, displayNames } = this.board;
    const { snapshot } = store;
    const actions = this.#actions;
    const { computer, dialogs, puzzle, tree, ...others } = this.onDemand;
    const analysis = others.analysis.part;
    const play = viewModel(snapshot, definition, {
      words: this.language.words,
      lang: this.language.foreign,
      names: names(),
      displayNames: displayNames(),
      seats: names().map((_, seat) => this.#game.seatDetails(seat)),
      prompt: snapshot.outcome ? '' : this.#game.prompt(),
      longTexts: this.#game.longTexts(),
    });
    // before the first turn, nothing was told: whose turn it is waits for no motion
    const told = this.motions.moving && this.#told?.view.headline ? this.#told : undefined;
    const calm = toldAs(puzzle.part?.view(play) ?? play, told?.view);
    const view = withEvent(calm, this.#game.shownEvent());
    const shown = { ...computer.part?.render(view), ...analysis?.render(view, actions) };
    this.#shownStatus = [view, actions, shown];
    // in a replay, the list has the moves to come
    const record =
      !view.session.explores && told
        ? told.record
        : recordPart(this.board, view, actions, tree.part, analysis?.valueAt);
    if (!this.motions.moving) this.#told = { view: calm, record };
    const parts = {
      // the style sheet of a diagram on a server has the rules for its template
      board: view.session.boardOnly ? this.#game.renderBoard() : region(this.#square),
      status: region(this.#status),
      record,
      replay: tree.part?.bar(view, actions),
      dialogs,
      ...shown,
    };
    const live = html`<div class="live vh" role="log" aria-live="polite" lang=${ifDefined(view.lang)}></div>`;
    return joined(layout(view, actions, parts), live);
  }
}
