import { beforeEach, onTestFinished, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { fromIsoDate } from '../dates/index.ts';
import { byRole, descriptionOf, mount, nameOf, press, type Mounted } from '../field/testing.tsx';
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';

/** Helpers for calendar tests: a Saturday in November, days by name, and announcements. */

export const today = fromIsoDate('2026-11-21');
export const days = (...dates: ReadonlyArray<string>) => dates.map(fromIsoDate);
/** A finished selection of these days. */
export const chosen = (...dates: ReadonlyArray<string>) => ({ days: days(...dates), start: null });

/** For each test of a file: no announcements, fake timers. */
export const beginEachTestInSilence = (): void =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    clearAnnouncements();
  });

/** All announcements, after they settle. */
export function said(): ReadonlyArray<string> {
  vi.advanceTimersByTime(800);
  return announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

export const show = (props: Partial<DayCalendarProps> = {}): Mounted => mount(<DayCalendar today={today} {...props} />);
export const button = (container: ParentNode, name: string) => byRole(container, 'button', name);
export const november = (container: ParentNode, day: number) =>
  [...container.querySelectorAll<HTMLElement>('button')].find((one) => nameOf(one).endsWith(` ${day} listopada 2026`))!;

/** The names of all grids. */
export const gridNames = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[role="grid"]')].map(nameOf);

/** Every tabbable cell. */
export const reached = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[role="grid"] [tabindex="0"]')].map(nameOf);

/** The visual column headers. */
export const shortHeads = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('th[scope="col"]')].map(({ textContent }) => textContent);

/** The week headers: what is seen and what is read. */
export const weekHeads = (container: ParentNode): ReadonlyArray<readonly [string, string]> =>
  [...container.querySelectorAll('th[scope="row"]')].map((head) => {
    const textOf = (isHidden: boolean) =>
      [...head.children]
        .filter((part) => part.matches('[aria-hidden="true"]') === isHidden)
        .map(({ textContent }) => textContent)
        .join(' ');
    return [textOf(true), textOf(false)];
  });

export const focused = (): string => nameOf(document.activeElement!);

/** Presses keys on the focused element: "Shift+PageUp" with Shift. True unless default was prevented. */
export function keys(...pressed: ReadonlyArray<string>): boolean {
  return pressed
    .map((one) => {
      const [key, ...modifiers] = one.split('+').toReversed();
      const held = Object.fromEntries(modifiers.map((modifier) => [`${modifier.toLowerCase()}Key`, true]));
      return press(document.activeElement as HTMLElement, key!, held);
    })
    .some(Boolean);
}

/** The selected cells of a page, whose buttons are described as such. */
export const chosenCells = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[role="gridcell"][aria-selected="true"] > button')]
    .filter((cell) => descriptionOf(cell).startsWith('Wybrany'))
    .map(nameOf);
