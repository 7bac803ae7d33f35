import type { Example } from './common.js';

/** The attributes of the element with the rules of a game. */
export interface RulesArgs {
  readonly rule?: string;
  readonly 'heading-level'?: number;
  readonly examples?: 'try' | 'still' | 'none';
  readonly lang?: string;
  readonly [token: `--${string}`]: string | undefined;
}

/** The examples of the rules of a game; `rule` is one of them with an example to play. */
export const rulesExamples = (rule: string) =>
  ({
    SingleRule: {
      task: 'Show',
      text: '`rule` chooses single rules; `heading-level` fits their headings to the page.',
      args: { rule, 'heading-level': 3 },
    },
    StillPictures: {
      task: 'Surroundings',
      text: 'With `examples="still"` the examples are pictures. The language is that of the page.',
      args: { rule, examples: 'still', lang: 'de' },
    },
    RulesInAnArticle: {
      text: 'The whole rulebook in an article, in the fonts and colours of the page.',
      args: {},
    },
  }) satisfies Readonly<Record<string, Example<RulesArgs>>>;
