import type { Selectable } from 'kysely';
import { phaseOf, type ComplaintState } from '../../../../patterns/rules/complaint-states.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { ComplaintEntry } from './complaint-types.ts';

type Row = Selectable<Schema['complaints']>;

/** Reads and locks a complaint: both sides write one after the other. */
export const lockComplaint = (tx: Tx, where: { number: string } | { id: number }): Promise<Row | undefined> => {
  const locked = tx.updateTable('complaints').set((eb) => ({ state: eb.ref('state') }));
  return ('id' in where ? locked.where('id', '=', where.id) : locked.where('number', '=', where.number))
    .returningAll()
    .executeTakeFirst();
};

export type NewEntry = Pick<ComplaintEntry, 'author' | 'signature' | 'body' | 'state'> & {
  /** Of the shopper's form; null for the shop's own entries. */
  sentKey: string | null;
};

const isDecision = (state: ComplaintState | null): boolean =>
  state !== null && ['accepted', 'refused', 'done'].includes(phaseOf(state));

/** Writes an entry of a locked complaint, and its state. @returns its number */
export async function addEntry(
  tx: Tx,
  { id, decided_at }: Pick<Row, 'id' | 'decided_at'>,
  { author, signature, body, state, sentKey }: NewEntry,
  now: number,
): Promise<number> {
  if (state !== null)
    await tx
      .updateTable('complaints')
      .set({ state, decided_at: decided_at ?? (isDecision(state) ? now : null) })
      .where('id', '=', id)
      .execute();
  const row = { complaint_id: id, author, signature, body, state, sent_key: sentKey, at: now };
  return (await tx.insertInto('complaint_entries').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
