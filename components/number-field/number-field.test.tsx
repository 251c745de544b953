// @vitest-environment jsdom
import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, descriptionOf, hydrate, mount, press, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { NumberField, type NumberFieldProps } from './index.ts';

const field = (container: ParentNode) => byRole<HTMLInputElement>(container, 'spinbutton', 'Liczba');
const make = (props: Omit<Partial<NumberFieldProps>, 'label' | `aria-${string}`> = {}) => (
  <form>
    <NumberField label="Liczba" name="count" {...props} />
  </form>
);
const aria = (container: ParentNode) =>
  ['valuemin', 'valuemax', 'valuenow'].map((name) => field(container).getAttribute(`aria-${name}`));

beforeEach(clearAnnouncements);

describe('NumberField', () => {
  it('is a native text field in the HTML of the server, sent as it is shown', () => {
    const html = renderToString(make({ decimals: 2, defaultValue: 1250 }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const input = page.querySelector('input')!;
    expect([input.type, input.autocomplete, input.getAttribute('spellcheck')]).toEqual(['text', 'off', 'false']);
    expect(new FormData(page.querySelector('form')!).get('count')).toBe('12,5');
    expect(html).not.toContain('style=');
  });

  it('is a spinbutton with its bounds, and with a value only while there is one', () => {
    const { container } = mount(make({ min: 1, max: 8, defaultValue: 3 }));
    expect(aria(container)).toEqual(['1', '8', '3']);
    type(field(container), '');
    expect(aria(container)).toEqual(['1', '8', null]);
  });

  it('exposes bounds and value with their decimals, and no maximum without a limit', () => {
    const { container } = mount(make({ decimals: 1, min: 5, defaultValue: 25 }));
    expect(aria(container)).toEqual(['0.5', null, '2.5']);
  });

  it.each([
    [{}, 'numeric'],
    [{ decimals: 2 }, 'decimal'],
    [{ min: -5 }, 'text'],
  ])('%o asks phones for the keyboard %s', (props, inputMode) => {
    const { container } = mount(make(props));
    expect(field(container).inputMode).toBe(inputMode);
  });

  it.each([
    ['ArrowUp', '4'],
    ['ArrowDown', '2'],
    ['PageUp', '8'],
    ['PageDown', '1'],
    ['Home', '1'],
    ['End', '8'],
  ])('answers %s from 3 with %s and prevents the default', (key, expected) => {
    const onChange = vi.fn();
    const { container } = mount(make({ min: 1, max: 8, defaultValue: 3, onChange }));
    expect(press(field(container), key)).toBe(false);
    expect([field(container).value, field(container).getAttribute('aria-valuenow')]).toEqual([expected, expected]);
    expect(onChange.mock.calls).toEqual([[Number(expected)]]);
    // The screen reader speaks the spinbutton itself.
    expect(announcements).toEqual([]);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Backspace', 'Enter', 'a', '5'])('leaves %s to the browser', (key) => {
    const { container } = mount(make({ defaultValue: 3 }));
    expect(press(field(container), key)).toBe(true);
    expect(field(container).value).toBe('3');
  });

  it.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('leaves Home with %s to the browser', (modifier) => {
    const { container } = mount(make({ defaultValue: 3 }));
    expect(press(field(container), 'Home', { [modifier]: true })).toBe(true);
    expect(field(container).value).toBe('3');
  });

  it('leaves End to the browser where there is no maximum', () => {
    const { container } = mount(make({ defaultValue: 3 }));
    expect(press(field(container), 'End')).toBe(true);
  });

  it('steps from empty, from out of bounds, and in custom steps without drift', () => {
    const { container } = mount(make({ min: 1, max: 8 }));
    press(field(container), 'ArrowUp');
    expect(field(container).value).toBe('1');
    type(field(container), '13');
    press(field(container), 'ArrowDown');
    expect(field(container).value).toBe('8');
    const tenths = mount(make({ decimals: 1, largeSteps: 3 })).container;
    for (let index = 0; index < 7; index += 1) press(field(tenths), 'ArrowUp');
    expect(field(tenths).value).toBe('0,7');
    press(field(tenths), 'PageUp');
    expect(field(tenths).value).toBe('1');
  });

  it('allows numbers below zero', () => {
    const { container } = mount(make({ min: -10, step: 5 }));
    press(field(container), 'ArrowDown');
    expect([field(container).value, field(container).getAttribute('aria-valuenow')]).toEqual(['-5', '-5']);
  });

  it.each([
    ['12.50', '12,5'],
    ['12,5', '12,5'],
    ['1 200', '1200'],
    ['007', '7'],
    [',5', '0,5'],
  ])('writes typed "%s" as "%s" when focus leaves, not before', (text, expected) => {
    const { container } = mount(make({ decimals: 2 }));
    type(field(container), text);
    expect(field(container).value).toBe(text);
    blur(field(container));
    expect(field(container).value).toBe(expected);
  });

  it.each([
    [{}, 'abc', 'Wpisz liczbę, np. 0.'],
    [{ min: 1 }, '1,5', 'Wpisz liczbę całkowitą, np. 1.'],
    [{ decimals: 1 }, '0,55', 'Wpisz najwyżej 1 cyfrę po przecinku.'],
    [{ decimals: 2 }, '0,555', 'Wpisz najwyżej 2 cyfry po przecinku.'],
    [{ decimals: 5 }, '0,555555', 'Wpisz najwyżej 5 cyfr po przecinku.'],
    [{ min: 1 }, '0', 'Wpisz co najmniej 1.'],
    [{ max: 8 }, '13', 'Wpisz co najwyżej 8.'],
    [{ decimals: 1, step: 5 }, '0,7', 'Wpisz wielokrotność 0,5.'],
  ])('with %o shows for "%s" on blur: %s', (props, text, message) => {
    const { container } = mount(make(props));
    type(field(container), text);
    // No error while typing; the form may check already.
    expect([field(container).getAttribute('aria-invalid'), field(container).validationMessage]).toEqual([
      null,
      message,
    ]);
    blur(field(container));
    expect([field(container).value, field(container).getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect(descriptionOf(field(container))).toBe(message);
    // Only a description: spoken once.
    expect([announcements, container.querySelector('[aria-live], [role="alert"]')]).toEqual([[], null]);
    type(field(container), '');
    expect([field(container).getAttribute('aria-invalid'), field(container).validationMessage]).toEqual([null, '']);
  });

  it("shows the owner's error first", () => {
    const { container } = mount(make({ max: 8, error: 'Tyle osób nie zmieści się przy stole.' }));
    type(field(container), '13');
    blur(field(container));
    expect(descriptionOf(field(container))).toBe('Tyle osób nie zmieści się przy stole.');
  });

  it('reports each number once, and null if none fits', () => {
    const onChange = vi.fn();
    const { container } = mount(make({ max: 8, onChange }));
    for (const text of ['1', '13', '133', '', '5', '5,0']) type(field(container), text);
    blur(field(container));
    expect(onChange.mock.calls).toEqual([[1], [null], [5]]);
  });

  it("calls the owner's listeners", () => {
    const [onBlur, onKeyDown] = [vi.fn(), vi.fn()];
    const { container } = mount(make({ onBlur, onKeyDown }));
    press(field(container), 'a');
    blur(field(container));
    expect([onBlur.mock.calls.length, onKeyDown.mock.calls.length]).toEqual([1, 1]);
  });

  it('keeps text typed before hydration', () => {
    const { container, errors } = hydrate(make({ max: 8, defaultValue: 2 }), (page) => {
      page.querySelector('input')!.value = '13';
    });
    expect([field(container).value, field(container).validationMessage, errors]).toEqual([
      '13',
      'Wpisz co najwyżej 8.',
      [],
    ]);
  });

  it('goes back to its first number when the form is reset', () => {
    const { container } = mount(make({ max: 8, defaultValue: 2 }));
    type(field(container), '13');
    blur(field(container));
    act(() => container.querySelector('form')!.reset());
    expect([field(container).value, descriptionOf(field(container)), ...aria(container)]).toEqual([
      '2',
      '',
      '0',
      '8',
      '2',
    ]);
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLInputElement>();
    mount(<NumberField label="Liczba" ref={ref} />);
    expect(ref.current?.getAttribute('role')).toBe('spinbutton');
  });

  it('is in English on English pages, with a decimal point', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <NumberField label="Liczba" decimals={1} max={50} defaultValue={25} />
      </TextsProvider>,
    );
    expect(field(container).value).toBe('2.5');
    type(field(container), '6');
    blur(field(container));
    expect(descriptionOf(field(container))).toBe('Enter at most 5.');
  });
});
