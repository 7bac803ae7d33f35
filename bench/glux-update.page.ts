/** What `glux-update.bench.mjs` measures, in a page of its own. */
import { LitElement, css, html } from 'lit';
import { random } from '../src/core/random.js';
import { square } from '../src/games/glux/drawing/chip.js';
import { defs } from '../src/games/glux/drawing/defs.js';
import * as finish from '../src/games/glux/drawing/finish.js';
import '../src/games/glux/define.js';
import { GluxBoard } from '../src/games/glux/glux-board.js';
import { glux, type GluxMove, type GluxState } from '../src/games/glux/engine/index.js';

/** The least that a board of buttons can be: each with its name, its tab stop and the chip that lies there. */
class BareBoard extends LitElement {
  static override styles = [
    GluxBoard.styles,
    finish.sheets,
    css`
      [role='grid'] {
        display: grid;
        grid-template-columns: repeat(15, 40px);
      }
    `,
  ];

  stacks: GluxState['stacks'] = [];
  stop = 0;

  protected override render() {
    return html`${defs(finish)}
      <div role="grid">
        ${this.stacks.map((stack, i) => {
          const [top] = stack;
          return html`<div class="place" role="gridcell">
            <button
              class="spot"
              type="button"
              data-square=${`s${i}`}
              tabindex=${i === this.stop ? 0 : -1}
              aria-label=${top ? `s${i}, ${top.face}, ${top.seat}` : `s${i}`}
            >
              ${square({ stack }, finish)}
            </button>
          </div>`;
        })}
      </div>`;
  }
}
customElements.define('bare-board', BareBoard);

/** Where a game stands, and what is played there. */
interface Step {
  readonly before: GluxState;
  readonly move: GluxMove;
}

/** A game for four, each move by lot. */
function playOut(seed: number): readonly Step[] {
  const { below } = random('bench', seed);
  const steps: Step[] = [];
  let state = glux.setup({ players: 4 });
  while (glux.turn(state) !== 'over') {
    const all =
      glux.turn(state) === 'chance' ? glux.chances(state).map(({ move }) => move) : glux.moves(state);
    const move = all[below(all.length)]!;
    steps.push({ before: state, move });
    state = glux.play(state, move);
  }
  return steps;
}

const chipsOn = ({ stacks }: GluxState): number => stacks.flat().length;

/** The longest of some games: most chips lie. */
const longest = (): readonly Step[] =>
  Array.from({ length: 12 }, (_, seed) => playOut(seed)).reduce((a, b) => (b.length > a.length ? b : a));

type Updating = HTMLElement & { updateComplete: Promise<boolean> };

/** The last moves that seats make in it. */
const laid = (count: number): readonly Step[] =>
  longest()
    .filter(({ move }) => move.kind === 'lay')
    .slice(-count);

/** A board, and `count` moves on it, each of which waits for its turn. */
interface Bench {
  readonly element: Updating;
  readonly moves: readonly { prepare(): void; play(): void }[];
  /** Most chips that lie on it. */
  readonly chips: number;
}

/** The last moves that seats make in a long game. */
function gluxBench(count: number): Bench {
  const element = document.createElement('glux-board');
  element.players = 4;
  element.seats = 'human remote remote remote';
  element.seed = 'bench';
  const steps = laid(count);
  const moves = steps.map(({ before, move }) => ({
    prepare: () => {
      element.position = glux.formatPosition(before);
    },
    play: () => {
      element.play(glux.formatMove(move));
    },
  }));
  return { element, moves, chips: Math.max(...steps.map(({ before }) => chipsOn(before) + 1)) };
}

function bareBench(count: number): Bench {
  const element = new BareBoard();
  const show = ({ stacks }: GluxState, stop: number) => {
    element.stacks = stacks;
    element.stop = stop;
    element.requestUpdate();
  };
  const moves = laid(count).map(({ before, move }, i) => ({
    prepare: () => {
      show(before, i);
    },
    play: () => {
      show(glux.play(before, move), i + 1);
    },
  }));
  return { element, moves, chips: 0 };
}

let bench: Bench;

/** Puts a board on the page. */
async function open(which: 'glux' | 'bare', count: number): Promise<number> {
  const opened = which === 'glux' ? gluxBench(count) : bareBench(count);
  bench = opened;
  document.body.replaceChildren(opened.element);
  await settled();
  return opened.chips;
}

/** The document is up to date, style and layout too. */
async function settled(): Promise<void> {
  while (!(await bench.element.updateComplete));
  bench.element.getBoundingClientRect();
}

/** A frame has been painted, and nothing moves. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function prepare(i: number): Promise<void> {
  bench.moves[i]!.prepare();
  await settled();
  await frame();
  await frame();
}

async function play(i: number): Promise<number> {
  const start = performance.now();
  bench.moves[i]!.play();
  await settled();
  return performance.now() - start;
}

Object.assign(globalThis, { bench: { open, prepare, play } });
