/** Pairs of positions of Glüx that differ only in what the viewer cannot know: the hidden chip of the other seat. */
import { levels, type Task } from '../../src/core/bot.js';
import { formatRecord } from '../../src/core/format-record.js';
import type { Seat } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { random, type Random } from '../../src/core/random.js';
import { linkText } from '../../src/element/model/link-text.js';
import { bot } from '../../src/games/glux/bot/index.js';
import { Twin } from '../../src/games/glux/bot/twin.js';
import { glux, type GluxState } from '../../src/games/glux/engine/index.js';
import { drain } from '../../test/support/drain.js';
import { playOut } from '../../test/support/random-games.js';
import { sized, type Figure, type Scale } from './figure.js';

const PAIRS = 10_000;
/** The iterations of a computer player for each position of a pair. */
const BUDGET = 16;
/** A pair on the page is two boards with a move each. */
const SHOWN_PAIRS = 1000;

/** Two positions, and the seat that cannot tell them apart. */
export interface SecretPair {
  readonly viewer: Seat;
  readonly positions: readonly [string, string];
}

const chips = ['16', '25', '34'] as const;

/** The hands, and the counts of the chips that are left, at the end of a position for two. */
const secrets = / (?<hands>\d\d,\d\d) (?<left>\d\d\d,\d\d\d) -$/;

/** The position with another chip in the hand of the other seat; undefined if there is only one possible. */
export function otherSecret(position: string, viewer: Seat, { below }: Random): string | undefined {
  const { hands = '', left = '' } = secrets.exec(position)?.groups ?? {};
  const hidden = 1 - viewer;
  const hand = hands.split(',');
  const counts = left.split(',');
  const total = Array.from(counts[hidden] ?? '', Number);
  const held = chips.findIndex((chip) => chip === hand[hidden]);
  if (held < 0) return undefined;
  total[held]!++;
  const others = chips.flatMap((_, i) => (i !== held && total[i]! > 0 ? [i] : []));
  if (others.length === 0) return undefined;
  const other = others[below(others.length)]!;
  total[other]!--;
  hand[hidden] = chips[other]!;
  counts[hidden] = total.join('');
  return position.replace(secrets, ` ${hand.join()} ${counts.join()} -`);
}

/** Pairs from random games. */
export function* secretPairs(seed: string, count: number): Generator<SecretPair> {
  for (let game = 0, made = 0; made < count; game++) {
    const steps = playOut(glux, undefined, `${seed} secrets ${game}`, 60);
    for (const [ply, { state }] of steps.entries()) {
      const position = glux.formatPosition(state);
      const viewer: Seat = ply % 2;
      const other = otherSecret(position, viewer, random(`${seed} ${game}`, ply));
      if (other === undefined || glux.turn(state) === 'over') continue;
      yield { viewer, positions: [position, other] };
      if (++made === count) return;
    }
  }
}

/** The pairs for the check on the page. */
export const pairsToShow = (scale: Scale): readonly SecretPair[] => [
  ...secretPairs(`${scale.seed} page`, sized(scale, SHOWN_PAIRS)),
];

/** The pairs whose commitments are compared: those in which chance is not to move, because its outcome depends on the seed. */
export const pairsToCommit = (scale: Scale): readonly SecretPair[] =>
  [...secretPairs(`${scale.seed} commitments`, sized(scale, SHOWN_PAIRS))].filter(
    ({ positions: [position] }) => glux.turn(glux.parsePosition(position)) !== 'chance',
  );

/** Everything that a viewer gets of a position without a page. A bot gets the view of its seat. */
function known(position: string, viewer: Seat): string {
  const match = new Match(glux, { position });
  const view: GluxState = glux.view(match.state, viewer);
  const moves = glux.turn(view) === viewer ? glux.moves(view).map(glux.formatMove) : [];
  return JSON.stringify([
    view,
    glux.formatPosition(view),
    moves,
    glux.scores(match.state),
    formatRecord(match, [], viewer),
    formatRecord(match, [], 'table'),
    linkText(match),
  ]);
}

export function hiddenInformation(scale: Scale): readonly Figure[] {
  const count = sized(scale, PAIRS);
  const faults: string[] = [];
  for (const { viewer, positions } of secretPairs(scale.seed, count)) {
    const [one, other] = positions.map((position) => known(position, viewer));
    if (one !== other) faults.push(`seat ${viewer}: ${positions.join(' | ')}`);
  }
  const result = 'view, position, moves, scores, records and link are equal';
  return [{ name: 'Hidden hands without a page', unit: 'pairs', count, result, faults }];
}

/** Counts the moves that the searches of a computer player make on their boards while `run` runs. */
function countMoves(run: () => void): number {
  const { lay } = Twin.prototype;
  let moves = 0;
  Twin.prototype.lay = function (this: Twin, at, face) {
    moves++;
    lay.call(this, at, face);
  };
  try {
    run();
  } finally {
    Twin.prototype.lay = lay;
  }
  return moves;
}

/**
 * The work of the computer player that moves in a position: the number of its steps and, if the viewer is to move, its answer and the
 * number of moves in its search, too. The search of the other seat knows the hidden chip, and plays other moves with it.
 */
export function work(position: string, viewer: Seat, task: Task): string {
  const { state } = new Match(glux, { position });
  const seat = glux.turn(state) as Seat;
  let steps = 0;
  let answer: unknown;
  const moves = countMoves(() => {
    const { progress, verdict } = drain(bot, glux.view(state, seat), task);
    steps = progress.length;
    answer = verdict;
  });
  return JSON.stringify(seat === viewer ? { steps, moves, answer } : { steps });
}

/** How long a computer player thinks must not tell the hidden chip. The work is compared: times vary from run to run. */
export function hiddenWork(scale: Scale): readonly Figure[] {
  const faults: string[] = [];
  let count = 0;
  for (const { viewer, positions } of secretPairs(`${scale.seed} work`, sized(scale, PAIRS))) {
    if (typeof glux.turn(glux.parsePosition(positions[0])) !== 'number') continue;
    const task = { level: levels[count % 4]!, seed: 'same', budget: BUDGET, analysis: count % 8 < 4 };
    count++;
    const [one, other] = positions.map((position) => work(position, viewer, task));
    if (one !== other) faults.push(`seat ${viewer}: ${positions.join(' | ')}: ${one} | ${other}`);
  }
  const result = 'steps, moves in the search and answers are equal';
  return [{ name: 'Work of computers on hidden hands', unit: 'pairs', count, result, faults }];
}
