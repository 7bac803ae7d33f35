/** The composer: a form with the attributes of a board, previews, and the code that shows the board elsewhere. */
import { loadLook } from './looks.js';
import { drawMarks, toggleMark } from './mark-tool.js';
import { makeTabs, whenNear } from './site.js';
import { element, frame, link, markdown, npmImport, scriptTag } from './snippets.js';

const byId = (id) => document.getElementById(id);
const form = byId('composer');
const { version, page } = byId('composer-script').dataset;
/** The time after the last key until the previews change, in ms. */
const PAUSE = 250;

/** The names of the fields that are on or off. */
const switches = new Set(Array.from(form.querySelectorAll('[type=checkbox]'), ({ name }) => name));

const currentGame = () => form.elements['page-game'].selectedOptions[0];

/** Pieces can be placed. The position of a puzzle is made from a seed. */
const hasEditor = () => 'editor' in currentGame().dataset;

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
    'page-caption': caption,
    ...attributes
  } = values();
  return {
    game,
    tag: currentGame().dataset.tag,
    bundle: currentGame().dataset.bundle,
    attributes,
    lang,
    theme,
    look,
    width: /^\d{2,4}$/.test(width ?? '') ? width : '',
    caption,
  };
}

/** A board with these attributes. */
function createBoard({ tag, attributes, lang, theme, look, caption }) {
  const board = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  if (lang) board.lang = lang;
  if (theme) board.style.colorScheme = theme;
  if (look) {
    loadLook(look);
    board.dataset.look = look;
  }
  if (caption)
    board.append(Object.assign(document.createElement('p'), { slot: 'caption', textContent: caption }));
  return board;
}

/** Shows what is wrong beside the field of the attribute, or above the boards. A group is opened for a value, not for a lack of one. */
function showFault({ attribute, message }) {
  const field =
    attribute && form.querySelector(`fieldset:enabled [data-field="${CSS.escape(attribute)}"] .fault`);
  (field ?? byId('fault')).textContent = message;
  const control = field?.parentElement.querySelector('input, select, textarea');
  if (!control?.value) return;
  field.closest('details').open = true;
  control.setAttribute('aria-invalid', 'true');
}

function clearFaults() {
  for (const fault of document.querySelectorAll('.composer .fault')) fault.textContent = '';
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
}

const chosen = (id) => document.querySelector(`#${id} :checked`).value;

/** The board of the preview. */
let preview;

const without = (attributes, ...names) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));

/** The board on which marks are drawn, `shown` before: it shows the position of the preview, and has squares. */
function drawable({ attributes, ...page }, shown) {
  const kept = { ...without(attributes, 'mode', 'goal', 'task', 'seats'), controls: 'none' };
  // a puzzle begins before its solution
  const begun =
    attributes.mode === 'puzzle' ? { ...without(kept, 'record'), position: shown.position } : kept;
  return createBoard({ ...page, attributes: begun });
}

function showBoard(board) {
  preview = board;
  preview.addEventListener('game-error', ({ detail }) => showFault(detail));
  byId('preview').replaceChildren(preview);
  fit();
  // a diagram reads its attributes also while it is not in view
  return preview.updateComplete;
}

async function showPreview() {
  clearFaults();
  const colour = chosen('mark-colour');
  const drawing = colour !== '' && form.elements.mode.value !== 'replay';
  byId('mark-help').hidden = !drawing;
  const page = setup();
  const board = createBoard(page);
  const ready = showBoard(board);
  if (!drawing) return;
  await ready;
  // the form has changed meanwhile
  if (preview !== board) return;
  void showBoard(drawable(page, board));
  preview.seats = preview.scores.map(() => 'human').join(' ');
  const marks = () => form.elements.marks.value.split(/\s+/).filter(Boolean);
  const shown = (place) => (place ? toggleMark(marks(), place, colour) : marks());
  drawMarks(preview, {
    show: (place) => (preview.marks = shown(place)),
    draw(place) {
      const list = shown(place);
      form.elements.marks.value = list.join(' ');
      preview.marks = list;
      byId('said').textContent = said(place, list);
      writeAddress();
      void showCode();
    },
    begin(square) {
      byId('said').textContent = square
        ? `From ${square}. Press Enter on the square to which the arrow points, or again for a ring.`
        : '';
    },
  });
}

/** What has been drawn, in words. */
function said(place, list) {
  const mark = list.find((each) => each.split(/[:=]/)[0] === place);
  const [from, to] = place.split('-');
  const what = to ? `arrow from ${from} to ${to}` : `ring on ${from}`;
  return mark ? `${mark.split(':')[1] ?? 'green'} ${what}.` : `Removed: ${what}.`;
}

/** Gives the preview its width; a window that is narrower shows it smaller. */
function fit() {
  const box = byId('preview');
  const width = Number(chosen('preview-width'));
  preview.style.inlineSize = `${width}px`;
  preview.style.zoom = Math.min(1, box.clientWidth / width);
}

/** The board on which somebody plays to a position. It keeps its moves until the rules change. */
let played;
let playedRules;
let setupIsNear = false;

function showSetup() {
  if (!setupIsNear) return;
  const { tag, attributes, lang, theme, look } = setup();
  const page = { lang, theme, look };
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

/** The editor of positions, once the reader has come near. */
let editor;

async function loadEditor() {
  const { PositionEditorView } = await import('./editor.js');
  editor = new PositionEditorView(byId('editor'), byId('editor-fault'), (text) => {
    form.elements.record.value = '';
    form.elements.position.value = text;
    void update();
  });
  await showEditor();
}

/** Shows the position of the form in the editor. */
async function showEditor() {
  const board = preview;
  await board.updateComplete;
  if (board !== preview || !editor) return;
  const { game, attributes, look = '', theme = '' } = setup();
  const { position = '', record, first = 'A' } = attributes;
  if (!hasEditor()) return;
  editor.show({
    ...{ game, look, theme },
    state: board.state,
    first: /^[A-E]$/.test(first) ? first.charCodeAt(0) - 65 : 0,
    text: position || (record ? board.publicPosition : ''),
  });
}

const kinds = {
  'Script tag': () => scriptTag(setup(), { version }),
  Element: () => element(setup()),
  npm: () => npmImport(setup()),
  Frame: () => frame(setup(), { page, title: currentGame().text }),
  Markdown: () => markdown(setup()),
  Link: () => link(setup(), { page }),
  SVG: () => picture().toSVG(),
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

/** Shows the fields for this mode and the rules of this game. Others are disabled, so that the form leaves them out. */
function showFields() {
  byId('place-title').hidden = !hasEditor();
  byId('start-here').hidden = !form.elements.position.value && !form.elements.record.value;
  const mode = form.elements.mode.value || 'play';
  for (const field of document.querySelectorAll('[data-modes]')) {
    field.hidden = !field.dataset.modes.split(' ').includes(mode);
    for (const control of field.querySelectorAll('input, select, textarea')) control.disabled = field.hidden;
  }
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
  // a game has no mode in its address
  const mode = given.get('mode') ?? (location.hash ? '' : 'diagram');
  for (const kind of form.elements.mode) kind.checked = kind.value === mode;
  if (!form.querySelector('[name=mode]:checked')) form.elements.mode[0].checked = true;
  showFields();
  for (const control of form.querySelectorAll('fieldset:enabled :is(input, select, textarea)')) {
    if (['page-game', 'mode'].includes(control.name)) continue;
    if (control.type === 'checkbox') control.checked = given.has(control.name);
    else control.value = given.get(control.name) ?? '';
  }
  showView();
}

const chooseView = makeTabs(byId('views'));

/** Shows the board to set up a position, if one is missing, or the preview. */
function showView() {
  const { mode, position, record } = setup().attributes;
  const needsPosition = mode && hasEditor() && !position && !record;
  if (needsPosition && !byId('place').hidden) return;
  chooseView(byId(needsPosition ? 'setup-title' : 'preview-title'));
}

/** The game and the kind of board of the preview, as they were said last. */
let told;

/** Says which board the preview shows, if that has changed. */
function sayPreview() {
  const kind = form.querySelector('[name=mode]:checked').closest('label').querySelector('b').textContent;
  const shown = `${currentGame().text}: ${kind}.`;
  byId('said').textContent = told === undefined || told === shown ? '' : shown;
  told = shown;
}

async function update() {
  showFields();
  sayPreview();
  writeAddress();
  const { tag, bundle } = setup();
  if (!customElements.get(tag)) await import(new URL(`cdn/${bundle}.min.js`, import.meta.url).href);
  // another game was chosen meanwhile
  if (tag !== setup().tag) return;
  showSetup();
  void showPreview().then(showEditor);
  void showCode();
}

let timer;
form.addEventListener('input', ({ target }) => {
  showFields();
  if (['page-game', 'mode'].includes(target.name)) showView();
  clearTimeout(timer);
  timer = setTimeout(() => void update(), PAUSE);
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () =>
  setTimeout(() => {
    showView();
    void update();
  }),
);
addEventListener('hashchange', () => {
  const given = addressed();
  // a link to a part of the page: the address keeps the form
  if (!given) {
    const tab = byId(location.hash.slice(1));
    if (tab?.role === 'tab') chooseView(tab);
    return writeAddress();
  }
  readAddress(given);
  void update();
});

for (const button of document.querySelectorAll('.kind'))
  button.addEventListener('click', () => {
    for (const other of document.querySelectorAll('.kind')) other.ariaPressed = String(other === button);
    void showCode();
  });

/** Takes over a text of the board that was played on, and says so: the preview may be out of view. */
const take = (name, text, sentence) => {
  form.elements[name].value = text;
  byId('taken').firstChild.data = `${sentence} `;
  byId('taken').hidden = false;
  void update();
};

/** Starts a game from a position on another board: this one would keep its moves to the same position. */
function playFrom(position) {
  playedRules = undefined;
  showSetup();
  played.position = position;
}
byId('start-here').addEventListener('click', () => playFrom(preview.publicPosition));
byId('take-position').addEventListener('click', () => {
  form.elements.record.value = '';
  const position = played.publicPosition;
  const isPuzzle = form.elements.mode.value === 'puzzle';
  // what is played next is the solution
  if (isPuzzle) playFrom(position);
  take(
    'position',
    position,
    isPuzzle
      ? 'The puzzle begins with this position. Now play the solution here, and take the moves.'
      : 'The preview shows this position.',
  );
});
byId('take-record').addEventListener('click', () => {
  form.elements.position.value = '';
  take('record', played.record, 'The preview has these moves.');
});

/** The board whose picture is saved: without the marks of the last move it is a diagram of the position alone. */
function picture() {
  const { attributes, ...page } = setup();
  if (byId('picture-last').checked || !attributes.record) return preview;
  const position = preview.publicPosition;
  return createBoard({
    ...page,
    attributes: { ...without(attributes, 'record', 'ply'), mode: 'diagram', position },
  });
}

async function save(type, ending) {
  const board = picture();
  const wide = byId('picture-shape').value === 'wide';
  // a JPEG stays below 150 kB, which link previews allow
  const size = wide ? { width: 1200, height: 630, scale: 1 } : { scale: type === 'image/jpeg' ? 1.4 : 2 };
  const blob = await board.toBlob({ type, ...(type === 'image/svg+xml' ? {} : size) });
  const anchor = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(blob),
    download: `${setup().game}.${ending}`,
  });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 40_000);
}
byId('save-svg').addEventListener('click', () => save('image/svg+xml', 'svg'));
byId('save-png').addEventListener('click', () => save('image/png', 'png'));
byId('save-jpeg').addEventListener('click', () => save('image/jpeg', 'jpg'));

byId('preview-width').addEventListener('change', fit);
byId('mark-colour').addEventListener('change', () => void showPreview());
new ResizeObserver(() => preview && fit()).observe(byId('preview'));

readAddress(addressed() ?? new URLSearchParams());
await update();
whenNear(byId('setup'), '50%', () => {
  setupIsNear = true;
  showSetup();
});
whenNear(byId('place'), '50%', () => void loadEditor());
