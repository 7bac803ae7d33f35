import type { GameTypes } from '../../../core/game.js';
import { notationOf } from '../../../core/errors.js';
import { MAX_DEPTH, type Line, type Variations, type MatchOf } from '../../../core/match.js';
import { formatPath, matchAt, parsePath, type Branch, type Path } from '../../../core/path.js';
import { random } from '../../../core/random.js';
import type { Board, AnyBoard } from '../../model/board.js';
import type { PlayedMove } from '../../model/effects.js';
import type { MatchStore } from '../../model/match-store.js';
import type { ShownLine } from '../../model/snapshot.js';
import { recordView } from '../../ui/view/record-entries.js';
import { replayWords } from '../../../words/en/parts.js';

/** The paths of the plies of a match that shows the line behind some branches. */
function pathsOf(branches: readonly Branch[], length: number): readonly string[] {
  const starts = branches.map((_, i) => branches.slice(0, i + 1).reduce((sum, { ply }) => sum + ply - 1, 0));
  return Array.from({ length: length + 1 }, (_, ply) => {
    const depth = starts.filter((start) => start < ply).length;
    return formatPath({ branches: branches.slice(0, depth), ply: ply - (starts[depth - 1] ?? 0) });
  });
}

const sameBranches = (a: readonly Branch[], b: readonly Branch[]): boolean =>
  a.length === b.length &&
  a.every(({ ply, variation }, i) => ply === b[i]!.ply && variation === b[i]!.variation);

/** Shows the place of a path. The variation of the reader ends when another line is shown. Throws BadNotation. */
export function goToPath(board: AnyBoard, text: string): void {
  const { store } = board;
  const { line, record, match: before, viewer } = store.snapshot;
  const path = parsePath(text);
  const same = line !== undefined && sameBranches(line.branches, path.branches);
  const tree = same ? line.tree : record;
  const match = matchAt(tree, path);
  if (same || (!line && path.branches.length === 0)) {
    store.goTo(match.ply);
    return;
  }
  const words = replayWords(board.words().ui);
  if (path.branches.length === 0) {
    board.announce(`${words.main}.`);
    store.showLine(match, undefined, steppedTo(match, before));
    return;
  }
  const replaced = match.ply - path.ply + 1;
  const { entries } = recordView(match, viewer, board.definition.turns);
  const round = entries.find(({ plies }) => plies.at(-1)!.ply >= replaced)?.round ?? 1;
  board.announce(`${words.variation(String(round))}.`);
  const paths = pathsOf(path.branches, match.moves.length);
  const shown = { record, tree, branches: path.branches, isReaders: false, paths };
  store.showLine(match, shown, steppedTo(match, before));
}

/** The last move before the cursor, if it was played from the position that was shown before. */
function steppedTo<G extends GameTypes>(match: MatchOf<G>, before: MatchOf<G>): PlayedMove<G> | undefined {
  const { game, ply, moves } = match;
  const move = moves[ply - 1];
  if (move === undefined || before.ply !== ply - 1 || match.stateAt(ply - 1) !== before.state)
    return undefined;
  const seat = game.turn(before.state);
  if (seat === 'over') return undefined;
  return { before: before.state, move, seat, happenings: match.happeningsAt(ply), ply };
}

/** The line behind some branches; `main` is the line in which the first one branches off. */
export const lineAt = <M>(main: Line<M>, branches: readonly Branch[]): Line<M> | undefined =>
  branches.reduce<Line<M> | undefined>(
    (line, { ply, variation }) => line?.variations.get(ply)?.[variation],
    main,
  );

/** Variations in which one line is changed. */
function changeLine<M>(
  variations: Variations<M>,
  [branch, ...rest]: readonly Branch[],
  change: (line: Line<M>) => Line<M>,
): Variations<M> {
  const { ply, variation } = branch!;
  const lines = variations.get(ply) ?? [];
  const changed = lines.map((line, i) => {
    if (i !== variation) return line;
    return rest.length > 0
      ? { ...line, variations: changeLine(line.variations, rest, change) }
      : change(line);
  });
  return new Map([...variations, [ply, changed]]);
}

const changeTree = <G extends GameTypes>(
  tree: MatchOf<G>,
  branches: readonly Branch[],
  change: (line: Line<G['move']>) => Pick<Line<G['move']>, 'moves' | 'variations'>,
): MatchOf<G> =>
  tree.withVariations(
    branches.length > 0
      ? changeLine(tree.variations, branches, (line) => ({ ...line, ...change(line) }))
      : change(tree).variations,
  );

const isMove = <G extends GameTypes>(
  { game }: MatchOf<G>,
  one: G['move'] | undefined,
  other: G['move'],
): boolean => one !== undefined && notationOf(game, one) === notationOf(game, other);

/** The place at which a known line continues with a move; undefined if the move is new there. */
function knownPlace<G extends GameTypes>(
  tree: MatchOf<G>,
  { branches, ply }: Path,
  move: G['move'],
): Path | undefined {
  const line = lineAt(tree, branches);
  if (isMove(tree, line?.moves[ply], move)) return { branches, ply: ply + 1 };
  const lines = line?.variations.get(ply + 1) ?? [];
  const variation = lines.findIndex(({ moves }) => isMove(tree, moves[0], move));
  return variation < 0 ? undefined : { branches: [...branches, { ply: ply + 1, variation }], ply: 1 };
}

/**
 * Plays a move of a reader at the place that is shown. A move of the record goes on in it. Any other one begins a variation of
 * the reader or continues it; with `editable` it becomes part of the record. Returns false if variations would be nested too
 * deep. Throws IllegalMove.
 */
function explore<G extends GameTypes>(board: Board<G>, move: G['move']): boolean {
  const { store } = board;
  const { line, match: before, path: text, record, turn, settings } = store.snapshot;
  const { editable } = settings;
  if (line?.visit) return playVisit(store, line, move);
  const path = parsePath(text);
  const inOwn = line?.isReaders === true && sameBranches(path.branches, line.branches);
  const tree = inOwn ? line.tree : record;
  if (isMove(before, before.moves[before.ply], move)) return store.goTo(before.ply + 1);
  const known = knownPlace(tree, path, move);
  if (known) {
    goToPath(board, formatPath(known));
    return true;
  }
  const match = before.copy();
  const { happenings } = match.play(move);
  if (turn === 'over') return false;
  const played = { before: before.state, move, seat: turn, happenings, ply: match.ply };
  const length = lineAt(tree, path.branches)?.moves.length ?? 0;
  if (editable && path.branches.length === 0 && path.ply === length) {
    store.showLine(match.withVariations(record.variations), undefined, played);
    return true;
  }
  const shown = withMove({ tree, path, move, extend: path.ply === length && (inOwn || editable), inOwn });
  if (shown.branches.length > MAX_DEPTH) return false;
  const paths = pathsOf(shown.branches, match.moves.length);
  const next: ShownLine<G> = {
    ...shown,
    record: editable ? shown.tree : record,
    isReaders: !editable,
    paths,
  };
  if (next.isReaders && !inOwn) board.announce(`${replayWords(board.words().ui).ownVariation}.`);
  store.showLine(match.withVariations(new Map()), next, played);
  return true;
}

/**
 * Plays a move at a position of a text. In place of a move of chance it plays another one: it must tell nothing about the chance
 * of the game. Throws IllegalMove.
 */
function playVisit<G extends GameTypes>(store: MatchStore<G>, line: ShownLine<G>, given: G['move']): boolean {
  const { match: before, turn } = store.snapshot;
  const move = turn === 'chance' ? before.chance(random(`${store.seed} visit`, before.ply)) : given;
  const match = before.copy();
  const { happenings } = match.play(move);
  if (turn === 'over') return false;
  const played = { before: before.state, move, seat: turn, happenings, ply: match.ply };
  store.showLine(match, { ...line, paths: [...line.paths.slice(0, match.ply), ''] }, played);
  return true;
}

interface NewMove<G extends GameTypes> {
  readonly tree: MatchOf<G>;
  readonly path: Path;
  readonly move: G['move'];
  /** The move follows the last one of its line. */
  readonly extend: boolean;
  /** The place is in the variation of the reader, which is cut off there. */
  readonly inOwn: boolean;
}

/** The tree with a new move at a place, and the branches that lead to its line. */
function withMove<G extends GameTypes>({
  tree,
  path,
  move,
  extend,
  inOwn,
}: NewMove<G>): Pick<ShownLine<G>, 'tree' | 'branches'> {
  const { branches, ply } = path;
  if (extend || inOwn) {
    const changed = changeTree(tree, branches, ({ moves, variations }) => ({
      moves: [...moves.slice(0, ply), move],
      variations,
    }));
    return { tree: changed, branches };
  }
  const added: Line<G['move']> = { moves: [move], notes: new Map(), variations: new Map() };
  let variation = 0;
  const changed = changeTree(tree, branches, ({ moves, variations }) => {
    const lines = variations.get(ply + 1) ?? [];
    variation = lines.length;
    return { moves, variations: new Map([...variations, [ply + 1, [...lines, added]]]) };
  });
  return { tree: changed, branches: [...branches, { ply: ply + 1, variation }] };
}

/** Lets a reader play moves outside the main line. */
export function allowMoves(board: AnyBoard): void {
  const { store } = board;
  store.explore ??= (move) => explore(board, move);
  store.set({ explorable: true });
}

/** Goes back to the place at which the variation of the reader begins. */
export function leaveOwn(board: AnyBoard): void {
  const { line } = board.store.snapshot;
  if (!line) return;
  const start = line.branches.reduce((sum, { ply }) => sum + ply - 1, 0);
  goToPath(board, line.paths[start]!);
}
