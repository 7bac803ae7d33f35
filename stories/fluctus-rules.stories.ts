import type { Meta } from '@storybook/web-components-vite';
import '../src/index.js';
import { article, rulesStories, type RulesArgs } from './support/rules-element.js';

const meta: Meta<RulesArgs> = {
  title: 'Fluctus/Rules in a page',
  component: 'fluctus-rules',
  render: article('fluctus-rules', 'Fluctus'),
};
export default meta;

const common = rulesStories('fluctus-rules', 12, 'F6');

export const RulesInAnArticle = common.RulesInAnArticle;
export const SingleRule = common.SingleRule;
export const StillPictures = common.StillPictures;
