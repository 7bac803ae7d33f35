/** The page of an element: finds words in its interface, and opens what the address names. */
const field = document.getElementById('find');
const count = document.querySelector('.find output');
const sections = [...document.querySelectorAll('.kind')];
const folded = new Map(
  Array.from(document.querySelectorAll('.kind > details'), (details) => [details, details.open]),
);

/** A word of a text, or a part of a name after its hyphen, begins so. */
const starts = (text, word) => new RegExp(`(?<![\\p{L}\\d])${word}`, 'u').test(text);

const isShown = (section) => section.querySelector('tr:not([hidden])') !== null;

/** Shows the rows with words that begin with those of the field, with their headings, and their number. */
function find() {
  const words = field.value.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
  let found = 0;
  for (const row of document.querySelectorAll('.interface tr')) {
    const text = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => starts(text, word));
    found += Number(!row.hidden);
  }
  for (const section of document.querySelectorAll('.kind, .kind > .group'))
    section.hidden = !isShown(section);
  for (const [details, wasOpen] of folded) details.open = words.length > 0 || wasOpen;
  count.textContent = words.length ? `${found} found` : '';
}
field.addEventListener('input', find);
for (const details of folded.keys())
  details.firstElementChild.addEventListener('click', () => {
    if (!field.value) folded.set(details, !details.open);
  });

/** Opens the part of the interface that the address names. */
function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const section = sections.find((each) => each.contains(named));
  if (!section) return;
  if (field.value) {
    field.value = '';
    find();
  }
  const details = section.querySelector(':scope > details');
  if (!details || details.open) return;
  details.open = true;
  folded.set(details, true);
  named.scrollIntoView();
}
addEventListener('hashchange', openNamed);
openNamed();
