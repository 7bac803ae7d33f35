import { html, render, type ReactiveController } from 'lit';
import { seatLetter } from '../../../core/game.js';
import type { TableFault } from '../../../core/table/entry.js';
import type { AnyBoard } from '../../model/board.js';
import type { ToldFault } from '../../model/effects.js';
import { fire } from '../../model/fire.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { alarmStyles } from '../../styles/alarm.styles.js';
import { faultOnBoard, faultSentence } from '../../ui/a11y/sentences.js';
import { icon, icons } from '../../ui/icons.js';
import { tableWords } from '../../../words/en/table.js';
import type { Replica } from '../../../core/table/replica.js';
import { codeOf, uncheckedClaims } from '../../../core/table/witness.js';
import type { TableFairness } from '../../model/table-proxy.js';

/** The faults of a table, by kind. The seat is that of a letter. */
const sentences: Readonly<Record<TableFault['what'], (at: string, found: string) => string>> = {
  seed: () => 'The seed of the table, or the commitment to it, is not the one that was shown before.',
  commit: (at) => `The commitment of player ${at} is not the one that was shown before.`,
  salt: (at) => `The secret number of a player does not match its commitment (entry ${at}).`,
  outcome: (at, found) =>
    `Move ${at}, ${found}, does not follow from the seed and the secret numbers of the players.`,
  log: (at) => `Entry ${at} of the log is not the one that was shown before, or it is missing.`,
  rule: (at) => `Entry ${at} of the log breaks the rules.`,
};

/** The fault as boards and pages are told it: its place is a seat, a ply, or an entry of the log. */
export function toldAlarm({ what, seat, ply, n, found = '' }: TableFault): ToldFault {
  const at = what === 'commit' && seat !== undefined ? seatLetter(seat) : `${ply ?? n ?? ''}`;
  return { code: `table-unfair-${what}`, at, found, message: sentences[what](at, found) };
}

/** The alarm of a board at a table: something does not fit. It stays above the board, whatever else the board shows. */
export class Alarm implements ReactiveController {
  readonly #board: AnyBoard;
  readonly #box = document.createElement('div');
  #fault: ToldFault | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#box.className = 'alarm';
    this.#box.setAttribute('part', 'alarm');
  }

  /** Sounds the alarm: shows and says what does not fit, and tells the page. */
  sound(found: TableFault): void {
    if (this.#fault) return;
    const board = this.#board;
    const fault = (this.#fault = toldAlarm(found));
    board.element.addController(this);
    board.element.requestUpdate();
    const { code, at } = fault;
    const message = faultOnBoard(board, fault);
    board.announce(`${tableWords(board.words().ui).unfair} ${message}`);
    fire(board.element, 'game-error', { code, at, message });
  }

  close(): void {
    this.#board.element.removeController(this);
    this.#box.remove();
  }

  hostUpdated(): void {
    const { element, words, store } = this.#board;
    const root = element.renderRoot as ShadowRoot;
    if (!this.#fault) return;
    adoptSheets(element, [alarmStyles]);
    if (!this.#box.matches('.mat > *')) root.querySelector('.mat')?.prepend(this.#box);
    const { unfair, details } = tableWords(words().ui);
    render(
      html`${icon(icons.error)}
        <p><strong>${unfair}</strong> ${faultSentence(this.#fault, words())}</p>
        <button class="link" type="button" @click=${() => store.openDialog({ kind: 'fairness' })}>
          ${details}
        </button>`,
      this.#box,
    );
  }
}

/** The facts that a board has about the fairness of its table: undefined for a game without chance, and before the board has its log. */
export function tableFairness({ state, memory, log }: Replica): TableFairness | undefined {
  const { match, seed } = state;
  const { fault, commit, commits = [] } = memory;
  if (!match || (!match.game.chance && !fault)) return undefined;
  const unchecked = uncheckedClaims(state, memory);
  const checked = unchecked.includes('seed') || unchecked.includes('salts') ? 'outcomes' : 'checked';
  const games = { [match.game.id]: match.game };
  return {
    status: fault ? 'unfair' : seed === undefined ? 'so-far' : checked,
    fault: fault && toldAlarm(fault),
    unchecked,
    commitments: commit === undefined ? '' : [commit, ...commits.map((each) => each || '-')].join(' '),
    code: () => codeOf(log, games),
    log: () => JSON.stringify(log),
  };
}
