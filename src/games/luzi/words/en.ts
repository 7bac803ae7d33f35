import { sentences } from '../engine/messages.js';
import { sayBreach } from '../../../element/i18n/breach.js';
import type { LuziWords } from './words.js';

const list = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join();
const points = (value: string) => value.split(' ').join(', ');

export const en: LuziWords = {
  name: 'Luzi und Joe',
  say({ kind, seat = 0, squares = [], score = 0 }, names) {
    const name = names[seat] ?? '';
    switch (kind) {
      case 'thrown':
        return `${name} throws ${squares.length > 0 ? `${list(squares)} again` : 'all eight dice'}.`;
      case 'fallen':
        return `The dice show ${list(squares)}.`;
      case 'trinity':
        return 'Three Joes, the Trinity: from now on a stop scores.';
      case 'stopped':
        return `${name} stops and scores ${score}.`;
      case 'spent':
        return `With no two dice left to throw, ${name} stops and scores ${score}.`;
      case 'blocked':
        return `${name} stops, but Joe blocks: nothing scored.`;
      case 'luzi':
        return `Luzi, the third six: nothing for ${name}.`;
      case 'stand-off':
        return `Luzi meets the Trinity, a stand-off: ${name} scores ${score}.`;
      case 'superluzi':
        return `Superluzi: nothing for ${name}.`;
      case 'robbed':
        return `${name} loses ${-score}.`;
      default:
        return '';
    }
  },
  ending: (rule) => (rule === 'Z10' ? 'The last round has been played.' : ''),
  breach: sayBreach(sentences),
  fault: () => undefined,
  option: (name) =>
    ({
      rounds: 'Rounds',
      rows: 'Row points (rebuilt)',
      together: 'Third Joe and third six at once',
      superluzi: 'Superluzi',
    })[name] ?? name,
  choice(name, value) {
    if (name === 'rows') return { triangular: 'Triangular', doubling: 'Doubling' }[value] ?? points(value);
    if (name === 'together') return value === 'luzi' ? 'Luzi' : 'Stand-off';
    return name === 'superluzi' ? `From ${value} sixes` : value;
  },
};
