import type { UiWords } from './words.js';

const listNames = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();

const level = { easy: 'easy', medium: 'medium', hard: 'hard', best: 'best' };

export const en: UiWords = {
  seat: (letter) => `Player ${letter}`,
  computer: (of) => `Computer (${level[of]})`,
  remote: 'elsewhere',
  level,
  listNames,

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

  offersDraw: (name) => `${name} offers a draw`,
  drawOffered: 'A draw is offered',
  declined: (name) => `${name} plays on`,
  accept: 'Accept',
  decline: 'Play on',
  confirmResign: (name) => `Shall ${name} resign?`,
  yes: 'Yes',
  no: 'No',
  hint: (move) => `Hint: ${move}`,
  noHint: 'There is no hint here',
  tookBack: (notation) => `${notation} taken back`,
  boardTurned: (letter) => `The board is turned: seat ${letter} is at the bottom`,
  copied: 'The record is copied',
  copyFailed: 'The record could not be copied',
  computerFailed: 'The computer player could not be started',
  loading: 'Loading …',

  badAttribute: (name, found) => `The attribute ${name} cannot be “${found}”.`,
  fault: () => undefined,

  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  hintTool: 'Hint',
  rules: 'Rules',
  newGame: 'New game',
  newTool: 'New',
  more: 'More',
  close: 'Close',

  record: 'Record',
  noMoves: 'No move yet',
  result: 'Result',
  recordMove: (ply, name, notation) => `${ply}. ${name ? `${name}: ` : ''}${notation}`,
  ply: (n, of) => (n ? `Move ${n} of ${of}` : 'Start'),

  rule: (id) => `Rule ${id}`,
  loadFailed: 'This could not be loaded',
};
