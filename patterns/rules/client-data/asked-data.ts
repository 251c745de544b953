import type { CalendarDay } from '../../../components/dates/index.ts';
import { isBirthDate } from './birth-date.ts';
import type { ClientDataProblem } from './problem.ts';

/** Whether a form asks for something, and whether it may stay empty. */
export type Asked = 'no' | 'optional' | 'required';

/** What a form asks beside the data of every client (spec 2: customer data). */
export interface AskedData {
  birthDate: Asked;
  bankAccount: Asked;
}

/** The problem of a date of birth as the form asks for it; null without one. @param today the shop's day */
export function birthDateProblem(
  value: string,
  { birthDate }: Pick<AskedData, 'birthDate'>,
  today: CalendarDay,
): ClientDataProblem | null {
  if (value.trim() === '') return birthDate === 'required' ? { code: 'birth_date', isMissing: true } : null;
  return isBirthDate(value, today) ? null : { code: 'birth_date' };
}

/**
 * The problem of a bank account as the form asks for it; null without one (V-09).
 *
 * @param isIban left out in a browser, which asks call 4 instead
 */
export function bankAccountProblem(
  value: string,
  { bankAccount }: Pick<AskedData, 'bankAccount'>,
  isIban?: (value: string) => boolean,
): ClientDataProblem | null {
  if (value.trim() === '') return bankAccount === 'required' ? { code: 'incorrect_iban', isMissing: true } : null;
  return (isIban?.(value) ?? true) ? null : { code: 'incorrect_iban' };
}
