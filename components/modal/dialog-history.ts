import { HEARING } from './background.ts';

/** In the state of a history entry: how many dialogs were open when it was added. The rest of the state is the page's. */
export const entryKey = 'witryna:open-dialogs';

let wanted = 0;
let page = '';
/** Orca takes a traversal for a new page, so it waits until the restored focus was announced. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Runs while a traversal is pending; one without a target never arrives, and times out after this long (ms). */
let journey: ReturnType<typeof setTimeout> | undefined;
const longestJourney = 1000;

/** Closes the dialogs over the outer ones that Back closes. */
let closeTo = (_count: number): void => {};

/** Listens no more, unless an entry is kept, or a traversal to the right one is planned or pending. */
function rest(): void {
  if (wanted > 0 || journey !== undefined || leaving !== undefined) return;
  window.removeEventListener('popstate', onPopState, { capture: true });
}

function endJourney(): void {
  clearTimeout(journey);
  journey = undefined;
  rest();
}

/** The page's own state of this entry; nothing unless it is an object. */
const pageState = (): Readonly<Record<string, unknown>> => {
  const state = history.state as object | null;
  return state?.constructor === Object ? { ...state } : {};
};

const depth = (): number => {
  const count = pageState()[entryKey];
  return typeof count === 'number' ? count : 0;
};
const pageHere = () => location.href.split('#', 1)[0]!;

/** Does not go back for a user who is leaving: Chromium 156 would cancel the navigation. */
function onLeave(): void {
  clearTimeout(leaving);
  // Restored from back/forward cache: an entry too many.
  window.addEventListener('pageshow', plan, { once: true });
}

function settle(): void {
  leaving = undefined;
  window.removeEventListener('beforeunload', onLeave);
  const there = depth();
  if (journey === undefined && there > wanted) {
    journey = setTimeout(endJourney, longestJourney);
    history.go(wanted - there);
  }
  rest();
}

function onPopState(event: PopStateEvent): void {
  const isArrival = journey !== undefined;
  endJourney();
  const isBack = !isArrival && depth() < wanted && !document.querySelector('dialog :target');
  // Other listeners need not restore or reload an unchanged page.
  if (isArrival || (isBack && pageHere() === page)) event.stopImmediatePropagation();
  if (isBack) closeTo(depth());
  // Forward to the entry of a closed dialog stays there: the entries after it remain reachable.
  if (isArrival || isBack) plan();
}

/** Moves to the wanted number of entries: adds at once, goes back a little later. */
function plan(): void {
  window.addEventListener('popstate', onPopState, { capture: true });
  clearTimeout(leaving);
  leaving = setTimeout(settle, HEARING);
  // Only while a way back is planned: in Firefox it disables the back/forward cache.
  window.addEventListener('beforeunload', onLeave);
  queueMicrotask(() => {
    if (journey !== undefined) return;
    // A router finds its own state in the new entry, too.
    for (let next = depth() + 1; next <= wanted; next += 1) history.pushState({ ...pageState(), [entryKey]: next }, '');
  });
}

/**
 * Keeps a history entry for each open dialog that asks for it, so that Back closes it. It is pushed with the address
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

/** Goes back past the entry of a closed dialog: after a reload, or on the way back from another page. */
export function leaveStaleEntry(): void {
  if (depth() > wanted) plan();
}
