import { placesOf } from './background.ts';
import { askToClose, topDialog, type DialogCloseReason, type OpenDialog } from './open-dialogs.ts';
import { fenceTab } from './tab-fence.ts';
import { textFields } from './text-fields.ts';

/** Of the browser or of React. */
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'>;

let isPressedOutside = false;

/** Before the click, which may take what was pressed out of the page, such as an alert. */
function onMouseDown(event: MouseEvent): void {
  const top = topDialog();
  isPressedOutside = !!top && !placesOf(top.element).some((place) => place.contains(event.target as Node));
  // Or focus would go to the page.
  if (isPressedOutside) event.preventDefault();
}

/**
 * Keeps Tab in the dialog on top. The dialog calls it before Radix's own ring, which knows neither radio groups nor what is usable
 * beside the dialog; the document, where focus is beside it.
 */
export function onTab(event: Key): void {
  const top = topDialog();
  if (!top || event.key !== 'Tab' || event.defaultPrevented) return;
  if (fenceTab(placesOf(top.element), event.shiftKey)) event.preventDefault();
}

/** Listens while a dialog is open. */
export function listen(): void {
  document.removeEventListener('keydown', onTab);
  document.removeEventListener('mousedown', onMouseDown, true);
  if (!topDialog()) return;
  document.addEventListener('keydown', onTab);
  document.addEventListener('mousedown', onMouseDown, true);
}

/** Notes that something was typed in a dialog. */
export function onInput(dialog: OpenDialog, target: Element): void {
  if (dialog === topDialog() && target.matches(textFields)) dialog.isChanged = true;
}

/**
 * In a text field, Escape and a press outside only focus the dialog, once something was typed in it: an input that has focus
 * keeps it open (T-23, decision 8).
 */
function leaveOrClose(dialog: OpenDialog, reason: DialogCloseReason, focused: Element | null): void {
  const { element, isChanged } = dialog;
  if (isChanged && element.contains(focused) && focused!.matches(textFields)) element.focus();
  else askToClose(dialog, reason);
}

/**
 * Escape for this layer. Radix acts on it in the capture phase, unless its default is prevented. To Radix, which reads that once,
 * it is; then what is inside the dialog, such as a list, gets the key unprevented and may take it.
 */
export function onEscape(dialog: OpenDialog, escape: KeyboardEvent): void {
  if (escape.defaultPrevented) return;
  Object.defineProperty(escape, 'defaultPrevented', {
    configurable: true,
    get: () => Reflect.deleteProperty(escape, 'defaultPrevented'),
  });
  const afterInside = (event: KeyboardEvent) => {
    if (event !== escape || event.defaultPrevented || event.isComposing) return;
    const target = event.target as Element;
    // What is usable beside the dialog has its own Escape.
    if (target !== document.body && !dialog.element.contains(target)) return;
    // Or a search field would be cleared.
    event.preventDefault();
    leaveOrClose(dialog, 'escape', target);
  };
  document.addEventListener('keydown', afterInside, { once: true });
}

/** A press of the main button outside of this layer; for focus that moves outside nothing happens. */
export function onInteractOutside(dialog: OpenDialog, event: CustomEvent<{ originalEvent: Event }>): void {
  event.preventDefault();
  const { button } = event.detail.originalEvent as PointerEvent;
  if (button !== 0 || !isPressedOutside || dialog !== topDialog()) return;
  // Not again for the dialog around it.
  isPressedOutside = false;
  leaveOrClose(dialog, 'outside', document.activeElement);
}
