/** After this time without a new page, in milliseconds, the form may be sent again. */
const RELEASE_AFTER = 16_000;

const underWay = new Set<HTMLFormElement>();

/**
 * Swallows a second submit of a form whose first is pending: a double click makes one order. The server is
 * safe without it (idempotency keys); this avoids a second response. Forms that a script handles are left alone.
 */
export function submitOnce(): void {
  // On the window, after every other listener, to see whether one has handled the event.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    if (form.target === '_blank') return;
    if (underWay.has(form)) {
      event.preventDefault();
      return;
    }
    underWay.add(form);
    form.ariaBusy = 'true';
    setTimeout(release, RELEASE_AFTER, form);
  });
  // The browser may restore this document from the back/forward cache.
  addEventListener('pageshow', () => underWay.forEach(release));
}

function release(form: HTMLFormElement): void {
  underWay.delete(form);
  form.ariaBusy = null;
}
