import type { Translate, Values } from '../../../components/texts/texts.ts';
import type { ValidationCode, validationCodeTexts } from '../error-catalogue.validation.texts.ts';
import { eitherOf } from '../../validation/texts.ts';
import { zipcodeExamples } from './zipcode.ts';

/**
 * Why a value of a client's data is refused: a code of spec 8, spelled as existing clients know it. Its sentence is in
 * the error catalogue; `values` fill its placeholders.
 */
export interface ClientDataProblem {
  readonly code: ValidationCode;
  readonly values?: Values;
  /** The field is empty, where the code stands for a malformed value too: an empty e-mail is `incorect_email`. */
  readonly isMissing?: boolean;
}

/** A message of `validateClientData`, as it goes over the wire (wire contract 1.5). */
export interface ClientDataMessage {
  readonly code: string;
  readonly message: string;
}

/**
 * The messages of one field; none if it is valid. Clients choose the sentence by the first one's code. Only
 * `incorect_zipcode` has a second one, whose text is the list of allowed formats.
 */
export function messagesOf(problem: ClientDataProblem | null): ReadonlyArray<ClientDataMessage> {
  if (!problem) return [];
  const { code, values } = problem;
  const formats = code === 'incorect_zipcode' ? values?.['formats'] : undefined;
  return [{ code, message: '' }, ...(formats === undefined ? [] : [{ code: '', message: String(formats) }])];
}

/** The message at the field: for missing or malformed values the same as in every other form (V-01, V-07). */
export function clientDataText(
  { code, values = {}, isMissing = false }: ClientDataProblem,
  t: Translate<typeof validationCodeTexts.pl>,
): string {
  if (isMissing) return t('required');
  if (code === 'incorect_email') return t('email', { email: t('exampleEmail') });
  if (code === 'incorect_zipcode') {
    const { formats } = values;
    return formats === undefined
      ? t('incorect_zipcode_any')
      : t('incorect_zipcode', { formats, examples: eitherOf(zipcodeExamples(String(formats)), t) });
  }
  const isTaken = code === 'login_taken' || code === 'used_login';
  return t(isTaken && values['login'] !== undefined ? 'login_taken_login_propose' : code, values);
}
