// @vitest-environment jsdom
import { parseDate as parseIso } from '@internationalized/date';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { parseDate } from '../dates/index.ts';
import { blur, descriptionOf, mount, type } from '../field/testing.tsx';
import { Form } from '../form/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { DateField } from './index.ts';
import { field, inForm, keys } from './testing.tsx';

const day = parseIso('2026-11-21');

/** Types, blurs, and returns the field's description. */
function judged(container: HTMLElement, text: string): string {
  keys(field(container), text);
  blur(field(container));
  return descriptionOf(field(container)).replaceAll('\u00a0', ' ');
}

beforeEach(() => {
  clearAnnouncements();
  // jsdom 31 has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('date errors', () => {
  it.each([
    [{}, '2026-11', 'Data nie jest pełna. Wpisz ją tak: 2026-11-21.'],
    [{}, '2026--21', 'Po „2026-” brakuje cyfr. Wpisz datę tak: 2026-11-21.'],
    [{}, '202-11-21', 'Na początku brakuje cyfr. Wpisz datę tak: 2026-11-21.'],
    [{}, '2026111-21', 'Po „2026” stoi inny znak, niż powinien. Wpisz datę tak: 2026-11-21.'],
    [{ pattern: '(d.m.yy)' }, '21.11.2026', 'Na początku stoi inny znak, niż powinien. Wpisz datę tak: (21.11.2026).'],
    [{}, '2026-11-211', 'Po dacie stoi jeszcze „1”. Usuń to.'],
    [{ pattern: 'd MM yy' }, '21 lis 2026', 'Nie znamy nazwy „lis”. Wpisz datę tak: 21 listopada 2026.'],
    [{ pattern: 'd.m.y' }, '21.11.26', 'Wpisz datę tak: 21.11.26.'],
    [{}, '2026-11-31', 'Listopad ma 30 dni. Popraw dzień.'],
    [{}, '20261131', 'Listopad ma 30 dni. Popraw dzień.'],
    [{ pattern: 'd MM yy' }, '31 listopada 2026', 'Listopad ma 30 dni. Popraw dzień.'],
    [{}, '2026-02-29', 'Luty 2026 ma 28 dni. Popraw dzień.'],
    [{}, '2026-13-01', 'Miesiące mają numery od 1 do 12. Popraw miesiąc.'],
    [{}, '2026-11-00', 'Nie ma takiego dnia. Wpisz datę tak: 2026-11-21.'],
    [{ pattern: 'yy/o' }, '2026/366', 'Nie ma takiego dnia. Wpisz datę tak: 2026/325.'],
  ])('[X-15 part] with %o describes typed "%s" on blur: %s', (props, text, message) => {
    const { container } = mount(inForm({ hint: '', ...props }));
    keys(field(container), text);
    // Shown only on blur, but the form may query it already.
    expect(field(container).getAttribute('aria-invalid')).toBeNull();
    expect(field(container).validationMessage.replaceAll('\u00a0', ' ')).toBe(message);
    expect(judged(container, '')).toBe(message);
    expect([field(container).value, field(container).getAttribute('aria-invalid')]).toEqual([text, 'true']);
    // Only a description, to be read once.
    expect([announcements, container.querySelector('[aria-live], [role="alert"]')]).toEqual([[], null]);
  });

  it.each([
    ['d.m.y', '21.11.26', 'Invalid arguments', 'Wpisz datę tak: 21.11.26.'],
    ['d.m.yy', '21..2026', 'Missing number at position 3', 'Po „21.” brakuje cyfr. Wpisz datę tak: 21.11.2026.'],
    [
      'MM yy',
      'maja2026',
      'Unexpected literal at position 4',
      'Po „maja” stoi inny znak, niż powinien. Wpisz datę tak: listopad 2026.',
    ],
    ['d MM yy', '21 lipa', 'Unknown name at position 3', 'Nie znamy nazwy „lipa”. Wpisz datę tak: 21 listopada 2026.'],
    ['d.m.yy', '21.11.20267', 'Extra/unparsed characters found in date: 7', 'Po dacie stoi jeszcze „7”. Usuń to.'],
    ['d.m.yy', '31.11.2026', 'Invalid date', 'Listopad ma 30 dni. Popraw dzień.'],
  ])('[X-15] after %s of "%s" code hears "%s" and a person: %s', (pattern, text, thrown, message) => {
    expect(() => parseDate(pattern, text)).toThrow(expect.objectContaining({ message: thrown }));
    const { container } = mount(inForm({ pattern, hint: '' }));
    expect(judged(container, text)).toBe(message);
  });

  it.each([
    [{ min: day }, '2026-11-20', 'Wpisz datę nie wcześniejszą niż 2026-11-21.'],
    [{ max: day }, '2026-11-22', 'Wpisz datę nie późniejszą niż 2026-11-21.'],
    [{ disabledDays: [day] }, '2026-11-21', 'Tego dnia nie można wybrać. Wpisz inną datę.'],
    [{ isEnabledDaysOnly: true }, '2026-11-21', 'Tego dnia nie można wybrać. Wpisz inną datę.'],
    [
      { areHolidaysDisabled: true, holidays: [{ day: parseIso('2026-12-24'), name: 'Wigilia' }] },
      '2026-12-24',
      '2026-12-24 jest wolne: Wigilia. Wpisz inną datę.',
    ],
    [{ areWeekendsDisabled: true }, '2026-11-21', '2026-11-21 to sobota. Wpisz dzień od poniedziałku do piątku.'],
    [{ disabledWeekdays: [6 as const] }, '2026-11-21', '2026-11-21 to sobota. Wpisz inny dzień tygodnia.'],
  ])('with %o explains why %s is unavailable: %s', (availability, text, message) => {
    const { container } = mount(inForm({ availability, hint: '' }));
    expect(judged(container, text)).toBe(message);
  });

  it('clears the error as soon as the date is valid', () => {
    const { container } = mount(inForm());
    judged(container, '2026-11-2');
    expect(field(container).getAttribute('aria-invalid')).toBeNull();
    act(() => field(container).select());
    judged(container, '2026-11-31');
    expect(field(container).getAttribute('aria-invalid')).toBe('true');
    act(() => field(container).select());
    keys(field(container), '2026-11-3');
    expect([field(container).getAttribute('aria-invalid'), field(container).validationMessage]).toEqual([null, '']);
  });

  it('prefers its error prop', () => {
    const { container } = mount(inForm({ hint: '', error: 'Tego dnia kurier nie jeździ.' }));
    expect(judged(container, '2026-13-01')).toBe('Tego dnia kurier nie jeździ.');
  });

  it('reports its error to a form', () => {
    const onSubmit = vi.fn();
    const { container } = mount(
      <Form aria-label="Dostawa" onSubmit={onSubmit}>
        <DateField label="Data dostawy" name="date" hint="" isRequired />
      </Form>,
    );
    const form = container.querySelector('form')!;
    act(() => form.requestSubmit());
    expect(descriptionOf(field(container))).toBe('Proszę wypełnić to pole.');
    type(field(container), '2026-11-31');
    act(() => form.requestSubmit());
    expect(descriptionOf(field(container)).replaceAll('\u00a0', ' ')).toBe('Listopad ma 30 dni. Popraw dzień.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('speaks English in an English page', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>{inForm({ pattern: 'MM d, yy', hint: '' })}</TextsProvider>,
    );
    expect(judged(container, 'November 31, 2026')).toBe('November has 30 days. Correct the day.');
  });
});
