import 'spielkasten';
import { hydrate } from 'solid-js/web';
import { Hydrated } from './hydrated';

hydrate(() => <Hydrated />, document.getElementById('app')!);
