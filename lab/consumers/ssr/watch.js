/** Records the layout shifts of the page, and defines functions that describe a board. */
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    globalThis.shifts.push([value, ...sources.map(({ node }) => node?.nodeName + '.' + node?.className)]);
}).observe({ type: 'layout-shift', buffered: true });

const wanted = [
  'display',
  'color',
  'background-color',
  'background-image',
  'fill',
  'stroke',
  'opacity',
  'visibility',
];
const rounded = (number) => Math.round(number * 10) / 10;

/** Describes the look of every element in the board: name, class, box and computed styles. */
globalThis.lookOf = (board) =>
  [...board.shadowRoot.querySelectorAll('*')]
    .filter(({ localName }) => localName !== 'style')
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const style = getComputedStyle(each);
      const looks = [...wanted, 'font', 'transform', 'box-shadow'].map((name) =>
        style.getPropertyValue(name),
      );
      const place = [x, y, width, height].map(rounded).join();
      // browsers serialize a zero length in two ways
      return [each.localName, each.getAttribute('class'), place, ...looks]
        .join(' | ')
        .replace(/\b0%/g, '0px');
    });

/**
 * Describes every element in the board: name, attributes and own text. Leaves out the language, which a server does not
 * know, the lines of the live region, which are added later, and the shift of a message below the window.
 */
globalThis.contentOf = (board) =>
  [...board.shadowRoot.querySelectorAll(':not(style, .live > p)')].map((each) => {
    const attributes = [...each.attributes].filter(
      ({ name, value }) =>
        name !== 'lang' && !value.startsWith('--_up:') && !(name === 'value' && each.localName === 'input'),
    );
    const told = attributes.map(({ name, value }) => `${name}=${value.replace('afloat', '').trim()}`).sort();
    const text = Array.from(each.childNodes, (node) => (node instanceof Text ? node.data.trim() : ''));
    return [each.localName, ...told, text.join('')].join(' ');
  });
