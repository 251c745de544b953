import { shopMoney, type MoneyWording } from '../../../../patterns/rules/shop-money.ts';
import { groupedVoucherNumber } from '../../../../patterns/rules/voucher.ts';
import { calendarDay, formatDay } from '../../../../patterns/rules/warsaw-time.ts';
import type { SoldGiftCard } from '../store/gift-cards.ts';

/** A sold gift card, as its buyer reads it. */
export type GiftCardView = Readonly<Record<'number' | 'pin' | 'worth' | 'until', string>>;

export const giftCardView =
  (wording: MoneyWording) =>
  ({ number, pin, worth, validUntil }: SoldGiftCard): GiftCardView => ({
    number: groupedVoucherNumber(number),
    pin,
    worth: shopMoney(wording).paid(worth),
    until: formatDay(calendarDay(validUntil), wording.texts.locale, { dateStyle: 'long' }),
  });
