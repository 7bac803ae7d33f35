import { luzi, type LuziState } from '../../../src/games/luzi/engine/index.js';
import { scenesOf } from '../../support/scenes.js';

export const { scene, legal, after, why } = scenesOf(luzi);

/** The happenings of a move: `fallen luzi:A:0`, each with its seat, the acting seat and its score. */
export const happened = (state: LuziState, move: string): string =>
  luzi
    .happenings(state, luzi.parseMove(move))
    .map(({ kind, seat, by, score }) =>
      [kind, ...[seat, by].filter((each) => each !== undefined).map((each) => 'ABCDE'[each]), score]
        .filter((each) => each !== undefined)
        .join(':'),
    )
    .join(' ');
