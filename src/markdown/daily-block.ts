import { parseDay } from '../puzzles/days.js';
import { packKinds } from '../puzzles/packed.js';
import { escape } from '../element/drawing/markup.js';
import { formatList } from '../element/words/sentences.js';
import { attributePart, parseWords, type Refuse } from './open-block.js';

/** The first word of a block with a puzzle of the day: its tag. */
export const DAILY = 'daily-puzzle';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text, 'https://blog.example/') &&
  /^https?:$/.test(new URL(text, 'https://blog.example/').protocol);

const isGame = (text: string): boolean => Object.hasOwn(packKinds, text);

/** The faults of values of attributes, by the names of these; undefined for a value without one. */
const problems: Readonly<Record<string, (value: string) => string | undefined>> = {
  game: (value) => (isGame(value) ? undefined : `The game is ${formatList(Object.keys(packKinds), 'or')}.`),
  date: (value) => (parseDay(value) === undefined ? 'The date is a day such as 2026-11-28.' : undefined),
  pack: (value) =>
    value && isWebAddress(value)
      ? undefined
      : 'The pack is the address of a list, such as /puzzles/pack.json.',
  id: (value) => (/^\S+$/.test(value) ? undefined : 'An id has no spaces.'),
  lang: () => undefined,
};

/**
 * Turns a block into `<daily-puzzle>`. After the first word, the info string has the id of a game, and attributes such as
 * `date=2026-11-30`; or `pack` in place of the game. The block has no text.
 */
export function readDaily(info: string, text: string, refuse: Refuse): string {
  const attributes = new Map<string, string>();
  for (const [word, value] of parseWords(info, refuse)) {
    const [name, given = ''] = value === undefined && isGame(word) ? ['game', word] : [word, value];
    const part = attributePart(name.slice(0, 60));
    if (!Object.hasOwn(problems, name))
      refuse(
        part,
        `There is no such attribute. Attributes: ${Object.keys(problems).join(', ')}; or write a game alone.`,
      );
    const problem = attributes.has(name) ? 'It is given twice.' : problems[name]!(given);
    if (problem) refuse(part, problem);
    attributes.set(name, given);
  }
  if (attributes.has('game') === attributes.has('pack'))
    refuse(
      attributePart('game'),
      `Write a game (${Object.keys(packKinds).join(', ')}), or the pack of your own puzzles.`,
    );
  if (text.trim())
    refuse(
      { at: '1:1', words: 'line 1' },
      'The block has no text: write your own puzzles into a file, and pack=address.',
    );
  const written = [...attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `<${DAILY}${written}></${DAILY}>`;
}
