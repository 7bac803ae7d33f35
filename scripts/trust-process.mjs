/** A process of `npm run trust`: runs a check that needs no page, and sends its figures. */
import { fairness } from '../test/trust/fairness.ts';
import { fuzz } from '../test/trust/fuzz.ts';
import { wireSecrets } from '../packages/table/test/support/wire-secrets.ts';
import { hiddenInformation, hiddenWork } from '../test/trust/secrets.ts';
import { schedules, tableChance } from '../test/trust/tables.ts';

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
