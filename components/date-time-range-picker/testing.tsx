import { parseDateTime } from '@internationalized/date';
import { dialog, open, today } from '../date-picker/testing.tsx';
import { byRole, mount, nameOf, type Mounted } from '../field/testing.tsx';
import { DateTimeRangePicker, type DateTimeRange, type DateTimeRangePickerProps } from './index.ts';

/** Helpers for tests of ranges with times; those of the calendar and its dialog are the range picker's. */

export type Props = Omit<Partial<DateTimeRangePickerProps>, 'label' | 'name' | `aria-${string}`>;

export const inForm = (props: Props = {}) => (
  <form>
    <DateTimeRangePicker label="Termin" startName="od" endName="do" today={today} {...props} />
  </form>
);
export const show = (props: Props = {}): Mounted => mount(inForm(props));

export async function openWith(props: Props = {}): Promise<Mounted> {
  const mounted = show(props);
  await open(mounted.container);
  return mounted;
}

export const rangeOf = (start: string, end: string): DateTimeRange => ({
  start: parseDateTime(start),
  end: parseDateTime(end),
});
/** From a Wednesday morning to the next week's Friday. */
export const hire = rangeOf('2026-11-25T10:00', '2026-12-04T16:30');

/** A time's box in the open panel. */
export function box(time: 'Od godziny' | 'Do godziny', part: 'Godzina' | 'Minuty'): HTMLInputElement {
  const group = [...dialog()!.querySelectorAll('fieldset')].find((one) => nameOf(one) === time)!;
  return byRole<HTMLInputElement>(group, 'spinbutton', part);
}
