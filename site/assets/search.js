/** The search page: results while the reader types, from the index of Pagefind. */
const input = document.getElementById('q');
const found = document.getElementById('found');
const results = document.getElementById('results');
const MOST = 20;
let pagefind;

/** A result: its page, and an excerpt in which the words are marked. */
function item({ url, meta, excerpt }) {
  const li = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url, textContent: meta.title });
  const text = document.createElement('p');
  // Pagefind escapes the text of an excerpt and adds <mark>
  text.innerHTML = excerpt;
  li.append(link, text);
  return li;
}

async function search() {
  const words = input.value.trim();
  history.replaceState(null, '', words ? `?q=${encodeURIComponent(words)}` : location.pathname);
  pagefind ??= await import('./pagefind/pagefind.js');
  const answer = words ? await pagefind.debouncedSearch(words, {}, 150) : { results: [] };
  if (!answer) return;
  const pages = await Promise.all(answer.results.slice(0, MOST).map((each) => each.data()));
  if (words !== input.value.trim()) return;
  results.replaceChildren(
    ...pages.flatMap(({ sub_results: parts, meta }) =>
      parts.slice(0, 3).map((part) => item(titled(part, meta))),
    ),
  );
  found.textContent = words
    ? `${pages.length || 'No'} ${pages.length === 1 ? 'page' : 'pages'} with “${words}”`
    : '';
}

/** A part of a page, under the title of the page and its own. */
const titled = ({ url, title, excerpt }, meta) => ({
  url,
  excerpt,
  meta: { title: title && title !== meta.title ? `${meta.title}: ${title}` : meta.title },
});

input.value = new URLSearchParams(location.search).get('q') ?? '';
input.form.addEventListener('submit', (event) => event.preventDefault());
input.addEventListener('input', () => void search());
input.focus();
if (input.value) void search();
