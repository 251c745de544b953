import { DateInput, type DateInputOptions } from './date-input.tsx';
import { useDateField, type DateFieldBehaviour } from './use-date-field.ts';

export type DateFieldProps = DateInputOptions & DateFieldBehaviour;

/**
 * A typed date. Only its pattern's characters can be typed; a pasted or autofilled date is read in any common form.
 * Sent as `yyyy-mm-dd`. Without JavaScript it is the native date input.
 */
export function DateField(props: DateFieldProps) {
  return <DateInput {...props} field={useDateField(props)} />;
}
