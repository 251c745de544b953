// @vitest-environment jsdom
import { getDayOfWeek, parseDate, type CalendarDate } from '@internationalized/date';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../date-field/testing.tsx';
import { dialog, focused, key, preparePickers, settle, today, trigger } from '../date-picker/testing.tsx';
import { from, plain, said, sentRange, shown, to, triggerName } from '../date-range-picker/testing.tsx';
import { blur, byRole, click, descriptionOf, hydrate, mount, nameOf, press, type } from '../field/testing.tsx';
import { Form } from '../form/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { DateTimeRangePicker } from './index.ts';
import { hire, inForm, rangeOf, show, type Props } from './testing.tsx';

preparePickers();
beforeEach(() => {
  // jsdom 31 has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

const descriptions = (container: ParentNode) => [from, to].map((end) => plain(descriptionOf(end(container))));
const invalid = (container: ParentNode) => [from, to].map((end) => end(container).getAttribute('aria-invalid'));
/** Fridays until two. */
const hours = (date: CalendarDate) => ({
  minHour: 8,
  maxHour: getDayOfWeek(date, 'pl', 'mon') === 4 ? 13 : 17,
  minuteStep: 15,
});

describe('DateTimeRangePicker', () => {
  it('is two native inputs on the server, without a trigger', () => {
    const html = renderToString(inForm({ pattern: 'd.m.yy', defaultValue: hire, availability: { min: today } }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(
      [...page.querySelectorAll('input')].map((input) => [
        nameOf(input),
        input.type,
        input.name,
        input.value,
        input.min,
      ]),
    ).toEqual([
      ['Od', 'datetime-local', 'od', '2026-11-25T10:00', '2026-11-21T00:00'],
      ['Do', 'datetime-local', 'do', '2026-12-04T16:30', '2026-11-21T00:00'],
    ]);
    expect([...new FormData(page.querySelector('form')!)]).toEqual([
      ['od', '2026-11-25T10:00'],
      ['do', '2026-12-04T16:30'],
    ]);
    expect(page.querySelectorAll('button, [role="dialog"], dialog')).toHaveLength(0);
    expect(html).not.toContain('style=');
  });

  it('hydrates without a difference, keeps an earlier choice, and adds its trigger', () => {
    const onChange = vi.fn();
    const { container, errors } = hydrate(inForm({ pattern: 'd.m.yy', defaultValue: hire, onChange }), (page) => {
      page.querySelector('input')!.value = '2026-12-01T09:15';
    });
    expect([errors, shown(container)]).toEqual([[], ['1.12.2026, 09:15', '4.12.2026, 16:30']]);
    expect(onChange.mock.calls).toEqual([[rangeOf('2026-12-01T09:15', '2026-12-04T16:30')]]);
    expect(plain(triggerName(container))).toBe(
      'Zmień zakres dat i godzin, od 1 grudnia 2026, 09:15 do 4 grudnia 2026, 16:30',
    );
  });

  it('is a group with label, hint and two values', () => {
    const { container } = show({ pattern: 'dd.mm.yy' });
    expect(nameOf(from(container).closest('fieldset')!)).toBe('Termin');
    expect(descriptions(container)[0]).toBe('np. 25.11.2026, 10:00 – 04.12.2026, 16:00');
    expect(plain(triggerName(container))).toBe('Wybierz zakres dat i godzin');
  });

  it.each<[Props, string]>([
    [{}, 'np. 2026-11-25, 10:00 – 2026-12-04, 16:00'],
    [{ clock: 12 }, 'np. 2026-11-25, 10:00 AM – 2026-12-04, 04:00 PM'],
    [{ timeRules: hours }, 'np. 2026-11-25, 10:00 – 2026-12-04, 08:00'],
    [{ availability: { max: parseDate('2026-11-30') } }, 'np. 2026-11-21, 10:00 – 2026-11-30, 16:00'],
    [{ example: hire }, 'np. 2026-11-25, 10:00 – 2026-12-04, 16:30'],
    [{ hint: 'Najwyżej dwa tygodnie.' }, 'Najwyżej dwa tygodnie.'],
  ])('with %o is described by "%s"', (props, hint) => {
    expect(descriptionOf(from(show(props).container))).toBe(hint);
  });

  it('reads typed and pasted text in any common form', () => {
    const { container } = show({ pattern: 'dd.mm.yy' });
    type(from(container), '2026-11-25 10.00');
    blur(from(container));
    paste(to(container), 'piątek, 4 grudnia 2026, 4:30 pm');
    expect(shown(container)).toEqual(['25.11.2026, 10:00', '04.12.2026, 16:30']);
    expect(sentRange(container)).toEqual(['2026-11-25T10:00', '2026-12-04T16:30']);
  });

  it('reports each new range once, and null without one', () => {
    const onChange = vi.fn();
    const { container } = show({ onChange });
    type(from(container), '2026-11-25 10:00');
    type(to(container), '2026-12-04');
    expect(onChange).not.toHaveBeenCalled();
    type(to(container), '2026-12-04 16:30');
    type(to(container), '2026-11-25 09:59');
    type(to(container), '2026-11-25 10:00');
    expect(onChange.mock.calls).toEqual([[hire], [null], [rangeOf('2026-11-25T10:00', '2026-11-25T10:00')]]);
  });

  it('sends nothing if unnamed or disabled, and opens nothing when disabled', async () => {
    const { container, rerender } = show({ defaultValue: hire, isDisabled: true });
    expect([sentRange(container), trigger(container).disabled]).toEqual([[null, null], true]);
    press(from(container), 'ArrowDown', { altKey: true });
    await settle();
    expect(dialog()).toBeNull();
    rerender(inForm({ startName: undefined, endName: undefined }));
    expect([...new FormData(container.querySelector('form')!)]).toEqual([]);
  });

  it('shows its controlled range without onChange, and keeps partial input', () => {
    const onChange = vi.fn();
    const { container, rerender } = show({ value: hire, onChange });
    const keep = (value: typeof hire | null) => rerender(inForm({ value, onChange }));
    keep(rangeOf('2026-11-25T10:00', '2026-12-04T17:00'));
    expect([shown(container), onChange.mock.calls]).toEqual([['2026-11-25, 10:00', '2026-12-04, 17:00'], []]);
    type(from(container), '2026-11');
    keep(null);
    expect(shown(container)).toEqual(['2026-11', '2026-12-04, 17:00']);
    keep(hire);
    keep(null);
    expect(shown(container)).toEqual(['', '']);
  });

  it('returns to its default range on reset', () => {
    const onChange = vi.fn();
    const { container } = show({ defaultValue: hire, onChange });
    type(from(container), '2026-12-24 10:00');
    act(() => container.querySelector('form')!.reset());
    expect(shown(container)).toEqual(['2026-11-25, 10:00', '2026-12-04, 16:30']);
    expect(onChange.mock.calls).toEqual([[null], [hire]]);
  });

  it.each([from, to])('opens by Alt + Down in either value', async (end) => {
    const { container } = show();
    press(end(container), 'ArrowDown', { altKey: true });
    await settle();
    expect(focused()).toBe('sobota, 21 listopada 2026');
    await key('Escape');
    expect([dialog(), document.activeElement]).toEqual([null, trigger(container)]);
  });

  it('speaks English in an English page', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>{inForm({ defaultValue: hire, clock: 12 })}</TextsProvider>,
    );
    expect(descriptionOf(byRole(container, 'textbox', 'From'))).toBe(
      'e.g. 2026-11-25, 10:00 AM – 2026-12-04, 04:00 PM',
    );
    expect(triggerName(container)).toBe(
      'Change dates and times, from November 25, 2026, 10:00 AM to December 4, 2026, 04:30 PM',
    );
  });
});

describe('errors of a range with times', () => {
  it('names the wrong value on blur, and marks only it', () => {
    const { container } = show({ hint: '', timeRules: hours });
    type(to(container), '2026-12-04 16:30');
    expect(descriptions(container)).toEqual(['', '']);
    blur(to(container));
    const message = 'Do: Godzina może być od 8 do 13.';
    expect([descriptions(container), invalid(container)]).toEqual([
      [message, message],
      [null, 'true'],
    ]);
    type(from(container), '2026-11-25');
    blur(from(container));
    expect(descriptions(container)[0]).toBe(`Od: Brakuje godziny. Wpisz ją po dniu: 2026-11-25, 10:00. ${message}`);
  });

  it.each<[Props, string, string, string]>([
    [{}, '2026-11-25 10:00', '2026-11-25 09:59', 'Koniec jest przed początkiem. Popraw jedną z dat.'],
    [{}, '2026-12-04 10:00', '2026-11-25 16:00', 'Koniec jest przed początkiem. Popraw jedną z dat.'],
    [{ maxLength: 3 }, '2026-11-25 10:00', '2026-11-28 09:00', 'Zakres może mieć najwyżej 3 dni. Popraw jedną z dat.'],
    [
      { isUnbroken: true, availability: { areWeekendsDisabled: true } },
      '2026-11-25 10:00',
      '2026-12-04 09:00',
      'W zakresie jest dzień, którego nie można wybrać: 28 listopada 2026. Popraw jedną z dat.',
    ],
  ])('with %o rejects %s to %s when both are left: %s', (props, start, end, message) => {
    const { container } = show({ hint: '', ...props });
    type(from(container), start);
    type(to(container), end);
    expect([descriptions(container), plain(to(container).validationMessage)]).toEqual([['', ''], message]);
    blur(to(container));
    expect([descriptions(container), invalid(container)]).toEqual([
      [message, message],
      ['true', 'true'],
    ]);
    // Only a description, to be read once.
    expect(said()).toEqual([]);
  });

  it('reach a form by both names', () => {
    const { container } = mount(
      <Form aria-label="Wypożyczenie" onSubmit={async () => {}}>
        <DateTimeRangePicker label="Termin" startName="od" endName="do" today={today} hint="" isRequired />
      </Form>,
    );
    const send = () => act(() => container.querySelector('form')!.requestSubmit());
    send();
    expect([descriptions(container)[0], invalid(container)]).toEqual(['Proszę wypełnić to pole.', ['true', 'true']]);
    type(from(container), '2026-11-25 10:00');
    type(to(container), '2026-11-25 09:00');
    send();
    expect([descriptions(container)[1], invalid(container)]).toEqual([
      'Koniec jest przed początkiem. Popraw jedną z dat.',
      [null, 'true'],
    ]);
    click([...container.querySelectorAll('a')].find(({ textContent }) => textContent.includes('Do'))!);
    expect(document.activeElement).toBe(to(container));
  });
});
