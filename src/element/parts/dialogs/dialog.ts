import { html, type TemplateResult, type LitElement, type ReactiveController } from 'lit';
import type { UiWords } from '../../../words/en/ui.js';
import type { Dialog } from '../../model/snapshot.js';
import { closeButton } from '../../ui/icons.js';
import { keyOf, take } from '../../ui/input/key-events.js';
import { drawn } from '../../base/abilities.js';
import { STAYS } from '../../ui/view/linger.js';

export interface DialogFrame {
  readonly kind: Dialog['kind'];
  readonly title: string;
  readonly words: UiWords;
  readonly close: () => void;
}

/**
 * A dialog over the board. It is part of the page's flow and blocks nothing outside the element. The inner section keeps Orca from
 * reading the choices of all its fields when it opens: for a field that is new, Chromium says that its choice has changed, and Orca
 * ignores that in the section that has the focus.
 */
export const dialogFrame = ({ kind, title, words, close }: DialogFrame, content: unknown): TemplateResult =>
  html`<section class="panel ${kind}" part="panel" role="dialog" aria-labelledby="panel-title">
    <section class="sheet">
      <header role="none">
        <h2 id="panel-title" tabindex="-1">${title}</h2>
        ${closeButton(words.message.close, close)}
      </header>
      ${content}
    </section>
  </section>`;

/** The overlay under a dialog: a click on it, or Escape, closes the dialog. */
export const overlay = (dialog: unknown, close: () => void): TemplateResult =>
  html`<div
    class="over"
    @click=${(event: Event) => {
      if (event.target === event.currentTarget) close();
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return;
      take(event);
      close();
    }}>
    ${dialog}
  </div>`;

/** The least height of a dialog, in pixels: the title and some lines. */
const LEAST = 240;

type Span = Pick<DOMRectReadOnly, 'top' | 'bottom'>;

/** The part of the window that is in all boxes around an element: an observer in Firefox leaves out a host dialog that scrolls. */
function boxAround(element: Element): Span {
  let [top, bottom] = [0, innerHeight];
  let each: Node | null = element;
  while (each && each !== document.body) {
    if (each instanceof Element) {
      const { overflowY, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      // what is around it does not clip it
      if (position === 'fixed') break;
    }
    each = (each as Element).assignedSlot ?? each.parentNode ?? (each as ShadowRoot).host ?? null;
  }
  return { top, bottom };
}

/** Puts a dialog into the part of the mat that is seen; scrolls the page only if that is too low. */
function place(dialog: HTMLElement, mat: DOMRectReadOnly, seen: Span): void {
  // the page may scale the board
  const scale = mat.height / dialog.parentElement!.offsetHeight || 1;
  const whole = mat.height / scale;
  const top = Math.max(0, seen.top - mat.top) / scale;
  const height = (Math.min(mat.bottom, seen.bottom) - mat.top) / scale - top;
  const space = Math.max(height, LEAST);
  const from = Math.max(0, Math.min(top, whole - space));
  const lengths = { space, from, to: Math.max(0, whole - space - from) };
  for (const [name, length] of Object.entries(lengths)) dialog.style.setProperty(`--_${name}`, `${length}px`);
  if (height < LEAST) dialog.scrollIntoView({ block: 'nearest' });
}

/** Keeps title and Close of a dialog that opens in sight. An observer knows what is seen of a frame and of a box that scrolls. */
function keepInSight(dialog: HTMLElement): void {
  if (!drawn) return;
  const mat = dialog.parentElement!;
  const box = boxAround(mat);
  place(dialog, mat.getBoundingClientRect(), box);
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry!.isIntersecting || !dialog.isConnected) return;
    const { top, bottom } = entry!.intersectionRect;
    place(dialog, entry!.boundingClientRect, {
      top: Math.max(top, box.top),
      bottom: Math.min(bottom, box.bottom),
    });
  });
  observer.observe(mat);
}

/** The element that gets the focus in a dialog: the rule that it was opened at, else its heading; a question itself. */
const entryOf = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-focus]') ??
  dialog.querySelector<HTMLElement>('#panel-title') ??
  dialog;

/** The scroll position of a dialog at which an element is at its top, under the header. */
const scrollTopOf = (panel: Element, place: HTMLElement) =>
  place.offsetTop - (panel.querySelector('header')?.offsetHeight ?? 0);

/** Focuses an element in a dialog and scrolls to it; scrolls the dialog only, never the page. */
export function showIn(panel: Element, place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (place !== panel) panel.scrollTop = scrollTopOf(panel, place);
}

/** Scrolls a dialog to an element that is not wholly visible. */
export function scrollIntoPanel(panel: Element, place: HTMLElement): void {
  const top = scrollTopOf(panel, place);
  const bottom = place.offsetTop + place.offsetHeight - panel.clientHeight;
  if (panel.scrollTop > top || panel.scrollTop < bottom) panel.scrollTop = top;
}

/**
 * Moves the focus into a dialog or a question that opens, and back to where it was when that closes. What is behind a dialog becomes inert a
 * moment later: Orca does not tell a focus that comes from a control that is gone.
 */
export class DialogFocus implements ReactiveController {
  readonly #host: LitElement;
  #dialog: HTMLElement | null = null;
  #entry: HTMLElement | null = null;
  #opener: HTMLElement | null = null;
  #kind = 'more';
  #focused: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element that gets the focus in place of the opener when the dialog closes. */
  next: HTMLElement | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const root = this.#host.renderRoot as HTMLElement | ShadowRoot | undefined;
    this.#focused = root && 'activeElement' in root ? (root.activeElement as HTMLElement | null) : null;
  }

  hostUpdated(): void {
    const dialog = this.#find('.over:not(.leaving) > .panel') ?? this.#find('.ask:not(.leaving)');
    const to = dialog && entryOf(dialog);
    if (to === this.#entry) {
      // the end of a game takes entries of the menu away; an example of the rules moves the focus itself
      const isGone = this.#focused && !this.#focused.isConnected;
      if (isGone && this.#kind === 'more') to?.focus({ preventScroll: true });
      return;
    }
    if (dialog && to) this.#enter(dialog, to);
    else this.#leave();
    this.#dialog = dialog;
    this.#entry = to;
  }

  /** A board that is removed waits for nothing; it finds its dialog as it was if it is put back. */
  hostDisconnected(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#find('.in')!.inert = true;
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector(selector);
  }

  #enter(dialog: HTMLElement, to: HTMLElement): void {
    const modal = dialog.classList.contains('panel');
    if (!this.#dialog) this.#opener = this.#focused;
    if (modal) this.#timer ??= setTimeout(() => this.#shut(), STAYS);
    else this.#open();
    // A question may come while the reader is elsewhere on the page: the live region announces it.
    if (!modal && !this.#focused) return;
    this.#kind = modal ? (dialog.classList[1] ?? 'more') : 'more';
    if (modal) keepInSight(dialog);
    showIn(dialog, to);
  }

  /** Makes what is behind the dialog inert, and takes back a focus that went there. */
  #shut(): void {
    const behind = this.#find('.in')!;
    if (behind.matches(':focus-within')) this.#entry?.focus({ preventScroll: true });
    behind.inert = true;
  }

  /** Lets people use what was behind a dialog. */
  #open(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const behind = this.#find('.in');
    if (behind) behind.inert = false;
  }

  /**
   * Safari focuses no button on a click, and the opener may be gone: then the tool that opens such a dialog gets the focus, or
   * else the menu.
   */
  #leave(): void {
    this.#open();
    const opener = this.next ?? this.#opener;
    const back = opener?.isConnected ? opener : this.#find(`[data-panel=${this.#kind}],[data-panel=more]`);
    // A reader who moved the focus elsewhere on the page keeps it.
    const { activeElement, body } = this.#host.ownerDocument;
    if (this.#focused || activeElement === body) back?.focus({ preventScroll: true });
    this.#opener = this.next = null;
  }
}
