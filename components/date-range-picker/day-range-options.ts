import type { CalendarDate } from '@internationalized/date';
import { bothEnds, orNone } from '../dates/calendar-date.ts';
import { dateOfDay, dayOfDate, rulesOfDates } from '../dates/index.ts';
import type { DateRangeBehaviour } from './use-range-fields.ts';

const rangeOfDates = orNone(bothEnds(dayOfDate));

/** The options with days for dates. */
export const dayRangeOptions = (options: DateRangeBehaviour<CalendarDate>): DateRangeBehaviour => {
  const { today, availability, example, value, defaultValue, onChange } = options;
  return {
    ...options,
    today: dayOfDate(today),
    availability: availability && rulesOfDates(availability),
    example: example && bothEnds(dayOfDate)(example),
    value: rangeOfDates(value),
    defaultValue: rangeOfDates(defaultValue),
    onChange: onChange && ((range) => onChange(orNone(bothEnds(dateOfDay))(range))),
  };
};
