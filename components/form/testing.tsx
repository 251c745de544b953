import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, descriptionOf, mount, type Mounted } from '../field/testing.tsx';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton, type FormProps } from './index.ts';

/** Helpers for tests of the form: a form to fill in, what it shows and says, and sending it. */

/** What was scrolled into view in the current test, in order. */
export const scrolledTo: Element[] = [];

/** For each test of a file: time moves by `wait` alone, nothing was said, and what is scrolled to is noted. */
export function withFakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    clearAnnouncements();
    scrolledTo.length = 0;
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
      scrolledTo.push(this);
    });
  });
  afterEach(() => void vi.useRealTimers());
}

/** Four frames and more, in milliseconds: focus goes to the first wrong field, then the title is said. */
export const frames = 100;

/** Lets time pass, in milliseconds. */
export const wait = (time: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(time));

export const required = 'Proszę wypełnić to pole.';
/** The name of the optional field of `render`. */
export const remarks = 'Uwagi (nieobowiązkowe)';

export const render = (props: Partial<FormProps> = {}): Mounted =>
  mount(
    <Form {...props}>
      <TextField label="Imię" name="name" isRequired minLength={3} />
      <TextField label="Miejscowość" name="city" isRequired />
      <TextField label="Uwagi" name="remarks" isOptional />
      <SubmitButton>Dalej</SubmitButton>
    </Form>,
  );

export const said = (): string[] => announcements.map(({ text }) => text);
export const formOf = (container: HTMLElement): HTMLFormElement => container.querySelector('form')!;
export const field = (container: HTMLElement, name: string): HTMLInputElement =>
  byRole<HTMLInputElement>(container, 'textbox', name);
export const links = (container: HTMLElement): Array<string | null> =>
  [...container.querySelectorAll('a')].map((link) => link.textContent);
export const stateOf = (element: HTMLElement): string | null =>
  element.closest('[data-state]')!.getAttribute('data-state');
/** What a field shows: its state and its description. */
export const shown = (element: HTMLElement): Array<string | null> => [stateOf(element), descriptionOf(element)];

/** Submits as the button does, and tells whether the browser would send the form. */
export function submit(container: HTMLElement): boolean {
  let isSent = false;
  const watch = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', watch);
  act(() => formOf(container).requestSubmit(container.querySelector<HTMLElement>('button[type="submit"]')));
  removeEventListener('submit', watch);
  return isSent;
}
