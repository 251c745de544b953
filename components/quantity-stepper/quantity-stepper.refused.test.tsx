// @vitest-environment jsdom
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { blur, click, hydrate, mount, press, type } from '../field/testing.tsx';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';
import { inForm, increase, mugs, said, sent, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

const refused: QuantityStepperProps = { ...mugs, defaultValue: 3000, defaultText: 'dużo', error: 'Wpisz liczbę.' };
const shownAndSent = (container: HTMLElement) => [spinbutton(container).value, sent(container)];

describe('refused text', () => {
  it.each(['dużo', '1,5x', '', '20', ' 2 '])(
    '"%s" stands in the field and is sent, with scripts and without',
    (text) => {
      const form = inForm({ ...refused, defaultText: text });
      const page = new DOMParser().parseFromString(renderToString(form), 'text/html');
      expect(new FormData(page.querySelector('form')!).getAll('quantity')).toEqual([text]);
      const { container, errors } = hydrate(form);
      expect(spinbutton(container).value).toBe(text);
      expect(new FormData(container.querySelector('form')!).getAll('quantity')).toEqual([text]);
      expect(errors).toEqual([]);
    },
  );

  it('is the value text for assistive technology until replaced', () => {
    const { container } = mount(<QuantityStepper {...refused} />);
    const valueText = () => spinbutton(container).getAttribute('aria-valuetext');
    expect(valueText()).toBe('dużo');
    press(spinbutton(container), 'ArrowUp');
    expect(valueText()).toBe('4 sztuki');
  });

  it('stays unchanged: on focus and blur, over time, and Enter sends it as it is', () => {
    const onChange = vi.fn();
    const { container } = mount(inForm({ ...refused, onChange }));
    act(() => spinbutton(container).focus());
    expect(press(spinbutton(container), 'Enter')).toBe(true);
    blur(spinbutton(container));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(shownAndSent(container)).toEqual(['dużo', 'dużo']);
    expect([onChange.mock.calls, said()]).toEqual([[], []]);
  });

  it('is replaced by typing, which is reported even for the same quantity as before', () => {
    const onChange = vi.fn();
    const { container } = mount(inForm({ ...refused, onChange }));
    type(spinbutton(container), '3');
    blur(spinbutton(container));
    expect(shownAndSent(container)).toEqual(['3', '3']);
    expect(onChange.mock.calls).toEqual([[3000, { reason: 'typed', correction: null }]]);
    press(spinbutton(container), 'End');
    press(spinbutton(container), 'End');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([3000, 8000]);
  });

  it('yields to a button press, which counts from the quantity', () => {
    const { container } = mount(inForm(refused));
    click(increase(container));
    expect(shownAndSent(container)).toEqual(['4', '4']);
  });

  it('is replaced by another quantity of its owner', () => {
    function Owner() {
      const [value, setValue] = useState(3000);
      return (
        <form>
          <QuantityStepper {...refused} value={value} onChange={setValue} />
          <button type="button" onClick={() => setValue(5000)}>
            Weź 5
          </button>
        </form>
      );
    }
    const { container } = mount(<Owner />);
    expect(shownAndSent(container)).toEqual(['dużo', 'dużo']);
    click([...container.querySelectorAll('button')].find((button) => button.textContent === 'Weź 5')!);
    expect(shownAndSent(container)).toEqual(['5', '5']);
  });

  it('is replaced by text typed before hydration', () => {
    const { container } = hydrate(inForm(refused), (page) => {
      page.querySelector('input')!.value = '3';
    });
    expect(shownAndSent(container)).toEqual(['3', '3']);
  });

  it('is replaced by the first quantity on form reset', () => {
    const { container } = mount(inForm(refused));
    act(() => container.querySelector('form')!.reset());
    expect(shownAndSent(container)).toEqual(['3', '3']);
    press(spinbutton(container), 'End');
    act(() => container.querySelector('form')!.reset());
    expect(shownAndSent(container)).toEqual(['3', '3']);
  });

  it('loses its letters at the first key, as all text does [V-32 part]', () => {
    const { container } = mount(<QuantityStepper {...refused} defaultText="5 sztuk" />);
    type(spinbutton(container), '5 sztuk2');
    expect(spinbutton(container).value).toBe('52');
  });
});
