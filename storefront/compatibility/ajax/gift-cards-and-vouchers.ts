import { errorText } from '../../../patterns/rules/error-catalogue.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import { toWire } from '../../../patterns/rules/money.ts';
import { checkVoucher, type PartProblem } from '../../features/payment/index.ts';
import { ajaxCall } from './calling/ajax-call.ts';
import { json } from './calling/formats.ts';

/** The number of each refusal: those of vouchers are v1 to v8, 9 is a gift card. */
const errnoOf = (problem: PartProblem): number => (/^v[1-8]$/.test(problem) ? Number(problem.slice(1)) : 9);

/** What is left of a voucher, or with a PIN of a gift card, or why it cannot pay (wire contract 2.5). */
export const giftCardsAndVouchersCall = ajaxCall({
  name: 'gift-cards-and-vouchers',
  path: '/ajax/gift-cards-and-vouchers.php',
  format: json,
  async answer({ parameters }, context) {
    const number = (parameters.get('voucher_id') ?? '').slice(0, 40);
    const pin = (parameters.get('pin_value') ?? '').trim().slice(0, 40);
    const kind = pin === '' ? 'voucher' : 'gift-card';
    const checked = await checkVoucher(context, { kind, number, pin: pin || null });
    if (checked.problem !== null) {
      return { errno: errnoOf(checked.problem), errdesc: errorText(`error.payment.${checked.problem}`, context.texts) };
    }
    const formatted = shopMoney(context).paid(checked.left).replaceAll('\u00a0', ' ');
    return { errno: 0, type: kind, value: toWire(checked.left), value_formatted: formatted };
  },
});
