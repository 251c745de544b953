import type { CalendarDate } from '@internationalized/date';
import { orNone } from '../dates/calendar-date.ts';
import { dateOfDay, dayOfDate, rulesOfDates } from '../dates/index.ts';
import type { DateFieldBehaviour } from './use-date-field.ts';

/** Separates date options, with days for dates, from input props. The name belongs to both. */
export function splitDateOptions<Props extends DateFieldBehaviour<CalendarDate>>(props: Props) {
  const { pattern, availability, today, shortYearCutoff, example, value, defaultValue, onChange, ...rest } = props;
  const { name } = rest;
  const behaviour: DateFieldBehaviour = {
    name,
    pattern,
    availability: availability && rulesOfDates(availability),
    today: today && dayOfDate(today),
    shortYearCutoff,
    example: example && dayOfDate(example),
    value: orNone(dayOfDate)(value),
    defaultValue: orNone(dayOfDate)(defaultValue),
    onChange: onChange && ((day) => onChange(orNone(dateOfDay)(day))),
  };
  return { behaviour, rest };
}
