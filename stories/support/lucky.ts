import '../../src/games/lucky-numbers/define.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { LuckyNumbersGrid } from '../../src/games/lucky-numbers/index.js';
import { Hands } from './hands.js';

/** What a story says of a board: attributes by their names, its content, and the listeners that log its events. */
export interface GridArgs {
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
  readonly setup?: string;
  readonly variant?: string;
  readonly sets?: string;
  readonly content?: string | TemplateResult;
  readonly onGameMove?: (event: Event) => void;
  readonly onGameScore?: (event: Event) => void;
  readonly onGameTurn?: (event: Event) => void;
  readonly onGameOver?: (event: Event) => void;
  readonly onGameIllegal?: (event: Event) => void;
  readonly onGameError?: (event: Event) => void;
}

/** The board as a page writes it; an argument that is not given leaves its attribute out. */
export const grid = (args: GridArgs): TemplateResult =>
  html`<lucky-numbers-grid
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
    setup=${args.setup ?? nothing}
    variant=${args.variant ?? nothing}
    sets=${args.sets ?? nothing}
    @game-move=${args.onGameMove}
    @game-score=${args.onGameScore}
    @game-turn=${args.onGameTurn}
    @game-over=${args.onGameOver}
    @game-illegal=${args.onGameIllegal}
    @game-error=${args.onGameError}
    >${args.content ?? nothing}</lucky-numbers-grid
  >`;

/** People at one screen, so that nobody else moves. */
export const two = { seats: 'human human', names: 'Ada,Bo', seed: 'linen' } as const;
export const three = { players: 3, seats: 'human human human', names: 'Ada,Bo,Cleo', seed: 'linen' } as const;

const bo = '2,.,.,./.,6,.,12/.,.,13,./.,8,14,17';
const cleo = '3,.,6,./4,5,.,14/.,.,18,./5,.,.,15';
const ada = '1,.,9,./4,7,10,./10,17,20,./19,.,.,20';
const rows = '1,2,3,4/5,6,7,8/9,10,11,12';

/** Positions made for what they show. */
export const positions = {
  /** Ada has turned over a 12: two empty cells, four tiles to exchange, three blocked cells. */
  drawn: `${ada}|${bo}|${cleo} A 12|-|- 6,19 0`,
  /** The same, before she turns one over. */
  turn: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 0`,
  /** Twelve exchanges in a row: a tile must be turned over. */
  idle: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 12`,
  /** One tile is missing: the 15 that lies face up fits. */
  full: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 13,15,16 0`,
  /** A 7 lies on b3; another one on c4 or c2 would give another turn. */
  twins: `1,.,.,./.,7,.,./.,.,13,./.,.,.,19|2,.,.,./.,8,.,./.,.,14,./.,.,.,18 A 7|- - 0`,
} as const;

/** A story's board and a person's hands before it. */
export const handsOn = (canvas: HTMLElement): Promise<Hands<LuckyNumbersGrid>> =>
  Hands.on<LuckyNumbersGrid>(canvas, 'lucky-numbers-grid');
