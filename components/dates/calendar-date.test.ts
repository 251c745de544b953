import { BuddhistCalendar, CalendarDate, parseDate, Time, toCalendar } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, minutesOfTime, orNone, rulesOfDates, timeOfMinutes } from './calendar-date.ts';
import { calendarLimits, fromIsoDate, toIsoDate } from './calendar-day.ts';

describe('dates of @internationalized/date', () => {
  it('are the same days, over the whole calendar', () => {
    for (let day = calendarLimits.min; day <= calendarLimits.max; day += 13) {
      expect(dateOfDay(day).toString()).toBe(toIsoDate(day));
      expect(dayOfDate(dateOfDay(day))).toBe(day);
    }
  });

  it.each(['1000-01-01', '1952-02-29', '9999-12-31'])('are the same days outside it: %s', (iso) => {
    expect([dayOfDate(parseDate(iso)), dateOfDay(fromIsoDate(iso)).toString()]).toEqual([fromIsoDate(iso), iso]);
  });

  it('are the same days in another calendar system', () => {
    const date = toCalendar(new CalendarDate(2026, 11, 21), new BuddhistCalendar());
    expect([date.year, dayOfDate(date)]).toEqual([2569, fromIsoDate('2026-11-21')]);
  });

  it('are the same minutes of a day', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesOfTime(timeOfMinutes(minutes))).toBe(minutes);
    expect(timeOfMinutes(615).toString()).toBe('10:15:00');
    expect(minutesOfTime(new Time(10, 15, 59))).toBe(615);
  });

  it('are none where there is no value', () => {
    const toDay = orNone(dayOfDate);
    expect([toDay(parseDate('2026-11-25')), toDay(null), toDay(undefined)]).toEqual([
      fromIsoDate('2026-11-25'),
      null,
      undefined,
    ]);
  });
});

describe('rules for dates', () => {
  const date = parseDate('2026-12-24');
  const day = fromIsoDate('2026-12-24');
  const rules = {
    min: date,
    max: date,
    enabledDays: [date],
    disabledDays: [date],
    workingDays: [date],
    holidays: [{ day: date, name: 'Wigilia' }],
    areWeekendsDisabled: true,
    disabledWeekdays: [1 as const],
  };

  it('are the same for days', () => {
    expect(rulesOfDates(rules)).toEqual({
      min: day,
      max: day,
      enabledDays: [day],
      disabledDays: [day],
      workingDays: [day],
      holidays: [{ day, name: 'Wigilia' }],
      areWeekendsDisabled: true,
      disabledWeekdays: [1],
    });
    expect(rulesOfDates({})).toEqual({});
  });

  it('keep the identity of rules, and of lists in new rules', () => {
    expect(rulesOfDates(rules)).toBe(rulesOfDates(rules));
    const [one, other] = [rulesOfDates({ ...rules }), rulesOfDates({ ...rules })];
    expect(one).not.toBe(other);
    expect([one.enabledDays === other.enabledDays, one.holidays === other.holidays]).toEqual([true, true]);
  });
});
