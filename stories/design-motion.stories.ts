import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { board as fluctusBoard, people, positions } from './support/fluctus.js';
import {
  alone,
  board as gluxBoard,
  positions as rooms,
  type BoardArgs as RoomsArgs,
} from './support/glux.js';
import { grid as luckyBoard, positions as trays, two, type GridArgs } from './support/lucky.js';
import { people as players, tray as luziBoard, type TrayArgs } from './support/luzi.js';
import { motions } from './support/motions.js';
import { page, pageSetup } from './support/page.js';
import { almost, type SwapArgs } from './support/swap.js';

const meta: Meta = {
  title: 'Design/Motion: animation, easing',
  id: 'design-motion',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

/** The last move of a game of each. */
const lastMoves = {
  fluctus: ['A.ABB./A.AA.. A 3,4 2,2 -,-', 'rixbo'],
  glux: [
    '3,B4,3,B4,B5,3,B4/6,B3,B1,B2,B2,B1,B6,A5/13/A1,A5,4,A6,2,B5,A4,B5,A2/A4,A4,1,(B5B6),1,A5,1,(B3B6),2,B3,1,B3/3,A6,2,A5,1,B5,4/1,A2,1,A1,A4,8/A4,3,A1,A3,2,A6,1,B6,B4,B5/A1,A2,2,A2,1,A3,2,(B6A3),2,A1 B -,16 000,000 -',
    '6@k9',
  ],
  lucky: ['1,5,7,13/2,12,14,16/5,14,17,18/.,17,18,20|1,.,9,./.,8,.,12/.,.,15,./4,.,.,19 A 15|- - 0', '15@a1'],
  luzi: ['30,20 5/5 B 1 11122233', 'stop'],
} as const;

/** A record that starts from a position. */
const from = (position: string, moves: string) => `[Position "${position}"] ${moves}`;

/** The motions of the stones. */
export const Fluctus: StoryObj = motions({
  name: 'Fluctus',
  tag: 'fluctus-board',
  lead: 'Stones move along their lines, which shows where the lines lead. Only the dots of a thinking computer repeat.',
  args: people,
  motions: [
    {
      title: 'Enter',
      // here ro is free
      record: from('.A...A/A.BABB A 4,5 2,2 -,-', '@ro'),
      ply: 0,
      description: 'The stone leaves the reserve and grows to its full size. Duration: `--spiel-move`.',
    },
    {
      title: 'Step',
      record: from(positions.captures, 'wo-yo'),
      ply: 0,
      description: 'The stone moves along its line. Duration: `--spiel-move`, easing: `--spiel-ease`.',
    },
    {
      title: 'Capture',
      record: from(positions.captures, 'woxvi'),
      ply: 0,
      description:
        'The stone moves along its line, rises over a stone of its own colour and lands with weight on the captured stone, which fades out in the last third. The line lights behind it. Duration: `--spiel-hop`, easing: `--spiel-ease-land`.',
    },
    {
      title: 'The end of a game',
      record: from(...lastMoves.fluctus),
      ply: 0,
      description:
        'The line of the last move lights, then the closed ways of the stones that cannot move are traced. Any press or key ends the scene. Duration: `--spiel-ending`.',
    },
    {
      title: 'Through the centre',
      record: from(positions.middle, 'roxyi'),
      ply: 0,
      description: 'The same motion. The line continues through the centre, where it changes its colour.',
    },
  ],
});

/** The motions of the chips. */
export const Glux: StoryObj = {
  ...motions<RoomsArgs>({
    name: 'Glüx',
    tag: 'glux-board',
    lead: 'The squares light up as a player would count them.',
    args: alone,
    motions: [
      {
        title: 'Place a chip',
        record: from(rooms.middle, '5@i2'),
        ply: 0,
        description:
          'The counted squares light up one after the other, then the chip comes down. Duration of the last part: `--spiel-move`, easing: `--spiel-ease`.',
      },
      {
        title: 'Cover a chip',
        record: from(rooms.middle, '2@i7'),
        ply: 0,
        description: 'The same motion. The chip comes to rest on another one.',
      },
      {
        title: 'The end of a game',
        record: from(...lastMoves.glux),
        ply: 0,
        args: { seats: 'human human' },
        description:
          'The rooms light one after the other in the colour of their winner, the middle room last, and the points count. Any press or key ends the scene. Duration: `--spiel-ending`.',
      },
    ],
  }),
  name: 'Glüx',
};

/** The motions of the tiles. */
export const LuckyNumbers: StoryObj = motions<GridArgs>({
  name: 'Lucky Numbers',
  tag: 'lucky-numbers-grid',
  lead: 'Tiles glide from the place that they leave.',
  args: two,
  motions: [
    {
      title: 'Turn over',
      record: from(trays.full, 'draw +14'),
      ply: 1,
      description:
        'The tile leaves the face-down tiles and turns over. Duration: `--spiel-move`, easing: `--spiel-ease`.',
    },
    {
      title: 'Leave',
      record: from(trays.full, 'draw +14 pass'),
      ply: 2,
      description: 'The tile glides to the face-up tiles in the middle.',
    },
    {
      title: 'Place',
      record: from(trays.full, '15@c1'),
      ply: 0,
      description: 'The tile glides from the middle to its cell.',
    },
    {
      title: 'The end of a game',
      record: from(...lastMoves.lucky),
      ply: 0,
      description:
        'The ladybird walks along the rows to the opposite corner. Any press or key ends the scene. Duration: `--spiel-ending`.',
    },
  ],
});

/** The still form of the endings, for readers who prefer reduced motion, for pictures, and for a game that is opened at its end. */
export const StillEndings: StoryObj = {
  render: () =>
    page(
      'Endings at rest',
      'Where nothing moves, each board shows what its ending has led to: the lines that decided the game, the rooms with their points, the completed rows, the total of the winner.',
      html`<div class="columns">
        ${(
          [
            ['Fluctus', fluctusBoard, lastMoves.fluctus],
            ['Glüx', gluxBoard, lastMoves.glux],
            ['Lucky Numbers', luckyBoard, lastMoves.lucky],
            ['Luzi und Joe', luziBoard, lastMoves.luzi],
          ] as const
        ).map(
          ([name, board, last]) =>
            html`<figure>
              ${board({ mode: 'replay', controls: 'none', names: 'Ada,Bo', record: from(last[0], last[1]), ply: 1 })}
              <figcaption>${name}</figcaption>
            </figure>`,
        )}
      </div>`,
    ),
  play: async ({ canvasElement }) => {
    for (const board of canvasElement.querySelectorAll('figure > *:first-child')) {
      board.scrollIntoView({ block: 'nearest' });
      await waitFor(() => expect(board.shadowRoot?.querySelector('.ending')).toBeTruthy());
      await expect(board.shadowRoot?.getAnimations().some(({ playbackRate }) => playbackRate !== 1)).toBe(
        false,
      );
    }
  },
};

/** The motion of the swap puzzle. */
export const SwapPuzzle: StoryObj = motions<SwapArgs>({
  name: 'the swap puzzle',
  tag: 'lucky-numbers-swap',
  lead: 'Two neighbours change places.',
  args: { par: '1', names: 'Ada' },
  motions: [
    {
      title: 'Exchange',
      record: from(almost, 'c3-d3'),
      ply: 0,
      description:
        'Each tile glides to the cell of the other. Duration: `--spiel-move`, easing: `--spiel-ease`.',
    },
  ],
});

/** The motions of the dice. */
export const Luzi: StoryObj = {
  ...motions<TrayArgs>({
    name: 'Luzi und Joe',
    tag: 'luzi-dice',
    lead: 'Dice fall and roll as on a table; a special event is shown over the tray.',
    args: players,
    motions: [
      {
        title: 'Throw',
        record: 'roll =11145566',
        ply: 1,
        description:
          'All dice leave the cup, fall and roll. Joes and sixes then slide to the ledge. Duration: `--luzi-fall`.',
      },
      {
        title: 'Throw again',
        record: 'roll =12334556 roll:33 =24',
        ply: 3,
        args: { names: 'Cleo,Dario' },
        description:
          'Only the thrown dice move. While two sixes lie, the last die is slow. Duration: `--luzi-fall`.',
      },
      {
        title: 'Special event',
        record: 'roll =11244456 roll:24 =15',
        ply: 3,
        args: { names: 'Edda,Finn' },
        description:
          'After the throw, the name of the event stays over the tray for the time of `--luzi-event`. A press ends it earlier.',
      },
      {
        title: 'The end of a game',
        record: from(...lastMoves.luzi),
        ply: 0,
        description:
          'The score sheet adds up, and a ring closes round the total of the winner. Any press or key ends the scene. Duration: `--spiel-ending`.',
      },
    ],
  }),
  name: 'Luzi und Joe',
};
