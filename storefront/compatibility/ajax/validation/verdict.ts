import { translator } from '../../../../components/texts/texts.ts';
import { clientDataProblem, usuallyRequired } from '../../../../patterns/rules/client-data/check.ts';
import { numberRules } from '../../../../patterns/rules/client-data/number-rules.ts';
import { clientDataText } from '../../../../patterns/rules/client-data/problem.ts';
import { validationCodeTexts } from '../../../../patterns/rules/error-catalogue.validation.texts.ts';
import { isRequired } from '../../../../patterns/rules/validation.ts';
import { calendarDay } from '../../../../patterns/rules/warsaw-time.ts';
import { fieldTypes, problemText, validationTexts } from '../../../../patterns/validation/index.ts';
import { isOfAnother, problemSentence, takenProblems } from '../../../features/account/browser.ts';
import type { CallContext } from '../../graphql/context.ts';
import type { ValidationQuestion } from './question.ts';

/** Existing clients only read `errno`; our own forms show the message for a field without its own text. */
export interface Verdict {
  /** 0 is valid, 1 is not. */
  readonly errno: 0 | 1;
  /** A code of spec 8. */
  readonly code?: string;
  readonly message?: string;
}

const right: Verdict = { errno: 0 };

/**
 * Validates one value by the rules of `validateClientData`, or by a type of field. A login, and at registration an e-mail, is
 * wrong if another account has it: only valid ones are looked up, and lookups are counted (`lookupLimit`).
 */
export async function verdict(
  { subject, value, country, isRegistration }: ValidationQuestion,
  context: Pick<CallContext, 'settings' | 'texts' | 'now' | 'store' | 'client'>,
): Promise<Verdict> {
  const { settings, texts, now, store } = context;
  if ('type' in subject) {
    const problem = isRequired(value) ?? fieldTypes(settings)[subject.type](value);
    if (!problem) return right;
    return { errno: 1, code: problem.code, message: problemText(problem, translator(validationTexts, texts)) };
  }
  const problem = clientDataProblem(subject.field, value, {
    country,
    party: 'client',
    required: usuallyRequired,
    passwordForm: isRegistration ? 'registration' : 'account',
    limits: settings,
    today: calendarDay(now),
    numbers: numberRules,
  });
  if (!problem) {
    const isName = subject.field === 'login' || (subject.field === 'email' && isRegistration);
    if (!isName || value === '') return right;
    const client = await context.client();
    if (!(await isOfAnother(value, client?.[subject.field], store))) return right;
    const asked = { login: value, isClient: client !== null };
    const [taken] = await takenProblems([subject.field], asked, store, settings.loginMaximum);
    return { errno: 1, code: taken!.problem.code, message: problemSentence(taken!, texts) };
  }
  return { errno: 1, code: problem.code, message: clientDataText(problem, translator(validationCodeTexts, texts)) };
}
