import 'spielkasten';
import { createApp } from './vue.js';

createApp().mount('#app');
