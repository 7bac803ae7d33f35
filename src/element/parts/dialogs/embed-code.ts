import type { AnyBoard } from '../../model/board.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { version } from '../../base/version.js';
import { keyOf, linkText, linkTo } from '../../model/link-text.js';
import { hidesSolution, sharedMatch, sharedRecord } from './shared-match.js';

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

const attribute = (name: string, text: string) => (text ? ` ${name}="${escape(text)}"` : '');

/** The attributes of a match whose solution is hidden. Without it, one in a record becomes a diagram of its start. */
const hiddenAttributes = ({ settings, solution }: AnySnapshot): string =>
  solution?.moves.length === 0
    ? ` mode="${settings.mode}"${attribute('goal', settings.goal)}${attribute('task', settings.task)}`
    : ' mode="diagram"';

/** The mode, and the ply that is shown: of a variation, the one where it leaves the main line. */
function matchAttributes({ line, record, settings }: AnySnapshot): string {
  const replay = !settings.session.bare && record.moves.length > 0;
  const mode = replay ? 'replay' : settings.mode;
  const ply = line?.branches[0] ? line.branches[0].ply - 1 : record.ply;
  // A replay begins at the start, a diagram shows the end.
  const shown = !settings.session.plays && ply !== (replay ? 0 : record.moves.length);
  return [mode === 'play' ? '' : ` mode="${mode}"`, shown ? ` ply="${ply}"` : ''].join('');
}

/** The element with the record of its match, as HTML. */
function elementCode({ definition, store }: AnyBoard): string {
  const { tag } = definition;
  const { snapshot } = store;
  const attributes = hidesSolution(snapshot) ? hiddenAttributes(snapshot) : matchAttributes(snapshot);
  const text = escapeContent(
    sharedRecord(store)
      .trim()
      .replace(/\s*\n\s*/g, ' '),
  );
  const src = `https://cdn.jsdelivr.net/npm/spielkasten@${version}/cdn/${tag}.min.js`;
  return `<script type="module" src="${src}"></script>\n<${tag}${attributes}>${text}</${tag}>`;
}

/** The embed page in a frame, as HTML. */
function frameCode({ element, store, words }: AnyBoard, page: string): string {
  const address = linkTo(page, keyOf(element), linkText(sharedMatch(store.snapshot)));
  const title = escape(words().game.name);
  return `<iframe src="${escape(address)}" title="${title}" width="100%" height="640" frameborder="0" loading="lazy"></iframe>`;
}

/**
 * The code that shows the match in another page: the embed page of the attribute `embed` in a frame, else a script tag and
 * the element with the record. Undefined if `embed` is no address of a web page.
 */
export function embedCode(board: AnyBoard): string | undefined {
  const embed = Reflect.get(board.element, 'embed') as string | null | undefined;
  if (!embed || !keyOf(board.element)) return elementCode(board);
  const page = parseAddress(embed);
  return page && frameCode(board, page);
}
