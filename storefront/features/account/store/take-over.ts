import { sql } from 'kysely';
import { mergeBaskets } from '../../basket/store.ts';
import { normalisedEmail } from '../../reviews/store.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { OwnedLimits } from './client-types.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/**
 * Moves a guest's data to the client who signs in. Every table with a `session_hash` needs a line here; without one its
 * rows are lost with the guest's session.
 */
export async function takeOver(
  tx: Tx,
  { guest, client }: { guest: SessionHash; client: SessionHash },
  limits: OwnedLimits,
  now: number,
): Promise<void> {
  await mergeBaskets(tx, guest, client, now);
  await moveLists(tx, guest, client, limits);
  await moveCompared(tx, guest, client, limits.compared);
  await moveDraft(tx, guest, client);
  await moveReturnDrafts(tx, guest, client);
  await moveData(tx, guest, client);
  await moveVotes(tx, guest, client);
  await moveRequests(tx, guest, client);
}

/**
 * Merges two wishlists; every other list stays a list. The limits hold: the account keeps all that it has, and of the
 * guest's lists and products come as many as fit, the newest first. Otherwise anyone could fill an account without end by
 * signing in again and again.
 */
async function moveLists(tx: Tx, guest: SessionHash, client: SessionHash, limits: OwnedLimits): Promise<void> {
  const wishlists = await tx
    .selectFrom('shopping_lists')
    .select(['id', 'session_hash'])
    .where('session_hash', 'in', [guest, client])
    .where('is_default', '=', 1)
    .execute();
  const from = wishlists.find((list) => list.session_hash === guest);
  const into = wishlists.find((list) => list.session_hash === client);
  if (from && into) {
    const lines = await tx
      .selectFrom('shopping_list_lines')
      .select(['product_id', 'size_type', 'quantity', 'added_at'])
      .where('list_id', '=', from.id)
      .orderBy('id', 'desc')
      .execute();
    const held = await tx
      .selectFrom('shopping_list_lines')
      .select(['product_id', 'size_type'])
      .where('list_id', '=', into.id)
      .execute();
    const isHeld = (line: (typeof lines)[number]) =>
      held.some((one) => one.product_id === line.product_id && one.size_type === line.size_type);
    const room = Math.max(limits.shoppingListLines - held.length, 0);
    const added = lines.filter((line) => !isHeld(line)).slice(0, room);
    // In the order in which they were added.
    for (const line of added.reverse())
      await tx
        .insertInto('shopping_list_lines')
        .values({ ...line, list_id: into.id })
        .execute();
    await tx.deleteFrom('shopping_lists').where('id', '=', from.id).execute();
  }
  const { count } = await tx
    .selectFrom('shopping_lists')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('session_hash', '=', client)
    .executeTakeFirstOrThrow();
  const moved = await tx
    .selectFrom('shopping_lists')
    .select('id')
    .where('session_hash', '=', guest)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.max(limits.shoppingLists - count, 0))
    .execute();
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await tx.updateTable('shopping_lists').set({ session_hash: client }).where('id', 'in', ids).execute();
}

/** The guest's are the latest: above the limit the oldest go. */
async function moveCompared(tx: Tx, guest: SessionHash, client: SessionHash, most: number): Promise<void> {
  const rows = await tx
    .selectFrom('compared_products')
    .select(['session_hash', 'product_id'])
    .where('session_hash', 'in', [guest, client])
    .orderBy('id')
    .execute();
  const of = (owner: SessionHash) => rows.filter((row) => row.session_hash === owner).map((row) => row.product_id);
  const added = of(guest)
    .filter((product) => !of(client).includes(product))
    .slice(-most);
  const tooMany = of(client).slice(0, Math.max(of(client).length + added.length - most, 0));
  if (tooMany.length > 0)
    await tx
      .deleteFrom('compared_products')
      .where('session_hash', '=', client)
      .where('product_id', 'in', tooMany)
      .execute();
  for (const product of added)
    await tx.insertInto('compared_products').values({ session_hash: client, product_id: product }).execute();
}

/** The last typed draft wins. */
async function moveDraft(tx: Tx, guest: SessionHash, client: SessionHash): Promise<void> {
  const draft = await tx.selectFrom('order_drafts').selectAll().where('session_hash', '=', guest).executeTakeFirst();
  if (!draft) return;
  const { data, updated_at } = draft;
  await tx
    .insertInto('order_drafts')
    .values({ session_hash: client, data, updated_at })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ data, updated_at }))
    .execute();
}

/** What the guest chose last for an order wins. */
async function moveReturnDrafts(tx: Tx, guest: SessionHash, client: SessionHash): Promise<void> {
  await tx
    .deleteFrom('return_drafts')
    .where('session_hash', '=', client)
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('return_drafts as guests').select('guests.order_id').where('guests.session_hash', '=', guest),
    )
    .execute();
  await tx.updateTable('return_drafts').set({ session_hash: client }).where('session_hash', '=', guest).execute();
}

/** The guest's choices (the order of lists, seen prices) win over the client's older ones. */
async function moveData(tx: Tx, guest: SessionHash, client: SessionHash): Promise<void> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id_hash', 'data'])
    .where('id_hash', 'in', [guest, client])
    .execute();
  const of = (owner: SessionHash) =>
    fromJson<Record<string, unknown>>(rows.find((row) => row.id_hash === owner)?.data ?? '{}');
  await tx
    .updateTable('sessions')
    .set({ data: toJson({ ...of(client), ...of(guest) }) })
    .where('id_hash', '=', client)
    .execute();
}

/** One vote per person and opinion: an earlier vote of the client wins. */
async function moveVotes(tx: Tx, guest: SessionHash, client: SessionHash): Promise<void> {
  await tx
    .deleteFrom('opinion_votes')
    .where('session_hash', '=', guest)
    .where('opinion_id', 'in', (eb) =>
      eb.selectFrom('opinion_votes as own').select('own.opinion_id').where('own.session_hash', '=', client),
    )
    .execute();
  await tx.updateTable('opinion_votes').set({ session_hash: client }).where('session_hash', '=', guest).execute();
}

/** Product wishes, no duplicates. */
async function moveRequests(tx: Tx, guest: SessionHash, client: SessionHash): Promise<void> {
  await tx
    .deleteFrom('product_requests as guests')
    .where('guests.session_hash', '=', guest)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_requests as own')
          .select('own.id')
          .where('own.session_hash', '=', client)
          .whereRef('own.name', '=', 'guests.name')
          .whereRef('own.description', '=', 'guests.description'),
      ),
    )
    .execute();
  await tx.updateTable('product_requests').set({ session_hash: client }).where('session_hash', '=', guest).execute();
}

/** Guest orders of this browser under the client's own e-mail become the account's. */
export async function moveOrders(
  tx: Tx,
  guest: SessionHash,
  client: { id: number; email: string; owner: SessionHash },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ session_hash: client.owner, client_id: client.id })
    .where('session_hash', '=', guest)
    .where(sql<string>`lower(email)`, '=', normalisedEmail(client.email))
    .execute();
}

/** The e-mail of a new account is proved: what was ordered with it without an account is the client's. */
export async function adoptOrders(tx: Tx, clientId: number, email: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ client_id: clientId })
    .where('client_id', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute();
}

/** Waiting notices belong to this browser: they move to its next session. */
export const moveMessages = (tx: Tx, from: SessionHash, into: SessionHash) =>
  tx.updateTable('notices').set({ session_hash: into }).where('session_hash', '=', from).execute();
