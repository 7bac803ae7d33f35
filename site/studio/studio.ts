/** The theme studio: a form with all tokens, the boards with the theme, its figures, and its style sheet. */
import { designTokens } from '../../scripts/manifest/design-tokens.mjs';
import { parseDesignTokens } from './design-tokens.js';
import { byId, create, download } from './dom.js';
import { fillFields, findFields, keyOfField, showFault, type Field } from './fields.js';
import { say as textOf } from '../texts.js';
import { showFigures } from './figures-view.js';
import { toHex } from './hex.js';
import { History } from './history.js';
import { parseLink, toLink, type Parsed } from './link.js';
import { readCatalogue, type CatalogueSource, type Mode } from './look.js';
import { faultOf, plain, shownMode, toCss, toProperties, valueOf, withValue, type Theme } from './theme.js';

/** The time after a change until the address contains it, in ms. Browsers limit how often it may change. */
const PAUSE = 300;

const form = byId('studio') as HTMLFormElement;
const catalogue = readCatalogue(JSON.parse(byId('studio-data').textContent) as CatalogueSource);
const supports = (property: string, value: string) => CSS.supports(property, value);
const fields = findFields(form);
const look = form.elements.namedItem('look') as RadioNodeList;
const steps = new History<Theme>(plain);
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

const chosenMode = (): Mode => ((byId('mode-dark') as HTMLInputElement).checked ? 'dark' : 'light');
const mode = () => shownMode(steps.current, catalogue, chosenMode());

/** Says what has happened, also to people who use a screen reader. */
const say = (text: string) => {
  byId('said').textContent = text;
};
const showFaults = (faults: readonly string[]) => {
  byId('faults').replaceChildren(...faults.map((text) => create('li', {}, text)));
};

let timer: ReturnType<typeof setTimeout> | undefined;
function writeAddress(): void {
  clearTimeout(timer);
  timer = undefined;
  const link = toLink(steps.current);
  history.replaceState(null, '', link ? `#${link}` : location.pathname);
}

/** The style sheet that somebody copies. */
const css = () => toCss(steps.current, catalogue, toHex) || `${textOf('defaultSheet')}\n`;

/** True when the figures follow the theme. The first ones wait until the browser has time: the boards come first. */
let hasFigures = false;

/** Shows small boards in one view: above the form of a narrow page, else above the boards. */
const narrow = matchMedia('(width < 54rem)');
function glance(): void {
  const host = byId(narrow.matches ? 'glance' : 'mosaic');
  const { content } = byId('diagrams') as HTMLTemplateElement;
  if (!host.firstElementChild) host.append(document.importNode(content, true));
}
narrow.addEventListener('change', glance);
glance();

/** Shows the theme. `kept` is a field that somebody types in. */
function show(kept?: Field): void {
  const theme = steps.current;
  const colorOf = (each: Mode) => (token: string) => toHex(valueOf(theme, catalogue, token, each));
  sheet.replaceSync(toCss(theme, catalogue, toHex, '.themed'));
  for (const each of document.querySelectorAll<HTMLElement>('.themed')) each.dataset.mode = mode();
  look.value = theme.look;
  fillFields(fields, theme, catalogue, mode(), kept);
  const alwaysDark = shownMode(theme, catalogue, 'light') === 'dark';
  (byId('modes') as HTMLFieldSetElement).disabled = alwaysDark;
  byId('always-dark').hidden = !alwaysDark;
  (byId('undo') as HTMLButtonElement).disabled = !steps.canUndo;
  (byId('redo') as HTMLButtonElement).disabled = !steps.canRedo;
  byId('css').textContent = css();
  if (hasFigures) showFigures({ light: colorOf('light'), dark: colorOf('dark') });
}

function writeAddressSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(writeAddress, PAUSE);
}

/** Sets the theme. Changes with the same name of a step are undone together. */
function set(theme: Theme, step = ''): void {
  steps.set(theme, step);
  writeAddressSoon();
}

/** Shows the theme in all fields, also in those with a fault. */
function showAll(said: string): void {
  for (const field of fields) showFault(field, '');
  showFaults([]);
  show();
  say(said);
}

/** Takes over a theme that was parsed, or says what is wrong with it. */
function load(parsed: Parsed, of: string): void {
  if ('theme' in parsed) {
    set(parsed.theme);
    showAll(textOf('loaded', { what: of }));
  } else {
    showFaults(parsed.faults);
    say(textOf('notLoaded', { what: of }));
  }
}

/** The theme with the text of a field. The colours of the brand turn on the look that is derived from them. */
function changed({ name }: Field, key: string, text: string): Theme {
  if (name === 'brand' || name === 'surface') return { ...steps.current, look: 'brand', [name]: text };
  return withValue(steps.current, key, text);
}

/** Takes over the text of a field, or shows what is wrong with it. */
function edit(field: Field): void {
  const text = field.text.value.trim();
  const key = keyOfField(field, catalogue, mode());
  const fault = text && faultOf(key, text, catalogue, supports);
  showFault(field, fault);
  if (fault) return;
  set(changed(field, key, text), key);
  show(field);
}

/** Takes over the colour of a picker. The transparency stays. */
function pick(field: Field, picked: string): void {
  const alpha = supports('color', field.text.value) ? toHex(field.text.value).slice(7) : '';
  field.text.value = picked + alpha;
  edit(field);
}

for (const field of fields) {
  field.text.addEventListener('input', () => edit(field));
  field.text.addEventListener('change', () => {
    steps.end();
    if (!field.fault.textContent) show();
  });
  field.picker?.addEventListener('input', () => pick(field, field.picker!.value));
  field.picker?.addEventListener('change', () => steps.end());
  field.reset?.addEventListener('click', () => {
    showFault(field, '');
    set(withValue(steps.current, keyOfField(field, catalogue, mode()), ''));
    show();
    field.text.focus();
    say(textOf('ofLook', { name: field.name }));
  });
}

byId('look').addEventListener('change', () => {
  // another look is compared: the colours of the brand are kept until it is shown again
  const { brand, surface } = steps.current;
  set({ ...plain, look: look.value, brand, surface });
  showAll(textOf('lookLoaded', { look: look.value }));
});
for (const input of form.querySelectorAll('[name=mode]'))
  input.addEventListener('change', () => showAll(textOf(mode() === 'dark' ? 'fieldsDark' : 'fieldsLight')));

/** Runs when somebody presses a button. */
const onPress = (id: string, action: () => unknown) => {
  byId(id).addEventListener('click', () => void action());
};
onPress('undo', () => {
  steps.undo();
  writeAddressSoon();
  showAll(textOf('undone'));
});
onPress('redo', () => {
  steps.redo();
  writeAddressSoon();
  showAll(textOf('redone'));
});
onPress('reset', () => {
  set(plain);
  showAll(textOf('defaults'));
});

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(said);
  } catch {
    getSelection()?.selectAllChildren(byId('css'));
    say(textOf('noCopy'));
  }
}
onPress('copy-css', () => copy(css(), textOf('cssCopied')));
onPress('copy-link', () => {
  writeAddress();
  return copy(location.href, textOf('linkCopied'));
});
onPress('export', () => {
  const tokens = designTokens(toProperties(steps.current, catalogue, toHex), 'A theme for Spielkasten.');
  download(`${JSON.stringify(tokens, null, 2)}\n`, 'theme.tokens.json');
  say(textOf('saved', { file: 'theme.tokens.json' }));
});
const file = byId('import') as HTMLInputElement;

async function importFile(): Promise<void> {
  const [chosen] = file.files ?? [];
  if (chosen) load(parseDesignTokens(await chosen.text(), catalogue, supports), chosen.name);
  file.value = '';
}
file.addEventListener('change', () => void importFile());

const find = byId('find') as HTMLInputElement;
find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const group of form.querySelectorAll('details')) {
    for (const row of group.querySelectorAll<HTMLElement>('[data-field]'))
      row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
    group.hidden = !group.querySelector('[data-field]:not([hidden])');
    group.open = words.length > 0;
  }
});

form.addEventListener('submit', (event) => event.preventDefault());

/** Loads the theme of the address. The fragment may also be that of a link within the page. */
function readAddress(): void {
  const fragment = location.hash.slice(1);
  if (document.getElementById(fragment)) writeAddress();
  else if (fragment) load(parseLink(fragment, catalogue, supports), textOf('ofLink'));
}
addEventListener('hashchange', readAddress);
addEventListener('pagehide', () => {
  if (timer) writeAddress();
});

const { theme: choice } = document.documentElement.dataset;
const startsDark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
if (startsDark) (byId('mode-dark') as HTMLInputElement).checked = true;
show();
readAddress();
// Safari has no idle callbacks
((globalThis.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(() => {
  hasFigures = true;
  show();
  document.documentElement.classList.add('studio-ready');
});
