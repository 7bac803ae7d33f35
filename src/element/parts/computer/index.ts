/** The computer players, hints and recaps of their moves. Loaded on demand. */
import { html, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { progressStyles, recapStyles } from '../../styles/progress.styles.js';
import { recapButton } from './recap.js';
import { progressBar } from '../../ui/view/progress.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { withKeys } from '../../ui/view/status.js';
import { ComputerPlayer } from './computer-player.js';
import { giveHint } from './hint.js';
import { computerWords } from '../../../words/en/parts.js';

export const sheets = [progressStyles, recapStyles];

/** The parts of a board's view that belong to the computer players. */
interface ComputerParts {
  readonly recap: unknown;
  readonly progress: unknown;
}

/** The progress of the computer, with a button to end the wait; undefined while it answers at once. */
function progress(done: number | undefined, { thinking, words }: BoardView, moveNow: () => void): unknown {
  if (done === undefined) return undefined;
  const { label, moveNow: now, showNow } = computerWords(words).wait;
  return withKeys(words, progressBar(label, done, { label: thinking ? now : showNow, action: moveNow }));
}

/** The button that ends the wait for a hint, beside what can be done. */
const nowButton = ({ words }: BoardView, showNow: () => void) =>
  html`<button class="now" type="button" @click=${showNow}>${computerWords(words).wait.showNow}</button>`;

/** The button that lets the computer play its next move, while it waits for a person after each. It keeps the focus while they follow. */
function nextButton({ store, words, announce, status }: AnyBoard, player: ComputerPlayer): TemplateResult {
  const { waiting = false } = store.snapshot.computer;
  return html`<button
    class="recap"
    type="button"
    aria-disabled=${waiting ? 'false' : 'true'}
    @click=${() => (waiting ? player.goOn() : announce(status(), true))}>
    ${computerWords(words().ui).goOn}
  </button>`;
}

/** The computer players of a board. */
class Computer {
  readonly #board: AnyBoard;
  readonly #player: ComputerPlayer;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#player = new ComputerPlayer(board);
  }

  /** Computes a hint and shows it; see `giveHint`. Tells it if the computer cannot be started. */
  async hint(): Promise<string | undefined> {
    try {
      return await giveHint(this.#board, this.#player);
    } catch {
      this.#board.store.reject(undefined, { code: 'computer' });
      return undefined;
    }
  }

  /** The button that shows the moves since a person's last turn again, and the progress of the computer, if there are any. */
  render(view: BoardView): ComputerParts {
    const { pace, levelToMove, computer, hint } = this.#board.store.snapshot;
    const waits = pace === 'key' && levelToMove !== undefined;
    const recap = waits ? nextButton(this.#board, this.#player) : recapButton(this.#board);
    const now = () => this.#player.moveNow();
    // the note about the best move so far says that the computer is thinking: what can be done stays there
    if (computer.hinting && hint !== undefined) {
      const waiting = computer.progress !== undefined;
      return { recap: waiting ? html`${recap}${nowButton(view, now)}` : recap, progress: undefined };
    }
    return { recap, progress: progress(computer.progress, view, now) };
  }
}

export const create = (board: AnyBoard): Computer => new Computer(board);
