import type { StoryObj } from '@storybook/web-components-vite';
import { html, render, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { expect, waitFor } from 'storybook/test';
import { boardOf, type AnyBoardArgs } from './board.js';
import { tested } from './in-tests.js';
import { page, pageSetup, section } from './page.js';

/** A state of a board. */
export interface GameState<Args extends AnyBoardArgs> {
  readonly title: string;
  /** The signs by which a reader recognizes the state. */
  readonly lead: string;
  readonly args: Args;
  /** The buttons that lead to the state, in order: the starts or ends of their names. */
  readonly press?: readonly string[];
  /** A part of the board, and a text in it that shows the state. */
  readonly shows: readonly [part: string, text: RegExp];
}

/** What a reader sees after a move that breaks a rule; `what` is what the sentence names. */
export const illegalMove = <Args extends AnyBoardArgs>(
  what: string,
  state: Omit<GameState<Args>, 'title' | 'lead'>,
): GameState<Args> => ({
  title: 'Illegal move',
  lead: `A message with a bar, an icon, one sentence that names the ${what}, and a link to the rule.`,
  ...state,
});

/** A replay that shows a text of its record. */
export const replay = <Args extends AnyBoardArgs>(args: Args, text: RegExp, of = '.'): GameState<Args> => ({
  title: 'Replay',
  lead: `\`mode="replay"\`: buttons and a slider step through a record${of}`,
  args: { mode: 'replay', ...args },
  shows: ['record', text],
});

/** A picture with marks and a caption. */
export const diagram = <Args extends AnyBoardArgs>(args: Args, caption: string): GameState<Args> => ({
  title: 'Diagram with marks',
  lead: '`mode="diagram"`: a picture with a caption. The attribute `marks` draws rings and arrows.',
  args: { mode: 'diagram', content: html`<p slot="caption">${caption}</p>`, ...args },
  shows: ['board', /./],
});

/** A page with all states of a game. */
interface StatesPage<Args extends AnyBoardArgs> {
  readonly name: string;
  readonly tag: string;
  readonly states: readonly GameState<Args>[];
}

type Board = HTMLElement & { readonly updateComplete: Promise<boolean> };

const widths = [280, 390, 900] as const;
const modes = ['light', 'dark'] as const;

const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? button.textContent).replace(/\s+/g, ' ').trim();

/** Presses a button of a board. There are many boards, so this does not compute accessible names as a screen reader does. */
async function press(board: Board, name: string): Promise<void> {
  const find = () =>
    [...(board.shadowRoot?.querySelectorAll('button') ?? [])].find(
      (each) => nameOf(each).startsWith(name) || nameOf(each).endsWith(name),
    );
  await waitFor(() => expect(find(), name).toBeTruthy());
  find()?.click();
  await board.updateComplete;
}

const partText = (board: Board, part: string): string =>
  [...(board.shadowRoot?.querySelectorAll(`[part~=${part}]`) ?? [])]
    .map((each) => each.textContent)
    .join(' ');

/** Resolves when a reader has scrolled to half of a board: a dialog that opens elsewhere would scroll the page to it. */
const seen = (board: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { threshold: 0.5 },
    );
    observer.observe(board);
  });

/** Brings a board into a state. */
async function reach(
  board: Board,
  { title, press: names = [], shows: [part, text] }: GameState<AnyBoardArgs>,
) {
  // a board starts its game only when it is visible
  if (tested) board.scrollIntoView();
  await board.updateComplete;
  for (const name of names) await press(board, name);
  await waitFor(() => expect(partText(board, part), title).toMatch(text));
}

/** What each empty row gets when it comes near the window. */
const fills = new WeakMap<Element, () => void>();
/** Half a screen before a reader sees it. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      fills.get(target)?.();
    }
  },
  { rootMargin: '50%' },
);

/** A row of boards in a state, which are put on the page when the row comes near the window. */
function row(
  board: ReturnType<typeof boardOf>,
  tag: string,
  state: GameState<AnyBoardArgs>,
  mode: (typeof modes)[number],
): TemplateResult {
  const { title, args } = state;
  const boards = widths.map(
    (width) => html`<div style="inline-size: ${width}px" data-width=${width}>${board(args)}</div>`,
  );
  const fill = (box: Element | undefined) => {
    if (!(box instanceof HTMLElement)) return;
    fills.set(box, () => {
      const first = box.childElementCount === 0;
      render(boards, box);
      if (tested || !first || !state.press) return;
      for (const each of box.querySelectorAll<Board>(tag)) void seen(each).then(() => reach(each, state));
    });
    near.observe(box);
  };
  return html`<div
    class="widths ${mode}-mode"
    role="region"
    aria-label="${title}, ${mode}"
    tabindex="0"
    ${ref(fill)}></div>`;
}

/** The story with all states of a game: each in light and dark mode, on boards that are 280, 390 and 900 pixels wide. */
export function states<Args extends AnyBoardArgs>({ name, tag, states: all }: StatesPage<Args>): StoryObj {
  const board = boardOf(tag);
  return {
    ...pageSetup,
    globals: { width: '1700px' },
    // axe needs a minute for so many boards, and checks each state in the contracts
    parameters: {
      ...pageSetup.parameters,
      a11y: { test: 'off' },
    },
    render: () =>
      page(
        `States of ${name}`,
        'No state is shown by colour alone: each has its own shape, and the label of its square names it for screen readers. The boards are 280, 390 and 900 pixels wide and can be played on. Press Tab to see the focus: two rings in two colours, of which at least one is visible on any background.',
        html`${all.map((state) =>
          section(
            state.title,
            state.lead,
            modes.map((mode) => row(board, tag, state, mode)),
          ),
        )} `,
      ),
    play: async ({ canvasElement }) => {
      const rows = [...canvasElement.querySelectorAll('.widths')];
      await expect(rows.length).toBe(all.length * modes.length);
      if (!tested) return;
      for (const [i, each] of rows.entries()) {
        const state = all[Math.floor(i / modes.length)]!;
        each.scrollIntoView();
        await waitFor(() => expect(each.childElementCount, state.title).toBe(widths.length));
        const boards = [...each.querySelectorAll<Board>(tag)];
        // boards that only need attributes are all alike
        for (const one of state.press ? boards : boards.slice(1, 2)) await reach(one, state);
        for (const [j, one] of boards.entries())
          await expect(one.getBoundingClientRect().width).toBe(widths[j]);
        each.scrollLeft = 0;
      }
    },
  };
}
