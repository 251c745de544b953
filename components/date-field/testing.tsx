import { act } from 'react';
import { byRole } from '../field/testing.tsx';
import { DateField, type DateFieldProps } from './index.ts';

/** Helpers for date field tests: the field in a form, keys and pastes as browsers report them, sent values. */

export type Props = Omit<Partial<DateFieldProps>, 'label' | `aria-${string}`>;

export const inForm = (props: Props = {}) => (
  <form>
    <DateField label="Data dostawy" name="date" {...props} />
  </form>
);

export const field = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Data dostawy');

const setValue = (input: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);

/** Inserts text at the caret like a browser, with its events. */
export function insert(input: HTMLInputElement, data: string, inputType = 'insertText', isComposing = false): void {
  act(() => {
    input.focus();
    const init = { data, inputType, isComposing, bubbles: true, cancelable: true };
    if (!input.dispatchEvent(new InputEvent('beforeinput', init))) return;
    const [start, end] = [input.selectionStart!, input.selectionEnd!];
    setValue(input, input.value.slice(0, start) + data + input.value.slice(end));
    input.setSelectionRange(start + data.length, start + data.length);
    input.dispatchEvent(new InputEvent('input', { ...init, cancelable: false }));
  });
}

/** Types key by key; rejected keys do not arrive. */
export function keys(input: HTMLInputElement, text: string): void {
  for (const key of text) insert(input, key);
}

/** Pastes; true unless default was prevented. */
export function paste(input: HTMLInputElement, text: string): boolean {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  });
  act(() => void input.dispatchEvent(event));
  insert(input, text, 'insertFromPaste');
  return !event.defaultPrevented;
}

/** What the browser would send. jsdom 31 lacks the `formdata` event, so it is dispatched as specified. */
export function sent(container: HTMLElement, name = 'date'): FormDataEntryValue | null {
  const form = container.querySelector('form')!;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return formData.get(name);
}
