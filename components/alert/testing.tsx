import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { announcements, Announcer, clearAnnouncements } from '../announcer/index.ts';
import { byRole } from '../field/testing.tsx';
import { AlertRegion, startAlerts, type AlertRegionProps } from './index.ts';

/** Helpers for region tests: a server-rendered page with its script and without React. */

let stop = () => {};

/** The window's state; tests change it. */
export const room = { prefersReducedMotion: false, isTouched: false, isHidden: false, hasFocus: true };

/** Fakes time in every test of a file and starts each with an empty log. */
export function beginEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5) });
    clearAnnouncements();
    Object.assign(room, { prefersReducedMotion: false, isTouched: false, isHidden: false, hasFocus: true });
    // This session has already heard the way to the messages.
    sessionStorage.setItem('witryna-alerts-way-back', '1');
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)' ? room.isTouched : room.prefersReducedMotion,
    }));
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => room.isHidden);
    vi.spyOn(document, 'hasFocus').mockImplementation(() => room.hasFocus);
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

export function page(body = '', times: AlertRegionProps = {}): void {
  document.documentElement.lang = 'pl';
  document.body.innerHTML =
    renderToString(
      <>
        <AlertRegion {...times} />
        <Announcer />
      </>,
    ) + `<main><button>Do koszyka</button>${body}<a href="/dalej">dalej</a></main>`;
  // Named sections have this role; the helper looks for attributes.
  document.querySelector('section')!.setAttribute('role', 'region');
  stop = startAlerts();
}

export const region = (): HTMLElement => byRole(document, 'region', 'Komunikaty');
export const shown = (): ReadonlyArray<HTMLElement> => [
  ...region().querySelectorAll<HTMLElement>('[data-alert-toasts] > *'),
];
export const history = (): ReadonlyArray<string> =>
  [...region().querySelectorAll('li > span')].map((entry) => entry.textContent.trim());
export const closeOf = (toast: Element): HTMLElement => byRole(toast, 'button', 'Zamknij');
/** All texts passed to the announcer. */
export const said = (): ReadonlyArray<string> => announcements.map(({ text }) => text);
/** The content of the live regions. */
export const spoken = (): ReadonlyArray<string> =>
  [...document.querySelectorAll('[data-announcer] > *')].map((element) => element.textContent.trim());

export const hideTab = (isHidden: boolean): void => {
  room.isHidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Presses a key on the focused element; returns the event. */
export const key = (name: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};
