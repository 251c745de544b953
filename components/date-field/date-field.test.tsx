// @vitest-environment jsdom
import { parseDate } from '@internationalized/date';
import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { blur, descriptionOf, hydrate, mount, type } from '../field/testing.tsx';
import { field, inForm, keys, sent, type Props } from './testing.tsx';

const day = parseDate('2026-11-21');
const parsed = (props: Props = {}) =>
  new DOMParser().parseFromString(renderToString(inForm(props)), 'text/html').querySelector('input')!;

describe('DateField', () => {
  it('is a native date input in server HTML, sent as ISO 8601', () => {
    const input = parsed({
      pattern: 'dd.mm.yy',
      defaultValue: day,
      availability: { min: parseDate('2026-11-01'), max: parseDate('2026-11-30') },
    });
    expect([input.type, input.value, input.min, input.max]).toEqual(['date', '2026-11-21', '2026-11-01', '2026-11-30']);
    expect(renderToString(inForm())).not.toContain('style=');
  });

  it('[L-06 part] uses yy-mm-dd and the days of 1970 to 2470 by default', () => {
    expect([parsed().min, parsed().max]).toEqual(['1970-01-01', '2470-12-31']);
    const { container } = mount(inForm({ defaultValue: day }));
    expect(field(container).value).toBe('2026-11-21');
    type(field(container), '1969-12-31');
    expect(field(container).validationMessage).toBe('Wpisz datę nie wcześniejszą niż 1970-01-01.');
    type(field(container), '2471-01-01');
    expect(field(container).validationMessage).toBe('Wpisz datę nie późniejszą niż 2470-12-31.');
  });

  it('accepts a date of birth, also in server HTML', () => {
    const availability = { min: parseDate('1900-01-01'), max: day };
    expect(parsed({ availability }).min).toBe('1900-01-01');
    const { container } = mount(inForm({ pattern: 'd.m.yy', availability }));
    keys(field(container), '4.3.1952');
    expect([sent(container), field(container).validationMessage]).toEqual(['1952-03-04', '']);
    type(field(container), '31.12.1899');
    expect(field(container).validationMessage).toBe('Wpisz datę nie wcześniejszą niż 1.1.1900.');
  });

  it('becomes a text input on hydration and keeps an earlier choice', () => {
    const onChange = vi.fn();
    const { container, errors } = hydrate(inForm({ pattern: 'dd.mm.yy', defaultValue: day, onChange }), (page) => {
      page.querySelector('input')!.value = '2026-12-01';
    });
    expect([field(container).value, sent(container), errors]).toEqual(['01.12.2026', '2026-12-01', []]);
    expect(onChange.mock.calls).toEqual([[parseDate('2026-12-01')]]);
    expect([field(container).min, field(container).max]).toEqual(['', '']);
  });

  it('formats its default date on hydration without onChange', () => {
    const onChange = vi.fn();
    const { container } = hydrate(inForm({ pattern: 'dd.mm.yy', defaultValue: day, onChange }));
    expect([field(container).value, onChange.mock.calls]).toEqual(['21.11.2026', []]);
  });

  it('stays native while it has focus', () => {
    const { container } = hydrate(inForm(), (page) => page.querySelector('input')!.focus());
    const input = container.querySelector('input')!;
    expect(input.type).toBe('date');
    type(input, '2026-11-21');
    blur(input);
    expect([input.type, input.value]).toEqual(['text', '2026-11-21']);
  });

  it('stays native while it holds a partial date', () => {
    const { container } = hydrate(inForm(), (page) =>
      Object.defineProperty(page.querySelector('input')!.validity, 'badInput', { value: true, configurable: true }),
    );
    const input = container.querySelector('input')!;
    expect(input.type).toBe('date');
    Object.defineProperty(input.validity, 'badInput', { value: false });
    act(() => input.focus());
    blur(input);
    expect(input.type).toBe('text');
  });

  it.each([
    [{}, 'np. 2026-11-21'],
    [{ pattern: 'd MM yy' }, 'np. 21 listopada 2026'],
    [{ availability: { max: parseDate('2008-11-30') } }, 'np. 2008-11-30'],
    [{ example: parseDate('1984-05-01') }, 'np. 1984-05-01'],
    [{ hint: 'Jak w dowodzie.' }, 'Jak w dowodzie.'],
  ])('with %o is described by "%s"', (props, hint) => {
    const { container } = mount(inForm(props));
    expect(descriptionOf(field(container))).toBe(hint);
  });

  it.each(['2026-1-5', '20260105', '2026-01-05 10:00'])('formats "%s" on blur', (text) => {
    const { container } = mount(inForm({ pattern: 'yy-mm-dd' }));
    type(field(container), text);
    blur(field(container));
    expect([field(container).value, sent(container)]).toEqual(['2026-01-05', '2026-01-05']);
  });

  it('sends a date as ISO 8601, even if unavailable, and anything else as typed', () => {
    const { container } = mount(inForm({ pattern: 'd.m.yy', availability: { min: parseDate('2026-11-30') } }));
    expect(sent(container)).toBe('');
    keys(field(container), '21.11.2026');
    expect(sent(container)).toBe('2026-11-21');
    keys(field(container), '.');
    expect(sent(container)).toBe('21.11.2026.');
  });

  it.each([
    [{ today: day }, '36', '2036'],
    [{ today: day }, '37', '1937'],
    [{ today: day, shortYearCutoff: 40 }, '37', '2037'],
    [{ today: day, shortYearCutoff: '+0' }, '27', '1927'],
  ])('with %o reads year %s for %s', (props, short, year) => {
    const { container } = mount(inForm({ pattern: 'd.m.y', availability: { min: parseDate('1900-01-01') }, ...props }));
    keys(field(container), `1.5.${short}`);
    expect([sent(container), field(container).validationMessage]).toEqual([`${year}-05-01`, '']);
  });

  it('sends nothing when disabled or unnamed', () => {
    const { container, rerender } = mount(inForm({ isDisabled: true, defaultValue: day }));
    expect(sent(container)).toBeNull();
    rerender(inForm({ name: undefined, defaultValue: day }));
    expect(sent(container)).toBeNull();
  });

  it('calls onChange once per day, and with null without an available one', () => {
    const onChange = vi.fn();
    const { container } = mount(inForm({ onChange, availability: { max: day } }));
    for (const text of ['2026', '2026-11-21', '20261121', '2026-11-22', '', '2026-11-01']) type(field(container), text);
    blur(field(container));
    expect(onChange.mock.calls).toEqual([[day], [null], [parseDate('2026-11-01')]]);
  });

  it('shows its controlled day and keeps partial input', () => {
    const { container, rerender } = mount(inForm({ value: day }));
    expect(field(container).value).toBe('2026-11-21');
    rerender(inForm({ value: parseDate('2026-11-22') }));
    expect(field(container).value).toBe('2026-11-22');
    type(field(container), '2026-1');
    rerender(inForm({ value: null }));
    expect(field(container).value).toBe('2026-1');
    rerender(inForm({ value: day }));
    rerender(inForm({ value: null }));
    expect(field(container).value).toBe('');
  });

  it('returns to its default date on reset', () => {
    const onChange = vi.fn();
    const { container } = mount(inForm({ pattern: 'dd.mm.yy', defaultValue: day, hint: '', onChange }));
    type(field(container), '31.02.2026');
    blur(field(container));
    act(() => container.querySelector('form')!.reset());
    expect([field(container).value, descriptionOf(field(container)), field(container).validationMessage]).toEqual([
      '21.11.2026',
      '',
      '',
    ]);
    expect(onChange.mock.calls).toEqual([[null], [day]]);
  });

  it('exposes its input and calls the given listener', () => {
    const [ref, onBlur] = [createRef<HTMLInputElement>(), vi.fn()];
    const { container } = mount(inForm({ ref, onBlur }));
    expect(ref.current).toBe(field(container));
    expect([field(container).autocomplete, field(container).getAttribute('spellcheck')]).toEqual(['off', 'false']);
    act(() => field(container).focus());
    blur(field(container));
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});
