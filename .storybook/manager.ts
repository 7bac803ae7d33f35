import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import favicon from '../site/assets/favicon.svg';
import { themes } from './themes.js';

/** The name beside the logo. A title without an image is HTML. */
const brandTitle = `<img src="${favicon.replaceAll('"', '%22')}" alt="" /> Spielkasten`;
addons.setConfig({ theme: { ...themes[getPreferredColorScheme()], brandTitle, brandUrl: './' } });

/** Replaces the name of Storybook at the end of the title, which has no setting. */
const rename = () => {
  const name = document.title.replace(/Storybook$/, 'Spielkasten');
  if (document.title !== name) document.title = name;
};
const title = document.querySelector('title');
if (title) new MutationObserver(rename).observe(title, { childList: true });
rename();
