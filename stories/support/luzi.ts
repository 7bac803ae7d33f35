import '../../src/games/luzi/define.js';
import type { TemplateResult } from 'lit';
import type { LuziDice } from '../../src/games/luzi/index.js';
import { boardOf, type AnyBoardArgs } from './board.js';
import { Hands } from './hands.js';

/** What a story says of a tray of this game. */
export interface TrayArgs extends AnyBoardArgs {
  readonly rounds?: string;
  readonly rows?: string;
  readonly together?: string;
  readonly superluzi?: string;
}

export const tray: (args: TrayArgs) => TemplateResult = boardOf('luzi-dice');

export const hands = (canvas: HTMLElement): Promise<Hands<LuziDice>> =>
  Hands.on<LuziDice>(canvas, 'luzi-dice');

/** Two people at one screen. */
export const people = { seats: 'human human', names: 'Ada,Bo' } as const;

/** A whole game of two rounds; Bo takes 24 from Ada with a Superluzi, and stops under Joe. */
export const game = 'roll =11144456 stop roll =23456666 roll =23345556 stop roll =11445556 stop';
