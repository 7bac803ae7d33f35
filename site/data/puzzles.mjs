import { findBoards, findPacks } from '../../scripts/files.mjs';

/** Boards of like height stand side by side, before the last one, which has a row of its own. Others follow. */
const order = ['fluctus', 'lucky-swap', 'glux', 'lucky-numbers', 'luzi'];

/** The games with a puzzle for each day: the bundles that show it, by their ids. */
export default () => {
  const boards = findBoards();
  const bundlesOf = (id) => `${boards.find((board) => board.id === id).bundle} daily-puzzle`;
  const ids = findPacks();
  const sorted = [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))];
  return Object.fromEntries(sorted.map((id) => [id, bundlesOf(id)]));
};
