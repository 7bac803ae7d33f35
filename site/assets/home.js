/** The home page: boards that load when the reader comes near, the tabs of the first board, and the looks of another one. */
import { loadLook } from './looks.js';

const tabs = [...document.querySelectorAll('[role=tab]')];
const panelOf = (tab) => document.getElementById(tab.getAttribute('aria-controls'));
const line = document.querySelector('.line code');

function choose(tab) {
  for (const each of tabs) {
    const chosen = each === tab;
    each.setAttribute('aria-selected', chosen);
    each.tabIndex = chosen ? 0 : -1;
    panelOf(each).hidden = !chosen;
  }
  const { localName } = panelOf(tab).firstElementChild;
  line.textContent = line.textContent
    .replace(/(?<=cdn\/)[\w-]+/, localName)
    .replace(/<.*$/, `<${localName}></${localName}>`);
}

const steps = { ArrowLeft: -1, ArrowRight: 1 };
for (const [i, tab] of tabs.entries()) {
  tab.addEventListener('click', () => choose(tab));
  tab.addEventListener('keydown', ({ key }) => {
    if (!(key in steps)) return;
    const next = tabs.at((i + steps[key]) % tabs.length);
    choose(next);
    next.focus();
  });
}

const looks = document.querySelector('.looks');
const dressed = document.getElementById('dressed');
const brand = document.getElementById('brand');

/** Shows the board in a look. */
function wear(name, button) {
  loadLook(name);
  dressed.dataset.look = name;
  for (const each of looks.querySelectorAll('button')) each.setAttribute('aria-pressed', each === button);
  brand.toggleAttribute('data-worn', name === 'brand');
}

looks.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button) wear(button.value, button);
});
brand.addEventListener('input', () => {
  dressed.style.setProperty('--spiel-brand', brand.value);
  wear('brand');
});
const first = looks.querySelector('[aria-pressed=true]');
wear(first.value, first);

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        near.unobserve(target);
        void import(new URL(`cdn/${target.localName}.min.js`, import.meta.url).href);
      }
  },
  { rootMargin: '50%' },
);
for (const board of document.querySelectorAll('main :not(:defined)')) near.observe(board);
