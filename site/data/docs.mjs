import { docsPages } from '../lib/docs.mjs';
import { elementPages } from '../lib/elements.mjs';

/** The pages of the documentation in the order of the navigation: the elements follow the first group. */
export default async function docs() {
  const [first, ...others] = docsPages();
  const end = others.findIndex(({ group }) => group !== first.group);
  return [first, ...others.slice(0, end), ...(await elementPages()), ...others.slice(end)];
}
