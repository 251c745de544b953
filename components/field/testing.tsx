import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Helpers for field tests: rendering, hydrating over typed text, and finding by role and name. */

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface Mounted {
  container: HTMLElement;
  rerender(element: ReactNode): void;
}

function keep(container: HTMLElement, root: Root): Mounted {
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { container, rerender: (element) => act(() => root.render(element)) };
}

export function mount(element: ReactNode): Mounted {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(element));
  return keep(container, root);
}

/** Puts server HTML into the page, lets `before` act like a user, then hydrates it. */
export function hydrate(
  element: ReactNode,
  before: (container: HTMLElement) => void = () => {},
): Mounted & { errors: string[] } {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  before(container);
  const errors: string[] = [];
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(String(error)) });
  });
  return { ...keep(container, root!), errors };
}

const roles: Readonly<Record<string, string>> = {
  textbox: 'input[type="text"]:not([role]), input[type="email"], input[type="tel"], input[type="password"], textarea',
  combobox: 'select',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  button: 'button',
  link: 'a[href]',
  heading: 'h2, h3',
};

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `missing #${id}`)
    .join(' ');

/** The accessible name, as far as our markup needs: labelledby, label, native labels, content. */
export function nameOf(element: Element): string {
  const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
  return (
    textOf(element.getAttribute('aria-labelledby')) ||
    element.getAttribute('aria-label') ||
    labels ||
    element.textContent ||
    ''
  ).trim();
}

export const descriptionOf = (element: Element): string => textOf(element.getAttribute('aria-describedby'));

export function byRole<E extends HTMLElement = HTMLElement>(container: ParentNode, role: string, name?: string): E {
  const found = [...container.querySelectorAll<E>(`[role="${role}"]${roles[role] ? `, ${roles[role]}` : ''}`)].filter(
    (element) => name === undefined || nameOf(element) === name,
  );
  if (found.length !== 1) throw new Error(`${found.length} elements with role ${role} and name ${name}`);
  return found[0]!;
}

/** Types like a keyboard: focus, text, and the browser's events. */
export function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  act(() => {
    input.focus();
    const prototype = Object.getPrototypeOf(input) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Presses a key; true unless default was prevented. */
export function press(element: HTMLElement, key: string, options: KeyboardEventInit = {}): boolean {
  let isNative = true;
  act(() => {
    element.focus();
    isNative = element.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
    );
  });
  return isNative;
}

export const click = (element: HTMLElement): void => act(() => element.click());
export const focus = (element: HTMLElement): void => act(() => element.focus());
export const blur = (element: HTMLElement): void => act(() => element.blur());
