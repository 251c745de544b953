import { focusablesOf, focusFirst, isBefore } from './focusables.ts';

/** The body if nothing has focus. */
const focusedElement = () => (document.activeElement ?? document.body) as HTMLElement;

/**
 * Where focus goes after the dialog that opens now has closed: to what has it now or, if that is gone by then, to the
 * nearest usable element after it, or else before it.
 *
 * @param around the dialog that the new one stands in: focus stays in it
 */
export function wayBack(dialog: HTMLElement, around?: HTMLElement): ReadonlyArray<HTMLElement> {
  const trigger = focusedElement();
  if (trigger === document.body) return [];
  const others = focusablesOf(around ?? document).filter(
    (other) => !trigger.contains(other) && !dialog.contains(other),
  );
  const isAfter = (other: HTMLElement) => isBefore(trigger, other);
  const nearest = [trigger, ...others.filter(isAfter), ...others.filter((other) => !isAfter(other)).toReversed()];
  return around ? [...nearest, around] : nearest;
}

/** Focuses it, unless focus has moved already. The last resort is the main heading of the page. */
export function goBack(dialog: HTMLElement, way: ReadonlyArray<HTMLElement>): void {
  const focused = focusedElement();
  // Browsers blur hidden elements only when they paint.
  const isLost = focused === document.body || dialog.contains(focused);
  if (!isLost || way.length === 0 || focusFirst(way)) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.onblur = () => heading.removeAttribute('tabindex');
  heading.focus();
}
