import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { people, positions } from './support/fluctus.js';
import { alone, positions as rooms } from './support/glux.js';
import { positions as trays, two, type GridArgs } from './support/lucky.js';
import { people as players, type TrayArgs } from './support/luzi.js';
import { motions } from './support/motions.js';
import { pageSetup } from './support/page.js';
import { almost, type SwapArgs } from './support/swap.js';

const meta: Meta = {
  title: 'Design/Motion: animation, easing',
  id: 'design-motion',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

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
      record: from('A.ABB./A.AA.. A 3,4 2,2 -,-', 'rixbo'),
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
  ...motions({
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
  ],
});

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
    ],
  }),
  name: 'Luzi und Joe',
};
