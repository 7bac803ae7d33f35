import type { PadWords, TrayWords } from './tray-words.js';

const numbers = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const faces = ['Joe', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const many = ['Joes', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Luzi'];
const single = ['Joe', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Luzi'];
const ends: Readonly<Record<string, string>> = {
  luzi: 'Luzi',
  'stand-off': 'Patt',
  superluzi: 'Superluzi',
  blocked: 'Joe sperrt',
};
const list = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} und ${words.at(-1)}` : words.join();

const pad: PadWords = {
  throws: (count) =>
    `${['', 'erster', 'zweiter', 'dritter', 'vierter', 'fünfter'][count] ?? `${count}.`} Wurf`,
  ended: ({ kind, points }, name) => `${ends[kind] ?? name}: ${points}`,
  ifStops: (name) => `Wenn ${name} jetzt aufhört`,
  notThrown: 'Vieren und Fünfen zählen ihre Augen. Dazu:',
  rowOf: (dice) => `Reihe von ${numbers[dice]}`,
  part({ face, count, pips, row }) {
    const name = face === 1 && count > 2 ? 'Dreifaltigkeit' : (count > 1 ? many : single)[face - 1]!;
    if (face === 6) return [name, `${numbers[count]} von drei`];
    if (face === 1 && count < 3) return [name, 'sperrt, bis es drei sind'];
    const rowed = row ? `${count}er-Reihe: ${row}` : count === 2 ? 'noch eine gibt eine Reihe' : '';
    return [name, [pips ? `${pips} Augen` : '', rowed].filter(Boolean).join(', ')];
  },
  chosen: 'gewählt',
  total: 'Aufhören bringt',
  stays: (points) => `${points} davon blieben liegen`,
  blocked: 'Joe sperrt: nichts zählt, bis es drei sind',
  sheet: 'Punktezettel',
  round: 'Runde',
  sum: 'Summe',
  earlier: 'davor',
  unknown: 'nicht aufgezeichnet',
  rebuilt: 'Die Reihenpunkte sind rekonstruiert.',
  moment(kind, name, points) {
    if (kind === 'trinity') return ['Dreifaltigkeit', 'Drei Joes: von jetzt an zählt das Aufhören.'];
    if (kind === 'luzi') return ['Luzi', `Drei Sechsen: nichts für ${name}.`];
    if (kind === 'stand-off') return ['Patt', `Joe hält Luzi: ${points} für ${name}.`];
    if (kind === 'superluzi') return ['Superluzi', `Nichts für ${name}, und alle anderen verlieren.`];
    return undefined;
  },
};

export const trayDe: TrayWords = {
  player: (letter) => `Spieler ${letter}`,
  board: (names) => `Luzi und Joe, ${list(names)}`,
  rows: { ledge: 'Leiste', felt: 'Filz' },
  die: (number) => `Würfel ${number}`,
  faces,
  states: {
    free: 'kann noch einmal geworfen werden',
    locked: 'liegt fest',
    spent: 'vom Lauf davor',
    last: 'eben gefallen',
    hint: 'Tipp',
  },
  cup: (dice) => `Becher, ${dice ? `${dice} Würfel` : 'leer'}`,
  throwAll: 'Werfen',
  throwAgain: (dice) => (dice ? `${dice} noch einmal werfen` : 'Noch einmal werfen'),
  stop: (points) => (points === undefined ? 'Aufhören' : `Aufhören für ${points}`),
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  todo(throws, chosen, open) {
    if (!throws) return 'Ein Lauf beginnt mit allen acht Würfeln.';
    if (!open) return 'Keine zwei Würfel sind mehr frei.';
    if (!chosen.length) return 'Wähle Würfel für den nächsten Wurf oder höre auf.';
    if (chosen.length === 1) return `${chosen.join()} ist gewählt: noch mindestens einer.`;
    return `${list(chosen)} sind gewählt.`;
  },
  describe: (locked, free) =>
    `fest: ${list(locked.map((n) => faces[n - 1]!)) || 'keiner'}; frei: ${list(free.map((n) => faces[n - 1]!)) || 'keiner'}`,
  pad,
};
