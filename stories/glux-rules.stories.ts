import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/index.js';
import { article, rulesInArticle, singleRule, stillRules, type RulesArgs } from './support/rules-element.js';

const meta: Meta<RulesArgs> = {
  title: 'Glüx/Rules in a page',
  component: 'glux-rules',
  render: article('glux-rules', 'Glüx'),
};
export default meta;

/** The whole rulebook in an article, in the fonts and colours of the page. */
export const RulesInAnArticle: StoryObj<RulesArgs> = rulesInArticle('glux-rules', 15);

/** `rule` chooses single rules; `heading-level` fits their headings to the page. */
export const SingleRule: StoryObj<RulesArgs> = singleRule('glux-rules', { rule: 'G5', 'heading-level': 3 });

/** With `examples="still"` the examples are pictures. The language is that of the page. */
export const StillAndGerman: StoryObj<RulesArgs> = stillRules('glux-rules', {
  examples: 'still',
  lang: 'de',
});
