import type { UiWords } from './types.js';

const listNames = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();

const level = { easy: 'easy', medium: 'medium', hard: 'hard', best: 'best' };

export const en: UiWords = {
  remote: 'elsewhere',
  level,

  toMove: (name) => `${name} to move`,
  thinking: (name) => `${name} is thinking`,
  won: (name) => `${name} has won`,
  draw: 'A draw',
  nobodyWon: 'Nobody has won',
  sharedWin: (names) => `${listNames(names)} share the win`,
  resigned: (name) => `${name} has resigned`,
  agreed: 'A draw was agreed',
  seatToMove: 'to move',
  seatThinking: 'thinking',
  seatWaiting: 'waiting',
  seatWon: 'won',

  computerFailed: 'The computer player could not be started',
  loading: 'Loading …',

  badAttribute: (name, found) => `The attribute ${name} cannot be “${found}”.`,
  fault: () => undefined,

  ply: (n, of) => (n ? `Move ${n} of ${of}` : 'Start'),

  loadFailed: 'This could not be loaded',
};
