import type { RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { validationTexts } from '../../../../patterns/validation/texts.ts';
import { accountFormTexts, problemSentence } from '../../../features/account/browser.ts';
import type { CallContext } from '../context.ts';
import { refused, succeeded, type Result, type WireMessage } from './result.ts';

/** The result of calls about clients and their addresses, in both formats that clients read (wire contract 1.8). */
export type ClientResult = Result & {
  readonly isError: boolean;
  /** Every rejected field; `field` is the part and its field: "client.street", "account.email". */
  readonly validationErrors: ReadonlyArray<WireMessage & { readonly field: string }>;
  readonly result: { readonly id: number } | null;
};

/** @param id of the saved client or address; null without one */
export const saved = (id: number | null): ClientResult => ({
  ...succeeded,
  isError: false,
  validationErrors: [],
  result: id === null ? null : { id },
});

export const notSaved = (...why: Parameters<typeof refused>): ClientResult => failed(refused(...why));

/** A sentence outside the catalogue. */
export const notSavedBecause = (error: WireMessage): ClientResult => failed({ status: 'error', error });

const failed = (result: Result): ClientResult => ({ ...result, isError: true, validationErrors: [], result: null });

const isLabelled = (field: string): field is keyof typeof accountFormTexts.pl =>
  Object.hasOwn(accountFormTexts.pl, field);

/** The sentence of a missing value (V-01) needs its field: its name comes first. */
function named({ field }: RegistrationProblem, message: string, texts: TextsContext): string {
  const isMissing = message === translator(validationTexts, texts)('required');
  return isMissing && isLabelled(field) ? `${translator(accountFormTexts, texts)(field)}: ${message}` : message;
}

/** The first rejected field is the error, whose message names it; all of them are listed beside it. */
export function refusedFields(
  problems: ReadonlyArray<RegistrationProblem>,
  { texts }: Pick<CallContext, 'texts'>,
): ClientResult {
  const errors = problems.map((problem) => ({
    // On the wire the street and its number are one field.
    field: `${problem.part}.${problem.field === 'streetNumber' ? 'street' : problem.field}`,
    code: problem.problem.code as string,
    message: problemSentence(problem, texts),
  }));
  const [first] = problems;
  const [{ code, message } = { code: '', message: '' }] = errors;
  return {
    ...notSavedBecause({ code, message: first ? named(first, message, texts) : message }),
    validationErrors: errors,
  };
}
