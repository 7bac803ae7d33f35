/** The page on which readers throw the dice of the package and verify a game. */
import {
  chiSquare,
  deviation,
  expectedOf,
  gamesWithChance,
  pValue,
  sampleDice,
  sampleDraws,
  type Sample,
  type Sampler,
} from './samples.js';
import { language, say } from '../texts.js';
import { Refused, verify, type Verified } from './verify.js';

const byId = (id: string) => document.getElementById(id)!;
const field = (id: string) => byId(id) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const progress = byId('progress') as HTMLProgressElement;
const stop = byId('stop') as HTMLButtonElement;

const number = new Intl.NumberFormat(language);
const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: 2 });

const chance = new Intl.NumberFormat(language, { maximumFractionDigits: 4, minimumFractionDigits: 4 });

/** The most values of each kind. */
const most = (kind: string) => (kind === 'dice' ? 6_000_000 : 1_000_000);
/** Milliseconds of work before the page gets its turn. */
const SLICE = 12;
const STEP = 500;

/** The run that goes on; a new one, and Stop, replace it. */
let run: object | undefined;

const row = (cells: readonly string[]) => {
  const line = document.createElement('tr');
  line.append(
    ...cells.map((text, i) => {
      const cell = document.createElement(i ? 'td' : 'th');
      if (!i) cell.setAttribute('scope', 'row');
      cell.textContent = text;
      return cell;
    }),
  );
  return line;
};

const probability = (p: number) => (p < 0.0001 ? say('belowSmall') : chance.format(p));

function show(samples: readonly Sample[]): void {
  byId('figures').replaceChildren(
    ...samples.map((sample) => {
      const found = chiSquare(sample);
      const count = sample.counts.reduce((sum, each) => sum + each, 0);
      return row([
        say(`sample${sample.kind}`, { game: sample.game ?? '' }),
        `${number.format(count)} ${say(`unit${sample.kind}`)}`,
        decimal.format(found.square),
        String(found.free),
        probability(pValue(found)),
        decimal.format(deviation(found)),
      ]);
    }),
  );
  byId('counts').replaceChildren(
    ...samples.flatMap((sample) => {
      const expected = expectedOf(sample);
      return sample.classes.map((name, i) =>
        row([name, number.format(sample.counts[i]!), number.format(Math.round(expected[i]!))]),
      );
    }),
  );
  byId('results').hidden = false;
}

/** Draws in slices, so that the page stays responsive. */
async function draw({ samples, add }: Sampler, count: number, own: object): Promise<void> {
  let done = 0;
  while (done < count && run === own) {
    for (const end = performance.now() + SLICE; done < count && performance.now() < end;) {
      const step = Math.min(STEP, count - done);
      add(step);
      done += step;
    }
    progress.value = done / count;
    await new Promise((resolve) => setTimeout(resolve));
  }
  // another run shows its own numbers
  if (run !== own && run) return;
  show(samples);
  byId('said').textContent = say(done < count ? 'stopped' : 'drawn', { count: number.format(done) });
  run = undefined;
  stop.disabled = true;
}

function fault(id: string, message: string): void {
  field(id).setAttribute('aria-invalid', String(message !== ''));
  byId(`fault-${id}`).textContent = message;
}

byId('throw').addEventListener('submit', (event) => {
  event.preventDefault();
  const kind = field('kind').value;
  const count = Number(field('count').value);
  const valid = Number.isInteger(count) && count >= 1 && count <= most(kind);
  fault('count', valid ? '' : say('wholeNumber', { most: number.format(most(kind)) }));
  if (!valid) {
    field('count').focus();
    return;
  }
  const seed = field('own-seed').value;
  const sampler = kind === 'dice' ? sampleDice(seed) : sampleDraws(kind, seed)!;
  run = {};
  byId('said').textContent = say('drawing');
  stop.disabled = false;
  void draw(sampler, count, run);
});

stop.addEventListener('click', () => {
  run = undefined;
  byId('throw').querySelector<HTMLButtonElement>('.main')!.focus();
});

function verdict({ count, table, kept }: Verified): string {
  const values = { count: number.format(count) };
  return table
    ? `${say('verifiedTable', values)} ${say(kept ? 'kept' : 'notKept')}`
    : say('verified', values);
}

async function check(): Promise<void> {
  const names = ['record', 'seed', 'commitment'] as const;
  for (const name of names) fault(name, '');
  byId('verdict').textContent = '';
  try {
    const [record, seed, commitment] = names.map((name) => field(name).value);
    byId('verdict').textContent = verdict(await verify(record!, seed!, commitment!));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    fault(error.field, say(error.text, error.values));
    field(error.field).focus();
  }
}

byId('verify').addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});

field('kind').append(
  ...gamesWithChance.map((id) => new Option(say('upTo', { game: id, most: number.format(most(id)) }), id)),
);
document.documentElement.classList.add('fairness-ready');
