// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../../components/announcer/index.ts';
import { QuantityStepper } from '../../components/quantity-stepper/index.ts';
import { quantityBounds, type QuantityData } from '../../patterns/rules/quantity.ts';
import { unitName } from '../../patterns/rules/units.ts';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  clearAnnouncements();
  document.body.innerHTML = '<form></form>';
  root = createRoot(document.querySelector('form')!);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const piece: QuantityData = { amount: 20_000, sellBy: 1000, precision: 0 };

/** The field as on the product page: bounds by the rules, the unit in Polish. */
function show(data: QuantityData, quantity?: number): void {
  act(() =>
    root.render(
      <QuantityStepper
        name="number"
        {...quantityBounds(data)}
        {...(quantity !== undefined && { defaultValue: quantity })}
        unit="szt."
        unitName={(value) => unitName({ singular: 'szt.', plural: 'szt.' }, value)}
      />,
    ),
  );
}
const field = () => document.querySelector<HTMLInputElement>('[role="spinbutton"]')!;
const sent = () => new FormData(document.querySelector('form')!).get('number');
const spoken = () => announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));
/** Types and leaves the field, as a user does. */
function type(text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => void vi.advanceTimersByTime(750));
}

describe('the quantity of a product form', () => {
  it('is raised to the largest of the step and the min rules with a notice, but not initially [V-33]', () => {
    show({ ...piece, minPerOrder: 2000, minPerSize: 3000 }, 1000);
    expect([field().value, sent(), spoken()]).toEqual(['3', '3', []]);
    type('1');
    expect([field().value, sent()]).toEqual(['3', '3']);
    expect(spoken()).toEqual(['Możesz zamówić co najmniej 3 sztuki']);
    expect(document.body.textContent).toContain('Możesz zamówić co najmniej 3');
  });

  it('uses the step as minimum unless a rule asks for more [V-33]', () => {
    show({ ...piece, sellBy: 4000, minPerOrder: 3000 });
    type('1');
    expect([sent(), spoken()]).toEqual(['4', ['Możesz zamówić co najmniej 4 sztuki']]);
  });

  it('is lowered to the smaller of stock and the max rules, floored to the step, with a notice, but not initially [V-34]', () => {
    show({ ...piece, sellBy: 2000, amount: 11_000, maxPerOrder: 15_000, maxPerSize: 14_000 }, 18_000);
    expect([field().value, sent(), spoken()]).toEqual(['10', '10', []]);
    type('12');
    expect([field().value, sent()]).toEqual(['10', '10']);
    expect(spoken()).toEqual(['Możesz zamówić co najwyżej 10 sztuk']);
    expect(document.body.textContent).toContain('Możesz zamówić co najwyżej 10');
  });

  it('follows the max rule with unlimited stock, and has no maximum without limits [V-34]', () => {
    show({ ...piece, amount: -1, maxPerSize: 5000 });
    type('6');
    expect(sent()).toBe('5');
    act(() => root.render(null));
    show({ ...piece, amount: -1 });
    type('5000');
    expect(sent()).toBe('5000');
  });

  it('disables the field if the minimum is above the maximum [V-34]', () => {
    show({ ...piece, amount: 1000, minPerOrder: 2000 });
    expect(field().disabled).toBe(true);
    expect(sent()).toBeNull();
  });
});
