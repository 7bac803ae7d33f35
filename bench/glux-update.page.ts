/** The page of `glux-update.bench.mjs`. */
import { LitElement, css, html, nothing } from 'lit';
import { random } from '../src/core/random.js';
import { squareDrawing } from '../src/games/glux/drawing/chip.js';
import { defs } from '../src/games/glux/drawing/defs.js';
import '../src/index.js';
import { GluxBoard } from '../src/games/glux/glux-board.js';
import { indexOf } from '../src/games/glux/engine/board.js';
import { glux, reach, type GluxMove, type GluxState } from '../src/games/glux/engine/index.js';

/**
 * A minimal board of buttons, each with its label, tab stop, chip, and the count if the chip in hand can go there. It has no rules,
 * seats, moves or announcements.
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

/** A state and the move played in it. */
interface Step {
  readonly before: GluxState;
  readonly move: GluxMove;
}

/** Plays a random game of four players. */
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

/** Returns the longest of some games, which has the most chips on the board. */
const longest = (): readonly Step[] =>
  Array.from({ length: 12 }, (_, seed) => playOut(seed)).reduce((a, b) => (b.length > a.length ? b : a));

type Updating = HTMLElement & { updateComplete: Promise<boolean> };

/** Returns the last moves of the seats in the longest game. */
const laid = (count: number): readonly Step[] =>
  longest()
    .filter(({ move }) => move.kind === 'lay')
    .slice(-count);

/** A board and the moves to measure on it. */
interface Bench {
  readonly element: Updating;
  readonly moves: readonly { prepare(): void; play(): void }[];
  /** The maximum number of chips on the board. */
  readonly chips: number;
}

/** Creates a benchmark of `<glux-board>` with the last moves of a long game. */
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

/** Creates the same benchmark with the bare template. */
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
      // the next seat draws first
      const after = glux.play(before, move);
      const [drawn] = glux.chances(after);
      show(drawn ? glux.play(after, drawn.move) : after, i + 1);
    },
  }));
  return { element, moves, chips: 0 };
}

let bench: Bench;

/** Adds a board to the page. */
async function open(which: 'glux' | 'bare', count: number): Promise<number> {
  const opened = which === 'glux' ? gluxBench(count) : bareBench(count);
  bench = opened;
  document.body.replaceChildren(opened.element);
  await settled();
  return opened.chips;
}

/** Resolves after the update of the board, including style and layout. */
async function settled(): Promise<void> {
  while (!(await bench.element.updateComplete));
  bench.element.getBoundingClientRect();
}

/** Resolves after the next frame is painted. */
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
