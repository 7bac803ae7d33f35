import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/fluctus/define.js';
import { fluctus } from '../src/games/fluctus/engine/index.js';
import { drawExample } from '../src/games/fluctus/examples.js';
import { rulebook as de } from '../src/games/fluctus/words/de.js';
import { en } from '../src/games/fluctus/rulebook/en.js';
import { rulebook } from '../src/games/fluctus/rulebook/index.js';
import { drawingParts, drawingStyles } from './support/drawing.js';
import { pageMeta } from './support/page.js';
import { rules } from './support/rules.js';

const meta: Meta = { title: 'Fluctus/Rules', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** Every rule with its examples. */
export const Rules: StoryObj = rules({
  name: 'Fluctus',
  tag: 'fluctus-board',
  game: fluctus,
  drawExample,
  styles: drawingStyles,
  parts: drawingParts,
  rulebook,
  en,
  de,
});
