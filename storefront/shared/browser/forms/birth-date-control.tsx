import { CalendarDate, parseDate } from '@internationalized/date';
import { dateOfDay, defaultDatePattern, readPastedDate } from '../../../../components/dates/index.ts';
import { DateField } from '../../../../components/date-field/index.ts';

export interface BirthDateControlProps {
  id: string;
  name: string;
  label: string;
  isRequired: boolean;
  isOptional: boolean;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  /** A date in any common form; '' for none. */
  text: string;
}

const earliest = new CalendarDate(1900, 1, 1);
const example = new CalendarDate(1990, 5, 17);

const readDate = (text: string) => readPastedDate(defaultDatePattern, text);

/** Whether the field can hold the text. */
export const holdsDate = (text: string): boolean => text === '' || readDate(text) !== null;

/** The kit's date field with the days of a birth. */
export function BirthDateControl({ today, text, ...field }: BirthDateControlProps) {
  const day = readDate(text);
  return (
    <DateField
      {...field}
      autoComplete="bday"
      example={example}
      availability={{ min: earliest, max: parseDate(today) }}
      defaultValue={day === null ? null : dateOfDay(day)}
    />
  );
}
