import type { Bot, Task, Valued } from '../../src/core/bot.js';
import type { Seat } from '../../src/core/game.js';
import type { Driver } from '../support/board.js';

interface Request<S> {
  readonly view: S;
  readonly task: Task;
  /** True if the request was answered or stopped. */
  ended: boolean;
}

export interface BotOptions {
  /** True if the bot gives no values. */
  readonly valueless?: boolean;
  /** The number of steps of its thinking. */
  readonly steps?: number;
  readonly error?: number;
}

/** A bot that records its requests. The first legal move has a chance of 75 % for the mover, all others 30 %. */
export function recordingBot<S, M>(
  rules: { moves(state: S): readonly M[]; turn(state: S): Seat | 'chance' | 'over' },
  { valueless, steps = 0, error }: BotOptions = {},
) {
  const requests: Request<S>[] = [];
  const bot: Bot<S, M> = {
    *think(view, task) {
      const request = { view, task, ended: false };
      requests.push(request);
      try {
        for (let i = 0; i < steps; i++) if (yield { done: i / steps }) break;
        const seat = rules.turn(view) as Seat;
        const values = rules.moves(view).map((move, i): Valued<M> => {
          const own = i === 0 ? 0.75 : 0.3;
          const chances = [0, 1].map((each) => (each === seat ? own : 1 - own));
          return { move, chances, ...(error !== undefined && { error }) };
        });
        const [{ move }] = values as [Valued<M>];
        return valueless || !task.analysis ? { move } : { move, values };
      } finally {
        request.ended = true;
      }
    },
  };
  return { bot, requests };
}

/** The accessible name of the bar with the chances to win. */
export const barLabel = ({ root }: Driver): string | null | undefined =>
  root.querySelector('.chances [role=img]')?.getAttribute('aria-label');

/** Resolves when the bar shows the text. */
export const valuesKnown = (board: Driver, text: string | RegExp): Promise<void> =>
  board.until(() => (barLabel(board) ?? '').match(text));

/** The accessible names of the moves in the record. */
export const moveLabels = (board: Driver): readonly (string | null)[] =>
  [...board.root.querySelectorAll('.cell button')].map((button) => button.getAttribute('aria-label'));
