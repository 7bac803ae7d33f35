import { cutQuote } from '../../../core/errors.js';
import { moveNumber } from '../../../core/game.js';
import { readRecordPart } from '../../../core/looks-like-record.js';
import { onServer } from '../../base/abilities.js';
import type { AnyBoard } from '../../model/board.js';
import { inLine, noText, readContent } from '../../model/content-text.js';

/** An element that contains a text and is no board: the text after it belongs to something else. */
const containers = 'article, aside, body, dialog, li, main, section, td, th';
/** Elements whose text is shown as it is, such as a record that a page explains. */
const examples = 'pre, code, kbd, samp';

/** Another board, a move in the text, or an example. */
const isApart = (element: Element): boolean => element.localName.includes('-') || element.matches(examples);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isInLine = (node: Node): boolean =>
  isElement(node)
    ? node.localName === 'br' || inLine.includes(node.localName)
    : node.nodeType === Node.TEXT_NODE;

/** The node after another one, or after the elements in which it is the last one. */
function nextOf(node: Node): Node | null {
  let at: Node | null = node;
  while (at && !at.nextSibling) {
    at = at.parentElement;
    if (at && isElement(at) && at.matches(containers)) return null;
  }
  return at?.nextSibling ?? null;
}

/** The text of a paragraph or a line that follows an element; empty if something else follows, such as another board. */
function textAfter(element: Element): string {
  let line = '';
  for (let node = nextOf(element); node; node = nextOf(node)) {
    const isLine = isInLine(node);
    if (isElement(node)) {
      if ([node, ...node.querySelectorAll('*')].some(isApart)) break;
      if (!isLine && line.trim()) break;
      const { text } = readContent(node);
      if (!isLine && text && !noText.includes(node.localName)) return text;
    }
    if (isLine) line += isElement(node) && node.localName === 'br' ? '\n' : (node.textContent ?? '');
    if (!node.nextSibling && line.trim()) break;
  }
  return line;
}

/** The text after a board that is its record, or the rest of its record; undefined if there is none. */
function restOfRecord({ element, store }: AnyBoard): string | undefined {
  const { game, moves, seats } = store.snapshot.record;
  const isDeclared = element.hasAttribute('record') || (moves.length > 0 && !readContent(element).text);
  const text = isDeclared ? '' : textAfter(element).trim();
  // a paragraph may go on with words after the line with the moves
  return [text, text.split('\n', 1)[0]!].find((each) => {
    const part = readRecordPart(each, game);
    return (
      part && (moves.length === 0 || (!part.tagged && part.number === moveNumber(moves.length + 1, seats)))
    );
  });
}

/**
 * Reports a record that stands after its board, once the page is loaded: in the editors of some blogs, and within a paragraph, an empty
 * line ends the paragraph and the board.
 */
export async function reportCutRecord(board: AnyBoard): Promise<void> {
  const { element, store } = board;
  if (onServer) return;
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  await element.updateComplete;
  if (!element.isConnected || !store.snapshot.settings.session.explores) return;
  const text = restOfRecord(board);
  if (text === undefined) return;
  const found = cutQuote(text.replace(/\s+/g, ' '));
  const message = `The board ends before its record: “${found}” follows it. Write the record without empty lines, or into the attribute record.`;
  store.reject('record', { code: 'record-after', at: 'record', found, message });
}
