import type { Board } from '../../model/board.js';
import type { Tell } from './record.js';

/** Tells the moves of the record as they were announced. */
export const teller =
  <S, M, O extends object>({ store, words, called }: Board<S, M, O>): Tell =>
  (ply) => {
    const { record: match, you } = store.snapshot;
    const { game } = words();
    return match.game
      .happenings(match.stateAt(ply - 1), match.moves[ply - 1]!)
      .map((happening) => game.say(happening, called(), you))
      .filter(Boolean)
      .join(' ');
  };
