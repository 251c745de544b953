import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { namedElement } from './named-element.ts';
import { nextTab } from './next-tab.ts';

export interface TabsBehaviour {
  /** The id of the chosen tab where somebody else keeps it; answer `onChange` with the next one. */
  value?: string | undefined;
  /** The id of the tab that is chosen at the start, unless the address names another panel. The first one by default. */
  defaultValue?: string | undefined;
  /** Called with the id of the tab that was chosen, by a press, by a key or by the address. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * `automatic`: the arrow keys choose as they go. `manual`: they only move, Enter or Space chooses; for panels that take
   * their time to appear.
   */
  activation?: 'automatic' | 'manual' | undefined;
}

const never = () => () => {};

/** Tabs over panels that are all in the page. Until the script lives, the tabs are links to the panels. */
export function useTabs(
  ids: ReadonlyArray<string>,
  { value, defaultValue, onChange, activation = 'automatic' }: TabsBehaviour,
) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  // Neither role nor key before hydration: a link that says it is a tab would not do what tabs do.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [own, setOwn] = useState(defaultValue);
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = value ?? own ?? '';
  const chosen = ids.includes(wanted) ? wanted : ids[0];
  // The focused tab stays the stop of the Tab key, so that Tab leads on from there and not to the chosen one.
  const stop = focused !== null && ids.includes(focused) ? focused : chosen;

  const tabId = (id: string) => `${prefix}-${id}`;
  const choose = (id: string) => {
    if (id === chosen) return;
    setOwn(id);
    onChange?.(id);
  };
  /** The panel that the address names, or in which the element stands that it names. */
  const namedPanel = () => {
    const named = namedElement();
    return named === null ? undefined : ids.find((id) => document.getElementById(id)?.contains(named));
  };
  const press = (id: string) => {
    // An address that named the panel before would open it again on a reload, and a link to it would do nothing.
    if (namedPanel() !== undefined) history.replaceState(history.state, '', `#${id}`);
    choose(id);
  };

  const latest = useRef({ choose, namedPanel });
  useLayoutEffect(() => {
    latest.current = { choose, namedPanel };
  });
  // Before the first picture with the script: until then the style sheet showed the panel that the address names.
  useLayoutEffect(() => {
    const id = latest.current.namedPanel();
    if (id !== undefined) latest.current.choose(id);
  }, []);
  useEffect(() => {
    const onHashChange = () => {
      const id = latest.current.namedPanel();
      const named = namedElement();
      if (id === undefined || named === null) return;
      // The browser could go nowhere while the panel was not shown: its part is done once more.
      flushSync(() => latest.current.choose(id));
      named.scrollIntoView();
      named.focus({ preventScroll: true });
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  // Where the row scrolls, the chosen tab stands in its middle, with its neighbours on both sides.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[data-chosen]');
    if (!list.current || !tab) return;
    const [row, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += (box.left + box.right - row.left - row.right) / 2;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    // Alt and an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      press(id);
      return;
    }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = ids[nextTab(event.key, ids.indexOf(id), ids.length, isMirrored) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    if (activation === 'automatic') press(next);
  };

  return {
    isLive,
    listProps: {
      ref: list,
      // Links to parts of the page until they are tabs.
      role: isLive ? 'tablist' : 'navigation',
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      },
    },
    tabProps: (id: string) => ({
      id: tabId(id),
      href: `#${id}`,
      'data-chosen': id === chosen || undefined,
      ...(isLive && {
        role: 'tab',
        'aria-selected': id === chosen,
        'aria-controls': id,
        tabIndex: id === stop ? 0 : -1,
        onFocus: () => setFocused(id),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, id),
        onClick: (event: MouseEvent) => {
          // With these a link opens elsewhere, and the address brings the panel along.
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          press(id);
        },
      }),
    }),
    panelProps: (id: string) => ({
      id,
      'data-chosen': id === chosen || undefined,
      // The heading, which the row of tabs replaces, comes first in it: no control does, so the panel takes focus itself.
      ...(isLive && { role: 'tabpanel', 'aria-labelledby': tabId(id), tabIndex: 0 }),
    }),
  };
}
