import type { GameTypes } from '../core/game.js';
import { BadNotation, toText } from '../core/errors.js';
import { parseMarks, type Mark } from '../core/marks.js';
import type { MatchOf } from '../core/match.js';
import { isolate } from '../core/player-name.js';
import { addMarks, langOf, type MarkSquares, type PictureModule } from '../element/drawing/add-marks.js';
import { describeMarks } from '../element/drawing/draw-marks.js';
import { drawMarks } from '../element/drawing/draw-marks.js';
import { escape } from '../element/drawing/markup.js';
import type { PlainDefinition } from '../element/model/game-definition.js';
import type { OpenedMatch } from '../element/model/open-match.js';
import { parseNames, parseSeat } from '../element/model/players.js';
import { recordMarks } from '../element/model/record-marks.js';
import { sessionOf } from '../element/model/session.js';
import { goalText, parseGoal } from '../element/parts/puzzle/parse-goal.js';
import { RecordSolution } from '../element/parts/puzzle/solution.js';
import { pictureLanguage } from '../element/drawing/create-picture.js';
import { tasks, type CaptionWords } from '../words/en/parts.js';
import { en } from '../words/en/ui.js';
import { eagerWords } from '../words/languages.js';
import { DAILY, readDaily } from './daily-block.js';
import { inMarkdown } from './markdown-markup.js';
import {
  attributePart,
  gameIn,
  openBlock,
  parseAttributes,
  textOf,
  type BlockAttributes,
  type BlockPart,
  type Refuse,
} from './open-block.js';

const inRecord: BlockPart = { at: 'record', words: 'record' };

/** Parses the marks of the attribute and of the whole record. Returns those that are shown. */
export function shownMarks<G extends GameTypes>(
  { match, solution = match }: OpenedMatch<G>,
  text: string,
  { nameOf }: MarkSquares,
  refuse: Refuse,
): readonly Mark[] {
  const isSquare = (square: string, from?: string) => nameOf(square, from) !== undefined;
  const orRefuse = <T>(part: BlockPart, parse: () => T): T => {
    try {
      return parse();
    } catch (error) {
      if (error instanceof BadNotation) return refuse(part, error.message, error);
      throw error;
    }
  };
  const noted = orRefuse(inRecord, () => recordMarks(solution, isSquare));
  return [
    ...orRefuse(attributePart('marks'), () => parseMarks(text, isSquare)),
    ...(noted.get(String(match.ply)) ?? []),
  ];
}

/** The squares of the position that a match shows. */
export const blockSquares = <G extends GameTypes>(
  { marks }: PictureModule<G>,
  { state }: MatchOf<G>,
): MarkSquares => marks.squares(state, { names: undefined, bottom: undefined, history: [], lang: 'en' });

/** Writes the picture of the position that a board shows first, as the table knows it. */
function blockPicture<G extends GameTypes>(
  { writer, marks }: PictureModule<G>,
  opened: OpenedMatch<G>,
  attributes: BlockAttributes,
  refuse: Refuse,
): string {
  const { match, names: recorded } = opened;
  const { game, ply, seats } = match;
  const given = parseNames(attributes.get('names'));
  const names = Array.from({ length: seats }, (_, seat) => given[seat] ?? recorded[seat]);
  const history = match.moves
    .slice(0, ply)
    .map((move, i) => ({ before: game.view(match.stateAt(i), 'table'), move }));
  const shown = {
    state: game.view(match.state, 'table'),
    names: names.every((name) => name !== undefined) ? names.map(isolate) : undefined,
    bottom: parseSeat(attributes.get('orientation'), seats),
    history,
    recent: history.slice(-1),
  };
  const lang = attributes.get('lang');
  const style = { coordinates: !attributes.has('no-coordinates'), lang, compact: true };
  const svg = writer.draw(shown, style);
  const squares = marks.squares(shown.state, { ...shown, lang: langOf(svg) });
  return addMarks(svg, shownMarks(opened, attributes.get('marks') ?? '', squares, refuse), squares, 'light', {
    drawMarks,
    describeMarks,
  });
}

/** The words of a block, which is in the language of its picture. */
const english: CaptionWords = { toMove: en.toMove, tasks };
const languages = eagerWords('captions', english);

/** The task of a puzzle: the player to move, and the goal, or the task in the words of the author. */
function taskOf<G extends GameTypes>(
  { writer }: PictureModule<G>,
  { match, names, solution }: OpenedMatch<G>,
  attributes: BlockAttributes,
): string {
  const lang = attributes.get('lang');
  const { tasks, toMove } = languages[pictureLanguage(languages, lang)] ?? english;
  const { turn, state } = match;
  const goal = parseGoal(attributes.get('goal') ?? '', ['win', 'draw', 'points', 'fill']);
  // a puzzle with neither record nor goal has the goal of its game, which its picture names
  if (!goal && !solution?.moves.length) return attributes.get('task') ?? '';
  const written = [attributes.get('task'), solution && RecordSolution.of(solution, () => lang ?? '')?.task];
  const task = written.find(Boolean) ?? (goal ? goalText(goal, tasks) : tasks.best);
  if (typeof turn !== 'number') return task;
  const name = parseNames(attributes.get('names'))[turn] ?? names[turn] ?? writer.players(state, lang)[turn];
  return `${toMove(isolate(name ?? ''))}. ${task}`;
}

/** A record for readers: without tags and marks, a text for each of its lines. */
const readable = (record: string): readonly string[] =>
  record
    .replace(/\[[A-Z]\w*\s+"(?:[^"\\]|\\.)*"\]/g, '')
    .replace(/\[%[^\]]*\]/g, '')
    .replace(/\{\s*\}/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace('{ ', '{').trim())
    .filter(Boolean);

/** The lines below the picture of a block, for readers without scripts: the task of a puzzle, or the record. */
const blockCaption = <G extends GameTypes>(
  picture: PictureModule<G>,
  opened: OpenedMatch<G>,
  attributes: BlockAttributes,
  record: string,
): readonly string[] =>
  sessionOf(attributes.get('mode')).isPuzzle
    ? [taskOf(picture, opened, attributes)].filter(Boolean)
    : readable(record);

/** A game that blocks can show. */
export interface FenceGame<G extends GameTypes = GameTypes> extends PlainDefinition<G> {
  readonly picture: PictureModule<G>;
}

/** Writes a picture as the address of an image, in double quotes in HTML: single quotes stand for those of the picture. */
const imageUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll("'", '&apos;')
    .replaceAll('"', "'")
    .replace(/[%#&<>]|[^ -~]+/g, encodeURIComponent)}`;

/** A picture as an image: without its texts, which an image does not tell, and with ids that no page shares. */
const imageIn = (svg: string): string => {
  const [, own = ''] = /<title id="t(-\w+)"/.exec(svg)!;
  return svg
    .replace(/ role="img".*?(?=>)/, '')
    .replace(/<title .*<\/desc>/s, '')
    .replaceAll(own, '');
};

/** The size of a picture, and its title and description, which are escaped, also for HTML. */
export function partsOf(svg: string) {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg)!;
  const [title, description] = ['title', 'desc'].map(
    (name) => RegExp(`<${name} [^>]*>([^<]*)</${name}>`).exec(svg)![1]!,
  ) as [string, string];
  return { width: Number(width), height: Number(height), title, description };
}

/**
 * The image of a picture, with its title and description as text alternative. It is an image in SVG: a search would take an `<img>` for the
 * picture of the page, and feeds that remove SVG would keep the texts of the drawing itself.
 */
function imageOf(svg: string): string {
  const { width, height, title, description } = partsOf(svg);
  const image = `<image href="${imageUrl(imageIn(svg))}" width="${width}" height="${height}"/>`;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}. ${description}">${image}</svg>`;
}

/** Escapes a text. Where a comment or `%` ends with its line, lines stay lines in Markdown, too. */
const escapeLines = (text: string): string =>
  /;|^%/m.test(text) ? escape(text).replace(/\n/g, '&#10;') : escape(text);

/** Returns the function that fails with the error of a block. */
const refuseIn =
  (info: string): Refuse =>
  ({ at, words }, message, fault) => {
    const { rule, found, code = 'block' } = fault ?? {};
    const block = info.trim().slice(0, 60);
    const text = `In the block “${block}”, ${words}: ${rule ? `${rule}: ` : ''}${message}`;
    throw new BadNotation(text, { code, at, rule, found });
  };

/** A block that is read. */
export interface ReadBlock {
  readonly attributes: BlockAttributes;
  /** The picture of the position that the board shows first, as the table knows it. */
  readonly svg: string;
  /** The lines below the picture: the task of a puzzle, or the record. */
  readonly caption: readonly string[];
  /** The element, with the picture for readers without scripts. */
  readonly markup: string;
}

/** Reads the attributes of a block and its text. `source` names the block in errors. Throws BadNotation. */
export function readBlock<G extends GameTypes>(
  { picture, ...game }: FenceGame<G>,
  source: string,
  parse: (refuse: Refuse) => BlockAttributes,
  text: string,
): ReadBlock {
  const refuse = refuseIn(source);
  const attributes = parse(refuse);
  const texts = textOf(attributes, text.replace(/\r\n?/g, '\n'), refuse);
  const opened = openBlock(game, attributes, texts, refuse);
  const svg = blockPicture(picture, opened, attributes, refuse);
  const caption = blockCaption(picture, opened, attributes, texts.record ?? attributes.get('record') ?? '');
  const own = Object.entries(texts).map(([name, value]) => [name, value.trim()] as const);
  const written = [...attributes, ...own]
    .map(([name, value]) => ` ${name}${value && `="${escapeLines(value)}"`}`)
    .join('');
  const below = caption.length > 0 ? `<figcaption>${caption.map(escape).join('<br>')}</figcaption>` : '';
  const markup = `<${game.tag}${written}><figure>${imageOf(svg)}${below}</figure></${game.tag}>`;
  return { attributes, svg, caption, markup };
}

/** Creates the function that turns fenced code blocks into boards; `games` by the first word of a block. */
export function createFence<G extends GameTypes>(
  games: Readonly<Record<string, FenceGame<G>>>,
): (info: string | null | undefined, text: string) => string | undefined {
  return (info, content) => {
    const source = toText(info ?? '').trim();
    const id = gameIn(source);
    if (id === DAILY) return inMarkdown(readDaily(source, toText(content), refuseIn(source)));
    if (!Object.hasOwn(games, id)) return undefined;
    const game = games[id]!;
    const parse = (refuse: Refuse) => parseAttributes(source, game.options, refuse);
    return inMarkdown(readBlock(game, source, parse, toText(content)).markup);
  };
}
