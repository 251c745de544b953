import type { DateParts } from './calendar-day.ts';

/** Why a text does not match a pattern; a field words it in its own language. */
export type DateParseReason =
  | 'invalidArguments'
  | 'missingNumber'
  | 'unknownName'
  | 'unexpectedLiteral'
  | 'extraCharacters'
  | 'invalidDate';

const messages: Readonly<Record<DateParseReason, (position: number, extra: string) => string>> = {
  invalidArguments: () => 'Invalid arguments',
  missingNumber: (position) => `Missing number at position ${position}`,
  unknownName: (position) => `Unknown name at position ${position}`,
  unexpectedLiteral: (position) => `Unexpected literal at position ${position}`,
  extraCharacters: (_position, extra) => `Extra/unparsed characters found in date: ${extra}`,
  invalidDate: () => 'Invalid date',
};

type WrittenParts = { readonly [Part in keyof DateParts]?: number | undefined };

/** Thrown by `parseDate`. The messages are those of jQuery UI, word for word. */
export class DateParseError extends Error {
  override readonly name = 'DateParseError';
  readonly reason: DateParseReason;
  /** The character, from 0, at which reading stopped; 0 for the text as a whole. */
  readonly position: number;
  /** The parts of a well-formed date that does not exist, as far as its pattern has them; a year of four digits. */
  readonly written: WrittenParts;

  constructor(reason: DateParseReason, position = 0, extra = '', written: WrittenParts = {}) {
    super(messages[reason](position, extra));
    this.written = written;
    this.reason = reason;
    this.position = position;
  }
}
