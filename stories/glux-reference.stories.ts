import type { Meta, StoryObj } from '@storybook/web-components-vite';
import * as board from './glux-board.stories.js';
import { pageMeta } from './support/page.js';
import { reference } from './support/reference.js';

const meta: Meta = { title: 'Glüx/Reference', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** Everything a page can say to a board and hear from it. */
export const Reference: StoryObj = reference('glux-board', [board]);
