import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
import { readClient } from './rows.ts';
import { consentsOf } from './consents.ts';
import { ownClaims } from './own-claims.ts';
import { addressesOf } from './addresses.ts';

/** Deletes nothing where money would be lost. */
export type RemoveOutcome = 'removed' | 'has_balance';

/** What the shop keeps about a client: to read, to take along and to delete (GDPR, articles 15, 17 and 20). */
export function ownDataOf(database: Database) {
  const { read } = database;
  const { addresses } = addressesOf(database);
  const { consents } = consentsOf(database);
  return {
    /** All of it as plain values: amounts in grosze, quantities in thousandths, times in epoch milliseconds. */
    async ownData(clientId: number) {
      const client = await readClient(read, clientId);
      if (!client) return null;
      const { session_hash: owner } = await read
        .selectFrom('clients')
        .select('session_hash')
        .where('id', '=', clientId)
        .executeTakeFirstOrThrow();
      const email = client.email.toLowerCase();
      const orders = await read
        .selectFrom('orders')
        .select(['id', 'number', 'email', 'state', 'placed_at', 'total', 'payment_method', 'courier_id', 'details'])
        .where('client_id', '=', clientId)
        .orderBy('id', 'desc')
        .execute();
      const lines = await read
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select(['order_id', 'name', 'version_name', 'size_name', 'quantity', 'total_gross', 'comment'])
        .where('orders.client_id', '=', clientId)
        .orderBy('order_id')
        .orderBy('position')
        .execute();
      const linesOf = Map.groupBy(lines, (line) => line.order_id);
      const listed = await read
        .selectFrom('shopping_list_lines')
        .innerJoin('shopping_lists', 'shopping_lists.id', 'shopping_list_lines.list_id')
        .innerJoin('products', 'products.id', 'shopping_list_lines.product_id')
        .select(['shopping_lists.name', 'product_id', 'products.name as product', 'size_type', 'quantity', 'added_at'])
        .where('session_hash', '=', owner)
        .orderBy('shopping_list_lines.id')
        .execute();
      const opinions = await read
        .selectFrom('sent_opinions')
        .select(['product_id', 'author', 'content', 'rating', 'sent_at', 'published_at'])
        .where('email', '=', email)
        .orderBy('id')
        .execute();
      const questions = await read
        .selectFrom('asked_questions')
        .select(['product_id', 'question', 'asked_at', 'answer'])
        .where('email', '=', email)
        .orderBy('id')
        .execute();
      const observed = await read
        .selectFrom('observations')
        .innerJoin('products', 'products.id', 'observations.product_id')
        .select([
          'product_id',
          'products.name as product',
          'size_type',
          'phone',
          'observations.created_at',
          'notified_at',
        ])
        .where('email', '=', email)
        .orderBy('observations.id')
        .execute();
      const sessions = await read
        .selectFrom('sessions')
        .select(['browser', 'created_at'])
        .where('client_id', '=', clientId)
        .orderBy('created_at', 'desc')
        .execute();
      const passkeys = await read
        .selectFrom('passkeys')
        .select(['name', 'created_at', 'used_at'])
        .where('client_id', '=', clientId)
        .orderBy('id')
        .execute();
      const identities = await read
        .selectFrom('client_identities')
        .select(['provider', 'email', 'created_at'])
        .where('client_id', '=', clientId)
        .orderBy('id')
        .execute();
      const funds = await read
        .selectFrom('client_funds')
        .select(['points_granted', 'points_spent', 'balance'])
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      return {
        account: client,
        deliveryAddresses: await addresses(clientId, 'delivery'),
        invoiceAddresses: await addresses(clientId, 'invoice'),
        orders: orders.map(({ id, details, ...order }) => ({
          ...order,
          details: fromJson<unknown>(details),
          lines: linesOf.get(id) ?? [],
        })),
        ...(await ownClaims(read, clientId, email)),
        shoppingLists: listed,
        observed,
        opinions,
        questions,
        consents: await consents(clientId),
        devices: sessions,
        passkeys,
        identities,
        funds: funds ?? null,
      };
    },

    /**
     * Deletes the account with addresses, basket, lists, ways of signing in and points, and signs every browser out.
     * Orders stay for accounting, with their returns and complaints, but without their account: number and e-mail open them.
     */
    async removeAccount(clientId: number): Promise<RemoveOutcome> {
      return transact(database, async (tx) => {
        // Locks the account: a payment from its balance waits.
        const client = await tx
          .updateTable('clients')
          .set((eb) => ({ email: eb.ref('email') }))
          .where('id', '=', clientId)
          .returning('session_hash')
          .executeTakeFirst();
        if (!client) return 'removed';
        const funds = await tx
          .selectFrom('client_funds')
          .select('balance')
          .where('client_id', '=', clientId)
          .executeTakeFirst();
        if (funds && funds.balance > 0) return 'has_balance';
        const { session_hash: owner } = client;
        await tx.updateTable('orders').set({ session_hash: null }).where('client_id', '=', clientId).execute();
        await tx.updateTable('unpaid_orders').set({ client_id: null }).where('client_id', '=', clientId).execute();
        await tx.deleteFrom('clients').where('id', '=', clientId).execute();
        await tx.deleteFrom('sessions').where('id_hash', '=', owner).execute();
        return 'removed';
      });
    },
  };
}
