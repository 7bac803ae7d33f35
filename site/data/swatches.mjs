import { readFileSync } from 'node:fs';
import looks from './looks.mjs';

/** The looks with some of their colours: `{ name, title, linen, wood, accent, seats }`. The default look comes first. */
export default ['linen', ...looks].map((name) => {
  const sheet = readFileSync(`looks/${name}.css`, 'utf8');
  const token = (wanted) => new RegExp(`--spiel-${wanted}:\\s*([^;]+);`).exec(sheet)[1];
  const title = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const [linen, wood, accent, ...seats] = ['linen', 'wood', 'accent', 'seat-1', 'seat-2'].map(token);
  return { name, title, linen, wood, accent, seats };
});
