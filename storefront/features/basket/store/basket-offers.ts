import type { ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { needsParcel } from '../../../../patterns/rules/basket-groups.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { rebateOf, rebateState, type Rebate } from '../../../../patterns/rules/rebate-code.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { toUnit, type Unit } from '../../catalogue/store.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { prepared } from '../../../platform/store/engine/prepared.ts';
import { readGiftOffer, type Gift } from './gifts.ts';
import { readRebate, rebateCodeOf } from './rebates.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { readLines, type LineKey } from './lines.ts';
import { lockBasket } from './lock-basket.ts';

/** The `additional` of a present, beside the paid line of the same size: no real `additional` equals it. */
export const giftAdditional = 'gift';

/** A free present in the basket. */
export interface GiftLine extends LineKey {
  kind: 'threshold' | 'always';
  name: string;
  versionName: string;
  sizeName: string;
  unit: Unit;
  vatPercent: number | null;
  quantity: Thousandths;
}

export interface AppliedRebate extends Rebate {
  code: string;
}

/** The offers of a basket. */
export interface BasketOffers {
  /** The typed code, whatever its worth; null without one. */
  code: string | null;
  /** Its current worth; null if none. */
  rebate: AppliedRebate | null;
  /** The worth from which the code works, where the basket is below it and nothing else is against the code. */
  rebateFrom: Grosze | null;
  /** The chosen presents still given at this worth. */
  gifts: ReadonlyArray<GiftLine>;
  /** The chosen ones lost at this worth or without a parcel; they return with it (requirement X-14). */
  lostGifts: ReadonlyArray<LostGift>;
}

export interface LostGift extends Pick<GiftLine, 'kind' | 'productId' | 'size' | 'name'> {
  /** Whether the basket has a parcel in which it could come. */
  hasParcel: boolean;
}

export type GiftOutcome =
  | { kind: 'chosen'; gift: GiftLine }
  /** Not, or no longer, given at this worth (requirement X-14). */
  | { kind: 'not_offered' }
  /** It has several sizes, and none was named. */
  | { kind: 'no_size' };

/** Code and presents of a basket of this worth, and whether any are chosen. Works inside a transaction and outside. */
export async function readBasketOffers(
  db: Kysely<Schema>,
  basketId: number,
  worth: Grosze,
  now: number,
): Promise<BasketOffers & { hasGifts: boolean }> {
  const [basket] = await readOffersOfBasket(db, basketId);
  return { ...(await offersOf(db, basket, worth, now)), hasGifts: Boolean(basket?.has_gifts) };
}

/** Few baskets have presents: most are read without asking for them. */
const offerColumns = (eb: ExpressionBuilder<Schema, 'baskets'>) =>
  [
    'baskets.id',
    'rebate_code',
    eb
      .exists(eb.selectFrom('basket_gifts').select('kind').whereRef('basket_gifts.basket_id', '=', 'baskets.id'))
      .as('has_gifts'),
  ] as const;

const readOffersOfBasket = prepared((db, basketId: number) =>
  db.selectFrom('baskets').select(offerColumns).where('id', '=', basketId),
);
const readOffersOfSession = prepared((db, session: SessionHash) =>
  db.selectFrom('baskets').select(offerColumns).where('session_hash', '=', session),
);

async function offersOf(
  db: Kysely<Schema>,
  basket: { id: number; rebate_code: string | null; has_gifts: SqlBool } | undefined,
  worth: Grosze,
  now: number,
): Promise<BasketOffers> {
  if (!basket) return { code: null, ...noRebate, ...noGifts };
  const { id, rebate_code: code, has_gifts: hasGifts } = basket;
  return {
    code,
    ...(await readApplied(db, code, worth, now)),
    ...(hasGifts ? await readGifts(db, id, worth) : noGifts),
  };
}

async function readApplied(
  db: Kysely<Schema>,
  code: string | null,
  worth: Grosze,
  now: number,
): Promise<Pick<BasketOffers, 'rebate' | 'rebateFrom'>> {
  const terms = code === null ? null : await readRebate(db, code);
  // An empty basket gets no discount.
  if (!terms || worth === 0 || rebateState(terms, now) !== 'valid') return noRebate;
  const rebate = rebateOf(terms, worth);
  if (!rebate) return { rebate: null, rebateFrom: terms.fromWorth };
  return { rebate: { code: terms.code, ...rebate }, rebateFrom: null };
}

async function readGifts(
  db: Kysely<Schema>,
  basketId: number,
  worth: Grosze,
): Promise<Pick<BasketOffers, 'gifts' | 'lostGifts'>> {
  // An empty basket has no presents and loses none.
  if (worth === 0) return noGifts;
  const rows = await db
    .selectFrom('basket_gifts as gift')
    .innerJoin('products as product', 'product.id', 'gift.product_id')
    .innerJoin('sizes as size', (join) =>
      join.onRef('size.product_id', '=', 'gift.product_id').onRef('size.type', '=', 'gift.size_type'),
    )
    .selectAll('product')
    .select(['gift.kind as gift_kind', 'gift.size_type', 'size.name as size_name'])
    .where('gift.basket_id', '=', basketId)
    // The present of the step first.
    .orderBy('gift.kind', 'desc')
    .execute();
  if (rows.length === 0) return noGifts;
  const hasParcel = (await readTypes(db, basketId)).some(({ type }) => needsParcel(type));
  const { choices, always } = await readGiftOffer(db, { worth, hasParcel });
  const gifts: GiftLine[] = [];
  const lostGifts: LostGift[] = [];
  for (const row of rows) {
    const kind = row.gift_kind as GiftLine['kind'];
    const named = { kind, productId: row.id, size: row.size_type, name: row.name };
    const offered = (kind === 'threshold' ? choices : always).find(({ productId }) => productId === row.id);
    if (!offered?.sizes.includes(row.size_type)) lostGifts.push({ ...named, hasParcel });
    else {
      gifts.push({
        ...named,
        additional: giftAdditional,
        versionName: row.version_name,
        sizeName: row.size_name,
        unit: toUnit(row),
        vatPercent: row.vat_percent,
        quantity: offered.quantity,
      });
    }
  }
  return { gifts, lostGifts };
}

/** The product types of a basket. */
const readTypes = (db: Kysely<Schema>, basketId: number) =>
  db
    .selectFrom('basket_lines as line')
    .innerJoin('products as product', 'product.id', 'line.product_id')
    .select('product.type')
    .distinct()
    .where('line.basket_id', '=', basketId)
    .execute();

const noRebate = { rebate: null, rebateFrom: null } as const;
const noGifts = { gifts: [], lostGifts: [] } as const;

/** Discount code and presents of baskets. */
export function basketOffersOf(database: Database, clock: Clock) {
  const { read } = database;

  return {
    /** Offers for the session's basket of this worth. */
    async ofSession(session: SessionHash | null, worth: Grosze): Promise<BasketOffers> {
      const [basket] = session === null ? [] : await readOffersOfSession(read, session);
      return offersOf(read, basket, worth, clock());
    },

    /** Replaces the basket's code; null removes it. Its worth is checked on read. */
    async setCode(session: SessionHash, code: string | null): Promise<void> {
      await transact(database, async (tx) => {
        const id = await lockBasket(tx, session, clock());
        const rebate_code = code === null ? null : rebateCodeOf(code);
        await tx.updateTable('baskets').set({ rebate_code }).where('id', '=', id).execute();
      });
    },

    /** Replaces the present of its kind: one is active at a time (spec 4). */
    async chooseGift(
      session: SessionHash,
      { productId, size }: { productId: number; size: string },
    ): Promise<GiftOutcome> {
      return transact(database, async (tx): Promise<GiftOutcome> => {
        const basketId = await lockBasket(tx, session, clock());
        const lines = await readLines(tx, basketId);
        const worth = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
        const hasParcel = lines.some(({ type }) => needsParcel(type));
        const { choices, always } = await readGiftOffer(tx, { worth, hasParcel });
        const isMeant = (gift: Gift) => gift.productId === productId;
        const kind = choices.some(isMeant) ? 'threshold' : 'always';
        const gift = choices.find(isMeant) ?? always.find(isMeant);
        if (!gift) return { kind: 'not_offered' };
        const [only, ...others] = gift.sizes;
        const size_type = size === '' && others.length === 0 ? only! : sizeType(size);
        if (size_type === '') return { kind: 'no_size' };
        if (!gift.sizes.includes(size_type)) return { kind: 'not_offered' };
        await tx
          .insertInto('basket_gifts')
          .values({ basket_id: basketId, kind, product_id: productId, size_type })
          .onConflict((conflict) =>
            conflict.columns(['basket_id', 'kind']).doUpdateSet({ product_id: productId, size_type }),
          )
          .execute();
        const chosen = (await readGifts(tx, basketId, worth)).gifts.find((line) => line.kind === kind);
        return chosen ? { kind: 'chosen', gift: chosen } : { kind: 'not_offered' };
      });
    },

    /** Removes a present by product or kind; by default that of the step. A missing one is no error. */
    async removeGift(session: SessionHash, gift: number | GiftLine['kind'] = 'threshold'): Promise<void> {
      await transact(database, async (tx) => {
        const basketId = await lockBasket(tx, session, clock());
        const gifts = tx.deleteFrom('basket_gifts').where('basket_id', '=', basketId);
        await (
          typeof gift === 'number' ? gifts.where('product_id', '=', gift) : gifts.where('kind', '=', gift)
        ).execute();
      });
    },
  };
}
