import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { article, rulesStories, type RulesArgs } from './support/rules-element.js';

const meta: Meta<RulesArgs> = {
  title: 'Luzi und Joe/Rules in a page',
  component: 'luzi-rules',
  render: article('luzi-rules', 'Luzi und Joe'),
};
export default meta;

const common = rulesStories('luzi-rules', 10, 'Z3');

export const RulesInAnArticle = common.RulesInAnArticle;
export const SingleRule = common.SingleRule;
export const StillPictures = common.StillPictures;
