import '../../src/games/luzi/define.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { LuziDice } from '../../src/games/luzi/index.js';
import { Hands } from './hands.js';

/** What a story says of a tray: attributes by their names. */
export interface TrayArgs {
  readonly players?: number;
  readonly seats?: string;
  readonly names?: string;
  readonly first?: string;
  readonly mode?: string;
  readonly position?: string;
  readonly record?: string;
  readonly ply?: number;
  readonly seed?: string;
  readonly controls?: string;
  readonly orientation?: string;
  readonly 'no-coordinates'?: boolean;
  readonly 'no-lit'?: boolean;
  readonly autosave?: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly rounds?: string;
  readonly rows?: string;
  readonly together?: string;
  readonly superluzi?: string;
  readonly content?: TemplateResult;
}

/** The tray as a page writes it; an argument that is not given leaves its attribute out. */
export const tray = (args: TrayArgs): TemplateResult =>
  html`<luzi-dice
    players=${args.players ?? nothing}
    seats=${args.seats ?? nothing}
    names=${args.names ?? nothing}
    first=${args.first ?? nothing}
    mode=${args.mode ?? nothing}
    position=${args.position ?? nothing}
    record=${args.record ?? nothing}
    ply=${args.ply ?? nothing}
    seed=${args.seed ?? nothing}
    controls=${args.controls ?? nothing}
    orientation=${args.orientation ?? nothing}
    ?no-coordinates=${args['no-coordinates'] ?? false}
    ?no-lit=${args['no-lit'] ?? false}
    autosave=${args.autosave ?? nothing}
    lang=${args.lang ?? nothing}
    dir=${args.dir ?? nothing}
    rounds=${args.rounds ?? nothing}
    rows=${args.rows ?? nothing}
    together=${args.together ?? nothing}
    superluzi=${args.superluzi ?? nothing}
    >${args.content ?? nothing}</luzi-dice
  >`;

export const hands = (canvas: HTMLElement): Promise<Hands<LuziDice>> =>
  Hands.on<LuziDice>(canvas, 'luzi-dice');

/** Two people at one screen. */
export const people = { seats: 'human human', names: 'Ada,Bo' } as const;

/** A whole game of two rounds; Bo takes 24 from Ada with a Superluzi, and stops under Joe. */
export const game = 'roll =11144456 stop roll =23456666 roll =23345556 stop roll =11445556 stop';
