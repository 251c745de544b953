const kinds = [
  'a[href]',
  'area[href]',
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable="true"]',
  '[tabindex]',
]
  .map((kind) => `${kind}:not([tabindex="-1"], input[type="hidden"])`)
  .join();

/** Tab stops within `root`, in document order. Includes invisible ones: only the browser knows. */
export const focusablesOf = (root: ParentNode): ReadonlyArray<HTMLElement> => [
  ...root.querySelectorAll<HTMLElement>(kinds),
];

/** Focuses the first that accepts it: removed, hidden at this width or inert ones do not. */
export function focusFirst(elements: Iterable<HTMLElement>): boolean {
  for (const element of elements) {
    if (!element.isConnected) continue;
    element.focus();
    if (document.activeElement === element) return true;
  }
  return false;
}
