// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { blur, click, descriptionOf, mount, press, type } from '../field/testing.tsx';
import { QuantityStepper } from './index.ts';
import { atBounds, decrease, increase, mugs, now, said, spinbutton, withFakeTimers } from './testing.tsx';

withFakeTimers();

/**
 * The tests of the W3C for its quantity spin button (aria-practices, test/tests/spinbutton_quantity.js), one by one.
 * Where the example leaves a wrong value standing as invalid, the shop corrects and reports it (spec 5: V-33, V-34).
 */
describe('the W3C quantity spin button', () => {
  it('is a spinbutton on an input', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    expect(spinbutton(container).tagName).toBe('INPUT');
  });

  it.each([
    ['aria-valuemin', '1'],
    ['aria-valuemax', '8'],
    ['aria-valuenow', '3'],
    ['aria-valuetext', '3 sztuki'],
    ['autocomplete', 'off'],
    ['inputmode', 'decimal'],
  ])('has %s %s', (attribute, expected) => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={3000} />);
    expect(spinbutton(container).getAttribute(attribute)).toBe(expected);
  });

  it('is invalid and described by its error message, and by help before anything is wrong', () => {
    const { container, rerender } = mount(<QuantityStepper {...mugs} hint="od 1 do 8" />);
    expect([spinbutton(container).ariaInvalid, descriptionOf(spinbutton(container))]).toEqual([
      null,
      'sztuka od 1 do 8',
    ]);
    rerender(<QuantityStepper {...mugs} error="Tyle już nie ma." />);
    expect(spinbutton(container).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(spinbutton(container))).toBe('sztuka Tyle już nie ma.');
    expect(said()).toEqual([]);
  });

  it.each([
    ['increase', 'Zwiększ ilość: Kubek Poranek', increase],
    ['decrease', 'Zmniejsz ilość: Kubek Poranek', decrease],
  ] as const)(
    'has a button to %s: no tab stop, controls the input, shows its name as a tooltip, hides its sign',
    (_direction, name, find) => {
      const { container } = mount(<QuantityStepper {...mugs} />);
      const button = find(container);
      expect(button.tabIndex).toBe(-1);
      expect(button.getAttribute('aria-controls')).toBe(spinbutton(container).id);
      expect([button.title, button.getAttribute('aria-label')]).toEqual([name, name]);
      expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      expect(button.getAttribute('type')).toBe('button');
    },
  );

  it('End: the maximum; only the increase button is aria-disabled', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    expect(press(spinbutton(container), 'End')).toBe(false);
    expect(now(spinbutton(container))).toBe('8');
    expect(atBounds(container)).toEqual([null, 'true']);
  });

  it('Home: the minimum; only the decrease button is aria-disabled', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={5000} />);
    expect(press(spinbutton(container), 'Home')).toBe(false);
    expect(now(spinbutton(container))).toBe('1');
    expect(atBounds(container)).toEqual(['true', null]);
  });

  it.each([
    ['ArrowUp', 'Home', [2, 3, 4, 5, 6, 7, 8, 8], [null, 'true']],
    ['ArrowDown', 'End', [7, 6, 5, 4, 3, 2, 1, 1], ['true', null]],
  ])('%s from %s steps by one to the bound and stays there', (key, start, expected, disabled) => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    const input = spinbutton(container);
    press(input, start);
    for (const value of expected) {
      expect(press(input, key)).toBe(false);
      expect([now(input), input.value]).toEqual([String(value), String(value)]);
      expect(atBounds(container)).toEqual(value === expected.at(-1) ? disabled : [null, null]);
    }
  });

  it.each([
    ['PageUp', '4'],
    ['PageDown', '2'],
  ])('%s makes a larger step (optional in the pattern)', (key, expected) => {
    const { container } = mount(<QuantityStepper {...mugs} step={100} defaultValue={3000} />);
    expect(press(spinbutton(container), key)).toBe(false);
    expect(now(spinbutton(container))).toBe(expected);
  });

  it('makes larger steps of another size on request', () => {
    const { container } = mount(<QuantityStepper {...mugs} largeSteps={3} defaultValue={3000} />);
    press(spinbutton(container), 'PageUp');
    expect(now(spinbutton(container))).toBe('6');
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Delete', 'Backspace', 'Tab', 'a', '5', 'Escape'])(
    'leaves %s to the browser, as all editing of a line of text',
    (key) => {
      const { container } = mount(<QuantityStepper {...mugs} defaultValue={3000} />);
      expect(press(spinbutton(container), key)).toBe(true);
      expect(now(spinbutton(container))).toBe('3');
    },
  );

  it.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('leaves Home with %s to the browser', (modifier) => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={3000} />);
    expect(press(spinbutton(container), 'Home', { [modifier]: true })).toBe(true);
    expect(now(spinbutton(container))).toBe('3');
  });

  it('accepts each typed text of the W3C, one after the other, when focus leaves', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    const input = spinbutton(container);
    const scenarios = [
      ['0', '1', ['true', null]],
      ['1', '1', ['true', null]],
      ['4', '4', [null, null]],
      ['8', '8', [null, 'true']],
      ['13', '8', [null, 'true']],
      ['abc', '1', ['true', null]],
      ['-7', '7', [null, null]],
      [' ', '1', ['true', null]],
    ] as const;
    for (const [text, expected, disabled] of scenarios) {
      type(input, text);
      blur(input);
      expect([text, now(input), input.value, ...atBounds(container)]).toEqual([text, expected, expected, ...disabled]);
    }
  });

  it.each([
    [
      increase,
      'Home',
      ['2 sztuki', '3 sztuki', '4 sztuki', '5 sztuk', '6 sztuk', '7 sztuk', '8 sztuk'],
      [null, 'true'],
    ],
    [
      decrease,
      'End',
      ['7 sztuk', '6 sztuk', '5 sztuk', '4 sztuki', '3 sztuki', '2 sztuki', '1 sztuka'],
      ['true', null],
    ],
  ] as const)(
    'says the value after each press on a button, because focus is elsewhere (%#)',
    (find, key, words, disabled) => {
      const { container } = mount(<QuantityStepper {...mugs} />);
      press(spinbutton(container), key);
      for (const expected of words) {
        expect(atBounds(container)).not.toEqual(disabled);
        click(find(container));
        expect(said().at(-1)).toBe(expected);
        expect(spinbutton(container).getAttribute('aria-valuetext')).toBe(expected);
      }
      expect(said()).toHaveLength(words.length);
      expect(atBounds(container)).toEqual(disabled);
      const last = now(spinbutton(container));
      click(find(container));
      expect([now(spinbutton(container)), said().length]).toEqual([last, words.length + 1]);
      expect(said().at(-1)).toMatch(/^Możesz zamówić co naj(mniej 1 sztuka|wyżej 8 sztuk)$/);
    },
  );

  it('announces nothing when a key changes the value: the screen reader speaks it', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    press(spinbutton(container), 'ArrowUp');
    expect(said()).toEqual([]);
  });

  it('keeps focus where it is when a button is pressed', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    for (const button of [increase(container), decrease(container)]) {
      const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      act(() => void button.dispatchEvent(down));
      expect(down.defaultPrevented).toBe(true);
    }
  });

  it('takes focus when its unit is pressed', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    click(container.querySelector<HTMLElement>('span[aria-hidden="true"]')!);
    expect(document.activeElement).toBe(spinbutton(container));
  });
});
