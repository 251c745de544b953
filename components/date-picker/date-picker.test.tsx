// @vitest-environment jsdom
import { getDayOfWeek, parseDate } from '@internationalized/date';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { sent } from '../date-field/testing.tsx';
import { blur, byRole, descriptionOf, hydrate, mount, nameOf, press, type } from '../field/testing.tsx';
import { Form } from '../form/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { DatePicker } from './index.ts';
import {
  button,
  choose,
  chosenDays,
  dialog,
  field,
  focused,
  inForm,
  open,
  preparePickers,
  show,
  today,
  trigger,
} from './testing.tsx';

preparePickers();
const wednesday = parseDate('2026-11-25');

describe('DatePicker', () => {
  it('is a native date input on the server, without a trigger', () => {
    const html = renderToString(inForm({ defaultValue: wednesday, availability: { min: today } }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const input = page.querySelector('input')!;
    expect([input.type, input.value, input.min]).toEqual(['date', '2026-11-25', '2026-11-21']);
    expect(page.querySelectorAll('button, [role="dialog"], dialog')).toHaveLength(0);
    expect(html).not.toContain('style=');
  });

  it('hydrates without a difference, keeps an earlier choice, and adds its trigger', () => {
    const { container, errors } = hydrate(inForm(), (page) => {
      page.querySelector('input')!.value = '2026-12-01';
    });
    expect(errors).toEqual([]);
    expect([field(container).value, nameOf(trigger(container))]).toEqual([
      '2026-12-01',
      'Zmień datę, wtorek, 1 grudnia 2026',
    ]);
  });

  it('names its trigger after action and chosen day', () => {
    const { container } = show();
    const button = trigger(container);
    expect([nameOf(button), button.type, button.getAttribute('aria-expanded')]).toEqual([
      'Wybierz datę',
      'button',
      'false',
    ]);
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    type(field(container), '2026-11-25');
    expect(nameOf(button)).toBe('Zmień datę, środa, 25 listopada 2026');
    type(field(container), '2026-11-2');
    expect(nameOf(button)).toBe('Zmień datę, poniedziałek, 2 listopada 2026');
    type(field(container), '2026-11');
    expect(nameOf(button)).toBe('Wybierz datę');
  });

  it('puts the chosen day into field, form and trigger, and calls onChange once', async () => {
    const [onChange, onInput] = [vi.fn(), vi.fn()];
    const { container } = show({ pattern: 'dd.mm.yy', onChange });
    container.querySelector('form')!.addEventListener('input', onInput);
    await open(container);
    await choose('środa, 25 listopada 2026');
    expect([field(container).value, sent(container), dialog()]).toEqual(['25.11.2026', '2026-11-25', null]);
    expect(onChange.mock.calls).toEqual([[wednesday]]);
    expect(onInput).toHaveBeenCalledTimes(1);
    expect(focused()).toBe('Zmień datę, środa, 25 listopada 2026');
    // Focus announces the trigger's name; no message repeats it.
    expect(announcements).toEqual([]);
  });

  it('shows a typed day in the calendar', async () => {
    const { container } = show();
    type(field(container), '2027-03-05');
    await open(container);
    expect([chosenDays(), focused()]).toEqual([['piątek, 5 marca 2027'], 'piątek, 5 marca 2027']);
  });

  it('shows the month of a typed unavailable day, and why', async () => {
    const { container } = show({ availability: { min: today, areWeekendsDisabled: true } });
    type(field(container), '2026-12-19');
    const panel = await open(container);
    expect([nameOf(byRole(panel, 'grid')), chosenDays()]).toEqual(['grudzień 2026', []]);
    await choose('sobota, 19 grudnia 2026');
    expect([dialog() !== null, field(container).value]).toEqual([true, '2026-12-19']);
    expect(announcements.map(({ text }) => text)).toEqual(['Niedostępny, bo to weekend.']);
    await choose('piątek, 18 grudnia 2026');
    expect([dialog(), field(container).value, field(container).validationMessage]).toEqual([null, '2026-12-18', '']);
  });

  it('keeps a day that is chosen again', async () => {
    const { container } = show({ defaultValue: wednesday });
    await open(container);
    await choose('środa, 25 listopada 2026');
    expect([dialog(), field(container).value]).toEqual([null, '2026-11-25']);
  });

  it('clears the error when a day is chosen', async () => {
    const { container } = show({ hint: '' });
    type(field(container), '2026-11-31');
    blur(field(container));
    expect(descriptionOf(field(container))).toBe('Listopad ma 30\u00a0dni. Popraw dzień.');
    await open(container);
    await choose('poniedziałek, 30 listopada 2026');
    expect([descriptionOf(field(container)), field(container).validationMessage]).toEqual(['', '']);
  });

  it('shows its controlled day', async () => {
    const onChange = vi.fn();
    const { container, rerender } = show({ value: wednesday, onChange });
    await open(container);
    await choose('czwartek, 26 listopada 2026');
    expect(onChange.mock.calls).toEqual([[parseDate('2026-11-26')]]);
    rerender(inForm({ value: parseDate('2026-11-27'), onChange }));
    expect([field(container).value, nameOf(trigger(container))]).toEqual([
      '2026-11-27',
      'Zmień datę, piątek, 27 listopada 2026',
    ]);
  });

  it('returns to its default day on reset', async () => {
    const { container } = show({ defaultValue: wednesday });
    await open(container);
    await choose('czwartek, 26 listopada 2026');
    const form = container.querySelector('form')!;
    await vi.waitFor(() => form.reset());
    await open(container);
    expect([field(container).value, chosenDays()]).toEqual(['2026-11-25', ['środa, 25 listopada 2026']]);
  });

  it('passes rules and looks to the calendar', async () => {
    const { container } = show({
      availability: { holidays: [{ day: parseDate('2026-12-24'), name: 'Wigilia' }], areHolidaysDisabled: true },
      calendar: {
        defaultMonth: parseDate('2026-12-01'),
        hasWeekNumbers: true,
        renderDay: (date) => (getDayOfWeek(date, 'pl', 'mon') === 3 ? '0 zł' : null),
        infoBelow: 'Odbiór w pracowni',
        monthCount: 2,
      },
    });
    const panel = await open(container);
    expect([...panel.querySelectorAll('[role="grid"]')].map(nameOf)).toEqual(['grudzień 2026', 'styczeń 2027']);
    for (const words of ['Wigilia', '0 zł', 'Odbiór w pracowni', 'tydz.']) expect(panel.textContent).toContain(words);
    expect(button('czwartek, 24 grudnia 2026').getAttribute('aria-disabled')).toBe('true');
  });

  it('gives the calendar its month and named days as dates, and gets the next month', async () => {
    const onMonthChange = vi.fn();
    const namedDays = [{ day: parseDate('2027-05-26'), name: 'Dzień Matki' }];
    const { container } = show({ calendar: { month: parseDate('2027-05-10'), namedDays, onMonthChange } });
    const panel = await open(container);
    expect([nameOf(byRole(panel, 'grid')), panel.textContent.includes('Dzień Matki')]).toEqual(['maj 2027', true]);
    await choose('Następny miesiąc');
    expect(onMonthChange.mock.calls).toEqual([[parseDate('2027-06-01'), { reason: 'arrow' }]]);
  });

  it("uses the calendar's language for names, the page's for texts", async () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        {inForm({ defaultValue: wednesday, calendar: { locale: 'de' } })}
      </TextsProvider>,
    );
    expect(nameOf(trigger(container))).toBe('Change the date, Mittwoch, 25. November 2026');
    expect(nameOf(await open(container))).toBe('Calendar');
  });

  it('has “Dziś” and “Wyczyść” only when useful', async () => {
    const { container, rerender } = show({ hasToday: true, hasClear: true });
    const names = () =>
      [...dialog()!.querySelectorAll('button')].map(nameOf).filter((name) => ['Dziś', 'Wyczyść'].includes(name));
    await open(container);
    expect(names()).toEqual(['Dziś']);
    await choose('Dziś');
    expect([field(container).value, focused()]).toEqual(['2026-11-21', 'Zmień datę, sobota, 21 listopada 2026']);
    await open(container);
    expect(names()).toEqual(['Dziś', 'Wyczyść']);
    await choose('Wyczyść');
    expect([field(container).value, sent(container), focused()]).toEqual(['', '', 'Wybierz datę']);
    rerender(inForm({ hasToday: true, availability: { min: parseDate('2026-11-22') } }));
    await open(container);
    expect(names()).toEqual([]);
  });

  it.each([{ isDisabled: true }, { readOnly: true }])('opens nothing with %o', async (props) => {
    const { container } = show({ ...props, defaultValue: wednesday });
    expect(trigger(container).disabled).toBe(true);
    press(field(container), 'ArrowDown', { altKey: true });
    await open(container);
    expect([dialog(), field(container).value]).toEqual([null, '2026-11-25']);
  });

  it('is an ordinary form field: hint, error, required, its input', () => {
    const [ref, onBlur, onKeyDown] = [createRef<HTMLInputElement>(), vi.fn(), vi.fn()];
    const { container } = mount(
      <Form aria-label="Odbiór" onSubmit={async () => {}}>
        <DatePicker
          label="Data odbioru"
          name="date"
          today={today}
          isRequired
          hint="Od poniedziałku"
          error="Wybierz dzień."
          ref={ref}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      </Form>,
    );
    const input = field(container);
    expect([input.required, descriptionOf(input), ref.current]).toEqual([
      true,
      'Od poniedziałku Wybierz dzień.',
      input,
    ]);
    press(input, 'a');
    blur(input);
    expect([onKeyDown.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1]);
  });
});
