import { getPreferredColorScheme } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { colors } from '../src/element/styles/tokens.js';

const code =
  "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** The look of Storybook itself, in the colours and fonts of the boards. */
function theme(base: 'light' | 'dark') {
  const color = (name: string) => colors[name]?.[base === 'light' ? 0 : 1] ?? '';
  return create({
    base,
    // of looks/fonts.css
    fontBase: 'var(--spiel-sans)',
    fontCode: code,
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('linen'),
    appContentBg: base === 'light' ? '#fdfbf6' : '#15100c',
    appPreviewBg: base === 'light' ? '#fdfbf6' : '#15100c',
    appHoverBg: color('sunk'),
    appBorderColor: color('rule'),
    appBorderRadius: 6,
    textColor: color('ink'),
    textInverseColor: color('accent-ink'),
    textMutedColor: color('ink-3'),
    barTextColor: color('ink-2'),
    barHoverColor: color('accent'),
    barSelectedColor: color('accent'),
    barBg: color('paper'),
    buttonBg: color('paper'),
    buttonBorder: color('rule'),
    booleanBg: color('sunk'),
    booleanSelectedBg: color('paper'),
    inputBg: color('paper'),
    inputBorder: color('edge'),
    inputTextColor: color('ink'),
    inputBorderRadius: 6,
  });
}

export const themes = { light: theme('light'), dark: theme('dark') };

/** The colour scheme that the toolbar has set, or else that of the system. */
export const schemeOf = ({ scheme }: Readonly<Record<string, unknown>>): 'light' | 'dark' =>
  scheme === 'light' || scheme === 'dark' ? scheme : getPreferredColorScheme();
