import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { PaymentPart } from '../../../../patterns/rules/order-payments.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import type { PaymentData } from './payment-rows.ts';

/** A part that pays at once, with what it takes. `points` and the balance belong to a client. */
export interface TakenPart extends PaymentPart {
  method: 'voucher' | 'gift-card' | 'points' | 'balance';
  data: PaymentData;
}

/** The points of a client that come from completed orders; the store knows the granted and the spent ones. */
export interface PointsEarned {
  earned: number;
  /** What one point is worth. */
  worth: Grosze;
}

/** The points that an amount takes, rounded up. */
const pointsOf = (amount: Grosze, { worth }: PointsEarned): number => Math.ceil(amount / worth);

/**
 * Takes a part: one guarded update, so that two orders cannot spend the same money.
 *
 * @returns the payment's data; null where there is too little left
 */
export async function takePart(tx: Tx, { method, amount, data }: TakenPart, points: PointsEarned, now: number) {
  if (method === 'voucher' || method === 'gift-card') {
    const taken = await tx
      .updateTable('vouchers')
      .set((eb) => ({ left_amount: eb('left_amount', '-', amount) }))
      .where('number', '=', data.voucher ?? '')
      .where('kind', '=', method)
      .where('left_amount', '>=', amount)
      .where('is_blocked', '=', 0)
      .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', now)]))
      .returning('number')
      .executeTakeFirst();
    return taken ? data : null;
  }
  const { clientId } = data;
  if (clientId === undefined) return null;
  if (method === 'balance') {
    await openFunds(tx, clientId);
    const taken = await tx
      .updateTable('client_funds')
      .set((eb) => ({ balance: eb('balance', '-', amount) }))
      .where('client_id', '=', clientId)
      .where('balance', '>=', amount)
      .returning('client_id')
      .executeTakeFirst();
    return taken ? data : null;
  }
  const spent = pointsOf(amount, points);
  return (await spendPoints(tx, clientId, spent, points.earned)) ? { ...data, points: spent } : null;
}

const openFunds = (tx: Tx, clientId: number) =>
  tx
    .insertInto('client_funds')
    .values({ client_id: clientId, points_granted: 0, points_spent: 0, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Takes points of a client, if there are as many. @param earned points of completed orders, beside the granted ones */
export async function spendPoints(tx: Tx, clientId: number, spent: number, earned: number): Promise<boolean> {
  await openFunds(tx, clientId);
  const taken = await tx
    .updateTable('client_funds')
    .set((eb) => ({ points_spent: eb('points_spent', '+', spent) }))
    .where('client_id', '=', clientId)
    .where((eb) => eb(eb('points_granted', '-', eb.ref('points_spent')), '>=', spent - earned))
    .returning('client_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Gives back what a part took, or some of it. Points go back in whole ones; portions sum up to all of them.
 *
 * @param before what of it went back earlier
 */
export async function returnPart(
  tx: Tx,
  { method, amount: whole, data }: { method: string; amount: Grosze; data: PaymentData },
  amount: Grosze = whole,
  before: Grosze = 0,
) {
  if (method === 'voucher' || method === 'gift-card') {
    await tx
      .updateTable('vouchers')
      .set((eb) => ({ left_amount: eb('left_amount', '+', amount) }))
      .where('number', '=', data.voucher ?? '')
      .execute();
  } else if (data.clientId !== undefined) {
    if (method === 'balance') return addBalance(tx, data.clientId, amount);
    const all = data.points ?? 0;
    const pointsFor = (part: Grosze) => Math.floor((all * part) / whole);
    // Points for services of the delivery pay nothing of the total: they go back at once.
    const points = whole === 0 ? all : pointsFor(before + amount) - pointsFor(before);
    await tx
      .updateTable('client_funds')
      .set((eb) => ({ points_spent: eb('points_spent', '-', points) }))
      .where('client_id', '=', data.clientId)
      .execute();
  }
}

/** Credits a client. */
export async function addBalance(tx: Tx, clientId: number, amount: Grosze): Promise<void> {
  await openFunds(tx, clientId);
  await tx
    .updateTable('client_funds')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('client_id', '=', clientId)
    .execute();
}
