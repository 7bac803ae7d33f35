import type { Board } from '../board.js';
import { version } from '../version.js';
import { keyOf, linkText, linkTo } from './link-text.js';

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

/** The element with the record of its match, as HTML. */
function elementCode<S, M, O extends object>({ definition, store }: Board<S, M, O>): string {
  const { match, settings } = store.snapshot;
  const { tag } = definition;
  const replay = settings.mode !== 'diagram' && match.moves.length > 0;
  const mode = replay ? 'replay' : settings.mode;
  // A replay begins at the start, a diagram shows the end.
  const shown = settings.mode !== 'play' && match.ply !== (replay ? 0 : match.moves.length);
  const attributes = [mode === 'play' ? '' : ` mode="${mode}"`, shown ? ` ply="${match.ply}"` : ''].join('');
  const text = escapeContent(store.record.trim().replace(/\s*\n\s*/g, ' '));
  const src = `https://cdn.jsdelivr.net/npm/spielkasten@${version}/cdn/${tag}.min.js`;
  return `<script type="module" src="${src}"></script>\n<${tag}${attributes}>${text}</${tag}>`;
}

/** The embed page in a frame, as HTML. */
function frameCode<S, M, O extends object>(
  { element, definition, store, words }: Board<S, M, O>,
  page: string,
): string {
  const address = linkTo(page, keyOf(element), linkText(store.snapshot.match, definition.game.id));
  const title = escape(words().game.name);
  return `<iframe src="${escape(address)}" title="${title}" width="100%" height="640" frameborder="0" loading="lazy"></iframe>`;
}

/**
 * The code that shows the match in another page: the embed page of the attribute `embed` in a frame, else a script tag and
 * the element with the record. Undefined if `embed` is no address of a web page.
 */
export function embedCode<S, M, O extends object>(board: Board<S, M, O>): string | undefined {
  const embed = Reflect.get(board.element, 'embed') as string | null | undefined;
  if (!embed || !keyOf(board.element)) return elementCode(board);
  const page = parseAddress(embed);
  return page && frameCode(board, page);
}
