/** The search page: results while the reader types, from the index of Pagefind. */
const input = document.getElementById('q');
const found = document.getElementById('found');
const results = document.getElementById('results');
const MOST = 20;
const MOST_PARTS = 3;
let loading;

/** Loads Pagefind and its index, once: a search that begins meanwhile waits for it. */
const load = () =>
  (loading ??= import('./pagefind/pagefind.js').then(async (pagefind) => {
    await pagefind.init();
    return pagefind;
  }));

/** A result: its link, and an excerpt in which the words are marked. */
function item(url, title, excerpt) {
  const li = document.createElement('li');
  const text = document.createElement('p');
  // Pagefind escapes the text of an excerpt and adds <mark>
  text.innerHTML = excerpt;
  li.append(Object.assign(document.createElement('a'), { href: url, textContent: title }), text);
  return li;
}

async function search() {
  const words = input.value.trim();
  history.replaceState(null, '', words ? `?q=${encodeURIComponent(words)}` : location.pathname);
  const pagefind = await load();
  const answer = words ? await pagefind.debouncedSearch(words, {}, 150) : { results: [] };
  if (!answer) return;
  const pages = await Promise.all(answer.results.slice(0, MOST).map((each) => each.data()));
  if (words !== input.value.trim()) return;
  results.replaceChildren(...pages.flatMap(partsOf));
  found.textContent = words
    ? `${pages.length || 'No'} ${pages.length === 1 ? 'page' : 'pages'} with “${words}”`
    : '';
}

/** The best parts of a page. Their titles begin with that of the page. */
const partsOf = ({ sub_results: parts, meta: { title: page } }) =>
  parts.slice(0, MOST_PARTS).map(({ url, title, excerpt }) => {
    const text = !title || title === page ? page : `${page}: ${title}`;
    return item(url, text, excerpt);
  });

input.value = new URLSearchParams(location.search).get('q') ?? '';
input.form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', () => void search());
input.focus();
if (input.value) void search();
