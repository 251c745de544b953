import { parseDate } from '@internationalized/date';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { byRole, mount, nameOf, type Mounted } from '../field/testing.tsx';
import { dialog, open, today, trigger } from '../date-picker/testing.tsx';
import { announcements } from '../announcer/index.ts';
import { DateRangePicker, type DateRange, type DateRangePickerProps } from './index.ts';

/** Helpers for range picker tests: the group in a form, its two dates, the calendar's selection and announcements. */

export type Props = Omit<Partial<DateRangePickerProps>, 'label' | 'name' | `aria-${string}`>;

export const inForm = (props: Props = {}) => (
  <form>
    <DateRangePicker label="Termin" startName="od" endName="do" today={today} {...props} />
  </form>
);
export const show = (props: Props = {}): Mounted => mount(inForm(props));

export const rangeOf = (start: string, end: string): DateRange => ({
  start: parseDate(start),
  end: parseDate(end),
});
/** From a Wednesday to the next week's Friday. */
export const hire = rangeOf('2026-11-25', '2026-12-04');

export const from = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Od');
export const to = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Do');
export const shown = (container: ParentNode) => [from(container).value, to(container).value];
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
export const said = () => announcements.map(({ text }) => plain(text));
export const triggerName = (container: ParentNode) => nameOf(trigger(container));

/** The open calendar's chosen days by name, without weekdays. */
export const chosenDays = (): ReadonlyArray<string> =>
  [...dialog()!.querySelectorAll('[aria-selected="true"] > button')].map((day) => nameOf(day).split(', ')[1]!);

/** The days of an unfinished range's preview. */
export const previewed = (): ReadonlyArray<string | null> =>
  [...dialog()!.querySelectorAll('[data-mark="preview"]')].map(({ textContent }) => textContent);

/** What the browser would send. jsdom 31 lacks the `formdata` event, so it is dispatched as specified. */
export function sentRange(container: HTMLElement): ReadonlyArray<FormDataEntryValue | null> {
  const form = container.querySelector('form')!;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return [formData.get('od'), formData.get('do')];
}

/** The months of the open calendar. */
export const monthNames = () => [...dialog()!.querySelectorAll('[role="grid"]')].map(nameOf);

/** The text below the months. */
export const summary = () => plain([...dialog()!.querySelectorAll('p')].at(-1)?.textContent);

export async function openWith(props: Props = {}): Promise<Mounted> {
  const mounted = show(props);
  await open(mounted.container);
  return mounted;
}

/**
 * For each test of a file: delays under a second take 10 ms, as announcements wait. Longer ones are limits, such as for
 * history navigation, which a busy machine would hit too early.
 */
export function hurryTime(): void {
  beforeEach(() => {
    const wait = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, delay = 0, ...values: []) =>
      wait(run, delay < 1000 ? Math.min(delay, 10) : delay, ...values),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
  });
}
