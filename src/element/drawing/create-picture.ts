import type { PastMove, Seat, GameTypes } from '../../core/game.js';
import { css, type Drawing } from './template.js';
import { BadOption, toFound, toText } from '../../core/errors.js';
import { boardColors, fonts, privateTokens } from '../styles/tokens.js';
import { checkTokens, type Tokens } from './styles.js';
import { writePicture } from './write-picture.js';

/** The parts of a picture that are not in the position. */
export interface PictureLook<S, M, W> {
  readonly words: W;
  /** The names of the players by seat; those of the game if there are none. */
  readonly names: readonly string[] | undefined;
  /** The seat at the bottom, if one is asked for. */
  readonly bottom: Seat | undefined;
  readonly coordinates: boolean;
  /** The moves before the position, as far as they are known. */
  readonly history: readonly PastMove<S, M>[];
  /** The moves at the end of `history` that are marked. */
  readonly recent: readonly PastMove<S, M>[];
}

/** A drawn position. */
export interface DrawnPosition {
  /** An `<svg>` with a view box. */
  readonly drawing: Drawing;
  /** The name of the board. */
  readonly title: string;
  /** The text alternative of the position. */
  readonly description: string;
}

/** The part of a game that draws its pictures. It loads without a DOM. */
export interface PictureSource<G extends GameTypes, W> {
  /** The state of a position; without one, that at the start. Throws BadNotation or BadOption. */
  state(position: string | undefined, options: G['options'] | undefined): G['state'];
  seats(state: G['state']): number;
  /** The names of the seats, if the players have none. */
  players(state: G['state'], words: W): readonly string[];
  /** The words by primary subtag of the language. */
  readonly words: Readonly<Record<string, W>> & { readonly en: W };
  /** The style sheets of the drawing, in their order. */
  readonly sheets: readonly string[];
  /** The gradients and shapes that all drawings share. */
  readonly defs: Drawing;
  /** A style sheet over these, for the theme `print`. */
  readonly print?: string;
  draw(state: G['state'], look: PictureLook<G['state'], G['move'], W>): DrawnPosition;
}

/** The theme `print`, over the style sheets of a drawing: no ink for wood, dark lines. */
export const printStyles = css`
  :host {
    --_wood: #fff;
    --_wood-high: #fff;
    --_wood-low: #fff;
    --_wood-side: #b5b5b5;
    --_wood-ink: #222;
    --_kerf: #333;
    --_well: #f4f4f4;
    --_well-deep: #dcdcdc;
    --_bone: #fff;
    --_last: #000;
  }
  .grain,
  .mitre {
    display: none;
  }
  .bevel {
    stroke: #999;
  }
`;

/** The look of a picture. */
export interface PictureStyle {
  /** The letter of the seat at the bottom. Default: as the rules draw the board. */
  readonly orientation?: string | undefined;
  /** The width in CSS pixels, 16 to 4096. Default 480. */
  readonly width?: number | undefined;
  /**
   * `light` (default), `dark`, `print` (no wood, dark lines), or tokens by their names in CSS, such as
   * `{ '--spiel-wood': '#ffffff' }`: colours as `#rgb`, `#rrggbb` or `#rrggbbaa`, or `transparent`. With
   * `'color-scheme': 'dark'` the others are those of dark mode.
   */
  readonly theme?: 'light' | 'dark' | 'print' | Tokens | undefined;
  /** Shows the names of the squares. Default true. */
  readonly coordinates?: boolean | undefined;
  /** The language of title and description: its tag, such as `de`. Default `en`, also for others. */
  readonly lang?: string | undefined;
}

/** A position, and the look of its picture. */
export interface PictureOptions<O extends object = object> extends PictureStyle {
  /** The position in the notation of the game. Default: the start. */
  readonly position?: string | undefined;
  /** The options of the game, as `setup` takes them, such as `{ variant: 'return' }`. */
  readonly options?: O | undefined;
}

/** The state to draw, and everything about it that is not an option. */
export type Shown<S, M> = Pick<PictureLook<S, M, never>, 'names' | 'history' | 'recent'> & {
  readonly state: S;
  readonly bottom?: Seat | undefined;
};

/** The look of a picture inside a page of text. */
export interface InlineStyle extends PictureStyle {
  /** Leaves out grain, gloss and light. */
  readonly compact?: boolean;
}

/** The writer of a game's pictures. */
export interface PictureWriter<G extends GameTypes> {
  /** Writes a position as an SVG that needs nothing else. Throws BadOption or BadNotation. */
  picture(options?: PictureOptions<G['options']>): string;
  /** Writes the state that a board shows. Throws BadOption. */
  draw(shown: Shown<G['state'], G['move']>, style: InlineStyle): string;
  /** The name of each seat of a state, if the players have none, in a language. */
  players(state: G['state'], lang: string | undefined): readonly string[];
  /** The style sheets of its drawings, as one text. */
  sheet(): string;
}

const bad = (at: string, message: string, found: unknown): BadOption =>
  new BadOption(message, { code: at, at, found: toFound(found) });

/** Returns options of a picture as an object. Throws BadOption for anything else. */
export function pictureOptions<T extends object>(options: T | undefined): T {
  const given = options ?? ({} as T);
  if (options === null || typeof given !== 'object')
    throw bad('options', 'The options must be an object.', options);
  return given;
}

const MAX_SIZE = 4096;
const MAX_SCALE = 16;

/** Checks a width or height in CSS pixels, if there is one. Throws BadOption. */
export function checkSize(at: 'width' | 'height', size: unknown): void {
  if (size !== undefined && !(typeof size === 'number' && size >= 16 && size <= MAX_SIZE))
    throw bad(at, `The ${at} must be a number from 16 to ${MAX_SIZE}.`, size);
}

/** Checks the type and the scale of an image. Throws BadOption. */
export function checkImage(type: unknown, scale: unknown): void {
  if (typeof type !== 'string') throw bad('type', 'The type must be a text such as image/png.', type);
  if (!(typeof scale === 'number' && scale > 0 && scale <= MAX_SCALE))
    throw bad('scale', `The scale must be a number above 0, at most ${MAX_SCALE}.`, scale);
}

function checkStyle({ width = 480, coordinates = true, lang = 'en' }: PictureStyle) {
  checkSize('width', width);
  if (typeof coordinates !== 'boolean')
    throw bad('coordinates', 'coordinates must be true or false.', coordinates);
  if (typeof lang !== 'string') throw bad('lang', 'The language must be a text such as de.', lang);
  return { width, coordinates, lang };
}

function tokensOf(theme: unknown): Tokens {
  if (theme === 'light' || theme === 'print') return {};
  if (theme === 'dark') return { 'color-scheme': 'dark' };
  if (typeof theme !== 'object' || theme === null)
    throw bad('theme', 'The theme must be light, dark, print or an object of tokens.', theme);
  checkTokens(theme);
  return theme;
}

function seatAtBottom(orientation: string | undefined, seats: number): Seat | undefined {
  if (orientation === undefined || orientation === '') return undefined;
  const letter = toText(orientation);
  const seat = 'ABCDEF'.slice(0, seats).indexOf(letter);
  if (letter.length !== 1 || seat < 0)
    throw bad('orientation', 'The orientation must be the letter of a seat.', orientation);
  return seat;
}

/** The style sheets of a picture as one text. */
const sheetOf = ({ sheets }: { readonly sheets: readonly string[] }): string =>
  `:host{${privateTokens({ ...boardColors, ...fonts })}}${sheets.join('')}`;

/** The language of a picture: that of a tag such as `de-AT`, if there are words in it. */
export function pictureLanguage(words: object, lang = 'en'): string {
  const language = lang.toLowerCase().split('-')[0]!;
  return Object.hasOwn(words, language) ? language : 'en';
}

function draw<G extends GameTypes, W>(
  source: PictureSource<G, W>,
  { state, bottom, ...shown }: Shown<G['state'], G['move']>,
  { compact = false, ...style }: InlineStyle,
): string {
  const { width, coordinates, lang } = checkStyle(style);
  const theme = style.theme ?? 'light';
  const tokens = tokensOf(theme);
  const known = pictureLanguage(source.words, lang);
  const { drawing, title, description } = source.draw(state, {
    ...shown,
    words: source.words[known]!,
    bottom: seatAtBottom(style.orientation, source.seats(state)) ?? bottom,
    coordinates,
  });
  const { defs } = source;
  const print = theme === 'print' ? `${printStyles}${source.print ?? ''}` : '';
  const sheet = sheetOf(source) + print + (compact ? '.grain,.mitre,.ornament{display:none}' : '');
  return writePicture({ defs, drawing, sheet, title, description, lang: known, width, tokens });
}

/** Creates the writer of a game's pictures. */
export const createPicture = <G extends GameTypes, W>(source: PictureSource<G, W>): PictureWriter<G> => ({
  picture(options) {
    const { position, options: game, ...style } = pictureOptions(options);
    const state = source.state(position, game);
    return draw(source, { state, names: undefined, history: [], recent: [] }, style);
  },
  draw: (shown, style) => draw(source, shown, style),
  players: (state, lang) => source.players(state, source.words[pictureLanguage(source.words, lang)]!),
  sheet: () => sheetOf(source),
});
