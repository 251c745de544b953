// @vitest-environment jsdom
import { Time } from '@internationalized/date';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, click, mount, press } from '../field/testing.tsx';
import { fiveTo, hour, inForm, minute, said, shown, typeInto, valuesOf, type Props } from './testing.tsx';

beforeEach(clearAnnouncements);

describe('changing a time', () => {
  it.each([
    ['hour', 'ArrowUp', '14:55'],
    ['hour', 'ArrowDown', '12:55'],
    ['hour', 'Home', '00:55'],
    ['hour', 'End', '23:55'],
    ['minute', 'ArrowUp', '13:56'],
    ['minute', 'ArrowDown', '13:54'],
    ['minute', 'Home', '13:00'],
    ['minute', 'End', '13:59'],
  ] as const)(
    '[L-06 part] answers in the %s %s from 13:55 with %s and prevents the browser default',
    (part, key, expected) => {
      const { container } = mount(inForm({ defaultValue: fiveTo }));
      expect(press({ hour, minute }[part](container), key)).toBe(false);
      expect(shown(container)).toBe(expected);
      // The screen reader speaks the spin button itself.
      expect(said()).toEqual([]);
    },
  );

  it('obeys limits and steps, and stays at their ends', () => {
    const rules = { minHour: 8, maxHour: 14, hourStep: 3, minuteStep: 15 };
    const { container } = mount(inForm({ defaultValue: new Time(11, 45), rules }));
    press(hour(container), 'ArrowUp');
    press(hour(container), 'ArrowUp');
    press(minute(container), 'ArrowUp');
    expect(shown(container)).toBe('14:45');
    press(minute(container), 'Home');
    press(hour(container), 'Home');
    expect([shown(container), valuesOf(hour(container)), valuesOf(minute(container))]).toEqual([
      '08:00',
      ['8', '8', '14', '8 godzin'],
      ['0', '0', '45', '0 minut'],
    ]);
  });

  it.each([
    ['ArrowUp', '08:10'],
    ['ArrowDown', '20:59'],
    ['Home', '08:10'],
    ['End', '20:10'],
  ])('answers %s in an empty field with %s', (key, expected) => {
    const { container } = mount(inForm({ rules: { minHour: 8, maxHour: 20, minMinute: 10 } }));
    press(hour(container), key);
    expect(shown(container)).toBe(expected);
  });

  it.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('leaves ArrowUp with %s to the browser', (modifier) => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    expect(press(hour(container), 'ArrowUp', { [modifier]: true })).toBe(true);
    expect(shown(container)).toBe('13:55');
  });

  it.each(['ArrowLeft', 'Backspace', 'Tab', '5'])('leaves %s to the browser', (key) => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    expect(press(hour(container), key)).toBe(true);
  });

  it.each([
    ['Godzina później', '14:55', '14 godzin'],
    ['Godzina wcześniej', '12:55', '12 godzin'],
    ['Więcej minut', '13:56', '56 minut'],
    ['Mniej minut', '13:54', '54 minuty'],
  ])('announces the new time after a press on "%s": %s', (name, expected, words) => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    const button = byRole<HTMLButtonElement>(container, 'button', name);
    click(button);
    expect([shown(container), said(), button.tabIndex, button.title]).toEqual([expected, [words], -1, name]);
    expect(document.getElementById(button.getAttribute('aria-controls')!)?.getAttribute('role')).toBe('spinbutton');
  });

  it('keeps focus when an arrow is pressed', () => {
    const { container } = mount(inForm());
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    act(() => void byRole(container, 'button', 'Więcej minut').dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    ['hour', '9', '09:55'],
    ['minute', '7', '13:07'],
    ['minute', '7.30', '07:30'],
  ] as const)('settles in the %s typed "%s" as %s on blur, not before', (part, text, expected) => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    const box = { hour, minute }[part](container);
    typeInto(box, text);
    expect(box.value).toBe(text);
    blur(box);
    expect([shown(container), said()]).toEqual([expected, []]);
  });

  it('steps from typed text', () => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    typeInto(hour(container), '9');
    press(hour(container), 'ArrowUp');
    expect(shown(container)).toBe('10:55');
    typeInto(hour(container), '99');
    press(hour(container), 'ArrowUp');
    expect(shown(container)).toBe('11:55');
  });

  const rules = { minHour: 8, maxHour: 20, minuteStep: 5 };
  const refused: ReadonlyArray<readonly [Props, 'hour' | 'minute', string, string]> = [
    [{}, 'hour', '24', 'Godziny mają numery od 0 do 23.'],
    [{ clock: 12 }, 'hour', '24', 'Godziny mają numery od 1 do 12.'],
    [{}, 'minute', '60', 'Minuty mają numery od 0 do 59.'],
    [{}, 'hour', 'rano', 'Nie umiemy odczytać „rano”. Wpisz np. 00:00.'],
    [{ rules }, 'hour', '7', 'Godzina może być od 8 do 20.'],
    [{ rules, clock: 12 }, 'hour', '7:00 am', 'Godzina może być od 8 AM do 8 PM.'],
    [{ rules: { maxMinute: 55 } }, 'minute', '57', 'Minuty mogą być od 0 do 55.'],
    [{ rules }, 'minute', '57', 'Minuty można wybrać co 5 minut od 0.'],
    [{ rules: { minuteStep: 2, minMinute: 1 } }, 'minute', '12', 'Minuty można wybrać co 2 minuty od 1.'],
    [{ rules: { hourStep: 2, minHour: 1 } }, 'hour', '12', 'Godzinę można wybrać co 2 godziny od 1.'],
    [{ rules: { hourStep: 6, minHour: 1 } }, 'hour', '12', 'Godzinę można wybrać co 6 godzin od 1.'],
  ];
  it.each(refused)(
    '[L-06 part] with %o restores the time for the %s "%s", and announces why once: %s',
    (props, part, text, why) => {
      const { container } = mount(inForm({ defaultValue: fiveTo, ...props }));
      const box = { hour, minute }[part](container);
      const before = shown(container);
      typeInto(box, text);
      blur(box);
      const message = `${why} Zostaje ${props.clock === 12 ? '01:55 PM' : '13:55'}.`;
      expect([shown(container), said()]).toEqual([before, [message]]);
      // Shown, but no description: it would be spoken twice.
      expect([container.textContent?.includes(message), box.getAttribute('aria-describedby')]).toEqual([true, null]);
      act(() => box.focus());
      blur(box);
      expect(said()).toEqual([message]);
      typeInto(box, '1');
      expect(container.textContent).not.toContain(message);
    },
  );

  it('announces only the reason in an empty field', () => {
    const { container } = mount(inForm());
    typeInto(hour(container), '24');
    blur(hour(container));
    expect([shown(container), said()]).toEqual([':', ['Godziny mają numery od 0 do 23.']]);
  });

  it('is cleared by its hour; minutes alone cannot be empty', () => {
    const onChange = vi.fn();
    const { container } = mount(inForm({ defaultValue: fiveTo, onChange }));
    typeInto(minute(container), '');
    blur(minute(container));
    expect(shown(container)).toBe('13:55');
    typeInto(hour(container), '');
    blur(hour(container));
    expect([shown(container), onChange.mock.calls, said()]).toEqual([':', [[null]], []]);
  });

  it('settles one box when the other is typed into, even without a blur event', () => {
    const { container } = mount(inForm());
    const other = minute(container);
    // A window in the background moves its focus without an event.
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('focusout', stop, { capture: true });
    typeInto(hour(container), '16');
    typeInto(other, '30');
    window.removeEventListener('focusout', stop, { capture: true });
    blur(other);
    expect([shown(container), said()]).toEqual(['16:30', []]);
  });

  it('settles at Enter, and blocks the form once after a correction', () => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    typeInto(hour(container), '24');
    expect(press(hour(container), 'Enter')).toBe(false);
    expect(press(hour(container), 'Enter')).toBe(true);
    typeInto(hour(container), '9');
    expect(press(hour(container), 'Enter')).toBe(true);
    expect(shown(container)).toBe('09:55');
  });
});
