import type { ReactiveController } from 'lit';
import type { AnyBoard } from '../model/board.js';
import { Lazy, LazyPart } from '../base/lazy.js';
import type { Settings } from '../model/settings.js';

/** A part that the settings of a board want. */
class SettingPart<P> extends LazyPart<P> implements ReactiveController {
  /** The state in which the settings want the part. */
  readonly #wanted: () => unknown;

  constructor(board: AnyBoard, wanted: (settings: Settings) => unknown, create: () => Promise<P>) {
    super(board, create);
    this.#wanted = () => {
      const { settings, match } = board.store.snapshot;
      return wanted(settings) ? match.state : undefined;
    };
    board.element.addController(this);
  }

  hostUpdated(): void {
    this.want(this.#wanted());
  }

  override load(): Promise<void> {
    return this.#wanted() === undefined ? Promise.resolve() : super.load();
  }
}

/** The analysis of a board with the attribute `analysis`. */
export const analysisPart = (board: AnyBoard) =>
  new SettingPart(
    board,
    ({ analysis }) => analysis,
    async () => (await import('./analysis/index.js')).createAnalysis(board),
  );

/** The links to a board with the attribute `share` and an id. */
export const sharePart = (board: AnyBoard) =>
  new SettingPart(
    board,
    () => board.element.id && Reflect.get(board.element, 'share'),
    async () => new (await import('./share/links.js')).LinkController(board),
  );

/** The people elsewhere, for a board with the attribute `table`. */
export const tablePart = (board: AnyBoard) =>
  new SettingPart(
    board,
    () => Reflect.get(board.element, 'table'),
    async () => new (await import('./table/part.js')).TablePart(board),
  );

/** The module of sessions that solve, for all boards of a page. */
export const solvingModule = new Lazy(() => import('./puzzle/index.js'));

/** The view and the hints of a session that solves. */
export const solvingPart = (board: AnyBoard) =>
  new SettingPart(
    board,
    ({ session }) => session.solves,
    async () => new (await solvingModule.load()).Puzzle(board),
  );
