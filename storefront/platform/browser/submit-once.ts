/** After this time without a new page, in milliseconds, the form may be sent again: the answer is not coming. */
const PATIENCE = 16_000;

const underWay = new Set<HTMLFormElement>();

/**
 * A second submit of a form whose first is still under way is swallowed: a double click makes one order. The server is
 * safe without it (idempotency keys); this spares the person a second answer. Forms that a script handles are left alone.
 */
export function submitOnce(): void {
  // On the window, after every other listener, to see whether one of them has taken the event over.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    if (form.target === '_blank') return;
    if (underWay.has(form)) {
      event.preventDefault();
      return;
    }
    underWay.add(form);
    form.setAttribute('aria-busy', 'true');
    setTimeout(release, PATIENCE, form);
  });
  // Back from the next page: the browser may show this very document again.
  addEventListener('pageshow', () => underWay.forEach(release));
}

function release(form: HTMLFormElement): void {
  underWay.delete(form);
  form.removeAttribute('aria-busy');
}
