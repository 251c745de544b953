import { describe, expect, it } from 'vitest';
import { translator } from '../../components/texts/texts.ts';
import { shippingPromise, type ShippingTime } from '../rules/shipping-time.ts';
import { promiseText, shippingTimeTexts, timeLeftText } from './index.ts';

const t = translator(shippingTimeTexts, { locale: 'pl' });
const friday = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
const settings = { hoursBeforeOrderBy: 3, longWaitDays: 29 };
const said = (time: ShippingTime, now: number) => promiseText(shippingPromise(time, now, settings), t);
const today: ShippingTime = { isToday: true, deadline: '14:00' };

describe('shipping time in words', () => {
  it.each<[string, ShippingTime, number, string]>([
    ['unknown', { isUnknown: true }, friday('09:00'), 'Czas wysyłki ustalimy po zamówieniu'],
    ['deadline', today, friday('11:42'), 'Zamów do 14:00, wyślemy dziś'],
    ['today, long before the deadline', today, friday('09:00'), 'Wyślemy dziś'],
    ['after the deadline, over the weekend', today, friday('15:00'), 'Wyślemy w\u00a0poniedziałek'],
    ['tomorrow', { days: 1 }, Date.parse('2026-11-19T09:00:00+01:00'), 'Wyślemy jutro'],
    ['35 days', { days: 35 }, friday('09:00'), 'Wysyłka za 35 dni'],
    ['a weekday with a date', { weekDay: 5, weekAmount: 1 }, friday('09:00'), 'Wyślemy w\u00a0piątek, 4 grudnia'],
  ])('%s', (_name, time, now, expected) => {
    expect(said(time, now)).toBe(expected);
  });

  it('tells how long it is till the deadline', () => {
    expect(timeLeftText(shippingPromise(today, friday('11:42'), settings), t)).toBe('Zostało 2 godz. 18 min');
    expect(timeLeftText(shippingPromise(today, friday('13:30'), settings), t)).toBe('Zostało 30 min');
    expect(timeLeftText(shippingPromise(today, friday('09:00'), settings), t)).toBeNull();
  });
});
