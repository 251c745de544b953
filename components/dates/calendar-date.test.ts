import { Time } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, minutesOfTime, timeOfMinutes } from './calendar-date.ts';
import { calendarLimits, toIsoDate } from './calendar-day.ts';

describe('dates of @internationalized/date', () => {
  it('are the same days, over the whole calendar', () => {
    for (let day = calendarLimits.min; day <= calendarLimits.max; day += 13) {
      expect(dateOfDay(day).toString()).toBe(toIsoDate(day));
      expect(dayOfDate(dateOfDay(day))).toBe(day);
    }
  });

  it('are the same minutes of a day', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) expect(minutesOfTime(timeOfMinutes(minutes))).toBe(minutes);
    expect(timeOfMinutes(615).toString()).toBe('10:15:00');
    expect(minutesOfTime(new Time(10, 15, 59))).toBe(615);
  });
});
