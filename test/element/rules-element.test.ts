import { expect, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import '../../src/index.js';
import type { GameEvents } from '../../src/element/model/events.js';
import { audit } from '../support/audit.js';
import { Driver, frame, type AnyBoard } from '../support/board.js';

type Rules = HTMLElementTagNameMap['fluctus-rules'];

const tags = ['fluctus-rules', 'glux-rules', 'lucky-numbers-rules', 'luzi-rules'] as const;

const all = (rules: LitElement, selector: string) => [
  ...rules.renderRoot.querySelectorAll<HTMLElement>(selector),
];
const texts = (rules: LitElement, selector: string) =>
  all(rules, selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const shown = (rules: LitElement) => all(rules, 'article').map(({ id }) => id.replace('rule-', ''));

/** Resolves when an element has rendered all changes. */
async function settled(element: LitElement): Promise<void> {
  while (!(await element.updateComplete));
}

async function until(so: () => unknown): Promise<void> {
  while (!so()) await frame();
}

/** Adds an element to the page; `errors` are the details of its events. */
async function mount(
  attributes = '',
  tag = 'fluctus-rules',
): Promise<{ rules: Rules; errors: GameEvents['game-error'][]; tries: GameEvents['game-try'][] }> {
  const errors: GameEvents['game-error'][] = [];
  const tries: GameEvents['game-try'][] = [];
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.addEventListener('game-error', ({ detail }) => errors.push(detail));
  box.addEventListener('game-try', ({ detail }) => tries.push(detail));
  const rules = await fixture<Rules>(
    html`<${unsafeStatic(tag)} ${unsafeStatic(attributes)}></${unsafeStatic(tag)}>`,
    { parentNode: box },
  );
  await settled(rules);
  return { rules, errors, tries };
}

for (const tag of tags)
  describe(tag, () => {
    it('shows the whole rulebook with every example', async () => {
      const { rules, errors } = await mount('', tag);
      expect(shown(rules).length).to.be.greaterThan(9);
      expect(all(rules, '.examples > li').length).to.be.greaterThan(15);
      expect(all(rules, 'nav a').length).to.equal(shown(rules).length);
      expect(errors).to.deep.equal([]);
    });

    it('runs from left to right in any page', async () => {
      const { rules } = await mount('examples="none" dir="rtl"', tag);
      expect(getComputedStyle(all(rules, 'article p')[0]!).direction).to.equal('ltr');
    });

    it('passes the audit', async () => {
      const { rules } = await mount('examples="none"', tag);
      const { violations, measured } = await audit(rules, 'all', true);
      expect(violations).to.deep.equal([]);
      expect(measured).to.be.greaterThan(20);
    });

    it('passes the audit with examples', async () => {
      const { rules } = await mount('', tag);
      [rules.rule = ''] = shown(rules).slice(2);
      await settled(rules);
      expect(all(rules, '.examples button').length).to.be.greaterThan(0);
      expect((await audit(rules)).violations).to.deep.equal([]);
    });

    it('fits into 280 pixels', async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.style.width = '280px';
      const rules = document.createElement(tag);
      box.append(rules);
      await settled(rules);
      all(rules, '.examples button')[0]!.click();
      await until(() => all(rules, '.playing').length);
      expect(box.scrollWidth).to.equal(280);
    });
  });

describe('the attribute rule', () => {
  it('chooses rules in the order that it gives, each once', async () => {
    const { rules, errors } = await mount('rule=" F9  F6 F9 "');
    expect(shown(rules)).to.deep.equal(['F9', 'F6']);
    expect(errors).to.deep.equal([]);
    expect(all(rules, 'nav, .guide')).to.deep.equal([]);
  });

  it('with an unknown number shows the known rules, a message, and tells the page once', async () => {
    const { rules, errors } = await mount('rule="F6 F99 <b>"');
    expect(shown(rules)).to.deep.equal(['F6']);
    const message =
      'The attribute rule cannot be “F99 <b>”. It can be F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11 or F12.';
    expect(texts(rules, '[part=message]')).to.deep.equal([message]);
    rules.requestUpdate();
    await settled(rules);
    expect(errors).to.deep.equal([{ code: 'attribute', attribute: 'rule', at: 'F99 <b>', message }]);
    rules.rule = 'F6';
    await settled(rules);
    expect(texts(rules, '[part=message]')).to.deep.equal([]);
  });

  it('shows the whole rulebook when it is removed', async () => {
    const { rules } = await mount('rule="F6"');
    rules.removeAttribute('rule');
    await settled(rules);
    expect(shown(rules).length).to.equal(12);
  });
});

describe('the attribute heading-level', () => {
  for (const level of [2, 3, 4, 5])
    it(`${level} gives headings of this level`, async () => {
      const { rules, errors } = await mount(`heading-level="${level}"`);
      expect(new Set(all(rules, 'h2, h3, h4, h5').map(({ localName }) => localName))).to.deep.equal(
        new Set([`h${level}`]),
      );
      expect(errors).to.deep.equal([]);
    });

  for (const bad of ['1', '6', '2.5', '-3', 'h3', '99', '__proto__'])
    it(`${bad} gives level 2 and an error`, async () => {
      const { rules, errors } = await mount(`heading-level="${bad}" rule="F6"`);
      expect(all(rules, 'h2').length).to.equal(1);
      expect(errors.map(({ attribute, at }) => [attribute, at])).to.deep.equal([['heading-level', bad]]);
    });
});

describe('the attribute examples', () => {
  it('still shows pictures that cannot be played', async () => {
    const { rules } = await mount('examples="still"');
    expect(all(rules, '.examples [role=img]').length).to.be.greaterThan(15);
    expect(all(rules, 'button')).to.deep.equal([]);
  });

  it('still describes the position of each picture', async () => {
    const { rules } = await mount('examples="still" rule="F8"');
    const [figure] = all(rules, '#example-shut-out [role=img]');
    expect(figure!.ariaLabel).to.equal('red stones on yo; green stones on ro and ri');
  });

  it('none shows texts only', async () => {
    const { rules } = await mount('examples="none"');
    expect(all(rules, '[role=img], button')).to.deep.equal([]);
    expect(shown(rules).length).to.equal(12);
  });

  it('with another value lets the reader try, and tells the page', async () => {
    const { rules, errors } = await mount('examples="constructor" rule="F6"');
    expect(all(rules, '.examples button').length).to.be.greaterThan(0);
    expect(errors.map(({ at }) => at)).to.deep.equal(['constructor']);
  });

  it('closes the open board when it changes', async () => {
    const { rules } = await mount('rule="F6"');
    all(rules, '.examples button')[0]!.click();
    await until(() => all(rules, '.playing').length);
    rules.examples = 'still';
    await settled(rules);
    expect(all(rules, '.playing, button')).to.deep.equal([]);
  });

  it('shows a single example of a rule', async () => {
    const { rules } = await mount('rule="F6:capture-centre"', 'fluctus-rules');
    expect(all(rules, '.examples > li').map(({ id }) => id)).to.deep.equal(['example-capture-centre']);
    rules.rule = 'F6';
    await settled(rules);
    expect(all(rules, '.examples > li').length).to.be.above(1);
    rules.rule = 'F6:nowhere';
    await settled(rules);
    expect(all(rules, '.message')[0]!.textContent).to.contain('F6:capture-centre');
  });

  it('shows a move of chance when the reader asks for it', async () => {
    const { rules } = await mount('', 'luzi-rules');
    const example = all(rules, '.examples > li').find((each) => each.querySelector('[data-move^="="]'))!;
    example.querySelector('button')!.click();
    const reveal = () =>
      all(rules, '.playing button').find((each) => each.textContent.trim() === 'Show what happens');
    await until(() => reveal() !== undefined);
    reveal()!.click();
    await until(() => all(rules, '.playing .answer')[0]?.textContent !== '');
    expect(reveal()).to.equal(undefined);
  });
});

describe('the language', () => {
  it('is that of the nearest ancestor, and follows it', async () => {
    const { rules, errors } = await mount('rule="F6 F99"');
    const page = rules.parentElement!.parentElement!;
    page.lang = 'de-AT';
    await until(() => texts(rules, 'h2')[0]?.startsWith('F6, Schlagen'));
    expect(texts(rules, '[part=message]')).to.deep.equal([
      'Das Attribut rule hat einen ungültigen Wert: „F99“. Möglich: F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11 oder F12.',
    ]);
    page.lang = 'fr';
    await until(() => texts(rules, 'h2')[0]?.startsWith('F6, Capturing'));
    expect(rules.shadowRoot!.querySelector('.article')!.getAttribute('lang')).to.equal('en');
    expect(errors.length).to.equal(1);
    page.removeAttribute('lang');
  });

  it('is that of its own attribute', async () => {
    const { rules } = await mount('lang="de" rule="F6"');
    expect(texts(rules, 'h2')[0]).to.match(/^F6, Schlagen/);
    rules.lang = 'en';
    await until(() => texts(rules, 'h2')[0]?.startsWith('F6, Capturing'));
  });
});

describe('the fragment of the address', () => {
  const start = location.href;
  const focusedRule = (rules: LitElement) => rules.shadowRoot!.activeElement?.id;
  const go = async (hash: string) => {
    const changed = oneEvent(window, 'hashchange');
    location.hash = hash;
    await changed;
  };
  afterEach(() => {
    history.replaceState(null, '', start);
  });

  it('scrolls to a rule and focuses it, also when the element comes later', async () => {
    await go('#F6');
    const { rules } = await mount();
    expect(focusedRule(rules)).to.equal('rule-F6');
    expect(Math.abs(all(rules, '#rule-F6')[0]!.getBoundingClientRect().top)).to.be.lessThan(40);
    await go('#F9');
    expect(focusedRule(rules)).to.equal('rule-F9');
  });

  it('leads to the first element with the rule', async () => {
    const first = (await mount('rule="F6"')).rules;
    const second = (await mount()).rules;
    await go('#F6');
    expect(focusedRule(first)).to.equal('rule-F6');
    await go('#F7');
    expect(focusedRule(second)).to.equal('rule-F7');
    expect(focusedRule(first)).to.equal(undefined);
  });

  it('does not move the focus again for an element that comes later', async () => {
    const { rules } = await mount();
    await go('#F6');
    await mount('rule="F6"');
    expect(focusedRule(rules)).to.equal('rule-F6');
  });

  it('leaves an id of the page alone', async () => {
    await fixture(html`<p id="F6"></p>`);
    const { rules } = await mount();
    await go('#F6');
    expect(focusedRule(rules)).to.equal(undefined);
  });

  for (const hash of ['#%', '#rule"]', '#F6%00', '#constructor'])
    it(`may be ${hash}`, async () => {
      const { rules } = await mount();
      await go(hash);
      expect(focusedRule(rules)).to.equal(undefined);
    });

  it('leads to the rule again when the same link is clicked again', async () => {
    const link = await fixture<HTMLAnchorElement>(html`<a href="#F6">F6</a>`);
    const { rules } = await mount();
    const changed = oneEvent(window, 'hashchange');
    link.click();
    await changed;
    expect(focusedRule(rules)).to.equal('rule-F6');
    (rules.shadowRoot!.activeElement as HTMLElement).blur();
    link.click();
    expect(focusedRule(rules)).to.equal('rule-F6');
  });

  it('stays when a link of the contents is clicked, also with a base and with a router of fragments', async () => {
    const base = document.createElement('base');
    base.href = '/elsewhere/';
    document.head.append(base);
    try {
      await go('#/router');
      const first = (await mount()).rules;
      const second = (await mount()).rules;
      const { href } = location;
      const { length } = history;
      for (const i of [5, 6, 8]) {
        const link = all(second, 'nav a')[i] as HTMLAnchorElement;
        const id = link.hash.slice(1);
        expect(link.href).to.equal(href.replace('#/router', link.hash));
        link.click();
        expect(focusedRule(second)).to.equal(`rule-${id}`);
        expect(Math.abs(all(second, `#rule-${id}`)[0]!.getBoundingClientRect().top)).to.be.lessThan(40);
      }
      expect(focusedRule(first)).to.equal(undefined);
      expect([location.href, history.length]).to.deep.equal([href, length]);
    } finally {
      base.remove();
    }
  });
});

describe('an example', () => {
  /** Opens the first example of a rule. */
  async function open(rules: LitElement): Promise<Driver> {
    const button = all(rules, '.examples button')[0]!;
    button.focus();
    await sendKeys({ press: 'Enter' });
    const find = () => rules.renderRoot.querySelector<AnyBoard>('.playing fluctus-board');
    await until(() => find()?.hasUpdated);
    return new Driver(find()!);
  }
  const square = (driver: Driver, name: string) => driver.all(`[data-square="${name}"]`)[0]!;

  it('is played with the pointer: another move is taken back, its own is right', async () => {
    const { rules, tries } = await mount('rule="F2"');
    const board = await open(rules);
    const { position } = board.element;
    for (const name of ['vo', 'yi']) await board.clickOn(square(board, name));
    await settled(rules);
    expect(board.element.position).to.equal(position);
    expect(texts(rules, '.answer')[0]).to.match(/^Not this one\. /);
    for (const name of ['ro', 'wo']) await board.clickOn(square(board, name));
    await settled(rules);
    expect(texts(rules, '.answer')).to.deep.equal(['Right.']);
    expect(tries).to.deep.equal([
      { game: 'fluctus', rule: 'F2', example: 'no-duty', notation: 'vo-yi', right: false },
      { game: 'fluctus', rule: 'F2', example: 'no-duty', notation: 'ro-wo', right: true },
    ]);
  });

  it('is answered with a link to the rule that forbids a move, if that is shown', async () => {
    for (const [attributes, links] of [
      ['rule="F2 F4"', ['#F4']],
      ['rule="F2"', []],
    ] as const) {
      const { rules } = await mount(attributes);
      const board = await open(rules);
      for (const name of ['ro', 'bo']) await board.clickOn(square(board, name));
      await settled(rules);
      expect(texts(rules, '.answer')[0]).to.match(/^Not this one\. .*ro.* Rule F4$/);
      const shown = all(rules, '.answer a').map((each) => (each as HTMLAnchorElement).hash);
      expect(shown).to.deep.equal(links);
      if (links.length === 0) continue;
      await board.clickOn(all(rules, '.answer a')[0]!);
      expect(location.hash).to.equal('');
      expect(rules.shadowRoot!.activeElement?.id).to.equal('rule-F4');
    }
  });

  it('shows all sources of a rule that has several, and none that is only stated', async () => {
    const { rules } = await mount('rule="F4 F5"');
    const badges = (id: string) => texts(rules, `#rule-${id} .badge`);
    expect(badges('F4')).to.deep.equal([]);
    expect(badges('F5')).to.deep.equal(['stated', 'decided']);
    expect(texts(rules, 'dl dt')).to.deep.equal(['stated', 'decided']);
  });

  it('is played with the keyboard, and its event leaves shadow roots', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const rules = document.createElement('fluctus-rules');
    rules.rule = 'F2';
    host.attachShadow({ mode: 'open' }).append(rules);
    await settled(rules);
    const board = await open(rules);
    const heard = oneEvent(document, 'game-try');
    square(board, 'ro').focus();
    await board.press('Enter');
    square(board, 'wo').focus();
    await board.press('Enter');
    expect(((await heard) as CustomEvent<GameEvents['game-try']>).detail.right).to.equal(true);
  });

  it('leads only to examples that are shown', async () => {
    const { rules } = await mount('rule="F2"');
    const board = await open(rules);
    board.element.play('ro-wo');
    await settled(rules);
    expect(texts(rules, '.answers button')).to.deep.equal(['Try again', 'Show the picture']);
    await board.clickOn(all(rules, '.answers button').at(-1)!);
    await settled(rules);
    expect(all(rules, '.playing')).to.deep.equal([]);
  });

  it('does not let the page hear the events of its board', async () => {
    const { rules, errors } = await mount('rule="F2"');
    const heard: string[] = [];
    for (const name of ['game-ready', 'game-move', 'game-turn', 'game-score'])
      rules.addEventListener(name, () => heard.push(name));
    const board = await open(rules);
    board.element.play('ro-wo');
    await board.settled();
    expect([heard, errors]).to.deep.equal([[], []]);
  });
});

describe('the element on the page', () => {
  it('has the fonts and colours of the page', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.cssText = 'font: 21px monospace; color: rgb(1, 2, 3)';
    const rules = document.createElement('fluctus-rules');
    box.append(rules);
    await settled(rules);
    const { font, color } = getComputedStyle(all(rules, 'article > p')[0]!);
    expect([font, color]).to.deep.equal([getComputedStyle(box).font, 'rgb(1, 2, 3)']);
  });

  it('is printed without controls', async () => {
    const { rules } = await mount();
    const visible = () => all(rules, 'button, nav').filter((each) => each.checkVisibility()).length;
    expect(visible()).to.be.greaterThan(10);
    await emulateMedia({ media: 'print' });
    expect(visible()).to.equal(0);
    await emulateMedia({ media: 'screen' });
  });

  it('replaces the markup of a server in one step', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(
      '<fluctus-rules rule="F6"><template shadowrootmode="open"><style>p{color:red}</style><article id="rule-F6">old</article></template></fluctus-rules>',
    );
    const rules = box.firstElementChild as Rules;
    await settled(rules);
    expect(shown(rules)).to.deep.equal(['F6']);
    expect(rules.shadowRoot!.textContent).not.to.include('old');
    expect(rules.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(3);
  });

  it('can be removed and added again', async () => {
    const { rules } = await mount('rule="F6"');
    const parent = rules.parentElement!;
    rules.remove();
    rules.rule = 'F7';
    parent.append(rules);
    await settled(rules);
    expect(shown(rules)).to.deep.equal(['F7']);
  });
});
