import { checkVoucher } from '../../../features/payment/index.ts';
import type { CallContext } from '../context.ts';
import { moneyOf } from '../money.ts';
import type { VoucherArguments } from '../schema/types.ts';

/** What is left of a voucher, or with a PIN of a gift card; null where it cannot pay. */
export async function voucher({ number, pin }: VoucherArguments, context: CallContext) {
  const kind = pin ? 'gift-card' : 'voucher';
  const checked = await checkVoucher(context, { kind, number: number ?? '', pin: pin || null });
  return checked.problem === null ? { value: moneyOf(checked.left, context.settings.currency) } : null;
}
