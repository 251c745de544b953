import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { nextTab } from './next-tab.ts';
import { forgetName, nameInAddress, usePanelOfAddress } from './panel-of-address.ts';
import { useOpenParts } from './use-open-parts.ts';
import { useTabsForm } from './use-tabs-form.ts';

export interface TabsBehaviour {
  /** The id of the chosen tab when controlled; answer `onChange` with the next one. */
  value?: string | undefined;
  /** The id of the initial tab, unless the address names another panel. The first one by default. */
  defaultValue?: string | undefined;
  /** Called with the id of the tab chosen by a press, a key or the address. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * `automatic`: the arrow keys choose as they go. `manual`: they only move, Enter or Space chooses; for panels that
   * load slowly. An accordion is opened by Enter and Space alone.
   */
  activation?: 'automatic' | 'manual' | undefined;
}

/** With these a link opens elsewhere, and Alt with an arrow is the browser's way back. */
const isForBrowser = (event: MouseEvent | KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * Tabs over panels that are all in the page, or below viewport level 3 the same panels as an accordion. Until the script
 * runs, tabs and headings are links to the panels: a link with role tab would not do what tabs do.
 */
export function useTabs(
  ids: ReadonlyArray<string>,
  { value, defaultValue, onChange, activation = 'automatic' }: TabsBehaviour,
) {
  const prefix = useId();
  const list = useRef<HTMLElement>(null);
  const form = useTabsForm();
  const isAccordion = form === 'accordion';
  const [own, setOwn] = useState(defaultValue);
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = value ?? own ?? '';
  const chosen = ids.includes(wanted) ? wanted : ids[0];
  const { isOpen, open, close } = useOpenParts(form, chosen);
  // The focused tab stays the Tab stop, so that Tab leads on from there and not from the chosen one.
  const stop = focused !== null && ids.includes(focused) ? focused : chosen;

  const tabId = (id: string) => `${prefix}-${id}`;
  const openerId = (id: string) => `${prefix}-opener-${id}`;
  const choose = (id: string) => {
    if (isAccordion) open(id);
    if (id === chosen) return;
    setOwn(id);
    onChange?.(id);
  };
  const { namedPanel } = usePanelOfAddress(ids, choose);
  const press = (id: string) => {
    if (isAccordion && isOpen(id)) {
      if (namedPanel() === id) forgetName();
      close(id);
      return;
    }
    // The address of an earlier panel would open it again on a reload, and a link to it would do nothing.
    if (namedPanel() !== undefined) nameInAddress(id);
    choose(id);
  };

  // In a scrolling row the chosen tab is in the middle, with its neighbours on both sides.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[data-chosen]');
    if (!list.current || !tab) return;
    const [row, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += (box.left + box.right - row.left - row.right) / 2;
  }, [chosen, form]);
  // At hydration tabs or buttons replace links: focus moves from a link to its replacement,
  // and the page may have scrolled since.
  useLayoutEffect(() => {
    const link = document.activeElement?.id;
    const id = ids.find((one) => link === tabId(one) || link === openerId(one));
    if (id !== undefined) setFocused(id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- hydration happens once
  }, []);
  // After a turn or zoom, focus moves to the replacement of its element, scrolled into view.
  const formBefore = useRef(form);
  useLayoutEffect(() => {
    const isHydration = formBefore.current === null;
    formBefore.current = form;
    if (focused === null || document.activeElement !== document.body) return;
    const control = document.getElementById(isAccordion ? openerId(focused) : tabId(focused));
    control?.focus({ preventScroll: isHydration });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the form starts this
  }, [form]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (isForBrowser(event)) return;
    if (event.key === ' ') {
      event.preventDefault();
      press(id);
      return;
    }
    if (isAccordion) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = ids[nextTab(event.key, ids.indexOf(id), ids.length, isMirrored) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    if (activation === 'automatic') press(next);
  };
  /** For a tab and for the heading of a panel alike. */
  const controlProps = (id: string) => ({
    'aria-controls': id,
    onFocus: () => setFocused(id),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, id),
    onClick: (event: MouseEvent) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      press(id);
    },
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Hidden elements lose focus, as at a turn of the device: the user did not move it.
    const isLost = !currentTarget.checkVisibility();
    if (!isLost && !currentTarget.contains(relatedTarget)) setFocused(null);
  };

  return {
    form,
    listProps: {
      ref: list,
      role: form === 'row' ? 'tablist' : undefined,
      hidden: isAccordion,
      onBlur,
    },
    tabProps: (id: string) => ({
      id: tabId(id),
      href: `#${id}`,
      'data-chosen': id === chosen || undefined,
      ...(form === 'row' && {
        ...controlProps(id),
        role: 'tab',
        'aria-selected': id === chosen,
        tabIndex: id === stop ? 0 : -1,
      }),
    }),
    partProps: (id: string) => ({ 'data-open': isOpen(id) || undefined }),
    openerProps: (id: string) => ({
      id: openerId(id),
      href: `#${id}`,
      ...(isAccordion && { ...controlProps(id), role: 'button', 'aria-expanded': isOpen(id), onBlur }),
    }),
    panelProps: (id: string) => ({
      id,
      // In a row the hidden heading comes first in the panel: not focusable, so the panel takes focus itself.
      ...(form === 'row' && { role: 'tabpanel', 'aria-labelledby': tabId(id), tabIndex: 0 }),
      // Focus from a link to here.
      ...(isAccordion && { tabIndex: -1 }),
    }),
  };
}
