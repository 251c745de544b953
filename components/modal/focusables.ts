/** Tab stops within `root`, in document order. Includes invisible ones: only the browser knows. */
export const focusablesOf = (root: ParentNode): ReadonlyArray<HTMLElement> =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      (element.tabIndex >= 0 || element.contentEditable === 'true') && !element.matches(':disabled, [type="hidden"]'),
  );

/** Whether the first comes before the second in the document, or around it. */
export const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Focuses the first that accepts it: removed, hidden at this width or inert ones do not. */
export function focusFirst(elements: Iterable<HTMLElement>): boolean {
  for (const element of elements) {
    element.focus();
    if (document.activeElement === element) return true;
  }
  return false;
}
