export { secret } from '../element/parts/table/secret.js';
