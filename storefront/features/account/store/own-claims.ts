import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/store/schema.ts';
import { fromJson } from '../../../platform/store/json.ts';

/**
 * What a client asked for after orders: returns, complaints with their conversations, and withdrawals.
 *
 * @param email in lower case: withdrawals need no account
 */
export async function ownClaims(read: Kysely<Schema>, clientId: number, email: string) {
  const returns = await read
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.number', 'returns.state', 'created_at', 'method', 'refund_form', 'refunded', 'returns.details'])
    .where('client_id', '=', clientId)
    .orderBy('returns.id')
    .execute();
  const complaints = await read
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .select(['complaints.id', 'complaints.number', 'solution', 'method', 'phone', 'complaints.state', 'filed_at'])
    .where('client_id', '=', clientId)
    .orderBy('complaints.id')
    .execute();
  const described = await read
    .selectFrom('complaint_lines')
    .innerJoin('complaints', 'complaints.id', 'complaint_id')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .select(['complaint_id', 'description'])
    .where('client_id', '=', clientId)
    .orderBy('complaint_id')
    .orderBy('complaint_lines.position')
    .execute();
  const said = await read
    .selectFrom('complaint_entries')
    .innerJoin('complaints', 'complaints.id', 'complaint_id')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .select(['complaint_id', 'author', 'body', 'at'])
    .where('client_id', '=', clientId)
    .where('body', '<>', '')
    .orderBy('complaint_entries.id')
    .execute();
  const withdrawals = await read
    .selectFrom('withdrawals')
    .select(['order_number', 'name', 'email', 'goods', 'submitted_at', 'answer'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('id')
    .execute();
  return {
    returns: returns.map(({ details, ...one }) => ({
      ...one,
      details: fromJson<{ comment?: string; iban?: string; phone?: string; text?: string }>(details),
    })),
    complaints: complaints.map(({ id, ...one }) => ({
      ...one,
      descriptions: described.filter((line) => line.complaint_id === id).map(({ description }) => description),
      messages: said.filter((entry) => entry.complaint_id === id).map(({ author, body, at }) => ({ author, body, at })),
    })),
    withdrawals,
  };
}
