import { sentences } from '../engine/messages.js';
import { sayBreach } from '../../../element/i18n/breach.js';
import { boardEn } from './board-en.js';
import { boardName, type GluxWords } from './words.js';

export const en: GluxWords = {
  name: 'Glüx',
  say({ kind, seat = 0, by = 0, squares = [], face, room, rule }, names) {
    const name = names[seat] ?? '';
    const place = rule === 'G12' ? 'shares' : 'has';
    switch (kind) {
      case 'opened':
      case 'restarted':
        return `${name} lays ${face} on the own start, ${squares[0]}.`;
      case 'laid':
        return `${name} lays ${face} on ${squares.at(-1)}, counted from ${squares[0]}.`;
      case 'covered':
        return seat === by ? '' : `It covers ${face} of ${name}.`;
      case 'room-first':
        return `${name} ${place} the first place in room ${room}.`;
      case 'room-second':
        return `${name} ${place} the second place in room ${room}.`;
      case 'room-lost':
        return `${name} has no place in room ${room} any more.`;
      case 'out':
        return `${name} cannot lay and is out.`;
      default:
        return '';
    }
  },
  ending: (rule) => (rule === 'G9' ? 'Nobody can lay a chip any more.' : 'All chips are laid.'),
  breach: sayBreach(sentences),
  fault: () => undefined,
  option: () => 'Board',
  choice: (_, value) => boardName(value) ?? 'For two, or for three and four (rebuilt)',
  ...boardEn,
};
