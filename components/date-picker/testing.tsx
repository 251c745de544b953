import { parseDate } from '@internationalized/date';
import { act } from 'react';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, mount, nameOf, press, type Mounted } from '../field/testing.tsx';
import { settleHistoryAfterTest, stubPopovers } from '../modal/testing.ts';
import { DatePicker, type DatePickerProps } from './index.ts';

/** Helpers for picker tests: the field in a form, its trigger and dialog, on desktop or phone. */

export type Props = Omit<Partial<DatePickerProps>, 'label' | `aria-${string}`>;

/** A Saturday. */
export const today = parseDate('2026-11-21');

export const inForm = (props: Props = {}) => (
  <form>
    <DatePicker label="Data odbioru" name="date" today={today} {...props} />
  </form>
);
export const show = (props: Props = {}): Mounted => mount(inForm(props));

/** A desktop by default, no announcements; stubs popovers, which jsdom lacks. */
export function preparePickers(): void {
  beforeEach(() => {
    stubPopovers();
    clearAnnouncements();
    onTestFinished(() => {
      document.documentElement.style.removeProperty('--viewport-level');
      vi.unstubAllGlobals();
    });
  });
}

/** A phone whose history settles after the test. Call it before mounting. */
export function onPhone(): void {
  settleHistoryAfterTest();
  document.documentElement.style.setProperty('--viewport-level', '1');
}

export const field = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Data odbioru');
export const trigger = (container: ParentNode) =>
  container.querySelector<HTMLButtonElement>('button[aria-haspopup="dialog"]')!;
export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"], dialog[open]');
export const button = (name: string) => byRole<HTMLButtonElement>(dialog()!, 'button', name);
/** The names of the calendar's chosen days. */
export const chosenDays = () => [...dialog()!.querySelectorAll('[aria-selected="true"] [data-day]')].map(nameOf);
export const focused = () => nameOf(document.activeElement!);

/** Radix moves focus in a later task. */
export const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 20)));

export async function open(container: ParentNode): Promise<HTMLElement> {
  click(trigger(container));
  await settle();
  return dialog()!;
}

export async function choose(name: string): Promise<void> {
  click(button(name));
  await settle();
}

export async function key(name: string, options?: KeyboardEventInit): Promise<boolean> {
  const isNative = press(document.activeElement as HTMLElement, name, options);
  await settle();
  return isNative;
}
