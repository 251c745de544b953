import { Time } from '@internationalized/date';
import { act } from 'react';
import { announcements } from '../announcer/index.ts';
import { byRole } from '../field/testing.tsx';
import { TimeField, type TimeFieldProps } from './index.ts';

/** Helpers for time field tests: the field in a form, its parts, announcements and form data. */

export type Props = Omit<Partial<TimeFieldProps>, 'label' | `aria-${string}`>;

export const fiveTo = new Time(13, 55);

export const inForm = (props: Props = {}) => (
  <form>
    <TimeField label="Godzina odbioru" name="time" {...props} />
  </form>
);

export const hour = (container: ParentNode) => byRole<HTMLInputElement>(container, 'spinbutton', 'Godzina');
export const minute = (container: ParentNode) => byRole<HTMLInputElement>(container, 'spinbutton', 'Minuty');
export const shown = (container: ParentNode) => `${hour(container).value}:${minute(container).value}`;
/** The value, its ends and its words, as a screen reader gets them. */
export const valuesOf = (box: HTMLInputElement) =>
  ['valuenow', 'valuemin', 'valuemax', 'valuetext'].map((name) => box.getAttribute(`aria-${name}`));
export const said = () => announcements.map(({ text }) => text);

/** Types into a box from empty, as users replace the number. */
export function typeInto(box: HTMLInputElement, text: string): void {
  act(() => {
    box.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** What the browser would send. jsdom 31 knows no `formdata` event, so it is sent as the standard describes it. */
export function sent(container: HTMLElement): ReadonlyArray<FormDataEntryValue> {
  const form = container.querySelector('form')!;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return formData.getAll('time');
}
