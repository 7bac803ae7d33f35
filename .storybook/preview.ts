import { setCustomElementsManifest, type Decorator, type Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { configure } from 'storybook/test';
import manifest from '../custom-elements.json' with { type: 'json' };

setCustomElementsManifest(manifest);

configure({
  // ends what hangs: a part that comes on demand or a computer player may take long on a busy machine
  asyncUtilTimeout: 60_000,
  // else each failure prints the whole page, and says nothing of the shadow trees where it happened
  getElementError: (message) => new Error(message ?? 'not found'),
});

const choose = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar's choices: the page's colour scheme and language, and the width of the board's place. */
const onPage: Decorator = (story, { globals }) => {
  const page = document.documentElement;
  page.style.colorScheme = String(globals.scheme);
  page.lang = String(globals.language);
  return html`<div style="max-inline-size: ${globals.width}; margin-inline: auto">${story()}</div>`;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onPage],
  globalTypes: {
    scheme: choose('Colours', 'mirror', [
      { value: 'light dark', title: 'System' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    language: choose('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
    ]),
    width: choose('Width', 'grow', [
      { value: '900px', title: '900 px' },
      { value: '600px', title: '600 px' },
      { value: '360px', title: '360 px' },
      { value: '280px', title: '280 px' },
    ]),
  },
  initialGlobals: { scheme: 'light dark', language: 'en', width: '900px' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          'Fluctus',
          ['Board', 'Endings', 'Round the board', 'Rules', 'Events', 'Reference'],
          'Glüx',
          ['Board', 'Rules', 'Events', 'Reference'],
          'Lucky Numbers',
          ['Board', 'Rules', 'Events', 'Reference'],
          'Luzi und Joe',
          ['Tray', 'Rules', 'Events', 'Reference'],
          'Design',
          ['Tokens', 'States', 'Motion', 'Parts', 'Theming', 'Colour figures'],
        ],
      },
    },
  },
};
export default preview;
