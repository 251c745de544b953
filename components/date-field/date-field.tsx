import { DateInput, type DateInputOptions } from './date-input.tsx';
import { splitDateOptions } from './split-date-options.ts';
import { useDateField, type DateFieldBehaviour } from './use-date-field.ts';

export type DateFieldProps = DateInputOptions & DateFieldBehaviour;

/**
 * A date that is typed. Only the characters of its pattern can be typed; a date that is pasted or filled in by the browser is
 * understood in any common form. Sent as `yyyy-mm-dd`. Without JavaScript it is the browser's own date input.
 */
export function DateField(props: DateFieldProps) {
  const { behaviour, rest } = splitDateOptions(props);
  return <DateInput {...rest} field={useDateField(behaviour)} />;
}
