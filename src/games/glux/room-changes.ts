import { sortSquares } from '../../element/words/sentences.js';
import { facesOf, indexOf, isKnown, roomAt } from './engine/board.js';
import { roomScores } from './engine/rules.js';
import type { Face, Square } from './engine/types.js';
import { roomName, targetsFor, type View } from './square-texts.js';

/** Placements of one side of the chip in hand that lead to the same pips in a room. */
interface Change {
  readonly room: string;
  readonly face: Face;
  readonly squares: Square[];
  /** The rank of the player in the room, and if others have the same. 0 brings no points. */
  readonly rank: number;
  readonly tied: boolean;
  /** The pips ahead of the best other player. */
  readonly lead: number;
  /** The points that the player wins in the room, less those that the best-served other player wins there. */
  readonly gain: number;
}

/** The change of the points in the room of a square, if a side is placed there; undefined if they stay as they are. */
function changeAt({ state }: View, square: Square, face: Face): Change | undefined {
  const { board, stacks, seat } = state;
  const at = indexOf(board, square);
  const room = roomAt(board, at);
  const next = { ...state, stacks: stacks.with(at, [...stacks[at]!, { seat, face }]) };
  const [before, after] = [state, next].map((each) => roomScores(each).find((score) => score.room === room));
  if (!before || !after || after.points.join() === before.points.join()) return undefined;
  const won = after.points.map((points, each) => points - before.points[each]!);
  const others = after.pips.filter((_, each) => each !== seat);
  return {
    room,
    face,
    squares: [square],
    rank: after.points[seat]! && after.ranks[seat]!,
    tied: after.ranks.filter((rank) => rank === after.ranks[seat]).length > 1,
    lead: after.pips[seat]! - Math.max(...others),
    gain: won[seat]! - Math.max(...won.filter((_, each) => each !== seat)),
  };
}

/** Who wins more points comes first, then who is further ahead. */
const better = (one: Change, other: Change) => other.gain - one.gain || other.lead - one.lead;

/**
 * The placements that change the points in a room, by rooms, the best first: by the points that change, then by the lead in pips. A person
 * can count all of it on the board.
 */
export function changesText(view: View): string {
  const { state, words } = view;
  const targets = [...targetsFor(view).keys()];
  if (targets.length === 0) return '';
  const hand = state.hands[state.seat]!;
  const changes = new Map<string, Change>();
  for (const face of isKnown(hand) ? facesOf(hand) : [])
    for (const square of targets) {
      const change = changeAt(view, square, face);
      if (!change) continue;
      const { room, lead, gain } = change;
      const key = [room, face, lead, gain].join();
      const known = changes.get(key);
      if (known) known.squares.push(square);
      else changes.set(key, change);
    }
  const sorted = [...changes.values()].sort(better);
  const rooms = [...new Set(sorted.map(({ room }) => room))];
  const texts = rooms.map((room) => {
    const inRoom = sorted.filter((change) => change.room === room);
    const told = inRoom.map(({ face, squares, rank, tied, lead }) =>
      words.rooms.change(face, sortSquares(squares), rank, tied, lead),
    );
    return `${roomName(view, room)}: ${told.join('; ')}.`;
  });
  return texts.join(' ') || words.rooms.noChange;
}
