import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { article, rulesStories, type RulesArgs } from './support/rules-element.js';

const meta: Meta<RulesArgs> = {
  title: 'Lucky Numbers/Rules in a page',
  component: 'lucky-numbers-rules',
  render: article('lucky-numbers-rules', 'Lucky Numbers'),
};
export default meta;

const common = rulesStories('lucky-numbers-rules', 11, 'L4');

export const RulesInAnArticle = common.RulesInAnArticle;
export const SingleRule = common.SingleRule;
export const StillPictures = common.StillPictures;
