/** The search, in the dialog of a page or on its own page: results while the reader types, from the index of Pagefind. */
import { keyOf } from './keys.js';
import { language, say } from './texts.js';

const finder = document.getElementById('finder');
const place = finder ?? document.getElementById('content');
const input = place.querySelector('[name=q]');
const found = place.querySelector('[role=status]');
const results = place.querySelector('ol');
const MOST = 20;
const MOST_PARTS = 3;
let loading;
let last = Promise.resolve();
let shown = '';

/** Loads Pagefind and its index, which are small enough for the main thread. */
const load = () =>
  (loading ??= import('./pagefind/pagefind.js').then(async (pagefind) => {
    // after a failure: what is left of the search before
    await pagefind.destroy();
    await pagefind.options({ noWorker: true });
    // the documentation is in English
    if (language !== 'en')
      await pagefind.mergeIndex(new URL('pagefind', import.meta.url).href, { language: 'en' });
    return pagefind;
  }));

/** A result: its link, and an excerpt in which the words are marked. */
function item({ url, title, excerpt }) {
  const li = document.createElement('li');
  const text = document.createElement('p');
  // Pagefind escapes the text of an excerpt and adds <mark>
  text.innerHTML = excerpt;
  li.append(Object.assign(document.createElement('a'), { href: url, textContent: title }), text);
  return li;
}

async function search() {
  const words = input.value.trim();
  if (words === shown) return;
  if (!finder) history.replaceState(null, '', words ? `?q=${encodeURIComponent(words)}` : location.pathname);
  const pagefind = await load();
  const answer = words ? await pagefind.search(words) : { results: [] };
  const pages = await Promise.all(answer.results.slice(0, MOST).map((each) => each.data()));
  // the next search is for what was typed meanwhile
  if (words !== input.value.trim()) return;
  shown = words;
  const parts = pages.flatMap((page) => partsOf(page, words)).sort((a, b) => a.rank - b.rank);
  results.replaceChildren(...parts.map(item));
  const { length: count } = pages;
  const name = ['noPage', 'onePage'][count] ?? 'pages';
  found.textContent = words ? say(name, { count, words }) : '';
}

/** Tells that a search failed, and starts Pagefind anew with the next one. */
function fail(error) {
  loading = undefined;
  shown = '';
  results.replaceChildren();
  found.textContent = say('searchFailed');
  console.error(error);
}

/** Searches one after the other: several at a time in Pagefind may disturb each other. */
const searchNext = () => {
  last = last.then(search).catch(fail);
};

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];

/** Tells if a text contains each word, and not only as the beginning of a longer one. */
function contains(text, words) {
  const found = new Set(wordsOf(text));
  return wordsOf(words).every((word) => found.has(word));
}

/** The rank of a part: the words stand in its title, or in that of its page and its own, or in its excerpt, or longer ones do. */
const rankOf = ({ title = '', excerpt }, page, words) => {
  const texts = [title, `${page} ${title}`, excerpt.replaceAll(/<[^>]*>/g, '')];
  const rank = texts.findIndex((text) => contains(text, words));
  return rank < 0 ? texts.length : rank;
};

/** The best parts of a page: `{ url, title, excerpt, rank }`. Their titles begin with that of the page. */
function partsOf({ url, excerpt, sub_results: parts, meta: { title: page } }, words) {
  // a page has no part if the words are in its title only
  return (parts.length ? parts : [{ url, title: page, excerpt }])
    .map((part) => ({
      url: part.url,
      title: !part.title || part.title === page ? page : `${page}: ${part.title}`,
      excerpt: part.excerpt,
      rank: rankOf(part, page, words),
    }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_PARTS);
}

if (!finder) {
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  input.focus();
}
input.form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (input.value.trim() !== shown) searchNext();
  // in the dialog, Enter opens the first result
  if (finder) void last.then(() => results.querySelector('a')?.click());
});
input.addEventListener('input', searchNext);
// the arrow keys go from the field to the results and back
place.addEventListener('keydown', (event) => {
  const stops = [input, ...results.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement);
  const next = at >= 0 && stops[at + ({ ArrowDown: 1, ArrowUp: -1 }[keyOf(event)] ?? NaN)];
  if (!next) return;
  event.preventDefault();
  next.focus();
});
results.addEventListener('click', () => finder?.close());
if (input.value) searchNext();
