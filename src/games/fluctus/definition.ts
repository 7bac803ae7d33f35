import { BadOption } from '../../core/errors.js';
import { seatLetter } from '../../core/game.js';
import { defineGame, type OptionField } from '../../element/game-definition.js';
import { RulesElement } from '../../element/rules/rules-element.js';
import { colors, fluctus, type Color } from './engine/index.js';
import { words } from './words/index.js';

/** The pairs of colours: opposite ones in the classic game, else any two. */
const pairs = (classic: boolean): readonly string[] =>
  colors.flatMap((a, i) =>
    colors.filter((_, j) => (classic ? Math.abs(i - j) === 3 : i !== j)).map((b) => `${a} ${b}`),
  );

const isPair = (value: unknown): value is readonly [Color, Color] => Array.isArray(value);

const options: readonly OptionField[] = [
  {
    name: 'variant',
    choices: () => ['classic', 'return'],
    parse: (text) => text,
    format: (value) => (typeof value === 'string' ? value : 'classic'),
  },
  {
    name: 'colors',
    choices: ({ variant }) => pairs(variant !== 'return'),
    parse(text) {
      const both = text.trim().split(/\s+/);
      if (both.length === 2) return both;
      const fault = { code: 'colors', at: 'colors', rule: 'F1', found: text };
      throw new BadOption('The colours are two words, such as red green.', fault);
    },
    format: (value) => (isPair(value) ? value.join(' ') : 'red green'),
  },
];

/** The definition of Fluctus. */
export const definition = defineGame({
  tag: 'fluctus-board',
  game: fluctus,
  words,
  options,
  bot: {
    load: () => import('./bot/index.js').then(({ bot }) => bot),
    createWorker: () => new Worker(new URL('./fluctus.worker.js', import.meta.url), { type: 'module' }),
  },
  sounds: { entered: 'place', stepped: 'move', captured: 'capture' },
  rulebook: {
    rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
    english: () => import('./rulebook/en.js').then(({ en }) => en),
    drawing: () => import('./examples.js').then(({ drawing }) => drawing),
  },
  picture: () => import('./picture.js'),
  goals: ['win', 'draw'],
  piece: (move, { seat }) => (move.kind === 'enter' ? `reserve-${seatLetter(seat)}` : move.from),
  agreedDraws: true,
  canTurn: true,
});

/**
 * The rules of Fluctus in the flow of a page, with examples to play.
 *
 * @tag fluctus-rules
 */
export class FluctusRules extends RulesElement {
  static override definition = definition;
}

declare global {
  interface HTMLElementTagNameMap {
    'fluctus-rules': FluctusRules;
  }
}
