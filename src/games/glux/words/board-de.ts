import { seatLetter } from '../../../core/game.js';
import type { BoardWords, Way } from './board-words.js';
import { padDe } from './pad-de.js';

/** Felder mit Namen, oder viele der Zahl nach. */
const few = (squares: readonly string[]) =>
  squares.length > 6 ? `${squares.length} Felder leuchten` : `es leuchten ${squares.join(', ')}`;

const way = ({ count, from }: Way) => (from ? `${count} von ${from}` : 'ohne zu zählen');

export const boardDe: BoardWords = {
  board: (names) => `Glüx: ${names.join(', ')}`,
  player: (seat) => `Spieler ${seatLetter(seat)}`,
  points: (count) => `${count} Punkte`,
  corridor: 'Gang',
  room: (letter, middle) => (middle ? `mittlerer Raum ${letter}` : `Raum ${letter}`),
  chip: ({ name, face }) => `${face} von ${name}`,
  stacked: (top, bottom) => `voll: ${top.face} von ${top.name} auf ${bottom.face} von ${bottom.name}`,
  empty: 'leer',
  start: (name) => `Startfeld von ${name}`,
  may: (ways) => `hierher darf der Chip: ${ways.map(way).join(', ')}`,
  states: { last: 'zuletzt gelegt', hint: 'Tipp', chosen: 'gewählt' },
  lay: (face) => `${face} legen`,
  hand: 'In deiner Hand',
  handOf: (name) => `In der Hand von ${name}`,
  bag: (left) => `nur du siehst ihn; ${left} im Beutel`,
  unknown: 'Diesen Chip kennt hier niemand',
  turn: (name) => `${name}, du bist dran`,
  show: 'Chip zeigen',
  holds: ([low, high]) => `Dein Chip: ${low} oder ${high}.`,
  idle: ([low, high], squares) => `${low} oder ${high}: erst die Seite oder erst das Feld; ${few(squares)}.`,
  first: ([low, high], start) => `Der erste Chip kommt auf ${start}: ${low} oder ${high}?`,
  chosen: (face, squares) => `Wohin mit der ${face}? ${few(squares)}.`,
  aimed: (square, ways, covers) =>
    `${square}, ${ways.map(way).join(', ')}${covers ? `; verdeckt die ${covers.face} von ${covers.name}` : ''}. Welche Seite?`,
  covered: (name) => `Weitergeben an ${name}.`,
  pad: padDe,
};
