// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { blur, descriptionOf, mount, type } from '../field/testing.tsx';
import { QuantityStepper } from './index.ts';
import { decrease, inForm, increase, mugs, now, said, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

describe('bounds', () => {
  it('correct the first value silently [V-34 part]', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={20_000} />);
    expect(now(spinbutton(container))).toBe('8');
    expect(said()).toEqual([]);
  });

  it('correct and announce once when they shrink, and call onChange', () => {
    const onChange = vi.fn();
    const { container, rerender } = mount(<QuantityStepper {...mugs} defaultValue={6000} onChange={onChange} />);
    rerender(<QuantityStepper {...mugs} defaultValue={6000} onChange={onChange} max={3000} />);
    rerender(<QuantityStepper {...mugs} defaultValue={6000} onChange={onChange} max={3000} />);
    expect(now(spinbutton(container))).toBe('3');
    expect(said()).toEqual(['Możesz zamówić co najwyżej 3 sztuki']);
    expect(onChange.mock.calls).toEqual([[3000, { reason: 'bounds', correction: 'lowered' }]]);
  });

  it('disable it and say why when contradictory [V-34 part]', () => {
    const { container } = mount(inForm({ ...mugs, min: 5000, max: 3000 }));
    const input = spinbutton(container);
    expect([input.disabled, descriptionOf(input)]).toEqual([true, 'sztuki Teraz nie można zamówić żadnej ilości.']);
    for (const button of [increase(container), decrease(container)])
      expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(new FormData(container.querySelector('form')!).has('quantity')).toBe(false);
  });

  it('without a maximum have no aria-valuemax', () => {
    const { container } = mount(<QuantityStepper {...mugs} max={null} />);
    expect(spinbutton(container).hasAttribute('aria-valuemax')).toBe(false);
    type(spinbutton(container), '12345');
    blur(spinbutton(container));
    expect(now(spinbutton(container))).toBe('12345');
  });
});
