import type { Kysely } from 'kysely';
import { needsParcel } from '../../../../patterns/rules/basket-groups.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';

export interface Gift {
  productId: number;
  /** The sizes in stock, by priority; a gift without one is not offered. */
  sizes: ReadonlyArray<string>;
  /** The maximum given. */
  quantity: Thousandths;
  note: string;
}

export interface GiftOffer {
  /** Alternatives: the gifts of the highest reached step. */
  choices: ReadonlyArray<Gift>;
  /** Additional, with every order. */
  always: ReadonlyArray<Gift>;
  /** The worth that unlocks other gifts; null above the top. */
  next: Grosze | null;
}

/** What decides on the presents of a basket. */
export interface GiftTerms {
  worth: Grosze;
  /** Whether a parcel is sent: without one a present cannot come. */
  hasParcel: boolean;
}

/** The presents for a basket. Works inside a transaction and outside. */
export async function readGiftOffer(db: Kysely<Schema>, { worth, hasParcel }: GiftTerms): Promise<GiftOffer> {
  // Sequential: inside a transaction there is one connection.
  const gifts = await db
    .selectFrom('gifts')
    .innerJoin('products', 'products.id', 'gifts.product_id')
    .selectAll('gifts')
    .select('products.type')
    .orderBy('from_worth')
    .orderBy('position')
    .execute();
  const sizes = await db
    .selectFrom('offered_sizes')
    .select(['product_id', 'type', 'amount'])
    .where('product_id', 'in', (eb) => eb.selectFrom('gifts').select('gifts.product_id'))
    .where('availability', '<>', 'disable')
    .orderBy('priority')
    .orderBy('type')
    .execute();
  const offered = gifts.flatMap((row) => {
    // Gifts come from stock: none is made to order.
    const there = sizes.filter(
      ({ product_id, amount }) => product_id === row.product_id && (amount === -1 || amount >= row.quantity),
    );
    if (there.length === 0 || (needsParcel(row.type) && !hasParcel)) return [];
    const gift: Gift = {
      productId: row.product_id,
      sizes: there.map(({ type }) => type),
      quantity: row.quantity,
      note: row.note,
    };
    return [{ kind: row.kind, fromWorth: row.from_worth, gift }];
  });
  const steps = offered.filter(({ kind }) => kind === 'threshold');
  const reached = Math.max(-1, ...steps.map(({ fromWorth }) => fromWorth).filter((from) => from <= worth));
  return {
    choices: steps.filter(({ fromWorth }) => fromWorth === reached).map(({ gift }) => gift),
    always: offered.filter(({ kind }) => kind === 'always').map(({ gift }) => gift),
    next: steps.find(({ fromWorth }) => fromWorth > worth)?.fromWorth ?? null,
  };
}

/** Presents by what is in the basket. */
export const giftsOf = ({ read }: Database) => ({
  for: (terms: GiftTerms): Promise<GiftOffer> => readGiftOffer(read, terms),
});
