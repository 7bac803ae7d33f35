import { words } from '../lib/words.mjs';

export default words;
