// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { byRole, click, hydrate, mount } from '../field/testing.tsx';
import {
  DismissibleBar,
  forgetDismissedBar,
  isBarDismissed,
  isBarDismissedIn,
  showOpenBars,
  startDismissibleBars,
} from './index.ts';

const strip = (days = 1) => (
  <>
    <DismissibleBar id="strip" label="Warunki zakupów" days={days}>
      Darmowa dostawa od 250 zł
    </DismissibleBar>
    <a href="/">Strona główna</a>
  </>
);
const barsIn = (container: ParentNode) => [...container.querySelectorAll<HTMLElement>('section:not([hidden])')];
const closeIn = (container: ParentNode) => byRole(container, 'button', 'Zamknij');
const writtenCookies = () => vi.spyOn(document, 'cookie', 'set').mock;

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  forgetDismissedBar('strip');
});
afterEach(() => void vi.restoreAllMocks());

describe('a bar closed for some days', () => {
  it('shows in server HTML, and stays on hydration', () => {
    expect(renderToString(strip())).toMatch(/<section[^>]* data-settled=""/);
    const { container, errors } = hydrate(strip());
    expect([errors, barsIn(container)[0]?.dataset['settled']]).toEqual([[], '']);
  });

  it.each([
    ['in React', (days: number) => mount(strip(days)).container],
    [
      'in a page without React',
      (days: number) => {
        document.body.innerHTML = renderToString(strip(days));
        onTestFinished(startDismissibleBars());
        return document.body;
      },
    ],
  ])('%s: disappears when closed, and a cookie hides it for those days [T-21 part]', (_where, show) => {
    const { calls } = writtenCookies();
    const container = show(3);
    closeIn(container).focus();
    click(closeIn(container));
    expect(barsIn(container)).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Strona główna');
    expect(calls).toEqual([['dismissed-bar-strip=1; Max-Age=259200; Path=/; SameSite=Lax']]);
    // Nothing stays for good.
    expect(localStorage).toHaveLength(0);
  });

  it('is known to the server and the next page by its cookie, until forgotten', () => {
    const { container } = mount(strip());
    expect(isBarDismissedIn(document.cookie, 'strip')).toBe(false);
    click(closeIn(container));
    expect([isBarDismissedIn(document.cookie, 'strip'), isBarDismissed('strip')]).toEqual([true, true]);
    act(() => forgetDismissedBar('strip'));
    expect([isBarDismissedIn(document.cookie, 'strip'), isBarDismissed('strip')]).toEqual([false, false]);
  });

  it('disappears from a back/forward-cached page if closed on a later one', () => {
    document.body.innerHTML = renderToString(strip());
    onTestFinished(startDismissibleBars());
    document.cookie = 'dismissed-bar-strip=1';
    window.dispatchEvent(new Event('pageshow'));
    expect(barsIn(document)).toEqual([]);
  });

  it('disappears on hydration of an outdated page', () => {
    document.cookie = 'dismissed-bar-strip=1';
    for (const before of [() => {}, showOpenBars]) {
      const { container, errors } = hydrate(strip(), before);
      expect([errors, barsIn(container)]).toEqual([[], []]);
    }
  });

  it('stays closed while the page lives if cookies are blocked', () => {
    const { container } = mount(strip());
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
    click(closeIn(container));
    expect([barsIn(container), isBarDismissed('strip')]).toEqual([[], true]);
  });
});
