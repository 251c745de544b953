// @vitest-environment jsdom
import { getDayOfWeek, parseDate } from '@internationalized/date';
import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { insert, keys, paste, sent } from '../date-field/testing.tsx';
import { preparePickers, trigger } from '../date-picker/testing.tsx';
import { blur, descriptionOf, hydrate, mount, nameOf, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { field, inForm, moment, show } from './testing.tsx';

preparePickers();
const half = moment('2026-12-03T16:30');
const inWords = 'czwartek, 3 grudnia 2026, 16:30';

describe('DateTimePicker', () => {
  it('is a native input on the server, without a trigger', () => {
    const html = renderToString(inForm({ defaultValue: half, availability: { min: parseDate('2026-11-22') } }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const input = page.querySelector('input')!;
    expect([input.type, input.value, input.min, input.max]).toEqual([
      'datetime-local',
      '2026-12-03T16:30',
      '2026-11-22T00:00',
      '2470-12-31T23:59',
    ]);
    expect(page.querySelectorAll('button, [role="dialog"], dialog')).toHaveLength(0);
    expect(html).not.toContain('style=');
  });

  it('hydrates without a difference, and formats an earlier choice in words', () => {
    const onChange = vi.fn();
    const { container, errors } = hydrate(inForm({ onChange }), (page) => {
      page.querySelector('input')!.value = '2026-12-03T16:30';
    });
    expect([errors, field(container).value, sent(container)]).toEqual([[], inWords, '2026-12-03T16:30']);
    expect([field(container).min, field(container).max]).toEqual(['', '']);
    expect(onChange.mock.calls).toEqual([[half, { reason: 'day' }]]);
    expect(nameOf(trigger(container))).toBe(`Zmień dzień i\u00a0godzinę, ${inWords}`);
  });

  it('formats its default value on hydration without onChange', () => {
    const onChange = vi.fn();
    const { container } = hydrate(inForm({ defaultValue: half, clock: 12, onChange }));
    expect([field(container).value, onChange.mock.calls]).toEqual(['czwartek, 3 grudnia 2026, 04:30 PM', []]);
  });

  it.each([
    [{}, `np. ${inWords}`],
    [{ clock: 12 as const }, 'np. czwartek, 3 grudnia 2026, 04:30 PM'],
    [{ timeRules: { maxHour: 15, minHour: 9 } }, 'np. czwartek, 3 grudnia 2026, 09:00'],
    [{ availability: { min: parseDate('2027-01-04') } }, 'np. poniedziałek, 4 stycznia 2027, 16:30'],
    [{ pattern: 'd.m.yy', example: moment('2026-05-01T08:00') }, 'np. 1.5.2026, 08:00'],
    [{ hint: 'Pracujemy do 17.' }, 'Pracujemy do 17.'],
  ])('with %o is described by "%s"', (props, hint) => {
    const { container } = show(props);
    expect(descriptionOf(field(container))).toBe(hint);
  });

  it('reads any common form and formats it in words on blur', () => {
    const { container } = show();
    keys(field(container), '3.12.2026 16:30');
    expect([field(container).value, sent(container)]).toEqual(['3.12.2026 16:30', '2026-12-03T16:30']);
    blur(field(container));
    expect(field(container).value).toBe(inWords);
  });

  it('accepts only characters of days and times [V-46]', () => {
    const { container } = show();
    keys(field(container), '3*.1(2.2026_ 16;:30!');
    expect(field(container).value).toBe('3.12.2026 16:30');
  });

  it('replaces its value with a whole moment pasted from a mail, and drops invalid characters', () => {
    const { container } = show({ defaultValue: half });
    expect(paste(field(container), '2026-12-04 9:15')).toBe(true);
    expect(field(container).value).toBe('piątek, 4 grudnia 2026, 09:15');
    type(field(container), '');
    insert(field(container), '3.12.2026 (16:30)', 'insertFromPaste');
    expect(field(container).value).toBe('3.12.2026 16:30');
  });

  it('cleans up after a composition', () => {
    const { container } = show();
    insert(field(container), '3.12.2026 16:30*', 'insertCompositionText', true);
    expect(field(container).value).toBe('3.12.2026 16:30*');
    act(() => void field(container).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
    expect(field(container).value).toBe('3.12.2026 16:30');
  });

  it.each([
    ['3.12.2026', `Brakuje godziny. Wpisz ją po dniu: ${inWords}.`],
    ['31.11.2026 16:30', `Wpisz dzień i\u00a0godzinę tak: ${inWords}.`],
    ['20.11.2026 16:30', 'Wpisz datę nie wcześniejszą niż 21 listopada 2026.'],
    ['5.12.2026 16:30', '5 grudnia 2026 to sobota. Wpisz dzień od poniedziałku do piątku.'],
    ['24.12.2026 16:30', '24 grudnia 2026 jest wolne: Wigilia. Wpisz inną datę.'],
    ['3.12.2026 18:00', 'Godzina może być od 8 do 17.'],
    ['3.12.2026 16:20', 'Minuty można wybrać co 15\u00a0minut od 0.'],
    ['4.12.2026 16:30', 'Godzina może być od 8 do 13.'],
    ['3.12.2026 25:00', 'Godziny mają numery od 0 do 23.'],
  ])('describes "%s" on blur: %s', (text, message) => {
    const { container } = show({
      hint: '',
      availability: {
        min: parseDate('2026-11-21'),
        areWeekendsDisabled: true,
        holidays: [{ day: parseDate('2026-12-24'), name: 'Wigilia' }],
        areHolidaysDisabled: true,
      },
      // Fridays until two.
      timeRules: (date) => ({ minHour: 8, maxHour: getDayOfWeek(date, 'pl', 'mon') === 4 ? 13 : 17, minuteStep: 15 }),
    });
    type(field(container), text);
    expect([descriptionOf(field(container)), field(container).validationMessage.replace(/(\d) /g, '$1\u00a0')]).toEqual(
      ['', message.replace(/(\d) /g, '$1\u00a0')],
    );
    blur(field(container));
    expect([descriptionOf(field(container)).replace(/(\d) /g, '$1\u00a0'), sent(container)]).toEqual([
      message.replace(/(\d) /g, '$1\u00a0'),
      text,
    ]);
    expect(field(container).getAttribute('aria-invalid')).toBe('true');
    type(field(container), '3.12.2026 16:30');
    expect([descriptionOf(field(container)), field(container).validationMessage]).toEqual(['', '']);
  });

  it('reports each moment once, and what changed', () => {
    const onChange = vi.fn();
    const { container } = show({ onChange });
    for (const text of ['3.12', '3.12.2026 16:30', '3 grudnia 2026, 16:30', '3.12.2026 17:00', '4.12.2026 17:00', ''])
      type(field(container), text);
    blur(field(container));
    expect(onChange.mock.calls).toEqual([
      [half, { reason: 'day' }],
      [moment('2026-12-03T17:00'), { reason: 'time' }],
      [moment('2026-12-04T17:00'), { reason: 'day' }],
      [null, { reason: 'day' }],
    ]);
  });

  it('shows its controlled value, and keeps partial input', () => {
    const { container, rerender } = show({ value: half });
    expect(field(container).value).toBe(inWords);
    rerender(inForm({ value: moment('2026-12-03T16:30') }));
    rerender(inForm({ value: moment('2026-12-04T09:00') }));
    expect(field(container).value).toBe('piątek, 4 grudnia 2026, 09:00');
    type(field(container), '5.12.2026');
    rerender(inForm({ value: null }));
    expect(field(container).value).toBe('5.12.2026');
    rerender(inForm({ value: half }));
    rerender(inForm({ value: null }));
    expect(field(container).value).toBe('');
  });

  it('returns to its default value on reset', () => {
    const onChange = vi.fn();
    const { container } = show({ defaultValue: half, hint: '', onChange });
    type(field(container), '3.12.2026 25:00');
    blur(field(container));
    act(() => container.querySelector('form')!.reset());
    expect([field(container).value, descriptionOf(field(container)), field(container).validationMessage]).toEqual([
      inWords,
      '',
      '',
    ]);
    expect(onChange.mock.calls).toEqual([
      [null, { reason: 'day' }],
      [half, { reason: 'day' }],
    ]);
  });

  it('sends nothing when disabled or unnamed', () => {
    const { container, rerender } = show({ isDisabled: true, defaultValue: half });
    expect(sent(container)).toBeNull();
    rerender(inForm({ name: undefined, defaultValue: half }));
    expect(sent(container)).toBeNull();
  });

  it('exposes its input, calls given listeners, and speaks English', () => {
    const [ref, onBlur, onKeyDown] = [createRef<HTMLInputElement>(), vi.fn(), vi.fn()];
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        {inForm({ ref, onBlur, onKeyDown, defaultValue: half, clock: 12, pattern: 'd MM yy' })}
      </TextsProvider>,
    );
    expect(ref.current).toBe(field(container));
    expect([
      field(container).autocomplete,
      field(container).getAttribute('spellcheck'),
      field(container).value,
    ]).toEqual(['off', 'false', '3 December 2026, 04:30 PM']);
    act(() => {
      field(container).focus();
      field(container).dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    });
    blur(field(container));
    expect([onKeyDown.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1]);
    expect(nameOf(trigger(container))).toBe('Change the day and the time, Thursday, December 3, 2026, 04:30 PM');
  });
});
