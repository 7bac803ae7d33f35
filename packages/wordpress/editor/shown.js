/** Elements in the canvas of the editor, which is a frame with elements of its own. */
import { el, facts, useEffect, useRef } from './base.js';

/** Loads the boards into a document. */
function load(doc) {
  if (doc.querySelector('script[src$="spielkasten.auto.min.js"]')) return;
  doc.head.append(Object.assign(doc.createElement('script'), { type: 'module', src: facts.url }));
}

/** An element as on the page. */
export function createElement(doc, tag, values) {
  load(doc);
  const element = doc.createElement(tag);
  for (const [name, value] of values) element.setAttribute(name, value === true ? '' : value);
  if (facts.look) element.dataset.look = facts.look;
  return element;
}

/** An element that is seen only. Each change makes another one, as the page will, once the author pauses. */
export function Shown({ tag, values, onShown, onError }) {
  const host = useRef();
  const isFirst = useRef(true);
  const key = JSON.stringify([tag, values]);
  useEffect(() => {
    const show = () => {
      onError('');
      const element = createElement(host.current.ownerDocument, tag, values);
      // one mistake does not hide another
      const messages = new Set();
      element.addEventListener('game-error', ({ detail }) =>
        onError([...messages.add(detail.message)].join(' ')),
      );
      host.current.replaceChildren(element);
      if (onShown)
        void element.ownerDocument.defaultView.customElements.whenDefined(tag).then(() => onShown(element));
    };
    const timer = setTimeout(show, isFirst.current ? 0 : 400);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [key]);
  return el('div', { ref: host, inert: '' });
}
