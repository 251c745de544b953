import { useState } from 'react';
import type { FieldCheck } from '../../components/form/index.ts';
import { useTextsContext } from '../../components/texts/index.ts';
import { accountProblems, type AccountCheck } from './account-check.ts';
import { accountErrors, accountNames, readAccountForm, typedOf, type AccountField } from './form-values.ts';

const linked: ReadonlyArray<ReadonlyArray<AccountField>> = [
  ['street', 'streetNumber'],
  ['login', 'password', 'passwordRepeat'],
];

/** What is judged together, by the names of the form. */
export const linkedAccountFields = linked.map((fields) => fields.map((field) => accountNames[field]));

/**
 * Judges each field as the server will, by reading the whole form; whether an e-mail or a login is taken, only the server
 * knows: what asks it is fetched when the first of them is there to be asked about.
 */
export function useAccountCheck({ rules, ownLogin }: AccountCheck): { judge: FieldCheck; request: typeof fetch } {
  const texts = useTextsContext();
  const [request] = useState(() => {
    let asking: Promise<typeof fetch> | undefined;
    const ask: typeof fetch = async (address, init) => {
      asking ??= import('./ask-client-data.ts').then(({ clientDataAsker }) => clientDataAsker(texts));
      return (await asking)(address, init);
    };
    return ask;
  });
  return {
    request,
    judge({ name }, form) {
      const problems = accountProblems(typedOf(readAccountForm(form), null), { rules, ownLogin });
      return accountErrors(problems, texts).find((error) => error.name === name)?.message ?? null;
    },
  };
}
