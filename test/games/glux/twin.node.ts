import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { random } from '../../../src/core/random.js';
import { Twin } from '../../../src/games/glux/bot/twin.js';
import { glux, reach, squareAt, type GluxState } from '../../../src/games/glux/engine/index.js';
import { party } from './positions.js';
import { allDrawn, position, scene } from './scene.js';
import { playBeside, playTwinOut, said, saidBy, tables } from './twin-beside.js';

/** Every n-th state of random games with all options. */
function* states(every: number): Generator<GluxState> {
  for (const [i, options] of tables.entries()) {
    let ply = 0;
    for (const [state] of playBeside(options, random('states', i))) if (ply++ % every === 0) yield state;
  }
}

/** Random games for each table. With TWIN_GAMES=250, the tables with `last-draw` have more than 10⁵ plies. */
const GAMES = Number(process.env.TWIN_GAMES ?? 4);

describe('the fast engine (Twin) of Glüx', () => {
  for (const options of tables) {
    const { board, ending = 'last-chip', players = 2 } = options;
    it(`agrees with the engine at every ply of random games for ${players} on ${board?.name ?? 'the standard board'}, ${ending}`, () => {
      for (let game = 0; game < GAMES; game++) {
        for (const [state, engine, twin] of playBeside(options, random('twin', game)))
          assert.equal(twin, engine, glux.formatPosition(state));
      }
    });
  }

  it('starts from any state and any view', () => {
    for (const state of states(9)) {
      for (const viewer of [0, 1, 'table'] as const) {
        const view = glux.view(state, viewer);
        assert.equal(saidBy(new Twin(view)), said(view), glux.formatPosition(view));
      }
    }
  });

  it('finds the squares that each seat reaches, in every turn', () => {
    for (const state of states(11)) {
      const twin = new Twin(state);
      for (const seat of state.hands.keys()) {
        const found = [...twin.found.subarray(0, twin.reach(seat))].map((at) => squareAt(state.board, at));
        const squares = new Set(reach(state, seat).map(({ to }) => to));
        assert.deepEqual(found.sort(), [...squares].sort(), glux.formatPosition(state));
      }
    }
  });

  it('reaches no start square of another seat', () => {
    // C counts one square from b1 to a1, the start of A
    const rows = party.split(' ')[0]!.replace('(A3A4),3,A3', 'A3,C1,2,A3');
    const state = scene(position(rows, 'C', '16,25,34,34'), [], { players: 4 });
    const twin = new Twin(state);
    const found = [...twin.found.subarray(0, twin.reach(2))].map((at) => squareAt(state.board, at));
    assert.ok(found.includes('b2'));
    assert.ok(!found.includes('a1'));
  });

  it('counts the directions from a chip like the engine', () => {
    for (const state of states(13)) {
      const twin = new Twin(state);
      for (const seat of state.hands.keys()) {
        const ways = reach(state, seat).flatMap(({ from }) => from ?? []);
        const all = state.stacks.flatMap((stack, at) => {
          const top = stack.at(-1);
          return top?.seat === seat
            ? Array<string>(twin.ways(at, top.face, seat)).fill(squareAt(state.board, at))
            : [];
        });
        assert.deepEqual(all, ways, glux.formatPosition(state));
      }
    }
  });

  it('ends with the last draw while another hand is hidden (G10)', () => {
    for (const [bags, over] of [
      ['100,010', true],
      ['100,011', false],
    ] as const) {
      const chips = bags === '100,010' ? allDrawn : allDrawn.replace('2,B3,4,(B6B5),4', '7,(B6B5),4');
      const twin = new Twin(scene(`${chips} A -,? ${bags} -`, [], { ending: 'last-draw' }));
      twin.draw(0);
      assert.equal(twin.over, over);
    }
  });

  it('has all seats in the lead at the start', () => {
    for (const players of [2, 3, 4])
      assert.equal(new Twin(glux.setup({ players })).leaders(), 2 ** players - 1);
  });

  it('resets to its first state', () => {
    for (const state of states(17)) {
      const twin = new Twin(state);
      playTwinOut(twin, random('back', 0));
      assert.ok(twin.over);
      twin.reset();
      assert.equal(saidBy(twin), said(state), glux.formatPosition(state));
    }
  });

  it('deals hidden hands with the probabilities of the chips that are not laid', () => {
    const view = glux.view(
      scene('9,B6,2,B3/13/13/13/13/12,A3/4,A5,4,B1,3/13/A4,3,A2,8 A 25,16 856,587 -'),
      0,
    );
    assert.equal(view.bags[1]!.join(''), '687');
    const twin = new Twin(view);
    const chance = random('deal', 0);
    const dealt = [0, 0, 0];
    for (let i = 0; i < 21_000; i++) {
      twin.reset();
      twin.deal(chance);
      dealt[twin.hands[1]!]!++;
      const bag = [...twin.bags.subarray(3, 6)];
      bag[twin.hands[1]!]!++;
      assert.deepEqual(bag, [6, 8, 7]);
    }
    // 70 is one standard deviation
    for (const [kind, count] of [6000, 8000, 7000].entries()) assert.ok(Math.abs(dealt[kind]! - count) < 300);
    assert.equal(twin.hands[0], 1);
  });

  it('draws chips with the weights of the bag', () => {
    const twin = new Twin(scene('', ['+16', '6@a1', '+16', '6@m9']));
    const chance = random('draw', 0);
    const drawn = [0, 0, 0];
    for (let i = 0; i < 23_000; i++) {
      twin.reset();
      twin.drawAny(chance);
      drawn[twin.hands[0]!]!++;
    }
    for (const [kind, count] of [7000, 8000, 8000].entries()) assert.ok(Math.abs(drawn[kind]! - count) < 300);
  });
});
