import type { Meta, StoryObj } from '@storybook/web-components-vite';
import * as tray from './luzi-dice.stories.js';
import { pageMeta } from './support/page.js';
import { reference } from './support/reference.js';

const meta: Meta = { title: 'Luzi und Joe/Reference', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** Everything a page can say to a board and hear from it. */
export const Reference: StoryObj = reference('luzi-dice', [tray]);
