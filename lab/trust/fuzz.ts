/** Hostile texts for all parsers, as in test/fuzz. */
import { targets, tryTexts } from '../../test/fuzz/targets.js';
import { sized, type Figure, type Scale } from './figure.js';

const TEXTS = 10_000_000;

export function fuzz(scale: Scale): readonly Figure[] {
  const shares = targets.reduce((sum, { times = 1 }) => sum + times, 0);
  const each = Math.ceil(sized(scale, TEXTS) / shares);
  const tried = targets.map((target) => tryTexts(target, each, scale.seed));
  const accepted = tried.reduce((sum, one) => sum + one.accepted, 0);
  const faults = tried.flatMap((one) => one.faults);
  const result = `${accepted.toLocaleString('en')} accepted and written back, all others refused with a documented error`;
  const count = each * shares;
  return [{ name: `Hostile texts for ${targets.length} parsers`, unit: 'texts', count, result, faults }];
}
