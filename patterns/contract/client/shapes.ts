import { shownWireMoney } from '../../rules/money.ts';
import type { PriceType } from '../../rules/price-calculator.ts';
import { nullable, number, object, or, text, type Decoded, type Decoder } from './decode.ts';

/* What several answers have in common. */

/** A formatted amount, which no line of a page breaks: calls send plain spaces (wire contract 1.9). */
export const amountText: Decoder<string> = (value) => shownWireMoney(text(value));

/** An amount: for reckoning and for reading ("12,34 zł"). */
export const money = object({ value: number, currency: or(text, ''), formatted: amountText });
export type WireMoney = Decoded<typeof money>;
export const moneySelection = '{value currency formatted}';

/** A price of the kind that the shop shows, where it has one; the other kind is not asked for. */
export function priceOf(kind: PriceType): Decoder<WireMoney | null> {
  const read = nullable(object({ [kind]: nullable(money) }));
  return (value) => read(value)?.[kind] ?? null;
}
export const priceSelection = (kind: PriceType): string => `{${kind}${moneySelection}}`;

/** Something with a name that leads somewhere. */
export const link = object({ name: text, link: nullable(text) });
export type WireLink = Decoded<typeof link>;

/** What went wrong, in a code and perhaps in words. */
export const message = object({ code: or(text, ''), message: or(text, '') });
export type WireMessage = Decoded<typeof message>;
