import type { CalendarDate } from '@internationalized/date';
import { dateOfDay, dayOfDate } from '../dates/index.ts';
import { integerOptions } from '../dates/integer-options.ts';
import type { DateInputOptions } from './date-input.tsx';
import type { DateFieldBehaviour } from './use-date-field.ts';

const names = ['pattern', 'availability', 'today', 'shortYearCutoff', 'timeRules', 'clock', 'example'] as const;
const values = ['value', 'defaultValue', 'onChange'] as const;
type TypedOption = (typeof names)[number] | (typeof values)[number];
const own = new Set<string>([...names, ...values]);

/** Separates the options of a typed date, also with a time, from the props of its input. The name belongs to both. */
export function splitTypedOptions<Props extends DateInputOptions>(props: Props) {
  const part = (isOwn: boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => own.has(name) === isOwn || (isOwn && name === 'name')));
  return {
    typed: part(true) as Pick<Props, (TypedOption | 'name') & keyof Props>,
    rest: part(false) as DateInputOptions,
  };
}

/** A date field's options with days for dates. */
export const dayOptions: (options: DateFieldBehaviour<CalendarDate>) => DateFieldBehaviour =
  /* @__PURE__ */ integerOptions(dayOfDate, dateOfDay);
