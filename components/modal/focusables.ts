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

/** What Tab may come to within `root`, in its order in the document. What cannot be seen is among them: the browser knows. */
export const focusablesOf = (root: ParentNode): ReadonlyArray<HTMLElement> => [
  ...root.querySelectorAll<HTMLElement>(kinds),
];

/** Gives focus to the first that takes it: what has gone, is hidden at this width or is inert does not. */
export function focusFirst(elements: Iterable<HTMLElement>): boolean {
  for (const element of elements) {
    if (!element.isConnected) continue;
    element.focus();
    if (document.activeElement === element) return true;
  }
  return false;
}
