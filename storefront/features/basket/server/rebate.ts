import { errorText, type ErrorKey } from '../../../../patterns/rules/error-catalogue.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { rebateOf } from '../../../../patterns/rules/rebate-code.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import type { RebateAnswer } from '../../../store/index.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';

/** `code` is the platform's (`rebates_code_ok`, wire contract 4), `text` the sentence for the shopper. */
export interface RebateResult {
  isActive: boolean;
  code: string;
  text: string;
}

const refusals = {
  unknown: 'message.rebates_code_undefined',
  not_begun: 'message.rebates_code_notbegun',
  expired: 'message.rebates_code_expired',
  used: 'message.rebates_code_used',
} as const satisfies Record<Exclude<RebateAnswer['kind'], 'valid'>, ErrorKey>;

const resultOf = (key: ErrorKey, isActive: boolean, { texts }: Pick<BuyingContext, 'texts'>): RebateResult => ({
  isActive,
  code: key.slice(key.lastIndexOf('.') + 1),
  text: errorText(key, texts),
});

/**
 * Replaces the basket's discount code (H-03). A refused one changes nothing. The reduction is calculated on every read
 * of the basket.
 */
export async function activateRebate(context: BuyingContext, typed: string): Promise<RebateResult> {
  const answer = await context.store.rebates.find(typed, context.now);
  if (answer.kind !== 'valid') return resultOf(refusals[answer.kind], false, context);
  const session = await ensureSession(context);
  const { productsTotal } = await context.store.baskets.ofSession(session);
  if (!rebateOf(answer.rebate, productsTotal)) {
    const amount = shopMoney(context).paid(answer.rebate.fromWorth);
    const text = translator(basketTexts, context.texts)('rebateFrom', { amount });
    return { isActive: false, code: 'rebates_code_worth', text };
  }
  await context.store.basketOffers.setCode(session, answer.rebate.code);
  return resultOf('message.rebates_code_ok', true, context);
}

/** Removes the code. Without one it is no error. */
export async function deactivateRebate(context: BuyingContext): Promise<RebateResult> {
  await context.store.basketOffers.setCode(await ensureSession(context), null);
  return resultOf('message.rebates_code_deleted', false, context);
}
