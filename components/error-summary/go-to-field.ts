const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/** The element to scroll to: the label, above the box. */
const whole = (field: HTMLElement): Element =>
  (field.id && document.querySelector(`label[for="${CSS.escape(field.id)}"]`)) || field;

/** The element to focus: the control itself; in a group the chosen one, else the first. */
const controlOf = (field: HTMLElement): HTMLElement =>
  field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(focusable) ?? field);

/** Focuses a field and scrolls its label into view. React-free, for a page's first script too. */
export function goToField(field: HTMLElement, block: ScrollLogicalPosition = 'start'): void {
  controlOf(field).focus({ preventScroll: true });
  whole(field).scrollIntoView({ block });
}

/**
 * Scrolls `summary` to the top and, if both fit, shows its first field whole. If they do not fit, the summary stays: it
 * has focus, and its first link leads to that field.
 */
export function showBoth(summary: HTMLElement, field: HTMLElement | null): void {
  summary.scrollIntoView({ block: 'start' });
  if (!field) return;
  const needed = field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  if (needed <= document.documentElement.clientHeight) field.scrollIntoView({ block: 'nearest' });
}
