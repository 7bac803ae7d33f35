import { formatList } from '../element/words/sentences.js';
import { BadNotation, cutQuote, IllegalMove, withOdd } from '../core/errors.js';
import { moveNumber } from '../core/game.js';
import { parseMarks } from '../core/marks.js';
import { Match, type AnyMatch } from '../core/match.js';
import { matchAt, parsePath } from '../core/path.js';
import { toPlain } from '../core/plain-text.js';
import type { Rulebook } from '../core/rulebook.js';
import { plyOf, splitMove } from '../element/prose/ply-of.js';
import { parseRulesSettings } from '../element/ui/rulebook/rules-settings.js';
import { blockSquares, type FenceGame } from './create-fence.js';
import { bareMessage } from './open-block.js';
import type { PostElement } from './find-boards.js';
import type { PostFault } from './post-text.js';
import { rulebooks } from '../lists/rulebooks.js';

/** A board of a post that links can name. */
export interface NamedBoard {
  readonly index: number;
  readonly id: string | undefined;
  readonly game: FenceGame;
  /** The whole record; undefined for a board with an error. */
  readonly record: AnyMatch | undefined;
}

const quote = (text: string): string => `“${cutQuote(text.trim())}”`;

/** A fault in an attribute, at the text that was found there. */
function faultIn(
  { index, attributes }: PostElement,
  name: string,
  { message, rule, found = '' }: Pick<BadNotation, 'message' | 'rule' | 'found'>,
): PostFault {
  const value = attributes.get(name);
  const at = Math.max(0, value?.text.indexOf(found) ?? 0);
  return { index: value?.indexes[at] ?? value?.indexes[0] ?? index, rule, message: withOdd(message, found) };
}

/** Reads something in an attribute, or returns the fault in it. */
function read<T>(element: PostElement, name: string, parse: (text: string) => T): T | PostFault {
  try {
    return parse(element.attributes.get(name)!.text);
  } catch (error) {
    if (error instanceof BadNotation) return faultIn(element, name, error);
    throw error;
  }
}

const isFault = (value: AnyMatch | PostFault): value is PostFault => 'index' in value;

/** The reason why a record lacks a move: the move that is in its place, or the rule that forbids it there. */
function whyMissing(text: string, record: AnyMatch): Pick<PostFault, 'message' | 'rule'> {
  const { game, moves, seats } = record;
  const { number, isLater, notation } = splitMove(text);
  const message = `The record of the board has no move ${quote(text)}`;
  const plies = [...moves, undefined].flatMap((_, i) => (moveNumber(i + 1, seats) === number ? i : []));
  const ply = plies.at(isLater ? -1 : 0);
  try {
    const move = game.parseMove(notation);
    if (ply === undefined) return { message: `${message}.` };
    game.play(record.stateAt(ply), move);
    const played = moves[ply];
    const hint = record.variations.has(ply + 1) ? ' A variation needs the attribute path.' : '';
    return {
      message: `${message}${played === undefined ? '' : `: it has ${game.formatMove(played)} there`}.${hint}`,
    };
  } catch (error) {
    if (!(error instanceof BadNotation || error instanceof IllegalMove)) throw error;
    return { message: `${message}: ${bareMessage(error)}`, rule: error.rule };
  }
}

/** The match at the place that a link shows, or its fault. */
function placeOf(link: PostElement, record: AnyMatch): AnyMatch | PostFault {
  const { attributes, content, index } = link;
  const { game, options } = record;
  if (attributes.has('position'))
    return read(
      link,
      'position',
      (text) => new Match(game, { ...(options && { options }), position: toPlain(text) }),
    );
  for (const name of ['path', 'ply'])
    if (attributes.has(name)) return read(link, name, (text) => matchAt(record, parsePath(text.trim())));
  const ply = plyOf(content.text, record);
  return ply === undefined
    ? { index, ...whyMissing(content.text, record) }
    : matchAt(record, { branches: [], ply });
}

/** Checks a move in the text: its board, its place in the record, and its marks. */
function checkMove(link: PostElement, boards: readonly NamedBoard[]): PostFault | undefined {
  const { index, attributes } = link;
  const name = ['board', 'for', 'htmlfor'].find((each) => attributes.get(each)?.text);
  if (name === undefined)
    return {
      index,
      message: 'This <game-move> names no board. Add board="…" with the id of a board in this post.',
    };
  const id = attributes.get(name)!.text;
  const named = boards.filter((board) => board.id === id);
  // as on the page: the last one before the link
  const board = named.findLast((each) => each.index < index) ?? named[0];
  if (!board)
    return faultIn(link, name, {
      message: `The post has no board with the id ${quote(id)}.`,
      rule: undefined,
      found: id,
    });
  const place = board.record && placeOf(link, board.record);
  if (!place || isFault(place)) return place;
  if (!attributes.has('marks')) return undefined;
  const { nameOf } = blockSquares(board.game.picture, place);
  const marks = read(link, 'marks', (text) =>
    parseMarks(text, (square, from) => nameOf(square, from) !== undefined),
  );
  return 'index' in marks ? marks : undefined;
}

/** Checks the attributes of an element with rules. */
function checkRules(element: PostElement, { rules }: Rulebook): readonly PostFault[] {
  const textOf = (name: string) => element.attributes.get(name)?.text;
  const known = rules.flatMap(({ id, examples }) => [id, ...examples.map((each) => `${id}:${each.id}`)]);
  const given = {
    rule: textOf('rule'),
    headingLevel: textOf('heading-level'),
    examples: textOf('examples'),
  };
  return parseRulesSettings(given, known).faults.map(({ attribute, found, values }) => {
    const problem =
      attribute === 'rule' ? `There is no rule ${quote(found)}.` : `${attribute} cannot be ${quote(found)}.`;
    return faultIn(element, attribute, {
      message: `${problem} Write ${formatList(values, 'or')}.`,
      rule: undefined,
      found: found.split(' ')[0]!,
    });
  });
}

const ruleElements: ReadonlyMap<string, Rulebook> = new Map(Object.entries(rulebooks));

/** Checks the moves and rules in the text of a post. */
export const checkProse = (
  elements: readonly PostElement[],
  boards: readonly NamedBoard[],
): readonly PostFault[] =>
  elements.flatMap((element) => {
    const rulebook = ruleElements.get(element.tag);
    return rulebook ? checkRules(element, rulebook) : (checkMove(element, boards) ?? []);
  });
