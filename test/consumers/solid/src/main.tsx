import 'spielkasten';
import type {} from 'spielkasten/solid';
import { render } from 'solid-js/web';
import { Board } from './board';
import { Everywhere } from './everywhere';
import { List } from './list';
import { Others } from './others';
import { Pair } from './pair';

const scenes = { board: Board, pair: Pair, list: List, others: Others, everywhere: Everywhere };
const Scene = scenes[location.hash.slice(1) as keyof typeof scenes];
render(() => <Scene />, document.getElementById('app')!);
