const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/** What shows a field whole: its label, above the box. */
const whole = (field: HTMLElement): Element =>
  (field.id && document.querySelector(`label[for="${CSS.escape(field.id)}"]`)) || field;

/** What takes focus in a field: the control itself; of a group what is chosen, else its first control. */
const controlOf = (field: HTMLElement): HTMLElement =>
  field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(focusable) ?? field);

/** Moves focus to a field and brings it into sight with its label. React-free, for the first script of a page too. */
export function goToField(field: HTMLElement, block: ScrollLogicalPosition = 'start'): void {
  controlOf(field).focus({ preventScroll: true });
  whole(field).scrollIntoView({ block });
}

/**
 * Shows `summary` at the top of the window and, where both fit, the field that it speaks of first, whole. Where they do
 * not fit the summary stands: it has the focus, and its first link leads to that field.
 */
export function showBoth(summary: HTMLElement, field: HTMLElement | null): void {
  summary.scrollIntoView({ block: 'start' });
  if (!field) return;
  const needed = field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  if (needed <= document.documentElement.clientHeight) field.scrollIntoView({ block: 'nearest' });
}
