import { createSSRApp, h, ref } from 'vue';
import { scene } from './scene.js';

/** The page. Vue adds its listeners when it takes over. */
export const createApp = () =>
  createSSRApp({
    setup() {
      const lit = ref(false);
      const heard = ref('');
      const onGameMove = ({ detail }) => (heard.value += `${detail.notation} `);
      return () =>
        h('main', [
          h('button', { id: 'lit', onClick: () => (lit.value = !lit.value) }, 'Lit'),
          h('output', { id: 'heard' }, heard.value),
          ...scene(!lit.value).map(([tag, properties]) => h(tag, { ...properties, onGameMove })),
        ]);
    },
  });
