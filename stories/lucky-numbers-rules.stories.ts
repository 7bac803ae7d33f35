import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.js';
import { article, rulesInArticle, singleRule, stillRules, type RulesArgs } from './support/rules-element.js';

const meta: Meta<RulesArgs> = {
  title: 'Lucky Numbers/Rules in a page',
  component: 'lucky-numbers-rules',
  render: article('lucky-numbers-rules', 'Lucky Numbers'),
};
export default meta;

/** The whole rulebook in an article, in the fonts and colours of the page. */
export const RulesInAnArticle: StoryObj<RulesArgs> = rulesInArticle('lucky-numbers-rules', 11);

/** `rule` chooses single rules; `heading-level` fits their headings to the page. */
export const SingleRule: StoryObj<RulesArgs> = singleRule('lucky-numbers-rules', {
  rule: 'L4',
  'heading-level': 3,
});

/** With `examples="still"` the examples are pictures. The language is that of the page. */
export const StillAndGerman: StoryObj<RulesArgs> = stillRules('lucky-numbers-rules', {
  examples: 'still',
  lang: 'de',
});
