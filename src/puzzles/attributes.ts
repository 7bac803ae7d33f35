import { parseDay } from './days.js';
import { packKinds } from './packed.js';

const BASE = 'https://blog.example/';

/** The attributes of `<daily-puzzle>`: for each, whether a value is valid. The words have the fault of each. */
export const dailyAttributes = {
  game: (value: string): boolean => Object.hasOwn(packKinds, value),
  date: (value: string): boolean => parseDay(value) !== undefined,
  pack: (value: string): boolean =>
    value !== '' && URL.canParse(value, BASE) && /^(https?|blob|data):$/.test(new URL(value, BASE).protocol),
};

export type DailyAttribute = keyof typeof dailyAttributes;
