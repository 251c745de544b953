import { translator } from '../../../../../components/texts/texts.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { ChosenPart, TakenPart } from '../../../../store/index.ts';
import { orderTexts } from '../../../catalogue/browser.ts';
import { paymentName } from '../../../payment/index.ts';
import type { PartFormsProps } from '../../../payment/part-forms.ts';
import { loadCheckout } from '../../server/load-checkout.ts';
import { fundsTexts } from '../../server/funds-texts.ts';
import { paymentPartsTexts } from './texts.ts';

export type PartsContext = PageContext<'payment-parts'>;

export interface PaymentPartsData {
  total: string;
  method: string;
  chosen: ReadonlyArray<{ name: string; text: string }>;
  rest: string;
  forms: Omit<PartFormsProps, 'attempt'>;
  back: string;
}

/** What pays the order beside its method. It needs the choices of step 1. */
export async function loadPaymentParts(context: PartsContext) {
  const state = await loadCheckout(context);
  if (state.kind !== 'ready' || state.checkout.basket.lines.length === 0) return redirect(addressOf('order-step-1'));
  const { paying, method } = state.checkout;
  const { texts } = context;
  const { paid } = shopMoney(context);
  const t = translator(paymentPartsTexts, texts);
  return page<PaymentPartsData>({
    total: paid(paying.total),
    method: translator(orderTexts, texts)(`payment.${method.id}`),
    chosen: paying.chosen.map((one) => {
      const name = paymentName(one.kind, texts);
      const part = paying.parts.find((taken) => isSamePart(taken, one));
      return { name, text: part ? t('part', { name, amount: `−${paid(part.amount)}` }) : t('idle', { name }) };
    }),
    rest: paid(paying.rest),
    forms: { action: addressOf('payment-parts'), ...fundsTexts(paying.funds, context) },
    back: addressOf('order-step-2'),
  });
}

/** Whether a part is the chosen one: of funds there is one each, of vouchers one by number. */
export const isSamePart = ({ method, data }: Pick<TakenPart, 'method' | 'data'>, chosen: ChosenPart): boolean =>
  method === chosen.kind && ('number' in chosen ? chosen.number === data.voucher : true);

export const headOfPaymentParts = (_data: PaymentPartsData, { texts }: Pick<PartsContext, 'texts'>): PageHead => ({
  title: translator(paymentPartsTexts, texts)('title'),
  isIndexed: false,
});
