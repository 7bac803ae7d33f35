import 'spielkasten';
import { bootstrapApplication } from '@angular/platform-browser';
import { Board } from './board';
import { Everywhere } from './everywhere';
import { List } from './list';
import { Others } from './others';
import { Pair } from './pair';

const scenes = { board: Board, pair: Pair, list: List, others: Others, everywhere: Everywhere };
void bootstrapApplication(scenes[location.hash.slice(1) as keyof typeof scenes]);
