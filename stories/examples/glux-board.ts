import type { AnyBoardArgs } from '../support/board.js';
import { commonExamples, type Example, type ExamplesKit } from './common.js';

/** The arguments of a story with this board. */
export interface BoardArgs extends AnyBoardArgs {
  readonly ending?: string;
  readonly board?: string;
}

/** Two people at one screen: a curtain hides each hand. */
export const two = { seats: 'human human', names: 'Ada,Bo', seed: 'linen' } as const;

/** One person with a visible hand, against a remote seat that never moves. */
export const alone = { seats: 'human remote', names: 'Ada,Bo', seed: 'linen' } as const;

/** The same with three remote seats. */
export const four = {
  players: 4,
  seats: 'human remote remote remote',
  names: 'Ada,Bo,Cleo,Dario',
  seed: 'linen',
} as const;

/** Positions made to show one thing each. */
export const positions = {
  /** Ada holds a 2/5. */
  middle:
    '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -',
  /** Four players with half of their chips laid: Ada holds a 2/5 and can still cover her start square. */
  party:
    '(B5B1),(B2B6),1,B1,B3,8,(C6C3),(C1C5)/3,B4,B5,10/1,B3,13/4,B2,10/15/3,B6,5,B5,5/1,A3,2,A2,1,A5,2,C1,1,C2,C5,(C2C1),(C6C6)/15/4,A1,10/15/2,A6,3,(A4A4),8/14,D1/14,(D3D4)/A6,5,A3,5,(D3D3),1,D2/A1,A2,1,A5,4,D2,4,(D4D5),(D1D2) A 25,16,25,16 434,335,237,543 -',
  /** Bo has a chip that fits on no square, so he is out (G9). */
  out: '5,(B5B6),5,(B6B6),(B5B6)/3,(B6B5),3,B4,3,(B4B5),1/1,A1,2,A3,A1,7/1,A1,3,A3,7/13/3,(A2A2),1,A3,1,(B4B5),3,B5,(B5B6)/13/(A3A2),2,A2,1,A2,7/(A2A1),1,A1,(A2A3),9 A 34,34 312,214 B',
  /** Each player still has two chips to lay. */
  end: '1,(B4B3),3,(B5B4),2,B3,B1,B1,B4,(B3B2)/10,B1,B5,1/3,(A3A6),4,A5,(A1A3),2,(B1B6)/1,A4,2,A3,3,(A3A6),A1,A6,1,(B2B1)/5,B3,A1,2,(A3A3),2,(B4B6)/6,(B2B2),5,B6/13/3,A5,9/(A3A5),2,(A6A1),(A5A5),4,A5,3 A 25,25 010,010 -',
} as const;

/** A whole game for two as everybody at the table knows it: draws are written `+?`. */
const duel = [
  '1. +? 6@a1 2. +? 4@m9 3. +? +? 4. 5@g1 +? 5. 5@i9 +? 6. 6@g6 +? 7. 4@m5 +? 8. 4@l1 +? 9. 4@m1 +? ',
  '10. 5@l5 +? 11. 5@m1 +? 12. 5@l1 +? 13. 4@m5 +? 14. 1@g5 +? 15. 6@m9 +? 16. 5@b1 +? 17. 3@i4 +? ',
  '18. 6@b6 +? 19. 6@l4 +? 20. 2@b1 +? 21. 6@i1 +? 22. 4@g5 +? 23. 5@f4 +? 24. 6@k5 +? 25. 2@f9 +? ',
  '26. 5@c5 +? 27. 5@f4 +? 28. 6@g1 +? 29. 4@h9 +? 30. 3@d1 +? 31. 5@h5 +? 32. 5@c5 +? 33. 6@h5 +? ',
  '34. 2@m6 +? 35. 6@a4 +? 36. 4@m8 +? 37. 1@f7 +? 38. 3@k6 +? 39. 4@f6 +? 40. 6@h6 +? 41. 4@b6 +? ',
  '42. 3@k9 +? 43. 6@f6 +? 44. 4@d4 +? 45. 6@b2 +? 46. 6@m8 +? 47. 5@d9 +? 48. 3@g8 5@h9',
];

/** A whole game for four. */
const party = [
  '1. +? 6@a1 +? 4@a15 2. +? 6@o15 +? 6@o1 3. +? +? +? +? 4. 6@g1 +? 6@a15 +? 5. 5@i15 +? 4@i1 +? ',
  '6. 5@g7 +? 5@g15 +? 7. 3@n15 +? 6@i1 +? 8. 6@b7 +? 4@b15 +? 9. 4@i10 +? 6@i7 +? 10. 5@b1 +? ',
  '6@b11 +? 11. 5@m10 +? 2@o7 +? 12. 4@b6 +? 6@f15 +? 13. 4@m5 +? 5@m7 +? 14. 3@g2 +? 3@g10 +? 15. ',
  '6@m10 +? 6@m7 +? 16. 5@j2 +? 5@g7 +? 17. 2@m1 +? 5@o9 +? 18. 4@o2 +? 6@b7 +? 19. 1@i14 +? 6@o14 ',
  '+? 20. 6@o2 +? 2@d10 +? 21. 4@j14 +? 1@o5 +? 22. 6@b6 +? 3@g10 +? 23. 5@h14 +? 6@n5 +? 24. 3@h6 ',
  '+? 4@f9 +? 25. 6@h9 +? 5@n11 +? 26. 5@h9 +? 4@d10 +? 27. 5@n14 +? 5@n5 +? 28. 4@m9 +? 5@d6 +? ',
  '29. 5@j14 +? 4@n10 +? 30. 5@i9 +? 4@f5 +? 31. 4@k1 +? 4@o5 +? 32. 4@g5 +? 5@b5 +? 33. 6@i15 +? ',
  '5@n10 +? 34. 5@h14 +? 3@b5 +? 35. 2@i13 +? 4@i11 +? 36. 3@a1 +? 5@b2 +? 37. 1@k1 +? 5@m11 +? 38. ',
  '2@e6 +? 6@f1 +? 39. 6@j1 +? 5@m11 +? 40. 4@k5 +? 6@b2 +? 41. 6@j1 +? 1@e11 +? 42. 6@j2 +? 2@f9 ',
  '+? 43. 3@k15 +? 3@o9 +? 44. 5@e4 +? 1@g13 +? 45. 4@k2 +? 3@e12 +? 46. 6@i9 +? 5@g13 +? 47. 2@i13 ',
  '+? 3@d11 +? 48. 6@k5 6@d1 3@m1 3@e15',
];

export const records = {
  duel: `[SeatA "Ada"] [SeatB "Bo"] ${duel.join('')}`,
  /** The draws are known: the computer can evaluate the moves. */
  resigned:
    '[Position "9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -"] [Result "A"] [Termination "B resigns"] 1. 5@i2 +34 2. 6@l6 +34 3. 3@d2 +34 4. 4@m8 +34 5. 4@j6 +34',
  party: `[SeatA "Ada"] [SeatB "Bo"] [SeatC "Cleo"] [SeatD "Dario"] [Options "{\\"players\\":4}"] ${party.join('')}`,
} as const;

/** A small custom board. */
export const garden = {
  name: 'garden',
  rows: ['AA...BB', 'AA...BB', '..EEE..', '..EEE..', 'CC...DD', 'CC...DD'],
  starts: { 2: ['a1', 'g6'] },
  middle: 'E',
} as const;

/** What the common stories show. */
export const kit = {
  tag: 'glux-board',
  args: { seats: 'human computer:easy', names: 'Ada,Bo', seed: 'linen', position: positions.middle },
  about: {
    Analysis:
      "`analysis` rates only Ada's own decisions during the game, because other ratings would reveal hidden hands.",
    Replay:
      'In a replay, the record shows draws as `+?`, because hands are hidden. `ply` sets the move at which it starts.',
    Dark: 'The board follows the `color-scheme` of its container. In dark mode the chips glow.',
    Puzzle: 'The reader sees the hand of the seat to move. The chips drawn are in the record.',
  },
  analysis: {},
  reviewed: { record: records.resigned, ply: 8 },
  replay: { record: records.party, ply: 120 },
  variations: '+34 3@a1 +34 3@m9 (4@m9 !? {Another way.}) +16 +16 1@a1 +16 6@m9 +25',
  text: { record: '+34 3@a1 +34 3@m9 +16 +16 1@a1 +16 6@m9 +25', move: '6@m9' },
  diagram: { content: '<p slot="caption">Ada has the middle room by one pip.</p>' },
  marks: { marks: 'a1-a6 a1-e1:blue d7:red=1 g5:yellow m5-k5:red=2 i9' },
  dark: { ...four, position: positions.party },
  shared: { seats: 'human remote', record: '+25 2@a1 +34 3@m9 +25 +16' },
  puzzle: {
    position: positions.middle,
    record: '2@a6 +34 1@m7 +16',
    refuting: '2@a6 (2@c1 ? {On c1 it only covers a chip of your own.}) +34 1@m7 +16',
    wrong: '2@c1',
    right: ['2@a6'],
    answer: 'On c1 it only covers a chip of your own.',
  },
  byLink: true,
} satisfies ExamplesKit;

/** The examples of Glüx. */
export const examples = {
  Opening: {
    task: 'Play',
    text: 'You draw a chip and place it on your start square, then the computer does the same. Without `first`, the first player is drawn.',
    args: { first: 'A' },
  },
  Curtain: {
    task: 'Play',
    text: "Two people play at one screen. A curtain hides each player's chip until that player presses it.",
    args: { ...two, position: positions.middle },
  },
  AgainstComputers: {
    task: 'Play',
    text: 'One person against two computers. `first` sets the seat that begins; `autosave` saves the game in this browser.',
    args: {
      ...{ players: 3, seats: 'human computer:easy computer:medium', names: 'Ada', first: 'A' },
      ...{ controls: 'basic', autosave: 'my-game', pace: 'slow', sound: true },
    },
  },
  FourPlayers: {
    text: 'The board for three and four players is larger; its squares are rebuilt (see the rules). The table shows the pips in each room.',
    args: { ...four, position: positions.party },
  },
  LastDraw: {
    task: 'Options',
    text: '`ending="last-draw"` ends the game with the last draw: the chips in the hands are not placed (G10).',
    args: { ...two, ending: 'last-draw', position: positions.end },
  },
  CustomBoard: {
    task: 'Options',
    text: '`board` sets a custom board, as JSON. The property also accepts an object.',
    args: { seats: 'human computer:easy', names: 'Ada,Bo', seed: 'linen', board: JSON.stringify(garden) },
  },
  ...commonExamples(kit),
  Orientation: {
    task: 'Surroundings',
    text: '`orientation` sets the seat at the bottom. The board makes a half turn for a seat that starts at the top.',
    args: { ...alone, seats: 'remote human', orientation: 'B', position: positions.middle },
  },
} satisfies Readonly<Record<string, Example<BoardArgs>>>;
