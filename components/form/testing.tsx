import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, descriptionOf, mount, type Mounted } from '../field/testing.tsx';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton, type FormProps } from './index.ts';

/** Helpers for form tests: filling in, submitting, and what the form shows and announces. */

/** Elements scrolled into view in the current test, in order. */
export const scrolledTo: Element[] = [];

/** For each test of a file: fake timers moved by `wait`, no announcements, recorded scrolling. */
export function withFakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    clearAnnouncements();
    scrolledTo.length = 0;
    // jsdom has no layout.
    Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
      scrolledTo.push(this);
    });
  });
  afterEach(() => void vi.useRealTimers());
}

/** Over four frames, in milliseconds: focus goes to the first wrong field, then the title is read. */
export const frames = 100;

/** Advances time, in milliseconds. */
export const wait = (time: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(time));

export const required = 'Proszę wypełnić to pole.';
/** The name of `render`'s optional field. */
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
/** A field's state and description. */
export const shown = (element: HTMLElement): Array<string | null> => [stateOf(element), descriptionOf(element)];

/** Submits like the button; returns whether the browser would send the form. */
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
