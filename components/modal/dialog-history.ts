import { HEARING } from './background.ts';

/** In the state of a history entry: how many dialogs were open over the page when it came. All else in there is the page's own. */
export const entryKey = 'witryna:open-dialogs';

let wanted = 0;
let page = '';
/** A traversal makes Orca take the page for a new one, so it waits until the way back of focus was heard. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Runs while a traversal is on its way; one that has nowhere to go never arrives, and is given up after this long (ms). */
let journey: ReturnType<typeof setTimeout> | undefined;
const longestJourney = 1000;

/** Closes the dialogs over the outer ones that Back closes. */
let closeTo = (_count: number): void => {};

let watching: AbortController | undefined;

/** Listens as long as an entry is kept, or the way to the right one is planned or under way. */
function watch(): void {
  if (watching) return;
  watching = new AbortController();
  window.addEventListener('popstate', onPopState, { capture: true, signal: watching.signal });
}

function rest(): void {
  if (wanted > 0 || journey !== undefined || leaving !== undefined) return;
  watching?.abort();
  watching = undefined;
}

function endJourney(): void {
  clearTimeout(journey);
  journey = undefined;
}

/** What the page itself keeps with this entry; nothing where that is no object. */
const pageState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : {};
};

const depth = (): number => {
  const count = pageState()[entryKey];
  return Number.isSafeInteger(count) ? (count as number) : 0;
};
const pageHere = () => location.pathname + location.search;

/** Whoever leaves for another page is not called back: Chromium 156 gives a page up that is still on its way. */
function onLeave(): void {
  clearTimeout(leaving);
  // Back to the page as it was left: it has an entry too many.
  window.addEventListener('pageshow', plan, { once: true });
}

function settle(): void {
  leaving = undefined;
  window.removeEventListener('beforeunload', onLeave);
  const there = depth();
  if (journey === undefined && there > wanted) {
    journey = setTimeout(() => {
      endJourney();
      rest();
    }, longestJourney);
    history.go(wanted - there);
  }
  rest();
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
  watch();
  clearTimeout(leaving);
  leaving = setTimeout(settle, HEARING);
  // Only while a way back is planned: Firefox keeps no page for Back that always listens.
  window.addEventListener('beforeunload', onLeave);
  queueMicrotask(() => {
    if (journey !== undefined) return;
    // A router finds its own state in the new entry, too.
    for (let next = depth() + 1; next <= wanted; next += 1) history.pushState({ ...pageState(), [entryKey]: next }, '');
  });
}

/**
 * Keeps an entry of the history for each open dialog that asks for it, so that Back closes it. It is pushed with the address
 * and the state of the page, and taken back when the dialog closes in another way; one dialog that follows another takes over
 * its entry. An entry that was pushed over it meanwhile (a region load) is left alone. Without such a dialog nothing is touched.
 *
 * @param count how many dialogs are open that Back closes
 * @param onBack closes all of these but so many
 */
export function keepEntries(count: number, onBack: (count: number) => void): void {
  if (count === 0 && wanted === 0) return;
  closeTo = onBack;
  wanted = count;
  if (count > 0) page = pageHere();
  plan();
}

/** Goes back past the entry of a dialog that is there no more: after a reload, or on the way back from another page. */
export function leaveStaleEntry(): void {
  if (depth() > wanted) plan();
}
