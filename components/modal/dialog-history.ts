import { HEARING } from './background.ts';

/** In the state of a history entry: how many dialogs were open over the page when it came. */
const key = 'openDialogs';

let wanted = 0;
let page = '';
/** A traversal makes Orca take the page for a new one, so it waits until the way back of focus was heard. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Runs while a traversal is on its way; one that has nowhere to go never arrives, and is given up after this long (ms). */
let journey: ReturnType<typeof setTimeout> | undefined;
const longestJourney = 1000;

function endJourney(): void {
  clearTimeout(journey);
  journey = undefined;
}

/** Closes all dialogs but the outer ones. */
let closeTo = (_count: number): void => {};

const depth = (): number => (history.state as Record<string, number> | null)?.[key] ?? 0;
const pageHere = () => location.pathname + location.search;

/** Whoever leaves for another page is not called back: Chromium 156 gives a page up that is still on its way. */
function onLeave(): void {
  clearTimeout(leaving);
  // Back to the page as it was left: it has an entry too many.
  window.addEventListener('pageshow', plan, { once: true });
}

function settle(): void {
  window.removeEventListener('beforeunload', onLeave);
  const there = depth();
  if (journey !== undefined || there <= wanted) return;
  journey = setTimeout(endJourney, longestJourney);
  history.go(wanted - there);
}

function onPopState(event: PopStateEvent): void {
  const isArrival = journey !== undefined;
  endJourney();
  const isBack = !isArrival && depth() < wanted && !document.querySelector('dialog :target');
  // Nobody else has to restore or to reload a page that did not change.
  if (isArrival || (isBack && pageHere() === page)) event.stopImmediatePropagation();
  if (isBack) closeTo(depth());
  // Forward to the entry of a dialog that was closed stays there: what comes after it can be reached.
  if (isArrival || isBack) plan();
}

/** Towards as many entries as are wanted: new ones at once, the way back a little later. */
function plan(): void {
  clearTimeout(leaving);
  leaving = setTimeout(settle, HEARING);
  // Only while a way back is planned: Firefox keeps no page for Back that always listens.
  window.addEventListener('beforeunload', onLeave);
  queueMicrotask(() => {
    if (journey !== undefined) return;
    for (let next = depth() + 1; next <= wanted; next += 1) history.pushState({ [key]: next }, '');
  });
}

/**
 * Keeps an entry of the history for each open dialog, so that Back closes it. It is pushed with the address of the page,
 * and taken back when the dialog closes in another way; one dialog that follows another takes over its entry. An entry
 * that was pushed over it meanwhile (a region load) is left alone.
 *
 * @param count how many dialogs are open that Back closes
 * @param onBack closes all but so many
 */
export function keepEntries(count: number, onBack: (count: number) => void): void {
  window.addEventListener('popstate', onPopState, { capture: true });
  closeTo = onBack;
  wanted = count;
  if (count > 0) page = pageHere();
  plan();
}
