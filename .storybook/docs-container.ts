import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createElement, useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { schemeOf, themes } from './themes.js';

type Globals = Readonly<Record<string, string>>;

/** The choices of the toolbar in the address, such as `scheme:dark;language:de`. */
const inAddress = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .map((each) => each.split(':') as [string, string]),
  );

/** The frame of a page of documentation. It follows the colour scheme of the toolbar. */
export default function Container(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [globals, setGlobals] = useState(inAddress);
  // a page without stories has no decorator that does this
  document.documentElement.style.colorScheme = globals.scheme ?? 'light dark';
  useEffect(() => {
    const follow = ({ globals: changed }: { readonly globals: Globals }) => setGlobals(changed);
    channel.on(GLOBALS_UPDATED, follow);
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
    };
  }, [channel]);
  return createElement(DocsContainer, { ...props, theme: themes[schemeOf(globals)] });
}
