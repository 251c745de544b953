import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { HEARING } from './background.ts';
import { entryKey } from './dialog-history.ts';

/** Gives jsdom what it lacks of popovers and of watching boxes, as far as dialogs need it. */
export function stubPopovers(): void {
  const prototype = HTMLElement.prototype as HTMLElement & { popover: string | null };
  Object.defineProperty(prototype, 'popover', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('popover');
    },
    set(this: HTMLElement, value: string) {
      this.setAttribute('popover', value);
    },
  });
  prototype.showPopover = function showPopover() {
    if (!this.hasAttribute('popover')) throw new DOMException('no popover', 'NotSupportedError');
    // To jsdom a closed dialog or popover is not rendered, and holds nothing that takes focus.
    this.setAttribute('open', '');
    this.style.setProperty('display', 'block');
    const first = this.hasAttribute('autofocus') ? this : this.querySelector<HTMLElement>('[autofocus]');
    first?.focus();
  };
  prototype.hidePopover = function hidePopover() {
    this.removeAttribute('open');
    this.style.removeProperty('display');
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}

/**
 * Lets the history of the page come to rest after a test and after what it shows is gone: a way back would arrive in the next
 * test. Call it before anything is mounted.
 */
export function settleHistoryAfterTest(): void {
  onTestFinished(async () => {
    // The way back, and the journey of jsdom, which is a timer too.
    if (vi.isFakeTimers()) vi.runAllTimers();
    vi.useRealTimers();
    const hasEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[entryKey]);
    await vi.waitFor(() => {
      if (hasEntry()) throw new Error('The entry of a dialog is left.');
    });
  });
}

/** The dialogs that are open. */
export const openDialogs = (): ReadonlyArray<HTMLDialogElement> => [
  ...document.querySelectorAll<HTMLDialogElement>('dialog[open]'),
];

/** Lets the page behind become inert. The clock must be fake. */
export const letItBeHeard = (): void => act(() => void vi.advanceTimersByTime(HEARING));

/** A press with the mouse, which may begin at another place. */
export function pressWithMouse(element: Element, begunAt: Element = element): void {
  act(() => {
    begunAt.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

/** Waits for what jsdom does with its history in its own time. The clock must be real. */
export const historyArrives = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, HEARING + 100));
  });
