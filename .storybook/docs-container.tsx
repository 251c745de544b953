import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { lookOfSystem, looks } from './brand.ts';
import { labelScrollingCode } from './scrolling-code.ts';
import { showTheme } from './themes.ts';

const channel = addons.getChannel();

const themeNow = (): unknown => {
  const [{ globals }] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [{ globals: {} }]) as [
    { globals: Record<string, unknown> },
  ];
  return globals['theme'];
};

const onChange = (listener: () => void): (() => void) => {
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
};

const isNamed = (theme: unknown): theme is keyof typeof looks => String(theme) in looks;

/** A documentation page in the theme of the toolbar, like the stories on it. */
export default function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(onChange, themeNow);
  // Pages without a story have no decorator for this.
  showTheme(theme ?? 'light');
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? labelScrollingCode(main.current) : undefined), []);
  return (
    <main ref={main}>
      <DocsContainer {...props} theme={isNamed(theme) ? looks[theme] : lookOfSystem()} />
    </main>
  );
}
