import { generateHydrationScript, renderToString } from 'solid-js/web';
import { Hydrated } from './hydrated';

export const head = generateHydrationScript();
export const markup = renderToString(() => <Hydrated />);
