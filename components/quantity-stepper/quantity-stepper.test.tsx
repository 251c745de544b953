// @vitest-environment jsdom
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, click, descriptionOf, hydrate, mount, press, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

const polish = new Intl.PluralRules('pl');
const pieces: Record<string, string> = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' };
const unitName = (value: number) => pieces[polish.select(value / 1000)]!;

/** Mugs, 1 to 8, as in the example of the W3C. */
const mugs: QuantityStepperProps = {
  step: 1000,
  min: 1000,
  max: 8000,
  unit: 'szt.',
  unitName,
  name: 'quantity',
  productName: 'Kubek Poranek',
};
/** Linen by the metre, cut every 10 cm from half a metre. */
const linen: QuantityStepperProps = { step: 100, min: 500, max: 18_400, unit: 'm', name: 'quantity' };

const spinbutton = (container: HTMLElement, name = 'Ilość') => byRole<HTMLInputElement>(container, 'spinbutton', name);
const increase = (container: HTMLElement) => byRole(container, 'button', 'Zwiększ ilość: Kubek Poranek');
const decrease = (container: HTMLElement) => byRole(container, 'button', 'Zmniejsz ilość: Kubek Poranek');
const said = () => announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));
const now = (input: HTMLInputElement) => input.getAttribute('aria-valuenow');
/** What the form would send. */
const sent = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[name="quantity"]')?.value;
const inForm = (props: QuantityStepperProps) => (
  <form>
    <QuantityStepper {...props} />
  </form>
);

beforeEach(() => {
  vi.useFakeTimers();
  clearAnnouncements();
});
afterEach(() => void vi.useRealTimers());

/** Said to assistive technology about both bounds: [decrease, increase] are told as disabled. */
const atBounds = (container: HTMLElement) =>
  [decrease(container), increase(container)].map((button) => button.getAttribute('aria-disabled'));

/**
 * The tests of the W3C for its quantity spin button (aria-practices, test/tests/spinbutton_quantity.js), one by one.
 * Where the example leaves a wrong value standing as invalid, the shop corrects it and tells so (spec 5: V-33, V-34).
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

  it('End: the maximum; only the increase button is told as disabled', () => {
    const { container } = mount(<QuantityStepper {...mugs} />);
    expect(press(spinbutton(container), 'End')).toBe(false);
    expect(now(spinbutton(container))).toBe('8');
    expect(atBounds(container)).toEqual([null, 'true']);
  });

  it('Home: the minimum; only the decrease button is told as disabled', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={5000} />);
    expect(press(spinbutton(container), 'Home')).toBe(false);
    expect(now(spinbutton(container))).toBe('1');
    expect(atBounds(container)).toEqual(['true', null]);
  });

  it.each([
    ['ArrowUp', 'Home', [2, 3, 4, 5, 6, 7, 8, 8], [null, 'true']],
    ['ArrowDown', 'End', [7, 6, 5, 4, 3, 2, 1, 1], ['true', null]],
  ])('%s from %s goes one by one to the bound and stays there', (key, start, expected, disabled) => {
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

  it('makes larger steps of another size where told', () => {
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

  it('takes each typed text of the W3C, one after the other, when focus leaves', () => {
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

  it('says nothing when a key changes the value: the screen reader speaks the spinbutton itself', () => {
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

describe('units', () => {
  it('stand as the object of "zamówić" where they have another form there', () => {
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
  ])('of %d thousandths are spoken right: %s, %s', (value, pieces, metres) => {
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
      // Heard after the text of the input by who does not hear the value text.
      expect(`${input.value} ${descriptionOf(input)}`).toBe(words);
    }
  });

  it('are spoken as they are written where no words are given', () => {
    const { container } = mount(<QuantityStepper {...linen} defaultValue={1500} />);
    expect(spinbutton(container).getAttribute('aria-valuetext')).toBe('1,5 m');
  });
});

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

  it('leaves an emptied field alone until focus leaves, then says the number that comes back', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={5000} />);
    type(spinbutton(container), '');
    act(() => void vi.advanceTimersByTime(10_000));
    expect([spinbutton(container).value, said()]).toEqual(['', []]);
    blur(spinbutton(container));
    expect([spinbutton(container).value, said()]).toEqual(['1', ['Zmieniliśmy ilość na 1 sztuka']]);
  });

  it('holds the form back when Enter finds no number', () => {
    const { container } = mount(inForm(mugs));
    type(spinbutton(container), '');
    expect(press(spinbutton(container), 'Enter')).toBe(false);
    expect(press(spinbutton(container), 'Enter')).toBe(true);
  });

  it('never empties a basket line because its field was emptied', () => {
    const onChange = vi.fn();
    const { container } = mount(<QuantityStepper {...mugs} min={0} allowsZero value={5000} onChange={onChange} />);
    type(spinbutton(container), '');
    blur(spinbutton(container));
    expect(onChange.mock.calls).toEqual([[1000, { reason: 'typed', correction: 'snapped' }]]);
  });

  it('takes another delay as a setting', () => {
    const { container } = mount(<QuantityStepper {...mugs} settleDelay={100} />);
    type(spinbutton(container), '13');
    act(() => void vi.advanceTimersByTime(100));
    expect(spinbutton(container).value).toBe('8');
  });

  it('tells what is typed while it is typed', () => {
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

  it('takes digits and one separator and nothing else [V-32]', () => {
    const { container } = mount(<QuantityStepper {...linen} />);
    type(spinbutton(container), '-1a,2b,3');
    expect(spinbutton(container).value).toBe('1,23');
  });

  it('snaps up to what is cut, says so once and shows it, and holds the form back until that was seen [V-31 part]', () => {
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
    // Said by the announcer, so not a description as well.
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

  it('steps from what is typed and not settled yet', () => {
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

describe('bounds', () => {
  it('correct the first value in silence [V-34 part]', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={20_000} />);
    expect(now(spinbutton(container))).toBe('8');
    expect(said()).toEqual([]);
  });

  it('that shrink later correct it aloud, once, and tell the owner', () => {
    const onChange = vi.fn();
    const { container, rerender } = mount(<QuantityStepper {...mugs} defaultValue={6000} onChange={onChange} />);
    rerender(<QuantityStepper {...mugs} defaultValue={6000} onChange={onChange} max={3000} />);
    rerender(<QuantityStepper {...mugs} defaultValue={6000} onChange={onChange} max={3000} />);
    expect(now(spinbutton(container))).toBe('3');
    expect(said()).toEqual(['Możesz zamówić co najwyżej 3 sztuki']);
    expect(onChange.mock.calls).toEqual([[3000, { reason: 'bounds', correction: 'lowered' }]]);
  });

  it('that contradict each other disable it and say why [V-34 part]', () => {
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

describe('an owner of the value', () => {
  function Owner({ accepts }: { accepts: boolean }) {
    const [value, setValue] = useState(2000);
    return <QuantityStepper {...mugs} value={value} onChange={(next) => accepts && setValue(next)} />;
  }

  it('who takes the change sees it', () => {
    const { container } = mount(<Owner accepts />);
    press(spinbutton(container), 'ArrowUp');
    expect([now(spinbutton(container)), spinbutton(container).value]).toEqual(['3', '3']);
  });

  it('who does not take it gets the old number back', () => {
    const { container } = mount(<Owner accepts={false} />);
    press(spinbutton(container), 'ArrowUp');
    expect([now(spinbutton(container)), spinbutton(container).value]).toEqual(['2', '2']);
  });

  it('hears each change once, with its reason', () => {
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

  it('can set it from outside', () => {
    const { container, rerender } = mount(<QuantityStepper {...linen} value={1500} />);
    rerender(<QuantityStepper {...linen} value={3500} />);
    expect(spinbutton(container).value).toBe('3,5');
    expect(said()).toEqual([]);
  });

  it('who sets it beyond the bounds hears what it became', () => {
    const onChange = vi.fn();
    const { container, rerender } = mount(<QuantityStepper {...linen} value={1500} onChange={onChange} />);
    rerender(<QuantityStepper {...linen} value={20_000} onChange={onChange} />);
    expect(spinbutton(container).value).toBe('18,4');
    expect(onChange.mock.calls).toEqual([[18_400, { reason: 'bounds', correction: 'lowered' }]]);
    expect(said()).toEqual(['Możesz zamówić co najwyżej 18,4 m']);
  });
});

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

  it('takes over what was typed before hydration, in silence', () => {
    const onChange = vi.fn();
    const { container, errors } = hydrate(inForm({ ...linen, onChange }), (page) => {
      page.querySelector('input')!.value = '2,41';
    });
    expect([spinbutton(container).value, sent(container), now(spinbutton(container))]).toEqual(['2,5', '2.5', '2.5']);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2500]);
    expect([said(), errors]).toEqual([[], []]);
  });

  it('does not disturb somebody who is typing while it is hydrated', () => {
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

  it('goes down to none where the owner says that it may, and tells none as its minimum [T-34 part]', () => {
    const onChange = vi.fn();
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={1000} allowsZero onChange={onChange} />);
    expect(spinbutton(container).getAttribute('aria-valuemin')).toBe('0');
    press(spinbutton(container), 'ArrowDown');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([0]);
    expect([now(spinbutton(container)), spinbutton(container).value]).toEqual(['0', '0']);
  });

  it('goes back to its first value when the form is reset', () => {
    const { container } = mount(inForm({ ...mugs, defaultValue: 2000 }));
    press(spinbutton(container), 'End');
    act(() => container.querySelector('form')!.reset());
    expect([now(spinbutton(container)), spinbutton(container).value, sent(container)]).toEqual(['2', '2', '2']);
  });

  it('changes the unit that is heard with the value, but not under the hands of who is typing', () => {
    const { container } = mount(<QuantityStepper {...mugs} defaultValue={4000} />);
    const input = spinbutton(container);
    press(input, 'ArrowUp');
    expect(descriptionOf(input)).toBe('sztuk');
    type(input, '1');
    expect(descriptionOf(input)).toBe('sztuk');
    blur(input);
    expect(descriptionOf(input)).toBe('sztuka');
  });

  it('shows its unit inside the box and reads it in words alone', () => {
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
  ] as const)('takes the name %o', (naming, name) => {
    const { container } = mount(<QuantityStepper {...linen} {...naming} />);
    expect(spinbutton(container, name)).toBeTruthy();
  });

  it('speaks English where the page does, with a decimal point', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <QuantityStepper {...linen} defaultValue={1500} productName="Linen" />
      </TextsProvider>,
    );
    expect(spinbutton(container, 'Quantity').value).toBe('1.5');
    expect(byRole(container, 'button', 'Increase quantity: Linen')).toBeTruthy();
  });
});
