/**
 * What stays exposed while a dialog is open: the live regions of the announcer, the region of the alerts, and the cookie
 * panel, which also stays usable. All else outside of the dialog becomes inert.
 */
const companions = '[data-announcer], [data-alert-region], [data-cookie-panel]';

/**
 * Milliseconds from the opening until the page behind is inert. At once, the button that has just lost focus would
 * leave the accessibility tree before Orca 43 learns of the focus, and the opening would be silent (decision 30).
 */
export const HEARING = 250;

const isolated = new Set<Element>();
const raised = new Set<HTMLElement>();
let observer: MutationObserver | undefined;
let hearing: ReturnType<typeof setTimeout> | undefined;

/** The dialog, and what is usable beside it. */
export const placesOf = (dialog: HTMLElement): ReadonlyArray<HTMLElement> => [
  dialog,
  ...[...document.querySelectorAll<HTMLElement>(companions)].filter((element) => !dialog.contains(element)),
];

function isolate(dialog: HTMLElement): void {
  const kept = placesOf(dialog);
  const holdsKept = (element: Element) => kept.some((one) => element.contains(one));
  for (const element of isolated) {
    // Added later inside something inert.
    if (holdsKept(element)) release(element);
  }
  const isolateIn = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child as HTMLElement)) continue;
      if (holdsKept(child)) isolateIn(child);
      else if (!child.hasAttribute('inert')) {
        child.setAttribute('inert', '');
        isolated.add(child);
      }
    }
  };
  isolateIn(document.body);
}

function release(element: Element): void {
  element.removeAttribute('inert');
  isolated.delete(element);
}

/** Raises the visible companions above the dialog; what is a popover already stays as it is. */
function raise(dialog: HTMLElement): void {
  for (const element of placesOf(dialog)) {
    if (element.matches('[data-announcer], [popover]')) continue;
    element.popover = 'manual';
    element.showPopover();
    raised.add(element);
  }
}

/** Makes all but the top dialog and its companions inert, also later additions; or nothing, if none is open. */
export function setBackground(dialog: HTMLElement | undefined): void {
  clearTimeout(hearing);
  observer?.disconnect();
  for (const element of isolated) release(element);
  // What has focus keeps it.
  for (const element of raised) element.removeAttribute('popover');
  raised.clear();
  if (!dialog) return;
  raise(dialog);
  hearing = setTimeout(isolate, HEARING, dialog);
  observer = new MutationObserver(() => {
    raise(dialog);
    if (isolated.size > 0) isolate(dialog);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Whether a cookie panel is visible: then no dialog closes (T-23). A panel sets `data-cookie-panel` and is
 * gone when it is taken out of the page or stands inside of something `hidden`.
 */
export const hasCookiePanel = (): boolean =>
  document.querySelector('[data-cookie-panel]:not([hidden], [hidden] *)') !== null;
