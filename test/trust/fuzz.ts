/** Hostile texts for all parsers, as in test/fuzz. */
import { random } from '../../src/core/random.js';
import { targets } from '../fuzz/targets.js';
import { mutate } from '../support/mutate.js';
import { sized, type Figure, type Scale } from './figure.js';

const TEXTS = 10_000_000;

export function fuzz(scale: Scale): readonly Figure[] {
  const each = Math.ceil(sized(scale, TEXTS) / targets.length);
  let accepted = 0;
  const faults: string[] = [];
  for (const { name, texts, accepts } of targets)
    for (let i = 0; i < each; i++) {
      const text = mutate(texts, random(`${scale.seed} ${name}`, i));
      try {
        accepted += Number(accepts(text));
      } catch (error) {
        faults.push(`${name}, number ${i}: ${JSON.stringify(text)}: ${String(error)}`);
      }
    }
  const result = `${accepted.toLocaleString('en')} accepted and written back, all others refused with a documented error`;
  const count = each * targets.length;
  return [{ name: `Hostile texts for ${targets.length} parsers`, unit: 'texts', count, result, faults }];
}
