import 'spielkasten';
import { hydrate } from 'preact';
import { page } from './preact.js';

hydrate(page, document.getElementById('app'));
