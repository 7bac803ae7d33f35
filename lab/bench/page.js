/** The pages of the benchmarks: add boards, remove them, and play moves on them. */

const FEN = 'r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R';

/** Plays a legal move of the position on a board: a different one each time, the same in every run. */
function playOn(board, i) {
  const { moves } = board;
  board.play(moves[(7 * i) % moves.length]);
}

/** The kinds of boards: their markup, and functions that begin a game, play a move, and show the next one of a replay. */
const kinds = {
  'chessboard-element': {
    tag: 'chess-board',
    squares: 64,
    still: `position="${FEN}"`,
  },
  gchessboard: {
    tag: 'g-chess-board',
    squares: 64,
    still: `fen="${FEN}"`,
  },
  assembled: {
    tag: 'assembled-chess',
    live: '',
    begin: (board, { plies }) => {
      for (let i = 0; i < plies; i++) playOn(board, i);
    },
    move: playOn,
  },
  'lichess-pgn-viewer': { tag: 'pgn-viewer', replay: '', step: ({ viewer }) => viewer.goTo('next') },
};
const ours = {
  'fluctus-board': [12, 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi'],
  'glux-board': [
    117,
    '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -',
  ],
  'lucky-numbers-grid': [
    16,
    '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A 12|- 6,19 0',
  ],
  'luzi-dice': [8, '29,32 3/5 A 3 11124456'],
};
for (const [tag, [squares, position]] of Object.entries(ours))
  kinds[tag] = {
    tag,
    squares,
    still: `mode="diagram" position="${position}"`,
    live: 'seats="human human human human human" seed="1"',
    shown: `seats="human remote" controls="none" seed="1" position="${position}"`,
    replay: 'mode="replay"',
    begin: (board, { options, record, ply }) => {
      Object.assign(board, options);
      if (record) Object.assign(board, { record });
      if (ply !== undefined) board.ply = ply;
    },
    move: playOn,
    step: (board, i) => board.goTo(i + 1),
  };

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const boards = (tag) => [...document.querySelectorAll(tag)];

/** Resolves when no update is pending. Boards without Lit update synchronously. */
const updated = (all) =>
  Promise.all(all.map(async (each) => !(await (each.updateComplete ?? true)))).then(
    (waits) => waits.includes(true) && updated(all),
  );

/** Adds the boards and resolves after a frame has been painted. */
async function mount(kind, look, count, more = '') {
  const { tag, [look]: attributes } = kinds[kind];
  document.body.innerHTML = `<${tag} ${attributes} ${more}></${tag}>`.repeat(count);
  await updated(boards(tag));
  await frame();
}

/** Resolves when lazy parts are loaded: for some frames there was no request and no pending update. */
async function still(kind) {
  const all = boards(kinds[kind].tag);
  const fetched = () => performance.getEntriesByType('resource').length;
  for (let quiet = 0, seen = fetched(); quiet < 4; quiet++) {
    await frame();
    if (fetched() !== seen || all.some(({ isUpdatePending }) => isUpdatePending)) quiet = -1;
    seen = fetched();
  }
}

/** The time in which nothing happens on a quiet page, in ms: twelve frames. */
const QUIET = 200;

/** Resolves when the page is quiet: no change of the document and its shadow trees, and no finite animation, for a while. */
async function quiet() {
  let changed = false;
  const observer = new MutationObserver(() => (changed = true));
  const observe = (root) => {
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) observe(shadowRoot);
  };
  observe(document);
  const moves = () =>
    document
      .getAnimations()
      .some((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity);
  // asked by a timer: frames of their own would cost more than a board that stands still
  do {
    changed = false;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  } while (changed || moves());
  observer.disconnect();
}

async function unmount() {
  document.body.replaceChildren();
  await frame();
  await frame();
}

/** Prepares the next move: uncovers a hidden hand. */
async function ready(kind, untilQuiet) {
  const [board] = boards(kinds[kind].tag);
  board.shadowRoot?.querySelector('[part=curtain]')?.click();
  await (untilQuiet ? quiet() : still(kind));
}

/** Adds boards, the first of which is in the middle of a game: `start` has its record, options, number of plies or ply. */
async function begin(kind, look, start = {}) {
  await mount(kind, look, start.boards ?? 1, start.attributes);
  const [board] = boards(kinds[kind].tag);
  kinds[kind].begin?.(board, start);
  await updated([board]);
  await still(kind);
}

/** Plays one move, or shows the next one (`what`), and resolves after style and layout, or once the page is quiet. */
async function act(kind, what, i, untilQuiet) {
  const [board] = boards(kinds[kind].tag);
  const end = untilQuiet && quiet();
  kinds[kind][what](board, i);
  await updated([board]);
  board.getBoundingClientRect();
  await (end || frame());
}

/** Returns the number of elements of a board, including its shadow roots, and of its squares, fields, cells or dice. */
const parts = (kind) => {
  const all = boards(kinds[kind].tag);
  const inside = (root) =>
    [...root.querySelectorAll('*')].reduce(
      (sum, each) => sum + 1 + (each.shadowRoot ? inside(each.shadowRoot) : 0),
      0,
    );
  const elements = Math.round(all.reduce((sum, each) => sum + 1 + inside(each.shadowRoot), 0) / all.length);
  return { elements, squares: kinds[kind].squares };
};

Object.assign(globalThis, { bench: { mount, still, unmount, begin, ready, act, parts } });
