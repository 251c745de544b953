import type { DateFieldBehaviour } from './use-date-field.ts';

/** Parts what decides about a date from what its line of text takes. The name belongs to both. */
export function splitDateOptions<Props extends DateFieldBehaviour>(props: Props) {
  const { pattern, availability, today, shortYearCutoff, example, value, defaultValue, onChange, ...rest } = props;
  const { name } = rest;
  const behaviour: DateFieldBehaviour = {
    name,
    pattern,
    availability,
    today,
    shortYearCutoff,
    example,
    value,
    defaultValue,
    onChange,
  };
  return { behaviour, rest };
}
