/** The composer: a form with the attributes of a board, previews, and the code that shows the board elsewhere. */
import { PositionEditorView } from './editor.js';
import { frame, markdown, npmImport, scriptTag } from './snippets.js';

const byId = (id) => document.getElementById(id);
const form = byId('composer');
const { version, page } = byId('composer-script').dataset;
/** The widths of the previews, in CSS pixels. */
const widths = [320, 480, 760];
/** The time after the last key until the previews change, in ms. */
const PAUSE = 250;

/** The names of the fields that are on or off. */
const switches = new Set(Array.from(form.querySelectorAll('[type=checkbox]'), ({ name }) => name));

const currentGame = () => form.elements['page-game'].selectedOptions[0];

/** The values of the form by name, without empty ones. The value of a switch that is on is empty, as that of an attribute. */
function values() {
  const given = [...new FormData(form)].map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(
    given.filter(([, value]) => value).map(([name, value]) => [name, switches.has(name) ? '' : value]),
  );
}

/** The board that the form describes. */
function setup() {
  const {
    'page-game': game,
    'page-lang': lang,
    'page-theme': theme,
    'page-look': look,
    'page-width': width,
    ...attributes
  } = values();
  return {
    game,
    tag: currentGame().dataset.tag,
    attributes,
    lang,
    theme,
    look,
    width: /^\d{2,4}$/.test(width ?? '') ? width : '',
  };
}

/** A board with these attributes. */
function createBoard({ tag, attributes, lang, theme, look }) {
  const board = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  if (lang) board.lang = lang;
  if (theme) board.style.colorScheme = theme;
  if (look) board.dataset.look = look;
  return board;
}

/** Shows what is wrong beside the field of the attribute, or above the previews. */
function showFault({ attribute, message }) {
  const field =
    attribute && form.querySelector(`fieldset:enabled [data-field="${CSS.escape(attribute)}"] .fault`);
  (field ?? byId('fault')).textContent = message;
  const group = field?.closest('details');
  if (group) group.open = true;
  field?.parentElement.querySelector('input, select, textarea')?.setAttribute('aria-invalid', 'true');
}

function clearFaults() {
  for (const fault of document.querySelectorAll('.composer .fault')) fault.textContent = '';
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
}

/** Calls a function when the browser has time. Safari has no idle callbacks. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

let previews = [];

function showPreviews() {
  clearFaults();
  previews = widths.map((width) => {
    const box = document.createElement('div');
    box.style.inlineSize = `${width}px`;
    const board = createBoard(setup());
    const label = document.createElement('p');
    label.textContent = `${width} pixels`;
    box.append(label, board);
    return { box, board };
  });
  // The first one reports faults for all.
  previews[0].board.addEventListener('game-error', ({ detail }) => showFault(detail));
  byId('previews').replaceChildren(...previews.map(({ box }) => box));
  // They read their attributes also while they are not in view: the first one now, because it reports the faults.
  const [first, ...others] = previews;
  void first.board.updateComplete;
  for (const { board } of others) whenIdle(() => void board.updateComplete);
}

/** The board on which somebody plays to a position. It keeps its moves until the rules change. */
let played;
let playedRules;

function showSetup() {
  const { tag, attributes, ...page } = setup();
  const names = Array.from(form.querySelectorAll('[data-game] fieldset:enabled [name]'), ({ name }) => name);
  const isRule = ([name]) => ['players', 'first', ...names].includes(name);
  const rules = Object.fromEntries(Object.entries(attributes).filter(isRule));
  const key = JSON.stringify([tag, rules, page]);
  if (key === playedRules) return;
  playedRules = key;
  played = createBoard({ tag, attributes: { ...rules, controls: 'basic' }, ...page });
  byId('setup').replaceChildren(played);
  // The number of seats depends on the rules.
  played.seats = played.scores.map(() => 'human').join(' ');
}

const editor = new PositionEditorView(byId('editor'), byId('editor-fault'), (text) => {
  form.elements.record.value = '';
  form.elements.position.value = text;
  update();
});

/** Shows the position of the form in the editor. The swap puzzle has no position to set up. */
async function showEditor() {
  const [{ board }] = previews;
  await board.updateComplete;
  if (board !== previews[0].board) return;
  const { game, attributes } = setup();
  const { position = '', record, first = 'A' } = attributes;
  byId('place').hidden = 'made' in board.state;
  if (byId('place').hidden) return;
  editor.show({
    game,
    state: board.state,
    first: /^[A-E]$/.test(first) ? first.charCodeAt(0) - 65 : 0,
    text: position || (record ? board.publicPosition : ''),
  });
}

const kinds = {
  'Script tag': () => scriptTag(setup(), { version }),
  npm: () => npmImport(setup()),
  Frame: () => frame(setup(), { page, title: currentGame().text }),
  Markdown: () => markdown(setup()),
  Link: () => location.href,
  SVG: () => previews.at(-1).board.toSVG(),
};

async function showCode() {
  const kind = document.querySelector('.kind[aria-pressed="true"]').dataset.kind;
  const text = await kinds[kind]();
  byId('code').textContent = text;
}

/** Writes the form into the address, so that a link opens it again. */
function writeAddress() {
  history.replaceState(null, '', `#${new URLSearchParams(values())}`);
}

/** Shows the rules of the game. Those of other games are disabled, so that the form leaves them out. */
function showRules() {
  for (const group of form.querySelectorAll('[data-game]')) {
    group.hidden = group.dataset.game !== currentGame().value;
    group.querySelector('fieldset').disabled = group.hidden;
  }
}

/** The values in the address; undefined if its fragment is the name of a part of the page, such as `#content`. */
function addressed() {
  const given = new URLSearchParams(location.hash.slice(1));
  const isValue = (name) => Array.from(form.elements).some((control) => control.name === name);
  return !location.hash || [...given.keys()].some(isValue) ? given : undefined;
}

/** Fills the form from the address. Unknown names and games are ignored. */
function readAddress(given) {
  form.elements['page-game'].value = given.get('page-game') ?? '';
  if (!currentGame()) form.elements['page-game'].selectedIndex = 0;
  showRules();
  for (const control of form.querySelectorAll('fieldset:enabled :is(input, select, textarea)')) {
    if (control.name === 'page-game') continue;
    if (control.type === 'checkbox') control.checked = given.has(control.name);
    else control.value = given.get(control.name) ?? '';
  }
}

function update() {
  showRules();
  writeAddress();
  showSetup();
  showPreviews();
  void showEditor();
  void showCode();
}

let timer;
form.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE);
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(update));
addEventListener('hashchange', () => {
  const given = addressed();
  // a link to a part of the page: the address keeps the form
  if (!given) return writeAddress();
  readAddress(given);
  update();
});

for (const button of document.querySelectorAll('.kind'))
  button.addEventListener('click', () => {
    for (const other of document.querySelectorAll('.kind')) other.ariaPressed = String(other === button);
    void showCode();
  });

/** Takes over a text of the board that was played on. */
const take = (name, text) => {
  form.elements[name].value = text;
  update();
};
byId('start-here').addEventListener('click', () => {
  played.position = previews[0].board.publicPosition;
});
byId('take-position').addEventListener('click', () => {
  form.elements.record.value = '';
  take('position', played.publicPosition);
});
byId('take-record').addEventListener('click', () => {
  form.elements.position.value = '';
  take('record', played.record);
});

async function save(type, ending) {
  const { board } = previews.at(-1);
  const blob = await board.toBlob({ type, scale: 2 });
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(blob),
    download: `${setup().game}.${ending}`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}
byId('save-svg').addEventListener('click', () => save('image/svg+xml', 'svg'));
byId('save-png').addEventListener('click', () => save('image/png', 'png'));

readAddress(addressed() ?? new URLSearchParams());
// One bundle registers all boards.
await customElements.whenDefined(setup().tag);
update();
