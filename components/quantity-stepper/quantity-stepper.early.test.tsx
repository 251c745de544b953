// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { byRole, hydrate } from '../field/testing.tsx';
import { QuantityStepper, type PressedInput, type QuantityStepperProps } from './index.ts';
import { decrease, increase, linen, mugs, now, said, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

/** The values of [decrease, increase]. */
const values = (container: ParentNode) =>
  [...container.querySelectorAll('button')].map((button) => button.dataset['next'] ?? null);

/** What a script does that shows the press. */
function press(container: HTMLElement, find: (container: HTMLElement) => HTMLElement) {
  const button = find(container) as HTMLButtonElement;
  const input: PressedInput = spinbutton(container);
  input.value = input.pressed = button.dataset['next']!;
}

describe('a press before hydration', () => {
  it.each<[string, QuantityStepperProps, Array<string | null>]>([
    ['inside the bounds', { ...mugs, defaultValue: 3000 }, ['2', '4']],
    ['at the minimum', mugs, [null, '2']],
    ['at the maximum', { ...mugs, defaultValue: 8000 }, ['7', null]],
    ['with decimals', { ...linen, defaultValue: 1500 }, ['1,4', '1,6']],
    ['down to none', { ...mugs, min: 0, allowsZero: true, defaultValue: 1000 }, ['0', '2']],
    ['from refused text', { ...mugs, defaultValue: 3000, defaultText: 'dużo' }, ['2', '4']],
  ])('finds the next number at its button, %s', (_case, props, expected) => {
    const element = <QuantityStepper {...props} />;
    const page = new DOMParser().parseFromString(renderToString(element), 'text/html');
    expect(values(page)).toEqual(expected);
    expect(values(hydrate(element).container)).toEqual(expected);
  });

  it.each([
    [increase, '4', 4000, '4 sztuki'],
    [decrease, '2', 2000, '2 sztuki'],
  ])('is taken once, and announced like any other (%#)', (find, shown, value, words) => {
    const complaint = vi.spyOn(console, 'error');
    const onChange = vi.fn();
    const { container, errors } = hydrate(
      <QuantityStepper {...mugs} defaultValue={3000} onChange={onChange} />,
      (html) => press(html, find),
    );
    expect([spinbutton(container).value, now(spinbutton(container))]).toEqual([shown, shown]);
    expect(onChange.mock.calls).toEqual([[value, { reason: 'stepped', correction: null }]]);
    expect(said()).toEqual([words]);
    expect([errors, complaint.mock.calls]).toEqual([[], []]);
    complaint.mockRestore();
  });

  it('replaces refused text, and reaches an owner who removes below the minimum as a step', () => {
    const onChange = vi.fn();
    hydrate(<QuantityStepper {...mugs} defaultValue={3000} defaultText="dużo" onChange={onChange} />, (html) =>
      press(html, decrease),
    );
    expect(onChange.mock.calls).toEqual([[2000, { reason: 'stepped', correction: null }]]);
  });

  it('gives way to text that is typed after it', () => {
    const onChange = vi.fn();
    const { container } = hydrate(<QuantityStepper {...mugs} defaultValue={3000} onChange={onChange} />, (html) => {
      press(html, increase);
      byRole<HTMLInputElement>(html, 'spinbutton', 'Ilość').value = '7';
    });
    expect(spinbutton(container).value).toBe('7');
    expect(onChange.mock.calls).toEqual([[7000, { reason: 'typed', correction: null }]]);
    expect(said()).toEqual([]);
  });
});
