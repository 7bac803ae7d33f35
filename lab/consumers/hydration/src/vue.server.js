import { renderToString } from 'vue/server-renderer';
import { createApp } from './vue.js';

export const render = () => renderToString(createApp());
