import type { StoryObj } from '@storybook/web-components-vite';
import { nothing, type TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import { seatLetter } from '../../src/core/game.js';
import type { Example, Rule, Rulebook, RulebookWords } from '../../src/core/rulebook.js';
import { words as de } from '../../src/words/de/ui.js';
import { en, type UiWords } from '../../src/words/en/ui.js';
import { defineExample, StoryExample, type ExampleKit } from './example.js';
import { page, pageSetup, section } from './page.js';
import { rulesWords } from '../../src/words/en/dialogs.js';

/** A rulebook, its words, and everything that its examples need. */
export interface RulesKit<S, M, O extends object> extends ExampleKit<S, M, O> {
  /** The name of the game. */
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly en: RulebookWords;
  readonly de: RulebookWords;
}

/** The texts of the page in one language. */
interface PageWords {
  readonly rulebook: RulebookWords;
  readonly ui: UiWords;
  readonly title: string;
  readonly lead: string;
  readonly tryIt: string;
}

const english = (name: string, rulebook: RulebookWords): PageWords => ({
  rulebook,
  ui: en,
  title: `The rules of ${name}`,
  lead: 'This is the rulebook that the button Rules of the board opens. The tests play every example.',
  tryIt: 'Try it',
});

const german = (name: string, rulebook: RulebookWords): PageWords => ({
  rulebook,
  ui: de,
  title: `Die Regeln von ${name}`,
  lead: 'Das sind die Regeln, die am Brett unter „Regeln“ stehen. Jedes Beispiel wird automatisch getestet.',
  tryIt: 'Ausprobieren',
});

/** The sentence that describes the outcome of an example. */
function outcome({ then, move }: Example, { ui }: PageWords): string {
  if ('legal' in then) return rulesWords(ui).exampleLegal;
  if ('forbidden' in then) return rulesWords(ui).exampleForbidden(then.forbidden);
  if ('position' in then) return move === undefined ? '' : rulesWords(ui).exampleResult;
  const names = then.winners.map((seat) => rulesWords(ui).seat(seatLetter(seat)));
  const won = names.length > 1 ? ui.sharedWin(names) : names[0] ? ui.won(names[0]) : ui.nobodyWon;
  return `${rulesWords(ui).exampleOver(then.over)} ${won}.`;
}

/** Switches the example beside the pressed button between a picture and a playable board. */
function toggleLive(event: Event): void {
  const button = event.currentTarget as HTMLElement;
  const shown = button.closest('figure')?.querySelector('[data-example]');
  if (!(shown instanceof StoryExample)) return;
  shown.live = !shown.live;
  button.setAttribute('aria-pressed', String(shown.live));
}

function figure(example: Example, words: PageWords, exampleTag: string): TemplateResult {
  const { rulebook, ui, tryIt } = words;
  const caption = rulebook.examples[example.id] ?? example.id;
  const move = example.move === undefined ? '' : rulesWords(ui).exampleMove(example.move);
  const tag = unsafeStatic(exampleTag);
  return html`<figure id=${example.id}>
    <${tag} data-example .example=${example}></${tag}>
    <figcaption>
      ${caption} ${move ? html`<b>${move}.</b>` : nothing} ${outcome(example, words)}
      <div class="row">
        <button type="button" aria-pressed="false" @click=${toggleLive}>${tryIt}</button>
      </div>
    </figcaption>
  </figure>`;
}

function ruleSection({ id, status, examples }: Rule, words: PageWords, exampleTag: string): TemplateResult {
  const { title = '', text = [], origin = [] } = words.rulebook.rules[id] ?? {};
  const source = status.map((each) => rulesWords(words.ui).status[each]).join(', ');
  return section(
    `${id} ${title}`,
    '',
    html`<p class="quiet">${source}</p>
      ${text.map((each) => html`<p>${each}</p>`)} ${origin.map((each) => html`<p class="quiet">${each}</p>`)}
      <div class="examples">${examples.map((each) => figure(each, words, exampleTag))}</div>`,
  );
}

/** The story Rules: every rule with its examples, as pictures that a button turns into playable boards. */
export function rules<S, M, O extends object>(kit: RulesKit<S, M, O>): StoryObj {
  const { rulebook, name, tag } = kit;
  const exampleTag = defineExample(kit);
  return {
    ...pageSetup,
    render: (_, { globals }) => {
      const words = globals.language === 'de' ? german(name, kit.de) : english(name, kit.en);
      return page(
        words.title,
        words.lead,
        html`<ul>
            ${words.rulebook.components.map((each) => html`<li>${each}</li>`)}
          </ul>
          ${words.rulebook.idea.map((text) => html`<p>${text}</p>`)}
          ${rulebook.rules.map((each) => ruleSection(each, words, exampleTag))}
          ${words.rulebook.sources.map((text) => html`<p>${text}</p>`)}`,
      );
    },
    play: async ({ canvasElement, canvas }) => {
      await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBe(rulebook.rules.length);
      const all = rulebook.rules.flatMap(({ examples }) => examples);
      const shown = [...canvasElement.querySelectorAll(exampleTag)];
      await expect(shown.length).toBe(all.length);
      const [button] = canvas.getAllByRole('button');
      if (!button) throw new Error('No example has a button.');
      await userEvent.click(button);
      const grid = () => shown[0]?.shadowRoot?.querySelector(tag)?.shadowRoot?.querySelector('[role=grid]');
      await waitFor(() => expect(grid()).toBeTruthy());
      await userEvent.click(button);
      for (const each of shown) {
        await waitFor(() => expect(each.shadowRoot?.querySelector('[role=img]')).toHaveAccessibleName(/\w/));
      }
    },
  };
}
