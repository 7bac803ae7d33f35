import { findBoards, findPacks } from '../../scripts/files.mjs';

/** The games with a puzzle for each day: the bundles that show it, by their ids. */
export default () => {
  const boards = findBoards();
  const bundlesOf = (id) => `${boards.find((board) => board.id === id).bundle} daily-puzzle`;
  return Object.fromEntries(findPacks().map((id) => [id, bundlesOf(id)]));
};
