import type { AnyMatch } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import type { Tell } from './record.js';

/** Tells the moves of a match, by default of the record, as they were announced. */
export const teller =
  ({ store, words, called }: AnyBoard, of?: AnyMatch): Tell =>
  (ply) => {
    const { record, you } = store.snapshot;
    const match = of ?? record;
    const { game } = words();
    return match.game
      .happenings(match.stateAt(ply - 1), match.moves[ply - 1])
      .map((happening) => game.say(happening, called(), you))
      .filter(Boolean)
      .join(' ');
  };
