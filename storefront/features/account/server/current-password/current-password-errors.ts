import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { isRequired } from '../../../../../patterns/rules/validation.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { clientTexts } from '../../browser/texts.ts';
import { currentPasswordTexts } from './texts.ts';

/**
 * What is wrong with the typed current password of a client: left empty, or another one. Empty where it is right.
 *
 * @param name of its field
 */
export async function currentPasswordErrors(
  { store, texts }: Pick<PageContext, 'store' | 'texts'>,
  client: { readonly id: number },
  name: string,
  password: string,
): Promise<ReadonlyArray<FormError>> {
  const empty = fieldProblem(password, [isRequired], texts);
  if (empty === undefined && (await store.clients.hasPassword(client.id, password))) return [];
  const label = translator(currentPasswordTexts, texts)('label');
  return [{ name, label, message: empty ?? translator(clientTexts, texts)('wrongPassword') }];
}
