import type { PressedInput } from '../../../components/quantity-stepper/index.ts';

/** A field that shows a press from before its code was there. */
export interface EarlyInput extends PressedInput {
  /** When that was, by `performance.now()`. */
  pressedAt?: number;
}

/** How many milliseconds such a press has waited; counted once, 0 without one. */
export function takeWait(): number {
  for (const field of document.querySelectorAll<EarlyInput>('input')) {
    const { pressedAt } = field;
    delete field.pressedAt;
    if (pressedAt !== undefined) return performance.now() - pressedAt;
  }
  return 0;
}
