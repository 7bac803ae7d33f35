import type { CSSResultGroup } from 'lit';
import type { GameTypes, GameOf, PastMove } from '../../core/game.js';
import type { Example, Rulebook, RulebookWords } from '../../core/rulebook.js';
import type { GameLanguages, GameWords } from '../words/game-words.js';
import type { GameKeys } from './game-keys.js';
import type { BotSource } from './thinking/transport.js';
import type { EndingSource } from '../drawing/ending.js';
import type { Drawing } from '../drawing/template.js';
import type { PictureModule } from '../drawing/add-marks.js';

/** An option of `setup`: an attribute, a property of the same name, and a field of the new-game form. */
export interface OptionField {
  readonly name: string;
  /** A boolean attribute: present or absent. */
  readonly boolean?: boolean;
  /** The values that the new-game form offers, as attribute texts, the default first; may depend on the other choices. */
  choices(chosen: Readonly<Record<string, string>>): readonly string[];
  /** The value that `setup` gets for the text of the attribute. Throws BadOption. */
  parse(text: string): unknown;
  /** The text of the attribute for a value; undefined gives the default. */
  format(value: unknown): string;
}

/**
 * The goal of a puzzle: to win, not to lose, to solve it with the fewest moves, the most points of this turn, or to fill the board without
 * chance.
 */
export type Goal = 'win' | 'draw' | 'par' | 'points' | 'fill';

/** A game with the options that pages and the new-game form can set. */
export interface PlayableGame<G extends GameTypes = GameTypes> {
  readonly game: GameOf<G>;
  readonly options: readonly OptionField[];
  /** The better of two scores at the end, for the statistics. Absent: the score tells no more than the winner, so they count moves. */
  readonly bestScore?: 'highest' | 'lowest';
  /** The goals of puzzles that a program can judge. Absent: a puzzle needs a record. */
  readonly goals?: readonly Goal[];
  /** The fewest moves that fill the board of the only player, for the goal `fill`. */
  fewestToFill?(state: G['state']): number;
  /** `setup` takes a `seed`; the board passes one, another for each match. */
  readonly seeded?: boolean;
}

/** The drawing of a game's examples, and what a shadow root needs to contain them. */
export interface ExampleDrawing<W extends GameWords = GameWords> {
  /** Draws an example as a static board. Its text alternative describes the position, in these words. */
  draw(example: Example, words: W): Drawing;
  /** The style sheets, without those of the shared UI. */
  readonly styles: CSSResultGroup;
  /** Shared SVG definitions, rendered once in the root. */
  readonly defs?: Drawing;
  /** The other games that examples are about, by their ids. Their boards are in the bundle of the game. */
  readonly games?: Readonly<Record<string, PlainDefinition>>;
}

/** The rulebook of a game, loaded on demand. */
export interface RulebookSource {
  rules(): Promise<Rulebook>;
  /** The English texts of the rules; those of other languages are loaded with their words. */
  english(): Promise<RulebookWords>;
  drawing(): Promise<ExampleDrawing>;
}

/** A sound of a board. */
export type Sound = 'place' | 'move' | 'capture' | 'dice' | 'end';

/** The part of a definition that needs no page. */
export interface PlainDefinition<G extends GameTypes = GameTypes> extends PlayableGame<G> {
  readonly tag: string;
}

/** The turns of a game in the list of moves, which has a line for each, if they have several moves. */
export interface RecordTurns {
  /** True if a move begins a turn, although the same seat made the move before. Both are notations. */
  begins(move: string, before: string): boolean;
  /** The text of a move and what chance made of it, such as `draw` and `+8`; empty before it has fallen. */
  text(move: string, chance: string): string;
}

/** Everything that a game provides to the shared element. */
export interface GameDefinition<G extends GameTypes, W extends GameWords> extends PlainDefinition<G> {
  readonly words: GameLanguages<W>;
  readonly bot: BotSource<G['state'], G['move']>;
  /** The square or part of the piece that a move moves, which a first hint names. `past` are the moves that led to the position. */
  piece(move: G['move'], state: G['state'], past: readonly PastMove<G['state'], G['move']>[]): string;
  readonly rulebook: RulebookSource;
  /** Loads the module that writes pictures. A game without it has no pictures. */
  readonly picture?: () => Promise<PictureModule<G>>;
  /** Loads what the keys say that tell the hand, the moves and the board (`h`, `m`, `t`, `b`). */
  readonly keys?: () => Promise<GameKeys<G['state'], G['move'], W>>;
  /** The characters that are keys of this game and not of all, such as digits that choose a die. */
  readonly characters?: string;
  /** The module of the keys has `list`: the menu offers the position as a list before that module is loaded. */
  readonly list?: boolean;
  /** The turns have several moves. Absent: the list of moves has a line for each round, with a column for each seat. */
  readonly turns?: RecordTurns;
  /** The first seat is random by default (attribute `first`). */
  readonly randomFirst?: boolean;
  /**
   * The rule by which players may agree on a draw (`offerDraw`), or resign. A win of all seats is a draw in such a game; in
   * others, which have no draws, they share the win.
   */
  readonly agreementRule?: string;
  /** The board can be turned towards a seat (`orientation`). */
  readonly canTurn?: boolean;
  /** The scene at the end of the game, on its board. */
  readonly ending?: EndingSource<G>;
  /** The sound of a happening, by its kind. Happenings without one are silent. */
  readonly sounds?: Readonly<Record<string, Sound>>;
}

/** The parts of a definition that the rules in the flow of a page need. */
export type RulesDefinition<G extends GameTypes = GameTypes, W extends GameWords = GameWords> = Pick<
  GameDefinition<G, W>,
  keyof PlainDefinition<G> | 'words' | 'rulebook' | 'agreementRule'
>;

/** Declares a game by the parts that its rules need, and all others. */
export const defineGame = <G extends GameTypes, W extends GameWords>(
  rules: RulesDefinition<G, W>,
  board: Omit<GameDefinition<G, W>, keyof RulesDefinition<G, W>>,
): GameDefinition<G, W> => ({ ...rules, ...board });
