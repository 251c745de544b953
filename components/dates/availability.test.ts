import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenLimits } from './availability.ts';
import {
  availabilityOf,
  calendarLimits,
  fromIsoDate,
  toIsoDate,
  weekdayOf,
  type AvailabilityRules,
  type Weekday,
} from './index.ts';

const days = (...dates: ReadonlyArray<string>): ReadonlyArray<number> => dates.map(fromIsoDate);
const reason = (rules: AvailabilityRules, date: string) => availabilityOf(rules).reasonOf(fromIsoDate(date));

const saturday = '2026-11-21';
const monday = '2026-11-23';
const tuesday = '2026-11-24';
const independenceDay = [{ day: fromIsoDate('2026-11-11'), name: 'Narodowe Święto Niepodległości' }];

describe('a day of the calendar [E-05 part]', () => {
  it.each<[string, AvailabilityRules, string, string | null]>([
    ['no rules', {}, saturday, null],
    ['the calendar begins', {}, '1970-01-01', null],
    ['the calendar ends', {}, '2470-12-31', null],
    ['before the calendar', {}, '1969-12-31', 'tooEarly'],
    ['after the calendar', {}, '2471-01-01', 'tooLate'],
    ['min before the calendar', { min: -400 }, '1969-12-31', 'tooEarly'],
    ['max after the calendar', { max: 200_000 }, '2471-01-01', 'tooLate'],
    ['min', { min: fromIsoDate(saturday) }, saturday, null],
    ['before min', { min: fromIsoDate(saturday) }, '2026-11-20', 'tooEarly'],
    ['max', { max: fromIsoDate(saturday) }, saturday, null],
    ['after max', { max: fromIsoDate(saturday) }, '2026-11-22', 'tooLate'],
    ['a disabled day', { disabledDays: days(monday) }, monday, 'disabled'],
    ['beside a disabled day', { disabledDays: days(monday) }, tuesday, null],
    ['only enabled days, and this is one', { enabledDays: days(monday), isEnabledDaysOnly: true }, monday, null],
    [
      'only enabled days, and this is none',
      { enabledDays: days(monday), isEnabledDaysOnly: true },
      tuesday,
      'notEnabled',
    ],
    ['only enabled days, and there are none', { isEnabledDaysOnly: true }, monday, 'notEnabled'],
    ['an enabled day beside free ones', { enabledDays: days(monday) }, tuesday, null],
    ['a disabled day that is enabled', { disabledDays: days(monday), enabledDays: days(monday) }, monday, null],
    ['an enabled weekend', { areWeekendsDisabled: true, enabledDays: days(saturday) }, saturday, null],
    ['an enabled day before min', { min: fromIsoDate(monday), enabledDays: days(saturday) }, saturday, 'tooEarly'],
    ['a Saturday', { areWeekendsDisabled: true }, saturday, 'weekend'],
    ['a Sunday', { areWeekendsDisabled: true }, '2026-11-22', 'weekend'],
    ['a Monday', { areWeekendsDisabled: true }, monday, null],
    ['a disabled weekday', { disabledWeekdays: [2] }, tuesday, 'weekday'],
    ['another weekday', { disabledWeekdays: [2] }, monday, null],
    ['a holiday', { holidays: independenceDay, areHolidaysDisabled: true }, '2026-11-11', 'holiday'],
    ['a holiday, not disabled', { holidays: independenceDay }, '2026-11-11', null],
    [
      'a holiday on which work is done',
      { holidays: independenceDay, areHolidaysDisabled: true, workingDays: days('2026-11-11') },
      '2026-11-11',
      null,
    ],
    ['a Saturday on which work is done', { areWeekendsDisabled: true, workingDays: days(saturday) }, saturday, null],
    ['a weekday on which work is done', { disabledWeekdays: [2], workingDays: days(tuesday) }, tuesday, null],
    [
      'a working day that is disabled',
      { disabledDays: days(saturday), workingDays: days(saturday) },
      saturday,
      'disabled',
    ],
  ])('%s', (_name, rules, date, expected) => {
    expect(reason(rules, date)).toBe(expected);
    expect(availabilityOf(rules).isAvailable(fromIsoDate(date))).toBe(expected === null);
  });

  it('gives the first of several reasons', () => {
    const day = fromIsoDate(saturday);
    const rules = { holidays: [{ day, name: 'Inwentaryzacja' }], areHolidaysDisabled: true, areWeekendsDisabled: true };
    expect(reason({ ...rules, disabledWeekdays: [6] }, saturday)).toBe('holiday');
    expect(reason({ areWeekendsDisabled: true, disabledWeekdays: [6] }, saturday)).toBe('weekend');
    expect(reason({ ...rules, disabledDays: [day] }, saturday)).toBe('disabled');
    expect(reason({ ...rules, disabledDays: [day], isEnabledDaysOnly: true }, saturday)).toBe('notEnabled');
  });

  it("returns the holiday's name, available or not", () => {
    for (const areHolidaysDisabled of [true, false]) {
      const { holidayOn } = availabilityOf({ holidays: independenceDay, areHolidaysDisabled });
      expect(holidayOn(fromIsoDate('2026-11-11'))).toBe('Narodowe Święto Niepodległości');
      expect(holidayOn(fromIsoDate('2026-11-12'))).toBeUndefined();
    }
  });

  it('is limited to the calendar unless given wider limits', () => {
    const [born, later] = [fromIsoDate('1952-03-04'), fromIsoDate('2500-01-01')];
    const bounds = { min: fromIsoDate('1900-01-01'), max: later };
    expect(availabilityOf(bounds)).toMatchObject(calendarLimits);
    expect(availabilityOf(bounds, writtenLimits)).toMatchObject(bounds);
    expect(availabilityOf({}, writtenLimits)).toMatchObject(calendarLimits);
    // All rules apply there: 4 March 1952 was a Tuesday.
    const { reasonOf } = availabilityOf({ ...bounds, disabledWeekdays: [2] }, writtenLimits);
    expect([reasonOf(born), reasonOf(born + 1), reasonOf(bounds.min - 1)]).toEqual(['weekday', null, 'tooEarly']);
    expect([toIsoDate(writtenLimits.min), toIsoDate(writtenLimits.max)]).toEqual(['1000-01-01', '9999-12-31']);
  });

  it('has no day if the first comes after the last', () => {
    const { isAvailable } = availabilityOf({ min: 100, max: 90 });
    expect([80, 90, 95, 100, 110].some(isAvailable)).toBe(false);
  });
});

const someDays = fc.uniqueArray(fc.nat(60), { maxLength: 20 });

describe('any rules', () => {
  it('agree with a search through all lists', () => {
    const rules = fc.record({
      min: fc.nat(30),
      max: fc.integer({ min: 20, max: 60 }),
      enabledDays: someDays,
      disabledDays: someDays,
      workingDays: someDays,
      holidayDays: someDays,
      areHolidaysDisabled: fc.boolean(),
      areWeekendsDisabled: fc.boolean(),
      disabledWeekdays: fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7]),
    });
    fc.assert(
      fc.property(rules, fc.nat(60), ({ holidayDays, ...rest }, day) => {
        const holidays = holidayDays.map((holiday) => ({ day: holiday, name: `${holiday}` }));
        const isOpen =
          !rest.disabledWeekdays.includes(weekdayOf(day)) &&
          !(rest.areWeekendsDisabled && weekdayOf(day) >= 6) &&
          !(rest.areHolidaysDisabled && holidayDays.includes(day));
        const isFree =
          rest.enabledDays.includes(day) ||
          (!rest.disabledDays.includes(day) && (rest.workingDays.includes(day) || isOpen));
        expect(availabilityOf({ ...rest, holidays }).isAvailable(day)).toBe(
          day >= rest.min && day <= rest.max && isFree,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('read their lists once, however often they are asked', () => {
    let reads = 0;
    const counted = <T extends object>(list: T): T =>
      new Proxy(list, { get: (target, key) => ((reads += 1), Reflect.get(target, key)) as unknown });
    const list = counted(days(saturday, monday));
    const { reasonOf } = availabilityOf({
      disabledDays: list,
      enabledDays: list,
      workingDays: list,
      holidays: counted(independenceDay),
      disabledWeekdays: counted<Weekday[]>([1, 2]),
      areHolidaysDisabled: true,
    });
    const once = reads;
    expect(once).toBeGreaterThan(0);
    for (let day = 20_000; day < 21_000; day += 1) reasonOf(day);
    expect(reads).toBe(once);
  });
});
