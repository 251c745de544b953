import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { clientDataText } from '../../../../patterns/rules/client-data/problem.ts';
import type { RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import { validationCodeTexts } from '../../../../patterns/rules/error-catalogue.validation.texts.ts';
import type { Store } from '../../../store/index.ts';
import { clientTexts } from './texts.ts';

/** The message for a refused field. */
export function problemSentence({ field, problem }: RegistrationProblem, texts: TextsContext): string {
  if (field === 'email' && problem.code === 'used_login') return translator(clientTexts, texts)('accountExists');
  return clientDataText(problem, translator(validationCodeTexts, texts));
}

/** Whether another account has this name. A client's own name is free. @param own his name of that kind */
export const isOfAnother = async (name: string, own: string | undefined, store: Store): Promise<boolean> =>
  name.trim().toLowerCase() !== own?.toLowerCase() && (await store.clients.isTaken(name));

/** The code of a login that another account has: a new account cannot take it, a client cannot change to it (spec 8). */
export const takenLoginCode = ({ isClient }: { isClient: boolean }): 'login_taken' | 'used_login' =>
  isClient ? 'used_login' : 'login_taken';

/** The problems of names that another account has; for the login a free one is proposed. @param isClient who asks has an account */
export async function takenProblems(
  names: ReadonlyArray<'login' | 'email'>,
  { login, isClient }: { login: string; isClient: boolean },
  store: Store,
  loginMaximum: number,
): Promise<ReadonlyArray<RegistrationProblem>> {
  const proposed = names.includes('login') ? await proposeLogin(login, store, loginMaximum) : null;
  return names.map((field) => ({
    part: 'account',
    field,
    problem:
      field === 'email'
        ? { code: 'used_login' }
        : { code: takenLoginCode({ isClient }), ...(proposed !== null && { values: { login: proposed } }) },
  }));
}

const mostProposals = 20;
/** A login that is an e-mail proposes its part before the @. */
const nameIn = (login: string): string => login.trim().split('@')[0] || login.trim();

/** A free login made from the taken one; null where none was found. */
export async function proposeLogin(login: string, store: Store, loginMaximum: number): Promise<string | null> {
  for (let number = 1; number <= mostProposals; number += 1) {
    const end = String(number);
    const candidate = [...nameIn(login)].slice(0, loginMaximum - end.length).join('') + end;
    if (!(await store.clients.isTaken(candidate))) return candidate;
  }
  return null;
}
