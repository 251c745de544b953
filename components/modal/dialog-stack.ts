import { companionsOf, hasCookiePanel, setBackground } from './background.ts';
import { keepEntries } from './dialog-history.ts';
import { focusablesOf } from './focusables.ts';
import { goBack, wayBack } from './return-focus.ts';
import { fenceTab } from './tab-fence.ts';

/**
 * What closed a dialog: its own button, Escape (or the gesture of the system for it), a press outside, Back in the browser,
 * or another dialog that opened.
 */
export type DialogCloseReason = 'button' | 'escape' | 'outside' | 'back' | 'replaced';

export interface DialogOptions {
  /** Called when the user closes it; then it must close. */
  onClose(reason: DialogCloseReason): void;
  /** Whether the user can close it now; called without effect if not. */
  canClose?: (reason: DialogCloseReason) => boolean;
  /** Whether Back in the browser closes it, by an entry of the history. */
  closesOnBack: boolean;
}

interface OpenDialog {
  readonly element: HTMLDialogElement;
  readonly options: DialogOptions;
  readonly wayBack: ReadonlyArray<HTMLElement>;
  /** Whether a text field in it was changed since it opened. */
  isChanged: boolean;
}

/** Closed, with focus not restored yet. */
let closing: OpenDialog | undefined;
/** The outermost first. More than one only where a dialog stands inside of another. */
const open: OpenDialog[] = [];

/** A field to type in, or with a list that Escape closes. */
const textFields = `textarea, select, [contenteditable="true"], input:not(${[
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'image',
  'file',
  'range',
  'color',
]
  .map((type) => `[type="${type}"]`)
  .join()})`;

/**
 * Protects typed text from slips: in a text field the first Escape, or press outside, only focuses the dialog.
 * An input that has focus keeps it open (T-23), while it has unsaved text.
 */
function leaveOrClose({ element, isChanged }: OpenDialog, reason: DialogCloseReason, focused: Element | null): void {
  if (isChanged && element.contains(focused) && focused!.matches(textFields)) element.focus();
  else askToClose(element, reason);
}

/** Closes the dialog on top, if it can be closed. While a cookie panel is visible none can (T-23). */
export function askToClose(element: HTMLDialogElement, reason: DialogCloseReason): void {
  const { options } = open.find((one) => one.element === element) ?? {};
  if (!options || hasCookiePanel() || options.canClose?.(reason) === false) return;
  options.onClose(reason);
}

function onInput({ target }: Event): void {
  const dialog = open.at(-1)!;
  if (target instanceof Element && dialog.element.contains(target) && target.matches(textFields))
    dialog.isChanged = true;
}

function onKeyDown(event: KeyboardEvent): void {
  const { element } = open.at(-1)!;
  if (event.defaultPrevented || event.isComposing) return;
  const focused = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.key === 'Tab') {
    if (fenceTab([element, ...companionsOf(element)], event.shiftKey)) event.preventDefault();
  } else if (event.key === 'Escape' && !focused.closest('[data-alert-region], [data-cookie-panel]')) {
    // Or a search field would be cleared.
    event.preventDefault();
    leaveOrClose(open.at(-1)!, 'escape', focused);
  }
}

const isOutside = ({ target }: Event) => {
  const { element } = open.at(-1)!;
  return target instanceof Node && ![element, ...companionsOf(element)].some((place) => place.contains(target));
};
let isPressedOutside = false;

function onMouseDown(event: Event): void {
  isPressedOutside = isOutside(event);
  // Or focus would go to the page.
  if (isPressedOutside) event.preventDefault();
}

/** A press that began inside, as when selecting text, closes nothing. */
function onClick(event: Event): void {
  if (!isPressedOutside || !isOutside(event)) return;
  // The page behind gets no press, even before it is inert.
  event.preventDefault();
  event.stopPropagation();
  leaveOrClose(open.at(-1)!, 'outside', document.activeElement);
}

/** How many of the open ones Back closes. */
const countOnBack = (): number => open.filter(({ options }) => options.closesOnBack).length;

/** Closes all that Back closes except the outer `count`, on Back. What cannot be closed stays, with those around it. */
function closeTo(count: number): void {
  while (countOnBack() > count) {
    const top = open.at(-1)!;
    if (hasCookiePanel() || top.options.canClose?.('back') === false) return;
    shut(top);
    top.options.onClose('back');
  }
}

let listening: AbortController | undefined;

function listen(): void {
  if (listening) return;
  listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', onKeyDown, { signal });
  // In the capture phase: a field may stop the event.
  document.addEventListener('input', onInput, { capture: true, signal });
  isPressedOutside = false;
  document.addEventListener('mousedown', onMouseDown, { capture: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
}

/** Updates the page for the open dialogs. */
function update(): void {
  const { documentElement: root } = document;
  if (open.length === 0) {
    root.removeAttribute('data-scroll-lock');
    listening?.abort();
    listening = undefined;
  } else {
    // A page whose scrollbar takes room keeps that room.
    if (!listening) root.setAttribute('data-scroll-lock', window.innerWidth > root.clientWidth ? 'gutter' : '');
    listen();
  }
  setBackground(open.at(-1)?.element);
  keepEntries(countOnBack(), closeTo);
}

/**
 * Closes a dialog and what is open inside of it. The page is released first, and then focus is restored, while its old holder is
 * still there: Orca 43 is lost and silent if that leaves the accessibility tree before it learns of the new focus.
 */
function shut(dialog: OpenDialog, { keepsFocus = false } = {}): void {
  const index = open.indexOf(dialog);
  if (index < 0) return;
  const closed = open.splice(index);
  closing = dialog;
  update();
  if (!keepsFocus) goBack(dialog.element, dialog.wayBack);
  for (const { element } of closed.toReversed()) element.hidePopover();
}

/**
 * What gets focus first: the marked element, or the first field, or the first focusable. The dialog itself only
 * if empty: of a focused dialog Orca 43 reads the content instead of the name.
 */
const firstIn = (element: HTMLDialogElement): HTMLElement =>
  element.querySelector<HTMLElement>('[data-initial-focus]') ??
  element.querySelector<HTMLElement>(`[data-dialog-body] :is(${textFields}):enabled`) ??
  focusablesOf(element)[0] ??
  element;

/**
 * Opens a dialog above everything. Another one that is open closes first, unless the new one stands inside of it (T-23).
 *
 * @returns `close`, which also restores focus; `hide`, which does not; and `goBack`, which does so once the content is
 *   gone, where focus is still lost
 */
export function openDialog(element: HTMLDialogElement, options: DialogOptions) {
  for (const other of open.toReversed()) {
    if (other.element.contains(element)) continue;
    // The new one takes focus.
    shut(other, { keepsFocus: true });
    other.options.onClose('replaced');
  }
  // If the opener's dialog closes too, focus returns to where that one was opened from.
  const isFromClosing = closing?.element.contains(document.activeElement);
  const dialog = { element, options, wayBack: isFromClosing ? closing!.wayBack : wayBack(), isChanged: false };
  open.push(dialog);
  const first = firstIn(element);
  // Asks the browser beforehand: one focus and one announcement instead of two.
  element.autofocus = false;
  first.autofocus = true;
  element.showPopover();
  if (document.activeElement !== first) first.focus();
  update();
  return {
    close: () => shut(dialog),
    hide: () => shut(dialog, { keepsFocus: true }),
    goBack() {
      if (open.some((one) => one.element === element)) return;
      if (closing?.element === element) closing = undefined;
      goBack(element, dialog.wayBack);
    },
  };
}
