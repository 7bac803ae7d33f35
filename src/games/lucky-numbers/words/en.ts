import { sentences } from '../engine/messages.js';
import { sayBreach } from '../../../element/i18n/breach.js';
import { place } from './place.js';
import { boardEn } from './board-en.js';
import type { LuckyWords } from './words.js';

const breach = sayBreach(sentences);

export const en: LuckyWords = {
  name: 'Lucky Numbers',
  say(happening, names) {
    const { kind, seat = 0, squares = [], tiles = [] } = happening;
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
    if (kind === 'must-draw') return `${name} must turn a tile over.`;
    return place.words?.say(happening) ?? '';
  },
  ending: (rule) =>
    rule === 'L6'
      ? 'The board is full.'
      : (place.words?.ending(rule) ?? 'The last face-down tile was turned over.'),
  breach: (why) => place.words?.breach(why) ?? breach(why),
  fault: () => undefined,
  option: (name) => place.form?.option(name) ?? name,
  choice: (name, value) => place.form?.choice(name, value) ?? value,
  ...boardEn,
};
