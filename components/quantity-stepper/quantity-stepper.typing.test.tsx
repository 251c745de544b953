// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { blur, click, descriptionOf, mount, press, type } from '../field/testing.tsx';
import { QuantityStepper } from './index.ts';
import { inForm, increase, linen, mugs, now, said, sent, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

describe('typing', () => {
  it('settles 750 ms after the last key [L-02 part]', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    const input = spinbutton(container);
    type(input, '1');
    act(() => void vi.advanceTimersByTime(700));
    type(input, '13');
    act(() => void vi.advanceTimersByTime(749));
    expect(input.value).toBe('13');
    act(() => void vi.advanceTimersByTime(1));
    expect(input.value).toBe('8');
  });

  it('waits with an emptied field until focus leaves, then announces the restored number', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={5000} />);
    type(spinbutton(container), '');
    act(() => void vi.advanceTimersByTime(10_000));
    expect([spinbutton(container).value, said()]).toEqual(['', []]);
    blur(spinbutton(container));
    expect([spinbutton(container).value, said()]).toEqual(['1', ['Zmieniliśmy ilość na 1 sztuka']]);
  });

  it('blocks the form when Enter finds no number', () => {
    const { container } = mount(inForm(mugs));
    type(spinbutton(container), '');
    expect(press(spinbutton(container), 'Enter')).toBe(false);
    expect(press(spinbutton(container), 'Enter')).toBe(true);
  });

  it('does not empty a basket line when its field is emptied', () => {
    const onChange = vi.fn();
    const { container } = mount(<QuantityStepper {...mugs} min={0} allowsZero value={5000} onChange={onChange} />);
    type(spinbutton(container), '');
    blur(spinbutton(container));
    expect(onChange.mock.calls).toEqual([[1000, { reason: 'typed', correction: 'snapped' }]]);
  });

  it('has a configurable delay', () => {
    const { container } = mount(<QuantityStepper {...mugs} settleDelay={100} />);
    type(spinbutton(container), '13');
    act(() => void vi.advanceTimersByTime(100));
    expect(spinbutton(container).value).toBe('8');
  });

  it('exposes the typed number during typing', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    type(spinbutton(container), '5');
    expect([now(spinbutton(container)), spinbutton(container).getAttribute('aria-valuetext')]).toEqual([
      '5',
      '5 sztuk',
    ]);
  });

  it.each([
    ['1,5', '1,5', '1.5'],
    ['1.5', '1,5', '1.5'],
    ['2', '2', '2'],
  ])('shows typed "%s" as "%s" and sends "%s" [V-32]', (text, shown, value) => {
    const { container } = mount(inForm(linen));
    type(spinbutton(container), text);
    expect(press(spinbutton(container), 'Enter')).toBe(true);
    expect([spinbutton(container).value, sent(container)]).toEqual([shown, value]);
  });

  it('accepts digits and one separator and nothing else [V-32]', () => {
    const { container } = mount(<QuantityStepper {...linen} />);
    type(spinbutton(container), '-1a,2b,3');
    expect(spinbutton(container).value).toBe('1,23');
  });

  it('rounds up to the step, announces once and shows it, and blocks the form until the next Enter [V-31 part]', () => {
    const { container } = mount(inForm(linen));
    type(spinbutton(container), '1,41');
    expect(press(spinbutton(container), 'Enter')).toBe(false);
    expect([spinbutton(container).value, sent(container)]).toEqual(['1,5', '1.5']);
    expect(said()).toEqual(['Zmieniliśmy ilość na 1,5 m']);
    expect(container.textContent).toContain('Zmieniliśmy ilość na 1,5\u00a0m');
    expect(press(spinbutton(container), 'Enter')).toBe(true);
    blur(spinbutton(container));
    act(() => void vi.advanceTimersByTime(5000));
    expect(said()).toHaveLength(1);
  });

  it.each([
    ['0,2', '0,5', 'Możesz zamówić co najmniej 0,5 m', '[V-33 part]'],
    ['99', '18,4', 'Możesz zamówić co najwyżej 18,4 m', '[V-34 part]'],
  ])('corrects "%s" to %s: %s %s [X-16 part]', (text, shown, message) => {
    const { container } = mount(<QuantityStepper {...linen} />);
    type(spinbutton(container), text);
    blur(spinbutton(container));
    expect(spinbutton(container).value).toBe(shown);
    expect(said()).toEqual([message]);
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(message);
    // Announced, so not a description as well.
    expect(descriptionOf(spinbutton(container))).toBe('m');
    press(spinbutton(container), 'Home');
    expect(container.textContent?.replaceAll('\u00a0', ' ')).not.toContain(message);
  });

  it('names the bound in the right plural when a button is pressed beyond it', () => {
    const { container } = mount(<QuantityStepper {...mugs} max={5000} defaultValue={5000} />);
    click(increase(container));
    expect(said()).toEqual(['Możesz zamówić co najwyżej 5 sztuk']);
    expect(now(spinbutton(container))).toBe('5');
  });

  it('steps from unsettled typing', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    type(spinbutton(container), '5');
    press(spinbutton(container), 'ArrowUp');
    expect(now(spinbutton(container))).toBe('6');
    act(() => void vi.advanceTimersByTime(5000));
    expect(now(spinbutton(container))).toBe('6');
  });

  it('does not drift over ten steps of 0,1', () => {
    const { container } = mount(<QuantityStepper {...linen} />);
    for (let index = 0; index < 10; index += 1) press(spinbutton(container), 'ArrowUp');
    expect(spinbutton(container).value).toBe('1,5');
  });
});
