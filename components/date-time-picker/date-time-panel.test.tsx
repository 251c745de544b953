// @vitest-environment jsdom
import { getDayOfWeek, parseDate, type CalendarDate } from '@internationalized/date';
import { describe, expect, it, vi } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { sent } from '../date-field/testing.tsx';
import {
  button,
  choose,
  chosenDays,
  dialog,
  focused,
  key,
  onPhone,
  open,
  preparePickers,
  today,
  trigger,
} from '../date-picker/testing.tsx';
import { byRole, click, descriptionOf, nameOf, press, type } from '../field/testing.tsx';
import { field, moment, show } from './testing.tsx';

preparePickers();
const half = moment('2026-12-03T16:30');
const inWords = 'czwartek, 3 grudnia 2026, 16:30';
const box = (name: string) => byRole<HTMLInputElement>(dialog()!, 'spinbutton', name);
const taking = () => button('Wybierz');

describe('the panel of day and time', () => {
  it("shows the field's value, with focus on the day", async () => {
    const { container } = show({ defaultValue: half });
    const panel = await open(container);
    expect([nameOf(panel), focused(), chosenDays()]).toEqual([
      'Dzień i\u00a0godzina',
      'czwartek, 3 grudnia 2026',
      ['czwartek, 3 grudnia 2026'],
    ]);
    expect([box('Godzina').value, box('Minuty').value]).toEqual(['16', '30']);
    const group = box('Godzina').closest('fieldset')!;
    // The group's parent is only layout.
    expect([nameOf(group), group.parentElement!.getAttribute('role')]).toEqual(['Godzina', 'presentation']);
  });

  it('takes day and time together, only by “Wybierz” [H-13]', async () => {
    const onChange = vi.fn();
    const { container } = show({ onChange });
    await open(container);
    await choose('środa, 25 listopada 2026');
    press(box('Godzina'), 'Home');
    type(box('Godzina'), '16');
    press(box('Minuty'), 'ArrowUp');
    expect([field(container).value, onChange.mock.calls]).toEqual(['', []]);
    await choose('Wybierz');
    expect([dialog(), field(container).value, sent(container)]).toEqual([
      null,
      'środa, 25 listopada 2026, 16:01',
      '2026-11-25T16:01',
    ]);
    expect(onChange.mock.calls).toEqual([[moment('2026-11-25T16:01'), { reason: 'day' }]]);
    expect(focused()).toBe('Zmień dzień i\u00a0godzinę, środa, 25 listopada 2026, 16:01');
  });

  it('discards the draft on Escape', async () => {
    const { container } = show({ defaultValue: half });
    await open(container);
    await choose('piątek, 4 grudnia 2026');
    press(box('Godzina'), 'ArrowUp');
    await key('Escape');
    expect([dialog(), field(container).value, document.activeElement]).toEqual([null, inWords, trigger(container)]);
    await open(container);
    expect([chosenDays(), box('Godzina').value]).toEqual([['czwartek, 3 grudnia 2026'], '16']);
  });

  it('says what is missing, and changes nothing before', async () => {
    const { container } = show();
    await open(container);
    expect(descriptionOf(taking())).toBe('Najpierw wybierz dzień i\u00a0godzinę.');
    await choose('środa, 25 listopada 2026');
    expect(descriptionOf(taking())).toBe('Najpierw wybierz godzinę.');
    await choose('Wybierz');
    expect([dialog() !== null, field(container).value]).toEqual([true, '']);
    expect(announcements.at(-1)?.text).toBe('Najpierw wybierz godzinę.');
    press(box('Godzina'), 'Home');
    expect([descriptionOf(taking()), taking().getAttribute('aria-disabled')]).toEqual(['', null]);
  });

  it('confirms on Enter in a time box, without submitting', async () => {
    const { container } = show({ defaultValue: half });
    await open(container);
    type(box('Godzina'), '9');
    expect(press(box('Godzina'), 'Enter')).toBe(false);
    expect([dialog(), sent(container)]).toEqual([null, '2026-12-03T09:30']);
    await open(container);
    type(box('Godzina'), '25');
    press(box('Godzina'), 'Enter');
    expect([dialog() !== null, sent(container)]).toEqual([true, '2026-12-03T09:30']);
    expect(announcements.at(-1)?.text).toBe('Godziny mają numery od 0 do 23. Zostaje 09:30.');
  });

  it('says what is missing on Enter too', async () => {
    const { container } = show();
    await open(container);
    type(box('Godzina'), '9');
    press(box('Godzina'), 'Enter');
    expect([dialog() !== null, announcements.map(({ text }) => text)]).toEqual([true, ['Najpierw wybierz dzień.']]);
    expect(press(box('Godzina'), 'x')).toBe(true);
    // Enter on a button there presses it.
    expect(press(byRole(dialog()!, 'button', 'Więcej minut'), 'Enter')).toBe(true);
  });

  it('uses limits and steps of the chosen day', async () => {
    // Fridays until two.
    const timeRules = (date: CalendarDate) => ({
      minHour: 8,
      maxHour: getDayOfWeek(date, 'pl', 'mon') === 4 ? 13 : 17,
      minuteStep: 15,
    });
    const { container } = show({ defaultValue: half, timeRules });
    await open(container);
    expect([box('Godzina').getAttribute('aria-valuemax'), box('Minuty').getAttribute('aria-valuemax')]).toEqual([
      '17',
      '45',
    ]);
    await choose('piątek, 4 grudnia 2026');
    expect(box('Godzina').getAttribute('aria-valuemax')).toBe('13');
    expect(descriptionOf(taking())).toBe('O\u00a0tej godzinie nie można. Wybierz inną.');
    press(box('Godzina'), 'End');
    expect(descriptionOf(taking())).toBe('');
    await choose('Wybierz');
    expect(sent(container)).toBe('2026-12-04T13:30');
  });

  it('starts with the day of an incomplete text and describes it as unavailable', async () => {
    const { container } = show({ availability: { areWeekendsDisabled: true } });
    type(field(container), '3.12.2026');
    await open(container);
    expect([chosenDays(), focused()]).toEqual([['czwartek, 3 grudnia 2026'], 'czwartek, 3 grudnia 2026']);
    await key('Escape');
    type(field(container), '5.12.2026 10:00');
    await open(container);
    press(box('Godzina'), 'Home');
    expect(descriptionOf(taking())).toBe('Tego dnia nie można wybrać. Wybierz inny.');
  });

  it('jumps to today from any month, and announces it', async () => {
    const { container } = show({ defaultValue: half });
    await open(container);
    await choose('Dziś');
    expect([chosenDays(), focused()]).toEqual([['sobota, 21 listopada 2026'], 'Dziś']);
    expect(announcements.map(({ text }) => text)).toEqual(['sobota, 21 listopada 2026']);
    await choose('Następny miesiąc');
    await choose('Dziś');
    expect(nameOf(byRole(dialog()!, 'grid'))).toBe('listopad 2026');
    await choose('Wybierz');
    expect(sent(container)).toBe('2026-11-21T16:30');
  });

  it('has no “Dziś” if today is unavailable', async () => {
    const { container } = show({ availability: { min: today.add({ days: 1 }) } });
    await open(container);
    expect([...dialog()!.querySelectorAll('button')].map(nameOf)).not.toContain('Dziś');
  });

  it('supports a 12-hour clock and calendar options', async () => {
    const { container } = show({
      defaultValue: half,
      clock: 12,
      calendar: { hasWeekNumbers: true, monthCount: 2, defaultMonth: parseDate('2026-11-01') },
    });
    const panel = await open(container);
    expect([...panel.querySelectorAll('[role="grid"]')].map(nameOf)).toEqual(['grudzień 2026', 'styczeń 2027']);
    expect([panel.textContent.includes('tydz.'), box('Godzina').value]).toEqual([true, '04']);
    click(button('AM, przed południem'));
    await choose('Wybierz');
    expect(field(container).value).toBe('czwartek, 3 grudnia 2026, 04:30 AM');
  });

  it.each([{ isDisabled: true }, { readOnly: true }])('opens nothing with %o', async (props) => {
    const { container } = show({ ...props, defaultValue: half });
    expect(trigger(container).disabled).toBe(true);
    press(field(container), 'ArrowDown', { altKey: true });
    await open(container);
    expect(dialog()).toBeNull();
  });

  it('is a sheet on a phone, with one month and its buttons in a footer', async () => {
    onPhone();
    const { container } = show({ defaultValue: half, calendar: { monthCount: 2 } });
    press(field(container), 'ArrowDown', { altKey: true });
    const sheet = dialog()!;
    expect([sheet.tagName, nameOf(sheet), sheet.querySelectorAll('[role="grid"]').length]).toEqual([
      'DIALOG',
      'Dzień i\u00a0godzina',
      1,
    ]);
    expect(focused()).toBe('czwartek, 3 grudnia 2026');
    for (const name of ['Dziś', 'Wybierz']) expect(button(name).closest('[data-dialog-body]')).toBeNull();
    await choose('Wybierz');
    expect([dialog(), focused()]).toEqual([null, `Zmień dzień i\u00a0godzinę, ${inWords}`]);
  });
});
