import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { contrast, difference, over, parseHex } from '../../../site/studio/colour.js';
import { markup } from '../../../src/element/drawing/template.js';
import { resolveValue } from '../../../src/element/drawing/styles.js';
import { seatTokens } from '../../../src/element/styles/seat-colors.js';
import { boardColors } from '../../../src/element/styles/tokens.js';
import { boardStyles } from '../../../src/games/glux/drawing/board.styles.js';
import { groundParts } from '../../../src/games/glux/drawing/ground.js';
import { lightOf } from '../../../src/games/glux/drawing/light.js';
import { layout } from '../../../src/games/glux/drawing/places.js';
import { planOf } from '../../../src/games/glux/drawing/rooms.js';
import { glux, type Face, type GluxState } from '../../../src/games/glux/engine/index.js';

/** A position with chips, as seat, face and square. */
function withChips(players: 2 | 3 | 4, chips: string): GluxState {
  const state = glux.setup({ players });
  const { rows } = state.board;
  const stacks = state.stacks.map(() => [] as { seat: number; face: Face }[]);
  for (const [, letter = '', face, column = '', row] of chips.matchAll(/([A-D])(\d)@([a-z])(\d+)/g))
    stacks[(rows.length - Number(row)) * rows[0]!.length + column.charCodeAt(0) - 97]!.push({
      seat: 'ABCD'.indexOf(letter),
      face: Number(face) as Face,
    });
  return { ...state, stacks };
}

const lightIn = (state: GluxState, letter: string, turned = false) =>
  lightOf(
    planOf(layout(state.board, turned)).rooms.find((room) => room.letter === letter)!,
    state,
  );

/** Players, chips, room; the leaders, their margin, the level. */
const table = [
  [2, '', 'E', '', 0, 0],
  [2, 'A1@f5', 'E', 'A', 1, 0.6],
  [2, 'A6@f5 A4@g4', 'E', 'A', 10, 0.96],
  [2, 'A6@f5 B2@g4', 'E', 'A', 4, 0.81],
  [2, 'A6@f5 B6@f5', 'E', 'B', 6, 0.88],
  [2, 'A3@f5 B3@g4', 'E', 'AB', 3, 0.72],
  [2, 'A3@d5 B3@g7', 'D', 'A', 3, 0.75],
  [2, 'B3@g7', 'E', '', 0, 0],
  [3, 'A5@g7 B3@h8 C3@i9', 'E', 'A', 2, 0.68],
  [4, 'A2@g7 B4@h8 C4@i9 D4@g9', 'E', 'BCD', 2, 0.72],
] as const;

describe('the light of a room of Glüx', () => {
  for (const [players, chips, room, leaders, margin, level] of table)
    it(`has the leaders, their margin and its level: ${room} with ${chips || 'no chips'}`, () => {
      const state = withChips(players, chips);
      const light = lightIn(state, room);
      assert.deepEqual(
        [light.leaders.map((seat) => 'ABCD'[seat]).join(''), light.margin, light.level],
        [leaders, margin, level],
      );
    });

  it('has a lamp for each visible chip in the room, where it lies', () => {
    const state = withChips(2, 'A6@f5 B2@f5 A4@g4 A1@a9');
    const lamps = (turned: boolean) =>
      lightIn(state, 'E', turned).lamps.map(({ seat, face, at }) => [seat, face, ...at]);
    assert.deepEqual(lamps(false), [
      [1, 2, 198, 162],
      [0, 4, 234, 198],
    ]);
    assert.deepEqual(lamps(true), [
      [0, 4, 234, 126],
      [1, 2, 270, 162],
    ]);
  });

  it('is drawn again only where a chip is laid: one room, or one row of the corridors', () => {
    const drawn = (state: GluxState, before?: readonly (readonly unknown[])[]) => {
      const keys: (readonly unknown[])[] = [];
      let changed = 0;
      const keep = (part: readonly unknown[], draw: () => ReturnType<typeof groundParts>) => {
        if (before && part.some((key, i) => key !== before[keys.length]![i])) changed++;
        keys.push(part);
        return draw();
      };
      markup(groundParts({ layout: layout(state.board, false), state, coordinates: false, keep }));
      return { keys, changed };
    };
    const state = withChips(2, 'A6@f5 B2@k5');
    const { keys } = drawn(state);
    const put = (square: string) => ({
      ...state,
      stacks: state.stacks.map((stack, i) =>
        i === (9 - Number(square[1])) * 13 + square.charCodeAt(0) - 97
          ? [{ seat: 0, face: 3 as const }]
          : stack,
      ),
    });
    // the light in the room, and what comes over its walls
    assert.equal(drawn(put('g5'), keys).changed, 2);
    assert.equal(drawn(put('d9'), keys).changed, 1);
    assert.equal(drawn(state, keys).changed, 0);
  });
});

type Tokens = ReadonlyMap<string, string>;

/** The colours of a look by token, with the defaults of the tokens that it does not set. */
function tokensOf(look: string): Tokens {
  const text = readFileSync(`looks/${look}.css`, 'utf8');
  return new Map([
    ...Object.entries({ ...boardColors, ...seatTokens }).map(([name, pair]): [string, string] => [
      `--_${name}`,
      `light-dark(${pair.join()})`,
    ]),
    ...Array.from(
      text.matchAll(/--spiel-([\w-]+):\s+([^;]+);/g),
      ([, name = '', value = '']): [string, string] => [`--_${name}`, value],
    ),
    ...Array.from(
      text.matchAll(/(--glux-[\w-]+):\s+([^;]+);/g),
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  ]);
}

/** The declarations of the board's own style sheet. */
const declared = new Map(
  Array.from(
    boardStyles.matchAll(/(--_[\w-]+):\s*([^;]+);/g),
    ([, name = '', value = '']): [string, string] => [name, value.replace(/\s+/g, ' ')],
  ),
);

const looks = ['linen', 'candy', 'felt', 'high-contrast', 'newsprint', 'night', 'terminal'];

describe('the light of Glüx keeps its contrasts', () => {
  for (const look of looks)
    for (const dark of look === 'night' || look === 'terminal' ? [true] : [false, true])
      for (const seat of [1, 2, 3, 4])
        it(`in the look ${look}, ${dark ? 'dark' : 'light'}, for seat ${seat}`, () => {
          const tokens = tokensOf(look);
          const lookup = (name: string): string | undefined =>
            name === '--_seat'
              ? value(`var(--_seat-${seat})`)
              : (tokens.get(name) ?? (declared.has(name) ? value(declared.get(name)!) : undefined));
          const value = (text: string) => resolveValue(text, lookup, dark);
          const [core, middle, edge] = ['--_l0', '--_l1', '--_l2'].map((name) => value(`var(${name})`)) as [
            string,
            string,
            string,
          ];
          const [wall, room, corridor] = ['--_wall', '--_room', '--_corridor'].map((name) =>
            value(`var(${name})`),
          ) as [string, string, string];
          const casing = dark ? value('var(--_casing)') : wall;
          // the number of a chip on its lens
          for (const light of [core, middle])
            assert.ok(contrast('#1c0f0a', light) >= 7, `${light}: ${contrast('#1c0f0a', light).toFixed(2)}`);
          // the wall or its casing on every floor, in any light
          for (const floor of [room, corridor, core, middle, edge]) {
            const seen = Math.max(contrast(wall, floor), contrast(casing, floor));
            assert.ok(seen >= 3, `${wall} and ${casing} on ${floor}: ${seen.toFixed(2)}`);
          }
          if (dark) assert.ok(contrast(wall, casing) >= 7);
          // the light of the least lead is seen on the floor
          const faint = over(`${middle.slice(0, 7)}99`, room);
          const apart = difference(parseHex(faint), parseHex(room));
          assert.ok(apart >= 6, `${faint} on ${room}: ${apart.toFixed(1)}`);
        });
});
