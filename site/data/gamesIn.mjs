import { games } from '../lib/games.mjs';
import { languages } from '../lib/words.mjs';

/** The games by language. */
export default async () =>
  Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await games(language)])));
