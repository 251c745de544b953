import { CalendarDate, parseDate } from '@internationalized/date';
import { DateField } from '../../../../components/date-field/index.ts';

export interface BirthDateControlProps {
  id: string;
  name: string;
  label: string;
  isRequired: boolean;
  isOptional: boolean;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
}

const earliest = new CalendarDate(1900, 1, 1);
const example = new CalendarDate(1990, 5, 17);

/** The kit's date field with the days of a birth. */
export function BirthDateControl({ today, value, ...field }: BirthDateControlProps) {
  return (
    <DateField
      {...field}
      autoComplete="bday"
      example={example}
      availability={{ min: earliest, max: parseDate(today) }}
      {...(value !== '' && { defaultValue: parseDate(value) })}
    />
  );
}
