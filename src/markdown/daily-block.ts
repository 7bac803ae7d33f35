import { escape } from '../element/drawing/markup.js';
import { dailyAttributes, puzzleGames } from '../puzzles/packed.js';
import { dailyPuzzle } from '../words/en/puzzles.js';
import { attributePart, parseWords, type Refuse } from './open-block.js';

/** The first word of a block with a puzzle of the day: its tag. */
export const DAILY = 'daily-puzzle';

/** The attributes of the element, and those of all elements: the check of the value of each. */
const checks: Readonly<Record<string, (value: string) => boolean>> = {
  ...dailyAttributes,
  id: (value) => /^\S+$/.test(value),
  lang: () => true,
};

/** The faults of values that are checked. */
const messages: Readonly<Record<string, (value: string, games: readonly string[]) => string>> = {
  ...dailyPuzzle.faults,
  id: () => 'An id has no spaces.',
};

/**
 * Turns a block into `<daily-puzzle>`. After the first word, the info string has the id of a game, and attributes such as
 * `date=2026-11-30`; or `pack` in place of the game. The block has no text.
 */
export function readDaily(info: string, text: string, refuse: Refuse): string {
  const attributes = new Map<string, string>();
  for (const [word, value] of parseWords(info, refuse)) {
    const isGame = value === undefined && dailyAttributes.game(word);
    const [name, given = ''] = isGame ? ['game', word] : [word, value];
    const part = attributePart(name.slice(0, 60));
    if (!Object.hasOwn(checks, name))
      refuse(
        part,
        `There is no such attribute. Attributes: ${Object.keys(checks).join(', ')}; or write a game alone.`,
      );
    if (attributes.has(name)) refuse(part, 'It is given twice.');
    if (!checks[name]!(given)) refuse(part, messages[name]!(given.slice(0, 60), puzzleGames));
    attributes.set(name, given);
  }
  if (attributes.has('game') === attributes.has('pack'))
    refuse(
      attributePart('game'),
      `Write a game (${puzzleGames.join(', ')}), or the pack of your own puzzles.`,
    );
  if (text.trim())
    refuse(
      { at: '1:1', words: 'line 1' },
      'The block has no text: write your own puzzles into a file, and pack=address.',
    );
  const written = [...attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `<${DAILY}${written}></${DAILY}>`;
}
