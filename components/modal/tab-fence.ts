import { focusablesOf, focusFirst } from './focusables.ts';

const isRadio = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** Radio buttons of one name are one stop. */
const isSameStop = (one: Element | null, other: Element | undefined) =>
  one === other || (isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form);

/** A radio button beside a chosen one of its group is no stop. */
const isStop = (element: HTMLElement, _index: number, all: ReadonlyArray<HTMLElement>) =>
  !isRadio(element) || element.checked || !all.some((one) => isRadio(one) && one.checked && isSameStop(element, one));

const isVisible = (element: HTMLElement) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/**
 * Keeps Tab in a cycle of places: the dialog, and what is usable beside it. Within each of them the browser leads; from
 * the last stop of one it comes to the first of the next, and back. Otherwise it would go on to the bars of the browser,
 * where a screen reader takes the page as left.
 *
 * @param places the dialog first
 * @returns whether it has set the focus itself
 */
export function fenceTab(places: ReadonlyArray<HTMLElement>, isBackwards: boolean): boolean {
  const focused = document.activeElement;
  const here = Math.max(
    places.findIndex((place) => place.contains(focused)),
    0,
  );
  const stopsIn = (place: HTMLElement) => {
    const stops = focusablesOf(place).filter(isVisible).filter(isStop);
    return isBackwards ? stops.toReversed() : stops;
  };
  const stops = stopsIn(places[here]!);
  const isOnPlace = focused === places[here] || !places[here]!.contains(focused);
  const isLast = isOnPlace ? isBackwards || stops.length === 0 : isSameStop(focused, stops.at(-1));
  // From the dialog itself the browser finds the first stop; from nowhere it would find the page.
  if (!isLast) return places[here]!.contains(focused) ? false : focusFirst(stops);
  const way = isBackwards ? places.toReversed() : places;
  const from = way.indexOf(places[here]!);
  // Past all the others it comes back; without any stop it stays.
  focusFirst([...way.slice(from + 1), ...way.slice(0, from + 1)].flatMap(stopsIn));
  return true;
}
