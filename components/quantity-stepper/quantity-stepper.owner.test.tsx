// @vitest-environment jsdom
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { blur, mount, press, type } from '../field/testing.tsx';
import { QuantityStepper } from './index.ts';
import { linen, mugs, now, said, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

describe('control by the owner', () => {
  function Owner({ accepts }: { accepts: boolean }) {
    const [value, setValue] = useState(2000);
    return <QuantityStepper {...mugs} value={value} onChange={(next) => accepts && setValue(next)} />;
  }

  it('shows an accepted change', () => {
    const { container } = mount(<Owner accepts />);
    press(spinbutton(container), 'ArrowUp');
    expect([now(spinbutton(container)), spinbutton(container).value]).toEqual(['3', '3']);
  });

  it('restores the old number after a rejection', () => {
    const { container } = mount(<Owner accepts={false} />);
    press(spinbutton(container), 'ArrowUp');
    expect([now(spinbutton(container)), spinbutton(container).value]).toEqual(['2', '2']);
  });

  it('reports each change once, with its reason', () => {
    const onChange = vi.fn();
    const { container } = mount(<QuantityStepper {...mugs} onChange={onChange} />);
    press(spinbutton(container), 'ArrowUp');
    type(spinbutton(container), '20');
    blur(spinbutton(container));
    press(spinbutton(container), 'End');
    expect(onChange.mock.calls).toEqual([
      [2000, { reason: 'stepped', correction: null }],
      [8000, { reason: 'typed', correction: 'lowered' }],
    ]);
  });

  it('sets a new value from outside', () => {
    const { container, rerender } = mount(<QuantityStepper {...linen} value={1500} />);
    rerender(<QuantityStepper {...linen} value={3500} />);
    expect(spinbutton(container).value).toBe('3,5');
    expect(said()).toEqual([]);
  });

  it('corrects a value beyond the bounds and reports it', () => {
    const onChange = vi.fn();
    const { container, rerender } = mount(<QuantityStepper {...linen} value={1500} onChange={onChange} />);
    rerender(<QuantityStepper {...linen} value={20_000} onChange={onChange} />);
    expect(spinbutton(container).value).toBe('18,4');
    expect(onChange.mock.calls).toEqual([[18_400, { reason: 'bounds', correction: 'lowered' }]]);
    expect(said()).toEqual(['Możesz zamówić co najwyżej 18,4 m']);
  });
});
