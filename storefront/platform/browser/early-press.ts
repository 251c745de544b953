/** Of a field that shows a press from before its code was there: when that was, by `performance.now()`. */
export const pressedAt = 'data-pressed-at';

/** How many milliseconds such a press has waited; counted once, 0 without one. */
export function takeWait(): number {
  const field = document.querySelector(`[${pressedAt}]`);
  if (!field) return 0;
  const waited = performance.now() - Number(field.getAttribute(pressedAt));
  field.removeAttribute(pressedAt);
  return waited;
}
