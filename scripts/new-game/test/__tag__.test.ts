import { bot } from '../../../src/games/__id__/bot/index.js';
import {
  __name__,
  sentences,
  squaresOf,
  type __Name__Move,
  type __Name__State,
} from '../../../src/games/__id__/engine/index.js';
import { rulebook } from '../../../src/games/__id__/rulebook/index.js';
import { rulebook as de } from '../../../src/games/__id__/words/de.js';
import { rulebook as en } from '../../../src/games/__id__/words/en.js';
import { testGame } from '../../support/test-game.js';

const conceivable: readonly __Name__Move[] = Array.from({ length: 9 }, (_, i) => ({ take: i + 1 }));

await testGame({
  tag: '__tag__',
  game: __name__,
  bot,
  engine: { options: [{}, { heap: 4 }, { heap: 24, first: 1 }], conceivable: () => conceivable },
  explain: {
    squares: 'matches',
    breaches: [
      ['9 B 3,0', '-4', 'N2 wrong-number'],
      ['2 A 5,5', '-3', 'N2 not-there 1 2'],
      ['0 A 5,7', '-1', 'N3 over'],
    ],
    state: __name__.setup(),
    moveRule: 'N2',
    malformed: [
      ['no match', { take: 0 }, 'N2', 'unknown-move'],
      ['half a match', { take: 0.5 }, 'N2', 'unknown-move'],
      ['a number as text', { take: '1' }, 'N2', 'unknown-move'],
    ],
    sentences,
    sentence: /^[A-Z].*[^.:]$/,
  },
  rulebook: {
    rulebook,
    last: 'N3',
    words: { en, de },
    squares: { matches: squaresOf(__name__.setup()) },
    sources: { 'the origin': [/Bouton/, /1901/] },
  },
  attributes: { heap: '5' },
  moves: ['-1', '-2', '-2'],
  middle: '3 B 1,1',
  illegal: '-4',
  presses: (notation, { element }) => {
    const { left } = element.state as __Name__State;
    return [String(left + 1 - __name__.parseMove(notation).take)];
  },
  bad: [
    { attribute: 'position', text: 'nonsense', names: /three parts/ },
    { attribute: 'position', text: '30 A 0,0', names: /4 to 24/ },
    { attribute: 'record', text: '-1 -5', names: /1:4/ },
    { attribute: 'heap', text: 'many', names: /4 to 24/ },
    { attribute: 'heap', text: '3', names: /4 to 24/ },
    { attribute: 'first', text: 'C', names: /first/ },
    { attribute: 'players', text: '3', names: /players/ },
  ],
});
