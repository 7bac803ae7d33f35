import { elementPages } from '../lib/elements.mjs';

export default elementPages;
