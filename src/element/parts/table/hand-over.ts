import { html, render, svg, nothing, type LitElement, type TemplateResult } from 'lit';
import type { SeatListWords } from '../../../words/en/table.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { seatListStyles } from '../../styles/seat-list.styles.js';
import { copyAddress } from './view-parts.js';

/** The light margin around a QR code, in modules. */
const MARGIN = 4;

type Code = ReturnType<(typeof import('./qr-code.js'))['qrCode']>;

/** The QR code is not there while it is loaded, nor without a connection: the link is. */
const drawing = (code: Code | undefined, label: string): TemplateResult =>
  html`<div class="qr">
    ${
      code
        ? html`<svg
            role="img"
            aria-label=${label}
            viewBox="${-MARGIN} ${-MARGIN} ${code.size + 2 * MARGIN} ${code.size + 2 * MARGIN}">
            ${svg`<path d="${code.path}" />`}
          </svg>`
        : nothing
    }
  </div>`;

/** The state of the dialog. */
interface HandOver {
  readonly address: string;
  readonly words: SeatListWords['handOver'];
  readonly game: string;
  readonly code?: Code;
  /** The number of times that the link was copied. */
  readonly copied?: number;
}

const contents = (
  { address, words, game, code, copied = 0 }: HandOver,
  copy: () => void,
  close: () => void,
): TemplateResult =>
  html`<h2 id="hand-over">${words.title}</h2>
    <p>${game}</p>
    <p>${words.intro}</p>
    ${drawing(code, words.code)}
    <p><b>${words.secret}</b></p>
    <label>${words.link}<input type="text" readonly .value=${address} /></label>
    <p role="status">${copied > 0 ? words.copied + '\u00a0'.repeat(copied % 2) : nothing}</p>
    <div class="answers">
      <button class="go" type="button" autofocus @click=${copy}>${words.copy}</button
      ><button class="go quiet" type="button" @click=${close}>${words.close}</button>
    </div>`;

/** Opens the dialog of an element that takes a seat to another device, by its link and its QR code. */
export function openHandOver(element: LitElement, start: HandOver): void {
  adoptSheets(element, [seatListStyles]);
  const dialog = document.createElement('dialog');
  dialog.className = 'hand-over';
  dialog.setAttribute('aria-labelledby', 'hand-over');
  let shown = start;
  const show = (change?: Partial<HandOver>) => {
    shown = { ...shown, ...change };
    render(
      contents(
        shown,
        () => void copy(),
        () => dialog.close(),
      ),
      dialog,
    );
  };
  const copy = async () => {
    const isCopied = (await copyAddress(shown.address)) === 'copied';
    if (!isCopied) dialog.querySelector('input')!.select();
    // a text that is equal to the one before is not said again
    show({ copied: isCopied ? (shown.copied ?? 0) + 1 : 0 });
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  show();
  element.renderRoot.append(dialog);
  dialog.showModal();
  void import('./qr-code.js').then(
    ({ qrCode }) => show({ code: qrCode(shown.address) }),
    () => undefined,
  );
}
