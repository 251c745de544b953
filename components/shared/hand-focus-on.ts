const focusable = [
  'a[href]',
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  '[tabindex]',
]
  .map((kind) => `${kind}:not([tabindex="-1"])`)
  .join();

/**
 * Where focus goes before `element` is removed with focus inside it: to the nearest usable element after it, or,
 * without one, to the nearest before it. Only the browser knows what it can focus: what is hidden at this
 * width or inert is skipped.
 */
export function handFocusOn(element: HTMLElement): void {
  if (!element.contains(document.activeElement)) return;
  const others = [...document.querySelectorAll<HTMLElement>(focusable)].filter((other) => !element.contains(other));
  const isAfter = (other: HTMLElement) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const nearest = [...others.filter(isAfter), ...others.filter((other) => !isAfter(other)).reverse()];
  for (const other of nearest) {
    other.focus();
    if (document.activeElement === other) return;
  }
}
