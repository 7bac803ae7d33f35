import { fluctus, type FluctusState } from '../../../src/games/fluctus/engine/index.js';
import { scenesOf } from '../../support/scenes.js';

export const { scene, legal, after, why } = scenesOf(fluctus);

/** The ending of a state: `F9 0,1`; empty before the end. */
export const ended = ({ ending }: FluctusState): string =>
  ending ? `${ending.rule} ${ending.winners.join()}` : '';
