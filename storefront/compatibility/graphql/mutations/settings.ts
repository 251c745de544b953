import { translator } from '../../../../components/texts/texts.ts';
import { basketTexts } from '../../../features/basket/index.ts';
import type { CallContext } from '../context.ts';
import type { EditCurrentSettingsArguments } from '../schema/types.ts';
import { succeeded, type Result } from './result.ts';

/** The only setting is whether an order may be divided: this shop sends each as a whole, and returns that. */
export function editCurrentSettings(
  { ShopSettingsInput }: EditCurrentSettingsArguments,
  { texts }: CallContext,
): Result {
  if (!ShopSettingsInput.isAllowedToDivisionOrder) return succeeded;
  return { status: 'error', error: { code: 'not_divided', message: translator(basketTexts, texts)('notDivided') } };
}
