import { act } from 'react';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { below } from '../../tokens/viewport.ts';
import { nameOf } from '../field/testing.tsx';
import { Tabs, type Tab, type TabsProps } from './index.ts';

/** Helpers for the tests of tabs: jsdom has no layout, so a test sets the page width. */

let isNarrow = false;
const listeners = new Set<() => void>();
export const scrolled = vi.fn();

/** Starts each test of a file with a wide page and no fragment in the address. */
export function beginEachTestWide(): void {
  beforeEach(() => {
    isNarrow = false;
    history.replaceState(null, '', ' ');
    Element.prototype.scrollIntoView = scrolled;
    Element.prototype.checkVisibility = function () {
      return this.getAttribute('role') === 'button' ? isNarrow : !isNarrow;
    };
    scrolled.mockClear();
    vi.stubGlobal('matchMedia', (condition: string) => ({
      matches: condition === below(3) && isNarrow,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }));
  });
  afterEach(() => void vi.unstubAllGlobals());
}

/** The number of width listeners. */
export const widthWatchers = (): number => listeners.size;

/** Turns the device, or zooms: hidden elements lose focus before any script notices. */
export const makeNarrow = (narrow = true): void =>
  act(() => {
    isNarrow = narrow;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.checkVisibility()) activeElement.blur();
    for (const listener of listeners) listener();
  });

export const tabs: ReadonlyArray<Tab> = [
  { id: 'opis', label: 'Opis', content: <p>Kamionka.</p> },
  { id: 'płatność', label: 'Płatność', content: <p>Przelewem.</p> },
  { id: 'opinie', label: 'Opinie (188)', content: <p id="opinia">Stoi pewnie.</p> },
];
export const view = (props: Partial<TabsProps> = {}) => (
  <Tabs label="O produkcie" headingLevel={2} tabs={tabs} {...(props as object)} />
);

export const chosenOf = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[aria-selected="true"]')].map(nameOf);

/** The text of the panels that are shown. */
export const shownIn = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[data-open] p')].map((text) => text.textContent);

/** Records, from now on in a test, whether each focus by a script scrolls the page. */
export function focusCalls(): ReadonlyArray<Parameters<HTMLElement['focus']>> {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => focus.mockRestore());
  return focus.mock.calls;
}

/** Changes the address as a link press does; jsdom fires events only later. */
export const goTo = (hash: string): void =>
  act(() => {
    history.replaceState(history.state, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  });
