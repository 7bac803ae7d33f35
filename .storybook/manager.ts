import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { getPreferredColorScheme } from 'storybook/theming';
import favicon from '../site/assets/favicon.svg';
import { schemeOf, themes } from './themes.js';

/** The name beside the logo. A title without an image is HTML. */
const brandTitle = `<img src="${favicon.replaceAll('"', '%22')}" alt="" /> Spielkasten`;
const brand = { brandTitle, brandUrl: './' };
addons.setConfig({ theme: { ...themes[getPreferredColorScheme()], ...brand } });

// the frame follows the colour scheme of the toolbar
addons.register('colour-scheme', (api) => {
  const follow = () => {
    const theme = themes[schemeOf(api.getGlobals())];
    api.setOptions({ theme: { ...theme, ...brand } });
  };
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) api.on(event, follow);
});

/** Replaces the name of Storybook at the end of the title, which has no setting. */
const rename = () => {
  const name = document.title.replace(/Storybook$/, 'Spielkasten');
  if (document.title !== name) document.title = name;
};
const title = document.querySelector('title');
if (title) new MutationObserver(rename).observe(title, { childList: true });
rename();
