import { beforeEach, onTestFinished, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { fromIsoDate } from '../dates/index.ts';
import { byRole, descriptionOf, mount, nameOf, press, type Mounted } from '../field/testing.tsx';
import { Calendar, type CalendarProps } from './index.ts';

/** Helpers for the tests of the calendar: a Saturday in November, its days by their names, and what is said. */

export const today = fromIsoDate('2026-11-21');
export const days = (...dates: ReadonlyArray<string>) => dates.map(fromIsoDate);
/** A choice of these days that is finished. */
export const chosen = (...dates: ReadonlyArray<string>) => ({ days: days(...dates), start: null });

/** For each test of a file: nothing was said, and time stands still. */
export const beginEachTestInSilence = (): void =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    clearAnnouncements();
  });

/** Everything said, after a while in which nothing more is done. */
export function said(): ReadonlyArray<string> {
  vi.advanceTimersByTime(800);
  return announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

export const show = (props: Partial<CalendarProps> = {}): Mounted => mount(<Calendar today={today} {...props} />);
export const button = (container: ParentNode, name: string) => byRole(container, 'button', name);
export const november = (container: ParentNode, day: number) =>
  [...container.querySelectorAll<HTMLElement>('button')].find((one) => nameOf(one).endsWith(` ${day} listopada 2026`))!;

/** The name of the grid, or the names of several. */
export const gridNames = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[role="grid"]')].map(nameOf);

/** Every cell that Tab reaches. */
export const reached = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[role="grid"] [tabindex="0"]')].map(nameOf);

/** The heads of the columns, which are for the eye alone. */
export const shortHeads = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('th[scope="col"]')].map(({ textContent }) => textContent);

/** The heads of the weeks: what is seen of each, and what is heard. */
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

/** Presses keys where the focus is: "Shift+PageUp" with Shift. True where the browser still may do its own. */
export function keys(...pressed: ReadonlyArray<string>): boolean {
  return pressed
    .map((one) => {
      const [key, ...modifiers] = one.split('+').toReversed();
      const held = Object.fromEntries(modifiers.map((modifier) => [`${modifier.toLowerCase()}Key`, true]));
      return press(document.activeElement as HTMLElement, key!, held);
    })
    .some(Boolean);
}

/** What is chosen of a page: cells that are selected, whose buttons say so. */
export const chosenCells = (container: ParentNode): ReadonlyArray<string> =>
  [...container.querySelectorAll('[role="gridcell"][aria-selected="true"] > button')]
    .filter((cell) => descriptionOf(cell).startsWith('Wybrany'))
    .map(nameOf);
