import { loginProblem } from '../../../../../patterns/rules/client-data/credentials.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { proposeLogin } from '../../browser/problems.ts';

/** A free login to start with, from an e-mail: its part before the @; '' where that makes none. */
export async function firstLogin(
  email: string,
  { store, settings }: Pick<PageContext, 'store' | 'settings'>,
): Promise<string> {
  const name = (email.split('@')[0] ?? '').replaceAll(/[^\p{L}\d._-]/gu, '').slice(0, settings.loginMaximum);
  if (loginProblem(name, settings) !== null) return '';
  return (await store.clients.isTaken(name)) ? ((await proposeLogin(name, store, settings.loginMaximum)) ?? '') : name;
}
