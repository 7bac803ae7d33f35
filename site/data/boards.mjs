import { boards } from '../lib/games.mjs';
import { languages } from '../lib/words.mjs';

/** A page for each board in each language. The number tells the i18n plugin which pages are the same board. */
export default async () => {
  const all = await Promise.all(languages.map((language) => boards(language)));
  return all.flatMap((inOne) => inOne.map((game, i) => ({ ...game, eleventyPaginationGroupNumber: i + 1 })));
};
