import type { DateFieldBehaviour } from './use-date-field.ts';

/** Separates date options from input props. The name belongs to both. */
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
