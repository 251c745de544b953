import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, mount, nameOf, press, type } from '../field/testing.tsx';
import { forgetAnswers } from './answer-cache.ts';
import { Combobox, type ComboboxProps } from './index.ts';
import { findLinen } from './sample-search.ts';

/** Helpers for combobox tests: fake timers and empty storages. */
export function freezeEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    forgetAnswers();
    clearAnnouncements();
    // jsdom has no layout and no scrolling.
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Advances time and resolves promises. */
export const pass = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

export const spoken = (): ReadonlyArray<string> => announcements.map(({ text }) => text);

/** A search with its field and a reader of its state. */
export function render(props: Partial<ComboboxProps> = {}) {
  const mounted = mount(<Combobox action="/szukaj" search={findLinen} minimumLength={2} {...props} />);
  const { container } = mounted;
  const field = byRole<HTMLInputElement>(container, 'combobox');
  return { ...mounted, field, ...readerOf(container, field) };
}

/** An open search for "len", with helpers. */
export async function renderOpen(props: Partial<ComboboxProps> = {}) {
  const search = render(props);
  await search.ask('len');
  return search;
}

/** Reads the state of a search in the page. */
export function readerOf(container: ParentNode, field: HTMLInputElement) {
  return {
    form: byRole<HTMLFormElement>(container, 'search'),
    key: (key: string, options?: KeyboardEventInit) => press(field, key, options),
    status: () => byRole(container, 'search').dataset['status'],
    isOpen: () => field.getAttribute('aria-expanded') === 'true',
    options: () => [...container.querySelectorAll<HTMLElement>('[role="option"]')],
    /** The name of the active option. */
    active: () => {
      const id = field.getAttribute('aria-activedescendant');
      return id === null ? undefined : nameOf(document.getElementById(id)!);
    },
    /** Types and waits for the response. */
    ask: async (text: string) => {
      type(field, text);
      await pass(500);
    },
  };
}
