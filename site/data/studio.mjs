import { studio } from '../lib/studio.mjs';

export default studio;
