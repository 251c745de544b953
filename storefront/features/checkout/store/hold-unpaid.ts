import { createHash } from 'node:crypto';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import type { PlaceOrder, PlacedOrder, UnpaidLimit, UnpaidRefusal } from './order-types.ts';

/** An e-mail in comparable form. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/**
 * Records an unpaid order, and checks its buyer's total against the limits. Call it after the order has its number: the
 * day's counter is locked, so two concurrent orders cannot both take the last room of a limit.
 *
 * @returns the exceeded limit, and then the transaction must roll back; null where all are kept
 */
export async function holdUnpaid(
  tx: Tx,
  order: Pick<PlacedOrder, 'id' | 'left'>,
  lines: ReadonlyArray<{ quantity: Thousandths }>,
  { unpaid, email, clientId = null }: Pick<PlaceOrder, 'unpaid' | 'email' | 'clientId'>,
): Promise<UnpaidRefusal | null> {
  if (!unpaid || order.left === 0) return null;
  const own = {
    order_id: order.id,
    client_id: clientId,
    email_key: emailKey(email),
    network_hash: createHash('sha256').update(unpaid.networkAddress).digest('base64url'),
    pieces: lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity / 1000), 0),
    worth: order.left,
    pay_until: unpaid.payUntil,
  };
  await tx.insertInto('unpaid_orders').values(own).execute();
  const held = await tx
    .selectFrom('unpaid_orders')
    .select(['client_id', 'email_key', 'network_hash', 'pieces', 'worth'])
    .where((eb) =>
      eb.or([
        eb('email_key', '=', own.email_key),
        eb('network_hash', '=', own.network_hash),
        ...(clientId === null ? [] : [eb('client_id', '=', clientId)]),
      ]),
    )
    .execute();
  return (
    passed(
      held.filter((row) => clientId !== null && row.client_id === clientId),
      unpaid.perCustomer,
    ) ??
    passed(
      held.filter((row) => row.email_key === own.email_key),
      unpaid.perCustomer,
    ) ??
    passed(
      held.filter((row) => row.network_hash === own.network_hash),
      unpaid.perNetworkAddress,
    )
  );
}

/** The first limit that orders exceed together. */
function passed(held: ReadonlyArray<{ pieces: number; worth: number }>, limits: UnpaidLimit): UnpaidRefusal | null {
  const total: UnpaidLimit = {
    orders: held.length,
    pieces: held.reduce((sum, { pieces }) => sum + pieces, 0),
    worth: held.reduce((sum, { worth }) => sum + worth, 0),
  };
  const limit = (['orders', 'pieces', 'worth'] as const).find((name) => total[name] > limits[name]);
  return limit ? { kind: 'too_much_unpaid', limit, most: limits[limit] } : null;
}
