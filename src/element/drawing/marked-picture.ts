import type { GameTypes } from '../../core/game.js';
import { BadOption } from '../../core/errors.js';
import { parseMarks } from '../../core/marks.js';
import { describeMarks, drawMarks } from './draw-marks.js';
import { addMarks, langOf, seatOfLetter, type PictureModule } from './add-marks.js';
import type { PictureOptions } from './create-picture.js';

/** The marks of a picture. */
export interface PictureMarks {
  /** Rings and arrows over the pieces, as in the attribute `marks` of a board, such as `ro ro-wo:blue gi:red=1`. */
  readonly marks?: string | undefined;
}

/** Writes a position with marks. Throws BadOption, or BadNotation for a position and for marks. */
export function markedPicture<G extends GameTypes>(
  { writer, marks: source }: PictureModule<G>,
  options: PictureOptions<G['options']> & PictureMarks = {},
): string {
  const svg = writer.picture(options);
  const { marks, position, options: game, orientation, theme } = options;
  if (marks === undefined) return svg;
  if (typeof marks !== 'string') {
    const fault = { code: 'marks', at: 'marks', found: typeof marks };
    throw new BadOption('The marks must be a text.', fault);
  }
  const squares = source.squares(source.state(position, game), {
    lang: langOf(svg),
    names: undefined,
    bottom: seatOfLetter(orientation),
    history: [],
  });
  const parsed = parseMarks(marks, (square, from) => squares.nameOf(square, from) !== undefined);
  return addMarks(svg, parsed, squares, theme, { drawMarks, describeMarks });
}
