import '../../../src/games/fluctus/define.js';
import { bot } from '../../../src/games/fluctus/bot/index.js';
import { fluctus } from '../../../src/games/fluctus/engine/index.js';
import { describeGameElement } from '../../support/describe-game-element.js';

describeGameElement({
  tag: 'fluctus-board',
  game: fluctus,
  bot,
  attributes: { colors: 'blue white' },
  moves: ['@bi', '@wi', '@bo', '@wo', 'bo-go', 'wo-yo', 'go-bo', 'yoxbi'],
  middle: '.B..A./.B..A. A 6,6 2,2 -,-',
  illegal: 'bo-wo',
  presses: (notation) => notation.replace('@', '').split(/[-x]/),
  bad: [
    { attribute: 'position', text: 'nonsense', names: /five parts/ },
    { attribute: 'position', text: 'AAAAAA/AAAAAA A 0,0 2,2 -,-', names: /more than eight stones/ },
    { attribute: 'position', text: '.B..A./.B..A. A 6,6 0,2 -,-', names: /entries/ },
    { attribute: 'record', text: '@bo @bo', names: /1:5/ },
    { attribute: 'record', text: '@bo (@bi)', names: /1:5/ },
    { attribute: 'colors', text: 'blue blue', names: /colou?rs/i },
    { attribute: 'colors', text: 'blue red', names: /opposite/ },
    { attribute: 'variant', text: 'chess', names: /variant/ },
    { attribute: 'first', text: 'C', names: /first/ },
    { attribute: 'seats', text: 'human robot', names: /robot/ },
    { attribute: 'mode', text: 'dance', names: /dance/ },
    { attribute: 'controls', text: 'many', names: /many/ },
    { attribute: 'orientation', text: 'Z', names: /Z/ },
    { attribute: 'ply', text: '77', names: /77/ },
    { attribute: 'players', text: '3', names: /players/ },
  ],
});
