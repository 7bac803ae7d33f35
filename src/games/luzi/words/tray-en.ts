import type { TrayWords } from './tray-words.js';

const faces = ['Joe', 'two', 'three', 'four', 'five', 'six'];
const list = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join();

export const trayEn: TrayWords = {
  player: (letter) => `Player ${letter}`,
  board: (names) => `Luzi und Joe, ${list(names)}`,
  rows: { ledge: 'ledge', felt: 'felt' },
  die: (number) => `die ${number}`,
  faces,
  states: {
    free: 'can be thrown again',
    locked: 'locked',
    spent: 'of the run before',
    last: 'just fallen',
    hint: 'hint',
  },
  cup: (dice) => `cup, ${dice ? `${dice} dice` : 'empty'}`,
  throwAll: 'Throw',
  throwAgain: (dice) => (dice ? `Throw ${dice} again` : 'Throw again'),
  stop: (points) => (points === undefined ? 'Stop' : `Stop for ${points}`),
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  todo(throws, chosen, open) {
    if (!throws) return 'A run begins with all eight dice.';
    if (!open) return 'No two dice are free any more.';
    if (!chosen.length) return 'Choose dice to throw again, or stop.';
    return `${list(chosen)} ${chosen.length > 1 ? 'are' : 'is'} chosen${chosen.length > 1 ? '' : ': one more at least'}.`;
  },
  describe: (locked, free) =>
    `locked: ${list(locked.map((n) => faces[n - 1]!)) || 'none'}; free: ${list(free.map((n) => faces[n - 1]!)) || 'none'}`,
};
