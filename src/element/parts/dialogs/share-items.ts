import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import type { Message } from '../../model/effects.js';
import { scrollIntoPanel } from './dialog-focus.js';
import { embedCode } from './embed-code.js';
import { keyOf, linkText, linkTo } from '../../model/link-text.js';
import { savePicture, type PictureFormat } from './save-picture.js';
import { sharedMatch, sharedRecord } from './shared-match.js';
import { dialogWords } from '../../../words/en/dialogs.js';

/** The texts that can be copied. */
type Copied = 'record' | 'link' | 'code';

const textsOf = ({ words }: AnyBoard) => dialogWords(words().ui).share;

/** An item of the menu. */
export interface MenuItem {
  readonly icon: string;
  readonly label: string;
  readonly action: () => void;
}

/** Icons of the items, drawn as lines in a square of 20. */
const icons = {
  link: 'M8.300 11.700a3.200 3.200 0 0 0 4.600 0l3-3a3.200 3.200 0 0 0-4.600-4.600l-1.300 1.300M11.700 8.300a3.200 3.200 0 0 0-4.600 0l-3 3a3.200 3.200 0 0 0 4.600 4.600l1.300-1.300',
  send: 'M10 12.500V3M6.500 6 10 2.500 13.500 6M6 9H4v8h12V9h-2',
  code: 'M6.500 6 2.500 10l4 4M13.500 6l4 4-4 4M11.500 4l-3 12',
  copy: 'M7 6.5V3h9.5v10.5H13M3.5 6.5H13V17H3.5Z',
  picture: 'M3 4h14v12H3ZM3.5 14.5l4-4.500 3 3 2.500-2.500 3.500 3.500M12.500 7.200h.1',
};

/** The link to the match of a board. It contains only what the table may know. */
const linkOf = ({ element, store }: AnyBoard): string =>
  linkTo(location.href, keyOf(element), linkText(sharedMatch(store.snapshot)));

/** Shows a message in the menu, and the text that could not be copied in a field, selected. */
async function show({ element, store }: AnyBoard, message: Message): Promise<void> {
  store.showMessage(message);
  await element.updateComplete;
  const panel = element.renderRoot.querySelector('.panel');
  panel?.querySelector('textarea')?.focus({ preventScroll: true });
  const place = panel?.querySelector<HTMLElement>('.message');
  if (panel && place) scrollIntoPanel(panel, place);
}

const showFailure = (board: AnyBoard, what: Copied, copyText: string) =>
  show(board, { kind: 'note', text: () => textsOf(board).copyFailed[what], copyText });

/** Copies a text. Without a secure context the page has no clipboard at all. */
async function copy(board: AnyBoard, what: Copied, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    await showFailure(board, what, text);
    return;
  }
  await show(board, { kind: 'note', text: () => textsOf(board).copied[what] });
}

function copyCode(board: AnyBoard): void {
  const code = embedCode(board);
  const found = String(Reflect.get(board.element, 'embed'));
  if (code === undefined)
    board.store.reject('embed', { code: 'attribute', at: 'embed', found, values: ['https://…/embed.html'] });
  else void copy(board, 'code', code);
}

/** Hands the link to another program, which the person chooses. */
async function send(board: AnyBoard): Promise<void> {
  const url = linkOf(board);
  try {
    await navigator.share({ url, title: document.title });
  } catch (error) {
    // The person chose no program.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await showFailure(board, 'link', url);
  }
}

async function save(board: AnyBoard, format: PictureFormat): Promise<void> {
  const file = await savePicture(board, format).catch(() => undefined);
  const texts = () => textsOf(board);
  await show(board, { kind: 'note', text: () => (file ? texts().saved(file) : texts().saveFailed) });
}

/** The items of the menu that share the match. To add one, add a line here. */
export function shareItems(board: AnyBoard): readonly MenuItem[] {
  const texts = textsOf(board);
  const linked = keyOf(board.element) !== '';
  const canSend = linked && 'share' in navigator;
  const items: readonly (MenuItem | false)[] = [
    linked && {
      icon: icons.link,
      label: texts.copyLink,
      action: () => void copy(board, 'link', linkOf(board)),
    },
    canSend && { icon: icons.send, label: texts.sendLink, action: () => void send(board) },
    {
      icon: icons.copy,
      label: texts.copyRecord,
      action: () => void copy(board, 'record', sharedRecord(board.store)),
    },
    { icon: icons.code, label: texts.copyCode, action: () => copyCode(board) },
    { icon: icons.picture, label: texts.savePicture.svg, action: () => void save(board, 'svg') },
    { icon: icons.picture, label: texts.savePicture.png, action: () => void save(board, 'png') },
  ];
  return items.filter((item) => item !== false);
}

/** The field with a text that could not be copied. */
export function textByHand(board: AnyBoard): TemplateResult | typeof nothing {
  const { message } = board.store.snapshot;
  if (message?.kind !== 'note' || message.copyText === undefined) return nothing;
  const select = (event: Event) => (event.target as HTMLTextAreaElement).select();
  return html`<label class="field by-hand">
    <span>${textsOf(board).byHand}</span>
    <textarea readonly rows="3" .value=${message.copyText} @focus=${select}></textarea>
  </label>`;
}
