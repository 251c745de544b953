import { hasCookiePanel, setBackground } from './background.ts';
import { keepEntries } from './dialog-history.ts';
import { focusablesOf } from './focusables.ts';
import { goBack, wayBack } from './return-focus.ts';
import { textFields } from './text-fields.ts';

/**
 * What closed a dialog: its own button, Escape (or the gesture of the system for it), a press outside, Back in the browser,
 * or another dialog that opened.
 */
export type DialogCloseReason = 'button' | 'escape' | 'outside' | 'back' | 'replaced';

export interface DialogOptions {
  /** Called when the user closes it; then it must close. */
  onClose?: ((reason: DialogCloseReason) => void) | undefined;
  /** Whether the user can close it now; called without effect if not. */
  canClose?: ((reason: DialogCloseReason) => boolean) | undefined;
  /** Whether Back in the browser closes it, by an entry of the history. */
  closesOnBack?: boolean | undefined;
}

export interface OpenDialog {
  readonly element: HTMLDialogElement;
  /** The options of the last render. */
  readonly options: { readonly current: DialogOptions };
  readonly wayBack: ReadonlyArray<HTMLElement>;
  /** Whether a text field in it was changed since it opened. */
  isChanged: boolean;
}

/** The outermost first. More than one only where a dialog stands inside of another. */
const open: OpenDialog[] = [];
/** Closed last, perhaps with focus still in it: in one that was replaced, or that React's strict mode attaches again. */
let closed: OpenDialog | undefined;

export const topDialog = (): OpenDialog | undefined => open.at(-1);

/** Closes a dialog, unless it cannot be closed now. While a cookie panel is visible none can (T-23). */
export function askToClose(dialog: OpenDialog, reason: DialogCloseReason): boolean {
  const { canClose, onClose } = dialog.options.current;
  if (!open.includes(dialog) || hasCookiePanel() || canClose?.(reason) === false) return false;
  // At once, or Back would not know what is left to close.
  if (reason === 'back') closeDialog(dialog);
  onClose?.(reason);
  return true;
}

/** How many of the open ones Back closes. */
const countOnBack = (): number => open.filter(({ options }) => options.current.closesOnBack).length;

/** Closes all that Back closes except the outer `count`, on Back. What cannot be closed stays, with those around it. */
function closeTo(count: number): void {
  while (countOnBack() > count && askToClose(topDialog()!, 'back'));
}

/** Updates the page for the open dialogs. */
function update(): void {
  const { clientWidth, dataset } = document.documentElement;
  const top = topDialog();
  // A page whose scrollbar takes room keeps that room.
  if (top) dataset['scrollLock'] ??= window.innerWidth > clientWidth ? 'gutter' : '';
  else delete dataset['scrollLock'];
  setBackground(top?.element);
  keepEntries(countOnBack(), closeTo);
}

/**
 * Closes a dialog and what is open inside of it. The page is released first, and then focus is restored, while its old holder is
 * still there: Orca 43 is lost and silent if that leaves the accessibility tree before it learns of the new focus.
 */
export function closeDialog(dialog: OpenDialog, keepsFocus = false): void {
  const index = open.indexOf(dialog);
  if (index < 0) return;
  open.splice(index);
  closed = dialog;
  update();
  if (!keepsFocus) goBack(dialog.element, dialog.wayBack);
  dialog.element.hidePopover();
}

/**
 * Its element leaves the page, after closing or while open, and the trigger perhaps with it: focus that is lost then is restored.
 * A moment later, because React hears of no focus while it changes the page.
 */
export function leaveDialog(dialog: OpenDialog): void {
  closeDialog(dialog, true);
  queueMicrotask(() => {
    if (!dialog.element.isConnected) goBack(dialog.element, dialog.wayBack);
  });
}

/**
 * What gets focus first: the marked element, or the first field, or the first focusable. The dialog itself only
 * if empty: of a focused dialog Orca 43 reads the content instead of the name.
 */
const firstIn = (element: HTMLDialogElement): HTMLElement =>
  element.querySelector<HTMLElement>('[data-initial-focus]') ??
  element.querySelector<HTMLElement>(textFields) ??
  focusablesOf(element)[0] ??
  element;

/** Opens a dialog above everything. Another one that is open closes, unless the new one stands inside of it (T-23). */
export function openDialog(element: HTMLDialogElement, options: OpenDialog['options']): OpenDialog {
  for (const other of open.toReversed()) {
    if (other.element.contains(element)) continue;
    // The new one takes focus.
    closeDialog(other, true);
    other.options.current.onClose?.('replaced');
  }
  // If the opener's dialog closes too, focus returns to where that one was opened from.
  const way = closed?.element.contains(document.activeElement)
    ? closed.wayBack
    : wayBack(element, topDialog()?.element);
  const dialog = { element, options, wayBack: way, isChanged: false };
  open.push(dialog);
  const first = firstIn(element);
  // Asks the browser beforehand: one focus and one announcement instead of two.
  first.autofocus = true;
  element.showPopover();
  if (document.activeElement !== first) first.focus();
  update();
  return dialog;
}
