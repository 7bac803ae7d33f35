import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/lucky-numbers/define.js';
import { defs } from '../src/games/lucky-numbers/drawing/defs.js';
import * as finish from '../src/games/lucky-numbers/drawing/finish.js';
import { luckyNumbers } from '../src/games/lucky-numbers/engine/index.js';
import { luckySwap } from '../src/games/lucky-numbers/engine/swap/index.js';
import { drawExample } from '../src/games/lucky-numbers/examples.js';
import { LuckyNumbersGrid } from '../src/games/lucky-numbers/index.js';
import { rulebook as de } from '../src/games/lucky-numbers/words/de.js';
import { en } from '../src/games/lucky-numbers/rulebook/en.js';
import { rulebook } from '../src/games/lucky-numbers/rulebook/index.js';
import { pageMeta } from './support/page.js';
import { rules } from './support/rules.js';

const meta: Meta = { title: 'Lucky Numbers/Rules', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** Every rule with its examples. */
export const Rules: StoryObj = rules({
  name: 'Lucky Numbers',
  tag: 'lucky-numbers-grid',
  game: luckyNumbers,
  others: [luckySwap],
  drawExample,
  styles: [LuckyNumbersGrid.styles, ...finish.sheets],
  parts: defs(finish),
  rulebook,
  en,
  de,
});
