import type { StoryObj } from '@storybook/web-components-vite';
import type { TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { FluctusRules } from '../../src/games/fluctus/definition.js';
import { tokenStyle } from './arg-types.js';
import { rulesExamples, type RulesArgs } from '../examples/rules.js';
import { described } from './board.js';

/** The element with the rules of any game. */
type Rules = FluctusRules;

/** The element with the rules of a game in an article, with a paragraph before and after it. */
export const article = (tag: string, lead: string): ((args: RulesArgs) => TemplateResult) => {
  const name = unsafeStatic(tag);
  return ({ rule = '', 'heading-level': level = 2, examples = 'try', lang = '', ...tokens }) =>
    html`<main class="rules-article" lang=${lang || 'en'}>
      <h1>${lead}</h1>
      ${level > 2 ? html`<h2>${lang === 'de' ? 'Ein Abschnitt' : 'A section'}</h2>` : ''}
      <p>${lang === 'de' ? 'Ein Absatz der Seite.' : 'A paragraph of the page.'}</p>
      <${name}
        rule=${rule}
        heading-level=${level}
        examples=${examples}
        style=${ifDefined(tokenStyle(tokens))}></${name}>
      <p>${lang === 'de' ? 'Die Seite geht weiter.' : 'The page goes on.'}</p>
    </main>`;
};

/** The content of the element in a story, once it has rendered its rules. */
async function rulesOf(canvas: HTMLElement, tag: string): Promise<ShadowRoot> {
  const rules = canvas.querySelector<Rules>(tag);
  if (!rules?.shadowRoot) throw new Error(`There is no ${tag}.`);
  await waitFor(() => expect(rules.shadowRoot?.querySelector('article')).toBeTruthy(), { timeout: 5000 });
  return rules.shadowRoot;
}

/** The stories of the rules of a game, which has `count` rules; `rule` is one of them with an example to play. */
export function rulesStories(tag: string, count: number, rule: string) {
  type Story = StoryObj<RulesArgs>;
  const examples = rulesExamples(rule);
  const shown = (name: keyof typeof examples): Story => ({
    args: examples[name].args,
    parameters: described(examples[name].text),
  });
  const RulesInAnArticle: Story = {
    ...shown('RulesInAnArticle'),
    play: async ({ canvasElement }) => {
      const root = await rulesOf(canvasElement, tag);
      await expect(root.querySelectorAll('article').length).toBe(count);
      await expect(root.querySelectorAll('.examples [role=img]').length).toBeGreaterThan(15);
    },
  };
  const SingleRule: Story = {
    ...shown('SingleRule'),
    play: async ({ canvasElement }) => {
      const root = await rulesOf(canvasElement, tag);
      await expect(root.querySelectorAll('article').length).toBe(1);
      const button = root.querySelector('.examples button');
      if (!button) throw new Error('No example can be played.');
      await fireEvent.click(button);
      await waitFor(() => expect(root.querySelector('.playing > figure > :last-child')).toBeTruthy());
    },
  };
  const StillPictures: Story = {
    ...shown('StillPictures'),
    play: async ({ canvasElement }) => {
      const root = await rulesOf(canvasElement, tag);
      await expect(root.querySelectorAll('button').length).toBe(0);
    },
  };
  return { RulesInAnArticle, SingleRule, StillPictures };
}

export type { RulesArgs };
