import { glux, type GluxState } from '../../../src/games/glux/engine/index.js';
import { scenesOf } from '../../support/scenes.js';

const { formatMove, parseMove } = glux;

export const { scene, legal, after, why } = scenesOf(glux);

/** The squares on which the chip in hand may lie, as one text. */
export const lit = (state: GluxState): string =>
  [...new Set(glux.moves(state).map((move) => formatMove(move).slice(2)))].join(' ');

/** The happenings of a move: `covered B by A e1 6 G6`, a line each. */
export const happened = (state: GluxState, move: string): readonly string[] =>
  glux.happenings(state, parseMove(move)).map((happening) => {
    const { kind, seat, by, squares, rule, score, ...more } = happening;
    const letter = (each: number) => 'ABCD'[each];
    return [
      kind,
      seat === undefined ? '' : letter(seat),
      by === undefined ? '' : `by ${letter(by)}`,
      squares?.join(' ') ?? '',
      ...Object.values(more as Record<string, unknown>),
      score ?? '',
      rule,
    ]
      .filter((word) => word !== '')
      .join(' ');
  });

/** A position whose bags hold the chips that are neither laid nor in hand. */
export function position(rows: string, seat: string, hands: string, out = '-'): string {
  const bags = hands.split(',').map((hand, i) =>
    ['16', '25', '34'].map((chip) => {
      const laid = [...rows.matchAll(/([A-D])(\d)/g)].filter(
        ([, letter, face]) => letter === 'ABCD'[i] && chip.includes(face!),
      );
      return 8 - laid.length - Number(hand === chip);
    }),
  );
  return [rows, seat, hands, bags.map((bag) => bag.join('')).join(), out].join(' ');
}

/** The rows of a position in which both seats have drawn all chips but one. */
export const allDrawn =
  '1,(B3B5),2,B3,(A3A3),1,(B6B5),4,(B6B5)/2,B3,4,(B6B5),4,(B6B3)/1,B5,11/(A4A5),3,(A6B4),(A3A3),2,A6,1,(A5A6),2/13/1,(B6B3),2,(B6B5),2,B4,(B6B5),3,(B6B4)/A6,4,(A5A3),2,(A4A5),1,(A6A5),2/13/(A6A5),4,(A6A5),4,(A3A5),2';
