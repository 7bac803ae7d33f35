import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';
import { Lazy } from '../lazy.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import type * as AnalysisModule from './index.js';

const analysisModule = new Lazy<typeof AnalysisModule>(() => import('./index.js'));

/** Loads the analysis when a board with the attribute `analysis` shows a match. */
export class AnalysisController<S, M, O extends object> implements ReactiveController {
  analysis: AnalysisModule.Analysis<S, M, O> | undefined;
  readonly #board: Board<S, M, O>;
  /** The state in which the analysis was wanted last: after a failure it is loaded again in another one. */
  #wantedIn: S | undefined;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.element.addController(this);
  }

  hostUpdated(): void {
    const { store } = this.#board;
    const { settings, match } = store.snapshot;
    if (this.analysis || !settings.analysis || match.state === this.#wantedIn) return;
    this.#wantedIn = match.state;
    this.#load().catch(() => store.reject(undefined, { code: 'load' }));
  }

  async #load(): Promise<void> {
    const { Analysis, analysisStyles, progressStyles } = await analysisModule.load();
    adoptSheets(this.#board.element.renderRoot, [progressStyles, analysisStyles]);
    this.analysis ??= new Analysis(this.#board);
  }
}
