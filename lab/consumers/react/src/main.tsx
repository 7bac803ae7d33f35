import 'spielkasten';
import type {} from 'spielkasten/react';
import { createRoot } from 'react-dom/client';
import { Board } from './board';
import { Everywhere } from './everywhere';
import { List } from './list';
import { Others } from './others';
import { Pair } from './pair';

const scenes = { board: Board, pair: Pair, list: List, others: Others, everywhere: Everywhere };
const Scene = scenes[location.hash.slice(1) as keyof typeof scenes];
createRoot(document.getElementById('app')!).render(<Scene />);
