import 'spielkasten';
import { mount } from 'svelte';
import Board from './board.svelte';
import Everywhere from './everywhere.svelte';
import List from './list.svelte';
import Others from './others.svelte';
import Pair from './pair.svelte';

const scenes = { board: Board, pair: Pair, list: List, others: Others, everywhere: Everywhere };
mount(scenes[location.hash.slice(1) as keyof typeof scenes], { target: document.getElementById('app')! });
