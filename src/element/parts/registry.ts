import type { CSSResult, LitElement, ReactiveController } from 'lit';
import { Lazy } from '../base/lazy.js';
import { retryLater } from '../base/retry.js';
import type { AnyBoard } from '../model/board.js';
import type { AnySnapshot } from '../model/snapshot.js';
import { adoptSheets } from '../styles/adopt-sheets.js';

/** The module of a part. */
interface PartModule {
  readonly sheets?: readonly CSSResult[];
  create(board: AnyBoard): unknown;
}

interface PartOptions<M extends PartModule> {
  /** Truthy while a board wants the part. */
  readonly wanted: (snapshot: AnySnapshot, element: LitElement) => unknown;
  readonly load: () => Promise<M>;
  /** The code of the error that tells that the part could not be loaded. Default `load`. */
  readonly code?: 'load' | 'computer';
}

/** A kind of part: when a board wants it, and its module, which is loaded once for all boards of a page. */
class PartKind<M extends PartModule> extends Lazy<M> {
  readonly wanted: PartOptions<M>['wanted'];
  readonly code: 'load' | 'computer';

  constructor({ wanted, load, code = 'load' }: PartOptions<M>) {
    super(load);
    this.wanted = wanted;
    this.code = code;
  }
}

/** The attribute of a board that only a part reads. */
const attribute = (element: LitElement, name: string): unknown => Reflect.get(element, name);

/** The parts of a board that are loaded on demand. To add one, add a line here. */
export const partKinds = {
  /** Plays the computer seats, gives hints, and shows moves of others again. */
  computer: new PartKind({
    wanted: ({ awake, match, levelToMove, recentFrom }, { isConnected }) =>
      isConnected && (levelToMove !== undefined || (recentFrom !== undefined && awake && match.atEnd)),
    load: () => import('./computer/index.js'),
    code: 'computer',
  }),
  analysis: new PartKind({
    wanted: ({ evaluated, settings }) => evaluated && settings.session.assists,
    load: () => import('./analysis/index.js'),
  }),
  /** The view and the hints of a session that solves. */
  puzzle: new PartKind({
    wanted: ({ settings }) => settings.session.isPuzzle,
    load: () => import('./puzzle/index.js'),
  }),
  /** The replay bar and the variations of a record. */
  tree: new PartKind({
    wanted: ({ movesShown, settings }) => movesShown || settings.session.explores,
    load: () => import('./tree/index.js'),
  }),
  /** The marks of the page or of the record. */
  marks: new PartKind({
    wanted: ({ settings, match }) =>
      settings.marks || [...match.notes.values()].some(({ comment }) => comment?.includes('[%marks')),
    load: () => import('./marks/index.js'),
  }),
  /** The dialogs, and the focus in questions. */
  dialogs: new PartKind({
    wanted: ({ dialog, message }) => dialog !== undefined || message?.kind === 'ask',
    load: () => import('./dialogs/index.js'),
  }),
  /** The links to the match. */
  share: new PartKind({
    wanted: (_, element) => element.id && attribute(element, 'share'),
    load: () => import('./share/links.js'),
  }),
  /** The people elsewhere. */
  table: new PartKind({
    wanted: (_, element) => attribute(element, 'table'),
    load: () => import('./table/part.js'),
  }),
};

/** A part of a board that is loaded when it is wanted, and then stays. */
export class Part<M extends PartModule> {
  part: ReturnType<M['create']> | undefined;
  /** Pending while the part is loaded; it never rejects. */
  loading: Promise<ReturnType<M['create']> | undefined> | undefined;
  readonly #board: AnyBoard;
  readonly #kind: PartKind<M>;
  /** The state in which the part was wanted last: after a failure it is loaded again in another one, and by `retry`. */
  #wantedIn: unknown;

  constructor(board: AnyBoard, kind: PartKind<M>) {
    this.#board = board;
    this.#kind = kind;
  }

  /** Loads the part if the board wants it, unless that has failed in this state; at once if the module is there. */
  want(): Promise<unknown> | undefined {
    const { element, store } = this.#board;
    const { snapshot } = store;
    const state = this.#kind.wanted(snapshot, element) ? snapshot.match.state : undefined;
    const again = state !== undefined && (state !== this.#wantedIn || this.#kind.value);
    this.#wantedIn = state;
    if (again && !this.part) void this.load();
    return this.loading;
  }

  /** Loads the part; resolves with undefined if that fails. */
  load(): Promise<ReturnType<M['create']> | undefined> {
    if (!this.part && this.#kind.value) this.#create(this.#kind.value);
    return this.part ? Promise.resolve(this.part) : (this.loading ??= this.#load());
  }

  #create(module: M): void {
    const { element } = this.#board;
    if (module.sheets) adoptSheets(element, module.sheets);
    this.part = module.create(this.#board) as ReturnType<M['create']>;
    element.requestUpdate();
  }

  async #load(): Promise<ReturnType<M['create']> | undefined> {
    const { element, store } = this.#board;
    try {
      const module = await this.#kind.load();
      if (!this.part) this.#create(module);
    } catch {
      const wanted = this.#wantedIn !== undefined;
      store.reject(undefined, { code: this.#kind.code }, wanted);
      if (wanted) retryLater(this.#again);
    }
    this.loading = undefined;
    element.requestUpdate();
    return this.part;
  }

  readonly #again = (): void => {
    this.#wantedIn = undefined;
    this.#board.store.accept(undefined);
    void this.want();
  };
}

/** The parts of a board, by name. */
export type Parts = {
  readonly [N in keyof typeof partKinds]: (typeof partKinds)[N] extends PartKind<infer M> ? Part<M> : never;
};

/** Creates the parts of a board, and loads each when the board wants it. */
export function createParts(board: AnyBoard): Parts {
  const { element } = board;
  const entries = Object.entries(partKinds).map(
    ([name, kind]) => [name, new Part<PartModule>(board, kind)] as const,
  );
  const want = () => {
    for (const [, part] of entries) void part.want();
  };
  const controller: ReactiveController = {
    // the first render is that of a server: it has no parts but those that somebody waits for
    hostUpdate() {
      if (element.hasUpdated) want();
    },
    hostUpdated: want,
  };
  element.addController(controller);
  return Object.fromEntries(entries) as Parts;
}
