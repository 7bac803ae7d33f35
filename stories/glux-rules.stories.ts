import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/glux/define.js';
import { defs } from '../src/games/glux/drawing/defs.js';
import * as finish from '../src/games/glux/drawing/finish.js';
import { glux } from '../src/games/glux/engine/index.js';
import { drawExample } from '../src/games/glux/examples.js';
import { GluxBoard } from '../src/games/glux/index.js';
import { rulebook as de } from '../src/games/glux/words/de.js';
import { en } from '../src/games/glux/rulebook/en.js';
import { rulebook } from '../src/games/glux/rulebook/index.js';
import { pageMeta } from './support/page.js';
import { rules } from './support/rules.js';

const meta: Meta = { title: 'Glüx/Rules', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** Every rule with its examples. */
export const Rules: StoryObj = rules({
  name: 'Glüx',
  tag: 'glux-board',
  game: glux,
  drawExample,
  styles: [GluxBoard.styles, ...finish.sheets],
  parts: defs(finish),
  rulebook,
  en,
  de,
});
