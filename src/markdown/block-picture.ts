import { BadNotation } from '../core/errors.js';
import type { Match } from '../core/match.js';
import { parseMarks, type Mark } from '../core/marks.js';
import { isolate } from '../core/player-name.js';
import type { OpenedMatch } from '../element/model/open-match.js';
import { parseNames, parseSeat } from '../element/model/players.js';
import { describeMarks, drawMarks } from '../element/drawing/draw-marks.js';
import { addMarks, langOf, type MarkSquares, type PictureModule } from '../element/drawing/add-marks.js';
import { attributePart, type BlockAttributes, type BlockPart, type Refuse } from './block-attributes.js';
import { recordMarks } from '../element/model/record-marks.js';

const inRecord: BlockPart = { at: 'record', words: 'record' };

/** Parses the marks of the attribute and of the whole record. Returns those that are shown. */
export function shownMarks<S, M, O extends object>(
  { match, solution = match }: OpenedMatch<S, M, O>,
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
export const blockSquares = <S, M, O extends object>(
  { marks }: PictureModule<S, M, O>,
  { state }: Match<S, M, O>,
): MarkSquares => marks.squares(state, { names: undefined, bottom: undefined, history: [], lang: 'en' });

/** Writes the picture of the position that a board shows first, as the table knows it. */
export function blockPicture<S, M, O extends object>(
  { writer, marks }: PictureModule<S, M, O>,
  opened: OpenedMatch<S, M, O>,
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
