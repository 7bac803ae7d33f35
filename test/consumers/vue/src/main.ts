import 'spielkasten';
import { createApp } from 'vue';
import Board from './board.vue';
import Everywhere from './everywhere.vue';
import List from './list.vue';
import Others from './others.vue';
import Pair from './pair.vue';

const scenes = { board: Board, pair: Pair, list: List, others: Others, everywhere: Everywhere };
createApp(scenes[location.hash.slice(1) as keyof typeof scenes]).mount('#app');
