import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole } from '../field/testing.tsx';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

/** Helpers for stepper tests: goods to order, finding its parts, and its announcements. */

/** For each test of a file: fake time, no announcements. */
export function withFakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    clearAnnouncements();
  });
  afterEach(() => void vi.useRealTimers());
}

const polish = new Intl.PluralRules('pl');
const pieces: Record<string, string> = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' };
const unitName = (value: number) => pieces[polish.select(value / 1000)]!;

/** Mugs, 1 to 8, as in the example of the W3C. */
export const mugs: QuantityStepperProps = {
  step: 1000,
  min: 1000,
  max: 8000,
  unit: 'szt.',
  unitName,
  name: 'quantity',
  productName: 'Kubek Poranek',
};
/** Linen by the metre, cut every 10 cm from half a metre. */
export const linen: QuantityStepperProps = { step: 100, min: 500, max: 18_400, unit: 'm', name: 'quantity' };

export const spinbutton = (container: HTMLElement, name = 'Ilość'): HTMLInputElement =>
  byRole<HTMLInputElement>(container, 'spinbutton', name);
export const increase = (container: HTMLElement): HTMLElement =>
  byRole(container, 'button', 'Zwiększ ilość: Kubek Poranek');
export const decrease = (container: HTMLElement): HTMLElement =>
  byRole(container, 'button', 'Zmniejsz ilość: Kubek Poranek');
export const said = (): string[] => announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));
export const now = (input: HTMLInputElement): string | null => input.getAttribute('aria-valuenow');
/** What the form would send. */
export const sent = (container: HTMLElement): string | undefined =>
  container.querySelector<HTMLInputElement>('input[name="quantity"]')?.value;
export const inForm = (props: QuantityStepperProps): ReactElement => (
  <form>
    <QuantityStepper {...props} />
  </form>
);

/** `aria-disabled` at both bounds: of [decrease, increase]. */
export const atBounds = (container: HTMLElement): Array<string | null> =>
  [decrease(container), increase(container)].map((button) => button.getAttribute('aria-disabled'));
