/** A process of `npm run trust`: runs a check that needs no page, and sends its figures. */
import { fairness } from '../test/trust/fairness.ts';
import { fuzz } from '../test/trust/fuzz.ts';
import { hiddenInformation, hiddenWork } from '../test/trust/secrets.ts';

const checks = {
  fairness,
  secrets: (scale) => [...hiddenInformation(scale), ...hiddenWork(scale)],
  fuzz,
};
const [name, scale] = process.argv.slice(2);
process.send(checks[name](JSON.parse(scale)));
