import { sentences } from '../engine/sentences.js';
import { boardEn } from './board-en.js';
import { sayBreach, type LuckyWords } from './words.js';

const choices: Readonly<Record<string, string>> = {
  choose: 'Everybody lays four tiles',
  sorted: 'Laid in order',
  'one-by-one': 'Tile by tile',
  basic: 'Basic',
  'play-on': 'Equal numbers play on',
  auto: 'As usual',
};

export const en: LuckyWords = {
  name: 'Lucky Numbers',
  say({ kind, seat = 0, squares = [], tiles = [] }, names) {
    const name = names[seat] ?? '';
    const [tile, back] = tiles;
    const lies = `on ${squares[0]}${back ? `; ${back} goes to the middle` : ''}.`;
    if (kind === 'dealt') return `${name} is dealt ${tile}.`;
    if (kind === 'arranged') return `${name} has ${tiles.join(', ')}.`;
    if (kind === 'turned') return `${name} turns over ${tile}.`;
    if (kind === 'left') return `${name} leaves ${tile}.`;
    if (kind === 'laid' || kind === 'exchanged') return `${name} lays ${tile} ${lies}`;
    if (kind === 'took' || kind === 'traded') return `${name} takes ${tile} and lays it ${lies}`;
    if (kind === 'matched') return `${squares.slice(1).join(' and ')} has ${tile} too: another turn.`;
    return kind === 'must-draw' ? `${name} must turn a tile over.` : '';
  },
  ending: (rule) => (rule === 'L6' ? 'The board is full.' : 'The last face-down tile was turned over.'),
  breach: sayBreach(sentences),
  fault: () => undefined,
  option: (name) => ({ setup: 'Setup', variant: 'Game' })[name] ?? 'Sets of tiles',
  choice: (_, value) => choices[value] ?? value,
  ...boardEn,
};
