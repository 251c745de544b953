import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { namedElement } from './named-element.ts';

/** Writes the id of a panel into the address, without a step in the history. */
export const nameInAddress = (id: string): void => history.replaceState(history.state, '', `#${id}`);

/** Takes what stands behind "#" out of the address, without a step in the history. */
export const forgetName = (): void => history.replaceState(history.state, '', location.pathname + location.search);

/** Opens the panel that the address names, on load and whenever a link leads to it. */
export function usePanelOfAddress(ids: ReadonlyArray<string>, choose: (id: string) => void) {
  /** The panel that the address names, or in which the element stands that it names. */
  const namedPanel = () => {
    const named = namedElement();
    return named === null ? undefined : ids.find((id) => document.getElementById(id)?.contains(named));
  };

  const latest = useRef({ choose, namedPanel });
  useLayoutEffect(() => {
    latest.current = { choose, namedPanel };
  });
  // Before the script's first paint: until then the style sheet showed the panel that the address names.
  useLayoutEffect(() => {
    const id = latest.current.namedPanel();
    if (id !== undefined) latest.current.choose(id);
  }, []);
  useEffect(() => {
    const onHashChange = () => {
      const id = latest.current.namedPanel();
      const named = namedElement();
      if (id === undefined || named === null) return;
      // The browser could not scroll while the panel was hidden: scrolls once more.
      flushSync(() => latest.current.choose(id));
      named.scrollIntoView();
      named.focus({ preventScroll: true });
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return { namedPanel };
}
