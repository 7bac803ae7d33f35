import 'spielkasten';
import { hydrateRoot } from 'react-dom/client';
import { page } from './react.js';

hydrateRoot(document.getElementById('app'), page);
