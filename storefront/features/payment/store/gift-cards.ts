import { createHash, randomInt } from 'node:crypto';
import { checkedNumber, giftCardEnd } from '../../../../patterns/rules/voucher.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Database, Tx } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import type { Product } from '../../catalogue/types.ts';
import type { OrderRow } from './payment-rows.ts';
import { pinHash } from './vouchers.ts';

/** Kind of the mail with the gift cards of an order; its payload is the order's number. */
export const giftCardsMail = 'gift-cards';

/** A gift card that an order sold. */
export interface SoldGiftCard {
  number: string;
  pin: string;
  worth: Grosze;
  /** The last moment at which it pays, in epoch milliseconds. */
  validUntil: number;
}

/** Made of the order's secret, so the PIN itself is not stored, and can be mailed and shown again. */
const pinOf = (number: string, accessKey: string): string =>
  createHash('sha256').update(`${accessKey} ${number}`).digest().readUIntBE(0, 6).toString().slice(-6).padStart(6, '0');

/** A number for a new card. Its twelve random digits keep it from being guessed. */
const newNumber = (): string => checkedNumber(`600${String(randomInt(10 ** 12)).padStart(12, '0')}`);

/** How many rows one statement writes. */
const atOnce = 500;

/**
 * The gift cards that a locked order has sold, once nothing of it is left to pay: each is worth what it cost, and they are
 * mailed to the buyer. Nothing where it sold none, or has them already.
 */
export async function issueGiftCards(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'number' | 'email' | 'language' | 'currency' | 'access_key'>,
  now: number,
): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['order_lines.quantity', 'order_lines.unit_gross', 'products.details'])
    .where('order_lines.order_id', '=', order.id)
    .where('order_lines.unit_gross', '>', 0)
    .where('products.type', '=', 'product_virtual')
    .orderBy('order_lines.position')
    .execute();
  const cards = lines
    .filter(({ details }) => fromJson<Pick<Product, 'virtualDelivery'>>(details).virtualDelivery === 'email')
    .flatMap(({ quantity, unit_gross }) => Array.from({ length: Math.floor(quantity / 1000) }, () => unit_gross));
  if (cards.length === 0) return;
  const issued = await tx.selectFrom('vouchers').select('number').where('order_id', '=', order.id).executeTakeFirst();
  if (issued) return;
  const valid_until = giftCardEnd(now);
  const rows = cards.map((worth) => {
    const number = newNumber();
    return {
      number,
      kind: 'gift-card' as const,
      pin_hash: pinHash(number, pinOf(number, order.access_key)),
      worth,
      left_amount: worth,
      currency: order.currency,
      is_foreign: 0,
      is_blocked: 0,
      valid_until,
      order_id: order.id,
    };
  });
  for (let start = 0; start < rows.length; start += atOnce)
    await tx
      .insertInto('vouchers')
      .values(rows.slice(start, start + atOnce))
      .execute();
  await enqueue(tx, { kind: giftCardsMail, to: order, payload: { number: order.number } }, now);
}

/** The gift cards of a cancelled order pay no more. */
export const blockGiftCards = (tx: Tx, { id }: Pick<OrderRow, 'id'>) =>
  tx.updateTable('vouchers').set({ is_blocked: 1 }).where('order_id', '=', id).execute();

/** The gift cards that orders sold. */
export const giftCardsOf = ({ read }: Pick<Database, 'read'>) => ({
  /** Of one order; none before it is paid, and none that are blocked. */
  async ofOrder({ id, accessKey }: { id: number; accessKey: string }): Promise<ReadonlyArray<SoldGiftCard>> {
    const rows = await read
      .selectFrom('vouchers')
      .select(['number', 'worth', 'valid_until'])
      .where('order_id', '=', id)
      .where('is_blocked', '=', 0)
      .orderBy('worth')
      .orderBy('number')
      .execute();
    return rows.map(({ number, worth, valid_until }) => ({
      number,
      pin: pinOf(number, accessKey),
      worth,
      validUntil: valid_until ?? 0,
    }));
  },
});
