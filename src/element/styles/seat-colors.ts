import { privateTokens, type Pair } from './tokens.js';

/**
 * The colours of the seats, for games that have none of their own: body, text on it, rim. Any two bodies are at least 14
 * apart by CIEDE2000, also under simulated colour blindness. Seats differ in shape and letter, too.
 */
export const seatTokens: Readonly<Record<string, Pair>> = {
  'seat-1': ['#b0392b', '#d4604a'],
  'seat-1-ink': ['#fff6e8', '#1d0b06'],
  'seat-1-edge': ['#6d1c12', '#f2a08c'],
  'seat-2': ['#2c4a80', '#5b83c4'],
  'seat-2-ink': ['#f6f4ee', '#081225'],
  'seat-2-edge': ['#16294c', '#a9c4ef'],
  'seat-3': ['#e0ac35', '#efc25c'],
  'seat-3-ink': ['#2c1e06', '#2b1d04'],
  'seat-3-edge': ['#73500b', '#fbe0a0'],
  'seat-4': ['#83bda8', '#a5d6c1'],
  'seat-4-ink': ['#0d2a20', '#0c261d'],
  'seat-4-edge': ['#2b6552', '#d5f1e4'],
  'seat-5': ['#46303f', '#8a6a80'],
  'seat-5-ink': ['#f8eef0', '#ffffff'],
  'seat-5-edge': ['#24141f', '#cbb0c2'],
};

const marks = [1, 2, 3, 4, 5].map(
  (n) =>
    `.s${n}{--_seat:var(--_seat-${n});--_seat-ink:var(--_seat-${n}-ink);--_seat-edge:var(--_seat-${n}-edge)}`,
);

/** The text of the style sheet that gives the colours of the seats to the classes `s1` to `s5`. */
export const seatSheet = `:host{${privateTokens(seatTokens)}}${marks.join('')}`;
