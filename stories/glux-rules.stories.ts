import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { article, rulesStories, type RulesArgs } from './support/rules-element.js';

const meta: Meta<RulesArgs> = {
  title: 'Glüx/Rules in a page',
  component: 'glux-rules',
  render: article('glux-rules', 'Glüx'),
};
export default meta;

const common = rulesStories('glux-rules', 15, 'G5');

export const RulesInAnArticle = common.RulesInAnArticle;
export const SingleRule = common.SingleRule;
export const StillPictures = common.StillPictures;
