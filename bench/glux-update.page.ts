/** What `glux-update.bench.mjs` measures, in a page of its own. */
import { LitElement, css, html, nothing } from 'lit';
import { random } from '../src/core/random.js';
import { squareDrawing } from '../src/games/glux/drawing/chip.js';
import { defs } from '../src/games/glux/drawing/defs.js';
import '../src/index.js';
import { GluxBoard } from '../src/games/glux/glux-board.js';
import { indexOf } from '../src/games/glux/engine/board.js';
import { glux, reach, type GluxMove, type GluxState } from '../src/games/glux/engine/index.js';

/**
 * The least that a board of buttons can be: each with its name, its tab stop, the chip that lies there, and the count where
 * the chip in hand may go. No rules, no seats, no moves, nothing said.
 */
class BareBoard extends LitElement {
  static override styles = [
    GluxBoard.styles,
    css`
      [role='grid'] {
        display: grid;
        grid-template-columns: repeat(15, 40px);
      }
    `,
  ];

  state!: GluxState;
  stop = 0;

  protected override render() {
    const { board, stacks, seat } = this.state;
    const ways = seat === 0 ? reach(this.state) : [];
    const lit = new Map(ways.map(({ to, path }) => [indexOf(board, to), path.length]));
    return html`${defs()}
      <div role="grid">
        ${stacks.map((stack, i) => {
          const [top] = stack;
          const count = lit.get(i);
          return html`<div class="place" role="gridcell">
            <button
              class=${count ? 'spot can' : 'spot'}
              type="button"
              data-square=${`s${i}`}
              tabindex=${i === this.stop ? 0 : -1}
              aria-label=${`s${i}, ${top ? `${top.face} of ${top.seat}` : 'empty'}${count ? `, ${count}` : ''}`}
            >
              ${squareDrawing({ stack })}
              ${
                count
                  ? html`<svg class="piece" viewBox="-18 -18 36 36">
                      <circle r="12" />
                      <text y="5">${count}</text>
                    </svg>`
                  : nothing
              }
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
  const show = (state: GluxState, stop: number) => {
    element.state = state;
    element.stop = stop;
    element.requestUpdate();
  };
  element.state = laid(1)[0]!.before;
  const moves = laid(count).map(({ before, move }, i) => ({
    prepare: () => {
      show(before, i);
    },
    play: () => {
      // whoever moves next draws first
      const after = glux.play(before, move);
      const [drawn] = glux.chances(after);
      show(drawn ? glux.play(after, drawn.move) : after, i + 1);
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
