/** The page on which readers throw the dice of the package and verify a game. */
import {
  chiSquare,
  FEWEST,
  gamesWithChance,
  pValue,
  sampleDice,
  sampleDraws,
  type Sample,
  type Sampler,
} from './samples.js';
import { formatRecord } from '../../src/core/format-record.js';
import { Match } from '../../src/core/match.js';
import { games, random } from '../../src/engine.js';
import { language, say } from '../texts.js';
import { commonBand, drawChart } from './chart.js';
import { findingOf, findingOfAll, neededFor, outcomesOf } from './judge.js';
import { Refused, sha256, verify, type Verified } from './verify.js';

const byId = (id: string) => document.getElementById(id)!;
const field = (id: string) => byId(id) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const progress = byId('progress') as HTMLProgressElement;
const stop = byId('stop') as HTMLButtonElement;

const number = new Intl.NumberFormat(language);
const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: 2 });
const chance = new Intl.NumberFormat(language, { maximumFractionDigits: 4, minimumFractionDigits: 4 });

/** A probability that is smaller is not written in full. */
const LEAST = 0.0001;

const rounded = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

/** The names of the games by id. */
const names = new Map(
  (field('kind').dataset.names ?? '').split(';').map((each): [string, string] => {
    const [id = '', name = ''] = each.split('=');
    return [id, name];
  }),
);

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

const probability = (p: number) =>
  p < LEAST ? say('belowSmall') : p > 1 - LEAST ? say('aboveLarge') : chance.format(p);

/** A probability as a number of runs: `83 in 100`. */
function runs(p: number): string {
  if (p > 0.995) return say('almostAll');
  const of = [100, 1000, 10_000].find((each) => Math.round(p * each) >= (each === 100 ? 2 : 1));
  if (!of) return say('almostNone');
  return say('runs', { count: Math.round(p * of), of: number.format(of) });
}

const sizeOf = ({ counts }: Sample) => counts.reduce((sum, each) => sum + each, 0);
const nameOf = ({ kind, game = '' }: Sample) => say(`sample${kind}`, { game: names.get(game) ?? game });
const amount = (sample: Sample, count = sizeOf(sample)) =>
  say(`unit${sample.kind}`, { count: number.format(count) });

/** The sentence about a sample below the verdict. */
function reason(sample: Sample, samples: number): string {
  const values = { sample: nameOf(sample), needed: amount(sample, neededFor(sample)) };
  if (findingOf(sample, samples) === 'Few') return say('tooFew', values);
  const p = pValue(chiSquare(sample));
  // what is too even is seen from the other side
  return p > 0.99
    ? say('reasonEven', { ...values, runs: runs(1 - p) })
    : say('reason', { ...values, runs: runs(p) });
}

/** The verdict in words, and what it follows from. */
function showFinding(samples: readonly Sample[]): void {
  const [first] = samples as [Sample];
  const finding = findingOfAll(samples);
  const fair = say(first.kind === 'Dice' ? 'fairDie' : 'fairDraws');
  byId('finding').textContent = say(`finding${finding}`, { fair });
  const shared = finding === 'Few' ? undefined : commonBand(first);
  const more = [
    ...samples.map((sample) => reason(sample, samples.length)),
    ...(shared ? [say('power', { amount: amount(first), band: shared.text })] : []),
    ...(finding === 'Unusual' ? [say('again')] : []),
  ];
  byId('reasons').replaceChildren(
    ...more.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
  );
  byId('results').dataset.finding = finding;
}

/** The chart, and how many of its bars are outside. */
function showChart(sample: Sample): void {
  byId('bars').replaceChildren(...drawChart(sample));
  const counted = outcomesOf(sample).filter(({ expected }) => expected >= FEWEST);
  const outside = counted.filter(({ isOutside }) => isOutside).length;
  byId('outside').textContent = counted.length
    ? say('outside', { outside: number.format(outside), all: number.format(counted.length) })
    : '';
}

function show(samples: readonly Sample[]): void {
  showFinding(samples);
  showChart(samples[0]!);
  byId('figures').replaceChildren(
    ...samples.map((sample) => {
      const found = chiSquare(sample);
      return row([
        nameOf(sample),
        amount(sample),
        decimal.format(found.square),
        String(found.free),
        probability(pValue(found)),
      ]);
    }),
  );
  byId('counts').replaceChildren(
    ...samples.flatMap((sample) =>
      outcomesOf(sample).map(({ found, expected, band, isOutside }, i) =>
        row([
          sample.classes[i]!,
          number.format(found) + (isOutside && expected >= FEWEST ? ` ${say('isOutside')}` : ''),
          rounded.format(expected),
          // a band of a rare outcome would begin below 0
          expected < FEWEST
            ? '–'
            : `${number.format(Math.max(0, Math.ceil(expected - band)))}–${number.format(Math.floor(expected + band))}`,
        ]),
      ),
    ),
  );
}

/** Draws in slices, so that the page stays responsive. */
async function draw({ samples, add }: Sampler, count: number, own: object): Promise<void> {
  let done = 0;
  progress.hidden = false;
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
  progress.hidden = true;
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
  ...gamesWithChance.map((id) => new Option(say('sampleDraws', { game: names.get(id) ?? id }), id)),
);
function showMost(): void {
  byId('most').textContent = say('most', { most: number.format(most(field('kind').value)) });
}
field('kind').addEventListener('change', showMost);
showMost();

/** Fills in a game of Luzi und Joe by chance, with its seed and commitment. */
async function fillExample(): Promise<void> {
  const seed = crypto.randomUUID();
  const match = new Match(games.luzi, { options: { rounds: 2 } });
  while (match.turn !== 'over') {
    const moves = games.luzi.moves(match.state);
    const from = random(`moves of ${seed}`, match.ply);
    match.play(
      match.turn === 'chance' ? match.chance(random(seed, match.ply)) : moves[from.below(moves.length)]!,
    );
  }
  const values = { record: formatRecord(match), seed, commitment: await sha256(seed) };
  for (const [name, value] of Object.entries(values)) {
    fault(name, '');
    field(name).value = value;
  }
  byId('verdict').textContent = '';
}
byId('example').addEventListener('click', () => void fillExample());

// the page begins with dice of the seed in the field
const first = sampleDice(field('own-seed').value);
first.add(Number(field('count').value));
show(first.samples);
document.documentElement.classList.add('fairness-ready');
