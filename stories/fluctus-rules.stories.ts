import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { seatLetter } from '../src/core/game.js';
import type { Example, Rule, RulebookWords } from '../src/core/rulebook.js';
import { de } from '../src/games/fluctus/rulebook/de.js';
import { en } from '../src/games/fluctus/rulebook/en.js';
import { rulebook } from '../src/games/fluctus/rulebook/index.js';
import { said } from '../src/ui/parts/lazy-words.js';
import { de as deUi } from '../src/ui/words/de.js';
import { en as enUi } from '../src/ui/words/en.js';
import type { UiWords } from '../src/ui/words/words.js';
import { StoryExample } from './support/example.js';
import { page, pageMeta, section } from './support/page.js';

const meta: Meta = { title: 'Fluctus/Rules', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** What the page says in one language. */
interface Tongue {
  readonly words: RulebookWords;
  readonly ui: UiWords;
  readonly title: string;
  readonly lead: string;
  readonly again: string;
}

const english: Tongue = {
  words: en,
  ui: enUi,
  title: 'The rules of Fluctus',
  lead: 'Made from the rulebook that the element shows, the tests play and every “why not?” answers from.',
  again: 'Try it',
};
const german: Tongue = {
  words: de,
  ui: deUi,
  title: 'Die Regeln von Fluctus',
  lead: 'Aus demselben Regelheft, das das Element zeigt, das die Tests nachspielen und aus dem jedes „Warum nicht?“ kommt.',
  again: 'Ausprobieren',
};

/** What an example shows to follow. */
function follows({ then, move }: Example, { ui }: Tongue): string {
  const own = said(ui);
  if ('legal' in then) return own.exampleLegal;
  if ('forbidden' in then) return own.exampleForbidden(then.forbidden);
  if ('position' in then) return move === undefined ? '' : own.exampleLeads;
  const names = then.winners.map((seat) => own.seat(seatLetter(seat)));
  return `${own.exampleOver(then.over)} ${names.length > 1 ? ui.sharedWin(names) : ui.won(names.join())}.`;
}

function enliven(event: Event): void {
  const button = event.currentTarget as HTMLElement;
  const shown = button.closest('figure')?.querySelector('story-example');
  if (!(shown instanceof StoryExample)) return;
  shown.live = !shown.live;
  button.setAttribute('aria-pressed', String(shown.live));
}

function example(one: Example, tongue: Tongue): TemplateResult {
  const { words, ui, again } = tongue;
  const caption = words.examples[one.id] ?? one.id;
  const move = one.move === undefined ? '' : said(ui).exampleMove(one.move);
  return html`<figure id=${one.id}>
    <story-example .example=${one} label=${[caption, move].filter(Boolean).join(' ')}></story-example>
    <figcaption>
      ${caption} ${move ? html`<b>${move}.</b>` : nothing} ${follows(one, tongue)}
      <div class="row">
        <button type="button" aria-pressed="false" @click=${enliven}>${again}</button>
      </div>
    </figcaption>
  </figure>`;
}

function rule({ id, status, examples }: Rule, tongue: Tongue): TemplateResult {
  const { title = '', text = [] } = tongue.words.rules[id] ?? {};
  const source = status.map((each) => said(tongue.ui).status[each]).join(', ');
  return section(
    `${id} ${title}`,
    '',
    html`<p class="quiet">${source}</p>
      ${text.map((each) => html`<p>${each}</p>`)}
      <div class="examples">${examples.map((each) => example(each, tongue))}</div>`,
  );
}

/** Every rule with its examples, as still little boards that come to life when asked. */
export const Rules: StoryObj = {
  render: (_, { globals }) => {
    const tongue = globals.language === 'de' ? german : english;
    return page(
      tongue.title,
      tongue.lead,
      html`${tongue.words.preface.map((text) => html`<p>${text}</p>`)}
      ${rulebook.rules.map((each) => rule(each, tongue))}`,
    );
  },
  play: async ({ canvasElement, canvas }) => {
    const { rules } = rulebook;
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBe(rules.length);
    const all = rules.flatMap(({ examples }) => examples);
    const shown = [...canvasElement.querySelectorAll('story-example')];
    await expect(shown.length).toBe(all.length);
    const [button] = canvas.getAllByRole('button');
    if (!button) throw new Error('No example has a button.');
    await userEvent.click(button);
    const alive = () => shown[0]?.shadowRoot?.querySelector('fluctus-board');
    await waitFor(() => expect(alive()?.ply).toBe(0));
    await userEvent.click(button);
    for (const each of shown) {
      await expect(each.shadowRoot?.querySelector('[role=img]')).toHaveAccessibleName(/\w/);
    }
  },
};
