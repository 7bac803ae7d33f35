import type { Example } from './common.js';
import { positions, two } from './lucky-numbers-grid.js';

/** The examples of a series of games. The element contains the board. */
export const examples = {
  Series: {
    task: 'Play',
    text: '`<game-series>` around a board plays one game for each player, so that everybody begins once (L10). After each game, it shows the points and a button for the next one.',
    args: {},
    html: `<game-series>
  <lucky-numbers-grid seats="${two.seats}" names="${two.names}" position="${positions.full}"></lucky-numbers-grid>
</game-series>`,
  },
} satisfies Readonly<Record<string, Example>>;
