import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, mount, nameOf, press, type } from '../field/testing.tsx';
import { forgetAnswers } from './answer-cache.ts';
import { Combobox, type ComboboxProps } from './index.ts';
import { findLinen } from './sample-search.ts';

/** Helpers for tests of the combobox: time stands still until it is told to pass, and the storages are empty. */
export function freezeEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    forgetAnswers();
    clearAnnouncements();
    // jsdom lays nothing out, so it scrolls nowhere.
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Lets time pass, and what was promised come. */
export const pass = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

export const spoken = (): ReadonlyArray<string> => announcements.map(({ text }) => text);

/** A search with its field, and what a person finds out about it. */
export function render(props: Partial<ComboboxProps> = {}) {
  const mounted = mount(<Combobox action="/szukaj" search={findLinen} minimumLength={2} {...props} />);
  const { container } = mounted;
  const field = byRole<HTMLInputElement>(container, 'combobox');
  return { ...mounted, field, ...readerOf(container, field) };
}

/** An open search for "len", with what a test needs to know of it. */
export async function renderOpen(props: Partial<ComboboxProps> = {}) {
  const search = render(props);
  await search.ask('len');
  return search;
}

/** What can be told of a search in the page. */
export function readerOf(container: ParentNode, field: HTMLInputElement) {
  return {
    form: byRole<HTMLFormElement>(container, 'search'),
    key: (key: string, options?: KeyboardEventInit) => press(field, key, options),
    status: () => byRole(container, 'search').dataset['status'],
    isOpen: () => field.getAttribute('aria-expanded') === 'true',
    options: () => [...container.querySelectorAll<HTMLElement>('[role="option"]')],
    /** The name of the option that the field points to. */
    active: () => {
      const id = field.getAttribute('aria-activedescendant');
      return id === null ? undefined : nameOf(document.getElementById(id)!);
    },
    /** Types, and waits until the answer is there. */
    ask: async (text: string) => {
      type(field, text);
      await pass(500);
    },
  };
}
