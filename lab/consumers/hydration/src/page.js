import { scene } from './scene.js';

/** The page for a framework with hooks. A listener is added in an effect: hydration adds none to a custom element in React. */
export const pageOf = ({ h, useEffect, useRef, useState }) =>
  function Page() {
    const [lit, setLit] = useState(false);
    const [heard, setHeard] = useState('');
    const board = useRef(null);
    useEffect(() => {
      const element = board.current;
      const listen = ({ detail }) => setHeard((before) => `${before}${detail.notation} `);
      element.addEventListener('game-move', listen);
      return () => element.removeEventListener('game-move', listen);
    }, []);
    return h(
      'main',
      null,
      h('button', { key: 'lit', id: 'lit', onClick: () => setLit(!lit) }, 'Lit'),
      h('output', { key: 'heard', id: 'heard' }, heard),
      ...scene(!lit).map(([tag, properties]) =>
        h(tag, { key: tag, ...properties, ...(properties.id === 'board' && { ref: board }) }),
      ),
    );
  };
