import { momentOf } from '../../components/dates/index.ts';
import { calendarDay, endOfWarsawDay, WARSAW } from './warsaw-time.ts';

/** What a shopper may ask for (Consumer Rights Act, articles 43d and 43e), by the values of `rma_type`. */
export const complaintSolutions = ['repair', 'exchange', 'reduction', 'refund'] as const;
export type ComplaintSolution = (typeof complaintSolutions)[number];

export const isComplaintSolution = (value: string): value is ComplaintSolution =>
  (complaintSolutions as ReadonlyArray<string>).includes(value);

/**
 * How goods get to the shop, by the numbers of the wire contract: 1 in person, 2 the shop's courier, 3 the shopper's own
 * parcel, 4 a code for a parcel locker.
 */
export const complaintMethods = ['4', '2', '1', '3'] as const;
export type ComplaintMethod = (typeof complaintMethods)[number];

export const isComplaintMethod = (value: string): value is ComplaintMethod =>
  (complaintMethods as ReadonlyArray<string>).includes(value);

/** Parcel lockers know the sender by a phone number [V-43]. */
export const needsPhone = (method: ComplaintMethod): boolean => method === '4';

/** A complaint about lines of one order, as typed. */
export interface TypedComplaint {
  /** By the line's number in the form. */
  lines: ReadonlyArray<{ index: number; description: string }>;
  solution: string;
  method: string;
  phone: string;
}

export type ComplaintProblem =
  | 'noLine'
  /** Of a line, by its number. */
  | { noDefect: number }
  | { tooLong: number }
  | 'noSolution'
  | 'noMethod'
  | 'noPhone'
  | 'badPhone';

/**
 * Everything that is wrong with a complaint, in the order of the form [V-43].
 *
 * @param longest characters of a description
 * @param isPhone whether a number is one, by the rules of the shop's country
 */
export function complaintProblems(
  { lines, solution, method, phone }: TypedComplaint,
  longest: number,
  isPhone: (number: string) => boolean,
): ReadonlyArray<ComplaintProblem> {
  const wrong = (line: TypedComplaint['lines'][number]): ReadonlyArray<ComplaintProblem> => {
    if (line.description.trim() === '') return [{ noDefect: line.index }];
    return line.description.length > longest ? [{ tooLong: line.index }] : [];
  };
  const isPhoneNeeded = isComplaintMethod(method) && needsPhone(method);
  return [
    ...(lines.length === 0 ? (['noLine'] as const) : lines.flatMap(wrong)),
    ...(isComplaintSolution(solution) ? [] : (['noSolution'] as const)),
    ...(isComplaintMethod(method) ? [] : (['noMethod'] as const)),
    ...(isPhoneNeeded && phone === '' ? (['noPhone'] as const) : []),
    ...(phone !== '' && !isPhone(phone) ? (['badPhone'] as const) : []),
  ];
}

/** Days for the shop's answer: without one the complaint counts as accepted (Consumer Rights Act, article 7a). */
export const answerDays = 14;

/**
 * The last moment for the shop's answer: the end of the fourteenth calendar day in Warsaw, the day of the complaint not
 * counted (Civil Code, article 111 § 2). It is not moved from a day off to a working day: the reading that favours the
 * shopper.
 */
export const answerBy = (filedAt: number): number =>
  endOfWarsawDay(momentOf({ day: calendarDay(filedAt) + answerDays, minutes: 12 * 60 }, WARSAW));

/** Whether the time for an answer has passed. */
export const isOverdue = (answerUntil: number, now: number): boolean => now > answerUntil;
