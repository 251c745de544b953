import { translator } from '../../../../components/texts/texts.ts';
import { basketTexts } from '../../../features/basket/index.ts';
import type { CallContext } from '../context.ts';
import type { EditCurrentSettingsArguments } from '../schema/types.ts';
import { succeeded, type Result } from './result.ts';

/** The only setting is whether an order may be divided: where the shop divides orders, each order chooses. */
export function editCurrentSettings(
  { ShopSettingsInput }: EditCurrentSettingsArguments,
  { texts, settings }: CallContext,
): Result {
  if (!ShopSettingsInput.isAllowedToDivisionOrder || settings.canDivideOrders) return succeeded;
  return { status: 'error', error: { code: 'not_divided', message: translator(basketTexts, texts)('notDivided') } };
}
