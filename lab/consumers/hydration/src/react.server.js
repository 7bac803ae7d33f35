import { renderToString } from 'react-dom/server';
import { page } from './react.js';

export const render = () => renderToString(page);
