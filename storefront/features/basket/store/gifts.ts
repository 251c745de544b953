import type { Kysely } from 'kysely';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';

export interface Gift {
  productId: number;
  /** Those of its sizes that are there, by priority; a gift without one is not offered. */
  sizes: ReadonlyArray<string>;
  /** The most that is given. */
  quantity: Thousandths;
  note: string;
}

export interface GiftOffer {
  /** One of these: the gifts of the highest step that the basket reaches. */
  choices: ReadonlyArray<Gift>;
  /** Beside it, with every order. */
  always: ReadonlyArray<Gift>;
  /** From what worth other gifts wait; null where there is nothing above. */
  next: Grosze | null;
}

/** The presents that a basket of this worth may have. Works inside a transaction and outside. */
export async function readGiftOffer(db: Kysely<Schema>, worth: Grosze): Promise<GiftOffer> {
  // One after the other: inside a transaction there is one connection.
  const gifts = await db.selectFrom('gifts').selectAll().orderBy('from_worth').orderBy('position').execute();
  const sizes = await db
    .selectFrom('offered_sizes')
    .select(['product_id', 'type', 'amount'])
    .where('product_id', 'in', (eb) => eb.selectFrom('gifts').select('gifts.product_id'))
    .where('availability', '<>', 'disable')
    .orderBy('priority')
    .orderBy('type')
    .execute();
  const offered = gifts.flatMap((row) => {
    // What is given comes from the shelf: nothing is made to order for it.
    const there = sizes.filter(
      ({ product_id, amount }) => product_id === row.product_id && (amount === -1 || amount >= row.quantity),
    );
    if (there.length === 0) return [];
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

/** Presents by the worth of the basket. */
export const giftsOf = ({ read }: Database) => ({
  for: (worth: Grosze): Promise<GiftOffer> => readGiftOffer(read, worth),
});
