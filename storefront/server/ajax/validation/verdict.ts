import { translator } from '../../../../components/texts/texts.ts';
import { clientDataProblem, usuallyRequired } from '../../../../patterns/rules/client-data/check.ts';
import { clientDataText } from '../../../../patterns/rules/client-data/problem.ts';
import { validationCodeTexts } from '../../../../patterns/rules/error-catalogue.validation.texts.ts';
import { isRequired } from '../../../../patterns/rules/validation.ts';
import { calendarDay } from '../../../../patterns/rules/warsaw-time.ts';
import { fieldTypes, problemText, validationTexts } from '../../../../patterns/validation/index.ts';
import type { CallContext } from '../../graphql/context.ts';
import type { ValidationQuestion } from './question.ts';

/** `errno` is all that existing clients read; our own forms show the message where a field has no words of its own. */
export interface Verdict {
  /** 0 is right, 1 is not. */
  readonly errno: 0 | 1;
  /** A code of spec 8. */
  readonly code?: string;
  readonly message?: string;
}

const right: Verdict = { errno: 0 };

/** Judges one value by the rules of `validateClientData`, or by a type of field. */
export function verdict(
  { asked, value, country, isRegistration }: ValidationQuestion,
  { settings, texts, now }: Pick<CallContext, 'settings' | 'texts' | 'now'>,
): Verdict {
  if ('type' in asked) {
    const problem = isRequired(value) ?? fieldTypes(settings)[asked.type](value);
    if (!problem) return right;
    return { errno: 1, code: problem.code, message: problemText(problem, translator(validationTexts, texts)) };
  }
  const problem = clientDataProblem(asked.field, value, {
    country,
    party: 'client',
    required: usuallyRequired,
    passwordForm: isRegistration ? 'registration' : 'account',
    limits: settings,
    today: calendarDay(now),
  });
  if (!problem) return right;
  return { errno: 1, code: problem.code, message: clientDataText(problem, translator(validationCodeTexts, texts)) };
}
