import type { GameTypes, PastMove, Seat } from '../../core/game.js';
import type { Drawing } from './template.js';

/** The end of a game, as its scene needs it. */
export interface Ended<G extends GameTypes = GameTypes> {
  /** The position, as the viewer may know it. */
  readonly state: G['state'];
  /** The moves before the position, as far as they are known. */
  readonly history: readonly PastMove<G['state'], G['move']>[];
  /** The scores by seat. */
  readonly scores: readonly number[];
  /** The winners; none while the game goes on. */
  readonly winners: readonly Seat[];
  /** The seat at the bottom of the board, if there is one. */
  readonly bottom: Seat | undefined;
  /** The result in the words of the board; pictures have none. */
  readonly verdict?: string;
}

/** The time from which a motion runs, its length, both in ms from the start of a scene of ENDING ms, and its easing. */
export interface EndingTime {
  readonly at?: number;
  /** Default 240. */
  readonly length?: number;
  /** Default `eases.out`. */
  readonly easing?: string;
  /** The pseudo-element that moves: `::after`. */
  readonly part?: string;
}

/** A motion of `transform` and `opacity`: before it its first frame holds. The last frame is the still form. */
export type EndingMotion = readonly [
  of: Element | null | undefined,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  time: EndingTime,
];

/** A number that counts: its text, and its value at a time in ms from the start of the scene. */
export type EndingFigure = readonly [text: Text, valueAt: (time: number) => number];

/** The scene at the end of a game: a still form over the board, and how it comes about. */
export interface Ending {
  /** The selector of the board's own drawing, without its pieces. The drawings cover it. */
  readonly ground: string;
  /** The view box of the drawings: that of the board. */
  readonly viewBox: string;
  /** The still form between the board and its pieces, and over the pieces. */
  readonly under?: Drawing;
  readonly over?: Drawing;
  /** The motions and the numbers that count, once the drawings are in the root. */
  move?(root: ParentNode): {
    readonly motions: readonly EndingMotion[];
    readonly figures?: readonly EndingFigure[];
  };
}

/** The module of a game that draws its scene. It is loaded with the last moves. */
export interface EndingModule<G extends GameTypes = GameTypes> {
  /** The style sheet of the drawings, which pictures read, too. */
  readonly styles: string;
  /** The scene of a position; undefined if there is nothing to show. */
  draw(ended: Ended<G>): Ending | undefined;
}

/** The scene at the end of a game, on its board. */
export interface EndingSource<G extends GameTypes = GameTypes> {
  /** True for a position with a scene although the game goes on. */
  shows?(state: G['state']): boolean;
  load(): Promise<EndingModule<G>>;
}

/** The length of a scene in ms. */
export const ENDING = 1500;

/** The easings of scenes. */
export const eases = {
  out: 'cubic-bezier(.2,.8,.3,1)',
  land: 'cubic-bezier(.3,.9,.4,1.12)',
  even: 'linear',
};

/** A number for a drawing, with one digit after the point. */
export const short = (value: number): number => Math.round(value * 10) / 10;
