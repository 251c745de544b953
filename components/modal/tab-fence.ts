import { focusablesOf, focusFirst, isBefore } from './focusables.ts';

/** A control of a form has these, any other element none. */
type Stop = Element & Partial<Pick<HTMLInputElement, 'type' | 'name' | 'form' | 'checked'>>;

/** Radio buttons of one name are one stop. */
const isSameStop = (one: Stop, other: Stop): boolean =>
  one === other ||
  (one.type === 'radio' &&
    one.type === other.type &&
    one.form === other.form &&
    one.name === other.name &&
    one.name !== '');

/** A radio button beside a chosen one of its group is no stop. */
const isStop = (element: Stop, _index: number, all: ReadonlyArray<Stop>) =>
  element.checked || !all.some((one) => one.checked && isSameStop(element, one));

const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

/**
 * Keeps Tab in a cycle of places: the dialog, and what is usable beside it. Within each of them the browser leads; from
 * the last stop of one it comes to the first of the next, and back. Otherwise it would go on to the bars of the browser,
 * where a screen reader takes the page as left.
 *
 * @param places the dialog first
 * @returns whether it has set the focus itself
 */
export function fenceTab(places: ReadonlyArray<HTMLElement>, isBackwards: boolean): boolean {
  const focused = document.activeElement!;
  const inOrder = <T>(list: ReadonlyArray<T>) => (isBackwards ? list.toReversed() : list);
  const stopsIn = (place: HTMLElement) => inOrder(focusablesOf(place).filter(isVisible).filter(isStop));
  const isAhead = (stop: HTMLElement) =>
    (isBackwards ? isBefore(stop, focused) : isBefore(focused, stop)) && !isSameStop(focused, stop);
  const ring = inOrder(places);
  const here = ring.findIndex((place) => place.contains(focused));
  if (here >= 0 && stopsIn(ring[here]!).some(isAhead)) return false;
  // Past all the others it comes back; without any stop it stays.
  focusFirst([...ring.slice(here + 1), ...ring.slice(0, here + 1)].flatMap(stopsIn));
  return true;
}
