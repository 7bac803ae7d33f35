/** A process of `npm run trust`: runs a check that needs no page, and sends its figures. */
import { fairness } from './fairness.ts';
import { fuzz } from './fuzz.ts';
import { wireSecrets } from '../../packages/table/test/support/wire-secrets.ts';
import { hiddenInformation, hiddenWork } from './secrets.ts';
import { schedules, tableChance } from './tables.ts';

const checks = {
  fairness,
  secrets: (scale) => [...hiddenInformation(scale), ...hiddenWork(scale)],
  fuzz,
  tables: async (scale) => [
    ...(await wireSecrets(scale)),
    ...(await tableChance(scale)),
    ...(await schedules(scale)),
  ],
};
const [name, scale] = process.argv.slice(2);
process.send(await checks[name](JSON.parse(scale)));
