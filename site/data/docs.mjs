import { docsPages } from '../lib/docs.mjs';

export default docsPages;
