// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { byRole, click, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import {
  DismissibleBar,
  forgetDismissedBar,
  isBarDismissed,
  showOpenBars,
  startDismissibleBars,
  type DismissibleBarProps,
} from './index.ts';

const bar = (props: Partial<DismissibleBarProps> = {}) => (
  <>
    <DismissibleBar id="code" label="Kod rabatowy" {...props}>
      Kod WRACAM10 daje 10%
    </DismissibleBar>
    <a href="/">Strona główna</a>
  </>
);
/** The visible bars; a named section has the role region. */
const barsIn = (container: ParentNode) => [...container.querySelectorAll<HTMLElement>('section:not([hidden])')];
const closeIn = (container: ParentNode) => byRole(container, 'button', 'Zamknij');
const key = 'dismissed-bar:code';
/** Changes the storage like another tab. */
const inOtherTab = (change: () => void) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
/** The server's page, with its script and without React. */
const plainPage = () => {
  document.body.innerHTML = renderToString(bar());
  onTestFinished(startDismissibleBars());
};

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  forgetDismissedBar('code');
});
afterEach(() => void vi.restoreAllMocks());

describe('DismissibleBar', () => {
  it('is a named landmark with message and action', () => {
    const { container } = mount(bar({ action: <a href="#kod">Skopiuj kod</a> }));
    expect(barsIn(container).map(nameOf)).toEqual(['Kod rabatowy']);
    expect(barsIn(container)[0]?.textContent).toBe('Kod WRACAM10 daje 10%Skopiuj kod');
    // Read in one piece, without repeating the bar's name.
    expect(container.querySelector('p')?.textContent).toBe('Kod WRACAM10 daje 10%');
  });

  it('disappears when closed, stores its id, and stays away [T-20]', () => {
    const onClose = vi.fn();
    const { container, rerender } = mount(bar({ onClose }));
    click(closeIn(container));
    expect([barsIn(container), onClose.mock.calls.length]).toEqual([[], 1]);
    expect(Object.keys(localStorage)).toEqual([key]);
    rerender(bar({ onClose }));
    expect(barsIn(container)).toEqual([]);
    expect(barsIn(mount(bar()).container)).toEqual([]);
    // A new message is another bar.
    expect(barsIn(mount(bar({ id: 'other' })).container)).toHaveLength(1);
  });

  it('moves focus to what follows', () => {
    const { container } = mount(bar());
    closeIn(container).focus();
    click(closeIn(container));
    expect(document.activeElement?.textContent).toBe('Strona główna');
  });

  it.each([
    ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
    ['unreadable', () => vi.spyOn(Storage.prototype, 'getItem')],
    ['forbidden', () => vi.spyOn(globalThis, 'localStorage', 'get')],
  ])('survives a storage that is %s, and stays closed while the page lives', (_what, broken) => {
    broken().mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const { container } = mount(bar());
    expect(barsIn(container)).toHaveLength(1);
    click(closeIn(container));
    expect(barsIn(container)).toEqual([]);
    expect(barsIn(mount(bar()).container)).toEqual([]);
    act(() => forgetDismissedBar('code'));
    expect(barsIn(container)).toHaveLength(1);
  });

  it('follows another tab that closes or restores it', () => {
    const onClose = vi.fn();
    const { container } = mount(bar({ onClose }));
    inOtherTab(() => localStorage.setItem(key, ''));
    expect(barsIn(container)).toEqual([]);
    inOtherTab(() => localStorage.removeItem(key));
    expect(barsIn(container)).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('comes unsettled from the server, and hydration settles it without errors', () => {
    expect(renderToString(bar())).not.toMatch(/data-settled|style=/);
    const { container, errors } = hydrate(bar());
    expect([errors, barsIn(container)[0]?.dataset['settled']]).toEqual([[], '']);
  });

  it('disappears on hydration if closed before, even after the page script', () => {
    localStorage.setItem(key, '');
    for (const before of [() => {}, showOpenBars]) {
      const { container, errors } = hydrate(bar(), before);
      expect([errors, container.querySelector('section')]).toEqual([[], null]);
    }
  });

  it('speaks English', () => {
    const { container } = mount(<TextsProvider value={{ locale: 'en' }}>{bar()}</TextsProvider>);
    expect(byRole(container, 'button').getAttribute('aria-label')).toBe('Close');
  });
});

describe('a page without React', () => {
  it('shows bars that are open, and hides closed ones', () => {
    plainPage();
    expect(barsIn(document).map(({ dataset }) => dataset['settled'])).toEqual(['']);
    localStorage.setItem(key, '');
    showOpenBars();
    expect(barsIn(document)).toEqual([]);
  });

  it('closes a bar, stores that and moves focus on [T-20 part]', () => {
    plainPage();
    closeIn(document).focus();
    closeIn(document)
      .querySelector('svg')!
      .dispatchEvent(new Event('click', { bubbles: true }));
    expect([barsIn(document), isBarDismissed('code'), localStorage.getItem(key)]).toEqual([[], true, '']);
    expect(document.activeElement?.textContent).toBe('Strona główna');
  });

  it('ignores presses beside the button, and follows other tabs', () => {
    plainPage();
    document.querySelector('p')!.click();
    expect(barsIn(document)).toHaveLength(1);
    inOtherTab(() => localStorage.setItem(key, ''));
    expect(barsIn(document)).toEqual([]);
  });

  it('stops listening on stop', () => {
    document.body.innerHTML = renderToString(bar());
    startDismissibleBars()();
    closeIn(document).click();
    inOtherTab(() => localStorage.setItem(key, ''));
    expect(barsIn(document)).toHaveLength(1);
  });

  it('leaves bars of React alone', () => {
    onTestFinished(startDismissibleBars());
    const onClose = vi.fn();
    const { container } = hydrate(bar({ onClose }));
    click(closeIn(container));
    expect([container.querySelector('section'), onClose.mock.calls.length]).toEqual([null, 1]);
  });
});
