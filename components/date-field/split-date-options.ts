import type { CalendarDate } from '@internationalized/date';
import { dateOfDay, dayOfDate } from '../dates/index.ts';
import { integerOptions } from '../dates/integer-options.ts';
import type { DateFieldBehaviour } from './use-date-field.ts';

const dayOptions: (options: DateFieldBehaviour<CalendarDate>) => DateFieldBehaviour = /* @__PURE__ */ integerOptions(
  dayOfDate,
  dateOfDay,
);

/** Separates date options, with days for dates, from input props. The name belongs to both. */
export function splitDateOptions<Props extends DateFieldBehaviour<CalendarDate>>(props: Props) {
  const { pattern, availability, today, shortYearCutoff, example, value, defaultValue, onChange, ...rest } = props;
  const { name } = rest;
  const own = { name, pattern, availability, today, shortYearCutoff, example, value, defaultValue, onChange };
  return { behaviour: dayOptions(own), rest };
}
