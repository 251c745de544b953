import { BuddhistCalendar, CalendarDate, parseDate, parseDateTime, Time, toCalendar } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import {
  bothEnds,
  dateOfDay,
  dateTimeOfWall,
  dayOfDate,
  dayOfWall,
  minutesOfTime,
  orNone,
  rulesOfDates,
  timeOfMinutes,
  timeOfWall,
  wallOfDateTime,
  wallTimeOf,
} from './calendar-date.ts';
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

  it.each(['2026-12-03T16:30:00', '1970-01-01T00:00:00', '1969-12-31T23:59:00', '1000-01-01T00:01:00'])(
    'are the same minutes on a wall clock: %s',
    (iso) => {
      const dateTime = parseDateTime(iso);
      const wall = wallOfDateTime(dateTime.add({ seconds: 59 }));
      expect(dateTimeOfWall(wall).toString()).toBe(iso);
      expect([dayOfWall(wall), timeOfWall(wall)]).toEqual([dayOfDate(dateTime), minutesOfTime(dateTime)]);
      expect(wallTimeOf(dayOfWall(wall), timeOfWall(wall))).toBe(wall);
    },
  );

  it('are both ends of a range, or none', () => {
    const toDays = orNone(bothEnds(dayOfDate));
    const [start, end] = ['2026-11-25', '2026-12-04'];
    expect([toDays({ start: parseDate(start), end: parseDate(end) }), toDays(null), toDays(undefined)]).toEqual([
      { start: fromIsoDate(start), end: fromIsoDate(end) },
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
