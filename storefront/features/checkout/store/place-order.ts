import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { netOf, type Thousandths } from '../../../../patterns/rules/price.ts';
import { warsawDay } from '../../../../patterns/rules/warsaw-time.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { toJson } from '../../../platform/store/json.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';
import { enqueue, whoAsks } from '../../../platform/store/outbox.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import {
  giftAdditional,
  readBasketOffers,
  orderFiles,
  isSameLine,
  readLines,
  changedAt,
  readShelf,
  type AppliedRebate,
  type GiftLine,
  type BasketLine,
  type LineKey,
  type SizeKey,
} from '../../basket/store.ts';
import { insertPayment, issueGiftCards, payFirst, spendPoints, type OrderParts } from '../../payment/store.ts';
import { holdUnpaid } from './hold-unpaid.ts';
import { costOpenNote } from './set-delivery-cost.ts';
import { keepParts } from './order-parts.ts';
import type { PlacedOrder, PlaceOrder, PlaceOutcome, StockShare } from './order-types.ts';
import { compareSizes, takeStock } from './stock.ts';

const currency = 'PLN';
/** The method pays all of it. */
const noParts: OrderParts = { parts: [], points: { earned: 0, worth: 1 } };

/** The order's fields of a line, bought or given. */
type OrderedLine = Omit<GiftLine, 'kind'> &
  Pick<BasketLine, 'unitGross' | 'totalGross' | 'comment' | 'files' | 'options' | 'problem'> & {
    quantityData: Pick<BasketLine['quantityData'], 'amount'>;
  };

/** Rolls the transaction back and carries the answer out of it. */
class Refusal extends Error {
  readonly outcome: PlaceOutcome;

  constructor(outcome: PlaceOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * One transaction: key claimed, basket locked, stock taken, order, payment, mail, basket emptied. Everyone locks rows
 * in the same order (key, basket, sizes sorted, code, counter), so that no two orders deadlock.
 */
export async function placeOrder(database: Database, command: PlaceOrder, now: number): Promise<PlaceOutcome> {
  try {
    return await transact(database, (tx) => place(tx, command, now));
  } catch (error) {
    if (error instanceof Refusal) return error.outcome;
    throw error;
  }
}

async function place(tx: Tx, command: PlaceOrder, now: number): Promise<PlaceOutcome> {
  const { session, idempotencyKey } = command;
  const key = claimOf(session, idempotencyKey);
  // A second submit waits for the first to end, then returns its order.
  const claimed = await tx
    .insertInto('order_claims')
    .values({ idempotency_key: key, order_id: null, claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('idempotency_key')
    .executeTakeFirst();
  if (!claimed) return { kind: 'repeated', order: (await findPlaced(tx, session, idempotencyKey))! };

  // A no-op update: locks it and reads its version.
  const basket = await tx
    .updateTable('baskets')
    .set((eb) => ({ session_hash: eb.ref('session_hash') }))
    .where('session_hash', '=', session)
    .returning(['id', 'updated_at'])
    .executeTakeFirst();
  const lines = basket ? await readLines(tx, basket.id) : [];
  if (!basket || lines.length === 0) throw new Refusal({ kind: 'empty' });
  const worth = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
  const { rebate, gifts, hasGifts } = await readBasketOffers(tx, basket.id, worth, now);
  const ordered: ReadonlyArray<OrderedLine> = [...lines, ...gifts.map(asOrdered)];
  refuseIfChanged(ordered, rebate, command);
  const { version, productsTotal } = command.judged;
  if (basket.updated_at !== version || worth !== productsTotal) throw new Refusal({ kind: 'basket_changed' });

  const takenFrom = await takeAll(tx, ordered, command.delivery.stockId);
  if (rebate) await useRebate(tx, rebate);
  const order = await writeOrder(tx, ordered, takenFrom, rebate, command, now);
  const unpaidRefusal = await holdUnpaid(tx, order, ordered, command);
  if (unpaidRefusal) throw new Refusal(unpaidRefusal);
  await tx.updateTable('order_claims').set({ order_id: order.id }).where('idempotency_key', '=', key).execute();
  await enqueue(tx, { kind: command.mailKind, to: whoAsks(command.email), payload: { number: order.number } }, now);
  await tx.deleteFrom('basket_lines').where('basket_id', '=', basket.id).execute();
  if (hasGifts) await tx.deleteFrom('basket_gifts').where('basket_id', '=', basket.id).execute();
  await tx
    .updateTable('baskets')
    .set({ rebate_code: null, removed_lines: null, updated_at: changedAt(now) })
    .where('id', '=', basket.id)
    .execute();
  await tx.deleteFrom('payment_drafts').where('session_hash', '=', command.session).execute();
  await tx.deleteFrom('order_drafts').where('session_hash', '=', command.session).execute();
  return { kind: 'placed', order };
}

/** A present is a free line. */
const asOrdered = (gift: GiftLine): OrderedLine => ({
  ...gift,
  unitGross: 0,
  totalGross: 0,
  comment: '',
  files: [],
  options: {},
  problem: null,
  quantityData: { amount: gift.quantity },
});

/** Counts the use of a code; one order gets the last one. */
async function useRebate(tx: Tx, { code, goods }: AppliedRebate): Promise<void> {
  const used = await tx
    .updateTable('rebate_codes')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('most_uses', 'is', null), eb('used', '<', eb.ref('most_uses'))]))
    .returning('code')
    .executeTakeFirst();
  if (!used) throw new Refusal({ kind: 'rebate_changed', expected: goods, actual: 0 });
}

const claimOf = (session: SessionHash, key: string): string => `${session}.${key}`;

/** The order made with a session's key; null if none. */
export async function findPlaced(db: Kysely<Schema>, session: SessionHash, key: string): Promise<PlacedOrder | null> {
  const row = await db
    .selectFrom('order_claims')
    .innerJoin('orders', 'orders.id', 'order_claims.order_id')
    .select(['orders.id', 'orders.number', 'orders.access_key', 'orders.total', 'orders.placed_at'])
    .select('orders.payment_method')
    .select((eb) =>
      eb
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.is_replaced', '=', 0)
        .where('payments.state', 'in', ['chosen', 'interrupted', 'error'])
        .select((inner) => inner.fn.sum<number>('payments.amount').as('amount'))
        .as('left'),
    )
    .where('order_claims.idempotency_key', '=', claimOf(session, key))
    .executeTakeFirst();
  if (!row) return null;
  const { id, number, total } = row;
  return {
    id,
    number,
    accessKey: row.access_key,
    total,
    method: row.payment_method,
    left: row.left ?? 0,
    placedAt: row.placed_at,
  };
}

/** The shopper agreed to the summary: changed lines, quantities, prices or presents need a new agreement. */
function refuseIfChanged(
  lines: ReadonlyArray<OrderedLine>,
  rebate: AppliedRebate | null,
  { expected, rebate: seenRebate = null }: PlaceOrder,
): void {
  const isThere = (seen: LineKey) => lines.some((line) => isSameLine(line, seen));
  if (expected.some((seen) => seen.additional === giftAdditional && !isThere(seen))) {
    throw new Refusal({ kind: 'gift_gone' });
  }
  const pairs = lines.map((line) => ({ line, seen: expected.find((candidate) => isSameLine(candidate, line)) }));
  const isSame = lines.length === expected.length && pairs.every(({ line, seen }) => seen?.quantity === line.quantity);
  if (!isSame) throw new Refusal({ kind: 'basket_changed' });
  const changed = pairs.flatMap(({ line, seen }) =>
    seen && seen.unitGross !== line.unitGross
      ? [{ ...keyOf(line), name: line.name, expected: seen.unitGross, actual: line.unitGross }]
      : [],
  );
  if (changed.length > 0) throw new Refusal({ kind: 'price_changed', lines: changed });
  const facts = ['code', 'goods', 'isDeliveryFree'] as const;
  if (facts.some((fact) => seenRebate?.[fact] !== rebate?.[fact])) {
    throw new Refusal({ kind: 'rebate_changed', expected: seenRebate?.goods ?? 0, actual: rebate?.goods ?? 0 });
  }
}

const keyOf = ({ productId, size, additional }: LineKey) => ({ productId, size, additional });

async function takeAll(tx: Tx, lines: ReadonlyArray<OrderedLine>, preferredStock: string | undefined) {
  // The parts of bundles; the guarded updates read the stock.
  const ids = lines.map(({ productId }) => productId);
  const shelf = await readShelf(tx, [], ids);
  const takenFrom = new Map<OrderedLine, ReadonlyArray<StockShare>>();
  const missing = new Set(lines.filter(({ problem }) => problem));
  const takes = lines.flatMap((line) =>
    shelf.takes(line).map((take, index) => ({ line, take, part: index > 0 && keyOfSize(take) })),
  );
  for (const { line, take, part } of takes.sort((a, b) => compareSizes(a.take, b.take))) {
    const shares = missing.has(line) ? null : await takeStock(tx, take, preferredStock);
    if (!shares) missing.add(line);
    else {
      const own = shares.map((share) => (part ? { ...share, part } : share));
      takenFrom.set(line, [...(takenFrom.get(line) ?? []), ...own]);
    }
  }
  if (missing.size > 0) {
    throw new Refusal({
      kind: 'not_enough',
      lines: lines
        .filter((line) => missing.has(line))
        .map((line) => ({ ...keyOf(line), name: line.name, wanted: line.quantity, available: availableOf(line) })),
    });
  }
  return takenFrom;
}

const keyOfSize = ({ productId, size }: SizeKey): SizeKey => ({ productId, size });

/** The available quantity of a short line. */
function availableOf({ problem, quantityData }: OrderedLine): Thousandths {
  if (problem?.kind === 'unavailable') return 0;
  return problem?.possible ?? quantityData.amount;
}

/** 20261121/014: the day in Warsaw and a counter of that day. Taken last, because it blocks others. */
async function nextNumber(tx: Tx, now: number): Promise<string> {
  const day = warsawDay(now);
  const { last } = await tx
    .insertInto('order_counters')
    .values({ day, last: 1 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet((eb) => ({ last: eb('order_counters.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${day}/${String(last).padStart(3, '0')}`;
}

async function writeOrder(
  tx: Tx,
  lines: ReadonlyArray<OrderedLine>,
  takenFrom: ReadonlyMap<OrderedLine, ReadonlyArray<StockShare>>,
  rebate: AppliedRebate | null,
  command: PlaceOrder,
  now: number,
): Promise<PlacedOrder> {
  const { delivery, payment, state } = command;
  const productsTotal = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
  const rebateTotal = rebate?.goods ?? 0;
  const total = productsTotal - rebateTotal + delivery.total + payment.total;
  const accessKey = randomBytes(24).toString('base64url');
  const number = await nextNumber(tx, now);
  const { id } = await tx
    .insertInto('orders')
    .values({
      number,
      access_key: accessKey,
      session_hash: command.session,
      client_id: command.clientId ?? null,
      email: command.email,
      language: currentLanguage(),
      state,
      placed_at: now,
      currency,
      products_total: productsTotal,
      delivery_total: delivery.total,
      delivery_cost: delivery.isCostOpen ? 'open' : 'standard',
      payment_total: payment.total,
      rebate_code: rebate?.code ?? null,
      rebate_total: rebateTotal,
      total,
      courier_id: delivery.courierId,
      payment_method: payment.method,
      details: toJson(command.details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        order_id: id,
        position,
        product_id: line.productId,
        size_type: line.size,
        additional: line.additional,
        name: line.name,
        version_name: line.versionName,
        size_name: line.sizeName,
        unit_name: line.unit.name,
        unit_precision: line.unit.precision,
        quantity: line.quantity,
        vat_percent: line.vatPercent,
        unit_gross: line.unitGross,
        unit_net: line.vatPercent === null ? line.unitGross : netOf(line.unitGross, line.vatPercent),
        total_gross: line.totalGross,
        comment: line.comment,
        options: toJson(line.options),
        taken_from: toJson(takenFrom.get(line) ?? []),
      })),
    )
    .execute();
  const hasBundles = [...takenFrom.values()].some((shares) => shares.some(({ part }) => part));
  if (hasBundles) await keepParts(tx, id, lines);
  await orderFiles(tx, id, lines);
  await tx.insertInto('order_states').values({ order_id: id, state, at: now, actor: 'client', note: '' }).execute();
  if (delivery.isCostOpen)
    await tx
      .insertInto('order_states')
      .values({ order_id: id, state, at: now, actor: 'shop', note: costOpenNote })
      .execute();
  const left = await payFirst(tx, { id, currency, total }, payment.method, command.parts ?? noParts, now);
  if (left === null) throw new Refusal({ kind: 'part_gone' });
  if (left === 0) {
    const { email } = command;
    await issueGiftCards(tx, { id, number, email, language: currentLanguage(), currency, access_key: accessKey }, now);
  }
  if (command.servicePoints) {
    const { clientId, points } = command.servicePoints;
    const { earned } = (command.parts ?? noParts).points;
    if (!(await spendPoints(tx, clientId, points, earned))) throw new Refusal({ kind: 'part_gone' });
    // It pays nothing of the total: it returns the points if the order is cancelled.
    const data = { clientId, points };
    await insertPayment(tx, { id, currency }, { method: 'points', state: 'accepted', amount: 0, data }, now);
  }
  return { id, number, accessKey, total, method: payment.method, left, placedAt: now };
}
