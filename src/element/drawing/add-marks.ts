import type { Seat, GameTypes } from '../../core/game.js';
import type { Mark } from '../../core/marks.js';
import { marks as english } from '../../words/en/parts.js';
import { eagerWords } from '../../words/languages.js';
import type { describeMarks, drawMarks, PlaceOf } from './draw-marks.js';
import { colors, fonts } from '../styles/tokens.js';
import type { PictureStyle, PictureWriter, PictureLook } from './create-picture.js';
import { parseMarkup, type Shape, escape, templateText } from './markup.js';
import { attributesOf, resolveValue, type Tokens } from './styles.js';

/** The squares of a picture. */
export interface MarkSquares {
  /** The name of a square in a sentence. Undefined if there is no such square, or no arrow from `from` can end there. */
  readonly nameOf: (square: string, from?: string) => string | undefined;
  readonly placeOf: PlaceOf;
}

/** The parts of a picture that its squares depend on; `lang` is a language of its words. */
export type MarkLook<S, M> = Pick<PictureLook<S, M, never>, 'names' | 'bottom' | 'history'> & {
  readonly lang: string;
};

/** The part of a game that draws marks in pictures. It is apart from the writer, because marks are larger than what is left of its budget. */
export interface MarkSource<G extends GameTypes> {
  /** The state of a position, as in PictureSource. */
  state(position: string | undefined, options: G['options'] | undefined): G['state'];
  squares(state: G['state'], look: MarkLook<G['state'], G['move']>): MarkSquares;
}

/** The module of a game that writes its pictures. */
export interface PictureModule<G extends GameTypes = GameTypes> {
  readonly writer: PictureWriter<G>;
  readonly marks: MarkSource<G>;
}

const words = eagerWords('marks', english);

/** Writes the shapes of marks with plain values as attributes. */
function shapesOf(text: string, theme: PictureStyle['theme']): string {
  const tokens: Tokens = typeof theme === 'object' ? theme : { 'color-scheme': theme ?? 'light' };
  const own: Tokens = {
    '--_ink': `var(--spiel-ink,light-dark(${colors.ink!.join()}))`,
    '--_sans': `var(--spiel-sans,${fonts.sans})`,
  };
  const resolve = (value: string) =>
    resolveValue(value, (name) => tokens[name] ?? own[name], tokens['color-scheme'] === 'dark');
  const write = (shape: Shape | string): string => {
    if (typeof shape === 'string') return shape;
    const attributes = [...attributesOf(shape.attributes, [], resolve)];
    const start = shape.tag + attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
    return `<${start}>${shape.children.map(write).join('')}</${shape.tag}>`;
  };
  return parseMarkup(text).map(write).join('');
}

/** The language of a written picture, which is one of its words. */
export const langOf = (svg: string): string => / lang="(\w+)"/.exec(svg)![1]!;

/** The functions that draw and describe marks. A board without marks does not load them. */
export interface MarkTools {
  readonly drawMarks: typeof drawMarks;
  readonly describeMarks: typeof describeMarks;
}

/** Draws marks over a written picture, and describes them in its text alternative. */
export function addMarks(
  svg: string,
  marks: readonly Mark[],
  { nameOf, placeOf }: MarkSquares,
  theme: PictureStyle['theme'],
  { drawMarks: draw, describeMarks: describe }: MarkTools,
): string {
  if (marks.length === 0) return svg;
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(svg)!;
  const shapes = shapesOf(templateText(draw(marks, viewBox, placeOf)), theme);
  const text = describe(marks, words[langOf(svg)] ?? english, (square) => nameOf(square) ?? square);
  // functions, because `$` has a meaning in a replacement
  return svg
    .replace('</desc>', () => `. ${escape(text)}</desc>`)
    .replace(/<\/svg>$/, () => `${shapes}</svg>`);
}

/** The seat of a letter. */
export const seatOfLetter = (letter: string | undefined): Seat | undefined =>
  letter ? letter.charCodeAt(0) - 65 : undefined;
