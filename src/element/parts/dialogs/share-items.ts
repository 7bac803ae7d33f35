import { html, nothing, type TemplateResult, type LitElement } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import type { Message } from '../../model/effects.js';
import { scrollIntoPanel } from './dialog.js';
import { forumText, type ForumCode } from '../../model/forum-text.js';
import { keyOf, linkText, linkTo } from '../../model/link-text.js';
import { dialogWords } from '../../../words/en/dialogs.js';
import type { AnyMatch } from '../../../core/match.js';
import type { AnyStore } from '../../model/match-store.js';
import { recordOf } from '../../model/move-effects.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { puzzleStart } from '../../model/session.js';
import { version } from '../../base/version.js';

/** True on a board with a solution that the reader has not found. */
const hidesSolution = (snapshot: AnySnapshot): boolean =>
  snapshot.settings.session.isPuzzle && !snapshot.puzzle?.solved;

/** The match that a board shares: the one that is shown, but only the start of one whose solution is hidden. */
function sharedMatch(snapshot: AnySnapshot): AnyMatch {
  const { match, solution } = snapshot;
  return solution && hidesSolution(snapshot) ? puzzleStart(solution) : match;
}

/** The record of the match that a board shares. */
function sharedRecord({ snapshot, record }: AnyStore): string {
  return hidesSolution(snapshot) ? recordOf(sharedMatch(snapshot), snapshot.names) : record;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an attribute. */
const escape = (text: string) => text.replace(/[&<>"]/g, (each) => escapes[each]!);

/** Escapes a text between tags. Quotes stay readable. */
const escapeContent = (text: string) => text.replace(/[&<>]/g, (each) => escapes[each]!);

/** The address of a page that shows linked boards; undefined if the text is no address of a web page. */
function parseAddress(text: string): string | undefined {
  if (!URL.canParse(text, document.baseURI)) return undefined;
  const { protocol, href } = new URL(text, document.baseURI);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** The attributes of a board by name, and their values. */
type Attributes = readonly (readonly [name: string, value: string])[];

const written = (attributes: Attributes): string =>
  attributes.map(([name, text]) => ` ${name}="${escape(text)}"`).join('');

/** The attributes of a match whose solution is hidden. Without it, one in a record becomes a diagram of its start. */
const hiddenAttributes = ({ settings, solution }: AnySnapshot): Attributes =>
  solution?.moves.length === 0
    ? [
        ['mode', settings.mode],
        ['goal', settings.goal],
        ['task', settings.task],
      ]
    : [['mode', 'diagram']];

/** The mode, and the ply that is shown: of a variation, the one where it leaves the main line. */
function matchAttributes({ line, record, settings }: AnySnapshot): Attributes {
  const replay = !settings.session.boardOnly && record.moves.length > 0;
  const mode = replay ? 'replay' : settings.mode;
  const ply = line?.branches[0] ? line.branches[0].ply - 1 : record.ply;
  // A replay begins at the start, a diagram shows the end.
  const shown = !settings.session.plays && ply !== (replay ? 0 : record.moves.length);
  return [
    ['mode', mode === 'play' ? '' : mode],
    ['ply', shown ? `${ply}` : ''],
  ];
}

/** The attributes of the board that shows the match in another page. */
const codeAttributes = (snapshot: AnySnapshot): Attributes =>
  (hidesSolution(snapshot) ? hiddenAttributes(snapshot) : matchAttributes(snapshot)).filter(
    ([, value]) => value,
  );

/** The element with the record of its match, as HTML. */
function elementCode({ definition, store }: AnyBoard): string {
  const { tag } = definition;
  const { snapshot } = store;
  const text = escapeContent(
    sharedRecord(store)
      .trim()
      .replace(/\s*\n\s*/g, ' '),
  );
  const src = `https://cdn.jsdelivr.net/npm/spielkasten@${version}/cdn/${tag}.min.js`;
  return `<script type="module" src="${src}"></script>\n<${tag}${written(codeAttributes(snapshot))}>${text}</${tag}>`;
}

/** The longest match in a query, in characters: servers refuse long addresses. */
const LONGEST_QUERY = 2000;

/** The address of the match on a page that shows the board of its query, without what only its players know. */
function addressByQuery({ store, language }: AnyBoard, page: string): string {
  const { snapshot } = store;
  const match = sharedMatch(snapshot);
  const record = linkText(match, LONGEST_QUERY);
  // a match that is too long is its position
  const look: Attributes = record === linkText(match) ? codeAttributes(snapshot) : [['mode', 'diagram']];
  const lang = language();
  const own = [
    ['game', match.game.id],
    ...look,
    ['record', record],
    ...(lang === 'en' ? [] : [['lang', lang]]),
  ];
  return `${page}${new URLSearchParams(own.map(([name = '', value = '']) => [name, value]))}`;
}

/** The page that `embed` names: its address, undefined if it is none of the web, and whether it takes the board by its query. */
function embedPage({
  element,
}: AnyBoard): { readonly page: string | undefined; readonly byQuery: boolean } | undefined {
  const embed = Reflect.get(element, 'embed') as string | null | undefined;
  const byQuery = embed?.trim().endsWith('?') ?? false;
  return embed && (byQuery || keyOf(element)) ? { page: parseAddress(embed), byQuery } : undefined;
}

/** The address of the match on a page that `embed` names. */
const addressOn = (board: AnyBoard, page: string, byQuery: boolean): string =>
  byQuery
    ? addressByQuery(board, page)
    : linkTo(page, keyOf(board.element), linkText(sharedMatch(board.store.snapshot)));

/**
 * The code that shows the match in another page: the embed page of the attribute `embed` in a frame, else a script tag and
 * the element with the record. Undefined if `embed` is no address of a web page.
 */
function embedCode(board: AnyBoard): string | undefined {
  const { page, byQuery } = embedPage(board) ?? { page: '', byQuery: false };
  if (page === '') return elementCode(board);
  if (page === undefined) return undefined;
  const address = escape(addressOn(board, page, byQuery));
  const title = escape(board.words().game.name);
  // visual editors remove an element without text
  return `<iframe src="${address}" title="${title}" width="100%" height="640" frameborder="0" loading="lazy"><a href="${address}">${title}</a></iframe>`;
}

/**
 * The link to the match for a forum, with its picture if a server of `embed` draws it. Undefined if the match has no address.
 */
function forumCode(board: AnyBoard, code: ForumCode): string | undefined {
  const { page, byQuery } = embedPage(board) ?? { page: undefined, byQuery: false };
  const found = page && byQuery ? addressByQuery(board, page) : keyOf(board.element) && linkOf(board);
  if (!found) return undefined;
  const image = page && byQuery && !page.endsWith('.html?') ? found.replace('?', '.png?') : '';
  return forumText(code, found, board.words().game.name, image);
}

/** The types of the files by their extensions. */
const types = { svg: 'image/svg+xml', png: 'image/png' } as const;

type PictureFormat = keyof typeof types;

/** The time before the address of a file is revoked, in ms. The browser may ask the person first, who needs time to answer. */
export const KEPT = 40_000;

/**
 * Saves the picture of the position shown as a file, named after the game and the ply. Resolves with the name of the file.
 * Rejects if the picture cannot be written.
 */
async function savePicture({ element, store }: AnyBoard, format: PictureFormat): Promise<string> {
  const { match, path } = store.snapshot;
  const board = element as LitElement & { toBlob(options: { readonly type: string }): Promise<Blob> };
  const address = URL.createObjectURL(await board.toBlob({ type: types[format] }));
  const download = `${match.game.id}-${path || 'position'}.${format}`;
  Object.assign(document.createElement('a'), { href: address, download }).click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT);
  return download;
}

/** The texts that can be copied. */
type Copied = 'record' | 'link' | 'code' | 'forum';

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
  const forums = (['bbcode', 'markdown'] as const).map((code) => {
    const text = forumCode(board, code);
    const action = () => void copy(board, 'forum', forumCode(board, code)!);
    return text !== undefined && { icon: icons.link, label: texts.copyForum[code], action };
  });
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
    ...forums,
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
