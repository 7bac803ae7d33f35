import { render as renderToString } from 'preact-render-to-string';
import { page } from './preact.js';

export const render = () => renderToString(page);
