import { setCustomElementsManifest, type Decorator, type Preview } from '@storybook/web-components-vite';
import { html } from 'lit';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { configure } from 'storybook/test';
import manifest from '../custom-elements.json' with { type: 'json' };
import { argTypesOf, defaultsOf, withoutControl } from '../stories/support/arg-types.js';
import { adopt } from '../stories/support/sheet.js';
import { PREFERENCES } from '../src/element/model/preferences.js';
import { languages } from '../src/lists/languages.js';
import { texts } from '../src/lists/texts.js';

// Stories look the same after others were played: the aims of the games are known.
localStorage.setItem(PREFERENCES, JSON.stringify({ met: Object.keys(texts) }));

setCustomElementsManifest(manifest);
adopt(`
  .sbdocs :is(h1, h2, h3, h4) { font-family: var(--spiel-serif); font-weight: 480; }
  .no-default :is(th, td):nth-child(3) { display: none; }
  .folded summary { width: fit-content; padding-block: 12px; cursor: pointer; font-weight: 600; }
  .others li { margin-block: 6px; }
  .docblock-argstable code { white-space: normal; overflow-wrap: anywhere; }
`);

configure({
  // long enough for parts that are loaded on demand and for computer players on a busy machine
  asyncUtilTimeout: 60_000,
  // the default message prints the whole page, without the shadow trees
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** A choice in the toolbar. */
const choice = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Applies the choices of the toolbar: colour scheme and language of the page, width of the story. */
const applyGlobals: Decorator = (story, { globals }) => {
  const page = document.documentElement;
  page.style.colorScheme = String(globals.scheme);
  page.lang = String(globals.language);
  return html`<div style="max-inline-size: ${globals.width}; margin-inline: auto">${story()}</div>`;
};

/** A part of the pages of documentation. A story loads none of them. */
const ofDocs = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Part = lazy(load) as ComponentType<Props>;
  return (props: Props) => createElement(Suspense, { fallback: null }, createElement(Part, props));
};

const preview: Preview = {
  tags: ['autodocs'],
  // A select also offers the value that a story begins with.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => {
          const options: readonly unknown[] | undefined = argType.options;
          const value: unknown = initialArgs[name];
          const isNew = options && value !== undefined && value !== '' && !options.includes(value);
          return [name, isNew ? { ...argType, options: [...options, value] } : argType];
        }),
      ),
  ],
  // The controls show the defaults of the attributes.
  argsEnhancers: [
    ({ component, initialArgs }) => (component ? { ...defaultsOf(component), ...initialArgs } : initialArgs),
  ],
  decorators: [applyGlobals],
  globalTypes: {
    scheme: choice('Colours', 'mirror', [
      { value: 'light dark', title: 'System' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    language: choice(
      'Language',
      'globe',
      ['en', ...Object.keys(languages)].map((value) => ({
        value,
        title: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
      })),
    ),
    width: choice('Width', 'grow', [
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
    controls: { expanded: true, disableSaveFromUI: true, exclude: withoutControl },
    docs: {
      extractArgTypes: argTypesOf,
      page: ofDocs(() => import('./docs-page.mdx')),
      source: { excludeDecorators: true },
      canvas: { sourceState: 'shown' },
      container: ofDocs(() => import('./docs-container.js')),
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.sbdocs-subtitle' },
    },
    layout: 'padded',
    options: {
      storySort: {
        // read from the source: only literals
        order: [
          'Start',
          'Fluctus',
          ['Board'],
          'Glüx',
          ['Board'],
          'Lucky Numbers',
          ['Board'],
          'Luzi und Joe',
          ['Tray'],
          '*',
          'Design',
          [
            'Tokens: colours, fonts, lengths',
            'Looks: ready-made themes',
            'Theming: brand, colours, fonts',
            'States: dark mode, errors, sizes',
            'Parts: ::part(), :state(), slots',
            'Motion: animation, easing',
            'Contrast, colour blindness',
          ],
        ],
      },
    },
  },
};
export default preview;
