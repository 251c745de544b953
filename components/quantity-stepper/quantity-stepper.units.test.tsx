// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { click, descriptionOf, mount } from '../field/testing.tsx';
import { QuantityStepper } from './index.ts';
import { decrease, linen, mugs, said, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

describe('units', () => {
  it('stand as the object of "zamówić" if they have another form there', () => {
    const ordered = { one: 'sztukę', few: 'sztuki', many: 'sztuk', other: 'sztuki' };
    const { container } = mount(<QuantityStepper {...mugs} orderedUnitName={ordered} />);
    click(decrease(container));
    expect(said()).toEqual(['Możesz zamówić co najmniej 1 sztukę']);
    expect(spinbutton(container).getAttribute('aria-valuetext')).toBe('1 sztuka');
  });

  const forms = {
    pieces: { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
    metres: { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' },
  };
  it.each([
    [0, '0 sztuk', '0 metrów'],
    [1000, '1 sztuka', '1 metr'],
    [2000, '2 sztuki', '2 metry'],
    [4000, '4 sztuki', '4 metry'],
    [5000, '5 sztuk', '5 metrów'],
    [12_000, '12 sztuk', '12 metrów'],
    [22_000, '22 sztuki', '22 metry'],
    [1500, '1,5 sztuki', '1,5 metra'],
  ])('of %d thousandths have the right forms: %s, %s', (value, pieces, metres) => {
    const { container } = mount(
      <>
        <QuantityStepper label="S" step={100} min={0} max={null} unit="szt." unitName={forms.pieces} value={value} />
        <QuantityStepper label="M" step={100} min={0} max={null} unit="m" unitName={forms.metres} value={value} />
      </>,
    );
    for (const [name, words] of [
      ['S', pieces],
      ['M', metres],
    ] as const) {
      const input = spinbutton(container, name);
      expect(input.getAttribute('aria-valuetext')).toBe(words);
      // For screen readers that skip the value text: heard after the input's text.
      expect(`${input.value} ${descriptionOf(input)}`).toBe(words);
    }
  });

  it('are spoken as written without words', () => {
    const { container } = mount(<QuantityStepper {...linen} defaultValue={1500} />);
    expect(spinbutton(container).getAttribute('aria-valuetext')).toBe('1,5 m');
  });
});
