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
import { formatRecord } from '../../src/core/format-record.js';
import { Match } from '../../src/core/match.js';
import { games, random } from '../../src/engine.js';
import { language, say } from '../texts.js';
import { Refused, sha256, verify, type Verified } from './verify.js';

const byId = (id: string) => document.getElementById(id)!;
const field = (id: string) => byId(id) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const progress = byId('progress') as HTMLProgressElement;
const stop = byId('stop') as HTMLButtonElement;

const number = new Intl.NumberFormat(language);
const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: 2 });

/** A share of a sample, on its bar. */
const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });

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

/** The chart: bars of a sample, and lines at the expected numbers. The table of all counts says the same. */
const WIDTH = 600;
const HEIGHT = 150;
const LABELS = 24;
/** A bar of more classes would be too narrow, and one of these for its share. */
const MOST_BARS = 36;
const MOST_SHARES = 8;

function drawBars(sample: Sample): void {
  const { classes, counts } = sample;
  const expected = expectedOf(sample);
  const most = Math.max(1, ...counts, ...expected);
  const step = WIDTH / classes.length;
  const all = counts.reduce((sum, each) => sum + each, 0);
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 6);
  const draw = (name: string, values: Readonly<Record<string, string | number>>, text = '') => {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(values)) shape.setAttribute(key, String(value));
    shape.textContent = text;
    return shape;
  };
  byId('bars').replaceChildren(
    ...classes.slice(0, classes.length > MOST_BARS ? 0 : MOST_BARS).flatMap((label, i) => {
      const [x, top, line] = [step * i, y(counts[i]!), y(expected[i]!)];
      return [
        draw('rect', { x: x + step * 0.12, y: top, width: step * 0.76, height: HEIGHT - top }),
        draw('line', { x1: x + step * 0.04, x2: x + step * 0.96, y1: line, y2: line }),
        draw('text', { x: x + step / 2, y: HEIGHT + LABELS - 6 }, label),
        ...(classes.length > MOST_SHARES
          ? []
          : [
              draw(
                'text',
                { class: 'share', x: x + step / 2, y: HEIGHT - 12 },
                percent.format(counts[i]! / all),
              ),
            ]),
      ];
    }),
  );
}

function show(samples: readonly Sample[]): void {
  drawBars(samples[0]!);
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
  ...gamesWithChance.map((id) => new Option(say('upTo', { game: id, most: number.format(most(id)) }), id)),
);

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
