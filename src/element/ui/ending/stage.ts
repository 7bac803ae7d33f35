import { html, render } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { pastMoves } from '../../model/past-moves.js';
import {
  ENDING,
  eases,
  type Ending,
  type EndingFigure,
  type EndingModule,
  type EndingMotion,
} from '../../drawing/ending.js';
import type { Drawing } from '../../drawing/template.js';
import { headline } from '../a11y/sentences.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { sheet } from '../../styles/sheet.js';
import { durationToken, motionless, SHORTEST } from '../../styles/token-values.js';

const frame = sheet(
  `.ending{fill:none;position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none}.ending.front{z-index:1}.ending .e-mover{transform-box:fill-box;transform-origin:center}`,
);

/** The style sheets of scenes, each made once. */
const sheets = new Map<string, ReturnType<typeof sheet>>();

function sheetOf(styles: string): ReturnType<typeof sheet> {
  const known = sheets.get(styles) ?? sheet(styles);
  sheets.set(styles, known);
  return known;
}

/**
 * A drawing over a board. It stands in no template of the board, and directly behind the ground: what a template shows last, it removes
 * with all that follows.
 */
function layer(drawing: Drawing | undefined, viewBox: string, name: string): readonly Element[] {
  if (!drawing) return [];
  const box = document.createElement('div');
  render(
    html`<svg class="ending ${name}" fill="none" viewBox=${viewBox} aria-hidden="true">${drawing}</svg>`,
    box,
  );
  return [box.firstElementChild!];
}

/** Runs motions on one clock; resolves at the end, or with the first press or key. */
async function run(
  motions: readonly EndingMotion[],
  figures: readonly EndingFigure[],
  duration: number,
  stop: AbortSignal,
): Promise<void> {
  const rate = ENDING / duration;
  const animations = motions.flatMap(([of, frames, { at = 0, length = 240, easing = eases.out, part }]) => {
    const timing = { delay: at, duration: length, easing, fill: 'backwards' } as const;
    const animation = of?.animate(frames, { ...timing, pseudoElement: part ?? null });
    if (animation) animation.playbackRate = rate;
    return animation ?? [];
  });
  const tell = (time: number) => {
    for (const [text, valueAt] of figures) {
      const value = String(valueAt(Math.min(time, ENDING)));
      if (text.data !== value) text.data = value;
    }
  };
  const start = performance.now();
  tell(0);
  await new Promise<void>((resolve) => {
    const end = () => {
      tell(ENDING);
      for (const animation of animations) animation.cancel();
      resolve();
    };
    const step = () => {
      if (stop.aborted) return;
      const time = (performance.now() - start) * rate;
      tell(time);
      if (time < ENDING) requestAnimationFrame(step);
      else end();
    };
    requestAnimationFrame(step);
    // at once: the next render writes the numbers of its position
    stop.addEventListener('abort', end);
  });
}

/** The scenes of one board. */
export class Stage {
  readonly #board: AnyBoard;
  readonly #module: EndingModule;
  readonly #played = new Set<string>();
  /** The state whose scene is shown. */
  #state: unknown;
  #layers: readonly Element[] = [];
  #stop = new AbortController();

  constructor(board: AnyBoard, module: EndingModule) {
    this.#board = board;
    this.#module = module;
    adoptSheets(board.element, [frame, sheetOf(module.styles)]);
  }

  /** Shows the still form of the position, or nothing if it has none. */
  show(has: boolean): Ending | undefined {
    const { match } = this.#board.store.snapshot;
    const there = this.#layers.some(({ isConnected }) => isConnected);
    if (has && there && this.#state === match.state) return undefined;
    this.clear();
    return has ? this.#draw() : undefined;
  }

  /** Plays the scene of the position, once for each; resolves when it is over. */
  async play(): Promise<void> {
    const { element, store } = this.#board;
    await element.updateComplete;
    const { match, path } = store.snapshot;
    const name = `${store.shown} ${path || match.ply}`;
    const { renderRoot } = element;
    const place = renderRoot.querySelector<HTMLElement>('.board');
    const duration = place && !motionless() ? durationToken(place, '--_ending') : 0;
    const ending = this.show(true);
    if (!ending?.move || duration < SHORTEST || this.#played.has(name)) return;
    this.#played.add(name);
    const { motions, figures = [] } = ending.move(renderRoot);
    const { signal } = this.#stop;
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, this.stop, { capture: true, signal });
    await run(motions, figures, duration, signal);
    this.stop();
  }

  /** Ends the motion: the still form is shown. */
  readonly stop = (): void => this.#stop.abort();

  /** Takes the scene away. */
  clear(): void {
    this.stop();
    for (const each of this.#layers) each.remove();
    this.#layers = [];
    this.#state = undefined;
  }

  #draw(): Ending | undefined {
    const { element, face, store } = this.#board;
    const { snapshot } = store;
    const { view: state, scores, outcome, match } = snapshot;
    const ending = this.#module.draw({
      ...{ state, scores, history: pastMoves(snapshot), bottom: face.bottomSeat },
      winners: outcome?.winners ?? [],
      verdict: headline(snapshot, this.#board.words(), this.#board.displayNames()),
    });
    const ground = ending && element.renderRoot.querySelector(ending.ground);
    if (!ground) return undefined;
    const { under, over, viewBox } = ending;
    this.#layers = [...layer(under, viewBox, ''), ...layer(over, viewBox, 'front')];
    ground.after(...this.#layers);
    this.#state = match.state;
    this.#stop = new AbortController();
    return ending;
  }
}
