import { formatList } from './sentences.js';

/** Sentences in English about options of a call. */
export const optionWords = {
  badAttribute: (name: string, found: string) => `The option ${name} cannot be “${found}”.`,
  possible: (values: readonly string[]) => `It can be ${formatList(values, 'or')}.`,
  noSeatFor: (name: string, found: string, seats: number) =>
    `The option ${name} cannot be this long: leave out “${found}”. The number of seats is ${seats}.`,
};
