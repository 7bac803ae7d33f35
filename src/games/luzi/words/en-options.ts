import type { OptionWords } from '../../../element/words/game-words.js';
import { defaultRows } from '../engine/index.js';

const points = (value: string) => value.split(' ').join(', ');

/** True for the row points that are played without the option. */
export const isDefault = (rows: string): boolean => rows === defaultRows.join(' ');

/** The labels of the options of Luzi und Joe in English. */
export const options: OptionWords = {
  option: (name) =>
    ({
      rounds: 'Rounds',
      rows: 'Row points',
      together: 'Third Joe and third six in the same throw',
      superluzi: 'Superluzi',
    })[name] ?? name,
  choice(name, value) {
    if (name === 'rows')
      return (
        { triangular: 'Triangular', doubling: 'Doubling' }[value] ??
        `${points(value)}${isDefault(value) ? ' (rebuilt)' : ''}`
      );
    if (name === 'together') return value === 'luzi' ? 'Luzi' : 'Stand-off';
    return name === 'superluzi' ? `With ${value} or more sixes` : value;
  },
};
