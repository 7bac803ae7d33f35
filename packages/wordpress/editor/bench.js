/** The board on which an author plays and draws in the editor. It is that of the composer. */
import { drawArrows, toggleMark } from '../../../site/composer/arrows.js';
import { Bench } from '../../../site/composer/bench.js';
import { el, facts, say, t, useEffect, useRef, wp } from './base.js';
import { createElement } from './shown.js';

/** Says to those who cannot see it what has been drawn. */
function tell(place, isDrawn) {
  const [from, to] = place.split('-');
  const what = to ? say(t('Arrow from %1$s to %2$s.'), from, to) : say(t('Ring on %s.'), from);
  wp.a11y.speak(isDrawn ? what : say(t('Removed: %s'), what));
}

/** Draws on a bench by the right button, a long press, or Shift+Enter. */
function draw(host, bench, colour, onDrawn) {
  let shown;
  drawArrows(host, {
    show(place) {
      const { marks } = bench.remark(bench.path);
      if (place !== shown) bench.preview(place ? toggleMark(marks, place, colour()) : marks);
      shown = place;
    },
    draw(place) {
      const marks = toggleMark(bench.remark(bench.path).marks, place, colour());
      bench.say(bench.path, { marks });
      tell(
        place,
        marks.split(' ').some((mark) => mark.split(/[:=]/)[0] === place),
      );
      onDrawn();
    },
    begin: (from) =>
      wp.a11y.speak(
        from ? say(t('From %s. Press Shift+Enter on another square, or again for a ring.'), from) : '',
      ),
  });
}

/**
 * Keeps keys and drags on a board from the editor: Backspace would delete the block, and Tab leave it. Keys with Alt, Ctrl or Command are
 * those of the editor.
 */
function keepEvents(box) {
  for (const type of ['keydown', 'mousedown', 'pointerdown', 'dragstart', 'copy', 'paste'])
    box.addEventListener(type, (event) => {
      if (!event.altKey && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    });
}

/** Waits until the element of a game is defined in a document: its script finds it there. */
async function defined(host, tag) {
  const doc = host.ownerDocument;
  host.replaceChildren(createElement(doc, tag, []));
  await doc.defaultView.customElements.whenDefined(tag);
}

/**
 * A board to play on. `a` has the values of the block, of which `rules` are those of the game. Another position, record or rule opens it
 * again. `onBench` gets the bench.
 */
export function Played({ a, rules, colour, isLive, onBench, onDrawn, onError }) {
  const host = useRef();
  const now = useRef();
  now.current = { isLive, colour, onDrawn, onError };
  const { tag, hasHands } = facts.games[a.game];
  const { mode = 'play', position = '', record = '' } = a;
  useEffect(() => {
    let isOver = false;
    // a new box: what draws on the old one has no end
    const box = host.current.ownerDocument.createElement('div');
    host.current.replaceChildren(box);
    keepEvents(box);
    const bench = new Bench(box, {
      changed: () => {},
      moved: () => {},
      fault: (message) => now.current.onError(message),
    });
    const open = async () => {
      onError('');
      await defined(box, tag);
      if (isOver) return;
      const create = (given) => createElement(box.ownerDocument, tag, [...rules, ...Object.entries(given)]);
      await bench.open({ create, hasHands, position, record, path: mode === 'replay' ? '' : '0' });
      if (isOver) return;
      if (mode !== 'replay') bench.say('0', { marks: a.marks ?? '' });
      draw(
        box,
        bench,
        () => now.current.colour,
        () => now.current.onDrawn(),
      );
      onBench(bench);
      // Tab leads from the toolbar past the board; an author who writes in the sidebar stays there
      const isInSidebar = document.activeElement?.closest('.block-editor-block-inspector');
      if (now.current.isLive && !isInSidebar) bench.board.focus({ preventScroll: true });
    };
    void open();
    return () => {
      isOver = true;
      onBench(undefined);
    };
  }, [JSON.stringify([tag, rules, position, record, mode])]);
  return el('div', { ref: host, inert: isLive ? undefined : '' });
}
