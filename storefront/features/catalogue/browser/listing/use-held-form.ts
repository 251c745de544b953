import { useLayoutEffect, useRef, useState } from 'react';
import { countProducts } from './count-products.ts';
import { filterFormIn, sentByChoices } from './filter-form.ts';

export interface HeldFormEvents {
  /** The products under the current choices; null if unknown. */
  onCount(count: number | null): void;
  onSubmit(): void;
}

/**
 * Moves the page's form of filters into an element while this is in the page. Choices are counted instead of sent, and
 * undone if the form leaves unsent.
 *
 * @param delay milliseconds from a choice to the count
 * @returns the ref of that element
 */
export function useHeldForm(delay: number, events: HeldFormEvents) {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const [hold] = useState(() => (holder: HTMLElement | null) => {
    const form = filterFormIn(document);
    const home = form?.parentElement;
    if (!holder || !form || !home) return;
    const listening = new AbortController();
    let asking = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let hasAsked = false;
    let isSent = false;

    const ask = () => {
      hasAsked = true;
      clearTimeout(waiting);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      waiting = setTimeout(() => {
        void countProducts(form, signal).then((count) => {
          if (!signal.aborted) latest.current.onCount(count);
        });
      }, delay);
    };
    const { signal } = listening;
    form.addEventListener('input', ask, { signal });
    form.addEventListener('change', ask, { signal });
    form.addEventListener(
      'submit',
      (event) => {
        if (event.defaultPrevented) return;
        isSent = true;
        latest.current.onSubmit();
      },
      { signal },
    );
    form.removeAttribute(sentByChoices);
    holder.append(form);
    return () => {
      listening.abort();
      clearTimeout(waiting);
      asking.abort();
      if (!isSent) form.reset();
      // Its boxes show the counts of choices that are undone.
      if (!isSent && hasAsked) void countProducts(form, new AbortController().signal);
      form.setAttribute(sentByChoices, '');
      home.append(form);
    };
  });
  return hold;
}
