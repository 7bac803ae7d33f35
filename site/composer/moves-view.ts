/** The moves of the bench as a list, with a comment under each of them. */
import { create } from '../studio/dom.js';
import { say } from '../texts.js';
import type { Bench } from './bench.js';
import type { Row } from './record.js';

const signs = ['', '!', '?', '!!', '??', '!?', '?!'];

/** Hears what the author does. */
interface Listeners {
  remarked(): void;
  removed(text: string): void;
}

export class MovesView {
  readonly #list: HTMLElement;
  readonly #bench: Bench;
  readonly #listeners: Listeners;

  constructor(list: HTMLElement, bench: Bench, listeners: Listeners) {
    this.#list = list;
    this.#bench = bench;
    this.#listeners = listeners;
    // a comment is written about the position that is shown
    list.addEventListener('focusin', ({ target }) => {
      const path = (target as Element).closest<HTMLElement>('[data-path]')?.dataset.path;
      if (path && target instanceof HTMLTextAreaElement) bench.goTo(path);
    });
  }

  /** Shows these moves; `first` names the comment before the first one. */
  show(rows: readonly Row[], first: string): void {
    this.#list.replaceChildren(...rows.map((row) => this.#row(row, first)));
    this.showCurrent();
  }

  /** Marks the move whose position is shown. */
  showCurrent(): void {
    for (const item of this.#list.querySelectorAll<HTMLElement>('[data-path]')) {
      const isCurrent = item.dataset.path === this.#bench.path;
      item.classList.toggle('current', isCurrent);
      item.querySelector('.go')?.toggleAttribute('aria-current', isCurrent);
      if (!isCurrent) continue;
      // only the list scrolls, not the page
      const { offsetTop: top, offsetHeight: height } = item;
      const { scrollTop, clientHeight } = this.#list;
      if (top < scrollTop || top + height > scrollTop + clientHeight)
        this.#list.scrollTop = top - clientHeight / 2;
    }
  }

  #row({ path, text, depth, instead }: Row, first: string): HTMLElement {
    const item = create('li', { className: `depth-${Math.min(depth, 3)}` });
    item.dataset.path = path;
    const bench = this.#bench;
    const name = text || say('start');
    const go = create('button', { type: 'button', className: 'go', textContent: name });
    go.addEventListener('click', () => {
      bench.goTo(path);
    });
    if (instead)
      item.append(create('p', { className: 'about', textContent: say('variation', { move: instead }) }));
    item.append(
      create(
        'div',
        { className: 'move' },
        go,
        ...(text ? [this.#sign(path, name), this.#remove(path, name)] : []),
      ),
    );
    const comment = create('textarea', {
      rows: 1,
      value: bench.remark(path).prose,
      placeholder: say('write'),
    });
    comment.ariaLabel = text ? say('comment', { move: name }) : first;
    comment.addEventListener('input', () => {
      bench.say(path, { prose: comment.value });
      this.#listeners.remarked();
    });
    item.append(comment);
    return item;
  }

  #sign(path: string, move: string): HTMLElement {
    const { sign } = this.#bench.remark(path);
    const all = [...signs, ...(signs.includes(sign) ? [] : [sign])];
    const options = all.map((value) =>
      create('option', {
        value,
        text: signs.includes(value) ? say(`mark-${value}`) : value,
        selected: value === sign,
      }),
    );
    const select = create('select', {}, ...options);
    select.ariaLabel = say('mark', { move });
    select.addEventListener('change', () => {
      this.#bench.say(path, { sign: select.value });
      this.#listeners.remarked();
    });
    return select;
  }

  #remove(path: string, move: string): HTMLElement {
    const button = create('button', { type: 'button', className: 'remove', textContent: say('remove') });
    button.addEventListener('click', () => {
      void this.#bench.remove(path).then(() => {
        this.#list.querySelector<HTMLElement>('.current .go')?.focus();
        this.#listeners.removed(move);
      });
    });
    return button;
  }
}
