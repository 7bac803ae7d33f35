import { fill } from '../../core/errors.js';
import type { Breach } from '../../core/game.js';

/** A breach in the words of a game's table: a sentence for each reason, `{0}`, `{1}` … its squares. */
export const sayBreach =
  (sentences: Readonly<Record<string, string>>) =>
  ({ reason, squares }: Breach): string =>
    `${fill(sentences[reason] ?? reason, squares)}.`;
