import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { HEARING } from './background.ts';
import { entryKey } from './dialog-history.ts';

/** Stubs the popovers, visibility and box observers that jsdom lacks, as far as dialogs need them. */
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
    // jsdom does not render a closed dialog or popover, so it holds nothing focusable.
    this.setAttribute('open', '');
    this.style.setProperty('display', 'block');
    const first = this.hasAttribute('autofocus') ? this : this.querySelector<HTMLElement>('[autofocus]');
    first?.focus();
  };
  prototype.hidePopover = function hidePopover() {
    this.removeAttribute('open');
    this.style.removeProperty('display');
  };
  prototype.checkVisibility = () => true;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}

/**
 * Lets the page's history settle after a test and its unmount: a pending traversal would arrive in the next
 * test. Call it before anything is mounted.
 */
export function settleHistoryAfterTest(): void {
  onTestFinished(async () => {
    // The planned way back, and the jsdom traversal, also a timer.
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

/** Waits for the inert page behind. The clock must be fake. */
export const letItBeHeard = (): void => act(() => void vi.advanceTimersByTime(HEARING));

/** A mouse press, which may begin elsewhere. Radix hears presses one turn of the event loop after the opening. */
export async function pressWithMouse(element: Element, begunAt: Element = element): Promise<void> {
  await act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
    else await new Promise((resolve) => setTimeout(resolve));
  });
  act(() => {
    const options = { bubbles: true, cancelable: true };
    begunAt.dispatchEvent(new PointerEvent('pointerdown', options));
    begunAt.dispatchEvent(new MouseEvent('mousedown', options));
    element.dispatchEvent(new PointerEvent('pointerup', options));
    element.dispatchEvent(new MouseEvent('mouseup', options));
    // The browser clicks what both have in common.
    (begunAt === element ? element : document.body).dispatchEvent(new MouseEvent('click', options));
  });
}

/** Waits for jsdom's asynchronous history. The clock must be real. */
export const historyArrives = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, HEARING + 100));
  });
