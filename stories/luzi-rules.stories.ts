import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/luzi/define.js';
import { defs } from '../src/games/luzi/drawing/die.js';
import { luzi } from '../src/games/luzi/engine/index.js';
import { drawExample } from '../src/games/luzi/examples.js';
import { sheets } from '../src/games/luzi/finish.js';
import { LuziDice } from '../src/games/luzi/index.js';
import { rulebook as de } from '../src/games/luzi/words/de.js';
import { en } from '../src/games/luzi/rulebook/en.js';
import { rulebook } from '../src/games/luzi/rulebook/index.js';
import { pageMeta } from './support/page.js';
import { rules } from './support/rules.js';

const meta: Meta = { title: 'Luzi und Joe/Rules', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** Every rule with its examples. */
export const Rules: StoryObj = rules({
  name: 'Luzi und Joe',
  tag: 'luzi-dice',
  game: luzi,
  drawExample,
  styles: [LuziDice.styles, ...sheets],
  parts: defs,
  rulebook,
  en,
  de,
});
