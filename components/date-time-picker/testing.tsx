import { parseDateTime } from '@internationalized/date';
import { DateTimePicker, type DateTimePickerProps } from './index.ts';
import { field as fieldOf, today } from '../date-picker/testing.tsx';
import { mount, type Mounted } from '../field/testing.tsx';

/** Helpers for date-time picker tests; dialog helpers are in the date picker's. */

export type Props = Omit<Partial<DateTimePickerProps>, 'label' | `aria-${string}`>;

/** "2026-12-03T16:30" as a value. */
export const moment = parseDateTime;

export const inForm = (props: Props = {}) => (
  <form>
    <DateTimePicker label="Data odbioru" name="date" today={today} {...props} />
  </form>
);
export const show = (props: Props = {}): Mounted => mount(inForm(props));
export const field = fieldOf;
