import type { Languages } from '../element/words/game-words.js';

/** The sentences about the properties of a list of games. The list loads its other words with its contents. */
const en = {
  property: (name: string, found: string) => `The property ${name} must be a string: “${found}”.`,
  server: (found: string) => `The attribute server must be the address of a table server: “${found}”.`,
};

const de: typeof en = {
  property: (name, found) => `Die Eigenschaft ${name} muss ein Text sein, nicht „${found}“.`,
  server: (found) => `Das Attribut server muss die Adresse eines Servers der Tische sein, nicht „${found}“.`,
};

export const languages: Languages<typeof en> = { en, load: { de: () => Promise.resolve(de) } };
