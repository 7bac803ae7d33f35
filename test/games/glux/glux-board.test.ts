import '../../../src/games/glux/define.js';
import { bot } from '../../../src/games/glux/bot/index.js';
import { duel, glux } from '../../../src/games/glux/engine/index.js';
import { describeGameElement } from '../../support/describe-game-element.js';
import { middleOfAda, nearEnd, presses } from './glux-driver.js';

const rows = '13/13/13/13/13/13/13/13';
const own = (changes: object) => JSON.stringify({ ...duel, ...changes });

describeGameElement({
  tag: 'glux-board',
  game: glux,
  bot,
  attributes: { position: nearEnd, seed: 'contract' },
  moves: ['5@a6', '5@b6', '5@a6', '5@b1'],
  record: `[Position "${nearEnd}"] 5@a6 +25 5@b6 +25 5@a6 5@b1`,
  plies: 6,
  middle: middleOfAda,
  illegal: '5@g5',
  seats: 'human remote',
  forFingers: '.compass button, .face, .curtain',
  presses,
  bad: [
    { attribute: 'position', text: 'nonsense', names: /parts/ },
    { attribute: 'position', text: `12,A5/${rows.replace(/13$/, 'A2,12')} B -,- 868,888 -`, names: /m9/ },
    {
      attribute: 'position',
      text: `13/${rows.replace('13', '(A1A2A3),12')} A -,- 888,888 -`,
      names: /A1A2A3|three|two/i,
    },
    { attribute: 'position', text: `13/${rows} A 16,- 888,888 -`, names: /G1/ },
    { attribute: 'record', text: '5@c4', names: /1:1/ },
    { attribute: 'record', text: '+16 1@a1 (+25)', names: /1:10/ },
    { attribute: 'board', text: 'a nice one', names: /board/i },
    { attribute: 'board', text: own({ rows: duel.rows.map((row) => row.replace('D', 'd')) }), names: /d/ },
    { attribute: 'board', text: own({ rows: duel.rows.map((row) => row.padEnd(27, '.')) }), names: /26/ },
    { attribute: 'first', text: 'C', names: /first/ },
    { attribute: 'seats', text: 'human robot', names: /robot/ },
    { attribute: 'mode', text: 'dance', names: /dance/ },
    { attribute: 'controls', text: 'many', names: /many/ },
    { attribute: 'orientation', text: 'Z', names: /Z/ },
    { attribute: 'ply', text: '77', names: /77/ },
    { attribute: 'players', text: '5', names: /players/ },
  ],
});
