import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.js';
import { article, rulesInArticle, singleRule, stillRules, type RulesArgs } from './support/rules-element.js';

const meta: Meta<RulesArgs> = {
  title: 'Fluctus/Rules in a page',
  component: 'fluctus-rules',
  render: article('fluctus-rules', 'Fluctus'),
};
export default meta;

/** The whole rulebook in an article, in the fonts and colours of the page. */
export const RulesInAnArticle: StoryObj<RulesArgs> = rulesInArticle('fluctus-rules', 12);

/** `rule` chooses single rules; `heading-level` fits their headings to the page. */
export const SingleRule: StoryObj<RulesArgs> = singleRule('fluctus-rules', {
  rule: 'F6',
  'heading-level': 3,
});

/** With `examples="still"` the examples are pictures. The language is that of the page. */
export const StillAndGerman: StoryObj<RulesArgs> = stillRules('fluctus-rules', {
  examples: 'still',
  lang: 'de',
});
