import { describe, expect, it } from 'vitest';
import { translator } from '../../components/texts/texts.ts';
import { calendarDay } from '../rules/warsaw-time.ts';
import { shippingPromise, shippingTimeOf, type ShippingTime, type SizeShipping } from '../rules/shipping-time.ts';
import { promiseText, shippingTimeTexts, timeLeftText } from './index.ts';

const t = translator(shippingTimeTexts, { locale: 'pl' });
const settings = { hoursBeforeOrderBy: 3, longWaitDays: 29 };
/** Moments of the week from Monday, 16 November 2026, in Warsaw. */
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const at = (moment: string): number => {
  const [day = '', time = ''] = moment.split(' ');
  const dayOfMonth = 16 + week.indexOf(day as (typeof week)[number]);
  return Date.parse(`2026-11-${dayOfMonth}T${time}:00+01:00`);
};
const said = (time: ShippingTime, moment: string, holidays?: ReadonlySet<number>) =>
  promiseText(shippingPromise(time, at(moment), settings, holidays), t).replaceAll('\u00a0', ' ');

const untilTwo: ShippingTime = { isToday: true, deadline: '14:00' };
type Row = [rule: string, time: ShippingTime, moment: string, expected: string];

describe('shipping time in words, branch by branch', () => {
  it.each<Row>([
    ['an unknown time', { isUnknown: true }, 'friday 09:00', 'Czas wysyłki ustalimy po zamówieniu'],
    [
      'unknown comes before today',
      { ...untilTwo, isUnknown: true },
      'friday 12:00',
      'Czas wysyłki ustalimy po zamówieniu',
    ],
    [
      'unknown comes before a long wait',
      { days: 35, isUnknown: true },
      'friday 12:00',
      'Czas wysyłki ustalimy po zamówieniu',
    ],
  ])('%s: %o on %s is "%s" [T-07 part, T-12 part]', (_rule, time, moment, expected) => {
    expect(said(time, moment)).toBe(expected);
  });

  it.each<Row>([
    ['three hours before the deadline', untilTwo, 'friday 11:00', 'Zamów do 14:00, wyślemy dziś'],
    ['a minute before the deadline', untilTwo, 'friday 13:59', 'Zamów do 14:00, wyślemy dziś'],
    [
      'a deadline with seconds, as in calls',
      { isToday: true, deadline: '14:00:00' },
      'friday 12:00',
      'Zamów do 14:00, wyślemy dziś',
    ],
    ['the deadline comes before days', { ...untilTwo, days: 35 }, 'friday 12:00', 'Zamów do 14:00, wyślemy dziś'],
    ['a minute sooner it is only today', untilTwo, 'friday 10:59', 'Wyślemy dziś'],
    ['at the deadline it is tomorrow', untilTwo, 'thursday 14:00', 'Wyślemy jutro'],
    ['at the deadline of a Friday it is Monday', untilTwo, 'friday 14:00', 'Wyślemy w poniedziałek'],
    ['on a Saturday it is Monday', untilTwo, 'saturday 12:00', 'Wyślemy w poniedziałek'],
    ['on a Sunday it is tomorrow', untilTwo, 'sunday 12:00', 'Wyślemy jutro'],
  ])('%s: %o on %s is "%s" [T-12]', (_rule, time, moment, expected) => {
    expect(said(time, moment)).toBe(expected);
  });

  it.each<Row>([
    ['today without a deadline', { isToday: true }, 'friday 23:59', 'Wyślemy dziś'],
    ['today comes before days', { isToday: true, days: 35 }, 'friday 09:00', 'Wyślemy dziś'],
    ['today, a minute after midnight', { isToday: true }, 'friday 00:01', 'Wyślemy dziś'],
    ['today on a Sunday is the next working day', { isToday: true }, 'sunday 09:00', 'Wyślemy jutro'],
    ['weekday 0 is today', { weekDay: 0 }, 'friday 09:00', 'Wyślemy dziś'],
  ])('%s: %o on %s is "%s" [T-13]', (_rule, time, moment, expected) => {
    expect(said(time, moment)).toBe(expected);
  });

  it.each<Row>([
    ['0 days on a working day', { days: 0 }, 'friday 09:00', 'Wyślemy w ciągu 24 godzin'],
    ['0 days and hours that end today', { days: 0, hours: 5 }, 'thursday 09:00', 'Wyślemy w ciągu 24 godzin'],
    ['0 days and hours that end tomorrow', { days: 0, hours: 14, minutes: 59 }, 'thursday 09:01', 'Wyślemy jutro'],
    ['0 days on a Sunday', { days: 0 }, 'sunday 09:00', 'Wyślemy jutro'],
    ['1 day', { days: 1, hours: 0, minutes: 0 }, 'thursday 09:00', 'Wyślemy jutro'],
    ['1 day and an hour is a weekday', { days: 1, hours: 1 }, 'wednesday 09:00', 'Wyślemy w czwartek'],
    ['1 day and a minute is a weekday', { days: 1, minutes: 1 }, 'wednesday 09:00', 'Wyślemy w czwartek'],
    [
      '1 day from a Friday, because nothing leaves on a Saturday',
      { days: 1 },
      'friday 09:00',
      'Wyślemy w poniedziałek',
    ],
    ['0 days on a Saturday', { days: 0 }, 'saturday 09:00', 'Wyślemy w poniedziałek'],
    ['the coming weekday, where that is tomorrow', { weekDay: 5 }, 'thursday 09:00', 'Wyślemy jutro'],
  ])('%s: %o on %s is "%s" [T-14]', (_rule, time, moment, expected) => {
    expect(said(time, moment)).toBe(expected);
  });

  it.each<Row>([
    ['22 working days are 30 on the calendar', { days: 22 }, 'monday 09:00', 'Wysyłka za 30 dni'],
    ['21 from a Friday are 31', { days: 21 }, 'friday 09:00', 'Wysyłka za 31 dni'],
    ['35 are seven weeks', { days: 35 }, 'friday 09:00', 'Wysyłka za 49 dni'],
    ['94 are 132', { days: 94 }, 'friday 09:00', 'Wysyłka za 132 dni'],
    [
      'a long wait comes before a weekday',
      { days: 35, weekDay: 5, weekAmount: 5 },
      'friday 09:00',
      'Wysyłka za 35 dni',
    ],
    ['a weekday in more than 29 days', { weekDay: 5, weekAmount: 4 }, 'thursday 09:00', 'Wyślemy w piątek, 18 grudnia'],
    ['a weekday after that', { weekDay: 5, weekAmount: 4 }, 'wednesday 09:00', 'Wysyłka za 30 dni'],
    ['29 days are no long wait', { days: 21 }, 'thursday 09:00', 'Wyślemy w piątek, 18 grudnia'],
    ['2 days', { days: 2 }, 'monday 09:00', 'Wyślemy w środę'],
    ['a weekday in this week', { weekDay: 4, weekAmount: 0 }, 'tuesday 09:00', 'Wyślemy w czwartek'],
    ['six days ahead, the name is clear', { days: 4 }, 'friday 09:00', 'Wyślemy w czwartek'],
    ['seven days ahead it is the name of today', { days: 5 }, 'friday 09:00', 'Wyślemy w piątek, 27 listopada'],
    ['a weekday and a week', { weekDay: 2, weekAmount: 1 }, 'friday 09:00', 'Wyślemy we wtorek, 1 grudnia'],
  ])('%s: %o on %s is "%s" [T-15]', (_rule, time, moment, expected) => {
    expect(said(time, moment)).toBe(expected);
  });

  it.each<[weekDay: number, expected: string]>([
    [1, 'Wyślemy w poniedziałek, 30 listopada'],
    [2, 'Wyślemy we wtorek, 1 grudnia'],
    [3, 'Wyślemy w środę, 2 grudnia'],
    [4, 'Wyślemy w czwartek, 3 grudnia'],
    [5, 'Wyślemy w piątek, 4 grudnia'],
    [6, 'Wyślemy w sobotę, 28 listopada'],
    [7, 'Wyślemy w niedzielę, 29 listopada'],
  ])('weekday %d of the week after next is "%s", with its preposition [T-15 part, X-16 part]', (weekDay, expected) => {
    expect(said({ weekDay, weekAmount: 1 }, 'friday 09:00')).toBe(expected);
  });

  it('skips days off', () => {
    const friday = new Set([calendarDay(at('friday 12:00'))]);
    expect(said({ days: 1 }, 'thursday 09:00', friday)).toBe('Wyślemy w poniedziałek');
    expect(said(untilTwo, 'friday 09:00', friday)).toBe('Wyślemy w poniedziałek');
  });

  it('follows settings: hours before the deadline, and the long wait [L-03 part]', () => {
    const own = { hoursBeforeOrderBy: 5, longWaitDays: 4 };
    const inTheShop = (time: ShippingTime, moment: string) => promiseText(shippingPromise(time, at(moment), own), t);
    expect(inTheShop(untilTwo, 'friday 09:00')).toBe('Zamów do 14:00, wyślemy dziś');
    expect(inTheShop({ days: 5 }, 'friday 09:00')).toBe('Wysyłka za 7 dni');
  });

  it('ties one-letter words to their nouns', () => {
    expect(promiseText(shippingPromise({ days: 1 }, at('friday 09:00'), settings), t)).toBe(
      'Wyślemy w\u00a0poniedziałek',
    );
  });
});

describe('the time of a size', () => {
  const days3: ShippingTime = { days: 3 };
  const later: ShippingTime = { days: 20 };
  const unknown: ShippingTime = { isUnknown: true };
  it.each<[rule: string, size: SizeShipping, expected: ShippingTime | null]>([
    ['in stock, its shipping time', { status: 'enable', shippingTime: days3, delayTime: later }, days3],
    ['in stock, although a delay is unknown', { status: 'enable', shippingTime: days3, delayTime: unknown }, days3],
    ['in stock, with only a delay, that', { status: 'enable', delayTime: later }, later],
    ['in stock, with neither, unknown', { status: 'enable' }, unknown],
    ['to order, its delay', { status: 'order', shippingTime: days3, delayTime: later }, later],
    ['to order, with an unknown delay, unknown', { status: 'order', shippingTime: days3, delayTime: unknown }, unknown],
    ['to order, without a delay, its shipping time', { status: 'order', shippingTime: days3 }, days3],
    ['to order, with neither, unknown', { status: 'order' }, unknown],
    ['disabled, none at all', { status: 'disable', shippingTime: days3, delayTime: later }, null],
  ])('%s [T-06 part, T-07 part]', (_rule, size, expected) => {
    expect(shippingTimeOf(size)).toEqual(expected);
  });
});

describe('the time until the deadline', () => {
  it.each([
    ['friday 11:00', 'Zostało 3 godz. 0 min'],
    ['friday 11:42', 'Zostało 2 godz. 18 min'],
    ['friday 13:00', 'Zostało 1 godz. 0 min'],
    ['friday 13:01', 'Zostało 59 min'],
    ['friday 13:59', 'Zostało 1 min'],
    ['friday 09:00', null],
    ['friday 14:00', null],
  ])('on %s: %s [T-12 part]', (moment, expected) => {
    const left = timeLeftText(shippingPromise(untilTwo, at(moment), settings), t);
    expect(left?.replaceAll('\u00a0', ' ') ?? null).toBe(expected);
  });
});
