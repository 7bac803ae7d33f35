import type { Meta, StoryObj } from '@storybook/web-components-vite';
import * as board from './fluctus-board.stories.js';
import * as endings from './fluctus-endings.stories.js';
import * as around from './fluctus-round-the-board.stories.js';
import { pageMeta } from './support/page.js';
import { reference } from './support/reference.js';

const meta: Meta = { title: 'Fluctus/Reference', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** Everything a page can say to a board and hear from it. */
export const Reference: StoryObj = reference('fluctus-board', [board, endings, around]);
