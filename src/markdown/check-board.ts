import type { Fault } from '../core/errors.js';
import type { Match } from '../core/match.js';
import { indexOfMark } from '../core/record-place.js';
import { blockSquares, shownMarks, type FenceGame } from './create-fence.js';
import type { PostBoard } from './find-boards.js';
import {
  attributePart,
  attributeProblem,
  attributesOf,
  openBlock,
  parseAttributes,
  textOf,
  type BlockAttributes,
  type BlockPart,
  type BlockTexts,
  type Refuse,
} from './open-block.js';
import type { PostFault, PostText } from './post-text.js';

/** The positions and records of a board, its id, and its match with the whole record, or its error. */
export interface CheckedBoard {
  readonly texts: BlockTexts;
  readonly id?: string | undefined;
  readonly record?: Match<unknown, unknown>;
  readonly fault?: PostFault;
}

class Refusal extends Error {
  readonly part: BlockPart;
  readonly fault: Fault | undefined;
  constructor(part: BlockPart, message: string, fault?: Fault) {
    super(message);
    this.part = part;
    this.fault = fault;
  }
}

const refuse: Refuse = (part, message, fault) => {
  throw new Refusal(part, message, fault);
};

type AnyGame = FenceGame<unknown, unknown, object>;

/** The attributes of a board and its texts, each with its indexes in the post. */
interface Source {
  readonly attributes: BlockAttributes;
  readonly texts: Partial<Record<'position' | 'record', PostText>>;
}

/** Reads a fenced code block. */
function readBlock({ info = '', content }: PostBoard, { options }: AnyGame): Source {
  const attributes = parseAttributes(info, options, refuse);
  const [name] = Object.keys(textOf(attributes, content.text, refuse)) as ('position' | 'record')[];
  return { attributes, texts: name ? { [name]: content } : {} };
}

/** Reads an element. Its content is the record; an attribute overrides it. */
function readElement({ content, attributes = new Map() }: PostBoard, { options }: AnyGame): Source {
  const own: BlockAttributes = new Map();
  const known = attributesOf(options);
  for (const [name, { text }] of attributes) {
    if (name === 'position' || name === 'record') continue;
    const hasValue = text && known.get(name)?.type !== Boolean;
    const problem = hasValue ? attributeProblem(name, text, options) : undefined;
    if (problem) refuse(attributePart(name), problem);
    own.set(name, text);
  }
  const position = attributes.get('position');
  const record = attributes.get('record') ?? (content.text.trim() ? content : undefined);
  return { attributes: own, texts: { ...(position && { position }), ...(record && { record }) } };
}

/** The index in the post of the place that an error names. */
function indexOf({ part, fault }: Refusal, { index, info, attributes }: PostBoard, texts: Source['texts']) {
  const { at, text } = part;
  const within = (source: PostText | undefined, i: number) => source?.indexes[i] ?? index;
  if (text) {
    const [line = 1, column = 1] = at.split(':').map(Number);
    const before = texts[text]!.text.split('\n').slice(0, line - 1);
    return within(texts[text], before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1);
  }
  if (at === 'record' && texts.record)
    return within(texts.record, indexOfMark(texts.record.text, fault?.found ?? ''));
  const found = info?.indexOf(at) ?? -1;
  return attributes?.get(at)?.indexes[0] ?? (found > 0 ? index + found : index);
}

/** Checks a board of a post: its attributes, its position or record, and its marks. */
export function checkBoard(board: PostBoard, game: AnyGame): CheckedBoard {
  let source: Source = { attributes: new Map(), texts: {} };
  const plain = () =>
    Object.fromEntries(Object.entries(source.texts).map(([name, { text }]) => [name, text])) as BlockTexts;
  try {
    source = board.info === undefined ? readElement(board, game) : readBlock(board, game);
    const { attributes } = source;
    const opened = openBlock(game, attributes, plain(), refuse);
    const marks = attributes.get('marks') ?? '';
    shownMarks(opened, marks, blockSquares(game.picture, opened.match), refuse);
    const { match, solution: record = match } = opened;
    return { texts: plain(), id: attributes.get('id'), record };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fault, message } = error;
    return {
      texts: plain(),
      id: source.attributes.get('id'),
      fault: { index: indexOf(error, board, source.texts), rule: fault?.rule, message },
    };
  }
}
