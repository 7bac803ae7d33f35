import { picture } from 'spielkasten/picture.js';
import { findBoards } from '../../scripts/files.mjs';
import { attributes } from '../../scripts/manifest/attributes.mjs';
import { ruleFields, sharedFields } from '../lib/fields.mjs';
import { games } from '../lib/games.mjs';

/** The title of the picture of a game, which is the name of a puzzle. */
const title = (id) => /<title[^>]*>([^<]*)/.exec(picture(id))[1];

/**
 * The games with a board: `{ id, tag, bundle, name, hasPage }`. A puzzle of a game has no page of its own, and its position comes from
 * a seed.
 */
async function boards() {
  const names = new Map((await games()).map(({ id, name }) => [id, name]));
  return findBoards().map(({ id, tag, bundle }) => ({
    ...{ id, tag, bundle, name: names.get(id) ?? title(id) },
    hasPage: names.has(id),
  }));
}

export default async () => ({
  shared: sharedFields,
  rules: ruleFields,
  games: await boards(),
  markModes: attributes.marks.modes,
});
