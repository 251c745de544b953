// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { blur, byRole, descriptionOf, hydrate, mount, press, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { QuantityStepper } from './index.ts';
import { inForm, linen, mugs, now, said, sent, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

describe('in a page', () => {
  it('is a plain field with a submittable value without JavaScript', () => {
    const html = renderToString(inForm({ ...linen, defaultValue: 1500 }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(new FormData(page.querySelector('form')!).getAll('quantity')).toEqual(['1,5']);
    expect(html).not.toContain('style=');
  });

  it('sends its value exactly once after hydration', () => {
    const { container, errors } = hydrate(inForm({ ...linen, defaultValue: 1500 }));
    expect(new FormData(container.querySelector('form')!).getAll('quantity')).toEqual(['1.5']);
    expect(errors).toEqual([]);
  });

  it('silently keeps text typed before hydration', () => {
    const onChange = vi.fn();
    const { container, errors } = hydrate(inForm({ ...linen, onChange }), (page) => {
      page.querySelector('input')!.value = '2,41';
    });
    expect([spinbutton(container).value, sent(container), now(spinbutton(container))]).toEqual(['2,5', '2.5', '2.5']);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2500]);
    expect([said(), errors]).toEqual([[], []]);
  });

  it('does not interrupt typing during hydration', () => {
    const { container } = hydrate(inForm(linen), (page) => {
      const input = page.querySelector('input')!;
      input.focus();
      input.value = '2,41';
    });
    expect(spinbutton(container).value).toBe('2,41');
    act(() => void vi.advanceTimersByTime(750));
    expect(spinbutton(container).value).toBe('2,5');
    expect(said()).toEqual(['Zmieniliśmy ilość na 2,5 m']);
  });

  it('goes down to none if allowed, with none as its minimum [T-34 part]', () => {
    const onChange = vi.fn();
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={1000} allowsZero onChange={onChange} />);
    expect(spinbutton(container).getAttribute('aria-valuemin')).toBe('0');
    press(spinbutton(container), 'ArrowDown');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([0]);
    expect([now(spinbutton(container)), spinbutton(container).value]).toEqual(['0', '0']);
  });

  it('resets to its first value with the form', () => {
    const { container } = mount(inForm({ ...mugs, defaultValue: 2000 }));
    press(spinbutton(container), 'End');
    act(() => container.querySelector('form')!.reset());
    expect([now(spinbutton(container)), spinbutton(container).value, sent(container)]).toEqual(['2', '2', '2']);
  });

  it('changes the spoken unit with the value, but not during typing', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={4000} />);
    const input = spinbutton(container);
    press(input, 'ArrowUp');
    expect(descriptionOf(input)).toBe('sztuk');
    type(input, '1');
    expect(descriptionOf(input)).toBe('sztuk');
    blur(input);
    expect(descriptionOf(input)).toBe('sztuka');
  });

  it('shows its unit inside the box and exposes it in words', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={2000} />);
    const words = document.getElementById(spinbutton(container).getAttribute('aria-describedby')!)!;
    expect([words.textContent, words.hidden]).toEqual(['sztuki', true]);
    const unit = [...container.querySelectorAll('[aria-hidden="true"]')].find(
      (element) => element.textContent === 'szt.',
    );
    expect(unit).toBeTruthy();
  });

  it.each([
    [{ label: 'Długość' }, 'Długość'],
    [{ 'aria-label': 'Ilość: Kubek Poranek' }, 'Ilość: Kubek Poranek'],
    [{}, 'Ilość'],
  ] as const)('accepts the name %o', (naming, name) => {
    const { container } = mount(<QuantityStepper {...linen} {...naming} />);
    expect(spinbutton(container, name)).toBeTruthy();
  });

  it('is in English on English pages, with a decimal point', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <QuantityStepper {...linen} defaultValue={1500} productName="Linen" />
      </TextsProvider>,
    );
    expect(spinbutton(container, 'Quantity').value).toBe('1.5');
    expect(byRole(container, 'button', 'Increase quantity: Linen')).toBeTruthy();
  });
});
