import type { PadWords } from './board-words.js';

export const padDe: PadWords = {
  compass: 'Von einem eigenen Chip aus legen',
  shows: (face) => `zeigt ${face}`,
  before: 'Voriger Chip',
  after: 'Nächster Chip',
  sides: ['hinauf', 'nach rechts', 'hinunter', 'nach links'],
  goes: (count, side) => `${count} ${side}`,
  offBoard: 'dort ist kein Feld',
  coverStart: 'Start überdecken',
  rooms: 'Augen in jedem Raum',
  seat: 'Spieler',
  total: 'Punkte',
  roomHead: (room, middle) => (middle ? `Mittlerer Raum ${room}` : `Raum ${room}`),
  cell: (pips, points) => `${pips} ${pips === 1 ? 'Auge' : 'Augen'}${points ? `, ${points} Punkte` : ''}`,
  reachOf: (name) => `Zeigen, wohin ${name} legen könnte`,
  left: (count) => `noch ${count}`,
  out: 'ausgeschieden',
  startOpen: 'Start offen',
  startSpent: 'Start verbraucht',
  laid: (face, square) => `${face} auf ${square}`,
  over: ({ name, face }) => `über ${face} von ${name}`,
  describe: (chips) =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nichts'}`).join('; '),
  closed: 'voll',
};
