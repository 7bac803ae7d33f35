/**
 * The button for light and dark, the languages, the menus, the keys of the search, the buttons that copy a block of code, and boards and rules that
 * wait for the reader.
 */
import { isPlain, keyOf } from './keys.js';
import { language, say } from './texts.js';

const root = document.documentElement;
const button = document.getElementById('theme');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);
const show = () => button.setAttribute('aria-pressed', isDark());

button.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  // a choice that agrees with the system follows it again
  if (isDark() === prefersDark.matches) root.dataset.theme = '';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // the page may have no storage: then the choice holds for this page
  }
  show();
});
prefersDark.addEventListener('change', show);
show();

/** Remembers the language that the reader has chosen: pages lead to it. */
function choose(chosen) {
  try {
    localStorage.setItem('language', chosen);
  } catch {
    // without storage, each page has the language of its address
  }
}
document.addEventListener('click', ({ target }) => {
  const link = target.closest('#menu .language, .question a');
  if (link) choose(link.hreflang);
});

for (const question of document.querySelectorAll('.question'))
  question.querySelector('button').addEventListener('click', () => {
    choose(language);
    question.remove();
  });

document.addEventListener('click', async ({ target }) => {
  const copy = target.closest('.copy');
  if (!copy) return;
  const code = copy.closest('.code')?.querySelector('code');
  const label = copy.textContent;
  const text = copy.dataset.text ?? code.textContent.trimEnd();
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (!copied && code) getSelection().selectAllChildren(code);
  copy.textContent = say(copied ? 'copied' : 'selected');
  copy.addEventListener('blur', () => (copy.textContent = label), { once: true });
});

/** Tells if a key without Ctrl is for a field or a board. */
const isForOthers = (event) =>
  event
    .composedPath()
    .some((each) => each.shadowRoot || (each.matches?.('input, select, textarea') ?? false));

const finder = document.getElementById('finder');

/** Opens the search over this page; on its own page, goes to its field. */
function openSearch() {
  const field = (finder ?? document).querySelector('[name=q]');
  if (finder && !finder.open) finder.showModal();
  field.focus();
  field.select();
  // without it, Enter leads to the page of the search
  if (finder) import('./search.js').catch(console.error);
}
document.addEventListener('keydown', (event) => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const key = keyOf(event);
  const isSearch =
    ctrlKey || metaKey
      ? key === 'k' && !altKey && !shiftKey
      : key === '/' && isPlain(event) && !isForOthers(event);
  if (!isSearch || event.defaultPrevented) return;
  event.preventDefault();
  openSearch();
});
document.getElementById('search').addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openSearch();
});

const menus = [...document.querySelectorAll('#menu details')];
const closeMenus = () => menus.forEach((menu) => (menu.open = false));
document.addEventListener('click', ({ target }) => {
  if (!target.closest('#menu details')) closeMenus();
});
for (const menu of menus)
  menu.addEventListener('keydown', (event) => {
    if (keyOf(event) !== 'Escape' || !menu.open) return;
    closeMenus();
    menu.firstElementChild.focus();
  });

// on a phone the pages and sections of the documentation are a menu, also with links within the page
const contents = document.getElementById('contents');
contents?.addEventListener('click', ({ target }) => {
  if (target.closest('a')) contents.hidePopover();
});
contents?.addEventListener('toggle', () =>
  [...contents.querySelectorAll('[aria-current]')].at(-1).scrollIntoView({ block: 'nearest' }),
);

/** The navigation beside the text. */
const beside = contents ?? document.querySelector('.toc');

/** The links to the sections of this page; those of the documentation stand below its pages. */
const links = beside?.querySelectorAll(contents ? 'ul ul a' : 'a') ?? [];

/** The heading of a section, or a rule in its element. */
function headingOf(link) {
  const id = decodeURIComponent(link.hash.slice(1));
  return (
    document.getElementById(id) ??
    document.querySelector('[heading-level], .still')?.shadowRoot.getElementById(`rule-${id}`)
  );
}

/** Marks the section that is read, which began in the upper third of the window or above it. */
function markSection() {
  const read = [...links].findLast((each) => headingOf(each)?.getBoundingClientRect().top < innerHeight / 3);
  for (const each of links)
    if (each === read) each.setAttribute('aria-current', 'location');
    else each.removeAttribute('aria-current');
  const offsetTop = read?.offsetTop ?? 0;
  const { scrollTop, clientHeight } = beside;
  // only the navigation scrolls, not the page
  if (offsetTop < scrollTop || offsetTop > scrollTop + clientHeight * 0.9)
    beside.scrollTop = offsetTop - clientHeight / 2;
}
const passing = new IntersectionObserver(markSection, { rootMargin: '0px 0px -67%' });

/** Watches the sections; those that it watches already it does not watch twice. */
function watchSections() {
  for (const each of links) {
    const heading = headingOf(each);
    if (heading) passing.observe(heading);
  }
}
watchSections();

/** Calls back once, when the reader has come near the element. */
export function whenNear(element, margin, callback) {
  const near = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return;
      near.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  near.observe(element);
}

/** Loads a bundle of the package. */
export const bundle = (name) => import(new URL(`cdn/${name}.min.js`, import.meta.url).href);

/** Loads bundles one after the other: an element whose own elements come later would be drawn twice. */
async function loadAll(names) {
  for (const name of names) await bundle(name);
}

/** Makes a list of tabs work, and returns the function that chooses one. `show` hears of the panel that is shown. */
export function makeTabs(list, show = () => {}) {
  const steps = { ArrowLeft: -1, ArrowRight: 1 };
  const panelOf = (tab) => document.getElementById(tab.getAttribute('aria-controls'));
  const shown = () => [...list.children].filter((tab) => !tab.hidden);
  function choose(tab) {
    for (const each of list.children) {
      const chosen = each === tab;
      each.setAttribute('aria-selected', chosen);
      each.tabIndex = chosen ? 0 : -1;
      panelOf(each).hidden = !chosen;
    }
    show(panelOf(tab));
  }
  list.addEventListener('click', ({ target }) => target.role === 'tab' && choose(target));
  list.addEventListener('keydown', (event) => {
    const step = steps[keyOf(event)];
    if (!step) return;
    const tabs = shown();
    const next = tabs.at((tabs.indexOf(event.target) + step) % tabs.length);
    choose(next);
    next.focus();
  });
  return choose;
}

const { composer, games } = document.getElementById('site-script').dataset;

/** The ids of the games by the tags of their boards. */
const idOf = new Map(games.split(',').map((each) => each.split(' ')));

/** The address of the composer with the game of a board, at the place that it shows. */
const composerWith = (board) =>
  `${composer}#${new URLSearchParams({
    'page-game': idOf.get(board.localName),
    mode: 'diagram',
    record: board.record,
    path: board.path,
  })}`;

/** Adds a link below a board that leads to the composer with its position. */
function addWriteLink(board) {
  if (!idOf.has(board.localName)) return;
  const link =
    board.querySelector('.write-about') ??
    Object.assign(document.createElement('a'), {
      className: 'write-about',
      slot: 'caption',
      href: composer,
      textContent: say('writeAbout'),
    });
  for (const type of ['pointerenter', 'focus', 'click'])
    link.addEventListener(type, () => {
      link.href = composerWith(board);
    });
  board.append(link);
}
// not below a board that shows looks: its colours are not those of the page
if (document.querySelector('main:not(.composer, .studio)'))
  for (const board of document.querySelectorAll('main :not(board-later, .pair *, #dressed)'))
    addWriteLink(board);

// boards below the first window; a move in the text waits for the one with its id
for (const later of document.querySelectorAll('board-later'))
  whenNear(later, '100%', () => {
    const [board] = document.importNode(later.firstElementChild.content, true).children;
    for (const { name, value } of later.attributes) board.setAttribute(name, value);
    addWriteLink(board);
    later.replaceWith(board);
    void loadAll(later.dataset.bundles?.split(' ') ?? []);
  });

/** Puts the element of a template in the place of its picture, when it is ready. Resolves to the element. */
async function replace(still) {
  const [element] = document.importNode(still.querySelector('template').content, true).children;
  await customElements.whenDefined(element.localName);
  addCopies(element);
  still.after(element);
  // the rule that the address names cannot be scrolled to while it is hidden
  element.hidden = !namesRule();
  await element.updateComplete;
  still.remove();
  element.hidden = false;
  watchSections();
  return element;
}

const still = document.querySelector('.still');
let rules;
const showRules = () => (rules ??= replace(still));

/** The address names a rule, such as `#F6`. */
const namesRule = () => /^#[A-Z]\d+$/.test(location.hash);

/** A button at each rule that copies what shows this rule elsewhere. */
function addCopies(rules) {
  const { tag, rules: ids, script } = document.querySelector('.one-rule').dataset;
  const buttons = ids.split(' ').map((id) => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'copy',
      slot: `rule-${id}`,
      textContent: say('copyRule'),
      ariaLabel: `${say('copyRule')}: ${id}`,
    });
    button.dataset.text = `<script type="module" src="${script}"></script>\n<${tag} rule="${id}"></${tag}>`;
    return button;
  });
  rules.append(...buttons);
}

if (still) {
  whenNear(still, '0px', () => void showRules());
  const follow = () => namesRule() && void showRules();
  follow();
  addEventListener('hashchange', follow);
  for (const link of document.querySelectorAll('.learn'))
    link.addEventListener('click', async () =>
      (await showRules()).shadowRoot.querySelector('.guide button')?.click(),
    );
}
