import { focusablesOf, focusFirst } from './focusables.ts';

/**
 * Where focus goes after the dialog that opens now has closed: to what has it now or, if that is gone by then, to the
 * nearest usable element after it, or else before it.
 */
export function wayBack(): ReadonlyArray<HTMLElement> {
  const trigger = document.activeElement;
  if (!(trigger instanceof HTMLElement) || trigger === document.body) return [];
  const others = focusablesOf(document).filter((other) => other !== trigger && !trigger.contains(other));
  const isAfter = (other: HTMLElement) =>
    (trigger.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [trigger, ...others.filter(isAfter), ...others.filter((other) => !isAfter(other)).toReversed()];
}

/** Focuses it, unless focus has moved already. The last resort is the main heading of the page. */
export function goBack(dialog: HTMLElement, way: ReadonlyArray<HTMLElement>): void {
  const focused = document.activeElement;
  // Browsers blur hidden elements only when they paint.
  const isLost = focused === null || focused === document.body || dialog.contains(focused);
  const outside = way.filter((element) => !dialog.contains(element));
  if (!isLost || outside.length === 0 || focusFirst(outside)) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus();
}
