import { languages } from '../lib/words.mjs';

export default languages;
