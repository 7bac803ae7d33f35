import '../../../src/games/luzi/define.js';
import { bot } from '../../../src/games/luzi/bot/index.js';
import { luzi } from '../../../src/games/luzi/engine/index.js';
import { describeGameElement } from '../../support/describe-game-element.js';
import { presses } from './luzi-driver.js';

describeGameElement({
  tag: 'luzi-dice',
  game: luzi,
  bot,
  attributes: { rounds: '1', seed: 'c' },
  moves: ['roll', 'roll:23', 'stop', 'roll', 'stop'],
  record: 'roll =23345556 roll:23 =23 stop roll =11444566 stop',
  plies: 8,
  toOther: ['roll', 'stop'],
  middle: '0,0 1/1 A 2 12344556',
  illegal: 'roll:16',
  presses,
  bad: [
    { attribute: 'position', text: 'nonsense', names: /five parts/ },
    { attribute: 'position', text: '0,0 1/1 A 1 12345567', names: /7/ },
    { attribute: 'position', text: '0,0 2/1 A 0 -', names: /round/i },
    { attribute: 'record', text: 'roll =1122', names: /1:6/ },
    { attribute: 'record', text: 'roll roll', names: /1:6/ },
    { attribute: 'rounds', text: '-3', names: /rounds/i },
    { attribute: 'rows', text: '6 12 20', names: /rows/i },
    { attribute: 'rows', text: 'square', names: /rows/i },
    { attribute: 'together', text: 'both', names: /together/i },
    { attribute: 'superluzi', text: '3', names: /superluzi/i },
    { attribute: 'first', text: 'E', names: /first/ },
    { attribute: 'players', text: '6', names: /players/ },
    { attribute: 'seats', text: 'human robot', names: /robot/ },
    { attribute: 'mode', text: 'dance', names: /dance/ },
    { attribute: 'controls', text: 'many', names: /many/ },
    { attribute: 'ply', text: '77', names: /77/ },
  ],
});
