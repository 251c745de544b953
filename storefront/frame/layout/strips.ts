import { isCodeStripDismissed, isPromoStripDismissed } from '../../../patterns/promo-strip/index.ts';
import { formatMoney } from '../../../patterns/rules/money.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import type { BuyingContext } from '../../shared/session.ts';

type Context = Pick<BuyingContext, 'store' | 'settings' | 'cookies' | 'now' | 'texts'>;

/** The code of the strip while it is a promise that holds; the spelling of the platform's cookie is the wire's (2.8). */
export async function promoCodeOf({
  store,
  settings,
  cookies,
  now,
}: Context): Promise<{ code: string; text: string } | null> {
  const { promoCode: code, promoCodeText: text } = settings;
  if (code === '' || isCodeStripDismissed(cookies) || /(?:^|; )rabateCode_clicked=(?!;|$)/.test(cookies)) return null;
  return (await store.rebates.find(code, now)).kind === 'valid' ? { code, text } : null;
}

/** Whether free delivery is promised and its strip was not closed, also by a script of the platform (contract 2.8). */
export const hasPromoStrip = ({ settings, cookies }: Context): boolean =>
  settings.freeShippingFrom > 0 &&
  !isPromoStripDismissed(cookies) &&
  !/(?:^|; )freeeshipping_clicked=(?!;|$)/.test(cookies);

/** From what worth delivery is free: "250 zł", a round amount without its decimals. */
export function freeShippingAmount(context: Context): string {
  const { freeShippingFrom } = context.settings;
  const { paid } = shopMoney(context).formats;
  const isRound = freeShippingFrom % 100 === 0;
  return formatMoney(freeShippingFrom, isRound ? { ...paid, mask: paid.mask.replace(/[^#0]0+$/, '') } : paid);
}
