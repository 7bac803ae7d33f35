import { options } from '../lists/options.js';
import { pictures } from '../lists/pictures.js';
import type { FenceGame } from './create-fence.js';

/** The games that boards in Markdown can show, by the first word of a block. */
export const boards: Readonly<Record<string, FenceGame>> = Object.fromEntries(
  Object.entries(options).map(([id, plain]) => [
    id,
    { ...plain, picture: pictures[id as keyof typeof pictures] },
  ]),
);
