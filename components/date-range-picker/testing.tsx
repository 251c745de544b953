import { beforeEach, onTestFinished, vi } from 'vitest';
import { byRole, mount, nameOf, type Mounted } from '../field/testing.tsx';
import { dialog, open, today, trigger } from '../date-picker/testing.tsx';
import { fromIsoDate } from '../dates/index.ts';
import { announcements } from '../announcer/index.ts';
import { DateRangePicker, type DateRange, type DateRangePickerProps } from './index.ts';

/** Helpers for tests of the range picker: the group in a form, its two dates, what is chosen in the calendar and what is said. */

export type Props = Omit<Partial<DateRangePickerProps>, 'label' | 'name' | `aria-${string}`>;

export const inForm = (props: Props = {}) => (
  <form>
    <DateRangePicker label="Termin" startName="od" endName="do" today={today} {...props} />
  </form>
);
export const show = (props: Props = {}): Mounted => mount(inForm(props));

export const rangeOf = (start: string, end: string): DateRange => ({
  start: fromIsoDate(start),
  end: fromIsoDate(end),
});
/** From a Wednesday to a Friday of the next week. */
export const hire = rangeOf('2026-11-25', '2026-12-04');

export const from = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Od');
export const to = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Do');
export const shown = (container: ParentNode) => [from(container).value, to(container).value];
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
export const said = () => announcements.map(({ text }) => plain(text));
export const triggerName = (container: ParentNode) => nameOf(trigger(container));

/** The chosen days of the open calendar, as they are told, without their weekdays. */
export const chosenDays = (): ReadonlyArray<string> =>
  [...dialog()!.querySelectorAll('[aria-selected="true"] > button')].map((day) => nameOf(day).split(', ')[1]!);

/** The days over which an unfinished range would go. */
export const previewed = (): ReadonlyArray<string | null> =>
  [...dialog()!.querySelectorAll('[data-mark="preview"]')].map(({ textContent }) => textContent);

/** What the browser would send. jsdom 31 knows no `formdata` event, so it is sent as the standard describes it. */
export function sentRange(container: HTMLElement): ReadonlyArray<FormDataEntryValue | null> {
  const form = container.querySelector('form')!;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return [formData.get('od'), formData.get('do')];
}

/** The months of the open calendar. */
export const monthNames = () => [...dialog()!.querySelectorAll('[role="grid"]')].map(nameOf);

/** What stands under the months. */
export const summary = () => plain([...dialog()!.querySelectorAll('p')].at(-1)?.textContent);

export async function openWith(props: Props = {}): Promise<Mounted> {
  const mounted = show(props);
  await open(mounted.container);
  return mounted;
}

/**
 * For each test of a file: what lasts under a second takes 10 ms. A choice is said once it has stood for a while. Longer
 * ones are limits, such as of a way back through the history, which a busy machine would reach too early.
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
