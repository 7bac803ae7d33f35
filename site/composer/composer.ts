/** The composer: an author chooses what to show, sets it up by playing, and copies the code. */
import { splitComment } from '../../src/core/comment.js';
import { create } from '../studio/dom.js';
import { say } from '../texts.js';
import { drawArrows, toggleMark } from './arrows.js';
import { Bench, type Board } from './bench.js';
import { element, frame, link, markdown, npm, page, stylesOf, type Post } from './code.js';
import type { PositionEditorView } from './editor.js';
import { Fields } from './fields.js';
import { MovesView } from './moves-view.js';
import { savePicture } from './picture.js';
import { PuzzleList } from './puzzle-list.js';
import { optionsIn } from './record.js';
import { forum, savePage } from './static-page.js';

const byId = (id: string) => document.getElementById(id)!;
const fields = new Fields(byId('composer') as HTMLFormElement);
const { version = '', page: framePage = '' } = byId('composer-script').dataset;
/** The time after the last key until the previews change, in ms. */
const PAUSE = 250;

const fileOf = (path: string) => new URL(path, import.meta.url).href;

/** Says what has happened, to those who cannot see it. */
const tell = (text: string) => {
  byId('said').textContent = text;
};

/** What is wrong. It stays until the author changes something. */
const faults = new Set<string>();
function showFault(message = ''): void {
  if (message) faults.add(message);
  else faults.clear();
  byId('fault').textContent = [...faults].join(' ');
}

/** Loads the style sheet of a look with its first use. */
function loadLook(name: string): void {
  const href = fileOf(`looks/${name}.css`);
  if (![...document.styleSheets].some((sheet) => sheet.href === href))
    document.head.append(create('link', { rel: 'stylesheet', href }));
}

/** An element in the language and the look of a post. */
function createElement(tag: string, attributes: Readonly<Record<string, string>>, styled: Post): Board {
  const board = document.createElement(tag) as Board;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  for (const [name, value] of Object.entries(stylesOf(styled))) board.style.setProperty(name, value);
  if (styled.lang) board.lang = styled.lang;
  if (styled.look) {
    loadLook(styled.look);
    board.dataset.look = styled.look;
  }
  return board;
}

/** A puzzle is at its beginning until the author has chosen where it begins. */
let beginning = false;

const bench = new Bench(byId('bench'), {
  changed() {
    const hasMoves = bench.rows.length > 1;
    byId('bench').classList.toggle('unplayed', !hasMoves);
    (byId('restart') as HTMLButtonElement).disabled = !hasMoves && !bench.start;
    showMoves();
    update();
  },
  moved() {
    moves.showCurrent();
    update();
  },
  fault: showFault,
});

const moves = new MovesView(byId('moves'), bench, {
  remarked: () => {
    later();
  },
  removed: (move) => {
    tell(say('removed', { move }));
  },
});

/** What is to be set up: the kind, and for a puzzle how far the author is. */
function phase(): string {
  const { kind, game } = fields;
  if (kind === 'puzzle') {
    if (game.goals.some(({ value }) => value === 'par')) return 'made';
    if (fields.value('goal')) return 'goal';
    return beginning ? 'begin' : 'puzzle';
  }
  return kind === 'replay' && game.hasHands ? 'hands' : kind;
}

/** The phases in which moves have comments; before a puzzle whose moves the computer knows, there is only its task. */
const commented = ['puzzle', 'goal', 'replay', 'hands'];

function showMoves(): void {
  const rows = commented.includes(phase()) ? bench.rows : [];
  moves.show(phase() === 'goal' ? rows.slice(0, 1) : rows, say(fields.kind === 'puzzle' ? 'task' : 'start'));
}

/** The attributes that say what the bench shows. */
function shown(): Readonly<Record<string, string>> {
  const { marks, prose } = bench.remark(bench.path);
  const position = bench.position;
  switch (phase()) {
    case 'diagram':
    case 'begin':
      return { position, ...(marks && { marks }) };
    case 'goal': {
      // an attribute has no commands
      const task = splitComment(prose, fields.value('page-lang')).prose;
      return { position, ...(marks && { marks }), ...(task && { task }) };
    }
    case 'puzzle': {
      const { marks: first } = bench.remark('0');
      return {
        ...(bench.start && { position: bench.start }),
        ...(first && { marks: first }),
        ...(bench.rows.length > 1 && { record: bench.solution }),
      };
    }
    case 'play':
      return { ...(bench.path !== '0' || bench.start ? { position } : {}), ...(marks && { marks }) };
    default:
      return {};
  }
}

/** What the author has set up. */
function post(): Post {
  const { kind, game } = fields;
  const isRules = kind === 'rule' || kind === 'rules';
  const caption = isRules ? '' : fields.value('page-caption');
  const replay = kind === 'replay' ? bench.replay : '';
  const rule = fields.value('rule');
  const named = isRules ? `${game.name} ${rule}`.trim() : `{${game.name}}`;
  return {
    ...{ kind, game: game.id, caption },
    ...(isRules ? { tag: game.rulesTag!, bundle: game.rulesTag! } : { tag: game.tag, bundle: game.bundle }),
    attributes: isRules
      ? { ...(rule && { rule }) }
      : { ...(kind !== 'play' && { mode: kind }), ...shown(), ...fields.attributes() },
    // an editor of a blog could remove an element without a text
    text: replay || (caption ? '' : named),
    lang: fields.value('page-lang'),
    theme: fields.value('page-theme'),
    look: fields.value('page-look'),
    colours: fields.colours(),
    width: fields.value('page-width'),
  };
}

/** The puzzle, once it has a solution. */
function puzzle(): Post | undefined {
  const now = phase();
  const isReady = now === 'goal' || now === 'made' || (now === 'puzzle' && bench.rows.length > 1);
  return isReady ? post() : undefined;
}
const list = new PuzzleList(fields.games, fileOf('composer-check.js'), {
  puzzle,
  open(game, attributes) {
    const forPage = Object.entries(fields.addressed()).filter(([name]) => name.startsWith('page-'));
    const own = { ...attributes, 'page-game': game, mode: 'puzzle' };
    void read(new URLSearchParams({ ...Object.fromEntries(forPage), ...own }));
  },
});
let checked = '';

let preview: Board | undefined;

/** Shows what readers will see. A puzzle without a solution is none yet. */
function showPreview(): void {
  const now = post();
  const isReady = phase() !== 'begin' && !(phase() === 'puzzle' && bench.rows.length < 2);
  const attributes = isReady ? now.attributes : { ...now.attributes, mode: 'diagram' };
  const board = createElement(now.tag, attributes, now);
  board.textContent = now.text;
  if (now.caption) board.prepend(create('p', { slot: 'caption', textContent: now.caption }));
  board.addEventListener('game-error', ({ detail }) => {
    if (board === preview) showFault(detail.message);
  });
  preview = board;
  byId('preview').replaceChildren(board);
}

/** The address that the author gives to a page; empty if it is none of the web. */
function pageAddress(): string {
  const { value, validity } = byId('field-url') as HTMLInputElement;
  return validity.valid ? value : '';
}

const forumLink = (code: 'bbcode' | 'markdown') => {
  const now = post();
  return forum(code, now, pageAddress(), link(now, framePage), fields.game.name);
};

const outputs: Readonly<Record<string, () => string | Promise<string>>> = {
  page: () => page(post(), version),
  element: () => element(post()),
  npm: () => npm(post()),
  frame: () => frame(post(), framePage, fields.game.name),
  markdown: () => markdown(post()),
  link: () => pageAddress() || link(post(), framePage),
  bbcode: () => forumLink('bbcode'),
  forum: () => forumLink('markdown'),
  svg: () => preview!.toSVG(),
};

const word = (...content: readonly (Node | string)[]) => create('span', { className: 'word' }, ...content);

/** Code whose lines break between its words, and in an address that is too long behind a slash or a value. */
const inWords = (code: string) =>
  code
    .split(/(\s+)/)
    .map((each) =>
      /\S/.test(each)
        ? word(...each.split(/(?<=[^</]\/)(?=[^/>])|(?=<\/|&)/).map((part) => word(part)))
        : each,
    );

let asked = 0;

async function showCode(): Promise<void> {
  const select = byId('output') as HTMLSelectElement;
  // rules have less forms than boards
  if (select.selectedOptions[0]!.hidden) select.selectedIndex = 0;
  const output = select.value;
  byId('own-page').hidden = !['link', 'bbcode', 'forum'].includes(output);
  const number = ++asked;
  let code = '';
  let fault = '';
  try {
    code = await outputs[output]!();
  } catch (error) {
    // a puzzle without its solution, for one, has no page
    fault = (error as Error).message;
  }
  // what was asked for since may be there already
  if (number !== asked) return;
  byId('code').replaceChildren(...inWords(code));
  if (fault) showFault(fault);
}

/** Saves the files of the page at the address that the author has given. */
async function saveOwnPage(): Promise<void> {
  const field = byId('field-url') as HTMLInputElement;
  if (!field.value || !field.reportValidity()) {
    field.focus();
    tell(say('no-url'));
    return;
  }
  try {
    await savePage(post(), field.value);
    tell(say('saved', { address: field.value }));
  } catch (error) {
    showFault((error as Error).message);
  }
}

/** Writes what was set up into the address, so that a link opens it again. */
function writeAddress(): void {
  const all = {
    ...fields.addressed(),
    ...(bench.board && { position: bench.start, record: bench.record, path: bench.path }),
    ...(phase() === 'begin' && { begin: 'yes' }),
  };
  const given = Object.entries(all).filter(([name, value]) => value && (name !== 'path' || value !== '0'));
  history.replaceState(null, '', `#${new URLSearchParams(given)}`);
}

/** Shows the fields of this kind, game and phase, and says what to do. */
function showStep(): void {
  const now = phase();
  fields.show(now);
  const guide = say(`guide-${now}`);
  // a status is said when it changes
  if (byId('guide').textContent !== guide) byId('guide').textContent = guide;
  if (fields.view === 'place') void showEditor();
}

let timer: number | undefined;
function later(): void {
  clearTimeout(timer);
  timer = window.setTimeout(update, PAUSE);
}

function update(): void {
  clearTimeout(timer);
  showStep();
  writeAddress();
  if (checked !== location.hash) list.forget();
  checked = location.hash;
  showPreview();
  void showCode();
}

let editor: PositionEditorView | undefined;

/** Shows the position of the bench in the editor of positions, which is loaded with its first use. */
async function showEditor(): Promise<void> {
  const { PositionEditorView: View } = (await import(fileOf('editor.js'))) as typeof import('./editor.js');
  editor ??= new View(byId('editor'), byId('editor-fault'), (text) => void bench.beginAt(text));
  const { board } = bench;
  // the board of another game is being opened
  if (board?.localName !== fields.game.tag) return;
  const { look, theme } = post();
  const first = fields.value('first');
  editor.show({
    ...{ game: fields.game.id, look, theme, state: board.state, text: bench.position },
    first: /^[A-E]$/.test(first) ? first.charCodeAt(0) - 65 : 0,
  });
}

/** The game and the rules of the bench. */
let opened = '';

/** Opens the bench again for another game, other rules or another look. The moves stay, if the game and its number of players do. */
async function openBench(given?: { position: string; record: string; path: string }): Promise<void> {
  const { game } = fields;
  const now = post();
  const rules = fields.rules();
  const match = JSON.stringify([game.id, rules.players ?? '']).slice(0, -1);
  const key = `${match},${JSON.stringify([rules, now.lang, now.look, now.theme, now.colours])}`;
  if (key === opened && !given) {
    showMoves();
    update();
    return;
  }
  const isSame = opened.startsWith(`${match},`);
  opened = key;
  try {
    if (!customElements.get(game.tag)) await import(fileOf(`cdn/${game.bundle}.min.js`));
  } catch {
    showFault(say('no-load'));
    return;
  }
  // another game was chosen meanwhile
  if (key !== opened) return;
  const kept = isSame
    ? { position: bench.start, record: bench.record, path: bench.path }
    : { position: '', record: '', path: '' };
  await bench.open({
    ...(given ?? kept),
    hasHands: game.hasHands,
    create: (attributes) => createElement(game.tag, { ...rules, ...attributes }, { ...now, width: '' }),
  });
}

function changed(name: string): void {
  showFault();
  if (name === 'mode' || name === 'page-game') {
    // the position of another game is not one of this game
    beginning = fields.kind === 'puzzle' && (name === 'page-game' || !bench.start);
    if (name === 'mode') fields.view = '';
    tell(say('shown', { game: fields.game.name, kind: fields.kindName }));
  }
  // only a player alone can be asked to fill the board
  if (fields.value('goal').startsWith('fill')) (byId('field-players') as HTMLSelectElement).value = '1';
  fields.showGame();
  showStep();
  void openBench();
}

/** Reads the address. Whoever wrote it may be a stranger: what makes no sense is named and left out. */
async function read(given: URLSearchParams): Promise<void> {
  for (const [name, value] of Object.entries(optionsIn(given.get('record') ?? '')))
    if (!given.has(name)) given.set(name, value);
  showFault();
  for (const fault of fields.read(given)) showFault(fault);
  const [position = '', record = '', marks] = ['position', 'record', 'marks'].map(
    (name) => given.get(name) ?? undefined,
  );
  const place = given.get('path') ?? given.get('ply') ?? '';
  // a diagram shows the end of its moves, and a replay begins with the first one
  const path = place || (fields.kind === 'diagram' || fields.kind === 'play' ? '' : '0');
  beginning = fields.kind === 'puzzle' && (given.has('begin') || !(position || record));
  showStep();
  await openBench({ position, record, path });
  if (place && bench.board && bench.path !== place)
    showFault(say('no-value', { name: 'path', found: place }));
  const task = given.get('task');
  if (marks) bench.say(bench.path, { marks });
  if (task) bench.say('0', { prose: task });
  if (marks || task) {
    showMoves();
    update();
  }
}

const readAddress = () => read(new URLSearchParams(location.hash.slice(1)));

let draft: string | undefined;
drawArrows(byId('bench'), {
  show(place) {
    const { marks } = bench.remark(bench.path);
    if (place !== draft) bench.preview(place ? toggleMark(marks, place, fields.colour) : marks);
    draft = place;
  },
  draw(place) {
    const marks = toggleMark(bench.remark(bench.path).marks, place, fields.colour);
    bench.say(bench.path, { marks });
    const [from = '', to = ''] = place.split('-');
    const isDrawn = marks.split(' ').some((each) => each.split(/[:=]/)[0] === place);
    const what = `${isDrawn ? '' : 'no-'}${to ? 'arrow' : 'ring'}`;
    tell(say(what, { from, to, colour: say(fields.colour) }));
    update();
  },
  begin: (from) => {
    tell(from ? say('from', { from }) : '');
  },
});

const { form } = fields;
form.addEventListener('input', ({ target }) => {
  const { name } = target as Partial<HTMLInputElement>;
  if (!name) return;
  if (/^(page-caption|page-url|view|name-\d)$/.test(name)) {
    showStep();
    later();
  } else if (!['colour', 'pasted', 'tool'].includes(name)) changed(name);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
});
form.addEventListener('reset', () => {
  setTimeout(() => {
    history.replaceState(null, '', location.pathname);
    opened = '';
    void readAddress();
  });
});
addEventListener('hashchange', () => {
  // a link to a part of the page: the address keeps what was set up
  if (document.getElementById(location.hash.slice(1))) writeAddress();
  else void readAddress();
});

byId('begin').addEventListener('click', () => {
  beginning = false;
  void bench.beginAt(bench.position).then(() => {
    bench.board?.focus();
    tell(say('begins'));
  });
});
byId('restart').addEventListener('click', () => {
  beginning = fields.kind === 'puzzle';
  // the button goes with what it has removed
  void openBench({ position: '', record: '', path: '' }).then(() => bench.board?.focus());
});
byId('read').addEventListener('click', () => {
  const record = fields.value('pasted');
  void read(new URLSearchParams({ ...fields.addressed(), record }));
});
byId('save-page').addEventListener('click', () => void saveOwnPage());
byId('output').addEventListener('change', () => void showCode());
for (const button of document.querySelectorAll<HTMLElement>('[data-picture]'))
  button.addEventListener('click', () => {
    const wide = (byId('picture-shape') as HTMLSelectElement).value === 'wide';
    void savePicture(pictured(), fields.game.id, button.dataset.picture!, wide);
  });

/** The board whose picture is saved: a diagram of the position that is shown, unless the last move is to be marked. */
function pictured(): Board {
  const isMarked = (byId('picture-last') as HTMLInputElement).checked;
  if (isMarked && bench.board) return bench.board;
  const { marks } = bench.remark(bench.path);
  return createElement(
    fields.game.tag,
    { mode: 'diagram', position: bench.position, marks, ...fields.rules() },
    post(),
  );
}

/** The code stands below the board if that is beside the steps, and behind the last of them in one column. */
const isWide = matchMedia('(width >= 79rem)');
const give = form.querySelector('.give')!;
function arrange(): void {
  if (isWide.matches) form.querySelector('.board-side')!.append(give);
  else form.querySelector('.rest')!.before(give);
}
isWide.addEventListener('change', arrange);
arrange();

await readAddress();
