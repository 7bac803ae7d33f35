import { moveNumber } from '../../core/game.js';
import type { AnyMatch } from '../../core/match.js';
import { toPlain } from '../../core/plain-text.js';

/** The number of a move, if it has one, the dots after it, its notation, and marks such as `!?`. */
const moveText = /^(?:(\d+)\s*(\.+)\s*)?(.*?)[!?]*$/s;

/** The parts of the text of a move. */
export interface MoveText {
  readonly number: number | undefined;
  /** The dots say that it is not the first move of its number. */
  readonly isLater: boolean;
  readonly notation: string;
}

/** Takes the text of a move apart, such as `3... ro-wo!`. */
export function splitMove(text: string): MoveText {
  const [, number, dots = '', notation = ''] = moveText.exec(toPlain(text)) ?? [];
  return { number: number === undefined ? undefined : Number(number), isLater: dots.length > 1, notation };
}

/** The first ply whose notation is the text. If the text begins with the number of a move, the move has that number. */
export function plyOf(text: string, { game, moves, seats }: AnyMatch): number | undefined {
  const { number, notation } = splitMove(text);
  const found = moves.findIndex(
    (move, i) =>
      game.formatMove(move) === notation && (number === undefined || moveNumber(i + 1, seats) === number),
  );
  return found < 0 ? undefined : found + 1;
}
