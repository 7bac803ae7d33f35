import type { StoryObj } from '@storybook/web-components-vite';
import { nothing, type TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import { seatLetter } from '../../src/core/game.js';
import type { Example, Rule, Rulebook, RulebookWords } from '../../src/core/rulebook.js';
import { de as deUi } from '../../src/element/i18n/de.js';
import { en as enUi } from '../../src/element/i18n/en.js';
import type { UiWords } from '../../src/element/i18n/types.js';
import { defineExample, StoryExample, type ExampleKit } from './example.js';
import { page, section } from './page.js';

/** A rulebook, its words, and what its examples are drawn with. */
export interface RulesKit<S, M, O extends object> extends ExampleKit<S, M, O> {
  /** The game's name. */
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly en: RulebookWords;
  readonly de: RulebookWords;
}

/** What the page says in one language. */
interface Tongue {
  readonly words: RulebookWords;
  readonly ui: UiWords;
  readonly title: string;
  readonly lead: string;
  readonly again: string;
}

const english = (name: string, words: RulebookWords): Tongue => ({
  words,
  ui: enUi,
  title: `The rules of ${name}`,
  lead: 'Made from the rulebook that the element shows, the tests play and every “why not?” answers from.',
  again: 'Try it',
});

const german = (name: string, words: RulebookWords): Tongue => ({
  words,
  ui: deUi,
  title: `Die Regeln von ${name}`,
  lead: 'Aus demselben Regelheft, das das Element zeigt, das die Tests nachspielen und aus dem jedes „Warum nicht?“ kommt.',
  again: 'Ausprobieren',
});

/** What an example shows to follow. */
function follows({ then, move }: Example, { ui }: Tongue): string {
  const own = ui.dialogs;
  if ('legal' in then) return own.exampleLegal;
  if ('forbidden' in then) return own.exampleForbidden(then.forbidden);
  if ('position' in then) return move === undefined ? '' : own.exampleResult;
  const names = then.winners.map((seat) => own.seat(seatLetter(seat)));
  const won = names.length > 1 ? ui.sharedWin(names) : names[0] ? ui.won(names[0]) : ui.nobodyWon;
  return `${own.exampleOver(then.over)} ${won}.`;
}

const shownBy = (element: Element): StoryExample | undefined => {
  const shown = element.closest('figure')?.querySelector('[data-example]');
  return shown instanceof StoryExample ? shown : undefined;
};

function enliven(event: Event): void {
  const button = event.currentTarget as HTMLElement;
  const shown = shownBy(button);
  if (!shown) return;
  shown.live = !shown.live;
  button.setAttribute('aria-pressed', String(shown.live));
}

function example(one: Example, tongue: Tongue, tag: string): TemplateResult {
  const { words, ui, again } = tongue;
  const caption = words.examples[one.id] ?? one.id;
  const move = one.move === undefined ? '' : ui.dialogs.exampleMove(one.move);
  const label = [caption, move].filter(Boolean).join(' ');
  const shown = unsafeStatic(tag);
  return html`<figure id=${one.id}>
    <${shown} data-example .example=${one} label=${label}></${shown}>
    <figcaption>
      ${caption} ${move ? html`<b>${move}.</b>` : nothing} ${follows(one, tongue)}
      <div class="row">
        <button type="button" aria-pressed="false" @click=${enliven}>${again}</button>
      </div>
    </figcaption>
  </figure>`;
}

function rule({ id, status, examples }: Rule, tongue: Tongue, tag: string): TemplateResult {
  const { title = '', text = [] } = tongue.words.rules[id] ?? {};
  const source = status.map((each) => tongue.ui.dialogs.status[each]).join(', ');
  return section(
    `${id} ${title}`,
    '',
    html`<p class="quiet">${source}</p>
      ${text.map((each) => html`<p>${each}</p>`)}
      <div class="examples">${examples.map((each) => example(each, tongue, tag))}</div>`,
  );
}

/** Every rule with its examples, as still little boards that come to life when asked. */
export function rules<S, M, O extends object>(kit: RulesKit<S, M, O>): StoryObj {
  const { rulebook, name, tag } = kit;
  const shownTag = defineExample(kit);
  return {
    render: (_, { globals }) => {
      const tongue = globals.language === 'de' ? german(name, kit.de) : english(name, kit.en);
      return page(
        tongue.title,
        tongue.lead,
        html`${tongue.words.preface.map((text) => html`<p>${text}</p>`)}
        ${rulebook.rules.map((each) => rule(each, tongue, shownTag))}`,
      );
    },
    play: async ({ canvasElement, canvas }) => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBe(rulebook.rules.length);
      const all = rulebook.rules.flatMap(({ examples }) => examples);
      const shown = [...canvasElement.querySelectorAll(shownTag)];
      await expect(shown.length).toBe(all.length);
      const [button] = canvas.getAllByRole('button');
      if (!button) throw new Error('No example has a button.');
      await userEvent.click(button);
      const alive = () => shown[0]?.shadowRoot?.querySelector(tag)?.shadowRoot?.querySelector('[role=grid]');
      await waitFor(() => expect(alive()).toBeTruthy());
      await userEvent.click(button);
      for (const each of shown) {
        await waitFor(() => expect(each.shadowRoot?.querySelector('[role=img]')).toHaveAccessibleName(/\w/));
      }
    },
  };
}
